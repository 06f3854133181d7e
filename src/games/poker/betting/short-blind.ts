import type { Minor } from '../../../kernel/money';
import type { Answers } from '../../open-points';
import type { HandAction, ReportedHand } from '../reported-hand';

const FORCED: ReadonlySet<HandAction['action']> = new Set(['small-blind', 'big-blind', 'bring-in']);

/**
 * What a call may cost at least after the forced bets, in minor units, by each reading that is allowed, the preferred
 * one first; 0 stands for the highest bet that was made. There is a choice only where all of them were for less than
 * the minimum (OP2-48).
 */
export function leastPrices(
  hand: ReportedHand,
  minimum: Minor | undefined,
  { 'OP2-48': answer }: Pick<Answers, 'OP2-48'>,
): readonly Minor[] {
  const full = minimum ?? minimumByBlind(hand);
  const forced = hand.actions.filter(({ action }) => FORCED.has(action));
  if (full === undefined || forced.length === 0 || forced.some(({ amount }) => amount >= full)) return [0n];
  if (answer === 'either') return [full, 0n];
  return [answer === 'minimum' ? full : 0n];
}

/** The minimum of a table that did not tell it: twice the small blind, unless that was short itself. */
const minimumByBlind = ({ actions }: ReportedHand): Minor | undefined => {
  const small = actions.find(({ action, allIn }) => action === 'small-blind' && !allIn);
  return small === undefined ? undefined : small.amount * 2n;
};
