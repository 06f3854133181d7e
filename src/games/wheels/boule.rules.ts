import { present } from '../../kernel/present';
import { inBoth } from '../../words/message';
import { ONE, rational, add } from '../../kernel/rational';
import type { GameRules, BetEdge, Setting } from '../game-rules';
import type { Rule } from '../rule';
import { rememberThrower } from './ball-thrower';
import { bouleChecks } from './boule-checks';
import type { BouleBet, BouleFacts } from './boule-facts';
import { ballOf, ballShapes, hasReadableCloth, numbersOf } from './boule-facts';
import { notCheckable, rules as RULES } from './boule.register.json';
import { edgeOf, withChance } from '../_mechanics/chances';
import { said } from '../../finding-catalogue/finding';
import type { Rounding } from '../../kernel/rounding';
import { givenBack, loses, shareOf, wins, notOffered, notReadable } from '../_mechanics/banked-bets';
import { isLate, settleEach, settlementOf } from '../_mechanics/bets-in-play';
import { roundingOfHeadings } from '../_mechanics/rounding-step';
import { unevaluatedRound } from '../_mechanics/voided-round';
import type { PlacedBet, Round } from '../round';
import type { BetSettlement, Settlement } from '../settlement';

const simple = (type: string, rule: Rule, numbers: readonly number[]): BouleBet => ({
  type,
  rule,
  covers: inBoth(numbers.join(', ')),
  numbers,
  pays: ONE,
  maximum: { atLeast: 200n, atMost: 500n, rule: RULES.simpleMaximum },
});

export const bouleRules = (facts: BouleFacts): GameRules => ({
  code: facts.code,
  register: facts.register,
  openPoints: ['OP1-01', 'OP1-06', 'OP1-32'],
  shapes: ballShapes(facts),
  payTable: facts.bets.map(({ type, spanish, rule, covers, pays, maximum: { atLeast, atMost } }) => ({
    bet: type,
    ...present({ spanish }),
    ruleId: rule.id,
    covers: covers.en,
    pays,
    maximum: `${atLeast} to ${atMost} × the authorised minimum, for each player`,
  })),
  settle: (round, setting) => settleBall(facts, round, setting),
  checks: bouleChecks(facts),
  edges: () => bouleEdges(facts),
});

/** The exact house edges: all numbers have the same chance. */
const bouleEdges = ({ bets, highest }: BouleFacts): readonly BetEdge[] =>
  bets.map(({ type, numbers, pays }) => {
    const chance = rational(BigInt(numbers?.length ?? 1), BigInt(highest));
    return edgeOf(type, withChance(chance, add(ONE, pays)), `enumeration of the ${highest} numbers`);
  });

function settleBall(facts: BouleFacts, round: Round, setting: Setting): Settlement {
  const number = ballOf(facts, round.outcome);
  if (number === undefined) {
    return unevaluatedRound(round, facts.rules.result, said('number-from-1-to', { highest: facts.highest }));
  }
  const ball = { facts, number, rounding: roundingOfHeadings(setting.answers) };
  const settlement = settlementOf(settleEach(round, (bet) => settleBet(bet, ball)));
  return { ...settlement, after: rememberThrower(settlement.after, round, setting) };
}

interface Ball {
  readonly facts: BouleFacts;
  readonly number: number;
  readonly rounding: Rounding;
}

function settleBet(placed: PlacedBet, { facts, number, rounding }: Ball): BetSettlement {
  const bet = facts.bets.find(({ type }) => type === placed.type);
  if (bet === undefined) return notOffered(placed, facts.rules.betsOffered, facts.bets);
  const numbers = numbersOf(facts, bet, placed.selection);
  const late = isLate(placed.options);
  if (numbers === undefined || late === undefined || !hasReadableCloth(placed.options))
    return notReadable(placed, bet.rule, said('on', { what: bet.type, on: bet.covers }), 'selection');
  if (late) return givenBack(placed, 'not-accepted', [facts.rules.lateBet]);
  return numbers.includes(number)
    ? wins(placed, shareOf(placed.stake, bet.pays, rounding), [bet.rule])
    : loses(placed, [bet.rule]);
}

/** Boule under the Order of 4 February 2010 (heading 1.1.4), as data. */
export const BOULE: BouleFacts = {
  code: 'boule',
  rules: RULES,
  register: { applied: Object.values(RULES), notCheckable },
  highest: 9,
  bets: [
    {
      type: 'straight-up',
      spanish: 'número entero',
      rule: RULES.number,
      covers: said('one-number-5-included'),
      pays: rational(7n),
      maximum: { atLeast: 40n, atMost: 100n, rule: RULES.numberMaximum },
    },
    simple('red', RULES.redBlack, [2, 4, 7, 9]),
    simple('black', RULES.redBlack, [1, 3, 6, 8]),
    simple('even', RULES.evenOdd, [2, 4, 6, 8]),
    simple('odd', RULES.evenOdd, [1, 3, 7, 9]),
    simple('high', RULES.high, [6, 7, 8, 9]),
    simple('low', RULES.low, [1, 2, 3, 4]),
  ],
  raisedMinimum: 2n,
  staff: {
    ofTable: [{ role: 'table-chief', atLeast: 1 }],
    ofCloth: { role: 'croupier', atLeast: 1 },
  },
};

export const boule: GameRules = bouleRules(BOULE);
