import type { CardNumber } from './deck';

export type CardsToUse = 'any-five' | 'two-own-three-common';

export interface SeenCards {
  readonly own: readonly CardNumber[];
  readonly common: readonly CardNumber[];
}

/**
 * Tells how good five cards are, higher being better; undefined if they are no hand of the kind in question. The
 * list is only lent: the next five cards come in the same one.
 */
export type FiveCardEvaluator = (five: readonly CardNumber[]) => number | undefined;

/** The best that five of the cards can be, or undefined if no five of them are a hand. */
export function bestOf(
  { own, common }: SeenCards,
  use: CardsToUse,
  evaluate: FiveCardEvaluator,
): number | undefined {
  const seen = [...own, ...common];
  const five: CardNumber[] = [0, 0, 0, 0, 0];
  let best: number | undefined;
  for (const places of waysToPlay(own.length, common.length, use)) {
    // One list for all of them: there are 21 ways to play seven cards, and showdowns are many.
    for (let card = 0; card < five.length; card += 1) five[card] = seen[places[card]!]!;
    const found = evaluate(five);
    if (best === undefined || (found !== undefined && found > best)) best = found;
  }
  return best;
}

type Places = readonly number[];

const KNOWN_WAYS = new Map<string, readonly Places[]>();

function waysToPlay(own: number, common: number, use: CardsToUse): readonly Places[] {
  const key = `${own}/${common}/${use}`;
  const known = KNOWN_WAYS.get(key);
  if (known !== undefined) return known;
  const ways = use === 'any-five' ? waysToChoose(own + common, 5) : twoAndThree(own, common);
  KNOWN_WAYS.set(key, ways);
  return ways;
}

function twoAndThree(own: number, common: number): readonly Places[] {
  const threes = waysToChoose(common, 3).map((places) => places.map((place) => own + place));
  return waysToChoose(own, 2).flatMap((two) => threes.map((three) => [...two, ...three]));
}

const waysToChoose = (from: number, size: number): readonly Places[] =>
  size === 0
    ? [[]]
    : Array.from({ length: from }, (_, last) => last).flatMap((last) =>
        waysToChoose(last, size - 1).map((before) => [...before, last]),
      );
