import type { Minor } from '../kernel/money';
import { type BettingState, object, written } from './betting-state';
import type { StatedAction } from './parsed-hand';

/**
 * Moves the price of the round to `to`, which a bet or raise made. With a fixed limit the step must be the bet of
 * this round, counted from the last full price or from the last price (after an all-in for less, rooms do either),
 * and only who is all-in may stay below.
 */
export function movePrice(state: BettingState, action: StatedAction, to: Minor): void {
  if (to <= state.price) object(state, action, `does not go above ${written(state, state.price)}`);
  const full = isFullStep(state, to);
  const short = action.allIn === true && to < state.price + largest(betSizes(state));
  if (state.hand.header.limitType === 'fixed' && !full && !short) {
    object(state, action, `goes to ${written(state, to)}, which is no step of the fixed limit`);
  }
  if (full || state.hand.header.limitType !== 'fixed') state.fullPrice = to;
  state.price = to;
  state.priceOpen = false;
}

const isFullStep = (state: BettingState, to: Minor): boolean =>
  betSizes(state).some((size) => to === state.fullPrice + size || to === state.price + size);

/** What a full bet can be in this round; two sizes only where a pair on the board of stud allows the double bet. */
function betSizes({ hand, round }: BettingState): readonly Minor[] {
  const { small, big } = hand.header.stakes;
  if (hand.doubleBetStreets.has(round)) return [small, big];
  return [round <= hand.header.game.smallBetRounds ? small : big];
}

const largest = (sizes: readonly Minor[]): Minor =>
  sizes.reduce((most, size) => (size > most ? size : most), 0n);
