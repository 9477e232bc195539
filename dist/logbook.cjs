"use strict";var __create=Object.create;var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty;var __esm=(fn,res,err)=>function(){if(err)throw err[0];try{return fn&&(res=(0,fn[__getOwnPropNames(fn)[0]])(fn=0)),res}catch(e){throw err=[e],e}};var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from==
"object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toESM=(mod,isNodeMode,target)=>(target=mod!=null?__create(__getProtoOf(mod)):{},__copyProps(isNodeMode||!mod||!mod.__esModule?__defProp(target,"default",{
value:mod,enumerable:!0}):target,mod)),__toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var heap_exports={};__export(heap_exports,{limitHeap:()=>limitHeap});function limitHeap(){import_node_v8.default.setFlagsFromString("--semi-space-growth-factor=\
1"),import_node_v8.default.setFlagsFromString("--no-parallel-scavenge"),import_node_v8.default.setFlagsFromString("--heap-growing-percent=80")}var import_node_v8,
init_heap=__esm({"lib/worker/heap.ts"(){"use strict";import_node_v8=__toESM(require("node:v8"),1)}});function errnoOf(error){return typeof error=="object"&&error!==null&&"code"in error&&typeof error.code=="string"?error.code:void 0}var LogbookError,init_errors=__esm(
{"lib/platform/errors.ts"(){"use strict";LogbookError=class extends Error{code;path;byteOffset;hint;constructor(code,message,details={}){super(message,details.cause===
void 0?void 0:{cause:details.cause}),this.name="LogbookError",this.code=code,details.path!==void 0&&(this.path=details.path),details.byteOffset!==void 0&&(this.
byteOffset=details.byteOffset),details.hint!==void 0&&(this.hint=details.hint)}}}});function clientRoot(env){return env.CLAUDE_CONFIG_DIR||(0,import_node_path.join)(homeFolder(env),".claude")}function homeFolder(env){return env.HOME||process.getBuiltinModule(
"node:os").homedir()}function storeRoot(env){return env.LOGBOOK_HOME||(0,import_node_path.join)(clientRoot(env),"logbook")}function storePaths(env){let root=storeRoot(
env),at=name=>`${root}${import_node_path.sep}${name}`;return{root,config:at("config.json"),sessions:at("sessions"),projects:at("projects"),user:at("user"),queue:at(
"queue"),archive:at("archive.db"),native:at("native"),compiled:at("compiled"),app:at("app"),diagnostics:at("diagnostics.jsonl"),workerLog:at("worker.log"),workerLock:at(
"worker")}}var import_node_path,init_paths=__esm({"lib/platform/paths.ts"(){"use strict";import_node_path=require("node:path")}});function assertNoLink(path){let root=storeRoot(process.env),names=namesBelow(root,path);refuseLinks((0,import_node_path2.join)(root,names[0]??""),names.slice(1,
-1))}function namesBelow(root,path){let way=(0,import_node_path2.relative)(root,path);return way.startsWith("..")?[]:way.split(import_node_path2.sep)}function refuseLinks(root,names){
let path=root;for(let name of names)if(path+=import_node_path2.sep+name,import_node_fs.default.lstatSync(path,{throwIfNoEntry:!1})?.isSymbolicLink())throw linkError(
path)}function linkError(link){return new LogbookError("LINK_REFUSED",`${link} is a symbolic link: nothing is written or removed through it`,{path:link})}var import_node_fs,
import_node_path2,init_links=__esm({"lib/platform/links.ts"(){"use strict";import_node_fs=__toESM(require("node:fs"),1),import_node_path2=require("node:path");init_errors();
init_paths()}});function isAbsent(error){return ABSENT.has(errnoOf(error)??"")}function openRegular(path,access=import_node_fs2.default.constants.O_RDONLY){let fd;try{fd=import_node_fs2.default.
openSync(path,access|import_node_fs2.default.constants.O_NONBLOCK|import_node_fs2.default.constants.O_NOCTTY)}catch(error){if(isAbsent(error))return;throw error}
let stat=import_node_fs2.default.fstatSync(fd);if(stat.isFile())return{fd,size:stat.size};import_node_fs2.default.closeSync(fd)}function readWhole({fd,size}){let buffer=Buffer.
allocUnsafe(size),filled=0;for(;filled<size;){let read=import_node_fs2.default.readSync(fd,buffer,filled,size-filled,filled);if(read===0)break;filled+=read}return buffer.
subarray(0,filled)}function readRegular(path,maxBytes){let file=openRegular(path);if(file!==void 0)try{return file.size>maxBytes?void 0:readWhole(file)}finally{
import_node_fs2.default.closeSync(file.fd)}}function statIfPresent(path){try{return import_node_fs2.default.statSync(path,{throwIfNoEntry:!1})}catch(error){if(isAbsent(
error))return;throw error}}function statIfPossible(path){try{return import_node_fs2.default.statSync(path,{throwIfNoEntry:!1})}catch{return}}var import_node_fs2,
MAX_RECORD_BYTES,ABSENT,init_regular_file=__esm({"lib/platform/regular-file.ts"(){"use strict";import_node_fs2=__toESM(require("node:fs"),1);init_errors();init_links();
MAX_RECORD_BYTES=268435456,ABSENT=new Set(["ENOENT","ENOTDIR","EISDIR","ELOOP","ENAMETOOLONG","ENXIO","ENODEV","ERR_INVALID_ARG_VALUE"])}});function makeDirectory(path){if(!import_node_fs3.default.existsSync(path)){makeParent(path),assertNoLink(path);try{import_node_fs3.default.mkdirSync(path,{mode:DIRECTORY_MODE})}catch(error){
if(errnoOf(error)!=="EEXIST")throw error}}}function makeParent(path){let parent=(0,import_node_path3.dirname)(path);parent!==path&&makeDirectory(parent)}function openForWrite(path,flags){
assertNoLink(path);try{return openPlain(path,flags)}catch(error){if(errnoOf(error)!=="ENOENT")throw error;return makeDirectory((0,import_node_path3.dirname)(path)),
openPlain(path,flags)}}function openPlain(path,flags){let plain=typeof flags=="number"?flags|(import_node_fs3.default.constants.O_NOFOLLOW??0):flags;try{return import_node_fs3.default.
openSync(path,plain,FILE_MODE)}catch(error){throw errnoOf(error)==="ELOOP"?linkError(path):error}}function writeWhole(fd,bytes){let written=0;for(;written<bytes.
length;)written+=import_node_fs3.default.writeSync(fd,bytes,written,bytes.length-written)}function syncDirectory(directory){if(process.platform==="win32")return;
let fd=import_node_fs3.default.openSync(directory,"r");try{import_node_fs3.default.fsyncSync(fd)}finally{import_node_fs3.default.closeSync(fd)}}function temporaryBeside(path){
return`${path}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`}function writeFileAtomic(path,content){let temporary=temporaryBeside(path),fd=openForWrite(
temporary,"wx");try{try{writeWhole(fd,typeof content=="string"?Buffer.from(content):content),import_node_fs3.default.fsyncSync(fd)}finally{import_node_fs3.default.
closeSync(fd)}import_node_fs3.default.renameSync(temporary,path)}catch(error){throw import_node_fs3.default.rmSync(temporary,{force:!0}),error}syncDirectory((0,import_node_path3.dirname)(
path))}function readFileIfPresent(path,maxBytes=MAX_RECORD_BYTES){return import_node_fs3.default.existsSync(path)?readRegular(path,maxBytes):void 0}var import_node_fs3,
import_node_path3,FILE_MODE,DIRECTORY_MODE,init_files=__esm({"lib/platform/files.ts"(){"use strict";import_node_fs3=__toESM(require("node:fs"),1),import_node_path3=
require("node:path");init_errors();init_links();init_regular_file();FILE_MODE=384,DIRECTORY_MODE=448}});function isForeign(path){let uid=process.geteuid?.(),stat=uid===void 0?void 0:import_node_fs4.default.lstatSync(path,{throwIfNoEntry:!1});if(stat===void 0)return!1;
if(stat.uid!==uid)return!0;if(!stat.isSymbolicLink())return!1;let target=statIfPossible(path);return target!==void 0&&target.uid!==uid}var import_node_fs4,init_store_owner=__esm(
{"lib/platform/store-owner.ts"(){"use strict";import_node_fs4=__toESM(require("node:fs"),1);init_errors();init_regular_file()}});var compiled_exports={};__export(compiled_exports,{loadCompiled:()=>loadCompiled});function loadCompiled(path){try{let store=storePaths(process.env);if(!isForeign(
store.root))return load(path,(0,import_node_path4.join)(store.compiled,(0,import_node_path4.basename)(path,".cjs")))}catch{}return require(path)}function load(path,keptAs){
let source=import_node_fs5.default.readFileSync(path),file=`${keptAs}-${process.version}-${process.arch}-${source.length}`,cachedData=readKept(file,source),script=new import_node_vm.default.
Script(`(function (exports, require, module, __filename, __dirname) {${source.toString("latin1")}
})`,cachedData===void 0?{filename:path}:{filename:path,cachedData}),module2={exports:{}};return script.runInThisContext()(module2.exports,require,module2,path,(0,import_node_path4.dirname)(
path)),(cachedData===void 0||script.cachedDataRejected===!0)&&process.once("exit",()=>keep(file,source,script)),module2.exports}function readKept(file,source){let stat=statIfPresent(
file);if(stat===void 0||stat.uid!==process.geteuid?.()||(stat.mode&OTHERS_MAY_WRITE)!==0)return;let bytes=readFileIfPresent(file,MAX_KEPT_BYTES);if(bytes===void 0)
return;let codeBytes=(bytes.length-source.length)/2;if(codeBytes<=0)return;let code=bytes.subarray(0,codeBytes);return code.equals(bytes.subarray(codeBytes,2*codeBytes))&&
source.equals(bytes.subarray(2*codeBytes))?code:void 0}function keep(file,source,script){try{if(!import_node_fs5.default.existsSync((0,import_node_path4.dirname)(
file)))return;let code=script.createCachedData();writeFileAtomic(file,Buffer.concat([code,code,source]))}catch{return}}var import_node_fs5,import_node_path4,import_node_vm,
OTHERS_MAY_WRITE,MAX_KEPT_BYTES,init_compiled=__esm({"lib/platform/compiled.ts"(){"use strict";import_node_fs5=__toESM(require("node:fs"),1),import_node_path4=require("node:path"),
import_node_vm=__toESM(require("node:vm"),1);init_files();init_paths();init_regular_file();init_store_owner();OTHERS_MAY_WRITE=18,MAX_KEPT_BYTES=16*1024*1024}});var import_node_path5=require("node:path"),[,,command]=process.argv;(command==="import"||command==="reindex")&&(init_heap(),__toCommonJS(heap_exports)).limitHeap();
if(command==="search"){let{loadCompiled:loadCompiled2}=(init_compiled(),__toCommonJS(compiled_exports));loadCompiled2((0,import_node_path5.join)(__dirname,"sear\
ch.cjs")).runSearch()}else require("./main.cjs");
