import { RELEASE } from '../../../kernel/release';
import { column, insertRows, replaceRows, table } from '../../../database/table';
import type { PageTransaction } from './read-model';
import { type Queryable, readRows } from '../../../database/queryable';

export const FOLD_STATE = table('fold_state', {
  casino: column.key(column.text),
  fold: column.key(column.text),
  key: column.key(column.text),
  lastRecord: column.bigint,
  state: column.text,
  rulesRelease: column.text,
});

export const FOLD_VERSION = table('fold_version', {
  casino: column.key(column.text),
  fold: column.key(column.text),
  key: column.key(column.text),
  recordNumber: column.key(column.bigint),
  state: column.text,
});

interface FoldRow {
  readonly fold: string;
  readonly casino: string;
  readonly key: string;
  readonly state: string;
}

type FoldOfCasino = Omit<FoldRow, 'state'>;

const mapKey = ({ casino, key }: { casino: string; key: string }): string => `${casino}\0${key}`;

/** A state as JSON text: amounts keep every digit, and keys are sorted, so that equal states give equal texts. */
export const writeState = (state: unknown): string =>
  JSON.stringify(state, (_key, value: unknown) => {
    if (typeof value === 'bigint') return { $minor: value.toString() } satisfies WrittenMinor;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? sorted(value) : value;
  });

const sorted = (value: object): object =>
  Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

export const readState = <State>(text: string): State =>
  JSON.parse(text, (_key, value: unknown) => (isMinor(value) ? BigInt(value.$minor) : value)) as State;

const isMinor = (value: unknown): value is WrittenMinor =>
  typeof value === 'object' && value !== null && typeof (value as Partial<WrittenMinor>).$minor === 'string';

function statesOf<State>(rows: readonly FoldRow[]): Map<string, Map<string, State>> {
  const states = new Map<string, Map<string, State>>();
  for (const { casino, key, state } of rows) keptUnder(states, casino).set(key, readState<State>(state));
  return states;
}

function keptUnder<State>(states: Map<string, Map<string, State>>, casino: string): Map<string, State> {
  const kept = states.get(casino) ?? new Map<string, State>();
  states.set(casino, kept);
  return kept;
}

/**
 * Reads stored states of several folds with one query: those of `keys`, and in `casinos` all keys of the folds in
 * `whole`. Returns the rows by fold.
 */
export async function readFolds(
  page: Queryable,
  wanted: {
    readonly keys: readonly FoldOfCasino[];
    readonly whole?: readonly string[];
    readonly casinos?: readonly string[];
  },
): Promise<(fold: string) => readonly FoldRow[]> {
  const { keys, whole = [], casinos = [] } = wanted;
  const rows = await readRows<FoldRow>(
    page,
    `SELECT fold_state.fold, fold_state.casino, fold_state.key, fold_state.state
       FROM jsonb_to_recordset($1::jsonb) AS wanted(casino text, fold text, key text)
       JOIN fold_state ON fold_state.casino = wanted.casino AND fold_state.fold = wanted.fold AND fold_state.key = wanted.key
      UNION ALL
     SELECT fold, casino, key, state FROM fold_state WHERE casino = ANY ($2) AND fold = ANY ($3)`,
    [JSON.stringify(keys), casinos, whole],
  );
  const byFold = new Map<string, FoldRow[]>();
  for (const row of rows) {
    const others = byFold.get(row.fold);
    if (others === undefined) byFold.set(row.fold, [row]);
    else others.push(row);
  }
  return (fold) => byFold.get(fold) ?? [];
}

/** Writes the changed states of several folds: one statement for the states, one for the versions that some keep. */
export async function writeFolds(
  page: PageTransaction,
  folds: readonly FoldStates<unknown>[],
): Promise<void> {
  const changed = folds.map((fold) => fold.takeChanged());
  await replaceRows(
    page,
    FOLD_STATE,
    changed.flatMap(({ states }) => states),
  );
  await insertRows(
    page,
    FOLD_VERSION,
    changed.flatMap(({ versions }) => versions),
  );
}

/** The states of one fold, changed in memory and written by `writeFolds`; of each key the last state is stored. */
export class FoldStates<State> {
  private readonly states: Map<string, Map<string, State>>;
  private changed = new Map<string, { casino: string; key: string; record: bigint }>();
  private versions: { casino: string; key: string; record: bigint; state: State }[] = [];

  constructor(
    private readonly definition: {
      readonly fold: string;
      readonly initial: State;
      readonly keepsVersions?: boolean;
    },
    rows: readonly FoldRow[],
  ) {
    this.states = statesOf<State>(rows);
  }

  of(casino: string): Iterable<[key: string, State]> {
    return this.states.get(casino) ?? [];
  }

  get(casino: string, key: string): State {
    return this.states.get(casino)?.get(key) ?? this.definition.initial;
  }

  set(casino: string, key: string, next: { state: State; record: bigint }): void {
    if (next.state === this.get(casino, key)) return;
    keptUnder(this.states, casino).set(key, next.state);
    this.changed.set(mapKey({ casino, key }), { casino, key, record: next.record });
    if (this.definition.keepsVersions) this.versions.push({ casino, key, ...next });
  }

  /** The rows of states that changed since the last call. */
  takeChanged() {
    const { fold } = this.definition;
    const states = [...this.changed.values()].map(({ casino, key, record }) => ({
      casino,
      fold,
      key,
      lastRecord: record,
      state: writeState(this.get(casino, key)),
      rulesRelease: RELEASE,
    }));
    const versions = this.versions.map(({ casino, key, record, state }) => ({
      casino,
      fold,
      key,
      recordNumber: record,
      state: writeState(state),
    }));
    this.changed = new Map();
    this.versions = [];
    return { states, versions };
  }
}

interface FoldVersion<State> {
  readonly record: bigint;
  readonly state: State;
}

/** The versions of a fold from the one in force at record `from` on. */
export async function readVersions<State>(
  db: Queryable,
  { casino, fold, from }: { readonly casino: string; readonly fold: string; readonly from: bigint },
): Promise<FoldVersion<State>[]> {
  const rows = await readRows<{ recordNumber: bigint; state: string }>(
    db,
    `SELECT record_number, state FROM fold_version
      WHERE casino = $1 AND fold = $2 AND key = $1 AND record_number >= coalesce(
        (SELECT max(record_number) FROM fold_version WHERE casino = $1 AND fold = $2 AND key = $1 AND record_number < $3), 0)
      ORDER BY record_number`,
    [casino, fold, from],
  );
  return rows.map(({ recordNumber, state }) => ({ record: recordNumber, state: readState<State>(state) }));
}

/** The state after a record: the last version up to it. */
export const versionAfter = <State>(
  versions: readonly FoldVersion<State>[],
  record: bigint,
  initial: State,
): State => versions.findLast((version) => version.record <= record)?.state ?? initial;

/** An amount of a state as JSON: an object, because JSON numbers do not hold integers of any size. */
interface WrittenMinor {
  readonly $minor: string;
}
