import { type Queryable, readRows } from '../../database/queryable';
import { quarterOfHour } from '../../kernel/instant';
import { type Minor, sumMinor } from '../../kernel/money';
import { sumRational } from '../../kernel/rational';
import { roundAmount, TO_THE_CENT } from '../../kernel/rounding';
import type { ExplainingFact, Explanation, Term } from '../_core/books/cell-part';
import { addressOfFigure, type FigureSession } from '../_core/books/figure';
import type {
  CageMeasure,
  PerformanceMeasure,
  PerformancePart,
  PerformanceRowFigure,
} from '../_core/books/performance-figure';
import { knownAt } from '../_core/store/read-model';
import { eventOfRecord, placesOf } from '../_core/store/statement-parts';
import { lineTerms } from '../journal/journal.queries';
import { besideResult } from '../master-report/beside-result';
import { masterFigures } from '../master-report/master-report';
import { edgeTaken } from '../master-report/expected-win';
import { readPlaySums, VOIDS } from '../master-report/play-sums.queries';
import { bucketsOf } from '../performance/by-clock.queries';
import { readPlaysOfCroupiers } from '../performance/by-croupier.queries';
import { readCroupiers, readDutyOf } from '../performance/croupiers-on-duty.queries';
import { edgesOn } from '../performance/cell-places.queries';
import { hourAt, shiftBucket } from '../performance/clock-buckets';
import { factsTogether } from '../performance/counted-parts';
import { readCountsOfSessions } from '../performance/counts-of-sessions.queries';
import { keyIn } from '../performance/dimensions';
import {
  type ContributionsWanted,
  readPlaces,
  readTablesInRange,
} from '../performance/read-contributions.queries';
import { SESSION_OF_TABLE } from '../performance/performance-address';
import { readSessionParts } from '../performance/session-parts.queries';
import { NOTHING_PLAYED, type Tally, tallyTogether } from '../performance/tally';
import { readSessionLines } from './explain-result.queries';
import { ofPlay } from './play-terms';

/** Measures of tables; those of the cage are explained by its operations. */
export type TableMeasure = Exclude<PerformanceMeasure, CageMeasure>;

type SummedMeasure = Exclude<TableMeasure, 'deviation'>;

/** An amount of a row of tables, or of a session in it. */
export type TableRowFigure = PerformanceRowFigure & {
  readonly measure: TableMeasure;
};

/** An amount of several sessions together, in minor units; only the theoretical win has something to round, once. */
export const sumIn = (tallies: readonly Tally[], measure: SummedMeasure): Minor =>
  measure === 'theoretical'
    ? roundAmount(sumRational(tallies.map(({ expected }) => expected.theoretical)), TO_THE_CENT)
    : sumMinor(tallies.map((tally) => amountIn(tally, measure)));

function amountIn(tally: Tally, measure: Exclude<SummedMeasure, 'theoretical'>): Minor {
  if (measure === 'handle') return tally.expected.handle;
  return tally[measure === 'counted' ? 'betweenCounts' : measure];
}

/** Explains what a session adds to a group, or an hour, a shift or a kind of bet of it; undefined if it adds nothing. */
export async function explainSessionPart(
  db: Queryable,
  wanted: ContributionsWanted,
  figure: TableRowFigure,
): Promise<Explanation | undefined> {
  const { measure, currency } = figure;
  const tallies = (await readSessionParts(db, wanted, figure)).map(({ tally }) => tally);
  const valueOf = (name: string): string => figure.parts.find(({ of }) => of === name)?.value ?? '';
  const session = { table: valueOf('table'), day: figure.day, sessionNo: Number(valueOf(SESSION_OF_TABLE)) };
  if (tallies.length === 0) return undefined;
  const asked: SessionAsked = { db, wanted, figure, session };
  if (measure === 'handle' || measure === 'theoretical' || measure === 'deviation')
    return ofPlay(measure, await playOf(asked));
  const terms =
    measure === 'captured'
      ? await capturedTerms(asked)
      : measure === 'counted'
        ? await countedTerms(asked)
        : await movedTerms(asked, measure);
  return { amount: sumIn(tallies, measure), currency, terms };
}

