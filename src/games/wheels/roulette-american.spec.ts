import type { Finding } from '../../finding-catalogue/finding';
import { watchRules } from '../../../test/support/games/cited-rules';
import { codes } from '../../../test/support/games/finding-codes';
import { rational } from '../../kernel/rational';
import { evaluateRound } from '../evaluate-round';
import { type Answers, answersOf } from '../open-points';
import type { PlacedBet, TableTerms } from '../round';
import { resultOf, type Settlement } from '../settlement';
import { rules } from './roulette-american.register.json';
import { ROULETTE_FRENCH } from './roulette-french.rules';
import { placedBet as bet } from '../../../test/support/games/placed-bets';

/** The worked examples of section 4.h of the regulation's matrix, with a minimum of 2.50. Amounts in cents. */

const { rules: rouletteAmerican, uncited } = watchRules('roulette-american');
const TERMS: TableTerms = { minimum: 250n };

function spin(
  number: number,
  bets: readonly PlacedBet[],
  { terms = TERMS, answers = {} }: { terms?: TableTerms; answers?: Partial<Answers> } = {},
): { settlement: Settlement; findings: readonly Finding[] } {
  const setting = { currency: 'EUR', answers: answersOf(answers), terms };
  return evaluateRound(rouletteAmerican, { bets, outcome: { number } }, setting);
}

const inColour = (chips: number, stake: bigint, more: object = {}): PlacedBet =>
  bet('straight-up', stake, { selection: 32, options: { colour: 'green', chips, ...more } });

describe('zero', () => {
  it('AM-1: gives 12.50 of 25.00 on red back', () => {
    const { settlement, findings } = spin(0, [bet('red', 2500n)]);
    expect(settlement.bets).toMatchObject([{ fate: 'part-back', taken: 1250n, returned: 1250n, held: 0n }]);
    expect([resultOf(settlement), findings]).toEqual([1250n, []]);
  });

  it('AM-5: takes halves of simple bets, all of a column, and pays on itself: 52.50 for the player', () => {
    const { settlement, findings } = spin(0, [
      bet('red', 3000n),
      bet('odd', 2000n),
      bet('column', 1000n, { selection: 1 }),
      bet('straight-up', 250n, { selection: [0] }),
    ]);
    expect(settlement.bets.map(({ paid, taken }) => paid - taken)).toEqual([-1500n, -1000n, -1000n, 8750n]);
    expect([resultOf(settlement), findings]).toEqual([-5250n, []]);
  });

  it('holds no bet, whatever choice is stated', () => {
    const { settlement } = spin(0, [bet('red', 2500n, { options: { onZero: 'leave' } })]);
    expect(settlement.after.held).toEqual([]);
  });

  it('leaves the house half of its 1/37 on a simple bet, and 1/37 on every other', () => {
    const edges = new Map(rouletteAmerican.edges(answersOf({})).map(({ bet: name, edge }) => [name, edge]));
    expect(edges.get('red')).toEqual(rational(1n, 74n));
    expect(edges.get('straight-up')).toEqual(rational(1n, 37n));
    expect(edges.size).toBe(17);
  });
});

