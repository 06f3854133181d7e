"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.urlOf = urlOf;
exports.clientFor = clientFor;
exports.setKeepsAlive = setKeepsAlive;
exports.closeClient = closeClient;
exports.answers = answers;
const promises_1 = require("node:timers/promises");
const pg_1 = require("pg");
const cluster_1 = require("./cluster");
const embedded_postgres_error_1 = require("./embedded-postgres-error");
const server_port_1 = require("./server-port");
/** Always there; used to make {@link DATABASE}. */
const MAINTENANCE_DATABASE = 'postgres';
/** The one that holds Cagnotte's tables. */
const DATABASE = 'cagnotte';
const TOO_MANY_CONNECTIONS = '53300';
const PASSWORD_REFUSED = '28P01';
const GOODBYE_MS = 1_000;
/** The address of Cagnotte's database. The server has no TLS, whatever PGSSLMODE in the environment asks for. */
function urlOf({ port, password }) {
    return `postgres://${cluster_1.SUPERUSER}:${password}@${server_port_1.LOOPBACK}:${port}/${DATABASE}?sslmode=disable`;
}
/** A client of ours whatever PGHOST, PGSSLMODE and the like say; it never keeps the process alive by errors. */
function clientFor({ port, password }, database = DATABASE) {
    const client = new pg_1.Client({
        host: server_port_1.LOOPBACK,
        port,
        user: cluster_1.SUPERUSER,
        password,
        database,
        ssl: false,
        application_name: 'cagnotte supervisor',
        connectionTimeoutMillis: 5_000,
        keepAlive: true,
    });
    // Without a listener the end of the server would be the end of this process; the end is told by 'end'.
    client.on('error', () => undefined);
    return client;
}
/** An idle connection must not keep a program alive that has otherwise finished; one in use must. */
function setKeepsAlive(client, keepsAlive) {
    // pg has both methods, its types have not.
    const socket = client;
    if (keepsAlive)
        socket.ref();
    else
        socket.unref();
}
/** Closes the connection, politely if the server listens. */
async function closeClient(client) {
    setKeepsAlive(client, true);
    const goodbye = new AbortController();
    const closed = client.end().catch(() => undefined);
    await Promise.race([closed, (0, promises_1.setTimeout)(GOODBYE_MS, undefined, goodbye).catch(() => undefined)]);
    goodbye.abort();
    setKeepsAlive(client, false);
}
/**
 * Whether the server of this very cluster answers; makes Cagnotte's database where it is missing.
 * @throws EmbeddedPostgresError when it refuses the password that lies beside the cluster.
 */
async function answers(address, cluster) {
    const client = clientFor(address, MAINTENANCE_DATABASE);
    try {
        await client.connect();
        const { rows } = await client.query(`SELECT current_setting('data_directory') AS directory,
              EXISTS (SELECT FROM pg_database WHERE datname = $1) AS made`, [DATABASE]);
        if (rows[0]?.directory !== cluster)
            return false;
        if (!rows[0].made)
            await client.query(`CREATE DATABASE ${(0, pg_1.escapeIdentifier)(DATABASE)}`);
        return true;
    }
    catch (error) {
        const code = error.code;
        if (code === PASSWORD_REFUSED)
            throw passwordRefused(cluster, error);
        return code === TOO_MANY_CONNECTIONS;
    }
    finally {
        await closeClient(client);
    }
}
function passwordRefused(cluster, cause) {
    return new embedded_postgres_error_1.EmbeddedPostgresError('PASSWORD_REFUSED', `the server of ${cluster} refuses the password in the file beside it: the role's password was changed, or the ` +
        'file belongs to another database.', { cause });
}
//# sourceMappingURL=server-connection.js.map