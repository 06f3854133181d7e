"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.startWatchdog = startWatchdog;
const node_child_process_1 = require("node:child_process");
const node_events_1 = require("node:events");
const node_fs_1 = require("node:fs");
const promises_1 = require("node:timers/promises");
const server_program_1 = require("./server-program");
const watchdog_script_1 = require("./watchdog-script");
/** Sees to it that the server does not outlive its last user, however this process ends. */
async function startWatchdog(directory, registration) {
    let dismissed = false;
    let current = await spawnWatchdog(directory, registration);
    void (async () => {
        for (;;) {
            await (0, node_events_1.once)(current, 'exit');
            if (dismissed)
                return;
            // Somebody ended it; without it we would leave an orphan.
            await (0, promises_1.setTimeout)(1_000, undefined, { ref: false });
            if (dismissed)
                return;
            current = await spawnWatchdog(directory, registration);
        }
    })().catch(() => undefined);
    return {
        get pid() {
            return current.pid ?? 0;
        },
        dismiss() {
            dismissed = true;
            current.stdin?.destroy();
        },
    };
}
/** In a session of its own, so that neither Ctrl-C nor a signal to our process group ends it together with us. */
async function spawnWatchdog(directory, registration) {
    const { lock, users, cluster, startingMark, logFile } = directory;
    const args = [lock, users, registration, cluster, startingMark];
    const log = (0, node_fs_1.openSync)(logFile, 'a', 0o600);
    const child = (0, node_child_process_1.spawn)('/bin/sh', ['-c', watchdog_script_1.WATCHDOG_SCRIPT, 'cagnotte-watchdog', ...args], {
        ...(0, server_program_1.serverProcessOptions)(undefined),
        detached: true,
        stdio: ['pipe', log, log],
    });
    (0, node_fs_1.closeSync)(log);
    child.stdin?.on('error', () => undefined);
    await (0, node_events_1.once)(child, 'spawn');
    child.unref();
    child.stdin.unref();
    return child;
}
//# sourceMappingURL=watchdog.js.map