import { type CardNumber, cardNumbers, DECK_OF_52, rankOf } from '../_mechanics/hand-ranking';
import type { ReportedHand } from './reported-hand';

interface OpenHand {
  readonly seat: number;
  readonly cards: readonly CardNumber[];
}

export const hasOpenPair = ({ openCards }: ReportedHand): boolean =>
  openCards.some(
    ({ cards: [first, second] }) => second !== undefined && first?.charAt(0) === second.charAt(0),
  );

/** What lies open in a round of those seats; undefined if it is not reported of each of them. */
function openIn(
  { openCards }: Pick<ReportedHand, 'openCards'>,
  round: number,
  seats: readonly number[],
): readonly OpenHand[] | undefined {
  const hands = seats.flatMap((seat) => {
    const reported = openCards.find((one) => one.seat === seat)?.cards ?? [];
    const cards = cardNumbers(DECK_OF_52, reported.slice(0, round));
    return cards === undefined || cards.length === 0 ? [] : [{ seat, cards }];
  });
  return hands.length === seats.length ? hands : undefined;
}

export function lowestOpen(hand: ReportedHand, seats: readonly number[]): number | undefined {
  const hands = openIn(hand, 1, seats);
  return hands?.reduce((lowest, one) => (one.cards[0]! < lowest.cards[0]! ? one : lowest), hands[0]!).seat;
}

export function highestOpen(
  hand: Pick<ReportedHand, 'openCards'>,
  round: number,
  seats: readonly number[],
): readonly number[] | undefined {
  const hands = openIn(hand, round, seats);
  const values = hands?.map(({ cards }) => valueOf(cards));
  const best = values?.reduce((highest, one) => (one > highest ? one : highest), '');
  return hands?.filter((_, index) => values![index] === best).map(({ seat }) => seat);
}

/** Up to four open cards as a word that compares as they do: equal cards first, the most of them, then the highest. */
function valueOf(cards: readonly CardNumber[]): string {
  const times = new Map<number, number>();
  for (const card of cards) times.set(rankOf(card), (times.get(rankOf(card)) ?? 0) + 1);
  const groups = [...times].sort(([rank, count], [other, more]) => more - count || other - rank);
  const letter = (rank: number): string => String.fromCharCode(97 + rank);
  return (
    groups
      .map(([, count]) => count)
      .join('')
      .padEnd(4, '0') + groups.map(([rank]) => letter(rank)).join('')
  );
}
