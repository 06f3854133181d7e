import { BOX_EVENTS, type BoxEvent, boxesOfSession } from '../slips/box-placings';
import type { DeclaredFact } from '../_core/books/declared-fact';
import { resultFromBooks, resultFromCounts, resultPartsOf } from './result/table-result';
import type { DaySession } from '../day-close/tie-outs/day-figures';
import type { EventOf, EventType } from '../event-contract/catalogue';
import { GAMES, isGameCode } from '../../games/game-codes';
import { placesOf } from '../_core/store/in-place';
import type { Queryable } from '../_core/store/queryable';
import { declaredParts, readSessionFacts, type SessionFact } from './session-facts.queries';
import type { SessionAt } from '../_core/store/session-key.queries';
import { readSessionPostings, type SessionPostings } from './session-postings.queries';
import { readDeclaredFacts } from '../_core/books/book-facts.queries';
import { knownAt } from '../_core/store/versioned-facts';
import { type DayAt, dayParameters } from '../_core/books/booked-moves.queries';

export async function readDaySessions(db: Queryable, day: DayAt): Promise<DaySession[]> {
  const sessions = await readSessionsOfDay(db, day);
  if (sessions.length === 0) return [];
  const facts = await readSessionFacts(db, sessions);
  const postings = await readSessionPostings(db, sessions);
  const boxes = await readDeclaredFacts(db, { ...day, until: day.day }, BOX_EVENTS);
  return sessions.map((session, index) =>
    sessionOf(session, {
      facts: facts[index]!,
      postings: postings[index]!,
      boxes: boxes.filter(
        ({ table, sessionNo }) => table === session.table && sessionNo === session.sessionNo,
      ),
    }),
  );
}

/** The sessions of a day in the order of opening; then unopened ones, by table. */
export const readSessionsOfDay = async (db: Queryable, day: DayAt): Promise<SessionAt[]> => {
  const rows: { table: string; sessionNo: number }[] = await db.query(
    `SELECT table_id AS "table", session_no AS "sessionNo" FROM table_session
       LEFT JOIN (SELECT table_id, session_no, min(placed.place) AS opened
                    FROM table_session_fact fact ${placesOf('fact', '$2')}
                   WHERE fact.casino = $1 AND fact.gaming_day = $3::date AND ${knownAt('fact', '$2')}
                     AND event_type = 'cagnotte.table.opened.v1' GROUP BY 1, 2) opening USING (table_id, session_no)
      WHERE casino = $1 AND gaming_day = $3::date AND first_record <= $2 ORDER BY opened, table_id, session_no`,
    dayParameters(day),
  );
  return rows.map((row) => ({ ...row, casino: day.casino, gamingDay: day.day, position: day.position }));
};

const MARKS: ReadonlySet<string> = new Set<EventType>([
  'cagnotte.table.opened.v1',
  'cagnotte.table.counted.v1',
  'cagnotte.table.closed.v1',
]);

interface Reported {
  readonly facts: readonly SessionFact[];
  readonly postings: SessionPostings;
  readonly boxes: readonly DeclaredFact<BoxEvent>[];
}

function sessionOf({ table, sessionNo }: SessionAt, reported: Reported): DaySession {
  const { facts } = reported;
  const opened = ofType(facts, 'cagnotte.table.opened.v1')[0];
  const signed = [
    ...ofType(facts, 'cagnotte.table.counted.v1'),
    ...ofType(facts, 'cagnotte.table.closed.v1'),
  ].some(({ certifiedBy }) => certifiedBy.length > 0);
  const result = resultOf(reported);
  return {
    name: sessionNo === 1 ? table : `${table} session ${sessionNo}`,
    table,
    sessionNo,
    // A session of which only its table's neighbours tell was never opened, and need not be closed.
    closed: ofType(facts, 'cagnotte.table.closed.v1').length > 0 || opened === undefined,
    signed: signed || opened === undefined,
    isHouseBanked: opened !== undefined && isGameCode(opened.game) && GAMES[opened.game].family === 'house',
    boxes: boxesOfSession(reported.boxes),
    records: facts.filter(({ eventType }) => MARKS.has(eventType)).map(({ recordNumber }) => recordNumber),
    ...(result === undefined ? {} : { result }),
  };
}

function resultOf({ facts, postings: { posted, currency } }: Reported): DaySession['result'] {
  if (currency === undefined) return undefined;
  const session = { declared: declaredParts(facts, currency), posted };
  const parts = resultPartsOf(session);
  if (parts === undefined) return undefined;
  return { fromCounts: resultFromCounts(parts), fromBooks: resultFromBooks(session), currency };
}

const ofType = <Type extends EventType>(facts: readonly SessionFact[], type: Type) =>
  facts.filter(({ eventType }) => eventType === type).map(({ data }) => data as EventOf<Type>['data']);
