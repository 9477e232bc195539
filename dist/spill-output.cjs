"use strict";var __create=Object.create;var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty;var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toESM=(mod,isNodeMode,target)=>(target=mod!=null?__create(__getProtoOf(mod)):{},__copyProps(isNodeMode||!mod||!mod.__esModule?__defProp(target,"default",{
value:mod,enumerable:!0}):target,mod)),__toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var spill_output_exports={};__export(spill_output_exports,{spillOutput:()=>spillOutput});module.exports=__toCommonJS(spill_output_exports);function parseListText(text2){return splitAtCommas(text2).map(item=>item.trim()).filter(item=>item!=="")}function splitAtCommas(text2){let items=[],item="",depth=0;
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
function list(description,env){return{default:[],description,...env!==void 0&&{env}}}var import_node_fs3={default:require("node:fs")};function parseJson(text2){try{return JSON.parse(text2)}catch(error){if(error instanceof SyntaxError)return;throw error}}function isObject(value){return typeof value==
"object"&&value!==null&&!Array.isArray(value)}function parseJsonObject(text2){let value=parseJson(text2);return isObject(value)?value:void 0}var LogbookError=class extends Error{code;path;byteOffset;hint;constructor(code,message,details={}){super(message,details.cause===void 0?void 0:{cause:details.cause}),
this.name="LogbookError",this.code=code,details.path!==void 0&&(this.path=details.path),details.byteOffset!==void 0&&(this.byteOffset=details.byteOffset),details.
hint!==void 0&&(this.hint=details.hint)}};function errnoOf(error){return typeof error=="object"&&error!==null&&"code"in error&&typeof error.code=="string"?error.code:void 0}var import_node_fs2=import_node_fs3;var import_node_fs=import_node_fs3,import_node_path2=require("node:path");var import_node_path=require("node:path");function clientRoot(env){return env.CLAUDE_CONFIG_DIR||(0,import_node_path.join)(homeFolder(env),".claude")}function homeFolder(env){
return env.HOME||process.getBuiltinModule("node:os").homedir()}function storeRoot(env){return env.LOGBOOK_HOME||(0,import_node_path.join)(clientRoot(env),"logbo\
ok")}function assertNoLink(path){let root=storeRoot(process.env),names=namesBelow(root,path);refuseLinks((0,import_node_path2.join)(root,names[0]??""),names.slice(1,
-1))}function namesBelow(root,path){let way=(0,import_node_path2.relative)(root,path);return way.startsWith("..")?[]:way.split(import_node_path2.sep)}function refuseLinks(root,names){
let path=root;for(let name of names)if(path+=import_node_path2.sep+name,import_node_fs.default.lstatSync(path,{throwIfNoEntry:!1})?.isSymbolicLink())throw linkError(
path)}function linkError(link){return new LogbookError("LINK_REFUSED",`${link} is a symbolic link: nothing is written or removed through it`,{path:link})}var MAX_CONFIG_BYTES=1048576,MAX_SETTINGS_BYTES=4194304;var ABSENT=new Set(["ENOENT","ENOTDIR","EISDIR","ELOOP","ENAMETOOLONG","ENXIO","ENODEV","ERR_INVALID_ARG_VALUE"]);function isAbsent(error){return ABSENT.has(errnoOf(
error)??"")}function openRegular(path,access=import_node_fs2.default.constants.O_RDONLY){let fd;try{fd=import_node_fs2.default.openSync(path,access|import_node_fs2.default.
constants.O_NONBLOCK|import_node_fs2.default.constants.O_NOCTTY)}catch(error){if(isAbsent(error))return;throw error}let stat=import_node_fs2.default.fstatSync(fd);
if(stat.isFile())return{fd,size:stat.size};import_node_fs2.default.closeSync(fd)}function readWhole({fd,size}){let buffer=Buffer.allocUnsafe(size),filled=0;for(;filled<size;){let read=import_node_fs2.default.readSync(fd,buffer,filled,size-filled,
filled);if(read===0)break;filled+=read}return buffer.subarray(0,filled)}function readForeignFile(path,maxBytes){if(import_node_fs2.default.existsSync(path))try{
return readRegular(path,maxBytes)}catch{return}}function readRegular(path,maxBytes){let file=openRegular(path);if(file!==void 0)try{return file.size>maxBytes?void 0:
readWhole(file)}finally{import_node_fs2.default.closeSync(file.fd)}}function readConfigFile({config}){let content=readForeignFile(config,MAX_CONFIG_BYTES);return content!==void 0?parseJsonObject(content.toString("utf8").replace(
/^\uFEFF/,"")):isNothing(config)?{}:void 0}function isNothing(path){try{return import_node_fs3.default.lstatSync(path,{throwIfNoEntry:!1})===void 0}catch(error){return errnoOf(error)==="ENOTDIR"}}var import_node_fs4=import_node_fs3;var A_FILE="a file";function oddnessOf(path,maxBytes){let link;try{link=import_node_fs4.default.lstatSync(path,{throwIfNoEntry:!1})}catch(error){let code=errnoOf(
error);return code==="ENOTDIR"?void 0:`not to be asked about (${code??"unknown error"})`}if(link!==void 0){if(!link.isSymbolicLink())return oddnessOfEntry(path,
link,maxBytes);try{let target=import_node_fs4.default.statSync(path,{throwIfNoEntry:!1});if(target===void 0)return"a link that leads nowhere";let oddness=oddnessOfEntry(
path,target,maxBytes);return oddness===void 0?void 0:`a link to ${import_node_fs4.default.readlinkSync(path)}: ${oddness}`}catch(error){let code=errnoOf(error);
return code==="ELOOP"?"a link that leads in a circle":`a link that cannot be followed (${code})`}}}function oddnessOfEntry(path,stat,maxBytes){let kind=kindOf(stat);
return kind!==A_FILE?kind:stat.size>maxBytes?`a file of ${stat.size} bytes, where at most ${maxBytes} make sense`:unreadableReason(path)}function kindOf(stat){return stat.
isFile()?A_FILE:stat.isDirectory()?"a folder":stat.isFIFO()?"a FIFO":stat.isSocket()?"a socket":stat.isCharacterDevice()?"a character device":stat.isBlockDevice()?
"a block device":"no regular file"}function unreadableReason(path){try{let file=openRegular(path);if(file===void 0)return;try{import_node_fs4.default.readSync(file.
fd,Buffer.alloc(1),0,1,0);return}finally{import_node_fs4.default.closeSync(file.fd)}}catch(error){return`a file that cannot be read (${errnoOf(error)??"unknown \
error"})`}}var import_node_path3=require("node:path");var PREFIX="CLAUDE_PLUGIN_OPTION_",PLUGIN=/^logbook@/;function withPluginOptions(env){if(env.CLAUDE_PLUGIN_ROOT)return env;let text2=readForeignFile((0,import_node_path3.join)(
clientRoot(env),"settings.json"),MAX_SETTINGS_BYTES)?.toString("utf8");if(text2===void 0||!text2.includes('"pluginConfigs"'))return env;let all=parseJsonObject(
text2)?.pluginConfigs,variables=Object.entries(isObject(all)?all:{}).filter(([name])=>PLUGIN.test(name)).flatMap(([,config])=>isObject(config)&&isObject(config.
options)?Object.entries(config.options):[]).map(([key,value])=>[`${PREFIX}${key.toUpperCase()}`,String(value)]);return{...Object.fromEntries(variables),...env}}function loadConfig(store,environment){let env=withPluginOptions(environment),value=readConfigFile(store);if(value!==void 0)return parseConfig(value,env);let{config}=parseConfig(
{},env);return{config,problems:[{key:"",message:`${store.config} is ${whatElse(store.config)}`}]}}function whatElse(path){let oddness=oddnessOf(path,MAX_CONFIG_BYTES);if(oddness!==void 0)return oddness;try{return JSON.parse(readForeignFile(path,MAX_CONFIG_BYTES)?.
toString("utf8").replace(/^\uFEFF/,"")??""),"not a JSON object"}catch(error){return`not JSON: ${error instanceof Error?error.message:String(error)}`}}var import_node_crypto=require("node:crypto"),import_node_fs7=import_node_fs3,import_node_path7=require("node:path");function isoTime(timeMs){return new Date(timeMs).toISOString()}var import_node_fs5=import_node_fs3,import_node_path4=require("node:path");var FILE_MODE=384,DIRECTORY_MODE=448;function makeDirectory(path){if(!import_node_fs5.default.existsSync(path)){makeParent(path),assertNoLink(path);try{import_node_fs5.default.
mkdirSync(path,{mode:DIRECTORY_MODE})}catch(error){if(errnoOf(error)!=="EEXIST")throw error}}}function makeParent(path){let parent=(0,import_node_path4.dirname)(
path);parent!==path&&makeDirectory(parent)}function openForWrite(path,flags){assertNoLink(path);try{return openPlain(path,flags)}catch(error){if(errnoOf(error)!==
"ENOENT")throw error;return makeDirectory((0,import_node_path4.dirname)(path)),openPlain(path,flags)}}function openPlain(path,flags){let plain=typeof flags=="nu\
mber"?flags|(import_node_fs5.default.constants.O_NOFOLLOW??0):flags;try{return import_node_fs5.default.openSync(path,plain,FILE_MODE)}catch(error){throw errnoOf(
error)==="ELOOP"?linkError(path):error}}function appendLine(path,line){let fd=openForWrite(path,import_node_fs5.default.constants.O_RDWR|import_node_fs5.default.
constants.O_CREAT|import_node_fs5.default.constants.O_APPEND);try{let stat=import_node_fs5.default.fstatSync(fd);if(!stat.isFile())throw new LogbookError("STORE\
_UNWRITABLE",`append to ${path}: no regular file`,{path});let prefix=endsWithNewline(fd,stat.size)?"":`
`;writeWhole(fd,Buffer.from(`${prefix}${line}
`))}finally{import_node_fs5.default.closeSync(fd)}}function endsWithNewline(fd,size){if(size===0)return!0;let last=Buffer.alloc(1);return import_node_fs5.default.
readSync(fd,last,0,1,size-1)===1?last[0]===10:!0}function writeWhole(fd,bytes){let written=0;for(;written<bytes.length;)written+=import_node_fs5.default.writeSync(
fd,bytes,written,bytes.length-written)}var import_node_fs6=import_node_fs3;var NO_LINKS=new Set(["EPERM","ENOSYS","ENOTSUP","EOPNOTSUPP","EMLINK"]);function linkOnce(temporary,path){try{import_node_fs6.default.linkSync(temporary,path)}catch(error){
let code=errnoOf(error)??"";if(NO_LINKS.has(code))return import_node_fs6.default.renameSync(temporary,path),!0;if(code!=="EEXIST")throw error;return import_node_fs6.default.
unlinkSync(temporary),!1}return import_node_fs6.default.unlinkSync(temporary),!0}var import_node_path5=require("node:path");var SPILL_FOLDER="tool-results",TEMPORARY_SUFFIX=".tmp";function temporaryPath(dir){return(0,import_node_path5.join)(dir,`.${process.pid}-${Math.random().toString(36).slice(2)}${TEMPORARY_SUFFIX}`)}var import_node_path6=require("node:path");var CHUNK_BYTES=1024*1024;function spillPath(rawDir,name){return(0,import_node_path6.join)(rawDir,SPILL_FOLDER,name)}var LEDGER="spilled.jsonl",HASH_CHARS=32;function saveOwnSpill(rawDir,{toolUseId,text:text2},nowMs){let file=`logbook-${(0,import_node_crypto.createHash)("sha256").update(text2).digest("hex").slice(0,HASH_CHARS)}\
.txt`,path=spillPath(rawDir,file);import_node_fs7.default.existsSync(path)||writeOnce(path,text2);let line={v:1,time:isoTime(nowMs),tool_use_id:toolUseId,file,chars:text2.
length};appendLine((0,import_node_path7.join)(rawDir,LEDGER),JSON.stringify(line))}function writeOnce(path,text2){let temporary=temporaryPath((0,import_node_path7.dirname)(
path)),fd=openForWrite(temporary,"wx");try{writeWhole(fd,Buffer.from(text2))}finally{import_node_fs7.default.closeSync(fd)}linkOnce(temporary,path)}function renderHalf(half){return(half>>>0).toString(16).padStart(8,"0")}function hash64(data){let bytes=typeof data=="string"?Buffer.from(data,"utf8"):data,high=-873292572,
low=-2078137563;for(let i=0;i<bytes.length;i++){low^=bytes[i];let lower=(low&65535)*435,upper=(low>>>16)*435+(lower>>>16);high=Math.imul(high,435)+(low<<8)+(upper>>>
16)|0,low=upper<<16|lower&65535}return renderHalf(high)+renderHalf(low)}function wholeSlice(messages){return{stage:"whole",messages}}function lazy(make){let made;return()=>(made??=make(),made)}var MAX_SEQUENCE=32,joinsPrevious=lazy(()=>new RegExp("^(?:\\p{M}|\\u200d|\\p{Emoji_Modifier}|[\\u{e0020}-\\u{e007f}]|[\\u1160-\\u11ff]|[\\uff9e\\uff9f])","u")),
FIRST_MARK=768;function isLowSurrogate(unit){return unit>=56320&&unit<=57343}function isHighSurrogate(unit){return unit>=55296&&unit<=56319}function splitsPair(text2,at){return at>
0&&at<text2.length&&isLowSurrogate(text2.charCodeAt(at))&&isHighSurrogate(text2.charCodeAt(at-1))}function splitsSequence(text2,at){return at<=0||at>=text2.length||
text2.charCodeAt(at)<FIRST_MARK&&text2.charCodeAt(at-1)<FIRST_MARK?!1:splitsPair(text2,at)?!0:text2.charCodeAt(at-1)===8205||joinsPrevious().test(text2.slice(at,
at+2))}function boundaryBefore(text2,at){if(at>=text2.length)return text2.length;if(at<=0)return 0;let lowest=Math.max(0,at-MAX_SEQUENCE);for(let place=at;place>=
lowest;place--)if(!splitsSequence(text2,place))return place;return splitsPair(text2,at)?at-1:at}function boundaryAfter(text2,at){if(at<=0)return 0;let highest=Math.
min(text2.length,at+MAX_SEQUENCE);for(let place=at;place<=highest;place++)if(!splitsSequence(text2,place))return place;return splitsPair(text2,at)?at+1:at}function cutText(text2,maxChars,mark="\
\u2026"){return text2.length<=maxChars?text2:mark.length>=maxChars?text2.slice(0,boundaryBefore(text2,maxChars)):text2.slice(0,boundaryBefore(text2,maxChars-mark.
length))+mark}function cutMiddle(text2,headChars,tailChars){let maxChars=headChars+tailChars;if(text2.length<=maxChars)return text2;let mark=cutMark(text2.length-
maxChars),head=headChars-mark.length;return head<=0?cutText(text2,maxChars):text2.slice(0,boundaryBefore(text2,head))+mark+text2.slice(boundaryAfter(text2,text2.
length-tailChars))}function cutMark(chars){return`
\u2026 [${chars} characters cut] \u2026
`}var HEAD_SHARE=.75;function toPreview(result,pointer,previewChars){let note=renderPointer(pointer);if(result.pointer!==void 0&&previewChars>0)return result;let headChars=Math.
floor(previewChars*HEAD_SHARE),preview=previewChars>0?cutMiddle(result.text,headChars,previewChars-headChars):"",text2=preview===""?note:`${preview}
${note}`;return text2.length<result.text.length?{...result,text:text2,pointer}:result}function renderPointer(pointer){return`[tool result of ${pointer.chars} ch\
aracters, whole: ${pointer.command}]`}var SPILL_DEFAULTS={thresholdChars:3e4,previewChars:2e3};function spill(slice,ledger,options=SPILL_DEFAULTS){let spillResult=result=>{let pointer=ledger.pointerOf(
result.callId);return pointer===void 0||result.text.length<=options.thresholdChars?result:toPreview(result,pointer,options.previewChars)},spillMessage=message=>message.
role==="results"?{...message,results:message.results.map(spillResult)}:message;return{stage:"spilled",messages:slice.messages.map(spillMessage)}}function spillableOf(tool,output){if(tool.startsWith("mcp__"))return blocksOf(output);let find=TOOLS[tool];return find!==void 0&&isObject(output)?find(output):void 0}
var TOOLS={Bash:shellText,Grep:output=>fieldText(output,"content")??fileNames(output),Glob:fileNames,WebFetch:output=>fieldText(output,"result")};function shellText(output){
if(output.isImage===!0||output.persistedOutputPath!==void 0)return;let{stdout,stderr}=output;if(typeof stdout!="string")return;let text2=typeof stderr=="string"&&
stderr!==""?`${stdout}
${stderr}`:stdout;return{text:text2,replace:short=>({...output,stdout:short,...text2!==stdout&&{stderr:""}})}}function fieldText(output,name){let text2=output[name];
if(!(typeof text2!="string"||text2===""))return{text:text2,replace:short=>({...output,[name]:short})}}function fileNames(output){let names=output.filenames;if(!Array.
isArray(names)||!names.every(name=>typeof name=="string"))return;let known=new Set(names);return{text:names.join(`
`),replace:short=>({...output,filenames:short.split(`
`).filter(line=>known.has(line)||line.startsWith("[")||line.startsWith("\u2026"))})}}function blocksOf(output){if(!Array.isArray(output)||!output.every(isObject))
return;let isText=block=>block.type==="text"&&typeof block.text=="string",first=output.findIndex(isText);if(!(first<0))return{text:output.filter(isText).map(block=>block.
text).join(`
`),replace:short=>output.flatMap((block,at)=>isText(block)?at===first?[{...block,text:short}]:[]:[block])}}var FRAME_CHARS=200,MIN_THRESHOLD_CHARS=2*FRAME_CHARS;function spillOutput({input,payload,store,env,session,clock}){let{config}=loadConfig(store,env),{tool_name:tool,
tool_use_id:toolUseId}=input;if(!config["spill.enabled"]||tool===void 0||toolUseId===void 0||payload.dropped.size>0)return;let found=spillableOf(tool,outputOf(payload)),
thresholdChars=Math.max(MIN_THRESHOLD_CHARS,config["spill.thresholdChars"]);if(found===void 0||found.text.length<=thresholdChars)return;let short=shorten(toolUseId,
found.text,thresholdChars);if(short!==found.text)return saveOwnSpill(session.raw,{toolUseId,text:found.text},clock()),{updatedToolOutput:found.replace(short)}}function outputOf({
value,whole}){return(whole===void 0?value:whole())?.tool_response}function shorten(toolUseId,text2,thresholdChars){let pointer={command:`logbook show ${toolUseId}`,
chars:text2.length,hash:hash64(text2)},ledger={pointerOf:()=>pointer,conversation:""},previewChars=Math.min(SPILL_DEFAULTS.previewChars,thresholdChars-FRAME_CHARS),
slice=wholeSlice([{role:"results",id:toolUseId,results:[{callId:toolUseId,text:text2}]}]),[message]=spill(slice,ledger,{thresholdChars,previewChars}).messages;return(message?.
role==="results"?message.results[0]?.text:void 0)??text2}0&&(module.exports={spillOutput});
