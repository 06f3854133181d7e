import { type HandEvaluator, indexOfCount, countEnds } from './hands-against-each-other';
import type { RanksOfHand } from './weaker-hands-beside';
import { everyRanks, NUMBER_OF_RANKS, SUITS, waysToTake, weakerHandsBeside } from './weaker-hands-beside';

export interface EndsAgainst {
  readonly notQualified: number;
  readonly lower: number;
  readonly equal: number;
  readonly higher: number;
}

interface HandBesideCard {
  readonly strength: number;
  readonly ways: number;
  readonly against: EndsAgainst;
}

/**
 * Calls `then` with each kind of hand and each kind of open card of the other hand, counted exactly. Besides their
 * ranks it matters which cards of the hand have the suit of the open card: the other hand lacks them for a flush.
 */
export function eachHandBesideOpenCard(evaluate: HandEvaluator, then: (seen: HandBesideCard) => void): void {
  const all = everyRanks(evaluate.size, evaluate.strengthOf);
  for (let open = 0; open < NUMBER_OF_RANKS; open += 1) {
    const others = withoutOne(all, open);
    const beside = weakerHandsBeside(others);
    const flushes = others.filter(({ areDifferent }) => areDifferent);
    for (const hand of all) {
      if (hand.counts[open] === SUITS) continue;
      const weaker = beside(withOne(hand, open));
      for (const kind of kindsOf(hand)) {
        const counted: Counted = {
          ends: countEnds(weaker, kind.strength, evaluate.qualifiesFrom),
          changes: flushChanges(hand, flushes, { own: kind.strength, qualifiesFrom: evaluate.qualifiesFrom }),
        };
        eachSharing(hand, open, (shared, ways) => {
          const ofKind = kind.waysOf(shared, ways);
          if (ofKind > 0)
            then({ strength: kind.strength, ways: ofKind, against: besideShared(counted, shared) });
        });
      }
    }
  }
}

const withoutOne = (all: readonly RanksOfHand[], open: number): readonly RanksOfHand[] =>
  all
    .filter(({ counts }) => counts[open]! > 0)
    .map((hand) => ({ ...hand, ...ranksFrom(hand.counts.map((count, rank) => count - +(rank === open))) }));

const withOne = ({ counts }: RanksOfHand, open: number): Pick<RanksOfHand, 'counts' | 'ranks'> =>
  ranksFrom(counts.map((count, rank) => count + +(rank === open)));

const ranksFrom = (counts: Uint8Array): Pick<RanksOfHand, 'counts' | 'ranks'> => ({
  counts,
  ranks: Uint8Array.from([...counts.keys()].filter((rank) => counts[rank]! > 0)),
});

interface Kind {
  readonly strength: number;
  readonly waysOf: (shared: number, ways: number) => number;
}

function kindsOf({ areDifferent, strength, flushStrength, ranks }: RanksOfHand): readonly Kind[] {
  if (!areDifferent) return [{ strength, waysOf: (_shared, ways) => ways }];
  const everyRank = (1 << ranks.length) - 1;
  // A flush has all its cards in the suit of the open card, or all in one of the other three suits.
  const suited = (shared: number): number => {
    if (shared === everyRank) return SUITS;
    return shared === 0 ? SUITS * (SUITS - 1) : 0;
  };
  return [
    { strength, waysOf: (shared, ways) => (ways === 0 ? 0 : ways - suited(shared)) },
    { strength: flushStrength, waysOf: (shared, ways) => (ways === 0 ? 0 : suited(shared)) },
  ];
}

function eachSharing(
  { ranks, counts }: RanksOfHand,
  open: number,
  then: (shared: number, ways: number) => void,
): void {
  for (let shared = 0; shared < 1 << ranks.length; shared += 1) {
    // The open card has any of four suits.
    let ways = SUITS;
    for (let index = 0; index < ranks.length; index += 1) {
      const rank = ranks[index]!;
      const isShared = (shared >> index) & 1;
      if (isShared === 1 && rank === open) ways = 0;
      else ways *= waysToTake(counts[rank]! - isShared, SUITS - 1);
    }
    if (ways > 0) then(shared, ways);
  }
}

type Ends = readonly [number, number, number, number];

interface Counted {
  readonly ends: Ends;
  readonly changes: ReadonlyMap<number, Ends>;
}

function flushChanges(
  { ranks }: RanksOfHand,
  flushes: readonly RanksOfHand[],
  { own, qualifiesFrom }: { readonly own: number; readonly qualifiesFrom: number },
): ReadonlyMap<number, Ends> {
  const changes = new Map<number, [number, number, number, number]>();
  for (const { counts, strength, flushStrength } of flushes) {
    const from = indexOfCount(strength, own, qualifiesFrom);
    const to = indexOfCount(flushStrength, own, qualifiesFrom);
    if (from === to) continue;
    let needed = 0;
    for (let index = 0; index < ranks.length; index += 1) needed |= counts[ranks[index]!]! << index;
    const ends = changes.get(needed) ?? [0, 0, 0, 0];
    ends[from] -= 1;
    ends[to] += 1;
    changes.set(needed, ends);
  }
  return changes;
}

function besideShared({ ends, changes }: Counted, shared: number): EndsAgainst {
  let [notQualified, lower, equal, higher] = ends;
  for (const [needed, change] of changes) {
    if ((needed & shared) !== 0) continue;
    notQualified += change[0];
    lower += change[1];
    equal += change[2];
    higher += change[3];
  }
  return { notQualified, lower, equal, higher };
}
