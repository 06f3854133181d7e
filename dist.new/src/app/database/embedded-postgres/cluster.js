"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.SUPERUSER = void 0;
exports.prepareCluster = prepareCluster;
exports.passwordOf = passwordOf;
exports.majorVersionOf = majorVersionOf;
const node_crypto_1 = require("node:crypto");
const node_fs_1 = require("node:fs");
const promises_1 = require("node:fs/promises");
const node_path_1 = require("node:path");
const embedded_postgres_error_1 = require("./embedded-postgres-error");
const server_program_1 = require("./server-program");
/** The role that owns everything; its password is made at random and lies beside the cluster. */
exports.SUPERUSER = 'cagnotte';
/** The same sorting and upper case on every machine, whatever locales it has installed. */
const INITDB_OPTIONS = [
    `--username=${exports.SUPERUSER}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
];
/**
 * Makes the cluster at the first start, and later checks that these binaries can read it. Call it under the
 * directory's lock.
 */
async function prepareCluster(options) {
    const { cluster, root } = options.directory;
    await removeUnfinished(options.directory);
    if ((0, node_fs_1.existsSync)(cluster))
        return checkCluster(options);
    // Made under another name: an interrupted initdb must not look like a database.
    const unfinished = `${cluster}.unfinished-${process.pid}`;
    const password = (0, node_crypto_1.randomBytes)(24).toString('base64url');
    await (0, promises_1.mkdir)(unfinished, { mode: 0o700 });
    if (options.user !== undefined)
        await (0, promises_1.chown)(unfinished, options.user.uid, options.user.gid);
    await initialise(unfinished, password, options);
    await (0, promises_1.writeFile)(options.directory.passwordFile, `${password}\n`, { mode: 0o600, flush: options.durable });
    await (0, promises_1.rename)(unfinished, cluster);
    if (options.durable)
        await flushDirectory(root);
}
function passwordOf(directory) {
    return (0, node_fs_1.readFileSync)(directory.passwordFile, 'utf8').trim();
}
/** The major version that wrote the cluster, such as 18; undefined where there is no whole cluster. */
function majorVersionOf(cluster) {
    const file = (0, node_path_1.join)(cluster, 'PG_VERSION');
    return (0, node_fs_1.existsSync)(file) ? Number((0, node_fs_1.readFileSync)(file, 'utf8')) : undefined;
}
async function initialise(target, password, { directory, binaries, user, durable }) {
    const passwordFile = `${target}-password`;
    await (0, promises_1.writeFile)(passwordFile, `${password}\n`, { mode: 0o600 });
    if (user !== undefined)
        await (0, promises_1.chown)(passwordFile, user.uid, user.gid);
    const once = [`--pgdata=${target}`, `--pwfile=${passwordFile}`, ...(durable ? [] : ['--no-sync'])];
    try {
        await (0, server_program_1.runProgram)(binaries.initdb, [...INITDB_OPTIONS, ...once], user);
    }
    catch (cause) {
        throw new embedded_postgres_error_1.EmbeddedPostgresError('INITDB_FAILED', `PostgreSQL could not make its database in ${directory.root}: ${(0, server_program_1.complaintOf)(cause)}`, { cause });
    }
    finally {
        await (0, promises_1.rm)(passwordFile, { force: true });
    }
}
function checkCluster({ directory, binaries }) {
    const major = majorVersionOf(directory.cluster);
    if (major === undefined || !(0, node_fs_1.existsSync)(directory.passwordFile)) {
        const missing = major === undefined ? (0, node_path_1.join)(directory.cluster, 'PG_VERSION') : directory.passwordFile;
        throw new embedded_postgres_error_1.EmbeddedPostgresError('DIRECTORY_INCOMPLETE', `${missing} is missing: ${directory.root} is not a whole data directory. Restore it from a backup, or choose ` +
            'an empty directory.');
    }
    if (major === binaries.major)
        return;
    throw new embedded_postgres_error_1.EmbeddedPostgresError('OTHER_MAJOR_VERSION', `the database in ${directory.cluster} was written by PostgreSQL ${major} and this is PostgreSQL ` +
        `${binaries.version}, which cannot read it: use the release of Cagnotte that wrote it, export, and import here.`);
}
async function removeUnfinished({ cluster, root }) {
    const prefix = `${(0, node_path_1.basename)(cluster)}.unfinished-`;
    for (const name of await (0, promises_1.readdir)(root)) {
        // The initdb of a killed process may still be writing for a moment.
        if (name.startsWith(prefix))
            await (0, promises_1.rm)((0, node_path_1.join)(root, name), { recursive: true, force: true, maxRetries: 10 });
    }
}
/** A rename survives a power cut only once its directory has been written. */
async function flushDirectory(path) {
    const handle = await (0, promises_1.open)(path, 'r');
    await handle.sync().finally(() => handle.close());
}
//# sourceMappingURL=cluster.js.map