import type { TableTerms } from '../round';
import type { Rule } from '../rule';
import { checkAuthorisedTerms, checkMaximum, maximumOf, minimumOf } from './authorised-terms';

const rule = (id: string): Rule => ({ id, citation: `heading ${id}`, says: '' });
const LIMITS = { minimum: rule('min'), maximum: rule('max'), bets: ['red', 'number', 'box'] };

const found = (
  terms: TableTerms,
  rest: { amounts?: readonly string[]; withOwnRule?: readonly string[] } = {},
) =>
  checkAuthorisedTerms(terms, { ...LIMITS, ...rest }, 'EUR').map(
    ({ code, ruleId, expected, found: is }) => `${ruleId} ${code}: ${expected}; ${is}`,
  );

/** From 5 to 25 EUR. */
const BAND = { from: 500n, to: 2500n };
const NOT_AUTHORISED = 'min minimum-not-authorised: at least 5.00 EUR and at most 25.00 EUR';

describe('the minimum of a table', () => {
  it.each([
    ['below the authorised band', 499n, [`${NOT_AUTHORISED}; 4.99 EUR`]],
    ['at its lower end', 500n, []],
    ['at its upper end', 2500n, []],
    ['above it', 2501n, [`${NOT_AUTHORISED}; 25.01 EUR`]],
  ])('%s: %s', (_where, minimum, findings) =>
    expect(found({ minimum, authorised: { minimum: BAND } })).toEqual(findings),
  );

  it('may be as high as the casino likes where no upper end is authorised', () => {
    expect(found({ minimum: 1_000_000n, authorised: { minimum: { from: 500n } } })).toEqual([]);
    expect(found({ minimum: 499n, authorised: { minimum: { from: 500n } } })).toEqual([
      'min minimum-not-authorised: at least 5.00 EUR; 4.99 EUR',
    ]);
  });

  it('is not checked without a recorded authorisation', () => expect(found({ minimum: 1n })).toEqual([]));
});

describe('the minimum of a bet', () => {
  const terms = {
    minimum: 500n,
    minima: { red: 499n, box: 2501n, number: 500n },
    authorised: { minimum: BAND },
  };

  it('is checked against the band of the table', () =>
    expect(found(terms)).toEqual([
      `${NOT_AUTHORISED}; 4.99 EUR on red`,
      `${NOT_AUTHORISED}; 25.01 EUR on box`,
    ]));

  it('is not checked against it if it is a fixed amount, or has a rule of its own', () =>
    expect(found(terms, { amounts: ['red'], withOwnRule: ['box'] })).toEqual([]));
});

describe('the maximum of a bet', () => {
  const authorised = { minimum: BAND, maxima: { red: 100_000n, '*': 50_000n } };

  it.each<[string, Record<string, bigint>, string[]]>([
    ['is the authorised one', { red: 100_000n, number: 50_000n }, []],
    ['is below it', { red: 1n }, []],
    [
      'is above its own, or that of every other bet',
      { red: 100_001n, number: 50_001n },
      [
        'max maximum-not-by-rule: at most 1000.00 EUR on red, as authorised; 1000.01 EUR',
        'max maximum-not-by-rule: at most 500.00 EUR on number, as authorised; 500.01 EUR',
      ],
    ],
    [
      'is that of every other bet, which is above what is authorised for some',
      { '*': 60_000n },
      ['max maximum-not-by-rule: at most 500.00 EUR on every other bet, as authorised; 600.00 EUR'],
    ],
    [
      'is above all that is authorised',
      { '*': 100_001n },
      [
        'max maximum-not-by-rule: at most 1000.00 EUR on red, as authorised; 1000.01 EUR',
        'max maximum-not-by-rule: at most 500.00 EUR on every other bet, as authorised; 1000.01 EUR',
      ],
    ],
    [
      'is its own, so that the one of every other bet is none of it',
      { '*': 100_001n, red: 100_000n },
      ['max maximum-not-by-rule: at most 500.00 EUR on every other bet, as authorised; 1000.01 EUR'],
    ],
  ])('%s', (_what, maxima, findings) =>
    expect(found({ minimum: 500n, maxima, authorised })).toEqual(findings),
  );

  it('is not checked if none is authorised', () => {
    expect(found({ minimum: 500n, maxima: { red: 9_999_999n, '*': 9_999_999n } })).toEqual([]);
    const onlyRed = { minimum: BAND, maxima: { red: 100_000n } };
    expect(found({ minimum: 500n, maxima: { number: 9_999_999n }, authorised: onlyRed })).toEqual([]);
  });
});

describe('a limit under a name that no bet has', () => {
  it('is found among minima, maxima and authorised maxima', () =>
    expect(
      found({
        minimum: 500n,
        minima: { redd: 500n, '*': 500n },
        maxima: { blue: 1n, '*': 1n },
        authorised: { minimum: BAND, maxima: { green: 2n, '*': 2n } },
      }),
    ).toEqual([
      'G8 limit-without-effect: limits of red, number, box, or maxima of "*"; ' +
        'minima["redd"], minima["*"], maxima["blue"], authorised maxima["green"]',
    ]));

  it('may be that of a fixed amount among minima, and there alone', () => {
    const terms = { minimum: 500n, minima: { pool: 100n }, maxima: { pool: 100n } };
    expect(found(terms, { amounts: ['pool'] })).toEqual([
      'G8 limit-without-effect: limits of red, number, box, pool, or maxima of "*"; maxima["pool"]',
    ]);
  });
});

describe('the limits of a bet', () => {
  it('its minimum is its own or that of the table, and no less than is authorised', () => {
    const authorised = { minimum: { from: 400n } };
    expect(minimumOf({ minimum: 500n }, 'red')).toBe(500n);
    expect(minimumOf({ minimum: 500n, minima: { red: 100n } }, 'red')).toBe(100n);
    expect(minimumOf({ minimum: 500n, minima: { red: 100n }, authorised }, 'red')).toBe(400n);
    expect(minimumOf({ minimum: 500n, authorised }, 'red')).toBe(500n);
  });

  it('its maximum is its own or that of every other bet, and no more than is authorised', () => {
    const maxima = { red: 900n, '*': 700n };
    const authorised = { minimum: { from: 1n }, maxima: { red: 800n, '*': 750n } };
    expect(maximumOf({ minimum: 1n }, 'red')).toBeUndefined();
    expect(maximumOf({ minimum: 1n, maxima }, 'red')).toBe(900n);
    expect(maximumOf({ minimum: 1n, maxima }, 'box')).toBe(700n);
    expect(maximumOf({ minimum: 1n, authorised }, 'box')).toBe(750n);
    expect(maximumOf({ minimum: 1n, maxima, authorised }, 'red')).toBe(800n);
    expect(maximumOf({ minimum: 1n, maxima, authorised }, 'box')).toBe(700n);
  });

  it('its maximum is within the band of its rule, ends included', () => {
    const band = { lowest: 500n, highest: 1000n, rule: rule('band'), currency: 'EUR' };
    const all = [undefined, 499n, 500n, 1000n, 1001n].map((maximum) => checkMaximum('red', maximum, band));
    expect(all.map((findings) => findings.map(({ found: is }) => is))).toEqual([
      ...[[], ['4.99 EUR'], [], [], ['10.01 EUR']],
    ]);
    expect(all[1]![0]).toMatchObject({ expected: 'from 5.00 EUR to 10.00 EUR on red', ruleId: 'band' });
    expect(checkMaximum('red', 499n, { ...band, highest: 500n })[0]).toMatchObject({
      code: 'maximum-not-by-rule',
      expected: '5.00 EUR on red',
    });
  });
});
