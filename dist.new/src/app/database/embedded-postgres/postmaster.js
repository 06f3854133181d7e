"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.findPostmaster = findPostmaster;
exports.removeForeignPidFile = removeForeignPidFile;
exports.stopPostmaster = stopPostmaster;
const node_fs_1 = require("node:fs");
const node_path_1 = require("node:path");
const promises_1 = require("node:timers/promises");
const embedded_postgres_error_1 = require("./embedded-postgres-error");
const process_inspection_1 = require("./process-inspection");
const FAST_STOP_MS = 60_000;
const IMMEDIATE_STOP_MS = 10_000;
/**
 * The running postmaster of this cluster.
 * @throws EmbeddedPostgresError when the directory's server runs under another path.
 */
function findPostmaster(cluster) {
    const [pidText, path, , portText, , , , status] = pidFileLines(cluster);
    const pid = Number(pidText);
    if (path === undefined || !isPostmasterOf(pid, path))
        return undefined;
    if (path !== cluster)
        throw movedWhileRunning(cluster, path, pid);
    return { pid, port: Number(portText), status: statusOf(status) };
}
/**
 * Removes a pid file whose pid now belongs to some other program (after a restart of the machine or the container):
 * PostgreSQL would refuse to start. A pid file of a dead process is left to PostgreSQL, which knows more about it.
 */
function removeForeignPidFile(cluster) {
    const pid = Number(pidFileLines(cluster)[0]);
    if (Number.isInteger(pid) && (0, process_inspection_1.startMarkOf)(pid) !== undefined && findPostmaster(cluster) === undefined) {
        (0, node_fs_1.rmSync)(pidFileOf(cluster), { force: true });
    }
}
/**
 * Stops the server as `pg_ctl stop -m fast` does: transactions under way are rolled back, everything committed is
 * written. Answers once the process has ended.
 */
async function stopPostmaster(cluster) {
    const running = findPostmaster(cluster);
    if (running === undefined)
        return;
    if (!isRecovering(running.pid) && (await endsAfter('SIGINT', running.pid, FAST_STOP_MS)))
        return;
    // It recovers from the write-ahead log at its next start.
    if (await endsAfter('SIGQUIT', running.pid, IMMEDIATE_STOP_MS))
        return;
    throw new embedded_postgres_error_1.EmbeddedPostgresError('STOP_FAILED', `PostgreSQL (pid ${running.pid}) does not stop`);
}
/**
 * Whether the server is reading its write-ahead log. If it does so after the crash of one of its processes, PostgreSQL
 * 18 never comes to the end of a fast stop; and there is nothing that such a stop could save.
 */
const isRecovering = (pid) => (0, process_inspection_1.childrenOf)(pid).some((title) => title.startsWith('postgres: startup'));
const pidFileOf = (cluster) => (0, node_path_1.join)(cluster, 'postmaster.pid');
function pidFileLines(cluster) {
    const file = pidFileOf(cluster);
    try {
        return (0, node_fs_1.existsSync)(file) ? (0, node_fs_1.readFileSync)(file, 'utf8').split('\n') : [];
    }
    catch (error) {
        // It was removed between the two calls.
        if (error.code === 'ENOENT')
            return [];
        throw error;
    }
}
/** A pid may have been used again: only a process called like our server is one. */
function isPostmasterOf(pid, cluster) {
    if (!Number.isInteger(pid) || pid <= 0)
        return false;
    const called = `/postgres -D ${process_inspection_1.COMMAND_LINES_ARE_EXACT ? `${cluster} ` : ''}`;
    return (0, process_inspection_1.commandLineOf)(pid)?.includes(called) ?? false;
}
/** The line is missing for the first moments; until it says "ready" the server is starting. */
function statusOf(line) {
    const word = line?.trim();
    return word === 'ready' || word === 'stopping' ? word : 'starting';
}
async function endsAfter(signal, pid, patienceMs) {
    const mark = (0, process_inspection_1.startMarkOf)(pid);
    const hasEnded = () => (0, process_inspection_1.startMarkOf)(pid) !== mark;
    if (mark === undefined)
        return true;
    try {
        process.kill(pid, signal);
    }
    catch (error) {
        if (error.code !== 'ESRCH')
            throw error;
    }
    const deadline = Date.now() + patienceMs;
    while (!hasEnded() && Date.now() < deadline)
        await (0, promises_1.setTimeout)(20);
    return hasEnded();
}
function movedWhileRunning(cluster, path, pid) {
    return new embedded_postgres_error_1.EmbeddedPostgresError('DIRECTORY_MOVED_WHILE_RUNNING', `${cluster} is a directory whose server still runs as ${path} (pid ${pid}): it was moved or copied meanwhile. ` +
        'Stop the programs that use that server; a copy made while it ran is no safe copy.');
}
//# sourceMappingURL=postmaster.js.map