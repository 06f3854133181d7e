import { Chance } from './chance';

const draws = (chance: Chance, count: number): number[] =>
  Array.from({ length: count }, () => chance.below(37));

describe('chance', () => {
  it('is reproducible by its words, and different for other words', () => {
    expect(draws(new Chance('seed', 'RF1'), 50)).toEqual(draws(new Chance('seed', 'RF1'), 50));
    expect(draws(new Chance('seed', 'RF1'), 50)).not.toEqual(draws(new Chance('seed', 'RF2'), 50));
  });

  it('is uniformly distributed', () => {
    const times = new Array<number>(37).fill(0);
    for (const number of draws(new Chance('even'), 37_000)) times[number] = times[number]! + 1;
    expect(Math.min(...times)).toBeGreaterThan(850);
    expect(Math.max(...times)).toBeLessThan(1_150);
  });

  it('shuffles without losing anything', () => {
    const items = Array.from({ length: 312 }, (_, index) => index);
    const shuffled = new Chance('shoe').shuffled(items);
    expect(shuffled).not.toEqual(items);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(items);
  });

  it('includes both limits of a range', () => {
    const chance = new Chance('ends');
    const drawn = new Set(Array.from({ length: 200 }, () => chance.between(3, 5)));
    expect([...drawn].sort()).toEqual([3, 4, 5]);
  });

  it('refuses to choose from an empty list', () => {
    expect(() => new Chance('none').oneOf([])).toThrow(RangeError);
  });
});
