import { underPath } from '../_core/store/account-conditions';
import type { EntryLine } from '../_core/journal-entry';
import type { AccountBalance } from './account-movements';
import type { Minor } from '../../kernel/money';
import type { Queryable } from '../../database/queryable';
import { readRows } from '../../database/queryable';
import type { Period } from '../../kernel/gaming-day';

/** The parameters `$1` to `$4` for the conditions below. */
export const periodParameters = ({ casino, position, from, asOf }: Period): unknown[] => [
  casino,
  position.toString(),
  from ?? null,
  asOf ?? null,
];

/** The condition that a line or a total is of casino `$1`, on or after day `$3` and on or before day `$4`. */
export const inPeriod = ({ day }: Period): string =>
  `casino = $1 AND ($3::date IS NULL OR ${day} >= $3::date) AND ($4::date IS NULL OR ${day} <= $4::date)`;

/** Totals are kept per block of this many consecutive records. */
export const RECORDS_OF_A_BLOCK = 10_000n;

export const blockOf = (record: bigint): bigint => record / RECORDS_OF_A_BLOCK;

/** What a line adds to a total: its amounts, in the block of its record. */
export const addedToBlock = (record: bigint, { account, currency, debit, credit }: EntryLine) => ({
  account,
  currency,
  block: blockOf(record),
  debit,
  credit,
  lines: 1n,
});

/**
 * The condition that a total has no record of a later block than the position; `$position` is the text of the
 * parameter.
 */
export const totalKnownAt = ($position: string): string =>
  `block <= ${$position}::bigint / ${RECORDS_OF_A_BLOCK}`;

export const lineRecordedAfter = ($position: string): string =>
  `record_number > ${$position}::bigint
   AND record_number < (${$position}::bigint / ${RECORDS_OF_A_BLOCK} + 1) * ${RECORDS_OF_A_BLOCK}`;

/** Debits and credits of one account in one currency, in minor units. */
export interface AccountSum {
  readonly account: string;
  readonly currency: string;
  readonly debits: Minor;
  readonly credits: Minor;
}

export interface AccountChoice {
  /** Selects this path and all paths below it: `chips` selects every account of chips. All accounts if undefined. */
  readonly under?: string | undefined;
  /** An account and a currency. */
  readonly after?: readonly string[] | undefined;
  readonly limit?: number;
}

/**
 * Reads the sums of accounts over a period as known at a position, ordered by path: the totals by day and block, less
 * the lines of the position's block that were recorded later. Accounts without a line by then are omitted.
 */
export const accountSums = (
  db: Queryable,
  period: Period,
  { under, after, limit }: AccountChoice = {},
): Promise<AccountSum[]> =>
  readRows(
    db,
    `SELECT account, currency, sum(debit) AS debits, sum(credit) AS credits
       FROM (SELECT account, currency, debit, credit, lines FROM day_total
              WHERE ${inPeriod(period)} AND ${totalKnownAt('$2')}
             UNION ALL
             SELECT account, currency, -debit, -credit, -1 FROM journal_line
              WHERE ${inPeriod(period)} AND ${lineRecordedAfter('$2')}) known
      WHERE ($5::text IS NULL OR ${underPath('$5')})
        AND ($6::text IS NULL OR (account, currency) > ($6 COLLATE "C", $7::text))
      GROUP BY account, currency HAVING sum(lines) > 0 ORDER BY account, currency LIMIT $8`,
    [...periodParameters(period), under ?? null, after?.[0] ?? null, after?.[1] ?? null, limit ?? null],
  );

/** Reads debits less credits of accounts over a period, including zero balances; see `accountSums`. */
export const accountBalances = async (
  db: Queryable,
  period: Period,
  choice?: AccountChoice,
): Promise<AccountBalance[]> =>
  (await accountSums(db, period, choice)).map(({ account, currency, debits, credits }) => ({
    account,
    currency,
    balance: debits - credits,
  }));

export interface SubLedgerSum {
  readonly account: string;
  readonly subLedger: string;
  readonly currency: string;
  readonly balance: Minor;
}

export interface SubLedgersWanted {
  readonly casino: string;
  readonly account: string;
  readonly position: bigint;
  readonly asOf?: string | undefined;
  readonly day: 'booking_day' | 'gaming_day';
}

/**
 * Reads the sub-ledgers with a balance, by name: current balances less what was recorded, or counts, later. The rest of
 * an account's totals has no sub-ledger. Returns one list for each requested account, in that order, with one statement
 * each, because the database would scan the whole journal for accounts in a table.
 */
export async function subLedgerSums(
  db: Queryable,
  wanted: readonly SubLedgersWanted[],
): Promise<SubLedgerSum[][]> {
  const sums: SubLedgerSum[][] = [];
  for (const each of wanted) sums.push(await sumsOf(db, each));
  return sums;
}

