import { describe, expect, it } from 'vitest';
import { frameOf } from './drawn/frame';
import {
  isOutside,
  minorValue,
  percentValue,
  type Picture,
  runningSum,
  tickText,
  type Unit,
  unknownValue,
  valueOf,
} from './picture';

const EUR: Unit = { of: 'money', currency: 'EUR', decimals: 2 };
const money = (amount: string): { amount: string; minorUnits: string } => ({
  amount,
  minorUnits: amount.replace('.', ''),
});

describe('a value of a picture', () => {
  it('keeps every digit of an amount that no floating-point number can hold', () => {
    const huge = money('90071992547409931.37');
    expect(valueOf(huge, 'es').text).toBe('90.071.992.547.409.931,37');
    expect(runningSum([huge, money('0.01')], 2, 'en').map(({ text }) => text)).toEqual([
      '90,071,992,547,409,931.37',
      '90,071,992,547,409,931.38',
    ]);
    expect(minorValue(-5n, 2, 'es').text).toBe('−0,05');
  });

  it('has no place if it is unknown, and neither has a running sum from then on', () => {
    expect(runningSum([money('1.00'), 'not counted', money('2.00')], 2, 'en')).toEqual([
      { at: 100, text: '1.00' },
      { at: null, text: 'not counted' },
      { at: null, text: 'not counted' },
    ]);
  });

  it.each([
    ['0.1420', 'es', '14,20 %'],
    ['-0.0963', 'en', '−9.63 %'],
    ['1.5', 'en', '150.00 %'],
    ['0.00005', 'en', '0.005 %'],
    ['0', 'es', '0,00 %'],
  ] as const)('of the quotient %s reads in %s as %s', (quotient, language, text) =>
    expect(percentValue(quotient, language).text).toBe(text),
  );
});

describe('the axis of a picture', () => {
  it.each([
    [150_000, EUR, 'es', '1.500'],
    [-150_050, EUR, 'en', '−1,500.50'],
    [1_500, { of: 'percent' }, 'es', '15 %'],
    [0.5, { of: 'number' }, 'es', '0,5'],
  ] as const)('names %s of %o in %s as %s', (tick, unit, language, text) =>
    expect(tickText(tick, unit, language)).toBe(text),
  );

  it('has no two ticks that read the same, always shows zero, and leaves room for its longest text', () => {
    const picture: Picture = {
      ...{ kind: 'bars', caption: 'Win', groupedBy: 'Day', unit: EUR },
      groups: [{ label: '1' }, { label: '2' }],
      series: [{ name: 'Win', values: [minorValue(1n, 2, 'en'), minorValue(2n, 2, 'en')] }],
    };
    const frame = frameOf(
      { picture, width: 400, height: 200, chosen: undefined, choose: () => undefined },
      'en',
    );
    const texts = frame.ticks.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts).toContain('0');
    expect(frame.left).toBeGreaterThan(20);
    expect(frame.up(0)).toBeCloseTo(frame.bottom);
  });
});

describe('the expected band', () => {
  const of = (at: number | null): Picture => ({
    ...{ kind: 'bars', caption: 'Win', groupedBy: 'Day', groups: [{ label: '1' }], unit: EUR },
    series: [{ name: 'Win', values: [at === null ? unknownValue('?') : { at, text: String(at) }] }],
    band: { name: 'Expected', low: [{ at: -5, text: '-5' }], high: [{ at: 5, text: '5' }] },
  });

  it.each([
    [-6, true],
    [-5, false],
    [5, false],
    [6, true],
    [null, undefined],
  ])('around −5 to 5: is %s outside? %s', (at, outside) => expect(isOutside(of(at), 0)).toBe(outside));
});
