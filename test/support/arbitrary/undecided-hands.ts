/**
 * A second, independent statement of the reasons for which a hand of poker cannot be decided. It uses only the reported hand
 * and the cards that each game deals, and no code under test.
 */

interface Dealt {
  readonly own: number;
  readonly common: number;
  /** The number of boards; a hand with common cards may be run twice. */
  readonly boards?: number;
  /** Whether the last card may be common to all players (stud with too few cards left). */
  readonly lastMayBeCommon?: true;
  /** Ranks that the deck of the game lacks. */
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

/** The cards of a hand as an event reports them. */
interface TellsCards {
  readonly boards?: readonly (readonly string[])[];
  readonly cards?: readonly { readonly seat: number; readonly cards: readonly string[] }[];
}

/** The game of a table, and the seats that are left in the pots. */
interface AtTable {
  readonly game: string;
  readonly isRegulated: boolean;
  readonly contenders: readonly number[];
}

/** The numbers of own and common cards of a hand; its last card is common if it may be. */
interface Deal {
  readonly own: number;
  readonly common: number;
  /** The largest and the smallest number of boards. */
  readonly most: number;
  readonly least: number;
  readonly without: string;
}

function dealOf({ boards = [] }: TellsCards, { game, isRegulated }: AtTable): Deal {
  const dealt = DEALT[game]!;
  const lastIsCommon = dealt.lastMayBeCommon === true && boards.some(({ length }) => length > 0);
  return {
    own: lastIsCommon ? dealt.own - 1 : dealt.own,
    common: lastIsCommon ? 1 : dealt.common,
    most: dealt.boards ?? (!isRegulated && dealt.common > 0 ? 2 : 1),
    least: dealt.boards ?? 1,
    without: dealt.without ?? '',
  };
}

/** The reasons for which the pots of a hand cannot be awarded. */
export function reasonsNotToDecide(hand: TellsCards, table: AtTable): ReadonlySet<string> {
  const deal = dealOf(hand, table);
  const isNobodyLeft = table.contenders.length === 0;
  const isShort = isBoardShort(hand, deal) || table.contenders.some((seat) => isHandShort(hand, seat, deal));
  return new Set([
    ...(isAboveDeal(hand, deal) ? ['cards-above-deal'] : []),
    ...(isToldTwice(hand, deal) ? ['two-hands-of-one-seat'] : []),
    ...(isNobodyLeft || isShort ? ['hand-not-decided'] : []),
  ]);
}

const isAboveDeal = ({ boards = [], cards = [] }: TellsCards, { own, common, most }: Deal): boolean =>
  cards.some((each) => each.cards.length > own) ||
  boards.some(({ length }) => length > common) ||
  (common > 0 && boards.filter(({ length }) => length > 0).length > most);

/** Whether a seat has reports that are each valid but together state too many cards. */
const isToldTwice = (hand: TellsCards, { own }: Deal): boolean =>
  [...new Set((hand.cards ?? []).map(({ seat }) => seat))].some((seat) => {
    const lists = toldOf(hand, seat);
    return lists.every(({ length }) => length <= own) && together(lists) > own;
  });

const isBoardShort = ({ boards = [] }: TellsCards, { common, least, without }: Deal): boolean =>
  common > 0 &&
  (boards.length < least ||
    boards.some((board) => board.length < common || board.some((card) => without.includes(card[0]!))));

function isHandShort(hand: TellsCards, seat: number, { own, without }: Deal): boolean {
  const lists = toldOf(hand, seat);
  return together(lists) < own || lists.flat().some((card) => without.includes(card[0]!));
}

const toldOf = ({ cards = [] }: TellsCards, of: number): readonly (readonly string[])[] =>
  cards.filter(({ seat }) => seat === of).map((each) => each.cards);

/** The number of different cards in several reports of one hand: a card in more than one of them is the same card. */
function together(lists: readonly (readonly string[])[]): number {
  const different = [...new Set(lists.flat())];
  const timesIn = (list: readonly string[], card: string): number =>
    list.filter((each) => each === card).length;
  return different.reduce((sum, card) => sum + Math.max(...lists.map((list) => timesIn(list, card))), 0);
}
