import { CAGNOTTE_EVENTS, countedInCagnotte } from './cagnotte-count';
import { type DeclaredFact, factsOf } from '../_core/books/declared-fact';
import type { SessionFigures, SessionInBooks } from './session-figures';
import { resultFromCounts, resultPartsOf } from './result/table-result';
import type { EventOf, EventType } from '../event-contract/catalogue';
import { GAMES, isGameCode } from '../../games/game-codes';
import { minorFromWire } from '../../kernel/money';
import { readSessionsOfDay } from './day-sessions.queries';
import type { Queryable } from '../_core/store/queryable';
import { declaredParts, readSessionFacts, type SessionFact } from './session-facts.queries';
import type { SessionAt } from '../_core/store/session-key.queries';
import { readSessionPostings, type SessionPostings } from './session-postings.queries';
import { type BookSpan, readDeclaredFacts } from '../_core/books/book-facts.queries';
import { type CagnotteSum, readCagnottes } from '../poker-hand/cagnotte-sums.queries';
import { bankInBooks, readDayBanks } from '../player-bank/day-banks.queries';

export async function readSessionFigures(db: Queryable, day: BookSpan): Promise<SessionFigures> {
  const sessions = await readSessionsOfDay(db, day);
  const facts = sessions.length === 0 ? [] : await readSessionFacts(db, sessions);
  const postings = sessions.length === 0 ? [] : await readSessionPostings(db, sessions);
  const cagnottes = await readCagnottes(db, day);
  const banks = await readDayBanks(db, day);
  const counts = await readDeclaredFacts(db, day, CAGNOTTE_EVENTS);
  const slots = factsOf(counts, 'cagnotte.slot.counted.v1').filter(({ data }) => data.slot === 'cagnotte');
  const isOf =
    (session: SessionAt) =>
    ({ table, sessionNo }: Pick<DeclaredFact, 'table' | 'sessionNo'>): boolean =>
      table === session.table && sessionNo === session.sessionNo;
  return {
    currency: day.currency,
    sessions: sessions.map((session, index) => ({
      ...sessionInBooks(session, facts[index]!, postings[index]!, day.currency),
      ...cagnotteOf(cagnottes.find(isOf(session))),
      counted: countedInCagnotte(counts.filter(isOf(session))),
      banks: banks.filter(isOf(session)).map((bank) => bankInBooks(bank, slots.filter(isOf(session)))),
    })),
  };
}

const cagnotteOf = (
  sum: CagnotteSum | undefined,
): Pick<SessionInBooks, 'inCagnotteBefore' | 'dropped' | 'cagnotteDifference' | 'onlyCounted'> => ({
  inCagnotteBefore: sum?.before ?? 0n,
  dropped: sum?.dropped ?? 0n,
  onlyCounted: sum?.onlyCounted ?? 0n,
  cagnotteDifference: sum?.difference ?? 0n,
});

const ofType = <Type extends EventType>(facts: readonly SessionFact[], type: Type) =>
  facts
    .filter(({ eventType }) => eventType === type)
    .map(({ recordNumber, happenedAt, data }) => ({
      ...{ recordNumber, happenedAt },
      data: data as EventOf<Type>['data'],
    }));

function sessionInBooks(
  { table, gamingDay: day, sessionNo }: SessionAt,
  facts: readonly SessionFact[],
  { posted }: SessionPostings,
  currency: string,
): Omit<
  SessionInBooks,
  'inCagnotteBefore' | 'dropped' | 'counted' | 'cagnotteDifference' | 'onlyCounted' | 'banks'
> {
  const [opened] = ofType(facts, 'cagnotte.table.opened.v1');
  const closed = ofType(facts, 'cagnotte.table.closed.v1').at(-1);
  const game = opened?.data.game;
  const parts = resultPartsOf({ declared: declaredParts(facts, currency), posted });
  return {
    ...{ table, day, sessionNo, game, parts },
    isHouseBanked: isHouseBanked(game),
    openedAt: opened?.happenedAt,
    openedRecord: opened?.recordNumber,
    closedAt: closed?.happenedAt,
    minimum: opened && minorFromWire(opened.data.minimum),
    staff: namesOf(opened?.data.staff ?? []),
    signers: signersOf(facts),
    result: parts && resultFromCounts(parts),
    unequalSlips: unequalSlips(facts),
    commission: posted.commission,
  };
}

const isHouseBanked = (game: string | undefined): boolean =>
  game !== undefined && isGameCode(game) && GAMES[game].family === 'house';

const signersOf = (facts: readonly SessionFact[]): string[] => [
  ...new Set(
    [
      ...ofType(facts, 'cagnotte.table.counted.v1'),
      ...ofType(facts, 'cagnotte.table.closed.v1').slice(-1),
    ].flatMap(({ data }) => namesOf(data.certifiedBy)),
  ),
];

const namesOf = (staff: readonly { readonly id: string; readonly name?: string }[]): string[] =>
  staff.map(({ id, name }) => name ?? id);

/** Each fill equals the float, unless the limits were changed (article 47.1). */
function unequalSlips(facts: readonly SessionFact[]): number {
  const float = ofType(facts, 'cagnotte.table.opened.v1')[0]?.data.float.amount;
  const changed = facts.findIndex(({ eventType }) => eventType === 'cagnotte.table.limits-changed.v1');
  const before = changed === -1 ? facts : facts.slice(0, changed);
  return ofType(before, 'cagnotte.table.filled.v1').filter(
    ({ data }) => (data.holder ?? 'table') === 'table' && float !== undefined && data.amount !== float,
  ).length;
}
