"use strict";(()=>{function $(e){let t;return()=>(t??=e(),t)}var W=/[^\0-\x7f]/,G=/[\u00c0-\u024f\u1e00-\u1eff]|[\u0300-\u036f]/g,V=/[\u0300-\u036f]/g,J=$(()=>new RegExp("\\p{Default_Ignorable_Code_Point}","gu")),Z=/[^\0-\x7f\xb7\u2010\u2012-\u2016\u2018-\u2023\u2026\u2190-\u21ff\u2500-\u25ff\u2713-\u2718]/;
function Q(e){return!Z.test(e)}function X(e){return!W.test(e)}var C=[];function ee(e){let t=e.charCodeAt(0),o=C[t];if(o!==void 0)return o;let r=e.normalize("NFD").
replace(V,"");return C[t]=r,r}function te(e){return X(e)?e:Q(e)?e.replaceAll("\u2026","..."):e.replace(J(),"").normalize("NFKC").replace(G,ee).normalize("NFKC")}
function ne(e){let t=e.toLowerCase();return t.includes("\u03C2")?t.replaceAll("\u03C2","\u03C3"):t}function k(e){return ne(te(e))}function N(e){let t=new Map(e.map(o=>{let{title:r,session:i,model:s="",files:a}=o;return[o,k([r,i,s,...a.map(({path:l})=>l)].join(`
`))]}));return({words:o,isTroubled:r})=>{let i=k(o).split(/\s+/).filter(s=>s!=="");return e.filter(s=>(!r||s.totals.failed>0||s.findings>0)&&i.every(l=>t.get(s)?.
includes(l)===!0))}}function n(e,t={},...o){let r=document.createElement(e);for(let[i,s]of Object.entries(t))typeof s=="function"?r.addEventListener(i.slice(2),s):s!==void 0&&s!==!1&&
r.setAttribute(i,s===!0?"":`${s}`);return S(r,o),r}function S(e,t){e.append(...t.filter(o=>o!==void 0&&o!==!1))}function v(e,t){for(let[o,r]of Object.entries(t))
e.style.setProperty(`--${o}`,r.toFixed(5))}function H(e){return e.split(/`([^`]+)`/).map((t,o)=>o%2===1?n("code",{},t):t)}function g(e){try{return localStorage.getItem(`logbook.${e}`)??void 0}catch{return}}function y(e,t){try{localStorage.setItem(`logbook.${e}`,t)}catch{return}}function M(){return g("keys")!=="off"}function L(e){y("keys",e?"on":"off")}function j(e){let t=new Map(e.flatMap(o=>o.keys.map(r=>[r,o])));document.addEventListener(
"keydown",o=>{if(o.ctrlKey||o.metaKey||o.altKey||o.defaultPrevented||document.querySelector("dialog[open]")!==null)return;let r=t.get(o.key);r===void 0||oe(o)||
(o.preventDefault(),r.run())})}function oe(e){if(e.key==="Escape")return!1;if(!M())return!0;let t=e.target instanceof HTMLElement?e.target:document.body;return t.
closest("input, textarea, select")!==null?!(t instanceof HTMLInputElement&&t.type==="checkbox")||e.key===" ":(e.key===" "||e.key==="Enter")&&t.closest("button, \
a, summary, [role=slider]")!==null}var re={" ":"space",Escape:"Esc"};function P(e,t){let o=n("dl",{class:"keys"}),r=n("dialog",{"aria-labelledby":"help-name"},n("h2",{id:"help-name"},"Keys"),o,n(
"label",{class:"choice"},n("input",{type:"checkbox",checked:M(),onchange:i=>L(i.target.checked)}),"Single keys work"),n("p",{class:"quiet"},t),n("button",{type:"\
button",class:"plain wide",onclick:()=>r.close()},"Close"));return{element:r,open(){o.replaceChildren(...e().map(({keys:i,does:s})=>n("div",{},n("dt",{},...i.map(
a=>n("kbd",{},re[a]??a))),n("dd",{},s)))),r.showModal()}}}function K(){return JSON.parse(document.getElementById("page-data")?.textContent??"null")}var O=document.documentElement,A=matchMedia("(prefers-color-scheme: dark)");function se(){let e=g("theme");return e==="light"||e==="dark"?e:void 0}function x(e){
O.dataset.theme=e}function I(){let e=()=>x(se()??(A.matches?"dark":"light"));e(),A.addEventListener("change",e),window.addEventListener("beforeprint",()=>x("lig\
ht")),window.addEventListener("afterprint",e)}function T(){let e=O.dataset.theme==="dark"?"light":"dark";y("theme",e),x(e)}function _(){return n("button",{type:"\
button",class:"plain",onclick:T,"aria-label":"Light or dark",title:"Light or dark (t)"},"\u25D0")}function c(e){let t=Math.max(0,Math.round(e));return t<1e3?`${t}ms`:t<6e4-1e3/2?`${(t/1e3).toFixed(1)}s`:t<36e5-1e3/2?w(Math.round(t/1e3),60,"m","s"):t<864e5-6e4/
2?w(Math.round(t/6e4),60,"h","m"):w(Math.round(t/36e5),24,"d","h")}function w(e,t,o,r){return`${Math.floor(e/t)}${o} ${m(e%t)}${r}`}function h(e){let t=new Date(e);return`${t.getFullYear()}-${m(t.getMonth()+1)}-${m(t.getDate())}`}function F(e){let t=new Date(e);return`${m(t.getHours())}:${m(
t.getMinutes())}:${m(t.getSeconds())}`}function u(e,t){return`${e} ${t}${e===1?"":"s"}`}function m(e){return String(e).padStart(2,"0")}function R({modelMs:e,toolsMs:t,userMs:o}){let r=Math.max(1,e+t+o),i=[{name:"model",ms:e},{name:"tools",ms:t},{name:"user",ms:o}],s=n("span",{class:"split","ari\
a-hidden":"true"});for(let{name:l,ms:d}of i){let f=n("span",{class:`split-${l}`});v(f,{share:d/r}),s.append(f)}let a=i.map(({name:l,ms:d})=>`${l} ${c(d)}`).join(
" \xB7 ");return n("p",{class:"split-line"},s,n("span",{class:"quiet"},a))}var B=4,ie=8;function E(e){if(e.length===0)return[n("p",{class:"quiet"},"No session is like that.")];let t=new Map;for(let o of e){let r=h(o.startMs);t.set(r,[...t.
get(r)??[],o])}return[...t].map(([o,r])=>ae(o,r))}function ae(e,t){let o=t.reduce((s,{totals:a})=>s+a.calls,0),r=`${u(t.length,"session")}, ${u(o,"call")}`,i=`d\
ay-${e}`;return n("section",{class:"day","aria-labelledby":i},n("h2",{id:i},`${ce(t[0]?.startMs??0)} ${e} `,n("span",{class:"quiet"},r)),n("ol",{},...t.map(de)))}
var le=["Sun","Mon","Tue","Wed","Thu","Fri","Sat"];function ce(e){return le[new Date(e).getDay()]??""}function de(e){let{startMs:t,endMs:o,totals:r,time:i,findings:s}=e;
return n("li",{class:"session-row"},n("p",{class:"when quiet"},F(t).slice(0,5),n("span",{},c(o-t))),n("div",{},n("h3",{},ue(e)),n("p",{class:"chips"},...p(u(r.turns,
"turn")),...p(u(r.calls,"call")),...r.failed>0?p(`\u2717 ${r.failed} failed`,"outcome-failed"):[],...r.refused>0?p(`\u2298 ${r.refused} refused`,"outcome-refuse\
d"):[],...s>0?p(`\u21BB ${u(s,"detour")}`,"detours"):[],...r.compactions>0?p(`\u21E3 ${u(r.compactions,"compaction")}`):[],...e.state==="open"?p("\u25B8 open","\
turn-open"):[],...e.model===void 0?[]:[n("span",{class:"quiet model"},e.model)]),R(i),...pe(e)))}function ue({title:e,href:t,session:o}){if(t!==void 0)return n(
"a",{class:"opens",href:t},e);let r=`logbook open ${o.slice(0,ie)}`;return n("span",{},e," ",n("code",{class:"opens command",tabindex:0,"aria-label":`Opened by:\
 ${r}`},r))}function p(e,t=""){return[n("span",{class:`chip ${t}`.trim()},e)," "]}function pe({files:e}){if(e.length===0)return[];let t=e.length-B;return[n("ul",
{class:"files","aria-label":"Files edited"},...e.slice(0,B).map(({path:o,edits:r})=>n("li",{},n("code",{},o),r>1&&` \xD7${r}`)),t>0&&n("li",{class:"quiet"},`and\
 ${t} more`))]}function q(e,t){return n("header",{class:"masthead"},n("div",{class:"brand"},n("span",{class:"wordmark"},n("span",{class:"spine","aria-hidden":"true"}),"logbook"),
n("span",{class:"quiet"},e.kind),n("span",{class:"grow"}),_(),n("button",{type:"button",class:"plain",onclick:t,"aria-label":"Keyboard help",title:"Keyboard hel\
p (?)"},"?")),n("h1",{},e.title),n("p",{class:"facts"},...e.facts),n("dl",{class:"totals"},...e.totals),...e.notes.map(o=>n("p",{class:"notice",role:"note"},...H(
o))))}function U(e,t){return q({kind:"project",title:e.project,facts:me(e),totals:fe(e),notes:e.notes},t)}function me({root:e,sessions:t}){let o=t.at(-1),r=t[0];return[
...o===void 0||r===void 0?[]:[n("span",{},`${h(o.startMs)} \u2013 ${h(r.endMs)}`)],...e===void 0?[]:[n("code",{},e)]]}function fe({sessions:e,totals:t,time:o}){
return[["sessions",String(e.length)],["turns",String(t.turns)],["tool calls",String(t.calls)],...t.failed>0?[["failed",`\u2717 ${t.failed}`,"failed"]]:[],["mode\
l",c(o.modelMs)],["tools",c(o.toolsMs)],["user",c(o.userMs)]].map(([i,s,a])=>n("div",a===void 0?{}:{class:`total-${a}`},n("dt",{},i),n("dd",{},s)))}function D(e,t){let o=[...e.querySelectorAll(".session-row .opens")],r=document.activeElement?.closest(".session-row")?.querySelector(".opens"),i=r==null?-1:o.indexOf(
r),s=i<0?t===1?0:o.length-1:i+t,a=o[Math.min(o.length-1,Math.max(0,s))];a?.focus(),a?.closest(".session-row")?.scrollIntoView({block:"nearest"})}var he=120;function ge(){I();let e=K(),t=N(e.sessions),o=P(()=>f,"A session's title opens its replay; where none was drawn yet, the command does."),r=n("div",{class:"\
days"}),i=n("p",{class:"quiet found",role:"status"}),s=n("input",{type:"search",placeholder:"Title, file, model, id","aria-label":"Find sessions",autocomplete:"\
off",spellcheck:"false",oninput:()=>d(he)}),a=n("input",{type:"checkbox",onchange:()=>d(0)}),l;function d(Y){clearTimeout(l),l=setTimeout(()=>{let b=t({words:s.
value,isTroubled:a.checked});r.replaceChildren(...E(b));let z=b.length===e.sessions.length;i.textContent=z?"":`${b.length} of ${e.sessions.length} sessions`},Y)}
let f=[{keys:["/"],does:"find sessions",run:()=>s.focus()},{keys:["j","ArrowDown"],does:"next session",run:()=>D(r,1)},{keys:["k","ArrowUp"],does:"session befor\
e",run:()=>D(r,-1)},{keys:["t"],does:"light or dark",run:T},{keys:["?"],does:"this help",run:()=>o.open()},{keys:["Escape"],does:"show all sessions",run:()=>{s.
value="",a.checked=!1,d(0)}}];S(document.body,[n("a",{class:"skip",href:"#sessions"},"Skip to the sessions"),U(e,o.open),n("div",{class:"finder",role:"search"},
s,n("label",{class:"choice"},a,"only with failures or detours"),i),n("main",{id:"sessions",tabindex:-1,"aria-label":"Sessions"},r),n("footer",{},"Drawn by logbo\
ok from this file alone: nothing is loaded, nothing is sent. Secrets are masked. ",n("code",{},"logbook open --project")," draws it anew."),o.element]),r.replaceChildren(
...E(e.sessions)),j(f)}ge();})();
