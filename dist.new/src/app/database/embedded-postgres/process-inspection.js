"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.COMMAND_LINES_ARE_EXACT = void 0;
exports.startMarkOf = startMarkOf;
exports.nameOfThisProcess = nameOfThisProcess;
exports.isProcessRunning = isProcessRunning;
exports.commandLineOf = commandLineOf;
exports.childrenOf = childrenOf;
/* What can be learnt about a process from outside: whether it lives, when it began, how it was called.
   Linux answers from /proc, other systems through ps; everything else in this folder is the same everywhere. */
const node_child_process_1 = require("node:child_process");
const node_fs_1 = require("node:fs");
const HAS_PROC = (0, node_fs_1.existsSync)('/proc/self/stat');
/** Counted after the command name, which ends at the last ")" of /proc/<pid>/stat. */
const STAT_STATE = 0;
const STAT_PARENT = 1;
const STAT_START = 19;
/** The kernel's own word for a process that has ended and waits for its parent. */
const ENDED = /^[ZX]/;
/**
 * When a process began, as text without dots, spaces or slashes; undefined when it has ended. Together with the pid
 * it names one process for ever, because a pid used again comes with another start.
 */
function startMarkOf(pid) {
    return HAS_PROC ? startMarkFromProc(pid) : startMarkFromPs(pid);
}
/** "<pid>.<start mark>" of this very process. */
function nameOfThisProcess() {
    return `${process.pid}.${startMarkOf(process.pid) ?? 'unknown'}`;
}
/** Whether the process with this name (pid and start mark) is running. */
function isProcessRunning(name) {
    const [pid = '', mark] = name.split('.');
    return mark !== undefined && startMarkOf(Number(pid)) === mark;
}
/** ps may garble letters beyond ASCII. */
exports.COMMAND_LINES_ARE_EXACT = HAS_PROC;
/** Program and arguments joined by blanks; undefined when the process has ended or does not tell. */
function commandLineOf(pid) {
    if (startMarkOf(pid) === undefined)
        return undefined;
    if (!HAS_PROC)
        return ps(pid, 'args');
    const text = readProc(`/proc/${pid}/cmdline`);
    return text === undefined || text === '' ? undefined : text.replaceAll('\0', ' ');
}
/** The command lines, or the titles that they have given themselves, of the processes that a process has started. */
function childrenOf(pid) {
    if (HAS_PROC) {
        const all = (0, node_fs_1.readdirSync)('/proc').map(Number).filter(Number.isInteger);
        const children = all.filter((other) => procStat(other)[STAT_PARENT] === String(pid));
        return children.flatMap((child) => commandLineOf(child) ?? []);
    }
    const lines = psTable()
        .split('\n')
        .map((line) => /^ *(\d+) (.*)$/.exec(line));
    return lines.flatMap((line) => (line?.[1] === String(pid) ? line[2] : []));
}
function startMarkFromProc(pid) {
    const fields = procStat(pid);
    const start = fields[STAT_START];
    if (start === undefined || ENDED.test(fields[STAT_STATE] ?? ''))
        return undefined;
    // Starts are counted from the boot of the machine: after a reboot the same pid may begin at the same tick.
    const boot = readProc('/proc/sys/kernel/random/boot_id')?.split('-')[0] ?? '';
    return `${start}-${boot}`;
}
function startMarkFromPs(pid) {
    const state = ps(pid, 'stat');
    if (state === undefined || ENDED.test(state))
        return undefined;
    return ps(pid, 'lstart')?.replace(/[^0-9A-Za-z]+/g, '-');
}
function ps(pid, column) {
    try {
        const text = runPs(['-o', `${column}=`, '-p', String(pid)]).trim();
        return text === '' ? undefined : text;
    }
    catch {
        return undefined;
    }
}
/** Parent and command line of every process. */
const psTable = () => runPs(['-ax', '-o', 'ppid=,args=']);
const runPs = (options) => (0, node_child_process_1.execFileSync)('ps', ['-ww', ...options], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH: process.env['PATH'], LC_CTYPE: 'en_US.UTF-8', LC_TIME: 'C', TZ: 'UTC' },
    maxBuffer: 1 << 26,
});
/** The fields of /proc/<pid>/stat behind the command name; none when the process has ended. */
function procStat(pid) {
    const stat = readProc(`/proc/${pid}/stat`);
    return stat === undefined ? [] : stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
function readProc(path) {
    try {
        return (0, node_fs_1.readFileSync)(path, 'utf8');
    }
    catch {
        return undefined;
    }
}
//# sourceMappingURL=process-inspection.js.map