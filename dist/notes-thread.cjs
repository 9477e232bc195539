"use strict";var __create=Object.create;var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty;var __copyProps=(to,from,except,desc)=>{if(from&&typeof from=="object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&
key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toESM=(mod,isNodeMode,target)=>(target=mod!=null?__create(__getProtoOf(mod)):{},__copyProps(isNodeMode||!mod||!mod.__esModule?__defProp(target,"default",{
value:mod,enumerable:!0}):target,mod));var import_node_worker_threads=require("node:worker_threads");function lazy(make){let made;return()=>(made??=make(),made)}var MAX_SEQUENCE=32,joinsPrevious=lazy(()=>new RegExp("^(?:\\p{M}|\\u200d|\\p{Emoji_Modifier}|[\\u{e0020}-\\u{e007f}]|[\\u1160-\\u11ff]|[\\uff9e\\uff9f])","u")),
FIRST_MARK=768,LONE_SURROGATES=/[\ud800-\udfff]/gu;function toWellFormed(text){return text.replace(LONE_SURROGATES,"\uFFFD")}function isLowSurrogate(unit){return unit>=
56320&&unit<=57343}function isHighSurrogate(unit){return unit>=55296&&unit<=56319}function splitsPair(text,at){return at>0&&at<text.length&&isLowSurrogate(text.
charCodeAt(at))&&isHighSurrogate(text.charCodeAt(at-1))}function splitsSequence(text,at){return at<=0||at>=text.length||text.charCodeAt(at)<FIRST_MARK&&text.charCodeAt(
at-1)<FIRST_MARK?!1:splitsPair(text,at)?!0:text.charCodeAt(at-1)===8205||joinsPrevious().test(text.slice(at,at+2))}function boundaryBefore(text,at){if(at>=text.
length)return text.length;if(at<=0)return 0;let lowest=Math.max(0,at-MAX_SEQUENCE);for(let place2=at;place2>=lowest;place2--)if(!splitsSequence(text,place2))return place2;
return splitsPair(text,at)?at-1:at}function cutText(text,maxChars,mark="\u2026"){return text.length<=maxChars?text:mark.length>=maxChars?text.slice(0,boundaryBefore(text,maxChars)):text.slice(0,boundaryBefore(
text,maxChars-mark.length))+mark}var PLACEHOLDER="[private]",OPENING="(?:[<\uFF1C\uFE64\u2039]|&lt;|\\\\u003c)",CLOSING="(?:[>\uFF1E\uFE65\u203A]|&gt;|\\\\u003e)",FULL_WIDTH=65248,NAME=[..."pri\
vate"].map(letter=>`[${letter}${String.fromCharCode(letter.charCodeAt(0)+FULL_WIDTH)}]`).join("\\p{Default_Ignorable_Code_Point}{0,4}"),ATTRIBUTES="[^<>\uFF1C\uFF1E]{0,20\
0}?",tagPattern=lazy(()=>new RegExp(`${OPENING}\\s{0,8}([/\uFF0F\\\\]?)\\s{0,8}${NAME}(?![\\w-])(?:${ATTRIBUTES}${CLOSING})?`,"giu")),HINT=/[<\uff1c\ufe64\u2039]|&lt;|\\u003c/i;
function stripPrivate(text){if(!HINT.test(text))return text;let kept2="",depth2=0,from=0;for(let tag of text.matchAll(tagPattern())){let isEnd2=tag[1]!=="";depth2===
0&&isEnd2||(depth2===0&&(kept2+=text.slice(from,tag.index)+PLACEHOLDER),depth2+=isEnd2?-1:1,from=tag.index+tag[0].length)}return depth2>0?kept2:kept2+text.slice(
from)}var ALPHABETS={a:"[A-Za-z0-9]",b:"[\\w+/=-]",d:"\\d",l:"[a-z0-9]",t:"[\\w.=-]",u:"[A-Z0-9]",w:"[\\w-]",x:"[0-9a-fA-F]",p:"[\\w/.%-]"},NOT_AFTER="(?<![A-Za-z0-9]\
)",NOT_INSIDE="(?<![\\w-])",NOT_BEFORE="(?![A-Za-z0-9])",MAX_RUN=1024,MIN_CUT=6,PART=/\{([a-z])(\d+)(?:(\+)|-(\d+)|~(\d+)(?:<(\d+))?)?\}|(\()|([.$^*+?[\]\\/])/g;
function compileShape(written){let isWeak=written.endsWith("!"),source=isWeak?written.slice(0,-1):written,whole=source.replace(/\(([^()]*)\)/g,(_,choice)=>shortestOf(
choice.split("|"))).replace(PART,"").length,pattern=source.replace(PART,(sign,alphabet,least,isOpen,most,real,bounded,group)=>{if(group!==void 0)return"(?:";if(alphabet===
void 0)return`\\${sign}`;whole+=Number(real??least);let bound=most??bounded??(isOpen===void 0&&real===void 0?least:MAX_RUN);return`${ALPHABETS[alphabet]}{${least}\
,${bound}}`});return{pattern:new RegExp(`${source.includes("<")?NOT_INSIDE:NOT_AFTER}(?:${pattern}${NOT_BEFORE}${isWeak?"":cutOf(source)})`,"g"),whole,isWeak}}function shortestOf(texts){
return texts.reduce((shortest,text)=>text.length<shortest.length?text:shortest)}function cutOf(source){let[,prefix,alphabet="",least]=/^([^{}]{3,})\{([a-z])(\d+)[^}]*\}$/.
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
join("|")})[^]`,"g");return text=>{let places2=new Map;for(pattern.lastIndex=0;pattern.test(text);){let at=pattern.lastIndex-1;for(let literal of byFirst.get(text.
charAt(at))??[]){if(!text.startsWith(literal,at))continue;let known=places2.get(literal);known===void 0?places2.set(literal,[at]):known.push(at)}}return places2}}
function escapeSigns(literal){return literal.replace(/[.*+?^${}()|[\]\\/]/g,"\\$&")}var same=at=>at;function viewOf(text){return{text,toStart:same,toEnd:same,changes:[]}}function firstNotBelow(numbers,wanted){let low=0,high=numbers.length;for(;low<
high;){let middle=low+high>>>1;numbers[middle]<wanted?low=middle+1:high=middle}return low}function rewrite(view,matches,change){let{text}=view,at=[],lengths=[],
begins=[],ends=[],kept2=[],from=0,length=0;for(let match of matches){let put=change(match);if(put===void 0)continue;let end=match.index+match[0].length;kept2.push(
text.slice(from,match.index),put),length+=match.index-from,at.push(length),lengths.push(put.length),begins.push(match.index),ends.push(end),length+=put.length,from=
end}if(at.length===0)return view;kept2.push(text.slice(from));let fromEdit=(edit,place2)=>edit<0?place2:ends[edit]+place2-at[edit]-lengths[edit];return{text:kept2.
join(""),changes:at,toStart(place2){let edit=firstNotBelow(at,place2+1)-1,isInside=edit>=0&&place2<at[edit]+lengths[edit];return view.toStart(isInside?begins[edit]:
fromEdit(edit,place2))},toEnd(place2){let edit=firstNotBelow(at,place2)-1,isInside=edit>=0&&place2<=at[edit]+lengths[edit];return view.toEnd(isInside?ends[edit]:
fromEdit(edit,place2))}}}var WORD=/^(?:[A-Za-z]|[A-Z]?[a-z]+(?:[A-Z][a-z]+)*(?:[A-Z]{2,5}|(?<=[a-z]{3})[A-Z])?|[A-Z]{1,5}(?:[A-Z][a-z]+)+|[A-Z]+)?\d{0,2}$|^\d{1,4}$|^v\d+$/;function isWord(part){return part.length<=64&&WORD.test(part)}function isWords(text){return text.split(/[^A-Za-z0-9]+/).every(isWord)}function isMixed(text){return/\d/.
test(text)&&/[A-Za-z]/.test(text)}var CHUNK=/(?<![\w.~+/=:@%$|-])[\w.~+/=:@%$|-]{10,}/g,RUN=/[\w-]{10}/,SPECIAL=/hooks?\.|whsec_|A(?:KI|SI|RO|ID|BI|CC)A/,MIN_LETTERS=30,SEPARATOR=`
`;function chunksOf(text){let at=[],from=[],parts=[],length=0;for(let{0:chunk,index}of text.matchAll(CHUNK)){if(!mayBeToken(chunk))continue;let end=index+chunk.
length,next=text.charAt(end),part=end===text.length||next==="\u2026"?chunk+next:chunk+SEPARATOR;at.push(length),from.push(index),parts.push(part),length+=part.length}
return{text:parts.join(""),at,from}}function mayBeToken(chunk){return SPECIAL.test(chunk)||RUN.test(chunk)&&(/\d/.test(chunk)||chunk.length>=MIN_LETTERS||!isWords(
chunk))}var searchHints=lazy(()=>searchFor(listKinds().flatMap(({hints})=>hints))),kindsByHint=lazy(()=>{let kinds=new Map;for(let[index,{hints}]of listKinds().
entries())for(let hint of hints)kinds.set(hint,[...kinds.get(hint)??[],index]);return kinds});function kindsIn(text){return[...new Set([...searchHints()(text).keys()].
flatMap(hint=>kindsByHint().get(hint)??[]))].sort((a,b)=>a-b).map(index=>listKinds()[index])}function findByForm(view,found){let{text,at,from}=chunksOf(view.text);
for(let kind of text===""?[]:kindsIn(text))for(let{pattern,whole,isWeak}of shapesOf(kind))for(let{0:token,index}of text.matchAll(pattern)){if(!isToken(kind,token,
isWeak))continue;let chunk=firstNotBelow(at,index+1)-1,start=index-at[chunk]+from[chunk];found(kind.kind,start,start+token.length,whole)}}function isToken({kind},token,isWeak){
return isWeak&&(!isMixed(token)||isWords(token))?!1:kind!=="private-key"||!isPublic(token)}function isPublic(token){return/^LS0tLS1CRUdJTi(?:BDRVJU|BQVUJM)/.test(
token)}var VARIABLE=/^[@&!]?\$(?:\{[^}]*\}.{0,64}|\([^)]*\).{0,8}|\d|[A-Z_][A-Z0-9_]*(?:[/.:[(-].{0,64})?|[a-zA-Z_]+(?:(?:->|::|\.|\[|\().{0,200})?|env:\w+)$|^%[A-Za-z_]+%$|^\$[{(][^})]*$/,
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
function isCommandOf(programs){return(value,_front,before)=>isReal(value)&&programs.test(commandBefore(before()))}function commandBefore(text){return text.split(
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
isSecret:isMixed}],MAX_COMMAND=500,QUOTED=/^((?:\\*["'])?)[\s\S]*?(?=\\*$)/;function findByContext({text},places2,found){for(let{kind,hint,pattern,isSecret:isSecret2}of CONTEXTS)
if(places2.has(hint))for(let match of text.matchAll(pattern())){let front=match[1]??"",[whole,opening=""]=QUOTED.exec(match[0].slice(front.length))??[],start=match.
index+front.length+opening.length,end=start+(whole?.length??0)-opening.length,before=()=>text.slice(Math.max(0,match.index-MAX_COMMAND),match.index+1),value=text.
slice(start,end);value!==""&&!value.includes(MARK)&&(isSecret2?.(value,front,before)??!0)&&found(kind,start,end)}}var MARK="\uFFFC";var TOKEN="[\\w+/=.~-]",GUTTER="[ \\t]{0,40}(?:[>|+*#\u2502]|-(?=[ \\w])|\\d{1,6}[:|\\t\u2192\u2502])?[ \\t]{0,40}",BREAK=new RegExp(`(?<=${TOKEN})[ \\t]{0,4}\\\\?\
\\r?\\n${GUTTER}(?=${TOKEN})`,"g"),AHEAD=new RegExp(`${TOKEN}{1,512}`,"y"),MAX_BEFORE=128;function runBefore(text,end){let start=end;for(;start>0&&end-start<MAX_BEFORE&&
/[\w+/=.~-]/.test(text.charAt(start-1));)start--;return text.slice(start,end)}function runAfter(text,start){return AHEAD.lastIndex=start,AHEAD.exec(text)?.[0]??
""}function joinedViews(view){let{text}=view;if(!text.includes(`
`))return[];let candidates=[...text.matchAll(BREAK)].map(gap=>{let isBefore=!isWords(runBefore(text,gap.index)),isBehind=!isWords(runAfter(text,gap.index+gap[0].
length));return{gap,isAny:isBefore||isBehind,isWithin:isBefore&&isBehind}}).filter(({isAny})=>isAny);return[candidates.filter((_,at)=>at%2===0),candidates.filter(
(_,at)=>at%2===1),candidates.length<2?[]:candidates.filter(({isWithin})=>isWithin)].flatMap(joints=>joints.length===0?[]:rewrite(view,joints.map(({gap})=>gap),()=>""))}function lowerLatin(text){return Buffer.from(text,"latin1").toString("latin1").toLowerCase()}var MIN_VALUE=4,MIN_BARE=6,MIN_KEY=12,MAX_PHRASE=128,SIGN=/[!@#$%^*+=~]/,PROSE=/(?:^|\s)(?:the|a|an|your|you|must|is|are|be|not|of|for|to|in|or|and|at|with|please|enter|should|can|this|that|least|der|die|das|und|oder|nicht|ist|mit|el|la|los|las|es|y|de|no|le|les|est|et)(?=\s|$)/gi,
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
MAX_NAME=64,MAX_TAIL=48,MAX_BEFORE2=40,searchWide=lazy(()=>searchFor(WIDE_CORES.map(({core})=>core)));function findNames(text,places2,found){findCores(text,places2,
CORES,found),BEYOND_LATIN.test(text)&&findCores(text,searchWide()(text),WIDE_CORES,found)}var BEYOND_LATIN=/[^\0-\xff]/;function findCores(text,places2,cores,found){
for(let core of cores)for(let at of places2.get(core.core)??[]){let name=core.isCjk?readCjk(text,at,core):readName(text,at,core);name!==void 0&&found(name)}}function readCjk(text,at,{
core,isPassword}){let end=at+core.length;return{end,whole:text.slice(at,end),isPassword,isCjk:!0,isVague:!1}}function readName(text,at,{rest,before,isPassword}){
let pattern=rest();pattern.lastIndex=at;let core=pattern.exec(text)?.[0];if(core===void 0||before!==void 0&&!before.test(text.slice(Math.max(0,at-MAX_BEFORE2),at)))
return;let start=startOf(text,at),end=endOf(text,start,at+core.length),whole=text.slice(start,end);return end!==-1&&isName(text,at,core,whole)?{end,whole,isPassword,
isCjk:!1,isVague:before===CAPITALS}:void 0}function startOf(text,at){let start=at;for(;start>0&&at-start<MAX_NAME&&/[\w.-]/.test(text.charAt(start-1));)start--;
return start}function endOf(text,start,at){if(!/[\w.-]/.test(text.charAt(at)))return at;let isCapital=/^[^a-z]*$/.test(text.slice(start,at));if(ABOUT.lastIndex=
at,isCapital&&ABOUT.test(text))return-1;let rest=text.slice(at,at+MAX_TAIL),tail=isCapital&&rest.startsWith("_")?CAPITAL_TAIL.exec(rest):TAIL.exec(rest.toLowerCase()),
end=at+(tail?.[0].length??0);return/[A-Za-z0-9_]/.test(text.charAt(end))?-1:end}function isName(text,at,core,whole){let previous=text.charAt(at-1),lower=core.toLowerCase();
return lower==="pass"?!/[a-z]/i.test(previous)||core.startsWith("P")&&/[a-z]/.test(previous):lower==="passe"?/mot de $/i.test(text.slice(Math.max(0,at-7),at)):/key$/i.
test(lower)?!PLAIN_KEYS.test(whole):lower==="pat"||lower==="dsn"?!0:!/^(?:OLDPWD|PWD)$/.test(whole)}var OPENING2=/[bBrRfFuUL@]{0,2}(?:(\\{0,63})("""|'''|["'`])|([\u201c\u201d\u201e\u2018\u00ab\u300c\u300e]))/y,CLOSING2={"\u201C":"\u201D","\u201D":"\u201D","\u201E":"\
\u201C\u201D","\u2018":"\u2019","\xAB":"\xBB","\u300C":"\u300D","\u300E":"\u300F"};function readValue(text,at){OPENING2.lastIndex=at;let opening=OPENING2.exec(text);
if(opening===null)return readBare(text,at);let[whole,depth2="",quote2,typographic=""]=opening,start=at+whole.length,end=quote2===void 0?endOfTypographic(text,start,
CLOSING2[typographic]??""):endOfQuoted(text,start,quote2,depth2.length);return end===start?void 0:{start,end,isQuoted:!0}}function endOfQuoted(text,start,quote2,depth2){
let limit=Math.min(text.length,start+16384),isMultiline=quote2.length>1||quote2==="`",run=0;for(let at=start;at<limit;at++){let char=text.charAt(at);if(text.startsWith(
quote2,at)&&closes(run,depth2))return at-Math.min(run,depth2);if(char===`
`&&run===0&&!isMultiline)return at;run=char==="\\"?run+1:0}return limit}function closes(run,depth2){return run<depth2||(run-depth2)%(2*(depth2+1))===0}function endOfTypographic(text,start,closing){
for(let at=start;at<Math.min(text.length,start+256);at++){let char=text.charAt(at);if(closing.includes(char)||char===`
`)return at}return start}var SURE=/[^\s"'`&;,()[\]{}<>|\\\u2000-\u2bff\u2e80-\uffff]{1,2048}/y,DOUBTFUL=/["'`&;,()[\]{}<>|\\]/,NEXT_FIELD=/&(?:amp;)?[\w.[\]%-]{1,64}=|;\s{0,4}(?:[A-Za-z][\w .-]{0,40}=|\w{1,40}:\s|$)|,\s{0,4}["']?[A-Za-z_][\w.-]{0,40}["']?\s{0,2}[:=]/y,
ENDS_AFTER=/[\s,;:.)\]}>|&\\"'`!?]|[\u2000-\uffff]/,PAIRS={")":"(","]":"[","}":"{"};function readBare(text,start){let limit=Math.min(text.length,start+2048),open2=[],
end=start;for(;end<limit;){SURE.lastIndex=end,SURE.test(text)&&(end=Math.min(SURE.lastIndex,limit));let char=text.charAt(end);if(end>=limit||!DOUBTFUL.test(char)||
isEnd(text,end,start,open2))break;(char==="("||char==="["||char==="{")&&open2.push(char),end++}for(;end>start&&".,;:".includes(text.charAt(end-1));)end--;return end===
start?void 0:{start,end,isQuoted:!1}}function isEnd(text,at,start,open2){let char=text.charAt(at),next=text.charAt(at+1);switch(char){case"(":case"[":case"{":return!1;case"\
)":case"]":case"}":return open2[open2.length-1]!==PAIRS[char]?next===""||ENDS_AFTER.test(next):(open2.pop(),!1);case"&":case";":case",":return NEXT_FIELD.lastIndex=
at,next===""||/\s/.test(next)||NEXT_FIELD.test(text)||char==="&"&&next==="&";case"<":return at>start;case">":case"|":return next===""||ENDS_AFTER.test(next);case"\
\\":return/[nrt"'`\\\r\n]/.test(next)||next==="";default:return next===""||ENDS_AFTER.test(next)}}function readBlock(text,at){let indent=/[ \t]{1,64}/y;indent.lastIndex=
at;let margin=indent.exec(text)?.[0];if(margin===void 0)return;let start=at+margin.length,end=lineEnd(text,start);for(;end-start<16384&&text.startsWith(margin,end+
1);)end=lineEnd(text,end+1);return end>start?{start,end,isQuoted:!0}:void 0}function lineEnd(text,from){let at=text.indexOf(`
`,from);return at===-1?text.length:at}var QUOTE="\\\\{0,63}[\"'`]",CLOSE=`(?:${QUOTE}\\]?|\\]|\\*{1,2}|__)?\\??(?:[ \\t]?\\([^()\\n]{1,40}\\))?`,SPACE="[ \\t]{0,40}",BREAK2="(?:\\s|\\\\+(?:[nrt]|\\r?\\n)\
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
function linkOf(text,name){if(MAY_LINK.lastIndex=name.end,!name.isCjk&&!MAY_LINK.test(text)&&spacedLinks(text,name).length===0)return;let links=name.isCjk?[CJK_LINK]:
[...LINKS,...spacedLinks(text,name)];for(let one of links)if(!(one.isElement===!0&&!isInTag(text,name))&&(one.pattern.lastIndex=name.end,one.pattern.test(text)))
return{link:one,at:one.pattern.lastIndex}}function isInTag(text,name){let before=text.slice(Math.max(0,name.end-128),name.end);return/<[A-Za-z][^<>]*$/.test(before)}
function spacedLinks(text,name){let start=name.end-name.whole.length;if(name.whole.startsWith("-"))return[SPACED];if(/^(?:password|securestring)$|-securestring$/i.
test(name.whole))return[SQL];let before=text.slice(Math.max(0,start-40),start);return SETS.test(before)&&/[_:.]/.test(name.whole)&&!/(?:^|\n)\s*$/.test(before)?
[SPACED]:[]}function findNamed({text},places2,found){let names=[];findNames(text,places2,name=>names.push(name)),names.sort((a,b)=>a.end-b.end);let secretEnd=0,
otherEnd=0;for(let name of names){if(name.end<=secretEnd)continue;let joined=linkOf(text,name);if(joined===void 0||joined.at<otherEnd-MAX_REPEATED)continue;let value=valueBehind(
text,joined);if(value===void 0)continue;let written=text.slice(value.start,value.end);!written.includes(MARK)&&isSecret(text,name,joined,{...value,written})?(found(
"secret",value.start,value.end),secretEnd=value.end):otherEnd=value.end}}var MAX_REPEATED=256;function valueBehind(text,{link:joining,at}){return joining.isElement===
!0?elementAt(text,at):joining.isBlock===!0?readBlock(text,at):readValue(text,at)}function elementAt(text,start){let end=text.indexOf("<",start);return{start,end:text.
startsWith("]]>",end-3)?end-3:end,isQuoted:!0}}function isSecret(text,name,joined,value){let{written,isQuoted}=value,isAssigned=text.charAt(joined.at-1)==="="&&
text.charAt(name.end)==="=";if(isSaidOtherwise(text,name,joined.at,value,isAssigned))return!1;let isEnvironment=isAssigned&&/^(?=.*_)[A-Z0-9_.]+$/.test(name.whole);
return isSecretValue({value:written,isQuoted,isPassword:name.isPassword,isPassphrase:/phrase$/i.test(name.whole),isSure:joined.link.isSure===!0||isEnvironment&&
name.isPassword,isLoose:joined.link.isLoose===!0})}function isSaidOtherwise(text,name,at,{written,isQuoted},isAssigned){let before=text.charAt(name.end-name.whole.
length-1),between=text.slice(name.end,at);return name.isVague&&written.length<MIN_ENVIRONMENT_KEY||between===":"&&before===":"||isQuoted&&isAssigned&&before===text.
charAt(at)?!0:/^-*pass$/i.test(name.whole)&&!isAssigned?(isQuoted?/\s/:/^[A-Za-z]+[_A-Z]|^\d/).test(written):!isQuoted&&LINE_END.test(between)&&!isAloneOnLine(text,
at,written)}var LINE_END=/(?<!\\\r?)\n|\\+n/;function isAloneOnLine(text,at,written){let line=/[^\n\\"]{0,2048}/y;return line.lastIndex=at,isMixed(written)&&!/[=:]/.
test(line.exec(text)?.[0]??"")}var MIN_ENVIRONMENT_KEY=16;var RUN2="(?<!\\\\)\\\\+(?!\\\\)",ESCAPE=new RegExp(`${RUN2}(?:u(?:([0-9a-f]{4})|\\{([0-9a-f]{1,5})\\})|x([0-9a-f]{2})|(033|e(?=\\[))|([nrt])|(["'\`/]))|&(?:(quot|a\
pos|amp|lt|gt)|#x([0-9a-f]{2,4})|#(\\d{2,4}));|(\\^\\[)(?=\\[)|(\u241B)`,"gi"),ENTITIES={quot:'"',apos:"'",amp:"&",lt:"<",gt:">"},BLANKS={n:`
`,r:"\r",t:"	"},ESC="\x1B";function readEscape(match){let[,u4,u,x,esc,blank,sign,entity,hex,decimal,caret,symbol]=match,code2=u4??u??x??hex;return code2!==void 0?
String.fromCodePoint(Number.parseInt(code2,16)):decimal!==void 0?String.fromCharCode(Number(decimal)):blank!==void 0?BLANKS[blank]:entity!==void 0?ENTITIES[entity.
toLowerCase()]:(esc??caret??symbol)===void 0?sign:ESC}var IGNORABLE="\\xad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206\
f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb",CONTROLS="\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f",WIDE="\\uff03-\\uff06\\uff0b\\uff0d-\\uff1a\\uff1d\\uff20-\\u\
ff3a\\uff3f\\uff41-\\uff5a\\uff5e",UNSEEN=new RegExp(`(?:\\x1b\\[|\\x9b)[0-?]{0,64}[ -/]{0,8}[@-~]?|(?:\\x1b[\\]PX^_]|[\\x90\\x98\\x9d-\\x9f])[^\\x07\\x1b\\x9c\\n]{0,2048}(?\
:\\x07|\\x1b\\\\|\\x9c)?|\\x1b[ -/]{0,4}[0-~]?|\\r(?!\\n)|[${CONTROLS}${IGNORABLE}]|\\udb40[\\udc00-\\udfff]|\\ud834[\\udd73-\\udd7a]|\\ud82f[\\udca0-\\udca3]|([${WIDE}\
])`,"g"),FULL_WIDTH2=65248;function seen([,wide]){return wide===void 0?"":String.fromCharCode(wide.charCodeAt(0)-FULL_WIDTH2)}var PERCENT=/%(?:25){0,3}(?:([2-7][0-9a-f])|(0[ad]))|(?:%(?:25){0,3}[cd][0-9a-f]|%(?:25){0,3}e[0-9a-f]%(?:25){0,3}[89ab][0-9a-f])%(?:25){0,3}[89ab][0-9a-f]/gi;
function readPercent([whole,code2,lineEnd2]){if(lineEnd2!==void 0)return`
`;if(code2!==void 0)return String.fromCharCode(Number.parseInt(code2,16));try{return decodeURIComponent(whole.replace(/%(?:25)+/g,"%"))}catch{return}}var WIDE_SIGN=new RegExp(
`[${WIDE}]`);function narrowView(view){return view.text.includes("\\")&&WIDE_SIGN.test(view.text)?rewrite(view,view.text.matchAll(UNSEEN),seen):view}function plainView(view){
let read=/[\\&^\u241b]/.test(view.text)?rewrite(view,view.text.matchAll(ESCAPE),readEscape):view,shown=rewrite(read,read.text.matchAll(UNSEEN),seen);return shown.
text.includes("%")?rewrite(shown,shown.text.matchAll(PERCENT),readPercent):shown}var EDGE="-{4}[- ]",LABEL="[A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)? ?-{4,5}",BEGIN=new RegExp(`${EDGE}BEGIN${LABEL}|Private-Lines: ?\\d{1,4}`,"g"),END=new RegExp(`${EDGE}\
END${LABEL}`,"g"),MAX_LINE=8192,MIN_LINE=16,BASE64="[A-Za-z0-9+/=]",GAP2=`(?:\\s|\\\\+(?!\\\\)[nrt]?|["',>|#]|\\d{1,6}[\u2192:|\\t]){0,40}`,HEADER="(?:Proc-Type\
|DEK-Info|Version|Comment|Hash|Subject|x-\\w{1,20}|Private-MAC):[^\\n\\\\]{0,80}",LINE=`${BASE64}{${MIN_LINE},${MAX_LINE}}(?![A-Za-z0-9])`,LAST_LINE=`${BASE64}{\
1,${MAX_LINE}}(?=${GAP2}(?:-----|\u2026|$))`,BODY=new RegExp(`(?:${GAP2}(?:${HEADER}|${LINE}))*(?:${GAP2}${LAST_LINE})?(?:${GAP2}[+-]?${EDGE}END${LABEL})?`,"y"),
BACK_GAP=`(?:[\u2192:|\\t]\\d{1,6}|[\\s"',>|#\u2192:\\\\]){0,40}`,BACK_LINE=`${BASE64}{${MIN_LINE},${MAX_LINE+1}}(?![A-Za-z0-9])`,BACK_BODY=new RegExp(`(?:${BACK_GAP}${BASE64}\
{1,${MIN_LINE}}(?=${BACK_GAP}${BACK_LINE}))?(?:${BACK_GAP}${BACK_LINE})+(?:${BACK_GAP}${BASE64}{1,${MIN_LINE}}(?![A-Za-z0-9]))?`,"y"),MAX_BODY=16384;function findBegun(text){
let ranges=[],from=0;for(let begin of text.matchAll(BEGIN))begin.index<from||(BODY.lastIndex=begin.index+begin[0].length,BODY.test(text),from=BODY.lastIndex,ranges.
push({start:begin.index,end:from}));return ranges}function bodyLength(before){let backwards=[...before.slice(-MAX_BODY)].reverse().join("");return BACK_BODY.lastIndex=
0,BACK_BODY.test(backwards)?BACK_BODY.lastIndex:0}function findEnded(text,begun){let ranges=[],from=0,next=0;for(let end of text.matchAll(END)){for(;next<begun.
length&&begun[next].end<=end.index;)from=begun[next++].end;if((begun[next]?.start??Number.POSITIVE_INFINITY)<end.index)continue;let length=bodyLength(text.slice(
Math.max(from,end.index-MAX_BODY),end.index));length>0&&ranges.push({start:end.index-length,end:end.index+end[0].length}),from=end.index+end[0].length}return ranges}
function findPrivateKeys({text},found){if(!text.includes("PRIVATE KEY")&&!text.includes("Private-Lines"))return;let begun=findBegun(text);for(let{start,end}of[...begun,
...findEnded(text,begun)])found("private-key",start,end)}var MARKS=/(?:\[redacted:[\w-]{1,40}\])+/g,MAX_ROUNDS=8;function findSecretsIn(text){let found=[];for(let round=0;round<MAX_ROUNDS;round++){let more=judge(maskedView(
text,found));if(more.length===0)break;found=merge([...found,...more])}return found}function maskedView(text,found){let ranges=found.map(({start,end})=>({index:start,
0:text.slice(start,end)})),marked=rewrite(viewOf(text),ranges,()=>"[redacted:x]");return rewrite(marked,marked.text.matchAll(MARKS),()=>MARK)}function judge(view){
let found=[],take=judged=>(kind,start,end)=>{found.push({kind,start:judged.toStart(start),end:judged.toEnd(end)})},plain=plainView(view);for(let judged of new Set(
[view,narrowView(view),plain]))judgeView(judged,take(judged));return judgeJoined(plain,take),merge(found)}var searchHints2=lazy(()=>searchFor([...CONTEXTS.map(({
hint})=>hint),...CORES.map(({core})=>core)]));function judgeView(view,take){let places2=searchHints2()(lowerLatin(view.text));findPrivateKeys(view,take),findByForm(
view,take),findByContext(view,places2,take),findNamed(view,places2,take)}function judgeJoined(plain,take){for(let joined of joinedViews(plain)){let takeJoined=take(
joined),{changes}=joined;findByForm(joined,(kind,start,end,whole)=>{let joint=changes[firstNotBelow(changes,start+1)]??end;joint>=end||joint-start>=whole||takeJoined(
kind,start,Math.min(end,changes[firstNotBelow(changes,start+whole)]??end))})}}function merge(found){let sorted=[...found].sort((a,b)=>a.start-b.start||b.end-a.end),
merged=[];for(let one of sorted){let last=merged.at(-1);last!==void 0&&one.start<last.end?last.end=Math.max(last.end,one.end):merged.push({...one})}return merged}var HINTS="pass|pwd|secret|key|credential|token|auth|sig|bearer|hook|cookie|curl|mysql|mariadb|redis-cli|login|identified|senha|securestring|wpl_|contrase|kennw\
ort|clave|parola|wachtwoord|haslo|l\xF6senord|mdp|rootpw|5432:|smbclient|ldapsearch|sudo -s|zip -|7z |private-lines",WIDE_HINTS="\u043F\u0430\u0440\u043E\u043B|\u041F\u0410\u0420\u041E\u041B|\u041F\u0430\u0440\u043E\u043B|has\u0142o|Has\u0142o|\u5BC6\
|\u53E3\u4EE4|\u79D8|\u4EE4\u724C|\u30D1\u30B9\u30EF\u30FC\u30C9|\u6697\u8A3C|\u30C8\u30FC\u30AF\u30F3|\u30B7\u30FC\u30AF\u30EC\u30C3\u30C8|\uBE44\uBC00|\uD1A0\uD070|\uC554\uD638",
NAMES=new RegExp(HINTS),WIDE_NAMES=WIDE_HINTS.split("|"),CAPITALS2="PAT=",RUN3=/(?<![\w-])(?=[\w-]{10})(?:(?!(?:toolu|msg|req)_|claude-|[0-9a-f-]{7,64}(?![\w-]))(?:(?=[A-Za-z_-]{0,64}\d)(?:[\w-]{15,512}|[\w-]{10,14}(?=[ \t]{0,4}\\?\r?\n|\\{1,15}[rn]))|[\w-]{30,512}|[\w-]{10,14}(?:\u2026|$))|A(?:KI|SI|RO|ID|BI|CC)A|SCW|NR[A-Z]{2}-|whsec_|gl[a-z]{2,5}-|\d{15})/g,
USER=/:\/\/[^\s"<>]{1,300}@/,HIDING=/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uff10-\uff5e\uffa0\ufff0-\ufffb\udb40]|\\(?:u[0-9a-fA-F{]|x[0-9a-fA-F]|033|e\[)|\^\[\[|%(?:25)*[2-7c-fC-F][0-9a-fA-F]|\r(?!\n)|\u241b/,
BETWEEN=/[^\w./-]/,BREAK3=/[ \t]{0,4}(?:\\?\r?\n|\\{1,15}[rn])/y,MIN_RUN=15,MIN_LETTERS2=30,MIN_PART=8,MIN_TEXT=8;function mayHoldSecret(text){return text.length<
MIN_TEXT?!1:BETWEEN.test(text)&&mayNameSecret(text)||hasRandomRun(text)||HIDING.test(text)}function hasRandomRun(text){for(let{0:run,index}of text.matchAll(RUN3))
if(BREAK3.lastIndex=index+run.length,run.length<MIN_RUN||run.length>=MIN_LETTERS2||BREAK3.test(text)||run.split(/[_-]+/).some(part=>part.length>=MIN_PART&&!/^\d{1,14}$/.
test(part)&&!isWord(part)))return!0;return!1}function mayNameSecret(text){let latin=lowerLatin(text);return NAMES.test(latin)||text.includes(CAPITALS2)||latin.includes(
"://")&&USER.test(text)||BEYOND_LATIN2.test(text)&&WIDE_NAMES.some(hint=>text.includes(hint))}var BEYOND_LATIN2=/[^\0-\xff]/;function findSecrets(text){return mayHoldSecret(text)?findSecretsIn(text):[]}function redact(text){let found=findSecrets(text);if(found.length===0)return text;let parts=[],from=0;for(let{kind,start,end}of found)parts.push(text.slice(from,
start),`[redacted:${kind}]`),from=end;return parts.join("")+text.slice(from)}var NON_ASCII=/[^\0-\x7f]/,LATIN_MARKED=/[\u00c0-\u024f\u1e00-\u1eff]|[\u0300-\u036f]/g,COMBINING=/[\u0300-\u036f]/g,invisible=lazy(()=>new RegExp("\\p{Default_I\
gnorable_Code_Point}","gu")),BEYOND_TYPESET=/[^\0-\x7f\xb7\u2010\u2012-\u2016\u2018-\u2023\u2026\u2190-\u21ff\u2500-\u25ff\u2713-\u2718]/;function isTypeset(text){
return!BEYOND_TYPESET.test(text)}function isAscii(text){return!NON_ASCII.test(text)}var plainLetters=[];function stripMark(char){let unit=char.charCodeAt(0),known=plainLetters[unit];
if(known!==void 0)return known;let plain=char.normalize("NFD").replace(COMBINING,"");return plainLetters[unit]=plain,plain}function foldShape(text){return isAscii(
text)?text:isTypeset(text)?text.replaceAll("\u2026","..."):text.replace(invisible(),"").normalize("NFKC").replace(LATIN_MARKED,stripMark).normalize("NFKC")}function lowerCase(shape){
let lower=shape.toLowerCase();return lower.includes("\u03C2")?lower.replaceAll("\u03C2","\u03C3"):lower}var ANSI=/(?:\x1b\[|\x9b)[0-?]{0,64}[ -/]{0,8}[@-~]?|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c\n]{0,2048}(?:\x07|\x1b\\|\x9c)?|\x1b[ -/]{0,4}[0-~]?/g,ANSI_START=/[\x1b\x90-\x9f]/,
LINE_ENDS=/\r\n?|[\u0085\u2028\u2029]/g,CONTROLS2=/[\0-\x08\x0b-\x1f\x7f-\x9f]/g,PRINTABLE=/^[\t\n -~]*$/,invisible2=lazy(()=>new RegExp("(?![\\u200d\\ufe00-\\ufe0\
f])\\p{Default_Ignorable_Code_Point}|[\\ufff9-\\ufffb]","gu")),REPEATED_SELECTORS=/([\ufe00-\ufe0f])[\ufe00-\ufe0f]+/g,ASCII_SELECTORS=/(?<=[!-"$-)+-/:-~])[\ufe00-\ufe0f]+|(?<=[#*0-9])[\ufe00-\ufe0f]+(?!\u20e3)/g,
strayJoiners=lazy(()=>new RegExp("(?<!(?:\\p{Extended_Pictographic}|\\p{Emoji_Modifier})[\\ufe00-\\ufe0f]?)\\u200d|\\u200d(?!\\p{Extended_Pictographic})","gu"));
function stripAnsi(text){return ANSI_START.test(text)?text.replace(ANSI,""):text}function stripUnseen(text){if(PRINTABLE.test(text))return text;let seen2=stripAnsi(
toWellFormed(text)).replace(LINE_ENDS,`
`).replace(CONTROLS2,"");return isTypeset(seen2)?seen2:seen2.replace(invisible2(),"").replace(REPEATED_SELECTORS,"$1").replace(strayJoiners(),"").replace(ASCII_SELECTORS,
"")}function withhold(text){return redact(stripPrivate(stripUnseen(text)))}var MARGIN_CHARS=16384;function withholdHead(text,maxChars){let judged=maxChars+MARGIN_CHARS;if(text.length<=judged)return cutText(withhold(text),maxChars);let head=text.
slice(0,wordEndBefore(text,judged));return cutText(`${withhold(head)}\u2026`,maxChars)}function withholdTail(text,maxChars){let open2=stripPrivate(stripUnseen(text)),
from=open2.length-maxChars-MARGIN_CHARS;return redact(from<=0?open2:open2.slice(wordStartAfter(open2,from))).slice(-maxChars)}function wordEndBefore(text,at){for(let end=at;end>
at-MARGIN_CHARS;end--)if(isSpace(text.charCodeAt(end)))return end;return boundaryBefore(text,at)}function wordStartAfter(text,at){for(let start=at;start<at+MARGIN_CHARS;start++)
if(isSpace(text.charCodeAt(start)))return start;return at}function isSpace(unit){return unit===32||unit>=9&&unit<=13}function estimateTokens(text){let ascii=0,cjk=0;for(let i=0;i<text.length;i++){let unit=text.charCodeAt(i);unit<128?ascii++:unit>=11904&&cjk++}let other=text.length-
ascii-cjk;return Math.ceil(ascii*.25+cjk*.75+other*.5)}var FOLDED_CHARS=4096;function oneLine(text,maxChars){let line=withholdHead(text,maxChars+FOLDED_CHARS).replace(/\s+/g," ");return cutText(line.trim(),maxChars)}
function code(text,maxChars=160){let line=oneLine(text,maxChars),longest=Math.max(0,...(line.match(/`+/g)??[]).map(run=>run.length)),ticks="`".repeat(longest+1),
pad=line.startsWith("`")||line.endsWith("`")?" ":"";return line===""?"":`${ticks}${pad}${line}${pad}${ticks}`}var CODE_SPAN=/(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g,
MARK2="\u2026";function cutProse(text,maxTokens){if(estimateTokens(text)<=maxTokens)return text;let low=0,high=text.length;for(;low<high;){let middle=low+high+1>>
1;estimateTokens(text.slice(0,middle))<maxTokens?low=middle:high=middle-1}let end=boundaryBefore(text,low),span=[...text.matchAll(CODE_SPAN)].find(({index,0:all})=>index<
end&&end<index+all.length);return text.slice(0,span===void 0?end:span.index).trimEnd()+MARK2}function sentencesOf(text){return text.replace(/```[\s\S]*?(?:```|$)/g,
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
"Key results","Worklog"];function ranked(texts){return texts.map((text,order)=>({text,order}))}var ENGLISH=`a about after again all also am an and any are as at be because been before being but by can could did do does
doing don for from had has have having he her here hers him his how i if in into is it its just me might my no nor not of off on
or our out over please s shall she should so some such t than that the their them then there these they this those to too under
until up us very was we were what when where which while who whom whose why will with would yes you your`,CHINESE=`\u7684 \u4E86 \u662F \u5728 \u548C \u4E0E \u6216 \u53CA \u5417 \u5462 \u5427 \u554A \u6211 \u4F60 \u4ED6 \u5979 \u5B83 \u6211\u4EEC \u4F60\u4EEC \u4ED6\u4EEC \u8FD9 \
\u90A3 \u8FD9\u4E2A \u90A3\u4E2A \u8FD9\u4E9B \u90A3\u4E9B \u54EA \u54EA\u4E2A \u54EA\u4E9B \u54EA\u91CC
\u4EC0\u4E48 \u600E\u4E48 \u600E\u6837 \u5982\u4F55 \u4E3A\u4F55 \u4E3A\u4EC0\u4E48 \u591A\u5C11 \u51E0 \u8C01 \u6709 \u6CA1\u6709 \u4E0D \u4E0D\u662F \u5C31 \u90FD \u4E5F \u8FD8 \u53C8 \u628A \u88AB \u8BA9 \u7ED9 \u5BF9 \u4ECE \u5230 \u4E0A \u4E0B \u91CC \u4E00\u4E2A \u4E00\u4E0B \u53EF\u4EE5 \u80FD \u4F1A \u8981 \u8BF7 \u8BF7\u95EE`,
JAPANESE=`\u306F \u304C \u3092 \u306B \u306E \u3067 \u3068 \u3082 \u3078 \u3084 \u304B \u306D \u3088 \u304B\u3089 \u307E\u3067 \u3088\u308A \u3067\u3059 \u307E\u3059 \u3067\u3057\u305F \u307E\u3057\u305F \u3057\u305F \u3059\u308B \u3057\u3066 \u3044\u308B \u3042\u308B \u306A\u3044
\u3053\u306E \u305D\u306E \u3042\u306E \u3069\u306E \u3053\u308C \u305D\u308C \u3042\u308C \u3069\u308C \u3053\u3053 \u305D\u3053 \u3069\u3053 \u306A\u306B \u306A\u305C \u3069\u3046 \u3044\u3064 \u3060\u308C \u4F55 \u4F55\u6545 \u304F\u3060\u3055\u3044`,
STOP_WORDS=new Set(`${ENGLISH} ${CHINESE} ${JAPANESE}`.split(/\s+/)),INLINE_STOP_WORDS=`${CHINESE} ${JAPANESE}`.split(/\s+/).filter(word2=>word2.length>1||/[\u7684\u4e86\u5417\u5462\u5427\u306f\u304c\u3092\u306b\u306e\u3067\u3068\u3082\u3078\u3084]/.
test(word2)).sort((a,b)=>b.length-a.length);function isStopWord(token){return STOP_WORDS.has(token)}var SYMBOLS="!#$%&*+-./:<=>?@^_|~",RANGES=[[1,"\0/ :@ [` {\xBF \xD7\xD7 \xF7\xF7 \u2000\u206F \u20A0\u20CF \u2190\u24EA \u2500\u2775 \u2794\u2BFF \u3000\u3004 \u3008\u3020 \uE000\uF8FF"],
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
units.byteOffset,length*units.BYTES_PER_ELEMENT)}function readUnits(text,use,isBytes){let units=scratchUnits(use,text.length+1,isBytes);return asBuffer(units,text.
length).write(text,isBytes?"latin1":"utf16le"),units[text.length]=0,units}function renderUnits(units,length){return asBuffer(units,length).toString(units.BYTES_PER_ELEMENT===
1?"latin1":"utf16le")}function readFewUnits(text,isBytes){let bytes=Buffer.allocUnsafeSlow((text.length+1)*(isBytes?1:2)),units=isBytes?bytes:new Uint16Array(bytes.
buffer,0,text.length+1);return bytes.write(text,isBytes?"latin1":"utf16le"),units[text.length]=0,units}var MAX_WORD_BYTES=64,MAX_BYTES_A_UNIT=3;function boundedEnd(lower,start,end){if((end-start)*MAX_BYTES_A_UNIT<=MAX_WORD_BYTES)return end;let at=start,used=0;for(;at<
end;){let unit=lower.charCodeAt(at);if(used+=unit<128?1:unit<2048?2:MAX_BYTES_A_UNIT,used>MAX_WORD_BYTES)return at;at++}return end}var MIN_BLOB_WORD=40,MAX_BLOB=128,
MIN_BLOB_WORD_AVERAGE=16,BLOB=/[\w+/=-]*/y;function skipBlob(shape,start,end){if(end-start<MIN_BLOB_WORD)return end;BLOB.lastIndex=start,BLOB.test(shape);let length=BLOB.
lastIndex-start;return length<=MAX_BLOB?end:(shape.slice(start,BLOB.lastIndex).match(/[^a-z0-9]/gi)?.length??0)*MIN_BLOB_WORD_AVERAGE<length?BLOB.lastIndex:end}
var APOSTROPHE=39,CURLY_APOSTROPHE=8217,SUFFIX=/['\u2019](?:s|t|re|ve|ll|d|m)/iy;function skipSuffix(shape,at){let unit=shape.charCodeAt(at);return unit!==APOSTROPHE&&
unit!==CURLY_APOSTROPHE?at:(SUFFIX.lastIndex=at,SUFFIX.test(shape)&&!isWordClass(classOf(shape.charCodeAt(SUFFIX.lastIndex)))?SUFFIX.lastIndex:at)}var MAX_SYMBOL_RUN=8,SPACE2=32,MAX_GROWTH=3,CODE_POINTS=1114112,INSIDE=1,AT_END=2,places=new Uint8Array(CODE_POINTS);function addMarks(reading,start,end,wordEnd){
let{shapeUnits,lower,marks}=reading,before=sigilBefore(shapeUnits,start);before!==""&&marks.add(before+lower.slice(start,wordEnd));let after=sigilAfter(shapeUnits,
end);after!==""&&marks.add(lower.slice(start,wordEnd)+after)}function addHumps(reading,word2){if(reading.split.has(word2))return;reading.split.add(word2);let parts=renderHumps(
word2);parts!==void 0&&reading.parts.add(parts)}function copyWord(reading,start){let{shapeUnits,lowerUnits,out}=reading,to=reading.length,at=start,later=0,unit=shapeUnits[at],
found=CLASSES[unit]||classOf(unit);for(;found>=3&&found<=5;)out[to++]=lowerUnits[at++],unit=shapeUnits[at],found=CLASSES[unit]||classOf(unit),later|=1<<found;return reading.
length=to,reading.later=later,at}var UPPER_BIT=16,LOWER_BIT=8;function isCamel({shapeUnits,later},start){return(later&UPPER_BIT)>0&&((later&LOWER_BIT)>0||classOf(
shapeUnits[start])===3)}function readWord(reading,start){let{shape,shapeUnits,lower,out}=reading,end=copyWord(reading,start),wordEnd=boundedEnd(lower,start,end);
return reading.length-=end-wordEnd,out[reading.length++]=SPACE2,(start>0&&CLASSES[shapeUnits[start-1]]===2||CLASSES[shapeUnits[end]]===2)&&addMarks(reading,start,
end,wordEnd),wordEnd===end&&isCamel(reading,start)&&addHumps(reading,shape.slice(start,end)),skipSuffix(shape,skipBlob(shape,start,end))}function readUnspaced(reading,start){
let{shapeUnits,lowerUnits,out,characters}=reading,to=reading.length,at=start,point=0;for(;;){let unit=shapeUnits[at],found=CLASSES[unit]||classOf(unit);if(found!==
6&&(found!==7||classAt(shapeUnits,at)!==6))break;let end=at+(found===7?2:1);point=noteCharacter(lowerUnits,at,characters);for(let i=at;i<end;i++)out[to++]=lowerUnits[i];
if(at>start){out[to++]=SPACE2;for(let i=at;i<end;i++)out[to++]=lowerUnits[i]}at=end}return places[point]=AT_END,out[to++]=SPACE2,reading.length=to,at}function noteCharacter(units,at,characters){
let unit=units[at],point=(unit&63488)===55296?(unit-55296<<10)+(units[at+1]-56320)+65536:unit;return places[point]===0&&(places[point]=INSIDE,characters.push(point)),
point}function renderCharacters(characters){let stream="";for(let point of characters)places[point]===INSIDE&&(stream+=`${stream===""?"":" "}${String.fromCodePoint(
point)}`),places[point]=0;return stream}function readSymbols(reading,start){let{shapeUnits}=reading,end=start+1;for(;classOf(shapeUnits[end])===2;)end++;let length=end-
start;return(length>1||!(isWordClass(classBefore(shapeUnits,start))||isWordClass(classAt(shapeUnits,end))))&&length<=MAX_SYMBOL_RUN&&reading.marks.add(reading.shape.
slice(start,end)),end}var BY_PATTERNS_CHARS=64*1024,charsRead=0;function lex(text){return charsRead+=text.length,(charsRead<=BY_PATTERNS_CHARS?lexByPatterns(text):
void 0)??lexByUnits(text)}function startReading({shape,lower,shapeUnits,lowerUnits,out}){return{shape,lower,shapeUnits,lowerUnits,out,size:shape.length,length:0,
later:0,split:new Set,parts:new Set,marks:new Set,characters:[]}}function foldForUnits(text){let shape=foldShape(text),lower=lowerCase(shape),isBytes=isAscii(shape);
return{shape,lower,shapeUnits:readUnits(shape,"shape",isBytes),lowerUnits:readUnits(lower,"lower",isBytes),out:scratchUnits("out",shape.length*(isBytes?1:MAX_GROWTH)+
2,isBytes)}}var NO_UNITS=new Uint8Array(0);function foldForPatterns(text){let shape=foldShape(text),shapeUnits=readFewUnits(shape,isAscii(shape));return{shape,lower:lowerCase(
shape),shapeUnits,lowerUnits:NO_UNITS,out:NO_UNITS}}function lexByUnits(text){let reading=startReading(foldForUnits(text));return readAll(reading),{characters:renderCharacters(
reading.characters),main:renderUnits(reading.out,Math.max(0,reading.length-1)),parts:reading.parts,marks:reading.marks}}var INTRICATE=/[a-z0-9]{40}|['\u2019](?:s|t|re|ve|ll|d|m)(?:#|\+\+|['\u2019](?:s|t|re|ve|ll|d|m)(?![a-z0-9]))/,
SUFFIXES=/(?<=[a-z0-9])['\u2019](?:s|t|re|ve|ll|d|m)(?![a-z0-9])/gi,SYMBOL_SPOTS=/([a-z0-9]*)[!#$%&*+\-./:<=>?@^_|~]+(?=([a-z0-9]*))/g,CAPITAL_WITHIN=/[A-Za-z0-9]+[A-Z][A-Za-z0-9]*/g,
NOT_WORD=/[^a-z0-9]+/g;function lexByPatterns(text){if(!isTypeset(text))return;let reading=startReading(foldForPatterns(text)),{shape,lower,parts,marks}=reading;
if(INTRICATE.test(lower))return;for(let{index,0:spot,1:before="",2:after=""}of lower.matchAll(SYMBOL_SPOTS)){let start=index+before.length,end=index+spot.length;
before!==""&&addMarks(reading,index,start,start),readSymbols(reading,start),after!==""&&addMarks(reading,end,end+after.length,end+after.length)}let plain=shape.
replace(SUFFIXES,"");for(let[word2]of plain.matchAll(CAPITAL_WITHIN))word2.toUpperCase()!==word2&&addHumps(reading,word2);return{main:(plain===shape?lower:lowerCase(
plain)).replace(NOT_WORD," ").trim(),parts,marks,characters:""}}function readAll(reading){let{shapeUnits,size}=reading,at=0;for(;at<size;){let unit=shapeUnits[at],
found=CLASSES[unit]||classOf(unit);found===7&&(found=classAt(shapeUnits,at)),found===1?at++:found===6?at=readUnspaced(reading,at):found===2?at=readSymbols(reading,
at):at=readWord(reading,at)}}function tokenise(text){return renderStream(lex(text))}function renderStream({main,parts,marks}){let stream=main;for(let part of parts)stream+=` ${part}`;for(let mark of marks)stream+=` ${mark}`;return main===""?stream.
slice(1):stream}function contentWords(text){return[...new Set(tokenise(text).split(" "))].filter(word2=>word2.length>1&&!isStopWord(word2))}var OBJECTIONS=[/^(?:no\b[,.! ]|nope\b|wrong\b|not (?:that|what|like)\b|stop\b|wait\b|undo\b|revert\b|actually[, ])/i,/\b(?:that(?:'s| is) (?:not|wrong|incorrect)|not what i (?:asked|meant|wanted)|you (?:misunderstood|broke|forgot)|doesn'?t work|still (?:fails|broken|failing)|instead of|i said|don'?t do that|put (?:it|that) back)\b/i,
/(?:\u4e0d\u5bf9|\u4e0d\u662f\u8fd9|\u4e0d\u662f\u90a3|\u9519\u4e86|\u4e0d\u8981\u8fd9\u6837|\u522b\u8fd9\u6837|\u6539\u56de|\u64a4\u9500|\u8fd8\u662f\u4e0d\u884c|\u6ca1\u6709\u7528|\u6211\u8bf4\u7684\u662f|\u4e0d\u662f\u6211\u8981\u7684|\u5f04\u9519)/,/(?:\u9055\u3044?\u307e\u3059|\u9055\u3046|\u3061\u304c\u3046|\u305d\u3046\u3058\u3083\u306a|\u305d\u3046\u3067\u306f\u306a|\u9593\u9055|\u3084\u3081\u3066|\u623b\u3057\u3066|\u307e\u3060(?:\u52d5\u304b|\u5931\u6557)|\u3067\u306f\u306a\u304f|\u3058\u3083\u306a\u304f\u3066)/],
CONSTRAINTS=[/\b(?:must(?:n't| not)?|never|always|do not|don'?t|only use|make sure|without (?:changing|touching|breaking)|keep (?:the|it|in mind)|no (?:new )?dependenc\w+|from now on|remember|don'?t forget)\b/i,
/(?:\u5fc5\u987b|\u4e0d\u8981|\u4e0d\u5f97|\u7981\u6b62|\u52a1\u5fc5|\u59cb\u7ec8|\u4e00\u5b9a\u8981|\u53ea\u80fd|\u4ee5\u540e\u90fd|\u5343\u4e07\u522b|\u8bb0\u4f4f|\u522b\u5fd8)/,/(?:\u5fc5\u305a|\u3057\u306a\u3044\u3067|\u3057\u3066\u306f\u3044\u3051|\u7981\u6b62|\u5e38\u306b|\u6c7a\u3057\u3066|\u3060\u3051\u3092\u4f7f|\u4eca\u5f8c\u306f|\u7d76\u5bfe\u306b|\u899a\u3048\u3066|\u5fd8\u308c\u306a\u3044)/],
FINDINGS=[/\b(?:turns out|root cause|the (?:cause|reason|problem|culprit) (?:is|was)|because of|it was caused|note that|the fix (?:is|was)|lesson|the trick is|only works (?:when|if)|depends on)\b/i,
/(?:\u539f\u56e0\u662f|\u6839\u672c\u539f\u56e0|\u539f\u6765|\u95ee\u9898\u5728\u4e8e|\u53d1\u73b0|\u6ce8\u610f|\u5173\u952e\u662f|\u53d6\u51b3\u4e8e|\u8fd9\u662f\u56e0\u4e3a)/,/(?:\u539f\u56e0\u306f|\u6839\u672c\u539f\u56e0|\u554f\u984c\u306f|\u308f\u304b\u308a\u307e\u3057\u305f|\u5224\u660e|\u6ce8\u610f|\u306e\u305f\u3081\u3067\u3059|\u306b\u3088\u308b\u3082\u306e)/],
QUESTION=/[?\uff1f]\s*$|(?:\u5417|\u5462|\u3067\u3059\u304b|\u307e\u3059\u304b|\u3067\u3057\u3087\u3046\u304b)[\u3002.]?\s*$/,BARE_ANSWER=/^(?:yes|yeah|yep|ok(?:ay)?|sure|no(?:pe)?|neither|both|either|the (?:first|second|third|last|former|latter))\b|^(?:\u597d|\u53ef\u4ee5|\u662f\u7684|\u884c|\u4e0d\u7528|\u4e0d\u8981|\u90fd|\u7b2c[\u4e00\u4e8c\u4e09])|^(?:\u306f\u3044|\u3044\u3044\u3048|\u3046\u3093|\u3044\u3084|\u305d\u308c\u3067|\u4e21\u65b9)/i;
function isBareAnswer(text){return BARE_ANSWER.test(text.trim())}function isObjection(text){return OBJECTIONS.some(pattern=>pattern.test(text.trim()))}function isConstraint(sentence){
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
options]=decision.split(OPTIONS),asked=contentWords(question);return options!==void 0?contentWords(options).some(word2=>said.has(word2)&&!asked.includes(word2)):
asked.filter(word2=>said.has(word2)).length>=Math.max(1,asked.length*REPLY_SHARE)}function decisionsIn(turn){let asked=turn.calls.filter(call=>call.tool==="AskU\
serQuestion"&&!call.ok).flatMap(askedThroughTool),answer=turn.answers.at(-1)??"",question=sentencesOf(answer).findLast(isQuestion);if(question===void 0)return asked;
let options=answer.split(`
`).map(line=>/^\s*(?:[-*]|\d+[.)]|[A-Da-d][.)]|[\u2460-\u2468])\s*(\S.*)$/.exec(line)?.[1]).filter(option=>option!==void 0&&!isQuestion(option)).map(option=>oneLine(option??
"",OPTION_CHARS));return[...asked,options.length>1?`${question}${OPTIONS}${options.join(" | ")}`:question]}function askedThroughTool(call){let questions=call.input?.
questions;return Array.isArray(questions)?questions.flatMap(entry=>{if(typeof entry?.question!="string")return[];let labels=(entry.options??[]).map(({label})=>label).
filter(label=>typeof label=="string");return[labels.length>0?`${entry.question}${OPTIONS}${labels.join(" | ")}`:entry.question]}):[]}function openTasks(turns){let calls=turns.
flatMap(turn=>turn.calls),list=calls.findLast(call=>call.tool==="TodoWrite"&&call.ok)?.input?.todos,todos=Array.isArray(list)?list:createdTasks(calls),withStatus=status=>todos.
filter(todo=>todo?.status===status&&typeof todo.content=="string").map(todo=>`${oneLine(String(todo.content),OPTION_CHARS)} (${status.replace("_"," ")})`);return[
...withStatus("in_progress"),...withStatus("pending")]}function createdTasks(calls){let tasks=[];for(let{tool,ok,input}of calls){if(!ok||input===void 0||(tool===
"TaskCreate"&&tasks.push({content:input.subject,status:"pending"}),tool!=="TaskUpdate"))continue;let task=tasks[Number(input.taskId)-1];task!==void 0&&input.status!==
void 0&&(task.status=input.status)}return tasks}function lastErrors(turn){let failed=turn.calls.findLast(call=>!call.ok&&call.denial===void 0),isRepaired=failed!==
void 0&&turn.outcome==="answered";return failed===void 0||isRepaired?[]:[`${failed.tool} ${code(failed.target)}: ${oneLine(failed.output,OPTION_CHARS)}`]}function backgroundWork(turns){
return turns.flatMap(turn=>turn.calls).filter(call=>call.input?.run_in_background===!0&&call.ok).map(call=>code(call.target))}var PROSE_FILE=/\.(?:md|mdx|rst|adoc|txt|pdf)$|(?:^|\/)(?:docs?|specs?|adr)\/|(?:^|\/)(?:README|CHANGELOG|CONTRIBUTING)\b/i;function deriveDocuments(turns){let read=turns.
flatMap(turn=>turn.calls).filter(call=>call.ok&&isDocument(call)).map(call=>code(call.target));return ranked([...new Set(read.reverse())])}function isDocument(call){
return call.tool==="WebFetch"||call.tool==="WebSearch"?call.target!=="":call.tool==="Read"&&PROSE_FILE.test(call.target)}function identityOf(call){let{tool,target="",hash,inputBytes}=call,isText=tool==="Bash"&&isWholeTarget(target);return JSON.stringify(isText||hash===void 0?[tool,
target,isText?0:inputBytes]:[tool,hash])}function isWholeTarget(target){return target!==""&&target.length<199&&!target.includes("[redacted:")}var NONE={kind:"none"},ANYTHING={kind:"anything"},FILE_TOOLS=new Set(["Edit","MultiEdit","Write","NotebookEdit"]),HARMLESS_TOOLS=new Set(["Read","Grep","Glob","\
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
changes.map(({call})=>call.endMs));return{isPossible(from,to,path){for(let at=firstAtLeast(latestEnds,from.startMs);at<changes.length;at++){let{call,effect}=changes[at];
if(call.startMs>to.startMs)return!1;if(!(call.endMs<from.startMs||call.identity===from.identity)&&(effect.kind==="anything"||path===void 0||effect.path===path))
return!0}return!1}}}function runningMaximum(values){let most=Number.NEGATIVE_INFINITY;return values.map(value=>(most=Math.max(most,value),most))}function firstAtLeast(rising,least){
let low=0,high=rising.length;for(;low<high;){let middle=low+high>>1;(rising[middle]??0)<least?low=middle+1:high=middle}return low}function renderDuration(ms){let rounded=Math.max(0,Math.round(ms));return rounded<1e3?`${rounded}ms`:rounded<6e4-1e3/2?`${(rounded/1e3).toFixed(1)}s`:rounded<36e5-
1e3/2?pair(Math.round(rounded/1e3),60,"m","s"):rounded<864e5-6e4/2?pair(Math.round(rounded/6e4),60,"h","m"):pair(Math.round(rounded/36e5),24,"d","h")}function pair(smallUnits,base,big,small){
return`${Math.floor(smallUnits/base)}${big} ${two(smallUnits%base)}${small}`}var SIZE_UNITS=["kB","MB","GB","TB"];function renderBytes(bytes){if(bytes<1e3)return`${bytes}\
 B`;let value=bytes,unit=-1;for(;value>=999.5&&unit<SIZE_UNITS.length-1;)value/=1e3,unit++;return`${value<9.95?value.toFixed(1):Math.round(value)} ${SIZE_UNITS[unit]}`}function renderNumber(count,noun){return`${count} ${noun}${count===1?"":"s"}`}function two(number){return String(number).padStart(2,"0")}function createChains(goesOn){let running=new Map,ended=[];return{add(call){let group=`${call.thread} ${call.identity}`,chain=running.get(group),last=chain?.at(
-1);chain!==void 0&&last!==void 0&&goesOn(last,call)?chain.push(call):(chain!==void 0&&ended.push(chain),running.set(group,[call]))},end(isMeant){for(let[group,
chain]of running)isMeant(chain.at(-1))&&(ended.push(chain),running.delete(group))},all:()=>[...ended,...running.values()]}}var PLAIN=/^[\x20-\x7e]*$/,measures=lazy(()=>({graphemes:new Intl.Segmenter("en",{granularity:"grapheme"}),wide:/^[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{17000}-\u{18aff}\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]/u,
emoji:new RegExp("^(?:\\p{Emoji_Presentation}|\\p{Regional_Indicator}{2}|\\p{Extended_Pictographic}\\u{fe0f}|[0-9#*]\\u{fe0f}\\u{20e3})","u"),zero:/^[\p{Mark}\p{Cf}\p{Cc}]+$/u})),
PIECE_CHARS=1e3;function*graphemesOf(text){for(let at=0;at<text.length;){let end=boundaryBefore(text,at+PIECE_CHARS);for(let{segment}of measures().graphemes.segment(
text.slice(at,end)))yield segment;at=end}}var NARROW=/^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u21ff\u2298\u2500-\u25fc\u2713\u2717\u276f]*$/,
PLAIN_WIDE=/[\u3001-\u3029\u3041-\u3096\u30a1-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff60]/g;function cellWidth(text){if(PLAIN.test(text))return text.length;let narrow=text.
replace(PLAIN_WIDE,"");if(NARROW.test(narrow))return 2*text.length-narrow.length;let width=0;for(let segment of graphemesOf(text))width+=graphemeWidth(segment);
return width}function graphemeWidth(grapheme){let{zero,wide,emoji}=measures();return zero.test(grapheme)?0:wide.test(grapheme)||emoji.test(grapheme)?2:1}function usualWidth(char){
return NARROW.test(char)?1:2}function cutCells(text,maxCells){return maxCells<=0?"":PLAIN.test(text)?text.length<=maxCells?text:`${text.slice(0,maxCells-1)}\u2026`:
fits(text,maxCells)?text:`${takeCells(text,maxCells-1)}\u2026`}function fits(text,maxCells){return text.length<=PIECE_CHARS?cellWidth(text)<=maxCells:takeCells(
text,maxCells).length===text.length}function takeCells(text,maxCells){let head=text.slice(0,maxCells+1);if(PLAIN.test(head))return text.slice(0,maxCells);let isUsual=NARROW.test(head.replace(PLAIN_WIDE,
"")),taken="",width=0;for(let segment of isUsual?head:graphemesOf(text)){if(width+=isUsual?usualWidth(segment):graphemeWidth(segment),width>maxCells)break;taken+=
segment}return taken}function oneLine2(text){return text.trim().replace(/\s+/g," ")}var MCP=/^mcp__(.(?:(?!__).)*)__(.+)$/;function toolName(tool){let[,server,name]=MCP.exec(tool)??[];return name===void 0?tool:`${server}:${name}`}var QUOTE_CELLS=56;function quote(text){return`\`${cutCells(oneLine2(text).replaceAll("`","'"),QUOTE_CELLS)}\``}function quotePath(path,cwd){return quote(cwd!==
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
first,...again]=chain,bytes=again.reduce((sum,{outputBytes=0})=>sum+outputBytes,0);return{kind:"reread-file",title:`${quotePath(first.target,cwd)} was read ${renderNumber(
chain.length,"time")} without a change in between`,detail:bytes>0?`${renderBytes(bytes)} read again`:"",turn:first.turn,steps:chain.map(({key})=>key)}}var MIN_FAILURES=3,MAX_GAP_CALLS=25,NAMED_FILES=3,MAX_SUBJECT_WORDS=4;function findStreaks(calls,cwd){let threads=new Map;for(let call of calls){if(call.outcome!==
"ok"&&call.outcome!=="failed")continue;let thread=threads.get(call.thread);thread===void 0?threads.set(call.thread,[call]):thread.push(call)}return[...threads.values()].
flatMap(thread=>{let ofSubject=streaksBySubject(thread),told=new Set(ofSubject.flatMap(({failures})=>failures)),mixed=streaksInRow(thread).filter(({failures})=>!failures.
some(call=>told.has(call)));return[...ofSubject.map(streak=>toFinding3(streak,thread,{cwd,isMixed:!1})),...mixed.map(streak=>toFinding3(streak,thread,{cwd,isMixed:!0}))]})}
function streaksBySubject(thread){let open2=new Map,done=[];for(let[at,call]of thread.entries()){let subject=subjectOf(call),streak=open2.get(subject),isFar=streak!==
void 0&&at-streak.lastAt>MAX_GAP_CALLS;if((call.outcome==="ok"||isFar)&&(streak!==void 0&&done.push({failures:streak.failures,...!isFar&&{end:call}}),open2.delete(
subject)),call.outcome==="failed"){let failures=open2.get(subject)?.failures??[];isNext(failures.at(-1),call)&&failures.push(call),open2.set(subject,{failures,lastAt:at})}}
return[...done,...open2.values()].filter(isLong3)}function streaksInRow(thread){let done=[],failures=[];for(let call of thread){if(call.outcome==="failed"){isNext(
failures.at(-1),call)&&failures.push(call);continue}done.push({failures,end:call}),failures=[]}return[...done,{failures}].filter(isLong3)}function isLong3({failures}){
return failures.length>=MIN_FAILURES}function isNext(before,call){return before===void 0||call.startMs>=before.endMs}function subjectOf({tool,target}){return`${tool}\
 ${tool==="Bash"?commandSubject(target):target}`}function commandSubject(command){let words=(partsOf(command).find(part=>!part.startsWith("cd "))??command).trim().
split(/\s+/),end=words.findIndex((word2,at)=>at>0&&/^-|[<>]/.test(word2));return words.slice(0,Math.max(2,end<0?MAX_SUBJECT_WORDS:end)).join(" ")}function toFinding3({
failures,end},thread,{cwd,isMixed:isMixed2}){let first=failures[0],last=failures.at(-1),isOneCall=failures.every(({identity})=>identity===first.identity),name=first.
tool==="Bash"&&!isOneCall?quote(commandSubject(first.target)):nameCall(first,cwd),count=failures.length;return{kind:"failing-streak",title:isMixed2?`${count} ca\
lls in a row failed`:`${name} failed ${count} times in a row`,detail:end===void 0?"nothing that worked followed":describeEnd(end,{last,thread,cwd,isMixed:isMixed2}),
turn:first.turn,steps:[...failures,...end===void 0?[]:[end]].map(({key})=>key)}}function describeEnd(end,{last,thread,cwd,isMixed:isMixed2}){let after=renderDuration(
end.endMs-last.startMs);if(isMixed2)return`ended by ${nameCall(end,cwd)}`;let between=thread.slice(thread.indexOf(last)+1,thread.indexOf(end)),edited=new Set(between.
filter(({tool,outcome})=>isFileTool(tool)&&outcome==="ok").map(({target})=>target));if(edited.size>0){let named=[...edited].slice(0,NAMED_FILES).map(path=>quotePath(
path,cwd)),rest=edited.size>NAMED_FILES?` and ${edited.size-NAMED_FILES} more`:"";return`worked after editing ${named.join(", ")}${rest}, ${after} later`}return end.
identity!==last.identity?`worked as ${nameCall(end,cwd)}, ${after} later`:`worked ${end.prompts>last.prompts?"after the next prompt":"when tried once more"}, ${after}\
 later`}function parseJson(text){try{return JSON.parse(text)}catch(error){if(error instanceof SyntaxError)return;throw error}}function isObject(value){return typeof value==
"object"&&value!==null&&!Array.isArray(value)}function parseJsonObject(text){let value=parseJson(text);return isObject(value)?value:void 0}var MIN_PIECE_CHARS=8;function findUndone(calls,cwd){let standing=new Map,undoings=[];for(let call of calls)if(call.outcome==="ok")if(isFileTool(call.tool)){let undoing=takeEdit(
standing,call);undoing!==void 0&&undoings.push(undoing)}else call.tool==="Bash"&&undoings.push(...takeCommand(standing,call));return undoings.map(undoing=>toFinding4(
undoing,cwd))}function takeEdit(standing,call){let edits=standing.get(call.target)??[],edit={call,replacements:replacementsIn(call)};standing.set(call.target,edits);
let first=undoneFrom(edits,edit);if(first===void 0){edits.push(edit);return}let isWholeFile=call.tool==="Write";return{undone:edits.splice(first,isWholeFile?edits.
length:1).map(gone=>gone.call),by:call}}function undoneFrom(edits,{call,replacements}){if(call.tool==="Write"){let equal=edits.findLastIndex(edit=>edit.call.identity===
call.identity);return equal<0||equal===edits.length-1?void 0:equal+1}if(replacements.length===0)return;let found=edits.findLastIndex(edit=>edit.replacements.length===
replacements.length&&edit.replacements.every(done=>replacements.some(now=>isReverse(done,now))));return found<0?void 0:found}function isReverse(done,now){return done.
before===now.after&&done.after===now.before?done.before!==done.after:replacesPiece(now,{from:done.after,to:done.before})||replacesPiece({before:done.after,after:done.
before},{from:now.before,to:now.after})}function replacesPiece({before,after},{from,to}){if(from.trim().length<MIN_PIECE_CHARS)return!1;let at=before.indexOf(from);
return at>=0&&before.slice(0,at)+to+before.slice(at+from.length)===after}function replacementsIn({tool,input}){if(input===void 0||tool!=="Edit"&&tool!=="MultiEd\
it")return[];let parsed=parseJsonObject(input);return(Array.isArray(parsed?.edits)?parsed.edits:[parsed]).flatMap(edit=>{let{old_string:before,new_string:after}=edit??
{};return typeof before=="string"&&typeof after=="string"?[{before,after}]:[]})}function takeCommand(standing,call){let undoings=[];for(let part of partsOf(call.
target)){/^git (?:-C \S+ )?commit\b/.test(part)&&standing.clear();let paths=restoredPaths(part);if(paths!==void 0)for(let[path,edits]of standing)edits.length===
0||!paths.some(restored=>coversPath(restored,path))||(undoings.push({undone:edits.map(edit=>edit.call),by:call}),standing.delete(path))}return undoings}function restoredPaths(command){
if(/^git (?:-C \S+ )?reset (?:\S+ )*--hard\b/.test(command))return["."];let checkout=/^git (?:-C \S+ )?checkout (?:\S+ )?-- (.+)$/.exec(command)?.[1],restore=/^git (?:-C \S+ )?restore (?!.*--staged)(.+)$/.
exec(command)?.[1],all=/^git (?:-C \S+ )?checkout (\.)$/.exec(command)?.[1];return(checkout??restore??all)?.split(/\s+/).filter(word2=>!word2.startsWith("-"))?.
map(word2=>word2.replace(/^["']|["']$/g,""))}function coversPath(restored,path){let plain=restored.replace(/^\.\//,"").replace(/\/$/,"");return plain==="."||plain===
""||path===plain||path.endsWith(`/${plain}`)||path.includes(`/${plain}/`)}function toFinding4({undone,by},cwd){let first=undone[0],what=undone.length===1?"An ed\
it":renderNumber(undone.length,"edit"),how=by.tool==="Bash"?`by ${nameCall(by,cwd)}, `:"",told=by.prompts>first.prompts?", after another prompt":"";return{kind:"\
undone-edit",title:`${what} of ${quotePath(first.target,cwd)} ${undone.length===1?"was":"were"} undone`,detail:`${how}${renderDuration(by.startMs-first.startMs)}\
 later${told}`,turn:first.turn,steps:[...undone,by].map(({key})=>key)}}function findDetours(calls,cwd){let changes=collectChanges(calls),streaks=findStreaks(calls,cwd),failing=new Set(streaks.flatMap(({steps})=>steps));return[...findRepeated(
calls,changes,cwd).filter(({steps})=>!steps.every(key=>failing.has(key))),...streaks,...findReread(calls,changes,cwd),...findUndone(calls,cwd)]}var MAX_DETOURS=4,TOLD=new Set(["failing-streak","repeated-call","undone-edit"]);function deriveDetours(turns){let calls=turns.flatMap((turn,at)=>turn.calls.map(
call=>observe(call,at))),ends=new Map(calls.map(({key,startMs})=>[key,startMs])),endOf2=({steps})=>ends.get(steps.at(-1)??"")??0,detours=findDetours(calls,void 0).
filter(({kind})=>TOLD.has(kind)).sort((a,b)=>endOf2(b)-endOf2(a)),shown=detours.slice(0,MAX_DETOURS),[newest]=shown;if(newest===void 0)return[];let rest=detours.
length-shown.length;return[{text:`Detours: ${shown.map(({title,detail})=>{let what=title.replace(/^An /,"an ");return detail===""?what:`${what} (${detail})`}).join(
"; ")}${rest>0?`; and ${rest} more`:""}`,order:endOf2(newest)}]}function observe(call,turn){let{id,tool,target,startMs}=call;return{key:id,thread:"",turn:turn+1,
tool,startMs,endMs:startMs,target:withhold(target),identity:identityOfNote(call),outcome:outcomeOf(call),prompts:turn+1,compactions:0,...call.input!==void 0&&{input:JSON.
stringify(call.input)}}}function identityOfNote({id,tool,target,input}){return tool==="Bash"?identityOf({tool,target}):JSON.stringify([tool,input??id])}function outcomeOf({
ok,denial}){return denial!==void 0?"refused":ok?"ok":"failed"}var ERROR_CHARS=240,OBJECTION_CHARS=500,RETRY_WINDOW_CALLS=12;function deriveErrors(turns){let newestFirst=troublesOf(turns).toSorted((a,b)=>Number(b.isOpen)-Number(
a.isOpen)||b.timeMs-a.timeMs),items=newestFirst.map(({text,timeMs,isOpen})=>({text:isOpen?`Open: ${text}`:text,order:timeMs})),open2=newestFirst.filter(({isOpen})=>isOpen).
length;return[...items.slice(0,open2),...deriveDetours(turns),...items.slice(open2)]}var derived=new WeakMap;function troublesOf(turns){let troubles=derived.get(
turns)??deriveTroubles(turns);return derived.set(turns,troubles),troubles}function deriveTroubles(turns){let calls=turns.flatMap(turn=>turn.calls),failures=calls.
flatMap((call,at)=>call.ok?[]:[troubleOf(calls,call,at)]);return[...lastOfEach(failures),...objectionsIn(turns),...serviceErrors(turns)]}function troubleOf(calls,call,at){
let what=`${call.tool} ${code(call.target)}`.trim();if(call.denial!==void 0){let how=STOPPED.has(call.denial)?"was stopped":`was not run (${call.denial})`;return{
text:`${what} ${how}`,timeMs:call.startMs,isOpen:!1}}let failure=`${what} failed${call.output===""?"":`: ${oneLine(lastLines(call.output),ERROR_CHARS)}`}`,corrected=findCorrection(
calls,call,at);if(corrected===void 0)return{text:failure,timeMs:call.startMs,isOpen:!0};let edits=renderCorrection(calls.slice(at+1,corrected),calls[corrected]);
return{text:`${failure} \u2192 worked after ${edits}`,timeMs:call.startMs,isOpen:!1}}var STOPPED=new Set(["cancelled","interrupted"]);function lastLines(output){
return output.trim().split(`
`).slice(-4).join(" ")}function findCorrection(calls,call,at){let subject=subjectOf2(call.target),tries=0;for(let index=at+1;index<calls.length&&tries<RETRY_WINDOW_CALLS;index++){
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
input?.[name]).filter(text=>typeof text=="string").join(`
`);return[DEFINITION,ASSIGNED_FUNCTION].flatMap(pattern=>[...source.matchAll(pattern)].map(match=>match[1]??""))}function renderFile(file){let touches=[...file.
touches].map(([touch,count])=>count>1?`${touch} ${count} times`:touch),functions=[...file.functions].slice(0,MAX_FUNCTIONS).map(name=>code(name)),inside=functions.
length>0?`: ${functions.join(", ")}`:"";return`${code(file.path)} (${touches.join(", ")})${inside}`}var SENTENCE_CHARS=300,MAX_CONSTRAINT_CHARS=300;function deriveLearnings(turns){return[...constraintsOf(turns),...deriveFindings(turns)]}function deriveFindings(turns){
let findings=turns.flatMap(turn=>turn.answers.flatMap(sentencesOf).filter(isFinding).map(sentence=>({text:oneLine(sentence,SENTENCE_CHARS),order:turn.startMs})));
return newestOfEach(findings)}function constraintsOf(turns){let rules=turns.filter(turn=>turn.isUser).flatMap(turn=>sentencesOf(turn.prompt).filter(sentence=>sentence.
length<=MAX_CONSTRAINT_CHARS&&isConstraint(sentence)).map(sentence=>({text:`The user's rule: ${sentence}`,order:turn.startMs})));return newestOfEach(rules)}function newestOfEach(items){
return[...new Map(items.map(item=>[item.text,item])).values()].reverse()}var RESULT_CHARS=400,MAX_SENTENCES=2,TOTAL_CHARS=4e3,TEST_TOTAL=/^.*\b\d+ (?:tests? )?(?:passed|failed|passing|failing|ok)\b.*$/im;function deriveResults(turns){
return turns.flatMap(resultsOf).reverse()}function resultsOf(turn){let total=turn.calls.filter(call=>call.tool==="Bash").flatMap(call=>TEST_TOTAL.exec(call.output.
slice(-TOTAL_CHARS))?.[0]??[]).at(-1);return[turn.outcome==="answered"?conclusionOf(turn):void 0,total===void 0?void 0:`Tests: ${oneLine(total,RESULT_CHARS)}`].
flatMap((text,at)=>text===void 0?[]:[{text,order:turn.endMs+at}])}function conclusionOf(turn){let sentences=sentencesOf(turn.answers.at(-1)??"").slice(0,MAX_SENTENCES);
return sentences.length===0?void 0:oneLine(sentences.join(" "),RESULT_CHARS)}function deriveTask(turns){return turns.filter(turn=>turn.isUser&&turn.prompt.trim()!=="").map(turn=>({text:turn.prompt.trim(),order:turn.startMs})).reverse()}var LOOKING=/^(?:ls|cat|head|tail|pwd|cd|echo|which|find|grep|rg|wc|sed -n|git (?:status|diff|log|show))\b[^|&;]*$/;function deriveWorkflow(turns){let commands=new Map;
for(let call of turns.flatMap(turn=>turn.calls)){if(call.tool!=="Bash"||!call.ok||LOOKING.test(call.target.trim()))continue;let text=call.target.trim(),known=commands.
get(text);commands.set(text,{text,count:(known?.count??0)+1,lastMs:call.startMs})}let worth=[...commands.values()].sort((a,b)=>b.count-a.count||b.lastMs-a.lastMs);
return ranked(worth.map(({text,count})=>count>1?`${code(text)} (${count} times)`:code(text)))}var PROMPT_CHARS2=120,STAMP_CHARS=16;function deriveWorklog(turns){return turns.map(turn=>({text:renderLine(turn),order:turn.startMs})).reverse()}function renderLine(turn){
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
return texts.slice(0,MAX_FACTS_A_KIND).map(text=>({kind,text:oneLine(text,FACT_CHARS)}))}function deriveHandoff({turns,...notes}){let sections=condense(deriveSections(turns));return{...notes,timeMs:Math.max(0,...turns.map(turn=>turn.endMs)),isAnswered:turns.
some(({outcome,answers,calls})=>outcome==="answered"||answers.length+calls.length>0),digest:deriveDigest(turns).map(withhold),pinned:derivePinned(turns).map(({kind,
text})=>({kind,text:withhold(text)})),sections:sections.map(({title,items})=>({title,items:items.map(({text,order})=>({text:withhold(text),order}))}))}}var import_node_fs6={default:require("node:fs")};function mergeNoteTurns(logged,told){let toldCalls=new Set(told.flatMap(turn=>turn.calls.map(call=>call.id))),partners=new Map,others=[];for(let turn of told){let partner=findPartner(
logged,turn,partners);partner===void 0?others.push(turn):partners.set(partner,turn)}let all=[...logged.map(turn=>{let own={...turn,calls:turn.calls.filter(call=>!toldCalls.
has(call.id))},partner=partners.get(turn);return partner===void 0?own:mergeTurn(own,partner)}),...others].sort((a,b)=>a.startMs-b.startMs);return all.map((turn,at)=>turn.
outcome==="open"&&at<all.length-1?{...turn,outcome:"interrupted"}:turn)}function findPartner(logged,turn,taken){let free=logged.filter(candidate=>!taken.has(candidate)),
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
(record.tool!==void 0||outcome!==void 0)&&(turn.endMs=Math.max(turn.endMs,timeMs))}return turns.map((turn,at)=>turn.outcome==="open"&&at<turns.length-1?{...turn,
outcome:"interrupted"}:turn)}var OUTCOME_OF_EVENT={Stop:"answered",StopFailure:"error"};function ownRecords(records){let seen2=new Set,own=[];for(let record of records){
let key=keyOf(record);record.agent_id!==void 0||seen2.has(key)||(seen2.add(key),own.push({record,timeMs:Date.parse(record.time)||0}))}return own.sort((a,b)=>a.timeMs-
b.timeMs)}function keyOf({tool_use_id,uuid,event,prompt_id,hash,time}){return tool_use_id!==void 0?tool_use_id:event==="UserPromptSubmit"&&prompt_id!==void 0?`${prompt_id}\
 ${hash}`:uuid??`${event} ${prompt_id??time}`}function openTurn(record,timeMs){return{id:record.uuid??record.prompt_id??`${record.session}@${record.time}`,...record.
prompt_id!==void 0&&{promptId:record.prompt_id},startMs:timeMs,endMs:timeMs,isUser:!/^(?:<task-notification>|\/)/.test(record.prompt??""),prompt:record.prompt??
"",answers:[],calls:[],outcome:"open"}}function recordedCall(record,timeMs){return{id:record.tool_use_id??"",tool:record.tool??"",target:record.target??"",ok:record.
ok!==!1,...record.denial!==void 0&&{denial:record.denial},output:record.error??"",startMs:Math.max(0,timeMs-(record.duration_ms??0))}}var import_node_fs2=import_node_fs6;var LogbookError=class extends Error{code;path;byteOffset;hint;constructor(code2,message,details={}){super(message,details.cause===void 0?void 0:{cause:details.
cause}),this.name="LogbookError",this.code=code2,details.path!==void 0&&(this.path=details.path),details.byteOffset!==void 0&&(this.byteOffset=details.byteOffset),
details.hint!==void 0&&(this.hint=details.hint)}},PASSING=new Set(["ENOSPC","EDQUOT","EROFS","EACCES","EPERM","EIO","EAGAIN","EMFILE","ENFILE","ENOMEM"]);function isPassing(error){
return PASSING.has(errnoOf(error)??"")}function errnoOf(error){return typeof error=="object"&&error!==null&&"code"in error&&typeof error.code=="string"?error.code:
void 0}var SAFE_NAME=/^[A-Za-z0-9_-]{1,128}$/;function safeName(id){return SAFE_NAME.test(id)?id:process.getBuiltinModule("node:crypto").createHash("sha256").update(id).
digest("hex")}var import_node_fs=import_node_fs6;var ABSENT=new Set(["ENOENT","ENOTDIR","EISDIR","ELOOP","ENAMETOOLONG","ENXIO","ENODEV","ERR_INVALID_ARG_VALUE"]);function isAbsent(error){return ABSENT.has(errnoOf(
error)??"")}function openRegular(path,access=import_node_fs.default.constants.O_RDONLY){let fd;try{fd=import_node_fs.default.openSync(path,access|import_node_fs.default.
constants.O_NONBLOCK|import_node_fs.default.constants.O_NOCTTY)}catch(error){if(isAbsent(error))return;throw error}let stat=import_node_fs.default.fstatSync(fd);
if(stat.isFile())return{fd,size:stat.size};import_node_fs.default.closeSync(fd)}function statIfPresent(path){try{return import_node_fs.default.statSync(path,{throwIfNoEntry:!1})}catch(error){if(isAbsent(error))return;throw error}}function sizeOfFile(path){return statIfPresent(path)?.size??0}function readTail(path,maxBytes){return readPart(path,size=>({start:Math.max(0,size-maxBytes),bytes:maxBytes}))}function readPart(path,place2){let file=import_node_fs2.default.
existsSync(path)?openRegular(path):void 0;if(file===void 0)return{start:0,bytes:Buffer.alloc(0)};let{fd,size}=file;try{let{start,bytes}=place2(size),buffer=Buffer.
alloc(Math.min(bytes,size-start));return{start,bytes:buffer.subarray(0,import_node_fs2.default.readSync(fd,buffer,0,buffer.length,start))}}finally{import_node_fs2.default.
closeSync(fd)}}function listDirectory(path){try{return import_node_fs2.default.readdirSync(path).sort()}catch(error){if(isAbsent(error))return[];throw error}}function glanceTail(path,maxBytes){let{start,bytes}=readTail(path,maxBytes);return{records:recordsIn(bytes),isPartial:start>0}}function recordsIn(bytes){return bytes.
toString("utf8").split(`
`).map(parseJsonObject).filter(isRecord)}var TEXT_FIELDS=["time","event","session"];function isRecord(value){return value!==void 0&&TEXT_FIELDS.every(field=>typeof value[field]==
"string")}var import_node_path=require("node:path");var MAIN_STREAM="main";var SEGMENT_NAME=/^(\d{12,15})-(\d{12,15})\.jsonl(\.gz)?$/,GENERATION_NAME=/^\d{4,9}$/;function generationPath(rawDir,stream,generation){return(0,import_node_path.join)(
rawDir,safeName(stream),String(generation).padStart(4,"0"))}function listGenerations(rawDir,stream){return listDirectory((0,import_node_path.join)(rawDir,safeName(stream))).filter(name=>GENERATION_NAME.test(name)).map(Number).
sort((a,b)=>a-b)}function listSegments(dir){return listDirectory(dir).flatMap(name=>parseSegmentName(dir,name)??[]).sort((a,b)=>a.start-b.start||b.end-a.end||Number(
a.isCompressed)-Number(b.isCompressed))}function parseSegmentName(dir,name){let match=SEGMENT_NAME.exec(name);if(match===null)return;let[,start,end,suffix]=match;
return{start:Number(start),end:Number(end),path:dir+import_node_path.sep+name,isCompressed:suffix!==void 0}}function coveredEnd(segments){let end=0;for(let segment of segments){
if(segment.start>end)break;end=Math.max(end,segment.end)}return end}var import_node_fs4=import_node_fs6;var import_node_fs3=import_node_fs6,MEMBER_BYTES=1024*1024,HEADER_BYTES=10,FLAGS_AT=3,HAS_EXTRA=4,EXTRA_BYTES=14;var FIELD_NAME="LB";function readMembers(fd,plainBytes){let{size}=import_node_fs3.default.fstatSync(fd),members=[],offset=0,start=0;for(;offset<size;){let lengths=readLengths(fd,offset);
if(lengths===void 0){members.push({start,end:plainBytes,offset,bytes:size-offset});break}members.push({start,end:start+lengths.plain,offset,bytes:lengths.compressed}),
offset+=lengths.compressed,start+=lengths.plain}return members}function readLengths(fd,offset){let header=Buffer.alloc(HEADER_BYTES+EXTRA_BYTES);if(import_node_fs3.default.
readSync(fd,header,0,header.length,offset)<header.length)return;let isGzip=header[0]===31&&header[1]===139&&header[FLAGS_AT]===HAS_EXTRA,name=header.toString("l\
atin1",HEADER_BYTES+2,HEADER_BYTES+4);if(!isGzip||name!==FIELD_NAME)return;let compressed=header.readUInt32LE(HEADER_BYTES+6),plain=header.readUInt32LE(HEADER_BYTES+
10);return compressed>header.length&&plain>0&&plain<=MEMBER_BYTES?{compressed,plain}:void 0}function readMember(fd,member){let compressed=Buffer.allocUnsafe(member.
bytes),read=import_node_fs3.default.readSync(fd,compressed,0,member.bytes,member.offset),zlib=process.getBuiltinModule("node:zlib"),plainBytes=member.end-member.
start;return zlib.gunzipSync(compressed.subarray(0,read),{maxOutputLength:Math.max(plainBytes,1)})}var CHUNK_BYTES=256*1024;function openSegment(segment){let opened;return{end:segment.end,read(position){try{opened??=open(segment);let bytes=opened.read(position);
return bytes.length>0?{bytes}:{resume:segment.end,error:unreadable(segment,position,"it ends too early")}}catch(error){return{resume:opened?.resumeAfter(position)??
segment.end,error:unreadable(segment,position,errnoOf(error)??"damaged",error)}}},close(){opened?.close(),opened=void 0}}}function open(segment){let twin=segment.
isCompressed?segment.path.slice(0,-3):`${segment.path}.gz`;try{return segment.isCompressed?openCompressed(segment,segment.path):openPlain(segment,segment.path)}catch(error){
if(errnoOf(error)!=="ENOENT"||!import_node_fs4.default.existsSync(twin))throw error;return segment.isCompressed?openPlain(segment,twin):openCompressed(segment,twin)}}
function openCopy(path){let file=openRegular(path);if(file!==void 0)return file.fd;throw Object.assign(new Error(`ENOENT: no regular file ${path}`),{code:"ENOEN\
T"})}function openPlain(segment,path){let fd=openCopy(path),buffer=Buffer.allocUnsafe(Math.min(CHUNK_BYTES,segment.end-segment.start));return{read(position){let wanted=Math.
min(buffer.length,segment.end-position);return buffer.subarray(0,import_node_fs4.default.readSync(fd,buffer,0,wanted,position-segment.start))},resumeAfter:position=>Math.
min(segment.end,position+CHUNK_BYTES),close:()=>import_node_fs4.default.closeSync(fd)}}function openCompressed(segment,path){let fd=openCopy(path),members;try{members=
readMembers(fd,segment.end-segment.start)}catch(error){throw import_node_fs4.default.closeSync(fd),error}let current,memberAt=offset=>members.find(member=>member.
start<=offset&&offset<member.end);return{read(position){let offset=position-segment.start,member=memberAt(offset);return member===void 0?Buffer.alloc(0):(current?.
member!==member&&(current={member,bytes:readMember(fd,member)}),current.bytes.subarray(offset-member.start))},resumeAfter:position=>segment.start+(memberAt(position-
segment.start)?.end??segment.end-segment.start),close:()=>import_node_fs4.default.closeSync(fd)}}function unreadable(segment,position,reason,cause){return new LogbookError(
"RAW_UNREADABLE",`read raw segment ${segment.path}: ${reason}`,{path:segment.path,byteOffset:position,...cause===void 0?{}:{cause}})}function readRange(rawDir,stream,request){return readSegments(listSegments(generationPath(rawDir,stream,request.generation)),request)}function*readSegments(segments,request){
let{from=0,onLoss,onTrouble}=request,readers=[],position=from,next=0;try{for(;;){next=openUpTo(position,segments,next,readers);let piece=readFromAny(readers,position);
if("bytes"in piece){yield{start:position,bytes:piece.bytes},position+=piece.bytes.length;continue}if(onTrouble!==void 0&&piece.trouble!==void 0){onTrouble(piece.
trouble);return}let end=Math.min(piece.resume,segments[next]?.start??Number.POSITIVE_INFINITY);if(end===Number.POSITIVE_INFINITY)return;onLoss?.({start:position,
end,...piece.error===void 0?{}:{error:piece.error}}),position=end}}finally{for(let reader of readers)reader.close()}}function openUpTo(position,segments,from,readers){
for(let index=readers.length-1;index>=0;index-=1){let reader=readers[index];reader.end>position||(reader.close(),readers.splice(index,1))}let next=from;for(let segment=segments[next];segment!==
void 0&&segment.start<=position;segment=segments[next])segment.end>position&&readers.push(openSegment(segment)),next+=1;return next}function readFromAny(readers,position){
let failure={resume:Number.POSITIVE_INFINITY};for(let reader of readers){let piece=reader.read(position);if("bytes"in piece)return piece;let trouble=isPassing(piece.
error.cause)?piece.error:failure.trouble;failure={...piece.resume<failure.resume?piece:failure,...trouble&&{trouble}}}return failure}var import_node_fs5=import_node_fs6;function openSource(path){if(path==="")throw new LogbookError("TRANSCRIPT_MISSING","copy transcript: the path is empty",{path});try{let file=openRegular(path);if(file!==
void 0)return{...file,path}}catch(error){throw sourceError(path,error)}throw import_node_fs5.default.existsSync(path)?new LogbookError("TRANSCRIPT_UNREADABLE",`\
copy transcript: ${path} is not a file`,{path}):new LogbookError("TRANSCRIPT_MISSING",`copy transcript: there is no ${path}`,{path})}function closeSource(source){import_node_fs5.default.closeSync(source.fd)}function readAt(source,buffer,position){let filled=0;try{for(;filled<buffer.length;){let read=import_node_fs5.default.
readSync(source.fd,buffer,filled,buffer.length-filled,position+filled);if(read===0)break;filled+=read}}catch(error){throw sourceError(source.path,error)}return buffer.
subarray(0,filled)}function sourceError(path,error){if(error instanceof LogbookError)return error;let code2=errnoOf(error);return code2==="ENOENT"||code2==="ENO\
TDIR"?new LogbookError("TRANSCRIPT_MISSING",`copy transcript: there is no ${path}`,{path,cause:error}):new LogbookError("TRANSCRIPT_UNREADABLE",`copy transcript\
: read ${path} (${code2??"unknown error"})`,{path,cause:error})}var NOTHING={origin:"nothing",size:0,start:0,bytes:Buffer.alloc(0)},NEWLINE=10,SOURCE_CODES=new Set(["TRANSCRIPT_MISSING","TRANSCRIPT_UNREADABLE"]);function readTranscriptTail(rawDir,transcript,maxBytes){
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
0||node.isContinuation)&&node.previous!==null?lookup(node.previous):void 0}function turnOf(uuid,lookup,known=new Map){let path=[],seen2=new Set,node=lookup(uuid),
turn=uuid;for(;node!==void 0;){let found=known.get(node.uuid);if(found===void 0&&seen2.has(node.uuid)){turn=circleOf(node,path).reduce(earlier).uuid;break}if(path.
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
part),part.kind==="tool_result"&&addResult(steps,calls,entry,part);return steps}function addAnswer(steps,texts,entry,text){let message=entry.messageId??entry.uuid,
earlier2=texts.get(message);earlier2?.includes(text)!==!0&&(texts.set(message,earlier2===void 0?[text]:[...earlier2,text]),steps.push({kind:"answer",text,timeMs:entry.
timeMs}))}function addCall(steps,calls,entry,use){let{toolUseId,tool,input}=use,known=calls.get(toolUseId);if(known!==void 0){known.tool===""&&Object.assign(known,
{tool,input,startMs:entry.timeMs});return}let{timeMs}=entry,call={kind:"tool",toolUseId,tool,input,output:null,isError:!1,startMs:timeMs,endMs:timeMs};calls.set(
toolUseId,call),steps.push(call)}function addResult(steps,calls,entry,result){let{toolUseId}=result;calls.has(toolUseId)||addCall(steps,calls,entry,{kind:"tool_\
use",toolUseId,tool:"",input:""});let call=calls.get(toolUseId);if(call===void 0)return;let isReal2=entry.isStandIn!==!0&&result.denial===void 0;call.output!==null&&
!(isReal2&&call.denial!==void 0)||(call.output=result.output,call.isError=result.isError,call.endMs=entry.timeMs,delete call.denial,result.denial!==void 0?call.
denial=result.denial:entry.isStandIn===!0&&(call.denial="cancelled"),result.spilledFile!==void 0&&(call.spilledFile=result.spilledFile))}function deriveOutcome(ordered){
let outcome="open";for(let entry of ordered)entry.role==="interrupt"?outcome="interrupted":entry.role==="result"?outcome="open":entry.role==="assistant"?outcome=
outcomeOfAnswer(entry):entry.isFinal===!0&&outcome==="open"&&(outcome="answered");return outcome}function outcomeOfAnswer(entry){return entry.isError===!0?"erro\
r":entry.isFinal===!0?"answered":"open"}function collectTurns(readEntries,{isWanted,keep=entry=>entry}={}){let turnsOfEntries=new Map,tree=buildTree(readEntries(),turnsOfEntries),wanted=new Map;for(let{
entry}of readEntries()){let turn=turnOf(entry.uuid,id=>tree.nodes.get(id),turnsOfEntries);if(isWanted?.(turn)===!1)continue;let entries=wanted.get(turn)??new Map,
kept2=keep(entry),known=entries.get(entry.uuid);entries.set(entry.uuid,known===void 0?kept2:foldEntry(known,kept2)),wanted.set(turn,entries)}return[...wanted].map(
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
z:"\u1D22\u0290\u0396"},plainLetters2=lazy(()=>new Map(Object.entries(ALIKE).flatMap(([plain,alike])=>[...alike].map(letter=>[letter,plain]))));var OPENING_BRACKET=/[<\uff1c\ufe64\u02c2\u1438\u276e\u3008\u27e8\u3008]/,OPENING_BRACKETS=new RegExp(OPENING_BRACKET,"g");var ROLES="human|assistant|system|user";var ROLE=new RegExp(`^(?:${ROLES})[ \\t*_~]{0,8}:$`);var TAG="logbook-context",OPENING3=`<${TAG} kind="`,CLOSING3=`</${TAG}>`,WHOLE_OPENING=new RegExp(`${OPENING3}[^<>\\n]{0,2000}>\\n`,"y");function stripOwnBlocks(text){let kept2="",from=0;for(let at=text.indexOf(OPENING3);at>=0;at=text.indexOf(OPENING3,Math.max(at+1,from))){if(WHOLE_OPENING.lastIndex=
at,!WHOLE_OPENING.test(text))continue;kept2+=text.slice(from,at);let end=text.indexOf(CLOSING3,at);if(end<0)return kept2;from=end+CLOSING3.length,text[from]===`\

`&&from++}return kept2+text.slice(from)}function cleanText(text){return stripPrivate(stripOwnBlocks(toWellFormed(text)))}var REMINDER_START="<system-reminder>",REMINDER_END="</system-reminder>";function cleanSpeech(text){
return cleanText(dropReminders(text)).trim()}function dropReminders(text){let kept2="",from=0;for(let at=text.indexOf(REMINDER_START);at!==-1;at=text.indexOf(REMINDER_START,
at+1)){if(at<from||at>0&&text[at-1]!==`
`)continue;let end=text.indexOf(REMINDER_END,at);if(end===-1)break;kept2+=text.slice(from,at),from=end+REMINDER_END.length}return kept2+text.slice(from)}function isFields(value){return typeof value=="object"&&value!==null&&!Array.isArray(value)}function fieldsOf(parent,key){let value=parent[key];return isFields(
value)?value:EMPTY}function stringOf(parent,key){let value=parent[key];return typeof value=="string"&&value!==""?value:void 0}function countOf(parent,key){let value=parent[key];
return typeof value=="number"&&Number.isFinite(value)&&value>0?value:0}function timeOf(entry){let stamp=stringOf(entry,"timestamp"),time=stamp===void 0?0:Date.parse(
stamp);return Number.isNaN(time)?0:time}var SIDECHAIN_AGENT="sidechain",EMPTY=Object.freeze({});function trimEndOf(text,chars){let end=text.length;for(;end>0&&chars.includes(text.charAt(end-1));)end--;return text.slice(0,end)}var DENIAL_TEXTS=[[/^The user doesn't want to (?:proceed with this tool use|take this action)/,"user-rejected"],[/^(?:This command requires approval|Claude requested permissions? to )/,
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
let texts=[];for(let block of blocksOf(content)){let text=textOfBlock(block);text!==void 0&&texts.push(text)}return texts.join(`
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
block);if(type.endsWith("tool_result"))return toolResultPart(block,void 0);let text=textOfBlock(block),answer=text===void 0?"":cleanText(text);return answer.trim()===
""?void 0:{kind:"answer",text:answer}}function usageOf(usage){let counts={input:countOf(usage,"input_tokens"),output:countOf(usage,"output_tokens"),cacheRead:countOf(
usage,"cache_read_input_tokens"),cacheWrite:countOf(usage,"cache_creation_input_tokens")};return counts.input+counts.output+counts.cacheRead+counts.cacheWrite>0?
counts:void 0}var NUL=0,QUOTE2=34,BACKSLASH=92,BRACE_BIT=32,OPEN=123,CLOSE2=125,RECORD_START=Buffer.from('{"'),FIRST_KEYS=["parentUuid","type","uuid","sessionId","logicalPare\
ntUuid","isSidechain"].map(key=>Buffer.from(`${key}"`)),SPARE_WORK_BYTES=16*1024*1024,WORK_FACTOR=8;function salvage(line){let nulBytes=countNuls(line);return nulBytes>
0?salvageNuls(line,nulBytes):salvageRecords(line)}function salvageNuls(line,nulBytes){let rest=salvageRecords(line.filter(byte=>byte!==NUL)),damage={byteOffset:line.
indexOf(NUL),bytes:nulBytes,reason:"nul"};return{objects:rest.objects,damage:[damage,...rest.damage]}}function countNuls(line){let count=0;for(let at=line.indexOf(
NUL);at!==-1;at=line.indexOf(NUL,at+1))count+=1;return count}function salvageRecords(line){let found={objects:[],damage:[]},workLeft=SPARE_WORK_BYTES+WORK_FACTOR*
line.length,lostFrom=0,from=0;for(;workLeft>0;){let start=nextStart(line,from);if(start===-1)break;let end=objectEnd(line,start);workLeft-=(end===-1?line.length:
end)-start;let object=end===-1?void 0:parseRecord(line.toString("utf8",start,end));from=object===void 0?start+1:end,object!==void 0&&(noteLoss(line,lostFrom,start,
"welded",found.damage),found.objects.push(object),lostFrom=end)}return noteLoss(line,lostFrom,line.length,line.includes(RECORD_START)?"torn":"not-json",found.damage),
found}function nextStart(line,from){for(let at=line.indexOf(RECORD_START,from);at!==-1;at=line.indexOf(RECORD_START,at+1)){let key=at+RECORD_START.length;if(at===
0||FIRST_KEYS.some(first=>line.subarray(key,key+first.length).equals(first)))return at}return-1}function objectEnd(line,start){let depth2=0;for(let at=start;at<
line.length;at+=1){let byte=line[at];if(byte===QUOTE2){at=stringEnd(line,at+1);continue}if((byte|BRACE_BIT)===OPEN?depth2+=1:(byte|BRACE_BIT)===CLOSE2&&(depth2-=
1),depth2===0)return at+1}return-1}function stringEnd(line,from){let at=from;for(;at<line.length&&line[at]!==QUOTE2;)at+=line[at]===BACKSLASH?2:1;return at}function parseRecord(text){
try{let value=JSON.parse(text);return!isFields(value)||stringOf(value,"type")===void 0?void 0:"parentUuid"in value||"sessionId"in value?value:void 0}catch(error){
if(error instanceof SyntaxError)return;throw error}}function noteLoss(line,from,to,reason,damage){line.subarray(from,to).every(byte=>byte<=32)||damage.push({byteOffset:from,
bytes:to-from,reason})}var NOISE_TYPES=new Set(["agent-color","agent-name","agent-setting","api-request","api-request-blob","api-request-shape","atis-latch","bridge-session","content-\
replacement","cost-state","file-history-delta","file-history-snapshot","fork-context-ref","frame-link","history-suppression","last-prompt","mode","permission-mo\
de","pr-link","queue-operation","relocated","summary","tag","tools-used"]),TYPE_FIRST=Buffer.from('{"type":"'),PARENT_FIRST=Buffer.from('{"parentUuid":'),NO_PARENT=Buffer.
from("null"),MAIN_FLAG=Buffer.from(',"isSidechain":false'),SIDE_FLAG=Buffer.from(',"isSidechain":true'),AGENT_KEY=Buffer.from(',"agentId":"'),ATTACHMENT_KEY=Buffer.
from(',"attachment":{"type":"'),ATTACHMENT_TAIL=Buffer.from('"type":"attachment","uuid":"'),UUID_KEY=Buffer.from('"uuid":"'),QUOTE3=34,CLOSE_BRACE=125,MAX_NAME_BYTES=64;
function skimLine(bytes){if(bytes[bytes.length-1]===CLOSE_BRACE)return hasAt(bytes,0,TYPE_FIRST)?isNoise(bytes)?"noise":void 0:hasAt(bytes,0,PARENT_FIRST)?skimLink(
bytes):void 0}function isNoise(bytes){let type=nameAt(bytes,TYPE_FIRST.length);return type!==void 0&&NOISE_TYPES.has(type)&&bytes.indexOf(UUID_KEY)===-1}function skimLink(bytes){
let head=readLinkHead(bytes);if(head===void 0||bytes.indexOf(PARENT_FIRST,1)!==-1)return;let at=bytes.indexOf(ATTACHMENT_TAIL),tail=at===-1?void 0:parseTail(bytes,
at),uuid=tail===void 0?void 0:stringOf(tail,"uuid");if(!(tail===void 0||uuid===void 0))return{uuid,timeMs:timeOf(tail),role:"link",...head,parts:[]}}function readLinkHead(bytes){
let at=PARENT_FIRST.length,parent=bytes[at]===QUOTE3?nameAt(bytes,at+1):null;if(parent===void 0||parent===null&&!hasAt(bytes,at,NO_PARENT))return;at+=parent===null?
NO_PARENT.length:parent.length+2;let isMain=hasAt(bytes,at,MAIN_FLAG);if(!isMain&&!hasAt(bytes,at,SIDE_FLAG))return;at+=isMain?MAIN_FLAG.length:SIDE_FLAG.length;
let agent=hasAt(bytes,at,AGENT_KEY)?nameAt(bytes,at+AGENT_KEY.length):void 0;if(agent!==void 0&&(at+=AGENT_KEY.length+agent.length+1),!hasAt(bytes,at,ATTACHMENT_KEY)||
nameAt(bytes,at+ATTACHMENT_KEY.length)==="queued_command")return;let agentId=agent??(isMain?void 0:SIDECHAIN_AGENT);return agentId===void 0?{parent}:{parent,agentId}}
function nameAt(bytes,from){let limit=Math.min(bytes.length,from+MAX_NAME_BYTES),end=from;for(;end<limit&&bytes[end]!==QUOTE3;)end+=1;let name=bytes.toString("l\
atin1",from,end);return end<limit&&!name.includes("\\")?name:void 0}function parseTail(bytes,at){try{let value=JSON.parse(`{${bytes.toString("utf8",at)}`);return isFields(
value)?value:void 0}catch(error){if(error instanceof SyntaxError)return;throw error}}function hasAt(bytes,at,part){if(bytes.length<at+part.length)return!1;for(let index=0;index<
part.length;index+=1)if(bytes[at+index]!==part[index])return!1;return!0}var LINK={role:"link",parts:[]},INTERRUPTED=/^\[Request interrupted by user(?: for tool use)?\]$/,USER_SHELL="user-shell";function readUserEntry(entry,uuid){if(entry.
isCompactSummary===!0)return{role:"summary",parts:[]};let{content}=fieldsOf(entry,"message"),blocks=blocksOf(content),results=resultsOf2(blocks,entry);return blocks.
some(block=>INTERRUPTED.test(textOfBlock(block)??""))?{role:"interrupt",parts:results}:results.length>0?{role:"result",parts:results}:entry.isMeta===!0||entry.isVisibleInTranscriptOnly===
!0?LINK:readSpeech(textOf(content),entry,uuid)}function resultsOf2(blocks,entry){let results=blocks.filter(block=>block.type==="tool_result"),account=results.length===
1?entry:void 0;return results.map(block=>toolResultPart(block,account)).filter(part=>part!==void 0)}function readQueuedCommand(entry,uuid){let attachment=fieldsOf(
entry,"attachment");if(attachment.isMeta===!0)return LINK;let origin=stringOf(fieldsOf(attachment,"origin"),"kind")??originOf(entry),isNotice=attachment.commandMode===
"task-notification",speech={...entry,origin:{kind:isNotice?"task-notification":origin}};return{...readSpeech(textOf(attachment.prompt),speech,uuid),isQueued:!0}}
function readLocalCommand(entry,uuid){let content=stringOf(entry,"content");return content===void 0?LINK:readSpeech(content,entry,uuid)}function readSpeech(raw,entry,uuid){
let text=cleanSpeech(raw);return text===""?LINK:entry.isSidechain===!0?promptOf("agent",text):isNotification(text,entry)?promptOf("notification",text):text.startsWith(
"<")?readMarkup(text,entry,uuid)??promptOf("human",text):promptOf("human",text)}function promptOf(turnKind,text){return{role:"prompt",turnKind,parts:[{kind:"pro\
mpt",text}]}}function isNotification(text,entry){let origin=originOf(entry);return origin!==void 0&&origin!=="human"||text.startsWith("<task-notification>")}function originOf(entry){
return stringOf(fieldsOf(entry,"origin"),"kind")}function readMarkup(text,entry,uuid){if(/^<command-(?:name|message)>/.test(text))return readSlashCommand(text);
if(/^<local-command-(?:stdout|stderr)>/.test(text))return{role:"link",isFinal:!0,parts:[]};if(text.startsWith("<local-command-caveat>"))return LINK;if(text.startsWith(
"<bash-input>"))return readShellInput(text,uuid);if(/^<bash-std(?:out|err)>/.test(text))return readShellOutput(text,entry)}function readSlashCommand(text){let name=tagOf(
text,"command-name");if(name===void 0)return;let command=name.startsWith("/")?name:`/${name}`;return promptOf("command",`${command} ${tagOf(text,"command-args")??
""}`.trim())}function readShellInput(text,uuid){let command=tagOf(text,"bash-input")??"",call={kind:"tool_use",toolUseId:`shell:${uuid}`,tool:USER_SHELL,input:command};
return{role:"prompt",turnKind:"command",parts:[{kind:"prompt",text:`! ${command}`},call]}}function readShellOutput(text,entry){let output=[tagOf(text,"bash-stdo\
ut"),tagOf(text,"bash-stderr")].filter(part=>part!==void 0),parent=stringOf(entry,"parentUuid");return parent===void 0?{role:"link",isFinal:!0,parts:[]}:{role:"\
link",isFinal:!0,parts:[{kind:"tool_result",toolUseId:`shell:${parent}`,output:cleanText(output.join(`
`)),isError:!1}]}}function tagOf(text,tag){let from=text.indexOf(`<${tag}>`);if(from===-1)return;let start=from+tag.length+2,end=text.indexOf(`</${tag}>`,start);
return text.slice(start,end===-1?void 0:end).trim()||void 0}var NOTHING2={entries:[],facts:[],damage:[],isConsumed:!0},UNFINISHED={...NOTHING2,isConsumed:!1};function parseLine(line){if(line.bytes.length===0)return NOTHING2;
let skimmed=skimLine(line.bytes);if(skimmed==="noise")return NOTHING2;if(skimmed!==void 0)return{...NOTHING2,entries:[skimmed]};let value=mayBeJson(line.bytes)?
parseJson2(line.bytes.toString("utf8")):void 0;return isFields(value)?readObject(value,line):line.isTerminated?value===void 0?readBroken(line):{...NOTHING2,damage:[
damageOf(line,"not-object")]}:UNFINISHED}function readBroken(line){let{objects,damage}=salvage(line.bytes),read=objects.map(object=>readObject(object,line)),places2=damage.
map(place2=>({...place2,byteOffset:line.byteOffset+place2.byteOffset}));return{entries:read.flatMap(({entries})=>entries),facts:read.flatMap(({facts})=>facts),damage:[
...places2,...read.flatMap(parsed=>parsed.damage)],isConsumed:!0}}function readObject(object,line){try{let entry=entryOf(object);if(entry!==void 0&&line.isShortened&&
(entry.isCut=!0),entry!==void 0)return{...NOTHING2,entries:[entry]};let fact=factOf(object);return fact===void 0?NOTHING2:{...NOTHING2,facts:[fact]}}catch(error){
if(!(error instanceof RangeError))throw error;return{...NOTHING2,damage:[damageOf(line,"not-json")]}}}function damageOf(line,reason){return{byteOffset:line.byteOffset,
bytes:line.bytes.length,reason}}var LAST_OF={91:93,123:125},LAST_SPACE=32;function mayBeJson(bytes){let first=bytes[0],last=bytes[bytes.length-1];if(first<=LAST_SPACE||
last<=LAST_SPACE)return!0;let wanted=LAST_OF[first];return wanted===void 0?first!==93&&first!==125:last===wanted}function parseJson2(text){try{return JSON.parse(
text)}catch(error){if(error instanceof SyntaxError)return;throw error}}function factOf(object){let key=object.type;if(key!=="ai-title"&&key!=="custom-title")return;
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
return LINK2()}}var DEFAULT_LIMITS={headBytes:65536,tailBytes:65536,budgetBytes:4194304,wordBytes:4096},QUOTE4=34,COMMA=44,BACKSLASH2=92,LETTER_U=117,BRACE_BIT2=32,OPEN2=123,CLOSE3=125,
SPACE3=32,ENVELOPE_DEPTH=2;function createShortener(limits=DEFAULT_LIMITS){let kept2=createSink(limits.headBytes),strings=createStringState(limits,kept2),depth2=0,
mutedDepth=0;function isOverBudget(){let budget=depth2>ENVELOPE_DEPTH?limits.budgetBytes:2*limits.budgetBytes;return depth2>=ENVELOPE_DEPTH&&kept2.length()>budget}
function outside(byte){let folded=byte|BRACE_BIT2;byte===QUOTE4?strings.open(mutedDepth>0):folded===OPEN2?depth2+=1:folded===CLOSE3?(depth2-=1,depth2<mutedDepth&&
(mutedDepth=0)):byte===COMMA&&mutedDepth===0&&isOverBudget()&&(mutedDepth=depth2),mutedDepth===0&&kept2.add(byte)}return{push(bytes){for(let byte of bytes)strings.
isOpen()?strings.take(byte):outside(byte)},finish:()=>kept2.bytes()}}var PLAIN2=0,HEX_DIGITS=4,ESCAPED=5;function createStringState(limits,kept2){let isOpen=!1,
isMuted=!1,state=PLAIN2,seen2=0,tail;function next(byte){return state===ESCAPED?byte===LETTER_U?HEX_DIGITS:PLAIN2:state!==PLAIN2?state-1:byte===BACKSLASH2?ESCAPED:
PLAIN2}function keep(byte,isBoundary){seen2+=1;let behind=seen2-limits.headBytes;tail===void 0&&behind>0&&isBoundary&&isCut(byte,behind,limits)&&(tail=createTail(
limits)),tail===void 0?kept2.add(byte):tail.add(byte,isBoundary)}function close(){isOpen=!1,tail?.writeTo(kept2),tail=void 0,isMuted||kept2.add(QUOTE4)}return{isOpen:()=>isOpen,
open(muted){isOpen=!0,isMuted=muted,seen2=0},take(byte){if(state===PLAIN2&&byte===QUOTE4)return close();let isBoundary=state===PLAIN2&&(byte&192)!==128;state=next(
byte),isMuted||keep(byte,isBoundary)}}}function isCut(byte,bytesBehind,{wordBytes}){return byte===SPACE3||byte===BACKSLASH2||bytesBehind>wordBytes}function createTail(limits){
let{tailBytes:blockBytes,wordBytes}=limits,older=Buffer.allocUnsafe(blockBytes+wordBytes+8),newer=Buffer.allocUnsafe(blockBytes+wordBytes+8),olderBytes=0,newerBytes=0,
dropped=0;return{add(byte,isBoundary){newerBytes>=blockBytes&&isBoundary&&isCut(byte,newerBytes-blockBytes,limits)&&(dropped+=olderBytes,[older,newer]=[newer,older],
olderBytes=newerBytes,newerBytes=0),newer[newerBytes]=byte,newerBytes+=1},writeTo(kept2){dropped>0&&kept2.append(Buffer.from(` [\u2026 ${dropped} bytes left out\
 \u2026] `)),kept2.append(older.subarray(0,olderBytes)),kept2.append(newer.subarray(0,newerBytes))}}}function createSink(startBytes){let buffer=Buffer.allocUnsafe(
Math.max(startBytes,64)),length=0;function grow(needed){let larger=Buffer.allocUnsafe(Math.max(buffer.length*2,length+needed));buffer.copy(larger,0,0,length),buffer=
larger}return{add(byte){length===buffer.length&&grow(1),buffer[length]=byte,length+=1},append(bytes){length+bytes.length>buffer.length&&grow(bytes.length),length+=
bytes.copy(buffer,length)},length:()=>length,bytes:()=>buffer.subarray(0,length)}}var MAX_LINE_BYTES=8*1024*1024,NEWLINE2=10,CARRIAGE_RETURN=13,BYTE_ORDER_MARK=Buffer.from([239,187,191]);function createLineReader(startOffset=0){let lineStart=startOffset,
position=startOffset,pending=[],pendingBytes=0,shortener;function keep(piece){if(piece.length!==0){if(shortener===void 0&&pendingBytes+piece.length>MAX_LINE_BYTES){
shortener=createShortener();for(let earlier2 of pending)shortener.push(earlier2);pending=[]}pendingBytes+=piece.length,shortener!==void 0?shortener.push(piece):
pending.push(Buffer.from(piece))}}function take(last,endOffset,isTerminated){let bytes=last,isShortened=shortener!==void 0||pendingBytes+last.length>MAX_LINE_BYTES;
(isShortened||pendingBytes>0)&&(keep(last),bytes=shortener===void 0?Buffer.concat(pending):shortener.finish());let line={byteOffset:lineStart,endOffset,bytes:trim(
bytes,lineStart),isShortened,isTerminated};return pending=[],pendingBytes=0,shortener=void 0,lineStart=endOffset,line}return{*feed(chunk){let from=0;for(let at=chunk.
indexOf(NEWLINE2);at!==-1;at=chunk.indexOf(NEWLINE2,from)){let last=chunk.subarray(from,at);from=at+1,yield take(last,position+from,!0)}keep(chunk.subarray(from)),
position+=chunk.length},end(){return pendingBytes===0?void 0:take(Buffer.alloc(0),position,!1)}}}function*readLines(chunks,startOffset=0){let reader=createLineReader(
startOffset),position=startOffset;for(let{start,bytes}of chunks){if(start!==position){let broken=reader.end();broken!==void 0&&(yield{...broken,isTerminated:!0}),
reader=createLineReader(start)}yield*reader.feed(bytes),position=start+bytes.length}let rest=reader.end();rest!==void 0&&(yield rest)}function trim(bytes,byteOffset){
let hasMark=byteOffset===0&&bytes.subarray(0,3).equals(BYTE_ORDER_MARK),hasReturn=bytes[bytes.length-1]===CARRIAGE_RETURN;return!hasMark&&!hasReturn?bytes:bytes.
subarray(hasMark?3:0,bytes.length-Number(hasReturn))}var WHOLE_DEPTH={text:4*1024*1024,log:4*1024*1024},QUICK_DEPTH={text:192*1024,log:128*1024};function readSessionNotes(given,depth2){let place2=withoutRedacted(given),
{session,project,paths,transcript=""}=place2,logBytes=sizeOfFile(paths.log),logged=noteTurnsOfRecords(glanceTail(paths.log,depth2.log).records),tail=readTranscriptTail(
paths.raw,transcript,depth2.text),entries=[...entriesOf(tail)],told=noteTurnsOf(collectTurns(()=>entries));return{session,project,source:sourceOf(place2,tail,[logged,
told]),turns:mergeNoteTurns(logged,told),madeOf:{logBytes,textBytes:tail.size,depth:depth2.text}}}function withoutRedacted(place2){if(!import_node_fs6.default.existsSync(place2.paths.redacted))return place2;let{transcript:_untouched,...rest}=place2;return rest}
var COPY_LAG_MS=1e4;function sourceOf(place2,tail,[logged,told]){return tail.origin==="nothing"?"log":tail.origin==="transcript"||place2.transcript!==void 0?tail.
origin:lastOf(logged)>lastOf(told)+COPY_LAG_MS?"copies":"transcript"}function lastOf(turns=[]){return Math.max(0,...turns.map(turn=>turn.endMs))}function*entriesOf({
start,bytes}){for(let line of readLines([{start,bytes}],start))for(let entry of parseLine(line).entries)yield{entry,file:""}}var{place,depth}=import_node_worker_threads.workerData;import_node_worker_threads.parentPort?.postMessage(deriveHandoff(readSessionNotes(place,depth)));
