import { statSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import { othersCanRead } from '../../access/key-file';
import type { Config } from '../config';
import { ConfigError } from '../config-error';
import { createDataSource } from './data-source';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres';
import { type Client, escapeIdentifier } from 'pg';
import CATALOGUE_OF_RELEASE from '../../projector/verification/catalogue/catalogue-of-release.json';
import { changedObjects } from '../../projector/verification/catalogue/changed-objects';
import {
  describeCatalogue,
  readingTheCatalogue,
} from '../../projector/verification/catalogue/describe-catalogue';
import { openConnection } from './connection';
import { readRows } from '../../database/queryable';
import { distributeNewTables, whyNoCoordinator } from './distribution';
import { READ_ONLY_REMEDIES, takesNoWrites, whyReadOnly } from './read-only-server';

const MIGRATION_LOCK = 7_326_604_117;

async function migrate(dataSource: DataSource, url: string): Promise<void> {
  const client = await openConnection({ url });
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await moveListToPublic(
      client,
      dataSource.migrations.map(({ name }) => name!),
    );
    await dataSource.runMigrations({ transaction: 'each' });
    await distributeNewTables(dataSource);
  } finally {
    // Ends the session and with it the lock.
    await client.end();
  }
}

/**
 * Migrates the tables of an earlier release before a verification. If the list of migrations was altered, missing
 * entries may have run; the verification then uses the tables as they are, and reports the list and what is missing.
 */
async function migrateToProve(dataSource: DataSource, url: string): Promise<void> {
  const known = new Set(dataSource.migrations.map(({ name }) => name));
  const [list] = await readRows<{ isThere: boolean; isOfBooks: boolean }>(
    dataSource,
    `SELECT to_regclass('public.schema_migration') IS NOT NULL AS is_there, to_regnamespace('event_log') IS NOT NULL AS is_of_books`,
  );
  if (list!.isThere) {
    const ran = await readRows<{ name: string }>(dataSource, `SELECT name FROM public.schema_migration`);
    if (ran.some(({ name }) => !known.has(name)) || (ran.length === 0 && list!.isOfBooks)) return;
  }
  if (list!.isOfBooks && (await hasAllOfRelease(dataSource))) return;
  try {
    await migrate(dataSource, url);
  } catch (failure) {
    // The migration found a table or column that exists already, or that no longer exists.
    if (!OF_TABLES_AS_THEY_ARE.test((failure as { readonly code?: string }).code ?? '')) throw failure;
  }
}

const hasAllOfRelease = (dataSource: DataSource): Promise<boolean> =>
  readingTheCatalogue(dataSource, async (db) => {
    const changed = changedObjects(await describeCatalogue(db), CATALOGUE_OF_RELEASE);
    return changed.length === 0;
  });

/** SQLSTATE of class 42 (duplicate or undefined object; without 42501, a missing right) and of class 22 (invalid value). */
const OF_TABLES_AS_THEY_ARE = /^(42(?!501)|23|22)/;

/**
 * Releases before 0.4.0 made the list of the migrations that have run in the first schema of the owner's search path. It is
 * known by what it lists: a table of that name may be of somebody else.
 */
async function moveListToPublic(client: Client, migrations: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ schema: string }>(
    `SELECT nspname AS schema FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
      WHERE relname = 'schema_migration' AND relkind = 'r' AND nspname !~ '^(pg_|information_schema$)'
        AND has_schema_privilege(n.oid, 'USAGE') AND has_table_privilege(pg_class.oid, 'SELECT')
        AND to_regclass('public.schema_migration') IS NULL AND to_regnamespace('event_log') IS NOT NULL`,
  );
  for (const { schema } of rows) {
    const list = `${escapeIdentifier(schema)}.schema_migration`;
    const listed = await client.query(`SELECT FROM ${list} t WHERE to_jsonb(t) ->> 'name' = $1`, [
      migrations[0],
    ]);
    if (listed.rowCount === 0) continue;
    await client.query(`ALTER TABLE ${list} SET SCHEMA public`);
    return;
  }
}

/** Explains faults of DATABASE_URL by the code that PostgreSQL, the resolver, the network or TLS returns. */
const FAULTS: Readonly<Record<string, (address: URL) => string>> = {
  '28P01': ({ username, host }) =>
    `the server ${host} refuses the password of the role "${username}". Correct the password`,
  '28000': ({ username, host }) =>
    `the server ${host} does not admit the role "${username}" from here. Correct the role, or admit it in pg_hba.conf`,
  '3D000': ({ host, pathname }) =>
    `the server ${host} has no database "${pathname.slice(1)}". Create it, or name another one`,
  '3F000': ({ pathname }) =>
    `the database "${pathname.slice(1)}" has no schema public, where the list of the migrations is kept. CREATE SCHEMA public`,
  '53300': ({ host }) =>
    `the server ${host} has no connection left. End other programs, or raise its max_connections`,
  ENOTFOUND: ({ hostname }) => `no host is called "${hostname}". Correct the name`,
  EAI_AGAIN: ({ hostname }) =>
    `no name server knows the host "${hostname}" now. Correct the name, or try again`,
  ECONNREFUSED: ({ host }) => `no PostgreSQL listens at ${host}. Start it, or correct host and port`,
  ECONNRESET: ({ host }) => `${host} ends the connection at once. Check that it is a PostgreSQL that runs`,
  ETIMEDOUT: ({ host }) => `${host} does not answer. Correct host and port, or open the firewall`,
  EHOSTUNREACH: ({ host }) => `there is no way to ${host}. Correct the host, or the network`,
  ENETUNREACH: ({ host }) => `there is no way to ${host}. Correct the host, or the network`,
  ENOENT: () => 'the file of sslrootcert, sslcert or sslkey does not exist. Correct its path',
  ERR_TLS_CERT_ALTNAME_INVALID: ({ hostname }) =>
    `the certificate of the server is not for "${hostname}". Use the name in the certificate`,
};

