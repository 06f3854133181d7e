import { Type } from 'typebox';
import { type Finding, said } from '../../finding-catalogue/finding';
import { breach, type Rule } from '../rule';

/** A card of the French deck as events write it: rank and suit, for example Th. */
export type Card = string;

const CARD = /^[2-9TJQKA][cdhs]$/;

/** The shape of a card in the reports of rounds. */
export const CardShape = Type.String({ pattern: CARD.source });

export const isCard = (value: unknown): value is Card => typeof value === 'string' && CARD.test(value);

/** The rank of a card, from 0 for the two to 12 for the ace. */
export const heightOf = (card: Card): number => '23456789TJQKA'.indexOf(card.charAt(0));

/** The value of a card, 1 to 10: an ace is one, and ten, jack, queen and king are ten. */
export function valueOf(card: Card): number {
  const rank = card[0] ?? '';
  if (rank === 'A') return 1;
  return 'TJQK'.includes(rank) ? 10 : rank.charCodeAt(0) - '0'.charCodeAt(0);
}

/** The only hand dealt to a seat; undefined if none was reported, or several. */
export function handAt<Hand extends { readonly seat: number }>(
  { hands }: { readonly hands: readonly Hand[] },
  { seat }: { readonly seat?: number | undefined },
): Hand | undefined {
  const ofSeat = hands.filter((hand) => hand.seat === seat);
  return ofSeat.length === 1 ? ofSeat[0] : undefined;
}

/** The cards that occur more often than in so many decks, each with how often it does. */
export function cardsBeyondDecks(cards: Iterable<Card>, decks: number): readonly (readonly [Card, number])[] {
  const times = new Map<Card, number>();
  for (const card of cards) times.set(card, (times.get(card) ?? 0) + 1);
  return [...times].filter(([, count]) => count > decks);
}

export const checkCardsOfDecks = (
  cards: Iterable<Card>,
  { decks, rule }: { readonly decks: number; readonly rule: Rule },
): readonly Finding[] =>
  cardsBeyondDecks(cards, decks).map(([card, times]) =>
    breach(rule, {
      code: 'card-too-often',
      expected:
        decks === 1
          ? said('once-of-one-deck', { card })
          : said('at-most-times-of-decks', { card, times: decks, decks }),
      found: said('times', { times }),
    }),
  );
