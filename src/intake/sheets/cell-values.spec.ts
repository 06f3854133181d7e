import fc from 'fast-check';
import { currencyExponent } from '../../kernel/money';
import {
  amountIn,
  amountInStyle,
  asJsonInteger,
  DAY_STYLES,
  dayIn,
  dayInStyle,
  NUMBER_STYLES,
  type NumberStyle,
  textIn,
  wholeIn,
  yesOrNoIn,
} from './cell-values';
import type { SheetCell } from './sheet';

const text = (said: string): SheetCell => ({ kind: 'text', text: said });
const number = (digits: string): SheetCell => ({ kind: 'number', text: digits });
const EUR = { numbers: '1.234,50', currency: 'EUR' } as const;

describe('an amount in a cell', () => {
  it.each<[string, NumberStyle, bigint]>([
    ['1.234,50', '1.234,50', 123450n],
    ['1234,5', '1.234,50', 123450n],
    ['1.234', '1.234,50', 123400n],
    ['-0,05', '1.234,50', -5n],
    ['−12,00', '1.234,50', -1200n],
    ['1.234,50 €', '1.234,50', 123450n],
    ['€ 1 234,50', '1.234,50', 123450n],
    ['EUR 7', '1.234,50', 700n],
    ['1,234.50', '1,234.50', 123450n],
    ['1,234', '1,234.50', 123400n],
  ])('%s, written like %s, is %s minor units', (said, numbers, minor) => {
    expect(amountIn(text(said), { numbers, currency: 'EUR' })).toEqual({ ok: true, value: minor });
  });

  it.each([
    ['1,234.50', 'not-an-amount'],
    ['12.34', 'not-an-amount'],
    ['1.23,00', 'not-an-amount'],
    ['1,505', 'too-many-decimals'],
    ['=1+1', 'not-an-amount'],
    ["=cmd|' /C calc'!A0", 'not-an-amount'],
    ['1e3', 'not-an-amount'],
    ['$5', 'not-an-amount'],
    ['', 'not-an-amount'],
    ['٣', 'not-an-amount'],
  ])('%s, written like 1.234,50, is refused as %s', (said, code) => {
    expect(amountIn(text(said), EUR)).toMatchObject({ ok: false, refusal: { code } });
  });

  it('of a workbook is read by its digits, whatever the style of texts', () => {
    expect(amountIn(number('1234.5'), EUR)).toEqual({ ok: true, value: 123450n });
    expect(amountIn(number('-0.005'), EUR)).toMatchObject({ refusal: { code: 'too-many-decimals' } });
    expect(amountIn({ kind: 'moment', text: '2026-03-20T00:00:00' }, EUR).ok).toBe(false);
    expect(amountIn({ kind: 'boolean', text: 'true' }, EUR).ok).toBe(false);
  });

  it('has as many decimals as its currency', () => {
    expect(amountIn(text('1.500'), { numbers: '1.234,50', currency: 'JPY' })).toEqual({
      ok: true,
      value: 1500n,
    });
    expect(amountIn(text('1,5'), { numbers: '1.234,50', currency: 'JPY' }).ok).toBe(false);
    expect(amountIn(text('1,505'), { numbers: '1.234,50', currency: 'KWD' })).toEqual({
      ok: true,
      value: 1505n,
    });
  });

  it('comes back from the text that is written of it, in every style and currency', () => {
    const minor = fc.bigInt({ min: -(2n ** 60n), max: 2n ** 60n });
    const currency = fc.constantFrom('EUR', 'JPY', 'KWD', 'USD');
    fc.assert(
      fc.property(minor, fc.constantFrom(...NUMBER_STYLES), currency, (amount, numbers, of) => {
        const reading = { numbers, currency: of };
        expect(amountIn(text(amountInStyle(amount, reading)), reading)).toEqual({ ok: true, value: amount });
        expect(currencyExponent(of)).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('is refused where JSON could not carry it exactly', () => {
    expect(asJsonInteger(9_007_199_254_740_991n, number('1'))).toEqual({ ok: true, value: 9007199254740991 });
    expect(asJsonInteger(-9_007_199_254_740_992n, number('1'))).toMatchObject({
      refusal: { code: 'too-large-number' },
    });
  });
});

describe('another cell', () => {
  it.each([
    ['20/03/2026', 'DD/MM/YYYY', '2026-03-20'],
    ['1.3.2026', 'DD/MM/YYYY', '2026-03-01'],
    ['03/20/2026', 'MM/DD/YYYY', '2026-03-20'],
    ['2026-03-20', 'YYYY-MM-DD', '2026-03-20'],
  ] as const)('%s, written like %s, is the day %s', (said, style, day) => {
    expect(dayIn(text(said), style)).toEqual({ ok: true, value: day });
  });

  it.each(['20/03/2026', '31/02/2026', '2026-3-20', '46101', ''])('%s is no day YYYY-MM-DD', (said) => {
    expect(dayIn(text(said), 'YYYY-MM-DD').ok).toBe(false);
  });

  it('of dates is a day, unless it has an hour', () => {
    expect(dayIn({ kind: 'moment', text: '2026-03-20T00:00:00' }, 'DD/MM/YYYY')).toEqual({
      ok: true,
      value: '2026-03-20',
    });
    expect(dayIn({ kind: 'moment', text: '2026-03-20T21:30:00' }, 'DD/MM/YYYY').ok).toBe(false);
    expect(dayIn(number('46101'), 'DD/MM/YYYY').ok).toBe(false);
  });

  it('has the day that was written into it, in every style', () => {
    const days = fc.date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.constantFrom(...DAY_STYLES), (date, style) => {
        const day = date.toISOString().slice(0, 10);
        expect(dayIn(text(dayInStyle(day, style)), style)).toEqual({ ok: true, value: day });
      }),
    );
  });

  it('is a whole number, yes or no, or a text', () => {
    expect(wholeIn(text('1.000'), '1.234,50')).toEqual({ ok: true, value: 1000n });
    expect(wholeIn(number('-3'), '1.234,50')).toEqual({ ok: true, value: -3n });
    expect(wholeIn(number('2.5'), '1.234,50')).toMatchObject({ refusal: { code: 'not-whole' } });
    expect([text('Sí'), text('no'), number('1')].map((cell) => yesOrNoIn(cell))).toEqual(
      [true, false, true].map((value) => ({ ok: true, value })),
    );
    expect(yesOrNoIn(text('quizás'))).toMatchObject({ refusal: { code: 'not-yes-or-no' } });
    expect(textIn(number('1042'))).toEqual({ ok: true, value: '1042' });
    expect(textIn({ kind: 'moment', text: '2026-03-20T00:00:00' })).toMatchObject({
      refusal: { code: 'not-a-text' },
    });
  });
});
