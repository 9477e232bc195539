if (process.env.LOGBOOK_CHILD === "1" || process.env.LOGBOOK_OFF === "1") process.exit(0);
"use strict";var __create=Object.create;var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty;var __copyProps=(to,from,except,desc)=>{if(from&&typeof from=="object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&
key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toESM=(mod,isNodeMode,target)=>(target=mod!=null?__create(__getProtoOf(mod)):{},__copyProps(isNodeMode||!mod||!mod.__esModule?__defProp(target,"default",{
value:mod,enumerable:!0}):target,mod));var import_node_fs={default:require("node:fs")},import_node_path=require("node:path");var LogbookError=class extends Error{code;path;byteOffset;hint;constructor(code,message,details={}){super(message,details.cause===void 0?void 0:{cause:details.cause}),
this.name="LogbookError",this.code=code,details.path!==void 0&&(this.path=details.path),details.byteOffset!==void 0&&(this.byteOffset=details.byteOffset),details.
hint!==void 0&&(this.hint=details.hint)}};function errnoOf(error){return typeof error=="object"&&error!==null&&"code"in error&&typeof error.code=="string"?error.code:void 0}var FILE_MODE=384,DIRECTORY_MODE=448;function makeDirectory(path){if(!import_node_fs.default.existsSync(path)){makeParent(path);try{import_node_fs.default.mkdirSync(
path,{mode:DIRECTORY_MODE})}catch(error){if(errnoOf(error)!=="EEXIST")throw error}}}function makeParent(path){let parent=(0,import_node_path.dirname)(path);parent!==
path&&makeDirectory(parent)}function openForWrite(path,flags){try{return import_node_fs.default.openSync(path,flags,FILE_MODE)}catch(error){if(errnoOf(error)!==
"ENOENT")throw error;return makeDirectory((0,import_node_path.dirname)(path)),import_node_fs.default.openSync(path,flags,FILE_MODE)}}function appendLine(path,line){
let fd=openForWrite(path,"a+");try{let prefix=endsWithNewline(fd)?"":`
`;writeWhole(fd,Buffer.from(`${prefix}${line}
`))}finally{import_node_fs.default.closeSync(fd)}}function endsWithNewline(fd){let{size}=import_node_fs.default.fstatSync(fd);if(size===0)return!0;let last=Buffer.
alloc(1);return import_node_fs.default.readSync(fd,last,0,1,size-1)===1?last[0]===10:!0}function writeWhole(fd,bytes){let written=0;for(;written<bytes.length;)written+=
import_node_fs.default.writeSync(fd,bytes,written,bytes.length-written)}function createFileOnce(path,content){let fd;try{fd=openForWrite(path,"wx")}catch(error){if(errnoOf(error)==="EEXIST")return!1;throw error}try{writeWhole(fd,Buffer.
from(content))}finally{import_node_fs.default.closeSync(fd)}return!0}function readFileIfPresent(path){if(import_node_fs.default.existsSync(path))try{return import_node_fs.default.readFileSync(path)}catch(error){let code=errnoOf(error);
if(code==="ENOENT"||code==="ENOTDIR")return;throw error}}function listDirectory(path){try{return import_node_fs.default.readdirSync(path).sort()}catch(error){let code=errnoOf(error);if(code==="ENOENT"||code==="ENOTDIR")
return[];throw error}}function lazy(make){let made;return()=>(made??=make(),made)}var MAX_SEQUENCE=32,joinsPrevious=lazy(()=>new RegExp("^(?:\\p{M}|\\u200d|\\p{Emoji_Modifier}|[\\u{e0020}-\\u{e007f}]|[\\u1160-\\u11ff]|[\\uff9e\\uff9f])","u")),
FIRST_MARK=768,LONE_SURROGATES=/[\ud800-\udfff]/gu;function toWellFormed(text){return text.replace(LONE_SURROGATES,"\uFFFD")}function isLowSurrogate(unit){return unit>=
56320&&unit<=57343}function isHighSurrogate(unit){return unit>=55296&&unit<=56319}function splitsPair(text,at2){return at2>0&&at2<text.length&&isLowSurrogate(text.
charCodeAt(at2))&&isHighSurrogate(text.charCodeAt(at2-1))}function splitsSequence(text,at2){return at2<=0||at2>=text.length||text.charCodeAt(at2)<FIRST_MARK&&text.
charCodeAt(at2-1)<FIRST_MARK?!1:splitsPair(text,at2)?!0:text.charCodeAt(at2-1)===8205||joinsPrevious().test(text.slice(at2,at2+2))}function boundaryBefore(text,at2){
if(at2>=text.length)return text.length;if(at2<=0)return 0;let lowest=Math.max(0,at2-MAX_SEQUENCE);for(let place=at2;place>=lowest;place--)if(!splitsSequence(text,
place))return place;return splitsPair(text,at2)?at2-1:at2}function cutText(text,maxChars,mark="\u2026"){return text.length<=maxChars?text:mark.length>=maxChars?text.slice(0,boundaryBefore(text,maxChars)):text.slice(0,boundaryBefore(
text,maxChars-mark.length))+mark}var PLACEHOLDER="[private]",OPENING="(?:[<\uFF1C\uFE64\u2039]|&lt;|\\\\u003c)",CLOSING="(?:[>\uFF1E\uFE65\u203A]|&gt;|\\\\u003e)",FULL_WIDTH=65248,NAME=[..."pri\
vate"].map(letter=>`[${letter}${String.fromCharCode(letter.charCodeAt(0)+FULL_WIDTH)}]`).join("\\p{Default_Ignorable_Code_Point}{0,4}"),ATTRIBUTES="[^<>\uFF1C\uFF1E]{0,20\
0}?",tagPattern=lazy(()=>new RegExp(`${OPENING}\\s{0,8}([/\uFF0F\\\\]?)\\s{0,8}${NAME}(?![\\w-])(?:${ATTRIBUTES}${CLOSING})?`,"giu")),HINT=/[<\uff1c\ufe64\u2039]|&lt;|\\u003c/i;
function stripPrivate(text){if(!HINT.test(text))return text;let kept="",depth=0,from=0;for(let tag of text.matchAll(tagPattern())){let isEnd=tag[1]!=="";depth===
0&&isEnd||(depth===0&&(kept+=text.slice(from,tag.index)+PLACEHOLDER),depth+=isEnd?-1:1,from=tag.index+tag[0].length)}return depth>0?kept:kept+text.slice(from)}var PLACEHOLDER2="[redacted:secret]",PASSWORD_NAMES="pass(?:word|wd|phrase)|pwd|secret",KEY_NAMES='(?:api|access|secret|account|private|encryption|signing|maste\
r)[_-]?key(?:[_-]?id)?|client[_-]?secret|credentials?|token|(?<=["])auth(?=\\\\{0,15}")|(?<=[?&])(?:sig|x-(?:amz|goog)-signature)',CJK_NAMES="\u5BC6\u7801|\u53E3\u4EE4|\u5BC6\u94A5|\u79D8\u94A5|\u4EE4\u724C|\u30D1\u30B9\u30EF\
\u30FC\u30C9|\u79D8\u5BC6\u9375|\u30C8\u30FC\u30AF\u30F3|\uBE44\uBC00\uBC88\uD638|\uD1A0\uD070|\uC554\uD638",NAME_END="(?:_?\\d{1,3}|[_-](?:prod|production|dev|t\
est|staging|live|id|value|raw|base64|b64))?",QUOTE="\\\\{0,15}[\"'`]",BREAK="(?:\\s|\\\\+(?![\\\\\"'`])n?){0,8}",SEPARATOR=`(?:${QUOTE})?\\s{0,4}(?::=|=>|[:=\uFF1A\uFF1D]|\
>(?=[^<>\\s]{4,4096}</))${BREAK}`,CJK_SEPARATOR="\\s{0,4}(?:[:=\uFF1A\uFF1D]|\u662F|\u4E3A|\u306F|\uB294|\uC740)\\s{0,4}",FLAG_SEPARATOR="\\s{1,4}",VALUE=`(?:(${QUOTE}\
)([^"'\`\\\\\\n]{4,4096})|([!#$%*+./:=?@[\\]^\\w~-]{4,4096}))`,ASSIGNED=new RegExp(`((?:(${PASSWORD_NAMES})|(?:${KEY_NAMES}))${NAME_END}${SEPARATOR})${VALUE}`,"\
gi"),CJK_ASSIGNED=new RegExp(`((${CJK_NAMES})${CJK_SEPARATOR})${VALUE}`,"g"),FLAG=new RegExp(`((?:(?:^|\\s|\\\\n|["'])--?(?:[a-z-]{0,30}-)?|\\blogin\\s{1,4}\\S{1,64}\\\
s{1,4})(${PASSWORD_NAMES}|api-?key|token)${FLAG_SEPARATOR})${VALUE}`,"gi"),ENV_PASSWORD=/((?<!(?<!\\)[a-z])(?:PASSWORD|PASSWD|PASSPHRASE|(?<![A-Z])PASS|PWD|SECRET)(?:_?\d{1,3}|_[A-Z]{2,12})?=)(["']?)([^\s"'`&]{4,4096})/g,
ENV_KEY=/((?<!(?<!\\)[a-z])(?:KEY|AUTH|PAT|TOKEN)(?:_?\d{1,3})?=)(["']?)(?=[A-Za-z_/+-]{0,64}\d)(?=[\d_/+-]{0,64}[A-Za-z])[\w/+=.:-]{16,4096}/g,PATH=/^(?:\.{0,2}|~)\//,
ABOUT_SECRET=/_(?:NAME|FILE|PATH|DIR|ARN|URL|URI|KEY|TYPE|TTL|POLICY|LENGTH|MIN|MAX)=$/,NAME_HINTS=["pass","pwd","secret","key","credential","token","auth","sig",
..."\u5BC6 \u53E3\u4EE4 \u4EE4\u724C \u30D1\u30B9\u30EF\u30FC\u30C9 \u30C8\u30FC\u30AF\u30F3 \uBE44\uBC00 \uD1A0\uD070 \uC554\uD638".split(" ")],CAPITAL_HINTS=[
"PAT"];function mayNameSecret(text){let lower=text.toLowerCase();return NAME_HINTS.some(hint=>lower.includes(hint))||CAPITAL_HINTS.some(hint=>text.includes(hint))}
var STAND_IN=/^(?:[$<{(%[*]|(?:\.{0,2}|~)\/\w|\d+(?:\.\d+)+$|x{4,}|\.{3}|your[-_ ]|(?:null|none|nil|undefined|true|false|string|number|boolean|required|optional|redacted|changeme|example|placeholder|password|secret|token|process|os|env|import|this|self|config|settings|ctx|req|request|secrets|vars|inputs|data|await|new|typeof|args|opts|options|params)\b)/i,
CALL_OR_PATH=/^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*[.([]|^(?:\.{0,2}|~)\/|^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)+$/,TYPE_NAME=/^(?:[A-Z][a-z]+)+\d{1,3}(?:[A-Z][a-z]+)+$|^[Uu]?[Ii]nt\d{1,3}\b|^[Uu][Tt][Ff]-?\d/,
MIN_KEY=12,MIN_PASSWORD=4;function isMixed(value){return/\d/.test(value)&&/[A-Za-z]/.test(value)}function isQuotedSecret(value,isPassword){return/\s/.test(value)?
isPassword&&/\d/.test(value)&&value.length<=64:isPassword||value.length>=MIN_KEY&&isMixed(value)||value.length>=32}function isBareSecret(value,isPassword){return CALL_OR_PATH.
test(value)||TYPE_NAME.test(value)?!1:isPassword?/\d|[!@#$%^*]/.test(value)&&value.length>=6:value.length>=MIN_KEY&&isMixed(value)}function isSecret(value,isQuoted,isPassword){
return value.length<MIN_PASSWORD||STAND_IN.test(value)?!1:isQuoted?isQuotedSecret(value,isPassword):isBareSecret(value,isPassword)}function redactMatch(whole,before,password,quote,quoted,bare){
return isSecret(quoted??bare??"",quoted!==void 0,password!==void 0)?`${before}${quote??""}${PLACEHOLDER2}`:whole}function redactEnvPassword(whole,before,quote,value){
return STAND_IN.test(value)||PATH.test(value)||ABOUT_SECRET.test(before)?whole:`${before}${quote}${PLACEHOLDER2}`}function redactAssigned(text){return mayNameSecret(
text)?text.replace(ENV_PASSWORD,redactEnvPassword).replace(ENV_KEY,`$1$2${PLACEHOLDER2}`).replace(ASSIGNED,redactMatch).replace(CJK_ASSIGNED,redactMatch).replace(
FLAG,redactMatch):text}var PLACEHOLDER3="[redacted:private-key]",LABEL="[A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----",BEGIN=new RegExp(`-----BEGIN${LABEL}`,"g"),END=new RegExp(`-----END${LABEL}`,
"g"),MAX_LINE=76,MIN_LINE=16,BASE64="[A-Za-z0-9+/=]",GAP=`(?:\\s|\\\\+(?!\\\\)[nrt]?|["',>|#]|\\d{1,6}[\u2192:|\\t]){0,40}`,HEADER="(?:Proc-Type|DEK-Info|Versio\
n|Comment|Hash):[^\\n\\\\]{0,80}",LINE=`${BASE64}{${MIN_LINE},${MAX_LINE}}(?![A-Za-z0-9])`,LAST_LINE=`${BASE64}{1,${MAX_LINE}}(?=${GAP}(?:-----|\u2026|$))`,BODY=new RegExp(
`(?:${GAP}(?:${HEADER}|${LINE}))*(?:${GAP}${LAST_LINE})?(?:${GAP}[+-]?-----END${LABEL})?`,"y"),BACK_GAP=`(?:[\u2192:|\\t]\\d{1,6}|[\\s"',>|#\u2192:\\\\]){0,40}`,
BACK_LINE=`${BASE64}{${MIN_LINE},${MAX_LINE+1}}(?![A-Za-z0-9])`,BACK_BODY=new RegExp(`(?:${BACK_GAP}${BASE64}{1,${MIN_LINE}}(?=${BACK_GAP}${BACK_LINE}))?(?:${BACK_GAP}${BACK_LINE}\
)+(?:${BACK_GAP}${BASE64}{1,${MIN_LINE}}(?![A-Za-z0-9]))?`,"y"),MAX_BODY=16384;function redactBegun(text){let kept="",from=0;for(let begin of text.matchAll(BEGIN))
begin.index<from||(kept+=text.slice(from,begin.index)+PLACEHOLDER3,BODY.lastIndex=begin.index+begin[0].length,BODY.test(text),from=BODY.lastIndex);return kept+text.
slice(from)}function bodyLength(before){let backwards=[...before.slice(-MAX_BODY)].reverse().join("");return BACK_BODY.lastIndex=0,BACK_BODY.test(backwards)?BACK_BODY.
lastIndex:0}function redactEnded(text){let kept="",from=0;for(let end of text.matchAll(END)){let before=text.slice(from,end.index),length=bodyLength(before);from=
end.index+(length>0?end[0].length:0),kept+=before.slice(0,before.length-length)+(length>0?PLACEHOLDER3:"")}return kept+text.slice(from)}function redactPrivateKeys(text){
return text.includes("PRIVATE KEY")?redactEnded(redactBegun(text)):text}var NOT_AFTER="(?<!(?<!\\\\)[A-Za-z0-9])",NOT_BEFORE="(?![A-Za-z0-9])";function byPrefix(kind,hint,run,prefix=hint){let{alphabet="[\\w-]",min,max=512}=run,end=run.max===void 0?"":NOT_BEFORE,cut=`(?=[A-Za-z_-]{0,40}\\d)${alphabet}{6\
,${min}}(?=\u2026|$)`;return{kind,hint,pattern:new RegExp(`${NOT_AFTER}(?:${prefix})(?:${alphabet}{${min},${max}}${end}|${cut})`,"g")}}function byForm(kind,hint,form){
return{kind,hint,pattern:new RegExp(NOT_AFTER+form,"g")}}function byContext(kind,hint,pattern){return{kind,hint,pattern,keepsGroup:!0}}var ALPHANUMERIC="[A-Za-z\
0-9]",GAP2="(?:\\s|\\\\+(?!\\\\)n?){1,12}",BY_FORM=[byPrefix("aws-key","A",{alphabet:"[A-Z0-9]",min:16,max:16},"AKIA|ASIA|AROA|AIDA|ABIA|ACCA"),byPrefix("github\
-token","gh",{alphabet:ALPHANUMERIC,min:36},"gh[pousr]_"),byPrefix("github-token","github_pat_",{min:22}),byPrefix("gitlab-token","gl",{min:20},"gl(?:pat|dt|rt|\
cbt|ptt|ft|soat|agent|imt|oas)-"),byPrefix("slack-token","xox",{min:10},"xox[abeoprs](?:\\.xox[bp])?-"),byPrefix("slack-token","xapp-",{min:10},"xapp-\\d-"),byPrefix(
"slack-webhook","hooks.slack.com",{alphabet:"[\\w/-]",min:20},"hooks\\.slack\\.com/(?:services|workflows|triggers)/"),byPrefix("npm-token","npm_",{alphabet:ALPHANUMERIC,
min:36,max:36}),byPrefix("pypi-token","pypi-",{min:50}),byPrefix("stripe-key","k_",{alphabet:ALPHANUMERIC,min:10},"[srp]k_(?:live|test)_"),byPrefix("stripe-key",
"whsec_",{alphabet:"[A-Za-z0-9+/=]",min:20}),byPrefix("google-key","AIza",{min:35,max:35}),byPrefix("google-key","GOCSPX-",{min:20}),byPrefix("google-token","ya\
29.",{min:20},"ya29\\."),byPrefix("anthropic-key","sk-ant-",{min:16}),byPrefix("openai-key","sk-",{min:20},"sk-(?:proj|svcacct|admin|or-v1)-"),byForm("openai-ke\
y","sk-",`sk-(?=[A-Za-z-]{0,40}\\d)[A-Za-z0-9]{20,255}${NOT_BEFORE}`),byForm("sendgrid-key","SG.","SG\\.[\\w-]{16,32}\\.[\\w-]{32,64}"),byForm("telegram-token",
":AA",`\\d{8,10}:AA[\\w-]{33}${NOT_BEFORE}`),byPrefix("age-key","AGE-SECRET-KEY-1",{alphabet:"[A-Z0-9]",min:40}),byPrefix("service-token","_",{min:30},"(?:hf|gs\
k|sbp|dckr_pat|dop_v1|doo_v1|shp(?:at|ca|pa|ss)|glsa|lin_api|figd|rubygems|dapi)_"),byPrefix("service-token","-",{min:30},"(?:xai|nvapi|pplx|atlasv1)-"),byForm(
"azure-secret","Q~","[\\w.~-]{3}[78]Q~[\\w.~-]{31,34}"),byForm("private-key","LS0tLS1CRUdJTi","LS0tLS1CRUdJTi(?!BDRVJU|BQVUJM)[A-Za-z0-9+/=]{40,16384}"),byForm(
"jwt","eyJ","(?<![_-])eyJ[\\w-]{8,4096}\\.eyJ[\\w-]{4,8192}(?:\\.[\\w-]{0,4096})?")],BY_CONTEXT=[byContext("password","://",/(:\/\/(?:[^\s:/?#@"'<>[\]]{0,128}:|(?=[A-Za-z_-]{0,64}\d)(?=[\w.-]{20,256}@)))(?!\[redacted:|[$<{%])[^\s/?#"'<>]{1,256}(?=@)/g),
byContext("password","-u",/((?:^|\s|\\n)(?:-u|--user|--proxy-user)[ =]["']?[^\s:"']{1,64}:)(?!\[redacted:|[$<{%])[^\s"']{4,256}/g),byContext("authorization","ut\
horization",new RegExp(`(authorization["'\\\\]{0,16}\\s{0,4}[:=]\\s{0,4}["'\\\\]{0,16}(?:(?:bearer|basic|token|digest|negotiate|apikey)${GAP2}|(?=[A-Za-z._~+/=-\
]{0,64}\\d)(?!(?:basic|bearer)\\b)))[\\w.~+/=-]{8,4096}`,"gi")),byContext("bearer","earer ",/((?<!(?<!\\)\w)[Bb]earer {1,4})(?=[A-Za-z._~+/=-]{0,64}\d)[\w.~+/=-]{20,4096}/g),
byContext("cookie","ookie",/((?:set-)?cookie["'\\]{0,16}\s{0,4}:\s{0,4}["'\\]{0,16})[\w.-]{1,64}=(?!\[redacted:)[^\n"'\\]{8,4096}/gi)],REDACT_RULES=[...BY_FORM,
...BY_CONTEXT];function redact(text){let result=redactPrivateKeys(text);for(let{kind,hint,pattern,keepsGroup}of REDACT_RULES)result.includes(hint)&&(result=result.replace(pattern,
`${keepsGroup?"$1":""}[redacted:${kind}]`));return redactAssigned(result)}var invisible=lazy(()=>new RegExp("\\p{Default_Ignorable_Code_Point}","gu")),BEYOND_TYPESET=/[^\0-\x7f\xb7\u2010\u2012-\u2016\u2018-\u2023\u2026\u2190-\u21ff\u2500-\u25ff\u2713-\u2718]/;
function isTypeset(text){return!BEYOND_TYPESET.test(text)}var ANSI=/(?:\x1b\[|\x9b)[0-?]{0,64}[ -/]{0,8}[@-~]?|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c\n]{0,2048}(?:\x07|\x1b\\|\x9c)?|\x1b[ -/]{0,4}[0-~]?/g,ANSI_START=/[\x1b\x90-\x9f]/,
LINE_ENDS=/\r\n?|[\u0085\u2028\u2029]/g,CONTROLS=/[\0-\x08\x0b-\x1f\x7f-\x9f]/g,PRINTABLE=/^[\t\n -~]*$/,invisible2=lazy(()=>new RegExp("(?![\\u200d\\ufe00-\\ufe0f\
])\\p{Default_Ignorable_Code_Point}|[\\ufff9-\\ufffb]","gu")),REPEATED_SELECTORS=/([\ufe00-\ufe0f])[\ufe00-\ufe0f]+/g,ASCII_SELECTORS=/(?<=[!-"$-)+-/:-~])[\ufe00-\ufe0f]+|(?<=[#*0-9])[\ufe00-\ufe0f]+(?!\u20e3)/g,
strayJoiners=lazy(()=>new RegExp("(?<!(?:\\p{Extended_Pictographic}|\\p{Emoji_Modifier})[\\ufe00-\\ufe0f]?)\\u200d|\\u200d(?!\\p{Extended_Pictographic})","gu"));
function stripAnsi(text){return ANSI_START.test(text)?text.replace(ANSI,""):text}function stripUnseen(text){if(PRINTABLE.test(text))return text;let seen=stripAnsi(
toWellFormed(text)).replace(LINE_ENDS,`
`).replace(CONTROLS,"");return isTypeset(seen)?seen:seen.replace(invisible2(),"").replace(REPEATED_SELECTORS,"$1").replace(strayJoiners(),"").replace(ASCII_SELECTORS,
"")}function withhold(text){return redact(stripPrivate(stripUnseen(text)))}var MARGIN_CHARS=16384;function withholdHead(text,maxChars){let judged=maxChars+MARGIN_CHARS;if(text.length<=judged)return cutText(withhold(text),maxChars);let head=text.
slice(0,wordEndBefore(text,judged)),kept=withhold(head);return kept.length>maxChars?cutText(kept,maxChars):`${kept}\u2026`}function wordEndBefore(text,at2){for(let end=at2;end>at2-MARGIN_CHARS;end--)if(isSpace(text.charCodeAt(end)))return end;return boundaryBefore(text,at2)}function isSpace(unit){return unit===32||unit>=9&&unit<=13}var MAX_NAME_CHARS=128,MAX_CWD_CHARS=512,FIELD_CHARS={target:200,prompt:1e3,error:300,cwd:MAX_CWD_CHARS},SHRINKABLE=["prompt","target","error","cwd"];function appendRecord(paths,record){
appendLine(paths.log,renderRecord(record))}function renderRecord(record){let bounded={...record};for(let field in bounded){let value=bounded[field];if(typeof value=="string"){let text=boundText(field,value);
text!==value&&(bounded[field]=text)}else typeof value=="number"&&!Number.isFinite(value)&&(bounded[field]=void 0)}let line=JSON.stringify(bounded);for(let field of SHRINKABLE)
for(let text=bounded[field];isTooLong(line)&&typeof text=="string"&&text!=="";)text=cutText(text,text.length>>1),bounded[field]=text,line=JSON.stringify(bounded);
return line}function isTooLong(line){return Buffer.byteLength(line)>=4096}function boundText(field,text){let limit=FIELD_CHARS[field];return limit===void 0?cutText(
text,MAX_NAME_CHARS):withholdHead(text,limit)}var systemClock=()=>Date.now();function isWithin(spanMs,stampMs,nowMs){return Math.abs(nowMs-stampMs)<spanMs}function isoTime(timeMs){return new Date(timeMs).toISOString()}function renderHalf(half){return(half>>>0).toString(16).padStart(8,"0")}function hash64(data){let bytes=typeof data=="string"?Buffer.from(data,"utf8"):data,high=-873292572,
low=-2078137563;for(let i=0;i<bytes.length;i++){low^=bytes[i];let lower=(low&65535)*435,upper=(low>>>16)*435+(lower>>>16);high=Math.imul(high,435)+(low<<8)+(upper>>>
16)|0,low=upper<<16|lower&65535}return renderHalf(high)+renderHalf(low)}var TELLING_FIELDS=["command","file_path","notebook_path","pattern","url","query","path","skill","description","subject","prompt","message"];function findTarget(toolInput){
if(typeof toolInput=="string")return toolInput||void 0;if(typeof toolInput!="object"||toolInput===null)return;let fields=toolInput,telling=TELLING_FIELDS.map(name=>fields[name]).
find(isText)??Object.values(fields).find(isText),agent=fields.subagent_type;return telling!==void 0&&isText(agent)?`${agent}: ${telling}`:telling}function isText(value){
return typeof value=="string"&&value!==""}function recordFromInput(input,payload,nowMs){let record={v:1,time:isoTime(nowMs),event:input.hook_event_name,session:input.session_id,prompt_id:input.prompt_id,
agent_id:input.agent_id,agent_type:input.agent_type,prompt:input.prompt,source:input.source,reason:input.reason,trigger:input.trigger,model:input.model,permission_mode:input.
permission_mode,stop_hook_active:input.stop_hook_active,hash:input.prompt===void 0?void 0:hash64(input.prompt),error:describeError(input.error),cwd:input.cwd,origin:"\
hook"};return input.hook_event_name==="StopFailure"&&(record.ok=!1),input.tool_name===void 0?record:{...record,...toolFields(input,input.tool_name,payload)}}function toolFields(input,tool,payload){
let serialised=serialise(input.tool_input),inputBytes=Buffer.byteLength(serialised);return{tool,tool_use_id:input.tool_use_id,target:findTarget(input.tool_input),
input_bytes:inputBytes+(payload.dropped.get("tool_input")??0),output_bytes:input.tool_response===void 0?void 0:outputBytes(payload,inputBytes),hash:hash64(serialised),
duration_ms:input.duration_ms,ok:input.hook_event_name==="PostToolUse"&&!isInterrupted(input.tool_response),spawned_agent_id:findSpawnedAgent(input.tool_response)}}
function findSpawnedAgent(response){if(!(typeof response!="object"||response===null||!("agentId"in response)))return typeof response.agentId=="string"?response.
agentId:void 0}function outputBytes({value,bytes,dropped},inputBytes){let others=serialise({...value,tool_input:0,tool_response:0}),remaining=bytes-(Buffer.byteLength(
others)-2)-inputBytes;for(let[field,missing]of dropped)field!=="tool_response"&&(remaining-=missing);return Math.max(0,remaining)}function isInterrupted(response){
return typeof response=="object"&&response!==null&&"interrupted"in response&&response.interrupted===!0}function describeError(error){return error===void 0||typeof error==
"string"?error:serialise(error)}function serialise(value){try{return JSON.stringify(value??null)}catch(error){if(!(error instanceof RangeError))throw error;return""}}function logEvent({input,payload,session,clock}){appendRecord(session,recordFromInput(input,payload,clock()))}var SETTING="spill";function createTakeToolOutput(loadSpill2){return call=>(logEvent(call),readFileIfPresent(call.store.config)?.includes(SETTING)===!0?call.attempt(
"shorten output",()=>loadSpill2()(call)):void 0)}var import_node_fs10=import_node_fs;var OPTIONAL_FIELDS={transcript_path:"string",cwd:"string",prompt_id:"string",permission_mode:"string",agent_id:"string",agent_type:"string",agent_transcript_path:"\
string",source:"string",model:"string",session_title:"string",prompt:"string",tool_name:"string",tool_use_id:"string",duration_ms:"number",is_interrupt:"boolean",
stop_hook_active:"boolean",last_assistant_message:"string",trigger:"string",custom_instructions:"string",compact_summary:"string",reason:"string",tool_input:"un\
known",tool_response:"unknown",error:"unknown"};function parseHookInput(value){if(typeof value!="object"||value===null)return;let given=value,{hook_event_name:event,
session_id:session}=given;if(typeof event!="string"||typeof session!="string"||session==="")return;let input={hook_event_name:event,session_id:session};for(let[
field,type]of Object.entries(OPTIONAL_FIELDS)){let content=given[field];content!==void 0&&(type==="unknown"||typeof content===type)&&(input[field]=content)}return input}var import_node_fs2=import_node_fs,import_node_path3=require("node:path");var import_node_path2=require("node:path");var INITIAL_STATE=[1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225],ROUND_CONSTANTS=[1116352408,1899447441,3049323471,3921009573,
961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,
604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,
1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,
659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298];function sha256Hex(text){
let bytes=padded(Buffer.from(text,"utf8")),view=new DataView(bytes.buffer,bytes.byteOffset,bytes.length),state=Uint32Array.from(INITIAL_STATE),words=new Uint32Array(
64);for(let offset=0;offset<bytes.length;offset+=64){for(let i=0;i<16;i++)words[i]=view.getUint32(offset+4*i);extendSchedule(words),compress(state,words)}return Array.
from(state,word=>word.toString(16).padStart(8,"0")).join("")}function padded(bytes){let length=Math.ceil((bytes.length+9)/64)*64,result=Buffer.alloc(length);return bytes.
copy(result),result[bytes.length]=128,result.writeBigUInt64BE(BigInt(bytes.length)*8n,length-8),result}function rotate(word,bits){return word>>>bits|word<<32-bits}
function at(words,index){return words[index]}function extendSchedule(words){for(let i=16;i<64;i++){let early=at(words,i-15),late=at(words,i-2),small0=rotate(early,
7)^rotate(early,18)^early>>>3,small1=rotate(late,17)^rotate(late,19)^late>>>10;words[i]=at(words,i-16)+small0+at(words,i-7)+small1}}function compress(state,words){
let a=at(state,0),b=at(state,1),c=at(state,2),d=at(state,3),e=at(state,4),f=at(state,5),g=at(state,6),h=at(state,7);for(let i=0;i<64;i++){let big1=rotate(e,6)^rotate(
e,11)^rotate(e,25),choice=e&f^~e&g,first=h+big1+choice+at(ROUND_CONSTANTS,i)+at(words,i)|0,big0=rotate(a,2)^rotate(a,13)^rotate(a,22),majority=a&b^a&c^b&c;h=g,g=
f,f=e,e=d+first|0,d=c,c=b,b=a,a=first+big0+majority|0}let mixed=[a,b,c,d,e,f,g,h];for(let i=0;i<mixed.length;i++)state[i]=at(state,i)+at(mixed,i)}function clientRoot(env){return env.CLAUDE_CONFIG_DIR||(0,import_node_path2.join)(homeFolder(env),".claude")}function homeFolder(env){return env.HOME||process.getBuiltinModule(
"node:os").homedir()}function storePaths(env){let root=env.LOGBOOK_HOME||(0,import_node_path2.join)(clientRoot(env),"logbook"),at2=name=>`${root}${import_node_path2.sep}${name}`;
return{root,config:at2("config.json"),sessions:at2("sessions"),projects:at2("projects"),user:at2("user"),queue:at2("queue"),archive:at2("archive.db"),native:at2(
"native"),compiled:at2("compiled"),app:at2("app"),diagnostics:at2("diagnostics.jsonl"),workerLog:at2("worker.log"),workerLock:at2("worker")}}function sessionPaths(store,session){
let dir=`${store.sessions}${import_node_path2.sep}${safeName(session)}`,at2=name=>`${dir}${import_node_path2.sep}${name}`;return{dir,log:at2("log.jsonl"),raw:at2(
"raw"),extra:at2("extra.jsonl"),shown:at2("shown.jsonl"),claims:at2("claims"),handoff:at2("handoff.md"),handoffData:at2("handoff.json"),missing:at2("missing.jso\
nl"),redacted:at2("redacted.json")}}var SAFE_NAME=/^[A-Za-z0-9_-]{1,128}$/;function safeName(id){return SAFE_NAME.test(id)?id:sha256Hex(id)}var KEEP_MS=24*36e5;function isChildSession(store,session){return import_node_fs2.default.existsSync(childPath(store,session))}function childPath(store,session){return(0,import_node_path3.join)(store.root,"children",safeName(session))}function parseJson(text){try{return JSON.parse(text)}catch(error){if(error instanceof SyntaxError)return;throw error}}function isObject(value){return typeof value==
"object"&&value!==null&&!Array.isArray(value)}function parseJsonObject(text){let value=parseJson(text);return isObject(value)?value:void 0}var import_node_fs3=import_node_fs;function rotatedPath(path){return path.replace(/\.(\w+)$/,".1.$1")}function rotateWhenFull(path,maxBytes){if(!((import_node_fs3.default.statSync(path,{throwIfNoEntry:!1})?.
size??0)<maxBytes))try{import_node_fs3.default.renameSync(path,rotatedPath(path))}catch(error){if(errnoOf(error)!=="ENOENT")throw error}}var MAX_FILE_BYTES=1024*1024,MAX_TEXT_CHARS=1e3;function appendDiagnostic(store,entry){rotateWhenFull(store.diagnostics,MAX_FILE_BYTES);let safe={...entry,message:withholdHead(
entry.message,MAX_TEXT_CHARS)};entry.path!==void 0&&(safe.path=withholdHead(entry.path,MAX_TEXT_CHARS)),entry.stack!==void 0&&(safe.stack=withholdHead(entry.stack,
MAX_TEXT_CHARS)),appendLine(store.diagnostics,JSON.stringify(safe))}var import_node_fs5=import_node_fs,import_node_path5=require("node:path");function trimEndOf(text,chars){let end=text.length;for(;end>0&&chars.includes(text.charAt(end-1));)end--;return text.slice(0,end)}var import_node_fs4=import_node_fs,import_node_path4=require("node:path");function findGit(start){for(let folder=realPath(start);;folder=(0,import_node_path4.dirname)(folder)){let commonDir=commonDirOf((0,import_node_path4.join)(folder,
".git"))??(isBareRepository(folder)?folder:void 0);if(commonDir!==void 0)return{top:folder,commonDir};if(folder===(0,import_node_path4.dirname)(folder))return}}
function gitDirOf(dotGit){let stat=import_node_fs4.default.statSync(dotGit,{throwIfNoEntry:!1});if(stat===void 0)return;let gitDir=stat.isDirectory()?dotGit:gitDirNamedIn(
dotGit);return gitDir!==void 0&&import_node_fs4.default.existsSync((0,import_node_path4.join)(gitDir,"HEAD"))?gitDir:void 0}function commonDirOf(dotGit){let gitDir=gitDirOf(
dotGit);if(gitDir===void 0)return;let shared=readFileIfPresent((0,import_node_path4.join)(gitDir,"commondir"))?.toString("utf8").trim();return realPath(shared?(0,import_node_path4.resolve)(
gitDir,shared):gitDir)}function gitDirNamedIn(dotGit){let named=/^gitdir:\s*(\S.*)$/m.exec(readFileIfPresent(dotGit)?.toString("utf8")??"")?.[1];return named===
void 0?void 0:(0,import_node_path4.resolve)((0,import_node_path4.dirname)(dotGit),named.trimEnd())}function isBareRepository(folder){return["HEAD","objects","re\
fs"].every(name=>import_node_fs4.default.existsSync((0,import_node_path4.join)(folder,name)))}function realPath(path){let absolute=(0,import_node_path4.resolve)(
path);if(import_node_fs4.default.existsSync(absolute))return import_node_fs4.default.realpathSync.native(absolute);let parent=(0,import_node_path4.dirname)(absolute);
return parent===absolute?absolute:(0,import_node_path4.join)(realPath(parent),(0,import_node_path4.basename)(absolute))}function isExcluded(globs,cwd,env){let starts=new Set([cwd,env.CLAUDE_PROJECT_DIR||cwd]);for(let start of starts){if(globs.some(glob=>matchesFolder(glob,start,env)))
return!0;let top=climb(start);if(top==="off")return!0;top!==void 0&&starts.add(top)}return!1}function climb(start){for(let folder=start;;folder=(0,import_node_path5.dirname)(
folder)){if(import_node_fs5.default.existsSync(`${folder}/.claude/logbook-off`))return"off";if(import_node_fs5.default.existsSync(`${folder}/.git/HEAD`)||folder===
(0,import_node_path5.dirname)(folder))return;if(import_node_fs5.default.existsSync(`${folder}/.git`))return mainCheckoutOf(folder)}}function mainCheckoutOf(worktree){
let commonDir=findGit(worktree)?.commonDir;return commonDir!==void 0&&(0,import_node_path5.basename)(commonDir)===".git"?(0,import_node_path5.dirname)(commonDir):
void 0}function matchesFolder(glob,folder,env){let named=glob.replace(/^~(?=\/|$)/,()=>homeFolder(env)),pattern=trimEndOf(named,"/"),pieces=pattern.match(PIECE)??
[];for(let place=folder.replaceAll("\\","/");;place=(0,import_node_path5.dirname)(place)){if(covers(pieces,pattern.includes("/")?place:(0,import_node_path5.basename)(
place)))return!0;if(place===(0,import_node_path5.dirname)(place))return!1}}var PIECE=/\*{2,}\/?|[*?]|[^*?]+/g;function covers(pieces,path){let places=new Set([0]);
for(let piece of pieces)places=new Set([...places].flatMap(place=>reach(piece,path,place)));return places.has(path.length)}function reach(piece,path,place){if(!piece.
startsWith("*"))return(piece==="?"?place<path.length&&path[place]!=="/":path.startsWith(piece,place))?[place+piece.length]:[];let folderEnd=piece==="*"?path.indexOf(
"/",place):-1,end=folderEnd<0?path.length:folderEnd,places=Array.from({length:end-place+1},(_,more)=>place+more);return piece.endsWith("/")?places.filter(at2=>at2===
place||path[at2-1]==="/"):places}var import_node_fs6=import_node_fs,import_node_path6=require("node:path");function forgottenPath(store,session){return`${store.root}${import_node_path6.sep}forgotten${import_node_path6.sep}${safeName(session)}.json`}function isForgotten(store,session){
return import_node_fs6.default.existsSync(forgottenPath(store,session))}function parseListText(text){return text.split(",").map(item=>item.trim()).filter(item=>item!=="")}var import_node_path7=require("node:path");var PREFIX="CLAUDE_PLUGIN_OPTION_",PLUGIN=/^logbook@/;function withPluginOptions(env){if(env.CLAUDE_PLUGIN_ROOT)return env;let text=readFileIfPresent((0,import_node_path7.join)(
clientRoot(env),"settings.json"))?.toString("utf8");if(text===void 0||!text.includes('"pluginConfigs"'))return env;let all=parseJsonObject(text)?.pluginConfigs,
variables=Object.entries(isObject(all)?all:{}).filter(([name])=>PLUGIN.test(name)).flatMap(([,config])=>isObject(config)&&isObject(config.options)?Object.entries(
config.options):[]).map(([key,value])=>[`${PREFIX}${key.toUpperCase()}`,String(value)]);return{...Object.fromEntries(variables),...env}}function loadExclusions(store,env){let content=readFileIfPresent(store.config)?.toString("utf8"),exclude=content===void 0?void 0:parseJsonObject(content)?.exclude;
return[...Array.isArray(exclude)?exclude.filter(glob=>typeof glob=="string"):[],...parseListText(withPluginOptions(env).CLAUDE_PLUGIN_OPTION_EXCLUDE??"")]}var import_node_fs7=import_node_fs;function isForeign(path){let uid=process.geteuid?.(),stat=uid===void 0?void 0:import_node_fs7.default.lstatSync(path,{throwIfNoEntry:!1});if(stat===void 0)return!1;
if(stat.uid!==uid)return!0;if(!stat.isSymbolicLink())return!1;let target=import_node_fs7.default.statSync(path,{throwIfNoEntry:!1});return target!==void 0&&target.
uid!==uid}function createCall(frame,{event,input,payload}){let{store,env,clock}=frame,note=error=>frame.record(error,input.session_id);return{event,input,payload,store,session:sessionPaths(
store,input.session_id),env,clock,note,attempt:(step,run)=>{try{return run()}catch(error){note(withStep(step,error));return}},attemptAsync:async(step,run)=>{try{
return await run()}catch(error){note(withStep(step,error));return}}}}function withStep(step,error){if(error instanceof LogbookError||!(error instanceof Error))return error;
let described=new Error(`${step}: ${error.message}`);return described.stack=error.stack??"",Object.assign(described,{code:errnoOf(error)})}var import_node_fs8=import_node_fs,import_node_path8=require("node:path");var SAME_OCCASION_MS=1e4;function claimKey(input,env){let{prompt_id,agent_id,tool_use_id,source,trigger,prompt}=input,parts=[env.CLAUDE_PID,prompt_id,agent_id,tool_use_id,
source,trigger,prompt];return`${input.hook_event_name}-${hash64(JSON.stringify(parts))}`}function claim(claimsDir,key,nowMs){let numbers=listDirectory(claimsDir).
filter(name=>name.startsWith(`${key}.`)).map(name=>Number(name.slice(key.length+1))),newest=Math.max(0,...numbers);return newest>0&&isWithin(SAME_OCCASION_MS,ageMark(
(0,import_node_path8.join)(claimsDir,`${key}.${newest}`)),nowMs)?!1:createFileOnce((0,import_node_path8.join)(claimsDir,`${key}.${newest+1}`),"")}function ageMark(path){
return import_node_fs8.default.statSync(path,{throwIfNoEntry:!1})?.mtimeMs??0}var import_node_fs9=import_node_fs;var KEY=',"tool_response":',INTERRUPTED=',"interrupted":true',MARK="left out by logbook";function leaveOutOutput(json){let key=json.length<65536?-1:json.indexOf(KEY),end=key<0?void 0:endOfValue(json,key+KEY.length);if(end===void 0)return;let interrupted=json.
subarray(key,end).includes(INTERRUPTED),stub=Buffer.from(KEY+JSON.stringify({interrupted,mark:MARK}));return Buffer.concat([json.subarray(0,key),stub,json.subarray(
end)])}function isWithoutOutput(value){return value?.tool_response?.mark===MARK}function endOfValue(json,start){let depth=0,at2=start;for(let step=0;step<5e4&&at2<
json.length;step++){let byte=json[at2],folded=byte|32;if(byte===34)at2=endOfString(json,at2);else if(folded===123)depth+=1;else{if(depth===0&&(byte===44||folded===
125))return at2;folded===125&&(depth-=1)}at2+=1}}function endOfString(json,open){for(let at2=json.indexOf(34,open+1);at2>=0;at2=json.indexOf(34,at2+1)){let before=at2-
1;for(;json[before]===92;)before-=1;if((at2-before)%2===1)return at2}return json.length}var MAX_WHOLE_BYTES=8*1024*1024,NEWLINE=10,BYTE_ORDER_MARK=65279,NOTHING_DROPPED=new Map;function createCollector(makeShortener2){let chunks=[],bytes=0,endsInNewline=!1,
hasTriedLine=!1,line,shortener;function pushWhole(chunk){chunks.push(chunk);let newline=hasTriedLine?-1:chunk.indexOf(NEWLINE);if(newline<0)return!1;hasTriedLine=
!0;let length=bytes-chunk.length+newline,parsed=parse((chunks.length===1?chunk:Buffer.concat(chunks)).subarray(0,length));return parsed!==void 0&&(line={...parsed,
bytes:length,dropped:NOTHING_DROPPED}),line!==void 0}return{push(chunk){if(bytes+=chunk.length,endsInNewline=chunk.at(-1)===NEWLINE,shortener===void 0&&bytes<=MAX_WHOLE_BYTES)
return pushWhole(chunk);shortener??=makeShortener2();for(let held of chunks.splice(0))shortener.feed(held);return shortener.feed(chunk),shortener.isComplete()},
finish(){if(line!==void 0)return line;if(bytes===0)throw new LogbookError("INPUT_INVALID","read stdin: no payload");let shortened=shortener?.finish(),parsed=parse(
shortened?.json??Buffer.concat(chunks));if(parsed===void 0)throw new LogbookError("INPUT_INVALID",`read stdin: ${bytes} bytes that are not one JSON document`);let dropped=shortened?.
dropped??NOTHING_DROPPED;return{...parsed,bytes:endsInNewline?bytes-1:bytes,dropped}}}}function parse(json){let light=leaveOutOutput(json),parsed=light===void 0?
void 0:parseWhole(light);return parsed===void 0||!isWithoutOutput(parsed.value)?parseWhole(json):{...parsed,whole:()=>parseWhole(json)?.value}}function parseWhole(json){
let text=json.toString("utf8"),value=parseJson(text.charCodeAt(0)===BYTE_ORDER_MARK?text.slice(1):text);return value===void 0?void 0:{value}}var FIRST_READ_BYTES=256*1024,SILENCE_MS=1e3;async function readPayload(makeShortener2){let collector=createCollector(makeShortener2),stat=import_node_fs9.default.
fstatSync(0);return stat.isCharacterDevice()||readSome(collector,stat.isFile())||await readRest(collector),collector.finish()}function readSome(collector,isFile){
do{let buffer=Buffer.allocUnsafeSlow(FIRST_READ_BYTES),bytes=readOrWouldBlock(buffer);if(bytes===void 0)return!1;if(bytes===0||collector.push(buffer.subarray(0,
bytes)))return!0}while(isFile);return!1}function readOrWouldBlock(buffer){try{return import_node_fs9.default.readSync(0,buffer)}catch(error){let code=errnoOf(error);
if(code==="EAGAIN")return;if(code==="EOF")return 0;throw new LogbookError("INPUT_INVALID",`read stdin: ${code??"failed"}`,{cause:error})}}function readRest(collector){
return new Promise((resolve2,reject)=>{let stream=process.stdin,received=0,end=()=>{clearTimeout(timer),stream.removeAllListeners(),stream.pause(),resolve2()},timer=setTimeout(
()=>{let before=received;setImmediate(()=>setImmediate(()=>received===before?end():timer.refresh()))},SILENCE_MS);stream.on("data",chunk=>{received+=chunk.length,
timer.refresh(),collector.push(chunk)&&end()}),stream.on("end",end),stream.on("error",error=>{clearTimeout(timer),reject(new LogbookError("INPUT_INVALID",`read \
stdin: ${errnoOf(error)??"failed"}`,{cause:error}))})})}var NULL_DEVICE=process.platform==="win32"?"\\\\.\\nul":"/dev/null",makeShortener=()=>require("../shorten-json.cjs").createShortener();function runHook(event,handle){
silenceStderr();let store=storePaths(process.env),record=createRecorder(event,store,systemClock()),fail=error=>{record(error),process.exit(0)};process.on("uncau\
ghtException",fail),process.on("unhandledRejection",fail),isForeign(store.root)&&process.exit(0),captureEvent(event,handle,{store,env:process.env,clock:systemClock,
record}).then(output=>{output!==""&&printWhole(output),process.exit(0)},fail)}async function captureEvent(event,handle,frame){let payload=await readPayload(makeShortener),
input=parseHookInput(payload.value);if(input?.hook_event_name!==event)throw new LogbookError("INPUT_INVALID",`a payload of ${payload.bytes} bytes that is no ${event}\
 event`);let{store,env,clock}=frame;if(isExcluded(loadExclusions(store,env),input.cwd??process.cwd(),env)||isChildSession(store,input.session_id)||isForgotten(store,
input.session_id))return"";let call=createCall(frame,{event,input,payload}),output=await handle(call);return output===void 0||!claim(call.session.claims,claimKey(
input,env),clock())?"":("onPrint"in output&&output.onPrint!==void 0&&call.attempt("note what is shown",output.onPrint),renderOutput(event,output))}function renderOutput(event,output){
if("plainText"in output)return output.plainText.replace(/^[\s{]+/,"");let shown="updatedToolOutput"in output?{updatedToolOutput:output.updatedToolOutput}:{additionalContext:output.
additionalContext},hookSpecificOutput={hookEventName:event,...shown};return`${JSON.stringify({hookSpecificOutput})}
`}function createRecorder(event,store,startMs){return(error,session)=>{let nowMs=systemClock(),known=error instanceof LogbookError;try{appendDiagnostic(store,{v:1,
time:isoTime(nowMs),code:errnoOf(error)??"UNEXPECTED",event,...session!==void 0&&{session},message:error instanceof Error?error.message:String(error),...known&&
error.path!==void 0&&{path:error.path},...!known&&error instanceof Error&&{stack:error.stack??""},ms:nowMs-startMs})}catch{return}}}function silenceStderr(){try{
import_node_fs10.default.closeSync(2),import_node_fs10.default.openSync(NULL_DEVICE,"w")}catch{return}}function printWhole(text){let bytes=Buffer.from(text);for(let written=0;written<
bytes.length;)try{written+=import_node_fs10.default.writeSync(1,bytes,written)}catch(error){if(errnoOf(error)!=="EAGAIN")throw error;Atomics.wait(new Int32Array(
new SharedArrayBuffer(4)),0,0,1)}}var loadSpill=()=>require("../spill-output.cjs").spillOutput;runHook("PostToolUse",createTakeToolOutput(loadSpill));
