"use strict";var __create=Object.create;var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty;var __esm=(fn,res,err)=>function(){if(err)throw err[0];try{return fn&&(res=(0,fn[__getOwnPropNames(fn)[0]])(fn=0)),res}catch(e){throw err=[e],e}};var __commonJS=(cb,mod)=>function(){try{return mod||(0,cb[__getOwnPropNames(cb)[0]])((mod={exports:{}}).exports,mod),mod.exports}catch(e){throw mod=0,e}};var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toESM=(mod,isNodeMode,target)=>(target=mod!=null?__create(__getProtoOf(mod)):{},__copyProps(isNodeMode||!mod||!mod.__esModule?__defProp(target,"default",{
value:mod,enumerable:!0}):target,mod));function isoTime(timeMs){return new Date(timeMs).toISOString()}var systemClock,init_clock=__esm({"lib/platform/clock.ts"(){"use strict";systemClock=()=>Date.now()}});function errnoOf(error){return typeof error=="object"&&error!==null&&"code"in error&&typeof error.code=="string"?error.code:void 0}var LogbookError,init_errors=__esm(
{"lib/platform/errors.ts"(){"use strict";LogbookError=class extends Error{code;path;byteOffset;hint;constructor(code,message,details={}){super(message,details.cause===
void 0?void 0:{cause:details.cause}),this.name="LogbookError",this.code=code,details.path!==void 0&&(this.path=details.path),details.byteOffset!==void 0&&(this.
byteOffset=details.byteOffset),details.hint!==void 0&&(this.hint=details.hint)}}}});function sha256Hex(text3){let bytes=padded(Buffer.from(text3,"utf8")),view=new DataView(bytes.buffer,bytes.byteOffset,bytes.length),state=Uint32Array.from(INITIAL_STATE),
words=new Uint32Array(64);for(let offset2=0;offset2<bytes.length;offset2+=64){for(let i=0;i<16;i++)words[i]=view.getUint32(offset2+4*i);extendSchedule(words),compress(
state,words)}return Array.from(state,word=>word.toString(16).padStart(8,"0")).join("")}function padded(bytes){let length=Math.ceil((bytes.length+9)/64)*64,result=Buffer.
alloc(length);return bytes.copy(result),result[bytes.length]=128,result.writeBigUInt64BE(BigInt(bytes.length)*8n,length-8),result}function rotate(word,bits){return word>>>
bits|word<<32-bits}function at(words,index){return words[index]}function extendSchedule(words){for(let i=16;i<64;i++){let early=at(words,i-15),late=at(words,i-2),
small0=rotate(early,7)^rotate(early,18)^early>>>3,small1=rotate(late,17)^rotate(late,19)^late>>>10;words[i]=at(words,i-16)+small0+at(words,i-7)+small1}}function compress(state,words){
let a=at(state,0),b=at(state,1),c=at(state,2),d=at(state,3),e=at(state,4),f=at(state,5),g=at(state,6),h=at(state,7);for(let i=0;i<64;i++){let big1=rotate(e,6)^rotate(
e,11)^rotate(e,25),choice2=e&f^~e&g,first=h+big1+choice2+at(ROUND_CONSTANTS,i)+at(words,i)|0,big0=rotate(a,2)^rotate(a,13)^rotate(a,22),majority=a&b^a&c^b&c;h=g,
g=f,f=e,e=d+first|0,d=c,c=b,b=a,a=first+big0+majority|0}let mixed=[a,b,c,d,e,f,g,h];for(let i=0;i<mixed.length;i++)state[i]=at(state,i)+at(mixed,i)}var INITIAL_STATE,
ROUND_CONSTANTS,init_sha256=__esm({"lib/text/sha256.ts"(){"use strict";INITIAL_STATE=[1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,
1541459225],ROUND_CONSTANTS=[1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,
2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,
3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,
3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,
2361852424,2428436474,2756734187,3204031479,3329325298]}});function clientRoot(env){return env.CLAUDE_CONFIG_DIR||(0,import_node_path.join)(homeFolder(env),".claude")}function homeFolder(env){return env.HOME||process.getBuiltinModule(
"node:os").homedir()}function storePaths(env){let root=env.LOGBOOK_HOME||(0,import_node_path.join)(clientRoot(env),"logbook"),at2=name=>`${root}${import_node_path.sep}${name}`;
return{root,config:at2("config.json"),sessions:at2("sessions"),projects:at2("projects"),user:at2("user"),queue:at2("queue"),archive:at2("archive.db"),native:at2(
"native"),app:at2("app"),diagnostics:at2("diagnostics.jsonl"),workerLog:at2("worker.log"),workerLock:at2("worker")}}function sessionPaths(store,session){let dir=`${store.
sessions}${import_node_path.sep}${safeName(session)}`,at2=name=>`${dir}${import_node_path.sep}${name}`;return{dir,log:at2("log.jsonl"),raw:at2("raw"),extra:at2(
"extra.jsonl"),shown:at2("shown.jsonl"),claims:at2("claims"),handoff:at2("handoff.md")}}function projectPaths(store,projectId){let dir=(0,import_node_path.join)(
store.projects,projectId);return{dir,project:(0,import_node_path.join)(dir,"project.json"),sessions:(0,import_node_path.join)(dir,"sessions.jsonl"),inbox:(0,import_node_path.join)(
dir,"inbox.jsonl"),memory:(0,import_node_path.join)(dir,"memory"),state:(0,import_node_path.join)(dir,"state")}}function safeName(id){return SAFE_NAME.test(id)?
id:sha256Hex(id)}var import_node_path,SAFE_NAME,init_paths=__esm({"lib/platform/paths.ts"(){"use strict";import_node_path=require("node:path");init_sha256();SAFE_NAME=
/^[A-Za-z0-9_-]{1,128}$/}});function toWellFormed(text3){return text3.replace(LONE_SURROGATES,"\uFFFD")}function isLowSurrogate(unit){return unit>=56320&&unit<=57343}function isHighSurrogate(unit){
return unit>=55296&&unit<=56319}function splitsPair(text3,at2){return at2>0&&at2<text3.length&&isLowSurrogate(text3.charCodeAt(at2))&&isHighSurrogate(text3.charCodeAt(
at2-1))}function splitsSequence(text3,at2){return at2<=0||at2>=text3.length||text3.charCodeAt(at2)<FIRST_MARK&&text3.charCodeAt(at2-1)<FIRST_MARK?!1:splitsPair(
text3,at2)?!0:text3.charCodeAt(at2-1)===8205||JOINS_PREVIOUS.test(text3.slice(at2,at2+2))}function boundaryBefore(text3,at2){if(at2>=text3.length)return text3.length;
if(at2<=0)return 0;let lowest=Math.max(0,at2-32);for(let place=at2;place>=lowest;place--)if(!splitsSequence(text3,place))return place;return splitsPair(text3,at2)?
at2-1:at2}function boundaryAfter(text3,at2){if(at2<=0)return 0;let highest2=Math.min(text3.length,at2+32);for(let place=at2;place<=highest2;place++)if(!splitsSequence(
text3,place))return place;return splitsPair(text3,at2)?at2+1:at2}function cutText(text3,maxChars,mark="\u2026"){return text3.length<=maxChars?text3:mark.length>=
maxChars?text3.slice(0,boundaryBefore(text3,maxChars)):text3.slice(0,boundaryBefore(text3,maxChars-mark.length))+mark}function cutMiddle(text3,headChars,tailChars){
let maxChars=headChars+tailChars;if(text3.length<=maxChars)return text3;let mark=`
\u2026 [${text3.length-maxChars} characters cut] \u2026
`,head=headChars-mark.length;return head<=0?cutText(text3,maxChars):text3.slice(0,boundaryBefore(text3,head))+mark+text3.slice(boundaryAfter(text3,text3.length-
tailChars))}var JOINS_PREVIOUS,FIRST_MARK,LONE_SURROGATES,init_cut=__esm({"lib/text/cut.ts"(){"use strict";JOINS_PREVIOUS=new RegExp("^(?:\\p{M}|\\u200d|\\p{Emoji_\
Modifier}|[\\u{e0020}-\\u{e007f}]|[\\u1160-\\u11ff]|[\\uff9e\\uff9f])","u"),FIRST_MARK=768,LONE_SURROGATES=/[\ud800-\udfff]/gu}});function anyWidth(char){if(char==="*")return"[\\w:.\uFF0D\uFF3F-]*";if(char==="-"||char==="_")return"[-_\uFF0D\uFF3F\u2010\u2011]";let wide=plain=>String.fromCharCode(
plain.charCodeAt(0)+FULL_WIDTH);return`[${char}${char.toUpperCase()}${wide(char)}${wide(char.toUpperCase())}]`}function stripAnsi(text3){return ANSI_START.test(
text3)?text3.replace(ANSI,""):text3}function stripUnseen(text3){return stripAnsi(toWellFormed(text3)).replace(LINE_ENDS,`
`).replace(CONTROLS,"").replace(INVISIBLE,"").replace(STRAY_JOINERS,"").replace(REPEATED_SELECTORS,"$1")}function neutralise(text3){return stripUnseen(text3).replace(
IMITATION_TAG,"\u2039").replace(ROLE_MARKER,"$1\u203A ")}var ANSI,ANSI_START,LINE_ENDS,CONTROLS,INVISIBLE,REPEATED_SELECTORS,STRAY_JOINERS,TAG_NAMES,FULL_WIDTH,
NAMES,IMITATION_TAG,ROLE_MARKER,init_neutralise=__esm({"lib/text/neutralise.ts"(){"use strict";init_cut();ANSI=/(?:\x1b\[|\x9b)[0-?]{0,64}[ -/]{0,8}[@-~]?|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c\n]{0,2048}(?:\x07|\x1b\\|\x9c)?|\x1b[ -/]{0,4}[0-~]?/g,
ANSI_START=/[\x1b\x90-\x9f]/,LINE_ENDS=/\r\n?|[\u0085\u2028\u2029]/g,CONTROLS=/[\0-\x08\x0b-\x1f\x7f-\x9f]/g,INVISIBLE=new RegExp("(?![\\u200d\\ufe00-\\ufe0f])\\p{D\
efault_Ignorable_Code_Point}|[\\ufff9-\\ufffb]","gu"),REPEATED_SELECTORS=/([\ufe00-\ufe0f])[\ufe00-\ufe0f]+/g,STRAY_JOINERS=new RegExp("(?<!\\p{Extended_Pictogra\
phic}|\\p{Emoji_Modifier}|[\\ufe00-\\ufe0f])\\u200d|\\u200d(?!\\p{Extended_Pictographic})","gu"),TAG_NAMES="logbook* system system-* human assistant user user-*\
 antml:* function_* invoke parameter tool_* command-* local-command-* bash-* task-notification persisted-output session-start-hook instructions important",FULL_WIDTH=
65248;NAMES=TAG_NAMES.split(" ").map(name=>[...name].map(anyWidth).join("")),IMITATION_TAG=new RegExp(`[<\uFF1C\uFE64](?=\\s{0,8}[/\uFF0F]?\\s{0,8}(?:${NAMES.join(
"|")})(?![\\w-]))`,"g"),ROLE_MARKER=/^([ \t>#*_]{0,8})(?=(?:Human|HUMAN|Assistant|ASSISTANT|System|SYSTEM|User|USER)[ \t*_]{0,4}[:\uff1a])/gm}});function mayNameSecret(text3){let lower=text3.toLowerCase();return NAME_HINTS.some(hint2=>lower.includes(hint2))||CAPITAL_HINTS.some(hint2=>text3.includes(hint2))}
function isMixed(value){return/\d/.test(value)&&/[A-Za-z]/.test(value)}function isQuotedSecret(value,isPassword){return/\s/.test(value)?isPassword&&/\d/.test(value)&&
value.length<=64:isPassword||value.length>=MIN_KEY&&isMixed(value)||value.length>=32}function isBareSecret(value,isPassword){return CALL_OR_PATH.test(value)||TYPE_NAME.
test(value)?!1:isPassword?/\d|[!@#$%^*]/.test(value)&&value.length>=6:value.length>=MIN_KEY&&isMixed(value)}function isSecret(value,isQuoted,isPassword){return value.
length<MIN_PASSWORD||STAND_IN.test(value)?!1:isQuoted?isQuotedSecret(value,isPassword):isBareSecret(value,isPassword)}function redactMatch(whole,before,password,quote,quoted,bare){
return isSecret(quoted??bare??"",quoted!==void 0,password!==void 0)?`${before}${quote??""}${PLACEHOLDER}`:whole}function redactEnvPassword(whole,before,quote,value){
return STAND_IN.test(value)||PATH.test(value)||ABOUT_SECRET.test(before)?whole:`${before}${quote}${PLACEHOLDER}`}function redactAssigned(text3){return mayNameSecret(
text3)?text3.replace(ENV_PASSWORD,redactEnvPassword).replace(ENV_KEY,`$1$2${PLACEHOLDER}`).replace(ASSIGNED,redactMatch).replace(CJK_ASSIGNED,redactMatch).replace(
FLAG,redactMatch):text3}var PLACEHOLDER,PASSWORD_NAMES,KEY_NAMES,CJK_NAMES,NAME_END,SEPARATOR,CJK_SEPARATOR,FLAG_SEPARATOR,VALUE,ASSIGNED,CJK_ASSIGNED,FLAG,ENV_PASSWORD,
ENV_KEY,PATH,ABOUT_SECRET,NAME_HINTS,CAPITAL_HINTS,STAND_IN,CALL_OR_PATH,TYPE_NAME,MIN_KEY,MIN_PASSWORD,init_redact_assigned=__esm({"lib/text/redact-assigned.ts"(){
"use strict";PLACEHOLDER="[redacted:secret]",PASSWORD_NAMES="pass(?:word|wd|phrase)|pwd|secret",KEY_NAMES="api[_-]?key|access[_-]?key(?:[_-]?id)?|secret[_-]?key\
|account[_-]?key|private[_-]?key|encryption[_-]?key|signing[_-]?key|master[_-]?key|client[_-]?secret|credentials?|token",CJK_NAMES="\u5BC6\u7801|\u53E3\u4EE4|\u5BC6\u94A5|\u79D8\u94A5|\u4EE4\u724C|\u30D1\u30B9\u30EF\u30FC\u30C9|\u79D8\u5BC6\u9375|\u30C8\u30FC\u30AF\
\u30F3|\uBE44\uBC00\uBC88\uD638|\uD1A0\uD070|\uC554\uD638",NAME_END="(?:_?\\d{1,3}|[_-](?:prod|production|dev|test|staging|live|id|value|raw|base64|b64))?",SEPARATOR=
`(?:["'\`]|\\\\["'])?\\s{0,4}(?::=|=>|[:=\uFF1A\uFF1D])\\s{0,4}`,CJK_SEPARATOR="\\s{0,4}(?:[:=\uFF1A\uFF1D]|\u662F|\u4E3A|\u306F|\uB294|\uC740)\\s{0,4}",FLAG_SEPARATOR=
"\\s{1,4}",VALUE=`(?:(["'\`]|\\\\["'])([^"'\`\\\\\\n]{4,4096})|([!#$%*+./0-9:=?@A-Z[\\]^_a-z~-]{4,4096}))`,ASSIGNED=new RegExp(`((?:(${PASSWORD_NAMES})|(?:${KEY_NAMES}\
))${NAME_END}${SEPARATOR})${VALUE}`,"gi"),CJK_ASSIGNED=new RegExp(`((${CJK_NAMES})${CJK_SEPARATOR})${VALUE}`,"g"),FLAG=new RegExp(`((?:^|\\s)--?(?:[a-z-]{0,30}-)\
?(${PASSWORD_NAMES}|api-?key|token)${FLAG_SEPARATOR})${VALUE}`,"gi"),ENV_PASSWORD=/((?<![a-z])(?:PASSWORD|PASSWD|PASSPHRASE|(?<![A-Z])PASS|PWD|SECRET)(?:_?\d{1,3}|_[A-Z]{2,12})?=)(["']?)([^\s"'`&]{4,4096})/g,
ENV_KEY=/((?<![a-z])(?:KEY|AUTH|PAT|TOKEN)(?:_?\d{1,3})?=)(["']?)(?=[A-Za-z_/+-]{0,64}\d)(?=[\d_/+-]{0,64}[A-Za-z])[A-Za-z0-9_/+=.:-]{16,4096}/g,PATH=/^(?:\.{0,2}|~)\//,
ABOUT_SECRET=/_(?:NAME|FILE|PATH|DIR|ARN|URL|URI|KEY|TYPE|TTL|POLICY|LENGTH|MIN|MAX)=$/,NAME_HINTS=["pass","pwd","secret","key","credential","token",..."\u5BC6 \u53E3\u4EE4 \u4EE4\u724C\
 \u30D1\u30B9\u30EF\u30FC\u30C9 \u30C8\u30FC\u30AF\u30F3 \uBE44\uBC00 \uD1A0\uD070 \uC554\uD638".split(" ")],CAPITAL_HINTS=["AUTH=","PAT="];STAND_IN=/^(?:[$<{(%[*]|x{4,}|\.{3}|your[-_ ]|(?:null|none|nil|undefined|true|false|string|number|boolean|required|optional|redacted|changeme|example|placeholder|password|secret|token|process|os|env|import|this|self|config|settings|ctx|req|request|secrets|vars|inputs|data|await|new|typeof|args|opts|options|params)\b)/i,
CALL_OR_PATH=/^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*[.([]|^(?:\.{0,2}|~)\/|^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)+$/,TYPE_NAME=/^(?:[A-Z][a-z]+)+\d{1,3}(?:[A-Z][a-z]+)+$|^u?int\d{1,3}\b|^utf-?\d/i,
MIN_KEY=12,MIN_PASSWORD=4}});function redactBegun(text3){let kept2="",from=0;for(let begin of text3.matchAll(BEGIN))begin.index<from||(kept2+=text3.slice(from,begin.index)+PLACEHOLDER2,BODY.
lastIndex=begin.index+begin[0].length,BODY.test(text3),from=BODY.lastIndex);return kept2+text3.slice(from)}function bodyStart(text3,end){let start=end;for(;text3[start-
1]===`
`;){let lineStart=text3.lastIndexOf(`
`,start-2)+1,line=text3.slice(lineStart,start-1).trimEnd(),isLastLine=start===end;if(!WHOLE_LINE.test(line)||line.length<MIN_LINE&&!isLastLine)return isLastLine?
end:start-1-(LINE_REST.exec(line)?.[0].length??0);start=lineStart}return start}function redactEnded(text3){let kept2="",from=0;for(let end of text3.matchAll(END)){
let start=bodyStart(text3,end.index);start>=end.index||start<from||(kept2+=text3.slice(from,start)+PLACEHOLDER2,from=end.index+end[0].length)}return kept2+text3.
slice(from)}function redactPrivateKeys(text3){return text3.includes("PRIVATE KEY")?redactEnded(redactBegun(text3)):text3}var PLACEHOLDER2,LABEL,BEGIN,END,BODY,WHOLE_LINE,
MIN_LINE,LINE_REST,init_redact_private_keys=__esm({"lib/text/redact-private-keys.ts"(){"use strict";PLACEHOLDER2="[redacted:private-key]",LABEL="[A-Z0-9 ]{0,40}\
PRIVATE KEY(?: BLOCK)?-----",BEGIN=new RegExp(`-----BEGIN${LABEL}`,"g"),END=new RegExp(`-----END${LABEL}`,"g"),BODY=new RegExp(`(?:\\s|\\\\[nrt]|(?:Proc-Type|DEK-I\
nfo|Version|Comment|Hash):[^\\n\\\\]{0,80}|[A-Za-z0-9+/=]{16,76}(?![A-Za-z0-9])|[A-Za-z0-9+/=]{1,76}(?=(?:\\\\[nr]|\\s){0,4}(?:-----|\u2026|$)))*(?:-----END${LABEL}\
)?`,"y"),WHOLE_LINE=/^[A-Za-z0-9+/=]{1,76}$/,MIN_LINE=16,LINE_REST=/[A-Za-z0-9+/=]{0,76}$/}});function byPrefix(kind,hint2,prefix,run14){let{alphabet="[A-Za-z0-9_-]",min,max=512}=run14,end=run14.max===void 0?"":NOT_BEFORE,cut=`(?=[A-Za-z_-]{0,40}\\d)${alphabet}\
{6,${min}}(?=\u2026|$)`;return{kind,hint:hint2,pattern:new RegExp(`${NOT_AFTER}(?:${prefix})(?:${alphabet}{${min},${max}}${end}|${cut})`,"g")}}function byForm(kind,hint2,form){
return{kind,hint:hint2,pattern:new RegExp(NOT_AFTER+form,"g")}}var NOT_AFTER,NOT_BEFORE,ALPHANUMERIC,BY_FORM,BY_CONTEXT,REDACT_RULES,init_redact_rules=__esm({"l\
ib/text/redact-rules.ts"(){"use strict";NOT_AFTER="(?<![A-Za-z0-9])",NOT_BEFORE="(?![A-Za-z0-9])";ALPHANUMERIC="[A-Za-z0-9]",BY_FORM=[byPrefix("aws-key","A","AK\
IA|ASIA|AROA|AIDA|ABIA|ACCA",{alphabet:"[A-Z0-9]",min:16,max:16}),byPrefix("github-token","gh","gh[pousr]_",{alphabet:ALPHANUMERIC,min:36}),byPrefix("github-tok\
en","github_pat_","github_pat_",{min:22}),byPrefix("gitlab-token","gl","gl(?:pat|dt|rt|cbt|ptt|ft|soat|agent|imt|oas)-",{min:20}),byPrefix("slack-token","xox","\
xox[abeoprs](?:\\.xox[bp])?-",{min:10}),byPrefix("slack-token","xapp-","xapp-\\d-",{min:10}),byPrefix("slack-webhook","hooks.slack.com","hooks\\.slack\\.com/(?:se\
rvices|workflows|triggers)/",{alphabet:"[A-Za-z0-9/_-]",min:20}),byPrefix("npm-token","npm_","npm_",{alphabet:ALPHANUMERIC,min:36,max:36}),byPrefix("pypi-token",
"pypi-","pypi-",{min:50}),byPrefix("stripe-key","k_","[srp]k_(?:live|test)_",{alphabet:ALPHANUMERIC,min:10}),byPrefix("stripe-key","whsec_","whsec_",{alphabet:"\
[A-Za-z0-9+/=]",min:20}),byPrefix("google-key","AIza","AIza",{min:35,max:35}),byPrefix("google-key","GOCSPX-","GOCSPX-",{min:20}),byPrefix("google-token","ya29.",
"ya29\\.",{min:20}),byPrefix("anthropic-key","sk-ant-","sk-ant-",{min:16}),byPrefix("openai-key","sk-","sk-(?:proj|svcacct|admin|or-v1)-",{min:20}),byForm("open\
ai-key","sk-",`sk-(?=[A-Za-z-]{0,40}\\d)[A-Za-z0-9]{20,255}${NOT_BEFORE}`),byForm("sendgrid-key","SG.","SG\\.[A-Za-z0-9_-]{16,32}\\.[A-Za-z0-9_-]{32,64}"),byForm(
"telegram-token",":AA",`\\d{8,10}:AA[A-Za-z0-9_-]{33}${NOT_BEFORE}`),byPrefix("age-key","AGE-SECRET-KEY-1","AGE-SECRET-KEY-1",{alphabet:"[A-Z0-9]",min:40}),byPrefix(
"service-token","_","(?:hf|gsk|sbp|dckr_pat|dop_v1|doo_v1|shp(?:at|ca|pa|ss)|glsa|lin_api|figd|rubygems|dapi)_",{min:30}),byPrefix("service-token","-","(?:xai|n\
vapi|pplx|atlasv1)-",{min:30}),byForm("jwt","eyJ","(?<![_-])eyJ[A-Za-z0-9_-]{8,4096}\\.eyJ[A-Za-z0-9_-]{4,8192}(?:\\.[A-Za-z0-9_-]{0,4096})?")],BY_CONTEXT=[{kind:"\
password",hint:"://",pattern:/(:\/\/[^\s:/?#@"'<>[\]]{0,128}:)(?!\[redacted:|[$<{%])[^\s/?#"'<>]{1,256}(?=@)/g,keepsGroup:!0},{kind:"password",hint:"-u",pattern:/((?:^|\s)(?:-u|--user|--proxy-user)[ =]["']?[^\s:"']{1,64}:)(?!\[redacted:|[$<{%])[^\s"']{4,256}/g,
keepsGroup:!0},{kind:"authorization",hint:"uthorization",pattern:/(authorization["'\\]{0,2}\s{0,4}[:=]\s{0,4}["'\\]{0,2}(?:(?:bearer|basic|token|digest|negotiate|apikey)\s{1,4}|(?=[A-Za-z._~+/=-]{0,64}\d)(?!(?:basic|bearer)\b)))[A-Za-z0-9._~+/=-]{8,4096}/gi,
keepsGroup:!0},{kind:"bearer",hint:"earer ",pattern:/(\b[Bb]earer {1,4})(?=[A-Za-z._~+/=-]{0,64}\d)[A-Za-z0-9._~+/=-]{20,4096}/g,keepsGroup:!0},{kind:"cookie",hint:"\
ookie",pattern:/((?:set-)?cookie["'\\]{0,2}\s{0,4}:\s{0,4}["'\\]{0,2})[\w.-]{1,64}=(?!\[redacted:)[^\n"'\\]{8,4096}/gi,keepsGroup:!0}],REDACT_RULES=[...BY_FORM,
...BY_CONTEXT]}});function redact(text3){let result=redactPrivateKeys(text3);for(let{kind,hint:hint2,pattern,keepsGroup}of REDACT_RULES)result.includes(hint2)&&(result=result.replace(
pattern,`${keepsGroup?"$1":""}[redacted:${kind}]`));return redactAssigned(result)}var init_redact=__esm({"lib/text/redact.ts"(){"use strict";init_redact_assigned();
init_redact_private_keys();init_redact_rules()}});function nearestName(typed,names){let prefixed=typed.length>=2?names.find(name=>name.startsWith(typed)):void 0;if(prefixed!==void 0)return prefixed;let best,bestDistance=Math.
max(1,Math.floor(typed.length/3))+1;for(let name of names){let distance=editDistance(typed,name);distance<bestDistance&&(best=name,bestDistance=distance)}return best}
function editDistance(from,to){let rows=[Array.from({length:to.length+1},(_,column)=>column)];for(let i=1;i<=from.length;i++){let row=[i];for(let j=1;j<=to.length;j++)
row.push(cheapestEdit(rows,row,{i,j,from,to}));rows.push(row)}return rows[from.length]?.[to.length]??0}function cheapestEdit(rows,row,at2){let{i,j,from,to}=at2,
cell=(line,column)=>line?.[column]??Number.POSITIVE_INFINITY,substitution=cell(rows[i-1],j-1)+(from[i-1]===to[j-1]?0:1),cheapest=Math.min(cell(rows[i-1],j)+1,cell(
row,j-1)+1,substitution);return from[i-1]===to[j-2]&&from[i-2]===to[j-1]?Math.min(cheapest,cell(rows[i-2],j-2)+1):cheapest}var init_nearest=__esm({"lib/cli/near\
est.ts"(){"use strict"}});function parseCommandArgs(spec,argv){let options={...spec.options,help:HELP},{tokens}=(0,import_node_util.parseArgs)({args:[...argv],options:Object.fromEntries(
Object.entries(options).map(([name,{type}])=>[name,{type}])),strict:!1,allowPositionals:!0,tokens:!0}),operands=tokens.flatMap((token,at2)=>tokens[at2-1]?.index===
token.index?[]:readOperand(spec,argv,token)),values={};for(let token of tokens)token.kind!=="option"||isDashWord(spec,token)||(isHelp(token)?values.help=!0:values[token.
name]=readOption(spec,options,token));if(values.help!==!0&&operands.length>spec.maxOperands)throw tooManyOperands(spec,operands);return{operands,values}}function readOperand(spec,argv,token){
return token.kind==="positional"?[token.value]:token.kind==="option"&&isDashWord(spec,token)?[argv[token.index]??""]:[]}function isDashWord(spec,token){return spec.
takesDashWords===!0&&!token.rawName.startsWith("--")&&token.rawName!=="-h"}function isHelp(token){return token.rawName==="-h"||token.rawName==="--help"}function readOption(spec,options,token){
let option=Object.hasOwn(options,token.name)?options[token.name]:void 0;if(option===void 0)throw unknownOption(spec,options,token.rawName);if(option.type==="boo\
lean"){if(token.value===void 0)return!0;throw usage(`--${token.name} takes no value`,`Use --${token.name} alone`)}if(token.value===void 0||token.value.startsWith(
"--")&&!token.inlineValue)throw usage(`--${token.name} needs a value`,`Use --${token.name} ${option.value??"VALUE"}`);return token.value??""}function unknownOption(spec,options,rawName){
let near=nearestName(rawName.replace(/^-+/,""),Object.keys(options)),asWord=spec.takesDashWords?", or put -- before it to search for it as a word":"",hint2=near===
void 0?`See: logbook help ${spec.name}${asWord}`:`Did you mean --${near}?${asWord&&` If not${asWord}`}`;return usage(`${spec.name} has no option ${rawName}`,hint2)}
function tooManyOperands(spec,operands){let extra=operands[spec.maxOperands]??"";return usage(`${spec.name} does not take "${extra}"`,`Usage: ${usageLine(spec)}`)}
function usage(message,hint2){return new LogbookError("USAGE",message,{hint:hint2})}function usageLine(spec){return["logbook",spec.name,spec.operands,"[options]"].
filter(part=>part!=="").join(" ")}function textOption(args,name){let value=args.values[name];return typeof value=="string"?value:void 0}function isSet(args,name){
return args.values[name]===!0}function numberOption(args,name,min=1){let value=textOption(args,name);if(value===void 0)return;let number3=/^\d{1,9}$/.test(value)?
Number(value):Number.NaN;if(number3>=min)return number3;throw usage(`--${name} ${value} is not a whole number from ${min} on`,`For example: --${name} ${Math.max(
min,20)}`)}var import_node_util,HELP,init_parse_args=__esm({"lib/cli/parse-args.ts"(){"use strict";import_node_util=require("node:util");init_errors();init_nearest();
HELP={type:"boolean",help:"show this help"}}});var package_default,init_package=__esm({"package.json"(){package_default={name:"claude-logbook",version:"0.1.0",description:"A hook-driven memory pack for Claud\
e Code: log every tool call, archive every turn, replay and search any session.",license:"MIT",type:"module",bin:{logbook:"bin/logbook"},files:["bin","dist","ho\
oks/hooks.json","settings.example.json"],engines:{node:">=20.19"},allowScripts:{"better-sqlite3":!0,esbuild:!0},scripts:{demo:"node scripts/demo.mjs",build:"nod\
e scripts/build.mjs",render:"node scripts/render.mjs",dev:"tsx lib/cli/entry/main.ts",typecheck:"tsc",lint:"biome check .",fix:"biome check --write .",test:"vit\
est run","test:watch":"vitest","test:e2e":"node scripts/test-e2e.mjs",cover:"vitest run --coverage",bench:"node scripts/bench/main.mjs",check:"npm run typecheck\
 && npm run lint && npm run cover"},optionalDependencies:{"better-sqlite3":"12.11.1"},devDependencies:{"@biomejs/biome":"2.6.8","@secretlint/core":"11.7.1","@se\
cretlint/secretlint-rule-preset-recommend":"11.7.1","@types/better-sqlite3":"7.6.13","@types/js-yaml":"3.12.10","@types/node":"20.19.43","@types/proper-lockfile":"\
4.1.4","@vitest/coverage-v8":"4.1.12",esbuild:"0.28.2","fast-check":"4.11.0","fs-fixture":"2.16.0","gray-matter":"4.0.3","js-yaml":"3.15.2","jsonc-parser":"3.3.\
1","proper-lockfile":"4.1.2",tsx:"4.23.15",typescript:"7.0.2",vite:"8.3.8",vitest:"4.1.12",zod:"4.6.7"}}}});var VERSION,init_version=__esm({"lib/cli/version.ts"(){"use strict";init_package();VERSION=package_default.version}});function parseConfig(value,env){let problems=[],config3={};for(let[key,setting]of Object.entries(CONFIG_TABLE))config3[key]=setting.default;let take=(key,given,origin)=>{
let problem=checkSetting(key,given);problem===void 0?config3[key]=given:problems.push({key,message:`${origin}: ${problem}`})};if(isPlainObject(value))for(let[key,
given]of flatten(value,""))take(key,given,"config.json");else problems.push({key:"",message:"config.json must hold an object"});for(let[key,setting]of Object.entries(
CONFIG_TABLE)){let variable="env"in setting?setting.env:void 0,given=variable===void 0?void 0:env[variable];variable!==void 0&&given&&take(key,given,variable)}return{
config:config3,problems}}function checkSetting(key,given){let setting=isConfigKey(key)?CONFIG_TABLE[key]:void 0;if(setting===void 0)return`there is no setting "${key}\
"`;if(setting.oneOf!==void 0&&!setting.oneOf.includes(given))return`"${key}" must be one of ${setting.oneOf.join(", ")}`;if(Array.isArray(setting.default))return Array.
isArray(given)&&given.every(item=>typeof item=="string")?void 0:`"${key}" must be a list of texts`;if(typeof given!=typeof setting.default)return`"${key}" must \
be a ${typeof setting.default}`;if(typeof given=="number"&&!(Number.isFinite(given)&&given>=0))return`"${key}" must be zero or more`}function isConfigKey(key){return Object.
hasOwn(CONFIG_TABLE,key)}function*flatten(value,prefix){for(let[name,inner]of Object.entries(value)){let key=prefix===""?name:`${prefix}.${name}`;isPlainObject(
inner)&&!isConfigKey(key)?yield*flatten(inner,key):yield[key,inner]}}function isPlainObject(value){return typeof value=="object"&&value!==null&&!Array.isArray(value)}
function choice(oneOf,description,env){return{default:oneOf[0],description,oneOf,env}}function text(value,description){return{default:value,description}}function amount(value,description){
return{default:value,description}}function flag(value,description){return{default:value,description}}function list(description){return{default:[],description}}var CONFIG_TABLE,
init_config=__esm({"lib/contract/config.ts"(){"use strict";CONFIG_TABLE={"extraction.provider":choice(["rules","claude","command","off"],"Who finds memories in \
archived turns. `rules` uses no model; `claude` is set once the user agreed.","CLAUDE_PLUGIN_OPTION_EXTRACTION_PROVIDER"),"extraction.model":text("haiku","Model\
 that `claude` extraction asks for."),"extraction.dailyUsd":amount(.25,"Most that extraction may spend in a day, in US dollars."),"extraction.dailyCalls":amount(
40,"Most model calls of extraction in a day."),"recall.provider":choice(["deterministic","claude"],"Who picks memories for a prompt. `claude` asks a small model\
 and falls back.","CLAUDE_PLUGIN_OPTION_RECALL_PROVIDER"),"recall.max":amount(5,"Most memories that one prompt brings back."),"consolidation.intervalHours":amount(
24,"Least time between two consolidations of a project."),"consolidation.throttleMinutes":amount(10,"Least time between two checks whether one is due."),"consol\
idation.minSessions":amount(5,"New sessions that make a consolidation due."),"consolidation.minRecords":amount(10,"New records that make a consolidation due."),
"handoff.enabled":flag(!0,"Write session notes at the end of a session."),"spill.enabled":flag(!1,"Shorten huge tool outputs before the model sees them."),"spil\
l.thresholdChars":amount(3e4,"Outputs longer than this are shortened when spill is enabled."),"raw.keepDays":amount(0,"Days that raw transcript copies are kept;\
 0 is for ever."),"index.maxFieldChars.head":amount(65536,"Characters of a field's beginning that are indexed."),"index.maxFieldChars.tail":amount(16384,"Charac\
ters of a field's end that are indexed."),exclude:list("Globs of project folders that are neither captured nor injected into.")}}});function makeDirectory(path){if(!import_node_fs.default.existsSync(path)){makeParent(path);try{import_node_fs.default.mkdirSync(path,{mode:DIRECTORY_MODE})}catch(error){
if(errnoOf(error)!=="EEXIST")throw error}}}function makeParent(path){let parent=(0,import_node_path2.dirname)(path);parent!==path&&makeDirectory(parent)}function openForWrite(path,flags){
try{return import_node_fs.default.openSync(path,flags,FILE_MODE)}catch(error){if(errnoOf(error)!=="ENOENT")throw error;return makeDirectory((0,import_node_path2.dirname)(
path)),import_node_fs.default.openSync(path,flags,FILE_MODE)}}function appendLine(path,line){let fd=openForWrite(path,"a+");try{let prefix=endsWithNewline(fd)?"":
`
`;writeWhole(fd,Buffer.from(`${prefix}${line}
`))}finally{import_node_fs.default.closeSync(fd)}}function endsWithNewline(fd){let{size}=import_node_fs.default.fstatSync(fd);if(size===0)return!0;let last=Buffer.
alloc(1);return import_node_fs.default.readSync(fd,last,0,1,size-1)===1?last[0]===10:!0}function writeWhole(fd,bytes){let written=0;for(;written<bytes.length;)written+=
import_node_fs.default.writeSync(fd,bytes,written,bytes.length-written)}function syncDirectory(directory){if(process.platform==="win32")return;let fd=import_node_fs.default.
openSync(directory,"r");try{import_node_fs.default.fsyncSync(fd)}finally{import_node_fs.default.closeSync(fd)}}function writeFileAtomic(path,content){let temporary=`${path}\
.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`,fd=openForWrite(temporary,"wx");try{try{writeWhole(fd,typeof content=="string"?Buffer.from(content):
content),import_node_fs.default.fsyncSync(fd)}finally{import_node_fs.default.closeSync(fd)}import_node_fs.default.renameSync(temporary,path)}catch(error){throw import_node_fs.default.
rmSync(temporary,{force:!0}),error}syncDirectory((0,import_node_path2.dirname)(path))}function readFileIfPresent(path){if(import_node_fs.default.existsSync(path))
try{return import_node_fs.default.readFileSync(path)}catch(error){let code=errnoOf(error);if(code==="ENOENT"||code==="ENOTDIR")return;throw error}}function readHead(path,maxBytes){
return readPart(path,()=>({start:0,bytes:maxBytes})).bytes}function readTail(path,maxBytes){return readPart(path,size=>({start:Math.max(0,size-maxBytes),bytes:maxBytes}))}
function readPart(path,place){if(!import_node_fs.default.existsSync(path))return{start:0,bytes:Buffer.alloc(0)};let fd=import_node_fs.default.openSync(path,"r");
try{let{size}=import_node_fs.default.fstatSync(fd),{start,bytes}=place(size),buffer=Buffer.alloc(Math.min(bytes,size-start));return{start,bytes:buffer.subarray(
0,import_node_fs.default.readSync(fd,buffer,0,buffer.length,start))}}finally{import_node_fs.default.closeSync(fd)}}function listDirectory(path){try{return import_node_fs.default.
readdirSync(path).sort()}catch(error){let code=errnoOf(error);if(code==="ENOENT"||code==="ENOTDIR")return[];throw error}}var import_node_fs,import_node_path2,FILE_MODE,
DIRECTORY_MODE,init_files=__esm({"lib/platform/files.ts"(){"use strict";import_node_fs=__toESM(require("node:fs"),1),import_node_path2=require("node:path");init_errors();
FILE_MODE=384,DIRECTORY_MODE=448}});function loadConfig(store,env){let content=readFileIfPresent(store.config);if(content===void 0)return parseConfig({},env);try{return parseConfig(JSON.parse(content.
toString("utf8").replace(/^\uFEFF/,"")),env)}catch(error){if(!(error instanceof SyntaxError))throw error;let{config:config3}=parseConfig({},env);return{config:config3,
problems:[{key:"",message:`${store.config} is not JSON: ${error.message}`}]}}}var init_load_config=__esm({"lib/platform/load-config.ts"(){"use strict";init_config();
init_files()}});function createScanner(text3,ignoreTrivia=!1){let len=text3.length,pos=0,value="",tokenOffset=0,token=16,lineNumber=0,lineStartOffset=0,tokenLineStartOffset=0,prevTokenLineStartOffset=0,
scanError=0;function scanHexDigits(count2,exact){let digits=0,value2=0;for(;digits<count2||!exact;){let ch=text3.charCodeAt(pos);if(ch>=48&&ch<=57)value2=value2*
16+ch-48;else if(ch>=65&&ch<=70)value2=value2*16+ch-65+10;else if(ch>=97&&ch<=102)value2=value2*16+ch-97+10;else break;pos++,digits++}return digits<count2&&(value2=
-1),value2}function setPosition(newPosition){pos=newPosition,value="",tokenOffset=0,token=16,scanError=0}function scanNumber(){let start=pos;if(text3.charCodeAt(
pos)===48)pos++;else for(pos++;pos<text3.length&&isDigit(text3.charCodeAt(pos));)pos++;if(pos<text3.length&&text3.charCodeAt(pos)===46)if(pos++,pos<text3.length&&
isDigit(text3.charCodeAt(pos)))for(pos++;pos<text3.length&&isDigit(text3.charCodeAt(pos));)pos++;else return scanError=3,text3.substring(start,pos);let end=pos;
if(pos<text3.length&&(text3.charCodeAt(pos)===69||text3.charCodeAt(pos)===101))if(pos++,(pos<text3.length&&text3.charCodeAt(pos)===43||text3.charCodeAt(pos)===45)&&
pos++,pos<text3.length&&isDigit(text3.charCodeAt(pos))){for(pos++;pos<text3.length&&isDigit(text3.charCodeAt(pos));)pos++;end=pos}else scanError=3;return text3.
substring(start,end)}function scanString(){let result="",start=pos;for(;;){if(pos>=len){result+=text3.substring(start,pos),scanError=2;break}let ch=text3.charCodeAt(
pos);if(ch===34){result+=text3.substring(start,pos),pos++;break}if(ch===92){if(result+=text3.substring(start,pos),pos++,pos>=len){scanError=2;break}switch(text3.
charCodeAt(pos++)){case 34:result+='"';break;case 92:result+="\\";break;case 47:result+="/";break;case 98:result+="\b";break;case 102:result+="\f";break;case 110:
result+=`
`;break;case 114:result+="\r";break;case 116:result+="	";break;case 117:let ch3=scanHexDigits(4,!0);ch3>=0?result+=String.fromCharCode(ch3):scanError=4;break;default:
scanError=5}start=pos;continue}if(ch>=0&&ch<=31)if(isLineBreak(ch)){result+=text3.substring(start,pos),scanError=2;break}else scanError=6;pos++}return result}function scanNext(){
if(value="",scanError=0,tokenOffset=pos,lineStartOffset=lineNumber,prevTokenLineStartOffset=tokenLineStartOffset,pos>=len)return tokenOffset=len,token=17;let code=text3.
charCodeAt(pos);if(isWhiteSpace(code)){do pos++,value+=String.fromCharCode(code),code=text3.charCodeAt(pos);while(isWhiteSpace(code));return token=15}if(isLineBreak(
code))return pos++,value+=String.fromCharCode(code),code===13&&text3.charCodeAt(pos)===10&&(pos++,value+=`
`),lineNumber++,tokenLineStartOffset=pos,token=14;switch(code){case 123:return pos++,token=1;case 125:return pos++,token=2;case 91:return pos++,token=3;case 93:
return pos++,token=4;case 58:return pos++,token=6;case 44:return pos++,token=5;case 34:return pos++,value=scanString(),token=10;case 47:let start=pos-1;if(text3.
charCodeAt(pos+1)===47){for(pos+=2;pos<len&&!isLineBreak(text3.charCodeAt(pos));)pos++;return value=text3.substring(start,pos),token=12}if(text3.charCodeAt(pos+
1)===42){pos+=2;let safeLength=len-1,commentClosed=!1;for(;pos<safeLength;){let ch=text3.charCodeAt(pos);if(ch===42&&text3.charCodeAt(pos+1)===47){pos+=2,commentClosed=
!0;break}pos++,isLineBreak(ch)&&(ch===13&&text3.charCodeAt(pos)===10&&pos++,lineNumber++,tokenLineStartOffset=pos)}return commentClosed||(pos++,scanError=1),value=
text3.substring(start,pos),token=13}return value+=String.fromCharCode(code),pos++,token=16;case 45:if(value+=String.fromCharCode(code),pos++,pos===len||!isDigit(
text3.charCodeAt(pos)))return token=16;case 48:case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:return value+=scanNumber(),token=11;default:
for(;pos<len&&isUnknownContentCharacter(code);)pos++,code=text3.charCodeAt(pos);if(tokenOffset!==pos){switch(value=text3.substring(tokenOffset,pos),value){case"\
true":return token=8;case"false":return token=9;case"null":return token=7}return token=16}return value+=String.fromCharCode(code),pos++,token=16}}function isUnknownContentCharacter(code){
if(isWhiteSpace(code)||isLineBreak(code))return!1;switch(code){case 125:case 93:case 123:case 91:case 34:case 58:case 44:case 47:return!1}return!0}function scanNextNonTrivia(){
let result;do result=scanNext();while(result>=12&&result<=15);return result}return{setPosition,getPosition:()=>pos,scan:ignoreTrivia?scanNextNonTrivia:scanNext,
getToken:()=>token,getTokenValue:()=>value,getTokenOffset:()=>tokenOffset,getTokenLength:()=>pos-tokenOffset,getTokenStartLine:()=>lineStartOffset,getTokenStartCharacter:()=>tokenOffset-
prevTokenLineStartOffset,getTokenError:()=>scanError}}function isWhiteSpace(ch){return ch===32||ch===9}function isLineBreak(ch){return ch===10||ch===13}function isDigit(ch){
return ch>=48&&ch<=57}var CharacterCodes,init_scanner=__esm({"node_modules/jsonc-parser/lib/esm/impl/scanner.js"(){"use strict";(function(CharacterCodes2){CharacterCodes2[CharacterCodes2.
lineFeed=10]="lineFeed",CharacterCodes2[CharacterCodes2.carriageReturn=13]="carriageReturn",CharacterCodes2[CharacterCodes2.space=32]="space",CharacterCodes2[CharacterCodes2.
_0=48]="_0",CharacterCodes2[CharacterCodes2._1=49]="_1",CharacterCodes2[CharacterCodes2._2=50]="_2",CharacterCodes2[CharacterCodes2._3=51]="_3",CharacterCodes2[CharacterCodes2.
_4=52]="_4",CharacterCodes2[CharacterCodes2._5=53]="_5",CharacterCodes2[CharacterCodes2._6=54]="_6",CharacterCodes2[CharacterCodes2._7=55]="_7",CharacterCodes2[CharacterCodes2.
_8=56]="_8",CharacterCodes2[CharacterCodes2._9=57]="_9",CharacterCodes2[CharacterCodes2.a=97]="a",CharacterCodes2[CharacterCodes2.b=98]="b",CharacterCodes2[CharacterCodes2.
c=99]="c",CharacterCodes2[CharacterCodes2.d=100]="d",CharacterCodes2[CharacterCodes2.e=101]="e",CharacterCodes2[CharacterCodes2.f=102]="f",CharacterCodes2[CharacterCodes2.
g=103]="g",CharacterCodes2[CharacterCodes2.h=104]="h",CharacterCodes2[CharacterCodes2.i=105]="i",CharacterCodes2[CharacterCodes2.j=106]="j",CharacterCodes2[CharacterCodes2.
k=107]="k",CharacterCodes2[CharacterCodes2.l=108]="l",CharacterCodes2[CharacterCodes2.m=109]="m",CharacterCodes2[CharacterCodes2.n=110]="n",CharacterCodes2[CharacterCodes2.
o=111]="o",CharacterCodes2[CharacterCodes2.p=112]="p",CharacterCodes2[CharacterCodes2.q=113]="q",CharacterCodes2[CharacterCodes2.r=114]="r",CharacterCodes2[CharacterCodes2.
s=115]="s",CharacterCodes2[CharacterCodes2.t=116]="t",CharacterCodes2[CharacterCodes2.u=117]="u",CharacterCodes2[CharacterCodes2.v=118]="v",CharacterCodes2[CharacterCodes2.
w=119]="w",CharacterCodes2[CharacterCodes2.x=120]="x",CharacterCodes2[CharacterCodes2.y=121]="y",CharacterCodes2[CharacterCodes2.z=122]="z",CharacterCodes2[CharacterCodes2.
A=65]="A",CharacterCodes2[CharacterCodes2.B=66]="B",CharacterCodes2[CharacterCodes2.C=67]="C",CharacterCodes2[CharacterCodes2.D=68]="D",CharacterCodes2[CharacterCodes2.
E=69]="E",CharacterCodes2[CharacterCodes2.F=70]="F",CharacterCodes2[CharacterCodes2.G=71]="G",CharacterCodes2[CharacterCodes2.H=72]="H",CharacterCodes2[CharacterCodes2.
I=73]="I",CharacterCodes2[CharacterCodes2.J=74]="J",CharacterCodes2[CharacterCodes2.K=75]="K",CharacterCodes2[CharacterCodes2.L=76]="L",CharacterCodes2[CharacterCodes2.
M=77]="M",CharacterCodes2[CharacterCodes2.N=78]="N",CharacterCodes2[CharacterCodes2.O=79]="O",CharacterCodes2[CharacterCodes2.P=80]="P",CharacterCodes2[CharacterCodes2.
Q=81]="Q",CharacterCodes2[CharacterCodes2.R=82]="R",CharacterCodes2[CharacterCodes2.S=83]="S",CharacterCodes2[CharacterCodes2.T=84]="T",CharacterCodes2[CharacterCodes2.
U=85]="U",CharacterCodes2[CharacterCodes2.V=86]="V",CharacterCodes2[CharacterCodes2.W=87]="W",CharacterCodes2[CharacterCodes2.X=88]="X",CharacterCodes2[CharacterCodes2.
Y=89]="Y",CharacterCodes2[CharacterCodes2.Z=90]="Z",CharacterCodes2[CharacterCodes2.asterisk=42]="asterisk",CharacterCodes2[CharacterCodes2.backslash=92]="backs\
lash",CharacterCodes2[CharacterCodes2.closeBrace=125]="closeBrace",CharacterCodes2[CharacterCodes2.closeBracket=93]="closeBracket",CharacterCodes2[CharacterCodes2.
colon=58]="colon",CharacterCodes2[CharacterCodes2.comma=44]="comma",CharacterCodes2[CharacterCodes2.dot=46]="dot",CharacterCodes2[CharacterCodes2.doubleQuote=34]=
"doubleQuote",CharacterCodes2[CharacterCodes2.minus=45]="minus",CharacterCodes2[CharacterCodes2.openBrace=123]="openBrace",CharacterCodes2[CharacterCodes2.openBracket=
91]="openBracket",CharacterCodes2[CharacterCodes2.plus=43]="plus",CharacterCodes2[CharacterCodes2.slash=47]="slash",CharacterCodes2[CharacterCodes2.formFeed=12]=
"formFeed",CharacterCodes2[CharacterCodes2.tab=9]="tab"})(CharacterCodes||(CharacterCodes={}))}});var cachedSpaces,maxCachedValues,cachedBreakLinesWithSpaces,init_string_intern=__esm({"node_modules/jsonc-parser/lib/esm/impl/string-intern.js"(){cachedSpaces=new Array(
20).fill(0).map((_,index)=>" ".repeat(index)),maxCachedValues=200,cachedBreakLinesWithSpaces={" ":{"\n":new Array(maxCachedValues).fill(0).map((_,index)=>`
`+" ".repeat(index)),"\r":new Array(maxCachedValues).fill(0).map((_,index)=>"\r"+" ".repeat(index)),"\r\n":new Array(maxCachedValues).fill(0).map((_,index)=>`\r
`+" ".repeat(index))},"	":{"\n":new Array(maxCachedValues).fill(0).map((_,index)=>`
`+"	".repeat(index)),"\r":new Array(maxCachedValues).fill(0).map((_,index)=>"\r"+"	".repeat(index)),"\r\n":new Array(maxCachedValues).fill(0).map((_,index)=>`\r
`+"	".repeat(index))}}}});var init_format=__esm({"node_modules/jsonc-parser/lib/esm/impl/format.js"(){"use strict";init_scanner();init_string_intern()}});function parse(text3,errors=[],options=ParseOptions.DEFAULT){let currentProperty=null,currentParent=[],previousParents=[];function onValue(value){Array.isArray(
currentParent)?currentParent.push(value):currentProperty!==null&&(currentParent[currentProperty]=value)}return visit(text3,{onObjectBegin:()=>{let object={};onValue(
object),previousParents.push(currentParent),currentParent=object,currentProperty=null},onObjectProperty:name=>{currentProperty=name},onObjectEnd:()=>{currentParent=
previousParents.pop()},onArrayBegin:()=>{let array=[];onValue(array),previousParents.push(currentParent),currentParent=array,currentProperty=null},onArrayEnd:()=>{
currentParent=previousParents.pop()},onLiteralValue:onValue,onError:(error,offset2,length)=>{errors.push({error,offset:offset2,length})}},options),currentParent[0]}
function parseTree(text3,errors=[],options=ParseOptions.DEFAULT){let currentParent={type:"array",offset:-1,length:-1,children:[],parent:void 0};function ensurePropertyComplete(endOffset){
currentParent.type==="property"&&(currentParent.length=endOffset-currentParent.offset,currentParent=currentParent.parent)}function onValue(valueNode){return currentParent.
children.push(valueNode),valueNode}visit(text3,{onObjectBegin:offset2=>{currentParent=onValue({type:"object",offset:offset2,length:-1,parent:currentParent,children:[]})},
onObjectProperty:(name,offset2,length)=>{currentParent=onValue({type:"property",offset:offset2,length:-1,parent:currentParent,children:[]}),currentParent.children.
push({type:"string",value:name,offset:offset2,length,parent:currentParent})},onObjectEnd:(offset2,length)=>{ensurePropertyComplete(offset2+length),currentParent.
length=offset2+length-currentParent.offset,currentParent=currentParent.parent,ensurePropertyComplete(offset2+length)},onArrayBegin:(offset2,length)=>{currentParent=
onValue({type:"array",offset:offset2,length:-1,parent:currentParent,children:[]})},onArrayEnd:(offset2,length)=>{currentParent.length=offset2+length-currentParent.
offset,currentParent=currentParent.parent,ensurePropertyComplete(offset2+length)},onLiteralValue:(value,offset2,length)=>{onValue({type:getNodeType(value),offset:offset2,
length,parent:currentParent,value}),ensurePropertyComplete(offset2+length)},onSeparator:(sep4,offset2,length)=>{currentParent.type==="property"&&(sep4===":"?currentParent.
colonOffset=offset2:sep4===","&&ensurePropertyComplete(offset2))},onError:(error,offset2,length)=>{errors.push({error,offset:offset2,length})}},options);let result=currentParent.
children[0];return result&&delete result.parent,result}function findNodeAtLocation(root,path){if(!root)return;let node=root;for(let segment of path)if(typeof segment==
"string"){if(node.type!=="object"||!Array.isArray(node.children))return;let found=!1;for(let propertyNode of node.children)if(Array.isArray(propertyNode.children)&&
propertyNode.children[0].value===segment&&propertyNode.children.length===2){node=propertyNode.children[1],found=!0;break}if(!found)return}else{let index=segment;
if(node.type!=="array"||index<0||!Array.isArray(node.children)||index>=node.children.length)return;node=node.children[index]}return node}function visit(text3,visitor,options=ParseOptions.
DEFAULT){let _scanner=createScanner(text3,!1),_jsonPath=[],suppressedCallbacks=0;function toNoArgVisit(visitFunction){return visitFunction?()=>suppressedCallbacks===
0&&visitFunction(_scanner.getTokenOffset(),_scanner.getTokenLength(),_scanner.getTokenStartLine(),_scanner.getTokenStartCharacter()):()=>!0}function toOneArgVisit(visitFunction){
return visitFunction?arg=>suppressedCallbacks===0&&visitFunction(arg,_scanner.getTokenOffset(),_scanner.getTokenLength(),_scanner.getTokenStartLine(),_scanner.getTokenStartCharacter()):
()=>!0}function toOneArgVisitWithPath(visitFunction){return visitFunction?arg=>suppressedCallbacks===0&&visitFunction(arg,_scanner.getTokenOffset(),_scanner.getTokenLength(),
_scanner.getTokenStartLine(),_scanner.getTokenStartCharacter(),()=>_jsonPath.slice()):()=>!0}function toBeginVisit(visitFunction){return visitFunction?()=>{suppressedCallbacks>
0?suppressedCallbacks++:visitFunction(_scanner.getTokenOffset(),_scanner.getTokenLength(),_scanner.getTokenStartLine(),_scanner.getTokenStartCharacter(),()=>_jsonPath.
slice())===!1&&(suppressedCallbacks=1)}:()=>!0}function toEndVisit(visitFunction){return visitFunction?()=>{suppressedCallbacks>0&&suppressedCallbacks--,suppressedCallbacks===
0&&visitFunction(_scanner.getTokenOffset(),_scanner.getTokenLength(),_scanner.getTokenStartLine(),_scanner.getTokenStartCharacter())}:()=>!0}let onObjectBegin=toBeginVisit(
visitor.onObjectBegin),onObjectProperty=toOneArgVisitWithPath(visitor.onObjectProperty),onObjectEnd=toEndVisit(visitor.onObjectEnd),onArrayBegin=toBeginVisit(visitor.
onArrayBegin),onArrayEnd=toEndVisit(visitor.onArrayEnd),onLiteralValue=toOneArgVisitWithPath(visitor.onLiteralValue),onSeparator=toOneArgVisit(visitor.onSeparator),
onComment=toNoArgVisit(visitor.onComment),onError=toOneArgVisit(visitor.onError),disallowComments=options&&options.disallowComments,allowTrailingComma=options&&
options.allowTrailingComma;function scanNext(){for(;;){let token=_scanner.scan();switch(_scanner.getTokenError()){case 4:handleError(14);break;case 5:handleError(
15);break;case 3:handleError(13);break;case 1:disallowComments||handleError(11);break;case 2:handleError(12);break;case 6:handleError(16);break}switch(token){case 12:case 13:
disallowComments?handleError(10):onComment();break;case 16:handleError(1);break;case 15:case 14:break;default:return token}}}function handleError(error,skipUntilAfter=[],skipUntil=[]){
if(onError(error),skipUntilAfter.length+skipUntil.length>0){let token=_scanner.getToken();for(;token!==17;){if(skipUntilAfter.indexOf(token)!==-1){scanNext();break}else if(skipUntil.
indexOf(token)!==-1)break;token=scanNext()}}}function parseString(isValue){let value=_scanner.getTokenValue();return isValue?onLiteralValue(value):(onObjectProperty(
value),_jsonPath.push(value)),scanNext(),!0}function parseLiteral(){switch(_scanner.getToken()){case 11:let tokenValue=_scanner.getTokenValue(),value=Number(tokenValue);
isNaN(value)&&(handleError(2),value=0),onLiteralValue(value);break;case 7:onLiteralValue(null);break;case 8:onLiteralValue(!0);break;case 9:onLiteralValue(!1);break;default:
return!1}return scanNext(),!0}function parseProperty(){return _scanner.getToken()!==10?(handleError(3,[],[2,5]),!1):(parseString(!1),_scanner.getToken()===6?(onSeparator(
":"),scanNext(),parseValue()||handleError(4,[],[2,5])):handleError(5,[],[2,5]),_jsonPath.pop(),!0)}function parseObject2(){onObjectBegin(),scanNext();let needsComma=!1;
for(;_scanner.getToken()!==2&&_scanner.getToken()!==17;){if(_scanner.getToken()===5){if(needsComma||handleError(4,[],[]),onSeparator(","),scanNext(),_scanner.getToken()===
2&&allowTrailingComma)break}else needsComma&&handleError(6,[],[]);parseProperty()||handleError(4,[],[2,5]),needsComma=!0}return onObjectEnd(),_scanner.getToken()!==
2?handleError(7,[2],[]):scanNext(),!0}function parseArray(){onArrayBegin(),scanNext();let isFirstElement=!0,needsComma=!1;for(;_scanner.getToken()!==4&&_scanner.
getToken()!==17;){if(_scanner.getToken()===5){if(needsComma||handleError(4,[],[]),onSeparator(","),scanNext(),_scanner.getToken()===4&&allowTrailingComma)break}else
needsComma&&handleError(6,[],[]);isFirstElement?(_jsonPath.push(0),isFirstElement=!1):_jsonPath[_jsonPath.length-1]++,parseValue()||handleError(4,[],[4,5]),needsComma=
!0}return onArrayEnd(),isFirstElement||_jsonPath.pop(),_scanner.getToken()!==4?handleError(8,[4],[]):scanNext(),!0}function parseValue(){switch(_scanner.getToken()){case 3:
return parseArray();case 1:return parseObject2();case 10:return parseString(!0);default:return parseLiteral()}}return scanNext(),_scanner.getToken()===17?options.
allowEmptyContent?!0:(handleError(4,[],[]),!1):parseValue()?(_scanner.getToken()!==17&&handleError(9,[],[]),!0):(handleError(4,[],[]),!1)}function getNodeType(value){
switch(typeof value){case"boolean":return"boolean";case"number":return"number";case"string":return"string";case"object":{if(value){if(Array.isArray(value))return"\
array"}else return"null";return"object"}default:return"null"}}var ParseOptions,init_parser=__esm({"node_modules/jsonc-parser/lib/esm/impl/parser.js"(){"use stri\
ct";init_scanner();(function(ParseOptions2){ParseOptions2.DEFAULT={allowTrailingComma:!1}})(ParseOptions||(ParseOptions={}))}});function applyEdit(text3,edit){return text3.substring(0,edit.offset)+edit.content+text3.substring(edit.offset+edit.length)}var init_edit=__esm({"node_modules/js\
onc-parser/lib/esm/impl/edit.js"(){"use strict";init_format();init_parser()}});function printParseErrorCode(code){switch(code){case 1:return"InvalidSymbol";case 2:return"InvalidNumberFormat";case 3:return"PropertyNameExpected";case 4:return"\
ValueExpected";case 5:return"ColonExpected";case 6:return"CommaExpected";case 7:return"CloseBraceExpected";case 8:return"CloseBracketExpected";case 9:return"End\
OfFileExpected";case 10:return"InvalidCommentToken";case 11:return"UnexpectedEndOfComment";case 12:return"UnexpectedEndOfString";case 13:return"UnexpectedEndOfN\
umber";case 14:return"InvalidUnicode";case 15:return"InvalidEscapeCharacter";case 16:return"InvalidCharacter"}return"<unknown ParseErrorCode>"}function applyEdits(text3,edits){
let sortedEdits=edits.slice(0).sort((a,b)=>{let diff=a.offset-b.offset;return diff===0?a.length-b.length:diff}),lastModifiedOffset=text3.length;for(let i=sortedEdits.
length-1;i>=0;i--){let e=sortedEdits[i];if(e.offset+e.length<=lastModifiedOffset)text3=applyEdit(text3,e);else throw new Error("Overlapping edit");lastModifiedOffset=
e.offset}return text3}var createScanner2,ScanError,SyntaxKind,parse2,parseTree2,findNodeAtLocation2,ParseErrorCode,init_main=__esm({"node_modules/jsonc-parser/l\
ib/esm/main.js"(){"use strict";init_format();init_edit();init_scanner();init_parser();createScanner2=createScanner;(function(ScanError2){ScanError2[ScanError2.None=
0]="None",ScanError2[ScanError2.UnexpectedEndOfComment=1]="UnexpectedEndOfComment",ScanError2[ScanError2.UnexpectedEndOfString=2]="UnexpectedEndOfString",ScanError2[ScanError2.
UnexpectedEndOfNumber=3]="UnexpectedEndOfNumber",ScanError2[ScanError2.InvalidUnicode=4]="InvalidUnicode",ScanError2[ScanError2.InvalidEscapeCharacter=5]="Inval\
idEscapeCharacter",ScanError2[ScanError2.InvalidCharacter=6]="InvalidCharacter"})(ScanError||(ScanError={}));(function(SyntaxKind2){SyntaxKind2[SyntaxKind2.OpenBraceToken=
1]="OpenBraceToken",SyntaxKind2[SyntaxKind2.CloseBraceToken=2]="CloseBraceToken",SyntaxKind2[SyntaxKind2.OpenBracketToken=3]="OpenBracketToken",SyntaxKind2[SyntaxKind2.
CloseBracketToken=4]="CloseBracketToken",SyntaxKind2[SyntaxKind2.CommaToken=5]="CommaToken",SyntaxKind2[SyntaxKind2.ColonToken=6]="ColonToken",SyntaxKind2[SyntaxKind2.
NullKeyword=7]="NullKeyword",SyntaxKind2[SyntaxKind2.TrueKeyword=8]="TrueKeyword",SyntaxKind2[SyntaxKind2.FalseKeyword=9]="FalseKeyword",SyntaxKind2[SyntaxKind2.
StringLiteral=10]="StringLiteral",SyntaxKind2[SyntaxKind2.NumericLiteral=11]="NumericLiteral",SyntaxKind2[SyntaxKind2.LineCommentTrivia=12]="LineCommentTrivia",
SyntaxKind2[SyntaxKind2.BlockCommentTrivia=13]="BlockCommentTrivia",SyntaxKind2[SyntaxKind2.LineBreakTrivia=14]="LineBreakTrivia",SyntaxKind2[SyntaxKind2.Trivia=
15]="Trivia",SyntaxKind2[SyntaxKind2.Unknown=16]="Unknown",SyntaxKind2[SyntaxKind2.EOF=17]="EOF"})(SyntaxKind||(SyntaxKind={}));parse2=parse,parseTree2=parseTree,
findNodeAtLocation2=findNodeAtLocation;(function(ParseErrorCode2){ParseErrorCode2[ParseErrorCode2.InvalidSymbol=1]="InvalidSymbol",ParseErrorCode2[ParseErrorCode2.
InvalidNumberFormat=2]="InvalidNumberFormat",ParseErrorCode2[ParseErrorCode2.PropertyNameExpected=3]="PropertyNameExpected",ParseErrorCode2[ParseErrorCode2.ValueExpected=
4]="ValueExpected",ParseErrorCode2[ParseErrorCode2.ColonExpected=5]="ColonExpected",ParseErrorCode2[ParseErrorCode2.CommaExpected=6]="CommaExpected",ParseErrorCode2[ParseErrorCode2.
CloseBraceExpected=7]="CloseBraceExpected",ParseErrorCode2[ParseErrorCode2.CloseBracketExpected=8]="CloseBracketExpected",ParseErrorCode2[ParseErrorCode2.EndOfFileExpected=
9]="EndOfFileExpected",ParseErrorCode2[ParseErrorCode2.InvalidCommentToken=10]="InvalidCommentToken",ParseErrorCode2[ParseErrorCode2.UnexpectedEndOfComment=11]=
"UnexpectedEndOfComment",ParseErrorCode2[ParseErrorCode2.UnexpectedEndOfString=12]="UnexpectedEndOfString",ParseErrorCode2[ParseErrorCode2.UnexpectedEndOfNumber=
13]="UnexpectedEndOfNumber",ParseErrorCode2[ParseErrorCode2.InvalidUnicode=14]="InvalidUnicode",ParseErrorCode2[ParseErrorCode2.InvalidEscapeCharacter=15]="Inva\
lidEscapeCharacter",ParseErrorCode2[ParseErrorCode2.InvalidCharacter=16]="InvalidCharacter"})(ParseErrorCode||(ParseErrorCode={}))}});function parseSettings(text3,path){let{body}=splitMark(text3),errors=[],root=parseTree2(body,errors,PARSE_OPTIONS),first=errors[0];if(first!==void 0)throw invalid(
path,body,first.offset,spellOut(printParseErrorCode(first.error)));if(root?.type!=="object")throw invalid(path,body,root?.offset??0,"an object is expected");return refuseShape(
body,root,path),parse2(body,[],PARSE_OPTIONS)}function readJson(text3){return parse2(text3,[],PARSE_OPTIONS)}function valueAt(value,path){let at2=value;for(let key of path){
if(typeof at2!="object"||at2===null||!Object.hasOwn(at2,key))return;at2=at2[key]}return at2}function splitMark(text3){return text3.startsWith(BYTE_ORDER_MARK)?{
mark:BYTE_ORDER_MARK,body:text3.slice(1)}:{mark:"",body:text3}}function refuseShape(body,root,path){refuseDoubledKeys(body,root,{path,names:["hooks","permission\
s"]});let hooks=refuseUnless(body,memberOf(root,"hooks"),{type:"object",name:"hooks",path});for(let property of hooks?.children??[]){let[key,value]=property.children??
[];refuseUnless(body,value,{type:"array",name:`hooks.${key?.value}`,path})}let permissions=refuseUnless(body,memberOf(root,"permissions"),{type:"object",name:"p\
ermissions",path});for(let list2 of["allow","deny"])permissions&&refuseUnless(body,memberOf(permissions,list2),{type:"array",name:`permissions.${list2}`,path});
for(let node of[hooks,permissions])node&&refuseDoubledKeys(body,node,{path})}function memberOf(node,name){return node.children?.find(property=>property.children?.[0]?.
value===name)?.children?.[1]}function refuseUnless(body,node,expected){if(node===void 0||node.type===expected.type)return node;let article=expected.type==="arra\
y"?"an array":"an object";throw invalid(expected.path,body,node.offset,`"${expected.name}" should be ${article}`)}function refuseDoubledKeys(body,node,only){let seen=new Set;
for(let property of node.children??[]){let name=String(property.children?.[0]?.value);if(!(only.names!==void 0&&!only.names.includes(name))){if(seen.has(name))throw invalid(
only.path,body,property.offset,`the key "${name}" stands here a second time`);seen.add(name)}}}function invalid(path,body,offset2,what){let before=body.slice(0,
offset2).split(`
`),place=`line ${before.length}, column ${(before.at(-1)?.length??0)+1}`;return new LogbookError("SETTINGS_INVALID",`${path}, ${place}: ${what}`,{path,byteOffset:Buffer.
byteLength(body.slice(0,offset2)),hint:"Correct the file and try again; nothing was changed."})}function spellOut(code){return code.replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase()}var BYTE_ORDER_MARK,PARSE_OPTIONS,init_settings_parse=__esm({"lib/cli/settings-parse.ts"(){"use strict";init_main();init_errors();BYTE_ORDER_MARK=
"\uFEFF",PARSE_OPTIONS={allowTrailingComma:!0}}});function deriveSettings(file,env){let{config:config3}=parseConfig(file,env);return CONFIG_KEYS.map(key=>({key,value:config3[key],origin:originOf(key,file,env),description:CONFIG_TABLE[key].
description}))}function originOf(key,file,env){let setting=CONFIG_TABLE[key],variable="env"in setting?setting.env:void 0,fromEnv=variable===void 0?void 0:env[variable];
if(variable!==void 0&&fromEnv&&checkSetting(key,fromEnv)===void 0)return variable;let path=findSetting(file,key);return path!==void 0&&checkSetting(key,valueAt(
file,path))===void 0?"config.json":"default"}function findSetting(file,key){if(!(typeof file!="object"||file===null)){if(Object.hasOwn(file,key))return[key];for(let dot=key.
indexOf(".");dot!==-1;dot=key.indexOf(".",dot+1)){let head=key.slice(0,dot),rest=findSetting(valueAt(file,[head]),key.slice(dot+1));if(rest!==void 0)return[head,
...rest]}}}function parseSettingText(key,text3){let{default:standard}=CONFIG_TABLE[key];if(typeof standard=="number")return text3.trim()===""?text3:Number(text3);
if(typeof standard=="boolean")return{true:!0,on:!0,false:!1,off:!1}[text3]??text3;if(typeof standard=="string")return text3;let trimmed=text3.trim();return trimmed.
startsWith("[")?parseList(trimmed):trimmed.split(",").map(item=>item.trim()).filter(item=>item!=="")}function parseList(text3){try{return JSON.parse(text3)}catch(error){
if(error instanceof SyntaxError)return text3;throw error}}function renderValue(value){return typeof value=="string"?value:JSON.stringify(value)}var CONFIG_KEYS,
init_config_table=__esm({"lib/cli/config-table.ts"(){"use strict";init_config();init_settings_parse();CONFIG_KEYS=Object.keys(CONFIG_TABLE).filter(isConfigKey)}});function deriveStyle(text3){let indent2=/^[ \t]+(?=["{[])/m.exec(text3)?.[0];return{eol:text3.includes(`\r
`)?`\r
`:`
`,indent:indent2??"  "}}function insertMember(text3,path,member){let container=requireNode(text3,path);return(container.children===void 0||container.children.length===
0?path.length>0&&!text3.trim().includes(`
`):isInline(text3,container))?insertInline(text3,container,member):insertLine(text3,container,member)}function insertInline(text3,container,member){let gap=gapOf(
text3),body=(member.key===void 0?"":`${JSON.stringify(member.key)}:${gap}`)+renderInline(member.value,gap),last=container.children?.at(-1);return last===void 0?
applyEdits(text3,[{offset:container.offset+1,length:0,content:body}]):applyEdits(text3,[{offset:endOf(last),length:0,content:`,${gap}${body}`}])}function insertLine(text3,container,member){
let style=deriveStyle(text3),outer=indentBefore(text3,container.offset),inner=outer+style.indent,label=member.key===void 0?"":`${JSON.stringify(member.key)}: `,
body=style.eol+inner+label+renderBlock(member.value,inner,style),close=endOf(container)-1,last=container.children?.at(-1);if(last===void 0){let start=endOfContent(
text3,container.offset+1,close);return applyEdits(text3,[{offset:start,length:close-start,content:body+style.eol+outer}])}let at2=endOfContent(text3,endOf(last),
close);if(findComma(text3,endOf(last),close)!==void 0)return applyEdits(text3,[{offset:at2,length:0,content:body}]);let between=text3.slice(endOf(last),at2);return applyEdits(
text3,[{offset:endOf(last),length:between.length,content:`,${between}${body}`}])}function replaceValue(text3,path,value){let node=requireNode(text3,path),style=deriveStyle(
text3),content=text3.includes(`
`)?renderBlock(value,indentBefore(text3,node.offset),style):renderInline(value,gapOf(text3));return applyEdits(text3,[{offset:node.offset,length:node.length,content}])}
function removeMember(text3,path){let container=requireNode(text3,path.slice(0,-1)),children=container.children??[],value=requireNode(text3,path),index=children.
findIndex(child=>child.offset<=value.offset&&endOf(child)>=endOf(value)),node=children[index];if(node===void 0)return text3;let previous=children[index-1],next=children[index+
1],commaAfter=findComma(text3,endOf(node),next?.offset??endOf(container)-1),commaBefore=previous&&findComma(text3,endOf(previous),node.offset),end=commaAfter===
void 0?endOf(node):commaAfter+1,edits=[widenToLine(text3,{start:node.offset,end,isFirst:previous===void 0})];return commaAfter===void 0&&commaBefore!==void 0&&edits.
unshift({offset:commaBefore,length:1,content:""}),applyEdits(text3,edits)}function widenToLine(text3,stretch){let{start,end}=stretch;for(;isBlank(text3[start-1]);)
start--;if(text3[start-1]===`
`)start-=text3[start-2]==="\r"?2:1;else if(stretch.isFirst)for(;isBlank(text3[end]);)end++;return{offset:start,length:end-start,content:""}}function requireNode(text3,path){
let root=parseTree2(text3,[],PARSE_OPTIONS2),node=root&&findNodeAtLocation2(root,path);if(node===void 0)throw new RangeError(`edit JSON: nothing at ${path.join(
".")}`);return node}function endOf(node){return node.offset+node.length}function isBlank(char){return char===" "||char==="	"}function isInline(text3,node){return!text3.
slice(node.offset,endOf(node)).includes(`
`)}function indentBefore(text3,offset2){let lineStart=text3.lastIndexOf(`
`,offset2-1)+1;return/^[ \t]*/.exec(text3.slice(lineStart,offset2))?.[0]??""}function endOfContent(text3,from,to){return from+text3.slice(from,to).trimEnd().length}
function findComma(text3,from,to){let scanner=createScanner2(text3,!0);return scanner.setPosition(from),scanner.scan()===COMMA_TOKEN&&scanner.getTokenOffset()<to?
scanner.getTokenOffset():void 0}function gapOf(text3){return/[,:] /.test(text3)?" ":""}function renderBlock(value,indent2,style){return JSON.stringify(value,null,
style.indent).replaceAll(`
`,style.eol+indent2)}function renderInline(value,gap){return Array.isArray(value)?`[${value.map(item=>renderInline(item,gap)).join(`,${gap}`)}]`:typeof value=="\
object"&&value!==null?`{${Object.entries(value).map(([key,item])=>`${JSON.stringify(key)}:${gap}${renderInline(item,gap)}`).join(`,${gap}`)}}`:JSON.stringify(value)}
var COMMA_TOKEN,PARSE_OPTIONS2,init_json_edit=__esm({"lib/cli/json-edit.ts"(){"use strict";init_main();COMMA_TOKEN=5,PARSE_OPTIONS2={allowTrailingComma:!0}}});var config_exports={};__export(config_exports,{run:()=>run2});function run2(context,args){let[key,...words]=args.operands;if(key===void 0)return showAll(context,
args);if(!isConfigKey(key))throw unknownKey(key);return isSet(args,"unset")?unset(context,key):words.length===0?showOne(context,key,args):set(context,key,words.
join(" "))}function showAll(context,args){let{output,paint}=context,{settings,problems}=readSettings(context);if(isSet(args,"json"))output.printJson({file:context.
store.config,settings,problems});else{let keyWidth=Math.max(...settings.map(({key})=>key.length)),valueWidth=Math.max(...settings.map(({value})=>renderValue(value).
length));for(let{key,value,origin}of settings){let line=`${key.padEnd(keyWidth)}  ${renderValue(value).padEnd(valueWidth)}  ${paint("dim",origin)}`;output.print(
`${line}
`)}}for(let{message}of problems)output.note(`logbook: ${message}. The default is used`);return problems.length===0?0:1}function showOne(context,key,args){let{settings,
problems}=readSettings(context),setting=settings.find(view=>view.key===key);if(setting===void 0)return 1;isSet(args,"json")?context.output.printJson(setting):(context.
output.print(`${renderValue(setting.value)}
`),context.isTerminal&&context.output.note(`${setting.description} (${setting.origin})`));let own2=problems.filter(problem=>problem.key===key||problem.key==="");
for(let{message}of own2)context.output.note(`logbook: ${message}. The default is used`);return own2.length===0?0:1}function set(context,key,text3){let value=parseSettingText(
key,text3),problem=checkSetting(key,value);if(problem!==void 0)throw new LogbookError("USAGE",problem,{hint:`The default is: logbook config ${key} ${renderValue(
CONFIG_TABLE[key].default)}`});let before=readText(context),path=findSetting(readJson(before),key),json=value,after=path===void 0?insertMember(before,[],{key,value:json}):
replaceValue(before,path,json);return write(context,key,after)}function unset(context,key){let before=readText(context),path=findSetting(readJson(before),key);return path===
void 0?(context.output.note(`${key} is not set in ${context.store.config}`),1):write(context,key,removeMember(before,path))}function write(context,key,text3){writeFileAtomic(
context.store.config,text3);let view=readSettings(context).settings.find(setting=>setting.key===key);return context.output.note(`${key} is now ${renderValue(view?.
value)} (${view?.origin})`),0}function readText({store}){let text3=readFileIfPresent(store.config)?.toString("utf8")??"";return text3.trim()===""?`{}
`:(parseSettings(text3,store.config),text3)}function readSettings({store,env}){let{problems}=loadConfig(store,env),text3=problems.some(({key})=>key==="")?"{}":readFileIfPresent(
store.config)?.toString("utf8")??"{}";return{settings:deriveSettings(readJson(text3.replace(/^\ufeff/,"")),env),problems}}function unknownKey(key){let near=nearestName(
key,CONFIG_KEYS);return usage(`there is no setting "${key}"`,near===void 0?"logbook config lists them all":`Did you mean ${near}?`)}var init_config2=__esm({"lib\
/cli/commands/config.ts"(){"use strict";init_config();init_errors();init_files();init_load_config();init_config_table();init_json_edit();init_nearest();init_parse_args();
init_settings_parse()}});function readClientVersion(env){let output;try{output=(0,import_node_child_process.execFileSync)("claude",["--version"],{encoding:"utf8",env:{...env,LOGBOOK_CHILD:"\
1"},stdio:["ignore","pipe","ignore"],timeout:PROBE_TIMEOUT_MS,killSignal:"SIGKILL",shell:process.platform==="win32"})}catch{return}return parseVersion(output)}function parseVersion(text3){
return/\b\d+\.\d+\.\d+\b/.exec(text3)?.[0]}var import_node_child_process,PROBE_TIMEOUT_MS,init_client_version=__esm({"lib/cli/client-version.ts"(){"use strict";
import_node_child_process=require("node:child_process"),PROBE_TIMEOUT_MS=5e3}});function packageRoot(){let folder=__dirname;for(;!import_node_fs2.default.existsSync((0,import_node_path3.join)(folder,"bin","logbook"));){let parent=(0,import_node_path3.dirname)(
folder);if(parent===folder)throw new LogbookError("INPUT_INVALID","find the package this code runs from");folder=parent}return folder}function planCodePlace(scope,place){
let source=import_node_fs2.default.realpathSync.native(place.source);if(scope!=="project"){let folder2=(0,import_node_path3.join)(place.store.app,VERSION);return isSame(
folder2,source)?{folder:folder2,base:folder2}:{folder:folder2,base:folder2,copyFrom:source}}if(isInside(source,place.project))return{folder:source,base:projectBase(
source,place.project)};let folder=(0,import_node_path3.join)(place.project,".claude","hooks","logbook"),base=projectBase(folder,place.project);return isCheckout(
folder)?{folder,base}:{folder,base,copyFrom:source}}function isCheckout(folder){return import_node_fs2.default.existsSync((0,import_node_path3.join)(folder,".gi\
t"))||import_node_fs2.default.existsSync((0,import_node_path3.join)(folder,"lib"))}function removeCopy(folder){import_node_fs2.default.rmSync(folder,{recursive:!0,
force:!0});let parent=(0,import_node_path3.dirname)(folder);import_node_fs2.default.readdirSync(parent).length===0&&import_node_fs2.default.rmdirSync(parent)}function projectBase(folder,project){
let way=(0,import_node_path3.relative)(project,folder);return[PROJECT_PLACEHOLDER,...way===""?[]:way.split(import_node_path3.sep)].join("/")}function copyCode(place,store){
let{copyFrom,folder}=place;if(copyFrom===void 0)return;let mask=isInside(folder,store.root)?PRIVATE_MASK:SHARED_MASK;for(let name of COPIED)copyTree((0,import_node_path3.join)(
copyFrom,name),(0,import_node_path3.join)(folder,name),mask)}function copyTree(from,to,mask){let stat=import_node_fs2.default.statSync(from,{throwIfNoEntry:!1});
if(stat===void 0)return;if(stat.isDirectory()){import_node_fs2.default.mkdirSync(to,{recursive:!0,mode:mask});for(let name of import_node_fs2.default.readdirSync(
from))copyTree((0,import_node_path3.join)(from,name),(0,import_node_path3.join)(to,name),mask);return}import_node_fs2.default.mkdirSync((0,import_node_path3.dirname)(
to),{recursive:!0,mode:mask});let temporary=`${to}.${process.pid}.tmp`;import_node_fs2.default.copyFileSync(from,temporary),import_node_fs2.default.chmodSync(temporary,
stat.mode&mask),import_node_fs2.default.renameSync(temporary,to)}function refuseNesting(places){let{store,project}=places,rooms=[["the store",store.root],["the \
team's memory",(0,import_node_path3.join)(project,".claude","logbook-memory")]];for(let folder of new Set([places.source,places.code.folder]))isInside(folder,store.
app)||rooms.push(["the code",folder]);for(let[at2,[outerName,outer]]of rooms.entries())for(let[other,[innerName,inner]]of rooms.entries())if(!(at2===other||outerName===
innerName||!isInside(inner,outer)))throw new LogbookError("INPUT_INVALID",`${innerName} (${inner}) would lie inside ${outerName} (${outer})`,{path:inner,hint:"M\
ove one of them, or set LOGBOOK_HOME to another folder; nothing was changed."})}function isInside(path,folder){let way=(0,import_node_path3.relative)(realPath(folder),
realPath(path));return way===""||!(way===".."||way.startsWith(`..${import_node_path3.sep}`)||/^[A-Za-z]:/.test(way)||way.startsWith(import_node_path3.sep))}function isSame(left,right){
return realPath(left)===realPath(right)}function realPath(path){if(import_node_fs2.default.existsSync(path))return import_node_fs2.default.realpathSync.native(path);
let parent=(0,import_node_path3.dirname)(path);return parent===path?path:(0,import_node_path3.join)(realPath(parent),path.slice(parent.length))}var import_node_fs2,
import_node_path3,COPIED,PRIVATE_MASK,SHARED_MASK,PROJECT_PLACEHOLDER,init_code_place=__esm({"lib/cli/code-place.ts"(){"use strict";import_node_fs2=__toESM(require("node:fs"),1),
import_node_path3=require("node:path");init_errors();init_version();COPIED=["dist","bin","package.json","LICENSE"],PRIVATE_MASK=448,SHARED_MASK=493,PROJECT_PLACEHOLDER=
"${CLAUDE_PROJECT_DIR}"}});function wrapDatabase(db,engine,path){let attempt=step=>{try{return step()}catch(error){throw translateError(error,path)}};return{engine,exec:sql=>{attempt(()=>db.
exec(sql))},prepare:sql=>wrapStatement(attempt(()=>db.prepare(sql)),path),close:()=>{attempt(()=>db.close())}}}function wrapStatement(statement,path){return{run(...values){
try{return Number(statement.run(...values).changes)}catch(error){throw translateError(error,path)}},get(...values){try{return statement.get(...values)}catch(error){
throw translateError(error,path)}},all(...values){try{return statement.all(...values)}catch(error){throw translateError(error,path)}}}}function translateError(error,path){
switch(primaryCode(error)){case 5:case 6:return new LogbookError("ARCHIVE_BUSY",`use archive ${path}: another process is writing`,{cause:error,path});case 11:case 26:
return new LogbookError("ARCHIVE_CORRUPT",`read archive ${path}: the file is damaged`,{cause:error,path,hint:"run `logbook reindex`: the damaged file is kept as\
ide and the archive is rebuilt from the raw copies"});case 8:case 10:case 13:case 14:return new LogbookError("STORE_UNWRITABLE",`use archive ${path}: ${messageOf(
error)}`,{cause:error,path});default:return error}}function primaryCode(error){if(typeof error!="object"||error===null)return;if("errcode"in error&&typeof error.
errcode=="number")return error.errcode&255;if(!("code"in error)||typeof error.code!="string")return;let[,name]=/^(SQLITE_[A-Z]+)/.exec(error.code)??[];return name===
void 0?void 0:PRIMARY_CODES[name]}function messageOf(error){return error instanceof Error?error.message:String(error)}var PRIMARY_CODES,init_database=__esm({"li\
b/archive/database.ts"(){"use strict";init_errors();PRIMARY_CODES={SQLITE_BUSY:5,SQLITE_LOCKED:6,SQLITE_READONLY:8,SQLITE_IOERR:10,SQLITE_CORRUPT:11,SQLITE_FULL:13,
SQLITE_CANTOPEN:14,SQLITE_NOTADB:26}}});function inodeOf(path){return import_node_fs3.default.statSync(path,{throwIfNoEntry:!1})?.ino??0}var import_node_fs3,Archive,init_handle=__esm({"lib/archive/han\
dle.ts"(){"use strict";import_node_fs3=__toESM(require("node:fs"),1);init_errors();Archive=class{path;isReadOnly;engine;#db;#statements=new Map;#inode;constructor(db,path,{
isReadOnly,inode}){this.#db=db,this.#inode=inode,this.path=path,this.isReadOnly=isReadOnly,this.engine=db.engine}prepare(sql){let statement=this.#statements.get(
sql);return statement===void 0&&(statement=this.#db.prepare(sql),this.#statements.set(sql,statement)),statement}exec(sql){this.#db.exec(sql)}begin(){if(this.#db.
exec("BEGIN IMMEDIATE"),inodeOf(this.path)!==this.#inode)throw this.rollback(),new LogbookError("ARCHIVE_BUSY",`use archive ${this.path}: it was replaced meanwh\
ile`,{path:this.path})}commit(){this.#db.exec("COMMIT")}rollback(){try{this.#db.exec("ROLLBACK")}catch{}}transaction(step){this.begin();try{let result=step();return this.
commit(),result}catch(error){throw this.rollback(),error}}close(){this.#db.close()}}}});function schemaVersion(db){return db.prepare("PRAGMA user_version").get()?.user_version??0}function migrate(db){db.exec("PRAGMA journal_mode = WAL"),db.exec("BE\
GIN IMMEDIATE");try{let version2=schemaVersion(db);if(version2>SCHEMA_VERSION)throw new LogbookError("ARCHIVE_NEWER","migrate archive: it is newer");for(let step of MIGRATIONS.
slice(version2))db.exec(step);db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`),db.exec("COMMIT")}catch(error){throw db.exec("ROLLBACK"),error}}var TURNS_PER_SESSION,
VERSION_1,MIGRATIONS,SCHEMA_VERSION,init_migrate=__esm({"lib/archive/migrate.ts"(){"use strict";init_errors();TURNS_PER_SESSION=2**24,VERSION_1=`
CREATE TABLE sessions (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  project TEXT NOT NULL,
  cwd TEXT
) STRICT;

CREATE TABLE files (
  id INTEGER PRIMARY KEY,
  session INTEGER NOT NULL REFERENCES sessions (id),
  stream TEXT NOT NULL,
  generation INTEGER NOT NULL,
  byte_offset INTEGER NOT NULL,
  predecessors TEXT NOT NULL,
  UNIQUE (session, stream, generation)
) STRICT;

CREATE TABLE facts (
  session INTEGER NOT NULL REFERENCES sessions (id),
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  generation INTEGER NOT NULL,
  byte_offset INTEGER NOT NULL,
  PRIMARY KEY (session, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE damage (
  file INTEGER NOT NULL REFERENCES files (id),
  byte_offset INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  reason TEXT NOT NULL,
  PRIMARY KEY (file, byte_offset, reason)
) STRICT, WITHOUT ROWID;

CREATE TABLE entries (
  id INTEGER PRIMARY KEY,
  uuid ANY NOT NULL UNIQUE,
  link INTEGER,
  turn INTEGER NOT NULL,
  file INTEGER NOT NULL,
  byte_offset INTEGER NOT NULL,
  previous INTEGER,
  role INTEGER NOT NULL,
  time_ms INTEGER NOT NULL,
  meta TEXT NOT NULL,
  text TEXT NOT NULL
) STRICT;
CREATE INDEX entries_of_turn ON entries (turn);

CREATE TABLE copies (
  entry INTEGER NOT NULL,
  file INTEGER NOT NULL,
  byte_offset INTEGER NOT NULL,
  PRIMARY KEY (entry, file)
) STRICT, WITHOUT ROWID;

CREATE VIEW places AS
  SELECT id AS entry, file, byte_offset FROM entries
  UNION ALL SELECT entry, file, byte_offset FROM copies;

CREATE TABLE loose_links (
  entry INTEGER NOT NULL,
  parent ANY NOT NULL,
  PRIMARY KEY (entry, parent)
) STRICT, WITHOUT ROWID;
CREATE INDEX loose_links_of_parent ON loose_links (parent);

CREATE TABLE turns (
  id INTEGER PRIMARY KEY,
  root INTEGER NOT NULL UNIQUE REFERENCES entries (id),
  kind TEXT,
  start_ms INTEGER NOT NULL DEFAULT 0,
  end_ms INTEGER NOT NULL DEFAULT 0,
  outcome TEXT NOT NULL DEFAULT 'open',
  agent_id TEXT,
  model TEXT NOT NULL DEFAULT '',
  tool_calls INTEGER NOT NULL DEFAULT 0,
  tools TEXT NOT NULL DEFAULT '',
  files TEXT NOT NULL DEFAULT '',
  input_tokens INTEGER NOT NULL DEFAULT 0,
  output_tokens INTEGER NOT NULL DEFAULT 0,
  cache_read_tokens INTEGER NOT NULL DEFAULT 0,
  cache_write_tokens INTEGER NOT NULL DEFAULT 0,
  is_cut INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX turns_cut ON turns (id) WHERE is_cut = 1;

CREATE TABLE session_turns (
  session INTEGER NOT NULL REFERENCES sessions (id),
  file INTEGER NOT NULL REFERENCES files (id),
  byte_offset INTEGER NOT NULL,
  turn INTEGER NOT NULL REFERENCES turns (id),
  PRIMARY KEY (file, byte_offset, turn)
) STRICT, WITHOUT ROWID;
CREATE INDEX session_turns_of_turn ON session_turns (turn, session);
CREATE INDEX session_turns_away ON session_turns (session, turn) WHERE turn / ${TURNS_PER_SESSION} <> session;

CREATE TABLE stand_ins (
  session INTEGER NOT NULL REFERENCES sessions (id),
  prompt_id TEXT NOT NULL,
  agent_id TEXT NOT NULL,
  time_ms INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (session, prompt_id, agent_id, time_ms, text)
) STRICT, WITHOUT ROWID;

CREATE TABLE stale (turn INTEGER PRIMARY KEY) STRICT;

CREATE VIRTUAL TABLE words USING fts5 (
  prompt, answer, input, output,
  content = '', contentless_delete = 1, detail = full,
  tokenize = "porter ascii tokenchars '!""#$%&''()*+,-./:;<=>?@[\\]^_\`{|}~'"
);
INSERT INTO words (words, rank) VALUES ('automerge', 0);
INSERT INTO words (words, rank) VALUES ('crisismerge', 1000);
`,MIGRATIONS=[VERSION_1],SCHEMA_VERSION=MIGRATIONS.length}});var require_util=__commonJS({"node_modules/better-sqlite3/lib/util.js"(exports2){"use strict";exports2.getBooleanOption=(options,key)=>{let value=!1;if(key in options&&
typeof(value=options[key])!="boolean")throw new TypeError(`Expected the "${key}" option to be a boolean`);return value};exports2.cppdb=Symbol();exports2.inspect=
Symbol.for("nodejs.util.inspect.custom")}});var require_sqlite_error=__commonJS({"node_modules/better-sqlite3/lib/sqlite-error.js"(exports2,module2){"use strict";var descriptor={value:"SqliteError",writable:!0,
enumerable:!1,configurable:!0};function SqliteError(message,code){if(new.target!==SqliteError)return new SqliteError(message,code);if(typeof code!="string")throw new TypeError(
"Expected second argument to be a string");Error.call(this,message),descriptor.value=""+message,Object.defineProperty(this,"message",descriptor),Error.captureStackTrace(
this,SqliteError),this.code=code}Object.setPrototypeOf(SqliteError,Error);Object.setPrototypeOf(SqliteError.prototype,Error.prototype);Object.defineProperty(SqliteError.
prototype,"name",descriptor);module2.exports=SqliteError}});var require_bindings=__commonJS({"absent:bindings"(exports2,module2){module2.exports=()=>{throw new Error("no path to the native module was given")}}});var require_wrappers=__commonJS({"node_modules/better-sqlite3/lib/methods/wrappers.js"(exports2){"use strict";var{cppdb}=require_util();exports2.prepare=function(sql){
return this[cppdb].prepare(sql,this,!1)};exports2.exec=function(sql){return this[cppdb].exec(sql),this};exports2.close=function(){return this[cppdb].close(),this};
exports2.loadExtension=function(...args){return this[cppdb].loadExtension(...args),this};exports2.defaultSafeIntegers=function(...args){return this[cppdb].defaultSafeIntegers(
...args),this};exports2.unsafeMode=function(...args){return this[cppdb].unsafeMode(...args),this};exports2.getters={name:{get:function(){return this[cppdb].name},
enumerable:!0},open:{get:function(){return this[cppdb].open},enumerable:!0},inTransaction:{get:function(){return this[cppdb].inTransaction},enumerable:!0},readonly:{
get:function(){return this[cppdb].readonly},enumerable:!0},memory:{get:function(){return this[cppdb].memory},enumerable:!0}}}});var require_transaction=__commonJS({"node_modules/better-sqlite3/lib/methods/transaction.js"(exports2,module2){"use strict";var{cppdb}=require_util(),controllers=new WeakMap;
module2.exports=function(fn){if(typeof fn!="function")throw new TypeError("Expected first argument to be a function");let db=this[cppdb],controller=getController(
db,this),{apply:apply2}=Function.prototype,properties={default:{value:wrapTransaction(apply2,fn,db,controller.default)},deferred:{value:wrapTransaction(apply2,fn,
db,controller.deferred)},immediate:{value:wrapTransaction(apply2,fn,db,controller.immediate)},exclusive:{value:wrapTransaction(apply2,fn,db,controller.exclusive)},
database:{value:this,enumerable:!0}};return Object.defineProperties(properties.default.value,properties),Object.defineProperties(properties.deferred.value,properties),
Object.defineProperties(properties.immediate.value,properties),Object.defineProperties(properties.exclusive.value,properties),properties.default.value};var getController=(db,self)=>{
let controller=controllers.get(db);if(!controller){let shared={commit:db.prepare("COMMIT",self,!1),rollback:db.prepare("ROLLBACK",self,!1),savepoint:db.prepare(
"SAVEPOINT `	_bs3.	`",self,!1),release:db.prepare("RELEASE `	_bs3.	`",self,!1),rollbackTo:db.prepare("ROLLBACK TO `	_bs3.	`",self,!1)};controllers.set(db,controller=
{default:Object.assign({begin:db.prepare("BEGIN",self,!1)},shared),deferred:Object.assign({begin:db.prepare("BEGIN DEFERRED",self,!1)},shared),immediate:Object.
assign({begin:db.prepare("BEGIN IMMEDIATE",self,!1)},shared),exclusive:Object.assign({begin:db.prepare("BEGIN EXCLUSIVE",self,!1)},shared)})}return controller},
wrapTransaction=(apply2,fn,db,{begin,commit,rollback,savepoint,release,rollbackTo})=>function(){let before,after,undo;db.inTransaction?(before=savepoint,after=release,
undo=rollbackTo):(before=begin,after=commit,undo=rollback),before.run();try{let result=apply2.call(fn,this,arguments);if(result&&typeof result.then=="function")
throw new TypeError("Transaction function cannot return a promise");return after.run(),result}catch(ex){throw db.inTransaction&&(undo.run(),undo!==rollback&&after.
run()),ex}}}});var require_pragma=__commonJS({"node_modules/better-sqlite3/lib/methods/pragma.js"(exports2,module2){"use strict";var{getBooleanOption,cppdb}=require_util();module2.
exports=function(source,options){if(options==null&&(options={}),typeof source!="string")throw new TypeError("Expected first argument to be a string");if(typeof options!=
"object")throw new TypeError("Expected second argument to be an options object");let simple=getBooleanOption(options,"simple"),stmt=this[cppdb].prepare(`PRAGMA ${source}`,
this,!0);return simple?stmt.pluck().get():stmt.all()}}});var require_backup=__commonJS({"node_modules/better-sqlite3/lib/methods/backup.js"(exports2,module2){"use strict";var fs45=require("fs"),path=require("path"),{promisify}=require("util"),
{cppdb}=require_util(),fsAccess=promisify(fs45.access);module2.exports=async function(filename,options){if(options==null&&(options={}),typeof filename!="string")
throw new TypeError("Expected first argument to be a string");if(typeof options!="object")throw new TypeError("Expected second argument to be an options object");
filename=filename.trim();let attachedName="attached"in options?options.attached:"main",handler="progress"in options?options.progress:null;if(!filename)throw new TypeError(
"Backup filename cannot be an empty string");if(filename===":memory:")throw new TypeError('Invalid backup filename ":memory:"');if(typeof attachedName!="string")
throw new TypeError('Expected the "attached" option to be a string');if(!attachedName)throw new TypeError('The "attached" option cannot be an empty string');if(handler!=
null&&typeof handler!="function")throw new TypeError('Expected the "progress" option to be a function');await fsAccess(path.dirname(filename)).catch(()=>{throw new TypeError(
"Cannot save backup because the directory does not exist")});let isNewFile=await fsAccess(filename).then(()=>!1,()=>!0);return runBackup(this[cppdb].backup(this,
attachedName,filename,isNewFile),handler||null)};var runBackup=(backup,handler)=>{let rate=0,useDefault=!0;return new Promise((resolve4,reject)=>{setImmediate(function step(){
try{let progress=backup.transfer(rate);if(!progress.remainingPages){backup.close(),resolve4(progress);return}if(useDefault&&(useDefault=!1,rate=100),handler){let ret=handler(
progress);if(ret!==void 0)if(typeof ret=="number"&&ret===ret)rate=Math.max(0,Math.min(2147483647,Math.round(ret)));else throw new TypeError("Expected progress c\
allback to return a number or undefined")}setImmediate(step)}catch(err){backup.close(),reject(err)}})})}}});var require_serialize=__commonJS({"node_modules/better-sqlite3/lib/methods/serialize.js"(exports2,module2){"use strict";var{cppdb}=require_util();module2.exports=
function(options){if(options==null&&(options={}),typeof options!="object")throw new TypeError("Expected first argument to be an options object");let attachedName="\
attached"in options?options.attached:"main";if(typeof attachedName!="string")throw new TypeError('Expected the "attached" option to be a string');if(!attachedName)
throw new TypeError('The "attached" option cannot be an empty string');return this[cppdb].serialize(attachedName)}}});var require_function=__commonJS({"node_modules/better-sqlite3/lib/methods/function.js"(exports2,module2){"use strict";var{getBooleanOption,cppdb}=require_util();
module2.exports=function(name,options,fn){if(options==null&&(options={}),typeof options=="function"&&(fn=options,options={}),typeof name!="string")throw new TypeError(
"Expected first argument to be a string");if(typeof fn!="function")throw new TypeError("Expected last argument to be a function");if(typeof options!="object")throw new TypeError(
"Expected second argument to be an options object");if(!name)throw new TypeError("User-defined function name cannot be an empty string");let safeIntegers="safeI\
ntegers"in options?+getBooleanOption(options,"safeIntegers"):2,deterministic=getBooleanOption(options,"deterministic"),directOnly=getBooleanOption(options,"dire\
ctOnly"),varargs=getBooleanOption(options,"varargs"),argCount=-1;if(!varargs){if(argCount=fn.length,!Number.isInteger(argCount)||argCount<0)throw new TypeError(
"Expected function.length to be a positive integer");if(argCount>100)throw new RangeError("User-defined functions cannot have more than 100 arguments")}return this[cppdb].
function(fn,name,argCount,safeIntegers,deterministic,directOnly),this}}});var require_aggregate=__commonJS({"node_modules/better-sqlite3/lib/methods/aggregate.js"(exports2,module2){"use strict";var{getBooleanOption,cppdb}=require_util();
module2.exports=function(name,options){if(typeof name!="string")throw new TypeError("Expected first argument to be a string");if(typeof options!="object"||options===
null)throw new TypeError("Expected second argument to be an options object");if(!name)throw new TypeError("User-defined function name cannot be an empty string");
let start="start"in options?options.start:null,step=getFunctionOption(options,"step",!0),inverse=getFunctionOption(options,"inverse",!1),result=getFunctionOption(
options,"result",!1),safeIntegers="safeIntegers"in options?+getBooleanOption(options,"safeIntegers"):2,deterministic=getBooleanOption(options,"deterministic"),directOnly=getBooleanOption(
options,"directOnly"),varargs=getBooleanOption(options,"varargs"),argCount=-1;if(!varargs&&(argCount=Math.max(getLength(step),inverse?getLength(inverse):0),argCount>
0&&(argCount-=1),argCount>100))throw new RangeError("User-defined functions cannot have more than 100 arguments");return this[cppdb].aggregate(start,step,inverse,
result,name,argCount,safeIntegers,deterministic,directOnly),this};var getFunctionOption=(options,key,required2)=>{let value=key in options?options[key]:null;if(typeof value==
"function")return value;if(value!=null)throw new TypeError(`Expected the "${key}" option to be a function`);if(required2)throw new TypeError(`Missing required o\
ption "${key}"`);return null},getLength=({length})=>{if(Number.isInteger(length)&&length>=0)return length;throw new TypeError("Expected function.length to be a \
positive integer")}}});var require_table=__commonJS({"node_modules/better-sqlite3/lib/methods/table.js"(exports2,module2){"use strict";var{cppdb}=require_util();module2.exports=function(name,factory){
if(typeof name!="string")throw new TypeError("Expected first argument to be a string");if(!name)throw new TypeError("Virtual table module name cannot be an empt\
y string");let eponymous=!1;if(typeof factory=="object"&&factory!==null)eponymous=!0,factory=defer(parseTableDefinition(factory,"used",name));else{if(typeof factory!=
"function")throw new TypeError("Expected second argument to be a function or a table definition object");factory=wrapFactory(factory)}return this[cppdb].table(factory,
name,eponymous),this};function wrapFactory(factory){return function(moduleName,databaseName,tableName,...args){let thisObject={module:moduleName,database:databaseName,
table:tableName},def=apply2.call(factory,thisObject,args);if(typeof def!="object"||def===null)throw new TypeError(`Virtual table module "${moduleName}" did not \
return a table definition object`);return parseTableDefinition(def,"returned",moduleName)}}function parseTableDefinition(def,verb,moduleName){if(!hasOwnProperty.
call(def,"rows"))throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition without a "rows" property`);if(!hasOwnProperty.call(def,"c\
olumns"))throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition without a "columns" property`);let rows=def.rows;if(typeof rows!="\
function"||Object.getPrototypeOf(rows)!==GeneratorFunctionPrototype)throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition with an\
 invalid "rows" property (should be a generator function)`);let columns=def.columns;if(!Array.isArray(columns)||!(columns=[...columns]).every(x=>typeof x=="stri\
ng"))throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition with an invalid "columns" property (should be an array of strings)`);if(columns.
length!==new Set(columns).size)throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition with duplicate column names`);if(!columns.length)
throw new RangeError(`Virtual table module "${moduleName}" ${verb} a table definition with zero columns`);let parameters;if(hasOwnProperty.call(def,"parameters")){
if(parameters=def.parameters,!Array.isArray(parameters)||!(parameters=[...parameters]).every(x=>typeof x=="string"))throw new TypeError(`Virtual table module "${moduleName}\
" ${verb} a table definition with an invalid "parameters" property (should be an array of strings)`)}else parameters=inferParameters(rows);if(parameters.length!==
new Set(parameters).size)throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition with duplicate parameter names`);if(parameters.length>
32)throw new RangeError(`Virtual table module "${moduleName}" ${verb} a table definition with more than the maximum number of 32 parameters`);for(let parameter of parameters)
if(columns.includes(parameter))throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition with column "${parameter}" which was ambiguo\
usly defined as both a column and parameter`);let safeIntegers=2;if(hasOwnProperty.call(def,"safeIntegers")){let bool=def.safeIntegers;if(typeof bool!="boolean")
throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition with an invalid "safeIntegers" property (should be a boolean)`);safeIntegers=
+bool}let directOnly=!1;if(hasOwnProperty.call(def,"directOnly")&&(directOnly=def.directOnly,typeof directOnly!="boolean"))throw new TypeError(`Virtual table mo\
dule "${moduleName}" ${verb} a table definition with an invalid "directOnly" property (should be a boolean)`);return[`CREATE TABLE x(${[...parameters.map(identifier).
map(str=>`${str} HIDDEN`),...columns.map(identifier)].join(", ")});`,wrapGenerator(rows,new Map(columns.map((x,i)=>[x,parameters.length+i])),moduleName),parameters,
safeIntegers,directOnly]}function wrapGenerator(generator,columnMap,moduleName){return function*(...args){let output=args.map(x=>Buffer.isBuffer(x)?Buffer.from(
x):x);for(let i=0;i<columnMap.size;++i)output.push(null);for(let row of generator(...args))if(Array.isArray(row))extractRowArray(row,output,columnMap.size,moduleName),
yield output;else if(typeof row=="object"&&row!==null)extractRowObject(row,output,columnMap,moduleName),yield output;else throw new TypeError(`Virtual table mod\
ule "${moduleName}" yielded something that isn't a valid row object`)}}function extractRowArray(row,output,columnCount,moduleName){if(row.length!==columnCount)throw new TypeError(
`Virtual table module "${moduleName}" yielded a row with an incorrect number of columns`);let offset2=output.length-columnCount;for(let i=0;i<columnCount;++i)output[i+
offset2]=row[i]}function extractRowObject(row,output,columnMap,moduleName){let count2=0;for(let key of Object.keys(row)){let index=columnMap.get(key);if(index===
void 0)throw new TypeError(`Virtual table module "${moduleName}" yielded a row with an undeclared column "${key}"`);output[index]=row[key],count2+=1}if(count2!==
columnMap.size)throw new TypeError(`Virtual table module "${moduleName}" yielded a row with missing columns`)}function inferParameters({length}){if(!Number.isInteger(
length)||length<0)throw new TypeError("Expected function.length to be a positive integer");let params=[];for(let i=0;i<length;++i)params.push(`$${i+1}`);return params}
var{hasOwnProperty}=Object.prototype,{apply:apply2}=Function.prototype,GeneratorFunctionPrototype=Object.getPrototypeOf(function*(){}),identifier=str=>`"${str.replace(
/"/g,'""')}"`,defer=x=>()=>x}});var require_inspect=__commonJS({"node_modules/better-sqlite3/lib/methods/inspect.js"(exports2,module2){"use strict";var DatabaseInspection=function(){};module2.
exports=function(depth,opts){return Object.assign(new DatabaseInspection,this)}}});var require_database=__commonJS({"node_modules/better-sqlite3/lib/database.js"(exports2,module2){"use strict";var fs45=require("fs"),path=require("path"),util=require_util(),
SqliteError=require_sqlite_error(),DEFAULT_ADDON;function Database(filenameGiven,options){if(new.target==null)return new Database(filenameGiven,options);let buffer;
if(Buffer.isBuffer(filenameGiven)&&(buffer=filenameGiven,filenameGiven=":memory:"),filenameGiven==null&&(filenameGiven=""),options==null&&(options={}),typeof filenameGiven!=
"string")throw new TypeError("Expected first argument to be a string");if(typeof options!="object")throw new TypeError("Expected second argument to be an option\
s object");if("readOnly"in options)throw new TypeError('Misspelled option "readOnly" should be "readonly"');if("memory"in options)throw new TypeError('Option "m\
emory" was removed in v7.0.0 (use ":memory:" filename instead)');let filename=filenameGiven.trim(),anonymous=filename===""||filename===":memory:",readonly=util.
getBooleanOption(options,"readonly"),fileMustExist=util.getBooleanOption(options,"fileMustExist"),timeout="timeout"in options?options.timeout:5e3,verbose="verbo\
se"in options?options.verbose:null,nativeBinding="nativeBinding"in options?options.nativeBinding:null;if(readonly&&anonymous&&!buffer)throw new TypeError("In-me\
mory/temporary databases cannot be readonly");if(!Number.isInteger(timeout)||timeout<0)throw new TypeError('Expected the "timeout" option to be a positive integ\
er');if(timeout>2147483647)throw new RangeError('Option "timeout" cannot be greater than 2147483647');if(verbose!=null&&typeof verbose!="function")throw new TypeError(
'Expected the "verbose" option to be a function');if(nativeBinding!=null&&typeof nativeBinding!="string"&&typeof nativeBinding!="object")throw new TypeError('Ex\
pected the "nativeBinding" option to be a string or addon object');let addon;if(nativeBinding==null?addon=DEFAULT_ADDON||(DEFAULT_ADDON=require_bindings()("bett\
er_sqlite3.node")):typeof nativeBinding=="string"?addon=(typeof __non_webpack_require__=="function"?__non_webpack_require__:require)(path.resolve(nativeBinding).
replace(/(\.node)?$/,".node")):addon=nativeBinding,addon.isInitialized||(addon.setErrorConstructor(SqliteError),addon.isInitialized=!0),!anonymous&&!filename.startsWith(
"file:")&&!fs45.existsSync(path.dirname(filename)))throw new TypeError("Cannot open database because the directory does not exist");Object.defineProperties(this,
{[util.cppdb]:{value:new addon.Database(filename,filenameGiven,anonymous,readonly,fileMustExist,timeout,verbose||null,buffer||null)},...wrappers.getters})}var wrappers=require_wrappers();
Database.prototype.prepare=wrappers.prepare;Database.prototype.transaction=require_transaction();Database.prototype.pragma=require_pragma();Database.prototype.backup=
require_backup();Database.prototype.serialize=require_serialize();Database.prototype.function=require_function();Database.prototype.aggregate=require_aggregate();
Database.prototype.table=require_table();Database.prototype.loadExtension=wrappers.loadExtension;Database.prototype.exec=wrappers.exec;Database.prototype.close=
wrappers.close;Database.prototype.defaultSafeIntegers=wrappers.defaultSafeIntegers;Database.prototype.unsafeMode=wrappers.unsafeMode;Database.prototype[util.inspect]=
require_inspect();module2.exports=Database}});var require_lib=__commonJS({"node_modules/better-sqlite3/lib/index.js"(exports2,module2){"use strict";module2.exports=require_database();module2.exports.SqliteError=
require_sqlite_error()}});function openArchive(store,options){let path=store.archive,isReadOnly=options.readOnly??!1;if(isReadOnly){if(!import_node_fs4.default.existsSync(path))throw new LogbookError(
"ARCHIVE_UNAVAILABLE",`open archive ${path}: there is none yet`,{path,hint:"run `logbook reindex` to build it from the raw copies"})}else makePrivateFile(path);
let inode=inodeOf(path),db=openEngine({path,native:store.native,busyTimeoutMs:options.busyTimeoutMs,readOnly:isReadOnly});try{let version2=schemaVersion(db);if(version2>
SCHEMA_VERSION)throw newerError(path,version2);if(version2===SCHEMA_VERSION)return new Archive(db,path,{isReadOnly,inode});if(!isReadOnly)return migrate(db),new Archive(
db,path,{isReadOnly,inode})}catch(error){throw db.close(),error}return db.close(),openArchive(store,{busyTimeoutMs:options.busyTimeoutMs}).close(),openArchive(store,
options)}function quarantineArchive(store,nowMs){let stamp=new Date(nowMs).toISOString().replaceAll(/[:.]/g,"-"),target=`${store.archive}.damaged-${stamp}`;for(let suffix of[
"","-wal","-shm"])import_node_fs4.default.existsSync(store.archive+suffix)&&import_node_fs4.default.renameSync(store.archive+suffix,target+suffix);return target}
function newerError(path,version2){return new LogbookError("ARCHIVE_NEWER",`open archive ${path}: its schema is version ${version2}, this logbook knows ${SCHEMA_VERSION}`,
{path,hint:"update logbook; the archive was not touched"})}function makePrivateFile(path){import_node_fs4.default.existsSync(path)||(makeDirectory((0,import_node_path4.dirname)(
path)),import_node_fs4.default.closeSync(openForWrite(path,"a")))}function openEngine(options){let failures=[];for(let open2 of engines(options.native))try{return open2(
options)}catch(error){let known=translateError(error,options.path);if(known instanceof LogbookError)throw known;failures.push(error)}throw new LogbookError("ARC\
HIVE_UNAVAILABLE",`load a database engine for Node ${process.versions.node} (ABI ${process.versions.modules}): ${reasonsOf(failures)}`,{path:options.path,hint:"\
run `logbook doctor --fix`; until then search reads the raw copies",cause:failures[0]})}function*engines(native){for(let addon of addonPaths(native))yield options=>openBetterSqlite(
addon,options);yield openNodeSqlite}function*addonPaths(native){let folder=__dirname;for(;;){let addon=(0,import_node_path4.join)(folder,PACKAGED_ADDON);if(import_node_fs4.default.
existsSync(addon)){yield addon;break}let parent=(0,import_node_path4.dirname)(folder);if(parent===folder)break;folder=parent}let installed=(0,import_node_path4.join)(
native,process.versions.modules,ADDON);import_node_fs4.default.existsSync(installed)&&(yield installed)}function openBetterSqlite(addon,options){let Driver=loadBetterSqlite(),
{busyTimeoutMs:timeout,readOnly:readonly,path}=options;return wrapDatabase(new Driver(path,{nativeBinding:addon,timeout,readonly}),"better-sqlite3",path)}function loadBetterSqlite(){
try{return typeof require=="function"?require_lib():(0,import_node_module.createRequire)(__filename)("better-sqlite3")}catch(error){throw new Error("better-sqli\
te3 is not installed",{cause:error})}}function openNodeSqlite({path,busyTimeoutMs,readOnly}){let sqlite=loadNodeSqlite();if(sqlite===void 0)throw new Error("thi\
s Node has no node:sqlite");let db=wrapDatabase(new sqlite.DatabaseSync(path,{readOnly,timeout:busyTimeoutMs}),"node:sqlite",path);if(db.exec(`PRAGMA busy_timeo\
ut = ${busyTimeoutMs}`),db.prepare("SELECT sqlite_compileoption_used('ENABLE_FTS5') AS used").get()?.used===1)return db;throw db.close(),new Error("node:sqlite \
was built without FTS5")}function loadNodeSqlite(){let{emitWarning}=process;process.emitWarning=()=>{};try{return process.getBuiltinModule("node:sqlite")}finally{
process.emitWarning=emitWarning}}function reasonsOf(failures){return failures.map(failure2=>failure2 instanceof Error?failure2.message:String(failure2)).join(";\
 ")}var import_node_fs4,import_node_module,import_node_path4,PACKAGED_ADDON,ADDON,init_open=__esm({"lib/archive/open.ts"(){"use strict";import_node_fs4=__toESM(require("node:fs"),1),
import_node_module=require("node:module"),import_node_path4=require("node:path");init_errors();init_files();init_database();init_handle();init_migrate();PACKAGED_ADDON=
(0,import_node_path4.join)("node_modules","better-sqlite3","build","Release","better_sqlite3.node"),ADDON="better_sqlite3.node"}});function checkArchive({store}){if(!import_node_fs5.default.existsSync(store.archive))return import_node_fs5.default.existsSync(store.sessions)&&import_node_fs5.default.
readdirSync(store.sessions).length>0?[{level:"warning",subject:"archive",what:"there is none: search reads the raw copies",where:store.archive,advice:"logbook r\
eindex"}]:[];try{let archive=openArchive(store,{readOnly:!0,busyTimeoutMs:BUSY_TIMEOUT_MS});try{let[first]=archive.prepare("PRAGMA quick_check(1)").all();if(first?.
quick_check!=="ok")return[damaged(store.archive,first?.quick_check??"no answer")];let turns=archive.prepare("SELECT count(*) AS n FROM turns").get()?.n??0,megabytes=Math.
round(import_node_fs5.default.statSync(store.archive).size/1e6);return[{level:"ok",subject:"archive",what:`${turns} turns, ${megabytes} MB, ${archive.engine}`,where:store.
archive}]}finally{archive.close()}}catch(error){if(!(error instanceof LogbookError))throw error;return error.code==="ARCHIVE_CORRUPT"?[damaged(store.archive,error.
message)]:[{level:error.code==="ARCHIVE_UNAVAILABLE"?"hint":"problem",subject:"archive",what:error.message,where:store.archive,...error.hint!==void 0&&{advice:error.
hint}}]}}function damaged(where,what){return{level:"problem",subject:"archive",what:`it is damaged (${what}); nothing is lost, it is derived from the raw copies`,
where,advice:"logbook reindex"}}var import_node_fs5,BUSY_TIMEOUT_MS,init_check_archive=__esm({"lib/cli/doctor/check-archive.ts"(){"use strict";import_node_fs5=__toESM(require("node:fs"),1);
init_open();init_errors();BUSY_TIMEOUT_MS=5e3}});function jsonStringifyReplacer(_,value){return typeof value=="bigint"?value.toString():value}function cached(getter){return new Cached(getter)}function cleanRegex(source){
let start=source.startsWith("^")?1:0,end=source.endsWith("$")?source.length-1:source.length;return source.slice(start,end)}function assignProp(target,prop,value){
Object.defineProperty(target,prop,{value,writable:!0,enumerable:!0,configurable:!0})}function isObject(data){return typeof data=="object"&&data!==null&&!Array.isArray(
data)}function clone(inst,def,params){let cl=new inst._zod.constr(def??inst._zod.def);return(!def||params?.parent)&&(cl._zod.parent=inst),cl}function normalizeParams(_params){
let params=_params;if(!params)return{};if(typeof params=="string")return{error:()=>params};if(params?.message!==void 0){if(params?.error!==void 0)throw new Error(
"Cannot specify both `message` and `error` params");params.error=params.message}return delete params.message,typeof params.error=="string"?{...params,error:()=>params.
error}:params}function optionalKeys(shape){return Object.keys(shape).filter(k=>shape[k]._zod.optin!==void 0&&shape[k]._zod.optout==="optional")}function aborted(x,startIndex=0){
if(x.aborted===!0)return!0;for(let i=startIndex;i<x.issues.length;i++)if(x.issues[i]?.continue!==!0)return!0;return!1}function explicitlyAborted(x,startIndex=0){
if(x.aborted===!0)return!0;for(let i=startIndex;i<x.issues.length;i++)if(x.issues[i]?.continue===!1)return!0;return!1}function prefixIssues(path,issues){return issues.
map(iss=>{var _a3;return(_a3=iss).path??(_a3.path=[]),iss.path.unshift(path),iss})}function unwrapMessage(message){return typeof message=="string"?message:message?.
message}function attachSchema(issues,start,inst){var _a3;for(let i=start;i<issues.length;i++)(_a3=issues[i]).schema??(_a3.schema=inst)}function finalizeIssue(iss,ctx,config3){
var _a3;let traits=iss.inst?._zod?.traits;traits?.has("$ZodType")&&(traits.has("$ZodCheck")?(_a3=iss).schema??(_a3.schema=iss.inst):iss.schema=iss.inst);let schemaError=iss.
schema!==iss.inst?iss.schema?._zod.def?.error:void 0,message=iss.message?iss.message:unwrapMessage(iss.inst?._zod.def?.error?.(iss))??unwrapMessage(schemaError?.(
iss))??unwrapMessage(ctx?.error?.(iss))??unwrapMessage(config3.customError?.(iss))??unwrapMessage(config3.localeError?.(iss))??"Invalid input",full={};for(let k of Object.
keys(iss))k==="inst"||k==="schema"||k==="continue"||k==="input"||k==="__proto__"||(full[k]=iss[k]);return full.path??(full.path=[]),full.message=message,ctx?.reportInput&&
(full.input=iss.input),full}function members(proto,table){for(let key in table){let desc=Object.getOwnPropertyDescriptor(table,key);desc.get?Object.defineProperty(
proto,key,{...desc,enumerable:!1}):defineBound(proto,key,desc.value)}}function own(inst,key,value,enumerable=!0){return Object.defineProperty(inst,key,{configurable:!0,
writable:!0,enumerable,value}),value}function hide(inst,key,value){return own(inst,key,value,!1)}function defineBound(proto,key,fn){Object.defineProperty(proto,
key,{configurable:!0,get(){return this==null?fn:own(this,key,fn.bind(this))},set(value){own(this,key,value)}})}function claim(inst,sentinel){let proto=Object.getPrototypeOf(
inst);return sentinel in proto?void 0:proto}function defineLazyInternal(inst,key,compute){let proto=Object.getPrototypeOf(inst._zod);if(key in proto&&installing!==
inst._zod){installing=void 0;return}installing=inst._zod,Object.defineProperty(proto,key,{configurable:!0,get(){Object.defineProperty(this,key,breaker);let outer=broke;
broke=!1;try{let value=compute(this);return broke?delete this[key]:Object.defineProperty(this,key,{configurable:!0,writable:!0,value}),broke=broke||outer,value}catch(err){
throw delete this[key],broke=broke||outer,err}},set(value){Object.defineProperty(this,key,{configurable:!0,writable:!0,value})}})}function installLazyProp(inst,key,make,enumerable){
let proto=claim(inst,key);proto&&Object.defineProperty(proto,key,{configurable:!0,get(){let desc={configurable:!0,writable:!0,enumerable,value:void 0};return Object.
defineProperty(this,key,desc),desc.value=make(this),Object.defineProperty(this,key,desc),desc.value},set(value){Object.defineProperty(this,key,{configurable:!0,
writable:!0,enumerable,value})}})}var Cached,captureStackTrace,installing,broke,breaker,init_util=__esm({"node_modules/zod/v4/core/util.js"(){Cached=class{constructor(getter){
this._getter=getter,this._value=void 0}get value(){let getter=this._getter;return getter!==void 0&&(this._value=getter(),this._getter=void 0),this._value}};captureStackTrace=
"captureStackTrace"in Error?Error.captureStackTrace:(..._args)=>{};broke=!1,breaker={configurable:!0,get(){broke=!0}}}});function newError(Definition){let E=_E;if(E){let saved=E.stackTraceLimit;if(typeof saved=="number"){try{E.stackTraceLimit=0}catch{return _E=null,new Definition}
try{return new Definition}finally{E.stackTraceLimit=saved}}}return new Definition}function $constructor(name,initializer2,proto,params){let zodProto={};function Internals(def){
this.def=def,this.constr=_,this.traits=new Set}Internals.prototype=zodProto;let protoMembers=proto,initialized=protoMembers&&new WeakSet;function init(inst,def){
if(inst._zod){if(inst._zod.traits.has(name))return}else{_zodDesc.value=new Internals(def);try{Object.defineProperty(inst,"_zod",_zodDesc)}finally{_zodDesc.value=
void 0}}if(inst._zod.traits.add(name),initializer2(inst,def),initialized){let own2=Object.getPrototypeOf(inst),ctorProto=inst._zod.constr.prototype,up=own2;for(;up&&
up!==ctorProto;)up=Object.getPrototypeOf(up);let target=up??own2;initialized.has(target)||(initialized.add(target),members(target,protoMembers))}let proto2=_.prototype;
for(let k in proto2)Object.prototype.hasOwnProperty.call(proto2,k)&&(k in inst||(inst[k]=proto2[k].bind(inst)))}let Parent=params?.Parent??Object;class Definition extends Parent{}
Object.defineProperty(Definition,"name",{value:name});function _(def){let inst=params?.Parent?newError(Definition):this;init(inst,def);let deferred=inst._zod.deferred;
if(deferred){for(let fn of deferred)fn();inst._zod.deferred=void 0}let pp=globalThis.__zod_globalConfig?.postProcessor;return pp&&pp(inst),inst}return Object.defineProperty(
_,"init",{value:init}),Object.defineProperty(_,Symbol.hasInstance,{value:inst=>params?.Parent&&inst instanceof params.Parent?!0:inst?._zod?.traits?.has(name)}),
Object.defineProperty(_,"name",{value:name}),_}function config2(newConfig){return newConfig&&Object.assign(globalConfig,newConfig),globalConfig}var _a,_zodDesc,
_E,$ZodAsyncError,globalConfig,init_core=__esm({"node_modules/zod/v4/core/core.js"(){init_util();_zodDesc={value:void 0,enumerable:!1},_E="captureStackTrace"in Error?
Error:null;$ZodAsyncError=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}};(_a=globalThis).
__zod_globalConfig??(_a.__zod_globalConfig={});globalConfig=globalThis.__zod_globalConfig}});function _getMessage(){let internals=this._zod;return internals.message??(internals.message=JSON.stringify(internals.def,jsonStringifyReplacer,2)),internals.message}
function _setMessage(value){this._zod.message=value}var _messageDesc,_issuesDesc,_installedToString,initializer,$ZodError,$ZodRealError,init_errors2=__esm({"nod\
e_modules/zod/v4/core/errors.js"(){init_core();init_util();_messageDesc={get:_getMessage,set:_setMessage,enumerable:!0,configurable:!0},_issuesDesc={value:void 0,
enumerable:!1},_installedToString=new WeakSet([Object.prototype,Error.prototype]),initializer=(inst,def)=>{inst.name="$ZodError",_issuesDesc.value=def,Object.defineProperty(
inst,"issues",_issuesDesc),_issuesDesc.value=void 0,Object.defineProperty(inst,"message",_messageDesc);let proto=Object.getPrototypeOf(inst);_installedToString.
has(proto)||(_installedToString.add(proto),Object.defineProperty(proto,"toString",{configurable:!0,enumerable:!1,get(){let value=()=>this.message;return Object.
defineProperty(this,"toString",{value,configurable:!0,writable:!0}),value},set(value){Object.defineProperty(this,"toString",{value,configurable:!0,writable:!0})}}))},
$ZodError=$constructor("$ZodError",initializer),$ZodRealError=$constructor("$ZodError",initializer,void 0,{Parent:Error})}});function failure(Err,issues,ctx){let error;return{success:!1,get error(){return error||(error=new Err(issues.map(iss=>finalizeIssue(iss,ctx,config2()))),issues=
void 0,ctx=void 0),error},set error(e){error=e,issues=void 0,ctx=void 0}}}var _parse,parse3,_parseAsync,parseAsync,_safeParse,safeParse,_safeParseAsync,safeParseAsync,
init_parse=__esm({"node_modules/zod/v4/core/parse.js"(){init_core();init_errors2();init_util();_parse=_Err=>{let fn=(schema,value,_ctx,_params)=>{let ctx=_ctx?{
..._ctx,async:!1}:{async:!1},result=schema._zod.run({value,issues:[]},ctx);if(result instanceof Promise)throw new $ZodAsyncError;if(result.issues.length){let e=new(_params?.
Err??_Err)(result.issues.map(iss=>finalizeIssue(iss,ctx,config2())));throw captureStackTrace(e,_params?.callee??fn),e}return result.value};return fn},parse3=_parse(
$ZodRealError),_parseAsync=_Err=>{let fn=async(schema,value,_ctx,params)=>{let ctx=_ctx?{..._ctx,async:!0}:{async:!0},result=schema._zod.run({value,issues:[]},ctx);
if(result instanceof Promise&&(result=await result),result.issues.length){let e=new(params?.Err??_Err)(result.issues.map(iss=>finalizeIssue(iss,ctx,config2())));
throw captureStackTrace(e,params?.callee??fn),e}return result.value};return fn},parseAsync=_parseAsync($ZodRealError),_safeParse=_Err=>(schema,value,_ctx)=>{let ctx=_ctx?
{..._ctx,async:!1}:{async:!1},result=schema._zod.run({value,issues:[]},ctx);if(result instanceof Promise)throw new $ZodAsyncError;return result.issues.length?failure(
_Err,result.issues,ctx):{success:!0,data:result.value}},safeParse=_safeParse($ZodRealError);_safeParseAsync=_Err=>async(schema,value,_ctx)=>{let ctx=_ctx?{..._ctx,
async:!0}:{async:!0},result=schema._zod.run({value,issues:[]},ctx);return result instanceof Promise&&(result=await result),result.issues.length?failure(_Err,result.
issues,ctx):{success:!0,data:result.value}},safeParseAsync=_safeParseAsync($ZodRealError)}});var anyString,number,boolean,init_regexes=__esm({"node_modules/zod/v4/core/regexes.js"(){anyString=/^[\s\S]{0,}$/,number=/^-?\d+(?:\.\d+)?$/,boolean=/^(?:true|false)$/i}});var init_checks=__esm({"node_modules/zod/v4/core/checks.js"(){}});var init_doc=__esm({"node_modules/zod/v4/core/doc.js"(){}});var version,init_versions=__esm({"node_modules/zod/v4/core/versions.js"(){version={major:4,minor:6,patch:7}}});async function validateAsync(inst,value){let ctx={async:!0};return toStandardResult(await inst._zod.run({value,issues:[]},ctx),ctx)}function standardProps(inst){
return{validate:value=>{let ctx={async:!1};try{let r=inst._zod.run({value,issues:[]},ctx);if(!(r instanceof Promise))return toStandardResult(r,ctx)}catch{}return validateAsync(
inst,value)},vendor:"zod",version:1}}function handlePropertyResult(result,final,key,input,optin,optout){let isPresent=key in input,isOptionalOut=optout==="optio\
nal";if(!(!isPresent&&isOptionalOut&&optin==="optional")){if(result.issues.length){if(optin!==void 0&&isOptionalOut&&!isPresent)return;final.issues.push(...prefixIssues(
key,result.issues))}if(!isPresent&&optin===void 0){result.issues.length||final.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,path:[key]});
return}result.value===void 0?(isPresent||optin==="defaulted"&&!isOptionalOut)&&(final.value[key]=void 0):final.value[key]=result.value}}function normalizeDef(def){
let keys=Object.keys(def.shape),ownSymbols=Object.getOwnPropertySymbols(def.shape),symbolKeys=ownSymbols.length?ownSymbols:NO_SYMBOL_KEYS,allKeys=symbolKeys.length?
[...keys,...symbolKeys]:keys;for(let k of allKeys)if(!def.shape?.[k]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(k)}": expe\
cted a Zod schema`);let okeys=optionalKeys(def.shape);return{...def,allKeys,symbolKeys,keySet:new Set(keys),numKeys:keys.length,optionalKeys:new Set(okeys)}}function handleCatchall(proms,input,payload,ctx,def,inst,abortEarly){
let unrecognized=[],keySet=def.keySet,_catchall=def.catchall._zod,t=_catchall.def.type,optin=_catchall.optin,optout=_catchall.optout,seen=0;for(let key in input){
if(abortEarly&&payload.issues.length!==seen){if(aborted(payload,seen))break;seen=payload.issues.length}if(keySet.has(key))continue;if(key==="__proto__"){t==="ne\
ver"&&unrecognized.push(key);continue}if(t==="never"){unrecognized.push(key);continue}let r=_catchall.run({value:input[key],issues:[]},ctx);r instanceof Promise?
proms.push(r.then(r2=>handlePropertyResult(r2,payload,key,input,optin,optout))):handlePropertyResult(r,payload,key,input,optin,optout)}return unrecognized.length&&
payload.issues.push({code:"unrecognized_keys",keys:unrecognized,input,inst,continue:!0}),proms.length?Promise.all(proms).then(()=>payload):payload}function handleOptionalResult(payload,result){
return payload.value=result.issues.length?void 0:result.value,payload}var $ZodType,toStandardResult,$ZodString,$ZodNumber,$ZodBoolean,$ZodUnknown,NO_SYMBOL_KEYS,
$ZodObject,$ZodOptional,init_schemas=__esm({"node_modules/zod/v4/core/schemas.js"(){init_core();init_regexes();init_util();init_versions();init_util();$ZodType=
$constructor("$ZodType",(inst,def)=>{var _a3;inst??(inst={}),inst._zod.def=def,inst._zod.bag=inst._zod.bag||{},inst._zod.version=version;let defChecks=inst._zod.
def.checks,checks=inst._zod.traits.has("$ZodCheck")?[inst,...defChecks??[]]:defChecks?.length?[...defChecks]:[];for(let ch of checks)for(let fn of ch._zod.onattach)
fn(inst);if(checks.length===0)(_a3=inst._zod).deferred??(_a3.deferred=[]),inst._zod.deferred?.push(()=>{inst._zod.run=inst._zod.parse});else{let runChecks=(payload,checks2,ctx)=>{
if(payload.memo)return payload;let isAborted=aborted(payload),asyncResult;for(let ch of checks2){if(ch._zod.def.when){if(explicitlyAborted(payload)||!ch._zod.def.
when(payload))continue}else if(isAborted)continue;let currLen=payload.issues.length,_=ch._zod.check(payload);if(_ instanceof Promise&&ctx?.async===!1)throw new $ZodAsyncError;
if(asyncResult||_ instanceof Promise)asyncResult=(asyncResult??Promise.resolve()).then(async()=>{await _,payload.issues.length!==currLen&&(attachSchema(payload.
issues,currLen,inst),isAborted||(isAborted=aborted(payload,currLen)))});else{if(payload.issues.length===currLen)continue;attachSchema(payload.issues,currLen,inst),
isAborted||(isAborted=aborted(payload,currLen))}}return asyncResult?asyncResult.then(()=>payload):payload},handleCanaryResult=(canary,payload,ctx)=>{if(aborted(
canary))return canary.aborted=!0,canary;let checkResult=runChecks(payload,checks,ctx);if(checkResult instanceof Promise){if(ctx.async===!1)throw new $ZodAsyncError;
return checkResult.then(checkResult2=>inst._zod.parse(checkResult2,ctx))}return inst._zod.parse(checkResult,ctx)};inst._zod.run=(payload,ctx)=>{if(ctx.skipChecks)
return inst._zod.parse(payload,ctx);if(ctx.direction==="backward"){let canary=inst._zod.parse({value:payload.value,issues:[]},{...ctx,skipChecks:!0});return canary instanceof
Promise?canary.then(canary2=>handleCanaryResult(canary2,payload,ctx)):handleCanaryResult(canary,payload,ctx)}let result=inst._zod.parse(payload,ctx);if(result instanceof
Promise){if(ctx.async===!1)throw new $ZodAsyncError;return result.then(result2=>runChecks(result2,checks,ctx))}return runChecks(result,checks,ctx)}}},{get"~stan\
dard"(){return hide(this,"~standard",standardProps(this))},set"~standard"(value){own(this,"~standard",value)}}),toStandardResult=(r,ctx)=>r.issues.length?{issues:r.
issues.map(iss=>finalizeIssue(iss,ctx,config2()))}:{value:r.value};$ZodString=$constructor("$ZodString",(inst,def)=>{$ZodType.init(inst,def),inst._zod.pattern=def.
pattern??anyString,inst._zod.parse=(payload,_)=>{if(def.coerce)try{payload.value=String(payload.value)}catch{}return typeof payload.value=="string"||payload.issues.
push({expected:"string",code:"invalid_type",input:payload.value,inst}),payload}}),$ZodNumber=$constructor("$ZodNumber",(inst,def)=>{$ZodType.init(inst,def),inst.
_zod.pattern=number,inst._zod.parse=(payload,_ctx)=>{if(def.coerce)try{payload.value=Number(payload.value)}catch{}let input=payload.value;if(typeof input=="numb\
er"&&!Number.isNaN(input)&&Number.isFinite(input))return payload;let received=typeof input=="number"?Number.isNaN(input)?"NaN":Number.isFinite(input)?void 0:String(
input):void 0;return payload.issues.push({expected:"number",code:"invalid_type",input,inst,...received?{received}:{}}),payload}}),$ZodBoolean=$constructor("$Zod\
Boolean",(inst,def)=>{$ZodType.init(inst,def),inst._zod.pattern=boolean,inst._zod.parse=(payload,_ctx)=>{if(def.coerce)try{payload.value=!!payload.value}catch{}
let input=payload.value;return typeof input=="boolean"||payload.issues.push({expected:"boolean",code:"invalid_type",input,inst}),payload}}),$ZodUnknown=$constructor(
"$ZodUnknown",(inst,def)=>{$ZodType.init(inst,def),inst._zod.parse=payload=>payload});NO_SYMBOL_KEYS=[];$ZodObject=$constructor("$ZodObject",(inst,def)=>{$ZodType.
init(inst,def);let desc=Object.getOwnPropertyDescriptor(def,"shape"),sh=desc?.get?desc.get.raw:def.shape??{};if(sh){let get=()=>{let newSh={...sh};return Object.
defineProperty(def,"shape",{value:newSh}),get.raw=newSh,newSh};get.raw=sh,Object.defineProperty(def,"shape",{get})}let _normalized=cached(()=>normalizeDef(def));
defineLazyInternal(inst,"propValues",zod=>{let shape=zod.def.shape,propValues={};for(let key in shape){let field=shape[key]._zod;if(field.values){Object.prototype.
hasOwnProperty.call(propValues,key)||assignProp(propValues,key,new Set);for(let v of field.values)propValues[key].add(v);field.optin!==void 0&&propValues[key].add(
void 0)}}return propValues});let isObject2=isObject,catchall=def.catchall,value,memo=globalConfig.memoizer;memo?.attach(inst),inst._zod.parse=(payload,ctx)=>{value??
(value=_normalized.value);let input=payload.value;if(!isObject2(input))return payload.issues.push({expected:"object",code:"invalid_type",input,inst}),payload;payload.
value=memo?memo.alloc(inst,payload,{},ctx):{};let proms=[],shape=value.shape,abortEarly=ctx?.abortEarly,seen=payload.issues.length;for(let key of value.allKeys){
if(abortEarly&&payload.issues.length!==seen){if(aborted(payload,seen))break;seen=payload.issues.length}if(key==="__proto__")continue;let el=shape[key],optin=el.
_zod.optin,optout=el._zod.optout,r=el._zod.run({value:input[key],issues:[]},ctx);r instanceof Promise?proms.push(r.then(r2=>handlePropertyResult(r2,payload,key,
input,optin,optout))):handlePropertyResult(r,payload,key,input,optin,optout)}return catchall?handleCatchall(proms,input,payload,ctx,_normalized.value,inst,abortEarly===
!0):proms.length?Promise.all(proms).then(()=>payload):payload}});$ZodOptional=$constructor("$ZodOptional",(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(
inst,"optin",zod=>zod.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),inst._zod.optout="optional",defineLazyInternal(inst,"values",zod=>{let values=zod.
def.innerType._zod.values;return values?new Set([...values,void 0]):void 0}),defineLazyInternal(inst,"pattern",zod=>{let pattern=zod.def.innerType._zod.pattern;
return pattern?new RegExp(`^(${cleanRegex(pattern.source)})?$`):void 0}),inst._zod.parse=(payload,ctx)=>{if(payload.value===void 0){if(def.innerType._zod.optin!==
"defaulted")return payload;let result=def.innerType._zod.run({value:payload.value,issues:[]},ctx);return result instanceof Promise?result.then(result2=>handleOptionalResult(
payload,result2)):handleOptionalResult(payload,result)}return def.innerType._zod.run(payload,ctx)}})}});var init_memoizer=__esm({"node_modules/zod/v4/core/memoizer.js"(){}});var init_locales=__esm({"node_modules/zod/v4/locales/index.js"(){}});function registry(){return new $ZodRegistry}var _a2,$ZodRegistry,globalRegistry,init_registries=__esm({"node_modules/zod/v4/core/registries.js"(){$ZodRegistry=class{constructor(){
this._map=new WeakMap,this._idmap=new Map}add(schema,..._meta){let meta2=_meta[0];return this._map.set(schema,meta2),meta2&&typeof meta2=="object"&&"id"in meta2&&
this._idmap.set(meta2.id,schema),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(schema){let meta2=this._map.get(schema);return meta2&&
typeof meta2=="object"&&"id"in meta2&&this._idmap.delete(meta2.id),this._map.delete(schema),this}get(schema){let p=schema._zod.parent;if(p){let pm={...this.get(
p)??{}};delete pm.id;let f={...pm,...this._map.get(schema)};return Object.keys(f).length?f:void 0}return this._map.get(schema)}has(schema){return this._map.has(
schema)}};(_a2=globalThis).__zod_globalRegistry??(_a2.__zod_globalRegistry=registry());globalRegistry=globalThis.__zod_globalRegistry}});var init_compile=__esm({"node_modules/zod/v4/core/compile.js"(){}});function snapshotChecks(def){return def.checks&&(def.checks=[...def.checks]),def}function _string(Class,params){return new Class(snapshotChecks({type:"string",...normalizeParams(
params)}))}function _number(Class,params){return new Class(snapshotChecks({type:"number",checks:[],...normalizeParams(params)}))}function _boolean(Class,params){
return new Class({type:"boolean",...normalizeParams(params)})}function _unknown(Class){return new Class({type:"unknown"})}var init_api=__esm({"node_modules/zod/\
v4/core/api.js"(){init_util()}});var init_to_json_schema=__esm({"node_modules/zod/v4/core/to-json-schema.js"(){}});var init_json_schema=__esm({"node_modules/zod/v4/core/json-schema.js"(){}});var init_core2=__esm({"node_modules/zod/v4/core/index.js"(){init_core();init_parse();init_errors2();init_schemas();init_memoizer();init_checks();init_versions();
init_util();init_regexes();init_locales();init_registries();init_doc();init_compile();init_api();init_to_json_schema();init_json_schema()}});var init_parse2=__esm({"node_modules/zod/v4/mini/parse.js"(){init_core2()}});function string2(params){return _string(ZodMiniString,params)}function number2(params){return _number(ZodMiniNumber,params)}function boolean2(params){return _boolean(
ZodMiniBoolean,params)}function unknown(){return _unknown(ZodMiniUnknown)}function looseObject(shape,params){return new ZodMiniObject({type:"object",shape,catchall:unknown(),
...normalizeParams(params)})}function optional(innerType){return new ZodMiniOptional({type:"optional",innerType})}var ZodMiniType,ZodMiniString,ZodMiniNumber,ZodMiniBoolean,
ZodMiniUnknown,ZodMiniObject,ZodMiniOptional,init_schemas2=__esm({"node_modules/zod/v4/mini/schemas.js"(){init_core2();init_util();init_parse2();ZodMiniType=$constructor(
"ZodMiniType",(inst,def)=>{if(!inst._zod)throw new Error("Uninitialized schema in ZodMiniType.");$ZodType.init(inst,def),inst.def=def,inst.type=def.type},{get with(){
return this.check},set with(value){own(this,"with",value)},parse(data,params){return parse3(this,data,params,{callee:this.parse})},parseAsync(data,params){return parseAsync(
this,data,params,{callee:this.parseAsync})},safeParse(data,params){return safeParse(this,data,params)},safeParseAsync(data,params){return safeParseAsync(this,data,
params)},check(...checks){let def=this.def;return this.clone({...def,checks:[...def.checks??[],...checks.map(ch=>typeof ch=="function"?{_zod:{check:ch,def:{check:"\
custom"},onattach:[]}}:ch)]},{parent:!0})},clone(_def,params){return clone(this,_def,params)},brand(){return this},register(reg,meta2){return reg.add(this,meta2),
this},apply(fn,...args){return args.length===0?fn(this):fn(this,...args)}}),ZodMiniString=$constructor("ZodMiniString",(inst,def)=>{$ZodString.init(inst,def),ZodMiniType.
init(inst,def)});ZodMiniNumber=$constructor("ZodMiniNumber",(inst,def)=>{$ZodNumber.init(inst,def),ZodMiniType.init(inst,def)});ZodMiniBoolean=$constructor("Zod\
MiniBoolean",(inst,def)=>{$ZodBoolean.init(inst,def),ZodMiniType.init(inst,def)});ZodMiniUnknown=$constructor("ZodMiniUnknown",(inst,def)=>{$ZodUnknown.init(inst,
def),ZodMiniType.init(inst,def)});ZodMiniObject=$constructor("ZodMiniObject",(inst,def)=>{$ZodObject.init(inst,def),ZodMiniType.init(inst,def),installLazyProp(inst,
"shape",self=>self._zod.def.shape,!1)});ZodMiniOptional=$constructor("ZodMiniOptional",(inst,def)=>{$ZodOptional.init(inst,def),ZodMiniType.init(inst,def)})}});var init_checks2=__esm({"node_modules/zod/v4/mini/checks.js"(){}});var init_iso=__esm({"node_modules/zod/v4/mini/iso.js"(){}});var init_coerce=__esm({"node_modules/zod/v4/mini/coerce.js"(){}});var init_external=__esm({"node_modules/zod/v4/mini/external.js"(){init_core2();init_parse2();init_schemas2();init_checks2();init_locales();init_iso();init_coerce()}});var init_mini=__esm({"node_modules/zod/mini/index.js"(){init_external()}});var text2,count,logRecordSchema,init_log_record=__esm({"lib/contract/log-record.ts"(){"use strict";init_mini();text2=optional(string2()),count=optional(number2()),
logRecordSchema=looseObject({v:number2(),time:string2(),event:string2(),session:string2(),prompt_id:text2,agent_id:text2,agent_type:text2,parent_agent_id:text2,
spawned_agent_id:text2,tool:text2,tool_use_id:text2,target:text2,prompt:text2,source:text2,reason:text2,trigger:text2,model:text2,permission_mode:text2,stop_hook_active:optional(
boolean2()),input_bytes:count,output_bytes:count,hash:text2,duration_ms:count,ok:optional(boolean2()),error:text2,denial:text2,cwd:text2,client:text2,uuid:text2,
origin:optional(string2())})}});function parseJson(text3){try{return JSON.parse(text3)}catch(error){if(error instanceof SyntaxError)return;throw error}}function parseJsonObject(text3){let value=parseJson(
text3);return typeof value=="object"&&value!==null&&!Array.isArray(value)?value:void 0}var init_parse_json=__esm({"lib/text/parse-json.ts"(){"use strict"}});function parseLog(bytes,startOffset=0){let content={records:[],damage:[],tornTail:!1};for(let start=0;start<bytes.length;){let newline=bytes.indexOf(NEWLINE,start),
end=newline<0?bytes.length:newline,line=bytes.subarray(start,end);if(line.length>0){let isTail=newline<0;parseLine(line,{content,byteOffset:startOffset+start,isTail})}
start=end+1}return content}function parseLine(line,{content,byteOffset,isTail}){let record=parseRecord(line);if(record!==void 0){content.records.push({record,byteOffset});
return}if(isTail){content.tornTail=!0;return}let weldedAt=line.lastIndexOf(RECORD_START),welded=weldedAt>0?parseRecord(line.subarray(weldedAt)):void 0,bytes=welded===
void 0?line.length:weldedAt;content.damage.push({byteOffset,bytes,reason:reasonFor(line,welded!==void 0)}),welded!==void 0&&content.records.push({record:welded,
byteOffset:byteOffset+weldedAt})}function parseRecord(line){let parsed=logRecordSchema.safeParse(parseJson(line.toString("utf8")));return parsed.success?parsed.
data:void 0}function reasonFor(line,isWelded){return isWelded?"welded":line.includes(0)?"nul":line[0]===RECORD_START[0]?"torn":"not-json"}var NEWLINE,RECORD_START,
init_parse3=__esm({"lib/log/parse.ts"(){"use strict";init_log_record();init_parse_json();NEWLINE=10,RECORD_START=Buffer.from('{"v":')}});function readLog(path){return parseLog(readFileIfPresent(path)??Buffer.alloc(0))}function readLogHead(path,maxBytes){return parseLog(readHead(path,maxBytes))}function readLogTail(path,maxBytes){
let{start,bytes}=readTail(path,maxBytes+1),first=start===0?0:bytes.indexOf(10)+1;return{...parseLog(bytes.subarray(first),start+first),isPartial:start>0}}var init_read=__esm(
{"lib/log/read.ts"(){"use strict";init_files();init_parse3()}});function appendDiagnostic(store,entry){rotateWhenFull(store.diagnostics);let safe={...entry,message:bounded(entry.message)};entry.stack!==void 0&&(safe.stack=bounded(
entry.stack)),appendLine(store.diagnostics,JSON.stringify(safe))}function readDiagnostics(store,count2){return[rotatedPath(store.diagnostics),store.diagnostics].
flatMap(path=>(readFileIfPresent(path)?.toString("utf8")??"").split(`
`)).filter(line=>line!=="").flatMap(parseDiagnostic).slice(-count2)}function parseDiagnostic(line){let value=parseJson(line);return isDiagnostic(value)?[value]:
[]}function isDiagnostic(value){return typeof value=="object"&&value!==null&&"code"in value&&typeof value.code=="string"&&"message"in value&&typeof value.message==
"string"}function bounded(text3){return redact(text3.slice(0,MAX_TEXT_CHARS))}function rotatedPath(path){return path.replace(/\.jsonl$/,".1.jsonl")}function rotateWhenFull(path){
if(!((import_node_fs6.default.statSync(path,{throwIfNoEntry:!1})?.size??0)<MAX_FILE_BYTES))try{import_node_fs6.default.renameSync(path,rotatedPath(path))}catch(error){
if(errnoOf(error)!=="ENOENT")throw error}}var import_node_fs6,MAX_FILE_BYTES,MAX_TEXT_CHARS,init_diagnostics=__esm({"lib/platform/diagnostics.ts"(){"use strict";
import_node_fs6=__toESM(require("node:fs"),1);init_parse_json();init_redact();init_errors();init_files();MAX_FILE_BYTES=1024*1024,MAX_TEXT_CHARS=1e3}});function checkDiagnostics({store,nowMs}){let recent=readDiagnostics(store,MAX_ENTRIES).filter(({time:time2})=>nowMs-Date.parse(time2)<DAY_MS);if(recent.length===
0)return[{level:"ok",subject:"errors",what:"none in the last day"}];let kinds=new Map;for(let entry of recent){let kind=`${entry.code} in ${entry.event??"a hook"}`;
kinds.set(kind,{count:(kinds.get(kind)?.count??0)+1,last:entry})}return[...kinds].map(([kind,{count:count2,last}])=>({level:"warning",subject:"errors",what:`${count2}\
 x ${kind} in the last day, last: ${last.message}`,where:last.path??store.diagnostics}))}function checkLogs({store}){let logs=listDirectory(store.sessions).map(
name=>({session:name,path:sessionPaths(store,name).log})).flatMap(({session,path})=>{let stat=import_node_fs7.default.statSync(path,{throwIfNoEntry:!1});return stat===
void 0?[]:[{session,path,mtimeMs:stat.mtimeMs}]}).sort((left,right)=>right.mtimeMs-left.mtimeMs),findings=logs.slice(0,MAX_LOGS).flatMap(({session,path})=>{let{
damage}=readLog(path),[first]=damage;return first===void 0?[]:[{level:"warning",subject:"logs",what:`${damage.length} lines of session ${session} cannot be read\
 (${first.reason} at byte ${first.byteOffset}, line ${lineAt(path,first.byteOffset)}); the others are`,where:path}]});return findings.length>0?findings:[{level:"\
ok",subject:"logs",what:`${logs.length>MAX_LOGS?`the newest ${MAX_LOGS} of ${logs.length}`:`${logs.length}`} without damage`}]}function lineAt(path,byteOffset){
return import_node_fs7.default.readFileSync(path).subarray(0,byteOffset).toString("latin1").split(`
`).length}var import_node_fs7,DAY_MS,MAX_ENTRIES,MAX_LOGS,init_check_diagnostics=__esm({"lib/cli/doctor/check-diagnostics.ts"(){"use strict";import_node_fs7=__toESM(require("node:fs"),1);
init_read();init_diagnostics();init_files();init_paths();DAY_MS=24*36e5,MAX_ENTRIES=1e4,MAX_LOGS=500}});function probeHookNode(env){try{let output=(0,import_node_child_process2.execFileSync)("node",["--no-warnings","-e",NODE_PROBE],{encoding:"utf8",env:{...env,LOGBOOK_CHILD:"\
1"},stdio:["ignore","pipe","ignore"],timeout:PROBE_TIMEOUT_MS2});return JSON.parse(output)}catch{return}}function installedAddon(store,node){return(0,import_node_path5.join)(
store.native,node.abi,ADDON2)}function probeAddon(node,addon){if(!import_node_fs8.default.existsSync(addon))return"missing";let script="process.dlopen({ exports\
: {} }, process.argv[1])",{status:status2,stderr,signal}=(0,import_node_child_process2.spawnSync)(node.path,["-e",script,addon],{encoding:"utf8",timeout:PROBE_TIMEOUT_MS2,
stdio:["ignore","ignore","pipe"]});return status2===0?void 0:/^Error: (.+)/m.exec(stderr)?.[1]??`the process that loaded it ended with ${signal??status2}`}function packagedAddon(root){
let addon=(0,import_node_path5.join)(root,PACKAGED_ADDON2);return import_node_fs8.default.existsSync(addon)?addon:void 0}function findWorkingAddon(store,node,root){
let broken=[];for(let addon of[packagedAddon(root),installedAddon(store,node)]){if(addon===void 0||!import_node_fs8.default.existsSync(addon))continue;let problem=probeAddon(
node,addon);if(problem===void 0)return{addon,broken};broken.push({addon,problem})}return{broken}}function installAddon(store,node,addon){let target=installedAddon(
store,node);makeDirectory((0,import_node_path5.dirname)(target));let temporary=`${target}.${process.pid}.tmp`;return import_node_fs8.default.copyFileSync(addon,
temporary),import_node_fs8.default.chmodSync(temporary,384),import_node_fs8.default.renameSync(temporary,target),target}function buildAddon(store,node,env){let folder=import_node_fs8.default.
mkdtempSync((0,import_node_path5.join)((0,import_node_os.tmpdir)(),"logbook-native-"));try{let manifest={private:!0,dependencies:{"better-sqlite3":PACKAGE_VERSION},
allowScripts:{"better-sqlite3":!0}};import_node_fs8.default.writeFileSync((0,import_node_path5.join)(folder,"package.json"),JSON.stringify(manifest));let path=[
(0,import_node_path5.dirname)(node.path),env.PATH??""].join(process.platform==="win32"?";":":"),result=(0,import_node_child_process2.spawnSync)("npm",["install",
"--no-audit","--no-fund","--loglevel=error"],{cwd:folder,encoding:"utf8",env:{...env,PATH:path,LOGBOOK_CHILD:"1"},stdio:["ignore","ignore","pipe"],timeout:BUILD_TIMEOUT_MS,
shell:process.platform==="win32"}),addon=(0,import_node_path5.join)(folder,PACKAGED_ADDON2),problem=result.status===0?probeAddon(node,addon):lastLines(result.stderr??
result.error?.message);if(problem===void 0)return installAddon(store,node,addon);throw new LogbookError("ARCHIVE_UNAVAILABLE",`build better-sqlite3 ${PACKAGE_VERSION}\
 for Node ${node.version}: ${problem}`,{hint:"Capture and replay work without it; search reads the raw copies."})}finally{import_node_fs8.default.rmSync(folder,
{recursive:!0,force:!0})}}function lastLines(text3){return(text3??"npm did not run").trim().split(`
`).slice(-3).join(" ").slice(-400)}var import_node_child_process2,import_node_fs8,import_node_os,import_node_path5,ADDON2,PACKAGED_ADDON2,PACKAGE_VERSION,PROBE_TIMEOUT_MS2,
BUILD_TIMEOUT_MS,NODE_PROBE,init_native_module=__esm({"lib/cli/native-module.ts"(){"use strict";import_node_child_process2=require("node:child_process"),import_node_fs8=
__toESM(require("node:fs"),1),import_node_os=require("node:os"),import_node_path5=require("node:path");init_package();init_errors();init_files();ADDON2="better_\
sqlite3.node",PACKAGED_ADDON2=(0,import_node_path5.join)("node_modules","better-sqlite3","build","Release",ADDON2),PACKAGE_VERSION=package_default.optionalDependencies["\
better-sqlite3"],PROBE_TIMEOUT_MS2=1e4,BUILD_TIMEOUT_MS=15*6e4,NODE_PROBE=`console.log(JSON.stringify({ path: process.execPath, version: process.versions.node,
  abi: process.versions.modules, hasSqlite: require("node:module").builtinModules.includes("sqlite") || Boolean(process.getBuiltinModule?.("node:sqlite")) }))`}});function checkEngine(machine){let{node}=machine;if(node===void 0)return[{level:"problem",subject:"node",what:"there is no `node` on PATH: no hook runs",advice:"\
install Node 20.19 or newer, or start Claude Code from a shell that has it on PATH"}];let[major=0,minor=0]=node.version.split(".").map(Number);return[major<MIN_NODE[0]||
major===MIN_NODE[0]&&minor<MIN_NODE[1]?{level:"problem",subject:"node",what:`the hooks run on Node ${node.version}; 20.19 is the oldest that is supported`,where:node.
path,advice:"update Node, or put a newer one first on PATH"}:{level:"ok",subject:"node",what:node.version,where:node.path},...checkAddon(machine,node)]}function checkAddon(machine,node){
let{store,root}=machine,subject="sqlite",{addon,broken}=findWorkingAddon(store,node,root);if(addon===installedAddon(store,node))return[{level:"ok",subject,what:`\
better-sqlite3 for ABI ${node.abi}`,where:addon}];if(addon!==void 0)return[{level:"hint",subject,what:`better-sqlite3 for ABI ${node.abi}, but only beside this \
package`,where:addon,advice:"logbook doctor --fix puts a copy into the store, where every hook finds it",fix:()=>`installed ${installAddon(store,node,addon)}`}];
let advice="logbook doctor --fix installs better-sqlite3 for this Node (npm, about a minute)",fix=()=>`installed ${buildAddon(store,node,machine.env)}`,useless=broken.
map(at2=>({level:node.hasSqlite?"hint":"problem",subject,what:`this module does not load in Node ${node.version} (ABI ${node.abi}): ${at2.problem}`,where:at2.addon,
advice,fix}));return node.hasSqlite?[{level:"ok",subject,what:`node:sqlite of Node ${node.version}`},...useless.slice(0,1)]:useless.length>0?useless.slice(0,1):
[{level:"problem",subject,what:`no database engine for Node ${node.version} (ABI ${node.abi}): capture and replay work, search reads the raw copies`,advice,fix}]}
var MIN_NODE,init_check_engine=__esm({"lib/cli/doctor/check-engine.ts"(){"use strict";init_native_module();MIN_NODE=[20,19]}});function renderHooks({base,client}){let isKnown=version2=>client===void 0||compareVersions(client,version2)>=0,render3=isKnown(EXEC_FORM_CLIENT)?execForm:shellForm,
settings={};for(let{event,bundle,timeoutSeconds,minClient}of REGISTRATIONS){if(!isKnown(minClient))continue;let hook={...render3(`${base}/dist/hooks/${bundle}`),
timeout:timeoutSeconds};settings[event]=[{hooks:[hook]}]}return settings}function renderPermissions(store){return{allow:["search","show","replay","handoff"].map(
verb=>`Bash(logbook ${verb}:*)`),deny:[`Edit(${store}/**)`]}}function execForm(path){return{type:"command",command:"node",args:[path]}}function shellForm(path){
let[,variable,rest]=/^\$\{(\w+)\}(.*)$/.exec(path)??[void 0,void 0,path],quoted=`'${(rest??path).replaceAll("'","'\\''")}'`;return{type:"command",command:`node ${variable===
void 0?"":`"$${variable}"`}${quoted}`}}function compareVersions(left,right){let numbers=version2=>version2.split(/[.-]/).slice(0,3).map(Number),rightNumbers=numbers(
right);for(let[index,number3]of numbers(left).entries()){let difference=number3-(rightNumbers[index]??0);if(difference!==0)return difference}return 0}var REGISTRATIONS,
EXEC_FORM_CLIENT,init_registry=__esm({"lib/hook/registry.ts"(){"use strict";REGISTRATIONS=[{event:"SessionStart",bundle:"session-start.cjs",timeoutSeconds:10,minClient:"\
1.0.62"},{event:"UserPromptSubmit",bundle:"user-prompt-submit.cjs",timeoutSeconds:10,minClient:"1.0.54"},{event:"PostToolUse",bundle:"post-tool-use.cjs",timeoutSeconds:10,
minClient:"1.0.38"},{event:"PostToolUseFailure",bundle:"post-tool-use-failure.cjs",timeoutSeconds:10,minClient:"2.0.76"},{event:"SubagentStart",bundle:"subagent\
-start.cjs",timeoutSeconds:10,minClient:"2.0.43"},{event:"SubagentStop",bundle:"subagent-stop.cjs",timeoutSeconds:20,minClient:"1.0.41"},{event:"Stop",bundle:"s\
top.cjs",timeoutSeconds:20,minClient:"1.0.38"},{event:"StopFailure",bundle:"stop-failure.cjs",timeoutSeconds:20,minClient:"2.1.78"},{event:"PreCompact",bundle:"\
pre-compact.cjs",timeoutSeconds:30,minClient:"1.0.48"},{event:"PostCompact",bundle:"post-compact.cjs",timeoutSeconds:10,minClient:"2.1.76"},{event:"SessionEnd",
bundle:"session-end.cjs",timeoutSeconds:10,minClient:"1.0.85"}],EXEC_FORM_CLIENT="2.1.139"}});function deriveWantedEntries(options){let{base,client,storeRule}=options,rendered=renderHooks(client===void 0?{base}:{base,client}),hooks={};for(let[event,groups]of Object.
entries(rendered)){let handler=groups[0]?.hooks[0];handler!==void 0&&(hooks[event]={...handler})}let{allow,deny}=renderPermissions(storeRule??"");return{hooks,allow,
deny:storeRule===void 0?[]:deny}}function deriveStoreRule(store,place){return isInside(store.root,place.home)?["~",...(0,import_node_path6.relative)(place.home,
store.root).split(import_node_path6.sep)].join("/"):place.isCommitted?void 0:`/${store.root.split(import_node_path6.sep).join("/")}`}function createIsOurs(store){
let bundles=REGISTRATIONS.map(({bundle})=>(0,import_node_path6.basename)(bundle,".cjs")).join("|"),hookPath=new RegExp(`[/\\\\]dist[/\\\\]hooks[/\\\\](?:${bundles}\
)\\.cjs\\b`);return handler=>{let line=commandLine(handler);return hookPath.test(line)&&(/logbook/i.test(line)||line.includes(store.app))}}function commandLine(handler){
if(typeof handler!="object"||handler===null)return"";let command="command"in handler&&typeof handler.command=="string"?handler.command:"",args="args"in handler&&
Array.isArray(handler.args)?handler.args.map(String):[];return[command,...args].join(" ")}var import_node_path6,init_install_plan=__esm({"lib/cli/install-plan.t\
s"(){"use strict";import_node_path6=require("node:path");init_registry();init_code_place()}});function sha256(text3){return(0,import_node_crypto.createHash)("sha256").update(text3).digest("hex")}function recordFolder(store){return(0,import_node_path7.join)(
store.root,"installs")}function readRecord(store,settings){let bytes=readFileIfPresent(recordPath(store,settings));return bytes===void 0?void 0:parseRecord2(bytes.
toString("utf8"))}function writeRecord(store,record){writeFileAtomic(recordPath(store,record.settings),`${JSON.stringify(record,null,2)}
`)}function removeRecord(store,settings){import_node_fs9.default.rmSync(recordPath(store,settings),{force:!0})}function writeBackup(store,settings,copy){let stamp=copy.
time.replaceAll(/[:.]/g,"-"),path=(0,import_node_path7.join)(recordFolder(store),`${sha256(settings).slice(0,8)}-${stamp}.bak`);return writeFileAtomic(path,copy.
text),path}function readBackup(record){return record?.backup===void 0?void 0:readFileIfPresent(record.backup)?.toString("utf8")}function recordPath(store,settings){
return(0,import_node_path7.join)(recordFolder(store),`${sha256(settings).slice(0,8)}.json`)}function parseRecord2(text3){let value;try{value=JSON.parse(text3)}catch(error){
if(error instanceof SyntaxError)return;throw error}return typeof value=="object"&&value!==null&&"settings"in value&&"rules"in value&&Array.isArray(value.rules)?
value:void 0}var import_node_crypto,import_node_fs9,import_node_path7,init_install_record=__esm({"lib/cli/install-record.ts"(){"use strict";import_node_crypto=require("node:crypto"),
import_node_fs9=__toESM(require("node:fs"),1),import_node_path7=require("node:path");init_files()}});function projectOf(cwd){let identity=findGit(cwd)?.commonDir??realPath2(cwd),root=(0,import_node_path8.basename)(identity)===".git"?(0,import_node_path8.dirname)(
identity):identity,name=(0,import_node_path8.basename)(root)||"root";return{id:`${fileNamePart(name)}-${shortHash(identity)}`,name,root}}function findGit(start){
for(let folder=realPath2(start);;folder=(0,import_node_path8.dirname)(folder)){let commonDir=commonDirOf((0,import_node_path8.join)(folder,".git"))??(isBareRepository(
folder)?folder:void 0);if(commonDir!==void 0)return{top:folder,commonDir};if(folder===(0,import_node_path8.dirname)(folder))return}}function commonDirOf(dotGit){
let stat=import_node_fs10.default.statSync(dotGit,{throwIfNoEntry:!1});if(stat===void 0)return;let gitDir=stat.isDirectory()?dotGit:gitDirNamedIn(dotGit);if(gitDir===
void 0||!import_node_fs10.default.existsSync((0,import_node_path8.join)(gitDir,"HEAD")))return;let shared=readFileIfPresent((0,import_node_path8.join)(gitDir,"c\
ommondir"))?.toString("utf8").trim();return realPath2(shared?(0,import_node_path8.resolve)(gitDir,shared):gitDir)}function gitDirNamedIn(dotGit){let named=/^gitdir:\s*(.+?)\s*$/m.
exec(readFileIfPresent(dotGit)?.toString("utf8")??"")?.[1];return named===void 0?void 0:(0,import_node_path8.resolve)((0,import_node_path8.dirname)(dotGit),named)}
function isBareRepository(folder){return["HEAD","objects","refs"].every(name=>import_node_fs10.default.existsSync((0,import_node_path8.join)(folder,name)))}function realPath2(path){
let absolute=(0,import_node_path8.resolve)(path);if(import_node_fs10.default.existsSync(absolute))return import_node_fs10.default.realpathSync.native(absolute);
let parent=(0,import_node_path8.dirname)(absolute);return parent===absolute?absolute:(0,import_node_path8.join)(realPath2(parent),(0,import_node_path8.basename)(
absolute))}function fileNamePart(name){return name.replace(/[^A-Za-z0-9_]+/g,"-").replace(/^-+|-+$/g,"").slice(0,40)||"project"}function shortHash(identity){return sha256Hex(
identity).slice(0,8)}var import_node_fs10,import_node_path8,init_project=__esm({"lib/platform/project.ts"(){"use strict";import_node_fs10=__toESM(require("node:fs"),1),
import_node_path8=require("node:path");init_sha256();init_files()}});function projectFolder(cwd){return findGit(cwd)?.top??import_node_fs11.default.realpathSync.native(cwd)}function settingsPath(scope,place){return scope==="user"?
(0,import_node_path9.join)(clientRoot(place.env),"settings.json"):(0,import_node_path9.join)(place.project,".claude",scope==="project"?"settings.json":"settings\
.local.json")}function readSettingsFile(scope,path){let target=resolveLinks(path),bytes=readFileIfPresent(target),file={scope,path,target};if(bytes===void 0)return file;
let text3=bytes.toString("utf8");if(!Buffer.from(text3).equals(bytes))throw new LogbookError("SETTINGS_INVALID",`${path} is not UTF-8`,{path,hint:"Save it as UT\
F-8 and try again; nothing was changed."});return{...file,text:text3}}function writeSettingsFile(file,text3){if(readFileIfPresent(file.target)?.toString("utf8")!==
file.text)throw new LogbookError("SETTINGS_INVALID",`${file.path} changed while it was being edited`,{path:file.path,hint:"Try again; nothing was changed."});text3===
void 0?import_node_fs11.default.rmSync(file.target,{force:!0}):replaceFile(file,text3)}function replaceFile({target,path},text3){let mode=import_node_fs11.default.
statSync(target,{throwIfNoEntry:!1})?.mode,temporary=`${target}.${process.pid}.logbook.tmp`;try{import_node_fs11.default.mkdirSync((0,import_node_path9.dirname)(
target),{recursive:!0});let fd=import_node_fs11.default.openSync(temporary,"wx",NEW_FILE_MODE);try{writeWhole(fd,Buffer.from(text3)),mode!==void 0&&import_node_fs11.default.
fchmodSync(fd,mode&4095),import_node_fs11.default.fsyncSync(fd)}finally{import_node_fs11.default.closeSync(fd)}import_node_fs11.default.renameSync(temporary,target)}catch(error){
throw import_node_fs11.default.rmSync(temporary,{force:!0}),new LogbookError("SETTINGS_INVALID",`write ${path}`,{cause:error,path,hint:"Nothing was changed."})}
syncDirectory((0,import_node_path9.dirname)(target))}function resolveLinks(path){let target=path;for(let hops=0;hops<40;hops++){let link;try{link=import_node_fs11.default.
readlinkSync(target)}catch(error){let code=errnoOf(error);if(code==="ENOENT"||code==="EINVAL"||code==="ENOTDIR")return target;throw error}target=(0,import_node_path9.resolve)(
(0,import_node_path9.dirname)(target),link)}throw new LogbookError("SETTINGS_INVALID",`${path} is a link that leads in a circle`,{path})}var import_node_fs11,import_node_path9,
NEW_FILE_MODE,init_settings_file=__esm({"lib/cli/settings-file.ts"(){"use strict";import_node_fs11=__toESM(require("node:fs"),1),import_node_path9=require("node:path");
init_errors();init_files();init_paths();init_project();NEW_FILE_MODE=420}});function mergeEntries(text3,wanted,options){let{mark,body}=splitMark(text3.trim()===""?`{}
`:text3);parseSettings(body,options.path);let next=body;for(let event of hookEvents(next)){if(event in wanted.hooks)continue;let after=removeHandlers(next,event,
options.isOurs);next=after!==next&&isEmptyAt(after,["hooks",event])?removeMember(after,["hooks",event]):after}for(let[event,handler]of Object.entries(wanted.hooks))
next=mergeHandler(next,event,{handler,isOurs:options.isOurs});return next=mergeRules(next,"allow",wanted.allow),next=mergeRules(next,"deny",wanted.deny),mark+next}
function removeEntries(text3,options){let{mark,body}=splitMark(text3);parseSettings(body,options.path);let before=options.original?readJson(splitMark(options.original).
body):void 0,touched=[],next=body;for(let event of hookEvents(next)){let after=removeHandlers(next,event,options.isOurs);after!==next&&touched.push(["hooks",event]),
next=after}for(let list2 of["allow","deny"]){let after=removeRules(next,list2,options.rules);after!==next&&touched.push(["permissions",list2]),next=after}let parents=[
...new Set(touched.map(path=>path[0]))].map(key=>[key]);for(let path of[...touched,...parents])isEmptyAt(next,path)&&valueAt(before,path)===void 0&&(next=removeMember(
next,path));return mark+next}function findOwnHandlers(settings,isOurs){let found=[],hooks=valueAt(settings,["hooks"]);if(typeof hooks!="object"||hooks===null)return found;
for(let[event,groups]of Object.entries(hooks))for(let{handler}of handlersOf(groups,isOurs))found.push({event,handler});return found}function mergeHandler(text3,event,ours){
let{handler,isOurs}=ours,groups=valueAt(readJson(text3),["hooks",event]),[kept2]=handlersOf(groups,isOurs).filter(({group})=>!isNarrowed(groups,group));if(kept2===
void 0)return insertGroup(removeHandlers(text3,event,isOurs),event,{hooks:[handler]});let next=(0,import_node_util3.isDeepStrictEqual)(kept2.handler,handler)?text3:
replaceValue(text3,["hooks",event,kept2.group,"hooks",kept2.index],handler);return removeHandlers(next,event,isOurs,kept2)}function isNarrowed(groups,group){let matcher=valueAt(
groups,[group,"matcher"]);return matcher!==void 0&&matcher!==""&&matcher!=="*"}function insertGroup(text3,event,group){let settings=readJson(text3);return valueAt(
settings,["hooks"])===void 0?insertMember(text3,[],{key:"hooks",value:{[event]:[group]}}):valueAt(settings,["hooks",event])===void 0?insertMember(text3,["hooks"],
{key:event,value:[group]}):insertMember(text3,["hooks",event],{value:group})}function handlersOf(groups,isOurs){let places=[];if(!Array.isArray(groups))return places;
for(let[group,entry]of groups.entries()){let handlers=valueAt(entry,["hooks"]);if(Array.isArray(handlers))for(let[index,handler]of handlers.entries())isOurs(handler)&&
places.push({group,index,handler})}return places}function removeHandlers(text3,event,isOurs,except){let next=text3,places=handlersOf(valueAt(readJson(text3),["h\
ooks",event]),isOurs);for(let{group,index}of places.reverse())except!==void 0&&group===except.group&&index===except.index||(next=removeMember(next,["hooks",event,
group,"hooks",index]),isEmptyAt(next,["hooks",event,group,"hooks"])&&(next=removeMember(next,["hooks",event,group])));return next}function mergeRules(text3,list2,rules){
let next=text3;for(let rule of rules){let settings=readJson(next),present=valueAt(settings,["permissions",list2]);Array.isArray(present)&&present.includes(rule)||
(valueAt(settings,["permissions"])===void 0?next=insertMember(next,[],{key:"permissions",value:{[list2]:[rule]}}):present===void 0?next=insertMember(next,["perm\
issions"],{key:list2,value:[rule]}):next=insertMember(next,["permissions",list2],{value:rule}))}return next}function removeRules(text3,list2,rules){let next=text3,
present=valueAt(readJson(text3),["permissions",list2]);if(!Array.isArray(present))return text3;for(let index=present.length-1;index>=0;index--)rules.includes(present[index])&&
(next=removeMember(next,["permissions",list2,index]));return next}function hookEvents(text3){return Object.keys(valueAt(readJson(text3),["hooks"])??{})}function isEmptyAt(text3,path){
let value=valueAt(readJson(text3),path);return typeof value=="object"&&value!==null&&Object.keys(value).length===0}var import_node_util3,init_settings_text=__esm(
{"lib/cli/settings-text.ts"(){"use strict";import_node_util3=require("node:util");init_json_edit();init_settings_parse()}});function readRegistrations(place){let isOurs=createIsOurs(place.store),found={files:[],broken:[]},seen=new Set;for(let scope of SCOPES){let path=settingsPath(scope,
place);if(seen.has(path))continue;seen.add(path);let settings=readSettings2(scope,path,found);if(settings===void 0)continue;let handlers=findOwnHandlers(settings,
isOurs);handlers.length>0&&found.files.push({scope,path,handlers}),noteSwitches(settings,path,found)}return found}function noteSwitches(settings,path,found){let disableAll=valueAt(
settings,["disableAllHooks"]);disableAll===!0?found.disabledIn=path:disableAll===!1&&delete found.disabledIn;for(let[name,isEnabled]of Object.entries(valueAt(settings,
["enabledPlugins"])??{}))PLUGIN.test(name)&&(isEnabled===!0?found.pluginIn=path:delete found.pluginIn)}function readSettings2(scope,path,found){try{let{text:text3}=readSettingsFile(
scope,path);return text3===void 0||text3.trim()===""?void 0:parseSettings(text3,path)}catch(error){if(!(error instanceof LogbookError))throw error;found.broken.
push({path,error});return}}var PLUGIN,SCOPES,init_registrations=__esm({"lib/cli/registrations.ts"(){"use strict";init_errors();init_install_plan();init_settings_file();
init_settings_parse();init_settings_text();PLUGIN=/^logbook@/,SCOPES=["user","project","local"]}});function checkRegistrations(machine){let{env,store,project,client}=machine,found=readRegistrations({env,store,project}),findings=found.broken.map(({path,error})=>({
level:"problem",subject:"settings",what:`${error.message}: the client ignores the whole file`,where:path,advice:"correct the file"}));found.disabledIn!==void 0&&
findings.push({level:"problem",subject:SUBJECT,what:"all hooks are switched off (disableAllHooks)",where:found.disabledIn,advice:"take disableAllHooks out of it"});
for(let registration of found.files)findings.push(...checkFile(machine,registration));let places=[...found.files.map(({path})=>path),...found.pluginIn===void 0?
[]:["the plugin"]];return places.length>1&&findings.push({level:"warning",subject:SUBJECT,what:`registered ${places.length} times: nothing counts twice, but eve\
ry hook runs ${places.length} times`,where:places.join(", "),advice:"keep one: logbook uninstall takes out the user's settings, --project or --local the others"}),
places.length===0&&findings.push({level:"problem",subject:SUBJECT,what:"not registered: nothing is captured",advice:"logbook install"}),findings.push(client===void 0?
{level:"hint",subject:"client",what:"there is no `claude` on PATH: its version is unknown"}:{level:"ok",subject:"client",what:`Claude Code ${client}`}),findings}
function checkFile(machine,{path,scope,handlers}){let{client,project,store}=machine,base=baseOf(commandLine(handlers[0]?.handler)),again=`logbook install${scope===
"user"?"":` --${scope}`}`,problem=(what,where=path)=>({level:"problem",subject:SUBJECT,what,where,advice:`run ${again}`});if(base===void 0)return[problem("the c\
ommand of a hook is not one that install writes")];let folder=base.replace(/^\$\{?CLAUDE_PROJECT_DIR\}?/,()=>project),wanted=deriveWantedEntries({base,client}).
hooks,missing=Object.keys(wanted).filter(event=>!handlers.some(handler=>handler.event===event)),doubled=handlers.filter(({event},at2)=>handlers.findIndex(other=>other.
event===event)!==at2),isStale=handlers.some(({event,handler})=>!(0,import_node_util4.isDeepStrictEqual)(handler,wanted[event])),findings=[];import_node_fs12.default.
existsSync(`${folder}/dist/hooks`)||findings.push(problem("the hooks point at files that are not there",folder)),missing.length>0&&findings.push(problem(`no hoo\
k for ${missing.join(", ")}`)),doubled.length>0&&findings.push(problem(`more than one hook for ${doubled.map(({event})=>event).join(", ")}`)),isStale&&missing.length===
0&&findings.push(problem(`written for another client or version than Claude Code ${client??"(newest)"}`));let installed=folder.startsWith(store.app)?folder.slice(
store.app.length+1):VERSION;if(installed!==VERSION&&findings.push(problem(`they run version ${installed}, this is ${VERSION}`)),findings.length>0)return findings;
let record=readRecord(store,path),note=record===void 0?"":` (installed ${record.time.slice(0,10)})`;return[{level:"ok",subject:SUBJECT,what:`${handlers.length} \
events${note}`,where:path}]}function baseOf(line){return/^node (.+?)[/\\]dist[/\\]hooks[/\\]/.exec(line)?.[1]?.replaceAll(/["']/g,"")}var import_node_fs12,import_node_util4,
SUBJECT,init_check_registrations=__esm({"lib/cli/doctor/check-registrations.ts"(){"use strict";import_node_fs12=__toESM(require("node:fs"),1),import_node_util4=
require("node:util");init_install_plan();init_install_record();init_registrations();init_version();SUBJECT="hooks"}});function projectsRoot(env){return(0,import_node_path10.join)(clientRoot(env),"projects")}function findTranscripts(place){let stat=import_node_fs13.default.statSync(
place,{throwIfNoEntry:!1});if(stat===void 0)throw new LogbookError("INPUT_INVALID",`there is no ${place}`,{path:place});if(stat.isFile())return{files:[readSingle(
place,stat)],passedOver:[]};let found=[place,...subfolders(place)].flatMap(folder=>[...transcriptsIn(folder)]),bySession=new Map;for(let file of found)file.bytes>
(bySession.get(file.session)?.bytes??-1)&&bySession.set(file.session,file);let files=[...bySession.values()].sort((left,right)=>left.mtimeMs-right.mtimeMs),passedOver=found.
filter(file=>bySession.get(file.session)!==file).map(({path})=>path);return{files,passedOver}}function readSingle(path,stat){let name=(0,import_node_path10.basename)(
path);if(!SESSION_FILE.test(name))throw new LogbookError("INPUT_INVALID",`${path} is not named like a transcript (<session id>.jsonl)`,{path});return{session:name.
slice(0,-6),path,bytes:stat.size,mtimeMs:stat.mtimeMs}}function*transcriptsIn(folder){for(let name of listDirectory(folder)){if(!SESSION_FILE.test(name))continue;
let path=(0,import_node_path10.join)(folder,name),stat=import_node_fs13.default.statSync(path,{throwIfNoEntry:!1});stat?.isFile()&&(yield{session:name.slice(0,-6),
path,bytes:stat.size,mtimeMs:stat.mtimeMs})}}function subfolders(folder){return listDirectory(folder).map(name=>(0,import_node_path10.join)(folder,name)).filter(
path=>import_node_fs13.default.statSync(path,{throwIfNoEntry:!1})?.isDirectory())}function findAgents(transcript){let folder=(0,import_node_path10.join)(companionFolder(
transcript),"subagents"),workflows=(0,import_node_path10.join)(folder,"workflows");return[folder,...listDirectory(workflows).filter(name=>WORKFLOW_FOLDER.test(name)).
map(name=>(0,import_node_path10.join)(workflows,name))].flatMap(path=>listDirectory(path).flatMap(name=>{let id=AGENT_FILE.exec(name)?.[1];return id===void 0?[]:
[{id,path:(0,import_node_path10.join)(path,name)}]}))}function companionFolder(transcript){return(0,import_node_path10.join)((0,import_node_path10.dirname)(transcript),
(0,import_node_path10.basename)(transcript,".jsonl"))}function toolResultsFolder(transcript){return(0,import_node_path10.join)(companionFolder(transcript),"tool\
-results")}var import_node_fs13,import_node_path10,SESSION_FILE,AGENT_FILE,WORKFLOW_FOLDER,init_transcripts=__esm({"lib/worker/transcripts.ts"(){"use strict";import_node_fs13=
__toESM(require("node:fs"),1),import_node_path10=require("node:path");init_errors();init_files();init_paths();SESSION_FILE=/^[0-9a-f-]{36}\.jsonl$/,AGENT_FILE=/^agent-([A-Za-z0-9_-]+)\.jsonl$/,
WORKFLOW_FOLDER=/^wf_/}});function countImportable(env,store){let root=projectsRoot(env);if(!import_node_fs14.default.existsSync(root))return{sessions:0,bytes:0};let missing=findTranscripts(
root).files.filter(({session})=>!import_node_fs14.default.existsSync((0,import_node_path11.join)(sessionPaths(store,session).raw,"main")));return{sessions:missing.
length,bytes:missing.reduce((sum3,{bytes})=>sum3+bytes,0)}}var import_node_fs14,import_node_path11,init_importable=__esm({"lib/cli/importable.ts"(){"use strict";
import_node_fs14=__toESM(require("node:fs"),1),import_node_path11=require("node:path");init_paths();init_transcripts()}});function checkConfig({store,env}){let{problems}=loadConfig(store,env);return problems.length===0?[{level:"ok",subject:"config",what:"every setting is valid"}]:problems.
map(({message})=>({level:"problem",subject:"config",what:`${message}; the default is used`,where:store.config,advice:"logbook config shows the settings and chan\
ges them"}))}function checkRetention({store,env,project}){let{sessions:sessions2,bytes}=countImportable(env,store),days=clientKeepDays(env,project);return sessions2===
0?[{level:"ok",subject:"history",what:"every transcript of the client is in the store"}]:[{level:"hint",subject:"history",what:`${sessions2} earlier sessions (${Math.
max(1,Math.round(bytes/1e6))} MB) are not in the store; Claude Code deletes them after ${days} days`,advice:"logbook import"}]}function clientKeepDays(env,project){
let path=settingsPath("user",{env,project});try{let{text:text3}=readSettingsFile("user",path),days=text3===void 0||text3.trim()===""?void 0:parseSettings(text3,
path).cleanupPeriodDays;return typeof days=="number"?days:CLIENT_KEEP_DAYS}catch(error){if(error instanceof LogbookError)return CLIENT_KEEP_DAYS;throw error}}var CLIENT_KEEP_DAYS,
init_check_settings=__esm({"lib/cli/doctor/check-settings.ts"(){"use strict";init_errors();init_load_config();init_importable();init_settings_file();init_settings_parse();
CLIENT_KEEP_DAYS=30}});function checkStore({store}){let stat=import_node_fs15.default.statSync(store.root,{throwIfNoEntry:!1});if(stat===void 0)return[{level:"hint",subject:"store",what:"\
nothing has been recorded yet",where:store.root,advice:"install the hooks (logbook install), then work in Claude Code as usual"}];let findings=[...checkOwner(store.
root,stat),...checkModes(store.root),...checkRoom(store.root)];return findings.length>0?findings:[{level:"ok",subject:"store",what:`${listDirectory(store.sessions).
length} sessions`,where:store.root}]}function checkOwner(root,stat){let uid=process.getuid?.();if(uid!==void 0&&stat.uid!==uid){let advice=`sudo chown -R ${uid}\
 ${root}`;return[{level:"problem",subject:"store",what:`it belongs to user ${stat.uid}, you are ${uid}`,where:root,advice}]}try{return import_node_fs15.default.
accessSync(root,import_node_fs15.default.constants.W_OK|import_node_fs15.default.constants.X_OK),[]}catch{return[{level:"problem",subject:"store",what:"it canno\
t be written",where:root,advice:`chmod 700 ${root}`}]}}function checkModes(root){if(process.platform==="win32")return[];let open2=[root,...listDirectory(root).map(
name=>(0,import_node_path12.join)(root,name))].filter(path=>{let stat=import_node_fs15.default.statSync(path,{throwIfNoEntry:!1});return stat!==void 0&&(stat.mode&
OTHERS_MASK)!==0}),[first]=open2;if(first===void 0)return[];let more=open2.length>1?` and ${open2.length-1} more`:"";return[{level:"problem",subject:"store",what:`\
others may read or write it (${open2.length===1?"mode":"modes"} wider than 0700)`,where:`${first}${more}`,advice:"logbook doctor --fix takes the rights away",fix:()=>{
for(let path of open2)import_node_fs15.default.chmodSync(path,import_node_fs15.default.statSync(path).mode&~OTHERS_MASK&4095);return`took others' rights from ${open2.
length} entries in ${root}`}}]}function checkRoom(root){let{bavail,bsize}=import_node_fs15.default.statfsSync(root);return bavail*bsize>=MIN_FREE_BYTES?[]:[{level:"\
warning",subject:"store",what:`only ${Math.round(bavail*bsize/1e6)} MB are free on its disk`,where:root,advice:"make room: what does not fit is not captured"}]}
var import_node_fs15,import_node_path12,OTHERS_MASK,MIN_FREE_BYTES,init_check_store=__esm({"lib/cli/doctor/check-store.ts"(){"use strict";import_node_fs15=__toESM(require("node:fs"),1),
import_node_path12=require("node:path");init_files();OTHERS_MASK=63,MIN_FREE_BYTES=5e8}});function putJob(store,job){let path=(0,import_node_path13.join)(store.queue,`${job.kind}-${safeName(job.session)}.json`),temporary=`${path}.${process.pid}.${Math.
random().toString(36).slice(2)}.tmp`,fd=openForWrite(temporary,"wx");try{try{writeWhole(fd,Buffer.from(`${JSON.stringify(job)}
`))}finally{import_node_fs16.default.closeSync(fd)}return import_node_fs16.default.linkSync(temporary,path),!0}catch(error){if(errnoOf(error)==="EEXIST")return!1;
throw error}finally{import_node_fs16.default.rmSync(temporary,{force:!0})}}function hasJobs(store){return listDirectory(store.queue).some(name=>WAITING.test(name)||
TAKEN.test(name))}var import_node_fs16,import_node_path13,WAITING,TAKEN,init_queue=__esm({"lib/platform/queue.ts"(){"use strict";import_node_fs16=__toESM(require("node:fs"),1),
import_node_path13=require("node:path");init_parse_json();init_errors();init_files();init_paths();WAITING=/\.json$/,TAKEN=/^(.+\.json)\.[^.]+\.taken$/}});function isWorkerAlive(store,clock){let stat=import_node_fs17.default.statSync(`${store.workerLock}.lock`,{throwIfNoEntry:!1});return stat!==void 0&&clock()-stat.
mtimeMs<LOCK_FRESH_MS}function wakeWorker(store,script,clock){if(isWorkerAlive(store,clock))return!1;if(!import_node_fs17.default.existsSync(script))throw new LogbookError(
"SPAWN_FAILED",`start the worker: no file ${script}`,{path:script});makeDirectory(store.root);let{spawn}=process.getBuiltinModule("node:child_process"),child=spawn(
process.execPath,[script],{cwd:store.root,detached:!0,stdio:"ignore",windowsHide:!0,env:{...process.env,LOGBOOK_HOME:store.root,LOGBOOK_CHILD:"1"}});return child.
on("error",ignoreFailedStart),child.unref(),child.pid!==void 0}function ignoreFailedStart(){}var import_node_fs17,LOCK_FRESH_MS,init_wake=__esm({"lib/platform/w\
ake.ts"(){"use strict";import_node_fs17=__toESM(require("node:fs"),1);init_errors();init_files();LOCK_FRESH_MS=1e4}});function clearFailure(store,session){import_node_fs18.default.rmSync(failurePath(store,session),{force:!0})}function readFailures(store){let folder=failureFolder(
store);return listDirectory(folder).flatMap(name=>{if(!name.endsWith(".json"))return[];let value=parseFailure(import_node_fs18.default.readFileSync((0,import_node_path14.join)(
folder,name),"utf8"));return value===void 0?[]:[value]})}function codeOf(error){return errnoOf(error)??"UNEXPECTED"}function failureFolder(store){return(0,import_node_path14.join)(
store.root,"failed")}function failurePath(store,session){return(0,import_node_path14.join)(failureFolder(store),`${safeName(session)}.json`)}function parseFailure(text3){
try{let value=JSON.parse(text3);return typeof value=="object"&&value!==null&&"attempts"in value?value:void 0}catch(error){if(error instanceof SyntaxError)return;
throw error}}var import_node_fs18,import_node_path14,MAX_DELAY_MS,SURROUNDINGS_DELAY_MS,init_retries=__esm({"lib/worker/retries.ts"(){"use strict";import_node_fs18=
__toESM(require("node:fs"),1),import_node_path14=require("node:path");init_errors();init_files();init_paths();MAX_DELAY_MS=24*36e5,SURROUNDINGS_DELAY_MS=10*6e4}});function checkWorker({store,nowMs}){let waiting=listDirectory(store.queue).filter(name=>name.includes(".json")),late=waiting.filter(name=>{let stat=import_node_fs19.default.
statSync((0,import_node_path15.join)(store.queue,name),{throwIfNoEntry:!1});return stat!==void 0&&nowMs-stat.mtimeMs>LATE_MS}),failures=readFailures(store),findings=failures.
map(({session,isParked,attempts,code,message})=>{let what=isParked?`given up after ${attempts} tries`:`failed ${Math.max(1,attempts)} times, tried again by itse\
lf`;return{level:isParked?"problem":"warning",subject:"worker",what:`work on session ${session} ${what} (${code}: ${message})`,...isParked&&{advice:"logbook doc\
tor --fix lets the worker try again",fix:()=>(clearFailure(store,session),putJob(store,{v:1,kind:"session",session,time:new Date(nowMs).toISOString()}),`put ses\
sion ${session} back into the queue`)}}}),isAlive=isWorkerAlive(store,()=>nowMs);return late.length>0&&failures.length===0&&!isAlive&&findings.push({level:"warn\
ing",subject:"worker",what:`${late.length} jobs have waited for more than a day`,where:store.queue,advice:"the next hook starts the worker; worker.log says what\
 it did last"}),findings.length>0?findings:[{level:"ok",subject:"worker",what:`${isAlive?"at work":"idle"}, ${waiting.length} jobs waiting`}]}var import_node_fs19,
import_node_path15,LATE_MS,init_check_worker=__esm({"lib/cli/doctor/check-worker.ts"(){"use strict";import_node_fs19=__toESM(require("node:fs"),1),import_node_path15=
require("node:path");init_files();init_queue();init_wake();init_retries();LATE_MS=24*36e5}});var doctor_exports={};__export(doctor_exports,{run:()=>run3});function run3(context,args){let machine=probeMachine(context),findings=CHECKS.flatMap(check=>check(
machine)),fixed=[];if(isSet(args,"fix")){for(let{fix}of findings)fix!==void 0&&fixed.push(applyFix(context,fix));fixed.length>0&&(findings=CHECKS.flatMap(check=>check(
machine)))}let isWell=findings.every(({level})=>level==="ok"||level==="hint");return isSet(args,"json")?context.output.printJson({isWell,fixed,findings:findings.
map(({fix:_fix,...finding})=>finding)}):context.output.print(render(context,findings,fixed)),isWell?0:1}function probeMachine({env,store,cwd,clock}){return{env,
store,project:projectFolder(cwd),root:packageRoot(),nowMs:clock(),node:probeHookNode(env),client:readClientVersion(env)}}function applyFix(context,fix){try{return fix()}catch(error){
let message=error instanceof Error?error.message:String(error);return context.output.note(`logbook: ${message}`),`failed: ${message}`}}function render({paint},findings,fixed){
let width=Math.max(...findings.map(({subject})=>subject.length)),lines=fixed.map(text3=>`${paint("green","done")}  ${text3}`);for(let{level,subject,what,where,advice}of findings){
let[style,mark]=MARKS[level],indent2=" ".repeat(width+8);lines.push(`${paint(style,mark.padEnd(4))}  ${subject.padEnd(width)}  ${what}`),where!==void 0&&lines.push(
`${indent2}${paint("dim",where)}`),advice!==void 0&&lines.push(`${indent2}-> ${advice}`)}return`${lines.join(`
`)}
`}var CHECKS,MARKS,init_doctor=__esm({"lib/cli/commands/doctor.ts"(){"use strict";init_client_version();init_code_place();init_check_archive();init_check_diagnostics();
init_check_engine();init_check_registrations();init_check_settings();init_check_store();init_check_worker();init_native_module();init_parse_args();init_settings_file();
CHECKS=[checkStore,checkEngine,checkRegistrations,checkConfig,checkArchive,checkWorker,checkDiagnostics,checkLogs,checkRetention];MARKS={ok:["green","ok"],hint:[
"cyan","hint"],warning:["yellow","warn"],problem:["red","BAD"]}}});function renderDuration(ms){let rounded=Math.max(0,Math.round(ms));return rounded<1e3?`${rounded}ms`:rounded<6e4-1e3/2?`${(rounded/1e3).toFixed(1)}s`:rounded<36e5-
1e3/2?pair(Math.round(rounded/1e3),60,"m","s"):rounded<864e5-6e4/2?pair(Math.round(rounded/6e4),60,"h","m"):pair(Math.round(rounded/36e5),24,"d","h")}function pair(smallUnits,base,big,small){
return`${Math.floor(smallUnits/base)}${big} ${two(smallUnits%base)}${small}`}function renderBytes(bytes){if(bytes<1e3)return`${bytes} B`;let value=bytes,unit=-1;
for(;value>=999.5&&unit<SIZE_UNITS.length-1;)value/=1e3,unit++;return`${value<9.95?value.toFixed(1):Math.round(value)} ${SIZE_UNITS[unit]}`}function renderCount(count2){
return count2<1e3?String(count2):count2<999950?`${(count2/1e3).toFixed(count2<99950?1:0)}k`:`${(count2/1e6).toFixed(1)}M`}function renderDay(ms){let date2=new Date(
ms);return`${date2.getFullYear()}-${two(date2.getMonth()+1)}-${two(date2.getDate())}`}function renderClock(ms){let date2=new Date(ms);return`${two(date2.getHours())}\
:${two(date2.getMinutes())}:${two(date2.getSeconds())}`}function renderDayTime(ms){return`${renderDay(ms)} ${renderClock(ms).slice(0,5)}`}function renderNumber(count2,noun){
return`${count2} ${noun}${count2===1?"":"s"}`}function two(number3){return String(number3).padStart(2,"0")}var SIZE_UNITS,init_units=__esm({"lib/replay/units.ts"(){
"use strict";SIZE_UNITS=["kB","MB","GB","TB"]}});var require_polyfills=__commonJS({"node_modules/graceful-fs/polyfills.js"(exports2,module2){var constants=require("constants"),origCwd=process.cwd,cwd=null,platform=process.
env.GRACEFUL_FS_PLATFORM||process.platform;process.cwd=function(){return cwd||(cwd=origCwd.call(process)),cwd};try{process.cwd()}catch{}typeof process.chdir=="f\
unction"&&(chdir=process.chdir,process.chdir=function(d){cwd=null,chdir.call(process,d)},Object.setPrototypeOf&&Object.setPrototypeOf(process.chdir,chdir));var chdir;
module2.exports=patch;function patch(fs45){constants.hasOwnProperty("O_SYMLINK")&&process.version.match(/^v0\.6\.[0-2]|^v0\.5\./)&&patchLchmod(fs45),fs45.lutimes||
patchLutimes(fs45),fs45.chown=chownFix(fs45.chown),fs45.fchown=chownFix(fs45.fchown),fs45.lchown=chownFix(fs45.lchown),fs45.chmod=chmodFix(fs45.chmod),fs45.fchmod=
chmodFix(fs45.fchmod),fs45.lchmod=chmodFix(fs45.lchmod),fs45.chownSync=chownFixSync(fs45.chownSync),fs45.fchownSync=chownFixSync(fs45.fchownSync),fs45.lchownSync=
chownFixSync(fs45.lchownSync),fs45.chmodSync=chmodFixSync(fs45.chmodSync),fs45.fchmodSync=chmodFixSync(fs45.fchmodSync),fs45.lchmodSync=chmodFixSync(fs45.lchmodSync),
fs45.stat=statFix(fs45.stat),fs45.fstat=statFix(fs45.fstat),fs45.lstat=statFix(fs45.lstat),fs45.statSync=statFixSync(fs45.statSync),fs45.fstatSync=statFixSync(fs45.
fstatSync),fs45.lstatSync=statFixSync(fs45.lstatSync),fs45.chmod&&!fs45.lchmod&&(fs45.lchmod=function(path,mode,cb){cb&&process.nextTick(cb)},fs45.lchmodSync=function(){}),
fs45.chown&&!fs45.lchown&&(fs45.lchown=function(path,uid,gid,cb){cb&&process.nextTick(cb)},fs45.lchownSync=function(){}),platform==="win32"&&(fs45.rename=typeof fs45.
rename!="function"?fs45.rename:(function(fs$rename){function rename(from,to,cb){var start=Date.now(),backoff=0;fs$rename(from,to,function CB(er){if(er&&(er.code===
"EACCES"||er.code==="EPERM"||er.code==="EBUSY")&&Date.now()-start<6e4){setTimeout(function(){fs45.stat(to,function(stater,st){stater&&stater.code==="ENOENT"?fs$rename(
from,to,CB):cb(er)})},backoff),backoff<100&&(backoff+=10);return}cb&&cb(er)})}return Object.setPrototypeOf&&Object.setPrototypeOf(rename,fs$rename),rename})(fs45.
rename)),fs45.read=typeof fs45.read!="function"?fs45.read:(function(fs$read){function read(fd,buffer,offset2,length,position,callback_){var callback;if(callback_&&
typeof callback_=="function"){var eagCounter=0;callback=function(er,_,__){if(er&&er.code==="EAGAIN"&&eagCounter<10)return eagCounter++,fs$read.call(fs45,fd,buffer,
offset2,length,position,callback);callback_.apply(this,arguments)}}return fs$read.call(fs45,fd,buffer,offset2,length,position,callback)}return Object.setPrototypeOf&&
Object.setPrototypeOf(read,fs$read),read})(fs45.read),fs45.readSync=typeof fs45.readSync!="function"?fs45.readSync:(function(fs$readSync){return function(fd,buffer,offset2,length,position){
for(var eagCounter=0;;)try{return fs$readSync.call(fs45,fd,buffer,offset2,length,position)}catch(er){if(er.code==="EAGAIN"&&eagCounter<10){eagCounter++;continue}
throw er}}})(fs45.readSync);function patchLchmod(fs46){fs46.lchmod=function(path,mode,callback){fs46.open(path,constants.O_WRONLY|constants.O_SYMLINK,mode,function(err,fd){
if(err){callback&&callback(err);return}fs46.fchmod(fd,mode,function(err2){fs46.close(fd,function(err22){callback&&callback(err2||err22)})})})},fs46.lchmodSync=function(path,mode){
var fd=fs46.openSync(path,constants.O_WRONLY|constants.O_SYMLINK,mode),threw=!0,ret;try{ret=fs46.fchmodSync(fd,mode),threw=!1}finally{if(threw)try{fs46.closeSync(
fd)}catch{}else fs46.closeSync(fd)}return ret}}function patchLutimes(fs46){constants.hasOwnProperty("O_SYMLINK")&&fs46.futimes?(fs46.lutimes=function(path,at2,mt,cb){
fs46.open(path,constants.O_SYMLINK,function(er,fd){if(er){cb&&cb(er);return}fs46.futimes(fd,at2,mt,function(er2){fs46.close(fd,function(er22){cb&&cb(er2||er22)})})})},
fs46.lutimesSync=function(path,at2,mt){var fd=fs46.openSync(path,constants.O_SYMLINK),ret,threw=!0;try{ret=fs46.futimesSync(fd,at2,mt),threw=!1}finally{if(threw)
try{fs46.closeSync(fd)}catch{}else fs46.closeSync(fd)}return ret}):fs46.futimes&&(fs46.lutimes=function(_a3,_b,_c,cb){cb&&process.nextTick(cb)},fs46.lutimesSync=
function(){})}function chmodFix(orig){return orig&&function(target,mode,cb){return orig.call(fs45,target,mode,function(er){chownErOk(er)&&(er=null),cb&&cb.apply(
this,arguments)})}}function chmodFixSync(orig){return orig&&function(target,mode){try{return orig.call(fs45,target,mode)}catch(er){if(!chownErOk(er))throw er}}}
function chownFix(orig){return orig&&function(target,uid,gid,cb){return orig.call(fs45,target,uid,gid,function(er){chownErOk(er)&&(er=null),cb&&cb.apply(this,arguments)})}}
function chownFixSync(orig){return orig&&function(target,uid,gid){try{return orig.call(fs45,target,uid,gid)}catch(er){if(!chownErOk(er))throw er}}}function statFix(orig){
return orig&&function(target,options,cb){typeof options=="function"&&(cb=options,options=null);function callback(er,stats2){stats2&&(stats2.uid<0&&(stats2.uid+=
4294967296),stats2.gid<0&&(stats2.gid+=4294967296)),cb&&cb.apply(this,arguments)}return options?orig.call(fs45,target,options,callback):orig.call(fs45,target,callback)}}
function statFixSync(orig){return orig&&function(target,options){var stats2=options?orig.call(fs45,target,options):orig.call(fs45,target);return stats2&&(stats2.
uid<0&&(stats2.uid+=4294967296),stats2.gid<0&&(stats2.gid+=4294967296)),stats2}}function chownErOk(er){if(!er||er.code==="ENOSYS")return!0;var nonroot=!process.
getuid||process.getuid()!==0;return!!(nonroot&&(er.code==="EINVAL"||er.code==="EPERM"))}}}});var require_legacy_streams=__commonJS({"node_modules/graceful-fs/legacy-streams.js"(exports2,module2){var Stream=require("stream").Stream;module2.exports=legacy;
function legacy(fs45){return{ReadStream,WriteStream};function ReadStream(path,options){if(!(this instanceof ReadStream))return new ReadStream(path,options);Stream.
call(this);var self=this;this.path=path,this.fd=null,this.readable=!0,this.paused=!1,this.flags="r",this.mode=438,this.bufferSize=64*1024,options=options||{};for(var keys=Object.
keys(options),index=0,length=keys.length;index<length;index++){var key=keys[index];this[key]=options[key]}if(this.encoding&&this.setEncoding(this.encoding),this.
start!==void 0){if(typeof this.start!="number")throw TypeError("start must be a Number");if(this.end===void 0)this.end=1/0;else if(typeof this.end!="number")throw TypeError(
"end must be a Number");if(this.start>this.end)throw new Error("start must be <= end");this.pos=this.start}if(this.fd!==null){process.nextTick(function(){self._read()});
return}fs45.open(this.path,this.flags,this.mode,function(err,fd){if(err){self.emit("error",err),self.readable=!1;return}self.fd=fd,self.emit("open",fd),self._read()})}
function WriteStream(path,options){if(!(this instanceof WriteStream))return new WriteStream(path,options);Stream.call(this),this.path=path,this.fd=null,this.writable=
!0,this.flags="w",this.encoding="binary",this.mode=438,this.bytesWritten=0,options=options||{};for(var keys=Object.keys(options),index=0,length=keys.length;index<
length;index++){var key=keys[index];this[key]=options[key]}if(this.start!==void 0){if(typeof this.start!="number")throw TypeError("start must be a Number");if(this.
start<0)throw new Error("start must be >= zero");this.pos=this.start}this.busy=!1,this._queue=[],this.fd===null&&(this._open=fs45.open,this._queue.push([this._open,
this.path,this.flags,this.mode,void 0]),this.flush())}}}});var require_clone=__commonJS({"node_modules/graceful-fs/clone.js"(exports2,module2){"use strict";module2.exports=clone2;var getPrototypeOf=Object.getPrototypeOf||
function(obj){return obj.__proto__};function clone2(obj){if(obj===null||typeof obj!="object")return obj;if(obj instanceof Object)var copy={__proto__:getPrototypeOf(
obj)};else var copy=Object.create(null);return Object.getOwnPropertyNames(obj).forEach(function(key){Object.defineProperty(copy,key,Object.getOwnPropertyDescriptor(
obj,key))}),copy}}});var require_graceful_fs=__commonJS({"node_modules/graceful-fs/graceful-fs.js"(exports2,module2){var fs45=require("fs"),polyfills=require_polyfills(),legacy=require_legacy_streams(),
clone2=require_clone(),util=require("util"),gracefulQueue,previousSymbol;typeof Symbol=="function"&&typeof Symbol.for=="function"?(gracefulQueue=Symbol.for("gra\
ceful-fs.queue"),previousSymbol=Symbol.for("graceful-fs.previous")):(gracefulQueue="___graceful-fs.queue",previousSymbol="___graceful-fs.previous");function noop(){}
function publishQueue(context,queue2){Object.defineProperty(context,gracefulQueue,{get:function(){return queue2}})}var debug=noop;util.debuglog?debug=util.debuglog(
"gfs4"):/\bgfs4\b/i.test(process.env.NODE_DEBUG||"")&&(debug=function(){var m=util.format.apply(util,arguments);m="GFS4: "+m.split(/\n/).join(`
GFS4: `),console.error(m)});fs45[gracefulQueue]||(queue=global[gracefulQueue]||[],publishQueue(fs45,queue),fs45.close=(function(fs$close){function close(fd,cb){
return fs$close.call(fs45,fd,function(err){err||resetQueue(),typeof cb=="function"&&cb.apply(this,arguments)})}return Object.defineProperty(close,previousSymbol,
{value:fs$close}),close})(fs45.close),fs45.closeSync=(function(fs$closeSync){function closeSync(fd){fs$closeSync.apply(fs45,arguments),resetQueue()}return Object.
defineProperty(closeSync,previousSymbol,{value:fs$closeSync}),closeSync})(fs45.closeSync),/\bgfs4\b/i.test(process.env.NODE_DEBUG||"")&&process.on("exit",function(){
debug(fs45[gracefulQueue]),require("assert").equal(fs45[gracefulQueue].length,0)}));var queue;global[gracefulQueue]||publishQueue(global,fs45[gracefulQueue]);module2.
exports=patch(clone2(fs45));process.env.TEST_GRACEFUL_FS_GLOBAL_PATCH&&!fs45.__patched&&(module2.exports=patch(fs45),fs45.__patched=!0);function patch(fs46){polyfills(
fs46),fs46.gracefulify=patch,fs46.createReadStream=createReadStream,fs46.createWriteStream=createWriteStream;var fs$readFile=fs46.readFile;fs46.readFile=readFile;
function readFile(path,options,cb){return typeof options=="function"&&(cb=options,options=null),go$readFile(path,options,cb);function go$readFile(path2,options2,cb2,startTime){
return fs$readFile(path2,options2,function(err){err&&(err.code==="EMFILE"||err.code==="ENFILE")?enqueue([go$readFile,[path2,options2,cb2],err,startTime||Date.now(),
Date.now()]):typeof cb2=="function"&&cb2.apply(this,arguments)})}}var fs$writeFile=fs46.writeFile;fs46.writeFile=writeFile;function writeFile(path,data,options,cb){
return typeof options=="function"&&(cb=options,options=null),go$writeFile(path,data,options,cb);function go$writeFile(path2,data2,options2,cb2,startTime){return fs$writeFile(
path2,data2,options2,function(err){err&&(err.code==="EMFILE"||err.code==="ENFILE")?enqueue([go$writeFile,[path2,data2,options2,cb2],err,startTime||Date.now(),Date.
now()]):typeof cb2=="function"&&cb2.apply(this,arguments)})}}var fs$appendFile=fs46.appendFile;fs$appendFile&&(fs46.appendFile=appendFile);function appendFile(path,data,options,cb){
return typeof options=="function"&&(cb=options,options=null),go$appendFile(path,data,options,cb);function go$appendFile(path2,data2,options2,cb2,startTime){return fs$appendFile(
path2,data2,options2,function(err){err&&(err.code==="EMFILE"||err.code==="ENFILE")?enqueue([go$appendFile,[path2,data2,options2,cb2],err,startTime||Date.now(),Date.
now()]):typeof cb2=="function"&&cb2.apply(this,arguments)})}}var fs$copyFile=fs46.copyFile;fs$copyFile&&(fs46.copyFile=copyFile2);function copyFile2(src,dest,flags,cb){
return typeof flags=="function"&&(cb=flags,flags=0),go$copyFile(src,dest,flags,cb);function go$copyFile(src2,dest2,flags2,cb2,startTime){return fs$copyFile(src2,
dest2,flags2,function(err){err&&(err.code==="EMFILE"||err.code==="ENFILE")?enqueue([go$copyFile,[src2,dest2,flags2,cb2],err,startTime||Date.now(),Date.now()]):typeof cb2==
"function"&&cb2.apply(this,arguments)})}}var fs$readdir=fs46.readdir;fs46.readdir=readdir;var noReaddirOptionVersions=/^v[0-5]\./;function readdir(path,options,cb){
typeof options=="function"&&(cb=options,options=null);var go$readdir=noReaddirOptionVersions.test(process.version)?function(path2,options2,cb2,startTime){return fs$readdir(
path2,fs$readdirCallback(path2,options2,cb2,startTime))}:function(path2,options2,cb2,startTime){return fs$readdir(path2,options2,fs$readdirCallback(path2,options2,
cb2,startTime))};return go$readdir(path,options,cb);function fs$readdirCallback(path2,options2,cb2,startTime){return function(err,files){err&&(err.code==="EMFIL\
E"||err.code==="ENFILE")?enqueue([go$readdir,[path2,options2,cb2],err,startTime||Date.now(),Date.now()]):(files&&files.sort&&files.sort(),typeof cb2=="function"&&
cb2.call(this,err,files))}}}if(process.version.substr(0,4)==="v0.8"){var legStreams=legacy(fs46);ReadStream=legStreams.ReadStream,WriteStream=legStreams.WriteStream}
var fs$ReadStream=fs46.ReadStream;fs$ReadStream&&(ReadStream.prototype=Object.create(fs$ReadStream.prototype),ReadStream.prototype.open=ReadStream$open);var fs$WriteStream=fs46.
WriteStream;fs$WriteStream&&(WriteStream.prototype=Object.create(fs$WriteStream.prototype),WriteStream.prototype.open=WriteStream$open),Object.defineProperty(fs46,
"ReadStream",{get:function(){return ReadStream},set:function(val){ReadStream=val},enumerable:!0,configurable:!0}),Object.defineProperty(fs46,"WriteStream",{get:function(){
return WriteStream},set:function(val){WriteStream=val},enumerable:!0,configurable:!0});var FileReadStream=ReadStream;Object.defineProperty(fs46,"FileReadStream",
{get:function(){return FileReadStream},set:function(val){FileReadStream=val},enumerable:!0,configurable:!0});var FileWriteStream=WriteStream;Object.defineProperty(
fs46,"FileWriteStream",{get:function(){return FileWriteStream},set:function(val){FileWriteStream=val},enumerable:!0,configurable:!0});function ReadStream(path,options){
return this instanceof ReadStream?(fs$ReadStream.apply(this,arguments),this):ReadStream.apply(Object.create(ReadStream.prototype),arguments)}function ReadStream$open(){
var that=this;open2(that.path,that.flags,that.mode,function(err,fd){err?(that.autoClose&&that.destroy(),that.emit("error",err)):(that.fd=fd,that.emit("open",fd),
that.read())})}function WriteStream(path,options){return this instanceof WriteStream?(fs$WriteStream.apply(this,arguments),this):WriteStream.apply(Object.create(
WriteStream.prototype),arguments)}function WriteStream$open(){var that=this;open2(that.path,that.flags,that.mode,function(err,fd){err?(that.destroy(),that.emit(
"error",err)):(that.fd=fd,that.emit("open",fd))})}function createReadStream(path,options){return new fs46.ReadStream(path,options)}function createWriteStream(path,options){
return new fs46.WriteStream(path,options)}var fs$open=fs46.open;fs46.open=open2;function open2(path,flags,mode,cb){return typeof mode=="function"&&(cb=mode,mode=
null),go$open(path,flags,mode,cb);function go$open(path2,flags2,mode2,cb2,startTime){return fs$open(path2,flags2,mode2,function(err,fd){err&&(err.code==="EMFILE"||
err.code==="ENFILE")?enqueue([go$open,[path2,flags2,mode2,cb2],err,startTime||Date.now(),Date.now()]):typeof cb2=="function"&&cb2.apply(this,arguments)})}}return fs46}
function enqueue(elem){debug("ENQUEUE",elem[0].name,elem[1]),fs45[gracefulQueue].push(elem),retry()}var retryTimer;function resetQueue(){for(var now=Date.now(),
i=0;i<fs45[gracefulQueue].length;++i)fs45[gracefulQueue][i].length>2&&(fs45[gracefulQueue][i][3]=now,fs45[gracefulQueue][i][4]=now);retry()}function retry(){if(clearTimeout(
retryTimer),retryTimer=void 0,fs45[gracefulQueue].length!==0){var elem=fs45[gracefulQueue].shift(),fn=elem[0],args=elem[1],err=elem[2],startTime=elem[3],lastTime=elem[4];
if(startTime===void 0)debug("RETRY",fn.name,args),fn.apply(null,args);else if(Date.now()-startTime>=6e4){debug("TIMEOUT",fn.name,args);var cb=args.pop();typeof cb==
"function"&&cb.call(null,err)}else{var sinceAttempt=Date.now()-lastTime,sinceStart=Math.max(lastTime-startTime,1),desiredDelay=Math.min(sinceStart*1.2,100);sinceAttempt>=
desiredDelay?(debug("RETRY",fn.name,args),fn.apply(null,args.concat([startTime]))):fs45[gracefulQueue].push(elem)}retryTimer===void 0&&(retryTimer=setTimeout(retry,
0))}}}});var require_retry_operation=__commonJS({"node_modules/retry/lib/retry_operation.js"(exports2,module2){function RetryOperation(timeouts,options){typeof options==
"boolean"&&(options={forever:options}),this._originalTimeouts=JSON.parse(JSON.stringify(timeouts)),this._timeouts=timeouts,this._options=options||{},this._maxRetryTime=
options&&options.maxRetryTime||1/0,this._fn=null,this._errors=[],this._attempts=1,this._operationTimeout=null,this._operationTimeoutCb=null,this._timeout=null,this.
_operationStart=null,this._options.forever&&(this._cachedTimeouts=this._timeouts.slice(0))}module2.exports=RetryOperation;RetryOperation.prototype.reset=function(){
this._attempts=1,this._timeouts=this._originalTimeouts};RetryOperation.prototype.stop=function(){this._timeout&&clearTimeout(this._timeout),this._timeouts=[],this.
_cachedTimeouts=null};RetryOperation.prototype.retry=function(err){if(this._timeout&&clearTimeout(this._timeout),!err)return!1;var currentTime=new Date().getTime();
if(err&&currentTime-this._operationStart>=this._maxRetryTime)return this._errors.unshift(new Error("RetryOperation timeout occurred")),!1;this._errors.push(err);
var timeout=this._timeouts.shift();if(timeout===void 0)if(this._cachedTimeouts)this._errors.splice(this._errors.length-1,this._errors.length),this._timeouts=this.
_cachedTimeouts.slice(0),timeout=this._timeouts.shift();else return!1;var self=this,timer=setTimeout(function(){self._attempts++,self._operationTimeoutCb&&(self.
_timeout=setTimeout(function(){self._operationTimeoutCb(self._attempts)},self._operationTimeout),self._options.unref&&self._timeout.unref()),self._fn(self._attempts)},
timeout);return this._options.unref&&timer.unref(),!0};RetryOperation.prototype.attempt=function(fn,timeoutOps){this._fn=fn,timeoutOps&&(timeoutOps.timeout&&(this.
_operationTimeout=timeoutOps.timeout),timeoutOps.cb&&(this._operationTimeoutCb=timeoutOps.cb));var self=this;this._operationTimeoutCb&&(this._timeout=setTimeout(
function(){self._operationTimeoutCb()},self._operationTimeout)),this._operationStart=new Date().getTime(),this._fn(this._attempts)};RetryOperation.prototype.try=
function(fn){console.log("Using RetryOperation.try() is deprecated"),this.attempt(fn)};RetryOperation.prototype.start=function(fn){console.log("Using RetryOpera\
tion.start() is deprecated"),this.attempt(fn)};RetryOperation.prototype.start=RetryOperation.prototype.try;RetryOperation.prototype.errors=function(){return this.
_errors};RetryOperation.prototype.attempts=function(){return this._attempts};RetryOperation.prototype.mainError=function(){if(this._errors.length===0)return null;
for(var counts={},mainError=null,mainErrorCount=0,i=0;i<this._errors.length;i++){var error=this._errors[i],message=error.message,count2=(counts[message]||0)+1;counts[message]=
count2,count2>=mainErrorCount&&(mainError=error,mainErrorCount=count2)}return mainError}}});var require_retry=__commonJS({"node_modules/retry/lib/retry.js"(exports2){var RetryOperation=require_retry_operation();exports2.operation=function(options){var timeouts=exports2.
timeouts(options);return new RetryOperation(timeouts,{forever:options&&options.forever,unref:options&&options.unref,maxRetryTime:options&&options.maxRetryTime})};
exports2.timeouts=function(options){if(options instanceof Array)return[].concat(options);var opts={retries:10,factor:2,minTimeout:1*1e3,maxTimeout:1/0,randomize:!1};
for(var key in options)opts[key]=options[key];if(opts.minTimeout>opts.maxTimeout)throw new Error("minTimeout is greater than maxTimeout");for(var timeouts=[],i=0;i<
opts.retries;i++)timeouts.push(this.createTimeout(i,opts));return options&&options.forever&&!timeouts.length&&timeouts.push(this.createTimeout(i,opts)),timeouts.
sort(function(a,b){return a-b}),timeouts};exports2.createTimeout=function(attempt,opts){var random=opts.randomize?Math.random()+1:1,timeout=Math.round(random*opts.
minTimeout*Math.pow(opts.factor,attempt));return timeout=Math.min(timeout,opts.maxTimeout),timeout};exports2.wrap=function(obj,options,methods){if(options instanceof
Array&&(methods=options,options=null),!methods){methods=[];for(var key in obj)typeof obj[key]=="function"&&methods.push(key)}for(var i=0;i<methods.length;i++){var method=methods[i],
original=obj[method];obj[method]=function(original2){var op=exports2.operation(options),args=Array.prototype.slice.call(arguments,1),callback=args.pop();args.push(
function(err){op.retry(err)||(err&&(arguments[0]=op.mainError()),callback.apply(this,arguments))}),op.attempt(function(){original2.apply(obj,args)})}.bind(obj,original),
obj[method].options=options}}}});var require_retry2=__commonJS({"node_modules/retry/index.js"(exports2,module2){module2.exports=require_retry()}});var require_signals=__commonJS({"node_modules/signal-exit/signals.js"(exports2,module2){module2.exports=["SIGABRT","SIGALRM","SIGHUP","SIGINT","SIGTERM"];process.
platform!=="win32"&&module2.exports.push("SIGVTALRM","SIGXCPU","SIGXFSZ","SIGUSR2","SIGTRAP","SIGSYS","SIGQUIT","SIGIOT");process.platform==="linux"&&module2.exports.
push("SIGIO","SIGPOLL","SIGPWR","SIGSTKFLT","SIGUNUSED")}});var require_signal_exit=__commonJS({"node_modules/signal-exit/index.js"(exports2,module2){var process2=global.process,processOk=function(process3){return process3&&
typeof process3=="object"&&typeof process3.removeListener=="function"&&typeof process3.emit=="function"&&typeof process3.reallyExit=="function"&&typeof process3.
listeners=="function"&&typeof process3.kill=="function"&&typeof process3.pid=="number"&&typeof process3.on=="function"};processOk(process2)?(assert=require("assert"),
signals=require_signals(),isWin=/^win/i.test(process2.platform),EE=require("events"),typeof EE!="function"&&(EE=EE.EventEmitter),process2.__signal_exit_emitter__?
emitter=process2.__signal_exit_emitter__:(emitter=process2.__signal_exit_emitter__=new EE,emitter.count=0,emitter.emitted={}),emitter.infinite||(emitter.setMaxListeners(
1/0),emitter.infinite=!0),module2.exports=function(cb,opts){if(!processOk(global.process))return function(){};assert.equal(typeof cb,"function","a callback must\
 be provided for exit handler"),loaded===!1&&load();var ev="exit";opts&&opts.alwaysLast&&(ev="afterexit");var remove=function(){emitter.removeListener(ev,cb),emitter.
listeners("exit").length===0&&emitter.listeners("afterexit").length===0&&unload()};return emitter.on(ev,cb),remove},unload=function(){!loaded||!processOk(global.
process)||(loaded=!1,signals.forEach(function(sig){try{process2.removeListener(sig,sigListeners[sig])}catch{}}),process2.emit=originalProcessEmit,process2.reallyExit=
originalProcessReallyExit,emitter.count-=1)},module2.exports.unload=unload,emit=function(event,code,signal){emitter.emitted[event]||(emitter.emitted[event]=!0,emitter.
emit(event,code,signal))},sigListeners={},signals.forEach(function(sig){sigListeners[sig]=function(){if(processOk(global.process)){var listeners=process2.listeners(
sig);listeners.length===emitter.count&&(unload(),emit("exit",null,sig),emit("afterexit",null,sig),isWin&&sig==="SIGHUP"&&(sig="SIGINT"),process2.kill(process2.pid,
sig))}}}),module2.exports.signals=function(){return signals},loaded=!1,load=function(){loaded||!processOk(global.process)||(loaded=!0,emitter.count+=1,signals=signals.
filter(function(sig){try{return process2.on(sig,sigListeners[sig]),!0}catch{return!1}}),process2.emit=processEmit,process2.reallyExit=processReallyExit)},module2.
exports.load=load,originalProcessReallyExit=process2.reallyExit,processReallyExit=function(code){processOk(global.process)&&(process2.exitCode=code||0,emit("exi\
t",process2.exitCode,null),emit("afterexit",process2.exitCode,null),originalProcessReallyExit.call(process2,process2.exitCode))},originalProcessEmit=process2.emit,
processEmit=function(ev,arg){if(ev==="exit"&&processOk(global.process)){arg!==void 0&&(process2.exitCode=arg);var ret=originalProcessEmit.apply(this,arguments);
return emit("exit",process2.exitCode,null),emit("afterexit",process2.exitCode,null),ret}else return originalProcessEmit.apply(this,arguments)}):module2.exports=
function(){return function(){}};var assert,signals,isWin,EE,emitter,unload,emit,sigListeners,loaded,load,originalProcessReallyExit,processReallyExit,originalProcessEmit,
processEmit}});var require_mtime_precision=__commonJS({"node_modules/proper-lockfile/lib/mtime-precision.js"(exports2,module2){"use strict";var cacheSymbol=Symbol();function probe(file,fs45,callback){
let cachedPrecision=fs45[cacheSymbol];if(cachedPrecision)return fs45.stat(file,(err,stat)=>{if(err)return callback(err);callback(null,stat.mtime,cachedPrecision)});
let mtime=new Date(Math.ceil(Date.now()/1e3)*1e3+5);fs45.utimes(file,mtime,mtime,err=>{if(err)return callback(err);fs45.stat(file,(err2,stat)=>{if(err2)return callback(
err2);let precision=stat.mtime.getTime()%1e3===0?"s":"ms";Object.defineProperty(fs45,cacheSymbol,{value:precision}),callback(null,stat.mtime,precision)})})}function getMtime(precision){
let now=Date.now();return precision==="s"&&(now=Math.ceil(now/1e3)*1e3),new Date(now)}module2.exports.probe=probe;module2.exports.getMtime=getMtime}});var require_lockfile=__commonJS({"node_modules/proper-lockfile/lib/lockfile.js"(exports2,module2){"use strict";var path=require("path"),fs45=require_graceful_fs(),
retry=require_retry2(),onExit=require_signal_exit(),mtimePrecision=require_mtime_precision(),locks={};function getLockFile(file,options){return options.lockfilePath||
`${file}.lock`}function resolveCanonicalPath(file,options,callback){if(!options.realpath)return callback(null,path.resolve(file));options.fs.realpath(file,callback)}
function acquireLock2(file,options,callback){let lockfilePath=getLockFile(file,options);options.fs.mkdir(lockfilePath,err=>{if(!err)return mtimePrecision.probe(
lockfilePath,options.fs,(err2,mtime,mtimePrecision2)=>{if(err2)return options.fs.rmdir(lockfilePath,()=>{}),callback(err2);callback(null,mtime,mtimePrecision2)});
if(err.code!=="EEXIST")return callback(err);if(options.stale<=0)return callback(Object.assign(new Error("Lock file is already being held"),{code:"ELOCKED",file}));
options.fs.stat(lockfilePath,(err2,stat)=>{if(err2)return err2.code==="ENOENT"?acquireLock2(file,{...options,stale:0},callback):callback(err2);if(!isLockStale(stat,
options))return callback(Object.assign(new Error("Lock file is already being held"),{code:"ELOCKED",file}));removeLock(file,options,err3=>{if(err3)return callback(
err3);acquireLock2(file,{...options,stale:0},callback)})})})}function isLockStale(stat,options){return stat.mtime.getTime()<Date.now()-options.stale}function removeLock(file,options,callback){
options.fs.rmdir(getLockFile(file,options),err=>{if(err&&err.code!=="ENOENT")return callback(err);callback()})}function updateLock(file,options){let lock2=locks[file];
lock2.updateTimeout||(lock2.updateDelay=lock2.updateDelay||options.update,lock2.updateTimeout=setTimeout(()=>{lock2.updateTimeout=null,options.fs.stat(lock2.lockfilePath,
(err,stat)=>{let isOverThreshold=lock2.lastUpdate+options.stale<Date.now();if(err)return err.code==="ENOENT"||isOverThreshold?setLockAsCompromised(file,lock2,Object.
assign(err,{code:"ECOMPROMISED"})):(lock2.updateDelay=1e3,updateLock(file,options));if(!(lock2.mtime.getTime()===stat.mtime.getTime()))return setLockAsCompromised(
file,lock2,Object.assign(new Error("Unable to update lock within the stale threshold"),{code:"ECOMPROMISED"}));let mtime=mtimePrecision.getMtime(lock2.mtimePrecision);
options.fs.utimes(lock2.lockfilePath,mtime,mtime,err2=>{let isOverThreshold2=lock2.lastUpdate+options.stale<Date.now();if(!lock2.released){if(err2)return err2.code===
"ENOENT"||isOverThreshold2?setLockAsCompromised(file,lock2,Object.assign(err2,{code:"ECOMPROMISED"})):(lock2.updateDelay=1e3,updateLock(file,options));lock2.mtime=
mtime,lock2.lastUpdate=Date.now(),lock2.updateDelay=null,updateLock(file,options)}})})},lock2.updateDelay),lock2.updateTimeout.unref&&lock2.updateTimeout.unref())}
function setLockAsCompromised(file,lock2,err){lock2.released=!0,lock2.updateTimeout&&clearTimeout(lock2.updateTimeout),locks[file]===lock2&&delete locks[file],lock2.
options.onCompromised(err)}function lock(file,options,callback){options={stale:1e4,update:null,realpath:!0,retries:0,fs:fs45,onCompromised:err=>{throw err},...options},
options.retries=options.retries||0,options.retries=typeof options.retries=="number"?{retries:options.retries}:options.retries,options.stale=Math.max(options.stale||
0,2e3),options.update=options.update==null?options.stale/2:options.update||0,options.update=Math.max(Math.min(options.update,options.stale/2),1e3),resolveCanonicalPath(
file,options,(err,file2)=>{if(err)return callback(err);let operation=retry.operation(options.retries);operation.attempt(()=>{acquireLock2(file2,options,(err2,mtime,mtimePrecision2)=>{
if(operation.retry(err2))return;if(err2)return callback(operation.mainError());let lock2=locks[file2]={lockfilePath:getLockFile(file2,options),mtime,mtimePrecision:mtimePrecision2,
options,lastUpdate:Date.now()};updateLock(file2,options),callback(null,releasedCallback=>{if(lock2.released)return releasedCallback&&releasedCallback(Object.assign(
new Error("Lock is already released"),{code:"ERELEASED"}));unlock(file2,{...options,realpath:!1},releasedCallback)})})})})}function unlock(file,options,callback){
options={fs:fs45,realpath:!0,...options},resolveCanonicalPath(file,options,(err,file2)=>{if(err)return callback(err);let lock2=locks[file2];if(!lock2)return callback(
Object.assign(new Error("Lock is not acquired/owned by you"),{code:"ENOTACQUIRED"}));lock2.updateTimeout&&clearTimeout(lock2.updateTimeout),lock2.released=!0,delete locks[file2],
removeLock(file2,options,callback)})}function check(file,options,callback){options={stale:1e4,realpath:!0,fs:fs45,...options},options.stale=Math.max(options.stale||
0,2e3),resolveCanonicalPath(file,options,(err,file2)=>{if(err)return callback(err);options.fs.stat(getLockFile(file2,options),(err2,stat)=>err2?err2.code==="ENO\
ENT"?callback(null,!1):callback(err2):callback(null,!isLockStale(stat,options)))})}function getLocks(){return locks}onExit(()=>{for(let file in locks){let options=locks[file].
options;try{options.fs.rmdirSync(getLockFile(file,options))}catch{}}});module2.exports.lock=lock;module2.exports.unlock=unlock;module2.exports.check=check;module2.
exports.getLocks=getLocks}});var require_adapter=__commonJS({"node_modules/proper-lockfile/lib/adapter.js"(exports2,module2){"use strict";var fs45=require_graceful_fs();function createSyncFs(fs46){
let methods=["mkdir","realpath","stat","rmdir","utimes"],newFs={...fs46};return methods.forEach(method=>{newFs[method]=(...args)=>{let callback=args.pop(),ret;try{
ret=fs46[`${method}Sync`](...args)}catch(err){return callback(err)}callback(null,ret)}}),newFs}function toPromise(method){return(...args)=>new Promise((resolve4,reject)=>{
args.push((err,result)=>{err?reject(err):resolve4(result)}),method(...args)})}function toSync(method){return(...args)=>{let err,result;if(args.push((_err,_result)=>{
err=_err,result=_result}),method(...args),err)throw err;return result}}function toSyncOptions(options){if(options={...options},options.fs=createSyncFs(options.fs||
fs45),typeof options.retries=="number"&&options.retries>0||options.retries&&typeof options.retries.retries=="number"&&options.retries.retries>0)throw Object.assign(
new Error("Cannot use retries with the sync api"),{code:"ESYNC"});return options}module2.exports={toPromise,toSync,toSyncOptions}}});var require_proper_lockfile=__commonJS({"node_modules/proper-lockfile/index.js"(exports2,module2){"use strict";var lockfile2=require_lockfile(),{toPromise,toSync,
toSyncOptions}=require_adapter();async function lock(file,options){let release=await toPromise(lockfile2.lock)(file,options);return toPromise(release)}function lockSync(file,options){
let release=toSync(lockfile2.lock)(file,toSyncOptions(options));return toSync(release)}function unlock(file,options){return toPromise(lockfile2.unlock)(file,options)}
function unlockSync(file,options){return toSync(lockfile2.unlock)(file,toSyncOptions(options))}function check(file,options){return toPromise(lockfile2.check)(file,
options)}function checkSync(file,options){return toSync(lockfile2.check)(file,toSyncOptions(options))}module2.exports=lock;module2.exports.lock=lock;module2.exports.
unlock=unlock;module2.exports.lockSync=lockSync;module2.exports.unlockSync=unlockSync;module2.exports.check=check;module2.exports.checkSync=checkSync}});async function acquireLock(path){makeDirectory((0,import_node_path16.dirname)(path));let token=(0,import_node_crypto2.randomUUID)(),folder=`${path}.lock`,isCompromised=!1,
releaseFolder;try{releaseFolder=await import_proper_lockfile.default.lock(path,{realpath:!1,stale:STALE_MS,update:TOUCH_MS,fs:lockFs,onCompromised:()=>{isCompromised=
!0}})}catch(error){throw errnoOf(error)!=="ELOCKED"?error:new LogbookError("LOCK_HELD",`lock ${path}: held by another process`,{cause:error,path})}writeToken(folder,
token);let isHeld2=()=>!isCompromised&&readFileIfPresent((0,import_node_path16.join)(folder,"token"))?.toString("utf8")===token;return{token,isHeld:isHeld2,release:async()=>{
isHeld2()&&await releaseFolder()}}}function writeToken(folder,token){let{atime,mtime}=import_node_fs20.default.statSync(folder);import_node_fs20.default.writeFileSync(
(0,import_node_path16.join)(folder,"token"),token,{mode:384}),import_node_fs20.default.utimesSync(folder,atime,mtime)}var import_node_crypto2,import_node_fs20,import_node_path16,
import_proper_lockfile,STALE_MS,TOUCH_MS,lockFs,init_lock=__esm({"lib/platform/lock.ts"(){"use strict";import_node_crypto2=require("node:crypto"),import_node_fs20=
__toESM(require("node:fs"),1),import_node_path16=require("node:path"),import_proper_lockfile=__toESM(require_proper_lockfile(),1);init_errors();init_files();STALE_MS=
5e3,TOUCH_MS=1e3;lockFs={...import_node_fs20.default,rmdir:(path,done)=>{import_node_fs20.default.rm(path,{recursive:!0},done)}}}});function createGuard(lock,shouldStop){let assertHeld=()=>{if(!lock.isHeld())throw new LogbookError("LOCK_LOST","go on working: another process took the worker's\
 lock")};return{assertHeld,shouldStop,async breathe(){if(await(0,import_promises.setImmediate)(),assertHeld(),shouldStop())throw new LogbookError("INTERRUPTED",
"go on working: told to stop")}}}var import_promises,init_guard=__esm({"lib/worker/guard.ts"(){"use strict";import_promises=require("node:timers/promises");init_errors()}});async function withWorkerLock(store,options,work){let lock=await waitForLock(store,options);try{return await work(createGuard(lock,options.shouldStop))}finally{
await lock.release()}}async function waitForLock(store,{shouldStop,onWait}){for(let waitedMs=0;;waitedMs+=RETRY_MS){try{return await acquireLock(store.workerLock)}catch(error){
if(!(error instanceof LogbookError&&error.code==="LOCK_HELD"))throw error;if(waitedMs>=WAIT_MS||shouldStop())throw new LogbookError("LOCK_HELD","the worker is a\
t work on this store",{cause:error,hint:"try again in some minutes; it ends after ten at the latest"})}waitedMs===0&&onWait(),await(0,import_promises2.setTimeout)(
RETRY_MS)}}var import_promises2,WAIT_MS,RETRY_MS,init_hold_lock=__esm({"lib/worker/hold-lock.ts"(){"use strict";import_promises2=require("node:timers/promises");
init_errors();init_lock();init_guard();WAIT_MS=3e4,RETRY_MS=250}});function stripOwnBlocks(text3){let kept2="",from=0;for(let at2=text3.indexOf(OPENING);at2>=0;at2=text3.indexOf(OPENING,Math.max(at2+1,from))){if(WHOLE_OPENING.lastIndex=
at2,!WHOLE_OPENING.test(text3))continue;kept2+=text3.slice(from,at2);let end=text3.indexOf(CLOSING,at2);if(end<0)return kept2;from=end+CLOSING.length,text3[from]===
`
`&&from++}return kept2+text3.slice(from)}var TAG,OPENING,CLOSING,WHOLE_OPENING,init_own_block=__esm({"lib/text/own-block.ts"(){"use strict";init_neutralise();TAG=
"logbook-context",OPENING=`<${TAG} kind="`,CLOSING=`</${TAG}>`,WHOLE_OPENING=new RegExp(`${OPENING}[^<>\\n]{0,2000}>\\n`,"y")}});function stripPrivate(text3){let kept2="",depth=0,from=0;for(let tag of text3.matchAll(TAG2)){let isEnd=tag[1]!=="";depth===0&&isEnd||(depth===0&&(kept2+=text3.
slice(from,tag.index)+PLACEHOLDER3),depth+=isEnd?-1:1,from=tag.index+tag[0].length)}return depth>0?kept2:kept2+text3.slice(from)}var PLACEHOLDER3,OPENING2,CLOSING2,
NAME,ATTRIBUTES,TAG2,init_private=__esm({"lib/text/private.ts"(){"use strict";PLACEHOLDER3="[private]",OPENING2="(?:[<\uFF1C\uFE64\u2039]|&lt;|\\\\u003c)",CLOSING2=
"(?:[>\uFF1E\uFE65\u203A]|&gt;|\\\\u003e)",NAME=[..."private"].map(letter=>`[${letter}${String.fromCharCode(letter.charCodeAt(0)+65248)}]`).join("\\p{Default_Ign\
orable_Code_Point}{0,4}"),ATTRIBUTES="[^<>\uFF1C\uFF1E]{0,200}?",TAG2=new RegExp(`${OPENING2}\\s{0,8}([/\uFF0F\\\\]?)\\s{0,8}${NAME}(?![\\w-])(?:${ATTRIBUTES}${CLOSING2}\
)?`,"giu")}});function cleanText(text3){return stripPrivate(stripOwnBlocks(toWellFormed(text3)))}function cleanSpeech(text3){let spoken=text3.includes("<system-reminder>")?text3.
replace(REMINDER,""):text3;return cleanText(spoken).trim()}var REMINDER,init_clean=__esm({"lib/transcript/clean.ts"(){"use strict";init_cut();init_own_block();init_private();
REMINDER=/<system-reminder>[\s\S]*?(?:<\/system-reminder>\s*|$)/g}});function isFields(value){return typeof value=="object"&&value!==null&&!Array.isArray(value)}function fieldsOf(parent,key){let value=parent[key];return isFields(
value)?value:EMPTY}function stringOf(parent,key){let value=parent[key];return typeof value=="string"&&value!==""?value:void 0}function countOf(parent,key){let value=parent[key];
return typeof value=="number"&&Number.isFinite(value)&&value>0?value:0}function timeOf(entry){let stamp=stringOf(entry,"timestamp"),time2=stamp===void 0?0:Date.
parse(stamp);return Number.isNaN(time2)?0:time2}var SIDECHAIN_AGENT,EMPTY,init_field=__esm({"lib/transcript/field.ts"(){"use strict";SIDECHAIN_AGENT="sidechain",
EMPTY=Object.freeze({})}});function denialOf(output,isError,entry){let kind=entry===void 0?void 0:stringOf(entry,"toolDenialKind");if(entry!==void 0&&kind==="user-rejected"&&hadBegun(entry))
return"cancelled";if(kind!==void 0)return kind;if(isError)return DENIAL_TEXTS.find(([pattern])=>pattern.test(output))?.[1]}function hadBegun(entry){return entry.
toolDenialBeforeRun===!0||fieldsOf(entry,"permissionDecision").decision==="reject"?!1:entry.toolUseResult==="User rejected tool use"}function spilledFileOf(output,result){
let name=(stringOf(result,"persistedOutputPath")??savedPath(output))?.split(/[\\/]/).at(-1)?.replace(SENTENCE_END,"");return name!==void 0&&PLAIN_NAME.test(name)?
name:void 0}function savedPath(output){if(!(!output.startsWith(PERSISTED)&&!output.startsWith("Error: result")))return SAVED_TO.exec(output.slice(0,NOTICE_CHARS))?.[1]}
var DENIAL_TEXTS,PERSISTED,SAVED_TO,NOTICE_CHARS,SENTENCE_END,PLAIN_NAME,init_tool_outcome=__esm({"lib/transcript/tool-outcome.ts"(){"use strict";init_field();DENIAL_TEXTS=
[[/^The user doesn't want to (?:proceed with this tool use|take this action)/,"user-rejected"],[/^(?:This command requires approval|Claude requested permissions? to )/,
"user-rejected"],[/^Permission to use .{1,200} has been (?:denied|auto-denied)/s,"permission-rule"],[/^\[(?:Request interrupted by user|Tool call interrupted)/,
"interrupted"]];PERSISTED="<persisted-output>",SAVED_TO=/(?:saved to:?|saved at:?)\s+(\S.{0,1000}?[\\/]tool-results[\\/][^\s\\/]+)/i,NOTICE_CHARS=2e3,SENTENCE_END=
/[.,;:)\]]+$/,PLAIN_NAME=/^[A-Za-z0-9_][A-Za-z0-9._-]{0,199}$/}});function blocksOf(content){return typeof content=="string"?[{type:"text",text:content}]:isFields(content)?[content]:Array.isArray(content)?content.every(isFields)?
content:content.flatMap(item=>Array.isArray(item)?NO_BLOCKS:blocksOf(item)):NO_BLOCKS}function textOfBlock(block){let{type}=block;return type==="image"?IMAGE_MARK:
type==="text"||type===void 0?stringOf(block,"text"):void 0}function textOf(content){if(typeof content=="string")return content;let texts=[];for(let block of blocksOf(
content)){let text3=textOfBlock(block);text3!==void 0&&texts.push(text3)}return texts.join(`
`)}function toolUsePart(block){let toolUseId=stringOf(block,"id");if(toolUseId===void 0)return;let tool=stringOf(block,"name")??"unknown";return{kind:"tool_use",
toolUseId,tool,input:cleanText(compactJson(block.input))}}function toolResultPart(block,entry){let toolUseId=stringOf(block,"tool_use_id");if(toolUseId===void 0)
return;let output=textOf(block.content),isError=block.is_error===!0,denial=denialOf(output,isError,entry),spilledFile=spilledFileOf(output,fieldsOf(entry??{},"t\
oolUseResult"));return{kind:"tool_result",toolUseId,output:cleanText(output),isError,...denial===void 0?{}:{denial},...spilledFile===void 0?{}:{spilledFile}}}function compactJson(value){
return JSON.stringify(value)??""}var IMAGE_MARK,NO_BLOCKS,init_content=__esm({"lib/transcript/content.ts"(){"use strict";init_clean();init_field();init_tool_outcome();
IMAGE_MARK="[image]";NO_BLOCKS=[]}});function readAssistantEntry(entry){let message=fieldsOf(entry,"message"),parts=[];for(let block of blocksOf(message.content)){let part=partOfBlock(block);part!==
void 0&&parts.push(part)}let isSynthetic=message.model===SYNTHETIC;if(entry.isApiErrorMessage===!0)return{role:"assistant",parts,isError:!0};if(isSynthetic)return{
role:"link",parts:[],isStandIn:!0};let reading={role:"assistant",parts},messageId=stringOf(message,"id"),model=stringOf(message,"model"),reason=stringOf(message,
"stop_reason");messageId!==void 0&&(reading.messageId=messageId),model!==void 0&&(reading.model=model);let usage2=usageOf(fieldsOf(message,"usage"));return usage2!==
void 0&&(reading.usage=usage2),reason!==void 0&&FINAL_REASONS.has(reason)&&(reading.isFinal=!0),reading}function partOfBlock(block){let type=typeof block.type==
"string"?block.type:"text";if(type.endsWith("tool_use"))return toolUsePart(block);if(type.endsWith("tool_result"))return toolResultPart(block,void 0);let text3=textOfBlock(
block),answer=text3===void 0?"":cleanText(text3);return answer.trim()===""?void 0:{kind:"answer",text:answer}}function usageOf(usage2){let counts={input:countOf(
usage2,"input_tokens"),output:countOf(usage2,"output_tokens"),cacheRead:countOf(usage2,"cache_read_input_tokens"),cacheWrite:countOf(usage2,"cache_creation_inpu\
t_tokens")};return counts.input+counts.output+counts.cacheRead+counts.cacheWrite>0?counts:void 0}var SYNTHETIC,FINAL_REASONS,init_assistant_entry=__esm({"lib/tr\
anscript/assistant-entry.ts"(){"use strict";init_clean();init_content();init_field();SYNTHETIC="<synthetic>",FINAL_REASONS=new Set(["end_turn","max_tokens","mod\
el_context_window_exceeded","refusal","stop_sequence"])}});function salvage(line){let nulBytes=countNuls(line);return nulBytes>0?salvageNuls(line,nulBytes):salvageRecords(line)}function salvageNuls(line,nulBytes){let rest=salvageRecords(
line.filter(byte=>byte!==NUL)),damage={byteOffset:line.indexOf(NUL),bytes:nulBytes,reason:"nul"};return{objects:rest.objects,damage:[damage,...rest.damage]}}function countNuls(line){
let count2=0;for(let at2=line.indexOf(NUL);at2!==-1;at2=line.indexOf(NUL,at2+1))count2+=1;return count2}function salvageRecords(line){let found={objects:[],damage:[]},
workLeft=SPARE_WORK_BYTES+WORK_FACTOR*line.length,lostFrom=0,from=0;for(;workLeft>0;){let start=nextStart(line,from);if(start===-1)break;let end=objectEnd(line,
start);workLeft-=(end===-1?line.length:end)-start;let object=end===-1?void 0:parseRecord3(line.toString("utf8",start,end));from=object===void 0?start+1:end,object!==
void 0&&(noteLoss(line,lostFrom,start,"welded",found.damage),found.objects.push(object),lostFrom=end)}return noteLoss(line,lostFrom,line.length,line.includes(RECORD_START2)?
"torn":"not-json",found.damage),found}function nextStart(line,from){for(let at2=line.indexOf(RECORD_START2,from);at2!==-1;at2=line.indexOf(RECORD_START2,at2+1)){
let key=at2+RECORD_START2.length;if(at2===0||FIRST_KEYS.some(first=>line.subarray(key,key+first.length).equals(first)))return at2}return-1}function objectEnd(line,start){
let depth=0;for(let at2=start;at2<line.length;at2+=1){let byte=line[at2];if(byte===QUOTE){at2=stringEnd(line,at2+1);continue}if((byte|BRACE_BIT)===OPEN?depth+=1:
(byte|BRACE_BIT)===CLOSE&&(depth-=1),depth===0)return at2+1}return-1}function stringEnd(line,from){let at2=from;for(;at2<line.length&&line[at2]!==QUOTE;)at2+=line[at2]===
BACKSLASH?2:1;return at2}function parseRecord3(text3){try{let value=JSON.parse(text3);return!isFields(value)||stringOf(value,"type")===void 0?void 0:"parentUuid"in
value||"sessionId"in value?value:void 0}catch(error){if(error instanceof SyntaxError)return;throw error}}function noteLoss(line,from,to,reason,damage){line.subarray(
from,to).every(byte=>byte<=32)||damage.push({byteOffset:from,bytes:to-from,reason})}var NUL,QUOTE,BACKSLASH,BRACE_BIT,OPEN,CLOSE,RECORD_START2,FIRST_KEYS,SPARE_WORK_BYTES,
WORK_FACTOR,init_salvage=__esm({"lib/transcript/salvage.ts"(){"use strict";init_field();NUL=0,QUOTE=34,BACKSLASH=92,BRACE_BIT=32,OPEN=123,CLOSE=125,RECORD_START2=
Buffer.from('{"'),FIRST_KEYS=["parentUuid","type","uuid","sessionId","logicalParentUuid","isSidechain"].map(key=>Buffer.from(`${key}"`)),SPARE_WORK_BYTES=16*1024*
1024,WORK_FACTOR=8}});function skimLine(bytes){if(bytes[bytes.length-1]===CLOSE_BRACE)return hasAt(bytes,0,TYPE_FIRST)?isNoise(bytes)?"noise":void 0:hasAt(bytes,0,PARENT_FIRST)?skimLink(
bytes):void 0}function isNoise(bytes){let type=nameAt(bytes,TYPE_FIRST.length);return type!==void 0&&NOISE_TYPES.has(type)&&bytes.indexOf(UUID_KEY)===-1}function skimLink(bytes){
let head=readLinkHead(bytes);if(head===void 0||bytes.indexOf(PARENT_FIRST,1)!==-1)return;let at2=bytes.indexOf(ATTACHMENT_TAIL),tail=at2===-1?void 0:parseTail(bytes,
at2),uuid2=tail===void 0?void 0:stringOf(tail,"uuid");if(!(tail===void 0||uuid2===void 0))return{uuid:uuid2,timeMs:timeOf(tail),role:"link",...head,parts:[]}}function readLinkHead(bytes){
let at2=PARENT_FIRST.length,parent=bytes[at2]===QUOTE2?nameAt(bytes,at2+1):null;if(parent===void 0||parent===null&&!hasAt(bytes,at2,NO_PARENT))return;at2+=parent===
null?NO_PARENT.length:parent.length+2;let isMain=hasAt(bytes,at2,MAIN_FLAG);if(!isMain&&!hasAt(bytes,at2,SIDE_FLAG))return;at2+=isMain?MAIN_FLAG.length:SIDE_FLAG.
length;let agent=hasAt(bytes,at2,AGENT_KEY)?nameAt(bytes,at2+AGENT_KEY.length):void 0;if(agent!==void 0&&(at2+=AGENT_KEY.length+agent.length+1),!hasAt(bytes,at2,
ATTACHMENT_KEY)||nameAt(bytes,at2+ATTACHMENT_KEY.length)==="queued_command")return;let agentId=agent??(isMain?void 0:SIDECHAIN_AGENT);return agentId===void 0?{parent}:
{parent,agentId}}function nameAt(bytes,from){let limit=Math.min(bytes.length,from+MAX_NAME_BYTES),end=from;for(;end<limit&&bytes[end]!==QUOTE2;)end+=1;let name=bytes.
toString("latin1",from,end);return end<limit&&!name.includes("\\")?name:void 0}function parseTail(bytes,at2){try{let value=JSON.parse(`{${bytes.toString("utf8",
at2)}`);return isFields(value)?value:void 0}catch(error){if(error instanceof SyntaxError)return;throw error}}function hasAt(bytes,at2,part){if(bytes.length<at2+
part.length)return!1;for(let index=0;index<part.length;index+=1)if(bytes[at2+index]!==part[index])return!1;return!0}var NOISE_TYPES,TYPE_FIRST,PARENT_FIRST,NO_PARENT,
MAIN_FLAG,SIDE_FLAG,AGENT_KEY,ATTACHMENT_KEY,ATTACHMENT_TAIL,UUID_KEY,QUOTE2,CLOSE_BRACE,MAX_NAME_BYTES,init_skim=__esm({"lib/transcript/skim.ts"(){"use strict";
init_field();NOISE_TYPES=new Set(["agent-color","agent-name","agent-setting","api-request","api-request-blob","api-request-shape","atis-latch","bridge-session",
"content-replacement","cost-state","file-history-delta","file-history-snapshot","fork-context-ref","frame-link","history-suppression","last-prompt","mode","perm\
ission-mode","pr-link","queue-operation","relocated","summary","tag","tools-used"]),TYPE_FIRST=Buffer.from('{"type":"'),PARENT_FIRST=Buffer.from('{"parentUuid":'),
NO_PARENT=Buffer.from("null"),MAIN_FLAG=Buffer.from(',"isSidechain":false'),SIDE_FLAG=Buffer.from(',"isSidechain":true'),AGENT_KEY=Buffer.from(',"agentId":"'),ATTACHMENT_KEY=
Buffer.from(',"attachment":{"type":"'),ATTACHMENT_TAIL=Buffer.from('"type":"attachment","uuid":"'),UUID_KEY=Buffer.from('"uuid":"'),QUOTE2=34,CLOSE_BRACE=125,MAX_NAME_BYTES=
64}});function readUserEntry(entry,uuid2){if(entry.isCompactSummary===!0)return{role:"summary",parts:[]};let{content}=fieldsOf(entry,"message"),blocks=blocksOf(content),
results=resultsOf(blocks,entry);return blocks.some(block=>textOfBlock(block)?.startsWith(INTERRUPTED)===!0)?{role:"interrupt",parts:results}:results.length>0?{role:"\
result",parts:results}:entry.isMeta===!0||entry.isVisibleInTranscriptOnly===!0?LINK:readSpeech(textOf(content),entry,uuid2)}function resultsOf(blocks,entry){let results=blocks.
filter(block=>block.type==="tool_result"),account=results.length===1?entry:void 0;return results.map(block=>toolResultPart(block,account)).filter(part=>part!==void 0)}
function readQueuedCommand(entry,uuid2){let attachment=fieldsOf(entry,"attachment");if(attachment.isMeta===!0)return LINK;let origin=stringOf(fieldsOf(attachment,
"origin"),"kind")??originOf2(entry),isNotice=attachment.commandMode==="task-notification",speech={...entry,origin:{kind:isNotice?"task-notification":origin}};return{
...readSpeech(textOf(attachment.prompt),speech,uuid2),isQueued:!0}}function readLocalCommand(entry,uuid2){let content=stringOf(entry,"content");return content===
void 0?LINK:readSpeech(content,entry,uuid2)}function readSpeech(raw,entry,uuid2){let text3=cleanSpeech(raw);return text3===""?LINK:entry.isSidechain===!0?promptOf(
"agent",text3):isNotification(text3,entry)?promptOf("notification",text3):text3.startsWith("<")?readMarkup(text3,entry,uuid2)??promptOf("human",text3):promptOf(
"human",text3)}function promptOf(turnKind,text3){return{role:"prompt",turnKind,parts:[{kind:"prompt",text:text3}]}}function isNotification(text3,entry){let origin=originOf2(
entry);return origin!==void 0&&origin!=="human"||text3.startsWith("<task-notification>")}function originOf2(entry){return stringOf(fieldsOf(entry,"origin"),"kin\
d")}function readMarkup(text3,entry,uuid2){if(/^<command-(?:name|message)>/.test(text3))return readSlashCommand(text3);if(/^<local-command-(?:stdout|stderr)>/.test(
text3))return{role:"link",isFinal:!0,parts:[]};if(text3.startsWith("<local-command-caveat>"))return LINK;if(text3.startsWith("<bash-input>"))return readShellInput(
text3,uuid2);if(/^<bash-std(?:out|err)>/.test(text3))return readShellOutput(text3,entry)}function readSlashCommand(text3){let name=tagOf(text3,"command-name");if(name===
void 0)return;let command=name.startsWith("/")?name:`/${name}`;return promptOf("command",`${command} ${tagOf(text3,"command-args")??""}`.trim())}function readShellInput(text3,uuid2){
let command=tagOf(text3,"bash-input")??"",call={kind:"tool_use",toolUseId:`shell:${uuid2}`,tool:USER_SHELL,input:command};return{role:"prompt",turnKind:"command",
parts:[{kind:"prompt",text:`! ${command}`},call]}}function readShellOutput(text3,entry){let output=[tagOf(text3,"bash-stdout"),tagOf(text3,"bash-stderr")].filter(
part=>part!==void 0),parent=stringOf(entry,"parentUuid");return parent===void 0?{role:"link",isFinal:!0,parts:[]}:{role:"link",isFinal:!0,parts:[{kind:"tool_res\
ult",toolUseId:`shell:${parent}`,output:cleanText(output.join(`
`)),isError:!1}]}}function tagOf(text3,tag){let from=text3.indexOf(`<${tag}>`);if(from===-1)return;let start=from+tag.length+2,end=text3.indexOf(`</${tag}>`,start);
return text3.slice(start,end===-1?void 0:end).trim()||void 0}var LINK,INTERRUPTED,USER_SHELL,init_user_entry=__esm({"lib/transcript/user-entry.ts"(){"use strict";
init_clean();init_content();init_field();LINK={role:"link",parts:[]},INTERRUPTED="[Request interrupted by user",USER_SHELL="user-shell"}});function parseLine2(line){if(line.bytes.length===0)return NOTHING;let skimmed=skimLine(line.bytes);if(skimmed==="noise")return NOTHING;if(skimmed!==void 0)return{
...NOTHING,entries:[skimmed]};let value=parseJson2(line.bytes.toString("utf8"));return isFields(value)?readObject(value,line):line.isTerminated?value===void 0?readBroken(
line):{...NOTHING,damage:[damageOf(line,"not-object")]}:UNFINISHED}function readBroken(line){let{objects,damage}=salvage(line.bytes),read=objects.map(object=>readObject(
object,line)),places=damage.map(place=>({...place,byteOffset:line.byteOffset+place.byteOffset}));return{entries:read.flatMap(({entries})=>entries),facts:read.flatMap(
({facts})=>facts),damage:[...places,...read.flatMap(parsed=>parsed.damage)],isConsumed:!0}}function readObject(object,line){try{let entry=entryOf(object);if(entry!==
void 0&&line.isShortened&&(entry.isCut=!0),entry!==void 0)return{...NOTHING,entries:[entry]};let fact=factOf(object);return fact===void 0?NOTHING:{...NOTHING,facts:[
fact]}}catch(error){if(!(error instanceof RangeError))throw error;return{...NOTHING,damage:[damageOf(line,"not-json")]}}}function damageOf(line,reason){return{byteOffset:line.
byteOffset,bytes:line.bytes.length,reason}}function parseJson2(text3){try{return JSON.parse(text3)}catch(error){if(error instanceof SyntaxError)return;throw error}}
function factOf(object){let key=object.type;if(key!=="ai-title"&&key!=="custom-title")return;let title=stringOf(object,key==="ai-title"?"aiTitle":"customTitle");
return title===void 0?void 0:{key,value:cleanText(title)}}function entryOf(object){let uuid2=stringOf(object,"uuid");if(uuid2===void 0||typeof object.type!="str\
ing")return;let parent=stringOf(object,"parentUuid")??stringOf(object,"logicalParentUuid")??null,entry={uuid:uuid2,parent,timeMs:timeOf(object),...readByType(object,
uuid2)},agentId=stringOf(object,"agentId")??(object.isSidechain===!0?SIDECHAIN_AGENT:void 0);if(agentId!==void 0&&(entry.agentId=agentId),entry.role==="link"&&entry.
parts.length===0)return entry;let promptId=stringOf(object,"promptId"),cwd=stringOf(object,"cwd"),branch=stringOf(object,"gitBranch"),client=stringOf(object,"ve\
rsion");return promptId!==void 0&&(entry.promptId=promptId),cwd!==void 0&&(entry.cwd=cwd),branch!==void 0&&(entry.branch=branch),client!==void 0&&(entry.client=
client),entry}function readByType(object,uuid2){switch(object.type){case"user":return readUserEntry(object,uuid2);case"assistant":return readAssistantEntry(object);case"\
attachment":return isQueuedCommand(object)?readQueuedCommand(object,uuid2):LINK2();case"system":return readSystemEntry(object,uuid2);default:return LINK2()}}function isQueuedCommand(object){
let attachment=object.attachment;return isFields(attachment)&&attachment.type==="queued_command"}function readSystemEntry(object,uuid2){switch(object.subtype){case"\
compact_boundary":case"microcompact_boundary":return{role:"boundary",parts:[]};case"local_command":return readLocalCommand(object,uuid2);case"turn_duration":case"\
stop_hook_summary":return{role:"link",isFinal:!0,parts:[]};default:return LINK2()}}var NOTHING,UNFINISHED,LINK2,init_entry=__esm({"lib/transcript/entry.ts"(){"u\
se strict";init_assistant_entry();init_clean();init_field();init_salvage();init_skim();init_user_entry();NOTHING={entries:[],facts:[],damage:[],isConsumed:!0},UNFINISHED=
{...NOTHING,isConsumed:!1};LINK2=()=>({role:"link",parts:[]})}});function createShortener(limits=DEFAULT_LIMITS){let kept2=createSink(limits.headBytes),strings=createStringState(limits,kept2),depth=0,mutedDepth=0;function isOverBudget(){
let budget=depth>ENVELOPE_DEPTH?limits.budgetBytes:2*limits.budgetBytes;return depth>=ENVELOPE_DEPTH&&kept2.length()>budget}function outside(byte){let folded=byte|
BRACE_BIT2;byte===QUOTE3?strings.open(mutedDepth>0):folded===OPEN2?depth+=1:folded===CLOSE2?(depth-=1,depth<mutedDepth&&(mutedDepth=0)):byte===COMMA&&mutedDepth===
0&&isOverBudget()&&(mutedDepth=depth),mutedDepth===0&&kept2.add(byte)}return{push(bytes){for(let byte of bytes)strings.isOpen()?strings.take(byte):outside(byte)},
finish:()=>kept2.bytes()}}function createStringState(limits,kept2){let isOpen=!1,isMuted=!1,state=PLAIN,seen=0,tail;function next(byte){return state===ESCAPED?byte===
LETTER_U?HEX_DIGITS:PLAIN:state!==PLAIN?state-1:byte===BACKSLASH2?ESCAPED:PLAIN}function keep(byte,isBoundary){seen+=1,tail===void 0&&seen>limits.headBytes&&isBoundary&&
(tail=createTail(limits.tailBytes)),tail===void 0?kept2.add(byte):tail.add(byte,isBoundary)}function close(){isOpen=!1,tail?.writeTo(kept2),tail=void 0,isMuted||
kept2.add(QUOTE3)}return{isOpen:()=>isOpen,open(muted){isOpen=!0,isMuted=muted,seen=0},take(byte){if(state===PLAIN&&byte===QUOTE3)return close();let isBoundary=state===
PLAIN&&(byte&192)!==128;state=next(byte),isMuted||keep(byte,isBoundary)}}}function createTail(blockBytes){let older=Buffer.allocUnsafe(blockBytes+8),newer=Buffer.
allocUnsafe(blockBytes+8),olderBytes=0,newerBytes=0,dropped=0;return{add(byte,isBoundary){newerBytes>=blockBytes&&isBoundary&&(dropped+=olderBytes,[older,newer]=
[newer,older],olderBytes=newerBytes,newerBytes=0),newer[newerBytes]=byte,newerBytes+=1},writeTo(kept2){dropped>0&&kept2.append(Buffer.from(` [\u2026 ${dropped} \
bytes left out \u2026] `)),kept2.append(older.subarray(0,olderBytes)),kept2.append(newer.subarray(0,newerBytes))}}}function createSink(startBytes){let buffer=Buffer.
allocUnsafe(Math.max(startBytes,64)),length=0;function grow(needed){let larger=Buffer.allocUnsafe(Math.max(buffer.length*2,length+needed));buffer.copy(larger,0,
0,length),buffer=larger}return{add(byte){length===buffer.length&&grow(1),buffer[length]=byte,length+=1},append(bytes){length+bytes.length>buffer.length&&grow(bytes.
length),length+=bytes.copy(buffer,length)},length:()=>length,bytes:()=>buffer.subarray(0,length)}}var DEFAULT_LIMITS,QUOTE3,COMMA,BACKSLASH2,LETTER_U,BRACE_BIT2,
OPEN2,CLOSE2,ENVELOPE_DEPTH,PLAIN,HEX_DIGITS,ESCAPED,init_shorten=__esm({"lib/transcript/shorten.ts"(){"use strict";DEFAULT_LIMITS={headBytes:65536,tailBytes:65536,
budgetBytes:4194304},QUOTE3=34,COMMA=44,BACKSLASH2=92,LETTER_U=117,BRACE_BIT2=32,OPEN2=123,CLOSE2=125,ENVELOPE_DEPTH=2;PLAIN=0,HEX_DIGITS=4,ESCAPED=5}});function createLineReader(startOffset=0){let lineStart=startOffset,position=startOffset,pending=[],pendingBytes=0,shortener;function keep(piece){if(piece.length!==
0){if(shortener===void 0&&pendingBytes+piece.length>MAX_LINE_BYTES){shortener=createShortener();for(let earlier3 of pending)shortener.push(earlier3);pending=[]}
pendingBytes+=piece.length,shortener!==void 0?shortener.push(piece):pending.push(Buffer.from(piece))}}function take(last,endOffset,isTerminated){let bytes=last,
isShortened=shortener!==void 0||pendingBytes+last.length>MAX_LINE_BYTES;(isShortened||pendingBytes>0)&&(keep(last),bytes=shortener===void 0?Buffer.concat(pending):
shortener.finish());let line={byteOffset:lineStart,endOffset,bytes:trim(bytes,lineStart),isShortened,isTerminated};return pending=[],pendingBytes=0,shortener=void 0,
lineStart=endOffset,line}return{*feed(chunk){let from=0;for(let at2=chunk.indexOf(NEWLINE2);at2!==-1;at2=chunk.indexOf(NEWLINE2,from)){let last=chunk.subarray(from,
at2);from=at2+1,yield take(last,position+from,!0)}keep(chunk.subarray(from)),position+=chunk.length},end(){return pendingBytes===0?void 0:take(Buffer.alloc(0),position,
!1)}}}function*readLines(chunks,startOffset=0){let reader=createLineReader(startOffset),position=startOffset;for(let{start,bytes}of chunks){if(start!==position){
let broken=reader.end();broken!==void 0&&(yield{...broken,isTerminated:!0}),reader=createLineReader(start)}yield*reader.feed(bytes),position=start+bytes.length}
let rest=reader.end();rest!==void 0&&(yield rest)}function trim(bytes,byteOffset){let hasMark=byteOffset===0&&bytes.subarray(0,3).equals(BYTE_ORDER_MARK2),hasReturn=bytes[bytes.
length-1]===CARRIAGE_RETURN;return!hasMark&&!hasReturn?bytes:bytes.subarray(hasMark?3:0,bytes.length-Number(hasReturn))}var MAX_LINE_BYTES,NEWLINE2,CARRIAGE_RETURN,
BYTE_ORDER_MARK2,init_lines=__esm({"lib/transcript/lines.ts"(){"use strict";init_shorten();MAX_LINE_BYTES=8*1024*1024,NEWLINE2=10,CARRIAGE_RETURN=13,BYTE_ORDER_MARK2=
Buffer.from([239,187,191])}});function capEntry(entry,limits,readSpilled){if(entry.parts.length===0)return entry;let isCapped=!1,cap=text3=>{let kept2=withoutNul(text3);return kept2.length<=
limits.head+limits.tail?kept2:(isCapped=!0,Buffer.from(cutMiddle(kept2,limits.head,limits.tail)).toString())},parts=entry.parts.map(part=>mapText(unspill(part,readSpilled),
cap));return isCapped?{...entry,parts,isCapped}:{...entry,parts}}function withoutNul(text3){return text3.includes("\0")?text3.replaceAll("\0","\uFFFD"):text3}function unspill(part,readSpilled){
if(part.kind!=="tool_result"||part.spilledFile===void 0)return part;let output=readSpilled?.(part.spilledFile);return output===void 0?part:{...part,output:cleanText(
output)}}function mapText(part,change){switch(part.kind){case"prompt":case"answer":return{...part,text:change(part.text)};case"tool_use":return{...part,input:change(
part.input)};case"tool_result":return{...part,output:change(part.output)};default:return part}}var init_cap=__esm({"lib/archive/cap.ts"(){"use strict";init_cut();
init_clean()}});function encodeEntry(entry){let{uuid:_uuid2,parent,otherParents:_others,timeMs:_time,role,parts,usage:usage2,...rest}=entry,meta2=rest;usage2!==void 0&&(meta2.usage=
[usage2.input,usage2.output,usage2.cacheRead,usage2.cacheWrite]),role==="boundary"&&parent===null&&(meta2.isTop=!0);let text3="";return parts.length>0&&(meta2.parts=
parts.map(encodePart),text3=parts.map(textOfPart).join("")),role!=="prompt"&&(delete meta2.promptId,delete meta2.cwd,delete meta2.branch,delete meta2.client),{role:ROLES.
indexOf(role),meta:JSON.stringify(meta2),text:text3}}function textOfPart(part){return part.kind==="tool_use"?part.input:part.kind==="tool_result"?part.output:part.
text}function encodePart(part){switch(part.kind){case"prompt":case"answer":return[part.kind,part.text.length];case"tool_use":return[part.kind,part.input.length,
part.toolUseId,part.tool];case"tool_result":{let{kind,output,toolUseId,isError,denial,spilledFile}=part;return spilledFile!==void 0?[kind,output.length,toolUseId,
isError,denial??null,spilledFile]:denial===void 0?[kind,output.length,toolUseId,isError]:[kind,output.length,toolUseId,isError,denial]}default:return part}}function decodeEntry(encoded,identity){
let{parts,isTop,usage:usage2,...rest}=JSON.parse(encoded.meta),[parent,...others]=isTop===!0?[]:identity.parents,at2=0;return{uuid:identity.uuid,parent:parent??
null,...others.length>0&&{otherParents:others},timeMs:identity.timeMs,role:ROLES[encoded.role]??"link",...rest,...usage2!==void 0&&{usage:{input:usage2[0],output:usage2[1],
cacheRead:usage2[2],cacheWrite:usage2[3]}},parts:(parts??[]).map(part=>{let from=at2;return at2+=part[1],decodePart(part,encoded.text.slice(from,at2))})}}function decodePart(meta2,text3){
switch(meta2[0]){case"prompt":case"answer":return{kind:meta2[0],text:text3};case"tool_use":{let[kind,,toolUseId,tool]=meta2;return{kind,toolUseId,tool,input:text3}}case"\
tool_result":{let[kind,,toolUseId,isError,denial,spilledFile]=meta2;return{kind,toolUseId,output:text3,isError,...denial!=null&&{denial},...spilledFile!==void 0&&
{spilledFile}}}default:return meta2}}function packUuid(uuid2){return UUID.test(uuid2)?Buffer.from(uuid2.replaceAll("-",""),"hex"):uuid2}function unpackUuid(packed){
if(typeof packed=="string")return packed;let hex=Buffer.from(packed.buffer,packed.byteOffset,packed.byteLength).toString("hex");return`${hex.slice(0,8)}-${hex.slice(
8,12)}-${hex.slice(12,16)}-${hex.slice(16,20)}-${hex.slice(20)}`}var ROLES,PROMPT_ROLE,BOUNDARY_ROLE,UUID,init_encode=__esm({"lib/archive/encode.ts"(){"use stri\
ct";ROLES=["prompt","assistant","result","interrupt","boundary","summary","link"],PROMPT_ROLE=ROLES.indexOf("prompt"),BOUNDARY_ROLE=ROLES.indexOf("boundary");UUID=
/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/}});function isInWord(char){return/[\p{L}\p{N}\p{Mn}\p{Mc}]/u.test(char)}function computeClass(unit){let char=String.fromCharCode(unit),lower=char.toLowerCase();return lower!==
char?4:lower!==char.toUpperCase()||isInWord(char)?3:1}function classOf(unit){let known=CLASSES[unit];if(known!==0)return known;let computed=computeClass(unit);return CLASSES[unit]=
computed,computed}function classOfAstral(point){return point>=FIRST_PICTURE&&point<=LAST_PICTURE?1:point>=FIRST_RARE_HAN&&point<=LAST_RARE_HAN||isInWord(String.
fromCodePoint(point))?6:1}function classOfPoint(point){if(point>65535)return classOfAstral(point);let found=classOf(point);return found===7?1:found}function classAt(units,at2){
let unit=units[at2],found=classOf(unit);return found!==7?found:classOfPoint(String.fromCharCode(unit,units[at2+1]).codePointAt(0))}function classBefore(units,at2){
if(at2<=0)return 1;let found=classOf(units[at2-1]);return found!==7?found:at2>1?classAt(units,at2-2):1}function isWordClass(found){return found>=3&&found<=5}function isEvery(text3,isWanted){
for(let char of text3)if(!isWanted(classOfPoint(char.codePointAt(0))))return!1;return!0}function isUnspaced(text3){return text3!==""&&isEvery(text3,found=>found===
6)}function hasPunctuation(text3){return!isEvery(text3,found=>found>=3)}function hasLetter(text3){return!isEvery(text3,found=>found<3)}var SYMBOLS,RANGES,CLASSES,
FIRST_PICTURE,LAST_PICTURE,FIRST_RARE_HAN,LAST_RARE_HAN,init_char_class=__esm({"lib/text/char-class.ts"(){"use strict";SYMBOLS="!#$%&*+-./:<=>?@^_|~",RANGES=[[1,
"\0/ :@ [` {\xBF \xD7\xD7 \xF7\xF7 \u2000\u206F \u20A0\u20CF \u2190\u24EA \u2500\u2775 \u2794\u2BFF \u3000\u3004 \u3008\u3020 \uE000\uF8FF"],[2,[...SYMBOLS].map(
symbol=>symbol+symbol).join(" ")],[5,"09"],[4,"AZ"],[3,"az"],[6,"\u0E01\u0E3A \u0E40\u0E4E \u0E81\u0ECE \u0EDC\u0EDF \u1000\u1049 \u1050\u109D \u1780\u17D3 \u17D7\u17D7 \u17DC\u17DD \uA9E0\uA9FE \uAA60\uAA76 \uAA7A\uAA7F"],
[6,"\u1100\u11FF \u3005\u3007 \u3021\u3029 \u302E\u302F \u3038\u303B \u3041\u309A \u309D\u309F \u30A1\u30FA \u30FC\u312F"],[6,"\u3131\u318E \u31A0\u31BF \u31F0\u31FF \u3400\u4DBF \u4E00\uA48C \uA960\uA97C \uAC00\uD7FB \uF900\uFAD9"],
[7,"\u{103FF}"]],CLASSES=new Uint8Array(65536);for(let[found,ranges]of RANGES)for(let i=0;i<ranges.length;i+=3)CLASSES.fill(found,ranges.charCodeAt(i),ranges.charCodeAt(
i+1)+1);FIRST_PICTURE=127248,LAST_PICTURE=129791,FIRST_RARE_HAN=131072,LAST_RARE_HAN=262143}});function isAscii(text3){return!NON_ASCII.test(text3)}function stripMark(char){let unit=char.charCodeAt(0),known=plainLetters[unit];if(known!==void 0)return known;
let plain=char.normalize("NFD").replace(COMBINING,"");return plainLetters[unit]=plain,plain}function foldShape(text3){return isAscii(text3)?text3:text3.replace(
INVISIBLE2,"").normalize("NFKC").replace(LATIN_MARKED,stripMark).normalize("NFKC")}function lowerCase(shape){let lower=shape.toLowerCase();return lower.includes(
"\u03C2")?lower.replaceAll("\u03C2","\u03C3"):lower}function foldText(text3){return lowerCase(foldShape(text3))}var NON_ASCII,LATIN_MARKED,COMBINING,INVISIBLE2,
plainLetters,init_fold=__esm({"lib/text/fold.ts"(){"use strict";NON_ASCII=/[^\0-\x7f]/,LATIN_MARKED=/[\u00c0-\u024f\u1e00-\u1eff]|[\u0300-\u036f]/g,COMBINING=/[\u0300-\u036f]/g,
INVISIBLE2=new RegExp("\\p{Default_Ignorable_Code_Point}","gu");plainLetters=[]}});function isHumpStart(shape,at2){return classOf(shape.charCodeAt(at2))!==4?!1:classOf(shape.charCodeAt(at2-1))!==4?!0:at2+1<shape.length&&classOf(shape.charCodeAt(
at2+1))===3}function renderHumps(word){let parts=[],from=0;for(let at2=1;at2<word.length;at2++)isHumpStart(word,at2)&&(parts.push(word.slice(from,at2)),from=at2);
return from===0?void 0:(parts.push(word.slice(from)),parts.length<=ALWAYS_A_NAME||parts.length<=MAX_PARTS&&word.length>=parts.length*MIN_AVERAGE?parts.join(" ").
toLowerCase():void 0)}var MAX_PARTS,ALWAYS_A_NAME,MIN_AVERAGE,init_humps=__esm({"lib/text/humps.ts"(){"use strict";init_char_class();MAX_PARTS=10,ALWAYS_A_NAME=
3,MIN_AVERAGE=3}});function sigilBefore(units,at2){let unit=at2===0?0:units[at2-1];if(classOf(unit)!==2)return"";let previous=classBefore(units,at2-1);if(unit===SLASH)return previous===
1||previous===6?"/":"";if(unit===DASH)return dashesBefore(units,at2);let sigil=String.fromCharCode(unit);return LEADING.includes(sigil)&&!isWordClass(previous)?
sigil:""}function dashesBefore(units,at2){return at2>1&&units[at2-2]===DASH?at2>2&&units[at2-3]===DASH||isWordClass(classBefore(units,at2-2))?"":"--":isWordClass(
classBefore(units,at2-1))?"":"-"}function sigilAfter(units,at2){return units[at2]===HASH?"#":units[at2]===PLUS&&units[at2+1]===PLUS?"++":""}var DASH,SLASH,HASH,
PLUS,LEADING,init_sigils=__esm({"lib/text/sigils.ts"(){"use strict";init_char_class();DASH=45,SLASH=47,HASH=35,PLUS=43,LEADING=".$@#"}});function scratchUnits(use,size,isBytes){let make=units=>isBytes?new Uint8Array(units):new Uint16Array(units);if(size>262144)return make(size);let key=`${use} ${isBytes?
"bytes":"utf16"}`,found=kept.get(key)??make(262144);return kept.set(key,found),found}function asBuffer(units,length){return Buffer.from(units.buffer,units.byteOffset,
length*units.BYTES_PER_ELEMENT)}function readUnits(text3,use,isBytes){let units=scratchUnits(use,text3.length+1,isBytes);return asBuffer(units,text3.length).write(
text3,isBytes?"latin1":"utf16le"),units[text3.length]=0,units}function renderUnits(units,length){return asBuffer(units,length).toString(units.BYTES_PER_ELEMENT===
1?"latin1":"utf16le")}var kept,init_units2=__esm({"lib/text/units.ts"(){"use strict";kept=new Map}});function boundedEnd(lower,start,end){if((end-start)*MAX_BYTES_A_UNIT<=MAX_WORD_BYTES)return end;let at2=start,used=0;for(;at2<end;){let unit=lower.charCodeAt(at2);
if(used+=unit<128?1:unit<2048?2:MAX_BYTES_A_UNIT,used>MAX_WORD_BYTES)return at2;at2++}return end}function skipBlob(shape,start,end){if(end-start<MIN_BLOB_WORD)return end;
BLOB.lastIndex=start,BLOB.test(shape);let length=BLOB.lastIndex-start;return length<=MAX_BLOB?end:(shape.slice(start,BLOB.lastIndex).match(/[^a-z0-9]/gi)?.length??
0)*MIN_BLOB_WORD_AVERAGE<length?BLOB.lastIndex:end}function skipSuffix(shape,at2){let unit=shape.charCodeAt(at2);return unit!==APOSTROPHE&&unit!==CURLY_APOSTROPHE?
at2:(SUFFIX.lastIndex=at2,SUFFIX.test(shape)&&!isWordClass(classOf(shape.charCodeAt(SUFFIX.lastIndex)))?SUFFIX.lastIndex:at2)}var MAX_WORD_BYTES,MAX_BYTES_A_UNIT,
MIN_BLOB_WORD,MAX_BLOB,MIN_BLOB_WORD_AVERAGE,BLOB,APOSTROPHE,CURLY_APOSTROPHE,SUFFIX,init_word_end=__esm({"lib/text/word-end.ts"(){"use strict";init_char_class();
MAX_WORD_BYTES=64,MAX_BYTES_A_UNIT=3;MIN_BLOB_WORD=40,MAX_BLOB=128,MIN_BLOB_WORD_AVERAGE=16,BLOB=/[\w+/=-]*/y;APOSTROPHE=39,CURLY_APOSTROPHE=8217,SUFFIX=/['\u2019](?:s|t|re|ve|ll|d|m)/iy}});function addMarks(reading,start,end,wordEnd){let{shapeUnits,lower,marks}=reading,before=sigilBefore(shapeUnits,start);before!==""&&marks.add(before+lower.slice(
start,wordEnd));let after=sigilAfter(shapeUnits,end);after!==""&&marks.add(lower.slice(start,wordEnd)+after)}function addHumps(reading,start,end){let word=reading.
shape.slice(start,end);if(reading.split.has(word))return;reading.split.add(word);let parts=renderHumps(word);parts!==void 0&&reading.parts.add(parts)}function copyWord(reading,start){
let{shapeUnits,lowerUnits,out}=reading,to=reading.length,at2=start,later=0,unit=shapeUnits[at2],found=CLASSES[unit]||classOf(unit);for(;found>=3&&found<=5;)out[to++]=
lowerUnits[at2++],unit=shapeUnits[at2],found=CLASSES[unit]||classOf(unit),later|=1<<found;return reading.length=to,reading.later=later,at2}function isCamel({shapeUnits,
later},start){return(later&UPPER_BIT)>0&&((later&LOWER_BIT)>0||classOf(shapeUnits[start])===3)}function readWord(reading,start){let{shape,shapeUnits,lower,out}=reading,
end=copyWord(reading,start),wordEnd=boundedEnd(lower,start,end);return reading.length-=end-wordEnd,out[reading.length++]=SPACE,(start>0&&CLASSES[shapeUnits[start-
1]]===2||CLASSES[shapeUnits[end]]===2)&&addMarks(reading,start,end,wordEnd),wordEnd===end&&isCamel(reading,start)&&addHumps(reading,start,end),skipSuffix(shape,
skipBlob(shape,start,end))}function readUnspaced(reading,start){let{shapeUnits,lowerUnits,out}=reading,to=reading.length,at2=start;for(;;){let unit=shapeUnits[at2],
found=CLASSES[unit]||classOf(unit);if(found!==6&&(found!==7||classAt(shapeUnits,at2)!==6))break;let end=at2+(found===7?2:1);for(let i=at2;i<end;i++)out[to++]=lowerUnits[i];
if(at2>start){out[to++]=SPACE;for(let i=at2;i<end;i++)out[to++]=lowerUnits[i]}at2=end}return out[to++]=SPACE,reading.length=to,at2}function readSymbols(reading,start){
let{shapeUnits}=reading,end=start+1;for(;classOf(shapeUnits[end])===2;)end++;let length=end-start;return(length>1||!(isWordClass(classBefore(shapeUnits,start))||
isWordClass(classAt(shapeUnits,end))))&&length<=MAX_SYMBOL_RUN&&reading.marks.add(reading.shape.slice(start,end)),end}function lex(text3){let shape=foldShape(text3),
lower=lowerCase(shape),isBytes=isAscii(shape),reading={shape,lower,shapeUnits:readUnits(shape,"shape",isBytes),lowerUnits:readUnits(lower,"lower",isBytes),size:shape.
length,out:scratchUnits("out",shape.length*(isBytes?1:MAX_GROWTH)+2,isBytes),length:0,later:0,split:new Set,parts:new Set,marks:new Set};return readAll(reading),
{main:renderUnits(reading.out,Math.max(0,reading.length-1)),parts:reading.parts,marks:reading.marks}}function readAll(reading){let{shapeUnits,size}=reading,at2=0;
for(;at2<size;){let unit=shapeUnits[at2],found=CLASSES[unit]||classOf(unit);found===7&&(found=classAt(shapeUnits,at2)),found===1?at2++:found===6?at2=readUnspaced(
reading,at2):found===2?at2=readSymbols(reading,at2):at2=readWord(reading,at2)}}function tokenise(text3){let{main,parts,marks}=lex(text3),stream=main;for(let part of parts)
stream+=` ${part}`;for(let mark of marks)stream+=` ${mark}`;return main===""?stream.slice(1):stream}var MAX_SYMBOL_RUN,SPACE,MAX_GROWTH,UPPER_BIT,LOWER_BIT,init_tokenise=__esm(
{"lib/text/tokenise.ts"(){"use strict";init_char_class();init_fold();init_humps();init_sigils();init_units2();init_word_end();MAX_SYMBOL_RUN=8,SPACE=32,MAX_GROWTH=
3;UPPER_BIT=16,LOWER_BIT=8}});function foldEntry(one,other){let folded={...isBetter(one,other)?one:other,timeMs:Math.min(one.timeMs,other.timeMs)},parents=[...new Set([...parentsOf(one),...parentsOf(
other)])].sort();folded.parent=parents[0]??null,parents.length>1?folded.otherParents=parents.slice(1):delete folded.otherParents;let usage2=maxUsage(one.usage,other.
usage);usage2!==void 0&&(folded.usage=usage2);let promptId=foldPromptIds(one.promptId,other.promptId);return promptId!==void 0&&(folded.promptId=promptId),folded}
function foldPromptIds(one,other){return one===void 0||other===void 0||one===other?one??other:""}function parentsOf(entry){return entry.parent===null?[]:[entry.
parent,...entry.otherParents??[]]}function maxUsage(one,other){return one===void 0||other===void 0?one??other:{input:Math.max(one.input,other.input),output:Math.
max(one.output,other.output),cacheRead:Math.max(one.cacheRead,other.cacheRead),cacheWrite:Math.max(one.cacheWrite,other.cacheWrite)}}function isBetter(one,other){
let difference=+(other.isStandIn===!0)-+(one.isStandIn===!0)||+(other.isCut===!0)-+(one.isCut===!0)||textLength(one)-textLength(other);return difference===0?contentKey(
one)>=contentKey(other):difference>0}function textLength(entry){return JSON.stringify(entry.parts).length}function contentKey(entry){let fields=Object.entries(entry).
filter(([key])=>!FOLDED_KEYS.has(key));return JSON.stringify(fields.sort(([a],[b])=>a<b?-1:1))}var FOLDED_KEYS,init_fold_entry=__esm({"lib/transcript/fold-entry\
.ts"(){"use strict";FOLDED_KEYS=new Set(["parent","otherParents","usage","timeMs","promptId"])}});function orderEntries(entries){let known=foldCopies(entries),byTime=[...known.values()].sort(compareEntries);return isInParentOrder(byTime,known)?byTime:walk(byTime,
known)}function foldCopies(entries){let known=new Map;for(let entry of entries){let earlier3=known.get(entry.uuid);known.set(entry.uuid,earlier3===void 0?entry:
foldEntry(earlier3,entry))}return known}function isInParentOrder(byTime,known){let seen=new Set;for(let entry of byTime){let{parent,otherParents}=entry;if(otherParents!==
void 0||parent!==null&&known.has(parent)&&!seen.has(parent))return!1;seen.add(entry.uuid)}return!0}function walk(byTime,known){let waiting=readWaiting(byTime,known),
ready=byTime.filter(entry=>waiting.left.get(entry.uuid)===0).reverse(),ordered=[],oldest=0;for(;ordered.length<byTime.length;){let entry=ready.pop()??byTime[oldest++];
if(entry===void 0)break;if(waiting.left.delete(entry.uuid)){ordered.push(entry);for(let child of releaseChildren(waiting,entry))insert(ready,child)}}return ordered}
function readWaiting(entries,known){let waiting={children:new Map,left:new Map};for(let entry of entries){let parents=parentsOf(entry).filter(parent=>known.has(
parent)&&parent!==entry.uuid);waiting.left.set(entry.uuid,parents.length);for(let parent of parents){let siblings=waiting.children.get(parent)??[];waiting.children.
set(parent,siblings),siblings.push(entry)}}return waiting}function releaseChildren({children,left},parent){return(children.get(parent.uuid)??[]).filter(child=>{
let count2=left.get(child.uuid);return count2===void 0?!1:(left.set(child.uuid,count2-1),count2===1)})}function insert(ready,entry){let low=0,high=ready.length;
for(;low<high;){let middle=low+high>>1;compareEntries(ready[middle],entry)>0?low=middle+1:high=middle}ready.splice(low,0,entry)}function compareEntries(a,b){return a.
timeMs-b.timeMs||(a.uuid<b.uuid?-1:+(a.uuid>b.uuid))}var init_order=__esm({"lib/transcript/order.ts"(){"use strict";init_fold_entry()}});function isPrompt(entry){return entry.role==="prompt"}function assembleTurn(entries,id){let ordered=orderEntries(entries),head=ordered.find(isPrompt)??ordered[0];
if(head===void 0)throw new RangeError("assemble turn: no entries");let prompt=isPrompt(head)?head:void 0,turn={id:prompt?.uuid??id??head.uuid,kind:prompt?.turnKind??
(head.agentId===void 0?"human":"agent"),prompt:promptText(prompt),steps:deriveSteps(ordered),startMs:head.timeMs,endMs:Math.max(...ordered.filter(isSubstantial).
map(entry=>entry.timeMs),head.timeMs),models:[...new Set(ordered.map(entry=>entry.model).filter(model=>model!==void 0))],usage:sumUsage(ordered),outcome:deriveOutcome(
ordered)};return addContext(turn,head,ordered),turn}function settleOutcome(turn,{isOver,isTakenOver}){return turn.outcome!=="open"||!(isOver||isTakenOver)?turn.
outcome:isTakenOver||turn.steps.at(-1)?.kind==="answer"?"answered":"interrupted"}function promptText(prompt){return(prompt?.parts??[]).map(part=>part.kind==="pr\
ompt"?part.text:"").join("")}function addContext(turn,head,ordered){let first=key=>head[key]??ordered.find(entry=>entry[key]!==void 0)?.[key],{agentId,promptId}=head,
cwd=first("cwd"),branch=first("branch");promptId&&(turn.promptId=promptId),agentId!==void 0&&(turn.agentId=agentId),cwd!==void 0&&(turn.cwd=cwd),branch!==void 0&&
(turn.branch=branch),ordered.some(entry=>entry.isCut===!0)&&(turn.isCut=!0)}function isSubstantial(entry){return entry.parts.length>0||entry.isFinal===!0||entry.
role==="interrupt"}function sumUsage(ordered){let byMessage=new Map;for(let{messageId,uuid:uuid2,usage:usage2}of ordered){let key=messageId??uuid2,larger=maxUsage(
byMessage.get(key),usage2);larger!==void 0&&byMessage.set(key,larger)}let sum3={input:0,output:0,cacheRead:0,cacheWrite:0};for(let usage2 of byMessage.values())
sum3.input+=usage2.input,sum3.output+=usage2.output,sum3.cacheRead+=usage2.cacheRead,sum3.cacheWrite+=usage2.cacheWrite;return sum3}function deriveSteps(ordered){
let steps=[],calls=new Map,texts=new Map;for(let entry of ordered)for(let part of entry.parts)part.kind==="answer"&&addAnswer(steps,texts,entry,part.text),part.
kind==="tool_use"&&addCall(steps,calls,entry,part),part.kind==="tool_result"&&addResult(steps,calls,entry,part);return steps}function addAnswer(steps,texts,entry,text3){
let message=entry.messageId??entry.uuid,earlier3=texts.get(message);earlier3?.includes(text3)!==!0&&(texts.set(message,earlier3===void 0?[text3]:[...earlier3,text3]),
steps.push({kind:"answer",text:text3,timeMs:entry.timeMs}))}function addCall(steps,calls,entry,use){let{toolUseId,tool,input}=use,known=calls.get(toolUseId);if(known!==
void 0){known.tool===""&&Object.assign(known,{tool,input,startMs:entry.timeMs});return}let{timeMs}=entry,call={kind:"tool",toolUseId,tool,input,output:null,isError:!1,
startMs:timeMs,endMs:timeMs};calls.set(toolUseId,call),steps.push(call)}function addResult(steps,calls,entry,result){let{toolUseId}=result;calls.has(toolUseId)||
addCall(steps,calls,entry,{kind:"tool_use",toolUseId,tool:"",input:""});let call=calls.get(toolUseId);if(call===void 0)return;let isReal=entry.isStandIn!==!0&&result.
denial===void 0;call.output!==null&&!(isReal&&call.denial!==void 0)||(call.output=result.output,call.isError=result.isError,call.endMs=entry.timeMs,delete call.
denial,result.denial!==void 0?call.denial=result.denial:entry.isStandIn===!0&&(call.denial="cancelled"),result.spilledFile!==void 0&&(call.spilledFile=result.spilledFile))}
function deriveOutcome(ordered){let outcome="open";for(let entry of ordered)entry.role==="interrupt"?outcome="interrupted":entry.role==="result"?outcome="open":
entry.role==="assistant"?outcome=outcomeOfAnswer(entry):entry.isFinal===!0&&outcome==="open"&&(outcome="answered");return outcome}function outcomeOfAnswer(entry){
return entry.isError===!0?"error":entry.isFinal===!0?"answered":"open"}var init_turns=__esm({"lib/transcript/turns.ts"(){"use strict";init_fold_entry();init_order()}});function readTurnEntries(archive,turn,maxChars=MAX_TURN_CHARS){let size=archive.prepare("SELECT count(*) AS count, coalesce(sum(octet_length(text)), 0) AS bytes\
 FROM entries WHERE turn = ?").get(turn),isShortened=size!==void 0&&size.bytes>maxChars,rows=isShortened?archive.prepare(SELECT_SHORTENED).all(Math.floor(maxChars/
size.count),turn):archive.prepare(SELECT_WHOLE).all(turn),uuids=new Map(rows.map(row=>[row.id,unpackUuid(row.uuid)])),loose=readLooseOfTurn(archive,turn);return{
entries:rows.map(row=>{let linked=row.link===null?void 0:uuids.get(row.link);return decodeEntry(row,{uuid:uuids.get(row.id)??"",parents:loose.get(row.id)??(linked===
void 0?[]:[linked]),timeMs:row.time_ms})}),isShortened}}function readLooseOfTurn(archive,turn){let loose=new Map,rows=archive.prepare("SELECT entry, parent FROM\
 entries JOIN loose_links ON entry = id WHERE turn = ?").all(turn);for(let{entry,parent}of rows)loose.set(entry,[...loose.get(entry)??[],unpackUuid(parent)].sort());
return loose}var MAX_TURN_CHARS,SELECT_WHOLE,SELECT_SHORTENED,init_read_turn=__esm({"lib/archive/read-turn.ts"(){"use strict";init_encode();MAX_TURN_CHARS=8*1024*
1024,SELECT_WHOLE="SELECT id, uuid, link, role, time_ms, meta, text FROM entries WHERE turn = ? ORDER BY id",SELECT_SHORTENED="SELECT id, uuid, link, role, time\
_ms, meta, substr(text, 1, ?) AS text FROM entries WHERE turn = ? ORDER BY id"}});function putStandIn(archive,session,answer){let{promptId="",agentId="",timeMs,text:text3}=answer;return archive.prepare("INSERT OR IGNORE INTO stand_ins (sessio\
n, prompt_id, agent_id, time_ms, text) VALUES (?, ?, ?, ?, ?)").run(session,promptId,agentId,timeMs,text3)===1}function hasStandIns(archive,session){return archive.
prepare("SELECT 1 FROM stand_ins WHERE session = ? LIMIT 1").get(session)!==void 0}function ownersOf(archive,session,answer){let{promptId="",agentId="",timeMs}=answer,
owner=archive.prepare(`${SELECT_HEAD} WHERE session_turns.file = ? AND time_ms <= ?
       AND coalesce(json_extract(meta, '$.agentId'), '') = ?
       AND (? = '' OR coalesce(json_extract(meta, '$.promptId'), '') IN ('', ?))
     ORDER BY session_turns.byte_offset DESC LIMIT 1`);return archive.prepare("SELECT id FROM files WHERE session = ?").all(session).map(({id})=>owner.get(id,timeMs,
agentId,promptId,promptId)?.turn).filter(turn=>turn!==void 0)}function turnsLosingTo(archive,turn){let before=archive.prepare(`${SELECT_HEAD} WHERE session_turn\
s.file = ? AND session_turns.byte_offset < ?
     ORDER BY session_turns.byte_offset DESC LIMIT ?`),later=archive.prepare(`SELECT 1 FROM stand_ins
     WHERE session = ? AND agent_id = ? AND (? = '' OR prompt_id IN ('', ?)) AND time_ms >= ? LIMIT 1`);return readHeads(archive,turn).flatMap(head=>before.all(
head.file,head.byteOffset,NEIGHBOURS).filter(({agentId,promptId})=>agentId===head.agentId&&later.get(head.session,agentId,promptId,promptId,head.timeMs)!==void 0).
map(earlier3=>earlier3.turn))}function standInEntries(archive,turn,entries){if(archive.prepare("SELECT 1 FROM stand_ins LIMIT 1").get()===void 0)return[];let owned=new Map;
for(let head of readHeads(archive,turn))if(hasStandIns(archive,head.session))for(let standIn of readStandIns(archive,head)){let entry=entryOf2(standIn,head.agentId);
owned.set(entry.uuid,entry)}if(owned.size===0)return[];let answers=entries.flatMap(({parts})=>parts.flatMap(part=>part.kind==="answer"?[comparable(part.text)]:[]));
return[...owned.values()].filter(({parts:[part]})=>{let wanted=part?.kind==="answer"?comparable(part.text):"";return!answers.some(answer=>answer.startsWith(wanted))})}
function entryOf2({timeMs,text:text3},agentId){return{uuid:`stand-in ${timeMs} ${text3}`,parent:null,timeMs,role:"assistant",isFinal:!0,isStandIn:!0,...agentId!==
""&&{agentId},parts:[{kind:"answer",text:text3}]}}function readHeads(archive,turn){return archive.prepare(`${SELECT_HEAD} WHERE session_turns.turn = ?`).all(turn)}
function readStandIns(archive,head){let after=archive.prepare(`${SELECT_HEAD} WHERE session_turns.file = ? AND session_turns.byte_offset > ?
       ORDER BY session_turns.byte_offset LIMIT ?`).all(head.file,head.byteOffset,NEIGHBOURS).filter(({agentId})=>agentId===head.agentId);return archive.prepare(
`SELECT prompt_id AS promptId, time_ms AS timeMs, text FROM stand_ins
       WHERE session = ? AND agent_id = ? AND (? = '' OR prompt_id IN ('', ?)) AND time_ms >= ?`).all(head.session,head.agentId,head.promptId,head.promptId,head.
timeMs).filter(standIn=>!after.some(({timeMs,promptId})=>timeMs<=standIn.timeMs&&(promptId===""||["",promptId].includes(standIn.promptId))))}function comparable(text3){
return redact(text3).replace(/\u2026\s*$/u,"").replace(/\s+/g," ").trim()}var NEIGHBOURS,SELECT_HEAD,init_stand_in=__esm({"lib/archive/stand-in.ts"(){"use strict";
init_redact();NEIGHBOURS=8;SELECT_HEAD=`SELECT session_turns.turn, session_turns.file, session_turns.session,
    session_turns.byte_offset AS byteOffset, time_ms AS timeMs,
    coalesce(json_extract(meta, '$.promptId'), '') AS promptId,
    coalesce(json_extract(meta, '$.agentId'), '') AS agentId
  FROM session_turns JOIN turns ON turns.id = session_turns.turn JOIN entries ON entries.id = root`}});function turnText(turn){let text3={prompt:[turn.prompt],answer:[],input:[],output:[]};for(let step of turn.steps)step.kind==="answer"?text3.answer.push(step.text):
(text3.input.push(inputText(step.input)),step.output!==null&&text3.output.push(step.output));return text3}function inputText(input){if(!input.startsWith("{")&&!input.
startsWith("[")&&!input.startsWith('"'))return input;let values=[];for(let[,value="",colon]of input.matchAll(JSON_STRING))colon===void 0&&value!==""&&values.push(
unescapeJson(value));return values.join(`
`)}function unescapeJson(value){return value.includes("\\")?value.replace(JSON_ESCAPE,(_,code,char)=>code===void 0?ESCAPED2[char??""]??char??"":String.fromCharCode(
Number.parseInt(code,16))):value}function filesOfInput(input){return[...input.matchAll(PATH_KEY)].map(([,path=""])=>unescapeJson(path))}function filesOf(turn){let files=turn.
steps.flatMap(step=>step.kind==="tool"?filesOfInput(step.input):[]);return[...new Set(files)]}function toolsOf(turn){let tools=turn.steps.flatMap(step=>step.kind===
"tool"&&step.tool!==""?[step.tool]:[]);return[...new Set(tools)]}var FIELDS,FIELD_WEIGHTS,JSON_STRING,JSON_ESCAPE,ESCAPED2,PATH_KEY,init_turn_text=__esm({"lib/a\
rchive/turn-text.ts"(){"use strict";FIELDS=["prompt","answer","input","output"],FIELD_WEIGHTS={prompt:2,answer:1.5,input:1,output:1};JSON_STRING=/"([^"\\]*(?:\\.[^"\\]*)*)(?:"(\s*:)?|\\?$)/gs,
JSON_ESCAPE=/\\(?:u([0-9a-fA-F]{4})|(.))/gs,ESCAPED2={n:`
`,r:"\r",t:"	",b:"\b",f:"\f"};PATH_KEY=/"(?:file_path|notebook_path|path)"\s*:\s*"([^"\\]*(?:\\.[^"\\]*)*)"/gs}});function settleTurn(archive,id,gathered){let head=archive.prepare("SELECT kind, role, uuid FROM turns JOIN entries ON entries.id = root WHERE turns.id = ?").get(
id);if(archive.prepare("DELETE FROM stale WHERE turn = ?").run(id),head===void 0)return;let settled=deriveTurn(archive,id,{uuid:unpackUuid(head.uuid),gathered});
if(head.role===PROMPT_ROLE||settled.hasText)return writeColumns(archive,id,settled),writeWords(archive,id,{turn:settled.turn,isFirst:head.kind===null}),settled;
head.kind!==null&&(archive.prepare("UPDATE turns SET kind = NULL WHERE id = ?").run(id),archive.prepare("DELETE FROM words WHERE rowid = ?").run(id))}function deriveTurn(archive,id,{
uuid:uuid2,gathered}){let read=gathered===void 0?readTurnEntries(archive,id):void 0,own2=gathered??read?.entries??[],entries=[...own2,...standInEntries(archive,
id,own2)],turn=assembleTurn(entries,uuid2),isCut=turn.isCut===!0||read?.isShortened===!0||own2.some(entry=>entry.isCapped===!0);return{turn,isCut,hasText:entries.
some(({parts})=>parts.length>0)}}function writeColumns(archive,id,{turn,isCut}){let{usage:usage2}=turn;archive.prepare(`UPDATE turns SET kind = ?, start_ms = ?,\
 end_ms = ?, outcome = ?, agent_id = ?, model = ?, tool_calls = ?,
         tools = ?, files = ?, input_tokens = ?, output_tokens = ?, cache_read_tokens = ?, cache_write_tokens = ?,
         is_cut = ? WHERE id = ?`).run(turn.kind,turn.startMs,turn.endMs,turn.outcome,turn.agentId??null,turn.models.at(-1)??"",turn.steps.filter(({kind})=>kind===
"tool").length,renderList(toolsOf(turn)),renderList(filesOf(turn)),usage2.input,usage2.output,usage2.cacheRead,usage2.cacheWrite,Number(isCut),id)}function renderList(items){
return items.length===0?"":`
${items.join(`
`)}
`}function writeWords(archive,id,{turn,isFirst}){let text3=turnText(turn),columns=FIELDS.map(field=>text3[field].map(tokenise).join(" "));archive.prepare(`INSER\
T ${isFirst?"":"OR REPLACE "}${INSERT_WORDS}`).run(id,...columns)}var INSERT_WORDS,init_settle=__esm({"lib/archive/settle.ts"(){"use strict";init_tokenise();init_turns();
init_encode();init_read_turn();init_stand_in();init_turn_text();INSERT_WORDS="INTO words (rowid, prompt, answer, input, output) VALUES (?, ?, ?, ?, ?)"}});function createGatherer(archive,onTurn){let waiting=new Map,current,chars=0;function settleOne(id,entries){let settled=settleTurn(archive,id,entries);settled!==
void 0&&onTurn(settled.turn,id)}return{join(turn,entry,isNewTurn){let gathered=waiting.get(turn)??{entries:isNewTurn?[]:void 0,chars:0};waiting.set(turn,gathered),
current=turn;let added=entry.parts.reduce((sum3,part)=>sum3+partChars(part),0);gathered.chars+=added,chars+=added,gathered.chars>MAX_HELD_CHARS?gathered.entries=
void 0:gathered.entries?.push(entry)},touch(turn){let gathered=waiting.get(turn)??{entries:void 0,chars:0};gathered.entries=void 0,waiting.set(turn,gathered)},isFull:()=>chars>
MAX_HELD_CHARS,settleFinished(){for(let[id,{entries}]of waiting)id!==current&&(settleOne(id,entries),waiting.delete(id));chars=0},settleAll({isLast,maxChars}){for(let[
id,gathered]of waiting){let isUnfinished=id===current&&!isLast;!isUnfinished&&gathered.chars<=maxChars?settleOne(id,gathered.entries):archive.prepare("INSERT OR\
 IGNORE INTO stale (turn) VALUES (?)").run(id),isUnfinished?gathered.entries=void 0:waiting.delete(id)}chars=0}}}function partChars(part){return part.kind==="to\
ol_use"?part.input.length:part.kind==="tool_result"?part.output.length:part.text.length}function settleStale(archive,maxTurns){let rows=archive.prepare("SELECT \
turn FROM stale LIMIT ?").all(maxTurns);for(let{turn}of rows)archive.transaction(()=>settleTurn(archive,turn));return archive.prepare("SELECT count(*) AS left F\
ROM stale").get()?.left??0}var MAX_HELD_CHARS,init_gather=__esm({"lib/archive/gather.ts"(){"use strict";init_settle();MAX_HELD_CHARS=1024*1024}});function createKnownEntries(archive){let known=new Map,remember=entry=>{known.size>=MAX_REMEMBERED&&known.clear(),known.set(entry.uuid,entry)};return{find(uuid2){
let found=known.get(uuid2)??readKnown(archive,uuid2);return found!==void 0&&remember(found),found},recall:uuid2=>known.get(uuid2),remember,forgetAll:()=>known.clear()}}
function readKnown(archive,uuid2){let row=archive.prepare("SELECT id, uuid, turn, time_ms FROM entries WHERE uuid = ?").get(packUuid(uuid2));return row===void 0?
void 0:knownOf(row)}function knownOf({id,uuid:uuid2,turn,time_ms}){return{id,uuid:unpackUuid(uuid2),turn,timeMs:time_ms}}function earlier(a,b){return a.timeMs!==
b.timeMs?a.timeMs<b.timeMs?a:b:a.uuid<b.uuid?a:b}var MAX_REMEMBERED,init_known=__esm({"lib/archive/known.ts"(){"use strict";init_encode();MAX_REMEMBERED=1e4}});function nextTurnId(archive,session){let first=session*TURNS_PER_SESSION,row=archive.prepare("SELECT max(id) AS id FROM turns WHERE id >= ? AND id < ?").get(first,
first+TURNS_PER_SESSION);return row?.id==null?first:row.id+1}function homeOf(archive,turn){let session=Math.floor(turn/TURNS_PER_SESSION);return archive.prepare(
"SELECT key FROM sessions WHERE id = ?").get(session)?.key??""}function addTurn(archive,turn,root){archive.prepare("INSERT INTO turns (id, root) VALUES (?, ?)").
run(turn,root)}function addTurnPlace(archive,turn,{file,session,byteOffset}){archive.prepare("INSERT OR IGNORE INTO session_turns (session, file, byte_offset, t\
urn) VALUES (?, ?, ?, ?)").run(session,file,byteOffset,turn)}function turnOfRoot(archive,root){let row=archive.prepare("SELECT id FROM turns WHERE root = ?").get(
root);if(row!==void 0)return row.id;let places=archive.prepare(`SELECT file, session, places.byte_offset AS byteOffset FROM places JOIN files ON files.id = file\

       WHERE entry = ? ORDER BY session`).all(root),[home]=places;if(home===void 0)throw new RangeError(`entry ${root} is in no file`);let turn=nextTurnId(archive,
home.session);addTurn(archive,turn,root);for(let place of places)addTurnPlace(archive,turn,place);return turn}function removeTurn(archive,turn){archive.prepare(
"DELETE FROM words WHERE rowid = ?").run(turn),archive.prepare("DELETE FROM session_turns WHERE turn = ?").run(turn),archive.prepare("DELETE FROM turns WHERE id\
 = ?").run(turn)}var init_turn_row=__esm({"lib/archive/turn-row.ts"(){"use strict";init_migrate()}});function reassignTurn(context,turn){let{archive,known,onTouch}=context,members2=readMembers(archive,turn),turnOf3=createResolver(archive,members2),left=members2.
size;for(let member of members2.values()){let found=turnOf3(member);found!==turn&&(archive.prepare("UPDATE entries SET turn = ? WHERE id = ?").run(found,member.
id),onTouch(found),left--)}left!==members2.size&&(known.forgetAll(),onTouch(turn),left===0&&removeTurn(archive,turn))}function readMembers(archive,turn){let rows=archive.
prepare("SELECT id, uuid, time_ms, link, role FROM entries WHERE turn = ?").all(turn);return new Map(rows.map(({id,uuid:uuid2,time_ms,link,role})=>[id,{id,uuid:unpackUuid(
uuid2),timeMs:time_ms,link,isPrompt:role===PROMPT_ROLE}]))}function createResolver(archive,members2){let found=new Map;return start=>{let path=new Map,member=start,
turn=found.get(member.id);for(;turn===void 0;){path.set(member.id,member);let next=nextMember(members2,member);next===void 0?turn=turnBeyond(archive,member):path.
has(next.id)?turn=turnOfRoot(archive,rootOfCircle([...path.values()],next).id):turn=found.get(next.id),member=next??member}for(let id of path.keys())found.set(id,
turn);return turn}}function nextMember(members2,{isPrompt:isPrompt2,link}){return isPrompt2||link===null?void 0:members2.get(link)}function turnBeyond(archive,member){
return member.isPrompt||member.link===null?turnOfRoot(archive,member.id):archive.prepare("SELECT turn FROM entries WHERE id = ?").get(member.link)?.turn??turnOfRoot(
archive,member.id)}function rootOfCircle(path,entry){return path.slice(path.indexOf(entry)).reduce(earlier)}var init_reassign=__esm({"lib/archive/reassign.ts"(){
"use strict";init_encode();init_known();init_turn_row()}});function readAwaitedParents(archive){let rows=archive.prepare("SELECT DISTINCT parent FROM loose_links LIMIT ?").all(MAX_AWAITED+1);if(rows.length>MAX_AWAITED)return{
mayHave:()=>!0,add:()=>{}};let uuids=new Set(rows.map(({parent})=>unpackUuid(parent)));return{mayHave:uuid2=>uuids.has(uuid2),add:uuid2=>{uuids.add(uuid2)}}}function setLooseLinks(links,entry,parents){
links.archive.prepare("DELETE FROM loose_links WHERE entry = ?").run(entry);for(let parent of parents)links.archive.prepare("INSERT INTO loose_links (entry, par\
ent) VALUES (?, ?)").run(entry,packUuid(parent)),links.awaited.add(parent)}function readLooseLinks(archive,entry){return archive.prepare("SELECT parent FROM loo\
se_links WHERE entry = ?").all(entry).map(({parent})=>unpackUuid(parent)).sort()}function relinkChildren(links,uuid2){if(!links.awaited.mayHave(uuid2))return;let children=links.
archive.prepare("SELECT entry FROM loose_links WHERE parent = ?").all(packUuid(uuid2));for(let{entry}of children)relinkEntry(links,entry,readLooseLinks(links.archive,
entry))}function chooseLink(present,fallback){return present.length>0?present.reduce(earlier).id:fallback}function relinkEntry(links,entry,parents){let{archive}=links,
row=archive.prepare("SELECT link, turn, role, previous FROM entries WHERE id = ?").get(entry);if(row===void 0)return;let present=parents.map(uuid2=>links.known.
find(uuid2)).filter(parent=>parent!==void 0),isLoose=parents.length>1||present.length<parents.length;setLooseLinks(links,entry,isLoose?parents:[]);let hasFallback=parents.
length>0||row.role===BOUNDARY_ROLE,link=chooseLink(present,hasFallback?row.previous:null);link!==row.link&&(archive.prepare("UPDATE entries SET link = ? WHERE i\
d = ?").run(link,entry),row.role!==PROMPT_ROLE&&reassignTurn(links,row.turn))}var MAX_AWAITED,init_links=__esm({"lib/archive/links.ts"(){"use strict";init_encode();
init_known();init_reassign();MAX_AWAITED=1e3}});function createPutContext(archive,listeners){let last=archive.prepare("SELECT max(id) AS id FROM entries").get();return{archive,known:createKnownEntries(archive),
awaited:readAwaitedParents(archive),nextEntry:(last?.id??0)+1,...listeners}}function putEntry(put,file,entry,byteOffset){let agent=entry.agentId??"",sighting={entry,
byteOffset,previous:file.predecessors.get(agent)},id=(put.known.recall(entry.uuid)===void 0?addEntry(put,file,sighting):void 0)??addSighting(put,file,sighting);
file.predecessors.set(agent,{id,uuid:entry.uuid})}function addEntry(put,file,sighting){let{entry,byteOffset,previous}=sighting,encoded=encodeEntry(entry),parents=parentsOf(
entry),present=parents.map(uuid2=>put.known.find(uuid2)).filter(parent=>parent!==void 0),hasFallback=parents.length>0||encoded.role===BOUNDARY_ROLE,link=chooseLink(
present,hasFallback?previous?.id??null:null),isRoot=isPrompt(entry)||link===null,turn=isRoot?nextTurnId(put.archive,file.session):turnOfEntry(put,link,present),
id=put.nextEntry;if(insertEntry(put.archive,file,sighting,{...encoded,id,link,turn}))return put.nextEntry++,put.known.remember({id,uuid:entry.uuid,turn,timeMs:entry.
timeMs}),isRoot&&(addTurn(put.archive,turn,id),addTurnPlace(put.archive,turn,{file:file.id,session:file.session,byteOffset}),put.onPlace(turn,file.session,!0)),
(parents.length>1||present.length<parents.length)&&setLooseLinks(put,id,parents),put.onJoin(turn,entry,isRoot),relinkChildren(put,entry.uuid),id}function turnOfEntry(put,link,present){
let parent=present.find(({id})=>id===link);return parent!==void 0?parent.turn:put.archive.prepare("SELECT turn FROM entries WHERE id = ?").get(link)?.turn??0}function insertEntry(archive,file,sighting,row){
let{entry,byteOffset,previous}=sighting;return archive.prepare(`INSERT OR IGNORE INTO entries (id, uuid, link, turn, file, byte_offset, previous, role, time_ms,\
 meta, text)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`).run(row.id,packUuid(entry.uuid),row.link,row.turn,file.id,byteOffset,previous?.id??null,row.role,entry.timeMs,
row.meta,row.text)===1}function addSighting(put,file,sighting){let{archive}=put,{entry,previous}=sighting,row=archive.prepare("SELECT id, link, turn, file, prev\
ious, role, time_ms, meta, text FROM entries WHERE uuid = ?").get(packUuid(entry.uuid));if(row===void 0)throw new RangeError(`entry ${entry.uuid} was there and \
is gone`);row.file!==file.id&&addCopy(put,file,{row,byteOffset:sighting.byteOffset});let stored=decodeEntry(row,{uuid:entry.uuid,parents:readParents(archive,row),
timeMs:row.time_ms}),given=decodeEntry(encodeEntry(entry),{uuid:entry.uuid,parents:parentsOf(entry),timeMs:entry.timeMs}),folded=foldEntry(stored,given),isChanged=updateEntry(
put,row,folded),hasNewPrevious=updatePrevious(archive,row,previous),parents=parentsOf(folded);return(isChanged||hasNewPrevious||parents.length>parentsOf(stored).
length)&&relinkEntry(put,row.id,parents),isChanged&&followChange(put,row,folded),row.id}function addCopy(put,file,copy){let{row,byteOffset}=copy;put.archive.prepare(
"INSERT OR IGNORE INTO copies (entry, file, byte_offset) VALUES (?, ?, ?)").run(row.id,file.id,byteOffset)===0||!(put.archive.prepare("SELECT 1 FROM turns WHERE\
 root = ?").get(row.id)!==void 0)||(addTurnPlace(put.archive,row.turn,{file:file.id,session:file.session,byteOffset}),put.onPlace(row.turn,file.session,!1))}function readParents(archive,row){
let loose=readLooseLinks(archive,row.id);if(loose.length>0||row.link===null)return loose;let parent=archive.prepare("SELECT uuid FROM entries WHERE id = ?").get(
row.link);return parent===void 0?[]:[unpackUuid(parent.uuid)]}function updateEntry(put,row,folded){let{role,meta:meta2,text:text3}=encodeEntry(folded);return role===
row.role&&folded.timeMs===row.time_ms&&meta2===row.meta&&text3===row.text?!1:(put.archive.prepare("UPDATE entries SET role = ?, time_ms = ?, meta = ?, text = ? \
WHERE id = ?").run(role,folded.timeMs,meta2,text3,row.id),put.onTouch(row.turn),!0)}function updatePrevious(archive,row,previous){if(previous===void 0||previous.
id===row.previous)return!1;if(row.previous!==null){let stored=archive.prepare("SELECT uuid FROM entries WHERE id = ?").get(row.previous);if(stored!==void 0&&unpackUuid(
stored.uuid)<previous.uuid)return!1}return archive.prepare("UPDATE entries SET previous = ? WHERE id = ?").run(previous.id,row.id),!0}function followChange(put,row,folded){
let{role}=encodeEntry(folded),hasNewTime=folded.timeMs!==row.time_ms;if(role===row.role&&!hasNewTime)return;put.known.forgetAll();let now=put.archive.prepare("S\
ELECT turn FROM entries WHERE id = ?").get(row.id);now!==void 0&&reassignTurn(put,now.turn),hasNewTime&&relinkChildren(put,folded.uuid)}var init_put_entry=__esm(
{"lib/archive/put-entry.ts"(){"use strict";init_fold_entry();init_turns();init_encode();init_known();init_links();init_reassign();init_turn_row()}});function putSession(archive,{session,project,cwd}){let row=archive.prepare(`INSERT INTO sessions (key, project, cwd) VALUES (?, ?, ?)
       ON CONFLICT (key) DO UPDATE
       SET project = coalesce(nullif(excluded.project, ''), project), cwd = coalesce(excluded.cwd, cwd)
       RETURNING id`).get(session,project,cwd??null);if(row===void 0)throw new RangeError(`session ${session} has no row`);return row.id}function putFile(archive,session,stream,generation){
let find2=archive.prepare(`SELECT id, byte_offset AS byteOffset, predecessors FROM files
     WHERE session = ? AND stream = ? AND generation = ?`),known=find2.get(session,stream,generation);if(known!==void 0)return known;archive.prepare("INSERT INT\
O files (session, stream, generation, byte_offset, predecessors) VALUES (?, ?, ?, 0, '{}')").run(session,stream,generation);let added=find2.get(session,stream,generation);
if(added===void 0)throw new RangeError(`${stream} of session ${session} has no row`);return added}var init_session_row=__esm({"lib/archive/session-row.ts"(){"us\
e strict"}});function ingestWatermark(archive,{session,stream,generation}){return archive.prepare(`SELECT byte_offset AS byteOffset FROM files JOIN sessions ON sessions.id =\
 session
       WHERE key = ? AND stream = ? AND generation = ?`).get(session,stream,generation)?.byteOffset??0}function createIngest(archive,options={}){let{limits=DEFAULT_LIMITS2,
maxSettleChars:maxChars=Number.POSITIVE_INFINITY,onTurn}=options,gatherer=createGatherer(archive,(turn,id)=>onTurn?.(turn,homeOf(archive,id))),batch={archive,gatherer,
limits,put:void 0,lines:0,bytes:0},commit=isLast=>{batch.put!==void 0&&(gatherer.settleAll({isLast,maxChars}),archive.commit(),batch.put=void 0)};return{add(source,chunks){
openBatch(batch);let reading=startReading(archive,source);for(let line of readLines(fromWatermark(reading,chunks),reading.end))takeLine(batch,reading,line),gatherer.
isFull()&&gatherer.settleFinished(),!(batch.lines<BATCH_LINES&&batch.bytes<BATCH_BYTES)&&(saveReading(archive,reading),commit(!1),openBatch(batch));return saveReading(
archive,reading),{end:reading.end,damage:reading.damage}},addStandIns(source,answers){openBatch(batch);let session=putSession(archive,source);for(let given of answers){
let answer={...given,text:withoutNul(given.text)};if(putStandIn(archive,session,answer))for(let turn of ownersOf(archive,session,answer))gatherer.touch(turn)}},
finish:()=>commit(!0),close(){batch.put!==void 0&&archive.rollback(),batch.put=void 0}}}function openBatch(batch){if(batch.put!==void 0)return batch.put;let{archive,
gatherer}=batch,touchLosers=turn=>{for(let loser of turnsLosingTo(archive,turn))gatherer.touch(loser)};return archive.begin(),batch.lines=0,batch.bytes=0,batch.
put=createPutContext(archive,{onJoin:gatherer.join,onTouch(turn){gatherer.touch(turn),touchLosers(turn)},onPlace(turn,session,isNewTurn){hasStandIns(archive,session)&&
(isNewTurn||gatherer.touch(turn),touchLosers(turn))}}),batch.put}function startReading(archive,source){let session=putSession(archive,source),row=putFile(archive,
session,source.stream,source.generation),uuidOf=archive.prepare("SELECT uuid FROM entries WHERE id = ?"),predecessors=Object.entries(JSON.parse(row.predecessors)).
map(([agent,id])=>{let entry=uuidOf.get(id);return[agent,{id,uuid:unpackUuid(entry?.uuid??"")}]}),file={id:row.id,session,predecessors:new Map(predecessors)};return{
source,file,end:row.byteOffset,damage:[],facts:new Map}}function*fromWatermark(reading,chunks){let position=reading.end;for(let{start,bytes}of chunks){start>position&&
reading.damage.push({byteOffset:position,bytes:start-position,reason:"torn"});let known=Math.max(0,position-start);known>=bytes.length||(position=start+bytes.length,
yield{start:start+known,bytes:bytes.subarray(known)})}}function takeLine(batch,reading,line){let{entries,facts,damage,isConsumed}=parseLine2(line);if(!isConsumed)
return;let{file,source}=reading,target=line.isTerminated?file:{...file,predecessors:new Map(file.predecessors)};for(let entry of entries){let capped=capEntry(entry,
batch.limits,source.readSpilled);putEntry(openBatch(batch),target,capped,line.byteOffset)}if(batch.lines++,batch.bytes+=line.bytes.length,!!line.isTerminated){for(let{
key,value}of facts)reading.facts.set(key,{value:withoutNul(value),byteOffset:line.byteOffset});reading.damage.push(...damage),reading.end=line.endOffset}}function saveReading(archive,{
source,file,end,damage,facts}){let ids=[...file.predecessors].map(([agent,{id}])=>[agent,id]);archive.prepare("UPDATE files SET byte_offset = ?, predecessors = \
? WHERE id = ? AND byte_offset <= ?").run(end,JSON.stringify(Object.fromEntries(ids)),file.id,end);let addDamage=archive.prepare("INSERT OR IGNORE INTO damage (\
file, byte_offset, bytes, reason) VALUES (?, ?, ?, ?)");for(let{byteOffset,bytes,reason}of damage)addDamage.run(file.id,byteOffset,bytes,reason);let setFact=archive.
prepare(`INSERT INTO facts (session, key, value, generation, byte_offset) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (session, key) DO UPDATE
     SET value = excluded.value, generation = excluded.generation, byte_offset = excluded.byte_offset
     WHERE (excluded.generation, excluded.byte_offset) >= (generation, byte_offset)`);for(let[key,{value,byteOffset}]of facts)setFact.run(file.session,key,value,
source.generation,byteOffset);facts.clear()}var DEFAULT_LIMITS2,BATCH_LINES,BATCH_BYTES,init_ingest=__esm({"lib/archive/ingest.ts"(){"use strict";init_entry();init_lines();
init_cap();init_encode();init_gather();init_put_entry();init_session_row();init_stand_in();init_turn_row();DEFAULT_LIMITS2={head:65536,tail:16384},BATCH_LINES=4e4,
BATCH_BYTES=64*1024*1024}});function isExcluded(globs,cwd,env){let starts=new Set([cwd,env.CLAUDE_PROJECT_DIR||cwd]);for(let start of starts){if(globs.some(glob=>matchesFolder(glob,start,env)))
return!0;let top=climb(start);if(top==="off")return!0;top!==void 0&&starts.add(top)}return!1}function climb(start){for(let folder=start;;folder=(0,import_node_path17.dirname)(
folder)){if(import_node_fs21.default.existsSync(`${folder}/.claude/logbook-off`))return"off";if(import_node_fs21.default.existsSync(`${folder}/.git/HEAD`)||folder===
(0,import_node_path17.dirname)(folder))return;if(import_node_fs21.default.existsSync(`${folder}/.git`))return mainCheckoutOf(folder)}}function mainCheckoutOf(worktree){
let commonDir=findGit(worktree)?.commonDir;return commonDir!==void 0&&(0,import_node_path17.basename)(commonDir)===".git"?(0,import_node_path17.dirname)(commonDir):
void 0}function matchesFolder(glob,folder,env){let pattern=glob.replace(/^~(?=\/|$)/,()=>homeFolder(env)).replace(/\/+$/,""),matcher=globExpression(pattern);for(let place=folder.
replaceAll("\\","/");;place=(0,import_node_path17.dirname)(place)){if(matcher.test(pattern.includes("/")?place:(0,import_node_path17.basename)(place)))return!0;
if(place===(0,import_node_path17.dirname)(place))return!1}}function globExpression(pattern){let source=pattern.replace(/\*\*\/?|[*?]|[^*?]+/g,piece=>piece.startsWith(
"**")?piece.endsWith("/")?"(?:.*/)?":".*":piece==="*"?"[^/]*":piece==="?"?"[^/]":piece.replace(/[.+^${}()|[\]\\]/g,"\\$&"));return new RegExp(`^${source}$`)}var import_node_fs21,
import_node_path17,init_exclude=__esm({"lib/platform/exclude.ts"(){"use strict";import_node_fs21=__toESM(require("node:fs"),1),import_node_path17=require("node:path");
init_paths();init_project()}});function generationPath(rawDir,stream,generation){return(0,import_node_path18.join)(rawDir,safeName(stream),String(generation).padStart(4,"0"))}function segmentName(start,end){
return`${String(start).padStart(12,"0")}-${String(end).padStart(12,"0")}.jsonl`}function temporaryPath(dir){return(0,import_node_path18.join)(dir,`.${process.pid}\
-${Math.random().toString(36).slice(2)}${TEMPORARY_SUFFIX}`)}function rawStreams(rawDir){return listDirectory(rawDir).filter(name=>name!==SPILL_FOLDER&&!name.includes(
".")).sort((a,b)=>+(b===MAIN_STREAM)-+(a===MAIN_STREAM)||(a<b?-1:1))}function listGenerations(rawDir,stream){return listDirectory((0,import_node_path18.join)(rawDir,
safeName(stream))).filter(name=>GENERATION_NAME.test(name)).map(Number).sort((a,b)=>a-b)}function listSegments(dir){return listDirectory(dir).flatMap(name=>parseSegmentName(
dir,name)??[]).sort((a,b)=>a.start-b.start||b.end-a.end||Number(a.isCompressed)-Number(b.isCompressed))}function parseSegmentName(dir,name){let match=SEGMENT_NAME.
exec(name);if(match===null)return;let[,start,end,suffix]=match;return{start:Number(start),end:Number(end),path:(0,import_node_path18.join)(dir,name),isCompressed:suffix!==
void 0}}function coveredEnd(segments){let end=0;for(let segment of segments){if(segment.start>end)break;end=Math.max(end,segment.end)}return end}var import_node_path18,
MAIN_STREAM,SPILL_FOLDER,TEMPORARY_SUFFIX,SEGMENT_NAME,GENERATION_NAME,init_segment=__esm({"lib/raw/segment.ts"(){"use strict";import_node_path18=require("node:path");
init_files();init_paths();MAIN_STREAM="main",SPILL_FOLDER="tool-results",TEMPORARY_SUFFIX=".tmp",SEGMENT_NAME=/^(\d{12,15})-(\d{12,15})\.jsonl(\.gz)?$/,GENERATION_NAME=
/^\d{4,9}$/}});function readMembers2(fd,plainBytes){let{size}=import_node_fs22.default.fstatSync(fd),members2=[],offset2=0,start=0;for(;offset2<size;){let lengths=readLengths(
fd,offset2);if(lengths===void 0){members2.push({start,end:plainBytes,offset:offset2,bytes:size-offset2});break}members2.push({start,end:start+lengths.plain,offset:offset2,
bytes:lengths.compressed}),offset2+=lengths.compressed,start+=lengths.plain}return members2}function readLengths(fd,offset2){let header=Buffer.alloc(HEADER_BYTES+
EXTRA_BYTES);if(import_node_fs22.default.readSync(fd,header,0,header.length,offset2)<header.length)return;let isGzip=header[0]===31&&header[1]===139&&header[FLAGS_AT]===
HAS_EXTRA,name=header.toString("latin1",HEADER_BYTES+2,HEADER_BYTES+4);if(!isGzip||name!==FIELD_NAME)return;let compressed=header.readUInt32LE(HEADER_BYTES+6),plain=header.
readUInt32LE(HEADER_BYTES+10);return compressed>header.length&&plain>0&&plain<=MEMBER_BYTES?{compressed,plain}:void 0}function readMember(fd,member){let compressed=Buffer.
allocUnsafe(member.bytes),read=import_node_fs22.default.readSync(fd,compressed,0,member.bytes,member.offset),zlib=process.getBuiltinModule("node:zlib"),plainBytes=member.
end-member.start;return zlib.gunzipSync(compressed.subarray(0,read),{maxOutputLength:Math.max(plainBytes,1)})}var import_node_fs22,MEMBER_BYTES,HEADER_BYTES,FLAGS_AT,
HAS_EXTRA,EXTRA_BYTES,FIELD_NAME,init_gzip_member=__esm({"lib/raw/gzip-member.ts"(){"use strict";import_node_fs22=__toESM(require("node:fs"),1),MEMBER_BYTES=1024*
1024,HEADER_BYTES=10,FLAGS_AT=3,HAS_EXTRA=4,EXTRA_BYTES=14,FIELD_NAME="LB"}});function openSegment(segment){let opened;return{end:segment.end,read(position){try{opened??=open(segment);let bytes=opened.read(position);return bytes.length>0?
{bytes}:{resume:segment.end,error:unreadable(segment,position,"it ends too early")}}catch(error){return{resume:opened?.resumeAfter(position)??segment.end,error:unreadable(
segment,position,errnoOf(error)??"damaged",error)}}},close(){opened?.close(),opened=void 0}}}function open(segment){let twin=segment.isCompressed?segment.path.slice(
0,-3):`${segment.path}.gz`;try{return segment.isCompressed?openCompressed(segment,segment.path):openPlain(segment,segment.path)}catch(error){if(errnoOf(error)!==
"ENOENT"||!import_node_fs23.default.existsSync(twin))throw error;return segment.isCompressed?openPlain(segment,twin):openCompressed(segment,twin)}}function openPlain(segment,path){
let fd=import_node_fs23.default.openSync(path,"r"),buffer=Buffer.allocUnsafe(Math.min(CHUNK_BYTES,segment.end-segment.start));return{read(position){let wanted=Math.
min(buffer.length,segment.end-position);return buffer.subarray(0,import_node_fs23.default.readSync(fd,buffer,0,wanted,position-segment.start))},resumeAfter:position=>Math.
min(segment.end,position+CHUNK_BYTES),close:()=>import_node_fs23.default.closeSync(fd)}}function openCompressed(segment,path){let fd=import_node_fs23.default.openSync(
path,"r"),members2;try{members2=readMembers2(fd,segment.end-segment.start)}catch(error){throw import_node_fs23.default.closeSync(fd),error}let current,memberAt=offset2=>members2.
find(member=>member.start<=offset2&&offset2<member.end);return{read(position){let offset2=position-segment.start,member=memberAt(offset2);return member===void 0?
Buffer.alloc(0):(current?.member!==member&&(current={member,bytes:readMember(fd,member)}),current.bytes.subarray(offset2-member.start))},resumeAfter:position=>segment.
start+(memberAt(position-segment.start)?.end??segment.end-segment.start),close:()=>import_node_fs23.default.closeSync(fd)}}function unreadable(segment,position,reason,cause){
return new LogbookError("RAW_UNREADABLE",`read raw segment ${segment.path}: ${reason}`,{path:segment.path,byteOffset:position,...cause===void 0?{}:{cause}})}var import_node_fs23,
CHUNK_BYTES,init_segment_reader=__esm({"lib/raw/segment-reader.ts"(){"use strict";import_node_fs23=__toESM(require("node:fs"),1);init_errors();init_gzip_member();
CHUNK_BYTES=256*1024}});function*readRange(rawDir,stream,request){let{generation,from=0,onLoss}=request,segments=listSegments(generationPath(rawDir,stream,generation)),readers=[],position=from,
next=0;try{for(;;){next=openUpTo(position,segments,next,readers);let piece=readFromAny(readers,position);if("bytes"in piece){yield{start:position,bytes:piece.bytes},
position+=piece.bytes.length;continue}let end=Math.min(piece.resume,segments[next]?.start??Number.POSITIVE_INFINITY);if(end===Number.POSITIVE_INFINITY)return;onLoss?.(
{start:position,end,...piece.error===void 0?{}:{error:piece.error}}),position=end}}finally{for(let reader of readers)reader.close()}}function openUpTo(position,segments,from,readers){
for(let index=readers.length-1;index>=0;index-=1){let reader=readers[index];reader.end>position||(reader.close(),readers.splice(index,1))}let next=from;for(let segment=segments[next];segment!==
void 0&&segment.start<=position;segment=segments[next])segment.end>position&&readers.push(openSegment(segment)),next+=1;return next}function readFromAny(readers,position){
let failure2={resume:Number.POSITIVE_INFINITY};for(let reader of readers){let piece=reader.read(position);if("bytes"in piece)return piece;piece.resume<failure2.
resume&&(failure2=piece)}return failure2}var init_read2=__esm({"lib/raw/read.ts"(){"use strict";init_segment();init_segment_reader()}});function openSource(path){if(path==="")throw new LogbookError("TRANSCRIPT_MISSING","copy transcript: the path is empty",{path});let fd;try{fd=import_node_fs24.default.
openSync(path,import_node_fs24.default.constants.O_RDONLY|import_node_fs24.default.constants.O_NONBLOCK)}catch(error){throw sourceError(path,error)}try{let stat=import_node_fs24.default.
fstatSync(fd);if(!stat.isFile())throw new LogbookError("TRANSCRIPT_UNREADABLE",`copy transcript: ${path} is not a file`,{path});return{fd,path,size:stat.size}}catch(error){
throw import_node_fs24.default.closeSync(fd),sourceError(path,error)}}function remeasure(source){source.size=import_node_fs24.default.fstatSync(source.fd).size}
function closeSource(source){import_node_fs24.default.closeSync(source.fd)}function readAt(source,buffer,position){let filled=0;try{for(;filled<buffer.length;){
let read=import_node_fs24.default.readSync(source.fd,buffer,filled,buffer.length-filled,position+filled);if(read===0)break;filled+=read}}catch(error){throw sourceError(
source.path,error)}return buffer.subarray(0,filled)}function sourceError(path,error){if(error instanceof LogbookError)return error;let code=errnoOf(error);return code===
"ENOENT"||code==="ENOTDIR"?new LogbookError("TRANSCRIPT_MISSING",`copy transcript: there is no ${path}`,{path,cause:error}):new LogbookError("TRANSCRIPT_UNREADA\
BLE",`copy transcript: read ${path} (${code??"unknown error"})`,{path,cause:error})}var import_node_fs24,init_source=__esm({"lib/raw/source.ts"(){"use strict";import_node_fs24=
__toESM(require("node:fs"),1);init_errors()}});function readFirstCwd(rawDir){let[generation]=listGenerations(rawDir,MAIN_STREAM);if(generation===void 0)return;let read=Buffer.alloc(0);for(let{bytes}of readRange(
rawDir,MAIN_STREAM,{generation})){read=Buffer.concat([read,bytes.subarray(0,MAX_BYTES-read.length)]);let cwd=findCwd(read);if(cwd!==void 0||read.length>=MAX_BYTES)
return cwd}}function readTranscriptCwd(path){let source=openSource(path);try{return findCwd(readAt(source,Buffer.alloc(HEAD_BYTES),0))??(source.size>HEAD_BYTES?
findCwd(readAt(source,Buffer.alloc(MAX_BYTES),0)):void 0)}finally{closeSource(source)}}function findCwd(bytes){let found=CWD_FIELD.exec(bytes.toString("utf8"))?.[1];
return found===void 0?void 0:JSON.parse(`"${found}"`)}var MAX_BYTES,HEAD_BYTES,CWD_FIELD,init_first_cwd=__esm({"lib/raw/first-cwd.ts"(){"use strict";init_read2();
init_segment();init_source();MAX_BYTES=1024*1024,HEAD_BYTES=64*1024,CWD_FIELD=/"cwd":"((?:[^"\\]|\\.)*)"/}});function readCatchUpMark(paths){let text3=readFileIfPresent(markPath(paths))?.toString("utf8")??"",endMs=Number(/"end_ms":(\d+)/.exec(text3)?.[1]);return Number.
isSafeInteger(endMs)?endMs:0}function writeCatchUpMark(paths,endMs){import_node_fs25.default.writeFileSync(markPath(paths),`{"v":1,"end_ms":${Math.floor(endMs)}\
}
`,{mode:384})}function hasCatchUpMark(paths){return readCatchUpMark(paths)>0}function markPath(paths){return(0,import_node_path19.join)(paths.dir,"caught-up.jso\
n")}var import_node_fs25,import_node_path19,init_catch_up_mark=__esm({"lib/worker/catch-up-mark.ts"(){"use strict";import_node_fs25=__toESM(require("node:fs"),1),
import_node_path19=require("node:path");init_files()}});function treeNode(entry,previous){return{uuid:entry.uuid,timeMs:entry.timeMs,isHead:entry.role==="prompt",parents:parentsOf(entry),previous,isContinuation:entry.
role==="boundary"}}function foldNodes(a,b){let[first,second]=earlier2(a,b)===a?[a,b]:[b,a],previous=[a.previous,b.previous].filter(uuid2=>uuid2!==null).sort()[0]??
null;return{...first,parents:[...new Set([...a.parents,...b.parents])].sort(),previous,isHead:first.isHead||second.isHead,isContinuation:first.isContinuation||second.
isContinuation}}function parentOf(node,lookup){let known=node.parents.map(lookup).filter(parent=>parent!==void 0);return known.length>0?known.reduce(earlier2):(node.
parents.length>0||node.isContinuation)&&node.previous!==null?lookup(node.previous):void 0}function turnOf(uuid2,lookup,known=new Map){let path=[],seen=new Set,node=lookup(
uuid2),turn=uuid2;for(;node!==void 0;){let found=known.get(node.uuid);if(found===void 0&&seen.has(node.uuid)){turn=circleOf(node,path).reduce(earlier2).uuid;break}
if(path.push(node),seen.add(node.uuid),turn=found??node.uuid,found!==void 0||node.isHead)break;node=parentOf(node,lookup)}for(let member of path)known.set(member.
uuid,turn);return turn}function circleOf(node,path){return path.slice(path.findIndex(member=>member.uuid===node.uuid))}function activePath(leaf,lookup){let turns=[],
seen=new Set,known=new Map,node=lookup(leaf);for(;node!==void 0;){let turn=turnOf(node.uuid,lookup,known);if(seen.has(turn))break;seen.add(turn),turns.push(turn);
let head=lookup(turn);node=head?.isHead===!0?parentOf(head,lookup):void 0}return turns}function takePredecessor(predecessors,entry){let key=entry.agentId??"",previous=predecessors[key]??
null;return predecessors[key]=entry.uuid,previous}function earlier2(a,b){return a.timeMs!==b.timeMs?a.timeMs<b.timeMs?a:b:a.uuid<b.uuid?a:b}var init_tree=__esm(
{"lib/transcript/tree.ts"(){"use strict";init_fold_entry()}});async function catchUpFromRaw(paths,catchUp,guard){let nodes=new Map;for(let stream of rawStreams(paths.raw))for(let generation of listGenerations(paths.raw,stream)){
let reading={nodes,turns:new Map,held:new Map,catchUp};for(await readGeneration(reading,readRange(paths.raw,stream,{generation}),guard);reading.held.size>0;)tellOldest(
reading)}catchUp.flush()}async function readGeneration(reading,chunks,guard){let predecessors={},breathAt=BREATH_BYTES;for(let line of readLines(chunks)){for(let entry of parseLine2(
line).entries)takeEntry(reading,entry,takePredecessor(predecessors,entry));line.endOffset<breathAt||(breathAt=line.endOffset+BREATH_BYTES,await guard.breathe())}}
function takeEntry(reading,entry,previous){let{nodes,turns,held}=reading;if(nodes.has(entry.uuid))return;nodes.set(entry.uuid,treeNode(entry,previous));let turn=turnOf(
entry.uuid,uuid2=>nodes.get(uuid2),turns),entries=held.get(turn);entries===void 0?held.set(turn,[entry]):entries.push(entry),held.size>MAX_HELD_TURNS&&tellOldest(
reading)}function tellOldest({held,catchUp}){let[oldest]=held;if(oldest===void 0)return;let[id,entries]=oldest;if(held.delete(id),entries.every(({parts})=>parts.
length===0))return;let turn=assembleTurn(entries,id);catchUp.take({...turn,outcome:settleOutcome(turn,{isOver:held.size>0,isTakenOver:!1})})}var MAX_HELD_TURNS,
BREATH_BYTES,init_catch_up_raw=__esm({"lib/worker/catch-up-raw.ts"(){"use strict";init_read2();init_segment();init_entry();init_lines();init_tree();init_turns();
MAX_HELD_TURNS=8,BREATH_BYTES=8*1024*1024}});function readActiveTurns(archive,session){let leaf=archive.prepare(`SELECT json_extract(predecessors, '$.""') AS entry FROM files
       WHERE session = ? AND stream = 'main' AND json_extract(predecessors, '$.""') IS NOT NULL
       ORDER BY generation DESC LIMIT 1`).get(session);if(leaf===void 0)return;let rows=archive.prepare(`WITH RECURSIVE path (turn) AS (
         SELECT turn FROM entries WHERE id = ?
         UNION
         SELECT parent.turn FROM path
         JOIN turns ON turns.id = path.turn
         JOIN entries AS head ON head.id = turns.root AND head.role = 0
         JOIN entries AS parent ON parent.id = head.link
       ) SELECT turn FROM path`).all(leaf.entry);return new Set(rows.map(({turn})=>turn))}function createAbandonedCheck(archive){let active=new Map;return(session,{
id,agentId})=>agentId!==null?!1:(active.has(session)||active.set(session,readActiveTurns(archive,session)),active.get(session)?.has(id)===!1)}var init_active_path=__esm(
{"lib/archive/active-path.ts"(){"use strict"}});function readOutcome(archive,id,turn){if(turn.outcome!=="open")return turn.outcome;let later=readLaterTurns(archive,id,turn.agentId??""),isTakenOver=later.some(
({parentTurn,isQueued})=>parentTurn===id&&isQueued===1);return settleOutcome(turn,{isOver:later.length>0,isTakenOver})}function readLaterTurns(archive,id,agentId){
let places=archive.prepare("SELECT file, byte_offset AS byteOffset FROM session_turns WHERE turn = ?").all(id),later=archive.prepare(`SELECT parent.turn AS pare\
ntTurn, json_extract(head.meta, '$.isQueued') AS isQueued
     FROM session_turns JOIN turns ON turns.id = session_turns.turn
     JOIN entries AS head ON head.id = turns.root AND head.role = 0
     LEFT JOIN entries AS parent ON parent.id = head.link
     WHERE session_turns.file = ? AND session_turns.byte_offset > ?
       AND coalesce(json_extract(head.meta, '$.agentId'), '') = ?
     ORDER BY session_turns.byte_offset LIMIT ?`);return places.flatMap(({file,byteOffset})=>later.all(file,byteOffset,agentId,LATER_TURNS))}var LATER_TURNS,init_outcome=__esm(
{"lib/archive/outcome.ts"(){"use strict";init_turns();LATER_TURNS=8}});function readTurn(archive,id){let row=archive.prepare(`SELECT turns.id, agent_id AS agentId FROM entries JOIN turns ON root = entries.id
       WHERE uuid = ? AND kind IS NOT NULL`).get(packUuid(id));if(row===void 0)throw new LogbookError("TURN_UNKNOWN",`read turn ${id}: the archive has none`);let{
turn,isCut}=deriveTurn(archive,row.id,{uuid:id}),isAbandoned=createAbandonedCheck(archive),sessions2=readSessionsOf(archive,row.id).map(({id:session,key,project})=>({
session:key,project,isAbandoned:isAbandoned(session,row)}));return{turn:{...turn,outcome:readOutcome(archive,row.id,turn)},sessions:sessions2,isCut}}function readSessionsOf(archive,turn){
return archive.prepare(`SELECT DISTINCT sessions.id, key, project FROM session_turns JOIN sessions ON sessions.id = session
       WHERE turn = ? ORDER BY key`).all(turn)}var init_browse=__esm({"lib/archive/browse.ts"(){"use strict";init_errors();init_active_path();init_encode();init_outcome();
init_settle()}});function listTurnIds(archive,session,sinceMs=0){return archive.prepare(`SELECT DISTINCT uuid, end_ms AS endMs FROM sessions
       JOIN files ON files.session = sessions.id
       JOIN session_turns ON session_turns.file = files.id
       JOIN turns ON turns.id = session_turns.turn
       JOIN entries ON entries.id = root
       WHERE key = ? AND kind IS NOT NULL AND end_ms >= ? ORDER BY end_ms, uuid`).all(session,sinceMs).map(({uuid:uuid2,endMs})=>({turn:unpackUuid(uuid2),endMs}))}
var init_turn_ids=__esm({"lib/archive/turn-ids.ts"(){"use strict";init_encode()}});function renderHalf(half){return(half>>>0).toString(16).padStart(8,"0")}function hash64(data){let bytes=typeof data=="string"?Buffer.from(data,"utf8"):data,high=-873292572,
low=-2078137563;for(let i=0;i<bytes.length;i++){low^=bytes[i];let lower=(low&65535)*435,upper=(low>>>16)*435+(lower>>>16);high=Math.imul(high,435)+(low<<8)+(upper>>>
16)|0,low=upper<<16|lower&65535}return renderHalf(high)+renderHalf(low)}var init_hash=__esm({"lib/text/hash.ts"(){"use strict"}});function findTarget(toolInput){if(typeof toolInput=="string")return toolInput||void 0;if(typeof toolInput!="object"||toolInput===null)return;let fields=toolInput,
telling=TELLING_FIELDS.map(name=>fields[name]).find(isText)??Object.values(fields).find(isText),agent=fields.subagent_type;return telling!==void 0&&isText(agent)?
`${agent}: ${telling}`:telling}function isText(value){return typeof value=="string"&&value!==""}var TELLING_FIELDS,init_target=__esm({"lib/log/target.ts"(){"use\
 strict";TELLING_FIELDS=["command","file_path","notebook_path","pattern","url","query","path","skill","description","subject","prompt","message"]}});function recordsOfTurn(session,turn){let shared={v:1,session,prompt_id:turn.promptId,agent_id:turn.agentId,cwd:turn.cwd,origin:"transcript"},isOver=turn.outcome!==
"open",records=turn.steps.flatMap(step=>step.kind==="tool"&&isTold(step,isOver)?[step]:[]).map(call=>({...shared,...recordOfCall(call)}));return turn.kind==="ag\
ent"||turn.agentId!==void 0?records:[{...shared,time:isoTime(turn.startMs),event:"UserPromptSubmit",prompt:turn.prompt,hash:hash64(turn.prompt),uuid:turn.id},...records,
...failureOf(turn).map(failure2=>({...failure2,...shared}))]}function failureOf(turn){if(turn.outcome!=="error")return[];let last=turn.steps.findLast(step=>step.
kind==="answer");return[{time:isoTime(turn.endMs),event:"StopFailure",ok:!1,error:last?.text}]}function isTold(call,isOver){return call.output!==null||call.denial!==
void 0||isOver}function recordOfCall(call){let denial=call.denial??(call.output===null?"cancelled":void 0),isOk=!call.isError&&denial===void 0,endMs=Math.max(call.
startMs,call.endMs);return{time:isoTime(endMs),event:isOk?"PostToolUse":"PostToolUseFailure",tool:call.tool,tool_use_id:call.toolUseId,target:findTarget(parseJson(
call.input)??call.input),input_bytes:Buffer.byteLength(call.input),output_bytes:call.output===null?void 0:Buffer.byteLength(call.output),hash:hash64(call.input),
duration_ms:endMs-call.startMs,ok:isOk,error:isOk?void 0:call.output??void 0,denial}}function findOwnStart(first){return first?.event==="SessionStart"&&first.source===
"fork"?Date.parse(first.time):Number.NEGATIVE_INFINITY}function missingRecords(known,candidates){let calls=new Set(known.map(record=>record.tool_use_id)),uuids=new Set(
known.map(record=>record.uuid)),prompts=known.filter(record=>record.event==="UserPromptSubmit"&&record.uuid===void 0),failures=new Set(known.filter(isFailure).map(
record=>record.prompt_id)),unseen=candidates.filter(record=>{if(isFailure(record))return!failures.has(record.prompt_id);let{tool_use_id,uuid:uuid2}=record;return tool_use_id===
void 0?!uuids.has(uuid2):!calls.has(tool_use_id)});return[isSameText,isSameId].reduce((left,isSame2)=>withoutMatched(left,prompts,isSame2),unseen)}function isFailure({
event}){return event==="StopFailure"}function withoutMatched(candidates,prompts,isSame2){return candidates.filter(candidate=>{if(candidate.event!=="UserPromptSu\
bmit")return!0;let partner=prompts.findIndex(known=>isSame2(known,candidate));return partner>=0&&prompts.splice(partner,1),partner<0})}function isSameText(known,candidate){
return known.hash!==candidate.hash?!1:known.prompt_id!==void 0?isSameId(known,candidate):Math.abs(Date.parse(known.time)-Date.parse(candidate.time))<=SAME_PROMPT_MS}
function isSameId(known,candidate){return known.prompt_id!==void 0&&known.prompt_id===candidate.prompt_id}var SAME_PROMPT_MS,init_catch_up=__esm({"lib/log/catch\
-up.ts"(){"use strict";init_clock();init_hash();init_parse_json();init_target();SAME_PROMPT_MS=1e4}});var init_log_limits=__esm({"lib/contract/log-limits.ts"(){"use strict"}});function appendRecords(paths,records){records.length>0&&appendLine(paths.log,records.map(renderRecord).join(`
`))}function renderRecord(record){let bounded2={};for(let[field,value]of Object.entries(record))value!==void 0&&(bounded2[field]=typeof value=="string"?boundText(
field,value):value);let line=JSON.stringify(bounded2);for(let field of SHRINKABLE)for(let text3=bounded2[field];isTooLong(line)&&typeof text3=="string"&&text3!==
"";)text3=cutText(text3,text3.length>>1),bounded2[field]=text3,line=JSON.stringify(bounded2);return line}function isTooLong(line){return Buffer.byteLength(line)>=
4096}function boundText(field,text3){let limit=FIELD_CHARS[field];if(limit===void 0)return cutText(text3,MAX_NAME_CHARS);let safe=redact(toWellFormed(text3.slice(
0,limit+REDACTION_MARGIN_CHARS)));return cutText(safe,limit)}var MAX_NAME_CHARS,MAX_CWD_CHARS,REDACTION_MARGIN_CHARS,FIELD_CHARS,SHRINKABLE,init_append=__esm({"\
lib/log/append.ts"(){"use strict";init_log_limits();init_files();init_cut();init_redact();MAX_NAME_CHARS=128,MAX_CWD_CHARS=512,REDACTION_MARGIN_CHARS=4096,FIELD_CHARS=
{target:200,prompt:1e3,error:300,cwd:MAX_CWD_CHARS},SHRINKABLE=["prompt","target","error","cwd"]}});function createLogCatchUp(session,paths,isForeign){let known=readLog(paths.log).records.map(({record})=>record),told=new Set(known.map(keyOf)),hookPrompts=groupPrompts(
known),candidates=new Map,held=[];function isMissingPrompt({event,v,session:session2,time:time2,prompt_id,hash,uuid:uuid2}){let candidate={event,v,session:session2,
time:time2,prompt_id,hash,uuid:uuid2},group=groupOf(candidate),rivals=[...candidates.get(group)??[],candidate];candidates.set(group,rivals);let partners=[...hookPrompts.
get(group)??[],...hookPrompts.get(hash??"")??[]];return missingRecords([...new Set(partners)],rivals).includes(candidate)}function flush(){appendRecords(paths,held),
held=[]}return{take(turn){for(let record of recordsOfTurn(session,turn)){let key=keyOf(record);told.has(key)||(told.add(key),!isForeign(record)&&(record.event===
"UserPromptSubmit"&&!isMissingPrompt(record)||held.push(record)))}held.length>MAX_HELD&&flush()},flush}}function keyOf({tool_use_id,uuid:uuid2,event,prompt_id=""}){
return detach(tool_use_id??uuid2??(event==="StopFailure"?`failure ${prompt_id}`:""))}function detach(id){return Buffer.from(id).toString()}function groupOf({prompt_id,
hash}){return prompt_id??hash??""}function groupPrompts(known){let groups=new Map;for(let record of known){if(record.event!=="UserPromptSubmit"||record.uuid!==void 0)
continue;let group=groupOf(record);groups.set(group,[...groups.get(group)??[],record])}return groups}var MAX_HELD,init_catch_up_log=__esm({"lib/worker/catch-up-\
log.ts"(){"use strict";init_append();init_catch_up();init_read();MAX_HELD=16}});function createSessionCatchUp(session,paths){let taken=new Set,log,openLog=()=>(log??=createLogCatchUp(session,paths,createForeignCheck(paths)),log);return{take(turn){
openLog().take(turn),turn.outcome!=="open"&&taken.add(detach(turn.id))},async finish(archive,guard){let markMs=readCatchUpMark(paths),endMs=markMs;for(let id of listTurnIds(
archive,session,markMs))endMs=Math.max(endMs,id.endMs),!taken.has(id.turn)&&(await guard.breathe(),openLog().take(readTurn(archive,id.turn).turn));log?.flush(),
endMs>markMs&&writeCatchUpMark(paths,endMs)},flush:()=>log?.flush()}}function createForeignCheck(paths){let ownSinceMs=findOwnStart(readLogHead(paths.log,HEAD_BYTES2).
records[0]?.record);return({time:time2})=>Date.parse(time2)<ownSinceMs}var HEAD_BYTES2,init_catch_up_session=__esm({"lib/worker/catch-up-session.ts"(){"use stri\
ct";init_browse();init_turn_ids();init_catch_up();init_read();init_catch_up_log();init_catch_up_mark();HEAD_BYTES2=8192}});function ledgerPath(dir){return(0,import_node_path20.join)(dir,"segments.jsonl")}function appendToLedger(dir,record){appendLine(ledgerPath(dir),JSON.stringify(record))}
function readRecentLedger(dir){let fd;try{fd=import_node_fs26.default.openSync(ledgerPath(dir),"r")}catch(error){if(errnoOf(error)==="ENOENT")return[];throw error}
try{let{size}=import_node_fs26.default.fstatSync(fd),bytes=Buffer.alloc(Math.min(size,RECENT_BYTES)),read=import_node_fs26.default.readSync(fd,bytes,0,bytes.length,
size-bytes.length);return parseLedger(bytes.toString("utf8",0,read))}finally{import_node_fs26.default.closeSync(fd)}}function parseLedger(text3){return text3.split(
`
`).flatMap(line=>parseRecord4(line)??[])}function parseRecord4(line){if(line.startsWith("{"))try{let record=JSON.parse(line);return Number.isSafeInteger(record.
start)&&Number.isSafeInteger(record.end)?record:void 0}catch(error){if(error instanceof SyntaxError)return;throw error}}var import_node_fs26,import_node_path20,
RECENT_BYTES,init_ledger=__esm({"lib/raw/ledger.ts"(){"use strict";import_node_fs26=__toESM(require("node:fs"),1),import_node_path20=require("node:path");init_errors();
init_files();RECENT_BYTES=16*1024}});function findPlace(rawDir,stream,source){let generations=listGenerations(rawDir,stream).reverse();for(let generation2 of generations){let dir=generationPath(rawDir,
stream,generation2),start=coveredEnd(listSegments(dir));if(start===0&&generation2!==generations[0]||(start>source.size&&remeasure(source),start>source.size))continue;
let from=Math.max(0,start-TAIL_BYTES),tail=Buffer.from(readAt(source,Buffer.alloc(start-from),from));if(tail.length===start-from&&isContinued({rawDir,stream,generation:generation2,
start},hash64(tail)))return{generation:generation2,dir,start,tail}}let generation=(generations[0]??0)+1;return{generation,dir:generationPath(rawDir,stream,generation),
start:0,tail:Buffer.alloc(0)}}function isContinued({rawDir,stream,generation,start},hash){if(start===0)return!0;let known=readRecentLedger(generationPath(rawDir,
stream,generation)).filter(record=>record.end===start&&record.tail_hash!==void 0);return known.length>0?known.some(record=>record.tail_hash===hash):hash64(copiedTail(
rawDir,stream,generation,start))===hash}function copiedTail(rawDir,stream,generation,end){let pieces=[],from=Math.max(0,end-TAIL_BYTES);for(let{bytes}of readRange(
rawDir,stream,{generation,from}))pieces.push(Buffer.from(bytes));return Buffer.concat(pieces).subarray(0,end-from)}var TAIL_BYTES,init_place=__esm({"lib/raw/pla\
ce.ts"(){"use strict";init_hash();init_ledger();init_read2();init_segment();init_source();TAIL_BYTES=4096}});function publishSegment({dir,start,end,temporary,isDurable}){let path=(0,import_node_path21.join)(dir,segmentName(start,end));return linkOnce(temporary,path),isDurable&&
syncDirectory(dir),path}function linkOnce(temporary,path){try{import_node_fs27.default.linkSync(temporary,path)}catch(error){let code=errnoOf(error)??"";if(NO_LINKS.
has(code))return import_node_fs27.default.renameSync(temporary,path),!0;if(code!=="EEXIST")throw error;return import_node_fs27.default.unlinkSync(temporary),!1}
return import_node_fs27.default.unlinkSync(temporary),!0}var import_node_fs27,import_node_path21,NO_LINKS,init_publish=__esm({"lib/raw/publish.ts"(){"use strict";
import_node_fs27=__toESM(require("node:fs"),1),import_node_path21=require("node:path");init_errors();init_files();init_segment();NO_LINKS=new Set(["EPERM","ENOS\
YS","ENOTSUP","EOPNOTSUPP","EMLINK"])}});function openDraft({dir,start,tail}){let temporary=temporaryPath(dir);return{fd:openForWrite(temporary,"wx"),temporary,dir,start,end:start,tail}}function extendDraft(draft,bytes){
draft.end+=bytes.length;let joined=bytes.length<TAIL_BYTES?Buffer.concat([draft.tail,bytes]):bytes;draft.tail=Buffer.from(joined.subarray(-TAIL_BYTES))}function discardDraft(draft){
import_node_fs28.default.closeSync(draft.fd),import_node_fs28.default.rmSync(draft.temporary,{force:!0})}function publishDraft(draft,publication){let{dir,start,
end,temporary,tail}=draft;if(end===start){discardDraft(draft);return}import_node_fs28.default.closeSync(draft.fd);let isDurable=publication.sync==="full",path=publishSegment(
{dir,start,end,temporary,isDurable});return isDurable&&start===0&&syncParents(dir,3),appendToLedger(dir,{start,end,...publication.sha256===void 0?{}:{sha256:publication.
sha256},tail_hash:hash64(tail),time:isoTime(publication.clock()),source:publication.source}),{path,end,tail}}function syncParents(dir,levels){let parent=dir;for(let level=0;level<
levels;level+=1)parent=(0,import_node_path22.dirname)(parent),syncDirectory(parent)}var import_node_fs28,import_node_path22,init_draft=__esm({"lib/raw/draft.ts"(){
"use strict";import_node_fs28=__toESM(require("node:fs"),1),import_node_path22=require("node:path");init_clock();init_files();init_hash();init_ledger();init_place();
init_publish();init_segment()}});function copyNewBytes(request){let source=openSource(request.source);try{let place=findPlace(request.rawDir,request.stream,source),limit=copyLimit(request,source,
place),segments=[],position=place.start,tail=place.tail;for(;position<limit;){let end=Math.min(limit,position+(request.segmentBytes??SEGMENT_BYTES)),copied=copySegment(
request,source,{...place,start:position,tail},end);if(copied===void 0)break;segments.push(copied.path),position=copied.end,tail=copied.tail}return copyResult(source,
place,position,segments)}finally{closeSource(source)}}function copyLimit({maxBytes},source,place){return Math.min(source.size,place.start+(maxBytes??Number.POSITIVE_INFINITY))}
function copyResult(source,place,end,segments){let{generation,start}=place;return{generation,start,end,sourceSize:source.size,segments,isBehind:end<source.size}}
function copySegment(request,source,place,end){let draft=openDraft(place);try{let buffer=Buffer.allocUnsafe(Math.min(CHUNK_BYTES2,end-place.start));for(;draft.end<
end;){let bytes=readAt(source,buffer.subarray(0,Math.min(buffer.length,end-draft.end)),draft.end);if(bytes.length===0)break;writeWhole(draft.fd,bytes),extendDraft(
draft,bytes)}request.sync==="full"&&import_node_fs29.default.fsyncSync(draft.fd)}catch(error){throw discardDraft(draft),error}return publishDraft(draft,request)}
var import_node_fs29,SEGMENT_BYTES,CHUNK_BYTES2,init_flush=__esm({"lib/raw/flush.ts"(){"use strict";import_node_fs29=__toESM(require("node:fs"),1);init_files();
init_draft();init_place();init_source();SEGMENT_BYTES=256*1024*1024,CHUNK_BYTES2=1024*1024}});function spillPath(rawDir,name){return(0,import_node_path23.join)(rawDir,SPILL_FOLDER,name)}function copySpilled(request){let{rawDir,folder,maxBytes=Number.POSITIVE_INFINITY}=request,
result={copied:[],bytes:0,isBehind:!1,failures:[]},names=listDirectory(folder).filter(name=>PLAIN_NAME2.test(name)),have=new Set(names.length===0?[]:listDirectory(
(0,import_node_path23.join)(rawDir,SPILL_FOLDER)));for(let name of names)if(!have.has(name)){if(result.bytes>=maxBytes){result.isBehind=!0;break}try{result.bytes+=
copyFile((0,import_node_path23.join)(folder,name),spillPath(rawDir,name),request.sync==="full"),result.copied.push(name)}catch(error){if(!(error instanceof LogbookError))
throw error;result.failures.push(error)}}return request.sync==="full"&&result.copied.length>0&&syncDirectory((0,import_node_path23.join)(rawDir,SPILL_FOLDER)),result}
function copyFile(from,to,isDurable){let source=openSource(from),temporary=temporaryPath((0,import_node_path23.dirname)(to));try{return writeCopy(source,temporary,
isDurable),linkOnce(temporary,to),source.size}catch(error){throw import_node_fs30.default.rmSync(temporary,{force:!0}),error}finally{closeSource(source)}}function writeCopy(source,temporary,isDurable){
let fd=openForWrite(temporary,"wx");try{let buffer=Buffer.allocUnsafe(Math.min(CHUNK_BYTES3,source.size+1)),position=0;for(;;){let bytes=readAt(source,buffer,position);
if(writeWhole(fd,bytes),position+=bytes.length,bytes.length<buffer.length)break}isDurable&&import_node_fs30.default.fsyncSync(fd)}finally{import_node_fs30.default.
closeSync(fd)}}var import_node_fs30,import_node_path23,PLAIN_NAME2,CHUNK_BYTES3,init_spill=__esm({"lib/raw/spill.ts"(){"use strict";import_node_fs30=__toESM(require("node:fs"),1),
import_node_path23=require("node:path");init_errors();init_files();init_publish();init_segment();init_source();PLAIN_NAME2=/^[A-Za-z0-9_][A-Za-z0-9._-]{0,199}$/,
CHUNK_BYTES3=1024*1024}});async function copySession(request){let{paths,transcript,sync="full"}=request;await copyStream(request,{id:MAIN_STREAM,path:transcript});for(let agent of uniqueAgents(
request))await copyStream(request,agent);let spilled=copySpilled({rawDir:paths.raw,folder:toolResultsFolder(transcript),sync});request.onBytes?.(spilled.bytes);
for(let failure2 of spilled.failures)request.onProblem(failure2)}function uniqueAgents({transcript,agents=[]}){return[...new Map([...agents,...findAgents(transcript)].
map(agent=>[agent.id,agent])).values()]}async function copyStream(request,file){let{paths,clock,guard,sync="full",onProblem,onBytes}=request;try{for(;;){await guard.
breathe();let{start,end,isBehind}=copyNewBytes({rawDir:paths.raw,stream:file.id,source:file.path,clock,maxBytes:STEP_BYTES,sync});if(onBytes?.(end-start),!isBehind||
end===start)return}}catch(error){if(!(error instanceof LogbookError&&SOURCE_CODES.has(error.code)))throw error;if(error.code==="TRANSCRIPT_MISSING"&&file.id!==MAIN_STREAM)
return;onProblem(error)}}var STEP_BYTES,SOURCE_CODES,init_copy_session=__esm({"lib/worker/copy-session.ts"(){"use strict";init_errors();init_flush();init_segment();
init_spill();init_transcripts();STEP_BYTES=64*1024*1024;SOURCE_CODES=new Set(["TRANSCRIPT_MISSING","TRANSCRIPT_UNREADABLE"])}});function limitYoungHeap(){import_node_v8.default.setFlagsFromString("--semi-space-growth-factor=1")}function createCollector(){return import_node_v8.default.setFlagsFromString(
"--expose-gc"),import_node_vm.default.runInNewContext("gc")}var import_node_v8,import_node_vm,init_heap=__esm({"lib/worker/heap.ts"(){"use strict";import_node_v8=
__toESM(require("node:v8"),1),import_node_vm=__toESM(require("node:vm"),1)}});function readExtra(paths){return(readFileIfPresent(paths.extra)?.toString("utf8").split(`
`)??[]).flatMap(line=>parseExtra(line)??[])}function parseExtra(line){let{kind,time:time2,text:text3,prompt_id,agent_id}=parseJsonObject(line)??{};if(kind!=="la\
st_assistant_message"&&kind!=="compact_summary"||typeof text3!="string"||typeof time2!="string")return;let fact={kind,timeMs:Date.parse(time2)||0,text:text3};return typeof prompt_id==
"string"&&(fact.promptId=prompt_id),typeof agent_id=="string"&&(fact.agentId=agent_id),fact}var init_extra=__esm({"lib/log/extra.ts"(){"use strict";init_clock();
init_files();init_cut();init_parse_json();init_redact()}});function readSpilledText(rawDir,name){let fd;try{fd=import_node_fs31.default.openSync(spillPath(rawDir,name),"r")}catch(error){if(errnoOf(error)==="ENOENT")return;
throw error}try{let{size}=import_node_fs31.default.fstatSync(fd);return size<=MAX_WHOLE_BYTES?import_node_fs31.default.readFileSync(fd,"utf8"):[0,size-END_BYTES].
map(at2=>readPiece(fd,at2)).join(`
`)}finally{import_node_fs31.default.closeSync(fd)}}function readPiece(fd,position){let bytes=Buffer.alloc(END_BYTES);return bytes.toString("utf8",0,import_node_fs31.default.
readSync(fd,bytes,0,END_BYTES,position))}var import_node_fs31,MAX_WHOLE_BYTES,END_BYTES,init_spilled=__esm({"lib/worker/spilled.ts"(){"use strict";import_node_fs31=
__toESM(require("node:fs"),1);init_errors();init_spill();MAX_WHOLE_BYTES=4*1024*1024,END_BYTES=512*1024}});async function addSession(archive,ingest,source,options){let{raw}=source.paths;for(let stream of rawStreams(raw))for(let generation of listGenerations(raw,stream))
await addGeneration({archive,ingest,source,options},stream,generation);let{session,project,cwd}=source,answers=readExtra(source.paths).filter(({kind})=>kind==="\
last_assistant_message");answers.length>0&&ingest.addStandIns({session,project,...cwd!==void 0&&{cwd}},answers)}async function addGeneration({archive,ingest,source,
options},stream,generation){let{session,project,cwd,paths}=source,place={stream,generation},readSpilled=name=>readSpilledText(paths.raw,name),from=ingestWatermark(
archive,{session,...place}),limit=STEP_BYTES2;for(;;){await options.guard.breathe();let slice=limitBytes(readRange(paths.raw,stream,{generation,from}),limit),{end,
damage}=ingest.add({session,project,...cwd!==void 0&&{cwd},...place,readSpilled},slice.chunks);for(let found of damage)options.onDamage?.(found,place);if(options.
onBytes?.(end-from),slice.isExhausted())return;limit=end>from?STEP_BYTES2:limit*2,from=end}}function limitBytes(chunks,limit){let isExhausted=!1;function*take(){
let bytes=0;for(let chunk of chunks)if(yield chunk,bytes+=chunk.bytes.length,bytes>=limit)return;isExhausted=!0}return{chunks:take(),isExhausted:()=>isExhausted}}
var STEP_BYTES2,init_ingest_session=__esm({"lib/worker/ingest-session.ts"(){"use strict";init_ingest();init_extra();init_read2();init_segment();init_spilled();STEP_BYTES2=
8*1024*1024}});function createJoiner(store){let members2=new Map;return{join(session,{cwd,project},transcript,timeMs){let paths=projectPaths(store,project.id),known=members2.get(
project.id);if(known===void 0){let content=`${JSON.stringify({v:1,...project})}
`;readFileIfPresent(paths.project)?.toString("utf8")!==content&&writeFileAtomic(paths.project,content),known=readMembers3(paths.sessions),members2.set(project.id,
known)}if(known.has(session))return;known.add(session);let line={v:1,time:isoTime(timeMs),session,cwd,transcript_path:transcript,source:"import"};appendLine(paths.
sessions,JSON.stringify(line))}}}function readMembers3(path){let found=(readFileIfPresent(path)?.toString("utf8")??"").matchAll(/"session":"([^"\\]+)"/g);return new Set(
Array.from(found,([,session])=>session??""))}var init_join_project=__esm({"lib/worker/join-project.ts"(){"use strict";init_clock();init_files();init_paths()}});function fieldLimits(config3){return{head:config3["index.maxFieldChars.head"],tail:config3["index.maxFieldChars.tail"]}}var init_limits=__esm({"lib/worker/limit\
s.ts"(){"use strict"}});function findSessionPlace(paths,hint2){let cwd=readFirstCwd(paths.raw)??readLoggedCwd(paths)??hint2;return cwd===void 0?void 0:{cwd,project:projectOf(cwd)}}function readLoggedCwd(paths){
return readLogHead(paths.log,HEAD_BYTES3).records.find(({record})=>record.cwd!==void 0)?.record.cwd}var HEAD_BYTES3,init_session_place=__esm({"lib/worker/sessio\
n-place.ts"(){"use strict";init_read();init_project();init_first_cwd();HEAD_BYTES3=16*1024}});function isForgotten(_store,_session){return!1}var init_tombstones=__esm({"lib/worker/tombstones.ts"(){"use strict"}});async function importSessions(shop,files,options){let run14=startImport(shop,options);try{for(let file of files)options.onSession?.(file),await importOne(run14,
file),run14.openBytes>=CHECKPOINT_BYTES&&await checkpoint(run14);await checkpoint(run14)}catch(error){if(codeOf(error)!=="INTERRUPTED")throw run14.ingest?.close(),
error;run14.ingest?.finish(),run14.result.isStopped=!0}return run14.result}function startImport(shop,options){let result={added:0,unchanged:0,excluded:0,forgotten:0,
failed:[],copiedBytes:0,archivedBytes:0,damage:[],isStopped:!1};limitYoungHeap();let run14={shop,options,result,joiner:createJoiner(shop.store),catchUps:new Map,
openBytes:0,litterBytes:0,collect:createCollector()};try{run14.archive=shop.openArchive()}catch(error){if(!(error instanceof LogbookError)||error.code!=="ARCHIV\
E_UNAVAILABLE")throw error;return result.archiveProblem=error,run14}let limits=fieldLimits(shop.config);return run14.ingest=createIngest(run14.archive,{limits,onTurn:(turn,home)=>catchUpOf(
run14,home).take(turn)}),run14}function collectSometimes(run14,bytes){run14.litterBytes+=bytes,!(run14.litterBytes<COLLECT_BYTES)&&(run14.litterBytes=0,run14.collect())}
function catchUpOf({shop,catchUps},session){let known=catchUps.get(session);if(known!==void 0)return known;let catchUp=createSessionCatchUp(session,sessionPaths(
shop.store,session));return catchUps.set(session,catchUp),catchUp}async function checkpoint(run14){let{archive,ingest,catchUps,options}=run14;if(ingest?.finish(),
run14.openBytes=0,archive!==void 0)for(let catchUp of catchUps.values())await catchUp.finish(archive,options.guard);catchUps.clear()}async function importOne(run14,file){
let{shop,result}=run14;try{isForgotten(shop.store,file.session)?result.forgotten++:isExcludedFile(shop,file)?result.excluded++:await takeIn(run14,file)?result.added++:
result.unchanged++}catch(error){if(!(error instanceof LogbookError&&SOURCE_CODES2.has(error.code)))throw error;result.failed.push({path:file.path,message:error.
message})}}function isExcludedFile({config:config3,env},file){let cwd=readTranscriptCwd(file.path);return cwd!==void 0&&isExcluded(config3.exclude,cwd,{...env,CLAUDE_PROJECT_DIR:void 0})}
async function takeIn(run14,file){let{shop,result,options,joiner}=run14,paths=sessionPaths(shop.store,file.session),before=result.copiedBytes+result.archivedBytes;
await copySession({paths,transcript:file.path,clock:shop.clock,guard:options.guard,sync:"none",onProblem:error=>result.failed.push({path:error.path??file.path,message:error.
message}),onBytes:bytes=>{result.copiedBytes+=bytes}});let place=findSessionPlace(paths);place!==void 0&&joiner.join(file.session,place,file.path,file.mtimeMs);
let project=place?.project.id??"";return await archiveCopies(run14,file,{session:file.session,project,...place&&{cwd:place.cwd},paths}),result.copiedBytes+result.
archivedBytes>before}async function archiveCopies(run14,file,source){let{archive,ingest,result,options}=run14,{guard}=options,catchUp=catchUpOf(run14,file.session);
if(archive===void 0||ingest===void 0){await catchUpFromRaw(source.paths,catchUp,guard),run14.catchUps.delete(file.session);return}let before=result.archivedBytes;
await addSession(archive,ingest,source,{guard,onDamage:(damage,{stream})=>{let path=stream===MAIN_STREAM?file.path:`${file.path} (${stream})`;result.damage.push(
{path,damage})},onBytes:bytes=>{result.archivedBytes+=bytes,run14.openBytes+=bytes,options.onBytes?.(bytes),collectSometimes(run14,bytes)}}),result.archivedBytes===
before&&hasCatchUpMark(source.paths)&&run14.catchUps.delete(file.session)}var COLLECT_BYTES,CHECKPOINT_BYTES,SOURCE_CODES2,init_import_sessions=__esm({"lib/work\
er/import-sessions.ts"(){"use strict";init_ingest();init_errors();init_exclude();init_paths();init_first_cwd();init_segment();init_catch_up_mark();init_catch_up_raw();
init_catch_up_session();init_copy_session();init_heap();init_ingest_session();init_join_project();init_limits();init_retries();init_session_place();init_tombstones();
COLLECT_BYTES=12*1024*1024,CHECKPOINT_BYTES=64*1024*1024;SOURCE_CODES2=new Set(["TRANSCRIPT_MISSING","TRANSCRIPT_UNREADABLE"])}});function createWorkerLog(store,clock){return text3=>{rotateWhenFull2(store.workerLog);let line=redact(text3.slice(0,MAX_LINE_CHARS)).replaceAll(`
`," ");appendLine(store.workerLog,`${isoTime(clock())} ${process.pid} ${line}`)}}function rotateWhenFull2(path){if(!((import_node_fs32.default.statSync(path,{throwIfNoEntry:!1})?.
size??0)<MAX_FILE_BYTES2))try{import_node_fs32.default.renameSync(path,path.replace(/\.log$/,".1.log"))}catch(error){if(errnoOf(error)!=="ENOENT")throw error}}var import_node_fs32,
MAX_FILE_BYTES2,MAX_LINE_CHARS,init_worker_log=__esm({"lib/worker/worker-log.ts"(){"use strict";import_node_fs32=__toESM(require("node:fs"),1);init_clock();init_errors();
init_files();init_redact();MAX_FILE_BYTES2=256*1024,MAX_LINE_CHARS=500}});function createRecorder(store,clock){let log=createWorkerLog(store,clock);return{log,note(error,session){let message=error instanceof Error?error.message:String(
error);appendDiagnostic(store,{v:1,time:isoTime(clock()),code:codeOf(error),event:"worker",message,...session!==void 0&&{session},...placeOf2(error)}),log(`${codeOf(
error)}: ${message}`)}}}function placeOf2(error){return error instanceof LogbookError?{...error.path!==void 0&&{path:error.path},...error.byteOffset!==void 0&&{
byte_offset:error.byteOffset}}:error instanceof Error&&error.stack?{stack:error.stack}:{}}var init_recorder=__esm({"lib/worker/recorder.ts"(){"use strict";init_clock();
init_diagnostics();init_errors();init_retries();init_worker_log()}});function sweepMark(store){return(0,import_node_path24.join)(store.root,"swept-at")}var import_node_path24,init_sweep_mark=__esm({"lib/worker/sweep-mark.ts"(){"u\
se strict";import_node_path24=require("node:path")}});function createWorkshop(given){let{store,env,clock,recorder}=given,{config:config3}=loadConfig(store,env),archive,failure2,close=()=>{archive?.close(),archive=void 0};
return{...given,config:config3,openArchive(){if(archive!==void 0)return archive;if(failure2!==void 0)throw failure2;try{archive=openArchive(store,{busyTimeoutMs:BUSY_TIMEOUT_MS2})}catch(error){
throw failure2=error,error}return archive},replaceDamaged(){close(),failure2=void 0;let path=quarantineArchive(store,clock());import_node_fs33.default.rmSync(sweepMark(
store),{force:!0}),recorder.note(new LogbookError("ARCHIVE_CORRUPT",`the archive was damaged: it is kept as ${path}, and rebuilt from the raw copies`,{path}))},
close}}var import_node_fs33,BUSY_TIMEOUT_MS2,init_workshop=__esm({"lib/worker/workshop.ts"(){"use strict";import_node_fs33=__toESM(require("node:fs"),1);init_open();
init_errors();init_load_config();init_sweep_mark();BUSY_TIMEOUT_MS2=1e4}});function loadMeasures(){return measures??={graphemes:new Intl.Segmenter("en",{granularity:"grapheme"}),wide:/^[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{17000}-\u{18aff}\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]/u,
emoji:new RegExp("^(?:\\p{Emoji_Presentation}|\\p{Regional_Indicator}{2}|\\p{Extended_Pictographic}\\u{fe0f}|[0-9#*]\\u{fe0f}\\u{20e3})","u"),zero:/^[\p{Mark}\p{Cf}\p{Cc}]+$/u},
measures}function*graphemesOf(text3){for(let{segment}of loadMeasures().graphemes.segment(text3))yield segment}function cellWidth(text3){if(PLAIN2.test(text3))return text3.
length;let narrow=text3.replace(PLAIN_WIDE,"");if(NARROW.test(narrow))return 2*text3.length-narrow.length;let width=0;for(let segment of graphemesOf(text3))width+=
graphemeWidth(segment);return width}function graphemeWidth(grapheme){let{zero,wide,emoji:emoji2}=loadMeasures();return zero.test(grapheme)?0:wide.test(grapheme)||
emoji2.test(grapheme)?2:1}function cutCells(text3,maxCells){return maxCells<=0?"":PLAIN2.test(text3)?text3.length<=maxCells?text3:`${text3.slice(0,maxCells-1)}\u2026`:
cellWidth(text3)<=maxCells?text3:`${takeCells(text3,maxCells-1)}\u2026`}function cutMiddleCells(text3,maxCells){if(cellWidth(text3)<=maxCells)return text3;if(maxCells<
8)return cutCells(text3,maxCells);let headCells=Math.floor((maxCells-1)/2);return`${takeCells(text3,headCells)}\u2026${takeLastCells(text3,maxCells-1-headCells)}`}
function takeCells(text3,maxCells){let taken="",width=0;for(let segment of graphemesOf(text3)){if(width+=graphemeWidth(segment),width>maxCells)break;taken+=segment}
return taken}function takeLastCells(text3,maxCells){let segments=[...graphemesOf(text3)].reverse(),taken=[],width=0;for(let segment of segments){if(width+=graphemeWidth(
segment),width>maxCells)break;taken.push(segment)}return taken.reverse().join("")}function fitCells(text3,cells,align="left"){let cut=cutCells(text3,cells),fill="\
 ".repeat(Math.max(0,cells-cellWidth(cut)));return align==="left"?cut+fill:fill+cut}function oneLine(text3){return text3.trim().replace(/\s+/g," ")}function wrapCells(text3,maxCells){
return text3.replaceAll("	","  ").split(`
`).flatMap(line=>wrapLine(line.trimEnd(),Math.max(2,maxCells)))}function wrapLine(line,maxCells){if(cellWidth(line)<=maxCells)return[line];let lines=[],rest=line;
for(;cellWidth(rest)>maxCells;){let head=takeCells(rest,maxCells),space=rest[head.length]===" "?head.length:head.lastIndexOf(" "),end=space>head.length/3?space:
Math.max(head.length,1);lines.push(rest.slice(0,end).trimEnd()),rest=rest.slice(end).trimStart()}return rest!==""&&lines.push(rest),lines}var PLAIN2,measures,NARROW,
PLAIN_WIDE,init_cells=__esm({"lib/replay/cells.ts"(){"use strict";PLAIN2=/^[\x20-\x7e]*$/;NARROW=/^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u21ff\u2298\u2500-\u25fc\u2713\u2717\u276f]*$/,
PLAIN_WIDE=/[\u3001-\u3029\u3041-\u3096\u30a1-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff60]/g}});function createProgress(stream,{verb,items,totalBytes,clock}){if(stream.isTTY!==!0)return{begin:()=>{},add:()=>{},end:()=>{}};let startMs=clock(),drawnMs=0,doneItems=-1,
doneBytes=0,label="",draw=()=>{let nowMs=clock();if(nowMs-drawnMs<REDRAW_MS)return;drawnMs=nowMs;let text3=renderProgress({verb,items,doneItems,totalBytes,doneBytes,
elapsedMs:nowMs-startMs,label}),width=(stream.columns??DEFAULT_COLUMNS)-1;stream.write(`\r${fitCells(text3,width)}`)};return{begin(next){doneItems++,label=next,
draw()},add(bytes){doneBytes+=bytes,draw()},end(){drawnMs>0&&stream.write("\r\x1B[K")}}}function renderProgress(state){let{verb,items,totalBytes,elapsedMs,label}=state,
doneBytes=Math.min(state.doneBytes,totalBytes),perSecond=elapsedMs>0?doneBytes/elapsedMs*1e3:0,parts=[`${verb} ${Math.max(0,state.doneItems)}/${items} sessions`,
`${renderBytes(doneBytes)} of ${renderBytes(totalBytes)}`];return elapsedMs>=ETA_AFTER_MS&&perSecond>0&&parts.push(`${renderBytes(perSecond)}/s`,`${renderDuration(
(totalBytes-doneBytes)/perSecond*1e3)} left`),[...parts,label].filter(part=>part!=="").join("  ")}var REDRAW_MS,ETA_AFTER_MS,DEFAULT_COLUMNS,init_progress=__esm(
{"lib/cli/progress.ts"(){"use strict";init_cells();init_units();REDRAW_MS=100,ETA_AFTER_MS=1e3,DEFAULT_COLUMNS=80}});var import_exports={};__export(import_exports,{run:()=>run4});async function run4(context,args){let found=find(context,args);if(found.files.length===0)return context.
output.note(`logbook: there are no transcripts in ${found.place}`),1;if(isSet(args,"dry-run"))return tell(context,args,found);let startMs=context.clock(),result=await importAll(
context,found),ms=context.clock()-startMs;return isSet(args,"json")?context.output.printJson({...result,found:found.files.length,passedOver:found.passedOver,ms}):
context.output.print(renderResult(context,found,result,ms)),noteProblems(context,found,result),result.isStopped||result.failed.length>0?1:0}function find({env,cwd},args){
let[operand]=args.operands,place=operand===void 0?projectsRoot(env):(0,import_node_path25.resolve)(cwd,operand),isMissing=operand===void 0&&!import_node_fs34.default.
existsSync(place),{files,passedOver}=isMissing?{files:[],passedOver:[]}:findTranscripts(place),bytes=files.reduce((sum3,file)=>sum3+sizeWithAgents(file),0);return{
place,files,passedOver,bytes}}function sizeWithAgents(file){return findAgents(file.path).map(({path})=>import_node_fs34.default.statSync(path,{throwIfNoEntry:!1})?.
size??0).reduce((sum3,size)=>sum3+size,file.bytes)}function tell({output,store},args,found){let isNew2=({session})=>!import_node_fs34.default.existsSync(sessionPaths(
store,session).raw),fresh=found.files.filter(isNew2),report2={place:found.place,sessions:found.files.length,newSessions:fresh.length,bytes:found.bytes};if(isSet(
args,"json"))output.printJson(report2);else{let known=found.files.length-fresh.length;output.print(`Would take in ${renderNumber(fresh.length,"session")} from ${found.
place}, and what is new of ${known} others (${renderBytes(found.bytes)} in all).
`)}return fresh.length>0?0:1}async function importAll(context,found){let{store,env,clock,output,signal}=context,shop=createWorkshop({store,env,clock,recorder:createRecorder(
store,clock)}),progress=createProgress(context.progressStream,{verb:"importing",items:found.files.length,totalBytes:found.bytes,clock}),onWait=()=>output.note("\
logbook: the worker is at work; waiting for it to end ...");try{return await withWorkerLock(store,{shouldStop:()=>signal.aborted,onWait},guard=>importSessions(shop,
found.files,{guard,onSession:({session})=>progress.begin(session.slice(0,8)),onBytes:progress.add}))}finally{progress.end(),shop.close(),hasJobs(store)&&wakeWorker(
store,`${packageRoot()}/dist/worker.cjs`,clock)}}function renderResult({store},found,result,ms){let{added,unchanged,excluded,forgotten,copiedBytes}=result,counts=[
`${added} taken in`,...unchanged>0?[`${unchanged} were there already`]:[],...excluded>0?[`${excluded} of excluded projects left out`]:[],...forgotten>0?[`${forgotten}\
 forgotten ones left out`]:[]],size=import_node_fs34.default.statSync(store.archive,{throwIfNoEntry:!1})?.size??0,lines=[`${renderNumber(found.files.length,"ses\
sion")} in ${found.place}: ${counts.join(", ")}.`,`${renderBytes(copiedBytes)} copied in ${renderDuration(ms)}; the archive takes ${renderBytes(size)}.`];return result.
isStopped?lines.push("Stopped. Nothing is lost: run the same command again to go on."):added>0&&lines.push("Next: logbook sessions, logbook replay, logbook sear\
ch <words>"),`${lines.join(`
`)}
`}function noteProblems({output},found,result){let{archiveProblem,damage,failed}=result;archiveProblem!==void 0&&output.note("logbook: no database engine: raw c\
opies and logs are in, search reads the copies (logbook doctor says more)");for(let path of found.passedOver)output.note(`logbook: ${path} left out: a longer tr\
anscript has the same session id`);for(let{path,message}of failed)output.note(`logbook: ${path}: ${message}`);for(let{path,damage:at2}of damage.slice(0,MAX_DAMAGE_LINES))
output.note(`logbook: ${path}, byte ${at2.byteOffset}: ${at2.bytes} bytes could not be read (${at2.reason}); the rest is in`);damage.length>MAX_DAMAGE_LINES&&output.
note(`logbook: and ${damage.length-MAX_DAMAGE_LINES} more damaged places (--json lists them)`)}var import_node_fs34,import_node_path25,MAX_DAMAGE_LINES,init_import=__esm(
{"lib/cli/commands/import.ts"(){"use strict";import_node_fs34=__toESM(require("node:fs"),1),import_node_path25=require("node:path");init_paths();init_queue();init_wake();
init_units();init_hold_lock();init_import_sessions();init_recorder();init_transcripts();init_workshop();init_code_place();init_parse_args();init_progress();MAX_DAMAGE_LINES=
20}});function renderInstall(report2){let{isDryRun,isChanged,hooks,allow,deny,importable}=report2,verb=isDryRun?"Would install":isChanged?"Installed":"Already install\
ed:",client=report2.client===null?"the newest client (no `claude` on PATH)":`Claude Code ${report2.client}`,lines=[`${verb} logbook ${report2.version} for ${AUDIENCE[report2.
scope]}.`,`  settings  ${report2.settings}`,`            ${hooks.length} hooks, ${allow.length} allow and ${deny.length} deny rules, for ${client}`,...report2.backup===
void 0?[]:[`  backup    ${report2.backup}`],`  code      ${report2.code}${report2.isCodeCopied&&report2.scope==="project"?" (copied; commit it with the settings\
)":""}`,`  store     ${report2.store}`,...report2.warnings.map(warning=>`! ${warning}`)];if(importable.sessions>0){let megabytes=Math.max(1,Math.round(importable.
bytes/1e6));lines.push(`
Earlier sessions: logbook import would add ${importable.sessions} (${megabytes} MB).`)}return`${lines.join(`
`)}
`}function deriveWarnings(found){let{file,client,node,registrations}=found,warnings=[];file.target!==file.path&&warnings.push(`${file.path} is a link: ${file.target}\
 is what changes, the link stays`),node===void 0&&warnings.push("there is no `node` on PATH: the hooks cannot run until there is"),client!==void 0&&compareVersions(
client,NEW_FORM_CLIENT)<0&&warnings.push(`Claude Code ${client} is older than ${NEW_FORM_CLIENT}: run install again after updating it`),found.hasDenyRule||warnings.
push("the store lies outside the home folder: no committed rule keeps the model's file tools out of it"),registrations.disabledIn!==void 0&&warnings.push(`${registrations.
disabledIn} says disableAllHooks: no hook runs`);for(let{path}of registrations.broken)path!==file.path&&warnings.push(`${path} cannot be read: the client ignore\
s it (logbook doctor says why)`);for(let{path,scope}of registrations.files)scope!==file.scope&&path!==file.path&&warnings.push(`${path} registers logbook too: n\
othing counts twice, but every hook runs twice`);return registrations.pluginIn!==void 0&&warnings.push(`the plugin is enabled too (${registrations.pluginIn}): e\
very hook runs twice`),warnings}var AUDIENCE,NEW_FORM_CLIENT,init_install_report=__esm({"lib/cli/install-report.ts"(){"use strict";init_registry();AUDIENCE={user:"\
every project of yours",project:"everybody who works in this repository",local:"you, in this repository"};NEW_FORM_CLIENT="2.1.139"}});function readScopedSettings({env,cwd},args){let given=SCOPES2.filter(scope2=>isSet(args,scope2));if(given.length>1)throw usage(`--${given.join(" and --")} do no\
t go together`,"One run is about one settings file");let scope=given[0]??"user",project=projectFolder(cwd);return{file:readSettingsFile(scope,settingsPath(scope,
{env,project})),project}}var SCOPES2,init_scope=__esm({"lib/cli/scope.ts"(){"use strict";init_parse_args();init_settings_file();SCOPES2=["user","project","local"]}});var install_exports={};__export(install_exports,{run:()=>run5});function run5(context,args){let{env,store,output}=context,{file,project}=readScopedSettings(context,
args),source=packageRoot(),code=planCodePlace(file.scope,{source,store,project});refuseNesting({code,source,store,project});let client=readClientVersion(env),storeRule=deriveStoreRule(
store,{home:env.HOME||(0,import_node_os2.homedir)(),isCommitted:file.scope==="project"}),wanted=deriveWantedEntries({base:code.base,client,storeRule}),isOurs=createIsOurs(
store),after=mergeEntries(file.text??"",wanted,{path:file.path,isOurs}),plan={file,after,code,wanted,client},isDryRun=isSet(args,"dry-run"),node=probeHookNode(env),
backup=isDryRun?void 0:apply(context,plan);!isDryRun&&node!==void 0&&provideAddon(context,node,source);let report2={version:VERSION,isDryRun,scope:file.scope,settings:file.
path,isChanged:after!==file.text,...backup!==void 0&&{backup},code:code.folder,isCodeCopied:code.copyFrom!==void 0,store:store.root,hooks:Object.keys(wanted.hooks),
allow:wanted.allow,deny:wanted.deny,client:client??null,warnings:deriveWarnings({file,client,node,hasDenyRule:storeRule!==void 0,registrations:readRegistrations(
{env,project,store})}),importable:countImportable(env,store)};return isSet(args,"json")?output.printJson(report2):output.print(renderInstall(report2)),0}function apply(context,plan){
let{store}=context,{file,after,code}=plan;makeDirectory(store.root),copyCode(code,store);let previous=readRecord(store,file.path),isAsInstalled=previous!==void 0&&
file.text!==void 0&&previous.afterSha256===sha256(file.text);if(after===file.text&&isAsInstalled)return previous.backup;let time2=isoTime(context.clock()),before=isAsInstalled?
readBackup(previous):withoutOurs(context,plan),backup=before===void 0?void 0:writeBackup(store,file.path,{text:before,time:time2}),rules=[...plan.wanted.allow,...plan.
wanted.deny].filter(rule=>!hasRule(before,rule)),madeFolder=file.scope==="project"&&code.copyFrom!==void 0?code.folder:previous?.madeFolder;return writeRecord(store,
{v:1,scope:file.scope,settings:file.path,...backup!==void 0&&{backup},afterSha256:sha256(after),rules:[...new Set([...previous?.rules??[],...rules])],...madeFolder!==
void 0&&{madeFolder},version:VERSION,...plan.client!==void 0&&{client:plan.client},time:time2}),after!==file.text&&writeSettingsFile(file,after),backup}function withoutOurs({
store},{file,wanted}){if(file.text===void 0||file.text.trim()==="")return file.text;let isOurs=createIsOurs(store),settings=parseSettings(file.text,file.path);if(findOwnHandlers(
settings,isOurs).length===0)return file.text;let rules=readRecord(store,file.path)?.rules??wanted.allow;return removeEntries(file.text,{path:file.path,isOurs,rules})}
function hasRule(text3,rule){if(text3===void 0||text3.trim()==="")return!1;let settings=parseSettings(text3,"backup");return["allow","deny"].some(list2=>{let rules=valueAt(
settings,["permissions",list2]);return Array.isArray(rules)&&rules.includes(rule)})}function provideAddon({store},node,source){let{addon}=findWorkingAddon(store,
node,source);addon!==void 0&&addon!==installedAddon(store,node)&&installAddon(store,node,addon)}var import_node_os2,init_install=__esm({"lib/cli/commands/instal\
l.ts"(){"use strict";import_node_os2=require("node:os");init_clock();init_files();init_client_version();init_code_place();init_importable();init_install_plan();
init_install_record();init_install_report();init_native_module();init_parse_args();init_registrations();init_scope();init_settings_file();init_settings_parse();
init_settings_text();init_version()}});function mergeWords(archive){let changes=archive.prepare("SELECT total_changes() AS n"),before=changes.get()?.n??0;return archive.prepare("INSERT INTO words (wo\
rds, rank) VALUES ('merge', ?)").run(200),(changes.get()?.n??0)-before>=2}var init_merge=__esm({"lib/archive/merge.ts"(){"use strict"}});function prepareRebuild(store){let target={...store,archive:`${store.archive}.rebuilt`};for(let suffix of["","-wal","-shm"])import_node_fs35.default.rmSync(target.
archive+suffix,{force:!0});return target}async function swapArchive(store,rebuilt,nowMs){let{archive,damaged:damaged2}=openOld(store,nowMs);try{await takeForSelf(
archive),import_node_fs35.default.renameSync(rebuilt,store.archive),syncDirectory((0,import_node_path26.dirname)(store.archive))}finally{archive.close()}return damaged2}
function openOld(store,nowMs){try{return{archive:openArchive(store,{busyTimeoutMs:BUSY_TIMEOUT_MS3})}}catch(error){if(!(error instanceof LogbookError)||error.code!==
"ARCHIVE_CORRUPT")throw error;let damaged2=quarantineArchive(store,nowMs);return{archive:openArchive(store,{busyTimeoutMs:BUSY_TIMEOUT_MS3}),damaged:damaged2}}}
async function takeForSelf(archive){archive.exec("PRAGMA locking_mode = EXCLUSIVE");for(let waitedMs=0;;waitedMs+=RETRY_MS2){try{archive.exec("PRAGMA journal_mo\
de = DELETE"),archive.exec("BEGIN EXCLUSIVE");return}catch(error){if(!(error instanceof LogbookError&&error.code==="ARCHIVE_BUSY")||waitedMs>=WAIT_MS2)throw error}
await(0,import_promises3.setTimeout)(RETRY_MS2)}}var import_node_fs35,import_node_path26,import_promises3,WAIT_MS2,RETRY_MS2,BUSY_TIMEOUT_MS3,init_swap=__esm({"\
lib/archive/swap.ts"(){"use strict";import_node_fs35=__toESM(require("node:fs"),1),import_node_path26=require("node:path"),import_promises3=require("node:timers/promises");
init_errors();init_files();init_open();WAIT_MS2=3e4,RETRY_MS2=50,BUSY_TIMEOUT_MS3=1e4}});function listStoredSessions(store){return listDirectory(store.sessions).flatMap(folder=>{let paths=sessionPaths(store,folder);if(!import_node_fs36.default.statSync(
paths.dir,{throwIfNoEntry:!1})?.isDirectory())return[];let session=sessionOf(folder,paths);return isForgotten(store,session)?[]:[{session,paths}]})}function sessionOf(folder,paths){
if(!HASHED.test(folder))return folder;let logged=readLogHead(paths.log,HEAD_BYTES4).records[0]?.record.session;return logged!==void 0&&safeName(logged)===folder?
logged:folder}function countRawBytes({raw}){let bytes=0;for(let stream of rawStreams(raw))for(let generation of listGenerations(raw,stream))bytes+=listSegments(
generationPath(raw,stream,generation)).at(-1)?.end??0;return bytes}var import_node_fs36,HEAD_BYTES4,HASHED,init_stored_sessions=__esm({"lib/worker/stored-sessio\
ns.ts"(){"use strict";import_node_fs36=__toESM(require("node:fs"),1);init_read();init_files();init_paths();init_segment();init_tombstones();HEAD_BYTES4=8192,HASHED=
/^[0-9a-f]{64}$/}});async function rebuildArchive(shop,options){let{store,clock}=shop,target=prepareRebuild(store),sessions2=listStoredSessions(store),archive=openArchive(target,{busyTimeoutMs:BUSY_TIMEOUT_MS4}),
bytes;try{for(limitYoungHeap(),bytes=await readAll2(shop,archive,{sessions:sessions2,options});settleStale(archive,SETTLE_TURNS)>0;)await options.guard.breathe();
for(;mergeWords(archive);)await options.guard.breathe()}finally{archive.close()}options.guard.assertHeld();let damaged2=await swapArchive(store,target.archive,clock());
return await readAll2(shop,shop.openArchive(),{sessions:listStoredSessions(store),options:{guard:options.guard}}),{sessions:sessions2.length,bytes,...damaged2!==
void 0&&{damaged:damaged2}}}async function readAll2(shop,archive,{sessions:sessions2,options}){let collect=createCollector(),ingest=createIngest(archive,{limits:fieldLimits(
shop.config)}),bytes=0,litter=0,onBytes=read=>{bytes+=read,litter+=read,options.onBytes?.(read),!(litter<COLLECT_BYTES2)&&(litter=0,collect())};try{for(let stored of sessions2){
options.onSession?.(stored);let{session,paths}=stored,place=findSessionPlace(paths),source={session,project:place?.project.id??"",...place&&{cwd:place.cwd},paths};
await addSession(archive,ingest,source,{guard:options.guard,onBytes})}ingest.finish()}catch(error){throw ingest.close(),error}return bytes}var BUSY_TIMEOUT_MS4,
COLLECT_BYTES2,SETTLE_TURNS,init_rebuild=__esm({"lib/worker/rebuild.ts"(){"use strict";init_gather();init_ingest();init_merge();init_open();init_swap();init_heap();
init_ingest_session();init_limits();init_session_place();init_stored_sessions();BUSY_TIMEOUT_MS4=1e4,COLLECT_BYTES2=12*1024*1024,SETTLE_TURNS=100}});var reindex_exports={};__export(reindex_exports,{run:()=>run6});async function run6(context,args){let{store,output,clock}=context,startMs=clock(),result=await rebuild(
context);if(result===void 0)return output.print(`Stopped. The archive is as it was.
`),1;let ms=clock()-startMs,archiveBytes=import_node_fs37.default.statSync(store.archive).size;if(isSet(args,"json"))output.printJson({...result,archive:store.archive,
archiveBytes,ms});else{let read=`${renderNumber(result.sessions,"session")} (${renderBytes(result.bytes)}) read in ${renderDuration(ms)}`;output.print(`${read};\
 the archive takes ${renderBytes(archiveBytes)}.
`)}return result.damaged!==void 0&&output.note(`logbook: the damaged archive was kept as ${result.damaged}`),0}async function rebuild(context){let{store,env,clock,
output,signal,progressStream}=context,shop=createWorkshop({store,env,clock,recorder:createRecorder(store,clock)}),sessions2=listStoredSessions(store),progress=createProgress(
progressStream,{verb:"reading",items:sessions2.length,totalBytes:sessions2.reduce((sum3,{paths})=>sum3+countRawBytes(paths),0),clock}),onWait=()=>output.note("l\
ogbook: the worker is at work; waiting for it to end ...");try{return await withWorkerLock(store,{shouldStop:()=>signal.aborted,onWait},guard=>rebuildArchive(shop,
{guard,onSession:({session})=>progress.begin(session.slice(0,8)),onBytes:progress.add}))}catch(error){if(error instanceof LogbookError&&error.code==="INTERRUPTE\
D")return;throw error}finally{progress.end(),shop.close(),hasJobs(store)&&wakeWorker(store,`${packageRoot()}/dist/worker.cjs`,clock)}}var import_node_fs37,init_reindex=__esm(
{"lib/cli/commands/reindex.ts"(){"use strict";import_node_fs37=__toESM(require("node:fs"),1);init_errors();init_queue();init_wake();init_units();init_hold_lock();
init_rebuild();init_recorder();init_stored_sessions();init_workshop();init_code_place();init_parse_args();init_progress()}});async function*followLog(path,options){let offset2=options.fromOffset;for(;!options.signal.aborted;){let bytes=readFrom(path,offset2),complete=bytes.lastIndexOf(
10)+1;yield*parseLog(bytes.subarray(0,complete),offset2).records,offset2+=complete,await pause(options.pollMs??200,options.signal)}}function readFrom(path,offset2){
let size=import_node_fs38.default.statSync(path,{throwIfNoEntry:!1})?.size??0;if(size<=offset2)return Buffer.alloc(0);let fd=import_node_fs38.default.openSync(path,
"r");try{let bytes=Buffer.alloc(size-offset2);return bytes.subarray(0,import_node_fs38.default.readSync(fd,bytes,0,bytes.length,offset2))}finally{import_node_fs38.default.
closeSync(fd)}}async function pause(ms,signal){try{await(0,import_promises4.setTimeout)(ms,void 0,{signal})}catch(error){if(!signal.aborted)throw error}}var import_node_fs38,
import_promises4,init_follow=__esm({"lib/log/follow.ts"(){"use strict";import_node_fs38=__toESM(require("node:fs"),1),import_promises4=require("node:timers/promises");
init_parse3()}});function emptyTotals(){return{turns:0,prompts:0,calls:0,failed:0,refused:0,cancelled:0,agents:0,compactions:0,toolMs:0,inputBytes:0,outputBytes:0}}function addTotals(a,b){
return{turns:a.turns+b.turns,prompts:a.prompts+b.prompts,calls:a.calls+b.calls,failed:a.failed+b.failed,refused:a.refused+b.refused,cancelled:a.cancelled+b.cancelled,
agents:a.agents+b.agents,compactions:a.compactions+b.compactions,toolMs:a.toolMs+b.toolMs,inputBytes:a.inputBytes+b.inputBytes,outputBytes:a.outputBytes+b.outputBytes}}
function sumSteps(steps){return steps.reduce((sum3,step)=>addTotals(sum3,totalsOfStep(step)),emptyTotals())}function totalsOfStep(step){switch(step.kind){case"t\
ool":return addTotals(totalsOfCall(step),sumSteps(step.agents));case"agent":return addTotals({...emptyTotals(),agents:1},sumSteps(step.steps));case"prompt":return{
...emptyTotals(),prompts:1};case"compaction":return{...emptyTotals(),compactions:1};case"answer":case"failure":return emptyTotals();default:return step}}function totalsOfCall(call){
return{...emptyTotals(),calls:1,failed:call.outcome==="failed"?1:0,refused:call.outcome==="refused"?1:0,cancelled:call.outcome==="cancelled"?1:0,toolMs:call.agents.
length>0?0:call.durationMs??0,inputBytes:call.inputBytes??0,outputBytes:call.outputBytes??0}}function listCalls(steps){return steps.flatMap(step=>step.kind==="t\
ool"?[step,...listCalls(step.agents)]:step.kind==="agent"?listCalls(step.steps):[]).sort((a,b)=>a.startMs-b.startMs)}var init_totals=__esm({"lib/replay/totals.t\
s"(){"use strict"}});function joinTurns(timeline,archived){let turns=timeline.items.filter(item=>item.kind==="turn"),joined={calls:new Map(archived.flatMap(({steps})=>steps).flatMap(
step=>step.kind==="tool"?[[step.toolUseId,step]]:[])),ofTurn:matchTurns(turns,archived),ofAgent:turnsByAgent(archived)};return{...timeline,items:timeline.items.
map(item=>item.kind==="turn"?joinTurn(item,joined):item)}}function turnsByAgent(archived){let byAgent=new Map;for(let turn of archived)turn.agentId!==void 0&&byAgent.
set(turn.agentId,[...byAgent.get(turn.agentId)??[],turn]);return byAgent}function matchTurns(turns,archived){let byPromptId=new Map(turns.map(turn=>[turn.promptId,
turn])),byTurnId=new Map(turns.map(turn=>[turn.turnId,turn])),byCall=new Map(turns.flatMap(turn=>listCalls(turn.steps).map(({toolUseId})=>[toolUseId,turn]))),matched=new Map,
inOrder=[...archived].sort((a,b)=>a.startMs-b.startMs);for(let turn of inOrder){if(turn.agentId!==void 0)continue;let call=turn.steps.find(step=>step.kind==="to\
ol"&&byCall.has(step.toolUseId)),found=byTurnId.get(turn.id)??(turn.promptId===void 0?void 0:byPromptId.get(turn.promptId))??(call?.kind==="tool"?byCall.get(call.
toolUseId):void 0)??turns.find(candidate=>isSameTurn(candidate,turn));found!==void 0&&matched.set(found,[...matched.get(found)??[],turn])}return matched}function isSameTurn(candidate,turn){
return Math.abs(candidate.startMs-turn.startMs)<=SAME_PROMPT_MS2&&candidate.prompt!==void 0&&headOf(candidate.prompt)===headOf(turn.prompt)}function headOf(prompt){
return prompt.trim().slice(0,40)}function joinTurn(turn,joined){let archived=joined.ofTurn.get(turn)??[],[first]=archived,steps=insertAnswers(joinSteps(turn.steps,
joined,turn.startMs),archived,turn.startMs);return first===void 0?{...turn,steps}:{...turn,turnId:first.id,...turn.isNotification?{}:{prompt:first.prompt},steps:steps.
map(step=>wholePrompt(step,archived)),usage:{input:sum(archived,({usage:usage2})=>usage2.input),output:sum(archived,({usage:usage2})=>usage2.output),cacheRead:sum(
archived,({usage:usage2})=>usage2.cacheRead),cacheWrite:sum(archived,({usage:usage2})=>usage2.cacheWrite)}}}function sum(turns,count2){return turns.reduce((total,turn)=>total+
count2(turn),0)}function wholePrompt(step,archived){if(step.kind!=="prompt")return step;let whole=archived.find(({prompt})=>headOf(prompt)===headOf(step.text));
return whole===void 0?step:{...step,text:whole.prompt}}function joinSteps(steps,joined,turnMs){return steps.map(step=>step.kind==="tool"?joinCall(step,joined,turnMs):
step.kind==="agent"?joinAgent(step,joined,turnMs):step)}function joinCall(step,joined,turnMs){let call=step.toolUseId===void 0?void 0:joined.calls.get(step.toolUseId);
return{...step,...call!==void 0&&{input:call.input},...call?.output!=null&&{output:call.output},agents:step.agents.map(agent=>joinAgent(agent,joined,turnMs))}}function joinAgent(agent,joined,turnMs){
let archived=joined.ofAgent.get(agent.agentId)??[];return{...agent,steps:insertAnswers(joinSteps(agent.steps,joined,turnMs),archived,turnMs)}}function insertAnswers(steps,archived,turnMs){
let answers=archived.flatMap(turn=>turn.steps).flatMap(step=>step.kind==="answer"&&step.text.trim()!==""?[{kind:"answer",text:step.text,startMs:step.timeMs,offsetMs:Math.
max(0,step.timeMs-turnMs)}]:[]);return[...steps,...answers].sort((a,b)=>a.startMs-b.startMs)}var SAME_PROMPT_MS2,init_join=__esm({"lib/replay/join.ts"(){"use st\
rict";init_totals();SAME_PROMPT_MS2=1e4}});function chooseLayout(wantedWidth,longestTool){let width=Math.max(24,wantedWidth),toolCells=Math.min(Math.max(4,longestTool),width<60?6:12),layout={...STEPS.find(
step=>targetCells({...step,width,toolCells},0)>=24)??{barCells:0,sizes:"none",hasDuration:!1},width,toolCells},spare=targetCells(layout,0)-48;return layout.barCells>
0&&spare>0?{...layout,barCells:layout.barCells+Math.floor(spare/3)}:layout}function targetCells(layout,prefixCells){let left=prefixCells+8+3+layout.toolCells+1;
return layout.width-left-rightCells(layout)}function rightCells(layout){let bar=layout.barCells===0?0:2+layout.barCells,duration2=layout.hasDuration?8:0;return bar+
duration2+sizesCells(layout)}function sizesCells({sizes}){return sizes==="none"?0:2+(sizes==="both"?15:6)}var STEPS,init_layout=__esm({"lib/replay/layout.ts"(){
"use strict";STEPS=[{barCells:20,sizes:"both",hasDuration:!0},{barCells:14,sizes:"both",hasDuration:!0},{barCells:10,sizes:"out",hasDuration:!0},{barCells:0,sizes:"\
out",hasDuration:!0},{barCells:0,sizes:"none",hasDuration:!0},{barCells:0,sizes:"none",hasDuration:!1}]}});function markLook(mark){switch(mark.mark){case"start":return mark.detail==="resume"?{sign:"\u21BB",word:"resumed",style:"cyan"}:{sign:"\u25B6",word:startWord(mark.
detail),style:"cyan"};case"end":return{sign:"\u25A0",word:mark.detail===void 0?"ended":`ended: ${mark.detail}`,style:"gray"};case"compaction":return compactionLook(
mark.detail);default:return mark.mark}}function startWord(source){return source===void 0||source==="startup"?"started":source==="clear"?"started after /clear":`\
started: ${source}`}function compactionLook(trigger){return{sign:"\u21E3",word:trigger===void 0?"compacted":`compacted: ${trigger}`,style:"yellow"}}var CALL_LOOK,
TURN_LOOK,STATE_WORD,init_look=__esm({"lib/replay/look.ts"(){"use strict";CALL_LOOK={ok:{sign:"\u2713",word:"ok",style:"green"},failed:{sign:"\u2717",word:"fail\
ed",style:"red"},refused:{sign:"\u2298",word:"refused",style:"yellow"},cancelled:{sign:"\u25A0",word:"cancelled",style:"magenta"}},TURN_LOOK={answered:{sign:"\u2713",
word:"answered",style:"green"},interrupted:{sign:"\u25A0",word:"interrupted",style:"magenta"},error:{sign:"\u2717",word:"failed",style:"red"},open:{sign:"\u25B8",
word:"open",style:"cyan"}},STATE_WORD={ended:"ended",open:"open",silent:"no end recorded"}}});function drawSpan(part,wholeMs,cells){if(cells<=0)return"";let perCell=Math.max(1,wholeMs)/cells,lead=Math.min(cells-1,Math.max(0,Math.floor(part.startMs/perCell))),
bar=drawBlocks(part.durationMs/perCell*8,cells-lead);return" ".repeat(lead)+bar+" ".repeat(cells-lead-bar.length)}function drawShare(part,whole,cells){return cells<=
0||whole<=0||part<=0?"":drawBlocks(part/whole*cells*8,cells)}function drawBlocks(eighths,maxCells){let rounded=Math.min(maxCells*8,Math.max(1,Math.round(eighths)));
return"\u2588".repeat(Math.floor(rounded/8))+EIGHTHS[rounded%8]}var EIGHTHS,init_bars=__esm({"lib/replay/bars.ts"(){"use strict";EIGHTHS=["","\u258F","\u258E","\
\u258D","\u258C","\u258B","\u258A","\u2589"]}});function stepLines(step,context,prefix){switch(step.kind){case"tool":return toolLines(step,context,prefix);case"agent":return agentLines(step,context,prefix);case"\
prompt":return textLines({...step,sign:"\u276F",style:"bold",maxLines:SHORT_LINES},context,prefix);case"answer":return textLines({...step,sign:"\u25CF",style:void 0,
maxLines:Number.POSITIVE_INFINITY},context,prefix);case"compaction":{let took=step.durationMs===void 0?"":` in ${renderDuration(step.durationMs)}`;return[remark(
step.offsetMs,{...compactionLook(step.trigger),after:took},context,prefix)]}case"failure":{let look={sign:"\u2717",word:`the turn failed: ${step.error}`,style:"\
red"};return[remark(step.offsetMs,{...look,after:""},context,prefix)]}default:return step}}function toolLines(step,context,prefix){let{paint,layout}=context,look=CALL_LOOK[step.
outcome],tool=fitCells(toolName(oneLine(context.clean(step.tool))),layout.toolCells),room=targetCells(layout,cellWidth(prefix)),line=[paint("dim",`${prefix}${offset(
step.offsetMs)}`),paint(look.style,look.sign),paint("bold",tool),...room>0?[fitCells(cutTarget(step,context,room),room)]:[]].join(" "),below=indent(prefix);return[
`${line}${rightColumns(step,context)}`.trimEnd(),...noteLines(step,context,below),...step.agents.flatMap(agent=>agentLines(agent,context,prefix))]}function offset(ms){
return fitCells(`+${renderDuration(ms)}`,8,"right")}function indent(prefix){return`${prefix}${" ".repeat(9)}`}function toolName(tool){let[,server,name]=/^mcp__(.+?)__(.+)$/.
exec(tool)??[];return name===void 0?tool:`${server}:${name}`}function cutTarget(step,{clean,cwd},cells){let target=oneLine(clean(relativeTarget(step.target??"",
cwd)));return/^[\w.@~/\\-]+$/.test(target)?cutMiddleCells(target,cells):cutCells(target,cells)}function relativeTarget(target,cwd){return cwd!==void 0&&target.startsWith(
`${cwd}/`)?target.slice(cwd.length+1):target}function rightColumns(step,{layout,paint,barMs,isWaterfall}){let{durationMs}=step,bar=layout.barCells===0?"":`  ${drawSpan(
{startMs:isWaterfall?step.offsetMs:0,durationMs:durationMs??0},barMs,layout.barCells)}`,duration2=durationMs===void 0?"":renderDuration(durationMs),durationColumn=layout.
hasDuration?` ${fitCells(duration2,7,"right")}`:"";return`${paint(CALL_LOOK[step.outcome].style,bar)}${durationColumn}${paint("dim",sizeColumns(step,layout))}`}
function sizeColumns({inputBytes,outputBytes},{sizes}){if(sizes==="none")return"";let column=bytes=>fitCells(bytes===void 0?"":renderBytes(bytes),6,"right");if(sizes===
"out")return`  ${column(outputBytes)}`;let arrow=inputBytes===void 0&&outputBytes===void 0?" ":"\u203A";return`  ${column(inputBytes)} ${arrow} ${column(outputBytes)}`}
function noteLines(step,context,below){let{layout,paint,clean}=context,look=CALL_LOOK[step.outcome],lines=[];if(step.outcome!=="ok"){let note=oneLine(clean(outcomeNote(
step)));lines.push(`${paint("dim",`${below}\u2570 `)}${paint(look.style,cutCells(note,layout.width-cellWidth(below)-2))}`)}return context.isFull&&lines.push(...toolTextLines(
step,context,below)),lines}function outcomeNote({outcome,denial,error}){let reason=denial!==void 0&&denial!==outcome?`: ${denial}`:"";return outcome==="failed"?
error??"failed":`${CALL_LOOK[outcome].word}${reason}${error===void 0?"":` \xB7 ${error}`}`}function toolTextLines(step,{layout,paint,clean},below){let width=layout.
width-cellWidth(below)-2;return[{sign:"\u203A",text:step.input},{sign:"\u2039",text:step.output}].flatMap(({sign,text:text3})=>{if(text3===void 0||text3.trim()===
"")return[];let all=wrapCells(clean(text3).trim(),width),shown=all.slice(0,FULL_TOOL_LINES),rest=all.length-shown.length,more=rest>0?[`\u2026 ${renderNumber(rest,
"more line")}${showHint(step)}`]:[];return[...shown,...more].map((line,at2)=>paint("dim",`${below}${at2===0?sign:" "} ${cutCells(line,width)}`.trimEnd()))})}function showHint({
toolUseId}){return toolUseId===void 0?"":`: logbook show ${toolUseId}`}function agentLines(agent,context,prefix){let{paint,layout}=context,calls=listCalls(agent.
steps).length,state=agent.state==="done"?"":` \xB7 ${agent.state}`,facts=`${renderNumber(calls,"call")} \xB7 ${renderDuration(agent.durationMs)}${state}`,type=oneLine(
context.clean(agent.agentType??"subagent")),room=layout.width-cellWidth(prefix)-8-1-2,head=cutCells(`${type} \xB7 ${facts}`,room),deeper=`${prefix}${layout.width<
60?"\u250A":"  \u250A "}`,inner=targetCells(layout,cellWidth(deeper))<0?prefix:deeper;return[`${paint("dim",`${indent(prefix)}\u256D `)}${paint("blue",head.slice(
0,type.length))}${paint("dim",head.slice(type.length))}`,...agent.steps.flatMap(step=>stepLines(step,context,inner))]}function textLines(text3,{layout,paint,clean,
isFull},prefix){let below=indent(prefix),all=wrapCells(clean(text3.text).trim(),layout.width-cellWidth(below)-2),shown=isFull?all:all.slice(0,text3.maxLines);return shown.
length<all.length&&(shown[shown.length-1]=cutCells(`${shown.at(-1)} \u2026`,layout.width-cellWidth(below)-2)),shown.map(line=>text3.style===void 0?line:paint(text3.
style,line)).map((line,at2)=>at2===0?`${paint("dim",`${prefix}${offset(text3.offsetMs)}`)} ${paint("cyan",text3.sign)} ${line}`:`${paint("dim",below)}  ${line}`.
trimEnd())}function remark(offsetMs,look,{layout,paint,clean},prefix){let lead=`${prefix}${offset(offsetMs)} `,text3=cutCells(`${look.sign} ${oneLine(clean(look.
word))}${look.after}`,layout.width-cellWidth(lead));return`${paint("dim",lead)}${paint(look.style,text3)}`}var SHORT_LINES,FULL_TOOL_LINES,init_render_step=__esm(
{"lib/replay/render-step.ts"(){"use strict";init_bars();init_cells();init_layout();init_look();init_totals();init_units();SHORT_LINES=2,FULL_TOOL_LINES=12}});function deriveStats(timelines,period2={}){let inside=timelines.map(timeline=>({...timeline,items:timeline.items.filter(({startMs})=>isInside2(startMs,period2))})),
days=new Map;for(let timeline of inside)for(let item of timeline.items){if(item.kind!=="turn")continue;let day=days.get(renderDay(item.startMs))??{sessions:new Set,
totals:emptyTotals()};day.sessions.add(timeline.session),day.totals=addTotals(day.totals,item.totals),days.set(renderDay(item.startMs),day)}let tallies=[...days].
map(([day,{sessions:sessions2,totals}])=>({day,sessions:sessions2.size,totals}));return{sessions:inside.filter(({items})=>items.some(({kind})=>kind==="turn")).length,
totals:tallies.reduce((sum3,{totals})=>addTotals(sum3,totals),emptyTotals()),tools:tallyTools(inside),days:tallies.sort((a,b)=>a.day<b.day?1:-1)}}function isInside2(ms,{
sinceMs,untilMs}){return(sinceMs===void 0||ms>=sinceMs)&&(untilMs===void 0||ms<untilMs)}function tallyTools(timelines){let byTool=new Map;for(let{items}of timelines)
for(let item of items)if(item.kind==="turn")for(let call of listCalls(item.steps)){let calls=byTool.get(call.tool);calls===void 0?byTool.set(call.tool,[call]):calls.
push(call)}return[...byTool].map(([tool,calls])=>tallyCalls(tool,calls)).sort((a,b)=>b.totalMs-a.totalMs||b.calls-a.calls||(a.tool<b.tool?-1:1))}function tallyCalls(tool,calls){
let durations=calls.flatMap(({durationMs})=>durationMs===void 0?[]:[durationMs]);durations.sort((a,b)=>a-b);let medianMs=durations[Math.floor((durations.length-
1)/2)],longestMs=durations.at(-1),count2=outcome=>calls.filter(call=>call.outcome===outcome).length;return{tool,calls:calls.length,failed:count2("failed"),refused:count2(
"refused"),cancelled:count2("cancelled"),totalMs:durations.reduce((sum3,ms)=>sum3+ms,0),...medianMs!==void 0&&{medianMs},...longestMs!==void 0&&{longestMs},inputBytes:calls.
reduce((sum3,{inputBytes})=>sum3+(inputBytes??0),0),outputBytes:calls.reduce((sum3,{outputBytes})=>sum3+(outputBytes??0),0)}}var init_stats=__esm({"lib/replay/s\
tats.ts"(){"use strict";init_totals();init_units()}});function renderTimeline(timeline,options){let layout=timelineLayout(timeline,options.width);return`${[headerLines(timeline,layout,options),...timeline.items.map(
item=>item.kind==="turn"?turnLines(item,timeline,layout,options):[markLine(item,layout,options)]),totalLines(timeline,layout,options)].map(lines=>lines.join(`
`)).join(`

`)}
`}function timelineLayout(timeline,width){let longest=listCalls(timeline.items.flatMap(item=>item.kind==="turn"?item.steps:[])).reduce((most,{tool})=>Math.max(most,
toolName(tool).length),0);return chooseLayout(width,longest)}function headerLines(timeline,layout,options){let{paint,clean}=options,prompt=timeline.items.find(item=>item.
kind==="turn"&&item.prompt!==void 0),title=options.title??(prompt?.kind==="turn"?prompt.prompt:void 0)??"(no prompt recorded)",facts=[timeline.session.slice(0,SHORT_ID_CHARS),
options.project,timeline.model,period(timeline),STATE_WORD[timeline.state]].filter(fact=>fact!==void 0&&fact!=="");return[paint("bold",cutCells(oneLine(clean(title)),
layout.width)),paint("dim",cutCells(oneLine(clean(facts.join(" \xB7 "))),layout.width))]}function period({startMs,endMs}){let end=renderDay(startMs)===renderDay(
endMs)?renderDayTime(endMs).slice(11):renderDayTime(endMs);return`${renderDayTime(startMs)} \u2013 ${end}, ${renderDuration(endMs-startMs)}`}function turnLines(turn,timeline,layout,options){
let context=turnContext(turn,timeline,layout,options),steps=turn.steps.flatMap(step=>stepLines(step,context,"\u2502 "));return[turnHeading(turn,layout,options),
...promptLines(turn,layout,options),...steps.length>0?[options.paint("dim","\u2502"),...steps]:[],...turnFooter(turn,layout,options)]}function turnContext(turn,timeline,layout,options){
return{layout,paint:options.paint,clean:options.clean,cwd:timeline.cwd,barMs:turn.endMs-turn.startMs,isWaterfall:!0,isFull:options.isFull===!0}}function turnHeading(turn,{
width},{paint}){let look=TURN_LOOK[turn.outcome],number3=`${turn.number}`,clock=renderClock(turn.startMs),outcome=`${look.sign} ${look.word}`,took=turn.outcome===
"open"?"":` \xB7 ${renderDuration(turn.endMs-turn.startMs)}`,rule=width-cellWidth(`\u250C ${number3}  ${clock}  ${outcome}${took}`);return rule<1?cutCells(`\u250C ${number3}\
 ${outcome}`,width):[paint("dim","\u250C "),paint("bold",number3),paint("dim",`  ${clock} ${"\u2500".repeat(rule)} `),paint(look.style,outcome),paint("dim",took)].
join("")}function promptLines(turn,{width},options){let{paint,clean}=options,text3=oneText(turn),all=wrapCells(clean(text3).trim(),width-4),shown=options.isFull?
all:all.slice(0,PROMPT_LINES);shown.length<all.length&&(shown[shown.length-1]=cutCells(`${shown.at(-1)} \u2026`,width-4));let isSpoken=turn.prompt!==void 0&&!turn.
isNotification,sign=isSpoken?"\u276F":"\u21A9";return shown.map((line,at2)=>`${paint("dim","\u2502 ")}${at2===0?`${paint("cyan",sign)} `:"  "}${paint(isSpoken?"\
bold":"dim",line)}`.trimEnd())}function oneText(turn){if(turn.prompt===void 0)return"(the log has no prompt for this turn)";if(!turn.isNotification)return turn.
prompt;let summary=/<summary>([\s\S]*?)(?:<\/summary>|$)/.exec(turn.prompt)?.[1];return`a background task reported${summary===void 0?"":`: ${oneLine(summary)}`}`}
function turnFooter(turn,{width},{paint,lead}){let{totals,usage:usage2}=turn,parts=[...lead===void 0?[]:[lead],...countParts(totals),...totals.toolMs>0?[`${renderDuration(
totals.toolMs)} in tools`]:[],...sizeParts(totals)];totals.calls===0&&parts.push("no tool calls");let text3=parts.join(" \xB7 ");return[...usage2===void 0?[]:["\
\u2502",`\u2502 ${tokenText(usage2)}`],`\u2514 ${text3}`].map(line=>paint("dim",cutCells(line,width)))}function countParts(totals){return[...totals.calls>0?[renderNumber(
totals.calls,"call")]:[],...totals.failed>0?[`${totals.failed} failed`]:[],...totals.refused>0?[`${totals.refused} refused`]:[],...totals.cancelled>0?[`${totals.
cancelled} cancelled`]:[],...totals.agents>0?[renderNumber(totals.agents,"subagent")]:[],...totals.compactions>0?[renderNumber(totals.compactions,"compaction")]:
[]]}function sizeParts({inputBytes,outputBytes}){return inputBytes+outputBytes>0?[`${renderBytes(inputBytes)} \u203A ${renderBytes(outputBytes)}`]:[]}function tokenText(usage2){
let cached2=usage2.cacheRead>0?`, ${renderCount(usage2.cacheRead)} from cache`:"";return`${renderCount(usage2.input+usage2.cacheWrite)} tokens in${cached2}, ${renderCount(
usage2.output)} out`}function markLine(mark,{width},{paint,clean}){let look=markLook(mark),took=mark.durationMs===void 0?"":` in ${renderDuration(mark.durationMs)}`,
text3=cutCells(`${oneLine(clean(look.word))}${took}`,width-12);return`${paint(look.style,look.sign)} ${paint("dim",`${renderClock(mark.startMs)}  ${text3}`)}`}function totalLines(timeline,{
width},{paint,clean}){let{totals}=timeline,usage2=sumUsage2(timeline),counts=[renderNumber(totals.turns,"turn"),...countParts(totals)].join(" \xB7 "),times=[`${renderDuration(
totals.toolMs)} in tools`,...sizeParts(totals),...usage2===void 0?[]:[tokenText(usage2)]].join(" \xB7 ");return[paint("dim","\u2500".repeat(width)),paint("bold",
cutCells(counts,width)),...totals.calls>0?[paint("dim",cutCells(times,width)),...toolTable(timeline,width,paint,clean)]:[]]}function sumUsage2(timeline){let sum3;
for(let item of timeline.items)item.kind!=="turn"||item.usage===void 0||(sum3??={input:0,output:0,cacheRead:0,cacheWrite:0},sum3.input+=item.usage.input,sum3.output+=
item.usage.output,sum3.cacheRead+=item.usage.cacheRead,sum3.cacheWrite+=item.usage.cacheWrite);return sum3}function toolTable(timeline,width,paint,clean){let rows=tallyTools(
[timeline]).slice(0,TABLE_ROWS),nameCells=Math.min(16,width-17,Math.max(...rows.map(({tool})=>toolName(tool).length))),barCells=Math.max(0,Math.min(TABLE_BAR_CELLS,
width-nameCells-24)),mostMs=Math.max(...rows.map(({totalMs})=>totalMs));return rows.map(({tool,calls,totalMs,failed})=>{let bar=fitCells(drawShare(totalMs,mostMs,
barCells),barCells),trouble=failed>0?paint("red",cutCells(`  ${failed} failed`,width-nameCells-barCells-18)):"";return`${`${fitCells(toolName(oneLine(clean(tool))),
nameCells)} ${fitCells(String(calls),5,"right")}  ${paint("cyan",bar)} `}${fitCells(renderDuration(totalMs),8,"right")}${trouble}`})}var PROMPT_LINES,TABLE_ROWS,
TABLE_BAR_CELLS,SHORT_ID_CHARS,init_render_terminal=__esm({"lib/replay/render-terminal.ts"(){"use strict";init_bars();init_cells();init_layout();init_look();init_render_step();
init_stats();init_totals();init_units();PROMPT_LINES=3,TABLE_ROWS=8,TABLE_BAR_CELLS=24,SHORT_ID_CHARS=8}});function renderFollow(timeline,seen,options){let layout=chooseLayout(options.width,TOOL_CELLS),lines=timeline.items.flatMap(item=>item.kind==="turn"?turnNews(item,
timeline,seen,{layout,options}):isNew(seen,`mark ${item.mark} ${item.startMs}`)?["",markLine(item,layout,options)]:[]);return lines.length===0?"":`${lines.join(
`
`)}
`}function turnNews(turn,timeline,seen,{layout,options}){let key=`turn ${turn.promptId??turn.startMs}`,heading=isNew(seen,key)?["",turnHeading({...turn,outcome:"\
open"},layout,options),...promptLines(turn,layout,options)]:[],context={...turnContext(turn,timeline,layout,options),barMs:BAR_SPAN_MS,isWaterfall:!1},steps=flatSteps(
turn.steps,"\u2502 ").filter(({step})=>isNew(seen,`${key} ${stepKey(step)}`)).flatMap(({step,prefix})=>stepLines(withoutAgents(step),context,prefix)),isClosed=turn.
outcome!=="open"&&isNew(seen,`${key} ${turn.outcome}`);return[...heading,...steps,...isClosed?turnFooter(turn,layout,{...options,lead:outcomeText(turn)}):[]]}function outcomeText(turn){
let look=TURN_LOOK[turn.outcome];return`${look.sign} ${look.word} \xB7 ${renderDuration(turn.endMs-turn.startMs)}`}function isNew(seen,key){return seen.has(key)?
!1:(seen.add(key),!0)}function flatSteps(steps,prefix){return steps.flatMap(step=>step.kind==="agent"?flatSteps(step.steps,`${prefix}  \u250A `):[...step.kind===
"tool"?flatSteps(step.agents,prefix):[],{step,prefix}])}function stepKey(step){return step.kind==="tool"&&step.toolUseId!==void 0?step.toolUseId:`${step.kind} ${step.
startMs}`}function withoutAgents(step){return step.kind==="tool"?{...step,agents:[]}:step}var BAR_SPAN_MS,TOOL_CELLS,init_render_follow=__esm({"lib/replay/rende\
r-follow.ts"(){"use strict";init_layout();init_look();init_render_step();init_render_terminal();init_units();BAR_SPAN_MS=6e4,TOOL_CELLS=9}});function timelineJson(timeline){let turns=timeline.items.filter(item=>item.kind==="turn"),marks=timeline.items.filter(item=>item.kind==="mark");return{v:1,session:timeline.
session,state:timeline.state,start:iso(timeline.startMs),end:iso(timeline.endMs),duration_ms:timeline.endMs-timeline.startMs,cwd:timeline.cwd,model:timeline.model,
client:timeline.client,totals:totalsJson(timeline.totals),turns:turns.map(turnJson),marks:marks.map(markJson)}}function turnJson(turn){return{number:turn.number,
turn:turn.turnId,prompt_id:turn.promptId,prompt:turn.prompt,is_notification:turn.isNotification,outcome:turn.outcome,start:iso(turn.startMs),end:iso(turn.endMs),
duration_ms:turn.endMs-turn.startMs,totals:totalsJson(turn.totals),...turn.usage!==void 0&&{tokens:{input:turn.usage.input,output:turn.usage.output,cache_read:turn.
usage.cacheRead,cache_write:turn.usage.cacheWrite}},steps:turn.steps.map(stepJson)}}function markJson({mark,startMs,durationMs,detail,model}){return{mark,time:iso(
startMs),duration_ms:durationMs,detail,model}}function stepJson(step){let place={kind:step.kind,start:iso(step.startMs),offset_ms:step.offsetMs};switch(step.kind){case"\
tool":return{...place,...callJson(step)};case"agent":return{...place,...agentJson(step)};case"prompt":case"answer":return{...place,text:step.text};case"compacti\
on":return{...place,trigger:step.trigger,duration_ms:step.durationMs};case"failure":return{...place,error:step.error};default:return step}}function callJson(step){
return{tool_use_id:step.toolUseId,tool:step.tool,target:step.target,outcome:step.outcome,denial:step.denial,error:step.error,duration_ms:step.durationMs,input_bytes:step.
inputBytes,output_bytes:step.outputBytes,input:step.input,output:step.output,...step.agents.length>0&&{agents:step.agents.map(stepJson)}}}function agentJson(agent){
return{agent_id:agent.agentId,agent_type:agent.agentType,state:agent.state,duration_ms:agent.durationMs,steps:agent.steps.map(stepJson)}}function totalsJson(totals){
return{turns:totals.turns,prompts:totals.prompts,calls:totals.calls,failed:totals.failed,refused:totals.refused,cancelled:totals.cancelled,agents:totals.agents,
compactions:totals.compactions,tool_ms:totals.toolMs,input_bytes:totals.inputBytes,output_bytes:totals.outputBytes}}function statsJson(stats2){return{v:1,sessions:stats2.
sessions,totals:totalsJson(stats2.totals),tools:stats2.tools.map(toolJson),days:stats2.days.map(({day,sessions:sessions2,totals})=>({day,sessions:sessions2,...totalsJson(
totals)}))}}function toolJson(tally){return{tool:tally.tool,calls:tally.calls,failed:tally.failed,refused:tally.refused,cancelled:tally.cancelled,total_ms:tally.
totalMs,median_ms:tally.medianMs,longest_ms:tally.longestMs,input_bytes:tally.inputBytes,output_bytes:tally.outputBytes}}function iso(ms){return new Date(ms).toISOString()}
var init_render_json=__esm({"lib/replay/render-json.ts"(){"use strict"}});function assignRecords(folded){let draft={session:folded[0]?.record.session??"",firstMs:folded[0]?.startMs??0,lastMs:folded.reduce((last,{timeMs})=>Math.max(last,
timeMs),0),facts:{},turns:[],starts:[],ends:[],compactions:[],byPromptId:new Map,byAgent:new Map,warmedUp:new Set};for(let entry of folded)learnFacts(draft.facts,
entry.record),assignRecord(draft,entry);return draft}function learnFacts(facts,record){record.cwd!==void 0&&(facts.cwd??=record.cwd),record.client!==void 0&&(facts.
client??=record.client),record.model!==void 0&&(facts.model=record.model)}function assignRecord(draft,entry){let{record}=entry;switch(record.event){case"Session\
Start":record.source==="compact"?closeCompaction(draft,entry):draft.starts.push(entry);return;case"SessionEnd":draft.ends.push(entry);return;case"PreCompact":draft.
compactions.push({startMs:entry.startMs,...record.trigger!==void 0&&{trigger:record.trigger}});return;case"PostCompact":closeCompaction(draft,entry);return;case"\
UserPromptSubmit":assignPrompt(draft,entry);return;case"PostToolUse":case"PostToolUseFailure":turnOf2(draft,entry).calls.push(entry);return;case"SubagentStart":case"\
SubagentStop":isHelper(draft,record)||turnOf2(draft,entry).agentEvents.push(entry);return;case"Stop":turnOf2(draft,entry).stops.push(entry);return;case"StopFail\
ure":turnOf2(draft,entry).failures.push(entry);return;default:return}}function isHelper(draft,{agent_id,agent_type,prompt_id}){return agent_id===void 0||agent_type===
""?!0:(draft.current===void 0&&prompt_id===void 0&&draft.warmedUp.add(agent_id),draft.warmedUp.has(agent_id))}function closeCompaction(draft,{record,timeMs}){let last=draft.
compactions.at(-1),isSame2=last!==void 0&&(last.endMs===void 0||timeMs-last.endMs<=6e4),compaction=isSame2?last:{startMs:timeMs};isSame2||draft.compactions.push(
compaction),compaction.endMs??=timeMs,record.trigger!==void 0&&(compaction.trigger??=record.trigger)}function assignPrompt(draft,entry){let{prompt_id:promptId}=entry.
record,known=promptId===void 0?void 0:draft.byPromptId.get(promptId);(known!==void 0&&isTypedInto(known,entry)?known:openTurn(draft,entry)).prompts.push(entry)}
function isTypedInto(turn,entry){return[...turn.prompts,entry].some(({record})=>record.origin!=="transcript")||turn.prompts.length===0}function turnOf2(draft,entry){
let{prompt_id:promptId,agent_id:agentId}=entry.record,ofAgent=agentId===void 0?void 0:draft.byAgent.get(agentId),ofPrompt=promptId===void 0?draft.current:draft.
byPromptId.get(promptId),turn=ofAgent??ofPrompt??openTurn(draft,entry);return agentId!==void 0&&draft.byAgent.set(agentId,turn),turn}function openTurn(draft,{record,
startMs}){let turn={startMs,prompts:[],calls:[],agentEvents:[],stops:[],failures:[],...record.prompt_id!==void 0&&{promptId:record.prompt_id}};return draft.turns.
push(turn),draft.current=turn,record.prompt_id!==void 0&&draft.byPromptId.set(record.prompt_id,turn),turn}function lastSignOfLife(turn){return[turn.prompts,turn.
calls,turn.agentEvents,turn.stops,turn.failures].flat().reduce((last,{timeMs})=>Math.max(last,timeMs),turn.startMs)}var init_assign=__esm({"lib/replay/assign.ts"(){
"use strict"}});function foldRecords(records){let timed=records.map((record,position)=>({record,timeMs:timeOf2(record),position}));return timed.sort((a,b)=>a.timeMs-b.timeMs||a.
position-b.position),mergePromptOrigins(groupByKey(timed)).map(({record,timeMs,position})=>({record,timeMs,position,startMs:startOf(record,timeMs)})).sort((a,b)=>a.
startMs-b.startMs||a.position-b.position).map(({record,timeMs,startMs})=>({record,timeMs,startMs}))}function timeOf2(record){let timeMs=Date.parse(record.time);
return Number.isNaN(timeMs)?0:timeMs}function startOf(record,timeMs){return timeMs-Math.max(0,record.duration_ms??0)}function groupByKey(timed){let groups=[],latest=new Map,
boundaries=[];for(let candidate of timed){let key=keyOf2(candidate.record),group=latest.get(key);if(group!==void 0&&isSameEvent(group,candidate,{key,boundaries})){
absorb(group,candidate);continue}let opened={...candidate};groups.push(opened),latest.set(key,opened),LIFECYCLE.has(candidate.record.event)&&boundaries.push({key,
timeMs:candidate.timeMs})}return groups}function isSameEvent(group,candidate,context){let{record}=candidate;return record.tool_use_id!==void 0||record.uuid!==void 0||
record.prompt_id!==void 0&&!REPEATING.has(record.event)?!0:candidate.timeMs-group.timeMs>TWIN_WINDOW_MS?!1:!hasBoundaryBetween(group,candidate,context)}function hasBoundaryBetween(group,candidate,{
key,boundaries}){for(let at2=boundaries.length-1;at2>=0;at2--){let boundary=boundaries[at2];if(boundary===void 0||boundary.timeMs<=group.timeMs)return!1;if(boundary.
key!==key&&boundary.timeMs<candidate.timeMs)return!0}return!1}function keyOf2(record){return record.tool_use_id!==void 0?`tool ${record.tool_use_id}`:record.uuid!==
void 0?`uuid ${record.uuid}`:JSON.stringify([record.event,record.prompt_id,record.agent_id,record.source,record.reason,record.trigger,record.stop_hook_active,record.
event==="UserPromptSubmit"?promptHash(record):void 0])}function promptHash(record){return record.hash??hash64(record.prompt??"")}function absorb(group,other){let otherWins=isFromTranscript(
group.record)&&!isFromTranscript(other.record),[winner,loser]=otherWins?[other,group]:[group,other];group.record=fillGaps(winner.record,loser.record),otherWins&&
(group.timeMs=other.timeMs)}function isFromTranscript(record){return record.origin==="transcript"}function fillGaps(winner,loser){let gaps=Object.entries(loser).
filter(([key,value])=>value!==void 0&&winner[key]===void 0);return gaps.length===0?winner:{...winner,...Object.fromEntries(gaps)}}function mergePromptOrigins(groups){
let prompts=groups.filter(({record})=>record.event==="UserPromptSubmit"),seenByText=new Map;for(let prompt of prompts.filter(({record})=>!isFromTranscript(record))){
let text3=promptHash(prompt.record);seenByText.set(text3,[...seenByText.get(text3)??[],prompt])}let workedIds=findWorkedIds(groups),dropped=new Set;for(let prompt of prompts){
let seen=(seenByText.get(promptHash(prompt.record))??[]).filter(other=>!dropped.has(other)),twin=isFromTranscript(prompt.record)?findTold(prompt,seen,workedIds):
seen.slice(0,seen.indexOf(prompt)).find(other=>hasSameId(prompt,other));twin!==void 0&&(absorb(twin,prompt),workedIds.has(prompt.record.prompt_id??"")&&!hasSameId(
prompt,twin)&&moveToOwnTurn(twin,prompt),dropped.add(prompt))}return groups.filter(group=>!dropped.has(group))}function moveToOwnTurn(twin,{record,timeMs}){twin.
record={...twin.record,prompt_id:record.prompt_id,time:record.time},twin.timeMs=timeMs}function findWorkedIds(groups){let ids=new Set;for(let{record}of groups)record.
prompt_id===void 0||record.event==="UserPromptSubmit"||isFromTranscript(record)||ids.add(record.prompt_id);return ids}function findTold(prompt,seen,workedIds){let found=seen.
find(other=>hasSameId(prompt,other))??seen.find(other=>isNear(prompt,other));return found!==void 0||!workedIds.has(prompt.record.prompt_id??"")?found:seen.find(
other=>other.record.uuid===void 0&&other.timeMs<=prompt.timeMs)}function hasSameId(group,other){return group.record.prompt_id!==void 0&&group.record.prompt_id===
other.record.prompt_id}function isNear(group,other){return Math.abs(group.timeMs-other.timeMs)<=TWIN_WINDOW_MS}var TWIN_WINDOW_MS,REPEATING,LIFECYCLE,init_fold2=__esm(
{"lib/replay/fold.ts"(){"use strict";init_hash();TWIN_WINDOW_MS=1e4,REPEATING=new Set(["SessionStart","SessionEnd","PreCompact","PostCompact"]),LIFECYCLE=new Set(
[...REPEATING,"UserPromptSubmit","Stop","StopFailure"])}});function placeCompactions(draft){let ofTurn2=new Map,between=[];for(let compaction of draft.compactions){let turn=draft.turns.findLast(({startMs})=>startMs<=compaction.
startMs);turn===void 0||!happenedWithin(turn,compaction)?between.push(compaction):ofTurn2.set(turn,[...ofTurn2.get(turn)??[],compaction])}return{ofTurn:ofTurn2,
between}}function happenedWithin(turn,compaction){let isAnswered=turn.stops.length>0||turn.failures.length>0;return compaction.startMs<lastSignOfLife(turn)?!0:!isAnswered&&
compaction.trigger==="auto"}function deriveMarks(draft,compactions){return[...draft.starts.map(entry=>sessionMark("start",entry)),...draft.ends.map(entry=>sessionMark(
"end",entry)),...compactions.map(compactionMark)]}function sessionMark(mark,{record,timeMs}){let detail=mark==="start"?record.source:record.reason;return{kind:"\
mark",mark,startMs:timeMs,...detail!==void 0&&{detail},...record.model!==void 0&&{model:record.model}}}function compactionMark({startMs,endMs,trigger}){return{kind:"\
mark",mark:"compaction",startMs,...endMs!==void 0&&{durationMs:endMs-startMs},...trigger!==void 0&&{detail:trigger}}}var init_marks=__esm({"lib/replay/marks.ts"(){
"use strict";init_assign()}});function deriveAgents(calls,turn,isOver){let threads=new Map([[void 0,[]]]);for(let{agentId,step}of calls)threads.set(agentId,[...threads.get(agentId)??[],step]);
let claimed=new Set,agents=collectAgents(calls,turn),steps=new Map(agents.map(agent=>[agent.id,agentStep(agent,turn,isOver)]));for(let agent of agents){let step=steps.
get(agent.id);if(step===void 0)continue;step.steps=threads.get(agent.id)??[],threads.set(agent.id,step.steps);let call=findSpawningCall(agent,calls,claimed);call===
void 0?(threads.get(agent.parentId)??threads.get(void 0)??[]).push(step):(claimed.add(call),call.agents.push(step))}for(let thread of threads.values())thread.sort(
(a,b)=>a.startMs-b.startMs);return threads.get(void 0)??[]}function collectAgents(calls,turn){let agents=new Map;for(let{agentId,step}of calls)agentId!==void 0&&
touchAgent(agents,agentId,[step.startMs,step.startMs+(step.durationMs??0)]);for(let{record,startMs,timeMs}of turn.agentEvents){let agent=touchAgent(agents,record.
agent_id??"",[startMs,timeMs]);record.event==="SubagentStop"&&(agent.isDone=!0),agent.isSeen=!0}for(let{record}of[...turn.agentEvents,...turn.calls]){let agent=agents.
get(record.agent_id??"");agent!==void 0&&learnAgent(agent,record)}return[...agents.values()].sort((a,b)=>a.startMs-b.startMs)}function touchAgent(agents,id,[startMs,
endMs]){let agent=agents.get(id)??{id,startMs,endMs,isDone:!1,isSeen:!1};return agent.startMs=Math.min(agent.startMs,startMs),agent.endMs=Math.max(agent.endMs,endMs),
agents.set(id,agent),agent}function learnAgent(agent,record){record.agent_type&&(agent.type??=record.agent_type),record.parent_agent_id!==void 0&&(agent.parentId??=
record.parent_agent_id)}function agentStep(agent,turn,isOver){return{kind:"agent",agentId:agent.id,...agent.type!==void 0&&{agentType:agent.type},startMs:agent.
startMs,offsetMs:Math.max(0,agent.startMs-turn.startMs),durationMs:agent.endMs-agent.startMs,state:stateOf(agent,isOver),steps:[]}}function stateOf({isDone,isSeen},isOver){
return isDone?"done":isOver?isSeen?"interrupted":"done":"open"}function findSpawningCall(agent,calls,claimed){let told=calls.find(({spawned})=>spawned===agent.id);
if(told!==void 0)return told.step;let candidates=calls.filter(call=>couldHaveSpawned(call,agent)&&!claimed.has(call.step)).map(({step})=>step),ofType=candidates.
filter(({target})=>agent.type!==void 0&&target?.startsWith(`${agent.type}: `)),best=ofType.length>0?ofType:candidates;return best.find(({startMs})=>agent.startMs-
startMs<=NEAR_MS)??best.at(-1)}function couldHaveSpawned({agentId,step,spawned},agent){return!SPAWNING_TOOLS.has(step.tool)||spawned!==void 0||agentId===agent.id||
agent.parentId!==void 0&&agentId!==agent.parentId?!1:step.startMs<=agent.startMs&&agent.startMs<=step.startMs+(step.durationMs??0)+LATE_START_MS}var SPAWNING_TOOLS,
NEAR_MS,LATE_START_MS,init_agents=__esm({"lib/replay/agents.ts"(){"use strict";SPAWNING_TOOLS=new Set(["Agent","Task"]),NEAR_MS=2e3,LATE_START_MS=1e4}});function deriveTurn2(draft,place){let[first,...queued]=draft.prompts,outcome=outcomeOf(draft,place.isOver),steps=deriveSteps2(draft,{queued,isOver:outcome!=="op\
en",compactions:place.compactions}),prompt=first?.record.prompt;return{kind:"turn",number:place.number,...draft.promptId!==void 0&&{promptId:draft.promptId},...first?.
record.uuid!==void 0&&{turnId:first.record.uuid},...prompt!==void 0&&{prompt},isNotification:prompt!==void 0&&NOTIFICATION.test(prompt),startMs:draft.startMs,endMs:lastSignOfLife(
draft),outcome,steps,totals:{...sumSteps(steps),turns:1,prompts:draft.prompts.length}}}function outcomeOf(draft,isOver){let lastStop=draft.stops.at(-1)?.timeMs??
Number.NEGATIVE_INFINITY;return(draft.failures.at(-1)?.timeMs??Number.NEGATIVE_INFINITY)>lastStop?"error":draft.stops.length>0?"answered":isOver?isToldAsAnswered(
draft)?"answered":"interrupted":"open"}function isToldAsAnswered(draft){let records=[...draft.prompts,...draft.calls,...draft.agentEvents].map(({record})=>record),
lastCall=draft.calls.findLast(({record})=>record.agent_id===void 0)?.record;return!(lastCall!==void 0&&callOutcome(lastCall)==="cancelled")&&records.every(({origin})=>origin===
"transcript")}function deriveSteps2(draft,also){let calls=draft.calls.map(({record,startMs})=>({agentId:record.agent_id,step:callStep(record,{startMs,turnMs:draft.
startMs}),spawned:record.spawned_agent_id}));return[...deriveAgents(calls,draft,also.isOver),...also.queued.map(({record,startMs})=>({kind:"prompt",text:record.
prompt??"",...placed(startMs,draft.startMs)})),...also.compactions.map(({startMs,endMs,trigger})=>({kind:"compaction",...placed(startMs,draft.startMs),...endMs!==
void 0&&{durationMs:endMs-startMs},...trigger!==void 0&&{trigger}})),...draft.failures.map(({record,startMs})=>({kind:"failure",error:record.error??record.reason??
"unknown",...placed(startMs,draft.startMs)}))].sort((a,b)=>a.startMs-b.startMs)}function placed(startMs,turnMs){return{startMs,offsetMs:Math.max(0,startMs-turnMs)}}
function callStep(record,at2){return{kind:"tool",...record.tool_use_id!==void 0&&{toolUseId:record.tool_use_id},tool:record.tool??"unknown",...record.target!==void 0&&
{target:record.target},...placed(at2.startMs,at2.turnMs),...record.duration_ms!==void 0&&{durationMs:Math.max(0,record.duration_ms)},...record.input_bytes!==void 0&&
{inputBytes:record.input_bytes},...record.output_bytes!==void 0&&{outputBytes:record.output_bytes},outcome:callOutcome(record),...record.error!==void 0&&{error:record.
error},...record.denial!==void 0&&{denial:record.denial},agents:[]}}function callOutcome(record){return record.denial!==void 0?CANCELLED.has(record.denial)?"can\
celled":"refused":record.event!=="PostToolUse"?record.ok===!0?"ok":"failed":record.ok===!1?"cancelled":"ok"}var NOTIFICATION,CANCELLED,init_turn=__esm({"lib/rep\
lay/turn.ts"(){"use strict";init_agents();init_assign();init_totals();NOTIFICATION=/^\s*<task-notification\b/;CANCELLED=new Set(["cancelled","interrupted"])}});function deriveTimeline(records,options){let draft=assignRecords(foldRecords(records)),lastMs=draft.lastMs,lastMoveMs=Math.max(lastMs,options.transcriptMs??0),isStill=!options.
isAlive&&options.nowMs-lastMoveMs>=STILL_MS,compactions=placeCompactions(draft),turns=draft.turns.map((turn,at2)=>deriveTurn2(turn,{number:at2+1,isOver:isStill||
isSuperseded(draft,at2),compactions:compactions.ofTurn.get(turn)??[]})),marks=deriveMarks(draft,compactions.between),totals=turns.reduce((sum3,turn)=>addTotals(
sum3,turn.totals),emptyTotals());return{session:draft.session,state:stateOf2(draft,isStill),startMs:draft.firstMs,endMs:lastMs,...draft.facts,items:[...turns,...marks].
sort((a,b)=>a.startMs-b.startMs),totals:{...totals,turns:turns.length,compactions:draft.compactions.length}}}function isSuperseded(draft,at2){let turn=draft.turns[at2];
if(turn===void 0)return!1;let lastTurn=draft.turns.at(-1);return lastTurn!==void 0&&lastTurn.startMs>turn.startMs?!0:[...draft.starts,...draft.ends].some(({timeMs})=>timeMs>
turn.startMs)}function stateOf2(draft,isStill){let lastEnd=Math.max(Number.NEGATIVE_INFINITY,...draft.ends.map(({timeMs})=>timeMs)),lastBegin=Math.max(Number.NEGATIVE_INFINITY,
...[...draft.starts,...draft.turns].map(begun=>"timeMs"in begun?begun.timeMs:begun.startMs));return lastEnd>=lastBegin&&draft.ends.length>0?"ended":isStill?"sil\
ent":"open"}var STILL_MS,init_timeline=__esm({"lib/replay/timeline.ts"(){"use strict";init_assign();init_fold2();init_marks();init_totals();init_turn();STILL_MS=
30*6e4}});function liveSessions(env){let folder=(0,import_node_path27.join)(clientRoot(env),"sessions"),live=new Set;for(let name of listDirectory(folder)){let pid=/^(\d+)\.json$/.
exec(name)?.[1];if(pid===void 0||!isRunning(Number(pid)))continue;let session=sessionIn((0,import_node_path27.join)(folder,name));session!==void 0&&live.add(session)}
return live}function isRunning(pid){try{return process.kill(pid,0),!0}catch(error){if(errnoOf(error)==="EPERM")return!0;if(errnoOf(error)==="ESRCH")return!1;throw error}}
function sessionIn(path){try{let value=JSON.parse(import_node_fs39.default.readFileSync(path,"utf8"));return typeof value=="object"&&value!==null&&"sessionId"in
value&&typeof value.sessionId=="string"?value.sessionId:void 0}catch(error){if(error instanceof SyntaxError||errnoOf(error)==="ENOENT")return;throw error}}var import_node_fs39,
import_node_path27,init_live_sessions=__esm({"lib/cli/live-sessions.ts"(){"use strict";import_node_fs39=__toESM(require("node:fs"),1),import_node_path27=require("node:path");
init_errors();init_files();init_paths()}});function loadTimeline(context,session){let logPath=logPathOf(context,session),{records,damage}=readLog(logPath);return{timeline:timelineOf(context,session,records.
map(({record})=>record)),damage,logPath}}function logPathOf({store},{folder}){return(0,import_node_path28.join)(store.sessions,folder,"log.jsonl")}function timelineOf(context,session,records){
let path=records.some(({origin})=>origin!=="transcript")?session.transcriptPath:void 0,transcript=path===void 0?void 0:import_node_fs40.default.statSync(path,{throwIfNoEntry:!1});
return{...deriveTimeline(records,{nowMs:context.clock(),isAlive:liveSessions(context.env).has(session.id),...transcript!==void 0&&{transcriptMs:transcript.mtimeMs}}),
session:session.id}}function damageNote({damage,logPath}){let[first]=damage;if(first===void 0)return;let others=damage.length===1?"":`, and ${damage.length-1} m\
ore`;return`logbook: ${logPath} is damaged at byte ${first.byteOffset} (${first.reason})${others}; what could be read is shown`}function emptySession(session){return new LogbookError(
"SESSION_UNKNOWN",`the log of session ${session.id} has no records`,{hint:"If its transcript was imported, logbook search and logbook show still find its turns"})}
var import_node_fs40,import_node_path28,init_load_timeline=__esm({"lib/cli/load-timeline.ts"(){"use strict";import_node_fs40=__toESM(require("node:fs"),1),import_node_path28=
require("node:path");init_read();init_errors();init_timeline();init_live_sessions()}});function listProjects(store){return listDirectory(store.projects).map(id=>{let known=parseObject(readFileIfPresent(projectPaths(store,id).project)?.toString("ut\
f8")??""),name=typeof known?.name=="string"?known.name:id.replace(/-[0-9a-f]{8}$/,"");return{id,name,root:typeof known?.root=="string"?known.root:""}})}function listSessions(store){
checkStore2(store);let registered=readRegistrations2(store);return listDirectory(store.sessions).map(folder=>registered.get(folder)??{id:folder,folder,projects:projectsByLog(
store,folder)})}function checkStore2(store){let stat=import_node_fs41.default.statSync(store.root,{throwIfNoEntry:!1});if(!(stat===void 0||stat.isDirectory()))throw new LogbookError(
"STORE_UNSAFE",`the store ${store.root} is not a folder`,{path:store.root,hint:"Point LOGBOOK_HOME at a folder, or unset it"})}function readRegistrations2(store){
let sessions2=new Map;for(let project of listDirectory(store.projects)){let lines=readFileIfPresent(projectPaths(store,project).sessions)?.toString("utf8").split(
`
`)??[];for(let line of lines){let entry=line===""?void 0:parseObject(line);typeof entry?.session=="string"&&addRegistration(sessions2,{id:entry.session,project,
transcript:entry.transcript_path})}}return sessions2}function addRegistration(sessions2,{id,project,transcript}){let folder=safeName(id),known=sessions2.get(folder),
projects=new Set([...known?.projects??[],project]),transcriptPath=typeof transcript=="string"&&transcript!==""?transcript:known?.transcriptPath;sessions2.set(folder,
{id,folder,projects:[...projects],...transcriptPath!==void 0&&{transcriptPath}})}function projectsByLog(store,folder){let cwd=lastRecord(store,folder)?.cwd;return typeof cwd==
"string"?[projectOf(cwd).id]:[]}function parseObject(line){let value;try{value=JSON.parse(line)}catch(error){if(error instanceof SyntaxError)return;throw error}
return typeof value=="object"&&value!==null?value:void 0}function lastRecord(store,folder){return readLogTail((0,import_node_path29.join)(store.sessions,folder,
"log.jsonl"),TAIL_BYTES2).records.at(-1)?.record}function newestSessions(store,sessions2,limit){let byMtime=sessions2.map(session=>({session,mtimeMs:logMtime(store,
session.folder)})).sort((a,b)=>b.mtimeMs-a.mtimeMs),newest=[];for(let{session,mtimeMs}of byMtime){let worst=newest[limit-1];if(worst!==void 0&&mtimeMs<=worst.lastMs)
break;let time2=Date.parse(String(lastRecord(store,session.folder)?.time));newest.push({session,lastMs:Number.isNaN(time2)?Math.max(0,mtimeMs):time2}),newest.sort(
(a,b)=>b.lastMs-a.lastMs).splice(limit)}return newest}function logMtime(store,folder){try{return import_node_fs41.default.statSync((0,import_node_path29.join)(store.
sessions,folder,"log.jsonl"),{throwIfNoEntry:!1})?.mtimeMs??-1}catch(error){if(errnoOf(error)==="ENOTDIR")return-1;throw error}}var import_node_fs41,import_node_path29,
TAIL_BYTES2,init_session_index=__esm({"lib/cli/session-index.ts"(){"use strict";import_node_fs41=__toESM(require("node:fs"),1),import_node_path29=require("node:path");
init_read();init_errors();init_files();init_paths();init_project();TAIL_BYTES2=8192}});function readSessionTitles(archive){let rows=archive.prepare(`SELECT sessions.key AS session, value FROM facts JOIN sessions ON sessions.id = facts.session
       WHERE facts.key IN ('ai-title', 'custom-title') ORDER BY facts.key`).all();return new Map(rows.map(({session,value})=>[session,value]))}var init_session_titles=__esm(
{"lib/archive/session-titles.ts"(){"use strict"}});function readTitles(store,sessions2){let archived=sessions2.length===0?void 0:archivedTitles(store),titles=new Map;for(let{id,folder}of sessions2){let title=archived?.
get(id)??firstPrompt((0,import_node_path30.join)(store.sessions,folder,"log.jsonl"));title!==void 0&&titles.set(folder,oneLine(title))}return titles}function archivedTitles(store){
try{let archive=openArchive(store,{readOnly:!0,busyTimeoutMs:BUSY_TIMEOUT_MS5});try{return readSessionTitles(archive)}finally{archive.close()}}catch(error){if(error instanceof
LogbookError)return;throw error}}function firstPrompt(logPath){let{records}=readLogHead(logPath,HEAD_BYTES5);return records.find(({record})=>record.event==="Use\
rPromptSubmit"&&record.prompt)?.record.prompt}var import_node_path30,HEAD_BYTES5,BUSY_TIMEOUT_MS5,init_session_title=__esm({"lib/cli/session-title.ts"(){"use st\
rict";import_node_path30=require("node:path");init_open();init_session_titles();init_read();init_errors();init_cells();HEAD_BYTES5=12288,BUSY_TIMEOUT_MS5=200}});function resolveSession(context,wanted){let project=projectOf(context.cwd),all=listSessions(context.store),here=all.filter(({projects})=>projects.includes(project.
id));if(wanted===void 0)return newestOf(context,here,{hasAny:all.length>0,project:project.name});let visible=context.isModel?here:all,exact=visible.find(({id,folder})=>id===
wanted||folder===wanted);if(exact!==void 0)return exact;let prefix=wanted.toLowerCase(),byId=prefix===""?[]:visible.filter(({id})=>id.toLowerCase().startsWith(prefix));
if(byId.length>0)return onlyOne(context,wanted,byId);for(let sessions2 of[here,visible]){let byTitle=sessionsByTitle(context,sessions2,wanted);if(byTitle.length>
0)return onlyOne(context,wanted,byTitle)}throw unknownSession(wanted,context)}function newestOf(context,here,{hasAny,project}){let[newest]=newestSessions(context.
store,here,1);if(newest!==void 0)return newest.session;let next=hasAny&&!context.isModel?"logbook sessions --all lists those of other projects":"Install the hoo\
ks with logbook install, or bring in the past with logbook import";throw new LogbookError("SESSION_UNKNOWN",`no session of project ${project} is recorded yet`,{
hint:next})}function sessionsByTitle({store},sessions2,wanted){let needle=foldText(wanted.trim());if(needle==="")return[];let titles=readTitles(store,sessions2);
return sessions2.filter(({folder})=>foldText(titles.get(folder)??"").includes(needle))}function onlyOne(context,wanted,found){let[first,second]=found;if(first!==
void 0&&second===void 0)return first;let newest=newestSessions(context.store,found,NAMED_CANDIDATES),titles=readTitles(context.store,newest.map(({session})=>session)),
named=newest.map(({session,lastMs})=>{let title=(titles.get(session.folder)??"").replace(/\s+/g," ").slice(0,60);return`
  ${uniqueStart(session.id,found)}  ${new Date(lastMs).toISOString().slice(0,10)}  ${title}`.trimEnd()}),rest=found.length>newest.length?`
  and ${found.length-newest.length} more`:"";throw new LogbookError("SESSION_AMBIGUOUS",`"${wanted}" could be ${found.length} sessions`,{hint:`Give more of the \
id:${named.join("")}${rest}`})}function uniqueStart(id,among){for(let length=SHORT_ID_CHARS2;length<id.length;length++){let start=id.slice(0,length);if(among.filter(
other=>other.id.startsWith(start)).length===1)return start}return id}function unknownSession(wanted,{isModel:isModel2}){let hint2=isModel2?"Inside Claude Code o\
nly this project's sessions are shown: logbook sessions lists them":"logbook sessions --all lists every session";return new LogbookError("SESSION_UNKNOWN",`no s\
ession has the id or title "${wanted}"`,{hint:hint2})}function resolveProject(context,wanted){let projects=listProjects(context.store),byPath=projectOf(wanted.startsWith(
"/")?wanted:`${context.cwd}/${wanted}`).id,found=projects.find(({id})=>id===wanted||id===byPath)??projects.filter(({name})=>name===wanted);if(!Array.isArray(found))
return found;let[first,second]=found;if(first!==void 0&&second===void 0)return first;if(second!==void 0){let ids=found.map(({id,root})=>`
  ${id}  ${root}`).join("");throw new LogbookError("USAGE",`"${wanted}" is the name of ${found.length} projects`,{hint:`Give the folder name:${ids}`})}let names=projects.
slice(0,NAMED_CANDIDATES).map(({name})=>name);throw new LogbookError("USAGE",`no project "${wanted}" is in the store`,{hint:names.length===0?"The store is empty":
`Known are ${names.join(", ")}`})}var NAMED_CANDIDATES,SHORT_ID_CHARS2,init_resolve_session=__esm({"lib/cli/resolve-session.ts"(){"use strict";init_errors();init_project();
init_fold();init_session_index();init_session_title();NAMED_CANDIDATES=5,SHORT_ID_CHARS2=8}});function resolveTurn(archive,prefix){let found=findTurns(archive,prefix,MAX_CANDIDATES+1),[first]=found;if(first===void 0)throw new LogbookError("TURN_UNKNOWN",
`find turn "${prefix}": the archive has none`,{hint:"`logbook search` prints the ids of turns"});if(found.length===1||found.includes(prefix))return found.includes(
prefix)?prefix:first;let shown=found.slice(0,MAX_CANDIDATES).join(", ");throw new LogbookError("TURN_AMBIGUOUS",`find turn "${prefix}": it may be ${shown}`,{hint:"\
give more characters of the id"})}function shortenTurnId(archive,turn){for(let length=SHORT_ID;length<turn.length;length++){let short=turn.slice(0,length);if(!short.
endsWith("-")&&findTurns(archive,short,2).length===1)return short}return turn}function findTurns(archive,prefix,limit){if(prefix.length<MIN_PREFIX)return[];let select=archive.
prepare(`SELECT uuid FROM entries JOIN turns ON turns.root = entries.id
     WHERE uuid >= ? AND uuid <= ? AND kind IS NOT NULL ORDER BY uuid LIMIT ?`),hex=prefix.toLowerCase().replaceAll("-",""),packed=/^[0-9a-f]{1,32}$/.test(hex)?
select.all(Buffer.from(hex.padEnd(32,"0"),"hex"),Buffer.from(hex.padEnd(32,"f"),"hex"),limit):[],texts=select.all(prefix,`${prefix}\u{10FFFF}`,limit);return[...packed,
...texts].map(({uuid:uuid2})=>unpackUuid(uuid2))}var MIN_PREFIX,SHORT_ID,MAX_CANDIDATES,init_find_turn=__esm({"lib/archive/find-turn.ts"(){"use strict";init_errors();
init_encode();MIN_PREFIX=4,SHORT_ID=8,MAX_CANDIDATES=5}});function readRawTurns(paths,options={}){let{tree,heads}=readTree(paths),turns=new Map,wanted=new Map;for(let{entry}of readEntries(paths)){let turn=turnOf(entry.
uuid,id=>tree.get(id),turns);if(options.isWanted?.(turn)===!1)continue;let entries=wanted.get(turn)??new Map,kept2=capEntry(entry,options.limits??WHOLE,name=>readSpilledText(
paths.raw,name)),known=entries.get(entry.uuid);entries.set(entry.uuid,known===void 0?kept2:foldEntry(known,kept2)),wanted.set(turn,entries)}return[...wanted].map(
([id,entries])=>settle(assembleTurn([...entries.values()],id),heads)).filter(({prompt,steps})=>prompt!==""||steps.length>0).sort((a,b)=>a.startMs-b.startMs)}function*readEntries({
raw}){for(let stream of rawStreams(raw))for(let generation of listGenerations(raw,stream)){let file=`${stream} ${generation}`;for(let line of readLines(readRange(
raw,stream,{generation})))for(let entry of parseLine2(line).entries)yield{entry,file}}}function readTree(paths){let sightings=new Map,current={file:"",predecessors:{}};
for(let{entry,file}of readEntries(paths)){file!==current.file&&(current={file,predecessors:{}});let previous=takePredecessor(current.predecessors,entry),bare={...entry,
parts:[]},known=sightings.get(entry.uuid);known===void 0?sightings.set(entry.uuid,{entry:bare,previous}):known.entry=foldEntry(known.entry,bare)}let tree=new Map,
heads=[];for(let[uuid2,{entry,previous}]of sightings){let node=treeNode(entry,previous);tree.set(uuid2,node),node.isHead&&heads.push({timeMs:entry.timeMs,agentId:entry.
agentId})}return{tree,heads}}function settle(turn,heads){let isOver=heads.some(({timeMs,agentId})=>agentId===turn.agentId&&timeMs>turn.startMs);return{...turn,outcome:settleOutcome(
turn,{isOver,isTakenOver:!1})}}var WHOLE,init_raw_turns=__esm({"lib/cli/raw-turns.ts"(){"use strict";init_cap();init_read2();init_segment();init_entry();init_fold_entry();
init_lines();init_tree();init_turns();init_spilled();WHOLE={head:Number.POSITIVE_INFINITY,tail:0}}});function openTurnSource(context){let archive=openArchiveOrTell(context);return archive===void 0?rawSource(context):archiveSource(context,archive)}function openArchiveOrTell({
store,output}){try{return openArchive(store,{readOnly:!0,busyTimeoutMs:BUSY_TIMEOUT_MS6})}catch(error){if(!(error instanceof LogbookError)||!FALLBACK_CODES.has(
error.code))throw error;output.note(`logbook: ${error.message}. Reading the raw copies instead, which is slower.`);return}}function archiveSource(context,archive){
return{resolve:prefix=>resolveTurn(archive,prefix),read(id){let found=readTurn(archive,id);if(!isVisible(context,found))throw unknownTurn(id,context);return found.
isCut?{...found,turn:wholeTurn(context,found)}:found},idsOf:(session,sinceMs)=>listTurnIds(archive,session,sinceMs).map(({turn})=>turn),shorten:id=>shortenTurnId(
archive,id),close:()=>archive.close()}}function isVisible({isModel:isModel2,cwd},{sessions:sessions2}){if(!isModel2)return!0;let here=projectOf(cwd).id;return sessions2.
some(({project})=>project===here)}function wholeTurn({store},{turn,sessions:sessions2}){for(let{session}of sessions2){let[whole]=readRawTurns(sessionPaths(store,
session),{isWanted:id=>id===turn.id});if(whole!==void 0)return{...whole,outcome:turn.outcome}}return turn}function rawSource(context){let{store,cwd,isModel:isModel2}=context,
here=projectOf(cwd).id,all=listSessions(store).filter(({projects})=>!isModel2||projects.includes(here)),sessions2=newestSessions(store,all,all.length).map(({session})=>session),
read=(session,isWanted)=>readRawTurns(sessionPaths(store,session.id),isWanted===void 0?{}:{isWanted});return{resolve(prefix){for(let session of sessions2){let[turn,
other]=read(session,id=>id.startsWith(prefix));if(other!==void 0)throw new LogbookError("TURN_AMBIGUOUS",`turn "${prefix}" may be ${turn?.id} or ${other.id}`);if(turn!==
void 0)return turn.id}throw unknownTurn(prefix,context)},read(id){for(let session of sessions2){let[turn]=read(session,candidate=>candidate===id);if(turn===void 0)
continue;let project=session.projects[0]??"";return{turn,sessions:[{session:session.id,project,isAbandoned:!1}],isCut:turn.isCut===!0}}throw unknownTurn(id,context)},
idsOf(id,sinceMs=0){let session=sessions2.find(candidate=>candidate.id===id);return(session===void 0?[]:read(session)).filter(({endMs})=>endMs>=sinceMs).map(turn=>turn.
id)},shorten:id=>id.slice(0,SHORT_ID_CHARS3),close:()=>{}}}function unknownTurn(id,{isModel:isModel2}){let where=isModel2?"this project has":"the store has";return new LogbookError(
"TURN_UNKNOWN",`${where} no turn "${id}"`,{hint:"logbook search prints the ids of turns"})}var BUSY_TIMEOUT_MS6,FALLBACK_CODES,SHORT_ID_CHARS3,init_turn_source=__esm(
{"lib/cli/turn-source.ts"(){"use strict";init_browse();init_find_turn();init_open();init_turn_ids();init_errors();init_paths();init_project();init_raw_turns();init_session_index();
BUSY_TIMEOUT_MS6=5e3,FALLBACK_CODES=new Set(["ARCHIVE_UNAVAILABLE","ARCHIVE_CORRUPT","ARCHIVE_NEWER","ARCHIVE_BUSY"]);SHORT_ID_CHARS3=8}});var replay_exports={};__export(replay_exports,{run:()=>run7});function withTexts(context,session,timeline){let source=openTurnSource(context);try{return joinTurns(
timeline,source.idsOf(session.id).map(id=>source.read(id).turn))}finally{source.close()}}function renderOptions(context,args,session,timeline){let title=titleOf(
context,session);return{width:Math.min(MAX_WIDTH,numberOption(args,"width")??context.columns),paint:context.paint,clean:context.clean,isFull:isSet(args,"full"),
...title!==void 0&&{title},...timeline.cwd!==void 0&&{project:projectOf(timeline.cwd).name}}}function titleOf({store},session){return readTitles(store,[session]).
get(session.folder)}async function follow(context,args,session){if(context.isModel)throw usage("--follow never ends and does not run inside Claude Code","Leave \
it out");let{records}=readLog(logPathOf(context,session)),sofar=records.map(({record})=>record),print=isSet(args,"json")?printRecords(context):printNews(context,
args,session,sofar);print(sofar);let options={fromOffset:records.at(-1)?.byteOffset??0,signal:context.signal};for await(let{record,byteOffset}of followLog(logPathOf(
context,session),options))records.length>0&&byteOffset===options.fromOffset||(sofar.push(record),print([record]));return 0}function printRecords({output}){return records=>{
for(let record of records)output.printJsonLine(record)}}function printNews(context,args,session,sofar){let seen=new Set;return()=>{let timeline=timelineOf(context,
session,sofar),options=renderOptions(context,args,session,timeline);context.output.print(renderFollow(timeline,seen,options))}}var MAX_WIDTH,run7,init_replay=__esm(
{"lib/cli/commands/replay.ts"(){"use strict";init_follow();init_read();init_project();init_join();init_render_follow();init_render_json();init_render_terminal();
init_load_timeline();init_parse_args();init_resolve_session();init_session_title();init_turn_source();MAX_WIDTH=1e3,run7=(context,args)=>{let session=resolveSession(
context,args.operands[0]);if(isSet(args,"follow"))return follow(context,args,session);let loaded=loadTimeline(context,session),note=damageNote(loaded);if(note!==
void 0&&context.output.note(note),loaded.timeline.items.length===0)throw emptySession(session);let timeline=isSet(args,"full")?withTexts(context,session,loaded.
timeline):loaded.timeline;return isSet(args,"json")?context.output.printJson({...timelineJson(timeline),title:titleOf(context,session),damage:loaded.damage}):context.
output.print(renderTimeline(timeline,renderOptions(context,args,session,timeline))),0}}});function isStopWord(token){return STOP_WORDS.has(token)}var ENGLISH,CHINESE,JAPANESE,STOP_WORDS,INLINE_STOP_WORDS,init_stop_words=__esm({"lib/text/stop-words.ts"(){
"use strict";ENGLISH=`a about after again all also am an and any are as at be because been before being but by can could did do does
doing don for from had has have having he her here hers him his how i if in into is it its just me might my no nor not of off on
or our out over please s shall she should so some such t than that the their them then there these they this those to too under
until up us very was we were what when where which while who whom whose why will with would yes you your`,CHINESE=`\u7684 \u4E86 \u662F \u5728 \u548C \u4E0E \u6216 \u53CA \u5417 \u5462 \u5427 \u554A \u6211 \u4F60 \u4ED6 \u5979 \u5B83 \u6211\u4EEC \u4F60\u4EEC \u4ED6\u4EEC \u8FD9 \
\u90A3 \u8FD9\u4E2A \u90A3\u4E2A \u8FD9\u4E9B \u90A3\u4E9B \u54EA \u54EA\u4E2A \u54EA\u4E9B \u54EA\u91CC
\u4EC0\u4E48 \u600E\u4E48 \u600E\u6837 \u5982\u4F55 \u4E3A\u4F55 \u4E3A\u4EC0\u4E48 \u591A\u5C11 \u51E0 \u8C01 \u6709 \u6CA1\u6709 \u4E0D \u4E0D\u662F \u5C31 \u90FD \u4E5F \u8FD8 \u53C8 \u628A \u88AB \u8BA9 \u7ED9 \u5BF9 \u4ECE \u5230 \u4E0A \u4E0B \u91CC \u4E00\u4E2A \u4E00\u4E0B \u53EF\u4EE5 \u80FD \u4F1A \u8981 \u8BF7 \u8BF7\u95EE`,
JAPANESE=`\u306F \u304C \u3092 \u306B \u306E \u3067 \u3068 \u3082 \u3078 \u3084 \u304B \u306D \u3088 \u304B\u3089 \u307E\u3067 \u3088\u308A \u3067\u3059 \u307E\u3059 \u3067\u3057\u305F \u307E\u3057\u305F \u3057\u305F \u3059\u308B \u3057\u3066 \u3044\u308B \u3042\u308B \u306A\u3044
\u3053\u306E \u305D\u306E \u3042\u306E \u3069\u306E \u3053\u308C \u305D\u308C \u3042\u308C \u3069\u308C \u3053\u3053 \u305D\u3053 \u3069\u3053 \u306A\u306B \u306A\u305C \u3069\u3046 \u3044\u3064 \u3060\u308C \u4F55 \u4F55\u6545 \u304F\u3060\u3055\u3044`,
STOP_WORDS=new Set(`${ENGLISH} ${CHINESE} ${JAPANESE}`.split(/\s+/)),INLINE_STOP_WORDS=`${CHINESE} ${JAPANESE}`.split(/\s+/).filter(word=>word.length>1||/[\u7684\u4e86\u5417\u5462\u5427\u306f\u304c\u3092\u306b\u306e\u3067\u3068\u3082\u3078\u3084]/.
test(word)).sort((a,b)=>b.length-a.length)}});function isRunOf(text3,length){return[...text3].length===length&&isUnspaced(text3)}function endsWithRun(tokens){let last=tokens.at(-1)??"",previous=tokens.at(-2)??
"";return isRunOf(last,1)&&isRunOf(previous,2)&&previous.endsWith(last)}function literalOf(text3,hasTokens){let folded=foldText(text3).replace(/\s+/g," ").trim(),
literal=hasTokens?folded.replace(EDGES,""):folded;if(!(literal===""||literal.length>MAX_LITERAL_CHARS))return hasPunctuation(literal.replace(APOSTROPHE2,""))?literal:
void 0}function lookupOf(text3,isPrefix){let lexed=lex(text3),words=lexed.main===""?[]:lexed.main.split(" "),marks=[...lexed.marks];if(words.length===0)return{tokens:marks.
slice(0,1),marks:marks.slice(1),isRunEnd:!1};let sigils=marks.filter(mark=>hasLetter(mark)),sigil=sigils[0];if(words.length===1&&sigil!==void 0)return{tokens:[sigil],
marks:sigils.slice(1),isRunEnd:!1};let isRunEnd=endsWithRun(words);return{tokens:(isRunEnd?words.slice(0,-1):words).slice(0,MAX_PHRASE_TOKENS),marks:isPrefix?[]:
sigils.filter(mark=>!mark.startsWith("/")),isRunEnd}}function isStopTerm(tokens,operators){return operators.isPhrase||operators.isPrefix||operators.isExcluded?!1:
tokens.every(token=>isStopWord(token)||token.length===1&&!hasLetter(token))}function makeTerm(text3,operators){let{tokens,marks,isRunEnd}=lookupOf(text3,operators.
isPrefix),last=tokens.at(-1);if(last===void 0)return;let literal=operators.isPrefix?foldText(text3):literalOf(text3,hasLetter(last));return{raw:text3,tokens,marks,
...operators,isPrefix:operators.isPrefix||!isRunEnd&&isRunOf(last,1),isStop:isStopTerm(tokens,operators),...literal!==void 0&&{literal}}}var NO_OPERATORS,MAX_PHRASE_TOKENS,
MAX_LITERAL_CHARS,EDGES,APOSTROPHE2,init_query_term=__esm({"lib/text/query-term.ts"(){"use strict";init_char_class();init_fold();init_stop_words();init_tokenise();
NO_OPERATORS={isPhrase:!1,isPrefix:!1,isExcluded:!1},MAX_PHRASE_TOKENS=32,MAX_LITERAL_CHARS=256;EDGES=/^[\s"'\u201c\u201d\u2018\u2019`([{<,;]+|[\s"'\u201c\u201d\u2018\u2019`)\]}>,;.:!?\u2026\u3001\u3002]+$/gu,
APOSTROPHE2=/['\u2019]/g}});function markStopWords(run14){let isStop=new Array(run14.length).fill(!1);for(let word of INLINE_STOP_WORDS)for(let at2=run14.indexOf(word);at2>=0;at2=run14.indexOf(
word,at2+word.length))isStop.fill(!0,at2,at2+word.length);return isStop}function contentBigrams(run14,isStop){let chars=[...run14],bigrams=new Set,at2=0;for(let i=0;i+
1<chars.length;i++){let bigram=`${chars[i]}${chars[i+1]}`;!isStop.slice(at2,at2+bigram.length).includes(!0)&&!HIRAGANA_ONLY.test(bigram)&&bigrams.add(bigram),at2+=
chars[i].length}return bigrams}function termsOfRun(run14,operators){let whole=makeTerm(run14,operators);if(whole===void 0)return[];if(!([...run14].length>=(HANGUL.
test(run14)?MIN_SPLIT_HANGUL:MIN_SPLIT))||operators.isExcluded||operators.isPrefix)return[whole];let isStop=markStopWords(run14),bigrams=[...contentBigrams(run14,
isStop)].map(bigram=>makeTerm(bigram,operators)).filter(term=>term!==void 0),isQuestion=isStop.includes(!0)&&bigrams.length>0;return[{...whole,isStop:whole.isStop||
isQuestion},...bigrams]}function weaken(term){return[...term.raw].length===1&&term.isPrefix?{...term,isStop:!0}:term}function splitRuns(text3){let pieces=[];for(let char of text3){
let isRun=classOfPoint(char.codePointAt(0))===6,last=pieces.at(-1);last?.isRun===isRun?last.text+=char:pieces.push({text:char,isRun})}return pieces}function termsOfWord(word,operators){
let pieces=splitRuns(foldText(word)),terms=pieces.flatMap(({text:text3,isRun},i)=>{let own2={...operators,isPrefix:operators.isPrefix&&i===pieces.length-1};return isRun?
termsOfRun(text3,own2):makeTerm(pieces.length===1?word:text3,own2)??[]});return pieces.length===1?terms:terms.map(weaken)}var HIRAGANA_ONLY,HANGUL,MIN_SPLIT,MIN_SPLIT_HANGUL,
init_query_run=__esm({"lib/text/query-run.ts"(){"use strict";init_char_class();init_fold();init_query_term();init_stop_words();HIRAGANA_ONLY=/^[\u3041-\u309f]+$/,
HANGUL=/[\u1100-\u11ff\u3131-\u318e\ua960-\ua97c\uac00-\ud7fb]/,MIN_SPLIT=4,MIN_SPLIT_HANGUL=3}});function renderFtsPhrase(tokens,isPrefix=!1){return`"${tokens.join(" ").replaceAll('"','""')}"${isPrefix?" *":""}`}function stemsOfPrefix(prefix){if(!STEMMED.test(
prefix))return[];let stems=[];for(let length=prefix.length-1;length>=Math.max(MIN_STEM,prefix.length-MAX_ENDING);length--){let stem=prefix.slice(0,length);stems.
push(stem,`${stem}e`)}return stems}function renderPrefix(tokens){let before=tokens.slice(0,-1),prefix=tokens.at(-1)??"",root=prefix.length>MIN_STEM?prefix.replace(
/y$/,""):prefix,stems=stemsOfPrefix(prefix).map(stem=>renderFtsPhrase([...before,stem])),phrases=[renderFtsPhrase([...before,root],!0),...stems];return phrases.
length===1?phrases[0]:`(${phrases.join(" OR ")})`}function renderFtsTerm(term){let phrase=term.isPrefix?renderPrefix(term.tokens):renderFtsPhrase(term.tokens);return term.
marks.length===0?phrase:`(${[phrase,...term.marks.map(mark=>renderFtsPhrase([mark]))].join(" AND ")})`}var MAX_ENDING,MIN_STEM,STEMMED,init_fts=__esm({"lib/text\
/fts.ts"(){"use strict";MAX_ENDING=5,MIN_STEM=3,STEMMED=/^[a-z]+$/}});function readWord2(raw){let isExcluded2=raw.startsWith("-")&&hasLetter(raw[1]??""),isPrefix=raw.endsWith("*")&&hasLetter(raw.at(-2)??""),word=raw.slice(isExcluded2?
1:0,isPrefix?-1:void 0);return termsOfWord(word,{isPhrase:!1,isPrefix,isExcluded:isExcluded2})}function readTyped(text3){let terms=[];for(let[raw,minus,quoted,star]of text3.
matchAll(PIECE)){if(quoted===void 0){terms.push(...readWord2(raw));continue}let term=makeTerm(quoted,{isPhrase:!0,isPrefix:star==="*",isExcluded:minus==="-"});term!==
void 0&&terms.push(term)}return terms}function readPasted(text3){return[...new Set(text3.split(/[\s"\u201c\u201d]+/u))].flatMap(word=>termsOfWord(word,NO_OPERATORS))}
function readTerms(text3){let terms=text3.length<=MAX_TYPED_CHARS&&!/\S\s*\n\s*\S/.test(text3)?readTyped(text3):[];return terms.some(term=>!term.isExcluded)?terms:
readPasted(text3)}function keyOf3({tokens,marks,isPrefix,isExcluded:isExcluded2,literal}){return JSON.stringify([tokens,marks,isPrefix,isExcluded2,literal])}function withoutRepeats(terms){
return[...new Map(terms.map(term=>[keyOf3(term),term])).values()]}function weigh(term){return term.isStop?0:term.isExcluded?MAX_WEIGHT:Math.min(MAX_WEIGHT,term.
tokens.join("").length)}function mostInformative(terms){if(terms.length<=MAX_TERMS)return terms;let kept2=new Set([...terms].sort((a,b)=>weigh(b)-weigh(a)).slice(
0,MAX_TERMS));return terms.filter(term=>kept2.has(term))}function parseQuery(text3){let terms=mostInformative(withoutRepeats(readTerms(text3.slice(0,MAX_QUERY_CHARS))));
return{terms,isEmpty:terms.length===0}}var MAX_TERMS,MAX_TYPED_CHARS,MAX_QUERY_CHARS,PIECE,MAX_WEIGHT,init_query=__esm({"lib/text/query.ts"(){"use strict";init_char_class();
init_query_run();init_query_term();init_fts();MAX_TERMS=64,MAX_TYPED_CHARS=400,MAX_QUERY_CHARS=1e4,PIECE=/(-?)["\u201c\u201d]([^"\u201c\u201d]*)(?:["\u201c\u201d](\*?)|$)|[^\s"\u201c\u201d]+/gu;
MAX_WEIGHT=16}});function parseDateWords(query){let parts={},words=query.terms.filter(term=>!term.isExcluded).flatMap(({tokens})=>tokens),add=(part,value)=>{parts[part]??=new Set,
parts[part].add(value)};for(let word of words){let month=MONTHS.findIndex(name=>name===word||word.length===3&&name.startsWith(word));month>=0&&add("month",month);
let weekday=WEEKDAYS.indexOf(word);weekday>=0&&add("weekday",weekday),/^(?:19|20)\d\d$/.test(word)&&add("year",Number(word))}if(parts.month!==void 0)for(let word of words)
/^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/.test(word)&&add("day",Number.parseInt(word,10));return parts}function readDateWords(query){let parts=Object.entries(parseDateWords(
query)),total=parts.reduce((sum3,[part])=>sum3+WEIGHTS[part],0);return{parts:parts.map(([part,values])=>timeMs=>values.has(partOf(timeMs,part))),fit(timeMs){return total===
0?0:parts.filter(([part,values])=>values.has(partOf(timeMs,part))).reduce((sum3,[part])=>sum3+WEIGHTS[part],0)/total}}}function partOf(timeMs,part){let date2=new Date(
timeMs);switch(part){case"year":return date2.getFullYear();case"month":return date2.getMonth();case"day":return date2.getDate();case"weekday":return date2.getDay();default:
return part}}var MONTHS,WEEKDAYS,WEIGHTS,init_date_words=__esm({"lib/archive/date-words.ts"(){"use strict";MONTHS=["january","february","march","april","may","j\
une","july","august","september","october","november","december"],WEEKDAYS=["sunday","monday","tuesday","wednesday","thursday","friday","saturday"],WEIGHTS={year:1,
month:2.5,day:3.5,weekday:2}}});var init_hit=__esm({"lib/archive/hit.ts"(){"use strict"}});function tellingTerms(query){let asked=query.terms.filter(term=>!term.isExcluded),telling=asked.filter(term=>!term.isStop);return telling.length>0?telling:asked}
function buildMatch(query,filters){let terms=tellingTerms(query).map(renderFtsTerm),excluded=query.terms.filter(term=>term.isExcluded).map(renderFtsTerm),column=filters.
role===void 0?"":`${filters.role} : `,bound=expression=>{let within=`${column}(${expression})`;return excluded.length===0?within:`(${within}) NOT (${excluded.join(
" OR ")})`};return{terms,all:bound(terms.join(" AND ")),some:bound(terms.join(" OR ")),filter:buildFilter(filters),bound}}function buildFilter(filters){let{project,
session,sinceMs,untilMs,tool,file}=filters,conditions=[];return project!==void 0&&conditions.push(heldBy("SELECT id FROM sessions WHERE project = ?",project)),session!==
void 0&&conditions.push(heldBy("SELECT id FROM sessions WHERE key = ?",session)),sinceMs!==void 0&&conditions.push(ofTurn("start_ms >= ?",sinceMs)),untilMs!==void 0&&
conditions.push(ofTurn("start_ms < ?",untilMs)),tool!==void 0&&conditions.push(ofTurn("instr(lower(tools), ?) > 0",`
${tool.toLowerCase()}
`)),file!==void 0&&conditions.push(ofTurn("instr(files, ?) > 0",file)),conditions.reduce((all,{sql,values})=>({sql:`${all.sql} AND ${sql}`,values:[...all.values,
...values]}),ALWAYS)}function heldBy(sessions2,value){return{sql:`(words.rowid / ${TURNS_PER_SESSION} IN (${sessions2}) OR words.rowid IN (
    SELECT turn FROM session_turns WHERE turn / ${TURNS_PER_SESSION} <> session AND session IN (${sessions2})))`,values:[value,value]}}function ofTurn(sql,value){
return{sql:`EXISTS (SELECT 1 FROM turns WHERE turns.id = words.rowid AND ${sql})`,values:[value]}}var ALWAYS,init_match=__esm({"lib/archive/match.ts"(){"use str\
ict";init_query();init_migrate();ALWAYS={sql:"1",values:[]}}});function endOfMatch(pattern,text3,at2){return pattern.lastIndex=at2,pattern.test(text3)?pattern.lastIndex:at2}function foldPieces(text3){let stretches=[],foldedClusters=new Map,
shape="",at2=0;for(;at2<text3.length;){let runEnd=endOfMatch(PLAIN_RUN,text3,at2),end=endOfMatch(CLUSTER,text3,runEnd),cluster=text3.slice(runEnd,end),folded=foldedClusters.
get(cluster)??foldShape(cluster);foldedClusters.set(cluster,folded),runEnd>at2&&(shape+=text3.slice(at2,runEnd)),folded.length!==cluster.length&&stretches.push(
{start:shape.length,end:shape.length+folded.length,originalStart:runEnd,originalEnd:end}),shape+=folded,at2=end}return{shape,stretches}}function stretchBefore(stretches,position){
let low=0,high=stretches.length;for(;low<high;){let middle=low+high>>1;stretches[middle].start<=position?low=middle+1:high=middle}return stretches[low-1]}function foldWithOrigin(text3){
let{shape,stretches}=isAscii(text3)?{shape:text3,stretches:[]}:foldPieces(text3),originalStart=position=>{let before=stretchBefore(stretches,position);return before===
void 0?position:position<before.end?before.originalStart:before.originalEnd+position-before.end},originalEnd=position=>{let before=stretchBefore(stretches,position-
1);return before===void 0?position:position<=before.end?before.originalEnd:before.originalEnd+position-before.end};return{shape,lower:lowerCase(shape),originalRange:(start,end)=>({
start:originalStart(start),end:originalEnd(end)})}}var FOLLOWERS,PLAIN_RUN,CLUSTER,init_folded_text=__esm({"lib/text/folded-text.ts"(){"use strict";init_fold();
FOLLOWERS="\\p{M}\\p{Default_Ignorable_Code_Point}\\u1160-\\u11ff\\uff9e\\uff9f",PLAIN_RUN=new RegExp(`[\\0-\\x7f\\u3001-\\u3029\\u3041-\\u3096\\u30a1-\\u30fc\\u3400-\\u4\
dbf\\u4e00-\\u9fff\\uac00-\\ud7a3]+(?![${FOLLOWERS}])`,"uy"),CLUSTER=new RegExp(`[^][${FOLLOWERS}]*`,"uy")}});function commonLength(a,b){let length=0;for(;length<a.length&&length<b.length&&a.charCodeAt(length)===b.charCodeAt(length);)length++;return length}function endingOf(word,common){
let ending=word.slice(common);return ending!==""&&ending[0]===word[common-1]?ending.slice(1):ending}function isSameWord(a,b){if(a===b)return!0;let common=commonLength(
a,b);for(let stem=common;stem>=Math.max(3,common-MAX_SHARED);stem--)if(ENDING.test(endingOf(a,stem))&&ENDING.test(endingOf(b,stem)))return!0;return!1}var ENDING,
MAX_SHARED,init_same_word=__esm({"lib/text/same-word.ts"(){"use strict";ENDING=/^(?:|e|s|es|ed|d|er|ers|or|ors|ing|ings|ion|ions|ional|ation|ations|ational|al|ally|ly|ment|ments|y|i|ies|ied|ity|ive|able|ible|ance|ence|ant|ent|ness|ize|izes|ized|izing|ization|r|rs)$/;
MAX_SHARED=2}});function hasLiteral(foldedText,literal){return literal.includes(" ")?spacedPattern(literal).test(foldedText):foldedText.includes(literal)}function spacedPattern(literal){
return new RegExp(literal.replace(/[.*+?^${}()|[\]\\]/g,"\\$&").replaceAll(" ","\\s+"),"gu")}function findSubstring(lower,wanted,term){let found=[];for(let at2=lower.
indexOf(wanted);at2>=0&&found.length<MAX_PLACES;at2=lower.indexOf(wanted,at2+wanted.length))found.push({start:at2,end:at2+wanted.length,term});return found}function findLiteral(lower,literal,term){
if(!literal.includes(" "))return findSubstring(lower,literal,term);let found=[];for(let match of lower.matchAll(spacedPattern(literal))){if(found.length===MAX_PLACES)
break;found.push({start:match.index,end:match.index+match[0].length,term})}return found}function runsOf(tokens){let runs=[],isOpen=!1;for(let token of tokens){if(!isUnspaced(
token)){isOpen=!1;continue}let[first="",...rest]=[...token],last=runs.at(-1)??"";isOpen&&last.endsWith(first)?runs[runs.length-1]=last+rest.join(""):runs.push(token),
isOpen=rest.length>0}return runs}function isWordAt(shape,at2){return at2>=0&&at2<shape.length&&isWordClass(classOf(shape.charCodeAt(at2)))}function endOfWord(shape,at2,isPart){
let end=at2;for(;isWordAt(shape,end)&&end-at2<MAX_WORD;){if(isPart&&end>at2&&isHumpStart(shape,end))return end;end++}return end}function isWordStart(shape,at2){
return!isWordAt(shape,at2-1)||isHumpStart(shape,at2)}function matchWord({shape,lower},at2,wanted){let isPart=isWordAt(shape,at2-1);if(isPart&&!isHumpStart(shape,
at2))return 0;for(let end of[isPart?0:endOfWord(shape,at2,!1),endOfWord(shape,at2,!0)])if(end>0&&isSameWord(lower.slice(at2,end),wanted))return end;return 0}function findWord(folded,wanted,term){
let key=wanted.slice(0,KEY_LENGTH),found=[],at2=folded.lower.indexOf(key);for(;at2>=0&&found.length<MAX_PLACES;){let end=matchWord(folded,at2,wanted);end>0&&found.
push({start:at2,end,term}),at2=folded.lower.indexOf(key,at2+1)}return found}function openToWordEnd({shape},found){return found.filter(({start})=>!isWordAt(shape,
start)||isWordStart(shape,start)).map(({start,end,term})=>({start,end:isWordAt(shape,end-1)?endOfWord(shape,end,!1):end,term}))}function findTerm(folded,term,index){
if(term.literal!==void 0){let literals=findLiteral(folded.lower,term.literal,index),shown=term.isPrefix?openToWordEnd(folded,literals):literals;if(shown.length>
0)return shown}return[...runsOf(term.tokens).flatMap(run14=>findSubstring(folded.lower,run14,index)),...term.tokens.filter(token=>!isUnspaced(token)).flatMap(word=>findWord(
folded,word,index))]}function merge2(found){found.sort((a,b)=>a.start-b.start||b.end-a.end);let merged=[];for(let highlight of found){let last=merged.at(-1);last===
void 0||highlight.start>=last.end?merged.push(highlight):last.end=Math.max(last.end,highlight.end)}return merged}function highlightRanges(text3,query){let asked=query.
terms.filter(term=>!term.isExcluded),telling=asked.filter(term=>!term.isStop),shown=telling.length>0?telling:asked;if(shown.length===0)return[];let folded=foldWithOrigin(
text3),found=shown.flatMap(term=>findTerm(folded,term,query.terms.indexOf(term)));return merge2(found).map(({start,end,term})=>({...folded.originalRange(start,end),
term}))}var KEY_LENGTH,MAX_WORD,MAX_PLACES,init_highlight=__esm({"lib/text/highlight.ts"(){"use strict";init_char_class();init_folded_text();init_humps();init_same_word();
KEY_LENGTH=3,MAX_WORD=64,MAX_PLACES=500}});function bestStart(highlights,maxChars){let counts=new Map,best={start:0,different:0,hits:0},last=0;for(let[first,{start,term}]of highlights.entries()){for(let next=highlights[last];next!==
void 0&&next.end<=start+maxChars;next=highlights[++last])counts.set(next.term,(counts.get(next.term)??0)+1);let hits=last-first;(counts.size>best.different||counts.
size===best.different&&hits>best.hits)&&(best={start,different:counts.size,hits});let left=(counts.get(term)??0)-1;left>0?counts.set(term,left):counts.delete(term),
last=Math.max(last,first+1)}return best.start}function wordStart(text3,at2){let space=text3.indexOf(" ",at2);return at2>0&&space>=0&&space-at2<12?space+1:boundaryAfter(
text3,at2)}function snippet(text3,query,maxChars){let line=text3.replace(/\s+/g," ").trim(),highlights=highlightRanges(line,query);if(line.length<=maxChars)return{
text:line,highlights};let lead=Math.floor(maxChars*LEAD),wanted=Math.min(bestStart(highlights,maxChars-lead-2*MARK.length)-lead,line.length-maxChars),start=wanted<=
0?0:wordStart(line,wanted),before=start>0?MARK:"",isCut=line.length-start>maxChars-before.length,end=boundaryBefore(line,start+maxChars-before.length-(isCut?MARK.
length:0)),shift=before.length-start;return{text:before+line.slice(start,end)+(isCut?MARK:""),highlights:highlights.filter(highlight=>highlight.start>=start&&highlight.
end<=end).map(({start:from,end:to,term})=>({start:from+shift,end:to+shift,term}))}}var MARK,LEAD,init_snippet=__esm({"lib/text/snippet.ts"(){"use strict";init_cut();
init_highlight();MARK="\u2026",LEAD=.2}});function cutExcerpt(field,text3,query){return{field,snippet:snippet(text3,query,SNIPPET_CHARS)}}function chooseExcerpt(excerpts){let best={field:"prompt",snippet:{
text:"",highlights:[]}},bestTerms=-1;for(let excerpt of excerpts){let terms=new Set(excerpt.snippet.highlights.map(({term})=>term)).size;terms<=bestTerms||(best=
excerpt,bestTerms=terms)}return best}function*cutExcerpts(text3,query,role){for(let field of role===void 0?FIELDS:[role])for(let piece of text3[field])yield cutExcerpt(
field,piece,query)}function hasText(text3,literal){return FIELDS.some(field=>text3[field].some(piece=>hasLiteral(foldText(piece),literal)))}var SNIPPET_CHARS,init_present=__esm(
{"lib/archive/present.ts"(){"use strict";init_fold();init_highlight();init_snippet();init_turn_text();SNIPPET_CHARS=160}});function scanSession(sources,context){let session={nodes:new Map,kept:new Map,leaf:void 0};for(let source of sources)readSource(session,source,context);return gatherTurns(
session)}function readSource(session,source,context){let{nodes,kept:kept2}=session,predecessors={};for(let line of readLines(source.chunks))for(let entry of parseLine2(
line).entries){let node=treeNode(entry,takePredecessor(predecessors,entry)),known=nodes.get(entry.uuid);nodes.set(entry.uuid,known===void 0?node:foldNodes(known,
node)),known===void 0&&keepEntry(kept2,capEntry(entry,context.limits,source.readSpilled),context)}source.stream==="main"&&(session.leaf=predecessors[""]??session.
leaf)}function keepEntry(kept2,entry,context){if(entry.parts.length===0&&entry.turnKind===void 0)return;let{uuid:uuid2,timeMs,turnKind,agentId}=entry;kept2.set(
uuid2,{timeMs,...turnKind!==void 0&&{turnKind},...agentId!==void 0&&{agentId},findings:entry.parts.flatMap(part=>findInPart(part,context)),tools:new Set(entry.parts.
flatMap(part=>part.kind==="tool_use"?[part.tool]:[])),files:new Set(entry.parts.flatMap(part=>part.kind==="tool_use"?filesOfInput(part.input):[])),isCut:entry.isCapped===
!0||entry.isCut===!0})}function findInPart(part,{query,matchTerms}){let[field,text3]=textOfPart2(part),terms=matchTerms(text3);return terms.length===0?[]:[{terms,
excerpt:cutExcerpt(field,text3,query)}]}function textOfPart2(part){switch(part.kind){case"prompt":case"answer":return[part.kind,part.text];case"tool_use":return[
"input",inputText(part.input)];case"tool_result":return["output",part.output];default:return part}}function gatherTurns({nodes,kept:kept2,leaf}){let lookup=uuid2=>nodes.
get(uuid2),active=leaf===void 0?void 0:new Set(activePath(leaf,lookup)),turnByEntry=new Map,turns=new Map;for(let[uuid2,entry]of kept2){let id=turnOf(uuid2,lookup,
turnByEntry),head=kept2.get(id),agentId=head?.agentId??(head===void 0?entry.agentId:void 0),turn=turns.get(id)??{id,kind:head?.turnKind??(agentId===void 0?"huma\
n":"agent"),...agentId!==void 0&&{agentId},timeMs:nodes.get(id)?.timeMs??entry.timeMs,findings:[],tools:new Set,files:new Set,isCut:!1,isAbandoned:agentId===void 0&&
active?.has(id)===!1};turns.set(id,turn),addToTurn(turn,entry)}return[...turns.values()].filter(({findings})=>findings.length>0)}function addToTurn(turn,entry){
turn.findings.push(...entry.findings);for(let tool of entry.tools)turn.tools.add(tool);for(let file of entry.files)turn.files.add(file);turn.isCut||=entry.isCut}
var init_scan_session=__esm({"lib/archive/scan-session.ts"(){"use strict";init_entry();init_lines();init_tree();init_cap();init_present();init_turn_text()}});function createTermMatcher(query){let keys=query.terms.map(({tokens,marks})=>[...tokens,...marks].map(token=>[...token].slice(0,KEY_LENGTH2).join("")));return text3=>{
let folded=foldText(text3),likely=query.terms.flatMap((_,index)=>keys[index]?.every(key=>folded.includes(key))===!0?[index]:[]);if(likely.length===0)return[];let tokens=tokenise(
text3).split(" ");return likely.filter(index=>holdsTerm(tokens,query.terms[index]))}}function holdsTerm(tokens,{tokens:phrase,marks,isPrefix}){return marks.every(
mark=>tokens.includes(mark))&&tokens.some((_,start)=>phrase.every((wanted,offset2)=>{let token=tokens[start+offset2];return token===void 0?!1:isPrefix&&offset2===
phrase.length-1?token.startsWith(wanted):token===wanted||isSameWord(token,wanted)}))}var KEY_LENGTH2,init_term_match=__esm({"lib/archive/term-match.ts"(){"use s\
trict";init_fold();init_same_word();init_tokenise();KEY_LENGTH2=3}});function scanTranscripts(text3,sessions2,options={}){let started=performance.now(),{filters={},limit=10,limits=NO_LIMITS}=options,query=parseQuery(text3),telling=new Set(
tellingTerms(query).map(term=>query.terms.indexOf(term))),context={query,matchTerms:createTermMatcher(query),limits},found=query.isEmpty?[]:findTurns2(sessions2,
context,filters),ordered=[...scoreTurns(found,{query,telling,filters})].sort(([a,one],[b,other])=>Number(other.hasAllTerms)-Number(one.hasAllTerms)||other.score-
one.score||b.timeMs-a.timeMs);return{query,hits:ordered.slice(0,limit).map(([turn,{hasAllTerms}])=>makeHit(turn,{hasAllTerms,filters})),sessions:[...new Set(ordered.
flatMap(([turn])=>[...turn.holders.keys()]))].slice(0,10),totalAll:ordered.filter(([,{hasAllTerms}])=>hasAllTerms).length,totalSome:ordered.length,isCut:found.some(
({isCut})=>isCut),ms:performance.now()-started}}function findTurns2(sessions2,context,filters){let found=new Map;for(let files of sessions2){let sources=[...files],
[first]=sources;if(first!==void 0)for(let turn of scanSession(sources,context)){let known=found.get(turn.id)??{...turn,findings:[],holders:new Map};known.findings.
push(...turn.findings);for(let tool of turn.tools)known.tools.add(tool);for(let file of turn.files)known.files.add(file);known.isCut||=turn.isCut,known.holders.
set(first.session,{project:first.project,isAbandoned:turn.isAbandoned}),found.set(turn.id,known)}}return[...found.values()].filter(turn=>passes(turn,filters))}function passes(turn,{
project,session,sinceMs,untilMs,tool,file}){let tools=[...turn.tools].map(name=>name.toLowerCase());return(project===void 0||[...turn.holders.values()].some(holder=>holder.
project===project))&&(session===void 0||turn.holders.has(session))&&(sinceMs===void 0||turn.timeMs>=sinceMs)&&(untilMs===void 0||turn.timeMs<untilMs)&&(tool===void 0||
tools.includes(tool.toLowerCase()))&&(file===void 0||[...turn.files].some(path=>path.includes(file)))}function scoreTurns(turns,context){let{query,telling,filters}=context,
dates=readDateWords(query),excluded=new Set(query.terms.flatMap(({isExcluded:isExcluded2},index)=>isExcluded2?[index]:[])),weights=new Map;for(let turn of turns){
if(turn.findings.some(({terms})=>terms.some(term=>excluded.has(term))))continue;let held=weighTerms(turn.findings,telling,filters);held.size>0&&weights.set(turn,
held)}let rarity=new Map([...telling].map(term=>{let turnsWith=[...weights.values()].filter(held=>held.has(term)).length;return[term,Math.log(1+(weights.size-turnsWith+
.5)/(turnsWith+.5))]}));return new Map([...weights].map(([turn,held])=>{let words=[...held].reduce((sum3,[term,weight])=>sum3+weight*(rarity.get(term)??0),0);return[
turn,{score:words*(1+dates.fit(turn.timeMs)),hasAllTerms:held.size===telling.size}]}))}function weighTerms(findings,telling,{role}){let held=new Map;for(let{terms,
excerpt}of findings)if(!(role!==void 0&&excerpt.field!==role))for(let term of terms)telling.has(term)&&held.set(term,Math.max(held.get(term)??0,FIELD_WEIGHTS[excerpt.
field]));return held}function makeHit(turn,{hasAllTerms,filters}){let holders=[...turn.holders].map(([session,holder2])=>({session,...holder2})).sort((a,b)=>a.session<
b.session?-1:1),asked=holders.filter(({session,project})=>(filters.session===void 0||filters.session===session)&&(filters.project===void 0||filters.project===project)),
holder=asked.find(({isAbandoned})=>!isAbandoned)??asked[0]??holders[0],shown=turn.findings.filter(({excerpt})=>filters.role===void 0||excerpt.field===filters.role);
return{turn:turn.id,kind:turn.kind,...turn.agentId!==void 0&&{agentId:turn.agentId},session:holder?.session??"",sessions:holders.map(({session})=>session),project:holder?.
project??"",timeMs:turn.timeMs,isAbandoned:holder?.isAbandoned??!1,hasAllTerms,...chooseExcerpt(shown.map(({excerpt})=>excerpt)),isCut:turn.isCut}}var NO_LIMITS,
init_scan=__esm({"lib/archive/scan.ts"(){"use strict";init_query();init_date_words();init_hit();init_match();init_present();init_scan_session();init_term_match();
init_turn_text();NO_LIMITS={head:Number.POSITIVE_INFINITY,tail:0}}});function scanRawCopies({store},{text:text3,filters,limit}){let sessions2=listSessions(store).filter(session=>mayHold(session,filters)),result=scanTranscripts(text3,
eachSession(store,sessions2,filters),{filters,limit});return{result,texts:readTexts(store,result)}}function mayHold({id,projects},{session,project}){return(session===
void 0||session===id)&&(project===void 0||projects.includes(project))}function*eachSession(store,sessions2,{project}){for(let session of sessions2)yield eachFile(
store,session,project??session.projects[0]??"")}function*eachFile(store,{id},project){let{raw}=sessionPaths(store,id),readSpilled=name=>readSpilledText(raw,name);
for(let stream of rawStreams(raw))for(let generation of listGenerations(raw,stream)){let chunks=readRange(raw,stream,{generation});yield{session:id,project,stream,
generation,readSpilled,chunks}}}function readTexts(store,{hits}){let texts=new Map;for(let session of new Set(hits.map(hit=>hit.session))){let wanted=new Set(hits.
filter(hit=>hit.session===session).map(({turn})=>turn)),turns=readRawTurns(sessionPaths(store,session),{isWanted:id=>wanted.has(id)});for(let turn of turns)texts.
set(turn.id,turnText(turn))}return texts}var init_scan_raw=__esm({"lib/cli/scan-raw.ts"(){"use strict";init_scan();init_turn_text();init_paths();init_read2();init_segment();
init_spilled();init_raw_turns();init_session_index()}});function chooseProject(context,args){let wanted=textOption(args,"project"),isAll=isSet(args,"all"),here=projectOf(context.cwd);if(!isAll&&wanted===void 0)return{
isAll,projectId:here.id,name:`project ${here.name}`};if(isAll&&wanted!==void 0)throw new LogbookError("USAGE","--all and --project exclude each other",{hint:"Le\
ave one of them out"});let project=wanted===void 0?void 0:resolveProject(context,wanted);if(context.isModel&&project?.id!==here.id)throw new LogbookError("USAGE",
"inside Claude Code only the current project can be seen",{hint:`Leave out ${isAll?"--all":"--project"}`});return project===void 0?{isAll,name:"any project"}:{isAll,
projectId:project.id,name:`project ${project.name}`}}function chooseScope(context,args){let scope=chooseProject(context,args),all=listSessions(context.store),{projectId}=scope,
sessions2=projectId===void 0?all:all.filter(({projects})=>projects.includes(projectId));return{...scope,sessions:sessions2}}var init_scope_of_projects=__esm({"l\
ib/cli/scope-of-projects.ts"(){"use strict";init_errors();init_project();init_parse_args();init_resolve_session();init_session_index()}});function readCandidates(archive,match){let counts=match.terms.map(term=>({term,bySession:countBySession(archive,match,term)})),termCounts=counts.map(({bySession})=>bySession).
filter(bySession=>bySession!==void 0),totalSome=countTurns(archive,match,match.some),isSingle=match.terms.length===1,whole=isSingle?[]:findNewest(archive,match,
match.all),totalAll=isSingle?totalSome:whole.length>MAX_CHOSEN?countTurns(archive,match,match.all):whole.length,turns=isSingle||totalSome<=MAX_SCORED?scoreNewest(
archive,match):scoreThese(archive,match,[...findNewest(archive,match,match.some),...whole,...findRare(archive,match,counts)]),hasAll=new Set(whole);for(let turn of turns)
turn.hasAllTerms=isSingle||hasAll.has(turn.id);return{turns,termCounts,totalAll,totalSome}}function countBySession(archive,{filter,bound},term){let rows=archive.
prepare(`SELECT session, count(*) AS turns FROM (
         SELECT words.rowid / ${TURNS_PER_SESSION} AS session FROM words
         WHERE words MATCH ? AND ${filter.sql} LIMIT ${MAX_SCORED+1}
       ) GROUP BY session`).all(bound(term),...filter.values);return rows.reduce((sum3,{turns})=>sum3+turns,0)>MAX_SCORED?void 0:new Map(rows.map(({session,turns})=>[
session,turns]))}function countTurns(archive,{filter},expression){return archive.prepare(`SELECT count(*) AS turns FROM words WHERE words MATCH ? AND ${filter.sql}`).
get(expression,...filter.values)?.turns??0}function findNewest(archive,{filter},expression){return archive.prepare(`SELECT words.rowid AS id FROM words WHERE wo\
rds MATCH ? AND ${filter.sql}
       ORDER BY words.rowid DESC LIMIT ${MAX_CHOSEN+1}`).all(expression,...filter.values).map(({id})=>id)}function scoreNewest(archive,{some,filter}){return archive.
prepare(`${SELECT_SCORE} AND ${filter.sql} ORDER BY words.rowid DESC LIMIT ${MAX_SCORED}`).all(some,...filter.values)}function scoreThese(archive,{some},ids){return archive.
prepare(`${SELECT_SCORE} AND +words.rowid IN (SELECT value FROM json_each(?))`).all(some,JSON.stringify(ids))}function findRare(archive,match,counts){if(counts.
length===1)return[];let known=counts.map(({term,bySession})=>({term,turns:bySession===void 0?Number.POSITIVE_INFINITY:sum2(bySession)})).sort((a,b)=>a.turns-b.turns),
rare=[],turns=0;for(let one of known){if(turns+=one.turns,turns>MAX_CHOSEN&&rare.length>0||turns>MAX_SCORED)break;rare.push(one.term)}return rare.length===0?[]:
findNewest(archive,match,match.bound(rare.join(" OR ")))}function sum2(counts){let total=0;for(let count2 of counts.values())total+=count2;return total}var MAX_SCORED,
MAX_CHOSEN,COLUMN_WEIGHTS,SELECT_SCORE,init_candidates=__esm({"lib/archive/candidates.ts"(){"use strict";init_migrate();init_turn_text();MAX_SCORED=4e3,MAX_CHOSEN=
1500;COLUMN_WEIGHTS=FIELDS.map(field=>FIELD_WEIGHTS[field]).join(", "),SELECT_SCORE=`SELECT words.rowid AS id, -bm25(words, ${COLUMN_WEIGHTS}) AS score, start_m\
s AS timeMs,
    0 AS hasAllTerms
  FROM words JOIN turns ON turns.id = words.rowid WHERE words MATCH ?`}});function rankCandidates({turns,termCounts,dates}){let best=highest(turns,({score})=>score),scored=turns.map(turn=>({turn,session:sessionOf2(turn.id),own:turn.score/
best+DATE_SHARE*dates.fit(turn.timeMs),stretch:0,final:0})).sort((a,b)=>a.turn.id-b.turn.id);scoreStretches(scored);let sessions2=scoreSessions(scored,[...termCounts,
...countDates(scored,dates)]),bestSession=highest([...sessions2.values()],score=>score);for(let one of scored)one.final=one.stretch+(sessions2.get(one.session)??
0)/bestSession;return{turns:scored.sort(compareScored).map(({turn})=>turn),sessions:[...sessions2].sort(([a,one],[b,other])=>other-one||b-a).map(([session])=>session)}}
function compareScored(a,b){return Number(b.turn.hasAllTerms)-Number(a.turn.hasAllTerms)||b.final-a.final||b.turn.timeMs-a.turn.timeMs||b.turn.id-a.turn.id}function sessionOf2(turn){
return Math.floor(turn/TURNS_PER_SESSION)}function scoreStretches(scored){for(let one of scored)one.stretch=one.own;for(let[index,one]of scored.entries())for(let ahead=1;ahead<=
NEIGHBOUR_SHARES.length;ahead++){let other=scored[index+ahead];if(other===void 0||other.session!==one.session)break;let share=NEIGHBOUR_SHARES[other.turn.id-one.
turn.id-1]??0;one.stretch+=share*other.own,other.stretch+=share*one.own}}function countDates(scored,dates){return dates.parts.map(isPart=>{let counts=new Map;for(let{
session,turn}of scored)isPart(turn.timeMs)&&counts.set(session,(counts.get(session)??0)+1);return counts})}function scoreSessions(scored,terms){let scale=highest(
scored,({own:own2})=>own2)/highest(scored,({stretch})=>stretch),worths=new Map;for(let{session,own:own2,stretch}of scored){let worth=(1-STRETCH_SHARE)*own2+STRETCH_SHARE*
scale*stretch,known=worths.get(session);known===void 0?worths.set(session,[worth]):known.push(worth)}let spread=scoreSpread([...worths.keys()],terms),widest=highest(
[...spread.values()],score=>score),sessions2=new Map;for(let[session,own2]of worths)sessions2.set(session,(spread.get(session)??0)/widest+weighBest(own2));return sessions2}
function scoreSpread(sessions2,terms){let total=new Set(terms.flatMap(counts=>[...counts.keys()])).size,rarity=terms.map(({size})=>Math.log(1+(total-size+.5)/(size+
.5))),spread=new Map;for(let session of sessions2){let score=0;for(let[index,counts]of terms.entries()){let turns=counts.get(session)??0;score+=(rarity[index]??
0)*turns*(SATURATION+1)/(turns+SATURATION)}spread.set(session,score)}return spread}function weighBest(worths){return worths.sort((a,b)=>b-a),BEST_TURNS.reduce((total,weight,index)=>total+
weight*(worths[index]??0),0)}function highest(items,score){let best=0;for(let item of items)best=Math.max(best,score(item));return best||1}var NEIGHBOUR_SHARES,
STRETCH_SHARE,BEST_TURNS,SATURATION,DATE_SHARE,init_rank=__esm({"lib/archive/rank.ts"(){"use strict";init_migrate();NEIGHBOUR_SHARES=[.5,.25],STRETCH_SHARE=.25,
BEST_TURNS=[1.1,.5,.3,.1],SATURATION=2,DATE_SHARE=.6}});function searchArchive(archive,text3,options={}){let started=performance.now(),{filters={},limit=10}=options,query=parseQuery(text3),empty={query,hits:[],sessions:[],
totalAll:0,totalSome:0,isCut:!1,ms:0};if(query.isEmpty)return{...empty,ms:performance.now()-started};let match=buildMatch(query,filters),{turns,termCounts,totalAll,
totalSome}=readCandidates(archive,match),ranked=rankCandidates({turns,termCounts,dates:readDateWords(query)}),wanted=literalTerms(query).length>0?limit*LITERAL_LOOKAHEAD:
limit,shown=ranked.turns.slice(0,wanted).map(turn=>readShown(archive,turn)).filter(turn=>turn!==void 0);return{query,hits:preferLiterals(archive,shown,query).slice(
0,limit).map(turn=>makeHit2(archive,turn,{query,filters})),sessions:readKeys(archive,ranked.sessions.slice(0,10)),totalAll,totalSome,isCut:hasCutTurns(archive,match.
filter),ms:performance.now()-started}}function hasCutTurns(archive,{sql,values}){return archive.prepare(`SELECT 1 FROM (SELECT id AS rowid FROM turns WHERE is_c\
ut = 1) AS words WHERE ${sql} LIMIT 1`).get(...values)!==void 0}function readShown(archive,{id,hasAllTerms}){let row=archive.prepare("SELECT uuid FROM turns JOI\
N entries ON entries.id = root WHERE turns.id = ?").get(id);if(row===void 0)return;let uuid2=unpackUuid(row.uuid),{turn,isCut}=deriveTurn(archive,id,{uuid:uuid2});
return{id,uuid:uuid2,hasAllTerms,turn,text:turnText(turn),isCut}}function literalTerms(query){return query.terms.filter(({literal,isExcluded:isExcluded2})=>literal!==
void 0&&!isExcluded2)}function preferLiterals(archive,turns,query){let ordered=[...turns],find2=archive.prepare("SELECT 1 FROM words WHERE words MATCH ? AND row\
id = ?");for(let term of literalTerms(query))for(let isWhole of[!0,!1]){let places=ordered.flatMap((turn,place)=>turn.hasAllTerms===isWhole&&find2.get(renderFtsTerm(
term),turn.id)!==void 0?[place]:[]),holders=places.map(place=>ordered[place]).filter(turn=>turn!==void 0),written=holders.map(turn=>Number(hasText(turn.text,term.
literal??"")));[...holders.keys()].sort((x,y)=>(written[y]??0)-(written[x]??0)).forEach((from,index)=>{let turn=holders[from],place=places[index];turn!==void 0&&
place!==void 0&&(ordered[place]=turn)})}return ordered}function makeHit2(archive,shown,{query,filters}){let{turn}=shown,isAbandoned=createAbandonedCheck(archive),
holders=readSessionsOf(archive,shown.id).map(({id,key,project})=>({key,project,isAbandoned:isAbandoned(id,{id:shown.id,agentId:turn.agentId??null}),isAskedFor:(filters.
session===void 0||filters.session===key)&&(filters.project===void 0||filters.project===project)})),[holder]=[...holders].sort((a,b)=>Number(b.isAskedFor)-Number(
a.isAskedFor)||Number(a.isAbandoned)-Number(b.isAbandoned));return{turn:shown.uuid,kind:turn.kind,...turn.agentId!==void 0&&{agentId:turn.agentId},session:holder?.
key??"",sessions:holders.map(({key})=>key),project:holder?.project??"",timeMs:turn.startMs,isAbandoned:holder?.isAbandoned??!1,hasAllTerms:shown.hasAllTerms,...chooseExcerpt(
cutExcerpts(shown.text,query,filters.role)),isCut:shown.isCut}}function readKeys(archive,sessions2){let read=archive.prepare("SELECT key FROM sessions WHERE id \
= ?");return sessions2.map(id=>read.get(id)?.key).filter(key=>key!==void 0)}var LITERAL_LOOKAHEAD,init_search=__esm({"lib/archive/search.ts"(){"use strict";init_query();
init_active_path();init_browse();init_candidates();init_date_words();init_encode();init_hit();init_match();init_present();init_rank();init_settle();init_turn_text();
LITERAL_LOOKAHEAD=3}});function parseDate(text3,{nowMs,option}){let wanted=text3.trim().toLowerCase(),days={today:0,yesterday:1}[wanted];if(days!==void 0)return dayEdge(new Date(nowMs-
days*DAY_MS2),option);let ago=AGO.exec(wanted);if(ago!==null)return nowMs-Number(ago[1])*(UNITS[ago[2]??""]??0);let day=DAY.exec(wanted);if(day!==null)return realDay(
text3,day,option);let moment=MOMENT.test(text3.trim())?Date.parse(text3.trim().replace(" ","T")):Number.NaN;if(!Number.isNaN(moment))return moment;throw badDate(
text3,option)}function realDay(text3,[,year,month,day],option){let date2=new Date(Number(year),Number(month)-1,Number(day));if(date2.getMonth()!==Number(month)-
1||date2.getDate()!==Number(day))throw badDate(text3,option);return dayEdge(date2,option)}function dayEdge(date2,option){let next=option==="until"?1:0;return new Date(
date2.getFullYear(),date2.getMonth(),date2.getDate()+next).getTime()}function badDate(text3,option){return new LogbookError("USAGE",`--${option} "${text3}" is n\
ot a date`,{hint:"Write it like 2026-03-01, yesterday, 12h, 3d or 2w"})}var DAY_MS2,UNITS,AGO,DAY,MOMENT,init_dates=__esm({"lib/cli/dates.ts"(){"use strict";init_errors();
DAY_MS2=24*36e5,UNITS={m:6e4,h:36e5,d:DAY_MS2,w:7*DAY_MS2},AGO=/^(\d{1,6})\s*(m|h|d|w)(?:\s+ago)?$/,DAY=/^(\d{4})-(\d{1,2})-(\d{1,2})$/,MOMENT=/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/}});function renderTotals({totalAll,totalSome,terms}){return terms<2?renderNumber(totalSome,"turn"):`${totalAll} with all words, ${totalSome} with some`}function renderHits(result,{
paint,columns}){let blocks=result.hits.map(hit=>renderHit(hit,{paint,columns})),cut=result.isCut?[paint("yellow","Some long texts are indexed by their beginning\
 and end only: --deep searches all of them.")]:[];return`${[paint("bold",renderTotals(result)),...blocks,...cut].join(`

`)}
`}function renderHit(hit,{paint,columns}){let command=`logbook show ${hit.shortId}`,facts=[renderDayTime(hit.timeMs),hit.projectName,`session ${hit.session.slice(
0,SHORT_ID_CHARS4)}`,hit.agentId===void 0?hit.field:`${hit.field} of a subagent`,...hit.isAbandoned?["rewound"]:[]],place=cutCells(oneLine(facts.join(" \xB7 ")),
Math.max(SHORT_ID_CHARS4,columns-command.length-2));return`${paint("cyan",command)}  ${paint("dim",place)}
  ${markWords(hit.snippet,paint)}`}function markWords({text:text3,highlights},paint){let marked="",from=0;for(let{start,end}of highlights)marked+=`${text3.slice(
from,start)}${paint("yellow",paint("bold",text3.slice(start,end)))}`,from=end;return marked+text3.slice(from)}function hitsJson(query,result){return{v:1,query,total_all:result.
totalAll,total_some:result.totalSome,is_cut:result.isCut,hits:result.hits.map(hit=>({turn:hit.turn,open:`logbook show ${hit.shortId}`,session:hit.session,sessions:hit.
sessions,project:hit.projectName,time:new Date(hit.timeMs).toISOString(),kind:hit.kind,agent_id:hit.agentId,is_abandoned:hit.isAbandoned,has_all_words:hit.hasAllTerms,
field:hit.field,snippet:hit.snippet.text,highlights:hit.snippet.highlights.map(({start,end})=>[start,end])}))}}var SHORT_ID_CHARS4,init_render_hits=__esm({"lib/\
cli/render-hits.ts"(){"use strict";init_cells();init_units();SHORT_ID_CHARS4=8}});function readQuestion(context,args){if(args.operands.length===0)throw usage("search needs words to look for","Usage: logbook search <words>");let nowMs=context.
clock(),since=textOption(args,"since"),until=textOption(args,"until"),tool=textOption(args,"tool"),file=textOption(args,"file"),role=textOption(args,"role");return{
text:args.operands.join(" "),limit:numberOption(args,"limit")??10,filters:{...since!==void 0&&{sinceMs:parseDate(since,{nowMs,option:"since"})},...until!==void 0&&
{untilMs:parseDate(until,{nowMs,option:"until"})},...tool!==void 0&&{tool},...file!==void 0&&{file},...role!==void 0&&{role:parseRole(role)}}}}function parseRole(role){
let field=FIELDS.find(name=>name===role.toLowerCase());if(field===void 0)throw usage(`--role ${role} is unknown`,`It is one of ${FIELDS.join(", ")}`);return field}
function openForSearch({store}){try{return openArchive(store,{readOnly:!0,busyTimeoutMs:BUSY_TIMEOUT_MS7})}catch(error){if(error instanceof LogbookError&&FALLBACK_CODES2.
has(error.code))return error;throw error}}function askArchive(context,archive,{text:text3,filters,limit}){try{return showResult(context,searchArchive(archive,text3,
{filters,limit}),{textOf:hit=>turnText(readTurn(archive,hit.turn).turn),shorten:turn=>shortenTurnId(archive,turn)})}finally{archive.close()}}function showResult(context,result,reader){
let{query,hits,totalAll,totalSome,isCut}=result,names=new Map;return{hits:hits.map(hit=>{let name=names.get(hit.project)??projectName(context,hit.project);return names.
set(hit.project,name),{...hit,snippet:cleanSnippet(context,query,hit,reader.textOf(hit)),projectName:name,shortId:reader.shorten(hit.turn)}}),totalAll,totalSome,
terms:tellingTerms(query).length,isCut}}function cleanSnippet({clean},query,hit,text3){let cleaned={prompt:[],answer:[],input:[],output:[]};return cleaned[hit.field]=
text3[hit.field].map(clean),chooseExcerpt(cutExcerpts(cleaned,query,hit.field)).snippet}function projectName({store},id){let known=parseJsonObject(readFileIfPresent(
projectPaths(store,id).project)?.toString("utf8")??"");return typeof known?.name=="string"?known.name:id}function printResult(context,args,{text:text3,filters},result){
let isFound=result.hits.length>0;return isSet(args,"json")?context.output.printJson(hitsJson(text3,result)):isFound?context.output.print(renderHits(result,context)):
context.output.note(`logbook: ${nothingFound(context,text3,filters,result)}`),isFound?0:1}function nothingFound({isModel:isModel2},text3,{project},{isCut}){return text3.
trim()===""?"there are no words to look for.":`nothing found.${project===void 0||isModel2?"":" --all looks into every project."}${isCut?" --deep also searches w\
hat is not indexed.":""}`}var BUSY_TIMEOUT_MS7,FALLBACK_CODES2,init_search_core=__esm({"lib/cli/search-core.ts"(){"use strict";init_browse();init_find_turn();init_hit();
init_match();init_open();init_present();init_search();init_turn_text();init_errors();init_files();init_paths();init_parse_json();init_dates();init_parse_args();
init_render_hits();BUSY_TIMEOUT_MS7=5e3,FALLBACK_CODES2=new Set(["ARCHIVE_UNAVAILABLE","ARCHIVE_CORRUPT","ARCHIVE_NEWER","ARCHIVE_BUSY"])}});var search_exports={};__export(search_exports,{run:()=>run8});function ask(context,question){let archive=openForSearch(context);return archive instanceof Error?
(context.output.note(`logbook: ${archive.message}. Searching the raw copies instead, which is slower.`),scan(context,question)):askArchive(context,archive,question)}
function scan(context,question){let{result,texts}=scanRawCopies(context,question);return showResult(context,result,{textOf:hit=>texts.get(hit.turn)??{prompt:[],
answer:[],input:[],output:[]},shorten:turn=>turn.slice(0,SHORT_ID_CHARS5)})}function readPlace(context,args){let wanted=textOption(args,"session"),session=wanted===
void 0?{}:{session:resolveSession(context,wanted).id};if(wanted!==void 0&&!context.isModel&&!isSet(args,"all")&&textOption(args,"project")===void 0)return session;
let{projectId}=chooseProject(context,args);return{...session,...projectId!==void 0&&{project:projectId}}}var run8,SHORT_ID_CHARS5,init_search2=__esm({"lib/cli/c\
ommands/search.ts"(){"use strict";init_parse_args();init_resolve_session();init_scan_raw();init_scope_of_projects();init_search_core();run8=(context,args)=>{let question=readQuestion(
context,args);Object.assign(question.filters,readPlace(context,args));let result=isSet(args,"deep")?scan(context,question):ask(context,question);return printResult(
context,args,question,result)};SHORT_ID_CHARS5=8}});function joinColumns(columns,width,paint){let kept2=columns.filter(({text:text3})=>text3!=="");for(;neededCells(kept2)>width;){let worst=Math.max(...kept2.map(({
dispensable})=>dispensable??0));if(worst===0)break;kept2=kept2.filter(({dispensable})=>(dispensable??0)<worst)}let room=width;return kept2.map(column=>{let others=neededCells(
kept2.filter(other=>other!==column))+GAP.length,text3=column.minCells===void 0?column.text:cutCells(column.text,Math.max(column.minCells,width-others)),shown=cutCells(
text3,Math.max(0,room));return room-=cellWidth(shown)+GAP.length,column.style===void 0?shown:paint(column.style,shown)}).join(GAP).trimEnd()}function neededCells(columns){
return columns.map(({text:text3,minCells})=>minCells===void 0?cellWidth(text3):Math.min(minCells,cellWidth(text3))).reduce((sum3,cell)=>sum3+cell+GAP.length,-GAP.
length)}var GAP,init_columns=__esm({"lib/cli/columns.ts"(){"use strict";init_cells();GAP="  "}});var sessions_exports={};__export(sessions_exports,{run:()=>run9});function hint({isModel:isModel2},args){return isModel2||isSet(args,"all")?"":" logbook session\
s --all looks into every project."}function rowJson({session,timeline,title,project}){return{session:session.id,title,project,state:timeline.state,start:new Date(
timeline.startMs).toISOString(),end:new Date(timeline.endMs).toISOString(),duration_ms:timeline.endMs-timeline.startMs,model:timeline.model,...totalsJson(timeline.
totals)}}function renderRows(rows,context,{isAll,total}){let lines=rows.map(row=>renderRow(row,context,isAll)),rest=total-rows.length;return rest>0&&lines.push(
context.paint("dim",`and ${rest} older: --limit ${total} shows all`)),lines.join(`
`)}function renderRow({session,timeline,title,project},context,isAll){let{paint,clean,columns}=context,{totals,startMs,endMs}=timeline,failed=totals.failed>0?`${totals.
failed} failed`:"";return joinColumns([{text:session.id.slice(0,SHORT_ID_CHARS6),style:"cyan"},{text:renderDayTime(startMs),style:"dim",dispensable:1},{text:fitCells(
renderDuration(endMs-startMs),7,"right"),dispensable:2},{text:fitCells(renderNumber(totals.turns,"turn"),8,"right"),dispensable:3},{text:fitCells(renderNumber(totals.
calls,"call"),9,"right"),dispensable:4},{text:fitCells(failed,8,"right"),style:"red",dispensable:5},{text:isAll?fitCells(clean(project),12):"",style:"blue",dispensable:6},
{text:clean(title).trim().replace(/\s+/g," ")||"(no prompt)",minCells:24}],columns,paint)}var DEFAULT_LIMIT2,SHORT_ID_CHARS6,run9,init_sessions=__esm({"lib/cli/\
commands/sessions.ts"(){"use strict";init_project();init_cells();init_render_json();init_units();init_columns();init_load_timeline();init_parse_args();init_scope_of_projects();
init_session_index();init_session_title();DEFAULT_LIMIT2=20,SHORT_ID_CHARS6=8,run9=(context,args)=>{let scope=chooseScope(context,args),limit=numberOption(args,
"limit")??DEFAULT_LIMIT2,newest=newestSessions(context.store,scope.sessions,limit).map(({session})=>session),titles=readTitles(context.store,newest),names=new Map(
listProjects(context.store).map(({id,name})=>[id,name])),rows=newest.map(session=>{let{timeline}=loadTimeline(context,session),[projectId]=session.projects,project=projectId===
void 0?"":names.get(projectId)??projectOf(timeline.cwd??"").name;return{session,timeline,title:titles.get(session.folder)??"",project}});return isSet(args,"json")?
context.output.printJson({v:1,total:scope.sessions.length,sessions:rows.map(rowJson)}):rows.length===0?context.output.note(`logbook: no session of ${scope.name}\
 is recorded yet.${hint(context,args)}`):context.output.print(renderRows(rows,context,{isAll:scope.isAll,total:scope.sessions.length})),rows.length===0?1:0}}});function looksLikeCall(id){return id.includes("_")}function findCall(context,source,id){let here=projectOf(context.cwd).id,visible=listSessions(context.store).filter(
({projects})=>!context.isModel||projects.includes(here));for(let{session}of newestSessions(context.store,visible,visible.length)){let record=findRecord(context,
session,id);if(record===void 0)continue;let found=findInTurns(source,session,record);if(found!==void 0)return found}}function findRecord(context,session,id){let bytes;
try{bytes=import_node_fs42.default.readFileSync(logPathOf(context,session))}catch(error){if(errnoOf(error)==="ENOENT"||errnoOf(error)==="ENOTDIR")return;throw error}
if(bytes.includes(`"${id}`))return parseLog(bytes).records.find(({record})=>record.tool_use_id?.startsWith(id))?.record}function findInTurns(source,session,record){
let sinceMs=Date.parse(record.time)-(record.duration_ms??0)-CLOCK_SLACK_MS;for(let id of source.idsOf(session.id,Number.isNaN(sinceMs)?0:sinceMs)){let turn=source.
read(id),step=turn.turn.steps.find(candidate=>candidate.kind==="tool"&&candidate.toolUseId===record.tool_use_id);if(step?.kind==="tool")return{call:step,turn}}}
var import_node_fs42,CLOCK_SLACK_MS,init_find_call=__esm({"lib/cli/find-call.ts"(){"use strict";import_node_fs42=__toESM(require("node:fs"),1);init_parse3();init_errors();
init_project();init_load_timeline();init_session_index();CLOCK_SLACK_MS=6e4}});function estimateTokens(text3){let ascii=0,cjk=0;for(let i=0;i<text3.length;i++){let unit=text3.charCodeAt(i);unit<128?ascii++:unit>=11904&&cjk++}let other=text3.
length-ascii-cjk;return Math.ceil(ascii*.25+cjk*.75+other*.5)}var init_estimate_tokens=__esm({"lib/text/estimate-tokens.ts"(){"use strict"}});function wholeSlice(messages){return{stage:"whole",messages}}function sliceOfTurns(turns){return turns.flatMap(turn=>[{role:"user",id:turn.id,text:turn.prompt},
...turn.steps.flatMap((step,index)=>messagesOfStep(step,`${turn.id}:${index}`))])}function messagesOfStep(step,id){if(step.kind==="answer")return[{role:"assista\
nt",id,text:step.text,calls:[]}];let call={id:step.toolUseId,tool:step.tool,input:step.input},asked={role:"assistant",id,text:"",calls:[call]};return step.output===
null?[asked]:[asked,{role:"results",id:`${id}r`,results:[{callId:call.id,text:step.output}]}]}function firstUnseen(messages){return messages.findLastIndex(message=>message.
role==="assistant")+1}function countTokens(messages){return messages.reduce((sum3,message)=>sum3+messageTokens(message),0)}function messageTokens(message){switch(message.
role){case"user":case"summary":return estimateTokens(message.text);case"assistant":return message.calls.reduce((sum3,call)=>sum3+estimateTokens(call.tool)+estimateTokens(
call.input),estimateTokens(message.text));case"results":return message.results.reduce((sum3,result)=>sum3+estimateTokens(result.text),0);case"archived":return estimateTokens(
renderArchived(message));default:return message}}function renderArchived(message){return`[${message.count} earlier messages: ${message.command}]`}function pairSafeStart(messages,index){
let at2=index;for(;at2>0&&messages[at2]?.role==="results";)at2-=1;return at2}function pairSafeEnd(messages,index){let at2=index;for(;at2<messages.length&&messages[at2]?.
role==="results";)at2+=1;return at2}var init_slice=__esm({"lib/transcript/reduce/slice.ts"(){"use strict";init_estimate_tokens()}});function cutMiddle2(slice,ledger,options=CUT_DEFAULTS){checkOptions(options);let{messages}=slice,unchanged={stage:"cut",messages};if(messages.length<options.triggerMessages)
return unchanged;let headEnd=pairSafeEnd(messages,options.headMessages),tailMessages=options.targetMessages-options.headMessages-1,tailStart=pairSafeStart(messages,
messages.length-tailMessages),middle=messages.slice(headEnd,tailStart);if(middle.length<2||!middle.every(message=>isHeld(message,ledger)))return unchanged;let marker={
role:"archived",id:`archived:${middle[0]?.id??""}`,count:middle.reduce((sum3,message)=>sum3+(message.role==="archived"?message.count:1),0),command:ledger.conversation};
return{stage:"cut",messages:[...messages.slice(0,headEnd),marker,...messages.slice(tailStart)]}}function isHeld(message,ledger){return message.role!=="results"?
!0:message.results.every(result=>ledger.pointerOf(result.callId)!==void 0)}function checkOptions({triggerMessages,targetMessages,headMessages}){if(targetMessages<
MIN_TARGET_MESSAGES||targetMessages>=triggerMessages)throw new RangeError(`cut from ${triggerMessages} to ${targetMessages} messages: the target must be at leas\
t ${MIN_TARGET_MESSAGES} and below the trigger`);if(headMessages<0||headMessages>targetMessages-2)throw new RangeError(`keep ${headMessages} of ${targetMessages}\
 messages as the head: no room for marker and tail`)}var CUT_DEFAULTS,MIN_TARGET_MESSAGES,init_cut_middle=__esm({"lib/transcript/reduce/cut-middle.ts"(){"use st\
rict";init_slice();CUT_DEFAULTS={triggerMessages:50,targetMessages:30,headMessages:3},MIN_TARGET_MESSAGES=5}});function toPreview(result,pointer,previewChars){let note=renderPointer(pointer);if(result.pointer!==void 0&&previewChars>0)return result;let headChars=Math.floor(
previewChars*HEAD_SHARE),preview=previewChars>0?cutMiddle(result.text,headChars,previewChars-headChars):"",text3=preview===""?note:`${preview}
${note}`;return text3.length<result.text.length?{...result,text:text3,pointer}:result}function renderPointer(pointer){return`[tool result of ${pointer.chars} ch\
aracters, whole: ${pointer.command}]`}var HEAD_SHARE,init_pointer=__esm({"lib/transcript/reduce/pointer.ts"(){"use strict";init_cut();HEAD_SHARE=.75}});function shorten(slice,ledger,options){let tokens=countTokens(slice.messages);if(tokens<=options.limitTokens)return{stage:"shortened",messages:slice.messages};let target=options.
limitTokens*options.targetShare,messages=[...slice.messages];for(let place of shortenable(messages,options)){if(tokens<=target)break;let before=messages[place.message],
after=shortenResult(before,place.result,ledger);messages[place.message]=after,tokens+=countTokens([after])-countTokens([before])}return{stage:"shortened",messages}}
function shortenable(messages,options){let seen=[];for(let[at2,message]of messages.slice(0,firstUnseen(messages)).entries())if(message.role==="results")for(let result of message.
results.keys())seen.push({message:at2,result});return(options.keepLatest>0?seen.slice(0,-options.keepLatest):seen).filter(place=>textAt(messages,place).length>options.
minChars)}function textAt(messages,place){let message=messages[place.message];return message?.role==="results"?message.results[place.result]?.text??"":""}function shortenResult(message,index,ledger){
if(message.role!=="results")return message;let results=message.results.map((result,at2)=>{let pointer=result.pointer??ledger.pointerOf(result.callId);return at2===
index&&pointer!==void 0?toPreview(result,pointer,0):result});return{...message,results}}var SHORTEN_DEFAULTS,init_shorten2=__esm({"lib/transcript/reduce/shorten\
.ts"(){"use strict";init_pointer();init_slice();SHORTEN_DEFAULTS={targetShare:.8,keepLatest:3,minChars:120}}});function spill(slice,ledger,options=SPILL_DEFAULTS){let spillResult=result=>{let pointer=ledger.pointerOf(result.callId);return pointer===void 0||result.text.length<=
options.thresholdChars?result:toPreview(result,pointer,options.previewChars)},spillMessage=message=>message.role==="results"?{...message,results:message.results.
map(spillResult)}:message;return{stage:"spilled",messages:slice.messages.map(spillMessage)}}var SPILL_DEFAULTS,init_spill2=__esm({"lib/transcript/reduce/spill.t\
s"(){"use strict";init_pointer();SPILL_DEFAULTS={thresholdChars:3e4,previewChars:2e3}}});var init_render=__esm({"lib/transcript/reduce/render.ts"(){"use strict";init_slice()}});var init_summarise=__esm({"lib/transcript/reduce/summarise.ts"(){"use strict";init_estimate_tokens();init_render();init_slice()}});function reduceWithoutModel(messages,ledger,options){return shortenedSlice(messages,ledger,options).messages}function shortenedSlice(messages,ledger,options){let spilled=spill(
wholeSlice(messages),ledger,options.spill??SPILL_DEFAULTS),cut=cutMiddle2(spilled,ledger,options.cut??CUT_DEFAULTS);return shorten(cut,ledger,{...SHORTEN_DEFAULTS,
limitTokens:options.limitTokens})}var init_reduce=__esm({"lib/transcript/reduce/reduce.ts"(){"use strict";init_cut_middle();init_shorten2();init_slice();init_spill2();
init_summarise()}});function fitTurn(turn,limitTokens,command){let outputs=new Map(turn.steps.flatMap(step=>step.kind==="tool"?[[step.toolUseId,step.output??""]]:[])),ledger={conversation:command,
pointerOf(callId){let text3=outputs.get(callId);if(text3!==void 0)return{command:`logbook show ${callId}`,chars:text3.length,hash:hash64(text3)}}},messages=reduceWithoutModel(
sliceOfTurns([turn]),ledger,{limitTokens});return{...turn,steps:stepsOf(messages,turn)}}function stepsOf(messages,turn){let results=new Map(messages.flatMap(message=>message.
role==="results"?message.results:[]).map(({callId,text:text3})=>[callId,text3])),calls=new Map(turn.steps.flatMap(step=>step.kind==="tool"?[[step.toolUseId,step]]:
[]));return messages.flatMap(message=>{if(message.role==="archived")return[{kind:"answer",text:renderArchived(message),timeMs:turn.startMs}];if(message.role!=="\
assistant")return[];let answer=message.text===""?[]:[{kind:"answer",text:message.text,timeMs:turn.startMs}],made=message.calls.flatMap(({id})=>{let call=calls.get(
id);return call===void 0?[]:[{...call,output:results.get(id)??call.output}]});return[...answer,...made]})}function renderWithin(turn,{limitTokens,command},render3){
let text3="";for(let share of SHARES)if(text3=render3(fitTurn(turn,Math.floor(limitTokens*share),command)),estimateTokens(text3)<=limitTokens)return text3;return fitText(
text3,{limitTokens,command})}function fitText(text3,{limitTokens,command}){if(estimateTokens(text3)<=limitTokens)return text3;let note=`[cut to about ${limitTokens}\
 tokens; whole: ${command}]
`,room=Math.max(0,limitTokens-estimateTokens(note)),fitted=text3;for(let round=0;round<MAX_ROUNDS&&estimateTokens(fitted)>room;round++){let chars=Math.floor(fitted.
length*room/estimateTokens(fitted)),tail=Math.floor(chars/4);fitted=cutMiddle(fitted,chars-tail,tail)}return`${fitted.trimEnd()}
${note}`}var SHARES,MAX_ROUNDS,init_show_budget=__esm({"lib/cli/show-budget.ts"(){"use strict";init_cut();init_estimate_tokens();init_hash();init_reduce();init_slice();
SHARES=[1,.75,.5,.25],MAX_ROUNDS=4}});function renderTurn(archived,shortId,look,options){let{turn}=archived;return`${[headLines(archived,shortId,look).join(`
`),...turn.prompt===""?[]:[said("\u276F",turn.prompt,"bold",look)],...turn.steps.map(step=>step.kind==="answer"?said("\u25CF",step.text,void 0,look):renderCall(
step,look,options))].join(`

`)}
`}function headLines({turn,sessions:sessions2,isCut},shortId,{paint,clean}){let outcome=TURN_LOOK[turn.outcome],title=turn.agentId===void 0?"Turn":"Subagent tur\
n",facts=[renderDayTime(turn.startMs),renderDuration(turn.endMs-turn.startMs),...turn.models],places=sessions2.map(({session,isAbandoned})=>`session ${session.slice(
0,SHORT_ID_CHARS7)}${isAbandoned?" (rewound)":""}`),{input,cacheRead,cacheWrite,output}=turn.usage,cached2=cacheRead>0?`, ${renderCount(cacheRead)} from cache`:
"",tokens=output>0?[`${renderCount(input+cacheWrite)} tokens in${cached2}, ${renderCount(output)} out`]:[],where=[...places,turn.cwd,turn.branch,...tokens].filter(
part=>part!==void 0&&part!=="");return[`${paint("bold",`${title} ${shortId}`)}  ${paint(outcome.style,`${outcome.sign} ${outcome.word}`)}  ${paint("dim",clean(facts.
join("  ")))}`,paint("dim",oneLine(clean(where.join(" \xB7 ")))),...isCut&&turn.isCut?[paint("yellow","Some of it is shown by beginning and end only: its line w\
as over 8 MiB.")]:[]]}function said(sign,text3,style,{paint,clean}){let[first="",...rest]=clean(text3).trim().split(`
`),lines=[first,...rest.map(line=>`  ${line}`.trimEnd())],painted=style===void 0?lines:lines.map(line=>paint(style,line));return`${paint("cyan",sign)} ${painted.
join(`
`)}`}function renderCall(call,look,options){let{paint,clean}=look,outcome=CALL_LOOK[callOutcome2(call)],took=call.endMs>call.startMs?renderDuration(call.endMs-call.
startMs):"",facts=[call.denial===void 0?"":`${outcome.word}: ${call.denial}`,took,call.output===null?"no output":renderBytes(Buffer.byteLength(call.output))];return[
[paint(outcome.style,outcome.sign),paint("bold",oneLine(clean(toolName(call.tool)))),paint("dim",[...facts.filter(fact=>fact!==""),call.toolUseId].join(" \xB7 "))].
join(" "),...shorten2(inputLines(clean(inputFields(call.input))),call,options).map(line=>`  ${paint("cyan","\u203A")} ${line}`.trimEnd()),...shorten2(outputLines(
call,look),call,options).map(line=>`    ${paint("dim",line)}`.trimEnd())].join(`
`)}function callOutcome2({denial,isError}){return denial==="cancelled"||denial==="interrupted"?"cancelled":denial!==void 0?"refused":isError?"failed":"ok"}function inputFields(input){
let fields=parseJsonObject(input);return fields===void 0?input:Object.entries(fields).map(([name,value])=>`${name}: ${typeof value=="string"?value:JSON.stringify(
value)}`).join(`
`)}function inputLines(text3){return text3===""?[]:text3.split(`
`)}function outputLines({output},{clean}){return output===null||output.trim()===""?[]:clean(output).trimEnd().split(`
`)}function shorten2(lines,call,{isFull}){if(isFull)return[...lines];let shown=lines.slice(0,SHORT_LINES2).map(line=>cutText(line,SHORT_LINE_CHARS)),rest=lines.
length-shown.length;if(!(rest>0||shown.some((line,at2)=>line!==lines[at2])))return shown;let what=rest>0?renderNumber(rest,"more line"):"the rest";return[...shown,
`\u2026 ${what}: logbook show ${call.toolUseId}`]}function turnJson2({turn,sessions:sessions2,isCut},{isFull}){return{turn:turn.id,kind:turn.kind,sessions:sessions2.
map(({session,project,isAbandoned})=>({session,project,is_abandoned:isAbandoned})),prompt_id:turn.promptId,agent_id:turn.agentId,prompt:turn.prompt,outcome:turn.
outcome,start:new Date(turn.startMs).toISOString(),end:new Date(turn.endMs).toISOString(),duration_ms:turn.endMs-turn.startMs,models:turn.models,tokens:{input:turn.
usage.input,output:turn.usage.output,cache_read:turn.usage.cacheRead,cache_write:turn.usage.cacheWrite},cwd:turn.cwd,branch:turn.branch,is_cut:isCut,steps:turn.
steps.map(step=>stepJson2(step,isFull))}}function stepJson2(step,isFull){if(step.kind==="answer")return{kind:"answer",time:new Date(step.timeMs).toISOString(),text:step.
text};let cut=text3=>isFull?text3:cutText(text3,SHORT_JSON_CHARS);return{kind:"tool",tool_use_id:step.toolUseId,tool:step.tool,outcome:callOutcome2(step),denial:step.
denial,start:new Date(step.startMs).toISOString(),duration_ms:Math.max(0,step.endMs-step.startMs),input:cut(step.input),output:step.output===null?null:cut(step.
output)}}function renderSessionTurn(archived,shortId,{paint,clean},columns){let{turn}=archived,look=TURN_LOOK[turn.outcome],calls=turn.steps.filter(({kind})=>kind===
"tool").length,answer=turn.steps.findLast(step=>step.kind==="answer"),facts=`${renderDayTime(turn.startMs)}  ${renderNumber(calls,"call")}`,texts=[{sign:"\u276F",
text:turn.prompt},...answer?.kind==="answer"?[{sign:"\u25CF",text:answer.text}]:[]];return[`${paint(look.style,look.sign)} ${paint("cyan",`logbook show ${shortId}`)}\
  ${paint("dim",facts)}`,...texts.map(({sign,text:text3})=>{let line=oneLine(clean(text3)),room=Math.max(SHORT_LINE_CHARS,columns-4);return`  ${paint("cyan",sign)}\
 ${cellWidth(line)>room?cutText(line,room):line}`})].join(`
`)}var SHORT_LINES2,SHORT_LINE_CHARS,SHORT_ID_CHARS7,SHORT_JSON_CHARS,init_show_turn=__esm({"lib/cli/show-turn.ts"(){"use strict";init_cells();init_look();init_render_step();
init_units();init_cut();init_parse_json();SHORT_LINES2=6,SHORT_LINE_CHARS=200,SHORT_ID_CHARS7=8;SHORT_JSON_CHARS=2e3}});var show_exports={};__export(show_exports,{run:()=>run10});function show(context,args,{id,source}){if(looksLikeCall(id)){let found=findCall(context,source,id);if(found!==
void 0)return showCall(context,args,found,source);throw unknownId(id)}let turn=findTurn(source,id),session=turn!==void 0&&id.length>=SHORT_ID_CHARS8?void 0:findSession(
context,id);if(turn!==void 0&&session!==void 0)throw new LogbookError("TURN_AMBIGUOUS",`"${id}" is the beginning of a turn and of a session`,{hint:`Say which: l\
ogbook show ${source.shorten(turn)}, or logbook show ${session.id}`});if(turn!==void 0)return showTurn(context,args,source.read(turn),source);if(session!==void 0)
return showSession(context,args,session,source);throw unknownId(id)}function unknownId(id){return new LogbookError("TURN_UNKNOWN",`no turn, tool call or session\
 has the id "${id}"`,{hint:"logbook search prints the ids of turns, logbook sessions those of sessions"})}function findTurn(source,id){try{return source.resolve(
id)}catch(error){if(error instanceof LogbookError&&error.code==="TURN_UNKNOWN")return;throw error}}function findSession(context,id){try{return resolveSession(context,
id)}catch(error){if(error instanceof LogbookError&&error.code==="SESSION_UNKNOWN")return;throw error}}function showTurn(context,args,archived,source){let limitTokens=numberOption(
args,"budget"),shortId=source.shorten(archived.turn.id),command=`logbook show ${shortId}`,isFull=isSet(args,"full");if(isSet(args,"json")){let turn=limitTokens===
void 0?archived.turn:fitTurn(archived.turn,limitTokens,command);return context.output.printJson({v:1,...turnJson2({...archived,turn},{isFull:isFull||limitTokens!==
void 0})}),0}let draw=(turn,isWhole)=>renderTurn({...archived,turn},shortId,context,{isFull:isWhole}),text3=limitTokens===void 0?draw(archived.turn,isFull):renderWithin(
archived.turn,{limitTokens,command},turn=>draw(turn,!0));return context.output.print(text3),0}function printWithin({output},args,text3,command){let limitTokens=numberOption(
args,"budget");output.print(limitTokens===void 0?text3:fitText(text3,{limitTokens,command}))}function showCall(context,args,{call,turn},source){let shortId=source.
shorten(turn.turn.id);if(isSet(args,"json"))return context.output.printJson({v:1,turn:turn.turn.id,...stepJson2({kind:"tool",...call},!0)}),0;let where=context.
paint("dim",`of turn ${shortId}: logbook show ${shortId}`),text3=`${renderCall(call,context,{isFull:!0})}

${where}
`;return printWithin(context,args,text3,`logbook show ${call.toolUseId}`),0}function showSession(context,args,session,source){let shown=source.idsOf(session.id).
map(id=>source.read(id)).filter(({turn})=>turn.agentId===void 0).sort((a,b)=>a.turn.startMs-b.turn.startMs);if(shown.length===0)throw new LogbookError("TURN_UNK\
NOWN",`session ${session.id} has no archived turns yet`,{hint:`logbook replay ${session.id.slice(0,SHORT_ID_CHARS8)} shows it from its log`});let title=readTitles(
context.store,[session]).get(session.folder)??"",isFull=isSet(args,"full");if(isSet(args,"json"))return context.output.printJson({v:1,session:session.id,title,turns:shown.
map(turn=>turnJson2(turn,{isFull}))}),0;let blocks=shown.map(turn=>{let shortId=source.shorten(turn.turn.id);return isFull?renderTurn(turn,shortId,context,{isFull}):
renderSessionTurn(turn,shortId,context,context.columns)}),head=`${context.paint("bold",context.clean(title))}
${context.paint("dim",`session ${session.id}`)}`;return printWithin(context,args,`${[head,...blocks].join(`

`)}
`,`logbook show ${session.id}`),0}var SHORT_ID_CHARS8,run10,init_show=__esm({"lib/cli/commands/show.ts"(){"use strict";init_errors();init_find_call();init_parse_args();
init_resolve_session();init_session_title();init_show_budget();init_show_turn();init_turn_source();SHORT_ID_CHARS8=8,run10=(context,args)=>{let[id=""]=args.operands;
if(id.trim()==="")throw usage("show needs the id of a turn, a tool call or a session","Usage: logbook show <id>");let source=openTurnSource(context);try{return show(
context,args,{id,source})}finally{source.close()}}}});var stats_exports={};__export(stats_exports,{parsePeriod:()=>parsePeriod,run:()=>run11});function parsePeriod({clock},args){let since=textOption(args,"since"),until=textOption(
args,"until"),nowMs=clock();return{...since!==void 0&&{sinceMs:parseDate(since,{nowMs,option:"since"})},...until!==void 0&&{untilMs:parseDate(until,{nowMs,option:"\
until"})}}}function chooseSessions(context,args,{sinceMs}){let[wanted]=args.operands;if(wanted!==void 0)return[resolveSession(context,wanted)];let{sessions:sessions2}=chooseScope(
context,args);return sessions2.filter(({folder})=>sinceMs===void 0||logMtime(context.store,folder)>=sinceMs)}function renderStats(stats2,{paint,clean,columns}){
let{totals}=stats2,heading=[renderNumber(stats2.sessions,"session"),renderNumber(totals.turns,"turn"),renderNumber(totals.calls,"call"),`${renderDuration(totals.
toolMs)} in tools`,`${renderBytes(totals.inputBytes)} \u203A ${renderBytes(totals.outputBytes)}`].join(" \xB7 "),nameCells=Math.min(18,Math.max(10,...stats2.tools.
map(({tool})=>toolName(tool).length))),days=stats2.days.slice(0,MAX_DAYS),mostMs=Math.max(0,...stats2.tools.map(({totalMs})=>totalMs)),mostCalls=Math.max(0,...days.
map(day=>day.totals.calls)),rest=stats2.days.length-days.length,line=row=>joinColumns(row,columns,paint);return[paint("bold",cutCells(heading,columns)),"",line(
headerRow(nameCells)),...stats2.tools.map(tally=>line(toolRow({...tally,tool:clean(toolName(tally.tool))},nameCells,mostMs))),"",...days.map(day=>line(dayRow(day,
nameCells,mostCalls))),...rest>0?[paint("dim",cutCells(`and ${renderNumber(rest,"earlier day")}: --json has them`,columns))]:[]].join(`
`)}function headerRow(nameCells){let titles=["total","median","longest","out"];return[{text:" ".repeat(nameCells)},{text:"calls",style:"dim"},{text:" ".repeat(BAR_CELLS),
dispensable:1},...titles.map((title,at2)=>({text:title.padStart(7),style:"dim",dispensable:at2===0?0:at2+1}))]}function toolRow(tally,nameCells,mostMs){let time2=ms=>fitCells(
ms===void 0?"":renderDuration(ms),7,"right");return[{text:fitCells(tally.tool,nameCells)},{text:fitCells(String(tally.calls),5,"right")},{text:fitCells(drawShare(
tally.totalMs,mostMs,BAR_CELLS),BAR_CELLS),style:"cyan",dispensable:1},{text:time2(tally.totalMs)},{text:time2(tally.medianMs),dispensable:2},{text:time2(tally.
longestMs),dispensable:3},{text:fitCells(renderBytes(tally.outputBytes),7,"right"),dispensable:4},{text:troubles(tally),style:"red",minCells:8,dispensable:5}]}function troubles({
failed,refused,cancelled}){return[...failed>0?[`${failed} failed`]:[],...refused>0?[`${refused} refused`]:[],...cancelled>0?[`${cancelled} cancelled`]:[]].join(
", ")}function dayRow({day,sessions:sessions2,totals},nameCells,mostCalls){return[{text:fitCells(day,nameCells)},{text:fitCells(String(totals.calls),5,"right")},
{text:fitCells(drawShare(totals.calls,mostCalls,BAR_CELLS),BAR_CELLS),style:"cyan",dispensable:1},{text:`${renderNumber(totals.turns,"turn")} in ${renderNumber(
sessions2,"session")}`,style:"dim",dispensable:2},{text:totals.failed>0?`${totals.failed} failed`:"",style:"red",dispensable:3}]}var MAX_DAYS,BAR_CELLS,run11,init_stats2=__esm(
{"lib/cli/commands/stats.ts"(){"use strict";init_bars();init_cells();init_render_json();init_render_step();init_stats();init_units();init_columns();init_dates();
init_load_timeline();init_parse_args();init_resolve_session();init_scope_of_projects();init_session_index();MAX_DAYS=14,BAR_CELLS=24,run11=(context,args)=>{let period2=parsePeriod(
context,args),loaded=chooseSessions(context,args,period2).map(session=>loadTimeline(context,session));for(let note of loaded.map(damageNote))note!==void 0&&context.
output.note(note);let stats2=deriveStats(loaded.map(({timeline})=>timeline),period2);return isSet(args,"json")?context.output.printJson(statsJson(stats2)):stats2.
sessions>0?context.output.print(renderStats(stats2,context)):context.output.note("logbook: nothing is recorded there. logbook stats --all counts every project."),
stats2.sessions>0?0:1}}});var status_exports={};__export(status_exports,{run:()=>run12});function readStatus(context){let{store,cwd,clock}=context,here=projectOf(cwd).id,all=listSessions(
store),inProject=all.filter(({projects})=>projects.includes(here)),visible=context.isModel?inProject:all,midnightMs=parseDate("today",{nowMs:clock(),option:"sin\
ce"}),recent=visible.filter(({folder})=>logMtime(store,folder)>=midnightMs),today=newestSessions(store,recent,recent.length).filter(({lastMs})=>lastMs>=midnightMs),
[newest]=newestSessions(store,visible,1),record=(newest&&readLogTail((0,import_node_path31.join)(store.sessions,newest.session.folder,"log.jsonl"),TAIL_BYTES3))?.
records.at(-1)?.record;return{store:store.root,storeBytes:folderBytes(store.root),...record!==void 0&&newest!==void 0&&{lastCapture:{time:record.time,event:record.
event,session:newest.session.id}},sessions:{today:today.length,project:inProject.length,store:all.length},archive:readArchive(context),worker:{isAlive:isWorkerAlive(
store,clock),waitingJobs:listDirectory(store.queue).filter(name=>name.includes(".json")).length},errors:context.isModel?[]:readDiagnostics(store,SHOWN_ERRORS),problems:findProblems(
context)}}function readArchive({store}){try{let archive=openArchive(store,{readOnly:!0,busyTimeoutMs:BUSY_TIMEOUT_MS8});try{return{turns:archive.prepare("SELECT\
 count(*) AS n FROM turns").get()?.n??0,bytes:import_node_fs43.default.statSync(store.archive).size,engine:archive.engine}}finally{archive.close()}}catch(error){
if(error instanceof LogbookError)return{problem:error.message};throw error}}function findProblems({env,store,cwd,clock}){let machine={env,store,project:cwd,root:packageRoot(),
nowMs:clock(),node:void 0,client:void 0};return[checkStore,checkWorker,checkDiagnostics].flatMap(check=>check(machine)).filter(({level})=>level==="problem"||level===
"warning")}function folderBytes(folder){let bytes=0;for(let entry of readFolder(folder)){let path=(0,import_node_path31.join)(folder,entry.name);entry.isFile()?
bytes+=import_node_fs43.default.statSync(path,{throwIfNoEntry:!1})?.size??0:entry.isDirectory()&&(bytes+=folderBytes(path))}return bytes}function readFolder(folder){
try{return import_node_fs43.default.readdirSync(folder,{withFileTypes:!0})}catch(error){if(errnoOf(error)==="ENOENT")return[];throw error}}function statusJson(status2){
let{archive,worker,lastCapture,sessions:sessions2}=status2;return{v:1,store:status2.store,store_bytes:status2.storeBytes,last_capture:lastCapture??null,sessions:sessions2,
archive,worker:{is_alive:worker.isAlive,waiting_jobs:worker.waitingJobs},errors:status2.errors.map(({stack:_stack,...error})=>error),problems:status2.problems.map(
({fix:_fix,...problem})=>problem)}}function renderStatus(status2,context){let{paint,clean,columns,clock}=context,{lastCapture,sessions:sessions2,worker,archive}=status2,
row=(name,text3)=>cutCells(`${name.padEnd(14)}${clean(text3)}`,columns),lines=[row("last capture",lastCapture===void 0?"none yet":captureText(lastCapture,clock())),
row("sessions",`${sessions2.today} today, ${sessions2.project} in this project${context.isModel?"":`, ${sessions2.store} in all`}`),row("archive",archiveText(archive)),
row("worker",`${worker.isAlive?"at work":"idle"}, ${renderNumber(worker.waitingJobs,"job")} waiting`),row("store",`${renderBytes(status2.storeBytes)} in ${status2.
store}`)],problems=status2.problems.flatMap(({subject,what,advice})=>[`${paint("red","\u2717")} ${paint("bold",subject)}: ${clean(what)}`,...advice===void 0?[]:
[`  ${clean(advice)}`]]),[health,...more]=problems.length>0?problems:[`${paint("green","\u2713")} nothing is wrong`],next=nextCommands(status2).map(([command,does])=>`\
  ${paint("cyan",command.padEnd(24))}${paint("dim",does)}`);return`${[...lines,"",health,...more,"",...next].join(`
`)}
`}function captureText({time:time2,event,session},nowMs){let agoMs=nowMs-Date.parse(time2);return`${agoMs<6e4?"just now":`${renderDuration(agoMs)} ago`}: ${event}\
 of session ${session.slice(0,8)}`}function archiveText(archive){return"problem"in archive?archive.problem:`${renderNumber(archive.turns,"turn")}, ${renderBytes(
archive.bytes)}, ${archive.engine}`}function nextCommands({lastCapture,problems,sessions:sessions2}){return lastCapture===void 0?[["logbook install","capture wh\
at Claude Code does from now on"],["logbook import","bring in what it did before"],["logbook help","every command"]]:[...problems.length>0?[["logbook doctor","w\
hat is wrong and what to do about it"]]:[],sessions2.project>0?["logbook replay","the last session of this project"]:["logbook sessions --all","what was recorde\
d in other projects"],["logbook search <words>","anything that was ever said or run"],["logbook help","every command"]]}var import_node_fs43,import_node_path31,
SHOWN_ERRORS,TAIL_BYTES3,BUSY_TIMEOUT_MS8,run12,init_status=__esm({"lib/cli/commands/status.ts"(){"use strict";import_node_fs43=__toESM(require("node:fs"),1),import_node_path31=
require("node:path");init_open();init_read();init_diagnostics();init_errors();init_files();init_project();init_wake();init_cells();init_units();init_code_place();
init_dates();init_check_diagnostics();init_check_store();init_check_worker();init_parse_args();init_session_index();SHOWN_ERRORS=3,TAIL_BYTES3=8192,BUSY_TIMEOUT_MS8=
500,run12=(context,args)=>{let status2=readStatus(context);return isSet(args,"json")?context.output.printJson(statusJson(status2)):context.output.print(renderStatus(
status2,context)),status2.problems.length>0?1:0}}});var uninstall_exports={};__export(uninstall_exports,{run:()=>run13});function run13(context,args){let{store,output}=context,{file}=readScopedSettings(context,args),
record=readRecord(store,file.path),{way,text:text3}=deriveUninstalled(context,file,record),isDryRun=isSet(args,"dry-run");way!=="absent"&&!isDryRun&&writeSettingsFile(
file,text3);let made=record?.madeFolder,removed=made!==void 0&&import_node_fs44.default.existsSync(made)&&!isCheckout(made)?made:void 0;isDryRun||(removed!==void 0&&
removeCopy(removed),removeRecord(store,file.path));let report2={isDryRun,settings:file.path,way,...removed!==void 0&&{removed},store:store.root};return isSet(args,
"json")?output.printJson(report2):output.print(render2(report2)),way==="absent"?1:0}function deriveUninstalled({store},file,record){if(file.text===void 0)return{
way:"absent",text:void 0};let original=readBackup(record),isBackupLost=record?.backup!==void 0&&original===void 0;if(record?.afterSha256===sha256(file.text)&&!isBackupLost)
return{way:"restored",text:original};let isOurs=createIsOurs(store);if(file.text.trim()==="")return{way:"absent",text:file.text};let isPresent=findOwnHandlers(parseSettings(
file.text,file.path),isOurs).length>0,rules=record?.rules??(isPresent?deriveWantedEntries({base:""}).allow:[]),text3=removeEntries(file.text,{path:file.path,isOurs,
rules,original});return text3===file.text?{way:"absent",text:text3}:{way:"edited",text:text3}}function render2(report2){let{isDryRun,settings,way,removed,store}=report2,
lines=[{absent:[`${settings} holds nothing of logbook's.`,`${settings} holds nothing of logbook's.`],restored:[`${settings} is as it was before install.`,`Would\
 restore ${settings} to what it was before install.`],edited:[`Took logbook's entries out of ${settings}; your later changes stay.`,`Would take logbook's entrie\
s out of ${settings}; your later changes stay.`]}[way][isDryRun?1:0]];return removed!==void 0&&lines.push(`${isDryRun?"Would remove":"Removed"} ${removed}.`),lines.
push(`What was recorded stays in ${store}; delete that folder to delete it.`),`${lines.join(`
`)}
`}var import_node_fs44,init_uninstall=__esm({"lib/cli/commands/uninstall.ts"(){"use strict";import_node_fs44=__toESM(require("node:fs"),1);init_code_place();init_install_plan();
init_install_record();init_parse_args();init_scope();init_settings_file();init_settings_parse();init_settings_text()}});init_clock();init_errors();init_paths();init_neutralise();init_redact();init_errors();var ERRNO_TEXTS={EACCES:["permission denied","The store should be yours alone: logbook doctor looks at its owner and modes"],EPERM:["not permitted",
"The store should be yours alone: logbook doctor looks at its owner and modes"],EROFS:["the disk is mounted read-only","Point LOGBOOK_HOME at a folder that can \
be written"],ENOSPC:["the disk is full","Make room and try again"],EDQUOT:["your quota of the disk is used up","Make room and try again"],EIO:["the disk reports\
 an error","Check the disk; what else is in the store can still be read"],ENOTDIR:["a file stands where a folder should be","Move it away; LOGBOOK_HOME names th\
e store"],EMFILE:["too many open files","Close some programs and try again"]};function describeError(error){if(error instanceof LogbookError){let cause=error.cause instanceof
Error?causeText(error.message,error.cause):"";return{message:`${error.message}${cause}`,...error.hint!==void 0&&{hint:error.hint}}}let known=ERRNO_TEXTS[errnoOf(
error)??""];return known!==void 0?{message:`${placeOf(error)}: ${known[0]}`,hint:known[1]}:{message:`unexpected error: ${error instanceof Error?error.message:String(
error)}`,hint:"LOGBOOK_DEBUG=1 shows where"}}function causeText(message,cause){return message.includes(cause.message)?"":` (${cause.message})`}function placeOf(error){
let{syscall,path}=error;return[syscall??"use",path??"a file"].join(" ")}function sentence(text3){return/[.?!:]$/.test(text3)||text3.includes(`
`)?text3:`${text3}.`}init_parse_args();var GROUPS=["Look back","Set up","Store"];function renderOverview(commands,paint){let shown=commands.filter(command=>!command.isHidden),width=Math.
max(...shown.map(command=>command.name.length)),sections=GROUPS.flatMap(group=>{let rows=shown.filter(command=>command.group===group);if(rows.length===0)return[];
let lines=rows.map(row=>`  ${paint("cyan",row.name.padEnd(width))}  ${row.summary}`);return[`${paint("bold",group)}
${lines.join(`
`)}`]});return[`${paint("bold","logbook")}: what Claude Code did, replayed and searched
`,`Usage: logbook <command> [options]
`,`${sections.join(`

`)}
`,`Help with examples: logbook help <command>
`].join(`
`)}function renderCommandHelp(spec,paint){let options=Object.entries({...spec.options,help:{type:"boolean",help:"show this help"}}),heads=options.map(([name,option])=>`\
--${name}${"value"in option?` ${option.value}`:""}`),width=Math.max(...heads.map(head=>head.length)),optionLines=options.map(([,option],index)=>`  ${paint("cyan",
(heads[index]??"").padEnd(width))}  ${option.help}`),exampleWidth=Math.max(0,...spec.examples.map(([command])=>command.length)),exampleLines=spec.examples.map(([
command,does])=>`  ${command.padEnd(exampleWidth)}  ${paint("dim",does)}`);return[`${paint("bold",`logbook ${spec.name}`)}: ${spec.summary}
`,`Usage: ${usageLine(spec)}
`,`${paint("bold","Options")}
${optionLines.join(`
`)}
`,...exampleLines.length>0?[`${paint("bold","Examples")}
${exampleLines.join(`
`)}
`]:[]].join(`
`)}init_nearest();init_errors();init_redact();init_cut();var PAGE_NOTE_CHARS=300;function cutPage(text3,maxChars,page){if(text3.length<=maxChars&&page.number===1)return text3;let pages=splitPages(text3,maxChars-
PAGE_NOTE_CHARS),shown=pages[page.number-1];if(shown===void 0)return`[there is no page ${page.number}: this output has ${pages.length}]
`;let rest=page.number===pages.length?"the last":`next: ${page.next(page.number+1)}`;return`${shown}[page ${page.number} of ${pages.length}; ${rest}]
`}function splitPages(text3,pageChars){let pages=[],start=0;for(;start<text3.length;){let end=pageEnd(text3,start,pageChars),page=text3.slice(start,end);pages.push(
page.endsWith(`
`)?page:`${page}
`),start=end}return pages}function pageEnd(text3,start,pageChars){let limit=start+pageChars;if(limit>=text3.length)return text3.length;let newline=text3.lastIndexOf(
`
`,limit-1);if(newline>start)return newline+1;let code=text3.charCodeAt(limit-1);return code>=55296&&code<=56319?limit-1:limit}var JSON_STEPS=[{stringChars:2e3,items:100},
{stringChars:1e3,items:50},{stringChars:400,items:20},{stringChars:200,items:10},{stringChars:100,items:5},{stringChars:40,items:2}];function boundJson(value,maxChars){
let whole=JSON.stringify(value);if(whole.length<=maxChars)return whole;for(let step of JSON_STEPS){let smaller=shrink(value,step),fields=typeof smaller=="object"&&
smaller!==null&&!Array.isArray(smaller)?smaller:{value:smaller},json=JSON.stringify({truncated:`cut to ${step.items} items a list and ${step.stringChars} charac\
ters a text`,...fields});if(json.length<=maxChars)return json}return JSON.stringify({truncated:`${whole.length} characters do not fit; narrow the question or le\
ave out --json`})}function shrink(value,step){return typeof value=="string"?cutText(value,step.stringChars):Array.isArray(value)?value.slice(0,step.items).map(item=>shrink(
item,step)):typeof value!="object"||value===null?value:Object.fromEntries(Object.entries(value).map(([key,item])=>[key,shrink(item,step)]))}var MODEL_MAX_CHARS=9500;function watchPipe(stdout,onClosed){let pipe={isClosed:!1};return stdout.on("error",error=>{pipe.isClosed=!0,errnoOf(error)!=="EPIPE"&&
(pipe.error=error),onClosed()}),pipe}function createOutput(host,pipe,policy){let{stdout}=host,held=[],write2=text3=>{pipe.isClosed||stdout.write(text3)};return{
print:text3=>{let safe=dropControls(policy.redacts?redact(text3):text3,policy.hasColour),whole=safe===""||safe.endsWith(`
`)?safe:`${safe}
`;policy.page===void 0?write2(whole):held.push(whole)},printJson(value){let safe=policy.redacts?mapStrings(value,redact):value;policy.page===void 0?write2(`${escapeControls(
JSON.stringify(safe,null,2))}
`):write2(`${escapeControls(boundJson(safe,MODEL_MAX_CHARS))}
`)},printJsonLine(value){write2(`${escapeControls(JSON.stringify(policy.redacts?mapStrings(value,redact):value))}
`)},note(text3){host.stderr.write(`${dropControls(redact(text3),!1).trimEnd()}
`)},async flush(){if(policy.page!==void 0&&held.length>0&&write2(cutPage(held.join(""),MODEL_MAX_CHARS,policy.page)),await new Promise(resolve4=>stdout.write("",
()=>resolve4())),pipe.error!==void 0)throw new LogbookError("OUTPUT_FAILED","write to stdout",{cause:pipe.error})}}}var CONTROLS2=/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g,
CONTROLS_BUT_COLOUR=/\u001b\[[0-9;]*m|[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;function dropControls(text3,hasColour2){return hasColour2?text3.replace(CONTROLS_BUT_COLOUR,
found=>found.length>1?found:""):text3.replace(CONTROLS2,"")}function escapeControls(json){return json.replace(/[\u007f-\u009f]/g,found=>`\\u00${found.charCodeAt(
0).toString(16)}`)}function mapStrings(value,change){return typeof value=="string"?change(value):Array.isArray(value)?value.map(item=>mapStrings(item,change)):typeof value!=
"object"||value===null?value:Object.fromEntries(Object.entries(value).map(([key,item])=>[change(key),mapStrings(item,change)]))}var import_node_util2=require("node:util");var plainPaint=(_style,text3)=>text3;var ansiPaint=(style,text3)=>text3===""?"":(0,import_node_util2.styleText)(style,text3,{validateStream:!1});function createPaint(hasColour2){return hasColour2?ansiPaint:
plainPaint}function hasColour(env,isTerminal){if(env.NO_COLOR)return!1;let forced=env.FORCE_COLOR;return forced!==void 0&&forced!==""?forced!=="0"&&forced!=="fa\
lse":isTerminal&&env.TERM!=="dumb"}init_parse_args();init_version();async function runCli(argv,host,commands){let abort=new AbortController,pipe=watchPipe(host.stdout,()=>abort.abort()),invocation={
host,commands,abort,createOutput:(args,spec)=>createOutput(host,pipe,{redacts:!showsRaw(host,args),hasColour:hasColour(host.env,host.isTerminal),...isModel(host)&&
spec!==void 0&&{page:pageOf(argv,args)}})};try{return await dispatch(argv,invocation)}catch(error){return report(error,invocation)}}async function dispatch(argv,invocation){
let[first,...rest]=argv;return first==="--version"||first==="-v"?say(`logbook ${VERSION}`,invocation):first==="help"||first==="--help"||first==="-h"?help(rest[0],
invocation):first===void 0?run(findCommand("status",invocation),[],invocation):run(findCommand(first,invocation),rest,invocation)}async function run(spec,argv,invocation){
let{host}=invocation,args=parseCommandArgs(spec,argv);if(isSet(args,"help"))return help(spec.name,invocation);if((typeof spec.writes=="function"?spec.writes(args):
spec.writes===!0)&&isModel(host))throw usage(`${spec.name} changes things and does not run inside Claude Code`,"Run it in a terminal of your own");let output=invocation.
createOutput(args,spec);isSet(args,"raw")&&!showsRaw(host,args)&&output.note("logbook: --raw only works at a terminal; secrets stay masked"),spec.stopsOnSignal&&
host.onInterrupt?.(()=>invocation.abort.abort());let code=await(await spec.load()).run(createContext(invocation,output,args),args);return await output.flush(),code}
function createContext(invocation,output,args){let{host}=invocation,isRaw=showsRaw(host,args);return{env:host.env,cwd:host.cwd,clock:host.clock,store:storePaths(
host.env),output,paint:createPaint(hasColour(host.env,host.isTerminal)),isTerminal:host.isTerminal,isModel:isModel(host),columns:host.columns,progressStream:host.
stderr,signal:invocation.abort.signal,clean:isRaw?stripAnsi:text3=>neutralise(redact(text3))}}function isModel(host){return!!host.env.CLAUDECODE}function showsRaw(host,args){
return args!==void 0&&isSet(args,"raw")&&host.isTerminal&&!isModel(host)}function pageOf(argv,args){let number3=args===void 0?1:numberOption(args,"page")??1,words=argv.
filter((word,at2)=>!word.startsWith("--page")&&argv[at2-1]!=="--page").map(quoteWord);return{number:number3,next:page=>["logbook",...words,"--page",page].join("\
 ")}}function quoteWord(word){return/^[\w@%+=:,./-]+$/.test(word)?word:`'${word.replaceAll("'","'\\''")}'`}function findCommand(name,{commands}){let found=commands.
find(command=>command.name===name);if(found!==void 0)return found;let isOption=name.startsWith("-"),shown=commands.filter(command=>!command.isHidden).map(command=>command.
name),near=nearestName(name,isOption?["--help","--version"]:shown);throw usage(isOption?`unknown option ${name}`:`unknown command "${name}"`,near===void 0?"See:\
 logbook help":`Did you mean: logbook ${near}?`)}async function help(name,invocation){let paint=createPaint(hasColour(invocation.host.env,invocation.host.isTerminal));
return say(name===void 0?renderOverview(invocation.commands,paint):renderCommandHelp(findCommand(name,invocation),paint),invocation)}async function say(text3,invocation){
let output=invocation.createOutput(void 0);return output.print(text3),await output.flush(),0}function report(error,{host,createOutput:createOutput2}){let output=createOutput2(
void 0),{message,hint:hint2}=describeError(error);return output.note(`logbook: ${sentence(message)}${hint2===void 0?"":` ${sentence(hint2)}`}`),host.env.LOGBOOK_DEBUG===
"1"&&error instanceof Error&&output.note(error.stack??""),error instanceof LogbookError&&USAGE_CODES.has(error.code)?2:1}var USAGE_CODES=new Set(["USAGE","SESSI\
ON_AMBIGUOUS","TURN_AMBIGUOUS"]);var TERMINAL_COLUMNS=80,PIPE_COLUMNS=100;async function startCli(commands){process.exitCode=await runCli(process.argv.slice(2),processHost(),commands)}function processHost(){
let{stdout,env}=process,isTerminal=stdout.isTTY===!0;return{env,cwd:process.cwd(),clock:systemClock,stdout,get stderr(){return process.stderr},isTerminal,columns:Number(
env.COLUMNS)||stdout.columns||(isTerminal?TERMINAL_COLUMNS:PIPE_COLUMNS),onInterrupt:stop=>{process.once("SIGINT",stop),process.once("SIGTERM",stop)}}}var config={name:"config",group:"Set up",summary:"show the settings, or change one",operands:"[key] [value]",maxOperands:2,options:{unset:{type:"boolean",help:"\
take the key out of config.json: its default holds again"},json:{type:"boolean",help:"print JSON"}},examples:[["logbook config","every setting, its value and wh\
ere it comes from"],["logbook config exclude '**/secret-*,~/scratch'","leave these projects alone"],["logbook config raw.keepDays --unset","back to the default"]],
writes:({operands,values})=>operands.length>1||values.unset===!0,load:()=>Promise.resolve().then(()=>(init_config2(),config_exports))};var doctor={name:"doctor",group:"Set up",summary:"say what is wrong with the set-up and what to do",operands:"",maxOperands:0,options:{fix:{type:"boolean",help:"\
do what can be done: rights, native module, jobs that were given up"},json:{type:"boolean",help:"print JSON"}},examples:[["logbook doctor","check store, Node, h\
ooks, archive, worker and logs"],["logbook doctor --fix","install the database engine for the Node that runs the hooks, and more"]],writes:({values})=>values.fix===
!0,load:()=>Promise.resolve().then(()=>(init_doctor(),doctor_exports))};var importCommand={name:"import",group:"Store",summary:"take in the sessions Claude Code kept from before",operands:"[folder or transcript]",maxOperands:1,options:{
"dry-run":{type:"boolean",help:"say what would be taken in, write nothing"},json:{type:"boolean",help:"print JSON"}},examples:[["logbook import","everything in \
~/.claude/projects; may be stopped and repeated"],["logbook import /mnt/old/.claude/projects","another machine's"]],writes:!0,stopsOnSignal:!0,load:()=>Promise.resolve().then(()=>(init_import(),import_exports))};var SCOPE_OPTIONS={user:{type:"boolean",help:"~/.claude/settings.json: every project of yours (the default)"},project:{type:"boolean",help:".claude/settings.jso\
n of this repository: everybody who works in it"},local:{type:"boolean",help:".claude/settings.local.json: you, in this repository"}},install={name:"install",group:"\
Set up",summary:"put the hooks into Claude Code's settings",operands:"",maxOperands:0,options:{...SCOPE_OPTIONS,"dry-run":{type:"boolean",help:"say what would b\
e written, write nothing"},json:{type:"boolean",help:"print JSON"}},examples:[["logbook install","capture every project from now on"],["logbook install --projec\
t --dry-run","what a team's repository would get"]],writes:!0,load:()=>Promise.resolve().then(()=>(init_install(),install_exports))};var reindex={name:"reindex",group:"Store",summary:"rebuild the archive from the raw copies",operands:"",maxOperands:0,options:{json:{type:"boolean",help:"print \
JSON"}},examples:[["logbook reindex","after a damaged or deleted archive.db, or a change of index.maxFieldChars"]],writes:!0,stopsOnSignal:!0,load:()=>Promise.resolve().then(()=>(init_reindex(),reindex_exports))};var READ_OPTIONS={json:{type:"boolean",help:"print JSON"},raw:{type:"boolean",help:"at a terminal: show the original text, secrets included"},page:{type:"string",
value:"N",help:"inside Claude Code: the Nth page of a long output"}};var replay={name:"replay",group:"Look back",summary:"a session's tool loop, step by step, from the log alone",operands:"[session]",maxOperands:1,options:{full:{
type:"boolean",help:"join the texts and tokens from the archive"},follow:{type:"boolean",help:"keep printing as the session goes on"},width:{type:"string",value:"\
N",help:"columns to draw in (default: the terminal's)"},...READ_OPTIONS},examples:[["logbook replay","the last session of this project"],["logbook replay 3f2a",
"a session by the first letters of its id"],['logbook replay "flaky test"',"a session by words of its title"],["logbook replay --follow","watch a running sessio\
n"]],stopsOnSignal:!0,load:()=>Promise.resolve().then(()=>(init_replay(),replay_exports))};var SEARCH_SURFACE={name:"search",group:"Look back",summary:"prompts, answers, tool inputs and outputs of every archived turn",operands:"<words>",maxOperands:Number.
POSITIVE_INFINITY,options:{all:{type:"boolean",help:"in every project, not only this one"},project:{type:"string",value:"NAME",help:"in another project (name, f\
older or path)"},session:{type:"string",value:"ID",help:"in one session"},since:{type:"string",value:"DATE",help:"from this day on: 2026-03-01, yesterday, 3d, 2\
w"},until:{type:"string",value:"DATE",help:"up to this day, the day included"},tool:{type:"string",value:"NAME",help:"turns that used this tool"},file:{type:"st\
ring",value:"PATH",help:"turns that touched this file"},role:{type:"string",value:"ROLE",help:"only in: prompt, answer, input, output"},limit:{type:"string",value:"\
N",help:"at most N hits (default 10)"},deep:{type:"boolean",help:"also text that was cut from the index (slower)"},...READ_OPTIONS},examples:[["logbook search f\
laky timeout","turns with both words first, then with one"],[`logbook search '"exit code 2"' -windows`,"a phrase, and a word that must not be there"],["logbook \
search \u8A8D\u8A3C --since 2w --all","any language, every project, two weeks"],["logbook search -- --no-verify","words that look like options, after --"]],takesDashWords:!0};var search={...SEARCH_SURFACE,load:()=>Promise.resolve().then(()=>(init_search2(),search_exports))};var sessions={name:"sessions",group:"Look back",summary:"the sessions of this project, newest first",operands:"",maxOperands:0,options:{all:{type:"boolean",help:"\
of every project"},project:{type:"string",value:"NAME",help:"of another project (name, folder or path)"},limit:{type:"string",value:"N",help:"at most N sessions\
 (default 20)"},...READ_OPTIONS},examples:[["logbook sessions","this project's sessions with length, turns and tools"],["logbook sessions --all --limit 50","the\
 last 50 of every project"]],load:()=>Promise.resolve().then(()=>(init_sessions(),sessions_exports))};var show2={name:"show",group:"Look back",summary:"the text of a turn, a tool call or a session",operands:"<id>",maxOperands:1,options:{full:{type:"boolean",help:"\
tool inputs and outputs whole"},budget:{type:"string",value:"N",help:"at most about N tokens: tool outputs are shortened first"},...READ_OPTIONS},examples:[["lo\
gbook show 1a2b3c4d","one turn: prompt, answer, tools"],["logbook show toolu_01ABC --full","one tool call with all of its output"],["logbook show 3f2a --budget \
4000","a session in about 4,000 tokens"]],load:()=>Promise.resolve().then(()=>(init_show(),show_exports))};var stats={name:"stats",group:"Look back",summary:"tools, failures, durations and sizes, by tool and by day",operands:"[session]",maxOperands:1,options:{all:{type:"\
boolean",help:"of every project"},project:{type:"string",value:"NAME",help:"of another project (name, folder or path)"},since:{type:"string",value:"DATE",help:"\
from this day on: 2026-03-01, yesterday, 3d, 2w"},until:{type:"string",value:"DATE",help:"up to this day, the day included"},...READ_OPTIONS},examples:[["logboo\
k stats","this project"],["logbook stats --all --since 7d","everything, one week"]],load:()=>Promise.resolve().then(()=>(init_stats2(),stats_exports))};var status={name:"status",group:"Look back",summary:"last capture, sessions today, archive, worker, problems",operands:"",maxOperands:0,options:{...READ_OPTIONS},
examples:[["logbook status","where things stand, and what to do next"]],load:()=>Promise.resolve().then(()=>(init_status(),status_exports))};var uninstall={name:"uninstall",group:"Set up",summary:"take the hooks out of Claude Code's settings; what was recorded stays",operands:"",maxOperands:0,options:{
...SCOPE_OPTIONS,"dry-run":{type:"boolean",help:"say what would be written, write nothing"},json:{type:"boolean",help:"print JSON"}},examples:[["logbook uninsta\
ll","stop capturing; the settings are as they were before install"]],writes:!0,load:()=>Promise.resolve().then(()=>(init_uninstall(),uninstall_exports))};var COMMANDS=[replay,search,show2,sessions,stats,status,install,uninstall,doctor,config,importCommand,reindex];startCli(COMMANDS);
