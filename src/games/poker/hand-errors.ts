import type { SeatStake } from '../_mechanics/pots/seat-stake';
import type { Answers } from '../open-points';
import type { ReturnedBet } from '../settlement';
import type { CirclePokerFacts } from './circle-poker-facts';
import { stakesOf } from './contributions';
import type { HandError, HandErrorEffect } from './regulated-play';
import type { ReportedHand } from './reported-hand';

/** What is left in the pots after errors of play, and what of it went back. */
export interface StakesAfterErrors {
  readonly stakes: readonly SeatStake[];
  readonly returned: readonly ReturnedBet[];
}

/** What became of a stake where the text does not say it. */
function effectOf({ effect }: HandError, answers: Answers): HandErrorEffect {
  if (effect === 'by-OP2-28') return answers['OP2-28'] === 'returned' ? 'returned' : 'stays';
  if (effect === 'by-OP2-29') return answers['OP2-29'] === 'stays' ? 'stays' : 'returned';
  return effect;
}

/** The rule on an error by its id, as far as the game has it. */
export const errorOf = ({ regulated }: CirclePokerFacts, rule: string): HandError | undefined =>
  regulated !== undefined && Object.hasOwn(regulated.errors, rule) ? regulated.errors[rule] : undefined;

/** Of the errors at a seat the first that annuls its hand. */
export const annulling = (
  facts: CirclePokerFacts,
  { errors }: ReportedHand,
  { seat, answers }: { readonly seat: number; readonly answers: Answers },
): HandError | undefined =>
  errors
    .filter((one) => one.seat === seat)
    .flatMap(({ rule }) => errorOf(facts, rule) ?? [])
    .find((error) => ['returned', 'stays'].includes(effectOf(error, answers)));

/** What every seat put in, with hands that an error annulled out of the pots. */
export function stakesAfterErrors(
  facts: CirclePokerFacts,
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
