import type { CagnotteInBooks, SessionFigures, SessionInBooks } from './session-figures';
import { CAGNOTTE_EVENTS, type CagnotteEvent, countedInCagnotte } from './session-figures';
import { type DeclaredFact, factsOf, factsOfType } from '../_core/books/declared-fact';
import { resultFromBooks, resultFromCounts, resultPartsOf } from './table-result';
import { closeIn, closesIn, countsIn, dutyIn, IS_OPENING, marksSession, openingIn } from './session-facts';
import { unequalTo } from './table.checks';
import { pausesInBooks } from './pause-in-books';
import { isHouseBanked } from '../../games/game-codes';
import { minorFromWire, sumMinor } from '../../kernel/money';
import { type Queryable, readRows } from '../../database/queryable';
import type { SessionFact, SessionPostings } from './session.queries';
import { readSessionFacts, readSessionPostings, sessionMoney } from './session.queries';
import { placesOf, type SessionAt } from '../_core/store/statement-parts';
import type { BookSpan, DayAt } from '../_core/books/book-facts.queries';
import { readDeclaredFacts, dayParameters } from '../_core/books/book-facts.queries';
import { type CagnotteSum, readCagnottes } from '../poker-hand/hand.read-model';
import { bankInBooks, type DayBank, readDayBanks } from '../player-bank/bank.queries';
import { BOX_EVENTS, boxesOfSession, type BoxEvent } from '../slips/box-uses';
import type { DaySession } from '../gaming-day/day-figures';
import { knownAt } from '../_core/store/read-model';
import { present } from '../../kernel/present';

export async function readSessionFigures(db: Queryable, day: BookSpan): Promise<SessionFigures> {
  const sessions = await readSessionsOfDay(db, day);
  const facts = sessions.length === 0 ? [] : await readSessionFacts(db, sessions);
  const postings = sessions.length === 0 ? [] : await readSessionPostings(db, sessions);
  const cagnottes = await readCagnottes(db, day);
  const banks = await readDayBanks(db, day);
  const counts = await readDeclaredFacts(db, day, CAGNOTTE_EVENTS);
  const isOf =
    (session: SessionAt) =>
    ({ table, sessionNo }: Pick<DeclaredFact, 'table' | 'sessionNo'>): boolean =>
      table === session.table && sessionNo === session.sessionNo;
  return {
    currency: day.currency,
    sessions: sessions.map((session, index) => ({
      ...sessionInBooks(session, facts[index]!, postings[index]!, day.currency),
      ...cagnotteOf(
        {
          sums: cagnottes.filter(isOf(session)),
          counts: counts.filter(isOf(session)),
          banks: banks.filter(isOf(session)),
        },
        day.currency,
      ),
    })),
  };
}

interface CagnotteRead {
  readonly sums: readonly CagnotteSum[];
  readonly counts: readonly DeclaredFact<CagnotteEvent>[];
  readonly banks: readonly DayBank[];
}

function cagnotteOf(read: CagnotteRead, currency: string): CagnotteInBooks & Pick<SessionInBooks, 'addedUp'> {
  const { banks } = read;
  const sums = read.sums.filter((sum) => sum.currency === currency);
  const counts = read.counts.filter(({ data }) => data.currency === currency);
  const isInOne = sums.length === read.sums.length && counts.length === read.counts.length;
  return {
    ...cagnotteOfSums({ sums, counts, banks }),
    ...(isInOne ? {} : { addedUp: cagnotteOfSums(read) }),
  };
}

function cagnotteOfSums({ sums, counts, banks }: CagnotteRead): CagnotteInBooks {
  const slots = factsOf(counts, 'cagnotte.slot.counted.v1').filter(({ data }) => data.slot === 'cagnotte');
  const named = banks.flatMap((bank) => bank.named ?? []);
  return {
    inCagnotteBefore: sumMinor(sums.map(({ before }) => before)),
    dropped: sumMinor(sums.map(({ dropped }) => dropped)),
    onlyCounted: sumMinor(sums.map(({ onlyCounted }) => onlyCounted)),
    cagnotteDifference: sumMinor(sums.map(({ difference }) => difference)),
    counted: countedInCagnotte(counts),
    banks: banks.map((bank) => bankInBooks(bank, slots, named)),
  };
}

function sessionInBooks(
  { table, gamingDay: day, sessionNo }: SessionAt,
  facts: readonly SessionFact[],
  { posted }: SessionPostings,
  currency: string,
) {
  const opened = openingIn(facts);
  const closed = closeIn(facts);
  const game = opened?.data.game;
  const parts = resultPartsOf(sessionMoney(facts, { posted, currency }));
  return {
    table,
    day,
    sessionNo,
    game,
    parts,
    isHouseBanked: isHouseBanked(game),
    openedAt: opened?.happenedAt,
    openedRecord: opened?.recordNumber,
    closedAt: closed?.happenedAt,
    pauses: pausesInBooks(facts),
    minimum: opened && minorFromWire(opened.data.minimum),
    staff: namesOf(opened?.data.staff ?? []),
    duty: dutyIn(facts),
    signers: signersOf(facts),
    result: parts && resultFromCounts(parts),
    ...unequalFills(facts),
    commission: posted.commission,
  };
}

