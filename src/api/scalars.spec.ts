import { Kind, type ValueNode } from 'graphql';
import { DateTimeScalar, GamingDayScalar, moneyOf, PositionScalar } from './scalars';

const refusal = expect.objectContaining({
  extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }) as object,
}) as Error;
const text = (value: string): ValueNode => ({ kind: Kind.STRING, value });
const integer = (value: string): ValueNode => ({ kind: Kind.INT, value });

describe('GamingDay', () => {
  const scalar = new GamingDayScalar();

  it('is the same text on both ways', () => {
    expect(scalar.serialize('2026-01-31')).toBe('2026-01-31');
    expect(scalar.parseValue('2026-01-31')).toBe('2026-01-31');
    expect(scalar.parseLiteral(text('2024-02-29'))).toBe('2024-02-29');
  });

  it.each(['', '2026-02-29', '2026-1-1', '2026-01-01T00:00:00Z', '20260101', 20260101, null, {}])(
    'is not %p',
    (value) => {
      expect(() => scalar.parseValue(value)).toThrow(refusal);
    },
  );

  it.each([integer('20260101'), { kind: Kind.NULL as const }, text('2026-13-01')])('is not %j', (literal) => {
    expect(() => scalar.parseLiteral(literal)).toThrow(refusal);
  });
});

describe('DateTime', () => {
  const scalar = new DateTimeScalar();
  const moment = new Date('2026-01-02T05:00:00.000Z');

  it('is a text outside and a moment inside', () => {
    expect(scalar.serialize(moment)).toBe('2026-01-02T05:00:00.000Z');
    expect(scalar.parseValue('2026-01-02T06:00:00+01:00')).toEqual(moment);
    expect(scalar.parseLiteral(text('2026-01-02T05:00:00Z'))).toEqual(moment);
  });

  it.each([
    ...['', 'tomorrow', '2026-01-02', '2026-02-29T06:00:00Z', '2026-01-02T06:00:00', 1_767_333_600_000, null],
    ...['0000-01-01T00:00:00+01:00', '9999-12-31T23:59:59-01:00'],
  ])('is not %p', (value) => {
    expect(() => scalar.parseValue(value)).toThrow(refusal);
  });

  it.each([integer('2026'), text('')])('is not %j', (literal) => {
    expect(() => scalar.parseLiteral(literal)).toThrow(refusal);
  });
});

describe('Position', () => {
  const scalar = new PositionScalar();

  it('is a JSON integer outside and a bigint inside', () => {
    expect(scalar.serialize(12n)).toBe(12);
    expect(scalar.parseValue(12)).toBe(12n);
    expect(scalar.parseLiteral(integer('12'))).toBe(12n);
    expect(scalar.parseValue(0)).toBe(0n);
    expect(scalar.parseValue(Number.MAX_SAFE_INTEGER)).toBe(9007199254740991n);
  });

  it.each([-1, 1.5, '12', null, Number.NaN, 2 ** 53])('is not %p', (value) => {
    expect(() => scalar.parseValue(value)).toThrow(refusal);
  });

  it.each([text('12'), integer('-1'), integer('9007199254740993')])('is not %j', (literal) => {
    expect(() => scalar.parseLiteral(literal)).toThrow(refusal);
  });
});

describe('Money', () => {
  it.each([
    [125_000n, 'EUR', '1250.00'],
    [-5n, 'EUR', '-0.05'],
    [0n, 'EUR', '0.00'],
    [300n, 'ESP', '300'],
    [12345678901234567890123n, 'EUR', '123456789012345678901.23'],
  ])('of %p %s shows %s, and no digit is lost', (minor, currency, amount) => {
    expect(moneyOf(minor, currency)).toEqual({ amount, minorUnits: minor.toString(), currency });
  });
});
