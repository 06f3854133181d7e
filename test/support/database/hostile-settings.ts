import { openConnection } from '../../../src/app/database/connection';

/** Settings that change the meaning, output or waiting of a statement; each would change a book or stop a command. */
export const HOSTILE: Readonly<Record<string, string>> = {
  search_path: 'evil, public, pg_catalog',
  standard_conforming_strings: 'off',
  backslash_quote: 'on',
  array_nulls: 'off',
  transform_null_equals: 'on',
  'plpgsql.extra_errors': `'all'`,
  DateStyle: `'German'`,
  TimeZone: `'Pacific/Auckland'`,
  timezone_abbreviations: `'India'`,
  IntervalStyle: 'sql_standard',
  bytea_output: 'escape',
  extra_float_digits: '-15',
  xmlbinary: 'hex',
  xmloption: 'document',
  lc_monetary: `'POSIX'`,
  lc_numeric: `'POSIX'`,
  lc_time: `'POSIX'`,
  quote_all_identifiers: 'on',
  default_transaction_isolation: 'serializable',
  default_transaction_deferrable: 'on',
  row_security: 'off',
  gin_fuzzy_search_limit: '1',
  restrict_nonsystem_relation_kind: `'view, foreign-table'`,
  statement_timeout: `'3s'`,
  transaction_timeout: `'3s'`,
  lock_timeout: `'1ms'`,
  idle_in_transaction_session_timeout: `'3s'`,
  idle_session_timeout: `'3s'`,
  exit_on_error: 'on',
  check_function_bodies: 'off',
  temp_tablespaces: `'pg_default'`,
  default_tablespace: `'pg_default'`,
  synchronous_commit: 'off',
};

/** The product overrides this setting of a role or a database, but respects it from the server. */
export const HOSTILE_TO_WRITERS = { default_transaction_read_only: 'on' };

/** Settings of the planner, which an operator may choose: they must change no answer. */
export const HOSTILE_TO_PLANS: Readonly<Record<string, string>> = {
  enable_seqscan: 'off',
  enable_indexscan: 'off',
  enable_indexonlyscan: 'off',
  enable_hashagg: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  enable_sort: 'off',
  enable_incremental_sort: 'off',
  enable_material: 'off',
  enable_memoize: 'off',
  from_collapse_limit: '1',
  join_collapse_limit: '1',
  work_mem: `'64kB'`,
  cursor_tuple_fraction: '0',
  plan_cache_mode: 'force_generic_plan',
  constraint_exclusion: 'off',
  default_text_search_config: `'pg_catalog.german'`,
  'plpgsql.variable_conflict': 'use_variable',
};

/** Levels of settings outside the connection. */
export const LEVELS = ['a role in a database', 'a role', 'a database', 'every role', 'the server'] as const;
export type Level = (typeof LEVELS)[number];

interface Target {
  /** The address of the database, as superuser. */
  readonly url: string;
  readonly role: string;
}

const alter = (level: Level, { url, role }: Target): string => {
  const database = new URL(url).pathname.slice(1);
  const words: Readonly<Record<Level, string>> = {
    'a role in a database': `ROLE ${role} IN DATABASE ${database}`,
    'a role': `ROLE ${role}`,
    'a database': `DATABASE ${database}`,
    'every role': 'ROLE ALL',
    'the server': 'SYSTEM',
  };
  return `ALTER ${words[level]}`;
};

/** Applies settings at a level and ends all connections, since settings of roles and databases count from the next one. */
export async function setAt(
  level: Level,
  settings: Readonly<Record<string, string>>,
  target: Target,
): Promise<void> {
  const known = new Set((await asOwner(target, 'SELECT name FROM pg_settings')).map(({ name }) => name));
  // Settings of PL/pgSQL are known only after it is loaded, but a server accepts them before.
  const there = Object.entries(settings).filter(([name]) => known.has(name) || name.startsWith('plpgsql.'));
  await asOwner(target, ...there.map(([name, value]) => `${alter(level, target)} SET ${name} TO ${value}`));
  await endSessions(target);
}

export async function resetAt(level: Level, target: Target): Promise<void> {
  await asOwner(target, `${alter(level, target)} RESET ALL`);
  await endSessions(target);
}

const endSessions = ({ url, role }: Target): Promise<object[]> =>
  asOwner(
    { url },
    'SELECT pg_reload_conf()',
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE usename = '${role}'`,
  );

/** Runs statements one by one on a connection opened like the product's. @returns the rows of the last */
export async function asOwner(
  { url }: Pick<Target, 'url'>,
  ...statements: readonly string[]
): Promise<Record<string, unknown>[]> {
  const client = await openConnection({ url });
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/** Functions, operators, aggregates and tables that shadow names used by the product. */
export const EVIL = `
  CREATE SCHEMA evil;
  GRANT USAGE ON SCHEMA evil TO PUBLIC;
  CREATE FUNCTION evil.sha256(bytea) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$ SELECT pg_catalog.decode('00', 'hex') $$;
  CREATE FUNCTION public.sha256(text) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$ SELECT pg_catalog.decode('00', 'hex') $$;
  CREATE FUNCTION evil.encode(bytea, text) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT 'evil' $$;
  CREATE FUNCTION evil.current_setting(text) RETURNS text LANGUAGE sql AS $$ SELECT 'evil' $$;
  CREATE FUNCTION evil.pg_backend_pid() RETURNS integer LANGUAGE sql AS $$ SELECT 1 $$;
  CREATE FUNCTION evil.pg_is_in_recovery() RETURNS boolean LANGUAGE sql AS $$ SELECT true $$;
  CREATE FUNCTION evil.set_config(text, text, boolean) RETURNS text LANGUAGE sql AS $$ SELECT 'evil' $$;
  CREATE FUNCTION evil.always(bytea, bytea) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ SELECT true $$;
  CREATE FUNCTION evil.always(text, text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ SELECT true $$;
  CREATE OPERATOR evil.= (LEFTARG = bytea, RIGHTARG = bytea, FUNCTION = evil.always);
  CREATE OPERATOR public.= (LEFTARG = bytea, RIGHTARG = bytea, FUNCTION = evil.always);
  CREATE OPERATOR evil.= (LEFTARG = text, RIGHTARG = text, FUNCTION = evil.always);
  CREATE FUNCTION evil.nothing(numeric, numeric) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$ SELECT 0::pg_catalog.numeric $$;
  CREATE AGGREGATE evil.sum(numeric) (SFUNC = evil.nothing, STYPE = numeric, INITCOND = '0');
  CREATE TABLE evil.journal_line (casino text);
  CREATE TABLE public.journal_line (casino text);
  CREATE TABLE public.day_total (casino text);
  GRANT SELECT ON ALL TABLES IN SCHEMA evil, public TO PUBLIC`;
