"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.serverUserFor = serverUserFor;
exports.defaultServerUser = defaultServerUser;
exports.canReach = canReach;
const node_child_process_1 = require("node:child_process");
const node_fs_1 = require("node:fs");
const embedded_postgres_error_1 = require("./embedded-postgres-error");
/**
 * The user for the server on this data directory: undefined (as ourselves) for an ordinary user, for root the owner
 * of the cluster that is there, or else {@link defaultServerUser}.
 * @throws EmbeddedPostgresError where the cluster belongs to somebody else.
 */
function serverUserFor(cluster, ourUid = process.getuid?.()) {
    const owner = (0, node_fs_1.statSync)(cluster, { throwIfNoEntry: false });
    if (ourUid !== 0) {
        if (owner !== undefined && owner.uid !== ourUid)
            throw ofAnotherUser(cluster, owner.uid);
        return undefined;
    }
    if (owner === undefined || owner.uid === 0)
        return defaultServerUser();
    return { name: `uid ${owner.uid}`, uid: owner.uid, gid: owner.gid };
}
/** "postgres" where that user exists, else "nobody". */
function defaultServerUser() {
    const user = lookUp('postgres') ?? lookUp('nobody');
    if (user !== undefined)
        return user;
    throw new embedded_postgres_error_1.EmbeddedPostgresError('NO_SERVER_USER', 'PostgreSQL refuses to run as root, and neither a user "postgres" nor "nobody" exists here. Start as an ' +
        'ordinary user, or set DATABASE_URL to a PostgreSQL of your own.');
}
/** Whether this user may enter the directory, or execute the file; asked of the system, which knows of ACLs too. */
function canReach(path, user) {
    const probe = (0, node_child_process_1.spawnSync)('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], {
        cwd: '/',
        stdio: 'ignore',
        uid: user.uid,
        gid: user.gid,
    });
    return probe.status === 0;
}
function lookUp(name) {
    const id = (flag) => Number((0, node_child_process_1.execFileSync)('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    try {
        return { name, uid: id('-u'), gid: id('-g') };
    }
    catch {
        return undefined;
    }
}
function ofAnotherUser(cluster, uid) {
    return new embedded_postgres_error_1.EmbeddedPostgresError('DIRECTORY_OF_ANOTHER_USER', `the database in ${cluster} belongs to the user with uid ${uid}: start as that user or as root, or choose ` +
        'another data directory.');
}
//# sourceMappingURL=server-user.js.map