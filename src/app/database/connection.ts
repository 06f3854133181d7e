import pTimeout from 'p-timeout';
import { Client } from 'pg';
import { present } from '../../kernel/present';
import { ConfigError } from '../config';

/**
 * What statements, answers and proofs rely on, as a connection holds it from its first statement: the values of PostgreSQL
 * itself, whatever the server, the database or the role set instead. A setting that this server does not know is left out.
 * Names of the product have their schema in every statement, or the path of a generation; functions, operators, casts and
 * types are those of pg_catalog alone, so that nobody's own `sha256`, `sum` or `=` can stand in for them.
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
  // When it is broken off: each piece of work sets its own limits.
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

/** Of these a role may need a superuser to take them back: with another value the log is not guarded, or rows vanish. */
const GUARDED: Readonly<Record<string, string>> = {
  session_replication_role: 'origin',
  zero_damaged_pages: 'off',
  ignore_checksum_failure: 'off',
};

/** Where a value of `default_transaction_read_only` is no word of the server itself (`pg_settings.source`). */
const OF_ROLE_OR_DATABASE = new Set(['global', 'database', 'user', 'database user', 'client']);

/**
 * Before the first function is called: where functions are looked for, and what could keep a statement waiting. `SET` looks
 * nothing up and takes no snapshot.
 */
const FIRST = `
  SET search_path TO pg_catalog, pg_temp;
  SET default_transaction_isolation TO 'read committed';
  SET default_transaction_deferrable TO off;
  SET statement_timeout TO 0`;

/** An answer means durable: the weakest value is replaced, and a stronger one of the operator's is kept. */
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
  /** Of a connection that never writes. Of any other a role or a database may not take that away, a server may. */
  readonly readOnly?: boolean;
  /** A server that takes no connection within this time is not reached; default: as long as the network waits. */
  readonly connectWithinMs?: number;
}

/**
 * One connection beside the pools; the caller ends it. With the pool of `createDataSource` the only way to PostgreSQL: both
 * are settled before their first use.
 * @throws what the driver or the server says; ConfigError as {@link settle}
 */
export async function openConnection(options: ConnectionOptions): Promise<Client> {
  const client = await connect(options);
  try {
    await settle(client, options);
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
export async function settle(client: Client, options: ConnectionOptions): Promise<void> {
  const wanted = {
    ...FIXED,
    synchronous_commit: 'on',
    ...(options.readOnly === true && { default_transaction_read_only: 'on' }),
  };
  // A pooler gives its clients numbers of no process of the server. What is set in a session of others stays there.
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

/** By address: a pooler is tried once by each process, since the trial needs a connection more. */
const tried = new Map<string, Promise<void>>();

function keepsSession(options: ConnectionOptions): Promise<void> {
  const { url } = options;
  let trial = tried.get(url);
  if (trial === undefined) {
    trial = tryPooler(options);
    tried.set(url, trial);
    // Whether it keeps sessions may be mended; who failed asks again.
    trial.catch(() => void tried.delete(url));
  }
  return trial;
}

const TRIAL_MS = 5_000;
const TRIES = 5;
/** With its schema: the path is still that of the role. */
const PROCESS = 'SELECT pg_catalog.pg_backend_pid() AS process';

/**
 * Whether a pooler binds each of its clients to one session of the server. If it does not, a session that has just answered
 * is free: the same client is given another one, where they are given by turns; or else that one is given to whoever begins a
 * transaction next. The trial is repeated, since others may take a session in between.
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

/** In its mode `statement` pgbouncer has no code of its own for this. */
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
