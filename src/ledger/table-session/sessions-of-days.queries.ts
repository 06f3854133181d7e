import { type Minor, sumMinor } from '../../kernel/money';
import { isHouseBanked } from '../../games/game-codes';
import { type Queryable, readRows } from '../../database/queryable';
import { readDeclaredFacts } from '../_core/books/book-facts.queries';
import type { DeclaredFact } from '../_core/books/declared-fact';
import { type SessionAt, wantedRows } from '../_core/store/statement-parts';
import type { DaySession } from '../gaming-day/day-figures';
import { BOX_EVENTS, type BoxEvent } from '../slips/box-uses';
import { daySessionOf, type ReportedSession } from './session-figures.queries';
import { readSessionFacts, readSessionPostings, sessionMoney } from './session.queries';
import { resultFromCounts, resultPartsOf } from './table-result';

interface DayToRead {
  readonly day: string;
  readonly position: bigint;
}

/** What a board shows of the sessions of a day; amounts in minor units of the currency of the books. */
export interface SessionsOfBoard {
  readonly sessions: readonly DaySession[];
  /** The income of the control book, of the sessions that have one. */
  readonly win: Minor;
  readonly drop: Minor;
  readonly commission: Minor;
  /** House-banked sessions without a count, which have no income yet. */
  readonly withoutResult: number;
}

/**
 * Reads the sessions of many days of a casino, each as known at the position of its day, in the order of the days. The number of
 * statements does not depend on that of the days.
 * @param boxesOf the days whose boxes are read; the sessions of other days have none
 */
export async function readSessionsOfDays(
  db: Queryable,
  { casino, currency }: { readonly casino: string; readonly currency: string },
  { days, boxesOf }: { readonly days: readonly DayToRead[]; readonly boxesOf: readonly DayToRead[] },
): Promise<SessionsOfBoard[]> {
  const rows = await readRows<{ n: number; table: string; sessionNo: number }>(
    db,
    `SELECT n, table_id AS "table", session_no AS "sessionNo"
       FROM jsonb_to_recordset($1::jsonb) AS wanted(n integer, day date, position bigint)
       JOIN table_session ON casino = $2 AND gaming_day = day AND first_record <= position
      ORDER BY n, table_id, session_no`,
    [wantedRows(days), casino],
  );
  const sessions = rows.map(({ n, table, sessionNo }): SessionAt => ({
    table,
    sessionNo,
    casino,
    gamingDay: days[n]!.day,
    position: days[n]!.position,
  }));
  if (sessions.length === 0) return days.map(() => NO_SESSIONS);
  const facts = await readSessionFacts(db, sessions);
  const postings = await readSessionPostings(db, sessions);
  const boxes = await readBoxesOfDays(db, casino, boxesOf);
  const read = sessions.map(({ table, sessionNo, ...session }, index) => {
    const own = { facts: facts[index]!, postings: postings[index]! };
    const isOwn = (box: DeclaredFact<BoxEvent>): boolean =>
      box.gamingDay === session.gamingDay && box.table === table && box.sessionNo === sessionNo;
    return {
      day: session.gamingDay,
      session: daySessionOf({ table, sessionNo, ...session }, { ...own, boxes: boxes.filter(isOwn) }),
      ...moneyOfBoard(own, currency),
    };
  });
  return days.map(({ day }) => sumOfDay(read.filter((each) => each.day === day)));
}

const NO_SESSIONS: SessionsOfBoard = { sessions: [], win: 0n, drop: 0n, commission: 0n, withoutResult: 0 };

const readBoxesOfDays = async (
  db: Queryable,
  casino: string,
  days: readonly DayToRead[],
): Promise<DeclaredFact<BoxEvent>[]> => {
  const [first] = days.map(({ day }) => day).sort();
  const until = days
    .map(({ day }) => day)
    .sort()
    .at(-1);
  if (first === undefined || until === undefined) return [];
  return readDeclaredFacts(db, { casino, day: first, until, position: days[0]!.position }, BOX_EVENTS);
};

interface MoneyOfSession {
  /** Undefined for a house-banked session without a count. */
  readonly income: Minor | undefined;
  readonly drop: Minor;
  readonly commission: Minor;
}

/** The income of a session as the control book has it (`incomeOf`), with its drop and its commission. */
function moneyOfBoard(
  { facts, postings: { posted, cagnotteDifference } }: Omit<ReportedSession, 'boxes'>,
  currency: string,
): MoneyOfSession {
  const money = sessionMoney(facts, { posted, currency });
  const parts = resultPartsOf(money);
  const { commission } = posted;
  const drop = money.declared.boxes;
  if (parts !== undefined) return { income: resultFromCounts(parts), drop, commission };
  const income = isHouseBanked(money.game) ? undefined : commission + cagnotteDifference;
  return { income, drop, commission };
}

function sumOfDay(read: readonly (MoneyOfSession & { readonly session: DaySession })[]): SessionsOfBoard {
  return {
    sessions: read.map(({ session }) => session),
    win: sumMinor(read.map(({ income }) => income ?? 0n)),
    drop: sumMinor(read.map(({ drop }) => drop)),
    commission: sumMinor(read.map(({ commission }) => commission)),
    withoutResult: read.filter(({ income }) => income === undefined).length,
  };
}
