import type { Chance } from '../../../../packages/simulator/chance';
import type { Act } from './betting';
import type { Variant } from './variant';

/** The result of the opening: the seat that cannot win, its exchange, and findings. */
export interface Opened {
  readonly out: readonly number[];
  readonly actions: readonly Act[];
  readonly found: readonly string[];
}

const NOTHING: Opened = { out: [], actions: [], found: [] };

/**
 * In draw the pot is opened with a pair of jacks or better (1.1.10.A, II.1.a): an opener who shows less cannot win and loses
 * his bet (III.3). The final cards of an opener who exchanged some prove nothing about his openers.
 */
export function openedBy(
  { hasFigures: isDraw }: Variant,
  {
    seat,
    cards,
    chance,
  }: {
    readonly seat: number;
    readonly cards: readonly string[] | undefined;
    readonly chance: Chance;
  },
): Opened {
  if (!isDraw) return NOTHING;
  if (cards === undefined || chance.percent(40)) {
    return { ...NOTHING, actions: [{ street: 1, seat, action: 'discard' }] };
  }
  if (opensWith(cards, 'J')) return NOTHING;
  return { out: [seat], actions: [], found: ['openers-too-low 1.1.10.A-II.1-02'] };
}

const RANKS = '23456789TJQKA';

/** Whether cards are a pair of that rank or better; every combination above a pair is. */
export function opensWith(cards: readonly string[], rank: string): boolean {
  const ranks = cards.map((card) => RANKS.indexOf(card[0]!)).sort((one, other) => one - other);
  const paired = ranks.filter((each, at) => ranks.indexOf(each) !== at);
  if (paired.length > 1) return true;
  if (paired.length === 1) return paired[0]! >= RANKS.indexOf(rank);
  const isStraight = ranks[4]! - ranks[0]! === 4 || ranks.join() === '0,1,2,3,12';
  return isStraight || new Set(cards.map((card) => card[1])).size === 1;
}
