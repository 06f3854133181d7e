import type { WordShape } from '../../api/event-form';
import { formatDay } from '../../days/days';
import { decimalText, type Exact } from '../../money/exact-json';
import { formatAmount } from '../../money/money';
import { choiceWord, eventWord } from '../../words/fact-words';
import { gameName } from '../../words/game-name';
import type { Language } from '../../words/language';
import { betWord } from '../capture/BetName';
import { accountWord } from './account-word';

export type Data = { readonly [name: string]: Exact };

export interface TellingContext {
  readonly language: Language;
  /** The currency of the amounts and the decimals of its minor unit. */
  readonly currency: string;
  readonly decimals: number;
  /** The game of the table session; undefined if the record is about none, or if the opening is unknown. */
  readonly game: string | undefined;
  /** The type of the event that a correction replaces, whose fields its replacement has. */
  readonly correctedType: string | undefined;
  /** A moment on the clock of the casino. */
  readonly moment: (at: string) => string;
  readonly yesOrNo: Readonly<Record<'yes' | 'no', string>>;
  /** For a maximum that applies to all other bets. */
  readonly anyBet: string;
  /** For what this release cannot read field by field. */
  readonly asStored: string;
}

export interface ValueContext extends TellingContext {
  readonly name: string;
  /** The name of the field that holds it: `hold` of its `from`. */
  readonly within?: string;
}

/** Bets by the names of their game; codes of accounts by the names of the accounts. */
export const nameText = (name: string, { language, game }: TellingContext): string =>
  accountWord(name, language) ?? choiceWord(betWord(game, name, language), language);

/** A person by name and staff number, with the role; without a name by the number alone. */
export function personText(value: Exact, { language }: TellingContext): string {
  if (!isData(value)) return '';
  const [id, name, role] = ['id', 'name', 'role'].map((each) => textOf(value[each]));
  const named = name ? `${name}${id && id !== name ? ` (${id})` : ''}` : id;
  return [named, role ? choiceWord(role, language).toLowerCase() : ''].filter(Boolean).join(', ');
}

/** The text of a value that is entered in one field. */
export function wordOf(shape: WordShape, value: Exact, context: ValueContext): string {
  const { language, name, yesOrNo } = context;
  switch (shape.is) {
    case 'money':
      return amountText(value, context.currency, context);
    case 'yes-no':
      return yesOrNo[value === true ? 'yes' : 'no'];
    case 'day':
      return formatDay(textOf(value));
    case 'choice':
      return choiceText(textOf(value), context);
    case 'line':
      return isRows(value) ? value.map((each) => wordOf(shape.of, each, context)).join(', ') || '—' : '';
    case 'number':
      return numberText(value, context);
    case 'currency':
      return textOf(value);
    case 'text':
    case 'number-or-word':
      return name === 'account'
        ? (accountWord(textOf(value), language) ?? textOf(value))
        : plainText(value, context);
  }
}

/** Whole numbers of ten-thousandths and of hundredths, by their names. */
const TEN_THOUSANDTHS: ReadonlySet<string> = new Set(['bankShare', 'shareOfMean']);
const HUNDREDTHS: ReadonlySet<string> = new Set(['deviations']);

function numberText(value: Exact, { name, within, language }: ValueContext): string {
  if (typeof value !== 'bigint') return textOf(value);
  const hundredths = formatAmount(decimalText(value, 2), language);
  if (TEN_THOUSANDTHS.has(name) || within === 'hold') return `${hundredths} %`;
  return HUNDREDTHS.has(name) ? hundredths : String(value);
}

const choiceText = (value: string, context: ValueContext): string =>
  named(value, context) ?? choiceWord(value, context.language, context.name);

/** Games and bets have names of their own. */
function named(value: string, { language, name, game }: ValueContext): string | undefined {
  if (name === 'game' || name === 'games') return gameName(value, language);
  return name === 'type' && !value.startsWith('cagnotte.') ? betWord(game, value, language) : undefined;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** More places of a percentage than any tariff has; a rate that needs more is told as a fraction. */
const MOST_PLACES = 4;

/** An exact rate as a percentage: `2.5 %` of 25 over 1,000. Undefined for what is no rate. */
export function rateText(value: Data, { language }: TellingContext): string | undefined {
  const { numerator, denominator, ...others } = value;
  if (typeof numerator !== 'bigint' || typeof denominator !== 'bigint' || Object.keys(others).length > 0)
    return undefined;
  for (let places = 0; places <= MOST_PLACES; places++) {
    const shifted = numerator * 100n * 10n ** BigInt(places);
    if (denominator > 0n && shifted % denominator === 0n)
      return `${formatAmount(decimalText(shifted / denominator, places), language)} %`;
  }
  return `${numerator}/${denominator}`;
}

/** A text that declares no choice: a moment, a day, a game, a bet, a type of event, or what somebody wrote. */
export function plainText(value: Exact, context: ValueContext): string {
  if (typeof value === 'boolean') return context.yesOrNo[value ? 'yes' : 'no'];
  const text = textOf(value);
  if (MOMENT.test(text)) return context.moment(text);
  if (DAY.test(text)) return formatDay(text);
  if (/^cagnotte\.[a-z.-]+\.v\d+$/.test(text)) return eventWord(text, context.language);
  return named(text, context) ?? text;
}

/** An amount of minor units with its currency: 15,000.00 EUR. */
export const amountText = (value: Exact, currency: string, { language, decimals }: TellingContext): string =>
  typeof value === 'bigint'
    ? `${formatAmount(decimalText(value, decimals), language)} ${currency}`
    : textOf(value);

export const isData = (value: Exact): value is Data => typeof value === 'object' && !Array.isArray(value);
export const isRows = (value: Exact): value is readonly Exact[] => Array.isArray(value);
export const textOf = (value: Exact): string =>
  value === undefined || typeof value === 'object' ? '' : String(value);
