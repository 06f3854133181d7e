import { type DutyLine, dutyBase } from '../duty/dutiable-income';
import type { Minor } from '../../kernel/money';
import { sumMinor } from '../../kernel/money';
import type { DayFigures, DayMove, DaySession } from './day-figures';
import { amounts, type TieOutRow } from './tie-out';

const CLEARING = 'cagnotte.variance.cleared.v1';
const OPENING = 'cagnotte.table.opened.v1';

/** K11: the base of the duty against the control book, both of the facts of the day. */
export function dutyRows({ currency, ownMoves, sessions }: DayFigures): TieOutRow[] {
  const moves = ownMoves.filter((move) => move.currency === currency);
  const expected =
    sumMinor(sessions.map(({ result }) => result?.fromCounts ?? 0n)) +
    ofOthers(moves, sessions) +
    ofPools(moves) +
    shortages(moves) +
    cleared(moves);
  return [amounts('base of the duty', { expected, found: dutyBase(linesOf(moves)), currency })];
}

/** Each move as two lines at most, so that surpluses and shortages stay apart. */
const linesOf = (moves: readonly DayMove[]): DutyLine[] =>
  moves.flatMap(({ debit, credit, ...move }) => [
    { ...move, debit, credit: 0n },
    { ...move, debit: 0n, credit },
  ]);

const credits = (moves: readonly DayMove[], counts: (move: DayMove) => boolean): Minor =>
  sumMinor(moves.filter(counts).map(({ debit, credit }) => credit - debit));

const HOUSE_RESULT = /^(win:|commission:|variance:(table|drop)(:|$))/;

/**
 * The control book of sessions without a result of counts: cagnottes as counted, fees, and what is posted there; and
 * what openings found on floats that were left locked, which is in no session's result.
 */
function ofOthers(moves: readonly DayMove[], sessions: readonly DaySession[]): Minor {
  const counted = sessions.filter(({ result }) => result !== undefined);
  const others = new Set(sessions.filter(({ result }) => result === undefined).map(({ table }) => table));
  const atCounted = (account: string): boolean => counted.some(({ table }) => account.endsWith(`:${table}`));
  const posted = credits(
    moves,
    ({ account, eventType }) =>
      eventType !== CLEARING &&
      (/^variance:cagnotte(:|$)/.test(account) ||
        (HOUSE_RESULT.test(account) &&
          (eventType === OPENING || !atCounted(account) || others.has(account.split(':').at(-1)!)))),
  );
  // Where a table was moved from one game to another, its accounts hold the sessions of both.
  const ofMoved = counted.filter(({ table }) => others.has(table));
  return posted - sumMinor(ofMoved.map(({ result }) => result!.fromBooks));
}

const ofPools = (moves: readonly DayMove[]): Minor =>
  credits(moves, ({ account }) => /^jackpot(-share|-funding)?:/.test(account)) +
  surplusesOfSlots(moves, /^variance:jackpot(:|$)/);

/** Surpluses of pool slots are in the base and in no register of a table. */
const surplusesOfSlots = (moves: readonly DayMove[], slots: RegExp): Minor =>
  dutyBase(linesOf(moves.filter(({ account }) => slots.test(account))));

/** Chips missing in a cagnotte lower what was counted, and not the base. */
function shortages(moves: readonly DayMove[]): Minor {
  const cagnotte = moves.filter(({ account }) => /^variance:cagnotte(:|$)/.test(account));
  const counted = credits(cagnotte, ({ eventType }) => eventType !== CLEARING);
  return dutyBase(linesOf(cagnotte)) - counted;
}

/** A difference of a float or a box that was cleared as a loss or a claim leaves the base. */
const cleared = (moves: readonly DayMove[]): Minor =>
  credits(moves, ({ account, eventType }) => eventType === CLEARING && HOUSE_RESULT.test(account));
