import type { Minor } from '../../src/kernel/money';
import {
  type BettingState,
  contendersOf,
  contradict,
  pay,
  type Purse,
  purseOf,
  written,
} from './betting-state';
import type { StatedAction } from './parsed-hand';

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

/** The part of the highest bet of this round above the second highest: it is uncalled. */
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

/** Antes do not count towards a bet; whether they are equal is checked after all are known. */
export function postAnte(state: BettingState, action: StatedAction): void {
  state.antes.push(action);
  step(state, action, { kind: 'ante', amount: action.amount!, destination: 'ante' });
}

export function postSmallBlind(state: BettingState, action: StatedAction): void {
  const amount = action.amount!;
  expectSmallBlind(state, action, amount);
  if (state.smallBlindPosted) step(state, action, { kind: 'dead-blind', amount, destination: 'dead' });
  else step(state, action, { kind: 'small-blind', amount });
  state.smallBlindPosted = true;
}

/** Big blinds are live, also those of players who come in late; a short one does not lower the price. */
export function postBigBlind(state: BettingState, action: StatedAction): void {
  const amount = action.amount!;
  expectBigBlind(state, action, amount);
  step(state, action, { kind: 'big-blind', amount });
  setBlindPrice(state);
}

/** A player who missed both blinds posts both: the big one live, the small one dead. */
export function postBothBlinds(state: BettingState, action: StatedAction): void {
  const amount = action.amount!;
  const full = bigBlindOf(state);
  const live = amount < full ? amount : full;
  const dead = amount - live;
  expectBigBlind(state, action, live);
  if (dead > 0n || !action.allIn) expectSmallBlind(state, action, dead);
  if (dead > 0n) step(state, action, { kind: 'dead-blind', amount: dead, destination: 'dead' });
  step(state, action, { kind: 'big-blind', amount: live });
  setBlindPrice(state);
}

/** The bring-in opens the betting of stud below the small bet; how far below, the header does not say. */
export function postBringIn(state: BettingState, action: StatedAction): void {
  const amount = action.amount!;
  const { small } = state.hand.header.stakes;
  if (amount >= small)
    contradict(state, action, `brings in for ${written(state, amount)}, not below the small bet`);
  step(state, action, { kind: 'bring-in', amount });
  state.price = amount;
  state.priceOpen = action.allIn === true;
}

export function checkAntes(state: BettingState): void {
  const full = state.antes.reduce((most, { amount }) => (amount! > most ? amount! : most), 0n);
  for (const ante of state.antes) {
    if (ante.amount !== full && !ante.allIn) {
      contradict(
        state,
        ante,
        `posts an ante of ${written(state, ante.amount!)} where others post ${written(state, full)}`,
      );
    }
  }
}

interface ForcedStep {
  readonly kind: 'ante' | 'small-blind' | 'big-blind' | 'dead-blind' | 'bring-in';
  readonly amount: Minor;
  readonly destination?: 'ante' | 'dead';
}

function step(state: BettingState, action: StatedAction, { kind, amount, destination }: ForcedStep): void {
  pay(state, action, amount, destination);
  const { seat, street, allIn } = action;
  state.steps.push({ seat, street, kind, amount, ...(allIn && { allIn }) });
}

function setBlindPrice(state: BettingState): void {
  const price = bigBlindOf(state);
  if (state.price < price) state.price = state.fullPrice = price;
}

/** With a fixed limit the header states bets instead of blinds: the big blind equals the small bet. */
const bigBlindOf = ({ hand: { header } }: BettingState): Minor =>
  header.limitType === 'fixed' ? header.stakes.small : header.stakes.big;

/**
 * With a fixed limit the small blind is half the small bet or, where chips do not divide so, a third, two fifths or
 * two thirds of it (0.05 has 0.02, 3 has 1, 15 has 10).
 */
const isSmallBlindOf = (smallBet: Minor, amount: Minor): boolean =>
  [
    [1n, 2n],
    [1n, 3n],
    [2n, 5n],
    [2n, 3n],
  ].some(([part, whole]) => amount * whole! === smallBet * part!);

function expectSmallBlind(state: BettingState, action: StatedAction, amount: Minor): void {
  const { limitType, stakes } = state.hand.header;
  const fits = limitType === 'fixed' ? isSmallBlindOf(stakes.small, amount) : amount === stakes.small;
  const short = action.allIn && amount < bigBlindOf(state);
  if (!fits && !short)
    contradict(state, action, `posts a small blind of ${written(state, amount)} against the stakes`);
}

function expectBigBlind(state: BettingState, action: StatedAction, amount: Minor): void {
  const full = bigBlindOf(state);
  const short = action.allIn && amount < full;
  if (amount !== full && !short) {
    contradict(state, action, `posts a big blind of ${written(state, amount)} against the stakes`);
  }
}
