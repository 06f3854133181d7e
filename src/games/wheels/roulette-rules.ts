import type { GameRules, GameChecks, Setting, BetEdge } from '../game-rules';
import {
  spinShapes,
  pocketNumber,
  spinOptions,
  readyTable,
  settleSpin,
  type RouletteTable,
} from './roulette-spin';
import { type RouletteFacts, type RouletteBet, POCKETS } from './roulette-layout';
import { type Finding, said } from '../../finding-catalogue/finding';
import { checkBetIdentity } from '../_mechanics/bet-identity';
import { checkNothingHeld, checkLateBets, isCounted } from '../_mechanics/bets-in-play';
import { checkNotice, checkStakes } from '../_mechanics/stake-limits';
import { checkAuthorisedMinimum, checkChiefs, checkStaff } from '../_mechanics/table-staff';
import { checkRounding } from '../_mechanics/rounding-step';
import { checkFaults, checkNullThrow } from '../_mechanics/voided-round';
import type { Round } from '../round';
import { breach, type Rule } from '../rule';
import type { Settlement, BetSettlement } from '../settlement';
import type { LimitChange, SessionEnd, StaffedTable } from '../table-reports';
import { checkColours } from './roulette-colour-chips';
import { checkRouletteTerms, rouletteLimits } from './roulette-limits';
import { checkPrisonChoices } from '../_mechanics/prison';
import { rational, type Rational, add, divide, multiply, ONE, subtract } from '../../kernel/rational';
import { money } from '../wording';
import { edgeOf, type Moments, sumOfMoments, withChance } from '../_mechanics/chances';
import type { Answers } from '../open-points';
import { betNamed } from '../bet-names';
import { checkReversed } from './wheel-direction';

const HALF = rational(1n, 2n);
const POCKET = rational(1n, BigInt(POCKETS));

const BY_POCKET = 'enumeration of the 37 pockets';
const BY_PRISON =
  'enumeration of the 37 pockets, a held bet left until another number comes; the last spin and the minimum set aside';

export const rouletteEdges = (facts: RouletteFacts, answers: Answers): readonly BetEdge[] =>
  facts.bets.flatMap((bet) => {
    const wins = winsOf(bet);
    if (!bet.isSimple) return [edgeOf(bet.type, wins, BY_POCKET)];
    const halfBack = sumOfMoments([wins, withChance(POCKET, HALF)]);
    if (facts.onZero === 'half-back') return [edgeOf(bet.type, halfBack, BY_POCKET)];
    const left = sumOfMoments([wins, heldOnZero(bet, answers)]);
    return [
      edgeOf(`${bet.type}/withdraw`, halfBack, BY_POCKET),
      edgeOf(`${bet.type}/leave`, left, BY_PRISON),
    ];
  });

const chanceOf = ({ sets }: RouletteBet): Rational =>
  multiply(POCKET, rational(BigInt(sets[0]?.numbers.length ?? 0)));

const winsOf = (bet: RouletteBet): Moments => withChance(chanceOf(bet), add(ONE, bet.pays));

/**
 * The return of a bet left in prison by a zero. Each further spin frees it (chance c, return g), loses it, or is a zero
 * (chance z) and halves it: v = c·g + z·v/2 for the mean, and likewise for the square.
 */
function heldOnZero(bet: RouletteBet, answers: Answers): Moments {
  const release = answers['OP1-03'] === 'paid-even' ? rational(2n) : ONE;
  const freed = withChance(chanceOf(bet), release);
  const mean = geometric(freed.mean, multiply(POCKET, HALF));
  const square = geometric(freed.square, multiply(POCKET, multiply(HALF, HALF)));
  return { mean: multiply(POCKET, mean), square: multiply(POCKET, square) };
}

const geometric = (first: Rational, ratio: Rational): Rational => divide(first, subtract(ONE, ratio));

/**
 * The rules of a roulette with one zero, out of its facts. The numbers are in `roulette-layout`, settlement in
 * `roulette-spin`, zero in `_mechanics/prison`, limits in `roulette-limits`, colour chips in `roulette-colour-chips`.
 */
export const rouletteRules = (facts: RouletteFacts): GameRules => {
  const table = readyTable(facts);
  return {
    code: facts.code,
    register: facts.register,
    openPoints: facts.openPoints,
    shapes: spinShapes(facts),
    payTable: facts.bets.map(({ type, rule, covers, pays, multiples }) => ({
      bet: type,
      ruleId: rule.id,
      covers: covers.en,
      pays,
      maximum: `${multiples.join(', ')} × the minimum, by tier`,
    })),
    settle: (round, setting) => settleSpin(table, round, setting),
    checks: rouletteChecks(table),
    edges: (answers) => rouletteEdges(facts, answers),
  };
};

const rouletteChecks = (table: RouletteTable): GameChecks => {
  const { facts } = table;
  const { rules } = facts;
  return {
    round: (round, settlement, setting) => checkSpin(table, { round, settlement }, setting),
    opening: (opening, setting) => [
      ...checkRouletteTerms(facts, opening.terms, setting),
      ...checkTableStaff(facts, opening),
    ],
    staff: (onDuty) => checkTableStaff(facts, onDuty),
    limitChange: (change, setting) => checkLimitChange(facts, change, setting),
    voided: (voided, setting) => checkNullThrow(voided, rules.nullThrow, setting),
    closing: (left, { currency }) => checkNothingHeld(left, { rule: () => rules.lastSpin, currency }),
    putAway: (end) => checkWheel(rules.wheelClosed, end),
    room: (tables, { currency, answers }) => [
      ...checkChiefs(facts.code, tables, {
        atMost: () => 1,
        rule: ({ terms }) => (terms.cloths === 2 ? rules.staffTwoCloths : rules.staffOneCloth),
        answers,
      }),
      ...checkAuthorisedMinimum(facts.code, tables, { rule: rules.oneAtMinimum, currency }),
    ],
  };
};

