"use strict";(()=>{function u(e,t={},...n){let r=document.createElement(e);for(let[o,s]of Object.entries(t))typeof s=="function"?r.addEventListener(o.slice(2),s):s!==void 0&&s!==!1&&
r.setAttribute(o,s===!0?"":`${s}`);return zn(r,n),r}function zn(e,t){e.append(...t.filter(n=>n!==void 0&&n!==!1))}function be(e,t){for(let[n,r]of Object.entries(
t))e.style.setProperty(`--${n}`,r.toFixed(5))}function mt(e){return e.split(/`([^`]+)`/).map((t,n)=>n%2===1?u("code",{},t):t)}var Ze={ok:{sign:"\u2713",word:"ok",style:"green"},failed:{sign:"\u2717",word:"failed",style:"red"},refused:{sign:"\u2298",word:"refused",style:"yellow"},cancelled:{
sign:"\u25A0",word:"cancelled",style:"magenta"}},Ut={answered:{sign:"\u2713",word:"answered",style:"green"},interrupted:{sign:"\u25A0",word:"interrupted",style:"\
magenta"},error:{sign:"\u2717",word:"failed",style:"red"},open:{sign:"\u25B8",word:"open",style:"cyan"}},so={ended:"ended",open:"open",silent:"no end recorded"};
function io(e){switch(e.mark){case"start":return e.detail==="resume"?{sign:"\u21BB",word:"resumed",style:"cyan"}:{sign:"\u25B6",word:ia(e.detail),style:"cyan"};case"\
end":return{sign:"\u25A0",word:e.detail===void 0?"ended":`ended: ${e.detail}`,style:"gray"};case"compaction":return aa(e.detail);default:return e.mark}}function ia(e){
return e===void 0||e==="startup"?"started":e==="clear"?"started after /clear":`started: ${e}`}function aa(e){return{sign:"\u21E3",word:e===void 0?"compacted":`c\
ompacted: ${e}`,style:"yellow"}}function U(e){let t=Math.max(0,Math.round(e));return t<1e3?`${t}ms`:t<6e4-1e3/2?`${(t/1e3).toFixed(1)}s`:t<36e5-1e3/2?Fn(Math.round(t/1e3),60,"m","s"):t<864e5-6e4/
2?Fn(Math.round(t/6e4),60,"h","m"):Fn(Math.round(t/36e5),24,"d","h")}function Fn(e,t,n,r){return`${Math.floor(e/t)}${n} ${Qe(e%t)}${r}`}var ao=["kB","MB","GB","\
TB"];function Ee(e){if(e<1e3)return`${e} B`;let t=e,n=-1;for(;t>=999.5&&n<ao.length-1;)t/=1e3,n++;return`${t<9.95?t.toFixed(1):Math.round(t)} ${ao[n]}`}function Je(e){
return e<1e3?String(e):e<999950?`${(e/1e3).toFixed(e<99950?1:0)}k`:`${(e/1e6).toFixed(1)}M`}function et(e){let t=new Date(e);return`${t.getFullYear()}-${Qe(t.getMonth()+
1)}-${Qe(t.getDate())}`}function ue(e){let t=new Date(e);return`${Qe(t.getHours())}:${Qe(t.getMinutes())}:${Qe(t.getSeconds())}`}function Bn(e){return`${et(e)} ${ue(
e).slice(0,5)}`}function ke(e,t){return`${e} ${t}${e===1?"":"s"}`}function Qe(e){return String(e).padStart(2,"0")}var _e={tools:new Set,outcomes:new Set,agents:new Set,file:""};function tt({tools:e,outcomes:t,agents:n,file:r}){return e.size+t.size+n.size>0||r.trim()!==""}function lo(e,t){
let n=new Set,r=new Set;for(let o=e.length-1;o>=0;o--){let s=e[o];s===void 0||!(s.step.kind==="agent"&&r.has(s.step.key))&&!la(s,t)||(n.add(s.index),s.agent!==void 0&&
r.add(s.agent.key))}return n}function la({step:e,agent:t},n){if(n.agents.size>0&&!n.agents.has(t?.key??""))return!1;let r=n.file.trim().toLowerCase();return e.kind!==
"tool"?n.tools.size+n.outcomes.size===0&&r==="":n.tools.size>0&&!n.tools.has(e.tool)||n.outcomes.size>0&&!n.outcomes.has(e.outcome)?!1:r===""||(e.file??"").toLowerCase().
includes(r)}function co(e){let t=new Map,n=new Map,r=new Map([["",{label:"main",count:0}]]),o=new Map;for(let{step:i,agent:l}of e){if(i.kind==="agent"&&r.set(i.
key,{label:i.name,count:0}),i.kind!=="tool")continue;t.set(i.tool,(t.get(i.tool)??0)+1),n.set(i.outcome,(n.get(i.outcome)??0)+1);let c=r.get(l?.key??"");c!==void 0&&
(c.count+=1),i.file!==void 0&&o.set(i.file,(o.get(i.file)??0)+1)}let s=i=>[...i].map(([l,c])=>({value:l,label:l,count:c})).sort((l,c)=>c.count-l.count||(l.label<
c.label?-1:1));return{tools:s(t),outcomes:s(n),agents:[...r].map(([i,{label:l,count:c}])=>({value:i,label:l,count:c})),files:s(o)}}var Ie={read:{letter:"R",word:"reads"},search:{letter:"S",word:"searches"},edit:{letter:"E",word:"edits"},run:{letter:"$",word:"commands"},web:{letter:"W",word:"\
web"},agent:{letter:"A",word:"subagents"},plan:{letter:"P",word:"plans, questions"},other:{letter:"\xB7",word:"other tools"}},ca=new Map([["Read","read"],["Note\
bookRead","read"],["Grep","search"],["Glob","search"],["LS","search"],["ToolSearch","search"],["Edit","edit"],["MultiEdit","edit"],["Write","edit"],["NotebookEd\
it","edit"],["Bash","run"],["BashOutput","run"],["KillShell","run"],["KillBash","run"],["WebFetch","web"],["WebSearch","web"],["Agent","agent"],["Task","agent"],
["TaskOutput","agent"],["Skill","plan"],["TodoWrite","plan"],["TaskCreate","plan"],["TaskUpdate","plan"],["TaskList","plan"],["EnterPlanMode","plan"],["ExitPlan\
Mode","plan"],["AskUserQuestion","plan"]]);function xe(e){return ca.get(e)??"other"}function Ne(e){return u("span",{class:`badge kind-${e}`,"aria-hidden":"true"},Ie[e].letter)}function uo(e,t){let{sign:n,word:r}=Ze[e];return qt(`outcome-${e}`,n,
t===void 0?r:`${r}: ${t}`)}function po(e){let{sign:t,word:n}=Ut[e];return qt(`turn-${e}`,t,n)}function qt(e,t,n){return u("span",{class:`chip ${e}`},u("span",{"\
aria-hidden":"true"},`${t} `),n)}var ua=300;function fo(e,t){let n=pa(e),r=n.element,o=u("button",{type:"button",class:"plain wide","aria-expanded":"false","aria-controls":"filter-panel",onclick:()=>s(),
title:"Filter (f)"},"Filter");function s(){r.hidden=!r.hidden,o.setAttribute("aria-expanded",String(!r.hidden)),!r.hidden&&(t(),r.querySelector("input")?.focus())}
return e.listen("filter",()=>{let i=tt(e.filter);e.filter===_e&&n.clear(),o.classList.toggle("is-on",i),o.textContent=i?`Filter: ${e.shown.size} of ${e.steps.length}`:
"Filter",n.showCount(i?`${ke(e.shown.size,"step")} of ${e.steps.length}`:"")}),{button:o,panel:r,toggle:s,close(){if(r.hidden)return!1;let i=r.contains(document.
activeElement);return s(),i&&o.focus(),!0}}}function pa(e){let t=co(e.steps),n={tools:new Set,outcomes:new Set,agents:new Set},r=()=>e.setFilter(s()),o=fa(r),s=()=>({
...n,file:o.value}),i=u("span",{class:"quiet",role:"status"}),l=u("button",{type:"button",class:"plain wide",disabled:!0,onclick:()=>e.setFilter(_e)},"Show ever\
ything"),c=u("div",{class:"filter-panel",id:"filter-panel",role:"group","aria-label":"Filter",hidden:!0},Un("Tool",t.tools,n.tools,r,({value:d})=>Ne(xe(d))),Un(
"Outcome",t.outcomes,n.outcomes,r,ha),t.agents.length>1&&Un("Agent",t.agents,n.agents,r),t.files.length>0&&da(o,t.files),u("p",{class:"filter-end"},i,l));return{
element:c,read:s,clear(){for(let d of Object.values(n))d.clear();for(let d of c.querySelectorAll("input[type=checkbox]"))d.checked=!1;o.value=""},showCount(d){i.
textContent=d,l.disabled=d===""}}}function Un(e,t,n,r,o){return u("fieldset",{},u("legend",{},e),...t.map(s=>{let i=u("input",{type:"checkbox",onchange:()=>{i.checked?
n.add(s.value):n.delete(s.value),r()}}),l=u("span",{class:"quiet"},String(s.count));return u("label",{class:"choice"},i,o?.(s),u("span",{},s.label),l)}))}function fa(e){
return u("input",{type:"text",list:"filter-files",id:"filter-file",placeholder:"part of a path",autocomplete:"off",spellcheck:"false",oninput:e})}function da(e,t){
let n=t.slice(0,ua).map(({value:r,count:o})=>u("option",{value:r},ke(o,"call")));return u("div",{class:"filter-file"},u("label",{for:"filter-file"},"File"),e,u(
"datalist",{id:"filter-files"},...n))}function ha({value:e}){let{sign:t}=Ze[e];return u("span",{class:`outcome-sign outcome-${e}`,"aria-hidden":"true"},t)}function nt(e){return`#step-${encodeURIComponent(e)}`}function Wt(e){return`#turn-${e}`}function ho(e){let t=ma(e.slice(1)),n=/^turn-(\d+)$/.exec(t)?.[1];return n!==
void 0?{turn:Number(n)}:t.startsWith("step-")?{step:t.slice(5)}:void 0}function ma(e){try{return decodeURIComponent(e)}catch(t){if(t instanceof URIError)return"";
throw t}}function Kt(e){try{history.replaceState(null,"",e)}catch{return}}var ga={"repeated-call":"\u21BB","failing-streak":"\u2717","reread-file":"R","undone-edit":"\u21A9","long-wait":"\u25F7","heavy-turn":"\u25B2"},qn=6;function mo(e){
if(e.length!==0)return u("section",{class:"findings","aria-labelledby":"findings-name"},u("h2",{id:"findings-name"},"What stands out"),u("ul",{},...e.map(ba)))}
function ba({kind:e,title:t,detail:n,turn:r,steps:o}){let s=o.slice(0,qn).map((i,l)=>u("a",{href:nt(i),"aria-label":`Step ${l+1} of: ${t}`},`${l+1}`));return u(
"li",{class:`finding finding-${e}`},u("span",{class:"sign","aria-hidden":"true"},ga[e]??"!"),u("div",{},u("p",{class:"finding-title"},...mt(t)),n!==""&&u("p",{class:"\
quiet"},...mt(n)),u("p",{class:"finding-links"},u("a",{href:`#turn-${r}`},`turn ${r}`),s.length>0&&u("span",{class:"quiet"},s.length===1?"step":"steps"),...s,o.
length>qn&&u("span",{class:"quiet"},`and ${o.length-qn} more`))))}function Vt(e){try{return localStorage.getItem(`logbook.${e}`)??void 0}catch{return}}function Gt(e,t){try{localStorage.setItem(`logbook.${e}`,t)}catch{return}}function Wn(){return Vt("keys")!=="off"}function go(e){Gt("keys",e?"on":"off")}function bo(e){let t=new Map(e.flatMap(n=>n.keys.map(r=>[r,n])));document.addEventListener(
"keydown",n=>{if(n.ctrlKey||n.metaKey||n.altKey||n.defaultPrevented||document.querySelector("dialog[open]")!==null)return;let r=t.get(n.key);r===void 0||ka(n)||
(n.preventDefault(),r.run())})}function ka(e){if(e.key==="Escape")return!1;if(!Wn())return!0;let t=e.target instanceof HTMLElement?e.target:document.body;return t.
closest("input, textarea, select")!==null?!(t instanceof HTMLInputElement&&t.type==="checkbox")||e.key===" ":(e.key===" "||e.key==="Enter")&&t.closest("button, \
a, summary, [role=slider]")!==null}var xa={" ":"space",Escape:"Esc"};function ko(e,t){let n=u("dl",{class:"keys"}),r=u("dialog",{"aria-labelledby":"help-name"},u("h2",{id:"help-name"},"Keys"),n,u(
"label",{class:"choice"},u("input",{type:"checkbox",checked:Wn(),onchange:o=>go(o.target.checked)}),"Single keys work"),u("p",{class:"quiet"},t),u("button",{type:"\
button",class:"plain wide",onclick:()=>r.close()},"Close"));return{element:r,open(){n.replaceChildren(...e().map(({keys:o,does:s})=>u("div",{},u("dt",{},...o.map(
i=>u("kbd",{},xa[i]??i))),u("dd",{},s)))),r.showModal()}}}function He(e){let t;return()=>(t??=e(),t)}var ya=/[^\0-\x7f]/,Ta=/[\u00c0-\u024f\u1e00-\u1eff]|[\u0300-\u036f]/g,Sa=/[\u0300-\u036f]/g,wa=He(()=>new RegExp("\\p{Default_Ignorable_Code_Point}","gu")),Ea=/[^\0-\x7f\xb7\u2010\u2012-\u2016\u2018-\u2023\u2026\u2190-\u21ff\u2500-\u25ff\u2713-\u2718]/;
function yo(e){return!Ea.test(e)}function _a(e){return!ya.test(e)}var xo=[];function Aa(e){let t=e.charCodeAt(0),n=xo[t];if(n!==void 0)return n;let r=e.normalize(
"NFD").replace(Sa,"");return xo[t]=r,r}function Ma(e){return _a(e)?e:yo(e)?e.replaceAll("\u2026","..."):e.replace(wa(),"").normalize("NFKC").replace(Ta,Aa).normalize(
"NFKC")}function La(e){let t=e.toLowerCase();return t.includes("\u03C2")?t.replaceAll("\u03C2","\u03C3"):t}function ze(e){return La(Ma(e))}var To="found",Ra=2e3;function So(e,t){if(typeof CSS>"u"||!("highlights"in CSS))return;let n=ze(t.trim()),r=[];for(let o of n===""?[]:e){if(r.length>=Ra)break;r.
push(...wo(o,n))}r.length===0?CSS.highlights.delete(To):CSS.highlights.set(To,new Highlight(...r))}function wo(e,t){let n=document.createTreeWalker(e,NodeFilter.
SHOW_TEXT),r=[];for(let o=n.nextNode();o!==null;o=n.nextNode()){let s=o.nodeValue??"",i=ze(s),l=i.length===s.length?i:s.toLowerCase();for(let c=l.indexOf(t);c!==
-1;c=l.indexOf(t,c+t.length)){let d=new Range;d.setStart(o,c),d.setEnd(o,Math.min(s.length,c+t.length)),r.push(d)}}return r}function Eo(e,t){return wo(e,ze(t.trim()))[0]}function jt(e,t="center"){let n=e.offsetHeight>window.innerHeight*.7?"start":t;e.scrollIntoView({block:n}),requestAnimationFrame(()=>{requestAnimationFrame(()=>{
let{top:r,bottom:o}=e.getBoundingClientRect();(o<0||r>window.innerHeight)&&e.scrollIntoView({block:n})})})}function _o(e){let t=e.startContainer.parentElement?.
closest("pre.text, .diff-rows");if(t!=null){let r=e.getBoundingClientRect().top-t.getBoundingClientRect().top;(r<0||r>t.clientHeight)&&(t.scrollTop+=r-t.clientHeight/
2)}let{top:n}=e.getBoundingClientRect();(n<140||n>window.innerHeight-40)&&window.scrollBy({top:n-window.innerHeight/2})}function Pa(e,t){this.v=e,this.k=t}function Ao(e,t){(t==null||t>e.length)&&(t=e.length);for(var n=0,r=Array(t);n<t;n++)r[n]=e[n];return r}function Ca(e){if(Array.
isArray(e))return e}function Oa(e,t){var n=e==null?null:typeof Symbol<"u"&&e[Symbol.iterator]||e["@@iterator"];if(n!=null){var r,o,s,i,l=[],c=!0,d=!1;try{if(s=(n=
n.call(e)).next,t===0){if(Object(n)!==n)return;c=!1}else for(;!(c=(r=s.call(n)).done)&&(l.push(r.value),l.length!==t);c=!0);}catch(f){d=!0,o=f}finally{try{if(!c&&
n.return!=null&&(i=n.return(),Object(i)!==i))return}finally{if(d)throw o}}return l}}function Da(){throw new TypeError(`Invalid attempt to destructure non-iterab\
le instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}function va(e,t){return Ca(e)||Oa(e,t)||$a(e,t)||Da()}function $a(e,t){if(e){
if(typeof e=="string")return Ao(e,t);var n={}.toString.call(e).slice(8,-1);return n==="Object"&&e.constructor&&(n=e.constructor.name),n==="Map"||n==="Set"?Array.
from(e):n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n)?Ao(e,t):void 0}}function Xt(e){var t,n;function r(s,i){try{var l=e[s](i),c=l.value,d=c instanceof
Pa;Promise.resolve(d?c.v:c).then(function(f){if(d){var b=s==="return"&&c.k?s:"next";if(!c.k||f.done)return r(b,f);f=e[b](f).value}o(!!l.done,f)},function(f){r("\
throw",f)})}catch(f){o(2,f)}}function o(s,i){s===2?t.reject(i):t.resolve({value:i,done:s}),(t=t.next)?r(t.key,t.arg):n=null}this._invoke=function(s,i){return new Promise(
function(l,c){var d={key:s,arg:i,resolve:l,reject:c,next:null};n?n=n.next=d:(t=n=d,r(s,i))})},typeof e.return!="function"&&(this.return=void 0)}Xt.prototype[typeof Symbol==
"function"&&Symbol.asyncIterator||"@@asyncIterator"]=function(){return this},Xt.prototype.next=function(e){return this._invoke("next",e)},Xt.prototype.throw=function(e){
return this._invoke("throw",e)},Xt.prototype.return=function(e){return this._invoke("return",e)};var qo=Object.entries,Ia=Object.keys,Mo=Object.setPrototypeOf,Na=Object.
isFrozen,Wo=Object.getPrototypeOf,Ko=Object.getOwnPropertyDescriptor,V=Object.freeze,H=Object.seal,Me=Object.create,Vo=typeof Reflect<"u"&&Reflect,Zt=Vo.apply,tr=Vo.
construct;V||(V=function(t){return t});H||(H=function(t){return t});Zt||(Zt=function(t,n){for(var r=arguments.length,o=new Array(r>2?r-2:0),s=2;s<r;s++)o[s-2]=arguments[s];
return t.apply(n,o)});tr||(tr=function(t){for(var n=arguments.length,r=new Array(n>1?n-1:0),o=1;o<n;o++)r[o-1]=arguments[o];return new t(...r)});var te=D(Array.
prototype.forEach),Ha=D(Array.prototype.lastIndexOf),Lo=D(Array.prototype.pop),gt=D(Array.prototype.push),Ro=D(Array.prototype.slice),za=D(Array.prototype.splice),
rt=Array.isArray,Kn=nr(Set),Vn=D(Set.prototype.add),bt=D(Set.prototype.has),Fa=D(Set.prototype.delete),Ba=nr(Map),Po=D(Map.prototype.get),Co=D(Map.prototype.set),
ye=D(String.prototype.toLowerCase),Gn=D(String.prototype.toString),Ua=D(String.prototype.match),kt=D(String.prototype.replace),jn=D(String.prototype.indexOf),qa=D(
String.prototype.trim),Wa=D(Number.prototype.toString),Ka=D(Boolean.prototype.toString),Oo=typeof BigInt>"u"?null:D(BigInt.prototype.toString),Do=typeof Symbol>
"u"?null:D(Symbol.prototype.toString),Y=D(Object.prototype.hasOwnProperty),xt=D(Object.prototype.toString),Va=RegExp.prototype.test,q=function(t,n){return t instanceof
RegExp&&(t.lastIndex=0),Zt(Va,t,[n])},pe=nr(TypeError);function D(e){return function(t){for(var n=arguments.length,r=new Array(n>1?n-1:0),o=1;o<n;o++)r[o-1]=arguments[o];
return Zt(e,t,r)}}function nr(e){return function(){for(var t=arguments.length,n=new Array(t),r=0;r<t;r++)n[r]=arguments[r];return tr(e,n)}}function P(e,t){let n=arguments.
length>2&&arguments[2]!==void 0?arguments[2]:ye;if(Mo&&Mo(e,null),!rt(t))return e;let r=t.length;for(;r--;){let o=t[r];if(typeof o=="string"){let s=n(o);s!==o&&
(Na(t)||(t[r]=s),o=s)}e[o]=!0}return e}function Ga(e){for(let t=0;t<e.length;t++)Y(e,t)||(e[t]=null);return e}function Qt(e){let t=Me(null);for(let r of qo(e)){
var n=va(r,2);let o=n[0],s=n[1];Y(e,o)&&(rt(s)?t[o]=Ga(s):s&&typeof s=="object"&&s.constructor===Object?t[o]=Qt(s):t[o]=s)}return t}function yt(e){let t=Me(null),
n=Ia(e),r=n.length;for(;r--;)t[n[r]]=e[n[r]];return t}function ja(e){switch(typeof e){case"string":return e;case"number":return Wa(e);case"boolean":return Ka(e);case"\
bigint":return Oo?Oo(e):"0";case"symbol":return Do?Do(e):"Symbol()";case"undefined":return xt(e);case"function":case"object":{if(e===null)return xt(e);let t=e,n=J(
t,"toString");if(typeof n=="function"){let r=n(t);return typeof r=="string"?r:xt(r)}return xt(e)}default:return xt(e)}}function J(e,t){for(;e!==null;){let r=Ko(
e,t);if(r){if(r.get)return D(r.get);if(typeof r.value=="function")return D(r.value)}e=Wo(e)}function n(){return null}return n}function Xa(e,t){for(;e!==null;){let n=Ko(
e,t);if(n)return n.get?D(n.get):null;e=Wo(e)}return null}function Ya(e){if(!e)return!1;try{return q(e,""),!0}catch{return!1}}var vo=V(["a","abbr","acronym","add\
ress","area","article","aside","audio","b","bdi","bdo","big","blink","blockquote","body","br","button","canvas","caption","center","cite","code","col","colgroup",
"content","data","datalist","dd","decorator","del","details","dfn","dialog","dir","div","dl","dt","element","em","fieldset","figcaption","figure","font","footer",
"form","h1","h2","h3","h4","h5","h6","head","header","hgroup","hr","html","i","img","input","ins","kbd","label","legend","li","main","map","mark","marquee","men\
u","menuitem","meter","nav","nobr","ol","optgroup","option","output","p","picture","pre","progress","q","rp","rt","ruby","s","samp","search","section","select",
"shadow","slot","small","source","spacer","span","strike","strong","style","sub","summary","sup","table","tbody","td","template","textarea","tfoot","th","thead",
"time","tr","track","tt","u","ul","var","video","wbr"]),Xn=V(["svg","a","altglyph","altglyphdef","altglyphitem","animatecolor","animatemotion","animatetransform",
"circle","clippath","defs","desc","ellipse","filter","font","g","glyph","glyphref","hkern","image","line","lineargradient","marker","mask","metadata","mpath","p\
ath","pattern","polygon","polyline","radialgradient","rect","stop","style","switch","symbol","text","textpath","title","tref","tspan","view","vkern"]),Yn=V(["fe\
Blend","feColorMatrix","feComponentTransfer","feComposite","feConvolveMatrix","feDiffuseLighting","feDisplacementMap","feDistantLight","feDropShadow","feFlood",
"feFuncA","feFuncB","feFuncG","feFuncR","feGaussianBlur","feImage","feMerge","feMergeNode","feMorphology","feOffset","fePointLight","feSpecularLighting","feSpot\
Light","feTile","feTurbulence"]),Za=V(["animate","color-profile","cursor","discard","font-face","font-face-format","font-face-name","font-face-src","font-face-u\
ri","foreignobject","hatch","hatchpath","mesh","meshgradient","meshpatch","meshrow","missing-glyph","script","set","solidcolor","unknown","use"]),Zn=V(["math","\
menclose","merror","mfenced","mfrac","mglyph","mi","mlabeledtr","mmultiscripts","mn","mo","mover","mpadded","mphantom","mroot","mrow","ms","mspace","msqrt","mst\
yle","msub","msup","msubsup","mtable","mtd","mtext","mtr","munder","munderover","mprescripts"]),Qa=V(["maction","maligngroup","malignmark","mlongdiv","mscarries",
"mscarry","msgroup","mstack","msline","msrow","semantics","annotation","annotation-xml","mprescripts","none"]),$o=V(["#text"]),Io=V(["accept","action","align","\
alt","autocapitalize","autocomplete","autopictureinpicture","autoplay","background","bgcolor","border","capture","cellpadding","cellspacing","checked","cite","c\
lass","clear","color","cols","colspan","command","commandfor","controls","controlslist","coords","crossorigin","datetime","decoding","default","dir","disabled",
"disablepictureinpicture","disableremoteplayback","download","draggable","enctype","enterkeyhint","exportparts","face","for","headers","height","hidden","high",
"href","hreflang","id","inert","inputmode","integrity","ismap","kind","label","lang","list","loading","loop","low","max","maxlength","media","method","min","min\
length","multiple","muted","name","nonce","noshade","novalidate","nowrap","open","optimum","part","pattern","placeholder","playsinline","popover","popovertarget",
"popovertargetaction","poster","preload","pubdate","radiogroup","readonly","rel","required","rev","reversed","role","rows","rowspan","spellcheck","scope","selec\
ted","shape","size","sizes","slot","span","srclang","start","src","srcset","step","style","summary","tabindex","title","translate","type","usemap","valign","val\
ue","width","wrap","xmlns"]),Qn=V(["accent-height","accumulate","additive","alignment-baseline","amplitude","ascent","attributename","attributetype","azimuth","\
basefrequency","baseline-shift","begin","bias","by","class","clip","clippathunits","clip-path","clip-rule","color","color-interpolation","color-interpolation-fi\
lters","color-profile","color-rendering","cx","cy","d","dx","dy","diffuseconstant","direction","display","divisor","dominant-baseline","dur","edgemode","elevati\
on","end","exponent","fill","fill-opacity","fill-rule","filter","filterunits","flood-color","flood-opacity","font-family","font-size","font-size-adjust","font-s\
tretch","font-style","font-variant","font-weight","fx","fy","g1","g2","glyph-name","glyphref","gradientunits","gradienttransform","height","href","id","image-re\
ndering","in","in2","intercept","k","k1","k2","k3","k4","kerning","keypoints","keysplines","keytimes","lang","lengthadjust","letter-spacing","kernelmatrix","ker\
nelunitlength","lighting-color","local","marker-end","marker-mid","marker-start","markerheight","markerunits","markerwidth","maskcontentunits","maskunits","max",
"mask","mask-type","media","method","mode","min","name","numoctaves","offset","operator","opacity","order","orient","orientation","origin","overflow","paint-ord\
er","path","pathlength","patterncontentunits","patterntransform","patternunits","pointer-events","points","preservealpha","preserveaspectratio","primitiveunits",
"r","rx","ry","radius","refx","refy","repeatcount","repeatdur","restart","result","rotate","scale","seed","shape-rendering","slope","specularconstant","specular\
exponent","spreadmethod","startoffset","stddeviation","stitchtiles","stop-color","stop-opacity","stroke-dasharray","stroke-dashoffset","stroke-linecap","stroke-\
linejoin","stroke-miterlimit","stroke-opacity","stroke","stroke-width","style","surfacescale","systemlanguage","tabindex","tablevalues","targetx","targety","tra\
nsform","transform-origin","text-anchor","text-decoration","text-orientation","text-rendering","textlength","type","u1","u2","unicode","values","vector-effect",
"viewbox","visibility","version","vert-adv-y","vert-origin-x","vert-origin-y","width","word-spacing","wrap","writing-mode","xchannelselector","ychannelselector",
"x","x1","x2","xmlns","y","y1","y2","z","zoomandpan"]),No=V(["accent","accentunder","align","bevelled","close","columnalign","columnlines","columnspacing","colu\
mnspan","denomalign","depth","dir","display","displaystyle","encoding","fence","frame","height","href","id","largeop","length","linethickness","lquote","lspace",
"mathbackground","mathcolor","mathsize","mathvariant","maxsize","minsize","movablelimits","notation","numalign","open","rowalign","rowlines","rowspacing","rowsp\
an","rspace","rquote","scriptlevel","scriptminsize","scriptsizemultiplier","selection","separator","separators","stretchy","subscriptshift","supscriptshift","sy\
mmetric","voffset","width","xmlns"]),Yt=V(["xlink:href","xml:id","xlink:title","xml:space","xmlns:xlink"]),Ja=H(/{{[\w\W]*|^[\w\W]*}}/g),el=H(/<%[\w\W]*|^[\w\W]*%>/g),
tl=H(/\${[\w\W]*/g),Ho=H(/{{|}}|\${|<%|%>/),nl=H(/[^\t\n\f\r ]/),zo=H(/\u0000/g),rl=H(/^data-[\-\w.\u00B7-\uFFFF]+$/),ol=H(/^aria-[\-\w]+$/),Fo=H(/^(?:(?:(?:f|ht)tps?|mailto|tel|callto|sms|cid|xmpp|matrix):|[^a-z]|[a-z+.\-]+(?:[^a-z+.\-:]|$))/i),
sl=H(/^(?:\w+script|data):/i),il=H(/[\u0000-\u0020\u00A0\u1680\u180E\u2000-\u2029\u205F\u3000]/g),al=H(/^html$/i),ll=H(/^[a-z][.\w]*(-[.\w]+)+$/i),Jn=H(/<[/\w!]/g),
cl=H(/<[/\w]/g),ul=H(/<[/\w]|^-?>|--!?>|<!-$/g),pl=H(/<\/no(script|embed|frames)/i),Bo=H(/\/>/i),fl=H(/((--!?|])>)|<\/(style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i),
dl=H(/^[\r\n\t ]+/),$={element:1,text:3,processingInstruction:7,comment:8,document:9,documentFragment:11},hl=V(P({},["style","script","xmp","iframe","noembed","\
noframes","plaintext","noscript"])),ml=V(P({},["textarea","title"])),gl=V(P({},["area","base","basefont","bgsound","br","col","embed","frame","hr","img","input",
"keygen","link","meta","param","source","track","wbr"])),bl=function(){return typeof window>"u"?null:window},kl=function(t,n){if(typeof t!="object"||typeof t.createPolicy!=
"function")return null;let r=null,o="data-tt-policy-suffix";n&&n.hasAttribute(o)&&(r=n.getAttribute(o));let s="dompurify"+(r?"#"+r:"");try{return t.createPolicy(
s,{createHTML(i){return i},createScriptURL(i){return i}})}catch{return console.warn("TrustedTypes policy "+s+" could not be created."),null}},Uo=function(){return{
afterSanitizeAttributes:[],afterSanitizeElements:[],afterSanitizeShadowDOM:[],beforeSanitizeAttributes:[],beforeSanitizeElements:[],beforeSanitizeShadowDOM:[],uponSanitizeAttribute:[],
uponSanitizeElement:[],uponSanitizeShadowNode:[]}},Ae=function(t,n,r,o){return Y(t,n)&&rt(t[n])?P(o.base?yt(o.base):{},t[n],o.transform):r},er=function(t,n,r){let o=Y(
t,n)?t[n]:void 0;return o&&typeof o=="object"?Qt(o):r};function Go(){let e=arguments.length>0&&arguments[0]!==void 0?arguments[0]:bl(),t=k=>Go(k);if(t.version="\
3.5.0",t.removed=[],!e||!e.document||e.document.nodeType!==$.document||!e.Element)return t.isSupported=!1,t;let n=e.document,r=n,o=r.currentScript,s=e.HTMLTemplateElement,
i=e.Node,l=e.Element,c=e.NodeFilter,d=e.DOMParser,f=e.trustedTypes,b=l.prototype,m=J(b,"cloneNode"),x=J(b,"remove"),T=J(b,"removeChild"),R=J(b,"removeAttributeN\
ode"),_=J(b,"nextSibling"),M=J(b,"childNodes"),A=J(b,"parentNode"),L=J(b,"shadowRoot"),Z=J(b,"attributes"),j=i&&i.prototype?J(i.prototype,"nodeType"):null,X=i&&
i.prototype?J(i.prototype,"nodeName"):null,oe=i&&i.prototype?J(i.prototype,"ownerDocument"):null,v=function(a){return j?j(a):a.nodeType},Q=function(a){return X?
X(a):a.nodeName},Re=Xa(b,"namespaceURI"),Pe=function(a){return Re?Re(a):a.namespaceURI},Lt=function(a){return v(a)===$.element?Z(a):null};if(typeof s=="function"){
let k=n.createElement("template");k.content&&k.content.ownerDocument&&(n=k.content.ownerDocument)}let W,K="",at,de=!1,lt=0,Pr=function(){if(lt>0)throw pe('A con\
figured TRUSTED_TYPES_POLICY callback (createHTML or createScriptURL) must not call DOMPurify.sanitize, as that causes infinite recursion. Do not pass a policy \
whose callbacks wrap DOMPurify as TRUSTED_TYPES_POLICY; see the "DOMPurify and Trusted Types" section of the README.')},ct=function(a){Pr(),lt++;try{return W.createHTML(
a)}finally{lt--}},Cr=function(a){return W&&wn?ct(a):a},gi=function(a){Pr(),lt++;try{return W.createScriptURL(a)}finally{lt--}},bi=function(){return de||(at=kl(f,
o),de=!0),at},Rt=n,bn=Rt.implementation,ki=Rt.createNodeIterator,xi=Rt.createDocumentFragment,yi=Rt.getElementsByTagName,Ti=r.importNode,z=Uo();t.isSupported=typeof qo==
"function"&&typeof A=="function"&&bn&&bn.createHTMLDocument!==void 0;let Si=Ja,wi=el,Ei=tl,_i=rl,Ai=ol,Mi=sl,Li=il,Ri=ll,Or=Fo,I=null,kn=P({},[...vo,...Xn,...Yn,
...Zn,...$o]),N=null,xn=P({},[...Io,...Qn,...No,...Yt]),se=null,ut=null,Dr=null,Se=Object.seal(Me(null,{tagCheck:{writable:!0,configurable:!1,enumerable:!0,value:null},
attributeCheck:{writable:!0,configurable:!1,enumerable:!0,value:null}})),vr=!0,yn=!0,$r=!1,Tn=!0,he=!1,Ce=!0,Oe=!1,Pt=!1,Ct=null,Ot=null,Sn=!1,Ke=!1,Dt=!1,wn=!1,
Ir=!0,Nr=!1,Hr="user-content-",En=!0,_n=!1,me=null,De=null,Ve=!1,ve=null,zr=P({},["annotation-xml","audio","colgroup","desc","foreignobject","head","iframe","ma\
th","mi","mn","mo","ms","mtext","noembed","noframes","noscript","plaintext","script","selectedcontent","style","svg","template","thead","title","video","xmp"]),
Fr=null,Br=P({},["audio","video","img","source","image","track"]),Ur=null,qr=P({},["alt","class","for","id","label","name","pattern","placeholder","role","summa\
ry","title","value","style","xmlns"]),vt="http://www.w3.org/1998/Math/MathML",$t="http://www.w3.org/2000/svg",ie="http://www.w3.org/1999/xhtml",Ge=ie,An=!1,Wr=null,
Pi=P({},[vt,$t,ie],Gn),Ci=V(P({},["mi","mo","mn","ms","mtext"])),Mn=null,Oi=V(P({},["annotation-xml"])),Ln=null,Di=V(Me(null)),vi=P({},["title","style","font","\
a","script"]),je=null,$i=["application/xhtml+xml","text/html"],Ii="text/html",F=null,pt=null,It=null,Ni=n.createElement("form"),Kr=function(a){return a instanceof
RegExp||a instanceof Function},Nt=function(){let a=arguments.length>0&&arguments[0]!==void 0?arguments[0]:{};(!a||typeof a!="object")&&(a={}),a=Qt(a),je=$i.indexOf(
a.PARSER_MEDIA_TYPE)===-1?Ii:a.PARSER_MEDIA_TYPE,F=je==="application/xhtml+xml"?Gn:ye,I=Ae(a,"ALLOWED_TAGS",kn,{transform:F}),N=Ae(a,"ALLOWED_ATTR",xn,{transform:F}),
Wr=Ae(a,"ALLOWED_NAMESPACES",Pi,{transform:Gn}),Ur=Ae(a,"ADD_URI_SAFE_ATTR",qr,{transform:F,base:qr}),Fr=Ae(a,"ADD_DATA_URI_TAGS",Br,{transform:F,base:Br}),ve=Ae(
a,"FORBID_CONTENTS",zr,{transform:F}),ut=Ae(a,"FORBID_TAGS",Me(null),{transform:F}),Dr=Ae(a,"FORBID_ATTR",Me(null),{transform:F}),Ve=Y(a,"USE_PROFILES")?a.USE_PROFILES&&
typeof a.USE_PROFILES=="object"?Qt(a.USE_PROFILES):a.USE_PROFILES:!1,vr=a.ALLOW_ARIA_ATTR!==!1,yn=a.ALLOW_DATA_ATTR!==!1,$r=a.ALLOW_UNKNOWN_PROTOCOLS||!1,Tn=a.ALLOW_SELF_CLOSE_IN_ATTR!==
!1,he=a.SAFE_FOR_TEMPLATES||!1,Ce=a.SAFE_FOR_XML!==!1,Oe=a.WHOLE_DOCUMENT||!1,Ke=a.RETURN_DOM||!1,Dt=a.RETURN_DOM_FRAGMENT||!1,wn=a.RETURN_TRUSTED_TYPE||!1,Sn=a.
FORCE_BODY||!1,Ir=a.SANITIZE_DOM!==!1,Nr=a.SANITIZE_NAMED_PROPS||!1,En=a.KEEP_CONTENT!==!1,_n=a.IN_PLACE||!1,Or=Ya(a.ALLOWED_URI_REGEXP)?a.ALLOWED_URI_REGEXP:Fo,
Ge=typeof a.NAMESPACE=="string"?a.NAMESPACE:ie,Mn=er(a,"MATHML_TEXT_INTEGRATION_POINTS",Ci),Ln=er(a,"HTML_INTEGRATION_POINTS",Oi);let p=er(a,"CUSTOM_ELEMENT_HAN\
DLING",Di);if(se=Me(null),Y(p,"tagNameCheck")&&Kr(p.tagNameCheck)&&(se.tagNameCheck=p.tagNameCheck),Y(p,"attributeNameCheck")&&Kr(p.attributeNameCheck)&&(se.attributeNameCheck=
p.attributeNameCheck),Y(p,"allowCustomizedBuiltInElements")&&typeof p.allowCustomizedBuiltInElements=="boolean"&&(se.allowCustomizedBuiltInElements=p.allowCustomizedBuiltInElements),
H(se),he&&(yn=!1),Dt&&(Ke=!0),Ve&&((Y(a,"ALLOWED_TAGS")||Y(a,"ALLOWED_ATTR"))&&typeof console<"u"&&typeof console.warn=="function"&&console.warn("DOMPurify: USE\
_PROFILES overrides ALLOWED_TAGS and ALLOWED_ATTR. Do not use these options together."),I=P({},$o),N=Me(null),Ve.html===!0&&(P(I,vo),P(N,Io)),Ve.svg===!0&&(P(I,
Xn),P(N,Qn),P(N,Yt)),Ve.svgFilters===!0&&(P(I,Yn),P(N,Qn),P(N,Yt)),Ve.mathMl===!0&&(P(I,Zn),P(N,No),P(N,Yt))),Se.tagCheck=null,Se.attributeCheck=null,Y(a,"ADD_T\
AGS")&&(typeof a.ADD_TAGS=="function"?Se.tagCheck=a.ADD_TAGS:rt(a.ADD_TAGS)&&(I===kn&&(I=yt(I)),P(I,a.ADD_TAGS,F))),Y(a,"ADD_ATTR")&&(typeof a.ADD_ATTR=="functi\
on"?Se.attributeCheck=a.ADD_ATTR:rt(a.ADD_ATTR)&&(N===xn&&(N=yt(N)),P(N,a.ADD_ATTR,F))),Y(a,"ADD_FORBID_CONTENTS")&&rt(a.ADD_FORBID_CONTENTS)&&(ve===zr&&(ve=yt(
ve)),P(ve,a.ADD_FORBID_CONTENTS,F)),En&&(I["#text"]=!0),Oe&&P(I,["html","head","body"]),I.table&&(I.tbody=!0,delete ut.tbody),a.TRUSTED_TYPES_POLICY){if(typeof a.
TRUSTED_TYPES_POLICY.createHTML!="function")throw pe('TRUSTED_TYPES_POLICY configuration option must provide a "createHTML" hook.');if(typeof a.TRUSTED_TYPES_POLICY.
createScriptURL!="function")throw pe('TRUSTED_TYPES_POLICY configuration option must provide a "createScriptURL" hook.');let h=W;W=a.TRUSTED_TYPES_POLICY;try{K=
ct("")}catch(g){throw W=h,g}}else a.TRUSTED_TYPES_POLICY===null?(W=void 0,K=""):(W===void 0&&(W=bi()),W&&typeof K=="string"&&(K=ct("")));pt=V(a)},Vr=P({},[...Xn,
...Yn,...Za]),Gr=P({},[...Zn,...Qa]),Hi=function(a,p,h){return p===ie?a==="svg":p===vt?a==="svg"&&(h==="annotation-xml"||Mn[h]):!!Vr[a]},zi=function(a,p,h){return p===
ie?a==="math":p===$t?a==="math"&&Ln[h]:!!Gr[a]},Fi=function(a,p,h){return p===$t&&!Ln[h]||p===vt&&!Mn[h]?!1:!Gr[a]&&(vi[a]||!Vr[a])},Bi=function(a){let p=Pe(a),
h=ye(Q(a)),g=A(a),y=Ge,S="template";return g&&v(g)===$.element&&(y=Pe(g),S=ye(Q(g))),Wr[p]?p===$t?Hi(h,y,S):p===vt?zi(h,y,S):p===ie?Fi(h,y,S):je==="application/\
xhtml+xml":!1},we=function(a){gt(t.removed,{element:a}),Zr(a);try{A(a).removeChild(a)}catch{if(x(a),!A(a))throw pe("a node selected for removal could not be det\
ached from its tree and cannot be safely returned; refusing to sanitize in place")}},jr=function(a,p,h){try{R(a,p)}catch{try{a.removeAttribute(h)}catch{}}},Ui=function(a){
Cn(a);let p=M(a);p&&te(Ro(p),h=>{try{T(a,h)}catch{}}),v(a)===$.element&&Rn(a,!1)},Xe=function(a,p,h){if(!h)try{h=p.getAttributeNode(a)}catch{h=null}if(gt(t.removed,
{attribute:h||null,from:p}),h)jr(p,h,a);else try{p.removeAttribute(a)}catch{}if(a==="is")if(Ke||Dt)try{we(p)}catch{}else try{p.setAttribute(a,"")}catch{}},Rn=function(a,p){
let h=Z(a);if(h)for(let g=h.length-1;g>=0;--g){let y=h[g],S=y&&y.name;typeof S=="string"&&!(p&&N[F(S)])&&jr(a,y,S)}},Pn=function(a,p){let h=arguments.length>2&&
arguments[2]!==void 0?arguments[2]:!1,g=[a];for(;g.length>0;){let y=g.pop();if(p(y)===!1)continue;if(h&&v(y)===$.element){let w=L(y);Ye(w)&&g.push(w)}let S=M(y);
if(S)for(let w=S.length-1;w>=0;--w)g.push(S[w])}},Cn=function(a){Pn(a,p=>{v(p)===$.element&&Rn(p,!0)})},On=function(a){let p=[];return Pn(a,h=>{p.push(h)},!0),p},
qi=function(a,p){let h=Kn();te(On(a),g=>{v(g)===$.element&&Vn(h,g)}),te(p,g=>{v(g)===$.element&&!bt(h,g)&&Rn(g,!0)})},Xr=function(a,p){let h=!1;return te(t.removed,
g=>{g.element&&(h=h||g.element===a,Cn(g.element))}),qi(a,p),h},Dn=function(a,p){Ui(a),Xr(a,p)},Yr=8,Wi=function(a,p){let h=me,g=null,y=()=>(g||(g=Kn(),te(p,S=>{
Vn(g,S)})),g);for(let S=0;;S++){let w=On(a),C=[a],ge=!1;if(te(w,le=>{v(le)===$.documentFragment?gt(C,le):!ge&&!bt(h,le)&&(ge=bt(y(),le))}),!ge)return;if(S>=Yr)throw pe(
"the tree kept changing during in-place sanitization; refusing to return it");te(C,(le,ce)=>{Ki(le,ce>0,a,y())})}},Ki=function(a,p,h,g){let y=Ht(a),S;for(;S=y.nextNode();)
!bt(g,S)||bt(me,S)||(p&&ae(z.uponSanitizeShadowNode,S,null),In(S,h))},Vi=function(a){if(!me)return;Vn(me,a);let p=Po(De,a);if(p!==void 0){if(p>=Yr)throw pe("the\
 tree kept changing during in-place sanitization; refusing to return it");Co(De,a,p+1)}},Zr=function(a){me&&(Fa(me,a),Po(De,a)===void 0&&Co(De,a,0))},Qr=function(a,p){
return Ce?a==="patchsrc"?!0:a==="for"&&p!=="label"&&p!=="output":!1},Gi=function(a){Ce&&Pn(a,p=>{let h=v(p);if(h===$.processingInstruction||h===$.comment&&q(cl,
p.data)){try{x(p)}catch{}return!1}if(h===$.element){let g=p,y=F(Q(p));try{g.hasAttribute&&g.hasAttribute("patchsrc")&&g.removeAttribute("patchsrc"),g.hasAttribute&&
g.hasAttribute("for")&&Qr("for",y)&&g.removeAttribute("for")}catch{}}return!0})},Jr=function(a){let p=null,h=null;if(Sn)a="<remove></remove>"+a;else{let S=Ua(a,
dl);h=S&&S[0]}je==="application/xhtml+xml"&&Ge===ie&&(a='<html xmlns="http://www.w3.org/1999/xhtml"><head></head><body>'+a+"</body></html>");let g=W?ct(a):a;if(Ge===
ie)try{p=new d().parseFromString(g,je)}catch{}if(!p||!p.documentElement){p=bn.createDocument(Ge,"template",null);try{p.documentElement.innerHTML=An?K:g}catch{}}
let y=p.body||p.documentElement;return a&&h&&y.insertBefore(n.createTextNode(h),y.childNodes[0]||null),Ge===ie?yi.call(p,Oe?"html":"body")[0]:Oe?p.documentElement:
y},Ht=function(a){let p=arguments.length>1&&arguments[1]!==void 0?arguments[1]:!1,h=oe?oe(a):a.ownerDocument;return ki.call(h||a,a,(p?0:c.SHOW_ELEMENT)|c.SHOW_COMMENT|
c.SHOW_TEXT|c.SHOW_PROCESSING_INSTRUCTION|c.SHOW_CDATA_SECTION,null)},zt=function(a){return a=kt(a,Si," "),a=kt(a,wi," "),a=kt(a,Ei," "),a},vn=function(a){var p;
$n(a);let h=(p=a.querySelectorAll)===null||p===void 0?void 0:p.call(a,"template");h&&te(h,g=>{Ye(g.content)&&vn(g.content)})},ji="table,tbody,thead,tfoot,tr,col\
group",Xi=P({},["caption","colgroup","col","thead","tbody","tfoot","tr","td","th","style","script","template"]),Yi=function(a){var p;if(je==="application/xhtml+\
xml")return;let h=(p=a.querySelectorAll)===null||p===void 0?void 0:p.call(a,ji);!h||h.length===0||te(h,g=>{te(Ro(M(g)),y=>{let S=v(y);if(!(S===$.text?q(nl,y.data):
S===$.element&&!Xi[ye(Q(y))]))return;let w=g;for(;w&&ye(Q(w))!=="table";)w=w===a?null:A(w);let C=w&&w!==a?A(w):null;if(C)try{C.insertBefore(y,w)}catch{}})})},$n=function(a){
Yi(a),a.normalize();let p=Ht(a,!0),h=null,g=p.nextNode();for(;g;){let y=g.data;if(q(zo,y)&&(y=kt(y,zo,""),g.data=y),q(Ho,y)&&(y=zt(y),g.data=y),y&&v(g)===$.text){
if(h){let S=h.data,w=S[S.length-1]+y[0];q(Ho,w)&&(h.data=zt(S+y[0]))}h=g}g=p.nextNode()}},Ft=function(a){let p=X?X(a):null;return typeof p!="string"||F(p)!=="fo\
rm"?!1:typeof a.nodeName!="string"||typeof a.textContent!="string"||typeof a.removeChild!="function"||a.attributes!==Z(a)||typeof a.removeAttribute!="function"||
typeof a.removeAttributeNode!="function"||typeof a.getAttributeNode!="function"||typeof a.setAttribute!="function"||typeof a.namespaceURI!="string"||typeof a.insertBefore!=
"function"||typeof a.hasChildNodes!="function"||a.nodeType!==j(a)||a.childNodes!==M(a)},eo=function(a){if(!j||typeof a!="object"||a===null)return null;try{let p=j(
a);return typeof p=="number"?p:null}catch{return null}},Ye=function(a){return eo(a)===$.documentFragment},ft=function(a){return eo(a)!==null};function ae(k,a,p){
k.length!==0&&te(k,h=>{h.call(t,a,p,pt)})}let Zi=function(a,p){let h=!!gl[p],g=!!hl[p];return!h&&!g&&!ml[p]||Pe(a)!==ie?!1:h?a.hasChildNodes():ft(a.firstElementChild)?
!0:g&&typeof a.textContent=="string"&&q(Jn,a.textContent)},Qi=function(a,p,h){return!!(Ce&&h===$.element&&a.hasChildNodes()&&!ft(a.firstElementChild)&&q(Jn,a.textContent)&&
q(Jn,a.innerHTML)||Ce&&h===$.element&&Zi(a,p)||h===$.processingInstruction||Ce&&h===$.comment&&q(ul,a.data))},Bt=function(a,p){if(a instanceof RegExp)return q(a,
p);if(a instanceof Function){for(var h=arguments.length,g=new Array(h>2?h-2:0),y=2;y<h;y++)g[y-2]=arguments[y];return!!a(p,...g)}return!1},Ji=function(a,p,h){if(!ut[p]&&
ro(p)&&Bt(se.tagNameCheck,p))return!1;if(En&&!ve[p]&&!ve[ye(p)]){let g=A(a),y=M(a);if(y&&g){let S=y.length;for(let w=S-1;w>=0;--w){let C=a===h?m(y[w],!0):y[w];g.
insertBefore(C,_(a))}}}return we(a),!0},to=function(a,p,h,g){return a.length===0?p:p===h||p===g?yt(p):p},dt=function(a,p){return a===p||A(a)!==null?!1:(_n&&Cn(a),
Zr(a),!0)},ea=function(a,p){if(Vi(a),ae(z.beforeSanitizeElements,a,null),dt(a,p))return!0;if(Ft(a))return we(a),!0;let h=F(Q(a)),g=v(a);if(I=to(z.uponSanitizeElement,
I,kn,Ct),ae(z.uponSanitizeElement,a,{tagName:h,allowedTags:I}),dt(a,p))return!0;if(Qi(a,h,g))return we(a),!0;if((ut[h]||!(Se.tagCheck instanceof Function&&Se.tagCheck(
h))&&!I[h])&&Ji(a,h,p))return!0;if(g===$.element&&!Bi(a)||(h==="noscript"||h==="noembed"||h==="noframes")&&q(pl,a.innerHTML))return we(a),!0;if(he&&g===$.text){
let y=a.textContent,S=zt(y);y!==S&&(gt(t.removed,{element:a.cloneNode()}),a.textContent=S)}return ae(z.afterSanitizeElements,a,null),dt(a,p)},no=function(a,p,h){
if(Dr[p]||Qr(p,a)||Ir&&(p==="id"||p==="name")&&(h in n||h in Ni))return!1;let g=N[p]||Se.attributeCheck instanceof Function&&Se.attributeCheck(p,a);if(yn&&q(_i,
p)||vr&&q(Ai,p))return!0;if(!g)return ro(a)&&Bt(se.tagNameCheck,a)&&Bt(se.attributeNameCheck,p,a)||p==="is"&&se.allowCustomizedBuiltInElements&&Bt(se.tagNameCheck,
h);if(Ur[p])return!0;let y=kt(h,Li,"");return q(Or,y)||(p==="src"||p==="xlink:href"||p==="href")&&a!=="script"&&jn(h,"data:")===0&&Fr[a]||$r&&!q(Mi,y)?!0:!h},ta=P(
{},["annotation-xml","color-profile","font-face","font-face-format","font-face-name","font-face-src","font-face-uri","missing-glyph"]),ro=function(a){return!ta[ye(
a)]&&q(Ri,a)},na=function(a,p,h,g){if(W&&typeof f=="object"&&typeof f.getAttributeType=="function"&&!h)switch(f.getAttributeType(a,p)){case"TrustedHTML":return ct(
g);case"TrustedScriptURL":return gi(g)}return g},ra=function(a,p,h,g){try{return h?a.setAttributeNS(h,p,g):a.setAttribute(p,g),Ft(a)?(we(a),!1):!0}catch{return Xe(
p,a),!1}},oo=function(a,p){return Ce&&q(fl,p)?!0:ye(a)==="attributename"&&jn(p,"href")!==-1},oa=function(a,p){if(ae(z.beforeSanitizeAttributes,a,null),dt(a,p))return;
let h=Lt(a);if(!h||Ft(a))return;N=to(z.uponSanitizeAttribute,N,xn,Ot);let g={attrName:"",attrValue:"",keepAttr:!0,allowedAttributes:N,forceKeepAttr:void 0},y=h.
length,S=F(Q(a));for(;y--;){let w=h[y];if(!w)continue;let C=w.name,ge=w.namespaceURI,le=w.value,ce=F(C),$e=le,B=C==="value"?$e:qa($e),ht=!1;if(g.attrName=ce,g.attrValue=
B,g.keepAttr=!0,g.forceKeepAttr=void 0,ae(z.uponSanitizeAttribute,a,g),B=g.attrValue,Nr&&(ce==="id"||ce==="name")&&jn(B,Hr)!==0&&(Xe(C,a,w),B=Hr+B,ht=!0),oo(C,B)){
Xe(C,a,w);continue}if(!g.forceKeepAttr){if(!g.keepAttr){Xe(C,a,w);continue}if(!Tn&&q(Bo,B)){Xe(C,a,w);continue}if(he&&(B=zt(B)),!no(S,ce,B)){Xe(C,a,w);continue}
B=na(S,ce,ge,B),B!==$e&&ra(a,C,ge,B)&&ht&&Lo(t.removed)}}ae(z.afterSanitizeAttributes,a,null),dt(a,p)},In=function(a,p){ea(a,p),oa(a,p),Ye(a.content)&&Nn(a.content)},
Nn=function(a){let p=null,h=Ht(a);for(ae(z.beforeSanitizeShadowDOM,a,null);p=h.nextNode();)if(ae(z.uponSanitizeShadowNode,p,null),In(p,a),v(p)===$.element){let g=L(
p);Ye(g)&&(Hn(g),Nn(g))}he&&$n(a),ae(z.afterSanitizeShadowDOM,a,null)},Hn=function(a){let p=[{node:a,shadow:null}];for(;p.length>0;){let h=p.pop();if(h.shadow){
Nn(h.shadow);continue}let g=h.node,y=v(g)===$.element,S=M(g);if(S)for(let w=S.length-1;w>=0;--w)p.push({node:S[w],shadow:null});if(y){let w=X?X(g):null;if(typeof w==
"string"&&F(w)==="template"){let C=g.content;Ye(C)&&p.push({node:C,shadow:null})}}if(y){let w=L(g);Ye(w)&&p.push({node:null,shadow:w},{node:w,shadow:null})}}},sa=function(a){
let p=arguments.length>1&&arguments[1]!==void 0?arguments[1]:{},h=null,g=null,y=null,S=null;if(An=!a,An&&(a="\x3C!-->"),typeof a!="string"&&!ft(a)&&(a=ja(a),typeof a!=
"string"))throw pe("dirty is not a string, aborting");if(!t.isSupported)return a;Pt?(I=Ct,N=Ot):Nt(p),It=pt,t.removed=[];let w=_n&&typeof a!="string"&&ft(a),C=[],
ge=me,le=De;if(w){Gi(a),C=On(a);let B=Q(a);if(typeof B=="string"){let ht=F(B);if(!I[ht]||ut[ht])throw Dn(a,C),pe("root node is forbidden and cannot be sanitized\
 in-place")}if(Ft(a))throw Dn(a,C),pe("root node is clobbered and cannot be sanitized in-place");me=Kn(),De=Ba()}else if(ft(a))h=Jr("\x3C!---->"),g=h.ownerDocument.
importNode(a,!0),g.nodeType===$.element&&g.nodeName==="BODY"||g.nodeName==="HTML"?h=g:h.appendChild(g),Hn(h);else{if(!Ke&&!he&&!Oe&&a.indexOf("<")===-1)return Cr(
a);if(h=Jr(a),!h)return Ke?null:wn?K:""}h&&Sn&&we(h.firstChild);let ce=w?a:h;try{w&&Hn(a);let B=Ht(ce);for(;y=B.nextNode();)In(y,ce);w&&Wi(a,C)}catch(B){throw w&&
Dn(a,C),B}finally{me=ge,De=le}if(w){if(Xr(a,C))throw pe("a node selected for removal could not be safely returned; refusing to sanitize in place");return he&&vn(
a),a}if(Ke){if(he&&vn(h),Dt)for(S=xi.call(h.ownerDocument);h.firstChild;)S.appendChild(h.firstChild);else S=h;return(N.shadowroot||N.shadowrootmode)&&(S=Ti.call(
r,S,!0)),S}he&&$n(h);let $e=Oe?h.outerHTML:h.innerHTML;return Oe&&I["!doctype"]&&h.ownerDocument&&h.ownerDocument.doctype&&h.ownerDocument.doctype.name&&q(al,h.
ownerDocument.doctype.name)&&($e="<!DOCTYPE "+h.ownerDocument.doctype.name+`>
`+$e),Cr($e)};return t.sanitize=function(k){let a=arguments.length>1&&arguments[1]!==void 0?arguments[1]:{},p=It,h=I,g=N,y=t.removed;It=null;try{return sa(k,a)}finally{
It=p,p&&(Pt||Nt(p),I=h,N=g,t.removed=y)}},t.setConfig=function(){let k=arguments.length>0&&arguments[0]!==void 0?arguments[0]:{};Nt(k),Pt=!0,Ct=I,Ot=N},t.clearConfig=
function(){pt=null,Pt=!1,Ct=null,Ot=null,W=at,K=""},t.isValidAttribute=function(k,a,p){pt||Nt({});let h=F(k),g=F(a);return typeof p=="string"&&(oo(a,p)||!Tn&&q(
Bo,p))?!1:no(h,g,p)},t.addHook=function(k,a){typeof a=="function"&&Y(z,k)&&gt(z[k],a)},t.removeHook=function(k,a){if(Y(z,k)){if(a!==void 0){let p=Ha(z[k],a);return p===
-1?void 0:za(z[k],p,1)[0]}return Lo(z[k])}},t.removeHooks=function(k){Y(z,k)&&(z[k]=[])},t.removeAllHooks=function(){z=Uo()},t}var jo=Go();function ir(){return{async:!1,breaks:!1,extensions:null,gfm:!0,hooks:null,pedantic:!1,renderer:null,silent:!1,tokenizer:null,walkTokens:null}}var We=ir();function ss(e){
We=e}var Be={exec:()=>null};function Fe(e){let t=[];return n=>{let r=Math.max(0,Math.min(3,n-1)),o=t[r];return o||(o=e(r),t[r]=o),o}}function E(e,t=""){let n=typeof e==
"string"?e:e.source,r={replace:(o,s)=>{let i=typeof s=="string"?s:s.source;return i=i.replace(G.caret,"$1"),n=n.replace(o,i),r},getRegex:()=>new RegExp(n,t)};return r}
var is=((e="")=>{try{return!!new RegExp("(?<=1)(?<!1)"+e)}catch{return!1}})(),G={codeRemoveIndent:/^(?: {0,3}\t| {1,4})/gm,listInterruptsParagraph:/^ {0,3}(?:[*+-]|1[.)])[ \t]+[^ \t\n]/,
outputLinkReplace:/\\([\[\]])/g,indentCodeCompensation:/^(\s+)(?:```)/,beginningSpace:/^\s+/,endingHash:/#$/,startingSpaceChar:/^ /,endingSpaceChar:/ $/,endingSpaceTabChar:/[ \t]$/,
nonSpaceChar:/[^ ]/,newLineCharGlobal:/\n/g,tabCharGlobal:/\t/g,leadingSpaceTab:/^[ \t]+/,multipleSpaceGlobal:/\s+/g,blankLine:/^[ \t]*$/,doubleBlankLine:/\n[ \t]*\n[ \t]*$/,
blockquoteStart:/^ {0,3}>/,blockquoteSetextReplace:/\n {0,3}((?:=+|-+)[ \t]*)(?=\n|$)/g,blockquoteSetextReplace2:/^ {0,3}>[ \t]?/gm,blockquoteMarkerWhitespace:/^( {0,3}>)(\t[ \t]*)/gm,
nestedBlockMarker:/^ {0,3}(?:(?:[*+-]|\d{1,9}[.)])(?: |$)|> ?)/,listReplaceNesting:/^ {1,4}(?=( {4})*[^ ])/g,listIsTask:/^\[[ xX]\][ \t]+\S/,listReplaceTask:/^\[[ xX]\][ \t]+/,
listTaskCheckbox:/\[[ xX]\]/,anyLine:/\n.*\n/,hrefBrackets:/^<(.*)>$/,tableDelimiter:/[:|]/,tableAlignChars:/^\||\| *$/g,tableRowBlankLine:/\n[ \t]*$/,tableAlignRight:/^ *-+: *$/,
tableAlignCenter:/^ *:-+: *$/,tableAlignLeft:/^ *:-+ *$/,startATag:/^<a /i,endATag:/^<\/a>/i,startPreScriptTag:/^<(pre|code|kbd|script)(\s|>)/i,endPreScriptTag:/^<\/(pre|code|kbd|script)(\s|>)/i,
startAngleBracket:/^</,endAngleBracket:/>$/,pedanticHrefTitle:/^([^'"]*[^\s])\s+(['"])(.*)\2/,unicodeAlphaNumeric:/[\p{L}\p{N}]/u,numericCharacterReference:/&#(?:(\d{1,7})|[Xx]([A-Fa-f0-9]{1,6}));/,
numericCharacterReferenceOrAmpersand:/&#(?:(\d{1,7})|[Xx]([A-Fa-f0-9]{1,6}));|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/g,escapeTest:/[&<>"']/,escapeReplace:/[&<>"']/g,
escapeTestNoEncode:/[<>"']|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/,escapeReplaceNoEncode:/[<>"']|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/g,caret:/(^|[^\[])\^/g,
percentDecode:/%25/g,findPipe:/\|/g,splitPipe:/ \|/,slashPipe:/\\\|/g,carriageReturn:/\r\n|\r/g,spaceLine:/^ +$/gm,notSpaceStart:/^\S*/,endingNewline:/\n$/,listItemRegex:e=>new RegExp(
`^( {0,3}${e})((?:[	 ][^\\n]*)?(?:\\n|$))`),nextBulletRegex:Fe(e=>new RegExp(`^ {0,${e}}(?:[*+-]|\\d{1,9}[.)])((?:[ 	][^\\n]*)?(?:\\n|$))`)),hrRegex:Fe(e=>new RegExp(
`^ {0,${e}}((?:-[ 	]*){3,}|(?:_[ 	]*){3,}|(?:\\*[ 	]*){3,})(?:\\n+|$)`)),fencesBeginRegex:Fe(e=>new RegExp(`^ {0,${e}}(?:\`\`\`|~~~)`)),headingBeginRegex:Fe(e=>new RegExp(
`^ {0,${e}}#{1,6}(?:\\s|$)`)),pedanticHeadingBeginRegex:Fe(e=>new RegExp(`^ {0,${e}}#`)),htmlBeginRegex:Fe(e=>new RegExp(`^ {0,${e}}(?:</?(?:${lr})(?:[ \\t]+|$|/\
?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z]|<!\\[CDATA\\[)`,"i")),blockquoteBeginRegex:Fe(e=>new RegExp(`^ {0,${e}}>`)),nestedContainerMarkers:/^(?: {0,3}(?:(?:[*+-]|\d{1,9}[.)])[ \t]+|>[ \t]?))+/},
xl=/^(?:[ \t]*(?:\n|$))+/,yl=/^((?: {4}| {0,3}\t)[^\n]+(?:\n(?:[ \t]*(?:\n|$))*)?)+/,Tl=/^ {0,3}(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})([^\n]*)(?:\n|$)(?:|([\s\S]*?)(?:\n|$))(?: {0,3}(?:(?=`)\1`*|(?=~)\1~*) *(?=\n|$)|$)/,
wt=/^ {0,3}((?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/,Sl=/^ {0,3}(#{1,6})(?=\s|$)(.*)(?:\n+|$)/,ar=/ {0,3}(?:[*+-]|\d{1,9}[.)])/,lr="address|a\
rticle|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1\
-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|meta|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|the\
ad|title|tr|track|ul",Et=E(" {0,3}(?:</?(?:tag)(?:[ \\t]+|\\n|/?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z]|<!\\[CDATA\\[)").replace("\
tag",lr).getRegex(),as=/^(?!bull |blockCode|fences|blockquote|heading|html|table)((?:.|\n(?!\s*?\n|bull |fences|blockquote|heading|hr|html|table))+?)\n {0,3}(=+|-+)[ \t]*(?:\n+|$)/,
ls=E(as).replace(/bull/g,ar).replace(/blockCode/g,/(?: {4}| {0,3}\t)/).replace(/fences/g,/ {0,3}(?:`{3,}|~{3,})/).replace(/blockquote/g,/ {0,3}>/).replace(/heading/g,
/ {0,3}#{1,6}(?:\s|$)/).replace(/hr/g,/ {0,3}(?:(?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/).replace(/\|table/g,"").replace(/html/g,Et).getRegex(),
wl=E(as).replace(/bull/g,ar).replace(/blockCode/g,/(?: {4}| {0,3}\t)/).replace(/fences/g,/ {0,3}(?:`{3,}|~{3,})/).replace(/blockquote/g,/ {0,3}>/).replace(/heading/g,
/ {0,3}#{1,6}(?:\s|$)/).replace(/hr/g,/ {0,3}(?:(?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/).replace(/table/g,/ {0,3}\|?(?:[:\- ]*\|)+[\:\- ]*\n/).
replace(/html/g,Et).getRegex(),cr=/^([^\n]+(?:\n(?!hr|heading|lheading|blockquote|fences|list|html|table|[ \t]+\n)[^\n]+)*)/,El=/^[^\n]+/,ur=/(?!\s*\])(?:\\[\s\S]|[^\[\]\\\n]|\n(?![ \t]*\n))+/,
_l=E(/^ {0,3}\[(label)\]: *(?:\n[ \t]*)?([^<\s][^\s]*|<(?:\\.|[^\n<>\\])*>)(?:(?: +(?:\n[ \t]*)?| *\n[ \t]*)(title))? *(?:\n+|$)/).replace("label",ur).replace("\
title",/(?:"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\\n]|\n(?!\n))*'|\((?:\\[\s\S]|[^()\\])*\))/).getRegex(),Al=E(/^(bull)([ \t][^\n]*?)?(?:\n|$)/).replace(/bull/g,
ar).getRegex(),pr=/\x3C!--(?:-?>|[\s\S]*?(?:-->|$))/,Ml=E("^ {0,3}(?:<(script|pre|style|textarea)[\\s>][\\s\\S]*?(?:</\\1>[^\\n]*\\n*|$)|comment[^\\n]*(\\n+|$)|<\\?[\\s\\S]*?\
(?:\\?>[^\\n]*\\n*|$)|<![A-Z][\\s\\S]*?(?:>[^\\n]*\\n*|$)|<!\\[CDATA\\[[\\s\\S]*?(?:\\]\\]>[^\\n]*\\n*|$)|</?(tag)(?:[ \\t]+|\\n|/?>|$)[\\s\\S]*?(?:(?:\\n[ 	]*)+\\n|$)|<(?!(?:script\
|pre|style|textarea)(?![a-z0-9-]))([a-z][a-z0-9-]*)(?:attribute)*?[ \\t]*/?>(?=[ \\t]*(?:\\n|$))[\\s\\S]*?(?:(?:\\n[ 	]*)+\\n|$)|</[a-z][a-z0-9-]*\\s*>(?=[ \\t]*(?:\\n|$)\
)[\\s\\S]*?(?:(?:\\n[ 	]*)+\\n|$))","i").replace("comment",pr).replace("tag",lr).replace("attribute",/[ \t]+[a-zA-Z:_][\w.:-]*(?:[ \t]*=[ \t]*"[^"\n]*"|[ \t]*=[ \t]*'[^'\n]*'|[ \t]*=[ \t]*[^\s"'=<>`]+)?/).
getRegex(),cs=e=>E(cr).replace("hr",wt).replace("heading"," {0,3}#{1,6}(?:\\s|$)").replace("|lheading","").replace("|table","").replace("blockquote"," {0,3}>").
replace("fences"," {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list",e).replace("html",Et).getRegex(),Ll=cs(/ {0,3}(?:[*+-]|1[.)])[ \t]+[^ \t\n]/),
Rl=cs(/ {0,3}(?:[*+-]|\d{1,9}[.)])(?:[ \t]|\n|$)/),Pl=E(/^( {0,3}> ?(?:(?![ \t]*(?:\n|$))(paragraph)|[^\n]*)(?:\n|$))+/).replace("paragraph",Rl).getRegex(),fr={
blockquote:Pl,code:yl,def:_l,fences:Tl,heading:Sl,hr:wt,html:Ml,lheading:ls,list:Al,newline:xl,paragraph:Ll,table:Be,text:El},Xo=E("^ *([^\\n ].*)\\n {0,3}((?:\\| \
*)?:?-+:? *(?:\\| *:?-+:? *)*(?:\\| *)?)(?:\\n((?:(?! *\\n|hr|heading|blockquote|code|fences|list|html).*(?:\\n|$))*)\\n*|$)").replace("hr",wt).replace("heading",
" {0,3}#{1,6}(?:\\s|$)").replace("blockquote"," {0,3}>").replace("code","(?: {4}| {0,3}	)[^\\n]").replace("fences"," {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*\
(?:\\n|$)").replace("list"," {0,3}(?:[*+-]|1[.)])[ \\t]").replace("html",Et).getRegex(),Cl={...fr,lheading:wl,table:Xo,paragraph:E(cr).replace("hr",wt).replace(
"heading"," {0,3}#{1,6}(?:\\s|$)").replace("|lheading","").replace("table",Xo).replace("blockquote"," {0,3}>").replace("fences"," {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$\
))|~~~)[^\\n]*(?:\\n|$)").replace("list"," {0,3}(?:[*+-]|1[.)])[ \\t]+[^ \\t\\n]").replace("html",Et).getRegex()},Ol={...fr,html:E(`^ *(?:comment(?: *\\n|\\s*$)|<\
(tag)[\\s\\S]+?</\\1>(?: *\\n{2,}|\\s*$)|<tag(?:"[^"]*"|'[^']*'|\\s[^'"/>\\s]*)*?/?>(?: *\\n{2,}|\\s*$))`).replace("comment",pr).replace(/tag/g,"(?!(?:a|em|stro\
ng|small|s|cite|q|dfn|abbr|data|time|code|var|samp|kbd|sub|sup|i|b|u|mark|ruby|rt|rp|bdi|bdo|span|br|wbr|ins|del|img)\\b)\\w+(?!:|[^\\w\\s@]*@)\\b").getRegex(),
def:/^ *\[([^\]]+)\]: *<?([^\s>]+)>?(?: +(["(][^\n]+[")]))? *(?:\n+|$)/,heading:/^(#{1,6})(.*)(?:\n+|$)/,fences:Be,lheading:/^(.+?)\n {0,3}(=+|-+) *(?:\n+|$)/,paragraph:E(
cr).replace("hr",wt).replace("heading",` *#{1,6} *[^
]`).replace("|table","").replace("blockquote"," {0,3}>").replace("|fences","").replace("|list","").replace("|html","").replace("|tag","").replace("lheading",ls).
getRegex()},Dl=/^\\([!"#$%&'()*+,\-./:;<=>?@\[\]\\^_`{|}~])/,vl=/^(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/,us=/^( {2,}|\\)\n(?!\s*$)[ \t]*/,$l=/^(`+|[^`])(?:(?= {2,}\n)|[\s\S]*?(?:(?=[\\<!\[`*_]|\b_|$)|[^ ](?= {2,}\n)))/,
fe=/[\p{P}\p{S}]/u,st=/[\s\p{P}\p{S}]/u,_t=/[^\s\p{P}\p{S}]/u,Il=E(/^((?![*_])punctSpace)/,"u").replace(/punctSpace/g,st).getRegex(),Nl=/[\p{Pi}\p{Ps}"']/u,ps=/(?!~)[\p{P}\p{S}]/u,
Hl=/(?!~)[\s\p{P}\p{S}]/u,zl=/(?:[^\s\p{P}\p{S}]|~)/u,Fl=E(/link|precode-code|html/,"g").replace("link",/\[(?:[^\[\]`]|(?<a>`+)[^`]+\k<a>(?!`))*?\]\((?:\\[\s\S]|[^\\\(\)]|\((?:\\[\s\S]|[^\\\(\)])*\))*\)/).
replace("precode-",is?"(?<!`)()":"(^^|[^`])").replace("code",/(?<b>`+)[^`]+\k<b>(?!`)/).replace("html",/<(?! )[^<>]*?>/).getRegex(),fs=/^(?:\*+(?:((?!\*)punct)|([^\s*]))?)|^_+(?:((?!_)punct)|([^\s_]))?/,
Bl=E(fs,"u").replace(/punct/g,fe).getRegex(),Ul=E(fs,"u").replace(/punct/g,ps).getRegex(),ql=/^(?:\*+(?:((?!\*)(?!openQuote)punct)|([^\s*]))?)|^_+(?:((?!_)(?!openQuote)punct)|([^\s_]))?/,
Wl=E(ql,"u").replace(/openQuote/g,Nl).replace(/punct/g,fe).getRegex(),ds="^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)|[^*]+(?=[^*])|(?!\\*)punct(\\*+)(?=[\\s]|$)|notPunctSpac\
e(\\*+)(?!\\*)(?=punctSpace|$)|(?!\\*)punctSpace(\\*+)(?=notPunctSpace)|[\\s](\\*+)(?!\\*)(?=punct)|(?!\\*)punct(\\*+)(?!\\*)(?=punct)|notPunctSpace(\\*+)(?=notPunctSpace)",
Kl=E(ds,"gu").replace(/notPunctSpace/g,_t).replace(/punctSpace/g,st).replace(/punct/g,fe).getRegex(),Vl=E(ds,"gu").replace(/notPunctSpace/g,zl).replace(/punctSpace/g,
Hl).replace(/punct/g,ps).getRegex(),Gl="^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)|[^*]+(?=[^*])|(?!\\*)punct(\\*+)(?=[\\s]|$)|notPunctSpace(\\*+)(?!\\*)(?=punctSpace|$)|(?!\\*\
)[\\s](\\*+)(?=notPunctSpace)|[\\s](\\*+)(?!\\*)(?=punct)|(?!\\*)punct(\\*+)(?!\\*)(?=punct)|(?:(?!\\*)punct|notPunctSpace)(\\*+)(?!\\*)(?=notPunctSpace)",jl=E(
Gl,"gu").replace(/notPunctSpace/g,_t).replace(/punctSpace/g,st).replace(/punct/g,fe).getRegex(),Xl=E("^[^_*]*?\\*\\*[^_*]*?_[^_*]*?(?=\\*\\*)|[^_]+(?=[^_])|(?!_)pun\
ct(_+)(?=[\\s]|$)|notPunctSpace(_+)(?!_)(?=punctSpace|$)|(?!_)punctSpace(_+)(?=notPunctSpace)|[\\s](_+)(?!_)(?=punct)|(?!_)punct(_+)(?!_)(?=punct)","gu").replace(
/notPunctSpace/g,_t).replace(/punctSpace/g,st).replace(/punct/g,fe).getRegex(),Yl="^[^_*]*?\\*\\*[^_*]*?_[^_*]*?(?=\\*\\*)|[^_]+(?=[^_])|(?!_)punct(_+)(?=[\\s]|$)|no\
tPunctSpace(_+)(?!_)(?=punctSpace|$)|(?!_)[\\s](_+)(?=notPunctSpace)|[\\s](_+)(?!_)(?=punct)|(?!_)punct(_+)(?!_)(?=punct)|(?:(?!_)punct|notPunctSpace)(_+)(?!_)(?=\
notPunctSpace)",Zl=E(Yl,"gu").replace(/notPunctSpace/g,_t).replace(/punctSpace/g,st).replace(/punct/g,fe).getRegex(),Ql=E(/^~~?(?:((?!~)punct)|[^\s~])/,"u").replace(
/punct/g,fe).getRegex(),Jl="^[^~]+(?=[^~])|(?!~)punct(~~?)(?=[\\s]|$)|notPunctSpace(~~?)(?!~)(?=punctSpace|$)|(?!~)punctSpace(~~?)(?=notPunctSpace)|[\\s](~~?)(?!~\
)(?=punct)|(?!~)punct(~~?)(?!~)(?=punct)|notPunctSpace(~~?)(?=notPunctSpace)",ec=E(Jl,"gu").replace(/notPunctSpace/g,_t).replace(/punctSpace/g,st).replace(/punct/g,
fe).getRegex(),tc=E(/\\(punct)/,"gu").replace(/punct/g,fe).getRegex(),nc=E(/(`+)(?:[^`]|[^`][\s\S]*?[^`])\1(?!`)|`+|\\(punct)/,"gu").replace(/punct/g,fe).getRegex(),
rc=E(/^<(scheme:[^\s\x00-\x1f<>]*|email)>/).replace("scheme",/[a-zA-Z][a-zA-Z0-9+.-]{1,31}/).replace("email",/[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+(@)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+(?![-_])/).
getRegex(),oc=E(pr).replace("(?:-->|$)","-->").getRegex(),sc=E("^comment|^</[a-zA-Z][a-zA-Z0-9-]*\\s*>|^<[a-zA-Z][a-zA-Z0-9-]*(?:attribute)*?\\s*/?>|^<\\?[\\s\\S]*?\\\
?>|^<![a-zA-Z]+\\s[\\s\\S]*?>|^<!\\[CDATA\\[[\\s\\S]*?\\]\\]>").replace("comment",oc).replace("attribute",/\s+[a-zA-Z:_][\w.:-]*(?:\s*=\s*"[^"]*"|\s*=\s*'[^']*'|\s*=\s*[^\s"'=<>`]+)?/).
getRegex(),hs=/\[(?:\\[\s\S]|[^\[\]\\])*\]/,tn=E(/(?:\[(?:brackets|\\[\s\S]|[^\[\]\\])*\]|\\[\s\S]|`+(?!`)[^`]*?`+(?!`)|``+(?=\])|[^\[\]\\`])*?/).replace("brack\
ets",hs).getRegex(),ic=E(/^!?\[(label)\]\([ \t\n]*(href)(?:(?:[ \t]+(?:\n[ \t]*)?|\n[ \t]*)(title))?[ \t\n]*\)/).replace("label",tn).replace("href",/<(?:\\.|[^\n<>\\])*>|(?!<)[^ \t\n\x00-\x1f]+|(?=\))/).
replace("title",/"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\((?:\\[\s\S]|[^)\\])*\)/).getRegex(),ac=E(/^!?\[(label)\]\[(ref)\]/).replace("label",tn).replace(
"ref",ur).getRegex(),lc=E(/^!?\[(ref)\](?:\[\])?/).replace("ref",ur).getRegex(),Yo=/(?!\s*\])(?:\\[\s\S]|[^\[\]\\]){1,999}/,cc=E(/(?:[^\[\]\\`]*(?:\[(?:brackets|\\[\s\S]|[^\[\]\\])*\]|\\[\s\S]|`+(?!`)[^`]*?`+(?!`)|``+(?=\]))){0,999}?[^\[\]\\`]*?/).
replace("brackets",hs).getRegex(),uc=E("reflink|nolink(?!\\()","g").replace("reflink",E(/^!?\[(label)\]\[(ref)\]/).replace("label",cc).replace("ref",Yo).getRegex()).
replace("nolink",E(/^!?\[(ref)\](?:\[\])?/).replace("ref",Yo).getRegex()).getRegex(),Zo=/[hH][tT][tT][pP][sS]?|[fF][tT][pP]/,pc=/[A-Za-z0-9._+-]+@[a-zA-Z0-9-_]+(?:\.[a-zA-Z0-9-_]*[a-zA-Z0-9])+(?![\w-])/,
fc=E(/(?:mailto:email|xmpp:email(?:\/[A-Za-z0-9@.]+)?)/).replace(/email/g,pc).getRegex(),dr={_backpedal:Be,anyPunctuation:tc,anyPunctuationOutsideCode:nc,autolink:rc,
blockSkip:Fl,br:us,code:vl,del:Be,delLDelim:Be,delRDelim:Be,emStrongLDelim:Bl,emStrongRDelimAst:Kl,emStrongRDelimUnd:Xl,escape:Dl,link:ic,nolink:lc,punctuation:Il,
reflink:ac,reflinkSearch:uc,tag:sc,text:$l,url:Be},dc={...dr,emStrongLDelim:Wl,emStrongRDelimAst:jl,emStrongRDelimUnd:Zl,link:E(/^!?\[(label)\]\((.*?)\)/).replace(
"label",tn).getRegex(),reflink:E(/^!?\[(label)\]\s*\[([^\]]*)\]/).replace("label",tn).getRegex()},rr={...dr,emStrongRDelimAst:Vl,emStrongLDelim:Ul,delLDelim:Ql,
delRDelim:ec,url:E(/^emailProtocol|^((?:protocol):\/\/|www\.)(?:[a-zA-Z0-9\-]+\.?)+[^\s<]*|^email/).replace("emailProtocol",fc).replace("protocol",Zo).replace("\
email",/[A-Za-z0-9._+-]+(@)[a-zA-Z0-9-_]+(?:\.[a-zA-Z0-9-_]*[a-zA-Z0-9])+(?![\w-])/).getRegex(),_backpedal:/(?:[^?!.,:;*_'"~()&]+|\([^)]*\)|&(?![a-zA-Z0-9]+;$)|[?!.,:;*_'"~)]+(?!$))+/,
del:/^(~~?)(?=[^\s~])((?:\\[\s\S]|[^\\])*?(?:\\[\s\S]|[^\s~\\]))\1(?=[^~]|$)/,text:E(/^(?:[^a-zA-Z0-9](?=emailProtocol)|(`+|~+|[^`~])(?:(?=[`~])|(?= {2,}\n)|(?=[a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-]+@)|[\s\S]*?(?:(?=[\\<!\[`*~_]|\b_|protocol:\/\/|wwwStart|$)|[^ ](?= {2,}\n)|[^a-zA-Z0-9](?=emailProtocol)|[^a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-](?=[a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-]+@))))/).
replace("protocol",Zo).replace(/emailProtocol/g,/(?:mailto|xmpp):/).replace("wwwStart",is?"(?<![^\\s*_~(])www\\.":"www\\.").getRegex()},hc={...rr,br:E(us).replace(
"{2,}","*").getRegex(),text:E(rr.text).replace("\\b_","\\b_| {2,}\\n").replace(/\{2,\}/g,"*").getRegex()},Jt={normal:fr,gfm:Cl,pedantic:Ol},Tt={normal:dr,gfm:rr,
breaks:hc,pedantic:dc},mc={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"},Qo=e=>mc[e];function ee(e,t){if(t){if(G.escapeTest.test(e))return e.replace(
G.escapeReplace,Qo)}else if(G.escapeTestNoEncode.test(e))return e.replace(G.escapeReplaceNoEncode,Qo);return e}function gc(e){return G.numericCharacterReference.
test(e)?e.replace(G.numericCharacterReferenceOrAmpersand,(t,n,r)=>{if(n===void 0&&r===void 0)return"&amp;";let o=n===void 0?Number.parseInt(r,16):Number.parseInt(
n,10);return o===0||o>1114111||o>=55296&&o<=57343?"\uFFFD":o===38?"&amp;":String.fromCodePoint(o)}):e}function Jo(e){try{e=encodeURI(e).replace(G.percentDecode,
"%")}catch{return null}return e}function es(e,t){let n=e.replace(G.findPipe,(s,i,l)=>{let c=!1,d=i;for(;--d>=0&&l[d]==="\\";)c=!c;return c?"|":" |"}),r=n.split(
G.splitPipe),o=0;if(r[0].trim()||r.shift(),r.length>0&&!r.at(-1)?.trim()&&r.pop(),t)if(r.length>t)r.splice(t);else for(;r.length<t;)r.push("");for(;o<r.length;o++)
r[o]=r[o].trim().replace(G.slashPipe,"|");return r}function Te(e,t,n){let r=e.length;if(r===0)return"";let o=0;for(;o<r;){let s=e.charAt(r-o-1);if(s===t&&!n)o++;else if(s!==
t&&n)o++;else break}return e.slice(0,r-o)}function ts(e){let t=e.split(`
`),n=t.length-1;for(;n>=0&&G.blankLine.test(t[n]);)n--;return t.length-n<=2?e:t.slice(0,n+1).join(`
`)}function nn(e){return e.trim().replace(G.multipleSpaceGlobal," ").toLowerCase().toUpperCase().toLowerCase()}function ns(e,t){if(e.indexOf(t[0])===-1&&e.indexOf(
t[1])===-1)return-1;let n=0;for(let r=0;r<e.length;r++)if(e[r]==="\\")r++;else if(e[r]===t[0])n++;else if(e[r]===t[1]&&(n--,n<0))return r;return n>0?-2:-1}var ot=new WeakMap;
function hr(e){let t={"*":-1,_:-1},n=-1,r=e.length;for(let o=0;o<r;o++){let s=e[o];if(s!=="*"&&s!=="_"&&s!=="~")continue;let i=o===0?`
`:e[o-1],l=o+1;for(;l<r&&e[l]===s;)l++;i!==" "&&i!=="	"&&i!==`
`&&i!=="\r"&&i!=="\f"&&(s==="~"?n=o:t[s]=o),o=l-1}return{maskedSrc:e,lastPossibleEmStrongCloserIndex:t,lastPossibleDelCloserIndex:n}}function bc(e,t){let n=hr(t),
r=ot.get(e);r?r.push(n):ot.set(e,[n])}function kc(e){let t=ot.get(e);t&&(t.pop(),t.length===0&&ot.delete(e))}function ms(e,t,n){let r=ot.get(e)?.at(-1);return r&&
r.maskedSrc===t?r.lastPossibleEmStrongCloserIndex[n]:hr(t).lastPossibleEmStrongCloserIndex[n]}function gs(e,t){let n=ot.get(e)?.at(-1);return n&&n.maskedSrc===t?
n.lastPossibleDelCloserIndex:hr(t).lastPossibleDelCloserIndex}function en(e,t=0){let n=t,r="";for(let o of e)if(o==="	"){let s=4-n%4;r+=" ".repeat(s),n+=s}else r+=
o,n++;return r}function xc(e,t){let n="";for(let r=0;r<e.length;r++){if(e[r]==="`"){let o=t.inline.code.exec(e.slice(r));if(o){n+=o[0],r+=o[0].length-1;continue}}
if(e[r]==="\\"&&(e[r+1]==="["||e[r+1]==="]")){n+=e[r+1],r++;continue}n+=e[r]}return n}function rs(e,t,n,r,o){let s=t.href,i=t.title||null,l=xc(e[1],o),c=e[0].charAt(
0)==="!",d=r.state.inLink,f=r.state.linkEmitted,b=r.state.inRawBlock;r.state.inLink=!0,r.state.linkEmitted=!1;let m=r.inlineTokens(l),x=r.state.linkEmitted;if(r.
state.linkEmitted=f,r.state.inLink=d,!c){if(x){r.state.inRawBlock=b;return}r.state.linkEmitted=!0}return{type:c?"image":"link",raw:n,href:s,title:i,text:l,tokens:m}}
function yc(e,t,n){let r=e.match(n.other.indentCodeCompensation);if(r===null)return t;let o=r[1];return t.split(`
`).map(s=>{let i=s.match(n.other.beginningSpace);if(i===null)return s;let[l]=i;return s.slice(Math.min(l.length,o.length))}).join(`
`)}function os(e,t,n,r){if(!t.includes("<"))return!1;for(let o=0;o<t.length;o++){if(t[o]==="\\"){o++;continue}if(t[o]==="`"){let l=r.inline.code.exec(t.slice(o));
if(l){o+=l[0].length-1;continue}}if(t[o]!=="<")continue;let s=e.slice(n+o),i=r.inline.tag.exec(s)||r.inline.autolink.exec(s);if(i){if(i[0].length>t.length-o)return!0;
o+=i[0].length-1}}return!1}var Ue=class{options;rules;lexer;constructor(e){this.options=e||We}space(e){let t=this.rules.block.newline.exec(e);if(t&&t[0].length>
0)return{type:"space",raw:t[0]}}code(e){let t=this.rules.block.code.exec(e);if(t){let n=this.options.pedantic?t[0]:ts(t[0]),r=n.replace(this.rules.other.codeRemoveIndent,
"");return{type:"code",raw:n,codeBlockStyle:"indented",text:r}}}fences(e){let t=this.rules.block.fences.exec(e);if(t){let n=t[0],r=yc(n,t[3]||"",this.rules);return t[3]!==
void 0&&(r===""||r.endsWith(`
`))&&(r+=`
`),{type:"code",raw:n,lang:t[2]?t[2].trim().replace(this.rules.inline.anyPunctuation,"$1"):t[2],text:r}}}heading(e){let t=this.rules.block.heading.exec(e);if(t){
let n=t[2].trim();if(this.rules.other.endingHash.test(n)){let r=Te(n,"#");(this.options.pedantic||!r||this.rules.other.endingSpaceTabChar.test(r))&&(n=r.trim())}
return{type:"heading",raw:Te(t[0],`
`),depth:t[1].length,text:n,tokens:this.lexer.inline(n)}}}hr(e){let t=this.rules.block.hr.exec(e);if(t)return{type:"hr",raw:Te(t[0],`
`)}}blockquote(e){let t=this.rules.block.blockquote.exec(e);if(t){let n=Te(t[0],`
`).split(`
`),r="",o="",s=[];for(;n.length>0;){let i=!1,l=[],c;for(c=0;c<n.length;c++)if(this.rules.other.blockquoteStart.test(n[c]))l.push(n[c]),i=!0;else if(!i)l.push(n[c]);else
break;n=n.slice(c);let d=l.join(`
`),f=d.replace(this.rules.other.blockquoteMarkerWhitespace,(x,T,R)=>R.startsWith(" ")?T+" "+R.slice(1):T+en(R,T.length)).replace(this.rules.other.blockquoteSetextReplace,
`
    $1`).replace(this.rules.other.blockquoteSetextReplace2,"");r=r?`${r}
${d}`:d,o=o?`${o}
${f}`:f;let b=this.lexer.state.top;if(this.lexer.state.top=!0,this.lexer.blockTokens(f,s,!0),this.lexer.state.top=b,n.length===0)break;let m=s.at(-1);if(m?.type===
"code"||m?.type==="heading"||m?.type==="hr"||m?.type==="html"||m?.type==="table")break;if(m?.type==="blockquote"){let x=m,T=n.join(`
`),R=x.raw+`
`+T.replace(this.rules.other.blockquoteSetextReplace2,""),_=this.blockquote(R);s[s.length-1]=_;let M=R.substring(_.raw.length).replace(/^\n/,""),A=M?M.split(`
`).length:0,L=A?n.slice(0,-A):n;if(L.length>0&&(r=`${r}
${L.join(`
`)}`),o=o.substring(0,o.length-x.text.length)+_.text,n=n.slice(L.length),n.length>0&&this.rules.other.blockquoteStart.test(n[0]))continue;break}else if(m?.type===
"list"){let x=m,T=x.raw+`
`+n.join(`
`),R=this.list(T);s[s.length-1]=R;let _=R.raw.length>x.raw.length?T.slice(x.raw.length+1,R.raw.length).split(`
`).length:0;if(_>0){let M=n.slice(0,_).join(`
`);r=`${r}
${M}`,o=`${o}
${M}`}if(n=n.slice(_),n.length>0&&!this.rules.other.blockquoteStart.test(n[0]))break;continue}}return{type:"blockquote",raw:r,tokens:s,text:o}}}list(e){let t=this.
rules.block.list.exec(e);if(t){if(!this.options.pedantic&&this.lexer.state.lastToken?.type==="text"&&!this.rules.other.listInterruptsParagraph.test(e))return;let n=e,
r=()=>n.length-e.length,o=t[1].trim(),s=o.length>1,i={type:"list",raw:"",ordered:s,start:s?+o.slice(0,-1):"",loose:!1,items:[]};o=s?`\\d{1,9}\\${o.slice(-1)}`:`\
\\${o}`,this.options.pedantic&&(o=s?o:"[*+-]");let l=this.rules.other.listItemRegex(o),c=!1;for(;e;){let b=!1,m="";if(!(t=l.exec(e))||this.rules.block.hr.test(e))
break;let x=r();e=e.substring(t[0].length);let T=t[2].split(`
`,1)[0],R=t[1].length,_=this.options.pedantic?en(T,R):T.replace(this.rules.other.leadingSpaceTab,j=>en(j,R)),M=e.split(`
`,1)[0],A=!_.trim(),L=0;if(this.options.pedantic?(L=2,m=_.trimStart()):A?L=R+1:(L=_.search(this.rules.other.nonSpaceChar),L=L>4?1:L,m=_.slice(L),L+=R),A&&this.rules.
other.blankLine.test(M)&&(e=e.substring(M.length+1),b=!0),!b){let j=this.rules.other.nextBulletRegex(L),X=this.rules.other.hrRegex(L),oe=this.rules.other.fencesBeginRegex(
L),v=this.options.pedantic?this.rules.other.pedanticHeadingBeginRegex(L):this.rules.other.headingBeginRegex(L),Q=this.rules.other.htmlBeginRegex(L),Re=this.rules.
other.blockquoteBeginRegex(L),Pe=!1;for(;e;){let Lt=e.split(`
`,1)[0],W;if(M=Lt,this.options.pedantic?(M=M.replace(this.rules.other.listReplaceNesting,"  "),W=M):W=M.replace(this.rules.other.leadingSpaceTab,K=>en(K)),oe.test(
M)||v.test(M)||Q.test(M)||Re.test(M)||j.test(M)||X.test(M))break;if(W.search(this.rules.other.nonSpaceChar)>=L||!M.trim())m+=`
`+W.slice(L),Pe=!1;else{if(A)break;let K=_;if(!this.options.pedantic&&!m.includes(`
`)&&!_.includes("	")){let de;for(;!X.test(K)&&(de=this.rules.other.nestedBlockMarker.exec(K));)K=K.slice(de[0].length);if(!K.trim())break}if(K.replace(this.rules.
other.tabCharGlobal,"    ").search(this.rules.other.nonSpaceChar)>=4||oe.test(K)||v.test(K)||Q.test(K)||X.test(K))break;if(!this.options.pedantic&&!Pe){let de=_.
replace(this.rules.other.nestedContainerMarkers,"");if(this.rules.block.fences.test(de)||this.rules.block.heading.test(de)||this.rules.block.hr.test(de))break}let at=!this.
options.pedantic&&/^ {0,3}(?:=+|-+) *$/.test(M)&&this.rules.block.lheading.test(`${_}
${M}`)?`    ${W.replace(/^ {0,3}/,"")}`:M;m+=`
`+at,Pe=!0}A=!M.trim(),e=e.substring(Lt.length+1),_=W.slice(L)}}let Z=n.slice(x,r());i.loose||(c?i.loose=!0:this.rules.other.doubleBlankLine.test(Z)&&(c=!0)),i.
items.push({type:"list_item",raw:Z,task:!!this.options.gfm&&this.rules.other.listIsTask.test(m),loose:!1,text:m,tokens:[]})}let d=i.items.at(-1);if(d)d.raw=d.raw.
trimEnd(),d.text=d.text.trimEnd();else return;i.raw=n.slice(0,r()).trimEnd();let f=[];for(let b of i.items)if(this.lexer.state.top=!1,f.push(this.lexer.inlineQueue.
length),b.tokens=this.lexer.blockTokens(b.text,[]),!i.loose){let m=b.tokens.filter(T=>T.type==="space"),x=m.length>0&&m.some(T=>this.rules.other.anyLine.test(T.
raw));i.loose=x}for(let b=0;b<i.items.length;b++){let m=i.items[b],x=m.tokens[0];if(m.task&&(x?.type==="text"||x?.type==="paragraph")){m.text=m.text.replace(this.
rules.other.listReplaceTask,""),x.raw=x.raw.replace(this.rules.other.listReplaceTask,""),x.text=x.text.replace(this.rules.other.listReplaceTask,"");let T=this.lexer.
inlineQueue;for(let _=f[b];_<T.length;_++)if(T[_].tokens===x.tokens){T[_].src=T[_].src.replace(this.rules.other.listReplaceTask,"");break}let R=this.rules.other.
listTaskCheckbox.exec(m.raw);if(R){let _={type:"checkbox",raw:R[0]+" ",checked:R[0]!=="[ ]"};m.checked=_.checked,i.loose?m.tokens[0]&&["paragraph","text"].includes(
m.tokens[0].type)&&"tokens"in m.tokens[0]&&m.tokens[0].tokens?(m.tokens[0].raw=_.raw+m.tokens[0].raw,m.tokens[0].text=_.raw+m.tokens[0].text,m.tokens[0].tokens.
unshift(_)):m.tokens.unshift({type:"paragraph",raw:_.raw,text:_.raw,tokens:[_]}):m.tokens.unshift(_)}}else m.task&&(m.task=!1)}if(i.loose)for(let b of i.items){
b.loose=!0;for(let m of b.tokens)m.type==="text"&&(m.type="paragraph")}return i}}html(e){let t=this.rules.block.html.exec(e);if(t){if(this.lexer.state.lastToken?.
type==="paragraph"&&!this.rules.other.htmlBeginRegex(4).test(e))return;let n=ts(t[0]);return{type:"html",block:!0,raw:n,pre:t[1]==="pre"||t[1]==="script"||t[1]===
"style",text:n}}}def(e){let t=this.rules.block.def.exec(e);if(t){if(!this.rules.other.startAngleBracket.test(t[2])&&ns(t[2],"()")!==-1)return;let n=nn(t[1]),r=t[2]?
t[2].replace(this.rules.other.hrefBrackets,"$1").replace(this.rules.inline.anyPunctuation,"$1"):"",o=t[3]?t[3].substring(1,t[3].length-1).replace(this.rules.inline.
anyPunctuation,"$1"):t[3];return{type:"def",tag:n,raw:Te(t[0],`
`),href:r,title:o}}}table(e){let t=this.rules.block.table.exec(e);if(!t||!this.rules.other.tableDelimiter.test(t[2]))return;let n=es(t[1]),r=t[2].replace(this.rules.
other.tableAlignChars,"").split("|"),o=t[3]?.trim()?t[3].replace(this.rules.other.tableRowBlankLine,"").split(`
`):[],s={type:"table",raw:Te(t[0],`
`),header:[],align:[],rows:[]};if(n.length===r.length){for(let i of r)this.rules.other.tableAlignRight.test(i)?s.align.push("right"):this.rules.other.tableAlignCenter.
test(i)?s.align.push("center"):this.rules.other.tableAlignLeft.test(i)?s.align.push("left"):s.align.push(null);for(let i=0;i<n.length;i++)s.header.push({text:n[i],
tokens:this.lexer.inline(n[i]),header:!0,align:s.align[i]});for(let i of o)s.rows.push(es(i,s.header.length).map((l,c)=>({text:l,tokens:this.lexer.inline(l),header:!1,
align:s.align[c]})));return s}}lheading(e){let t=this.rules.block.lheading.exec(e);if(t){let n=t[1].trim();return{type:"heading",raw:Te(t[0],`
`),depth:t[2].charAt(0)==="="?1:2,text:n,tokens:this.lexer.inline(n)}}}paragraph(e){let t=this.rules.block.paragraph.exec(e);if(t){let n=t[1].charAt(t[1].length-
1)===`
`?t[1].slice(0,-1):t[1];return{type:"paragraph",raw:t[0],text:n,tokens:this.lexer.inline(n)}}}text(e){let t=this.rules.block.text.exec(e);if(t)return{type:"text",
raw:t[0],text:t[0],tokens:this.lexer.inline(t[0])}}escape(e){if(e.charCodeAt(0)!==92)return;let t=this.rules.inline.escape.exec(e);if(t)return{type:"escape",raw:t[0],
text:t[1]}}tag(e){if(e.charCodeAt(0)!==60)return;let t=this.rules.inline.tag.exec(e);if(t)return!this.lexer.state.inLink&&this.rules.other.startATag.test(t[0])?
this.lexer.state.inLink=!0:this.lexer.state.inLink&&this.rules.other.endATag.test(t[0])&&(this.lexer.state.inLink=!1),!this.lexer.state.inRawBlock&&this.rules.other.
startPreScriptTag.test(t[0])?this.lexer.state.inRawBlock=!0:this.lexer.state.inRawBlock&&this.rules.other.endPreScriptTag.test(t[0])&&(this.lexer.state.inRawBlock=
!1),{type:"html",raw:t[0],inLink:this.lexer.state.inLink,inRawBlock:this.lexer.state.inRawBlock,block:!1,text:t[0]}}link(e){if(this.lexer.state.linkParenPossible===
!1)return;let t=e.charCodeAt(0);if(t!==91&&t!==33)return;let n=this.rules.inline.link.exec(e);if(n){let r=n[0].charAt(0)==="!"?2:1;if(!this.options.pedantic&&os(
e,n[1],r,this.rules))return;let o=n[2].trim();if(!this.options.pedantic&&this.rules.other.startAngleBracket.test(o)){if(!this.rules.other.endAngleBracket.test(o))
return;let c=Te(o.slice(0,-1),"\\");if((o.length-c.length)%2===0)return}else{let c=ns(n[2],"()");if(c===-2)return;if(c>-1){let d=(n[0].indexOf("!")===0?5:4)+n[1].
length+c;n[2]=n[2].substring(0,c),n[0]=n[0].substring(0,d).trim(),n[3]=""}}let s=Te(n[0].slice(0,-1),"\\");if((n[0].length-s.length)%2===0)return;let i=n[2],l="";
if(this.options.pedantic){let c=this.rules.other.pedanticHrefTitle.exec(i);c&&(i=c[1],l=c[3])}else l=n[3]?n[3].slice(1,-1):"";return i=i.trim(),this.rules.other.
startAngleBracket.test(i)&&(this.options.pedantic&&!this.rules.other.endAngleBracket.test(o)?i=i.slice(1):i=i.slice(1,-1)),rs(n,{href:i&&i.replace(this.rules.inline.
anyPunctuation,"$1"),title:l&&l.replace(this.rules.inline.anyPunctuation,"$1")},n[0],this.lexer,this.rules)}}reflink(e,t){let n=e.charCodeAt(0);if(n!==91&&n!==33)
return;let r;if((r=this.rules.inline.reflink.exec(e))||(r=this.rules.inline.nolink.exec(e))){let o=r[0].charAt(0)==="!"?2:1;if(!this.options.pedantic&&os(e,r[1],
o,this.rules))return;let s=t[nn(r[2]||r[1])];if(!s){let i=r[0].charAt(0);return{type:"text",raw:i,text:i}}return rs(r,s,r[0],this.lexer,this.rules)}}emStrong(e,t,n=""){
let r=this.rules.inline.emStrongLDelim.exec(e);if(!r||!r[1]&&!r[2]&&!r[3]&&!r[4])return;let o=r[0][0],s=n===o,i=t.length-e.length,l=i;for(;!this.options.pedantic&&
l>0&&t[l-1]===o;)l--;let c=[...t.slice(Math.max(0,l-2),l)].at(-1)??"",d=c==="*"||c==="_"||!!this.rules.inline.punctuation.exec(c);l<i&&(n=c);let f=l<i?d:n==="*"||
n==="_"||!!this.rules.inline.punctuation.exec(n);if(r[4]&&n.match(this.rules.other.unicodeAlphaNumeric))return;let b=r[1]||r[3]||"";if(!b||!n||f){let m=[...r[0]].
length-1,x,T,R=m,_=0,M=i-l+m,A=!this.options.pedantic&&!!c.trim()&&(!!b||o==="*"&&!d);if(o!=="*"&&o!=="_")return;let L=o==="*"?this.rules.inline.emStrongRDelimAst:
this.rules.inline.emStrongRDelimUnd,Z=ms(this,t,o),j=t.length-e.length+m;if(Z<j)return;t=t.slice(-1*e.length+m);let X=Z-j;for(L.lastIndex=0;(r=L.exec(t))!==null&&
!(r.index>X);){if(x=r[1]||r[2]||r[3]||r[4]||r[5]||r[6],!x)continue;if(T=[...x].length,r[3]||r[4]){R+=T;continue}else if((r[5]||r[6]||A)&&M%3&&!((M+T)%3)){if(s&&
(r[5]||r[6]))break;_+=T;continue}if(R-=T,R>0)continue;T=Math.min(T,T+R+_);let oe=[...r[0]][0].length,v=e.slice(0,m+r.index+oe+T);if(Math.min(m,T)%2){let Re=v.slice(
1,-1);return{type:"em",raw:v,text:Re,tokens:this.lexer.inlineTokens(Re)}}let Q=v.slice(2,-2);return{type:"strong",raw:v,text:Q,tokens:this.lexer.inlineTokens(Q)}}}}codespan(e){
if(e.charCodeAt(0)!==96)return;let t=this.rules.inline.code.exec(e);if(t){let n=t[2].replace(this.rules.other.newLineCharGlobal," "),r=this.rules.other.nonSpaceChar.
test(n),o=this.rules.other.startingSpaceChar.test(n)&&this.rules.other.endingSpaceChar.test(n);return r&&o&&(n=n.substring(1,n.length-1)),{type:"codespan",raw:t[0],
text:n}}}br(e){let t=e.charCodeAt(0);if(t!==32&&t!==92&&t!==10)return;let n=this.rules.inline.br.exec(e);if(n)return{type:"br",raw:n[0]}}del(e,t,n=""){if(e.charCodeAt(
0)!==126)return;let r=this.rules.inline.delLDelim.exec(e);if(r&&(!r[1]||!n||this.rules.inline.punctuation.exec(n))){let o=[...r[0]].length-1,s,i,l=o,c=this.rules.
inline.delRDelim,d=gs(this,t),f=t.length-e.length+o;if(d<f)return;t=t.slice(-1*e.length+o);let b=d-f;for(c.lastIndex=0;(r=c.exec(t))!==null&&!(r.index>b);){if(s=
r[1]||r[2]||r[3]||r[4]||r[5]||r[6],!s||(i=[...s].length,i!==o))continue;if(r[3]||r[4]){l+=i;continue}if(l-=i,l>0)continue;i=Math.min(i,i+l);let m=[...r[0]][0].length,
x=e.slice(0,o+r.index+m+i),T=x.slice(o,-o);return{type:"del",raw:x,text:T,tokens:this.lexer.inlineTokens(T)}}}}autolink(e){if(e.charCodeAt(0)!==60)return;let t=this.
rules.inline.autolink.exec(e);if(t){let n,r;return t[2]==="@"?(n=t[1],r="mailto:"+n):(n=t[1],r=n),{type:"link",raw:t[0],text:n,href:r,autolink:!0,tokens:[{type:"\
text",raw:n,text:n}]}}}url(e){let t;if(t=this.rules.inline.url.exec(e)){let n,r;if(t[2]==="@")n=t[0],r="mailto:"+n;else{let o;do o=t[0],t[0]=this.rules.inline._backpedal.
exec(t[0])?.[0]??"";while(o!==t[0]);n=t[0],t[1]==="www."?r="http://"+t[0]:r=t[0]}return{type:"link",raw:t[0],text:n,href:r,autolink:!0,tokens:[{type:"text",raw:n,
text:n}]}}}inlineText(e){let t=this.rules.inline.text.exec(e);if(t){let n=this.lexer.state.inRawBlock;return{type:"text",raw:t[0],text:n?t[0]:gc(t[0]),escaped:n}}}},
ne=class or{tokens;options;state;inlineQueue;tokenizer;constructor(t){this.tokens=[],this.tokens.links=Object.create(null),this.options=t||We,this.options.tokenizer=
this.options.tokenizer||new Ue,this.tokenizer=this.options.tokenizer,this.tokenizer.options=this.options,this.tokenizer.lexer=this,this.inlineQueue=[],this.state=
{inLink:!1,inRawBlock:!1,linkEmitted:!1,linkParenPossible:!0,top:!0};let n={other:G,block:Jt.normal,inline:Tt.normal};this.options.pedantic?(n.block=Jt.pedantic,
n.inline=Tt.pedantic):this.options.gfm&&(n.block=Jt.gfm,this.options.breaks?n.inline=Tt.breaks:n.inline=Tt.gfm),this.tokenizer.rules=n}static get rules(){return{
block:Jt,inline:Tt}}static lex(t,n){return new or(n).lex(t)}static lexInline(t,n){return new or(n).inlineTokens(t)}lex(t){t=t.replace(G.carriageReturn,`
`),this.blockTokens(t,this.tokens);for(let n=0;n<this.inlineQueue.length;n++){let r=this.inlineQueue[n];this.state.inRawBlock=!1,this.inlineTokens(r.src,r.tokens)}
return this.inlineQueue=[],this.tokens}blockTokens(t,n=[],r=!1){this.tokenizer.lexer=this;let o=this.state.lastToken;this.options.pedantic&&(t=t.replace(G.tabCharGlobal,
"    ").replace(G.spaceLine,""));let s=1/0,i,l=this.options.gfm&&!this.options.pedantic&&this.tokenizer.paragraph===Ue.prototype.paragraph;for(;t;){if(t.length<
s)s=t.length;else{this.infiniteLoopError(t.charCodeAt(0));break}this.state.lastToken=n.at(-1);let c;if(this.options.extensions?.block?.some(f=>(c=f.call({lexer:this},
t,n))?(t=t.substring(c.raw.length),n.push(c),!0):!1))continue;if(c=this.tokenizer.space(t)){t=t.substring(c.raw.length);let f=n.at(-1);c.raw.length===1&&f!==void 0?
f.raw+=`
`:n.push(c);continue}if(c=this.tokenizer.code(t)){t=t.substring(c.raw.length);let f=n.at(-1);f?.type==="paragraph"||f?.type==="text"?(f.raw+=(f.raw.endsWith(`
`)?"":`
`)+c.raw,f.text+=`
`+c.text,this.inlineQueue.at(-1).src=f.text):n.push(c);continue}if(c=this.tokenizer.fences(t)){t=t.substring(c.raw.length),n.push(c);continue}if(c=this.tokenizer.
heading(t)){t=t.substring(c.raw.length),n.push(c);continue}if(c=this.tokenizer.hr(t)){t=t.substring(c.raw.length),n.push(c);continue}if(c=this.tokenizer.blockquote(
t)){t=t.substring(c.raw.length),n.push(c);continue}if(c=this.tokenizer.list(t)){t=t.substring(c.raw.length),n.push(c);continue}if(c=this.tokenizer.html(t)){t=t.
substring(c.raw.length),n.push(c);continue}if(c=this.tokenizer.def(t)){t=t.substring(c.raw.length);let f=n.at(-1);f?.type==="paragraph"||f?.type==="text"?(f.raw+=
(f.raw.endsWith(`
`)?"":`
`)+c.raw,f.text+=`
`+c.raw,this.inlineQueue.at(-1).src=f.text):(this.tokens.links[c.tag]||(this.tokens.links[c.tag]={href:c.href,title:c.title}),n.push(c));continue}if(c=this.tokenizer.
table(t)){t=t.substring(c.raw.length),n.push(c);continue}if(c=this.tokenizer.lheading(t)){t=t.substring(c.raw.length),n.push(c);continue}let d=t;if(this.options.
extensions?.startBlock){let f=1/0,b=t.slice(1),m;this.options.extensions.startBlock.forEach(x=>{m=x.call({lexer:this},b),typeof m=="number"&&m>=0&&(f=Math.min(f,
m))}),f<1/0&&f>=0&&(d=t.substring(0,f+1))}if(this.state.top&&(c=this.tokenizer.paragraph(d))){let f=n.at(-1);(r||f===i&&l)&&f?.type==="paragraph"?(f.raw+=(f.raw.
endsWith(`
`)?"":`
`)+c.raw,f.text+=`
`+c.text,this.inlineQueue.pop(),this.inlineQueue.at(-1).src=f.text,i=f):(n.push(c),i=c),r=d.length!==t.length,t=t.substring(c.raw.length);continue}if(c=this.tokenizer.
text(t)){t=t.substring(c.raw.length);let f=n.at(-1);f?.type==="text"?(f.raw+=(f.raw.endsWith(`
`)?"":`
`)+c.raw,f.text+=`
`+c.text,this.inlineQueue.pop(),this.inlineQueue.at(-1).src=f.text):n.push(c);continue}if(t){this.infiniteLoopError(t.charCodeAt(0));break}}return this.state.top=
!0,this.state.lastToken=o,n}inline(t,n=[]){return this.inlineQueue.push({src:t,tokens:n}),n}linkInText(t){if(!t.includes("["))return!1;let n=this.tokenizer.rules.
inline.link;for(let r of t.matchAll(this.tokenizer.rules.inline.blockSkip))if(n.test(r[0])&&t.charAt(r.index-1)!=="!")return!0;for(let r of t.matchAll(this.tokenizer.
rules.inline.reflinkSearch)){let o=r[0],s=o.lastIndexOf("[");if(!(o.charAt(0)==="!"||!Object.hasOwn(this.tokens.links,nn(o.slice(s+1,-1))))&&!(s>1&&this.linkInText(
o.slice(1,s-1))))return!0}return!1}inlineTokens(t,n=[]){this.tokenizer.lexer=this;let r=this.state.linkParenPossible;this.state.linkParenPossible=t.includes(")");
try{return this.#t(t,n)}finally{this.state.linkParenPossible=r}}#t(t,n){let r=t.includes("*")||t.includes("_")||t.includes("~"),o=r||this.options.hooks?.emStrongMask||
this.tokenizer.emStrong!==Ue.prototype.emStrong||this.tokenizer.del!==Ue.prototype.del?this.#r(t):t;if(!r)return this.#e(t,o,n);bc(this.tokenizer,o);try{return this.#e(
t,o,n)}finally{kc(this.tokenizer)}}#e(t,n,r){let o=!1,s="",i=1/0;for(;t;){if(t.length<i)i=t.length;else{this.infiniteLoopError(t.charCodeAt(0));break}o||(s=""),
o=!1;let l;if(this.options.extensions?.inline?.some(f=>(l=f.call({lexer:this},t,r))?(t=t.substring(l.raw.length),r.push(l),!0):!1))continue;if(l=this.tokenizer.
escape(t)){t=t.substring(l.raw.length),r.push(l);continue}if(l=this.tokenizer.tag(t)){t=t.substring(l.raw.length),r.push(l);continue}if(l=this.tokenizer.link(t)){
t=t.substring(l.raw.length),r.push(l);continue}if(l=this.tokenizer.reflink(t,this.tokens.links)){t=t.substring(l.raw.length);let f=r.at(-1);l.type==="text"&&f?.
type==="text"?(f.raw+=l.raw,f.text+=l.text):r.push(l);continue}let c=t[0];if(c==="*"||c==="_"){let f=n.length-t.length;if(ms(this.tokenizer,n,c)<=f){let b=1;for(;b<
t.length&&t.charCodeAt(b)===c.charCodeAt(0);)b++;let m=t.substring(0,b),x=r.at(-1);x?.type==="text"&&!x.escaped?(x.raw+=m,x.text+=m):r.push({type:"text",raw:m,text:m,
escaped:!1}),t=t.substring(b),s=c,o=!0;continue}}else if(c==="~"){let f=n.length-t.length;if(gs(this.tokenizer,n)<=f){let b=1;for(;b<t.length&&t.charCodeAt(b)===
126;)b++;let m=t.substring(0,b),x=r.at(-1);x?.type==="text"&&!x.escaped?(x.raw+=m,x.text+=m):r.push({type:"text",raw:m,text:m,escaped:!1}),t=t.substring(b),s=c,
o=!0;continue}}if(l=this.tokenizer.emStrong(t,n,s)){t=t.substring(l.raw.length),r.push(l);continue}if(l=this.tokenizer.codespan(t)){t=t.substring(l.raw.length),
r.push(l);continue}if(l=this.tokenizer.br(t)){t=t.substring(l.raw.length),r.push(l);continue}if(l=this.tokenizer.del(t,n,s)){t=t.substring(l.raw.length),r.push(
l);continue}if(l=this.tokenizer.autolink(t)){t=t.substring(l.raw.length),r.push(l);continue}if(!this.state.inLink&&(l=this.tokenizer.url(t))){t=t.substring(l.raw.
length),r.push(l);continue}let d=t;if(this.options.extensions?.startInline){let f=1/0,b=t.slice(1),m;this.options.extensions.startInline.forEach(x=>{m=x.call({lexer:this},
b),typeof m=="number"&&m>=0&&(f=Math.min(f,m))}),f<1/0&&f>=0&&(d=t.substring(0,f+1))}if(l=this.tokenizer.inlineText(d)){t=t.substring(l.raw.length),l.raw.slice(
-1)!=="_"&&(s=l.raw.slice(-1)),o=!0;let f=r.at(-1);f?.type==="text"?(f.raw+=l.raw,f.text+=l.text):r.push(l);continue}if(t){this.infiniteLoopError(t.charCodeAt(0));
break}}return r}#n(t){let{blockSkip:n,tag:r,autolink:o}=this.tokenizer.rules.inline,s="",i=0,l;for(n.lastIndex=0;l=n.exec(t);){let c=l.index+(l[2]?l[2].length:0),
d=l.index+l[0].length;if(t.charAt(c)==="<"){let f=t.slice(c),b=r.exec(f)||o.exec(f);if(!b){n.lastIndex=c+1;continue}d=c+b[0].length,n.lastIndex=d}s+=t.slice(i,c)+
"["+"a".repeat(d-c-2)+"]",i=d}return s+t.slice(i)}#r(t){let n=t;if(this.tokens.links&&t.includes("[")){let r=this.tokenizer.rules.inline.reflinkSearch,o=s=>{let i=s.
lastIndexOf("[");if(!Object.hasOwn(this.tokens.links,nn(s.slice(i+1,-1))))return s;if(i>1&&s.charAt(0)!=="!"){let l=s.slice(1,i-1);if(this.linkInText(l))return"\
["+l.replace(r,o)+"]["+"a".repeat(s.length-i-2)+"]"}return"["+"a".repeat(s.length-2)+"]"};n=n.replace(r,o)}return n=n.replace(this.tokenizer.rules.inline.anyPunctuationOutsideCode,
(r,o,s)=>s?"+".repeat(r.length):o?o+r.slice(o.length,-o.length).replace(/`/g,"+")+o:r),n=this.#n(n),n=this.options.hooks?.emStrongMask?.call({lexer:this},n)??n,
n}infiniteLoopError(t){let n="Infinite loop on byte: "+t;if(this.options.silent)console.error(n);else throw new Error(n)}},rn=class{options;parser;constructor(e){
this.options=e||We}space(e){return""}code({text:e,lang:t,escaped:n}){let r=(t||"").match(G.notSpaceStart)?.[0],o=e?e.replace(G.endingNewline,"")+`
`:"";return r?'<pre><code class="language-'+ee(r)+'">'+(n?o:ee(o,!0))+`</code></pre>
`:"<pre><code>"+(n?o:ee(o,!0))+`</code></pre>
`}blockquote({tokens:e}){return`<blockquote>
${this.parser.parse(e)}</blockquote>
`}html({text:e}){return e}def(e){return""}heading({tokens:e,depth:t}){return`<h${t}>${this.parser.parseInline(e)}</h${t}>
`}hr(e){return`<hr>
`}list(e){let t=e.ordered,n=e.start,r="";for(let i=0;i<e.items.length;i++){let l=e.items[i];r+=this.listitem(l)}let o=t?"ol":"ul",s=t&&n!==1?' start="'+n+'"':"";
return"<"+o+s+`>
`+r+"</"+o+`>
`}listitem(e){return`<li>${this.parser.parse(e.tokens)}</li>
`}checkbox({checked:e}){return"<input "+(e?'checked="" ':"")+'disabled="" type="checkbox"> '}paragraph({tokens:e}){return`<p>${this.parser.parseInline(e)}</p>
`}table(e){let t="",n="";for(let o=0;o<e.header.length;o++)n+=this.tablecell(e.header[o]);t+=this.tablerow({text:n});let r="";for(let o=0;o<e.rows.length;o++){let s=e.
rows[o];n="";for(let i=0;i<s.length;i++)n+=this.tablecell(s[i]);r+=this.tablerow({text:n})}return r&&(r=`<tbody>${r}</tbody>`),`<table>
<thead>
`+t+`</thead>
`+r+`</table>
`}tablerow({text:e}){return`<tr>
${e}</tr>
`}tablecell(e){let t=this.parser.parseInline(e.tokens),n=e.header?"th":"td";return(e.align?`<${n} align="${e.align}">`:`<${n}>`)+t+`</${n}>
`}strong({tokens:e}){return`<strong>${this.parser.parseInline(e)}</strong>`}em({tokens:e}){return`<em>${this.parser.parseInline(e)}</em>`}codespan({text:e}){return`\
<code>${ee(e,!0)}</code>`}br(e){return"<br>"}del({tokens:e}){return`<del>${this.parser.parseInline(e)}</del>`}link({href:e,title:t,text:n,tokens:r,autolink:o}){
let s=o?ee(n,!0):this.parser.parseInline(r),i=Jo(e);if(i===null)return s;e=ee(i,o);let l='<a href="'+e+'"';return t&&(l+=' title="'+ee(t)+'"'),l+=">"+s+"</a>",l}image({
href:e,title:t,text:n,tokens:r}){r&&(n=this.parser.parseInline(r,this.parser.textRenderer));let o=Jo(e);if(o===null)return ee(n);e=o;let s=`<img src="${ee(e)}" \
alt="${ee(n)}"`;return t&&(s+=` title="${ee(t)}"`),s+=">",s}text(e){return"tokens"in e&&e.tokens?this.parser.parseInline(e.tokens):"escaped"in e&&e.escaped?e.text:
ee(e.text)}},mr=class{parser;strong({text:e,tokens:t}){return t?this.parser.parseInline(t,this):e}em({text:e,tokens:t}){return t?this.parser.parseInline(t,this):
e}codespan({text:e}){return e}del({text:e,tokens:t}){return t?this.parser.parseInline(t,this):e}html({text:e}){return e}text({text:e}){return e}link({text:e,tokens:t}){
return t?this.parser.parseInline(t,this):e}image({text:e,tokens:t}){return t?this.parser.parseInline(t,this):e}br(){return`
`}checkbox({raw:e}){return e}},re=class sr{options;renderer;textRenderer;constructor(t){this.options=t||We,this.options.renderer=this.options.renderer||new rn,this.
renderer=this.options.renderer,this.renderer.options=this.options,this.renderer.parser=this,this.textRenderer=new mr,this.textRenderer.parser=this}static parse(t,n){
return new sr(n).parse(t)}static parseInline(t,n){return new sr(n).parseInline(t)}parse(t){this.renderer.parser=this;let n="";for(let r=0;r<t.length;r++){let o=t[r];
if(this.options.extensions?.renderers?.[o.type]){let i=o,l=this.options.extensions.renderers[i.type].call({parser:this},i);if(l!==!1||!["space","hr","heading","\
code","table","blockquote","list","checkbox","html","def","paragraph","text"].includes(i.type)){n+=l===!1?"":l??"";continue}}let s=o;switch(s.type){case"space":{
n+=this.renderer.space(s);break}case"hr":{n+=this.renderer.hr(s);break}case"heading":{n+=this.renderer.heading(s);break}case"code":{n+=this.renderer.code(s);break}case"\
table":{n+=this.renderer.table(s);break}case"blockquote":{n+=this.renderer.blockquote(s);break}case"list":{n+=this.renderer.list(s);break}case"checkbox":{n+=this.
renderer.checkbox(s);break}case"html":{n+=this.renderer.html(s);break}case"def":{n+=this.renderer.def(s);break}case"paragraph":{n+=this.renderer.paragraph(s);break}case"\
text":{n+=this.renderer.text(s);break}default:{let i='Token with "'+s.type+'" type was not found.';if(this.options.silent)return console.error(i),"";throw new Error(
i)}}}return n}parseInline(t,n=this.renderer){this.renderer.parser=this;let r="";for(let o=0;o<t.length;o++){let s=t[o];if(this.options.extensions?.renderers?.[s.
type]){let l=this.options.extensions.renderers[s.type].call({parser:this},s);if(l!==!1||!["escape","html","link","image","checkbox","strong","em","codespan","br",
"del","text"].includes(s.type)){r+=l===!1?"":l??"";continue}}let i=s;switch(i.type){case"escape":{r+=n.text(i);break}case"html":{r+=n.html(i);break}case"link":{
r+=n.link(i);break}case"image":{r+=n.image(i);break}case"checkbox":{r+=n.checkbox(i);break}case"strong":{r+=n.strong(i);break}case"em":{r+=n.em(i);break}case"co\
despan":{r+=n.codespan(i);break}case"br":{r+=n.br(i);break}case"del":{r+=n.del(i);break}case"text":{r+=n.text(i);break}default:{let l='Token with "'+i.type+'" t\
ype was not found.';if(this.options.silent)return console.error(l),"";throw new Error(l)}}}return r}},St=class{options;block;constructor(e){this.options=e||We}static passThroughHooks=new Set(
["preprocess","postprocess","processAllTokens","emStrongMask"]);static passThroughHooksRespectAsync=new Set(["preprocess","postprocess","processAllTokens"]);preprocess(e){
return e}postprocess(e){return e}processAllTokens(e){return e}emStrongMask(e){return e}provideLexer(e=this.block){return e?ne.lex:ne.lexInline}provideParser(e=this.
block){return e?re.parse:re.parseInline}};function Le(e,t){if(Array.isArray(t))for(let n=0;n<t.length;n++)e.push(t[n]);else e.push(t)}var gr=class{defaults=ir();options=this.
setOptions;parse=this.parseMarkdown(!0);parseInline=this.parseMarkdown(!1);Parser=re;Renderer=rn;TextRenderer=mr;Lexer=ne;Tokenizer=Ue;Hooks=St;constructor(...e){
this.use(...e)}walkTokens(e,t){let n=[];for(let r of e)switch(Le(n,t.call(this,r)),r.type){case"table":{let o=r;for(let s of o.header)Le(n,this.walkTokens(s.tokens,
t));for(let s of o.rows)for(let i of s)Le(n,this.walkTokens(i.tokens,t));break}case"list":{let o=r;Le(n,this.walkTokens(o.items,t));break}default:{let o=r;this.
defaults.extensions?.childTokens?.[o.type]?this.defaults.extensions.childTokens[o.type].forEach(s=>{let i=o[s].flat(1/0);Le(n,this.walkTokens(i,t))}):o.tokens&&
Le(n,this.walkTokens(o.tokens,t))}}return n}use(...e){let t=this.defaults.extensions||{renderers:Object.create(null),childTokens:Object.create(null)};return e.forEach(
n=>{let r={...n};if(r.async=this.defaults.async||r.async||!1,n.extensions&&(n.extensions.forEach(o=>{if(!o.name)throw new Error("extension name required");if("r\
enderer"in o){let s=t.renderers[o.name];s?t.renderers[o.name]=function(...i){let l=o.renderer.apply(this,i);return l===!1&&(l=s.apply(this,i)),l}:t.renderers[o.
name]=o.renderer}if("tokenizer"in o){if(!o.level||o.level!=="block"&&o.level!=="inline")throw new Error("extension level must be 'block' or 'inline'");let s=t[o.
level];s?s.unshift(o.tokenizer):t[o.level]=[o.tokenizer],o.start&&(o.level==="block"?t.startBlock?t.startBlock.push(o.start):t.startBlock=[o.start]:o.level==="i\
nline"&&(t.startInline?t.startInline.push(o.start):t.startInline=[o.start]))}"childTokens"in o&&o.childTokens&&(t.childTokens[o.name]=o.childTokens)}),r.extensions=
t),n.renderer){let o=this.defaults.renderer||new rn(this.defaults);for(let s in n.renderer){if(!(s in o))throw new Error(`renderer '${s}' does not exist`);if(["\
options","parser"].includes(s))continue;let i=s,l=n.renderer[i],c=o[i];o[i]=(...d)=>{let f=l.apply(o,d);return f===!1&&(f=c.apply(o,d)),f===!1?"":f??""}}r.renderer=
o}if(n.tokenizer){let o=this.defaults.tokenizer||new Ue(this.defaults);for(let s in n.tokenizer){if(!(s in o))throw new Error(`tokenizer '${s}' does not exist`);
if(["options","rules","lexer"].includes(s))continue;let i=s,l=n.tokenizer[i],c=o[i];o[i]=(...d)=>{let f=l.apply(o,d);return f===!1&&(f=c.apply(o,d)),f}}r.tokenizer=
o}if(n.hooks){let o=this.defaults.hooks||new St;for(let s in n.hooks){if(!(s in o))throw new Error(`hook '${s}' does not exist`);if(["options","block"].includes(
s))continue;let i=s,l=n.hooks[i],c=o[i];St.passThroughHooks.has(s)?o[i]=d=>{if(o.options.async&&St.passThroughHooksRespectAsync.has(s))return(async()=>{let b=await l.
call(o,d);return c.call(o,b)})();let f=l.call(o,d);return c.call(o,f)}:o[i]=(...d)=>{if(o.options.async)return(async()=>{let b=await l.apply(o,d);return b===!1&&
(b=await c.apply(o,d)),b})();let f=l.apply(o,d);return f===!1&&(f=c.apply(o,d)),f}}r.hooks=o}if(n.walkTokens){let o=this.defaults.walkTokens,s=n.walkTokens;r.walkTokens=
function(i){let l=[];return Le(l,s.call(this,i)),o&&Le(l,o.call(this,i)),l}}this.defaults={...this.defaults,...r}}),this}setOptions(e){return this.defaults={...this.
defaults,...e},this}lexer(e,t){return ne.lex(e,t??this.defaults)}parser(e,t){return re.parse(e,t??this.defaults)}parseMarkdown(e){return(t,n)=>{let r={...n},o={
...this.defaults,...r},s=this.onError(!!o.silent,!!o.async);if(this.defaults.async===!0&&r.async===!1)return s(new Error("marked(): The async option was set to \
true by an extension. Remove async: false from the parse options object to return a Promise."));if(typeof t>"u"||t===null)return s(new Error("marked(): input pa\
rameter is undefined or null"));if(typeof t!="string")return s(new Error("marked(): input parameter is of type "+Object.prototype.toString.call(t)+", string exp\
ected"));if(o.hooks&&(o.hooks.options=o,o.hooks.block=e),o.async)return(async()=>{let i=o.hooks?await o.hooks.preprocess(t):t,l=await(o.hooks?await o.hooks.provideLexer(
e):e?ne.lex:ne.lexInline)(i,o),c=o.hooks?await o.hooks.processAllTokens(l):l;o.walkTokens&&await Promise.all(this.walkTokens(c,o.walkTokens));let d=await(o.hooks?
await o.hooks.provideParser(e):e?re.parse:re.parseInline)(c,o);return o.hooks?await o.hooks.postprocess(d):d})().catch(s);try{o.hooks&&(t=o.hooks.preprocess(t));
let i=(o.hooks?o.hooks.provideLexer(e):e?ne.lex:ne.lexInline)(t,o);o.hooks&&(i=o.hooks.processAllTokens(i)),o.walkTokens&&this.walkTokens(i,o.walkTokens);let l=(o.
hooks?o.hooks.provideParser(e):e?re.parse:re.parseInline)(i,o);return o.hooks&&(l=o.hooks.postprocess(l)),l}catch(i){return s(i)}}}onError(e,t){return n=>{if(n.
message+=`
Please report this to https://github.com/markedjs/marked.`,e){let r="<p>An error occurred:</p><pre>"+ee(n.message+"",!0)+"</pre>";return t?Promise.resolve(r):r}
if(t)return Promise.reject(n);throw n}}},qe=new gr;function O(e,t){return qe.parse(e,t)}O.options=O.setOptions=function(e){return qe.setOptions(e),O.defaults=qe.
defaults,ss(O.defaults),O};O.getDefaults=ir;O.defaults=We;function Tc(...e){return qe.use(...e),O.defaults=qe.defaults,ss(O.defaults),O}O.use=Tc;O.walkTokens=function(e,t){
return qe.walkTokens(e,t)};O.parseInline=qe.parseInline;O.Parser=re;O.parser=re.parse;O.Renderer=rn;O.TextRenderer=mr;O.Lexer=ne;O.lexer=ne.lex;O.Tokenizer=Ue;O.
Hooks=St;O.parse=O;var Hp=O.options,zp=O.setOptions,Fp=O.walkTokens,Bp=O.parseInline;var Up=re.parse,qp=ne.lex;var Sc="p br hr strong em del code pre blockquote ul ol li a table thead tbody tr th td h4 h5 h6".split(" "),wc=["href","title","start","align"],Ec=/^(?:https?:\/\/|mailto:)/i,
_c=4,Ac=6;function Mc(){let e=[],t=new gr({gfm:!0,breaks:!0,async:!1});return t.use({hooks:{preprocess(n){return e.length=0,n}},renderer:{heading({tokens:n,depth:r}){
for(;(e.at(-1)??0)>=r;)e.pop();e.push(r);let o=Math.min(Ac,_c-1+e.length);return`<h${o}>${this.parser.parseInline(n)}</h${o}>`},html:({text:n})=>bs(n),image:({href:n,
text:r})=>bs(`[image: ${r===""?n:r}]`),checkbox:({checked:n})=>n?"\u2611 ":"\u2610 "}}),t}var Lc=Mc();function bs(e){return e.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}var Rc=6e4,Pc=/^(?:[ \t]*(?:>|[-*+]|\d+[.)])){30}|(?:[[(*_~`]{60})/m;function on(e){let t=document.createElement(
"div");t.className="prose";let n=Cc(e)?Oc(e):void 0;return n===void 0?(t.classList.add("is-plain"),t.textContent=e):t.append(n),t}function Cc(e){return e.length<=
Rc&&!Pc.test(e)}function Oc(e){let t;try{t=Lc.parse(e,{async:!1})}catch{return}let n=jo.sanitize(t,{ALLOWED_TAGS:Sc,ALLOWED_ATTR:wc,ALLOW_DATA_ATTR:!1,ALLOW_ARIA_ATTR:!1,
RETURN_DOM_FRAGMENT:!0});for(let r of n.querySelectorAll("a"))Dc(r);for(let r of n.querySelectorAll("table"))vc(r);return n}function Dc(e){let t=e.getAttribute(
"href")??"";if(!Ec.test(t)){let n=e.textContent??"";e.replaceWith(t===""||t===n?n:`${n} (${t})`);return}e.rel="noopener noreferrer",e.target="_blank",e.title=t}
function vc(e){let t=document.createElement("div");t.className="table-frame",t.tabIndex=0,t.setAttribute("role","group"),t.setAttribute("aria-label","Table"),e.
replaceWith(t),t.append(e)}function ks(e,t){let n=e.length;for(;n>0&&t.includes(e.charAt(n-1));)n--;return e.slice(0,n)}var At=class{diff(t,n,r={}){let o;typeof r=="function"?(o=r,r={}):"callback"in r&&(o=r.callback);let s=this.castInput(t,r),i=this.castInput(n,r),l=this.removeEmpty(
this.tokenize(s,r)),c=this.removeEmpty(this.tokenize(i,r));return this.diffWithOptionsObj(l,c,r,o)}diffWithOptionsObj(t,n,r,o){var s;let i=A=>{if(A=this.postProcess(
A,r),o){setTimeout(function(){o(A)},0);return}else return A},l=n.length,c=t.length,d=1,f=l+c;r.maxEditLength!=null&&(f=Math.min(f,r.maxEditLength));let b=(s=r.timeout)!==
null&&s!==void 0?s:1/0,m=Date.now()+b,x=[{oldPos:-1,lastComponent:void 0}],T=this.extractCommon(x[0],n,t,0,r);if(x[0].oldPos+1>=c&&T+1>=l)return i(this.buildValues(
x[0].lastComponent,n,t));let R=-1/0,_=1/0,M=()=>{for(let A=Math.max(R,-d);A<=Math.min(_,d);A+=2){let L,Z=x[A-1],j=x[A+1];Z&&(x[A-1]=void 0);let X=!1;if(j){let v=j.
oldPos-A;X=j&&0<=v&&v<l}let oe=Z&&Z.oldPos+1<c;if(!X&&!oe){x[A]=void 0;continue}if(!oe||X&&Z.oldPos<j.oldPos?L=this.addToPath(j,!0,!1,0,r):L=this.addToPath(Z,!1,
!0,1,r),T=this.extractCommon(L,n,t,A,r),L.oldPos+1>=c&&T+1>=l)return i(this.buildValues(L.lastComponent,n,t))||!0;x[A]=L,L.oldPos+1>=c&&(_=Math.min(_,A-1)),T+1>=
l&&(R=Math.max(R,A+1))}d++};if(o)(function A(){setTimeout(function(){if(d>f||Date.now()>m)return o(void 0);M()||A()},0)})();else for(;d<=f&&Date.now()<=m;){let A=M();
if(A)return A}}addToPath(t,n,r,o,s){let i=t.lastComponent;return i&&!s.oneChangePerToken&&i.added===n&&i.removed===r?{oldPos:t.oldPos+o,lastComponent:{count:i.count+
1,added:n,removed:r,previousComponent:i.previousComponent}}:{oldPos:t.oldPos+o,lastComponent:{count:1,added:n,removed:r,previousComponent:i}}}extractCommon(t,n,r,o,s){
let i=n.length,l=r.length,c=t.oldPos,d=c-o,f=0;for(;d+1<i&&c+1<l&&this.equals(r[c+1],n[d+1],s);)d++,c++,f++,s.oneChangePerToken&&(t.lastComponent={count:1,previousComponent:t.
lastComponent,added:!1,removed:!1});return f&&!s.oneChangePerToken&&(t.lastComponent={count:f,previousComponent:t.lastComponent,added:!1,removed:!1}),t.oldPos=c,
d}equals(t,n,r){return r.comparator?r.comparator(t,n):t===n||!!r.ignoreCase&&t.toLowerCase()===n.toLowerCase()}removeEmpty(t){let n=[];for(let r=0;r<t.length;r++)
t[r]&&n.push(t[r]);return n}castInput(t,n){return t}tokenize(t,n){return Array.from(t)}join(t){return t.join("")}postProcess(t,n){return t}get useLongestToken(){
return!1}buildValues(t,n,r){let o=[],s;for(;t;)o.push(t),s=t.previousComponent,delete t.previousComponent,t=s;o.reverse();let i=o.length,l=0,c=0,d=0;for(;l<i;l++){
let f=o[l];if(f.removed)f.value=this.join(r.slice(d,d+f.count)),d+=f.count;else{if(!f.added&&this.useLongestToken){let b=n.slice(c,c+f.count);b=b.map(function(m,x){
let T=r[d+x];return T.length>m.length?T:m}),f.value=this.join(b)}else f.value=this.join(n.slice(c,c+f.count));c+=f.count,f.added||(d+=f.count)}}return o}};var br=class extends At{tokenize(t){return t.slice()}join(t){return t}removeEmpty(t){return t}},xs=new br;function kr(e,t,n){return xs.diff(e,t,n)}var ys=3,$c=2e3;function Ss(e,t){let[n,r]=[Ts(e),Ts(t)],o=kr(n,r,{maxEditLength:$c}),s=o===void 0?[...xr(n,"-"),...xr(r,"+")]:o.flatMap(({value:i,added:l,removed:c})=>xr(
i,l?"+":c?"-":" "));return{rows:Ic(s),added:s.filter(({sign:i})=>i==="+").length,removed:s.filter(({sign:i})=>i==="-").length}}function Ts(e){return e===""?[]:e.
replace(/\n$/,"").split(`
`)}function xr(e,t){return e.map(n=>({sign:t,text:n}))}function Ic(e){let t=new Uint8Array(e.length);for(let[s,{sign:i}]of e.entries())i!==" "&&t.fill(1,Math.max(
0,s-ys),Math.min(e.length,s+ys+1));let n=[],r=0,o=()=>{r>0&&n.push({sign:"\u2026",text:`${r} unchanged ${r===1?"line":"lines"}`}),r=0};for(let[s,i]of e.entries())
t[s]===1?(o(),n.push(i)):r+=1;return o(),n}var Nc={"+":"added","-":"removed"," ":"kept","\u2026":"folded"},Hc={"+":"ins","-":"del"," ":"span","\u2026":"span"};function ws({before:e,after:t}){let{rows:n,added:r,
removed:o}=Ss(e.text,t.text),s=(e.cut?.chars??0)+(t.cut?.chars??0);return u("figure",{class:"diff"},u("figcaption",{},u("span",{class:"added"},`+${r}`)," ",u("s\
pan",{class:"removed"},`\u2212${o}`),s>0&&` \xB7 ${s.toLocaleString("en")} characters are left out here`),u("div",{class:"diff-rows",tabindex:0,role:"group","ar\
ia-label":"Changed lines"},...n.map(({sign:i,text:l})=>u("div",{class:`diff-row ${Nc[i]}`},u("span",{class:"sign","aria-hidden":"true"},i),u(Hc[i],{class:"diff-\
line"},l===""?"\xA0":l)))))}var zc=/\x1b\[([0-9;:]{0,64})m/g,Fc=/\x1b(?:\[[0-9;:]*)?/g;function Es(e){let t=[],n=_s(),r=0,o=s=>{let i=e.slice(r,s).replace(Fc,"");i!==""&&t.push({text:i,looks:Vc(
n)})};for(let s of e.matchAll(zc))o(s.index),Uc(n,s[1]??""),r=s.index+s[0].length;return o(e.length),t}function _s(){return{bold:!1,dim:!1,italic:!1,underline:!1,
inverse:!1,strike:!1,fg:void 0,bg:void 0}}var Bc={1:{bold:!0},2:{dim:!0},3:{italic:!0},4:{underline:!0},7:{inverse:!0},9:{strike:!0},21:{underline:!0},22:{bold:!1,
dim:!1},23:{italic:!1},24:{underline:!1},27:{inverse:!1},29:{strike:!1},39:{fg:void 0},49:{bg:void 0}};function Uc(e,t){let n=t.split(/[;:]/).map(Number);for(let r=0;r<
n.length;r++){let o=n[r]??0;if(o===0)Object.assign(e,_s());else if(o===38||o===48){let{colour:s,used:i}=Wc(n.slice(r+1));e[o===38?"fg":"bg"]=s,r+=i}else Object.
assign(e,Bc[o]??qc(o))}}function qc(e){return e>=30&&e<=37?{fg:e-30}:e>=90&&e<=97?{fg:e-82}:e>=40&&e<=47?{bg:e-40}:e>=100&&e<=107?{bg:e-92}:{}}function Wc(e){let[
t,n=0,r=0,o=0]=e;return t===5?{colour:Kc(n),used:2}:t===2?{colour:yr(n,r,o),used:4}:{colour:void 0,used:e.length}}function Kc(e){if(e<16)return e;if(e>=232){let r=8+
(e-232)*10;return yr(r,r,r)}let t=e-16,n=r=>r===0?0:55+r*40;return yr(n(Math.floor(t/36)),n(Math.floor(t/6)%6),n(t%6))}function yr(e,t,n){let r=Math.max(e,t,n),
o=Math.min(e,t,n);if(r-o<32)return r<64?0:r<144?8:r<224?7:15;let s=(r+o)/2,i=(e>=s?1:0)|(t>=s?2:0)|(n>=s?4:0);return r>200?i+8:i}function Vc(e){let{fg:t,bg:n,inverse:r}=e,
o=["bold","dim","italic","underline","strike"].filter(i=>e[i]),s=[t===void 0?"":`fg-${t}`,n===void 0?"":`bg-${n}`,r?"inverse":""];return[...o,...s.filter(i=>i!==
"")]}function sn(e){let t=document.createDocumentFragment();for(let n of Es(e)){let r=n.looks.map(o=>`ansi-${o}`).join(" ");t.append(r===""?n.text:u("span",{class:r},
n.text))}return t}function As(e,t){let{edits:n=[],error:r,output:o}=e;return u("div",{class:"step-body"},jc(e),...Xc(e),...n.map(ws),...r===void 0||Gc(r,o)?[]:[Tr("Error",an(r,"e\
rror"),r)],o!==void 0&&Tr("Output",an(o,"output"),o),!t&&e.fields===void 0&&u("p",{class:"quiet"},"The log keeps no input or output of a call; the archive has n\
one for this one."),e.id!==void 0&&Zc(e.id))}function Gc(e,t){return t?.text.includes(e.text.slice(0,200))===!0}function jc(e){let t=[ue(e.startMs),e.durationMs===
void 0?"":`took ${U(e.durationMs)}`,e.inputBytes===void 0?"":`${Ee(e.inputBytes)} in`,e.outputBytes===void 0?"":`${Ee(e.outputBytes)} out`];return u("p",{class:"\
facts"},t.filter(n=>n!=="").join(" \xB7 "))}function Xc({tool:e,fields:t=[]}){let n=e==="Bash"?t.find(({name:o})=>o==="command"):void 0,r=t.filter(o=>o!==n);return[
n!==void 0&&Tr("Command",an(n.value,"command"),n.value),r.length>0&&u("dl",{class:"fields"},...r.flatMap(({name:o,value:s})=>[u("dt",{},o),u("dd",{},s.text.includes(
`
`)?an(s,"value"):Yc(s),Ms(s))]))]}function Yc({text:e}){return u("code",{},e)}function Tr(e,t,n){return u("div",{class:"block"},u("p",{class:"label"},e),t,Ms(n))}
function an(e,t){let{cut:n}=e,r=ks(e.text,`
`),o=r.trim()==="",s=n===void 0?[sn(r)]:[sn(r.slice(0,n.at)),u("span",{class:"cut"},`
\u22EF ${n.chars.toLocaleString("en")} characters are left out here \u22EF
`),sn(r.slice(n.at))];return u("pre",{class:`text ${t}`,tabindex:0,role:"group","aria-label":`Text of the ${t}`},...o?[u("span",{class:"quiet"},"(empty)")]:s)}function Ms({
cut:e}){if(e!==void 0)return u("p",{class:"quiet"},`${e.chars.toLocaleString("en")} characters are left out; the command below has all of them.`)}function Zc(e){
let t=`logbook show ${e}`,n=u("button",{type:"button",class:"copy","aria-label":`Copy: ${t}`,onclick:()=>{navigator.clipboard?.writeText(t).then(()=>{n.textContent=
"copied"})}},"copy");return u("p",{class:"whole"},"The whole of it: ",u("code",{},t)," ",n)}function Qc(e){return`step-${e}`}var Jc=4;function Rs(e,t){let{step:n,index:r,depth:o}=e,s=t.byKey.get(n.key)===r?Qc(n.key):void 0,i=u("li",{id:s,class:`row row\
-${n.kind}`,tabindex:-1,"data-index":r});return t.rows.set(r,i),i.style.setProperty("--depth",String(Math.min(o,Jc))),i.append(...eu(e,t)),t.open.has(r)&&cn(i,e,
t),i}function eu(e,t){let{step:n,turn:r}=e;switch(n.kind){case"tool":return[tu(n,e,t)];case"agent":return[ru(n)];case"answer":case"prompt":return[ou(n)];case"co\
mpaction":return[Ls("\u21E3","compaction",`${n.text}${n.durationMs===void 0?"":` in ${U(n.durationMs)}`}`,n)];case"failure":return[Ls("\u2717","failure",`the tu\
rn failed: ${n.text}`,{...n,offsetMs:n.startMs-r.startMs})];default:return[n]}}function ln(e,t){return u("a",{class:"offset",href:nt(e),title:"Link to this step"},
`+${U(t)}`)}function tu(e,t,n){let{outcome:r,durationMs:o,inputBytes:s,outputBytes:i,target:l,tool:c}=e,d=s===void 0&&i===void 0?void 0:`${s===void 0?"":Ee(s)} \
\u203A ${i===void 0?"\u2013":Ee(i)}`,f=u("button",{type:"button",class:"head","aria-expanded":"false",onclick:()=>wr(t,n)},Ne(xe(c)),u("span",{class:"tool"},c),
u("span",{class:"target"},l?.replace(/\s+/g," ")??""),r!=="ok"&&uo(r,e.denial===r?void 0:e.denial),u("span",{class:"sizes"},d),u("span",{class:"took"},o===void 0?
"":U(o)),nu(e,t.turn));return u("div",{class:"line"},ln(e.key,e.offsetMs),f)}function nu({offsetMs:e,durationMs:t=0,outcome:n,tool:r},o){let s=Math.max(1,o.endMs-
o.startMs),i=u("span",{class:`bar kind-${xe(r)} outcome-${n}`});return be(i,{left:Math.min(1,e/s),width:Math.min(1,t/s)}),u("span",{class:"waterfall","aria-hidd\
en":"true"},i)}function ru(e){let t=Sr(e);return u("div",{class:"line"},ln(e.key,e.offsetMs),u("p",{class:"agent-head"},Ne("agent"),u("span",{class:"tool"},e.name),
u("span",{class:"quiet"},`subagent \xB7 ${ke(t,"call")} \xB7 ${U(e.durationMs)}`),e.state!=="done"&&qt(`turn-${e.state}`,e.state==="open"?"\u25B8":"\u25A0",e.state)))}
function Sr({steps:e}){return e.reduce((t,n)=>n.kind==="agent"?t+Sr(n):n.kind==="tool"?t+1+n.agents.reduce((r,o)=>r+Sr(o),0):t,0)}function ou({kind:e,key:t,offsetMs:n,
text:r}){let o=r.cut?.chars??0;return u("div",{class:"line"},ln(t,n),u("div",{class:`speech ${e}`},e==="prompt"&&u("p",{class:"who"},"\u276F typed while the turn ran"),
on(r.text),o>0&&u("p",{class:"quiet"},`${o.toLocaleString("en")} characters are left out here.`)))}function Ls(e,t,n,r){return u("div",{class:"line"},ln(r.key,r.
offsetMs),u("p",{class:`remark remark-${t}`},u("span",{"aria-hidden":"true"},`${e} `),n))}function wr(e,t){let n=t.rows.get(e.index);e.step.kind!=="tool"||n===void 0||
(t.open.has(e.index)?su(n,e,t):cn(n,e,t),t.tell("folds"))}function cn(e,{step:t,index:n,turn:r},o){t.kind!=="tool"||e.querySelector(".step-body")!==null||(o.open.
add(n),e.classList.add("is-open"),e.querySelector(".head")?.setAttribute("aria-expanded","true"),e.append(As(t,r.usage!==void 0)))}function su(e,{index:t},n){n.
open.delete(t),e.classList.remove("is-open"),e.querySelector(".head")?.setAttribute("aria-expanded","false"),e.querySelector(".step-body")?.remove()}function Er(e){return e.items.filter(t=>t.kind==="turn")}function Ps(e){let t=[],n=(r,o,s,i)=>{for(let l of r)t.push({index:t.length,step:l,turn:o,depth:s,...i!==
void 0&&{agent:i}}),l.kind==="agent"&&n(l.steps,o,s+1,l),l.kind==="tool"&&n(l.agents,o,s+1,i)};for(let r of Er(e))n(r.steps,r,0);return t}function it(e){let t=new Map;
for(let n of e){let r=t.get(n.turn);r===void 0?t.set(n.turn,[n]):r.push(n)}return t}function Cs(e){return e.startMs+("durationMs"in e?e.durationMs??0:0)}function vs(e){let t=iu(e),n=t.reduce((c,{startMs:d,endMs:f})=>c+f-d,0),r=Math.min(6e4,Math.max(1e3,n*.02)),{pieces:o,silences:s}=au(t,r),i=o.at(-1);return{totalMs:Math.
max(1,i===void 0?0:i.axisMs+i.axisLengthMs),silences:s,toAxis:c=>{let d=Ds(o,f=>f.clockMs<=c);return d===void 0?0:d.axisMs+Os(c-d.clockMs,d.clockLengthMs,d.axisLengthMs)},
toClock:c=>{let d=Ds(o,f=>f.axisMs<=c);return d===void 0?0:d.clockMs+Os(c-d.axisMs,d.axisLengthMs,d.clockLengthMs)}}}function Os(e,t,n){return(t<=0?0:Math.min(1,
Math.max(0,e/t)))*n}function Ds(e,t){let n=0,r=e.length-1;for(;n<r;){let o=Math.ceil((n+r)/2),s=e[o];s!==void 0&&t(s)?n=o:r=o-1}return e[n]}function iu(e){let t=[];
for(let n of[...e].sort((r,o)=>r.startMs-o.startMs)){let r=t.at(-1);r===void 0||n.startMs>r.endMs?t.push({startMs:n.startMs,endMs:Math.max(n.startMs,n.endMs)}):
r.endMs=Math.max(r.endMs,n.endMs)}return t}function au(e,t){let n=[],r=[],o=0,s=(i,l,c)=>{n.push({clockMs:i,clockLengthMs:l,axisMs:o,axisLengthMs:c}),o+=c};for(let[
i,{startMs:l,endMs:c}]of e.entries()){let d=e[i-1];if(d!==void 0){let f=l-d.endMs;f>t&&r.push({atMs:o,realMs:f}),s(d.endMs,f,Math.min(f,t))}s(l,c-l,c-l)}return{
pieces:n,silences:r}}function Is(e){let t=Ps(e),n=Er(e),r=new Map,o=new Set(t.map(({index:i})=>i)),s={data:e,turns:n,steps:t,inTime:t.map(({index:i})=>i).sort((i,l)=>$s(t,i)-$s(t,l)||
i-l),scale:vs([...n.map(({startMs:i,endMs:l})=>({startMs:i,endMs:l})),...t.map(({step:i})=>({startMs:i.startMs,endMs:Cs(i)}))]),place:{index:-1,how:"mark"},axisMs:0,
isPlaying:!1,filter:_e,shown:o,open:new Set,byKey:new Map([...t].reverse().map(({step:i,index:l})=>[i.key,l])),rows:new Map,listen(i,l){r.set(i,[...r.get(i)??[],
l])},tell(i){for(let l of r.get(i)??[])l()},goTo(i,l){let c=t[i];c!==void 0&&(s.shown.has(i)||s.setFilter(_e),s.place={index:i,how:l},l!=="follow"&&(s.axisMs=s.
scale.toAxis(c.step.startMs),s.tell("clock")),s.tell("place"))},setFilter(i){s.filter=i,s.shown=tt(i)?lo(t,i):o,s.tell("filter")}};return s}function $s(e,t){return e[t]?.
step.startMs??0}function un(e,t){let{place:n,shown:r,steps:o}=e,s=n.index===-1&&t===-1?o.length:n.index;do s+=t;while(s>=0&&s<o.length&&!r.has(s));return o[s]===
void 0?void 0:s}function Ns(e,t){let n;e.listen("place",()=>{n=void 0});function r(s){let i=t.turnOf(s);if(i===void 0)return;let l=e.steps.find(({turn:c})=>c.number===s);e.place=
{index:(l?.index??0)-1,how:"between"},e.tell("place"),e.axisMs=e.scale.toAxis(l?.turn.startMs??0),e.tell("clock"),n=s,jt(i,"start"),i.focus({preventScroll:!0}),
Kt(Wt(s))}function o(){let s=ho(location.hash);s!==void 0&&("turn"in s?r(s.turn):e.goTo(e.byKey.get(s.step)??-1,"focus"))}return{step(s){let i=un(e,s);i!==void 0&&
e.goTo(i,"focus")},turn(s){let i=n??e.steps[e.place.index]?.turn.number??0,l=t.shownTurns(),c=s===1?l.find(d=>d>i):l.findLast(d=>d<i);c!==void 0&&r(c)},fold(){let s=e.
steps[e.place.index];s!==void 0&&e.place.how!=="between"&&wr(s,e)},goToHit({passage:s},i){s.step===void 0?r(s.turn):lu(e,s.step);let l=_r(e,s),c=l===void 0?void 0:
Eo(l,i);c!==void 0&&_o(c)},followLinks(){window.addEventListener("hashchange",o),o()}}}function lu(e,t){e.goTo(t,"mark");let n=e.steps[t],r=e.rows.get(t);n!==void 0&&
r!==void 0&&cn(r,n,e)}function _r(e,{step:t,turn:n}){return t!==void 0?e.rows.get(t):document.querySelector(`#turn-${n} > .asked`)??void 0}var cu=1,uu=120;function Hs(e,t){let n=!1,r;function o(){n=!1;let i=t.hits().flatMap(({passage:l})=>_r(e,l)??[]);So(i.filter(pu),t.query())}function s(){n||requestAnimationFrame(
o),n=!0}return e.listen("folds",s),window.addEventListener("scroll",()=>{t.hits().length!==0&&(clearTimeout(r),r=setTimeout(s,uu))},{passive:!0}),s}function pu(e){
let{top:t,bottom:n}=(e.parentElement??e).getBoundingClientRect(),r=window.innerHeight*cu;return n>-r&&t<window.innerHeight+r}var Fs=document.documentElement,zs=matchMedia("(prefers-color-scheme: dark)");function fu(){let e=Vt("theme");return e==="light"||e==="dark"?e:void 0}function Ar(e){
Fs.dataset.theme=e}function Bs(){let e=()=>Ar(fu()??(zs.matches?"dark":"light"));e(),zs.addEventListener("change",e),window.addEventListener("beforeprint",()=>Ar(
"light")),window.addEventListener("afterprint",e)}function Mr(){let e=Fs.dataset.theme==="dark"?"light":"dark";Gt("theme",e),Ar(e)}function Us(){return u("butto\
n",{type:"button",class:"plain",onclick:Mr,"aria-label":"Light or dark",title:"Light or dark (t)"},"\u25D0")}function qs({navigation:e,player:t,search:n,filter:r,help:o}){return[{keys:["j"],does:"next step",run:()=>e.step(1)},{keys:["k"],does:"step before",run:()=>e.step(
-1)},{keys:["n"],does:"next turn",run:()=>e.turn(1)},{keys:["p"],does:"turn before",run:()=>e.turn(-1)},{keys:["Enter","o"],does:"open or close the step",run:e.
fold},{keys:[" "],does:"play or pause",run:t.toggle},{keys:["/"],does:"search",run:n.focus},{keys:["f"],does:"filter",run:r.toggle},{keys:["t"],does:"light or d\
ark",run:Mr},{keys:["g"],does:"to the top",run:()=>window.scrollTo({top:0})},{keys:["?"],does:"this help",run:o.open},{keys:["Escape"],does:"close what is open,\
 stop playing",run:()=>{!n.close()&&!r.close()&&t.stop()}}]}function Ws(){let e=new Map,t=new Set,n=new IntersectionObserver(s=>{for(let{target:i,isIntersecting:l}of s)l?t.add(i):t.delete(i);t.size>0&&requestAnimationFrame(
o)},{rootMargin:"1500px 0px"});function r(s){let i=e.get(s);i!==void 0&&(e.delete(s),t.delete(s),n.unobserve(s),i(),s.classList.remove("is-waiting"))}function o(){
let s=performance.now()+8,i=[...t].map(l=>({element:l,distance:du(l)}));i.sort((l,c)=>l.distance-c.distance);for(let{element:l,distance:c}of i){if(c>0&&performance.
now()>s)break;r(l)}t.size>0&&requestAnimationFrame(o)}return{add(s,i,l){s.classList.add("lazy","is-waiting"),s.style.setProperty("--estimate",`${Math.round(i)}p\
x`),e.set(s,l),n.observe(s)},fillNow:r,fillAll(){for(let s of[...e.keys()])r(s)}}}function du(e){let{top:t,bottom:n}=e.getBoundingClientRect();return n<0?-n:Math.
max(0,t-window.innerHeight)}function Ks(e,t){return u("header",{class:"masthead"},u("div",{class:"brand"},u("span",{class:"wordmark"},u("span",{class:"spine","aria-hidden":"true"}),"logboo\
k"),u("span",{class:"quiet"},e.kind),u("span",{class:"grow"}),Us(),u("button",{type:"button",class:"plain",onclick:t,"aria-label":"Keyboard help",title:"Keyboar\
d help (?)"},"?")),u("h1",{},e.title),u("p",{class:"facts"},...e.facts),u("dl",{class:"totals"},...e.totals),...e.notes.map(n=>u("p",{class:"notice",role:"note"},
...mt(n))))}function Vs(e,t){return Ks({kind:"replay",title:e.title,facts:hu(e),totals:gu(e),notes:e.notes},t)}function hu(e){return[...[e.project,mu(e),e.model,e.client===
void 0?void 0:`Claude Code ${e.client}`,so[e.state]].filter(r=>r!==void 0&&r!=="").flatMap(r=>[u("span",{},r)," "]),u("code",{class:"session",title:"The session\
's id"},e.session)]}function mu({startMs:e,endMs:t}){let n=et(e)===et(t);return`${Bn(e)} \u2013 ${n?ue(t).slice(0,5):Bn(t)}`}function gu({totals:e,time:t,usage:n,
startMs:r,endMs:o}){return[["duration",U(o-r)],["turns",String(e.turns)],["tool calls",String(e.calls)],...Mt("failed",e.failed,"\u2717","failed"),...Mt("refuse\
d",e.refused,"\u2298","refused"),...Mt("cancelled",e.cancelled,"\u25A0","cancelled"),...Mt("subagents",e.agents),...Mt("compactions",e.compactions,"\u21E3"),["m\
odel",U(t.modelMs)],["tools",U(t.toolsMs)],["user",U(t.userMs)],["from tools",Ee(e.outputBytes)],...n===void 0?[]:[bu(n)]].map(([i,l,c])=>u("div",c===void 0?{}:
{class:`total-${c}`},u("dt",{},i),u("dd",{},l)))}function bu(e){let{input:t,cacheWrite:n,cacheRead:r,output:o}=e;return["tokens in \u203A out",`${Je(t+n+r)} \u203A ${Je(
o)}`]}function Mt(e,t,n="",r){if(t===0)return[];let o=n===""?String(t):`${n} ${t}`;return[r===void 0?[e,o]:[e,o,r]]}function pn(e){let t={name:"main",bars:[]},n=new Map([[void 0,t]]);for(let{step:r,agent:o,index:s}of e){if(r.kind==="agent"&&n.set(r.key,{agent:r.key,name:r.name,
bars:[]}),r.kind!=="tool")continue;(n.get(o?.key)??t).bars.push({index:s,startMs:r.startMs,endMs:r.startMs+(r.durationMs??0),kind:xe(r.tool),outcome:r.outcome,calls:1})}
return[...n.values()]}function fn(e,t){let[n,...r]=e;if(n===void 0)return[];let o=[];for(let s of r){let[i]=s.bars;if(i===void 0)continue;let l=o.find(({bars:c})=>(c.
at(-1)?.endMs??0)<=i.startMs);l!==void 0?l.bars.push(...s.bars):o.length<t-1?o.push({agent:"",name:"subagents",bars:[...s.bars]}):o.at(-1)?.bars.push(...s.bars)}
return[n,...o]}function dn(e,t){let n=[];for(let r of[...e].sort((o,s)=>o.startMs-s.startMs)){let o=n.at(-1),s=o!==void 0&&r.endMs-o.startMs<t;o===void 0||!s?n.
push({...r}):(o.endMs=Math.max(o.endMs,r.endMs),o.calls+=1,o.outcome==="ok"&&r.outcome!=="ok"&&(o.outcome=r.outcome,o.kind=r.kind,o.index=r.index))}return n}var ku=.03;function hn(e,t){return u("span",{class:"lane"},...e.bars.flatMap(n=>xu(n,t)))}function xu(e,t){let n=t(e.startMs),r=t(e.endMs)-n,o=r>=ku?Ie[e.kind].
letter:"",s=u("span",{class:`bar kind-${e.kind} outcome-${e.outcome}`,"data-step":e.index},o);if(be(s,{left:n,width:r}),e.outcome==="ok")return[s];let i=u("span",
{class:`flag outcome-${e.outcome}`,"data-step":e.index},Ze[e.outcome].sign);return be(i,{left:n}),[s,i]}var yu=4,Tu=1/900,Su=40,mn=.02;function Gs(e){let{scale:t}=e,n=m=>m/t.totalMs,r=m=>n(t.toAxis(m)),o=fn(pn(e.steps),yu).map(({name:m,bars:x})=>({name:m,bars:dn(x,
t.totalMs*Tu)})),i=o.flatMap(({bars:m})=>m).filter(({outcome:m})=>m!=="ok").length>Su,l=u("span",{class:"playhead"}),c=u("div",{class:i?"overview is-crowded":"o\
verview",role:"slider",tabindex:0,"aria-label":"Place in the session","aria-valuemin":0,"aria-valuemax":1e3,onclick:m=>d(m),onkeydown:m=>f(m)},...e.turns.map(m=>wu(
r(m.startMs))),...t.silences.map(({atMs:m,realMs:x})=>Eu(n(m),x)),...o.map(m=>hn(m,r)),l);function d(m){let x=m.target instanceof HTMLElement?m.target.dataset.step:
void 0,{left:T,width:R}=c.getBoundingClientRect();x!==void 0?e.goTo(Number(x),"focus"):gn(e,(m.clientX-T)/Math.max(1,R)*t.totalMs)}function f(m){let x={ArrowRight:mn,
ArrowUp:mn,ArrowLeft:-mn,ArrowDown:-mn,Home:-1,End:1}[m.key];x!==void 0&&(m.preventDefault(),gn(e,e.axisMs+x*t.totalMs,"mark"))}function b(){be(l,{left:n(e.axisMs)}),
c.setAttribute("aria-valuenow",String(Math.round(n(e.axisMs)*1e3))),c.setAttribute("aria-valuetext",ue(t.toClock(e.axisMs)))}return e.listen("clock",b),b(),c}function wu(e){
let t=u("span",{class:"tick"});return be(t,{left:e}),t}function Eu(e,t){let n=u("span",{class:"silence",title:`nothing for ${U(t)}`},"\u22EE");return be(n,{left:e}),
n}function Lr({inTime:e,steps:t,scale:n},r){let o=n.toClock(r),s=0,i=e.length;for(;s<i;){let l=s+i>>1;(t[e[l]??0]?.step.startMs??0)<=o+1?s=l+1:i=l}return e[Math.
max(0,s-1)]??-1}function gn(e,t,n="mark"){e.axisMs=Math.min(e.scale.totalMs,Math.max(0,t)),e.tell("clock");let r=Lr(e,e.axisMs);r!==-1&&(e.place={index:r,how:n},
e.tell("place"))}function js(){return JSON.parse(document.getElementById("page-data")?.textContent??"null")}var _u=250;function Xs(e,t){let n,r=0;function o(){n?.classList.remove("is-current"),n?.removeAttribute("aria-current"),n=void 0}function s(){o();let{index:l,how:c}=e.
place,d=c==="between"?void 0:t.rowOf(l);if(d!==void 0){if(n=d,d.classList.add("is-current"),d.setAttribute("aria-current","step"),c==="follow"){let f=performance.
now();if(f-r<_u)return;r=f}jt(d),c==="focus"&&d.focus({preventScroll:!0}),c!=="follow"&&Kt(nt(e.steps[l]?.step.key??""))}}function i(){if(document.body.classList.
toggle("is-playing",e.isPlaying),!e.isPlaying)return;let l=e.scale.toClock(e.axisMs);for(let[c,d]of e.rows)d.classList.toggle("is-future",(e.steps[c]?.step.startMs??
0)>l+1)}e.listen("place",s),e.listen("clock",i)}var Au=[1,5,15,60,300],Mu=15;function Qs(e){let t,n=0,r=Lu(e,o);function o(){t===void 0?s():i()}function s(){e.axisMs>=e.scale.totalMs-1&&gn(e,0),e.isPlaying=!0,
n=performance.now(),t=requestAnimationFrame(l),r.showRunning(!0),e.tell("clock")}function i(){t!==void 0&&cancelAnimationFrame(t),t=void 0,r.showRunning(!1)}function l(d){
let f=Math.max(0,d-n)*r.speed();e.axisMs=Math.min(e.scale.totalMs,e.axisMs+f),n=d,e.tell("clock");let b=Lr(e,e.axisMs);b!==e.place.index&&e.shown.has(b)&&e.goTo(
b,"follow"),e.axisMs>=e.scale.totalMs?c():t=requestAnimationFrame(l)}function c(){let d=e.isPlaying;return i(),e.isPlaying=!1,e.tell("clock"),d}return{element:r.
element,toggle:o,stop:c}}function Lu(e,t){let n=u("button",{type:"button",class:"play",onclick:t,title:"Play (space)"}),r=u("span",{class:"clock"}),o=u("select",
{"aria-label":"Speed",title:"Speed"},...Au.map(c=>u("option",{value:c,selected:c===Mu},`${c}\xD7`))),s=()=>{r.textContent=`${Zs(e.axisMs)} / ${Zs(e.scale.totalMs)}`},
i=c=>{n.textContent=c?"\u275A\u275A":"\u25B6",n.setAttribute("aria-label",c?"Pause":"Play the session in time")};return e.listen("clock",s),s(),i(!1),{element:u(
"div",{class:"player",role:"group","aria-label":"Walk in time"},Ys(e,"\u21E4","Step back",-1),n,Ys(e,"\u21E5","Step on",1),o,r),speed:()=>Number(o.value),showRunning:i}}
function Ys(e,t,n,r){return u("button",{type:"button",class:"plain","aria-label":n,title:n,onclick:()=>{let s=un(e,r);s!==void 0&&e.goTo(s,"mark")}},t)}function Zs(e){
return e<1e3?"0s":U(Math.round(e/1e3)*1e3)}var Ru=32,Pu=He(()=>new RegExp("^(?:\\p{M}|\\u200d|\\p{Emoji_Modifier}|[\\u{e0020}-\\u{e007f}]|[\\u1160-\\u11ff]|[\\uff9e\\uff9f])","u")),Js=768;function Cu(e){return e>=56320&&e<=57343}function Ou(e){return e>=55296&&e<=56319}function ti(e,t){return t>0&&t<e.length&&Cu(e.charCodeAt(t))&&Ou(e.charCodeAt(
t-1))}function Du(e,t){return t<=0||t>=e.length||e.charCodeAt(t)<Js&&e.charCodeAt(t-1)<Js?!1:ti(e,t)?!0:e.charCodeAt(t-1)===8205||Pu().test(e.slice(t,t+2))}function ei(e,t){
if(t>=e.length)return e.length;if(t<=0)return 0;let n=Math.max(0,t-Ru);for(let r=t;r>=n;r--)if(!Du(e,r))return r;return ti(e,t)?t-1:t}function ni(e,t,n="\u2026"){return e.length<=t?e:n.length>=t?e.slice(0,ei(e,t)):e.slice(0,ei(e,t-n.length))+n}var vu=/(?:\x1b\[|\x9b)[0-?]{0,64}[ -/]{0,8}[@-~]?|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c\n]{0,2048}(?:\x07|\x1b\\|\x9c)?|\x1b[ -/]{0,4}[0-~]?/g,$u=/[\x1b\x90-\x9f]/;var Pd=He(()=>new RegExp("(?![\\u200d\\ufe00-\\ufe0f])\\p{Default_Ignorable_Code_Point}|[\\ufff9-\\ufffb]","gu"));var Cd=He(()=>new RegExp("(?<!(?:\\p{Extended_Pictographic}|\\p{Emoji_Modifier})[\\ufe00-\\ufe0f]?)\\u200d|\\u200d(?!\\p{Extended_Pictographic})","gu"));function ri(e){
return $u.test(e)?e.replace(vu,""):e}function si(e,t){let n=it(t);return e.flatMap(r=>[...r.prompt===void 0?[]:[{turn:r.number,where:"prompt",text:r.prompt.text}],...(n.get(r)??[]).flatMap(({step:o,
index:s})=>Iu(o).map(([i,l])=>({step:s,turn:r.number,where:i,text:l})))])}function Iu(e){switch(e.kind){case"tool":{let{fields:t=[],edits:n=[]}=e,o=[...t.map(({
value:s})=>s),...n.flatMap(({before:s,after:i})=>[s,i])].map(({text:s})=>s).join(`
`);return[[e.tool,[e.tool,e.target??"",e.denial??""].join(" ")],...Rr("input",o===e.target?void 0:{text:o}),...Rr("error",e.error),...Rr("output",e.output&&{text:ri(
e.output.text)})]}case"agent":return[["subagent",e.name]];case"prompt":case"answer":return[[e.kind==="prompt"?"queued prompt":"answer",e.text.text]];case"compac\
tion":case"failure":return[[e.kind,e.text]];default:return e}}function Rr(e,t){return t===void 0||t.text===""?[]:[[e,t.text]]}function ii(e,t){let n=ze(t.trim());
return n===""?[]:e.flatMap(r=>{r.folded??=ze(r.text);let o=r.folded.indexOf(n);return o===-1?[]:[{passage:r,snippet:zu(r,o,n.length),count:Nu(r.folded,n)}]})}function Nu(e,t){
let n=0;for(let r=e.indexOf(t);r!==-1;r=e.indexOf(t,r+t.length))n+=1;return n}var oi=40,Hu=140;function zu({text:e,folded:t=""},n,r){let o=t.length===e.length?e:
t,s=Fu(o,Math.max(0,n-oi),n),i=Math.min(o.length,s+Math.max(Hu,oi+r)),l=o.slice(s,i).replace(/\s+/g," ");return`${s>0?"\u2026":""}${l}${i<o.length?"\u2026":""}`}
function Fu(e,t,n){if(t===0)return 0;let r=e.slice(t,n).search(/\s\S/);return r===-1?t:t+r+1}var Bu=150,ai=200;function ui(e,t){let n,r=[],o=-1,s="",i=Uu({onPause:f,onStep:m,onFocus:b}),l=u("span",{class:"found",role:"status"}),c=[li("\u2191","Previous \
hit",()=>m(-1)),li("\u2193","Next hit",()=>m(1))],d=u("ol",{class:"hits",hidden:!0,"aria-label":"Hits"});function f(){if(i.value!==s){s=i.value,n??=si(e.turns,e.
steps),r=ii(n,s),o=-1;for(let T of c)T.disabled=r.length===0;d.replaceChildren(...qu(r,x)),l.textContent=ci(s,r.length,o),b(),t.onFound()}}function b(){d.hidden=
r.length===0,d.hidden||t.onOpen()}function m(T){f(),r.length>0&&x((Math.max(o,T===1?-1:0)+T+r.length)%r.length)}function x(T){let R=r[T];R!==void 0&&(d.children[o]?.
classList.remove("is-current"),o=T,d.children[o]?.classList.add("is-current"),d.children[o]?.scrollIntoView({block:"nearest"}),l.textContent=ci(s,r.length,o),t.
onGoTo(R))}return{element:u("div",{class:"search",role:"search"},i,l,...c),list:d,query:()=>s,hits:()=>r,focus(){i.focus(),i.select()},close(){let T=!d.hidden;return d.
hidden=!0,T}}}function Uu(e){let t;return u("input",{type:"search",id:"search",placeholder:"Search texts","aria-label":"Search prompts, answers, inputs and outp\
uts",autocomplete:"off",spellcheck:"false",oninput:()=>{clearTimeout(t),t=setTimeout(e.onPause,Bu)},onfocus:e.onFocus,onkeydown:n=>{n.key==="Enter"&&(n.preventDefault(),
clearTimeout(t),e.onStep(n.shiftKey?-1:1))}})}function li(e,t,n){return u("button",{...{type:"button",class:"plain","aria-label":t,title:t,disabled:!0},onclick:n},
e)}function ci(e,t,n){return e.trim()===""?"":t===0?"nothing found":n===-1?`${t} found`:`${n+1} of ${t}`}function qu(e,t){let n=e.length-ai,r=e.slice(0,ai).map(
(o,s)=>Wu(o,()=>t(s)));return n<=0?r:[...r,u("li",{class:"quiet"},`and ${n.toLocaleString("en")} more: the arrows reach them`)]}function Wu({passage:e,snippet:t,
count:n},r){let o=n>1?` \xB7 ${n}\xD7`:"";return u("li",{},u("button",{type:"button",onclick:r},u("span",{class:"hit-place"},`turn ${e.turn} \xB7 ${e.where}${o}`),
u("span",{class:"hit-text"},t)))}var pi=12,Ku=1/240,Vu=16,Gu=90;function fi(e,t){let n=it(e.steps),r=e.turns.map(o=>Xu(o,n.get(o)??[],e,t));return u("section",{class:"timeline","aria-labelledby":"\
timeline-name"},u("h2",{id:"timeline-name"},"Timeline"),ju(e),u("ol",{class:"timeline-rows"},...r))}function ju({steps:e}){let t=new Set(e.flatMap(({step:r})=>r.
kind==="tool"?[xe(r.tool)]:[])),n=Object.keys(Ie).filter(r=>t.has(r));return u("ul",{class:"legend","aria-label":"Kinds of tools"},...n.map(r=>u("li",{},Ne(r),Ie[r].
word)))}function Xu(e,t,n,r){let o=Math.max(1,e.endMs-e.startMs),s=pn(t),i=s.length>pi?fn(s,pi):s,l=m=>Math.min(1,Math.max(0,(m-e.startMs)/o)),c=u("span",{class:"\
track","aria-hidden":"true"});r.add(c,i.length*Vu,()=>c.append(...i.map(m=>u("span",{class:"lane-line"},hn({...m,bars:dn(m.bars,o*Ku)},l),m.agent!==void 0&&u("s\
pan",{class:"lane-name"},m.name)))));let d=Ut[e.outcome],f=`${ke(e.totals.calls,"call")}, ${e.totals.failed} failed`,b=ni((e.prompt?.text??"(no prompt recorded)").
replace(/\s+/g," ").trim(),Gu);return u("li",{class:"timeline-row"},u("a",{href:Wt(e.number),onclick:m=>{let x=m.target instanceof HTMLElement?m.target.dataset.
step:void 0;x!==void 0&&(m.preventDefault(),n.goTo(Number(x),"focus"))}},u("span",{class:"number"},u("span",{class:"unseen"},"Turn "),String(e.number)),u("span",
{class:"excerpt"},b),u("span",{class:`state turn-${e.outcome}`},u("span",{"aria-hidden":"true"},d.sign),u("span",{class:"unseen"},`${d.word}, ${f}`)),u("span",{
class:"took"},U(e.endMs-e.startMs)),c))}var di=20,Yu=38,Zu=26,Qu=95;function hi(e,t){let n=u("div",{class:"turns"}),r=new Map,o=new Map;function s(){r=new Map,e.rows.clear(),o=new Map;let c=it(e.steps.
filter(({index:f})=>e.shown.has(f))),d=tt(e.filter);n.replaceChildren(...e.data.items.flatMap(f=>{if(f.kind==="mark")return d?[]:[np(f)];let b=c.get(f)??[];return d&&
b.length===0?[]:[i(f,b)]})),n.childElementCount===0&&n.append(u("p",{class:"nothing"},"No step matches the filter."))}function i(c,d){let f=u("div",{class:"aske\
d"});t.add(f,40+mi(c.prompt?.text??""),()=>f.append(...tp(c)));let b=[];for(let m=0;m<d.length;m+=di)b.push(l(d.slice(m,m+di)));return o.set(c.number,f),u("sect\
ion",{class:`turn turn-is-${c.outcome}`,id:`turn-${c.number}`,"aria-labelledby":`turn-${c.number}-name`,tabindex:-1},ep(c),f,...b)}function l(c){let d=u("ol",{class:"\
rows"}),f=c.reduce((b,{step:m})=>b+Ju(m),0);for(let{index:b}of c)r.set(b,d);return t.add(d,f,()=>{d.append(...c.map(b=>Rs(b,e))),e.tell("folds")}),d}return s(),
e.listen("filter",s),{element:n,rowOf(c){let d=r.get(c);return d!==void 0&&t.fillNow(d),e.rows.get(c)},turnOf(c){!o.has(c)&&e.turns.some(f=>f.number===c)&&e.setFilter(
_e);let d=o.get(c);return d!==void 0&&t.fillNow(d),d?.parentElement??void 0},shownTurns:()=>[...o.keys()]}}function Ju(e){return e.kind==="answer"||e.kind==="pr\
ompt"?24+mi(e.text.text):Yu}function mi(e){return e.split(`
`,200).reduce((n,r)=>n+Math.max(1,Math.ceil(r.length/Qu)),0)*Zu}function ep(e){let{totals:t,usage:n}=e,r=[...e.outcome==="open"?[]:[U(e.endMs-e.startMs)],t.calls===
0?"no tool calls":ke(t.calls,"call"),...n===void 0?[]:[`${Je(n.input+n.cacheWrite+n.cacheRead)} tokens in, ${Je(n.output)} out`]];return u("header",{class:"turn\
-head"},u("h3",{id:`turn-${e.number}-name`},u("a",{href:`#turn-${e.number}`,title:"Link to this turn"},`Turn ${e.number}`)),po(e.outcome),u("span",{class:"facts"},
`${ue(e.startMs)} \xB7 ${r.join(" \xB7 ")}`))}function tp(e){let{prompt:t,isNotification:n}=e;if(t===void 0)return[u("p",{class:"quiet"},"The log has no prompt \
for this turn.")];let r=t.cut,o=[r!==void 0&&u("p",{class:"quiet"},`${r.chars.toLocaleString("en")} characters are left out here${e.id===void 0?".":`: logbook s\
how ${e.id.slice(0,8)}`}`)];return n?[u("p",{class:"remark"},`\u21A9 ${t.text}`)]:[u("div",{class:"speech user"},u("span",{class:"unseen"},"Prompt: "),on(t.text),
...o)]}function np(e){let{sign:t,word:n}=io(e),r=e.durationMs===void 0?"":` in ${U(e.durationMs)}`;return u("p",{class:`mark mark-${e.mark}`},u("span",{"aria-hi\
dden":"true"},`${t} `),`${n}${r}`,u("span",{class:"quiet"},` ${et(e.startMs)} ${ue(e.startMs)}${e.model===void 0?"":` \xB7 ${e.model}`}`))}var rp="A step's time is a link to it. Hits: Enter goes to the next one, Shift+Enter to the one before.";function op(){Bs();let e=js(),t=Is(e),n=Ws(),r=hi(t,n),
o=Qs(t),s=fo(t,()=>c.close()),i=ko(()=>f,rp);Xs(t,r);let l=Ns(t,r),c=ui(t,{onFound:()=>d(),onOpen:()=>s.close(),onGoTo:b=>{l.goToHit(b,c.query()),d()}}),d=Hs(t,
c),f=qs({navigation:l,player:o,search:c,filter:s,help:i});zn(document.body,[u("a",{class:"skip",href:"#turns"},"Skip to the turns"),Vs(e,i.open),u("div",{class:"\
toolbar",role:"region","aria-label":"Find and play"},u("div",{class:"tools"},c.element,s.button,o.element),Gs(t),u("div",{class:"popover"},c.list,s.panel)),u("m\
ain",{id:"main"},mo(e.findings),fi(t,n),u("section",{id:"turns","aria-labelledby":"turns-name",tabindex:-1},u("h2",{id:"turns-name"},"Turns"),r.element)),u("foo\
ter",{},"Drawn by logbook from this file alone: nothing is loaded, nothing is sent. Secrets are masked, long texts are cut; ",u("code",{},"logbook show")," has \
the whole."),i.element]),bo(f),window.addEventListener("beforeprint",n.fillAll),l.followLinks()}op();})();
