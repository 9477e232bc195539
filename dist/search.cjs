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
dle")}}});var require_database=__commonJS({"node_modules/better-sqlite3/lib/database.js"(exports2,module2){"use strict";var fs11=require("fs"),path=require("path"),util=require_util(),
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
"file:")&&!fs11.existsSync(path.dirname(filename)))throw new TypeError("Cannot open database because the directory does not exist");Object.defineProperties(this,
{[util.cppdb]:{value:new addon.Database(filename,filenameGiven,anonymous,readonly,fileMustExist,timeout,verbose||null,buffer||null)},...wrappers.getters})}var wrappers=require_wrappers();
Database.prototype.prepare=wrappers.prepare;Database.prototype.transaction=require_transaction();Database.prototype.pragma=require_pragma();Database.prototype.backup=
require_backup();Database.prototype.serialize=require_serialize();Database.prototype.function=require_function();Database.prototype.aggregate=require_aggregate();
Database.prototype.table=require_table();Database.prototype.loadExtension=wrappers.loadExtension;Database.prototype.exec=wrappers.exec;Database.prototype.close=
wrappers.close;Database.prototype.defaultSafeIntegers=wrappers.defaultSafeIntegers;Database.prototype.unsafeMode=wrappers.unsafeMode;Database.prototype[util.inspect]=
require_inspect();module2.exports=Database}});var require_lib=__commonJS({"node_modules/better-sqlite3/lib/index.js"(exports2,module2){"use strict";module2.exports=require_database();module2.exports.SqliteError=
require_sqlite_error()}});var search_exports={};__export(search_exports,{runSearch:()=>runSearch});module.exports=__toCommonJS(search_exports);var import_node_fs3={default:require("node:fs")},import_node_path4=require("node:path");var INITIAL_STATE=[1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225],ROUND_CONSTANTS=[1116352408,1899447441,3049323471,3921009573,
961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,
604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,
1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,
659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298];function sha256Hex(text){
let bytes=padded(Buffer.from(text,"utf8")),view=new DataView(bytes.buffer,bytes.byteOffset,bytes.length),state=Uint32Array.from(INITIAL_STATE),words=new Uint32Array(
64);for(let offset=0;offset<bytes.length;offset+=64){for(let i=0;i<16;i++)words[i]=view.getUint32(offset+4*i);extendSchedule(words),compress(state,words)}return Array.
from(state,word2=>word2.toString(16).padStart(8,"0")).join("")}function padded(bytes){let length=Math.ceil((bytes.length+9)/64)*64,result=Buffer.alloc(length);return bytes.
copy(result),result[bytes.length]=128,result.writeBigUInt64BE(BigInt(bytes.length)*8n,length-8),result}function rotate(word2,bits){return word2>>>bits|word2<<32-
bits}function at(words,index){return words[index]}function extendSchedule(words){for(let i=16;i<64;i++){let early=at(words,i-15),late=at(words,i-2),small0=rotate(
early,7)^rotate(early,18)^early>>>3,small1=rotate(late,17)^rotate(late,19)^late>>>10;words[i]=at(words,i-16)+small0+at(words,i-7)+small1}}function compress(state,words){
let a=at(state,0),b=at(state,1),c=at(state,2),d=at(state,3),e=at(state,4),f=at(state,5),g=at(state,6),h=at(state,7);for(let i=0;i<64;i++){let big1=rotate(e,6)^rotate(
e,11)^rotate(e,25),choice=e&f^~e&g,first=h+big1+choice+at(ROUND_CONSTANTS,i)+at(words,i)|0,big0=rotate(a,2)^rotate(a,13)^rotate(a,22),majority=a&b^a&c^b&c;h=g,g=
f,f=e,e=d+first|0,d=c,c=b,b=a,a=first+big0+majority|0}let mixed=[a,b,c,d,e,f,g,h];for(let i=0;i<mixed.length;i++)state[i]=at(state,i)+at(mixed,i)}var import_node_path=require("node:path"),MAX_PATH_CHARS=4096,MAX_FOLDERS=256;function boundFolder(folder){let[plain=""]=folder.slice(0,MAX_PATH_CHARS).split("\0",
1),head=plain.split("/",MAX_FOLDERS).join("/");return head.length===folder.length?folder:(0,import_node_path.dirname)(head)}var import_node_fs2=import_node_fs3;var LogbookError=class extends Error{code;path;byteOffset;hint;constructor(code,message,details={}){super(message,details.cause===void 0?void 0:{cause:details.cause}),
this.name="LogbookError",this.code=code,details.path!==void 0&&(this.path=details.path),details.byteOffset!==void 0&&(this.byteOffset=details.byteOffset),details.
hint!==void 0&&(this.hint=details.hint)}};function errnoOf(error){return typeof error=="object"&&error!==null&&"code"in error&&typeof error.code=="string"?error.code:void 0}var import_node_fs=import_node_fs3,import_node_path3=require("node:path");var import_node_path2=require("node:path");function clientRoot(env){return env.CLAUDE_CONFIG_DIR||(0,import_node_path2.join)(homeFolder(env),".claude")}function homeFolder(env){
return env.HOME||process.getBuiltinModule("node:os").homedir()}function storeRoot(env){return env.LOGBOOK_HOME||(0,import_node_path2.join)(clientRoot(env),"logb\
ook")}function storePaths(env){let root=storeRoot(env),at2=name=>`${root}${import_node_path2.sep}${name}`;return{root,config:at2("config.json"),sessions:at2("se\
ssions"),projects:at2("projects"),user:at2("user"),queue:at2("queue"),archive:at2("archive.db"),native:at2("native"),compiled:at2("compiled"),app:at2("app"),diagnostics:at2(
"diagnostics.jsonl"),workerLog:at2("worker.log"),workerLock:at2("worker")}}function projectPaths(store,projectId){let dir=`${store.projects}${import_node_path2.sep}${projectId}`,at2=name=>`${dir}${import_node_path2.sep}${name}`;return{
dir,project:at2("project.json"),sessions:at2("sessions.jsonl"),inbox:at2("inbox.jsonl"),memory:at2("memory"),state:at2("state"),page:at2("page.html")}}function assertNoLink(path){let root=storeRoot(process.env),names=namesBelow(root,path);refuseLinks((0,import_node_path3.join)(root,names[0]??""),names.slice(1,
-1))}function namesBelow(root,path){let way=(0,import_node_path3.relative)(root,path);return way.startsWith("..")?[]:way.split(import_node_path3.sep)}function refuseLinks(root,names){
let path=root;for(let name of names)if(path+=import_node_path3.sep+name,import_node_fs.default.lstatSync(path,{throwIfNoEntry:!1})?.isSymbolicLink())throw linkError(
path)}function linkError(link2){return new LogbookError("LINK_REFUSED",`${link2} is a symbolic link: nothing is written or removed through it`,{path:link2})}var MAX_GIT_BYTES=16384;var MAX_RECORD_BYTES=268435456,ABSENT=new Set(["ENOENT","ENOTDIR","EISDIR","ELOOP","ENAMETOOLONG","ENXIO","ENODEV","ERR_INVALID_ARG_VALUE"]);function isAbsent(error){
return ABSENT.has(errnoOf(error)??"")}function openRegular(path,access=import_node_fs2.default.constants.O_RDONLY){let fd;try{fd=import_node_fs2.default.openSync(
path,access|import_node_fs2.default.constants.O_NONBLOCK|import_node_fs2.default.constants.O_NOCTTY)}catch(error){if(isAbsent(error))return;throw error}let stat=import_node_fs2.default.
fstatSync(fd);if(stat.isFile())return{fd,size:stat.size};import_node_fs2.default.closeSync(fd)}function readWhole({fd,size}){let buffer=Buffer.allocUnsafe(size),filled=0;for(;filled<size;){let read=import_node_fs2.default.readSync(fd,buffer,filled,size-filled,
filled);if(read===0)break;filled+=read}return buffer.subarray(0,filled)}function readForeignFile(path,maxBytes){if(import_node_fs2.default.existsSync(path))try{
return readRegular(path,maxBytes)}catch{return}}function readRegular(path,maxBytes){let file=openRegular(path);if(file!==void 0)try{return file.size>maxBytes?void 0:
readWhole(file)}finally{import_node_fs2.default.closeSync(file.fd)}}function statIfPossible(path){try{return import_node_fs2.default.statSync(path,{throwIfNoEntry:!1})}catch{return}}function projectOf(cwd){let identity=findGit(cwd)?.commonDir??realPath(cwd),root=(0,import_node_path4.basename)(identity)===".git"?(0,import_node_path4.dirname)(
identity):identity,name=(0,import_node_path4.basename)(root)||"root";return{id:`${fileNamePart(name)}-${shortHash(identity)}`,name,root}}function findGit(start){
for(let folder=realPath(start);;folder=(0,import_node_path4.dirname)(folder)){let commonDir=commonDirOf((0,import_node_path4.join)(folder,".git"))??(isBareRepository(
folder)?folder:void 0);if(commonDir!==void 0)return{top:folder,commonDir};if(folder===(0,import_node_path4.dirname)(folder))return}}function gitDirOf(dotGit){let stat=statIfPossible(
dotGit);if(stat===void 0)return;let gitDir=stat.isDirectory()?dotGit:gitDirNamedIn(dotGit);return gitDir!==void 0&&import_node_fs3.default.existsSync((0,import_node_path4.join)(
gitDir,"HEAD"))?gitDir:void 0}function commonDirOf(dotGit){let gitDir=gitDirOf(dotGit);if(gitDir===void 0)return;let shared=readForeignFile((0,import_node_path4.join)(
gitDir,"commondir"),MAX_GIT_BYTES)?.toString("utf8").trim();return realPath(shared?(0,import_node_path4.resolve)(gitDir,shared):gitDir)}function gitDirNamedIn(dotGit){
let named=/^gitdir:\s*(\S.*)$/m.exec(readForeignFile(dotGit,MAX_GIT_BYTES)?.toString("utf8")??"")?.[1];return named===void 0?void 0:(0,import_node_path4.resolve)(
(0,import_node_path4.dirname)(dotGit),named.trimEnd())}function isBareRepository(folder){return["HEAD","objects","refs"].every(name=>import_node_fs3.default.existsSync(
(0,import_node_path4.join)(folder,name)))}function realPath(path){let absolute=(0,import_node_path4.resolve)(boundFolder(path));if(import_node_fs3.default.existsSync(
absolute))return import_node_fs3.default.realpathSync.native(absolute);let parent=(0,import_node_path4.dirname)(absolute);return parent===absolute?absolute:(0,import_node_path4.join)(
realPath(parent),(0,import_node_path4.basename)(absolute))}function fileNamePart(name){return name.replace(/[^A-Za-z0-9_]+/g,"-").replace(/^-+|-+$/g,"").slice(0,
40)||"project"}function shortHash(identity){return sha256Hex(identity).slice(0,8)}var import_node_fs4=import_node_fs3;function isReadOnly(folder){return whyUnwritable(folder)!==void 0}function whyUnwritable(folder){try{import_node_fs4.default.accessSync(folder,import_node_fs4.default.
constants.W_OK|import_node_fs4.default.constants.X_OK);return}catch(error){let code=errnoOf(error);return code==="ENOENT"||code==="ENOTDIR"?void 0:code}}var import_node_util=require("node:util");function nearestName(typed,names){if(typed.length>64)return;let prefixed=typed.length>=2?names.find(name=>name.startsWith(typed)):void 0;if(prefixed!==void 0)return prefixed;
let best,bestDistance=Math.max(1,Math.floor(typed.length/3))+1;for(let name of names){let distance=editDistance(typed,name);distance<bestDistance&&(best=name,bestDistance=
distance)}return best}function editDistance(from,to){let rows=[Array.from({length:to.length+1},(_,column)=>column)];for(let i=1;i<=from.length;i++){let row=[i];
for(let j=1;j<=to.length;j++)row.push(cheapestEdit(rows,row,{i,j,from,to}));rows.push(row)}return rows[from.length]?.[to.length]??0}function cheapestEdit(rows,row,at2){
let{i,j,from,to}=at2,cell=(line,column)=>line?.[column]??Number.POSITIVE_INFINITY,substitution=cell(rows[i-1],j-1)+(from[i-1]===to[j-1]?0:1),cheapest=Math.min(cell(
rows[i-1],j)+1,cell(row,j-1)+1,substitution);return from[i-1]===to[j-2]&&from[i-2]===to[j-1]?Math.min(cheapest,cell(rows[i-2],j-2)+1):cheapest}var MAX_DASH_WORD=1e4,HELP={type:"boolean",help:"show this help"};function parseCommandArgs(spec,argv){refuseLongDashWord(argv);let options={...spec.options,help:HELP},
{tokens}=(0,import_node_util.parseArgs)({args:[...argv],options:Object.fromEntries(Object.entries(options).map(([name,{type}])=>[name,{type}])),strict:!1,allowPositionals:!0,
tokens:!0}),operands=tokens.flatMap((token,at2)=>tokens[at2-1]?.index===token.index?[]:readOperand(spec,argv,token)),values={};for(let token of tokens)token.kind!==
"option"||isDashWord(spec,token)||(isHelp(token)?values.help=!0:values[token.name]=readOption(spec,options,token));if(values.help!==!0&&operands.length>spec.maxOperands)
throw tooManyOperands(spec,operands);return{operands,values}}function refuseLongDashWord(argv){let end=argv.indexOf("--"),long=argv.slice(0,end<0?argv.length:end).
find(word2=>word2.length>MAX_DASH_WORD&&/^-[^-]/.test(word2));if(long!==void 0)throw usage(`a word of ${long.length} characters that begins with - is no option`,
"Put -- before it")}function readOperand(spec,argv,token){return token.kind==="positional"?[token.value]:token.kind==="option"&&isDashWord(spec,token)?[argv[token.
index]??""]:[]}function isDashWord(spec,token){return spec.takesDashWords===!0&&!token.rawName.startsWith("--")&&token.rawName!=="-h"}function isHelp(token){return token.
rawName==="-h"||token.rawName==="--help"}function readOption(spec,options,token){let option=Object.hasOwn(options,token.name)?options[token.name]:void 0;if(option===
void 0)throw unknownOption(spec,options,token.rawName);if(option.type==="boolean"){if(token.value===void 0)return!0;throw usage(`--${token.name} takes no value`,
`Use --${token.name} alone`)}if(token.value===void 0||token.value.startsWith("--")&&!token.inlineValue)throw usage(`--${token.name} needs a value`,`Use --${token.
name} ${option.value??"VALUE"}`);return token.value??""}function unknownOption(spec,options,rawName){let near=nearestName(rawName.replace(/^-+/,""),Object.keys(
options)),asWord=spec.takesDashWords?", or put -- before it to search for it as a word":"",hint=near===void 0?`See: logbook help ${spec.name}${asWord}`:`Did you\
 mean --${near}?${asWord&&` If not${asWord}`}`;return usage(`${spec.name} has no option ${rawName}`,hint)}function tooManyOperands(spec,operands){let extra=operands[spec.
maxOperands]??"";return usage(`${spec.name} does not take "${extra}"`,`Usage: ${usageLine(spec)}`)}function usage(message,hint){return new LogbookError("USAGE",
message,{hint})}function usageLine(spec){return["logbook",spec.name,spec.operands,"[options]"].filter(part=>part!=="").join(" ")}function textOption(args,name){
let value=args.values[name];return typeof value=="string"?value:void 0}function isSet(args,name){return args.values[name]===!0}function numberOption(args,name,min=1){
let value=textOption(args,name);if(value===void 0)return;let number=/^\d{1,9}$/.test(value)?Number(value):Number.NaN;if(number>=min)return number;throw usage(`-\
-${name} ${value} is not a whole number from ${min} on`,`For example: --${name} ${Math.max(min,20)}`)}var ROLES=["prompt","assistant","result","interrupt","boundary","summary","link"],PROMPT_ROLE=ROLES.indexOf("prompt"),BOUNDARY_ROLE=ROLES.indexOf("boundary");function roleOf(role){
return ROLES[role]??"link"}var PLAIN_FIELDS=["turnKind","agentId","messageId","model","isFinal","isQueued","isError","isStandIn","isCut","isCapped"],PROMPT_FIELDS=[
"promptId","cwd","branch","client"],KEPT_OF_PROMPT=[...PLAIN_FIELDS,...PROMPT_FIELDS];function decodeEntry(encoded,identity){let{parts,isTop,usage:usage2,...rest}=JSON.parse(encoded.meta),[parent,...others]=isTop===!0?[]:identity.parents,at2=0;return{
uuid:identity.uuid,parent:parent??null,...others.length>0&&{otherParents:others},timeMs:identity.timeMs,role:roleOf(encoded.role),...rest,...usage2!==void 0&&{usage:{
input:usage2[0],output:usage2[1],cacheRead:usage2[2],cacheWrite:usage2[3]}},parts:(parts??[]).map(part=>{let from=at2;return at2+=part[1],decodePart(part,encoded.
text.slice(from,at2))})}}function decodePart(meta,text){switch(meta[0]){case"prompt":case"answer":return{kind:meta[0],text};case"tool_use":{let[kind,,toolUseId,
tool]=meta;return{kind,toolUseId,tool,input:text}}case"tool_result":{let[kind,,toolUseId,isError,denial,spilledFile]=meta;return{kind,toolUseId,output:text,isError,
...denial!=null&&{denial},...spilledFile!==void 0&&{spilledFile}}}default:return meta}}var NO_DIGIT=16,DIGITS=new Uint8Array(128).fill(NO_DIGIT);for(let value=0;value<NO_DIGIT;value++)DIGITS[value.toString(16).charCodeAt(0)]=value;function unpackUuid(packed){if(typeof packed=="string")return packed;let hex=Buffer.from(packed.buffer,packed.byteOffset,packed.byteLength).toString("hex");return`${hex.
slice(0,8)}-${hex.slice(8,12)}-${hex.slice(12,16)}-${hex.slice(16,20)}-${hex.slice(20)}`}var MIN_PREFIX=4,SHORT_ID=8;function shortenTurnId(archive,turn){for(let length=SHORT_ID;length<turn.length;length++){let short=turn.slice(0,length);if(!short.endsWith("-")&&findTurns(archive,
short,2).length===1)return short}return turn}function findTurns(archive,prefix,limit){if(prefix.length<MIN_PREFIX)return[];let select=archive.prepare(`SELECT uu\
id FROM entries JOIN turns ON turns.root = entries.id
     WHERE uuid >= ? AND uuid <= ? AND kind IS NOT NULL ORDER BY uuid LIMIT ?`),hex=prefix.toLowerCase().replaceAll("-",""),packed=/^[0-9a-f]{1,32}$/.test(hex)?
select.all(Buffer.from(hex.padEnd(32,"0"),"hex"),Buffer.from(hex.padEnd(32,"f"),"hex"),limit):[],texts=select.all(prefix,`${prefix}\u{10FFFF}`,limit);return[...packed,
...texts].map(({uuid})=>unpackUuid(uuid))}var SYMBOLS="!#$%&*+-./:<=>?@^_|~",RANGES=[[1,"\0/ :@ [` {\xBF \xD7\xD7 \xF7\xF7 \u2000\u206F \u20A0\u20CF \u2190\u24EA \u2500\u2775 \u2794\u2BFF \u3000\u3004 \u3008\u3020 \uE000\uF8FF"],
[2,[...SYMBOLS].map(symbol=>symbol+symbol).join(" ")],[5,"09"],[4,"AZ"],[3,"az"],[6,"\u0E01\u0E3A \u0E40\u0E4E \u0E81\u0ECE \u0EDC\u0EDF \u1000\u1049 \u1050\u109D \u1780\u17D3 \u17D7\u17D7 \u17DC\u17DD \uA9E0\uA9FE \uAA60\uAA76 \uAA7A\uAA7F"],
[6,"\u1100\u11FF \u3005\u3007 \u3021\u3029 \u302E\u302F \u3038\u303B \u3041\u309A \u309D\u309F \u30A1\u30FA \u30FC\u312F"],[6,"\u3131\u318E \u31A0\u31BF \u31F0\u31FF \u3400\u4DBF \u4E00\uA48C \uA960\uA97C \uAC00\uD7FB \uF900\uFAD9"],
[7,"\u{103FF}"]],CLASSES=new Uint8Array(65536);for(let[found,ranges]of RANGES)for(let i=0;i<ranges.length;i+=3)CLASSES.fill(found,ranges.charCodeAt(i),ranges.charCodeAt(
i+1)+1);function isInWord(char){return/[\p{L}\p{N}\p{Mn}\p{Mc}]/u.test(char)}function computeClass(unit){let char=String.fromCharCode(unit),lower=char.toLowerCase();
return lower!==char?4:lower!==char.toUpperCase()||isInWord(char)?3:1}function classOf(unit){let known=CLASSES[unit];if(known!==0)return known;let computed=computeClass(
unit);return CLASSES[unit]=computed,computed}var FIRST_PICTURE=127248,LAST_PICTURE=129791,FIRST_RARE_HAN=131072,LAST_RARE_HAN=262143;function classOfAstral(point){
return point>=FIRST_PICTURE&&point<=LAST_PICTURE?1:point>=FIRST_RARE_HAN&&point<=LAST_RARE_HAN||isInWord(String.fromCodePoint(point))?6:1}function classOfPoint(point){
if(point>65535)return classOfAstral(point);let found=classOf(point);return found===7?1:found}function classAt(units,at2){let unit=units[at2],found=classOf(unit);
return found!==7?found:classOfPoint(String.fromCharCode(unit,units[at2+1]).codePointAt(0))}function classBefore(units,at2){if(at2<=0)return 1;let found=classOf(
units[at2-1]);return found!==7?found:at2>1?classAt(units,at2-2):1}function isWordClass(found){return found>=3&&found<=5}function isEvery(text,isWanted){for(let char of text)
if(!isWanted(classOfPoint(char.codePointAt(0))))return!1;return!0}function isUnspaced(text){return text!==""&&isEvery(text,found=>found===6)}function hasPunctuation(text){
return!isEvery(text,found=>found>=3)}function hasLetter(text){return!isEvery(text,found=>found<3)}function lazy(make){let made;return()=>(made??=make(),made)}var NON_ASCII=/[^\0-\x7f]/,LATIN_MARKED=/[\u00c0-\u024f\u1e00-\u1eff]|[\u0300-\u036f]/g,COMBINING=/[\u0300-\u036f]/g,invisible=lazy(()=>new RegExp("\\p{Default_I\
gnorable_Code_Point}","gu")),BEYOND_TYPESET=/[^\0-\x7f\xb7\u2010\u2012-\u2016\u2018-\u2023\u2026\u2190-\u21ff\u2500-\u25ff\u2713-\u2718]/;function isTypeset(text){
return!BEYOND_TYPESET.test(text)}function isAscii(text){return!NON_ASCII.test(text)}var plainLetters=[];function stripMark(char){let unit=char.charCodeAt(0),known=plainLetters[unit];
if(known!==void 0)return known;let plain=char.normalize("NFD").replace(COMBINING,"");return plainLetters[unit]=plain,plain}function foldShape(text){return isAscii(
text)?text:isTypeset(text)?text.replaceAll("\u2026","..."):text.replace(invisible(),"").normalize("NFKC").replace(LATIN_MARKED,stripMark).normalize("NFKC")}function lowerCase(shape){
let lower=shape.toLowerCase();return lower.includes("\u03C2")?lower.replaceAll("\u03C2","\u03C3"):lower}function foldText(text){return lowerCase(foldShape(text))}var ENGLISH=`a about after again all also am an and any are as at be because been before being but by can could did do does
doing don for from had has have having he her here hers him his how i if in into is it its just me might my no nor not of off on
or our out over please s shall she should so some such t than that the their them then there these they this those to too under
until up us very was we were what when where which while who whom whose why will with would yes you your`,CHINESE=`\u7684 \u4E86 \u662F \u5728 \u548C \u4E0E \u6216 \u53CA \u5417 \u5462 \u5427 \u554A \u6211 \u4F60 \u4ED6 \u5979 \u5B83 \u6211\u4EEC \u4F60\u4EEC \u4ED6\u4EEC \u8FD9 \
\u90A3 \u8FD9\u4E2A \u90A3\u4E2A \u8FD9\u4E9B \u90A3\u4E9B \u54EA \u54EA\u4E2A \u54EA\u4E9B \u54EA\u91CC
\u4EC0\u4E48 \u600E\u4E48 \u600E\u6837 \u5982\u4F55 \u4E3A\u4F55 \u4E3A\u4EC0\u4E48 \u591A\u5C11 \u51E0 \u8C01 \u6709 \u6CA1\u6709 \u4E0D \u4E0D\u662F \u5C31 \u90FD \u4E5F \u8FD8 \u53C8 \u628A \u88AB \u8BA9 \u7ED9 \u5BF9 \u4ECE \u5230 \u4E0A \u4E0B \u91CC \u4E00\u4E2A \u4E00\u4E0B \u53EF\u4EE5 \u80FD \u4F1A \u8981 \u8BF7 \u8BF7\u95EE`,
JAPANESE=`\u306F \u304C \u3092 \u306B \u306E \u3067 \u3068 \u3082 \u3078 \u3084 \u304B \u306D \u3088 \u304B\u3089 \u307E\u3067 \u3088\u308A \u3067\u3059 \u307E\u3059 \u3067\u3057\u305F \u307E\u3057\u305F \u3057\u305F \u3059\u308B \u3057\u3066 \u3044\u308B \u3042\u308B \u306A\u3044
\u3053\u306E \u305D\u306E \u3042\u306E \u3069\u306E \u3053\u308C \u305D\u308C \u3042\u308C \u3069\u308C \u3053\u3053 \u305D\u3053 \u3069\u3053 \u306A\u306B \u306A\u305C \u3069\u3046 \u3044\u3064 \u3060\u308C \u4F55 \u4F55\u6545 \u304F\u3060\u3055\u3044`,
STOP_WORDS=new Set(`${ENGLISH} ${CHINESE} ${JAPANESE}`.split(/\s+/)),INLINE_STOP_WORDS=`${CHINESE} ${JAPANESE}`.split(/\s+/).filter(word2=>word2.length>1||/[\u7684\u4e86\u5417\u5462\u5427\u306f\u304c\u3092\u306b\u306e\u3067\u3068\u3082\u3078\u3084]/.
test(word2)).sort((a,b)=>b.length-a.length);function isStopWord(token){return STOP_WORDS.has(token)}var MAX_PARTS=10,ALWAYS_A_NAME=3,MIN_AVERAGE=3;function isHumpStart(shape,at2){return classOf(shape.charCodeAt(at2))!==4?!1:classOf(shape.charCodeAt(at2-1))!==4?
!0:at2+1<shape.length&&classOf(shape.charCodeAt(at2+1))===3}function renderHumps(word2){let parts=[],from=0;for(let at2=1;at2<word2.length;at2++)isHumpStart(word2,
at2)&&(parts.push(word2.slice(from,at2)),from=at2);return from===0?void 0:(parts.push(word2.slice(from)),parts.length<=ALWAYS_A_NAME||parts.length<=MAX_PARTS&&word2.
length>=parts.length*MIN_AVERAGE?parts.join(" ").toLowerCase():void 0)}var DASH=45,SLASH=47,HASH=35,PLUS=43,LEADING=".$@#";function sigilBefore(units,at2){let unit=at2===0?0:units[at2-1];if(classOf(unit)!==2)return"";let previous=classBefore(
units,at2-1);if(unit===SLASH)return previous===1||previous===6?"/":"";if(unit===DASH)return dashesBefore(units,at2);let sigil=String.fromCharCode(unit);return LEADING.
includes(sigil)&&!isWordClass(previous)?sigil:""}function dashesBefore(units,at2){return at2>1&&units[at2-2]===DASH?at2>2&&units[at2-3]===DASH||isWordClass(classBefore(
units,at2-2))?"":"--":isWordClass(classBefore(units,at2-1))?"":"-"}function sigilAfter(units,at2){return units[at2]===HASH?"#":units[at2]===PLUS&&units[at2+1]===
PLUS?"++":""}var kept=new Map;function scratchUnits(use,size,isBytes){let make=units=>isBytes?new Uint8Array(units):new Uint16Array(units);if(size>262144)return make(size);let key=`${use}\
 ${isBytes?"bytes":"utf16"}`,found=kept.get(key)??make(262144);return kept.set(key,found),found}function asBuffer(units,length){return Buffer.from(units.buffer,
units.byteOffset,length*units.BYTES_PER_ELEMENT)}function readUnits(text,use,isBytes){let units=scratchUnits(use,text.length+1,isBytes);return asBuffer(units,text.
length).write(text,isBytes?"latin1":"utf16le"),units[text.length]=0,units}function renderUnits(units,length){return asBuffer(units,length).toString(units.BYTES_PER_ELEMENT===
1?"latin1":"utf16le")}function readFewUnits(text,isBytes){let bytes=Buffer.allocUnsafeSlow((text.length+1)*(isBytes?1:2)),units=isBytes?bytes:new Uint16Array(bytes.
buffer,0,text.length+1);return bytes.write(text,isBytes?"latin1":"utf16le"),units[text.length]=0,units}var MAX_WORD_BYTES=64,MAX_BYTES_A_UNIT=3;function boundedEnd(lower,start,end){if((end-start)*MAX_BYTES_A_UNIT<=MAX_WORD_BYTES)return end;let at2=start,used=0;for(;at2<
end;){let unit=lower.charCodeAt(at2);if(used+=unit<128?1:unit<2048?2:MAX_BYTES_A_UNIT,used>MAX_WORD_BYTES)return at2;at2++}return end}var MIN_BLOB_WORD=40,MAX_BLOB=128,
MIN_BLOB_WORD_AVERAGE=16,BLOB=/[\w+/=-]*/y;function skipBlob(shape,start,end){if(end-start<MIN_BLOB_WORD)return end;BLOB.lastIndex=start,BLOB.test(shape);let length=BLOB.
lastIndex-start;return length<=MAX_BLOB?end:(shape.slice(start,BLOB.lastIndex).match(/[^a-z0-9]/gi)?.length??0)*MIN_BLOB_WORD_AVERAGE<length?BLOB.lastIndex:end}
var APOSTROPHE=39,CURLY_APOSTROPHE=8217,SUFFIX=/['\u2019](?:s|t|re|ve|ll|d|m)/iy;function skipSuffix(shape,at2){let unit=shape.charCodeAt(at2);return unit!==APOSTROPHE&&
unit!==CURLY_APOSTROPHE?at2:(SUFFIX.lastIndex=at2,SUFFIX.test(shape)&&!isWordClass(classOf(shape.charCodeAt(SUFFIX.lastIndex)))?SUFFIX.lastIndex:at2)}var MAX_SYMBOL_RUN=8,SPACE=32,MAX_GROWTH=3,CODE_POINTS=1114112,INSIDE=1,AT_END=2,places=new Uint8Array(CODE_POINTS);function addMarks(reading,start,end,wordEnd){
let{shapeUnits,lower,marks}=reading,before=sigilBefore(shapeUnits,start);before!==""&&marks.add(before+lower.slice(start,wordEnd));let after=sigilAfter(shapeUnits,
end);after!==""&&marks.add(lower.slice(start,wordEnd)+after)}function addHumps(reading,word2){if(reading.split.has(word2))return;reading.split.add(word2);let parts=renderHumps(
word2);parts!==void 0&&reading.parts.add(parts)}function copyWord(reading,start){let{shapeUnits,lowerUnits,out}=reading,to=reading.length,at2=start,later=0,unit=shapeUnits[at2],
found=CLASSES[unit]||classOf(unit);for(;found>=3&&found<=5;)out[to++]=lowerUnits[at2++],unit=shapeUnits[at2],found=CLASSES[unit]||classOf(unit),later|=1<<found;
return reading.length=to,reading.later=later,at2}var UPPER_BIT=16,LOWER_BIT=8;function isCamel({shapeUnits,later},start){return(later&UPPER_BIT)>0&&((later&LOWER_BIT)>
0||classOf(shapeUnits[start])===3)}function readWord(reading,start){let{shape,shapeUnits,lower,out}=reading,end=copyWord(reading,start),wordEnd=boundedEnd(lower,
start,end);return reading.length-=end-wordEnd,out[reading.length++]=SPACE,(start>0&&CLASSES[shapeUnits[start-1]]===2||CLASSES[shapeUnits[end]]===2)&&addMarks(reading,
start,end,wordEnd),wordEnd===end&&isCamel(reading,start)&&addHumps(reading,shape.slice(start,end)),skipSuffix(shape,skipBlob(shape,start,end))}function readUnspaced(reading,start){
let{shapeUnits,lowerUnits,out,characters}=reading,to=reading.length,at2=start,point=0;for(;;){let unit=shapeUnits[at2],found=CLASSES[unit]||classOf(unit);if(found!==
6&&(found!==7||classAt(shapeUnits,at2)!==6))break;let end=at2+(found===7?2:1);point=noteCharacter(lowerUnits,at2,characters);for(let i=at2;i<end;i++)out[to++]=lowerUnits[i];
if(at2>start){out[to++]=SPACE;for(let i=at2;i<end;i++)out[to++]=lowerUnits[i]}at2=end}return places[point]=AT_END,out[to++]=SPACE,reading.length=to,at2}function noteCharacter(units,at2,characters){
let unit=units[at2],point=(unit&63488)===55296?(unit-55296<<10)+(units[at2+1]-56320)+65536:unit;return places[point]===0&&(places[point]=INSIDE,characters.push(
point)),point}function renderCharacters(characters){let stream="";for(let point of characters)places[point]===INSIDE&&(stream+=`${stream===""?"":" "}${String.fromCodePoint(
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
plain)).replace(NOT_WORD," ").trim(),parts,marks,characters:""}}function readAll(reading){let{shapeUnits,size}=reading,at2=0;for(;at2<size;){let unit=shapeUnits[at2],
found=CLASSES[unit]||classOf(unit);found===7&&(found=classAt(shapeUnits,at2)),found===1?at2++:found===6?at2=readUnspaced(reading,at2):found===2?at2=readSymbols(
reading,at2):at2=readWord(reading,at2)}}function tokeniseForIndex(text){let lexed=lex(text),stream=renderStream(lexed);return lexed.characters===""?stream:`${stream} ${lexed.characters}`}function renderStream({
main,parts,marks}){let stream=main;for(let part of parts)stream+=` ${part}`;for(let mark of marks)stream+=` ${mark}`;return main===""?stream.slice(1):stream}var NO_OPERATORS={isPhrase:!1,isPrefix:!1,isExcluded:!1},MAX_PHRASE_TOKENS=32,MAX_LITERAL_CHARS=256;function isRunOf(text,length){return[...text].length===length&&
isUnspaced(text)}function endsWithRun(tokens){let last=tokens.at(-1)??"",previous=tokens.at(-2)??"";return isRunOf(last,1)&&isRunOf(previous,2)&&previous.endsWith(
last)}var FIRST_EDGE=/^[\s"'\u201c\u201d\u2018\u2019`([{<,;]+/u,LAST_EDGE=/(?<![\s"'\u201c\u201d\u2018\u2019`)\]}>,;.:!?\u2026\u3001\u3002])[\s"'\u201c\u201d\u2018\u2019`)\]}>,;.:!?\u2026\u3001\u3002]+$/u,APOSTROPHE2=/['\u2019]/g;
function literalOf(text,hasTokens){let folded=foldText(text).replace(/\s+/g," ").trim(),literal=hasTokens?folded.replace(FIRST_EDGE,"").replace(LAST_EDGE,""):folded;
if(!(literal===""||literal.length>MAX_LITERAL_CHARS))return hasPunctuation(literal.replace(APOSTROPHE2,""))?literal:void 0}function lookupOf(text,isPrefix){let lexed=lex(
text),words=lexed.main===""?[]:lexed.main.split(" "),marks=[...lexed.marks];if(words.length===0)return{tokens:marks.slice(0,1),marks:marks.slice(1),isRunEnd:!1};
let sigils=marks.filter(mark=>hasLetter(mark)),sigil=sigils[0];if(words.length===1&&sigil!==void 0)return{tokens:[sigil],marks:sigils.slice(1),isRunEnd:!1};let isRunEnd=endsWithRun(
words);return{tokens:(isRunEnd?words.slice(0,-1):words).slice(0,MAX_PHRASE_TOKENS),marks:isPrefix?[]:sigils.filter(mark=>!mark.startsWith("/")),isRunEnd}}function isStopTerm(tokens,operators){
return operators.isPhrase||operators.isPrefix||operators.isExcluded?!1:tokens.every(token=>isStopWord(token)||token.length===1&&!hasLetter(token))}function makeTerm(text,operators){
let{tokens,marks,isRunEnd}=lookupOf(text,operators.isPrefix),last=tokens.at(-1);if(last===void 0)return;let literal=operators.isPrefix?foldText(text):literalOf(
text,hasLetter(last));return{raw:text,tokens,marks,...operators,isPrefix:operators.isPrefix||!isRunEnd&&tokens.length>1&&isRunOf(last,1),isStop:isStopTerm(tokens,
operators),...literal!==void 0&&{literal}}}var HIRAGANA_ONLY=/^[\u3041-\u309f]+$/,HANGUL=/[\u1100-\u11ff\u3131-\u318e\ua960-\ua97c\uac00-\ud7fb]/,MIN_SPLIT=4,MIN_SPLIT_HANGUL=3;function markStopWords(run2){
let isStop=new Array(run2.length).fill(!1);for(let word2 of INLINE_STOP_WORDS)for(let at2=run2.indexOf(word2);at2>=0;at2=run2.indexOf(word2,at2+word2.length))isStop.
fill(!0,at2,at2+word2.length);return isStop}function contentBigrams(run2,isStop){let chars=[...run2],bigrams=new Set,at2=0;for(let i=0;i+1<chars.length;i++){let bigram=`${chars[i]}${chars[i+
1]}`;!isStop.slice(at2,at2+bigram.length).includes(!0)&&!HIRAGANA_ONLY.test(bigram)&&bigrams.add(bigram),at2+=chars[i].length}return bigrams}function termsOfRun(run2,operators){
let whole=makeTerm(run2,operators);if(whole===void 0)return[];if(!([...run2].length>=(HANGUL.test(run2)?MIN_SPLIT_HANGUL:MIN_SPLIT))||operators.isExcluded||operators.
isPrefix)return[whole];let isStop=markStopWords(run2),bigrams=[...contentBigrams(run2,isStop)].map(bigram=>makeTerm(bigram,operators)).filter(term=>term!==void 0),
isQuestion=isStop.includes(!0)&&bigrams.length>0;return[{...whole,isStop:whole.isStop||isQuestion},...bigrams]}function weaken(term){return[...term.raw].length===
1&&isUnspaced(term.raw)?{...term,isStop:!0}:term}function splitRuns(text){let pieces=[];for(let char of text){let isRun=classOfPoint(char.codePointAt(0))===6,last=pieces.
at(-1);last?.isRun===isRun?last.text+=char:pieces.push({text:char,isRun})}return pieces}function termsOfWord(word2,operators){let pieces=splitRuns(foldText(word2)),
terms=pieces.flatMap(({text,isRun},i)=>{let own={...operators,isPrefix:operators.isPrefix&&i===pieces.length-1};return isRun?termsOfRun(text,own):makeTerm(pieces.
length===1?word2:text,own)??[]});return pieces.length===1?terms:terms.map(weaken)}function renderFtsPhrase(tokens,isPrefix=!1){return`"${tokens.join(" ").replaceAll('"','""')}"${isPrefix?" *":""}`}var MAX_ENDING=5,MIN_STEM=3,STEMMED=/^[a-z]+$/;
function stemsOfPrefix(prefix){if(!STEMMED.test(prefix))return[];let stems=[];for(let length=prefix.length-1;length>=Math.max(MIN_STEM,prefix.length-MAX_ENDING);length--){
let stem=prefix.slice(0,length);stems.push(stem,`${stem}e`)}return stems}function renderPrefix(tokens){let before=tokens.slice(0,-1),prefix=tokens.at(-1)??"",root=prefix.
length>MIN_STEM?prefix.replace(/y$/,""):prefix,stems=stemsOfPrefix(prefix).map(stem=>renderFtsPhrase([...before,stem])),phrases=[renderFtsPhrase([...before,root],
!0),...stems];return phrases.length===1?phrases[0]:`(${phrases.join(" OR ")})`}function renderFtsTerm(term){let phrase=term.isPrefix?renderPrefix(term.tokens):renderFtsPhrase(
term.tokens);return term.marks.length===0?phrase:`(${[phrase,...term.marks.map(mark=>renderFtsPhrase([mark]))].join(" AND ")})`}var MAX_TERMS=64,MAX_TYPED_CHARS=400,MAX_QUERY_CHARS=1e4,PIECE=/(-?)["\u201c\u201d]([^"\u201c\u201d]*)(?:["\u201c\u201d](\*?)|$)|[^\s"\u201c\u201d]+/gu;function readWord2(raw){let isExcluded=raw.
startsWith("-")&&hasLetter(raw[1]??""),isPrefix=raw.endsWith("*")&&hasLetter(raw.at(-2)??""),word2=raw.slice(isExcluded?1:0,isPrefix?-1:void 0);return termsOfWord(
word2,{isPhrase:!1,isPrefix,isExcluded})}function readTyped(text){let terms=[];for(let[raw,minus,quoted,star]of text.matchAll(PIECE)){if(quoted===void 0){terms.
push(...readWord2(raw));continue}let term=makeTerm(quoted,{isPhrase:!0,isPrefix:star==="*",isExcluded:minus==="-"});term!==void 0&&terms.push(term)}return terms}
function readPasted(text){return[...new Set(text.split(/[\s"\u201c\u201d]+/u))].flatMap(word2=>termsOfWord(word2,NO_OPERATORS))}function readTerms(text){let terms=text.
length<=MAX_TYPED_CHARS&&!/\S\s*\n\s*\S/.test(text)?readTyped(text):[];return terms.some(term=>!term.isExcluded)?terms:readPasted(text)}function keyOf({tokens,marks,
isPrefix,isExcluded,literal}){return JSON.stringify([tokens,marks,isPrefix,isExcluded,literal])}function withoutRepeats(terms){return[...new Map(terms.map(term=>[
keyOf(term),term])).values()]}var MAX_WEIGHT=16;function weigh(term){return term.isStop?0:term.isExcluded?MAX_WEIGHT:Math.min(MAX_WEIGHT,term.tokens.join("").length)}
function mostInformative(terms){if(terms.length<=MAX_TERMS)return terms;let kept2=new Set([...terms].sort((a,b)=>weigh(b)-weigh(a)).slice(0,MAX_TERMS));return terms.
filter(term=>kept2.has(term))}function parseQuery(text){let terms=mostInformative(withoutRepeats(readTerms(text.slice(0,MAX_QUERY_CHARS))));return{terms,isEmpty:terms.
length===0}}var PRIMARY_CODES={SQLITE_ERROR:1,SQLITE_BUSY:5,SQLITE_LOCKED:6,SQLITE_READONLY:8,SQLITE_IOERR:10,SQLITE_CORRUPT:11,SQLITE_FULL:13,SQLITE_CANTOPEN:14,SQLITE_NOTADB:26},
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
flat().filter(statement=>statement.startsWith("CREATE ")),...FTS_TABLES].sort()}function tellingTerms(query){let asked=query.terms.filter(term=>!term.isExcluded),telling=asked.filter(term=>!term.isStop);return telling.length>0?telling:asked}
function buildMatch(query,filters){let telling=tellingTerms(query),terms=telling.map(renderFtsTerm),excluded=query.terms.filter(term=>term.isExcluded).map(renderFtsTerm),
column=filters.role===void 0?"":`${filters.role} : `,bound=expression=>{let within=`${column}(${expression})`;return excluded.length===0?within:`(${within}) NOT\
 (${excluded.join(" OR ")})`};return{terms,all:bound(terms.join(" AND ")),some:bound(terms.join(" OR ")),filter:buildFilter(filters),isBeginning:telling.length===
1&&telling[0]?.isPrefix===!0,bound}}var ALWAYS={sql:"1",values:[]};function buildFilter(filters){let{project,session,sinceMs,untilMs,tool,file}=filters,conditions=[];
return project!==void 0&&conditions.push(heldBy("SELECT id FROM sessions WHERE project = ?",project)),session!==void 0&&conditions.push(heldBy("SELECT id FROM s\
essions WHERE key = ?",session)),sinceMs!==void 0&&conditions.push(ofTurn("start_ms >= ?",sinceMs)),untilMs!==void 0&&conditions.push(ofTurn("start_ms < ?",untilMs)),
tool!==void 0&&conditions.push(ofTurn("instr(lower(tools), ?) > 0",`
${tool.toLowerCase()}
`)),file!==void 0&&conditions.push(ofTurn("instr(files, ?) > 0",file)),conditions.reduce((all,{sql,values})=>({sql:`${all.sql} AND ${sql}`,values:[...all.values,
...values]}),ALWAYS)}function heldBy(sessions,value){return{sql:`(words.rowid / ${TURNS_PER_SESSION} IN (${sessions}) OR words.rowid IN (
    SELECT turn FROM session_turns WHERE turn / ${TURNS_PER_SESSION} <> session AND session IN (${sessions})))`,values:[value,value]}}function ofTurn(sql,value){
return{sql:`EXISTS (SELECT 1 FROM turns WHERE turns.id = words.rowid AND ${sql})`,values:[value]}}var import_node_fs9=import_node_fs3,import_node_os=require("node:os"),import_node_path8=require("node:path");var import_node_fs6=import_node_fs3;var import_node_fs5=import_node_fs3,import_node_path5=require("node:path");var FILE_MODE=384,DIRECTORY_MODE=448;function makeDirectory(path){if(!import_node_fs5.default.existsSync(path)){makeParent(path),assertNoLink(path);try{import_node_fs5.default.
mkdirSync(path,{mode:DIRECTORY_MODE})}catch(error){if(errnoOf(error)!=="EEXIST")throw error}}}function makeParent(path){let parent=(0,import_node_path5.dirname)(
path);parent!==path&&makeDirectory(parent)}function openForWrite(path,flags){assertNoLink(path);try{return openPlain(path,flags)}catch(error){if(errnoOf(error)!==
"ENOENT")throw error;return makeDirectory((0,import_node_path5.dirname)(path)),openPlain(path,flags)}}function openPlain(path,flags){let plain=typeof flags=="nu\
mber"?flags|(import_node_fs5.default.constants.O_NOFOLLOW??0):flags;try{return import_node_fs5.default.openSync(path,plain,FILE_MODE)}catch(error){throw errnoOf(
error)==="ELOOP"?linkError(path):error}}function writeWhole(fd,bytes){let written=0;for(;written<bytes.length;)written+=import_node_fs5.default.writeSync(fd,bytes,written,bytes.length-written)}function createFileOnce(path,content){let fd;try{fd=openForWrite(path,"wx")}catch(error){if(errnoOf(error)==="EEXIST")return!1;throw error}try{writeWhole(fd,Buffer.
from(content))}finally{import_node_fs5.default.closeSync(fd)}return!0}function readFileIfPresent(path,maxBytes=MAX_RECORD_BYTES){return import_node_fs5.default.existsSync(path)?readRegular(path,maxBytes):void 0}function listDirectory(path){try{return import_node_fs5.default.readdirSync(path).sort()}catch(error){if(isAbsent(error))return[];throw error}}function markPath(store){return`${store.archive}.filling`}function hasMoreSessions({sessions}){return listDirectory(sessions).length>1}function markFilling(store){
createFileOnce(markPath(store),"")}function isFilling(store){return import_node_fs6.default.existsSync(markPath(store))}var import_node_fs8=import_node_fs3,import_node_module=require("node:module"),import_node_path7=require("node:path");var import_node_fs7=import_node_fs3,import_node_path6=require("node:path");var ARCHIVE_SUFFIXES=["","-wal","-shm"];function assertFiles(path){for(let suffix of ARCHIVE_SUFFIXES)if(isObstructed(path+suffix))throw new LogbookError("ARCHI\
VE_CORRUPT",`open archive ${path}: ${(0,import_node_path6.basename)(path+suffix)} is no file`,{path:path+suffix,hint:REBUILD_HINT})}function isObstructed(path){
let stat=import_node_fs7.default.lstatSync(path,{throwIfNoEntry:!1});return stat===void 0||stat.isFile()?!1:!(stat.isSymbolicLink()&&statIfPossible(path)?.isFile()===
!0)}var Archive=class{path;isReadOnly;engine;#db;#statements=new Map;constructor(db,path,isReadOnly2){this.#db=db,this.path=path,this.isReadOnly=isReadOnly2,this.engine=
db.engine}prepare(sql){let statement=this.#statements.get(sql);return statement===void 0&&(statement=this.#db.prepare(sql),this.#statements.set(sql,statement)),
statement}exec(sql){this.#db.exec(sql)}begin(){this.#db.exec("BEGIN IMMEDIATE")}commit(){this.#db.exec("COMMIT")}rollback(){try{this.#db.exec("ROLLBACK")}catch{}}transaction(step){
this.begin();try{let result=step();return this.commit(),result}catch(error){throw this.rollback(),error}}close(){this.#db.close()}};var PACKAGED_ADDON=(0,import_node_path7.join)("node_modules","better-sqlite3","build","Release","better_sqlite3.node"),ADDON="better_sqlite3.node";function openArchive(store,options){
let path=store.archive,isReadOnly2=options.readOnly??!1;assertFiles(path),isReadOnly2?assertThere(path):makePrivateFile(path);let inode=inodeOf(path),db;try{db=
openEngine({path,native:store.native,busyTimeoutMs:options.busyTimeoutMs,readOnly:isReadOnly2});let version=readVersion(db,path,isReadOnly2);if(version===SCHEMA_VERSION&&
!isReadOnly2&&keepWriteAheadLog(db),inodeOf(path)!==inode)throw replacedError(path);if(version===SCHEMA_VERSION)return options.believesVersion!==!0&&assertSchema(
db,path),new Archive(db,path,isReadOnly2);if(!isReadOnly2)return bringUp(db,store,version),new Archive(db,path,isReadOnly2)}catch(error){throw db?.close(),inodeOf(
path)===inode?error:replacedError(path,error)}return db.close(),openArchive(store,{busyTimeoutMs:options.busyTimeoutMs}).close(),openArchive(store,options)}function bringUp(db,store,version){
version===0&&hasMoreSessions(store)&&markFilling(store),migrate(db,store.archive)}function readVersion(db,path,isReadOnly2){let version=readOwnVersion(db,path);
if(version>SCHEMA_VERSION)throw newerError(path,version);if(version===0&&isReadOnly2)throw noneYetError(path);return version}function assertThere(path){if(!import_node_fs8.default.
existsSync(path))throw noneYetError(path)}function noneYetError(path){return new LogbookError("ARCHIVE_UNAVAILABLE",`open archive ${path}: there is none yet`,{path,
hint:"run `logbook reindex` to build it from the raw copies"})}function newerError(path,version){return new LogbookError("ARCHIVE_NEWER",`open archive ${path}: its schema is version ${version}, this logbook knows ${SCHEMA_VERSION}`,
{path,hint:"update logbook; the archive was not touched"})}function inodeOf(path){return import_node_fs8.default.statSync(path,{bigint:!0,throwIfNoEntry:!1})?.ino}
function makePrivateFile(path){import_node_fs8.default.existsSync(path)||(makeDirectory((0,import_node_path7.dirname)(path)),import_node_fs8.default.closeSync(openForWrite(
path,"a")))}function openEngine(options){let failures=[];for(let open of engines(options.native))try{return open(options)}catch(error){let known=translateError(
error,options.path);if(known instanceof LogbookError)throw known;failures.push(error)}throw new LogbookError("ARCHIVE_UNAVAILABLE",`load a database engine for N\
ode ${process.versions.node} (ABI ${process.versions.modules}): ${reasonsOf(failures)}`,{path:options.path,hint:"run `logbook doctor --fix`; until then search r\
eads the raw copies",cause:failures[0]})}function*engines(native){for(let addon of addonPaths(native))yield options=>openBetterSqlite(addon,options);yield openNodeSqlite}
function*addonPaths(native){let folder=__dirname;for(;;){let addon=(0,import_node_path7.join)(folder,PACKAGED_ADDON);if(import_node_fs8.default.existsSync(addon)){
yield addon;break}let parent=(0,import_node_path7.dirname)(folder);if(parent===folder)break;folder=parent}let installed=(0,import_node_path7.join)(native,process.
versions.modules,ADDON);import_node_fs8.default.existsSync(installed)&&(yield installed)}function openBetterSqlite(addon,options){let Driver=loadBetterSqlite(),
{busyTimeoutMs:timeout,readOnly:readonly,path}=options;return wrapDatabase(new Driver(path,{nativeBinding:addon,timeout,readonly}),"better-sqlite3",path)}function loadBetterSqlite(){
try{return typeof require=="function"?require_lib():(0,import_node_module.createRequire)(__filename)("better-sqlite3")}catch(error){throw new Error("better-sqli\
te3 is not installed",{cause:error})}}function openNodeSqlite({path,busyTimeoutMs,readOnly}){let sqlite=loadNodeSqlite();if(sqlite===void 0)throw new Error("thi\
s Node has no node:sqlite");let db=wrapDatabase(new sqlite.DatabaseSync(path,{readOnly,timeout:busyTimeoutMs}),"node:sqlite",path);try{if(db.exec(`PRAGMA busy_t\
imeout = ${busyTimeoutMs}; PRAGMA synchronous = NORMAL`),db.prepare("SELECT sqlite_compileoption_used('ENABLE_FTS5') AS used").get()?.used!==1)throw new Error("\
node:sqlite was built without FTS5");return db}catch(error){throw db.close(),error}}function loadNodeSqlite(){let{emitWarning}=process;process.emitWarning=()=>{};
try{return process.getBuiltinModule("node:sqlite")}finally{process.emitWarning=emitWarning}}function reasonsOf(failures){return failures.map(failure=>failure instanceof
Error?failure.message:String(failure)).join("; ")}var FALLBACK_CODES=new Set(["ARCHIVE_UNAVAILABLE","ARCHIVE_CORRUPT","ARCHIVE_NEWER","ARCHIVE_BUSY","STORE_UNWRITABLE"]);function isFallback(error){return error instanceof
LogbookError&&FALLBACK_CODES.has(error.code)}function openForReading(store,options){try{let archive=openArchive(store,{...options,readOnly:!0});if(!isFilling(store))
return archive;archive.close()}catch(error){if(!(error instanceof LogbookError)||error.code!=="STORE_UNWRITABLE")throw error;return openCopy(store,options,error)}
throw new LogbookError("ARCHIVE_UNAVAILABLE",`open archive ${store.archive}: it is being filled from the raw copies`,{path:store.archive,hint:"the worker goes o\
n with it; logbook reindex does it at once"})}function openCopy(store,options,cause){let folder;try{folder=import_node_fs9.default.mkdtempSync((0,import_node_path8.join)(
(0,import_node_os.tmpdir)(),"logbook-archive-"));let archive=(0,import_node_path8.join)(folder,(0,import_node_path8.basename)(store.archive));for(let suffix of[
"","-wal"])copyIfPresent(store.archive+suffix,archive+suffix);return openArchive({...store,archive},{...options,readOnly:!0})}catch(error){let reason=error instanceof
Error?error.message:String(error);throw new LogbookError("ARCHIVE_UNAVAILABLE",`${cause.message}; and a copy of it: ${reason}`,{cause:error,path:store.archive})}finally{
folder!==void 0&&removeWhenPossible(folder)}}function copyIfPresent(from,to){import_node_fs9.default.existsSync(from)&&(import_node_fs9.default.copyFileSync(from,
to,import_node_fs9.default.constants.COPYFILE_FICLONE),import_node_fs9.default.chmodSync(to,384))}function removeWhenPossible(folder){let remove=()=>import_node_fs9.default.
rmSync(folder,{recursive:!0,force:!0});process.platform==="win32"?process.once("exit",remove):remove()}var FOLLOWERS="\\p{M}\\p{Default_Ignorable_Code_Point}\\u1160-\\u11ff\\uff9e\\uff9f",PLAIN_RUN=new RegExp(`[\\0-\\x7f\\u3001-\\u3029\\u3041-\\u3096\\u30a1-\\u30fc\\u3400\
-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3]+(?![${FOLLOWERS}])`,"uy"),CLUSTER=new RegExp(`[^][${FOLLOWERS}]*`,"uy");function endOfMatch(pattern,text,at2){return pattern.
lastIndex=at2,pattern.test(text)?pattern.lastIndex:at2}function foldPieces(text){let stretches=[],foldedClusters=new Map,shape="",at2=0;for(;at2<text.length;){let runEnd=endOfMatch(
PLAIN_RUN,text,at2),end=endOfMatch(CLUSTER,text,runEnd),cluster=text.slice(runEnd,end),folded=foldedClusters.get(cluster)??foldShape(cluster);foldedClusters.set(
cluster,folded),runEnd>at2&&(shape+=text.slice(at2,runEnd)),folded.length!==cluster.length&&stretches.push({start:shape.length,end:shape.length+folded.length,originalStart:runEnd,
originalEnd:end}),shape+=folded,at2=end}return{shape,stretches}}function stretchBefore(stretches,position){let low=0,high=stretches.length;for(;low<high;){let middle=low+
high>>1;stretches[middle].start<=position?low=middle+1:high=middle}return stretches[low-1]}function foldWithOrigin(text){let{shape,stretches}=isAscii(text)?{shape:text,
stretches:[]}:foldPieces(text),originalStart=position=>{let before=stretchBefore(stretches,position);return before===void 0?position:position<before.end?before.
originalStart:before.originalEnd+position-before.end},originalEnd=position=>{let before=stretchBefore(stretches,position-1);return before===void 0?position:position<=
before.end?before.originalEnd:before.originalEnd+position-before.end};return{shape,lower:lowerCase(shape),originalRange:(start,end)=>({start:originalStart(start),
end:originalEnd(end)})}}var ENDING=/^(?:|e|s|es|ed|d|er|ers|or|ors|ing|ings|ion|ions|ional|ation|ations|ational|al|ally|ly|ment|ments|y|i|ies|ied|ity|ive|able|ible|ance|ence|ant|ent|ness|ize|izes|ized|izing|ization|r|rs)$/;
function commonLength(a,b){let length=0;for(;length<a.length&&length<b.length&&a.charCodeAt(length)===b.charCodeAt(length);)length++;return length}function endingOf(word2,common){
let ending=word2.slice(common);return ending!==""&&ending[0]===word2[common-1]?ending.slice(1):ending}var MAX_SHARED=2;function isSameWord(a,b){if(a===b)return!0;
let common=commonLength(a,b);for(let stem=common;stem>=Math.max(3,common-MAX_SHARED);stem--)if(ENDING.test(endingOf(a,stem))&&ENDING.test(endingOf(b,stem)))return!0;
return!1}var KEY_LENGTH=3,MAX_WORD=64,MAX_PLACES=500;function hasLiteral(foldedText,literal){return literal.includes(" ")?spacedPattern(literal).test(foldedText):foldedText.
includes(literal)}function spacedPattern(literal){return new RegExp(literal.replace(/[.*+?^${}()|[\]\\]/g,"\\$&").replaceAll(" ","\\s+"),"gu")}function findSubstring(lower,wanted,term){
let found=[];for(let at2=lower.indexOf(wanted);at2>=0&&found.length<MAX_PLACES;at2=lower.indexOf(wanted,at2+wanted.length))found.push({start:at2,end:at2+wanted.
length,term});return found}function findLiteral(lower,literal,term){if(!literal.includes(" "))return findSubstring(lower,literal,term);let found=[];for(let match of lower.
matchAll(spacedPattern(literal))){if(found.length===MAX_PLACES)break;found.push({start:match.index,end:match.index+match[0].length,term})}return found}function runsOf(tokens){
let runs=[],isOpen=!1;for(let token of tokens){if(!isUnspaced(token)){isOpen=!1;continue}let[first="",...rest]=[...token],last=runs.at(-1)??"";isOpen&&last.endsWith(
first)?runs[runs.length-1]=last+rest.join(""):runs.push(token),isOpen=rest.length>0}return runs}function isWordAt(shape,at2){return at2>=0&&at2<shape.length&&isWordClass(
classOf(shape.charCodeAt(at2)))}function endOfWord(shape,at2,isPart){let end=at2;for(;isWordAt(shape,end)&&end-at2<MAX_WORD;){if(isPart&&end>at2&&isHumpStart(shape,
end))return end;end++}return end}function isWordStart(shape,at2){return!isWordAt(shape,at2-1)||isHumpStart(shape,at2)}function matchWord({shape,lower},at2,wanted){
let isPart=isWordAt(shape,at2-1);if(isPart&&!isHumpStart(shape,at2))return 0;for(let end of[isPart?0:endOfWord(shape,at2,!1),endOfWord(shape,at2,!0)])if(end>0&&
isSameWord(lower.slice(at2,end),wanted))return end;return 0}function findWord(folded,wanted,term){let key=wanted.slice(0,KEY_LENGTH),found=[],at2=folded.lower.indexOf(
key);for(;at2>=0&&found.length<MAX_PLACES;){let end=matchWord(folded,at2,wanted);end>0&&found.push({start:at2,end,term}),at2=folded.lower.indexOf(key,at2+1)}return found}
function openToWordEnd({shape},found){return found.filter(({start})=>!isWordAt(shape,start)||isWordStart(shape,start)).map(({start,end,term})=>({start,end:isWordAt(
shape,end-1)?endOfWord(shape,end,!1):end,term}))}function findTerm(folded,term,index){if(term.literal!==void 0){let literals=findLiteral(folded.lower,term.literal,
index),shown=term.isPrefix?openToWordEnd(folded,literals):literals;if(shown.length>0)return shown}return[...runsOf(term.tokens).flatMap(run2=>findSubstring(folded.
lower,run2,index)),...term.tokens.filter(token=>!isUnspaced(token)).flatMap(word2=>findWord(folded,word2,index))]}function merge(found){found.sort((a,b)=>a.start-
b.start||b.end-a.end);let merged=[];for(let highlight of found){let last=merged.at(-1);last===void 0||highlight.start>=last.end?merged.push(highlight):last.end=
Math.max(last.end,highlight.end)}return merged}function highlightRanges(text,query){let asked=query.terms.filter(term=>!term.isExcluded),telling=asked.filter(term=>!term.
isStop),shown=telling.length>0?telling:asked;if(shown.length===0)return[];let folded=foldWithOrigin(text),found=shown.flatMap(term=>findTerm(folded,term,query.terms.
indexOf(term)));return merge(merge(found).map(({start,end,term})=>({...folded.originalRange(start,end),term})))}var MAX_SEQUENCE=32,joinsPrevious=lazy(()=>new RegExp("^(?:\\p{M}|\\u200d|\\p{Emoji_Modifier}|[\\u{e0020}-\\u{e007f}]|[\\u1160-\\u11ff]|[\\uff9e\\uff9f])","u")),
FIRST_MARK=768,LONE_SURROGATES=/[\ud800-\udfff]/gu;function toWellFormed(text){return text.replace(LONE_SURROGATES,"\uFFFD")}function isLowSurrogate(unit){return unit>=
56320&&unit<=57343}function isHighSurrogate(unit){return unit>=55296&&unit<=56319}function splitsPair(text,at2){return at2>0&&at2<text.length&&isLowSurrogate(text.
charCodeAt(at2))&&isHighSurrogate(text.charCodeAt(at2-1))}function splitsSequence(text,at2){return at2<=0||at2>=text.length||text.charCodeAt(at2)<FIRST_MARK&&text.
charCodeAt(at2-1)<FIRST_MARK?!1:splitsPair(text,at2)?!0:text.charCodeAt(at2-1)===8205||joinsPrevious().test(text.slice(at2,at2+2))}function boundaryBefore(text,at2){
if(at2>=text.length)return text.length;if(at2<=0)return 0;let lowest=Math.max(0,at2-MAX_SEQUENCE);for(let place=at2;place>=lowest;place--)if(!splitsSequence(text,
place))return place;return splitsPair(text,at2)?at2-1:at2}function boundaryAfter(text,at2){if(at2<=0)return 0;let highest2=Math.min(text.length,at2+MAX_SEQUENCE);
for(let place=at2;place<=highest2;place++)if(!splitsSequence(text,place))return place;return splitsPair(text,at2)?at2+1:at2}function cutText(text,maxChars,mark="\
\u2026"){return text.length<=maxChars?text:mark.length>=maxChars?text.slice(0,boundaryBefore(text,maxChars)):text.slice(0,boundaryBefore(text,maxChars-mark.length))+
mark}var MARK="\u2026",LEAD=.2;function bestStart(highlights,maxChars){let counts=new Map,best={start:0,different:0,hits:0},last=0;for(let[first,{start,term}]of highlights.
entries()){for(let next=highlights[last];next!==void 0&&next.end<=start+maxChars;next=highlights[++last])counts.set(next.term,(counts.get(next.term)??0)+1);let hits=last-
first;(counts.size>best.different||counts.size===best.different&&hits>best.hits)&&(best={start,different:counts.size,hits});let left=(counts.get(term)??0)-1;left>
0?counts.set(term,left):counts.delete(term),last=Math.max(last,first+1)}return best.start}function wordStart(text,at2){let space=text.indexOf(" ",at2);return at2>
0&&space>=0&&space-at2<12?space+1:boundaryAfter(text,at2)}function snippet(text,query,maxChars){let line=text.replace(/\s+/g," ").trim(),highlights=highlightRanges(
line,query);if(line.length<=maxChars)return{text:line,highlights};let lead=Math.floor(maxChars*LEAD),wanted=Math.min(bestStart(highlights,maxChars-lead-2*MARK.length)-
lead,line.length-maxChars),start=wanted<=0?0:wordStart(line,wanted),before=start>0?MARK:"",isCut=line.length-start>maxChars-before.length,end=boundaryBefore(line,
start+maxChars-before.length-(isCut?MARK.length:0)),shift=before.length-start;return{text:before+line.slice(start,end)+(isCut?MARK:""),highlights:highlights.filter(
highlight=>highlight.start>=start&&highlight.end<=end).map(({start:from,end:to,term})=>({start:from+shift,end:to+shift,term}))}}var FIELDS=["prompt","answer","input","output"],FIELD_WEIGHTS={prompt:2,answer:1.5,input:1,output:1};function turnText(turn){return readTexts(turn,{text:text=>text,
input:inputText})}function readTexts(turn,reader){let read={prompt:[reader.text(turn.prompt)],answer:[],input:[],output:[]};for(let step of turn.steps)step.kind===
"answer"?read.answer.push(reader.text(step.text)):(read.input.push(reader.input(step.input)),step.output!==null&&read.output.push(reader.text(step.output)));return read}
var JSON_STRING=/"([^"\\]*(?:\\.[^"\\]*)*)(?:"(\s*:)?|\\?$)/gs,JSON_ESCAPE=/\\(?:u([0-9a-fA-F]{4})|(.))/gs,ESCAPED={n:`
`,r:"\r",t:"	",b:"\b",f:"\f"};function inputText(input){if(!input.startsWith("{")&&!input.startsWith("[")&&!input.startsWith('"'))return input;let values=[];for(let[
,value="",colon]of input.matchAll(JSON_STRING))colon===void 0&&value!==""&&values.push(unescapeJson(value));return values.join(`
`)}function unescapeJson(value){return value.includes("\\")?value.replace(JSON_ESCAPE,(_,code,char)=>code===void 0?ESCAPED[char??""]??char??"":String.fromCharCode(
Number.parseInt(code,16))):value}var SNIPPET_CHARS=160;function cutExcerpt(field,text,query){return{field,snippet:snippet(text,query,SNIPPET_CHARS)}}function chooseExcerpt(excerpts){let best={field:"\
prompt",snippet:{text:"",highlights:[]}},bestTerms=-1;for(let excerpt of excerpts){let terms=new Set(excerpt.snippet.highlights.map(({term})=>term)).size;terms<=
bestTerms||(best=excerpt,bestTerms=terms)}return best}function*cutExcerpts(text,query,role){for(let field of role===void 0?FIELDS:[role])for(let piece of text[field])
yield cutExcerpt(field,piece,query)}function hasText(text,literal){return FIELDS.some(field=>text[field].some(piece=>hasLiteral(foldText(piece),literal)))}function foldEntry(one,other){let folded={...isBetter(one,other)?one:other,timeMs:Math.min(one.timeMs,other.timeMs)},parents=[...new Set([...parentsOf(one),...parentsOf(
other)])].sort();folded.parent=parents[0]??null,parents.length>1?folded.otherParents=parents.slice(1):delete folded.otherParents;let usage2=maxUsage(one.usage,other.
usage);usage2!==void 0&&(folded.usage=usage2);let promptId=foldPromptIds(one.promptId,other.promptId);return promptId!==void 0&&(folded.promptId=promptId),folded}
function foldPromptIds(one,other){return one===void 0||other===void 0||one===other?one??other:""}function parentsOf(entry){return entry.parent===null?[]:[entry.
parent,...entry.otherParents??[]]}function maxUsage(one,other){return one===void 0||other===void 0?one??other:{input:Math.max(one.input,other.input),output:Math.
max(one.output,other.output),cacheRead:Math.max(one.cacheRead,other.cacheRead),cacheWrite:Math.max(one.cacheWrite,other.cacheWrite)}}function isBetter(one,other){
let difference=+(other.isStandIn===!0)-+(one.isStandIn===!0)||+(other.isCut===!0)-+(one.isCut===!0)||textLength(one)-textLength(other);return difference===0?contentKey(
one)>=contentKey(other):difference>0}function textLength(entry){return JSON.stringify(entry.parts).length}var FOLDED_KEYS=new Set(["parent","otherParents","usag\
e","timeMs","promptId"]);function contentKey(entry){let fields=Object.entries(entry).filter(([key])=>!FOLDED_KEYS.has(key));return JSON.stringify(fields.sort(([
a],[b])=>a<b?-1:1))}function orderEntries(entries){let known=foldCopies(entries),byTime=[...known.values()].sort(compareEntries);return isInParentOrder(byTime,known)?byTime:walk(byTime,
known)}function foldCopies(entries){let known=new Map;for(let entry of entries){let earlier=known.get(entry.uuid);known.set(entry.uuid,earlier===void 0?entry:foldEntry(
earlier,entry))}return known}function isInParentOrder(byTime,known){let seen2=new Set;for(let entry of byTime){let{parent,otherParents}=entry;if(otherParents!==
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
return entry.parts.length>0||entry.isFinal===!0||entry.role==="interrupt"}function sumUsage(ordered){let byMessage=new Map;for(let{messageId,uuid,usage:usage2}of ordered){
let key=messageId??uuid,larger=maxUsage(byMessage.get(key),usage2);larger!==void 0&&byMessage.set(key,larger)}let sum2={input:0,output:0,cacheRead:0,cacheWrite:0};
for(let usage2 of byMessage.values())sum2.input+=usage2.input,sum2.output+=usage2.output,sum2.cacheRead+=usage2.cacheRead,sum2.cacheWrite+=usage2.cacheWrite;return sum2}
function deriveSteps(ordered){let steps=[],calls=new Map,texts=new Map;for(let entry of ordered)for(let part of entry.parts)part.kind==="answer"&&addAnswer(steps,
texts,entry,part.text),part.kind==="tool_use"&&addCall(steps,calls,entry,part),part.kind==="tool_result"&&addResult(steps,calls,entry,part);return steps}function addAnswer(steps,texts,entry,text){
let message=entry.messageId??entry.uuid,earlier=texts.get(message);earlier?.includes(text)!==!0&&(texts.set(message,earlier===void 0?[text]:[...earlier,text]),steps.
push({kind:"answer",text,timeMs:entry.timeMs}))}function addCall(steps,calls,entry,use){let{toolUseId,tool,input}=use,known=calls.get(toolUseId);if(known!==void 0){
known.tool===""&&Object.assign(known,{tool,input,startMs:entry.timeMs});return}let{timeMs}=entry,call={kind:"tool",toolUseId,tool,input,output:null,isError:!1,startMs:timeMs,
endMs:timeMs};calls.set(toolUseId,call),steps.push(call)}function addResult(steps,calls,entry,result){let{toolUseId}=result;calls.has(toolUseId)||addCall(steps,
calls,entry,{kind:"tool_use",toolUseId,tool:"",input:""});let call=calls.get(toolUseId);if(call===void 0)return;let isReal2=entry.isStandIn!==!0&&result.denial===
void 0;call.output!==null&&!(isReal2&&call.denial!==void 0)||(call.output=result.output,call.isError=result.isError,call.endMs=entry.timeMs,delete call.denial,result.
denial!==void 0?call.denial=result.denial:entry.isStandIn===!0&&(call.denial="cancelled"),result.spilledFile!==void 0&&(call.spilledFile=result.spilledFile))}function deriveOutcome(ordered){
let outcome="open";for(let entry of ordered)entry.role==="interrupt"?outcome="interrupted":entry.role==="result"?outcome="open":entry.role==="assistant"?outcome=
outcomeOfAnswer(entry):entry.isFinal===!0&&outcome==="open"&&(outcome="answered");return outcome}function outcomeOfAnswer(entry){return entry.isError===!0?"erro\
r":entry.isFinal===!0?"answered":"open"}var MAX_TURN_CHARS=8*1024*1024,SELECT_WHOLE="SELECT id, uuid, link, role, time_ms, meta, text FROM entries WHERE turn = ? ORDER BY id",SELECT_SHORTENED="SELECT \
id, uuid, link, role, time_ms, meta, substr(text, 1, ?) AS text FROM entries WHERE turn = ? ORDER BY id";function readTurnEntries(archive,turn,maxChars=MAX_TURN_CHARS){
let size=archive.prepare("SELECT count(*) AS count, coalesce(sum(octet_length(text)), 0) AS bytes FROM entries WHERE turn = ?").get(turn),isShortened=size!==void 0&&
size.bytes>maxChars,rows=isShortened?archive.prepare(SELECT_SHORTENED).all(Math.floor(maxChars/size.count),turn):archive.prepare(SELECT_WHOLE).all(turn),uuids=new Map(
rows.map(row=>[row.id,unpackUuid(row.uuid)])),loose=readLooseOfTurn(archive,turn);return{entries:rows.map(row=>{let linked=row.link===null?void 0:uuids.get(row.
link);return decodeEntry(row,{uuid:uuids.get(row.id)??"",parents:loose.get(row.id)??(linked===void 0?[]:[linked]),timeMs:row.time_ms})}),isShortened}}function readLooseOfTurn(archive,turn){
let loose=new Map,rows=archive.prepare("SELECT entry, parent FROM entries JOIN loose_links ON entry = id WHERE turn = ?").all(turn);for(let{entry,parent}of rows)
loose.set(entry,[...loose.get(entry)??[],unpackUuid(parent)].sort());return loose}var PLACEHOLDER="[private]",OPENING="(?:[<\uFF1C\uFE64\u2039]|&lt;|\\\\u003c)",CLOSING="(?:[>\uFF1E\uFE65\u203A]|&gt;|\\\\u003e)",FULL_WIDTH=65248,NAME=[..."pri\
vate"].map(letter=>`[${letter}${String.fromCharCode(letter.charCodeAt(0)+FULL_WIDTH)}]`).join("\\p{Default_Ignorable_Code_Point}{0,4}"),ATTRIBUTES="[^<>\uFF1C\uFF1E]{0,20\
0}?",tagPattern=lazy(()=>new RegExp(`${OPENING}\\s{0,8}([/\uFF0F\\\\]?)\\s{0,8}${NAME}(?![\\w-])(?:${ATTRIBUTES}${CLOSING})?`,"giu")),HINT=/[<\uff1c\ufe64\u2039]|&lt;|\\u003c/i;
function stripPrivate(text){if(!HINT.test(text))return text;let kept2="",depth=0,from=0;for(let tag of text.matchAll(tagPattern())){let isEnd2=tag[1]!=="";depth===
0&&isEnd2||(depth===0&&(kept2+=text.slice(from,tag.index)+PLACEHOLDER),depth+=isEnd2?-1:1,from=tag.index+tag[0].length)}return depth>0?kept2:kept2+text.slice(from)}var ALPHABETS={a:"[A-Za-z0-9]",b:"[\\w+/=-]",d:"\\d",l:"[a-z0-9]",t:"[\\w.=-]",u:"[A-Z0-9]",w:"[\\w-]",x:"[0-9a-fA-F]",p:"[\\w/.%-]"},NOT_AFTER="(?<![A-Za-z0-9]\
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
join("|")})[^]`,"g");return text=>{let places2=new Map;for(pattern.lastIndex=0;pattern.test(text);){let at2=pattern.lastIndex-1;for(let literal of byFirst.get(text.
charAt(at2))??[]){if(!text.startsWith(literal,at2))continue;let known=places2.get(literal);known===void 0?places2.set(literal,[at2]):known.push(at2)}}return places2}}
function escapeSigns(literal){return literal.replace(/[.*+?^${}()|[\]\\/]/g,"\\$&")}var same=at2=>at2;function viewOf(text){return{text,toStart:same,toEnd:same,changes:[]}}function firstNotBelow(numbers,wanted){let low=0,high=numbers.length;for(;low<
high;){let middle=low+high>>>1;numbers[middle]<wanted?low=middle+1:high=middle}return low}function rewrite(view,matches,change){let{text}=view,at2=[],lengths=[],
begins=[],ends=[],kept2=[],from=0,length=0;for(let match of matches){let put=change(match);if(put===void 0)continue;let end=match.index+match[0].length;kept2.push(
text.slice(from,match.index),put),length+=match.index-from,at2.push(length),lengths.push(put.length),begins.push(match.index),ends.push(end),length+=put.length,
from=end}if(at2.length===0)return view;kept2.push(text.slice(from));let fromEdit=(edit,place)=>edit<0?place:ends[edit]+place-at2[edit]-lengths[edit];return{text:kept2.
join(""),changes:at2,toStart(place){let edit=firstNotBelow(at2,place+1)-1,isInside=edit>=0&&place<at2[edit]+lengths[edit];return view.toStart(isInside?begins[edit]:
fromEdit(edit,place))},toEnd(place){let edit=firstNotBelow(at2,place)-1,isInside=edit>=0&&place<=at2[edit]+lengths[edit];return view.toEnd(isInside?ends[edit]:fromEdit(
edit,place))}}}var WORD=/^(?:[A-Za-z]|[A-Z]?[a-z]+(?:[A-Z][a-z]+)*(?:[A-Z]{2,5}|(?<=[a-z]{3})[A-Z])?|[A-Z]{1,5}(?:[A-Z][a-z]+)+|[A-Z]+)?\d{0,2}$|^\d{1,4}$|^v\d+$/;function isWord(part){return part.length<=64&&WORD.test(part)}function isWords(text){return text.split(/[^A-Za-z0-9]+/).every(isWord)}function isMixed(text){return/\d/.
test(text)&&/[A-Za-z]/.test(text)}var CHUNK=/(?<![\w.~+/=:@%$|-])[\w.~+/=:@%$|-]{10,}/g,RUN=/[\w-]{10}/,SPECIAL=/hooks?\.|whsec_|A(?:KI|SI|RO|ID|BI|CC)A/,MIN_LETTERS=30,SEPARATOR2=`
`;function chunksOf(text){let at2=[],from=[],parts=[],length=0;for(let{0:chunk,index}of text.matchAll(CHUNK)){if(!mayBeToken(chunk))continue;let end=index+chunk.
length,next=text.charAt(end),part=end===text.length||next==="\u2026"?chunk+next:chunk+SEPARATOR2;at2.push(length),from.push(index),parts.push(part),length+=part.
length}return{text:parts.join(""),at:at2,from}}function mayBeToken(chunk){return SPECIAL.test(chunk)||RUN.test(chunk)&&(/\d/.test(chunk)||chunk.length>=MIN_LETTERS||
!isWords(chunk))}var searchHints=lazy(()=>searchFor(listKinds().flatMap(({hints})=>hints))),kindsByHint=lazy(()=>{let kinds=new Map;for(let[index,{hints}]of listKinds().
entries())for(let hint of hints)kinds.set(hint,[...kinds.get(hint)??[],index]);return kinds});function kindsIn(text){return[...new Set([...searchHints()(text).keys()].
flatMap(hint=>kindsByHint().get(hint)??[]))].sort((a,b)=>a-b).map(index=>listKinds()[index])}function findByForm(view,found){let{text,at:at2,from}=chunksOf(view.
text);for(let kind of text===""?[]:kindsIn(text))for(let{pattern,whole,isWeak}of shapesOf(kind))for(let{0:token,index}of text.matchAll(pattern)){if(!isToken(kind,
token,isWeak))continue;let chunk=firstNotBelow(at2,index+1)-1,start=index-at2[chunk]+from[chunk];found(kind.kind,start,start+token.length,whole)}}function isToken({
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
slice(start,end);value!==""&&!value.includes(MARK2)&&(isSecret2?.(value,front,before)??!0)&&found(kind,start,end)}}var MARK2="\uFFFC";var TOKEN="[\\w+/=.~-]",GUTTER="[ \\t]{0,40}(?:[>|+*#\u2502]|-(?=[ \\w])|\\d{1,6}[:|\\t\u2192\u2502])?[ \\t]{0,40}",BREAK=new RegExp(`(?<=${TOKEN})[ \\t]{0,4}\\\\?\
\\r?\\n${GUTTER}(?=${TOKEN})`,"g"),AHEAD=new RegExp(`${TOKEN}{1,512}`,"y"),MAX_BEFORE=128;function runBefore(text,end){let start=end;for(;start>0&&end-start<MAX_BEFORE&&
/[\w+/=.~-]/.test(text.charAt(start-1));)start--;return text.slice(start,end)}function runAfter(text,start){return AHEAD.lastIndex=start,AHEAD.exec(text)?.[0]??
""}function joinedViews(view){let{text}=view;if(!text.includes(`
`))return[];let candidates=[...text.matchAll(BREAK)].map(gap=>{let isBefore=!isWords(runBefore(text,gap.index)),isBehind=!isWords(runAfter(text,gap.index+gap[0].
length));return{gap,isAny:isBefore||isBehind,isWithin:isBefore&&isBehind}}).filter(({isAny})=>isAny);return[candidates.filter((_,at2)=>at2%2===0),candidates.filter(
(_,at2)=>at2%2===1),candidates.length<2?[]:candidates.filter(({isWithin})=>isWithin)].flatMap(joints=>joints.length===0?[]:rewrite(view,joints.map(({gap})=>gap),
()=>""))}function lowerLatin(text){return Buffer.from(text,"latin1").toString("latin1").toLowerCase()}var MIN_VALUE=4,MIN_BARE=6,MIN_KEY=12,MAX_PHRASE=128,SIGN=/[!@#$%^*+=~]/,PROSE=/(?:^|\s)(?:the|a|an|your|you|must|is|are|be|not|of|for|to|in|or|and|at|with|please|enter|should|can|this|that|least|der|die|das|und|oder|nicht|ist|mit|el|la|los|las|es|y|de|no|le|les|est|et)(?=\s|$)/gi,
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
for(let core of cores)for(let at2 of places2.get(core.core)??[]){let name=core.isCjk?readCjk(text,at2,core):readName(text,at2,core);name!==void 0&&found(name)}}
function readCjk(text,at2,{core,isPassword}){let end=at2+core.length;return{end,whole:text.slice(at2,end),isPassword,isCjk:!0,isVague:!1}}function readName(text,at2,{
rest,before,isPassword}){let pattern=rest();pattern.lastIndex=at2;let core=pattern.exec(text)?.[0];if(core===void 0||before!==void 0&&!before.test(text.slice(Math.
max(0,at2-MAX_BEFORE2),at2)))return;let start=startOf(text,at2),end=endOf(text,start,at2+core.length),whole=text.slice(start,end);return end!==-1&&isName(text,at2,
core,whole)?{end,whole,isPassword,isCjk:!1,isVague:before===CAPITALS}:void 0}function startOf(text,at2){let start=at2;for(;start>0&&at2-start<MAX_NAME&&/[\w.-]/.
test(text.charAt(start-1));)start--;return start}function endOf(text,start,at2){if(!/[\w.-]/.test(text.charAt(at2)))return at2;let isCapital=/^[^a-z]*$/.test(text.
slice(start,at2));if(ABOUT.lastIndex=at2,isCapital&&ABOUT.test(text))return-1;let rest=text.slice(at2,at2+MAX_TAIL),tail=isCapital&&rest.startsWith("_")?CAPITAL_TAIL.
exec(rest):TAIL.exec(rest.toLowerCase()),end=at2+(tail?.[0].length??0);return/[A-Za-z0-9_]/.test(text.charAt(end))?-1:end}function isName(text,at2,core,whole){let previous=text.
charAt(at2-1),lower=core.toLowerCase();return lower==="pass"?!/[a-z]/i.test(previous)||core.startsWith("P")&&/[a-z]/.test(previous):lower==="passe"?/mot de $/i.
test(text.slice(Math.max(0,at2-7),at2)):/key$/i.test(lower)?!PLAIN_KEYS.test(whole):lower==="pat"||lower==="dsn"?!0:!/^(?:OLDPWD|PWD)$/.test(whole)}var OPENING2=/[bBrRfFuUL@]{0,2}(?:(\\{0,63})("""|'''|["'`])|([\u201c\u201d\u201e\u2018\u00ab\u300c\u300e]))/y,CLOSING2={"\u201C":"\u201D","\u201D":"\u201D","\u201E":"\
\u201C\u201D","\u2018":"\u2019","\xAB":"\xBB","\u300C":"\u300D","\u300E":"\u300F"};function readValue(text,at2){OPENING2.lastIndex=at2;let opening=OPENING2.exec(
text);if(opening===null)return readBare(text,at2);let[whole,depth="",quote2,typographic=""]=opening,start=at2+whole.length,end=quote2===void 0?endOfTypographic(
text,start,CLOSING2[typographic]??""):endOfQuoted(text,start,quote2,depth.length);return end===start?void 0:{start,end,isQuoted:!0}}function endOfQuoted(text,start,quote2,depth){
let limit=Math.min(text.length,start+16384),isMultiline=quote2.length>1||quote2==="`",run2=0;for(let at2=start;at2<limit;at2++){let char=text.charAt(at2);if(text.
startsWith(quote2,at2)&&closes(run2,depth))return at2-Math.min(run2,depth);if(char===`
`&&run2===0&&!isMultiline)return at2;run2=char==="\\"?run2+1:0}return limit}function closes(run2,depth){return run2<depth||(run2-depth)%(2*(depth+1))===0}function endOfTypographic(text,start,closing){
for(let at2=start;at2<Math.min(text.length,start+256);at2++){let char=text.charAt(at2);if(closing.includes(char)||char===`
`)return at2}return start}var SURE=/[^\s"'`&;,()[\]{}<>|\\\u2000-\u2bff\u2e80-\uffff]{1,2048}/y,DOUBTFUL=/["'`&;,()[\]{}<>|\\]/,NEXT_FIELD=/&(?:amp;)?[\w.[\]%-]{1,64}=|;\s{0,4}(?:[A-Za-z][\w .-]{0,40}=|\w{1,40}:\s|$)|,\s{0,4}["']?[A-Za-z_][\w.-]{0,40}["']?\s{0,2}[:=]/y,
ENDS_AFTER=/[\s,;:.)\]}>|&\\"'`!?]|[\u2000-\uffff]/,PAIRS={")":"(","]":"[","}":"{"};function readBare(text,start){let limit=Math.min(text.length,start+2048),open=[],
end=start;for(;end<limit;){SURE.lastIndex=end,SURE.test(text)&&(end=Math.min(SURE.lastIndex,limit));let char=text.charAt(end);if(end>=limit||!DOUBTFUL.test(char)||
isEnd(text,end,start,open))break;(char==="("||char==="["||char==="{")&&open.push(char),end++}for(;end>start&&".,;:".includes(text.charAt(end-1));)end--;return end===
start?void 0:{start,end,isQuoted:!1}}function isEnd(text,at2,start,open){let char=text.charAt(at2),next=text.charAt(at2+1);switch(char){case"(":case"[":case"{":
return!1;case")":case"]":case"}":return open[open.length-1]!==PAIRS[char]?next===""||ENDS_AFTER.test(next):(open.pop(),!1);case"&":case";":case",":return NEXT_FIELD.
lastIndex=at2,next===""||/\s/.test(next)||NEXT_FIELD.test(text)||char==="&"&&next==="&";case"<":return at2>start;case">":case"|":return next===""||ENDS_AFTER.test(
next);case"\\":return/[nrt"'`\\\r\n]/.test(next)||next==="";default:return next===""||ENDS_AFTER.test(next)}}function readBlock(text,at2){let indent=/[ \t]{1,64}/y;
indent.lastIndex=at2;let margin=indent.exec(text)?.[0];if(margin===void 0)return;let start=at2+margin.length,end=lineEnd(text,start);for(;end-start<16384&&text.
startsWith(margin,end+1);)end=lineEnd(text,end+1);return end>start?{start,end,isQuoted:!0}:void 0}function lineEnd(text,from){let at2=text.indexOf(`
`,from);return at2===-1?text.length:at2}var QUOTE="\\\\{0,63}[\"'`]",CLOSE=`(?:${QUOTE}\\]?|\\]|\\*{1,2}|__)?\\??(?:[ \\t]?\\([^()\\n]{1,40}\\))?`,SPACE2="[ \\t]{0,40}",BREAK2="(?:\\s|\\\\+(?:[nrt]|\\r?\\n\
)){0,40}",OPERATOR="(?::=|=>|->|==?|[:\uFF1A\uFF1D])(?:\\*{1,2}|__)?",link=source=>new RegExp(source,"y"),LINKS=[{pattern:link(`(?:${QUOTE})?[^<>\\n]{0,100}>(?:<\
!\\[CDATA\\[)?(?=[^<>]{4,4096}(?:\\]\\]>)?</)`),isSure:!0,isElement:!0},{pattern:link(`${QUOTE}?\\s{0,4}[,;]?${BREAK2}${QUOTE}?(?:[vV]alue|VALUE|[dD]efault|DEFA\
ULT|[sS]ecret_?[sS]tring)${QUOTE}?\\s{0,4}[:=]\\s{0,4}`),isSure:!0},{pattern:link(`${QUOTE}\\s{0,4}\\{[^{}]{0,300}?\\bdefault\\s{0,40}=\\s{0,4}`),isSure:!0},{pattern:link(
"\\??\\s{0,4}:\\s{0,4}[\\w&'<>[\\]?|. ]{1,40}=\\s{0,4}(?=[\"'`])")},{pattern:link('[ \\t]{1,4}[\\w*&[\\]<>]{1,20}[ \\t]{0,4}=[ \\t]{0,4}(?=["`])')},{pattern:link(
"\\s{0,4}:\\s{0,4}[|>][+-]?\\d?[ \\t]{0,8}\\r?\\n"),isBlock:!0},{pattern:link(`${CLOSE}${SPACE2}${OPERATOR}${BREAK2}(?:!!\\w{1,20}\\s{1,4})?(?:(?:\\|\\||or|new|awai\
t)\\s{1,2})?`)},{pattern:link(`${QUOTE}\\s{0,4},\\s{0,4}(?=${QUOTE})`),isQuotedOnly:!0,isLoose:!0},{pattern:link(`\\(\\s{0,4}(?=${QUOTE})`),isQuotedOnly:!0,isLoose:!0},
{pattern:link(`${CLOSE}[ \\t]{1,40}[|\u2502][ \\t]{1,40}`),isLoose:!0},{pattern:link(`${CLOSE}(?:${SPACE2}(?:for|of|to|f\xFCr|von|de|del|para|pour)\\s[^\\n:=]{1,40}?\
)?\\s{1,4}(?:is|IS|ist|was|es|est|\xE9|is now|will be|lautet|\u2014|\u2013|-)\\s{1,4}`),isLoose:!0},{pattern:link(`${CLOSE}${SPACE2}(?:for|of|to|f\xFCr|von|de|del|\
para|pour)\\s[^\\n:=]{1,40}?:\\s{1,4}`),isLoose:!0}],CJK_LINK={pattern:link(`${CLOSE}(?:[\uFF08(][^\uFF09)\\n]{1,40}[\uFF09)])?${SPACE2}(?:(?:[:\uFF1A\uFF1D=]|=>|\u5C31?\u662F|[\u4E3A\u70BA\u8BBE\
\u8A2D]|\u6539[\u4E3A\u70BA\u6210]|\u8A2D\u5B9A[\u4E3A\u70BA]|\u306F|\uB97C|\uC744|\uB294|\uC740|\uAC00|\uC774|\\|)\\s{0,4}){1,2}(?:\\*{1,2}|__)?`)},SPACED={pattern:link(
`${QUOTE}?(?:[ \\t]|\\\\+(?:\\r?\\n|n)){1,8}(?!-)`),isSure:!0},SETS=/(?:^|[^\w-])(?:setx|set(?:\s-[a-zA-Z]{1,3})?|ENV|(?:config|configure|secrets?|env)[ :]set)\s{1,4}(?:-\S+\s){0,2}["']?$|(?:^|\n)\s*$/,
SQL={pattern:/\s{1,4}(?:-[sS]tring\s{1,4})?(?=["'])/y,isQuotedOnly:!0},MAY_LINK=/[\\"'`\])*_?\s]*(?:[:=\uff1a\uff1d,;<>|\u2502({\u2014\u2013-]|(?:is|IS|ist|was|es|est|\u00e9|will|lautet|for|of|to|f\u00fcr|von|del?|para|pour|[vV]alue|VALUE|[dD]efault|DEFAULT|[sS]ecret_?[sS]tring)(?!\w)|[\w*&[\]<>]{1,20}[ \t]*=)/y;
function linkOf(text,name){if(MAY_LINK.lastIndex=name.end,!name.isCjk&&!MAY_LINK.test(text)&&spacedLinks(text,name).length===0)return;let links=name.isCjk?[CJK_LINK]:
[...LINKS,...spacedLinks(text,name)];for(let one of links)if(!(one.isElement===!0&&!isInTag(text,name))&&(one.pattern.lastIndex=name.end,one.pattern.test(text)))
return{link:one,at:one.pattern.lastIndex}}function isInTag(text,name){let before=text.slice(Math.max(0,name.end-128),name.end);return/<[A-Za-z][^<>]*$/.test(before)}
function spacedLinks(text,name){let start=name.end-name.whole.length;if(name.whole.startsWith("-"))return[SPACED];if(/^(?:password|securestring)$|-securestring$/i.
test(name.whole))return[SQL];let before=text.slice(Math.max(0,start-40),start);return SETS.test(before)&&/[_:.]/.test(name.whole)&&!/(?:^|\n)\s*$/.test(before)?
[SPACED]:[]}function findNamed({text},places2,found){let names=[];findNames(text,places2,name=>names.push(name)),names.sort((a,b)=>a.end-b.end);let secretEnd=0,
otherEnd=0;for(let name of names){if(name.end<=secretEnd)continue;let joined=linkOf(text,name);if(joined===void 0||joined.at<otherEnd-MAX_REPEATED)continue;let value=valueBehind(
text,joined);if(value===void 0)continue;let written=text.slice(value.start,value.end);!written.includes(MARK2)&&isSecret(text,name,joined,{...value,written})?(found(
"secret",value.start,value.end),secretEnd=value.end):otherEnd=value.end}}var MAX_REPEATED=256;function valueBehind(text,{link:joining,at:at2}){return joining.isElement===
!0?elementAt(text,at2):joining.isBlock===!0?readBlock(text,at2):readValue(text,at2)}function elementAt(text,start){let end=text.indexOf("<",start);return{start,
end:text.startsWith("]]>",end-3)?end-3:end,isQuoted:!0}}function isSecret(text,name,joined,value){let{written,isQuoted}=value,isAssigned=text.charAt(joined.at-1)===
"="&&text.charAt(name.end)==="=";if(isSaidOtherwise(text,name,joined.at,value,isAssigned))return!1;let isEnvironment=isAssigned&&/^(?=.*_)[A-Z0-9_.]+$/.test(name.
whole);return isSecretValue({value:written,isQuoted,isPassword:name.isPassword,isPassphrase:/phrase$/i.test(name.whole),isSure:joined.link.isSure===!0||isEnvironment&&
name.isPassword,isLoose:joined.link.isLoose===!0})}function isSaidOtherwise(text,name,at2,{written,isQuoted},isAssigned){let before=text.charAt(name.end-name.whole.
length-1),between=text.slice(name.end,at2);return name.isVague&&written.length<MIN_ENVIRONMENT_KEY||between===":"&&before===":"||isQuoted&&isAssigned&&before===
text.charAt(at2)?!0:/^-*pass$/i.test(name.whole)&&!isAssigned?(isQuoted?/\s/:/^[A-Za-z]+[_A-Z]|^\d/).test(written):!isQuoted&&LINE_END.test(between)&&!isAloneOnLine(
text,at2,written)}var LINE_END=/(?<!\\\r?)\n|\\+n/;function isAloneOnLine(text,at2,written){let line=/[^\n\\"]{0,2048}/y;return line.lastIndex=at2,isMixed(written)&&
!/[=:]/.test(line.exec(text)?.[0]??"")}var MIN_ENVIRONMENT_KEY=16;var RUN2="(?<!\\\\)\\\\+(?!\\\\)",ESCAPE=new RegExp(`${RUN2}(?:u(?:([0-9a-f]{4})|\\{([0-9a-f]{1,5})\\})|x([0-9a-f]{2})|(033|e(?=\\[))|([nrt])|(["'\`/]))|&(?:(quot|a\
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
text,found));if(more.length===0)break;found=merge2([...found,...more])}return found}function maskedView(text,found){let ranges=found.map(({start,end})=>({index:start,
0:text.slice(start,end)})),marked=rewrite(viewOf(text),ranges,()=>"[redacted:x]");return rewrite(marked,marked.text.matchAll(MARKS),()=>MARK2)}function judge(view){
let found=[],take=judged=>(kind,start,end)=>{found.push({kind,start:judged.toStart(start),end:judged.toEnd(end)})},plain=plainView(view);for(let judged of new Set(
[view,narrowView(view),plain]))judgeView(judged,take(judged));return judgeJoined(plain,take),merge2(found)}var searchHints2=lazy(()=>searchFor([...CONTEXTS.map(
({hint})=>hint),...CORES.map(({core})=>core)]));function judgeView(view,take){let places2=searchHints2()(lowerLatin(view.text));findPrivateKeys(view,take),findByForm(
view,take),findByContext(view,places2,take),findNamed(view,places2,take)}function judgeJoined(plain,take){for(let joined of joinedViews(plain)){let takeJoined=take(
joined),{changes}=joined;findByForm(joined,(kind,start,end,whole)=>{let joint=changes[firstNotBelow(changes,start+1)]??end;joint>=end||joint-start>=whole||takeJoined(
kind,start,Math.min(end,changes[firstNotBelow(changes,start+whole)]??end))})}}function merge2(found){let sorted=[...found].sort((a,b)=>a.start-b.start||b.end-a.
end),merged=[];for(let one of sorted){let last=merged.at(-1);last!==void 0&&one.start<last.end?last.end=Math.max(last.end,one.end):merged.push({...one})}return merged}var HINTS="pass|pwd|secret|key|credential|token|auth|sig|bearer|hook|cookie|curl|mysql|mariadb|redis-cli|login|identified|senha|securestring|wpl_|contrase|kennw\
ort|clave|parola|wachtwoord|haslo|l\xF6senord|mdp|rootpw|5432:|smbclient|ldapsearch|sudo -s|zip -|7z |private-lines",WIDE_HINTS="\u043F\u0430\u0440\u043E\u043B|\u041F\u0410\u0420\u041E\u041B|\u041F\u0430\u0440\u043E\u043B|has\u0142o|Has\u0142o|\u5BC6\
|\u53E3\u4EE4|\u79D8|\u4EE4\u724C|\u30D1\u30B9\u30EF\u30FC\u30C9|\u6697\u8A3C|\u30C8\u30FC\u30AF\u30F3|\u30B7\u30FC\u30AF\u30EC\u30C3\u30C8|\uBE44\uBC00|\uD1A0\uD070|\uC554\uD638",
NAMES=new RegExp(HINTS),WIDE_NAMES=WIDE_HINTS.split("|"),CAPITALS2="PAT=",RUN3=/(?<![\w-])(?=[\w-]{10})(?:(?!(?:toolu|msg|req)_|claude-|[0-9a-f-]{7,64}(?![\w-]))(?:(?=[A-Za-z_-]{0,64}\d)(?:[\w-]{15,512}|[\w-]{10,14}(?=[ \t]{0,4}\\?\r?\n|\\{1,15}[rn]))|[\w-]{30,512}|[\w-]{10,14}(?:\u2026|$))|A(?:KI|SI|RO|ID|BI|CC)A|SCW|NR[A-Z]{2}-|whsec_|gl[a-z]{2,5}-|\d{15})/g,
USER=/:\/\/[^\s"<>]{1,300}@/,HIDING=/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uff10-\uff5e\uffa0\ufff0-\ufffb\udb40]|\\(?:u[0-9a-fA-F{]|x[0-9a-fA-F]|033|e\[)|\^\[\[|%(?:25)*[2-7c-fC-F][0-9a-fA-F]|\r(?!\n)|\u241b/,
BETWEEN=/[^\w./-]/,BREAK3=/[ \t]{0,4}(?:\\?\r?\n|\\{1,15}[rn])/y,MIN_RUN=15,MIN_LETTERS2=30,MIN_PART=8,MIN_TEXT=8;function mayHoldSecret(text){return text.length<
MIN_TEXT?!1:BETWEEN.test(text)&&mayNameSecret(text)||hasRandomRun(text)||HIDING.test(text)}function hasRandomRun(text){for(let{0:run2,index}of text.matchAll(RUN3))
if(BREAK3.lastIndex=index+run2.length,run2.length<MIN_RUN||run2.length>=MIN_LETTERS2||BREAK3.test(text)||run2.split(/[_-]+/).some(part=>part.length>=MIN_PART&&!/^\d{1,14}$/.
test(part)&&!isWord(part)))return!0;return!1}function mayNameSecret(text){let latin=lowerLatin(text);return NAMES.test(latin)||text.includes(CAPITALS2)||latin.includes(
"://")&&USER.test(text)||BEYOND_LATIN2.test(text)&&WIDE_NAMES.some(hint=>text.includes(hint))}var BEYOND_LATIN2=/[^\0-\xff]/;function findSecrets(text){return mayHoldSecret(text)?findSecretsIn(text):[]}function redact(text){let found=findSecrets(text);if(found.length===0)return text;let parts=[],from=0;for(let{kind,start,end}of found)parts.push(text.slice(from,
start),`[redacted:${kind}]`),from=end;return parts.join("")+text.slice(from)}var ANSI=/(?:\x1b\[|\x9b)[0-?]{0,64}[ -/]{0,8}[@-~]?|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c\n]{0,2048}(?:\x07|\x1b\\|\x9c)?|\x1b[ -/]{0,4}[0-~]?/g,ANSI_START=/[\x1b\x90-\x9f]/,
LINE_ENDS=/\r\n?|[\u0085\u2028\u2029]/g,CONTROLS2=/[\0-\x08\x0b-\x1f\x7f-\x9f]/g,PRINTABLE=/^[\t\n -~]*$/,invisible2=lazy(()=>new RegExp("(?![\\u200d\\ufe00-\\ufe0\
f])\\p{Default_Ignorable_Code_Point}|[\\ufff9-\\ufffb]","gu")),REPEATED_SELECTORS=/([\ufe00-\ufe0f])[\ufe00-\ufe0f]+/g,ASCII_SELECTORS=/(?<=[!-"$-)+-/:-~])[\ufe00-\ufe0f]+|(?<=[#*0-9])[\ufe00-\ufe0f]+(?!\u20e3)/g,
strayJoiners=lazy(()=>new RegExp("(?<!(?:\\p{Extended_Pictographic}|\\p{Emoji_Modifier})[\\ufe00-\\ufe0f]?)\\u200d|\\u200d(?!\\p{Extended_Pictographic})","gu"));
function stripAnsi(text){return ANSI_START.test(text)?text.replace(ANSI,""):text}function stripUnseen(text){if(PRINTABLE.test(text))return text;let seen2=stripAnsi(
toWellFormed(text)).replace(LINE_ENDS,`
`).replace(CONTROLS2,"");return isTypeset(seen2)?seen2:seen2.replace(invisible2(),"").replace(REPEATED_SELECTORS,"$1").replace(strayJoiners(),"").replace(ASCII_SELECTORS,
"")}function withhold(text){return redact(stripPrivate(stripUnseen(text)))}function withholdPainted(text){return redact(text)}var NEIGHBOURS=8;function hasStandIns(archive,session){return archive.prepare("SELECT 1 FROM stand_ins WHERE session = ? LIMIT 1").get(session)!==void 0}function hasAnyStandIn(archive){return archive.prepare("SELECT 1 FROM stand_ins LIMIT 1").get()!==void 0}var SELECT_HEAD=`SELECT session_turns.turn, session_tur\
ns.file, session_turns.session,
    session_turns.byte_offset AS byteOffset, time_ms AS timeMs,
    coalesce(json_extract(meta, '$.promptId'), '') AS promptId,
    coalesce(json_extract(meta, '$.agentId'), '') AS agentId
  FROM session_turns JOIN turns ON turns.id = session_turns.turn JOIN entries ON entries.id = root`;function standInEntries(archive,turn,entries){if(!hasAnyStandIn(archive))return[];let owned=new Map;for(let head of readHeads(archive,turn))if(hasStandIns(archive,
head.session))for(let standIn of readStandIns(archive,head)){let entry=entryOf(standIn,head.agentId);owned.set(entry.uuid,entry)}if(owned.size===0)return[];let answers=entries.
flatMap(({parts})=>parts.flatMap(part=>part.kind==="answer"?[part.text]:[]));return[...owned.values()].filter(({parts:[part]})=>!(part?.kind==="answer"&&isHeld(
answers,part.text)))}function isHeld(answers,text){let wanted=comparable(text);return answers.some(answer=>comparable(answer).startsWith(wanted))||answers.some(
answer=>comparable(withhold(answer)).startsWith(wanted))}function entryOf({timeMs,text},agentId){return{uuid:`stand-in ${timeMs} ${text}`,parent:null,timeMs,role:"\
assistant",isFinal:!0,isStandIn:!0,...agentId!==""&&{agentId},parts:[{kind:"answer",text}]}}function readHeads(archive,turn){return archive.prepare(`${SELECT_HEAD}\
 WHERE session_turns.turn = ?`).all(turn)}function readStandIns(archive,head){let after=archive.prepare(`${SELECT_HEAD} WHERE session_turns.file = ? AND session\
_turns.byte_offset > ?
       ORDER BY session_turns.byte_offset LIMIT ?`).all(head.file,head.byteOffset,NEIGHBOURS).filter(({agentId})=>agentId===head.agentId);return archive.prepare(
`SELECT prompt_id AS promptId, time_ms AS timeMs, text FROM stand_ins
       WHERE session = ? AND agent_id = ? AND (? = '' OR prompt_id IN ('', ?)) AND time_ms >= ?`).all(head.session,head.agentId,head.promptId,head.promptId,head.
timeMs).filter(standIn=>!after.some(({timeMs,promptId})=>timeMs<=standIn.timeMs&&(promptId===""||["",promptId].includes(standIn.promptId))))}function comparable(text){
return text.replace(/\u2026\s*$/u,"").replace(/\s+/g," ").trim()}function wordsOf(turn){let words=readTexts(turn,{text:tokeniseForIndex,input:input=>tokeniseForIndex(inputText(input))});return FIELDS.map(field=>words[field].join(
" "))}function deriveTurn(archive,id,{uuid,gathered}){let read=gathered===void 0?readTurnEntries(archive,id):void 0,own=gathered??read?.entries??[],entries=[...own,...standInEntries(
archive,id,own)],turn=assembleTurn(entries,uuid),isCut=turn.isCut===!0||read?.isShortened===!0||own.some(entry=>entry.isCapped===!0);return{turn,isCut,hasText:entries.
some(({parts})=>parts.length>0)}}var WORDS_OF_TURN=8,MAX_CALLS=8,SAMPLE=`SELECT turns.id, uuid FROM turns JOIN entries ON entries.id = root
  WHERE kind IS NOT NULL AND tool_calls <= ${MAX_CALLS} AND turns.id NOT IN (SELECT turn FROM stale)`;function assertIndexSound(archive){let turns=sampleTurns(archive);
if(!(turns.filter(turn=>!isKnown(archive,turn)).length<Math.min(2,Math.max(1,turns.length))))throw new LogbookError("ARCHIVE_CORRUPT",`search archive ${archive.
path}: the full-text index is damaged, it lacks words of turns that are there`,{path:archive.path,hint:REBUILD_HINT})}function sampleTurns(archive){let oldest=archive.
prepare(`${SAMPLE} ORDER BY turns.id LIMIT 1`).get(),newest=archive.prepare(`${SAMPLE} ORDER BY turns.id DESC LIMIT 1`).get();if(oldest===void 0||newest===void 0)
return[];let middle=archive.prepare(`${SAMPLE} AND turns.id >= ? ORDER BY turns.id LIMIT 1`).get(Math.floor((oldest.id+newest.id)/2)),all=[oldest,middle??newest,
newest];return[...new Map(all.map(turn=>[turn.id,turn])).values()]}function isKnown(archive,{id,uuid}){let{turn}=deriveTurn(archive,id,{uuid:unpackUuid(uuid)}),
words=pickWords(wordsOf(turn)),find=archive.prepare("SELECT 1 FROM words WHERE words MATCH ? AND rowid = ?");return words.every(word2=>find.get(quote(word2),id)!==
void 0)&&isRanked(archive,id,words)}function isRanked(archive,id,words){let[longest]=words.toSorted((a,b)=>b.length-a.length);if(longest===void 0)return!0;let row=archive.
prepare("SELECT bm25(words) AS rank FROM words WHERE words MATCH ? AND rowid = ?").get(quote(longest),id);return row!==void 0&&Number.isFinite(row.rank)}function quote(word2){
return`"${word2.replaceAll('"','""')}"`}function pickWords(columns){let words=[...new Set(columns.flatMap(column=>column.split(" ")))].filter(word2=>word2!=="");
words.sort();let step=Math.max(1,(words.length-1)/(WORDS_OF_TURN-1));return Array.from({length:WORDS_OF_TURN},(_,at2)=>words[Math.round(at2*step)]).filter(word2=>word2!==
void 0)}function readActiveTurns(archive,session){let leaf=archive.prepare(`SELECT json_extract(predecessors, '$.""') AS entry FROM files
       WHERE session = ? AND stream = 'main' AND json_extract(predecessors, '$.""') IS NOT NULL
       ORDER BY generation DESC LIMIT 1`).get(session);if(leaf===void 0)return;let rows=archive.prepare(`WITH RECURSIVE path (turn) AS (
         SELECT turn FROM entries WHERE id = ?
         UNION
         SELECT parent.turn FROM path
         JOIN turns ON turns.id = path.turn
         JOIN entries AS head ON head.id = turns.root AND head.role = 0
         JOIN entries AS parent ON parent.id = head.link
       ) SELECT turn FROM path`).all(leaf.entry);return new Set(rows.map(({turn})=>turn))}function createAbandonedCheck(archive){let active=new Map;return(session,{
id,agentId})=>agentId!==null?!1:(active.has(session)||active.set(session,readActiveTurns(archive,session)),active.get(session)?.has(id)===!1)}var PLACES_OF_SESSION=`FROM sessions
  JOIN files ON files.session = sessions.id
  JOIN session_turns ON session_turns.file = files.id`,SETTLED_OF_SESSION=`${PLACES_OF_SESSION}
  JOIN turns ON turns.id = session_turns.turn
  JOIN entries ON entries.id = root
  WHERE key = ? AND kind IS NOT NULL`;function readSessionsOf(archive,turn){return archive.prepare(`SELECT DISTINCT sessions.id, key, project FROM session_turns JOIN sessions ON sessions.id = sessio\
n
       WHERE turn = ? ORDER BY key`).all(turn)}var MAX_SCORED=2e3,MAX_COUNTED=4e3,MAX_CHOSEN=1e3;function readCandidates(archive,match,{needsTimes}){let found=match.terms.length===1?readForOne(archive,match):
readForSeveral(archive,match);return needsTimes&&readTimes(archive,found.turns),found}function readForOne(archive,match){let{total,turns}=match.isBeginning?findBeginning(
archive,match):findWord2(archive,match),isLarge=total>MAX_SCORED,bySession=new Map;for(let turn of turns){turn.hasAllTerms=!0;let session=Math.floor(turn.id/TURNS_PER_SESSION);
bySession.set(session,(bySession.get(session)??0)+1)}return{turns,termCounts:isLarge?[]:[bySession],totalAll:total,totalSome:total}}function findWord2(archive,match){
let total=countTurns(archive,match,match.some);return{total,turns:scoreNewest(archive,match,total>MAX_SCORED?MAX_CHOSEN:MAX_SCORED)}}function findBeginning(archive,match){
let ids=findNewest(archive,match,{expression:match.some,limit:NO_LIMIT});if(ids.length<=MAX_SCORED)return{total:ids.length,turns:scoreNewest(archive,match,MAX_SCORED)};
let newest=ids.slice(0,MAX_CHOSEN);return{total:ids.length,turns:newest.map(id=>({id,score:1,timeMs:0,hasAllTerms:!0}))}}var NO_LIMIT=-1;function readForSeveral(archive,match){
let counts=match.terms.map(term=>({term,bySession:countBySession(archive,match,term)})),termCounts=counts.map(({bySession})=>bySession).filter(bySession=>bySession!==
void 0),totalSome=countTurns(archive,match,match.some),isLarge=totalSome>MAX_SCORED,maxWhole=isLarge?MAX_CHOSEN:MAX_SCORED,whole=findNewest(archive,match,{expression:match.
all,limit:maxWhole}),totalAll=whole.length<maxWhole?whole.length:countTurns(archive,match,match.all),turns=isLarge?scoreThese(archive,match,[...findNewest(archive,
match,{expression:match.some,limit:MAX_CHOSEN}),...whole,...findRare(archive,match,counts)]):scoreNewest(archive,match,MAX_SCORED),hasAll=new Set(whole);for(let turn of turns)
turn.hasAllTerms=hasAll.has(turn.id);return{turns,termCounts,totalAll,totalSome}}function countBySession(archive,{filter,bound},term){let rows=archive.prepare(`\
SELECT session, count(*) AS turns FROM (
         SELECT words.rowid / ${TURNS_PER_SESSION} AS session FROM words
         WHERE words MATCH ? AND ${filter.sql} LIMIT ${MAX_COUNTED+1}
       ) GROUP BY session`).all(bound(term),...filter.values);return rows.reduce((sum2,{turns})=>sum2+turns,0)>MAX_COUNTED?void 0:new Map(rows.map(({session,turns})=>[
session,turns]))}function countTurns(archive,{filter},expression){return archive.prepare(`SELECT count(*) AS turns FROM words WHERE words MATCH ? AND ${filter.sql}`).
get(expression,...filter.values)?.turns??0}function findNewest(archive,{filter},{expression,limit}){return archive.prepare(`SELECT words.rowid AS id FROM words \
WHERE words MATCH ? AND ${filter.sql}
       ORDER BY words.rowid DESC LIMIT ?`).all(expression,...filter.values,limit).map(({id})=>id)}var COLUMN_WEIGHTS=FIELDS.map(field=>FIELD_WEIGHTS[field]).join(
", "),SCORE=`words.rowid AS id, -bm25(words, ${COLUMN_WEIGHTS}) AS score, 0 AS hasAllTerms`;function scoreNewest(archive,{some,filter},limit){return archive.prepare(
`SELECT ${SCORE}, 0 AS timeMs FROM words WHERE words MATCH ? AND ${filter.sql}
       ORDER BY words.rowid DESC LIMIT ?`).all(some,...filter.values,limit)}function scoreThese(archive,{some},ids){let oldest=ids.reduce((least,id)=>Math.min(least,
id),Number.MAX_SAFE_INTEGER);return archive.prepare(`SELECT ${SCORE}, 0 AS timeMs FROM words
       WHERE words MATCH ? AND words.rowid >= CAST(? AS INTEGER)
         AND +words.rowid IN (SELECT value FROM json_each(?))`).all(some,oldest,JSON.stringify(ids))}function readTimes(archive,turns){let read=archive.prepare(
"SELECT start_ms AS timeMs FROM turns WHERE id = ?");for(let turn of turns)turn.timeMs=read.get(turn.id)?.timeMs??0}function findRare(archive,match,counts){let known=counts.
map(({term,bySession})=>({term,turns:bySession===void 0?Number.POSITIVE_INFINITY:sum(bySession)})).sort((a,b)=>a.turns-b.turns),rare=[],turns=0;for(let one of known){
if(turns+=one.turns,turns>MAX_CHOSEN&&rare.length>0||turns>MAX_SCORED)break;rare.push(one.term)}return rare.length===0?[]:findNewest(archive,match,{expression:match.
bound(rare.join(" OR ")),limit:MAX_CHOSEN})}function sum(counts){let total=0;for(let count of counts.values())total+=count;return total}var MONTHS=["january","february","march","april","may","june","july","august","september","october","november","december"],WEEKDAYS=["sunday","monday","tuesday",
"wednesday","thursday","friday","saturday"],WEIGHTS={year:1,month:2.5,day:3.5,weekday:2};function parseDateWords(query){let parts={},words=query.terms.filter(term=>!term.
isExcluded).flatMap(({tokens})=>tokens),add=(part,value)=>{parts[part]??=new Set,parts[part].add(value)};for(let word2 of words){let month=MONTHS.findIndex(name=>name===
word2||word2.length===3&&name.startsWith(word2));month>=0&&add("month",month);let weekday=WEEKDAYS.indexOf(word2);weekday>=0&&add("weekday",weekday),/^(?:19|20)\d\d$/.
test(word2)&&add("year",Number(word2))}if(parts.month!==void 0)for(let word2 of words)/^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/.test(word2)&&add("day",Number.parseInt(
word2,10));return parts}function readDateWords(query){let parts=Object.entries(parseDateWords(query)),total=parts.reduce((sum2,[part])=>sum2+WEIGHTS[part],0);return{
parts:parts.map(([part,values])=>timeMs=>values.has(partOf(timeMs,part))),fit(timeMs){return total===0?0:parts.filter(([part,values])=>values.has(partOf(timeMs,
part))).reduce((sum2,[part])=>sum2+WEIGHTS[part],0)/total}}}function partOf(timeMs,part){let date=new Date(timeMs);switch(part){case"year":return date.getFullYear();case"\
month":return date.getMonth();case"day":return date.getDate();case"weekday":return date.getDay();default:return part}}var NEIGHBOUR_SHARES=[.5,.25],STRETCH_SHARE=.25,BEST_TURNS=[1.1,.5,.3,.1],SATURATION=2,DATE_SHARE=.6;function rankCandidates({turns,termCounts,dates,limits}){let scored=scoreTurns(
turns,dates),homes=findHomes(scored.turns),scores=scoreSessions(scored,homes,[...termCounts,...countDates(scored.turns,dates)]),bestScore=highest(scores),ranked=[],
sessions=[];for(let home=0;home<homes.ids.length;home++){let score=scores[home];sessions.push({id:homes.ids[home],score});let end=homes.starts[home+1];for(let at2=homes.
starts[home];at2<end;at2++){let rank=scored.stretch[at2]+score/bestScore;ranked.push({turn:scored.turns[at2],rank})}}return{turns:findBest(ranked,limits.turns,compareRanked),
sessions:findBest(sessions,limits.sessions,compareSessions).map(({id})=>id)}}function compareRanked(a,b){return Number(b.turn.hasAllTerms)-Number(a.turn.hasAllTerms)||
b.rank-a.rank||b.turn.timeMs-a.turn.timeMs||b.turn.id-a.turn.id}function compareSessions(a,b){return b.score-a.score||b.id-a.id}function findBest(items,limit,compare){
let best=[];for(let item of items){let last=best[limit-1];if(last!==void 0&&compare(last,item)<=0)continue;let low=0,high=best.length;for(;low<high;){let middle=low+
high>>1;compare(best[middle],item)<=0?low=middle+1:high=middle}best.splice(low,0,item),best.length>limit&&best.pop()}return best}function sessionOf(turn){return Math.
floor(turn/TURNS_PER_SESSION)}function scoreTurns(candidates,dates){let turns=[...candidates].sort((a,b)=>a.id-b.id),best=turns.reduce((most,{score})=>Math.max(
most,score),0)||1,own=new Float64Array(turns.length),stretch=new Float64Array(turns.length);for(let at2=0;at2<turns.length;at2++){let{id,score,timeMs}=turns[at2],
worth=score/best+DATE_SHARE*dates.fit(timeMs);own[at2]=worth,stretch[at2]=worth;for(let other=at2-1;other>=0;other--){let neighbour=turns[other].id,share=NEIGHBOUR_SHARES[id-
neighbour-1];if(share===void 0||sessionOf(neighbour)!==sessionOf(id))break;stretch[at2]=stretch[at2]+share*own[other],stretch[other]=stretch[other]+share*worth}}
return{turns,own,stretch}}function findHomes(turns){let ids=[],starts=[];for(let at2=0;at2<turns.length;at2++){let session=sessionOf(turns[at2].id);session!==ids.
at(-1)&&(ids.push(session),starts.push(at2))}return{ids,starts:[...starts,turns.length]}}function countDates(turns,dates){return dates.parts.map(isPart=>{let counts=new Map;
for(let{id,timeMs}of turns){let session=sessionOf(id);isPart(timeMs)&&counts.set(session,(counts.get(session)??0)+1)}return counts})}function scoreSessions({own,
stretch},{ids,starts},terms){let scale=highest(own)/highest(stretch),spread=scoreSpread(ids,terms),widest=highest(spread),scores=new Float64Array(ids.length);for(let home=0;home<
ids.length;home++){let worths=[],end=starts[home+1];for(let at2=starts[home];at2<end;at2++)worths.push((1-STRETCH_SHARE)*own[at2]+STRETCH_SHARE*scale*stretch[at2]);
scores[home]=spread[home]/widest+weighBest(worths)}return scores}function scoreSpread(sessions,terms){let all=new Set;for(let counts of terms)for(let session of counts.
keys())all.add(session);let spread=new Float64Array(sessions.length);for(let counts of terms){let rarity=Math.log(1+(all.size-counts.size+.5)/(counts.size+.5));
for(let at2=0;at2<sessions.length;at2++){let turns=counts.get(sessions[at2])??0,worth=rarity*turns*(SATURATION+1)/(turns+SATURATION);spread[at2]=spread[at2]+worth}}
return spread}function weighBest(worths){worths.length>1&&worths.sort((a,b)=>b-a);let total=0;for(let at2=0;at2<BEST_TURNS.length;at2++)total+=BEST_TURNS[at2]*(worths[at2]??
0);return total}function highest(scores){let best=0;for(let at2=0;at2<scores.length;at2++)best=Math.max(best,scores[at2]);return best||1}var LITERAL_LOOKAHEAD=3,TIE_LOOKAHEAD=2;function searchArchive(archive,text,options={}){let{filters={},limit=10}=options,query=parseQuery(text),empty={query,hits:[],
texts:new Map,sessions:[],totalAll:0,totalSome:0,isCut:!1};if(query.isEmpty)return empty;let match=buildMatch(query,filters),dates=readDateWords(query),{turns,termCounts,
totalAll,totalSome}=readCandidates(archive,match,{needsTimes:dates.parts.length>0}),wanted=literalTerms(query).length>0?limit*LITERAL_LOOKAHEAD:limit,ranked=rankCandidates(
{turns,termCounts,dates,limits:{turns:wanted*TIE_LOOKAHEAD,sessions:10}}),shown=sortTies(archive,ranked.turns).slice(0,wanted).map(({turn})=>readShown(archive,turn)).
filter(turn=>turn!==void 0),best=preferLiterals(archive,shown,query).slice(0,limit),isAbandoned=createAbandonedCheck(archive);return{query,hits:best.map(turn=>makeHit(
archive,turn,{query,filters,isAbandoned})),texts:new Map(best.map(({uuid,text:text2})=>[uuid,text2])),sessions:readKeys(archive,ranked.sessions),totalAll,totalSome,
isCut:hasCutTurns(archive,match.filter)}}function sortTies(archive,turns){return readTimes(archive,turns.map(({turn})=>turn)),turns.sort(compareRanked)}function hasCutTurns(archive,{
sql,values}){return archive.prepare(`SELECT 1 FROM (SELECT id AS rowid FROM turns WHERE is_cut = 1) AS words WHERE ${sql} LIMIT 1`).get(...values)!==void 0}function readShown(archive,{
id,hasAllTerms}){let row=archive.prepare("SELECT uuid FROM turns JOIN entries ON entries.id = root WHERE turns.id = ?").get(id);if(row===void 0)return;let uuid=unpackUuid(
row.uuid),{turn,isCut}=deriveTurn(archive,id,{uuid});return{id,uuid,hasAllTerms,turn,text:turnText(turn),isCut}}function literalTerms(query){return query.terms.
filter(({literal,isExcluded})=>literal!==void 0&&!isExcluded)}function preferLiterals(archive,turns,query){let ordered=[...turns],find=archive.prepare("SELECT 1\
 FROM words WHERE words MATCH ? AND rowid = ?");for(let term of literalTerms(query))for(let isWhole of[!0,!1]){let places2=ordered.flatMap((turn,place)=>turn.hasAllTerms===
isWhole&&find.get(renderFtsTerm(term),turn.id)!==void 0?[place]:[]),holders=places2.map(place=>ordered[place]).filter(turn=>turn!==void 0),written=holders.map(turn=>Number(
hasText(turn.text,term.literal??"")));[...holders.keys()].sort((x,y)=>(written[y]??0)-(written[x]??0)).forEach((from,index)=>{let turn=holders[from],place=places2[index];
turn!==void 0&&place!==void 0&&(ordered[place]=turn)})}return ordered}function makeHit(archive,shown,{query,filters,isAbandoned}){let{turn}=shown,holders=readSessionsOf(
archive,shown.id).map(({id,key,project})=>({key,project,isAbandoned:isAbandoned(id,{id:shown.id,agentId:turn.agentId??null}),isAskedFor:(filters.session===void 0||
filters.session===key)&&(filters.project===void 0||filters.project===project)})),[holder]=[...holders].sort((a,b)=>Number(b.isAskedFor)-Number(a.isAskedFor)||Number(
a.isAbandoned)-Number(b.isAbandoned));return{turn:shown.uuid,kind:turn.kind,...turn.agentId!==void 0&&{agentId:turn.agentId},session:holder?.key??"",sessions:holders.
map(({key})=>key),project:holder?.project??"",timeMs:turn.startMs,isAbandoned:holder?.isAbandoned??!1,hasAllTerms:shown.hasAllTerms,...chooseExcerpt(cutExcerpts(
shown.text,query,filters.role)),isCut:shown.isCut}}function readKeys(archive,sessions){let read=archive.prepare("SELECT key FROM sessions WHERE id = ?");return sessions.
map(id=>read.get(id)?.key).filter(key=>key!==void 0)}function renderDay(ms){let date=new Date(ms);return`${date.getFullYear()}-${two(date.getMonth()+1)}-${two(date.getDate())}`}function renderClock(ms){let date=new Date(
ms);return`${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`}function renderDayTime(ms){return`${renderDay(ms)} ${renderClock(ms).slice(
0,5)}`}function renderNumber(count,noun){return`${count} ${noun}${count===1?"":"s"}`}function two(number){return String(number).padStart(2,"0")}function parseJson(text){try{return JSON.parse(text)}catch(error){if(error instanceof SyntaxError)return;throw error}}function isObject(value){return typeof value==
"object"&&value!==null&&!Array.isArray(value)}function parseJsonObject(text){let value=parseJson(text);return isObject(value)?value:void 0}var DAY_MS=24*36e5,UNITS={m:6e4,h:36e5,d:DAY_MS,w:7*DAY_MS},AGO=/^(\d{1,6})\s*(m|h|d|w)(?:\s+ago)?$/,DAY=/^(\d{4})-(\d{1,2})-(\d{1,2})$/,MOMENT=/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/;
function parseDate(text,{nowMs,option}){let wanted=text.trim().toLowerCase(),days={today:0,yesterday:1}[wanted];if(days!==void 0)return dayEdge(new Date(nowMs-days*
DAY_MS),option);let ago=AGO.exec(wanted);if(ago!==null)return nowMs-Number(ago[1])*(UNITS[ago[2]??""]??0);let day=DAY.exec(wanted);if(day!==null)return realDay(
text,day,option);let moment=MOMENT.test(text.trim())?Date.parse(text.trim().replace(" ","T")):Number.NaN;if(!Number.isNaN(moment))return moment;throw badDate(text,
option)}function realDay(text,[,year,month,day],option){let date=new Date(Number(year),Number(month)-1,Number(day));if(date.getMonth()!==Number(month)-1||date.getDate()!==
Number(day))throw badDate(text,option);return dayEdge(date,option)}function dayEdge(date,option){let next=option==="until"?1:0;return new Date(date.getFullYear(),
date.getMonth(),date.getDate()+next).getTime()}function badDate(text,option){return new LogbookError("USAGE",`--${option} "${text}" is not a date`,{hint:"Write \
it like 2026-03-01, yesterday, 12h, 3d or 2w"})}var PLAIN=/^[\x20-\x7e]*$/,measures=lazy(()=>({graphemes:new Intl.Segmenter("en",{granularity:"grapheme"}),wide:/^[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{17000}-\u{18aff}\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]/u,
emoji:new RegExp("^(?:\\p{Emoji_Presentation}|\\p{Regional_Indicator}{2}|\\p{Extended_Pictographic}\\u{fe0f}|[0-9#*]\\u{fe0f}\\u{20e3})","u"),zero:/^[\p{Mark}\p{Cf}\p{Cc}]+$/u})),
PIECE_CHARS=1e3;function*graphemesOf(text){for(let at2=0;at2<text.length;){let end=boundaryBefore(text,at2+PIECE_CHARS);for(let{segment}of measures().graphemes.
segment(text.slice(at2,end)))yield segment;at2=end}}var NARROW=/^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u21ff\u2298\u2500-\u25fc\u2713\u2717\u276f]*$/,
PLAIN_WIDE=/[\u3001-\u3029\u3041-\u3096\u30a1-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff60]/g;function cellWidth(text){if(PLAIN.test(text))return text.length;let narrow=text.
replace(PLAIN_WIDE,"");if(NARROW.test(narrow))return 2*text.length-narrow.length;let width=0;for(let segment of graphemesOf(text))width+=graphemeWidth(segment);
return width}function graphemeWidth(grapheme){let{zero,wide,emoji}=measures();return zero.test(grapheme)?0:wide.test(grapheme)||emoji.test(grapheme)?2:1}function usualWidth(char){
return NARROW.test(char)?1:2}function cutCells(text,maxCells){return maxCells<=0?"":PLAIN.test(text)?text.length<=maxCells?text:`${text.slice(0,maxCells-1)}\u2026`:
fits(text,maxCells)?text:`${takeCells(text,maxCells-1)}\u2026`}function fits(text,maxCells){return text.length<=PIECE_CHARS?cellWidth(text)<=maxCells:takeCells(
text,maxCells).length===text.length}function takeCells(text,maxCells){let head=text.slice(0,maxCells+1);if(PLAIN.test(head))return text.slice(0,maxCells);let isUsual=NARROW.test(head.replace(PLAIN_WIDE,
"")),taken="",width=0;for(let segment of isUsual?head:graphemesOf(text)){if(width+=isUsual?usualWidth(segment):graphemeWidth(segment),width>maxCells)break;taken+=
segment}return taken}function oneLine(text){return text.trim().replace(/\s+/g," ")}function wrapCells(text,maxCells){return text.replaceAll("	","  ").split(`
`).flatMap(line=>wrapLine(line.trimEnd(),Math.max(2,maxCells)))}function wrapLine(line,maxCells){let lines=[],rest=line;for(;!fits(rest,maxCells);){let head=takeCells(
rest,maxCells),space=rest[head.length]===" "?head.length:head.lastIndexOf(" "),end=space>head.length/3?space:Math.max(head.length,1);lines.push(rest.slice(0,end).
trimEnd()),rest=rest.slice(end).trimStart()}return(rest!==""||lines.length===0)&&lines.push(rest),lines}var SHORT_ID_CHARS=8,INDENT="  ";function renderTotals({totalAll,totalSome,terms}){return terms<2?renderNumber(totalSome,"turn"):`${totalAll} with all words, ${totalSome}\
 with some`}function renderHits(result,look){let{paint}=look,blocks=result.hits.map(hit=>renderHit(hit,look)),cut=result.isCut?[paint("yellow","Some long texts \
are indexed by their beginning and end only: --deep searches all of them.")]:[];return`${[paint("bold",renderTotals(result)),...blocks,...cut].join(`

`)}
`}function renderHit(hit,{paint,columns,isTerminal}){let command=`logbook show ${hit.shortId}`,facts=[renderDayTime(hit.timeMs),hit.projectName,`session ${hit.session.
slice(0,SHORT_ID_CHARS)}`,hit.agentId===void 0?hit.field:`${hit.field} of a subagent`,...hit.isAbandoned?["rewound"]:[]],place=cutCells(oneLine(facts.join(" \xB7 ")),
Math.max(SHORT_ID_CHARS,columns-command.length-2)),text=(isTerminal?wrapSnippet(hit.snippet,columns-INDENT.length):[hit.snippet]).map(line=>`${INDENT}${markWords(
line,paint)}`).join(`
`);return`${paint("cyan",command)}  ${paint("dim",place)}
${text}`}function wrapSnippet({text,highlights},maxCells){let from=0;return wrapCells(text,maxCells).map(line=>{let start=Math.max(from,text.indexOf(line,from));
from=start+line.length;let marks=highlights.map(mark=>({...mark,start:Math.max(0,mark.start-start),end:Math.min(line.length,mark.end-start)})).filter(mark=>mark.
start<mark.end);return{text:line,highlights:marks}})}function markWords({text,highlights},paint){let marked="",from=0;for(let{start,end}of highlights)marked+=`${text.
slice(from,start)}${paint("yellow",paint("bold",text.slice(start,end)))}`,from=end;return marked+text.slice(from)}function hitsJson(query,result){return{v:1,query,
total_all:result.totalAll,total_some:result.totalSome,is_cut:result.isCut,hits:result.hits.map(hit=>({turn:hit.turn,open:`logbook show ${hit.shortId}`,session:hit.
session,sessions:hit.sessions,project:hit.projectName,time:new Date(hit.timeMs).toISOString(),kind:hit.kind,agent_id:hit.agentId,is_abandoned:hit.isAbandoned,has_all_words:hit.
hasAllTerms,field:hit.field,snippet:hit.snippet.text,highlights:hit.snippet.highlights.map(({start,end})=>[start,end])}))}}var BUSY_TIMEOUT_MS=5e3;function readQuestion(context,args){if(args.operands.length===0)throw usage("search needs words to look for","Usage: logbook search <wor\
ds>");let nowMs=context.clock(),since=textOption(args,"since"),until=textOption(args,"until"),tool=textOption(args,"tool"),file=textOption(args,"file"),role=textOption(
args,"role");return{text:args.operands.join(" "),limit:numberOption(args,"limit")??10,filters:{...since!==void 0&&{sinceMs:parseDate(since,{nowMs,option:"since"})},
...until!==void 0&&{untilMs:parseDate(until,{nowMs,option:"until"})},...tool!==void 0&&{tool},...file!==void 0&&{file},...role!==void 0&&{role:parseRole(role)}}}}
function parseRole(role){let field=FIELDS.find(name=>name===role.toLowerCase());if(field===void 0)throw usage(`--role ${role} is unknown`,`It is one of ${FIELDS.
join(", ")}`);return field}function askArchive(context,question){try{let archive=openForReading(context.store,{busyTimeoutMs:BUSY_TIMEOUT_MS});try{return search(
context,archive,question)}finally{archive.close()}}catch(error){if(isFallback(error))return error;throw error}}function search(context,archive,{text,filters,limit}){
let result=searchArchive(archive,text,{filters,limit});return result.totalAll===0&&assertIndexSound(archive),showResult(context,result,{texts:result.texts,shorten:turn=>shortenTurnId(
archive,turn)})}function showResult(context,result,reader){let{query,hits,totalAll,totalSome,isCut}=result,names=new Map;return{hits:hits.map(hit=>{let name=names.
get(hit.project)??projectName(context,hit.project);return names.set(hit.project,name),{...hit,snippet:cleanSnippet(context,query,hit,reader.texts.get(hit.turn)?.[hit.
field]??[]),projectName:name,shortId:reader.shorten(hit.turn)}}),totalAll,totalSome,terms:tellingTerms(query).length,isCut}}function cleanSnippet({clean},query,{
field},texts){return chooseExcerpt(texts.map(text=>cutExcerpt(field,clean(text),query))).snippet}function projectName({store},id){let known=parseJsonObject(readFileIfPresent(
projectPaths(store,id).project)?.toString("utf8")??"");return typeof known?.name=="string"?known.name:id}function printResult(context,args,{text,filters},result){
let isFound=result.hits.length>0;return isSet(args,"json")?context.output.printJson(hitsJson(text,result)):isFound?context.output.print(renderHits(result,context)):
context.output.note(`logbook: ${nothingFound(context,text,filters,result)}`),isFound?0:1}function nothingFound({isModel:isModel2,store},text,{project},{isCut}){
if(text.trim()==="")return"there are no words to look for.";let wider=project===void 0||isModel2?"":" --all looks into every project.",deeper=isCut?" --deep als\
o searches what is not indexed.":"";if(listDirectory(store.sessions).length===0)return"nothing is recorded yet. logbook install captures from now on, logbook im\
port brings in what was before.";let waiting=listDirectory(store.queue).filter(name=>name.startsWith("session-")).length,unread2=waiting===0?"":` ${renderNumber(
waiting,"session")} not yet in the archive: --deep searches the raw copies.`;return`nothing found.${wider}${deeper}${unread2}`}function createQuickSearch(handOver){return(context,args)=>{if(isSet(args,"deep")||textOption(args,"project")!==void 0||textOption(args,"session")!==void 0||isReadOnly(
context.store.root))return handOver(),0;let question=readQuestion(context,args);if(!isSet(args,"all"))question.filters.project=projectOf(context.cwd).id;else if(context.
isModel)throw usage("inside Claude Code only the current project can be seen","Leave out --all");let result=askArchive(context,question);return result instanceof
Error?(handOver(),0):printResult(context,args,question,result)}}var READ_OPTIONS={json:{type:"boolean",help:"print JSON"},raw:{type:"boolean",help:"at a terminal: show the original text, secrets included"},page:{type:"string",
value:"N",help:"inside Claude Code: the Nth page of a long output"}};var SEARCH_SURFACE={name:"search",group:"Look back",summary:"prompts, answers, tool inputs and outputs of every archived turn",operands:"<words>",maxOperands:Number.
POSITIVE_INFINITY,options:{all:{type:"boolean",help:"in every project, not only this one"},project:{type:"string",value:"NAME",help:"in another project (name, f\
older or path)"},session:{type:"string",value:"ID",help:"in one session"},since:{type:"string",value:"DATE",help:"from this day on: 2026-03-01, yesterday, 3d, 2\
w"},until:{type:"string",value:"DATE",help:"up to this day, the day included"},tool:{type:"string",value:"NAME",help:"turns that used this tool"},file:{type:"st\
ring",value:"PATH",help:"turns that touched this file"},role:{type:"string",value:"ROLE",help:"only in: prompt, answer, input, output"},limit:{type:"string",value:"\
N",help:"at most N hits (default 10)"},deep:{type:"boolean",help:"also text that was cut from the index (slower)"},...READ_OPTIONS},examples:[["logbook search f\
laky timeout","turns with both words first, then with one"],[`logbook search '"exit code 2"' -windows`,"a phrase, and a word that must not be there"],["logbook \
search \u8A8D\u8A3C --since 2w --all","any language, every project, two weeks"],["logbook search -- --no-verify","words that look like options, after --"]],takesDashWords:!0};var systemClock=()=>Date.now();var import_node_fs10=import_node_fs3;function isForeign(path){let uid=process.geteuid?.(),stat=uid===void 0?void 0:import_node_fs10.default.lstatSync(path,{throwIfNoEntry:!1});if(stat===void 0)return!1;
if(stat.uid!==uid)return!0;if(!stat.isSymbolicLink())return!1;let target=statIfPossible(path);return target!==void 0&&target.uid!==uid}function findForeign(store){
let{root,sessions,projects,user,queue,archive,config}=store;return[root,sessions,projects,user,queue,archive,config].find(isForeign)}function assertOwnStore(store){
let path=findForeign(store);if(path!==void 0)throw foreignError(path)}function foreignError(path){let hint=`Make it yours (sudo chown -RH ${process.geteuid?.()}\
 ${path}), or point LOGBOOK_HOME at a folder of your own`;return new LogbookError("STORE_UNSAFE",`use the store: ${path} ${foreignText(path)}`,{path,hint})}function foreignText(path){
let link2=import_node_fs10.default.lstatSync(path,{throwIfNoEntry:!1}),target=link2?.isSymbolicLink()?statIfPossible(path):void 0,you=`you are user ${process.geteuid?.()}`;
return target===void 0?`belongs to user ${link2?.uid}, ${you}`:`is a link of user ${link2?.uid} to a folder of user ${target.uid}, ${you}`}var ASCII=/^[\0-\x7f]*$/,unread=lazy(()=>/(?!\s)[\p{M}\p{Default_Ignorable_Code_Point}\p{Cc}]/gu),dash=lazy(()=>new RegExp("\\p{Dash}","gu")),BEYOND_ASCII=/[^\0-\x7f]/gu,
COLONS=/[\uff1a\ufe55\u2236\u02d0\ua789\ufe30]/g,ALIKE={a:"\u0430\u0410\u03B1\u0391\u0251\u1D00",b:"\u044C\u0432\u0412\u03B2\u0392\u0299\u13CF",c:"\u0441\u0421\u03F2\u03F9\u1D04\u0188",
d:"\u0501\u0500\u1D05\u0257",e:"\u0435\u0415\u03B5\u0395\u0454\u1D07",f:"\u0493\u0492\uA730\u0192",g:"\u0261\u0581\u0262",h:"\u04BB\u04BA\u043D\u041D\u029C\u0570\u0397\u03B7",
i:"\u0456\u0406\u03B9\u0399\u0131\u026A\u0269",j:"\u0458\u0408\u03F3\u1D0A",k:"\u043A\u041A\u03BA\u039A\u1D0B",l:"\u04CF\u04C0\u029F\u217C\u01C0",m:"\u043C\u041C\u03BC\u039C\u1D0D",
n:"\u0578\u043F\u039D\u0274",o:"\u043E\u041E\u03BF\u039F\u0585\u0555\u1D0F\u03C3",p:"\u0440\u0420\u03C1\u03A1\u1D18",r:"\u0433\u0413\u0280\uAB47",s:"\u0455\u0405\uA731\u0282",
t:"\u0442\u0422\u03C4\u03A4\u1D1B",u:"\u03C5\u057D\u054D\u1D1C\u028B",v:"\u03BD\u0475\u0474\u1D20",w:"\u051D\u051C\u03C9\u1D21\u0461",x:"\u0445\u0425\u03C7\u03A7",
y:"\u0443\u0423\u04AF\u04AE\u03A5\u03B3\u028F",z:"\u1D22\u0290\u0396"},plainLetters2=lazy(()=>new Map(Object.entries(ALIKE).flatMap(([plain,alike])=>[...alike].
map(letter=>[letter,plain])))),CAPITAL_BLOCKS=[127312,127344,127462];function skeletonOf(text){return ASCII.test(text)?text.toLowerCase():text.normalize("NFKD").
replace(unread(),"").replace(dash(),"-").replace(COLONS,":").replace(BEYOND_ASCII,plainLetterOf).toLowerCase()}function plainLetterOf(char){let code=char.codePointAt(
0)??0,block=CAPITAL_BLOCKS.find(start=>code>=start&&code<start+26);return block===void 0?plainLetters2().get(char)??char:String.fromCharCode(97+code-block)}function neutralise(text){let kept2=withhold(text),untagged=OPENING_BRACKET.test(kept2)?defuseTags(kept2):kept2;return MAY_NAME_ROLE.test(untagged)?untagged.replace(
LINE_BEGINNING,defuseRole):untagged}var OPENING_BRACKET=/[<\uff1c\ufe64\u02c2\u1438\u276e\u3008\u27e8\u3008]/,OPENING_BRACKETS=new RegExp(OPENING_BRACKET,"g"),BEFORE_NAME=/(?:[\s/\\\u2044\u2215\uff0f\uff3c\u29f8\u29f5\u2571\u2572|\uff5c!?]|[\u0300-\u036f])*/y,
PIPE=/[|\uff5c]/,MAX_NAME_UNITS=120,NAME2=/^[a-z][\w:.-]*/,TAG_NAMES=new Set(["thinking","thought","reasoning","invoke","parameter","instruction","instructions","i\
mportant","inst","sys"]),TAG_WORDS=new Set(["human","assistant","system","user","hook","reminder","tool","function","command","bash","notification","persisted",
"turn","antml","im"]),OWN_NAME="logbook";function defuseTags(text){return text.replace(OPENING_BRACKETS,(bracket,at2)=>{BEFORE_NAME.lastIndex=at2+1;let before=BEFORE_NAME.
exec(text)?.[0]??"",nameAt=at2+1+before.length,name=NAME2.exec(skeletonOf(text.slice(nameAt,nameAt+MAX_NAME_UNITS)))?.[0]??"";return isTagName(name)||name!==""&&
PIPE.test(before)?"\u2039":bracket})}function isTagName(name){return TAG_NAMES.has(name)||name.startsWith(OWN_NAME)?!0:name.split(/[-_:.]+/).some(word2=>TAG_WORDS.
has(word2))}var ROLES2="human|assistant|system|user",LINE_BEGINNING=/^([ \t>\uff1e#*_~\-\u2013\u2014+\u2022\u00b7|\d.)\]([]{0,24})([^\n:\uff1a]{4,60}[:\uff1a\ufe55\u2236\u02d0\ua789\ufe30])/gm,ROLE=new RegExp(
`^(?:${ROLES2})[ \\t*_~]{0,8}:$`),MAY_NAME_ROLE=/[:\uff1a\ufe55\u2236\u02d0\ua789\ufe30]/;function defuseRole(whole,prefix,rest){return ROLE.test(skeletonOf(rest))?`${prefix}\u203A ${rest}`:
whole}var ERRNO_TEXTS={EACCES:["permission denied","The store should be yours alone: logbook doctor looks at its owner and modes"],EPERM:["not permitted","The store s\
hould be yours alone: logbook doctor looks at its owner and modes"],EROFS:["the disk is mounted read-only","Point LOGBOOK_HOME at a folder that can be written"],
ENOSPC:["the disk is full","Make room and try again"],EDQUOT:["your quota of the disk is used up","Make room and try again"],EIO:["the disk reports an error","C\
heck the disk; what else is in the store can still be read"],ENOTDIR:["a file stands where a folder should be","Move it away; LOGBOOK_HOME names the store"],EMFILE:[
"too many open files","Close some programs and try again"]},NEXT_STEPS={LOG_TORN_TAIL:"What is whole can still be replayed; logbook doctor names damaged logs",LOG_CORRUPT_LINE:"\
What is whole can still be replayed; logbook doctor names damaged logs",RAW_UNREADABLE:"What else was copied can still be read; logbook doctor says what is wron\
g",RAW_MISMATCH:"What else was copied can still be read; logbook doctor says what is wrong",TRANSCRIPT_MISSING:"What was copied of it before is in the store: lo\
gbook sessions --all",TRANSCRIPT_UNREADABLE:"Look at the file's owner and modes, then run it again",ARCHIVE_UNAVAILABLE:"logbook doctor says why, and what to do",
ARCHIVE_BUSY:"Try again in a moment",ARCHIVE_CORRUPT:"logbook reindex rebuilds it from the raw copies",ARCHIVE_NEWER:"A newer logbook made it: use that one",LOCK_HELD:"\
Another logbook is at work: try again in a moment",LOCK_LOST:"Another logbook took over: run it again",JOB_PARKED:"logbook doctor --fix lets the worker try agai\
n",WORKER_DIED:"logbook doctor names the job that ended it",INTERRUPTED:"Run it again: it goes on where it stopped",STORE_UNSAFE:"logbook doctor says what is wr\
ong with the store",STORE_UNWRITABLE:"logbook doctor says why; LOGBOOK_HOME may name another folder",LINK_REFUSED:"Remove the link, or put what it leads to in i\
ts place; logbook doctor names every such link",INPUT_INVALID:"logbook help shows every command with examples",CONFIG_INVALID:"logbook config shows the settings\
 and where they come from",SETTINGS_INVALID:"Correct the file and run it again; nothing was changed",SESSION_UNKNOWN:"logbook sessions --all lists every session",
SESSION_AMBIGUOUS:"Give more of the id",SESSION_ALIVE:"End it first",TURN_UNKNOWN:"logbook search prints the ids of turns",TURN_AMBIGUOUS:"Give more of the id",
USAGE:"logbook help shows every command with examples",OUTPUT_FAILED:"Look at where the output goes: its disk may be full",SPAWN_FAILED:"logbook doctor says wha\
t is missing",MEMORY_INVALID:"logbook memory check names each file and what is wrong with it",MEMORY_UNKNOWN:"logbook memory lists them all",MEMORY_REFUSED:"log\
book help memory shows what can be done",MODEL_FAILED:"logbook status says when the provider is asked again"};function describeError(error){if(error instanceof LogbookError){
let cause=error.cause instanceof Error?causeText(error.message,error.cause):"";return{message:`${error.message}${cause}`,hint:error.hint??NEXT_STEPS[error.code]}}
let known=ERRNO_TEXTS[errnoOf(error)??""];return known!==void 0?{message:`${placeOf(error)}: ${known[0]}`,hint:known[1]}:{message:`unexpected error: ${error instanceof
Error?error.message:String(error)}`,hint:"LOGBOOK_DEBUG=1 shows where"}}function causeText(message,cause){return message.includes(cause.message)?"":` (${cause.message}\
)`}function placeOf(error){let{syscall,path}=error;return[syscall??"use",path??"a file"].join(" ")}function sentence(text){return/[.?!:]$/.test(text)||text.includes(
`
`)?text:`${text}.`}var GROUPS=["Look back","Set up","Store"],MIN_TEXT_CELLS=24;function renderOverview(commands,look){let{paint}=look,shown=commands.filter(command=>!command.isHidden),
headCells=Math.max(...shown.map(({name})=>name.length)),sections=GROUPS.flatMap(group=>{let rows=shown.filter(command=>command.group===group);if(rows.length===0)
return[];let pairs=rows.map(({name,summary})=>({head:name,text:summary}));return[`${paint("bold",group)}
${renderRows(pairs,{...look,headCells})}`]});return[`${paint("bold","logbook")}: what Claude Code did, replayed and searched
`,`Usage: logbook <command> [options]
`,`${sections.join(`

`)}
`,`Help with examples: logbook help <command>
`].join(`
`)}function renderCommandHelp(spec,look){let{paint}=look,specs={...spec.options,help:{type:"boolean",help:"show this help"}},options=Object.entries(specs).map(([
name,option])=>({head:`--${name}${"value"in option?` ${option.value}`:""}`,text:option.help})),examples=spec.examples.map(([head,text])=>({head,text}));return[`${paint(
"bold",`logbook ${spec.name}`)}: ${spec.summary}
`,`Usage: ${usageLine(spec)}
`,`${paint("bold","Options")}
${renderRows(options,look)}
`,...examples.length>0?[`${paint("bold","Examples")}
${renderRows(examples,{...look,isDim:!0})}
`]:[]].join(`
`)}function renderRows(rows,{paint,columns,headCells,isDim}){let width=headCells??Math.max(...rows.map(({head})=>cellWidth(head))),isBeside=columns-width-4>=MIN_TEXT_CELLS,
indent=isBeside?width+4:6;return rows.map(({head,text})=>{let lines=wrapCells(text,columns-indent).map(line=>isDim?paint("dim",line):line),painted=isDim?head:paint(
"cyan",head),gap=isBeside?" ".repeat(width-cellWidth(head)+2):`
${" ".repeat(indent)}`;return`  ${painted}${gap}${lines.join(`
${" ".repeat(indent)}`)}`}).join(`
`)}var PAGE_NOTE_CHARS=300;function cutPage(text,maxChars,page){if(text.length<=maxChars&&page.number===1)return text;let pages=splitPages(text,maxChars-PAGE_NOTE_CHARS),
shown=pages[page.number-1];if(shown===void 0)return`[there is no page ${page.number}: this output has ${pages.length}]
`;let rest=page.number===pages.length?"the last":`next: ${page.next(page.number+1)}`;return`${shown}[page ${page.number} of ${pages.length}; ${rest}]
`}function splitPages(text,pageChars){let pages=[],start=0;for(;start<text.length;){let end=pageEnd(text,start,pageChars),page=text.slice(start,end);pages.push(
page.endsWith(`
`)?page:`${page}
`),start=end}return pages}function pageEnd(text,start,pageChars){let limit=start+pageChars;if(limit>=text.length)return text.length;let newline=text.lastIndexOf(
`
`,limit-1);if(newline>start)return newline+1;let code=text.charCodeAt(limit-1);return code>=55296&&code<=56319?limit-1:limit}var JSON_STEPS=[{stringChars:2e3,items:100},
{stringChars:1e3,items:50},{stringChars:400,items:20},{stringChars:200,items:10},{stringChars:100,items:5},{stringChars:40,items:2}];function boundJson(value,maxChars){
let whole=JSON.stringify(value);if(whole.length<=maxChars)return whole;for(let step of JSON_STEPS){let smaller=shrink(value,step),fields=typeof smaller=="object"&&
smaller!==null&&!Array.isArray(smaller)?smaller:{value:smaller},json=JSON.stringify({truncated:`cut to ${step.items} items a list and ${step.stringChars} charac\
ters a text`,...fields});if(json.length<=maxChars)return json}return JSON.stringify({truncated:`${whole.length} characters do not fit; narrow the question or le\
ave out --json`})}function shrink(value,step){return typeof value=="string"?cutText(value,step.stringChars):Array.isArray(value)?value.slice(0,step.items).map(item=>shrink(
item,step)):typeof value!="object"||value===null?value:Object.fromEntries(Object.entries(value).map(([key,item])=>[key,shrink(item,step)]))}var MODEL_MAX_CHARS=9500;function watchPipe(stdout,onClosed){let pipe={isClosed:!1};return stdout.on("error",error=>{pipe.isClosed=!0,errnoOf(error)!=="EPIPE"&&
(pipe.error=error),onClosed()}),pipe}function createOutput(host,pipe,policy){let{stdout}=host,held=[],write=text=>{pipe.isClosed||stdout.write(text)};return{print:text=>{
let safe=dropControls(policy.redacts?withholdPainted(text):text,policy.hasColour),whole=safe===""||safe.endsWith(`
`)?safe:`${safe}
`;policy.page===void 0?write(whole):held.push(whole)},printJson(value){let safe=policy.redacts?mapStrings(value,withhold):value;policy.page===void 0?write(`${escapeControls(
JSON.stringify(safe,null,2))}
`):write(`${escapeControls(boundJson(safe,MODEL_MAX_CHARS))}
`)},printJsonLine(value){write(renderJsonLine(value,policy.redacts))},note(text){host.stderr.write(`${dropControls(withhold(text),!1).trimEnd()}
`)},async flush(){if(policy.page!==void 0&&held.length>0&&write(cutPage(held.join(""),MODEL_MAX_CHARS,policy.page)),await new Promise(resolve3=>stdout.write("",
()=>resolve3())),pipe.error!==void 0)throw new LogbookError("OUTPUT_FAILED","write to stdout",{cause:pipe.error})}}}var UNSEEN2="\\u00ad\\u200b\\u200e\\u200f\\u202a-\
\\u202e\\u2060-\\u2069\\ufeff",CONTROLS3=new RegExp(`[\\0-\\x08\\x0b-\\x1f\\x7f-\\x9f${UNSEEN2}\\u{e0000}-\\u{e007f}]`,"gu"),CONTROLS_BUT_COLOUR=new RegExp(`\\x1\
b\\[[0-9;]*m|${CONTROLS3.source}`,"gu"),ESCAPED_IN_JSON=new RegExp(`[\\x7f-\\x9f${UNSEEN2}]|\\udb40[\\udc00-\\udc7f]`,"g");function dropControls(text,hasColour2){
return hasColour2?text.replace(CONTROLS_BUT_COLOUR,found=>found.length>1?found:""):text.replace(CONTROLS3,"")}function escapeControls(json){let escapeUnit=unit=>`\
\\u${unit.charCodeAt(0).toString(16).padStart(4,"0")}`;return json.replace(ESCAPED_IN_JSON,found=>found.split("").map(escapeUnit).join(""))}function renderJsonLine(value,redacts){
return`${escapeControls(JSON.stringify(redacts?mapStrings(value,withhold):value))}
`}function mapStrings(value,change){return typeof value=="string"?change(value):Array.isArray(value)?value.map(item=>mapStrings(item,change)):typeof value!="obj\
ect"||value===null?value:Object.fromEntries(Object.entries(value).map(([key,item])=>[change(key),mapStrings(item,change)]))}var import_node_util2=require("node:util");var plainPaint=(_style,text)=>text;var ansiPaint=(style,text)=>text===""?"":(0,import_node_util2.styleText)(style,text,{validateStream:!1});function createPaint(hasColour2){return hasColour2?ansiPaint:
plainPaint}function hasColour(env,isTerminal){if(env.NO_COLOR)return!1;let forced=env.FORCE_COLOR;return forced!==void 0&&forced!==""?forced!=="0"&&forced!=="fa\
lse":isTerminal&&env.TERM!=="dumb"}var package_default={name:"claude-logbook",version:"0.1.0",description:"A hook-driven memory pack for Claude Code: log every tool call, archive every turn, repl\
ay and search any session.",license:"MIT",keywords:["claude-code","hooks","memory","replay","search","handoff"],type:"module",bin:{logbook:"bin/logbook"},files:[
".claude-plugin","bin","dist","docs","hooks/hooks.json","settings.example.json","skills","CHANGELOG.md","THIRD-PARTY-NOTICES.md"],engines:{node:">=20.19"},allowScripts:{
"better-sqlite3":!0,esbuild:!0},scripts:{demo:"node scripts/demo.mjs",build:"node scripts/build.mjs",render:"node scripts/render.mjs",pictures:"node scripts/pic\
tures.mjs",dev:"tsx lib/cli/entry/main.ts",typecheck:"tsc && tsc -p tsconfig.browser.json",lint:"biome check .",fix:"biome check --write .",test:"vitest run","t\
est:watch":"vitest","test:e2e":"node scripts/test-e2e.mjs","test:types":"node scripts/test-types.mjs",audit:"node scripts/audit.mjs","test:node24":"node scripts\
/test-node24.mjs","test:browser":"node scripts/test-browser.mjs","test:crash":"vitest run --config vitest.crash.config.ts","test:kills":"KILLS=100 vitest run --\
config vitest.crash.config.ts test/crash",torture:"node --import tsx test/torture/main.ts",cover:"vitest run --coverage",bench:"node scripts/bench/main.mjs",check:"\
npm run typecheck && npm run lint && npm run cover"},workspaces:["scripts"],optionalDependencies:{"better-sqlite3":"12.11.1"}};var VERSION2=package_default.version;async function runCli(argv,host,commands){let abort=new AbortController,pipe=watchPipe(host.stdout,()=>abort.abort()),invocation={host,commands,abort,createOutput:(args,spec)=>createOutput(
host,pipe,{redacts:!showsRaw(host,args),hasColour:hasColour(host.env,host.isTerminal),...isModel(host)&&spec!==void 0&&{page:pageOf(argv,args)}})};try{return await dispatch(
argv,invocation)}catch(error){return report(error,invocation)}}async function dispatch(argv,invocation){let[first,...rest]=argv;return first==="--version"||first===
"-v"?say(`logbook ${VERSION2}`,invocation):first==="help"||first==="--help"||first==="-h"?help(rest[0],invocation):first===void 0||first==="--json"?run(findCommand(
"overview",invocation),argv,invocation):run(findCommand(first,invocation),rest,invocation)}async function run(spec,argv,invocation){let{host}=invocation,args=parseCommandArgs(
spec,argv);if(isSet(args,"help"))return help(spec.name,invocation);if((typeof spec.writes=="function"?spec.writes(args):spec.writes===!0)&&isModel(host))throw usage(
`${spec.name} changes things and does not run inside Claude Code`,"Run it in a terminal of your own");spec.takesForeignStore||assertOwnStore(storePaths(host.env));
let output=invocation.createOutput(args,spec);isSet(args,"raw")&&!showsRaw(host,args)&&output.note("logbook: --raw only works at a terminal; secrets stay masked"),
spec.stopsOnSignal&&host.onInterrupt?.(()=>invocation.abort.abort()),spec.mayHandOver||noteReadOnly(host,output);let code=await(await spec.load()).run(createContext(
invocation,output,args),args);return await output.flush(),code}function noteReadOnly({env},output){let{root}=storePaths(env);isReadOnly(root)&&output.note(`logb\
ook: the store ${root} is read-only: it can be looked into, and nothing new comes in.`)}function createContext(invocation,output,args){let{host}=invocation,isRaw=showsRaw(
host,args);return{env:host.env,cwd:host.cwd,clock:host.clock,store:storePaths(host.env),output,paint:createPaint(hasColour(host.env,host.isTerminal)),isTerminal:host.
isTerminal,isModel:isModel(host),isRaw,columns:host.columns,progressStream:host.stderr,signal:invocation.abort.signal,clean:isRaw?stripAnsi:neutralise}}function isModel(host){
return!!host.env.CLAUDECODE}function showsRaw(host,args){return args===void 0||!isSet(args,"raw")||isModel(host)?!1:host.isTerminal||args.values.out!==void 0}function pageOf(argv,args){
let number=args===void 0?1:numberOption(args,"page")??1,words=argv.filter((word2,at2)=>!word2.startsWith("--page")&&argv[at2-1]!=="--page").map(quoteWord);return{
number,next:page=>["logbook",...words,"--page",page].join(" ")}}function quoteWord(word2){return/^[\w@%+=:,./-]+$/.test(word2)?word2:`'${word2.replaceAll("'","'\
\\''")}'`}function findCommand(name,{commands}){let found=commands.find(command=>command.name===name);if(found!==void 0)return found;let isOption=name.startsWith(
"-"),shown=commands.filter(command=>!command.isHidden).map(command=>command.name),near=nearestName(name,isOption?["--help","--version"]:shown);throw usage(isOption?
`unknown option ${name}`:`unknown command "${name}"`,near===void 0?"See: logbook help":`Did you mean: logbook ${near}?`)}async function help(name,invocation){let{
env,isTerminal,columns}=invocation.host,look={paint:createPaint(hasColour(env,isTerminal)),columns};return say(name===void 0?renderOverview(invocation.commands,
look):renderCommandHelp(findCommand(name,invocation),look),invocation)}async function say(text,invocation){let output=invocation.createOutput(void 0);return output.
print(text),await output.flush(),0}var MAX_ERROR_CHARS=1e3;function report(error,{host,createOutput:createOutput2}){let output=createOutput2(void 0),{message,hint}=describeError(
error);return output.note(`logbook: ${sentence(cutText(message,MAX_ERROR_CHARS))} ${sentence(hint)}`),host.env.LOGBOOK_DEBUG==="1"&&error instanceof Error&&output.
note(error.stack??""),error instanceof LogbookError&&USAGE_CODES.has(error.code)?2:1}var USAGE_CODES=new Set(["USAGE","SESSION_AMBIGUOUS","TURN_AMBIGUOUS"]);var TERMINAL_COLUMNS=80,PIPE_COLUMNS=100;async function startCli(commands){process.exitCode=await runCli(process.argv.slice(2),processHost(),commands)}function processHost(){
let{stdout,env}=process,isTerminal=stdout.isTTY===!0;return{env,cwd:process.cwd(),clock:systemClock,stdout,get stderr(){return process.stderr},isTerminal,columns:Number(
env.COLUMNS)||stdout.columns||(isTerminal?TERMINAL_COLUMNS:PIPE_COLUMNS),onInterrupt:stop=>{process.once("SIGINT",stop),process.once("SIGTERM",stop)}}}async function runSearch(){let isHandedOver=!1,run2=createQuickSearch(()=>{isHandedOver=!0});await startCli([{...SEARCH_SURFACE,mayHandOver:!0,load:()=>Promise.
resolve({run:run2})}]),isHandedOver&&require("./main.cjs")}0&&(module.exports={runSearch});