interface SettledRound {
  readonly round: Round;
  readonly settlement: Settlement;
}

function checkSpin(table: RouletteTable, settled: SettledRound, setting: Setting): readonly Finding[] {
  const { round, settlement } = settled;
  const limits = (type: string) => {
    const ready = table.bets.get(type);
    return ready === undefined ? {} : rouletteLimits(ready.bet, table.facts, setting);
  };
  return [
    ...checkFaults(settlement),
    ...checkBetIdentity(round, setting.currency),
    ...(setting.terms === undefined ? [] : checkStakes(round, settlement, limits, setting)),
    ...checkLateBets(round, settlement),
    ...checkZeroChoices(table, settled, setting.currency),
    ...checkColours(table.facts, round, setting),
    ...checkPayable(table, settlement, setting),
    ...checkRounding(settlement, setting.currency),
    ...checkReversed(table.facts.rules.turns, round),
  ];
}

/** Finds a wheel that is reported as left open; a wheel that is not reported is not checked. */
const checkWheel = (rule: Rule, { wheel }: SessionEnd): readonly Finding[] =>
  wheel === 'open'
    ? [
        breach(rule, {
          code: 'wheel-left-open',
          expected: said('wheel-locked-or-sealed'),
          found: said('left-open'),
        }),
      ]
    : [];

function checkTableStaff({ staff, rules }: RouletteFacts, table: StaffedTable): readonly Finding[] {
  return table.terms.cloths === 2
    ? checkStaff(table.staff, staff.twoCloths, rules.staffTwoCloths)
    : checkStaff(table.staff, staff.oneCloth, rules.staffOneCloth);
}

function checkLimitChange(facts: RouletteFacts, change: LimitChange, setting: Setting): readonly Finding[] {
  const { roundsOfNotice, rules } = facts;
  const isOfMinimum = change.before.minimum !== change.after.minimum;
  return [
    ...checkNotice(change, roundsOfNotice, rules.notice),
    ...checkRouletteTerms(facts, change.after, setting, isOfMinimum ? rules.minimumMovesMaximum : undefined),
  ];
}

/** On zero, finds choices that are not stated, and withdrawals of bets held below the minimum. */
function checkZeroChoices(
  table: RouletteTable,
  settled: { readonly round: Round; readonly settlement: Settlement },
  currency: string,
): readonly Finding[] {
  const { facts } = table;
  if (facts.onZero !== 'prison' || pocketNumber(settled.round.outcome) !== 0) return [];
  const asked = {
    rules: facts.rules,
    option: 'onZero',
    choiceOf: (options: unknown) => spinOptions(options, facts)?.onZero,
    hasChoice: (bet: BetSettlement) => hasChoice(bet, table),
  };
  return checkPrisonChoices(settled, asked, currency);
}

const hasChoice = (bet: BetSettlement, { bets }: RouletteTable): boolean =>
  bets.get(bet.type)?.bet.isSimple === true && isCounted(bet);

/**
 * Finds stakes whose winnings are no multiple of the table's minimum, so that its chips cannot pay them; and halves
 * returned on zero, as a violation or an advisory by the casino's answer to OP1-05b.
 */
function checkPayable(
  { facts, bets }: RouletteTable,
  settlement: Settlement,
  { terms, answers, currency }: Setting,
): readonly Finding[] {
  const rule = facts.payableWithMinimum;
  if (rule === undefined || terms === undefined || terms.minimum <= 0n) return [];
  const { minimum } = terms;
  const isPayable = (stake: bigint, { numerator, denominator }: Rational): boolean =>
    (stake * numerator) % (denominator * minimum) === 0n;
  const halves = answers['OP1-05b'] === 'halves-too' ? 'violation' : 'advisory';
  return settlement.bets.flatMap((bet) => {
    const pays = bets.get(bet.type)?.bet.pays;
    if (pays === undefined || !isCounted(bet)) return [];
    if (!isPayable(bet.stake, pays)) return [notPayable(rule, 'violation', bet, { minimum, currency })];
    const isHalved = bet.fate === 'part-back' && !isPayable(bet.stake, rational(1n, 2n));
    return isHalved ? [notPayable(rule, halves, bet, { minimum, currency })] : [];
  });
}

const notPayable = (
  rule: Rule,
  as: 'violation' | 'advisory',
  { betId, type, stake, fate }: BetSettlement,
  { minimum, currency }: { readonly minimum: bigint; readonly currency: string },
): Finding =>
  breach(rule, {
    code: 'not-payable-with-minimum',
    as,
    expected: said('in-multiples-of', {
      what: fate === 'part-back' ? said('half') : said('winnings'),
      unit: money(minimum, currency),
    }),
    found: said('on', { what: money(stake, currency), on: betNamed(type) }),
    betIds: [betId],
  });
