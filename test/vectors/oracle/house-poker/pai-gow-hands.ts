import { compared, fiveCards } from '../poker-hands/five-cards';

/** Hands of pai gow poker (heading 1.1.9.D, V) as lists of numbers, compared from the left. `*` is the joker. */

const [STRAIGHT, FLUSH, STRAIGHT_FLUSH, FIVE_ACES] = [40, 50, 80, 95];
const [KING, FIVE] = [13, 5];
const RANKS = '23456789TJQKA';
const rankOf = (card: string): number => (card === '*' ? 14 : RANKS.indexOf(card[0]!) + 2);
const DECK = [...RANKS].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));

/** Five cards without the joker. The straight with the low ace ranks second after the highest one (D2-23, OP2-25). */
function natural(five: readonly string[]): readonly number[] {
  const [combination = 0, ...ranks] = fiveCards(five).whole;
  if (combination !== STRAIGHT && combination !== STRAIGHT_FLUSH) return [combination, ...ranks];
  const [top = 0] = ranks;
  const place = top === FIVE ? 13.5 : combination === STRAIGHT_FLUSH && top === KING ? 14 : top;
  return [combination, place];
}

/** The joker is an ace or completes a straight or a flush (OP2-24); four aces with the joker rank highest. */
export function bigHand(five: readonly string[]): readonly number[] {
  if (!five.includes('*')) return natural(five);
  const four = five.filter((card) => card !== '*');
  if (four.every((card) => card[0] === 'A')) return [FIVE_ACES];
  return DECK.filter((card) => !four.includes(card))
    .map((card) => ({ card, made: natural([...four, card]) }))
    .filter(({ card, made }) => card[0] === 'A' || isCompleted(made[0]!))
    .map(({ made }) => made)
    .reduce((best, made) => (compared(made, best) > 0 ? made : best));
}

const isCompleted = (combination: number): boolean =>
  combination === STRAIGHT || combination === FLUSH || combination >= STRAIGHT_FLUSH;

/** Two cards: a pair, or the higher card and then the lower one. */
export function smallHand(two: readonly string[]): readonly number[] {
  const [high = 0, low = 0] = two.map(rankOf).sort((one, other) => other - one);
  return high === low ? [10, high] : [0, high, low];
}

/** Whether the hand is set correctly: the big hand does not rank below the small one (VII.8). */
export function isSetRightly(big: readonly string[], small: readonly string[]): boolean {
  const two = smallHand(small);
  const five = bigHand(big);
  return compared(five.slice(0, two.length), two) >= 0;
}
