import { UnexpectedText } from './hand-fault';
import { currencyExponent, type Minor } from '../kernel/money';

const CARD = /^[2-9TJQKA][cdhs]$/;

const HIDDEN = /(?<![^ ])XX(?![^ ])/g;

/** Reads the cards of a player, `XX Qs`: those that are known. Throws UnexpectedText as `readCards` does. */
export const readPlayerCards = (text: string): readonly string[] => readCards(text.replaceAll(HIDDEN, ''));

/** Reads `Th 4d` (what stands between the brackets): rank and suit of each card. Throws UnexpectedText otherwise. */
export function readCards(text: string): readonly string[] {
  const cards = text.split(' ').filter((card) => card !== '');
  if (!cards.every((card) => CARD.test(card)))
    throw new UnexpectedText(`cards such as Th 4d instead of ${text}`);
  return cards;
}

/** How one hand writes money: its currency, and the symbol before every amount ('' where there is none). */
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
