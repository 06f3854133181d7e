import { readFileSync } from 'node:fs';
import type { Client } from 'pg';
import { goodbye, openConnection } from './connection';
import { type DataDirectory, LOOPBACK, SUPERUSER } from './data-directory';
import { EmbeddedPostgresError } from './embedded-postgres-error';

/** Always there; used to make {@link DATABASE}. */
const MAINTENANCE_DATABASE = 'postgres';
const DATABASE = 'cagnotte';
const TOO_MANY_CONNECTIONS = '53300';
const PASSWORD_REFUSED = '28P01';

/** The address of Cagnotte's database. The server has no TLS, whatever PGSSLMODE in the environment asks for. */
export function urlOf({ passwordFile }: DataDirectory, port: number, database = DATABASE): string {
  const password = readFileSync(passwordFile, 'utf8').trim();
  return `postgres://${SUPERUSER}:${password}@${LOOPBACK}:${port}/${database}?sslmode=disable`;
}

/**
 * Whether the server of the directory answers on the port; makes Cagnotte's database where it is missing.
 * @throws EmbeddedPostgresError when it refuses the password that lies beside the cluster.
 */
export async function answers(directory: DataDirectory, port: number): Promise<boolean> {
  let client: Client | undefined;
  try {
    client = await openConnection({
      url: urlOf(directory, port, MAINTENANCE_DATABASE),
      applicationName: 'cagnotte supervisor',
      connectWithinMs: 5_000,
    });
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
    return true;
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === PASSWORD_REFUSED)
      throw new EmbeddedPostgresError(
        `the server of ${directory.cluster} refuses the password in the file beside it: the role's password was changed, or the ` +
          'file belongs to another database.',
        { cause: error },
      );
    return code === TOO_MANY_CONNECTIONS;
  } finally {
    if (client !== undefined) await goodbye(client);
  }
}
