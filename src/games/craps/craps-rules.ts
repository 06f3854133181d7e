import type { GameRules, PayTableRow, GameChecks, Setting, BetEdge } from '../game-rules';
import type { ByPoint, Cloth, CrapsBet, CrapsFacts, Point } from './craps-facts';
import { betsByType, numberOfBet, pointBefore, throwOf, throwShapes, isPoint } from './craps-facts';
import { settleThrow, type CrapsTable, decisionOf, paidOn } from './throw';
import { type Finding, said } from '../../finding-catalogue/finding';
import { checkBetIdentity } from '../_mechanics/bet-identity';
import { checkNothingHeld, checkLateBets } from '../_mechanics/bets-in-play';
import { checkChiefs, checkStaff } from '../_mechanics/table-staff';
import { checkRounding, roundingOfHeadings } from '../_mechanics/rounding-step';
import { checkStakes, heldFromBefore, type StakeLimits } from '../_mechanics/stake-limits';
import { checkFaults, checkNullThrow } from '../_mechanics/voided-round';
import type { Round, PlacedBet } from '../round';
import { breach } from '../rule';
import type { Settlement } from '../settlement';
import { money } from '../wording';
import { checkCrapsTerms, crapsLimits } from './craps-limits';
import { checkDice, checkDiceChange } from './dice-checks';
import { checkOdds, checkSeries } from './series-checks';
import { betNamed } from '../bet-names';
import { add, divide, ONE, rational, subtract } from '../../kernel/rational';
import { edgeOf, type Moments, NOTHING_BACK, sumOfMoments, withChance } from '../_mechanics/chances';
import type { Answers } from '../open-points';

const METHOD = 'enumeration of the 36 throws, until the bet is decided';

const FACES = [1, 2, 3, 4, 5, 6];
const THROWS = FACES.flatMap((one) =>
  FACES.map((other) => ({ total: one + other, isDouble: one === other })),
);
const ONE_THROW = rational(1n, BigInt(THROWS.length));

const PAIRS: readonly (readonly [string, Point])[] = [
  ['4-10', 4],
  ['5-9', 5],
  ['6-8', 6],
];

export const crapsEdges = ({ bets }: CrapsFacts, answers: Answers): readonly BetEdge[] =>
  bets.flatMap((bet) =>
    bet.play.kind === 'number'
      ? PAIRS.map(([pair, point]) => edgeOf(`${bet.type}/${pair}`, backOf(bet, point, answers), METHOD))
      : [edgeOf(bet.type, backOf(bet, undefined, answers), METHOD)],
  );

function crapsEdgeName({ type, selection }: PlacedBet): string {
  const pair = PAIRS.find(([, point]) => selection === point || selection === 14 - point);
  return pair !== undefined && ON_NUMBERS.test(type) ? `${type}/${pair[0]}` : type;
}

const ON_NUMBERS = /(-odds|^right-bet|^wrong-bet)$/;

/** The return of a bet on this number, averaged over the throws that decide it. */
function backOf(bet: CrapsBet, number: Point | undefined, answers: Answers): Moments {
  let staying = 0n;
  const cases = THROWS.map((thrown) => {
    const decision = decisionOf(bet.play, number, thrown);
    switch (decision.fate) {
      case 'wins':
        return withChance(ONE_THROW, add(ONE, paidOn(bet, decision.pays, { answers })));
      case 'null':
        return withChance(ONE_THROW, ONE);
      case 'loses':
        return NOTHING_BACK;
      case 'stays':
        if (isMoved(bet, number) && isPoint(thrown.total)) return once(backOf(bet, thrown.total, answers));
        staying += 1n;
        return NOTHING_BACK;
    }
  });
  const decided = subtract(ONE, rational(staying, BigInt(THROWS.length)));
  const { mean, square } = sumOfMoments(cases);
  return { mean: divide(mean, decided), square: divide(square, decided) };
}

const isMoved = ({ play }: CrapsBet, number: Point | undefined): boolean =>
  play.kind === 'line' && number === undefined;

const once = ({ mean, square }: Moments): Moments => ({
  mean: divide(mean, rational(BigInt(THROWS.length))),
  square: divide(square, rational(BigInt(THROWS.length))),
});

function paysOf({ play }: CrapsBet): readonly (readonly [string, ReturnType<typeof rational>])[] {
  switch (play.kind) {
    case 'line':
      return [['', ONE]];
    case 'waiting':
      return [['', play.pays]];
    case 'number':
      return PAIRS.map(([pair, point]) => [` (${pair.replace('-', ', ')})`, play.pays[point]]);
    case 'one-throw': {
      const rows = new Map<bigint, number[]>();
      for (const [total, { numerator }] of play.pays)
        rows.set(numerator, [...(rows.get(numerator) ?? []), total]);
      const isOne = rows.size === 1;
      return [...rows].map(([pays, totals]) => [isOne ? '' : ` (${totals.join(', ')})`, rational(pays)]);
    }
  }
}

/**
 * The rules of craps, out of its facts. Points and numbers of bets are in `craps-facts`, settlement in `throw`, limits
 * in `craps-limits`, checks of the series and of odds in `series-checks`.
 */
