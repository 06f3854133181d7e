import { AMOUNT, readAmount, symbolOf } from './parsed-hand';

const euro = { currency: 'EUR', symbol: '€' };

describe('an amount in a hand', () => {
  it.each([
    ['€0.05', 5n],
    ['€10', 1000n],
    ['€2.5', 250n],
    ['€1,234.50', 123450n],
    ['€1234567.89', 123456789n],
    ['€90071992547409.93', 9007199254740993n],
    ['€0', 0n],
  ])('is read exactly: %s is %s', (text, minor) => {
    expect(readAmount(text, euro)).toBe(minor);
  });

  it('has no symbol for play chips', () => {
    expect(readAmount('1,500', { currency: 'XXX', symbol: '' })).toBe(150000n);
  });

  it('has as many decimals as its currency', () => {
    expect(readAmount('¥500', { currency: 'JPY', symbol: '¥' })).toBe(500n);
    expect(() => readAmount('¥5.50', { currency: 'JPY', symbol: '¥' })).toThrow('expected an amount');
  });

  it.each(['$0.05', '0.05', '€0.055', '€12,34', '€1,2345', '€1.', '€', '€-1', '€1.0.0', 'five'])(
    'is refused in the format %s',
    (text) => {
      expect(() => readAmount(text, euro)).toThrow('expected an amount such as €1.50');
    },
  );

  it('ends before the full stop that follows it', () => {
    expect('Main pot €4. Side pot €1.80.'.match(new RegExp(AMOUNT, 'gu'))).toEqual(['€4', '€1.80']);
  });

  it('begins with its symbol', () => {
    expect(['€1', '$2', '£3', '4'].map(symbolOf)).toEqual(['€', '$', '£', '']);
  });
});
