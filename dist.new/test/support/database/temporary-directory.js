"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.makeTemporaryDirectory = makeTemporaryDirectory;
exports.removeTemporaryDirectory = removeTemporaryDirectory;
exports.removeAbandonedDirectories = removeAbandonedDirectories;
const promises_1 = require("node:fs/promises");
const node_os_1 = require("node:os");
const node_path_1 = require("node:path");
const describe_server_1 = require("../../../src/app/database/embedded-postgres/describe-server");
const server_processes_1 = require("./server-processes");
const PREFIX = 'cagnotte-test-';
/** Longer than any test run. */
const ABANDONED_MS = 3 * 60 * 60_000;
/** A fresh directory that every user may enter, whoever runs the tests. */
async function makeTemporaryDirectory() {
    const path = await (0, promises_1.mkdtemp)((0, node_path_1.join)((0, node_os_1.tmpdir)(), PREFIX));
    await (0, promises_1.chmod)(path, 0o755);
    return path;
}
/** Removes it once nothing serves from it; what a failed test left running is ended, by pid. */
async function removeTemporaryDirectory(path) {
    for (const pid of await (0, server_processes_1.waitUntilNothingServes)(path, 5_000)) {
        try {
            process.kill(pid, 'SIGKILL');
        }
        catch {
            // It has just ended by itself.
        }
    }
    await (0, server_processes_1.waitUntilNothingServes)(path, 5_000);
    await (0, promises_1.rm)(path, { recursive: true, force: true, maxRetries: 5 });
}
/** Removes what killed test runs have left: their servers were stopped by the watchdogs, their directories remain. */
async function removeAbandonedDirectories() {
    for (const name of await (0, promises_1.readdir)((0, node_os_1.tmpdir)())) {
        const path = (0, node_path_1.join)((0, node_os_1.tmpdir)(), name);
        if (name.startsWith(PREFIX) && (await isAbandoned(path)))
            await (0, promises_1.rm)(path, { recursive: true, force: true });
    }
}
async function isAbandoned(path) {
    try {
        const { state, usedBy } = (0, describe_server_1.describeServer)(path);
        return (state === 'stopped' && usedBy.length === 0 && Date.now() - (await (0, promises_1.stat)(path)).mtimeMs > ABANDONED_MS);
    }
    catch {
        // Of another user, or just being removed by somebody else.
        return false;
    }
}
//# sourceMappingURL=temporary-directory.js.map