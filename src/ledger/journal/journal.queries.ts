import type { AccountBranch } from '../_core/chart-of-accounts';
import { underPath } from '../_core/store/account-conditions';
import type { ExplainingLine, Term, PostedMove } from '../_core/books/cell-part';
import type { Minor } from '../../kernel/money';
import { factOf, placesOf } from '../_core/store/statement-parts';
import { type Queryable, readRows } from '../../database/queryable';
import type { BooksPage } from '../../database/books-page';
import { accountBalances, recordsOfDays } from './account-sums.queries';
import type { BookSpan, FromDay } from '../_core/books/book-facts.queries';
import type { AccountMovements } from './account-movements';
import { previousGamingDay } from '../../kernel/gaming-day';
import type { EvaluatedEvent } from '../_core/store/read-model';

export interface BooksAt {
  readonly casino: string;
  readonly position: bigint;
}

type LineRow = Omit<ExplainingLine, 'exact'> & {
  readonly numerator: bigint | null;
  readonly denominator: bigint | null;
};

/**
 * Reads the lines that satisfy a condition, in order. `$1` is the casino and `$2` the last record; the parameters of
 * the condition follow.
 */
export async function readLines(
  db: Queryable,
  { casino, position }: BooksAt,
  choice: { readonly where: string; readonly parameters: readonly unknown[]; readonly limit?: number },
): Promise<ExplainingLine[]> {
  const { where, parameters, limit } = choice;
  const rows = await readRows<LineRow>(
    db,
    `SELECT record_number, line, entry_kind, of_record, ${factOf('journal_line')} AS fact, source,
            event_id, event_type, gaming_day, booking_day,
            account, sub_ledger, table_id AS table, game, session_no, debit, credit,
            currency, basis, rule_id, rules_release, slip, undoes, exact_numerator AS numerator,
            exact_denominator AS denominator
       FROM journal_line WHERE casino = $1 AND record_number <= $2 AND (${where})
      ORDER BY record_number, line LIMIT ${limit ?? 'ALL'}`,
    [casino, position, ...parameters],
  );
  return rows.map(({ numerator, denominator, ...line }) =>
    numerator === null || denominator === null ? line : { ...line, exact: { numerator, denominator } },
  );
}

export const readLinesOfFact = (
  db: Queryable,
  { casino, position, record, limit }: BooksAt & { readonly record: bigint; readonly limit: number },
): Promise<ExplainingLine[]> =>
  readLines(
    db,
    { casino, position },
    {
      where: `cause_record IS NULL AND record_number = $3 OR cause_record IS NOT NULL AND of_record = $3`,
      parameters: [record],
      limit,
    },
  );

/** Reads the accounts with a line until a position, skipping through the index from one account to the next. */
export async function readAccountPaths(db: Queryable, { casino, position }: BooksAt): Promise<string[]> {
  const first = (beyond: string): string =>
    `SELECT account, record_number FROM journal_line WHERE casino = $1 ${beyond} ORDER BY account, record_number LIMIT 1`;
  const rows = await readRows<{ readonly account: string }>(
    db,
    `WITH RECURSIVE known (account, record_number) AS (
       (${first('')})
       UNION ALL
       SELECT next.* FROM known CROSS JOIN LATERAL (${first('AND account > known.account')}) next)
     SELECT account FROM known WHERE record_number <= $2 ORDER BY account`,
    [casino, position],
  );
  return rows.map(({ account }) => account);
}

export const lineTerms = (lines: readonly ExplainingLine[], added: (line: ExplainingLine) => Minor): Term[] =>
  lines.flatMap((line) => {
    const amount = added(line);
    return amount === 0n ? [] : [{ kind: 'line' as const, amount, line }];
  });

export const debitBalance = ({ debit, credit }: ExplainingLine): Minor => debit - credit;
export const creditBalance = ({ debit, credit }: ExplainingLine): Minor => credit - debit;

/**
 * Reads what the facts of the days moved on accounts, in the order of the facts, as known at the position: by their
 * gaming days, or by their booking days, which are never earlier. From the beginning if `day` is undefined.
 */
