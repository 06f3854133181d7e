import { type Minor, currencyExponent } from '../../src/kernel/money';
import type { RoomTime } from './room-clock';
import { type HandFault, UnexpectedText } from './hand-fault';
import type { Result } from '../../src/kernel/result';

const CARD = /^[2-9TJQKA][cdhs]$/;

const HIDDEN = /(?<![^ ])XX(?![^ ])/g;

/** Reads the known cards of a player, `XX Qs`. @throws UnexpectedText as `readCards` */
export const readPlayerCards = (text: string): readonly string[] => readCards(text.replaceAll(HIDDEN, ''));

/** Reads `Th 4d` (the text between brackets): rank and suit of each card. @throws UnexpectedText */
export function readCards(text: string): readonly string[] {
  const cards = text.split(' ').filter((card) => card !== '');
  if (!cards.every((card) => CARD.test(card)))
    throw new UnexpectedText(`cards such as Th 4d instead of ${text}`);
  return cards;
}

/** The format of amounts in one hand: currency, and the symbol before every amount ('' if there is none). */
export interface MoneyStyle {
  /** ISO 4217; XXX for play chips. */
  readonly currency: string;
  readonly symbol: string;
}

/** Source of a pattern (flag u) that captures one amount with its symbol; `readAmount` evaluates what it captured. */
export const AMOUNT = String.raw`(\p{Sc}?\d(?:[\d.,]*\d)?)`;

