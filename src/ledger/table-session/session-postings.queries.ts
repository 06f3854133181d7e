import type { EntryLine } from '../_core/journal-entry';
import { type PostedParts, postedTogether } from './result/posted-parts';
import type { Minor } from '../../kernel/money';
import { readCasinoBooks } from '../gaming-day/casino-books.queries';
import { lineRecordedAfter, totalKnownAt } from '../journal/account-sums.queries';
import type { Queryable } from '../_core/store/queryable';
import {
  rowsByPlace,
  type SessionAt,
  WANTED_SESSIONS,
  wantedSessions,
} from '../_core/store/session-key.queries';

/** What the entries of a session have posted at its table, and in which currency; undefined if they posted nothing. */
export interface SessionPostings {
  readonly posted: PostedParts;
  readonly currency: string | undefined;
}

interface SumRow {
  readonly n: number;
  readonly table_id: string;
  readonly event_type: string;
  readonly reversal: boolean;
  readonly account: string;
  readonly currency: string;
  readonly debit: Minor;
  readonly credit: Minor;
}

/**
 * What was posted in sessions of one casino, as it was known at one position: the totals of each, less what was
 * recorded later. One answer for each session, with one statement.
 */
export async function readSessionPostings(
  db: Queryable,
  sessions: readonly SessionAt[],
): Promise<SessionPostings[]> {
  const rows: SumRow[] = await db.query(
    `SELECT n, table_id, event_type, reversal, account, currency, sum(debit) AS debit, sum(credit) AS credit
       FROM (SELECT n, table_id, event_type, reversal, account, currency, debit, credit, lines
               FROM ${WANTED_SESSIONS} JOIN session_total USING (casino, gaming_day, table_id, session_no)
              WHERE ${totalKnownAt('$3')}
             UNION ALL
             SELECT n, table_id, event_type, undoes, account, currency, -debit, -credit, -1
               FROM ${WANTED_SESSIONS} JOIN journal_line USING (casino, gaming_day, table_id, session_no)
              WHERE casino = $2 AND ${lineRecordedAfter('$3')}) known
      GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(lines) > 0 ORDER BY 1, 3, 4, 5, 6`,
    [wantedSessions(sessions), sessions[0]!.casino, sessions[0]!.position.toString()],
  );
  const books = await currencyOfBooks(db, sessions, rows);
  return rowsByPlace(rows, sessions.length).map((sums) => {
    const currency = books ?? sums[0]?.currency;
    const own = sums.filter((sum) => sum.currency === currency);
    return { posted: postedBy(own), currency: own[0]?.currency };
  });
}

/** In which of several currencies the casino keeps its books: foreign notes lie in boxes. Not asked where there is one. */
async function currencyOfBooks(
  db: Queryable,
  [session]: readonly SessionAt[],
  rows: readonly SumRow[],
): Promise<string | undefined> {
  const [one, ...others] = new Set(rows.map(({ currency }) => currency));
  return others.length === 0 ? one : (await readCasinoBooks(db, session!)).currency;
}

/** The parts of the result are sums, so that an entry and the sum of many are read alike. */
const postedBy = (sums: readonly SumRow[]): PostedParts =>
  postedTogether(
    sums.map(({ event_type: type, table_id: table, reversal, ...sum }) => ({
      ...{ type, table, reversal },
      lines: [lineOf(sum)],
    })),
  );

const lineOf = ({
  account,
  currency,
  debit,
  credit,
}: Pick<SumRow, 'account' | 'currency' | 'debit' | 'credit'>): EntryLine => ({
  account,
  currency,
  debit,
  credit,
  basis: 'declared',
});
