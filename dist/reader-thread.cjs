"use strict";var __create=Object.create;var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty;var __copyProps=(to,from,except,desc)=>{if(from&&typeof from=="object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&
key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toESM=(mod,isNodeMode,target)=>(target=mod!=null?__create(__getProtoOf(mod)):{},__copyProps(isNodeMode||!mod||!mod.__esModule?__defProp(target,"default",{
value:mod,enumerable:!0}):target,mod));var import_promises=require("node:timers/promises"),import_node_worker_threads=require("node:worker_threads");var LogbookError=class extends Error{code;path;byteOffset;hint;constructor(code,message,details={}){super(message,details.cause===void 0?void 0:{cause:details.cause}),
this.name="LogbookError",this.code=code,details.path!==void 0&&(this.path=details.path),details.byteOffset!==void 0&&(this.byteOffset=details.byteOffset),details.
hint!==void 0&&(this.hint=details.hint)}},PASSING=new Set(["ENOSPC","EDQUOT","EROFS","EACCES","EPERM","EIO","EAGAIN","EMFILE","ENFILE","ENOMEM"]);function isPassing(error){
return PASSING.has(errnoOf(error)??"")}function errnoOf(error){return typeof error=="object"&&error!==null&&"code"in error&&typeof error.code=="string"?error.code:
void 0}var import_node_v8={default:require("node:v8")};function limitHeap(){import_node_v8.default.setFlagsFromString("--semi-space-growth-factor=1"),import_node_v8.default.
setFlagsFromString("--no-parallel-scavenge"),import_node_v8.default.setFlagsFromString("--heap-growing-percent=80")}var ROLES=["prompt","assistant","result","interrupt","boundary","summary","link"],PROMPT_ROLE=ROLES.indexOf("prompt"),BOUNDARY_ROLE=ROLES.indexOf("boundary");function roleOf(role){
return ROLES[role]??"link"}var PLAIN_FIELDS=["turnKind","agentId","messageId","model","isFinal","isQueued","isError","isStandIn","isCut","isCapped"],PROMPT_FIELDS=[
"promptId","cwd","branch","client"],KEPT_OF_PROMPT=[...PLAIN_FIELDS,...PROMPT_FIELDS],NO_META="{}";function encodeEntry(entry){let{role,parts}=entry,meta2=metaOf(
entry);parts.length>0&&(meta2.parts=parts.map(encodePart));let[first]=parts;return{role:ROLES.indexOf(role),meta:role==="link"&&isEmpty(meta2)?NO_META:JSON.stringify(
meta2),text:first!==void 0&&parts.length===1?textOfPart(first):parts.map(textOfPart).join("")}}function isEmpty(meta2){for(let _ in meta2)return!1;return!0}function metaOf(entry){
let meta2={};for(let key of entry.role==="prompt"?KEPT_OF_PROMPT:PLAIN_FIELDS){let value=entry[key];value!==void 0&&(meta2[key]=value)}let{usage}=entry;return usage!==
void 0&&(meta2.usage=[usage.input,usage.output,usage.cacheRead,usage.cacheWrite]),entry.role==="boundary"&&entry.parent===null&&(meta2.isTop=!0),meta2}function textOfPart(part){
return part.kind==="tool_use"?part.input:part.kind==="tool_result"?part.output:part.text}function encodePart(part){switch(part.kind){case"prompt":case"answer":return[
part.kind,part.text.length];case"tool_use":return[part.kind,part.input.length,part.toolUseId,part.tool];case"tool_result":{let{kind,output,toolUseId,isError,denial,
spilledFile}=part;return spilledFile!==void 0?[kind,output.length,toolUseId,isError,denial??null,spilledFile]:denial===void 0?[kind,output.length,toolUseId,isError]:
[kind,output.length,toolUseId,isError,denial]}default:return part}}function decodeEntry(encoded,identity){let{parts,isTop,usage,...rest}=JSON.parse(encoded.meta),
[parent,...others]=isTop===!0?[]:identity.parents,at=0;return{uuid:identity.uuid,parent:parent??null,...others.length>0&&{otherParents:others},timeMs:identity.timeMs,
role:roleOf(encoded.role),...rest,...usage!==void 0&&{usage:{input:usage[0],output:usage[1],cacheRead:usage[2],cacheWrite:usage[3]}},parts:(parts??[]).map(part=>{
let from=at;return at+=part[1],decodePart(part,encoded.text.slice(from,at))})}}function decodePart(meta2,text2){switch(meta2[0]){case"prompt":case"answer":return{
kind:meta2[0],text:text2};case"tool_use":{let[kind,,toolUseId,tool]=meta2;return{kind,toolUseId,tool,input:text2}}case"tool_result":{let[kind,,toolUseId,isError,
denial,spilledFile]=meta2;return{kind,toolUseId,output:text2,isError,...denial!=null&&{denial},...spilledFile!==void 0&&{spilledFile}}}default:return meta2}}var UUID_CHARS=36,
UUID_BYTES=16,HYPHEN=45,HYPHENS=new Set([8,13,18,23]),NO_DIGIT=16,DIGITS=new Uint8Array(128).fill(NO_DIGIT);for(let value=0;value<NO_DIGIT;value++)DIGITS[value.
toString(16).charCodeAt(0)]=value;function digitAt(text2,at){return DIGITS[text2.charCodeAt(at)]??NO_DIGIT}function packUuid(uuid2){if(uuid2.length!==UUID_CHARS)
return uuid2;let packed=Buffer.allocUnsafe(UUID_BYTES),at=0;for(let to=0;to<UUID_BYTES;to++){if(HYPHENS.has(at)&&uuid2.charCodeAt(at++)!==HYPHEN)return uuid2;let high=digitAt(
uuid2,at++),low=digitAt(uuid2,at++);if((high|low)>=NO_DIGIT)return uuid2;packed[to]=high<<4|low}return packed}function unpackUuid(packed){if(typeof packed=="str\
ing")return packed;let hex=Buffer.from(packed.buffer,packed.byteOffset,packed.byteLength).toString("hex");return`${hex.slice(0,8)}-${hex.slice(8,12)}-${hex.slice(
12,16)}-${hex.slice(16,20)}-${hex.slice(20)}`}function*packLines(lines,space2){let packer=createPacker(space2(LINE_BYTES));for(let line of lines)packer.add(line)||(yield packer.finish(),packer=createPacker(
space2(bytesOf(line))),packer.add(line));yield packer.finish()}var NUMBER_BYTES=8,LENGTH_BYTES=4,MAX_BYTES_PER_UNIT=3,LINE_BYTES=64,ENTRY_BYTES=256,NULL_LENGTH=4294967295;
function createPacker(space2){let writer=createWriter(space2),silentEnd;return{add(line){return isSilent(line)?(silentEnd=line.endOffset,writer.free()>=LINE_BYTES):
writer.free()<roomFor(line)&&writer.free()<bytesOf(line)?!1:(writeLine(writer,line),line.isTerminated&&(silentEnd=void 0),!0)},finish(){return silentEnd!==void 0&&
writeSilence(writer,silentEnd),writer.written()}}}function isSilent({isTerminated,entries,facts,damage,turns=[]}){return isTerminated&&[entries,facts,damage,turns].
every(list=>list.length===0)}var mostBytes=text2=>typeof text2=="string"?text2.length*MAX_BYTES_PER_UNIT:text2.length,exactBytes=text2=>typeof text2=="string"?Buffer.
byteLength(text2):text2.length;function roomFor(line){return measureLine(line,mostBytes)}function bytesOf(line){return measureLine(line,exactBytes)}function measureLine({
entries,facts,damage,turns=[]},measure){let sum=2*LINE_BYTES;facts.length+damage.length>0&&(sum+=measure(JSON.stringify([facts,damage])));for(let{uuid:uuid2,parent,
agentId,row}of entries)sum+=ENTRY_BYTES+measure(uuid2)+measure(parent??"")+measure(agentId??""),sum+=measure(row.meta)+measure(row.text);for(let{entries:ordinals,
columns,words}of turns){sum+=ENTRY_BYTES+ordinals.length*NUMBER_BYTES+measure(JSON.stringify(columns));for(let text2 of words)sum+=measure(text2)}return sum}function writeLine(writer,line){
let{byteOffset,endOffset,bytes,isTerminated,entries,facts,damage,turns=[]}=line;writer.number(byteOffset),writer.number(endOffset),writer.number(bytes),writer.number(
Number(isTerminated)),writer.text(facts.length+damage.length===0?null:JSON.stringify([facts,damage])),writer.number(entries.length);for(let entry of entries)writeEntry(
writer,entry);writer.number(turns.length);for(let turn of turns)writeTurn(writer,turn)}function writeSilence(writer,end){for(let number3 of[end,end,0,1])writer.
number(number3);writer.text(null),writer.number(0),writer.number(0)}function writeEntry(writer,entry){let{uuid:uuid2,parent,timeMs,agentId,chars,row,ordinal}=entry;
writer.text(uuid2),writer.text(parent),writer.number(timeMs),writer.text(agentId??null),writer.number(chars),writer.number(row.role),writer.text(row.meta===NO_META?
null:row.meta),writer.text(row.text),writer.number(ordinal??NO_ORDINAL)}var NO_ORDINAL=-1;function writeTurn(writer,{entries,columns,words}){writer.number(entries.
length);for(let ordinal of entries)writer.number(ordinal);writer.text(JSON.stringify(columns)),writer.number(words.length);for(let text2 of words)writer.text(text2)}
function createWriter(space2){let at=0;return{number(value){at=space2.writeDoubleLE(value,at)},text(value){if(value===null){at=space2.writeUInt32LE(NULL_LENGTH,
at);return}let start=at+LENGTH_BYTES,length=value.length;typeof value=="string"?length=value===""?0:space2.write(value,start):space2.set(value,start),space2.writeUInt32LE(
length,at),at=start+length},free:()=>space2.length-at,written:()=>space2.subarray(0,at)}}var EMPTY=Buffer.alloc(0);function lazy(make){let made;return()=>(made??=make(),made)}var MAX_SEQUENCE=32,joinsPrevious=lazy(()=>new RegExp("^(?:\\p{M}|\\u200d|\\p{Emoji_Modifier}|[\\u{e0020}-\\u{e007f}]|[\\u1160-\\u11ff]|[\\uff9e\\uff9f])","u")),
FIRST_MARK=768,LONE_SURROGATES=/[\ud800-\udfff]/gu;function toWellFormed(text2){return text2.replace(LONE_SURROGATES,"\uFFFD")}function isLowSurrogate(unit){return unit>=
56320&&unit<=57343}function isHighSurrogate(unit){return unit>=55296&&unit<=56319}function splitsPair(text2,at){return at>0&&at<text2.length&&isLowSurrogate(text2.
charCodeAt(at))&&isHighSurrogate(text2.charCodeAt(at-1))}function splitsSequence(text2,at){return at<=0||at>=text2.length||text2.charCodeAt(at)<FIRST_MARK&&text2.
charCodeAt(at-1)<FIRST_MARK?!1:splitsPair(text2,at)?!0:text2.charCodeAt(at-1)===8205||joinsPrevious().test(text2.slice(at,at+2))}function boundaryBefore(text2,at){
if(at>=text2.length)return text2.length;if(at<=0)return 0;let lowest=Math.max(0,at-MAX_SEQUENCE);for(let place=at;place>=lowest;place--)if(!splitsSequence(text2,
place))return place;return splitsPair(text2,at)?at-1:at}function boundaryAfter(text2,at){if(at<=0)return 0;let highest=Math.min(text2.length,at+MAX_SEQUENCE);for(let place=at;place<=
highest;place++)if(!splitsSequence(text2,place))return place;return splitsPair(text2,at)?at+1:at}function cutText(text2,maxChars,mark="\u2026"){return text2.length<=
maxChars?text2:mark.length>=maxChars?text2.slice(0,boundaryBefore(text2,maxChars)):text2.slice(0,boundaryBefore(text2,maxChars-mark.length))+mark}var WORD_CHARS=4096;function cutMiddleAtWords(text2,headChars,tailChars){let maxChars=headChars+tailChars;if(text2.length<=maxChars)return text2;let mark=cutMark(
text2.length-maxChars),room=headChars-mark.length;if(room<=0)return cutText(text2,maxChars);let head=text2.slice(0,boundaryBefore(text2,room)),tail=text2.slice(
boundaryAfter(text2,text2.length-tailChars));return head.slice(0,lastSpace(head))+mark+tail.slice(firstSpace(tail))}function cutMark(chars){return`
\u2026 [${chars} characters cut] \u2026
`}function lastSpace(text2){let from=Math.max(0,text2.length-WORD_CHARS),at=text2.slice(from).search(/\s\S*$/);return at<0?text2.length:from+at}function firstSpace(text2){
return Math.max(0,text2.slice(0,WORD_CHARS).search(/\s/))}var unread=lazy(()=>/(?!\s)[\p{M}\p{Default_Ignorable_Code_Point}\p{Cc}]/gu),dash=lazy(()=>new RegExp("\\p{Dash}","gu"));var ALIKE={a:"\u0430\u0410\u03B1\u0391\u0251\u1D00",b:"\u044C\u0432\u0412\u03B2\u0392\u0299\u13CF",c:"\u0441\u0421\u03F2\u03F9\u1D04\u0188",d:"\u0501\u0500\u1D05\u0257",
e:"\u0435\u0415\u03B5\u0395\u0454\u1D07",f:"\u0493\u0492\uA730\u0192",g:"\u0261\u0581\u0262",h:"\u04BB\u04BA\u043D\u041D\u029C\u0570\u0397\u03B7",i:"\u0456\u0406\u03B9\u0399\u0131\u026A\u0269",
j:"\u0458\u0408\u03F3\u1D0A",k:"\u043A\u041A\u03BA\u039A\u1D0B",l:"\u04CF\u04C0\u029F\u217C\u01C0",m:"\u043C\u041C\u03BC\u039C\u1D0D",n:"\u0578\u043F\u039D\u0274",
o:"\u043E\u041E\u03BF\u039F\u0585\u0555\u1D0F\u03C3",p:"\u0440\u0420\u03C1\u03A1\u1D18",r:"\u0433\u0413\u0280\uAB47",s:"\u0455\u0405\uA731\u0282",t:"\u0442\u0422\u03C4\u03A4\u1D1B",
u:"\u03C5\u057D\u054D\u1D1C\u028B",v:"\u03BD\u0475\u0474\u1D20",w:"\u051D\u051C\u03C9\u1D21\u0461",x:"\u0445\u0425\u03C7\u03A7",y:"\u0443\u0423\u04AF\u04AE\u03A5\u03B3\u028F",
z:"\u1D22\u0290\u0396"},plainLetters=lazy(()=>new Map(Object.entries(ALIKE).flatMap(([plain,alike])=>[...alike].map(letter=>[letter,plain]))));var PLACEHOLDER="[private]",OPENING="(?:[<\uFF1C\uFE64\u2039]|&lt;|\\\\u003c)",CLOSING="(?:[>\uFF1E\uFE65\u203A]|&gt;|\\\\u003e)",FULL_WIDTH=65248,NAME=[..."pri\
vate"].map(letter=>`[${letter}${String.fromCharCode(letter.charCodeAt(0)+FULL_WIDTH)}]`).join("\\p{Default_Ignorable_Code_Point}{0,4}"),ATTRIBUTES="[^<>\uFF1C\uFF1E]{0,20\
0}?",tagPattern=lazy(()=>new RegExp(`${OPENING}\\s{0,8}([/\uFF0F\\\\]?)\\s{0,8}${NAME}(?![\\w-])(?:${ATTRIBUTES}${CLOSING})?`,"giu")),HINT=/[<\uff1c\ufe64\u2039]|&lt;|\\u003c/i;
function stripPrivate(text2){if(!HINT.test(text2))return text2;let kept3="",depth=0,from=0;for(let tag of text2.matchAll(tagPattern())){let isEnd2=tag[1]!=="";depth===
0&&isEnd2||(depth===0&&(kept3+=text2.slice(from,tag.index)+PLACEHOLDER),depth+=isEnd2?-1:1,from=tag.index+tag[0].length)}return depth>0?kept3:kept3+text2.slice(
from)}var ALPHABETS={a:"[A-Za-z0-9]",b:"[\\w+/=-]",d:"\\d",l:"[a-z0-9]",t:"[\\w.=-]",u:"[A-Z0-9]",w:"[\\w-]",x:"[0-9a-fA-F]",p:"[\\w/.%-]"},NOT_AFTER="(?<![A-Za-z0-9]\
)",NOT_INSIDE="(?<![\\w-])",NOT_BEFORE="(?![A-Za-z0-9])",MAX_RUN=1024,MIN_CUT=6,PART=/\{([a-z])(\d+)(?:(\+)|-(\d+)|~(\d+)(?:<(\d+))?)?\}|(\()|([.$^*+?[\]\\/])/g;
function compileShape(written){let isWeak=written.endsWith("!"),source=isWeak?written.slice(0,-1):written,whole=source.replace(/\(([^()]*)\)/g,(_,choice)=>shortestOf(
choice.split("|"))).replace(PART,"").length,pattern=source.replace(PART,(sign,alphabet,least,isOpen,most,real,bounded,group)=>{if(group!==void 0)return"(?:";if(alphabet===
void 0)return`\\${sign}`;whole+=Number(real??least);let bound=most??bounded??(isOpen===void 0&&real===void 0?least:MAX_RUN);return`${ALPHABETS[alphabet]}{${least}\
,${bound}}`});return{pattern:new RegExp(`${source.includes("<")?NOT_INSIDE:NOT_AFTER}(?:${pattern}${NOT_BEFORE}${isWeak?"":cutOf(source)})`,"g"),whole,isWeak}}function shortestOf(texts){
return texts.reduce((shortest,text2)=>text2.length<shortest.length?text2:shortest)}function cutOf(source){let[,prefix,alphabet="",least]=/^([^{}]{3,})\{([a-z])(\d+)[^}]*\}$/.
exec(source)??[];return prefix===void 0||Number(least)<=MIN_CUT?"":`|${prefix.replace(/[.$^*+?[\]\\/]/g,"\\$&").replaceAll("(","(?:")}(?=[A-Za-z_-]{0,40}\\d)${ALPHABETS[alphabet]}\
{${MIN_CUT},${least}}(?=\u2026|$)`}var SOURCES=[{from:"documented by GitHub, GitLab, Bitbucket, Atlassian and the registries; lengths as gitleaks and trufflehog have them",rows:`
github-token ghp_,gho_,ghu_,ghs_,ghr_ gh(p|o|u|s|r)_{a36+}
github-token github_pat_ github_pat_{w22~82}
gitlab-token glpat-,gldt-,glrt-,glft-,glffct-,glptt-,glsoat-,glagent-,glimt-,gloas-,glcbt- gl(pat|dt|rt|ft|ffct|ptt|soat|agent|imt|oas|cbt)-{t20+}
gitlab-token GR1348941 GR1348941{w20}
atlassian-token ATATT3,ATCTT3 AT(A|C)TT3{b40~180}
bitbucket-token ATBB ATBB{t28+}!
npm-token npm_ npm_{a36}
pypi-token pypi- pypi-{w50~150}
rubygems-key rubygems_ rubygems_{x48}
crates-token cio cio{a32}!
clojars-token CLOJARS_ CLOJARS_{l60}
nuget-key oy2 oy2{l43}
jfrog-key AKCp,cmVmd AKCp{a69} cmVmd{a59}
docker-token dckr_ dckr_pat_{w27} dckr_oat_{w32}
sourcegraph-token sgp_ sgp_(local_|){x40} sgp_{x16}_{x40}
sonar-token sqp_,squ_,sqa_,sqco_ sq(p|u|a)_{x40} sqco_{a59}
snyk-token snyk_ snyk_(uat|sat).{x8}.{w40+}
readme-key rdme_ rdme_{l70}
scalingo-token tk-us- tk-us-{w48}
`},{from:"documented by the clouds; shapes as gitleaks, trufflehog and secretlint have them",rows:`
aws-key AKIA,ASIA,AROA,AIDA,ABIA,ACCA (AKIA|ASIA|AROA|AIDA|ABIA|ACCA){u16}
aws-bedrock-key ABSK ABSK{b109~120}
aws-bedrock-key bedrock-api-key- bedrock-api-key-{b40~120}
google-key AIza AIza{w35}
google-key GOCSPX- GOCSPX-{w20~28}
google-token ya29. ya29.{w20~100}
azure-secret Q~ {t3}(7|8)Q~{t31-34}
azure-devops-token AZDO {a76}AZDO{a4}
azure-function-key AzFu {w44}AzFu{a4}(==|)
azure-storage-key +ASt {b76}+ASt{b4-8}
azure-search-key AzSe {a42}AzSe{a6}
digitalocean-token dop_v1_,doo_v1_,dor_v1_ do(p|o|r)_v1_{x64}
scaleway-key SCW SCW{u17}!
alibaba-key LTAI LTAI{a20}!
tencent-key AKID AKID{a32}!
yandex-key AQVN AQVN{w35-38}
yandex-token t1.,y0_ t1.{w8}{w50~170}.{w86} y0_{w55}
cloudflare-token v1.0- v1.0-{x24}-{x146}
cloudflare-token cfut_,cfat_,cfk_ cf(ut|at|k)_{a40}{x8}
heroku-key HRKU- HRKU-{w36~60}
fly-token fo1_,fm1a_,fm1r_,fm2_ fo1_{w43} fm(1a|1r|2)_{b100~300}
vercel-token vcp_,vci_,vca_,vcr_,vck_ vc(p|i|a|r|k)_{a24~56}
netlify-token nfp_ nfp_{a36}
supabase-key sbp_,sb_secret_ sbp_{x40} sbp_{a30-60}! sb_secret_{w22~31}
planetscale-token pscale_ pscale_(tkn|oauth|pw)_{t32+}
openshift-token sha256~ sha256~{w43}
terraform-token .atlasv1. {a14}.atlasv1.{t60+}
vault-token hvs.,hvb.,hvr. hv(s|b|r).{w24~95}
vault-token s. s.{a24}!
doppler-token dp. dp.(pt|ct|sa|scim|audit).{a40-44} dp.st.{a40-44} dp.st.{w2-35}.{a40-44}
pulumi-token pul- pul-{x40}
infracost-key ico- ico-{a32}
prefect-key pnu_,pnb_ pn(u|b)_{a36}
dynatrace-token dt0c01.,dt0s01.,dt0s02. dt0(c01|s01|s02).{u24}.{u64}
onepassword-token ops_eyJ ops_eyJ{b60~600}
onepassword-key A3- A3-{u6}-{u6}-{u5}-{u5}-{u5}-{u5} A3-{u6}-{u11}-{u5}-{u5}-{u5}
bitwarden-token 0. 0.{x8}-{x4}-{x4}-{x4}-{x12}.{a30}:{b24}
tailscale-key tskey- tskey-{l2-12}-{a6+}-{a16+} tskey-{l2-12}-{a20+}
harness-key pat.,sat. (pat|sat).{w22}.{x24}.{a20}
octopus-key API- API-{u26-32}!
launchdarkly-key sdk-,api-,mob- (sdk|api|mob)-{x8}-{x4}-{x4}-{x4}-{x12}
age-key AGE-SECRET-KEY-1,AGE-PLUGIN- AGE-SECRET-KEY-1{u40~58}
`},{from:"documented by the makers of models; lengths as gitleaks, trufflehog and secretlint have them",rows:`
anthropic-key sk-ant- sk-ant-{w16~101}
openai-key sk-proj-,sk-svcacct-,sk-admin-,sk-or-v1- sk-(proj|svcacct|admin|or-v1)-{w20~64}
openai-key sk- sk-{a20~48}!
huggingface-token hf_,api_org_ (hf|api_org)_{a30~34}
groq-key gsk_ gsk_{a30~52}
xai-key xai- xai-{w30~80}
perplexity-key pplx- pplx-{a30~48}
replicate-token r8_ r8_{w37}
nvidia-key nvapi- nvapi-{w30~64}
fireworks-key fw_ fw_{a22-24}!
together-key tgp_v1_ tgp_v1_{w40+}
tavily-key tvly- tvly-{w28+}!
langsmith-key lsv2_ lsv2_(pt|sk)_{x32}_{x10}
elevenlabs-key sk_ sk_{x48}
pinecone-key pcsk_ pcsk_{w40+}
voyage-key pa- pa-{w43}!
cerebras-key csk- csk-{l48}
`},{from:"documented by the services for talk, mail and alerts; shapes as gitleaks and trufflehog have them",rows:`
slack-token xox xox(a|b|e|o|p|r|s)-{w10~40} xoxe.xox(b|p)-{w10~160} xox(c|d)-{b10~60}
slack-token xapp- xapp-{d1}-{w10~80}
slack-webhook hooks.slack.com hooks.slack.com/(services|workflows|triggers)/{p20~43}
slack-webhook hooks.slack-gov.com hooks.slack-gov.com/(services|workflows|triggers)/{p20~43}
teams-webhook webhook.office.com webhook.office.com/webhookb2/{p8-1000}@{p36~110}
zapier-webhook hooks.zapier.com hooks.zapier.com/hooks/catch/{p8~16<60}
make-webhook .make.com hook.(eu1|eu2|us1|us2|).make.com/{a24+}
discord-webhook /api/webhooks/ (discord|discordapp).com/api/webhooks/{d17-20}/{w60~68}
discord-token . (M|N|O){w23-27}.{w6-7}.{w27-40}!
telegram-token :AA {d8-10}:AA{w32-36}
telegram-token bot bot{d8-10}:{w34-38}
twilio-key SK,AC,AP (SK|AC){x32}!
sendgrid-key SG. SG.{w16-32}.{w32-64}
mailgun-key key- key-{x32}
mailchimp-key -us {x32}-us{d1-2}
brevo-key xkeysib-,xsmtpsib- x(keysib|smtpsib)-{x64}-{a16}
resend-key re_ re_{a8}_{a24}!
facebook-token EAA EAA(B|C|D|E|F|G|H|I|J|K|L|M|N|O|P|Q|R|S|T|U|V|W|X|Y|Z){a59~149}!
twitter-token AAAAAAAAAAAAAAAAAAAAA AAAAAAAAAAAAAAAAAAAAA{p40+}
linkedin-secret WPL_AP1. WPL_AP1.{w16}.{b6+}
intercom-token dG9r dG9rO{b54}
hubspot-token pat-na,pat-eu pat-(na1|na2|eu1)-{x8}-{x4}-{x4}-{x4}-{x12}
sentry-token sntrys_,sntryu_ sntrys_{b40~140} sntryu_{x64}
newrelic-key NRAK-,NRAL-,NRII-,NRIQ-,NRJS-,NRBR-,NRRA- NR(AK-{u27}|AL-{w30+}|II-{w32}|IQ-{w32}|JS-{x19}|BR-{x19}|RA-{x42})
newrelic-license FFFFNRAL {x32}FFFFNRAL
grafana-token glc_,glsa_ glc_{b32~120} glsa_{a32}_{x8}
grafana-key eyJrIjoi eyJrIjoi{b70~80}
honeycomb-key hcaik_,hcbik_ hc(a|b)ik_{l32+}
pagerduty-key pdus+_ pdus+_{w10+}_{w8-40}
statsig-key secret- secret-{a40+}!
posthog-key phx_,phs_ ph(x|s)_{a40+}
`},{from:"documented by the services for work and money; shapes as gitleaks and trufflehog have them",rows:`
notion-token ntn_ ntn_{a40~46}
notion-token secret_ secret_{a43}
airtable-token pat pat{a14}.{x64}
linear-key lin_api_,lin_oauth_ lin_(api|oauth)_{a32~40}
figma-token figd_,figu_,figo_,figor_ fig(d|u|o|or)_{w30~40}
postman-key PMAK-,PMAT- PMAK-{x24}-{x34} PMAT-{u26}
asana-token 0/,1/,2/ (0|1|2)/{d16}:{x32} (0|1|2)/{d16}/{d16}:{x32}
shopify-token shpat_,shpca_,shppa_,shpss_,shpua_ shp(at|ca|pa|ss|ua)_{x32}
stripe-key k_live_,k_test_,k_prod_ (s|r|p)k_(live|test|prod)_{a10~24}
stripe-key whsec_ whsec_{b20~32}
square-token EAAA,sq0 EAAA{w60} sq0(atp|csp|idp)-{w22-60}
plaid-token access-sandbox-,access-production-,access-development- access-(sandbox|production|development)-{x8}-{x4}-{x4}-{x4}-{x12}
paypal-token access_token$ access_token$(production|sandbox)\${l16}\${x32}
flutterwave-key FLWSECK FLWSECK-{l32}-X FLWSECK_TEST-{l12} FLWSECK_TEST-{l32}-X
gocardless-token live_,sandbox_ (live|sandbox)_{w40}!
duffel-token duffel_ duffel_(test|live)_{w43}
easypost-key EZAK,EZTK EZ(A|T)K{a54}
shippo-token shippo_ shippo_(live|test)_{x40}
razorpay-key rzp_ rzp_(live|test)_{a14}
adyen-key AQE AQE{a8}{b80+}!
frameio-token fio-u- fio-u-{w64}
typeform-token tfp_ tfp_{w40-59}
contentful-token CFPAT- CFPAT-{w43}
dropbox-token sl. sl.{w100~140} sl.u.{w100+}
adafruit-key aio_ aio_{a28}
lob-key live_,test_ (live|test)_{x35}
databricks-token dapi,dose dapi{x32} dose{x32}
dbt-token dbtu_,dbtc_ dbt(u|c)_{w36+}
confluent-key cflt cflt{b60}
elastic-key essu_ essu_{b40+}
zuplo-key zpka_,zpcd_ zp(ka|cd)_{l32}_{x8}
authress-key .acc sc_{l5-30}.{l4-6}.acc_{l10-32}.{b30-120}
settlemint-token sm_ sm_(aat|pat|sat)_{a16}
maxmind-key _mmk {a6}_{a29}_mmk
definednetworking-token dnkey- dnkey-{t26}-{t52}
buildkite-token bkua_,bkpt_,bkaj_ bk(ua|pt|aj)_{x40}
circleci-token CCIPAT_,CCIPRJ_ CCI(PAT|PRJ)_{a22}_{x40}
neon-key napi_ napi_{l60+}
`},{from:"RFC 7519 and 7516: three parts, of which the last may be empty, or five",rows:`
jwe eyJ eyJ{w16~60<2048}.{w0-1024}.{w8~16}.{w8~60<16384}.{w16~22}
jwt eyJ eyJ{w8~33<4096}.eyJ{w4~80<8192}.{w0~43}
jwt eyJ eyJ{w8~33<4096}.eyJ{w4~80<8192}
`},{from:"a PEM block in base64, where neither a certificate nor a public key follows",rows:`
private-key LS0tLS1CRUdJTi LS0tLS1CRUdJTi{b40-16384}
`}];function readRows(rows){return rows.trim().split(`
`).map(line=>{let[kind="",hints="",...shapes]=line.split(" ");return{kind,hints:hints.split(","),shapes}})}var listKinds=lazy(()=>SOURCES.flatMap(({rows})=>readRows(
rows))),compiled=new Map;function shapesOf(kind){let known=compiled.get(kind);if(known!==void 0)return known;let shapes=kind.shapes.map(compileShape);return compiled.
set(kind,shapes),shapes}function searchFor(literals){let wanted=[...new Set(literals)],byFirst=new Map;for(let literal of wanted){let first=literal.charAt(0);byFirst.set(first,[...byFirst.
get(first)??[],literal])}let starts=wanted.filter(literal=>!wanted.some(one=>one!==literal&&literal.startsWith(one))),pattern=new RegExp(`(?=${starts.map(escapeSigns).
join("|")})[^]`,"g");return text2=>{let places2=new Map;for(pattern.lastIndex=0;pattern.test(text2);){let at=pattern.lastIndex-1;for(let literal of byFirst.get(
text2.charAt(at))??[]){if(!text2.startsWith(literal,at))continue;let known=places2.get(literal);known===void 0?places2.set(literal,[at]):known.push(at)}}return places2}}
function escapeSigns(literal){return literal.replace(/[.*+?^${}()|[\]\\/]/g,"\\$&")}var same=at=>at;function viewOf(text2){return{text:text2,toStart:same,toEnd:same,changes:[]}}function firstNotBelow(numbers,wanted){let low=0,high=numbers.length;
for(;low<high;){let middle=low+high>>>1;numbers[middle]<wanted?low=middle+1:high=middle}return low}function rewrite(view,matches,change){let{text:text2}=view,at=[],
lengths=[],begins=[],ends=[],kept3=[],from=0,length=0;for(let match of matches){let put=change(match);if(put===void 0)continue;let end=match.index+match[0].length;
kept3.push(text2.slice(from,match.index),put),length+=match.index-from,at.push(length),lengths.push(put.length),begins.push(match.index),ends.push(end),length+=
put.length,from=end}if(at.length===0)return view;kept3.push(text2.slice(from));let fromEdit=(edit,place)=>edit<0?place:ends[edit]+place-at[edit]-lengths[edit];return{
text:kept3.join(""),changes:at,toStart(place){let edit=firstNotBelow(at,place+1)-1,isInside=edit>=0&&place<at[edit]+lengths[edit];return view.toStart(isInside?begins[edit]:
fromEdit(edit,place))},toEnd(place){let edit=firstNotBelow(at,place)-1,isInside=edit>=0&&place<=at[edit]+lengths[edit];return view.toEnd(isInside?ends[edit]:fromEdit(
edit,place))}}}var WORD=/^(?:[A-Za-z]|[A-Z]?[a-z]+(?:[A-Z][a-z]+)*(?:[A-Z]{2,5}|(?<=[a-z]{3})[A-Z])?|[A-Z]{1,5}(?:[A-Z][a-z]+)+|[A-Z]+)?\d{0,2}$|^\d{1,4}$|^v\d+$/;function isWord(part){return part.length<=64&&WORD.test(part)}function isWords(text2){return text2.split(/[^A-Za-z0-9]+/).every(isWord)}function isMixed(text2){
return/\d/.test(text2)&&/[A-Za-z]/.test(text2)}var CHUNK=/(?<![\w.~+/=:@%$|-])[\w.~+/=:@%$|-]{10,}/g,RUN=/[\w-]{10}/,SPECIAL=/hooks?\.|whsec_|A(?:KI|SI|RO|ID|BI|CC)A/,MIN_LETTERS=30,SEPARATOR=`
`;function chunksOf(text2){let at=[],from=[],parts=[],length=0;for(let{0:chunk,index}of text2.matchAll(CHUNK)){if(!mayBeToken(chunk))continue;let end=index+chunk.
length,next=text2.charAt(end),part=end===text2.length||next==="\u2026"?chunk+next:chunk+SEPARATOR;at.push(length),from.push(index),parts.push(part),length+=part.
length}return{text:parts.join(""),at,from}}function mayBeToken(chunk){return SPECIAL.test(chunk)||RUN.test(chunk)&&(/\d/.test(chunk)||chunk.length>=MIN_LETTERS||
!isWords(chunk))}var searchHints=lazy(()=>searchFor(listKinds().flatMap(({hints})=>hints))),kindsByHint=lazy(()=>{let kinds=new Map;for(let[index,{hints}]of listKinds().
entries())for(let hint of hints)kinds.set(hint,[...kinds.get(hint)??[],index]);return kinds});function kindsIn(text2){return[...new Set([...searchHints()(text2).
keys()].flatMap(hint=>kindsByHint().get(hint)??[]))].sort((a,b)=>a-b).map(index=>listKinds()[index])}function findByForm(view,found){let{text:text2,at,from}=chunksOf(
view.text);for(let kind of text2===""?[]:kindsIn(text2))for(let{pattern,whole,isWeak}of shapesOf(kind))for(let{0:token,index}of text2.matchAll(pattern)){if(!isToken(
kind,token,isWeak))continue;let chunk=firstNotBelow(at,index+1)-1,start=index-at[chunk]+from[chunk];found(kind.kind,start,start+token.length,whole)}}function isToken({
kind},token,isWeak){return isWeak&&(!isMixed(token)||isWords(token))?!1:kind!=="private-key"||!isPublic(token)}function isPublic(token){return/^LS0tLS1CRUdJTi(?:BDRVJU|BQVUJM)/.
test(token)}var VARIABLE=/^[@&!]?\$(?:\{[^}]*\}.{0,64}|\([^)]*\).{0,8}|\d|[A-Z_][A-Z0-9_]*(?:[/.:[(-].{0,64})?|[a-zA-Z_]+(?:(?:->|::|\.|\[|\().{0,200})?|env:\w+)$|^%[A-Za-z_]+%$|^\$[{(][^})]*$/,
TEMPLATE=/^(?:\{\{.*|\{%.*|<%.*|\$\{\{.*|<[^<>]*>?|\{[A-Za-z_. -]*\}|\[[A-Za-z_. -]*\]|\([A-Za-z_. -]*\)|%\(?\w{0,40}\)?[sdv]|#\{.*|__\w+__|@\w+@?|:[a-z_]+|![A-Za-z]+(?:\s.*)?|[?*&]|op:\/\/.*|vault:.*|ssm:.*|arn:.*|ENC\[.*|secretRef.*|\{\}|\[\]|\(\)|\.[*+].*|\\+[wdsS][+*{].*|[A-Z]{2,}(?:_[A-Z]+)+|(?:id|name|src|source|type|file|env)=[A-Za-z].*|[a-z_]+(?::[\w,]+)?(?:\|[a-z_]+(?::[\w,]+)?)+|\[redacted.*|\[private\]?)$/s,
MASK=/^(?:[*x\u2022\u25cf.#_-]{3,}|(.)\1{3,}|\*{2,}.{0,4}|.{0,4}\*{4,}.{0,4}|.{0,6}(?:\.{3}|\u2026).{0,4})$/i,WORDS=new Set("passed failed null none nil undefin\
ed true false string str number boolean bool bytes required optional redacted changeme change-me example placeholder password passwd secret token default value \
text hidden masked empty unset process import this self config settings secrets vars inputs data await new typeof function async return object array any unknown\
 never void char varchar const let yes no on off enabled disabled missing invalid expired wrong incorrect todo tbd n/a na plain basic bearer oauth oauth2 sha1 s\
ha256 sha512 hs256 rs256 es256 md5 bcrypt argon2 argon2id scrypt pbkdf2 utf8 utf-8 base64 base32 aes256 aes-256-gcm x509 pkcs8 pkcs12 u2f fido2 webauthn totp ho\
tp 2fa mfa s3 k8s oidc saml saml2 x-oauth-basic".split(" ")),YOUR=/^(?:your|my|the|some|insert|enter|replace|put)[-_ ][A-Za-z_ -]*$|^(?:<|\[)?(?:your|insert|enter)[-_ ].{0,40}(?:here|>|\])$/i,
VERSION=/^[v^~>=<]*\d+(?:\.\d+)+(?:[-+.]\w{0,10})*$/,TYPE=/^[&*[\]?]*(?:[Uu]?[Ii]nt\d{1,3}|[iuf]\d{1,3}|[Uu][Tt][Ff]-?\d{1,2}|Base64\w*|Uint\d{1,2}\w*|Sha\d{1,3}\w*)[<>[\];,?]*$/,
URL2=/^[a-z][a-z0-9+.-]{1,20}:\/\//i;function isStandIn(value){return WORDS.has(value.toLowerCase().replace(/[;,!?]+$/,""))||VARIABLE.test(value)||TEMPLATE.test(
value)||MASK.test(value)||YOUR.test(value)||VERSION.test(value)||TYPE.test(value)||URL2.test(value)}var GAP="(?:\\s|\\\\+(?!\\\\)n?){1,12}",QUOTES="[\"'`\\\\]{0,16}",AFTER_NAME=`${QUOTES}\\s{0,4}(?:=>|[:=,\uFF1A])\\s{0,4}${QUOTES}`,isReal=value=>!isStandIn(value);
function isCommandOf(programs){return(value,_front,before)=>isReal(value)&&programs.test(commandBefore(before()))}function commandBefore(text2){return text2.split(
/[;|&]|(?<!\\\r?)\n/).pop()??""}var SHELL_VALUE=`(?:'[^'\\n]{3,256}|"[^"\\n]{3,256}|[^\\s"'|;&]{3,256})`,CLIENTS=/\b(?:curl|wget|https?|xh|ab|hey|siege)\b/,CONTEXTS=[
{kind:"password",hint:"://",pattern:lazy(()=>/(:\/\/[^\s:/?#@"'<>[\]]{0,128}:)(?!\[redacted:)(?:(?:[^\s/?#"'<>]|'(?=\w)){1,256}(?=@)|(?!\d{1,5}[/?#])[^\s"'<>]{1,256}(?=@(?:[\w-]{1,63}\.[\w.-]{1,255}|localhost|[\w-]{1,63}:\d)))/g),
isSecret:value=>isReal(value)&&!/^x-(?:oauth-basic|token-auth|access-token)$/.test(value)},{kind:"password",hint:"://",pattern:lazy(()=>/(:\/\/)(?=[A-Za-z._-]{0,64}\d)[\w.~%+=-]{20,256}(?=(?::[^\s/@"']{0,256})?@)/g),
isSecret:value=>!isWords(value)},{kind:"authorization",hint:"authori",pattern:lazy(()=>new RegExp(`(authori[sz]ation${AFTER_NAME}(?:bearer|basic|token|apikey|ke\
y|negotiate|ntlm|splunk|sso-key|pve\\w{1,12}|gateway|bot|oauth|jwt|zoho-oauthtoken|kong|genikey|ssws|klaviyo-api-key|discogs)${GAP})[\\w.~+/=:!@-]{6,16384}`,"gi")),
isSecret:(value,front)=>isReal(value)&&(value.length>=8||/basic\s/i.test(front))},{kind:"authorization",hint:"authori",pattern:lazy(()=>new RegExp(`(authori[sz]\
ation${AFTER_NAME}(?:digest|hawk|oauth|signature|mac|aws4?(?:-hmac-sha256)?|hmac[\\w-]{0,20}|sharedkey(?:lite)?|acs\\d?-hmac-\\w{1,10}|goog4-rsa-sha256|edge)${GAP}\
)(?=[^\\n]{0,64}[=:])[^\\n\\r'\\\\]{8,4096}`,"gi"))},{kind:"authorization",hint:"authori",pattern:lazy(()=>new RegExp(`(authori[sz]ation${AFTER_NAME}(?:[\\w-]{2,\
30}${GAP})?)(?!(?:basic|bearer)\\b)(?=[A-Za-z._~+/=:-]{0,64}\\d)[\\w.~+/=:-]{8,16384}`,"gi")),isSecret:value=>isReal(value)&&!isWords(value)},{kind:"bearer",hint:"\
bearer",pattern:lazy(()=>/((?<!\w)bearer[\s:=]{1,4})(?=[A-Za-z._~+/=-]{0,64}\d)[\w.~+/=-]{16,16384}/gi),isSecret:value=>isReal(value)&&!isWords(value)},{kind:"c\
ookie",hint:"cookie",pattern:lazy(()=>new RegExp(`((?:set-)?cookie2?${QUOTES}\\s{0,4}[:=,]\\s{0,4}${QUOTES})[\\w.-]{1,64}=[^\\n\\r"'\\\\]{8,4096}`,"gi")),isSecret:value=>isReal(
value.slice(value.indexOf("=")+1))&&/\d/.test(value)},{kind:"cookie",hint:"curl",pattern:lazy(()=>/((?:\s|\\n)(?:-b|--cookie)[ =]{0,2}["']?)[\w.-]{1,64}=[^\n"'\\]{4,4096}/g),
isSecret:isCommandOf(CLIENTS)},{kind:"password",hint:"curl",pattern:lazy(()=>/((?:^|\s|\\n)(?:-u|--user|--proxy-user|-U)[ =]{0,2}["']?[^\s:"']{0,64}:)(?!\/\/)(?:(?<=["'][^\s:"']{0,64}:)[^\n"']{3,256}|[^\s"'`]{3,256})/g),
isSecret:(value,front,before)=>isReal(value)&&!/^\d+$/.test(value)&&CLIENTS.test(commandBefore(before()))&&front!==""},{kind:"password",hint:"sshpass",pattern:lazy(
()=>new RegExp(`(\\bsshpass\\s{1,4}(?:-v\\s{1,4})?-p\\s{0,4})${SHELL_VALUE}`,"g")),isSecret:isReal},{kind:"password",hint:"-p",pattern:lazy(()=>new RegExp(`(\\s-\
p(?=["'\\S])(?!\\s))${SHELL_VALUE}`,"g")),isSecret:isCommandOf(/\b(?:mysql|mysqldump|mysqladmin|mysqlimport|mysqlsh|mariadb|mariadb-dump|7z[az]?|rar|unrar|sqlplus|xfreerdp)\b/)},
{kind:"password",hint:"-p",pattern:lazy(()=>new RegExp(`(\\s-p\\s{1,4})${SHELL_VALUE}`,"gi")),isSecret:isCommandOf(/\b(?:(?:docker|podman|helm registry|nerdctl|az|crane auth|oras|skopeo|oc|buildah)\s+login|mongo(?:sh|dump|restore|export|import)?|zip|unzip|sqlcmd|bcp|mosquitto_(?:pub|sub)|htpasswd|cf login)\b/)},
{kind:"password",hint:"redis-cli",pattern:lazy(()=>new RegExp(`(\\s-a\\s{1,4})${SHELL_VALUE}`,"g")),isSecret:isCommandOf(/\bredis-cli\b/)},{kind:"password",hint:"\
ldap",pattern:lazy(()=>new RegExp(`(\\s-w\\s{1,4})${SHELL_VALUE}`,"g")),isSecret:isCommandOf(/\bldap\w{3,10}\b/)},{kind:"password",hint:"htpasswd",pattern:lazy(
()=>new RegExp(`(\\bhtpasswd\\s{1,4}(?:-[a-zA-Z0-9]{1,8}\\s{1,4}){0,3}-?[\\w./]{1,200}\\s{1,4}[\\w.@-]{1,64}\\s{1,4})${SHELL_VALUE}`,"g")),isSecret:isReal},{kind:"\
password",hint:"-u",pattern:lazy(()=>/((?:\s)(?:-U|--user)[ =]{0,2}["']?[\w.\\/-]{1,64}%)[^\s"']{3,256}/g),isSecret:isCommandOf(/\b(?:smbclient|rpcclient|smbget|smbmap|net|wmic|mount\.cifs)\b/)},
{kind:"password",hint:"pass",pattern:lazy(()=>/(-(?:pass|passin|passout)\s{1,4}["']?pass:)[^\s"']{3,256}/g),isSecret:isReal},{kind:"password",hint:"chpasswd",pattern:lazy(
()=>/(\becho\s{1,4}["']?[\w.-]{1,64}:)[^\s"'|]{3,256}(?=["']?\s{0,4}\|\s{0,4}(?:sudo\s{1,4})?chpasswd)/g),isSecret:isReal},{kind:"password",hint:"sudo -s",pattern:lazy(
()=>new RegExp(`(\\becho\\s{1,4})${SHELL_VALUE}(?=["']?\\s{0,4}\\|\\s{0,4}sudo\\s{1,4}-S)`,"g")),isSecret:isReal},{kind:"password",hint:"password-stdin",pattern:lazy(
()=>new RegExp(`(\\b(?:echo|printf)\\s{1,4})${SHELL_VALUE}(?=["']?\\s{0,4}\\|\\s{0,4}[a-z]{2,20}\\s[^\\n|;]{0,200}--password-stdin)`,"g")),isSecret:isReal},{kind:"\
password",hint:"login",pattern:lazy(()=>/(\blogin\s{1,8}\S{1,128}\s{1,40}(?:password|passwd)\s{1,8}["']?)[^\s"']{3,256}/g),isSecret:isReal},...["requirepass","m\
asterauth","rootpw","bindpw"].map(hint=>({kind:"password",hint,pattern:lazy(()=>new RegExp(`((?<!\\w)${hint}[ \\t]{1,40}["']?)[^\\s"']{4,256}`,"gi")),isSecret:value=>isReal(
value)&&isMixed(value)})),{kind:"password",hint:"identified",pattern:lazy(()=>/(\bidentified\s{1,4}(?:with\s{1,4}\S{1,40}\s{1,4})?by\s{1,4}(?:password\s{1,4})?["'])[^\n"']{3,256}/gi),
isSecret:isReal},{kind:"password",hint:"5432:",pattern:lazy(()=>/((?<![\w.*-])[\w.*-]{1,255}:5432:[\w.*-]{1,64}:[\w.*@-]{1,64}:)[^\s]{3,256}/g),isSecret:isReal},
{kind:"private-key",hint:'"kty"',pattern:lazy(()=>/("(?:d|p|q|dp|dq|qi|k)"\s{0,4}:\s{0,4}")[\w-]{16,4096}/g)},{kind:"signature",hint:"sig",pattern:lazy(()=>/([?&](?:sig|signature|x-(?:amz|goog)-signature|x-oss-signature)=)[\w%+/=-]{16,512}/gi),
isSecret:isMixed}],MAX_COMMAND=500,QUOTED=/^((?:\\*["'])?)[\s\S]*?(?=\\*$)/;function findByContext({text:text2},places2,found){for(let{kind,hint,pattern,isSecret:isSecret2}of CONTEXTS)
if(places2.has(hint))for(let match of text2.matchAll(pattern())){let front=match[1]??"",[whole,opening=""]=QUOTED.exec(match[0].slice(front.length))??[],start=match.
index+front.length+opening.length,end=start+(whole?.length??0)-opening.length,before=()=>text2.slice(Math.max(0,match.index-MAX_COMMAND),match.index+1),value=text2.
slice(start,end);value!==""&&!value.includes(MARK)&&(isSecret2?.(value,front,before)??!0)&&found(kind,start,end)}}var MARK="\uFFFC";var TOKEN="[\\w+/=.~-]",GUTTER="[ \\t]{0,40}(?:[>|+*#\u2502]|-(?=[ \\w])|\\d{1,6}[:|\\t\u2192\u2502])?[ \\t]{0,40}",BREAK=new RegExp(`(?<=${TOKEN})[ \\t]{0,4}\\\\?\
\\r?\\n${GUTTER}(?=${TOKEN})`,"g"),AHEAD=new RegExp(`${TOKEN}{1,512}`,"y"),MAX_BEFORE=128;function runBefore(text2,end){let start=end;for(;start>0&&end-start<MAX_BEFORE&&
/[\w+/=.~-]/.test(text2.charAt(start-1));)start--;return text2.slice(start,end)}function runAfter(text2,start){return AHEAD.lastIndex=start,AHEAD.exec(text2)?.[0]??
""}function joinedViews(view){let{text:text2}=view;if(!text2.includes(`
`))return[];let candidates=[...text2.matchAll(BREAK)].map(gap=>{let isBefore=!isWords(runBefore(text2,gap.index)),isBehind=!isWords(runAfter(text2,gap.index+gap[0].
length));return{gap,isAny:isBefore||isBehind,isWithin:isBefore&&isBehind}}).filter(({isAny})=>isAny);return[candidates.filter((_,at)=>at%2===0),candidates.filter(
(_,at)=>at%2===1),candidates.length<2?[]:candidates.filter(({isWithin})=>isWithin)].flatMap(joints=>joints.length===0?[]:rewrite(view,joints.map(({gap})=>gap),()=>""))}function lowerLatin(text2){return Buffer.from(text2,"latin1").toString("latin1").toLowerCase()}var MIN_VALUE=4,MIN_BARE=6,MIN_KEY=12,MAX_PHRASE=128,SIGN=/[!@#$%^*+=~]/,PROSE=/(?:^|\s)(?:the|a|an|your|you|must|is|are|be|not|of|for|to|in|or|and|at|with|please|enter|should|can|this|that|least|der|die|das|und|oder|nicht|ist|mit|el|la|los|las|es|y|de|no|le|les|est|et)(?=\s|$)/gi,
WORDS_IN_A_ROW=/^[a-z]+(?:[ -][a-z]+){2,}$/;function isSecretValue(named){let{value,isQuoted,isPassword}=named;return value.length<MIN_VALUE||isStandIn(value)||
isPath(value)?!1:named.isPassphrase&&isQuoted&&WORDS_IN_A_ROW.test(value)?!value.match(PROSE):/\s/.test(value)?isQuoted&&isPhrase(value,isPassword):isPassword?isPasswordLike(
named):isKeyLike(named)}function isPhrase(value,isPassword){return value.includes(`
`)?value.split(/\s+/).some(line=>line.length>=MIN_KEY&&!isWords(line)):!isPassword||value.length>MAX_PHRASE||/\$\{|=\\*["']|<\/?\w+>/.test(value)?!1:(/\d/.test(
value)||/[@#$%^*+=~]/.test(value))&&(value.match(PROSE)?.length??0)<2&&!/[.:]\s|:$|\?$/.test(value)}function isPasswordLike({value,isQuoted,isSure,isLoose}){return isCode(
value,isQuoted)?!1:isLoose?value.length>=MIN_BARE&&isMixed(value)&&!isLabel(value):isQuoted||isSure?!isSure||isQuoted||!/^\d{1,3}$/.test(value):value.length>=MIN_BARE&&
(/\d/.test(value)||SIGN.test(value))&&!isLabel(value)}function isKeyLike({value,isQuoted,isSure}){return isCode(value,isQuoted)||value.length<(isSure?MIN_VALUE*
2:MIN_KEY)?!1:isWords(value)?isQuoted&&value.length>=32&&isWord(value):isMixed(value)||value.length>=20}function isLabel(value){return/^\d{1,3}-[a-z]+$|^\d{1,4}[-/]\d{1,2}([-/]\d{1,4})?$|^[a-z]+(?:[_/-][a-z]+)+(?:[_-]?\d{1,2})?$/i.
test(value)}var IDENTIFIERS=/^[&*!]?[A-Za-z_$][\w$]*(?:(?:\?\.|\.|::|->)[A-Za-z_$][\w$]*)+[!?;,]*$/,CALL=/^(?:new\s|await\s|&|\*|!)?([A-Za-z_$][\w$.:>?-]*)(\(|\[)(.*)$/s;
function isCode(value,isQuoted){if(isQuoted)return/^\$\{.*\}$/.test(value);if(IDENTIFIERS.test(value))return isCodeName(value);let[,name="",bracket,rest=""]=CALL.
exec(value)??[];return bracket!==void 0&&isWords(name)&&name.length>=2?isArguments(rest,bracket):/^[A-Z][A-Za-z]*<[\w<>, ]*>?$|^[A-Z][a-z]+(?:[A-Z][a-z]+|\d{1,3}(?=[A-Z]))+$/.
test(value)}var NUMBERED=/^(?:[a-z]*)\d{1,2}$/;function isCodeName(value){return value.split(/[^A-Za-z0-9$]+/).every(part=>isWords(part)&&(!/\d/.test(part)||NUMBERED.
test(part)))}function isArguments(rest,bracket){let close=rest.lastIndexOf(bracket==="("?")":"]");if(close===-1)return rest===""||/^["'`]|,$/.test(rest)||isWords(
rest)&&!/\d/.test(rest);let after=rest.slice(close+1);return after===""||/^[.;,:?!)\]}[(]/.test(after)}var ROOT=/^(?:\.{0,2}|~|[A-Za-z]:)[\\/]/;function isPath(value){
if(!ROOT.test(value))return!1;let parts=value.split(/[\\/]/).filter(part=>part!==""&&!/^(?:\.{1,2}|~|[A-Za-z]:)$/.test(part));return parts.every(part=>/^[\w.@{}$*-]+$/.
test(part))?parts.filter(part=>isWords(part)&&/[A-Za-z]{2}/.test(part)).length*2>parts.length||parts.length===0:!1}var QUALIFIED=/(?:api|app|application|access|secret|account|private|encryption|encrypt|signing|master|auth|service|shared|shared[_-]?access|consumer|client|webhook|deploy|ssh|storage|subscription|admin|root|write|integration|ingest|ingestion|license|hmac|jwt|session|cookie|decryption|rsa|aes|x|server|functions?|primary|host|ocp-apim-subscription|dd|datadog|algolia|stripe|openai|sentry|mailgun|sendgrid|twilio|cohere|mistral|gemini|deepseek|openrouter|azure|maps|google|aws|okta|rollbar|segment|fastly|pusher|recaptcha|plaid|messagebird|search|rest|user|bot|project)[_\-. ]?$/i,
CAPITALS=/[A-Z0-9]_$/,word=(core,rest,isPassword=!0,before)=>({core,rest:lazy(()=>new RegExp(rest,"iy")),isPassword,...before===void 0?{}:{before}}),CORES=[word(
"pass","pass(?:[_-]?(?:word|wd|phrase|code|wort|key)|wd|w|e)?"),word("pwd","pwd"),word("secret","secret(?:[_-]?(?:access[_-]?)?key(?:[_-]?base)?)?"),word("kennw\
ort","kennwort"),word("contrase","contrase(?:\xF1|n|n\u0303)a"),word("clave","clave",!0,/(?:^|[^a-z])$/i),word("senha","senha"),word("parola","parola(?: d'ordin\
e)?"),word("wachtwoord","wachtwoord"),word("haslo","haslo"),word("l\xF6senord","l\xF6senord"),word("mdp","mdp",!0,/(?:^|[^a-z])$/i),word("securestring","secures\
tring"),word("token","token(?:[_-]?secret)?",!1),word("credential","credentials?",!1),word("key","key(?:[_-]?(?:id|data|secret))?",!1,QUALIFIED),word("key","key",
!1,CAPITALS),word("pat","pat",!1,CAPITALS),word("auth","auth(?:[_-]?(?:token|key|secret))?",!1,/(?:_|["'])$/),word("dsn","dsn",!1,CAPITALS)],WIDE_CORES=[word("\u043F\
\u0430\u0440\u043E\u043B","\u043F\u0430\u0440\u043E\u043B[\u044C\u044F]"),word("\u041F\u0430\u0440\u043E\u043B","\u043F\u0430\u0440\u043E\u043B[\u044C\u044F]"),
word("\u041F\u0410\u0420\u041E\u041B","\u043F\u0430\u0440\u043E\u043B[\u044C\u044F]"),word("has\u0142o","has\u0142o"),word("Has\u0142o","has\u0142o"),...["\u5BC6\u7801",
"\u5BC6\u78BC","\u53E3\u4EE4","\u5BC6\u94A5","\u5BC6\u9470","\u79D8\u94A5","\u79D8\u9470","\u4EE4\u724C","\u30D1\u30B9\u30EF\u30FC\u30C9","\u30D1\u30B9\u30B3\u30FC\u30C9",
"\u6697\u8A3C\u756A\u53F7","\u79D8\u5BC6\u9375","\u30C8\u30FC\u30AF\u30F3","\u30B7\u30FC\u30AF\u30EC\u30C3\u30C8","\uBE44\uBC00\uBC88\uD638","\uC554\uD638","\uD1A0\uD070",
"\uBE44\uBC00 \uD0A4"].map(core=>({core,rest:lazy(()=>/$/),isPassword:!/\u4ee4\u724c|\u30c8\u30fc\u30af\u30f3|\ud1a0\ud070/.test(core),isCjk:!0}))],TAIL=/^(?:[_.-]?\d{1,3}|[_.-]?(?:prod|production|dev|develop|development|test|testing|staging|stage|qa|live|local|value|raw|plain|cleartext|text|base64|b64|str|string|new|old|current|admin|root|user|db|data|id)(?![a-z])){0,2}/,
ABOUT=/_(?:NAME|FILE|PATH|DIR|ARN|URL|URI|KEY|TYPE|TTL|POLICY|LENGTH|MIN|MAX|COUNT|HASH|SALT|HEADER|FIELD|EXPIRY|EXPIRES|REQUIRED|ENABLED|ROUNDS|VERSION|ALGORITHM|PREFIX|REF|LIMIT|REGEX|PATTERN|HINT|PROMPT|RESET|TIMEOUT|STORE|MANAGER)(?![A-Z])/y,
CAPITAL_TAIL=/^(?:_[A-Z0-9]{1,12}){1,3}(?![A-Za-z])/,PLAIN_KEYS=/(?:public|publishable|gpg|pgp|primary|foreign|sort|cache|partition|hash|index|row|object|s3|registry|routing|group|query|idempotency|translation|host|range|unique|composite|natural|surrogate|storage|lookup|dedup|map|config|feature|locale|i18n|next|react)[_-]?key/i,
MAX_NAME=64,MAX_TAIL=48,MAX_BEFORE2=40,searchWide=lazy(()=>searchFor(WIDE_CORES.map(({core})=>core)));function findNames(text2,places2,found){findCores(text2,places2,
CORES,found),BEYOND_LATIN.test(text2)&&findCores(text2,searchWide()(text2),WIDE_CORES,found)}var BEYOND_LATIN=/[^\0-\xff]/;function findCores(text2,places2,cores,found){
for(let core of cores)for(let at of places2.get(core.core)??[]){let name=core.isCjk?readCjk(text2,at,core):readName(text2,at,core);name!==void 0&&found(name)}}function readCjk(text2,at,{
core,isPassword}){let end=at+core.length;return{end,whole:text2.slice(at,end),isPassword,isCjk:!0,isVague:!1}}function readName(text2,at,{rest,before,isPassword}){
let pattern=rest();pattern.lastIndex=at;let core=pattern.exec(text2)?.[0];if(core===void 0||before!==void 0&&!before.test(text2.slice(Math.max(0,at-MAX_BEFORE2),
at)))return;let start=startOf(text2,at),end=endOf(text2,start,at+core.length),whole=text2.slice(start,end);return end!==-1&&isName(text2,at,core,whole)?{end,whole,
isPassword,isCjk:!1,isVague:before===CAPITALS}:void 0}function startOf(text2,at){let start=at;for(;start>0&&at-start<MAX_NAME&&/[\w.-]/.test(text2.charAt(start-
1));)start--;return start}function endOf(text2,start,at){if(!/[\w.-]/.test(text2.charAt(at)))return at;let isCapital=/^[^a-z]*$/.test(text2.slice(start,at));if(ABOUT.
lastIndex=at,isCapital&&ABOUT.test(text2))return-1;let rest=text2.slice(at,at+MAX_TAIL),tail=isCapital&&rest.startsWith("_")?CAPITAL_TAIL.exec(rest):TAIL.exec(rest.
toLowerCase()),end=at+(tail?.[0].length??0);return/[A-Za-z0-9_]/.test(text2.charAt(end))?-1:end}function isName(text2,at,core,whole){let previous=text2.charAt(at-
1),lower=core.toLowerCase();return lower==="pass"?!/[a-z]/i.test(previous)||core.startsWith("P")&&/[a-z]/.test(previous):lower==="passe"?/mot de $/i.test(text2.
slice(Math.max(0,at-7),at)):/key$/i.test(lower)?!PLAIN_KEYS.test(whole):lower==="pat"||lower==="dsn"?!0:!/^(?:OLDPWD|PWD)$/.test(whole)}var OPENING2=/[bBrRfFuUL@]{0,2}(?:(\\{0,63})("""|'''|["'`])|([\u201c\u201d\u201e\u2018\u00ab\u300c\u300e]))/y,CLOSING2={"\u201C":"\u201D","\u201D":"\u201D","\u201E":"\
\u201C\u201D","\u2018":"\u2019","\xAB":"\xBB","\u300C":"\u300D","\u300E":"\u300F"};function readValue(text2,at){OPENING2.lastIndex=at;let opening=OPENING2.exec(
text2);if(opening===null)return readBare(text2,at);let[whole,depth="",quote,typographic=""]=opening,start=at+whole.length,end=quote===void 0?endOfTypographic(text2,
start,CLOSING2[typographic]??""):endOfQuoted(text2,start,quote,depth.length);return end===start?void 0:{start,end,isQuoted:!0}}function endOfQuoted(text2,start,quote,depth){
let limit=Math.min(text2.length,start+16384),isMultiline=quote.length>1||quote==="`",run=0;for(let at=start;at<limit;at++){let char=text2.charAt(at);if(text2.startsWith(
quote,at)&&closes(run,depth))return at-Math.min(run,depth);if(char===`
`&&run===0&&!isMultiline)return at;run=char==="\\"?run+1:0}return limit}function closes(run,depth){return run<depth||(run-depth)%(2*(depth+1))===0}function endOfTypographic(text2,start,closing){
for(let at=start;at<Math.min(text2.length,start+256);at++){let char=text2.charAt(at);if(closing.includes(char)||char===`
`)return at}return start}var SURE=/[^\s"'`&;,()[\]{}<>|\\\u2000-\u2bff\u2e80-\uffff]{1,2048}/y,DOUBTFUL=/["'`&;,()[\]{}<>|\\]/,NEXT_FIELD=/&(?:amp;)?[\w.[\]%-]{1,64}=|;\s{0,4}(?:[A-Za-z][\w .-]{0,40}=|\w{1,40}:\s|$)|,\s{0,4}["']?[A-Za-z_][\w.-]{0,40}["']?\s{0,2}[:=]/y,
ENDS_AFTER=/[\s,;:.)\]}>|&\\"'`!?]|[\u2000-\uffff]/,PAIRS={")":"(","]":"[","}":"{"};function readBare(text2,start){let limit=Math.min(text2.length,start+2048),open2=[],
end=start;for(;end<limit;){SURE.lastIndex=end,SURE.test(text2)&&(end=Math.min(SURE.lastIndex,limit));let char=text2.charAt(end);if(end>=limit||!DOUBTFUL.test(char)||
isEnd(text2,end,start,open2))break;(char==="("||char==="["||char==="{")&&open2.push(char),end++}for(;end>start&&".,;:".includes(text2.charAt(end-1));)end--;return end===
start?void 0:{start,end,isQuoted:!1}}function isEnd(text2,at,start,open2){let char=text2.charAt(at),next=text2.charAt(at+1);switch(char){case"(":case"[":case"{":
return!1;case")":case"]":case"}":return open2[open2.length-1]!==PAIRS[char]?next===""||ENDS_AFTER.test(next):(open2.pop(),!1);case"&":case";":case",":return NEXT_FIELD.
lastIndex=at,next===""||/\s/.test(next)||NEXT_FIELD.test(text2)||char==="&"&&next==="&";case"<":return at>start;case">":case"|":return next===""||ENDS_AFTER.test(
next);case"\\":return/[nrt"'`\\\r\n]/.test(next)||next==="";default:return next===""||ENDS_AFTER.test(next)}}function readBlock(text2,at){let indent=/[ \t]{1,64}/y;
indent.lastIndex=at;let margin=indent.exec(text2)?.[0];if(margin===void 0)return;let start=at+margin.length,end=lineEnd(text2,start);for(;end-start<16384&&text2.
startsWith(margin,end+1);)end=lineEnd(text2,end+1);return end>start?{start,end,isQuoted:!0}:void 0}function lineEnd(text2,from){let at=text2.indexOf(`
`,from);return at===-1?text2.length:at}var QUOTE="\\\\{0,63}[\"'`]",CLOSE=`(?:${QUOTE}\\]?|\\]|\\*{1,2}|__)?\\??(?:[ \\t]?\\([^()\\n]{1,40}\\))?`,SPACE="[ \\t]{0,40}",BREAK2="(?:\\s|\\\\+(?:[nrt]|\\r?\\n)\
){0,40}",OPERATOR="(?::=|=>|->|==?|[:\uFF1A\uFF1D])(?:\\*{1,2}|__)?",link=source=>new RegExp(source,"y"),LINKS=[{pattern:link(`(?:${QUOTE})?[^<>\\n]{0,100}>(?:<!\
\\[CDATA\\[)?(?=[^<>]{4,4096}(?:\\]\\]>)?</)`),isSure:!0,isElement:!0},{pattern:link(`${QUOTE}?\\s{0,4}[,;]?${BREAK2}${QUOTE}?(?:[vV]alue|VALUE|[dD]efault|DEFAU\
LT|[sS]ecret_?[sS]tring)${QUOTE}?\\s{0,4}[:=]\\s{0,4}`),isSure:!0},{pattern:link(`${QUOTE}\\s{0,4}\\{[^{}]{0,300}?\\bdefault\\s{0,40}=\\s{0,4}`),isSure:!0},{pattern:link(
"\\??\\s{0,4}:\\s{0,4}[\\w&'<>[\\]?|. ]{1,40}=\\s{0,4}(?=[\"'`])")},{pattern:link('[ \\t]{1,4}[\\w*&[\\]<>]{1,20}[ \\t]{0,4}=[ \\t]{0,4}(?=["`])')},{pattern:link(
"\\s{0,4}:\\s{0,4}[|>][+-]?\\d?[ \\t]{0,8}\\r?\\n"),isBlock:!0},{pattern:link(`${CLOSE}${SPACE}${OPERATOR}${BREAK2}(?:!!\\w{1,20}\\s{1,4})?(?:(?:\\|\\||or|new|await\
)\\s{1,2})?`)},{pattern:link(`${QUOTE}\\s{0,4},\\s{0,4}(?=${QUOTE})`),isQuotedOnly:!0,isLoose:!0},{pattern:link(`\\(\\s{0,4}(?=${QUOTE})`),isQuotedOnly:!0,isLoose:!0},
{pattern:link(`${CLOSE}[ \\t]{1,40}[|\u2502][ \\t]{1,40}`),isLoose:!0},{pattern:link(`${CLOSE}(?:${SPACE}(?:for|of|to|f\xFCr|von|de|del|para|pour)\\s[^\\n:=]{1,40}?)\
?\\s{1,4}(?:is|IS|ist|was|es|est|\xE9|is now|will be|lautet|\u2014|\u2013|-)\\s{1,4}`),isLoose:!0},{pattern:link(`${CLOSE}${SPACE}(?:for|of|to|f\xFCr|von|de|del|pa\
ra|pour)\\s[^\\n:=]{1,40}?:\\s{1,4}`),isLoose:!0}],CJK_LINK={pattern:link(`${CLOSE}(?:[\uFF08(][^\uFF09)\\n]{1,40}[\uFF09)])?${SPACE}(?:(?:[:\uFF1A\uFF1D=]|=>|\u5C31?\u662F|[\u4E3A\u70BA\u8BBE\u8A2D]|\
\u6539[\u4E3A\u70BA\u6210]|\u8A2D\u5B9A[\u4E3A\u70BA]|\u306F|\uB97C|\uC744|\uB294|\uC740|\uAC00|\uC774|\\|)\\s{0,4}){1,2}(?:\\*{1,2}|__)?`)},SPACED={pattern:link(
`${QUOTE}?(?:[ \\t]|\\\\+(?:\\r?\\n|n)){1,8}(?!-)`),isSure:!0},SETS=/(?:^|[^\w-])(?:setx|set(?:\s-[a-zA-Z]{1,3})?|ENV|(?:config|configure|secrets?|env)[ :]set)\s{1,4}(?:-\S+\s){0,2}["']?$|(?:^|\n)\s*$/,
SQL={pattern:/\s{1,4}(?:-[sS]tring\s{1,4})?(?=["'])/y,isQuotedOnly:!0},MAY_LINK=/[\\"'`\])*_?\s]*(?:[:=\uff1a\uff1d,;<>|\u2502({\u2014\u2013-]|(?:is|IS|ist|was|es|est|\u00e9|will|lautet|for|of|to|f\u00fcr|von|del?|para|pour|[vV]alue|VALUE|[dD]efault|DEFAULT|[sS]ecret_?[sS]tring)(?!\w)|[\w*&[\]<>]{1,20}[ \t]*=)/y;
function linkOf(text2,name){if(MAY_LINK.lastIndex=name.end,!name.isCjk&&!MAY_LINK.test(text2)&&spacedLinks(text2,name).length===0)return;let links=name.isCjk?[CJK_LINK]:
[...LINKS,...spacedLinks(text2,name)];for(let one of links)if(!(one.isElement===!0&&!isInTag(text2,name))&&(one.pattern.lastIndex=name.end,one.pattern.test(text2)))
return{link:one,at:one.pattern.lastIndex}}function isInTag(text2,name){let before=text2.slice(Math.max(0,name.end-128),name.end);return/<[A-Za-z][^<>]*$/.test(before)}
function spacedLinks(text2,name){let start=name.end-name.whole.length;if(name.whole.startsWith("-"))return[SPACED];if(/^(?:password|securestring)$|-securestring$/i.
test(name.whole))return[SQL];let before=text2.slice(Math.max(0,start-40),start);return SETS.test(before)&&/[_:.]/.test(name.whole)&&!/(?:^|\n)\s*$/.test(before)?
[SPACED]:[]}function findNamed({text:text2},places2,found){let names=[];findNames(text2,places2,name=>names.push(name)),names.sort((a,b)=>a.end-b.end);let secretEnd=0,
otherEnd=0;for(let name of names){if(name.end<=secretEnd)continue;let joined=linkOf(text2,name);if(joined===void 0||joined.at<otherEnd-MAX_REPEATED)continue;let value=valueBehind(
text2,joined);if(value===void 0)continue;let written=text2.slice(value.start,value.end);!written.includes(MARK)&&isSecret(text2,name,joined,{...value,written})?
(found("secret",value.start,value.end),secretEnd=value.end):otherEnd=value.end}}var MAX_REPEATED=256;function valueBehind(text2,{link:joining,at}){return joining.
isElement===!0?elementAt(text2,at):joining.isBlock===!0?readBlock(text2,at):readValue(text2,at)}function elementAt(text2,start){let end=text2.indexOf("<",start);
return{start,end:text2.startsWith("]]>",end-3)?end-3:end,isQuoted:!0}}function isSecret(text2,name,joined,value){let{written,isQuoted}=value,isAssigned=text2.charAt(
joined.at-1)==="="&&text2.charAt(name.end)==="=";if(isSaidOtherwise(text2,name,joined.at,value,isAssigned))return!1;let isEnvironment=isAssigned&&/^(?=.*_)[A-Z0-9_.]+$/.
test(name.whole);return isSecretValue({value:written,isQuoted,isPassword:name.isPassword,isPassphrase:/phrase$/i.test(name.whole),isSure:joined.link.isSure===!0||
isEnvironment&&name.isPassword,isLoose:joined.link.isLoose===!0})}function isSaidOtherwise(text2,name,at,{written,isQuoted},isAssigned){let before=text2.charAt(
name.end-name.whole.length-1),between=text2.slice(name.end,at);return name.isVague&&written.length<MIN_ENVIRONMENT_KEY||between===":"&&before===":"||isQuoted&&isAssigned&&
before===text2.charAt(at)?!0:/^-*pass$/i.test(name.whole)&&!isAssigned?(isQuoted?/\s/:/^[A-Za-z]+[_A-Z]|^\d/).test(written):!isQuoted&&LINE_END.test(between)&&!isAloneOnLine(
text2,at,written)}var LINE_END=/(?<!\\\r?)\n|\\+n/;function isAloneOnLine(text2,at,written){let line=/[^\n\\"]{0,2048}/y;return line.lastIndex=at,isMixed(written)&&
!/[=:]/.test(line.exec(text2)?.[0]??"")}var MIN_ENVIRONMENT_KEY=16;var RUN2="(?<!\\\\)\\\\+(?!\\\\)",ESCAPE=new RegExp(`${RUN2}(?:u(?:([0-9a-f]{4})|\\{([0-9a-f]{1,5})\\})|x([0-9a-f]{2})|(033|e(?=\\[))|([nrt])|(["'\`/]))|&(?:(quot|a\
pos|amp|lt|gt)|#x([0-9a-f]{2,4})|#(\\d{2,4}));|(\\^\\[)(?=\\[)|(\u241B)`,"gi"),ENTITIES={quot:'"',apos:"'",amp:"&",lt:"<",gt:">"},BLANKS={n:`
`,r:"\r",t:"	"},ESC="\x1B";function readEscape(match){let[,u4,u,x,esc2,blank,sign,entity,hex,decimal,caret,symbol]=match,code=u4??u??x??hex;return code!==void 0?
String.fromCodePoint(Number.parseInt(code,16)):decimal!==void 0?String.fromCharCode(Number(decimal)):blank!==void 0?BLANKS[blank]:entity!==void 0?ENTITIES[entity.
toLowerCase()]:(esc2??caret??symbol)===void 0?sign:ESC}var IGNORABLE="\\xad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u20\
6f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb",CONTROLS="\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f",WIDE="\\uff03-\\uff06\\uff0b\\uff0d-\\uff1a\\uff1d\\uff20-\\\
uff3a\\uff3f\\uff41-\\uff5a\\uff5e",UNSEEN=new RegExp(`(?:\\x1b\\[|\\x9b)[0-?]{0,64}[ -/]{0,8}[@-~]?|(?:\\x1b[\\]PX^_]|[\\x90\\x98\\x9d-\\x9f])[^\\x07\\x1b\\x9c\\n]{0,2048}(\
?:\\x07|\\x1b\\\\|\\x9c)?|\\x1b[ -/]{0,4}[0-~]?|\\r(?!\\n)|[${CONTROLS}${IGNORABLE}]|\\udb40[\\udc00-\\udfff]|\\ud834[\\udd73-\\udd7a]|\\ud82f[\\udca0-\\udca3]|([${WIDE}\
])`,"g"),FULL_WIDTH2=65248;function seen([,wide]){return wide===void 0?"":String.fromCharCode(wide.charCodeAt(0)-FULL_WIDTH2)}var PERCENT=/%(?:25){0,3}(?:([2-7][0-9a-f])|(0[ad]))|(?:%(?:25){0,3}[cd][0-9a-f]|%(?:25){0,3}e[0-9a-f]%(?:25){0,3}[89ab][0-9a-f])%(?:25){0,3}[89ab][0-9a-f]/gi;
function readPercent([whole,code,lineEnd2]){if(lineEnd2!==void 0)return`
`;if(code!==void 0)return String.fromCharCode(Number.parseInt(code,16));try{return decodeURIComponent(whole.replace(/%(?:25)+/g,"%"))}catch{return}}var WIDE_SIGN=new RegExp(
`[${WIDE}]`);function narrowView(view){return view.text.includes("\\")&&WIDE_SIGN.test(view.text)?rewrite(view,view.text.matchAll(UNSEEN),seen):view}function plainView(view){
let read=/[\\&^\u241b]/.test(view.text)?rewrite(view,view.text.matchAll(ESCAPE),readEscape):view,shown=rewrite(read,read.text.matchAll(UNSEEN),seen);return shown.
text.includes("%")?rewrite(shown,shown.text.matchAll(PERCENT),readPercent):shown}var EDGE="-{4}[- ]",LABEL="[A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)? ?-{4,5}",BEGIN=new RegExp(`${EDGE}BEGIN${LABEL}|Private-Lines: ?\\d{1,4}`,"g"),END=new RegExp(`${EDGE}\
END${LABEL}`,"g"),MAX_LINE=8192,MIN_LINE=16,BASE64="[A-Za-z0-9+/=]",GAP2=`(?:\\s|\\\\+(?!\\\\)[nrt]?|["',>|#]|\\d{1,6}[\u2192:|\\t]){0,40}`,HEADER="(?:Proc-Type\
|DEK-Info|Version|Comment|Hash|Subject|x-\\w{1,20}|Private-MAC):[^\\n\\\\]{0,80}",LINE=`${BASE64}{${MIN_LINE},${MAX_LINE}}(?![A-Za-z0-9])`,LAST_LINE=`${BASE64}{\
1,${MAX_LINE}}(?=${GAP2}(?:-----|\u2026|$))`,BODY=new RegExp(`(?:${GAP2}(?:${HEADER}|${LINE}))*(?:${GAP2}${LAST_LINE})?(?:${GAP2}[+-]?${EDGE}END${LABEL})?`,"y"),
BACK_GAP=`(?:[\u2192:|\\t]\\d{1,6}|[\\s"',>|#\u2192:\\\\]){0,40}`,BACK_LINE=`${BASE64}{${MIN_LINE},${MAX_LINE+1}}(?![A-Za-z0-9])`,BACK_BODY=new RegExp(`(?:${BACK_GAP}${BASE64}\
{1,${MIN_LINE}}(?=${BACK_GAP}${BACK_LINE}))?(?:${BACK_GAP}${BACK_LINE})+(?:${BACK_GAP}${BASE64}{1,${MIN_LINE}}(?![A-Za-z0-9]))?`,"y"),MAX_BODY=16384;function findBegun(text2){
let ranges=[],from=0;for(let begin of text2.matchAll(BEGIN))begin.index<from||(BODY.lastIndex=begin.index+begin[0].length,BODY.test(text2),from=BODY.lastIndex,ranges.
push({start:begin.index,end:from}));return ranges}function bodyLength(before){let backwards=[...before.slice(-MAX_BODY)].reverse().join("");return BACK_BODY.lastIndex=
0,BACK_BODY.test(backwards)?BACK_BODY.lastIndex:0}function findEnded(text2,begun){let ranges=[],from=0,next=0;for(let end of text2.matchAll(END)){for(;next<begun.
length&&begun[next].end<=end.index;)from=begun[next++].end;if((begun[next]?.start??Number.POSITIVE_INFINITY)<end.index)continue;let length=bodyLength(text2.slice(
Math.max(from,end.index-MAX_BODY),end.index));length>0&&ranges.push({start:end.index-length,end:end.index+end[0].length}),from=end.index+end[0].length}return ranges}
function findPrivateKeys({text:text2},found){if(!text2.includes("PRIVATE KEY")&&!text2.includes("Private-Lines"))return;let begun=findBegun(text2);for(let{start,
end}of[...begun,...findEnded(text2,begun)])found("private-key",start,end)}var MARKS=/(?:\[redacted:[\w-]{1,40}\])+/g,MAX_ROUNDS=8;function findSecretsIn(text2){let found=[];for(let round=0;round<MAX_ROUNDS;round++){let more=judge(maskedView(
text2,found));if(more.length===0)break;found=merge([...found,...more])}return found}function maskedView(text2,found){let ranges=found.map(({start,end})=>({index:start,
0:text2.slice(start,end)})),marked=rewrite(viewOf(text2),ranges,()=>"[redacted:x]");return rewrite(marked,marked.text.matchAll(MARKS),()=>MARK)}function judge(view){
let found=[],take=judged=>(kind,start,end)=>{found.push({kind,start:judged.toStart(start),end:judged.toEnd(end)})},plain=plainView(view);for(let judged of new Set(
[view,narrowView(view),plain]))judgeView(judged,take(judged));return judgeJoined(plain,take),merge(found)}var searchHints2=lazy(()=>searchFor([...CONTEXTS.map(({
hint})=>hint),...CORES.map(({core})=>core)]));function judgeView(view,take){let places2=searchHints2()(lowerLatin(view.text));findPrivateKeys(view,take),findByForm(
view,take),findByContext(view,places2,take),findNamed(view,places2,take)}function judgeJoined(plain,take){for(let joined of joinedViews(plain)){let takeJoined=take(
joined),{changes}=joined;findByForm(joined,(kind,start,end,whole)=>{let joint=changes[firstNotBelow(changes,start+1)]??end;joint>=end||joint-start>=whole||takeJoined(
kind,start,Math.min(end,changes[firstNotBelow(changes,start+whole)]??end))})}}function merge(found){let sorted=[...found].sort((a,b)=>a.start-b.start||b.end-a.end),
merged=[];for(let one of sorted){let last2=merged.at(-1);last2!==void 0&&one.start<last2.end?last2.end=Math.max(last2.end,one.end):merged.push({...one})}return merged}var HINTS="pass|pwd|secret|key|credential|token|auth|sig|bearer|hook|cookie|curl|mysql|mariadb|redis-cli|login|identified|senha|securestring|wpl_|contrase|kennw\
ort|clave|parola|wachtwoord|haslo|l\xF6senord|mdp|rootpw|5432:|smbclient|ldapsearch|sudo -s|zip -|7z |private-lines",WIDE_HINTS="\u043F\u0430\u0440\u043E\u043B|\u041F\u0410\u0420\u041E\u041B|\u041F\u0430\u0440\u043E\u043B|has\u0142o|Has\u0142o|\u5BC6\
|\u53E3\u4EE4|\u79D8|\u4EE4\u724C|\u30D1\u30B9\u30EF\u30FC\u30C9|\u6697\u8A3C|\u30C8\u30FC\u30AF\u30F3|\u30B7\u30FC\u30AF\u30EC\u30C3\u30C8|\uBE44\uBC00|\uD1A0\uD070|\uC554\uD638",
NAMES=new RegExp(HINTS),WIDE_NAMES=WIDE_HINTS.split("|"),CAPITALS2="PAT=",RUN3=/(?<![\w-])(?=[\w-]{10})(?:(?!(?:toolu|msg|req)_|claude-|[0-9a-f-]{7,64}(?![\w-]))(?:(?=[A-Za-z_-]{0,64}\d)(?:[\w-]{15,512}|[\w-]{10,14}(?=[ \t]{0,4}\\?\r?\n|\\{1,15}[rn]))|[\w-]{30,512}|[\w-]{10,14}(?:\u2026|$))|A(?:KI|SI|RO|ID|BI|CC)A|SCW|NR[A-Z]{2}-|whsec_|gl[a-z]{2,5}-|\d{15})/g,
USER=/:\/\/[^\s"<>]{1,300}@/,HIDING=/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uff10-\uff5e\uffa0\ufff0-\ufffb\udb40]|\\(?:u[0-9a-fA-F{]|x[0-9a-fA-F]|033|e\[)|\^\[\[|%(?:25)*[2-7c-fC-F][0-9a-fA-F]|\r(?!\n)|\u241b/,
BETWEEN=/[^\w./-]/,BREAK3=/[ \t]{0,4}(?:\\?\r?\n|\\{1,15}[rn])/y,MIN_RUN=15,MIN_LETTERS2=30,MIN_PART=8,MIN_TEXT=8;function mayHoldSecret(text2){return text2.length<
MIN_TEXT?!1:BETWEEN.test(text2)&&mayNameSecret(text2)||hasRandomRun(text2)||HIDING.test(text2)}function hasRandomRun(text2){for(let{0:run,index}of text2.matchAll(
RUN3))if(BREAK3.lastIndex=index+run.length,run.length<MIN_RUN||run.length>=MIN_LETTERS2||BREAK3.test(text2)||run.split(/[_-]+/).some(part=>part.length>=MIN_PART&&
!/^\d{1,14}$/.test(part)&&!isWord(part)))return!0;return!1}function mayNameSecret(text2){let latin=lowerLatin(text2);return NAMES.test(latin)||text2.includes(CAPITALS2)||
latin.includes("://")&&USER.test(text2)||BEYOND_LATIN2.test(text2)&&WIDE_NAMES.some(hint=>text2.includes(hint))}var BEYOND_LATIN2=/[^\0-\xff]/;function findSecrets(text2){return mayHoldSecret(text2)?findSecretsIn(text2):[]}function redact(text2){let found=findSecrets(text2);if(found.length===0)return text2;let parts=[],from=0;for(let{kind,start,end}of found)parts.push(text2.slice(
from,start),`[redacted:${kind}]`),from=end;return parts.join("")+text2.slice(from)}var NON_ASCII=/[^\0-\x7f]/,LATIN_MARKED=/[\u00c0-\u024f\u1e00-\u1eff]|[\u0300-\u036f]/g,COMBINING=/[\u0300-\u036f]/g,invisible=lazy(()=>new RegExp("\\p{Default_I\
gnorable_Code_Point}","gu")),BEYOND_TYPESET=/[^\0-\x7f\xb7\u2010\u2012-\u2016\u2018-\u2023\u2026\u2190-\u21ff\u2500-\u25ff\u2713-\u2718]/;function isTypeset(text2){
return!BEYOND_TYPESET.test(text2)}function isAscii(text2){return!NON_ASCII.test(text2)}var plainLetters2=[];function stripMark(char){let unit=char.charCodeAt(0),
known=plainLetters2[unit];if(known!==void 0)return known;let plain=char.normalize("NFD").replace(COMBINING,"");return plainLetters2[unit]=plain,plain}function foldShape(text2){
return isAscii(text2)?text2:isTypeset(text2)?text2.replaceAll("\u2026","..."):text2.replace(invisible(),"").normalize("NFKC").replace(LATIN_MARKED,stripMark).normalize(
"NFKC")}function lowerCase(shape){let lower=shape.toLowerCase();return lower.includes("\u03C2")?lower.replaceAll("\u03C2","\u03C3"):lower}var ANSI=/(?:\x1b\[|\x9b)[0-?]{0,64}[ -/]{0,8}[@-~]?|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c\n]{0,2048}(?:\x07|\x1b\\|\x9c)?|\x1b[ -/]{0,4}[0-~]?/g,ANSI_START=/[\x1b\x90-\x9f]/,
LINE_ENDS=/\r\n?|[\u0085\u2028\u2029]/g,CONTROLS2=/[\0-\x08\x0b-\x1f\x7f-\x9f]/g,PRINTABLE=/^[\t\n -~]*$/,invisible2=lazy(()=>new RegExp("(?![\\u200d\\ufe00-\\ufe0\
f])\\p{Default_Ignorable_Code_Point}|[\\ufff9-\\ufffb]","gu")),REPEATED_SELECTORS=/([\ufe00-\ufe0f])[\ufe00-\ufe0f]+/g,ASCII_SELECTORS=/(?<=[!-"$-)+-/:-~])[\ufe00-\ufe0f]+|(?<=[#*0-9])[\ufe00-\ufe0f]+(?!\u20e3)/g,
strayJoiners=lazy(()=>new RegExp("(?<!(?:\\p{Extended_Pictographic}|\\p{Emoji_Modifier})[\\ufe00-\\ufe0f]?)\\u200d|\\u200d(?!\\p{Extended_Pictographic})","gu"));
function stripAnsi(text2){return ANSI_START.test(text2)?text2.replace(ANSI,""):text2}function stripUnseen(text2){if(PRINTABLE.test(text2))return text2;let seen2=stripAnsi(
toWellFormed(text2)).replace(LINE_ENDS,`
`).replace(CONTROLS2,"");return isTypeset(seen2)?seen2:seen2.replace(invisible2(),"").replace(REPEATED_SELECTORS,"$1").replace(strayJoiners(),"").replace(ASCII_SELECTORS,
"")}function withhold(text2){return redact(stripPrivate(stripUnseen(text2)))}var MARGIN_CHARS=16384;function withholdHead(text2,maxChars){let judged=maxChars+MARGIN_CHARS;if(text2.length<=judged)return cutText(withhold(text2),maxChars);let head=text2.
slice(0,wordEndBefore(text2,judged));return cutText(`${withhold(head)}\u2026`,maxChars)}function wordEndBefore(text2,at){for(let end=at;end>at-MARGIN_CHARS;end--)if(isSpace(text2.charCodeAt(end)))return end;return boundaryBefore(text2,at)}function isSpace(unit){return unit===32||unit>=9&&unit<=13}var OPENING_BRACKET=/[<\uff1c\ufe64\u02c2\u1438\u276e\u3008\u27e8\u3008]/,OPENING_BRACKETS=new RegExp(OPENING_BRACKET,"g");var ROLES2="human|assistant|system|user";var ROLE=new RegExp(`^(?:${ROLES2})[ \\t*_~]{0,8}:$`);var TAG="logbook-context",OPENING3=`<${TAG} kind="`,CLOSING3=`</${TAG}>`,WHOLE_OPENING=new RegExp(`${OPENING3}[^<>\\n]{0,2000}>\\n`,"y");function stripOwnBlocks(text2){let kept3="",from=0;for(let at=text2.indexOf(OPENING3);at>=0;at=text2.indexOf(OPENING3,Math.max(at+1,from))){if(WHOLE_OPENING.lastIndex=
at,!WHOLE_OPENING.test(text2))continue;kept3+=text2.slice(from,at);let end=text2.indexOf(CLOSING3,at);if(end<0)return kept3;from=end+CLOSING3.length,text2[from]===
`
`&&from++}return kept3+text2.slice(from)}function cleanText(text2){return stripPrivate(stripOwnBlocks(toWellFormed(text2)))}var REMINDER_START="<system-reminder>",REMINDER_END="</system-reminder>";function cleanSpeech(text2){
return cleanText(dropReminders(text2)).trim()}function dropReminders(text2){let kept3="",from=0;for(let at=text2.indexOf(REMINDER_START);at!==-1;at=text2.indexOf(
REMINDER_START,at+1)){if(at<from||at>0&&text2[at-1]!==`
`)continue;let end=text2.indexOf(REMINDER_END,at);if(end===-1)break;kept3+=text2.slice(from,at),from=end+REMINDER_END.length}return kept3+text2.slice(from)}function isFields(value){return typeof value=="object"&&value!==null&&!Array.isArray(value)}function fieldsOf(parent,key){let value=parent[key];return isFields(
value)?value:EMPTY2}function stringOf(parent,key){let value=parent[key];return typeof value=="string"&&value!==""?value:void 0}function countOf(parent,key){let value=parent[key];
return typeof value=="number"&&Number.isFinite(value)&&value>0?value:0}function timeOf(entry){let stamp=stringOf(entry,"timestamp"),time2=stamp===void 0?0:Date.
parse(stamp);return Number.isNaN(time2)?0:time2}var SIDECHAIN_AGENT="sidechain",EMPTY2=Object.freeze({});function trimEndOf(text2,chars){let end=text2.length;for(;end>0&&chars.includes(text2.charAt(end-1));)end--;return text2.slice(0,end)}var DENIAL_TEXTS=[[/^The user doesn't want to (?:proceed with this tool use|take this action)/,"user-rejected"],[/^(?:This command requires approval|Claude requested permissions? to )/,
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
counts:void 0}var NUL=0,QUOTE2=34,BACKSLASH=92,BRACE_BIT=32,OPEN=123,CLOSE2=125,RECORD_START=Buffer.from('{"'),FIRST_KEYS=["parentUuid","type","uuid","sessionId","logicalPare\
ntUuid","isSidechain"].map(key=>Buffer.from(`${key}"`)),SPARE_WORK_BYTES=16*1024*1024,WORK_FACTOR=8;function salvage(line){let nulBytes=countNuls(line);return nulBytes>
0?salvageNuls(line,nulBytes):salvageRecords(line)}function salvageNuls(line,nulBytes){let rest=salvageRecords(line.filter(byte=>byte!==NUL)),damage={byteOffset:line.
indexOf(NUL),bytes:nulBytes,reason:"nul"};return{objects:rest.objects,damage:[damage,...rest.damage]}}function countNuls(line){let count2=0;for(let at=line.indexOf(
NUL);at!==-1;at=line.indexOf(NUL,at+1))count2+=1;return count2}function salvageRecords(line){let found={objects:[],damage:[]},workLeft=SPARE_WORK_BYTES+WORK_FACTOR*
line.length,lostFrom=0,from=0;for(;workLeft>0;){let start=nextStart(line,from);if(start===-1)break;let end=objectEnd(line,start);workLeft-=(end===-1?line.length:
end)-start;let object=end===-1?void 0:parseRecord(line.toString("utf8",start,end));from=object===void 0?start+1:end,object!==void 0&&(noteLoss(line,lostFrom,start,
"welded",found.damage),found.objects.push(object),lostFrom=end)}return noteLoss(line,lostFrom,line.length,line.includes(RECORD_START)?"torn":"not-json",found.damage),
found}function nextStart(line,from){for(let at=line.indexOf(RECORD_START,from);at!==-1;at=line.indexOf(RECORD_START,at+1)){let key=at+RECORD_START.length;if(at===
0||FIRST_KEYS.some(first=>line.subarray(key,key+first.length).equals(first)))return at}return-1}function objectEnd(line,start){let depth=0;for(let at=start;at<line.
length;at+=1){let byte=line[at];if(byte===QUOTE2){at=stringEnd(line,at+1);continue}if((byte|BRACE_BIT)===OPEN?depth+=1:(byte|BRACE_BIT)===CLOSE2&&(depth-=1),depth===
0)return at+1}return-1}function stringEnd(line,from){let at=from;for(;at<line.length&&line[at]!==QUOTE2;)at+=line[at]===BACKSLASH?2:1;return at}function parseRecord(text2){
try{let value=JSON.parse(text2);return!isFields(value)||stringOf(value,"type")===void 0?void 0:"parentUuid"in value||"sessionId"in value?value:void 0}catch(error){
if(error instanceof SyntaxError)return;throw error}}function noteLoss(line,from,to,reason,damage){line.subarray(from,to).every(byte=>byte<=32)||damage.push({byteOffset:from,
bytes:to-from,reason})}var NOISE_TYPES=new Set(["agent-color","agent-name","agent-setting","api-request","api-request-blob","api-request-shape","atis-latch","bridge-session","content-\
replacement","cost-state","file-history-delta","file-history-snapshot","fork-context-ref","frame-link","history-suppression","last-prompt","mode","permission-mo\
de","pr-link","queue-operation","relocated","summary","tag","tools-used"]),TYPE_FIRST=Buffer.from('{"type":"'),PARENT_FIRST=Buffer.from('{"parentUuid":'),NO_PARENT=Buffer.
from("null"),MAIN_FLAG=Buffer.from(',"isSidechain":false'),SIDE_FLAG=Buffer.from(',"isSidechain":true'),AGENT_KEY=Buffer.from(',"agentId":"'),ATTACHMENT_KEY=Buffer.
from(',"attachment":{"type":"'),ATTACHMENT_TAIL=Buffer.from('"type":"attachment","uuid":"'),UUID_KEY=Buffer.from('"uuid":"'),QUOTE3=34,CLOSE_BRACE=125,MAX_NAME_BYTES=64;
function skimLine(bytes){if(bytes[bytes.length-1]===CLOSE_BRACE)return hasAt(bytes,0,TYPE_FIRST)?isNoise(bytes)?"noise":void 0:hasAt(bytes,0,PARENT_FIRST)?skimLink(
bytes):void 0}function isNoise(bytes){let type=nameAt(bytes,TYPE_FIRST.length);return type!==void 0&&NOISE_TYPES.has(type)&&bytes.indexOf(UUID_KEY)===-1}function skimLink(bytes){
let head=readLinkHead(bytes);if(head===void 0||bytes.indexOf(PARENT_FIRST,1)!==-1)return;let at=bytes.indexOf(ATTACHMENT_TAIL),tail=at===-1?void 0:parseTail(bytes,
at),uuid2=tail===void 0?void 0:stringOf(tail,"uuid");if(!(tail===void 0||uuid2===void 0))return{uuid:uuid2,timeMs:timeOf(tail),role:"link",...head,parts:[]}}function readLinkHead(bytes){
let at=PARENT_FIRST.length,parent=bytes[at]===QUOTE3?nameAt(bytes,at+1):null;if(parent===void 0||parent===null&&!hasAt(bytes,at,NO_PARENT))return;at+=parent===null?
NO_PARENT.length:parent.length+2;let isMain=hasAt(bytes,at,MAIN_FLAG);if(!isMain&&!hasAt(bytes,at,SIDE_FLAG))return;at+=isMain?MAIN_FLAG.length:SIDE_FLAG.length;
let agent=hasAt(bytes,at,AGENT_KEY)?nameAt(bytes,at+AGENT_KEY.length):void 0;if(agent!==void 0&&(at+=AGENT_KEY.length+agent.length+1),!hasAt(bytes,at,ATTACHMENT_KEY)||
nameAt(bytes,at+ATTACHMENT_KEY.length)==="queued_command")return;let agentId=agent??(isMain?void 0:SIDECHAIN_AGENT);return agentId===void 0?{parent}:{parent,agentId}}
function nameAt(bytes,from){let limit=Math.min(bytes.length,from+MAX_NAME_BYTES),end=from;for(;end<limit&&bytes[end]!==QUOTE3;)end+=1;let name=bytes.toString("l\
atin1",from,end);return end<limit&&!name.includes("\\")?name:void 0}function parseTail(bytes,at){try{let value=JSON.parse(`{${bytes.toString("utf8",at)}`);return isFields(
value)?value:void 0}catch(error){if(error instanceof SyntaxError)return;throw error}}function hasAt(bytes,at,part){if(bytes.length<at+part.length)return!1;for(let index=0;index<
part.length;index+=1)if(bytes[at+index]!==part[index])return!1;return!0}var LINK={role:"link",parts:[]},INTERRUPTED=/^\[Request interrupted by user(?: for tool use)?\]$/,USER_SHELL="user-shell";function readUserEntry(entry,uuid2){if(entry.
isCompactSummary===!0)return{role:"summary",parts:[]};let{content}=fieldsOf(entry,"message"),blocks=blocksOf(content),results=resultsOf(blocks,entry);return blocks.
some(block=>INTERRUPTED.test(textOfBlock(block)??""))?{role:"interrupt",parts:results}:results.length>0?{role:"result",parts:results}:entry.isMeta===!0||entry.isVisibleInTranscriptOnly===
!0?LINK:readSpeech(textOf(content),entry,uuid2)}function resultsOf(blocks,entry){let results=blocks.filter(block=>block.type==="tool_result"),account=results.length===
1?entry:void 0;return results.map(block=>toolResultPart(block,account)).filter(part=>part!==void 0)}function readQueuedCommand(entry,uuid2){let attachment=fieldsOf(
entry,"attachment");if(attachment.isMeta===!0)return LINK;let origin=stringOf(fieldsOf(attachment,"origin"),"kind")??originOf(entry),isNotice=attachment.commandMode===
"task-notification",speech={...entry,origin:{kind:isNotice?"task-notification":origin}};return{...readSpeech(textOf(attachment.prompt),speech,uuid2),isQueued:!0}}
function readLocalCommand(entry,uuid2){let content=stringOf(entry,"content");return content===void 0?LINK:readSpeech(content,entry,uuid2)}function readSpeech(raw,entry,uuid2){
let text2=cleanSpeech(raw);return text2===""?LINK:entry.isSidechain===!0?promptOf("agent",text2):isNotification(text2,entry)?promptOf("notification",text2):text2.
startsWith("<")?readMarkup(text2,entry,uuid2)??promptOf("human",text2):promptOf("human",text2)}function promptOf(turnKind,text2){return{role:"prompt",turnKind,parts:[
{kind:"prompt",text:text2}]}}function isNotification(text2,entry){let origin=originOf(entry);return origin!==void 0&&origin!=="human"||text2.startsWith("<task-n\
otification>")}function originOf(entry){return stringOf(fieldsOf(entry,"origin"),"kind")}function readMarkup(text2,entry,uuid2){if(/^<command-(?:name|message)>/.
test(text2))return readSlashCommand(text2);if(/^<local-command-(?:stdout|stderr)>/.test(text2))return{role:"link",isFinal:!0,parts:[]};if(text2.startsWith("<loc\
al-command-caveat>"))return LINK;if(text2.startsWith("<bash-input>"))return readShellInput(text2,uuid2);if(/^<bash-std(?:out|err)>/.test(text2))return readShellOutput(
text2,entry)}function readSlashCommand(text2){let name=tagOf(text2,"command-name");if(name===void 0)return;let command=name.startsWith("/")?name:`/${name}`;return promptOf(
"command",`${command} ${tagOf(text2,"command-args")??""}`.trim())}function readShellInput(text2,uuid2){let command=tagOf(text2,"bash-input")??"",call={kind:"too\
l_use",toolUseId:`shell:${uuid2}`,tool:USER_SHELL,input:command};return{role:"prompt",turnKind:"command",parts:[{kind:"prompt",text:`! ${command}`},call]}}function readShellOutput(text2,entry){
let output=[tagOf(text2,"bash-stdout"),tagOf(text2,"bash-stderr")].filter(part=>part!==void 0),parent=stringOf(entry,"parentUuid");return parent===void 0?{role:"\
link",isFinal:!0,parts:[]}:{role:"link",isFinal:!0,parts:[{kind:"tool_result",toolUseId:`shell:${parent}`,output:cleanText(output.join(`
`)),isError:!1}]}}function tagOf(text2,tag){let from=text2.indexOf(`<${tag}>`);if(from===-1)return;let start=from+tag.length+2,end=text2.indexOf(`</${tag}>`,start);
return text2.slice(start,end===-1?void 0:end).trim()||void 0}var NOTHING={entries:[],facts:[],damage:[],isConsumed:!0},UNFINISHED={...NOTHING,isConsumed:!1};function parseLine(line){if(line.bytes.length===0)return NOTHING;
let skimmed=skimLine(line.bytes);if(skimmed==="noise")return NOTHING;if(skimmed!==void 0)return{...NOTHING,entries:[skimmed]};let value=mayBeJson(line.bytes)?parseJson(
line.bytes.toString("utf8")):void 0;return isFields(value)?readObject(value,line):line.isTerminated?value===void 0?readBroken(line):{...NOTHING,damage:[damageOf(
line,"not-object")]}:UNFINISHED}function readBroken(line){let{objects,damage}=salvage(line.bytes),read=objects.map(object=>readObject(object,line)),places2=damage.
map(place=>({...place,byteOffset:line.byteOffset+place.byteOffset}));return{entries:read.flatMap(({entries})=>entries),facts:read.flatMap(({facts})=>facts),damage:[
...places2,...read.flatMap(parsed=>parsed.damage)],isConsumed:!0}}function readObject(object,line){try{let entry=entryOf(object);if(entry!==void 0&&line.isShortened&&
(entry.isCut=!0),entry!==void 0)return{...NOTHING,entries:[entry]};let fact=factOf(object);return fact===void 0?NOTHING:{...NOTHING,facts:[fact]}}catch(error){if(!(error instanceof
RangeError))throw error;return{...NOTHING,damage:[damageOf(line,"not-json")]}}}function damageOf(line,reason){return{byteOffset:line.byteOffset,bytes:line.bytes.
length,reason}}var LAST_OF={91:93,123:125},LAST_SPACE=32;function mayBeJson(bytes){let first=bytes[0],last2=bytes[bytes.length-1];if(first<=LAST_SPACE||last2<=LAST_SPACE)
return!0;let wanted=LAST_OF[first];return wanted===void 0?first!==93&&first!==125:last2===wanted}function parseJson(text2){try{return JSON.parse(text2)}catch(error){
if(error instanceof SyntaxError)return;throw error}}function factOf(object){let key=object.type;if(key!=="ai-title"&&key!=="custom-title")return;let title=stringOf(
object,key==="ai-title"?"aiTitle":"customTitle");return title===void 0?void 0:{key,value:cleanText(title)}}function entryOf(object){let uuid2=stringOf(object,"u\
uid");if(uuid2===void 0||typeof object.type!="string")return;let parent=stringOf(object,"parentUuid")??stringOf(object,"logicalParentUuid")??null,entry={uuid:uuid2,
parent,timeMs:timeOf(object),...readByType(object,uuid2)},agentId=stringOf(object,"agentId")??(object.isSidechain===!0?SIDECHAIN_AGENT:void 0);if(agentId!==void 0&&
(entry.agentId=agentId),entry.role==="link"&&entry.parts.length===0)return entry;let promptId=stringOf(object,"promptId"),cwd=stringOf(object,"cwd"),branch=stringOf(
object,"gitBranch"),client=stringOf(object,"version");return promptId!==void 0&&(entry.promptId=promptId),cwd!==void 0&&(entry.cwd=cwd),branch!==void 0&&(entry.
branch=branch),client!==void 0&&(entry.client=client),entry}function readByType(object,uuid2){switch(object.type){case"user":return readUserEntry(object,uuid2);case"\
assistant":return readAssistantEntry(object);case"attachment":return isQueuedCommand(object)?readQueuedCommand(object,uuid2):LINK2();case"system":return readSystemEntry(
object,uuid2);default:return LINK2()}}var LINK2=()=>({role:"link",parts:[]});function isQueuedCommand(object){let attachment=object.attachment;return isFields(attachment)&&
attachment.type==="queued_command"}function readSystemEntry(object,uuid2){switch(object.subtype){case"compact_boundary":case"microcompact_boundary":return{role:"\
boundary",parts:[]};case"local_command":return readLocalCommand(object,uuid2);case"turn_duration":case"stop_hook_summary":return{role:"link",isFinal:!0,parts:[]};default:
return LINK2()}}var DEFAULT_LIMITS={headBytes:65536,tailBytes:65536,budgetBytes:4194304,wordBytes:4096},QUOTE4=34,COMMA=44,BACKSLASH2=92,LETTER_U=117,BRACE_BIT2=32,OPEN2=123,CLOSE3=125,
SPACE2=32,ENVELOPE_DEPTH=2;function createShortener(limits=DEFAULT_LIMITS){let kept3=createSink(limits.headBytes),strings=createStringState(limits,kept3),depth=0,
mutedDepth=0;function isOverBudget(){let budget=depth>ENVELOPE_DEPTH?limits.budgetBytes:2*limits.budgetBytes;return depth>=ENVELOPE_DEPTH&&kept3.length()>budget}
function outside(byte){let folded=byte|BRACE_BIT2;byte===QUOTE4?strings.open(mutedDepth>0):folded===OPEN2?depth+=1:folded===CLOSE3?(depth-=1,depth<mutedDepth&&(mutedDepth=
0)):byte===COMMA&&mutedDepth===0&&isOverBudget()&&(mutedDepth=depth),mutedDepth===0&&kept3.add(byte)}return{push(bytes){for(let byte of bytes)strings.isOpen()?strings.
take(byte):outside(byte)},finish:()=>kept3.bytes()}}var PLAIN=0,HEX_DIGITS=4,ESCAPED=5;function createStringState(limits,kept3){let isOpen=!1,isMuted=!1,state2=PLAIN,
seen2=0,tail;function next(byte){return state2===ESCAPED?byte===LETTER_U?HEX_DIGITS:PLAIN:state2!==PLAIN?state2-1:byte===BACKSLASH2?ESCAPED:PLAIN}function keep(byte,isBoundary){
seen2+=1;let behind2=seen2-limits.headBytes;tail===void 0&&behind2>0&&isBoundary&&isCut(byte,behind2,limits)&&(tail=createTail(limits)),tail===void 0?kept3.add(
byte):tail.add(byte,isBoundary)}function close(){isOpen=!1,tail?.writeTo(kept3),tail=void 0,isMuted||kept3.add(QUOTE4)}return{isOpen:()=>isOpen,open(muted){isOpen=
!0,isMuted=muted,seen2=0},take(byte){if(state2===PLAIN&&byte===QUOTE4)return close();let isBoundary=state2===PLAIN&&(byte&192)!==128;state2=next(byte),isMuted||
keep(byte,isBoundary)}}}function isCut(byte,bytesBehind,{wordBytes}){return byte===SPACE2||byte===BACKSLASH2||bytesBehind>wordBytes}function createTail(limits){
let{tailBytes:blockBytes,wordBytes}=limits,older=Buffer.allocUnsafe(blockBytes+wordBytes+8),newer=Buffer.allocUnsafe(blockBytes+wordBytes+8),olderBytes=0,newerBytes=0,
dropped=0;return{add(byte,isBoundary){newerBytes>=blockBytes&&isBoundary&&isCut(byte,newerBytes-blockBytes,limits)&&(dropped+=olderBytes,[older,newer]=[newer,older],
olderBytes=newerBytes,newerBytes=0),newer[newerBytes]=byte,newerBytes+=1},writeTo(kept3){dropped>0&&kept3.append(Buffer.from(` [\u2026 ${dropped} bytes left out\
 \u2026] `)),kept3.append(older.subarray(0,olderBytes)),kept3.append(newer.subarray(0,newerBytes))}}}function createSink(startBytes){let buffer=Buffer.allocUnsafe(
Math.max(startBytes,64)),length=0;function grow(needed){let larger=Buffer.allocUnsafe(Math.max(buffer.length*2,length+needed));buffer.copy(larger,0,0,length),buffer=
larger}return{add(byte){length===buffer.length&&grow(1),buffer[length]=byte,length+=1},append(bytes){length+bytes.length>buffer.length&&grow(bytes.length),length+=
bytes.copy(buffer,length)},length:()=>length,bytes:()=>buffer.subarray(0,length)}}var MAX_LINE_BYTES=8*1024*1024,NEWLINE=10,CARRIAGE_RETURN=13,BYTE_ORDER_MARK=Buffer.from([239,187,191]);function createLineReader(startOffset=0){let lineStart=startOffset,
position=startOffset,pending=[],pendingBytes=0,shortener;function keep(piece){if(piece.length!==0){if(shortener===void 0&&pendingBytes+piece.length>MAX_LINE_BYTES){
shortener=createShortener();for(let earlier2 of pending)shortener.push(earlier2);pending=[]}pendingBytes+=piece.length,shortener!==void 0?shortener.push(piece):
pending.push(Buffer.from(piece))}}function take(last2,endOffset,isTerminated){let bytes=last2,isShortened=shortener!==void 0||pendingBytes+last2.length>MAX_LINE_BYTES;
(isShortened||pendingBytes>0)&&(keep(last2),bytes=shortener===void 0?Buffer.concat(pending):shortener.finish());let line={byteOffset:lineStart,endOffset,bytes:trim(
bytes,lineStart),isShortened,isTerminated};return pending=[],pendingBytes=0,shortener=void 0,lineStart=endOffset,line}return{*feed(chunk){let from=0;for(let at=chunk.
indexOf(NEWLINE);at!==-1;at=chunk.indexOf(NEWLINE,from)){let last2=chunk.subarray(from,at);from=at+1,yield take(last2,position+from,!0)}keep(chunk.subarray(from)),
position+=chunk.length},end(){return pendingBytes===0?void 0:take(Buffer.alloc(0),position,!1)}}}function*readLines(chunks,startOffset=0){let reader=createLineReader(
startOffset),position=startOffset;for(let{start,bytes}of chunks){if(start!==position){let broken=reader.end();broken!==void 0&&(yield{...broken,isTerminated:!0}),
reader=createLineReader(start)}yield*reader.feed(bytes),position=start+bytes.length}let rest=reader.end();rest!==void 0&&(yield rest)}function trim(bytes,byteOffset){
let hasMark=byteOffset===0&&bytes.subarray(0,3).equals(BYTE_ORDER_MARK),hasReturn=bytes[bytes.length-1]===CARRIAGE_RETURN;return!hasMark&&!hasReturn?bytes:bytes.
subarray(hasMark?3:0,bytes.length-Number(hasReturn))}function capEntry(entry,limits,readSpilled){let maxChars=limits.head+limits.tail;if(entry.parts.every(part=>isKept(part,maxChars,readSpilled)))return entry;let isCapped=!1,
cap=text2=>{let kept3=withoutNul(text2);return kept3.length<=maxChars?kept3:(isCapped=!0,Buffer.from(cutMiddleAtWords(kept3,limits.head,limits.tail)).toString())},
parts=entry.parts.map(part=>mapText(unspill(part,readSpilled),cap));return isCapped?{...entry,parts,isCapped}:{...entry,parts}}function isKept(part,maxChars,readSpilled){
if(part.kind==="tool_result"&&readSpilled?.(part)!==void 0)return!1;let text2=textOfPart(part);return text2.length<=maxChars&&!text2.includes("\0")}function withoutNul(text2){
return text2.includes("\0")?text2.replaceAll("\0","\uFFFD"):text2}function unspill(part,readSpilled){if(part.kind!=="tool_result")return part;let output=readSpilled?.(
part);return output===void 0?part:{...part,output:cleanText(output)}}function mapText(part,change){switch(part.kind){case"prompt":case"answer":return{...part,text:change(
part.text)};case"tool_use":return{...part,input:change(part.input)};case"tool_result":return{...part,output:change(part.output)};default:return part}}function*prepareLines(chunks,from,options){let holes=[],end=from;for(let line of readLines(behind(from,chunks,holes),from)){let prepared=prepareLine(line,options);
prepared!==void 0&&(prepared.isTerminated&&(end=prepared.endOffset,holes.length>0&&(prepared.damage=[...holes.splice(0),...prepared.damage])),yield prepared)}holes.
length>0&&(yield{...emptyLine(end),damage:holes})}function emptyLine(end){return{byteOffset:end,endOffset:end,bytes:0,isTerminated:!0,entries:[],facts:[],damage:[]}}
function*behind(from,chunks,holes){let position=from;for(let{start,bytes}of chunks){start>position&&holes.push({byteOffset:position,bytes:start-position,reason:"\
torn"});let known=Math.max(0,position-start);known>=bytes.length||(position=start+bytes.length,yield{start:start+known,bytes:bytes.subarray(known)})}}function prepareLine(line,options){
let{byteOffset,endOffset,isTerminated}=line,{entries,facts,damage,isConsumed}=parseLine(line);if(isConsumed)return{byteOffset,endOffset,bytes:line.bytes.length,
isTerminated,entries:entries.map(entry=>prepareEntry(entry,options)),facts:facts.map(({key,value})=>({key,value:withoutNul(value)})),damage}}function prepareEntry(entry,{
limits,readSpilled}){let capped=capEntry(entry,limits,readSpilled),{uuid:uuid2,parent,timeMs,role,agentId}=capped,row=encodeEntry(capped);return{uuid:uuid2,parent,
timeMs,role,agentId,chars:row.text.length,row,read:()=>capped}}function foldEntry(one,other){let folded={...isBetter(one,other)?one:other,timeMs:Math.min(one.timeMs,other.timeMs)},parents=[...new Set([...parentsOf(one),...parentsOf(
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
0||node.isContinuation)&&node.previous!==null?lookup(node.previous):void 0}function turnOf(uuid2,lookup,known=new Map){let path=[],seen2=new Set,node=lookup(uuid2),
turn=uuid2;for(;node!==void 0;){let found=known.get(node.uuid);if(found===void 0&&seen2.has(node.uuid)){turn=circleOf(node,path).reduce(earlier).uuid;break}if(path.
push(node),seen2.add(node.uuid),turn=found??node.uuid,found!==void 0||node.isHead)break;node=parentOf(node,lookup)}for(let member of path)known.set(member.uuid,
turn);return turn}function circleOf(node,path){return path.slice(path.findIndex(member=>member.uuid===node.uuid))}function takePredecessor(predecessors,entry){let key=entry.agentId??"",previous=predecessors[key]??null;return predecessors[key]=entry.uuid,previous}function earlier(a,b){
return a.timeMs!==b.timeMs?a.timeMs<b.timeMs?a:b:a.uuid<b.uuid?a:b}function orderEntries(entries){let known=foldCopies(entries),byTime=[...known.values()].sort(compareEntries);return isInParentOrder(byTime,known)?byTime:walk(byTime,
known)}function foldCopies(entries){let known=new Map;for(let entry of entries){let earlier2=known.get(entry.uuid);known.set(entry.uuid,earlier2===void 0?entry:
foldEntry(earlier2,entry))}return known}function isInParentOrder(byTime,known){let seen2=new Set;for(let entry of byTime){let{parent,otherParents}=entry;if(otherParents!==
void 0||parent!==null&&known.has(parent)&&!seen2.has(parent))return!1;seen2.add(entry.uuid)}return!0}function walk(byTime,known){let waiting=readWaiting(byTime,
known),ready=byTime.filter(entry=>waiting.left.get(entry.uuid)===0).reverse(),ordered=[],oldest=0;for(;ordered.length<byTime.length;){let entry=ready.pop()??byTime[oldest++];
if(entry===void 0)break;if(waiting.left.delete(entry.uuid)){ordered.push(entry);for(let child of releaseChildren(waiting,entry))insert(ready,child)}}return ordered}
function readWaiting(entries,known){let waiting={children:new Map,left:new Map};for(let entry of entries){let parents=parentsOf(entry).filter(parent=>known.has(
parent)&&parent!==entry.uuid);waiting.left.set(entry.uuid,parents.length);for(let parent of parents){let siblings=waiting.children.get(parent)??[];waiting.children.
set(parent,siblings),siblings.push(entry)}}return waiting}function releaseChildren({children,left},parent){return(children.get(parent.uuid)??[]).filter(child=>{
let count2=left.get(child.uuid);return count2===void 0?!1:(left.set(child.uuid,count2-1),count2===1)})}function insert(ready,entry){let low=0,high=ready.length;
for(;low<high;){let middle=low+high>>1;compareEntries(ready[middle],entry)>0?low=middle+1:high=middle}ready.splice(low,0,entry)}function compareEntries(a,b){return a.
timeMs-b.timeMs||(a.uuid<b.uuid?-1:+(a.uuid>b.uuid))}function isPrompt(entry){return entry.role==="prompt"}function assembleTurn(entries,id){let ordered=orderEntries(entries),head=ordered.find(isPrompt)??ordered[0];
if(head===void 0)throw new RangeError("assemble turn: no entries");let prompt=isPrompt(head)?head:void 0,turn={id:prompt?.uuid??id??head.uuid,kind:prompt?.turnKind??
(head.agentId===void 0?"human":"agent"),prompt:promptText(prompt),steps:deriveSteps(ordered),startMs:head.timeMs,endMs:ordered.reduce((end,entry)=>isSubstantial(
entry)?Math.max(end,entry.timeMs):end,head.timeMs),models:[...new Set(ordered.map(entry=>entry.model).filter(model=>model!==void 0))],usage:sumUsage(ordered),outcome:deriveOutcome(
ordered)};return addContext(turn,head,ordered),turn}function settleOutcome(turn,{isOver,isTakenOver}){return turn.outcome!=="open"||!(isOver||isTakenOver)?turn.
outcome:isTakenOver||turn.steps.at(-1)?.kind==="answer"?"answered":"interrupted"}function promptText(prompt){return(prompt?.parts??[]).map(part=>part.kind==="pr\
ompt"?part.text:"").join("")}function addContext(turn,head,ordered){let first=key=>head[key]??ordered.find(entry=>entry[key]!==void 0)?.[key],{agentId,promptId}=head,
cwd=first("cwd"),branch=first("branch");promptId&&(turn.promptId=promptId),agentId!==void 0&&(turn.agentId=agentId),cwd!==void 0&&(turn.cwd=cwd),branch!==void 0&&
(turn.branch=branch),ordered.some(entry=>entry.isCut===!0)&&(turn.isCut=!0);let compactions=ordered.filter(entry=>entry.role==="summary");compactions.length>0&&
(turn.compactions=compactions.map(({uuid:uuid2,timeMs})=>({id:uuid2,timeMs})))}function isSubstantial(entry){return entry.parts.length>0||entry.isFinal===!0||entry.
role==="interrupt"}function sumUsage(ordered){let byMessage=new Map;for(let{messageId,uuid:uuid2,usage}of ordered){let key=messageId??uuid2,larger=maxUsage(byMessage.
get(key),usage);larger!==void 0&&byMessage.set(key,larger)}let sum={input:0,output:0,cacheRead:0,cacheWrite:0};for(let usage of byMessage.values())sum.input+=usage.
input,sum.output+=usage.output,sum.cacheRead+=usage.cacheRead,sum.cacheWrite+=usage.cacheWrite;return sum}function deriveSteps(ordered){let steps=[],calls=new Map,
texts=new Map;for(let entry of ordered)for(let part of entry.parts)part.kind==="answer"&&addAnswer(steps,texts,entry,part.text),part.kind==="tool_use"&&addCall(
steps,calls,entry,part),part.kind==="tool_result"&&addResult(steps,calls,entry,part);return steps}function addAnswer(steps,texts,entry,text2){let message=entry.
messageId??entry.uuid,earlier2=texts.get(message);earlier2?.includes(text2)!==!0&&(texts.set(message,earlier2===void 0?[text2]:[...earlier2,text2]),steps.push({
kind:"answer",text:text2,timeMs:entry.timeMs}))}function addCall(steps,calls,entry,use){let{toolUseId,tool,input}=use,known=calls.get(toolUseId);if(known!==void 0){
known.tool===""&&Object.assign(known,{tool,input,startMs:entry.timeMs});return}let{timeMs}=entry,call={kind:"tool",toolUseId,tool,input,output:null,isError:!1,startMs:timeMs,
endMs:timeMs};calls.set(toolUseId,call),steps.push(call)}function addResult(steps,calls,entry,result){let{toolUseId}=result;calls.has(toolUseId)||addCall(steps,
calls,entry,{kind:"tool_use",toolUseId,tool:"",input:""});let call=calls.get(toolUseId);if(call===void 0)return;let isReal2=entry.isStandIn!==!0&&result.denial===
void 0;call.output!==null&&!(isReal2&&call.denial!==void 0)||(call.output=result.output,call.isError=result.isError,call.endMs=entry.timeMs,delete call.denial,result.
denial!==void 0?call.denial=result.denial:entry.isStandIn===!0&&(call.denial="cancelled"),result.spilledFile!==void 0&&(call.spilledFile=result.spilledFile))}function deriveOutcome(ordered){
let outcome="open";for(let entry of ordered)entry.role==="interrupt"?outcome="interrupted":entry.role==="result"?outcome="open":entry.role==="assistant"?outcome=
outcomeOfAnswer(entry):entry.isFinal===!0&&outcome==="open"&&(outcome="answered");return outcome}function outcomeOfAnswer(entry){return entry.isError===!0?"erro\
r":entry.isFinal===!0?"answered":"open"}var MAX_HELD_TURNS=8;function createTurnTeller(tell,{maxChars=Number.POSITIVE_INFINITY}={}){let session={tell,maxChars,nodes:new Map,taken:0};return{openFile:()=>openFile(
session)}}function openFile(session){let{nodes,tell,maxChars}=session,predecessors={},turns=new Map,held=new Map;function hold(id,entry,{ordinal,chars}){let turn=held.
get(id);turn===void 0&&(turn={entries:[],ordinals:[],chars:0},held.set(id,turn)),turn.chars+=chars,turn.chars>maxChars?turn.entries=[]:turn.entries.push(entry),
turn.ordinals.push(ordinal)}function tellOldest(){let[oldest]=held;if(oldest===void 0)return;let[id,{entries,ordinals,chars}]=oldest;held.delete(id),!(chars>maxChars||
entries.every(({parts})=>parts.length===0))&&tell({turn:assembleTurn(entries,id),entries,ordinals,isLeft:held.size>0})}return{take(entry,chars=0){let ordinal=session.
taken++,previous=takePredecessor(predecessors,entry);if(nodes.has(entry.uuid))return ordinal;nodes.set(entry.uuid,treeNode(entry,previous));let turn=turnOf(entry.
uuid,uuid2=>nodes.get(uuid2),turns);return hold(turn,entry,{ordinal,chars}),held.size>MAX_HELD_TURNS&&tellOldest(),ordinal},end(){for(;held.size>0;)tellOldest()}}}var SYMBOLS="!#$%&*+-./:<=>?@^_|~",RANGES=[[1,"\0/ :@ [` {\xBF \xD7\xD7 \xF7\xF7 \u2000\u206F \u20A0\u20CF \u2190\u24EA \u2500\u2775 \u2794\u2BFF \u3000\u3004 \u3008\u3020 \uE000\uF8FF"],
[2,[...SYMBOLS].map(symbol=>symbol+symbol).join(" ")],[5,"09"],[4,"AZ"],[3,"az"],[6,"\u0E01\u0E3A \u0E40\u0E4E \u0E81\u0ECE \u0EDC\u0EDF \u1000\u1049 \u1050\u109D \u1780\u17D3 \u17D7\u17D7 \u17DC\u17DD \uA9E0\uA9FE \uAA60\uAA76 \uAA7A\uAA7F"],
[6,"\u1100\u11FF \u3005\u3007 \u3021\u3029 \u302E\u302F \u3038\u303B \u3041\u309A \u309D\u309F \u30A1\u30FA \u30FC\u312F"],[6,"\u3131\u318E \u31A0\u31BF \u31F0\u31FF \u3400\u4DBF \u4E00\uA48C \uA960\uA97C \uAC00\uD7FB \uF900\uFAD9"],
[7,"\u{103FF}"]],CLASSES=new Uint8Array(65536);for(let[found,ranges]of RANGES)for(let i=0;i<ranges.length;i+=3)CLASSES.fill(found,ranges.charCodeAt(i),ranges.charCodeAt(
i+1)+1);function isInWord(char){return/[\p{L}\p{N}\p{Mn}\p{Mc}]/u.test(char)}function computeClass(unit){let char=String.fromCharCode(unit),lower=char.toLowerCase();
return lower!==char?4:lower!==char.toUpperCase()||isInWord(char)?3:1}function classOf(unit){let known=CLASSES[unit];if(known!==0)return known;let computed=computeClass(
unit);return CLASSES[unit]=computed,computed}var FIRST_PICTURE=127248,LAST_PICTURE=129791,FIRST_RARE_HAN=131072,LAST_RARE_HAN=262143;function classOfAstral(point){
return point>=FIRST_PICTURE&&point<=LAST_PICTURE?1:point>=FIRST_RARE_HAN&&point<=LAST_RARE_HAN||isInWord(String.fromCodePoint(point))?6:1}function classOfPoint(point){
if(point>65535)return classOfAstral(point);let found=classOf(point);return found===7?1:found}function classAt(units,at){let unit=units[at],found=classOf(unit);return found!==
7?found:classOfPoint(String.fromCharCode(unit,units[at+1]).codePointAt(0))}function classBefore(units,at){if(at<=0)return 1;let found=classOf(units[at-1]);return found!==
7?found:at>1?classAt(units,at-2):1}function isWordClass(found){return found>=3&&found<=5}var MAX_PARTS=10,ALWAYS_A_NAME=3,MIN_AVERAGE=3;function isHumpStart(shape,at){return classOf(shape.charCodeAt(at))!==4?!1:classOf(shape.charCodeAt(at-1))!==4?!0:
at+1<shape.length&&classOf(shape.charCodeAt(at+1))===3}function renderHumps(word2){let parts=[],from=0;for(let at=1;at<word2.length;at++)isHumpStart(word2,at)&&
(parts.push(word2.slice(from,at)),from=at);return from===0?void 0:(parts.push(word2.slice(from)),parts.length<=ALWAYS_A_NAME||parts.length<=MAX_PARTS&&word2.length>=
parts.length*MIN_AVERAGE?parts.join(" ").toLowerCase():void 0)}var DASH=45,SLASH=47,HASH=35,PLUS=43,LEADING=".$@#";function sigilBefore(units,at){let unit=at===0?0:units[at-1];if(classOf(unit)!==2)return"";let previous=classBefore(
units,at-1);if(unit===SLASH)return previous===1||previous===6?"/":"";if(unit===DASH)return dashesBefore(units,at);let sigil=String.fromCharCode(unit);return LEADING.
includes(sigil)&&!isWordClass(previous)?sigil:""}function dashesBefore(units,at){return at>1&&units[at-2]===DASH?at>2&&units[at-3]===DASH||isWordClass(classBefore(
units,at-2))?"":"--":isWordClass(classBefore(units,at-1))?"":"-"}function sigilAfter(units,at){return units[at]===HASH?"#":units[at]===PLUS&&units[at+1]===PLUS?
"++":""}var kept=new Map;function scratchUnits(use,size,isBytes){let make=units=>isBytes?new Uint8Array(units):new Uint16Array(units);if(size>262144)return make(size);let key=`${use}\
 ${isBytes?"bytes":"utf16"}`,found=kept.get(key)??make(262144);return kept.set(key,found),found}function asBuffer(units,length){return Buffer.from(units.buffer,
units.byteOffset,length*units.BYTES_PER_ELEMENT)}function readUnits(text2,use,isBytes){let units=scratchUnits(use,text2.length+1,isBytes);return asBuffer(units,
text2.length).write(text2,isBytes?"latin1":"utf16le"),units[text2.length]=0,units}function renderUnits(units,length){return asBuffer(units,length).toString(units.
BYTES_PER_ELEMENT===1?"latin1":"utf16le")}function readFewUnits(text2,isBytes){let bytes=Buffer.allocUnsafeSlow((text2.length+1)*(isBytes?1:2)),units=isBytes?bytes:
new Uint16Array(bytes.buffer,0,text2.length+1);return bytes.write(text2,isBytes?"latin1":"utf16le"),units[text2.length]=0,units}var MAX_WORD_BYTES=64,MAX_BYTES_A_UNIT=3;function boundedEnd(lower,start,end){if((end-start)*MAX_BYTES_A_UNIT<=MAX_WORD_BYTES)return end;let at=start,used=0;for(;at<
end;){let unit=lower.charCodeAt(at);if(used+=unit<128?1:unit<2048?2:MAX_BYTES_A_UNIT,used>MAX_WORD_BYTES)return at;at++}return end}var MIN_BLOB_WORD=40,MAX_BLOB=128,
MIN_BLOB_WORD_AVERAGE=16,BLOB=/[\w+/=-]*/y;function skipBlob(shape,start,end){if(end-start<MIN_BLOB_WORD)return end;BLOB.lastIndex=start,BLOB.test(shape);let length=BLOB.
lastIndex-start;return length<=MAX_BLOB?end:(shape.slice(start,BLOB.lastIndex).match(/[^a-z0-9]/gi)?.length??0)*MIN_BLOB_WORD_AVERAGE<length?BLOB.lastIndex:end}
var APOSTROPHE=39,CURLY_APOSTROPHE=8217,SUFFIX=/['\u2019](?:s|t|re|ve|ll|d|m)/iy;function skipSuffix(shape,at){let unit=shape.charCodeAt(at);return unit!==APOSTROPHE&&
unit!==CURLY_APOSTROPHE?at:(SUFFIX.lastIndex=at,SUFFIX.test(shape)&&!isWordClass(classOf(shape.charCodeAt(SUFFIX.lastIndex)))?SUFFIX.lastIndex:at)}var MAX_SYMBOL_RUN=8,SPACE3=32,MAX_GROWTH=3,CODE_POINTS=1114112,INSIDE=1,AT_END=2,places=new Uint8Array(CODE_POINTS);function addMarks(reading,start,end,wordEnd){
let{shapeUnits,lower,marks}=reading,before=sigilBefore(shapeUnits,start);before!==""&&marks.add(before+lower.slice(start,wordEnd));let after=sigilAfter(shapeUnits,
end);after!==""&&marks.add(lower.slice(start,wordEnd)+after)}function addHumps(reading,word2){if(reading.split.has(word2))return;reading.split.add(word2);let parts=renderHumps(
word2);parts!==void 0&&reading.parts.add(parts)}function copyWord(reading,start){let{shapeUnits,lowerUnits,out}=reading,to=reading.length,at=start,later=0,unit=shapeUnits[at],
found=CLASSES[unit]||classOf(unit);for(;found>=3&&found<=5;)out[to++]=lowerUnits[at++],unit=shapeUnits[at],found=CLASSES[unit]||classOf(unit),later|=1<<found;return reading.
length=to,reading.later=later,at}var UPPER_BIT=16,LOWER_BIT=8;function isCamel({shapeUnits,later},start){return(later&UPPER_BIT)>0&&((later&LOWER_BIT)>0||classOf(
shapeUnits[start])===3)}function readWord(reading,start){let{shape,shapeUnits,lower,out}=reading,end=copyWord(reading,start),wordEnd=boundedEnd(lower,start,end);
return reading.length-=end-wordEnd,out[reading.length++]=SPACE3,(start>0&&CLASSES[shapeUnits[start-1]]===2||CLASSES[shapeUnits[end]]===2)&&addMarks(reading,start,
end,wordEnd),wordEnd===end&&isCamel(reading,start)&&addHumps(reading,shape.slice(start,end)),skipSuffix(shape,skipBlob(shape,start,end))}function readUnspaced(reading,start){
let{shapeUnits,lowerUnits,out,characters}=reading,to=reading.length,at=start,point=0;for(;;){let unit=shapeUnits[at],found=CLASSES[unit]||classOf(unit);if(found!==
6&&(found!==7||classAt(shapeUnits,at)!==6))break;let end=at+(found===7?2:1);point=noteCharacter(lowerUnits,at,characters);for(let i=at;i<end;i++)out[to++]=lowerUnits[i];
if(at>start){out[to++]=SPACE3;for(let i=at;i<end;i++)out[to++]=lowerUnits[i]}at=end}return places[point]=AT_END,out[to++]=SPACE3,reading.length=to,at}function noteCharacter(units,at,characters){
let unit=units[at],point=(unit&63488)===55296?(unit-55296<<10)+(units[at+1]-56320)+65536:unit;return places[point]===0&&(places[point]=INSIDE,characters.push(point)),
point}function renderCharacters(characters){let stream="";for(let point of characters)places[point]===INSIDE&&(stream+=`${stream===""?"":" "}${String.fromCodePoint(
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
replace(SUFFIXES,"");for(let[word2]of plain.matchAll(CAPITAL_WITHIN))word2.toUpperCase()!==word2&&addHumps(reading,word2);return{main:(plain===shape?lower:lowerCase(
plain)).replace(NOT_WORD," ").trim(),parts,marks,characters:""}}function readAll(reading){let{shapeUnits,size}=reading,at=0;for(;at<size;){let unit=shapeUnits[at],
found=CLASSES[unit]||classOf(unit);found===7&&(found=classAt(shapeUnits,at)),found===1?at++:found===6?at=readUnspaced(reading,at):found===2?at=readSymbols(reading,
at):at=readWord(reading,at)}}function tokeniseForIndex(text2){let lexed=lex(text2),stream=renderStream(lexed);return lexed.characters===""?stream:`${stream} ${lexed.characters}`}function renderStream({
main,parts,marks}){let stream=main;for(let part of parts)stream+=` ${part}`;for(let mark of marks)stream+=` ${mark}`;return main===""?stream.slice(1):stream}var FIELDS=["prompt","answer","input","output"];function readTexts(turn,reader){let read={prompt:[reader.text(turn.prompt)],answer:[],input:[],output:[]};for(let step of turn.steps)step.kind==="answer"?read.answer.
push(reader.text(step.text)):(read.input.push(reader.input(step.input)),step.output!==null&&read.output.push(reader.text(step.output)));return read}var JSON_STRING=/"([^"\\]*(?:\\.[^"\\]*)*)(?:"(\s*:)?|\\?$)/gs,
JSON_ESCAPE=/\\(?:u([0-9a-fA-F]{4})|(.))/gs,ESCAPED2={n:`
`,r:"\r",t:"	",b:"\b",f:"\f"};function inputText(input){if(!input.startsWith("{")&&!input.startsWith("[")&&!input.startsWith('"'))return input;let values=[];for(let[
,value="",colon]of input.matchAll(JSON_STRING))colon===void 0&&value!==""&&values.push(unescapeJson(value));return values.join(`
`)}function unescapeJson(value){return value.includes("\\")?value.replace(JSON_ESCAPE,(_,code,char)=>code===void 0?ESCAPED2[char??""]??char??"":String.fromCharCode(
Number.parseInt(code,16))):value}var PATH_KEY=/"(?:file_path|notebook_path|path)"\s*:\s*"([^"\\]*(?:\\.[^"\\]*)*)"/gs;function filesOfInput(input){return[...input.
matchAll(PATH_KEY)].map(([,path=""])=>unescapeJson(path))}function filesOf(turn){let files=turn.steps.flatMap(step=>step.kind==="tool"?filesOfInput(step.input):
[]);return[...new Set(files)]}function toolsOf(turn){let tools=turn.steps.flatMap(step=>step.kind==="tool"&&step.tool!==""?[step.tool]:[]);return[...new Set(tools)]}function columnsOf(turn,isCut2){let{kind,startMs,endMs,outcome,agentId=null,models,steps,usage}=turn;return{kind,startMs,endMs,outcome,agentId,model:models.at(-1)??
"",toolCalls:steps.filter(step=>step.kind==="tool").length,tools:renderList(toolsOf(turn)),files:renderList(filesOf(turn)),usage,isCut:isCut2}}function renderList(items){
return items.length===0?"":`
${items.join(`
`)}
`}function wordsOf(turn){let words=readTexts(turn,{text:tokeniseForIndex,input:input=>tokeniseForIndex(inputText(input))});return FIELDS.map(field=>words[field].
join(" "))}var MAX_TURN_CHARS=1024*1024;function createTurnPreparer(onTurn){let told=[],teller=createTurnTeller(one=>{onTurn(one.turn),told.push(prepareTurn(one))},{maxChars:MAX_TURN_CHARS}),
take=()=>{let turns=told;return told=[],turns};return{*addTurns(lines){let file=teller.openFile(),end=0;for(let line of lines){for(let entry of line.entries)entry.
ordinal=file.take(entry.read(),entry.chars);line.isTerminated&&(end=line.endOffset),yield told.length===0?line:{...line,turns:take()}}file.end(),told.length>0&&
(yield{...emptyLine(end),turns:take()})}}}function prepareTurn({turn,entries,ordinals}){let isCut2=turn.isCut===!0||entries.some(entry=>entry.isCapped===!0);return{
entries:ordinals,columns:columnsOf(turn,isCut2),words:wordsOf(turn)}}var import_node_path4=require("node:path");var import_node_fs3={default:require("node:fs")},import_node_path3=require("node:path");var import_node_fs=import_node_fs3,import_node_path2=require("node:path");var import_node_path=require("node:path");function clientRoot(env){return env.CLAUDE_CONFIG_DIR||(0,import_node_path.join)(homeFolder(env),".claude")}function homeFolder(env){
return env.HOME||process.getBuiltinModule("node:os").homedir()}function storeRoot(env){return env.LOGBOOK_HOME||(0,import_node_path.join)(clientRoot(env),"logbo\
ok")}var SAFE_NAME=/^[A-Za-z0-9_-]{1,128}$/;function safeName(id){return SAFE_NAME.test(id)?id:process.getBuiltinModule("node:crypto").createHash("sha256").update(id).
digest("hex")}function assertNoLink(path){let root=storeRoot(process.env),names=namesBelow(root,path);refuseLinks((0,import_node_path2.join)(root,names[0]??""),names.slice(1,
-1))}function namesBelow(root,path){let way=(0,import_node_path2.relative)(root,path);return way.startsWith("..")?[]:way.split(import_node_path2.sep)}function refuseLinks(root,names){
let path=root;for(let name of names)if(path+=import_node_path2.sep+name,import_node_fs.default.lstatSync(path,{throwIfNoEntry:!1})?.isSymbolicLink())throw linkError(
path)}function linkError(link2){return new LogbookError("LINK_REFUSED",`${link2} is a symbolic link: nothing is written or removed through it`,{path:link2})}var import_node_fs2=import_node_fs3;var MAX_RECORD_BYTES=268435456,ABSENT=new Set(["ENOENT","ENOTDIR","EISDIR","ELOOP","ENAMETOOLONG","ENXIO","ENODEV","ERR_INVALID_ARG_VALUE"]);function isAbsent(error){
return ABSENT.has(errnoOf(error)??"")}function openRegular(path,access=import_node_fs2.default.constants.O_RDONLY){let fd;try{fd=import_node_fs2.default.openSync(
path,access|import_node_fs2.default.constants.O_NONBLOCK|import_node_fs2.default.constants.O_NOCTTY)}catch(error){if(isAbsent(error))return;throw error}let stat=import_node_fs2.default.
fstatSync(fd);if(stat.isFile())return{fd,size:stat.size};import_node_fs2.default.closeSync(fd)}function readWhole({fd,size}){let buffer=Buffer.allocUnsafe(size),filled=0;for(;filled<size;){let read=import_node_fs2.default.readSync(fd,buffer,filled,size-filled,
filled);if(read===0)break;filled+=read}return buffer.subarray(0,filled)}function readRegular(path,maxBytes){let file=openRegular(path);if(file!==void 0)try{return file.size>maxBytes?void 0:readWhole(file)}finally{import_node_fs2.default.
closeSync(file.fd)}}function statIfPossible(path){try{return import_node_fs2.default.statSync(path,{throwIfNoEntry:!1})}catch{return}}var FILE_MODE=384,DIRECTORY_MODE=448;function makeDirectory(path){if(!import_node_fs3.default.existsSync(path)){makeParent(path),assertNoLink(path);try{import_node_fs3.default.
mkdirSync(path,{mode:DIRECTORY_MODE})}catch(error){if(errnoOf(error)!=="EEXIST")throw error}}}function makeParent(path){let parent=(0,import_node_path3.dirname)(
path);parent!==path&&makeDirectory(parent)}function openForWrite(path,flags){assertNoLink(path);try{return openPlain(path,flags)}catch(error){if(errnoOf(error)!==
"ENOENT")throw error;return makeDirectory((0,import_node_path3.dirname)(path)),openPlain(path,flags)}}function openPlain(path,flags){let plain=typeof flags=="nu\
mber"?flags|(import_node_fs3.default.constants.O_NOFOLLOW??0):flags;try{return import_node_fs3.default.openSync(path,plain,FILE_MODE)}catch(error){throw errnoOf(
error)==="ELOOP"?linkError(path):error}}function appendLine(path,line){let fd=openForWrite(path,import_node_fs3.default.constants.O_RDWR|import_node_fs3.default.
constants.O_CREAT|import_node_fs3.default.constants.O_APPEND);try{let stat=import_node_fs3.default.fstatSync(fd);if(!stat.isFile())throw new LogbookError("STORE\
_UNWRITABLE",`append to ${path}: no regular file`,{path});let prefix=endsWithNewline(fd,stat.size)?"":`
`;writeWhole(fd,Buffer.from(`${prefix}${line}
`))}finally{import_node_fs3.default.closeSync(fd)}}function endsWithNewline(fd,size){if(size===0)return!0;let last2=Buffer.alloc(1);return import_node_fs3.default.
readSync(fd,last2,0,1,size-1)===1?last2[0]===10:!0}function writeWhole(fd,bytes){let written=0;for(;written<bytes.length;)written+=import_node_fs3.default.writeSync(
fd,bytes,written,bytes.length-written)}function syncDirectory(directory){if(process.platform==="win32")return;let fd=import_node_fs3.default.openSync(directory,
"r");try{import_node_fs3.default.fsyncSync(fd)}finally{import_node_fs3.default.closeSync(fd)}}function writeFileLoosely(path,content){let fd=openForWrite(path,import_node_fs3.default.constants.O_WRONLY|import_node_fs3.default.constants.O_CREAT|import_node_fs3.default.
constants.O_TRUNC);try{writeWhole(fd,Buffer.from(content))}finally{import_node_fs3.default.closeSync(fd)}}function readFileIfPresent(path,maxBytes=MAX_RECORD_BYTES){return import_node_fs3.default.existsSync(path)?readRegular(path,maxBytes):void 0}function readHead(path,maxBytes){
return readPart(path,()=>({start:0,bytes:maxBytes})).bytes}function readPart(path,place){let file=import_node_fs3.default.existsSync(path)?openRegular(path):void 0;if(file===void 0)return{start:0,bytes:Buffer.alloc(0)};
let{fd,size}=file;try{let{start,bytes}=place(size),buffer=Buffer.alloc(Math.min(bytes,size-start));return{start,bytes:buffer.subarray(0,import_node_fs3.default.
readSync(fd,buffer,0,buffer.length,start))}}finally{import_node_fs3.default.closeSync(fd)}}function listDirectory(path){try{return import_node_fs3.default.readdirSync(
path).sort()}catch(error){if(isAbsent(error))return[];throw error}}var MAIN_STREAM="main",SPILL_FOLDER="tool-results",TEMPORARY_SUFFIX=".tmp",SEGMENT_NAME=/^(\d{12,15})-(\d{12,15})\.jsonl(\.gz)?$/,GENERATION_NAME=/^\d{4,9}$/;function generationPath(rawDir,stream,generation){
return(0,import_node_path4.join)(rawDir,safeName(stream),String(generation).padStart(4,"0"))}function segmentName(start,end){return`${String(start).padStart(12,
"0")}-${String(end).padStart(12,"0")}.jsonl`}function temporaryPath(dir){return(0,import_node_path4.join)(dir,`.${process.pid}-${Math.random().toString(36).slice(
2)}${TEMPORARY_SUFFIX}`)}function rawStreams(rawDir){return listDirectory(rawDir).filter(name=>name!==SPILL_FOLDER&&!name.includes(".")).sort((a,b)=>+(b===MAIN_STREAM)-
+(a===MAIN_STREAM)||(a<b?-1:1))}function listGenerations(rawDir,stream){return listDirectory((0,import_node_path4.join)(rawDir,safeName(stream))).filter(name=>GENERATION_NAME.
test(name)).map(Number).sort((a,b)=>a-b)}function listSegments(dir){return listDirectory(dir).flatMap(name=>parseSegmentName(dir,name)??[]).sort((a,b)=>a.start-
b.start||b.end-a.end||Number(a.isCompressed)-Number(b.isCompressed))}function parseSegmentName(dir,name){let match=SEGMENT_NAME.exec(name);if(match===null)return;
let[,start,end,suffix]=match;return{start:Number(start),end:Number(end),path:dir+import_node_path4.sep+name,isCompressed:suffix!==void 0}}function coveredEnd(segments){
let end=0;for(let segment of segments){if(segment.start>end)break;end=Math.max(end,segment.end)}return end}var import_node_fs5=import_node_fs3;var import_node_fs4=import_node_fs3,MEMBER_BYTES=1024*1024,HEADER_BYTES=10,FLAGS_AT=3,HAS_EXTRA=4,EXTRA_BYTES=14;var FIELD_NAME="LB";function readMembers(fd,plainBytes){let{size}=import_node_fs4.default.fstatSync(fd),members2=[],offset=0,start=0;for(;offset<size;){let lengths=readLengths(fd,offset);
if(lengths===void 0){members2.push({start,end:plainBytes,offset,bytes:size-offset});break}members2.push({start,end:start+lengths.plain,offset,bytes:lengths.compressed}),
offset+=lengths.compressed,start+=lengths.plain}return members2}function readLengths(fd,offset){let header=Buffer.alloc(HEADER_BYTES+EXTRA_BYTES);if(import_node_fs4.default.
readSync(fd,header,0,header.length,offset)<header.length)return;let isGzip=header[0]===31&&header[1]===139&&header[FLAGS_AT]===HAS_EXTRA,name=header.toString("l\
atin1",HEADER_BYTES+2,HEADER_BYTES+4);if(!isGzip||name!==FIELD_NAME)return;let compressed=header.readUInt32LE(HEADER_BYTES+6),plain=header.readUInt32LE(HEADER_BYTES+
10);return compressed>header.length&&plain>0&&plain<=MEMBER_BYTES?{compressed,plain}:void 0}function readMember(fd,member){let compressed=Buffer.allocUnsafe(member.
bytes),read=import_node_fs4.default.readSync(fd,compressed,0,member.bytes,member.offset),zlib=process.getBuiltinModule("node:zlib"),plainBytes=member.end-member.
start;return zlib.gunzipSync(compressed.subarray(0,read),{maxOutputLength:Math.max(plainBytes,1)})}var CHUNK_BYTES=256*1024;function openSegment(segment){let opened;return{end:segment.end,read(position){try{opened??=open(segment);let bytes=opened.read(position);
return bytes.length>0?{bytes}:{resume:segment.end,error:unreadable(segment,position,"it ends too early")}}catch(error){return{resume:opened?.resumeAfter(position)??
segment.end,error:unreadable(segment,position,errnoOf(error)??"damaged",error)}}},close(){opened?.close(),opened=void 0}}}function open(segment){let twin=segment.
isCompressed?segment.path.slice(0,-3):`${segment.path}.gz`;try{return segment.isCompressed?openCompressed(segment,segment.path):openPlain2(segment,segment.path)}catch(error){
if(errnoOf(error)!=="ENOENT"||!import_node_fs5.default.existsSync(twin))throw error;return segment.isCompressed?openPlain2(segment,twin):openCompressed(segment,
twin)}}function openCopy(path){let file=openRegular(path);if(file!==void 0)return file.fd;throw Object.assign(new Error(`ENOENT: no regular file ${path}`),{code:"\
ENOENT"})}function openPlain2(segment,path){let fd=openCopy(path),buffer=Buffer.allocUnsafe(Math.min(CHUNK_BYTES,segment.end-segment.start));return{read(position){
let wanted=Math.min(buffer.length,segment.end-position);return buffer.subarray(0,import_node_fs5.default.readSync(fd,buffer,0,wanted,position-segment.start))},resumeAfter:position=>Math.
min(segment.end,position+CHUNK_BYTES),close:()=>import_node_fs5.default.closeSync(fd)}}function openCompressed(segment,path){let fd=openCopy(path),members2;try{
members2=readMembers(fd,segment.end-segment.start)}catch(error){throw import_node_fs5.default.closeSync(fd),error}let current,memberAt=offset=>members2.find(member=>member.
start<=offset&&offset<member.end);return{read(position){let offset=position-segment.start,member=memberAt(offset);return member===void 0?Buffer.alloc(0):(current?.
member!==member&&(current={member,bytes:readMember(fd,member)}),current.bytes.subarray(offset-member.start))},resumeAfter:position=>segment.start+(memberAt(position-
segment.start)?.end??segment.end-segment.start),close:()=>import_node_fs5.default.closeSync(fd)}}function unreadable(segment,position,reason,cause){return new LogbookError(
"RAW_UNREADABLE",`read raw segment ${segment.path}: ${reason}`,{path:segment.path,byteOffset:position,...cause===void 0?{}:{cause}})}function readRange(rawDir,stream,request){return readSegments(listSegments(generationPath(rawDir,stream,request.generation)),request)}function*readSegments(segments,request){
let{from=0,onLoss,onTrouble}=request,readers=[],position=from,next=0;try{for(;;){next=openUpTo(position,segments,next,readers);let piece=readFromAny(readers,position);
if("bytes"in piece){yield{start:position,bytes:piece.bytes},position+=piece.bytes.length;continue}if(onTrouble!==void 0&&piece.trouble!==void 0){onTrouble(piece.
trouble);return}let end=Math.min(piece.resume,segments[next]?.start??Number.POSITIVE_INFINITY);if(end===Number.POSITIVE_INFINITY)return;onLoss?.({start:position,
end,...piece.error===void 0?{}:{error:piece.error}}),position=end}}finally{for(let reader of readers)reader.close()}}function openUpTo(position,segments,from,readers){
for(let index=readers.length-1;index>=0;index-=1){let reader=readers[index];reader.end>position||(reader.close(),readers.splice(index,1))}let next=from;for(let segment=segments[next];segment!==
void 0&&segment.start<=position;segment=segments[next])segment.end>position&&readers.push(openSegment(segment)),next+=1;return next}function readFromAny(readers,position){
let failure2={resume:Number.POSITIVE_INFINITY};for(let reader of readers){let piece=reader.read(position);if("bytes"in piece)return piece;let trouble=isPassing(
piece.error.cause)?piece.error:failure2.trouble;failure2={...piece.resume<failure2.resume?piece:failure2,...trouble&&{trouble}}}return failure2}var LATER_TURNS=8;function readOutcome(archive,id,turn){if(turn.outcome!=="open")return turn.outcome;let later=readLaterTurns(archive,id,turn.agentId??""),isTakenOver=later.
some(({parentTurn,isQueued})=>parentTurn===id&&isQueued===1);return settleOutcome(turn,{isOver:later.length>0,isTakenOver})}function readLaterTurns(archive,id,agentId){
let places2=archive.prepare("SELECT file, byte_offset AS byteOffset FROM session_turns WHERE turn = ?").all(id),later=archive.prepare(`SELECT parent.turn AS par\
entTurn, json_extract(head.meta, '$.isQueued') AS isQueued
     FROM session_turns JOIN turns ON turns.id = session_turns.turn
     JOIN entries AS head ON head.id = turns.root AND head.role = 0
     LEFT JOIN entries AS parent ON parent.id = head.link
     WHERE session_turns.file = ? AND session_turns.byte_offset > ?
       AND coalesce(json_extract(head.meta, '$.agentId'), '') = ?
     ORDER BY session_turns.byte_offset LIMIT ?`);return places2.flatMap(({file,byteOffset})=>later.all(file,byteOffset,agentId,LATER_TURNS))}var MAX_TURN_CHARS2=8*1024*1024,SELECT_WHOLE="SELECT id, uuid, link, role, time_ms, meta, text FROM entries WHERE turn = ? ORDER BY id",SELECT_SHORTENED="SELECT\
 id, uuid, link, role, time_ms, meta, substr(text, 1, ?) AS text FROM entries WHERE turn = ? ORDER BY id";function readTurnEntries(archive,turn,maxChars=MAX_TURN_CHARS2){
let size=archive.prepare("SELECT count(*) AS count, coalesce(sum(octet_length(text)), 0) AS bytes FROM entries WHERE turn = ?").get(turn),isShortened=size!==void 0&&
size.bytes>maxChars,rows=isShortened?archive.prepare(SELECT_SHORTENED).all(Math.floor(maxChars/size.count),turn):archive.prepare(SELECT_WHOLE).all(turn),uuids=new Map(
rows.map(row=>[row.id,unpackUuid(row.uuid)])),loose=readLooseOfTurn(archive,turn);return{entries:rows.map(row=>{let linked=row.link===null?void 0:uuids.get(row.
link);return decodeEntry(row,{uuid:uuids.get(row.id)??"",parents:loose.get(row.id)??(linked===void 0?[]:[linked]),timeMs:row.time_ms})}),isShortened}}function readLooseOfTurn(archive,turn){
let loose=new Map,rows=archive.prepare("SELECT entry, parent FROM entries JOIN loose_links ON entry = id WHERE turn = ?").all(turn);for(let{entry,parent}of rows)
loose.set(entry,[...loose.get(entry)??[],unpackUuid(parent)].sort());return loose}var NEIGHBOURS=8;function hasStandIns(archive,session){return archive.prepare("SELECT 1 FROM stand_ins WHERE session = ? LIMIT 1").get(session)!==void 0}function hasAnyStandIn(archive){return archive.prepare("SELECT 1 FROM stand_ins LIMIT 1").get()!==void 0}var SELECT_HEAD=`SELECT session_turns.turn, session_tur\
ns.file, session_turns.session,
    session_turns.byte_offset AS byteOffset, time_ms AS timeMs,
    coalesce(json_extract(meta, '$.promptId'), '') AS promptId,
    coalesce(json_extract(meta, '$.agentId'), '') AS agentId
  FROM session_turns JOIN turns ON turns.id = session_turns.turn JOIN entries ON entries.id = root`;function standInEntries(archive,turn,entries){if(!hasAnyStandIn(archive))return[];let owned=new Map;for(let head of readHeads(archive,turn))if(hasStandIns(archive,
head.session))for(let standIn of readStandIns(archive,head)){let entry=entryOf2(standIn,head.agentId);owned.set(entry.uuid,entry)}if(owned.size===0)return[];let answers=entries.
flatMap(({parts})=>parts.flatMap(part=>part.kind==="answer"?[part.text]:[]));return[...owned.values()].filter(({parts:[part]})=>!(part?.kind==="answer"&&isHeld(
answers,part.text)))}function isHeld(answers,text2){let wanted=comparable(text2);return answers.some(answer=>comparable(answer).startsWith(wanted))||answers.some(
answer=>comparable(withhold(answer)).startsWith(wanted))}function entryOf2({timeMs,text:text2},agentId){return{uuid:`stand-in ${timeMs} ${text2}`,parent:null,timeMs,
role:"assistant",isFinal:!0,isStandIn:!0,...agentId!==""&&{agentId},parts:[{kind:"answer",text:text2}]}}function readHeads(archive,turn){return archive.prepare(
`${SELECT_HEAD} WHERE session_turns.turn = ?`).all(turn)}function readStandIns(archive,head){let after=archive.prepare(`${SELECT_HEAD} WHERE session_turns.file \
= ? AND session_turns.byte_offset > ?
       ORDER BY session_turns.byte_offset LIMIT ?`).all(head.file,head.byteOffset,NEIGHBOURS).filter(({agentId})=>agentId===head.agentId);return archive.prepare(
`SELECT prompt_id AS promptId, time_ms AS timeMs, text FROM stand_ins
       WHERE session = ? AND agent_id = ? AND (? = '' OR prompt_id IN ('', ?)) AND time_ms >= ?`).all(head.session,head.agentId,head.promptId,head.promptId,head.
timeMs).filter(standIn=>!after.some(({timeMs,promptId})=>timeMs<=standIn.timeMs&&(promptId===""||["",promptId].includes(standIn.promptId))))}function comparable(text2){
return text2.replace(/\u2026\s*$/u,"").replace(/\s+/g," ").trim()}function deriveTurn(archive,id,{uuid:uuid2,gathered}){let read=gathered===void 0?readTurnEntries(archive,id):void 0,own2=gathered??read?.entries??[],entries=[...own2,
...standInEntries(archive,id,own2)],turn=assembleTurn(entries,uuid2),isCut2=turn.isCut===!0||read?.isShortened===!0||own2.some(entry=>entry.isCapped===!0);return{
turn,isCut:isCut2,hasText:entries.some(({parts})=>parts.length>0)}}var PLACES_OF_SESSION=`FROM sessions
  JOIN files ON files.session = sessions.id
  JOIN session_turns ON session_turns.file = files.id`,SETTLED_OF_SESSION=`${PLACES_OF_SESSION}
  JOIN turns ON turns.id = session_turns.turn
  JOIN entries ON entries.id = root
  WHERE key = ? AND kind IS NOT NULL`;function listTurnPlaces(archive,session){return archive.prepare(`SELECT uuid, end_ms AS endMs, stream, generation, session_turns.byte_offset AS byteOffset ${SETTLED_OF_SESSION}\
 ORDER BY end_ms, uuid`).all(session).map(({uuid:uuid2,...place})=>({turn:unpackUuid(uuid2),...place}))}function readTurnText(archive,id){let{turn,isCut:isCut2}=findText(archive,id);return{turn,isCut:isCut2}}function findText(archive,id){let row=archive.prepare(`S\
ELECT turns.id, agent_id AS agentId FROM entries JOIN turns ON root = entries.id
       WHERE uuid = ? AND kind IS NOT NULL`).get(packUuid(id));if(row===void 0)throw new LogbookError("TURN_UNKNOWN",`read turn ${id}: the archive has none`);let{
turn,isCut:isCut2}=deriveTurn(archive,row.id,{uuid:id});return{row,turn:{...turn,outcome:readOutcome(archive,row.id,turn)},isCut:isCut2}}function isoTime(timeMs){return new Date(timeMs).toISOString()}function renderHalf(half){return(half>>>0).toString(16).padStart(8,"0")}function hash64(data){let bytes=typeof data=="string"?Buffer.from(data,"utf8"):data,high=-873292572,
low=-2078137563;for(let i=0;i<bytes.length;i++){low^=bytes[i];let lower=(low&65535)*435,upper=(low>>>16)*435+(lower>>>16);high=Math.imul(high,435)+(low<<8)+(upper>>>
16)|0,low=upper<<16|lower&65535}return renderHalf(high)+renderHalf(low)}function parseJson2(text2){try{return JSON.parse(text2)}catch(error){if(error instanceof SyntaxError)return;throw error}}function isObject(value){return typeof value==
"object"&&value!==null&&!Array.isArray(value)}function parseJsonObject(text2){let value=parseJson2(text2);return isObject(value)?value:void 0}var TELLING_FIELDS=["command","file_path","notebook_path","pattern","url","query","path","skill","description","subject","prompt","message"];function findTarget(toolInput){
if(typeof toolInput=="string")return toolInput||void 0;if(typeof toolInput!="object"||toolInput===null)return;let fields=toolInput,telling=TELLING_FIELDS.map(name=>fields[name]).
find(isText)??Object.values(fields).find(isText),agent=fields.subagent_type;return telling!==void 0&&isText(agent)?`${agent}: ${telling}`:telling}function isText(value){
return typeof value=="string"&&value!==""}var SAME_PROMPT_MS=1e4,SAME_COMPACTION_MS=3e5;function recordsOfTurn(session,turn){let{promptId,agentId,cwd}=turn,shared={v:1,session,prompt_id:promptId,agent_id:agentId,
cwd,origin:"transcript"},isOver=turn.outcome!=="open",records=turn.steps.flatMap(step=>step.kind==="tool"&&isTold(step,isOver)?[step]:[]).map(call=>recordOfCall(
shared,call));if(turn.kind==="agent"||turn.agentId!==void 0)return records;let prompt={v:1,session,prompt_id:promptId,agent_id:agentId,cwd,origin:"transcript",time:isoTime(
turn.startMs),event:"UserPromptSubmit",prompt:turn.prompt,hash:hash64(turn.prompt),uuid:turn.id},ends=[...failureOf(turn),...compactionsOf(turn)];return[prompt,
...records,...ends.map(end=>({...end,...shared}))]}function compactionsOf(turn){return(turn.compactions??[]).map(({id,timeMs})=>({time:isoTime(timeMs),event:"Po\
stCompact",uuid:id}))}function failureOf(turn){if(turn.outcome!=="error")return[];let last2=turn.steps.findLast(step=>step.kind==="answer");return[{time:isoTime(
turn.endMs),event:"StopFailure",ok:!1,error:last2?.text}]}function isTold(call,isOver){return call.output!==null||call.denial!==void 0||isOver}function recordOfCall({
v,session,prompt_id,agent_id,cwd,origin},call){let denial=call.denial??(call.output===null?"cancelled":void 0),isOk=!call.isError&&denial===void 0,endMs=Math.max(
call.startMs,call.endMs);return{v,session,prompt_id,agent_id,cwd,origin,time:isoTime(endMs),event:isOk?"PostToolUse":"PostToolUseFailure",tool:call.tool,tool_use_id:call.
toolUseId,target:findTarget(parseJson2(call.input)??call.input),input_bytes:Buffer.byteLength(call.input),output_bytes:call.output===null?void 0:Buffer.byteLength(
call.output),hash:hash64(call.input),duration_ms:endMs-call.startMs,ok:isOk,error:isOk?void 0:call.output??void 0,denial}}function findOwnStart(first){return first?.
event==="SessionStart"&&first.source==="fork"?Date.parse(first.time):Number.NEGATIVE_INFINITY}function missingRecords(known,candidates){let calls=new Set(known.
map(record=>record.tool_use_id)),uuids=new Set(known.map(record=>record.uuid)),prompts=known.filter(record=>record.event==="UserPromptSubmit"&&record.uuid===void 0),
failures=new Set(known.filter(isFailure).map(record=>record.prompt_id)),unseen=candidates.filter(record=>{if(isFailure(record))return!failures.has(record.prompt_id);
if(isCompaction(record)&&known.some(told=>isSameCompaction(told,record)))return!1;let{tool_use_id,uuid:uuid2}=record;return tool_use_id===void 0?!uuids.has(uuid2):
!calls.has(tool_use_id)});return[isSameText,isSameId].reduce((left,isSame)=>withoutMatched(left,prompts,isSame),unseen)}function isCompaction({event}){return event===
"PreCompact"||event==="PostCompact"}function isSameCompaction(told,candidate){return!isCompaction(told)||told.uuid!==void 0?!1:Math.abs(Date.parse(told.time)-Date.
parse(candidate.time))<=SAME_COMPACTION_MS}function isFailure({event}){return event==="StopFailure"}function withoutMatched(candidates,prompts,isSame){return candidates.
filter(candidate=>{if(candidate.event!=="UserPromptSubmit")return!0;let partner=prompts.findIndex(known=>isSame(known,candidate));return partner>=0&&prompts.splice(
partner,1),partner<0})}function isSameText(known,candidate){return known.hash!==candidate.hash?!1:known.prompt_id!==void 0?isSameId(known,candidate):Math.abs(Date.
parse(known.time)-Date.parse(candidate.time))<=SAME_PROMPT_MS}function isSameId(known,candidate){return known.prompt_id!==void 0&&known.prompt_id===candidate.prompt_id}function jsonStringifyReplacer(_,value){return typeof value=="bigint"?value.toString():value}var Cached=class{constructor(getter){this._getter=getter,this._value=
void 0}get value(){let getter=this._getter;return getter!==void 0&&(this._value=getter(),this._getter=void 0),this._value}};function cached(getter){return new Cached(
getter)}function cleanRegex(source){let start=source.startsWith("^")?1:0,end=source.endsWith("$")?source.length-1:source.length;return source.slice(start,end)}function assignProp(target,prop,value){Object.defineProperty(target,prop,{value,writable:!0,enumerable:!0,configurable:!0})}var captureStackTrace="captureStackTrace"in Error?Error.captureStackTrace:(..._args)=>{};function isObject2(data){return typeof data=="object"&&data!==null&&!Array.
isArray(data)}function clone(inst,def,params){let cl=new inst._zod.constr(def??inst._zod.def);return(!def||params?.parent)&&(cl._zod.parent=inst),cl}function normalizeParams(_params){
let params=_params;if(!params)return{};if(typeof params=="string")return{error:()=>params};if(params?.message!==void 0){if(params?.error!==void 0)throw new Error(
"Cannot specify both `message` and `error` params");params.error=params.message}return delete params.message,typeof params.error=="string"?{...params,error:()=>params.
error}:params}function optionalKeys(shape){return Object.keys(shape).filter(k=>shape[k]._zod.optin!==void 0&&shape[k]._zod.optout==="optional")}function aborted(x,startIndex=0){if(x.aborted===!0)return!0;for(let i=startIndex;i<x.issues.length;i++)if(x.issues[i]?.continue!==!0)return!0;return!1}function explicitlyAborted(x,startIndex=0){
if(x.aborted===!0)return!0;for(let i=startIndex;i<x.issues.length;i++)if(x.issues[i]?.continue===!1)return!0;return!1}function prefixIssues(path,issues){return issues.
map(iss=>{var _a2;return(_a2=iss).path??(_a2.path=[]),iss.path.unshift(path),iss})}function unwrapMessage(message){return typeof message=="string"?message:message?.
message}function attachSchema(issues,start,inst){var _a2;for(let i=start;i<issues.length;i++)(_a2=issues[i]).schema??(_a2.schema=inst)}function finalizeIssue(iss,ctx,config2){
var _a2;let traits=iss.inst?._zod?.traits;traits?.has("$ZodType")&&(traits.has("$ZodCheck")?(_a2=iss).schema??(_a2.schema=iss.inst):iss.schema=iss.inst);let schemaError=iss.
schema!==iss.inst?iss.schema?._zod.def?.error:void 0,message=iss.message?iss.message:unwrapMessage(iss.inst?._zod.def?.error?.(iss))??unwrapMessage(schemaError?.(
iss))??unwrapMessage(ctx?.error?.(iss))??unwrapMessage(config2.customError?.(iss))??unwrapMessage(config2.localeError?.(iss))??"Invalid input",full={};for(let k of Object.
keys(iss))k==="inst"||k==="schema"||k==="continue"||k==="input"||k==="__proto__"||(full[k]=iss[k]);return full.path??(full.path=[]),full.message=message,ctx?.reportInput&&
(full.input=iss.input),full}function members(proto,table){for(let key in table){let desc=Object.getOwnPropertyDescriptor(table,key);desc.get?Object.defineProperty(proto,key,{...desc,enumerable:!1}):
defineBound(proto,key,desc.value)}}function own(inst,key,value,enumerable=!0){return Object.defineProperty(inst,key,{configurable:!0,writable:!0,enumerable,value}),
value}function hide(inst,key,value){return own(inst,key,value,!1)}function defineBound(proto,key,fn){Object.defineProperty(proto,key,{configurable:!0,get(){return this==null?fn:own(this,key,fn.bind(this))},set(value){own(this,
key,value)}})}function claim(inst,sentinel){let proto=Object.getPrototypeOf(inst);return sentinel in proto?void 0:proto}var installing,broke=!1,breaker={configurable:!0,
get(){broke=!0}};function defineLazyInternal(inst,key,compute){let proto=Object.getPrototypeOf(inst._zod);if(key in proto&&installing!==inst._zod){installing=void 0;
return}installing=inst._zod,Object.defineProperty(proto,key,{configurable:!0,get(){Object.defineProperty(this,key,breaker);let outer=broke;broke=!1;try{let value=compute(
this);return broke?delete this[key]:Object.defineProperty(this,key,{configurable:!0,writable:!0,value}),broke=broke||outer,value}catch(err){throw delete this[key],
broke=broke||outer,err}},set(value){Object.defineProperty(this,key,{configurable:!0,writable:!0,value})}})}function installLazyProp(inst,key,make,enumerable){let proto=claim(
inst,key);proto&&Object.defineProperty(proto,key,{configurable:!0,get(){let desc={configurable:!0,writable:!0,enumerable,value:void 0};return Object.defineProperty(
this,key,desc),desc.value=make(this),Object.defineProperty(this,key,desc),desc.value},set(value){Object.defineProperty(this,key,{configurable:!0,writable:!0,enumerable,
value})}})}var _a;var _zodDesc={value:void 0,enumerable:!1},_E="captureStackTrace"in Error?Error:null;function newError(Definition){let E=_E;if(E){let saved=E.stackTraceLimit;if(typeof saved==
"number"){try{E.stackTraceLimit=0}catch{return _E=null,new Definition}try{return new Definition}finally{E.stackTraceLimit=saved}}}return new Definition}function $constructor(name,initializer2,proto,params){
let zodProto={};function Internals(def){this.def=def,this.constr=_,this.traits=new Set}Internals.prototype=zodProto;let protoMembers=proto,initialized=protoMembers&&
new WeakSet;function init(inst,def){if(inst._zod){if(inst._zod.traits.has(name))return}else{_zodDesc.value=new Internals(def);try{Object.defineProperty(inst,"_z\
od",_zodDesc)}finally{_zodDesc.value=void 0}}if(inst._zod.traits.add(name),initializer2(inst,def),initialized){let own2=Object.getPrototypeOf(inst),ctorProto=inst.
_zod.constr.prototype,up=own2;for(;up&&up!==ctorProto;)up=Object.getPrototypeOf(up);let target=up??own2;initialized.has(target)||(initialized.add(target),members(
target,protoMembers))}let proto2=_.prototype;for(let k in proto2)Object.prototype.hasOwnProperty.call(proto2,k)&&(k in inst||(inst[k]=proto2[k].bind(inst)))}let Parent=params?.
Parent??Object;class Definition extends Parent{}Object.defineProperty(Definition,"name",{value:name});function _(def){let inst=params?.Parent?newError(Definition):
this;init(inst,def);let deferred=inst._zod.deferred;if(deferred){for(let fn of deferred)fn();inst._zod.deferred=void 0}let pp=globalThis.__zod_globalConfig?.postProcessor;
return pp&&pp(inst),inst}return Object.defineProperty(_,"init",{value:init}),Object.defineProperty(_,Symbol.hasInstance,{value:inst=>params?.Parent&&inst instanceof
params.Parent?!0:inst?._zod?.traits?.has(name)}),Object.defineProperty(_,"name",{value:name}),_}var $ZodAsyncError=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}};(_a=globalThis).__zod_globalConfig??(_a.__zod_globalConfig={});var globalConfig=globalThis.__zod_globalConfig;function config(newConfig){return newConfig&&Object.
assign(globalConfig,newConfig),globalConfig}function _getMessage(){let internals=this._zod;return internals.message??(internals.message=JSON.stringify(internals.def,jsonStringifyReplacer,2)),internals.message}
function _setMessage(value){this._zod.message=value}var _messageDesc={get:_getMessage,set:_setMessage,enumerable:!0,configurable:!0},_issuesDesc={value:void 0,enumerable:!1},
_installedToString=new WeakSet([Object.prototype,Error.prototype]),initializer=(inst,def)=>{inst.name="$ZodError",_issuesDesc.value=def,Object.defineProperty(inst,
"issues",_issuesDesc),_issuesDesc.value=void 0,Object.defineProperty(inst,"message",_messageDesc);let proto=Object.getPrototypeOf(inst);_installedToString.has(proto)||
(_installedToString.add(proto),Object.defineProperty(proto,"toString",{configurable:!0,enumerable:!1,get(){let value=()=>this.message;return Object.defineProperty(
this,"toString",{value,configurable:!0,writable:!0}),value},set(value){Object.defineProperty(this,"toString",{value,configurable:!0,writable:!0})}}))},$ZodError=$constructor(
"$ZodError",initializer),$ZodRealError=$constructor("$ZodError",initializer,void 0,{Parent:Error});var _parse=_Err=>{let fn=(schema,value,_ctx,_params)=>{let ctx=_ctx?{..._ctx,async:!1}:{async:!1},result=schema._zod.run({value,issues:[]},ctx);if(result instanceof
Promise)throw new $ZodAsyncError;if(result.issues.length){let e=new(_params?.Err??_Err)(result.issues.map(iss=>finalizeIssue(iss,ctx,config())));throw captureStackTrace(
e,_params?.callee??fn),e}return result.value};return fn},parse=_parse($ZodRealError),_parseAsync=_Err=>{let fn=async(schema,value,_ctx,params)=>{let ctx=_ctx?{..._ctx,
async:!0}:{async:!0},result=schema._zod.run({value,issues:[]},ctx);if(result instanceof Promise&&(result=await result),result.issues.length){let e=new(params?.Err??
_Err)(result.issues.map(iss=>finalizeIssue(iss,ctx,config())));throw captureStackTrace(e,params?.callee??fn),e}return result.value};return fn},parseAsync=_parseAsync(
$ZodRealError),_safeParse=_Err=>(schema,value,_ctx)=>{let ctx=_ctx?{..._ctx,async:!1}:{async:!1},result=schema._zod.run({value,issues:[]},ctx);if(result instanceof
Promise)throw new $ZodAsyncError;return result.issues.length?failure(_Err,result.issues,ctx):{success:!0,data:result.value}},safeParse=_safeParse($ZodRealError);
function failure(Err,issues,ctx){let error;return{success:!1,get error(){return error||(error=new Err(issues.map(iss=>finalizeIssue(iss,ctx,config()))),issues=void 0,
ctx=void 0),error},set error(e){error=e,issues=void 0,ctx=void 0}}}var _safeParseAsync=_Err=>async(schema,value,_ctx)=>{let ctx=_ctx?{..._ctx,async:!0}:{async:!0},
result=schema._zod.run({value,issues:[]},ctx);return result instanceof Promise&&(result=await result),result.issues.length?failure(_Err,result.issues,ctx):{success:!0,
data:result.value}},safeParseAsync=_safeParseAsync($ZodRealError);var anyString=/^[\s\S]{0,}$/;var number=/^-?\d+(?:\.\d+)?$/,boolean=/^(?:true|false)$/i;var version={major:4,minor:6,patch:7};var $ZodType=$constructor("$ZodType",(inst,def)=>{var _a2;inst??(inst={}),inst._zod.def=def,inst._zod.bag=inst._zod.bag||{},inst._zod.version=version;let defChecks=inst.
_zod.def.checks,checks=inst._zod.traits.has("$ZodCheck")?[inst,...defChecks??[]]:defChecks?.length?[...defChecks]:[];for(let ch of checks)for(let fn of ch._zod.
onattach)fn(inst);if(checks.length===0)(_a2=inst._zod).deferred??(_a2.deferred=[]),inst._zod.deferred?.push(()=>{inst._zod.run=inst._zod.parse});else{let runChecks=(payload,checks2,ctx)=>{
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
issues.map(iss=>finalizeIssue(iss,ctx,config()))}:{value:r.value};async function validateAsync(inst,value){let ctx={async:!0};return toStandardResult(await inst.
_zod.run({value,issues:[]},ctx),ctx)}function standardProps(inst){return{validate:value=>{let ctx={async:!1};try{let r=inst._zod.run({value,issues:[]},ctx);if(!(r instanceof
Promise))return toStandardResult(r,ctx)}catch{}return validateAsync(inst,value)},vendor:"zod",version:1}}var $ZodString=$constructor("$ZodString",(inst,def)=>{$ZodType.
init(inst,def),inst._zod.pattern=def.pattern??anyString,inst._zod.parse=(payload,_)=>{if(def.coerce)try{payload.value=String(payload.value)}catch{}return typeof payload.
value=="string"||payload.issues.push({expected:"string",code:"invalid_type",input:payload.value,inst}),payload}});var $ZodNumber=$constructor("$ZodNumber",(inst,def)=>{$ZodType.init(inst,def),inst._zod.pattern=number,inst._zod.parse=(payload,_ctx)=>{if(def.coerce)try{payload.
value=Number(payload.value)}catch{}let input=payload.value;if(typeof input=="number"&&!Number.isNaN(input)&&Number.isFinite(input))return payload;let received=typeof input==
"number"?Number.isNaN(input)?"NaN":Number.isFinite(input)?void 0:String(input):void 0;return payload.issues.push({expected:"number",code:"invalid_type",input,inst,
...received?{received}:{}}),payload}});var $ZodBoolean=$constructor("$ZodBoolean",(inst,def)=>{$ZodType.init(inst,def),inst._zod.pattern=boolean,inst._zod.parse=(payload,_ctx)=>{if(def.coerce)try{payload.
value=!!payload.value}catch{}let input=payload.value;return typeof input=="boolean"||payload.issues.push({expected:"boolean",code:"invalid_type",input,inst}),payload}});var $ZodUnknown=$constructor("$ZodUnknown",(inst,def)=>{$ZodType.init(inst,def),inst._zod.parse=payload=>payload});function handlePropertyResult(result,final,key,input,optin,optout){let isPresent=key in input,isOptionalOut=optout==="optional";if(!(!isPresent&&isOptionalOut&&
optin==="optional")){if(result.issues.length){if(optin!==void 0&&isOptionalOut&&!isPresent)return;final.issues.push(...prefixIssues(key,result.issues))}if(!isPresent&&
optin===void 0){result.issues.length||final.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,path:[key]});return}result.value===void 0?(isPresent||
optin==="defaulted"&&!isOptionalOut)&&(final.value[key]=void 0):final.value[key]=result.value}}var NO_SYMBOL_KEYS=[];function normalizeDef(def){let keys=Object.
keys(def.shape),ownSymbols=Object.getOwnPropertySymbols(def.shape),symbolKeys=ownSymbols.length?ownSymbols:NO_SYMBOL_KEYS,allKeys=symbolKeys.length?[...keys,...symbolKeys]:
keys;for(let k of allKeys)if(!def.shape?.[k]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);let okeys=optionalKeys(
def.shape);return{...def,allKeys,symbolKeys,keySet:new Set(keys),numKeys:keys.length,optionalKeys:new Set(okeys)}}function handleCatchall(proms,input,payload,ctx,def,inst,abortEarly){
let unrecognized=[],keySet=def.keySet,_catchall=def.catchall._zod,t=_catchall.def.type,optin=_catchall.optin,optout=_catchall.optout,seen2=0;for(let key in input){
if(abortEarly&&payload.issues.length!==seen2){if(aborted(payload,seen2))break;seen2=payload.issues.length}if(keySet.has(key))continue;if(key==="__proto__"){t===
"never"&&unrecognized.push(key);continue}if(t==="never"){unrecognized.push(key);continue}let r=_catchall.run({value:input[key],issues:[]},ctx);r instanceof Promise?
proms.push(r.then(r2=>handlePropertyResult(r2,payload,key,input,optin,optout))):handlePropertyResult(r,payload,key,input,optin,optout)}return unrecognized.length&&
payload.issues.push({code:"unrecognized_keys",keys:unrecognized,input,inst,continue:!0}),proms.length?Promise.all(proms).then(()=>payload):payload}var $ZodObject=$constructor(
"$ZodObject",(inst,def)=>{$ZodType.init(inst,def);let desc=Object.getOwnPropertyDescriptor(def,"shape"),sh=desc?.get?desc.get.raw:def.shape??{};if(sh){let get=()=>{
let newSh={...sh};return Object.defineProperty(def,"shape",{value:newSh}),get.raw=newSh,newSh};get.raw=sh,Object.defineProperty(def,"shape",{get})}let _normalized=cached(
()=>normalizeDef(def));defineLazyInternal(inst,"propValues",zod=>{let shape=zod.def.shape,propValues={};for(let key in shape){let field=shape[key]._zod;if(field.
values){Object.prototype.hasOwnProperty.call(propValues,key)||assignProp(propValues,key,new Set);for(let v of field.values)propValues[key].add(v);field.optin!==
void 0&&propValues[key].add(void 0)}}return propValues});let isObject3=isObject2,catchall=def.catchall,value,memo=globalConfig.memoizer;memo?.attach(inst),inst.
_zod.parse=(payload,ctx)=>{value??(value=_normalized.value);let input=payload.value;if(!isObject3(input))return payload.issues.push({expected:"object",code:"inv\
alid_type",input,inst}),payload;payload.value=memo?memo.alloc(inst,payload,{},ctx):{};let proms=[],shape=value.shape,abortEarly=ctx?.abortEarly,seen2=payload.issues.
length;for(let key of value.allKeys){if(abortEarly&&payload.issues.length!==seen2){if(aborted(payload,seen2))break;seen2=payload.issues.length}if(key==="__proto\
__")continue;let el=shape[key],optin=el._zod.optin,optout=el._zod.optout,r=el._zod.run({value:input[key],issues:[]},ctx);r instanceof Promise?proms.push(r.then(
r2=>handlePropertyResult(r2,payload,key,input,optin,optout))):handlePropertyResult(r,payload,key,input,optin,optout)}return catchall?handleCatchall(proms,input,
payload,ctx,_normalized.value,inst,abortEarly===!0):proms.length?Promise.all(proms).then(()=>payload):payload}});function handleOptionalResult(payload,result){return payload.value=result.issues.length?void 0:result.value,payload}var $ZodOptional=$constructor("$ZodOptional",
(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(inst,"optin",zod=>zod.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),inst._zod.optout="o\
ptional",defineLazyInternal(inst,"values",zod=>{let values=zod.def.innerType._zod.values;return values?new Set([...values,void 0]):void 0}),defineLazyInternal(inst,
"pattern",zod=>{let pattern=zod.def.innerType._zod.pattern;return pattern?new RegExp(`^(${cleanRegex(pattern.source)})?$`):void 0}),inst._zod.parse=(payload,ctx)=>{
if(payload.value===void 0){if(def.innerType._zod.optin!=="defaulted")return payload;let result=def.innerType._zod.run({value:payload.value,issues:[]},ctx);return result instanceof
Promise?result.then(result2=>handleOptionalResult(payload,result2)):handleOptionalResult(payload,result)}return def.innerType._zod.run(payload,ctx)}});function snapshotChecks(def){return def.checks&&(def.checks=[...def.checks]),def}function _string(Class,params){return new Class(snapshotChecks({type:"string",...normalizeParams(
params)}))}function _number(Class,params){return new Class(snapshotChecks({type:"number",checks:[],...normalizeParams(params)}))}function _boolean(Class,params){return new Class({type:"boolean",...normalizeParams(params)})}function _unknown(Class){return new Class({type:"unknown"})}var ZodMiniType=$constructor("ZodMiniType",(inst,def)=>{if(!inst._zod)throw new Error("Uninitialized schema in ZodMiniType.");$ZodType.init(inst,def),inst.def=def,
inst.type=def.type},{get with(){return this.check},set with(value){own(this,"with",value)},parse(data,params){return parse(this,data,params,{callee:this.parse})},
parseAsync(data,params){return parseAsync(this,data,params,{callee:this.parseAsync})},safeParse(data,params){return safeParse(this,data,params)},safeParseAsync(data,params){
return safeParseAsync(this,data,params)},check(...checks){let def=this.def;return this.clone({...def,checks:[...def.checks??[],...checks.map(ch=>typeof ch=="fun\
ction"?{_zod:{check:ch,def:{check:"custom"},onattach:[]}}:ch)]},{parent:!0})},clone(_def,params){return clone(this,_def,params)},brand(){return this},register(reg,meta2){
return reg.add(this,meta2),this},apply(fn,...args){return args.length===0?fn(this):fn(this,...args)}}),ZodMiniString=$constructor("ZodMiniString",(inst,def)=>{$ZodString.
init(inst,def),ZodMiniType.init(inst,def)});function string2(params){return _string(ZodMiniString,params)}var ZodMiniNumber=$constructor("ZodMiniNumber",(inst,def)=>{$ZodNumber.init(inst,def),ZodMiniType.init(inst,def)});function number2(params){return _number(ZodMiniNumber,
params)}var ZodMiniBoolean=$constructor("ZodMiniBoolean",(inst,def)=>{$ZodBoolean.init(inst,def),ZodMiniType.init(inst,def)});function boolean2(params){return _boolean(
ZodMiniBoolean,params)}var ZodMiniUnknown=$constructor("ZodMiniUnknown",(inst,def)=>{$ZodUnknown.init(inst,def),ZodMiniType.init(inst,def)});function unknown(){return _unknown(ZodMiniUnknown)}var ZodMiniObject=$constructor("ZodMiniObject",(inst,def)=>{$ZodObject.init(inst,def),ZodMiniType.init(inst,def),installLazyProp(inst,"shape",self=>self._zod.def.
shape,!1)});function looseObject(shape,params){return new ZodMiniObject({type:"object",shape,catchall:unknown(),...normalizeParams(params)})}var ZodMiniOptional=$constructor("ZodMiniOptional",(inst,def)=>{$ZodOptional.init(inst,def),ZodMiniType.init(inst,def)});function optional(innerType){return new ZodMiniOptional(
{type:"optional",innerType})}var text=optional(string2()),count=optional(number2()),logRecordSchema=looseObject({v:number2(),time:string2(),event:string2(),session:string2(),prompt_id:text,
agent_id:text,agent_type:text,parent_agent_id:text,spawned_agent_id:text,tool:text,tool_use_id:text,target:text,prompt:text,source:text,reason:text,trigger:text,
model:text,permission_mode:text,stop_hook_active:optional(boolean2()),input_bytes:count,output_bytes:count,hash:text,duration_ms:count,ok:optional(boolean2()),error:text,
denial:text,cwd:text,client:text,uuid:text,origin:optional(string2())});var NEWLINE2=10,RECORD_START2=Buffer.from('{"v":'),BLANKS2=new Set(Buffer.from(" 	\r"));function parseLog(bytes,startOffset=0){let content={records:[],damage:[],
tornTail:!1};for(let start=0;start<bytes.length;){let newline=bytes.indexOf(NEWLINE2,start),end=newline<0?bytes.length:newline,line=bytes.subarray(start,end);if(line.
length>0){let isTail=newline<0;parseLine2(line,{content,byteOffset:startOffset+start,isTail})}start=end+1}return content}function parseLine2(line,{content,byteOffset,
isTail}){let record=parseRecord2(line);if(record!==void 0){content.records.push({record,byteOffset});return}if(isTail){content.tornTail=!0;return}let weldedAt=line.
lastIndexOf(RECORD_START2),welded=weldedAt>0?parseRecord2(line.subarray(weldedAt)):void 0,bytes=welded===void 0?line.length:weldedAt;content.damage.push({byteOffset,
bytes,reason:reasonFor(line,welded!==void 0)}),welded!==void 0&&content.records.push({record:welded,byteOffset:byteOffset+weldedAt})}function parseRecord2(line){
if(!beginsObject(line))return;let parsed=logRecordSchema.safeParse(parseJson2(line.toString("utf8")));return parsed.success?parsed.data:void 0}function beginsObject(line){
let at=line.findIndex(byte=>!BLANKS2.has(byte));return line[at]===RECORD_START2[0]}function reasonFor(line,isWelded){return isWelded?"welded":line.includes(0)?"\
nul":line[0]===RECORD_START2[0]?"torn":"not-json"}function readLog(path){return parseLog(readFileIfPresent(path)??Buffer.alloc(0))}function readLogHead(path,maxBytes){return parseLog(readHead(path,maxBytes))}var MAX_NAME_CHARS=128,MAX_CWD_CHARS=512,FIELD_CHARS={target:200,prompt:1e3,error:300,cwd:MAX_CWD_CHARS},SHRINKABLE=["prompt","target","error","cwd"];function appendRecords(paths,records){records.length>0&&appendLine(paths.log,records.map(renderRecord).join(`
`))}function renderRecord(record){let bounded={...record};for(let field in bounded){let value=bounded[field];if(typeof value=="string"){let text2=boundText(field,
value);text2!==value&&(bounded[field]=text2)}else typeof value=="number"&&!Number.isFinite(value)&&(bounded[field]=void 0)}let line=JSON.stringify(bounded);for(let field of SHRINKABLE)
for(let text2=bounded[field];isTooLong(line)&&typeof text2=="string"&&text2!=="";)text2=cutText(text2,text2.length>>1),bounded[field]=text2,line=JSON.stringify(
bounded);return line}function isTooLong(line){return Buffer.byteLength(line)>=4096}function boundText(field,text2){let limit=FIELD_CHARS[field];return limit===void 0?
cutText(text2,MAX_NAME_CHARS):withholdHead(text2,limit)}var MAX_HELD=64;function createLogCatchUp(session,paths,isForeign){let known=readLog(paths.log).records.map(({record})=>record),told=new Set(known.map(keyOf)),hookPrompts=groupPrompts(
known),hookCompactions=known.filter(isCompaction),candidates=new Map,held=[];function isMissingPrompt({event,v,session:session2,time:time2,prompt_id,hash,uuid:uuid2}){
let candidate={event,v,session:session2,time:time2,prompt_id,hash,uuid:uuid2},group=groupOf(candidate),rivals=[...candidates.get(group)??[],candidate];candidates.
set(group,rivals);let partners=[...hookPrompts.get(group)??[],...hookPrompts.get(hash??"")??[]];return missingRecords([...new Set(partners)],rivals).includes(candidate)}
function flush(){appendRecords(paths,held),held=[]}function isMissing(record){return isForeign(record)?!1:record.event==="UserPromptSubmit"?isMissingPrompt(record):
!isCompaction(record)||missingRecords(hookCompactions,[record]).length>0}return{take(turn){for(let record of recordsOfTurn(session,turn)){let key=keyOf(record);
told.has(key)||(told.add(key),isMissing(record)&&held.push(record))}held.length>MAX_HELD&&flush()},flush}}function keyOf({tool_use_id,uuid:uuid2,event,prompt_id=""}){
return detach(tool_use_id??uuid2??(event==="StopFailure"?`failure ${prompt_id}`:""))}function detach(id){return Buffer.from(id).toString()}function groupOf({prompt_id,
hash}){return prompt_id??hash??""}function groupPrompts(known){let groups=new Map;for(let record of known){if(record.event!=="UserPromptSubmit"||record.uuid!==void 0)
continue;let group=groupOf(record);groups.set(group,[...groups.get(group)??[],record])}return groups}var import_node_path5=require("node:path");var NONE={endMs:0,begins:{}};function readCatchUpMark(paths){let value=parseJson2(readFileIfPresent(markPath(paths))?.toString("utf8")??"");if(typeof value!="ob\
ject"||value===null)return NONE;let{end_ms:endMs,begins}=value;return typeof endMs!="number"||!Number.isSafeInteger(endMs)?NONE:{endMs,begins:typeof begins=="ob\
ject"&&begins!==null?{...begins}:{}}}function writeCatchUpMark(paths,{endMs,begins}){let path=markPath(paths);if(statIfPossible(path)?.isFile()===!1)return;let json=JSON.
stringify({v:1,end_ms:Math.floor(endMs),begins});writeFileLoosely(path,`${json}
`)}function markPath(paths){return(0,import_node_path5.join)(paths.dir,"caught-up.json")}var HEAD_BYTES=8192;function createSessionCatchUp(session,paths){let taken=new Set,log,openLog=()=>(log??=createLogCatchUp(session,paths,createForeignCheck(paths)),
log);return{take(turn){openLog().take(turn),turn.outcome!=="open"&&taken.add(detach(turn.id))},taken:()=>[...taken],skip(turns){for(let turn of turns)taken.add(
turn)},async finish(archive,guard){let mark=readCatchUpMark(paths),looked=new Set(taken),next={endMs:mark.endMs,begins:{...mark.begins}};for(let{turn,endMs,stream,
generation,byteOffset}of listTurnPlaces(archive,session)){let file=`${stream}/${generation}`;next.endMs=Math.max(next.endMs,endMs),next.begins[file]=Math.max(next.
begins[file]??0,byteOffset),!(!(endMs>=mark.endMs||byteOffset>=(mark.begins[file]??0))||looked.has(turn))&&(looked.add(turn),await guard.breathe(),openLog().take(
readTurnText(archive,turn).turn))}log?.flush(),JSON.stringify(next)!==JSON.stringify(mark)&&writeCatchUpMark(paths,next)},flush:()=>log?.flush()}}function createForeignCheck(paths){
let ownSinceMs=findOwnStart(readLogHead(paths.log,HEAD_BYTES).records[0]?.record);return({time:time2})=>Date.parse(time2)<ownSinceMs}var import_node_fs10=import_node_fs3;var import_node_fs8=import_node_fs3,import_node_path8=require("node:path");var import_node_fs6=import_node_fs3;function removeFile(path){assertNoLink(path),import_node_fs6.default.rmSync(path,{force:!0})}var import_node_path6=require("node:path");function ledgerPath(dir){return(0,import_node_path6.join)(dir,"segments.jsonl")}function appendToLedger(dir,record){appendLine(ledgerPath(dir),JSON.stringify(record))}var import_node_path7=require("node:path");var import_node_fs7=import_node_fs3;var NO_LINKS=new Set(["EPERM","ENOSYS","ENOTSUP","EOPNOTSUPP","EMLINK"]);function linkOnce(temporary,path){try{import_node_fs7.default.linkSync(temporary,path)}catch(error){
let code=errnoOf(error)??"";if(NO_LINKS.has(code))return import_node_fs7.default.renameSync(temporary,path),!0;if(code!=="EEXIST")throw error;return import_node_fs7.default.
unlinkSync(temporary),!1}return import_node_fs7.default.unlinkSync(temporary),!0}function publishSegment({dir,start,end,temporary,isDurable}){let path=(0,import_node_path7.join)(dir,segmentName(start,end));return linkOnce(temporary,path),isDurable&&
syncDirectory(dir),path}function openDraft({dir,start}){let temporary=temporaryPath(dir);return{fd:openForWrite(temporary,"wx"),temporary,dir,start,end:start}}function discardDraft(draft){
import_node_fs8.default.closeSync(draft.fd),removeFile(draft.temporary)}function publishDraft(draft,publication){let{dir,start,end,temporary}=draft;if(end===start){
discardDraft(draft);return}import_node_fs8.default.closeSync(draft.fd);let isDurable=publication.sync==="full",path=publishSegment({dir,start,end,temporary,isDurable});
return appendToLedger(dir,{start,end,...publication.sha256===void 0?{}:{sha256:publication.sha256},time:isoTime(publication.clock()),source:publication.source}),
{path,end}}function syncParents(dir){let parent=dir;for(let level=0;level<3;level+=1)parent=(0,import_node_path8.dirname)(parent),syncDirectory(parent)}function isMaskedCopy(copy,original){return copy.equals(original)?!0:copy.length===original.length&&copy.every((byte,at)=>byte===42||byte===original[at])}var import_node_fs9=import_node_fs3;function openSource(path){if(path==="")throw new LogbookError("TRANSCRIPT_MISSING","copy transcript: the path is empty",{path});try{let file=openRegular(path);if(file!==
void 0)return{...file,path}}catch(error){throw sourceError(path,error)}throw import_node_fs9.default.existsSync(path)?new LogbookError("TRANSCRIPT_UNREADABLE",`\
copy transcript: ${path} is not a file`,{path}):new LogbookError("TRANSCRIPT_MISSING",`copy transcript: there is no ${path}`,{path})}function remeasure(source){
source.size=import_node_fs9.default.fstatSync(source.fd).size}function closeSource(source){import_node_fs9.default.closeSync(source.fd)}function readAt(source,buffer,position){
let filled=0;try{for(;filled<buffer.length;){let read=import_node_fs9.default.readSync(source.fd,buffer,filled,buffer.length-filled,position+filled);if(read===0)
break;filled+=read}}catch(error){throw sourceError(source.path,error)}return buffer.subarray(0,filled)}function sourceError(path,error){if(error instanceof LogbookError)
return error;let code=errnoOf(error);return code==="ENOENT"||code==="ENOTDIR"?new LogbookError("TRANSCRIPT_MISSING",`copy transcript: there is no ${path}`,{path,
cause:error}):new LogbookError("TRANSCRIPT_UNREADABLE",`copy transcript: read ${path} (${code??"unknown error"})`,{path,cause:error})}var TAIL_BYTES=4096;function findPlace(rawDir,stream,source){let generations=listGenerations(rawDir,stream).reverse();for(let generation2 of generations){let dir=generationPath(
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
0)break;writeWhole(draft.fd,bytes),draft.end+=bytes.length}request.sync==="full"&&import_node_fs10.default.fsyncSync(draft.fd)}catch(error){throw discardDraft(draft),
error}return publishDraft(draft,request)}var import_node_fs11=import_node_fs3,import_node_path9=require("node:path");var PLAIN_NAME2=/^[A-Za-z0-9_][A-Za-z0-9._-]{0,199}$/,CHUNK_BYTES3=1024*1024;function spillPath(rawDir,name){return(0,import_node_path9.join)(rawDir,SPILL_FOLDER,
name)}function copySpilled(request){let{rawDir,folder,maxBytes=Number.POSITIVE_INFINITY}=request,result={copied:[],bytes:0,isBehind:!1,failures:[]},names=listDirectory(
folder).filter(name=>PLAIN_NAME2.test(name)),have=new Set(names.length===0?[]:listDirectory((0,import_node_path9.join)(rawDir,SPILL_FOLDER)));for(let name of names)
if(!have.has(name)){if(result.bytes>=maxBytes){result.isBehind=!0;break}try{result.bytes+=copyFile((0,import_node_path9.join)(folder,name),spillPath(rawDir,name),
request.sync==="full"),result.copied.push(name)}catch(error){if(!(error instanceof LogbookError))throw error;result.failures.push(error)}}return request.sync===
"full"&&result.copied.length>0&&syncDirectory((0,import_node_path9.join)(rawDir,SPILL_FOLDER)),result}function copyFile(from,to,isDurable){let source=openSource(
from),temporary=temporaryPath((0,import_node_path9.dirname)(to));try{return writeCopy(source,temporary,isDurable),linkOnce(temporary,to),source.size}catch(error){
throw removeFile(temporary),error}finally{closeSource(source)}}function writeCopy(source,temporary,isDurable){let fd=openForWrite(temporary,"wx");try{let buffer=Buffer.
allocUnsafe(Math.min(CHUNK_BYTES3,source.size+1)),position=0;for(;;){let bytes=readAt(source,buffer,position);if(writeWhole(fd,bytes),position+=bytes.length,bytes.
length<buffer.length)break}isDurable&&import_node_fs11.default.fsyncSync(fd)}finally{import_node_fs11.default.closeSync(fd)}}var import_node_path11=require("node:path");var import_node_path10=require("node:path");var HEAD_BYTES2=16*1024,SESSION_ID=/"sessionId":"([0-9a-f-]{36})"/,folders=new Map;function findLooseAgents(folder,session,pattern){let mtimeMs=statIfPossible(folder)?.
mtimeMs??0,known=folders.get(folder),current=known?.mtimeMs===mtimeMs?known:{mtimeMs,bySession:readFolder(folder,pattern)};return folders.set(folder,current),current.
bySession.get(session)??[]}function readFolder(folder,pattern){let bySession=new Map;for(let name of listDirectory(folder)){let id=pattern.exec(name)?.[1];if(id===
void 0)continue;let path=(0,import_node_path10.join)(folder,name),session=SESSION_ID.exec(readHead(path,HEAD_BYTES2).toString("utf8"))?.[1];session!==void 0&&bySession.
set(session,[...bySession.get(session)??[],{id,path}])}return bySession}var AGENT_FILE=/^agent-([A-Za-z0-9_-]+)\.jsonl$/,WORKFLOW_FOLDER=/^wf_/;function findAgents(transcript){let folder=(0,import_node_path11.join)(companionFolder(transcript),"subagents"),workflows=(0,import_node_path11.join)(folder,"wo\
rkflows");return[...[folder,...listDirectory(workflows).filter(name=>WORKFLOW_FOLDER.test(name)).map(name=>(0,import_node_path11.join)(workflows,name))].flatMap(
path=>listDirectory(path).flatMap(name=>{let id=AGENT_FILE.exec(name)?.[1];return id===void 0?[]:[{id,path:(0,import_node_path11.join)(path,name)}]})),...findLooseAgents(
(0,import_node_path11.dirname)(transcript),(0,import_node_path11.basename)(transcript,".jsonl"),AGENT_FILE)]}function companionFolder(transcript){return(0,import_node_path11.join)(
(0,import_node_path11.dirname)(transcript),(0,import_node_path11.basename)(transcript,".jsonl"))}function toolResultsFolder(transcript){return(0,import_node_path11.join)(
companionFolder(transcript),"tool-results")}var STEP_BYTES=64*1024*1024;async function copySession(request){let{paths,transcript,sync="full"}=request;await copyStream(request,{id:MAIN_STREAM,path:transcript});
for(let agent of uniqueAgents(request))await copyStream(request,agent);let spilled=copySpilled({rawDir:paths.raw,folder:toolResultsFolder(transcript),sync});request.
onBytes?.(spilled.bytes);for(let failure2 of spilled.failures)request.onProblem(failure2)}function uniqueAgents({transcript,agents=[]}){return[...new Map([...agents,
...findAgents(transcript)].map(agent=>[agent.id,agent])).values()]}async function copyStream(request,file){let{paths,clock,guard,sync="full",onProblem,onBytes}=request;
try{for(;;){await guard.breathe();let{start,end,isBehind}=copyNewBytes({rawDir:paths.raw,stream:file.id,source:file.path,clock,maxBytes:STEP_BYTES,sync});if(onBytes?.(
end-start),!isBehind||end===start)return}}catch(error){if(!(error instanceof LogbookError&&SOURCE_CODES.has(error.code)))throw error;if(error.code==="TRANSCRIPT\
_MISSING"&&file.id!==MAIN_STREAM)return;onProblem(error)}}var SOURCE_CODES=new Set(["TRANSCRIPT_MISSING","TRANSCRIPT_UNREADABLE"]);var import_node_fs12=import_node_fs3;var import_node_path12=require("node:path");var LEDGER="spilled.jsonl";var NAME2=/^logbook-[0-9a-f]{32}\.txt$/;function readOwnSpills(rawDir){let files=new Map,lines=readFileIfPresent((0,import_node_path12.join)(rawDir,LEDGER))?.toString("utf8").split(`
`)??[];for(let line of lines){let{tool_use_id:id,file}=parseJsonObject(line)??{};typeof id=="string"&&typeof file=="string"&&NAME2.test(file)&&files.set(id,file)}
return files}var MAX_WHOLE_BYTES=4*1024*1024,END_BYTES=512*1024;function createSpilledReader(rawDir){let own2=readOwnSpills(rawDir);return({toolUseId,spilledFile})=>{let file=own2.
get(toolUseId)??spilledFile;return file===void 0?void 0:readSpilledText(rawDir,file)}}function readSpilledText(rawDir,name){let file=openRegular(spillPath(rawDir,
name));if(file===void 0)return;let{fd,size}=file;try{return size<=MAX_WHOLE_BYTES?readWhole(file).toString("utf8"):[0,size-END_BYTES].map(at=>readPiece(fd,at)).
join(`
`)}finally{import_node_fs12.default.closeSync(fd)}}function readPiece(fd,position){let bytes=Buffer.alloc(END_BYTES);return bytes.toString("utf8",0,import_node_fs12.default.
readSync(fd,bytes,0,END_BYTES,position))}async function*readSession(request,options){yield await copyTranscripts(request,options);let{session,paths,marks}=request;if(marks===void 0)return;let catchUp=createSessionCatchUp(
session,paths),problems=[],turns=marks.length>0?void 0:createTurnPreparer(catchUp.take);for(let stream of rawStreams(paths.raw))for(let generation of listGenerations(
paths.raw,stream)){let mark=marks.find(one=>one.stream===stream&&one.generation===generation),lines=linesOf(request,mark??{stream,generation,byteOffset:0},({path,
message})=>problems.push({path:path??request.transcript,message}));for(let pack of packLines(turns?.addTurns(lines)??lines,options.space))yield{kind:"lines",stream,
generation,pack},await options.guard.breathe()}catchUp.flush(),problems.length>0&&(yield{kind:"copied",bytes:0,problems}),yield{kind:"logged",turns:catchUp.taken()}}
async function copyTranscripts({paths,transcript},{clock,guard}){let problems=[],copied=0;return await copySession({paths,transcript,clock,guard,sync:"none",onProblem:({
path,message})=>problems.push({path:path??transcript,message}),onBytes:bytes=>{copied+=bytes}}),{kind:"copied",bytes:copied,problems}}function linesOf({paths,limits},{
stream,generation,byteOffset},onTrouble){let chunks=readRange(paths.raw,stream,{generation,from:byteOffset,onTrouble});return prepareLines(chunks,byteOffset,{limits,
readSpilled:createSpilledReader(paths.raw)})}var SPACE_BYTES=256*1024;var RETURNED=0,STOP=1;limitHeap();var{state,spaces}=import_node_worker_threads.workerData,given=0,last=Promise.resolve();import_node_worker_threads.parentPort?.on("message",request=>{
last=last.then(()=>request===void 0?import_node_worker_threads.parentPort?.close():serve(request))});async function serve(request){try{for await(let piece of readSession(
request,{clock:Date.now,guard:{breathe},space}))send(piece);send({kind:"end"})}catch(error){send({kind:"failed",error:describe2(error)})}}function send(message){
import_node_worker_threads.parentPort?.postMessage(message)}async function breathe(){await(0,import_promises.setImmediate)(),assertGoingOn()}function assertGoingOn(){
if(Atomics.load(state,STOP)===1)throw new LogbookError("INTERRUPTED","go on reading: told to stop")}function space(leastBytes){let isLong=leastBytes>SPACE_BYTES;
for(;;){assertGoingOn();let returned=Atomics.load(state,RETURNED);if(given-returned<(isLong?1:spaces.length))break;Atomics.wait(state,RETURNED,returned)}let{buffer}=spaces[given++%
spaces.length];return isLong?Buffer.allocUnsafeSlow(leastBytes):Buffer.from(buffer)}function describe2(error){if(error instanceof LogbookError){let{code,message,
path,hint}=error;return{code,message,path,hint}}return{message:error instanceof Error?error.stack??error.message:String(error)}}