interface SessionAsked {
  readonly db: Queryable;
  readonly wanted: ContributionsWanted;
  readonly figure: TableRowFigure;
  readonly session: FigureSession;
}

const partOf = ({ figure }: SessionAsked): PerformancePart | undefined =>
  figure.parts.find(({ of }) => of === 'hour' || of === 'shift');

/** Whether an instant of the session is in the hour or shift that is asked, and in which hour or shift it is. */
function clockOf({ wanted, figure, session }: SessionAsked): (instant: string) => string {
  const isShift = figure.parts.some(({ of }) => of === 'shift');
  const bucketOf = bucketsOf(wanted.books, isShift ? shiftBucket : hourAt);
  const cell = { casino: '', company: '', day: session.day, besideDay: '', table: '', game: '', area: '' };
  return (instant) => {
    const bucket = bucketOf(session.day, quarterOfHour(instant));
    return keyIn(isShift ? 'shift' : 'hour', { ...cell, bucket }).value;
  };
}

const croupierOf = ({ figure }: SessionAsked): string | undefined =>
  figure.parts.find(({ of }) => of === 'croupier')?.value;

/** The captured rounds: of a session by its hours, of an hour, a shift or a croupier one by one. */
async function capturedTerms(asked: SessionAsked): Promise<Term[]> {
  const { figure } = asked;
  const nameOf = clockOf(asked);
  const part = partOf(asked);
  const croupier = croupierOf(asked);
  const rounds = await readRounds(asked);
  if (part !== undefined || croupier !== undefined) {
    const isOnDuty =
      croupier === undefined
        ? () => true
        : await readDutyOf(asked.db, readPlaces(asked.db, asked.wanted).period, {
            ...asked.session,
            croupier,
          });
    return rounds
      .filter(
        ({ amount, happenedAt }) =>
          amount !== 0n && (part === undefined || nameOf(happenedAt) === part.value) && isOnDuty(happenedAt),
      )
      .map(({ amount, happenedAt: _, ...fact }) => ({
        kind: 'fact',
        amount,
        fact: { ...fact, document: null },
      }));
  }
  const hours = new Map<string, Minor>();
  for (const { amount, happenedAt } of rounds) {
    const hour = nameOf(happenedAt);
    hours.set(hour, (hours.get(hour) ?? 0n) + amount);
  }
  return [...hours]
    .filter(([, amount]) => amount !== 0n)
    .map(([hour, amount]) => ({
      kind: 'figure',
      sign: 1,
      amount,
      figure: addressOfFigure({ ...figure, parts: [{ of: 'hour', value: hour }, ...figure.parts] }),
    }));
}

/** The facts between the counts of the session, or of those whose later count is in the hour or shift that is asked. */
async function countedTerms(asked: SessionAsked): Promise<Term[]> {
  const { db, wanted, session } = asked;
  const { period, sessions } = await readTablesInRange(db, wanted);
  const part = partOf(asked);
  const nameOf = clockOf(asked);
  const own = sessions.filter(
    ({ day, table, sessionNo }) =>
      day === session.day && table === session.table && sessionNo === session.sessionNo,
  );
  const parts = (await readCountsOfSessions(db, period, own)).flatMap((counted) => counted.parts);
  const facts = parts.filter(({ at }) => part === undefined || nameOf(at) === part.value);
  return factsTogether(facts.flatMap((each) => each.facts)).map(({ amount, ...fact }) => ({
    ...{ kind: 'fact', amount, fact: { ...fact, document: null } },
  }));
}

type RoundFact = Omit<ExplainingFact, 'document'> & { readonly amount: Minor; readonly happenedAt: string };

