import { rational, type Rational, subtract } from '../../kernel/rational';
import { answersOf } from '../open-points';
import { crapsEdges } from './craps-rules';
import type { CrapsFacts } from './craps-facts';
import { CRAPS } from './craps.rules';

const edgesOf = (facts: CrapsFacts, answers = answersOf({})): ReadonlyMap<string, Rational> =>
  new Map(crapsEdges(facts, answers).map(({ bet, edge }) => [bet, edge]));

describe('the edges of craps', () => {
  const edges = edgesOf(CRAPS);

  it.each<[string, bigint, bigint]>([
    ['win', 7n, 495n],
    ['come', 7n, 495n],
    ['dont-win', 3n, 220n],
    ['dont-come', 3n, 220n],
    ['field', 1n, 18n],
    ['big-6', 1n, 11n],
    ['big-8', 1n, 11n],
    ['under-7', 1n, 6n],
    ['over-7', 1n, 6n],
    ['hard-4', 1n, 9n],
    ['hard-10', 1n, 9n],
    ['hard-6', 1n, 11n],
    ['hard-8', 1n, 11n],
    ['any-seven', 1n, 6n],
    ['eleven', 1n, 9n],
    ['any-craps', 1n, 9n],
    ['craps-2', 5n, 36n],
    ['craps-3', 1n, 9n],
    ['craps-12', 5n, 36n],
    ['horn', 1n, 6n],
    ['right-bet/4-10', 1n, 15n],
    ['right-bet/5-9', 1n, 25n],
    ['right-bet/6-8', 1n, 66n],
    ['wrong-bet/4-10', 1n, 33n],
    ['wrong-bet/5-9', 1n, 40n],
    ['wrong-bet/6-8', 1n, 55n],
  ])('%s: %d/%d', (bet, numerator, denominator) =>
    expect(edges.get(bet)).toEqual(rational(numerator, denominator)),
  );

  it.each(['win-odds', 'dont-win-odds', 'come-odds', 'dont-come-odds'])(
    'are 0 on %s, which pays true odds',
    (type) => {
      for (const pair of ['4-10', '5-9', '6-8']) expect(edges.get(`${type}/${pair}`)).toEqual(rational(0n));
    },
  );

  it('grow by the chance of a winning throw where a bet pays one less', () => {
    const bets = CRAPS.bets.map((bet) =>
      bet.type === 'eleven'
        ? { ...bet, play: { kind: 'one-throw', pays: new Map([[11, rational(14n)]]) } as const }
        : bet,
    );
    const moved = edgesOf({ ...CRAPS, bets }).get('eleven')!;
    expect(subtract(moved, edges.get('eleven')!)).toEqual(rational(1n, 18n));
  });

  it('grow likewise where the stake is among the winnings', () => {
    const consumed = edgesOf(CRAPS, answersOf({ 'OP1-13c': 'consumed' }));
    expect(subtract(consumed.get('eleven')!, edges.get('eleven')!)).toEqual(rational(1n, 18n));
    expect(consumed.get('field')).toEqual(edges.get('field'));
  });

  it('have the variance of an even bet on Win, and more on its odds', () => {
    const variances = new Map(crapsEdges(CRAPS, answersOf({})).map(({ bet, variance }) => [bet, variance]));
    expect(variances.get('win')).toEqual(subtract(rational(1n), rational(49n, 495n ** 2n)));
    expect(variances.get('win-odds/4-10')).toEqual(rational(2n));
  });
});
