import { ByPlace } from './timeline';

const at = (...places: string[]) => places.map((place) => ({ place }));
const placesOf = (things: readonly { readonly place: string }[]): string =>
  things.map(({ place }) => place).join('');

describe('a list of things by place', () => {
  const things = new ByPlace(at('f', 'b', 'd'));

  it('is in the order of the places', () => {
    expect(placesOf(things.all)).toBe('bdf');
    expect(things.last).toEqual({ place: 'f' });
  });

  it.each([
    ['a', undefined, undefined, 'b', '', 'bdf', 'bdf'],
    ['b', 'b', undefined, 'd', '', 'df', 'bdf'],
    ['c', undefined, 'b', 'd', 'b', 'df', 'df'],
    ['d', 'd', 'b', 'f', 'b', 'f', 'df'],
    ['f', 'f', 'd', undefined, 'bd', '', 'f'],
    ['g', undefined, 'f', undefined, 'bdf', '', ''],
  ])(
    'seen from %s: there %s, before %s, after %s',
    (place, there, before, after, allBefore, allBehind, from) => {
      expect(things.at(place)?.place).toBe(there);
      expect(things.lastBefore(place)?.place).toBe(before);
      expect(things.nextAfter(place)?.place).toBe(after);
      expect(placesOf(things.before(place))).toBe(allBefore);
      expect(placesOf(things.behind(place))).toBe(allBehind);
      expect(placesOf(things.from(place))).toBe(from);
    },
  );

  it('gives at most as many things after a place as are asked for', () => {
    expect(placesOf(things.behind('a', 2))).toBe('bd');
    expect(placesOf(things.behind('b', 1))).toBe('d');
    expect(placesOf(things.behind('b', 9))).toBe('df');
  });

  it('keeps one thing at a place, the last one put there', () => {
    const own = new ByPlace([{ place: 'b', fact: 1 }]);
    own.put({ place: 'b', fact: 2 });
    own.put({ place: 'a', fact: 3 });
    own.put({ place: 'c', fact: 4 });
    expect(own.all).toEqual([
      { place: 'a', fact: 3 },
      { place: 'b', fact: 2 },
      { place: 'c', fact: 4 },
    ]);
  });

  it('loses the thing at a place that is removed, and nothing at an empty place', () => {
    const own = new ByPlace(at('a', 'b', 'c'));
    own.remove('b');
    own.remove('bb');
    expect(placesOf(own.all)).toBe('ac');
  });
});
