/**
 * The one table of secrets that are known by their own form, and where each form comes from: what the service documents, or what a
 * kept rule set says it is (facts, not their patterns). shape.ts explains the notation. A token holds one of the row's hints;
 * text without them is not searched.
 */
import { lazy } from "../lazy.ts";
import { compileShape, type Shape } from "./shape.ts";

export interface Kind {
  kind: string;
  hints: readonly string[];
  shapes: readonly string[];
}

interface Source {
  from: string;
  /** Kind, hints joined by commas, shapes. */
  rows: string;
}

export const SOURCES: readonly Source[] = [
  {
    from: "documented by GitHub, GitLab, Bitbucket, Atlassian and the registries; lengths as gitleaks and trufflehog have them",
    rows: `
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
`,
  },
  {
    from: "documented by the clouds; shapes as gitleaks, trufflehog and secretlint have them",
    rows: `
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
`,
  },
  {
    from: "documented by the makers of models; lengths as gitleaks, trufflehog and secretlint have them",
    rows: `
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
`,
  },
  {
    from: "documented by the services for talk, mail and alerts; shapes as gitleaks and trufflehog have them",
    rows: `
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
`,
  },
  {
    from: "documented by the services for work and money; shapes as gitleaks and trufflehog have them",
    rows: `
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
`,
  },
  {
    from: "RFC 7519 and 7516: three parts, of which the last may be empty, or five",
    rows: `
jwe eyJ eyJ{w16~60<2048}.{w0-1024}.{w8~16}.{w8~60<16384}.{w16~22}
jwt eyJ eyJ{w8~33<4096}.eyJ{w4~80<8192}.{w0~43}
jwt eyJ eyJ{w8~33<4096}.eyJ{w4~80<8192}
`,
  },
  {
    from: "a PEM block in base64, where neither a certificate nor a public key follows",
    rows: `
private-key LS0tLS1CRUdJTi LS0tLS1CRUdJTi{b40-16384}
`,
  },
];

function readRows(rows: string): Kind[] {
  const lines = rows.trim().split("\n");
  return lines.map((line) => {
    const [kind = "", hints = "", ...shapes] = line.split(" ");
    return { kind, hints: hints.split(","), shapes };
  });
}

export const listKinds = lazy((): readonly Kind[] => SOURCES.flatMap(({ rows }) => readRows(rows)));

const compiled = new Map<Kind, readonly Shape[]>();

/** Made when a text first has one of the hints. */
export function shapesOf(kind: Kind): readonly Shape[] {
  const known = compiled.get(kind);
  if (known !== undefined) return known;
  const shapes = kind.shapes.map(compileShape);
  compiled.set(kind, shapes);
  return shapes;
}
