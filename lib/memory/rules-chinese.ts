/** What standing instructions, wishes and facts sound like in Chinese, and what only sounds like them. */
import type { LanguageRules } from "./rules.ts";

const OPENING = "好的?|嗯|行|对了|还有|另外|那|就|但";
/** Where a clause begins, and what may stand between its beginning and the order. */
const CLAUSE = `(?:^|[，,。；;：:、!！（(])(?:${OPENING})?`;
const ASKS = "(?:请|要|帮我|给我|务必|一定|你){0,3}";
/** 以后 also means "after": 完成以后. As a standing order it opens a clause, or an order follows it. */
const FROM_NOW_ON =
  "(?:今后|往后|从今以后|从现在起|从现在开始|从此以后|(?:^|[\\s，,。；;：:、!！（(]|[请那就但都你我们咱好])以后|(?<![之完成了过天年月周日录后启停布署交建装])以后(?=都|用|不|别|请|放|写|统一|一律|注意|要))";
const ROLE =
  "(?:开发|工程师|程序员|设计师|分析师|产品经理|测试|运维|学生|老师|新手|架构师|研究员|数据科学家)";
const AT_HAND =
  "(?:文件|函数|类|方法|模块|组件|PR|MR|分支|提交|改动|任务|会话|对话|评审|版本|问题|页面|接口|用例|方案|需求)";
const WEEKDAY = "(?:周|星期|礼拜)[一二三四五六日天]";

export const CHINESE: LanguageRules = {
  questions: [/[?？]["”』」）)]*$/, /(?:吗|呢|么|不)[。.!！]*$/],
  /** These words ask, unless they stand inside something that is to be kept: 以后先看看有没有. */
  askingWords: [
    /是不是|为什么|怎么(?!都|样都)|什么(?:时候|意思|是|叫|原因)|叫什么|哪[个些里种]|谁|有没有|能不能|会不会|行不行|要不要|可不可以|是否|如何|能记住/,
  ],
  politeOrders: [],
  reported: [
    /(?:在.{0,12}里|里面?)(?:说|写|提)|写(?=我们|你们|不要|永远|必须)/,
    /(?:说|写着|写道|写的是|写明|写过|提到|规定|要求我们|原话|原文|看到过|听说|据说|报错|提示)/,
    /(?:按照|根据|依照).{0,12}(?:文档|规范|手册|指南|说明)/,
    /(?:翻译|解释)(?:一下|下)?/,
    /(?:评审|意见|评论|注释|信息|标题|工单|日志)(?:是|为|：|:)/,
  ],
  oneOff: [
    /今天|今晚|今早|明天|明早|本周|这周|这个月|暂时|暂且|临时(?!文件|目录|表|变量|文件夹)|目前先|现在先|眼下/,
    /这[次回一]次?(?!以后)|本次|此次|这趟/,
    new RegExp(`(?:这个|这条|这段|本|当前)${AT_HAND}`, "i"),
    /(?:^|[，,。\s])先(?:别|不要|不|用|跳|开|沿|把|给|按|试)|的时候先|期间|接下来这/,
    /(?:直到|等到?)[^，,。]{0,12}(?:再|为止|之后|以后)|^等(?:下次|到|我)/,
    new RegExp(`${WEEKDAY}(?:之前|以前|前|为止)`),
    // A weekday is a date, unless it is part of a rule.
    new RegExp(`^(?!.*(?:每|以后|今后|一律|不要|别|不)).*${WEEKDAY}`),
    /第[一二三四五六]个?(?:方案|版本|选项|种)|这一?[版种]/,
    /^(?:算了|停)/,
  ],
  strong: [
    {
      pattern: new RegExp(`${CLAUSE}${ASKS}(?:牢牢)?(?:记住|牢记|记下来|记一下|记好)(?!的|最近|\u2402)`),
      type: "project",
    },
    { pattern: new RegExp(FROM_NOW_ON), type: "feedback" },
    { pattern: new RegExp(`${CLAUSE}下次.{0,12}(?:记得|请|不要|别|先|都)`), type: "feedback" },
    { pattern: /(?:不要|别)忘(?:了|记)[，,：:]/, type: "project" },
    { pattern: /^(?:请)?(?:叫我|我叫|我的名字是|我姓)/, type: "user" },
    { pattern: new RegExp(`^我是(?:一[名个位])?.{0,12}${ROLE}`), type: "user" },
  ],
  weak: [
    {
      pattern: /(?:永远|绝对|千万|任何时候都?|无论如何都?)(?:不要|别|不能|不准|不许)/,
      type: "feedback",
    },
    { pattern: /^(?:请)?(?:绝不|决不|切勿)/, type: "feedback" },
    { pattern: /(?:不要|别|不准|不许)再/, type: "feedback" },
    {
      pattern: /每次(?:都)?(?:要|得|必须|先|记得)|每次.{1,20}(?:都要|都得|都必须|都先|时要|时都)/,
      type: "feedback",
    },
    { pattern: /请(?:你)?(?:始终|一直|总是|永远|都)|必须(?:始终|一直|总是|永远)/, type: "feedback" },
    { pattern: /(?:一律|统一)(?:先|用|使用|写|放|不|要|采用|都)/, type: "feedback" },
    {
      pattern:
        /^(?:我们|咱们)(?:这里|这边|项目|团队|组)?(?:里)?(?:都|一直|从来不?|总是|始终|从不)(?!是?(?:拿到|遇到|收到|出现|看到|报))/,
      type: "feedback",
    },
    {
      pattern: /^我(?:个人)?(?:更|比较|一向|一直|还是)?(?:偏好|偏爱|喜欢|习惯|倾向|讨厌|不喜欢|受不了)/,
      type: "user",
    },
    { pattern: /^我(?:通常|一般|平时|平常|习惯)/, type: "user" },
    { pattern: /^(?:凡是|只要|但凡|每当).*(?:都要|都得|都必须|必须|一律|都用|就要)/, type: "feedback" },
    { pattern: /^(?:默认(?:情况下)?|一般情况下|原则上|通常情况下)/, type: "feedback" },
  ],
  weakVetoes: [
    /^(?:把|将|给|让|加|写|实现|修|改|保证|确保)/,
    /^(?!.*(?:不要再|别再|永远)).*(?:修|改|看|查|处理|优化|排查|解决)(?:一下|下)?[。.!！]*$/,
    /改成|换成|改为|换为/,
    // Liking something in front of one is a choice, not a taste.
    /喜欢(?:这|那|第|它|你的|刚才|现在|上面|前面)|喜欢.{0,8}(?:那|这)(?:个|种|版|样|一[个版种])/,
    /再.{0,6}(?:一遍|一次|一下)/,
    /(?:后|时|如果|若)(?:用户|系统|程序|页面|按钮)(?:应该|要|必须)?(?:始终|总是|一直)/,
  ],
  forget: [
    /^(?:请|你)?(?:可以)?(?:忘掉|忘记|忘了)(?!吗|没)(?=.{2})/,
    /^(?:不用|不必|别|不要)再?(?:记着|记住|记得)/,
  ],
  leads: [
    new RegExp(`^(?:${OPENING})?[，,、\\s]*${ASKS}(?:记住|牢记|记下来|记一下)了?[，,：:\\s]*`),
    new RegExp(
      `^(?:${OPENING})?[，,、\\s]*(?:以后|今后|往后|从今以后|从现在起|从现在开始|从此以后|下次)[，,：:\\s]*`,
    ),
    /^(?:请)?(?:不要|别)忘(?:了|记)[，,：:\s]*/,
    /^/,
  ],
};
