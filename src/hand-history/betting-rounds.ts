import type { Minor } from '../kernel/money';
import { type BettingState, purseOf, written } from './betting-state';
import type { StatedAction } from './parsed-hand';
import { contendersOf, type Purse } from './purse';

export function returnBet(
  state: BettingState,
  { seat, street }: Pick<StatedAction, 'seat' | 'street'>,
  amount: Minor,
): void {
  const purse = purseOf(state, seat);
  purse.bet -= amount;
  purse.put -= amount;
  state.steps.push({ seat, street, kind: 'uncalled-returned', amount });
}

/** What the highest bet of this round has over the second highest: nobody called it. */
export function excessBet(
  state: BettingState,
): { readonly seat: number; readonly amount: Minor } | undefined {
  const [highest, second] = [...state.purses.values()].sort(byBetDescending);
  const amount = highest!.bet - (second?.bet ?? 0n);
  return amount > 0n ? { seat: highest!.seat, amount } : undefined;
}

const byBetDescending = (one: Purse, other: Purse): number =>
  one.bet === other.bet ? 0 : one.bet < other.bet ? 1 : -1;

export function returnUncalledBlind(state: BettingState): void {
  const [winner, ...others] = contendersOf(state.purses.values());
  const excess = excessBet(state);
  const onlyPosted = state.steps.every((step) => step.seat !== winner?.seat || step.street === 0);
  if (winner && others.length === 0 && onlyPosted && excess?.seat === winner.seat) {
    returnBet(state, { seat: winner.seat, street: 1 }, excess.amount);
  }
}

export function closeRound(state: BettingState, next: number): void {
  const excess = excessBet(state);
  if (excess) {
    state.reasons.push(
      `an uncalled ${written(state, excess.amount)} of seat ${excess.seat} does not come back`,
    );
  }
  const purses = [...state.purses.values()];
  const highest = purses.reduce((most, purse) => (purse.bet > most ? purse.bet : most), 0n);
  for (const purse of contendersOf(purses)) {
    if (purse.bet < highest && !purse.done) {
      state.reasons.push(
        `seat ${purse.seat} stays in for ${written(state, purse.bet)} of ${written(state, highest)}`,
      );
    }
  }
  for (const purse of purses) purse.bet = 0n;
  Object.assign(state, { round: next, price: 0n, fullPrice: 0n, priceOpen: false });
}
