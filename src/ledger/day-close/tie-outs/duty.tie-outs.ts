import { isInBase, USUAL_OPTIONS } from '../../duty/dutiable-income';
import { ofLines } from '../../_core/books/cell-part';
import type { DayFigures, DayMove, DaySession } from './day-figures';
import { fromBooks, fromCounts } from './session.tie-outs';
import { amounts, type TieOutRow } from './tie-out';
import { sumOf, type TieOutSide } from './tie-out-side';

const CLEARING = 'cagnotte.variance.cleared.v1';
const OPENING = 'cagnotte.table.opened.v1';

/** K11: the base of the duty against the control book, both of the facts of the day. */
export function dutyRows({ currency, day, ownMoves, sessions }: DayFigures): TieOutRow[] {
  const moves = ownMoves.filter((move) => move.currency === currency).flatMap(sidesOf);
  const expected = sumOf([
    ...sessions.map((session) => fromCounts(session, day)),
    ...ofOthers(moves, { sessions, day }),
    ...ofPools(moves).map(creditsOn(day)),
    ...shortages(moves, day),
    ...cleared(moves).map(creditsOn(day)),
  ]);
  return [
    amounts('base of the duty', { expected, found: sumOf(inBase(moves).map(creditsOn(day))), currency }),
  ];
}

/** Each move as two lines at most, so that surpluses and shortages stay apart. */
const sidesOf = ({ debit, credit, ...move }: DayMove): DayMove[] =>
  [
    { ...move, debit, credit: 0n },
    { ...move, debit: 0n, credit },
  ].filter((line) => line.debit !== 0n || line.credit !== 0n);

const creditsOn =
  (day: string, sign: 1 | -1 = 1) =>
  ({ account, eventType, reversal: undoes, currency, debit, credit }: DayMove): TieOutSide => {
    const side = debit === 0n ? 'credit' : 'debit';
    const of = { account, currency, types: [eventType], undoes, side } as const;
    return {
      amount: BigInt(sign) * (credit - debit),
      parts: [ofLines({ ...of, bookedOn: [day, day], ofDays: [day, day] }, sign === 1 ? -1 : 1)],
    };
  };

const inBase = (moves: readonly DayMove[]): DayMove[] =>
  moves.filter((move) => isInBase(move, USUAL_OPTIONS));

const HOUSE_RESULT = /^(win:|commission:|variance:(table|drop)(:|$))/;

/**
 * The control book of sessions without a result of counts: cagnottes as counted, fees, and what is posted there; and
 * what openings found on floats that were left locked, which is in no session's result.
 */
function ofOthers(
  moves: readonly DayMove[],
  { sessions, day }: Pick<DayFigures, 'sessions' | 'day'>,
): TieOutSide[] {
  const hasResult = ({ result }: DaySession): boolean => result !== undefined;
  const counted = sessions.filter(hasResult);
  const others = new Set(sessions.filter((session) => !hasResult(session)).map(({ table }) => table));
  const atCounted = (account: string): boolean => counted.some(({ table }) => account.endsWith(`:${table}`));
  const posted = moves.filter(
    ({ account, eventType }) =>
      eventType !== CLEARING &&
      (/^variance:cagnotte(:|$)/.test(account) ||
        (HOUSE_RESULT.test(account) &&
          (eventType === OPENING || !atCounted(account) || others.has(account.split(':').at(-1)!)))),
  );
  // Where a table was moved from one game to another, its accounts hold the sessions of both.
  const ofMoved = counted.filter(({ table }) => others.has(table));
  return [...posted.map(creditsOn(day)), ...ofMoved.map((session) => fromBooks(session, day, -1))];
}

/** Stakes and prizes of pools; surpluses of their slots are in the base, too, and in no register of a table. */
const ofPools = (moves: readonly DayMove[]): DayMove[] => [
  ...moves.filter(({ account }) => /^jackpot(-share|-funding)?:/.test(account)),
  ...inBase(moves.filter(({ account }) => /^variance:jackpot(:|$)/.test(account))),
];

function shortages(moves: readonly DayMove[], day: string): TieOutSide[] {
  const cagnotte = moves.filter(({ account }) => /^variance:cagnotte(:|$)/.test(account));
  const counted = cagnotte.filter(({ eventType }) => eventType !== CLEARING);
  return [...inBase(cagnotte).map(creditsOn(day)), ...counted.map(creditsOn(day, -1))];
}

const cleared = (moves: readonly DayMove[]): DayMove[] =>
  moves.filter(({ account, eventType }) => eventType === CLEARING && HOUSE_RESULT.test(account));
