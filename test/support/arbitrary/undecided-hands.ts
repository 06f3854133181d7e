/**
 * Why a hand of poker cannot be decided, said once more of the hand as it was reported and of what each game deals, and
 * out of nothing of ours.
 */

interface Dealt {
  readonly own: number;
  readonly common: number;
  /** How many boards it has; by the custom of a room a hand with common cards may be run twice. */
  readonly boards?: number;
  /** The last card may be common to all. */
  readonly lastMayBeCommon?: true;
  /** Ranks that are in no deck of the game. */
  readonly without?: string;
}

const DEALT: Readonly<Record<string, Dealt>> = {
  'texas-holdem': { own: 2, common: 5 },
  'double-holdem': { own: 2, common: 5, boards: 2 },
  'synthetic-poker': { own: 2, common: 5, without: '234567' },
  omaha: { own: 4, common: 5 },
  'omaha-high-low': { own: 4, common: 5 },
  'omaha-five-card': { own: 5, common: 5 },
  'five-card-stud': { own: 5, common: 0, without: '23456' },
  'five-card-draw': { own: 5, common: 0, without: '23456' },
  'seven-card-stud': { own: 7, common: 0, lastMayBeCommon: true },
};

/** A hand as an event says it, as far as its cards go. */
interface TellsCards {
  readonly boards?: readonly (readonly string[])[];
  readonly cards?: readonly { readonly seat: number; readonly cards: readonly string[] }[];
}

/** What a table plays, and who is left in its pots. */
interface AtTable {
  readonly game: string;
  readonly isRegulated: boolean;
  readonly contenders: readonly number[];
}

/** Which reasons there are in a hand for nobody being given its pots. */
export function reasonsNotToDecide(hand: TellsCards, table: AtTable): ReadonlySet<string> {
  const dealt = DEALT[table.game]!;
  const { boards = [], cards = [] } = hand;
  const lastIsCommon = dealt.lastMayBeCommon === true && boards.some(({ length }) => length > 0);
  const own = lastIsCommon ? dealt.own - 1 : dealt.own;
  const common = lastIsCommon ? 1 : dealt.common;
  const most = dealt.boards ?? (!table.isRegulated && dealt.common > 0 ? 2 : 1);

  const seats = [...new Set(cards.map(({ seat }) => seat))];
  const toldOf = (seat: number) => cards.filter((each) => each.seat === seat).map((each) => each.cards);
  const isForeign = (card: string): boolean => (dealt.without ?? '').includes(card[0]!);

  const isAbove =
    cards.some((each) => each.cards.length > own) ||
    boards.some(({ length }) => length > common) ||
    (common > 0 && boards.filter(({ length }) => length > 0).length > most);
  const isTwice = seats.some((seat) => {
    const lists = toldOf(seat);
    return lists.every(({ length }) => length <= own) && together(lists) > own;
  });
  const isBoardShort =
    common > 0 &&
    (boards.length < (dealt.boards ?? 1) ||
      boards.some((board) => board.length < common || board.some(isForeign)));
  const isHandShort = table.contenders.some((seat) => {
    const lists = toldOf(seat);
    return together(lists) < own || lists.flat().some(isForeign);
  });
  const isNobodyLeft = table.contenders.length === 0;
  return new Set([
    ...(isAbove ? ['cards-above-deal'] : []),
    ...(isTwice ? ['two-hands-of-one-seat'] : []),
    ...(isNobodyLeft || isBoardShort || isHandShort ? ['hand-not-decided'] : []),
  ]);
}

/** How many cards several lists of one hand tell: one that stands in more than one of them is the same card. */
function together(lists: readonly (readonly string[])[]): number {
  const different = [...new Set(lists.flat())];
  const timesIn = (list: readonly string[], card: string): number =>
    list.filter((each) => each === card).length;
  return different.reduce((sum, card) => sum + Math.max(...lists.map((list) => timesIn(list, card))), 0);
}
