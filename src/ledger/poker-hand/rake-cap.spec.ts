import { money } from '../../games/wording';
import type { HandPlayed } from './hand.events';
import { handPlayed } from '../../../test/support/sample-events/sample-events';
import { checkRakeCap } from './rake-cap';

const check = (data: Partial<HandPlayed>): { expected: string; found: string }[] =>
  checkRakeCap(handPlayed(data).data).map(({ expected, found }) => ({ expected, found }));
const euros = (amount: number | string): string => money(BigInt(amount), 'EUR');
const raked = (pot: number, dropped: number, more: Partial<HandPlayed> = {}): Partial<HandPlayed> => ({
  pots: [{ amount: pot }],
  rake: { dropped },
  ...more,
});

describe('epígrafe 1.1.10, II.4.a: at most 5 % of the money contributed in each hand', () => {
  test.each([
    ['nothing of nothing', 0, 0],
    ['exactly 5 %', 200, 10],
    ['exactly 5 % of the largest pot of whole twenties', 9_007_199_254_740_980, 450_359_962_737_049],
    ['the whole cents of 5 %', 219, 10],
    ['nothing of 19 cents, whose 5 % is less than one', 19, 0],
    ['one of 20 cents', 20, 1],
  ])('allows %s', (_what, pot, dropped) => expect(check(raked(pot, dropped))).toEqual([]));

  test.each([
    ['one cent above 5 %', 200, 11, '10'],
    ['one cent of 19', 19, 1, '0'],
    ['a part of a cent above 5 %', 199, 10, '9'],
    [
      'a cent above 5 % of an amount beyond exact floating point',
      9_007_199_254_740_981,
      450_359_962_737_050,
      '450359962737049',
    ],
    ['anything of nothing', 0, 1, '0'],
  ])('finds %s', (_what, pot, dropped, most) =>
    expect(check(raked(pot, dropped))).toEqual([
      { expected: `at most ${euros(most)}`, found: euros(dropped) },
    ]),
  );

  it('does not count what was carried in: it was raked when it was contributed', () => {
    expect(check(raked(300, 10, { carriedIn: 100 }))).toEqual([]);
    expect(check(raked(300, 11, { carriedIn: 100 }))).toEqual([
      { expected: 'at most 0.10 EUR', found: '0.11 EUR' },
    ]);
  });

  it('takes side pots together', () => {
    expect(check({ pots: [{ amount: 150 }, { amount: 50 }], rake: { dropped: 10 } })).toEqual([]);
  });

  it('never finds fault with no rake, however absurd the pots are', () => {
    expect(check(raked(50, 0, { carriedIn: 100 }))).toEqual([]);
  });

  it('allows nothing where less is in the pots than was carried in', () => {
    expect(check(raked(50, 1, { carriedIn: 100 }))).toEqual([
      { expected: 'at most 0.00 EUR', found: '0.01 EUR' },
    ]);
  });
});
