import { type Minor, sumMinor } from '../kernel/money';
import { contendersOf, type Purse } from './purse';

/** One pot: what is in it, before the rake, and who can win it. */
export interface Pot {
  readonly amount: Minor;
  readonly contenders: readonly number[];
}

/**
 * Divides what was put in into the main pot and the side pots. Whoever is all-in can win from each other player as
 * much as he put in himself, so every different contribution of a contender closes a pot. Folded money goes to the
 * pots it was put into, dead blinds to the main pot.
 */
export function sidePotsOf(purses: Iterable<Readonly<Purse>>): readonly Pot[] {
  const all = [...purses];
  const contenders = contendersOf(all);
  const levels = [...new Set(contenders.map(({ put }) => put))].sort((one, other) => (one < other ? -1 : 1));
  const dead = sumMinor(all.map((purse) => purse.dead));
  return levels.map((level, index) => {
    const floor = index === 0 ? 0n : levels[index - 1]!;
    // Above the highest contender only folded money can lie; it belongs to the last pot.
    const ceiling = index === levels.length - 1 ? undefined : level;
    return {
      amount: sumMinor(all.map(({ put }) => slice(put, floor, ceiling))) + (index === 0 ? dead : 0n),
      contenders: contenders.filter(({ put }) => put >= level).map(({ seat }) => seat),
    };
  });
}

function slice(put: Minor, floor: Minor, ceiling: Minor | undefined): Minor {
  if (put <= floor) return 0n;
  return (ceiling !== undefined && put > ceiling ? ceiling : put) - floor;
}
