import { isDifferenceAt } from '../_core/account';
import { varianceCleared } from '../corrections/corrections.events';
import type { AccountPath } from '../_core/chart-of-accounts';
import type { DeclaredByFact, DeclaredParts } from '../_core/declared-parts';
import { declaredTogether } from './table-session.state';
import { type Minor, sumMinor } from '../../kernel/money';
import type { SessionAt, ListWanted } from '../_core/store/statement-parts';
import {
  placesOf,
  readByKey,
  rowsByPlace,
  sessionKeys,
  WANTED_SESSIONS,
  wantedSessions,
} from '../_core/store/statement-parts';
import { type Queryable, readRows } from '../../database/queryable';
import { knownAt } from '../_core/store/read-model';
import { type PostedParts, postedTogether, type SessionMoney } from './table-result';
import { readCasinoBooks } from '../casino/known-days.queries';
import { lineRecordedAfter, totalKnownAt } from '../journal/account-sums.queries';
import { present } from '../../kernel/present';
import type { EntityManager } from 'typeorm';
import { type BooksPage, pageOfRows } from '../../database/books-page';
import { type OfSessions, ofSessions } from '../_core/store/statement-parts';
import { TABLE_SESSION, type TableSessionRow } from './table-session.read-model';
import { IS_OPENING, openingIn } from './session-facts';

interface Fact {
  readonly recordNumber: bigint;
  readonly eventId: string;
  readonly eventType: string;
  readonly happenedAt: string;
}

export interface SessionFact extends Fact {
  readonly data: unknown;
  readonly declared: DeclaredByFact;
}

type FactRow = Fact & { readonly data: string } & {
  readonly [Part in keyof DeclaredParts]-?: Minor | null;
};

export async function readSessionFacts(
  db: Queryable,
  sessions: readonly SessionAt[],
): Promise<SessionFact[][]> {
  const facts = await readByKey<FactRow>(
    db,
    `SELECT n, fact.record_number, event_id, event_type, fact.happened_at, data, opening_float, fills, credits, boxes,
            inventory
       FROM ${WANTED_SESSIONS} JOIN table_session_fact fact USING (casino, gaming_day, table_id, session_no)
       ${placesOf('fact', 'position', { $casino: '$2' })}
      WHERE fact.casino = $2 AND ${knownAt('fact', 'position')} ORDER BY n, placed.place, fact.record_number`,
    sessionKeys(sessions),
  );
  return facts.map((own) => own.map(factOf));
}

const factOf = ({ data, openingFloat, fills, credits, boxes, inventory, ...fact }: FactRow): SessionFact => ({
  ...fact,
  data: JSON.parse(data),
  declared: present({
    openingFloat: openingFloat ?? undefined,
    fills: fills ?? undefined,
    credits: credits ?? undefined,
    boxes: boxes ?? undefined,
    inventory: inventory ?? undefined,
  }),
});

export const toldIn = (currency: string, facts: readonly SessionFact[]): SessionFact[] =>
  facts.filter(({ data }) => (data as { readonly currency?: string }).currency === currency);

export const declaredParts = (facts: readonly SessionFact[], currency: string): DeclaredParts =>
  declaredTogether(toldIn(currency, facts).map(({ declared }) => declared));

const gameOf = (facts: readonly SessionFact[]): string | undefined => openingIn(facts)?.data.game;

export const sessionMoney = (
  facts: readonly SessionFact[],
  { posted, currency }: { readonly posted: PostedParts; readonly currency: string },
): SessionMoney => ({ game: gameOf(facts), declared: declaredParts(facts, currency), posted });

export interface SessionPostings {
  readonly posted: PostedParts;
  readonly currency: string | undefined;
  /** The difference that counts of its cagnotte found, before clearings; a surplus is positive. In minor units. */
  readonly cagnotteDifference: Minor;
}

export interface PostedSum {
  readonly eventType: string;
  readonly reversal: boolean;
  readonly account: AccountPath;
  readonly currency: string;
  readonly debit: Minor;
  readonly credit: Minor;
}

interface SumRow extends PostedSum {
  readonly tableId: string;
}

/**
 * Postings to sessions of one casino, each as known at its position: the stored totals of each, less what was recorded
 * later. One statement reads all sessions.
 */
