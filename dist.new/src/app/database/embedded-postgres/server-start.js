"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.startOrAdopt = startOrAdopt;
const node_child_process_1 = require("node:child_process");
const node_fs_1 = require("node:fs");
const promises_1 = require("node:timers/promises");
const cluster_1 = require("./cluster");
const embedded_postgres_error_1 = require("./embedded-postgres-error");
const postmaster_1 = require("./postmaster");
const server_connection_1 = require("./server-connection");
const server_port_1 = require("./server-port");
const server_program_1 = require("./server-program");
/** Recovery of a large database after a crash takes its time; the postmaster ends by itself when it cannot. */
const READY_MS = 10 * 60_000;
/** A server that says it is ready, or that it is stopping, should not need longer. */
const ANSWER_MS = 60_000;
/** After kill -9 of a postmaster its other processes may hold their shared memory for a while. */
const LINGERING_MS = 60_000;
const LINGERING = /pre-existing shared memory block|lock file "[^"]+" already exists/;
const PORT_IN_USE = /Address already in use/;
const POLL_MS = 20;
const LOG_BYTES_MAX = 8 * 1024 * 1024;
/** The running server of the directory, or a new one. Call it under the directory's lock. */
async function startOrAdopt(start) {
    const running = await waitForRunning(start);
    if (running !== undefined)
        return { port: running, adopted: true };
    (0, postmaster_1.removeForeignPidFile)(start.directory.cluster);
    return { port: await launchOnAPort(start), adopted: false };
}
/** The port of a server that runs or is just starting; undefined when there is none, or once it has ended. */
async function waitForRunning({ directory, log }) {
    const begun = Date.now();
    let announced = false;
    for (;;) {
        const found = (0, postmaster_1.findPostmaster)(directory.cluster);
        if (found === undefined)
            return undefined;
        if (found.status === 'ready' && (await servesUs(directory, found.port)))
            return found.port;
        const patience = found.status === 'starting' ? READY_MS : ANSWER_MS;
        if (Date.now() - begun > patience)
            throw noAnswer(found);
        if (!announced)
            log(`waiting for the running PostgreSQL (pid ${found.pid}, ${found.status})`);
        announced = true;
        await (0, promises_1.setTimeout)(POLL_MS);
    }
}
/** Later starts keep the port of the first, which takes the first free one. */
async function launchOnAPort(start) {
    const remembered = (0, server_port_1.rememberedPort)(start.directory);
    if (remembered !== undefined) {
        if (!(await (0, server_port_1.isFree)(remembered)))
            throw portTaken(remembered, start.directory);
        await launchPatiently(start, remembered);
        return remembered;
    }
    for (let preferred = start.preferredPort;;) {
        const port = await (0, server_port_1.findFreePort)(preferred);
        try {
            await launchPatiently(start, port);
            (0, server_port_1.rememberPort)(start.directory, port);
            return port;
        }
        catch (error) {
            // Somebody else took it between the look and the start.
            if (!(error instanceof embedded_postgres_error_1.EmbeddedPostgresError && error.code === 'PORT_TAKEN'))
                throw error;
            preferred = port + 1;
        }
    }
}
async function launchPatiently(start, port) {
    const deadline = Date.now() + LINGERING_MS;
    for (;;) {
        const complaint = await launch(start, port);
        if (complaint === undefined)
            return;
        if (PORT_IN_USE.test(complaint))
            throw portTaken(port, start.directory);
        if (!LINGERING.test(complaint) || Date.now() > deadline)
            throw startFailed(complaint);
        start.log('processes of the former PostgreSQL have not ended yet; trying again');
        await (0, promises_1.setTimeout)(250);
    }
}
/** Starts the server and waits until it answers; or answers what it complained of before it ended. */
async function launch(start, port) {
    const { directory } = start;
    // Read by the watchdog: should we be killed before the server has written its pid file, it waits for that file.
    (0, node_fs_1.writeFileSync)(directory.startingMark, '');
    const loggedBefore = rotateLog(directory.logFile);
    const child = spawnPostmaster(start, port);
    let end;
    child.once('error', (error) => (end = error.message));
    child.once('exit', (code, signal) => (end = `it ended with ${signal ?? `status ${code}`}`));
    const deadline = Date.now() + READY_MS;
    try {
        while (end === undefined) {
            if ((0, postmaster_1.findPostmaster)(directory.cluster)?.status === 'ready' && (await servesUs(directory, port)))
                return undefined;
            if (Date.now() > deadline)
                child.kill('SIGQUIT');
            await (0, promises_1.setTimeout)(POLL_MS);
        }
        return `${end}. ${logSince(directory.logFile, loggedBefore)}`;
    }
    finally {
        (0, node_fs_1.rmSync)(directory.startingMark, { force: true });
    }
}
/** Detached and without a pipe to us: it must outlive us while others use it, and Ctrl-C must not reach it. */
function spawnPostmaster({ directory, binaries, user, settings }, port) {
    const all = { listen_addresses: server_port_1.LOOPBACK, unix_socket_directories: '', ...settings };
    const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const log = (0, node_fs_1.openSync)(directory.logFile, 'a', 0o600);
    // `findPostmaster` and the watchdog know the server by the beginning of these arguments.
    const child = (0, node_child_process_1.spawn)(binaries.postgres, ['-D', directory.cluster, '-p', String(port), ...options], {
        ...(0, server_program_1.serverProcessOptions)(user),
        detached: true,
        stdio: ['ignore', log, log],
    });
    (0, node_fs_1.closeSync)(log);
    child.unref();
    return child;
}
function servesUs(directory, port) {
    return (0, server_connection_1.answers)({ port, password: (0, cluster_1.passwordOf)(directory) }, directory.cluster);
}
/** Puts a grown log aside (one is kept); answers the length of the current one in bytes. */
function rotateLog(file) {
    if (!(0, node_fs_1.existsSync)(file))
        return 0;
    const { size } = (0, node_fs_1.statSync)(file);
    if (size < LOG_BYTES_MAX)
        return size;
    (0, node_fs_1.renameSync)(file, `${file}.old`);
    return 0;
}
function logSince(file, offset) {
    return (0, node_fs_1.readFileSync)(file).subarray(offset).subarray(-4_000).toString('utf8').trim();
}
function noAnswer({ pid, status }) {
    return startFailed(`one runs already (pid ${pid}, ${status}) and does not answer. End it with kill -QUIT ${pid}`);
}
function startFailed(complaint) {
    return new embedded_postgres_error_1.EmbeddedPostgresError('START_FAILED', `PostgreSQL did not start: ${complaint}`);
}
function portTaken(port, { portFile }) {
    return new embedded_postgres_error_1.EmbeddedPostgresError('PORT_TAKEN', `port ${port} of ${server_port_1.LOOPBACK}, which the embedded PostgreSQL has used before, is taken by another program. End ` +
        `that program, or remove ${portFile} to let PostgreSQL take another port.`);
}
//# sourceMappingURL=server-start.js.map