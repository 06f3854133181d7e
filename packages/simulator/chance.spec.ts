import { Chance } from './chance';

const draws = (chance: Chance, count: number): number[] =>
  Array.from({ length: count }, () => chance.below(37));

describe('chance', () => {
  it('is the same for the same words, and another for each who chooses', () => {
    expect(draws(new Chance('seed', 'RF1'), 50)).toEqual(draws(new Chance('seed', 'RF1'), 50));
    expect(draws(new Chance('seed', 'RF1'), 50)).not.toEqual(draws(new Chance('seed', 'RF2'), 50));
  });

  it('reaches every number about as often', () => {
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

  it('between two numbers includes both', () => {
    const chance = new Chance('ends');
    const drawn = new Set(Array.from({ length: 200 }, () => chance.between(3, 5)));
    expect([...drawn].sort()).toEqual([3, 4, 5]);
  });

  it('has nothing to choose from nothing', () => {
    expect(() => new Chance('none').oneOf([])).toThrow(RangeError);
  });
});
