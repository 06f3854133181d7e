import type { CardNumber } from './deck';

/** Which five cards make a hand: any of those a player sees, or exactly two of his own with three common ones. */
export type CardsToUse = 'any-five' | 'two-own-three-common';

/** The cards of a player and those all players share. */
export interface SeenCards {
  readonly own: readonly CardNumber[];
  readonly common: readonly CardNumber[];
}

/** Tells how good five cards are, higher being better; undefined where they are no hand of the kind in question. */
export type FiveCardJudge = (five: readonly CardNumber[]) => number | undefined;

/** The best that five of the cards can be, or undefined where no five of them are a hand. */
export function bestOf(cards: SeenCards, use: CardsToUse, judge: FiveCardJudge): number | undefined {
  let best: number | undefined;
  for (const five of fivesOf(cards, use)) {
    const found = judge(five);
    if (best === undefined || (found !== undefined && found > best)) best = found;
  }
  return best;
}

function fivesOf({ own, common }: SeenCards, use: CardsToUse): readonly (readonly CardNumber[])[] {
  if (use === 'any-five') return chosen([...own, ...common], 5);
  const threes = chosen(common, 3);
  return chosen(own, 2).flatMap((two) => threes.map((three) => [...two, ...three]));
}

const chosen = (cards: readonly CardNumber[], size: number): readonly (readonly CardNumber[])[] =>
  waysToChoose(cards.length, size).map((places) => places.map((place) => cards[place]!));

const KNOWN_WAYS = new Map<string, readonly (readonly number[])[]>();

/** Every way to choose so many out of so many places; counted out once, as showdowns are many. */
function waysToChoose(from: number, size: number): readonly (readonly number[])[] {
  const key = `${from}/${size}`;
  const known = KNOWN_WAYS.get(key);
  if (known !== undefined) return known;
  const ways = size === 0 ? [[]] : waysEndingAnywhere(from, size);
  KNOWN_WAYS.set(key, ways);
  return ways;
}

const waysEndingAnywhere = (from: number, size: number): readonly (readonly number[])[] =>
  Array.from({ length: from }, (_, last) => last).flatMap((last) =>
    waysToChoose(last, size - 1).map((before) => [...before, last]),
  );
