import type { GameRules, BetEdge, GameChecks } from '../game-rules';
import { type Rule, breach } from '../rule';
import { isNullPlay, playOf, settlePlay, type Square, type WheelFacts, wheelShapes } from './wheel-spin';
import { WHEEL_OF_FORTUNE_REGISTER, WHEEL_OF_FORTUNE_RULES as RULES } from './wheel-of-fortune.register';
import { rational } from '../../kernel/rational';
import { edgeOf, withChance } from '../_mechanics/chances';
import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { checkAuthorisedTerms, maximumOf, minimumOf } from '../_mechanics/authorised-terms';
import { checkBetIdentity } from '../_mechanics/bet-identity';
import { checkLateBets } from '../_mechanics/bets-in-play';
import { checkStakes, type StakeLimits } from '../_mechanics/stake-limits';
import { checkStaff } from '../_mechanics/table-staff';
import { checkFaults, checkRefunds } from '../_mechanics/voided-round';
import type { TableTerms } from '../round';

const positions = (squares: bigint, spanish: string, rule: Rule, pays: bigint): Square => ({
  type: `positions-${squares}`,
  spanish,
  rule,
  squares,
  pays,
});

const figure = (which: 1 | 2): Square => ({
  type: `figure-${which}`,
  spanish: `figura ${which}`,
  rule: RULES.figure,
  squares: 1n,
  pays: 45n,
});

/** The rules of the wheel of fortune, out of its facts. Settling stands in `wheel-spin`. */
export const wheelRules = (facts: WheelFacts): GameRules => ({
  code: facts.code,
  register: facts.register,
  openPoints: ['OP2-36'],
  shapes: wheelShapes(facts),
  payTable: facts.bets.map(({ type, spanish, rule, squares, pays }) => ({
    bet: type,
    spanish,
    ruleId: rule.id,
    covers: `${squares} of the ${squaresOf(facts)} squares`,
    pays: rational(pays),
    maximum: 'as the direction sets it, within what is authorised',
  })),
  settle: (round) => settlePlay(facts, round),
  checks: wheelChecks(facts),
  edges: () => wheelEdges(facts),
});

const squaresOf = ({ bets }: WheelFacts): bigint => bets.reduce((sum, { squares }) => sum + squares, 0n);

/** The house's share of every bet, exactly: each square comes with the same chance. */
const wheelEdges = (facts: WheelFacts): readonly BetEdge[] =>
  facts.bets.map(({ type, squares, pays }) => {
    const chance = rational(squares, squaresOf(facts));
    return edgeOf(
      type,
      withChance(chance, rational(pays + 1n)),
      `enumeration of the ${squaresOf(facts)} squares`,
    );
  });

const wheelChecks = (facts: WheelFacts): GameChecks => {
  const { rules } = facts;
  return {
    round: (round, settlement, setting) => [
      ...checkFaults(settlement),
      ...checkBetIdentity(round, setting.currency),
      ...checkStakes(round, settlement, (type) => limitsOf(facts, type, setting.terms), setting),
      ...checkTurns(facts, round.outcome),
      ...checkLateBets(round, settlement),
    ],
    opening: ({ terms, staff }, { currency }) => [
      ...checkTerms(facts, terms, currency),
      ...checkStaff(staff, facts.staff, rules.staff),
    ],
    limitChange: ({ after }, { currency }) => checkTerms(facts, after, currency),
    voided: (voided, { answers, currency }) => {
      const isBound = answers['OP2-36'] === 'bound';
      const bets = voided.bets?.map((bet) => (isBound ? { ...bet, stake: 0n } : bet));
      const known = bets === undefined ? voided : { ...voided, bets };
      return checkRefunds(known, { rule: rules.voidSpin, fate: 'stakes-stand', currency });
    },
    closing: () => [],
    room: () => [],
  };
};

function limitsOf({ rules }: WheelFacts, type: string, terms: TableTerms | undefined): StakeLimits {
  if (terms === undefined) return {};
  const most = maximumOf(terms, type);
  return {
    minimum: { amount: minimumOf(terms, type), rule: rules.limits },
    maximum: most === undefined ? undefined : { amount: most, rule: rules.limits },
  };
}

const checkTerms = (
  { rules: { limits }, bets }: WheelFacts,
  terms: TableTerms,
  currency: string,
): readonly Finding[] =>
  checkAuthorisedTerms(
    terms,
    { minimum: limits, maximum: limits, bets: bets.map(({ type }) => type) },
    currency,
  );

function checkTurns(facts: WheelFacts, outcome: unknown): readonly Finding[] {
  const play = playOf(facts, outcome);
  if (play === undefined || !isNullPlay(play, facts)) return [];
  return [
    breach(facts.rules.fourTurns, {
      code: 'null-play-settled',
      expected: said`${facts.turnsAtLeast} full turns, or a void play`,
      found: said`settled after ${play.turns}`,
    }),
  ];
}

/** The wheel of fortune as the Order of 4 February 2010 has it (heading 1.1.11), as data. */
export const WHEEL_OF_FORTUNE: WheelFacts = {
  code: 'wheel-of-fortune',
  rules: RULES,
  register: WHEEL_OF_FORTUNE_REGISTER,
  bets: [
    positions(24n, 'veinticuatro posiciones', RULES.twentyFour, 1n),
    positions(15n, 'quince posiciones', RULES.fifteen, 2n),
    positions(7n, 'siete posiciones', RULES.seven, 5n),
    positions(4n, 'cuatro posiciones', RULES.four, 10n),
    positions(2n, 'dos posiciones', RULES.two, 20n),
    figure(1),
    figure(2),
  ],
  turnsAtLeast: 4,
  staff: [{ role: 'croupier', atLeast: 1 }],
};

export const wheelOfFortune: GameRules = wheelRules(WHEEL_OF_FORTUNE);