export async function readPostedMoves(
  db: Queryable,
  { casino, position, day, until }: FromDay,
  {
    under,
    by,
    basis,
  }: {
    readonly under: readonly AccountBranch[];
    readonly by: 'gaming_day' | 'booking_day';
    readonly basis?: 'count';
  },
): Promise<PostedMove[]> {
  const span =
    day === undefined
      ? { first: 0n, last: position }
      : await recordsOfDays(db, { casino, position, from: day, asOf: until, day: by });
  if (span === undefined) return [];
  return readRows(
    db,
    `SELECT fact AS of_record, event_type AS type, line.gaming_day, booking_day, account,
            coalesce(sub_ledger, '') AS sub_ledger, table_id AS table, session_no, currency,
            placed.place, min(source) AS source, min(event_id) AS event_id, sum(debit - credit) AS amount
       FROM (${under.map((_path, index) => linesUnder(`$${index + 7}`)).join(' UNION ALL ')}) line
       ${placesOf('line', '$6', { record: 'fact' })}
      WHERE ($3::date IS NULL OR booking_day >= $3::date AND line.${by} >= $3::date) AND line.${by} <= $4::date
        ${basis === undefined ? '' : `AND basis = '${basis}'`}
      GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, placed.place HAVING sum(debit - credit) <> 0
      ORDER BY placed.place, 1, 5, 6, 9, 4`,
    [casino, span.last, day ?? null, until, span.first, position, ...under],
  );
}

const linesUnder = ($path: string): string => `
  SELECT posted.*, ${factOf('posted')} AS fact FROM journal_line posted
   WHERE casino = $1 AND record_number BETWEEN $5 AND $2
     AND account >= ${$path} AND account < ${$path} || ';' AND ${underPath($path)}`;

/** Reads an account and those below it: the balance before the days of a book, and the moves of these days. */
export async function readAccountMovements(
  db: Queryable,
  span: BookSpan,
  account: AccountBranch,
): Promise<AccountMovements> {
  const { casino, position } = span;
  const asOf = previousGamingDay(span.day);
  const period = { casino, position, asOf, day: 'booking_day' } as const;
  const before = await accountBalances(db, period, { under: account });
  return {
    dayBefore: asOf,
    before: before.filter(({ balance }) => balance !== 0n),
    moves: await readPostedMoves(db, span, { under: [account], by: 'booking_day' }),
  };
}

/** An amount booked on another day than that of its facts, by account and cause. Minor units. */
export interface RestatedAmount {
  readonly ownDay: string;
  readonly bookedIn: string;
  readonly account: string;
  readonly currency: string;
  readonly amount: Minor;
  readonly cause: bigint;
  readonly causeSource: string;
  readonly causeId: string;
  readonly causeType: string;
}

/**
 * Reads amounts booked on a day other than that of their facts, posted between two positions, by own day, account and
 * the event that caused them.
 */
export const readRestatement = (
  db: Queryable,
  { casino, position, after, limit }: BooksPage,
  from: bigint,
): Promise<RestatedAmount[]> =>
  readRows(
    db,
    `SELECT late.*, cause.source AS cause_source, cause.event_id AS cause_id, cause.type AS cause_type
       FROM (SELECT gaming_day::text COLLATE "C" AS own_day, booking_day::text COLLATE "C" AS booked_in, account, currency, record_number AS cause,
                    sum(debit - credit) AS amount
               FROM journal_line
              WHERE casino = $1 AND record_number > $2 AND record_number <= $3 AND booking_day <> gaming_day
              GROUP BY 1, 2, 3, 4, 5 HAVING sum(debit - credit) <> 0) late
       JOIN register.record cause ON cause.casino = $1 AND cause.number = late.cause
      WHERE $4::text IS NULL
         OR (own_day, booked_in, account, currency, late.cause)
          > ($4 COLLATE "C", $5 COLLATE "C", $6 COLLATE "C", $7::text, $8::bigint)
      ORDER BY own_day, booked_in, account, currency, late.cause LIMIT $9`,
    [casino, from, position, ...[0, 1, 2, 3, 4].map((part) => after?.[part] ?? null), limit],
  );

interface OfSession extends Pick<EvaluatedEvent, 'event'> {
  readonly session: Pick<EvaluatedEvent['session'], 'opening'>;
}

export function gameOf({ event, session }: OfSession): string | null {
  const game = (event.data as { game?: unknown } | null)?.game;
  return typeof game === 'string' ? game : (session.opening?.game ?? null);
}

/**
 * Whether lines reverse earlier ones: those of a void, and reversals of other entries. The reversal of a void's entry
 * restores the round instead.
 */
export const undoesEarlier = ({ entry, reverses }: Pick<EvaluatedEvent, 'entry' | 'reverses'>): boolean =>
  (entry === 'reversal') !== (reverses !== undefined);
