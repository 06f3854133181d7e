import { groupedBy, type KnownSession } from '../master-report/known-sessions.queries';
import { readPlaysAtInstants } from '../master-report/plays-at-instants.queries';
import { type PlaySums, readPlaySums, playSumsOf } from '../master-report/play-sums.queries';
import { readSessionsApart, type SessionSum } from '../master-report/session-sums.queries';
import { countedIn, playedIn, type TablesRead, statedBy } from './cell-places.queries';
import { tallyOfParts } from './counted-parts';
import { readCountsOfSessions } from './counts-of-sessions.queries';
import { type CroupiersOnDuty, isOnDutyAt, readCroupiers, secondsOnDuty } from './croupiers-on-duty.queries';
import type { Tally } from './tally';
import type { Contribution } from './grouped';
import { type OpenSession, sessionKey } from './open-sessions.queries';

const NOBODY: CroupiersOnDuty = { ids: [''], isRelieved: false, spells: [] };

/**
 * By croupier. Of a session in which the croupiers did not change, each has all of it. Where they relieved each other, a round
 * belongs to those on duty at its instant, and hours are those of each on duty; exchanges, fills, credits and commission stay
 * with each of them whole. What only a count of the whole session knows (drop, win, tips, the result between counts)
 * belongs to none of them: nobody counted the table when the croupier changed (decision 169).
 */
export async function ofCroupiers(read: TablesRead): Promise<Contribution[]> {
  const { db, period, sessions, place, books } = read;
  const duty = await readCroupiers(db, period);
  const sums = await readSessionsApart(db, period, sessions);
  const counted = await readCountsOfSessions(db, period, sessions);
  const onDuty = (of: KnownSession | SessionSum | PlaySums) => duty.get(sessionKey(of)) ?? NOBODY;
  const ofEach = (
    of: KnownSession | SessionSum | PlaySums,
    tallyOf: (croupier: string) => Partial<Tally>,
  ): Contribution[] => {
    const { ids, isRelieved } = onDuty(of);
    return ids.map((croupier) =>
      place.contribution(
        of,
        tallyOf(croupier),
        { croupier },
        isRelieved ? 'relieved-croupiers' : ids.length > 1 ? 'shared-between-croupiers' : undefined,
      ),
    );
  };
  const isRelieved = (of: KnownSession | SessionSum | PlaySums): boolean => onDuty(of).isRelieved;
  const plays = await readPlaySums(
    db,
    period,
    sessions.filter((session) => !isRelieved(session)),
    { apart: true },
  );
  const shared = await readPlaysOfCroupiers(read, duty);
  return [
    ...sessions.flatMap((session) =>
      ofEach(session, (croupier) => ({
        ...statedBy(session),
        ...timeOf(croupier, session, onDuty(session)),
        fills: session.fills,
        credits: session.credits,
      })),
    ),
    ...sums.flatMap((sum) =>
      ofEach(sum, () => ({
        ...(isRelieved(sum) ? { commission: sum.commission } : countedIn(sum)),
        exchanged: sum.exchanged,
      })),
    ),
    ...counted
      .filter(({ session }) => !isRelieved(session))
      .flatMap(({ session, parts }) => ofEach(session, () => tallyOfParts(parts))),
    ...plays.flatMap((play) => ofEach(play, () => playedIn(play, { place, books }))),
    ...shared.map(({ croupier, play }) =>
      place.contribution(play, playedIn(play, { place, books }), { croupier }, 'relieved-croupiers'),
    ),
  ];
}

function timeOf(croupier: string, session: OpenSession, duty: CroupiersOnDuty): Partial<Tally> {
  const seconds = duty.isRelieved ? secondsOnDuty(duty, croupier, session) : undefined;
  return seconds === undefined ? {} : { seconds };
}

/** What each croupier of a session played, of sessions in which they relieved each other. */
export async function readPlaysOfCroupiers(
  { db, period, sessions }: Pick<TablesRead, 'db' | 'period' | 'sessions'>,
  duty: ReadonlyMap<string, CroupiersOnDuty>,
): Promise<{ readonly croupier: string; readonly play: PlaySums }[]> {
  const relieved = sessions.filter((session) => duty.get(sessionKey(session))?.isRelieved === true);
  const rounds = groupedBy(await readPlaysAtInstants(db, period, relieved), ({ rows }) =>
    sessionKey(rows[0]!),
  );
  return [...rounds].flatMap(([key, own]) => {
    const croupiers = duty.get(key)!;
    return croupiers.ids.flatMap((croupier) => {
      const rows = own
        .filter(({ happenedAt }) => isOnDutyAt(croupiers, croupier, happenedAt))
        .flatMap((round) => round.rows);
      return rows.length === 0 ? [] : [{ croupier, play: playSumsOf(rows.map(withoutQuarter)) }];
    });
  });
}

const withoutQuarter = <Row extends { readonly quarter: string }>(row: Row): Row => ({ ...row, quarter: '' });
