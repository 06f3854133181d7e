"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.locateBinaries = locateBinaries;
exports.reachableBinaries = reachableBinaries;
const node_fs_1 = require("node:fs");
const promises_1 = require("node:fs/promises");
const node_module_1 = require("node:module");
const node_path_1 = require("node:path");
const embedded_postgres_error_1 = require("./embedded-postgres-error");
const server_program_1 = require("./server-program");
const server_user_1 = require("./server-user");
/**
 * The PostgreSQL that npm installed for this platform, ready to run.
 * @throws EmbeddedPostgresError where there is none, or where it does not run (Alpine's musl, for one).
 */
async function locateBinaries() {
    const native = nativeDirectory();
    makeLibraryLinks(native);
    return inspect(native);
}
/**
 * The same programs where the server's user can execute them: the project may lie below a closed directory such as
 * /root, and then the data directory gets a copy. Call it under the directory's lock.
 */
async function reachableBinaries(binaries, directory, user) {
    if (user === undefined || (0, server_user_1.canReach)(binaries.postgres, user))
        return binaries;
    const copy = (0, node_path_1.join)(directory.root, `postgres-binaries-${binaries.version}`);
    if (!(0, node_fs_1.existsSync)(copy)) {
        const unfinished = `${copy}.unfinished`;
        await (0, promises_1.rm)(unfinished, { recursive: true, force: true });
        await (0, promises_1.cp)((0, node_path_1.dirname)((0, node_path_1.dirname)(binaries.postgres)), unfinished, { recursive: true, verbatimSymlinks: true });
        await (0, promises_1.rename)(unfinished, copy);
    }
    return inspect(copy);
}
function nativeDirectory() {
    if (process.platform === 'win32') {
        throw new embedded_postgres_error_1.EmbeddedPostgresError('UNSUPPORTED_PLATFORM', 'the embedded PostgreSQL is supervised on Linux and macOS only: set DATABASE_URL to a PostgreSQL of your own.');
    }
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    try {
        return (0, node_path_1.join)((0, node_path_1.dirname)((0, node_module_1.createRequire)(__filename).resolve(name)), '..', 'native');
    }
    catch (cause) {
        throw new embedded_postgres_error_1.EmbeddedPostgresError('BINARIES_MISSING', `the package ${name}, which holds PostgreSQL for this machine, is not installed: install with optional ` +
            'packages, or set DATABASE_URL to a PostgreSQL of your own.', { cause });
    }
}
/** Packages cannot hold symbolic links, and the install script that makes them may be forbidden: made here. */
function makeLibraryLinks(native) {
    const list = (0, node_path_1.join)(native, 'pg-symlinks.json');
    if (!(0, node_fs_1.existsSync)(list))
        return;
    const links = JSON.parse((0, node_fs_1.readFileSync)(list, 'utf8'));
    for (const { source, target } of links) {
        const path = (0, node_path_1.join)(native, '..', target);
        if ((0, node_fs_1.lstatSync)(path, { throwIfNoEntry: false }) !== undefined)
            continue;
        try {
            (0, node_fs_1.symlinkSync)((0, node_path_1.basename)(source), path);
        }
        catch (error) {
            // Another process of ours may have made it in between.
            if (error.code !== 'EEXIST')
                throw error;
        }
    }
}
async function inspect(native) {
    const [postgres, initdb] = [(0, node_path_1.join)(native, 'bin', 'postgres'), (0, node_path_1.join)(native, 'bin', 'initdb')];
    try {
        for (const program of [postgres, initdb])
            await makeExecutable(program);
        const version = /(\d+)(\.\d+)?/.exec(await (0, server_program_1.runProgram)(postgres, ['--version']));
        if (version === null)
            throw new Error('it does not tell its version');
        return { postgres, initdb, version: version[0], major: Number(version[1]) };
    }
    catch (cause) {
        throw new embedded_postgres_error_1.EmbeddedPostgresError('BINARIES_DO_NOT_RUN', `the PostgreSQL in ${native} does not run here (on Linux it needs glibc, so Alpine is out): set DATABASE_URL ` +
            `to a PostgreSQL of your own. ${(0, server_program_1.complaintOf)(cause)}`, { cause });
    }
}
async function makeExecutable(program) {
    await (0, promises_1.access)(program, promises_1.constants.X_OK).catch(() => (0, node_fs_1.chmodSync)(program, 0o755));
}
//# sourceMappingURL=postgres-binaries.js.map