const OF_CERTIFICATES = /CERT|SIGNATURE|ISSUER/;
const NO_TLS = /does not support SSL/;
const NO_RIGHT = '42501';

/**
 * A failure to open the database of DATABASE_URL, in one sentence that names the setting and the remedy and holds no
 * password; any other failure as it is.
 */
function faultOfDatabaseUrl(failure: unknown, url: string): unknown {
  const { code = '', message = '' } = failure as { code?: string; message?: string };
  const address = new URL(url);
  const inWords = (fault: string): ConfigError =>
    new ConfigError(`DATABASE_URL: ${fault} (${code || 'no TLS'}).`, { cause: failure });
  const fault = FAULTS[code];
  if (fault !== undefined) return inWords(fault(address));
  if (code === NO_RIGHT)
    return inWords(
      `the role "${address.username}" may not do what a start needs: ${message}. Run \`cagnotte migrate --grant-to ` +
        `${address.username}\` as the role that owns the tables; the role that is to make them needs CREATE on the database ` +
        'and on its schema public',
    );
  if (NO_TLS.test(message))
    return inWords(`the server ${address.host} has no TLS. Enable it there, or set sslmode=disable`);
  if (OF_CERTIFICATES.test(code))
    return inWords(
      `the certificate of ${address.host} is not trusted. Name the authority with sslrootcert=FILE`,
    );
  return failure;
}

/** @throws ConfigError */
async function assertTakesWrites(dataSource: DataSource, url: string): Promise<void> {
  const by = await whyReadOnly(dataSource);
  if (by !== undefined)
    throw new ConfigError(
      `DATABASE_URL: the server ${new URL(url).host} ${takesNoWrites(by)}. ${READ_ONLY_REMEDIES[by]}.`,
    );
}

/** @throws ConfigError */
async function assertCoordinator(dataSource: DataSource, url: string): Promise<void> {
  const why = await whyNoCoordinator(dataSource);
  if (why !== undefined) throw new ConfigError(`DATABASE_URL: the server ${new URL(url).host} ${why}.`);
}

export interface OpenDatabase {
  readonly dataSource: DataSource;
  readonly description: string;
  readonly url: string;
  /** Closes the pool, and stops the embedded server unless another process uses it. */
  close(): Promise<void>;
}

/**
 * The private key by which the service shows the server who it is, where a URL names one.
 * @throws ConfigError where others can read it
 */
function assertClosedKey(setting: string, url: string | undefined): void {
  const file = url === undefined ? null : new URL(url).searchParams.get('sslkey');
  const found = file === null ? undefined : statSync(file, { throwIfNoEntry: false });
  const mode = found && othersCanRead(found.mode);
  if (mode !== undefined)
    throw new ConfigError(
      `${setting}: the file ${file} of sslkey has mode ${mode}, so others can pose as this service to the database. ` +
        `Run: chmod 600 ${file}.`,
    );
}

/**
 * Opens the database of the configuration, starting the embedded PostgreSQL where none is given, and migrates it unless
 * it is only to be read.
 * @throws ConfigError or EmbeddedPostgresError in one sentence that names the setting and the remedy
 */
export async function openDatabase(
  config: Config,
  log: (line: string) => void,
  { readOnly = false, proof = false }: { readonly readOnly?: boolean; readonly proof?: boolean } = {},
): Promise<OpenDatabase> {
  assertClosedKey('DATABASE_URL', config.databaseUrl);
  assertClosedKey('DATABASE_READ_URL', config.databaseReadUrl);
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDirectory: config.dataDirectory, log })
      : undefined;
  const url = config.databaseUrl ?? embedded!.url;
  const dataSource = createDataSource({ url, readOnly });
  const close = async (): Promise<void> => {
    if (dataSource.isInitialized) await dataSource.destroy();
    await embedded?.release();
  };
  try {
    await dataSource.initialize();
    if (!readOnly) {
      await assertTakesWrites(dataSource, url);
      await assertCoordinator(dataSource, url);
      await (proof ? migrateToProve(dataSource, url) : migrate(dataSource, url));
    }
  } catch (failure) {
    await close();
    throw config.databaseUrl === undefined ? failure : faultOfDatabaseUrl(failure, url);
  }
  return { dataSource, url, description: describe(embedded, url), close };
}

export async function withDatabase<Answer>(
  config: Config,
  work: (dataSource: DataSource) => Promise<Answer>,
): Promise<Answer> {
  const database = await openDatabase(config, () => undefined);
  return work(database.dataSource).finally(() => database.close());
}

function describe(embedded: EmbeddedPostgres | undefined, url: string): string {
  if (!embedded) return `PostgreSQL at ${new URL(url).host}`;
  const how = embedded.adopted ? 'adopted' : 'started';
  return `embedded PostgreSQL ${embedded.version} (${how}) in ${embedded.dataDirectory}, port ${embedded.port}`;
}
