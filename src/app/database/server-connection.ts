import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import { SUPERUSER } from './cluster';
import { EmbeddedPostgresError } from './embedded-postgres-error';
import { LOOPBACK } from './data-directory';

/** Always there; used to make {@link DATABASE}. */
const MAINTENANCE_DATABASE = 'postgres';
const DATABASE = 'cagnotte';
const TOO_MANY_CONNECTIONS = '53300';
const PASSWORD_REFUSED = '28P01';
const GOODBYE_MS = 1_000;

export interface ServerAddress {
  readonly port: number;
  readonly password: string;
}

/** The address of Cagnotte's database. The server has no TLS, whatever PGSSLMODE in the environment asks for. */
export function urlOf({ port, password }: ServerAddress): string {
  return `postgres://${SUPERUSER}:${password}@${LOOPBACK}:${port}/${DATABASE}?sslmode=disable`;
}

/** A client independent of PGHOST, PGSSLMODE and the like; its errors never keep the process alive. */
export function clientFor({ port, password }: ServerAddress, database = DATABASE): Client {
  const client = new Client({
    host: LOOPBACK,
    port,
    user: SUPERUSER,
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

/** An idle connection must not keep a finished program alive; one in use must. */
export function setKeepsAlive(client: Client, keepsAlive: boolean): void {
  // pg has both methods, its types have not.
  const socket = client as Client & { ref(): void; unref(): void };
  if (keepsAlive) socket.ref();
  else socket.unref();
}

export async function closeClient(client: Client): Promise<void> {
  setKeepsAlive(client, true);
  const goodbye = new AbortController();
  const closed = client.end().catch(() => undefined);
  await Promise.race([closed, sleep(GOODBYE_MS, undefined, goodbye).catch(() => undefined)]);
  goodbye.abort();
  setKeepsAlive(client, false);
}

/**
 * Whether the server of this very cluster answers; makes Cagnotte's database where it is missing.
 * @throws EmbeddedPostgresError when it refuses the password that lies beside the cluster.
 */
export async function answers(address: ServerAddress, cluster: string): Promise<boolean> {
  const client = clientFor(address, MAINTENANCE_DATABASE);
  try {
    await client.connect();
    const { rows } = await client.query<{ directory: string; made: boolean }>(
      `SELECT current_setting('data_directory') AS directory,
              EXISTS (SELECT FROM pg_database WHERE datname = $1) AS made`,
      [DATABASE],
    );
    if (rows[0]?.directory !== cluster) return false;
    if (!rows[0].made) await client.query(`CREATE DATABASE ${escapeIdentifier(DATABASE)}`);
    return true;
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === PASSWORD_REFUSED) throw passwordRefused(cluster, error);
    return code === TOO_MANY_CONNECTIONS;
  } finally {
    await closeClient(client);
  }
}

function passwordRefused(cluster: string, cause: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'PASSWORD_REFUSED',
    `the server of ${cluster} refuses the password in the file beside it: the role's password was changed, or the ` +
      'file belongs to another database.',
    { cause },
  );
}
