"use strict";var __create=Object.create;var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty;var __copyProps=(to,from,except,desc)=>{if(from&&typeof from=="object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&
key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toESM=(mod,isNodeMode,target)=>(target=mod!=null?__create(__getProtoOf(mod)):{},__copyProps(isNodeMode||!mod||!mod.__esModule?__defProp(target,"default",{
value:mod,enumerable:!0}):target,mod));var import_node_worker_threads=require("node:worker_threads");var systemClock=()=>Date.now();function isoTime(timeMs){return new Date(timeMs).toISOString()}function lazy(make){let made;return()=>(made??=make(),made)}var MAX_SEQUENCE=32,joinsPrevious=lazy(()=>new RegExp("^(?:\\p{M}|\\u200d|\\p{Emoji_Modifier}|[\\u{e0020}-\\u{e007f}]|[\\u1160-\\u11ff]|[\\uff9e\\uff9f])","u")),
FIRST_MARK=768,LONE_SURROGATES=/[\ud800-\udfff]/gu;function toWellFormed(text){return text.replace(LONE_SURROGATES,"\uFFFD")}function isLowSurrogate(unit){return unit>=
56320&&unit<=57343}function isHighSurrogate(unit){return unit>=55296&&unit<=56319}function splitsPair(text,at){return at>0&&at<text.length&&isLowSurrogate(text.
charCodeAt(at))&&isHighSurrogate(text.charCodeAt(at-1))}function splitsSequence(text,at){return at<=0||at>=text.length||text.charCodeAt(at)<FIRST_MARK&&text.charCodeAt(
at-1)<FIRST_MARK?!1:splitsPair(text,at)?!0:text.charCodeAt(at-1)===8205||joinsPrevious().test(text.slice(at,at+2))}function boundaryBefore(text,at){if(at>=text.
length)return text.length;if(at<=0)return 0;let lowest=Math.max(0,at-MAX_SEQUENCE);for(let place=at;place>=lowest;place--)if(!splitsSequence(text,place))return place;
return splitsPair(text,at)?at-1:at}function cutText(text,maxChars,mark="\u2026"){return text.length<=maxChars?text:mark.length>=maxChars?text.slice(0,boundaryBefore(text,maxChars)):text.slice(0,boundaryBefore(
text,maxChars-mark.length))+mark}var PLACEHOLDER="[private]",OPENING="(?:[<\uFF1C\uFE64\u2039]|&lt;|\\\\u003c)",CLOSING="(?:[>\uFF1E\uFE65\u203A]|&gt;|\\\\u003e)",FULL_WIDTH=65248,NAME=[..."pri\
vate"].map(letter=>`[${letter}${String.fromCharCode(letter.charCodeAt(0)+FULL_WIDTH)}]`).join("\\p{Default_Ignorable_Code_Point}{0,4}"),ATTRIBUTES="[^<>\uFF1C\uFF1E]{0,20\
0}?",tagPattern=lazy(()=>new RegExp(`${OPENING}\\s{0,8}([/\uFF0F\\\\]?)\\s{0,8}${NAME}(?![\\w-])(?:${ATTRIBUTES}${CLOSING})?`,"giu")),HINT=/[<\uff1c\ufe64\u2039]|&lt;|\\u003c/i;
function stripPrivate(text){if(!HINT.test(text))return text;let kept="",depth=0,from=0;for(let tag of text.matchAll(tagPattern())){let isEnd2=tag[1]!=="";depth===
0&&isEnd2||(depth===0&&(kept+=text.slice(from,tag.index)+PLACEHOLDER),depth+=isEnd2?-1:1,from=tag.index+tag[0].length)}return depth>0?kept:kept+text.slice(from)}var ALPHABETS={a:"[A-Za-z0-9]",b:"[\\w+/=-]",d:"\\d",l:"[a-z0-9]",t:"[\\w.=-]",u:"[A-Z0-9]",w:"[\\w-]",x:"[0-9a-fA-F]",p:"[\\w/.%-]"},NOT_AFTER="(?<![A-Za-z0-9]\
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
join("|")})[^]`,"g");return text=>{let places=new Map;for(pattern.lastIndex=0;pattern.test(text);){let at=pattern.lastIndex-1;for(let literal of byFirst.get(text.
charAt(at))??[]){if(!text.startsWith(literal,at))continue;let known=places.get(literal);known===void 0?places.set(literal,[at]):known.push(at)}}return places}}function escapeSigns(literal){
return literal.replace(/[.*+?^${}()|[\]\\/]/g,"\\$&")}var same=at=>at;function viewOf(text){return{text,toStart:same,toEnd:same,changes:[]}}function firstNotBelow(numbers,wanted){let low=0,high=numbers.length;for(;low<
high;){let middle=low+high>>>1;numbers[middle]<wanted?low=middle+1:high=middle}return low}function rewrite(view,matches,change){let{text}=view,at=[],lengths=[],
begins=[],ends=[],kept=[],from=0,length=0;for(let match of matches){let put=change(match);if(put===void 0)continue;let end=match.index+match[0].length;kept.push(
text.slice(from,match.index),put),length+=match.index-from,at.push(length),lengths.push(put.length),begins.push(match.index),ends.push(end),length+=put.length,from=
end}if(at.length===0)return view;kept.push(text.slice(from));let fromEdit=(edit,place)=>edit<0?place:ends[edit]+place-at[edit]-lengths[edit];return{text:kept.join(
""),changes:at,toStart(place){let edit=firstNotBelow(at,place+1)-1,isInside=edit>=0&&place<at[edit]+lengths[edit];return view.toStart(isInside?begins[edit]:fromEdit(
edit,place))},toEnd(place){let edit=firstNotBelow(at,place)-1,isInside=edit>=0&&place<=at[edit]+lengths[edit];return view.toEnd(isInside?ends[edit]:fromEdit(edit,
place))}}}var WORD=/^(?:[A-Za-z]|[A-Z]?[a-z]+(?:[A-Z][a-z]+)*(?:[A-Z]{2,5}|(?<=[a-z]{3})[A-Z])?|[A-Z]{1,5}(?:[A-Z][a-z]+)+|[A-Z]+)?\d{0,2}$|^\d{1,4}$|^v\d+$/;function isWord(part){return part.length<=64&&WORD.test(part)}function isWords(text){return text.split(/[^A-Za-z0-9]+/).every(isWord)}function isMixed(text){return/\d/.
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
isSecret:isMixed}],MAX_COMMAND=500,QUOTED=/^((?:\\*["'])?)[\s\S]*?(?=\\*$)/;function findByContext({text},places,found){for(let{kind,hint,pattern,isSecret:isSecret2}of CONTEXTS)
if(places.has(hint))for(let match of text.matchAll(pattern())){let front=match[1]??"",[whole,opening=""]=QUOTED.exec(match[0].slice(front.length))??[],start=match.
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
MAX_NAME=64,MAX_TAIL=48,MAX_BEFORE2=40,searchWide=lazy(()=>searchFor(WIDE_CORES.map(({core})=>core)));function findNames(text,places,found){findCores(text,places,
CORES,found),BEYOND_LATIN.test(text)&&findCores(text,searchWide()(text),WIDE_CORES,found)}var BEYOND_LATIN=/[^\0-\xff]/;function findCores(text,places,cores,found){
for(let core of cores)for(let at of places.get(core.core)??[]){let name=core.isCjk?readCjk(text,at,core):readName(text,at,core);name!==void 0&&found(name)}}function readCjk(text,at,{
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
if(opening===null)return readBare(text,at);let[whole,depth="",quote,typographic=""]=opening,start=at+whole.length,end=quote===void 0?endOfTypographic(text,start,
CLOSING2[typographic]??""):endOfQuoted(text,start,quote,depth.length);return end===start?void 0:{start,end,isQuoted:!0}}function endOfQuoted(text,start,quote,depth){
let limit=Math.min(text.length,start+16384),isMultiline=quote.length>1||quote==="`",run=0;for(let at=start;at<limit;at++){let char=text.charAt(at);if(text.startsWith(
quote,at)&&closes(run,depth))return at-Math.min(run,depth);if(char===`
`&&run===0&&!isMultiline)return at;run=char==="\\"?run+1:0}return limit}function closes(run,depth){return run<depth||(run-depth)%(2*(depth+1))===0}function endOfTypographic(text,start,closing){
for(let at=start;at<Math.min(text.length,start+256);at++){let char=text.charAt(at);if(closing.includes(char)||char===`
`)return at}return start}var SURE=/[^\s"'`&;,()[\]{}<>|\\\u2000-\u2bff\u2e80-\uffff]{1,2048}/y,DOUBTFUL=/["'`&;,()[\]{}<>|\\]/,NEXT_FIELD=/&(?:amp;)?[\w.[\]%-]{1,64}=|;\s{0,4}(?:[A-Za-z][\w .-]{0,40}=|\w{1,40}:\s|$)|,\s{0,4}["']?[A-Za-z_][\w.-]{0,40}["']?\s{0,2}[:=]/y,
ENDS_AFTER=/[\s,;:.)\]}>|&\\"'`!?]|[\u2000-\uffff]/,PAIRS={")":"(","]":"[","}":"{"};function readBare(text,start){let limit=Math.min(text.length,start+2048),open=[],
end=start;for(;end<limit;){SURE.lastIndex=end,SURE.test(text)&&(end=Math.min(SURE.lastIndex,limit));let char=text.charAt(end);if(end>=limit||!DOUBTFUL.test(char)||
isEnd(text,end,start,open))break;(char==="("||char==="["||char==="{")&&open.push(char),end++}for(;end>start&&".,;:".includes(text.charAt(end-1));)end--;return end===
start?void 0:{start,end,isQuoted:!1}}function isEnd(text,at,start,open){let char=text.charAt(at),next=text.charAt(at+1);switch(char){case"(":case"[":case"{":return!1;case"\
)":case"]":case"}":return open[open.length-1]!==PAIRS[char]?next===""||ENDS_AFTER.test(next):(open.pop(),!1);case"&":case";":case",":return NEXT_FIELD.lastIndex=
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
[SPACED]:[]}function findNamed({text},places,found){let names=[];findNames(text,places,name=>names.push(name)),names.sort((a,b)=>a.end-b.end);let secretEnd=0,otherEnd=0;
for(let name of names){if(name.end<=secretEnd)continue;let joined=linkOf(text,name);if(joined===void 0||joined.at<otherEnd-MAX_REPEATED)continue;let value=valueBehind(
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
hint})=>hint),...CORES.map(({core})=>core)]));function judgeView(view,take){let places=searchHints2()(lowerLatin(view.text));findPrivateKeys(view,take),findByForm(
view,take),findByContext(view,places,take),findNamed(view,places,take)}function judgeJoined(plain,take){for(let joined of joinedViews(plain)){let takeJoined=take(
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
start),`[redacted:${kind}]`),from=end;return parts.join("")+text.slice(from)}var invisible=lazy(()=>new RegExp("\\p{Default_Ignorable_Code_Point}","gu")),BEYOND_TYPESET=/[^\0-\x7f\xb7\u2010\u2012-\u2016\u2018-\u2023\u2026\u2190-\u21ff\u2500-\u25ff\u2713-\u2718]/;
function isTypeset(text){return!BEYOND_TYPESET.test(text)}var ANSI=/(?:\x1b\[|\x9b)[0-?]{0,64}[ -/]{0,8}[@-~]?|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c\n]{0,2048}(?:\x07|\x1b\\|\x9c)?|\x1b[ -/]{0,4}[0-~]?/g,ANSI_START=/[\x1b\x90-\x9f]/,
LINE_ENDS=/\r\n?|[\u0085\u2028\u2029]/g,CONTROLS2=/[\0-\x08\x0b-\x1f\x7f-\x9f]/g,PRINTABLE=/^[\t\n -~]*$/,invisible2=lazy(()=>new RegExp("(?![\\u200d\\ufe00-\\ufe0\
f])\\p{Default_Ignorable_Code_Point}|[\\ufff9-\\ufffb]","gu")),REPEATED_SELECTORS=/([\ufe00-\ufe0f])[\ufe00-\ufe0f]+/g,ASCII_SELECTORS=/(?<=[!-"$-)+-/:-~])[\ufe00-\ufe0f]+|(?<=[#*0-9])[\ufe00-\ufe0f]+(?!\u20e3)/g,
strayJoiners=lazy(()=>new RegExp("(?<!(?:\\p{Extended_Pictographic}|\\p{Emoji_Modifier})[\\ufe00-\\ufe0f]?)\\u200d|\\u200d(?!\\p{Extended_Pictographic})","gu"));
function stripAnsi(text){return ANSI_START.test(text)?text.replace(ANSI,""):text}function stripUnseen(text){if(PRINTABLE.test(text))return text;let seen2=stripAnsi(
toWellFormed(text)).replace(LINE_ENDS,`
`).replace(CONTROLS2,"");return isTypeset(seen2)?seen2:seen2.replace(invisible2(),"").replace(REPEATED_SELECTORS,"$1").replace(strayJoiners(),"").replace(ASCII_SELECTORS,
"")}function withhold(text){return redact(stripPrivate(stripUnseen(text)))}var MARGIN_CHARS=16384;function withholdHead(text,maxChars){let judged=maxChars+MARGIN_CHARS;if(text.length<=judged)return cutText(withhold(text),maxChars);let head=text.
slice(0,wordEndBefore(text,judged));return cutText(`${withhold(head)}\u2026`,maxChars)}function wordEndBefore(text,at){for(let end=at;end>at-MARGIN_CHARS;end--)if(isSpace(text.charCodeAt(end)))return end;return boundaryBefore(text,at)}function isSpace(unit){return unit===32||unit>=9&&unit<=13}var import_node_fs3={default:require("node:fs")},import_node_path3=require("node:path");var LogbookError=class extends Error{code;path;byteOffset;hint;constructor(code,message,details={}){super(message,details.cause===void 0?void 0:{cause:details.cause}),
this.name="LogbookError",this.code=code,details.path!==void 0&&(this.path=details.path),details.byteOffset!==void 0&&(this.byteOffset=details.byteOffset),details.
hint!==void 0&&(this.hint=details.hint)}};function errnoOf(error){return typeof error=="object"&&error!==null&&"code"in error&&typeof error.code=="string"?error.code:void 0}var import_node_fs=import_node_fs3,import_node_path2=require("node:path");var import_node_path=require("node:path");function clientRoot(env){return env.CLAUDE_CONFIG_DIR||(0,import_node_path.join)(homeFolder(env),".claude")}function homeFolder(env){
return env.HOME||process.getBuiltinModule("node:os").homedir()}function storeRoot(env){return env.LOGBOOK_HOME||(0,import_node_path.join)(clientRoot(env),"logbo\
ok")}function assertNoLink(path){let root=storeRoot(process.env),names=namesBelow(root,path);refuseLinks((0,import_node_path2.join)(root,names[0]??""),names.slice(1,
-1))}function namesBelow(root,path){let way=(0,import_node_path2.relative)(root,path);return way.startsWith("..")?[]:way.split(import_node_path2.sep)}function refuseLinks(root,names){
let path=root;for(let name of names)if(path+=import_node_path2.sep+name,import_node_fs.default.lstatSync(path,{throwIfNoEntry:!1})?.isSymbolicLink())throw linkError(
path)}function linkError(link2){return new LogbookError("LINK_REFUSED",`${link2} is a symbolic link: nothing is written or removed through it`,{path:link2})}var import_node_fs2=import_node_fs3;var ABSENT=new Set(["ENOENT","ENOTDIR","EISDIR","ELOOP","ENAMETOOLONG","ENXIO","ENODEV","ERR_INVALID_ARG_VALUE"]);function isAbsent(error){return ABSENT.has(errnoOf(
error)??"")}function statIfPresent(path){try{return import_node_fs2.default.statSync(path,{throwIfNoEntry:!1})}catch(error){if(isAbsent(error))return;throw error}}var FILE_MODE=384,DIRECTORY_MODE=448;function makeDirectory(path){if(!import_node_fs3.default.existsSync(path)){makeParent(path),assertNoLink(path);try{import_node_fs3.default.
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
fd,bytes,written,bytes.length-written)}var import_node_fs4=import_node_fs3;function rotatedPath(path){return path.replace(/\.(\w+)$/,".1.$1")}function rotateWhenFull(path,maxBytes){if(!((statIfPresent(path)?.size??0)<maxBytes))try{import_node_fs4.default.
renameSync(path,rotatedPath(path))}catch(error){if(errnoOf(error)!=="ENOENT")throw error}}var MAX_FILE_BYTES=1024*1024,MAX_TEXT_CHARS=1e3;function appendDiagnostic(store2,entry){rotateWhenFull(store2.diagnostics,MAX_FILE_BYTES);let safe={...entry,message:withholdHead(
entry.message,MAX_TEXT_CHARS)};entry.path!==void 0&&(safe.path=withholdHead(entry.path,MAX_TEXT_CHARS)),entry.stack!==void 0&&(safe.stack=withholdHead(entry.stack,
MAX_TEXT_CHARS)),appendLine(store2.diagnostics,JSON.stringify(safe))}var{store,limitMs}=import_node_worker_threads.workerData;setTimeout(()=>{try{let message=`work on the store: the worker hung, and was ended after ${Math.round(limitMs/
1e3)} s`;appendDiagnostic(store,{v:1,time:isoTime(systemClock()),code:"WORKER_DIED",event:"worker",message})}finally{process.kill(process.pid,"SIGKILL")}},limitMs);
