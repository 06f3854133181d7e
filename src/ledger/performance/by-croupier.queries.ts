import { type Queryable, readRows } from '../../database/queryable';
import { knownAt } from '../_core/store/read-model';
import { placesOf } from '../_core/store/statement-parts';
import { type PlaySums, readPlaySums } from '../master-report/play-sums.queries';
import { type KnownSession, type ReportPeriod } from '../master-report/known-sessions.queries';
import { readSessionsApart, type SessionSum } from '../master-report/session-sums.queries';
import { IS_OPENING } from '../table-session/session-facts';
import { countedIn, playedIn, type TablesRead, statedBy } from './cell-places.queries';
import { tallyOfParts } from './counted-parts';
import { readCountsOfSessions } from './counts-of-sessions.queries';
import type { Tally } from './tally';
import type { Contribution } from './grouped';
import { sessionKey } from './open-sessions.queries';

/** By croupier: each whom the opening of a session names has all of it. */
export async function ofCroupiers(read: TablesRead): Promise<Contribution[]> {
  const { db, period, sessions, place, books } = read;
  const staff = await readCroupiers(db, period);
  const sums = await readSessionsApart(db, period, sessions);
  const plays = await readPlaySums(db, period, sessions, { apart: true });
  const counted = await readCountsOfSessions(db, period, sessions);
  const ofEach = (of: KnownSession | SessionSum | PlaySums, tally: Partial<Tally>): Contribution[] => {
    const croupiers = staff.get(sessionKey(of)) ?? [''];
    const note = croupiers.length > 1 ? ('shared-between-croupiers' as const) : undefined;
    return croupiers.map((croupier) => place.contribution(of, tally, { croupier }, note));
  };
  return [
    ...sessions.flatMap((session) =>
      ofEach(session, { ...statedBy(session), fills: session.fills, credits: session.credits }),
    ),
    ...sums.flatMap((sum) => ofEach(sum, { ...countedIn(sum), exchanged: sum.exchanged })),
    ...counted.flatMap(({ session, parts }) => ofEach(session, tallyOfParts(parts))),
    ...plays.flatMap((play) => ofEach(play, playedIn(play, { place, books }))),
  ];
}

/** By session, the staff with the role croupier in its opening; all staff of the opening if nobody has that role. */
async function readCroupiers(
  db: Queryable,
  { casino, position, starts, until }: ReportPeriod,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await readRows<{ day: string; table: string; sessionNo: number; staff: string }>(
    db,
    `SELECT DISTINCT ON (gaming_day, table_id, session_no) gaming_day::text AS day, table_id AS "table",
            session_no AS "sessionNo", data::json ->> 'staff' AS staff
       FROM table_session_fact fact ${placesOf('fact', '$2')}
      WHERE fact.casino = $1 AND fact.gaming_day BETWEEN $3::date AND $4::date AND ${IS_OPENING}
        AND ${knownAt('fact', '$2')}
      ORDER BY gaming_day, table_id, session_no, placed.place, fact.record_number`,
    [casino, position.toString(), starts[0], until],
  );
  return new Map(rows.map((row) => [sessionKey(row), croupiersIn(row.staff)]));
}

function croupiersIn(text: string): string[] {
  const staff = JSON.parse(text) as { readonly id: string; readonly role?: string }[];
  const croupiers = staff.filter(({ role }) => role === CROUPIER);
  return [...new Set((croupiers.length > 0 ? croupiers : staff).map(({ id }) => id))];
}

const CROUPIER = 'croupier';