export async function readSessionPostings(
  db: Queryable,
  sessions: readonly SessionAt[],
): Promise<SessionPostings[]> {
  const [{ casino, position } = { casino: '', position: 0n }] = sessions;
  // One position as a parameter lets the planner leave out the lines of blocks that are over.
  const isOneMoment = sessions.every((session) => session.position === position);
  const at = isOneMoment ? '$3' : 'position';
  const rows = await readRows<SumRow & { readonly n: number }>(
    db,
    `SELECT n, table_id, event_type, reversal, account, currency, sum(debit) AS debit, sum(credit) AS credit
       FROM (SELECT n, table_id, event_type, reversal, account, currency, debit, credit, lines
               FROM ${WANTED_SESSIONS} JOIN session_total USING (casino, gaming_day, table_id, session_no)
              WHERE session_total.casino = $2 AND ${totalKnownAt(at)}
             UNION ALL
             SELECT n, table_id, event_type, undoes, account, currency, -debit, -credit, -1
               FROM ${WANTED_SESSIONS} JOIN journal_line USING (casino, gaming_day, table_id, session_no)
              WHERE journal_line.casino = $2 AND ${lineRecordedAfter(at)}) known
      GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(lines) > 0 ORDER BY 1, 3, 4, 5, 6`,
    [wantedSessions(sessions), casino, ...(isOneMoment ? [position.toString()] : [])],
  );
  const books = await currencyOfBooks(db, sessions, rows);
  return rowsByPlace(rows, sessions.length).map((sums) => {
    const currency = books ?? sums[0]?.currency;
    const own = sums.filter((sum) => sum.currency === currency);
    return {
      posted: postedBy(own),
      currency: own[0]?.currency,
      cagnotteDifference: foundInCagnotte(own),
    };
  });
}

/** The currency of the books: boxes may hold foreign notes. It is read only where there are several currencies. */
async function currencyOfBooks(
  db: Queryable,
  [session]: readonly SessionAt[],
  rows: readonly SumRow[],
): Promise<string | undefined> {
  const [one, ...others] = new Set(rows.map(({ currency }) => currency));
  return others.length === 0 ? one : (await readCasinoBooks(db, session!)).currency;
}

/** The difference that counts of cagnottes found, before clearings, in sums of one currency; a surplus is positive. */
export const foundInCagnotte = (sums: readonly PostedSum[]): Minor =>
  sumMinor(
    sums
      .filter(
        ({ account, eventType }) => isDifferenceAt(account, 'cagnotte') && eventType !== varianceCleared.type,
      )
      .map(({ debit, credit }) => credit - debit),
  );

/** The parts of the result are sums, so that an entry and the sum of many are read alike. */
const postedBy = (sums: readonly SumRow[]): PostedParts =>
  postedTogether(
    sums.map(({ eventType: type, tableId: table, reversal, ...sum }) => ({
      type,
      table,
      reversal,
      lines: [{ ...sum, basis: 'declared' as const }],
    })),
  );

export interface TableKnown {
  readonly table: string;
  readonly game: string | null;
  readonly firstRecord: bigint;
  readonly firstGamingDay: string;
  readonly lastGamingDay: string;
  readonly sessions: bigint;
}

export const readTables = (db: Queryable, wanted: ListWanted): Promise<TableKnown[]> =>
  readRows(
    db,
    `SELECT known.*, opened.game FROM (
       SELECT table_id AS "table", min(first_record) AS "firstRecord", min(gaming_day) AS "firstGamingDay",
              max(gaming_day) AS "lastGamingDay", count(*) AS sessions
         FROM table_session
        WHERE casino = $1 AND first_record <= $2 AND ($3::date IS NULL OR gaming_day <= $3::date)
          AND ($4::text IS NULL OR table_id > $4 COLLATE "C")
        GROUP BY table_id ORDER BY table_id LIMIT $5) known
       LEFT JOIN LATERAL (
         SELECT data::jsonb ->> 'game' AS game FROM table_session_fact fact ${placesOf('fact', '$2')}
          WHERE fact.casino = $1 AND fact.table_id = known."table" AND fact.gaming_day <= known."lastGamingDay"
            AND fact.${IS_OPENING} AND ${knownAt('fact', '$2')}
          ORDER BY fact.gaming_day DESC, session_no DESC, placed.place, fact.record_number LIMIT 1) opened ON true
      ORDER BY "table"`,
    [
      wanted.casino,
      wanted.position.toString(),
      wanted.asOf ?? null,
      wanted.after?.[0] ?? null,
      wanted.limit ?? null,
    ],
  );

export const readTableSessions = (
  db: EntityManager,
  page: BooksPage,
  sessions: OfSessions,
): Promise<TableSessionRow[]> =>
  pageOfRows(db, { of: TABLE_SESSION, by: 'firstRecord', where: ofSessions(sessions) }, page);
