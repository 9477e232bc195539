"use strict";var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __hasOwnProp=Object.prototype.hasOwnProperty;var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var shorten_json_exports={};__export(shorten_json_exports,{createShortener:()=>createShortener});module.exports=__toCommonJS(shorten_json_exports);function createTail(blockBytes){let older=Buffer.allocUnsafeSlow(blockBytes+8),newer=Buffer.allocUnsafeSlow(blockBytes+8),olderBytes=0,newerBytes=0,isCut=!1;return{
push(byte,isBoundary){newerBytes>=blockBytes&&isBoundary&&(isCut||=olderBytes>0,[older,newer]=[newer,older],olderBytes=newerBytes,newerBytes=0),newer[newerBytes++]=
byte},take(){let taken={bytes:Buffer.concat([older.subarray(0,olderBytes),newer.subarray(0,newerBytes)]),isCut};return olderBytes=0,newerBytes=0,isCut=!1,taken}}}var STRING_HEAD_BYTES=64*1024,STRING_TAIL_BYTES=64*1024,FIELD_BYTES=1024*1024,ENVELOPE_DEPTH=2,MAX_KEPT_BYTES=8*1024*1024,QUOTE=34,COMMA=44,BACKSLASH=92,LETTER_U=117,
MARK=Buffer.from("\u2026");function createShortener(){let scan={kept:Buffer.allocUnsafeSlow(MAX_KEPT_BYTES),keptBytes:0,isFull:!1,dropped:new Map,depth:0,hasClosed:!1,
isInString:!1,escapeLeft:0,stringBytes:0,stringStart:0,isPastHead:!1,tail:createTail(STRING_TAIL_BYTES),field:"",fieldStart:0,isKeyNext:!1,skipDepth:0};return{feed:chunk=>feed(
scan,chunk),isComplete:()=>scan.hasClosed&&scan.depth===0,finish:()=>scan.isFull?void 0:{json:scan.kept.subarray(0,scan.keptBytes),dropped:scan.dropped}}}function feed(scan,chunk){
for(let byte of chunk)scan.isInString?byte===QUOTE&&scan.escapeLeft===0?endString(scan):feedString(scan,byte):feedStructure(scan,byte)}function feedStructure(scan,byte){
if(byte===QUOTE){startString(scan);return}let isOpening=byte===123||byte===91;isOpening?scan.depth+=1:byte===125||byte===93?close(scan):byte===COMMA&&isFieldFull(
scan)&&(scan.skipDepth=scan.depth),scan.skipDepth>0?drop(scan,1):keep(scan,byte),scan.depth===1&&(isOpening||byte===COMMA)&&(scan.isKeyNext=!0)}function close(scan){
scan.depth-=1,scan.depth<scan.skipDepth&&(scan.skipDepth=0),scan.depth===0&&(scan.hasClosed=!0)}function isFieldFull(scan){if(scan.skipDepth>0||scan.depth<ENVELOPE_DEPTH)
return!1;let limit=scan.depth>ENVELOPE_DEPTH?FIELD_BYTES:2*FIELD_BYTES;return scan.keptBytes-scan.fieldStart>limit}function startString(scan){scan.isInString=!0,
scan.isPastHead=!1,scan.stringBytes=0,!(scan.skipDepth>0)&&(keep(scan,QUOTE),scan.stringStart=scan.keptBytes)}function feedString(scan,byte){let isBoundary=scan.
escapeLeft===0&&!isContinuation(byte);isBoundary&&scan.stringBytes>=STRING_HEAD_BYTES&&(scan.isPastHead=!0),scan.escapeLeft>0?scan.escapeLeft+=byte===LETTER_U&&
scan.escapeLeft===1?3:-1:byte===BACKSLASH&&(scan.escapeLeft=1),scan.stringBytes+=1,!(scan.skipDepth>0)&&(scan.isPastHead?scan.tail.push(byte,isBoundary):keep(scan,
byte))}function endString(scan){if(scan.isInString=!1,scan.skipDepth>0){drop(scan,scan.stringBytes+2);return}scan.isPastHead&&keepTail(scan),scan.depth===1&&scan.
isKeyNext&&(scan.field=scan.kept.toString("utf8",scan.stringStart,scan.keptBytes),scan.fieldStart=scan.keptBytes,scan.isKeyNext=!1),keep(scan,QUOTE)}function keepTail(scan){
let{bytes,isCut}=scan.tail.take(),headBytes=scan.keptBytes-scan.stringStart;if(drop(scan,scan.stringBytes-headBytes-bytes.length),isCut)for(let byte of MARK)keep(
scan,byte);for(let byte of bytes)keep(scan,byte)}function isContinuation(byte){return(byte&192)===128}function keep(scan,byte){scan.keptBytes===MAX_KEPT_BYTES?scan.
isFull=!0:scan.kept[scan.keptBytes++]=byte}function drop(scan,bytes){bytes>0&&scan.dropped.set(scan.field,(scan.dropped.get(scan.field)??0)+bytes)}0&&(module.exports={createShortener});
