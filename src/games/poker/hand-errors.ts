import type { SeatStake } from '../_mechanics/pots/seat-stake';
import type { Answers } from '../open-points';
import type { ReturnedBet } from '../settlement';
import type { PokerFacts } from './poker-facts';
import { stakesOf } from './contributions';
import type { HandError, HandErrorEffect } from './regulated-play';
import type { ReportedHand } from './reported-hand';

export interface StakesAfterErrors {
  readonly stakes: readonly SeatStake[];
  readonly returned: readonly ReturnedBet[];
}

function effectOf({ effect }: HandError, answers: Answers): HandErrorEffect {
  if (effect === 'by-OP2-28') return answers['OP2-28'] === 'returned' ? 'returned' : 'stays';
  if (effect === 'by-OP2-29') return answers['OP2-29'] === 'stays' ? 'stays' : 'returned';
  return effect;
}

export const errorOf = ({ regulated }: PokerFacts, rule: string): HandError | undefined =>
  regulated !== undefined && Object.hasOwn(regulated.errors, rule) ? regulated.errors[rule] : undefined;

export const annulling = (
  facts: PokerFacts,
  { errors }: ReportedHand,
  { seat, answers }: { readonly seat: number; readonly answers: Answers },
): HandError | undefined =>
  errors
    .filter((one) => one.seat === seat)
    .flatMap(({ rule }) => errorOf(facts, rule) ?? [])
    .find((error) => ['returned', 'stays'].includes(effectOf(error, answers)));

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
