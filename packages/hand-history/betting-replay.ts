import type { Minor } from '../../src/kernel/money';
import {
  checkAntes,
  closeRound,
  excessBet,
  postAnte,
  postBigBlind,
  postBothBlinds,
  postBringIn,
  postSmallBlind,
  returnBet,
  returnUncalledBlind,
} from './betting-rounds';
import type { BettingState, BettingStep, Purse } from './betting-state';
import { checkStack, contributionOf, contradict, pay, purseOf, startBetting, written } from './betting-state';
import type { ActionKind, ParsedHand, StatedAction } from './parsed-hand';
import { present } from '../../src/kernel/present';

export interface BettingReplay {
  readonly steps: readonly BettingStep[];
  readonly purses: ReadonlyMap<number, Readonly<Purse>>;
  /** Contradictions of the betting to stakes, stacks or other lines; empty if there are none. */
  readonly reasons: readonly string[];
}

export function replayBetting(hand: ParsedHand): BettingReplay {
  const state = takeAll(hand);
  if (!hand.cancelled) finish(state);
  return { steps: state.steps, purses: state.purses, reasons: state.reasons };
}

/**
 * The uncalled part of the last bet, above the second highest; undefined if all was called. For rooms that do not report
 * its return.
 */
export function uncalledBetOf(hand: ParsedHand): ReturnType<typeof excessBet> {
  const state = takeAll(hand);
  const excess = excessBet(state);
  return excess && !purseOf(state, excess.seat).folded ? excess : undefined;
}

function takeAll(hand: ParsedHand): BettingState {
  const state = startBetting(hand);
  for (const action of hand.actions) {
    const round = Math.max(1, action.street);
    if (round !== state.round) closeRound(state, round);
    take(state, action);
  }
  return state;
}

function finish(state: BettingState): void {
  returnUncalledBlind(state);
  closeRound(state, state.round);
  checkAntes(state);
}

type Move = (state: BettingState, action: StatedAction) => void;

function take(state: BettingState, action: StatedAction): void {
  const purse = purseOf(state, action.seat);
  if (purse.folded) contradict(state, action, 'acts after folding');
  purse.inHand = true;
  MOVES[action.kind](state, action);
  if (PAYING.has(action.kind)) checkStack(state, action);
}

const check: Move = (state, action) => {
  const { bet } = purseOf(state, action.seat);
  if (bet < state.price)
    contradict(state, action, `checks with ${written(state, state.price - bet)} to call`);
  note(state, action);
};

const fold: Move = (state, action) => {
  purseOf(state, action.seat).folded = true;
  note(state, action);
};

const call: Move = (state, action) => {
  const amount = action.amount!;
  const purse = purseOf(state, action.seat);
  if (state.priceOpen && purse.bet + amount > state.price) state.price = purse.bet + amount;
  state.priceOpen = false;
  const owed = state.price - purse.bet;
  const short = (action.allIn || action.capped !== undefined) && amount < owed;
  if (amount !== owed && !short) {
    contradict(state, action, `calls ${written(state, amount)} where ${written(state, owed)} is owed`);
  }
  pay(state, action, amount);
  note(state, action, amount);
};

const bet: Move = (state, action) => {
  const amount = action.amount!;
  if (state.price !== 0n) {
    contradict(state, action, `bets although ${written(state, state.price)} is bet already`);
  }
  movePrice(state, action, amount);
  pay(state, action, amount);
  note(state, action, amount);
};

/** `raises X to Y`: Y is the total bet of the seat in this round, X the amount by which it exceeds the price. */
const raise: Move = (state, action) => {
  const to = action.to!;
  const by = to - state.price;
  if (action.amount !== undefined && action.amount !== by && !state.priceOpen) {
    contradict(
      state,
      action,
      `raises ${written(state, action.amount)} to a price ${written(state, by)} higher`,
    );
  }
  const completes = action.kind === 'complete' || isBringInOnly(state);
  movePrice(state, action, to);
  const { bet: before } = purseOf(state, action.seat);
  // A contradictory text must not produce a negative amount.
  const amount = to > before ? to - before : (action.amount ?? 0n);
  pay(state, action, amount);
  note(state, { ...action, kind: completes ? 'complete' : 'raise' }, amount);
};

const giveBack: Move = (state, action) => {
  const excess = excessBet(state);
  if (excess?.seat !== action.seat || excess.amount !== action.amount) {
    const due = excess ? `${written(state, excess.amount)} of seat ${excess.seat}` : 'nothing';
    contradict(state, action, `gets ${written(state, action.amount!)} back where ${due} was uncalled`);
  }
  returnBet(state, action, action.amount!);
};

const MOVES: Readonly<Record<ActionKind, Move>> = {
  ante: postAnte,
  'small-blind': postSmallBlind,
  'big-blind': postBigBlind,
  'both-blinds': postBothBlinds,
  'bring-in': postBringIn,
  check,
  fold,
  call,
  bet,
  raise,
  complete: raise,
  discard: (state, action) => note(state, action),
  'uncalled-returned': giveBack,
};

/**
 * Raises the price of the round to `to` after a bet or raise. With a fixed limit the step must be the bet of this round,
 * from the last full price or from the last price (after an all-in for less, rooms use either), and only an all-in may be
 * smaller.
 */
function movePrice(state: BettingState, action: StatedAction, to: Minor): void {
  if (to <= state.price) contradict(state, action, `does not go above ${written(state, state.price)}`);
  const full = isFullStep(state, to);
  const short = action.allIn === true && to < state.price + largest(betSizes(state));
  if (state.hand.header.limitType === 'fixed' && !full && !short) {
    contradict(state, action, `goes to ${written(state, to)}, which is no step of the fixed limit`);
  }
  if (full || state.hand.header.limitType !== 'fixed') state.fullPrice = to;
  state.price = to;
  state.priceOpen = false;
}

const isFullStep = (state: BettingState, to: Minor): boolean =>
  betSizes(state).some((size) => to === state.fullPrice + size || to === state.price + size);

/** Permitted sizes of a full bet in this round; two if an open pair in stud allows the double bet. */
function betSizes({ hand, round }: BettingState): readonly Minor[] {
  const { small, big } = hand.header.stakes;
  if (hand.doubleBetStreets.has(round)) return [small, big];
  return [round <= hand.header.game.smallBetRounds ? small : big];
}

const largest = (sizes: readonly Minor[]): Minor =>
  sizes.reduce((most, size) => (size > most ? size : most), 0n);

const PAYING: ReadonlySet<ActionKind> = new Set([
  'ante',
  'small-blind',
  'big-blind',
  'both-blinds',
  'bring-in',
  'call',
  'bet',
  'raise',
  'complete',
]);

function note(state: BettingState, action: StatedAction, amount?: Minor): void {
  const { seat, street, kind, allIn, discarded } = action;
  state.steps.push({
    seat,
    street,
    kind: kind as BettingStep['kind'],
    ...present({ amount }),
    ...(allIn && { allIn }),
    ...present({ discarded }),
  });
}

const isBringInOnly = (state: BettingState): boolean =>
  state.hand.header.game.family === 'stud' && state.round === 1 && state.price > 0n && state.fullPrice === 0n;

export const potOf = (replay: BettingReplay): Minor =>
  [...replay.purses.values()].reduce((total, purse) => total + contributionOf(purse), 0n);
