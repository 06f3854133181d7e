import type { GameRules, BetEdge, GameChecks, RoundShapes } from '../game-rules';
import { type Rule, breach, type RuleRegister } from '../rule';
import { notCheckable, rules as RULES } from './wheel-of-fortune.register.json';
import { checkClockwise, TURNED } from './wheel-direction';
import { rational } from '../../kernel/rational';
import { edgeOf, withChance } from '../_mechanics/chances';
import { type Finding, said } from '../../finding-catalogue/finding';
import { checkAuthorisedTerms, maximumOf, minimumOf } from '../_mechanics/authorised-terms';
import { isLate, LATE_OPTION, settleEach, settlementOf, checkLateBets } from '../_mechanics/bets-in-play';
import { type StakeLimits, checkStakes } from '../_mechanics/stake-limits';
import { type StaffNeed, checkStaff } from '../_mechanics/table-staff';
import { checkRefunds, unevaluatedRound, checkFaults } from '../_mechanics/voided-round';
import type { TableTerms, PlacedBet, Round } from '../round';
import type { GameCode } from '../game-codes';
import { Type } from 'typebox';
import { givenBack, loses, wins, notOffered, notReadable } from '../_mechanics/banked-bets';
import type { BetSettlement, Settlement } from '../settlement';
import { checkBetIdentity } from '../_mechanics/bet-identity';
import { present } from '../../kernel/present';

interface Square {
  readonly type: string;
  readonly rule: Rule;
  readonly squares: bigint;
  readonly pays: bigint;
}

interface WheelFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<keyof typeof RULES, Rule>>;
  readonly register: RuleRegister;
  readonly bets: readonly Square[];
  readonly turnsAtLeast: number;
  readonly staff: readonly StaffNeed[];
}

const wheelShapes = ({ bets }: WheelFacts): RoundShapes => ({
  outcome: Type.Object({
    square: Type.Enum(
      bets.map(({ type }) => type),
      { description: 'the kind of square the pointer shows' },
    ),
    turns: Type.Optional(Type.Integer({ minimum: 0, description: 'full turns after the second push' })),
    ...TURNED,
  }),
  bets: Object.fromEntries(bets.map(({ type }) => [type, { options: Type.Object(LATE_OPTION) }])),
});

interface Play {
  readonly square: Square;
  readonly turns?: number;
}

function playOf({ bets }: WheelFacts, outcome: unknown): Play | undefined {
  if (typeof outcome !== 'object' || outcome === null) return undefined;
  const { square: named, turns } = outcome as Readonly<Record<string, unknown>>;
  const square = bets.find(({ type }) => type === named);
  const isCount = turns === undefined || (typeof turns === 'number' && turns % 1 === 0 && turns >= 0);
  if (square === undefined || !isCount) return undefined;
  return { square, ...present({ turns }) };
}

function settlePlay(facts: WheelFacts, round: Round): Settlement {
  const play = playOf(facts, round.outcome);
  if (play === undefined) return unevaluatedRound(round, facts.rules.result, said('kind-of-square-that-won'));
  return settlementOf(settleEach(round, (bet) => settleBet(bet, play, facts)));
}

/** Whether the wheel turned fewer times than required, which makes the play null. Unreported turns suffice. */
const isNullPlay = ({ turns }: Play, { turnsAtLeast }: WheelFacts): boolean =>
  turns !== undefined && turns < turnsAtLeast;

function settleBet(placed: PlacedBet, play: Play, facts: WheelFacts): BetSettlement {
  const { bets, rules } = facts;
  const bet = bets.find(({ type }) => type === placed.type);
  if (bet === undefined) return notOffered(placed, rules.betsOffered, bets);
  const late = isLate(placed.options);
  if (late === undefined) return notReadable(placed, bet.rule, said('late-true-or-false'), 'options');
  if (late) return givenBack(placed, 'not-accepted', [rules.lateBet]);
  if (isNullPlay(play, facts)) return givenBack(placed, 'null', [rules.fourTurns]);
  return bet === play.square
    ? wins(placed, { amount: placed.stake * bet.pays }, [rules.stakeKept, bet.rule])
    : loses(placed, [bet.rule]);
}

const positions = (squares: bigint, rule: Rule, pays: bigint): Square => ({
  type: `positions-${squares}`,
  rule,
  squares,
  pays,
});

const figure = (which: 1 | 2): Square => ({
  type: `figure-${which}`,

  rule: RULES.figure,
  squares: 1n,
  pays: 45n,
});

export const wheelRules = (facts: WheelFacts): GameRules => ({
  code: facts.code,
  register: facts.register,
  openPoints: ['OP2-36'],
  shapes: wheelShapes(facts),
  payTable: facts.bets.map(({ type, rule, squares, pays }) => ({
    bet: type,
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

/** The exact house edges: all squares have the same chance. */
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
  const checkOnDuty: GameChecks['staff'] = ({ staff }) => checkStaff(staff, facts.staff, rules.staff);
  return {
    round: (round, settlement, setting) => [
      ...checkFaults(settlement),
      ...checkBetIdentity(round, setting.currency),
      ...checkStakes(round, settlement, (type) => limitsOf(facts, type, setting.terms), setting),
      ...checkTurns(facts, round.outcome),
      ...checkLateBets(round, settlement),
      ...checkClockwise(rules.pushed, round),
    ],
    opening: (opening, { currency }) => [
      ...checkTerms(facts, opening.terms, currency),
      ...checkOnDuty(opening),
    ],
    staff: checkOnDuty,
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
      expected: said('full-turns-or-void-play', { turns: facts.turnsAtLeast }),
      found: said('settled-after', { turns: play.turns }),
    }),
  ];
}

/** The wheel of fortune under the Order of 4 February 2010 (heading 1.1.11), as data. */
export const WHEEL_OF_FORTUNE: WheelFacts = {
  code: 'wheel-of-fortune',
  rules: RULES,
  register: { applied: Object.values(RULES), notCheckable },
  bets: [
    positions(24n, RULES.twentyFour, 1n),
    positions(15n, RULES.fifteen, 2n),
    positions(7n, RULES.seven, 5n),
    positions(4n, RULES.four, 10n),
    positions(2n, RULES.two, 20n),
    figure(1),
    figure(2),
  ],
  turnsAtLeast: 4,
  staff: [{ role: 'croupier', atLeast: 1 }],
};

export const wheelOfFortune: GameRules = wheelRules(WHEEL_OF_FORTUNE);
