import pTimeout from 'p-timeout';
import { Client } from 'pg';
import { present } from '../../kernel/present';
import { ConfigError } from '../config-error';

/**
 * The settings that every connection gets before its first statement, because statements, answers and proofs depend on them:
 * PostgreSQL's own defaults, in the place of what the server, the database or the role may set. A setting that the server
 * does not know (an older version) is left out.
 * With this search path functions, operators, casts and types are found in pg_catalog alone, so that a function `sha256` or an
 * operator `=` in another schema is never called. Tables of the product are named with their schema, or found by the search
 * path of a generation (`seeGeneration`).
 */
const FIXED: Readonly<Record<string, string>> = {
  search_path: 'pg_catalog, pg_temp',
  client_encoding: 'UTF8',
  // How a statement is read.
  standard_conforming_strings: 'on',
  backslash_quote: 'safe_encoding',
  array_nulls: 'on',
  transform_null_equals: 'off',
  'plpgsql.extra_errors': 'none',
  // How a value is written and read.
  DateStyle: 'ISO, MDY',
  TimeZone: 'UTC',
  timezone_abbreviations: 'Default',
  IntervalStyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  xmlbinary: 'base64',
  xmloption: 'content',
  lc_monetary: 'C',
  lc_numeric: 'C',
  lc_time: 'C',
  quote_all_identifiers: 'off',
  // Which rows a statement sees.
  default_transaction_isolation: 'read committed',
  default_transaction_deferrable: 'off',
  row_security: 'on',
  gin_fuzzy_search_limit: '0',
  restrict_nonsystem_relation_kind: '',
  // When a statement is cancelled: each piece of work sets its own limits.
  statement_timeout: '0',
  transaction_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  idle_session_timeout: '0',
  exit_on_error: 'off',
  // Where and how a migration or a rebuild makes its tables.
  check_function_bodies: 'on',
  default_table_access_method: 'heap',
  default_tablespace: '',
  temp_tablespaces: '',
};

/**
 * Settings that only a superuser may change back. With another value the triggers that guard the log do not run
 * (session_replication_role), or damaged rows are skipped without an error (the other two).
 */
const GUARDED: Readonly<Record<string, string>> = {
  session_replication_role: 'origin',
  zero_damaged_pages: 'off',
  ignore_checksum_failure: 'off',
};

/** Sources in `pg_settings.source` that are not the configuration of the server itself. */
const OF_ROLE_OR_DATABASE = new Set(['global', 'database', 'user', 'database user', 'client']);

/**
 * Runs before the first call of a function: the search path decides which function is found, and the other settings could
 * block the statement. `SET` itself calls no function and takes no snapshot.
 */
const FIRST = `
  SET search_path TO pg_catalog, pg_temp;
  SET default_transaction_isolation TO 'read committed';
  SET default_transaction_deferrable TO off;
  SET statement_timeout TO 0`;

/**
 * An acknowledged event must be on disk: `synchronous_commit = off` is replaced by `on`; any other value of the operator is
 * kept.
 */
const FIX = `
  SELECT set_config(name, CASE WHEN name = 'synchronous_commit' AND current_setting(name) <> 'off'
                               THEN current_setting(name) ELSE value END, false)
    FROM unnest($1::text[], $2::text[]) AS wanted (name, value)
   WHERE current_setting(name, true) IS NOT NULL`;

const READ_BACK = `
  SELECT session_user AS role,
         (SELECT json_object_agg(name, current_setting(name, true)) FROM unnest($1::text[]) AS asked (name)) AS settings,
         (SELECT source FROM pg_settings WHERE name = 'default_transaction_read_only') AS read_only_by`;

interface ReadBack {
  readonly role: string;
  readonly settings: Readonly<Record<string, string | null>>;
  readonly read_only_by: string;
}

export interface ConnectionOptions {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  readonly applicationName?: string;
  /**
   * The connection never writes. Any other connection may write even where its role or database is set to read only; where
   * the configuration of the server itself says so, it stays read only.
   */
  readonly readOnly?: boolean;
  /** Fails after this time without a connection; by default the time limit of the network applies. */
  readonly connectWithinMs?: number;
}

/**
 * Opens one connection beside the pools; the caller ends it. All connections to PostgreSQL are opened here or by
 * `createDataSource`, and both settle them before their first use.
 * @throws the error of the driver or the server; ConfigError as {@link applySessionSettings}
 */
export async function openConnection(options: ConnectionOptions): Promise<Client> {
  const client = await connect(options);
  try {
    await applySessionSettings(client, options);
    return client;
  } catch (failure) {
    await goodbye(client);
    throw failure;
  }
}

async function connect({
  url,
  applicationName = 'cagnotte',
  connectWithinMs,
}: ConnectionOptions): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: applicationName,
    ...present({ connectionTimeoutMillis: connectWithinMs }),
  });
  survivesItsEnd(client);
  try {
    await client.connect();
    return client;
  } catch (failure) {
    await goodbye(client);
    throw failure;
  }
}

/**
 * A connection that the server ends immediately after accepting it has no listener for errors yet, and an error without a
 * listener ends the process.
 */
export const survivesItsEnd = (client: Client): void => void client.on('error', () => undefined);

const GOODBYE_MS = 1_000;

/** Ends a connection, and does not wait for a server that hangs. */
export const goodbye = (client: Client): Promise<void> =>
  pTimeout(client.end(), { milliseconds: GOODBYE_MS }).catch(() => undefined);