const sumsOf = (
  db: Queryable,
  { casino, account, position, asOf, day }: SubLedgersWanted,
): Promise<SubLedgerSum[]> =>
  readRows(
    db,
    `WITH named AS (${namedBy(day)}), unnamed AS (
       SELECT '' AS sub_ledger, currency, amount
         FROM (${inTotalBy(day)} UNION ALL SELECT currency, -amount FROM named) rest)
     SELECT $2::text AS account, sub_ledger, currency, sum(amount) AS balance
       FROM (SELECT * FROM named UNION ALL SELECT * FROM unnamed) known
      GROUP BY 2, 3 HAVING sum(amount) <> 0 ORDER BY 2, 3`,
    [casino, account, position, asOf ?? null],
  );

/** Written so that an index of the lines with a sub-ledger can answer it. */
const namedBy = (day: SubLedgersWanted['day']): string => `
  SELECT sub_ledger, currency, amount FROM balance WHERE casino = $1 AND account = $2 AND sub_ledger <> ''
  UNION ALL
  SELECT sub_ledger, currency, credit - debit FROM journal_line
   WHERE casino = $1 AND account = $2 AND sub_ledger <> '' AND (record_number > $3 OR ${day} > $4::date)`;

const inTotalBy = (day: SubLedgersWanted['day']): string => `
  SELECT currency, debit - credit AS amount FROM day_total
   WHERE casino = $1 AND account = $2 AND ${totalKnownAt('$3')} AND ($4::date IS NULL OR ${day} <= $4::date)
  UNION ALL
  SELECT currency, credit - debit FROM journal_line
   WHERE casino = $1 AND account = $2 AND ${lineRecordedAfter('$3')} AND ($4::date IS NULL OR ${day} <= $4::date)`;

export async function readDaysPosted(
  db: Queryable,
  wanted: {
    readonly casino: string;
    readonly day: Period['day'];
    readonly after: bigint;
    readonly upTo: bigint;
  },
): Promise<string[]> {
  const rows = await readRows<{ day: string }>(
    db,
    `SELECT DISTINCT ${wanted.day} AS day FROM journal_line
      WHERE casino = $1 AND record_number > $2 AND record_number <= $3 ORDER BY 1`,
    [wanted.casino, wanted.after, wanted.upTo],
  );
  return rows.map(({ day }) => day);
}

export interface RecordsOfDays {
  readonly first: bigint;
  readonly last: bigint;
}

/**
 * Finds the first and last record with lines of a period, so that a search in the order of records can skip those of
 * other days; undefined if there is none. It costs two index lookups for each day.
 */
export async function recordsOfDays(db: Queryable, period: Period): Promise<RecordsOfDays | undefined> {
  const rows = await readRows<{ first: bigint | null; last: bigint | null }>(
    db,
    `SELECT min(first) AS first, max(last) AS last
       FROM (SELECT DISTINCT booking_day AS day FROM day_total WHERE ${inPeriod(period)}) posted
      CROSS JOIN LATERAL (SELECT record_number AS first FROM journal_line
                           WHERE casino = $1 AND booking_day = posted.day AND record_number <= $2
                           ORDER BY record_number LIMIT 1) earliest
      CROSS JOIN LATERAL (SELECT record_number AS last FROM journal_line
                           WHERE casino = $1 AND booking_day = posted.day AND record_number <= $2
                           ORDER BY record_number DESC LIMIT 1) latest`,
    periodParameters(period),
  );
  const { first = null, last = null } = rows[0] ?? {};
  return first === null || last === null ? undefined : { first, last };
}

/** An account over a period in one currency; balances are debits less credits. */
export interface AccountInPeriod {
  readonly currency: string;
  readonly opening: Minor;
  readonly debits: Minor;
  readonly credits: Minor;
  readonly closing: Minor;
  readonly subLedgers: readonly SubLedgerSum[];
}

/** Reads an account over a period, by currency; empty for an account without a line until its last day. */
export async function readStatement(
  db: Queryable,
  account: string,
  period: Period,
): Promise<AccountInPeriod[]> {
  const ofAccount = (sums: readonly AccountSum[]) => sums.filter((sum) => sum.account === account);
  const until = ofAccount(await accountSums(db, { ...period, from: undefined }, { under: account }));
  const within = ofAccount(await accountSums(db, period, { under: account }));
  const [subLedgers = []] = await subLedgerSums(db, [{ ...period, account }]);
  return until.map(({ currency, debits: debitsUntil, credits: creditsUntil }) => {
    const { debits, credits } = within.find((sum) => sum.currency === currency) ?? {
      debits: 0n,
      credits: 0n,
    };
    const closing = debitsUntil - creditsUntil;
    const opening = closing - (debits - credits);
    const own = subLedgers.filter((each) => each.currency === currency);
    return { currency, opening, debits, credits, closing, subLedgers: own };
  });
}
