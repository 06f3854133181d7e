import type { SeatStake } from '../_mechanics/settle-pots';
import type { Answers } from '../open-points';
import type { ReturnedBet } from '../settlement';
import type { PokerFacts, HandError, HandErrorEffect } from './poker-facts';
import type { HandAction, ReportedHand } from './reported-hand';
import type { Minor } from '../../kernel/money';
import { type Finding, said } from '../../finding-catalogue/finding';
import type { Setting } from '../game-rules';
import type { TableState } from '../round';
import { breach } from '../rule';
import { money } from '../wording';

interface StakesAfterErrors {
  readonly stakes: readonly SeatStake[];
  readonly returned: readonly ReturnedBet[];
}

function effectOf({ effect }: HandError, answers: Answers): HandErrorEffect {
  if (effect === 'by-OP2-28') return answers['OP2-28'] === 'returned' ? 'returned' : 'stays';
  if (effect === 'by-OP2-29') return answers['OP2-29'] === 'stays' ? 'stays' : 'returned';
  return effect;
}

/** The error of the croupier which this rule describes; undefined outside regulated games. */
export const handError = ({ regulated }: PokerFacts, rule: string): HandError | undefined =>
  regulated !== undefined && Object.hasOwn(regulated.errors, rule) ? regulated.errors[rule] : undefined;

/** The error of play that annuls the hand of a seat; undefined if there is none. */
export const annulling = (
  facts: PokerFacts,
  { errors }: ReportedHand,
  { seat, answers }: { readonly seat: number; readonly answers: Answers },
): HandError | undefined =>
  errors
    .filter((one) => one.seat === seat)
    .flatMap(({ rule }) => handError(facts, rule) ?? [])
    .find((error) => ['returned', 'stays'].includes(effectOf(error, answers)));

/** The stakes of the seats, without those that an error of play returns. */
export function stakesAfterErrors(
  facts: PokerFacts,
  hand: ReportedHand,
  answers: Answers,
): StakesAfterErrors {
  const returned: ReturnedBet[] = [];
  const stakes = stakesOf(hand).map((stake) => {
    const error = annulling(facts, hand, { seat: stake.seat, answers });
    if (error === undefined) return stake;
    if (effectOf(error, answers) === 'stays') return { ...stake, contends: false };
    const amount = stake.live + stake.dead;
    if (amount > 0n) returned.push({ seat: stake.seat, amount });
    return { ...stake, live: 0n, dead: 0n, contends: false };
  });
  return { stakes, returned };
}

function stakesOf({ seated, actions }: Pick<ReportedHand, 'seated' | 'actions'>): readonly SeatStake[] {
  const present = new Set(seated.map(({ seat }) => seat));
  const folded = seatsThat('fold', actions);
  const acted = [...new Set(actions.map(({ seat }) => seat))].sort((one, other) => one - other);
  const contenders = acted.filter((seat) => present.has(seat) && !folded.has(seat));
  const isDead = deadMoney(contenders, actions);
  return acted.map((seat) => {
    let [live, dead] = [0n, 0n];
    for (const action of actions) {
      if (action.seat !== seat || action.action === 'uncalled-returned') continue;
      if (isDead(action)) dead += action.amount;
      else live += action.amount;
    }
    return { seat, live, dead, contends: contenders.includes(seat) };
  });
}

/** Chips that the table reports as returned, by seat, in minor units. */
export function returnedBySeat({ actions }: Pick<ReportedHand, 'actions'>): ReadonlyMap<number, Minor> {
  const returned = new Map<number, Minor>();
  for (const { seat, action, amount } of actions) {
    if (action === 'uncalled-returned') returned.set(seat, (returned.get(seat) ?? 0n) + amount);
  }
  return returned;
}

/**
 * Whether an action puts in dead money: dead blinds and antes belong to the main pot and are never uncalled; one player
 * may pay the ante for all. If all contenders have put in antes that differ, one was all-in, and antes count as live,
 * so that his share of the pot is limited.
 */
function deadMoney(
  contenders: readonly number[],
  actions: readonly HandAction[],
): (action: HandAction) => boolean {
  const antes = contenders.map((seat) => antesOf(seat, actions));
  const isOneShort = antes.every((ante) => ante > 0n) && antes.some((ante) => ante !== antes[0]);
  return ({ action }) => action === 'dead-blind' || (action === 'ante' && !isOneShort);
}

const seatsThat = (did: HandAction['action'], actions: readonly HandAction[]): ReadonlySet<number> =>
  new Set(actions.filter(({ action }) => action === did).map(({ seat }) => seat));

function antesOf(of: number, actions: readonly HandAction[]): Minor {
  let antes = 0n;
  for (const { seat, action, amount } of actions) if (seat === of && action === 'ante') antes += amount;
  return antes;
}

export const carriedOn = ({ carriedOut }: ReportedHand): NonNullable<TableState['memory']> =>
  carriedOut > 0n ? { carriedPot: `${carriedOut}` } : {};

export const hasPot = ({ memory }: TableState): boolean => memory?.['carriedPot'] !== undefined;

function carriedBefore(before: TableState | undefined): Minor | undefined {
  const known = before?.memory?.['carriedPot'];
  if (typeof known === 'string' && /^\d+$/.test(known)) return BigInt(known);
  return before === undefined || before.memory?.['blankHands'] !== undefined ? undefined : 0n;
}

/** The pot carried in is the one that the hand before left; none in a game that carries no pots. */
export function checkCarriedIn(
  { regulated }: PokerFacts,
  { hand, before }: { readonly hand: ReportedHand; readonly before: TableState | undefined },
  { currency }: Setting,
): readonly Finding[] {
  if (regulated === undefined) return [];
  const { opening, rules } = regulated;
  const due = opening === undefined ? 0n : carriedBefore(before);
  if (due === undefined || hand.carriedIn === due) return [];
  return [
    breach(opening?.uncovered ?? rules.noPotCarried, {
      code: 'carried-pot-differs',
      expected: said('that-hand-before-left', { amount: money(due, currency) }),
      found: money(hand.carriedIn, currency),
    }),
  ];
}
