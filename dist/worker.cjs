"use strict";var __create=Object.create;var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty;var __commonJS=(cb,mod)=>function(){try{return mod||(0,cb[__getOwnPropNames(cb)[0]])((mod={exports:{}}).exports,mod),mod.exports}catch(e){throw mod=0,e}};var __copyProps=(to,from,except,desc)=>{if(from&&typeof from=="object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&
key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toESM=(mod,isNodeMode,target)=>(target=mod!=null?__create(__getProtoOf(mod)):{},__copyProps(isNodeMode||!mod||!mod.__esModule?__defProp(target,"default",{
value:mod,enumerable:!0}):target,mod));var require_polyfills=__commonJS({"node_modules/graceful-fs/polyfills.js"(exports2,module2){var constants=require("constants"),origCwd=process.cwd,cwd=null,platform=process.
env.GRACEFUL_FS_PLATFORM||process.platform;process.cwd=function(){return cwd||(cwd=origCwd.call(process)),cwd};try{process.cwd()}catch{}typeof process.chdir=="f\
unction"&&(chdir=process.chdir,process.chdir=function(d){cwd=null,chdir.call(process,d)},Object.setPrototypeOf&&Object.setPrototypeOf(process.chdir,chdir));var chdir;
module2.exports=patch;function patch(fs27){constants.hasOwnProperty("O_SYMLINK")&&process.version.match(/^v0\.6\.[0-2]|^v0\.5\./)&&patchLchmod(fs27),fs27.lutimes||
patchLutimes(fs27),fs27.chown=chownFix(fs27.chown),fs27.fchown=chownFix(fs27.fchown),fs27.lchown=chownFix(fs27.lchown),fs27.chmod=chmodFix(fs27.chmod),fs27.fchmod=
chmodFix(fs27.fchmod),fs27.lchmod=chmodFix(fs27.lchmod),fs27.chownSync=chownFixSync(fs27.chownSync),fs27.fchownSync=chownFixSync(fs27.fchownSync),fs27.lchownSync=
chownFixSync(fs27.lchownSync),fs27.chmodSync=chmodFixSync(fs27.chmodSync),fs27.fchmodSync=chmodFixSync(fs27.fchmodSync),fs27.lchmodSync=chmodFixSync(fs27.lchmodSync),
fs27.stat=statFix(fs27.stat),fs27.fstat=statFix(fs27.fstat),fs27.lstat=statFix(fs27.lstat),fs27.statSync=statFixSync(fs27.statSync),fs27.fstatSync=statFixSync(fs27.
fstatSync),fs27.lstatSync=statFixSync(fs27.lstatSync),fs27.chmod&&!fs27.lchmod&&(fs27.lchmod=function(path,mode,cb){cb&&process.nextTick(cb)},fs27.lchmodSync=function(){}),
fs27.chown&&!fs27.lchown&&(fs27.lchown=function(path,uid,gid,cb){cb&&process.nextTick(cb)},fs27.lchownSync=function(){}),platform==="win32"&&(fs27.rename=typeof fs27.
rename!="function"?fs27.rename:(function(fs$rename){function rename(from,to,cb){var start=Date.now(),backoff=0;fs$rename(from,to,function CB(er){if(er&&(er.code===
"EACCES"||er.code==="EPERM"||er.code==="EBUSY")&&Date.now()-start<6e4){setTimeout(function(){fs27.stat(to,function(stater,st){stater&&stater.code==="ENOENT"?fs$rename(
from,to,CB):cb(er)})},backoff),backoff<100&&(backoff+=10);return}cb&&cb(er)})}return Object.setPrototypeOf&&Object.setPrototypeOf(rename,fs$rename),rename})(fs27.
rename)),fs27.read=typeof fs27.read!="function"?fs27.read:(function(fs$read){function read(fd,buffer,offset,length,position,callback_){var callback;if(callback_&&
typeof callback_=="function"){var eagCounter=0;callback=function(er,_,__){if(er&&er.code==="EAGAIN"&&eagCounter<10)return eagCounter++,fs$read.call(fs27,fd,buffer,
offset,length,position,callback);callback_.apply(this,arguments)}}return fs$read.call(fs27,fd,buffer,offset,length,position,callback)}return Object.setPrototypeOf&&
Object.setPrototypeOf(read,fs$read),read})(fs27.read),fs27.readSync=typeof fs27.readSync!="function"?fs27.readSync:(function(fs$readSync){return function(fd,buffer,offset,length,position){
for(var eagCounter=0;;)try{return fs$readSync.call(fs27,fd,buffer,offset,length,position)}catch(er){if(er.code==="EAGAIN"&&eagCounter<10){eagCounter++;continue}
throw er}}})(fs27.readSync);function patchLchmod(fs28){fs28.lchmod=function(path,mode,callback){fs28.open(path,constants.O_WRONLY|constants.O_SYMLINK,mode,function(err,fd){
if(err){callback&&callback(err);return}fs28.fchmod(fd,mode,function(err2){fs28.close(fd,function(err22){callback&&callback(err2||err22)})})})},fs28.lchmodSync=function(path,mode){
var fd=fs28.openSync(path,constants.O_WRONLY|constants.O_SYMLINK,mode),threw=!0,ret;try{ret=fs28.fchmodSync(fd,mode),threw=!1}finally{if(threw)try{fs28.closeSync(
fd)}catch{}else fs28.closeSync(fd)}return ret}}function patchLutimes(fs28){constants.hasOwnProperty("O_SYMLINK")&&fs28.futimes?(fs28.lutimes=function(path,at2,mt,cb){
fs28.open(path,constants.O_SYMLINK,function(er,fd){if(er){cb&&cb(er);return}fs28.futimes(fd,at2,mt,function(er2){fs28.close(fd,function(er22){cb&&cb(er2||er22)})})})},
fs28.lutimesSync=function(path,at2,mt){var fd=fs28.openSync(path,constants.O_SYMLINK),ret,threw=!0;try{ret=fs28.futimesSync(fd,at2,mt),threw=!1}finally{if(threw)
try{fs28.closeSync(fd)}catch{}else fs28.closeSync(fd)}return ret}):fs28.futimes&&(fs28.lutimes=function(_a2,_b,_c,cb){cb&&process.nextTick(cb)},fs28.lutimesSync=
function(){})}function chmodFix(orig){return orig&&function(target,mode,cb){return orig.call(fs27,target,mode,function(er){chownErOk(er)&&(er=null),cb&&cb.apply(
this,arguments)})}}function chmodFixSync(orig){return orig&&function(target,mode){try{return orig.call(fs27,target,mode)}catch(er){if(!chownErOk(er))throw er}}}
function chownFix(orig){return orig&&function(target,uid,gid,cb){return orig.call(fs27,target,uid,gid,function(er){chownErOk(er)&&(er=null),cb&&cb.apply(this,arguments)})}}
function chownFixSync(orig){return orig&&function(target,uid,gid){try{return orig.call(fs27,target,uid,gid)}catch(er){if(!chownErOk(er))throw er}}}function statFix(orig){
return orig&&function(target,options,cb){typeof options=="function"&&(cb=options,options=null);function callback(er,stats){stats&&(stats.uid<0&&(stats.uid+=4294967296),
stats.gid<0&&(stats.gid+=4294967296)),cb&&cb.apply(this,arguments)}return options?orig.call(fs27,target,options,callback):orig.call(fs27,target,callback)}}function statFixSync(orig){
return orig&&function(target,options){var stats=options?orig.call(fs27,target,options):orig.call(fs27,target);return stats&&(stats.uid<0&&(stats.uid+=4294967296),
stats.gid<0&&(stats.gid+=4294967296)),stats}}function chownErOk(er){if(!er||er.code==="ENOSYS")return!0;var nonroot=!process.getuid||process.getuid()!==0;return!!(nonroot&&
(er.code==="EINVAL"||er.code==="EPERM"))}}}});var require_legacy_streams=__commonJS({"node_modules/graceful-fs/legacy-streams.js"(exports2,module2){var Stream=require("stream").Stream;module2.exports=legacy;
function legacy(fs27){return{ReadStream,WriteStream};function ReadStream(path,options){if(!(this instanceof ReadStream))return new ReadStream(path,options);Stream.
call(this);var self=this;this.path=path,this.fd=null,this.readable=!0,this.paused=!1,this.flags="r",this.mode=438,this.bufferSize=64*1024,options=options||{};for(var keys=Object.
keys(options),index=0,length=keys.length;index<length;index++){var key=keys[index];this[key]=options[key]}if(this.encoding&&this.setEncoding(this.encoding),this.
start!==void 0){if(typeof this.start!="number")throw TypeError("start must be a Number");if(this.end===void 0)this.end=1/0;else if(typeof this.end!="number")throw TypeError(
"end must be a Number");if(this.start>this.end)throw new Error("start must be <= end");this.pos=this.start}if(this.fd!==null){process.nextTick(function(){self._read()});
return}fs27.open(this.path,this.flags,this.mode,function(err,fd){if(err){self.emit("error",err),self.readable=!1;return}self.fd=fd,self.emit("open",fd),self._read()})}
function WriteStream(path,options){if(!(this instanceof WriteStream))return new WriteStream(path,options);Stream.call(this),this.path=path,this.fd=null,this.writable=
!0,this.flags="w",this.encoding="binary",this.mode=438,this.bytesWritten=0,options=options||{};for(var keys=Object.keys(options),index=0,length=keys.length;index<
length;index++){var key=keys[index];this[key]=options[key]}if(this.start!==void 0){if(typeof this.start!="number")throw TypeError("start must be a Number");if(this.
start<0)throw new Error("start must be >= zero");this.pos=this.start}this.busy=!1,this._queue=[],this.fd===null&&(this._open=fs27.open,this._queue.push([this._open,
this.path,this.flags,this.mode,void 0]),this.flush())}}}});var require_clone=__commonJS({"node_modules/graceful-fs/clone.js"(exports2,module2){"use strict";module2.exports=clone2;var getPrototypeOf=Object.getPrototypeOf||
function(obj){return obj.__proto__};function clone2(obj){if(obj===null||typeof obj!="object")return obj;if(obj instanceof Object)var copy={__proto__:getPrototypeOf(
obj)};else var copy=Object.create(null);return Object.getOwnPropertyNames(obj).forEach(function(key){Object.defineProperty(copy,key,Object.getOwnPropertyDescriptor(
obj,key))}),copy}}});var require_graceful_fs=__commonJS({"node_modules/graceful-fs/graceful-fs.js"(exports2,module2){var fs27=require("fs"),polyfills=require_polyfills(),legacy=require_legacy_streams(),
clone2=require_clone(),util=require("util"),gracefulQueue,previousSymbol;typeof Symbol=="function"&&typeof Symbol.for=="function"?(gracefulQueue=Symbol.for("gra\
ceful-fs.queue"),previousSymbol=Symbol.for("graceful-fs.previous")):(gracefulQueue="___graceful-fs.queue",previousSymbol="___graceful-fs.previous");function noop(){}
function publishQueue(context,queue2){Object.defineProperty(context,gracefulQueue,{get:function(){return queue2}})}var debug=noop;util.debuglog?debug=util.debuglog(
"gfs4"):/\bgfs4\b/i.test(process.env.NODE_DEBUG||"")&&(debug=function(){var m=util.format.apply(util,arguments);m="GFS4: "+m.split(/\n/).join(`
GFS4: `),console.error(m)});fs27[gracefulQueue]||(queue=global[gracefulQueue]||[],publishQueue(fs27,queue),fs27.close=(function(fs$close){function close(fd,cb){
return fs$close.call(fs27,fd,function(err){err||resetQueue(),typeof cb=="function"&&cb.apply(this,arguments)})}return Object.defineProperty(close,previousSymbol,
{value:fs$close}),close})(fs27.close),fs27.closeSync=(function(fs$closeSync){function closeSync(fd){fs$closeSync.apply(fs27,arguments),resetQueue()}return Object.
defineProperty(closeSync,previousSymbol,{value:fs$closeSync}),closeSync})(fs27.closeSync),/\bgfs4\b/i.test(process.env.NODE_DEBUG||"")&&process.on("exit",function(){
debug(fs27[gracefulQueue]),require("assert").equal(fs27[gracefulQueue].length,0)}));var queue;global[gracefulQueue]||publishQueue(global,fs27[gracefulQueue]);module2.
exports=patch(clone2(fs27));process.env.TEST_GRACEFUL_FS_GLOBAL_PATCH&&!fs27.__patched&&(module2.exports=patch(fs27),fs27.__patched=!0);function patch(fs28){polyfills(
fs28),fs28.gracefulify=patch,fs28.createReadStream=createReadStream,fs28.createWriteStream=createWriteStream;var fs$readFile=fs28.readFile;fs28.readFile=readFile;
function readFile(path,options,cb){return typeof options=="function"&&(cb=options,options=null),go$readFile(path,options,cb);function go$readFile(path2,options2,cb2,startTime){
return fs$readFile(path2,options2,function(err){err&&(err.code==="EMFILE"||err.code==="ENFILE")?enqueue([go$readFile,[path2,options2,cb2],err,startTime||Date.now(),
Date.now()]):typeof cb2=="function"&&cb2.apply(this,arguments)})}}var fs$writeFile=fs28.writeFile;fs28.writeFile=writeFile;function writeFile(path,data,options,cb){
return typeof options=="function"&&(cb=options,options=null),go$writeFile(path,data,options,cb);function go$writeFile(path2,data2,options2,cb2,startTime){return fs$writeFile(
path2,data2,options2,function(err){err&&(err.code==="EMFILE"||err.code==="ENFILE")?enqueue([go$writeFile,[path2,data2,options2,cb2],err,startTime||Date.now(),Date.
now()]):typeof cb2=="function"&&cb2.apply(this,arguments)})}}var fs$appendFile=fs28.appendFile;fs$appendFile&&(fs28.appendFile=appendFile);function appendFile(path,data,options,cb){
return typeof options=="function"&&(cb=options,options=null),go$appendFile(path,data,options,cb);function go$appendFile(path2,data2,options2,cb2,startTime){return fs$appendFile(
path2,data2,options2,function(err){err&&(err.code==="EMFILE"||err.code==="ENFILE")?enqueue([go$appendFile,[path2,data2,options2,cb2],err,startTime||Date.now(),Date.
now()]):typeof cb2=="function"&&cb2.apply(this,arguments)})}}var fs$copyFile=fs28.copyFile;fs$copyFile&&(fs28.copyFile=copyFile2);function copyFile2(src,dest,flags,cb){
return typeof flags=="function"&&(cb=flags,flags=0),go$copyFile(src,dest,flags,cb);function go$copyFile(src2,dest2,flags2,cb2,startTime){return fs$copyFile(src2,
dest2,flags2,function(err){err&&(err.code==="EMFILE"||err.code==="ENFILE")?enqueue([go$copyFile,[src2,dest2,flags2,cb2],err,startTime||Date.now(),Date.now()]):typeof cb2==
"function"&&cb2.apply(this,arguments)})}}var fs$readdir=fs28.readdir;fs28.readdir=readdir;var noReaddirOptionVersions=/^v[0-5]\./;function readdir(path,options,cb){
typeof options=="function"&&(cb=options,options=null);var go$readdir=noReaddirOptionVersions.test(process.version)?function(path2,options2,cb2,startTime){return fs$readdir(
path2,fs$readdirCallback(path2,options2,cb2,startTime))}:function(path2,options2,cb2,startTime){return fs$readdir(path2,options2,fs$readdirCallback(path2,options2,
cb2,startTime))};return go$readdir(path,options,cb);function fs$readdirCallback(path2,options2,cb2,startTime){return function(err,files){err&&(err.code==="EMFIL\
E"||err.code==="ENFILE")?enqueue([go$readdir,[path2,options2,cb2],err,startTime||Date.now(),Date.now()]):(files&&files.sort&&files.sort(),typeof cb2=="function"&&
cb2.call(this,err,files))}}}if(process.version.substr(0,4)==="v0.8"){var legStreams=legacy(fs28);ReadStream=legStreams.ReadStream,WriteStream=legStreams.WriteStream}
var fs$ReadStream=fs28.ReadStream;fs$ReadStream&&(ReadStream.prototype=Object.create(fs$ReadStream.prototype),ReadStream.prototype.open=ReadStream$open);var fs$WriteStream=fs28.
WriteStream;fs$WriteStream&&(WriteStream.prototype=Object.create(fs$WriteStream.prototype),WriteStream.prototype.open=WriteStream$open),Object.defineProperty(fs28,
"ReadStream",{get:function(){return ReadStream},set:function(val){ReadStream=val},enumerable:!0,configurable:!0}),Object.defineProperty(fs28,"WriteStream",{get:function(){
return WriteStream},set:function(val){WriteStream=val},enumerable:!0,configurable:!0});var FileReadStream=ReadStream;Object.defineProperty(fs28,"FileReadStream",
{get:function(){return FileReadStream},set:function(val){FileReadStream=val},enumerable:!0,configurable:!0});var FileWriteStream=WriteStream;Object.defineProperty(
fs28,"FileWriteStream",{get:function(){return FileWriteStream},set:function(val){FileWriteStream=val},enumerable:!0,configurable:!0});function ReadStream(path,options){
return this instanceof ReadStream?(fs$ReadStream.apply(this,arguments),this):ReadStream.apply(Object.create(ReadStream.prototype),arguments)}function ReadStream$open(){
var that=this;open2(that.path,that.flags,that.mode,function(err,fd){err?(that.autoClose&&that.destroy(),that.emit("error",err)):(that.fd=fd,that.emit("open",fd),
that.read())})}function WriteStream(path,options){return this instanceof WriteStream?(fs$WriteStream.apply(this,arguments),this):WriteStream.apply(Object.create(
WriteStream.prototype),arguments)}function WriteStream$open(){var that=this;open2(that.path,that.flags,that.mode,function(err,fd){err?(that.destroy(),that.emit(
"error",err)):(that.fd=fd,that.emit("open",fd))})}function createReadStream(path,options){return new fs28.ReadStream(path,options)}function createWriteStream(path,options){
return new fs28.WriteStream(path,options)}var fs$open=fs28.open;fs28.open=open2;function open2(path,flags,mode,cb){return typeof mode=="function"&&(cb=mode,mode=
null),go$open(path,flags,mode,cb);function go$open(path2,flags2,mode2,cb2,startTime){return fs$open(path2,flags2,mode2,function(err,fd){err&&(err.code==="EMFILE"||
err.code==="ENFILE")?enqueue([go$open,[path2,flags2,mode2,cb2],err,startTime||Date.now(),Date.now()]):typeof cb2=="function"&&cb2.apply(this,arguments)})}}return fs28}
function enqueue(elem){debug("ENQUEUE",elem[0].name,elem[1]),fs27[gracefulQueue].push(elem),retry()}var retryTimer;function resetQueue(){for(var now=Date.now(),
i=0;i<fs27[gracefulQueue].length;++i)fs27[gracefulQueue][i].length>2&&(fs27[gracefulQueue][i][3]=now,fs27[gracefulQueue][i][4]=now);retry()}function retry(){if(clearTimeout(
retryTimer),retryTimer=void 0,fs27[gracefulQueue].length!==0){var elem=fs27[gracefulQueue].shift(),fn=elem[0],args=elem[1],err=elem[2],startTime=elem[3],lastTime=elem[4];
if(startTime===void 0)debug("RETRY",fn.name,args),fn.apply(null,args);else if(Date.now()-startTime>=6e4){debug("TIMEOUT",fn.name,args);var cb=args.pop();typeof cb==
"function"&&cb.call(null,err)}else{var sinceAttempt=Date.now()-lastTime,sinceStart=Math.max(lastTime-startTime,1),desiredDelay=Math.min(sinceStart*1.2,100);sinceAttempt>=
desiredDelay?(debug("RETRY",fn.name,args),fn.apply(null,args.concat([startTime]))):fs27[gracefulQueue].push(elem)}retryTimer===void 0&&(retryTimer=setTimeout(retry,
0))}}}});var require_retry_operation=__commonJS({"node_modules/retry/lib/retry_operation.js"(exports2,module2){function RetryOperation(timeouts,options){typeof options==
"boolean"&&(options={forever:options}),this._originalTimeouts=JSON.parse(JSON.stringify(timeouts)),this._timeouts=timeouts,this._options=options||{},this._maxRetryTime=
options&&options.maxRetryTime||1/0,this._fn=null,this._errors=[],this._attempts=1,this._operationTimeout=null,this._operationTimeoutCb=null,this._timeout=null,this.
_operationStart=null,this._options.forever&&(this._cachedTimeouts=this._timeouts.slice(0))}module2.exports=RetryOperation;RetryOperation.prototype.reset=function(){
this._attempts=1,this._timeouts=this._originalTimeouts};RetryOperation.prototype.stop=function(){this._timeout&&clearTimeout(this._timeout),this._timeouts=[],this.
_cachedTimeouts=null};RetryOperation.prototype.retry=function(err){if(this._timeout&&clearTimeout(this._timeout),!err)return!1;var currentTime=new Date().getTime();
if(err&&currentTime-this._operationStart>=this._maxRetryTime)return this._errors.unshift(new Error("RetryOperation timeout occurred")),!1;this._errors.push(err);
var timeout=this._timeouts.shift();if(timeout===void 0)if(this._cachedTimeouts)this._errors.splice(this._errors.length-1,this._errors.length),this._timeouts=this.
_cachedTimeouts.slice(0),timeout=this._timeouts.shift();else return!1;var self=this,timer=setTimeout(function(){self._attempts++,self._operationTimeoutCb&&(self.
_timeout=setTimeout(function(){self._operationTimeoutCb(self._attempts)},self._operationTimeout),self._options.unref&&self._timeout.unref()),self._fn(self._attempts)},
timeout);return this._options.unref&&timer.unref(),!0};RetryOperation.prototype.attempt=function(fn,timeoutOps){this._fn=fn,timeoutOps&&(timeoutOps.timeout&&(this.
_operationTimeout=timeoutOps.timeout),timeoutOps.cb&&(this._operationTimeoutCb=timeoutOps.cb));var self=this;this._operationTimeoutCb&&(this._timeout=setTimeout(
function(){self._operationTimeoutCb()},self._operationTimeout)),this._operationStart=new Date().getTime(),this._fn(this._attempts)};RetryOperation.prototype.try=
function(fn){console.log("Using RetryOperation.try() is deprecated"),this.attempt(fn)};RetryOperation.prototype.start=function(fn){console.log("Using RetryOpera\
tion.start() is deprecated"),this.attempt(fn)};RetryOperation.prototype.start=RetryOperation.prototype.try;RetryOperation.prototype.errors=function(){return this.
_errors};RetryOperation.prototype.attempts=function(){return this._attempts};RetryOperation.prototype.mainError=function(){if(this._errors.length===0)return null;
for(var counts={},mainError=null,mainErrorCount=0,i=0;i<this._errors.length;i++){var error=this._errors[i],message=error.message,count2=(counts[message]||0)+1;counts[message]=
count2,count2>=mainErrorCount&&(mainError=error,mainErrorCount=count2)}return mainError}}});var require_retry=__commonJS({"node_modules/retry/lib/retry.js"(exports2){var RetryOperation=require_retry_operation();exports2.operation=function(options){var timeouts=exports2.
timeouts(options);return new RetryOperation(timeouts,{forever:options&&options.forever,unref:options&&options.unref,maxRetryTime:options&&options.maxRetryTime})};
exports2.timeouts=function(options){if(options instanceof Array)return[].concat(options);var opts={retries:10,factor:2,minTimeout:1*1e3,maxTimeout:1/0,randomize:!1};
for(var key in options)opts[key]=options[key];if(opts.minTimeout>opts.maxTimeout)throw new Error("minTimeout is greater than maxTimeout");for(var timeouts=[],i=0;i<
opts.retries;i++)timeouts.push(this.createTimeout(i,opts));return options&&options.forever&&!timeouts.length&&timeouts.push(this.createTimeout(i,opts)),timeouts.
sort(function(a,b){return a-b}),timeouts};exports2.createTimeout=function(attempt3,opts){var random=opts.randomize?Math.random()+1:1,timeout=Math.round(random*opts.
minTimeout*Math.pow(opts.factor,attempt3));return timeout=Math.min(timeout,opts.maxTimeout),timeout};exports2.wrap=function(obj,options,methods){if(options instanceof
Array&&(methods=options,options=null),!methods){methods=[];for(var key in obj)typeof obj[key]=="function"&&methods.push(key)}for(var i=0;i<methods.length;i++){var method=methods[i],
original=obj[method];obj[method]=function(original2){var op=exports2.operation(options),args=Array.prototype.slice.call(arguments,1),callback=args.pop();args.push(
function(err){op.retry(err)||(err&&(arguments[0]=op.mainError()),callback.apply(this,arguments))}),op.attempt(function(){original2.apply(obj,args)})}.bind(obj,original),
obj[method].options=options}}}});var require_retry2=__commonJS({"node_modules/retry/index.js"(exports2,module2){module2.exports=require_retry()}});var require_signals=__commonJS({"node_modules/signal-exit/signals.js"(exports2,module2){module2.exports=["SIGABRT","SIGALRM","SIGHUP","SIGINT","SIGTERM"];process.
platform!=="win32"&&module2.exports.push("SIGVTALRM","SIGXCPU","SIGXFSZ","SIGUSR2","SIGTRAP","SIGSYS","SIGQUIT","SIGIOT");process.platform==="linux"&&module2.exports.
push("SIGIO","SIGPOLL","SIGPWR","SIGSTKFLT","SIGUNUSED")}});var require_signal_exit=__commonJS({"node_modules/signal-exit/index.js"(exports2,module2){var process2=global.process,processOk=function(process3){return process3&&
typeof process3=="object"&&typeof process3.removeListener=="function"&&typeof process3.emit=="function"&&typeof process3.reallyExit=="function"&&typeof process3.
listeners=="function"&&typeof process3.kill=="function"&&typeof process3.pid=="number"&&typeof process3.on=="function"};processOk(process2)?(assert=require("assert"),
signals=require_signals(),isWin=/^win/i.test(process2.platform),EE=require("events"),typeof EE!="function"&&(EE=EE.EventEmitter),process2.__signal_exit_emitter__?
emitter=process2.__signal_exit_emitter__:(emitter=process2.__signal_exit_emitter__=new EE,emitter.count=0,emitter.emitted={}),emitter.infinite||(emitter.setMaxListeners(
1/0),emitter.infinite=!0),module2.exports=function(cb,opts){if(!processOk(global.process))return function(){};assert.equal(typeof cb,"function","a callback must\
 be provided for exit handler"),loaded===!1&&load();var ev="exit";opts&&opts.alwaysLast&&(ev="afterexit");var remove=function(){emitter.removeListener(ev,cb),emitter.
listeners("exit").length===0&&emitter.listeners("afterexit").length===0&&unload()};return emitter.on(ev,cb),remove},unload=function(){!loaded||!processOk(global.
process)||(loaded=!1,signals.forEach(function(sig){try{process2.removeListener(sig,sigListeners[sig])}catch{}}),process2.emit=originalProcessEmit,process2.reallyExit=
originalProcessReallyExit,emitter.count-=1)},module2.exports.unload=unload,emit=function(event,code,signal){emitter.emitted[event]||(emitter.emitted[event]=!0,emitter.
emit(event,code,signal))},sigListeners={},signals.forEach(function(sig){sigListeners[sig]=function(){if(processOk(global.process)){var listeners=process2.listeners(
sig);listeners.length===emitter.count&&(unload(),emit("exit",null,sig),emit("afterexit",null,sig),isWin&&sig==="SIGHUP"&&(sig="SIGINT"),process2.kill(process2.pid,
sig))}}}),module2.exports.signals=function(){return signals},loaded=!1,load=function(){loaded||!processOk(global.process)||(loaded=!0,emitter.count+=1,signals=signals.
filter(function(sig){try{return process2.on(sig,sigListeners[sig]),!0}catch{return!1}}),process2.emit=processEmit,process2.reallyExit=processReallyExit)},module2.
exports.load=load,originalProcessReallyExit=process2.reallyExit,processReallyExit=function(code){processOk(global.process)&&(process2.exitCode=code||0,emit("exi\
t",process2.exitCode,null),emit("afterexit",process2.exitCode,null),originalProcessReallyExit.call(process2,process2.exitCode))},originalProcessEmit=process2.emit,
processEmit=function(ev,arg){if(ev==="exit"&&processOk(global.process)){arg!==void 0&&(process2.exitCode=arg);var ret=originalProcessEmit.apply(this,arguments);
return emit("exit",process2.exitCode,null),emit("afterexit",process2.exitCode,null),ret}else return originalProcessEmit.apply(this,arguments)}):module2.exports=
function(){return function(){}};var assert,signals,isWin,EE,emitter,unload,emit,sigListeners,loaded,load,originalProcessReallyExit,processReallyExit,originalProcessEmit,
processEmit}});var require_mtime_precision=__commonJS({"node_modules/proper-lockfile/lib/mtime-precision.js"(exports2,module2){"use strict";var cacheSymbol=Symbol();function probe(file,fs27,callback){
let cachedPrecision=fs27[cacheSymbol];if(cachedPrecision)return fs27.stat(file,(err,stat)=>{if(err)return callback(err);callback(null,stat.mtime,cachedPrecision)});
let mtime=new Date(Math.ceil(Date.now()/1e3)*1e3+5);fs27.utimes(file,mtime,mtime,err=>{if(err)return callback(err);fs27.stat(file,(err2,stat)=>{if(err2)return callback(
err2);let precision=stat.mtime.getTime()%1e3===0?"s":"ms";Object.defineProperty(fs27,cacheSymbol,{value:precision}),callback(null,stat.mtime,precision)})})}function getMtime(precision){
let now=Date.now();return precision==="s"&&(now=Math.ceil(now/1e3)*1e3),new Date(now)}module2.exports.probe=probe;module2.exports.getMtime=getMtime}});var require_lockfile=__commonJS({"node_modules/proper-lockfile/lib/lockfile.js"(exports2,module2){"use strict";var path=require("path"),fs27=require_graceful_fs(),
retry=require_retry2(),onExit=require_signal_exit(),mtimePrecision=require_mtime_precision(),locks={};function getLockFile(file,options){return options.lockfilePath||
`${file}.lock`}function resolveCanonicalPath(file,options,callback){if(!options.realpath)return callback(null,path.resolve(file));options.fs.realpath(file,callback)}
function acquireLock2(file,options,callback){let lockfilePath=getLockFile(file,options);options.fs.mkdir(lockfilePath,err=>{if(!err)return mtimePrecision.probe(
lockfilePath,options.fs,(err2,mtime,mtimePrecision2)=>{if(err2)return options.fs.rmdir(lockfilePath,()=>{}),callback(err2);callback(null,mtime,mtimePrecision2)});
if(err.code!=="EEXIST")return callback(err);if(options.stale<=0)return callback(Object.assign(new Error("Lock file is already being held"),{code:"ELOCKED",file}));
options.fs.stat(lockfilePath,(err2,stat)=>{if(err2)return err2.code==="ENOENT"?acquireLock2(file,{...options,stale:0},callback):callback(err2);if(!isLockStale(stat,
options))return callback(Object.assign(new Error("Lock file is already being held"),{code:"ELOCKED",file}));removeLock(file,options,err3=>{if(err3)return callback(
err3);acquireLock2(file,{...options,stale:0},callback)})})})}function isLockStale(stat,options){return stat.mtime.getTime()<Date.now()-options.stale}function removeLock(file,options,callback){
options.fs.rmdir(getLockFile(file,options),err=>{if(err&&err.code!=="ENOENT")return callback(err);callback()})}function updateLock(file,options){let lock2=locks[file];
lock2.updateTimeout||(lock2.updateDelay=lock2.updateDelay||options.update,lock2.updateTimeout=setTimeout(()=>{lock2.updateTimeout=null,options.fs.stat(lock2.lockfilePath,
(err,stat)=>{let isOverThreshold=lock2.lastUpdate+options.stale<Date.now();if(err)return err.code==="ENOENT"||isOverThreshold?setLockAsCompromised(file,lock2,Object.
assign(err,{code:"ECOMPROMISED"})):(lock2.updateDelay=1e3,updateLock(file,options));if(!(lock2.mtime.getTime()===stat.mtime.getTime()))return setLockAsCompromised(
file,lock2,Object.assign(new Error("Unable to update lock within the stale threshold"),{code:"ECOMPROMISED"}));let mtime=mtimePrecision.getMtime(lock2.mtimePrecision);
options.fs.utimes(lock2.lockfilePath,mtime,mtime,err2=>{let isOverThreshold2=lock2.lastUpdate+options.stale<Date.now();if(!lock2.released){if(err2)return err2.code===
"ENOENT"||isOverThreshold2?setLockAsCompromised(file,lock2,Object.assign(err2,{code:"ECOMPROMISED"})):(lock2.updateDelay=1e3,updateLock(file,options));lock2.mtime=
mtime,lock2.lastUpdate=Date.now(),lock2.updateDelay=null,updateLock(file,options)}})})},lock2.updateDelay),lock2.updateTimeout.unref&&lock2.updateTimeout.unref())}
function setLockAsCompromised(file,lock2,err){lock2.released=!0,lock2.updateTimeout&&clearTimeout(lock2.updateTimeout),locks[file]===lock2&&delete locks[file],lock2.
options.onCompromised(err)}function lock(file,options,callback){options={stale:1e4,update:null,realpath:!0,retries:0,fs:fs27,onCompromised:err=>{throw err},...options},
options.retries=options.retries||0,options.retries=typeof options.retries=="number"?{retries:options.retries}:options.retries,options.stale=Math.max(options.stale||
0,2e3),options.update=options.update==null?options.stale/2:options.update||0,options.update=Math.max(Math.min(options.update,options.stale/2),1e3),resolveCanonicalPath(
file,options,(err,file2)=>{if(err)return callback(err);let operation=retry.operation(options.retries);operation.attempt(()=>{acquireLock2(file2,options,(err2,mtime,mtimePrecision2)=>{
if(operation.retry(err2))return;if(err2)return callback(operation.mainError());let lock2=locks[file2]={lockfilePath:getLockFile(file2,options),mtime,mtimePrecision:mtimePrecision2,
options,lastUpdate:Date.now()};updateLock(file2,options),callback(null,releasedCallback=>{if(lock2.released)return releasedCallback&&releasedCallback(Object.assign(
new Error("Lock is already released"),{code:"ERELEASED"}));unlock(file2,{...options,realpath:!1},releasedCallback)})})})})}function unlock(file,options,callback){
options={fs:fs27,realpath:!0,...options},resolveCanonicalPath(file,options,(err,file2)=>{if(err)return callback(err);let lock2=locks[file2];if(!lock2)return callback(
Object.assign(new Error("Lock is not acquired/owned by you"),{code:"ENOTACQUIRED"}));lock2.updateTimeout&&clearTimeout(lock2.updateTimeout),lock2.released=!0,delete locks[file2],
removeLock(file2,options,callback)})}function check(file,options,callback){options={stale:1e4,realpath:!0,fs:fs27,...options},options.stale=Math.max(options.stale||
0,2e3),resolveCanonicalPath(file,options,(err,file2)=>{if(err)return callback(err);options.fs.stat(getLockFile(file2,options),(err2,stat)=>err2?err2.code==="ENO\
ENT"?callback(null,!1):callback(err2):callback(null,!isLockStale(stat,options)))})}function getLocks(){return locks}onExit(()=>{for(let file in locks){let options=locks[file].
options;try{options.fs.rmdirSync(getLockFile(file,options))}catch{}}});module2.exports.lock=lock;module2.exports.unlock=unlock;module2.exports.check=check;module2.
exports.getLocks=getLocks}});var require_adapter=__commonJS({"node_modules/proper-lockfile/lib/adapter.js"(exports2,module2){"use strict";var fs27=require_graceful_fs();function createSyncFs(fs28){
let methods=["mkdir","realpath","stat","rmdir","utimes"],newFs={...fs28};return methods.forEach(method=>{newFs[method]=(...args)=>{let callback=args.pop(),ret;try{
ret=fs28[`${method}Sync`](...args)}catch(err){return callback(err)}callback(null,ret)}}),newFs}function toPromise(method){return(...args)=>new Promise((resolve2,reject)=>{
args.push((err,result)=>{err?reject(err):resolve2(result)}),method(...args)})}function toSync(method){return(...args)=>{let err,result;if(args.push((_err,_result)=>{
err=_err,result=_result}),method(...args),err)throw err;return result}}function toSyncOptions(options){if(options={...options},options.fs=createSyncFs(options.fs||
fs27),typeof options.retries=="number"&&options.retries>0||options.retries&&typeof options.retries.retries=="number"&&options.retries.retries>0)throw Object.assign(
new Error("Cannot use retries with the sync api"),{code:"ESYNC"});return options}module2.exports={toPromise,toSync,toSyncOptions}}});var require_proper_lockfile=__commonJS({"node_modules/proper-lockfile/index.js"(exports2,module2){"use strict";var lockfile2=require_lockfile(),{toPromise,toSync,
toSyncOptions}=require_adapter();async function lock(file,options){let release=await toPromise(lockfile2.lock)(file,options);return toPromise(release)}function lockSync(file,options){
let release=toSync(lockfile2.lock)(file,toSyncOptions(options));return toSync(release)}function unlock(file,options){return toPromise(lockfile2.unlock)(file,options)}
function unlockSync(file,options){return toSync(lockfile2.unlock)(file,toSyncOptions(options))}function check(file,options){return toPromise(lockfile2.check)(file,
options)}function checkSync(file,options){return toSync(lockfile2.check)(file,toSyncOptions(options))}module2.exports=lock;module2.exports.lock=lock;module2.exports.
unlock=unlock;module2.exports.lockSync=lockSync;module2.exports.unlockSync=unlockSync;module2.exports.check=check;module2.exports.checkSync=checkSync}});var require_util=__commonJS({"node_modules/better-sqlite3/lib/util.js"(exports2){"use strict";exports2.getBooleanOption=(options,key)=>{let value=!1;if(key in options&&
typeof(value=options[key])!="boolean")throw new TypeError(`Expected the "${key}" option to be a boolean`);return value};exports2.cppdb=Symbol();exports2.inspect=
Symbol.for("nodejs.util.inspect.custom")}});var require_sqlite_error=__commonJS({"node_modules/better-sqlite3/lib/sqlite-error.js"(exports2,module2){"use strict";var descriptor={value:"SqliteError",writable:!0,
enumerable:!1,configurable:!0};function SqliteError(message,code){if(new.target!==SqliteError)return new SqliteError(message,code);if(typeof code!="string")throw new TypeError(
"Expected second argument to be a string");Error.call(this,message),descriptor.value=""+message,Object.defineProperty(this,"message",descriptor),Error.captureStackTrace(
this,SqliteError),this.code=code}Object.setPrototypeOf(SqliteError,Error);Object.setPrototypeOf(SqliteError.prototype,Error.prototype);Object.defineProperty(SqliteError.
prototype,"name",descriptor);module2.exports=SqliteError}});var require_bindings=__commonJS({"absent:bindings"(exports2,module2){module2.exports=()=>{throw new Error("no path to the native module was given")}}});var require_wrappers=__commonJS({"node_modules/better-sqlite3/lib/methods/wrappers.js"(exports2){"use strict";var{cppdb}=require_util();exports2.prepare=function(sql){
return this[cppdb].prepare(sql,this,!1)};exports2.exec=function(sql){return this[cppdb].exec(sql),this};exports2.close=function(){return this[cppdb].close(),this};
exports2.loadExtension=function(...args){return this[cppdb].loadExtension(...args),this};exports2.defaultSafeIntegers=function(...args){return this[cppdb].defaultSafeIntegers(
...args),this};exports2.unsafeMode=function(...args){return this[cppdb].unsafeMode(...args),this};exports2.getters={name:{get:function(){return this[cppdb].name},
enumerable:!0},open:{get:function(){return this[cppdb].open},enumerable:!0},inTransaction:{get:function(){return this[cppdb].inTransaction},enumerable:!0},readonly:{
get:function(){return this[cppdb].readonly},enumerable:!0},memory:{get:function(){return this[cppdb].memory},enumerable:!0}}}});var require_transaction=__commonJS({"node_modules/better-sqlite3/lib/methods/transaction.js"(exports2,module2){"use strict";var{cppdb}=require_util(),controllers=new WeakMap;
module2.exports=function(fn){if(typeof fn!="function")throw new TypeError("Expected first argument to be a function");let db=this[cppdb],controller=getController(
db,this),{apply}=Function.prototype,properties={default:{value:wrapTransaction(apply,fn,db,controller.default)},deferred:{value:wrapTransaction(apply,fn,db,controller.
deferred)},immediate:{value:wrapTransaction(apply,fn,db,controller.immediate)},exclusive:{value:wrapTransaction(apply,fn,db,controller.exclusive)},database:{value:this,
enumerable:!0}};return Object.defineProperties(properties.default.value,properties),Object.defineProperties(properties.deferred.value,properties),Object.defineProperties(
properties.immediate.value,properties),Object.defineProperties(properties.exclusive.value,properties),properties.default.value};var getController=(db,self)=>{let controller=controllers.
get(db);if(!controller){let shared={commit:db.prepare("COMMIT",self,!1),rollback:db.prepare("ROLLBACK",self,!1),savepoint:db.prepare("SAVEPOINT `	_bs3.	`",self,
!1),release:db.prepare("RELEASE `	_bs3.	`",self,!1),rollbackTo:db.prepare("ROLLBACK TO `	_bs3.	`",self,!1)};controllers.set(db,controller={default:Object.assign(
{begin:db.prepare("BEGIN",self,!1)},shared),deferred:Object.assign({begin:db.prepare("BEGIN DEFERRED",self,!1)},shared),immediate:Object.assign({begin:db.prepare(
"BEGIN IMMEDIATE",self,!1)},shared),exclusive:Object.assign({begin:db.prepare("BEGIN EXCLUSIVE",self,!1)},shared)})}return controller},wrapTransaction=(apply,fn,db,{
begin,commit,rollback,savepoint,release,rollbackTo})=>function(){let before,after,undo;db.inTransaction?(before=savepoint,after=release,undo=rollbackTo):(before=
begin,after=commit,undo=rollback),before.run();try{let result=apply.call(fn,this,arguments);if(result&&typeof result.then=="function")throw new TypeError("Trans\
action function cannot return a promise");return after.run(),result}catch(ex){throw db.inTransaction&&(undo.run(),undo!==rollback&&after.run()),ex}}}});var require_pragma=__commonJS({"node_modules/better-sqlite3/lib/methods/pragma.js"(exports2,module2){"use strict";var{getBooleanOption,cppdb}=require_util();module2.
exports=function(source,options){if(options==null&&(options={}),typeof source!="string")throw new TypeError("Expected first argument to be a string");if(typeof options!=
"object")throw new TypeError("Expected second argument to be an options object");let simple=getBooleanOption(options,"simple"),stmt=this[cppdb].prepare(`PRAGMA ${source}`,
this,!0);return simple?stmt.pluck().get():stmt.all()}}});var require_backup=__commonJS({"node_modules/better-sqlite3/lib/methods/backup.js"(exports2,module2){"use strict";var fs27=require("fs"),path=require("path"),{promisify}=require("util"),
{cppdb}=require_util(),fsAccess=promisify(fs27.access);module2.exports=async function(filename,options){if(options==null&&(options={}),typeof filename!="string")
throw new TypeError("Expected first argument to be a string");if(typeof options!="object")throw new TypeError("Expected second argument to be an options object");
filename=filename.trim();let attachedName="attached"in options?options.attached:"main",handler="progress"in options?options.progress:null;if(!filename)throw new TypeError(
"Backup filename cannot be an empty string");if(filename===":memory:")throw new TypeError('Invalid backup filename ":memory:"');if(typeof attachedName!="string")
throw new TypeError('Expected the "attached" option to be a string');if(!attachedName)throw new TypeError('The "attached" option cannot be an empty string');if(handler!=
null&&typeof handler!="function")throw new TypeError('Expected the "progress" option to be a function');await fsAccess(path.dirname(filename)).catch(()=>{throw new TypeError(
"Cannot save backup because the directory does not exist")});let isNewFile=await fsAccess(filename).then(()=>!1,()=>!0);return runBackup(this[cppdb].backup(this,
attachedName,filename,isNewFile),handler||null)};var runBackup=(backup,handler)=>{let rate=0,useDefault=!0;return new Promise((resolve2,reject)=>{setImmediate(function step(){
try{let progress=backup.transfer(rate);if(!progress.remainingPages){backup.close(),resolve2(progress);return}if(useDefault&&(useDefault=!1,rate=100),handler){let ret=handler(
progress);if(ret!==void 0)if(typeof ret=="number"&&ret===ret)rate=Math.max(0,Math.min(2147483647,Math.round(ret)));else throw new TypeError("Expected progress c\
allback to return a number or undefined")}setImmediate(step)}catch(err){backup.close(),reject(err)}})})}}});var require_serialize=__commonJS({"node_modules/better-sqlite3/lib/methods/serialize.js"(exports2,module2){"use strict";var{cppdb}=require_util();module2.exports=
function(options){if(options==null&&(options={}),typeof options!="object")throw new TypeError("Expected first argument to be an options object");let attachedName="\
attached"in options?options.attached:"main";if(typeof attachedName!="string")throw new TypeError('Expected the "attached" option to be a string');if(!attachedName)
throw new TypeError('The "attached" option cannot be an empty string');return this[cppdb].serialize(attachedName)}}});var require_function=__commonJS({"node_modules/better-sqlite3/lib/methods/function.js"(exports2,module2){"use strict";var{getBooleanOption,cppdb}=require_util();
module2.exports=function(name,options,fn){if(options==null&&(options={}),typeof options=="function"&&(fn=options,options={}),typeof name!="string")throw new TypeError(
"Expected first argument to be a string");if(typeof fn!="function")throw new TypeError("Expected last argument to be a function");if(typeof options!="object")throw new TypeError(
"Expected second argument to be an options object");if(!name)throw new TypeError("User-defined function name cannot be an empty string");let safeIntegers="safeI\
ntegers"in options?+getBooleanOption(options,"safeIntegers"):2,deterministic=getBooleanOption(options,"deterministic"),directOnly=getBooleanOption(options,"dire\
ctOnly"),varargs=getBooleanOption(options,"varargs"),argCount=-1;if(!varargs){if(argCount=fn.length,!Number.isInteger(argCount)||argCount<0)throw new TypeError(
"Expected function.length to be a positive integer");if(argCount>100)throw new RangeError("User-defined functions cannot have more than 100 arguments")}return this[cppdb].
function(fn,name,argCount,safeIntegers,deterministic,directOnly),this}}});var require_aggregate=__commonJS({"node_modules/better-sqlite3/lib/methods/aggregate.js"(exports2,module2){"use strict";var{getBooleanOption,cppdb}=require_util();
module2.exports=function(name,options){if(typeof name!="string")throw new TypeError("Expected first argument to be a string");if(typeof options!="object"||options===
null)throw new TypeError("Expected second argument to be an options object");if(!name)throw new TypeError("User-defined function name cannot be an empty string");
let start="start"in options?options.start:null,step=getFunctionOption(options,"step",!0),inverse=getFunctionOption(options,"inverse",!1),result=getFunctionOption(
options,"result",!1),safeIntegers="safeIntegers"in options?+getBooleanOption(options,"safeIntegers"):2,deterministic=getBooleanOption(options,"deterministic"),directOnly=getBooleanOption(
options,"directOnly"),varargs=getBooleanOption(options,"varargs"),argCount=-1;if(!varargs&&(argCount=Math.max(getLength(step),inverse?getLength(inverse):0),argCount>
0&&(argCount-=1),argCount>100))throw new RangeError("User-defined functions cannot have more than 100 arguments");return this[cppdb].aggregate(start,step,inverse,
result,name,argCount,safeIntegers,deterministic,directOnly),this};var getFunctionOption=(options,key,required2)=>{let value=key in options?options[key]:null;if(typeof value==
"function")return value;if(value!=null)throw new TypeError(`Expected the "${key}" option to be a function`);if(required2)throw new TypeError(`Missing required o\
ption "${key}"`);return null},getLength=({length})=>{if(Number.isInteger(length)&&length>=0)return length;throw new TypeError("Expected function.length to be a \
positive integer")}}});var require_table=__commonJS({"node_modules/better-sqlite3/lib/methods/table.js"(exports2,module2){"use strict";var{cppdb}=require_util();module2.exports=function(name,factory){
if(typeof name!="string")throw new TypeError("Expected first argument to be a string");if(!name)throw new TypeError("Virtual table module name cannot be an empt\
y string");let eponymous=!1;if(typeof factory=="object"&&factory!==null)eponymous=!0,factory=defer(parseTableDefinition(factory,"used",name));else{if(typeof factory!=
"function")throw new TypeError("Expected second argument to be a function or a table definition object");factory=wrapFactory(factory)}return this[cppdb].table(factory,
name,eponymous),this};function wrapFactory(factory){return function(moduleName,databaseName,tableName,...args){let thisObject={module:moduleName,database:databaseName,
table:tableName},def=apply.call(factory,thisObject,args);if(typeof def!="object"||def===null)throw new TypeError(`Virtual table module "${moduleName}" did not r\
eturn a table definition object`);return parseTableDefinition(def,"returned",moduleName)}}function parseTableDefinition(def,verb,moduleName){if(!hasOwnProperty.
call(def,"rows"))throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition without a "rows" property`);if(!hasOwnProperty.call(def,"c\
olumns"))throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition without a "columns" property`);let rows=def.rows;if(typeof rows!="\
function"||Object.getPrototypeOf(rows)!==GeneratorFunctionPrototype)throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition with an\
 invalid "rows" property (should be a generator function)`);let columns=def.columns;if(!Array.isArray(columns)||!(columns=[...columns]).every(x=>typeof x=="stri\
ng"))throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition with an invalid "columns" property (should be an array of strings)`);if(columns.
length!==new Set(columns).size)throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition with duplicate column names`);if(!columns.length)
throw new RangeError(`Virtual table module "${moduleName}" ${verb} a table definition with zero columns`);let parameters;if(hasOwnProperty.call(def,"parameters")){
if(parameters=def.parameters,!Array.isArray(parameters)||!(parameters=[...parameters]).every(x=>typeof x=="string"))throw new TypeError(`Virtual table module "${moduleName}\
" ${verb} a table definition with an invalid "parameters" property (should be an array of strings)`)}else parameters=inferParameters(rows);if(parameters.length!==
new Set(parameters).size)throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition with duplicate parameter names`);if(parameters.length>
32)throw new RangeError(`Virtual table module "${moduleName}" ${verb} a table definition with more than the maximum number of 32 parameters`);for(let parameter of parameters)
if(columns.includes(parameter))throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition with column "${parameter}" which was ambiguo\
usly defined as both a column and parameter`);let safeIntegers=2;if(hasOwnProperty.call(def,"safeIntegers")){let bool=def.safeIntegers;if(typeof bool!="boolean")
throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition with an invalid "safeIntegers" property (should be a boolean)`);safeIntegers=
+bool}let directOnly=!1;if(hasOwnProperty.call(def,"directOnly")&&(directOnly=def.directOnly,typeof directOnly!="boolean"))throw new TypeError(`Virtual table mo\
dule "${moduleName}" ${verb} a table definition with an invalid "directOnly" property (should be a boolean)`);return[`CREATE TABLE x(${[...parameters.map(identifier).
map(str=>`${str} HIDDEN`),...columns.map(identifier)].join(", ")});`,wrapGenerator(rows,new Map(columns.map((x,i)=>[x,parameters.length+i])),moduleName),parameters,
safeIntegers,directOnly]}function wrapGenerator(generator,columnMap,moduleName){return function*(...args){let output=args.map(x=>Buffer.isBuffer(x)?Buffer.from(
x):x);for(let i=0;i<columnMap.size;++i)output.push(null);for(let row of generator(...args))if(Array.isArray(row))extractRowArray(row,output,columnMap.size,moduleName),
yield output;else if(typeof row=="object"&&row!==null)extractRowObject(row,output,columnMap,moduleName),yield output;else throw new TypeError(`Virtual table mod\
ule "${moduleName}" yielded something that isn't a valid row object`)}}function extractRowArray(row,output,columnCount,moduleName){if(row.length!==columnCount)throw new TypeError(
`Virtual table module "${moduleName}" yielded a row with an incorrect number of columns`);let offset=output.length-columnCount;for(let i=0;i<columnCount;++i)output[i+
offset]=row[i]}function extractRowObject(row,output,columnMap,moduleName){let count2=0;for(let key of Object.keys(row)){let index=columnMap.get(key);if(index===
void 0)throw new TypeError(`Virtual table module "${moduleName}" yielded a row with an undeclared column "${key}"`);output[index]=row[key],count2+=1}if(count2!==
columnMap.size)throw new TypeError(`Virtual table module "${moduleName}" yielded a row with missing columns`)}function inferParameters({length}){if(!Number.isInteger(
length)||length<0)throw new TypeError("Expected function.length to be a positive integer");let params=[];for(let i=0;i<length;++i)params.push(`$${i+1}`);return params}
var{hasOwnProperty}=Object.prototype,{apply}=Function.prototype,GeneratorFunctionPrototype=Object.getPrototypeOf(function*(){}),identifier=str=>`"${str.replace(
/"/g,'""')}"`,defer=x=>()=>x}});var require_inspect=__commonJS({"node_modules/better-sqlite3/lib/methods/inspect.js"(exports2,module2){"use strict";var DatabaseInspection=function(){};module2.
exports=function(depth,opts){return Object.assign(new DatabaseInspection,this)}}});var require_database=__commonJS({"node_modules/better-sqlite3/lib/database.js"(exports2,module2){"use strict";var fs27=require("fs"),path=require("path"),util=require_util(),
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
"file:")&&!fs27.existsSync(path.dirname(filename)))throw new TypeError("Cannot open database because the directory does not exist");Object.defineProperties(this,
{[util.cppdb]:{value:new addon.Database(filename,filenameGiven,anonymous,readonly,fileMustExist,timeout,verbose||null,buffer||null)},...wrappers.getters})}var wrappers=require_wrappers();
Database.prototype.prepare=wrappers.prepare;Database.prototype.transaction=require_transaction();Database.prototype.pragma=require_pragma();Database.prototype.backup=
require_backup();Database.prototype.serialize=require_serialize();Database.prototype.function=require_function();Database.prototype.aggregate=require_aggregate();
Database.prototype.table=require_table();Database.prototype.loadExtension=wrappers.loadExtension;Database.prototype.exec=wrappers.exec;Database.prototype.close=
wrappers.close;Database.prototype.defaultSafeIntegers=wrappers.defaultSafeIntegers;Database.prototype.unsafeMode=wrappers.unsafeMode;Database.prototype[util.inspect]=
require_inspect();module2.exports=Database}});var require_lib=__commonJS({"node_modules/better-sqlite3/lib/index.js"(exports2,module2){"use strict";module2.exports=require_database();module2.exports.SqliteError=
require_sqlite_error()}});var import_node_os={default:require("node:os")};var systemClock=()=>Date.now();function isoTime(timeMs){return new Date(timeMs).toISOString()}var import_node_path=require("node:path");var INITIAL_STATE=[1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225],ROUND_CONSTANTS=[1116352408,1899447441,3049323471,3921009573,
961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,
604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,
1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,
659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298];function sha256Hex(text3){
let bytes=padded(Buffer.from(text3,"utf8")),view=new DataView(bytes.buffer,bytes.byteOffset,bytes.length),state=Uint32Array.from(INITIAL_STATE),words=new Uint32Array(
64);for(let offset=0;offset<bytes.length;offset+=64){for(let i=0;i<16;i++)words[i]=view.getUint32(offset+4*i);extendSchedule(words),compress(state,words)}return Array.
from(state,word=>word.toString(16).padStart(8,"0")).join("")}function padded(bytes){let length=Math.ceil((bytes.length+9)/64)*64,result=Buffer.alloc(length);return bytes.
copy(result),result[bytes.length]=128,result.writeBigUInt64BE(BigInt(bytes.length)*8n,length-8),result}function rotate(word,bits){return word>>>bits|word<<32-bits}
function at(words,index){return words[index]}function extendSchedule(words){for(let i=16;i<64;i++){let early=at(words,i-15),late=at(words,i-2),small0=rotate(early,
7)^rotate(early,18)^early>>>3,small1=rotate(late,17)^rotate(late,19)^late>>>10;words[i]=at(words,i-16)+small0+at(words,i-7)+small1}}function compress(state,words){
let a=at(state,0),b=at(state,1),c=at(state,2),d=at(state,3),e=at(state,4),f=at(state,5),g=at(state,6),h=at(state,7);for(let i=0;i<64;i++){let big1=rotate(e,6)^rotate(
e,11)^rotate(e,25),choice2=e&f^~e&g,first=h+big1+choice2+at(ROUND_CONSTANTS,i)+at(words,i)|0,big0=rotate(a,2)^rotate(a,13)^rotate(a,22),majority=a&b^a&c^b&c;h=g,
g=f,f=e,e=d+first|0,d=c,c=b,b=a,a=first+big0+majority|0}let mixed=[a,b,c,d,e,f,g,h];for(let i=0;i<mixed.length;i++)state[i]=at(state,i)+at(mixed,i)}function clientRoot(env){return env.CLAUDE_CONFIG_DIR||(0,import_node_path.join)(homeFolder(env),".claude")}function homeFolder(env){return env.HOME||process.getBuiltinModule(
"node:os").homedir()}function storePaths(env){let root=env.LOGBOOK_HOME||(0,import_node_path.join)(clientRoot(env),"logbook"),at2=name=>`${root}${import_node_path.sep}${name}`;
return{root,config:at2("config.json"),sessions:at2("sessions"),projects:at2("projects"),user:at2("user"),queue:at2("queue"),archive:at2("archive.db"),native:at2(
"native"),app:at2("app"),diagnostics:at2("diagnostics.jsonl"),workerLog:at2("worker.log"),workerLock:at2("worker")}}function sessionPaths(store,session){let dir=`${store.
sessions}${import_node_path.sep}${safeName(session)}`,at2=name=>`${dir}${import_node_path.sep}${name}`;return{dir,log:at2("log.jsonl"),raw:at2("raw"),extra:at2(
"extra.jsonl"),shown:at2("shown.jsonl"),claims:at2("claims"),handoff:at2("handoff.md")}}var SAFE_NAME=/^[A-Za-z0-9_-]{1,128}$/;function safeName(id){return SAFE_NAME.test(id)?id:sha256Hex(id)}var import_node_fs2={default:require("node:fs")};function parseJson(text3){try{return JSON.parse(text3)}catch(error){if(error instanceof SyntaxError)return;throw error}}function parseJsonObject(text3){let value=parseJson(
text3);return typeof value=="object"&&value!==null&&!Array.isArray(value)?value:void 0}var PLACEHOLDER="[redacted:secret]",PASSWORD_NAMES="pass(?:word|wd|phrase)|pwd|secret",KEY_NAMES="api[_-]?key|access[_-]?key(?:[_-]?id)?|secret[_-]?key|account[\
_-]?key|private[_-]?key|encryption[_-]?key|signing[_-]?key|master[_-]?key|client[_-]?secret|credentials?|token",CJK_NAMES="\u5BC6\u7801|\u53E3\u4EE4|\u5BC6\u94A5|\u79D8\u94A5|\u4EE4\u724C|\u30D1\u30B9\u30EF\u30FC\u30C9|\u79D8\u5BC6\u9375|\u30C8\u30FC\u30AF\u30F3|\uBE44\uBC00\uBC88\uD638|\uD1A0\uD070\
|\uC554\uD638",NAME_END="(?:_?\\d{1,3}|[_-](?:prod|production|dev|test|staging|live|id|value|raw|base64|b64))?",SEPARATOR=`(?:["'\`]|\\\\["'])?\\s{0,4}(?::=|=>|[:=\uFF1A\
\uFF1D])\\s{0,4}`,CJK_SEPARATOR="\\s{0,4}(?:[:=\uFF1A\uFF1D]|\u662F|\u4E3A|\u306F|\uB294|\uC740)\\s{0,4}",FLAG_SEPARATOR="\\s{1,4}",VALUE=`(?:(["'\`]|\\\\["'])([^"\
'\`\\\\\\n]{4,4096})|([!#$%*+./0-9:=?@A-Z[\\]^_a-z~-]{4,4096}))`,ASSIGNED=new RegExp(`((?:(${PASSWORD_NAMES})|(?:${KEY_NAMES}))${NAME_END}${SEPARATOR})${VALUE}`,
"gi"),CJK_ASSIGNED=new RegExp(`((${CJK_NAMES})${CJK_SEPARATOR})${VALUE}`,"g"),FLAG=new RegExp(`((?:^|\\s)--?(?:[a-z-]{0,30}-)?(${PASSWORD_NAMES}|api-?key|token)${FLAG_SEPARATOR}\
)${VALUE}`,"gi"),ENV_PASSWORD=/((?<![a-z])(?:PASSWORD|PASSWD|PASSPHRASE|(?<![A-Z])PASS|PWD|SECRET)(?:_?\d{1,3}|_[A-Z]{2,12})?=)(["']?)([^\s"'`&]{4,4096})/g,ENV_KEY=/((?<![a-z])(?:KEY|AUTH|PAT|TOKEN)(?:_?\d{1,3})?=)(["']?)(?=[A-Za-z_/+-]{0,64}\d)(?=[\d_/+-]{0,64}[A-Za-z])[A-Za-z0-9_/+=.:-]{16,4096}/g,
PATH=/^(?:\.{0,2}|~)\//,ABOUT_SECRET=/_(?:NAME|FILE|PATH|DIR|ARN|URL|URI|KEY|TYPE|TTL|POLICY|LENGTH|MIN|MAX)=$/,NAME_HINTS=["pass","pwd","secret","key","credent\
ial","token",..."\u5BC6 \u53E3\u4EE4 \u4EE4\u724C \u30D1\u30B9\u30EF\u30FC\u30C9 \u30C8\u30FC\u30AF\u30F3 \uBE44\uBC00 \uD1A0\uD070 \uC554\uD638".split(" ")],CAPITAL_HINTS=[
"AUTH=","PAT="];function mayNameSecret(text3){let lower=text3.toLowerCase();return NAME_HINTS.some(hint=>lower.includes(hint))||CAPITAL_HINTS.some(hint=>text3.includes(
hint))}var STAND_IN=/^(?:[$<{(%[*]|x{4,}|\.{3}|your[-_ ]|(?:null|none|nil|undefined|true|false|string|number|boolean|required|optional|redacted|changeme|example|placeholder|password|secret|token|process|os|env|import|this|self|config|settings|ctx|req|request|secrets|vars|inputs|data|await|new|typeof|args|opts|options|params)\b)/i,
CALL_OR_PATH=/^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*[.([]|^(?:\.{0,2}|~)\/|^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)+$/,TYPE_NAME=/^(?:[A-Z][a-z]+)+\d{1,3}(?:[A-Z][a-z]+)+$|^u?int\d{1,3}\b|^utf-?\d/i,
MIN_KEY=12,MIN_PASSWORD=4;function isMixed(value){return/\d/.test(value)&&/[A-Za-z]/.test(value)}function isQuotedSecret(value,isPassword){return/\s/.test(value)?
isPassword&&/\d/.test(value)&&value.length<=64:isPassword||value.length>=MIN_KEY&&isMixed(value)||value.length>=32}function isBareSecret(value,isPassword){return CALL_OR_PATH.
test(value)||TYPE_NAME.test(value)?!1:isPassword?/\d|[!@#$%^*]/.test(value)&&value.length>=6:value.length>=MIN_KEY&&isMixed(value)}function isSecret(value,isQuoted,isPassword){
return value.length<MIN_PASSWORD||STAND_IN.test(value)?!1:isQuoted?isQuotedSecret(value,isPassword):isBareSecret(value,isPassword)}function redactMatch(whole,before,password,quote,quoted,bare){
return isSecret(quoted??bare??"",quoted!==void 0,password!==void 0)?`${before}${quote??""}${PLACEHOLDER}`:whole}function redactEnvPassword(whole,before,quote,value){
return STAND_IN.test(value)||PATH.test(value)||ABOUT_SECRET.test(before)?whole:`${before}${quote}${PLACEHOLDER}`}function redactAssigned(text3){return mayNameSecret(
text3)?text3.replace(ENV_PASSWORD,redactEnvPassword).replace(ENV_KEY,`$1$2${PLACEHOLDER}`).replace(ASSIGNED,redactMatch).replace(CJK_ASSIGNED,redactMatch).replace(
FLAG,redactMatch):text3}var PLACEHOLDER2="[redacted:private-key]",LABEL="[A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----",BEGIN=new RegExp(`-----BEGIN${LABEL}`,"g"),END=new RegExp(`-----END${LABEL}`,
"g"),BODY=new RegExp(`(?:\\s|\\\\[nrt]|(?:Proc-Type|DEK-Info|Version|Comment|Hash):[^\\n\\\\]{0,80}|[A-Za-z0-9+/=]{16,76}(?![A-Za-z0-9])|[A-Za-z0-9+/=]{1,76}(?=(?:\\\\[\
nr]|\\s){0,4}(?:-----|\u2026|$)))*(?:-----END${LABEL})?`,"y"),WHOLE_LINE=/^[A-Za-z0-9+/=]{1,76}$/,MIN_LINE=16,LINE_REST=/[A-Za-z0-9+/=]{0,76}$/;function redactBegun(text3){
let kept2="",from=0;for(let begin of text3.matchAll(BEGIN))begin.index<from||(kept2+=text3.slice(from,begin.index)+PLACEHOLDER2,BODY.lastIndex=begin.index+begin[0].
length,BODY.test(text3),from=BODY.lastIndex);return kept2+text3.slice(from)}function bodyStart(text3,end){let start=end;for(;text3[start-1]===`
`;){let lineStart=text3.lastIndexOf(`
`,start-2)+1,line=text3.slice(lineStart,start-1).trimEnd(),isLastLine=start===end;if(!WHOLE_LINE.test(line)||line.length<MIN_LINE&&!isLastLine)return isLastLine?
end:start-1-(LINE_REST.exec(line)?.[0].length??0);start=lineStart}return start}function redactEnded(text3){let kept2="",from=0;for(let end of text3.matchAll(END)){
let start=bodyStart(text3,end.index);start>=end.index||start<from||(kept2+=text3.slice(from,start)+PLACEHOLDER2,from=end.index+end[0].length)}return kept2+text3.
slice(from)}function redactPrivateKeys(text3){return text3.includes("PRIVATE KEY")?redactEnded(redactBegun(text3)):text3}var NOT_AFTER="(?<![A-Za-z0-9])",NOT_BEFORE="(?![A-Za-z0-9])";function byPrefix(kind,hint,prefix,run){let{alphabet="[A-Za-z0-9_-]",min,max=512}=run,end=run.max===void 0?"":NOT_BEFORE,cut=`(?=[A-Za-z_-]{0,40}\\d)${alphabet}\
{6,${min}}(?=\u2026|$)`;return{kind,hint,pattern:new RegExp(`${NOT_AFTER}(?:${prefix})(?:${alphabet}{${min},${max}}${end}|${cut})`,"g")}}function byForm(kind,hint,form){
return{kind,hint,pattern:new RegExp(NOT_AFTER+form,"g")}}var ALPHANUMERIC="[A-Za-z0-9]",BY_FORM=[byPrefix("aws-key","A","AKIA|ASIA|AROA|AIDA|ABIA|ACCA",{alphabet:"\
[A-Z0-9]",min:16,max:16}),byPrefix("github-token","gh","gh[pousr]_",{alphabet:ALPHANUMERIC,min:36}),byPrefix("github-token","github_pat_","github_pat_",{min:22}),
byPrefix("gitlab-token","gl","gl(?:pat|dt|rt|cbt|ptt|ft|soat|agent|imt|oas)-",{min:20}),byPrefix("slack-token","xox","xox[abeoprs](?:\\.xox[bp])?-",{min:10}),byPrefix(
"slack-token","xapp-","xapp-\\d-",{min:10}),byPrefix("slack-webhook","hooks.slack.com","hooks\\.slack\\.com/(?:services|workflows|triggers)/",{alphabet:"[A-Za-z\
0-9/_-]",min:20}),byPrefix("npm-token","npm_","npm_",{alphabet:ALPHANUMERIC,min:36,max:36}),byPrefix("pypi-token","pypi-","pypi-",{min:50}),byPrefix("stripe-key",
"k_","[srp]k_(?:live|test)_",{alphabet:ALPHANUMERIC,min:10}),byPrefix("stripe-key","whsec_","whsec_",{alphabet:"[A-Za-z0-9+/=]",min:20}),byPrefix("google-key","\
AIza","AIza",{min:35,max:35}),byPrefix("google-key","GOCSPX-","GOCSPX-",{min:20}),byPrefix("google-token","ya29.","ya29\\.",{min:20}),byPrefix("anthropic-key","\
sk-ant-","sk-ant-",{min:16}),byPrefix("openai-key","sk-","sk-(?:proj|svcacct|admin|or-v1)-",{min:20}),byForm("openai-key","sk-",`sk-(?=[A-Za-z-]{0,40}\\d)[A-Za-z\
0-9]{20,255}${NOT_BEFORE}`),byForm("sendgrid-key","SG.","SG\\.[A-Za-z0-9_-]{16,32}\\.[A-Za-z0-9_-]{32,64}"),byForm("telegram-token",":AA",`\\d{8,10}:AA[A-Za-z0-9\
_-]{33}${NOT_BEFORE}`),byPrefix("age-key","AGE-SECRET-KEY-1","AGE-SECRET-KEY-1",{alphabet:"[A-Z0-9]",min:40}),byPrefix("service-token","_","(?:hf|gsk|sbp|dckr_p\
at|dop_v1|doo_v1|shp(?:at|ca|pa|ss)|glsa|lin_api|figd|rubygems|dapi)_",{min:30}),byPrefix("service-token","-","(?:xai|nvapi|pplx|atlasv1)-",{min:30}),byForm("jw\
t","eyJ","(?<![_-])eyJ[A-Za-z0-9_-]{8,4096}\\.eyJ[A-Za-z0-9_-]{4,8192}(?:\\.[A-Za-z0-9_-]{0,4096})?")],BY_CONTEXT=[{kind:"password",hint:"://",pattern:/(:\/\/[^\s:/?#@"'<>[\]]{0,128}:)(?!\[redacted:|[$<{%])[^\s/?#"'<>]{1,256}(?=@)/g,
keepsGroup:!0},{kind:"password",hint:"-u",pattern:/((?:^|\s)(?:-u|--user|--proxy-user)[ =]["']?[^\s:"']{1,64}:)(?!\[redacted:|[$<{%])[^\s"']{4,256}/g,keepsGroup:!0},
{kind:"authorization",hint:"uthorization",pattern:/(authorization["'\\]{0,2}\s{0,4}[:=]\s{0,4}["'\\]{0,2}(?:(?:bearer|basic|token|digest|negotiate|apikey)\s{1,4}|(?=[A-Za-z._~+/=-]{0,64}\d)(?!(?:basic|bearer)\b)))[A-Za-z0-9._~+/=-]{8,4096}/gi,
keepsGroup:!0},{kind:"bearer",hint:"earer ",pattern:/(\b[Bb]earer {1,4})(?=[A-Za-z._~+/=-]{0,64}\d)[A-Za-z0-9._~+/=-]{20,4096}/g,keepsGroup:!0},{kind:"cookie",hint:"\
ookie",pattern:/((?:set-)?cookie["'\\]{0,2}\s{0,4}:\s{0,4}["'\\]{0,2})[\w.-]{1,64}=(?!\[redacted:)[^\n"'\\]{8,4096}/gi,keepsGroup:!0}],REDACT_RULES=[...BY_FORM,
...BY_CONTEXT];function redact(text3){let result=redactPrivateKeys(text3);for(let{kind,hint,pattern,keepsGroup}of REDACT_RULES)result.includes(hint)&&(result=result.replace(pattern,
`${keepsGroup?"$1":""}[redacted:${kind}]`));return redactAssigned(result)}var LogbookError=class extends Error{code;path;byteOffset;hint;constructor(code,message,details={}){super(message,details.cause===void 0?void 0:{cause:details.cause}),
this.name="LogbookError",this.code=code,details.path!==void 0&&(this.path=details.path),details.byteOffset!==void 0&&(this.byteOffset=details.byteOffset),details.
hint!==void 0&&(this.hint=details.hint)}};function errnoOf(error){return typeof error=="object"&&error!==null&&"code"in error&&typeof error.code=="string"?error.
code:void 0}var import_node_fs=import_node_fs2,import_node_path2=require("node:path");var FILE_MODE=384,DIRECTORY_MODE=448;function makeDirectory(path){if(!import_node_fs.default.existsSync(path)){makeParent(path);try{import_node_fs.default.mkdirSync(
path,{mode:DIRECTORY_MODE})}catch(error){if(errnoOf(error)!=="EEXIST")throw error}}}function makeParent(path){let parent=(0,import_node_path2.dirname)(path);parent!==
path&&makeDirectory(parent)}function openForWrite(path,flags){try{return import_node_fs.default.openSync(path,flags,FILE_MODE)}catch(error){if(errnoOf(error)!==
"ENOENT")throw error;return makeDirectory((0,import_node_path2.dirname)(path)),import_node_fs.default.openSync(path,flags,FILE_MODE)}}function appendLine(path,line){
let fd=openForWrite(path,"a+");try{let prefix=endsWithNewline(fd)?"":`
`;writeWhole(fd,Buffer.from(`${prefix}${line}
`))}finally{import_node_fs.default.closeSync(fd)}}function endsWithNewline(fd){let{size}=import_node_fs.default.fstatSync(fd);if(size===0)return!0;let last=Buffer.
alloc(1);return import_node_fs.default.readSync(fd,last,0,1,size-1)===1?last[0]===10:!0}function writeWhole(fd,bytes){let written=0;for(;written<bytes.length;)written+=
import_node_fs.default.writeSync(fd,bytes,written,bytes.length-written)}function syncDirectory(directory){if(process.platform==="win32")return;let fd=import_node_fs.default.
openSync(directory,"r");try{import_node_fs.default.fsyncSync(fd)}finally{import_node_fs.default.closeSync(fd)}}function writeFileAtomic(path,content){let temporary=`${path}\
.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`,fd=openForWrite(temporary,"wx");try{try{writeWhole(fd,typeof content=="string"?Buffer.from(content):
content),import_node_fs.default.fsyncSync(fd)}finally{import_node_fs.default.closeSync(fd)}import_node_fs.default.renameSync(temporary,path)}catch(error){throw import_node_fs.default.
rmSync(temporary,{force:!0}),error}syncDirectory((0,import_node_path2.dirname)(path))}function readFileIfPresent(path){if(import_node_fs.default.existsSync(path))try{return import_node_fs.default.readFileSync(path)}catch(error){let code=errnoOf(error);
if(code==="ENOENT"||code==="ENOTDIR")return;throw error}}function readHead(path,maxBytes){return readPart(path,()=>({start:0,bytes:maxBytes})).bytes}function readPart(path,place){if(!import_node_fs.default.existsSync(path))return{start:0,bytes:Buffer.alloc(0)};let fd=import_node_fs.default.openSync(path,"r");
try{let{size}=import_node_fs.default.fstatSync(fd),{start,bytes}=place(size),buffer=Buffer.alloc(Math.min(bytes,size-start));return{start,bytes:buffer.subarray(
0,import_node_fs.default.readSync(fd,buffer,0,buffer.length,start))}}finally{import_node_fs.default.closeSync(fd)}}function listDirectory(path){try{return import_node_fs.default.
readdirSync(path).sort()}catch(error){let code=errnoOf(error);if(code==="ENOENT"||code==="ENOTDIR")return[];throw error}}var MAX_FILE_BYTES=1024*1024,MAX_TEXT_CHARS=1e3;function appendDiagnostic(store,entry){rotateWhenFull(store.diagnostics);let safe={...entry,message:bounded(entry.
message)};entry.stack!==void 0&&(safe.stack=bounded(entry.stack)),appendLine(store.diagnostics,JSON.stringify(safe))}function bounded(text3){return redact(text3.slice(0,MAX_TEXT_CHARS))}function rotatedPath(path){return path.replace(/\.jsonl$/,".1.jsonl")}function rotateWhenFull(path){
if(!((import_node_fs2.default.statSync(path,{throwIfNoEntry:!1})?.size??0)<MAX_FILE_BYTES))try{import_node_fs2.default.renameSync(path,rotatedPath(path))}catch(error){
if(errnoOf(error)!=="ENOENT")throw error}}var import_node_fs3=import_node_fs2,import_node_path3=require("node:path");var FIRST_DELAY_MS=6e4,DELAY_FACTOR=5,MAX_DELAY_MS=24*36e5,MAX_ATTEMPTS=5,SURROUNDINGS_DELAY_MS=10*6e4,SURROUNDINGS=new Set(["ARCHIVE_BUSY","ARCHIVE_UNAVAILABLE",
"ARCHIVE_NEWER","STORE_UNWRITABLE","LOCK_LOST","ENOSPC","EDQUOT","EROFS","EACCES","EPERM","EIO","EMFILE","ENFILE","ENOMEM"]);function readFailure(store,session){
let bytes=readFileIfPresent(failurePath(store,session));return bytes===void 0?void 0:parseFailure(bytes.toString("utf8"))}function writeFailure(store,session,happened){
let{error,nowMs}=happened,code=codeOf(error),isSurroundings=SURROUNDINGS.has(code),attempts=(readFailure(store,session)?.attempts??0)+(isSurroundings?0:1),delayMs=isSurroundings?
SURROUNDINGS_DELAY_MS:Math.min(MAX_DELAY_MS,FIRST_DELAY_MS*DELAY_FACTOR**(attempts-1)),failure2={attempts,dueMs:nowMs+delayMs,code,message:error instanceof Error?
error.message:String(error),isParked:attempts>=MAX_ATTEMPTS};return writeFileAtomic(failurePath(store,session),`${JSON.stringify({session,...failure2})}
`),failure2}function clearFailure(store,session){import_node_fs3.default.rmSync(failurePath(store,session),{force:!0})}function codeOf(error){return errnoOf(error)??"UNEXPECTED"}function failureFolder(store){return(0,import_node_path3.join)(store.root,"failed")}function failurePath(store,session){
return(0,import_node_path3.join)(failureFolder(store),`${safeName(session)}.json`)}function parseFailure(text3){try{let value=JSON.parse(text3);return typeof value==
"object"&&value!==null&&"attempts"in value?value:void 0}catch(error){if(error instanceof SyntaxError)return;throw error}}var import_node_fs4=import_node_fs2;var MAX_FILE_BYTES2=256*1024,MAX_LINE_CHARS=500;function createWorkerLog(store,clock){return text3=>{rotateWhenFull2(store.workerLog);let line=redact(text3.slice(
0,MAX_LINE_CHARS)).replaceAll(`
`," ");appendLine(store.workerLog,`${isoTime(clock())} ${process.pid} ${line}`)}}function rotateWhenFull2(path){if(!((import_node_fs4.default.statSync(path,{throwIfNoEntry:!1})?.
size??0)<MAX_FILE_BYTES2))try{import_node_fs4.default.renameSync(path,path.replace(/\.log$/,".1.log"))}catch(error){if(errnoOf(error)!=="ENOENT")throw error}}function createRecorder(store,clock){let log=createWorkerLog(store,clock);return{log,note(error,session){let message=error instanceof Error?error.message:String(
error);appendDiagnostic(store,{v:1,time:isoTime(clock()),code:codeOf(error),event:"worker",message,...session!==void 0&&{session},...placeOf(error)}),log(`${codeOf(
error)}: ${message}`)}}}function placeOf(error){return error instanceof LogbookError?{...error.path!==void 0&&{path:error.path},...error.byteOffset!==void 0&&{byte_offset:error.
byteOffset}}:error instanceof Error&&error.stack?{stack:error.stack}:{}}var import_node_crypto=require("node:crypto"),import_node_fs5=import_node_fs2,import_node_path4=require("node:path"),import_proper_lockfile=__toESM(require_proper_lockfile(),1);var STALE_MS=5e3,TOUCH_MS=1e3;async function acquireLock(path){makeDirectory((0,import_node_path4.dirname)(path));let token=(0,import_node_crypto.randomUUID)(),
folder=`${path}.lock`,isCompromised=!1,releaseFolder;try{releaseFolder=await import_proper_lockfile.default.lock(path,{realpath:!1,stale:STALE_MS,update:TOUCH_MS,
fs:lockFs,onCompromised:()=>{isCompromised=!0}})}catch(error){throw errnoOf(error)!=="ELOCKED"?error:new LogbookError("LOCK_HELD",`lock ${path}: held by another\
 process`,{cause:error,path})}writeToken(folder,token);let isHeld=()=>!isCompromised&&readFileIfPresent((0,import_node_path4.join)(folder,"token"))?.toString("u\
tf8")===token;return{token,isHeld,release:async()=>{isHeld()&&await releaseFolder()}}}function writeToken(folder,token){let{atime,mtime}=import_node_fs5.default.
statSync(folder);import_node_fs5.default.writeFileSync((0,import_node_path4.join)(folder,"token"),token,{mode:384}),import_node_fs5.default.utimesSync(folder,atime,
mtime)}var lockFs={...import_node_fs5.default,rmdir:(path,done)=>{import_node_fs5.default.rm(path,{recursive:!0},done)}};var import_node_fs6=import_node_fs2,import_node_path5=require("node:path");var WAITING=/\.json$/,TAKEN=/^(.+\.json)\.[^.]+\.taken$/;function takeJobs(store,token,options={}){let taken=[];for(let name of listDirectory(store.queue)){let left=TAKEN.exec(name)?.[1],original=WAITING.test(name)?name:
options.adopt?left:void 0;if(original===void 0||name.endsWith(`.${token}.taken`))continue;let path=(0,import_node_path5.join)(store.queue,`${original}.${token}.\
taken`);renameIfPresent((0,import_node_path5.join)(store.queue,name),path)&&taken.push({path,...readJob(path)})}return taken}function finishJob(taken){import_node_fs6.default.
rmSync(taken.path,{force:!0})}function returnJob(taken){let original=TAKEN.exec(taken.path)?.[1];original!==void 0&&renameIfPresent(taken.path,original)}function renameIfPresent(from,to){
try{return import_node_fs6.default.renameSync(from,to),!0}catch(error){if(errnoOf(error)==="ENOENT")return!1;throw error}}function readJob(path){let value=parseJson(
import_node_fs6.default.readFileSync(path,"utf8"));return isJob(value)?{job:value}:{}}function isJob(value){return typeof value=="object"&&value!==null&&"kind"in
value&&value.kind==="session"&&"session"in value&&typeof value.session=="string"}var import_promises=require("node:timers/promises");function createGuard(lock,shouldStop){let assertHeld=()=>{if(!lock.isHeld())throw new LogbookError("LOCK_LOST","go on working: another process took the worker's\
 lock")};return{assertHeld,shouldStop,async breathe(){if(await(0,import_promises.setImmediate)(),assertHeld(),shouldStop())throw new LogbookError("INTERRUPTED",
"go on working: told to stop")}}}var RUN_LIMIT_MS=10*6e4;async function runWorker(options){let{store,clock}=options,deadlineMs=clock()+RUN_LIMIT_MS,tried=new Set;for(;;){let lock=await tryLock(
store);if(lock===void 0)return"held";let guard=createGuard(lock,()=>clock()>=deadlineMs);try{await drain(options,{lock,guard,tried}),guard.shouldStop()||await options.
tidy(guard)}finally{await lock.release()}if(guard.shouldStop())return"out-of-time";if(!hasDueJobs(options,tried))return"done"}}async function tryLock(store){try{
return await acquireLock(store.workerLock)}catch(error){if(error instanceof LogbookError&&error.code==="LOCK_HELD")return;throw error}}async function drain(options,run){
let adopt=!0;for(;;){let taken=takeJobs(options.store,run.lock.token,{adopt});adopt=!1;let due=taken.filter(({job})=>job===void 0||isDue(options,run.tried,job.session));
for(let later of taken)due.includes(later)||returnJob(later);if(due.length===0)return;for(let job of due)run.guard.shouldStop()?returnJob(job):await attempt(options,
run,job);if(run.guard.shouldStop())return}}async function attempt({store,clock,recorder,work},run,taken){let{job}=taken;if(job===void 0){recorder.note(new LogbookError(
"INPUT_INVALID",`read job ${taken.path}: not a job`,{path:taken.path})),finishJob(taken);return}let startMs=clock();try{await work(job,run.guard),clearFailure(store,
job.session),finishJob(taken),recorder.log(`session ${job.session}: done in ${clock()-startMs} ms`)}catch(error){let code=codeOf(error);if(code==="LOCK_LOST")throw error;
if(code==="INTERRUPTED")return returnJob(taken);run.tried.add(safeName(job.session)),readFailure(store,job.session)?.code!==code&&recorder.note(error,job.session),
putBack({store,clock,recorder},taken,{session:job.session,error})}}function putBack({store,clock,recorder},taken,{session,error}){let failure2=writeFailure(store,
session,{error,nowMs:clock()});if(!failure2.isParked){returnJob(taken);return}finishJob(taken),recorder.note(new LogbookError("JOB_PARKED",`work on session ${session}\
: given up after ${failure2.attempts} tries (${failure2.code}: ${failure2.message})`,{hint:"logbook doctor --fix tries again"}),session)}var JOB_NAME=/^session-(.+?)\.json(\.[^.]+\.taken)?$/;
function hasDueJobs(options,tried){return listDirectory(options.store.queue).some(name=>{let session=JOB_NAME.exec(name)?.[1];return session!==void 0&&isDue(options,
tried,session)})}function isDue({store,clock},tried,session){if(tried.has(safeName(session)))return!1;let failure2=readFailure(store,session);return failure2===
void 0||clock()>=failure2.dueMs}function jsonStringifyReplacer(_,value){return typeof value=="bigint"?value.toString():value}var Cached=class{constructor(getter){this._getter=getter,this._value=
void 0}get value(){let getter=this._getter;return getter!==void 0&&(this._value=getter(),this._getter=void 0),this._value}};function cached(getter){return new Cached(
getter)}function cleanRegex(source){let start=source.startsWith("^")?1:0,end=source.endsWith("$")?source.length-1:source.length;return source.slice(start,end)}function assignProp(target,prop,value){Object.defineProperty(target,prop,{value,writable:!0,enumerable:!0,configurable:!0})}var captureStackTrace="captureStackTrace"in Error?Error.captureStackTrace:(..._args)=>{};function isObject(data){return typeof data=="object"&&data!==null&&!Array.
isArray(data)}function clone(inst,def,params){let cl=new inst._zod.constr(def??inst._zod.def);return(!def||params?.parent)&&(cl._zod.parent=inst),cl}function normalizeParams(_params){
let params=_params;if(!params)return{};if(typeof params=="string")return{error:()=>params};if(params?.message!==void 0){if(params?.error!==void 0)throw new Error(
"Cannot specify both `message` and `error` params");params.error=params.message}return delete params.message,typeof params.error=="string"?{...params,error:()=>params.
error}:params}function optionalKeys(shape){return Object.keys(shape).filter(k=>shape[k]._zod.optin!==void 0&&shape[k]._zod.optout==="optional")}function aborted(x,startIndex=0){if(x.aborted===!0)return!0;for(let i=startIndex;i<x.issues.length;i++)if(x.issues[i]?.continue!==!0)return!0;return!1}function explicitlyAborted(x,startIndex=0){
if(x.aborted===!0)return!0;for(let i=startIndex;i<x.issues.length;i++)if(x.issues[i]?.continue===!1)return!0;return!1}function prefixIssues(path,issues){return issues.
map(iss=>{var _a2;return(_a2=iss).path??(_a2.path=[]),iss.path.unshift(path),iss})}function unwrapMessage(message){return typeof message=="string"?message:message?.
message}function attachSchema(issues,start,inst){var _a2;for(let i=start;i<issues.length;i++)(_a2=issues[i]).schema??(_a2.schema=inst)}function finalizeIssue(iss,ctx,config2){
var _a2;let traits=iss.inst?._zod?.traits;traits?.has("$ZodType")&&(traits.has("$ZodCheck")?(_a2=iss).schema??(_a2.schema=iss.inst):iss.schema=iss.inst);let schemaError=iss.
schema!==iss.inst?iss.schema?._zod.def?.error:void 0,message=iss.message?iss.message:unwrapMessage(iss.inst?._zod.def?.error?.(iss))??unwrapMessage(schemaError?.(
iss))??unwrapMessage(ctx?.error?.(iss))??unwrapMessage(config2.customError?.(iss))??unwrapMessage(config2.localeError?.(iss))??"Invalid input",full={};for(let k of Object.
keys(iss))k==="inst"||k==="schema"||k==="continue"||k==="input"||k==="__proto__"||(full[k]=iss[k]);return full.path??(full.path=[]),full.message=message,ctx?.reportInput&&
(full.input=iss.input),full}function members(proto,table){for(let key in table){let desc=Object.getOwnPropertyDescriptor(table,key);desc.get?Object.defineProperty(proto,key,{...desc,enumerable:!1}):
defineBound(proto,key,desc.value)}}function own(inst,key,value,enumerable=!0){return Object.defineProperty(inst,key,{configurable:!0,writable:!0,enumerable,value}),
value}function hide(inst,key,value){return own(inst,key,value,!1)}function defineBound(proto,key,fn){Object.defineProperty(proto,key,{configurable:!0,get(){return this==null?fn:own(this,key,fn.bind(this))},set(value){own(this,
key,value)}})}function claim(inst,sentinel){let proto=Object.getPrototypeOf(inst);return sentinel in proto?void 0:proto}var installing,broke=!1,breaker={configurable:!0,
get(){broke=!0}};function defineLazyInternal(inst,key,compute){let proto=Object.getPrototypeOf(inst._zod);if(key in proto&&installing!==inst._zod){installing=void 0;
return}installing=inst._zod,Object.defineProperty(proto,key,{configurable:!0,get(){Object.defineProperty(this,key,breaker);let outer=broke;broke=!1;try{let value=compute(
this);return broke?delete this[key]:Object.defineProperty(this,key,{configurable:!0,writable:!0,value}),broke=broke||outer,value}catch(err){throw delete this[key],
broke=broke||outer,err}},set(value){Object.defineProperty(this,key,{configurable:!0,writable:!0,value})}})}function installLazyProp(inst,key,make,enumerable){let proto=claim(
inst,key);proto&&Object.defineProperty(proto,key,{configurable:!0,get(){let desc={configurable:!0,writable:!0,enumerable,value:void 0};return Object.defineProperty(
this,key,desc),desc.value=make(this),Object.defineProperty(this,key,desc),desc.value},set(value){Object.defineProperty(this,key,{configurable:!0,writable:!0,enumerable,
value})}})}var _a;var _zodDesc={value:void 0,enumerable:!1},_E="captureStackTrace"in Error?Error:null;function newError(Definition){let E=_E;if(E){let saved=E.stackTraceLimit;if(typeof saved==
"number"){try{E.stackTraceLimit=0}catch{return _E=null,new Definition}try{return new Definition}finally{E.stackTraceLimit=saved}}}return new Definition}function $constructor(name,initializer2,proto,params){
let zodProto={};function Internals(def){this.def=def,this.constr=_,this.traits=new Set}Internals.prototype=zodProto;let protoMembers=proto,initialized=protoMembers&&
new WeakSet;function init(inst,def){if(inst._zod){if(inst._zod.traits.has(name))return}else{_zodDesc.value=new Internals(def);try{Object.defineProperty(inst,"_z\
od",_zodDesc)}finally{_zodDesc.value=void 0}}if(inst._zod.traits.add(name),initializer2(inst,def),initialized){let own2=Object.getPrototypeOf(inst),ctorProto=inst.
_zod.constr.prototype,up=own2;for(;up&&up!==ctorProto;)up=Object.getPrototypeOf(up);let target=up??own2;initialized.has(target)||(initialized.add(target),members(
target,protoMembers))}let proto2=_.prototype;for(let k in proto2)Object.prototype.hasOwnProperty.call(proto2,k)&&(k in inst||(inst[k]=proto2[k].bind(inst)))}let Parent=params?.
Parent??Object;class Definition extends Parent{}Object.defineProperty(Definition,"name",{value:name});function _(def){let inst=params?.Parent?newError(Definition):
this;init(inst,def);let deferred=inst._zod.deferred;if(deferred){for(let fn of deferred)fn();inst._zod.deferred=void 0}let pp=globalThis.__zod_globalConfig?.postProcessor;
return pp&&pp(inst),inst}return Object.defineProperty(_,"init",{value:init}),Object.defineProperty(_,Symbol.hasInstance,{value:inst=>params?.Parent&&inst instanceof
params.Parent?!0:inst?._zod?.traits?.has(name)}),Object.defineProperty(_,"name",{value:name}),_}var $ZodAsyncError=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}};(_a=globalThis).__zod_globalConfig??(_a.__zod_globalConfig={});var globalConfig=globalThis.__zod_globalConfig;function config(newConfig){return newConfig&&Object.
assign(globalConfig,newConfig),globalConfig}function _getMessage(){let internals=this._zod;return internals.message??(internals.message=JSON.stringify(internals.def,jsonStringifyReplacer,2)),internals.message}
function _setMessage(value){this._zod.message=value}var _messageDesc={get:_getMessage,set:_setMessage,enumerable:!0,configurable:!0},_issuesDesc={value:void 0,enumerable:!1},
_installedToString=new WeakSet([Object.prototype,Error.prototype]),initializer=(inst,def)=>{inst.name="$ZodError",_issuesDesc.value=def,Object.defineProperty(inst,
"issues",_issuesDesc),_issuesDesc.value=void 0,Object.defineProperty(inst,"message",_messageDesc);let proto=Object.getPrototypeOf(inst);_installedToString.has(proto)||
(_installedToString.add(proto),Object.defineProperty(proto,"toString",{configurable:!0,enumerable:!1,get(){let value=()=>this.message;return Object.defineProperty(
this,"toString",{value,configurable:!0,writable:!0}),value},set(value){Object.defineProperty(this,"toString",{value,configurable:!0,writable:!0})}}))},$ZodError=$constructor(
"$ZodError",initializer),$ZodRealError=$constructor("$ZodError",initializer,void 0,{Parent:Error});var _parse=_Err=>{let fn=(schema,value,_ctx,_params)=>{let ctx=_ctx?{..._ctx,async:!1}:{async:!1},result=schema._zod.run({value,issues:[]},ctx);if(result instanceof
Promise)throw new $ZodAsyncError;if(result.issues.length){let e=new(_params?.Err??_Err)(result.issues.map(iss=>finalizeIssue(iss,ctx,config())));throw captureStackTrace(
e,_params?.callee??fn),e}return result.value};return fn},parse=_parse($ZodRealError),_parseAsync=_Err=>{let fn=async(schema,value,_ctx,params)=>{let ctx=_ctx?{..._ctx,
async:!0}:{async:!0},result=schema._zod.run({value,issues:[]},ctx);if(result instanceof Promise&&(result=await result),result.issues.length){let e=new(params?.Err??
_Err)(result.issues.map(iss=>finalizeIssue(iss,ctx,config())));throw captureStackTrace(e,params?.callee??fn),e}return result.value};return fn},parseAsync=_parseAsync(
$ZodRealError),_safeParse=_Err=>(schema,value,_ctx)=>{let ctx=_ctx?{..._ctx,async:!1}:{async:!1},result=schema._zod.run({value,issues:[]},ctx);if(result instanceof
Promise)throw new $ZodAsyncError;return result.issues.length?failure(_Err,result.issues,ctx):{success:!0,data:result.value}},safeParse=_safeParse($ZodRealError);
function failure(Err,issues,ctx){let error;return{success:!1,get error(){return error||(error=new Err(issues.map(iss=>finalizeIssue(iss,ctx,config()))),issues=void 0,
ctx=void 0),error},set error(e){error=e,issues=void 0,ctx=void 0}}}var _safeParseAsync=_Err=>async(schema,value,_ctx)=>{let ctx=_ctx?{..._ctx,async:!0}:{async:!0},
result=schema._zod.run({value,issues:[]},ctx);return result instanceof Promise&&(result=await result),result.issues.length?failure(_Err,result.issues,ctx):{success:!0,
data:result.value}},safeParseAsync=_safeParseAsync($ZodRealError);var anyString=/^[\s\S]{0,}$/;var number=/^-?\d+(?:\.\d+)?$/,boolean=/^(?:true|false)$/i;var version={major:4,minor:6,patch:7};var $ZodType=$constructor("$ZodType",(inst,def)=>{var _a2;inst??(inst={}),inst._zod.def=def,inst._zod.bag=inst._zod.bag||{},inst._zod.version=version;let defChecks=inst.
_zod.def.checks,checks=inst._zod.traits.has("$ZodCheck")?[inst,...defChecks??[]]:defChecks?.length?[...defChecks]:[];for(let ch of checks)for(let fn of ch._zod.
onattach)fn(inst);if(checks.length===0)(_a2=inst._zod).deferred??(_a2.deferred=[]),inst._zod.deferred?.push(()=>{inst._zod.run=inst._zod.parse});else{let runChecks=(payload,checks2,ctx)=>{
if(payload.memo)return payload;let isAborted=aborted(payload),asyncResult;for(let ch of checks2){if(ch._zod.def.when){if(explicitlyAborted(payload)||!ch._zod.def.
when(payload))continue}else if(isAborted)continue;let currLen=payload.issues.length,_=ch._zod.check(payload);if(_ instanceof Promise&&ctx?.async===!1)throw new $ZodAsyncError;
if(asyncResult||_ instanceof Promise)asyncResult=(asyncResult??Promise.resolve()).then(async()=>{await _,payload.issues.length!==currLen&&(attachSchema(payload.
issues,currLen,inst),isAborted||(isAborted=aborted(payload,currLen)))});else{if(payload.issues.length===currLen)continue;attachSchema(payload.issues,currLen,inst),
isAborted||(isAborted=aborted(payload,currLen))}}return asyncResult?asyncResult.then(()=>payload):payload},handleCanaryResult=(canary,payload,ctx)=>{if(aborted(
canary))return canary.aborted=!0,canary;let checkResult=runChecks(payload,checks,ctx);if(checkResult instanceof Promise){if(ctx.async===!1)throw new $ZodAsyncError;
return checkResult.then(checkResult2=>inst._zod.parse(checkResult2,ctx))}return inst._zod.parse(checkResult,ctx)};inst._zod.run=(payload,ctx)=>{if(ctx.skipChecks)
return inst._zod.parse(payload,ctx);if(ctx.direction==="backward"){let canary=inst._zod.parse({value:payload.value,issues:[]},{...ctx,skipChecks:!0});return canary instanceof
Promise?canary.then(canary2=>handleCanaryResult(canary2,payload,ctx)):handleCanaryResult(canary,payload,ctx)}let result=inst._zod.parse(payload,ctx);if(result instanceof
Promise){if(ctx.async===!1)throw new $ZodAsyncError;return result.then(result2=>runChecks(result2,checks,ctx))}return runChecks(result,checks,ctx)}}},{get"~stan\
dard"(){return hide(this,"~standard",standardProps(this))},set"~standard"(value){own(this,"~standard",value)}}),toStandardResult=(r,ctx)=>r.issues.length?{issues:r.
issues.map(iss=>finalizeIssue(iss,ctx,config()))}:{value:r.value};async function validateAsync(inst,value){let ctx={async:!0};return toStandardResult(await inst.
_zod.run({value,issues:[]},ctx),ctx)}function standardProps(inst){return{validate:value=>{let ctx={async:!1};try{let r=inst._zod.run({value,issues:[]},ctx);if(!(r instanceof
Promise))return toStandardResult(r,ctx)}catch{}return validateAsync(inst,value)},vendor:"zod",version:1}}var $ZodString=$constructor("$ZodString",(inst,def)=>{$ZodType.
init(inst,def),inst._zod.pattern=def.pattern??anyString,inst._zod.parse=(payload,_)=>{if(def.coerce)try{payload.value=String(payload.value)}catch{}return typeof payload.
value=="string"||payload.issues.push({expected:"string",code:"invalid_type",input:payload.value,inst}),payload}});var $ZodNumber=$constructor("$ZodNumber",(inst,def)=>{$ZodType.init(inst,def),inst._zod.pattern=number,inst._zod.parse=(payload,_ctx)=>{if(def.coerce)try{payload.
value=Number(payload.value)}catch{}let input=payload.value;if(typeof input=="number"&&!Number.isNaN(input)&&Number.isFinite(input))return payload;let received=typeof input==
"number"?Number.isNaN(input)?"NaN":Number.isFinite(input)?void 0:String(input):void 0;return payload.issues.push({expected:"number",code:"invalid_type",input,inst,
...received?{received}:{}}),payload}});var $ZodBoolean=$constructor("$ZodBoolean",(inst,def)=>{$ZodType.init(inst,def),inst._zod.pattern=boolean,inst._zod.parse=(payload,_ctx)=>{if(def.coerce)try{payload.
value=!!payload.value}catch{}let input=payload.value;return typeof input=="boolean"||payload.issues.push({expected:"boolean",code:"invalid_type",input,inst}),payload}});var $ZodUnknown=$constructor("$ZodUnknown",(inst,def)=>{$ZodType.init(inst,def),inst._zod.parse=payload=>payload});function handlePropertyResult(result,final,key,input,optin,optout){let isPresent=key in input,isOptionalOut=optout==="optional";if(!(!isPresent&&isOptionalOut&&
optin==="optional")){if(result.issues.length){if(optin!==void 0&&isOptionalOut&&!isPresent)return;final.issues.push(...prefixIssues(key,result.issues))}if(!isPresent&&
optin===void 0){result.issues.length||final.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,path:[key]});return}result.value===void 0?(isPresent||
optin==="defaulted"&&!isOptionalOut)&&(final.value[key]=void 0):final.value[key]=result.value}}var NO_SYMBOL_KEYS=[];function normalizeDef(def){let keys=Object.
keys(def.shape),ownSymbols=Object.getOwnPropertySymbols(def.shape),symbolKeys=ownSymbols.length?ownSymbols:NO_SYMBOL_KEYS,allKeys=symbolKeys.length?[...keys,...symbolKeys]:
keys;for(let k of allKeys)if(!def.shape?.[k]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);let okeys=optionalKeys(
def.shape);return{...def,allKeys,symbolKeys,keySet:new Set(keys),numKeys:keys.length,optionalKeys:new Set(okeys)}}function handleCatchall(proms,input,payload,ctx,def,inst,abortEarly){
let unrecognized=[],keySet=def.keySet,_catchall=def.catchall._zod,t=_catchall.def.type,optin=_catchall.optin,optout=_catchall.optout,seen=0;for(let key in input){
if(abortEarly&&payload.issues.length!==seen){if(aborted(payload,seen))break;seen=payload.issues.length}if(keySet.has(key))continue;if(key==="__proto__"){t==="ne\
ver"&&unrecognized.push(key);continue}if(t==="never"){unrecognized.push(key);continue}let r=_catchall.run({value:input[key],issues:[]},ctx);r instanceof Promise?
proms.push(r.then(r2=>handlePropertyResult(r2,payload,key,input,optin,optout))):handlePropertyResult(r,payload,key,input,optin,optout)}return unrecognized.length&&
payload.issues.push({code:"unrecognized_keys",keys:unrecognized,input,inst,continue:!0}),proms.length?Promise.all(proms).then(()=>payload):payload}var $ZodObject=$constructor(
"$ZodObject",(inst,def)=>{$ZodType.init(inst,def);let desc=Object.getOwnPropertyDescriptor(def,"shape"),sh=desc?.get?desc.get.raw:def.shape??{};if(sh){let get=()=>{
let newSh={...sh};return Object.defineProperty(def,"shape",{value:newSh}),get.raw=newSh,newSh};get.raw=sh,Object.defineProperty(def,"shape",{get})}let _normalized=cached(
()=>normalizeDef(def));defineLazyInternal(inst,"propValues",zod=>{let shape=zod.def.shape,propValues={};for(let key in shape){let field=shape[key]._zod;if(field.
values){Object.prototype.hasOwnProperty.call(propValues,key)||assignProp(propValues,key,new Set);for(let v of field.values)propValues[key].add(v);field.optin!==
void 0&&propValues[key].add(void 0)}}return propValues});let isObject2=isObject,catchall=def.catchall,value,memo=globalConfig.memoizer;memo?.attach(inst),inst._zod.
parse=(payload,ctx)=>{value??(value=_normalized.value);let input=payload.value;if(!isObject2(input))return payload.issues.push({expected:"object",code:"invalid_\
type",input,inst}),payload;payload.value=memo?memo.alloc(inst,payload,{},ctx):{};let proms=[],shape=value.shape,abortEarly=ctx?.abortEarly,seen=payload.issues.length;
for(let key of value.allKeys){if(abortEarly&&payload.issues.length!==seen){if(aborted(payload,seen))break;seen=payload.issues.length}if(key==="__proto__")continue;
let el=shape[key],optin=el._zod.optin,optout=el._zod.optout,r=el._zod.run({value:input[key],issues:[]},ctx);r instanceof Promise?proms.push(r.then(r2=>handlePropertyResult(
r2,payload,key,input,optin,optout))):handlePropertyResult(r,payload,key,input,optin,optout)}return catchall?handleCatchall(proms,input,payload,ctx,_normalized.value,
inst,abortEarly===!0):proms.length?Promise.all(proms).then(()=>payload):payload}});function handleOptionalResult(payload,result){return payload.value=result.issues.length?void 0:result.value,payload}var $ZodOptional=$constructor("$ZodOptional",
(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(inst,"optin",zod=>zod.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),inst._zod.optout="o\
ptional",defineLazyInternal(inst,"values",zod=>{let values=zod.def.innerType._zod.values;return values?new Set([...values,void 0]):void 0}),defineLazyInternal(inst,
"pattern",zod=>{let pattern=zod.def.innerType._zod.pattern;return pattern?new RegExp(`^(${cleanRegex(pattern.source)})?$`):void 0}),inst._zod.parse=(payload,ctx)=>{
if(payload.value===void 0){if(def.innerType._zod.optin!=="defaulted")return payload;let result=def.innerType._zod.run({value:payload.value,issues:[]},ctx);return result instanceof
Promise?result.then(result2=>handleOptionalResult(payload,result2)):handleOptionalResult(payload,result)}return def.innerType._zod.run(payload,ctx)}});function snapshotChecks(def){return def.checks&&(def.checks=[...def.checks]),def}function _string(Class,params){return new Class(snapshotChecks({type:"string",...normalizeParams(
params)}))}function _number(Class,params){return new Class(snapshotChecks({type:"number",checks:[],...normalizeParams(params)}))}function _boolean(Class,params){return new Class({type:"boolean",...normalizeParams(params)})}function _unknown(Class){return new Class({type:"unknown"})}var ZodMiniType=$constructor("ZodMiniType",(inst,def)=>{if(!inst._zod)throw new Error("Uninitialized schema in ZodMiniType.");$ZodType.init(inst,def),inst.def=def,
inst.type=def.type},{get with(){return this.check},set with(value){own(this,"with",value)},parse(data,params){return parse(this,data,params,{callee:this.parse})},
parseAsync(data,params){return parseAsync(this,data,params,{callee:this.parseAsync})},safeParse(data,params){return safeParse(this,data,params)},safeParseAsync(data,params){
return safeParseAsync(this,data,params)},check(...checks){let def=this.def;return this.clone({...def,checks:[...def.checks??[],...checks.map(ch=>typeof ch=="fun\
ction"?{_zod:{check:ch,def:{check:"custom"},onattach:[]}}:ch)]},{parent:!0})},clone(_def,params){return clone(this,_def,params)},brand(){return this},register(reg,meta2){
return reg.add(this,meta2),this},apply(fn,...args){return args.length===0?fn(this):fn(this,...args)}}),ZodMiniString=$constructor("ZodMiniString",(inst,def)=>{$ZodString.
init(inst,def),ZodMiniType.init(inst,def)});function string2(params){return _string(ZodMiniString,params)}var ZodMiniNumber=$constructor("ZodMiniNumber",(inst,def)=>{$ZodNumber.init(inst,def),ZodMiniType.init(inst,def)});function number2(params){return _number(ZodMiniNumber,
params)}var ZodMiniBoolean=$constructor("ZodMiniBoolean",(inst,def)=>{$ZodBoolean.init(inst,def),ZodMiniType.init(inst,def)});function boolean2(params){return _boolean(
ZodMiniBoolean,params)}var ZodMiniUnknown=$constructor("ZodMiniUnknown",(inst,def)=>{$ZodUnknown.init(inst,def),ZodMiniType.init(inst,def)});function unknown(){return _unknown(ZodMiniUnknown)}var ZodMiniObject=$constructor("ZodMiniObject",(inst,def)=>{$ZodObject.init(inst,def),ZodMiniType.init(inst,def),installLazyProp(inst,"shape",self=>self._zod.def.
shape,!1)});function looseObject(shape,params){return new ZodMiniObject({type:"object",shape,catchall:unknown(),...normalizeParams(params)})}var ZodMiniOptional=$constructor("ZodMiniOptional",(inst,def)=>{$ZodOptional.init(inst,def),ZodMiniType.init(inst,def)});function optional(innerType){return new ZodMiniOptional(
{type:"optional",innerType})}var text=optional(string2()),count=optional(number2()),logRecordSchema=looseObject({v:number2(),time:string2(),event:string2(),session:string2(),prompt_id:text,
agent_id:text,agent_type:text,parent_agent_id:text,spawned_agent_id:text,tool:text,tool_use_id:text,target:text,prompt:text,source:text,reason:text,trigger:text,
model:text,permission_mode:text,stop_hook_active:optional(boolean2()),input_bytes:count,output_bytes:count,hash:text,duration_ms:count,ok:optional(boolean2()),error:text,
denial:text,cwd:text,client:text,uuid:text,origin:optional(string2())});var NEWLINE=10,RECORD_START=Buffer.from('{"v":');function parseLog(bytes,startOffset=0){let content={records:[],damage:[],tornTail:!1};for(let start=0;start<bytes.
length;){let newline=bytes.indexOf(NEWLINE,start),end=newline<0?bytes.length:newline,line=bytes.subarray(start,end);if(line.length>0){let isTail=newline<0;parseLine(
line,{content,byteOffset:startOffset+start,isTail})}start=end+1}return content}function parseLine(line,{content,byteOffset,isTail}){let record=parseRecord(line);
if(record!==void 0){content.records.push({record,byteOffset});return}if(isTail){content.tornTail=!0;return}let weldedAt=line.lastIndexOf(RECORD_START),welded=weldedAt>
0?parseRecord(line.subarray(weldedAt)):void 0,bytes=welded===void 0?line.length:weldedAt;content.damage.push({byteOffset,bytes,reason:reasonFor(line,welded!==void 0)}),
welded!==void 0&&content.records.push({record:welded,byteOffset:byteOffset+weldedAt})}function parseRecord(line){let parsed=logRecordSchema.safeParse(parseJson(
line.toString("utf8")));return parsed.success?parsed.data:void 0}function reasonFor(line,isWelded){return isWelded?"welded":line.includes(0)?"nul":line[0]===RECORD_START[0]?
"torn":"not-json"}function readLog(path){return parseLog(readFileIfPresent(path)??Buffer.alloc(0))}function readLogHead(path,maxBytes){return parseLog(readHead(path,maxBytes))}var import_node_fs8=import_node_fs2,import_node_path7=require("node:path");var import_node_fs7=import_node_fs2,import_node_path6=require("node:path");function projectOf(cwd){let identity=findGit(cwd)?.commonDir??realPath(cwd),root=(0,import_node_path6.basename)(identity)===".git"?(0,import_node_path6.dirname)(
identity):identity,name=(0,import_node_path6.basename)(root)||"root";return{id:`${fileNamePart(name)}-${shortHash(identity)}`,name,root}}function findGit(start){
for(let folder=realPath(start);;folder=(0,import_node_path6.dirname)(folder)){let commonDir=commonDirOf((0,import_node_path6.join)(folder,".git"))??(isBareRepository(
folder)?folder:void 0);if(commonDir!==void 0)return{top:folder,commonDir};if(folder===(0,import_node_path6.dirname)(folder))return}}function commonDirOf(dotGit){
let stat=import_node_fs7.default.statSync(dotGit,{throwIfNoEntry:!1});if(stat===void 0)return;let gitDir=stat.isDirectory()?dotGit:gitDirNamedIn(dotGit);if(gitDir===
void 0||!import_node_fs7.default.existsSync((0,import_node_path6.join)(gitDir,"HEAD")))return;let shared=readFileIfPresent((0,import_node_path6.join)(gitDir,"co\
mmondir"))?.toString("utf8").trim();return realPath(shared?(0,import_node_path6.resolve)(gitDir,shared):gitDir)}function gitDirNamedIn(dotGit){let named=/^gitdir:\s*(.+?)\s*$/m.
exec(readFileIfPresent(dotGit)?.toString("utf8")??"")?.[1];return named===void 0?void 0:(0,import_node_path6.resolve)((0,import_node_path6.dirname)(dotGit),named)}
function isBareRepository(folder){return["HEAD","objects","refs"].every(name=>import_node_fs7.default.existsSync((0,import_node_path6.join)(folder,name)))}function realPath(path){
let absolute=(0,import_node_path6.resolve)(path);if(import_node_fs7.default.existsSync(absolute))return import_node_fs7.default.realpathSync.native(absolute);let parent=(0,import_node_path6.dirname)(
absolute);return parent===absolute?absolute:(0,import_node_path6.join)(realPath(parent),(0,import_node_path6.basename)(absolute))}function fileNamePart(name){return name.
replace(/[^A-Za-z0-9_]+/g,"-").replace(/^-+|-+$/g,"").slice(0,40)||"project"}function shortHash(identity){return sha256Hex(identity).slice(0,8)}function isExcluded(globs,cwd,env){let starts=new Set([cwd,env.CLAUDE_PROJECT_DIR||cwd]);for(let start of starts){if(globs.some(glob=>matchesFolder(glob,start,env)))
return!0;let top=climb(start);if(top==="off")return!0;top!==void 0&&starts.add(top)}return!1}function climb(start){for(let folder=start;;folder=(0,import_node_path7.dirname)(
folder)){if(import_node_fs8.default.existsSync(`${folder}/.claude/logbook-off`))return"off";if(import_node_fs8.default.existsSync(`${folder}/.git/HEAD`)||folder===
(0,import_node_path7.dirname)(folder))return;if(import_node_fs8.default.existsSync(`${folder}/.git`))return mainCheckoutOf(folder)}}function mainCheckoutOf(worktree){
let commonDir=findGit(worktree)?.commonDir;return commonDir!==void 0&&(0,import_node_path7.basename)(commonDir)===".git"?(0,import_node_path7.dirname)(commonDir):
void 0}function matchesFolder(glob,folder,env){let pattern=glob.replace(/^~(?=\/|$)/,()=>homeFolder(env)).replace(/\/+$/,""),matcher=globExpression(pattern);for(let place=folder.
replaceAll("\\","/");;place=(0,import_node_path7.dirname)(place)){if(matcher.test(pattern.includes("/")?place:(0,import_node_path7.basename)(place)))return!0;if(place===
(0,import_node_path7.dirname)(place))return!1}}function globExpression(pattern){let source=pattern.replace(/\*\*\/?|[*?]|[^*?]+/g,piece=>piece.startsWith("**")?
piece.endsWith("/")?"(?:.*/)?":".*":piece==="*"?"[^/]*":piece==="?"?"[^/]":piece.replace(/[.+^${}()|[\]\\]/g,"\\$&"));return new RegExp(`^${source}$`)}var import_node_crypto2=require("node:crypto"),import_node_fs12=import_node_fs2,import_promises2=require("node:timers/promises");var import_node_fs9=import_node_fs2,import_node_path8=require("node:path");var RECENT_BYTES=16*1024;function ledgerPath(dir){return(0,import_node_path8.join)(dir,"segments.jsonl")}function appendToLedger(dir,record){appendLine(ledgerPath(
dir),JSON.stringify(record))}function readLedger(dir){return parseLedger(readFileIfPresent(ledgerPath(dir))?.toString("utf8")??"")}function readRecentLedger(dir){
let fd;try{fd=import_node_fs9.default.openSync(ledgerPath(dir),"r")}catch(error){if(errnoOf(error)==="ENOENT")return[];throw error}try{let{size}=import_node_fs9.default.
fstatSync(fd),bytes=Buffer.alloc(Math.min(size,RECENT_BYTES)),read=import_node_fs9.default.readSync(fd,bytes,0,bytes.length,size-bytes.length);return parseLedger(
bytes.toString("utf8",0,read))}finally{import_node_fs9.default.closeSync(fd)}}function parseLedger(text3){return text3.split(`
`).flatMap(line=>parseRecord2(line)??[])}function parseRecord2(line){if(line.startsWith("{"))try{let record=JSON.parse(line);return Number.isSafeInteger(record.
start)&&Number.isSafeInteger(record.end)?record:void 0}catch(error){if(error instanceof SyntaxError)return;throw error}}var import_node_path9=require("node:path");var MAIN_STREAM="main",SPILL_FOLDER="tool-results",TEMPORARY_SUFFIX=".tmp",SEGMENT_NAME=/^(\d{12,15})-(\d{12,15})\.jsonl(\.gz)?$/,GENERATION_NAME=/^\d{4,9}$/;function generationPath(rawDir,stream,generation){
return(0,import_node_path9.join)(rawDir,safeName(stream),String(generation).padStart(4,"0"))}function segmentName(start,end){return`${String(start).padStart(12,
"0")}-${String(end).padStart(12,"0")}.jsonl`}function temporaryPath(dir){return(0,import_node_path9.join)(dir,`.${process.pid}-${Math.random().toString(36).slice(
2)}${TEMPORARY_SUFFIX}`)}function rawStreams(rawDir){return listDirectory(rawDir).filter(name=>name!==SPILL_FOLDER&&!name.includes(".")).sort((a,b)=>+(b===MAIN_STREAM)-
+(a===MAIN_STREAM)||(a<b?-1:1))}function listGenerations(rawDir,stream){return listDirectory((0,import_node_path9.join)(rawDir,safeName(stream))).filter(name=>GENERATION_NAME.
test(name)).map(Number).sort((a,b)=>a-b)}function listSegments(dir){return listDirectory(dir).flatMap(name=>parseSegmentName(dir,name)??[]).sort((a,b)=>a.start-
b.start||b.end-a.end||Number(a.isCompressed)-Number(b.isCompressed))}function parseSegmentName(dir,name){let match=SEGMENT_NAME.exec(name);if(match===null)return;
let[,start,end,suffix]=match;return{start:Number(start),end:Number(end),path:(0,import_node_path9.join)(dir,name),isCompressed:suffix!==void 0}}function coveredEnd(segments){
let end=0;for(let segment of segments){if(segment.start>end)break;end=Math.max(end,segment.end)}return end}var import_node_fs11=import_node_fs2;var import_node_fs10=import_node_fs2,MEMBER_BYTES=1024*1024,HEADER_BYTES=10,FLAGS_AT=3,HAS_EXTRA=4,EXTRA_BYTES=14,EXTRA_DATA_BYTES=8,FIELD_NAME="L\
B";function markMember(gzipped,plainBytes){let header=Buffer.alloc(HEADER_BYTES+EXTRA_BYTES);gzipped.copy(header,0,0,HEADER_BYTES),header[FLAGS_AT]=HAS_EXTRA;let at2=header.
writeUInt16LE(EXTRA_BYTES-2,HEADER_BYTES);return at2+=header.write(FIELD_NAME,at2,"latin1"),at2=header.writeUInt16LE(EXTRA_DATA_BYTES,at2),at2=header.writeUInt32LE(
gzipped.length+EXTRA_BYTES,at2),header.writeUInt32LE(plainBytes,at2),Buffer.concat([header,gzipped.subarray(HEADER_BYTES)])}function readMembers(fd,plainBytes){
let{size}=import_node_fs10.default.fstatSync(fd),members2=[],offset=0,start=0;for(;offset<size;){let lengths=readLengths(fd,offset);if(lengths===void 0){members2.
push({start,end:plainBytes,offset,bytes:size-offset});break}members2.push({start,end:start+lengths.plain,offset,bytes:lengths.compressed}),offset+=lengths.compressed,
start+=lengths.plain}return members2}function readLengths(fd,offset){let header=Buffer.alloc(HEADER_BYTES+EXTRA_BYTES);if(import_node_fs10.default.readSync(fd,header,
0,header.length,offset)<header.length)return;let isGzip=header[0]===31&&header[1]===139&&header[FLAGS_AT]===HAS_EXTRA,name=header.toString("latin1",HEADER_BYTES+
2,HEADER_BYTES+4);if(!isGzip||name!==FIELD_NAME)return;let compressed=header.readUInt32LE(HEADER_BYTES+6),plain=header.readUInt32LE(HEADER_BYTES+10);return compressed>
header.length&&plain>0&&plain<=MEMBER_BYTES?{compressed,plain}:void 0}function readMember(fd,member){let compressed=Buffer.allocUnsafe(member.bytes),read=import_node_fs10.default.
readSync(fd,compressed,0,member.bytes,member.offset),zlib2=process.getBuiltinModule("node:zlib"),plainBytes=member.end-member.start;return zlib2.gunzipSync(compressed.
subarray(0,read),{maxOutputLength:Math.max(plainBytes,1)})}var CHUNK_BYTES=256*1024;function openSegment(segment){let opened;return{end:segment.end,read(position){try{opened??=open(segment);let bytes=opened.read(position);
return bytes.length>0?{bytes}:{resume:segment.end,error:unreadable(segment,position,"it ends too early")}}catch(error){return{resume:opened?.resumeAfter(position)??
segment.end,error:unreadable(segment,position,errnoOf(error)??"damaged",error)}}},close(){opened?.close(),opened=void 0}}}function open(segment){let twin=segment.
isCompressed?segment.path.slice(0,-3):`${segment.path}.gz`;try{return segment.isCompressed?openCompressed(segment,segment.path):openPlain(segment,segment.path)}catch(error){
if(errnoOf(error)!=="ENOENT"||!import_node_fs11.default.existsSync(twin))throw error;return segment.isCompressed?openPlain(segment,twin):openCompressed(segment,
twin)}}function openPlain(segment,path){let fd=import_node_fs11.default.openSync(path,"r"),buffer=Buffer.allocUnsafe(Math.min(CHUNK_BYTES,segment.end-segment.start));
return{read(position){let wanted=Math.min(buffer.length,segment.end-position);return buffer.subarray(0,import_node_fs11.default.readSync(fd,buffer,0,wanted,position-
segment.start))},resumeAfter:position=>Math.min(segment.end,position+CHUNK_BYTES),close:()=>import_node_fs11.default.closeSync(fd)}}function openCompressed(segment,path){
let fd=import_node_fs11.default.openSync(path,"r"),members2;try{members2=readMembers(fd,segment.end-segment.start)}catch(error){throw import_node_fs11.default.closeSync(
fd),error}let current,memberAt=offset=>members2.find(member=>member.start<=offset&&offset<member.end);return{read(position){let offset=position-segment.start,member=memberAt(
offset);return member===void 0?Buffer.alloc(0):(current?.member!==member&&(current={member,bytes:readMember(fd,member)}),current.bytes.subarray(offset-member.start))},
resumeAfter:position=>segment.start+(memberAt(position-segment.start)?.end??segment.end-segment.start),close:()=>import_node_fs11.default.closeSync(fd)}}function unreadable(segment,position,reason,cause){
return new LogbookError("RAW_UNREADABLE",`read raw segment ${segment.path}: ${reason}`,{path:segment.path,byteOffset:position,...cause===void 0?{}:{cause}})}async function verifySegments(request){let result={checked:0,bytes:0,damage:[],isComplete:!0};for(let dir of generationsOf(request.rawDir)){let ledger=readLedger(
dir);for(let segment of listSegments(dir)){if(request.shouldStop?.()===!0)return{...result,isComplete:!1};let records=ledger.filter(({start,end})=>start===segment.
start&&end===segment.end);request.isThorough!==!0&&records.some(record=>record.verified===!0)||(verifyOne(dir,segment,records,request,result),await(0,import_promises2.setImmediate)())}}
return result}function generationsOf(rawDir){return rawStreams(rawDir).flatMap(stream=>listGenerations(rawDir,stream).map(generation=>generationPath(rawDir,stream,
generation)))}function verifyOne(dir,segment,records,{clock},result){result.checked+=1;try{let sha256=hashSegment(segment);result.bytes+=segment.end-segment.start;
let expected=records.map(record=>record.sha256).filter(hash=>hash!==void 0);if(expected.length>0&&!expected.includes(sha256))throw mismatch(segment.path,segment.
start);if(records.some(record=>record.verified===!0))return;let{start,end}=segment;appendToLedger(dir,{start,end,sha256,verified:!0,time:isoTime(clock()),source:"\
verify"})}catch(error){if(!(error instanceof LogbookError))throw error;result.damage.push(error)}}function hashSegment(segment){let hash=(0,import_node_crypto2.createHash)(
"sha256"),reader=openSegment(segment);try{for(let position=segment.start;position<segment.end;){let piece=reader.read(position);if(!("bytes"in piece))throw piece.
error;hash.update(piece.bytes),position+=piece.bytes.length}}finally{reader.close()}return hash.digest("hex")}function setAsideSegment(path){import_node_fs12.default.
renameSync(path,`${path}.damaged`)}function mismatch(path,byteOffset){let message=`verify raw segment ${path}: these are not the bytes that were copied`;return new LogbookError(
"RAW_MISMATCH",message,{path,byteOffset})}function*readRange(rawDir,stream,request){let{generation,from=0,onLoss}=request,segments=listSegments(generationPath(rawDir,stream,generation)),readers=[],position=from,
next=0;try{for(;;){next=openUpTo(position,segments,next,readers);let piece=readFromAny(readers,position);if("bytes"in piece){yield{start:position,bytes:piece.bytes},
position+=piece.bytes.length;continue}let end=Math.min(piece.resume,segments[next]?.start??Number.POSITIVE_INFINITY);if(end===Number.POSITIVE_INFINITY)return;onLoss?.(
{start:position,end,...piece.error===void 0?{}:{error:piece.error}}),position=end}}finally{for(let reader of readers)reader.close()}}function openUpTo(position,segments,from,readers){
for(let index=readers.length-1;index>=0;index-=1){let reader=readers[index];reader.end>position||(reader.close(),readers.splice(index,1))}let next=from;for(let segment=segments[next];segment!==
void 0&&segment.start<=position;segment=segments[next])segment.end>position&&readers.push(openSegment(segment)),next+=1;return next}function readFromAny(readers,position){
let failure2={resume:Number.POSITIVE_INFINITY};for(let reader of readers){let piece=reader.read(position);if("bytes"in piece)return piece;piece.resume<failure2.
resume&&(failure2=piece)}return failure2}var JOINS_PREVIOUS=new RegExp("^(?:\\p{M}|\\u200d|\\p{Emoji_Modifier}|[\\u{e0020}-\\u{e007f}]|[\\u1160-\\u11ff]|[\\uff9e\\uff9f])","u"),FIRST_MARK=768,LONE_SURROGATES=/[\ud800-\udfff]/gu;
function toWellFormed(text3){return text3.replace(LONE_SURROGATES,"\uFFFD")}function isLowSurrogate(unit){return unit>=56320&&unit<=57343}function isHighSurrogate(unit){
return unit>=55296&&unit<=56319}function splitsPair(text3,at2){return at2>0&&at2<text3.length&&isLowSurrogate(text3.charCodeAt(at2))&&isHighSurrogate(text3.charCodeAt(
at2-1))}function splitsSequence(text3,at2){return at2<=0||at2>=text3.length||text3.charCodeAt(at2)<FIRST_MARK&&text3.charCodeAt(at2-1)<FIRST_MARK?!1:splitsPair(
text3,at2)?!0:text3.charCodeAt(at2-1)===8205||JOINS_PREVIOUS.test(text3.slice(at2,at2+2))}function boundaryBefore(text3,at2){if(at2>=text3.length)return text3.length;
if(at2<=0)return 0;let lowest=Math.max(0,at2-32);for(let place=at2;place>=lowest;place--)if(!splitsSequence(text3,place))return place;return splitsPair(text3,at2)?
at2-1:at2}function boundaryAfter(text3,at2){if(at2<=0)return 0;let highest=Math.min(text3.length,at2+32);for(let place=at2;place<=highest;place++)if(!splitsSequence(
text3,place))return place;return splitsPair(text3,at2)?at2+1:at2}function cutText(text3,maxChars,mark="\u2026"){return text3.length<=maxChars?text3:mark.length>=
maxChars?text3.slice(0,boundaryBefore(text3,maxChars)):text3.slice(0,boundaryBefore(text3,maxChars-mark.length))+mark}function cutMiddle(text3,headChars,tailChars){
let maxChars=headChars+tailChars;if(text3.length<=maxChars)return text3;let mark=`
\u2026 [${text3.length-maxChars} characters cut] \u2026
`,head=headChars-mark.length;return head<=0?cutText(text3,maxChars):text3.slice(0,boundaryBefore(text3,head))+mark+text3.slice(boundaryAfter(text3,text3.length-
tailChars))}var INVISIBLE=new RegExp("(?![\\u200d\\ufe00-\\ufe0f])\\p{Default_Ignorable_Code_Point}|[\\ufff9-\\ufffb]","gu");var STRAY_JOINERS=new RegExp("(?<!\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|[\\ufe00-\\ufe0f])\\u200d|\\u200d(?!\\p{Extended_Pictographic})","gu"),TAG_NAMES="\
logbook* system system-* human assistant user user-* antml:* function_* invoke parameter tool_* command-* local-command-* bash-* task-notification persisted-out\
put session-start-hook instructions important",FULL_WIDTH=65248;function anyWidth(char){if(char==="*")return"[\\w:.\uFF0D\uFF3F-]*";if(char==="-"||char==="_")return"\
[-_\uFF0D\uFF3F\u2010\u2011]";let wide=plain=>String.fromCharCode(plain.charCodeAt(0)+FULL_WIDTH);return`[${char}${char.toUpperCase()}${wide(char)}${wide(char.toUpperCase())}\
]`}var NAMES=TAG_NAMES.split(" ").map(name=>[...name].map(anyWidth).join("")),IMITATION_TAG=new RegExp(`[<\uFF1C\uFE64](?=\\s{0,8}[/\uFF0F]?\\s{0,8}(?:${NAMES.join(
"|")})(?![\\w-]))`,"g");var TAG="logbook-context",OPENING=`<${TAG} kind="`,CLOSING=`</${TAG}>`,WHOLE_OPENING=new RegExp(`${OPENING}[^<>\\n]{0,2000}>\\n`,"y");function stripOwnBlocks(text3){let kept2="",from=0;for(let at2=text3.indexOf(OPENING);at2>=0;at2=text3.indexOf(OPENING,Math.max(at2+1,from))){if(WHOLE_OPENING.lastIndex=
at2,!WHOLE_OPENING.test(text3))continue;kept2+=text3.slice(from,at2);let end=text3.indexOf(CLOSING,at2);if(end<0)return kept2;from=end+CLOSING.length,text3[from]===
`
`&&from++}return kept2+text3.slice(from)}var PLACEHOLDER3="[private]",OPENING2="(?:[<\uFF1C\uFE64\u2039]|&lt;|\\\\u003c)",CLOSING2="(?:[>\uFF1E\uFE65\u203A]|&gt;|\\\\u003e)";var NAME=[..."private"].map(letter=>`[${letter}${String.fromCharCode(letter.charCodeAt(0)+65248)}]`).join("\\p{Default_Ignorable_Code_Point}{0,4}"),ATTRIBUTES="\
[^<>\uFF1C\uFF1E]{0,200}?",TAG2=new RegExp(`${OPENING2}\\s{0,8}([/\uFF0F\\\\]?)\\s{0,8}${NAME}(?![\\w-])(?:${ATTRIBUTES}${CLOSING2})?`,"giu");function stripPrivate(text3){
let kept2="",depth=0,from=0;for(let tag of text3.matchAll(TAG2)){let isEnd=tag[1]!=="";depth===0&&isEnd||(depth===0&&(kept2+=text3.slice(from,tag.index)+PLACEHOLDER3),
depth+=isEnd?-1:1,from=tag.index+tag[0].length)}return depth>0?kept2:kept2+text3.slice(from)}function cleanText(text3){return stripPrivate(stripOwnBlocks(toWellFormed(text3)))}var REMINDER=/<system-reminder>[\s\S]*?(?:<\/system-reminder>\s*|$)/g;function cleanSpeech(text3){
let spoken=text3.includes("<system-reminder>")?text3.replace(REMINDER,""):text3;return cleanText(spoken).trim()}function isFields(value){return typeof value=="object"&&value!==null&&!Array.isArray(value)}function fieldsOf(parent,key){let value=parent[key];return isFields(
value)?value:EMPTY}function stringOf(parent,key){let value=parent[key];return typeof value=="string"&&value!==""?value:void 0}function countOf(parent,key){let value=parent[key];
return typeof value=="number"&&Number.isFinite(value)&&value>0?value:0}function timeOf(entry){let stamp=stringOf(entry,"timestamp"),time2=stamp===void 0?0:Date.
parse(stamp);return Number.isNaN(time2)?0:time2}var SIDECHAIN_AGENT="sidechain",EMPTY=Object.freeze({});var DENIAL_TEXTS=[[/^The user doesn't want to (?:proceed with this tool use|take this action)/,"user-rejected"],[/^(?:This command requires approval|Claude requested permissions? to )/,
"user-rejected"],[/^Permission to use .{1,200} has been (?:denied|auto-denied)/s,"permission-rule"],[/^\[(?:Request interrupted by user|Tool call interrupted)/,
"interrupted"]];function denialOf(output,isError,entry){let kind=entry===void 0?void 0:stringOf(entry,"toolDenialKind");if(entry!==void 0&&kind==="user-rejected"&&
hadBegun(entry))return"cancelled";if(kind!==void 0)return kind;if(isError)return DENIAL_TEXTS.find(([pattern])=>pattern.test(output))?.[1]}function hadBegun(entry){
return entry.toolDenialBeforeRun===!0||fieldsOf(entry,"permissionDecision").decision==="reject"?!1:entry.toolUseResult==="User rejected tool use"}var PERSISTED="\
<persisted-output>",SAVED_TO=/(?:saved to:?|saved at:?)\s+(\S.{0,1000}?[\\/]tool-results[\\/][^\s\\/]+)/i,NOTICE_CHARS=2e3,SENTENCE_END=/[.,;:)\]]+$/,PLAIN_NAME=/^[A-Za-z0-9_][A-Za-z0-9._-]{0,199}$/;
function spilledFileOf(output,result){let name=(stringOf(result,"persistedOutputPath")??savedPath(output))?.split(/[\\/]/).at(-1)?.replace(SENTENCE_END,"");return name!==
void 0&&PLAIN_NAME.test(name)?name:void 0}function savedPath(output){if(!(!output.startsWith(PERSISTED)&&!output.startsWith("Error: result")))return SAVED_TO.exec(
output.slice(0,NOTICE_CHARS))?.[1]}var IMAGE_MARK="[image]";function blocksOf(content){return typeof content=="string"?[{type:"text",text:content}]:isFields(content)?[content]:Array.isArray(content)?
content.every(isFields)?content:content.flatMap(item=>Array.isArray(item)?NO_BLOCKS:blocksOf(item)):NO_BLOCKS}var NO_BLOCKS=[];function textOfBlock(block){let{type}=block;
return type==="image"?IMAGE_MARK:type==="text"||type===void 0?stringOf(block,"text"):void 0}function textOf(content){if(typeof content=="string")return content;
let texts=[];for(let block of blocksOf(content)){let text3=textOfBlock(block);text3!==void 0&&texts.push(text3)}return texts.join(`
`)}function toolUsePart(block){let toolUseId=stringOf(block,"id");if(toolUseId===void 0)return;let tool=stringOf(block,"name")??"unknown";return{kind:"tool_use",
toolUseId,tool,input:cleanText(compactJson(block.input))}}function toolResultPart(block,entry){let toolUseId=stringOf(block,"tool_use_id");if(toolUseId===void 0)
return;let output=textOf(block.content),isError=block.is_error===!0,denial=denialOf(output,isError,entry),spilledFile=spilledFileOf(output,fieldsOf(entry??{},"t\
oolUseResult"));return{kind:"tool_result",toolUseId,output:cleanText(output),isError,...denial===void 0?{}:{denial},...spilledFile===void 0?{}:{spilledFile}}}function compactJson(value){
return JSON.stringify(value)??""}var SYNTHETIC="<synthetic>",FINAL_REASONS=new Set(["end_turn","max_tokens","model_context_window_exceeded","refusal","stop_sequence"]);function readAssistantEntry(entry){
let message=fieldsOf(entry,"message"),parts=[];for(let block of blocksOf(message.content)){let part=partOfBlock(block);part!==void 0&&parts.push(part)}let isSynthetic=message.
model===SYNTHETIC;if(entry.isApiErrorMessage===!0)return{role:"assistant",parts,isError:!0};if(isSynthetic)return{role:"link",parts:[],isStandIn:!0};let reading={
role:"assistant",parts},messageId=stringOf(message,"id"),model=stringOf(message,"model"),reason=stringOf(message,"stop_reason");messageId!==void 0&&(reading.messageId=
messageId),model!==void 0&&(reading.model=model);let usage=usageOf(fieldsOf(message,"usage"));return usage!==void 0&&(reading.usage=usage),reason!==void 0&&FINAL_REASONS.
has(reason)&&(reading.isFinal=!0),reading}function partOfBlock(block){let type=typeof block.type=="string"?block.type:"text";if(type.endsWith("tool_use"))return toolUsePart(
block);if(type.endsWith("tool_result"))return toolResultPart(block,void 0);let text3=textOfBlock(block),answer=text3===void 0?"":cleanText(text3);return answer.
trim()===""?void 0:{kind:"answer",text:answer}}function usageOf(usage){let counts={input:countOf(usage,"input_tokens"),output:countOf(usage,"output_tokens"),cacheRead:countOf(
usage,"cache_read_input_tokens"),cacheWrite:countOf(usage,"cache_creation_input_tokens")};return counts.input+counts.output+counts.cacheRead+counts.cacheWrite>0?
counts:void 0}var NUL=0,QUOTE=34,BACKSLASH=92,BRACE_BIT=32,OPEN=123,CLOSE=125,RECORD_START2=Buffer.from('{"'),FIRST_KEYS=["parentUuid","type","uuid","sessionId","logicalParen\
tUuid","isSidechain"].map(key=>Buffer.from(`${key}"`)),SPARE_WORK_BYTES=16*1024*1024,WORK_FACTOR=8;function salvage(line){let nulBytes=countNuls(line);return nulBytes>
0?salvageNuls(line,nulBytes):salvageRecords(line)}function salvageNuls(line,nulBytes){let rest=salvageRecords(line.filter(byte=>byte!==NUL)),damage={byteOffset:line.
indexOf(NUL),bytes:nulBytes,reason:"nul"};return{objects:rest.objects,damage:[damage,...rest.damage]}}function countNuls(line){let count2=0;for(let at2=line.indexOf(
NUL);at2!==-1;at2=line.indexOf(NUL,at2+1))count2+=1;return count2}function salvageRecords(line){let found={objects:[],damage:[]},workLeft=SPARE_WORK_BYTES+WORK_FACTOR*
line.length,lostFrom=0,from=0;for(;workLeft>0;){let start=nextStart(line,from);if(start===-1)break;let end=objectEnd(line,start);workLeft-=(end===-1?line.length:
end)-start;let object=end===-1?void 0:parseRecord3(line.toString("utf8",start,end));from=object===void 0?start+1:end,object!==void 0&&(noteLoss(line,lostFrom,start,
"welded",found.damage),found.objects.push(object),lostFrom=end)}return noteLoss(line,lostFrom,line.length,line.includes(RECORD_START2)?"torn":"not-json",found.damage),
found}function nextStart(line,from){for(let at2=line.indexOf(RECORD_START2,from);at2!==-1;at2=line.indexOf(RECORD_START2,at2+1)){let key=at2+RECORD_START2.length;
if(at2===0||FIRST_KEYS.some(first=>line.subarray(key,key+first.length).equals(first)))return at2}return-1}function objectEnd(line,start){let depth=0;for(let at2=start;at2<
line.length;at2+=1){let byte=line[at2];if(byte===QUOTE){at2=stringEnd(line,at2+1);continue}if((byte|BRACE_BIT)===OPEN?depth+=1:(byte|BRACE_BIT)===CLOSE&&(depth-=
1),depth===0)return at2+1}return-1}function stringEnd(line,from){let at2=from;for(;at2<line.length&&line[at2]!==QUOTE;)at2+=line[at2]===BACKSLASH?2:1;return at2}
function parseRecord3(text3){try{let value=JSON.parse(text3);return!isFields(value)||stringOf(value,"type")===void 0?void 0:"parentUuid"in value||"sessionId"in value?
value:void 0}catch(error){if(error instanceof SyntaxError)return;throw error}}function noteLoss(line,from,to,reason,damage){line.subarray(from,to).every(byte=>byte<=
32)||damage.push({byteOffset:from,bytes:to-from,reason})}var NOISE_TYPES=new Set(["agent-color","agent-name","agent-setting","api-request","api-request-blob","api-request-shape","atis-latch","bridge-session","content-\
replacement","cost-state","file-history-delta","file-history-snapshot","fork-context-ref","frame-link","history-suppression","last-prompt","mode","permission-mo\
de","pr-link","queue-operation","relocated","summary","tag","tools-used"]),TYPE_FIRST=Buffer.from('{"type":"'),PARENT_FIRST=Buffer.from('{"parentUuid":'),NO_PARENT=Buffer.
from("null"),MAIN_FLAG=Buffer.from(',"isSidechain":false'),SIDE_FLAG=Buffer.from(',"isSidechain":true'),AGENT_KEY=Buffer.from(',"agentId":"'),ATTACHMENT_KEY=Buffer.
from(',"attachment":{"type":"'),ATTACHMENT_TAIL=Buffer.from('"type":"attachment","uuid":"'),UUID_KEY=Buffer.from('"uuid":"'),QUOTE2=34,CLOSE_BRACE=125,MAX_NAME_BYTES=64;
function skimLine(bytes){if(bytes[bytes.length-1]===CLOSE_BRACE)return hasAt(bytes,0,TYPE_FIRST)?isNoise(bytes)?"noise":void 0:hasAt(bytes,0,PARENT_FIRST)?skimLink(
bytes):void 0}function isNoise(bytes){let type=nameAt(bytes,TYPE_FIRST.length);return type!==void 0&&NOISE_TYPES.has(type)&&bytes.indexOf(UUID_KEY)===-1}function skimLink(bytes){
let head=readLinkHead(bytes);if(head===void 0||bytes.indexOf(PARENT_FIRST,1)!==-1)return;let at2=bytes.indexOf(ATTACHMENT_TAIL),tail=at2===-1?void 0:parseTail(bytes,
at2),uuid2=tail===void 0?void 0:stringOf(tail,"uuid");if(!(tail===void 0||uuid2===void 0))return{uuid:uuid2,timeMs:timeOf(tail),role:"link",...head,parts:[]}}function readLinkHead(bytes){
let at2=PARENT_FIRST.length,parent=bytes[at2]===QUOTE2?nameAt(bytes,at2+1):null;if(parent===void 0||parent===null&&!hasAt(bytes,at2,NO_PARENT))return;at2+=parent===
null?NO_PARENT.length:parent.length+2;let isMain=hasAt(bytes,at2,MAIN_FLAG);if(!isMain&&!hasAt(bytes,at2,SIDE_FLAG))return;at2+=isMain?MAIN_FLAG.length:SIDE_FLAG.
length;let agent=hasAt(bytes,at2,AGENT_KEY)?nameAt(bytes,at2+AGENT_KEY.length):void 0;if(agent!==void 0&&(at2+=AGENT_KEY.length+agent.length+1),!hasAt(bytes,at2,
ATTACHMENT_KEY)||nameAt(bytes,at2+ATTACHMENT_KEY.length)==="queued_command")return;let agentId=agent??(isMain?void 0:SIDECHAIN_AGENT);return agentId===void 0?{parent}:
{parent,agentId}}function nameAt(bytes,from){let limit=Math.min(bytes.length,from+MAX_NAME_BYTES),end=from;for(;end<limit&&bytes[end]!==QUOTE2;)end+=1;let name=bytes.
toString("latin1",from,end);return end<limit&&!name.includes("\\")?name:void 0}function parseTail(bytes,at2){try{let value=JSON.parse(`{${bytes.toString("utf8",
at2)}`);return isFields(value)?value:void 0}catch(error){if(error instanceof SyntaxError)return;throw error}}function hasAt(bytes,at2,part){if(bytes.length<at2+
part.length)return!1;for(let index=0;index<part.length;index+=1)if(bytes[at2+index]!==part[index])return!1;return!0}var LINK={role:"link",parts:[]},INTERRUPTED="[Request interrupted by user",USER_SHELL="user-shell";function readUserEntry(entry,uuid2){if(entry.isCompactSummary===
!0)return{role:"summary",parts:[]};let{content}=fieldsOf(entry,"message"),blocks=blocksOf(content),results=resultsOf(blocks,entry);return blocks.some(block=>textOfBlock(
block)?.startsWith(INTERRUPTED)===!0)?{role:"interrupt",parts:results}:results.length>0?{role:"result",parts:results}:entry.isMeta===!0||entry.isVisibleInTranscriptOnly===
!0?LINK:readSpeech(textOf(content),entry,uuid2)}function resultsOf(blocks,entry){let results=blocks.filter(block=>block.type==="tool_result"),account=results.length===
1?entry:void 0;return results.map(block=>toolResultPart(block,account)).filter(part=>part!==void 0)}function readQueuedCommand(entry,uuid2){let attachment=fieldsOf(
entry,"attachment");if(attachment.isMeta===!0)return LINK;let origin=stringOf(fieldsOf(attachment,"origin"),"kind")??originOf(entry),isNotice=attachment.commandMode===
"task-notification",speech={...entry,origin:{kind:isNotice?"task-notification":origin}};return{...readSpeech(textOf(attachment.prompt),speech,uuid2),isQueued:!0}}
function readLocalCommand(entry,uuid2){let content=stringOf(entry,"content");return content===void 0?LINK:readSpeech(content,entry,uuid2)}function readSpeech(raw,entry,uuid2){
let text3=cleanSpeech(raw);return text3===""?LINK:entry.isSidechain===!0?promptOf("agent",text3):isNotification(text3,entry)?promptOf("notification",text3):text3.
startsWith("<")?readMarkup(text3,entry,uuid2)??promptOf("human",text3):promptOf("human",text3)}function promptOf(turnKind,text3){return{role:"prompt",turnKind,parts:[
{kind:"prompt",text:text3}]}}function isNotification(text3,entry){let origin=originOf(entry);return origin!==void 0&&origin!=="human"||text3.startsWith("<task-n\
otification>")}function originOf(entry){return stringOf(fieldsOf(entry,"origin"),"kind")}function readMarkup(text3,entry,uuid2){if(/^<command-(?:name|message)>/.
test(text3))return readSlashCommand(text3);if(/^<local-command-(?:stdout|stderr)>/.test(text3))return{role:"link",isFinal:!0,parts:[]};if(text3.startsWith("<loc\
al-command-caveat>"))return LINK;if(text3.startsWith("<bash-input>"))return readShellInput(text3,uuid2);if(/^<bash-std(?:out|err)>/.test(text3))return readShellOutput(
text3,entry)}function readSlashCommand(text3){let name=tagOf(text3,"command-name");if(name===void 0)return;let command=name.startsWith("/")?name:`/${name}`;return promptOf(
"command",`${command} ${tagOf(text3,"command-args")??""}`.trim())}function readShellInput(text3,uuid2){let command=tagOf(text3,"bash-input")??"",call={kind:"too\
l_use",toolUseId:`shell:${uuid2}`,tool:USER_SHELL,input:command};return{role:"prompt",turnKind:"command",parts:[{kind:"prompt",text:`! ${command}`},call]}}function readShellOutput(text3,entry){
let output=[tagOf(text3,"bash-stdout"),tagOf(text3,"bash-stderr")].filter(part=>part!==void 0),parent=stringOf(entry,"parentUuid");return parent===void 0?{role:"\
link",isFinal:!0,parts:[]}:{role:"link",isFinal:!0,parts:[{kind:"tool_result",toolUseId:`shell:${parent}`,output:cleanText(output.join(`
`)),isError:!1}]}}function tagOf(text3,tag){let from=text3.indexOf(`<${tag}>`);if(from===-1)return;let start=from+tag.length+2,end=text3.indexOf(`</${tag}>`,start);
return text3.slice(start,end===-1?void 0:end).trim()||void 0}var NOTHING={entries:[],facts:[],damage:[],isConsumed:!0},UNFINISHED={...NOTHING,isConsumed:!1};function parseLine2(line){if(line.bytes.length===0)return NOTHING;
let skimmed=skimLine(line.bytes);if(skimmed==="noise")return NOTHING;if(skimmed!==void 0)return{...NOTHING,entries:[skimmed]};let value=parseJson2(line.bytes.toString(
"utf8"));return isFields(value)?readObject(value,line):line.isTerminated?value===void 0?readBroken(line):{...NOTHING,damage:[damageOf(line,"not-object")]}:UNFINISHED}
function readBroken(line){let{objects,damage}=salvage(line.bytes),read=objects.map(object=>readObject(object,line)),places=damage.map(place=>({...place,byteOffset:line.
byteOffset+place.byteOffset}));return{entries:read.flatMap(({entries})=>entries),facts:read.flatMap(({facts})=>facts),damage:[...places,...read.flatMap(parsed=>parsed.
damage)],isConsumed:!0}}function readObject(object,line){try{let entry=entryOf(object);if(entry!==void 0&&line.isShortened&&(entry.isCut=!0),entry!==void 0)return{
...NOTHING,entries:[entry]};let fact=factOf(object);return fact===void 0?NOTHING:{...NOTHING,facts:[fact]}}catch(error){if(!(error instanceof RangeError))throw error;
return{...NOTHING,damage:[damageOf(line,"not-json")]}}}function damageOf(line,reason){return{byteOffset:line.byteOffset,bytes:line.bytes.length,reason}}function parseJson2(text3){
try{return JSON.parse(text3)}catch(error){if(error instanceof SyntaxError)return;throw error}}function factOf(object){let key=object.type;if(key!=="ai-title"&&key!==
"custom-title")return;let title=stringOf(object,key==="ai-title"?"aiTitle":"customTitle");return title===void 0?void 0:{key,value:cleanText(title)}}function entryOf(object){
let uuid2=stringOf(object,"uuid");if(uuid2===void 0||typeof object.type!="string")return;let parent=stringOf(object,"parentUuid")??stringOf(object,"logicalParen\
tUuid")??null,entry={uuid:uuid2,parent,timeMs:timeOf(object),...readByType(object,uuid2)},agentId=stringOf(object,"agentId")??(object.isSidechain===!0?SIDECHAIN_AGENT:
void 0);if(agentId!==void 0&&(entry.agentId=agentId),entry.role==="link"&&entry.parts.length===0)return entry;let promptId=stringOf(object,"promptId"),cwd=stringOf(
object,"cwd"),branch=stringOf(object,"gitBranch"),client=stringOf(object,"version");return promptId!==void 0&&(entry.promptId=promptId),cwd!==void 0&&(entry.cwd=
cwd),branch!==void 0&&(entry.branch=branch),client!==void 0&&(entry.client=client),entry}function readByType(object,uuid2){switch(object.type){case"user":return readUserEntry(
object,uuid2);case"assistant":return readAssistantEntry(object);case"attachment":return isQueuedCommand(object)?readQueuedCommand(object,uuid2):LINK2();case"sys\
tem":return readSystemEntry(object,uuid2);default:return LINK2()}}var LINK2=()=>({role:"link",parts:[]});function isQueuedCommand(object){let attachment=object.
attachment;return isFields(attachment)&&attachment.type==="queued_command"}function readSystemEntry(object,uuid2){switch(object.subtype){case"compact_boundary":case"\
microcompact_boundary":return{role:"boundary",parts:[]};case"local_command":return readLocalCommand(object,uuid2);case"turn_duration":case"stop_hook_summary":return{
role:"link",isFinal:!0,parts:[]};default:return LINK2()}}var DEFAULT_LIMITS={headBytes:65536,tailBytes:65536,budgetBytes:4194304},QUOTE3=34,COMMA=44,BACKSLASH2=92,LETTER_U=117,BRACE_BIT2=32,OPEN2=123,CLOSE2=125,ENVELOPE_DEPTH=2;
function createShortener(limits=DEFAULT_LIMITS){let kept2=createSink(limits.headBytes),strings=createStringState(limits,kept2),depth=0,mutedDepth=0;function isOverBudget(){
let budget=depth>ENVELOPE_DEPTH?limits.budgetBytes:2*limits.budgetBytes;return depth>=ENVELOPE_DEPTH&&kept2.length()>budget}function outside(byte){let folded=byte|
BRACE_BIT2;byte===QUOTE3?strings.open(mutedDepth>0):folded===OPEN2?depth+=1:folded===CLOSE2?(depth-=1,depth<mutedDepth&&(mutedDepth=0)):byte===COMMA&&mutedDepth===
0&&isOverBudget()&&(mutedDepth=depth),mutedDepth===0&&kept2.add(byte)}return{push(bytes){for(let byte of bytes)strings.isOpen()?strings.take(byte):outside(byte)},
finish:()=>kept2.bytes()}}var PLAIN=0,HEX_DIGITS=4,ESCAPED=5;function createStringState(limits,kept2){let isOpen=!1,isMuted=!1,state=PLAIN,seen=0,tail;function next(byte){
return state===ESCAPED?byte===LETTER_U?HEX_DIGITS:PLAIN:state!==PLAIN?state-1:byte===BACKSLASH2?ESCAPED:PLAIN}function keep(byte,isBoundary){seen+=1,tail===void 0&&
seen>limits.headBytes&&isBoundary&&(tail=createTail(limits.tailBytes)),tail===void 0?kept2.add(byte):tail.add(byte,isBoundary)}function close(){isOpen=!1,tail?.
writeTo(kept2),tail=void 0,isMuted||kept2.add(QUOTE3)}return{isOpen:()=>isOpen,open(muted){isOpen=!0,isMuted=muted,seen=0},take(byte){if(state===PLAIN&&byte===QUOTE3)
return close();let isBoundary=state===PLAIN&&(byte&192)!==128;state=next(byte),isMuted||keep(byte,isBoundary)}}}function createTail(blockBytes){let older=Buffer.
allocUnsafe(blockBytes+8),newer=Buffer.allocUnsafe(blockBytes+8),olderBytes=0,newerBytes=0,dropped=0;return{add(byte,isBoundary){newerBytes>=blockBytes&&isBoundary&&
(dropped+=olderBytes,[older,newer]=[newer,older],olderBytes=newerBytes,newerBytes=0),newer[newerBytes]=byte,newerBytes+=1},writeTo(kept2){dropped>0&&kept2.append(
Buffer.from(` [\u2026 ${dropped} bytes left out \u2026] `)),kept2.append(older.subarray(0,olderBytes)),kept2.append(newer.subarray(0,newerBytes))}}}function createSink(startBytes){
let buffer=Buffer.allocUnsafe(Math.max(startBytes,64)),length=0;function grow(needed){let larger=Buffer.allocUnsafe(Math.max(buffer.length*2,length+needed));buffer.
copy(larger,0,0,length),buffer=larger}return{add(byte){length===buffer.length&&grow(1),buffer[length]=byte,length+=1},append(bytes){length+bytes.length>buffer.length&&
grow(bytes.length),length+=bytes.copy(buffer,length)},length:()=>length,bytes:()=>buffer.subarray(0,length)}}var MAX_LINE_BYTES=8*1024*1024,NEWLINE2=10,CARRIAGE_RETURN=13,BYTE_ORDER_MARK=Buffer.from([239,187,191]);function createLineReader(startOffset=0){let lineStart=startOffset,
position=startOffset,pending=[],pendingBytes=0,shortener;function keep(piece){if(piece.length!==0){if(shortener===void 0&&pendingBytes+piece.length>MAX_LINE_BYTES){
shortener=createShortener();for(let earlier3 of pending)shortener.push(earlier3);pending=[]}pendingBytes+=piece.length,shortener!==void 0?shortener.push(piece):
pending.push(Buffer.from(piece))}}function take(last,endOffset,isTerminated){let bytes=last,isShortened=shortener!==void 0||pendingBytes+last.length>MAX_LINE_BYTES;
(isShortened||pendingBytes>0)&&(keep(last),bytes=shortener===void 0?Buffer.concat(pending):shortener.finish());let line={byteOffset:lineStart,endOffset,bytes:trim(
bytes,lineStart),isShortened,isTerminated};return pending=[],pendingBytes=0,shortener=void 0,lineStart=endOffset,line}return{*feed(chunk){let from=0;for(let at2=chunk.
indexOf(NEWLINE2);at2!==-1;at2=chunk.indexOf(NEWLINE2,from)){let last=chunk.subarray(from,at2);from=at2+1,yield take(last,position+from,!0)}keep(chunk.subarray(
from)),position+=chunk.length},end(){return pendingBytes===0?void 0:take(Buffer.alloc(0),position,!1)}}}function*readLines(chunks,startOffset=0){let reader=createLineReader(
startOffset),position=startOffset;for(let{start,bytes}of chunks){if(start!==position){let broken=reader.end();broken!==void 0&&(yield{...broken,isTerminated:!0}),
reader=createLineReader(start)}yield*reader.feed(bytes),position=start+bytes.length}let rest=reader.end();rest!==void 0&&(yield rest)}function trim(bytes,byteOffset){
let hasMark=byteOffset===0&&bytes.subarray(0,3).equals(BYTE_ORDER_MARK),hasReturn=bytes[bytes.length-1]===CARRIAGE_RETURN;return!hasMark&&!hasReturn?bytes:bytes.
subarray(hasMark?3:0,bytes.length-Number(hasReturn))}function foldEntry(one,other){let folded={...isBetter(one,other)?one:other,timeMs:Math.min(one.timeMs,other.timeMs)},parents=[...new Set([...parentsOf(one),...parentsOf(
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
0||node.isContinuation)&&node.previous!==null?lookup(node.previous):void 0}function turnOf(uuid2,lookup,known=new Map){let path=[],seen=new Set,node=lookup(uuid2),
turn=uuid2;for(;node!==void 0;){let found=known.get(node.uuid);if(found===void 0&&seen.has(node.uuid)){turn=circleOf(node,path).reduce(earlier).uuid;break}if(path.
push(node),seen.add(node.uuid),turn=found??node.uuid,found!==void 0||node.isHead)break;node=parentOf(node,lookup)}for(let member of path)known.set(member.uuid,turn);
return turn}function circleOf(node,path){return path.slice(path.findIndex(member=>member.uuid===node.uuid))}function takePredecessor(predecessors,entry){let key=entry.agentId??"",previous=predecessors[key]??null;return predecessors[key]=entry.uuid,previous}function earlier(a,b){
return a.timeMs!==b.timeMs?a.timeMs<b.timeMs?a:b:a.uuid<b.uuid?a:b}function orderEntries(entries){let known=foldCopies(entries),byTime=[...known.values()].sort(compareEntries);return isInParentOrder(byTime,known)?byTime:walk(byTime,
known)}function foldCopies(entries){let known=new Map;for(let entry of entries){let earlier3=known.get(entry.uuid);known.set(entry.uuid,earlier3===void 0?entry:
foldEntry(earlier3,entry))}return known}function isInParentOrder(byTime,known){let seen=new Set;for(let entry of byTime){let{parent,otherParents}=entry;if(otherParents!==
void 0||parent!==null&&known.has(parent)&&!seen.has(parent))return!1;seen.add(entry.uuid)}return!0}function walk(byTime,known){let waiting=readWaiting(byTime,known),
ready=byTime.filter(entry=>waiting.left.get(entry.uuid)===0).reverse(),ordered=[],oldest=0;for(;ordered.length<byTime.length;){let entry=ready.pop()??byTime[oldest++];
if(entry===void 0)break;if(waiting.left.delete(entry.uuid)){ordered.push(entry);for(let child of releaseChildren(waiting,entry))insert(ready,child)}}return ordered}
function readWaiting(entries,known){let waiting={children:new Map,left:new Map};for(let entry of entries){let parents=parentsOf(entry).filter(parent=>known.has(
parent)&&parent!==entry.uuid);waiting.left.set(entry.uuid,parents.length);for(let parent of parents){let siblings=waiting.children.get(parent)??[];waiting.children.
set(parent,siblings),siblings.push(entry)}}return waiting}function releaseChildren({children,left},parent){return(children.get(parent.uuid)??[]).filter(child=>{
let count2=left.get(child.uuid);return count2===void 0?!1:(left.set(child.uuid,count2-1),count2===1)})}function insert(ready,entry){let low=0,high=ready.length;
for(;low<high;){let middle=low+high>>1;compareEntries(ready[middle],entry)>0?low=middle+1:high=middle}ready.splice(low,0,entry)}function compareEntries(a,b){return a.
timeMs-b.timeMs||(a.uuid<b.uuid?-1:+(a.uuid>b.uuid))}function isPrompt(entry){return entry.role==="prompt"}function assembleTurn(entries,id){let ordered=orderEntries(entries),head=ordered.find(isPrompt)??ordered[0];
if(head===void 0)throw new RangeError("assemble turn: no entries");let prompt=isPrompt(head)?head:void 0,turn={id:prompt?.uuid??id??head.uuid,kind:prompt?.turnKind??
(head.agentId===void 0?"human":"agent"),prompt:promptText(prompt),steps:deriveSteps(ordered),startMs:head.timeMs,endMs:Math.max(...ordered.filter(isSubstantial).
map(entry=>entry.timeMs),head.timeMs),models:[...new Set(ordered.map(entry=>entry.model).filter(model=>model!==void 0))],usage:sumUsage(ordered),outcome:deriveOutcome(
ordered)};return addContext(turn,head,ordered),turn}function settleOutcome(turn,{isOver,isTakenOver}){return turn.outcome!=="open"||!(isOver||isTakenOver)?turn.
outcome:isTakenOver||turn.steps.at(-1)?.kind==="answer"?"answered":"interrupted"}function promptText(prompt){return(prompt?.parts??[]).map(part=>part.kind==="pr\
ompt"?part.text:"").join("")}function addContext(turn,head,ordered){let first=key=>head[key]??ordered.find(entry=>entry[key]!==void 0)?.[key],{agentId,promptId}=head,
cwd=first("cwd"),branch=first("branch");promptId&&(turn.promptId=promptId),agentId!==void 0&&(turn.agentId=agentId),cwd!==void 0&&(turn.cwd=cwd),branch!==void 0&&
(turn.branch=branch),ordered.some(entry=>entry.isCut===!0)&&(turn.isCut=!0)}function isSubstantial(entry){return entry.parts.length>0||entry.isFinal===!0||entry.
role==="interrupt"}function sumUsage(ordered){let byMessage=new Map;for(let{messageId,uuid:uuid2,usage}of ordered){let key=messageId??uuid2,larger=maxUsage(byMessage.
get(key),usage);larger!==void 0&&byMessage.set(key,larger)}let sum={input:0,output:0,cacheRead:0,cacheWrite:0};for(let usage of byMessage.values())sum.input+=usage.
input,sum.output+=usage.output,sum.cacheRead+=usage.cacheRead,sum.cacheWrite+=usage.cacheWrite;return sum}function deriveSteps(ordered){let steps=[],calls=new Map,
texts=new Map;for(let entry of ordered)for(let part of entry.parts)part.kind==="answer"&&addAnswer(steps,texts,entry,part.text),part.kind==="tool_use"&&addCall(
steps,calls,entry,part),part.kind==="tool_result"&&addResult(steps,calls,entry,part);return steps}function addAnswer(steps,texts,entry,text3){let message=entry.
messageId??entry.uuid,earlier3=texts.get(message);earlier3?.includes(text3)!==!0&&(texts.set(message,earlier3===void 0?[text3]:[...earlier3,text3]),steps.push({
kind:"answer",text:text3,timeMs:entry.timeMs}))}function addCall(steps,calls,entry,use){let{toolUseId,tool,input}=use,known=calls.get(toolUseId);if(known!==void 0){
known.tool===""&&Object.assign(known,{tool,input,startMs:entry.timeMs});return}let{timeMs}=entry,call={kind:"tool",toolUseId,tool,input,output:null,isError:!1,startMs:timeMs,
endMs:timeMs};calls.set(toolUseId,call),steps.push(call)}function addResult(steps,calls,entry,result){let{toolUseId}=result;calls.has(toolUseId)||addCall(steps,
calls,entry,{kind:"tool_use",toolUseId,tool:"",input:""});let call=calls.get(toolUseId);if(call===void 0)return;let isReal=entry.isStandIn!==!0&&result.denial===
void 0;call.output!==null&&!(isReal&&call.denial!==void 0)||(call.output=result.output,call.isError=result.isError,call.endMs=entry.timeMs,delete call.denial,result.
denial!==void 0?call.denial=result.denial:entry.isStandIn===!0&&(call.denial="cancelled"),result.spilledFile!==void 0&&(call.spilledFile=result.spilledFile))}function deriveOutcome(ordered){
let outcome="open";for(let entry of ordered)entry.role==="interrupt"?outcome="interrupted":entry.role==="result"?outcome="open":entry.role==="assistant"?outcome=
outcomeOfAnswer(entry):entry.isFinal===!0&&outcome==="open"&&(outcome="answered");return outcome}function outcomeOfAnswer(entry){return entry.isError===!0?"erro\
r":entry.isFinal===!0?"answered":"open"}var MAX_HELD_TURNS=8,BREATH_BYTES=8*1024*1024;async function catchUpFromRaw(paths,catchUp,guard){let nodes=new Map;for(let stream of rawStreams(paths.raw))for(let generation of listGenerations(
paths.raw,stream)){let reading={nodes,turns:new Map,held:new Map,catchUp};for(await readGeneration(reading,readRange(paths.raw,stream,{generation}),guard);reading.
held.size>0;)tellOldest(reading)}catchUp.flush()}async function readGeneration(reading,chunks,guard){let predecessors={},breathAt=BREATH_BYTES;for(let line of readLines(
chunks)){for(let entry of parseLine2(line).entries)takeEntry(reading,entry,takePredecessor(predecessors,entry));line.endOffset<breathAt||(breathAt=line.endOffset+
BREATH_BYTES,await guard.breathe())}}function takeEntry(reading,entry,previous){let{nodes,turns,held}=reading;if(nodes.has(entry.uuid))return;nodes.set(entry.uuid,
treeNode(entry,previous));let turn=turnOf(entry.uuid,uuid2=>nodes.get(uuid2),turns),entries=held.get(turn);entries===void 0?held.set(turn,[entry]):entries.push(
entry),held.size>MAX_HELD_TURNS&&tellOldest(reading)}function tellOldest({held,catchUp}){let[oldest]=held;if(oldest===void 0)return;let[id,entries]=oldest;if(held.
delete(id),entries.every(({parts})=>parts.length===0))return;let turn=assembleTurn(entries,id);catchUp.take({...turn,outcome:settleOutcome(turn,{isOver:held.size>
0,isTakenOver:!1})})}function readActiveTurns(archive,session){let leaf=archive.prepare(`SELECT json_extract(predecessors, '$.""') AS entry FROM files
       WHERE session = ? AND stream = 'main' AND json_extract(predecessors, '$.""') IS NOT NULL
       ORDER BY generation DESC LIMIT 1`).get(session);if(leaf===void 0)return;let rows=archive.prepare(`WITH RECURSIVE path (turn) AS (
         SELECT turn FROM entries WHERE id = ?
         UNION
         SELECT parent.turn FROM path
         JOIN turns ON turns.id = path.turn
         JOIN entries AS head ON head.id = turns.root AND head.role = 0
         JOIN entries AS parent ON parent.id = head.link
       ) SELECT turn FROM path`).all(leaf.entry);return new Set(rows.map(({turn})=>turn))}function createAbandonedCheck(archive){let active=new Map;return(session,{
id,agentId})=>agentId!==null?!1:(active.has(session)||active.set(session,readActiveTurns(archive,session)),active.get(session)?.has(id)===!1)}var ROLES=["prompt","assistant","result","interrupt","boundary","summary","link"],PROMPT_ROLE=ROLES.indexOf("prompt"),BOUNDARY_ROLE=ROLES.indexOf("boundary");function encodeEntry(entry){
let{uuid:_uuid2,parent,otherParents:_others,timeMs:_time,role,parts,usage,...rest}=entry,meta2=rest;usage!==void 0&&(meta2.usage=[usage.input,usage.output,usage.
cacheRead,usage.cacheWrite]),role==="boundary"&&parent===null&&(meta2.isTop=!0);let text3="";return parts.length>0&&(meta2.parts=parts.map(encodePart),text3=parts.
map(textOfPart).join("")),role!=="prompt"&&(delete meta2.promptId,delete meta2.cwd,delete meta2.branch,delete meta2.client),{role:ROLES.indexOf(role),meta:JSON.
stringify(meta2),text:text3}}function textOfPart(part){return part.kind==="tool_use"?part.input:part.kind==="tool_result"?part.output:part.text}function encodePart(part){
switch(part.kind){case"prompt":case"answer":return[part.kind,part.text.length];case"tool_use":return[part.kind,part.input.length,part.toolUseId,part.tool];case"\
tool_result":{let{kind,output,toolUseId,isError,denial,spilledFile}=part;return spilledFile!==void 0?[kind,output.length,toolUseId,isError,denial??null,spilledFile]:
denial===void 0?[kind,output.length,toolUseId,isError]:[kind,output.length,toolUseId,isError,denial]}default:return part}}function decodeEntry(encoded,identity){
let{parts,isTop,usage,...rest}=JSON.parse(encoded.meta),[parent,...others]=isTop===!0?[]:identity.parents,at2=0;return{uuid:identity.uuid,parent:parent??null,...others.
length>0&&{otherParents:others},timeMs:identity.timeMs,role:ROLES[encoded.role]??"link",...rest,...usage!==void 0&&{usage:{input:usage[0],output:usage[1],cacheRead:usage[2],
cacheWrite:usage[3]}},parts:(parts??[]).map(part=>{let from=at2;return at2+=part[1],decodePart(part,encoded.text.slice(from,at2))})}}function decodePart(meta2,text3){
switch(meta2[0]){case"prompt":case"answer":return{kind:meta2[0],text:text3};case"tool_use":{let[kind,,toolUseId,tool]=meta2;return{kind,toolUseId,tool,input:text3}}case"\
tool_result":{let[kind,,toolUseId,isError,denial,spilledFile]=meta2;return{kind,toolUseId,output:text3,isError,...denial!=null&&{denial},...spilledFile!==void 0&&
{spilledFile}}}default:return meta2}}var UUID=/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;function packUuid(uuid2){return UUID.test(uuid2)?
Buffer.from(uuid2.replaceAll("-",""),"hex"):uuid2}function unpackUuid(packed){if(typeof packed=="string")return packed;let hex=Buffer.from(packed.buffer,packed.
byteOffset,packed.byteLength).toString("hex");return`${hex.slice(0,8)}-${hex.slice(8,12)}-${hex.slice(12,16)}-${hex.slice(16,20)}-${hex.slice(20)}`}var LATER_TURNS=8;function readOutcome(archive,id,turn){if(turn.outcome!=="open")return turn.outcome;let later=readLaterTurns(archive,id,turn.agentId??""),isTakenOver=later.
some(({parentTurn,isQueued})=>parentTurn===id&&isQueued===1);return settleOutcome(turn,{isOver:later.length>0,isTakenOver})}function readLaterTurns(archive,id,agentId){
let places=archive.prepare("SELECT file, byte_offset AS byteOffset FROM session_turns WHERE turn = ?").all(id),later=archive.prepare(`SELECT parent.turn AS pare\
ntTurn, json_extract(head.meta, '$.isQueued') AS isQueued
     FROM session_turns JOIN turns ON turns.id = session_turns.turn
     JOIN entries AS head ON head.id = turns.root AND head.role = 0
     LEFT JOIN entries AS parent ON parent.id = head.link
     WHERE session_turns.file = ? AND session_turns.byte_offset > ?
       AND coalesce(json_extract(head.meta, '$.agentId'), '') = ?
     ORDER BY session_turns.byte_offset LIMIT ?`);return places.flatMap(({file,byteOffset})=>later.all(file,byteOffset,agentId,LATER_TURNS))}var SYMBOLS="!#$%&*+-./:<=>?@^_|~",RANGES=[[1,"\0/ :@ [` {\xBF \xD7\xD7 \xF7\xF7 \u2000\u206F \u20A0\u20CF \u2190\u24EA \u2500\u2775 \u2794\u2BFF \u3000\u3004 \u3008\u3020 \uE000\uF8FF"],
[2,[...SYMBOLS].map(symbol=>symbol+symbol).join(" ")],[5,"09"],[4,"AZ"],[3,"az"],[6,"\u0E01\u0E3A \u0E40\u0E4E \u0E81\u0ECE \u0EDC\u0EDF \u1000\u1049 \u1050\u109D \u1780\u17D3 \u17D7\u17D7 \u17DC\u17DD \uA9E0\uA9FE \uAA60\uAA76 \uAA7A\uAA7F"],
[6,"\u1100\u11FF \u3005\u3007 \u3021\u3029 \u302E\u302F \u3038\u303B \u3041\u309A \u309D\u309F \u30A1\u30FA \u30FC\u312F"],[6,"\u3131\u318E \u31A0\u31BF \u31F0\u31FF \u3400\u4DBF \u4E00\uA48C \uA960\uA97C \uAC00\uD7FB \uF900\uFAD9"],
[7,"\u{103FF}"]],CLASSES=new Uint8Array(65536);for(let[found,ranges]of RANGES)for(let i=0;i<ranges.length;i+=3)CLASSES.fill(found,ranges.charCodeAt(i),ranges.charCodeAt(
i+1)+1);function isInWord(char){return/[\p{L}\p{N}\p{Mn}\p{Mc}]/u.test(char)}function computeClass(unit){let char=String.fromCharCode(unit),lower=char.toLowerCase();
return lower!==char?4:lower!==char.toUpperCase()||isInWord(char)?3:1}function classOf(unit){let known=CLASSES[unit];if(known!==0)return known;let computed=computeClass(
unit);return CLASSES[unit]=computed,computed}var FIRST_PICTURE=127248,LAST_PICTURE=129791,FIRST_RARE_HAN=131072,LAST_RARE_HAN=262143;function classOfAstral(point){
return point>=FIRST_PICTURE&&point<=LAST_PICTURE?1:point>=FIRST_RARE_HAN&&point<=LAST_RARE_HAN||isInWord(String.fromCodePoint(point))?6:1}function classOfPoint(point){
if(point>65535)return classOfAstral(point);let found=classOf(point);return found===7?1:found}function classAt(units,at2){let unit=units[at2],found=classOf(unit);
return found!==7?found:classOfPoint(String.fromCharCode(unit,units[at2+1]).codePointAt(0))}function classBefore(units,at2){if(at2<=0)return 1;let found=classOf(
units[at2-1]);return found!==7?found:at2>1?classAt(units,at2-2):1}function isWordClass(found){return found>=3&&found<=5}var NON_ASCII=/[^\0-\x7f]/,LATIN_MARKED=/[\u00c0-\u024f\u1e00-\u1eff]|[\u0300-\u036f]/g,COMBINING=/[\u0300-\u036f]/g,INVISIBLE2=new RegExp("\\p{Default_Ignorable\
_Code_Point}","gu");function isAscii(text3){return!NON_ASCII.test(text3)}var plainLetters=[];function stripMark(char){let unit=char.charCodeAt(0),known=plainLetters[unit];
if(known!==void 0)return known;let plain=char.normalize("NFD").replace(COMBINING,"");return plainLetters[unit]=plain,plain}function foldShape(text3){return isAscii(
text3)?text3:text3.replace(INVISIBLE2,"").normalize("NFKC").replace(LATIN_MARKED,stripMark).normalize("NFKC")}function lowerCase(shape){let lower=shape.toLowerCase();
return lower.includes("\u03C2")?lower.replaceAll("\u03C2","\u03C3"):lower}var MAX_PARTS=10,ALWAYS_A_NAME=3,MIN_AVERAGE=3;function isHumpStart(shape,at2){return classOf(shape.charCodeAt(at2))!==4?!1:classOf(shape.charCodeAt(at2-1))!==4?
!0:at2+1<shape.length&&classOf(shape.charCodeAt(at2+1))===3}function renderHumps(word){let parts=[],from=0;for(let at2=1;at2<word.length;at2++)isHumpStart(word,
at2)&&(parts.push(word.slice(from,at2)),from=at2);return from===0?void 0:(parts.push(word.slice(from)),parts.length<=ALWAYS_A_NAME||parts.length<=MAX_PARTS&&word.
length>=parts.length*MIN_AVERAGE?parts.join(" ").toLowerCase():void 0)}var DASH=45,SLASH=47,HASH=35,PLUS=43,LEADING=".$@#";function sigilBefore(units,at2){let unit=at2===0?0:units[at2-1];if(classOf(unit)!==2)return"";let previous=classBefore(
units,at2-1);if(unit===SLASH)return previous===1||previous===6?"/":"";if(unit===DASH)return dashesBefore(units,at2);let sigil=String.fromCharCode(unit);return LEADING.
includes(sigil)&&!isWordClass(previous)?sigil:""}function dashesBefore(units,at2){return at2>1&&units[at2-2]===DASH?at2>2&&units[at2-3]===DASH||isWordClass(classBefore(
units,at2-2))?"":"--":isWordClass(classBefore(units,at2-1))?"":"-"}function sigilAfter(units,at2){return units[at2]===HASH?"#":units[at2]===PLUS&&units[at2+1]===
PLUS?"++":""}var kept=new Map;function scratchUnits(use,size,isBytes){let make=units=>isBytes?new Uint8Array(units):new Uint16Array(units);if(size>262144)return make(size);let key=`${use}\
 ${isBytes?"bytes":"utf16"}`,found=kept.get(key)??make(262144);return kept.set(key,found),found}function asBuffer(units,length){return Buffer.from(units.buffer,
units.byteOffset,length*units.BYTES_PER_ELEMENT)}function readUnits(text3,use,isBytes){let units=scratchUnits(use,text3.length+1,isBytes);return asBuffer(units,
text3.length).write(text3,isBytes?"latin1":"utf16le"),units[text3.length]=0,units}function renderUnits(units,length){return asBuffer(units,length).toString(units.
BYTES_PER_ELEMENT===1?"latin1":"utf16le")}var MAX_WORD_BYTES=64,MAX_BYTES_A_UNIT=3;function boundedEnd(lower,start,end){if((end-start)*MAX_BYTES_A_UNIT<=MAX_WORD_BYTES)return end;let at2=start,used=0;for(;at2<
end;){let unit=lower.charCodeAt(at2);if(used+=unit<128?1:unit<2048?2:MAX_BYTES_A_UNIT,used>MAX_WORD_BYTES)return at2;at2++}return end}var MIN_BLOB_WORD=40,MAX_BLOB=128,
MIN_BLOB_WORD_AVERAGE=16,BLOB=/[\w+/=-]*/y;function skipBlob(shape,start,end){if(end-start<MIN_BLOB_WORD)return end;BLOB.lastIndex=start,BLOB.test(shape);let length=BLOB.
lastIndex-start;return length<=MAX_BLOB?end:(shape.slice(start,BLOB.lastIndex).match(/[^a-z0-9]/gi)?.length??0)*MIN_BLOB_WORD_AVERAGE<length?BLOB.lastIndex:end}
var APOSTROPHE=39,CURLY_APOSTROPHE=8217,SUFFIX=/['\u2019](?:s|t|re|ve|ll|d|m)/iy;function skipSuffix(shape,at2){let unit=shape.charCodeAt(at2);return unit!==APOSTROPHE&&
unit!==CURLY_APOSTROPHE?at2:(SUFFIX.lastIndex=at2,SUFFIX.test(shape)&&!isWordClass(classOf(shape.charCodeAt(SUFFIX.lastIndex)))?SUFFIX.lastIndex:at2)}var MAX_SYMBOL_RUN=8,SPACE=32,MAX_GROWTH=3;function addMarks(reading,start,end,wordEnd){let{shapeUnits,lower,marks}=reading,before=sigilBefore(shapeUnits,start);
before!==""&&marks.add(before+lower.slice(start,wordEnd));let after=sigilAfter(shapeUnits,end);after!==""&&marks.add(lower.slice(start,wordEnd)+after)}function addHumps(reading,start,end){
let word=reading.shape.slice(start,end);if(reading.split.has(word))return;reading.split.add(word);let parts=renderHumps(word);parts!==void 0&&reading.parts.add(
parts)}function copyWord(reading,start){let{shapeUnits,lowerUnits,out}=reading,to=reading.length,at2=start,later=0,unit=shapeUnits[at2],found=CLASSES[unit]||classOf(
unit);for(;found>=3&&found<=5;)out[to++]=lowerUnits[at2++],unit=shapeUnits[at2],found=CLASSES[unit]||classOf(unit),later|=1<<found;return reading.length=to,reading.
later=later,at2}var UPPER_BIT=16,LOWER_BIT=8;function isCamel({shapeUnits,later},start){return(later&UPPER_BIT)>0&&((later&LOWER_BIT)>0||classOf(shapeUnits[start])===
3)}function readWord(reading,start){let{shape,shapeUnits,lower,out}=reading,end=copyWord(reading,start),wordEnd=boundedEnd(lower,start,end);return reading.length-=
end-wordEnd,out[reading.length++]=SPACE,(start>0&&CLASSES[shapeUnits[start-1]]===2||CLASSES[shapeUnits[end]]===2)&&addMarks(reading,start,end,wordEnd),wordEnd===
end&&isCamel(reading,start)&&addHumps(reading,start,end),skipSuffix(shape,skipBlob(shape,start,end))}function readUnspaced(reading,start){let{shapeUnits,lowerUnits,
out}=reading,to=reading.length,at2=start;for(;;){let unit=shapeUnits[at2],found=CLASSES[unit]||classOf(unit);if(found!==6&&(found!==7||classAt(shapeUnits,at2)!==
6))break;let end=at2+(found===7?2:1);for(let i=at2;i<end;i++)out[to++]=lowerUnits[i];if(at2>start){out[to++]=SPACE;for(let i=at2;i<end;i++)out[to++]=lowerUnits[i]}
at2=end}return out[to++]=SPACE,reading.length=to,at2}function readSymbols(reading,start){let{shapeUnits}=reading,end=start+1;for(;classOf(shapeUnits[end])===2;)
end++;let length=end-start;return(length>1||!(isWordClass(classBefore(shapeUnits,start))||isWordClass(classAt(shapeUnits,end))))&&length<=MAX_SYMBOL_RUN&&reading.
marks.add(reading.shape.slice(start,end)),end}function lex(text3){let shape=foldShape(text3),lower=lowerCase(shape),isBytes=isAscii(shape),reading={shape,lower,
shapeUnits:readUnits(shape,"shape",isBytes),lowerUnits:readUnits(lower,"lower",isBytes),size:shape.length,out:scratchUnits("out",shape.length*(isBytes?1:MAX_GROWTH)+
2,isBytes),length:0,later:0,split:new Set,parts:new Set,marks:new Set};return readAll(reading),{main:renderUnits(reading.out,Math.max(0,reading.length-1)),parts:reading.
parts,marks:reading.marks}}function readAll(reading){let{shapeUnits,size}=reading,at2=0;for(;at2<size;){let unit=shapeUnits[at2],found=CLASSES[unit]||classOf(unit);
found===7&&(found=classAt(shapeUnits,at2)),found===1?at2++:found===6?at2=readUnspaced(reading,at2):found===2?at2=readSymbols(reading,at2):at2=readWord(reading,at2)}}
function tokenise(text3){let{main:main2,parts,marks}=lex(text3),stream=main2;for(let part of parts)stream+=` ${part}`;for(let mark of marks)stream+=` ${mark}`;return main2===
""?stream.slice(1):stream}var MAX_TURN_CHARS=8*1024*1024,SELECT_WHOLE="SELECT id, uuid, link, role, time_ms, meta, text FROM entries WHERE turn = ? ORDER BY id",SELECT_SHORTENED="SELECT \
id, uuid, link, role, time_ms, meta, substr(text, 1, ?) AS text FROM entries WHERE turn = ? ORDER BY id";function readTurnEntries(archive,turn,maxChars=MAX_TURN_CHARS){
let size=archive.prepare("SELECT count(*) AS count, coalesce(sum(octet_length(text)), 0) AS bytes FROM entries WHERE turn = ?").get(turn),isShortened=size!==void 0&&
size.bytes>maxChars,rows=isShortened?archive.prepare(SELECT_SHORTENED).all(Math.floor(maxChars/size.count),turn):archive.prepare(SELECT_WHOLE).all(turn),uuids=new Map(
rows.map(row=>[row.id,unpackUuid(row.uuid)])),loose=readLooseOfTurn(archive,turn);return{entries:rows.map(row=>{let linked=row.link===null?void 0:uuids.get(row.
link);return decodeEntry(row,{uuid:uuids.get(row.id)??"",parents:loose.get(row.id)??(linked===void 0?[]:[linked]),timeMs:row.time_ms})}),isShortened}}function readLooseOfTurn(archive,turn){
let loose=new Map,rows=archive.prepare("SELECT entry, parent FROM entries JOIN loose_links ON entry = id WHERE turn = ?").all(turn);for(let{entry,parent}of rows)
loose.set(entry,[...loose.get(entry)??[],unpackUuid(parent)].sort());return loose}var NEIGHBOURS=8;function putStandIn(archive,session,answer){let{promptId="",agentId="",timeMs,text:text3}=answer;return archive.prepare("INSERT OR IGNORE INTO \
stand_ins (session, prompt_id, agent_id, time_ms, text) VALUES (?, ?, ?, ?, ?)").run(session,promptId,agentId,timeMs,text3)===1}function hasStandIns(archive,session){
return archive.prepare("SELECT 1 FROM stand_ins WHERE session = ? LIMIT 1").get(session)!==void 0}var SELECT_HEAD=`SELECT session_turns.turn, session_turns.file\
, session_turns.session,
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
map(earlier3=>earlier3.turn))}function standInEntries(archive,turn,entries){if(archive.prepare("SELECT 1 FROM stand_ins LIMIT 1").get()===void 0)return[];let owned=new Map;
for(let head of readHeads(archive,turn))if(hasStandIns(archive,head.session))for(let standIn of readStandIns(archive,head)){let entry=entryOf2(standIn,head.agentId);
owned.set(entry.uuid,entry)}if(owned.size===0)return[];let answers=entries.flatMap(({parts})=>parts.flatMap(part=>part.kind==="answer"?[comparable(part.text)]:[]));
return[...owned.values()].filter(({parts:[part]})=>{let wanted=part?.kind==="answer"?comparable(part.text):"";return!answers.some(answer=>answer.startsWith(wanted))})}
function entryOf2({timeMs,text:text3},agentId){return{uuid:`stand-in ${timeMs} ${text3}`,parent:null,timeMs,role:"assistant",isFinal:!0,isStandIn:!0,...agentId!==
""&&{agentId},parts:[{kind:"answer",text:text3}]}}function readHeads(archive,turn){return archive.prepare(`${SELECT_HEAD} WHERE session_turns.turn = ?`).all(turn)}
function readStandIns(archive,head){let after=archive.prepare(`${SELECT_HEAD} WHERE session_turns.file = ? AND session_turns.byte_offset > ?
       ORDER BY session_turns.byte_offset LIMIT ?`).all(head.file,head.byteOffset,NEIGHBOURS).filter(({agentId})=>agentId===head.agentId);return archive.prepare(
`SELECT prompt_id AS promptId, time_ms AS timeMs, text FROM stand_ins
       WHERE session = ? AND agent_id = ? AND (? = '' OR prompt_id IN ('', ?)) AND time_ms >= ?`).all(head.session,head.agentId,head.promptId,head.promptId,head.
timeMs).filter(standIn=>!after.some(({timeMs,promptId})=>timeMs<=standIn.timeMs&&(promptId===""||["",promptId].includes(standIn.promptId))))}function comparable(text3){
return redact(text3).replace(/\u2026\s*$/u,"").replace(/\s+/g," ").trim()}var FIELDS=["prompt","answer","input","output"];function turnText(turn){let text3={prompt:[turn.prompt],answer:[],input:[],output:[]};for(let step of turn.steps)step.kind==="answer"?text3.answer.push(step.text):
(text3.input.push(inputText(step.input)),step.output!==null&&text3.output.push(step.output));return text3}var JSON_STRING=/"([^"\\]*(?:\\.[^"\\]*)*)(?:"(\s*:)?|\\?$)/gs,
JSON_ESCAPE=/\\(?:u([0-9a-fA-F]{4})|(.))/gs,ESCAPED2={n:`
`,r:"\r",t:"	",b:"\b",f:"\f"};function inputText(input){if(!input.startsWith("{")&&!input.startsWith("[")&&!input.startsWith('"'))return input;let values=[];for(let[
,value="",colon]of input.matchAll(JSON_STRING))colon===void 0&&value!==""&&values.push(unescapeJson(value));return values.join(`
`)}function unescapeJson(value){return value.includes("\\")?value.replace(JSON_ESCAPE,(_,code,char)=>code===void 0?ESCAPED2[char??""]??char??"":String.fromCharCode(
Number.parseInt(code,16))):value}var PATH_KEY=/"(?:file_path|notebook_path|path)"\s*:\s*"([^"\\]*(?:\\.[^"\\]*)*)"/gs;function filesOfInput(input){return[...input.
matchAll(PATH_KEY)].map(([,path=""])=>unescapeJson(path))}function filesOf(turn){let files=turn.steps.flatMap(step=>step.kind==="tool"?filesOfInput(step.input):
[]);return[...new Set(files)]}function toolsOf(turn){let tools=turn.steps.flatMap(step=>step.kind==="tool"&&step.tool!==""?[step.tool]:[]);return[...new Set(tools)]}function settleTurn(archive,id,gathered){let head=archive.prepare("SELECT kind, role, uuid FROM turns JOIN entries ON entries.id = root WHERE turns.id = ?").get(
id);if(archive.prepare("DELETE FROM stale WHERE turn = ?").run(id),head===void 0)return;let settled=deriveTurn(archive,id,{uuid:unpackUuid(head.uuid),gathered});
if(head.role===PROMPT_ROLE||settled.hasText)return writeColumns(archive,id,settled),writeWords(archive,id,{turn:settled.turn,isFirst:head.kind===null}),settled;
head.kind!==null&&(archive.prepare("UPDATE turns SET kind = NULL WHERE id = ?").run(id),archive.prepare("DELETE FROM words WHERE rowid = ?").run(id))}function deriveTurn(archive,id,{
uuid:uuid2,gathered}){let read=gathered===void 0?readTurnEntries(archive,id):void 0,own2=gathered??read?.entries??[],entries=[...own2,...standInEntries(archive,
id,own2)],turn=assembleTurn(entries,uuid2),isCut=turn.isCut===!0||read?.isShortened===!0||own2.some(entry=>entry.isCapped===!0);return{turn,isCut,hasText:entries.
some(({parts})=>parts.length>0)}}function writeColumns(archive,id,{turn,isCut}){let{usage}=turn;archive.prepare(`UPDATE turns SET kind = ?, start_ms = ?, end_ms\
 = ?, outcome = ?, agent_id = ?, model = ?, tool_calls = ?,
         tools = ?, files = ?, input_tokens = ?, output_tokens = ?, cache_read_tokens = ?, cache_write_tokens = ?,
         is_cut = ? WHERE id = ?`).run(turn.kind,turn.startMs,turn.endMs,turn.outcome,turn.agentId??null,turn.models.at(-1)??"",turn.steps.filter(({kind})=>kind===
"tool").length,renderList(toolsOf(turn)),renderList(filesOf(turn)),usage.input,usage.output,usage.cacheRead,usage.cacheWrite,Number(isCut),id)}function renderList(items){
return items.length===0?"":`
${items.join(`
`)}
`}var INSERT_WORDS="INTO words (rowid, prompt, answer, input, output) VALUES (?, ?, ?, ?, ?)";function writeWords(archive,id,{turn,isFirst}){let text3=turnText(
turn),columns=FIELDS.map(field=>text3[field].map(tokenise).join(" "));archive.prepare(`INSERT ${isFirst?"":"OR REPLACE "}${INSERT_WORDS}`).run(id,...columns)}function readTurn(archive,id){let row=archive.prepare(`SELECT turns.id, agent_id AS agentId FROM entries JOIN turns ON root = entries.id
       WHERE uuid = ? AND kind IS NOT NULL`).get(packUuid(id));if(row===void 0)throw new LogbookError("TURN_UNKNOWN",`read turn ${id}: the archive has none`);let{
turn,isCut}=deriveTurn(archive,row.id,{uuid:id}),isAbandoned=createAbandonedCheck(archive),sessions=readSessionsOf(archive,row.id).map(({id:session,key,project})=>({
session:key,project,isAbandoned:isAbandoned(session,row)}));return{turn:{...turn,outcome:readOutcome(archive,row.id,turn)},sessions,isCut}}function readSessionsOf(archive,turn){
return archive.prepare(`SELECT DISTINCT sessions.id, key, project FROM session_turns JOIN sessions ON sessions.id = session
       WHERE turn = ? ORDER BY key`).all(turn)}function listTurnIds(archive,session,sinceMs=0){return archive.prepare(`SELECT DISTINCT uuid, end_ms AS endMs FROM sessions
       JOIN files ON files.session = sessions.id
       JOIN session_turns ON session_turns.file = files.id
       JOIN turns ON turns.id = session_turns.turn
       JOIN entries ON entries.id = root
       WHERE key = ? AND kind IS NOT NULL AND end_ms >= ? ORDER BY end_ms, uuid`).all(session,sinceMs).map(({uuid:uuid2,endMs})=>({turn:unpackUuid(uuid2),endMs}))}function renderHalf(half){return(half>>>0).toString(16).padStart(8,"0")}function hash64(data){let bytes=typeof data=="string"?Buffer.from(data,"utf8"):data,high=-873292572,
low=-2078137563;for(let i=0;i<bytes.length;i++){low^=bytes[i];let lower=(low&65535)*435,upper=(low>>>16)*435+(lower>>>16);high=Math.imul(high,435)+(low<<8)+(upper>>>
16)|0,low=upper<<16|lower&65535}return renderHalf(high)+renderHalf(low)}var TELLING_FIELDS=["command","file_path","notebook_path","pattern","url","query","path","skill","description","subject","prompt","message"];function findTarget(toolInput){
if(typeof toolInput=="string")return toolInput||void 0;if(typeof toolInput!="object"||toolInput===null)return;let fields=toolInput,telling=TELLING_FIELDS.map(name=>fields[name]).
find(isText)??Object.values(fields).find(isText),agent=fields.subagent_type;return telling!==void 0&&isText(agent)?`${agent}: ${telling}`:telling}function isText(value){
return typeof value=="string"&&value!==""}var SAME_PROMPT_MS=1e4;function recordsOfTurn(session,turn){let shared={v:1,session,prompt_id:turn.promptId,agent_id:turn.agentId,cwd:turn.cwd,origin:"transcrip\
t"},isOver=turn.outcome!=="open",records=turn.steps.flatMap(step=>step.kind==="tool"&&isTold(step,isOver)?[step]:[]).map(call=>({...shared,...recordOfCall(call)}));
return turn.kind==="agent"||turn.agentId!==void 0?records:[{...shared,time:isoTime(turn.startMs),event:"UserPromptSubmit",prompt:turn.prompt,hash:hash64(turn.prompt),
uuid:turn.id},...records,...failureOf(turn).map(failure2=>({...failure2,...shared}))]}function failureOf(turn){if(turn.outcome!=="error")return[];let last=turn.
steps.findLast(step=>step.kind==="answer");return[{time:isoTime(turn.endMs),event:"StopFailure",ok:!1,error:last?.text}]}function isTold(call,isOver){return call.
output!==null||call.denial!==void 0||isOver}function recordOfCall(call){let denial=call.denial??(call.output===null?"cancelled":void 0),isOk=!call.isError&&denial===
void 0,endMs=Math.max(call.startMs,call.endMs);return{time:isoTime(endMs),event:isOk?"PostToolUse":"PostToolUseFailure",tool:call.tool,tool_use_id:call.toolUseId,
target:findTarget(parseJson(call.input)??call.input),input_bytes:Buffer.byteLength(call.input),output_bytes:call.output===null?void 0:Buffer.byteLength(call.output),
hash:hash64(call.input),duration_ms:endMs-call.startMs,ok:isOk,error:isOk?void 0:call.output??void 0,denial}}function findOwnStart(first){return first?.event===
"SessionStart"&&first.source==="fork"?Date.parse(first.time):Number.NEGATIVE_INFINITY}function missingRecords(known,candidates){let calls=new Set(known.map(record=>record.
tool_use_id)),uuids=new Set(known.map(record=>record.uuid)),prompts=known.filter(record=>record.event==="UserPromptSubmit"&&record.uuid===void 0),failures=new Set(
known.filter(isFailure).map(record=>record.prompt_id)),unseen=candidates.filter(record=>{if(isFailure(record))return!failures.has(record.prompt_id);let{tool_use_id,
uuid:uuid2}=record;return tool_use_id===void 0?!uuids.has(uuid2):!calls.has(tool_use_id)});return[isSameText,isSameId].reduce((left,isSame)=>withoutMatched(left,
prompts,isSame),unseen)}function isFailure({event}){return event==="StopFailure"}function withoutMatched(candidates,prompts,isSame){return candidates.filter(candidate=>{
if(candidate.event!=="UserPromptSubmit")return!0;let partner=prompts.findIndex(known=>isSame(known,candidate));return partner>=0&&prompts.splice(partner,1),partner<
0})}function isSameText(known,candidate){return known.hash!==candidate.hash?!1:known.prompt_id!==void 0?isSameId(known,candidate):Math.abs(Date.parse(known.time)-
Date.parse(candidate.time))<=SAME_PROMPT_MS}function isSameId(known,candidate){return known.prompt_id!==void 0&&known.prompt_id===candidate.prompt_id}var MAX_NAME_CHARS=128,MAX_CWD_CHARS=512,REDACTION_MARGIN_CHARS=4096,FIELD_CHARS={target:200,prompt:1e3,error:300,cwd:MAX_CWD_CHARS},SHRINKABLE=["prompt","targe\
t","error","cwd"];function appendRecords(paths,records){records.length>0&&appendLine(paths.log,records.map(renderRecord).join(`
`))}function renderRecord(record){let bounded2={};for(let[field,value]of Object.entries(record))value!==void 0&&(bounded2[field]=typeof value=="string"?boundText(
field,value):value);let line=JSON.stringify(bounded2);for(let field of SHRINKABLE)for(let text3=bounded2[field];isTooLong(line)&&typeof text3=="string"&&text3!==
"";)text3=cutText(text3,text3.length>>1),bounded2[field]=text3,line=JSON.stringify(bounded2);return line}function isTooLong(line){return Buffer.byteLength(line)>=
4096}function boundText(field,text3){let limit=FIELD_CHARS[field];if(limit===void 0)return cutText(text3,MAX_NAME_CHARS);let safe=redact(toWellFormed(text3.slice(
0,limit+REDACTION_MARGIN_CHARS)));return cutText(safe,limit)}var MAX_HELD=16;function createLogCatchUp(session,paths,isForeign){let known=readLog(paths.log).records.map(({record})=>record),told=new Set(known.map(keyOf)),hookPrompts=groupPrompts(
known),candidates=new Map,held=[];function isMissingPrompt({event,v,session:session2,time:time2,prompt_id,hash,uuid:uuid2}){let candidate={event,v,session:session2,
time:time2,prompt_id,hash,uuid:uuid2},group=groupOf(candidate),rivals=[...candidates.get(group)??[],candidate];candidates.set(group,rivals);let partners=[...hookPrompts.
get(group)??[],...hookPrompts.get(hash??"")??[]];return missingRecords([...new Set(partners)],rivals).includes(candidate)}function flush(){appendRecords(paths,held),
held=[]}return{take(turn){for(let record of recordsOfTurn(session,turn)){let key=keyOf(record);told.has(key)||(told.add(key),!isForeign(record)&&(record.event===
"UserPromptSubmit"&&!isMissingPrompt(record)||held.push(record)))}held.length>MAX_HELD&&flush()},flush}}function keyOf({tool_use_id,uuid:uuid2,event,prompt_id=""}){
return detach(tool_use_id??uuid2??(event==="StopFailure"?`failure ${prompt_id}`:""))}function detach(id){return Buffer.from(id).toString()}function groupOf({prompt_id,
hash}){return prompt_id??hash??""}function groupPrompts(known){let groups=new Map;for(let record of known){if(record.event!=="UserPromptSubmit"||record.uuid!==void 0)
continue;let group=groupOf(record);groups.set(group,[...groups.get(group)??[],record])}return groups}var import_node_fs13=import_node_fs2,import_node_path10=require("node:path");function readCatchUpMark(paths){let text3=readFileIfPresent(markPath(paths))?.toString("utf8")??"",endMs=Number(/"end_ms":(\d+)/.exec(text3)?.[1]);return Number.
isSafeInteger(endMs)?endMs:0}function writeCatchUpMark(paths,endMs){import_node_fs13.default.writeFileSync(markPath(paths),`{"v":1,"end_ms":${Math.floor(endMs)}\
}
`,{mode:384})}function markPath(paths){return(0,import_node_path10.join)(paths.dir,"caught-up.json")}var HEAD_BYTES=8192;function createSessionCatchUp(session,paths){let taken=new Set,log,openLog=()=>(log??=createLogCatchUp(session,paths,createForeignCheck(paths)),
log);return{take(turn){openLog().take(turn),turn.outcome!=="open"&&taken.add(detach(turn.id))},async finish(archive,guard){let markMs=readCatchUpMark(paths),endMs=markMs;
for(let id of listTurnIds(archive,session,markMs))endMs=Math.max(endMs,id.endMs),!taken.has(id.turn)&&(await guard.breathe(),openLog().take(readTurn(archive,id.
turn).turn));log?.flush(),endMs>markMs&&writeCatchUpMark(paths,endMs)},flush:()=>log?.flush()}}function createForeignCheck(paths){let ownSinceMs=findOwnStart(readLogHead(
paths.log,HEAD_BYTES).records[0]?.record);return({time:time2})=>Date.parse(time2)<ownSinceMs}var import_node_fs17=import_node_fs2;var import_node_fs16=import_node_fs2,import_node_path12=require("node:path");var import_node_fs14=import_node_fs2;function openSource(path){if(path==="")throw new LogbookError("TRANSCRIPT_MISSING","copy transcript: the path is empty",{path});let fd;try{fd=import_node_fs14.default.
openSync(path,import_node_fs14.default.constants.O_RDONLY|import_node_fs14.default.constants.O_NONBLOCK)}catch(error){throw sourceError(path,error)}try{let stat=import_node_fs14.default.
fstatSync(fd);if(!stat.isFile())throw new LogbookError("TRANSCRIPT_UNREADABLE",`copy transcript: ${path} is not a file`,{path});return{fd,path,size:stat.size}}catch(error){
throw import_node_fs14.default.closeSync(fd),sourceError(path,error)}}function remeasure(source){source.size=import_node_fs14.default.fstatSync(source.fd).size}
function closeSource(source){import_node_fs14.default.closeSync(source.fd)}function readAt(source,buffer,position){let filled=0;try{for(;filled<buffer.length;){
let read=import_node_fs14.default.readSync(source.fd,buffer,filled,buffer.length-filled,position+filled);if(read===0)break;filled+=read}}catch(error){throw sourceError(
source.path,error)}return buffer.subarray(0,filled)}function sourceError(path,error){if(error instanceof LogbookError)return error;let code=errnoOf(error);return code===
"ENOENT"||code==="ENOTDIR"?new LogbookError("TRANSCRIPT_MISSING",`copy transcript: there is no ${path}`,{path,cause:error}):new LogbookError("TRANSCRIPT_UNREADA\
BLE",`copy transcript: read ${path} (${code??"unknown error"})`,{path,cause:error})}var TAIL_BYTES=4096;function findPlace(rawDir,stream,source){let generations=listGenerations(rawDir,stream).reverse();for(let generation2 of generations){let dir=generationPath(
rawDir,stream,generation2),start=coveredEnd(listSegments(dir));if(start===0&&generation2!==generations[0]||(start>source.size&&remeasure(source),start>source.size))
continue;let from=Math.max(0,start-TAIL_BYTES),tail=Buffer.from(readAt(source,Buffer.alloc(start-from),from));if(tail.length===start-from&&isContinued({rawDir,stream,
generation:generation2,start},hash64(tail)))return{generation:generation2,dir,start,tail}}let generation=(generations[0]??0)+1;return{generation,dir:generationPath(
rawDir,stream,generation),start:0,tail:Buffer.alloc(0)}}function isContinued({rawDir,stream,generation,start},hash){if(start===0)return!0;let known=readRecentLedger(
generationPath(rawDir,stream,generation)).filter(record=>record.end===start&&record.tail_hash!==void 0);return known.length>0?known.some(record=>record.tail_hash===
hash):hash64(copiedTail(rawDir,stream,generation,start))===hash}function copiedTail(rawDir,stream,generation,end){let pieces=[],from=Math.max(0,end-TAIL_BYTES);
for(let{bytes}of readRange(rawDir,stream,{generation,from}))pieces.push(Buffer.from(bytes));return Buffer.concat(pieces).subarray(0,end-from)}var import_node_fs15=import_node_fs2,import_node_path11=require("node:path");var NO_LINKS=new Set(["EPERM","ENOSYS","ENOTSUP","EOPNOTSUPP","EMLINK"]);function publishSegment({dir,start,end,temporary,isDurable}){let path=(0,import_node_path11.join)(
dir,segmentName(start,end));return linkOnce(temporary,path),isDurable&&syncDirectory(dir),path}function linkOnce(temporary,path){try{import_node_fs15.default.linkSync(
temporary,path)}catch(error){let code=errnoOf(error)??"";if(NO_LINKS.has(code))return import_node_fs15.default.renameSync(temporary,path),!0;if(code!=="EEXIST")
throw error;return import_node_fs15.default.unlinkSync(temporary),!1}return import_node_fs15.default.unlinkSync(temporary),!0}function openDraft({dir,start,tail}){let temporary=temporaryPath(dir);return{fd:openForWrite(temporary,"wx"),temporary,dir,start,end:start,tail}}function extendDraft(draft,bytes){
draft.end+=bytes.length;let joined=bytes.length<TAIL_BYTES?Buffer.concat([draft.tail,bytes]):bytes;draft.tail=Buffer.from(joined.subarray(-TAIL_BYTES))}function discardDraft(draft){
import_node_fs16.default.closeSync(draft.fd),import_node_fs16.default.rmSync(draft.temporary,{force:!0})}function publishDraft(draft,publication){let{dir,start,
end,temporary,tail}=draft;if(end===start){discardDraft(draft);return}import_node_fs16.default.closeSync(draft.fd);let isDurable=publication.sync==="full",path=publishSegment(
{dir,start,end,temporary,isDurable});return isDurable&&start===0&&syncParents(dir,3),appendToLedger(dir,{start,end,...publication.sha256===void 0?{}:{sha256:publication.
sha256},tail_hash:hash64(tail),time:isoTime(publication.clock()),source:publication.source}),{path,end,tail}}function syncParents(dir,levels){let parent=dir;for(let level=0;level<
levels;level+=1)parent=(0,import_node_path12.dirname)(parent),syncDirectory(parent)}var SEGMENT_BYTES=256*1024*1024,CHUNK_BYTES2=1024*1024;function copyNewBytes(request){let source=openSource(request.source);try{let place=findPlace(request.rawDir,
request.stream,source),limit=copyLimit(request,source,place),segments=[],position=place.start,tail=place.tail;for(;position<limit;){let end=Math.min(limit,position+
(request.segmentBytes??SEGMENT_BYTES)),copied=copySegment(request,source,{...place,start:position,tail},end);if(copied===void 0)break;segments.push(copied.path),
position=copied.end,tail=copied.tail}return copyResult(source,place,position,segments)}finally{closeSource(source)}}function copyLimit({maxBytes},source,place){
return Math.min(source.size,place.start+(maxBytes??Number.POSITIVE_INFINITY))}function copyResult(source,place,end,segments){let{generation,start}=place;return{
generation,start,end,sourceSize:source.size,segments,isBehind:end<source.size}}function copySegment(request,source,place,end){let draft=openDraft(place);try{let buffer=Buffer.
allocUnsafe(Math.min(CHUNK_BYTES2,end-place.start));for(;draft.end<end;){let bytes=readAt(source,buffer.subarray(0,Math.min(buffer.length,end-draft.end)),draft.
end);if(bytes.length===0)break;writeWhole(draft.fd,bytes),extendDraft(draft,bytes)}request.sync==="full"&&import_node_fs17.default.fsyncSync(draft.fd)}catch(error){
throw discardDraft(draft),error}return publishDraft(draft,request)}var import_node_fs18=import_node_fs2,import_node_path13=require("node:path");var PLAIN_NAME2=/^[A-Za-z0-9_][A-Za-z0-9._-]{0,199}$/,CHUNK_BYTES3=1024*1024;function spillPath(rawDir,name){return(0,import_node_path13.join)(rawDir,SPILL_FOLDER,
name)}function copySpilled(request){let{rawDir,folder,maxBytes=Number.POSITIVE_INFINITY}=request,result={copied:[],bytes:0,isBehind:!1,failures:[]},names=listDirectory(
folder).filter(name=>PLAIN_NAME2.test(name)),have=new Set(names.length===0?[]:listDirectory((0,import_node_path13.join)(rawDir,SPILL_FOLDER)));for(let name of names)
if(!have.has(name)){if(result.bytes>=maxBytes){result.isBehind=!0;break}try{result.bytes+=copyFile((0,import_node_path13.join)(folder,name),spillPath(rawDir,name),
request.sync==="full"),result.copied.push(name)}catch(error){if(!(error instanceof LogbookError))throw error;result.failures.push(error)}}return request.sync===
"full"&&result.copied.length>0&&syncDirectory((0,import_node_path13.join)(rawDir,SPILL_FOLDER)),result}function copyFile(from,to,isDurable){let source=openSource(
from),temporary=temporaryPath((0,import_node_path13.dirname)(to));try{return writeCopy(source,temporary,isDurable),linkOnce(temporary,to),source.size}catch(error){
throw import_node_fs18.default.rmSync(temporary,{force:!0}),error}finally{closeSource(source)}}function writeCopy(source,temporary,isDurable){let fd=openForWrite(
temporary,"wx");try{let buffer=Buffer.allocUnsafe(Math.min(CHUNK_BYTES3,source.size+1)),position=0;for(;;){let bytes=readAt(source,buffer,position);if(writeWhole(
fd,bytes),position+=bytes.length,bytes.length<buffer.length)break}isDurable&&import_node_fs18.default.fsyncSync(fd)}finally{import_node_fs18.default.closeSync(fd)}}var import_node_fs19=import_node_fs2,import_node_path14=require("node:path");var SESSION_FILE=/^[0-9a-f-]{36}\.jsonl$/,AGENT_FILE=/^agent-([A-Za-z0-9_-]+)\.jsonl$/,WORKFLOW_FOLDER=/^wf_/;function projectsRoot(env){return(0,import_node_path14.join)(
clientRoot(env),"projects")}function findAgents(transcript){let folder=(0,import_node_path14.join)(companionFolder(transcript),"subagents"),workflows=(0,import_node_path14.join)(folder,"wo\
rkflows");return[folder,...listDirectory(workflows).filter(name=>WORKFLOW_FOLDER.test(name)).map(name=>(0,import_node_path14.join)(workflows,name))].flatMap(path=>listDirectory(
path).flatMap(name=>{let id=AGENT_FILE.exec(name)?.[1];return id===void 0?[]:[{id,path:(0,import_node_path14.join)(path,name)}]}))}function companionFolder(transcript){
return(0,import_node_path14.join)((0,import_node_path14.dirname)(transcript),(0,import_node_path14.basename)(transcript,".jsonl"))}function toolResultsFolder(transcript){
return(0,import_node_path14.join)(companionFolder(transcript),"tool-results")}function resolveTranscript(session,hint,env){if(hint&&import_node_fs19.default.statSync(
hint,{throwIfNoEntry:!1})?.isFile())return hint;let name=`${session}.jsonl`;if(!SESSION_FILE.test(name))return;let roots=new Set([projectsRoot(env),...hint?[(0,import_node_path14.dirname)(
(0,import_node_path14.dirname)(hint))]:[]]);for(let root of roots)for(let folder of listDirectory(root)){let path=(0,import_node_path14.join)(root,folder,name);
if(import_node_fs19.default.statSync(path,{throwIfNoEntry:!1})?.isFile())return path}}var STEP_BYTES=64*1024*1024;async function copySession(request){let{paths,transcript,sync="full"}=request;await copyStream(request,{id:MAIN_STREAM,path:transcript});
for(let agent of uniqueAgents(request))await copyStream(request,agent);let spilled=copySpilled({rawDir:paths.raw,folder:toolResultsFolder(transcript),sync});request.
onBytes?.(spilled.bytes);for(let failure2 of spilled.failures)request.onProblem(failure2)}function uniqueAgents({transcript,agents=[]}){return[...new Map([...agents,
...findAgents(transcript)].map(agent=>[agent.id,agent])).values()]}async function copyStream(request,file){let{paths,clock,guard,sync="full",onProblem,onBytes}=request;
try{for(;;){await guard.breathe();let{start,end,isBehind:isBehind2}=copyNewBytes({rawDir:paths.raw,stream:file.id,source:file.path,clock,maxBytes:STEP_BYTES,sync});
if(onBytes?.(end-start),!isBehind2||end===start)return}}catch(error){if(!(error instanceof LogbookError&&SOURCE_CODES.has(error.code)))throw error;if(error.code===
"TRANSCRIPT_MISSING"&&file.id!==MAIN_STREAM)return;onProblem(error)}}var SOURCE_CODES=new Set(["TRANSCRIPT_MISSING","TRANSCRIPT_UNREADABLE"]);function capEntry(entry,limits,readSpilled){if(entry.parts.length===0)return entry;let isCapped=!1,cap=text3=>{let kept2=withoutNul(text3);return kept2.length<=
limits.head+limits.tail?kept2:(isCapped=!0,Buffer.from(cutMiddle(kept2,limits.head,limits.tail)).toString())},parts=entry.parts.map(part=>mapText(unspill(part,readSpilled),
cap));return isCapped?{...entry,parts,isCapped}:{...entry,parts}}function withoutNul(text3){return text3.includes("\0")?text3.replaceAll("\0","\uFFFD"):text3}function unspill(part,readSpilled){
if(part.kind!=="tool_result"||part.spilledFile===void 0)return part;let output=readSpilled?.(part.spilledFile);return output===void 0?part:{...part,output:cleanText(
output)}}function mapText(part,change){switch(part.kind){case"prompt":case"answer":return{...part,text:change(part.text)};case"tool_use":return{...part,input:change(
part.input)};case"tool_result":return{...part,output:change(part.output)};default:return part}}var MAX_HELD_CHARS=1024*1024;function createGatherer(archive,onTurn){let waiting=new Map,current,chars=0;function settleOne(id,entries){let settled=settleTurn(archive,
id,entries);settled!==void 0&&onTurn(settled.turn,id)}return{join(turn,entry,isNewTurn){let gathered=waiting.get(turn)??{entries:isNewTurn?[]:void 0,chars:0};waiting.
set(turn,gathered),current=turn;let added=entry.parts.reduce((sum,part)=>sum+partChars(part),0);gathered.chars+=added,chars+=added,gathered.chars>MAX_HELD_CHARS?
gathered.entries=void 0:gathered.entries?.push(entry)},touch(turn){let gathered=waiting.get(turn)??{entries:void 0,chars:0};gathered.entries=void 0,waiting.set(
turn,gathered)},isFull:()=>chars>MAX_HELD_CHARS,settleFinished(){for(let[id,{entries}]of waiting)id!==current&&(settleOne(id,entries),waiting.delete(id));chars=
0},settleAll({isLast,maxChars}){for(let[id,gathered]of waiting){let isUnfinished=id===current&&!isLast;!isUnfinished&&gathered.chars<=maxChars?settleOne(id,gathered.
entries):archive.prepare("INSERT OR IGNORE INTO stale (turn) VALUES (?)").run(id),isUnfinished?gathered.entries=void 0:waiting.delete(id)}chars=0}}}function partChars(part){
return part.kind==="tool_use"?part.input.length:part.kind==="tool_result"?part.output.length:part.text.length}function settleStale(archive,maxTurns){let rows=archive.
prepare("SELECT turn FROM stale LIMIT ?").all(maxTurns);for(let{turn}of rows)archive.transaction(()=>settleTurn(archive,turn));return archive.prepare("SELECT co\
unt(*) AS left FROM stale").get()?.left??0}var MAX_REMEMBERED=1e4;function createKnownEntries(archive){let known=new Map,remember=entry=>{known.size>=MAX_REMEMBERED&&known.clear(),known.set(entry.uuid,entry)};
return{find(uuid2){let found=known.get(uuid2)??readKnown(archive,uuid2);return found!==void 0&&remember(found),found},recall:uuid2=>known.get(uuid2),remember,forgetAll:()=>known.
clear()}}function readKnown(archive,uuid2){let row=archive.prepare("SELECT id, uuid, turn, time_ms FROM entries WHERE uuid = ?").get(packUuid(uuid2));return row===
void 0?void 0:knownOf(row)}function knownOf({id,uuid:uuid2,turn,time_ms}){return{id,uuid:unpackUuid(uuid2),turn,timeMs:time_ms}}function earlier2(a,b){return a.
timeMs!==b.timeMs?a.timeMs<b.timeMs?a:b:a.uuid<b.uuid?a:b}var TURNS_PER_SESSION=2**24,VERSION_1=`
CREATE TABLE sessions (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  project TEXT NOT NULL,
  cwd TEXT
) STRICT;

CREATE TABLE files (
  id INTEGER PRIMARY KEY,
  session INTEGER NOT NULL REFERENCES sessions (id),
  stream TEXT NOT NULL,
  generation INTEGER NOT NULL,
  byte_offset INTEGER NOT NULL,
  predecessors TEXT NOT NULL,
  UNIQUE (session, stream, generation)
) STRICT;

CREATE TABLE facts (
  session INTEGER NOT NULL REFERENCES sessions (id),
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  generation INTEGER NOT NULL,
  byte_offset INTEGER NOT NULL,
  PRIMARY KEY (session, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE damage (
  file INTEGER NOT NULL REFERENCES files (id),
  byte_offset INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  reason TEXT NOT NULL,
  PRIMARY KEY (file, byte_offset, reason)
) STRICT, WITHOUT ROWID;

CREATE TABLE entries (
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
) STRICT;
CREATE INDEX entries_of_turn ON entries (turn);

CREATE TABLE copies (
  entry INTEGER NOT NULL,
  file INTEGER NOT NULL,
  byte_offset INTEGER NOT NULL,
  PRIMARY KEY (entry, file)
) STRICT, WITHOUT ROWID;

CREATE VIEW places AS
  SELECT id AS entry, file, byte_offset FROM entries
  UNION ALL SELECT entry, file, byte_offset FROM copies;

CREATE TABLE loose_links (
  entry INTEGER NOT NULL,
  parent ANY NOT NULL,
  PRIMARY KEY (entry, parent)
) STRICT, WITHOUT ROWID;
CREATE INDEX loose_links_of_parent ON loose_links (parent);

CREATE TABLE turns (
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
) STRICT;
CREATE INDEX turns_cut ON turns (id) WHERE is_cut = 1;

CREATE TABLE session_turns (
  session INTEGER NOT NULL REFERENCES sessions (id),
  file INTEGER NOT NULL REFERENCES files (id),
  byte_offset INTEGER NOT NULL,
  turn INTEGER NOT NULL REFERENCES turns (id),
  PRIMARY KEY (file, byte_offset, turn)
) STRICT, WITHOUT ROWID;
CREATE INDEX session_turns_of_turn ON session_turns (turn, session);
CREATE INDEX session_turns_away ON session_turns (session, turn) WHERE turn / ${TURNS_PER_SESSION} <> session;

CREATE TABLE stand_ins (
  session INTEGER NOT NULL REFERENCES sessions (id),
  prompt_id TEXT NOT NULL,
  agent_id TEXT NOT NULL,
  time_ms INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (session, prompt_id, agent_id, time_ms, text)
) STRICT, WITHOUT ROWID;

CREATE TABLE stale (turn INTEGER PRIMARY KEY) STRICT;

CREATE VIRTUAL TABLE words USING fts5 (
  prompt, answer, input, output,
  content = '', contentless_delete = 1, detail = full,
  tokenize = "porter ascii tokenchars '!""#$%&''()*+,-./:;<=>?@[\\]^_\`{|}~'"
);
INSERT INTO words (words, rank) VALUES ('automerge', 0);
INSERT INTO words (words, rank) VALUES ('crisismerge', 1000);
`,MIGRATIONS=[VERSION_1],SCHEMA_VERSION=MIGRATIONS.length;function schemaVersion(db){return db.prepare("PRAGMA user_version").get()?.user_version??0}function migrate(db){
db.exec("PRAGMA journal_mode = WAL"),db.exec("BEGIN IMMEDIATE");try{let version2=schemaVersion(db);if(version2>SCHEMA_VERSION)throw new LogbookError("ARCHIVE_NE\
WER","migrate archive: it is newer");for(let step of MIGRATIONS.slice(version2))db.exec(step);db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`),db.exec("COMMIT")}catch(error){
throw db.exec("ROLLBACK"),error}}function nextTurnId(archive,session){let first=session*TURNS_PER_SESSION,row=archive.prepare("SELECT max(id) AS id FROM turns WHERE id >= ? AND id < ?").get(first,
first+TURNS_PER_SESSION);return row?.id==null?first:row.id+1}function homeOf(archive,turn){let session=Math.floor(turn/TURNS_PER_SESSION);return archive.prepare(
"SELECT key FROM sessions WHERE id = ?").get(session)?.key??""}function addTurn(archive,turn,root){archive.prepare("INSERT INTO turns (id, root) VALUES (?, ?)").
run(turn,root)}function addTurnPlace(archive,turn,{file,session,byteOffset}){archive.prepare("INSERT OR IGNORE INTO session_turns (session, file, byte_offset, t\
urn) VALUES (?, ?, ?, ?)").run(session,file,byteOffset,turn)}function turnOfRoot(archive,root){let row=archive.prepare("SELECT id FROM turns WHERE root = ?").get(
root);if(row!==void 0)return row.id;let places=archive.prepare(`SELECT file, session, places.byte_offset AS byteOffset FROM places JOIN files ON files.id = file\

       WHERE entry = ? ORDER BY session`).all(root),[home]=places;if(home===void 0)throw new RangeError(`entry ${root} is in no file`);let turn=nextTurnId(archive,
home.session);addTurn(archive,turn,root);for(let place of places)addTurnPlace(archive,turn,place);return turn}function removeTurn(archive,turn){archive.prepare(
"DELETE FROM words WHERE rowid = ?").run(turn),archive.prepare("DELETE FROM session_turns WHERE turn = ?").run(turn),archive.prepare("DELETE FROM turns WHERE id\
 = ?").run(turn)}function reassignTurn(context,turn){let{archive,known,onTouch}=context,members2=readMembers2(archive,turn),turnOf2=createResolver(archive,members2),left=members2.
size;for(let member of members2.values()){let found=turnOf2(member);found!==turn&&(archive.prepare("UPDATE entries SET turn = ? WHERE id = ?").run(found,member.
id),onTouch(found),left--)}left!==members2.size&&(known.forgetAll(),onTouch(turn),left===0&&removeTurn(archive,turn))}function readMembers2(archive,turn){let rows=archive.
prepare("SELECT id, uuid, time_ms, link, role FROM entries WHERE turn = ?").all(turn);return new Map(rows.map(({id,uuid:uuid2,time_ms,link,role})=>[id,{id,uuid:unpackUuid(
uuid2),timeMs:time_ms,link,isPrompt:role===PROMPT_ROLE}]))}function createResolver(archive,members2){let found=new Map;return start=>{let path=new Map,member=start,
turn=found.get(member.id);for(;turn===void 0;){path.set(member.id,member);let next=nextMember(members2,member);next===void 0?turn=turnBeyond(archive,member):path.
has(next.id)?turn=turnOfRoot(archive,rootOfCircle([...path.values()],next).id):turn=found.get(next.id),member=next??member}for(let id of path.keys())found.set(id,
turn);return turn}}function nextMember(members2,{isPrompt:isPrompt2,link}){return isPrompt2||link===null?void 0:members2.get(link)}function turnBeyond(archive,member){
return member.isPrompt||member.link===null?turnOfRoot(archive,member.id):archive.prepare("SELECT turn FROM entries WHERE id = ?").get(member.link)?.turn??turnOfRoot(
archive,member.id)}function rootOfCircle(path,entry){return path.slice(path.indexOf(entry)).reduce(earlier2)}var MAX_AWAITED=1e3;function readAwaitedParents(archive){let rows=archive.prepare("SELECT DISTINCT parent FROM loose_links LIMIT ?").all(MAX_AWAITED+1);if(rows.
length>MAX_AWAITED)return{mayHave:()=>!0,add:()=>{}};let uuids=new Set(rows.map(({parent})=>unpackUuid(parent)));return{mayHave:uuid2=>uuids.has(uuid2),add:uuid2=>{
uuids.add(uuid2)}}}function setLooseLinks(links,entry,parents){links.archive.prepare("DELETE FROM loose_links WHERE entry = ?").run(entry);for(let parent of parents)
links.archive.prepare("INSERT INTO loose_links (entry, parent) VALUES (?, ?)").run(entry,packUuid(parent)),links.awaited.add(parent)}function readLooseLinks(archive,entry){
return archive.prepare("SELECT parent FROM loose_links WHERE entry = ?").all(entry).map(({parent})=>unpackUuid(parent)).sort()}function relinkChildren(links,uuid2){
if(!links.awaited.mayHave(uuid2))return;let children=links.archive.prepare("SELECT entry FROM loose_links WHERE parent = ?").all(packUuid(uuid2));for(let{entry}of children)
relinkEntry(links,entry,readLooseLinks(links.archive,entry))}function chooseLink(present,fallback){return present.length>0?present.reduce(earlier2).id:fallback}
function relinkEntry(links,entry,parents){let{archive}=links,row=archive.prepare("SELECT link, turn, role, previous FROM entries WHERE id = ?").get(entry);if(row===
void 0)return;let present=parents.map(uuid2=>links.known.find(uuid2)).filter(parent=>parent!==void 0),isLoose=parents.length>1||present.length<parents.length;setLooseLinks(
links,entry,isLoose?parents:[]);let hasFallback=parents.length>0||row.role===BOUNDARY_ROLE,link=chooseLink(present,hasFallback?row.previous:null);link!==row.link&&
(archive.prepare("UPDATE entries SET link = ? WHERE id = ?").run(link,entry),row.role!==PROMPT_ROLE&&reassignTurn(links,row.turn))}function createPutContext(archive,listeners){let last=archive.prepare("SELECT max(id) AS id FROM entries").get();return{archive,known:createKnownEntries(archive),
awaited:readAwaitedParents(archive),nextEntry:(last?.id??0)+1,...listeners}}function putEntry(put,file,entry,byteOffset){let agent=entry.agentId??"",sighting={entry,
byteOffset,previous:file.predecessors.get(agent)},id=(put.known.recall(entry.uuid)===void 0?addEntry(put,file,sighting):void 0)??addSighting(put,file,sighting);
file.predecessors.set(agent,{id,uuid:entry.uuid})}function addEntry(put,file,sighting){let{entry,byteOffset,previous}=sighting,encoded=encodeEntry(entry),parents=parentsOf(
entry),present=parents.map(uuid2=>put.known.find(uuid2)).filter(parent=>parent!==void 0),hasFallback=parents.length>0||encoded.role===BOUNDARY_ROLE,link=chooseLink(
present,hasFallback?previous?.id??null:null),isRoot=isPrompt(entry)||link===null,turn=isRoot?nextTurnId(put.archive,file.session):turnOfEntry(put,link,present),
id=put.nextEntry;if(insertEntry(put.archive,file,sighting,{...encoded,id,link,turn}))return put.nextEntry++,put.known.remember({id,uuid:entry.uuid,turn,timeMs:entry.
timeMs}),isRoot&&(addTurn(put.archive,turn,id),addTurnPlace(put.archive,turn,{file:file.id,session:file.session,byteOffset}),put.onPlace(turn,file.session,!0)),
(parents.length>1||present.length<parents.length)&&setLooseLinks(put,id,parents),put.onJoin(turn,entry,isRoot),relinkChildren(put,entry.uuid),id}function turnOfEntry(put,link,present){
let parent=present.find(({id})=>id===link);return parent!==void 0?parent.turn:put.archive.prepare("SELECT turn FROM entries WHERE id = ?").get(link)?.turn??0}function insertEntry(archive,file,sighting,row){
let{entry,byteOffset,previous}=sighting;return archive.prepare(`INSERT OR IGNORE INTO entries (id, uuid, link, turn, file, byte_offset, previous, role, time_ms,\
 meta, text)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`).run(row.id,packUuid(entry.uuid),row.link,row.turn,file.id,byteOffset,previous?.id??null,row.role,entry.timeMs,
row.meta,row.text)===1}function addSighting(put,file,sighting){let{archive}=put,{entry,previous}=sighting,row=archive.prepare("SELECT id, link, turn, file, prev\
ious, role, time_ms, meta, text FROM entries WHERE uuid = ?").get(packUuid(entry.uuid));if(row===void 0)throw new RangeError(`entry ${entry.uuid} was there and \
is gone`);row.file!==file.id&&addCopy(put,file,{row,byteOffset:sighting.byteOffset});let stored=decodeEntry(row,{uuid:entry.uuid,parents:readParents(archive,row),
timeMs:row.time_ms}),given=decodeEntry(encodeEntry(entry),{uuid:entry.uuid,parents:parentsOf(entry),timeMs:entry.timeMs}),folded=foldEntry(stored,given),isChanged=updateEntry(
put,row,folded),hasNewPrevious=updatePrevious(archive,row,previous),parents=parentsOf(folded);return(isChanged||hasNewPrevious||parents.length>parentsOf(stored).
length)&&relinkEntry(put,row.id,parents),isChanged&&followChange(put,row,folded),row.id}function addCopy(put,file,copy){let{row,byteOffset}=copy;put.archive.prepare(
"INSERT OR IGNORE INTO copies (entry, file, byte_offset) VALUES (?, ?, ?)").run(row.id,file.id,byteOffset)===0||!(put.archive.prepare("SELECT 1 FROM turns WHERE\
 root = ?").get(row.id)!==void 0)||(addTurnPlace(put.archive,row.turn,{file:file.id,session:file.session,byteOffset}),put.onPlace(row.turn,file.session,!1))}function readParents(archive,row){
let loose=readLooseLinks(archive,row.id);if(loose.length>0||row.link===null)return loose;let parent=archive.prepare("SELECT uuid FROM entries WHERE id = ?").get(
row.link);return parent===void 0?[]:[unpackUuid(parent.uuid)]}function updateEntry(put,row,folded){let{role,meta:meta2,text:text3}=encodeEntry(folded);return role===
row.role&&folded.timeMs===row.time_ms&&meta2===row.meta&&text3===row.text?!1:(put.archive.prepare("UPDATE entries SET role = ?, time_ms = ?, meta = ?, text = ? \
WHERE id = ?").run(role,folded.timeMs,meta2,text3,row.id),put.onTouch(row.turn),!0)}function updatePrevious(archive,row,previous){if(previous===void 0||previous.
id===row.previous)return!1;if(row.previous!==null){let stored=archive.prepare("SELECT uuid FROM entries WHERE id = ?").get(row.previous);if(stored!==void 0&&unpackUuid(
stored.uuid)<previous.uuid)return!1}return archive.prepare("UPDATE entries SET previous = ? WHERE id = ?").run(previous.id,row.id),!0}function followChange(put,row,folded){
let{role}=encodeEntry(folded),hasNewTime=folded.timeMs!==row.time_ms;if(role===row.role&&!hasNewTime)return;put.known.forgetAll();let now=put.archive.prepare("S\
ELECT turn FROM entries WHERE id = ?").get(row.id);now!==void 0&&reassignTurn(put,now.turn),hasNewTime&&relinkChildren(put,folded.uuid)}function putSession(archive,{session,project,cwd}){let row=archive.prepare(`INSERT INTO sessions (key, project, cwd) VALUES (?, ?, ?)
       ON CONFLICT (key) DO UPDATE
       SET project = coalesce(nullif(excluded.project, ''), project), cwd = coalesce(excluded.cwd, cwd)
       RETURNING id`).get(session,project,cwd??null);if(row===void 0)throw new RangeError(`session ${session} has no row`);return row.id}function putFile(archive,session,stream,generation){let find=archive.prepare(`SELECT id, byte_offset AS byteOffset, predecessors FROM files
     WHERE session = ? AND stream = ? AND generation = ?`),known=find.get(session,stream,generation);if(known!==void 0)return known;archive.prepare("INSERT INTO\
 files (session, stream, generation, byte_offset, predecessors) VALUES (?, ?, ?, 0, '{}')").run(session,stream,generation);let added=find.get(session,stream,generation);
if(added===void 0)throw new RangeError(`${stream} of session ${session} has no row`);return added}var DEFAULT_LIMITS2={head:65536,tail:16384},BATCH_LINES=4e4,BATCH_BYTES=64*1024*1024;function ingestWatermark(archive,{session,stream,generation}){return archive.prepare(`SELECT byte_offset AS byteOffset FROM files JOIN sessions ON sessions.id =\
 session
       WHERE key = ? AND stream = ? AND generation = ?`).get(session,stream,generation)?.byteOffset??0}function createIngest(archive,options={}){let{limits=DEFAULT_LIMITS2,
maxSettleChars:maxChars=Number.POSITIVE_INFINITY,onTurn}=options,gatherer=createGatherer(archive,(turn,id)=>onTurn?.(turn,homeOf(archive,id))),batch={archive,gatherer,
limits,put:void 0,lines:0,bytes:0},commit=isLast=>{batch.put!==void 0&&(gatherer.settleAll({isLast,maxChars}),archive.commit(),batch.put=void 0)};return{add(source,chunks){
openBatch(batch);let reading=startReading(archive,source);for(let line of readLines(fromWatermark(reading,chunks),reading.end))takeLine(batch,reading,line),gatherer.
isFull()&&gatherer.settleFinished(),!(batch.lines<BATCH_LINES&&batch.bytes<BATCH_BYTES)&&(saveReading(archive,reading),commit(!1),openBatch(batch));return saveReading(
archive,reading),{end:reading.end,damage:reading.damage}},addStandIns(source,answers){openBatch(batch);let session=putSession(archive,source);for(let given of answers){
let answer={...given,text:withoutNul(given.text)};if(putStandIn(archive,session,answer))for(let turn of ownersOf(archive,session,answer))gatherer.touch(turn)}},
finish:()=>commit(!0),close(){batch.put!==void 0&&archive.rollback(),batch.put=void 0}}}function openBatch(batch){if(batch.put!==void 0)return batch.put;let{archive,
gatherer}=batch,touchLosers=turn=>{for(let loser of turnsLosingTo(archive,turn))gatherer.touch(loser)};return archive.begin(),batch.lines=0,batch.bytes=0,batch.
put=createPutContext(archive,{onJoin:gatherer.join,onTouch(turn){gatherer.touch(turn),touchLosers(turn)},onPlace(turn,session,isNewTurn){hasStandIns(archive,session)&&
(isNewTurn||gatherer.touch(turn),touchLosers(turn))}}),batch.put}function startReading(archive,source){let session=putSession(archive,source),row=putFile(archive,
session,source.stream,source.generation),uuidOf=archive.prepare("SELECT uuid FROM entries WHERE id = ?"),predecessors=Object.entries(JSON.parse(row.predecessors)).
map(([agent,id])=>{let entry=uuidOf.get(id);return[agent,{id,uuid:unpackUuid(entry?.uuid??"")}]}),file={id:row.id,session,predecessors:new Map(predecessors)};return{
source,file,end:row.byteOffset,damage:[],facts:new Map}}function*fromWatermark(reading,chunks){let position=reading.end;for(let{start,bytes}of chunks){start>position&&
reading.damage.push({byteOffset:position,bytes:start-position,reason:"torn"});let known=Math.max(0,position-start);known>=bytes.length||(position=start+bytes.length,
yield{start:start+known,bytes:bytes.subarray(known)})}}function takeLine(batch,reading,line){let{entries,facts,damage,isConsumed}=parseLine2(line);if(!isConsumed)
return;let{file,source}=reading,target=line.isTerminated?file:{...file,predecessors:new Map(file.predecessors)};for(let entry of entries){let capped=capEntry(entry,
batch.limits,source.readSpilled);putEntry(openBatch(batch),target,capped,line.byteOffset)}if(batch.lines++,batch.bytes+=line.bytes.length,!!line.isTerminated){for(let{
key,value}of facts)reading.facts.set(key,{value:withoutNul(value),byteOffset:line.byteOffset});reading.damage.push(...damage),reading.end=line.endOffset}}function saveReading(archive,{
source,file,end,damage,facts}){let ids=[...file.predecessors].map(([agent,{id}])=>[agent,id]);archive.prepare("UPDATE files SET byte_offset = ?, predecessors = \
? WHERE id = ? AND byte_offset <= ?").run(end,JSON.stringify(Object.fromEntries(ids)),file.id,end);let addDamage=archive.prepare("INSERT OR IGNORE INTO damage (\
file, byte_offset, bytes, reason) VALUES (?, ?, ?, ?)");for(let{byteOffset,bytes,reason}of damage)addDamage.run(file.id,byteOffset,bytes,reason);let setFact=archive.
prepare(`INSERT INTO facts (session, key, value, generation, byte_offset) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (session, key) DO UPDATE
     SET value = excluded.value, generation = excluded.generation, byte_offset = excluded.byte_offset
     WHERE (excluded.generation, excluded.byte_offset) >= (generation, byte_offset)`);for(let[key,{value,byteOffset}]of facts)setFact.run(file.session,key,value,
source.generation,byteOffset);facts.clear()}function readExtra(paths){return(readFileIfPresent(paths.extra)?.toString("utf8").split(`
`)??[]).flatMap(line=>parseExtra(line)??[])}function parseExtra(line){let{kind,time:time2,text:text3,prompt_id,agent_id}=parseJsonObject(line)??{};if(kind!=="la\
st_assistant_message"&&kind!=="compact_summary"||typeof text3!="string"||typeof time2!="string")return;let fact={kind,timeMs:Date.parse(time2)||0,text:text3};return typeof prompt_id==
"string"&&(fact.promptId=prompt_id),typeof agent_id=="string"&&(fact.agentId=agent_id),fact}var import_node_fs20=import_node_fs2;var MAX_WHOLE_BYTES=4*1024*1024,END_BYTES=512*1024;function readSpilledText(rawDir,name){let fd;try{fd=import_node_fs20.default.openSync(spillPath(rawDir,name),
"r")}catch(error){if(errnoOf(error)==="ENOENT")return;throw error}try{let{size}=import_node_fs20.default.fstatSync(fd);return size<=MAX_WHOLE_BYTES?import_node_fs20.default.
readFileSync(fd,"utf8"):[0,size-END_BYTES].map(at2=>readPiece(fd,at2)).join(`
`)}finally{import_node_fs20.default.closeSync(fd)}}function readPiece(fd,position){let bytes=Buffer.alloc(END_BYTES);return bytes.toString("utf8",0,import_node_fs20.default.
readSync(fd,bytes,0,END_BYTES,position))}var STEP_BYTES2=8*1024*1024;async function ingestSession(archive,source,options){let ingest=createIngest(archive,options);try{await addSession(archive,ingest,source,
options),ingest.finish()}catch(error){throw ingest.close(),error}}async function addSession(archive,ingest,source,options){let{raw}=source.paths;for(let stream of rawStreams(
raw))for(let generation of listGenerations(raw,stream))await addGeneration({archive,ingest,source,options},stream,generation);let{session,project,cwd}=source,answers=readExtra(
source.paths).filter(({kind})=>kind==="last_assistant_message");answers.length>0&&ingest.addStandIns({session,project,...cwd!==void 0&&{cwd}},answers)}async function addGeneration({
archive,ingest,source,options},stream,generation){let{session,project,cwd,paths}=source,place={stream,generation},readSpilled=name=>readSpilledText(paths.raw,name),
from=ingestWatermark(archive,{session,...place}),limit=STEP_BYTES2;for(;;){await options.guard.breathe();let slice=limitBytes(readRange(paths.raw,stream,{generation,
from}),limit),{end,damage}=ingest.add({session,project,...cwd!==void 0&&{cwd},...place,readSpilled},slice.chunks);for(let found of damage)options.onDamage?.(found,
place);if(options.onBytes?.(end-from),slice.isExhausted())return;limit=end>from?STEP_BYTES2:limit*2,from=end}}function limitBytes(chunks,limit){let isExhausted=!1;
function*take(){let bytes=0;for(let chunk of chunks)if(yield chunk,bytes+=chunk.bytes.length,bytes>=limit)return;isExhausted=!0}return{chunks:take(),isExhausted:()=>isExhausted}}function fieldLimits(config2){return{head:config2["index.maxFieldChars.head"],tail:config2["index.maxFieldChars.tail"]}}var MAX_BYTES=1024*1024,HEAD_BYTES2=64*1024,CWD_FIELD=/"cwd":"((?:[^"\\]|\\.)*)"/;function readFirstCwd(rawDir){let[generation]=listGenerations(rawDir,MAIN_STREAM);
if(generation===void 0)return;let read=Buffer.alloc(0);for(let{bytes}of readRange(rawDir,MAIN_STREAM,{generation})){read=Buffer.concat([read,bytes.subarray(0,MAX_BYTES-
read.length)]);let cwd=findCwd(read);if(cwd!==void 0||read.length>=MAX_BYTES)return cwd}}function findCwd(bytes){let found=CWD_FIELD.exec(bytes.toString("utf8"))?.[1];return found===void 0?void 0:JSON.parse(`"${found}"`)}var HEAD_BYTES3=16*1024;function findSessionPlace(paths,hint){let cwd=readFirstCwd(paths.raw)??readLoggedCwd(paths)??hint;return cwd===void 0?void 0:{cwd,project:projectOf(
cwd)}}function readLoggedCwd(paths){return readLogHead(paths.log,HEAD_BYTES3).records.find(({record})=>record.cwd!==void 0)?.record.cwd}function isForgotten(_store,_session){return!1}async function doSessionJob(shop,job,guard){let{store,env,config:config2}=shop,paths=sessionPaths(store,job.session);if(isForgotten(store,job.session))return;let cwd=findSessionPlace(
paths,job.cwd)?.cwd;if(cwd!==void 0&&isExcluded(config2.exclude,cwd,{...env,CLAUDE_PROJECT_DIR:void 0}))return;let failures=[];if(await attempt2(failures,()=>copyTranscripts(
shop,{job,paths,guard})),await attempt2(failures,()=>archiveWithRepair(shop,{job,paths,guard})),failures.length>0)throw failures[0]}async function attempt2(failures,step){
try{await step()}catch(error){let code=codeOf(error);if(code==="LOCK_LOST"||code==="INTERRUPTED")throw error;failures.push(error)}}async function copyTranscripts(shop,{
job,paths,guard}){let{clock,env,recorder}=shop,transcript=resolveTranscript(job.session,job.transcript_path,env);transcript===void 0&&recordGap(shop,job,paths);
let copy=async()=>{if(transcript===void 0)return;let onProblem=error=>recorder.note(error,job.session);await copySession({paths,transcript,agents:job.agents??[],
clock,guard,onProblem})};await copy();let{damage}=await verifySegments({rawDir:paths.raw,clock,shouldStop:guard.shouldStop});if(damage.length!==0){for(let error of damage)
recorder.note(error,job.session),transcript!==void 0&&error.path!==void 0&&setAsideSegment(error.path);await copy()}}function recordGap({recorder},job,paths){if(!readLog(
paths.log).records.some(({record})=>record.prompt!==void 0||record.tool!==void 0))return;let message=`copy transcript of session ${job.session}: it is gone; wha\
t was said since the last copy is lost`,path=job.transcript_path;recorder.note(new LogbookError("TRANSCRIPT_MISSING",message,path===void 0?{}:{path}),job.session)}
async function archiveWithRepair(shop,task){try{await archiveSession(shop,task)}catch(error){if(codeOf(error)!=="ARCHIVE_CORRUPT")throw error;shop.replaceDamaged(),
await archiveSession(shop,task)}}async function archiveSession(shop,task){let{job,paths,guard}=task,place=findSessionPlace(paths,job.cwd),catchUp=createSessionCatchUp(
job.session,paths),archive;try{archive=shop.openArchive()}catch(error){throw codeOf(error)==="ARCHIVE_UNAVAILABLE"&&await catchUpFromRaw(paths,catchUp,guard),error}
await ingestSession(archive,sourceOf(job,paths,place),{guard,limits:fieldLimits(shop.config),onTurn:catchUp.take,onDamage:(damage,{stream,generation})=>shop.recorder.
note(new LogbookError("TRANSCRIPT_UNREADABLE",`read ${stream}/${generation} of session ${job.session}: ${damage.bytes} bytes are ${damage.reason}`,{path:paths.raw,
byteOffset:damage.byteOffset}),job.session)}),await catchUp.finish(archive,guard)}function sourceOf(job,paths,place){return{session:job.session,project:place?.project.
id??"",...place!==void 0&&{cwd:place.cwd},paths}}function mergeWords(archive){let changes=archive.prepare("SELECT total_changes() AS n"),before=changes.get()?.n??0;return archive.prepare("INSERT INTO words (wo\
rds, rank) VALUES ('merge', ?)").run(200),(changes.get()?.n??0)-before>=2}var import_node_fs21=import_node_fs2,import_node_path15=require("node:path"),import_node_zlib={default:require("node:zlib")};var LEVEL=6,MIN_BYTES=8*1024;async function compressSegments(request){let{dir,unchangedSinceMs,shouldStop}=request,result={segments:0,plainBytes:0,compressedBytes:0,
damage:[]},segments=listSegments(dir),compressed=new Set(segments.filter(({isCompressed})=>isCompressed).map(({path})=>path));for(let segment of segments)if(isDue2(
segment,unchangedSinceMs)){if(shouldStop?.()===!0)break;try{let sha256=soundHash(dir,segment),target=`${segment.path}.gz`;compressed.has(target)||(result.compressedBytes+=
await writeCompressed(segment,target)),replacePlain(segment,target,sha256),result.segments+=1,result.plainBytes+=segment.end-segment.start}catch(error){if(!(error instanceof
LogbookError))throw error;result.damage.push(error)}}return result}function isDue2(segment,unchangedSinceMs){if(segment.isCompressed||segment.end-segment.start<
MIN_BYTES)return!1;let stat=import_node_fs21.default.statSync(segment.path,{throwIfNoEntry:!1});return stat!==void 0&&stat.mtimeMs<=unchangedSinceMs}function soundHash(dir,segment){
let sha256=hashSegment(segment),known=readLedger(dir).filter(({start,end})=>start===segment.start&&end===segment.end).flatMap(record=>record.sha256??[]);if(known.
length===0||known.includes(sha256))return sha256;throw mismatch(segment.path,segment.start)}async function writeCompressed(segment,target){let temporary=temporaryPath(
(0,import_node_path15.dirname)(target)),source=import_node_fs21.default.openSync(segment.path,"r");try{let fd=openForWrite(temporary,"wx");try{let bytes=await compressInto(
fd,source,segment.end-segment.start);return import_node_fs21.default.fsyncSync(fd),linkOnce(temporary,target),syncDirectory((0,import_node_path15.dirname)(target)),
bytes}finally{import_node_fs21.default.closeSync(fd)}}catch(error){throw import_node_fs21.default.rmSync(temporary,{force:!0}),error}finally{import_node_fs21.default.
closeSync(source)}}async function compressInto(fd,source,plainBytes){let buffer=Buffer.allocUnsafe(MEMBER_BYTES),written=0;for(let position=0;position<plainBytes;position+=
MEMBER_BYTES){let wanted=Math.min(MEMBER_BYTES,plainBytes-position),plain=buffer.subarray(0,import_node_fs21.default.readSync(source,buffer,0,wanted,position)),
member=markMember(await gzipMember(plain),plain.length);writeWhole(fd,member),written+=member.length}return written}function gzipMember(plain){return new Promise(
(resolve2,reject)=>{import_node_zlib.default.gzip(plain,{level:LEVEL},(error,gzipped)=>{error===null?resolve2(gzipped):reject(error)})})}function replacePlain(segment,target,sha256){
if(hashSegment({...segment,path:target,isCompressed:!0})!==sha256)throw mismatch(target,segment.start);import_node_fs21.default.rmSync(segment.path,{force:!0}),
syncDirectory((0,import_node_path15.dirname)(target))}var import_node_fs22=import_node_fs2,import_node_path16=require("node:path");var STALE_MS2=3600*1e3;function removeStaleTemporaries(rawDir,nowMs){let folders=rawStreams(rawDir).flatMap(stream=>listGenerations(rawDir,stream).map(generation=>generationPath(
rawDir,stream,generation))),removed=0;for(let folder of[...folders,(0,import_node_path16.join)(rawDir,SPILL_FOLDER)])for(let name of listDirectory(folder)){if(!name.
endsWith(TEMPORARY_SUFFIX))continue;let path=(0,import_node_path16.join)(folder,name),stat=import_node_fs22.default.statSync(path,{throwIfNoEntry:!1});stat===void 0||
nowMs-stat.mtimeMs<STALE_MS2||(import_node_fs22.default.rmSync(path,{force:!0}),removed+=1)}return removed}var import_node_fs23=import_node_fs2;var HEAD_BYTES4=8192,HASHED=/^[0-9a-f]{64}$/;function listStoredSessions(store){return listDirectory(store.sessions).flatMap(folder=>{let paths=sessionPaths(store,
folder);if(!import_node_fs23.default.statSync(paths.dir,{throwIfNoEntry:!1})?.isDirectory())return[];let session=sessionOf(folder,paths);return isForgotten(store,
session)?[]:[{session,paths}]})}function sessionOf(folder,paths){if(!HASHED.test(folder))return folder;let logged=readLogHead(paths.log,HEAD_BYTES4).records[0]?.
record.session;return logged!==void 0&&safeName(logged)===folder?logged:folder}var import_node_path17=require("node:path");function sweepMark(store){return(0,import_node_path17.join)(store.root,"swept-at")}var DAY_MS=24*36e5,COMPRESS_AFTER_MS=DAY_MS;function isSweepDue({store,clock}){let last=Number(readFileIfPresent(sweepMark(store))?.toString("utf8")??0);return!(clock()-
last<DAY_MS)}async function sweepStore(shop,archive,guard){let{store,clock,recorder}=shop,startMs=clock(),savedBytes=0;for(let stored of listStoredSessions(store)){
await guard.breathe();let{session,paths}=stored;removeStaleTemporaries(paths.raw,startMs);let{damage}=await verifySegments({rawDir:paths.raw,clock,shouldStop:guard.
shouldStop});for(let error of damage)recorder.note(error,session);archive!==void 0&&isBehind(archive,stored)&&await doSessionJob(shop,{v:1,kind:"session",session,
time:new Date(startMs).toISOString()},guard),savedBytes+=await compress2(shop,stored,{guard,startMs})}writeFileAtomic(sweepMark(store),String(startMs)),recorder.
log(`looked through the store in ${clock()-startMs} ms, ${Math.round(savedBytes/1e6)} MB saved`)}function isBehind(archive,{session,paths}){return rawStreams(paths.
raw).some(stream=>listGenerations(paths.raw,stream).some(generation=>{let end=coveredEnd(listSegments(generationPath(paths.raw,stream,generation)));return ingestWatermark(
archive,{session,stream,generation})<end}))}async function compress2({recorder},{session,paths},{guard,startMs}){let savedBytes=0;for(let stream of rawStreams(paths.
raw))for(let generation of listGenerations(paths.raw,stream)){let result=await compressSegments({dir:generationPath(paths.raw,stream,generation),unchangedSinceMs:startMs-
COMPRESS_AFTER_MS,shouldStop:guard.shouldStop});savedBytes+=result.plainBytes-result.compressedBytes;for(let error of result.damage)recorder.note(error,session)}
return savedBytes}var SETTLE_TURNS=20;async function tidyStore(shop,guard){try{let archive=openIfPossible(shop);isSweepDue(shop)&&await sweepStore(shop,archive,guard),archive!==void 0&&
await tidyArchive(archive,guard)}catch(error){let code=error instanceof LogbookError?error.code:void 0;if(code==="INTERRUPTED")return;if(code!=="ARCHIVE_CORRUPT")
throw error;shop.replaceDamaged()}}async function tidyArchive(archive,guard){for(;settleStale(archive,SETTLE_TURNS)>0;)await guard.breathe();for(;mergeWords(archive);)
await guard.breathe()}function openIfPossible(shop){try{return shop.openArchive()}catch(error){if(error instanceof LogbookError&&error.code==="ARCHIVE_UNAVAILAB\
LE")return;throw error}}var import_node_fs26=import_node_fs2;var import_node_fs25=import_node_fs2,import_node_module=require("node:module"),import_node_path18=require("node:path");var PRIMARY_CODES={SQLITE_BUSY:5,SQLITE_LOCKED:6,SQLITE_READONLY:8,SQLITE_IOERR:10,SQLITE_CORRUPT:11,SQLITE_FULL:13,SQLITE_CANTOPEN:14,SQLITE_NOTADB:26};function wrapDatabase(db,engine,path){
let attempt3=step=>{try{return step()}catch(error){throw translateError(error,path)}};return{engine,exec:sql=>{attempt3(()=>db.exec(sql))},prepare:sql=>wrapStatement(
attempt3(()=>db.prepare(sql)),path),close:()=>{attempt3(()=>db.close())}}}function wrapStatement(statement,path){return{run(...values){try{return Number(statement.
run(...values).changes)}catch(error){throw translateError(error,path)}},get(...values){try{return statement.get(...values)}catch(error){throw translateError(error,
path)}},all(...values){try{return statement.all(...values)}catch(error){throw translateError(error,path)}}}}function translateError(error,path){switch(primaryCode(
error)){case 5:case 6:return new LogbookError("ARCHIVE_BUSY",`use archive ${path}: another process is writing`,{cause:error,path});case 11:case 26:return new LogbookError(
"ARCHIVE_CORRUPT",`read archive ${path}: the file is damaged`,{cause:error,path,hint:"run `logbook reindex`: the damaged file is kept aside and the archive is r\
ebuilt from the raw copies"});case 8:case 10:case 13:case 14:return new LogbookError("STORE_UNWRITABLE",`use archive ${path}: ${messageOf(error)}`,{cause:error,
path});default:return error}}function primaryCode(error){if(typeof error!="object"||error===null)return;if("errcode"in error&&typeof error.errcode=="number")return error.
errcode&255;if(!("code"in error)||typeof error.code!="string")return;let[,name]=/^(SQLITE_[A-Z]+)/.exec(error.code)??[];return name===void 0?void 0:PRIMARY_CODES[name]}
function messageOf(error){return error instanceof Error?error.message:String(error)}var import_node_fs24=import_node_fs2;var Archive=class{path;isReadOnly;engine;#db;#statements=new Map;#inode;constructor(db,path,{isReadOnly,inode}){this.#db=db,this.#inode=inode,this.path=path,this.
isReadOnly=isReadOnly,this.engine=db.engine}prepare(sql){let statement=this.#statements.get(sql);return statement===void 0&&(statement=this.#db.prepare(sql),this.#statements.
set(sql,statement)),statement}exec(sql){this.#db.exec(sql)}begin(){if(this.#db.exec("BEGIN IMMEDIATE"),inodeOf(this.path)!==this.#inode)throw this.rollback(),new LogbookError(
"ARCHIVE_BUSY",`use archive ${this.path}: it was replaced meanwhile`,{path:this.path})}commit(){this.#db.exec("COMMIT")}rollback(){try{this.#db.exec("ROLLBACK")}catch{}}transaction(step){
this.begin();try{let result=step();return this.commit(),result}catch(error){throw this.rollback(),error}}close(){this.#db.close()}};function inodeOf(path){return import_node_fs24.default.
statSync(path,{throwIfNoEntry:!1})?.ino??0}var PACKAGED_ADDON=(0,import_node_path18.join)("node_modules","better-sqlite3","build","Release","better_sqlite3.node"),ADDON="better_sqlite3.node";function openArchive(store,options){
let path=store.archive,isReadOnly=options.readOnly??!1;if(isReadOnly){if(!import_node_fs25.default.existsSync(path))throw new LogbookError("ARCHIVE_UNAVAILABLE",
`open archive ${path}: there is none yet`,{path,hint:"run `logbook reindex` to build it from the raw copies"})}else makePrivateFile(path);let inode=inodeOf(path),
db=openEngine({path,native:store.native,busyTimeoutMs:options.busyTimeoutMs,readOnly:isReadOnly});try{let version2=schemaVersion(db);if(version2>SCHEMA_VERSION)
throw newerError(path,version2);if(version2===SCHEMA_VERSION)return new Archive(db,path,{isReadOnly,inode});if(!isReadOnly)return migrate(db),new Archive(db,path,
{isReadOnly,inode})}catch(error){throw db.close(),error}return db.close(),openArchive(store,{busyTimeoutMs:options.busyTimeoutMs}).close(),openArchive(store,options)}
function quarantineArchive(store,nowMs){let stamp=new Date(nowMs).toISOString().replaceAll(/[:.]/g,"-"),target=`${store.archive}.damaged-${stamp}`;for(let suffix of[
"","-wal","-shm"])import_node_fs25.default.existsSync(store.archive+suffix)&&import_node_fs25.default.renameSync(store.archive+suffix,target+suffix);return target}function newerError(path,version2){return new LogbookError("ARCHIVE_NEWER",`open archive ${path}: its schema is version ${version2}, this logbook knows ${SCHEMA_VERSION}`,
{path,hint:"update logbook; the archive was not touched"})}function makePrivateFile(path){import_node_fs25.default.existsSync(path)||(makeDirectory((0,import_node_path18.dirname)(
path)),import_node_fs25.default.closeSync(openForWrite(path,"a")))}function openEngine(options){let failures=[];for(let open2 of engines(options.native))try{return open2(
options)}catch(error){let known=translateError(error,options.path);if(known instanceof LogbookError)throw known;failures.push(error)}throw new LogbookError("ARC\
HIVE_UNAVAILABLE",`load a database engine for Node ${process.versions.node} (ABI ${process.versions.modules}): ${reasonsOf(failures)}`,{path:options.path,hint:"\
run `logbook doctor --fix`; until then search reads the raw copies",cause:failures[0]})}function*engines(native){for(let addon of addonPaths(native))yield options=>openBetterSqlite(
addon,options);yield openNodeSqlite}function*addonPaths(native){let folder=__dirname;for(;;){let addon=(0,import_node_path18.join)(folder,PACKAGED_ADDON);if(import_node_fs25.default.
existsSync(addon)){yield addon;break}let parent=(0,import_node_path18.dirname)(folder);if(parent===folder)break;folder=parent}let installed=(0,import_node_path18.join)(
native,process.versions.modules,ADDON);import_node_fs25.default.existsSync(installed)&&(yield installed)}function openBetterSqlite(addon,options){let Driver=loadBetterSqlite(),
{busyTimeoutMs:timeout,readOnly:readonly,path}=options;return wrapDatabase(new Driver(path,{nativeBinding:addon,timeout,readonly}),"better-sqlite3",path)}function loadBetterSqlite(){
try{return typeof require=="function"?require_lib():(0,import_node_module.createRequire)(__filename)("better-sqlite3")}catch(error){throw new Error("better-sqli\
te3 is not installed",{cause:error})}}function openNodeSqlite({path,busyTimeoutMs,readOnly}){let sqlite=loadNodeSqlite();if(sqlite===void 0)throw new Error("thi\
s Node has no node:sqlite");let db=wrapDatabase(new sqlite.DatabaseSync(path,{readOnly,timeout:busyTimeoutMs}),"node:sqlite",path);if(db.exec(`PRAGMA busy_timeo\
ut = ${busyTimeoutMs}`),db.prepare("SELECT sqlite_compileoption_used('ENABLE_FTS5') AS used").get()?.used===1)return db;throw db.close(),new Error("node:sqlite \
was built without FTS5")}function loadNodeSqlite(){let{emitWarning}=process;process.emitWarning=()=>{};try{return process.getBuiltinModule("node:sqlite")}finally{
process.emitWarning=emitWarning}}function reasonsOf(failures){return failures.map(failure2=>failure2 instanceof Error?failure2.message:String(failure2)).join(";\
 ")}var CONFIG_TABLE={"extraction.provider":choice(["rules","claude","command","off"],"Who finds memories in archived turns. `rules` uses no model; `claude` is set \
once the user agreed.","CLAUDE_PLUGIN_OPTION_EXTRACTION_PROVIDER"),"extraction.model":text2("haiku","Model that `claude` extraction asks for."),"extraction.dail\
yUsd":amount(.25,"Most that extraction may spend in a day, in US dollars."),"extraction.dailyCalls":amount(40,"Most model calls of extraction in a day."),"recal\
l.provider":choice(["deterministic","claude"],"Who picks memories for a prompt. `claude` asks a small model and falls back.","CLAUDE_PLUGIN_OPTION_RECALL_PROVID\
ER"),"recall.max":amount(5,"Most memories that one prompt brings back."),"consolidation.intervalHours":amount(24,"Least time between two consolidations of a pro\
ject."),"consolidation.throttleMinutes":amount(10,"Least time between two checks whether one is due."),"consolidation.minSessions":amount(5,"New sessions that m\
ake a consolidation due."),"consolidation.minRecords":amount(10,"New records that make a consolidation due."),"handoff.enabled":flag(!0,"Write session notes at \
the end of a session."),"spill.enabled":flag(!1,"Shorten huge tool outputs before the model sees them."),"spill.thresholdChars":amount(3e4,"Outputs longer than \
this are shortened when spill is enabled."),"raw.keepDays":amount(0,"Days that raw transcript copies are kept; 0 is for ever."),"index.maxFieldChars.head":amount(
65536,"Characters of a field's beginning that are indexed."),"index.maxFieldChars.tail":amount(16384,"Characters of a field's end that are indexed."),exclude:list(
"Globs of project folders that are neither captured nor injected into.")};function parseConfig(value,env){let problems=[],config2={};for(let[key,setting]of Object.
entries(CONFIG_TABLE))config2[key]=setting.default;let take=(key,given,origin)=>{let problem=checkSetting(key,given);problem===void 0?config2[key]=given:problems.
push({key,message:`${origin}: ${problem}`})};if(isPlainObject2(value))for(let[key,given]of flatten(value,""))take(key,given,"config.json");else problems.push({key:"",
message:"config.json must hold an object"});for(let[key,setting]of Object.entries(CONFIG_TABLE)){let variable="env"in setting?setting.env:void 0,given=variable===
void 0?void 0:env[variable];variable!==void 0&&given&&take(key,given,variable)}return{config:config2,problems}}function checkSetting(key,given){let setting=isConfigKey(
key)?CONFIG_TABLE[key]:void 0;if(setting===void 0)return`there is no setting "${key}"`;if(setting.oneOf!==void 0&&!setting.oneOf.includes(given))return`"${key}"\
 must be one of ${setting.oneOf.join(", ")}`;if(Array.isArray(setting.default))return Array.isArray(given)&&given.every(item=>typeof item=="string")?void 0:`"${key}\
" must be a list of texts`;if(typeof given!=typeof setting.default)return`"${key}" must be a ${typeof setting.default}`;if(typeof given=="number"&&!(Number.isFinite(
given)&&given>=0))return`"${key}" must be zero or more`}function isConfigKey(key){return Object.hasOwn(CONFIG_TABLE,key)}function*flatten(value,prefix){for(let[
name,inner]of Object.entries(value)){let key=prefix===""?name:`${prefix}.${name}`;isPlainObject2(inner)&&!isConfigKey(key)?yield*flatten(inner,key):yield[key,inner]}}
function isPlainObject2(value){return typeof value=="object"&&value!==null&&!Array.isArray(value)}function choice(oneOf,description,env){return{default:oneOf[0],
description,oneOf,env}}function text2(value,description){return{default:value,description}}function amount(value,description){return{default:value,description}}
function flag(value,description){return{default:value,description}}function list(description){return{default:[],description}}function loadConfig(store,env){let content=readFileIfPresent(store.config);if(content===void 0)return parseConfig({},env);try{return parseConfig(JSON.parse(content.
toString("utf8").replace(/^\uFEFF/,"")),env)}catch(error){if(!(error instanceof SyntaxError))throw error;let{config:config2}=parseConfig({},env);return{config:config2,
problems:[{key:"",message:`${store.config} is not JSON: ${error.message}`}]}}}var BUSY_TIMEOUT_MS=1e4;function createWorkshop(given){let{store,env,clock,recorder}=given,{config:config2}=loadConfig(store,env),archive,failure2,close=()=>{archive?.
close(),archive=void 0};return{...given,config:config2,openArchive(){if(archive!==void 0)return archive;if(failure2!==void 0)throw failure2;try{archive=openArchive(
store,{busyTimeoutMs:BUSY_TIMEOUT_MS})}catch(error){throw failure2=error,error}return archive},replaceDamaged(){close(),failure2=void 0;let path=quarantineArchive(
store,clock());import_node_fs26.default.rmSync(sweepMark(store),{force:!0}),recorder.note(new LogbookError("ARCHIVE_CORRUPT",`the archive was damaged: it is kep\
t as ${path}, and rebuilt from the raw copies`,{path}))},close}}async function main(){if(process.env.LOGBOOK_OFF==="1")return;let store=storePaths(process.env),recorder=createRecorder(store,systemClock),fail=error=>{recordLast(
recorder,error),process.exit(1)};process.on("uncaughtException",fail),process.on("unhandledRejection",fail),beNice();let shop=createWorkshop({store,env:process.
env,clock:systemClock,recorder});try{await runWorker({store,clock:systemClock,recorder,work:(job,guard)=>doSessionJob(shop,job,guard),tidy:guard=>tidyStore(shop,
guard)})}catch(error){recordLast(recorder,error),process.exitCode=1}finally{shop.close()}}function beNice(){try{import_node_os.default.setPriority(import_node_os.default.
constants.priority.PRIORITY_LOW)}catch{return}}function recordLast(recorder,error){try{recorder.note(error)}catch{return}}main();