describe('colour chips', () => {
  it('AM-2: are worth the minimum where no value was set', () => {
    const split = bet('split', 1000n, { selection: [0, 3], options: { colour: 'green', chips: 4 } });
    const { settlement, findings } = spin(3, [split]);
    expect([settlement.bets[0]!.paid, findings]).toEqual([17000n, []]);
  });

  it('AM-3: have the value that their player states', () => {
    const { settlement, findings } = spin(32, [inColour(3, 1500n, { chipValue: 500 })]);
    expect([settlement.bets[0]!.paid, findings]).toEqual([52500n, []]);
  });

  it.each<[string, PlacedBet[], string[], string]>([
    [
      'a stake that is not four times the minimum',
      [inColour(4, 1250n)],
      ['colour-stake-differs'],
      '1.1.2-IV.2.a-02',
    ],
    [
      'a stake that is not three times the value',
      [inColour(3, 1000n, { chipValue: 500 })],
      ['colour-stake-differs'],
      '1.1.2-IV.2.a-01',
    ],
    [
      'a value below the minimum',
      [inColour(5, 1000n, { chipValue: 200 })],
      ['colour-value-not-by-rule'],
      '1.1.2-IV.2.a-01',
    ],
    ['the maximum on a number', [inColour(1, 2500n, { chipValue: 2500 })], [], ''],
    [
      'more than that',
      [inColour(1, 2750n, { chipValue: 2750 })],
      ['over-limit', 'colour-value-not-by-rule'],
      '1.1.2-IV.2.a-01',
    ],
    [
      'a colour with two values',
      [inColour(1, 500n, { chipValue: 500 }), inColour(1, 250n)],
      ['colour-with-two-values'],
      '1.1.2-IV.2.a-01',
    ],
    [
      'a colour of two players',
      [
        { ...inColour(1, 250n), player: 'P1' },
        { ...inColour(1, 250n), player: 'P2' },
      ],
      ['colour-shared'],
      '1.1.2-IV.2.a-01',
    ],
    ['a colour without a number of chips', [bet('red', 500n, { options: { colour: 'green' } })], [], ''],
  ])('%s', (_what, bets, expected, ruleId) => {
    const { findings } = spin(32, bets, { terms: { ...TERMS, tier: 1 } });
    expect(codes(findings)).toEqual(expected);
    expect(findings.at(-1)?.ruleId ?? '').toBe(ruleId);
  });

  it('have the value of a chip in service, where the authorisation lists these', () => {
    const found = (chipValues: readonly bigint[], ...bets: PlacedBet[]) =>
      evaluateRound(
        rouletteAmerican,
        { bets, outcome: { number: 32 } },
        { currency: 'EUR', answers: answersOf({}), terms: TERMS, chipValues },
      ).findings;
    const [fitting, strange] = [500, 750].map((chipValue) => inColour(1, BigInt(chipValue), { chipValue }));
    expect(found([100n, 500n, 2500n], fitting!, inColour(1, 250n))).toMatchObject([
      { code: 'colour-with-two-values' },
    ]);
    expect(found([100n, 500n, 2500n], strange!)).toMatchObject([
      {
        code: 'colour-value-not-by-rule',
        ruleId: '1.1.2-II.1.b-01',
        expected: 'the value of a chip in service for a green chip: 1.00 EUR, 5.00 EUR, 25.00 EUR',
        found: '7.50 EUR',
      },
    ]);
    expect(found([], strange!)).toEqual([]);
  });

  it.each([{ colour: 7 }, { colour: '' }, { chips: 0 }, { chips: 1.5 }, { chipValue: '500' }])(
    'that cannot be read leave a bet unevaluated: %j',
    (options) =>
      expect(codes(spin(1, [bet('red', 500n, { options })]).findings)).toEqual(['bet-not-readable']),
  );
});

describe('stakes that the minimum can pay', () => {
  const dozens = (stake: bigint): PlacedBet => bet('two-dozens', stake, { selection: [1, 2] });

  it('AM-4: 5.00 on two dozens win 2.50; of 2.50 they would win 1.25, which no chip pays', () => {
    const paid = spin(1, [dozens(500n)]);
    expect([paid.settlement.bets[0]!.paid, paid.findings]).toEqual([250n, []]);
    expect(spin(1, [dozens(250n)]).findings).toMatchObject([
      { code: 'not-payable-with-minimum', severity: 'violation', ruleId: '1.1.2-IV.2.b-01' },
    ]);
  });

  it('are asked for whether or not they win', () => {
    expect(codes(spin(36, [dozens(250n)]).findings)).toEqual(['not-payable-with-minimum']);
  });

  it('OP1-05b: a half that no chip pays is an advisory, or a violation by the answer of the casino', () => {
    const half = (answers: Partial<Answers>) => spin(0, [bet('red', 250n)], { answers }).findings;
    expect(half({})).toMatchObject([{ code: 'not-payable-with-minimum', severity: 'advisory' }]);
    expect(half({ 'OP1-05b': 'halves-too' })).toMatchObject([{ severity: 'violation' }]);
    expect(spin(1, [bet('red', 250n)]).findings).toEqual([]);
  });
});

describe('a table', () => {
  const open = (...roles: string[]) =>
    rouletteAmerican.checks.opening(
      { terms: TERMS, staff: roles.map((role) => ({ id: role, role })) },
      { currency: 'EUR', answers: answersOf({}) },
    );

  it('needs a supervisor and one croupier, with one cloth or two', () => {
    expect(open('table-chief', 'croupier', 'auxiliary')).toEqual([]);
    const found = open('table-chief');
    expect(found).toMatchObject([{ code: 'staff-below-minimum', ruleId: '1.1.2-III.a-01' }]);
  });

  it('has the bets of French roulette and no other', () => {
    expect(spin(1, [bet('neighbours', 250n)]).findings).toMatchObject([
      { code: 'bet-not-offered', ruleId: '1.1.2-IV.1-01' },
    ]);
  });
});

describe('the register of section 4', () => {
  it('has every rule of its own cited by a row above', () => {
    expect(uncited(Object.values(rules))).toEqual([]);
  });

  it('1.1.2-IV.1-01: lists no French rule that a rule of its own replaces', () => {
    const applied = rouletteAmerican.register.applied.map(({ id }) => id);
    const { betsOffered, zero, belowMinimum, lastSpin, staffOneCloth, staffTwoCloths } =
      ROULETTE_FRENCH.rules;
    for (const { id } of [betsOffered, zero, belowMinimum, lastSpin, staffOneCloth, staffTwoCloths])
      expect(applied).not.toContain(id);
    expect(applied).toContain(ROULETTE_FRENCH.rules.wheelClosed.id);
  });

  it('names each rule once', () => {
    const { applied, notCheckable } = rouletteAmerican.register;
    const ids = [...applied, ...notCheckable].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
