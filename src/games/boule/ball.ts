import { said, worded } from '../../finding-catalogue/said';
import type { Rounding } from '../../kernel/rounding';
import { givenBack, loses, notEvaluated, shareOf, wins } from '../_mechanics/banked-bets';
import { settleEach } from '../_mechanics/bets-in-play';
import { isLate } from '../_mechanics/late-bets';
import { roundingStep } from '../_mechanics/rounding-step';
import { unevaluatedRound } from '../_mechanics/unevaluated';
import type { Setting } from '../game-rules';
import type { PlacedBet, Round } from '../round';
import type { BetSettlement, Fault, Settlement } from '../settlement';
import { reported } from '../wording';
import type { BouleBet, BouleFacts } from './boule-facts';
import { ballOf, hasReadableCloth, numbersOf } from './reported-ball';

/** What the rules make of a throw. Total: what cannot be read is marked as not evaluated. */
export function settleBall(facts: BouleFacts, round: Round, { answers }: Setting): Settlement {
  const number = ballOf(facts, round.outcome);
  if (number === undefined) {
    return unevaluatedRound(round, facts.rules.result, said`a number from 1 to ${facts.highest}`);
  }
  const ball = { facts, number, rounding: roundingStep(answers) };
  const { bets, after } = settleEach(round, (bet) => settleBet(bet, ball));
  const complete = !bets.some(({ fate }) => fate === 'not-judged');
  return { bets, commissions: [], pools: [], awards: [], after, complete };
}

interface Ball {
  readonly facts: BouleFacts;
  readonly number: number;
  readonly rounding: Rounding;
}

function settleBet(placed: PlacedBet, { facts, number, rounding }: Ball): BetSettlement {
  const bet = facts.bets.find(({ type }) => type === placed.type);
  if (bet === undefined) return notEvaluated(placed, notOffered(placed, facts));
  const numbers = numbersOf(facts, bet, placed.selection);
  const late = isLate(placed.options);
  if (numbers === undefined || late === undefined || !hasReadableCloth(placed.options))
    return notEvaluated(placed, notReadable(placed, bet));
  if (late) return givenBack(placed, 'not-accepted', [facts.rules.lateBet]);
  return numbers.includes(number)
    ? wins(placed, shareOf(placed.stake, bet.pays, rounding), [bet.rule])
    : loses(placed, [bet.rule]);
}

const notOffered = ({ type }: PlacedBet, { bets, rules }: BouleFacts): Fault => ({
  code: 'bet-not-offered',
  rule: rules.betsOffered,
  expected: said`one of ${bets.map((bet) => bet.type).join(', ')}`,
  found: type,
});

const notReadable = ({ type, selection, options }: PlacedBet, { rule, covers }: BouleBet): Fault => ({
  code: 'bet-not-readable',
  rule,
  expected: said`${type} on ${worded(covers)}`,
  found: said`selection ${reported(selection)}, options ${reported(options)}`,
});
