"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.withDirectoryLock = withDirectoryLock;
/* Who may start or stop the server. Node has no flock, and a lock file left behind by a killed process cannot be
   removed safely (two that find it stale would remove each other's new one). So nobody's ticket is ever taken over:
   a process lays down a ticket that bears its own name, then looks around, and is in when it sees no other living
   process's ticket. Of two, the later one always sees the earlier one's. When two see each other, the one with the
   higher pid withdraws and the other stays, so that one of them gets on. A dead process's ticket counts for nothing.
   The watchdog's shell script keeps the same protocol. */
const node_fs_1 = require("node:fs");
const node_path_1 = require("node:path");
const promises_1 = require("node:timers/promises");
const embedded_postgres_error_1 = require("./embedded-postgres-error");
const process_inspection_1 = require("./process-inspection");
/** Longer than a first start or a recovery should ever take. */
const PATIENCE_MS = 11 * 60_000;
const POLL_MS = 20;
let ticketsDrawn = 0;
/**
 * Runs the action while no other process, and no other caller in this one, does the same in this directory.
 * @throws EmbeddedPostgresError after eleven minutes, naming the process that holds the lock.
 */
async function withDirectoryLock(lock, action) {
    const ticket = `${(0, process_inspection_1.nameOfThisProcess)()}.${++ticketsDrawn}`;
    await acquire(lock, ticket);
    try {
        return await action();
    }
    finally {
        (0, node_fs_1.rmSync)((0, node_path_1.join)(lock, ticket), { force: true });
    }
}
async function acquire(lock, ticket) {
    const deadline = Date.now() + PATIENCE_MS;
    let laid = false;
    const setLaid = (wanted) => {
        if (wanted)
            (0, node_fs_1.writeFileSync)((0, node_path_1.join)(lock, ticket), '', { flag: 'wx' });
        else
            (0, node_fs_1.rmSync)((0, node_path_1.join)(lock, ticket), { force: true });
        laid = wanted;
    };
    for (;;) {
        const [rival, ...others] = livingRivals(lock, ticket);
        if (rival === undefined) {
            if (laid)
                return;
            setLaid(true);
            continue;
        }
        const hasPrecedence = [rival, ...others].every((other) => precedes(ticket, other));
        if (laid && !hasPrecedence)
            setLaid(false);
        if (Date.now() > deadline) {
            setLaid(false);
            throw notObtained(lock, rival);
        }
        await (0, promises_1.setTimeout)(POLL_MS);
    }
}
/** By pid, and within one process by the number of the ticket. */
function precedes(ticket, other) {
    const rank = (name) => [
        Number.parseInt(name, 10),
        Number(name.split('.').at(-1)),
    ];
    const [[pid, number], [otherPid, otherNumber]] = [rank(ticket), rank(other)];
    return pid < otherPid || (pid === otherPid && number < otherNumber);
}
function livingRivals(lock, ours) {
    const others = (0, node_fs_1.readdirSync)(lock).filter((ticket) => ticket !== ours);
    const living = others.filter(process_inspection_1.isProcessRunning);
    for (const dead of others.filter((ticket) => !living.includes(ticket)))
        (0, node_fs_1.rmSync)((0, node_path_1.join)(lock, dead), { force: true });
    return living;
}
function notObtained(lock, rival) {
    const pid = rival.split('.')[0];
    return new embedded_postgres_error_1.EmbeddedPostgresError('LOCK_NOT_OBTAINED', `process ${pid} has been starting or stopping the embedded PostgreSQL for ${PATIENCE_MS / 60_000} minutes ` +
        `(its ticket lies in ${lock}): see what it is doing, end it, and try again.`);
}
//# sourceMappingURL=directory-lock.js.map