/** The rounds that stand at the position, with what the house won; one without reported bets is not compared. */
const readRounds = ({ db, wanted: { casino, position }, session }: SessionAsked): Promise<RoundFact[]> =>
  readRows(
    db,
    `WITH ${VOIDS}
     SELECT round.record_number, event_id, event_type, happened_at,
            CASE WHEN json_array_length(data::json -> 'bets') > 0 THEN result + deduction ELSE 0 END AS amount
       FROM house_round round ${placesOf('round', '$2')}
      WHERE round.casino = $1 AND round.gaming_day BETWEEN ($4::date[])[1] AND $3::date AND table_id = $5
        AND session_no = $6 AND ${knownAt('round', '$2')}
        AND round.record_number NOT IN (SELECT record_number FROM void)
      ORDER BY placed.place, round.record_number`,
    [casino, position, session.day, [session.day], session.table, session.sessionNo],
  );

/** The bets of the session, or of the hour, shift, croupier or kind of bet that is asked, with their edges. */
async function playOf(asked: SessionAsked): Promise<Parameters<typeof ofPlay>[1]> {
  const { db, wanted, figure, session } = asked;
  const { period, sessions, books } = await readTablesInRange(db, wanted);
  const part = partOf(asked);
  const nameOf = clockOf(asked);
  const bet = figure.parts.find(({ of }) => of === 'bet');
  const croupier = croupierOf(asked);
  const plays =
    croupier === undefined
      ? await readPlaySums(db, period, sessions, { apart: true, byQuarter: part !== undefined })
      : (await readPlaysOfCroupiers({ db, period, sessions }, await readCroupiers(db, period)))
          .filter((each) => each.croupier === croupier)
          .map(({ play }) => play);
  const played = plays
    .filter(
      ({ table, sessionNo, quarter }) =>
        table === session.table &&
        sessionNo === session.sessionNo &&
        (part === undefined || nameOf(quarter) === part.value),
    )
    .map(({ bets, ...play }) => {
      const edges = edgesOn(books, session.day)(play.game) ?? [];
      const made = bets.filter((each) => bet === undefined || each.bet === bet.value);
      return {
        ...play,
        from: session.day,
        bets: made.map((each) => ({ ...each, edge: edgeTaken(each.edgeName, edges) })),
      };
    });
  const tallies = (await readSessionParts(db, wanted, figure)).map(({ tally }) => tally);
  const { expected, captured } = tallyTogether(tallies);
  return {
    played,
    currency: figure.currency,
    figures: masterFigures([{ ...NOTHING_PLAYED, expected, captured }]),
  };
}

type MovedMeasure = Exclude<TableMeasure, 'counted' | 'captured' | 'handle' | 'theoretical' | 'deviation'>;

/** What was posted at the table, or in an hour or shift what was reported in it. */
async function movedTerms(asked: SessionAsked, measure: MovedMeasure): Promise<Term[]> {
  const { db, wanted, figure, session } = asked;
  const part = partOf(asked);
  if (part !== undefined && measure !== 'tips') return instantTerms(asked, measure, part.value);
  if (measure !== 'tips' && measure !== 'exchanged') return [];
  const lines = (await readSessionLines(db, wanted, session)).filter(
    ({ currency }) => currency === figure.currency,
  );
  return lineTerms(lines, (line) => besideResult([{ ...line, table: session.table }])[measure]);
}

async function instantTerms(
  asked: SessionAsked,
  measure: Exclude<MovedMeasure, 'tips'>,
  value: string,
): Promise<Term[]> {
  if (measure === 'drop' || measure === 'win') return [];
  const { db, wanted, figure, session } = asked;
  const rows = await readRows<Omit<ExplainingFact, 'document'> & { quarter: string; amount: Minor }>(
    db,
    `SELECT of_record AS record_number, quarter, sum(${measure}) AS amount,
            ${eventOfRecord('moved.of_record')}
       FROM table_instant moved
      WHERE casino = $1 AND record_number <= $2 AND gaming_day = $3::date AND table_id = $4 AND session_no = $5
        AND currency = $6
      GROUP BY 1, 2 HAVING sum(${measure}) <> 0 ORDER BY 2, 1`,
    [wanted.casino, wanted.position, session.day, session.table, session.sessionNo, figure.currency],
  );
  const nameOf = clockOf(asked);
  return rows
    .filter(({ quarter }) => nameOf(quarter) === value)
    .map(({ quarter: _, amount, ...fact }) => ({ kind: 'fact', amount, fact: { ...fact, document: null } }));
}
