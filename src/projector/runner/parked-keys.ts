import type { CasinoEvent } from '../../kernel/envelope';
import { findStream, shortName } from '../../ledger/event-contract/streams';
import { partitionKeyOf } from '../../ledger/fact-order/place.state';
import { type PageTransaction, appendOnly } from '../../ledger/_core/store/read-model';
import type { NumberedEvent } from '../../ledger/_core/store/numbered-event';
import { type Queryable, readRows } from '../../database/queryable';
import { schemaOf } from '../generations/generation';
import { column, table } from '../../database/table';

export const parkingKeyOf = (event: CasinoEvent): string =>
  partitionKeyOf(event) ?? shortName(findStream(event) ?? event.source);

export class ParkedKeys {
  private constructor(private readonly keys: Set<string>) {}

  static async load(page: PageTransaction, casinos: readonly string[]): Promise<ParkedKeys> {
    const rows = await readRows<{ casino: string; partitionKey: string }>(
      page,
      `SELECT DISTINCT casino, fold_key AS partition_key FROM parked_record WHERE casino = ANY ($1)`,
      [casinos],
    );
    return new ParkedKeys(new Set(rows.map(({ casino, partitionKey }) => `${casino}\0${partitionKey}`)));
  }

  waitingWith({ casino, standing, event }: NumberedEvent): string | undefined {
    if (this.keys.size === 0 || standing !== 'counted') return undefined;
    const key = parkingKeyOf(event);
    return this.has(casino, key) ? key : undefined;
  }

  isParked(casino: string, event: CasinoEvent): boolean {
    return this.keys.size > 0 && this.has(casino, parkingKeyOf(event));
  }

  has(casino: string, key: string): boolean {
    return this.keys.has(`${casino}\0${key}`);
  }

  add(casino: string, key: string): void {
    this.keys.add(`${casino}\0${key}`);
  }
}

export async function countParked(db: Queryable, generation: number): Promise<number> {
  const rows = await readRows<{ parked: number }>(
    db,
    `SELECT count(*)::integer AS parked FROM ${schemaOf(generation)}.parked_record`,
  );
  return rows[0]!.parked;
}

export async function countParkedKeys(db: Queryable, generation: number): Promise<number> {
  const rows = await readRows<{ keys: number }>(
    db,
    `SELECT count(*)::integer AS keys FROM (SELECT DISTINCT casino, fold_key FROM ${schemaOf(generation)}.parked_record) parked`,
  );
  return rows[0]!.keys;
}

export interface ParkedKey {
  readonly key: string;
  readonly record: bigint;
  readonly gamingDay: string;
}

interface Reached {
  readonly position: bigint;
  readonly parked: readonly ParkedKey[];
}

type ReachedRow = { lastNumber: bigint } & (
  | { partitionKey: string; recordNumber: bigint; gamingDay: string }
  | { partitionKey: null }
);

export async function readReached(db: Queryable, casino: string): Promise<Reached | undefined> {
  const rows = await readRows<ReachedRow>(
    db,
    `SELECT last_number, fold_key AS partition_key, record_number, gaming_day
       FROM register.casino LEFT JOIN
            (SELECT casino, fold_key, min(record_number) AS record_number, gaming_day::text AS gaming_day
               FROM parked_record WHERE casino = $1 GROUP BY casino, fold_key, gaming_day) parked USING (casino)
      WHERE casino = $1`,
    [casino],
  );
  const parked = rows.flatMap((row) =>
    row.partitionKey === null
      ? []
      : [{ key: row.partitionKey, record: row.recordNumber, gamingDay: row.gamingDay }],
  );
  return rows[0] && { position: rows[0].lastNumber, parked };
}

/** A bug: the facts of a key could not be evaluated. Evaluation never fails because of the content of an event. */
export class FoldFault extends Error {
  constructor(
    readonly key: string,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'FoldFault';
  }
}

/**
 * Runs a computation for an event, without database or log, so that any failure is a bug and will recur.
 * @throws FoldFault under the key with which the event is parked
 */
export function evaluating<Answer>(event: CasinoEvent, work: () => Answer): Answer {
  try {
    return work();
  } catch (failure) {
    throw new FoldFault(parkingKeyOf(event), failure);
  }
}

/**
 * SQLSTATEs of rows that the database can never hold: data that do not fit, broken constraints, values beyond its
 * limits. After any other error, a repetition may succeed.
 */
const REFUSING = /^(21|22|23|54)/;

type Ended<Answer> = { readonly done: Answer; readonly refused?: never } | Refused;

interface Refused {
  readonly done?: never;
  readonly refused: Error;
}

export const savepoint = (
  page: PageTransaction,
  act: 'SAVEPOINT' | 'RELEASE SAVEPOINT' | 'ROLLBACK TO SAVEPOINT',
): Promise<unknown> => page.query(`${act} rows`);

/** Runs work inside the transaction; if the database refuses rows, the work is rolled back. */
export async function unlessRefused<Answer>(
  page: PageTransaction,
  work: () => Promise<Answer>,
): Promise<Ended<Answer>> {
  await savepoint(page, 'SAVEPOINT');
  try {
    const done = await work();
    await savepoint(page, 'RELEASE SAVEPOINT');
    return { done };
  } catch (failure) {
    const { code, table } = failure as { readonly code?: unknown; readonly table?: string };
    if (typeof code !== 'string' || !REFUSING.test(code)) throw failure;
    await savepoint(page, 'ROLLBACK TO SAVEPOINT');
    await savepoint(page, 'RELEASE SAVEPOINT');
    // The text is the same in every generation, because generations are compared row by row.
    const where = table === undefined ? '' : ` of ${table}`;
    return { refused: new Error(`the database refuses rows${where}: SQLSTATE ${code}`, { cause: failure }) };
  }
}

export const PARKED_RECORD = table('parked_record', {
  casino: column.key(column.text),
  recordNumber: column.key(column.bigint),
  gamingDay: column.date,
  partitionKey: column.storedAs('fold_key', column.text),
  fault: column.optional(column.text),
});

/** Parked records: the first of a key with the fault that stopped it, later ones without. */
export const parkedRecordReadModel = appendOnly(PARKED_RECORD, ({ casino, number, event, parked }) =>
  parked === undefined
    ? []
    : [
        {
          casino,
          recordNumber: number,
          gamingDay: event.gamingday,
          partitionKey: parked.key,
          fault: parked.fault ?? null,
        },
      ],
);
