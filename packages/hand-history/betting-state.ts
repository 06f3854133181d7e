import { type Pot, potsOf } from '../../src/games/_mechanics/settle-pots';
import { formatMinor, type Minor } from '../../src/kernel/money';
import type { ActionKind, ParsedHand, StatedAction } from './parsed-hand';

export interface BettingStep {
  readonly seat: number;
  readonly street: number;
  readonly kind: Exclude<ActionKind, 'both-blinds'> | 'dead-blind';
  /** Minor units; absent if no money moved. */
  readonly amount?: Minor;
  readonly allIn?: true;
  readonly discarded?: number;
}

export interface BettingState {
  readonly hand: ParsedHand;
  readonly purses: ReadonlyMap<number, Purse>;
  readonly steps: BettingStep[];
  readonly reasons: string[];
  readonly antes: StatedAction[];
  smallBlindPosted: boolean;
  round: number;
  price: Minor;
  fullPrice: Minor;
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

export const written = (state: BettingState, amount: Minor): string =>
  formatMinor(amount, state.hand.header.money.currency);

export function contradict(state: BettingState, action: StatedAction, complaint: string): void {
  state.reasons.push(`line ${action.line}: seat ${action.seat} ${complaint}`);
}

type Destination = 'bet' | 'ante' | 'dead';

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
  if (amount <= 0n) contradict(state, action, `puts in ${written(state, amount)}`);
  if (action.allIn || action.capped !== undefined) purse.done = true;
}

export function checkStack(state: BettingState, action: StatedAction): void {
  const purse = purseOf(state, action.seat);
  const paid = contributionOf(purse);
  if (paid > purse.stack || (paid === purse.stack) !== (action.allIn === true)) {
    const stack = `has put in ${written(state, paid)} of a stack of ${written(state, purse.stack)}`;
    contradict(state, action, `${stack} and ${action.allIn ? 'is' : 'is not'} all-in`);
  }
  const { cap } = state.hand.header;
  if (action.capped !== undefined && (action.capped !== cap || paid !== cap)) {
    contradict(
      state,
      action,
      `reaches a cap of ${written(state, action.capped)} with ${written(state, paid)}`,
    );
  }
}

export interface Purse {
  readonly seat: number;
  readonly stack: Minor;
  bet: Minor;
  /** Contribution to the whole hand less returned bets: antes, live blinds and bets. It determines which pots the seat can win. */
  put: Minor;
  /** Dead blinds: part of the main pot, but no part of a bet. */
  dead: Minor;
  /** The seat took part: it posted, bet, checked or folded. */
  inHand: boolean;
  folded: boolean;
  done: boolean;
}

export const freshPurse = (seat: number, stack: Minor): Purse => ({
  seat,
  stack,
  bet: 0n,
  put: 0n,
  dead: 0n,
  inHand: false,
  folded: false,
  done: false,
});

export const contributionOf = (purse: Purse): Minor => purse.put + purse.dead;

export const contendersOf = (purses: Iterable<Purse>): readonly Purse[] => [...purses].filter(contends);

const contends = ({ inHand, folded }: Readonly<Purse>): boolean => inHand && !folded;

export const sidePotsOf = (purses: Iterable<Readonly<Purse>>): readonly Pot[] =>
  potsOf(
    [...purses].map((purse) => ({
      seat: purse.seat,
      live: purse.put,
      dead: purse.dead,
      contends: contends(purse),
    })),
    0n,
  );
