import { isUnder, OPEN_SEGMENT } from '../_core/store/account-conditions';
import { handTies } from './hand.evaluation';
import { accountOfHand } from './hand.state';
import type { HandPlayed } from './hand.events';
import { sessionOf } from '../event-contract/streams';
import { tableOf } from '../../kernel/source';
import type { Settlement } from '../../games/settlement';
import { type Minor, sumMinor } from '../../kernel/money';
import { type EvaluatedEvent, VERSION_COLUMNS, versionedFacts } from '../_core/store/read-model';
import { column, type RowOf, table } from '../../database/table';
import { SESSION_COLUMNS } from '../_core/store/numbered-event';
import { chipsOf } from '../_core/account-paths';
import { previousGamingDay } from '../../kernel/gaming-day';
import { type DayAt, dayParameters } from '../_core/books/book-facts.queries';
import { accountSums, lineRecordedAfter, totalKnownAt } from '../journal/account-sums.queries';
import { type Queryable, readRows } from '../../database/queryable';
import type { EntityManager } from 'typeorm';
import { type BooksPage, pageOfFacts } from '../../database/books-page';
import { type OfSessions, ofSessions } from '../_core/store/statement-parts';

export const HAND = table('hand', {
  ...SESSION_COLUMNS,
  ...VERSION_COLUMNS,
  casino: column.key(column.text),
  recordNumber: column.key(column.bigint),
  eventId: column.text,
  handNo: column.text,
  gamingDay: column.date,
  happenedAt: column.text,
  game: column.text,
  currency: column.text,
  players: column.integer,
  contributed: column.numeric,
  carriedIn: column.numeric,
  pot: column.numeric,
  collected: column.numeric,
  rake: column.numeric,
  carriedOut: column.numeric,
  ties: column.boolean,
  derived: column.optional(column.numeric),
});

export type HandRow = RowOf<typeof HAND>;

export const handReadModel = versionedFacts(HAND, (fact) =>
  fact.event.type === 'cagnotte.hand.played.v1' ? handRow(fact, fact.event.data as HandPlayed) : undefined,
);

function handRow({ casino, number, event, findings, byRules }: EvaluatedEvent, hand: HandPlayed) {
  const account = accountOfHand(hand);
  return {
    casino,
    recordNumber: number,
    eventId: event.id,
    handNo: hand.handNo,
    tableId: tableOf(event.source)!,
    gamingDay: event.gamingday,
    sessionNo: sessionOf(event),
    happenedAt: event.time,
    game: hand.game,
    currency: hand.currency,
    players: hand.seats.length,
    contributed: sumMinor(account.contributed.values()),
    carriedIn: account.carriedIn,
    pot: account.pot,
    collected: account.collected,
    rake: account.rake,
    carriedOut: account.carriedOut,
    derived: derivedOf(byRules?.settlement),
    ties: handTies(findings),
  };
}

/** The sum of the awards that the rules derive; null if they cannot derive all of them. */
const derivedOf = (settlement: Settlement | undefined): Minor | null =>
  settlement?.complete === true ? sumMinor(settlement.awards.map(({ amount }) => amount)) : null;

/** What the ledger has of the cagnotte of a session in one currency. Minor units. */
export interface CagnotteSum {
  readonly table: string;
  readonly sessionNo: number;
  readonly currency: string;
  readonly before: Minor;
  readonly dropped: Minor;
  readonly left: Minor;
  readonly difference: Minor;
  readonly onlyCounted: Minor;
}

const REMOVED = `('cagnotte.slot.counted.v1', 'cagnotte.table.closed.v1')`;

/** One sum for each currency that a session's lines have. */
export async function readCagnottes(db: Queryable, day: DayAt): Promise<CagnotteSum[]> {
  const sums = await readMoved(db, day);
  if (sums.length === 0) return [];
  const { casino, position } = day;
  const asOf = previousGamingDay(day.day);
  const left = await accountSums(
    db,
    { casino, position, asOf, day: 'gaming_day' },
    { under: 'chips:cagnotte' },
  );
  return sums.map((sum) => {
    const ofTable = left.filter(
      ({ account, currency }) => account === chipsOf('cagnotte', sum.table) && currency === sum.currency,
    );
    const earlier = sums.filter(
      ({ table, sessionNo, currency }) =>
        table === sum.table && sessionNo < sum.sessionNo && currency === sum.currency,
    );
    const before = ofTable.map(({ debits, credits }) => debits - credits);
    return { ...sum, before: sumMinor([...before, ...earlier.map((each) => each.left)]) };
  });
}

const readMoved = (db: Queryable, day: DayAt): Promise<Omit<CagnotteSum, 'before'>[]> =>
  readRows(
    db,
    `SELECT table_id AS "table", session_no AS "sessionNo", currency,
            coalesce(sum(debit - credit) FILTER (
              WHERE ${isUnder('chips:cagnotte')} AND event_type NOT IN ${REMOVED}), 0) AS dropped,
            coalesce(sum(debit - credit) FILTER (WHERE ${isUnder('chips:cagnotte')}), 0) AS "left",
            coalesce(sum(credit - debit) FILTER (
              WHERE ${isUnder('variance:cagnotte')}
                AND event_type <> 'cagnotte.variance.cleared.v1'), 0) AS difference,
            coalesce(sum(credit - debit) FILTER (
              WHERE ${isUnder('commission')} AND event_type IN ${REMOVED}), 0) AS "onlyCounted"
       FROM (SELECT table_id, session_no, currency, event_type, account, debit, credit, lines FROM session_total
              WHERE casino = $1 AND gaming_day = $3::date AND table_id <> '' AND ${totalKnownAt('$2')}
             UNION ALL
             SELECT table_id, session_no, currency, event_type, account, -debit, -credit, -1 FROM journal_line
              WHERE casino = $1 AND gaming_day = $3::date AND table_id IS NOT NULL AND ${lineRecordedAfter('$2')}) known
      GROUP BY 1, 2, 3 HAVING sum(lines) > 0 ORDER BY 1, 2, 3`,
    dayParameters(day),
  );

/** Income of each pool and currency by the facts of a day: stakes less prizes, and what the house put in. */
export const readPoolIncome = (
  db: Queryable,
  day: DayAt,
): Promise<{ pool: string; day: string; currency: string; income: Minor }[]> =>
  readRows(
    db,
    `SELECT ${OPEN_SEGMENT} AS pool, $3::text AS day, currency, sum(credit - debit) AS income
       FROM (SELECT account, currency, debit, credit, lines FROM day_total
              WHERE casino = $1 AND gaming_day = $3::date AND ${totalKnownAt('$2')}
             UNION ALL
             SELECT account, currency, -debit, -credit, -1 FROM journal_line
              WHERE casino = $1 AND gaming_day = $3::date AND ${lineRecordedAfter('$2')}) known
      WHERE ${isUnder('jackpot', 'jackpot-share', 'jackpot-funding')} GROUP BY 1, 3 HAVING sum(lines) > 0 ORDER BY 1, 3`,
    dayParameters(day),
  );

export const readHands = (
  db: EntityManager,
  page: BooksPage,
  { ties, ...sessions }: OfSessions & { readonly ties?: boolean },
): Promise<HandRow[]> => pageOfFacts(db, { of: HAND, where: { ...ofSessions(sessions), ties } }, page);
