import pTimeout from 'p-timeout';
import { Client, escapeIdentifier } from 'pg';
import { SUPERUSER } from './cluster';
import { LOOPBACK } from './data-directory';
import { EmbeddedPostgresError } from './embedded-postgres-error';

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
export function urlOf({ port, password }: ServerAddress, database = DATABASE): string {
  return `postgres://${SUPERUSER}:${password}@${LOOPBACK}:${port}/${database}?sslmode=disable`;
}

/**
 * Whether the server of this very cluster answers; makes Cagnotte's database where it is missing.
 * @throws EmbeddedPostgresError when it refuses the password that lies beside the cluster.
 */
export async function answers(address: ServerAddress, cluster: string): Promise<boolean> {
  const client = new Client({
    connectionString: urlOf(address, MAINTENANCE_DATABASE),
    application_name: 'cagnotte supervisor',
    connectionTimeoutMillis: 5_000,
  });
  // Without a listener the end of the server would be the end of this process.
  client.on('error', () => undefined);
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
    if (code === PASSWORD_REFUSED)
      throw new EmbeddedPostgresError(
        `the server of ${cluster} refuses the password in the file beside it: the role's password was changed, or the ` +
          'file belongs to another database.',
        { cause: error },
      );
    return code === TOO_MANY_CONNECTIONS;
  } finally {
    await pTimeout(client.end(), { milliseconds: GOODBYE_MS }).catch(() => undefined);
  }
}
