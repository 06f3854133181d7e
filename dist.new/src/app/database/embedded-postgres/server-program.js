"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.serverEnvironment = serverEnvironment;
exports.serverProcessOptions = serverProcessOptions;
exports.runProgram = runProgram;
exports.complaintOf = complaintOf;
const node_child_process_1 = require("node:child_process");
const node_util_1 = require("node:util");
const execFileAsync = (0, node_util_1.promisify)(node_child_process_1.execFile);
/** Of our own environment the server's programs see only these: a foreign LANG or PGPORT must not reach them. */
const PASSED_ON = ['PATH', 'TMPDIR', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH'];
function serverEnvironment() {
    const kept = PASSED_ON.flatMap((name) => process.env[name] === undefined ? [] : [[name, process.env[name]]]);
    return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}
/** How every program of the server is started: as its user, in a directory that everybody may enter. */
function serverProcessOptions(user) {
    return { cwd: '/', env: serverEnvironment(), ...(user && { uid: user.uid, gid: user.gid }) };
}
/** Runs a program to its end and answers what it printed. Rejects with an Error that carries `stderr`. */
async function runProgram(file, args, user) {
    return (await execFileAsync(file, args, { ...serverProcessOptions(user), encoding: 'utf8' })).stdout;
}
/** What a failed program said last, or else why it could not be run. */
function complaintOf(error) {
    const stderr = error.stderr;
    return typeof stderr === 'string' && stderr.trim() !== '' ? stderr.trim() : String(error);
}
//# sourceMappingURL=server-program.js.map