export const crapsRules = (facts: CrapsFacts): GameRules => {
  const table = { facts, bets: betsByType(facts) };
  return {
    code: facts.code,
    register: facts.register,
    openPoints: ['OP1-01', 'OP1-06', 'OP1-13', 'OP1-13c', 'OP1-14', 'OP1-32'],
    shapes: throwShapes(facts),
    payTable: facts.bets.flatMap((bet) => rowsOf(bet, facts)),
    settle: (round, setting) => settleThrow(table, round, setting),
    checks: crapsChecks(table),
    edges: (answers) => crapsEdges(facts, answers),
    edgeNameOf: crapsEdgeName,
  };
};

const rowsOf = (bet: CrapsBet, facts: CrapsFacts): readonly PayTableRow[] =>
  paysOf(bet).map(([which, pays]) => ({
    bet: bet.type,

    ruleId: bet.rule.id,
    covers: `${bet.covers.en}${which}`,
    pays,
    maximum: maximumInWords(bet, facts),
  }));

function maximumInWords(
  { maximum }: CrapsBet,
  { simpleMaximum: simple, multipleWinnings: winnings }: CrapsFacts,
): string {
  switch (maximum.by) {
    case 'simple':
      return `${simple.atLeast} to ${simple.atMost} × the minimum`;
    case 'winnings':
      return `wins ${winnings.atLeast} to ${winnings.atMost} × the maximum of simple bets`;
    case 'base':
      return `${shares(maximum.share)} of the bet it belongs to`;
    case 'point':
      return `${shares(maximum.share)} of the maximum of simple bets`;
  }
}

const shares = (share: ByPoint): string =>
  [share[4], share[5], share[6]]
    .map(({ numerator, denominator }) => `${(100n * numerator) / denominator} %`)
    .join(', ');

const crapsChecks = (table: CrapsTable): GameChecks => {
  const { facts, bets } = table;
  const { code, rules } = facts;
  const checkOnDuty: GameChecks['staff'] = ({ staff }) => checkStaff(staff, facts.staff, rules.staff);
  return {
    round: (round, settlement, setting) => checkThrow(table, { round, settlement }, setting),
    opening: (opening, { currency }) => [
      ...checkCrapsTerms(facts, opening.terms, currency),
      ...checkOnDuty(opening),
      ...checkDice(facts, opening),
    ],
    staff: checkOnDuty,
    limitChange: ({ after }, { currency }) => checkCrapsTerms(facts, after, currency),
    voided: (voided, setting) => checkNullThrow(voided, rules.nullThrow, setting),
    dice: (change) => checkDiceChange(facts, change),
    closing: (left, { currency }) =>
      checkNothingHeld(left, { rule: ({ type }) => bets.get(type)?.rule ?? rules.result, currency }),
    room: (tables, { answers }) =>
      checkChiefs(code, tables, { atMost: () => 1, rule: () => rules.staff, answers }),
  };
};

function checkThrow(
  { facts, bets }: CrapsTable,
  { round, settlement }: { readonly round: Round; readonly settlement: Settlement },
  setting: Setting,
): readonly Finding[] {
  const findings = [...checkFaults(settlement), ...checkBetIdentity(round, setting.currency)];
  const thrown = throwOf(round.outcome);
  if (thrown === undefined) return findings;
  const cloth: Cloth = { bets, round, point: pointBefore(round, thrown) };
  const { terms } = setting;
  const limits = (_type: string, index: number): StakeLimits => {
    const placed = round.bets[index];
    return terms === undefined || placed === undefined ? {} : crapsLimits(placed, cloth, terms, facts);
  };
  return [
    ...findings,
    ...(terms === undefined ? [] : checkStakes(round, settlement, limits, setting)),
    ...checkOdds(cloth, settlement, setting),
    ...checkSeries(facts, { cloth, thrown, settlement }),
    ...checkLateBets(round, settlement),
    ...checkExactStakes(cloth, settlement, { facts: { rules: facts.rules }, setting }),
    ...checkRounding(settlement, setting.currency),
  ];
}

/** Finds stakes on odds and placed bets that cannot be paid exactly, where the casino requires it (OP1-14). */
function checkExactStakes(
  cloth: Cloth,
  settlement: Settlement,
  { facts, setting }: { readonly facts: Pick<CrapsTable['facts'], 'rules'>; readonly setting: Setting },
): readonly Finding[] {
  if (setting.answers['OP1-14'] !== 'exact-stakes') return [];
  const { unit } = roundingOfHeadings(setting.answers);
  const wasHeld = heldFromBefore(cloth.round);
  return cloth.round.bets.flatMap((placed, index) => {
    const settled = settlement.bets[index];
    const play = cloth.bets.get(placed.type)?.play;
    const number = numberOfBet(placed, 0, cloth);
    if (settled === undefined || wasHeld(settled, index)) return [];
    if (play?.kind !== 'number' || typeof number !== 'number') return [];
    const { numerator, denominator } = play.pays[number];
    if ((placed.stake * numerator) % (denominator * unit) === 0n) return [];
    return [
      breach(facts.rules.exactStakes, {
        code: 'stake-not-payable-exactly',
        expected: said('stake-on-that-pays-to-exactly', {
          bet: betNamed(placed.type),
          numerator,
          denominator,
        }),
        found: money(placed.stake, setting.currency),
        betIds: [placed.betId],
      }),
    ];
  });
}