const signersOf = (facts: readonly SessionFact[]): string[] => [
  ...new Set(
    [...countsIn(facts), ...closesIn(facts).slice(-1)].flatMap(({ data }) => namesOf(data.certifiedBy)),
  ),
];

const namesOf = (staff: readonly { readonly id: string; readonly name?: string }[]): string[] =>
  staff.map(({ id, name }) => name ?? id);

/** The number of fills that do not equal the float; fills after a change of the limits are not compared. */
function unequalFills(
  facts: readonly SessionFact[],
): Pick<SessionInBooks, 'unequalSlips' | 'unequalToLocked'> {
  const float = openingIn(facts)?.data.float;
  if (float === undefined) return { unequalSlips: 0, unequalToLocked: 0 };
  const opening = {
    float: minorFromWire(float.amount),
    limitsChanged: false,
    ...(float.locked === undefined ? {} : { locked: true as const }),
  };
  const changed = facts.findIndex(({ eventType }) => eventType === 'cagnotte.table.limits-changed.v1');
  const before = changed === -1 ? facts : facts.slice(0, changed);
  const found = factsOfType(before, 'cagnotte.table.filled.v1').map(({ data }) => unequalTo(opening, data));
  return {
    unequalSlips: found.filter((each) => each === 'float').length,
    unequalToLocked: found.filter((each) => each === 'locked-float').length,
  };
}

export async function readDaySessions(db: Queryable, day: DayAt): Promise<DaySession[]> {
  const sessions = await readSessionsOfDay(db, day);
  if (sessions.length === 0) return [];
  const facts = await readSessionFacts(db, sessions);
  const postings = await readSessionPostings(db, sessions);
  const boxes = await readDeclaredFacts(db, { ...day, until: day.day }, BOX_EVENTS);
  return sessions.map((session, index) =>
    daySessionOf(session, {
      facts: facts[index]!,
      postings: postings[index]!,
      boxes: boxes.filter(
        ({ table, sessionNo }) => table === session.table && sessionNo === session.sessionNo,
      ),
    }),
  );
}

const readSessionsOfDay = async (db: Queryable, day: DayAt): Promise<SessionAt[]> => {
  const rows = await readRows<{ table: string; sessionNo: number }>(
    db,
    `SELECT table_id AS "table", session_no AS "sessionNo" FROM table_session
       LEFT JOIN (SELECT table_id, session_no, min(placed.place) AS opened
                    FROM table_session_fact fact ${placesOf('fact', '$2')}
                   WHERE fact.casino = $1 AND fact.gaming_day = $3::date AND ${knownAt('fact', '$2')}
                     AND ${IS_OPENING} GROUP BY 1, 2) opening USING (table_id, session_no)
      WHERE casino = $1 AND gaming_day = $3::date AND first_record <= $2 ORDER BY opened, table_id, session_no`,
    dayParameters(day),
  );
  return rows.map((row) => ({ ...row, casino: day.casino, gamingDay: day.day, position: day.position }));
};

/** What was reported and posted of a session. */
export interface ReportedSession {
  readonly facts: readonly SessionFact[];
  readonly postings: SessionPostings;
  readonly boxes: readonly DeclaredFact<BoxEvent>[];
}

export function daySessionOf({ table, sessionNo }: SessionAt, reported: ReportedSession): DaySession {
  const { facts } = reported;
  const opened = openingIn(facts);
  const signed = [...countsIn(facts), ...closesIn(facts)].some(({ data }) => data.certifiedBy.length > 0);
  const result = resultOf(reported);
  return {
    name: sessionNo === 1 ? table : `${table} session ${sessionNo}`,
    table,
    sessionNo,
    // Facts of the cage or of a pool may name a session that its table never opened; such a session need not be
    // closed.
    closed: closeIn(facts) !== undefined || opened === undefined,
    signed: signed || opened === undefined,
    isHouseBanked: isHouseBanked(opened?.data.game),
    boxes: boxesOfSession(reported.boxes),
    records: facts.filter(marksSession).map(({ recordNumber }) => recordNumber),
    ...present({ result }),
  };
}

function resultOf({ facts, postings: { posted, currency } }: ReportedSession): DaySession['result'] {
  if (currency === undefined) return undefined;
  const session = sessionMoney(facts, { posted, currency });
  const parts = resultPartsOf(session);
  if (parts === undefined) return undefined;
  return { fromCounts: resultFromCounts(parts), fromBooks: resultFromBooks(session), currency };
}
