import { type Minor, sumMinor } from '../../../kernel/money';
import type { SeatStake } from './seat-stake';

/** One pot: what is in it before the rake, in minor units, and the seats that can win it. */
export interface Pot {
  readonly amount: Minor;
  readonly contenders: readonly number[];
}

/**
 * Divides what the seats put in into the main pot and the side pots. Who is all-in can win from each other seat as
 * much as he put in himself, so that each different stake of a contender closes a pot. Folded money lies in the pots
 * it was put into; dead money and what was carried in lie in the main pot. Who has put in nothing but dead money plays
 * for that alone. The main pot is the first; without any contender there is one pot that nobody can win.
 */
export function potsOf(stakes: readonly SeatStake[], carriedIn: Minor): readonly Pot[] {
  const contenders = stakes.filter(({ contends }) => contends);
  const levels = levelsOf(contenders);
  const dead = sumMinor(stakes.map((stake) => stake.dead)) + carriedIn;
  return levels.map((level, index) => {
    const floor = index === 0 ? 0n : levels[index - 1]!;
    // Above the highest contender only folded money can lie; it belongs to the last pot.
    const ceiling = index === levels.length - 1 ? undefined : level;
    return {
      amount: sumMinor(stakes.map(({ live }) => slice(live, floor, ceiling))) + (index === 0 ? dead : 0n),
      contenders: contenders.filter((stake) => playsFor(level, stake, levels)).map(({ seat }) => seat),
    };
  });
}

/** What closes a pot each: the stakes of the contenders; nothing if that is all that anybody, or one with dead money, has. */
function levelsOf(contenders: readonly SeatStake[]): readonly Minor[] {
  const hasLevel = ({ live, dead }: SeatStake): boolean => live > 0n || dead > 0n;
  const lives = contenders.filter(hasLevel).map(({ live }) => live);
  const levels = [...new Set(lives)].sort((a, b) => (a < b ? -1 : 1));
  return levels.length === 0 ? [0n] : levels;
}

const playsFor = (level: Minor, { live, dead }: SeatStake, { length }: readonly Minor[]): boolean =>
  live >= level && (length === 1 || live > 0n || dead > 0n);

function slice(live: Minor, floor: Minor, ceiling: Minor | undefined): Minor {
  if (live <= floor) return 0n;
  return (ceiling !== undefined && live > ceiling ? ceiling : live) - floor;
}
