import { type CardNumber, rankOf } from './hand-ranking';
import { eachHandBesideOpenCard } from './hands-beside-open-card';

/** Hands of two cards, of which a pair is above two of one suit, and both above everything else. */
const strengthOf = ([one = 0, other = 0]: readonly CardNumber[]): number => {
  const [high, low] = [rankOf(one), rankOf(other)].sort((a, b) => b - a) as [number, number];
  if (high === low) return 2000 + high;
  return ((one & 3) === (other & 3) ? 1000 : 0) + 16 * high + low;
};
const QUALIFIES = 16 * 9;

const STRENGTHS = Int32Array.from({ length: 52 * 52 }, (_, pair) =>
  strengthOf([Math.floor(pair / 52), pair % 52]),
);

const CARDS: readonly CardNumber[] = Array.from({ length: 52 }, (_, card) => card);

function endsAgainst(own: number, others: readonly number[]): string {
  const ends = { notQualified: 0, lower: 0, equal: 0, higher: 0 };
  for (const other of others) {
    if (other < QUALIFIES) ends.notQualified += 1;
    else if (other === own) ends.equal += 1;
    else if (other < own) ends.lower += 1;
    else ends.higher += 1;
  }
  return `${own}: ${JSON.stringify(ends)}`;
}

function counted(): ReadonlyMap<string, number> {
  const ways = new Map<string, number>();
  for (const one of CARDS) {
    for (const other of CARDS.slice(0, one)) {
      const own = STRENGTHS[52 * one + other]!;
      const left = CARDS.filter((card) => card !== one && card !== other);
      for (const open of left) {
        const rest = left.filter((card) => card !== open);
        const seen = endsAgainst(
          own,
          rest.map((card) => STRENGTHS[52 * open + card]!),
        );
        ways.set(seen, (ways.get(seen) ?? 0) + 1);
      }
    }
  }
  return ways;
}

it('hands beside an open card compare as a count of all deals gives', () => {
  const found = new Map<string, number>();
  const evaluate = { size: 2, strengthOf, qualifiesFrom: QUALIFIES };
  eachHandBesideOpenCard(evaluate, ({ strength, ways, against }) => {
    const { notQualified, lower, equal, higher } = against;
    const seen = `${strength}: ${JSON.stringify({ notQualified, lower, equal, higher })}`;
    found.set(seen, (found.get(seen) ?? 0) + ways);
  });
  expect(Object.fromEntries([...found].sort())).toEqual(Object.fromEntries([...counted()].sort()));
});
