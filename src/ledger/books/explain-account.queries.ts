import { isUnder } from '../_core/store/account-conditions';
import type { CountedThing, CountExplanation, Explanation, Term } from '../_core/books/cell-part';
import { addressOfFigure, type Figure, type TieOutFigure } from '../_core/books/figure';
import { jackpotOf } from '../_core/account-paths';
import type { Minor } from '../../kernel/money';
import { readCasinoBooks } from '../casino/known-days.queries';
import { readMeters } from '../jackpot/meters.queries';
import { accountSums, lineRecordedAfter, totalKnownAt } from '../journal/account-sums.queries';
import { type Queryable, readRows } from '../../database/queryable';
import { type BooksAt, creditBalance, debitBalance, lineTerms, readLines } from '../journal/journal.queries';
import type { Counted, TieOutRow } from '../gaming-day/tie-out';
import { readGamingDay } from '../gaming-day/gaming-day.queries';

/** Explains the balance of an account at the end of a booking day by the movements of each day; debits are positive. */
export async function explainBalance(
  db: Queryable,
  at: BooksAt,
  { account, day, currency }: { readonly account: string; readonly day?: string; readonly currency?: string },
): Promise<Explanation | undefined> {
  const held = await balanceOf(db, at, { account, currency, asOf: day });
  if (held === undefined) return undefined;
  return { ...held, terms: await movementTerms(db, at, { account, day, currency: held.currency, sign: 1 }) };
}

async function movementTerms(
  db: Queryable,
  { casino, position }: BooksAt,
  {
    account,
    day,
    currency,
    sign,
  }: {
    readonly account: string;
    readonly day: string | undefined;
    readonly currency: string;
    readonly sign: 1 | -1;
  },
): Promise<Term[]> {
  const days = await readRows<{ day: string; amount: Minor }>(
    db,
    `SELECT booking_day AS day, sum(debit - credit) AS amount FROM journal_line
      WHERE casino = $1 AND record_number <= $2 AND account = $3 AND currency = $4
        AND ($5::date IS NULL OR booking_day <= $5::date)
      GROUP BY 1 ORDER BY 1`,
    [casino, position, account, currency, day ?? null],
  );
  return days.map(({ day: of, amount }): Term => ({
    kind: 'figure',
    sign,
    amount: BigInt(sign) * amount,
    figure: addressOfFigure({ kind: 'movement', account, day: of, currency }),
  }));
}

export async function explainMovement(
  db: Queryable,
  at: BooksAt,
  { account, day, currency }: { readonly account: string; readonly day: string; readonly currency?: string },
): Promise<Explanation | undefined> {
  const amounts = await balanceOf(db, at, { account, currency, from: day, asOf: day });
  if (amounts === undefined) return undefined;
  const lines = await readLines(db, at, {
    where: 'account = $3 AND booking_day = $4::date AND currency = $5',
    parameters: [account, day, amounts.currency],
  });
  return { ...amounts, terms: lineTerms(lines, debitBalance) };
}

/** Explains the meter of a pool, at the end of a booking day or now; credits are positive. */
export async function explainMeter(
  db: Queryable,
  at: BooksAt,
  { pool, day }: { readonly pool: string; readonly day?: string },
): Promise<Explanation | undefined> {
  const account = jackpotOf(pool);
  const held = await balanceOf(db, at, { account, asOf: day });
  if (held === undefined) return undefined;
  const [meter = 0n] = await readMeters(db, [{ ...at, pool }]);
  const { currency } = held;
  const amount = day === undefined ? meter : -held.amount;
  return { amount, currency, terms: await movementTerms(db, at, { account, day, currency, sign: -1 }) };
}

