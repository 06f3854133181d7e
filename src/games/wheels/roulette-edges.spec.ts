import { compare, divide, rational, subtract } from '../../kernel/rational';
import { answersOf, RECOMMENDED } from '../open-points';
import { rouletteEdges } from './roulette-rules';
import type { RouletteFacts } from './roulette-layout';
import { ROULETTE_FRENCH } from './roulette-french.rules';

const edgesOf = (facts: RouletteFacts, answers = RECOMMENDED) =>
  new Map(rouletteEdges(facts, answers).map((row) => [row.bet, row]));

describe('the edges of French roulette', () => {
  const edges = edgesOf(ROULETTE_FRENCH);
  const multiples = ROULETTE_FRENCH.bets.filter(({ isSimple }) => !isSimple).map(({ type }) => type);
  const simple = ROULETTE_FRENCH.bets.filter(({ isSimple }) => isSimple).map(({ type }) => type);

  it.each(multiples)('is 1/37 on %s', (bet) => expect(edges.get(bet)!.edge).toEqual(rational(1n, 37n)));

  it.each(simple)('is 1/74 on %s where half is taken back, and 1/73 where it is left', (bet) => {
    expect(edges.get(`${bet}/withdraw`)!.edge).toEqual(rational(1n, 74n));
    expect(edges.get(`${bet}/leave`)!.edge).toEqual(rational(1n, 73n));
  });

  it('vary as the bets do: a number most, two dozens little, a color with half back least of the plain ones', () => {
    expect(edges.get('straight-up')!.variance).toEqual(rational(36n * 36n * 36n, 37n * 37n));
    expect(compare(edges.get('two-dozens')!.variance, edges.get('red/leave')!.variance)).toBe(-1);
  });

  it('are exact to the moments of what comes back: E[x²] − E[x]² of red left in prison', () => {
    // Held, it comes back whole with 18/37, or is a zero with 1/37 and comes back as a half, a quarter …
    const square = divide(rational(18n, 37n), subtract(rational(1n), rational(1n, 148n)));
    const second = rational(4n * 18n * square.denominator + square.numerator, 37n * square.denominator);
    const mean = rational(72n, 73n);
    expect(edges.get('red/leave')!.variance).toEqual(
      subtract(second, rational(mean.numerator ** 2n, mean.denominator ** 2n)),
    );
  });

  it('move by the chance of a bet when it pays one more', () => {
    const bets = ROULETTE_FRENCH.bets.map((bet) =>
      bet.type === 'corner' ? { ...bet, pays: rational(9n) } : bet,
    );
    const corner = edgesOf({ ...ROULETTE_FRENCH, bets }).get('corner')!.edge;
    expect(subtract(edges.get('corner')!.edge, corner)).toEqual(rational(4n, 37n));
  });

  it('have no choices if half is returned at once', () => {
    const american = edgesOf({ ...ROULETTE_FRENCH, onZero: 'half-back' });
    expect(american.get('red')!.edge).toEqual(rational(1n, 74n));
    expect(american.has('red/leave')).toBe(false);
  });

  it('fall where a freed bet is paid', () => {
    const paid = edgesOf(ROULETTE_FRENCH, answersOf({ 'OP1-03': 'paid-even' }));
    expect(paid.get('red/leave')!.edge).toEqual(rational(1n, 2701n));
  });
});
