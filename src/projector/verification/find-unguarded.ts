import { PARTITIONS } from '../../event-log/event-store.port';
import { ALL_PARTITIONS } from '../generations/checkpoints';
import { readLivePlaces } from '../generations/generation';
import { sha256 } from '../../kernel/identity';
import { type Queryable, readRows } from '../../ledger/_core/store/queryable';
import type { Problem } from './problem';

const SCHEMAS = `(nspname IN ('event_log', 'register', 'projection', 'access', 'read_model') OR nspname ~ '^generation_[0-9]+$')`;

/** Bits of pg_trigger.tgtype. */
const [ROW, BEFORE, DELETE, UPDATE, TRUNCATE] = [1, 2, 8, 16, 32];

/** What a guard executes: the SHA-256 of its text with single spaces. It changes with the migration that changes the text. */
const REFUSE_CHANGE = '54c0ce4872a35ce7259ab8a3a61836625340b6eefefcd8ab847fb5acb998b5e0';
const REFUSE_CHANGE_OF_HISTORY = 'b44312536e00d3f1258f745c3c86a85e4b350dd4a5fa2c3af235d4fefc169c3e';

interface Guard {
  readonly onTable: string;
  readonly name: string;
  readonly type: number;
  readonly text: string;
}

const GUARDS: readonly Guard[] = [
  ...[
    ...['event_log.event', 'event_log.stream', 'register.document'],
    ...['access.security_log', 'access.time_stamp'],
  ].map((onTable) => ({
    onTable,
    name: 'append_only',
    text: REFUSE_CHANGE,
    type: BEFORE | DELETE | UPDATE | TRUNCATE,
  })),
  ...[
    { name: 'keys_are_only_revoked', type: ROW | BEFORE | DELETE | UPDATE },
    { name: 'keys_are_never_emptied', type: BEFORE | TRUNCATE },
  ].map((guard) => ({ ...guard, onTable: 'access.former_api_key', text: REFUSE_CHANGE_OF_HISTORY })),
];

/** What the functions of the product are, by the migrations: their digests. A migration that changes one changes it here. */
const FUNCTIONS: ReadonlyMap<string, string> = new Map([
  ['access.refuse_change_of_history', '76090710918b7c6f'],
  ['event_log.append', 'c325917e82477edc'],
  ['event_log.known_events', 'e10aadf593c9673a'],
  ['event_log.last_versions', '17c9f72b3cb3f2a1'],
  ['event_log.refuse_change', '75f487bea69a414b'],
  ['projection.analyze_generation', 'e894bfec37727570'],
  ['projection.create_generation', 'd0259b5f6d2ccd3d'],
  ['projection.drop_generation', 'd580203d30f34d3e'],
  ['projection.open_generation', 'bf7297be6e168d6c'],
]);

/**
 * Guards of the tables that are not as the migrations made them: the triggers that keep the log append-only, triggers,
 * rules, functions and policies that are not of the product, and the single rows on which appends and projections depend.
 */
export async function findUnguarded(db: Queryable): Promise<Problem[]> {
  const details = [
    ...(await missingGuards(db)),
    ...(await foreignTriggers(db)),
    ...(await foreignRules(db)),
    ...(await changedFunctions(db)),
    ...(await hiddenRows(db)),
    ...(await missingRows(db)),
  ];
  return details.map((detail) => ({ check: 'guards', detail }));
}

interface Trigger {
  readonly onTable: string;
  readonly name: string;
  readonly enabled: string;
  readonly type: number;
  readonly conditional: boolean;
  readonly source: string;
}

const TRIGGERS = `
  SELECT format('%s.%s', nspname, relname) AS on_table, tgname AS name, tgenabled AS enabled, tgtype::integer AS type,
         tgqual IS NOT NULL OR tgattr <> '' AS conditional, prosrc AS source
    FROM pg_trigger
    JOIN pg_class ON pg_class.oid = tgrelid
    JOIN pg_namespace ON pg_namespace.oid = relnamespace
    JOIN pg_proc ON pg_proc.oid = tgfoid
   WHERE NOT tgisinternal AND ${SCHEMAS}
   ORDER BY 1, 2`;

const isSame = (one: Pick<Guard, 'onTable' | 'name'>, other: Pick<Guard, 'onTable' | 'name'>): boolean =>
  one.onTable === other.onTable && one.name === other.name;

async function missingGuards(db: Queryable): Promise<string[]> {
  const triggers = await readRows<Trigger>(db, TRIGGERS);
  return GUARDS.flatMap((guard) => {
    const found = triggers.find((trigger) => isSame(trigger, guard));
    const why = found === undefined ? 'is missing' : whyWithoutEffect(guard, found);
    return why === undefined ? [] : [`the trigger ${guard.name} of ${guard.onTable} ${why}`];
  });
}

