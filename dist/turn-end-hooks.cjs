"use strict";var __create=Object.create;var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty;var __commonJS=(cb,mod)=>function(){try{return mod||(0,cb[__getOwnPropNames(cb)[0]])((mod={exports:{}}).exports,mod),mod.exports}catch(e){throw mod=0,e}};var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toESM=(mod,isNodeMode,target)=>(target=mod!=null?__create(__getProtoOf(mod)):{},__copyProps(isNodeMode||!mod||!mod.__esModule?__defProp(target,"default",{
value:mod,enumerable:!0}):target,mod)),__toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var require_util=__commonJS({"node_modules/better-sqlite3/lib/util.js"(exports2){"use strict";exports2.getBooleanOption=(options,key)=>{let value=!1;if(key in options&&
typeof(value=options[key])!="boolean")throw new TypeError(`Expected the "${key}" option to be a boolean`);return value};exports2.cppdb=Symbol();exports2.inspect=
Symbol.for("nodejs.util.inspect.custom")}});var require_sqlite_error=__commonJS({"node_modules/better-sqlite3/lib/sqlite-error.js"(exports2,module2){"use strict";var descriptor={value:"SqliteError",writable:!0,
enumerable:!1,configurable:!0};function SqliteError(message,code){if(new.target!==SqliteError)return new SqliteError(message,code);if(typeof code!="string")throw new TypeError(
"Expected second argument to be a string");Error.call(this,message),descriptor.value=""+message,Object.defineProperty(this,"message",descriptor),Error.captureStackTrace(
this,SqliteError),this.code=code}Object.setPrototypeOf(SqliteError,Error);Object.setPrototypeOf(SqliteError.prototype,Error.prototype);Object.defineProperty(SqliteError.
prototype,"name",descriptor);module2.exports=SqliteError}});var require_bindings=__commonJS({"absent:bindings"(exports2,module2){module2.exports=()=>{throw new Error("this part of better-sqlite3 is not in the bundle")}}});var require_wrappers=__commonJS({"node_modules/better-sqlite3/lib/methods/wrappers.js"(exports2){"use strict";var{cppdb}=require_util();exports2.prepare=function(sql){
return this[cppdb].prepare(sql,this,!1)};exports2.exec=function(sql){return this[cppdb].exec(sql),this};exports2.close=function(){return this[cppdb].close(),this};
exports2.loadExtension=function(...args){return this[cppdb].loadExtension(...args),this};exports2.defaultSafeIntegers=function(...args){return this[cppdb].defaultSafeIntegers(
...args),this};exports2.unsafeMode=function(...args){return this[cppdb].unsafeMode(...args),this};exports2.getters={name:{get:function(){return this[cppdb].name},
enumerable:!0},open:{get:function(){return this[cppdb].open},enumerable:!0},inTransaction:{get:function(){return this[cppdb].inTransaction},enumerable:!0},readonly:{
get:function(){return this[cppdb].readonly},enumerable:!0},memory:{get:function(){return this[cppdb].memory},enumerable:!0}}}});var require_transaction=__commonJS({"absent:./methods/transaction"(exports2,module2){module2.exports=()=>{throw new Error("this part of better-sqlite3 is not in\
 the bundle")}}});var require_pragma=__commonJS({"absent:./methods/pragma"(exports2,module2){module2.exports=()=>{throw new Error("this part of better-sqlite3 is not in the bundl\
e")}}});var require_backup=__commonJS({"absent:./methods/backup"(exports2,module2){module2.exports=()=>{throw new Error("this part of better-sqlite3 is not in the bundl\
e")}}});var require_serialize=__commonJS({"absent:./methods/serialize"(exports2,module2){module2.exports=()=>{throw new Error("this part of better-sqlite3 is not in the\
 bundle")}}});var require_function=__commonJS({"absent:./methods/function"(exports2,module2){module2.exports=()=>{throw new Error("this part of better-sqlite3 is not in the b\
undle")}}});var require_aggregate=__commonJS({"absent:./methods/aggregate"(exports2,module2){module2.exports=()=>{throw new Error("this part of better-sqlite3 is not in the\
 bundle")}}});var require_table=__commonJS({"absent:./methods/table"(exports2,module2){module2.exports=()=>{throw new Error("this part of better-sqlite3 is not in the bundle")}}});var require_inspect=__commonJS({"absent:./methods/inspect"(exports2,module2){module2.exports=()=>{throw new Error("this part of better-sqlite3 is not in the bun\
dle")}}});var require_database=__commonJS({"node_modules/better-sqlite3/lib/database.js"(exports2,module2){"use strict";var fs26=require("fs"),path=require("path"),util=require_util(),
SqliteError=require_sqlite_error(),DEFAULT_ADDON;function Database(filenameGiven,options){if(new.target==null)return new Database(filenameGiven,options);let buffer;
if(Buffer.isBuffer(filenameGiven)&&(buffer=filenameGiven,filenameGiven=":memory:"),filenameGiven==null&&(filenameGiven=""),options==null&&(options={}),typeof filenameGiven!=
"string")throw new TypeError("Expected first argument to be a string");if(typeof options!="object")throw new TypeError("Expected second argument to be an option\
s object");if("readOnly"in options)throw new TypeError('Misspelled option "readOnly" should be "readonly"');if("memory"in options)throw new TypeError('Option "m\
emory" was removed in v7.0.0 (use ":memory:" filename instead)');let filename=filenameGiven.trim(),anonymous=filename===""||filename===":memory:",readonly=util.
getBooleanOption(options,"readonly"),fileMustExist=util.getBooleanOption(options,"fileMustExist"),timeout="timeout"in options?options.timeout:5e3,verbose="verbo\
se"in options?options.verbose:null,nativeBinding="nativeBinding"in options?options.nativeBinding:null;if(readonly&&anonymous&&!buffer)throw new TypeError("In-me\
mory/temporary databases cannot be readonly");if(!Number.isInteger(timeout)||timeout<0)throw new TypeError('Expected the "timeout" option to be a positive integ\
er');if(timeout>2147483647)throw new RangeError('Option "timeout" cannot be greater than 2147483647');if(verbose!=null&&typeof verbose!="function")throw new TypeError(
'Expected the "verbose" option to be a function');if(nativeBinding!=null&&typeof nativeBinding!="string"&&typeof nativeBinding!="object")throw new TypeError('Ex\
pected the "nativeBinding" option to be a string or addon object');let addon;if(nativeBinding==null?addon=DEFAULT_ADDON||(DEFAULT_ADDON=require_bindings()("bett\
er_sqlite3.node")):typeof nativeBinding=="string"?addon=(typeof __non_webpack_require__=="function"?__non_webpack_require__:require)(path.resolve(nativeBinding).
replace(/(\.node)?$/,".node")):addon=nativeBinding,addon.isInitialized||(addon.setErrorConstructor(SqliteError),addon.isInitialized=!0),!anonymous&&!filename.startsWith(
"file:")&&!fs26.existsSync(path.dirname(filename)))throw new TypeError("Cannot open database because the directory does not exist");Object.defineProperties(this,
{[util.cppdb]:{value:new addon.Database(filename,filenameGiven,anonymous,readonly,fileMustExist,timeout,verbose||null,buffer||null)},...wrappers.getters})}var wrappers=require_wrappers();
Database.prototype.prepare=wrappers.prepare;Database.prototype.transaction=require_transaction();Database.prototype.pragma=require_pragma();Database.prototype.backup=
require_backup();Database.prototype.serialize=require_serialize();Database.prototype.function=require_function();Database.prototype.aggregate=require_aggregate();
Database.prototype.table=require_table();Database.prototype.loadExtension=wrappers.loadExtension;Database.prototype.exec=wrappers.exec;Database.prototype.close=
wrappers.close;Database.prototype.defaultSafeIntegers=wrappers.defaultSafeIntegers;Database.prototype.unsafeMode=wrappers.unsafeMode;Database.prototype[util.inspect]=
require_inspect();module2.exports=Database}});var require_lib=__commonJS({"node_modules/better-sqlite3/lib/index.js"(exports2,module2){"use strict";module2.exports=require_database();module2.exports.SqliteError=
require_sqlite_error()}});var turn_end_hooks_exports={};__export(turn_end_hooks_exports,{runStop:()=>runStop,runStopFailure:()=>runStopFailure,runSubagentStop:()=>runSubagentStop});module.
exports=__toCommonJS(turn_end_hooks_exports);var import_node_fs14={default:require("node:fs")};var OPTIONAL_FIELDS={transcript_path:"string",cwd:"string",prompt_id:"string",permission_mode:"string",agent_id:"string",agent_type:"string",agent_transcript_path:"\
string",source:"string",model:"string",session_title:"string",prompt:"string",tool_name:"string",tool_use_id:"string",duration_ms:"number",is_interrupt:"boolean",
stop_hook_active:"boolean",last_assistant_message:"string",trigger:"string",custom_instructions:"string",compact_summary:"string",reason:"string",tool_input:"un\
known",tool_response:"unknown",error:"unknown"};function parseHookInput(value){if(typeof value!="object"||value===null)return;let given=value,{hook_event_name:event,
session_id:session}=given;if(typeof event!="string"||typeof session!="string"||session==="")return;let input={hook_event_name:event,session_id:session};for(let[
field,type]of Object.entries(OPTIONAL_FIELDS)){let content=given[field];content!==void 0&&(type==="unknown"||typeof content===type)&&(input[field]=content)}return input}var import_node_fs5=import_node_fs14,import_node_path4=require("node:path");var import_node_fs3=import_node_fs14,import_node_path3=require("node:path");var LogbookError=class extends Error{code;path;byteOffset;hint;constructor(code,message,details={}){super(message,details.cause===void 0?void 0:{cause:details.cause}),
this.name="LogbookError",this.code=code,details.path!==void 0&&(this.path=details.path),details.byteOffset!==void 0&&(this.byteOffset=details.byteOffset),details.
hint!==void 0&&(this.hint=details.hint)}},PASSING=new Set(["ENOSPC","EDQUOT","EROFS","EACCES","EPERM","EIO","EAGAIN","EMFILE","ENFILE","ENOMEM"]);function isPassing(error){
return PASSING.has(errnoOf(error)??"")}function errnoOf(error){return typeof error=="object"&&error!==null&&"code"in error&&typeof error.code=="string"?error.code:
void 0}var import_node_fs=import_node_fs14,import_node_path2=require("node:path");var import_node_path=require("node:path");function clientRoot(env){return env.CLAUDE_CONFIG_DIR||(0,import_node_path.join)(homeFolder(env),".claude")}function homeFolder(env){
return env.HOME||process.getBuiltinModule("node:os").homedir()}function storeRoot(env){return env.LOGBOOK_HOME||(0,import_node_path.join)(clientRoot(env),"logbo\
ok")}function storePaths(env){let root=storeRoot(env),at2=name=>`${root}${import_node_path.sep}${name}`;return{root,config:at2("config.json"),sessions:at2("sess\
ions"),projects:at2("projects"),user:at2("user"),queue:at2("queue"),archive:at2("archive.db"),native:at2("native"),compiled:at2("compiled"),app:at2("app"),diagnostics:at2(
"diagnostics.jsonl"),workerLog:at2("worker.log"),workerLock:at2("worker")}}function sessionPaths(store,session){let dir=`${store.sessions}${import_node_path.sep}${safeName(
session)}`,at2=name=>`${dir}${import_node_path.sep}${name}`;return{dir,log:at2("log.jsonl"),raw:at2("raw"),extra:at2("extra.jsonl"),shown:at2("shown.jsonl"),claims:at2(
"claims"),handoff:at2("handoff.md"),handoffData:at2("handoff.json"),missing:at2("missing.jsonl"),redacted:at2("redacted.json")}}var SAFE_NAME=/^[A-Za-z0-9_-]{1,128}$/;function safeName(id){return SAFE_NAME.test(id)?id:process.getBuiltinModule("node:crypto").createHash("sha256").update(id).
digest("hex")}function assertNoLink(path){let root=storeRoot(process.env),names=namesBelow(root,path);refuseLinks((0,import_node_path2.join)(root,names[0]??""),names.slice(1,
-1))}function namesBelow(root,path){let way=(0,import_node_path2.relative)(root,path);return way.startsWith("..")?[]:way.split(import_node_path2.sep)}function refuseLinks(root,names){
let path=root;for(let name of names)if(path+=import_node_path2.sep+name,import_node_fs.default.lstatSync(path,{throwIfNoEntry:!1})?.isSymbolicLink())throw linkError(
path)}function linkError(link2){return new LogbookError("LINK_REFUSED",`${link2} is a symbolic link: nothing is written or removed through it`,{path:link2})}var import_node_fs2=import_node_fs14;var MAX_GIT_BYTES=16384;var MAX_CONFIG_BYTES=1048576,MAX_SETTINGS_BYTES=4194304,MAX_NOTE_BYTES=65536;var ABSENT=new Set(["ENOENT","ENOTDIR","EISDIR","ELOOP","ENAMETOOLONG","ENXIO","ENODEV","ERR_INVALID_ARG_VALUE"]);function isAbsent(error){return ABSENT.has(errnoOf(
error)??"")}function openRegular(path,access=import_node_fs2.default.constants.O_RDONLY){let fd;try{fd=import_node_fs2.default.openSync(path,access|import_node_fs2.default.
constants.O_NONBLOCK|import_node_fs2.default.constants.O_NOCTTY)}catch(error){if(isAbsent(error))return;throw error}let stat=import_node_fs2.default.fstatSync(fd);
if(stat.isFile())return{fd,size:stat.size};import_node_fs2.default.closeSync(fd)}function readWhole({fd,size}){let buffer=Buffer.allocUnsafe(size),filled=0;for(;filled<size;){let read=import_node_fs2.default.readSync(fd,buffer,filled,size-filled,
filled);if(read===0)break;filled+=read}return buffer.subarray(0,filled)}function readForeignFile(path,maxBytes){if(import_node_fs2.default.existsSync(path))try{
return readRegular(path,maxBytes)}catch{return}}function readRegular(path,maxBytes){let file=openRegular(path);if(file!==void 0)try{return file.size>maxBytes?void 0:
readWhole(file)}finally{import_node_fs2.default.closeSync(file.fd)}}function statIfPresent(path){try{return import_node_fs2.default.statSync(path,{throwIfNoEntry:!1})}catch(error){
if(isAbsent(error))return;throw error}}function statIfPossible(path){try{return import_node_fs2.default.statSync(path,{throwIfNoEntry:!1})}catch{return}}var FILE_MODE=384,DIRECTORY_MODE=448;function makeDirectory(path){if(!import_node_fs3.default.existsSync(path)){makeParent(path),assertNoLink(path);try{import_node_fs3.default.
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
fd,bytes,written,bytes.length-written)}function syncDirectory(directory){if(process.platform==="win32")return;let fd=import_node_fs3.default.openSync(directory,
"r");try{import_node_fs3.default.fsyncSync(fd)}finally{import_node_fs3.default.closeSync(fd)}}function temporaryBeside(path){return`${path}.${process.pid}.${Math.
random().toString(36).slice(2)}.tmp`}function createFileOnce(path,content){let fd;try{fd=openForWrite(path,"wx")}catch(error){if(errnoOf(error)==="EEXIST")return!1;throw error}try{writeWhole(fd,Buffer.
from(content))}finally{import_node_fs3.default.closeSync(fd)}return!0}function readHead(path,maxBytes){return readPart(path,()=>({start:0,bytes:maxBytes})).bytes}function readTail(path,maxBytes){return readPart(path,size=>({start:Math.
max(0,size-maxBytes),bytes:maxBytes}))}function readPart(path,place){let file=import_node_fs3.default.existsSync(path)?openRegular(path):void 0;if(file===void 0)
return{start:0,bytes:Buffer.alloc(0)};let{fd,size}=file;try{let{start,bytes}=place(size),buffer=Buffer.alloc(Math.min(bytes,size-start));return{start,bytes:buffer.
subarray(0,import_node_fs3.default.readSync(fd,buffer,0,buffer.length,start))}}finally{import_node_fs3.default.closeSync(fd)}}function listDirectory(path){try{return import_node_fs3.default.
readdirSync(path).sort()}catch(error){if(isAbsent(error))return[];throw error}}var import_node_fs4=import_node_fs14;function removeFile(path){assertNoLink(path),import_node_fs4.default.rmSync(path,{force:!0})}var KEEP_MS=24*36e5;function isChildSession(store,session){return import_node_fs5.default.existsSync(childPath(store,session))}function childPath(store,session){return(0,import_node_path4.join)(store.root,"children",safeName(session))}var systemClock=()=>Date.now();function isWithin(spanMs,stampMs,nowMs){return Math.abs(nowMs-stampMs)<spanMs}function isoTime(timeMs){return new Date(timeMs).toISOString()}var import_node_fs6=import_node_fs14;function parseJson(text2){try{return JSON.parse(text2)}catch(error){if(error instanceof SyntaxError)return;throw error}}function isObject(value){return typeof value==
"object"&&value!==null&&!Array.isArray(value)}function parseJsonObject(text2){let value=parseJson(text2);return isObject(value)?value:void 0}function readConfigFile({config}){let content=readForeignFile(config,MAX_CONFIG_BYTES);return content!==void 0?parseJsonObject(content.toString("utf8").replace(
/^\uFEFF/,"")):isNothing(config)?{}:void 0}function closedError({config}){return new LogbookError("CONFIG_INVALID",`read ${config}: nothing is captured until it\
 can be read`,{path:config,hint:"logbook doctor says what is wrong with it"})}function isNothing(path){try{return import_node_fs6.default.lstatSync(path,{throwIfNoEntry:!1})===
void 0}catch(error){return errnoOf(error)==="ENOTDIR"}}function lazy(make){let made;return()=>(made??=make(),made)}var MAX_SEQUENCE=32,joinsPrevious=lazy(()=>new RegExp("^(?:\\p{M}|\\u200d|\\p{Emoji_Modifier}|[\\u{e0020}-\\u{e007f}]|[\\u1160-\\u11ff]|[\\uff9e\\uff9f])","u")),
FIRST_MARK=768,LONE_SURROGATES=/[\ud800-\udfff]/gu;function toWellFormed(text2){return text2.replace(LONE_SURROGATES,"\uFFFD")}function isLowSurrogate(unit){return unit>=
56320&&unit<=57343}function isHighSurrogate(unit){return unit>=55296&&unit<=56319}function splitsPair(text2,at2){return at2>0&&at2<text2.length&&isLowSurrogate(
text2.charCodeAt(at2))&&isHighSurrogate(text2.charCodeAt(at2-1))}function splitsSequence(text2,at2){return at2<=0||at2>=text2.length||text2.charCodeAt(at2)<FIRST_MARK&&
text2.charCodeAt(at2-1)<FIRST_MARK?!1:splitsPair(text2,at2)?!0:text2.charCodeAt(at2-1)===8205||joinsPrevious().test(text2.slice(at2,at2+2))}function boundaryBefore(text2,at2){
if(at2>=text2.length)return text2.length;if(at2<=0)return 0;let lowest=Math.max(0,at2-MAX_SEQUENCE);for(let place=at2;place>=lowest;place--)if(!splitsSequence(text2,
place))return place;return splitsPair(text2,at2)?at2-1:at2}function boundaryAfter(text2,at2){if(at2<=0)return 0;let highest=Math.min(text2.length,at2+MAX_SEQUENCE);
for(let place=at2;place<=highest;place++)if(!splitsSequence(text2,place))return place;return splitsPair(text2,at2)?at2+1:at2}function cutText(text2,maxChars,mark="\
\u2026"){return text2.length<=maxChars?text2:mark.length>=maxChars?text2.slice(0,boundaryBefore(text2,maxChars)):text2.slice(0,boundaryBefore(text2,maxChars-mark.
length))+mark}function cutMiddle(text2,headChars,tailChars){let maxChars=headChars+tailChars;if(text2.length<=maxChars)return text2;let mark=cutMark(text2.length-
maxChars),head=headChars-mark.length;return head<=0?cutText(text2,maxChars):text2.slice(0,boundaryBefore(text2,head))+mark+text2.slice(boundaryAfter(text2,text2.
length-tailChars))}var WORD_CHARS=4096;function cutMiddleAtWords(text2,headChars,tailChars){let maxChars=headChars+tailChars;if(text2.length<=maxChars)return text2;
let mark=cutMark(text2.length-maxChars),room=headChars-mark.length;if(room<=0)return cutText(text2,maxChars);let head=text2.slice(0,boundaryBefore(text2,room)),
tail=text2.slice(boundaryAfter(text2,text2.length-tailChars));return head.slice(0,lastSpace(head))+mark+tail.slice(firstSpace(tail))}function cutMark(chars){return`\

\u2026 [${chars} characters cut] \u2026
`}function lastSpace(text2){let from=Math.max(0,text2.length-WORD_CHARS),at2=text2.slice(from).search(/\s\S*$/);return at2<0?text2.length:from+at2}function firstSpace(text2){
return Math.max(0,text2.slice(0,WORD_CHARS).search(/\s/))}var PLACEHOLDER="[private]",OPENING="(?:[<\uFF1C\uFE64\u2039]|&lt;|\\\\u003c)",CLOSING="(?:[>\uFF1E\uFE65\u203A]|&gt;|\\\\u003e)",FULL_WIDTH=65248,NAME=[..."pri\
vate"].map(letter=>`[${letter}${String.fromCharCode(letter.charCodeAt(0)+FULL_WIDTH)}]`).join("\\p{Default_Ignorable_Code_Point}{0,4}"),ATTRIBUTES="[^<>\uFF1C\uFF1E]{0,20\
0}?",tagPattern=lazy(()=>new RegExp(`${OPENING}\\s{0,8}([/\uFF0F\\\\]?)\\s{0,8}${NAME}(?![\\w-])(?:${ATTRIBUTES}${CLOSING})?`,"giu")),HINT=/[<\uff1c\ufe64\u2039]|&lt;|\\u003c/i;
function stripPrivate(text2){if(!HINT.test(text2))return text2;let kept3="",depth=0,from=0;for(let tag of text2.matchAll(tagPattern())){let isEnd2=tag[1]!=="";depth===
0&&isEnd2||(depth===0&&(kept3+=text2.slice(from,tag.index)+PLACEHOLDER),depth+=isEnd2?-1:1,from=tag.index+tag[0].length)}return depth>0?kept3:kept3+text2.slice(
from)}var ALPHABETS={a:"[A-Za-z0-9]",b:"[\\w+/=-]",d:"\\d",l:"[a-z0-9]",t:"[\\w.=-]",u:"[A-Z0-9]",w:"[\\w-]",x:"[0-9a-fA-F]",p:"[\\w/.%-]"},NOT_AFTER="(?<![A-Za-z0-9]\
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
join("|")})[^]`,"g");return text2=>{let places2=new Map;for(pattern.lastIndex=0;pattern.test(text2);){let at2=pattern.lastIndex-1;for(let literal of byFirst.get(
text2.charAt(at2))??[]){if(!text2.startsWith(literal,at2))continue;let known=places2.get(literal);known===void 0?places2.set(literal,[at2]):known.push(at2)}}return places2}}
function escapeSigns(literal){return literal.replace(/[.*+?^${}()|[\]\\/]/g,"\\$&")}var same=at2=>at2;function viewOf(text2){return{text:text2,toStart:same,toEnd:same,changes:[]}}function firstNotBelow(numbers,wanted){let low=0,high=numbers.length;
for(;low<high;){let middle=low+high>>>1;numbers[middle]<wanted?low=middle+1:high=middle}return low}function rewrite(view,matches,change){let{text:text2}=view,at2=[],
lengths=[],begins=[],ends=[],kept3=[],from=0,length=0;for(let match of matches){let put=change(match);if(put===void 0)continue;let end=match.index+match[0].length;
kept3.push(text2.slice(from,match.index),put),length+=match.index-from,at2.push(length),lengths.push(put.length),begins.push(match.index),ends.push(end),length+=
put.length,from=end}if(at2.length===0)return view;kept3.push(text2.slice(from));let fromEdit=(edit,place)=>edit<0?place:ends[edit]+place-at2[edit]-lengths[edit];
return{text:kept3.join(""),changes:at2,toStart(place){let edit=firstNotBelow(at2,place+1)-1,isInside=edit>=0&&place<at2[edit]+lengths[edit];return view.toStart(
isInside?begins[edit]:fromEdit(edit,place))},toEnd(place){let edit=firstNotBelow(at2,place)-1,isInside=edit>=0&&place<=at2[edit]+lengths[edit];return view.toEnd(
isInside?ends[edit]:fromEdit(edit,place))}}}var WORD=/^(?:[A-Za-z]|[A-Z]?[a-z]+(?:[A-Z][a-z]+)*(?:[A-Z]{2,5}|(?<=[a-z]{3})[A-Z])?|[A-Z]{1,5}(?:[A-Z][a-z]+)+|[A-Z]+)?\d{0,2}$|^\d{1,4}$|^v\d+$/;function isWord(part){return part.length<=64&&WORD.test(part)}function isWords(text2){return text2.split(/[^A-Za-z0-9]+/).every(isWord)}function isMixed(text2){
return/\d/.test(text2)&&/[A-Za-z]/.test(text2)}var CHUNK=/(?<![\w.~+/=:@%$|-])[\w.~+/=:@%$|-]{10,}/g,RUN=/[\w-]{10}/,SPECIAL=/hooks?\.|whsec_|A(?:KI|SI|RO|ID|BI|CC)A/,MIN_LETTERS=30,SEPARATOR=`
`;function chunksOf(text2){let at2=[],from=[],parts=[],length=0;for(let{0:chunk,index}of text2.matchAll(CHUNK)){if(!mayBeToken(chunk))continue;let end=index+chunk.
length,next=text2.charAt(end),part=end===text2.length||next==="\u2026"?chunk+next:chunk+SEPARATOR;at2.push(length),from.push(index),parts.push(part),length+=part.
length}return{text:parts.join(""),at:at2,from}}function mayBeToken(chunk){return SPECIAL.test(chunk)||RUN.test(chunk)&&(/\d/.test(chunk)||chunk.length>=MIN_LETTERS||
!isWords(chunk))}var searchHints=lazy(()=>searchFor(listKinds().flatMap(({hints})=>hints))),kindsByHint=lazy(()=>{let kinds=new Map;for(let[index,{hints}]of listKinds().
entries())for(let hint of hints)kinds.set(hint,[...kinds.get(hint)??[],index]);return kinds});function kindsIn(text2){return[...new Set([...searchHints()(text2).
keys()].flatMap(hint=>kindsByHint().get(hint)??[]))].sort((a,b)=>a-b).map(index=>listKinds()[index])}function findByForm(view,found){let{text:text2,at:at2,from}=chunksOf(
view.text);for(let kind of text2===""?[]:kindsIn(text2))for(let{pattern,whole,isWeak}of shapesOf(kind))for(let{0:token,index}of text2.matchAll(pattern)){if(!isToken(
kind,token,isWeak))continue;let chunk=firstNotBelow(at2,index+1)-1,start=index-at2[chunk]+from[chunk];found(kind.kind,start,start+token.length,whole)}}function isToken({
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
isSecret:isMixed}],MAX_COMMAND=500,QUOTED=/^((?:\\*["'])?)[\s\S]*?(?=\\*$)/;function findByContext({text:text2},places2,found){for(let{kind,hint,pattern,isSecret:isSecret2}of CONTEXTS)
if(places2.has(hint))for(let match of text2.matchAll(pattern())){let front=match[1]??"",[whole,opening=""]=QUOTED.exec(match[0].slice(front.length))??[],start=match.
index+front.length+opening.length,end=start+(whole?.length??0)-opening.length,before=()=>text2.slice(Math.max(0,match.index-MAX_COMMAND),match.index+1),value=text2.
slice(start,end);value!==""&&!value.includes(MARK)&&(isSecret2?.(value,front,before)??!0)&&found(kind,start,end)}}var MARK="\uFFFC";var TOKEN="[\\w+/=.~-]",GUTTER="[ \\t]{0,40}(?:[>|+*#\u2502]|-(?=[ \\w])|\\d{1,6}[:|\\t\u2192\u2502])?[ \\t]{0,40}",BREAK=new RegExp(`(?<=${TOKEN})[ \\t]{0,4}\\\\?\
\\r?\\n${GUTTER}(?=${TOKEN})`,"g"),AHEAD=new RegExp(`${TOKEN}{1,512}`,"y"),MAX_BEFORE=128;function runBefore(text2,end){let start=end;for(;start>0&&end-start<MAX_BEFORE&&
/[\w+/=.~-]/.test(text2.charAt(start-1));)start--;return text2.slice(start,end)}function runAfter(text2,start){return AHEAD.lastIndex=start,AHEAD.exec(text2)?.[0]??
""}function joinedViews(view){let{text:text2}=view;if(!text2.includes(`
`))return[];let candidates=[...text2.matchAll(BREAK)].map(gap=>{let isBefore=!isWords(runBefore(text2,gap.index)),isBehind=!isWords(runAfter(text2,gap.index+gap[0].
length));return{gap,isAny:isBefore||isBehind,isWithin:isBefore&&isBehind}}).filter(({isAny})=>isAny);return[candidates.filter((_,at2)=>at2%2===0),candidates.filter(
(_,at2)=>at2%2===1),candidates.length<2?[]:candidates.filter(({isWithin:isWithin2})=>isWithin2)].flatMap(joints=>joints.length===0?[]:rewrite(view,joints.map(({
gap})=>gap),()=>""))}function lowerLatin(text2){return Buffer.from(text2,"latin1").toString("latin1").toLowerCase()}var MIN_VALUE=4,MIN_BARE=6,MIN_KEY=12,MAX_PHRASE=128,SIGN=/[!@#$%^*+=~]/,PROSE=/(?:^|\s)(?:the|a|an|your|you|must|is|are|be|not|of|for|to|in|or|and|at|with|please|enter|should|can|this|that|least|der|die|das|und|oder|nicht|ist|mit|el|la|los|las|es|y|de|no|le|les|est|et)(?=\s|$)/gi,
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
for(let core of cores)for(let at2 of places2.get(core.core)??[]){let name=core.isCjk?readCjk(text2,at2,core):readName(text2,at2,core);name!==void 0&&found(name)}}
function readCjk(text2,at2,{core,isPassword}){let end=at2+core.length;return{end,whole:text2.slice(at2,end),isPassword,isCjk:!0,isVague:!1}}function readName(text2,at2,{
rest,before,isPassword}){let pattern=rest();pattern.lastIndex=at2;let core=pattern.exec(text2)?.[0];if(core===void 0||before!==void 0&&!before.test(text2.slice(
Math.max(0,at2-MAX_BEFORE2),at2)))return;let start=startOf(text2,at2),end=endOf(text2,start,at2+core.length),whole=text2.slice(start,end);return end!==-1&&isName(
text2,at2,core,whole)?{end,whole,isPassword,isCjk:!1,isVague:before===CAPITALS}:void 0}function startOf(text2,at2){let start=at2;for(;start>0&&at2-start<MAX_NAME&&
/[\w.-]/.test(text2.charAt(start-1));)start--;return start}function endOf(text2,start,at2){if(!/[\w.-]/.test(text2.charAt(at2)))return at2;let isCapital=/^[^a-z]*$/.
test(text2.slice(start,at2));if(ABOUT.lastIndex=at2,isCapital&&ABOUT.test(text2))return-1;let rest=text2.slice(at2,at2+MAX_TAIL),tail=isCapital&&rest.startsWith(
"_")?CAPITAL_TAIL.exec(rest):TAIL.exec(rest.toLowerCase()),end=at2+(tail?.[0].length??0);return/[A-Za-z0-9_]/.test(text2.charAt(end))?-1:end}function isName(text2,at2,core,whole){
let previous=text2.charAt(at2-1),lower=core.toLowerCase();return lower==="pass"?!/[a-z]/i.test(previous)||core.startsWith("P")&&/[a-z]/.test(previous):lower==="\
passe"?/mot de $/i.test(text2.slice(Math.max(0,at2-7),at2)):/key$/i.test(lower)?!PLAIN_KEYS.test(whole):lower==="pat"||lower==="dsn"?!0:!/^(?:OLDPWD|PWD)$/.test(
whole)}var OPENING2=/[bBrRfFuUL@]{0,2}(?:(\\{0,63})("""|'''|["'`])|([\u201c\u201d\u201e\u2018\u00ab\u300c\u300e]))/y,CLOSING2={"\u201C":"\u201D","\u201D":"\u201D","\u201E":"\
\u201C\u201D","\u2018":"\u2019","\xAB":"\xBB","\u300C":"\u300D","\u300E":"\u300F"};function readValue(text2,at2){OPENING2.lastIndex=at2;let opening=OPENING2.exec(
text2);if(opening===null)return readBare(text2,at2);let[whole,depth="",quote,typographic=""]=opening,start=at2+whole.length,end=quote===void 0?endOfTypographic(
text2,start,CLOSING2[typographic]??""):endOfQuoted(text2,start,quote,depth.length);return end===start?void 0:{start,end,isQuoted:!0}}function endOfQuoted(text2,start,quote,depth){
let limit=Math.min(text2.length,start+16384),isMultiline=quote.length>1||quote==="`",run=0;for(let at2=start;at2<limit;at2++){let char=text2.charAt(at2);if(text2.
startsWith(quote,at2)&&closes(run,depth))return at2-Math.min(run,depth);if(char===`
`&&run===0&&!isMultiline)return at2;run=char==="\\"?run+1:0}return limit}function closes(run,depth){return run<depth||(run-depth)%(2*(depth+1))===0}function endOfTypographic(text2,start,closing){
for(let at2=start;at2<Math.min(text2.length,start+256);at2++){let char=text2.charAt(at2);if(closing.includes(char)||char===`
`)return at2}return start}var SURE=/[^\s"'`&;,()[\]{}<>|\\\u2000-\u2bff\u2e80-\uffff]{1,2048}/y,DOUBTFUL=/["'`&;,()[\]{}<>|\\]/,NEXT_FIELD=/&(?:amp;)?[\w.[\]%-]{1,64}=|;\s{0,4}(?:[A-Za-z][\w .-]{0,40}=|\w{1,40}:\s|$)|,\s{0,4}["']?[A-Za-z_][\w.-]{0,40}["']?\s{0,2}[:=]/y,
ENDS_AFTER=/[\s,;:.)\]}>|&\\"'`!?]|[\u2000-\uffff]/,PAIRS={")":"(","]":"[","}":"{"};function readBare(text2,start){let limit=Math.min(text2.length,start+2048),open2=[],
end=start;for(;end<limit;){SURE.lastIndex=end,SURE.test(text2)&&(end=Math.min(SURE.lastIndex,limit));let char=text2.charAt(end);if(end>=limit||!DOUBTFUL.test(char)||
isEnd(text2,end,start,open2))break;(char==="("||char==="["||char==="{")&&open2.push(char),end++}for(;end>start&&".,;:".includes(text2.charAt(end-1));)end--;return end===
start?void 0:{start,end,isQuoted:!1}}function isEnd(text2,at2,start,open2){let char=text2.charAt(at2),next=text2.charAt(at2+1);switch(char){case"(":case"[":case"\
{":return!1;case")":case"]":case"}":return open2[open2.length-1]!==PAIRS[char]?next===""||ENDS_AFTER.test(next):(open2.pop(),!1);case"&":case";":case",":return NEXT_FIELD.
lastIndex=at2,next===""||/\s/.test(next)||NEXT_FIELD.test(text2)||char==="&"&&next==="&";case"<":return at2>start;case">":case"|":return next===""||ENDS_AFTER.test(
next);case"\\":return/[nrt"'`\\\r\n]/.test(next)||next==="";default:return next===""||ENDS_AFTER.test(next)}}function readBlock(text2,at2){let indent=/[ \t]{1,64}/y;
indent.lastIndex=at2;let margin=indent.exec(text2)?.[0];if(margin===void 0)return;let start=at2+margin.length,end=lineEnd(text2,start);for(;end-start<16384&&text2.
startsWith(margin,end+1);)end=lineEnd(text2,end+1);return end>start?{start,end,isQuoted:!0}:void 0}function lineEnd(text2,from){let at2=text2.indexOf(`
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
function spacedLinks(text2,name){let start=name.end-name.whole.length;if(name.whole.startsWith("-"))return[SPACED];if(/^(?:password|securestring)$|-securestring$/i.
test(name.whole))return[SQL];let before=text2.slice(Math.max(0,start-40),start);return SETS.test(before)&&/[_:.]/.test(name.whole)&&!/(?:^|\n)\s*$/.test(before)?
[SPACED]:[]}function findNamed({text:text2},places2,found){let names=[];findNames(text2,places2,name=>names.push(name)),names.sort((a,b)=>a.end-b.end);let secretEnd=0,
otherEnd=0;for(let name of names){if(name.end<=secretEnd)continue;let joined=linkOf(text2,name);if(joined===void 0||joined.at<otherEnd-MAX_REPEATED)continue;let value=valueBehind(
text2,joined);if(value===void 0)continue;let written=text2.slice(value.start,value.end);!written.includes(MARK)&&isSecret(text2,name,joined,{...value,written})?
(found("secret",value.start,value.end),secretEnd=value.end):otherEnd=value.end}}var MAX_REPEATED=256;function valueBehind(text2,{link:joining,at:at2}){return joining.
isElement===!0?elementAt(text2,at2):joining.isBlock===!0?readBlock(text2,at2):readValue(text2,at2)}function elementAt(text2,start){let end=text2.indexOf("<",start);
return{start,end:text2.startsWith("]]>",end-3)?end-3:end,isQuoted:!0}}function isSecret(text2,name,joined,value){let{written,isQuoted}=value,isAssigned=text2.charAt(
joined.at-1)==="="&&text2.charAt(name.end)==="=";if(isSaidOtherwise(text2,name,joined.at,value,isAssigned))return!1;let isEnvironment=isAssigned&&/^(?=.*_)[A-Z0-9_.]+$/.
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
merged=[];for(let one of sorted){let last=merged.at(-1);last!==void 0&&one.start<last.end?last.end=Math.max(last.end,one.end):merged.push({...one})}return merged}var HINTS="pass|pwd|secret|key|credential|token|auth|sig|bearer|hook|cookie|curl|mysql|mariadb|redis-cli|login|identified|senha|securestring|wpl_|contrase|kennw\
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
return!BEYOND_TYPESET.test(text2)}function isAscii(text2){return!NON_ASCII.test(text2)}var plainLetters=[];function stripMark(char){let unit=char.charCodeAt(0),
known=plainLetters[unit];if(known!==void 0)return known;let plain=char.normalize("NFD").replace(COMBINING,"");return plainLetters[unit]=plain,plain}function foldShape(text2){
return isAscii(text2)?text2:isTypeset(text2)?text2.replaceAll("\u2026","..."):text2.replace(invisible(),"").normalize("NFKC").replace(LATIN_MARKED,stripMark).normalize(
"NFKC")}function lowerCase(shape){let lower=shape.toLowerCase();return lower.includes("\u03C2")?lower.replaceAll("\u03C2","\u03C3"):lower}var ANSI=/(?:\x1b\[|\x9b)[0-?]{0,64}[ -/]{0,8}[@-~]?|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c\n]{0,2048}(?:\x07|\x1b\\|\x9c)?|\x1b[ -/]{0,4}[0-~]?/g,ANSI_START=/[\x1b\x90-\x9f]/,
LINE_ENDS=/\r\n?|[\u0085\u2028\u2029]/g,CONTROLS2=/[\0-\x08\x0b-\x1f\x7f-\x9f]/g,PRINTABLE=/^[\t\n -~]*$/,invisible2=lazy(()=>new RegExp("(?![\\u200d\\ufe00-\\ufe0\
f])\\p{Default_Ignorable_Code_Point}|[\\ufff9-\\ufffb]","gu")),REPEATED_SELECTORS=/([\ufe00-\ufe0f])[\ufe00-\ufe0f]+/g,ASCII_SELECTORS=/(?<=[!-"$-)+-/:-~])[\ufe00-\ufe0f]+|(?<=[#*0-9])[\ufe00-\ufe0f]+(?!\u20e3)/g,
strayJoiners=lazy(()=>new RegExp("(?<!(?:\\p{Extended_Pictographic}|\\p{Emoji_Modifier})[\\ufe00-\\ufe0f]?)\\u200d|\\u200d(?!\\p{Extended_Pictographic})","gu"));
function stripAnsi(text2){return ANSI_START.test(text2)?text2.replace(ANSI,""):text2}function stripUnseen(text2){if(PRINTABLE.test(text2))return text2;let seen2=stripAnsi(
toWellFormed(text2)).replace(LINE_ENDS,`
`).replace(CONTROLS2,"");return isTypeset(seen2)?seen2:seen2.replace(invisible2(),"").replace(REPEATED_SELECTORS,"$1").replace(strayJoiners(),"").replace(ASCII_SELECTORS,
"")}function withhold(text2){return redact(stripPrivate(stripUnseen(text2)))}var MARGIN_CHARS=16384;function withholdHead(text2,maxChars){let judged=maxChars+MARGIN_CHARS;if(text2.length<=judged)return cutText(withhold(text2),maxChars);let head=text2.
slice(0,wordEndBefore(text2,judged));return cutText(`${withhold(head)}\u2026`,maxChars)}function wordEndBefore(text2,at2){for(let end=at2;end>at2-MARGIN_CHARS;end--)if(isSpace(text2.charCodeAt(end)))return end;return boundaryBefore(text2,at2)}function isSpace(unit){return unit===32||unit>=9&&unit<=13}var import_node_fs7=import_node_fs14;function rotatedPath(path){return path.replace(/\.(\w+)$/,".1.$1")}function rotateWhenFull(path,maxBytes){if(!((statIfPresent(path)?.size??0)<maxBytes))try{import_node_fs7.default.
renameSync(path,rotatedPath(path))}catch(error){if(errnoOf(error)!=="ENOENT")throw error}}var MAX_FILE_BYTES=1024*1024,MAX_TEXT_CHARS=1e3;function appendDiagnostic(store,entry){rotateWhenFull(store.diagnostics,MAX_FILE_BYTES);let safe={...entry,message:withholdHead(
entry.message,MAX_TEXT_CHARS)};entry.path!==void 0&&(safe.path=withholdHead(entry.path,MAX_TEXT_CHARS)),entry.stack!==void 0&&(safe.stack=withholdHead(entry.stack,
MAX_TEXT_CHARS)),appendLine(store.diagnostics,JSON.stringify(safe))}var import_node_fs9=import_node_fs14,import_node_path7=require("node:path");var import_node_path5=require("node:path"),MAX_PATH_CHARS=4096,MAX_FOLDERS=256;function boundFolder(folder){let[plain=""]=folder.slice(0,MAX_PATH_CHARS).split("\
\0",1),head=plain.split("/",MAX_FOLDERS).join("/");return head.length===folder.length?folder:(0,import_node_path5.dirname)(head)}function folderOfPayload(cwd){let folder=boundFolder(
cwd);return(0,import_node_path5.isAbsolute)(folder)?folder:(0,import_node_path5.resolve)(folder)}var import_node_fs8=import_node_fs14,import_node_path6=require("node:path");var INITIAL_STATE=[1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225],ROUND_CONSTANTS=[1116352408,1899447441,3049323471,3921009573,
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
g=f,f=e,e=d+first|0,d=c,c=b,b=a,a=first+big0+majority|0}let mixed=[a,b,c,d,e,f,g,h];for(let i=0;i<mixed.length;i++)state[i]=at(state,i)+at(mixed,i)}function projectOf(cwd){let identity=findGit(cwd)?.commonDir??realPath(cwd),root=(0,import_node_path6.basename)(identity)===".git"?(0,import_node_path6.dirname)(
identity):identity,name=(0,import_node_path6.basename)(root)||"root";return{id:`${fileNamePart(name)}-${shortHash(identity)}`,name,root}}function findGit(start){
for(let folder=realPath(start);;folder=(0,import_node_path6.dirname)(folder)){let commonDir=commonDirOf((0,import_node_path6.join)(folder,".git"))??(isBareRepository(
folder)?folder:void 0);if(commonDir!==void 0)return{top:folder,commonDir};if(folder===(0,import_node_path6.dirname)(folder))return}}function gitDirOf(dotGit){let stat=statIfPossible(
dotGit);if(stat===void 0)return;let gitDir=stat.isDirectory()?dotGit:gitDirNamedIn(dotGit);return gitDir!==void 0&&import_node_fs8.default.existsSync((0,import_node_path6.join)(
gitDir,"HEAD"))?gitDir:void 0}function commonDirOf(dotGit){let gitDir=gitDirOf(dotGit);if(gitDir===void 0)return;let shared=readForeignFile((0,import_node_path6.join)(
gitDir,"commondir"),MAX_GIT_BYTES)?.toString("utf8").trim();return realPath(shared?(0,import_node_path6.resolve)(gitDir,shared):gitDir)}function gitDirNamedIn(dotGit){
let named=/^gitdir:\s*(\S.*)$/m.exec(readForeignFile(dotGit,MAX_GIT_BYTES)?.toString("utf8")??"")?.[1];return named===void 0?void 0:(0,import_node_path6.resolve)(
(0,import_node_path6.dirname)(dotGit),named.trimEnd())}function isBareRepository(folder){return["HEAD","objects","refs"].every(name=>import_node_fs8.default.existsSync(
(0,import_node_path6.join)(folder,name)))}function realPath(path){let absolute=(0,import_node_path6.resolve)(boundFolder(path));if(import_node_fs8.default.existsSync(
absolute))return import_node_fs8.default.realpathSync.native(absolute);let parent=(0,import_node_path6.dirname)(absolute);return parent===absolute?absolute:(0,import_node_path6.join)(
realPath(parent),(0,import_node_path6.basename)(absolute))}function fileNamePart(name){return name.replace(/[^A-Za-z0-9_]+/g,"-").replace(/^-+|-+$/g,"").slice(0,
40)||"project"}function shortHash(identity){return sha256Hex(identity).slice(0,8)}function isExcluded(covers,cwd,env){let starts=new Set([cwd,env.CLAUDE_PROJECT_DIR||cwd].map(boundFolder));for(let start of starts){if(covers?.(start)===!0)return!0;
let top=climb(start);if(top==="off")return!0;top!==void 0&&starts.add(top)}return!1}function climb(start){for(let folder=start;;folder=(0,import_node_path7.dirname)(
folder)){if(import_node_fs9.default.existsSync(`${folder}/.claude/logbook-off`))return"off";if(import_node_fs9.default.existsSync(`${folder}/.git/HEAD`)||folder===
(0,import_node_path7.dirname)(folder))return;if(import_node_fs9.default.existsSync(`${folder}/.git`))return mainCheckoutOf(folder)}}function mainCheckoutOf(worktree){
let commonDir=findGit(worktree)?.commonDir;return commonDir!==void 0&&(0,import_node_path7.basename)(commonDir)===".git"?(0,import_node_path7.dirname)(commonDir):
void 0}var import_node_fs10=import_node_fs14,import_node_path8=require("node:path");function forgottenPath(store,session){return`${store.root}${import_node_path8.sep}forgotten${import_node_path8.sep}${safeName(session)}.json`}function isForgotten(store,session){
return import_node_fs10.default.existsSync(forgottenPath(store,session))}function parseListText(text2){return splitAtCommas(text2).map(item=>item.trim()).filter(item=>item!=="")}function splitAtCommas(text2){let items=[],item="",depth=0;
for(let character of text2)character==="{"?depth++:character==="}"&&depth>0&&depth--,character===","&&depth===0?(items.push(item),item=""):item+=character;return depth>
0?text2.split(","):[...items,item]}var import_node_path9=require("node:path");var PREFIX="CLAUDE_PLUGIN_OPTION_",PLUGIN=/^logbook@/;function withPluginOptions(env){if(env.CLAUDE_PLUGIN_ROOT)return env;let text2=readForeignFile((0,import_node_path9.join)(
clientRoot(env),"settings.json"),MAX_SETTINGS_BYTES)?.toString("utf8");if(text2===void 0||!text2.includes('"pluginConfigs"'))return env;let all=parseJsonObject(
text2)?.pluginConfigs,variables=Object.entries(isObject(all)?all:{}).filter(([name])=>PLUGIN.test(name)).flatMap(([,config])=>isObject(config)&&isObject(config.
options)?Object.entries(config.options):[]).map(([key,value])=>[`${PREFIX}${key.toUpperCase()}`,String(value)]);return{...Object.fromEntries(variables),...env}}function loadExclusions(store,env){let config=readConfigFile(store);if(config===void 0)return;let{exclude}=config;return[...Array.isArray(exclude)?exclude.filter(
glob=>typeof glob=="string"):[],...parseListText(withPluginOptions(env).CLAUDE_PLUGIN_OPTION_EXCLUDE??"")]}var import_node_fs11=import_node_fs14;function isForeign(path){let uid=process.geteuid?.(),stat=uid===void 0?void 0:import_node_fs11.default.lstatSync(path,{throwIfNoEntry:!1});if(stat===void 0)return!1;
if(stat.uid!==uid)return!0;if(!stat.isSymbolicLink())return!1;let target=statIfPossible(path);return target!==void 0&&target.uid!==uid}var import_node_fs12=import_node_fs14,import_node_path10=require("node:path");function createCall(frame,{event,input,payload}){let{store,env,clock}=frame,note=error=>frame.record(error,input.session_id);return{event,input,payload,store,session:sessionPaths(
store,input.session_id),env,clock,note,attempt:(step,run)=>{try{return run()}catch(error){note(withStep(step,error));return}},attemptAsync:async(step,run)=>{try{
return await run()}catch(error){note(withStep(step,error));return}}}}function withStep(step,error){if(error instanceof LogbookError||!(error instanceof Error))return error;
let described=new Error(`${step}: ${error.message}`);return described.stack=error.stack??"",Object.assign(described,{code:errnoOf(error)})}function packPaths(){
let dist=(0,import_node_path10.dirname)((0,import_node_path10.dirname)(import_node_fs12.default.realpathSync(process.argv[1]??""))),at2=name=>(0,import_node_path10.join)(
dist,name);return{worker:at2("worker.cjs"),notesThread:at2("notes-thread.cjs"),bin:(0,import_node_path10.join)((0,import_node_path10.dirname)(dist),"bin")}}var import_node_path11=require("node:path");function renderHalf(half){return(half>>>0).toString(16).padStart(8,"0")}function hash64(data){let bytes=typeof data=="string"?Buffer.from(data,"utf8"):data,high=-873292572,
low=-2078137563;for(let i=0;i<bytes.length;i++){low^=bytes[i];let lower=(low&65535)*435,upper=(low>>>16)*435+(lower>>>16);high=Math.imul(high,435)+(low<<8)+(upper>>>
16)|0,low=upper<<16|lower&65535}return renderHalf(high)+renderHalf(low)}var SAME_OCCASION_MS=1e4;function claimKey(input,env){let{prompt_id,agent_id,tool_use_id,source,trigger,prompt}=input,parts=[env.CLAUDE_PID,prompt_id,agent_id,tool_use_id,
source,trigger,prompt];return`${input.hook_event_name}-${hash64(JSON.stringify(parts))}`}function claim(claimsDir,key,nowMs){let numbers=listDirectory(claimsDir).
filter(name=>name.startsWith(`${key}.`)).map(name=>Number(name.slice(key.length+1))),newest=Math.max(0,...numbers);return newest>0&&isWithin(SAME_OCCASION_MS,ageMark(
(0,import_node_path11.join)(claimsDir,`${key}.${newest}`)),nowMs)?!1:createFileOnce((0,import_node_path11.join)(claimsDir,`${key}.${newest+1}`),"")}function ageMark(path){
return statIfPresent(path)?.mtimeMs??0}var import_node_fs13=import_node_fs14;var KEY=',"tool_response":',INTERRUPTED=',"interrupted":true',MARK2="left out by logbook";function leaveOutOutput(json){let key=json.length<65536?-1:json.indexOf(KEY),end=key<0?void 0:endOfValue(json,key+KEY.length);if(end===void 0)return;let interrupted=json.
subarray(key,end).includes(INTERRUPTED),stub=Buffer.from(KEY+JSON.stringify({interrupted,mark:MARK2}));return Buffer.concat([json.subarray(0,key),stub,json.subarray(
end)])}function isWithoutOutput(value){return value?.tool_response?.mark===MARK2}function endOfValue(json,start){let depth=0,at2=start;for(let step=0;step<5e4&&
at2<json.length;step++){let byte=json[at2],folded=byte|32;if(byte===34)at2=endOfString(json,at2);else if(folded===123)depth+=1;else{if(depth===0&&(byte===44||folded===
125))return at2;folded===125&&(depth-=1)}at2+=1}}function endOfString(json,open2){for(let at2=json.indexOf(34,open2+1);at2>=0;at2=json.indexOf(34,at2+1)){let before=at2-
1;for(;json[before]===92;)before-=1;if((at2-before)%2===1)return at2}return json.length}var MAX_WHOLE_BYTES=8*1024*1024,NEWLINE=10,BYTE_ORDER_MARK=65279,NOTHING_DROPPED=new Map;function createCollector(makeShortener2){let chunks=[],bytes=0,endsInNewline=!1,
hasTriedLine=!1,line,shortener;function pushWhole(chunk){chunks.push(chunk);let newline=hasTriedLine?-1:chunk.indexOf(NEWLINE);if(newline<0)return!1;hasTriedLine=
!0;let length=bytes-chunk.length+newline,parsed=parse((chunks.length===1?chunk:Buffer.concat(chunks)).subarray(0,length));return parsed!==void 0&&(line={...parsed,
bytes:length,dropped:NOTHING_DROPPED}),line!==void 0}return{push(chunk){if(bytes+=chunk.length,endsInNewline=chunk.at(-1)===NEWLINE,shortener===void 0&&bytes<=MAX_WHOLE_BYTES)
return pushWhole(chunk);shortener??=makeShortener2();for(let held of chunks.splice(0))shortener.feed(held);return shortener.feed(chunk),shortener.isComplete()},
finish(){if(line!==void 0)return line;if(bytes===0)throw new LogbookError("INPUT_INVALID","read stdin: no payload");let shortened=shortener?.finish(),parsed=parse(
shortened?.json??Buffer.concat(chunks));if(parsed===void 0)throw new LogbookError("INPUT_INVALID",`read stdin: ${bytes} bytes that are not one JSON document`);let dropped=shortened?.
dropped??NOTHING_DROPPED;return{...parsed,bytes:endsInNewline?bytes-1:bytes,dropped}}}}function parse(json){let light=leaveOutOutput(json),parsed=light===void 0?
void 0:parseWhole(light);return parsed===void 0||!isWithoutOutput(parsed.value)?parseWhole(json):{...parsed,whole:()=>parseWhole(json)?.value}}function parseWhole(json){
let text2=json.toString("utf8"),value=parseJson(text2.charCodeAt(0)===BYTE_ORDER_MARK?text2.slice(1):text2);return value===void 0?void 0:{value}}var FIRST_READ_BYTES=256*1024,SILENCE_MS=1e3;async function readPayload(makeShortener2){let collector=createCollector(makeShortener2),stat=import_node_fs13.default.
fstatSync(0);return stat.isCharacterDevice()||readSome(collector,stat.isFile())||await readRest(collector),collector.finish()}function readSome(collector,isFile){
do{let buffer=Buffer.allocUnsafeSlow(FIRST_READ_BYTES),bytes=readOrWouldBlock(buffer);if(bytes===void 0)return!1;if(bytes===0||collector.push(buffer.subarray(0,
bytes)))return!0}while(isFile);return!1}function readOrWouldBlock(buffer){try{return import_node_fs13.default.readSync(0,buffer)}catch(error){let code=errnoOf(error);
if(code==="EAGAIN")return;if(code==="EOF")return 0;throw new LogbookError("INPUT_INVALID",`read stdin: ${code??"failed"}`,{cause:error})}}function readRest(collector){
return new Promise((resolve3,reject)=>{let stream=process.stdin,received=0,end=()=>{clearTimeout(timer),stream.removeAllListeners(),stream.pause(),resolve3()},timer=setTimeout(
()=>{let before=received;setImmediate(()=>setImmediate(()=>received===before?end():timer.refresh()))},SILENCE_MS);stream.on("data",chunk=>{received+=chunk.length,
timer.refresh(),collector.push(chunk)&&end()}),stream.on("end",end),stream.on("error",error=>{clearTimeout(timer),reject(new LogbookError("INPUT_INVALID",`read \
stdin: ${errnoOf(error)??"failed"}`,{cause:error}))})})}var NULL_DEVICE=process.platform==="win32"?"\\\\.\\nul":"/dev/null",makeShortener=()=>require("../shorten-json.cjs").createShortener(),loadGlobs=()=>require("../folder-globs.cjs").
compileFolderGlobs,claimClosed=store=>require("../config-closed.cjs").claimClosed(store);function runHook(event,handle){silenceStderr();let store=storePaths(process.
env),record=createRecorder(event,store,systemClock()),fail=error=>{record(error),process.exit(0)};process.on("uncaughtException",fail),process.on("unhandledReje\
ction",fail),isForeign(store.root)&&process.exit(0),captureEvent(event,handle,{store,env:process.env,clock:systemClock,record}).then(output=>{output!==""&&printWhole(
output),process.exit(0)},fail)}function compileCovers(globs,event,{store,env,record}){if(globs.length===0)return;let{covers,problems}=loadGlobs()(globs,{home:homeFolder(
env)});for(let{message}of event==="SessionStart"?problems:[])record(new LogbookError("CONFIG_INVALID",message,{path:store.config}));return covers}async function captureEvent(event,handle,frame){
let payload=await readPayload(makeShortener),input=parseHookInput(payload.value);if(input?.hook_event_name!==event)throw new LogbookError("INPUT_INVALID",`a pay\
load of ${payload.bytes} bytes that is no ${event} event`);let{store,env,clock}=frame;input.cwd!==void 0&&(input.cwd=folderOfPayload(input.cwd));let exclusions=loadExclusions(
store,env);if(exclusions===void 0)return claimClosed(store)&&frame.record(closedError(store)),"";if(isExcluded(compileCovers(exclusions,event,frame),input.cwd??
process.cwd(),env)||isChildSession(store,input.session_id)||isForgotten(store,input.session_id))return"";let call=createCall(frame,{event,input,payload}),output=await handle(
call);return output===void 0||!claim(call.session.claims,claimKey(input,env),clock())?"":("onPrint"in output&&output.onPrint!==void 0&&call.attempt("note what i\
s shown",output.onPrint),renderOutput(event,output))}function renderOutput(event,output){if("plainText"in output)return output.plainText.replace(/^[\s{]+/,"");let shown="\
updatedToolOutput"in output?{updatedToolOutput:output.updatedToolOutput}:{additionalContext:output.additionalContext},hookSpecificOutput={hookEventName:event,...shown};
return`${JSON.stringify({hookSpecificOutput})}
`}function createRecorder(event,store,startMs){return(error,session)=>{let nowMs=systemClock(),known=error instanceof LogbookError;try{appendDiagnostic(store,{v:1,
time:isoTime(nowMs),code:errnoOf(error)??"UNEXPECTED",event,...session!==void 0&&{session},message:error instanceof Error?error.message:String(error),...known&&
error.path!==void 0&&{path:error.path},...!known&&error instanceof Error&&{stack:error.stack??""},ms:nowMs-startMs})}catch{return}}}function silenceStderr(){try{
import_node_fs14.default.closeSync(2),import_node_fs14.default.openSync(NULL_DEVICE,"w")}catch{return}}function printWhole(text2){let bytes=Buffer.from(text2);for(let written=0;written<
bytes.length;)try{written+=import_node_fs14.default.writeSync(1,bytes,written)}catch(error){if(errnoOf(error)!=="EAGAIN")throw error;Atomics.wait(new Int32Array(
new SharedArrayBuffer(4)),0,0,1)}}var import_node_path12=require("node:path");var MAX_NAME_CHARS=128,MAX_CWD_CHARS=512,FIELD_CHARS={target:200,prompt:1e3,error:300,cwd:MAX_CWD_CHARS},SHRINKABLE=["prompt","target","error","cwd"];function appendRecord(paths,record){
appendLine(paths.log,renderRecord(record))}function renderRecord(record){let bounded={...record};for(let field in bounded){let value=bounded[field];if(typeof value=="string"){let text2=boundText(field,value);
text2!==value&&(bounded[field]=text2)}else typeof value=="number"&&!Number.isFinite(value)&&(bounded[field]=void 0)}let line=JSON.stringify(bounded);for(let field of SHRINKABLE)
for(let text2=bounded[field];isTooLong(line)&&typeof text2=="string"&&text2!=="";)text2=cutText(text2,text2.length>>1),bounded[field]=text2,line=JSON.stringify(
bounded);return line}function isTooLong(line){return Buffer.byteLength(line)>=4096}function boundText(field,text2){let limit=FIELD_CHARS[field];return limit===void 0?
cutText(text2,MAX_NAME_CHARS):withholdHead(text2,limit)}var TELLING_FIELDS=["command","file_path","notebook_path","pattern","url","query","path","skill","description","subject","prompt","message"];function findTarget(toolInput){
if(typeof toolInput=="string")return toolInput||void 0;if(typeof toolInput!="object"||toolInput===null)return;let fields=toolInput,telling=TELLING_FIELDS.map(name=>fields[name]).
find(isText)??Object.values(fields).find(isText),agent=fields.subagent_type;return telling!==void 0&&isText(agent)?`${agent}: ${telling}`:telling}function isText(value){
return typeof value=="string"&&value!==""}function recordFromInput(input,payload,nowMs){let record={v:1,time:isoTime(nowMs),event:input.hook_event_name,session:input.session_id,prompt_id:input.prompt_id,
agent_id:input.agent_id,agent_type:input.agent_type,prompt:input.prompt,source:input.source,reason:input.reason,trigger:input.trigger,model:input.model,permission_mode:input.
permission_mode,stop_hook_active:input.stop_hook_active,hash:input.prompt===void 0?void 0:hash64(input.prompt),error:describeError(input.error),cwd:input.cwd,origin:"\
hook"};return input.hook_event_name==="StopFailure"&&(record.ok=!1),input.tool_name===void 0?record:{...record,...toolFields(input,input.tool_name,payload)}}function toolFields(input,tool,payload){
let serialised=serialise(input.tool_input),inputBytes=Buffer.byteLength(serialised);return{tool,tool_use_id:input.tool_use_id,target:findTarget(input.tool_input),
input_bytes:inputBytes+(payload.dropped.get("tool_input")??0),output_bytes:input.tool_response===void 0?void 0:outputBytes(payload,inputBytes),hash:hash64(serialised),
duration_ms:input.duration_ms,ok:input.hook_event_name==="PostToolUse"&&!isInterrupted(input.tool_response),spawned_agent_id:findSpawnedAgent(input.tool_response)}}
function findSpawnedAgent(response){if(!(typeof response!="object"||response===null||!("agentId"in response)))return typeof response.agentId=="string"?response.
agentId:void 0}function outputBytes({value,bytes,dropped},inputBytes){let others=serialise({...value,tool_input:0,tool_response:0}),remaining=bytes-(Buffer.byteLength(
others)-2)-inputBytes;for(let[field,missing]of dropped)field!=="tool_response"&&(remaining-=missing);return Math.max(0,remaining)}function isInterrupted(response){
return typeof response=="object"&&response!==null&&"interrupted"in response&&response.interrupted===!0}function describeError(error){return error===void 0||typeof error==
"string"?error:serialise(error)}function serialise(value){try{return JSON.stringify(value??null)}catch(error){if(!(error instanceof RangeError))throw error;return""}}function isInternalHelper(input){return input.agent_type===""}function agentTranscript(input,id){let{agent_transcript_path:given,transcript_path:main,session_id:session}=input;
return given||(0,import_node_path12.join)((0,import_node_path12.dirname)(main??""),session,"subagents",`agent-${id}.jsonl`)}function logAgent(call){let{input,payload,
session,clock}=call,record=recordFromInput(input,payload,clock()),parent=call.attempt("read the agent's note",()=>parentAgent(input));appendRecord(session,{...record,
parent_agent_id:parent})}function parentAgent(input){if(!input.agent_id)return;let path=agentTranscript(input,input.agent_id).replace(/\.jsonl$/,".meta.json"),meta=readForeignFile(
path,MAX_NOTE_BYTES)?.toString("utf8")??"";return/"parentAgentId"\s*:\s*"([^"\\]+)"/.exec(meta)?.[1]}var unread=lazy(()=>/(?!\s)[\p{M}\p{Default_Ignorable_Code_Point}\p{Cc}]/gu),dash=lazy(()=>new RegExp("\\p{Dash}","gu"));var ALIKE={a:"\u0430\u0410\u03B1\u0391\u0251\u1D00",b:"\u044C\u0432\u0412\u03B2\u0392\u0299\u13CF",c:"\u0441\u0421\u03F2\u03F9\u1D04\u0188",d:"\u0501\u0500\u1D05\u0257",
e:"\u0435\u0415\u03B5\u0395\u0454\u1D07",f:"\u0493\u0492\uA730\u0192",g:"\u0261\u0581\u0262",h:"\u04BB\u04BA\u043D\u041D\u029C\u0570\u0397\u03B7",i:"\u0456\u0406\u03B9\u0399\u0131\u026A\u0269",
j:"\u0458\u0408\u03F3\u1D0A",k:"\u043A\u041A\u03BA\u039A\u1D0B",l:"\u04CF\u04C0\u029F\u217C\u01C0",m:"\u043C\u041C\u03BC\u039C\u1D0D",n:"\u0578\u043F\u039D\u0274",
o:"\u043E\u041E\u03BF\u039F\u0585\u0555\u1D0F\u03C3",p:"\u0440\u0420\u03C1\u03A1\u1D18",r:"\u0433\u0413\u0280\uAB47",s:"\u0455\u0405\uA731\u0282",t:"\u0442\u0422\u03C4\u03A4\u1D1B",
u:"\u03C5\u057D\u054D\u1D1C\u028B",v:"\u03BD\u0475\u0474\u1D20",w:"\u051D\u051C\u03C9\u1D21\u0461",x:"\u0445\u0425\u03C7\u03A7",y:"\u0443\u0423\u04AF\u04AE\u03A5\u03B3\u028F",
z:"\u1D22\u0290\u0396"},plainLetters2=lazy(()=>new Map(Object.entries(ALIKE).flatMap(([plain,alike])=>[...alike].map(letter=>[letter,plain]))));var OPENING_BRACKET=/[<\uff1c\ufe64\u02c2\u1438\u276e\u3008\u27e8\u3008]/,OPENING_BRACKETS=new RegExp(OPENING_BRACKET,"g");var ROLES="human|assistant|system|user";var ROLE=new RegExp(`^(?:${ROLES})[ \\t*_~]{0,8}:$`);var TAG="logbook-context",OPENING3=`<${TAG} kind="`,CLOSING3=`</${TAG}>`,WHOLE_OPENING=new RegExp(`${OPENING3}[^<>\\n]{0,2000}>\\n`,"y");function stripOwnBlocks(text2){let kept3="",from=0;for(let at2=text2.indexOf(OPENING3);at2>=0;at2=text2.indexOf(OPENING3,Math.max(at2+1,from))){if(WHOLE_OPENING.
lastIndex=at2,!WHOLE_OPENING.test(text2))continue;kept3+=text2.slice(from,at2);let end=text2.indexOf(CLOSING3,at2);if(end<0)return kept3;from=end+CLOSING3.length,
text2[from]===`
`&&from++}return kept3+text2.slice(from)}function cleanText(text2){return stripPrivate(stripOwnBlocks(toWellFormed(text2)))}var REMINDER_START="<system-reminder>",REMINDER_END="</system-reminder>";function cleanSpeech(text2){
return cleanText(dropReminders(text2)).trim()}function dropReminders(text2){let kept3="",from=0;for(let at2=text2.indexOf(REMINDER_START);at2!==-1;at2=text2.indexOf(
REMINDER_START,at2+1)){if(at2<from||at2>0&&text2[at2-1]!==`
`)continue;let end=text2.indexOf(REMINDER_END,at2);if(end===-1)break;kept3+=text2.slice(from,at2),from=end+REMINDER_END.length}return kept3+text2.slice(from)}var ROLES2=["prompt","assistant","result","interrupt","boundary","summary","link"],PROMPT_ROLE=ROLES2.indexOf("prompt"),BOUNDARY_ROLE=ROLES2.indexOf("boundary");
function roleOf(role){return ROLES2[role]??"link"}var PLAIN_FIELDS=["turnKind","agentId","messageId","model","isFinal","isQueued","isError","isStandIn","isCut",
"isCapped"],PROMPT_FIELDS=["promptId","cwd","branch","client"],KEPT_OF_PROMPT=[...PLAIN_FIELDS,...PROMPT_FIELDS],NO_META="{}";function encodeEntry(entry){let{role,
parts}=entry,meta=metaOf(entry);parts.length>0&&(meta.parts=parts.map(encodePart));let[first]=parts;return{role:ROLES2.indexOf(role),meta:role==="link"&&isEmpty(
meta)?NO_META:JSON.stringify(meta),text:first!==void 0&&parts.length===1?textOfPart(first):parts.map(textOfPart).join("")}}function isEmpty(meta){for(let _ in meta)
return!1;return!0}function metaOf(entry){let meta={};for(let key of entry.role==="prompt"?KEPT_OF_PROMPT:PLAIN_FIELDS){let value=entry[key];value!==void 0&&(meta[key]=
value)}let{usage}=entry;return usage!==void 0&&(meta.usage=[usage.input,usage.output,usage.cacheRead,usage.cacheWrite]),entry.role==="boundary"&&entry.parent===
null&&(meta.isTop=!0),meta}function textOfPart(part){return part.kind==="tool_use"?part.input:part.kind==="tool_result"?part.output:part.text}function encodePart(part){
switch(part.kind){case"prompt":case"answer":return[part.kind,part.text.length];case"tool_use":return[part.kind,part.input.length,part.toolUseId,part.tool];case"\
tool_result":{let{kind,output,toolUseId,isError,denial,spilledFile}=part;return spilledFile!==void 0?[kind,output.length,toolUseId,isError,denial??null,spilledFile]:
denial===void 0?[kind,output.length,toolUseId,isError]:[kind,output.length,toolUseId,isError,denial]}default:return part}}function decodeEntry(encoded,identity){
let{parts,isTop,usage,...rest}=JSON.parse(encoded.meta),[parent,...others]=isTop===!0?[]:identity.parents,at2=0;return{uuid:identity.uuid,parent:parent??null,...others.
length>0&&{otherParents:others},timeMs:identity.timeMs,role:roleOf(encoded.role),...rest,...usage!==void 0&&{usage:{input:usage[0],output:usage[1],cacheRead:usage[2],
cacheWrite:usage[3]}},parts:(parts??[]).map(part=>{let from=at2;return at2+=part[1],decodePart(part,encoded.text.slice(from,at2))})}}function decodePart(meta,text2){
switch(meta[0]){case"prompt":case"answer":return{kind:meta[0],text:text2};case"tool_use":{let[kind,,toolUseId,tool]=meta;return{kind,toolUseId,tool,input:text2}}case"\
tool_result":{let[kind,,toolUseId,isError,denial,spilledFile]=meta;return{kind,toolUseId,output:text2,isError,...denial!=null&&{denial},...spilledFile!==void 0&&
{spilledFile}}}default:return meta}}var UUID_CHARS=36,UUID_BYTES=16,HYPHEN=45,HYPHENS=new Set([8,13,18,23]),NO_DIGIT=16,DIGITS=new Uint8Array(128).fill(NO_DIGIT);
for(let value=0;value<NO_DIGIT;value++)DIGITS[value.toString(16).charCodeAt(0)]=value;function digitAt(text2,at2){return DIGITS[text2.charCodeAt(at2)]??NO_DIGIT}
function packUuid(uuid){if(uuid.length!==UUID_CHARS)return uuid;let packed=Buffer.allocUnsafe(UUID_BYTES),at2=0;for(let to=0;to<UUID_BYTES;to++){if(HYPHENS.has(
at2)&&uuid.charCodeAt(at2++)!==HYPHEN)return uuid;let high=digitAt(uuid,at2++),low=digitAt(uuid,at2++);if((high|low)>=NO_DIGIT)return uuid;packed[to]=high<<4|low}
return packed}function unpackUuid(packed){if(typeof packed=="string")return packed;let hex=Buffer.from(packed.buffer,packed.byteOffset,packed.byteLength).toString(
"hex");return`${hex.slice(0,8)}-${hex.slice(8,12)}-${hex.slice(12,16)}-${hex.slice(16,20)}-${hex.slice(20)}`}function capEntry(entry,limits,readSpilled){let maxChars=limits.head+limits.tail;if(entry.parts.every(part=>isKept(part,maxChars,readSpilled)))return entry;let isCapped=!1,
cap=text2=>{let kept3=withoutNul(text2);return kept3.length<=maxChars?kept3:(isCapped=!0,Buffer.from(cutMiddleAtWords(kept3,limits.head,limits.tail)).toString())},
parts=entry.parts.map(part=>mapText(unspill(part,readSpilled),cap));return isCapped?{...entry,parts,isCapped}:{...entry,parts}}function isKept(part,maxChars,readSpilled){
if(part.kind==="tool_result"&&readSpilled?.(part)!==void 0)return!1;let text2=textOfPart(part);return text2.length<=maxChars&&!text2.includes("\0")}function withoutNul(text2){
return text2.includes("\0")?text2.replaceAll("\0","\uFFFD"):text2}function unspill(part,readSpilled){if(part.kind!=="tool_result")return part;let output=readSpilled?.(
part);return output===void 0?part:{...part,output:cleanText(output)}}function mapText(part,change){switch(part.kind){case"prompt":case"answer":return{...part,text:change(
part.text)};case"tool_use":return{...part,input:change(part.input)};case"tool_result":return{...part,output:change(part.output)};default:return part}}function foldEntry(one,other){let folded={...isBetter(one,other)?one:other,timeMs:Math.min(one.timeMs,other.timeMs)},parents=[...new Set([...parentsOf(one),...parentsOf(
other)])].sort();folded.parent=parents[0]??null,parents.length>1?folded.otherParents=parents.slice(1):delete folded.otherParents;let usage=maxUsage(one.usage,other.
usage);usage!==void 0&&(folded.usage=usage);let promptId=foldPromptIds(one.promptId,other.promptId);return promptId!==void 0&&(folded.promptId=promptId),folded}
function foldPromptIds(one,other){return one===void 0||other===void 0||one===other?one??other:""}function parentsOf(entry){return entry.parent===null?[]:[entry.
parent,...entry.otherParents??[]]}function maxUsage(one,other){return one===void 0||other===void 0?one??other:{input:Math.max(one.input,other.input),output:Math.
max(one.output,other.output),cacheRead:Math.max(one.cacheRead,other.cacheRead),cacheWrite:Math.max(one.cacheWrite,other.cacheWrite)}}function isBetter(one,other){
let difference=+(other.isStandIn===!0)-+(one.isStandIn===!0)||+(other.isCut===!0)-+(one.isCut===!0)||textLength(one)-textLength(other);return difference===0?contentKey(
one)>=contentKey(other):difference>0}function textLength(entry){return JSON.stringify(entry.parts).length}var FOLDED_KEYS=new Set(["parent","otherParents","usag\
e","timeMs","promptId"]);function contentKey(entry){let fields=Object.entries(entry).filter(([key])=>!FOLDED_KEYS.has(key));return JSON.stringify(fields.sort(([
a],[b])=>a<b?-1:1))}function orderEntries(entries){let known=foldCopies(entries),byTime=[...known.values()].sort(compareEntries);return isInParentOrder(byTime,known)?byTime:walk(byTime,
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
ordered)};return addContext(turn,head,ordered),turn}function promptText(prompt){return(prompt?.parts??[]).map(part=>part.kind==="prompt"?part.text:"").join("")}function addContext(turn,head,ordered){let first=key=>head[key]??
ordered.find(entry=>entry[key]!==void 0)?.[key],{agentId,promptId}=head,cwd=first("cwd"),branch=first("branch");promptId&&(turn.promptId=promptId),agentId!==void 0&&
(turn.agentId=agentId),cwd!==void 0&&(turn.cwd=cwd),branch!==void 0&&(turn.branch=branch),ordered.some(entry=>entry.isCut===!0)&&(turn.isCut=!0);let compactions=ordered.
filter(entry=>entry.role==="summary");compactions.length>0&&(turn.compactions=compactions.map(({uuid,timeMs})=>({id:uuid,timeMs})))}function isSubstantial(entry){
return entry.parts.length>0||entry.isFinal===!0||entry.role==="interrupt"}function sumUsage(ordered){let byMessage=new Map;for(let{messageId,uuid,usage}of ordered){
let key=messageId??uuid,larger=maxUsage(byMessage.get(key),usage);larger!==void 0&&byMessage.set(key,larger)}let sum={input:0,output:0,cacheRead:0,cacheWrite:0};
for(let usage of byMessage.values())sum.input+=usage.input,sum.output+=usage.output,sum.cacheRead+=usage.cacheRead,sum.cacheWrite+=usage.cacheWrite;return sum}function deriveSteps(ordered){
let steps=[],calls=new Map,texts=new Map;for(let entry of ordered)for(let part of entry.parts)part.kind==="answer"&&addAnswer(steps,texts,entry,part.text),part.
kind==="tool_use"&&addCall(steps,calls,entry,part),part.kind==="tool_result"&&addResult(steps,calls,entry,part);return steps}function addAnswer(steps,texts,entry,text2){
let message=entry.messageId??entry.uuid,earlier2=texts.get(message);earlier2?.includes(text2)!==!0&&(texts.set(message,earlier2===void 0?[text2]:[...earlier2,text2]),
steps.push({kind:"answer",text:text2,timeMs:entry.timeMs}))}function addCall(steps,calls,entry,use){let{toolUseId,tool,input}=use,known=calls.get(toolUseId);if(known!==
void 0){known.tool===""&&Object.assign(known,{tool,input,startMs:entry.timeMs});return}let{timeMs}=entry,call={kind:"tool",toolUseId,tool,input,output:null,isError:!1,
startMs:timeMs,endMs:timeMs};calls.set(toolUseId,call),steps.push(call)}function addResult(steps,calls,entry,result){let{toolUseId}=result;calls.has(toolUseId)||
addCall(steps,calls,entry,{kind:"tool_use",toolUseId,tool:"",input:""});let call=calls.get(toolUseId);if(call===void 0)return;let isReal2=entry.isStandIn!==!0&&
result.denial===void 0;call.output!==null&&!(isReal2&&call.denial!==void 0)||(call.output=result.output,call.isError=result.isError,call.endMs=entry.timeMs,delete call.
denial,result.denial!==void 0?call.denial=result.denial:entry.isStandIn===!0&&(call.denial="cancelled"),result.spilledFile!==void 0&&(call.spilledFile=result.spilledFile))}
function deriveOutcome(ordered){let outcome="open";for(let entry of ordered)entry.role==="interrupt"?outcome="interrupted":entry.role==="result"?outcome="open":
entry.role==="assistant"?outcome=outcomeOfAnswer(entry):entry.isFinal===!0&&outcome==="open"&&(outcome="answered");return outcome}function outcomeOfAnswer(entry){
return entry.isError===!0?"error":entry.isFinal===!0?"answered":"open"}var MAX_TURN_CHARS=8*1024*1024,SELECT_WHOLE="SELECT id, uuid, link, role, time_ms, meta, text FROM entries WHERE turn = ? ORDER BY id",SELECT_SHORTENED="SELECT \
id, uuid, link, role, time_ms, meta, substr(text, 1, ?) AS text FROM entries WHERE turn = ? ORDER BY id";function readTurnEntries(archive,turn,maxChars=MAX_TURN_CHARS){
let size=archive.prepare("SELECT count(*) AS count, coalesce(sum(octet_length(text)), 0) AS bytes FROM entries WHERE turn = ?").get(turn),isShortened=size!==void 0&&
size.bytes>maxChars,rows=isShortened?archive.prepare(SELECT_SHORTENED).all(Math.floor(maxChars/size.count),turn):archive.prepare(SELECT_WHOLE).all(turn),uuids=new Map(
rows.map(row=>[row.id,unpackUuid(row.uuid)])),loose=readLooseOfTurn(archive,turn);return{entries:rows.map(row=>{let linked=row.link===null?void 0:uuids.get(row.
link);return decodeEntry(row,{uuid:uuids.get(row.id)??"",parents:loose.get(row.id)??(linked===void 0?[]:[linked]),timeMs:row.time_ms})}),isShortened}}function readLooseOfTurn(archive,turn){
let loose=new Map,rows=archive.prepare("SELECT entry, parent FROM entries JOIN loose_links ON entry = id WHERE turn = ?").all(turn);for(let{entry,parent}of rows)
loose.set(entry,[...loose.get(entry)??[],unpackUuid(parent)].sort());return loose}var NEIGHBOURS=8;function putStandIn(archive,session,answer){let{promptId="",agentId="",timeMs,text:text2}=answer;return archive.prepare("INSERT OR IGNORE INTO \
stand_ins (session, prompt_id, agent_id, time_ms, text) VALUES (?, ?, ?, ?, ?)").run(session,promptId,agentId,timeMs,text2)===1}function hasStandIns(archive,session){
return archive.prepare("SELECT 1 FROM stand_ins WHERE session = ? LIMIT 1").get(session)!==void 0}function mayHaveStandIns(archive,turn){return hasAnyStandIn(archive)?
readHeads(archive,turn).some(({session})=>hasStandIns(archive,session)):!1}function hasAnyStandIn(archive){return archive.prepare("SELECT 1 FROM stand_ins LIMIT\
 1").get()!==void 0}var SELECT_HEAD=`SELECT session_turns.turn, session_turns.file, session_turns.session,
    session_turns.byte_offset AS byteOffset, time_ms AS timeMs,
    coalesce(json_extract(meta, '$.promptId'), '') AS promptId,
    coalesce(json_extract(meta, '$.agentId'), '') AS agentId
  FROM session_turns JOIN turns ON turns.id = session_turns.turn JOIN entries ON entries.id = root`;function ownersOf(archive,session,answer){let{promptId="",agentId="",
timeMs}=answer,owner=archive.prepare(`${SELECT_HEAD} WHERE session_turns.file = ? AND time_ms <= ?
       AND coalesce(json_extract(meta, '$.agentId'), '') = ?
       AND (? = '' OR coalesce(json_extract(meta, '$.promptId'), '') IN ('', ?))
     ORDER BY session_turns.byte_offset DESC LIMIT 1`);return archive.prepare("SELECT id FROM files WHERE session = ?").all(session).map(({id})=>owner.get(id,timeMs,
agentId,promptId,promptId)?.turn).filter(turn=>turn!==void 0)}function turnsLosingTo(archive,turn){let before=archive.prepare(`${SELECT_HEAD} WHERE session_turn\
s.file = ? AND session_turns.byte_offset < ?
     ORDER BY session_turns.byte_offset DESC LIMIT ?`),later=archive.prepare(`SELECT 1 FROM stand_ins
     WHERE session = ? AND agent_id = ? AND (? = '' OR prompt_id IN ('', ?)) AND time_ms >= ? LIMIT 1`);return readHeads(archive,turn).flatMap(head=>before.all(
head.file,head.byteOffset,NEIGHBOURS).filter(({agentId,promptId})=>agentId===head.agentId&&later.get(head.session,agentId,promptId,promptId,head.timeMs)!==void 0).
map(earlier2=>earlier2.turn))}function standInEntries(archive,turn,entries){if(!hasAnyStandIn(archive))return[];let owned=new Map;for(let head of readHeads(archive,
turn))if(hasStandIns(archive,head.session))for(let standIn of readStandIns(archive,head)){let entry=entryOf(standIn,head.agentId);owned.set(entry.uuid,entry)}if(owned.
size===0)return[];let answers=entries.flatMap(({parts})=>parts.flatMap(part=>part.kind==="answer"?[part.text]:[]));return[...owned.values()].filter(({parts:[part]})=>!(part?.
kind==="answer"&&isHeld(answers,part.text)))}function isHeld(answers,text2){let wanted=comparable(text2);return answers.some(answer=>comparable(answer).startsWith(
wanted))||answers.some(answer=>comparable(withhold(answer)).startsWith(wanted))}function entryOf({timeMs,text:text2},agentId){return{uuid:`stand-in ${timeMs} ${text2}`,
parent:null,timeMs,role:"assistant",isFinal:!0,isStandIn:!0,...agentId!==""&&{agentId},parts:[{kind:"answer",text:text2}]}}function readHeads(archive,turn){return archive.
prepare(`${SELECT_HEAD} WHERE session_turns.turn = ?`).all(turn)}function readStandIns(archive,head){let after=archive.prepare(`${SELECT_HEAD} WHERE session_tur\
ns.file = ? AND session_turns.byte_offset > ?
       ORDER BY session_turns.byte_offset LIMIT ?`).all(head.file,head.byteOffset,NEIGHBOURS).filter(({agentId})=>agentId===head.agentId);return archive.prepare(
`SELECT prompt_id AS promptId, time_ms AS timeMs, text FROM stand_ins
       WHERE session = ? AND agent_id = ? AND (? = '' OR prompt_id IN ('', ?)) AND time_ms >= ?`).all(head.session,head.agentId,head.promptId,head.promptId,head.
timeMs).filter(standIn=>!after.some(({timeMs,promptId})=>timeMs<=standIn.timeMs&&(promptId===""||["",promptId].includes(standIn.promptId))))}function comparable(text2){
return text2.replace(/\u2026\s*$/u,"").replace(/\s+/g," ").trim()}var SYMBOLS="!#$%&*+-./:<=>?@^_|~",RANGES=[[1,"\0/ :@ [` {\xBF \xD7\xD7 \xF7\xF7 \u2000\u206F \u20A0\u20CF \u2190\u24EA \u2500\u2775 \u2794\u2BFF \u3000\u3004 \u3008\u3020 \uE000\uF8FF"],
[2,[...SYMBOLS].map(symbol=>symbol+symbol).join(" ")],[5,"09"],[4,"AZ"],[3,"az"],[6,"\u0E01\u0E3A \u0E40\u0E4E \u0E81\u0ECE \u0EDC\u0EDF \u1000\u1049 \u1050\u109D \u1780\u17D3 \u17D7\u17D7 \u17DC\u17DD \uA9E0\uA9FE \uAA60\uAA76 \uAA7A\uAA7F"],
[6,"\u1100\u11FF \u3005\u3007 \u3021\u3029 \u302E\u302F \u3038\u303B \u3041\u309A \u309D\u309F \u30A1\u30FA \u30FC\u312F"],[6,"\u3131\u318E \u31A0\u31BF \u31F0\u31FF \u3400\u4DBF \u4E00\uA48C \uA960\uA97C \uAC00\uD7FB \uF900\uFAD9"],
[7,"\u{103FF}"]],CLASSES=new Uint8Array(65536);for(let[found,ranges]of RANGES)for(let i=0;i<ranges.length;i+=3)CLASSES.fill(found,ranges.charCodeAt(i),ranges.charCodeAt(
i+1)+1);function isInWord(char){return/[\p{L}\p{N}\p{Mn}\p{Mc}]/u.test(char)}function computeClass(unit){let char=String.fromCharCode(unit),lower=char.toLowerCase();
return lower!==char?4:lower!==char.toUpperCase()||isInWord(char)?3:1}function classOf(unit){let known=CLASSES[unit];if(known!==0)return known;let computed=computeClass(
unit);return CLASSES[unit]=computed,computed}var FIRST_PICTURE=127248,LAST_PICTURE=129791,FIRST_RARE_HAN=131072,LAST_RARE_HAN=262143;function classOfAstral(point){
return point>=FIRST_PICTURE&&point<=LAST_PICTURE?1:point>=FIRST_RARE_HAN&&point<=LAST_RARE_HAN||isInWord(String.fromCodePoint(point))?6:1}function classOfPoint(point){
if(point>65535)return classOfAstral(point);let found=classOf(point);return found===7?1:found}function classAt(units,at2){let unit=units[at2],found=classOf(unit);
return found!==7?found:classOfPoint(String.fromCharCode(unit,units[at2+1]).codePointAt(0))}function classBefore(units,at2){if(at2<=0)return 1;let found=classOf(
units[at2-1]);return found!==7?found:at2>1?classAt(units,at2-2):1}function isWordClass(found){return found>=3&&found<=5}var MAX_PARTS=10,ALWAYS_A_NAME=3,MIN_AVERAGE=3;function isHumpStart(shape,at2){return classOf(shape.charCodeAt(at2))!==4?!1:classOf(shape.charCodeAt(at2-1))!==4?
!0:at2+1<shape.length&&classOf(shape.charCodeAt(at2+1))===3}function renderHumps(word2){let parts=[],from=0;for(let at2=1;at2<word2.length;at2++)isHumpStart(word2,
at2)&&(parts.push(word2.slice(from,at2)),from=at2);return from===0?void 0:(parts.push(word2.slice(from)),parts.length<=ALWAYS_A_NAME||parts.length<=MAX_PARTS&&word2.
length>=parts.length*MIN_AVERAGE?parts.join(" ").toLowerCase():void 0)}var DASH=45,SLASH=47,HASH=35,PLUS=43,LEADING=".$@#";function sigilBefore(units,at2){let unit=at2===0?0:units[at2-1];if(classOf(unit)!==2)return"";let previous=classBefore(
units,at2-1);if(unit===SLASH)return previous===1||previous===6?"/":"";if(unit===DASH)return dashesBefore(units,at2);let sigil=String.fromCharCode(unit);return LEADING.
includes(sigil)&&!isWordClass(previous)?sigil:""}function dashesBefore(units,at2){return at2>1&&units[at2-2]===DASH?at2>2&&units[at2-3]===DASH||isWordClass(classBefore(
units,at2-2))?"":"--":isWordClass(classBefore(units,at2-1))?"":"-"}function sigilAfter(units,at2){return units[at2]===HASH?"#":units[at2]===PLUS&&units[at2+1]===
PLUS?"++":""}var kept=new Map;function scratchUnits(use,size,isBytes){let make=units=>isBytes?new Uint8Array(units):new Uint16Array(units);if(size>262144)return make(size);let key=`${use}\
 ${isBytes?"bytes":"utf16"}`,found=kept.get(key)??make(262144);return kept.set(key,found),found}function asBuffer(units,length){return Buffer.from(units.buffer,
units.byteOffset,length*units.BYTES_PER_ELEMENT)}function readUnits(text2,use,isBytes){let units=scratchUnits(use,text2.length+1,isBytes);return asBuffer(units,
text2.length).write(text2,isBytes?"latin1":"utf16le"),units[text2.length]=0,units}function renderUnits(units,length){return asBuffer(units,length).toString(units.
BYTES_PER_ELEMENT===1?"latin1":"utf16le")}function readFewUnits(text2,isBytes){let bytes=Buffer.allocUnsafeSlow((text2.length+1)*(isBytes?1:2)),units=isBytes?bytes:
new Uint16Array(bytes.buffer,0,text2.length+1);return bytes.write(text2,isBytes?"latin1":"utf16le"),units[text2.length]=0,units}var MAX_WORD_BYTES=64,MAX_BYTES_A_UNIT=3;function boundedEnd(lower,start,end){if((end-start)*MAX_BYTES_A_UNIT<=MAX_WORD_BYTES)return end;let at2=start,used=0;for(;at2<
end;){let unit=lower.charCodeAt(at2);if(used+=unit<128?1:unit<2048?2:MAX_BYTES_A_UNIT,used>MAX_WORD_BYTES)return at2;at2++}return end}var MIN_BLOB_WORD=40,MAX_BLOB=128,
MIN_BLOB_WORD_AVERAGE=16,BLOB=/[\w+/=-]*/y;function skipBlob(shape,start,end){if(end-start<MIN_BLOB_WORD)return end;BLOB.lastIndex=start,BLOB.test(shape);let length=BLOB.
lastIndex-start;return length<=MAX_BLOB?end:(shape.slice(start,BLOB.lastIndex).match(/[^a-z0-9]/gi)?.length??0)*MIN_BLOB_WORD_AVERAGE<length?BLOB.lastIndex:end}
var APOSTROPHE=39,CURLY_APOSTROPHE=8217,SUFFIX=/['\u2019](?:s|t|re|ve|ll|d|m)/iy;function skipSuffix(shape,at2){let unit=shape.charCodeAt(at2);return unit!==APOSTROPHE&&
unit!==CURLY_APOSTROPHE?at2:(SUFFIX.lastIndex=at2,SUFFIX.test(shape)&&!isWordClass(classOf(shape.charCodeAt(SUFFIX.lastIndex)))?SUFFIX.lastIndex:at2)}var MAX_SYMBOL_RUN=8,SPACE2=32,MAX_GROWTH=3,CODE_POINTS=1114112,INSIDE=1,AT_END=2,places=new Uint8Array(CODE_POINTS);function addMarks(reading,start,end,wordEnd){
let{shapeUnits,lower,marks}=reading,before=sigilBefore(shapeUnits,start);before!==""&&marks.add(before+lower.slice(start,wordEnd));let after=sigilAfter(shapeUnits,
end);after!==""&&marks.add(lower.slice(start,wordEnd)+after)}function addHumps(reading,word2){if(reading.split.has(word2))return;reading.split.add(word2);let parts=renderHumps(
word2);parts!==void 0&&reading.parts.add(parts)}function copyWord(reading,start){let{shapeUnits,lowerUnits,out}=reading,to=reading.length,at2=start,later=0,unit=shapeUnits[at2],
found=CLASSES[unit]||classOf(unit);for(;found>=3&&found<=5;)out[to++]=lowerUnits[at2++],unit=shapeUnits[at2],found=CLASSES[unit]||classOf(unit),later|=1<<found;
return reading.length=to,reading.later=later,at2}var UPPER_BIT=16,LOWER_BIT=8;function isCamel({shapeUnits,later},start){return(later&UPPER_BIT)>0&&((later&LOWER_BIT)>
0||classOf(shapeUnits[start])===3)}function readWord(reading,start){let{shape,shapeUnits,lower,out}=reading,end=copyWord(reading,start),wordEnd=boundedEnd(lower,
start,end);return reading.length-=end-wordEnd,out[reading.length++]=SPACE2,(start>0&&CLASSES[shapeUnits[start-1]]===2||CLASSES[shapeUnits[end]]===2)&&addMarks(reading,
start,end,wordEnd),wordEnd===end&&isCamel(reading,start)&&addHumps(reading,shape.slice(start,end)),skipSuffix(shape,skipBlob(shape,start,end))}function readUnspaced(reading,start){
let{shapeUnits,lowerUnits,out,characters}=reading,to=reading.length,at2=start,point=0;for(;;){let unit=shapeUnits[at2],found=CLASSES[unit]||classOf(unit);if(found!==
6&&(found!==7||classAt(shapeUnits,at2)!==6))break;let end=at2+(found===7?2:1);point=noteCharacter(lowerUnits,at2,characters);for(let i=at2;i<end;i++)out[to++]=lowerUnits[i];
if(at2>start){out[to++]=SPACE2;for(let i=at2;i<end;i++)out[to++]=lowerUnits[i]}at2=end}return places[point]=AT_END,out[to++]=SPACE2,reading.length=to,at2}function noteCharacter(units,at2,characters){
let unit=units[at2],point=(unit&63488)===55296?(unit-55296<<10)+(units[at2+1]-56320)+65536:unit;return places[point]===0&&(places[point]=INSIDE,characters.push(
point)),point}function renderCharacters(characters){let stream="";for(let point of characters)places[point]===INSIDE&&(stream+=`${stream===""?"":" "}${String.fromCodePoint(
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
plain)).replace(NOT_WORD," ").trim(),parts,marks,characters:""}}function readAll(reading){let{shapeUnits,size}=reading,at2=0;for(;at2<size;){let unit=shapeUnits[at2],
found=CLASSES[unit]||classOf(unit);found===7&&(found=classAt(shapeUnits,at2)),found===1?at2++:found===6?at2=readUnspaced(reading,at2):found===2?at2=readSymbols(
reading,at2):at2=readWord(reading,at2)}}function tokeniseForIndex(text2){let lexed=lex(text2),stream=renderStream(lexed);return lexed.characters===""?stream:`${stream} ${lexed.characters}`}function renderStream({
main,parts,marks}){let stream=main;for(let part of parts)stream+=` ${part}`;for(let mark of marks)stream+=` ${mark}`;return main===""?stream.slice(1):stream}var FIELDS=["prompt","answer","input","output"];function readTexts(turn,reader){let read={prompt:[reader.text(turn.prompt)],answer:[],input:[],output:[]};for(let step of turn.steps)step.kind==="answer"?read.answer.
push(reader.text(step.text)):(read.input.push(reader.input(step.input)),step.output!==null&&read.output.push(reader.text(step.output)));return read}var JSON_STRING=/"([^"\\]*(?:\\.[^"\\]*)*)(?:"(\s*:)?|\\?$)/gs,
JSON_ESCAPE=/\\(?:u([0-9a-fA-F]{4})|(.))/gs,ESCAPED={n:`
`,r:"\r",t:"	",b:"\b",f:"\f"};function inputText(input){if(!input.startsWith("{")&&!input.startsWith("[")&&!input.startsWith('"'))return input;let values=[];for(let[
,value="",colon]of input.matchAll(JSON_STRING))colon===void 0&&value!==""&&values.push(unescapeJson(value));return values.join(`
`)}function unescapeJson(value){return value.includes("\\")?value.replace(JSON_ESCAPE,(_,code,char)=>code===void 0?ESCAPED[char??""]??char??"":String.fromCharCode(
Number.parseInt(code,16))):value}var PATH_KEY=/"(?:file_path|notebook_path|path)"\s*:\s*"([^"\\]*(?:\\.[^"\\]*)*)"/gs;function filesOfInput(input){return[...input.
matchAll(PATH_KEY)].map(([,path=""])=>unescapeJson(path))}function filesOf(turn){let files=turn.steps.flatMap(step=>step.kind==="tool"?filesOfInput(step.input):
[]);return[...new Set(files)]}function toolsOf(turn){let tools=turn.steps.flatMap(step=>step.kind==="tool"&&step.tool!==""?[step.tool]:[]);return[...new Set(tools)]}function columnsOf(turn,isCut2){let{kind,startMs,endMs,outcome,agentId=null,models,steps,usage}=turn;return{kind,startMs,endMs,outcome,agentId,model:models.at(-1)??
"",toolCalls:steps.filter(step=>step.kind==="tool").length,tools:renderList(toolsOf(turn)),files:renderList(filesOf(turn)),usage,isCut:isCut2}}function renderList(items){
return items.length===0?"":`
${items.join(`
`)}
`}function wordsOf(turn){let words=readTexts(turn,{text:tokeniseForIndex,input:input=>tokeniseForIndex(inputText(input))});return FIELDS.map(field=>words[field].
join(" "))}function settleTurn(archive,id,gathered){let head=archive.prepare("SELECT kind, role, uuid FROM turns JOIN entries ON entries.id = root WHERE turns.id = ?").get(
id);if(archive.prepare("DELETE FROM stale WHERE turn = ?").run(id),head===void 0)return;let{turn,isCut:isCut2,hasText}=deriveTurn(archive,id,{uuid:unpackUuid(head.
uuid),gathered}),isFirst=head.kind===null;if(head.role===PROMPT_ROLE||hasText)return writeColumns(archive,id,columnsOf(turn,isCut2)),{turn,words:{id,columns:wordsOf(
turn),isFirst}};isFirst||(archive.prepare("UPDATE turns SET kind = NULL WHERE id = ?").run(id),archive.prepare("DELETE FROM words WHERE rowid = ?").run(id))}function settleDerived(archive,id,{
columns,words}){if(!mayHaveStandIns(archive,id))return writeColumns(archive,id,columns),{id,columns:words,isFirst:!0}}function deriveTurn(archive,id,{uuid,gathered}){
let read=gathered===void 0?readTurnEntries(archive,id):void 0,own=gathered??read?.entries??[],entries=[...own,...standInEntries(archive,id,own)],turn=assembleTurn(
entries,uuid),isCut2=turn.isCut===!0||read?.isShortened===!0||own.some(entry=>entry.isCapped===!0);return{turn,isCut:isCut2,hasText:entries.some(({parts})=>parts.
length>0)}}function writeColumns(archive,id,columns){let{usage}=columns;archive.prepare(`UPDATE turns SET kind = ?, start_ms = ?, end_ms = ?, outcome = ?, agent\
_id = ?, model = ?, tool_calls = ?,
         tools = ?, files = ?, input_tokens = ?, output_tokens = ?, cache_read_tokens = ?, cache_write_tokens = ?,
         is_cut = ? WHERE id = ?`).run(columns.kind,columns.startMs,columns.endMs,columns.outcome,columns.agentId,columns.model,columns.toolCalls,columns.tools,
columns.files,usage.input,usage.output,usage.cacheRead,usage.cacheWrite,Number(columns.isCut),id)}var COLUMNS="INTO words (rowid, prompt, answer, input, output)\
 VALUES (?, ?, ?, ?, ?)";function writeWords(archive,turns){let insert2=archive.prepare(`INSERT ${COLUMNS}`),replace=archive.prepare(`INSERT OR REPLACE ${COLUMNS}`);
for(let{id,columns,isFirst}of turns)(isFirst?insert2:replace).run(id,...columns)}var PLACES_OF_SESSION=`FROM sessions
  JOIN files ON files.session = sessions.id
  JOIN session_turns ON session_turns.file = files.id`,SETTLED_OF_SESSION=`${PLACES_OF_SESSION}
  JOIN turns ON turns.id = session_turns.turn
  JOIN entries ON entries.id = root
  WHERE key = ? AND kind IS NOT NULL`;var MAX_HELD_CHARS=1024*1024;function createGatherer(archive,onTurn){let waiting=new Map,current,chars=0,settleThese=ids=>settleTurns({archive,waiting,onTurn},ids);
return{join(turn,entry,isNewTurn){let gathered=waiting.get(turn)??startGathering(entry,isNewTurn);waiting.set(turn,gathered),current=turn,gathered.chars+=entry.
chars,gathered.derived=void 0,entry.ordinal===void 0?gathered.ordinals=void 0:gathered.ordinals?.push(entry.ordinal),gathered.entries!==void 0&&(chars+=entry.chars,
gathered.chars>MAX_HELD_CHARS?gathered.entries=void 0:gathered.entries.push(entry))},touch(turn){let{chars:chars2}=waiting.get(turn)??NOTHING_GATHERED;waiting.set(
turn,{...NOTHING_GATHERED,chars:chars2})},derive(turn){for(let gathered of waiting.values())if(isSameList(gathered.ordinals,turn.entries)){gathered.derived=turn;
return}},isFull:()=>chars>MAX_HELD_CHARS,settleFinished(){settleThese([...waiting.keys()].filter(id=>id!==current)),chars=0},settleDerived:()=>settleThese([...waiting].
flatMap(([id,{derived}])=>derived===void 0?[]:[id])),settleWaiting:()=>settleThese([...waiting.keys()]),settleAll({isLast,maxChars}){let left=[...waiting].filter(
([id,gathered])=>id===current&&!isLast||gathered.chars>maxChars),addStale=archive.prepare("INSERT OR IGNORE INTO stale (turn) VALUES (?)");for(let[id]of left)addStale.
run(id),waiting.delete(id);settleThese([...waiting.keys()]);let unfinished=isLast?void 0:left.find(([id])=>id===current);unfinished!==void 0&&waiting.set(unfinished[0],
{...NOTHING_GATHERED}),chars=0}}}var NOTHING_GATHERED={entries:void 0,ordinals:void 0,derived:void 0,chars:0};function startGathering({ordinal},isNewTurn){return isNewTurn?
ordinal===void 0?{...NOTHING_GATHERED,entries:[]}:{...NOTHING_GATHERED,ordinals:[]}:{...NOTHING_GATHERED}}function settleTurns(settling,ids){let words=[],length=0;
for(let id of ids.toSorted((a,b)=>a-b)){let settled=settleOne(settling,id);settled!==void 0&&(words.push(settled),length+=settled.columns.reduce((sum,column)=>sum+
column.length,0),!(length<MAX_HELD_CHARS)&&(writeWords(settling.archive,words),words=[],length=0))}writeWords(settling.archive,words)}function settleOne({archive,
waiting,onTurn},id){let{entries,derived}=waiting.get(id)??NOTHING_GATHERED;waiting.delete(id);let words=derived&&settleDerived(archive,id,derived);if(words!==void 0)
return words;let own=entries?.map(entry=>entry.read()),settled=settleTurn(archive,id,own);if(settled!==void 0)return onTurn(settled.turn,id),settled.words}function isSameList(one,other){
return one?.length===other.length&&one.every((number,index)=>number===other[index])}var OF_SESSION=`WHERE turn IN (SELECT session_turns.turn ${PLACES_OF_SESSION}\
 WHERE key = ?)`;var CROWDED_SEGMENTS=800;function isCrowded(archive){return countSegments(archive)>=CROWDED_SEGMENTS}var MOST_SEGMENTS=1900;function putOffMerge(archive){archive.
prepare("SELECT v FROM words_config WHERE k = 'crisismerge'").get()?.v!==MOST_SEGMENTS&&archive.exec(`INSERT INTO words (words, rank) VALUES ('crisismerge', ${MOST_SEGMENTS}\
)`)}var STRUCTURE_ROW=10,SECOND_FORM=Buffer.from([255,0,0,1]);function countSegments(archive){let row=archive.prepare("SELECT block FROM words_data WHERE id = ?").get(
STRUCTURE_ROW);if(row===void 0)return 0;let block=Buffer.from(row.block.buffer,row.block.byteOffset,row.block.byteLength),start=block.subarray(4,8).equals(SECOND_FORM)?
8:4,[,afterLevels]=readVarint(block,start);return readVarint(block,afterLevels)[0]}function readVarint(bytes,start){let value=0;for(let at2=start;;at2++){let byte=bytes[at2]??
0;if(value=value*128+(byte&127),byte<128)return[value,at2+1]}}function isFields(value){return typeof value=="object"&&value!==null&&!Array.isArray(value)}function fieldsOf(parent,key){let value=parent[key];return isFields(
value)?value:EMPTY}function stringOf(parent,key){let value=parent[key];return typeof value=="string"&&value!==""?value:void 0}function countOf(parent,key){let value=parent[key];
return typeof value=="number"&&Number.isFinite(value)&&value>0?value:0}function timeOf(entry){let stamp=stringOf(entry,"timestamp"),time=stamp===void 0?0:Date.parse(
stamp);return Number.isNaN(time)?0:time}var SIDECHAIN_AGENT="sidechain",EMPTY=Object.freeze({});function trimEndOf(text2,chars){let end=text2.length;for(;end>0&&chars.includes(text2.charAt(end-1));)end--;return text2.slice(0,end)}var DENIAL_TEXTS=[[/^The user doesn't want to (?:proceed with this tool use|take this action)/,"user-rejected"],[/^(?:This command requires approval|Claude requested permissions? to )/,
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
indexOf(NUL),bytes:nulBytes,reason:"nul"};return{objects:rest.objects,damage:[damage,...rest.damage]}}function countNuls(line){let count=0;for(let at2=line.indexOf(
NUL);at2!==-1;at2=line.indexOf(NUL,at2+1))count+=1;return count}function salvageRecords(line){let found={objects:[],damage:[]},workLeft=SPARE_WORK_BYTES+WORK_FACTOR*
line.length,lostFrom=0,from=0;for(;workLeft>0;){let start=nextStart(line,from);if(start===-1)break;let end=objectEnd(line,start);workLeft-=(end===-1?line.length:
end)-start;let object=end===-1?void 0:parseRecord(line.toString("utf8",start,end));from=object===void 0?start+1:end,object!==void 0&&(noteLoss(line,lostFrom,start,
"welded",found.damage),found.objects.push(object),lostFrom=end)}return noteLoss(line,lostFrom,line.length,line.includes(RECORD_START)?"torn":"not-json",found.damage),
found}function nextStart(line,from){for(let at2=line.indexOf(RECORD_START,from);at2!==-1;at2=line.indexOf(RECORD_START,at2+1)){let key=at2+RECORD_START.length;if(at2===
0||FIRST_KEYS.some(first=>line.subarray(key,key+first.length).equals(first)))return at2}return-1}function objectEnd(line,start){let depth=0;for(let at2=start;at2<
line.length;at2+=1){let byte=line[at2];if(byte===QUOTE2){at2=stringEnd(line,at2+1);continue}if((byte|BRACE_BIT)===OPEN?depth+=1:(byte|BRACE_BIT)===CLOSE2&&(depth-=
1),depth===0)return at2+1}return-1}function stringEnd(line,from){let at2=from;for(;at2<line.length&&line[at2]!==QUOTE2;)at2+=line[at2]===BACKSLASH?2:1;return at2}
function parseRecord(text2){try{let value=JSON.parse(text2);return!isFields(value)||stringOf(value,"type")===void 0?void 0:"parentUuid"in value||"sessionId"in value?
value:void 0}catch(error){if(error instanceof SyntaxError)return;throw error}}function noteLoss(line,from,to,reason,damage){line.subarray(from,to).every(byte=>byte<=
32)||damage.push({byteOffset:from,bytes:to-from,reason})}var NOISE_TYPES=new Set(["agent-color","agent-name","agent-setting","api-request","api-request-blob","api-request-shape","atis-latch","bridge-session","content-\
replacement","cost-state","file-history-delta","file-history-snapshot","fork-context-ref","frame-link","history-suppression","last-prompt","mode","permission-mo\
de","pr-link","queue-operation","relocated","summary","tag","tools-used"]),TYPE_FIRST=Buffer.from('{"type":"'),PARENT_FIRST=Buffer.from('{"parentUuid":'),NO_PARENT=Buffer.
from("null"),MAIN_FLAG=Buffer.from(',"isSidechain":false'),SIDE_FLAG=Buffer.from(',"isSidechain":true'),AGENT_KEY=Buffer.from(',"agentId":"'),ATTACHMENT_KEY=Buffer.
from(',"attachment":{"type":"'),ATTACHMENT_TAIL=Buffer.from('"type":"attachment","uuid":"'),UUID_KEY=Buffer.from('"uuid":"'),QUOTE3=34,CLOSE_BRACE=125,MAX_NAME_BYTES=64;
function skimLine(bytes){if(bytes[bytes.length-1]===CLOSE_BRACE)return hasAt(bytes,0,TYPE_FIRST)?isNoise(bytes)?"noise":void 0:hasAt(bytes,0,PARENT_FIRST)?skimLink(
bytes):void 0}function isNoise(bytes){let type=nameAt(bytes,TYPE_FIRST.length);return type!==void 0&&NOISE_TYPES.has(type)&&bytes.indexOf(UUID_KEY)===-1}function skimLink(bytes){
let head=readLinkHead(bytes);if(head===void 0||bytes.indexOf(PARENT_FIRST,1)!==-1)return;let at2=bytes.indexOf(ATTACHMENT_TAIL),tail=at2===-1?void 0:parseTail(bytes,
at2),uuid=tail===void 0?void 0:stringOf(tail,"uuid");if(!(tail===void 0||uuid===void 0))return{uuid,timeMs:timeOf(tail),role:"link",...head,parts:[]}}function readLinkHead(bytes){
let at2=PARENT_FIRST.length,parent=bytes[at2]===QUOTE3?nameAt(bytes,at2+1):null;if(parent===void 0||parent===null&&!hasAt(bytes,at2,NO_PARENT))return;at2+=parent===
null?NO_PARENT.length:parent.length+2;let isMain=hasAt(bytes,at2,MAIN_FLAG);if(!isMain&&!hasAt(bytes,at2,SIDE_FLAG))return;at2+=isMain?MAIN_FLAG.length:SIDE_FLAG.
length;let agent=hasAt(bytes,at2,AGENT_KEY)?nameAt(bytes,at2+AGENT_KEY.length):void 0;if(agent!==void 0&&(at2+=AGENT_KEY.length+agent.length+1),!hasAt(bytes,at2,
ATTACHMENT_KEY)||nameAt(bytes,at2+ATTACHMENT_KEY.length)==="queued_command")return;let agentId=agent??(isMain?void 0:SIDECHAIN_AGENT);return agentId===void 0?{parent}:
{parent,agentId}}function nameAt(bytes,from){let limit=Math.min(bytes.length,from+MAX_NAME_BYTES),end=from;for(;end<limit&&bytes[end]!==QUOTE3;)end+=1;let name=bytes.
toString("latin1",from,end);return end<limit&&!name.includes("\\")?name:void 0}function parseTail(bytes,at2){try{let value=JSON.parse(`{${bytes.toString("utf8",
at2)}`);return isFields(value)?value:void 0}catch(error){if(error instanceof SyntaxError)return;throw error}}function hasAt(bytes,at2,part){if(bytes.length<at2+
part.length)return!1;for(let index=0;index<part.length;index+=1)if(bytes[at2+index]!==part[index])return!1;return!0}var LINK={role:"link",parts:[]},INTERRUPTED2=/^\[Request interrupted by user(?: for tool use)?\]$/,USER_SHELL="user-shell";function readUserEntry(entry,uuid){if(entry.
isCompactSummary===!0)return{role:"summary",parts:[]};let{content}=fieldsOf(entry,"message"),blocks=blocksOf(content),results=resultsOf(blocks,entry);return blocks.
some(block=>INTERRUPTED2.test(textOfBlock(block)??""))?{role:"interrupt",parts:results}:results.length>0?{role:"result",parts:results}:entry.isMeta===!0||entry.
isVisibleInTranscriptOnly===!0?LINK:readSpeech(textOf(content),entry,uuid)}function resultsOf(blocks,entry){let results=blocks.filter(block=>block.type==="tool_\
result"),account=results.length===1?entry:void 0;return results.map(block=>toolResultPart(block,account)).filter(part=>part!==void 0)}function readQueuedCommand(entry,uuid){
let attachment=fieldsOf(entry,"attachment");if(attachment.isMeta===!0)return LINK;let origin=stringOf(fieldsOf(attachment,"origin"),"kind")??originOf(entry),isNotice=attachment.
commandMode==="task-notification",speech={...entry,origin:{kind:isNotice?"task-notification":origin}};return{...readSpeech(textOf(attachment.prompt),speech,uuid),
isQueued:!0}}function readLocalCommand(entry,uuid){let content=stringOf(entry,"content");return content===void 0?LINK:readSpeech(content,entry,uuid)}function readSpeech(raw,entry,uuid){
let text2=cleanSpeech(raw);return text2===""?LINK:entry.isSidechain===!0?promptOf("agent",text2):isNotification(text2,entry)?promptOf("notification",text2):text2.
startsWith("<")?readMarkup(text2,entry,uuid)??promptOf("human",text2):promptOf("human",text2)}function promptOf(turnKind,text2){return{role:"prompt",turnKind,parts:[
{kind:"prompt",text:text2}]}}function isNotification(text2,entry){let origin=originOf(entry);return origin!==void 0&&origin!=="human"||text2.startsWith("<task-n\
otification>")}function originOf(entry){return stringOf(fieldsOf(entry,"origin"),"kind")}function readMarkup(text2,entry,uuid){if(/^<command-(?:name|message)>/.
test(text2))return readSlashCommand(text2);if(/^<local-command-(?:stdout|stderr)>/.test(text2))return{role:"link",isFinal:!0,parts:[]};if(text2.startsWith("<loc\
al-command-caveat>"))return LINK;if(text2.startsWith("<bash-input>"))return readShellInput(text2,uuid);if(/^<bash-std(?:out|err)>/.test(text2))return readShellOutput(
text2,entry)}function readSlashCommand(text2){let name=tagOf(text2,"command-name");if(name===void 0)return;let command=name.startsWith("/")?name:`/${name}`;return promptOf(
"command",`${command} ${tagOf(text2,"command-args")??""}`.trim())}function readShellInput(text2,uuid){let command=tagOf(text2,"bash-input")??"",call={kind:"tool\
_use",toolUseId:`shell:${uuid}`,tool:USER_SHELL,input:command};return{role:"prompt",turnKind:"command",parts:[{kind:"prompt",text:`! ${command}`},call]}}function readShellOutput(text2,entry){
let output=[tagOf(text2,"bash-stdout"),tagOf(text2,"bash-stderr")].filter(part=>part!==void 0),parent=stringOf(entry,"parentUuid");return parent===void 0?{role:"\
link",isFinal:!0,parts:[]}:{role:"link",isFinal:!0,parts:[{kind:"tool_result",toolUseId:`shell:${parent}`,output:cleanText(output.join(`
`)),isError:!1}]}}function tagOf(text2,tag){let from=text2.indexOf(`<${tag}>`);if(from===-1)return;let start=from+tag.length+2,end=text2.indexOf(`</${tag}>`,start);
return text2.slice(start,end===-1?void 0:end).trim()||void 0}var NOTHING={entries:[],facts:[],damage:[],isConsumed:!0},UNFINISHED={...NOTHING,isConsumed:!1};function parseLine(line){if(line.bytes.length===0)return NOTHING;
let skimmed=skimLine(line.bytes);if(skimmed==="noise")return NOTHING;if(skimmed!==void 0)return{...NOTHING,entries:[skimmed]};let value=mayBeJson(line.bytes)?parseJson2(
line.bytes.toString("utf8")):void 0;return isFields(value)?readObject(value,line):line.isTerminated?value===void 0?readBroken(line):{...NOTHING,damage:[damageOf(
line,"not-object")]}:UNFINISHED}function readBroken(line){let{objects,damage}=salvage(line.bytes),read=objects.map(object=>readObject(object,line)),places2=damage.
map(place=>({...place,byteOffset:line.byteOffset+place.byteOffset}));return{entries:read.flatMap(({entries})=>entries),facts:read.flatMap(({facts})=>facts),damage:[
...places2,...read.flatMap(parsed=>parsed.damage)],isConsumed:!0}}function readObject(object,line){try{let entry=entryOf2(object);if(entry!==void 0&&line.isShortened&&
(entry.isCut=!0),entry!==void 0)return{...NOTHING,entries:[entry]};let fact=factOf(object);return fact===void 0?NOTHING:{...NOTHING,facts:[fact]}}catch(error){if(!(error instanceof
RangeError))throw error;return{...NOTHING,damage:[damageOf(line,"not-json")]}}}function damageOf(line,reason){return{byteOffset:line.byteOffset,bytes:line.bytes.
length,reason}}var LAST_OF={91:93,123:125},LAST_SPACE=32;function mayBeJson(bytes){let first=bytes[0],last=bytes[bytes.length-1];if(first<=LAST_SPACE||last<=LAST_SPACE)
return!0;let wanted=LAST_OF[first];return wanted===void 0?first!==93&&first!==125:last===wanted}function parseJson2(text2){try{return JSON.parse(text2)}catch(error){
if(error instanceof SyntaxError)return;throw error}}function factOf(object){let key=object.type;if(key!=="ai-title"&&key!=="custom-title")return;let title=stringOf(
object,key==="ai-title"?"aiTitle":"customTitle");return title===void 0?void 0:{key,value:cleanText(title)}}function entryOf2(object){let uuid=stringOf(object,"u\
uid");if(uuid===void 0||typeof object.type!="string")return;let parent=stringOf(object,"parentUuid")??stringOf(object,"logicalParentUuid")??null,entry={uuid,parent,
timeMs:timeOf(object),...readByType(object,uuid)},agentId=stringOf(object,"agentId")??(object.isSidechain===!0?SIDECHAIN_AGENT:void 0);if(agentId!==void 0&&(entry.
agentId=agentId),entry.role==="link"&&entry.parts.length===0)return entry;let promptId=stringOf(object,"promptId"),cwd=stringOf(object,"cwd"),branch=stringOf(object,
"gitBranch"),client=stringOf(object,"version");return promptId!==void 0&&(entry.promptId=promptId),cwd!==void 0&&(entry.cwd=cwd),branch!==void 0&&(entry.branch=
branch),client!==void 0&&(entry.client=client),entry}function readByType(object,uuid){switch(object.type){case"user":return readUserEntry(object,uuid);case"assi\
stant":return readAssistantEntry(object);case"attachment":return isQueuedCommand(object)?readQueuedCommand(object,uuid):LINK2();case"system":return readSystemEntry(
object,uuid);default:return LINK2()}}var LINK2=()=>({role:"link",parts:[]});function isQueuedCommand(object){let attachment=object.attachment;return isFields(attachment)&&
attachment.type==="queued_command"}function readSystemEntry(object,uuid){switch(object.subtype){case"compact_boundary":case"microcompact_boundary":return{role:"\
boundary",parts:[]};case"local_command":return readLocalCommand(object,uuid);case"turn_duration":case"stop_hook_summary":return{role:"link",isFinal:!0,parts:[]};default:
return LINK2()}}var DEFAULT_LIMITS={headBytes:65536,tailBytes:65536,budgetBytes:4194304,wordBytes:4096},QUOTE4=34,COMMA=44,BACKSLASH2=92,LETTER_U=117,BRACE_BIT2=32,OPEN2=123,CLOSE3=125,
SPACE3=32,ENVELOPE_DEPTH=2;function createShortener(limits=DEFAULT_LIMITS){let kept3=createSink(limits.headBytes),strings=createStringState(limits,kept3),depth=0,
mutedDepth=0;function isOverBudget(){let budget=depth>ENVELOPE_DEPTH?limits.budgetBytes:2*limits.budgetBytes;return depth>=ENVELOPE_DEPTH&&kept3.length()>budget}
function outside(byte){let folded=byte|BRACE_BIT2;byte===QUOTE4?strings.open(mutedDepth>0):folded===OPEN2?depth+=1:folded===CLOSE3?(depth-=1,depth<mutedDepth&&(mutedDepth=
0)):byte===COMMA&&mutedDepth===0&&isOverBudget()&&(mutedDepth=depth),mutedDepth===0&&kept3.add(byte)}return{push(bytes){for(let byte of bytes)strings.isOpen()?strings.
take(byte):outside(byte)},finish:()=>kept3.bytes()}}var PLAIN=0,HEX_DIGITS=4,ESCAPED2=5;function createStringState(limits,kept3){let isOpen=!1,isMuted=!1,state=PLAIN,
seen2=0,tail;function next(byte){return state===ESCAPED2?byte===LETTER_U?HEX_DIGITS:PLAIN:state!==PLAIN?state-1:byte===BACKSLASH2?ESCAPED2:PLAIN}function keep(byte,isBoundary){
seen2+=1;let behind2=seen2-limits.headBytes;tail===void 0&&behind2>0&&isBoundary&&isCut(byte,behind2,limits)&&(tail=createTail(limits)),tail===void 0?kept3.add(
byte):tail.add(byte,isBoundary)}function close(){isOpen=!1,tail?.writeTo(kept3),tail=void 0,isMuted||kept3.add(QUOTE4)}return{isOpen:()=>isOpen,open(muted){isOpen=
!0,isMuted=muted,seen2=0},take(byte){if(state===PLAIN&&byte===QUOTE4)return close();let isBoundary=state===PLAIN&&(byte&192)!==128;state=next(byte),isMuted||keep(
byte,isBoundary)}}}function isCut(byte,bytesBehind,{wordBytes}){return byte===SPACE3||byte===BACKSLASH2||bytesBehind>wordBytes}function createTail(limits){let{tailBytes:blockBytes,
wordBytes}=limits,older=Buffer.allocUnsafe(blockBytes+wordBytes+8),newer=Buffer.allocUnsafe(blockBytes+wordBytes+8),olderBytes=0,newerBytes=0,dropped=0;return{add(byte,isBoundary){
newerBytes>=blockBytes&&isBoundary&&isCut(byte,newerBytes-blockBytes,limits)&&(dropped+=olderBytes,[older,newer]=[newer,older],olderBytes=newerBytes,newerBytes=
0),newer[newerBytes]=byte,newerBytes+=1},writeTo(kept3){dropped>0&&kept3.append(Buffer.from(` [\u2026 ${dropped} bytes left out \u2026] `)),kept3.append(older.subarray(
0,olderBytes)),kept3.append(newer.subarray(0,newerBytes))}}}function createSink(startBytes){let buffer=Buffer.allocUnsafe(Math.max(startBytes,64)),length=0;function grow(needed){
let larger=Buffer.allocUnsafe(Math.max(buffer.length*2,length+needed));buffer.copy(larger,0,0,length),buffer=larger}return{add(byte){length===buffer.length&&grow(
1),buffer[length]=byte,length+=1},append(bytes){length+bytes.length>buffer.length&&grow(bytes.length),length+=bytes.copy(buffer,length)},length:()=>length,bytes:()=>buffer.
subarray(0,length)}}var MAX_LINE_BYTES2=8*1024*1024,NEWLINE2=10,CARRIAGE_RETURN=13,BYTE_ORDER_MARK2=Buffer.from([239,187,191]);function createLineReader(startOffset=0){let lineStart=startOffset,
position=startOffset,pending=[],pendingBytes=0,shortener;function keep(piece){if(piece.length!==0){if(shortener===void 0&&pendingBytes+piece.length>MAX_LINE_BYTES2){
shortener=createShortener();for(let earlier2 of pending)shortener.push(earlier2);pending=[]}pendingBytes+=piece.length,shortener!==void 0?shortener.push(piece):
pending.push(Buffer.from(piece))}}function take(last,endOffset,isTerminated){let bytes=last,isShortened=shortener!==void 0||pendingBytes+last.length>MAX_LINE_BYTES2;
(isShortened||pendingBytes>0)&&(keep(last),bytes=shortener===void 0?Buffer.concat(pending):shortener.finish());let line={byteOffset:lineStart,endOffset,bytes:trim(
bytes,lineStart),isShortened,isTerminated};return pending=[],pendingBytes=0,shortener=void 0,lineStart=endOffset,line}return{*feed(chunk){let from=0;for(let at2=chunk.
indexOf(NEWLINE2);at2!==-1;at2=chunk.indexOf(NEWLINE2,from)){let last=chunk.subarray(from,at2);from=at2+1,yield take(last,position+from,!0)}keep(chunk.subarray(
from)),position+=chunk.length},end(){return pendingBytes===0?void 0:take(Buffer.alloc(0),position,!1)}}}function*readLines(chunks,startOffset=0){let reader=createLineReader(
startOffset),position=startOffset;for(let{start,bytes}of chunks){if(start!==position){let broken=reader.end();broken!==void 0&&(yield{...broken,isTerminated:!0}),
reader=createLineReader(start)}yield*reader.feed(bytes),position=start+bytes.length}let rest=reader.end();rest!==void 0&&(yield rest)}function trim(bytes,byteOffset){
let hasMark=byteOffset===0&&bytes.subarray(0,3).equals(BYTE_ORDER_MARK2),hasReturn=bytes[bytes.length-1]===CARRIAGE_RETURN;return!hasMark&&!hasReturn?bytes:bytes.
subarray(hasMark?3:0,bytes.length-Number(hasReturn))}function*prepareLines(chunks,from,options){let holes=[],end=from;for(let line of readLines(behind(from,chunks,holes),from)){let prepared=prepareLine(line,options);
prepared!==void 0&&(prepared.isTerminated&&(end=prepared.endOffset,holes.length>0&&(prepared.damage=[...holes.splice(0),...prepared.damage])),yield prepared)}holes.
length>0&&(yield{...emptyLine(end),damage:holes})}function emptyLine(end){return{byteOffset:end,endOffset:end,bytes:0,isTerminated:!0,entries:[],facts:[],damage:[]}}
function*behind(from,chunks,holes){let position=from;for(let{start,bytes}of chunks){start>position&&holes.push({byteOffset:position,bytes:start-position,reason:"\
torn"});let known=Math.max(0,position-start);known>=bytes.length||(position=start+bytes.length,yield{start:start+known,bytes:bytes.subarray(known)})}}function prepareLine(line,options){
let{byteOffset,endOffset,isTerminated}=line,{entries,facts,damage,isConsumed}=parseLine(line);if(isConsumed)return{byteOffset,endOffset,bytes:line.bytes.length,
isTerminated,entries:entries.map(entry=>prepareEntry(entry,options)),facts:facts.map(({key,value})=>({key,value:withoutNul(value)})),damage}}function prepareEntry(entry,{
limits,readSpilled}){let capped=capEntry(entry,limits,readSpilled),{uuid,parent,timeMs,role,agentId}=capped,row=encodeEntry(capped);return{uuid,parent,timeMs,role,
agentId,chars:row.text.length,row,read:()=>capped}}var MAX_REMEMBERED=4e3;function createKnownEntries(archive){let known=new Map,remember=entry=>{known.size>=MAX_REMEMBERED&&known.clear(),known.set(entry.uuid,entry)};
return{find(uuid){let found=known.get(uuid)??readKnown(archive,uuid);return found!==void 0&&remember(found),found},recall:uuid=>known.get(uuid),remember,forgetAll:()=>known.
clear()}}function readKnown(archive,uuid){let row=archive.prepare("SELECT id, uuid, turn, time_ms FROM entries WHERE uuid = ?").get(packUuid(uuid));return row===
void 0?void 0:knownOf(row)}function knownOf({id,uuid,turn,time_ms}){return{id,uuid:unpackUuid(uuid),turn,timeMs:time_ms}}function earlier(a,b){return a.timeMs!==
b.timeMs?a.timeMs<b.timeMs?a:b:a.uuid<b.uuid?a:b}var PRIMARY_CODES={SQLITE_ERROR:1,SQLITE_BUSY:5,SQLITE_LOCKED:6,SQLITE_READONLY:8,SQLITE_IOERR:10,SQLITE_CORRUPT:11,SQLITE_FULL:13,SQLITE_CANTOPEN:14,SQLITE_NOTADB:26},
REBUILD_HINT="run `logbook reindex`: the damaged file is kept aside and the archive is rebuilt from the raw copies",READONLY_DBMOVED=1032;function wrapDatabase(db,engine,path){
let attempt=step=>{try{return step()}catch(error){throw translateError(error,path)}};return{engine,exec:sql=>{attempt(()=>db.exec(sql))},prepare:sql=>wrapStatement(
attempt(()=>db.prepare(sql)),path),close:()=>{attempt(()=>db.close())}}}function wrapStatement(statement,path){return{run(...values){try{return Number(statement.
run(...values).changes)}catch(error){throw translateError(error,path)}},get(...values){try{return statement.get(...values)}catch(error){throw translateError(error,
path)}},all(...values){try{return statement.all(...values)}catch(error){throw translateError(error,path)}}}}function replacedError(path,cause){return new LogbookError(
"ARCHIVE_BUSY",`use archive ${path}: a rebuilt one has taken its place`,{cause,path})}var SCHEMA_GONE=/^(?:no such (?:table|column|index)|invalid fts5 file format|vtable constructor failed)/;
function corruptError(error,path){return new LogbookError("ARCHIVE_CORRUPT",`read archive ${path}: the file is damaged`,{cause:error,path,hint:REBUILD_HINT})}function translateError(error,path){
if(isMoved(error))return replacedError(path,error);switch(primaryCode(error)){case 1:return SCHEMA_GONE.test(messageOf(error))?corruptError(error,path):error;case 5:case 6:
return new LogbookError("ARCHIVE_BUSY",`use archive ${path}: another process is writing`,{cause:error,path});case 11:case 26:return corruptError(error,path);case 8:case 10:case 13:case 14:
return new LogbookError("STORE_UNWRITABLE",`use archive ${path}: ${messageOf(error)}`,{cause:error,path});default:return error}}function isMoved(error){return typeof error!=
"object"||error===null?!1:"errcode"in error?error.errcode===READONLY_DBMOVED:"code"in error&&error.code==="SQLITE_READONLY_DBMOVED"}function primaryCode(error){
if(typeof error!="object"||error===null)return;if("errcode"in error&&typeof error.errcode=="number")return error.errcode&255;if(!("code"in error)||typeof error.
code!="string")return;let[,name]=/^(SQLITE_[A-Z]+)/.exec(error.code)??[];return name===void 0?void 0:PRIMARY_CODES[name]}function messageOf(error){return error instanceof
Error?error.message:String(error)}var TURNS_PER_SESSION=2**24,PAGE_BYTES=16384,VERSION_1=[`CREATE TABLE sessions (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    project TEXT NOT NULL,
    cwd TEXT
  ) STRICT`,`CREATE TABLE files (
    id INTEGER PRIMARY KEY,
    session INTEGER NOT NULL REFERENCES sessions (id),
    stream TEXT NOT NULL,
    generation INTEGER NOT NULL,
    byte_offset INTEGER NOT NULL,
    predecessors TEXT NOT NULL,
    UNIQUE (session, stream, generation)
  ) STRICT`,`CREATE TABLE facts (
    session INTEGER NOT NULL REFERENCES sessions (id),
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    generation INTEGER NOT NULL,
    byte_offset INTEGER NOT NULL,
    PRIMARY KEY (session, key)
  ) STRICT, WITHOUT ROWID`,`CREATE TABLE damage (
    file INTEGER NOT NULL REFERENCES files (id),
    byte_offset INTEGER NOT NULL,
    bytes INTEGER NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (file, byte_offset, reason)
  ) STRICT, WITHOUT ROWID`,`CREATE TABLE entries (
    id INTEGER PRIMARY KEY,
    uuid ANY NOT NULL UNIQUE,
    link INTEGER,
    turn INTEGER NOT NULL,
    file INTEGER NOT NULL,
    byte_offset INTEGER NOT NULL,
    previous INTEGER,
    role INTEGER NOT NULL,
    time_ms INTEGER NOT NULL,
    meta TEXT NOT NULL,
    text TEXT NOT NULL
  ) STRICT`,"CREATE INDEX entries_of_turn ON entries (turn)",`CREATE TABLE copies (
    entry INTEGER NOT NULL,
    file INTEGER NOT NULL,
    byte_offset INTEGER NOT NULL,
    PRIMARY KEY (entry, file)
  ) STRICT, WITHOUT ROWID`,`CREATE VIEW places AS
    SELECT id AS entry, file, byte_offset FROM entries
    UNION ALL SELECT entry, file, byte_offset FROM copies`,`CREATE TABLE loose_links (
    entry INTEGER NOT NULL,
    parent ANY NOT NULL,
    PRIMARY KEY (entry, parent)
  ) STRICT, WITHOUT ROWID`,"CREATE INDEX loose_links_of_parent ON loose_links (parent)",`CREATE TABLE turns (
    id INTEGER PRIMARY KEY,
    root INTEGER NOT NULL UNIQUE REFERENCES entries (id),
    kind TEXT,
    start_ms INTEGER NOT NULL DEFAULT 0,
    end_ms INTEGER NOT NULL DEFAULT 0,
    outcome TEXT NOT NULL DEFAULT 'open',
    agent_id TEXT,
    model TEXT NOT NULL DEFAULT '',
    tool_calls INTEGER NOT NULL DEFAULT 0,
    tools TEXT NOT NULL DEFAULT '',
    files TEXT NOT NULL DEFAULT '',
    input_tokens INTEGER NOT NULL DEFAULT 0,
    output_tokens INTEGER NOT NULL DEFAULT 0,
    cache_read_tokens INTEGER NOT NULL DEFAULT 0,
    cache_write_tokens INTEGER NOT NULL DEFAULT 0,
    is_cut INTEGER NOT NULL DEFAULT 0
  ) STRICT`,"CREATE INDEX turns_cut ON turns (id) WHERE is_cut = 1",`CREATE TABLE session_turns (
    session INTEGER NOT NULL REFERENCES sessions (id),
    file INTEGER NOT NULL REFERENCES files (id),
    byte_offset INTEGER NOT NULL,
    turn INTEGER NOT NULL REFERENCES turns (id),
    PRIMARY KEY (file, byte_offset, turn)
  ) STRICT, WITHOUT ROWID`,"CREATE INDEX session_turns_of_turn ON session_turns (turn, session)",`CREATE INDEX session_turns_away ON session_turns (session, tur\
n) WHERE turn / ${TURNS_PER_SESSION} <> session`,`CREATE TABLE stand_ins (
    session INTEGER NOT NULL REFERENCES sessions (id),
    prompt_id TEXT NOT NULL,
    agent_id TEXT NOT NULL,
    time_ms INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (session, prompt_id, agent_id, time_ms, text)
  ) STRICT, WITHOUT ROWID`,"CREATE TABLE stale (turn INTEGER PRIMARY KEY) STRICT",`CREATE VIRTUAL TABLE words USING fts5 (
    prompt, answer, input, output,
    content = '', contentless_delete = 1, detail = full,
    tokenize = "porter ascii tokenchars '!""#$%&''()*+,-./:;<=>?@[\\]^_\`{|}~'"
  )`,"INSERT INTO words (words, rank) VALUES ('automerge', 0)","INSERT INTO words (words, rank) VALUES ('crisismerge', 1000)"],FTS_TABLES=["data","idx","docsize",
"config"].map(part=>`table words_${part}`),VERSION_2=["INSERT OR IGNORE INTO stale (turn) SELECT id FROM turns"],MIGRATIONS=[VERSION_1,VERSION_2],SCHEMA_VERSION=MIGRATIONS.
length;function schemaVersion(db){return db.prepare("PRAGMA user_version").get()?.user_version??0}function migrate(db,path){db.exec(`PRAGMA page_size = ${PAGE_BYTES}`),
keepWriteAheadLog(db),db.exec("BEGIN IMMEDIATE");try{let version=schemaVersion(db);if(version>SCHEMA_VERSION)throw new LogbookError("ARCHIVE_NEWER","migrate arc\
hive: it is newer");for(let statement of MIGRATIONS.slice(version).flat())runStep(db,path,{version,statement});assertSchema(db,path),db.exec(`PRAGMA user_versio\
n = ${SCHEMA_VERSION}`),db.exec("COMMIT")}catch(error){throw db.exec("ROLLBACK"),error}}function keepWriteAheadLog(db){let{journal_mode:mode}=db.prepare("PRAGMA\
 journal_mode").get()??{};mode!=="wal"&&db.exec("PRAGMA journal_mode = WAL")}function runStep(db,path,step){try{db.exec(step.statement)}catch(error){throw error instanceof
LogbookError?error:schemaError(path,`it is not of version ${step.version}, as it says`,error)}}function readOwnVersion(db,path){for(;;){let version=schemaVersion(
db);if(version>=1&&version<=SCHEMA_VERSION)return version;let isOwn=hasOwnSchema(db,version);if(!(!isOwn&&schemaVersion(db)!==version)){if(!isOwn)throw schemaError(
path,`it is not of version ${version}, as it says`);return version}}}function hasOwnSchema(db,version){let names=db.prepare("SELECT name FROM sqlite_master").all().
map(({name})=>name);return version===0?names.length===0:version>0&&names.includes("entries")&&names.includes("words")}function assertSchema(db,path){let[first]=findMissing(
db);if(first!==void 0)throw schemaError(path,`it lacks ${first}`)}function schemaError(path,what,cause){return new LogbookError("ARCHIVE_CORRUPT",`open archive ${path}\
: ${what}`,{path,hint:REBUILD_HINT,cause})}function findMissing(db){let actual=new Set(readSchema(db));return expectedSchema().filter(sql=>!actual.has(sql)).map(
sql=>/^(?:CREATE (?:VIRTUAL )?)?(\w+ \w+)/.exec(sql)?.[1]?.toLowerCase()??sql)}function readSchema(db){return db.prepare("SELECT type, name, sql FROM sqlite_mas\
ter WHERE sql IS NOT NULL").all().map(({type,name,sql})=>name.startsWith("words_")?`${type} ${name}`:sql).sort()}function expectedSchema(){return[...MIGRATIONS.
flat().filter(statement=>statement.startsWith("CREATE ")),...FTS_TABLES].sort()}function nextTurnId(archive,session){let first=session*TURNS_PER_SESSION,row=archive.prepare("SELECT max(id) AS id FROM turns WHERE id >= ? AND id < ?").get(first,
first+TURNS_PER_SESSION);return row?.id==null?first:row.id+1}function createHomeLookup(archive){let keys=new Map;return turn=>{let session=Math.floor(turn/TURNS_PER_SESSION),
known=keys.get(session);if(known!==void 0)return known;let row=archive.prepare("SELECT key FROM sessions WHERE id = ?").get(session);return keys.set(session,row?.
key??""),row?.key??""}}function addTurn(archive,turn,root){archive.prepare("INSERT INTO turns (id, root) VALUES (?, ?)").run(turn,root)}function addTurnPlace(archive,turn,{
file,session,byteOffset}){archive.prepare("INSERT OR IGNORE INTO session_turns (session, file, byte_offset, turn) VALUES (?, ?, ?, ?)").run(session,file,byteOffset,
turn)}function turnOfRoot(archive,root){let row=archive.prepare("SELECT id FROM turns WHERE root = ?").get(root);if(row!==void 0)return row.id;let places2=archive.
prepare(`SELECT file, session, places.byte_offset AS byteOffset FROM places JOIN files ON files.id = file
       WHERE entry = ? ORDER BY session`).all(root),[home]=places2;if(home===void 0)throw new RangeError(`entry ${root} is in no file`);let turn=nextTurnId(archive,
home.session);addTurn(archive,turn,root);for(let place of places2)addTurnPlace(archive,turn,place);return turn}function removeTurn(archive,turn){archive.prepare(
"DELETE FROM words WHERE rowid = ?").run(turn),archive.prepare("DELETE FROM session_turns WHERE turn = ?").run(turn),archive.prepare("DELETE FROM turns WHERE id\
 = ?").run(turn)}function reassignTurn(context,turn){let{archive,known,onTouch}=context,members=readMembers(archive,turn),turnOf=createResolver(archive,members),left=members.size;
for(let member of members.values()){let found=turnOf(member);found!==turn&&(archive.prepare("UPDATE entries SET turn = ? WHERE id = ?").run(found,member.id),onTouch(
found),left--)}left!==members.size&&(known.forgetAll(),onTouch(turn),left===0&&removeTurn(archive,turn))}function readMembers(archive,turn){let rows=archive.prepare(
"SELECT id, uuid, time_ms, link, role FROM entries WHERE turn = ?").all(turn);return new Map(rows.map(({id,uuid,time_ms,link:link2,role})=>[id,{id,uuid:unpackUuid(
uuid),timeMs:time_ms,link:link2,isPrompt:role===PROMPT_ROLE}]))}function createResolver(archive,members){let found=new Map;return start=>{let path=new Map,member=start,
turn=found.get(member.id);for(;turn===void 0;){path.set(member.id,member);let next=nextMember(members,member);next===void 0?turn=turnBeyond(archive,member):path.
has(next.id)?turn=turnOfRoot(archive,rootOfCircle([...path.values()],next).id):turn=found.get(next.id),member=next??member}for(let id of path.keys())found.set(id,
turn);return turn}}function nextMember(members,{isPrompt:isPrompt2,link:link2}){return isPrompt2||link2===null?void 0:members.get(link2)}function turnBeyond(archive,member){
return member.isPrompt||member.link===null?turnOfRoot(archive,member.id):archive.prepare("SELECT turn FROM entries WHERE id = ?").get(member.link)?.turn??turnOfRoot(
archive,member.id)}function rootOfCircle(path,entry){return path.slice(path.indexOf(entry)).reduce(earlier)}var MAX_AWAITED=1e3;function readAwaitedParents(archive){let rows=archive.prepare("SELECT DISTINCT parent FROM loose_links LIMIT ?").all(MAX_AWAITED+1);if(rows.
length>MAX_AWAITED)return{mayHave:()=>!0,add:()=>{}};let uuids=new Set(rows.map(({parent})=>unpackUuid(parent)));return{mayHave:uuid=>uuids.has(uuid),add:uuid=>{
uuids.add(uuid)}}}function setLooseLinks(links,entry,parents){links.archive.prepare("DELETE FROM loose_links WHERE entry = ?").run(entry);for(let parent of parents)
links.archive.prepare("INSERT INTO loose_links (entry, parent) VALUES (?, ?)").run(entry,packUuid(parent)),links.awaited.add(parent)}function readLooseLinks(archive,entry){
return archive.prepare("SELECT parent FROM loose_links WHERE entry = ?").all(entry).map(({parent})=>unpackUuid(parent)).sort()}function relinkChildren(links,uuid){
if(!links.awaited.mayHave(uuid))return;let children=links.archive.prepare("SELECT entry FROM loose_links WHERE parent = ?").all(packUuid(uuid));for(let{entry}of children)
relinkEntry(links,entry,readLooseLinks(links.archive,entry))}function chooseLink(present,fallback){return present.length>0?present.reduce(earlier).id:fallback}function relinkEntry(links,entry,parents){
let{archive}=links,row=archive.prepare("SELECT link, turn, role, previous FROM entries WHERE id = ?").get(entry);if(row===void 0)return;let present=parents.map(
uuid=>links.known.find(uuid)).filter(parent=>parent!==void 0),isLoose=parents.length>1||present.length<parents.length;setLooseLinks(links,entry,isLoose?parents:
[]);let hasFallback=parents.length>0||row.role===BOUNDARY_ROLE,link2=chooseLink(present,hasFallback?row.previous:null);link2!==row.link&&(archive.prepare("UPDAT\
E entries SET link = ? WHERE id = ?").run(link2,entry),row.role!==PROMPT_ROLE&&reassignTurn(links,row.turn))}function createPutContext(archive,listeners){let last=archive.prepare("SELECT max(id) AS id FROM entries").get();return{archive,known:createKnownEntries(archive),
awaited:readAwaitedParents(archive),nextEntry:(last?.id??0)+1,insert:archive.prepare(`INSERT OR IGNORE INTO entries (id, uuid, link, turn, file, byte_offset, pr\
evious, role, time_ms, meta, text)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, CAST(? AS TEXT), CAST(? AS TEXT))`),...listeners}}function putEntry(put,file,prepared,byteOffset){let{uuid,agentId:agent=""}=prepared,
sighting={prepared,byteOffset,previous:file.predecessors.get(agent)},id=(put.known.recall(uuid)===void 0?addEntry(put,file,sighting):void 0)??addSighting(put,file,
sighting);file.predecessors.set(agent,{id,uuid})}function addEntry(put,file,sighting){let{prepared,byteOffset,previous}=sighting,{uuid,timeMs,parent,role}=prepared,
parents=parent===null?[]:[parent],present=findPresent(put,parents),hasFallback=parents.length>0||role==="boundary",link2=chooseLink(present,hasFallback?previous?.
id??null:null),isRoot=link2===null||isPrompt(prepared),turn=isRoot?nextTurnId(put.archive,file.session):turnOfEntry(put,link2,present),id=put.nextEntry;if(insertEntry(
put,file,sighting,{id,link:link2,turn}))return put.nextEntry++,put.known.remember({id,uuid,turn,timeMs}),isRoot&&(addTurn(put.archive,turn,id),addTurnPlace(put.
archive,turn,{file:file.id,session:file.session,byteOffset}),put.onPlace(turn,file.session,!0)),present.length<parents.length&&setLooseLinks(put,id,parents),put.
onJoin(turn,prepared,isRoot),relinkChildren(put,uuid),id}function findPresent(put,parents){let present=[];for(let uuid of parents){let parent=put.known.find(uuid);
parent!==void 0&&present.push(parent)}return present}function turnOfEntry(put,link2,present){let parent=present.find(({id})=>id===link2);return parent!==void 0?
parent.turn:put.archive.prepare("SELECT turn FROM entries WHERE id = ?").get(link2)?.turn??0}function insertEntry(put,file,{prepared,byteOffset,previous},{id,link:link2,
turn}){let{row,timeMs}=prepared,{role,meta,text:text2}=row,uuid=packUuid(prepared.uuid),before=previous?.id??null;return put.insert.run(id,uuid,link2,turn,file.
id,byteOffset,before,role,timeMs,meta,text2)===1}function addSighting(put,file,sighting){let{archive}=put,{prepared,previous}=sighting,entry=prepared.read(),row=archive.
prepare("SELECT id, link, turn, file, previous, role, time_ms, meta, text FROM entries WHERE uuid = ?").get(packUuid(entry.uuid));if(row===void 0)throw new RangeError(
`entry ${entry.uuid} was there and is gone`);row.file!==file.id&&addCopy(put,file,{row,byteOffset:sighting.byteOffset});let stored=decodeEntry(row,{uuid:entry.uuid,
parents:readParents(archive,row),timeMs:row.time_ms}),given=decodeEntry(encodeEntry(entry),{uuid:entry.uuid,parents:parentsOf(entry),timeMs:entry.timeMs}),folded=foldEntry(
stored,given),isChanged=updateEntry(put,row,folded),hasNewPrevious=updatePrevious(archive,row,previous),parents=parentsOf(folded);return(isChanged||hasNewPrevious||
parents.length>parentsOf(stored).length)&&relinkEntry(put,row.id,parents),isChanged&&followChange(put,row,folded),row.id}function addCopy(put,file,copy){let{row,
byteOffset}=copy;put.archive.prepare("INSERT OR IGNORE INTO copies (entry, file, byte_offset) VALUES (?, ?, ?)").run(row.id,file.id,byteOffset)===0||!(put.archive.
prepare("SELECT 1 FROM turns WHERE root = ?").get(row.id)!==void 0)||(addTurnPlace(put.archive,row.turn,{file:file.id,session:file.session,byteOffset}),put.onPlace(
row.turn,file.session,!1))}function readParents(archive,row){let loose=readLooseLinks(archive,row.id);if(loose.length>0||row.link===null)return loose;let parent=archive.
prepare("SELECT uuid FROM entries WHERE id = ?").get(row.link);return parent===void 0?[]:[unpackUuid(parent.uuid)]}function updateEntry(put,row,folded){let{role,
meta,text:text2}=encodeEntry(folded);return role===row.role&&folded.timeMs===row.time_ms&&meta===row.meta&&text2===row.text?!1:(put.archive.prepare("UPDATE entr\
ies SET role = ?, time_ms = ?, meta = ?, text = ? WHERE id = ?").run(role,folded.timeMs,meta,text2,row.id),put.onTouch(row.turn),!0)}function updatePrevious(archive,row,previous){
if(previous===void 0||previous.id===row.previous)return!1;if(row.previous!==null){let stored=archive.prepare("SELECT uuid FROM entries WHERE id = ?").get(row.previous);
if(stored!==void 0&&unpackUuid(stored.uuid)<previous.uuid)return!1}return archive.prepare("UPDATE entries SET previous = ? WHERE id = ?").run(previous.id,row.id),
!0}function followChange(put,row,folded){let{role}=encodeEntry(folded),hasNewTime=folded.timeMs!==row.time_ms;if(role===row.role&&!hasNewTime)return;put.known.forgetAll();
let now=put.archive.prepare("SELECT turn FROM entries WHERE id = ?").get(row.id);now!==void 0&&reassignTurn(put,now.turn),hasNewTime&&relinkChildren(put,folded.
uuid)}function putSession(archive,{session,project,cwd}){let find=archive.prepare("SELECT id, project, cwd FROM sessions WHERE key = ?"),known=find.get(session);if(known!==
void 0)return(project!==""&&project!==known.project||cwd!==void 0&&cwd!==known.cwd)&&archive.prepare("UPDATE sessions SET project = ?, cwd = ? WHERE id = ?").run(
project===""?known.project:project,cwd??known.cwd,known.id),known.id;archive.prepare("INSERT INTO sessions (key, project, cwd) VALUES (?, ?, ?)").run(session,project,
cwd??null);let added=find.get(session);if(added===void 0)throw new RangeError(`session ${session} has no row`);return added.id}function hasProject(archive,session){
return archive.prepare("SELECT 1 FROM sessions WHERE key = ? AND project <> ''").get(session)!==void 0}function putFile(archive,session,stream,generation){let find=archive.
prepare(`SELECT id, byte_offset AS byteOffset, predecessors FROM files
     WHERE session = ? AND stream = ? AND generation = ?`),known=find.get(session,stream,generation);if(known!==void 0)return known;archive.prepare("INSERT INTO\
 files (session, stream, generation, byte_offset, predecessors) VALUES (?, ?, ?, 0, '{}')").run(session,stream,generation);let added=find.get(session,stream,generation);
if(added===void 0)throw new RangeError(`${stream} of session ${session} has no row`);return added}var DEFAULT_LIMITS2={head:65536,tail:16384},BATCH_LINES=4e4,BATCH_BYTES=64*1024*1024,NOTHING2=-1,BULK_JOURNAL_PAGES=2e3,BULK_CACHE_KB=7e3;function ingestChunk(archive,source,chunks,options={}){
let ingest=createIngest(archive,options);try{let result=ingest.add(source,chunks);return ingest.finish(),result}catch(error){throw ingest.close(),error}}function ingestWatermark(archive,{
session,stream,generation}){return archive.prepare(`SELECT byte_offset AS byteOffset FROM files JOIN sessions ON sessions.id = session
       WHERE key = ? AND stream = ? AND generation = ?`).get(session,stream,generation)?.byteOffset??0}function createIngest(archive,options={}){let{limits=DEFAULT_LIMITS2,maxSettleChars=Number.POSITIVE_INFINITY,isBulk=!1,onTurn}=options,maxChars=!isBulk&&isCrowded(
archive)?NOTHING2:maxSettleChars,findHome=createHomeLookup(archive),gatherer=createGatherer(archive,(turn,id)=>onTurn?.(turn,findHome(id))),batch={archive,gatherer,
put:void 0,lines:0,bytes:0},commit=isLast=>{batch.put!==void 0&&(gatherer.settleAll({isLast,maxChars}),archive.commit(),batch.put=void 0)},read=(source,linesFrom)=>{
openBatch(batch);let reading=startReading2(archive,source);for(let line of linesFrom(reading.end))takeLine(batch,reading,line),gatherer.isFull()&&gatherer.settleFinished(),
!(batch.lines<BATCH_LINES&&batch.bytes<BATCH_BYTES)&&(saveReading(archive,reading),commit(!1),openBatch(batch));return saveReading(archive,reading),{end:reading.
end,damage:reading.damage}};return isBulk&&(archive.exec(`PRAGMA wal_autocheckpoint = ${BULK_JOURNAL_PAGES}; PRAGMA cache_size = -${BULK_CACHE_KB}`),putOffMerge(
archive)),{add:(source,chunks)=>read(source,from=>prepareLines(chunks,from,{limits,readSpilled:source.readSpilled})),addPrepared(source,lines){let result=read(source,
from=>linesBehind(from,lines));return gatherer.settleDerived(),result},addStandIns(source,answers){openBatch(batch);let session=putSession(archive,source);for(let given of answers){
let answer={...given,text:withoutNul(given.text)};if(putStandIn(archive,session,answer))for(let turn of ownersOf(archive,session,answer))gatherer.touch(turn)}},
settle:()=>gatherer.settleWaiting(),finish:()=>commit(!0),close(){batch.put!==void 0&&archive.rollback(),batch.put=void 0}}}function openBatch(batch){if(batch.put!==
void 0)return batch.put;let{archive,gatherer}=batch,touchLosers=turn=>{for(let loser of turnsLosingTo(archive,turn))gatherer.touch(loser)};return archive.begin(),
batch.lines=0,batch.bytes=0,batch.put=createPutContext(archive,{onJoin:gatherer.join,onTouch(turn){gatherer.touch(turn),touchLosers(turn)},onPlace(turn,session,isNewTurn){
hasStandIns(archive,session)&&(isNewTurn||gatherer.touch(turn),touchLosers(turn))}}),batch.put}function startReading2(archive,source){let session=putSession(archive,
source),row=putFile(archive,session,source.stream,source.generation),uuidOf=archive.prepare("SELECT uuid FROM entries WHERE id = ?"),predecessors=Object.entries(
JSON.parse(row.predecessors)).map(([agent,id])=>{let entry=uuidOf.get(id);return[agent,{id,uuid:unpackUuid(entry?.uuid??"")}]}),file={id:row.id,session,predecessors:new Map(
predecessors)};return{source,file,end:row.byteOffset,damage:[],facts:new Map}}function*linesBehind(from,lines){for(let line of lines)line.byteOffset>=from&&(yield line)}
function takeLine(batch,reading,line){let{byteOffset,facts,damage,isTerminated}=line,{file}=reading,target=isTerminated?file:{...file,predecessors:new Map(file.
predecessors)};for(let prepared of line.entries)putEntry(openBatch(batch),target,prepared,byteOffset);for(let turn of line.turns??[])batch.gatherer.derive(turn);
if(batch.lines++,batch.bytes+=line.bytes,!!isTerminated){for(let{key,value}of facts)reading.facts.set(key,{value,byteOffset});reading.damage.push(...damage),reading.
end=line.endOffset}}function saveReading(archive,{source,file,end,damage,facts}){let ids=[...file.predecessors].map(([agent,{id}])=>[agent,id]);archive.prepare(
"UPDATE files SET byte_offset = ?, predecessors = ? WHERE id = ? AND byte_offset <= ?").run(end,JSON.stringify(Object.fromEntries(ids)),file.id,end);let addDamage=archive.
prepare("INSERT OR IGNORE INTO damage (file, byte_offset, bytes, reason) VALUES (?, ?, ?, ?)");for(let{byteOffset,bytes,reason}of damage)addDamage.run(file.id,byteOffset,
bytes,reason);let setFact=archive.prepare(`INSERT INTO facts (session, key, value, generation, byte_offset) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (session, key) DO UPDATE
     SET value = excluded.value, generation = excluded.generation, byte_offset = excluded.byte_offset
     WHERE (excluded.generation, excluded.byte_offset) >= (generation, byte_offset)`);for(let[key,{value,byteOffset}]of facts)setFact.run(file.session,key,value,
source.generation,byteOffset);facts.clear()}var import_node_fs16=import_node_fs14,import_node_module=require("node:module"),import_node_path14=require("node:path");var import_node_fs15=import_node_fs14,import_node_path13=require("node:path");var ARCHIVE_SUFFIXES=["","-wal","-shm"];function assertFiles(path){for(let suffix of ARCHIVE_SUFFIXES)if(isObstructed(path+suffix))throw new LogbookError("ARCHI\
VE_CORRUPT",`open archive ${path}: ${(0,import_node_path13.basename)(path+suffix)} is no file`,{path:path+suffix,hint:REBUILD_HINT})}function isObstructed(path){
let stat=import_node_fs15.default.lstatSync(path,{throwIfNoEntry:!1});return stat===void 0||stat.isFile()?!1:!(stat.isSymbolicLink()&&statIfPossible(path)?.isFile()===
!0)}function markPath(store){return`${store.archive}.filling`}function hasMoreSessions({sessions}){return listDirectory(sessions).length>1}function markFilling(store){
createFileOnce(markPath(store),"")}var Archive=class{path;isReadOnly;engine;#db;#statements=new Map;constructor(db,path,isReadOnly){this.#db=db,this.path=path,this.isReadOnly=isReadOnly,this.engine=
db.engine}prepare(sql){let statement=this.#statements.get(sql);return statement===void 0&&(statement=this.#db.prepare(sql),this.#statements.set(sql,statement)),
statement}exec(sql){this.#db.exec(sql)}begin(){this.#db.exec("BEGIN IMMEDIATE")}commit(){this.#db.exec("COMMIT")}rollback(){try{this.#db.exec("ROLLBACK")}catch{}}transaction(step){
this.begin();try{let result=step();return this.commit(),result}catch(error){throw this.rollback(),error}}close(){this.#db.close()}};var PACKAGED_ADDON=(0,import_node_path14.join)("node_modules","better-sqlite3","build","Release","better_sqlite3.node"),ADDON="better_sqlite3.node";function openArchive(store,options){
let path=store.archive,isReadOnly=options.readOnly??!1;assertFiles(path),isReadOnly?assertThere(path):makePrivateFile(path);let inode=inodeOf(path),db;try{db=openEngine(
{path,native:store.native,busyTimeoutMs:options.busyTimeoutMs,readOnly:isReadOnly});let version=readVersion(db,path,isReadOnly);if(version===SCHEMA_VERSION&&!isReadOnly&&
keepWriteAheadLog(db),inodeOf(path)!==inode)throw replacedError(path);if(version===SCHEMA_VERSION)return options.believesVersion!==!0&&assertSchema(db,path),new Archive(
db,path,isReadOnly);if(!isReadOnly)return bringUp(db,store,version),new Archive(db,path,isReadOnly)}catch(error){throw db?.close(),inodeOf(path)===inode?error:replacedError(
path,error)}return db.close(),openArchive(store,{busyTimeoutMs:options.busyTimeoutMs}).close(),openArchive(store,options)}function bringUp(db,store,version){version===
0&&hasMoreSessions(store)&&markFilling(store),migrate(db,store.archive)}function readVersion(db,path,isReadOnly){let version=readOwnVersion(db,path);if(version>
SCHEMA_VERSION)throw newerError(path,version);if(version===0&&isReadOnly)throw noneYetError(path);return version}function assertThere(path){if(!import_node_fs16.default.
existsSync(path))throw noneYetError(path)}function noneYetError(path){return new LogbookError("ARCHIVE_UNAVAILABLE",`open archive ${path}: there is none yet`,{path,
hint:"run `logbook reindex` to build it from the raw copies"})}function newerError(path,version){return new LogbookError("ARCHIVE_NEWER",`open archive ${path}: its schema is version ${version}, this logbook knows ${SCHEMA_VERSION}`,
{path,hint:"update logbook; the archive was not touched"})}function inodeOf(path){return import_node_fs16.default.statSync(path,{bigint:!0,throwIfNoEntry:!1})?.
ino}function makePrivateFile(path){import_node_fs16.default.existsSync(path)||(makeDirectory((0,import_node_path14.dirname)(path)),import_node_fs16.default.closeSync(
openForWrite(path,"a")))}function openEngine(options){let failures=[];for(let open2 of engines(options.native))try{return open2(options)}catch(error){let known=translateError(
error,options.path);if(known instanceof LogbookError)throw known;failures.push(error)}throw new LogbookError("ARCHIVE_UNAVAILABLE",`load a database engine for N\
ode ${process.versions.node} (ABI ${process.versions.modules}): ${reasonsOf(failures)}`,{path:options.path,hint:"run `logbook doctor --fix`; until then search r\
eads the raw copies",cause:failures[0]})}function*engines(native){for(let addon of addonPaths(native))yield options=>openBetterSqlite(addon,options);yield openNodeSqlite}
function*addonPaths(native){let folder=__dirname;for(;;){let addon=(0,import_node_path14.join)(folder,PACKAGED_ADDON);if(import_node_fs16.default.existsSync(addon)){
yield addon;break}let parent=(0,import_node_path14.dirname)(folder);if(parent===folder)break;folder=parent}let installed=(0,import_node_path14.join)(native,process.
versions.modules,ADDON);import_node_fs16.default.existsSync(installed)&&(yield installed)}function openBetterSqlite(addon,options){let Driver=loadBetterSqlite(),
{busyTimeoutMs:timeout,readOnly:readonly,path}=options;return wrapDatabase(new Driver(path,{nativeBinding:addon,timeout,readonly}),"better-sqlite3",path)}function loadBetterSqlite(){
try{return typeof require=="function"?require_lib():(0,import_node_module.createRequire)(__filename)("better-sqlite3")}catch(error){throw new Error("better-sqli\
te3 is not installed",{cause:error})}}function openNodeSqlite({path,busyTimeoutMs,readOnly}){let sqlite=loadNodeSqlite();if(sqlite===void 0)throw new Error("thi\
s Node has no node:sqlite");let db=wrapDatabase(new sqlite.DatabaseSync(path,{readOnly,timeout:busyTimeoutMs}),"node:sqlite",path);try{if(db.exec(`PRAGMA busy_t\
imeout = ${busyTimeoutMs}; PRAGMA synchronous = NORMAL`),db.prepare("SELECT sqlite_compileoption_used('ENABLE_FTS5') AS used").get()?.used!==1)throw new Error("\
node:sqlite was built without FTS5");return db}catch(error){throw db.close(),error}}function loadNodeSqlite(){let{emitWarning}=process;process.emitWarning=()=>{};
try{return process.getBuiltinModule("node:sqlite")}finally{process.emitWarning=emitWarning}}function reasonsOf(failures){return failures.map(failure=>failure instanceof
Error?failure.message:String(failure)).join("; ")}var CONFIG_TABLE={"extraction.provider":choice(["rules","claude","command","off"],"Who finds memories in archived turns. `rules` uses no model; `claude` is set \
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
function list(description,env){return{default:[],description,...env!==void 0&&{env}}}var import_node_fs17=import_node_fs14;var A_FILE="a file";function oddnessOf(path,maxBytes){let link2;try{link2=import_node_fs17.default.lstatSync(path,{throwIfNoEntry:!1})}catch(error){let code=errnoOf(
error);return code==="ENOTDIR"?void 0:`not to be asked about (${code??"unknown error"})`}if(link2!==void 0){if(!link2.isSymbolicLink())return oddnessOfEntry(path,
link2,maxBytes);try{let target=import_node_fs17.default.statSync(path,{throwIfNoEntry:!1});if(target===void 0)return"a link that leads nowhere";let oddness=oddnessOfEntry(
path,target,maxBytes);return oddness===void 0?void 0:`a link to ${import_node_fs17.default.readlinkSync(path)}: ${oddness}`}catch(error){let code=errnoOf(error);
return code==="ELOOP"?"a link that leads in a circle":`a link that cannot be followed (${code})`}}}function oddnessOfEntry(path,stat,maxBytes){let kind=kindOf(stat);
return kind!==A_FILE?kind:stat.size>maxBytes?`a file of ${stat.size} bytes, where at most ${maxBytes} make sense`:unreadableReason(path)}function kindOf(stat){return stat.
isFile()?A_FILE:stat.isDirectory()?"a folder":stat.isFIFO()?"a FIFO":stat.isSocket()?"a socket":stat.isCharacterDevice()?"a character device":stat.isBlockDevice()?
"a block device":"no regular file"}function unreadableReason(path){try{let file=openRegular(path);if(file===void 0)return;try{import_node_fs17.default.readSync(
file.fd,Buffer.alloc(1),0,1,0);return}finally{import_node_fs17.default.closeSync(file.fd)}}catch(error){return`a file that cannot be read (${errnoOf(error)??"un\
known error"})`}}function loadConfig(store,environment){let env=withPluginOptions(environment),value=readConfigFile(store);if(value!==void 0)return parseConfig(value,env);let{config}=parseConfig(
{},env);return{config,problems:[{key:"",message:`${store.config} is ${whatElse(store.config)}`}]}}function whatElse(path){let oddness=oddnessOf(path,MAX_CONFIG_BYTES);if(oddness!==void 0)return oddness;try{return JSON.parse(readForeignFile(path,MAX_CONFIG_BYTES)?.
toString("utf8").replace(/^\uFEFF/,"")??""),"not a JSON object"}catch(error){return`not JSON: ${error instanceof Error?error.message:String(error)}`}}var import_node_path15=require("node:path");var MAIN_STREAM="main";var TEMPORARY_SUFFIX=".tmp",SEGMENT_NAME=/^(\d{12,15})-(\d{12,15})\.jsonl(\.gz)?$/,GENERATION_NAME=/^\d{4,9}$/;function generationPath(rawDir,stream,generation){
return(0,import_node_path15.join)(rawDir,safeName(stream),String(generation).padStart(4,"0"))}function segmentName(start,end){return`${String(start).padStart(12,
"0")}-${String(end).padStart(12,"0")}.jsonl`}function temporaryPath(dir){return(0,import_node_path15.join)(dir,`.${process.pid}-${Math.random().toString(36).slice(
2)}${TEMPORARY_SUFFIX}`)}function listGenerations(rawDir,stream){return listDirectory((0,import_node_path15.join)(rawDir,safeName(stream))).filter(name=>GENERATION_NAME.test(name)).map(
Number).sort((a,b)=>a-b)}function listSegments(dir){return listDirectory(dir).flatMap(name=>parseSegmentName(dir,name)??[]).sort((a,b)=>a.start-b.start||b.end-a.
end||Number(a.isCompressed)-Number(b.isCompressed))}function parseSegmentName(dir,name){let match=SEGMENT_NAME.exec(name);if(match===null)return;let[,start,end,
suffix]=match;return{start:Number(start),end:Number(end),path:dir+import_node_path15.sep+name,isCompressed:suffix!==void 0}}function coveredEnd(segments){let end=0;
for(let segment of segments){if(segment.start>end)break;end=Math.max(end,segment.end)}return end}var import_node_fs19=import_node_fs14;var import_node_fs18=import_node_fs14,MEMBER_BYTES=1024*1024,HEADER_BYTES=10,FLAGS_AT=3,HAS_EXTRA=4,EXTRA_BYTES=14;var FIELD_NAME="LB";function readMembers2(fd,plainBytes){let{size}=import_node_fs18.default.fstatSync(fd),members=[],offset=0,start=0;for(;offset<size;){let lengths=readLengths(fd,
offset);if(lengths===void 0){members.push({start,end:plainBytes,offset,bytes:size-offset});break}members.push({start,end:start+lengths.plain,offset,bytes:lengths.
compressed}),offset+=lengths.compressed,start+=lengths.plain}return members}function readLengths(fd,offset){let header=Buffer.alloc(HEADER_BYTES+EXTRA_BYTES);if(import_node_fs18.default.
readSync(fd,header,0,header.length,offset)<header.length)return;let isGzip=header[0]===31&&header[1]===139&&header[FLAGS_AT]===HAS_EXTRA,name=header.toString("l\
atin1",HEADER_BYTES+2,HEADER_BYTES+4);if(!isGzip||name!==FIELD_NAME)return;let compressed=header.readUInt32LE(HEADER_BYTES+6),plain=header.readUInt32LE(HEADER_BYTES+
10);return compressed>header.length&&plain>0&&plain<=MEMBER_BYTES?{compressed,plain}:void 0}function readMember(fd,member){let compressed=Buffer.allocUnsafe(member.
bytes),read=import_node_fs18.default.readSync(fd,compressed,0,member.bytes,member.offset),zlib=process.getBuiltinModule("node:zlib"),plainBytes=member.end-member.
start;return zlib.gunzipSync(compressed.subarray(0,read),{maxOutputLength:Math.max(plainBytes,1)})}var CHUNK_BYTES=256*1024;function openSegment(segment){let opened;return{end:segment.end,read(position){try{opened??=open(segment);let bytes=opened.read(position);
return bytes.length>0?{bytes}:{resume:segment.end,error:unreadable(segment,position,"it ends too early")}}catch(error){return{resume:opened?.resumeAfter(position)??
segment.end,error:unreadable(segment,position,errnoOf(error)??"damaged",error)}}},close(){opened?.close(),opened=void 0}}}function open(segment){let twin=segment.
isCompressed?segment.path.slice(0,-3):`${segment.path}.gz`;try{return segment.isCompressed?openCompressed(segment,segment.path):openPlain2(segment,segment.path)}catch(error){
if(errnoOf(error)!=="ENOENT"||!import_node_fs19.default.existsSync(twin))throw error;return segment.isCompressed?openPlain2(segment,twin):openCompressed(segment,
twin)}}function openCopy(path){let file=openRegular(path);if(file!==void 0)return file.fd;throw Object.assign(new Error(`ENOENT: no regular file ${path}`),{code:"\
ENOENT"})}function openPlain2(segment,path){let fd=openCopy(path),buffer=Buffer.allocUnsafe(Math.min(CHUNK_BYTES,segment.end-segment.start));return{read(position){
let wanted=Math.min(buffer.length,segment.end-position);return buffer.subarray(0,import_node_fs19.default.readSync(fd,buffer,0,wanted,position-segment.start))},
resumeAfter:position=>Math.min(segment.end,position+CHUNK_BYTES),close:()=>import_node_fs19.default.closeSync(fd)}}function openCompressed(segment,path){let fd=openCopy(
path),members;try{members=readMembers2(fd,segment.end-segment.start)}catch(error){throw import_node_fs19.default.closeSync(fd),error}let current,memberAt=offset=>members.
find(member=>member.start<=offset&&offset<member.end);return{read(position){let offset=position-segment.start,member=memberAt(offset);return member===void 0?Buffer.
alloc(0):(current?.member!==member&&(current={member,bytes:readMember(fd,member)}),current.bytes.subarray(offset-member.start))},resumeAfter:position=>segment.start+
(memberAt(position-segment.start)?.end??segment.end-segment.start),close:()=>import_node_fs19.default.closeSync(fd)}}function unreadable(segment,position,reason,cause){
return new LogbookError("RAW_UNREADABLE",`read raw segment ${segment.path}: ${reason}`,{path:segment.path,byteOffset:position,...cause===void 0?{}:{cause}})}function readRange(rawDir,stream,request){return readSegments(listSegments(generationPath(rawDir,stream,request.generation)),request)}function*readSegments(segments,request){
let{from=0,onLoss,onTrouble}=request,readers=[],position=from,next=0;try{for(;;){next=openUpTo(position,segments,next,readers);let piece=readFromAny(readers,position);
if("bytes"in piece){yield{start:position,bytes:piece.bytes},position+=piece.bytes.length;continue}if(onTrouble!==void 0&&piece.trouble!==void 0){onTrouble(piece.
trouble);return}let end=Math.min(piece.resume,segments[next]?.start??Number.POSITIVE_INFINITY);if(end===Number.POSITIVE_INFINITY)return;onLoss?.({start:position,
end,...piece.error===void 0?{}:{error:piece.error}}),position=end}}finally{for(let reader of readers)reader.close()}}function openUpTo(position,segments,from,readers){
for(let index=readers.length-1;index>=0;index-=1){let reader=readers[index];reader.end>position||(reader.close(),readers.splice(index,1))}let next=from;for(let segment=segments[next];segment!==
void 0&&segment.start<=position;segment=segments[next])segment.end>position&&readers.push(openSegment(segment)),next+=1;return next}function readFromAny(readers,position){
let failure={resume:Number.POSITIVE_INFINITY};for(let reader of readers){let piece=reader.read(position);if("bytes"in piece)return piece;let trouble=isPassing(piece.
error.cause)?piece.error:failure.trouble;failure={...piece.resume<failure.resume?piece:failure,...trouble&&{trouble}}}return failure}var import_node_fs20=import_node_fs14;function openSource(path){if(path==="")throw new LogbookError("TRANSCRIPT_MISSING","copy transcript: the path is empty",{path});try{let file=openRegular(path);if(file!==
void 0)return{...file,path}}catch(error){throw sourceError(path,error)}throw import_node_fs20.default.existsSync(path)?new LogbookError("TRANSCRIPT_UNREADABLE",
`copy transcript: ${path} is not a file`,{path}):new LogbookError("TRANSCRIPT_MISSING",`copy transcript: there is no ${path}`,{path})}function remeasure(source){
source.size=import_node_fs20.default.fstatSync(source.fd).size}function closeSource(source){import_node_fs20.default.closeSync(source.fd)}function readAt(source,buffer,position){
let filled=0;try{for(;filled<buffer.length;){let read=import_node_fs20.default.readSync(source.fd,buffer,filled,buffer.length-filled,position+filled);if(read===
0)break;filled+=read}}catch(error){throw sourceError(source.path,error)}return buffer.subarray(0,filled)}function sourceError(path,error){if(error instanceof LogbookError)
return error;let code=errnoOf(error);return code==="ENOENT"||code==="ENOTDIR"?new LogbookError("TRANSCRIPT_MISSING",`copy transcript: there is no ${path}`,{path,
cause:error}):new LogbookError("TRANSCRIPT_UNREADABLE",`copy transcript: read ${path} (${code??"unknown error"})`,{path,cause:error})}var MAX_BYTES=1024*1024,HEAD_BYTES=64*1024,CWD_KEY='"cwd":"',CWD_FIELD=/^"cwd":("(?:[^"\\]|\\.)*")/,MAX_FIELD_BYTES=16*1024;function readFirstCwd(rawDir){let[generation]=listGenerations(
rawDir,MAIN_STREAM);if(generation===void 0)return;let read=Buffer.alloc(0);for(let{bytes}of readRange(rawDir,MAIN_STREAM,{generation})){read=Buffer.concat([read,
bytes.subarray(0,MAX_BYTES-read.length)]);let cwd=findCwd(read);if(cwd!==void 0||read.length>=MAX_BYTES)return cwd}}function findCwd(bytes){let at2=bytes.indexOf(CWD_KEY);if(at2<0)return;let text2=bytes.toString("utf8",at2,at2+MAX_FIELD_BYTES),cwd=parseJson(CWD_FIELD.exec(text2)?.[1]??
"");return typeof cwd=="string"?cwd:void 0}var import_node_fs23=import_node_fs14;var import_node_fs22=import_node_fs14,import_node_path18=require("node:path");var import_node_path16=require("node:path");function ledgerPath(dir){return(0,import_node_path16.join)(dir,"segments.jsonl")}function appendToLedger(dir,record){appendLine(ledgerPath(dir),JSON.stringify(record))}var import_node_path17=require("node:path");var import_node_fs21=import_node_fs14;var NO_LINKS=new Set(["EPERM","ENOSYS","ENOTSUP","EOPNOTSUPP","EMLINK"]);function linkOnce(temporary,path){try{import_node_fs21.default.linkSync(temporary,path)}catch(error){
let code=errnoOf(error)??"";if(NO_LINKS.has(code))return import_node_fs21.default.renameSync(temporary,path),!0;if(code!=="EEXIST")throw error;return import_node_fs21.default.
unlinkSync(temporary),!1}return import_node_fs21.default.unlinkSync(temporary),!0}function publishSegment({dir,start,end,temporary,isDurable}){let path=(0,import_node_path17.join)(dir,segmentName(start,end));return linkOnce(temporary,path),isDurable&&
syncDirectory(dir),path}function openDraft({dir,start}){let temporary=temporaryPath(dir);return{fd:openForWrite(temporary,"wx"),temporary,dir,start,end:start}}function discardDraft(draft){
import_node_fs22.default.closeSync(draft.fd),removeFile(draft.temporary)}function publishDraft(draft,publication){let{dir,start,end,temporary}=draft;if(end===start){
discardDraft(draft);return}import_node_fs22.default.closeSync(draft.fd);let isDurable=publication.sync==="full",path=publishSegment({dir,start,end,temporary,isDurable});
return appendToLedger(dir,{start,end,...publication.sha256===void 0?{}:{sha256:publication.sha256},time:isoTime(publication.clock()),source:publication.source}),
{path,end}}function syncParents(dir){let parent=dir;for(let level=0;level<3;level+=1)parent=(0,import_node_path18.dirname)(parent),syncDirectory(parent)}function isMaskedCopy(copy,original){return copy.equals(original)?!0:copy.length===original.length&&copy.every((byte,at2)=>byte===42||byte===original[at2])}var TAIL_BYTES=4096;function findPlace(rawDir,stream,source){let generations=listGenerations(rawDir,stream).reverse();for(let generation2 of generations){let dir=generationPath(
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
0)break;writeWhole(draft.fd,bytes),draft.end+=bytes.length}request.sync==="full"&&import_node_fs23.default.fsyncSync(draft.fd)}catch(error){throw discardDraft(draft),
error}return publishDraft(draft,request)}var MAX_HOOK_BYTES=8*1024*1024;function copyTranscript(call){return copyStream(call,MAIN_STREAM,call.input.transcript_path??"")}function copyStream(call,stream,source){
let{session,clock}=call;return call.attempt("copy transcript",()=>copyNewBytes({rawDir:session.raw,stream,source,clock,maxBytes:MAX_HOOK_BYTES}))}var BUSY_TIMEOUT_MS=20,MAX_SETTLE_CHARS=256*1024,SPILL_MARKS=["tool-results","persistedOutputPath","whole: logbook show"];function archiveStream(call,{stream,copy,
onTurn}){let{input,store,env,session}=call,archive;try{archive=openArchive(store,{busyTimeoutMs:BUSY_TIMEOUT_MS,believesVersion:!0});let place={session:input.session_id,
stream,generation:copy.generation},from=ingestWatermark(archive,place);if(copy.end-from>MAX_HOOK_BYTES)return;let chunks=readUnspilled(readWhole2(session.raw,stream,
{generation:copy.generation,from}));if(chunks===void 0)return;let belonging=hasProject(archive,input.session_id)?{project:""}:belongingOf(call),{config}=loadConfig(
store,env);ingestChunk(archive,{...place,...belonging},chunks,{limits:{head:config["index.maxFieldChars.head"],tail:config["index.maxFieldChars.tail"]},maxSettleChars:MAX_SETTLE_CHARS,
...onTurn!==void 0&&{onTurn}})}catch(error){if(!(error instanceof LogbookError&&WORKERS_CODES.has(error.code)))throw error}finally{archive?.close()}}function belongingOf({
session,input}){let cwd=readFirstCwd(session.raw)??input.cwd;return cwd===void 0?{project:""}:{project:projectOf(cwd).id,cwd}}var WORKERS_CODES=new Set(["ARCHIV\
E_BUSY","ARCHIVE_UNAVAILABLE"]);function*readWhole2(rawDir,stream,request){let isWhole=!0,stop=()=>{isWhole=!1};for(let chunk of readRange(rawDir,stream,{...request,
onLoss:stop,onTrouble:stop})){if(!isWhole)return;yield chunk}}function readUnspilled(chunks){let read=[];for(let{start,bytes}of chunks){if(SPILL_MARKS.some(mark=>bytes.
includes(mark)))return;read.push({start,bytes:Buffer.from(bytes)})}return read}var import_node_fs24=import_node_fs14,import_node_path19=require("node:path");var MAX_JOB_BYTES=16*1024*1024;function putJob(store,job){let path=(0,import_node_path19.join)(store.queue,`${job.kind}-${safeName(job.session)}.json`),temporary=temporaryBeside(path);try{let fd=openForWrite(
temporary,"wx");try{writeWhole(fd,Buffer.from(`${JSON.stringify(job)}
`))}finally{import_node_fs24.default.closeSync(fd)}return linkOnce(temporary,path)}catch(error){throw removeFile(temporary),error}}var import_node_fs25=import_node_fs14;var ENDED_LINE=/^20\./;function spawnDetached(argv,options){let handle=makeHandle();return handle===void 0?spawnByModule(argv,options):spawnByHandle(handle,argv,
options)}function makeHandle(){if(!(process.platform!=="linux"||!ENDED_LINE.test(process.versions.node)))try{let wrap=process.binding?.("process_wrap");return wrap===
void 0?void 0:new wrap.Process}catch{return}}function spawnByHandle(handle,argv,{cwd,env}){let none={type:"ignore"};return handle.onexit=()=>handle.close(),handle.
spawn({file:argv[0],args:argv,cwd,envPairs:Object.entries(env).flatMap(([name,value])=>value===void 0?[]:`${name}=${value}`),stdio:[none,none,none],detached:!0,
windowsHide:!0})!==0?(handle.close(),!1):(handle.unref(),!0)}function spawnByModule([file,...args],options){let{spawn}=process.getBuiltinModule("node:child_proc\
ess"),child=spawn(file,args,{...options,detached:!0,stdio:"ignore",windowsHide:!0});return child.on("error",()=>{}),child.unref(),child.pid!==void 0}var LOCK_FRESH_MS=1e4;function isWorkerAlive(store,clock){let stat=statIfPresent(`${store.workerLock}.lock`);return stat!==void 0&&isWithin(LOCK_FRESH_MS,stat.mtimeMs,
clock())}function wakeWorker(store,script,clock){if(isWorkerAlive(store,clock))return!1;if(!import_node_fs25.default.existsSync(script))throw new LogbookError("\
SPAWN_FAILED",`start the worker: no file ${script}`,{path:script});makeDirectory(store.root);let env={...process.env,LOGBOOK_HOME:store.root,LOGBOOK_CHILD:"1"};
if(!spawnDetached([process.execPath,script],{cwd:store.root,env}))throw new LogbookError("SPAWN_FAILED","start the worker: no process to be had");return!0}function askWorker(call,agents=[]){let{input,store,clock}=call,job={v:1,kind:"session",session:input.session_id,time:isoTime(clock())};input.transcript_path&&(job.
transcript_path=input.transcript_path),input.cwd&&(job.cwd=input.cwd),agents.length>0&&(job.agents=agents),call.attempt("put job",()=>putJob(store,job)),call.attempt(
"wake worker",()=>wakeWorker(store,packPaths().worker,clock))}var HEAD_CHARS=65536,TAIL_CHARS=65536;function appendExtra(paths,fact){let line={v:1,time:isoTime(fact.timeMs),kind:fact.kind,prompt_id:fact.promptId,agent_id:fact.
agentId,text:cutMiddle(withhold(fact.text),HEAD_CHARS,TAIL_CHARS)};appendLine(paths.extra,JSON.stringify(line))}function keepLastMessage(call){let{event,input,session,clock}=call,{last_assistant_message:text2,prompt_id:promptId,agent_id:agentId}=input;if(!text2||event==="\
StopFailure")return;let ids={...promptId&&{promptId},...agentId&&{agentId}};call.attempt("keep last message",()=>appendExtra(session,{kind:"last_assistant_messa\
ge",timeMs:clock(),text:text2,...ids}))}function archiveSubagent(call){let{input}=call;if(isInternalHelper(input))return;call.attempt("append record",()=>logAgent(call)),keepLastMessage(call);let{agent_id:id}=input;
if(!id)return;let path=agentTranscript(input,id),copy=copyStream(call,id,path);copy!==void 0&&call.attempt("archive subagent",()=>archiveStream(call,{stream:id,
copy})),askWorker(call,[{id,path}])}var SAME_PROMPT_MS=1e4,SAME_COMPACTION_MS=3e5;function recordsOfTurn(session,turn){let{promptId,agentId,cwd}=turn,shared={v:1,session,prompt_id:promptId,agent_id:agentId,
cwd,origin:"transcript"},isOver=turn.outcome!=="open",records=turn.steps.flatMap(step=>step.kind==="tool"&&isTold(step,isOver)?[step]:[]).map(call=>recordOfCall(
shared,call));if(turn.kind==="agent"||turn.agentId!==void 0)return records;let prompt={v:1,session,prompt_id:promptId,agent_id:agentId,cwd,origin:"transcript",time:isoTime(
turn.startMs),event:"UserPromptSubmit",prompt:turn.prompt,hash:hash64(turn.prompt),uuid:turn.id},ends=[...failureOf(turn),...compactionsOf(turn)];return[prompt,
...records,...ends.map(end=>({...end,...shared}))]}function compactionsOf(turn){return(turn.compactions??[]).map(({id,timeMs})=>({time:isoTime(timeMs),event:"Po\
stCompact",uuid:id}))}function failureOf(turn){if(turn.outcome!=="error")return[];let last=turn.steps.findLast(step=>step.kind==="answer");return[{time:isoTime(
turn.endMs),event:"StopFailure",ok:!1,error:last?.text}]}function isTold(call,isOver){return call.output!==null||call.denial!==void 0||isOver}function recordOfCall({
v,session,prompt_id,agent_id,cwd,origin},call){let denial=call.denial??(call.output===null?"cancelled":void 0),isOk=!call.isError&&denial===void 0,endMs=Math.max(
call.startMs,call.endMs);return{v,session,prompt_id,agent_id,cwd,origin,time:isoTime(endMs),event:isOk?"PostToolUse":"PostToolUseFailure",tool:call.tool,tool_use_id:call.
toolUseId,target:findTarget(parseJson(call.input)??call.input),input_bytes:Buffer.byteLength(call.input),output_bytes:call.output===null?void 0:Buffer.byteLength(
call.output),hash:hash64(call.input),duration_ms:endMs-call.startMs,ok:isOk,error:isOk?void 0:call.output??void 0,denial}}function findOwnStart(first){return first?.
event==="SessionStart"&&first.source==="fork"?Date.parse(first.time):Number.NEGATIVE_INFINITY}function missingRecords(known,candidates){let calls=new Set(known.
map(record=>record.tool_use_id)),uuids=new Set(known.map(record=>record.uuid)),prompts=known.filter(record=>record.event==="UserPromptSubmit"&&record.uuid===void 0),
failures=new Set(known.filter(isFailure).map(record=>record.prompt_id)),unseen=candidates.filter(record=>{if(isFailure(record))return!failures.has(record.prompt_id);
if(isCompaction(record)&&known.some(told=>isSameCompaction(told,record)))return!1;let{tool_use_id,uuid}=record;return tool_use_id===void 0?!uuids.has(uuid):!calls.
has(tool_use_id)});return[isSameText,isSameId].reduce((left,isSame)=>withoutMatched(left,prompts,isSame),unseen)}function isCompaction({event}){return event==="\
PreCompact"||event==="PostCompact"}function isSameCompaction(told,candidate){return!isCompaction(told)||told.uuid!==void 0?!1:Math.abs(Date.parse(told.time)-Date.
parse(candidate.time))<=SAME_COMPACTION_MS}function isFailure({event}){return event==="StopFailure"}function withoutMatched(candidates,prompts,isSame){return candidates.
filter(candidate=>{if(candidate.event!=="UserPromptSubmit")return!0;let partner=prompts.findIndex(known=>isSame(known,candidate));return partner>=0&&prompts.splice(
partner,1),partner<0})}function isSameText(known,candidate){return known.hash!==candidate.hash?!1:known.prompt_id!==void 0?isSameId(known,candidate):Math.abs(Date.
parse(known.time)-Date.parse(candidate.time))<=SAME_PROMPT_MS}function isSameId(known,candidate){return known.prompt_id!==void 0&&known.prompt_id===candidate.prompt_id}function glanceHead(path,maxBytes){return recordsIn(readHead(path,maxBytes))}function glanceTail(path,maxBytes){let{start,bytes}=readTail(path,maxBytes);return{
records:recordsIn(bytes),isPartial:start>0}}function recordsIn(bytes){return bytes.toString("utf8").split(`
`).map(parseJsonObject).filter(isRecord)}var TEXT_FIELDS=["time","event","session"];function isRecord(value){return value!==void 0&&TEXT_FIELDS.every(field=>typeof value[field]==
"string")}var CJK=/[\u3040-\u30ff\u3400-\u9fff]/,STRETCHES=[["memor","remember","forget","keep","in mind","later","upcoming","reference","your records"],["your informatio\
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
words,at2))}function beginsPair(words,at2){let word2=words[at2]??"";return PAIRS2.some(([first,second,within])=>first.includes(word2)&&words.slice(at2+1,at2+1+within).
some(next=>second.includes(next)))}function logEvent({input,payload,session,clock}){appendRecord(session,recordFromInput(input,payload,clock()))}var LOG_TAIL_BYTES=[32*1024,256*1024],LOG_HEAD_BYTES=8*1024;function createArchiveTurn(loadKeepStatements2){return call=>archiveTurn(call,loadKeepStatements2)}function archiveTurn(call,loadKeepStatements2){
call.attempt("append record",()=>logEvent(call)),keepLastMessage(call);let copy=copyTranscript(call),turns=[];if(copy!==void 0){let onTurn=turn=>{turns.push(turn),
logMissing(call,turn)};call.attempt("archive turn",()=>archiveStream(call,{stream:MAIN_STREAM,copy,onTurn}))}(turns.length===0||turns.some(({prompt})=>mayHoldStatement(
prompt)))&&call.attempt("keep statements",()=>loadKeepStatements2()(call,turns)),askWorker(call)}function logMissing({input,session},turn){if(turn.promptId===void 0||
turn.promptId!==input.prompt_id)return;let known=recordsSince(session.log,turn.startMs);if(known===void 0)return;let missing=missingRecords(known,recordsOfTurn(
input.session_id,turn));if(missing.length===0)return;let ownSinceMs=findOwnStart(glanceHead(session.log,LOG_HEAD_BYTES)[0]);for(let record of missing)Date.parse(
record.time)>=ownSinceMs&&appendRecord(session,record)}function recordsSince(log,startMs){for(let bytes of LOG_TAIL_BYTES){let{records,isPartial}=glanceTail(log,
bytes);if(!isPartial||startMs>=Date.parse(records[0]?.time??""))return records}}var loadKeepStatements=()=>require("../keep-statements.cjs").keepStatements,runStop=()=>runHook("Stop",createArchiveTurn(loadKeepStatements)),runStopFailure=()=>runHook(
"StopFailure",createArchiveTurn(loadKeepStatements)),runSubagentStop=()=>runHook("SubagentStop",archiveSubagent);0&&(module.exports={runStop,runStopFailure,runSubagentStop});
