if (process.env.LOGBOOK_CHILD === "1" || process.env.LOGBOOK_OFF === "1") process.exit(0);
"use strict";var __create=Object.create;var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty;var __copyProps=(to,from,except,desc)=>{if(from&&typeof from=="object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&
key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toESM=(mod,isNodeMode,target)=>(target=mod!=null?__create(__getProtoOf(mod)):{},__copyProps(isNodeMode||!mod||!mod.__esModule?__defProp(target,"default",{
value:mod,enumerable:!0}):target,mod));function lazy(make){let made;return()=>(made??=make(),made)}var MAX_SEQUENCE=32,joinsPrevious=lazy(()=>new RegExp("^(?:\\p{M}|\\u200d|\\p{Emoji_Modifier}|[\\u{e0020}-\\u{e007f}]|[\\u1160-\\u11ff]|[\\uff9e\\uff9f])","u")),
FIRST_MARK=768,LONE_SURROGATES=/[\ud800-\udfff]/gu;function toWellFormed(text2){return text2.replace(LONE_SURROGATES,"\uFFFD")}function isLowSurrogate(unit){return unit>=
56320&&unit<=57343}function isHighSurrogate(unit){return unit>=55296&&unit<=56319}function splitsPair(text2,at2){return at2>0&&at2<text2.length&&isLowSurrogate(
text2.charCodeAt(at2))&&isHighSurrogate(text2.charCodeAt(at2-1))}function splitsSequence(text2,at2){return at2<=0||at2>=text2.length||text2.charCodeAt(at2)<FIRST_MARK&&
text2.charCodeAt(at2-1)<FIRST_MARK?!1:splitsPair(text2,at2)?!0:text2.charCodeAt(at2-1)===8205||joinsPrevious().test(text2.slice(at2,at2+2))}function boundaryBefore(text2,at2){
if(at2>=text2.length)return text2.length;if(at2<=0)return 0;let lowest=Math.max(0,at2-MAX_SEQUENCE);for(let place=at2;place>=lowest;place--)if(!splitsSequence(text2,
place))return place;return splitsPair(text2,at2)?at2-1:at2}function cutText(text2,maxChars,mark="\u2026"){return text2.length<=maxChars?text2:mark.length>=maxChars?text2.slice(0,boundaryBefore(text2,maxChars)):text2.slice(
0,boundaryBefore(text2,maxChars-mark.length))+mark}var PLACEHOLDER="[private]",OPENING="(?:[<\uFF1C\uFE64\u2039]|&lt;|\\\\u003c)",CLOSING="(?:[>\uFF1E\uFE65\u203A]|&gt;|\\\\u003e)",FULL_WIDTH=65248,NAME=[..."pri\
vate"].map(letter=>`[${letter}${String.fromCharCode(letter.charCodeAt(0)+FULL_WIDTH)}]`).join("\\p{Default_Ignorable_Code_Point}{0,4}"),ATTRIBUTES="[^<>\uFF1C\uFF1E]{0,20\
0}?",tagPattern=lazy(()=>new RegExp(`${OPENING}\\s{0,8}([/\uFF0F\\\\]?)\\s{0,8}${NAME}(?![\\w-])(?:${ATTRIBUTES}${CLOSING})?`,"giu")),HINT=/[<\uff1c\ufe64\u2039]|&lt;|\\u003c/i;
function stripPrivate(text2){if(!HINT.test(text2))return text2;let kept3="",depth=0,from=0;for(let tag of text2.matchAll(tagPattern())){let isEnd=tag[1]!=="";depth===
0&&isEnd||(depth===0&&(kept3+=text2.slice(from,tag.index)+PLACEHOLDER),depth+=isEnd?-1:1,from=tag.index+tag[0].length)}return depth>0?kept3:kept3+text2.slice(from)}var findSecretsIn=text2=>require("../secrets.cjs").findSecretsIn(text2);function lowerLatin(text2){return Buffer.from(text2,"latin1").toString("latin1").toLowerCase()}var WORD=/^(?:[A-Za-z]|[A-Z]?[a-z]+(?:[A-Z][a-z]+)*(?:[A-Z]{2,5}|(?<=[a-z]{3})[A-Z])?|[A-Z]{1,5}(?:[A-Z][a-z]+)+|[A-Z]+)?\d{0,2}$|^\d{1,4}$|^v\d+$/;function isWord(part){return part.length<=64&&WORD.test(part)}var HINTS="pass|pwd|secret|key|credential|token|auth|sig|bearer|hook|cookie|curl|mysql|mariadb|redis-cli|login|identified|senha|securestring|wpl_|contrase|kennw\
ort|clave|parola|wachtwoord|haslo|l\xF6senord|mdp|rootpw|5432:|smbclient|ldapsearch|sudo -s|zip -|7z |private-lines",WIDE_HINTS="\u043F\u0430\u0440\u043E\u043B|\u041F\u0410\u0420\u041E\u041B|\u041F\u0430\u0440\u043E\u043B|has\u0142o|Has\u0142o|\u5BC6\
|\u53E3\u4EE4|\u79D8|\u4EE4\u724C|\u30D1\u30B9\u30EF\u30FC\u30C9|\u6697\u8A3C|\u30C8\u30FC\u30AF\u30F3|\u30B7\u30FC\u30AF\u30EC\u30C3\u30C8|\uBE44\uBC00|\uD1A0\uD070|\uC554\uD638",
NAMES=new RegExp(HINTS),WIDE_NAMES=WIDE_HINTS.split("|"),CAPITALS="PAT=",RUN=/(?<![\w-])(?=[\w-]{10})(?:(?!(?:toolu|msg|req)_|claude-|[0-9a-f-]{7,64}(?![\w-]))(?:(?=[A-Za-z_-]{0,64}\d)(?:[\w-]{15,512}|[\w-]{10,14}(?=[ \t]{0,4}\\?\r?\n|\\{1,15}[rn]))|[\w-]{30,512}|[\w-]{10,14}(?:\u2026|$))|A(?:KI|SI|RO|ID|BI|CC)A|SCW|NR[A-Z]{2}-|whsec_|gl[a-z]{2,5}-|\d{15})/g,
USER=/:\/\/[^\s"<>]{1,300}@/,HIDING=/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uff10-\uff5e\uffa0\ufff0-\ufffb\udb40]|\\(?:u[0-9a-fA-F{]|x[0-9a-fA-F]|033|e\[)|\^\[\[|%(?:25)*[2-7c-fC-F][0-9a-fA-F]|\r(?!\n)|\u241b/,
BETWEEN=/[^\w./-]/,BREAK=/[ \t]{0,4}(?:\\?\r?\n|\\{1,15}[rn])/y,MIN_RUN=15,MIN_LETTERS=30,MIN_PART=8,MIN_TEXT=8;function mayHoldSecret(text2){return text2.length<
MIN_TEXT?!1:BETWEEN.test(text2)&&mayNameSecret(text2)||hasRandomRun(text2)||HIDING.test(text2)}function hasRandomRun(text2){for(let{0:run,index}of text2.matchAll(
RUN))if(BREAK.lastIndex=index+run.length,run.length<MIN_RUN||run.length>=MIN_LETTERS||BREAK.test(text2)||run.split(/[_-]+/).some(part=>part.length>=MIN_PART&&!/^\d{1,14}$/.
test(part)&&!isWord(part)))return!0;return!1}function mayNameSecret(text2){let latin=lowerLatin(text2);return NAMES.test(latin)||text2.includes(CAPITALS)||latin.
includes("://")&&USER.test(text2)||BEYOND_LATIN.test(text2)&&WIDE_NAMES.some(hint=>text2.includes(hint))}var BEYOND_LATIN=/[^\0-\xff]/;function findSecrets(text2){return mayHoldSecret(text2)?findSecretsIn(text2):[]}function redact(text2){let found=findSecrets(text2);if(found.length===0)return text2;let parts=[],from=0;for(let{kind,start,end}of found)parts.push(text2.slice(
from,start),`[redacted:${kind}]`),from=end;return parts.join("")+text2.slice(from)}var NON_ASCII=/[^\0-\x7f]/,LATIN_MARKED=/[\u00c0-\u024f\u1e00-\u1eff]|[\u0300-\u036f]/g,COMBINING=/[\u0300-\u036f]/g,invisible=lazy(()=>new RegExp("\\p{Default_I\
gnorable_Code_Point}","gu")),BEYOND_TYPESET=/[^\0-\x7f\xb7\u2010\u2012-\u2016\u2018-\u2023\u2026\u2190-\u21ff\u2500-\u25ff\u2713-\u2718]/;function isTypeset(text2){
return!BEYOND_TYPESET.test(text2)}function isAscii(text2){return!NON_ASCII.test(text2)}var plainLetters=[];function stripMark(char){let unit=char.charCodeAt(0),
known=plainLetters[unit];if(known!==void 0)return known;let plain=char.normalize("NFD").replace(COMBINING,"");return plainLetters[unit]=plain,plain}function foldShape(text2){
return isAscii(text2)?text2:isTypeset(text2)?text2.replaceAll("\u2026","..."):text2.replace(invisible(),"").normalize("NFKC").replace(LATIN_MARKED,stripMark).normalize(
"NFKC")}function lowerCase(shape){let lower=shape.toLowerCase();return lower.includes("\u03C2")?lower.replaceAll("\u03C2","\u03C3"):lower}var ANSI=/(?:\x1b\[|\x9b)[0-?]{0,64}[ -/]{0,8}[@-~]?|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c\n]{0,2048}(?:\x07|\x1b\\|\x9c)?|\x1b[ -/]{0,4}[0-~]?/g,ANSI_START=/[\x1b\x90-\x9f]/,
LINE_ENDS=/\r\n?|[\u0085\u2028\u2029]/g,CONTROLS=/[\0-\x08\x0b-\x1f\x7f-\x9f]/g,PRINTABLE=/^[\t\n -~]*$/,invisible2=lazy(()=>new RegExp("(?![\\u200d\\ufe00-\\ufe0f\
])\\p{Default_Ignorable_Code_Point}|[\\ufff9-\\ufffb]","gu")),REPEATED_SELECTORS=/([\ufe00-\ufe0f])[\ufe00-\ufe0f]+/g,ASCII_SELECTORS=/(?<=[!-"$-)+-/:-~])[\ufe00-\ufe0f]+|(?<=[#*0-9])[\ufe00-\ufe0f]+(?!\u20e3)/g,
strayJoiners=lazy(()=>new RegExp("(?<!(?:\\p{Extended_Pictographic}|\\p{Emoji_Modifier})[\\ufe00-\\ufe0f]?)\\u200d|\\u200d(?!\\p{Extended_Pictographic})","gu"));
function stripAnsi(text2){return ANSI_START.test(text2)?text2.replace(ANSI,""):text2}function stripUnseen(text2){if(PRINTABLE.test(text2))return text2;let seen=stripAnsi(
toWellFormed(text2)).replace(LINE_ENDS,`
`).replace(CONTROLS,"");return isTypeset(seen)?seen:seen.replace(invisible2(),"").replace(REPEATED_SELECTORS,"$1").replace(strayJoiners(),"").replace(ASCII_SELECTORS,
"")}function withhold(text2){return redact(stripPrivate(stripUnseen(text2)))}var MARGIN_CHARS=16384;function withholdHead(text2,maxChars){let judged=maxChars+MARGIN_CHARS;if(text2.length<=judged)return cutText(withhold(text2),maxChars);let head=text2.
slice(0,wordEndBefore(text2,judged));return cutText(`${withhold(head)}\u2026`,maxChars)}function withholdTail(text2,maxChars){let open2=stripPrivate(stripUnseen(
text2)),from=open2.length-maxChars-MARGIN_CHARS;return redact(from<=0?open2:open2.slice(wordStartAfter(open2,from))).slice(-maxChars)}function wordEndBefore(text2,at2){
for(let end=at2;end>at2-MARGIN_CHARS;end--)if(isSpace(text2.charCodeAt(end)))return end;return boundaryBefore(text2,at2)}function wordStartAfter(text2,at2){for(let start=at2;start<
at2+MARGIN_CHARS;start++)if(isSpace(text2.charCodeAt(start)))return start;return at2}function isSpace(unit){return unit===32||unit>=9&&unit<=13}function estimateTokens(text2){let ascii=0,cjk=0;for(let i=0;i<text2.length;i++){let unit=text2.charCodeAt(i);unit<128?ascii++:unit>=11904&&cjk++}let other=text2.
length-ascii-cjk;return Math.ceil(ascii*.25+cjk*.75+other*.5)}var FOLDED_CHARS=4096;function oneLine(text2,maxChars){let line=withholdHead(text2,maxChars+FOLDED_CHARS).replace(/\s+/g," ");return cutText(line.trim(),maxChars)}
function code(text2,maxChars=160){let line=oneLine(text2,maxChars),longest=Math.max(0,...(line.match(/`+/g)??[]).map(run=>run.length)),ticks="`".repeat(longest+
1),pad=line.startsWith("`")||line.endsWith("`")?" ":"";return line===""?"":`${ticks}${pad}${line}${pad}${ticks}`}var CODE_SPAN=/(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g,
MARK="\u2026";function cutProse(text2,maxTokens){if(estimateTokens(text2)<=maxTokens)return text2;let low=0,high=text2.length;for(;low<high;){let middle=low+high+
1>>1;estimateTokens(text2.slice(0,middle))<maxTokens?low=middle:high=middle-1}let end=boundaryBefore(text2,low),span=[...text2.matchAll(CODE_SPAN)].find(({index,
0:all})=>index<end&&end<index+all.length);return text2.slice(0,span===void 0?end:span.index).trimEnd()+MARK}function sentencesOf(text2){return text2.replace(/```[\s\S]*?(?:```|$)/g,
`
`).split(/(?<=[.!?])\s+|(?<=[\u3002\uff01\uff1f])|\n+/).map(sentence=>sentence.replace(/^[\s>#*-]+/,"").trim()).filter(sentence=>sentence!=="")}var SECTION_TOKENS=2e3,TOTAL_TOKENS=12e3,ITEM_OVERHEAD_TOKENS=2,MIN_ITEM_TOKENS=20,GIVES_WAY=["Worklog","Codebase and System Documentation","Workflow","Files an\
d Functions","Learnings","Key results","Task specification","Errors & Corrections","Current State"];function condense(sections,budget={sectionTokens:SECTION_TOKENS,
totalTokens:TOTAL_TOKENS}){let fitted=new Map(sections.map(section=>[section.title,fitSection(section,budget.sectionTokens)])),excess=[...fitted.values()].reduce(
(sum,section)=>sum+sectionTokens(section),0)-budget.totalTokens;for(let title of GIVES_WAY){let section=fitted.get(title);if(excess<=0||section===void 0)continue;
let before=sectionTokens(section),after=fitSection(section,Math.max(0,before-excess));fitted.set(title,after),excess-=before-sectionTokens(after)}return sections.
map(section=>fitted.get(section.title)??section)}function sectionTokens(section){return section.items.reduce((sum,item)=>sum+itemTokens(item),0)}function itemTokens(item){
return estimateTokens(item.text)+ITEM_OVERHEAD_TOKENS}function fitSection(section,budgetTokens){let items=[],left=budgetTokens;for(let item of section.items){let tokens=itemTokens(
item);if(tokens<=left){items.push(item),left-=tokens;continue}let room=left-ITEM_OVERHEAD_TOKENS;room>=MIN_ITEM_TOKENS&&items.push({...item,text:cutProse(item.text,
room)});break}return{...section,items}}var SECTION_TITLES=["Current State","Task specification","Files and Functions","Workflow","Errors & Corrections","Codebase and System Documentation","Learnings",
"Key results","Worklog"];function ranked(texts){return texts.map((text2,order)=>({text:text2,order}))}var ENGLISH=`a about after again all also am an and any are as at be because been before being but by can could did do does
doing don for from had has have having he her here hers him his how i if in into is it its just me might my no nor not of off on
or our out over please s shall she should so some such t than that the their them then there these they this those to too under
until up us very was we were what when where which while who whom whose why will with would yes you your`,CHINESE=`\u7684 \u4E86 \u662F \u5728 \u548C \u4E0E \u6216 \u53CA \u5417 \u5462 \u5427 \u554A \u6211 \u4F60 \u4ED6 \u5979 \u5B83 \u6211\u4EEC \u4F60\u4EEC \u4ED6\u4EEC \u8FD9 \
\u90A3 \u8FD9\u4E2A \u90A3\u4E2A \u8FD9\u4E9B \u90A3\u4E9B \u54EA \u54EA\u4E2A \u54EA\u4E9B \u54EA\u91CC
\u4EC0\u4E48 \u600E\u4E48 \u600E\u6837 \u5982\u4F55 \u4E3A\u4F55 \u4E3A\u4EC0\u4E48 \u591A\u5C11 \u51E0 \u8C01 \u6709 \u6CA1\u6709 \u4E0D \u4E0D\u662F \u5C31 \u90FD \u4E5F \u8FD8 \u53C8 \u628A \u88AB \u8BA9 \u7ED9 \u5BF9 \u4ECE \u5230 \u4E0A \u4E0B \u91CC \u4E00\u4E2A \u4E00\u4E0B \u53EF\u4EE5 \u80FD \u4F1A \u8981 \u8BF7 \u8BF7\u95EE`,
JAPANESE=`\u306F \u304C \u3092 \u306B \u306E \u3067 \u3068 \u3082 \u3078 \u3084 \u304B \u306D \u3088 \u304B\u3089 \u307E\u3067 \u3088\u308A \u3067\u3059 \u307E\u3059 \u3067\u3057\u305F \u307E\u3057\u305F \u3057\u305F \u3059\u308B \u3057\u3066 \u3044\u308B \u3042\u308B \u306A\u3044
\u3053\u306E \u305D\u306E \u3042\u306E \u3069\u306E \u3053\u308C \u305D\u308C \u3042\u308C \u3069\u308C \u3053\u3053 \u305D\u3053 \u3069\u3053 \u306A\u306B \u306A\u305C \u3069\u3046 \u3044\u3064 \u3060\u308C \u4F55 \u4F55\u6545 \u304F\u3060\u3055\u3044`,
STOP_WORDS=new Set(`${ENGLISH} ${CHINESE} ${JAPANESE}`.split(/\s+/)),INLINE_STOP_WORDS=`${CHINESE} ${JAPANESE}`.split(/\s+/).filter(word=>word.length>1||/[\u7684\u4e86\u5417\u5462\u5427\u306f\u304c\u3092\u306b\u306e\u3067\u3068\u3082\u3078\u3084]/.
test(word)).sort((a,b)=>b.length-a.length);function isStopWord(token){return STOP_WORDS.has(token)}var SYMBOLS="!#$%&*+-./:<=>?@^_|~",RANGES=[[1,"\0/ :@ [` {\xBF \xD7\xD7 \xF7\xF7 \u2000\u206F \u20A0\u20CF \u2190\u24EA \u2500\u2775 \u2794\u2BFF \u3000\u3004 \u3008\u3020 \uE000\uF8FF"],
[2,[...SYMBOLS].map(symbol=>symbol+symbol).join(" ")],[5,"09"],[4,"AZ"],[3,"az"],[6,"\u0E01\u0E3A \u0E40\u0E4E \u0E81\u0ECE \u0EDC\u0EDF \u1000\u1049 \u1050\u109D \u1780\u17D3 \u17D7\u17D7 \u17DC\u17DD \uA9E0\uA9FE \uAA60\uAA76 \uAA7A\uAA7F"],
[6,"\u1100\u11FF \u3005\u3007 \u3021\u3029 \u302E\u302F \u3038\u303B \u3041\u309A \u309D\u309F \u30A1\u30FA \u30FC\u312F"],[6,"\u3131\u318E \u31A0\u31BF \u31F0\u31FF \u3400\u4DBF \u4E00\uA48C \uA960\uA97C \uAC00\uD7FB \uF900\uFAD9"],
[7,"\u{103FF}"]],CLASSES=new Uint8Array(65536);for(let[found,ranges]of RANGES)for(let i=0;i<ranges.length;i+=3)CLASSES.fill(found,ranges.charCodeAt(i),ranges.charCodeAt(
i+1)+1);function isInWord(char){return/[\p{L}\p{N}\p{Mn}\p{Mc}]/u.test(char)}function computeClass(unit){let char=String.fromCharCode(unit),lower=char.toLowerCase();
return lower!==char?4:lower!==char.toUpperCase()||isInWord(char)?3:1}function classOf(unit){let known=CLASSES[unit];if(known!==0)return known;let computed=computeClass(
unit);return CLASSES[unit]=computed,computed}var FIRST_PICTURE=127248,LAST_PICTURE=129791,FIRST_RARE_HAN=131072,LAST_RARE_HAN=262143;function classOfAstral(point){
return point>=FIRST_PICTURE&&point<=LAST_PICTURE?1:point>=FIRST_RARE_HAN&&point<=LAST_RARE_HAN||isInWord(String.fromCodePoint(point))?6:1}function classOfPoint(point){
if(point>65535)return classOfAstral(point);let found=classOf(point);return found===7?1:found}function classAt(units,at2){let unit=units[at2],found=classOf(unit);
return found!==7?found:classOfPoint(String.fromCharCode(unit,units[at2+1]).codePointAt(0))}function classBefore(units,at2){if(at2<=0)return 1;let found=classOf(
units[at2-1]);return found!==7?found:at2>1?classAt(units,at2-2):1}function isWordClass(found){return found>=3&&found<=5}var MAX_PARTS=10,ALWAYS_A_NAME=3,MIN_AVERAGE=3;function isHumpStart(shape,at2){return classOf(shape.charCodeAt(at2))!==4?!1:classOf(shape.charCodeAt(at2-1))!==4?
!0:at2+1<shape.length&&classOf(shape.charCodeAt(at2+1))===3}function renderHumps(word){let parts=[],from=0;for(let at2=1;at2<word.length;at2++)isHumpStart(word,
at2)&&(parts.push(word.slice(from,at2)),from=at2);return from===0?void 0:(parts.push(word.slice(from)),parts.length<=ALWAYS_A_NAME||parts.length<=MAX_PARTS&&word.
length>=parts.length*MIN_AVERAGE?parts.join(" ").toLowerCase():void 0)}var DASH=45,SLASH=47,HASH=35,PLUS=43,LEADING=".$@#";function sigilBefore(units,at2){let unit=at2===0?0:units[at2-1];if(classOf(unit)!==2)return"";let previous=classBefore(
units,at2-1);if(unit===SLASH)return previous===1||previous===6?"/":"";if(unit===DASH)return dashesBefore(units,at2);let sigil=String.fromCharCode(unit);return LEADING.
includes(sigil)&&!isWordClass(previous)?sigil:""}function dashesBefore(units,at2){return at2>1&&units[at2-2]===DASH?at2>2&&units[at2-3]===DASH||isWordClass(classBefore(
units,at2-2))?"":"--":isWordClass(classBefore(units,at2-1))?"":"-"}function sigilAfter(units,at2){return units[at2]===HASH?"#":units[at2]===PLUS&&units[at2+1]===
PLUS?"++":""}var kept=new Map;function scratchUnits(use,size,isBytes){let make=units=>isBytes?new Uint8Array(units):new Uint16Array(units);if(size>262144)return make(size);let key=`${use}\
 ${isBytes?"bytes":"utf16"}`,found=kept.get(key)??make(262144);return kept.set(key,found),found}function asBuffer(units,length){return Buffer.from(units.buffer,
units.byteOffset,length*units.BYTES_PER_ELEMENT)}function readUnits(text2,use,isBytes){let units=scratchUnits(use,text2.length+1,isBytes);return asBuffer(units,
text2.length).write(text2,isBytes?"latin1":"utf16le"),units[text2.length]=0,units}function renderUnits(units,length){return asBuffer(units,length).toString(units.
BYTES_PER_ELEMENT===1?"latin1":"utf16le")}function readFewUnits(text2,isBytes){let bytes=Buffer.allocUnsafeSlow((text2.length+1)*(isBytes?1:2)),units=isBytes?bytes:
new Uint16Array(bytes.buffer,0,text2.length+1);return bytes.write(text2,isBytes?"latin1":"utf16le"),units[text2.length]=0,units}var MAX_WORD_BYTES=64,MAX_BYTES_A_UNIT=3;function boundedEnd(lower,start,end){if((end-start)*MAX_BYTES_A_UNIT<=MAX_WORD_BYTES)return end;let at2=start,used=0;for(;at2<
end;){let unit=lower.charCodeAt(at2);if(used+=unit<128?1:unit<2048?2:MAX_BYTES_A_UNIT,used>MAX_WORD_BYTES)return at2;at2++}return end}var MIN_BLOB_WORD=40,MAX_BLOB=128,
MIN_BLOB_WORD_AVERAGE=16,BLOB=/[\w+/=-]*/y;function skipBlob(shape,start,end){if(end-start<MIN_BLOB_WORD)return end;BLOB.lastIndex=start,BLOB.test(shape);let length=BLOB.
lastIndex-start;return length<=MAX_BLOB?end:(shape.slice(start,BLOB.lastIndex).match(/[^a-z0-9]/gi)?.length??0)*MIN_BLOB_WORD_AVERAGE<length?BLOB.lastIndex:end}
var APOSTROPHE=39,CURLY_APOSTROPHE=8217,SUFFIX=/['\u2019](?:s|t|re|ve|ll|d|m)/iy;function skipSuffix(shape,at2){let unit=shape.charCodeAt(at2);return unit!==APOSTROPHE&&
unit!==CURLY_APOSTROPHE?at2:(SUFFIX.lastIndex=at2,SUFFIX.test(shape)&&!isWordClass(classOf(shape.charCodeAt(SUFFIX.lastIndex)))?SUFFIX.lastIndex:at2)}var MAX_SYMBOL_RUN=8,SPACE=32,MAX_GROWTH=3,CODE_POINTS=1114112,INSIDE=1,AT_END=2,places=new Uint8Array(CODE_POINTS);function addMarks(reading,start,end,wordEnd){
let{shapeUnits,lower,marks}=reading,before=sigilBefore(shapeUnits,start);before!==""&&marks.add(before+lower.slice(start,wordEnd));let after=sigilAfter(shapeUnits,
end);after!==""&&marks.add(lower.slice(start,wordEnd)+after)}function addHumps(reading,word){if(reading.split.has(word))return;reading.split.add(word);let parts=renderHumps(
word);parts!==void 0&&reading.parts.add(parts)}function copyWord(reading,start){let{shapeUnits,lowerUnits,out}=reading,to=reading.length,at2=start,later=0,unit=shapeUnits[at2],
found=CLASSES[unit]||classOf(unit);for(;found>=3&&found<=5;)out[to++]=lowerUnits[at2++],unit=shapeUnits[at2],found=CLASSES[unit]||classOf(unit),later|=1<<found;
return reading.length=to,reading.later=later,at2}var UPPER_BIT=16,LOWER_BIT=8;function isCamel({shapeUnits,later},start){return(later&UPPER_BIT)>0&&((later&LOWER_BIT)>
0||classOf(shapeUnits[start])===3)}function readWord(reading,start){let{shape,shapeUnits,lower,out}=reading,end=copyWord(reading,start),wordEnd=boundedEnd(lower,
start,end);return reading.length-=end-wordEnd,out[reading.length++]=SPACE,(start>0&&CLASSES[shapeUnits[start-1]]===2||CLASSES[shapeUnits[end]]===2)&&addMarks(reading,
start,end,wordEnd),wordEnd===end&&isCamel(reading,start)&&addHumps(reading,shape.slice(start,end)),skipSuffix(shape,skipBlob(shape,start,end))}function readUnspaced(reading,start){
let{shapeUnits,lowerUnits,out,characters}=reading,to=reading.length,at2=start,point=0;for(;;){let unit=shapeUnits[at2],found=CLASSES[unit]||classOf(unit);if(found!==
6&&(found!==7||classAt(shapeUnits,at2)!==6))break;let end=at2+(found===7?2:1);point=noteCharacter(lowerUnits,at2,characters);for(let i=at2;i<end;i++)out[to++]=lowerUnits[i];
if(at2>start){out[to++]=SPACE;for(let i=at2;i<end;i++)out[to++]=lowerUnits[i]}at2=end}return places[point]=AT_END,out[to++]=SPACE,reading.length=to,at2}function noteCharacter(units,at2,characters){
let unit=units[at2],point=(unit&63488)===55296?(unit-55296<<10)+(units[at2+1]-56320)+65536:unit;return places[point]===0&&(places[point]=INSIDE,characters.push(
point)),point}function renderCharacters(characters){let stream="";for(let point of characters)places[point]===INSIDE&&(stream+=`${stream===""?"":" "}${String.fromCodePoint(
point)}`),places[point]=0;return stream}function readSymbols(reading,start){let{shapeUnits}=reading,end=start+1;for(;classOf(shapeUnits[end])===2;)end++;let length=end-
start;return(length>1||!(isWordClass(classBefore(shapeUnits,start))||isWordClass(classAt(shapeUnits,end))))&&length<=MAX_SYMBOL_RUN&&reading.marks.add(reading.shape.
slice(start,end)),end}var BY_PATTERNS_CHARS=64*1024,charsRead=0;function lex(text2){return charsRead+=text2.length,(charsRead<=BY_PATTERNS_CHARS?lexByPatterns(text2):
void 0)??lexByUnits(text2)}function startReading({shape,lower,shapeUnits,lowerUnits,out}){return{shape,lower,shapeUnits,lowerUnits,out,size:shape.length,length:0,
later:0,split:new Set,parts:new Set,marks:new Set,characters:[]}}function foldForUnits(text2){let shape=foldShape(text2),lower=lowerCase(shape),isBytes=isAscii(
shape);return{shape,lower,shapeUnits:readUnits(shape,"shape",isBytes),lowerUnits:readUnits(lower,"lower",isBytes),out:scratchUnits("out",shape.length*(isBytes?1:
MAX_GROWTH)+2,isBytes)}}var NO_UNITS=new Uint8Array(0);function foldForPatterns(text2){let shape=foldShape(text2),shapeUnits=readFewUnits(shape,isAscii(shape));
return{shape,lower:lowerCase(shape),shapeUnits,lowerUnits:NO_UNITS,out:NO_UNITS}}function lexByUnits(text2){let reading=startReading(foldForUnits(text2));return readAll(
reading),{characters:renderCharacters(reading.characters),main:renderUnits(reading.out,Math.max(0,reading.length-1)),parts:reading.parts,marks:reading.marks}}var INTRICATE=/[a-z0-9]{40}|['\u2019](?:s|t|re|ve|ll|d|m)(?:#|\+\+|['\u2019](?:s|t|re|ve|ll|d|m)(?![a-z0-9]))/,
SUFFIXES=/(?<=[a-z0-9])['\u2019](?:s|t|re|ve|ll|d|m)(?![a-z0-9])/gi,SYMBOL_SPOTS=/([a-z0-9]*)[!#$%&*+\-./:<=>?@^_|~]+(?=([a-z0-9]*))/g,CAPITAL_WITHIN=/[A-Za-z0-9]+[A-Z][A-Za-z0-9]*/g,
NOT_WORD=/[^a-z0-9]+/g;function lexByPatterns(text2){if(!isTypeset(text2))return;let reading=startReading(foldForPatterns(text2)),{shape,lower,parts,marks}=reading;
if(INTRICATE.test(lower))return;for(let{index,0:spot,1:before="",2:after=""}of lower.matchAll(SYMBOL_SPOTS)){let start=index+before.length,end=index+spot.length;
before!==""&&addMarks(reading,index,start,start),readSymbols(reading,start),after!==""&&addMarks(reading,end,end+after.length,end+after.length)}let plain=shape.
replace(SUFFIXES,"");for(let[word]of plain.matchAll(CAPITAL_WITHIN))word.toUpperCase()!==word&&addHumps(reading,word);return{main:(plain===shape?lower:lowerCase(
plain)).replace(NOT_WORD," ").trim(),parts,marks,characters:""}}function readAll(reading){let{shapeUnits,size}=reading,at2=0;for(;at2<size;){let unit=shapeUnits[at2],
found=CLASSES[unit]||classOf(unit);found===7&&(found=classAt(shapeUnits,at2)),found===1?at2++:found===6?at2=readUnspaced(reading,at2):found===2?at2=readSymbols(
reading,at2):at2=readWord(reading,at2)}}function tokenise(text2){return renderStream(lex(text2))}function renderStream({main,parts,marks}){let stream=main;for(let part of parts)stream+=` ${part}`;for(let mark of marks)stream+=` ${mark}`;return main===""?stream.
slice(1):stream}function contentWords(text2){return[...new Set(tokenise(text2).split(" "))].filter(word=>word.length>1&&!isStopWord(word))}var OBJECTIONS=[/^(?:no\b[,.! ]|nope\b|wrong\b|not (?:that|what|like)\b|stop\b|wait\b|undo\b|revert\b|actually[, ])/i,/\b(?:that(?:'s| is) (?:not|wrong|incorrect)|not what i (?:asked|meant|wanted)|you (?:misunderstood|broke|forgot)|doesn'?t work|still (?:fails|broken|failing)|instead of|i said|don'?t do that|put (?:it|that) back)\b/i,
/(?:\u4e0d\u5bf9|\u4e0d\u662f\u8fd9|\u4e0d\u662f\u90a3|\u9519\u4e86|\u4e0d\u8981\u8fd9\u6837|\u522b\u8fd9\u6837|\u6539\u56de|\u64a4\u9500|\u8fd8\u662f\u4e0d\u884c|\u6ca1\u6709\u7528|\u6211\u8bf4\u7684\u662f|\u4e0d\u662f\u6211\u8981\u7684|\u5f04\u9519)/,/(?:\u9055\u3044?\u307e\u3059|\u9055\u3046|\u3061\u304c\u3046|\u305d\u3046\u3058\u3083\u306a|\u305d\u3046\u3067\u306f\u306a|\u9593\u9055|\u3084\u3081\u3066|\u623b\u3057\u3066|\u307e\u3060(?:\u52d5\u304b|\u5931\u6557)|\u3067\u306f\u306a\u304f|\u3058\u3083\u306a\u304f\u3066)/],
CONSTRAINTS=[/\b(?:must(?:n't| not)?|never|always|do not|don'?t|only use|make sure|without (?:changing|touching|breaking)|keep (?:the|it|in mind)|no (?:new )?dependenc\w+|from now on|remember|don'?t forget)\b/i,
/(?:\u5fc5\u987b|\u4e0d\u8981|\u4e0d\u5f97|\u7981\u6b62|\u52a1\u5fc5|\u59cb\u7ec8|\u4e00\u5b9a\u8981|\u53ea\u80fd|\u4ee5\u540e\u90fd|\u5343\u4e07\u522b|\u8bb0\u4f4f|\u522b\u5fd8)/,/(?:\u5fc5\u305a|\u3057\u306a\u3044\u3067|\u3057\u3066\u306f\u3044\u3051|\u7981\u6b62|\u5e38\u306b|\u6c7a\u3057\u3066|\u3060\u3051\u3092\u4f7f|\u4eca\u5f8c\u306f|\u7d76\u5bfe\u306b|\u899a\u3048\u3066|\u5fd8\u308c\u306a\u3044)/],
FINDINGS=[/\b(?:turns out|root cause|the (?:cause|reason|problem|culprit) (?:is|was)|because of|it was caused|note that|the fix (?:is|was)|lesson|the trick is|only works (?:when|if)|depends on)\b/i,
/(?:\u539f\u56e0\u662f|\u6839\u672c\u539f\u56e0|\u539f\u6765|\u95ee\u9898\u5728\u4e8e|\u53d1\u73b0|\u6ce8\u610f|\u5173\u952e\u662f|\u53d6\u51b3\u4e8e|\u8fd9\u662f\u56e0\u4e3a)/,/(?:\u539f\u56e0\u306f|\u6839\u672c\u539f\u56e0|\u554f\u984c\u306f|\u308f\u304b\u308a\u307e\u3057\u305f|\u5224\u660e|\u6ce8\u610f|\u306e\u305f\u3081\u3067\u3059|\u306b\u3088\u308b\u3082\u306e)/],
QUESTION=/[?\uff1f]\s*$|(?:\u5417|\u5462|\u3067\u3059\u304b|\u307e\u3059\u304b|\u3067\u3057\u3087\u3046\u304b)[\u3002.]?\s*$/,BARE_ANSWER=/^(?:yes|yeah|yep|ok(?:ay)?|sure|no(?:pe)?|neither|both|either|the (?:first|second|third|last|former|latter))\b|^(?:\u597d|\u53ef\u4ee5|\u662f\u7684|\u884c|\u4e0d\u7528|\u4e0d\u8981|\u90fd|\u7b2c[\u4e00\u4e8c\u4e09])|^(?:\u306f\u3044|\u3044\u3044\u3048|\u3046\u3093|\u3044\u3084|\u305d\u308c\u3067|\u4e21\u65b9)/i;
function isBareAnswer(text2){return BARE_ANSWER.test(text2.trim())}function isObjection(text2){return OBJECTIONS.some(pattern=>pattern.test(text2.trim()))}function isConstraint(sentence){
return CONSTRAINTS.some(pattern=>pattern.test(sentence))&&!isQuestion(sentence)}function isFinding(sentence){return FINDINGS.some(pattern=>pattern.test(sentence))&&
!isQuestion(sentence)}function isQuestion(sentence){return QUESTION.test(sentence.trim())}var MAX_ARTEFACTS=12,COMMIT=/^\[([^\s\]]+)(?: \(root-commit\))? ([0-9a-f]{7,40})\] (.+)$/m,ADDRESS=/https?:\/\/\S+/g,PULL_REQUEST=/^https?:\/\/\S+\/(?:pull|merge_requests|issues)\/\d+/;
function artefactsOf(turns){let made=turns.flatMap(turn=>turn.calls).flatMap(artefactOf);return[...new Set(made.reverse())].slice(0,MAX_ARTEFACTS)}function artefactOf(call){
if(!call.ok)return[];if(call.tool==="Write")return[`file ${code(call.target)}`];if(call.tool!=="Bash")return[];let[,branch,hash,subject]=COMMIT.exec(call.output)??
[],commit=hash===void 0?[]:[`commit ${hash} on ${code(branch??"")}: ${subject}`],page=/\b(?:gh|glab)\b/.test(call.target)?firstPage(call.output):void 0;return page===
void 0?commit:[...commit,page]}function firstPage(output){for(let[address]of output.matchAll(ADDRESS)){let page=PULL_REQUEST.exec(address)?.[0];if(page!==void 0)
return page}}var PROMPT_CHARS=400,LAST_CALLS=3,OPTION_CHARS=200,OPTIONS=" Options: ";function deriveCurrentState(turns){let last=turns.at(-1);return last===void 0?[]:ranked(
[stateOf(last),...openDecisions(turns).map(decision=>`Open decision: ${decision}`),...openTasks(turns).map(task=>`Open task: ${task}`),...lastErrors(last).map(error=>`\
Last error: ${error}`),...backgroundWork(turns).map(work=>`Started in the background: ${work}`),...artefactsOf(turns).map(artefact=>`Made: ${artefact}`)])}function stateOf(turn){
let asked=oneLine(turn.prompt,PROMPT_CHARS),calls=turn.calls.slice(-LAST_CALLS).map(call=>`${call.tool} ${code(call.target)}`.trim()),busy=calls.length>0?`; las\
t calls: ${calls.join(", ")}`:"";switch(turn.outcome){case"open":return`In progress: ${asked}${busy}`;case"interrupted":return`Interrupted while working on: ${asked}${busy}`;case"\
error":return`Ended by an error of the service while working on: ${asked}${busy}`;case"answered":return`Last request, answered: ${asked}`;default:return turn.outcome}}
function openDecisions(turns){let[before,last]=turns.length>1?turns.slice(-2):[void 0,turns[0]],own=last===void 0?[]:decisionsIn(last);return own.length>0||before===
void 0||last===void 0||last.answers.length>0?own:decisionsIn(before).filter(decision=>!isReply(last.prompt,decision))}var MAX_BARE_REPLY_CHARS=16,REPLY_SHARE=.5;
function isReply(prompt,decision){if(prompt.trim().length<=MAX_BARE_REPLY_CHARS||isBareAnswer(prompt))return!0;let said=new Set(contentWords(prompt)),[question="",
options]=decision.split(OPTIONS),asked=contentWords(question);return options!==void 0?contentWords(options).some(word=>said.has(word)&&!asked.includes(word)):asked.
filter(word=>said.has(word)).length>=Math.max(1,asked.length*REPLY_SHARE)}function decisionsIn(turn){let asked=turn.calls.filter(call=>call.tool==="AskUserQuest\
ion"&&!call.ok).flatMap(askedThroughTool),answer=turn.answers.at(-1)??"",question=sentencesOf(answer).findLast(isQuestion);if(question===void 0)return asked;let options=answer.
split(`
`).map(line=>/^\s*(?:[-*]|\d+[.)]|[A-Da-d][.)]|[\u2460-\u2468])\s*(\S.*)$/.exec(line)?.[1]).filter(option=>option!==void 0&&!isQuestion(option)).map(option=>oneLine(option??
"",OPTION_CHARS));return[...asked,options.length>1?`${question}${OPTIONS}${options.join(" | ")}`:question]}function askedThroughTool(call){let questions=call.input?.
questions;return Array.isArray(questions)?questions.flatMap(entry=>{if(typeof entry?.question!="string")return[];let labels=(entry.options??[]).map(({label})=>label).
filter(label=>typeof label=="string");return[labels.length>0?`${entry.question}${OPTIONS}${labels.join(" | ")}`:entry.question]}):[]}function openTasks(turns){let calls=turns.
flatMap(turn=>turn.calls),list2=calls.findLast(call=>call.tool==="TodoWrite"&&call.ok)?.input?.todos,todos=Array.isArray(list2)?list2:createdTasks(calls),withStatus=status=>todos.
filter(todo=>todo?.status===status&&typeof todo.content=="string").map(todo=>`${oneLine(String(todo.content),OPTION_CHARS)} (${status.replace("_"," ")})`);return[
...withStatus("in_progress"),...withStatus("pending")]}function createdTasks(calls){let tasks=[];for(let{tool,ok,input}of calls){if(!ok||input===void 0||(tool===
"TaskCreate"&&tasks.push({content:input.subject,status:"pending"}),tool!=="TaskUpdate"))continue;let task=tasks[Number(input.taskId)-1];task!==void 0&&input.status!==
void 0&&(task.status=input.status)}return tasks}function lastErrors(turn){let failed=turn.calls.findLast(call=>!call.ok&&call.denial===void 0),isRepaired=failed!==
void 0&&turn.outcome==="answered";return failed===void 0||isRepaired?[]:[`${failed.tool} ${code(failed.target)}: ${oneLine(failed.output,OPTION_CHARS)}`]}function backgroundWork(turns){
return turns.flatMap(turn=>turn.calls).filter(call=>call.input?.run_in_background===!0&&call.ok).map(call=>code(call.target))}var PROSE_FILE=/\.(?:md|mdx|rst|adoc|txt|pdf)$|(?:^|\/)(?:docs?|specs?|adr)\/|(?:^|\/)(?:README|CHANGELOG|CONTRIBUTING)\b/i;function deriveDocuments(turns){let read=turns.
flatMap(turn=>turn.calls).filter(call=>call.ok&&isDocument(call)).map(call=>code(call.target));return ranked([...new Set(read.reverse())])}function isDocument(call){
return call.tool==="WebFetch"||call.tool==="WebSearch"?call.target!=="":call.tool==="Read"&&PROSE_FILE.test(call.target)}function identityOf(call){let{tool,target="",hash,inputBytes}=call,isText2=tool==="Bash"&&isWholeTarget(target);return JSON.stringify(isText2||hash===void 0?[tool,
target,isText2?0:inputBytes]:[tool,hash])}function isWholeTarget(target){return target!==""&&target.length<199&&!target.includes("[redacted:")}var NONE={kind:"none"},ANYTHING={kind:"anything"},FILE_TOOLS=new Set(["Edit","MultiEdit","Write","NotebookEdit"]),HARMLESS_TOOLS=new Set(["Read","Grep","Glob","\
LS","NotebookRead","WebFetch","WebSearch","ToolSearch","LSP","TodoWrite","TodoRead","TaskCreate","TaskUpdate","TaskGet","TaskList","Agent","Task","Skill"]);function isFileTool(tool){
return FILE_TOOLS.has(tool)}function effectOf({tool,target,outcome}){return outcome==="refused"||HARMLESS_TOOLS.has(tool)?NONE:isFileTool(tool)?outcome==="faile\
d"?NONE:{kind:"file",path:target}:tool==="Bash"&&isHarmlessCommand(target)?NONE:ANYTHING}var READING=new Set(["ls","cat","head","tail","wc","grep","egrep","fgre\
p","rg","ag","fd","find","tree","stat","file","pwd","echo","printf","true","false","test","[","which","type","whoami","id","uname","env","cd","sort","uniq","cut",
"tr","nl","diff","cmp","comm","jq","basename","dirname","realpath","du","md5sum","sha1sum","sha256sum","sed","awk","less","more","column","xxd","od","strings"]),
READING_GIT=/^git (?:-C \S+ )?(?:status|diff|log|show|blame|rev-parse|ls-files|ls-tree|grep|describe|shortlog|cat-file)\b/,CHECKING=/^(?:npx (?:vitest|jest|mocha|ava|tsc|eslint|playwright test)|(?:npm|yarn|pnpm|bun) (?:run )?(?:test|lint|typecheck|check)[\w:-]*|(?:python3? -m )?(?:pytest|mypy|unittest)|node --test|tsc|eslint|vitest|jest|ruff check|cargo (?:test|check|clippy)|go (?:test|vet)|make (?:-\S+ )*(?:test|check|lint)|rspec|phpunit|mvn test|gradle test|\.\/gradlew test)\b/,
WRITING_OPTIONS=/ (?:--fix|--write|--update|--updateSnapshot|-u|-i|--in-place|-delete|-exec|-execdir|-ok|-o)\b/,REDIRECTION=/>(?!&\d|>?\s*\/dev\/null)/;function isHarmlessCommand(command){
return!isWholeTarget(command)||/\$\(|`|<\(/.test(command)?!1:partsOf(command).every(part=>REDIRECTION.test(unquoted(part))||WRITING_OPTIONS.test(unquoted(part))?
!1:READING.has(firstWord(part))||READING_GIT.test(part)||CHECKING.test(part))}function partsOf(command){let masked=command.replace(/'[^']*'|"(?:[^"\\]|\\.)*"/g,
quoted=>"_".repeat(quoted.length)),parts=[],start=0;for(let{index,0:separator}of masked.matchAll(/&&|\|\||[;|\n]/g))parts.push(command.slice(start,index)),start=
index+separator.length;return[...parts,command.slice(start)].map(part=>part.trim().replace(SCENE,"")).filter(part=>part!=="")}var SCENE=/^(?:(?:[A-Za-z_]\w*=\S*|time|command|timeout \d+\w?)\s+)+/;
function firstWord(part){return part.split(/\s+/,1)[0]??""}function unquoted(part){return part.replace(/'[^']*'|"[^"]*"/g,"''")}function collectChanges(calls){let changes=calls.flatMap(call=>{let effect=effectOf(call);return effect.kind==="none"?[]:[{call,effect}]}),latestEnds=runningMaximum(
changes.map(({call})=>call.endMs));return{isPossible(from,to,path){for(let at2=firstAtLeast(latestEnds,from.startMs);at2<changes.length;at2++){let{call,effect}=changes[at2];
if(call.startMs>to.startMs)return!1;if(!(call.endMs<from.startMs||call.identity===from.identity)&&(effect.kind==="anything"||path===void 0||effect.path===path))
return!0}return!1}}}function runningMaximum(values){let most=Number.NEGATIVE_INFINITY;return values.map(value=>(most=Math.max(most,value),most))}function firstAtLeast(rising,least){
let low=0,high=rising.length;for(;low<high;){let middle=low+high>>1;(rising[middle]??0)<least?low=middle+1:high=middle}return low}function renderDuration(ms){let rounded=Math.max(0,Math.round(ms));return rounded<1e3?`${rounded}ms`:rounded<6e4-1e3/2?`${(rounded/1e3).toFixed(1)}s`:rounded<36e5-
1e3/2?pair(Math.round(rounded/1e3),60,"m","s"):rounded<864e5-6e4/2?pair(Math.round(rounded/6e4),60,"h","m"):pair(Math.round(rounded/36e5),24,"d","h")}function pair(smallUnits,base,big,small){
return`${Math.floor(smallUnits/base)}${big} ${two(smallUnits%base)}${small}`}var SIZE_UNITS=["kB","MB","GB","TB"];function renderBytes(bytes){if(bytes<1e3)return`${bytes}\
 B`;let value=bytes,unit=-1;for(;value>=999.5&&unit<SIZE_UNITS.length-1;)value/=1e3,unit++;return`${value<9.95?value.toFixed(1):Math.round(value)} ${SIZE_UNITS[unit]}`}function renderNumber(count,noun){return`${count} ${noun}${count===1?"":"s"}`}function two(number){return String(number).padStart(2,"0")}function createChains(goesOn){let running=new Map,ended=[];return{add(call){let group=`${call.thread} ${call.identity}`,chain=running.get(group),last=chain?.at(
-1);chain!==void 0&&last!==void 0&&goesOn(last,call)?chain.push(call):(chain!==void 0&&ended.push(chain),running.set(group,[call]))},end(isMeant){for(let[group,
chain]of running)isMeant(chain.at(-1))&&(ended.push(chain),running.delete(group))},all:()=>[...ended,...running.values()]}}var PLAIN=/^[\x20-\x7e]*$/,measures=lazy(()=>({graphemes:new Intl.Segmenter("en",{granularity:"grapheme"}),wide:/^[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{17000}-\u{18aff}\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]/u,
emoji:new RegExp("^(?:\\p{Emoji_Presentation}|\\p{Regional_Indicator}{2}|\\p{Extended_Pictographic}\\u{fe0f}|[0-9#*]\\u{fe0f}\\u{20e3})","u"),zero:/^[\p{Mark}\p{Cf}\p{Cc}]+$/u})),
PIECE_CHARS=1e3;function*graphemesOf(text2){for(let at2=0;at2<text2.length;){let end=boundaryBefore(text2,at2+PIECE_CHARS);for(let{segment}of measures().graphemes.
segment(text2.slice(at2,end)))yield segment;at2=end}}var NARROW=/^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u21ff\u2298\u2500-\u25fc\u2713\u2717\u276f]*$/,
PLAIN_WIDE=/[\u3001-\u3029\u3041-\u3096\u30a1-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff60]/g;function cellWidth(text2){if(PLAIN.test(text2))return text2.length;
let narrow=text2.replace(PLAIN_WIDE,"");if(NARROW.test(narrow))return 2*text2.length-narrow.length;let width=0;for(let segment of graphemesOf(text2))width+=graphemeWidth(
segment);return width}function graphemeWidth(grapheme){let{zero,wide,emoji}=measures();return zero.test(grapheme)?0:wide.test(grapheme)||emoji.test(grapheme)?2:
1}function usualWidth(char){return NARROW.test(char)?1:2}function cutCells(text2,maxCells){return maxCells<=0?"":PLAIN.test(text2)?text2.length<=maxCells?text2:
`${text2.slice(0,maxCells-1)}\u2026`:fits(text2,maxCells)?text2:`${takeCells(text2,maxCells-1)}\u2026`}function fits(text2,maxCells){return text2.length<=PIECE_CHARS?
cellWidth(text2)<=maxCells:takeCells(text2,maxCells).length===text2.length}function takeCells(text2,maxCells){let head=text2.slice(0,maxCells+1);if(PLAIN.test(head))return text2.slice(0,maxCells);let isUsual=NARROW.test(head.replace(PLAIN_WIDE,
"")),taken="",width=0;for(let segment of isUsual?head:graphemesOf(text2)){if(width+=isUsual?usualWidth(segment):graphemeWidth(segment),width>maxCells)break;taken+=
segment}return taken}function oneLine2(text2){return text2.trim().replace(/\s+/g," ")}var MCP=/^mcp__(.(?:(?!__).)*)__(.+)$/;function toolName(tool){let[,server,name]=MCP.exec(tool)??[];return name===void 0?tool:`${server}:${name}`}var QUOTE_CELLS=56;function quote(text2){return`\`${cutCells(oneLine2(text2).replaceAll("`","'"),QUOTE_CELLS)}\``}function quotePath(path,cwd){return quote(cwd!==
void 0&&path.startsWith(`${cwd}/`)?path.slice(cwd.length+1):path)}function nameCall({tool,target},cwd){return target===""?toolName(tool):tool==="Bash"?quote(target):
`${toolName(tool)} of ${quotePath(target,cwd)}`}var NOT_COMPARED=new Set(["Read","NotebookRead","Agent","Task","Skill","SlashCommand","AskUserQuestion","ExitPlanMode","BashOutput","TaskOutput","TaskGet","Task\
List","TaskUpdate","TaskCreate","TodoWrite","TodoRead","KillShell","TaskStop","Monitor","EnterPlanMode","SendMessage","StructuredOutput"]),WAITING=/\b(?:sleep|wait|watch|until|poll|tail -[fF]|gh (?:run|pr|workflow|api|issue)|kubectl|docker|podman|curl|wget|nc|ping|ssh|systemctl|journalctl|ps|pgrep|jobs|lsof|ss|netstat|top|free|df|date|uptime|aws|gcloud|az|terraform|npm view|git (?:fetch|pull|push|ls-remote)|nvidia-smi|squeue|random|shuf|uuidgen)\b|\$RANDOM/,
ORIENTING=/^(?:ls|pwd|echo|whoami|git status|git branch|git log|which|true)\b/,MIN_CALLS=2,MIN_ORIENTING_CALLS=3,SAME_SIZE_SHARE=.1,SAME_SIZE_BYTES=64;function findRepeated(calls,changes,cwd){
let chains=createChains((last,call)=>isRepetition(last,call,changes));for(let call of calls)isCompared(call)&&chains.add(call);return chains.all().filter(isLong).
map(chain=>toFinding(chain,cwd))}function isCompared({tool,target,outcome}){return NOT_COMPARED.has(tool)||tool.startsWith("mcp__")||outcome!=="ok"&&outcome!=="\
failed"?!1:isFileTool(tool)?outcome==="failed"||tool==="Write":tool!=="Bash"||isWholeTarget(target)&&!WAITING.test(target)}function isRepetition(before,call,changes){
return before.outcome===call.outcome&&before.prompts===call.prompts&&before.compactions===call.compactions&&call.startMs>=before.endMs&&hasSameSize(before,call)&&
!changes.isPossible(before,call)}function hasSameSize({outputBytes:one},{outputBytes:other}){return one===void 0||other===void 0?!0:Math.abs(one-other)<=Math.max(
SAME_SIZE_BYTES,SAME_SIZE_SHARE*Math.max(one,other))}function isLong(chain){let[first]=chain,isOrienting=first?.tool==="Bash"&&first.outcome==="ok"&&partsOf(first.
target).every(part=>ORIENTING.test(part));return chain.length>=(isOrienting?MIN_ORIENTING_CALLS:MIN_CALLS)}function toFinding(chain,cwd){let[first,...again]=chain,
spentMs=again.reduce((sum,{durationMs=0})=>sum+durationMs,0),how=first.outcome==="failed"?"failed each time; ":"";return{kind:"repeated-call",title:`${nameCall(
first,cwd)} ran ${renderNumber(chain.length,"time")} with nothing changed in between`,detail:`${how}${renderNumber(again.length,"call")} and ${renderDuration(spentMs)}\
 to spare`,turn:first.turn,steps:chain.map(({key})=>key)}}var MIN_READS=2,MIN_READS_ACROSS_PROMPTS=3;function findReread(calls,changes,cwd){let chains=createChains((last,call)=>isReread(last,call,changes));for(let call of calls)
isFileTool(call.tool)&&call.outcome!=="ok"&&chains.end(({thread,target})=>thread===call.thread&&target===call.target),call.tool==="Read"&&call.outcome==="ok"&&chains.
add(call);return chains.all().filter(isLong2).map(chain=>toFinding2(chain,cwd))}function isReread(before,call,changes){return before.compactions!==call.compactions||
call.startMs<before.endMs||before.prompts!==call.prompts&&before.outputBytes!==call.outputBytes?!1:!changes.isPossible(before,call,call.target)}function isLong2(chain){
let isOnePrompt=chain[0]?.prompts===chain.at(-1)?.prompts;return chain.length>=(isOnePrompt?MIN_READS:MIN_READS_ACROSS_PROMPTS)}function toFinding2(chain,cwd){let[
first,...again]=chain,bytes=again.reduce((sum,{outputBytes:outputBytes2=0})=>sum+outputBytes2,0);return{kind:"reread-file",title:`${quotePath(first.target,cwd)}\
 was read ${renderNumber(chain.length,"time")} without a change in between`,detail:bytes>0?`${renderBytes(bytes)} read again`:"",turn:first.turn,steps:chain.map(
({key})=>key)}}var MIN_FAILURES=3,MAX_GAP_CALLS=25,NAMED_FILES=3,MAX_SUBJECT_WORDS=4;function findStreaks(calls,cwd){let threads=new Map;for(let call of calls){if(call.outcome!==
"ok"&&call.outcome!=="failed")continue;let thread=threads.get(call.thread);thread===void 0?threads.set(call.thread,[call]):thread.push(call)}return[...threads.values()].
flatMap(thread=>{let ofSubject=streaksBySubject(thread),told=new Set(ofSubject.flatMap(({failures})=>failures)),mixed=streaksInRow(thread).filter(({failures})=>!failures.
some(call=>told.has(call)));return[...ofSubject.map(streak=>toFinding3(streak,thread,{cwd,isMixed:!1})),...mixed.map(streak=>toFinding3(streak,thread,{cwd,isMixed:!0}))]})}
function streaksBySubject(thread){let open2=new Map,done=[];for(let[at2,call]of thread.entries()){let subject=subjectOf(call),streak=open2.get(subject),isFar=streak!==
void 0&&at2-streak.lastAt>MAX_GAP_CALLS;if((call.outcome==="ok"||isFar)&&(streak!==void 0&&done.push({failures:streak.failures,...!isFar&&{end:call}}),open2.delete(
subject)),call.outcome==="failed"){let failures=open2.get(subject)?.failures??[];isNext(failures.at(-1),call)&&failures.push(call),open2.set(subject,{failures,lastAt:at2})}}
return[...done,...open2.values()].filter(isLong3)}function streaksInRow(thread){let done=[],failures=[];for(let call of thread){if(call.outcome==="failed"){isNext(
failures.at(-1),call)&&failures.push(call);continue}done.push({failures,end:call}),failures=[]}return[...done,{failures}].filter(isLong3)}function isLong3({failures}){
return failures.length>=MIN_FAILURES}function isNext(before,call){return before===void 0||call.startMs>=before.endMs}function subjectOf({tool,target}){return`${tool}\
 ${tool==="Bash"?commandSubject(target):target}`}function commandSubject(command){let words=(partsOf(command).find(part=>!part.startsWith("cd "))??command).trim().
split(/\s+/),end=words.findIndex((word,at2)=>at2>0&&/^-|[<>]/.test(word));return words.slice(0,Math.max(2,end<0?MAX_SUBJECT_WORDS:end)).join(" ")}function toFinding3({
failures,end},thread,{cwd,isMixed}){let first=failures[0],last=failures.at(-1),isOneCall=failures.every(({identity})=>identity===first.identity),name=first.tool===
"Bash"&&!isOneCall?quote(commandSubject(first.target)):nameCall(first,cwd),count=failures.length;return{kind:"failing-streak",title:isMixed?`${count} calls in a\
 row failed`:`${name} failed ${count} times in a row`,detail:end===void 0?"nothing that worked followed":describeEnd(end,{last,thread,cwd,isMixed}),turn:first.turn,
steps:[...failures,...end===void 0?[]:[end]].map(({key})=>key)}}function describeEnd(end,{last,thread,cwd,isMixed}){let after=renderDuration(end.endMs-last.startMs);
if(isMixed)return`ended by ${nameCall(end,cwd)}`;let between=thread.slice(thread.indexOf(last)+1,thread.indexOf(end)),edited=new Set(between.filter(({tool,outcome})=>isFileTool(
tool)&&outcome==="ok").map(({target})=>target));if(edited.size>0){let named=[...edited].slice(0,NAMED_FILES).map(path=>quotePath(path,cwd)),rest=edited.size>NAMED_FILES?
` and ${edited.size-NAMED_FILES} more`:"";return`worked after editing ${named.join(", ")}${rest}, ${after} later`}return end.identity!==last.identity?`worked as\
 ${nameCall(end,cwd)}, ${after} later`:`worked ${end.prompts>last.prompts?"after the next prompt":"when tried once more"}, ${after} later`}function parseJson(text2){try{return JSON.parse(text2)}catch(error){if(error instanceof SyntaxError)return;throw error}}function isObject(value){return typeof value==
"object"&&value!==null&&!Array.isArray(value)}function parseJsonObject(text2){let value=parseJson(text2);return isObject(value)?value:void 0}var MIN_PIECE_CHARS=8;function findUndone(calls,cwd){let standing=new Map,undoings=[];for(let call of calls)if(call.outcome==="ok")if(isFileTool(call.tool)){let undoing=takeEdit(
standing,call);undoing!==void 0&&undoings.push(undoing)}else call.tool==="Bash"&&undoings.push(...takeCommand(standing,call));return undoings.map(undoing=>toFinding4(
undoing,cwd))}function takeEdit(standing,call){let edits=standing.get(call.target)??[],edit={call,replacements:replacementsIn(call)};standing.set(call.target,edits);
let first=undoneFrom(edits,edit);if(first===void 0){edits.push(edit);return}let isWholeFile=call.tool==="Write";return{undone:edits.splice(first,isWholeFile?edits.
length:1).map(gone=>gone.call),by:call}}function undoneFrom(edits,{call,replacements}){if(call.tool==="Write"){let equal=edits.findLastIndex(edit=>edit.call.identity===
call.identity);return equal<0||equal===edits.length-1?void 0:equal+1}if(replacements.length===0)return;let found=edits.findLastIndex(edit=>edit.replacements.length===
replacements.length&&edit.replacements.every(done=>replacements.some(now=>isReverse(done,now))));return found<0?void 0:found}function isReverse(done,now){return done.
before===now.after&&done.after===now.before?done.before!==done.after:replacesPiece(now,{from:done.after,to:done.before})||replacesPiece({before:done.after,after:done.
before},{from:now.before,to:now.after})}function replacesPiece({before,after},{from,to}){if(from.trim().length<MIN_PIECE_CHARS)return!1;let at2=before.indexOf(from);
return at2>=0&&before.slice(0,at2)+to+before.slice(at2+from.length)===after}function replacementsIn({tool,input}){if(input===void 0||tool!=="Edit"&&tool!=="Mult\
iEdit")return[];let parsed=parseJsonObject(input);return(Array.isArray(parsed?.edits)?parsed.edits:[parsed]).flatMap(edit=>{let{old_string:before,new_string:after}=edit??
{};return typeof before=="string"&&typeof after=="string"?[{before,after}]:[]})}function takeCommand(standing,call){let undoings=[];for(let part of partsOf(call.
target)){/^git (?:-C \S+ )?commit\b/.test(part)&&standing.clear();let paths=restoredPaths(part);if(paths!==void 0)for(let[path,edits]of standing)edits.length===
0||!paths.some(restored=>coversPath(restored,path))||(undoings.push({undone:edits.map(edit=>edit.call),by:call}),standing.delete(path))}return undoings}function restoredPaths(command){
if(/^git (?:-C \S+ )?reset (?:\S+ )*--hard\b/.test(command))return["."];let checkout=/^git (?:-C \S+ )?checkout (?:\S+ )?-- (.+)$/.exec(command)?.[1],restore=/^git (?:-C \S+ )?restore (?!.*--staged)(.+)$/.
exec(command)?.[1],all=/^git (?:-C \S+ )?checkout (\.)$/.exec(command)?.[1];return(checkout??restore??all)?.split(/\s+/).filter(word=>!word.startsWith("-"))?.map(
word=>word.replace(/^["']|["']$/g,""))}function coversPath(restored,path){let plain=restored.replace(/^\.\//,"").replace(/\/$/,"");return plain==="."||plain===""||
path===plain||path.endsWith(`/${plain}`)||path.includes(`/${plain}/`)}function toFinding4({undone,by},cwd){let first=undone[0],what=undone.length===1?"An edit":
renderNumber(undone.length,"edit"),how=by.tool==="Bash"?`by ${nameCall(by,cwd)}, `:"",told=by.prompts>first.prompts?", after another prompt":"";return{kind:"und\
one-edit",title:`${what} of ${quotePath(first.target,cwd)} ${undone.length===1?"was":"were"} undone`,detail:`${how}${renderDuration(by.startMs-first.startMs)} l\
ater${told}`,turn:first.turn,steps:[...undone,by].map(({key})=>key)}}function findDetours(calls,cwd){let changes=collectChanges(calls),streaks=findStreaks(calls,cwd),failing=new Set(streaks.flatMap(({steps})=>steps));return[...findRepeated(
calls,changes,cwd).filter(({steps})=>!steps.every(key=>failing.has(key))),...streaks,...findReread(calls,changes,cwd),...findUndone(calls,cwd)]}var MAX_DETOURS=4,TOLD=new Set(["failing-streak","repeated-call","undone-edit"]);function deriveDetours(turns){let calls=turns.flatMap((turn,at2)=>turn.calls.map(
call=>observe(call,at2))),ends=new Map(calls.map(({key,startMs})=>[key,startMs])),endOf=({steps})=>ends.get(steps.at(-1)??"")??0,detours=findDetours(calls,void 0).
filter(({kind})=>TOLD.has(kind)).sort((a,b)=>endOf(b)-endOf(a)),shown=detours.slice(0,MAX_DETOURS),[newest]=shown;if(newest===void 0)return[];let rest=detours.length-
shown.length;return[{text:`Detours: ${shown.map(({title,detail})=>{let what=title.replace(/^An /,"an ");return detail===""?what:`${what} (${detail})`}).join("; ")}${rest>
0?`; and ${rest} more`:""}`,order:endOf(newest)}]}function observe(call,turn){let{id,tool,target,startMs}=call;return{key:id,thread:"",turn:turn+1,tool,startMs,
endMs:startMs,target:withhold(target),identity:identityOfNote(call),outcome:outcomeOf(call),prompts:turn+1,compactions:0,...call.input!==void 0&&{input:JSON.stringify(
call.input)}}}function identityOfNote({id,tool,target,input}){return tool==="Bash"?identityOf({tool,target}):JSON.stringify([tool,input??id])}function outcomeOf({
ok,denial}){return denial!==void 0?"refused":ok?"ok":"failed"}var ERROR_CHARS=240,OBJECTION_CHARS=500,RETRY_WINDOW_CALLS=12;function deriveErrors(turns){let newestFirst=troublesOf(turns).toSorted((a,b)=>Number(b.isOpen)-Number(
a.isOpen)||b.timeMs-a.timeMs),items=newestFirst.map(({text:text2,timeMs,isOpen})=>({text:isOpen?`Open: ${text2}`:text2,order:timeMs})),open2=newestFirst.filter(
({isOpen})=>isOpen).length;return[...items.slice(0,open2),...deriveDetours(turns),...items.slice(open2)]}var derived=new WeakMap;function troublesOf(turns){let troubles=derived.
get(turns)??deriveTroubles(turns);return derived.set(turns,troubles),troubles}function deriveTroubles(turns){let calls=turns.flatMap(turn=>turn.calls),failures=calls.
flatMap((call,at2)=>call.ok?[]:[troubleOf(calls,call,at2)]);return[...lastOfEach(failures),...objectionsIn(turns),...serviceErrors(turns)]}function troubleOf(calls,call,at2){
let what=`${call.tool} ${code(call.target)}`.trim();if(call.denial!==void 0){let how=STOPPED.has(call.denial)?"was stopped":`was not run (${call.denial})`;return{
text:`${what} ${how}`,timeMs:call.startMs,isOpen:!1}}let failure=`${what} failed${call.output===""?"":`: ${oneLine(lastLines(call.output),ERROR_CHARS)}`}`,corrected=findCorrection(
calls,call,at2);if(corrected===void 0)return{text:failure,timeMs:call.startMs,isOpen:!0};let edits=renderCorrection(calls.slice(at2+1,corrected),calls[corrected]);
return{text:`${failure} \u2192 worked after ${edits}`,timeMs:call.startMs,isOpen:!1}}var STOPPED=new Set(["cancelled","interrupted"]);function lastLines(output){
return output.trim().split(`
`).slice(-4).join(" ")}function findCorrection(calls,call,at2){let subject=subjectOf2(call.target),tries=0;for(let index=at2+1;index<calls.length&&tries<RETRY_WINDOW_CALLS;index++){
let next=calls[index];if(!(next.tool!==call.tool||next.denial!==void 0)&&(tries+=1,next.ok&&subjectOf2(next.target)===subject))return index}}function subjectOf2(target){
return target.trim().split(/\s+/,2).join(" ")}function renderCorrection(between,correction){let edited=between.filter(call=>/Edit|^Write$/.test(call.tool)&&call.
ok).map(call=>call.target),files=[...new Set(edited)].map(path=>code(path));return files.length>0?`editing ${files.join(", ")}`:code(correction.target)}function lastOfEach(troubles){
return[...new Map(troubles.map(trouble=>[trouble.text,trouble])).values()]}function objectionsIn(turns){return turns.slice(1).filter(turn=>turn.isUser&&isObjection(
turn.prompt)).map(turn=>({text:`The user objected: ${oneLine(turn.prompt,OBJECTION_CHARS)}`,timeMs:turn.startMs,isOpen:!1}))}function serviceErrors(turns){return turns.
filter(turn=>turn.outcome==="error").map(turn=>({text:`The service failed during: ${oneLine(turn.prompt,ERROR_CHARS)}`,timeMs:turn.endMs,isOpen:turn===turns.at(
-1)}))}var TOUCHES={Write:"created",Edit:"edited",MultiEdit:"edited",NotebookEdit:"edited",Read:"read"},MAX_FUNCTIONS=6,DEFINITION=/\b(?:function|def|class|fn|func|interface|struct|enum|trait|impl)\s+(?:\([^()]*\)\s*)?([A-Za-z_]\w{2,})/g,
ASSIGNED_FUNCTION=/\b(?:const|let|var)\s+([A-Za-z_]\w{2,})\s*=\s*(?:async\s*)?(?:\([^)]{0,1000}\)|\w+)\s*=>/g;function deriveFiles(turns){return ranked(touchedFiles(
turns).map(renderFile))}function touchedFiles(turns){let files=new Map;for(let call of turns.flatMap(turn=>turn.calls)){let touch=TOUCHES[call.tool];touch!==void 0&&
call.ok&&call.target!==""&&addTouch(files,call,touch)}return[...files.values()].sort((a,b)=>Number(isChanged(b))-Number(isChanged(a))||b.lastMs-a.lastMs)}function isChanged(file){
return file.touches.has("created")||file.touches.has("edited")}function addTouch(files,call,touch){let file=files.get(call.target)??{path:call.target,touches:new Map,
functions:new Set,lastMs:0};if(files.set(call.target,file),file.touches.set(touch,(file.touches.get(touch)??0)+1),file.lastMs=Math.max(file.lastMs,call.startMs),
touch!=="read")for(let name of definedIn(call))file.functions.add(name)}function definedIn(call){let source=["old_string","new_string","content"].map(name=>call.
input?.[name]).filter(text2=>typeof text2=="string").join(`
`);return[DEFINITION,ASSIGNED_FUNCTION].flatMap(pattern=>[...source.matchAll(pattern)].map(match=>match[1]??""))}function renderFile(file){let touches=[...file.
touches].map(([touch,count])=>count>1?`${touch} ${count} times`:touch),functions=[...file.functions].slice(0,MAX_FUNCTIONS).map(name=>code(name)),inside=functions.
length>0?`: ${functions.join(", ")}`:"";return`${code(file.path)} (${touches.join(", ")})${inside}`}var SENTENCE_CHARS=300,MAX_CONSTRAINT_CHARS=300;function deriveLearnings(turns){return[...constraintsOf(turns),...deriveFindings(turns)]}function deriveFindings(turns){
let findings=turns.flatMap(turn=>turn.answers.flatMap(sentencesOf).filter(isFinding).map(sentence=>({text:oneLine(sentence,SENTENCE_CHARS),order:turn.startMs})));
return newestOfEach(findings)}function constraintsOf(turns){let rules=turns.filter(turn=>turn.isUser).flatMap(turn=>sentencesOf(turn.prompt).filter(sentence=>sentence.
length<=MAX_CONSTRAINT_CHARS&&isConstraint(sentence)).map(sentence=>({text:`The user's rule: ${sentence}`,order:turn.startMs})));return newestOfEach(rules)}function newestOfEach(items){
return[...new Map(items.map(item=>[item.text,item])).values()].reverse()}var RESULT_CHARS=400,MAX_SENTENCES=2,TOTAL_CHARS=4e3,TEST_TOTAL=/^.*\b\d+ (?:tests? )?(?:passed|failed|passing|failing|ok)\b.*$/im;function deriveResults(turns){
return turns.flatMap(resultsOf).reverse()}function resultsOf(turn){let total=turn.calls.filter(call=>call.tool==="Bash").flatMap(call=>TEST_TOTAL.exec(call.output.
slice(-TOTAL_CHARS))?.[0]??[]).at(-1);return[turn.outcome==="answered"?conclusionOf(turn):void 0,total===void 0?void 0:`Tests: ${oneLine(total,RESULT_CHARS)}`].
flatMap((text2,at2)=>text2===void 0?[]:[{text:text2,order:turn.endMs+at2}])}function conclusionOf(turn){let sentences=sentencesOf(turn.answers.at(-1)??"").slice(
0,MAX_SENTENCES);return sentences.length===0?void 0:oneLine(sentences.join(" "),RESULT_CHARS)}function deriveTask(turns){return turns.filter(turn=>turn.isUser&&turn.prompt.trim()!=="").map(turn=>({text:turn.prompt.trim(),order:turn.startMs})).reverse()}var LOOKING=/^(?:ls|cat|head|tail|pwd|cd|echo|which|find|grep|rg|wc|sed -n|git (?:status|diff|log|show))\b[^|&;]*$/;function deriveWorkflow(turns){let commands=new Map;
for(let call of turns.flatMap(turn=>turn.calls)){if(call.tool!=="Bash"||!call.ok||LOOKING.test(call.target.trim()))continue;let text2=call.target.trim(),known=commands.
get(text2);commands.set(text2,{text:text2,count:(known?.count??0)+1,lastMs:call.startMs})}let worth=[...commands.values()].sort((a,b)=>b.count-a.count||b.lastMs-
a.lastMs);return ranked(worth.map(({text:text2,count})=>count>1?`${code(text2)} (${count} times)`:code(text2)))}var PROMPT_CHARS2=120,STAMP_CHARS=16;function deriveWorklog(turns){return turns.map(turn=>({text:renderLine(turn),order:turn.startMs})).reverse()}function renderLine(turn){
let time=new Date(turn.startMs).toISOString().replace("T"," ").slice(0,STAMP_CHARS),failed=turn.calls.filter(call=>!call.ok).length,calls=`${turn.calls.length} \
calls${failed>0?`, ${failed} not ok`:""}`;return`${time} ${oneLine(turn.prompt,PROMPT_CHARS2)} (${calls}; ${turn.outcome})`}var DERIVE={"Current State":deriveCurrentState,"Task specification":deriveTask,"Files and Functions":deriveFiles,Workflow:deriveWorkflow,"Errors & Corrections":deriveErrors,
"Codebase and System Documentation":deriveDocuments,Learnings:deriveLearnings,"Key results":deriveResults,Worklog:deriveWorklog};function deriveSections(turns){
return SECTION_TITLES.map(title=>({title,items:DERIVE[title](turns)}))}var LINE_CHARS=240,MAX_FILES=5,MAX_TASKS=3;function deriveDigest(turns){let last=turns.findLast(turn=>turn.isUser)??turns.at(-1);if(last===void 0)return[];let decision=openDecisions(turns).at(-1),error=troublesOf(
turns).filter(trouble=>trouble.isOpen).sort((a,b)=>a.timeMs-b.timeMs).at(-1),files=touchedFiles(turns).filter(isChanged).slice(0,MAX_FILES);return[`${HOW_IT_ENDED[last.
outcome]}: ${oneLine(last.prompt,LINE_CHARS)}`,...error===void 0?[]:[`Last error: ${oneLine(error.text,LINE_CHARS)}`],...decision===void 0?[]:[`Open decision: ${oneLine(
decision,LINE_CHARS)}`],...openTasks(turns).slice(0,MAX_TASKS).map(task=>`Open task: ${task}`),...files.length===0?[]:[`Files in hand: ${files.map(file=>code(file.
path)).join(", ")}`]]}var HOW_IT_ENDED={open:"Was interrupted while working on",interrupted:"Was interrupted while working on",error:"Was stopped by an error of\
 the service while working on",answered:"Last request, answered"};var MAX_FACTS_A_KIND=12,FACT_CHARS=300;function derivePinned(turns){let errors=troublesOf(turns).filter(trouble=>trouble.isOpen).sort((a,b)=>b.timeMs-a.timeMs);return[...pinned("decision",openDecisions(
turns)),...pinned("task",openTasks(turns)),...pinned("error",errors.map(trouble=>trouble.text)),...pinned("rule",constraintsOf(turns).map(item=>item.text))]}function pinned(kind,texts){
return texts.slice(0,MAX_FACTS_A_KIND).map(text2=>({kind,text:oneLine(text2,FACT_CHARS)}))}function deriveHandoff({turns,...notes}){let sections=condense(deriveSections(turns));return{...notes,timeMs:Math.max(0,...turns.map(turn=>turn.endMs)),isAnswered:turns.
some(({outcome,answers,calls})=>outcome==="answered"||answers.length+calls.length>0),digest:deriveDigest(turns).map(withhold),pinned:derivePinned(turns).map(({kind,
text:text2})=>({kind,text:withhold(text2)})),sections:sections.map(({title,items})=>({title,items:items.map(({text:text2,order})=>({text:withhold(text2),order}))}))}}var import_node_fs={default:require("node:fs")},import_node_path2=require("node:path");var LogbookError=class extends Error{code;path;byteOffset;hint;constructor(code2,message,details={}){super(message,details.cause===void 0?void 0:{cause:details.
cause}),this.name="LogbookError",this.code=code2,details.path!==void 0&&(this.path=details.path),details.byteOffset!==void 0&&(this.byteOffset=details.byteOffset),
details.hint!==void 0&&(this.hint=details.hint)}},PASSING=new Set(["ENOSPC","EDQUOT","EROFS","EACCES","EPERM","EIO","EAGAIN","EMFILE","ENFILE","ENOMEM"]);function isPassing(error){
return PASSING.has(errnoOf(error)??"")}function errnoOf(error){return typeof error=="object"&&error!==null&&"code"in error&&typeof error.code=="string"?error.code:
void 0}var import_node_path=require("node:path");function clientRoot(env){return env.CLAUDE_CONFIG_DIR||(0,import_node_path.join)(homeFolder(env),".claude")}function homeFolder(env){
return env.HOME||process.getBuiltinModule("node:os").homedir()}function storeRoot(env){return env.LOGBOOK_HOME||(0,import_node_path.join)(clientRoot(env),"logbo\
ok")}function storePaths(env){let root=storeRoot(env),at2=name=>`${root}${import_node_path.sep}${name}`;return{root,config:at2("config.json"),sessions:at2("sess\
ions"),projects:at2("projects"),user:at2("user"),queue:at2("queue"),archive:at2("archive.db"),native:at2("native"),compiled:at2("compiled"),app:at2("app"),diagnostics:at2(
"diagnostics.jsonl"),workerLog:at2("worker.log"),workerLock:at2("worker")}}function sessionPaths(store,session){let dir=`${store.sessions}${import_node_path.sep}${safeName(
session)}`,at2=name=>`${dir}${import_node_path.sep}${name}`;return{dir,log:at2("log.jsonl"),raw:at2("raw"),extra:at2("extra.jsonl"),shown:at2("shown.jsonl"),claims:at2(
"claims"),handoff:at2("handoff.md"),handoffData:at2("handoff.json"),missing:at2("missing.jsonl"),redacted:at2("redacted.json")}}var SAFE_NAME=/^[A-Za-z0-9_-]{1,128}$/;function safeName(id){return SAFE_NAME.test(id)?id:process.getBuiltinModule("node:crypto").createHash("sha256").update(id).
digest("hex")}function createCall(frame,{event,input,payload}){let{store,env,clock}=frame,note=error=>frame.record(error,input.session_id);return{event,input,payload,store,session:sessionPaths(
store,input.session_id),env,clock,note,attempt:(step,run)=>{try{return run()}catch(error){note(withStep(step,error));return}},attemptAsync:async(step,run)=>{try{
return await run()}catch(error){note(withStep(step,error));return}}}}function withStep(step,error){if(error instanceof LogbookError||!(error instanceof Error))return error;
let described=new Error(`${step}: ${error.message}`);return described.stack=error.stack??"",Object.assign(described,{code:errnoOf(error)})}function packPaths(){
let dist=(0,import_node_path2.dirname)((0,import_node_path2.dirname)(import_node_fs.default.realpathSync(process.argv[1]??""))),at2=name=>(0,import_node_path2.join)(
dist,name);return{worker:at2("worker.cjs"),notesThread:at2("notes-thread.cjs"),bin:(0,import_node_path2.join)((0,import_node_path2.dirname)(dist),"bin")}}var systemClock=()=>Date.now();function isWithin(spanMs,stampMs,nowMs){return Math.abs(nowMs-stampMs)<spanMs}function isoTime(timeMs){return new Date(timeMs).toISOString()}var import_node_fs7=import_node_fs,import_node_path5=require("node:path");var import_node_fs4=import_node_fs,import_node_path4=require("node:path");var import_node_fs2=import_node_fs,import_node_path3=require("node:path");function assertNoLink(path){let root=storeRoot(process.env),names=namesBelow(root,path);refuseLinks((0,import_node_path3.join)(root,names[0]??""),names.slice(1,
-1))}function namesBelow(root,path){let way=(0,import_node_path3.relative)(root,path);return way.startsWith("..")?[]:way.split(import_node_path3.sep)}function refuseLinks(root,names){
let path=root;for(let name of names)if(path+=import_node_path3.sep+name,import_node_fs2.default.lstatSync(path,{throwIfNoEntry:!1})?.isSymbolicLink())throw linkError(
path)}function linkError(link){return new LogbookError("LINK_REFUSED",`${link} is a symbolic link: nothing is written or removed through it`,{path:link})}var import_node_fs3=import_node_fs;var MAX_GIT_BYTES=16384;var MAX_CONFIG_BYTES=1048576,MAX_SETTINGS_BYTES=4194304;var ABSENT=new Set(["ENOENT","ENOTDIR","EISDIR","ELOOP","ENAMETOOLONG","ENXIO","ENODEV","ERR_INVALID_ARG_VALUE"]);function isAbsent(error){return ABSENT.has(errnoOf(
error)??"")}function openRegular(path,access=import_node_fs3.default.constants.O_RDONLY){let fd;try{fd=import_node_fs3.default.openSync(path,access|import_node_fs3.default.
constants.O_NONBLOCK|import_node_fs3.default.constants.O_NOCTTY)}catch(error){if(isAbsent(error))return;throw error}let stat=import_node_fs3.default.fstatSync(fd);
if(stat.isFile())return{fd,size:stat.size};import_node_fs3.default.closeSync(fd)}function readWhole({fd,size}){let buffer=Buffer.allocUnsafe(size),filled=0;for(;filled<size;){let read=import_node_fs3.default.readSync(fd,buffer,filled,size-filled,
filled);if(read===0)break;filled+=read}return buffer.subarray(0,filled)}function readForeignFile(path,maxBytes){if(import_node_fs3.default.existsSync(path))try{
return readRegular(path,maxBytes)}catch{return}}function readRegular(path,maxBytes){let file=openRegular(path);if(file!==void 0)try{return file.size>maxBytes?void 0:
readWhole(file)}finally{import_node_fs3.default.closeSync(file.fd)}}function statIfPresent(path){try{return import_node_fs3.default.statSync(path,{throwIfNoEntry:!1})}catch(error){
if(isAbsent(error))return;throw error}}function statIfPossible(path){try{return import_node_fs3.default.statSync(path,{throwIfNoEntry:!1})}catch{return}}var FILE_MODE=384,DIRECTORY_MODE=448;function makeDirectory(path){if(!import_node_fs4.default.existsSync(path)){makeParent(path),assertNoLink(path);try{import_node_fs4.default.
mkdirSync(path,{mode:DIRECTORY_MODE})}catch(error){if(errnoOf(error)!=="EEXIST")throw error}}}function makeParent(path){let parent=(0,import_node_path4.dirname)(
path);parent!==path&&makeDirectory(parent)}function openForWrite(path,flags){assertNoLink(path);try{return openPlain(path,flags)}catch(error){if(errnoOf(error)!==
"ENOENT")throw error;return makeDirectory((0,import_node_path4.dirname)(path)),openPlain(path,flags)}}function openPlain(path,flags){let plain=typeof flags=="nu\
mber"?flags|(import_node_fs4.default.constants.O_NOFOLLOW??0):flags;try{return import_node_fs4.default.openSync(path,plain,FILE_MODE)}catch(error){throw errnoOf(
error)==="ELOOP"?linkError(path):error}}function appendLine(path,line){let fd=openForWrite(path,import_node_fs4.default.constants.O_RDWR|import_node_fs4.default.
constants.O_CREAT|import_node_fs4.default.constants.O_APPEND);try{let stat=import_node_fs4.default.fstatSync(fd);if(!stat.isFile())throw new LogbookError("STORE\
_UNWRITABLE",`append to ${path}: no regular file`,{path});let prefix=endsWithNewline(fd,stat.size)?"":`
`;writeWhole(fd,Buffer.from(`${prefix}${line}
`))}finally{import_node_fs4.default.closeSync(fd)}}function endsWithNewline(fd,size){if(size===0)return!0;let last=Buffer.alloc(1);return import_node_fs4.default.
readSync(fd,last,0,1,size-1)===1?last[0]===10:!0}function writeWhole(fd,bytes){let written=0;for(;written<bytes.length;)written+=import_node_fs4.default.writeSync(
fd,bytes,written,bytes.length-written)}function syncDirectory(directory){if(process.platform==="win32")return;let fd=import_node_fs4.default.openSync(directory,
"r");try{import_node_fs4.default.fsyncSync(fd)}finally{import_node_fs4.default.closeSync(fd)}}function temporaryBeside(path){return`${path}.${process.pid}.${Math.
random().toString(36).slice(2)}.tmp`}function writeFileAtomic(path,content){let temporary=temporaryBeside(path),fd=openForWrite(temporary,"wx");try{try{writeWhole(
fd,typeof content=="string"?Buffer.from(content):content),import_node_fs4.default.fsyncSync(fd)}finally{import_node_fs4.default.closeSync(fd)}import_node_fs4.default.
renameSync(temporary,path)}catch(error){throw import_node_fs4.default.rmSync(temporary,{force:!0}),error}syncDirectory((0,import_node_path4.dirname)(path))}function createFileOnce(path,content){let fd;try{fd=openForWrite(path,"wx")}catch(error){if(errnoOf(error)==="EEXIST")return!1;throw error}try{writeWhole(fd,Buffer.
from(content))}finally{import_node_fs4.default.closeSync(fd)}return!0}function sizeOfFile(path){return statIfPresent(path)?.size??0}function readTail(path,maxBytes){return readPart(path,size=>({start:Math.max(0,size-maxBytes),bytes:maxBytes}))}function readPart(path,place){let file=import_node_fs4.default.
existsSync(path)?openRegular(path):void 0;if(file===void 0)return{start:0,bytes:Buffer.alloc(0)};let{fd,size}=file;try{let{start,bytes}=place(size),buffer=Buffer.
alloc(Math.min(bytes,size-start));return{start,bytes:buffer.subarray(0,import_node_fs4.default.readSync(fd,buffer,0,buffer.length,start))}}finally{import_node_fs4.default.
closeSync(fd)}}function listDirectory(path){try{return import_node_fs4.default.readdirSync(path).sort()}catch(error){if(isAbsent(error))return[];throw error}}var import_node_fs5=import_node_fs;var NO_LINKS=new Set(["EPERM","ENOSYS","ENOTSUP","EOPNOTSUPP","EMLINK"]);function linkOnce(temporary,path){try{import_node_fs5.default.linkSync(temporary,path)}catch(error){
let code2=errnoOf(error)??"";if(NO_LINKS.has(code2))return import_node_fs5.default.renameSync(temporary,path),!0;if(code2!=="EEXIST")throw error;return import_node_fs5.default.
unlinkSync(temporary),!1}return import_node_fs5.default.unlinkSync(temporary),!0}var import_node_fs6=import_node_fs;function removeFile(path){assertNoLink(path),import_node_fs6.default.rmSync(path,{force:!0})}var MAX_JOB_BYTES=16*1024*1024;function putJob(store,job){let path=(0,import_node_path5.join)(store.queue,`${job.kind}-${safeName(job.session)}.json`),temporary=temporaryBeside(path);try{let fd=openForWrite(
temporary,"wx");try{writeWhole(fd,Buffer.from(`${JSON.stringify(job)}
`))}finally{import_node_fs7.default.closeSync(fd)}return linkOnce(temporary,path)}catch(error){throw removeFile(temporary),error}}var import_node_fs8=import_node_fs;var ENDED_LINE=/^20\./;function spawnDetached(argv,options){let handle=makeHandle();return handle===void 0?spawnByModule(argv,options):spawnByHandle(handle,argv,
options)}function makeHandle(){if(!(process.platform!=="linux"||!ENDED_LINE.test(process.versions.node)))try{let wrap=process.binding?.("process_wrap");return wrap===
void 0?void 0:new wrap.Process}catch{return}}function spawnByHandle(handle,argv,{cwd,env}){let none={type:"ignore"};return handle.onexit=()=>handle.close(),handle.
spawn({file:argv[0],args:argv,cwd,envPairs:Object.entries(env).flatMap(([name,value])=>value===void 0?[]:`${name}=${value}`),stdio:[none,none,none],detached:!0,
windowsHide:!0})!==0?(handle.close(),!1):(handle.unref(),!0)}function spawnByModule([file,...args],options){let{spawn}=process.getBuiltinModule("node:child_proc\
ess"),child=spawn(file,args,{...options,detached:!0,stdio:"ignore",windowsHide:!0});return child.on("error",()=>{}),child.unref(),child.pid!==void 0}var LOCK_FRESH_MS=1e4;function isWorkerAlive(store,clock){let stat=statIfPresent(`${store.workerLock}.lock`);return stat!==void 0&&isWithin(LOCK_FRESH_MS,stat.mtimeMs,
clock())}function wakeWorker(store,script,clock){if(isWorkerAlive(store,clock))return!1;if(!import_node_fs8.default.existsSync(script))throw new LogbookError("S\
PAWN_FAILED",`start the worker: no file ${script}`,{path:script});makeDirectory(store.root);let env={...process.env,LOGBOOK_HOME:store.root,LOGBOOK_CHILD:"1"};if(!spawnDetached(
[process.execPath,script],{cwd:store.root,env}))throw new LogbookError("SPAWN_FAILED","start the worker: no process to be had");return!0}function askWorker(call,agents=[]){let{input,store,clock}=call,job={v:1,kind:"session",session:input.session_id,time:isoTime(clock())};input.transcript_path&&(job.
transcript_path=input.transcript_path),input.cwd&&(job.cwd=input.cwd),agents.length>0&&(job.agents=agents),call.attempt("put job",()=>putJob(store,job)),call.attempt(
"wake worker",()=>wakeWorker(store,packPaths().worker,clock))}var import_node_fs13=import_node_fs;var import_node_fs9=import_node_fs,import_node_path9=require("node:path");var import_node_path6=require("node:path");function ledgerPath(dir){return(0,import_node_path6.join)(dir,"segments.jsonl")}function appendToLedger(dir,record){appendLine(ledgerPath(dir),JSON.stringify(record))}var import_node_path8=require("node:path");var import_node_path7=require("node:path");var MAIN_STREAM="main";var TEMPORARY_SUFFIX=".tmp",SEGMENT_NAME=/^(\d{12,15})-(\d{12,15})\.jsonl(\.gz)?$/,GENERATION_NAME=/^\d{4,9}$/;function generationPath(rawDir,stream,generation){
return(0,import_node_path7.join)(rawDir,safeName(stream),String(generation).padStart(4,"0"))}function segmentName(start,end){return`${String(start).padStart(12,
"0")}-${String(end).padStart(12,"0")}.jsonl`}function temporaryPath(dir){return(0,import_node_path7.join)(dir,`.${process.pid}-${Math.random().toString(36).slice(
2)}${TEMPORARY_SUFFIX}`)}function listGenerations(rawDir,stream){return listDirectory((0,import_node_path7.join)(rawDir,safeName(stream))).filter(name=>GENERATION_NAME.test(name)).map(Number).
sort((a,b)=>a-b)}function listSegments(dir){return listDirectory(dir).flatMap(name=>parseSegmentName(dir,name)??[]).sort((a,b)=>a.start-b.start||b.end-a.end||Number(
a.isCompressed)-Number(b.isCompressed))}function parseSegmentName(dir,name){let match=SEGMENT_NAME.exec(name);if(match===null)return;let[,start,end,suffix]=match;
return{start:Number(start),end:Number(end),path:dir+import_node_path7.sep+name,isCompressed:suffix!==void 0}}function coveredEnd(segments){let end=0;for(let segment of segments){
if(segment.start>end)break;end=Math.max(end,segment.end)}return end}function publishSegment({dir,start,end,temporary,isDurable}){let path=(0,import_node_path8.join)(dir,segmentName(start,end));return linkOnce(temporary,path),isDurable&&
syncDirectory(dir),path}function openDraft({dir,start}){let temporary=temporaryPath(dir);return{fd:openForWrite(temporary,"wx"),temporary,dir,start,end:start}}function discardDraft(draft){
import_node_fs9.default.closeSync(draft.fd),removeFile(draft.temporary)}function publishDraft(draft,publication){let{dir,start,end,temporary}=draft;if(end===start){
discardDraft(draft);return}import_node_fs9.default.closeSync(draft.fd);let isDurable=publication.sync==="full",path=publishSegment({dir,start,end,temporary,isDurable});
return appendToLedger(dir,{start,end,...publication.sha256===void 0?{}:{sha256:publication.sha256},time:isoTime(publication.clock()),source:publication.source}),
{path,end}}function syncParents(dir){let parent=dir;for(let level=0;level<3;level+=1)parent=(0,import_node_path9.dirname)(parent),syncDirectory(parent)}function isMaskedCopy(copy,original){return copy.equals(original)?!0:copy.length===original.length&&copy.every((byte,at2)=>byte===42||byte===original[at2])}var import_node_fs11=import_node_fs;var import_node_fs10=import_node_fs,MEMBER_BYTES=1024*1024,HEADER_BYTES=10,FLAGS_AT=3,HAS_EXTRA=4,EXTRA_BYTES=14;var FIELD_NAME="LB";function readMembers(fd,plainBytes){let{size}=import_node_fs10.default.fstatSync(fd),members=[],offset=0,start=0;for(;offset<size;){let lengths=readLengths(fd,offset);
if(lengths===void 0){members.push({start,end:plainBytes,offset,bytes:size-offset});break}members.push({start,end:start+lengths.plain,offset,bytes:lengths.compressed}),
offset+=lengths.compressed,start+=lengths.plain}return members}function readLengths(fd,offset){let header=Buffer.alloc(HEADER_BYTES+EXTRA_BYTES);if(import_node_fs10.default.
readSync(fd,header,0,header.length,offset)<header.length)return;let isGzip=header[0]===31&&header[1]===139&&header[FLAGS_AT]===HAS_EXTRA,name=header.toString("l\
atin1",HEADER_BYTES+2,HEADER_BYTES+4);if(!isGzip||name!==FIELD_NAME)return;let compressed=header.readUInt32LE(HEADER_BYTES+6),plain=header.readUInt32LE(HEADER_BYTES+
10);return compressed>header.length&&plain>0&&plain<=MEMBER_BYTES?{compressed,plain}:void 0}function readMember(fd,member){let compressed=Buffer.allocUnsafe(member.
bytes),read=import_node_fs10.default.readSync(fd,compressed,0,member.bytes,member.offset),zlib=process.getBuiltinModule("node:zlib"),plainBytes=member.end-member.
start;return zlib.gunzipSync(compressed.subarray(0,read),{maxOutputLength:Math.max(plainBytes,1)})}var CHUNK_BYTES=256*1024;function openSegment(segment){let opened;return{end:segment.end,read(position){try{opened??=open(segment);let bytes=opened.read(position);
return bytes.length>0?{bytes}:{resume:segment.end,error:unreadable(segment,position,"it ends too early")}}catch(error){return{resume:opened?.resumeAfter(position)??
segment.end,error:unreadable(segment,position,errnoOf(error)??"damaged",error)}}},close(){opened?.close(),opened=void 0}}}function open(segment){let twin=segment.
isCompressed?segment.path.slice(0,-3):`${segment.path}.gz`;try{return segment.isCompressed?openCompressed(segment,segment.path):openPlain2(segment,segment.path)}catch(error){
if(errnoOf(error)!=="ENOENT"||!import_node_fs11.default.existsSync(twin))throw error;return segment.isCompressed?openPlain2(segment,twin):openCompressed(segment,
twin)}}function openCopy(path){let file=openRegular(path);if(file!==void 0)return file.fd;throw Object.assign(new Error(`ENOENT: no regular file ${path}`),{code:"\
ENOENT"})}function openPlain2(segment,path){let fd=openCopy(path),buffer=Buffer.allocUnsafe(Math.min(CHUNK_BYTES,segment.end-segment.start));return{read(position){
let wanted=Math.min(buffer.length,segment.end-position);return buffer.subarray(0,import_node_fs11.default.readSync(fd,buffer,0,wanted,position-segment.start))},
resumeAfter:position=>Math.min(segment.end,position+CHUNK_BYTES),close:()=>import_node_fs11.default.closeSync(fd)}}function openCompressed(segment,path){let fd=openCopy(
path),members;try{members=readMembers(fd,segment.end-segment.start)}catch(error){throw import_node_fs11.default.closeSync(fd),error}let current,memberAt=offset=>members.
find(member=>member.start<=offset&&offset<member.end);return{read(position){let offset=position-segment.start,member=memberAt(offset);return member===void 0?Buffer.
alloc(0):(current?.member!==member&&(current={member,bytes:readMember(fd,member)}),current.bytes.subarray(offset-member.start))},resumeAfter:position=>segment.start+
(memberAt(position-segment.start)?.end??segment.end-segment.start),close:()=>import_node_fs11.default.closeSync(fd)}}function unreadable(segment,position,reason,cause){
return new LogbookError("RAW_UNREADABLE",`read raw segment ${segment.path}: ${reason}`,{path:segment.path,byteOffset:position,...cause===void 0?{}:{cause}})}function readRange(rawDir,stream,request){return readSegments(listSegments(generationPath(rawDir,stream,request.generation)),request)}function*readSegments(segments,request){
let{from=0,onLoss,onTrouble}=request,readers=[],position=from,next=0;try{for(;;){next=openUpTo(position,segments,next,readers);let piece=readFromAny(readers,position);
if("bytes"in piece){yield{start:position,bytes:piece.bytes},position+=piece.bytes.length;continue}if(onTrouble!==void 0&&piece.trouble!==void 0){onTrouble(piece.
trouble);return}let end=Math.min(piece.resume,segments[next]?.start??Number.POSITIVE_INFINITY);if(end===Number.POSITIVE_INFINITY)return;onLoss?.({start:position,
end,...piece.error===void 0?{}:{error:piece.error}}),position=end}}finally{for(let reader of readers)reader.close()}}function openUpTo(position,segments,from,readers){
for(let index=readers.length-1;index>=0;index-=1){let reader=readers[index];reader.end>position||(reader.close(),readers.splice(index,1))}let next=from;for(let segment=segments[next];segment!==
void 0&&segment.start<=position;segment=segments[next])segment.end>position&&readers.push(openSegment(segment)),next+=1;return next}function readFromAny(readers,position){
let failure={resume:Number.POSITIVE_INFINITY};for(let reader of readers){let piece=reader.read(position);if("bytes"in piece)return piece;let trouble=isPassing(piece.
error.cause)?piece.error:failure.trouble;failure={...piece.resume<failure.resume?piece:failure,...trouble&&{trouble}}}return failure}var import_node_fs12=import_node_fs;function openSource(path){if(path==="")throw new LogbookError("TRANSCRIPT_MISSING","copy transcript: the path is empty",{path});try{let file=openRegular(path);if(file!==
void 0)return{...file,path}}catch(error){throw sourceError(path,error)}throw import_node_fs12.default.existsSync(path)?new LogbookError("TRANSCRIPT_UNREADABLE",
`copy transcript: ${path} is not a file`,{path}):new LogbookError("TRANSCRIPT_MISSING",`copy transcript: there is no ${path}`,{path})}function remeasure(source){
source.size=import_node_fs12.default.fstatSync(source.fd).size}function closeSource(source){import_node_fs12.default.closeSync(source.fd)}function readAt(source,buffer,position){
let filled=0;try{for(;filled<buffer.length;){let read=import_node_fs12.default.readSync(source.fd,buffer,filled,buffer.length-filled,position+filled);if(read===
0)break;filled+=read}}catch(error){throw sourceError(source.path,error)}return buffer.subarray(0,filled)}function sourceError(path,error){if(error instanceof LogbookError)
return error;let code2=errnoOf(error);return code2==="ENOENT"||code2==="ENOTDIR"?new LogbookError("TRANSCRIPT_MISSING",`copy transcript: there is no ${path}`,{path,
cause:error}):new LogbookError("TRANSCRIPT_UNREADABLE",`copy transcript: read ${path} (${code2??"unknown error"})`,{path,cause:error})}var TAIL_BYTES=4096;function findPlace(rawDir,stream,source){let generations=listGenerations(rawDir,stream).reverse();for(let generation2 of generations){let dir=generationPath(
rawDir,stream,generation2),segments=listSegments(dir),start=coveredEnd(segments);if(start===0&&generation2!==generations[0]||(start>source.size&&remeasure(source),
start>source.size))continue;let from=Math.max(0,start-TAIL_BYTES),tail=readAt(source,Buffer.allocUnsafe(start-from),from);if(tail.length===start-from&&isContinued(
segments,start,tail))return{generation:generation2,dir,start}}let generation=(generations[0]??0)+1;return{generation,dir:generationPath(rawDir,stream,generation),
start:0}}function isContinued(segments,start,tail){return start===0||isMaskedCopy(copiedTail(segments,start),tail)}function copiedTail(segments,end){let pieces=[],
from=Math.max(0,end-TAIL_BYTES);for(let{bytes}of readSegments(segments,{from}))pieces.push(Buffer.from(bytes));return Buffer.concat(pieces).subarray(0,end-from)}var SEGMENT_BYTES=256*1024*1024,CHUNK_BYTES2=1024*1024;function copyNewBytes(request){let source=openSource(request.source);try{let place=findPlace(request.rawDir,
request.stream,source),limit=copyLimit(request,source,place),segments=[],position=place.start;for(;position<limit;){let end=Math.min(limit,position+(request.segmentBytes??
SEGMENT_BYTES)),copied=copySegment(request,source,{...place,start:position},end);if(copied===void 0)break;segments.push(copied.path),position=copied.end}return request.
sync==="full"&&segments.length>0&&syncParents(place.dir),copyResult(source,place,position,segments)}finally{closeSource(source)}}function copyLimit({maxBytes},source,place){
return Math.min(source.size,place.start+(maxBytes??Number.POSITIVE_INFINITY))}function copyResult(source,place,end,segments){let{generation,start}=place;return{
generation,start,end,sourceSize:source.size,segments,isBehind:end<source.size}}var kept2=Buffer.alloc(0);function chunkBuffer(bytes){return kept2.length<bytes&&
(kept2=Buffer.allocUnsafe(bytes)),kept2.subarray(0,bytes)}function copySegment(request,source,place,end){let draft=openDraft(place);try{let buffer=chunkBuffer(Math.
min(CHUNK_BYTES2,end-place.start));for(;draft.end<end;){let bytes=readAt(source,buffer.subarray(0,Math.min(buffer.length,end-draft.end)),draft.end);if(bytes.length===
0)break;writeWhole(draft.fd,bytes),draft.end+=bytes.length}request.sync==="full"&&import_node_fs13.default.fsyncSync(draft.fd)}catch(error){throw discardDraft(draft),
error}return publishDraft(draft,request)}var MAX_HOOK_BYTES=8*1024*1024;function copyTranscript(call){return copyStream(call,MAIN_STREAM,call.input.transcript_path??"")}function copyStream(call,stream,source){
let{session,clock}=call;return call.attempt("copy transcript",()=>copyNewBytes({rawDir:session.raw,stream,source,clock,maxBytes:MAX_HOOK_BYTES}))}var SOURCE_LINES={transcript:[],copies:["Source: the transcript could not be read; what came after its last copy is from the log alone, answers are missing."],log:[
"Source: the log alone; the transcript could not be read, answers are missing."]},EMPTY="(nothing)";function renderNotes(head,sections){return`${[...["# Session\
 notes","",`Session: ${head.session}`,`Project: ${head.project}`,`Last activity: ${new Date(head.timeMs).toISOString()}`,...SOURCE_LINES[head.source],`Whole tex\
t: logbook show ${head.session}`],...sections.flatMap(renderSection)].join(`
`)}
`}function renderSection(section){let items=section.items.toSorted((a,b)=>a.order-b.order).map(item=>renderItem(item.text));return["",`## ${section.title}`,"",...items.
length>0?items:[EMPTY]]}function renderItem(text2){return`- ${text2.replace(/\n/g,`
  `)}`}var VERSION=1;function writeHandoff(paths,handoff){writeFileAtomic(paths.handoff,renderNotes(handoff,handoff.sections)),writeFileAtomic(paths.handoffData,`${JSON.
stringify({v:VERSION,...handoff})}
`)}function parseListText(text2){return splitAtCommas(text2).map(item=>item.trim()).filter(item=>item!=="")}function splitAtCommas(text2){let items=[],item="",depth=0;
for(let character of text2)character==="{"?depth++:character==="}"&&depth>0&&depth--,character===","&&depth===0?(items.push(item),item=""):item+=character;return depth>
0?text2.split(","):[...items,item]}var CONFIG_TABLE={"extraction.provider":choice(["rules","claude","command","off"],"Who finds memories in archived turns. `rules` uses no model; `claude` is set \
once the user agreed.","CLAUDE_PLUGIN_OPTION_EXTRACTION_PROVIDER"),"extraction.command":list("Program and arguments for `command`: the prompt comes on stdin, JS\
ON is expected on stdout."),"extraction.model":text("haiku","Model that `claude` extraction asks for."),"extraction.dailyUsd":amount(.25,"Most that extraction m\
ay spend in a day, in US dollars."),"extraction.dailyCalls":amount(40,"Most model calls of extraction in a day."),"recall.provider":choice(["deterministic","cla\
ude"],"Who picks memories for a prompt. `claude` asks a small model and falls back.","CLAUDE_PLUGIN_OPTION_RECALL_PROVIDER"),"recall.max":amount(5,"Most memorie\
s that one prompt brings back."),"consolidation.intervalHours":amount(24,"Least time between two consolidations of a project."),"consolidation.throttleMinutes":amount(
10,"Least time between two checks whether one is due."),"consolidation.minSessions":amount(5,"New sessions that make a consolidation due."),"consolidation.minRe\
cords":amount(10,"New records that make a consolidation due."),"handoff.enabled":flag(!0,"Write session notes at the end of a session."),"spill.enabled":flag(!1,
"Shorten huge tool outputs before the model sees them."),"spill.thresholdChars":amount(3e4,"Outputs longer than this are shortened when spill is enabled."),"raw\
.keepDays":amount(0,"Days that raw transcript copies are kept; 0 is for ever."),"index.maxFieldChars.head":amount(65536,"Characters of a field's beginning that \
are indexed."),"index.maxFieldChars.tail":amount(16384,"Characters of a field's end that are indexed."),exclude:list("Folders that are neither captured nor inje\
cted into, as globs: each covers the folders it names and all below them.","CLAUDE_PLUGIN_OPTION_EXCLUDE")};function parseConfig(value,env){let problems=[],config={};
for(let[key,setting]of Object.entries(CONFIG_TABLE))config[key]=setting.default;let take=(key,given,origin)=>{let problem=checkSetting(key,given);problem===void 0?
config[key]=given:problems.push({key,message:`${origin}: ${problem}`})};if(isPlainObject(value))for(let[key,given]of flatten(value,""))take(key,given,"config.js\
on");else problems.push({key:"",message:"config.json must hold an object"});for(let[key,{default:standard,variable,given}]of environmentSettings(env))isList(standard)?
config[key]=[...config[key],...parseListText(given)]:take(key,given,variable);return{config,problems}}function*environmentSettings(env){for(let[key,setting]of Object.
entries(CONFIG_TABLE)){let variable="env"in setting?setting.env:void 0,given=variable===void 0?void 0:env[variable];variable!==void 0&&given&&(yield[key,{default:setting.
default,variable,given}])}}function checkSetting(key,given){let setting=isConfigKey(key)?CONFIG_TABLE[key]:void 0;if(setting===void 0)return`there is no setting\
 "${key}"`;if(setting.oneOf!==void 0&&!setting.oneOf.includes(given))return`"${key}" must be one of ${setting.oneOf.join(", ")}`;if(isList(setting.default))return isList(
given)&&given.every(item=>typeof item=="string")?void 0:`"${key}" must be a list of texts`;if(typeof given!=typeof setting.default||Number.isNaN(given))return`"${key}\
" must be a ${typeof setting.default}`;if(typeof given=="number"&&!(Number.isFinite(given)&&given>=0))return`"${key}" must be zero or more`}function isConfigKey(key){
return Object.hasOwn(CONFIG_TABLE,key)}function*flatten(value,prefix){for(let[name,inner]of Object.entries(value)){let key=prefix===""?name:`${prefix}.${name}`;
isPlainObject(inner)&&!isConfigKey(key)?yield*flatten(inner,key):yield[key,inner]}}function isList(value){return Array.isArray(value)}function isPlainObject(value){
return typeof value=="object"&&value!==null&&!Array.isArray(value)}function choice(oneOf,description,env){return{default:oneOf[0],description,oneOf,env}}function text(value,description){
return{default:value,description}}function amount(value,description){return{default:value,description}}function flag(value,description){return{default:value,description}}
function list(description,env){return{default:[],description,...env!==void 0&&{env}}}var import_node_fs14=import_node_fs;function readConfigFile({config}){let content=readForeignFile(config,MAX_CONFIG_BYTES);return content!==void 0?parseJsonObject(content.toString("utf8").replace(
/^\uFEFF/,"")):isNothing(config)?{}:void 0}function closedError({config}){return new LogbookError("CONFIG_INVALID",`read ${config}: nothing is captured until it\
 can be read`,{path:config,hint:"logbook doctor says what is wrong with it"})}function isNothing(path){try{return import_node_fs14.default.lstatSync(path,{throwIfNoEntry:!1})===
void 0}catch(error){return errnoOf(error)==="ENOTDIR"}}var import_node_fs15=import_node_fs;var A_FILE="a file";function oddnessOf(path,maxBytes){let link;try{link=import_node_fs15.default.lstatSync(path,{throwIfNoEntry:!1})}catch(error){let code2=errnoOf(
error);return code2==="ENOTDIR"?void 0:`not to be asked about (${code2??"unknown error"})`}if(link!==void 0){if(!link.isSymbolicLink())return oddnessOfEntry(path,
link,maxBytes);try{let target=import_node_fs15.default.statSync(path,{throwIfNoEntry:!1});if(target===void 0)return"a link that leads nowhere";let oddness=oddnessOfEntry(
path,target,maxBytes);return oddness===void 0?void 0:`a link to ${import_node_fs15.default.readlinkSync(path)}: ${oddness}`}catch(error){let code2=errnoOf(error);
return code2==="ELOOP"?"a link that leads in a circle":`a link that cannot be followed (${code2})`}}}function oddnessOfEntry(path,stat,maxBytes){let kind=kindOf(
stat);return kind!==A_FILE?kind:stat.size>maxBytes?`a file of ${stat.size} bytes, where at most ${maxBytes} make sense`:unreadableReason(path)}function kindOf(stat){
return stat.isFile()?A_FILE:stat.isDirectory()?"a folder":stat.isFIFO()?"a FIFO":stat.isSocket()?"a socket":stat.isCharacterDevice()?"a character device":stat.isBlockDevice()?
"a block device":"no regular file"}function unreadableReason(path){try{let file=openRegular(path);if(file===void 0)return;try{import_node_fs15.default.readSync(
file.fd,Buffer.alloc(1),0,1,0);return}finally{import_node_fs15.default.closeSync(file.fd)}}catch(error){return`a file that cannot be read (${errnoOf(error)??"un\
known error"})`}}var import_node_path10=require("node:path");var PREFIX="CLAUDE_PLUGIN_OPTION_",PLUGIN=/^logbook@/;function withPluginOptions(env){if(env.CLAUDE_PLUGIN_ROOT)return env;let text2=readForeignFile((0,import_node_path10.join)(
clientRoot(env),"settings.json"),MAX_SETTINGS_BYTES)?.toString("utf8");if(text2===void 0||!text2.includes('"pluginConfigs"'))return env;let all=parseJsonObject(
text2)?.pluginConfigs,variables=Object.entries(isObject(all)?all:{}).filter(([name])=>PLUGIN.test(name)).flatMap(([,config])=>isObject(config)&&isObject(config.
options)?Object.entries(config.options):[]).map(([key,value])=>[`${PREFIX}${key.toUpperCase()}`,String(value)]);return{...Object.fromEntries(variables),...env}}function loadConfig(store,environment){let env=withPluginOptions(environment),value=readConfigFile(store);if(value!==void 0)return parseConfig(value,env);let{config}=parseConfig(
{},env);return{config,problems:[{key:"",message:`${store.config} is ${whatElse(store.config)}`}]}}function whatElse(path){let oddness=oddnessOf(path,MAX_CONFIG_BYTES);if(oddness!==void 0)return oddness;try{return JSON.parse(readForeignFile(path,MAX_CONFIG_BYTES)?.
toString("utf8").replace(/^\uFEFF/,"")??""),"not a JSON object"}catch(error){return`not JSON: ${error instanceof Error?error.message:String(error)}`}}var import_node_fs17=import_node_fs;function mergeNoteTurns(logged,told){let toldCalls=new Set(told.flatMap(turn=>turn.calls.map(call=>call.id))),partners=new Map,others=[];for(let turn of told){let partner=findPartner(
logged,turn,partners);partner===void 0?others.push(turn):partners.set(partner,turn)}let all=[...logged.map(turn=>{let own={...turn,calls:turn.calls.filter(call=>!toldCalls.
has(call.id))},partner=partners.get(turn);return partner===void 0?own:mergeTurn(own,partner)}),...others].sort((a,b)=>a.startMs-b.startMs);return all.map((turn,at2)=>turn.
outcome==="open"&&at2<all.length-1?{...turn,outcome:"interrupted"}:turn)}function findPartner(logged,turn,taken){let free=logged.filter(candidate=>!taken.has(candidate)),
sameId=free.filter(({promptId})=>promptId!==void 0&&promptId!==""&&promptId===turn.promptId),ids=new Set(turn.prompt===""?turn.calls.map(call=>call.id):[]);return free.
find(({id})=>id===turn.id)??sameId.find(({prompt})=>beginningOf(prompt)===beginningOf(turn.prompt))??free.find(({calls})=>calls.some(call=>ids.has(call.id)))??(sameId.
length===1?sameId[0]:void 0)}function beginningOf(prompt){return prompt.trim().slice(0,80)}function mergeTurn(logged,told){return{...told.prompt===""?logged:told,
startMs:Math.min(logged.startMs,told.startMs),endMs:Math.max(logged.endMs,told.endMs),answers:told.answers,calls:byStart([...logged.calls,...told.calls]),outcome:told.
outcome==="open"?logged.outcome:told.outcome}}function byStart(calls){return calls.sort((a,b)=>a.startMs-b.startMs)}var MAX_PROMPT_CHARS=2e4,FAILURE_CHARS=8192;function noteTurnsOf(turns){return turns.filter(turn=>turn.kind!=="agent"&&turn.agentId===void 0).map(turn=>({id:turn.
id,...turn.promptId!==void 0&&{promptId:turn.promptId},startMs:turn.startMs,endMs:turn.endMs,isUser:turn.kind==="human"&&turn.prompt!=="",prompt:withholdHead(turn.
prompt,MAX_PROMPT_CHARS),answers:turn.steps.flatMap(step=>step.kind==="answer"?[withhold(step.text)]:[]),calls:turn.steps.flatMap(step=>step.kind==="tool"?[noteCallOf(
step)]:[]),outcome:turn.outcome}))}function noteCallOf(step){let input=parseJsonObject(step.input)??{},denial=step.denial??(step.output===null?"cancelled":void 0),
ok=!step.isError&&denial===void 0,output=step.output??"";return{id:step.toolUseId,tool:step.tool,target:targetOf(input),ok,...denial!==void 0&&{denial},input,output:ok?
output:withholdTail(output,FAILURE_CHARS),startMs:step.startMs}}var TARGET_FIELDS=["command","file_path","notebook_path","pattern","url","query","path","descrip\
tion"];function targetOf(input){for(let name of TARGET_FIELDS){let value=input[name];if(typeof value=="string"&&value!=="")return value}return""}function noteTurnsOfRecords(records){
let turns=[];for(let{record,timeMs}of ownRecords(records)){record.event==="UserPromptSubmit"&&turns.push(openTurn(record,timeMs));let turn=turns.at(-1);if(turn===
void 0)continue;record.tool!==void 0&&turn.calls.push(recordedCall(record,timeMs));let outcome=OUTCOME_OF_EVENT[record.event];outcome!==void 0&&(turn.outcome=outcome),
(record.tool!==void 0||outcome!==void 0)&&(turn.endMs=Math.max(turn.endMs,timeMs))}return turns.map((turn,at2)=>turn.outcome==="open"&&at2<turns.length-1?{...turn,
outcome:"interrupted"}:turn)}var OUTCOME_OF_EVENT={Stop:"answered",StopFailure:"error"};function ownRecords(records){let seen=new Set,own=[];for(let record of records){
let key=keyOf(record);record.agent_id!==void 0||seen.has(key)||(seen.add(key),own.push({record,timeMs:Date.parse(record.time)||0}))}return own.sort((a,b)=>a.timeMs-
b.timeMs)}function keyOf({tool_use_id,uuid,event,prompt_id,hash,time}){return tool_use_id!==void 0?tool_use_id:event==="UserPromptSubmit"&&prompt_id!==void 0?`${prompt_id}\
 ${hash}`:uuid??`${event} ${prompt_id??time}`}function openTurn(record,timeMs){return{id:record.uuid??record.prompt_id??`${record.session}@${record.time}`,...record.
prompt_id!==void 0&&{promptId:record.prompt_id},startMs:timeMs,endMs:timeMs,isUser:!/^(?:<task-notification>|\/)/.test(record.prompt??""),prompt:record.prompt??
"",answers:[],calls:[],outcome:"open"}}function recordedCall(record,timeMs){return{id:record.tool_use_id??"",tool:record.tool??"",target:record.target??"",ok:record.
ok!==!1,...record.denial!==void 0&&{denial:record.denial},output:record.error??"",startMs:Math.max(0,timeMs-(record.duration_ms??0))}}function glanceTail(path,maxBytes){let{start,bytes}=readTail(path,maxBytes);return{records:recordsIn(bytes),isPartial:start>0}}function recordsIn(bytes){return bytes.
toString("utf8").split(`
`).map(parseJsonObject).filter(isRecord)}var TEXT_FIELDS=["time","event","session"];function isRecord(value){return value!==void 0&&TEXT_FIELDS.every(field=>typeof value[field]==
"string")}var import_node_fs16=import_node_fs,import_node_path12=require("node:path");var INITIAL_STATE=[1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225],ROUND_CONSTANTS=[1116352408,1899447441,3049323471,3921009573,
961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,
604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,
1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,
659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298];function sha256Hex(text2){
let bytes=padded(Buffer.from(text2,"utf8")),view=new DataView(bytes.buffer,bytes.byteOffset,bytes.length),state=Uint32Array.from(INITIAL_STATE),words=new Uint32Array(
64);for(let offset=0;offset<bytes.length;offset+=64){for(let i=0;i<16;i++)words[i]=view.getUint32(offset+4*i);extendSchedule(words),compress(state,words)}return Array.
from(state,word=>word.toString(16).padStart(8,"0")).join("")}function padded(bytes){let length=Math.ceil((bytes.length+9)/64)*64,result=Buffer.alloc(length);return bytes.
copy(result),result[bytes.length]=128,result.writeBigUInt64BE(BigInt(bytes.length)*8n,length-8),result}function rotate(word,bits){return word>>>bits|word<<32-bits}
function at(words,index){return words[index]}function extendSchedule(words){for(let i=16;i<64;i++){let early=at(words,i-15),late=at(words,i-2),small0=rotate(early,
7)^rotate(early,18)^early>>>3,small1=rotate(late,17)^rotate(late,19)^late>>>10;words[i]=at(words,i-16)+small0+at(words,i-7)+small1}}function compress(state,words){
let a=at(state,0),b=at(state,1),c=at(state,2),d=at(state,3),e=at(state,4),f=at(state,5),g=at(state,6),h=at(state,7);for(let i=0;i<64;i++){let big1=rotate(e,6)^rotate(
e,11)^rotate(e,25),choice2=e&f^~e&g,first=h+big1+choice2+at(ROUND_CONSTANTS,i)+at(words,i)|0,big0=rotate(a,2)^rotate(a,13)^rotate(a,22),majority=a&b^a&c^b&c;h=g,
g=f,f=e,e=d+first|0,d=c,c=b,b=a,a=first+big0+majority|0}let mixed=[a,b,c,d,e,f,g,h];for(let i=0;i<mixed.length;i++)state[i]=at(state,i)+at(mixed,i)}var import_node_path11=require("node:path"),MAX_PATH_CHARS=4096,MAX_FOLDERS=256;function boundFolder(folder){let[plain=""]=folder.slice(0,MAX_PATH_CHARS).split(
"\0",1),head=plain.split("/",MAX_FOLDERS).join("/");return head.length===folder.length?folder:(0,import_node_path11.dirname)(head)}function folderOfPayload(cwd){
let folder=boundFolder(cwd);return(0,import_node_path11.isAbsolute)(folder)?folder:(0,import_node_path11.resolve)(folder)}function projectOf(cwd){let identity=findGit(cwd)?.commonDir??realPath(cwd),root=(0,import_node_path12.basename)(identity)===".git"?(0,import_node_path12.dirname)(
identity):identity,name=(0,import_node_path12.basename)(root)||"root";return{id:`${fileNamePart(name)}-${shortHash(identity)}`,name,root}}function findGit(start){
for(let folder=realPath(start);;folder=(0,import_node_path12.dirname)(folder)){let commonDir=commonDirOf((0,import_node_path12.join)(folder,".git"))??(isBareRepository(
folder)?folder:void 0);if(commonDir!==void 0)return{top:folder,commonDir};if(folder===(0,import_node_path12.dirname)(folder))return}}function gitDirOf(dotGit){let stat=statIfPossible(
dotGit);if(stat===void 0)return;let gitDir=stat.isDirectory()?dotGit:gitDirNamedIn(dotGit);return gitDir!==void 0&&import_node_fs16.default.existsSync((0,import_node_path12.join)(
gitDir,"HEAD"))?gitDir:void 0}function commonDirOf(dotGit){let gitDir=gitDirOf(dotGit);if(gitDir===void 0)return;let shared=readForeignFile((0,import_node_path12.join)(
gitDir,"commondir"),MAX_GIT_BYTES)?.toString("utf8").trim();return realPath(shared?(0,import_node_path12.resolve)(gitDir,shared):gitDir)}function gitDirNamedIn(dotGit){
let named=/^gitdir:\s*(\S.*)$/m.exec(readForeignFile(dotGit,MAX_GIT_BYTES)?.toString("utf8")??"")?.[1];return named===void 0?void 0:(0,import_node_path12.resolve)(
(0,import_node_path12.dirname)(dotGit),named.trimEnd())}function isBareRepository(folder){return["HEAD","objects","refs"].every(name=>import_node_fs16.default.existsSync(
(0,import_node_path12.join)(folder,name)))}function realPath(path){let absolute=(0,import_node_path12.resolve)(boundFolder(path));if(import_node_fs16.default.existsSync(
absolute))return import_node_fs16.default.realpathSync.native(absolute);let parent=(0,import_node_path12.dirname)(absolute);return parent===absolute?absolute:(0,import_node_path12.join)(
realPath(parent),(0,import_node_path12.basename)(absolute))}function fileNamePart(name){return name.replace(/[^A-Za-z0-9_]+/g,"-").replace(/^-+|-+$/g,"").slice(
0,40)||"project"}function shortHash(identity){return sha256Hex(identity).slice(0,8)}var NOTHING={origin:"nothing",size:0,start:0,bytes:Buffer.alloc(0)},NEWLINE=10,SOURCE_CODES=new Set(["TRANSCRIPT_MISSING","TRANSCRIPT_UNREADABLE"]);function readTranscriptTail(rawDir,transcript,maxBytes){
if(transcript==="")return readCopiedTail(rawDir,maxBytes);try{return readSourceTail(transcript,maxBytes)}catch(error){if(!(error instanceof LogbookError)||!SOURCE_CODES.
has(error.code))throw error;return readCopiedTail(rawDir,maxBytes)}}function readSourceTail(path,maxBytes){let source=openSource(path);try{let start=Math.max(0,
source.size-maxBytes),bytes=readAt(source,Buffer.allocUnsafe(source.size-start),start);return{origin:"transcript",size:source.size,...wholeLines(start,bytes)}}finally{
closeSource(source)}}function readCopiedTail(rawDir,maxBytes){let generation=listGenerations(rawDir,MAIN_STREAM).at(-1);if(generation===void 0)return NOTHING;let size=coveredEnd(
listSegments(generationPath(rawDir,MAIN_STREAM,generation)));if(size===0)return NOTHING;let from=Math.max(0,size-maxBytes),pieces=[];for(let{bytes}of readRange(
rawDir,MAIN_STREAM,{generation,from}))pieces.push(Buffer.from(bytes));return{origin:"copies",size,...wholeLines(from,Buffer.concat(pieces))}}function wholeLines(start,bytes){
if(start===0)return{start,bytes};let newline=bytes.indexOf(NEWLINE),from=newline<0?bytes.length:newline+1;return{start:start+from,bytes:bytes.subarray(from)}}function foldEntry(one,other){let folded={...isBetter(one,other)?one:other,timeMs:Math.min(one.timeMs,other.timeMs)},parents=[...new Set([...parentsOf(one),...parentsOf(
other)])].sort();folded.parent=parents[0]??null,parents.length>1?folded.otherParents=parents.slice(1):delete folded.otherParents;let usage=maxUsage(one.usage,other.
usage);usage!==void 0&&(folded.usage=usage);let promptId=foldPromptIds(one.promptId,other.promptId);return promptId!==void 0&&(folded.promptId=promptId),folded}
function foldPromptIds(one,other){return one===void 0||other===void 0||one===other?one??other:""}function parentsOf(entry){return entry.parent===null?[]:[entry.
parent,...entry.otherParents??[]]}function maxUsage(one,other){return one===void 0||other===void 0?one??other:{input:Math.max(one.input,other.input),output:Math.
max(one.output,other.output),cacheRead:Math.max(one.cacheRead,other.cacheRead),cacheWrite:Math.max(one.cacheWrite,other.cacheWrite)}}function isBetter(one,other){
let difference=+(other.isStandIn===!0)-+(one.isStandIn===!0)||+(other.isCut===!0)-+(one.isCut===!0)||textLength(one)-textLength(other);return difference===0?contentKey(
one)>=contentKey(other):difference>0}function textLength(entry){return JSON.stringify(entry.parts).length}var FOLDED_KEYS=new Set(["parent","otherParents","usag\
e","timeMs","promptId"]);function contentKey(entry){let fields=Object.entries(entry).filter(([key])=>!FOLDED_KEYS.has(key));return JSON.stringify(fields.sort(([
a],[b])=>a<b?-1:1))}function treeNode(entry,previous){return{uuid:entry.uuid,timeMs:entry.timeMs,isHead:entry.role==="prompt",parents:parentsOf(entry),previous,isContinuation:entry.
role==="boundary"}}function parentOf(node,lookup){let known=node.parents.map(lookup).filter(parent=>parent!==void 0);return known.length>0?known.reduce(earlier):(node.parents.length>
0||node.isContinuation)&&node.previous!==null?lookup(node.previous):void 0}function turnOf(uuid,lookup,known=new Map){let path=[],seen=new Set,node=lookup(uuid),
turn=uuid;for(;node!==void 0;){let found=known.get(node.uuid);if(found===void 0&&seen.has(node.uuid)){turn=circleOf(node,path).reduce(earlier).uuid;break}if(path.
push(node),seen.add(node.uuid),turn=found??node.uuid,found!==void 0||node.isHead)break;node=parentOf(node,lookup)}for(let member of path)known.set(member.uuid,turn);
return turn}function circleOf(node,path){return path.slice(path.findIndex(member=>member.uuid===node.uuid))}function takePredecessor(predecessors,entry){let key=entry.agentId??"",previous=predecessors[key]??null;return predecessors[key]=entry.uuid,previous}function earlier(a,b){
return a.timeMs!==b.timeMs?a.timeMs<b.timeMs?a:b:a.uuid<b.uuid?a:b}function orderEntries(entries){let known=foldCopies(entries),byTime=[...known.values()].sort(compareEntries);return isInParentOrder(byTime,known)?byTime:walk(byTime,
known)}function foldCopies(entries){let known=new Map;for(let entry of entries){let earlier2=known.get(entry.uuid);known.set(entry.uuid,earlier2===void 0?entry:
foldEntry(earlier2,entry))}return known}function isInParentOrder(byTime,known){let seen=new Set;for(let entry of byTime){let{parent,otherParents}=entry;if(otherParents!==
void 0||parent!==null&&known.has(parent)&&!seen.has(parent))return!1;seen.add(entry.uuid)}return!0}function walk(byTime,known){let waiting=readWaiting(byTime,known),
ready=byTime.filter(entry=>waiting.left.get(entry.uuid)===0).reverse(),ordered=[],oldest=0;for(;ordered.length<byTime.length;){let entry=ready.pop()??byTime[oldest++];
if(entry===void 0)break;if(waiting.left.delete(entry.uuid)){ordered.push(entry);for(let child of releaseChildren(waiting,entry))insert(ready,child)}}return ordered}
function readWaiting(entries,known){let waiting={children:new Map,left:new Map};for(let entry of entries){let parents=parentsOf(entry).filter(parent=>known.has(
parent)&&parent!==entry.uuid);waiting.left.set(entry.uuid,parents.length);for(let parent of parents){let siblings=waiting.children.get(parent)??[];waiting.children.
set(parent,siblings),siblings.push(entry)}}return waiting}function releaseChildren({children,left},parent){return(children.get(parent.uuid)??[]).filter(child=>{
let count=left.get(child.uuid);return count===void 0?!1:(left.set(child.uuid,count-1),count===1)})}function insert(ready,entry){let low=0,high=ready.length;for(;low<
high;){let middle=low+high>>1;compareEntries(ready[middle],entry)>0?low=middle+1:high=middle}ready.splice(low,0,entry)}function compareEntries(a,b){return a.timeMs-
b.timeMs||(a.uuid<b.uuid?-1:+(a.uuid>b.uuid))}function isPrompt(entry){return entry.role==="prompt"}function assembleTurn(entries,id){let ordered=orderEntries(entries),head=ordered.find(isPrompt)??ordered[0];
if(head===void 0)throw new RangeError("assemble turn: no entries");let prompt=isPrompt(head)?head:void 0,turn={id:prompt?.uuid??id??head.uuid,kind:prompt?.turnKind??
(head.agentId===void 0?"human":"agent"),prompt:promptText(prompt),steps:deriveSteps(ordered),startMs:head.timeMs,endMs:ordered.reduce((end,entry)=>isSubstantial(
entry)?Math.max(end,entry.timeMs):end,head.timeMs),models:[...new Set(ordered.map(entry=>entry.model).filter(model=>model!==void 0))],usage:sumUsage(ordered),outcome:deriveOutcome(
ordered)};return addContext(turn,head,ordered),turn}function settleOutcome(turn,{isOver,isTakenOver}){return turn.outcome!=="open"||!(isOver||isTakenOver)?turn.
outcome:isTakenOver||turn.steps.at(-1)?.kind==="answer"?"answered":"interrupted"}function promptText(prompt){return(prompt?.parts??[]).map(part=>part.kind==="pr\
ompt"?part.text:"").join("")}function addContext(turn,head,ordered){let first=key=>head[key]??ordered.find(entry=>entry[key]!==void 0)?.[key],{agentId,promptId}=head,
cwd=first("cwd"),branch=first("branch");promptId&&(turn.promptId=promptId),agentId!==void 0&&(turn.agentId=agentId),cwd!==void 0&&(turn.cwd=cwd),branch!==void 0&&
(turn.branch=branch),ordered.some(entry=>entry.isCut===!0)&&(turn.isCut=!0);let compactions=ordered.filter(entry=>entry.role==="summary");compactions.length>0&&
(turn.compactions=compactions.map(({uuid,timeMs})=>({id:uuid,timeMs})))}function isSubstantial(entry){return entry.parts.length>0||entry.isFinal===!0||entry.role===
"interrupt"}function sumUsage(ordered){let byMessage=new Map;for(let{messageId,uuid,usage}of ordered){let key=messageId??uuid,larger=maxUsage(byMessage.get(key),
usage);larger!==void 0&&byMessage.set(key,larger)}let sum={input:0,output:0,cacheRead:0,cacheWrite:0};for(let usage of byMessage.values())sum.input+=usage.input,
sum.output+=usage.output,sum.cacheRead+=usage.cacheRead,sum.cacheWrite+=usage.cacheWrite;return sum}function deriveSteps(ordered){let steps=[],calls=new Map,texts=new Map;
for(let entry of ordered)for(let part of entry.parts)part.kind==="answer"&&addAnswer(steps,texts,entry,part.text),part.kind==="tool_use"&&addCall(steps,calls,entry,
part),part.kind==="tool_result"&&addResult(steps,calls,entry,part);return steps}function addAnswer(steps,texts,entry,text2){let message=entry.messageId??entry.uuid,
earlier2=texts.get(message);earlier2?.includes(text2)!==!0&&(texts.set(message,earlier2===void 0?[text2]:[...earlier2,text2]),steps.push({kind:"answer",text:text2,
timeMs:entry.timeMs}))}function addCall(steps,calls,entry,use){let{toolUseId,tool,input}=use,known=calls.get(toolUseId);if(known!==void 0){known.tool===""&&Object.
assign(known,{tool,input,startMs:entry.timeMs});return}let{timeMs}=entry,call={kind:"tool",toolUseId,tool,input,output:null,isError:!1,startMs:timeMs,endMs:timeMs};
calls.set(toolUseId,call),steps.push(call)}function addResult(steps,calls,entry,result){let{toolUseId}=result;calls.has(toolUseId)||addCall(steps,calls,entry,{kind:"\
tool_use",toolUseId,tool:"",input:""});let call=calls.get(toolUseId);if(call===void 0)return;let isReal=entry.isStandIn!==!0&&result.denial===void 0;call.output!==
null&&!(isReal&&call.denial!==void 0)||(call.output=result.output,call.isError=result.isError,call.endMs=entry.timeMs,delete call.denial,result.denial!==void 0?
call.denial=result.denial:entry.isStandIn===!0&&(call.denial="cancelled"),result.spilledFile!==void 0&&(call.spilledFile=result.spilledFile))}function deriveOutcome(ordered){
let outcome="open";for(let entry of ordered)entry.role==="interrupt"?outcome="interrupted":entry.role==="result"?outcome="open":entry.role==="assistant"?outcome=
outcomeOfAnswer(entry):entry.isFinal===!0&&outcome==="open"&&(outcome="answered");return outcome}function outcomeOfAnswer(entry){return entry.isError===!0?"erro\
r":entry.isFinal===!0?"answered":"open"}function collectTurns(readEntries,{isWanted,keep=entry=>entry}={}){let turnsOfEntries=new Map,tree=buildTree(readEntries(),turnsOfEntries),wanted=new Map;for(let{
entry}of readEntries()){let turn=turnOf(entry.uuid,id=>tree.nodes.get(id),turnsOfEntries);if(isWanted?.(turn)===!1)continue;let entries=wanted.get(turn)??new Map,
kept3=keep(entry),known=entries.get(entry.uuid);entries.set(entry.uuid,known===void 0?kept3:foldEntry(known,kept3)),wanted.set(turn,entries)}return[...wanted].map(
([id,entries])=>settle(assembleTurn([...entries.values()],id),tree)).filter(({prompt,steps})=>prompt!==""||steps.length>0).sort((a,b)=>a.startMs-b.startMs)}function buildTree(entries,turnsOfEntries){
let sightings=new Map,current={file:"",predecessors:{}};for(let{entry,file}of entries){file!==current.file&&(current={file,predecessors:{}});let previous=takePredecessor(
current.predecessors,entry),bare={...entry,parts:[]},known=sightings.get(entry.uuid);known===void 0?sightings.set(entry.uuid,{entry:bare,previous}):known.entry=
foldEntry(known.entry,bare)}let tree={nodes:new Map,heads:[],takenOver:new Set},queued=[];for(let[uuid,{entry,previous}]of sightings){let node=treeNode(entry,previous);
tree.nodes.set(uuid,node),node.isHead&&(tree.heads.push({timeMs:entry.timeMs,agentId:entry.agentId}),entry.isQueued===!0&&queued.push(node))}let lookup=id=>tree.
nodes.get(id);for(let node of queued){let parent=parentOf(node,lookup);parent!==void 0&&tree.takenOver.add(turnOf(parent.uuid,lookup,turnsOfEntries))}return tree}
function settle(turn,{heads,takenOver}){let isOver=heads.some(({timeMs,agentId})=>agentId===turn.agentId&&timeMs>turn.startMs);return{...turn,outcome:settleOutcome(
turn,{isOver,isTakenOver:takenOver.has(turn.id)})}}var unread=lazy(()=>/(?!\s)[\p{M}\p{Default_Ignorable_Code_Point}\p{Cc}]/gu),dash=lazy(()=>new RegExp("\\p{Dash}","gu"));var ALIKE={a:"\u0430\u0410\u03B1\u0391\u0251\u1D00",b:"\u044C\u0432\u0412\u03B2\u0392\u0299\u13CF",c:"\u0441\u0421\u03F2\u03F9\u1D04\u0188",d:"\u0501\u0500\u1D05\u0257",
e:"\u0435\u0415\u03B5\u0395\u0454\u1D07",f:"\u0493\u0492\uA730\u0192",g:"\u0261\u0581\u0262",h:"\u04BB\u04BA\u043D\u041D\u029C\u0570\u0397\u03B7",i:"\u0456\u0406\u03B9\u0399\u0131\u026A\u0269",
j:"\u0458\u0408\u03F3\u1D0A",k:"\u043A\u041A\u03BA\u039A\u1D0B",l:"\u04CF\u04C0\u029F\u217C\u01C0",m:"\u043C\u041C\u03BC\u039C\u1D0D",n:"\u0578\u043F\u039D\u0274",
o:"\u043E\u041E\u03BF\u039F\u0585\u0555\u1D0F\u03C3",p:"\u0440\u0420\u03C1\u03A1\u1D18",r:"\u0433\u0413\u0280\uAB47",s:"\u0455\u0405\uA731\u0282",t:"\u0442\u0422\u03C4\u03A4\u1D1B",
u:"\u03C5\u057D\u054D\u1D1C\u028B",v:"\u03BD\u0475\u0474\u1D20",w:"\u051D\u051C\u03C9\u1D21\u0461",x:"\u0445\u0425\u03C7\u03A7",y:"\u0443\u0423\u04AF\u04AE\u03A5\u03B3\u028F",
z:"\u1D22\u0290\u0396"},plainLetters2=lazy(()=>new Map(Object.entries(ALIKE).flatMap(([plain,alike])=>[...alike].map(letter=>[letter,plain]))));var OPENING_BRACKET=/[<\uff1c\ufe64\u02c2\u1438\u276e\u3008\u27e8\u3008]/,OPENING_BRACKETS=new RegExp(OPENING_BRACKET,"g");var ROLES="human|assistant|system|user";var ROLE=new RegExp(`^(?:${ROLES})[ \\t*_~]{0,8}:$`);var TAG="logbook-context",OPENING2=`<${TAG} kind="`,CLOSING2=`</${TAG}>`,WHOLE_OPENING=new RegExp(`${OPENING2}[^<>\\n]{0,2000}>\\n`,"y");function stripOwnBlocks(text2){let kept3="",from=0;for(let at2=text2.indexOf(OPENING2);at2>=0;at2=text2.indexOf(OPENING2,Math.max(at2+1,from))){if(WHOLE_OPENING.
lastIndex=at2,!WHOLE_OPENING.test(text2))continue;kept3+=text2.slice(from,at2);let end=text2.indexOf(CLOSING2,at2);if(end<0)return kept3;from=end+CLOSING2.length,
text2[from]===`
`&&from++}return kept3+text2.slice(from)}function cleanText(text2){return stripPrivate(stripOwnBlocks(toWellFormed(text2)))}var REMINDER_START="<system-reminder>",REMINDER_END="</system-reminder>";function cleanSpeech(text2){
return cleanText(dropReminders(text2)).trim()}function dropReminders(text2){let kept3="",from=0;for(let at2=text2.indexOf(REMINDER_START);at2!==-1;at2=text2.indexOf(
REMINDER_START,at2+1)){if(at2<from||at2>0&&text2[at2-1]!==`
`)continue;let end=text2.indexOf(REMINDER_END,at2);if(end===-1)break;kept3+=text2.slice(from,at2),from=end+REMINDER_END.length}return kept3+text2.slice(from)}function isFields(value){return typeof value=="object"&&value!==null&&!Array.isArray(value)}function fieldsOf(parent,key){let value=parent[key];return isFields(
value)?value:EMPTY2}function stringOf(parent,key){let value=parent[key];return typeof value=="string"&&value!==""?value:void 0}function countOf(parent,key){let value=parent[key];
return typeof value=="number"&&Number.isFinite(value)&&value>0?value:0}function timeOf(entry){let stamp=stringOf(entry,"timestamp"),time=stamp===void 0?0:Date.parse(
stamp);return Number.isNaN(time)?0:time}var SIDECHAIN_AGENT="sidechain",EMPTY2=Object.freeze({});function trimEndOf(text2,chars){let end=text2.length;for(;end>0&&chars.includes(text2.charAt(end-1));)end--;return text2.slice(0,end)}var DENIAL_TEXTS=[[/^The user doesn't want to (?:proceed with this tool use|take this action)/,"user-rejected"],[/^(?:This command requires approval|Claude requested permissions? to )/,
"user-rejected"],[/^Permission to use .{1,200} has been (?:denied|auto-denied)/s,"permission-rule"],[/^\[(?:Request interrupted by user|Tool call interrupted)/,
"interrupted"]];function denialOf(output,isError,entry){let kind=entry===void 0?void 0:stringOf(entry,"toolDenialKind");if(entry!==void 0&&kind==="user-rejected"&&
hadBegun(entry))return"cancelled";if(kind!==void 0)return kind;if(isError)return DENIAL_TEXTS.find(([pattern])=>pattern.test(output))?.[1]}function hadBegun(entry){
return entry.toolDenialBeforeRun===!0||fieldsOf(entry,"permissionDecision").decision==="reject"?!1:entry.toolUseResult==="User rejected tool use"}var PERSISTED="\
<persisted-output>",SAVED_TO=/(?:saved to:?|saved at:?)\s+(\S.{0,1000}?[\\/]tool-results[\\/][^\s\\/]+)/i,NOTICE_CHARS=2e3,SENTENCE_END=".,;:)]",PLAIN_NAME=/^[A-Za-z0-9_][A-Za-z0-9._-]{0,199}$/;
function spilledFileOf(output,result){let path=stringOf(result,"persistedOutputPath")??savedPath(output),name=trimEndOf(path?.split(/[\\/]/).at(-1)??"",SENTENCE_END);
return PLAIN_NAME.test(name)?name:void 0}function savedPath(output){if(!(!output.startsWith(PERSISTED)&&!output.startsWith("Error: result")))return SAVED_TO.exec(
output.slice(0,NOTICE_CHARS))?.[1]}var IMAGE_MARK="[image]";function blocksOf(content){return typeof content=="string"?[{type:"text",text:content}]:isFields(content)?[content]:Array.isArray(content)?
content.every(isFields)?content:content.flatMap(item=>Array.isArray(item)?NO_BLOCKS:blocksOf(item)):NO_BLOCKS}var NO_BLOCKS=[];function textOfBlock(block){let{type}=block;
return type==="image"?IMAGE_MARK:type==="text"||type===void 0?stringOf(block,"text"):void 0}function textOf(content){if(typeof content=="string")return content;
let texts=[];for(let block of blocksOf(content)){let text2=textOfBlock(block);text2!==void 0&&texts.push(text2)}return texts.join(`
`)}function toolUsePart(block){let toolUseId=stringOf(block,"id");if(toolUseId===void 0)return;let tool=cleanText(stringOf(block,"name")??"unknown");return{kind:"\
tool_use",toolUseId:cleanText(toolUseId),tool,input:compactJson(block.input)}}function toolResultPart(block,entry){let toolUseId=stringOf(block,"tool_use_id");if(toolUseId===
void 0)return;let output=textOf(block.content),isError=block.is_error===!0,denial=denialOf(output,isError,entry),spilledFile=spilledFileOf(output,fieldsOf(entry??
{},"toolUseResult"));return{kind:"tool_result",toolUseId:cleanText(toolUseId),output:cleanText(output),isError,...denial===void 0?{}:{denial},...spilledFile===void 0?
{}:{spilledFile}}}function compactJson(value){let json=JSON.stringify(value)??"";return cleanText(json)===json&&!json.includes(OWN_TAG)?json:cleanText(JSON.stringify(
value,(_key,inner)=>typeof inner=="string"?cleanText(inner):inner))}var OWN_TAG="logbook-context";var SYNTHETIC="<synthetic>",FINAL_REASONS=new Set(["end_turn","max_tokens","model_context_window_exceeded","refusal","stop_sequence"]);function readAssistantEntry(entry){
let message=fieldsOf(entry,"message"),parts=[];for(let block of blocksOf(message.content)){let part=partOfBlock(block);part!==void 0&&parts.push(part)}let isSynthetic=message.
model===SYNTHETIC;if(entry.isApiErrorMessage===!0)return{role:"assistant",parts,isError:!0};if(isSynthetic)return{role:"link",parts:[],isStandIn:!0};let reading={
role:"assistant",parts},messageId=stringOf(message,"id"),model=stringOf(message,"model"),reason=stringOf(message,"stop_reason");messageId!==void 0&&(reading.messageId=
messageId),model!==void 0&&(reading.model=model);let usage=usageOf(fieldsOf(message,"usage"));return usage!==void 0&&(reading.usage=usage),reason!==void 0&&FINAL_REASONS.
has(reason)&&(reading.isFinal=!0),reading}function partOfBlock(block){let type=typeof block.type=="string"?block.type:"text";if(type.endsWith("tool_use"))return toolUsePart(
block);if(type.endsWith("tool_result"))return toolResultPart(block,void 0);let text2=textOfBlock(block),answer=text2===void 0?"":cleanText(text2);return answer.
trim()===""?void 0:{kind:"answer",text:answer}}function usageOf(usage){let counts={input:countOf(usage,"input_tokens"),output:countOf(usage,"output_tokens"),cacheRead:countOf(
usage,"cache_read_input_tokens"),cacheWrite:countOf(usage,"cache_creation_input_tokens")};return counts.input+counts.output+counts.cacheRead+counts.cacheWrite>0?
counts:void 0}var NUL=0,QUOTE=34,BACKSLASH=92,BRACE_BIT=32,OPEN=123,CLOSE=125,RECORD_START=Buffer.from('{"'),FIRST_KEYS=["parentUuid","type","uuid","sessionId","logicalParent\
Uuid","isSidechain"].map(key=>Buffer.from(`${key}"`)),SPARE_WORK_BYTES=16*1024*1024,WORK_FACTOR=8;function salvage(line){let nulBytes=countNuls(line);return nulBytes>
0?salvageNuls(line,nulBytes):salvageRecords(line)}function salvageNuls(line,nulBytes){let rest=salvageRecords(line.filter(byte=>byte!==NUL)),damage={byteOffset:line.
indexOf(NUL),bytes:nulBytes,reason:"nul"};return{objects:rest.objects,damage:[damage,...rest.damage]}}function countNuls(line){let count=0;for(let at2=line.indexOf(
NUL);at2!==-1;at2=line.indexOf(NUL,at2+1))count+=1;return count}function salvageRecords(line){let found={objects:[],damage:[]},workLeft=SPARE_WORK_BYTES+WORK_FACTOR*
line.length,lostFrom=0,from=0;for(;workLeft>0;){let start=nextStart(line,from);if(start===-1)break;let end=objectEnd(line,start);workLeft-=(end===-1?line.length:
end)-start;let object=end===-1?void 0:parseRecord(line.toString("utf8",start,end));from=object===void 0?start+1:end,object!==void 0&&(noteLoss(line,lostFrom,start,
"welded",found.damage),found.objects.push(object),lostFrom=end)}return noteLoss(line,lostFrom,line.length,line.includes(RECORD_START)?"torn":"not-json",found.damage),
found}function nextStart(line,from){for(let at2=line.indexOf(RECORD_START,from);at2!==-1;at2=line.indexOf(RECORD_START,at2+1)){let key=at2+RECORD_START.length;if(at2===
0||FIRST_KEYS.some(first=>line.subarray(key,key+first.length).equals(first)))return at2}return-1}function objectEnd(line,start){let depth=0;for(let at2=start;at2<
line.length;at2+=1){let byte=line[at2];if(byte===QUOTE){at2=stringEnd(line,at2+1);continue}if((byte|BRACE_BIT)===OPEN?depth+=1:(byte|BRACE_BIT)===CLOSE&&(depth-=
1),depth===0)return at2+1}return-1}function stringEnd(line,from){let at2=from;for(;at2<line.length&&line[at2]!==QUOTE;)at2+=line[at2]===BACKSLASH?2:1;return at2}
function parseRecord(text2){try{let value=JSON.parse(text2);return!isFields(value)||stringOf(value,"type")===void 0?void 0:"parentUuid"in value||"sessionId"in value?
value:void 0}catch(error){if(error instanceof SyntaxError)return;throw error}}function noteLoss(line,from,to,reason,damage){line.subarray(from,to).every(byte=>byte<=
32)||damage.push({byteOffset:from,bytes:to-from,reason})}var NOISE_TYPES=new Set(["agent-color","agent-name","agent-setting","api-request","api-request-blob","api-request-shape","atis-latch","bridge-session","content-\
replacement","cost-state","file-history-delta","file-history-snapshot","fork-context-ref","frame-link","history-suppression","last-prompt","mode","permission-mo\
de","pr-link","queue-operation","relocated","summary","tag","tools-used"]),TYPE_FIRST=Buffer.from('{"type":"'),PARENT_FIRST=Buffer.from('{"parentUuid":'),NO_PARENT=Buffer.
from("null"),MAIN_FLAG=Buffer.from(',"isSidechain":false'),SIDE_FLAG=Buffer.from(',"isSidechain":true'),AGENT_KEY=Buffer.from(',"agentId":"'),ATTACHMENT_KEY=Buffer.
from(',"attachment":{"type":"'),ATTACHMENT_TAIL=Buffer.from('"type":"attachment","uuid":"'),UUID_KEY=Buffer.from('"uuid":"'),QUOTE2=34,CLOSE_BRACE=125,MAX_NAME_BYTES=64;
function skimLine(bytes){if(bytes[bytes.length-1]===CLOSE_BRACE)return hasAt(bytes,0,TYPE_FIRST)?isNoise(bytes)?"noise":void 0:hasAt(bytes,0,PARENT_FIRST)?skimLink(
bytes):void 0}function isNoise(bytes){let type=nameAt(bytes,TYPE_FIRST.length);return type!==void 0&&NOISE_TYPES.has(type)&&bytes.indexOf(UUID_KEY)===-1}function skimLink(bytes){
let head=readLinkHead(bytes);if(head===void 0||bytes.indexOf(PARENT_FIRST,1)!==-1)return;let at2=bytes.indexOf(ATTACHMENT_TAIL),tail=at2===-1?void 0:parseTail(bytes,
at2),uuid=tail===void 0?void 0:stringOf(tail,"uuid");if(!(tail===void 0||uuid===void 0))return{uuid,timeMs:timeOf(tail),role:"link",...head,parts:[]}}function readLinkHead(bytes){
let at2=PARENT_FIRST.length,parent=bytes[at2]===QUOTE2?nameAt(bytes,at2+1):null;if(parent===void 0||parent===null&&!hasAt(bytes,at2,NO_PARENT))return;at2+=parent===
null?NO_PARENT.length:parent.length+2;let isMain=hasAt(bytes,at2,MAIN_FLAG);if(!isMain&&!hasAt(bytes,at2,SIDE_FLAG))return;at2+=isMain?MAIN_FLAG.length:SIDE_FLAG.
length;let agent=hasAt(bytes,at2,AGENT_KEY)?nameAt(bytes,at2+AGENT_KEY.length):void 0;if(agent!==void 0&&(at2+=AGENT_KEY.length+agent.length+1),!hasAt(bytes,at2,
ATTACHMENT_KEY)||nameAt(bytes,at2+ATTACHMENT_KEY.length)==="queued_command")return;let agentId=agent??(isMain?void 0:SIDECHAIN_AGENT);return agentId===void 0?{parent}:
{parent,agentId}}function nameAt(bytes,from){let limit=Math.min(bytes.length,from+MAX_NAME_BYTES),end=from;for(;end<limit&&bytes[end]!==QUOTE2;)end+=1;let name=bytes.
toString("latin1",from,end);return end<limit&&!name.includes("\\")?name:void 0}function parseTail(bytes,at2){try{let value=JSON.parse(`{${bytes.toString("utf8",
at2)}`);return isFields(value)?value:void 0}catch(error){if(error instanceof SyntaxError)return;throw error}}function hasAt(bytes,at2,part){if(bytes.length<at2+
part.length)return!1;for(let index=0;index<part.length;index+=1)if(bytes[at2+index]!==part[index])return!1;return!0}var LINK={role:"link",parts:[]},INTERRUPTED=/^\[Request interrupted by user(?: for tool use)?\]$/,USER_SHELL="user-shell";function readUserEntry(entry,uuid){if(entry.
isCompactSummary===!0)return{role:"summary",parts:[]};let{content}=fieldsOf(entry,"message"),blocks=blocksOf(content),results=resultsOf2(blocks,entry);return blocks.
some(block=>INTERRUPTED.test(textOfBlock(block)??""))?{role:"interrupt",parts:results}:results.length>0?{role:"result",parts:results}:entry.isMeta===!0||entry.isVisibleInTranscriptOnly===
!0?LINK:readSpeech(textOf(content),entry,uuid)}function resultsOf2(blocks,entry){let results=blocks.filter(block=>block.type==="tool_result"),account=results.length===
1?entry:void 0;return results.map(block=>toolResultPart(block,account)).filter(part=>part!==void 0)}function readQueuedCommand(entry,uuid){let attachment=fieldsOf(
entry,"attachment");if(attachment.isMeta===!0)return LINK;let origin=stringOf(fieldsOf(attachment,"origin"),"kind")??originOf(entry),isNotice=attachment.commandMode===
"task-notification",speech={...entry,origin:{kind:isNotice?"task-notification":origin}};return{...readSpeech(textOf(attachment.prompt),speech,uuid),isQueued:!0}}
function readLocalCommand(entry,uuid){let content=stringOf(entry,"content");return content===void 0?LINK:readSpeech(content,entry,uuid)}function readSpeech(raw,entry,uuid){
let text2=cleanSpeech(raw);return text2===""?LINK:entry.isSidechain===!0?promptOf("agent",text2):isNotification(text2,entry)?promptOf("notification",text2):text2.
startsWith("<")?readMarkup(text2,entry,uuid)??promptOf("human",text2):promptOf("human",text2)}function promptOf(turnKind,text2){return{role:"prompt",turnKind,parts:[
{kind:"prompt",text:text2}]}}function isNotification(text2,entry){let origin=originOf(entry);return origin!==void 0&&origin!=="human"||text2.startsWith("<task-n\
otification>")}function originOf(entry){return stringOf(fieldsOf(entry,"origin"),"kind")}function readMarkup(text2,entry,uuid){if(/^<command-(?:name|message)>/.
test(text2))return readSlashCommand(text2);if(/^<local-command-(?:stdout|stderr)>/.test(text2))return{role:"link",isFinal:!0,parts:[]};if(text2.startsWith("<loc\
al-command-caveat>"))return LINK;if(text2.startsWith("<bash-input>"))return readShellInput(text2,uuid);if(/^<bash-std(?:out|err)>/.test(text2))return readShellOutput(
text2,entry)}function readSlashCommand(text2){let name=tagOf(text2,"command-name");if(name===void 0)return;let command=name.startsWith("/")?name:`/${name}`;return promptOf(
"command",`${command} ${tagOf(text2,"command-args")??""}`.trim())}function readShellInput(text2,uuid){let command=tagOf(text2,"bash-input")??"",call={kind:"tool\
_use",toolUseId:`shell:${uuid}`,tool:USER_SHELL,input:command};return{role:"prompt",turnKind:"command",parts:[{kind:"prompt",text:`! ${command}`},call]}}function readShellOutput(text2,entry){
let output=[tagOf(text2,"bash-stdout"),tagOf(text2,"bash-stderr")].filter(part=>part!==void 0),parent=stringOf(entry,"parentUuid");return parent===void 0?{role:"\
link",isFinal:!0,parts:[]}:{role:"link",isFinal:!0,parts:[{kind:"tool_result",toolUseId:`shell:${parent}`,output:cleanText(output.join(`
`)),isError:!1}]}}function tagOf(text2,tag){let from=text2.indexOf(`<${tag}>`);if(from===-1)return;let start=from+tag.length+2,end=text2.indexOf(`</${tag}>`,start);
return text2.slice(start,end===-1?void 0:end).trim()||void 0}var NOTHING2={entries:[],facts:[],damage:[],isConsumed:!0},UNFINISHED={...NOTHING2,isConsumed:!1};function parseLine(line){if(line.bytes.length===0)return NOTHING2;
let skimmed=skimLine(line.bytes);if(skimmed==="noise")return NOTHING2;if(skimmed!==void 0)return{...NOTHING2,entries:[skimmed]};let value=mayBeJson(line.bytes)?
parseJson2(line.bytes.toString("utf8")):void 0;return isFields(value)?readObject(value,line):line.isTerminated?value===void 0?readBroken(line):{...NOTHING2,damage:[
damageOf(line,"not-object")]}:UNFINISHED}function readBroken(line){let{objects,damage}=salvage(line.bytes),read=objects.map(object=>readObject(object,line)),places2=damage.
map(place=>({...place,byteOffset:line.byteOffset+place.byteOffset}));return{entries:read.flatMap(({entries})=>entries),facts:read.flatMap(({facts})=>facts),damage:[
...places2,...read.flatMap(parsed=>parsed.damage)],isConsumed:!0}}function readObject(object,line){try{let entry=entryOf(object);if(entry!==void 0&&line.isShortened&&
(entry.isCut=!0),entry!==void 0)return{...NOTHING2,entries:[entry]};let fact=factOf(object);return fact===void 0?NOTHING2:{...NOTHING2,facts:[fact]}}catch(error){
if(!(error instanceof RangeError))throw error;return{...NOTHING2,damage:[damageOf(line,"not-json")]}}}function damageOf(line,reason){return{byteOffset:line.byteOffset,
bytes:line.bytes.length,reason}}var LAST_OF={91:93,123:125},LAST_SPACE=32;function mayBeJson(bytes){let first=bytes[0],last=bytes[bytes.length-1];if(first<=LAST_SPACE||
last<=LAST_SPACE)return!0;let wanted=LAST_OF[first];return wanted===void 0?first!==93&&first!==125:last===wanted}function parseJson2(text2){try{return JSON.parse(
text2)}catch(error){if(error instanceof SyntaxError)return;throw error}}function factOf(object){let key=object.type;if(key!=="ai-title"&&key!=="custom-title")return;
let title=stringOf(object,key==="ai-title"?"aiTitle":"customTitle");return title===void 0?void 0:{key,value:cleanText(title)}}function entryOf(object){let uuid=stringOf(
object,"uuid");if(uuid===void 0||typeof object.type!="string")return;let parent=stringOf(object,"parentUuid")??stringOf(object,"logicalParentUuid")??null,entry={
uuid,parent,timeMs:timeOf(object),...readByType(object,uuid)},agentId=stringOf(object,"agentId")??(object.isSidechain===!0?SIDECHAIN_AGENT:void 0);if(agentId!==
void 0&&(entry.agentId=agentId),entry.role==="link"&&entry.parts.length===0)return entry;let promptId=stringOf(object,"promptId"),cwd=stringOf(object,"cwd"),branch=stringOf(
object,"gitBranch"),client=stringOf(object,"version");return promptId!==void 0&&(entry.promptId=promptId),cwd!==void 0&&(entry.cwd=cwd),branch!==void 0&&(entry.
branch=branch),client!==void 0&&(entry.client=client),entry}function readByType(object,uuid){switch(object.type){case"user":return readUserEntry(object,uuid);case"\
assistant":return readAssistantEntry(object);case"attachment":return isQueuedCommand(object)?readQueuedCommand(object,uuid):LINK2();case"system":return readSystemEntry(
object,uuid);default:return LINK2()}}var LINK2=()=>({role:"link",parts:[]});function isQueuedCommand(object){let attachment=object.attachment;return isFields(attachment)&&
attachment.type==="queued_command"}function readSystemEntry(object,uuid){switch(object.subtype){case"compact_boundary":case"microcompact_boundary":return{role:"\
boundary",parts:[]};case"local_command":return readLocalCommand(object,uuid);case"turn_duration":case"stop_hook_summary":return{role:"link",isFinal:!0,parts:[]};default:
return LINK2()}}var DEFAULT_LIMITS={headBytes:65536,tailBytes:65536,budgetBytes:4194304,wordBytes:4096},QUOTE3=34,COMMA=44,BACKSLASH2=92,LETTER_U=117,BRACE_BIT2=32,OPEN2=123,CLOSE2=125,
SPACE2=32,ENVELOPE_DEPTH=2;function createShortener(limits=DEFAULT_LIMITS){let kept3=createSink(limits.headBytes),strings=createStringState(limits,kept3),depth=0,
mutedDepth=0;function isOverBudget(){let budget=depth>ENVELOPE_DEPTH?limits.budgetBytes:2*limits.budgetBytes;return depth>=ENVELOPE_DEPTH&&kept3.length()>budget}
function outside(byte){let folded=byte|BRACE_BIT2;byte===QUOTE3?strings.open(mutedDepth>0):folded===OPEN2?depth+=1:folded===CLOSE2?(depth-=1,depth<mutedDepth&&(mutedDepth=
0)):byte===COMMA&&mutedDepth===0&&isOverBudget()&&(mutedDepth=depth),mutedDepth===0&&kept3.add(byte)}return{push(bytes){for(let byte of bytes)strings.isOpen()?strings.
take(byte):outside(byte)},finish:()=>kept3.bytes()}}var PLAIN2=0,HEX_DIGITS=4,ESCAPED=5;function createStringState(limits,kept3){let isOpen=!1,isMuted=!1,state=PLAIN2,
seen=0,tail;function next(byte){return state===ESCAPED?byte===LETTER_U?HEX_DIGITS:PLAIN2:state!==PLAIN2?state-1:byte===BACKSLASH2?ESCAPED:PLAIN2}function keep(byte,isBoundary){
seen+=1;let behind=seen-limits.headBytes;tail===void 0&&behind>0&&isBoundary&&isCut(byte,behind,limits)&&(tail=createTail(limits)),tail===void 0?kept3.add(byte):
tail.add(byte,isBoundary)}function close(){isOpen=!1,tail?.writeTo(kept3),tail=void 0,isMuted||kept3.add(QUOTE3)}return{isOpen:()=>isOpen,open(muted){isOpen=!0,
isMuted=muted,seen=0},take(byte){if(state===PLAIN2&&byte===QUOTE3)return close();let isBoundary=state===PLAIN2&&(byte&192)!==128;state=next(byte),isMuted||keep(
byte,isBoundary)}}}function isCut(byte,bytesBehind,{wordBytes}){return byte===SPACE2||byte===BACKSLASH2||bytesBehind>wordBytes}function createTail(limits){let{tailBytes:blockBytes,
wordBytes}=limits,older=Buffer.allocUnsafe(blockBytes+wordBytes+8),newer=Buffer.allocUnsafe(blockBytes+wordBytes+8),olderBytes=0,newerBytes=0,dropped=0;return{add(byte,isBoundary){
newerBytes>=blockBytes&&isBoundary&&isCut(byte,newerBytes-blockBytes,limits)&&(dropped+=olderBytes,[older,newer]=[newer,older],olderBytes=newerBytes,newerBytes=
0),newer[newerBytes]=byte,newerBytes+=1},writeTo(kept3){dropped>0&&kept3.append(Buffer.from(` [\u2026 ${dropped} bytes left out \u2026] `)),kept3.append(older.subarray(
0,olderBytes)),kept3.append(newer.subarray(0,newerBytes))}}}function createSink(startBytes){let buffer=Buffer.allocUnsafe(Math.max(startBytes,64)),length=0;function grow(needed){
let larger=Buffer.allocUnsafe(Math.max(buffer.length*2,length+needed));buffer.copy(larger,0,0,length),buffer=larger}return{add(byte){length===buffer.length&&grow(
1),buffer[length]=byte,length+=1},append(bytes){length+bytes.length>buffer.length&&grow(bytes.length),length+=bytes.copy(buffer,length)},length:()=>length,bytes:()=>buffer.
subarray(0,length)}}var MAX_LINE_BYTES=8*1024*1024,NEWLINE2=10,CARRIAGE_RETURN=13,BYTE_ORDER_MARK=Buffer.from([239,187,191]);function createLineReader(startOffset=0){let lineStart=startOffset,
position=startOffset,pending=[],pendingBytes=0,shortener;function keep(piece){if(piece.length!==0){if(shortener===void 0&&pendingBytes+piece.length>MAX_LINE_BYTES){
shortener=createShortener();for(let earlier2 of pending)shortener.push(earlier2);pending=[]}pendingBytes+=piece.length,shortener!==void 0?shortener.push(piece):
pending.push(Buffer.from(piece))}}function take(last,endOffset,isTerminated){let bytes=last,isShortened=shortener!==void 0||pendingBytes+last.length>MAX_LINE_BYTES;
(isShortened||pendingBytes>0)&&(keep(last),bytes=shortener===void 0?Buffer.concat(pending):shortener.finish());let line={byteOffset:lineStart,endOffset,bytes:trim(
bytes,lineStart),isShortened,isTerminated};return pending=[],pendingBytes=0,shortener=void 0,lineStart=endOffset,line}return{*feed(chunk){let from=0;for(let at2=chunk.
indexOf(NEWLINE2);at2!==-1;at2=chunk.indexOf(NEWLINE2,from)){let last=chunk.subarray(from,at2);from=at2+1,yield take(last,position+from,!0)}keep(chunk.subarray(
from)),position+=chunk.length},end(){return pendingBytes===0?void 0:take(Buffer.alloc(0),position,!1)}}}function*readLines(chunks,startOffset=0){let reader=createLineReader(
startOffset),position=startOffset;for(let{start,bytes}of chunks){if(start!==position){let broken=reader.end();broken!==void 0&&(yield{...broken,isTerminated:!0}),
reader=createLineReader(start)}yield*reader.feed(bytes),position=start+bytes.length}let rest=reader.end();rest!==void 0&&(yield rest)}function trim(bytes,byteOffset){
let hasMark=byteOffset===0&&bytes.subarray(0,3).equals(BYTE_ORDER_MARK),hasReturn=bytes[bytes.length-1]===CARRIAGE_RETURN;return!hasMark&&!hasReturn?bytes:bytes.
subarray(hasMark?3:0,bytes.length-Number(hasReturn))}function notesPlaceOf({input,session:paths}){let project=projectOf(input.cwd??process.cwd()).name;return{session:input.session_id,project,paths,transcript:input.
transcript_path??""}}var WHOLE_DEPTH={text:4*1024*1024,log:4*1024*1024},QUICK_DEPTH={text:192*1024,log:128*1024};function readSessionNotes(given,depth){let place=withoutRedacted(
given),{session,project,paths,transcript=""}=place,logBytes=sizeOfFile(paths.log),logged=noteTurnsOfRecords(glanceTail(paths.log,depth.log).records),tail=readTranscriptTail(
paths.raw,transcript,depth.text),entries=[...entriesOf(tail)],told=noteTurnsOf(collectTurns(()=>entries));return{session,project,source:sourceOf(place,tail,[logged,
told]),turns:mergeNoteTurns(logged,told),madeOf:{logBytes,textBytes:tail.size,depth:depth.text}}}function withoutRedacted(place){if(!import_node_fs17.default.existsSync(place.paths.redacted))return place;let{transcript:_untouched,...rest}=place;return rest}
var COPY_LAG_MS=1e4;function sourceOf(place,tail,[logged,told]){return tail.origin==="nothing"?"log":tail.origin==="transcript"||place.transcript!==void 0?tail.
origin:lastOf(logged)>lastOf(told)+COPY_LAG_MS?"copies":"transcript"}function lastOf(turns=[]){return Math.max(0,...turns.map(turn=>turn.endMs))}function*entriesOf({
start,bytes}){for(let line of readLines([{start,bytes}],start))for(let entry of parseLine(line).entries)yield{entry,file:""}}function saveHandoff({session,store,env},handoff){loadConfig(store,env).config["handoff.enabled"]&&writeHandoff(session,handoff)}var MAX_NAME_CHARS=128,MAX_CWD_CHARS=512,FIELD_CHARS={target:200,prompt:1e3,error:300,cwd:MAX_CWD_CHARS},SHRINKABLE=["prompt","target","error","cwd"];function appendRecord(paths,record){
appendLine(paths.log,renderRecord(record))}function renderRecord(record){let bounded={...record};for(let field in bounded){let value=bounded[field];if(typeof value=="string"){let text2=boundText(field,value);
text2!==value&&(bounded[field]=text2)}else typeof value=="number"&&!Number.isFinite(value)&&(bounded[field]=void 0)}let line=JSON.stringify(bounded);for(let field of SHRINKABLE)
for(let text2=bounded[field];isTooLong(line)&&typeof text2=="string"&&text2!=="";)text2=cutText(text2,text2.length>>1),bounded[field]=text2,line=JSON.stringify(
bounded);return line}function isTooLong(line){return Buffer.byteLength(line)>=4096}function boundText(field,text2){let limit=FIELD_CHARS[field];return limit===void 0?
cutText(text2,MAX_NAME_CHARS):withholdHead(text2,limit)}function renderHalf(half){return(half>>>0).toString(16).padStart(8,"0")}function hash64(data){let bytes=typeof data=="string"?Buffer.from(data,"utf8"):data,high=-873292572,
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
"string"?error:serialise(error)}function serialise(value){try{return JSON.stringify(value??null)}catch(error){if(!(error instanceof RangeError))throw error;return""}}function logEvent({input,payload,session,clock}){appendRecord(session,recordFromInput(input,payload,clock()))}function endSession(call){call.attempt("append record",()=>logEvent(call)),copyTranscript(call),askWorker(call),call.attempt("write handoff",()=>saveHandoff(call,
deriveHandoff(readSessionNotes(notesPlaceOf(call),QUICK_DEPTH))))}var import_node_fs24=import_node_fs;var OPTIONAL_FIELDS={transcript_path:"string",cwd:"string",prompt_id:"string",permission_mode:"string",agent_id:"string",agent_type:"string",agent_transcript_path:"\
string",source:"string",model:"string",session_title:"string",prompt:"string",tool_name:"string",tool_use_id:"string",duration_ms:"number",is_interrupt:"boolean",
stop_hook_active:"boolean",last_assistant_message:"string",trigger:"string",custom_instructions:"string",compact_summary:"string",reason:"string",tool_input:"un\
known",tool_response:"unknown",error:"unknown"};function parseHookInput(value){if(typeof value!="object"||value===null)return;let given=value,{hook_event_name:event,
session_id:session}=given;if(typeof event!="string"||typeof session!="string"||session==="")return;let input={hook_event_name:event,session_id:session};for(let[
field,type]of Object.entries(OPTIONAL_FIELDS)){let content=given[field];content!==void 0&&(type==="unknown"||typeof content===type)&&(input[field]=content)}return input}var import_node_fs18=import_node_fs,import_node_path13=require("node:path");var KEEP_MS=24*36e5;function isChildSession(store,session){return import_node_fs18.default.existsSync(childPath(store,session))}function childPath(store,session){return(0,import_node_path13.join)(store.root,"children",safeName(session))}var import_node_fs19=import_node_fs;function rotatedPath(path){return path.replace(/\.(\w+)$/,".1.$1")}function rotateWhenFull(path,maxBytes){if(!((statIfPresent(path)?.size??0)<maxBytes))try{import_node_fs19.default.
renameSync(path,rotatedPath(path))}catch(error){if(errnoOf(error)!=="ENOENT")throw error}}var MAX_FILE_BYTES=1024*1024,MAX_TEXT_CHARS=1e3;function appendDiagnostic(store,entry){rotateWhenFull(store.diagnostics,MAX_FILE_BYTES);let safe={...entry,message:withholdHead(
entry.message,MAX_TEXT_CHARS)};entry.path!==void 0&&(safe.path=withholdHead(entry.path,MAX_TEXT_CHARS)),entry.stack!==void 0&&(safe.stack=withholdHead(entry.stack,
MAX_TEXT_CHARS)),appendLine(store.diagnostics,JSON.stringify(safe))}var import_node_fs20=import_node_fs,import_node_path14=require("node:path");function isExcluded(covers,cwd,env){let starts=new Set([cwd,env.CLAUDE_PROJECT_DIR||cwd].map(boundFolder));for(let start of starts){if(covers?.(start)===!0)return!0;
let top=climb(start);if(top==="off")return!0;top!==void 0&&starts.add(top)}return!1}function climb(start){for(let folder=start;;folder=(0,import_node_path14.dirname)(
folder)){if(import_node_fs20.default.existsSync(`${folder}/.claude/logbook-off`))return"off";if(import_node_fs20.default.existsSync(`${folder}/.git/HEAD`)||folder===
(0,import_node_path14.dirname)(folder))return;if(import_node_fs20.default.existsSync(`${folder}/.git`))return mainCheckoutOf(folder)}}function mainCheckoutOf(worktree){
let commonDir=findGit(worktree)?.commonDir;return commonDir!==void 0&&(0,import_node_path14.basename)(commonDir)===".git"?(0,import_node_path14.dirname)(commonDir):
void 0}var import_node_fs21=import_node_fs,import_node_path15=require("node:path");function forgottenPath(store,session){return`${store.root}${import_node_path15.sep}forgotten${import_node_path15.sep}${safeName(session)}.json`}function isForgotten(store,session){
return import_node_fs21.default.existsSync(forgottenPath(store,session))}function loadExclusions(store,env){let config=readConfigFile(store);if(config===void 0)return;let{exclude}=config;return[...Array.isArray(exclude)?exclude.filter(
glob=>typeof glob=="string"):[],...parseListText(withPluginOptions(env).CLAUDE_PLUGIN_OPTION_EXCLUDE??"")]}var import_node_fs22=import_node_fs;function isForeign(path){let uid=process.geteuid?.(),stat=uid===void 0?void 0:import_node_fs22.default.lstatSync(path,{throwIfNoEntry:!1});if(stat===void 0)return!1;
if(stat.uid!==uid)return!0;if(!stat.isSymbolicLink())return!1;let target=statIfPossible(path);return target!==void 0&&target.uid!==uid}var import_node_path16=require("node:path");var SAME_OCCASION_MS=1e4;function claimKey(input,env){let{prompt_id,agent_id,tool_use_id,source,trigger,prompt}=input,parts=[env.CLAUDE_PID,prompt_id,agent_id,tool_use_id,
source,trigger,prompt];return`${input.hook_event_name}-${hash64(JSON.stringify(parts))}`}function claim(claimsDir,key,nowMs){let numbers=listDirectory(claimsDir).
filter(name=>name.startsWith(`${key}.`)).map(name=>Number(name.slice(key.length+1))),newest=Math.max(0,...numbers);return newest>0&&isWithin(SAME_OCCASION_MS,ageMark(
(0,import_node_path16.join)(claimsDir,`${key}.${newest}`)),nowMs)?!1:createFileOnce((0,import_node_path16.join)(claimsDir,`${key}.${newest+1}`),"")}function ageMark(path){
return statIfPresent(path)?.mtimeMs??0}var import_node_fs23=import_node_fs;var KEY=',"tool_response":',INTERRUPTED2=',"interrupted":true',MARK2="left out by logbook";function leaveOutOutput(json){let key=json.length<65536?-1:json.indexOf(KEY),end=key<0?void 0:endOfValue(json,key+KEY.length);if(end===void 0)return;let interrupted=json.
subarray(key,end).includes(INTERRUPTED2),stub=Buffer.from(KEY+JSON.stringify({interrupted,mark:MARK2}));return Buffer.concat([json.subarray(0,key),stub,json.subarray(
end)])}function isWithoutOutput(value){return value?.tool_response?.mark===MARK2}function endOfValue(json,start){let depth=0,at2=start;for(let step=0;step<5e4&&
at2<json.length;step++){let byte=json[at2],folded=byte|32;if(byte===34)at2=endOfString(json,at2);else if(folded===123)depth+=1;else{if(depth===0&&(byte===44||folded===
125))return at2;folded===125&&(depth-=1)}at2+=1}}function endOfString(json,open2){for(let at2=json.indexOf(34,open2+1);at2>=0;at2=json.indexOf(34,at2+1)){let before=at2-
1;for(;json[before]===92;)before-=1;if((at2-before)%2===1)return at2}return json.length}var MAX_WHOLE_BYTES=8*1024*1024,NEWLINE3=10,BYTE_ORDER_MARK2=65279,NOTHING_DROPPED=new Map;function createCollector(makeShortener2){let chunks=[],bytes=0,endsInNewline=!1,
hasTriedLine=!1,line,shortener;function pushWhole(chunk){chunks.push(chunk);let newline=hasTriedLine?-1:chunk.indexOf(NEWLINE3);if(newline<0)return!1;hasTriedLine=
!0;let length=bytes-chunk.length+newline,parsed=parse((chunks.length===1?chunk:Buffer.concat(chunks)).subarray(0,length));return parsed!==void 0&&(line={...parsed,
bytes:length,dropped:NOTHING_DROPPED}),line!==void 0}return{push(chunk){if(bytes+=chunk.length,endsInNewline=chunk.at(-1)===NEWLINE3,shortener===void 0&&bytes<=
MAX_WHOLE_BYTES)return pushWhole(chunk);shortener??=makeShortener2();for(let held of chunks.splice(0))shortener.feed(held);return shortener.feed(chunk),shortener.
isComplete()},finish(){if(line!==void 0)return line;if(bytes===0)throw new LogbookError("INPUT_INVALID","read stdin: no payload");let shortened=shortener?.finish(),
parsed=parse(shortened?.json??Buffer.concat(chunks));if(parsed===void 0)throw new LogbookError("INPUT_INVALID",`read stdin: ${bytes} bytes that are not one JSON\
 document`);let dropped=shortened?.dropped??NOTHING_DROPPED;return{...parsed,bytes:endsInNewline?bytes-1:bytes,dropped}}}}function parse(json){let light=leaveOutOutput(
json),parsed=light===void 0?void 0:parseWhole(light);return parsed===void 0||!isWithoutOutput(parsed.value)?parseWhole(json):{...parsed,whole:()=>parseWhole(json)?.
value}}function parseWhole(json){let text2=json.toString("utf8"),value=parseJson(text2.charCodeAt(0)===BYTE_ORDER_MARK2?text2.slice(1):text2);return value===void 0?
void 0:{value}}var FIRST_READ_BYTES=256*1024,SILENCE_MS=1e3;async function readPayload(makeShortener2){let collector=createCollector(makeShortener2),stat=import_node_fs23.default.
fstatSync(0);return stat.isCharacterDevice()||readSome(collector,stat.isFile())||await readRest(collector),collector.finish()}function readSome(collector,isFile){
do{let buffer=Buffer.allocUnsafeSlow(FIRST_READ_BYTES),bytes=readOrWouldBlock(buffer);if(bytes===void 0)return!1;if(bytes===0||collector.push(buffer.subarray(0,
bytes)))return!0}while(isFile);return!1}function readOrWouldBlock(buffer){try{return import_node_fs23.default.readSync(0,buffer)}catch(error){let code2=errnoOf(
error);if(code2==="EAGAIN")return;if(code2==="EOF")return 0;throw new LogbookError("INPUT_INVALID",`read stdin: ${code2??"failed"}`,{cause:error})}}function readRest(collector){
return new Promise((resolve3,reject)=>{let stream=process.stdin,received=0,end=()=>{clearTimeout(timer),stream.removeAllListeners(),stream.pause(),resolve3()},timer=setTimeout(
()=>{let before=received;setImmediate(()=>setImmediate(()=>received===before?end():timer.refresh()))},SILENCE_MS);stream.on("data",chunk=>{received+=chunk.length,
timer.refresh(),collector.push(chunk)&&end()}),stream.on("end",end),stream.on("error",error=>{clearTimeout(timer),reject(new LogbookError("INPUT_INVALID",`read \
stdin: ${errnoOf(error)??"failed"}`,{cause:error}))})})}var NULL_DEVICE=process.platform==="win32"?"\\\\.\\nul":"/dev/null",makeShortener=()=>require("../shorten-json.cjs").createShortener(),loadGlobs=()=>require("../folder-globs.cjs").
compileFolderGlobs,claimClosed=store=>require("../config-closed.cjs").claimClosed(store);function runHook(event,handle){silenceStderr();let store=storePaths(process.
env),record=createRecorder(event,store,systemClock()),fail=error=>{record(error),process.exit(0)};process.on("uncaughtException",fail),process.on("unhandledReje\
ction",fail),isForeign(store.root)&&process.exit(0),captureEvent(event,handle,{store,env:process.env,clock:systemClock,record}).then(output=>{output!==""&&printWhole(
output),process.exit(0)},fail)}function compileCovers(globs,event,{store,env,record}){if(globs.length===0)return;let{covers,problems}=loadGlobs()(globs,{home:homeFolder(
env)});for(let{message}of event==="SessionStart"?problems:[])record(new LogbookError("CONFIG_INVALID",message,{path:store.config}));return covers}async function captureEvent(event,handle,frame){
let payload=await readPayload(makeShortener),input=parseHookInput(payload.value);if(input?.hook_event_name!==event)throw new LogbookError("INPUT_INVALID",`a pay\
load of ${payload.bytes} bytes that is no ${event} event`);let{store,env,clock}=frame;input.cwd!==void 0&&(input.cwd=folderOfPayload(input.cwd));let exclusions=loadExclusions(
store,env);if(exclusions===void 0)return claimClosed(store)&&frame.record(closedError(store)),"";if(isExcluded(compileCovers(exclusions,event,frame),input.cwd??
process.cwd(),env)||isChildSession(store,input.session_id)||isForgotten(store,input.session_id))return"";let call=createCall(frame,{event,input,payload}),output=await handle(
call);return output===void 0||!claim(call.session.claims,claimKey(input,env),clock())?"":("onPrint"in output&&output.onPrint!==void 0&&call.attempt("note what i\
s shown",output.onPrint),renderOutput(event,output))}function renderOutput(event,output){if("plainText"in output)return output.plainText.replace(/^[\s{]+/,"");let shown="\
updatedToolOutput"in output?{updatedToolOutput:output.updatedToolOutput}:{additionalContext:output.additionalContext},hookSpecificOutput={hookEventName:event,...shown};
return`${JSON.stringify({hookSpecificOutput})}
`}function createRecorder(event,store,startMs){return(error,session)=>{let nowMs=systemClock(),known=error instanceof LogbookError;try{appendDiagnostic(store,{v:1,
time:isoTime(nowMs),code:errnoOf(error)??"UNEXPECTED",event,...session!==void 0&&{session},message:error instanceof Error?error.message:String(error),...known&&
error.path!==void 0&&{path:error.path},...!known&&error instanceof Error&&{stack:error.stack??""},ms:nowMs-startMs})}catch{return}}}function silenceStderr(){try{
import_node_fs24.default.closeSync(2),import_node_fs24.default.openSync(NULL_DEVICE,"w")}catch{return}}function printWhole(text2){let bytes=Buffer.from(text2);for(let written=0;written<
bytes.length;)try{written+=import_node_fs24.default.writeSync(1,bytes,written)}catch(error){if(errnoOf(error)!=="EAGAIN")throw error;Atomics.wait(new Int32Array(
new SharedArrayBuffer(4)),0,0,1)}}runHook("SessionEnd",endSession);