export async function explainCommission(
  db: Queryable,
  at: BooksAt,
  { day, table }: { readonly day: string; readonly table?: string },
): Promise<Explanation | undefined> {
  const lines = await readLines(db, at, {
    where: `${isUnder('commission')} AND gaming_day = $3::date AND ($4::text IS NULL OR table_id = $4)`,
    parameters: [day, table ?? null],
  });
  if (lines.length === 0) return undefined;
  const { currency: ofBooks } = await readCasinoBooks(db, at);
  const { currency } = lines.find((line) => line.currency === ofBooks) ?? lines[0]!;
  const rows = await readRows<{ amount: Minor }>(
    db,
    `SELECT coalesce(sum(credit - debit), 0) AS amount
       FROM (SELECT debit, credit FROM session_total
              WHERE casino = $1 AND gaming_day = $3::date AND ${isUnder('commission')} AND currency = $5
                AND ($4::text IS NULL OR table_id = $4) AND ${totalKnownAt('$2')}
             UNION ALL
             SELECT -debit, -credit FROM journal_line
              WHERE casino = $1 AND gaming_day = $3::date AND ${isUnder('commission')} AND currency = $5
                AND ($4::text IS NULL OR table_id = $4) AND ${lineRecordedAfter('$2')}) known`,
    [at.casino, at.position, day, table ?? null, currency],
  );
  const own = lines.filter((line) => line.currency === currency);
  return { amount: rows[0]!.amount, currency, terms: lineTerms(own, creditBalance) };
}

async function balanceOf(
  db: Queryable,
  at: BooksAt,
  {
    account,
    currency: wanted,
    ...days
  }: {
    readonly account: string;
    readonly currency?: string | undefined;
    readonly from?: string;
    readonly asOf?: string | undefined;
  },
): Promise<Pick<Explanation, 'amount' | 'currency'> | undefined> {
  const sums = await accountSums(db, { ...at, ...days, day: 'booking_day' }, { under: account });
  const { currency } = await readCasinoBooks(db, at);
  const ofAccount = sums.filter((sum) => sum.account === account);
  const own =
    wanted === undefined
      ? (ofAccount.find((sum) => sum.currency === currency) ?? ofAccount[0])
      : ofAccount.find((sum) => sum.currency === wanted);
  return own && { amount: own.debits - own.credits, currency: own.currency };
}

export const isCount = (figure: Figure): figure is TieOutFigure =>
  figure.kind === 'tie-out' && figure.side === 'counted';

/**
 * Lists the events and findings behind a row that compares words; undefined if the day has no such row. A closed day
 * answers as at its close.
 */
export async function explainCount(
  db: Queryable,
  at: BooksAt,
  { day, check, place }: TieOutFigure,
): Promise<CountExplanation | undefined> {
  const { tieOuts, checkedThrough } = await readGamingDay(db, { ...at, day });
  const rows = tieOuts.find((tieOut) => tieOut.check === check)?.rows ?? [];
  const row = rows.find((each): each is CountedRow => each.at === place && each.counted !== undefined);
  if (row === undefined) return undefined;
  const { expected, found, ties, counted } = row;
  const things = await readCounted(db, { casino: at.casino, position: checkedThrough }, counted);
  return { expected, found, ties, counted: things };
}

type CountedRow = TieOutRow & { readonly counted: readonly Counted[] };

const readCounted = (
  db: Queryable,
  { casino, position }: BooksAt,
  counted: readonly Counted[],
): Promise<CountedThing[]> =>
  readRows(
    db,
    `SELECT 'event' AS kind, event_id AS id, type AS what, number AS record_number, ARRAY[event_id] AS event_ids
       FROM register.record WHERE casino = $1 AND number <= $2 AND number = ANY ($3::bigint[])
     UNION ALL
     SELECT 'finding', finding_id::text, code, opened_by, event_ids
       FROM finding WHERE casino = $1 AND opened_by <= $2 AND finding_id = ANY ($4::uuid[])
      ORDER BY 4, 1, 2`,
    [
      casino,
      position,
      counted.flatMap((each) => ('record' in each ? [each.record] : [])),
      counted.flatMap((each) => ('finding' in each ? [each.finding] : [])),
    ],
  );
