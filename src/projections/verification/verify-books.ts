import type { DataSource } from 'typeorm';
import type { EventStorePort } from '../../event-store/event-store.port';
import { type Divergence } from '../generations/compare';
import { liveGeneration, schemaOf } from '../generations/generation';
import { rebuild, type RebuildReport } from '../generations/rebuild';
import { LogDamaged } from '../register/log-damaged';

/** One thing that does not hold, with the first place where it shows. */
export interface Problem {
  readonly check: 'chain' | 'trial-balance' | 'read-models';
  readonly detail: string;
}

/** What `verify` found. */
export interface Verdict {
  readonly ok: boolean;
  /** Records of the log that were read. */
  readonly records: number;
  readonly casinos: readonly { readonly id: string; readonly position: string; readonly chainHash: string }[];
  readonly problems: readonly Problem[];
}

/**
 * Proves the stored books from the log alone: recomputes record numbers and chain against the register, every entry
 * and balance, and every row of every read model in a generation of its own, which is dropped afterwards.
 */
export async function verifyBooks(dataSource: DataSource, store: EventStorePort): Promise<Verdict> {
  const unbalanced = await findUnbalanced(dataSource);
  const attempt = await rebuildToCompare(dataSource, store);
  const problems = [
    ...(attempt instanceof LogDamaged ? [{ check: 'chain' as const, detail: attempt.message }] : []),
    ...unbalanced,
    ...(attempt instanceof LogDamaged || !attempt.divergence
      ? []
      : [{ check: 'read-models' as const, detail: describeDivergence(attempt.divergence) }]),
  ];
  return {
    ok: problems.length === 0,
    records: attempt instanceof LogDamaged ? 0 : attempt.records,
    casinos: attempt instanceof LogDamaged ? [] : casinosOf(attempt),
    problems,
  };
}

async function rebuildToCompare(dataSource: DataSource, store: EventStorePort): Promise<RebuildReport | LogDamaged> {
  try {
    return await rebuild(dataSource, store, { afterwards: () => 'drop' });
  } catch (failure) {
    if (failure instanceof LogDamaged) return failure;
    throw failure;
  }
}

const casinosOf = ({ heads }: RebuildReport): Verdict['casinos'] =>
  [...heads]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { number, chainHash }]) => ({ id, position: number.toString(), chainHash }));

/** A sentence that names the row and, where it stands on both sides, what differs in it. */
export function describeDivergence({ table, key, kind, columns }: Divergence): string {
  const row = `${table} (${Object.entries(key)
    .map(([column, value]) => `${column} ${value}`)
    .join(', ')})`;
  switch (kind) {
    case 'only-live':
      return `${row} stands in the live table, and the log does not give it`;
    case 'only-rebuilt':
      return `${row} follows from the log, and the live table does not hold it`;
    case 'differs':
      return `${row}: ${columns
        .map(({ column, live, rebuilt }) => `${column} is ${live}, the log gives ${rebuilt}`)
        .join('; ')}`;
  }
}

/** Identity A1 on the live tables: each entry, and the trial balance, sums to zero in each currency. */
async function findUnbalanced(dataSource: DataSource): Promise<Problem[]> {
  return dataSource.transaction('REPEATABLE READ', async (manager) => {
    const live = schemaOf(await liveGeneration(manager.queryRunner!));
    const entries: { casino: string; record_number: bigint; currency: string; excess: bigint }[] = await manager.query(
      `SELECT casino, record_number, currency, sum(debit) - sum(credit) AS excess FROM ${live}.journal_line
        GROUP BY casino, record_number, currency HAVING sum(debit) <> sum(credit)
        ORDER BY casino, record_number LIMIT 1`,
    );
    const totals: { casino: string; currency: string; excess: bigint }[] = await manager.query(
      `SELECT casino, currency, sum(debit) - sum(credit) AS excess FROM ${live}.day_total
        GROUP BY casino, currency HAVING sum(debit) <> sum(credit) ORDER BY casino, currency LIMIT 1`,
    );
    return [
      ...entries.map(({ casino, record_number, currency, excess }) =>
        problem(`casino ${casino}: the entry of record ${record_number} has ${excess} ${currency} minor units too much debit`),
      ),
      ...totals.map(({ casino, currency, excess }) =>
        problem(`casino ${casino}: the trial balance has ${excess} ${currency} minor units too much debit`),
      ),
    ];
  });
}

const problem = (detail: string): Problem => ({ check: 'trial-balance', detail });
