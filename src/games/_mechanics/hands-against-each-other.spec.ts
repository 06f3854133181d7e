import { type CardNumber, rankOf } from './hand-ranking';
import { eachHand, eachHandAgainstOthers } from './hands-against-each-other';

/** Hands of two cards, of which a pair is above two of one suit, and both above everything else. */
const strengthOf = ([one = 0, other = 0]: readonly CardNumber[]): number => {
  const [high, low] = [rankOf(one), rankOf(other)].sort((a, b) => b - a) as [number, number];
  if (high === low) return 2000 + high;
  return ((one & 3) === (other & 3) ? 1000 : 0) + 16 * high + low;
};
const EVALUATE = { size: 2, strengthOf, qualifiesFrom: 16 * 9 };

const HANDS = Array.from({ length: 52 }, (_, one) =>
  Array.from({ length: one }, (_each, other) => [one, other]),
)
  .flat()
  .map((cards) => ({ cards, strength: strengthOf(cards) }));

/** How many pairs of hands end so, by the strength of the first: not qualified, lower, equal, higher. */
function countedPairs(): ReadonlyMap<number, readonly number[]> {
  const ends = new Map<number, number[]>();
  for (const { cards, strength } of HANDS) {
    const counts = ends.get(strength) ?? [0, 0, 0, 0];
    for (const other of HANDS) {
      if (other.cards.some((card) => cards.includes(card))) continue;
      const isIn = other.strength >= EVALUATE.qualifiesFrom;
      counts[isIn ? 2 + Math.sign(other.strength - strength) : 0]! += 1;
    }
    ends.set(strength, counts);
  }
  return ends;
}

it('hands of two cards compare as a count of all deals gives', () => {
  const found = new Map<number, number[]>();
  eachHandAgainstOthers(EVALUATE, ({ strength }, { notQualified, lower, equal, higher }) => {
    const known = found.get(strength) ?? [0, 0, 0, 0];
    found.set(
      strength,
      [notQualified, lower, equal, higher].map((count, end) => Number(count) + known[end]!),
    );
  });
  expect(found).toEqual(countedPairs());
});

it('hands of two cards are 78 pairs, 312 of one suit and 936 of two', () => {
  const ways: Record<string, bigint> = { pair: 0n, suited: 0n, mixed: 0n };
  const add = ({ strength, isFlush, ways: more }: { strength: number; isFlush: boolean; ways: bigint }) => {
    const kind = isFlush ? 'suited' : strength >= 2000 ? 'pair' : 'mixed';
    ways[kind]! += more;
  };
  eachHand(EVALUATE, add);
  expect(ways).toEqual({ pair: 78n, suited: 312n, mixed: 936n });
  eachHandAgainstOthers(EVALUATE, add);
  expect(ways).toEqual({ pair: 156n, suited: 624n, mixed: 1872n });
});
