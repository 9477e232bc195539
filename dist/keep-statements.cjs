"use strict";var __create=Object.create;var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty;var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toESM=(mod,isNodeMode,target)=>(target=mod!=null?__create(__getProtoOf(mod)):{},__copyProps(isNodeMode||!mod||!mod.__esModule?__defProp(target,"default",{
value:mod,enumerable:!0}):target,mod)),__toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var statements_exports={};__export(statements_exports,{keepStatements:()=>keepStatements});module.exports=__toCommonJS(statements_exports);var import_node_fs3={default:require("node:fs")},import_node_path3=require("node:path");var LogbookError=class extends Error{code;path;byteOffset;hint;constructor(code,message,details={}){super(message,details.cause===void 0?void 0:{cause:details.cause}),
this.name="LogbookError",this.code=code,details.path!==void 0&&(this.path=details.path),details.byteOffset!==void 0&&(this.byteOffset=details.byteOffset),details.
hint!==void 0&&(this.hint=details.hint)}};function errnoOf(error){return typeof error=="object"&&error!==null&&"code"in error&&typeof error.code=="string"?error.code:void 0}var import_node_fs=import_node_fs3,import_node_path2=require("node:path");var import_node_path=require("node:path");function clientRoot(env){return env.CLAUDE_CONFIG_DIR||(0,import_node_path.join)(homeFolder(env),".claude")}function homeFolder(env){
return env.HOME||process.getBuiltinModule("node:os").homedir()}function storeRoot(env){return env.LOGBOOK_HOME||(0,import_node_path.join)(clientRoot(env),"logbo\
ok")}function projectPaths(store,projectId){let dir=`${store.projects}${import_node_path.sep}${projectId}`,at2=name=>`${dir}${import_node_path.sep}${name}`;return{dir,
project:at2("project.json"),sessions:at2("sessions.jsonl"),inbox:at2("inbox.jsonl"),memory:at2("memory"),state:at2("state"),page:at2("page.html")}}function assertNoLink(path){let root=storeRoot(process.env),names=namesBelow(root,path);refuseLinks((0,import_node_path2.join)(root,names[0]??""),names.slice(1,
-1))}function namesBelow(root,path){let way=(0,import_node_path2.relative)(root,path);return way.startsWith("..")?[]:way.split(import_node_path2.sep)}function refuseLinks(root,names){
let path=root;for(let name of names)if(path+=import_node_path2.sep+name,import_node_fs.default.lstatSync(path,{throwIfNoEntry:!1})?.isSymbolicLink())throw linkError(
path)}function linkError(link2){return new LogbookError("LINK_REFUSED",`${link2} is a symbolic link: nothing is written or removed through it`,{path:link2})}var import_node_fs2=import_node_fs3;var MAX_GIT_BYTES=16384;var MAX_CONFIG_BYTES=1048576,MAX_SETTINGS_BYTES=4194304;var ABSENT=new Set(["ENOENT","ENOTDIR","EISDIR","ELOOP","ENAMETOOLONG","ENXIO","ENODEV","ERR_INVALID_ARG_VALUE"]);function isAbsent(error){return ABSENT.has(errnoOf(
error)??"")}function openRegular(path,access=import_node_fs2.default.constants.O_RDONLY){let fd;try{fd=import_node_fs2.default.openSync(path,access|import_node_fs2.default.
constants.O_NONBLOCK|import_node_fs2.default.constants.O_NOCTTY)}catch(error){if(isAbsent(error))return;throw error}let stat=import_node_fs2.default.fstatSync(fd);
if(stat.isFile())return{fd,size:stat.size};import_node_fs2.default.closeSync(fd)}function readWhole({fd,size}){let buffer=Buffer.allocUnsafe(size),filled=0;for(;filled<size;){let read=import_node_fs2.default.readSync(fd,buffer,filled,size-filled,
filled);if(read===0)break;filled+=read}return buffer.subarray(0,filled)}function readForeignFile(path,maxBytes){if(import_node_fs2.default.existsSync(path))try{
return readRegular(path,maxBytes)}catch{return}}function readRegular(path,maxBytes){let file=openRegular(path);if(file!==void 0)try{return file.size>maxBytes?void 0:
readWhole(file)}finally{import_node_fs2.default.closeSync(file.fd)}}function statIfPossible(path){try{return import_node_fs2.default.statSync(path,{throwIfNoEntry:!1})}catch{return}}var FILE_MODE=384,DIRECTORY_MODE=448;function makeDirectory(path){if(!import_node_fs3.default.existsSync(path)){makeParent(path),assertNoLink(path);try{import_node_fs3.default.
mkdirSync(path,{mode:DIRECTORY_MODE})}catch(error){if(errnoOf(error)!=="EEXIST")throw error}}}function makeParent(path){let parent=(0,import_node_path3.dirname)(
path);parent!==path&&makeDirectory(parent)}function openForWrite(path,flags){assertNoLink(path);try{return openPlain(path,flags)}catch(error){if(errnoOf(error)!==
"ENOENT")throw error;return makeDirectory((0,import_node_path3.dirname)(path)),openPlain(path,flags)}}function openPlain(path,flags){let plain=typeof flags=="nu\
mber"?flags|(import_node_fs3.default.constants.O_NOFOLLOW??0):flags;try{return import_node_fs3.default.openSync(path,plain,FILE_MODE)}catch(error){throw errnoOf(
error)==="ELOOP"?linkError(path):error}}function appendLine(path,line){let fd=openForWrite(path,import_node_fs3.default.constants.O_RDWR|import_node_fs3.default.
constants.O_CREAT|import_node_fs3.default.constants.O_APPEND);try{let stat=import_node_fs3.default.fstatSync(fd);if(!stat.isFile())throw new LogbookError("STORE\
_UNWRITABLE",`append to ${path}: no regular file`,{path});let prefix=endsWithNewline(fd,stat.size)?"":`
`;writeWhole(fd,Buffer.from(`${prefix}${line}
`))}finally{import_node_fs3.default.closeSync(fd)}}function endsWithNewline(fd,size){if(size===0)return!0;let last=Buffer.alloc(1);return import_node_fs3.default.
readSync(fd,last,0,1,size-1)===1?last[0]===10:!0}function writeWhole(fd,bytes){let written=0;for(;written<bytes.length;)written+=import_node_fs3.default.writeSync(
fd,bytes,written,bytes.length-written)}function readTail(path,maxBytes){return readPart(path,size=>({start:Math.max(0,size-maxBytes),bytes:maxBytes}))}function readPart(path,place){let file=import_node_fs3.default.
existsSync(path)?openRegular(path):void 0;if(file===void 0)return{start:0,bytes:Buffer.alloc(0)};let{fd,size}=file;try{let{start:start2,bytes}=place(size),buffer=Buffer.
alloc(Math.min(bytes,size-start2));return{start:start2,bytes:buffer.subarray(0,import_node_fs3.default.readSync(fd,buffer,0,buffer.length,start2))}}finally{import_node_fs3.default.
closeSync(fd)}}function parseJson(text2){try{return JSON.parse(text2)}catch(error){if(error instanceof SyntaxError)return;throw error}}function isObject(value){return typeof value==
"object"&&value!==null&&!Array.isArray(value)}function parseJsonObject(text2){let value=parseJson(text2);return isObject(value)?value:void 0}function glanceTail(path,maxBytes){let{start:start2,bytes}=readTail(path,maxBytes);return{records:recordsIn(bytes),isPartial:start2>0}}function recordsIn(bytes){
return bytes.toString("utf8").split(`
`).map(parseJsonObject).filter(isRecord)}var TEXT_FIELDS=["time","event","session"];function isRecord(value){return value!==void 0&&TEXT_FIELDS.every(field=>typeof value[field]==
"string")}var import_node_path4=require("node:path");function isoTime(timeMs){return new Date(timeMs).toISOString()}function lazy(make){let made;return()=>(made??=make(),made)}var MAX_SEQUENCE=32,joinsPrevious=lazy(()=>new RegExp("^(?:\\p{M}|\\u200d|\\p{Emoji_Modifier}|[\\u{e0020}-\\u{e007f}]|[\\u1160-\\u11ff]|[\\uff9e\\uff9f])","u")),
FIRST_MARK=768,LONE_SURROGATES=/[\ud800-\udfff]/gu;function toWellFormed(text2){return text2.replace(LONE_SURROGATES,"\uFFFD")}function isLowSurrogate(unit){return unit>=
56320&&unit<=57343}function isHighSurrogate(unit){return unit>=55296&&unit<=56319}function splitsPair(text2,at2){return at2>0&&at2<text2.length&&isLowSurrogate(
text2.charCodeAt(at2))&&isHighSurrogate(text2.charCodeAt(at2-1))}function splitsSequence(text2,at2){return at2<=0||at2>=text2.length||text2.charCodeAt(at2)<FIRST_MARK&&
text2.charCodeAt(at2-1)<FIRST_MARK?!1:splitsPair(text2,at2)?!0:text2.charCodeAt(at2-1)===8205||joinsPrevious().test(text2.slice(at2,at2+2))}function boundaryBefore(text2,at2){
if(at2>=text2.length)return text2.length;if(at2<=0)return 0;let lowest=Math.max(0,at2-MAX_SEQUENCE);for(let place=at2;place>=lowest;place--)if(!splitsSequence(text2,
place))return place;return splitsPair(text2,at2)?at2-1:at2}function cutText(text2,maxChars,mark="\u2026"){return text2.length<=maxChars?text2:mark.length>=maxChars?text2.slice(0,boundaryBefore(text2,maxChars)):text2.slice(
0,boundaryBefore(text2,maxChars-mark.length))+mark}var PLACEHOLDER="[private]",OPENING="(?:[<\uFF1C\uFE64\u2039]|&lt;|\\\\u003c)",CLOSING="(?:[>\uFF1E\uFE65\u203A]|&gt;|\\\\u003e)",FULL_WIDTH=65248,NAME=[..."pri\
vate"].map(letter=>`[${letter}${String.fromCharCode(letter.charCodeAt(0)+FULL_WIDTH)}]`).join("\\p{Default_Ignorable_Code_Point}{0,4}"),ATTRIBUTES="[^<>\uFF1C\uFF1E]{0,20\
0}?",tagPattern=lazy(()=>new RegExp(`${OPENING}\\s{0,8}([/\uFF0F\\\\]?)\\s{0,8}${NAME}(?![\\w-])(?:${ATTRIBUTES}${CLOSING})?`,"giu")),HINT=/[<\uff1c\ufe64\u2039]|&lt;|\\u003c/i;
function stripPrivate(text2){if(!HINT.test(text2))return text2;let kept="",depth=0,from=0;for(let tag of text2.matchAll(tagPattern())){let isEnd2=tag[1]!=="";depth===
0&&isEnd2||(depth===0&&(kept+=text2.slice(from,tag.index)+PLACEHOLDER),depth+=isEnd2?-1:1,from=tag.index+tag[0].length)}return depth>0?kept:kept+text2.slice(from)}var ALPHABETS={a:"[A-Za-z0-9]",b:"[\\w+/=-]",d:"\\d",l:"[a-z0-9]",t:"[\\w.=-]",u:"[A-Z0-9]",w:"[\\w-]",x:"[0-9a-fA-F]",p:"[\\w/.%-]"},NOT_AFTER="(?<![A-Za-z0-9]\
)",NOT_INSIDE="(?<![\\w-])",NOT_BEFORE="(?![A-Za-z0-9])",MAX_RUN=1024,MIN_CUT=6,PART=/\{([a-z])(\d+)(?:(\+)|-(\d+)|~(\d+)(?:<(\d+))?)?\}|(\()|([.$^*+?[\]\\/])/g;
function compileShape(written){let isWeak=written.endsWith("!"),source=isWeak?written.slice(0,-1):written,whole=source.replace(/\(([^()]*)\)/g,(_,choice2)=>shortestOf(
choice2.split("|"))).replace(PART,"").length,pattern=source.replace(PART,(sign,alphabet,least,isOpen,most,real,bounded,group)=>{if(group!==void 0)return"(?:";if(alphabet===
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
join("|")})[^]`,"g");return text2=>{let places=new Map;for(pattern.lastIndex=0;pattern.test(text2);){let at2=pattern.lastIndex-1;for(let literal of byFirst.get(
text2.charAt(at2))??[]){if(!text2.startsWith(literal,at2))continue;let known=places.get(literal);known===void 0?places.set(literal,[at2]):known.push(at2)}}return places}}
function escapeSigns(literal){return literal.replace(/[.*+?^${}()|[\]\\/]/g,"\\$&")}var same=at2=>at2;function viewOf(text2){return{text:text2,toStart:same,toEnd:same,changes:[]}}function firstNotBelow(numbers,wanted){let low=0,high=numbers.length;
for(;low<high;){let middle=low+high>>>1;numbers[middle]<wanted?low=middle+1:high=middle}return low}function rewrite(view,matches,change){let{text:text2}=view,at2=[],
lengths=[],begins=[],ends=[],kept=[],from=0,length=0;for(let match of matches){let put=change(match);if(put===void 0)continue;let end=match.index+match[0].length;
kept.push(text2.slice(from,match.index),put),length+=match.index-from,at2.push(length),lengths.push(put.length),begins.push(match.index),ends.push(end),length+=
put.length,from=end}if(at2.length===0)return view;kept.push(text2.slice(from));let fromEdit=(edit,place)=>edit<0?place:ends[edit]+place-at2[edit]-lengths[edit];
return{text:kept.join(""),changes:at2,toStart(place){let edit=firstNotBelow(at2,place+1)-1,isInside=edit>=0&&place<at2[edit]+lengths[edit];return view.toStart(isInside?
begins[edit]:fromEdit(edit,place))},toEnd(place){let edit=firstNotBelow(at2,place)-1,isInside=edit>=0&&place<=at2[edit]+lengths[edit];return view.toEnd(isInside?
ends[edit]:fromEdit(edit,place))}}}var WORD=/^(?:[A-Za-z]|[A-Z]?[a-z]+(?:[A-Z][a-z]+)*(?:[A-Z]{2,5}|(?<=[a-z]{3})[A-Z])?|[A-Z]{1,5}(?:[A-Z][a-z]+)+|[A-Z]+)?\d{0,2}$|^\d{1,4}$|^v\d+$/;function isWord(part){return part.length<=64&&WORD.test(part)}function isWords(text2){return text2.split(/[^A-Za-z0-9]+/).every(isWord)}function isMixed(text2){
return/\d/.test(text2)&&/[A-Za-z]/.test(text2)}var CHUNK=/(?<![\w.~+/=:@%$|-])[\w.~+/=:@%$|-]{10,}/g,RUN=/[\w-]{10}/,SPECIAL=/hooks?\.|whsec_|A(?:KI|SI|RO|ID|BI|CC)A/,MIN_LETTERS=30,SEPARATOR=`
`;function chunksOf(text2){let at2=[],from=[],parts=[],length=0;for(let{0:chunk,index}of text2.matchAll(CHUNK)){if(!mayBeToken(chunk))continue;let end=index+chunk.
length,next=text2.charAt(end),part=end===text2.length||next==="\u2026"?chunk+next:chunk+SEPARATOR;at2.push(length),from.push(index),parts.push(part),length+=part.
length}return{text:parts.join(""),at:at2,from}}function mayBeToken(chunk){return SPECIAL.test(chunk)||RUN.test(chunk)&&(/\d/.test(chunk)||chunk.length>=MIN_LETTERS||
!isWords(chunk))}var searchHints=lazy(()=>searchFor(listKinds().flatMap(({hints})=>hints))),kindsByHint=lazy(()=>{let kinds=new Map;for(let[index,{hints}]of listKinds().
entries())for(let hint of hints)kinds.set(hint,[...kinds.get(hint)??[],index]);return kinds});function kindsIn(text2){return[...new Set([...searchHints()(text2).
keys()].flatMap(hint=>kindsByHint().get(hint)??[]))].sort((a,b)=>a-b).map(index=>listKinds()[index])}function findByForm(view,found){let{text:text2,at:at2,from}=chunksOf(
view.text);for(let kind of text2===""?[]:kindsIn(text2))for(let{pattern,whole,isWeak}of shapesOf(kind))for(let{0:token,index}of text2.matchAll(pattern)){if(!isToken(
kind,token,isWeak))continue;let chunk=firstNotBelow(at2,index+1)-1,start2=index-at2[chunk]+from[chunk];found(kind.kind,start2,start2+token.length,whole)}}function isToken({
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
URL=/^[a-z][a-z0-9+.-]{1,20}:\/\//i;function isStandIn(value){return WORDS.has(value.toLowerCase().replace(/[;,!?]+$/,""))||VARIABLE.test(value)||TEMPLATE.test(
value)||MASK.test(value)||YOUR.test(value)||VERSION.test(value)||TYPE.test(value)||URL.test(value)}var GAP="(?:\\s|\\\\+(?!\\\\)n?){1,12}",QUOTES="[\"'`\\\\]{0,16}",AFTER_NAME=`${QUOTES}\\s{0,4}(?:=>|[:=,\uFF1A])\\s{0,4}${QUOTES}`,isReal=value=>!isStandIn(value);
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
isSecret:isMixed}],MAX_COMMAND=500,QUOTED=/^((?:\\*["'])?)[\s\S]*?(?=\\*$)/;function findByContext({text:text2},places,found){for(let{kind,hint,pattern,isSecret:isSecret2}of CONTEXTS)
if(places.has(hint))for(let match of text2.matchAll(pattern())){let front=match[1]??"",[whole,opening=""]=QUOTED.exec(match[0].slice(front.length))??[],start2=match.
index+front.length+opening.length,end=start2+(whole?.length??0)-opening.length,before=()=>text2.slice(Math.max(0,match.index-MAX_COMMAND),match.index+1),value=text2.
slice(start2,end);value!==""&&!value.includes(MARK)&&(isSecret2?.(value,front,before)??!0)&&found(kind,start2,end)}}var MARK="\uFFFC";var TOKEN="[\\w+/=.~-]",GUTTER="[ \\t]{0,40}(?:[>|+*#\u2502]|-(?=[ \\w])|\\d{1,6}[:|\\t\u2192\u2502])?[ \\t]{0,40}",BREAK=new RegExp(`(?<=${TOKEN})[ \\t]{0,4}\\\\?\
\\r?\\n${GUTTER}(?=${TOKEN})`,"g"),AHEAD=new RegExp(`${TOKEN}{1,512}`,"y"),MAX_BEFORE=128;function runBefore(text2,end){let start2=end;for(;start2>0&&end-start2<
MAX_BEFORE&&/[\w+/=.~-]/.test(text2.charAt(start2-1));)start2--;return text2.slice(start2,end)}function runAfter(text2,start2){return AHEAD.lastIndex=start2,AHEAD.
exec(text2)?.[0]??""}function joinedViews(view){let{text:text2}=view;if(!text2.includes(`
`))return[];let candidates=[...text2.matchAll(BREAK)].map(gap=>{let isBefore=!isWords(runBefore(text2,gap.index)),isBehind=!isWords(runAfter(text2,gap.index+gap[0].
length));return{gap,isAny:isBefore||isBehind,isWithin:isBefore&&isBehind}}).filter(({isAny})=>isAny);return[candidates.filter((_,at2)=>at2%2===0),candidates.filter(
(_,at2)=>at2%2===1),candidates.length<2?[]:candidates.filter(({isWithin})=>isWithin)].flatMap(joints=>joints.length===0?[]:rewrite(view,joints.map(({gap})=>gap),
()=>""))}function lowerLatin(text2){return Buffer.from(text2,"latin1").toString("latin1").toLowerCase()}var MIN_VALUE=4,MIN_BARE=6,MIN_KEY=12,MAX_PHRASE=128,SIGN=/[!@#$%^*+=~]/,PROSE=/(?:^|\s)(?:the|a|an|your|you|must|is|are|be|not|of|for|to|in|or|and|at|with|please|enter|should|can|this|that|least|der|die|das|und|oder|nicht|ist|mit|el|la|los|las|es|y|de|no|le|les|est|et)(?=\s|$)/gi,
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
MAX_NAME=64,MAX_TAIL=48,MAX_BEFORE2=40,searchWide=lazy(()=>searchFor(WIDE_CORES.map(({core})=>core)));function findNames(text2,places,found){findCores(text2,places,
CORES,found),BEYOND_LATIN.test(text2)&&findCores(text2,searchWide()(text2),WIDE_CORES,found)}var BEYOND_LATIN=/[^\0-\xff]/;function findCores(text2,places,cores,found){
for(let core of cores)for(let at2 of places.get(core.core)??[]){let name=core.isCjk?readCjk(text2,at2,core):readName(text2,at2,core);name!==void 0&&found(name)}}
function readCjk(text2,at2,{core,isPassword}){let end=at2+core.length;return{end,whole:text2.slice(at2,end),isPassword,isCjk:!0,isVague:!1}}function readName(text2,at2,{
rest,before,isPassword}){let pattern=rest();pattern.lastIndex=at2;let core=pattern.exec(text2)?.[0];if(core===void 0||before!==void 0&&!before.test(text2.slice(
Math.max(0,at2-MAX_BEFORE2),at2)))return;let start2=startOf(text2,at2),end=endOf(text2,start2,at2+core.length),whole=text2.slice(start2,end);return end!==-1&&isName(
text2,at2,core,whole)?{end,whole,isPassword,isCjk:!1,isVague:before===CAPITALS}:void 0}function startOf(text2,at2){let start2=at2;for(;start2>0&&at2-start2<MAX_NAME&&
/[\w.-]/.test(text2.charAt(start2-1));)start2--;return start2}function endOf(text2,start2,at2){if(!/[\w.-]/.test(text2.charAt(at2)))return at2;let isCapital=/^[^a-z]*$/.
test(text2.slice(start2,at2));if(ABOUT.lastIndex=at2,isCapital&&ABOUT.test(text2))return-1;let rest=text2.slice(at2,at2+MAX_TAIL),tail=isCapital&&rest.startsWith(
"_")?CAPITAL_TAIL.exec(rest):TAIL.exec(rest.toLowerCase()),end=at2+(tail?.[0].length??0);return/[A-Za-z0-9_]/.test(text2.charAt(end))?-1:end}function isName(text2,at2,core,whole){
let previous=text2.charAt(at2-1),lower=core.toLowerCase();return lower==="pass"?!/[a-z]/i.test(previous)||core.startsWith("P")&&/[a-z]/.test(previous):lower==="\
passe"?/mot de $/i.test(text2.slice(Math.max(0,at2-7),at2)):/key$/i.test(lower)?!PLAIN_KEYS.test(whole):lower==="pat"||lower==="dsn"?!0:!/^(?:OLDPWD|PWD)$/.test(
whole)}var OPENING2=/[bBrRfFuUL@]{0,2}(?:(\\{0,63})("""|'''|["'`])|([\u201c\u201d\u201e\u2018\u00ab\u300c\u300e]))/y,CLOSING2={"\u201C":"\u201D","\u201D":"\u201D","\u201E":"\
\u201C\u201D","\u2018":"\u2019","\xAB":"\xBB","\u300C":"\u300D","\u300E":"\u300F"};function readValue(text2,at2){OPENING2.lastIndex=at2;let opening=OPENING2.exec(
text2);if(opening===null)return readBare(text2,at2);let[whole,depth="",quote,typographic=""]=opening,start2=at2+whole.length,end=quote===void 0?endOfTypographic(
text2,start2,CLOSING2[typographic]??""):endOfQuoted(text2,start2,quote,depth.length);return end===start2?void 0:{start:start2,end,isQuoted:!0}}function endOfQuoted(text2,start2,quote,depth){
let limit=Math.min(text2.length,start2+16384),isMultiline=quote.length>1||quote==="`",run=0;for(let at2=start2;at2<limit;at2++){let char=text2.charAt(at2);if(text2.
startsWith(quote,at2)&&closes(run,depth))return at2-Math.min(run,depth);if(char===`
`&&run===0&&!isMultiline)return at2;run=char==="\\"?run+1:0}return limit}function closes(run,depth){return run<depth||(run-depth)%(2*(depth+1))===0}function endOfTypographic(text2,start2,closing){
for(let at2=start2;at2<Math.min(text2.length,start2+256);at2++){let char=text2.charAt(at2);if(closing.includes(char)||char===`
`)return at2}return start2}var SURE=/[^\s"'`&;,()[\]{}<>|\\\u2000-\u2bff\u2e80-\uffff]{1,2048}/y,DOUBTFUL=/["'`&;,()[\]{}<>|\\]/,NEXT_FIELD=/&(?:amp;)?[\w.[\]%-]{1,64}=|;\s{0,4}(?:[A-Za-z][\w .-]{0,40}=|\w{1,40}:\s|$)|,\s{0,4}["']?[A-Za-z_][\w.-]{0,40}["']?\s{0,2}[:=]/y,
ENDS_AFTER=/[\s,;:.)\]}>|&\\"'`!?]|[\u2000-\uffff]/,PAIRS={")":"(","]":"[","}":"{"};function readBare(text2,start2){let limit=Math.min(text2.length,start2+2048),
open=[],end=start2;for(;end<limit;){SURE.lastIndex=end,SURE.test(text2)&&(end=Math.min(SURE.lastIndex,limit));let char=text2.charAt(end);if(end>=limit||!DOUBTFUL.
test(char)||isEnd(text2,end,start2,open))break;(char==="("||char==="["||char==="{")&&open.push(char),end++}for(;end>start2&&".,;:".includes(text2.charAt(end-1));)
end--;return end===start2?void 0:{start:start2,end,isQuoted:!1}}function isEnd(text2,at2,start2,open){let char=text2.charAt(at2),next=text2.charAt(at2+1);switch(char){case"\
(":case"[":case"{":return!1;case")":case"]":case"}":return open[open.length-1]!==PAIRS[char]?next===""||ENDS_AFTER.test(next):(open.pop(),!1);case"&":case";":case"\
,":return NEXT_FIELD.lastIndex=at2,next===""||/\s/.test(next)||NEXT_FIELD.test(text2)||char==="&"&&next==="&";case"<":return at2>start2;case">":case"|":return next===
""||ENDS_AFTER.test(next);case"\\":return/[nrt"'`\\\r\n]/.test(next)||next==="";default:return next===""||ENDS_AFTER.test(next)}}function readBlock(text2,at2){let indent=/[ \t]{1,64}/y;
indent.lastIndex=at2;let margin=indent.exec(text2)?.[0];if(margin===void 0)return;let start2=at2+margin.length,end=lineEnd(text2,start2);for(;end-start2<16384&&
text2.startsWith(margin,end+1);)end=lineEnd(text2,end+1);return end>start2?{start:start2,end,isQuoted:!0}:void 0}function lineEnd(text2,from){let at2=text2.indexOf(
`
`,from);return at2===-1?text2.length:at2}var QUOTE="\\\\{0,63}[\"'`]",CLOSE=`(?:${QUOTE}\\]?|\\]|\\*{1,2}|__)?\\??(?:[ \\t]?\\([^()\\n]{1,40}\\))?`,SPACE="[ \\t]{0,40}",BREAK2="(?:\\s|\\\\+(?:[nrt]|\\r?\\n)\
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
function spacedLinks(text2,name){let start2=name.end-name.whole.length;if(name.whole.startsWith("-"))return[SPACED];if(/^(?:password|securestring)$|-securestring$/i.
test(name.whole))return[SQL];let before=text2.slice(Math.max(0,start2-40),start2);return SETS.test(before)&&/[_:.]/.test(name.whole)&&!/(?:^|\n)\s*$/.test(before)?
[SPACED]:[]}function findNamed({text:text2},places,found){let names=[];findNames(text2,places,name=>names.push(name)),names.sort((a,b)=>a.end-b.end);let secretEnd=0,
otherEnd=0;for(let name of names){if(name.end<=secretEnd)continue;let joined=linkOf(text2,name);if(joined===void 0||joined.at<otherEnd-MAX_REPEATED)continue;let value=valueBehind(
text2,joined);if(value===void 0)continue;let written=text2.slice(value.start,value.end);!written.includes(MARK)&&isSecret(text2,name,joined,{...value,written})?
(found("secret",value.start,value.end),secretEnd=value.end):otherEnd=value.end}}var MAX_REPEATED=256;function valueBehind(text2,{link:joining,at:at2}){return joining.
isElement===!0?elementAt(text2,at2):joining.isBlock===!0?readBlock(text2,at2):readValue(text2,at2)}function elementAt(text2,start2){let end=text2.indexOf("<",start2);
return{start:start2,end:text2.startsWith("]]>",end-3)?end-3:end,isQuoted:!0}}function isSecret(text2,name,joined,value){let{written,isQuoted}=value,isAssigned=text2.
charAt(joined.at-1)==="="&&text2.charAt(name.end)==="=";if(isSaidOtherwise(text2,name,joined.at,value,isAssigned))return!1;let isEnvironment=isAssigned&&/^(?=.*_)[A-Z0-9_.]+$/.
test(name.whole);return isSecretValue({value:written,isQuoted,isPassword:name.isPassword,isPassphrase:/phrase$/i.test(name.whole),isSure:joined.link.isSure===!0||
isEnvironment&&name.isPassword,isLoose:joined.link.isLoose===!0})}function isSaidOtherwise(text2,name,at2,{written,isQuoted},isAssigned){let before=text2.charAt(
name.end-name.whole.length-1),between=text2.slice(name.end,at2);return name.isVague&&written.length<MIN_ENVIRONMENT_KEY||between===":"&&before===":"||isQuoted&&
isAssigned&&before===text2.charAt(at2)?!0:/^-*pass$/i.test(name.whole)&&!isAssigned?(isQuoted?/\s/:/^[A-Za-z]+[_A-Z]|^\d/).test(written):!isQuoted&&LINE_END.test(
between)&&!isAloneOnLine(text2,at2,written)}var LINE_END=/(?<!\\\r?)\n|\\+n/;function isAloneOnLine(text2,at2,written){let line=/[^\n\\"]{0,2048}/y;return line.
lastIndex=at2,isMixed(written)&&!/[=:]/.test(line.exec(text2)?.[0]??"")}var MIN_ENVIRONMENT_KEY=16;var RUN2="(?<!\\\\)\\\\+(?!\\\\)",ESCAPE=new RegExp(`${RUN2}(?:u(?:([0-9a-f]{4})|\\{([0-9a-f]{1,5})\\})|x([0-9a-f]{2})|(033|e(?=\\[))|([nrt])|(["'\`/]))|&(?:(quot|a\
pos|amp|lt|gt)|#x([0-9a-f]{2,4})|#(\\d{2,4}));|(\\^\\[)(?=\\[)|(\u241B)`,"gi"),ENTITIES={quot:'"',apos:"'",amp:"&",lt:"<",gt:">"},BLANKS={n:`
`,r:"\r",t:"	"},ESC="\x1B";function readEscape(match){let[,u4,u,x,esc,blank,sign,entity,hex,decimal,caret,symbol]=match,code=u4??u??x??hex;return code!==void 0?
String.fromCodePoint(Number.parseInt(code,16)):decimal!==void 0?String.fromCharCode(Number(decimal)):blank!==void 0?BLANKS[blank]:entity!==void 0?ENTITIES[entity.
toLowerCase()]:(esc??caret??symbol)===void 0?sign:ESC}var IGNORABLE="\\xad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206\
f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb",CONTROLS="\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f",WIDE="\\uff03-\\uff06\\uff0b\\uff0d-\\uff1a\\uff1d\\uff20-\\u\
ff3a\\uff3f\\uff41-\\uff5a\\uff5e",UNSEEN=new RegExp(`(?:\\x1b\\[|\\x9b)[0-?]{0,64}[ -/]{0,8}[@-~]?|(?:\\x1b[\\]PX^_]|[\\x90\\x98\\x9d-\\x9f])[^\\x07\\x1b\\x9c\\n]{0,2048}(?\
:\\x07|\\x1b\\\\|\\x9c)?|\\x1b[ -/]{0,4}[0-~]?|\\r(?!\\n)|[${CONTROLS}${IGNORABLE}]|\\udb40[\\udc00-\\udfff]|\\ud834[\\udd73-\\udd7a]|\\ud82f[\\udca0-\\udca3]|([${WIDE}\
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
function findPrivateKeys({text:text2},found){if(!text2.includes("PRIVATE KEY")&&!text2.includes("Private-Lines"))return;let begun=findBegun(text2);for(let{start:start2,
end}of[...begun,...findEnded(text2,begun)])found("private-key",start2,end)}var MARKS=/(?:\[redacted:[\w-]{1,40}\])+/g,MAX_ROUNDS=8;function findSecretsIn(text2){let found=[];for(let round=0;round<MAX_ROUNDS;round++){let more=judge(maskedView(
text2,found));if(more.length===0)break;found=merge([...found,...more])}return found}function maskedView(text2,found){let ranges=found.map(({start:start2,end})=>({
index:start2,0:text2.slice(start2,end)})),marked=rewrite(viewOf(text2),ranges,()=>"[redacted:x]");return rewrite(marked,marked.text.matchAll(MARKS),()=>MARK)}function judge(view){
let found=[],take=judged=>(kind,start2,end)=>{found.push({kind,start:judged.toStart(start2),end:judged.toEnd(end)})},plain=plainView(view);for(let judged of new Set(
[view,narrowView(view),plain]))judgeView(judged,take(judged));return judgeJoined(plain,take),merge(found)}var searchHints2=lazy(()=>searchFor([...CONTEXTS.map(({
hint})=>hint),...CORES.map(({core})=>core)]));function judgeView(view,take){let places=searchHints2()(lowerLatin(view.text));findPrivateKeys(view,take),findByForm(
view,take),findByContext(view,places,take),findNamed(view,places,take)}function judgeJoined(plain,take){for(let joined of joinedViews(plain)){let takeJoined=take(
joined),{changes}=joined;findByForm(joined,(kind,start2,end,whole)=>{let joint=changes[firstNotBelow(changes,start2+1)]??end;joint>=end||joint-start2>=whole||takeJoined(
kind,start2,Math.min(end,changes[firstNotBelow(changes,start2+whole)]??end))})}}function merge(found){let sorted=[...found].sort((a,b)=>a.start-b.start||b.end-a.
end),merged=[];for(let one of sorted){let last=merged.at(-1);last!==void 0&&one.start<last.end?last.end=Math.max(last.end,one.end):merged.push({...one})}return merged}var HINTS="pass|pwd|secret|key|credential|token|auth|sig|bearer|hook|cookie|curl|mysql|mariadb|redis-cli|login|identified|senha|securestring|wpl_|contrase|kennw\
ort|clave|parola|wachtwoord|haslo|l\xF6senord|mdp|rootpw|5432:|smbclient|ldapsearch|sudo -s|zip -|7z |private-lines",WIDE_HINTS="\u043F\u0430\u0440\u043E\u043B|\u041F\u0410\u0420\u041E\u041B|\u041F\u0430\u0440\u043E\u043B|has\u0142o|Has\u0142o|\u5BC6\
|\u53E3\u4EE4|\u79D8|\u4EE4\u724C|\u30D1\u30B9\u30EF\u30FC\u30C9|\u6697\u8A3C|\u30C8\u30FC\u30AF\u30F3|\u30B7\u30FC\u30AF\u30EC\u30C3\u30C8|\uBE44\uBC00|\uD1A0\uD070|\uC554\uD638",
NAMES=new RegExp(HINTS),WIDE_NAMES=WIDE_HINTS.split("|"),CAPITALS2="PAT=",RUN3=/(?<![\w-])(?=[\w-]{10})(?:(?!(?:toolu|msg|req)_|claude-|[0-9a-f-]{7,64}(?![\w-]))(?:(?=[A-Za-z_-]{0,64}\d)(?:[\w-]{15,512}|[\w-]{10,14}(?=[ \t]{0,4}\\?\r?\n|\\{1,15}[rn]))|[\w-]{30,512}|[\w-]{10,14}(?:\u2026|$))|A(?:KI|SI|RO|ID|BI|CC)A|SCW|NR[A-Z]{2}-|whsec_|gl[a-z]{2,5}-|\d{15})/g,
USER=/:\/\/[^\s"<>]{1,300}@/,HIDING=/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uff10-\uff5e\uffa0\ufff0-\ufffb\udb40]|\\(?:u[0-9a-fA-F{]|x[0-9a-fA-F]|033|e\[)|\^\[\[|%(?:25)*[2-7c-fC-F][0-9a-fA-F]|\r(?!\n)|\u241b/,
BETWEEN=/[^\w./-]/,BREAK3=/[ \t]{0,4}(?:\\?\r?\n|\\{1,15}[rn])/y,MIN_RUN=15,MIN_LETTERS2=30,MIN_PART=8,MIN_TEXT=8;function mayHoldSecret(text2){return text2.length<
MIN_TEXT?!1:BETWEEN.test(text2)&&mayNameSecret(text2)||hasRandomRun(text2)||HIDING.test(text2)}function hasRandomRun(text2){for(let{0:run,index}of text2.matchAll(
RUN3))if(BREAK3.lastIndex=index+run.length,run.length<MIN_RUN||run.length>=MIN_LETTERS2||BREAK3.test(text2)||run.split(/[_-]+/).some(part=>part.length>=MIN_PART&&
!/^\d{1,14}$/.test(part)&&!isWord(part)))return!0;return!1}function mayNameSecret(text2){let latin=lowerLatin(text2);return NAMES.test(latin)||text2.includes(CAPITALS2)||
latin.includes("://")&&USER.test(text2)||BEYOND_LATIN2.test(text2)&&WIDE_NAMES.some(hint=>text2.includes(hint))}var BEYOND_LATIN2=/[^\0-\xff]/;function findSecrets(text2){return mayHoldSecret(text2)?findSecretsIn(text2):[]}function redact(text2){let found=findSecrets(text2);if(found.length===0)return text2;let parts=[],from=0;for(let{kind,start:start2,end}of found)parts.push(text2.
slice(from,start2),`[redacted:${kind}]`),from=end;return parts.join("")+text2.slice(from)}var invisible=lazy(()=>new RegExp("\\p{Default_Ignorable_Code_Point}","gu")),BEYOND_TYPESET=/[^\0-\x7f\xb7\u2010\u2012-\u2016\u2018-\u2023\u2026\u2190-\u21ff\u2500-\u25ff\u2713-\u2718]/;
function isTypeset(text2){return!BEYOND_TYPESET.test(text2)}var ANSI=/(?:\x1b\[|\x9b)[0-?]{0,64}[ -/]{0,8}[@-~]?|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c\n]{0,2048}(?:\x07|\x1b\\|\x9c)?|\x1b[ -/]{0,4}[0-~]?/g,ANSI_START=/[\x1b\x90-\x9f]/,
LINE_ENDS=/\r\n?|[\u0085\u2028\u2029]/g,CONTROLS2=/[\0-\x08\x0b-\x1f\x7f-\x9f]/g,PRINTABLE=/^[\t\n -~]*$/,invisible2=lazy(()=>new RegExp("(?![\\u200d\\ufe00-\\ufe0\
f])\\p{Default_Ignorable_Code_Point}|[\\ufff9-\\ufffb]","gu")),REPEATED_SELECTORS=/([\ufe00-\ufe0f])[\ufe00-\ufe0f]+/g,ASCII_SELECTORS=/(?<=[!-"$-)+-/:-~])[\ufe00-\ufe0f]+|(?<=[#*0-9])[\ufe00-\ufe0f]+(?!\u20e3)/g,
strayJoiners=lazy(()=>new RegExp("(?<!(?:\\p{Extended_Pictographic}|\\p{Emoji_Modifier})[\\ufe00-\\ufe0f]?)\\u200d|\\u200d(?!\\p{Extended_Pictographic})","gu"));
function stripAnsi(text2){return ANSI_START.test(text2)?text2.replace(ANSI,""):text2}function stripUnseen(text2){if(PRINTABLE.test(text2))return text2;let seen2=stripAnsi(
toWellFormed(text2)).replace(LINE_ENDS,`
`).replace(CONTROLS2,"");return isTypeset(seen2)?seen2:seen2.replace(invisible2(),"").replace(REPEATED_SELECTORS,"$1").replace(strayJoiners(),"").replace(ASCII_SELECTORS,
"")}function withhold(text2){return redact(stripPrivate(stripUnseen(text2)))}var MARGIN_CHARS=16384;function withholdHead(text2,maxChars){let judged=maxChars+MARGIN_CHARS;if(text2.length<=judged)return cutText(withhold(text2),maxChars);let head=text2.
slice(0,wordEndBefore(text2,judged));return cutText(`${withhold(head)}\u2026`,maxChars)}function wordEndBefore(text2,at2){for(let end=at2;end>at2-MARGIN_CHARS;end--)if(isSpace(text2.charCodeAt(end)))return end;return boundaryBefore(text2,at2)}function isSpace(unit){return unit===32||unit>=9&&unit<=13}var MAX_TEXT_CHARS=500;function appendStatements(scope,statements,said){for(let{kind,type,text:text2,core}of statements){let line={v:1,time:isoTime(said.timeMs),
session:said.session,turn:said.turn,kind,type,text:withholdHead(text2,MAX_TEXT_CHARS),core:withholdHead(core,MAX_TEXT_CHARS)};appendLine(inboxPath(scope),JSON.stringify(
line))}}var MAX_FILED_BYTES=64*1024;function inboxPath(scope){return(0,import_node_path4.join)(scope.base,"inbox.jsonl")}var AT_HAND="(?:\u6587\u4EF6|\u51FD\u6570|\u7C7B|\u65B9\u6CD5|\u6A21\u5757|\u7EC4\u4EF6|PR|MR|\u5206\u652F|\u63D0\u4EA4|\u6539\u52A8|\u4EFB\u52A1|\u4F1A\u8BDD|\u5BF9\u8BDD|\u8BC4\u5BA1|\u7248\u672C|\u95EE\u9898|\u9875\u9762|\u63A5\u53E3|\u7528\u4F8B|\u65B9\u6848|\u9700\u6C42|\u811A\u672C|\u8FC1\u79FB|\u53D1\u5E03|\u53D1\u7248|\u6784\u5EFA|\u90E8\u7F72|\u6F14\u793A|\u5FAA\u73AF|\u67E5\u8BE2|\u8865\u4E01)",
WEEKDAY="(?:\u5468|\u661F\u671F|\u793C\u62DC)[\u4E00\u4E8C\u4E09\u56DB\u4E94\u516D\u65E5\u5929]",RULE_WORDS="\u6BCF|\u4EE5\u540E|\u4ECA\u540E|\u5F80\u540E|\u4E00\u5F8B|\u7EDF\u4E00|\u51E1\u662F?|\u53EA\u8981|\u90FD\u8981|\u90FD\u5F97|\u90FD\u5148|\u6C38\u8FDC|\u59CB\u7EC8|\u4E00\u76F4|\u4ECE\u73B0\u5728|\u4E0B\u6B21|\u52A1\u5FC5\
|\u7EA6\u5B9A|\u89C4\u8303",PROGRAM="(?:\u51FD\u6570|\u63A5\u53E3|\u65B9\u6CD5|\u6309\u94AE|\u5B9A\u65F6\u5668|\u5FAA\u73AF|\u7EBF\u7A0B|\u8FDB\u7A0B|\u670D\u52A1\u5668?|\u7A0B\u5E8F|\u9875\u9762|\u5F39\u7A97|\u5217\u8868|\u5BA2\u6237\u7AEF|\u7F13\u5B58|\u961F\u5217|\u4F1A\u8BDD|\u4EE4\u724C|token|\u64AD\u653E\u5668|\u7EC4\u4EF6|\u811A\u672C|\u4EFB\u52A1|\u7528\u6237|\u7CFB\u7EDF|\u53D8\u91CF|\u5B57\u6BB5|\u6A21\u578B|\u65E5\u5FD7|\u6D4B\u8BD5|\u6784\u5EFA|\u7F16\u8BD1|\u91CD\u8BD5|\u8FDE\u63A5|\u8BF7\u6C42|\u52A8\u753B|\u5149\u6807|\u56FE\
\u6807|\u7A97\u53E3|\u6307\u9488|\u6307\u793A\u706F|\u4E32\u53E3|\u4E2D\u65AD|\u654C\u4EBA|\u89D2\u8272|\u76F8\u673A|loss|\u8FDB\u5EA6\u6761|\u9A8C\u8BC1\u7801|\u6846)",
OTHERS="(?:\u6709\u4EBA|\u522B\u4EBA|\u4EBA\u5BB6|\u4ED6\u4EEC?|\u5979\u4EEC?|\u8001\u677F|\u9886\u5BFC|\u540C\u4E8B|\u5BA2\u6237|\u4EA7\u54C1(?:\u7ECF\u7406|\u90A3\u8FB9)?|\u8FD0\u7EF4|\u6D4B\u8BD5\u90A3\u8FB9|\u524D\u7AEF\u90A3\u8FB9|\u540E\u7AEF\u90A3\u8FB9|\u7F51\u53CB|\u697C\u4E3B|\u4F5C\u8005|\u5B98\u65B9|\u4E0A\u7EA7|\u7532\u65B9|\u4E3B\u7BA1|\u7EC4\u957F|\u6559\u6388|\u5BFC\u5E08|\u8001\u5E08|\u6CD5\u52A1|\u5B89\u5168\u90E8\u95E8?|\u5BA1\u8BA1|\u8001[\u4E00-\u9FFF]|\u5C0F[\u4E00-\u9FFF])",
CHINESE_AGAINST={questions:[/[?\uff1f]["\u201d\u300f\u300d\uff09)]*$/,/(?:\u5417|\u5462|\u4e48|(?<!\u8981|\u90fd|\u4e5f|\u5c31|\u51b3|\u7edd|\u4ece|\u518d)\u4e0d|\u6ca1\u6709|\u4e0e\u5426)[\u3002.!\uff01~\uff5e]*$/,/^(?!.*(?:\u544a\u8bc9|\u8bf4\u660e|\u89e3\u91ca|\u5199\u6e05|\u5217\u51fa|\u8bf4\u6e05)).*(?:\u600e\u4e48|\u5982\u4f55|\u548b)(?:\u5904\u7406|\u529e|\u5f04|\u505a|\u641e|\u6539|\u5199|\u7528|\u9009|\u5b9a|\u914d|\u653e)[^\uff0c,\u3002]{0,6}[\u3002.!\uff01]*$|[\u5728\u653e\u5230]\u54ea[\u513f\u91cc]?(?:\u91cc)?[\u3002.!\uff01]*$/,
/([\u4e00-\u9fff])[\u4e0d\u6ca1]\1[^\uff0c,\u3002]{0,4}[\u3002.!\uff01]*$/,/(?:\u4e3a\u5565|\u4e3a\u4ec0\u4e48|\u600e\u4e48\u56de\u4e8b|\u5565\u610f\u601d|\u4ec0\u4e48\u610f\u601d|(?:\u6709|\u662f)(?:\u5565|\u4ec0\u4e48)(?:\u533a\u522b|\u4e0d\u540c|\u5f71\u54cd|\u95ee\u9898|\u8bf4\u6cd5)|\u662f\u591a\u5c11|\u591a\u5c11[\u3002]*$|\u54ea\u91cc\u6765\u7684|\u6765\u7740[\u3002]*$)/],
askingWords:[/\u662f\u4e0d\u662f|\u600e\u4e48(?!\u90fd|\u6837\u90fd|\u6539\u90fd)|\u4ec0\u4e48(?:\u65f6\u5019(?!\u90fd|\u4e5f)|\u610f\u601d|\u662f|\u53eb|\u539f\u56e0)|\u53eb\u4ec0\u4e48|\u54ea[\u4e2a\u4e9b\u91cc\u79cd](?!\u90fd|\u4e5f)|\u8c01(?!\u90fd|\u4e5f)|\u6709\u6ca1\u6709|\u80fd\u4e0d\u80fd|\u4f1a\u4e0d\u4f1a|\u884c\u4e0d\u884c|\u8981\u4e0d\u8981|\u53ef\u4e0d\u53ef\u4ee5|\u662f\u5426|\u5982\u4f55(?!\u90fd|\u4e5f)(?<!\u65e0\u8bba\u5982\u4f55)|\u80fd\u8bb0\u4f4f|\u591a\u5c11(?!\u90fd|\u4e5f)|\u5e72\u561b|\u548b/],
politeOrders:[/^(?:\u80fd\u4e0d\u80fd|\u53ef\u4e0d\u53ef\u4ee5|\u80fd\u5426|\u53ef\u4ee5)(?:\u8bf7)?(?:\u4f60)?(?:\u4ee5\u540e|\u4eca\u540e|\u5f80\u540e|\u4ece\u73b0\u5728)/],reported:[/(?:\u5728.{0,12}\u91cc|\u91cc\u9762?)(?:\u8bf4|\u5199|\u63d0)|\u5199(?=\u6211\u4eec|\u4f60\u4eec|\u4e0d\u8981|\u6c38\u8fdc|\u5fc5\u987b)/,
/(?<!\u6211[\u6ca1\u518d\u5c31\u90fd\u4e5f\u5df2\u7ecf]{0,2}|\u987a\u4fbf|\u8bdd|\u8ddf\u4f60|\u518d|\u6765|\u5c0f|\u5148|\u8865\u5145)\u8bf4(?!\u4e00\u4e0b|\u4e00\u58f0|\u4e00\u53e5|\u4e00\u904d|\u5b9e\u8bdd|\u767d\u4e86|\u660e|\u6cd5|\u8bdd|\u6e05\u695a|\u7ec6|\u5b8c|\u597d|\u5f04)/,
/(?:\u5199\u7740|\u5199\u9053|\u5199\u7684\u662f|\u5199\u660e|\u5199\u8fc7|(?<!\u6211)\u63d0\u5230|(?<!\u6211\u4eec|\u54b1\u4eec|\u7ec4\u91cc?|\u56e2\u961f|\u516c\u53f8)\u89c4\u5b9a|\u8981\u6c42\u6211\u4eec|\u8ba9\u6211\u4eec|\u8ba9\u5927\u5bb6|\u53eb\u6211\u4eec|\u539f\u8bdd|\u539f\u6587|\u770b\u5230\u8fc7|\u542c\u8bf4|\u636e\u8bf4|\u636e\u79f0|\u53f7\u79f0|\u58f0\u79f0|\u4e3b\u5f20|\u547c\u5401|\u62a5\u9519(?:[\uff1a:]|\u8bf4|\u662f|\u4fe1\u606f(?:\u662f|\u4e3a|[\uff1a:]))|(?:\u5de5\u5177|\u7cfb\u7edf|\u7f16\u8bd1\u5668|\u7ec8\u7aef|\u63a7\u5236\u53f0|\u754c\u9762|\u9875\u9762|\u5f39\u7a97)?\u63d0\u793a(?:[\uff1a:]|\u8bf4|\u6211\u4eec?))/,
new RegExp(`${OTHERS}[^\uFF0C,\u3002\uFF1A:]{0,8}(?:\u8BA9|\u8981\u6C42?|\u53EB|\u5EFA\u8BAE|\u89C9\u5F97|\u559C\u6B22|\u8BA4\u4E3A|\u4E3B\u5F20|\u575A\u6301|\u53D1|\u5199|\u8BB2|\u63D0|\u5E0C\u671B|\u603B|\u8001|\u6BCF\u6B21|\u4E00\u76F4|\u4ECE\u6765)`),
/(?:\u7f51\u4e0a|\u77e5\u4e4e|\u535a\u5ba2|\u5e16\u5b50|\u8bba\u575b|\u7fa4\u91cc|\u6587\u7ae0|\u6559\u7a0b|\u624b\u518c|\u5b98\u7f51|\u6587\u6863|README|\u90ae\u4ef6|\u8bc4\u5ba1\u610f\u89c1|\u66f4\u65b0\u65e5\u5fd7|\u516c\u544a)(?:\u91cc|\u4e0a|\u4e2d)?(?:\u9762)?(?:\u90fd|\u4e5f|\u6709\u4eba|\u6709\u6761|\u6709\u53e5)?(?:\u8bf4|\u5199|\u8bb2|\u5efa\u8bae|\u63d0|\u8981\u6c42|\u63a8\u8350|\u5f3a\u8c03|\u79f0|\uff1a|:)/i,
/(?:\u7fa4\u91cc|\u9891\u9053\u91cc|\u4f1a\u4e0a|\u90ae\u4ef6\u91cc)[^\uff0c,\u3002]{0,4}(?:\u53d1|\u8d34|\u8f6c|\u558a)|(?:\u53d1|\u8d34|\u8f6c|\u7559)(?:\u4e86|\u6765)?(?:\u4e00?[\u6761\u4e2a])?(?:\u6d88\u606f|\u8a00)?[\uff1a:]/,/(?:\u6309\u7167|\u6839\u636e|\u4f9d\u7167).{0,12}(?:\u6587\u6863|\u89c4\u8303|\u624b\u518c|\u6307\u5357|\u8bf4\u660e)/,
/^(?:\u8bf7|\u5e2e\u6211|\u9ebb\u70e6|\u7ed9\u6211|\u4f60)*(?:\u628a.{0,12})?(?:\u7ffb\u8bd1|\u89e3\u91ca)/,/^(?:\u9519\u8bef|\u8b66\u544a|\u62a5\u9519|\u65e5\u5fd7|\u6ce8\u91ca|\u516c\u544a)(?:\u4fe1\u606f)?[\uff1a:]/,/(?:\u89c4\u5219\u8bf4\u660e|\u6587\u6848|\u6807\u8bed|\u63cf\u8ff0|\u6587\u5b57|\u5b57\u6837|\u63d0\u793a\u8bed)(?:\u662f|\u4e3a|\uff1a|:)/,
/(?:\u8bc4\u5ba1|\u610f\u89c1|\u8bc4\u8bba|\u6ce8\u91ca|\u4fe1\u606f|\u6807\u9898|\u5de5\u5355|\u65e5\u5fd7|\u539f\u6587)(?:\u662f|\u4e3a|\uff1a|:)/],oneOff:[/(?<![\u4ece\u6253\u81ea])(?:\u4eca\u5929|\u4eca\u513f|\u4eca\u665a|\u4eca\u65e9)|(?:\u4eca\u5929|\u4eca\u513f)(?!\u4e2a?\u8d77|\u5f00\u59cb|\u4ee5\u540e|\u5f80\u540e|\u4e4b\u540e)|\u660e\u5929|\u660e\u65e9|\u540e\u5929|\u672c\u5468(?!\u8d77)|\u8fd9\u5468(?!\u8d77)|\u8fd9\u4e2a\u6708|\u8fd9\u51e0\u5929|\u8fd9\u4e24\u5929|\u8fd9\u9635\u5b50|\u8fd9\u4f1a\u513f|\u6682\u65f6|\u6682\u4e14|\u4e34\u65f6(?!\u6587\u4ef6|\u76ee\u5f55|\u8868|\u53d8\u91cf|\u6587\u4ef6\u5939|\u5206\u652f)|\u76ee\u524d\u5148|\u73b0\u5728\u5148|\u773c\u4e0b|\u59d1\u4e14|\u6743\u4e14/,
/\u8fd9[\u6b21\u56de]\u4e00?\u6b21?(?!\u4ee5\u540e|\u8d77|\u5f00\u59cb)|\u8fd9\u4e00[\u6b21\u56de\u8d9f]|\u672c\u6b21|\u6b64\u6b21|\u8fd9\u8d9f|\u5c31\u8fd9\u4e00/,new RegExp(`(?:\u8FD9\u4E2A|\u8FD9\u6761|\u8FD9\u6BB5|\u672C|\u5F53\u524D)${AT_HAND}`,
"i"),new RegExp(`^(?!.*(?:${RULE_WORDS})).*(?:(?:^|[\uFF0C,\u3002\\s])\u5148(?:\u522B|\u4E0D\u8981|\u4E0D|\u7528|\u8DF3|\u5F00|\u6CBF|\u628A|\u7ED9|\u6309|\u8BD5)|\u7684\u65F6\u5019\u5148)`),
/(?:^|[\uff0c,\u3002])(?:\u4f60|\u6211\u4eec?|\u54b1\u4eec?)?\u5148(?:\u522b|\u4e0d\u8981|\u4e0d(?!\u8bf4))|\u671f\u95f4|\u63a5\u4e0b\u6765\u8fd9|\u5148\u8fd9\u6837|\u56de\u5934\u518d|(?:\u67e5|\u8dd1|\u6d4b|\u5f04|\u641e|\u7528|\u9a8c\u8bc1|\u8c03\u8bd5|\u6f14\u793a)\u5b8c(?:\u4e86)?(?:\u518d|\u5c31)(?:\u8bf4|\u6539\u56de|\u8fd8\u539f|\u5220|\u5173|\u6062\u590d|\u64a4)|\u6539\u56de[\u6765\u53bb]|\u8fd8\u539f\u56de/,
/(?:\u76f4\u5230|\u7b49\u5230?)[^\uff0c,\u3002]{0,12}(?:\u518d|\u4e3a\u6b62|\u4e4b\u540e|\u4ee5\u540e)|^\u7b49(?:\u4e0b\u6b21|\u5230|\u6211)/,new RegExp(`${WEEKDAY}(?:\u4E4B\u524D|\u4EE5\u524D|\u524D|\u4E3A\u6B62)`),
new RegExp(`^(?!.*(?:\u6BCF|\u4EE5\u540E|\u4ECA\u540E|\u4E00\u5F8B|\u4E0D\u8981|\u522B|\u4E0D|\u56FA\u5B9A|\u4E00\u76F4|\u6C38\u8FDC)).*${WEEKDAY}`),new RegExp(
`^(?!.*(?:${RULE_WORDS})).*(?:\u7B2C[\u4E00\u4E8C\u4E09\u56DB\u4E94\u516D]\u4E2A?(?:\u65B9\u6848|\u7248\u672C|\u9009\u9879|\u79CD)|\u8FD9\u4E00?[\u7248\u79CD])`),
/^(?:\u7b97\u4e86|\u505c)/],tasks:[/^(?:\u597d\u7684?|\u55ef|\u884c|\u5bf9\u4e86|\u8fd8\u6709|\u53e6\u5916|\u90a3)?[\uff0c,]?(?:\u8bf7|\u5e2e\u6211|\u5e2e\u5fd9|\u9ebb\u70e6\u4f60?|\u7ed9\u6211|\u518d)*(?:\u505a|\u52a0|\u5199|\u5b9e\u73b0|\u5f00\u53d1|\u641e|\u6765|\u5f04|\u65b0\u589e|\u589e\u52a0|\u6dfb\u52a0|\u8bbe\u8ba1|\u8865|\u51fa|\u7ed9.{1,12}(?:\u52a0|\u8865|\u505a|\u5199))(?:\u4e0a)?(?:\u4e00?[\u4e2a\u6761\u6bb5\u5957\u79cd\u9879]|(?:\u65b0)?\u529f\u80fd|\u903b\u8f91)/,
/[\uff0c,\uff1b;\u3002]\s*(?:\u5e2e\u6211|\u8bf7|\u9ebb\u70e6|\u518d|\u628a\u5b83?)?(?:\u52a0\u4e0a(?:\u8fd9[\u4e2a\u6bb5\u6761]?(?:\u903b\u8f91|\u5224\u65ad|\u63d0\u793a|\u5904\u7406|\u529f\u80fd))?|\u8865\u4e0a|\u4fee\u6389|\u4fee\u4e00\u4e0b|\u4fee\u590d(?:\u4e00\u4e0b)?|\u6539\u4e00\u4e0b|\u6539\u6389|\u53bb\u6389|\u5220\u6389|\u67e5\u4e00\u4e0b(?:\u539f\u56e0)?|\u770b\u4e00\u4e0b|\u770b\u4e0b|\u770b\u770b(?:\u4e3a\u4ec0\u4e48|\u600e\u4e48\u56de\u4e8b|\u662f|\u548b|\u4ec0\u4e48)?.{0,6}|\u4f18\u5316\u4e00\u4e0b|\u5904\u7406\u4e00\u4e0b|\u89e3\u51b3(?:\u4e00\u4e0b|\u6389)?|\u5b9e\u73b0\u4e00\u4e0b|\u6392\u67e5\u4e00\u4e0b|\u73b0\u5728\u6ca1\u6709|\u73b0\u5728\u4e0d\u884c|\u628a.{1,12}(?:\u53bb\u6389|\u6539\u6389|\u4fee\u597d|\u5220\u6389|\u52a0\u4e0a|\u8865\u4e0a))(?:\u5427|\u54c8|\u4e86)?[\u3002.!\uff01]*$/,
/(?:\u5e2e\u6211|\u9ebb\u70e6|\u8bf7)(?:\u5199|\u5b9e\u73b0|\u4fee\u590d|\u4fee|\u6392\u67e5|\u67e5|\u770b\u770b|\u89e3\u51b3|\u6539\u4e00\u4e0b)(?:\u4e00\u4e0b|\u4e0b)?[^\uff0c,\u3002]{0,6}[\u3002.!\uff01]*$/],weakVetoes:[/^(?:\u628a|\u5c06|\u8ba9|\u5b9e\u73b0|\u4fee(?!\u6539)|\u4fdd\u8bc1|\u786e\u4fdd)/,
/^\u7ed9(?!\u6211|\u4f60|\u65b9\u6848|\u5efa\u8bae|\u6b65\u9aa4|\u4ee3\u7801|\u793a\u4f8b|\u547d\u4ee4|\u7b54\u6848|\u51fa)/,/^(?:\u52a0|\u5199|\u6539)(?:\u4e00?[\u4e2a\u6bb5\u6761\u7bc7\u4efd]|\u4e00?\u4e0b|\u4e0a|\u6210|\u4e3a|\u6389|\u51fa)/,/^(?!.*(?:\u4e0d\u8981\u518d|\u522b\u518d|\u6c38\u8fdc[\u4e0d\u522b]|\u4e0d\u8bb8|\u4e0d\u51c6|\u4e0d\u5f97|\u4e00\u5f8b|\u6bcf\u6b21|\u51e1\u662f)).*(?:\u4fee|\u6539|\u770b|\u67e5|\u5904\u7406|\u4f18\u5316|\u6392\u67e5|\u89e3\u51b3)(?:\u4e00\u4e0b|\u4e0b)?[\u3002.!\uff01]*$/,
/\u6539\u6210|\u6362\u6210|\u6539\u4e3a|\u6362\u4e3a/,/\u559c\u6b22(?:\u8fd9|\u90a3|\u7b2c|\u5b83|\u4f60\u7684|\u521a\u624d|\u73b0\u5728|\u4e0a\u9762|\u524d\u9762)|\u559c\u6b22.{0,8}(?:\u90a3|\u8fd9)(?:\u4e2a|\u79cd|\u7248|\u6837|\u4e00[\u4e2a\u7248\u79cd])/,/\u518d.{0,6}(?:\u4e00\u904d|\u4e00\u6b21|\u4e00\u4e0b)/,
/(?:\u540e|\u65f6|\u5982\u679c|\u82e5)(?:\u7528\u6237|\u7cfb\u7edf|\u7a0b\u5e8f|\u9875\u9762|\u6309\u94ae)(?:\u5e94\u8be5|\u8981|\u5fc5\u987b)?(?:\u59cb\u7ec8|\u603b\u662f|\u4e00\u76f4)/,new RegExp(`${PROGRAM}[^\uFF0C,\u3002]{0,12}(?:\u603B\u662F?|\u4E00\u76F4|\u6C38\u8FDC|\u59CB\u7EC8|\u6BCF\
\u6B21\u90FD?|\u8001\u662F|\u9ED8\u8BA4|\u4ECE\u6765|\u5168\u90FD?|\u90FD)(?:\u4F1A|\u662F|\u4E0D\u4F1A|\u6CA1|\u8FD4\u56DE|\u663E\u793A|\u4E3A|\u5728|\u62A5|\u5361|\u505C|\u7A7A|\u629B|\u5931\u8D25|\u8D85\u65F6|\u8DD1\u4E0D|\u8FDE\u4E0D|\u91CD\u590D|\u4E22|\u95EA|\u8DF3|\u6302|\u53D8(?!\u66F4|\u52A8)|\u8FDB\u4E0D|\u4E0D[\u8FDB\u52A8\u5230\u89E6\u751F\u6267\u54CD\u8D77])`,
"i"),/\u6628\u5929|\u6628\u665a|\u524d\u5929|\u4e0a\u5468|\u4e0a\u4e2a?\u6708|\u53bb\u5e74|\u524d\u5e74|(?:\u4ee5\u524d|\u4e4b\u524d|\u539f\u6765|\u90a3\u4f1a\u513f?|\u90a3\u9635\u5b50)(?:\u6211|\u6211\u4eec|\u54b1\u4eec)?(?:\u90fd|\u4e00\u76f4|\u603b|\u8001|\u7ecf\u5e38|\u6bcf\u6b21|\u4e60\u60ef)|\u5f53\u65f6|\u90a3\u65f6\u5019?|\u66fe\u7ecf|\u65e9\u5fd8|\u6298\u817e\u4e86|(?:^|[\uff0c,])(?:\u540e\u6765|\u7ed3\u679c|\u6700\u540e)(?:\u53d1\u73b0|\u624d)/,
/(?:\u6210\u529f|\u5931\u8d25|\u8fc7\u671f|\u7ed3\u675f|\u8d85\u65f6|\u767b\u5f55|\u65ad\u5f00|\u70b9\u51fb|\u6309\u4e0b|\u6536\u5230|\u5f39\u51fa|\u91cd\u542f|\u5347\u7ea7|\u89e3\u538b|\u5bfc\u5165|\u5207\u6362|\u5237\u65b0|\u65ad\u7f51|\u91cd\u8fde)(?:\u4e86)?(?:\u4ee5\u540e|\u4e4b\u540e|\u540e)/,
/\u629b\u9519|\u629b\u5f02\u5e38|\u8fd4\u56de(?:\u7a7a|null|0|-1|false|true|\u9ed8\u8ba4)|\u5f39\u7a97\u63d0\u793a|\u5f39\u51fa|\u5f39\u4e2a/i,/[\uff0c,](?:\u73b0\u5728|\u76ee\u524d|\u4f46|\u53ef|\u5374)?[^\uff0c,\u3002]{0,12}(?:\u6f0f\u4e86|\u5fd8\u4e86\u52a0|\u6ca1\u52a0|\u6ca1\u505a|\u7f3a\u4e86|\u4e0d\u5bf9|\u6ca1\u751f\u6548|\u5931\u6548\u4e86)[\u3002.!\uff01]*$|(?:\u5e94\u8be5|\u672c\u6765).*(?:\u4f46|\u53ef\u662f|\u5374|\u7ed3\u679c)/,
/[\uff0c,](?:\u52a0\u4e00?\u4e2a|\u8865\u4e00?\u4e2a|\u5199\u5728|\u505a\u4e2a|\u5199\u4e2a|\u9a8c\u8bc1\u4e00\u4e0b|\u8bd5\u4e00\u4e0b|\u6362\u4e00\u4e2a|\u6362\u6389)[^\uff0c,\u3002]{0,8}[\u3002.!\uff01]*$/,/\u5927\u4e0d\u4e86|\u600e\u4e48\u529e/]};var OPENING3="(?:(?:\u597D\u7684?|\u55EF+|\u884C|\u53EF\u4EE5|\u5BF9\u4E86|\u8FD8\u6709|\u53E6\u5916|\u6B64\u5916|\u518D\u6709|\u6700\u540E|\u90A3|\u5C31|\u4F46\u662F?|\u987A\u4FBF(?:\u8BF4|\u63D0)?(?:\u4E00\u4E0B|\u4E00\u53E5|\u4E00\u5634)?|\u8865\u5145(?:\u8BF4\u660E)?(?:\u4E00\u4E0B|\u4E00\u70B9|\u4E00\u53E5)?|\u63D0\u9192(?:\u4F60)?(?:\u4E00\u4E0B|\u4E00\u53E5)|\u8BF4\u660E\u4E00\u4E0B|\u8DDF\u4F60\u8BF4(?:\u4E00\u4E0B|\u4E00\u58F0|\u4E2A\u4E8B)|\u8BF4\u4E00\u4E0B|\u8BF4\u4E00\u58F0|\u518D\u8BF4\u4E00\u904D|\u63D2\u4E00\u53E5\
|\u591A\u8BF4\u4E00\u53E5|\u58F0\u660E\u4E00\u4E0B|\u5F3A\u8C03\u4E00\u4E0B|\u63D0\u524D\u8BF4\u4E00\u4E0B|\u9EBB\u70E6\u4F60?|ps|\u6CE8\u610F|\u554A|\u54E6|\u5594|\u8BDD\u8BF4|\u5148\u8BF4\u597D|\u91CD\u8981|\u5207\u8BB0)[\uFF0C,\u3001\uFF1A:\\s]*){0,3}",
CLAUSE="(?:^|[\uFF0C,\u3002\uFF1B;\uFF1A:\u3001!\uFF01\uFF08(])\\s*(?:\u5BF9\u4E86|\u8FD8\u6709|\u53E6\u5916|\u987A\u4FBF|\u4F46|\u90A3|\u5C31)?[\uFF0C,]?\\s*",
ASKS="(?:\u8BF7|\u8981|\u5E2E\u6211|\u7ED9\u6211|\u52A1\u5FC5|\u4E00\u5B9A|\u5FC5\u987B|\u4F60|\u9EBB\u70E6|\u90FD|\u4E5F){0,3}",NO_PLAN="(?!\u53EF\u80FD|\u4E5F\u8BB8|\u6216\u8BB8|\u8BF4\u4E0D\u5B9A|\u5E94\u8BE5\u4F1A|(?\
:\u6211|\u6211\u4EEC|\u54B1\u4EEC)?(?:\u4F1A|\u8FD8\u4F1A|\u8FD8\u8981|\u8FD8\u5F97|\u8FD8\u7528|\u4E5F\u4F1A|\u60F3|\u6253\u7B97|\u51C6\u5907|\u8003\u8651|\u80AF\u5B9A)|\u518D(?!\u4E5F|\u522B|\u4E0D|\u4E5F\u4E0D|\u8981|\u8BA9|\u6709|\u9047|\u78B0|\u51FA|\u5199|\u63D0|\u6539.{1,12}(?:\u8981|\u5F97|\u8BB0\u5F97|\u5148))|\u6709\u7A7A|\u6709\u673A\u4F1A|\u6709\u65F6\u95F4|\u5982\u679C|\u8981\u662F|\u4E07\u4E00|\u5047\u5982|\u6362\u6210|\u9700\u8981\u7684\u8BDD|\u6162\u6162|\u7684(?:\u4E8B|\u8BA1\u5212|\u6253\u7B97|\u7248\u672C|\u9700\u6C42|\u6269\u5C55|\u8DEF))",
NO_WAY="(?!\u7FFB|\u632A|\u79FB|\u63A8(?!\u9001|\u8350)|\u9000|\u62D6|\u5EF6|\u770B|\u8D70|\u6EDA|\u6392|\u9760|\u8DF3|\u6570|\u7F29|\u7AD9|\u517C\u5BB9)",NOUN_END="\
[\u4EF6\u7801\u53E3\u91CA\u8FF0\u4EEC\u540D\u5FD7\u4F8B\u8868\u5E93\u6863\u7C7B\u5757\u56FE\u9875\u6587\u9898\u6848\u5F0F\u91CF\u5957\u5668\u9879\u6CD5\u6CE8\u7B7E\u7AEF\u8BCD\u767D\u8BDD\u53E5\u6BB5\u8BED\u8272\u4F53\u680F\u6761\u677F\u5305\u53F7\u503C]",
ORDERED_NOW="(?:\u90FD(?!\u4F1A|\u662F|\u6CA1|\u8FDE|\u6709|\u80FD|\u5728|\u53D8|\u62A5|\u51FA|\u5931|\u8FD4|\u663E|\u8DF3|\u4E0D[\u4E86\u5230\u80FD\u4F1A\u884C]|\u5F97\u91CD)|\u7EDF\u4E00|\u4E00\u5F8B|\u4E00\u6982|\u522B|\u4E0D\u8981|\u4E0D\u8BB8|\u4E0D\u51C6|\u4E0D\u7528|\u8BF7|\u5C31\u522B|\u5C31\u4E0D\u8981|\u5C31\u7528|\u653E(?:\u5728|\u5230|\u8FDB)|\u8BB0\u5F97|\u6CE8\u610F|\u4E5F\u522B|\u4E5F\u4E0D\u8981|\u4E5F\u8981|\u4E5F\u90FD)",
EVENT="(?:\u7528\u6237|\u70B9\u51FB?|\u6309|\u6267\u884C|\u8FD0\u884C|\u8DD1|\u5B89?\u88C5|\u5347\u7EA7|\u90E8\u7F72|\u91CD\u542F|\u542F\u52A8|\u8C03\u7528|\u6536\u5230|\u9047\u5230|\u8FDE|\u65AD|\u767B\u5F55|install|build|deploy|merge|push|commit)",
SINCE="(?:\u4ECE|\u6253|\u81EA)(?:\u4ECA\u4EE5?\u540E|\u4ECA\u5F80\u540E|\u6B64\u4EE5?\u540E|\u73B0\u5728(?:\u8D77|\u5F00\u59CB|\u5F80\u540E)|\u4ECA[\u5929\u513F\u65E5](?:\u4E2A)?(?:\u8D77|\u5F00\u59CB|\u5F80\u540E|\u4EE5\u540E)|\u8FD9[\u6B21\u5468\u4E2A](?:\u6708|\u7248\u672C)?(?:\u8D77|\u5F00\u59CB)|\u4E0B[\u6B21\u5468\u4E2A](?:\u6708)?(?:\u8D77|\u5F00\u59CB)|\u5373\u65E5\u8D77)(?!\u5012\u8BA1\u65F6|\u8BA1\u65F6|\u7B97|\u5F80\u524D|\\d)|\u5373\u65E5\u8D77",
FROM_NOW_ON=`(?:${SINCE}|\u4ECA\u540E${NO_PLAN}(?!\u7684(?:\u8BA1\u5212|\u6253\u7B97|\u8DEF))|(?<!\u8FD9\u91CC|\u4ECE\u8FD9|\u90A3\u91CC|\u7531\u6B64|\u8D77)\u5F80\u540E${NO_PLAN}${NO_WAY}\
|(?:^|[\uFF0C,\u3002\uFF1B;\uFF1A:\u3001!\uFF01\uFF08(]\\s*|(?<![\\x21-\\x7e])\\s|[\u8BF7\u90A3\u4F46\u4F60\u6211\u4EEC\u54B1\u597D]|(?<=^.{0,3})\u5C31)\u4EE5\u540E${NO_PLAN}\
(?=.)|(?<=${NOUN_END}|[a-zA-Z0-9]\\s?)(?<!${EVENT}[^\uFF0C,\u3002]{0,12})\u4EE5\u540E(?=${ORDERED_NOW})|^\u4EE5\u540E${NO_PLAN}(?=.)|(?:^|[\uFF0C,\u3002]|[\u8BF7\u90A3\u4F46\u4F60\u6211\u4EEC\u54B1\u597D])(?:\u4EE5\u540E\
|\u4ECA\u540E|\u5F80\u540E)(?:\u5982\u679C|\u8981\u662F|\u78B0\u5230|\u9047\u5230|\u518D)[^\uFF0C,]{1,30}[\uFF0C,](?:\u8BF7|\u8981|\u5148|\u90FD|\u8BB0\u5F97|\u522B|\u4E0D\u8981|\u4E00\u5F8B|\u76F4\u63A5|\u5C31\u5148|\u5C31\u522B|\u5C31\u7528|\u5FC5\u987B))`,
LIKEWISE="(?:\u4EE5\u540E|\u4E4B\u540E|\u540E\u9762|\u5F80\u540E|\u540E\u7EED|\u4E0B\u6B21)(?:\u4E5F|\u5C31|\u90FD|\u4E00\u5F8B|\u5168){1,2}(?:\u7167|\u6309)?(?:\u8FD9\u4E48|\u8FD9\u6837|\u8FD9\u4E2A\u6765|\u6B64|\u5982\u6B64|\u522B|\u4E0D\u8981|\u4FDD\u6301)",
ROLE="(?:\u5F00\u53D1(?!\u73AF\u5883|\u7248|\u6A21\u5F0F|\u5206\u652F)|\u5DE5\u7A0B\u5E08|\u7A0B\u5E8F\u5458|\u8BBE\u8BA1\u5E08|\u5206\u6790\u5E08|\u4EA7\u54C1\u7ECF\u7406|\u6D4B\u8BD5(?!\u73AF\u5883|\u7248|\u6A21\u5F0F|\u5206\u652F)|\u8FD0\u7EF4|\u5B66\u751F|\u8001\u5E08|\u65B0\u624B|\u67B6\u6784\u5E08|\u7814\u7A76\u5458|\u6570\u636E\u79D1\u5B66\u5BB6|\u535A\u58EB\u751F?|\u7814\u7A76\u751F|\u6559\u6388|\u5C0F\u767D|\u5916\u884C|\u7B97\u6CD5|\u7B56\u5212|\u7F8E\u672F)",
SYSTEM="(?:Windows|Win1[01]|Mac|macOS|Linux|Ubuntu|Arch|WSL|fish|zsh|PowerShell|n?vim|emacs|\u82F9\u679C|M\\d)",OURS="(?:\u6574\u4E2A?|\u5168|\u6211\u4EEC?|\u54B1\u4EEC?|\u8FD9\u8FB9|\u8FD9\u91CC|\u672C|\u8BE5|\u8FD9\u4E2A)?(?:\u9879\u76EE|\u4ED3\u5E93|\u56E2\u961F\
|\u516C\u53F8|\u90E8\u95E8|\u5C0F?\u7EC4|\u5DE5\u7A0B|\u4EE3\u7801\u5E93|\u5B9E\u9A8C\u5BA4|\u4EA7\u54C1\u7EBF?|\u6E38\u620F|\u5E93)(?:\u91CC\u9762?|\u4E2D|\u5185|\u4E0A)?(?:\u7684)?",
NORM="(?:\u89C4\u8303|\u7EA6\u5B9A|\u60EF\u4F8B|\u89C4\u77E9|\u89C4\u5219|\u4F20\u7EDF|\u6807\u51C6|\u539F\u5219|\u4E60\u60EF|\u505A\u6CD5|\u8981\u6C42|\u5171\u8BC6)",
NEVER="(?:\u4E0D\u8981|\u522B(?!\u7684|\u4EBA|\u5904|\u540D|\u626D|\u8BF4\u662F)|\u4E0D\u80FD|\u4E0D\u51C6|\u4E0D\u8BB8|\u4E0D\u5F97|\u4E0D\u53EF\u4EE5?|\u7981\u6B62|\u52FF|\u752D)",
REQUESTS=[{pattern:new RegExp(`${CLAUSE}${ASKS}(?:\u7262\u7262)?(?:\u8BB0\u4F4F|\u7262\u8BB0|\u8C28\u8BB0|\u8BB0\u4E0B\u6765?|\u8BB0[\u4E00]?\u4E0B|\u8BB0\u597D|\u8BB0\u7262|\u8BB0\u7740|\u8BB0\u4E00?\u7B14|\u8BB0\u4E2A?\u5907\u5FD8)(?!\u7684|\u6700\u8FD1|\u2402|\u7528\u6237|\u4E0A[\u6B21\u4E00]|\u5BC6\u7801|\u767B\u5F55|\u8D26\u53F7|\u9009\u62E9|\u4F4D\u7F6E|\u72B6\u6001|\u5F00\u59CB|\u7ED3\u675F|\u65F6\u95F4|\u6B21\u6570|\u8017\u65F6)`),
type:"project"},{pattern:/(?<!(?:\u63d0\u793a|\u63d0\u9192|\u663e\u793a|\u544a\u8bc9|\u8ba9).{0,6})\u8bf7(?:\u4f60)?(?:\u52a1\u5fc5|\u4e00\u5b9a)?(?:\u8bb0\u4f4f|\u7262\u8bb0|\u8c28\u8bb0)(?!\u7684)/,type:"project"},{pattern:/(?:\u8bb0|\u5b58|\u5199|\u52a0|\u653e|\u4fdd\u5b58|\u5f55|\u6536|\u6dfb\u52a0|\u66f4\u65b0)(?:\u5230|\u8fdb|\u5165|\u5728)(?:\u4f60\u7684|\u4f60|\u957f\u671f|\u6301\u4e45)?(?:\u8bb0\u5fc6|\u5907\u5fd8\u5f55?|\u5c0f\u672c\u672c|\u7b14\u8bb0|memory)(?:\u91cc|\u4e2d|\u5e93|\u4f53)?|(?:\u5b58|\u8bb0|\u5199)(?:\u957f\u671f)?\u8bb0\u5fc6[\uff0c,\uff1a:]/i,
type:"project"},{pattern:new RegExp(`${CLAUSE}${ASKS}(?:\u5907\u5FD8(?:\u4E00\u4E0B|\u5F55)?|\u7559\u4E2A(?:\u5E95|\u5907\u5FD8|\u8BB0\u5F55)|\u5B58\u4E2A\u6863|mark(?:\u4E00\u4E0B)?|\u5907\u6CE8\u4E00\u4E0B)[\uFF0C,\uFF1A:\\s]`,
"i"),type:"project"},{pattern:new RegExp(`${CLAUSE}${ASKS}(?:\u628A)?(?:\u8FD9|\u4E0B\u9762|\u4EE5\u4E0B|\u521A\u624D)(?:\u4E00?[\u6761\u70B9\u4E2A\u4EF6\u6BB5]|\u4E9B)?(?:\u5185\u5BB9|\u4FE1\u606F|\u8BDD|\u4E8B)?(?:\u4E5F|\u90FD|\u7ED9\u6211|\u5E2E\u6211|\u8BF7)?(?:\u8BB0|\u5B58)(?:\u4E0B\u6765?|\u4F4F|\u4E00\u4E0B|\u597D|\u8D77\u6765|\u7262)`),
type:"project"},{pattern:/(?:\u8fd9[\u6761\u70b9\u4e2a\u4e8b]|\u8fd9\u4ef6\u4e8b)(?:\u4e5f|\u90fd|\u5343\u4e07|\u8bf7)?(?:\u522b|\u4e0d\u8981)\u5fd8/,type:"project"},{pattern:/(?:\u4e0d\u8981|\u522b)\u5fd8(?:\u4e86|\u8bb0)[\uff0c,\uff1a:]/,
type:"project"},{pattern:/(?:\u522b|\u4e0d\u8981)(?:\u518d)?\u8ba9\u6211(?:\u518d)?(?:\u8bf4|\u63d0\u9192|\u91cd\u590d|\u5f3a\u8c03)(?:\u7b2c?[\u4e8c\u4e24\u4e09]|\u4e00)?[\u904d\u6b21]?/,type:"feedback"}],FOR_GOOD=[{pattern:new RegExp(
FROM_NOW_ON),type:"feedback"},{pattern:new RegExp(`(?:^|[\uFF0C,\u3002\uFF1B;\uFF1A:\u3001!\uFF01])${LIKEWISE}`),type:"feedback"},{pattern:new RegExp(`${CLAUSE}\
(?:\u4E0B\u6B21|\u4E0B\u56DE|\u4E0B\u4E00\u6B21|\u6BCF\u4E2A?\u65B0\u4F1A\u8BDD|\u65B0\u4F1A\u8BDD|\u522B\u7684\u4F1A\u8BDD|\u5176\u4ED6\u4F1A\u8BDD|\u4EFB\u4F55\u4F1A\u8BDD).{0,12}(?:\u8BB0\u5F97|\u8BF7|\u4E0D\u8981|\u522B|\u5148|\u90FD|\u4E5F)`),
type:"feedback"},{pattern:/(?:\u957f\u671f|\u6c38\u4e45|\u4e00\u76f4|\u6c38\u8fdc)(?:\u6709\u6548|\u751f\u6548)|(?:\u957f\u671f|\u4e00\u76f4)(?:\u5982\u6b64|\u4e0d\u53d8)|\u957f\u671f(?:\u7ea6\u5b9a|\u89c4\u5219|\u8981\u6c42|\u8bb0\u5fc6)|\u4e00\u76f4\u4ee5\u6765\u7684?(?:\u7ea6\u5b9a|\u89c4\u77e9|\u4e60\u60ef|\u505a\u6cd5|\u89c4\u8303)|\u96f7\u6253\u4e0d\u52a8|\u94c1\u5f8b|\u786c\u6027(?:\u89c4\u5b9a|\u8981\u6c42)|\u6b7b\u89c4\u77e9|\u518d\u4e5f(?:\u4e0d\u8981|\u522b)|\u6ca1\u5f97\u5546\u91cf|\u6ca1\u5546\u91cf|\u6ca1\u6709\u4f8b\u5916|\u65e0\u4e00\u4f8b\u5916|\u4e0d\u5bb9\u5546\u91cf|[\uff0c,]\u8fd9(?:\u4e5f|\u53ef|\u4e2a|\u6761)?\u662f(?:\u6211\u4eec|\u54b1\u4eec|\u56e2\u961f|\u7ec4\u91cc?|\u9879\u76ee|\u516c\u53f8|\u90e8\u95e8)(?:\u91cc)?\u7684?(?:\u89c4\u77e9|\u7ea6\u5b9a|\u60ef\u4f8b|\u89c4\u5b9a|\u89c4\u8303|\u4f20\u7edf|\u94c1\u5f8b)/,
type:"feedback"},{pattern:/(?:\u9664\u975e|\u6ca1\u6709?|\u672a\u7ecf|\u4e0d\u7ecf)(?:\u4e8b\u5148|\u5148)?(?:\u95ee\u8fc7?|\u7ecf\u8fc7)?\u6211(?:\u7684)?(?:\u70b9\u5934|\u5141\u8bb8|\u540c\u610f|\u786e\u8ba4|\u6279\u51c6|\u8bb8\u53ef|\u53d1\u8bdd|\u6388\u6743|\u660e\u786e|\u7279\u522b|\u4e3b\u52a8|\u53e6\u5916|\u4e4b\u524d|\u7684\u8bdd|\u5c31)?.{0,16}(?:\u522b|\u4e0d\u8981|\u4e0d\u51c6|\u4e0d\u8bb8|\u4e0d\u80fd|\u4e0d\u5f97|\u4e00\u5f8b|\u90fd|\u5c31|\u7528)/,
type:"feedback"},{pattern:/(?:\u53ea\u8981|\u9664\u975e)\u6211(?:\u6ca1\u8bf4|\u6ca1\u8ba9|\u4e0d\u8bf4|\u6ca1\u558a|\u4e0d\u558a|\u8bf4\u505c)[^\uff0c,\u3002]{0,6}[\uff0c,].{0,4}(?:\u4e00\u76f4|\u5c31|\u90fd|\u5426\u5219)/,type:"feedback"}],
SELF=[{pattern:/^(?:\u8bf7)?(?:\u53eb\u6211|\u6211\u53eb(?!\u8f66|\u4e0d|\u7684|\u4e86|\u9192)|\u6211\u7684\u540d\u5b57\u662f|\u6211\u59d3)/,type:"user"},{pattern:new RegExp(`^\u6211\u662F(?:\u4E00[\u540D\u4E2A\u4F4D])?.{0,12}${ROLE}`),
type:"user"},{pattern:/^\u6211\u662f(?:\u505a|\u641e|\u5e72|\u5b66|\u5199|\u6559)[^\uff0c,\u3002]{1,12}\u7684/,type:"user"},{pattern:/^\u6211(?:\u8fd9\u4eba|\u672c\u4eba)?(?:\u662f|\u6709\u70b9?|\u6709\u4e9b)?(?:\u7ea2\u7eff)?(?:\u8272\u5f31|\u8272\u76f2|\u5de6\u6487\u5b50|\u542c\u969c|\u9605\u8bfb\u969c\u788d|\u5f31\u89c6|\u8fd1\u89c6|\u8001\u82b1)/,
type:"user"}],ALWAYS=[{pattern:new RegExp(`(?:\u6C38\u8FDC|\u7EDD\u5BF9|\u5343\u4E07|\u4EFB\u4F55\u65F6\u5019|\u4EC0\u4E48\u65F6\u5019|\u4EFB\u4F55\u60C5\u51B5\u4E0B?|\u4EC0\u4E48\u60C5\u51B5\u4E0B?|\u65E0\u8BBA\u5982\u4F55|\u4E0D\u7BA1\u600E\u6837|\u4E0D\u7BA1\u600E\u4E48\u6837|\u4E0D\u7BA1\u4EC0\u4E48\u60C5\u51B5|\u65E0\u8BBA\u4EC0\u4E48\u60C5\u51B5\u4E0B?|\u54EA\u6015.{1,10})(?:\u90FD|\u4E5F)?(?:\u8BF7|\u4F60)?${NEVER}`),
type:"feedback"},{pattern:/(?:^|[\uff0c,]|\u65f6\u5019|\u65f6|\u91cc|\u8bf7|\u90fd|\u52a1\u5fc5|\u56de\u7b54|\u56de\u590d|\u4ee3\u7801|\u793a\u4f8b|\u4f8b\u5b50|\u6ce8\u91ca|\u547d\u4ee4|\u63d0\u4ea4\u4fe1\u606f|\u6587\u6863|\u53d8\u91cf\u540d?|\u65e5\u671f|\u56fe\u8868?|\u89e3\u91ca|\u603b\u7ed3)(?:\u6c38\u8fdc|\u59cb\u7ec8|\u4e00\u76f4|\u603b\u662f|\u4efb\u4f55\u65f6\u5019\u90fd)(?:\u8981)?(?:\u5148|\u7528|\u4f7f\u7528|\u6309|\u7ed9\u6211|\u8d70|\u4ee5|\u9075\u5b88|\u9075\u5faa)(?![\u4e0d\u5230\u4e0a\u8fdb\u4e86])/,
type:"feedback"},{pattern:/(?:\u4e0d|\u522b|\u7528|\u6309|\u8981|\u5199|\u653e).*[\uff0c,](?:\u6c38\u8fdc|\u59cb\u7ec8|\u6c38\u4e45|\u6c38\u8fdc\u90fd?\u662f?|\u4efb\u4f55\u65f6\u5019)[\u3002.!\uff01]*$/,type:"feedback"},{pattern:/^(?:\u8bf7)?(?:\u7edd\u4e0d|\u51b3\u4e0d|\u5207\u52ff|\u5207\u83ab)/,
type:"feedback"},{pattern:/(?:\u4e0d\u8981|\u522b|\u4e0d\u51c6|\u4e0d\u8bb8)(?:\u518d|\u5728(?=\u7ed9|\u52a0|\u7528|\u5199|\u95ee|\u8bf4|\u63d0))/,type:"feedback"},{pattern:new RegExp(`${CLAUSE}(?:\u8BF7)?(?:\u522B|\u4E0D\u8981)\
(?:\u603B\u662F?|\u8001\u662F?|\u52A8\u4E0D\u52A8|\u4E00\u4E0A\u6765|\u968F\u4FBF|\u968F\u624B|\u64C5\u81EA|\u81EA\u4F5C\u4E3B\u5F20|\u79C1\u81EA|\u6CA1\u4E8B|\u778E|\u4E71|\u8F7B\u6613|\u7ED9\u6211(?!\u770B|\u53D1|\u5220|\u5F04))`),
type:"feedback"},{pattern:/\u6bcf[\u6b21\u56de](?:\u90fd)?(?:\u8981|\u5f97|\u5fc5\u987b|\u5148|\u8bb0\u5f97)|\u6bcf\u4e00?[\u6b21\u56de].{1,20}(?:\u90fd\u8981|\u90fd\u5f97|\u90fd\u5fc5\u987b|\u90fd\u5148|\u65f6\u8981|\u65f6\u90fd|\u8bb0\u5f97|\u4e00\u5f8b|\u5fc5\u987b)/,
type:"feedback"},{pattern:/\u8bf7(?:\u4f60)?(?:\u59cb\u7ec8|\u4e00\u76f4|\u603b\u662f|\u6c38\u8fdc|\u90fd)|\u5fc5\u987b(?:\u59cb\u7ec8|\u4e00\u76f4|\u603b\u662f|\u6c38\u8fdc)|\u4e00\u76f4(?:\u90fd)?(?:\u8981|\u8bf7)(?:\u6ce8\u610f|\u4fdd\u6301|\u7528|\u8fd9\u6837|\u9075\u5b88)|[\uff0c,]\u4e00\u76f4(?:\u90fd)?(?:\u662f)?(?:\u8fd9\u6837|\u5982\u6b64|\u8fd9\u4e2a|\u8fd9\u4e48[\u505a\u6765\u529e])(?:\u7684)?[\u3002.!\uff01]*$|\u6bcf(?:\u5b8c\u6210|\u6539|\u5199|\u63d0\u4ea4|\u8dd1|\u65b0\u589e|\u52a0|\u505a|\u4fee|\u53d1|\u5408\u5e76|\u66f4\u65b0|\u52a8|\u51fa).{0,12}\u90fd(?:\u8981|\u5f97|\u5fc5\u987b|\u5148)|(?:\u4e4b\u524d|\u524d|\u5b8c|\u4e4b\u540e)(?:\u90fd|\u4e00\u5f8b)(?:\u8981|\u5f97|\u5fc5\u987b)\u5148?/,
type:"feedback"},{pattern:/(?:\u4e00\u5f8b|\u4e00\u6982|\u901a\u901a|\u7edf\u7edf)(?!\u5931\u8d25|\u62a5\u9519|\u8fd4\u56de|\u8d85\u65f6|\u6ca1)|\u7edf\u4e00(?:\u5148|\u7528|\u4f7f\u7528|\u5199|\u653e|\u8d70|\u6309|\u4ee5|\u4ece|\u5b58|\u4e0d|\u8981|\u91c7\u7528|\u90fd|\u6210|\u53eb|\u5927\u5199|\u5c0f\u5199|\u52a0|\u5e26)|(?:\u9ed8\u8ba4|\u547d\u4ee4|\u683c\u5f0f|\u98ce\u683c|\u8def\u5f84|\u56de\u7b54|\u793a\u4f8b|\u4ee3\u7801|\u5168|\u7edf\u4e00|\u4e00\u5f8b|\u90fd)\u90fd?\u6309.{1,20}(?:\u6765|\u8d70|\u5199|\u7ed9|\u7b97)/,
type:"feedback"},{pattern:/^(?:\u6240\u6709|\u5168\u90e8|\u4efb\u4f55|\u4e00\u5207|\u6bcf\u4e2a)(?!\u7528\u6237|\u8bf7\u6c42|\u8fde\u63a5|\u7ebf\u7a0b)[^\uff0c,\u3002]{1,20}?(?:\u90fd|\u5fc5\u987b|\u4e00\u6982|\u7edf\u4e00)(?:\u8981|\u5f97|\u7528|\u8d70|\u653e|\u5199|\u4e0d\u8bb8|\u4e0d\u51c6|\u4e0d\u80fd|\u4ece|\u5e26|\u52a0|\u4ee5|\u5fc5\u987b|\u7ecf\u8fc7|\u5148)/,
type:"feedback"},{pattern:/(?:^|[\uff0c,\uff1a:\s]|\u91cc|\u4e2d|\u5185|\u4e0a|\u4ed3\u5e93|\u9879\u76ee|\u4ee3\u7801|\u56e2\u961f|\u5206\u652f|\u4e00\u5f8b|\u90fd|\u7edd\u5bf9)(?:\u7981\u6b62|\u4e25\u7981|\u675c\u7edd|\u4e0d\u8bb8|\u4e0d\u51c6)(?!\u6309\u94ae|\u70b9\u51fb|\u590d\u5236|\u8f93\u5165|\u6eda\u52a8|\u7f29\u653e|\u9009\u4e2d|\u62d6|\u8df3\u8f6c|\u8bcd|\u540d\u5355|\u767b\u5f55|\u8bbf\u95ee|\u7528\u6237|\u72b6\u6001|\u91cd\u590d|\u7684|$)/,
type:"feedback"}],TASTES=[{pattern:/^\u6211(?:\u4e2a\u4eba|\u8fd9\u4e2a?\u4eba|\u672c\u4eba|\u81ea\u5df1)?(?:\u66f4|\u6bd4\u8f83|\u4e00\u5411|\u4e00\u76f4|\u8fd8\u662f|\u5411\u6765|\u4e00\u8d2f|\u5f88|\u6700|\u975e\u5e38|\u8d85|\u7279\u522b)?(?:\u504f\u597d|\u504f\u7231|\u559c\u6b22|\u4e60\u60ef|\u70e6|\u770b\u4e0d\u60ef|\u4e0d\u60f3\u770b|\u4e0d\u60f3\u518d|\u503e\u5411|\u8ba8\u538c|\u4e0d\u559c\u6b22|\u53d7\u4e0d\u4e86|\u53cd\u611f|\u4e0d\u7231|\u7231\u7528|\u7231\u770b)/,
type:"user"},{pattern:/^\u6211(?:\u901a\u5e38|\u4e00\u822c|\u5e73\u65f6|\u5e73\u5e38|\u4e60\u60ef|\u65e5\u5e38)/,type:"user"},{pattern:/^\u6211(?:\u8fd9\u8fb9)?(?:\u53ea|\u4ece\u4e0d|\u4ece\u6765\u4e0d|\u4e0d(?=\u7528|\u5199|\u7231|\u5403|\u63a5\u53d7)|\u4e00\u76f4\u90fd?)(?:\u7528|\u5199|\u7231|\u5403|\u63a5\u53d7|\u8ba4|\u4f1a\u7528|\u770b(?![\u5230\u89c1]))/,
type:"user"},{pattern:new RegExp(`^\u6211(?:\u8FD9\u8FB9|\u7535\u8111|\u673A\u5668|\u672C\u5730|\u7684\u73AF\u5883|\u7684\u7CFB\u7EDF)?(?:\u7528\u7684\u662F|\u7528\u7684|\u662F|\u7528)\\s*${SYSTEM}\
.*[\uFF0C,].*(?:\u90FD|\u4E00\u5F8B|\u522B|\u4E0D\u8981|\u8BF7|\u6309|\u7ED9)`,"i"),type:"user"},{pattern:/\u6211\u5c31?(?:\u53ea)?\u5403\u8fd9\u4e00?\u5957|\u6211\u8fd9\u4e2a?\u4eba(?:\u5c31)?/,type:"\
user"}],CUSTOMS=[{pattern:/^(?:\u6211\u4eec|\u54b1\u4eec)(?:\u8fd9\u91cc|\u8fd9\u8fb9|\u8fd9\u513f|\u9879\u76ee|\u56e2\u961f|\u7ec4)?(?:\u91cc)?(?:\u90fd|\u4e00\u76f4|\u4ece\u6765\u4e0d?|\u603b\u662f|\u59cb\u7ec8|\u4ece\u4e0d|\u5411\u6765|\u5386\u6765|\u56fa\u5b9a|\u53ea\u7528|\u53ea\u5728|\u89c4\u5b9a|\u7ea6\u5b9a)(?!\u7528\u7684(?:\u90a3|\u8fd9)|\u5728(?:\u7b49|\u8bd5|\u67e5)|\u662f?(?:\u62ff\u5230|\u9047\u5230|\u6536\u5230|\u51fa\u73b0|\u770b\u5230|\u62a5))/,
type:"feedback"},{pattern:new RegExp(`^(?:${OURS}|\u6211\u4EEC\u7684?|\u54B1\u4EEC?\u7684?|\u8FD9\u8FB9\u7684?|\u8FD9\u91CC\u7684?)(?:[^\uFF0C,\u3002]{0,10}\u7684)?${NORM}\
(?:\u5C31\u662F|\u90FD\u662F|\u662F|\u4E3A|\uFF1A|:|\uFF0C|,|\u91CC)(?!\u4EC0\u4E48|\u5565|\u8C01)`),type:"feedback"},{pattern:/^(?:\u6309\u7167?|\u7167|\u4f9d)(?:\u8001)?(?:\u60ef\u4f8b|\u7ea6\u5b9a|\u89c4\u77e9|\u4e60\u60ef|\u4f20\u7edf)|^(?:(?:\u54b1\u4eec|\u6211\u4eec)(?:\u90fd)?(?:\u8bf4|\u8bb2|\u7ea6|\u8c08)(?:\u597d|\u5b9a)|(?:\u65b0|\u518d\u52a0\u4e00\u6761|\u53e6\u4e00\u6761)?(?:\u89c4\u77e9|\u89c4\u5219|\u94c1\u5f8b)(?:\u5982\u4e0b)?[\uff1a:]|(?:\u54b1\u4eec?|\u6211\u4eec)?(?:\u8bf4|\u8bb2|\u7ea6|\u5b9a|\u8c08)(?:\u597d|\u5b9a)\u4e86?[\uff0c,\uff1a:]|\u4e60\u60ef\u4e0a|\u60ef\u4f8b\u662f|\u7ea6\u5b9a\u4fd7\u6210|\u8001\u89c4\u77e9|\u89c4\u77e9\u662f|\u7ea6\u5b9a\u597d?\u4e86?[\uff0c,\uff1a:])/,
type:"feedback"},{pattern:new RegExp(`^${OURS}(?:\u6211\u4EEC)?\u7EA6\u5B9A|\u662F(?:\u6211\u4EEC|\u54B1\u4EEC|\u56E2\u961F|\u7EC4\u91CC|\u9879\u76EE)\u7684${NORM}\
|^(?:\u6211\u4EEC\u7684?|\u54B1\u4EEC?\u7684?)[^\uFF0C,\u3002]{0,12}\u7EA6\u5B9A(?:\u4EE5|\u7528|\u4E3A|\u653E|\u5199|\u53EB)`),type:"feedback"},{pattern:new RegExp(
`^(?:\u8FD9\u4E2A|\u672C|\u8BE5|\u6574\u4E2A|\u5168|\u6211\u4EEC\u7684?|\u54B1\u4EEC?\u7684?)(?:\u9879\u76EE|\u4ED3\u5E93|\u5DE5\u7A0B|\u4EE3\u7801\u5E93|\u56E2\u961F|\u7EC4|\u516C\u53F8|\u5E93)(?:\u91CC\u9762?|\u4E2D|\u5185)?(?![^\u3002]*(?:\u6302|\u5931\u8D25|\u62A5\u9519|\u5D29|\u5F88\u6162|\u592A\u6162))[^\uFF0C,\u3002]{0,24}(?:\u6C38\u8FDC|\u90FD(?=\u8981|\u5F97|\u7528|\u8D70|\u653E|\u5199|\u4E0D|\u4ECE|\u4EE5|\u6309)|\u4E00\u5F8B|\u5168\u90FD|\u7EDF\u4E00|\u5FC5\u987B|\u7981\u6B62|${NEVER}\
(?!\u7684)|\u4ECE\u4E0D|\u53EA(?:\u7528|\u80FD|\u652F\u6301|\u5141\u8BB8|\u63A5\u53D7)|\u56FA\u5B9A(?:\u7528|\u8D70|\u5728|\u653E))`),type:"project"},{pattern:/^(?:\u51e1\u662f|\u53ea\u8981|\u4f46\u51e1|\u6bcf\u5f53).*(?:\u90fd\u8981|\u90fd\u5f97|\u90fd\u5fc5\u987b|\u5fc5\u987b|\u4e00\u5f8b|\u90fd\u7528|\u5c31\u8981|\u5c31\u5f97|\u90fd\u5148|\u8bb0\u5f97)/,
type:"feedback"},{pattern:/^(?:\u8bf7)?(?:\u9ed8\u8ba4(?!\u7684|\u503c|\u7aef\u53e3|\u53c2\u6570|\u914d\u7f6e|\u5bc6\u7801|\u5206\u652f|\u52fe|\u9009\u4e2d|\u5c55\u5f00|\u663e\u793a|\u6253\u5f00|\u5173\u95ed|\u9690\u85cf|\u6298\u53e0|\u6392\u5e8f|\u9ad8\u4eae|\u542f\u7528|\u7981\u7528|\u76d1\u542c)(?:\u60c5\u51b5\u4e0b)?|\u4e00\u822c\u60c5\u51b5\u4e0b|\u539f\u5219\u4e0a|\u901a\u5e38\u60c5\u51b5\u4e0b)/,
type:"feedback"},{pattern:/(?:[\uff0c,\uff1a:]|\u7684\u65f6\u5019|\u7ba1\u7406|\u683c\u5f0f|\u8bed\u8a00|\u8f93\u51fa|\u56de\u7b54|\u793a\u4f8b|\u547d\u4ee4|\u6211\u4eec|\u8fd9\u8fb9)\u9ed8\u8ba4(?:\u90fd)?(?:\u7528|\u8d70|\u6309|\u5199|\u7ed9|\u9009|\u4ee5)/,
type:"feedback"},{pattern:/^(?:\u6211\u4eec|\u54b1\u4eec)[^\uff0c,\u3002]{0,10}\u56fa\u5b9a(?:\u5728|\u662f|\u7528|\u8d70|\u4e3a)/,type:"project"},{pattern:/[\uff0c,](?:\u8fd9[\u4e2a\u70b9\u6761]|\u8fd9)(?:\u4ee5\u540e|\u6c38\u8fdc)?(?:\u662f)?(?:\u4e0d\u4f1a|\u4e0d|\u5b9a\u6b7b|\u56fa\u5b9a|\u5199\u6b7b)(?:\u518d)?(?:\u53d8|\u6539|\u52a8)?(?:\u4e86|\u7684)?[\u3002.!\uff01]*$/,
type:"project"}],CHINESE={...CHINESE_AGAINST,opening:new RegExp(`^${OPENING3}`),strong:[...REQUESTS,...FOR_GOOD,...SELF],weak:[...ALWAYS,...TASTES,...CUSTOMS],pointsBack:[
/^(?:\u8bf7|\u4f60|\u8981|\u4e00\u5b9a)*(?:\u8bb0\u4f4f|\u7262\u8bb0|\u8bb0\u4e00\u4e0b|\u8bb0\u4e0b\u6765|\u8bb0\u597d|\u8bb0\u7740|(?:\u8fd9[\u6761\u70b9\u4e2a])?(?:\u522b|\u4e0d\u8981)\u5fd8)\u4e86?(?:\u8fd9[\u6761\u70b9\u4e2a])?[\u54e6\u54c8\u554a\u5427\u5440]?[\u3002.!\uff01~\uff5e]*$/,
/^(?:\u4ee5\u540e|\u4e4b\u540e|\u4eca\u540e)(?:\u4e5f|\u90fd|\u5c31|\u4e00\u5f8b)+(?:\u7167)?(?:\u8fd9\u6837|\u8fd9\u4e48[\u505a\u6765\u529e]|\u5982\u6b64)[\u3002.!\uff01]*$/,/^(?:\u8fd9\u6761|\u8fd9\u4e2a|\u8fd9\u662f)?(?:\u957f\u671f\u6709\u6548|\u6c38\u4e45\u6709\u6548|\u6c38\u8fdc\u5982\u6b64|\u6ca1\u6709\u4f8b\u5916|\u6ca1\u5f97\u5546\u91cf|\u6bcf\u6b21\u90fd\u8981|\u6bcf\u6b21\u90fd\u662f|\u4e00\u76f4\u5982\u6b64|\u957f\u671f\u5982\u6b64)[\u3002.!\uff01]*$/],
forget:[/^(?:\u8bf7|\u4f60)?(?:\u53ef\u4ee5)?(?:\u5fd8\u6389|\u5fd8\u8bb0|\u5fd8\u4e86)(?!\u5417|\u6ca1)(?=.{2})/,/^(?:\u4e0d\u7528|\u4e0d\u5fc5|\u522b|\u4e0d\u8981)\u518d?(?:\u8bb0\u7740|\u8bb0\u4f4f|\u8bb0\u5f97)/],leads:[new RegExp(`^${ASKS}\
(?:\u8BB0\u4F4F|\u7262\u8BB0|\u8C28\u8BB0|\u8BB0\u4E0B\u6765?|\u8BB0\u4E00?\u4E0B|\u8BB0\u4E00?\u7B14|\u5907\u5FD8(?:\u4E00\u4E0B|\u5F55)?)\u4E86?[\uFF0C,\uFF1A:\\s]*`,
"i"),new RegExp(`^${ASKS}(?:\u628A(?:\u8FD9|\u4E0B\u9762)[^\uFF0C,\uFF1A:]{0,6})?(?:\u8BB0|\u5B58|\u5199|\u52A0|\u653E|\u4FDD\u5B58|\u5F55)(?:\u5230|\u8FDB|\u5165|\u5728)(?:\u4F60\u7684|\u4F60|\u957F\u671F)?(?:\u8BB0\u5FC6|\u5907\u5FD8\u5F55?|\u5C0F\u672C\u672C|\u7B14\u8BB0)(?:\u91CC|\u4E2D|\u5E93)?[\uFF0C,\uFF1A:\\s]*`),
/^(?:\u4ee5\u540e|\u4eca\u540e|\u5f80\u540e|\u4ece\u4eca\u4ee5\u540e|\u4ece\u73b0\u5728\u8d77|\u4ece\u73b0\u5728\u5f00\u59cb|(?:\u4ece|\u6253)\u4eca\u5929(?:\u8d77|\u5f00\u59cb)|\u4e0b\u6b21|\u957f\u671f\u6709\u6548)[\uff0c,\uff1a:\s]*/,/^(?:\u8bf7)?(?:\u4e0d\u8981|\u522b)\u5fd8(?:\u4e86|\u8bb0)[\uff0c,\uff1a:\s]*/]};var OPENING4=/^(?:(?:(?:ok(?:ay)?|yes|yep|and|also|but|btw|by the way|please|pls|hey|hi|well|fine|good|great|perfect|cool|nice|alright|thanks?|thank you|claude|oh|ah|just so you know|just fyi|just(?! (?:this )?once)|fyi|heads[- ]?up|p\.?s|actually|again|sorry|so(?! (?:long as|you remember))|(?:no|right)(?=[,.:;!\u2013\u2014-])|(?:one|another|last|small|quick|side)(?: more| last| small| quick)? (?:thing|note|point|request|remark)|for the record|for context|for info|before i forget|(?:as|like) i (?:already )?(?:said|mentioned|told you)(?: before| earlier)?)[,.:;!\u2013\u2014-]*|(?:note|reminder|important|nb|tip|context|background)\s*[:!\u2013\u2014-])\s+)+/i,
ROLE2="(?:developer|engineer|designer|scientist|analyst|student|manager|researcher|beginner|teacher|architect|administrator|admin|writer|consultant|founder|main\
tainer|programmer|dev|sre|tester|physicist|biologist|statistician|economist|lecturer|newbie|novice|freelancer)",DONT="(?:do not|don't|dont|don\xB4t)",FORWARD="(\
?:g(?:oing|oign|ogin|iong|ong)|moving) f(?:or|ro|o)w?(?:ard|rad|ad)s?(?! (?:one|two|three|a|an|\\d+)\\b)",FROM_HERE="(?:from|form|frm|fom) (?:now|here(?! on (?:\
the|this|it)\\b)|this (?:point|moment|day)|today|tomorrow) (?:on(?:wards?)?|out|forward)(?: out)?",HENCEFORTH=`(?:${FROM_HERE}|${FORWARD}|from today(?=[.,!]|$)|\
henceforth|hereafter|(?:starting|beginning|effective|as of) (?:now|today|immediately))`,PLACE="(?:repo(?:sitory)?|project|code ?base|monorepo|workspace|code|tea\
m|company|org(?:ani[sz]ation)?|group|lab|app|game|library|package|firmware|product|shop)",HERE=`(?:(?:in|for|on|across|throughout|within|at|of) (?:this|our|the \
whole|the entire|all our) (?:\\w+ )?${PLACE}s?|here|around here)`,DIRECT="(?:use|keep|put|write|run|re-?run|ask|tell|show|give|answer|reply|respond|call|name|pr\
efix|format|check|test|read|follow|stick|stay|treat|assume|consider|explain|avoid|prefer|skip|leave|omit|include|wrap|sort|group|start|end|begin|finish|commit|p\
ush|squash|rebase|branch|tag|sign|pin|log|document|comment|spell|indent|lint|regenerate|generate|rebuild|build|update|bump|sync|copy|mention|quote|cite|list|lin\
k|reference|report|propose|suggest|confirm|wait|talk|speak|refer|default|go|do|be|double-check|verify|validate|review|target|import|export|store|save|note|remin\
d|let me|make (?:sure|them|it|your|every|all))",CLAUSE2="(?:^|[,;:\u2013\u2014]\\s*|\\b(?:so|please|but|and please) )",RULE="(?:rule|policy|convention|standard|\
practice|guideline|norm|preference|requirement|agreement|habit)",RULE_KIND="(?:standing|house|team|project|general|hard|golden|ground|strict|firm|permanent|comp\
any|global|coding|repo|lasting|iron|long-standing|unwritten)",AT_HAND2="(?:session|conversation|chat|task|turn|pr|pull request|mr|merge request|branch|commit|ch\
ange|changeset|diff|file|function|class|module|method|component|test|case|review|release|line|iteration|refactor\\w*|migration|ticket|issue|bug|page|screen|one|r\
un|build|deploy(?:ment)?|demo|script|notebook|query|loop|snippet|patch|step)",CHOICE="(?:option|one|version|approach|variant|idea|solution|design|layout)",DAY="\
(?:mon|tues|wednes|thurs|fri|satur|sun)day",HAPPENS="(?:get|got|see|saw|had|have|end|run into|ran|fail|crash|hang|time out|hit|miss|lose|lost|found|thought|knew\
|felt|feel|seem|come|came|forget|forgot|mix up|struggle|wonder|was|were|am|is|are|been|return|returns|throw|block|land|break|broke|(?!need|embed|feed|seed|speed\
)\\w+ed\\b)",EXPERIENCED="(?:seen|saw|heard|had|happened|worked|noticed|tried|knew|thought|been|got|encountered|came|mind)",THIRD_PERSON="\\w*[^su\\W]s\\b",TROUBLE="\
(?:fail\\w*|crash\\w*|broken|breaks?|hangs?|slow|leak\\w*|time[sd]? out|bugs?|wrong|flak[ey]\\w*|stuck|takes? (?:ages|forever|too)|blows? up|freez\\w+|duplicat\\w+)",
start=pattern=>new RegExp(`^(?:${pattern})`),within=pattern=>new RegExp(pattern);var ASK_WORD="(?:what|why|how|who|whose|which|where)",SOURCE="(?:comment|review|message|error|ticket|issue|docs?|documentation|readme|guide|wiki|article|manual|\
title|log|line|warning|linter|compiler|changelog|tutorial|blog|post|thread|spec|rfc|e-?mail|mail|slack|paper|book|course|commit|runbook|checklist|template|descr\
iption|caption|banner|slide|sign|poster|docstring|snippet|output|placeholder|tooltip|footer|headline|slogan)",SAYING="(?:says?|said|saying|states?|stated|reads|\
wrote|writes|written|claims?|claimed|told|tells?|mentions?|mentioned|suggests?|suggested|recommends?|recommended|insists?|insisted|argues?|argued|advises?|advis\
ed|demands?|demanded|warns?|warned|believes?|swears?|reckons?|preach\\w*|complain\\w*)",ACTOR="(?:users?|customers?|clients?|servers?|apps?|players?|visitors?|a\
dmins?|workers?|services?|jobs?|requests?|buttons?|dialogs?|pages?|forms?|caches?|parsers?|loaders?|loggers?|schedulers?|functions?|methods?|endpoints?|handlers\
?|widgets?|enem(?:y|ies)|scripts?|toggles?|spinners?|menus?|modals?|daemons?|bots?|threads?|loops?|queues?|sessions?|tokens?|pipelines?)",UI="(?:banner|button|p\
age|popup|modal|dialog|menu|icon|spinner|tooltip|users?|guests?|visitors?|form|header|footer|sidebar|toast|cursor|sound|animation|screen|cart|badge|label|widget\
|field|tab|window|panel|player|map|chart|legend)s?",MEND="(?:fix|mend|repair|correct|rename|remove|implement|investigate|debug|address|change|revert|replace|ref\
actor|convert|rewrite|port|drop|delete|solve|sort|apply)",ORDERED_WORK=`^(?!.*\\b(?:(?:when|if|before|after) (?:you|we)|(?:whenever|every time|each time|any time\
) (?!i\\b))).*[,;.\u2013\u2014-]\\s*(?:so |and |then |please |pls |can you |could you )*(?:${MEND} (?:it|that|this|them|the|all)\\b|${MEND}(?: please)?[.!]*$|ad\
d (?:a|an|the|some|that|this|it)\\b|make (?:it|the|that|this)\\b|(?:have|take) a look|look into|check (?:why|what|if|it|this|that)|find (?:out|the)|see (?:why|wha\
t)|stream it|try (?:to|the)|write (?:a|the)|let's (?:fix|change|remove|move))`,ENGLISH_AGAINST={questions:[/\?["')\]]*$/,start(`${ASK_WORD}(?:'s|'re|s)?\\b`),start(
"when\\s+(?:should|do|does|did|is|are|was|were|can|could|will|would|must)\\b"),start("(?:is|are|am|was|were|does|did|has|shall|isn't|aren't|doesn't|didn't)\\s+\\S"),
start("(?:do|have|had|can|could|should|would|will|may|must)\\s+(?:(?:i|you|we|they|he|she|it|one|the|a|an|my|your|our|this|that|there)\\b|\\w+\\s+(?:remember|always\
|never)\\b)"),start("any (?:reason|idea|clue|chance|thoughts|way)\\b|anyone know\\b|i wonder\\b|wondering\\b|curious\\b"),start("(?:(?:i'm )?not sure|no idea|do\
 you know|tell me|remind me)\\s+(?:if|whether|why|what|how|which)\\b"),within(`[,;:]\\s*(?:and |but |so )?${ASK_WORD}(?:'s|s| is| are| do| does| did| can| shoul\
d| would| will| breaks| happens| to)\\b`),within("\\b(?:or (?:did|is|was|has|are|do|does) (?:it|that|this|we|you|they|there)|any (?:idea|clue|truth))\\b")],askingWords:[],
politeOrders:[start("(?:can|could|would|will)\\s+(?:you|we)\\s+(?:please\\s+)?(?:always|never|stop\\s+\\w+ing|avoid\\s+\\w+ing|remember (?:that|my|our)\\b|make it a hab\
it)"),start(`(?:can|could|would|will)\\s+(?:you|we)\\b.{1,120}\\b(?:${FROM_HERE}|${FORWARD}|in (?:the )?future)\\b`),start(`(?:${HENCEFORTH}|in (?:the )?future|\
next time),?\\s+(?:can|could|would|will)\\s+you\\b`)],reported:[within(`(?<!\\b(?:i(?: have| already|'ve)?|we|stop|quit|avoid|never|not|don't|dont|always|please|\
and|or|to) )\\b${SAYING}\\b`),within("\\b(?:according to|translate|explain|quot(?:e|ing)|exact words|apparently|rumou?r|i (?:read|heard|saw) (?:that|somewhere|in\
|on))\\b"),within(`\\b${SOURCE}\\s+(?:was|is|goes)\\b`),within(`\\b(?:the|this|that|an?|from|in|our|\\w+'s)\\s+(?:\\w+ ){0,2}${SOURCE}\\b[^:,]{0,30}:`),within("\
^(?:\\w+ )?(?:log line|error|warning|message from|quote|comment|reviewer?)\\b[^:,]{0,20}:"),within("\\b(?<!\\bi )(?:wants?|asked|asks|expects?|tells?) (?:us|me|ev\
eryone|people|you)\\b(?<!\\bi (?:want|asked|expect) you)|\\b(?:my|our|the|a) (?:\\w+ )?(?:boss|colleague|co-?worker|teammate|manager|client|customer|lead|cto|team ?\
lead|friend|professor|reviewer|guy|vendor)\\b (?:wants|likes|prefers|thinks|hates|always|never|keeps)")],oneOff:[within("\\b(?:for now|for the moment|for the tim\
e being|right now|at the moment|just (?:this )?once|this (?:time|once)|only (?:this|today|now)|for a (?:moment|minute|while|bit))\\b"),within("(?<!['`\\w-]|\\b(?:\
from|starting|as of|beginning) )(?:today|tonight|tomorrow|this (?:week|month|morning|afternoon|evening|sprint))\\b(?!['`-])"),within(`\\b(?:in|for|during|to|of|o\
n|with|before|after|while|until|rest of|tagging)\\s+(?:all of\\s+)?(?:this|the current|that)\\s+(?:\\w+ )?${AT_HAND2}\\b(?! (?:or|and) (?:any|every|all|later|fut\
ure))`),within("\\brest of (?:this|the (?:session|conversation|day))\\b"),within("\\bwhile (?:we|i|you) (?:\\w+ )?(?:look|debug|test|work|wait|investigat)\\w*\\b"),
within("\\btemporarily\\b|\\bas a temporary (?:fix|workaround|measure|solution)\\b"),within(`\\b(?:until|till)\\s+(?:(?:next|this|the (?:end|weekend|rollout|relea\
se|fix|migration|demo)|${DAY}|tomorrow|tonight|then|further notice|noon|midnight|i|we)\\b|\\d)(?!.{0,24}\\b(?:otherwise|differently|stop|the opposite)\\b)`),within(
"\\byet[.!]*$|\\bnever mind\\b|\\bby (?:tomorrow|tonight|noon|eod|the end of)\\b"),within(`^(?!.*\\bwe (?:only|now|all|always)\\b).*\\b(?:this|that|the (?:\\w+st|\\w\
+nd|\\w+rd|last|other|latter|former|new|old|current)) ${CHOICE}\\b`),within(`^(?!.*\\b(?:always|never|every|each|ever)\\b).*\\b(?:on|by|before|next|this) ${DAY}\
\\b`)],tasks:[within("[;,]\\s*(?:(?:please )?(?:implement|code|build) (?:that|this|it)|so (?:please )?(?:adapt|adjust|update|fix|change|rename|migrate|rewrite|re\
factor|handle))\\b"),within("\\bline \\d+\\b"),start(`(?:when|once|if|after)\\s+(?:the|an?)\\s+(?:\\w+ )?${ACTOR}\\b.*\\b(?:should|must|will|shall)\\b`),start("\
(?:add|create|implement|build|design|introduce|write)\\s+(?:an?|the|some|another)\\s+(?:[\\w-]+ ){0,3}(?:feature|option|checkbox|toggle|toast|banner|button|page|sc\
reen|dialog|popup|setting|flag|tooltip|warning|label)s?\\b"),start("(?:make|let|have)\\s+(?:the|an?|this|that)\\s+(?:[\\w-]+ ){0,3}(?:remember|recall|keep|store|sa\
ve|show|say|display)\\b")],weakVetoes:[start("i\\s+(?:[\\w']+\\s+){0,2}(?:like|love|hate|dislike|prefer|stand)\\s+(?:it|this|that|these|those|the|how|what|where|you\
r)\\b(?! (?:when|way you)\\b)"),start("(?:always|never)\\s+\\w+[^su\\s]s\\b"),within("\\b(?:always|never) have\\b"),within(`\\b(?:${DONT}|never|stop) (?!make)\\w\
+ (?:it|that|this|them)\\b.*\\bagain\\b`),within(ORDERED_WORK),start(`(?:always|never) (?:show|display|render|hide|redirect|highlight|play|open|close|focus|scro\
ll|cent(?:er|re)|align|load|send|fire|trigger|enable|disable)\\b.*\\b${UI}\\b`),within(`\\b(?:in|for|on|to|with|of) this (?!(?:\\w+ )?${PLACE}\\b|(?:or|and|kind|\
sort|reason|purpose|to|machine|setup|language|style|way|point|day|moment|context|format|rule|convention|matter|computer|laptop)\\b)\\w+`),within("^(?!.*\\b(?:dec\
ided|agreed|settled|standardi[sz]ed|switched|moved)\\b).*\\b(?:yesterday|last (?:week|month|night|year|sprint|summer|winter|time)|used to|back (?:in|when|then)|ye\
ars? ago|months? ago|weeks? ago|days? ago|in the old days|when i was)\\b"),start("(?:add|create|implement|build|set|design|introduce|remove|delete|rename|replac\
e|convert|refactor|extract|move|change|fix|render|paint|draw|extend|teach)\\s+(?:an?|the|this|that|it|another|some|all)\\b"),start("(?:make|let|have|give|write)\
\\s+(?:an?|the|this|that|it)\\s+(?!habit|rule|a habit|note)"),within(`^(?:(?:the|this|that|our|my|an?) )?(?:[\\w-]+ ){0,3}${ACTOR} (?:always|never|should|must|s\
hall|will)\\b`)]};var LASTING="(?:in general|generally|as a default|by default|as a rule|across the board|everywhere|throughout|consistently|at all times|permanently|every (?:sin\
gle )?time|each time|all the time|without exceptions?|no exceptions?|under any circumstances|in any case|no matter what|not just (?:now|here|once)|ever|always|i\
ndefinitely|for good|forever)",MACHINE="(?:on|using|running|stuck on|working on) (?:an? |my )?(?:\\w+ )?(?:mac(?:os|book)?|windows|linux|ubuntu|debian|fedora|arc\
h|nixos|wsl2?|freebsd|apple silicon|fish|zsh|powershell|(?:neo)?vim|emacs|vs ?code|dvorak|colemak)\\b",ALWAYS2=[{pattern:start(`(?:always|never(?: ever)?)\\s+(?!${EXPERIENCED}\
\\b)\\w`),type:"feedback"},{pattern:within(`(?:[,;:\u2013\u2014]\\s*(?:so |and |but )?please |\\bso (?:please )?|[;:\u2013\u2014]\\s*)(?:always|never(?: ever)?)\\s+(?!${EXPERIENCED}\
\\b|${HAPPENS}|${THIRD_PERSON})\\w`),type:"feedback"},{pattern:within(`(?<!\\b(?:i|we|they|users?|people) )\\b${DONT}\\s+ever\\b`),type:"feedback"},{pattern:start(
`(?:you|we|i)(?:'ll| will| should| must| need to| have to)?\\s+(?:always|never)\\s+(?!${HAPPENS}\\b)`),type:"feedback"},{pattern:start("(?:let's|let us)\\s+(?:al\
ways|never)\\b(?!-)"),type:"feedback"},{pattern:start("(?:i(?:'d like| would like| want| need| expect) you to|it(?:'s| is) (?:very |really )?(?:important|crucia\
l|essential|vital|critical|imperative) (?:that|to)(?: you| we)?|make sure(?: that)?(?: you| to)?|be sure to|try to|you(?:'re| are) (?:expected )?to) (?:always|n\
ever)\\b"),type:"feedback"},{pattern:start("(?:can|could|would|will)\\s+you\\s+(?:please\\s+)?(?:always|never|(?:stop|avoid)\\s+\\w+ing)\\b"),type:"feedback"},{
pattern:start(`(?:(?:${DONT}|no more|never)\\b.*\\b(?:any ?more|ever(?: again)?|again)|(?:stop|quit)\\b.*\\b(?:any ?more|ever(?: again)?))\\b`),type:"feedback"},
{pattern:start("(?:no more\\s+(?!than\\b)\\w|(?:stop|quit)\\s+(?!(?:logging|retrying|polling|caching|rendering|throwing|listening|emitting|loading|swallowing|blocki\
ng|leaking|trimming|escaping|returning|watching)\\b)\\w+ing\\b)"),type:"feedback"},{pattern:start("(?:at all times|under no circumstances|in no case|by no means\
|whatever (?:you do|happens)|no matter what)\\b"),type:"feedback"},{pattern:start(`(?:please )?(?:${DIRECT}|${DONT} \\w+)\\b.*(?:[\\s,\u2013\u2014-]+(?:please[,\\s]+)?)${LASTING}\
(?:,? please)?[.!]*$`),type:"feedback"},{pattern:within(`^(?!.*\\b${TROUBLE}\\b).*,\\s*(?:and )?(?:not (?:now,? )?(?:or |not )?ever|ever|always|forever|for ever|e\
verywhere|by default|at all times|under any circumstances|full stop|period|no discussion|end of story)[.!]*$`),type:"feedback"},{pattern:start("(?:if|when) (?:y\
ou(?:'re| are)? ever|in doubt|unsure)\\b"),type:"feedback"},{pattern:start("i want\\b.*\\b(?:before|whenever|every time|each time) you\\b"),type:"feedback"},{pattern:start(
"(?:you (?:don't|do not|dont|never) (?:have|need) to|no need to) (?:ask|explain|show|tell|repeat|remind|apologi[sz]e|summari[sz]e|confirm)\\b.*\\b(?:ever|again|an\
y ?more|every time|each time|always|in general|before|when(?:ever)?|now or later)\\b"),type:"feedback"}],WHENEVER=[{pattern:within(`${CLAUSE2}(?:whenever|every \
time|each time|any ?time)\\s+you(?:'re|'ve)? (?!(?:click|press|scroll|log|reload|refresh|hit|tap|restart)\\b)\\w.*?(?:,|\\b(?:please|always|never|make|use|put|keep|\
run|add|also|give|tell|ask|do|don't)\\b)`),type:"feedback"},{pattern:start(`(?:whenever|every time|each time|any ?time)\\s+(?!(?:an?|the) (?:\\w+ )?(?:user|custom\
er|client|visitor|player|request|message|event|job|page|button|timer|packet|frame|token|queue|server|socket)s?\\b).*,\\s*(?:(?:please|also|always|never|then|first\
|you (?:should|must|need to|have to))\\s+)*(?:${DIRECT}|add|make|set|${DONT}|always|never)\\b`),type:"feedback"},{pattern:start("(?:when(?:ever)?|if) i (?:say|w\
rite|ask(?: you)? (?:for|to|about)|type|mention)\\b.{1,120}\\b(?:i (?:always )?mean|(?:that|it) (?:always )?means|i always want|always|never)\\b"),type:"feedbac\
k"},{pattern:start("(?:(?:when|before|after|if)\\s+(?:you|we)|(?:when|before|after|while)\\s+\\w+ing)\\b.*,\\s*(?:please\\s+)?(?:always|never)\\b"),type:"feedba\
ck"}],TASTES2=[{pattern:start("i(?:'d)?\\s+(?:really\\s+|generally\\s+|usually\\s+|strongly\\s+|always\\s+|much\\s+)?prefer\\b"),type:"user"},{pattern:start("i(\
?:'d| would)\\s+rather\\s+(?:you|we|not|use|avoid|never|always|work|read|keep|be)\\b"),type:"user"},{pattern:start("i\\s+(?:really\\s+|usually\\s+|generally\\s+)?(?\
:like|love|hate|dislike|can't stand|don't like|do not like|(?:always|never|only)(?: ever)? (?:want|use|need|work))\\b"),type:"user"},{pattern:start("i\\s+(?:only\
|never)(?: ever)? (?:use|work|deploy|write|run|read|push|commit|ship|test|code)\\b"),type:"user"},{pattern:start("i\\s+(?:use|write|run)\\s+.*\\b(?:not|instead of|\
rather than)\\b"),type:"user"},{pattern:start("my (?:preferred|favou?rite|usual|default)\\b"),type:"user"},{pattern:start("my (?:shell|editor|os|operating syste\
m|ide|keyboard(?: layout)?|time ?zone|native language|first language|pronouns|locale|terminal|window manager) (?:is|are) (?!\\w+ing\\b|not\\b|broken|slow|down|stuc\
k)"),type:"user"},{pattern:start(`i(?:'m| am|m) ${MACHINE}.*\\b(?:so|and)\\b.*\\b(?:whenever|always|never|by default|any|every|all|commands?|paths?|shortcuts?|snip\
pets?|scripts?|examples?|instructions?)\\b`),type:"user"},{pattern:start("i(?:'m| am|'ve| have| use| live| don't| do not)\\b.{1,120}\\b(?:so|that's why)\\s+(?:plea\
se\\s+)?(?:whenever|always|never|don't ever|every|all (?:your|my))\\b"),type:"user"}],CUSTOMS2=[{pattern:start("(?:by default|(?:as a|by) convention|in general)\
\\b"),type:"feedback"},{pattern:start(`(?:our|the (?:\\w+ )?)\\s*(?:\\w+ )?${RULE}(?:\\s+(?:here|(?:for|on|in) \\w+(?: \\w+)?))?\\s*(?:is\\b|:|,)(?! (?:not |in the |\
broken|wrong|missing|unclear))`),type:"feedback"},{pattern:start("we(?:'ve| have)?\\s+(?:(?:now|all|finally|recently|long ago)\\s+)?(?:standardi[sz]ed on|settled \
on|agreed (?:on|that|to (?:always|never|only))|decided (?:that (?:all|every|no|we)|to (?:always|never|only|stay|stick)))\\b"),type:"feedback"},{pattern:start(`w\
e(?:'re| are)?\\s+(?:only (?:ever )?|exclusively |strictly |don't |do not |dont |never )?(?:use|deploy|write|ship|support|target|commit|keep|put|test|merge|squas\
h|follow|stick (?:to|with)|a|touch|allow|log|name|store|run)\\b[^,;]*\\b(?:${HERE}|everywhere|for everything|exclusively|across the board|only)(?!.*\\b${TROUBLE}\
\\b)`),type:"project"},{pattern:start(`(?:in|for|on|across|throughout) (?:this|our|the whole) (?:\\w+ )?${PLACE}\\b(?!.*\\b${TROUBLE}\\b)[^?]{0,60}\\b(?:all|every\
|each|no|never|always|only|must|nothing|everything|any)\\b`),type:"feedback"},{pattern:start(`(?:all|every|any|each|no)\\b(?! of the tests)(?!.*\\b${TROUBLE}\\b)\
.{1,80}\\b${HERE}\\b.{0,20}\\b(?:must|should|needs?|ha(?:s|ve) to|gets?|goes?|uses?|lives?|starts?|ends?|follows?)\\b`),type:"feedback"},{pattern:start("(?:anyt\
hing|everything|whatever|all|any|every|each)\\b.{0,40}\\byou(?:'ll| will)? (?:ever )?(?:write|generate|give|make|produce|create|suggest|send|show|hand|commit|prop\
ose|build)\\b.{0,60}\\b(?:should|must|needs?|ha(?:s|ve) to|goes?|uses?)\\b"),type:"feedback"},{pattern:start("keep (?:your |the |all |my )?(?:answers|replies|re\
sponses|explanations|summaries|commit messages|commits|comments|diffs|prs)\\b(?! (?:nested|sorted|grouped|under|open|visible|hidden|in the|from))"),type:"feedba\
ck"},{pattern:start("(?:in|for|across) (?:all|every|each|any)(?: one)?(?: of)? (?:(?:my|our) \\w+|\\w+ of (?:mine|ours))\\b"),type:"user"},{pattern:within(`(?:^\
|[,;:.\u2013\u2014-]\\s*|\\band )(?:that|this|it)(?:'s| is|s)(?: been)? (?:an?|our|the|my) (?:${RULE_KIND} )*(?:${RULE}|request|wish)\\b(?! (?:violation|file|eng\
ine|in the))`),type:"feedback"},{pattern:start("we\\b[^,]{3,60}, (?:and )?never\\b"),type:"feedback"},{pattern:within("\\b(?:will|'ll|to|should) (?:stay|remain) \
(?:(?:that|this) way|like (?:that|this)|as (?:it is|they are|is))\\b"),type:"project"},{pattern:within("(?:^|[,;:.\u2013\u2014-]\\s*|\\band )(?:this|that|it|these|they)(?:'\
s| is| are| will|'ll)?\\s*(?:(?:not (?:going to|gonna)|n't|never|won't|will not|isn't going to|not) change|(?:is |are )?(?:permanent|final|fixed|here to stay|set\
 in stone|non-?negotiable|not negotiable|not up for debate))\\b"),type:"project"},{pattern:within("[,;(\u2013\u2014-]\\s*(?:with )?(?:no exceptions?|without exceptions?|pe\
rmanently)\\b"),type:"feedback"},{pattern:within("\\b(?:is|are|'s|'re|we'?re) (?:[\\w./-]+ ){0,4}for good\\b(?! reason)"),type:"project"},{pattern:within(`\\b(?:\
this|that|it) (?:holds|applies|goes|counts) for (?:all|every\\w*|any\\w*|the whole|future|each)(?! (?:of )?(?:this|these) ${AT_HAND2})`),type:"feedback"}],ENGLISH_WAYS=[
...ALWAYS2,...WHENEVER,...TASTES2,...CUSTOMS2];var THIS="(?:this|it|that|the following|these)",MEMORY="(?:your (?:\\w+-term )?(?:memory|memories|notes)|(?:the )?long-term memory|memory(?=\\s*(?:[:,.!\u2013\u2014-]|$|tha\
t\\b)))",LATER="(?:for (?:all |any |your |the )?(?:future|later|next|upcoming) (?:sessions?|chats?|conversations?|reference|time)|for your (?:records|informatio\
n))",DATA="(?:dates?|times?|timestamps?|events?|bookings?|payments?|appointments?|values?|tense|proof|days?|years?|orders?)\\b",TRAIT="(?:colou?r-?\\s?blind|dysl\
exic|deaf|blind|left-handed|visually impaired|short-sighted|hard of hearing|(?:a )?(?:non-)?native \\w+ speaker|new to \\w+)",REQUESTS2=[{pattern:start("(?:reme\
mber|memori[sz]e)(?:\\s*[:,\u2013\u2014-]|\\s+(?:(?:that|this|my|our|we|i|i'm|you)\\b|to\\s+(?:always|never)\\b))"),type:"project"},{pattern:within("\\bremember \
(?:it|this|that)(?: please)?[.!]*$"),type:"project"},{pattern:within(`\\b(?:add|save|store|commit|put|write|record|log|keep|note)\\s+(?:${THIS}\\s+)?(?:down\\s+)?\
(?:in|to|into)\\s+${MEMORY}`),type:"project"},{pattern:start(`(?:note|jot|write)\\s+(?:${THIS}\\s+)?down(?:\\s*[:,\u2013\u2014-]|\\s+(?:that|for)\\b)|(?:store|save|keep|file|\
note|stash|record)\\s+${THIS}\\s+(?:away\\s+)?(?:${LATER}|for later)`),type:"project"},{pattern:within(`\\b${LATER}\\b(?:\\s*[:,\u2013\u2014-]|[.!]*$)|\\bfor (?:the )?next t\
ime\\b|^(?:\\w+ ){0,4}for later\\s*[:,]`),type:"project"},{pattern:start("(?:keep|bear) (?:it |this |that )?in mind\\b|so you remember\\b"),type:"project"},{pattern:within(
"[,;]\\s*(?:so |please )*(?:keep|bear) (?:it|this|that) in mind\\b"),type:"project"},{pattern:start("(?:make|take) (?:a )?(?:mental )?note(?:\\s*[:,]|\\s+(?:that|\
of|to)\\b)|note (?:that|to self|for)\\b"),type:"project"},{pattern:start(`${DONT} forget(?:\\s*[:,]|\\s+(?:that|we|i|our|my)\\b)`),type:"project"}],FOR_GOOD2=[{
pattern:within(`\\b${HENCEFORTH}\\b`),type:"feedback"},{pattern:within("\\b(?:keep it that way|let's keep it (?:that|this) way|stick to (?:it|that)|(?:until|till\
|unless) (?:i|we) (?:say|tell you|ask|explicitly say|decide) (?:otherwise|differently|to stop)|(?:until|unless) told otherwise|(?:as|so) long as (?:i(?:'m| am)|\
we(?:'re| are)|you(?:'re| are)) (?:work|pair|collaborat)ing)\\b"),type:"feedback"},{pattern:within(`\\b(?:in|for|with|across|on|to) (?:all|every|each|any)(?: of)\
?(?: (?:my|our|your|the))? future (?!${DATA})\\w+|^(?:all|every|any) future (?!${DATA})\\w+|\\bnow or (?:later|ever|in (?:the )?future)\\b|\\b(?:this|now) (?:or|and\
) (?:in )?(?:any|every|all) (?:later|future|other)\\b`),type:"feedback"},{pattern:start("(?:in (?:the )?future(?! tense)|for (?:all )?(?:your )?future [a-z]+)\\b\
|next time(?= (?:you|we|i|please)\\b|[,:])"),type:"feedback"},{pattern:within(",\\s*in (?:the )?future\\b"),type:"feedback"},{pattern:within("\\b(?:for|in|across\
) (?:all|every|any|each)(?: of)?(?: my| our| your)? (?:sessions?|chats|conversations?)\\b"),type:"project"},{pattern:start("once and for all\\s*[:,\u2013\u2014-]"),
type:"feedback"},{pattern:start(`(?:${DIRECT}|${DONT}|always|never)\\b.*\\b(?:in (?:the )?future|next time)[.!]*$`),type:"feedback"},{pattern:within(`\\b(?:make \
(?:it|this|that) a (?:habit|rule)|make a habit (?:of|out of)|(?:get|be) in(?:to)? the habit of|as a (?:(?:general|${RULE_KIND}) )?(?:rule|policy|habit))\\b`),type:"\
feedback"},{pattern:start(`(?:(?:an?|my|our|another|new|one|it's an?|here's an?) )?(?:${RULE_KIND} )+${RULE}s?(?: of (?:mine|ours)| here| ${HERE})?\\s*(?:[:,\u2013\u2014-]\
|is\\b|are\\b)`),type:"feedback"},{pattern:start(`(?:a )?(?:new|another|one more|basic|simple) ${RULE}s?(?: for you| here)?\\s*[:\u2013\u2014]`),type:"feedback"},
{pattern:start("(?:forever|always)(?: and (?:ever|always))?\\s*:"),type:"feedback"},{pattern:within(`${CLAUSE2}${DONT} make me (?:ask|repeat|say|tell|remind)\\b|\
\\bi (?:keep|have to keep) telling you\\b`),type:"feedback"}],SELF2=[{pattern:start("my name(?:'s| is)\\b|call me (?!when|if|once|back|after|as soon|later|at\\b|o\
n\\b)|i work (?:on(?!.*\\b(?:first|next|now|while)\\b)|at|in|as|for|with)\\b"),type:"user"},{pattern:start(`i(?:'m| am|m) an? (?:[\\w-]+ ){0,4}${ROLE2}\\b`),type:"\
user"},{pattern:start(`i(?:'m| am|m) (?:[\\w-]+ ){0,2}${TRAIT}\\b`),type:"user"},{pattern:start("i(?:'m| am|m) (?:just )?an? (?:[\\w-]+ ){0,2}[\\w-]+,? (?:and )?n\
ot an? \\w"),type:"user"},{pattern:start("i have (?:dyslexia|adhd|rsi|poor eyesight|colou?r.?blindness)\\b"),type:"user"}],ENGLISH={...ENGLISH_AGAINST,opening:OPENING4,
strong:[...REQUESTS2,...FOR_GOOD2,...SELF2],weak:ENGLISH_WAYS,pointsBack:[/^(?:and |so |please )*(?:keep|bear) (?:that|this|it) in mind(?:,? (?:for (?:next time|later|the future)|too|please))*[.!]*$/i,
/^(?:and |so |please )*remember (?:that|this|it)(?:,? please)?[.!]*$/i,/^(?:and )?(?:(?:not now,? )?(?:not )?ever|always|every (?:single )?time|each time|no exceptions|permanently|at all times)[.!]*$/i,
/^(?:and )?(?:that|this)(?:'s| is) (?:permanent|not going to change|a (?:standing|permanent|house|hard) rule)[.!]*$/i],forget:[start("(?:you can |you should )?f\
orget (?:about )?(?=(?:my|our|that|what|the|everything)\\b)"),start(`(?:${DONT}|no need to) remember\\b`)],leads:[start("(?:remember|memori[sz]e)(?:\\s*[:,\u2013\u2014-]|\\\
s+(?:that|this:?)(?=\\s))?\\s*"),start(`(?:${HENCEFORTH}|for future reference|for later(?: sessions)?|for (?:all )?future sessions|in (?:the )?future|next time)\
\\s*[,:\u2013\u2014-]?\\s*`),start("(?:keep|bear) (?:it |this )?in mind(?: that)?\\s*[,:]?\\s*"),start("(?:make|take) (?:a )?(?:mental )?note(?: that| of)?\\s*[,\
:]?\\s*"),start(`${DONT} forget(?: that)?\\s*[,:]?\\s*`),start(`(?:add|save|store|commit|put|write|record|note)\\s+(?:${THIS}\\s+)?(?:down\\s+)?(?:in|to|into)\\s+${MEMORY}\
(?: that)?\\s*[:,\u2013\u2014-]?\\s*`),start(`(?:note|jot|write)\\s+(?:${THIS}\\s+)?down(?: that)?\\s*[:,\u2013\u2014-]?\\s*`),start(`(?:store|save|keep|file|no\
te)\\s+${THIS}\\s+(?:away\\s+)?(?:${LATER}|for later)\\s*[:,\u2013\u2014-]\\s*`),start(`(?:${RULE_KIND} )+${RULE}s?(?: here)?\\s*[:\u2013\u2014-]\\s*`)]};var ASKED="(?:\u304F\u3060\u3055\u3044|\u4E0B\u3055\u3044|\u307B\u3057\u3044|\u6B32\u3057\u3044|\u304F\u308C|\u306D|\u3082\u3089\u3048\u307E\u3059\u304B|\u3082\u3089\u3048\u308B|\u3044\u305F\u3060\u3051\u307E\u3059\u304B|\u304A\u9858\u3044\u3057\u307E\u3059)?(?:\u3067\u3059)?[\u3002.!\uFF01\u306D]*$",
THING="(?:\u51E6\u7406|\u6A5F\u80FD|\u30DC\u30BF\u30F3|\u30C8\u30B0\u30EB|\u30C1\u30A7\u30C3\u30AF\u30DC\u30C3\u30AF\u30B9|\u95A2\u6570|\u30E1\u30BD\u30C3\u30C9|\u753B\u9762|\u30C0\u30A4\u30A2\u30ED\u30B0|\u30D0\u30C3\u30C1|\u30ED\u30B8\u30C3\u30AF|\u30AA\u30D7\u30B7\u30E7\u30F3|\u30B3\u30FC\u30C9|\u30B9\u30AF\u30EA\u30D7\u30C8|\u30AF\u30E9\u30B9|\u30C6\u30B9\u30C8|\u30D0\u30EA\u30C7\u30FC\u30B7\u30E7\u30F3|\u5206\u5C90|\u30D5\u30E9\u30B0|\u901A\u77E5|\u30C8\u30FC\u30B9\u30C8|\u30DD\u30C3\u30D7\u30A2\u30C3\u30D7|\u30D5\u30A9\u30FC\u30E0|API|\u30A8\u30F3\u30C9\u30DD\u30A4\u30F3\u30C8)",
ON_SCREEN="(?:\u753B\u9762|\u30DA\u30FC\u30B8|\u30D0\u30CA\u30FC|\u30DC\u30BF\u30F3|\u30D8\u30C3\u30C0\u30FC?|\u30D5\u30C3\u30BF\u30FC?|\u30E1\u30CB\u30E5\u30FC|\u30A2\u30A4\u30B3\u30F3|\u30E2\u30FC\u30C0\u30EB|\u30DD\u30C3\u30D7\u30A2\u30C3\u30D7|\u30C0\u30A4\u30A2\u30ED\u30B0|\u30AB\u30FC\u30C8|\u30B2\u30B9\u30C8|\u30E6\u30FC\u30B6\u30FC?|\u7BA1\u7406\u8005|\u4E00\u89A7|\u30D5\u30A9\u30FC\u30E0|\u30B5\u30A4\u30C9\u30D0\u30FC|\u5165\u529B\u6B04|\u5165\u529B\u5185\u5BB9|\u30AB\u30FC\u30BD\u30EB|\u30B9\u30AF\u30ED\u30FC\u30EB|\u30B9\u30D4\u30CA\u30FC|\u30C8\u30FC\u30AF\u30F3|\u30BB\u30C3\u30B7\u30E7\u30F3|\u30D5\u30E9\u30B0|\u30AD\u30E3\u30C3\u30B7\u30E5|\u30AD\u30E5\u30FC|\u30B9\u30EC\u30C3\u30C9|\u30D7\u30ED\u30BB\u30B9\
|\u30B5\u30FC\u30D0\u30FC?|\u30AF\u30E9\u30A4\u30A2\u30F3\u30C8|\u30C8\u30FC\u30B9\u30C8|\u30A6\u30A3\u30F3\u30C9\u30A6|\u623B\u308A\u5024|\u8FD4\u308A\u5024|\u30EC\u30B9\u30DD\u30F3\u30B9|\u5F15\u6570|\u30EA\u30C8\u30E9\u30A4|\u30EB\u30FC\u30D7|\u30A8\u30E9\u30FC\u6642|\u7A7A\u884C|\u9805\u76EE|\u4E00\u756A\u76EE|\u30AB\u30E1\u30E9|\u6575|\u30D7\u30EC\u30A4\u30E4\u30FC|\u30D7\u30EC\u30FC\u30E4\u30FC)",
JAPANESE_AGAINST={questions:[/[?\uff1f][\u300d\u300f\uff09)]*$/,/(?:\u304b|\u3063\u3051|\u304b\u306a|\u304b\u3057\u3089|\u306e|\u3079\u304d)[?\uff1f]|(?:\u307e\u3059\u304b|\u3067\u3059\u304b|\u3067\u3057\u3087\u3046\u304b|\u3060\u3063\u3051|\u305f\u3063\u3051|\u3063\u3051|\u3089\u308c\u307e\u3059\u304b|\u307e\u3059\u304b\u306d|\u307e\u305b\u3093\u304b|\u3060\u308d\u3046\u304b|\u306e\u304b\u306a|\u304b\u306a)[\u3002.]*$/,
/(?:\u3069\u3046(?:\u3059\u308c\u3070|\u3084\u3063\u3066|\u3044\u3046|\u3057\u3066(?!\u3082)|\u306a\u308b)|\u306a\u305c|\u306a\u3093\u3067|\u3069\u3093\u306a(?:\u3068\u304d|\u6642|\u5834\u5408)(?!\u3082|\u3067\u3082|\u306b(?:\u3082|\u3067))|\u8ab0(?:\u3067\u3059|$|\uff1f)|\u3069\u308c(?!\u3082|\u3067\u3082|\u3060\u3051)|\u3069\u3053(?!\u304b|\u3067\u3082|\u306b\u3082|\u3082)|\u3069\u3061\u3089\u304c|\u3069\u3063\u3061|\u3044\u304f\u3064(?!\u304b|\u3082)|\u4f55(?:\u79d2|\u5206|\u4ef6|\u500b|\u56de|\u756a|\u3067\u3059))/,
/(?:\u3068\u306f\u3069\u3046\u3044\u3046\u610f\u5473|\u3068\u3044\u3046\u610f\u5473)/],askingWords:[],politeOrders:[/(?:\u3044\u3064\u3082|\u5e38\u306b|\u6bce\u56de|\u5fc5\u305a|\u4eca\u5f8c|\u3053\u308c\u304b\u3089|\u4ee5\u964d|\u6b21\u304b\u3089|\u6b21\u56de\u304b\u3089).*(?:\u3066|\u3067|\u3088\u3046\u306b)(?:\u3082\u3089\u3048|\u3044\u305f\u3060\u3051|\u304f\u308c|\u304f\u3060\u3055)(?:\u307e\u3059|\u307e\u305b\u3093|\u306a\u3044|\u308b|\u3044)(?:\u3067\u3057\u3087\u3046)?\u304b?(?:\u306d|\u306a)?[?\uff1f\u3002]*$/],
reported:[/(?<!\u4e8c\u5ea6|\u305a\u3063|\u3082\u3063|\u304d\u3063)\u3068(?:\u66f8(?:\u3044|\u304b)|\u8a00\u3063|\u8a00\u308f(?!\u306a)|\u8a00\u3046(?:\u4eba|\u306e)|\u8ff0\u3079|\u51fa\u3066|\u51fa(?:\u308b|\u307e\u3059|\u305f|\u307e\u3057)|\u306a\u3063\u3066(?:\u3044\u308b|\u3044\u307e\u3059)|\u3044\u3046\u6587|\u306e\u3053\u3068(?:\u3067\u3059|\u3060)|\u3042\u308b(?:[\u3002.]*$|\u304c|\u3051|\u306e\u3067|\u306e[\u306f\u306b])|\u3042\u308a\u307e\u3059(?:[\u3002.]*$|\u304c|\u3051)|\u3042\u308a\u3001|\u3042\u308a\u307e\u3057\u305f|\u3042\u3063\u305f|\u3055\u308c(?:\u3066|\u308b)|\u8a18(?:\u8f09|\u3055\u308c|\u8ff0)|\u5b9a\u3081|\u6307\u6458|\u6ce8\u610f\u3055\u308c|\u6012\u3089\u308c|\u6559\u308f|\u7fd2\u3063|\u4e3b\u5f35|\u52e7\u3081|\u805e\u3044|\u805e\u304d|\u8868\u793a|\u3044\u3046(?:\u30b3\u30e1\u30f3\u30c8|\u8a18\u8ff0|\u6587\u8a00|\u8b66\u544a|\u884c|\u30ed\u30b0|\u30e1\u30c3\u30bb\u30fc\u30b8|\u4e00\u6587|\u898b\u51fa\u3057|\u6295\u7a3f|\u8a18\u4e8b|\u610f\u898b|\u5642|\u8a71))/,
/(?:\u3063\u3066|\u306a\u3068|\u3088\u3046\u306b)(?:\u8a00(?:\u3063|\u308f|\u3044)|\u805e\u3044|\u805e\u304d|\u66f8\u3044|\u66f8\u304b|\u6307\u793a\u3055\u308c|\u983c\u307e\u308c|\u8981\u6c42\u3055\u308c)/,/^(?:\u30a8\u30e9\u30fc|\u8b66\u544a|\u30ed\u30b0|\u901a\u77e5)[\uff1a:]/,
/(?:\u3088\u308a|\u66f0\u304f|\u3044\u308f\u304f)[\uff1a:]|(?:\u544a\u77e5|\u5909\u66f4\u5c65\u6b74|\u30ea\u30ea\u30fc\u30b9\u30ce\u30fc\u30c8|\u304a\u77e5\u3089\u305b|\u63b2\u793a\u677f?)[^\u3001\u3002]{0,6}[\uff1a:]/,/\u306b\u3088(?:\u308b\u3068|\u308c\u3070)|(?:\u306b\u306f|\u3067\u306f).{0,20}(?:\u3068\u3042\u308b|\u3068\u66f8|\u3068\u51fa|\u3068\u8a18)|\u3069\u3053\u304b\u3067(?:\u8aad|\u898b|\u805e)|\u3089\u3057\u3044(?:\u3067\u3059|\u3051\u3069|\u3088|\u304c|\u3057|\u3093|\u306e\u3067|\u3001|\u3002|$)|[\u3044\u308b\u3060\u305f]\u305d\u3046(?:\u3067\u3059|\u3060|\u306a\u306e\u3067|\u3067\u3001)/,
/\u8a33\u3057\u3066|(?:\u2402|\u6b21|\u4ee5\u4e0b|\u6587\u7ae0?|\u3053\u308c|\u305d\u308c|\u610f\u5473)[^\u3001\u3002]{0,12}\u8aac\u660e\u3057\u3066/,/(?:\u30ec\u30d3\u30e5\u30fc|\u30b3\u30e1\u30f3\u30c8|\u30a8\u30e9\u30fc|\u8a00\u8449|\u30e1\u30c3\u30bb\u30fc\u30b8|\u6307\u6458|\u898f\u7d04|\u30c1\u30b1\u30c3\u30c8|\u30ed\u30b0|\u539f\u6587|\u6295\u7a3f|\u6587\u8a00|\u8b66\u544a)(?:\u306f|\u306b\u306f|\u306b|\uff1a|:)\s*\u2402/,
/(?:\u3068\u3044\u3046\u3053\u3068|\u3053\u3068)\u306b\u306a\u3063\u3066\u3044/],oneOff:[/^(?!.*(?:\u6bce|\u3044\u3064\u3082|\u5fc5\u305a|\u7d76\u5bfe|\u4eca\u5f8c|\u3053\u308c\u304b\u3089|\u6c7a\u3057\u3066|\u3057\u306a\u3044|\u306a\u3044\u3067|\u56fa\u5b9a|\u305a\u3063\u3068|\u5909\u308f\u3089|\u30eb\u30fc\u30eb|\u6c7a\u307e\u308a)).*[\u6708\u706b\u6c34\u6728\u91d1\u571f\u65e5]\u66dc/,
/(?:\u4eca\u65e5|\u672c\u65e5)(?!\u304b\u3089(?!\u660e\u65e5)|\u4ee5\u964d)|\u4eca\u591c|\u660e\u65e5|\u4eca\u671d|\u4eca\u9031(?!\u304b\u3089|\u4ee5\u964d)|\u4eca\u6708(?!\u304b\u3089|\u4ee5\u964d)|\u4eca\u56de(?!\u304b\u3089|\u4ee5\u964d)|\u4eca\u3060\u3051|\u3068\u308a\u3042\u3048\u305a|\u4e00\u6642\u7684|\u3072\u3068\u307e\u305a|\u4e00\u65e6|\u3044\u3063\u305f\u3093|\u3055\u3057\u3042\u305f\u308a|\u5f53\u9762|\u66ab\u5b9a|\u3057\u3070\u3089\u304f/,
/(?:\u3053\u306e|\u5f53\u8a72|\u73fe\u5728\u306e)(?:\u95a2\u6570|\u30af\u30e9\u30b9|\u30e1\u30bd\u30c3\u30c9|PR|\u30d7\u30eb\u30ea\u30af|\u30d5\u30a1\u30a4\u30eb|\u30bb\u30c3\u30b7\u30e7\u30f3|\u4f1a\u8a71|\u30ec\u30d3\u30e5\u30fc|\u5909\u66f4|\u30d6\u30e9\u30f3\u30c1|\u30bf\u30b9\u30af|\u4f5c\u696d|\u7248|\u4e0d\u5177\u5408|\u30d0\u30b0|\u753b\u9762|\u30e2\u30b8\u30e5\u30fc\u30eb|\u30b3\u30df\u30c3\u30c8|\u30ea\u30ea\u30fc\u30b9|\u4ef6|\u6848|\u30b9\u30af\u30ea\u30d7\u30c8|\u30eb\u30fc\u30d7|\u30c6\u30b9\u30c8|\u79fb\u884c|\u30c7\u30e2|\u5b9f\u88c5|\u4fee\u6b63|\u30c1\u30b1\u30c3\u30c8)/i,
/(?:\u3066\u3044\u308b|\u306e|\u3059\u308b)\u9593(?:\u306f|\u3060\u3051|\u306b)?|(?:\u6708|\u706b|\u6c34|\u6728|\u91d1|\u571f|\u65e5)\u66dc(?:\u65e5)?\u307e\u3067|\u307e\u3067\u306e\u9593/,/\u307e\u3060|\u3084\u3063\u3071\u308a|\u3084\u306f\u308a|\u30b9\u30c8\u30c3\u30d7|\u3053\u308c\u3067\u3044\u3053\u3046|\u6b21\u306e(?:\u30ea\u30ea\u30fc\u30b9|\u30c7\u30d7\u30ed\u30a4|\u30b3\u30df\u30c3\u30c8)(?:\u306e)?\u524d/,
/(?:\u3053\u3063\u3061|\u3053\u3061\u3089|\u305d\u3063\u3061|[\u4e00\u4e8c\u4e09\u56db]\u756a\u76ee\u306e?)(?:\u306e)?(?:\u7248|\u6848|\u65b9|\u307b\u3046)?(?:\u304c|\u3067|\u306b)/],tasks:[new RegExp(`^(?!.*(?:(?:\u4ECA\u5F8C|\u3053\u308C\u304B\u3089|\u6B21\u56DE\u304B\u3089|\u6B21\u304B\u3089\u306F)(?:\
\u306F|\u3082|\u3001)|(?:\u3068\u304D|\u6642|\u969B|\u5834\u5408)\u306F(?:\u5FC5\u305A|\u6BCE\u56DE|\u3044\u3064\u3082)|\u305F\u3073\u306B)).*${THING}(?:\u3092|\u3082)[^\u3002\
]{0,8}(?:\u66F8\u3044\u3066|\u8FFD\u52A0\u3057\u3066|\u5B9F\u88C5\u3057\u3066|\u4F5C\u3063\u3066|\u8DB3\u3057\u3066|\u4ED8\u3051\u3066|\u7528\u610F\u3057\u3066|\u5165\u308C\u3066|\u8FFD\u52A0|\u5B9F\u88C5)${ASKED}`),
/(?:\u30d0\u30b0|\u4e0d\u5177\u5408|\u73fe\u8c61|\u554f\u984c|\u4ef6)(?:\u304c(?:\u3042|\u51fa)|\u3092|\u3001|\u306a\u306e\u3067).*(?:\u76f4|\u4fee\u6b63|\u8abf\u3079|\u8abf\u67fb|\u898b\u3066|\u5bfe\u5fdc|\u78ba\u8a8d)/,/(?:\u30c1\u30a7\u30c3\u30af\u30dc\u30c3\u30af\u30b9|\u30c8\u30b0\u30eb|\u30dc\u30bf\u30f3|\u30c0\u30a4\u30a2\u30ed\u30b0|\u30c8\u30fc\u30b9\u30c8)(?:\u3092|\u306b).*(?:\u3066|\u3067)[\u3002.]*$/],
weakVetoes:[/\u3088\u3046\u306b(?:\u76f4|\u4fee\u6b63|\u5909\u66f4|\u5b9f\u88c5|\u3057(?:\u3066|\u305f\u3044)|\u98db\u3070|\u306a\u308b)/,/(?:\u3044\u3064\u3082|\u5e38\u306b|\u6bce\u56de|\u305a\u3063\u3068|\u5fc5\u305a|\u7d76\u5bfe\u306b?).{0,20}(?<!\u3084\u3063\u3066\u308b|\u3067\u3044\u304f|\u3057\u306a\u3044|\u4f7f\u308f\u306a\u3044)(?:\u306e\u3067|\u306e\u306b|\u3051\u3069|\u304b\u3089)(?:\u3001|\u76f4|\u898b|\u8abf\u3079|\u6b62\u3081|\u6d88|\u4fee)/,
/(?:\u3044\u3064\u3082|\u5e38\u306b|\u6bce\u56de|\u305a\u3063\u3068|\u5fc5\u305a|\u7d76\u5bfe\u306b?|\u6c7a\u3057\u3066)[^\u3001\u3002]{0,20}(?:\u306b\u306a\u308b|\u304c\u51fa\u308b|\u304c\u8fd4\u308b|\u843d\u3061\u308b|\u5931\u6557(?:\u3059\u308b|\u3057\u3066)|\u6d88\u3048\u308b|\u5909\u308f\u308b|\u52d5\u304b\u306a\u3044|\u6b62\u307e\u308b|(?:\u3066|\u3067)\u3057\u307e\u3046|\u3061\u3083\u3046|\u3063\u3071\u306a\u3057|\u306e\u307e\u307e)(?:\u306e|\u3093|\u4ef6|\u306e\u3067|\u304b\u3089|\u3051\u3069|\u539f\u56e0|\u7406\u7531|\u30d0\u30b0|\u554f\u984c|\u306a|\u3001|\u3002|$)/,
/(?:\u95a2\u6570|\u30eb\u30fc\u30eb|\u6a5f\u80fd|\u51e6\u7406|\u30dc\u30bf\u30f3|\u30c1\u30a7\u30c3\u30af\u30dc\u30c3\u30af\u30b9)\u3092(?:\u66f8|\u8ffd\u52a0|\u5b9f\u88c5|\u4f5c)/,/\u306e\u3092\u5fd8\u308c\u306a\u3044\u3067/,/^(?!.*(?:\u305f\u3073\u306b|\u3082\u3046|\u3084\u3081\u3066|\u4e8c\u5ea6\u3068|\u305f\u3089\u5fc5\u305a|\u524d\u306b\u5fc5\u305a|\u524d\u306b\u306f\u5fc5\u305a|\u3044\u3064\u3082\u6d88|\u6642\u306f(?:\u5fc5\u305a|\u6bce\u56de|\u3044\u3064\u3082)|\u3068\u304d\u306f(?:\u5fc5\u305a|\u6bce\u56de|\u3044\u3064\u3082))).*(?:\u76f4\u3057\u3066|\u4fee\u6b63\u3057\u3066|\u8db3\u3057\u3066|\u8ffd\u52a0\u3057\u3066|\u8abf\u3079\u3066|\u898b\u3066|\u78ba\u8a8d\u3057\u3066|\u6559\u3048\u3066|\u63a2\u3057\u3066|\u8a66\u3057\u3066|\u6b62\u3081\u3066|\u6d88\u3057\u3066|\u5916\u3057\u3066|\u7f6e\u304d\u63db\u3048\u3066|\u66f8\u304d\u63db\u3048\u3066|\u5909\u3048\u3066|\u5909\u66f4\u3057\u3066|\u6700\u9069\u5316\u3057\u3066)(?:\u307b\u3057\u3044|\u6b32\u3057\u3044|\u304f\u3060\u3055\u3044|\u4e0b\u3055\u3044|\u304f\u308c)?(?:\u3067\u3059)?[\u3002.!\uff01]*$/,
/\u30c7\u30d5\u30a9\u30eb\u30c8[^\u3001\u3002]{0,24}(?:\u306e\u3067|\u306e\u306b|\u3051\u3069)|(?:\u9762\u5012|\u5927\u5909|\u3064\u3089\u3044|\u3057\u3093\u3069\u3044|\u90aa\u9b54)(?:\u306a\u306e?|\u3060|\u3044)?(?:\u306e\u3067|\u3067|\u304b\u3089|\u3093\u3067)|(?:\u30c6\u30b9\u30c8|\u51e6\u7406|\u8a2d\u5b9a|\u5b9f\u88c5|\u30b9\u30af\u30ea\u30d7\u30c8|\u30c7\u30b6\u30a4\u30f3|\u6319\u52d5|\u52d5\u4f5c)(?:\u306b|\u3092)(?:\u3057\u3066|\u983c|\u304a\u9858\u3044|\u5909\u3048)|\u3059\u308b(?:\u8a2d\u5b9a|\u51e6\u7406|\u30b8\u30e7\u30d6|\u30d5\u30c3\u30af|\u6a5f\u80fd)[\u306b\u3092]/,
/\u304c(?:\u3044\u3064\u3082|\u5e38\u306b|\u6bce\u56de|\u305a\u3063\u3068|\u5fc5\u305a|\u7d76\u5bfe\u306b?)[^\u3001\u3002]{1,16}(?:\u306e\u3067|\u304b\u3089|\u3051\u3069|\u306e\u306b)/,/(?:\u91cd\u3044|\u91cd\u304f|\u91cd\u305f|\u9045\u3044|\u9045\u304f|\u56fa\u307e|\u843d\u3061[\u3066\u308b]|\u3061\u3089\u3064|\u3046\u308b\u3055\u3044|\u305a\u308c|\u5d29\u308c|\u518d\u63cf\u753b|\u4e8c\u91cd).*(?:\u6700\u9069\u5316|\u6539\u5584|\u76f4|\u4fee\u6b63|\u8abf\u3079|\u898b\u3066|\u5bfe\u5fdc|\u8efd\u304f|\u901f\u304f|\u9632)/,
new RegExp(`^(?!.*\u308B\u305F\u3073\u306B)[^\u3002]*${ON_SCREEN}(?:\u3092|\u306F|\u304C|\u306B|\u3082|\u3067)[^\u3002]*[\u3066\u3067](?:\u304F\u3060\u3055\u3044|\u307B\u3057\u3044|\u304F\u308C|\u304A\u9858\u3044\u3057\u307E\u3059)?[\u3002.!\uFF01]*$`),
/(?:\u3053\u306e|\u305d\u306e|\u3042\u306e|\u3053\u3063\u3061|\u305d\u3063\u3061|\u3055\u3063\u304d|\u4eca\u306e).{0,15}(?:\u597d\u304d|\u597d\u307f|\u5acc\u3044)/,/^(?!.*(?:\u3044\u3064\u3082|\u5e38\u306b|\u6bce\u56de|\u5fc5\u305a)).*(?:\u597d\u304d|\u5acc\u3044).*\u306e\u3067.*(?:\u306b\u3057\u3066(?!\u307b\u3057\u3044)|\u306b\u5909\u3048|\u304f\u3057\u3066)/,
/(?:\u5148\u9031|\u5148\u6708|\u6628\u65e5|\u6628\u591c|\u6628\u5e74|\u53bb\u5e74|\u6614|\u4ee5\u524d|\u5f53\u6642|\u6700\u521d\u306e\u9803|\u3042\u306e\u9803|\u3053\u306e\u524d|\u3053\u306a\u3044\u3060|\u3053\u306e\u3042\u3044\u3060|\u534a\u5e74\u524d|\u6570\u5e74\u524d).*(?:\u305f|\u3060\u3063\u305f|\u3067\u3057\u305f|\u307e\u3057\u305f|\u3066\u3066|\u3063\u3066\u3066)(?:\u3067\u3059|\u306e)?(?:\u3051\u3069|\u304c|\u3001|\u3002|$)/]};var OPENING5="(?:(?:\u3046\u3093|\u306F\u3044|\u4E86\u89E3|OK|ok|\u3042\u3068|\u305D\u308C\u3068|\u305D\u308C\u304B\u3089|\u3067\u306F|\u3058\u3083\u3042|\u3061\u306A\u307F\u306B|\u306A\u304A|\u88DC\u8DB3(?:\u3067\u3059(?:\u304C|\u3051\u3069)?|\u3059\u308B\u3068)?|\u4E00\u70B9|\u4E00\u3064\u3060\u3051|\u4E00\u5FDC|\u5FF5\u306E\u305F\u3081|\u5148\u306B\u8A00\u3063\u3066\u304A\u304F\u3068|\u8A00\u3044\u5FD8\u308C\u3066\u305F\u3051\u3069|\u305D\u3046\u305D\u3046|\u3042|\u3048\u3063\u3068|\u3059\u307F\u307E\u305B\u3093|\u60AA\u3044\u3051\u3069|\u5171\u6709(?:\u3067\u3059(?:\u304C)?)?|\u304A\u9858\u3044\
(?=[\u3001\uFF0C,\uFF1A:])|\u8FFD\u8A18|\u524D\u63D0\u3068\u3057\u3066)[\u3001\uFF0C,\u3002\uFF1A:\\s]*){0,3}",CLAUSE3="(?:^|[\u3001\u3002\uFF0C,\\s])",GLAD="\u3068(\
?:\u52A9\u304B\u308A|\u5B09\u3057|\u3046\u308C\u3057|\u3042\u308A\u304C\u305F|\u5E78\u3044)",REST_OF_GLAD=`(?:(?!${GLAD})[^\u3001\u3002]){0,6}(?<!\u3067\u3059|[\u3068\u304B\u306D\u306A])`,
AFTER_TE=`(?:\u304F\u3060\u3055\u3044|\u4E0B\u3055\u3044|\u307B\u3057\u3044|\u6B32\u3057\u3044|\u304F\u308C|\u304A\u3044\u3066|\u3082\u3089\u3048(?:\u308B|\u308C\u3070|\u307E\u3059|\u305F\u3089)|\u3044\u305F\u3060\u3051(?:\u308B|\u308C\u3070|\u307E\u3059|\u305F\u3089)|\u9802\u3051(?:\u308B|\u308C\u3070|\u307E\u3059))(?:\u3067\u3059|${GLAD}${REST_OF_GLAD}\
|[\u3068\u304B\u306D\u306A\u3001])*(?!\u3067\u3059|\u306D)`,FIRM_END=`(?:(?:\u3066|\u3067)${AFTER_TE}|[\u306B\u304F]\u3057\u3066|\u3092(?:\u304F\u3060\u3055\u3044|\u4E0B\u3055\u3044|\u304F\u308C)|\u306A\u3044\u3067|\u306A\u3055\u3044|\u3059\u308B\u3053\u3068|\u306A\u3044\u3053\u3068|\u3068\u3059\u308B|\u3088\u3046\u306B(?:\u304A\u9858\u3044(?:\
\u3057\u307E\u3059)?|\u983C\u3080|\u983C\u307F\u307E\u3059)|\u304A\u9858\u3044(?:\u3057\u307E\u3059|\u3057\u307Es|\u3044\u305F\u3057\u307E\u3059|\u81F4\u3057\u307E\u3059|\u306D)?|\u983C(?:\u3080|\u307F\u307E\u3059)(?:\u306D|\u308F)?|\u3059\u308B\u306A|\u4F7F\u3046\u306A|\u66F8\u304F\u306A|\u89E6\u308B\u306A|\u3084\u3081\u3066|\u53B3\u7981|\u7981\u6B62|(?:\u306F|\u304C)NG|\u307B\u3057\u3044|\u6B32\u3057\u3044|\u3068\u3044\u3066|\u3068\u3051|\u306A\u304F\u3066(?:\u3044\u3044|\u3088\u3044|\u5927\u4E08\u592B|\u7D50\u69CB|OK|\u30AA\u30C3\u30B1\u30FC|\u69CB\u308F\u306A\u3044|\u304B\u307E\u308F\u306A\u3044)|(?:\u306F|\u304C)\
?(?:\u4E0D\u8981|\u8981\u3089\u306A\u3044|\u3044\u3089\u306A\u3044))`,TAIL2="(?:\u3067\u3059|\u3060|\u3088|\u306D)*(?:[\u3002.!\uFF01][\u3002.!\uFF01\u306D]*)?$",
REASON="\u3001[^\u3001\u3002]{1,40}(?:\u306E\u3067|\u304B\u3089|\u305F\u3081|\u3093\u3067|\u3057)(?:\u3067\u3059|\u306D)?[\u3002.!\uFF01]*$|\u3001[^\u3001\u3002]{0,20}(?:\u3067\u3082|\u3082|\u4ECA\u5F8C(?:\u305A\u3063\u3068|\u4E00\u5207|\u3082)?|\u5168\u90E8|\u305A\u3063\u3068)[\u3002.!\uFF01]*$",
FIRM_ORDER=`${FIRM_END}(?:${TAIL2}|${REASON})`,ORDER=`(?:${FIRM_END}|\u3053\u3068|\u3066|\u3067|\u3066\u306D|\u3067\u306D|\u3067(?:\u3044\u3044|\u3088\u3044|\u5927\u4E08\u592B|OK|\u69CB\u308F\u306A\u3044))${TAIL2}`,
EVER="(?:\u3044\u3064\u3082|\u5E38\u306B|\u5FC5\u305A|\u6BCE\u56DE|\u6BCE\u5EA6|\u7D76\u5BFE\u306B?|\u6C7A\u3057\u3066|\u4E00\u5207|\u305A\u3063\u3068|\u6C38\u4E45\u306B|\u6C38\u9060\u306B|\u5E38\u6642|\u9010\u4E00|\u4F8B\u5916\u306A[\u304F\u3057]|\u5FB9\u5E95\u3057\u3066|\u3069\u3093\u306A(?:\u3068\u304D|\u6642|\u5834\u5408|\u72B6\u6CC1)(?:\u3067)?\u3082|\u3044\u304B\u306A\u308B(?:\u3068\u304D|\u6642|\u5834\u5408)(?:\u3067)?\u3082|\u4F55\u304C\u3042\u3063\u3066\u3082|\u3069\u3053\u3067\u3082|\u91D1\u8F2A\u969B)",
ROLE3="(?:\u62C5\u5F53|\u30A8\u30F3\u30B8\u30CB\u30A2|\u958B\u767A\u8005|\u30D7\u30ED\u30B0\u30E9\u30DE|\u30C7\u30B6\u30A4\u30CA\u30FC?|\u30A2\u30CA\u30EA\u30B9\u30C8|\u30B5\u30A4\u30A8\u30F3\u30C6\u30A3\u30B9\u30C8|\u5B66\u751F|\u6559\u5E2B|\u521D\u5FC3\u8005|\u7814\u7A76\u8005|\u30DE\u30CD\u30FC\u30B8\u30E3|\u904B\u7528|\u30C6\u30B9\u30BF\u30FC|\u30D5\u30EA\u30FC\u30E9\u30F3\u30B9|\u7D20\u4EBA|\u65B0\u4EBA|\u9662\u751F|\u30B3\u30F3\u30B5\u30EB)",
SYSTEM2="(?:Windows|Mac|macOS|Linux|Ubuntu|WSL|fish|zsh|PowerShell|n?vim|emacs|VS ?Code|IntelliJ|US\u914D\u5217|JIS\u914D\u5217)",I="(?:\u79C1|\u50D5|\u4FFA|\u81EA\u5206|\u308F\u305F\u3057|\u307C\u304F|\u304A\u308C|\u5F53\u65B9|\u3053\u3061\
\u3089)",OURS2="(?:\u3046\u3061|\u5F0A\u793E|\u5F53\u793E|\u6211\u3005|\u79C1\u305F\u3061|\u6211\u304C(?:\u793E|\u5BB6)|(?:\u3053\u306E|\u672C|\u5F53|\u3046\u3061\u306E)(?:\u30D7\u30ED\u30B8\u30A7\u30AF\u30C8|\u30EA\u30DD\u30B8\u30C8\u30EA|\u30EC\u30DD\u30B8\u30C8\u30EA|\u30EA\u30DD|\u30B3\u30FC\u30C9\u30D9\u30FC\u30B9|\u30C1\u30FC\u30E0|\u30B2\u30FC\u30E0|\u30A2\u30D7\u30EA|\u30D7\u30ED\u30C0\u30AF\u30C8|\u88FD\u54C1|\u7D44\u7E54|\u7814\u7A76\u5BA4|\u4F1A\u793E|\u90E8\u7F72)|\u30C1\u30FC\u30E0|\u793E\u5185|\u30D7\u30ED\u30B8\u30A7\u30AF\u30C8)",
NORM2="(?:\u30EB\u30FC\u30EB|\u6C7A\u307E\u308A(?:\u4E8B)?|\u65B9\u91DD|\u898F\u7D04|\u6163\u4F8B|\u6163\u7FD2|\u7FD2\u308F\u3057|\u904B\u7528|\u7D04\u675F(?:\u4E8B)?|\u53D6\u308A\u6C7A\u3081|\u6D41\u5100|\u30DD\u30EA\u30B7\u30FC|\u304A\u4F5C\u6CD5|\u4F5C\u6CD5|\u3057\u304D\u305F\u308A|\u9244\u5247|\u539F\u5247|\u898F\u5247)",
STATED="(?:\u3067\u3059|\u3060(?:\u3088|\u304B\u3089|\u3057)?|\u306A\u306E\u3067|\u306A\u3093\u3067|\u3067\u3044\u304F|\u3067\u3044\u304D|\u3067\u3084\u3063\u3066|\u3067\u304A\u9858\u3044|\u3068\u3057\u3066|\u3067\u305A|\u3067\u3001|\u3001|\u3002|\uFF01|$)",
REQUESTS3=[{pattern:/(?:\u899a\u3048|\u8a18\u61b6\u3057|\u30e1\u30e2\u3057|\u30e1\u30e2\u3063|\u8a18\u9332\u3057|\u8a18\u61b6\u306b(?:\u6b8b\u3057|\u5165\u308c|\u7559\u3081|\u3068\u3069\u3081)|\u982d\u306b\u5165\u308c|\u5fc3\u306b\u7559\u3081|\u63a7\u3048)(?:\u3066|\u3068)(?:\u3044?\u3066|\u304a\u3044\u3066|\u304a\u3051|\u3051|\u304f\u3060\u3055\u3044|\u4e0b\u3055\u3044|\u306d|\u307b\u3057\u3044)*(?!(?:\u304a\u3044\u3066|\u3044\u3066)?\u3001(?:\u6700\u5f8c|\u7d42|\u5f8c|\u3042\u3068)|\u3044\u308b|\u3044\u307e|\u3042\u308b|\u3082|\u304a[\u304f\u304d]|\u304b\u3089|\u3001?\u3082\u3046\u4e00)/,
type:"project"},{pattern:/(?:\u30e1\u30e2\u30ea\u30fc?|\u8a18\u61b6|\u30e1\u30e2|\u5099\u5fd8\u9332?|\u9577\u671f\u8a18\u61b6)(?:\u306b|\u3078|\u3068\u3057\u3066)(?:\u3053\u308c\u3092|\u4ee5\u4e0b\u3092)?(?:\u4fdd\u5b58|\u8ffd\u52a0|\u8a18\u9332|\u767b\u9332|\u6b8b|\u66f8\u304d\u8fbc|\u66f8\u304d\u6b8b|\u66f8\u3044\u3066|\u5165\u308c)(?:\u3057|\u3093|\u3066)?(?:\u3066|\u3067|\u3068)?(?:\u3044?\u3066|\u304a\u3044\u3066|\u304f\u3060\u3055\u3044|\u4e0b\u3055\u3044|\u307b\u3057\u3044|\u304f\u308c)*(?=[\u3002\u3001\uff1a:\uff01!]|$)/,
type:"project"},{pattern:/^\u899a\u3048\u3066\u304a\u304f\u3053\u3068|\u899a\u3048\u3066\u304a\u304f\u3088\u3046\u306b(?!\u3057|\u306a\u308b|\u306a\u3063|\u5b9f\u88c5|\u4fee\u6b63|\u5909)/,type:"project"},{pattern:/^(?:\u5099\u5fd8(?:\u9332)?|\u899a\u3048\u66f8\u304d|\u30e1\u30e2)[\uff1a:\u3001]/,
type:"project"},{pattern:/\u3053\u3068\u3092?(?:\u7d76\u5bfe\u306b?)?\u5fd8\u308c\u306a\u3044(?:\u3067|\u3088\u3046)|^\u5fd8\u308c\u306a\u3044\u3067(?:\u304f\u3060\u3055\u3044|\u306d)*[\u3001,\uff1a:]|\u6b21\u56de.*\u5fd8\u308c(?:\u306a\u3044\u3067|\u305a\u306b)|\u3001\u5fd8\u308c(?:\u306a\u3044\u3067|\u306a\u3044\u3088\u3046\u306b)(?:\u306d|\u304f\u3060\u3055\u3044|\u3057\u3066)*[\u3002.!\uff01]*$|\u3069\u306e(?:\u30bb\u30c3\u30b7\u30e7\u30f3|\u4f1a\u8a71|\u30c1\u30e3\u30c3\u30c8)\u3067\u3082|(?:\u6b21\u56de|\u4eca\u5f8c|\u6b21)\u306e\u305f\u3081\u306b/,
type:"project"},{pattern:/(?:\u306e\u3067|\u304b\u3089|\u3067\u3059|\u3060|\u3093\u3067|\u305f\u3081)(?:\u3001)?(?:\u7d76\u5bfe|\u304f\u308c\u3050\u308c\u3082)?\u5fd8\u308c(?:\u306a\u3044\u3067|\u306a\u3044\u3088\u3046|\u308b\u306a|\u305a)/,type:"projec\
t"}],FOR_GOOD3=[{pattern:/\u4eca\u5f8c(?!.{0,16}(?:\u304b\u3082|\u53ef\u80fd\u6027|\u4e88\u5b9a|\u3064\u3082\u308a|\u5897\u3048|\u3068\u601d)|\u306e(?:\u4e88\u5b9a|\u8ab2\u984c|\u5c55\u671b|\u8a08\u753b|\u30bf\u30b9\u30af|\u30ea\u30ea\u30fc\u30b9|\u62e1\u5f35|\u958b\u767a)(?!\u306f.*(?:\u304a\u9858\u3044|\u304f\u3060\u3055\u3044))|\u3069\u3046|\u691c\u8a0e|\u6539\u5584|\u5b9f\u88c5\u4e88\u5b9a|\u5bfe\u5fdc)|\u3053\u308c\u304b\u3089(?:\u306f(?!\u306e)|\u3082|\u5148|\u305a\u3063\u3068|\u3059\u3079\u3066|\u5168\u90e8|\u5168\u3066|\u6bce\u56de|\u7d76\u5bfe|\u5fc5\u305a|\u65b0\u898f|\u66f8\u304f|\u4f5c\u308b|\u8ffd\u52a0\u3059\u308b)|\u3053\u308c\u4ee5\u964d|\u6b21(?:\u56de)?\u304b\u3089(?!\u6b21)(?:\u306f)?/,
type:"feedback"},{pattern:new RegExp(`${CLAUSE3}(?:\u6B21\u56DE|\u6B21|\u4ECA\u65E5|\u672C\u65E5|\u4ECA|\u4ECA\u56DE|\u4ECA\u9031|\u4ECA\u6708)?(?:\u4EE5\u964D|\u4EE5\u5F8C)(?:\u306F|\u3082|\u306E|\u3001|\u305A\u3063\u3068|\u4E00\u5207|\u7D76\u5BFE|\u3059\u3079\u3066|\u5168\u3066|\u5168\u90E8|\u305D\u308C|\u305D\u3046|\u3053\u306E)|(?:\u4ECA\u65E5|\u672C\u65E5|\u4ECA\u56DE)\u304B\u3089(?!\u660E\u65E5|.{0,4}[\u65E5\u9031]\u9593).*(?\
:\u5168\u90E8|\u3059\u3079\u3066|\u5168\u3066|\u305A\u3063\u3068|\u6BCE|\u5FC5\u305A|\u7D76\u5BFE|\u304F\u3060\u3055\u3044|\u304A\u9858\u3044|\u4ECA\u5F8C)`),type:"\
feedback"},{pattern:/^(?:\u6b21\u56de|\u6b21\u306b).{0,24}(?:\u3068\u304d|\u6642|\u969b|\u5834\u5408)(?:\u306f|\u306b)[^\u3002]*(?:\u304f\u3060\u3055\u3044|\u307b\u3057\u3044|\u304a\u9858\u3044|\u304f\u308c|\u3053\u3068)/,type:"feedback"},{pattern:/\u3053\u306e\u5148(?:\u3082|\u305a\u3063\u3068|\u306f|\u3001)|\u91d1\u8f2a\u969b|(?:\u6052\u4e45|\u6c38\u7d9a)\u7684(?:\u306a(?:\u30eb\u30fc\u30eb|\u6c7a\u307e\u308a|\u65b9\u91dd|\u304a\u9858\u3044|\u6307\u793a|\u7d04\u675f)|\u306b)|\u534a\u6c38\u4e45|\u672a\u6765\u6c38\u52ab|(?:\u79c1|\u3053\u3063\u3061|\u3053\u3061\u3089)\u304c(?:\u8a00\u3046|\u3084\u3081\u3066\u3068\u8a00\u3046|\u5909\u3048\u308b\u3068\u8a00\u3046|\u6307\u793a\u3059\u308b)\u307e\u3067/,
type:"feedback"},{pattern:/(?:\u4e8c\u5ea6\u3068|\u3082\u3046\u7d76\u5bfe|\u3082\u3046\u4e00\u751f).*(?:\u306a\u3044\u3067|\u3084\u3081\u3066|\u306a[\u3002\uff01]?$|\u3057\u306a\u3044)/,type:"feedback"},{pattern:/\u4f55\u5ea6\u3082\u8a00(?:\u3063\u3066|\u308f\u305b|\u3046)|\u524d(?:\u306b)?\u3082(?:\u8a00|\u304a\u9858\u3044)/,
type:"feedback"}],SELF3=[{pattern:/\u79c1\u306e\u540d\u524d\u306f|\u79c1\u3092.{1,20}\u3068\u547c\u3093\u3067/,type:"user"},{pattern:new RegExp(`^${I}\u306F.{0,20}${ROLE3}`),type:"user"},{pattern:new RegExp(
`^${I}\u306F.{0,12}(?:\u8272\u5F31|\u8272\u899A|\u5DE6\u5229\u304D|\u5F31\u8996|\u96E3\u8074|\u8001\u773C|(?:\u8A73\u3057\u304F\u306A|\u4E0D\u6163\u308C|\u4E0D\u5F97\u624B))`),
type:"user"}],ALWAYS3=[{pattern:new RegExp(`${EVER}[^\u3001\u3002]*${ORDER}`),type:"feedback"},{pattern:new RegExp(`${EVER}.*[^\u3001]${FIRM_ORDER}`),type:"feed\
back"},{pattern:/(?:\u3044\u3061\u3044\u3061|\u6bce\u56de|\u656c\u8a9e|\u524d\u7f6e\u304d|\u304a\u4e16\u8f9e).*\u306a\u304f\u3066(?:\u3044\u3044|\u3088\u3044|\u5927\u4e08\u592b|\u7d50\u69cb|OK|\u69cb\u308f\u306a\u3044|\u304b\u307e\u308f\u306a\u3044)/,type:"feedback"},
{pattern:/\u3082\u3046(?!\u4e00\u5ea6|\u4e00\u56de|\u5c11\u3057).*(?:\u306a\u3044\u3067|\u3084\u3081\u3066|\u3057\u306a\u3044\u3067|\u4f7f\u308f\u306a\u3044\u3067)/,type:"feedback"},{pattern:/(?:\u52dd\u624b\u306b|\u3044\u3061\u3044\u3061|\u3080\u3084\u307f\u306b|\u7121\u65ad\u3067|\u8a31\u53ef\u306a\u304f|\u78ba\u8a8d\u306a\u3057(?:\u306b|\u3067)|\u3084\u305f\u3089(?:\u3068|\u306b)?|\u5b89\u6613\u306b|\u624b(?:\u52d5)?\u3067).*(?:\u306a\u3044\u3067(?:\u304f\u3060\u3055\u3044|\u307b\u3057\u3044|\u304f\u308c)?|\u3084\u3081\u3066(?:\u304f\u3060\u3055\u3044|\u307b\u3057\u3044|\u304f\u308c)?|\u3059\u308b\u306a|\u3057\u306a\u3044\u3053\u3068|\u7981\u6b62|\u53b3\u7981)(?:\u3067\u3059|\u306d)?[\u3002.!\uff01]*$/,
type:"feedback"},{pattern:new RegExp(`(?:\u308B\u305F\u3073\u306B|\u305F(?:\u3068\u304D|\u6642|\u5834\u5408|\u3089)\u306F?\u6BCE\u56DE|(?:\u3068\u304D|\u6642|\u969B|\u5834\u5408)(?:\u306F|\u306B)(?:\u6BCE\u56DE|\u5FC5\u305A|\u3044\u3064\u3082)).*${ORDER}`),
type:"feedback"},{pattern:new RegExp(`(?:\u57FA\u672C\u7684\u306B(?:\u306F)?|\u539F\u5247(?:\u3068\u3057\u3066)?|\u30C7\u30D5\u30A9\u30EB\u30C8\u3067(?:\u306F)?(?=.*(?:\u304A\u9858\u3044|\u304F\u3060\u3055\u3044|\u307B\u3057\u3044|\u304F\u308C|\u3082\u3089\u3048|\u3044\u305F\u3060\u3051|\u4ECA\u5F8C|\u5168\u90E8))|^\u57FA\u672C(?:\u306F)?[\u3001 ]).*${ORDER}`),
type:"feedback"},{pattern:/(?:\u306f|\u3082|\u306e\u306f)(?:\u5e38\u306b|\u4e00\u5207|\u7d76\u5bfe(?:\u306b)?|\u539f\u5247(?:\u3068\u3057\u3066)?|\u57fa\u672c\u7684\u306b)?(?:\u7981\u6b62|\u53b3\u7981|\s?NG\s?|\u3054\u6cd5\u5ea6)(?:\u3067\u3059|\u3060|\u3067(?:\u3059|\u304a\u9858\u3044|\u983c)|\u3068\u3059\u308b|\u3068\u3057\u307e\u3059|\u306a\u306e\u3067|\u3001|\u3002|$)/,
type:"feedback"}],TASTES3=[{pattern:/(?:\u3088\u308a|\u306f).*(?:\u306e)?(?:\u65b9|\u307b\u3046)\u304c(?:\u597d\u304d|\u597d\u307f)|(?:\u65b9|\u307b\u3046)\u304c\u3044\u3044\u3067\u3059?$/,type:"user"},{pattern:/(?<!\u65b9|\u307b\u3046|\u7248|\u6848|\u3084\u3064|\u3053\u308c|\u305d\u308c)\u304c(?:\u597d\u304d|\u597d\u307f|\u5acc\u3044|\u82e6\u624b)(?:\u3067\u3059|\u306a\u306e\u3067|\u3060\u304b\u3089)/,
type:"user"},{pattern:/\u306f(?:\u5927\u597d\u304d|\u5927\u5acc\u3044|\u597d\u304d|\u597d\u307f|\u5acc\u3044|\u82e6\u624b)(?:\u3067\u3059|\u3060|\u306a(?:\u306e\u3067|\u3093\u3067))?|\u30bf\u30d6\u6d3e|\u6d3e(?:\u3067\u3059|\u306a\u306e\u3067|\u306a\u3093\u3067|\u3060\u304b\u3089)/,
type:"user"},{pattern:/\u666e\u6bb5(?:\u306f|\u304b\u3089)?|\u901a\u5e38\u306f?.*(?:\u4f7f|\u3057)(?:\u3063\u3066|\u3066)\u3044/,type:"user"},{pattern:new RegExp(`^${I}\u306F(?!.*(?:\u4ECA|\u73FE\u5728)).*(?:\u3092\u4F7F\u3063\u3066(?:\u3044|\u308B)|\u6D3E)`),
type:"user"},{pattern:new RegExp(`^${I}(?:\u306F|\u306E(?:\u74B0\u5883|\u30DE\u30B7\u30F3|PC|\u30D1\u30BD\u30B3\u30F3|\u7AEF\u672B|OS|\u30A8\u30C7\u30A3\u30BF|\u30B7\u30A7\u30EB)\u306F)[^\u3002]{0,12}${SYSTEM2}\
[^\u3002]{0,6}(?:\u306A\u306E\u3067|\u3060\u304B\u3089|\u306A\u3093\u3067|\u3067\u3059|\u3067\u3001|\u306E\u3067).*${ORDER}`,"i"),type:"user"}],CUSTOMS3=[{pattern:new RegExp(
`^${OURS2}\u306E?(?:[^\u3002\u3001]{0,16})(?:\u3067\u306F|\u306F|\u306E|\u3060\u3068).*(?:\u5E38\u306B|\u3044\u3064\u3082|\u5FC5\u305A|\u6C7A\u3057\u3066|\u4F7F\u308F\u305A|\u4F7F\u3044\u307E\u305B\u3093|\u4F7F\u3044\u307E\u3059|\u5FC5\u9808|(?:\u7D71\u4E00|\u56FA\u5B9A)(?:\u3067\u3059|\u3067(?:\u3059|\u304A\u9858\u3044)|\u3057\u3066|\u3060|\u3002|$)|${NORM2}${STATED}\
|\u7981\u6B62|\u3057\u306A\u3044(?:\u3053\u3068|\u3067)|\u306E\u307F(?:\u3067\u3059|\u3002|$|\u8A31\u53EF))`),type:"feedback"},{pattern:new RegExp(`(?:\u304C|\u306F)${OURS2}\
\u306E${NORM2}`),type:"feedback"},{pattern:new RegExp(`[\u306E\u3092\u306F]${NORM2}\u306B(?:\u3057(?:\u307E\u3059|\u307E\u3057\u305F|\u307E\u3057\u3087\u3046|\u3088\u3046|\u305F(?!\u3044))|\u3059\u308B)`),
type:"feedback"},{pattern:new RegExp(`(?:[\u3046\u304F\u3050\u3059\u3064\u306C\u3076\u3080\u308B\u3044]|\u305A|\u3068\u3044\u3046|\u304C|\u306F)${NORM2}${STATED}`),
type:"feedback"},{pattern:new RegExp(`^(?:${OURS2}\u306E)?(?:${NORM2})(?:\u3068\u3057\u3066|\u306F|\u3067|\uFF1A|:)(?!\u3042\u308B|\u3042\u308A|\u3069\u3053|\u4F55)`),
type:"feedback"},{pattern:/[\u3067\u306b](?:\u5168\u90e8|\u3059\u3079\u3066|\u5168\u3066|\u5b8c\u5168\u306b)?\u7d71\u4e00(?:(?=[\u3001\u3002]|$)|\u3057\u3066(?:\u3044)?(?:\u307e\u3059|\u308b)|\u3067\u3059|\u3057\u3066\u304a|\u3055\u308c\u3066|\u3057\u3066(?:\u304f\u3060\u3055\u3044|\u307b\u3057\u3044|\u304f\u308c))/,
type:"feedback"},{pattern:/(?<!\u3053\u306e|\u305d\u306e|\u3055\u3063\u304d\u306e|\u4eca\u306e)(?:\u524d\u63d0|\u4ed5\u69d8|\u65b9\u91dd)\u3067(?:\u305a\u3063\u3068|\u4eca\u5f8c|\u3084\u3063\u3066|\u3044\u304f|\u9032\u3081|\u304a\u9858\u3044|\u983c|\u56de\u7b54|\u66f8\u3044\u3066)/,
type:"feedback"},{pattern:/(?:\u3053\u308c\u306f|\u3053\u3053\u306f|\u3053\u306e\u70b9\u306f|\u305d\u308c\u306f)?(?:\u305a\u3063\u3068|\u4eca\u5f8c\u3082)?\u5909\u308f(?:\u3089\u306a\u3044|\u3089\u3093|\u308a\u307e\u305b\u3093)(?:\u306e\u3067|\u304b\u3089|\u3067\u3059|\u3002|$)|\u3053\u308c\u306f(?:\u56fa\u5b9a|\u78ba\u5b9a|\u6052\u4e45|\u7d76\u5bfe|\u9244\u5247|\u53b3\u5b88|\u5fc5\u9808)/,
type:"project"}],JAPANESE={...JAPANESE_AGAINST,opening:new RegExp(`^${OPENING5}`),strong:[...REQUESTS3,...FOR_GOOD3,...SELF3],weak:[...ALWAYS3,...TASTES3,...CUSTOMS3],
pointsBack:[/^(?:\u3053\u308c(?:\u306f|\u3082)?|\u305d\u308c(?:\u306f|\u3082)?)?(?:\u6bce\u56de|\u5fc5\u305a|\u305a\u3063\u3068|\u7d76\u5bfe\u306b?)?(?:\u899a\u3048\u3066?(?:\u304a\u3044\u3066|\u3068\u3044\u3066|\u3066\u3066)|\u5fd8\u308c\u306a\u3044\u3067|\u5b88\u3063\u3066)(?:\u304f\u3060\u3055\u3044|\u4e0b\u3055\u3044|\u306d|\u307b\u3057\u3044)*[\u3002.!\uff01]*$/,
/^(?:\u4eca\u5f8c|\u4ee5\u5f8c|\u3053\u308c\u304b\u3089|\u3053\u306e\u5148|\u3053\u308c\u4ee5\u964d)(?:\u3082|\u306f|\u3001|\u305a\u3063\u3068)*(?:\u305d\u3046(?:\u3057\u3066|\u3067)|\u305d\u308c\u3067|\u305d\u306e\u3088\u3046\u306b|\u3053\u306e\u5f62\u3067|\u540c\u3058\u3067)?(?:\u304f\u3060\u3055\u3044|\u304a\u9858\u3044(?:\u3057\u307e\u3059|\u3057\u307es)?|\u983c\u3080|\u306d)*[\u3002.!\uff01]*$/,
/^(?:\u4f8b\u5916(?:\u306f)?\u306a(?:\u3057|\u3044)(?:\u3067|\u3067\u3059)?|\u3044\u3064\u3082(?:\u3067\u3059)?|\u6bce\u56de(?:\u3067\u3059)?|\u3053\u308c\u306f(?:\u56fa\u5b9a|\u6052\u4e45|\u7d76\u5bfe)(?:\u306e(?:\u65b9\u91dd|\u30eb\u30fc\u30eb))?(?:\u3067\u3059)?)[\u3002.!\uff01]*$/],
forget:[/(?:\u306e\u3053\u3068)?\u306f?(?:\u3082\u3046)?\u5fd8\u308c\u3066(?:\u304f\u3060\u3055\u3044|\u4e0b\u3055\u3044|\u3044\u3044|\u304f\u308c|\u307b\u3057\u3044|\u3002|$)/,/(?:\u306e\u3053\u3068)?\u306f?(?:\u3082\u3046)?\u899a\u3048\u306a\u304f\u3066(?:\u3044\u3044|\u3088\u3044|\u5927\u4e08\u592b)/],
leads:[/^(?:(?:\u899a\u3048|\u30e1\u30e2\u3057|\u8a18\u9332\u3057|\u8a18\u61b6\u3057|\u8a18\u61b6\u306b\u6b8b\u3057|\u63a7\u3048)(?:\u3066\u304a\u3044\u3066|\u3068\u3044\u3066|\u3066\u3066|\u3066(?=\u304f\u3060\u3055\u3044|\u3001|\uff1a|:))|\u5fd8\u308c\u306a\u3044\u3067|\u5099\u5fd8(?:\u9332)?(?=[\uff1a:\u3001]))(?:\u304f\u3060\u3055\u3044|\u4e0b\u3055\u3044|\u306d)?[\u3001,\u3002\uff1a:\s]*/,
/^(?:\u30e1\u30e2\u30ea\u30fc?|\u8a18\u61b6|\u5099\u5fd8\u9332?)(?:\u306b|\u3078)(?:\u4fdd\u5b58|\u8ffd\u52a0|\u8a18\u9332|\u767b\u9332|\u6b8b)\u3057(?:\u3066\u304a\u3044\u3066|\u3068\u3044\u3066|\u3066)(?:\u304f\u3060\u3055\u3044|\u4e0b\u3055\u3044|\u306d)?[\u3001,\uff1a:\s]*/,
/^(?:\u4eca\u5f8c\u306f?|\u3053\u308c\u304b\u3089\u306f?|\u3053\u308c\u4ee5\u964d\u306f?|\u6b21(?:\u56de)?\u304b\u3089\u306f?|(?:\u6b21\u56de)?\u4ee5\u964d\u306f?|\u4ee5\u5f8c\u306f?)[\u3001,\uff1a:\s]*/]};var unread=lazy(()=>/(?!\s)[\p{M}\p{Default_Ignorable_Code_Point}\p{Cc}]/gu),dash=lazy(()=>new RegExp("\\p{Dash}","gu"));var ALIKE={a:"\u0430\u0410\u03B1\u0391\u0251\u1D00",b:"\u044C\u0432\u0412\u03B2\u0392\u0299\u13CF",c:"\u0441\u0421\u03F2\u03F9\u1D04\u0188",d:"\u0501\u0500\u1D05\u0257",
e:"\u0435\u0415\u03B5\u0395\u0454\u1D07",f:"\u0493\u0492\uA730\u0192",g:"\u0261\u0581\u0262",h:"\u04BB\u04BA\u043D\u041D\u029C\u0570\u0397\u03B7",i:"\u0456\u0406\u03B9\u0399\u0131\u026A\u0269",
j:"\u0458\u0408\u03F3\u1D0A",k:"\u043A\u041A\u03BA\u039A\u1D0B",l:"\u04CF\u04C0\u029F\u217C\u01C0",m:"\u043C\u041C\u03BC\u039C\u1D0D",n:"\u0578\u043F\u039D\u0274",
o:"\u043E\u041E\u03BF\u039F\u0585\u0555\u1D0F\u03C3",p:"\u0440\u0420\u03C1\u03A1\u1D18",r:"\u0433\u0413\u0280\uAB47",s:"\u0455\u0405\uA731\u0282",t:"\u0442\u0422\u03C4\u03A4\u1D1B",
u:"\u03C5\u057D\u054D\u1D1C\u028B",v:"\u03BD\u0475\u0474\u1D20",w:"\u051D\u051C\u03C9\u1D21\u0461",x:"\u0445\u0425\u03C7\u03A7",y:"\u0443\u0423\u04AF\u04AE\u03A5\u03B3\u028F",
z:"\u1D22\u0290\u0396"},plainLetters=lazy(()=>new Map(Object.entries(ALIKE).flatMap(([plain,alike])=>[...alike].map(letter=>[letter,plain]))));var OPENING_BRACKET=/[<\uff1c\ufe64\u02c2\u1438\u276e\u3008\u27e8\u3008]/,OPENING_BRACKETS=new RegExp(OPENING_BRACKET,"g");var ROLES="human|assistant|system|user";var ROLE4=new RegExp(`^(?:${ROLES})[ \\t*_~]{0,8}:$`);var TAG="logbook-context",OPENING6=`<${TAG} kind="`,CLOSING3=`</${TAG}>`,WHOLE_OPENING=new RegExp(`${OPENING6}[^<>\\n]{0,2000}>\\n`,"y");function stripOwnBlocks(text2){let kept="",from=0;for(let at2=text2.indexOf(OPENING6);at2>=0;at2=text2.indexOf(OPENING6,Math.max(at2+1,from))){if(WHOLE_OPENING.
lastIndex=at2,!WHOLE_OPENING.test(text2))continue;kept+=text2.slice(from,at2);let end=text2.indexOf(CLOSING3,at2);if(end<0)return kept;from=end+CLOSING3.length,
text2[from]===`
`&&from++}return kept+text2.slice(from)}var COMMENT=/^\s*(?:\/\/|\/\*|#(?!\w)|--\s|<!--|;;)/,TRAILING_COMMENT=/\S\s+(?:\/\/|\/\*)\s|[=({[][^#]{0,200}\s#\s/,CODE=[/^\s*(?:(?:export|static|public|private|protected|final|async)\s+)*(?:const|let|var|val|auto|int|float|double|char|bool|string)\s+[\w$[\]{},][\w$[\]{},\s]{0,59}(?::\s*[\w<>[\]]{1,40})?\s*=/,
/^\s*\}?\s*(?:else\s+)?(?:if|for|while|switch|catch)\s*\([^\n]{0,200}\)\s*(?:\{|\w+\()/,/^\s*(?:(?:export|static|public|private|protected|async|pub|override)\s+)*(?:def|fn|func|function|class|struct|interface)\s+\w+\s*[<({:]/,
/^\s*(?:return|throw|raise|import|from|#include|using|package)\b[^.\u3002\uff0c,]{0,80}(?:;|\()/,/^\s*[\w.$[\]]{1,60}\s*(?:[-+*/|&?]?=|=>)\s*\S[^\n]{0,200};?\s*$/,/^\s*[\w.$]{1,60}\([^\n]{0,200}\)\s*[;{]?\s*$/,
/[=(][^\n]{0,200}[;{}]\s*$/],LOG=/^\s*(?:\[?\d{4}-\d\d-\d\d[T\s]\d|\[?(?:WARN(?:ING)?|ERROR|INFO|DEBUG|FATAL|TRACE)\b\]?[\s:])/;function isCodeLine(line){let seen2=line.slice(0,500);return COMMENT.test(seen2)||TRAILING_COMMENT.test(seen2)||LOG.test(seen2)||CODE.some(pattern=>pattern.test(
seen2))}var QUOTED2="\u2402",INLINE_CODE="\u2404",MAX_SENTENCE_CHARS=500,MAX_TEXT_CHARS2=2e4,CODE_BLOCK=/^ {0,3}(```+|~~~+)[\s\S]*?(?:^ {0,3}\1[ \t]*$|(?![\s\S]))/gm,QUOTED_LINE=/^[ \t]*[>\uff1e].*$/gm,
CODE_SPAN=/`[^`\n]{1,300}`/g,QUOTES2=[/"[^"\n]{1,300}"/g,/\u201c[^\u201d\n]{1,300}\u201d/g,/\u300e[^\u300f\n]{1,300}\u300f/g,/\u300c[^\u300d\n]{1,300}\u300d/g,/(?<![\p{L}\p{N}])['\u2018][^'\u2019\n]{1,300}['\u2019](?![\p{L}\p{N}])/gu],
SENTENCE_END=/(?<=[\u3002\uff01\uff1f!?])(?![\u3002\uff01\uff1f!?])|(?<=[.](?:["')\]]{0,2}))\s+|\n+/,LINE2=/^.+$/gm,ENDS=".!?\u3002\uFF01\uFF1F",INNER_END=/[.!?\u3002\uff01\uff1f]/g,SHIELD=63232,
SHIELDED=/[\uf700-\uf705]/g;function splitSentences(text2){let spoken=stripPrivate(stripOwnBlocks(stripUnseen(text2))).slice(-MAX_TEXT_CHARS2).replace(CODE_BLOCK,
`
`).replace(QUOTED_LINE,`
`).replace(LINE2,line=>isCodeLine(withoutQuotes(line))?"":line);return shieldQuotes(spoken).split(SENTENCE_END).map(part=>part.replace(SHIELDED,end=>ENDS.charAt(
end.charCodeAt(0)-SHIELD))).map(part=>part.replace(/^[\s\-*\u2022\u00b7]+/,"").trim()).filter(part=>part!==""&&part.length<=MAX_SENTENCE_CHARS).map(part=>({text:part,language:languageOf(
part)}))}function withoutQuotes(text2){let bare=text2.replace(CODE_SPAN,INLINE_CODE);return QUOTES2.reduce((rest,quote)=>rest.replace(quote,QUOTED2),bare)}function shieldQuotes(text2){
return[CODE_SPAN,...QUOTES2].reduce((rest,quote)=>rest.replace(quote,quoted=>quoted.replace(INNER_END,end=>String.fromCharCode(SHIELD+ENDS.indexOf(end)))),text2)}
function languageOf(text2){return/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text2)?"ja":new RegExp("\\p{Script=Han}","u").test(text2)?"zh":"en"}var CJK=/[\u3040-\u30ff\u3400-\u9fff]/,STRETCHES=[["memor","remember","forget","keep","in mind","later","upcoming","reference","your records"],["your informatio\
n"],["future","next time","now on","now out","now forward","now or","henceforth","hereafter"],["this point","this moment","this day","going f","moving f","oign \
f","ogin f","giong f","gong f"],["otherwise","differently","long as","once and for all","stick to","permanent","indefinit","for good"],["exception","matter what",
"in any case","not change","n't change","never change","gonna change"],["to change","to stay","in stone","negotiable","up for debate"],["holds for","applies for",
"goes for","counts for"],["my name","call me","dyslex","adhd","eyesight","blindness","prefer","rather","that's why"],["instead of","my usual","my default","my f\
avorite","my favourite"],["always","never","everywhere","circumstances","no case","no means","no more","no need","do not"],["don't","dont","anymore","any more",
"every time","everytime","every single time","each time"],["each single time","any time","anytime","all the ","all your ","in doubt","unsure","consistently"],["\
rule","polic","convention","standard","practice","guideline","requirement","agree","decided"],["settled","habit","default","general","across","throughout"]].flat(),
WORDS2=new Set(["here","note","final","fixed","rsi","stop","quit","norm","i'm","im","request","wish"]),PAIRS2=[[["from","form","frm","fom","starting","beginning",
"effective","of"],["now","today","tomorrow","immediately"],1],[["i"],["work","working","am","use","write","run"],1],[["i","i'd","i'll","i've"],["like","love","h\
ate","stand","want"],5],[["we"],["everything","exclusively","only"],40],[["jot","write"],["down"],5],[["in","for","on","within","at","of"],["this","our","all","\
every","each","any"],1],[["in","for","on","within","at","of"],["whole","entire"],2],[["all","any","anything","anywhere","every","everything","each"],["you"],12]],
SEPARATORS=/[^a-z0-9']+/;function mayHoldStatement(prompt){if(CJK.test(prompt))return!0;let text2=prompt.toLowerCase().replaceAll("\u2019","'");if(STRETCHES.some(
stretch=>text2.includes(stretch)))return!0;let words=text2.split(SEPARATORS);return words.some((word2,at2)=>WORDS2.has(word2)||word2.endsWith("ever")||beginsPair(
words,at2))}function beginsPair(words,at2){let word2=words[at2]??"";return PAIRS2.some(([first,second,within2])=>first.includes(word2)&&words.slice(at2+1,at2+1+
within2).some(next=>second.includes(next)))}var RULES={en:ENGLISH,zh:CHINESE,ja:JAPANESE},POINTER=/https?:\/\/|\b(?:wiki|confluence|notion|jira|dashboard|runbook)\b|\u77e5\u8bc6\u5e93|\u6587\u6863\u5728|\u30a6\u30a3\u30ad|\u8cc7\u6599/i,
MAX_STATEMENTS=10;function findStatements(prompt){let sentences=splitSentences(prompt);return sentences.flatMap((sentence,i)=>readStatement(sentence,sentences[i-
1])).slice(0,MAX_STATEMENTS)}function objectionTo({text:text2,language}){let rules=RULES[language],seen2=pointOf(text2,language);if(isQuestion(seen2,rules))return"\
question";if(isOneOff({text:text2,language}))return"one-off";let trigger=findTrigger(seen2,rules);return isReported(seen2,trigger?.at??seen2.length,language)?"q\
uotation":void 0}function isOneOff({text:text2,language}){let seen2=pointOf(text2,language);return RULES[language].oneOff.some(pattern=>pattern.test(seen2))}function readStatement({
text:text2,language},before){if(!mayHoldStatement(text2))return[];let rules=RULES[language];if(rules.pointsBack.some(pattern=>pattern.test(text2)))return keepBefore(
text2,before);let seen2=pointOf(text2,language),forget=firstMatch(seen2,rules.forget),trigger=forget===void 0?findTrigger(seen2,rules):void 0;if(forget===void 0&&
trigger===void 0)return[];if(isQuestion(seen2,rules)||isOneOff({text:text2,language}))return[];if(forget!==void 0)return requestToForget({text:text2,language},forget);
if(trigger===void 0||isReported(seen2,trigger.at,language))return[];let core=coreOf(text2,language),type=trigger.type==="project"&&POINTER.test(text2)?"referenc\
e":trigger.type;return core===""?[]:[{kind:"remember",text:text2,core,type,language}]}function requestToForget({text:text2,language},verb){let said=text2.replace(
RULES[language].opening,""),core=(language==="ja"?said.slice(0,verb.start):said.slice(verb.end)).trim();return core===""?[]:[{kind:"forget",text:text2,core,type:"\
project",language}]}function keepBefore(pointer,before){if(before===void 0||objectionTo(before)!==void 0)return[];let{text:text2,language}=before,rules=RULES[language];
if(readStatement(before).length>0||rules.tasks.some(pattern=>pattern.test(pointOf(text2,language))))return[];let type=POINTER.test(text2)?"reference":"project";
return[{kind:"remember",text:`${text2} ${pointer}`,core:coreOf(text2,language),type,language}]}function isQuestion(text2,rules){return rules.politeOrders.some(pattern=>pattern.
test(text2))?!1:rules.questions.some(pattern=>pattern.test(text2))?!0:rules.askingWords.some(pattern=>pattern.test(text2))&&firstTrigger(text2,rules.strong)===void 0}
function findTrigger(text2,rules){let strong=firstTrigger(text2,rules.strong),found=strong??firstTrigger(text2,rules.weak);return found===void 0||(strong===void 0?
[...rules.tasks,...rules.weakVetoes]:rules.tasks).some(pattern=>pattern.test(text2))?void 0:found}function firstTrigger(text2,triggers){for(let{pattern,type}of triggers){
let match=pattern.exec(text2);if(match!==null)return{at:match.index+match[0].length,type}}}function isReported(text2,triggerEnd,language){let said=language==="j\
a"?text2:text2.slice(0,triggerEnd);return RULES[language].reported.some(pattern=>pattern.test(said))}function firstMatch(text2,patterns){for(let pattern of patterns){
let match=pattern.exec(text2);if(match!==null)return{start:match.index,end:match.index+match[0].length}}}function pointOf(text2,language){return fold(withoutQuotes(
text2).replace(RULES[language].opening,""),language)}function fold(text2,language){return language==="en"?text2.replaceAll("\u2019","'").toLowerCase():text2}function coreOf(text2,language){
let{opening,leads}=RULES[language],said=text2.replace(opening,""),lead=firstMatch(fold(said,language),leads),core=(lead===void 0?said:said.slice(lead.end)).trim();
return cutText(core===""?text2:core,MAX_CORE_CHARS)}var MAX_CORE_CHARS=500;function projectScope(store,projectId){let{dir,memory,state}=projectPaths(store,projectId);return{kind:"project",base:dir,memory,state}}function parseListText(text2){return splitAtCommas(text2).map(item=>item.trim()).filter(item=>item!=="")}function splitAtCommas(text2){let items=[],item="",depth=0;
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
function list(description,env){return{default:[],description,...env!==void 0&&{env}}}var import_node_fs4=import_node_fs3;function readConfigFile({config}){let content=readForeignFile(config,MAX_CONFIG_BYTES);return content!==void 0?parseJsonObject(content.toString("utf8").replace(
/^\uFEFF/,"")):isNothing(config)?{}:void 0}function isNothing(path){try{return import_node_fs4.default.lstatSync(path,{throwIfNoEntry:!1})===void 0}catch(error){return errnoOf(error)==="ENOTDIR"}}var import_node_fs5=import_node_fs3;var A_FILE="a file";function oddnessOf(path,maxBytes){let link2;try{link2=import_node_fs5.default.lstatSync(path,{throwIfNoEntry:!1})}catch(error){let code=errnoOf(
error);return code==="ENOTDIR"?void 0:`not to be asked about (${code??"unknown error"})`}if(link2!==void 0){if(!link2.isSymbolicLink())return oddnessOfEntry(path,
link2,maxBytes);try{let target=import_node_fs5.default.statSync(path,{throwIfNoEntry:!1});if(target===void 0)return"a link that leads nowhere";let oddness=oddnessOfEntry(
path,target,maxBytes);return oddness===void 0?void 0:`a link to ${import_node_fs5.default.readlinkSync(path)}: ${oddness}`}catch(error){let code=errnoOf(error);
return code==="ELOOP"?"a link that leads in a circle":`a link that cannot be followed (${code})`}}}function oddnessOfEntry(path,stat,maxBytes){let kind=kindOf(stat);
return kind!==A_FILE?kind:stat.size>maxBytes?`a file of ${stat.size} bytes, where at most ${maxBytes} make sense`:unreadableReason(path)}function kindOf(stat){return stat.
isFile()?A_FILE:stat.isDirectory()?"a folder":stat.isFIFO()?"a FIFO":stat.isSocket()?"a socket":stat.isCharacterDevice()?"a character device":stat.isBlockDevice()?
"a block device":"no regular file"}function unreadableReason(path){try{let file=openRegular(path);if(file===void 0)return;try{import_node_fs5.default.readSync(file.
fd,Buffer.alloc(1),0,1,0);return}finally{import_node_fs5.default.closeSync(file.fd)}}catch(error){return`a file that cannot be read (${errnoOf(error)??"unknown \
error"})`}}var import_node_path5=require("node:path");var PREFIX="CLAUDE_PLUGIN_OPTION_",PLUGIN=/^logbook@/;function withPluginOptions(env){if(env.CLAUDE_PLUGIN_ROOT)return env;let text2=readForeignFile((0,import_node_path5.join)(
clientRoot(env),"settings.json"),MAX_SETTINGS_BYTES)?.toString("utf8");if(text2===void 0||!text2.includes('"pluginConfigs"'))return env;let all=parseJsonObject(
text2)?.pluginConfigs,variables=Object.entries(isObject(all)?all:{}).filter(([name])=>PLUGIN.test(name)).flatMap(([,config])=>isObject(config)&&isObject(config.
options)?Object.entries(config.options):[]).map(([key,value])=>[`${PREFIX}${key.toUpperCase()}`,String(value)]);return{...Object.fromEntries(variables),...env}}function loadConfig(store,environment){let env=withPluginOptions(environment),value=readConfigFile(store);if(value!==void 0)return parseConfig(value,env);let{config}=parseConfig(
{},env);return{config,problems:[{key:"",message:`${store.config} is ${whatElse(store.config)}`}]}}function whatElse(path){let oddness=oddnessOf(path,MAX_CONFIG_BYTES);if(oddness!==void 0)return oddness;try{return JSON.parse(readForeignFile(path,MAX_CONFIG_BYTES)?.
toString("utf8").replace(/^\uFEFF/,"")??""),"not a JSON object"}catch(error){return`not JSON: ${error instanceof Error?error.message:String(error)}`}}var import_node_fs6=import_node_fs3,import_node_path7=require("node:path");var INITIAL_STATE=[1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225],ROUND_CONSTANTS=[1116352408,1899447441,3049323471,3921009573,
961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,
604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,
1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,
659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298];function sha256Hex(text2){
let bytes=padded(Buffer.from(text2,"utf8")),view=new DataView(bytes.buffer,bytes.byteOffset,bytes.length),state=Uint32Array.from(INITIAL_STATE),words=new Uint32Array(
64);for(let offset=0;offset<bytes.length;offset+=64){for(let i=0;i<16;i++)words[i]=view.getUint32(offset+4*i);extendSchedule(words),compress(state,words)}return Array.
from(state,word2=>word2.toString(16).padStart(8,"0")).join("")}function padded(bytes){let length=Math.ceil((bytes.length+9)/64)*64,result=Buffer.alloc(length);return bytes.
copy(result),result[bytes.length]=128,result.writeBigUInt64BE(BigInt(bytes.length)*8n,length-8),result}function rotate(word2,bits){return word2>>>bits|word2<<32-
bits}function at(words,index){return words[index]}function extendSchedule(words){for(let i=16;i<64;i++){let early=at(words,i-15),late=at(words,i-2),small0=rotate(
early,7)^rotate(early,18)^early>>>3,small1=rotate(late,17)^rotate(late,19)^late>>>10;words[i]=at(words,i-16)+small0+at(words,i-7)+small1}}function compress(state,words){
let a=at(state,0),b=at(state,1),c=at(state,2),d=at(state,3),e=at(state,4),f=at(state,5),g=at(state,6),h=at(state,7);for(let i=0;i<64;i++){let big1=rotate(e,6)^rotate(
e,11)^rotate(e,25),choice2=e&f^~e&g,first=h+big1+choice2+at(ROUND_CONSTANTS,i)+at(words,i)|0,big0=rotate(a,2)^rotate(a,13)^rotate(a,22),majority=a&b^a&c^b&c;h=g,
g=f,f=e,e=d+first|0,d=c,c=b,b=a,a=first+big0+majority|0}let mixed=[a,b,c,d,e,f,g,h];for(let i=0;i<mixed.length;i++)state[i]=at(state,i)+at(mixed,i)}var import_node_path6=require("node:path"),MAX_PATH_CHARS=4096,MAX_FOLDERS=256;function boundFolder(folder){let[plain=""]=folder.slice(0,MAX_PATH_CHARS).split("\
\0",1),head=plain.split("/",MAX_FOLDERS).join("/");return head.length===folder.length?folder:(0,import_node_path6.dirname)(head)}function projectOf(cwd){let identity=findGit(cwd)?.commonDir??realPath(cwd),root=(0,import_node_path7.basename)(identity)===".git"?(0,import_node_path7.dirname)(
identity):identity,name=(0,import_node_path7.basename)(root)||"root";return{id:`${fileNamePart(name)}-${shortHash(identity)}`,name,root}}function findGit(start2){
for(let folder=realPath(start2);;folder=(0,import_node_path7.dirname)(folder)){let commonDir=commonDirOf((0,import_node_path7.join)(folder,".git"))??(isBareRepository(
folder)?folder:void 0);if(commonDir!==void 0)return{top:folder,commonDir};if(folder===(0,import_node_path7.dirname)(folder))return}}function gitDirOf(dotGit){let stat=statIfPossible(
dotGit);if(stat===void 0)return;let gitDir=stat.isDirectory()?dotGit:gitDirNamedIn(dotGit);return gitDir!==void 0&&import_node_fs6.default.existsSync((0,import_node_path7.join)(
gitDir,"HEAD"))?gitDir:void 0}function commonDirOf(dotGit){let gitDir=gitDirOf(dotGit);if(gitDir===void 0)return;let shared=readForeignFile((0,import_node_path7.join)(
gitDir,"commondir"),MAX_GIT_BYTES)?.toString("utf8").trim();return realPath(shared?(0,import_node_path7.resolve)(gitDir,shared):gitDir)}function gitDirNamedIn(dotGit){
let named=/^gitdir:\s*(\S.*)$/m.exec(readForeignFile(dotGit,MAX_GIT_BYTES)?.toString("utf8")??"")?.[1];return named===void 0?void 0:(0,import_node_path7.resolve)(
(0,import_node_path7.dirname)(dotGit),named.trimEnd())}function isBareRepository(folder){return["HEAD","objects","refs"].every(name=>import_node_fs6.default.existsSync(
(0,import_node_path7.join)(folder,name)))}function realPath(path){let absolute=(0,import_node_path7.resolve)(boundFolder(path));if(import_node_fs6.default.existsSync(
absolute))return import_node_fs6.default.realpathSync.native(absolute);let parent=(0,import_node_path7.dirname)(absolute);return parent===absolute?absolute:(0,import_node_path7.join)(
realPath(parent),(0,import_node_path7.basename)(absolute))}function fileNamePart(name){return name.replace(/[^A-Za-z0-9_]+/g,"-").replace(/^-+|-+$/g,"").slice(0,
40)||"project"}function shortHash(identity){return sha256Hex(identity).slice(0,8)}var LOG_TAIL_BYTES=64*1024;function keepStatements(call,turns){let{prompt_id:promptId}=call.input,own=turns.filter(turn=>turn.kind==="human"&&turn.promptId===promptId),
found=(own.length>0&&promptId!==void 0?own.map(promptOf):loggedPrompts(call)).map(prompt=>({prompt,statements:findStatements(prompt.text)})).filter(({statements})=>statements.
length>0);if(found.length===0)return;let{store,env,input}=call;if(loadConfig(store,env).config["extraction.provider"]==="off")return;let scope=projectScope(store,
projectOf(input.cwd??process.cwd()).id);for(let{prompt,statements}of found){let{turn,timeMs}=prompt;appendStatements(scope,statements,{session:input.session_id,
turn,timeMs})}}function promptOf({id,prompt,startMs}){return{turn:id,text:prompt,timeMs:startMs}}function loggedPrompts({session,input}){let{prompt_id:promptId}=input;
return promptId===void 0?[]:glanceTail(session.log,LOG_TAIL_BYTES).records.flatMap(({event,prompt,prompt_id,uuid,time})=>event==="UserPromptSubmit"&&prompt_id===
promptId&&prompt!==void 0?[{turn:uuid??promptId,text:prompt,timeMs:Date.parse(time)}]:[])}0&&(module.exports={keepStatements});