function whyWithoutEffect(guard: Guard, { enabled, type, conditional, source }: Trigger): string | undefined {
  if (enabled !== 'O' && enabled !== 'A') return 'is switched off';
  if (type !== guard.type || conditional) return 'does not see every change';
  return sha256(source.replaceAll(/\s+/g, ' ').trim()) === guard.text ? undefined : 'does something else';
}

async function foreignTriggers(db: Queryable): Promise<string[]> {
  const triggers = (await readRows<Trigger>(db, TRIGGERS)).filter(
    (trigger) => !GUARDS.some((guard) => isSame(guard, trigger)),
  );
  const events = await readRows<{ name: string }>(
    db,
    `SELECT evtname AS name FROM pg_event_trigger ORDER BY 1`,
  );
  return [
    ...triggers.map(({ onTable, name }) => `the trigger ${name} of ${onTable} is not one of the product`),
    ...events.map(({ name }) => `the event trigger ${name} is not one of the product`),
  ];
}

async function foreignRules(db: Queryable): Promise<string[]> {
  const rules = await readRows<{ name: string; onTable: string }>(
    db,
    `SELECT rulename AS name, format('%s.%s', nspname, relname) AS on_table
       FROM pg_rewrite
       JOIN pg_class ON pg_class.oid = ev_class
       JOIN pg_namespace ON pg_namespace.oid = relnamespace
      WHERE ${SCHEMAS} ORDER BY 2, 1`,
  );
  return rules.map(({ name, onTable }) => `the rule ${name} of ${onTable} is not one of the product`);
}

interface StoredFunction {
  readonly name: string;
  readonly text: string;
}

/**
 * Functions of the database that are not as the migrations made them. A changed one could answer with a receipt and keep
 * nothing. The text is compared with single spaces, and what runs it: language, rights, search path.
 */
async function changedFunctions(db: Queryable): Promise<string[]> {
  const found = await readRows<StoredFunction>(
    db,
    `SELECT format('%s.%s', nspname, proname) AS name,
            concat_ws(' ', pg_get_function_identity_arguments(pg_proc.oid), pg_get_function_result(pg_proc.oid), lanname,
                      provolatile, prosecdef, proisstrict, array_to_string(proconfig, ','), prosrc) AS text
       FROM pg_proc
       JOIN pg_namespace ON pg_namespace.oid = pronamespace
       JOIN pg_language ON pg_language.oid = prolang
      WHERE ${SCHEMAS} ORDER BY 1`,
  );
  const names = new Set(found.map(({ name }) => name));
  const missing = [...FUNCTIONS.keys()].filter((name) => !names.has(name));
  const wrong = found.map(({ name, text }) => {
    const [digest, known] = [digestOf(text), FUNCTIONS.get(name)];
    if (known === undefined) return `the function ${name} is not one of the product`;
    return known === digest ? [] : `the function ${name} is not as the product made it (${digest})`;
  });
  return [...missing.map((name) => `the function ${name} is missing`), ...wrong.flat()];
}

/** SHA-256 of a text with single spaces, its first 16 digits. */
const digestOf = (text: string): string => sha256(text.replaceAll(/\s+/g, ' ').trim()).slice(0, 16);

/** Row policies hide from one role what another one sees. */
async function hiddenRows(db: Queryable): Promise<string[]> {
  const tables = await readRows<{ name: string }>(
    db,
    `SELECT format('%s.%s', nspname, relname) AS name FROM pg_class
       JOIN pg_namespace ON pg_namespace.oid = relnamespace
      WHERE ${SCHEMAS} AND (relrowsecurity OR EXISTS (SELECT FROM pg_policy WHERE polrelid = pg_class.oid)) ORDER BY 1`,
  );
  return tables.map(({ name }) => `${name} has policies by rows, which are not of the product`);
}

/** Without its row, `head` lets no append in and `live` no query; without that of a partition, its casinos are not projected. */
async function missingRows(db: Queryable): Promise<string[]> {
  const details: string[] = [];
  for (const [table, wanted] of [
    ['event_log.head', 1],
    ['projection.live', 1],
    ['projection.lease', PARTITIONS],
  ] as const) {
    const [{ rows } = { rows: 0n }] = await readRows<{ rows: bigint }>(
      db,
      `SELECT count(*) AS rows FROM ${table}`,
    );
    const must = wanted === 1 ? 'one row' : `${wanted} rows`;
    if (Number(rows) !== wanted) details.push(`${table} must have ${must} and has ${rows}`);
  }
  const { places } = await readLivePlaces(db);
  const missing = [...ALL_PARTITIONS].filter((partition) => !places.has(partition));
  if (missing.length > 0)
    details.push(`projection.checkpoint does not say how far partition ${missing.join(', ')} stands`);
  return details;
}
