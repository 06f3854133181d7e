"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.serverProcessesOf = serverProcessesOf;
exports.waitUntilNothingServes = waitUntilNothingServes;
const node_child_process_1 = require("node:child_process");
const node_fs_1 = require("node:fs");
const promises_1 = require("node:timers/promises");
/**
 * The pids of everything that serves a data directory: postmaster, its processes and the watchdogs, but not the
 * programs of tests, which name it in their arguments too.
 */
function serverProcessesOf(dataDirectory) {
    const table = (0, node_child_process_1.execFileSync)('ps', ['-eww', '-o', 'pid=,stat=,args='], {
        encoding: 'utf8',
        maxBuffer: 1 << 26,
    });
    return table.split('\n').flatMap((line) => {
        const [, pid, state, args = ''] = /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
        if (pid === undefined || state?.startsWith('Z') || args.includes('server-user.program'))
            return [];
        return args.includes(dataDirectory) || worksIn(pid).startsWith(dataDirectory) ? [Number(pid)] : [];
    });
}
/** Waits until nothing serves the data directory any more; answers what is left after the patience is over. */
async function waitUntilNothingServes(dataDirectory, patienceMs = 15_000) {
    const deadline = Date.now() + patienceMs;
    let left = serverProcessesOf(dataDirectory);
    while (left.length > 0 && Date.now() < deadline) {
        await (0, promises_1.setTimeout)(50);
        left = serverProcessesOf(dataDirectory);
    }
    return left;
}
/** A server process that changed its title still works in the cluster's directory; told by Linux only. */
function worksIn(pid) {
    try {
        return (0, node_fs_1.readlinkSync)(`/proc/${pid}/cwd`);
    }
    catch {
        return '';
    }
}
//# sourceMappingURL=server-processes.js.map