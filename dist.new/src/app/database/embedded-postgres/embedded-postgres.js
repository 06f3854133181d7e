"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.startEmbeddedPostgres = startEmbeddedPostgres;
const node_path_1 = require("node:path");
const cluster_1 = require("./cluster");
const data_directory_1 = require("./data-directory");
const directory_lock_1 = require("./directory-lock");
const embedded_postgres_error_1 = require("./embedded-postgres-error");
const postgres_binaries_1 = require("./postgres-binaries");
const postmaster_1 = require("./postmaster");
const registered_users_1 = require("./registered-users");
const server_connection_1 = require("./server-connection");
const server_start_1 = require("./server-start");
const server_user_1 = require("./server-user");
const server_watch_1 = require("./server-watch");
const watchdog_1 = require("./watchdog");
/**
 * Starts the embedded PostgreSQL on a data directory, or joins in the use of the one that runs on it already.
 * @throws EmbeddedPostgresError whose message says what to do.
 */
async function startEmbeddedPostgres(options) {
    const { settings = {}, preferredPort, log = () => undefined } = options;
    const binaries = await (0, postgres_binaries_1.locateBinaries)();
    const user = (0, server_user_1.serverUserFor)((0, data_directory_1.dataDirectoryAt)((0, node_path_1.resolve)(options.dataDirectory)).cluster);
    const directory = (0, data_directory_1.prepareDataDirectory)(options.dataDirectory, user);
    const registration = (0, registered_users_1.register)(directory.users);
    const watchdog = await (0, watchdog_1.startWatchdog)(directory, registration);
    const use = { directory, registration, watchdog, ended: false };
    try {
        const start = await (0, directory_lock_1.withDirectoryLock)(directory.lock, async () => {
            (0, registered_users_1.forgetDeadUsers)(directory.users);
            const reachable = await (0, postgres_binaries_1.reachableBinaries)(binaries, directory, user);
            await (0, cluster_1.prepareCluster)({ directory, binaries: reachable, user, durable: settings['fsync'] !== 'off' });
            return { directory, binaries: reachable, user, settings, preferredPort, log };
        });
        const restore = () => (0, directory_lock_1.withDirectoryLock)(directory.lock, () => {
            // After the release nobody may start a server that nobody would stop.
            if (use.ended)
                throw useEnded();
            return (0, server_start_1.startOrAdopt)(start);
        });
        const started = await restore();
        return await supervise({ use, start, started, restore });
    }
    catch (error) {
        await endUse(use).catch(() => undefined);
        throw error;
    }
}
async function supervise({ use, start, started, restore }) {
    const address = { port: started.port, password: (0, cluster_1.passwordOf)(use.directory) };
    let released;
    const watch = new server_watch_1.ServerWatch({
        address,
        log: start.log,
        isAnswering: () => (0, server_connection_1.answers)(address, use.directory.cluster),
        restore: async () => {
            const { adopted } = await restore();
            if (!adopted)
                start.log(`PostgreSQL runs again on port ${started.port}`);
        },
    });
    await watch.begin();
    return {
        url: (0, server_connection_1.urlOf)(address),
        port: started.port,
        version: start.binaries.version,
        dataDirectory: use.directory.root,
        adopted: started.adopted,
        ensureRunning: async () => {
            if (released !== undefined)
                throw useEnded();
            await watch.ensureRunning();
        },
        release: () => (released ??= watch.end().then(() => endUse(use))),
    };
}
async function endUse(use) {
    const { directory, registration, watchdog } = use;
    try {
        await (0, directory_lock_1.withDirectoryLock)(directory.lock, async () => {
            use.ended = true;
            (0, registered_users_1.deregister)(directory.users, registration);
            if ((0, registered_users_1.livingUsers)(directory.users).length === 0)
                await (0, postmaster_1.stopPostmaster)(directory.cluster);
        });
    }
    finally {
        watchdog.dismiss();
    }
}
function useEnded() {
    return new embedded_postgres_error_1.EmbeddedPostgresError('RELEASED', 'this process has ended its use of the embedded PostgreSQL');
}
//# sourceMappingURL=embedded-postgres.js.map