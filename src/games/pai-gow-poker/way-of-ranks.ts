import { type CardNumber, rankOf } from '../_mechanics/poker-hands/deck';
import { houseWay, type Way } from './house-way';
import { type HandOrder, JOKER_NUMBER } from './pai-gow-hands';

/** Ranks of seven cards as one number: three bits for each of thirteen ranks, and one for the joker. */
const EIGHT = 8;
const JOKER = EIGHT ** 13;

/**
 * The way in which seven cards are set, calculated once for the same ranks: suits matter only where five cards can be of
 * one, the joker among them.
 */
export function wayOfRanks(order: HandOrder): (seven: readonly CardNumber[]) => Way {
  const known = new Map<number, Way>();
  return (seven) => {
    if (canBeFlush(seven)) return houseWay(seven, order);
    const key = seven.reduce(
      (ranks, card) => ranks + (card === JOKER_NUMBER ? JOKER : EIGHT ** rankOf(card)),
      0,
    );
    const way = known.get(key) ?? houseWay(seven, order);
    known.set(key, way);
    return way;
  };
}

function canBeFlush(seven: readonly CardNumber[]): boolean {
  const ofSuits = [0, 0, 0, 0];
  let jokers = 0;
  for (const card of seven) {
    if (card === JOKER_NUMBER) jokers += 1;
    else ofSuits[card & 3]! += 1;
  }
  return ofSuits.some((cards) => cards + jokers >= 5);
}
