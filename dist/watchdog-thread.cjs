"use strict";var __create=Object.create;var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty;var __copyProps=(to,from,except,desc)=>{if(from&&typeof from=="object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&
key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toESM=(mod,isNodeMode,target)=>(target=mod!=null?__create(__getProtoOf(mod)):{},__copyProps(isNodeMode||!mod||!mod.__esModule?__defProp(target,"default",{
value:mod,enumerable:!0}):target,mod));var import_node_worker_threads=require("node:worker_threads");var systemClock=()=>Date.now();function isoTime(timeMs){return new Date(timeMs).toISOString()}var PLACEHOLDER="[redacted:secret]",PASSWORD_NAMES="pass(?:word|wd|phrase)|pwd|secret",KEY_NAMES='(?:api|access|secret|account|private|encryption|signing|master\
)[_-]?key(?:[_-]?id)?|client[_-]?secret|credentials?|token|(?<=["])auth(?=\\\\{0,15}")|(?<=[?&])(?:sig|x-(?:amz|goog)-signature)',CJK_NAMES="\u5BC6\u7801|\u53E3\u4EE4|\u5BC6\u94A5|\u79D8\u94A5|\u4EE4\u724C|\u30D1\u30B9\u30EF\u30FC\
\u30C9|\u79D8\u5BC6\u9375|\u30C8\u30FC\u30AF\u30F3|\uBE44\uBC00\uBC88\uD638|\uD1A0\uD070|\uC554\uD638",NAME_END="(?:_?\\d{1,3}|[_-](?:prod|production|dev|test|st\
aging|live|id|value|raw|base64|b64))?",QUOTE="\\\\{0,15}[\"'`]",BREAK="(?:\\s|\\\\+(?![\\\\\"'`])n?){0,8}",SEPARATOR=`(?:${QUOTE})?\\s{0,4}(?::=|=>|[:=\uFF1A\uFF1D]|>(?=[^\
<>\\s]{4,4096}</))${BREAK}`,CJK_SEPARATOR="\\s{0,4}(?:[:=\uFF1A\uFF1D]|\u662F|\u4E3A|\u306F|\uB294|\uC740)\\s{0,4}",FLAG_SEPARATOR="\\s{1,4}",VALUE=`(?:(${QUOTE}\
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
return isSecret(quoted??bare??"",quoted!==void 0,password!==void 0)?`${before}${quote??""}${PLACEHOLDER}`:whole}function redactEnvPassword(whole,before,quote,value){
return STAND_IN.test(value)||PATH.test(value)||ABOUT_SECRET.test(before)?whole:`${before}${quote}${PLACEHOLDER}`}function redactAssigned(text){return mayNameSecret(
text)?text.replace(ENV_PASSWORD,redactEnvPassword).replace(ENV_KEY,`$1$2${PLACEHOLDER}`).replace(ASSIGNED,redactMatch).replace(CJK_ASSIGNED,redactMatch).replace(
FLAG,redactMatch):text}var PLACEHOLDER2="[redacted:private-key]",LABEL="[A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----",BEGIN=new RegExp(`-----BEGIN${LABEL}`,"g"),END=new RegExp(`-----END${LABEL}`,
"g"),MAX_LINE=76,MIN_LINE=16,BASE64="[A-Za-z0-9+/=]",GAP=`(?:\\s|\\\\+(?!\\\\)[nrt]?|["',>|#]|\\d{1,6}[\u2192:|\\t]){0,40}`,HEADER="(?:Proc-Type|DEK-Info|Versio\
n|Comment|Hash):[^\\n\\\\]{0,80}",LINE=`${BASE64}{${MIN_LINE},${MAX_LINE}}(?![A-Za-z0-9])`,LAST_LINE=`${BASE64}{1,${MAX_LINE}}(?=${GAP}(?:-----|\u2026|$))`,BODY=new RegExp(
`(?:${GAP}(?:${HEADER}|${LINE}))*(?:${GAP}${LAST_LINE})?(?:${GAP}[+-]?-----END${LABEL})?`,"y"),BACK_GAP=`(?:[\u2192:|\\t]\\d{1,6}|[\\s"',>|#\u2192:\\\\]){0,40}`,
BACK_LINE=`${BASE64}{${MIN_LINE},${MAX_LINE+1}}(?![A-Za-z0-9])`,BACK_BODY=new RegExp(`(?:${BACK_GAP}${BASE64}{1,${MIN_LINE}}(?=${BACK_GAP}${BACK_LINE}))?(?:${BACK_GAP}${BACK_LINE}\
)+(?:${BACK_GAP}${BASE64}{1,${MIN_LINE}}(?![A-Za-z0-9]))?`,"y"),MAX_BODY=16384;function redactBegun(text){let kept="",from=0;for(let begin of text.matchAll(BEGIN))
begin.index<from||(kept+=text.slice(from,begin.index)+PLACEHOLDER2,BODY.lastIndex=begin.index+begin[0].length,BODY.test(text),from=BODY.lastIndex);return kept+text.
slice(from)}function bodyLength(before){let backwards=[...before.slice(-MAX_BODY)].reverse().join("");return BACK_BODY.lastIndex=0,BACK_BODY.test(backwards)?BACK_BODY.
lastIndex:0}function redactEnded(text){let kept="",from=0;for(let end of text.matchAll(END)){let before=text.slice(from,end.index),length=bodyLength(before);from=
end.index+(length>0?end[0].length:0),kept+=before.slice(0,before.length-length)+(length>0?PLACEHOLDER2:"")}return kept+text.slice(from)}function redactPrivateKeys(text){
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
`${keepsGroup?"$1":""}[redacted:${kind}]`));return redactAssigned(result)}var import_node_fs2={default:require("node:fs")},import_node_path=require("node:path");var LogbookError=class extends Error{code;path;byteOffset;hint;constructor(code,message,details={}){super(message,details.cause===void 0?void 0:{cause:details.cause}),
this.name="LogbookError",this.code=code,details.path!==void 0&&(this.path=details.path),details.byteOffset!==void 0&&(this.byteOffset=details.byteOffset),details.
hint!==void 0&&(this.hint=details.hint)}};function errnoOf(error){return typeof error=="object"&&error!==null&&"code"in error&&typeof error.code=="string"?error.code:void 0}var import_node_fs=import_node_fs2;var ABSENT=new Set(["ENOENT","ENOTDIR","EISDIR","ELOOP","ENAMETOOLONG","ENXIO","ENODEV","ERR_INVALID_ARG_VALUE"]);function isAbsent(error){return ABSENT.has(errnoOf(
error)??"")}function statIfPresent(path){try{return import_node_fs.default.statSync(path,{throwIfNoEntry:!1})}catch(error){if(isAbsent(error))return;throw error}}var FILE_MODE=384,DIRECTORY_MODE=448;function makeDirectory(path){if(!import_node_fs2.default.existsSync(path)){makeParent(path);try{import_node_fs2.default.mkdirSync(
path,{mode:DIRECTORY_MODE})}catch(error){if(errnoOf(error)!=="EEXIST")throw error}}}function makeParent(path){let parent=(0,import_node_path.dirname)(path);parent!==
path&&makeDirectory(parent)}function openForWrite(path,flags){try{return import_node_fs2.default.openSync(path,flags,FILE_MODE)}catch(error){if(errnoOf(error)!==
"ENOENT")throw error;return makeDirectory((0,import_node_path.dirname)(path)),import_node_fs2.default.openSync(path,flags,FILE_MODE)}}function appendLine(path,line){
let fd=openForWrite(path,"a+");try{let stat=import_node_fs2.default.fstatSync(fd);if(!stat.isFile())throw new LogbookError("STORE_UNWRITABLE",`append to ${path}\
: no regular file`,{path});let prefix=endsWithNewline(fd,stat.size)?"":`
`;writeWhole(fd,Buffer.from(`${prefix}${line}
`))}finally{import_node_fs2.default.closeSync(fd)}}function endsWithNewline(fd,size){if(size===0)return!0;let last=Buffer.alloc(1);return import_node_fs2.default.
readSync(fd,last,0,1,size-1)===1?last[0]===10:!0}function writeWhole(fd,bytes){let written=0;for(;written<bytes.length;)written+=import_node_fs2.default.writeSync(
fd,bytes,written,bytes.length-written)}var import_node_fs3=import_node_fs2;function rotatedPath(path){return path.replace(/\.(\w+)$/,".1.$1")}function rotateWhenFull(path,maxBytes){if(!((statIfPresent(path)?.size??0)<maxBytes))try{import_node_fs3.default.
renameSync(path,rotatedPath(path))}catch(error){if(errnoOf(error)!=="ENOENT")throw error}}var MAX_FILE_BYTES=1024*1024,MAX_TEXT_CHARS=1e3,MARGIN_CHARS=4096;function appendDiagnostic(store2,entry){rotateWhenFull(store2.diagnostics,MAX_FILE_BYTES);let safe={
...entry,message:bounded(entry.message)};entry.path!==void 0&&(safe.path=bounded(entry.path)),entry.stack!==void 0&&(safe.stack=bounded(entry.stack)),appendLine(
store2.diagnostics,JSON.stringify(safe))}function bounded(text){return redact(text.slice(0,MAX_TEXT_CHARS+MARGIN_CHARS)).slice(0,MAX_TEXT_CHARS)}var{store,limitMs}=import_node_worker_threads.workerData;setTimeout(()=>{try{let message=`work on the store: the worker hung, and was ended after ${Math.round(limitMs/
1e3)} s`;appendDiagnostic(store,{v:1,time:isoTime(systemClock()),code:"WORKER_DIED",event:"worker",message})}finally{process.kill(process.pid,"SIGKILL")}},limitMs);