const WRITTEN = /^(\p{Sc}?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/u;

/**
 * The exact minor units of an amount as a hand writes it: `€0.05` is 5, `$1` is 100, `$1,234.5` is 123450.
 * Throws UnexpectedText when it is written otherwise, with another symbol, or finer than the currency goes.
 */
export function readAmount(text: string, style: MoneyStyle): Minor {
  const [, symbol, whole, fraction = ''] = WRITTEN.exec(text) ?? [];
  const exponent = currencyExponent(style.currency);
  if (whole === undefined || symbol !== style.symbol || fraction.length > exponent) {
    throw new UnexpectedText(`an amount such as ${style.symbol}1.50 instead of ${text}`);
  }
  return BigInt(whole.replaceAll(',', '') + fraction.padEnd(exponent, '0'));
}

export const symbolOf = (amount: string): string => /^\p{Sc}/u.exec(amount)?.[0] ?? '';

export interface HandHeader {
  readonly id: string;
  readonly game: PokerGame;
  readonly limitType: LimitType;
  readonly money: MoneyStyle;
  readonly stakes: { readonly small: Minor; readonly big: Minor };
  readonly cap?: Minor;
  readonly playedAt: RoomTime;
}

export interface TableLine {
  readonly name: string;
  readonly button?: number;
}

export interface SeatedPlayer {
  readonly seat: number;
  readonly name: string;
  readonly stack: Minor;
  readonly sittingOut: boolean;
}

export type ActionKind =
  | 'ante'
  | 'small-blind'
  | 'big-blind'
  | 'both-blinds'
  | 'bring-in'
  | 'fold'
  | 'check'
  | 'call'
  | 'bet'
  | 'raise'
  | 'complete'
  | 'discard'
  | 'uncalled-returned';

export interface StatedAction {
  readonly line: number;
  readonly seat: number;
  readonly kind: ActionKind;
  /** Betting round, 0 for antes, blinds and the bring-in. */
  readonly street: number;
  /** The amount posted, called, bet or returned; the X of `raises X to Y`. */
  readonly amount?: Minor;
  /** The Y of `raises X to Y`: the total bet of this player in this round. */
  readonly to?: Minor;
  readonly allIn?: true;
  /** The cap of the game, if the player reached it: he cannot bet more. */
  readonly capped?: Minor;
  /** The number of discarded cards; 0 for standing pat. */
  readonly discarded?: number;
}

/** `collected X from …`: pot 0 is the only or the main pot, 1 the first side pot. */
export interface Collection {
  readonly line: number;
  readonly seat: number;
  readonly amount: Minor;
  readonly pot: number;
}

/** A player who sold his hand to the room; the price is paid outside the pot. */
export interface CashOut {
  readonly line: number;
  readonly seat: number;
}

/** The known cards of a seat; `shown` if the player showed them to the table. */
export interface KnownCards {
  readonly seat: number;
  readonly cards: readonly string[];
  readonly shown: boolean;
}

export interface HandSummary {
  readonly line?: number;
  readonly totalPot: Minor;
  /** `Main pot` and `Side pot` if the text divides the total; else empty. */
  readonly pots: readonly Minor[];
  /** The text joins pots that the same players won, so that only their sum can be compared. */
  readonly joinsPots?: true;
  readonly rake: Minor;
  /** The sum of `collected (…)` and `won (…)` by winning seat. */
  readonly won: ReadonlyMap<number, Minor>;
}

export interface Note {
  readonly line: number;
  readonly text: string;
  readonly mentionsMoney: boolean;
}

/** One hand as written. All amounts are minor units of `header.money.currency`. */
export interface ParsedHand {
  readonly line: number;
  readonly header: HandHeader;
  readonly table: TableLine;
  readonly seats: readonly SeatedPlayer[];
  readonly actions: readonly StatedAction[];
  readonly doubleBetStreets: ReadonlySet<number>;
  readonly collections: readonly Collection[];
  readonly cashOuts: readonly CashOut[];
  readonly cards: readonly KnownCards[];
  readonly boards: readonly (readonly string[])[];
  readonly summary: HandSummary;
  readonly cancelled: boolean;
  readonly contradictions: readonly string[];
  readonly notes: readonly Note[];
}

export type GameFamily = 'flop' | 'draw' | 'stud';

interface PokerGame {
  readonly code: string;
  readonly family: GameFamily;
  readonly smallBetRounds: number;
}

type LimitType = 'fixed' | 'pot-limit' | 'no-limit';

const game = (code: string, family: GameFamily, smallBetRounds: number): PokerGame => ({
  code,
  family,
  smallBetRounds,
});

const GAMES: ReadonlyMap<string, PokerGame> = new Map([
  ["hold'em", game('texas-holdem', 'flop', 2)],
  ['omaha', game('omaha', 'flop', 2)],
  ['omaha hi/lo', game('omaha-high-low', 'flop', 2)],
  ['5 card omaha', game('omaha-five-card', 'flop', 2)],
  ['5 card omaha hi/lo', game('omaha-five-card-high-low', 'flop', 2)],
  ['courchevel', game('courchevel', 'flop', 2)],
  ['courchevel hi/lo', game('courchevel-high-low', 'flop', 2)],
  ['5 card draw', game('five-card-draw', 'draw', 1)],
  ['single draw 2-7 lowball', game('single-draw-2-7-lowball', 'draw', 1)],
  ['triple draw 2-7 lowball', game('triple-draw-2-7-lowball', 'draw', 2)],
  ['badugi', game('badugi', 'draw', 2)],
  ['7 card stud', game('seven-card-stud', 'stud', 2)],
  ['7 card stud hi/lo', game('seven-card-stud-high-low', 'stud', 2)],
  ['razz', game('razz', 'stud', 2)],
  ['5 card stud', game('five-card-stud', 'stud', 2)],
]);

const LIMITS: Readonly<Record<string, LimitType>> = {
  'no limit': 'no-limit',
  'pot limit': 'pot-limit',
  'fixed limit': 'fixed',
  limit: 'fixed',
};

/** Reads `Hold'em No Limit`: the game and its limit. Throws UnexpectedText for a game that is not known. */
export function readGame(text: string): { readonly game: PokerGame; readonly limitType: LimitType } {
  const match = /^(.+?) (no limit|pot limit|fixed limit|limit)$/.exec(text.trim().toLowerCase());
  const known = match && GAMES.get(match[1]!);
  if (!known) throw new UnexpectedText("a game of poker and its limit, such as Hold'em No Limit");
  return { game: known, limitType: LIMITS[match[2]!]! };
}

export interface HistoryFormat {
  readonly name: string;
  readonly recognises: (text: string) => boolean;
  /**
   * One result per hand, in the order of the text. A hand that cannot be read gives a fault with its line and the expected
   * text, and reading continues with the next hand.
   */
  readonly read: (text: string) => readonly Result<ParsedHand, HandFault>[];
}
