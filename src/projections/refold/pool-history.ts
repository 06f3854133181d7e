import type { PoolAt, PoolFact, PoolHolding } from '../../accounting/refold/pool-fold';
import type { Pool } from '../../domain/jackpot/pool';
import type { EntryLine } from '../../accounting/journal-entry';
import { asCounted, uncorrected } from '../../domain/corrections/corrected-fact';
import { jackpotOf } from '../../accounting/account-paths';
import type { EventStorePort } from '../../event-store/event-store.port';
import { readState } from '../folds/state-text';
import type { PageTransaction } from '../read-model';
import { readCorrectedFacts } from './corrected-facts';
import { readRecords, type RecordInStream } from './read-records';
import { readStandingEntries } from './standing-entries';

/** A pool from one of its turns on. */
export interface PoolHistory {
  /** What was known of it before. */
  readonly from: PoolAt;
  readonly facts: readonly PoolFact[];
  /** What rounds before it posted that facts of it declare void. */
  readonly entries: ReadonlyMap<bigint, readonly EntryLine[]>;
}

interface PoolTurn {
  readonly casino: string;
  readonly pool: string;
  readonly turn: string;
}

type FactRow = RecordInStream & { readonly turn: string; readonly reverses: bigint | null };

/** Reads the facts of a pool from a turn on, with what was known of it before them. */
export async function readPoolHistory(
  page: PageTransaction,
  store: EventStorePort,
  of: PoolTurn,
): Promise<PoolHistory> {
  const { casino, pool, turn } = of;
  const rows: FactRow[] = await page.query(
    `SELECT f.turn, f.reverses, r.number, r.casino, r.place, r.source, r.event_id, r.stream, r.stream_version
       FROM pool_fact f JOIN register.record r ON r.casino = f.casino AND r.number = f.record_number
      WHERE f.casino = $1 AND f.pool = $2 AND f.turn >= $3 ORDER BY f.turn, f.record_number`,
    [casino, pool, turn],
  );
  const records = rows.map(({ number }) => number);
  const reversed = rows.flatMap(({ reverses }) => (reverses === null ? [] : [reverses]));
  return {
    from: { pool, state: await stateBefore(page, of), held: await heldBefore(page, { ...of, records }) },
    facts: await factsOf(page, store, { casino, rows }),
    entries: await readStandingEntries(page, casino, reversed),
  };
}

async function factsOf(
  page: PageTransaction,
  store: EventStorePort,
  { casino, rows }: { readonly casino: string; readonly rows: readonly FactRow[] },
): Promise<PoolFact[]> {
  const events = await readRecords(store, rows);
  const corrected = await readCorrectedFacts(
    page,
    casino,
    rows.map(({ number }) => number),
  );
  return rows.flatMap(({ number: record, turn, reverses }): PoolFact[] => {
    const event = asCounted(events.get(record)!, corrected.get(record) ?? uncorrected);
    return event === undefined ? [] : [{ record, event, turn, ...(reverses === null ? {} : { reverses }) }];
  });
}

async function stateBefore(
  page: PageTransaction,
  { casino, pool, turn }: PoolTurn,
): Promise<Pool | undefined> {
  const [row]: { state: string }[] = await page.query(
    `SELECT state FROM pool_fact WHERE casino = $1 AND pool = $2 AND turn < $3
      ORDER BY turn DESC, record_number DESC LIMIT 1`,
    [casino, pool, turn],
  );
  return row === undefined ? undefined : (readState<Pool | null>(row.state) ?? undefined);
}

/** What the accounts of the pool hold now, less what these facts have come to. */
async function heldBefore(
  page: PageTransaction,
  { casino, pool, records }: PoolTurn & { readonly records: readonly bigint[] },
): Promise<PoolHolding[]> {
  const rows: { account: string; sub_ledger: string; currency: string; amount: bigint }[] = await page.query(
    `SELECT account, sub_ledger, currency, sum(amount) AS amount
       FROM (SELECT account, sub_ledger, currency, amount FROM balance WHERE casino = $1
             UNION ALL
             SELECT account, coalesce(sub_ledger, ''), currency, credit - debit FROM journal_line
              WHERE casino = $1 AND record_number = ANY ($4) AND cause_record IS NULL
             UNION ALL
             SELECT account, coalesce(sub_ledger, ''), currency, credit - debit FROM journal_line
              WHERE casino = $1 AND of_record = ANY ($4) AND cause_record IS NOT NULL) known
      WHERE account = $2 OR account = 'prizes-payable' AND sub_ledger = $3
      GROUP BY 1, 2, 3 HAVING sum(amount) <> 0 ORDER BY 1, 2, 3`,
    [casino, jackpotOf(pool), pool, records.map(String)],
  );
  return rows.map(({ sub_ledger, ...row }) => ({
    ...row,
    subLedger: sub_ledger === '' ? undefined : sub_ledger,
  }));
}
