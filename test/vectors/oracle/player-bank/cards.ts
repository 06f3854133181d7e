import type { Cloth, Effect, Game, Winner } from './games';

/** Cards and third cards of baccarat against a player's bank (1.1.8.A, VI and 1.1.8.B, VI). */

export interface Hands {
  readonly bank: readonly string[];
  readonly cloths: Readonly<Partial<Record<Cloth, readonly string[]>>>;
}

/** By the bank's total of two cards and punto's third card 0 to 9 or none: T draw, P stand, O either. */
const TABLE = [
  'TTTTTTTTTTT',
  'TTTTTTTTTTT',
  'TTTTTTTTTTT',
  'TTTTTTTTPOT',
  'PPTTTTTTPPT',
  'PPPPOTTTPPT',
  'PPPPPPTTPPP',
  'PPPPPPPPPPP',
];

const worth = (card: string): number => {
  const place = 'A23456789'.indexOf(card[0]!) + 1;
  return place > 0 ? place : 0;
};
export const total = (hand: readonly string[]): number =>
  hand.reduce((sum, card) => sum + worth(card), 0) % 10;
export const firstTwo = (hand: readonly string[]): number => total(hand.slice(0, 2));
export const shows = (hand: readonly string[]): boolean => firstTwo(hand) >= 8;

/** The entry of the table for the bank against a hand. */
export const cellOf = (bank: readonly string[], punto: readonly string[]): string =>
  TABLE[firstTwo(bank)]![punto.length > 2 ? worth(punto[2]!) : 10]!;

export interface Played {
  readonly hands: Hands;
  readonly effect?: Effect;
  readonly bankDrew?: boolean;
}

/** The strength of a hand. In some games eight and nine in two cards rank above every total in three. */
function strengthOf(
  { showsHigher }: Game,
  hand: readonly string[],
  { effect, of }: { readonly effect: Effect | undefined; readonly of: 'bank' | 'punto' },
): number {
  if (effect === 'unseen-nothing' && hand.length < 2) return 0;
  const mayShow = effect !== 'no-showing' && effect !== 'punto-no-showing';
  const thirds = hand.slice(2).map((third) => total([...hand.slice(0, 2), third]));
  // Of two third cards the better counts for punto, the worse for the bank.
  if (thirds.length > 1) return of === 'punto' ? Math.max(...thirds) : Math.min(...thirds);
  return total(hand) + (showsHigher && mayShow && hand.length === 2 && shows(hand) ? 10 : 0);
}

/** The winner on a cloth: by the rule on an error of play, or by the cards. */
export function winnerOn(game: Game, cloth: Cloth, declared: Winner, played: Played): Winner {
  const { hands, effect, bankDrew } = played;
  const punto = hands.cloths[cloth]!;
  const byError = wonByError(declared, punto, played);
  if (byError !== undefined) return byError;
  const own = effect === 'punto-nine' ? 9 : strengthOf(game, punto, { effect, of: 'punto' });
  // A bank with more than two dealt cards counts only its third card.
  const nothing = bankDrew === true ? worth(hands.bank.at(-1)!) : 0;
  const isNothing = effect === 'bank-counts-nothing';
  const other = isNothing ? nothing : strengthOf(game, hands.bank, { effect, of: 'bank' });
  if (own === other) return 'tie';
  return own > other ? 'punto' : 'bank';
}

function wonByError(
  declared: Winner,
  punto: readonly string[],
  { hands, effect }: Played,
): Winner | undefined {
  if (declared === 'annulled' || effect === 'annuls') return 'annulled';
  if (effect === 'inspector') return declared;
  if (effect === 'bank-loses') return 'punto';
  if (effect === 'punto-loses') return 'bank';
  // A nine that was not shown against a shown eight.
  const isInTwo = (hand: readonly string[], points: number): boolean =>
    hand.length === 2 && total(hand) === points;
  const isForgotten = isInTwo(punto, 9) && isInTwo(hands.bank, 8);
  return effect === 'punto-no-showing' && isForgotten ? 'bank' : undefined;
}
