import { BLACK, EVEN, HIGH, LOW, ODD, RED } from './roulette-layout';
import { ROULETTE_FRENCH } from './roulette-french.rules';

describe('the wheel', () => {
  it('has the eighteen black and eighteen red numbers of the matrix', () => {
    expect(BLACK).toEqual([2, 4, 6, 8, 10, 11, 13, 15, 17, 20, 22, 24, 26, 28, 29, 31, 33, 35]);
    expect(RED).toEqual([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
  });

  it.each([
    ['red and black', RED, BLACK],
    ['even and odd', EVEN, ODD],
    ['low and high', LOW, HIGH],
  ])('divides 1 to 36 into %s', (_what, one, other) => {
    expect([...one, ...other].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 36 }, (_, index) => index + 1),
    );
    expect(one).toHaveLength(18);
  });
});

describe('the cloth', () => {
  it.each<[string, number, number]>([
    ['straight-up', 37, 1],
    ['split', 60, 2],
    ['street', 12, 3],
    ['street-zero', 2, 3],
    ['corner', 22, 4],
    ['first-four', 1, 4],
    ['six-line', 11, 6],
    ['column', 3, 12],
    ['dozen', 3, 12],
    ['two-columns', 2, 24],
    ['two-dozens', 2, 24],
    ['red', 1, 18],
    ['black', 1, 18],
    ['even', 1, 18],
    ['odd', 1, 18],
    ['low', 1, 18],
    ['high', 1, 18],
  ])('has for %s %d sets of %d different numbers', (type, sets, size) => {
    const bet = ROULETTE_FRENCH.bets.find((one) => one.type === type)!;
    expect(bet.sets).toHaveLength(sets);
    expect(new Set(bet.sets.map(({ numbers }) => numbers.join())).size).toBe(sets);
    for (const { numbers } of bet.sets) expect(new Set(numbers).size).toBe(size);
  });

  it('has no other bets', () => expect(ROULETTE_FRENCH.bets).toHaveLength(17));

  it('pays a bet on n numbers 36/n − 1 to one, which is what gives the house exactly the zero', () => {
    for (const { sets, pays } of ROULETTE_FRENCH.bets) {
      const size = BigInt(sets[0]!.numbers.length);
      expect(pays.numerator * size).toBe((36n - size) * pays.denominator);
    }
  });

  it('limits what can be won on a bet at tier one to 120 to 350 times the minimum, as the matrix has it', () => {
    const most = (type: string): bigint => {
      const { multiples, pays } = ROULETTE_FRENCH.bets.find((bet) => bet.type === type)!;
      return (multiples[0]! * pays.numerator) / pays.denominator;
    };
    const types = [
      'straight-up',
      'split',
      'street',
      'corner',
      'first-four',
      'six-line',
      'column',
      'two-dozens',
      'red',
    ];
    expect(types.map(most)).toEqual([350n, 340n, 330n, 320n, 320n, 300n, 240n, 120n, 180n]);
  });
});