/**
 * Gives a new connection its settings, by statements, which every pooler passes on, and reads them back.
 * @throws ConfigError in one sentence with the remedy: a guarded setting that the role cannot take back, or a pooler that
 *   gives each transaction another session of the server
 */
export async function applySessionSettings(client: Client, options: ConnectionOptions): Promise<void> {
  const wanted = {
    ...FIXED,
    synchronous_commit: 'on',
    ...(options.readOnly === true && { default_transaction_read_only: 'on' }),
  };
  // Behind a pooler the number that the client got at its start is not that of the server process. Nothing may be set in a
  // session before it is known to belong to this client alone: the setting would stay for other clients.
  if ((await processOf(client)) !== processTold(client)) await keepsSession(options);
  await client.query(FIRST);
  await client.query(FIX, [Object.keys(wanted), Object.values(wanted)]);
  const names = [...Object.keys(FIXED), ...Object.keys(GUARDED), 'default_transaction_read_only'];
  const { rows } = await client.query<ReadBack>(READ_BACK, [names]);
  const found = rows[0]!;
  const at = new URL(options.url).host;
  for (const [name, value] of Object.entries(FIXED))
    if ((found.settings[name] ?? value) !== value) throw new ConfigError(sessionsOf(at));
  for (const [name, value] of Object.entries(GUARDED))
    if (found.settings[name] !== value) await takeBack(client, { at, name, value, found });
  const { default_transaction_read_only: isReadOnly } = found.settings;
  if (options.readOnly !== true && isReadOnly === 'on' && OF_ROLE_OR_DATABASE.has(found.read_only_by))
    await client.query('SET default_transaction_read_only TO off');
}

interface Guarded {
  readonly at: string;
  readonly name: string;
  readonly value: string;
  readonly found: ReadBack;
}

async function takeBack(client: Client, { at, name, value, found }: Guarded): Promise<void> {
  try {
    await client.query(`SET ${name} TO ${value}`);
  } catch (cause) {
    throw new ConfigError(
      `The server ${at} gives the role "${found.role}" ${name} = ${found.settings[name]}, with which the books are not ` +
        `safe. As a superuser take it back where it is set (ALTER ROLE, ALTER DATABASE or ALTER SYSTEM … RESET ${name}).`,
      { cause },
    );
  }
}

const sessionsOf = (at: string): string =>
  `Before PostgreSQL at ${at} stands a pooler that gives each transaction another session of the server (of pgbouncer: ` +
  'pool_mode transaction or statement). Use its port or database with pool_mode = session, or the port of PostgreSQL.';

const processTold = (client: Client): number =>
  (client as unknown as { readonly processID: number }).processID;

/** By address: each process tries a pooler once, because the trial takes an additional connection. */
const tried = new Map<string, Promise<void>>();

function keepsSession(options: ConnectionOptions): Promise<void> {
  const { url } = options;
  let trial = tried.get(url);
  if (trial === undefined) {
    trial = tryPooler(options);
    tried.set(url, trial);
    // After a failure the next connection tries again: the operator may have changed the pooler meanwhile.
    trial.catch(() => void tried.delete(url));
  }
  return trial;
}

const TRIAL_MS = 5_000;
const TRIES = 5;
/** The function is named with its schema, because the search path is still that of the role. */
const PROCESS = 'SELECT pg_catalog.pg_backend_pid() AS process';

/**
 * Tests whether a pooler binds each client to one session of the server (`pool_mode = session`). A pooler that does not do so
 * takes a session back after each transaction. It then shows in one of two ways: the first client is served by several
 * processes, or the second client, which begins a transaction, gets the process that has just served the first one. The test
 * is repeated, because clients of other programs may take the session in between.
 */
async function tryPooler(options: ConnectionOptions): Promise<void> {
  const at = new URL(options.url).host;
  const clients: Client[] = [];
  try {
    clients.push(await connect(options));
    clients.push(await connect(options));
    const [one, other] = clients as [Client, Client];
    for (let tries = 0; tries < TRIES; tries++) {
      const { ofOne, ofOther } = await pTimeout(processesOf(one, other), {
        milliseconds: TRIAL_MS,
        message: new ConfigError(
          `The pooler before PostgreSQL at ${at} gave no second session of the server within ${TRIAL_MS / 1_000} s. ` +
            'Raise its default_pool_size: a service needs 20, and four more for each thread that projects.',
        ),
      });
      if (ofOne.size > 1 || ofOne.has(ofOther)) throw new ConfigError(sessionsOf(at));
    }
  } catch (failure) {
    if (REFUSES_TRANSACTIONS.test((failure as Error).message)) throw new ConfigError(sessionsOf(at));
    throw failure;
  } finally {
    await Promise.all(clients.map(goodbye));
  }
}

/** In `pool_mode = statement` pgbouncer answers with this text and no SQLSTATE of its own. */
const REFUSES_TRANSACTIONS = /transaction blocks not allowed/;

/** The processes that serve one client before and during a transaction of another, and that of the other. */
async function processesOf(
  one: Client,
  other: Client,
): Promise<{ readonly ofOne: ReadonlySet<number>; readonly ofOther: number }> {
  const before = [await processOf(one), await processOf(one)];
  await other.query('BEGIN');
  const ofOther = await processOf(other);
  const during = await processOf(one);
  await other.query('ROLLBACK');
  return { ofOne: new Set([...before, during]), ofOther };
}

async function processOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ process: number }>(PROCESS);
  return rows[0]!.process;
}
