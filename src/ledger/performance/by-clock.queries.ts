import type { GamingDay } from '../../kernel/gaming-day';
import { quarterOfHour } from '../../kernel/instant';
import { type Queryable, readRows } from '../../database/queryable';
import { clocksOf, timeZoneOn } from '../casino/casino-clocks.state';
import type { CasinoBooks } from '../casino/casino-books.state';
import { shiftsOn } from '../casino/shifts-and-areas.state';
import { type PlaySums, readPlaySums } from '../master-report/play-sums.queries';
import { groupedBy, type ReportPeriod } from '../master-report/known-sessions.queries';
import { readSessionsApart } from '../master-report/session-sums.queries';
import { countedIn, playedIn, type TablesRead, statedBy } from './cell-places.queries';
import { type Bucket, type ClockOfDay, hourAt, quartersOf, shiftBucket } from './clock-buckets';
import { tallyOfParts } from './counted-parts';
import { readCountsOfSessions } from './counts-of-sessions.queries';
import type { Contribution, RowNote } from './grouped';
import { openSpans } from './open-hours';
import { type OpenSession, sessionKey } from './open-sessions.queries';

/**
 * By hours and shifts: what has an instant by its instant; what only a count knows by the shift of the close, and in no
 * hour, or in no stated shift where no close is reported. A session counts in each hour and shift in which its table was
 * open.
 */
export async function ofBuckets(read: TablesRead): Promise<Contribution[]> {
  const { db, period, sessions, place, by, books } = read;
  const bucketOf = bucketsOf(books, by.includes('hour') ? hourAt : shiftBucket);
  const plays = (await readPlaySums(db, period, sessions, { apart: true, byQuarter: true })).filter(isPlayed);
  const moved = await readInstants(db, period);
  const partOf = new Map(sessions.map((session) => [sessionKey(session), session]));
  const sums = by.includes('hour') ? [] : await readSessionsApart(db, period, sessions);
  const counted = await readCountsOfSessions(db, period, sessions);
  const notes = (bucket: Bucket): RowNote | undefined => (bucket.isRepeated ? 'repeated-hour' : undefined);
  return [
    ...sessions.flatMap((session) =>
      openBuckets(session, bucketOf).map(({ bucket, seconds }) =>
        place.contribution(
          session,
          { ...statedBy(session), seconds: BigInt(seconds) },
          { bucket },
          notes(bucket),
        ),
      ),
    ),
    ...sums.map((sum) => {
      const { closedAt } = partOf.get(sessionKey(sum))!;
      const atClose = { ...countedIn(sum), commission: 0n };
      if (closedAt === null) return place.contribution(sum, atClose);
      const note = sum.counted > 0n ? ('counted-at-close' as const) : undefined;
      return place.contribution(sum, atClose, { bucket: bucketOf(sum.day, closedAt) }, note);
    }),
    ...counted.flatMap(({ session, parts }) =>
      [...groupedBy(parts, ({ at }) => `${bucketOf(session.day, quarterOfHour(at)).place}`)].map(
        ([, own]) => {
          const bucket = bucketOf(session.day, quarterOfHour(own[0]!.at));
          return place.contribution(session, tallyOfParts(own), { bucket }, notes(bucket));
        },
      ),
    ),
    ...plays.map((play) => {
      const bucket = bucketOf(play.day, play.quarter);
      return place.contribution(play, playedIn(play, { place, books }), { bucket }, notes(bucket));
    }),
    ...moved.flatMap(({ quarter, exchanged, fills, credits, commission, ...at }) => {
      const session = partOf.get(sessionKey(at));
      if (session === undefined) return [];
      const bucket = bucketOf(at.day, quarter);
      const tally = { exchanged, fills, credits, commission };
      return [place.contribution(session, tally, { bucket }, notes(bucket))];
    }),
  ];
}

/** Not only played later than the position, or void. */
const isPlayed = ({ rounds, captured, bets }: PlaySums): boolean =>
  rounds !== 0n || captured !== 0n || bets.length > 0;

/** The bucket of an instant of a gaming day, found once for each quarter. */
export function bucketsOf(
  { authorisations }: CasinoBooks,
  find: (clock: ClockOfDay, instant: string) => Bucket,
): (day: GamingDay, instant: string) => Bucket {
  const clocks = clocksOf(authorisations);
  const ofDays = new Map<GamingDay, ClockOfDay>();
  const found = new Map<string, Bucket>();
  return (day, instant) => {
    const key = `${day} ${instant}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const clock = ofDays.get(day) ?? {
      day,
      timeZone: timeZoneOn(clocks, day),
      shifts: shiftsOn(authorisations, day),
    };
    ofDays.set(day, clock);
    const bucket = find(clock, instant);
    found.set(key, bucket);
    return bucket;
  };
}

/**
 * The hours or shifts in which a table was open, with the seconds in each, without interruptions; where it was not closed, or
 * did not play at all, that of its opening.
 */
function openBuckets(
  { day, openedAt, ...times }: OpenSession,
  bucketOf: (day: GamingDay, instant: string) => Bucket,
): { readonly bucket: Bucket; readonly seconds: number }[] {
  if (openedAt === null) return [];
  const spans = openSpans({ openedAt, ...times }) ?? [];
  if (spans.length === 0) return [{ bucket: bucketOf(day, openedAt), seconds: 0 }];
  const found = new Map<number, { bucket: Bucket; seconds: number }>();
  for (const { quarter, seconds } of spans.flatMap(({ from, until }) => quartersOf(from, until))) {
    const bucket = bucketOf(day, quarter);
    const open = found.get(bucket.place) ?? { bucket, seconds: 0 };
    found.set(bucket.place, { bucket, seconds: open.seconds + seconds });
  }
  return [...found.values()];
}

interface InstantRow {
  readonly day: string;
  readonly table: string;
  readonly sessionNo: number;
  readonly quarter: string;
  readonly exchanged: bigint;
  readonly fills: bigint;
  readonly credits: bigint;
  readonly commission: bigint;
}

const readInstants = (
  db: Queryable,
  { casino, position, starts, until, currency }: ReportPeriod,
): Promise<InstantRow[]> =>
  readRows(
    db,
    `SELECT gaming_day::text AS day, table_id AS "table", session_no AS "sessionNo", quarter,
            sum(exchanged) AS exchanged, sum(fills) AS fills, sum(credits) AS credits, sum(commission) AS commission
       FROM table_instant
      WHERE casino = $1 AND record_number <= $2 AND gaming_day BETWEEN $3::date AND $4::date
        AND ($5::text IS NULL OR currency = $5)
      GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`,
    [casino, position.toString(), starts[0], until, currency ?? null],
  );
