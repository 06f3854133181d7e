import { readXml, unescapedText } from './workbook-parts';

/** The texts that cells share by their place. */
export function sharedTexts(xml: string | undefined): readonly string[] {
  const texts: string[] = [];
  let [text, isText, isReading] = ['', false, 0];
  if (xml === undefined) return texts;
  readXml(xml, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isReading++;
      isText = name === 't';
    },
    close: (name) => {
      if (name === 'si') texts.push(unescapedText(text));
      if (name === 'rPh') isReading--;
      isText = false;
    },
    // `rPh` holds how an East Asian text is read aloud, which is no part of it.
    text: (said) => {
      if (isText && isReading === 0) text += said;
    },
  });
  return texts;
}

/** Number formats that every program knows and that show a date or a time (ISO/IEC 29500-1, 18.8.30). */
const DATE_FORMATS: ReadonlySet<number> = new Set([
  ...[14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47],
  ...[27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58],
]);

/** Which styles of a workbook show a number as a date or a time, by their place. */
export function momentStyles(xml: string | undefined): readonly boolean[] {
  const [custom, styles]: [Map<number, string>, boolean[]] = [new Map(), []];
  let isOfCells = false;
  if (xml === undefined) return styles;
  readXml(xml, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'numFmt') custom.set(Number(numFmtId), formatCode);
      if (name === 'xf' && isOfCells) styles.push(showsMoment(Number(numFmtId), custom));
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return styles;
}

const showsMoment = (id: number, custom: ReadonlyMap<number, string>): boolean =>
  DATE_FORMATS.has(id) || isMomentFormat(custom.get(id) ?? '');

/** Whether a number format has a letter of days or hours outside of quotes, brackets and escapes. */
const isMomentFormat = (format: string): boolean =>
  /[dmyhs]/i.test(format.replaceAll(/"[^"]*"|\\.|\[(?!h|m|s)[^\]]*\]|general/gi, ''));

const MS_OF_DAY = 86_400_000;
/** Day 0 of the serial numbers, so that day 61 is 1 March 1900; programs count a 29 February 1900 that never was. */
const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

/**
 * The moment that a serial number shows, to the second: 46101.5 is 2026-03-20T12:00:00. Undefined for a number that is no
 * moment within the calendar, or not one of whole seconds.
 */
export function momentOfSerial(serial: string, is1904: boolean): string | undefined {
  const days = Number(serial);
  if (!Number.isFinite(days) || days < 0 || days >= 2_958_466) return undefined;
  const seconds = Math.round(days * 86_400);
  // A fraction of a day has fifteen digits: an hour typed as such lies within a thousandth of a second of it.
  if (Math.abs(days * 86_400 - seconds) > 0.001) return undefined;
  const from = is1904 ? EPOCH_1904 : EPOCH;
  return new Date(from + Math.floor(seconds / 86_400) * MS_OF_DAY + (seconds % 86_400) * 1_000)
    .toISOString()
    .slice(0, '2026-03-20T12:00:00'.length);
}

/** As many digits as programs keep of a number; more would be noise of the calculation. */
const DIGITS = 15;

/**
 * The decimal digits of a cell of numbers. A workbook keeps a binary number, and writes 1234.1 perhaps as 1234.0999999999999:
 * the shortest decimal that denotes the same binary number is what was typed. Undefined if that has more digits than a
 * program keeps: then the number was calculated, and is not exact.
 */
export function exactDigits(written: string): string | undefined {
  if (!/^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(written)) return undefined;
  const shortest = String(Number(written));
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(shortest);
  if (match === null) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  if ((whole + fraction).replace(/^0+/, '').length > DIGITS) return undefined;
  return sign + shifted(whole, fraction, Number(exponent));
}

/** A decimal without its exponent. */
function shifted(whole: string, fraction: string, exponent: number): string {
  if (Math.abs(exponent) > 30)
    return exponent > 0 ? `${whole}${fraction}`.padEnd(60, '0') : '0.' + '0'.repeat(60) + '1';
  const digits = `${'0'.repeat(31)}${whole}${fraction}${'0'.repeat(31)}`;
  const point = 31 + whole.length + exponent;
  const left = digits.slice(0, point).replace(/^0+(?=\d)/, '');
  const right = digits.slice(point).replace(/(?<!0)0+$/, '');
  return right === '' ? left : `${left}.${right}`;
}
