"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.dataDirectoryAt = dataDirectoryAt;
exports.prepareDataDirectory = prepareDataDirectory;
exports.defaultDataDirectory = defaultDataDirectory;
const node_crypto_1 = require("node:crypto");
const node_fs_1 = require("node:fs");
const node_path_1 = require("node:path");
const embedded_postgres_error_1 = require("./embedded-postgres-error");
const server_user_1 = require("./server-user");
/** The paths below a root, without touching the disk. */
function dataDirectoryAt(root) {
    return {
        root,
        cluster: (0, node_path_1.join)(root, 'postgres'),
        passwordFile: (0, node_path_1.join)(root, 'postgres-password'),
        portFile: (0, node_path_1.join)(root, 'postgres-port'),
        logFile: (0, node_path_1.join)(root, 'postgres.log'),
        users: (0, node_path_1.join)(root, 'users'),
        lock: (0, node_path_1.join)(root, 'lock'),
        startingMark: (0, node_path_1.join)(root, 'starting'),
    };
}
/**
 * Makes what is missing of the directory and proves that the server's user can get there.
 * @throws EmbeddedPostgresError naming the directory that is closed to it.
 */
function prepareDataDirectory(path, user) {
    makeDirectory((0, node_path_1.resolve)(path), user);
    const directory = dataDirectoryAt((0, node_fs_1.realpathSync)((0, node_path_1.resolve)(path)));
    if (user !== undefined && !(0, server_user_1.canReach)(directory.root, user))
        letThrough(directory, user);
    for (const inner of [directory.users, directory.lock])
        (0, node_fs_1.mkdirSync)(inner, { recursive: true, mode: 0o700 });
    return directory;
}
/**
 * Where the data lies unless told otherwise: `.cagnotte` in the working directory; for root in a working directory
 * that the server's user cannot enter (below /root, for one), a directory of its own below /var/lib.
 */
function defaultDataDirectory({ cwd = process.cwd(), uid = process.getuid?.() ?? -1, } = {}) {
    if (uid !== 0 || (0, server_user_1.canReach)(cwd, (0, server_user_1.defaultServerUser)()))
        return (0, node_path_1.join)(cwd, '.cagnotte');
    return `/var/lib/cagnotte-${(0, node_crypto_1.createHash)('sha256').update(cwd).digest('hex').slice(0, 8)}`;
}
/** Only the owner may enter; where the server runs as another user, that one must be let through. */
function makeDirectory(path, user) {
    const mode = user === undefined ? 0o700 : 0o711;
    try {
        const first = (0, node_fs_1.mkdirSync)(path, { recursive: true, mode });
        if (first === undefined)
            return;
        // The process's umask may have closed more than was asked for.
        for (let made = path; made.length >= first.length; made = (0, node_path_1.dirname)(made))
            (0, node_fs_1.chmodSync)(made, mode);
    }
    catch (cause) {
        throw new embedded_postgres_error_1.EmbeddedPostgresError('DIRECTORY_UNREACHABLE', `the data directory ${path} cannot be made: ${cause.message}. Choose another one.`, { cause });
    }
}
/** The data directory itself may be opened when it is empty or ours already; what lies above it is not ours to open. */
function letThrough({ root, users }, user) {
    const closed = firstClosed(root, user);
    const contents = (0, node_fs_1.readdirSync)(root);
    if (closed !== root || (contents.length > 0 && !contents.includes((0, node_path_1.basename)(users))))
        throw unreachable(root, closed, user);
    (0, node_fs_1.chmodSync)(root, ((0, node_fs_1.statSync)(root).mode & 0o777) | 0o011);
}
function unreachable(root, closed, user) {
    const mode = ((0, node_fs_1.statSync)(closed).mode & 0o777).toString(8);
    return new embedded_postgres_error_1.EmbeddedPostgresError('DIRECTORY_UNREACHABLE', `PostgreSQL refuses to run as root, and the user "${user.name}" as whom it runs instead cannot enter ${closed} ` +
        `(mode ${mode}), so the data directory ${root} is out of its reach. Choose one that it can enter, such as ` +
        '/var/lib/cagnotte, or open that directory (chmod o+x), or start as an ordinary user.');
}
function firstClosed(path, user) {
    const parent = (0, node_path_1.dirname)(path);
    return parent === path || (0, server_user_1.canReach)(parent, user) ? path : firstClosed(parent, user);
}
//# sourceMappingURL=data-directory.js.map