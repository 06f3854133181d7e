import { formatMinor, type Minor } from '../kernel/money';
import type { ActionKind, ParsedHand, StatedAction } from './parsed-hand';
import { contributionOf, freshPurse, type Purse } from './purse';

/** One movement of the betting: what an action really put in or brought back. */
export interface BettingStep {
  readonly seat: number;
  readonly street: number;
  readonly kind: Exclude<ActionKind, 'both-blinds'> | 'dead-blind';
  /** Minor units; absent where no money moved. */
  readonly amount?: Minor;
  readonly allIn?: true;
  /** Number of cards thrown away. */
  readonly discarded?: number;
}

/** Where a replay stands. */
export interface BettingState {
  readonly hand: ParsedHand;
  readonly purses: ReadonlyMap<number, Purse>;
  readonly steps: BettingStep[];
  /** What contradicts the rules of betting or another line. */
  readonly reasons: string[];
  readonly antes: StatedAction[];
  /** The live small blind is posted; any further one is dead. */
  smallBlindPosted: boolean;
  round: number;
  /** What a seat must have put in in this round to stay in. */
  price: Minor;
  /** The price that the last full bet or raise made; an all-in for less does not move it. */
  fullPrice: Minor;
  /** The bring-in was short, so the first to call it shows what it should have been. */
  priceOpen: boolean;
}

export const startBetting = (hand: ParsedHand): BettingState => ({
  hand,
  purses: new Map(hand.seats.map(({ seat, stack }) => [seat, freshPurse(seat, stack)])),
  steps: [],
  reasons: [],
  antes: [],
  smallBlindPosted: false,
  round: 1,
  price: 0n,
  fullPrice: 0n,
  priceOpen: false,
});

export const purseOf = (state: BettingState, seat: number): Purse => state.purses.get(seat)!;

/** Writes an amount the way a reader knows it: 1.50. */
export const written = (state: BettingState, amount: Minor): string =>
  formatMinor(amount, state.hand.header.money.currency);

/** Records what is wrong with an action. */
export function object(state: BettingState, action: StatedAction, complaint: string): void {
  state.reasons.push(`line ${action.line}: seat ${action.seat} ${complaint}`);
}

export type Destination = 'bet' | 'ante' | 'dead';

/** Moves chips from the stack into the pot, and holds the action against the stack. */
export function pay(
  state: BettingState,
  action: StatedAction,
  amount: Minor,
  destination: Destination = 'bet',
): void {
  const purse = purseOf(state, action.seat);
  if (destination === 'dead') purse.dead += amount;
  else purse.put += amount;
  if (destination === 'bet') purse.bet += amount;
  if (amount <= 0n) object(state, action, `puts in ${written(state, amount)}`);
  if (action.allIn || action.capped !== undefined) purse.done = true;
}

/** Once an action is paid: nobody puts in more than his stack, and all-in means exactly the stack. */
export function checkStack(state: BettingState, action: StatedAction): void {
  const purse = purseOf(state, action.seat);
  const paid = contributionOf(purse);
  if (paid > purse.stack || (paid === purse.stack) !== (action.allIn === true)) {
    const stack = `has put in ${written(state, paid)} of a stack of ${written(state, purse.stack)}`;
    object(state, action, `${stack} and ${action.allIn ? 'is' : 'is not'} all-in`);
  }
  const { cap } = state.hand.header;
  if (action.capped !== undefined && (action.capped !== cap || paid !== cap)) {
    object(state, action, `reaches a cap of ${written(state, action.capped)} with ${written(state, paid)}`);
  }
}
