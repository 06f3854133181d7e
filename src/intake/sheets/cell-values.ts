import { isGamingDay } from '../../kernel/gaming-day';
import { currencyExponent, type Minor } from '../../kernel/money';
import type { Parts } from '../../words/message';
import { accepted, refused, type Result } from '../../kernel/result';
import { type SheetCell, type SheetFaultCode, shownCell } from './sheet';

/** How amounts are written in a sheet. In `1.234,50` a lone `1.234` has thousands, and never decimals. */
export const NUMBER_STYLES = ['1.234,50', '1,234.50'] as const;
export type NumberStyle = (typeof NUMBER_STYLES)[number];

/** How days are written in a sheet; 20/03/2026 and 03/20/2026 cannot be told apart by looking. */
export const DAY_STYLES = ['DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD'] as const;
export type DayStyle = (typeof DAY_STYLES)[number];

/** Why a cell does not have the value that its column needs. */
export interface CellRefusal {
  readonly code: SheetFaultCode;
  readonly parts: Parts;
}

export type CellValue<Value> = Result<Value, CellRefusal>;

const refusing = (code: SheetFaultCode, { text }: SheetCell, parts: Parts = {}): CellValue<never> =>
  refused({ code, parts: { found: shownCell(text), ...parts } });

const AMOUNTS: Readonly<Record<NumberStyle, RegExp>> = {
  '1.234,50': /^([-−]?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?$/,
  '1,234.50': /^([-−]?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/,
};

/** A cell of numbers of a workbook has no thousands, and a point. */
const DIGITS = /^(-?)(\d+)(?:\.(\d+))?$/;

const SYMBOLS: Readonly<Record<string, string>> = { EUR: '€', USD: '$', GBP: '£' };

/** The text without the currency before or after it, and without the spaces that programs put there. */
function withoutCurrency(text: string, currency: string): string {
  const bare = text.replaceAll(/[\s\u00a0\u202f]/g, '');
  const marks = [currency, SYMBOLS[currency]].filter((mark) => mark !== undefined);
  const mark = marks.find((each) => bare.startsWith(each) || bare.endsWith(each));
  if (mark === undefined) return bare;
  return bare.startsWith(mark) ? bare.slice(mark.length) : bare.slice(0, -mark.length);
}

export interface AmountReading {
  readonly numbers: NumberStyle;
  readonly currency: string;
}

/**
 * The minor units of an amount, from its decimal text: `1.234,50` EUR is 123450n. Nothing is rounded: more decimals than the
 * currency has are refused.
 */
export function amountIn(cell: SheetCell, { numbers, currency }: AmountReading): CellValue<Minor> {
  const match =
    cell.kind === 'number'
      ? DIGITS.exec(cell.text)
      : cell.kind === 'text'
        ? AMOUNTS[numbers].exec(withoutCurrency(cell.text, currency))
        : null;
  if (match === null) return refusing('not-an-amount', cell, { example: numbers });
  const [, sign, whole = '', fraction = ''] = match;
  const exponent = currencyExponent(currency);
  if (fraction.length > exponent)
    return refusing('too-many-decimals', cell, { decimals: fraction.length, exponent, currency });
  const minor = BigInt(whole.replaceAll(/[.,]/g, '') + fraction.padEnd(exponent, '0'));
  return accepted(sign === '' ? minor : -minor);
}

/** An amount as a sheet of this style has it; the reverse of `amountIn`. */
export function amountInStyle(minor: Minor, { numbers, currency }: AmountReading): string {
  const exponent = currencyExponent(currency);
  const digits = `${minor < 0n ? -minor : minor}`.padStart(exponent + 1, '0');
  const [thousands, point] = numbers === '1.234,50' ? ['.', ','] : [',', '.'];
  const whole = inThousands(digits.slice(0, digits.length - exponent)).join(thousands);
  return `${minor < 0n ? '-' : ''}${whole}${exponent === 0 ? '' : point + digits.slice(-exponent)}`;
}

const inThousands = (digits: string): readonly string[] =>
  digits.length <= 3 ? [digits] : [...inThousands(digits.slice(0, -3)), digits.slice(-3)];

/** The largest whole number that JSON carries exactly. */
const MOST = 9_007_199_254_740_991n;

/** A value as JSON carries it. Beyond 2^53 - 1 a number of JSON is not exact. */
export function asJsonInteger(minor: bigint, cell: SheetCell): CellValue<number> {
  const size = minor < 0n ? -minor : minor;
  return size > MOST ? refusing('too-large-number', cell) : accepted(Number(minor));
}

/** A whole number without a unit, such as a number of pieces or of a session. */
export function wholeIn(cell: SheetCell, numbers: NumberStyle): CellValue<bigint> {
  const match = cell.kind === 'number' ? DIGITS.exec(cell.text) : AMOUNTS[numbers].exec(cell.text);
  if (match === null || match[3] !== undefined) return refusing('not-whole', cell);
  const whole = BigInt(match[2]!.replaceAll(/[.,]/g, ''));
  return accepted(match[1] === '' ? whole : -whole);
}

const YES: ReadonlySet<string> = new Set(['yes', 'sí', 'si', 'true', 'verdadero', '1', 'x']);
const NO: ReadonlySet<string> = new Set(['no', 'false', 'falso', '0']);

export function yesOrNoIn(cell: SheetCell): CellValue<boolean> {
  const text = cell.text.toLowerCase();
  if (YES.has(text)) return accepted(true);
  return NO.has(text) ? accepted(false) : refusing('not-yes-or-no', cell);
}

const DAYS: Readonly<Record<DayStyle, RegExp>> = {
  'DD/MM/YYYY': /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})$/,
  'MM/DD/YYYY': /^(?<month>\d{1,2})[/.-](?<day>\d{1,2})[/.-](?<year>\d{4})$/,
  'YYYY-MM-DD': /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
};

const MIDNIGHT = 'T00:00:00';
const DAY_LENGTH = '2026-03-20'.length;

/** A day, YYYY-MM-DD, from a text of the style or from a cell of dates without an hour. */
export function dayIn(cell: SheetCell, days: DayStyle): CellValue<string> {
  if (cell.kind === 'moment')
    return cell.text.endsWith(MIDNIGHT)
      ? accepted(cell.text.slice(0, DAY_LENGTH))
      : refusing('not-a-day', cell, { style: days });
  const day = cell.kind === 'text' ? dayWritten(cell.text, days) : undefined;
  return day === undefined ? refusing('not-a-day', cell, { style: days }) : accepted(day);
}

export function dayWritten(text: string, days: DayStyle): string | undefined {
  const { year = '', month = '', day = '' } = DAYS[days].exec(text)?.groups ?? {};
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isGamingDay(written) ? written : undefined;
}

/** A day as a sheet of this style has it; the reverse of `dayWritten`. */
export function dayInStyle(day: string, days: DayStyle): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return days.replace('YYYY', year).replace('MM', month).replace('DD', date);
}

/** A text as it is; of a cell of numbers its digits, such as the number of a slip. */
export function textIn(cell: SheetCell): CellValue<string> {
  return cell.kind === 'moment' ? refusing('not-a-text', cell) : accepted(cell.text);
}
