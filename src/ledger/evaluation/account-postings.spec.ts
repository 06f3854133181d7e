import { AccountPostings, Amounts, BalancesAt } from './account-postings';
import { RunningBalances } from '../_core/balances';

const posted = (place: string, amount: bigint, subLedger?: string, currency = 'EUR') => ({
  place,
  amount,
  subLedger,
  currency,
  account: 'chips:players',
});
const inEuros = (amounts: Amounts): Record<string, bigint> =>
  Object.fromEntries([...amounts.in('EUR')].map(([subLedger, amount]) => [subLedger ?? '-', amount]));

describe('amounts of an account', () => {
  it('are summed by currency and sub-ledger', () => {
    const amounts = new Amounts();
    for (const each of [
      posted('a', 5n, 'ana'),
      posted('a', 7n, 'ana'),
      posted('a', 2n),
      posted('a', 9n, 'ana', 'USD'),
    ])
      amounts.add(each);
    expect(inEuros(amounts)).toEqual({ ana: 12n, '-': 2n });
    expect([...amounts.in('USD')]).toEqual([['ana', 9n]]);
    expect([...amounts.in('GBP')]).toEqual([]);
  });

  it('are nothing if every sub-ledger is zero, even if only their sum is zero before', () => {
    const amounts = new Amounts();
    expect(amounts.isNothing).toBe(true);
    amounts.add(posted('a', 5n, 'ana'));
    amounts.add(posted('a', -5n, 'eva'));
    expect(amounts.isNothing).toBe(false);
    amounts.add(posted('a', -5n, 'ana'));
    expect(inEuros(amounts)).toEqual({ eva: -5n });
    amounts.add(posted('a', 5n, 'eva'));
    expect(amounts.isNothing).toBe(true);
  });
});

describe('the sum of postings to an account', () => {
  const postings = () => new AccountPostings('a', [posted('b', 10n), posted('d', 20n), posted('c', 40n)]);

  it.each([
    ['b', 70n],
    ['c', 60n],
    ['d', 20n],
    ['e', undefined],
  ])('from place %s on is %s', (place, sum) =>
    expect(postings().since(place).in('EUR').get(undefined)).toBe(sum),
  );

  it('includes a later posting at a place or after it, even if the sum was asked for before', () => {
    const own = postings();
    const sums = (): (bigint | undefined)[] =>
      ['b', 'c', 'd'].map((each) => own.since(each).in('EUR').get(undefined));
    expect(sums()).toEqual([70n, 60n, 20n]);
    own.add(posted('c', 100n));
    expect(sums()).toEqual([170n, 160n, 20n]);
  });

  it('is right for hundreds of places that were asked for', () => {
    const own = new AccountPostings('a', []);
    const places = Array.from({ length: 200 }, (_, index) => `p${index}`.padEnd(4, '0'));
    for (const place of places) own.since(place);
    own.add(posted('z', 3n));
    expect(places.filter((place) => own.since(place).in('EUR').get(undefined) !== 3n)).toEqual([]);
  });
});

describe('balances before a place', () => {
  const now = new RunningBalances();
  for (const [subLedger, amount] of [
    ['ana', 50n],
    ['eva', 30n],
    [undefined, 7n],
  ] as const)
    now.add({ account: 'chips:players', subLedger, currency: 'EUR', amount });
  const behind = (...posts: ReturnType<typeof posted>[]): Amounts => {
    const amounts = new Amounts();
    for (const each of posts) amounts.add(each);
    return amounts;
  };
  const NONE = new Amounts();
  const held = (...later: Amounts[]) => {
    const balances = new BalancesAt(now, (account) => (account === 'chips:players' ? later : [NONE]));
    return {
      of: balances.of('chips:players', 'EUR'),
      subLedgers: balances.subLedgersOf('chips:players', 'EUR').map((each) => [each.subLedger, each.balance]),
    };
  };
  const STANDING = [
    [undefined, 7n],
    ['ana', 50n],
    ['eva', 30n],
  ];

  it('equal the present balances if nothing was posted after the place', () =>
    expect(held(NONE, NONE)).toEqual({ of: 87n, subLedgers: STANDING }));

  it('exclude what was posted after the place, sub-ledger by sub-ledger', () =>
    expect(held(behind(posted('x', 20n, 'eva'), posted('x', -5n, 'ana')), NONE)).toEqual({
      of: 72n,
      subLedgers: [
        [undefined, 7n],
        ['ana', 55n],
        ['eva', 10n],
      ],
    }));

  it('omit a sub-ledger that was empty then, and include one that is empty only now', () =>
    expect(held(behind(posted('x', 30n, 'eva')), behind(posted('x', -4n, 'bea')))).toEqual({
      of: 61n,
      subLedgers: [
        [undefined, 7n],
        ['ana', 50n],
        ['bea', 4n],
      ],
    }));

  it('are not changed by postings in another currency', () =>
    expect(held(behind(posted('x', 30n, 'eva', 'USD')))).toEqual({ of: 87n, subLedgers: STANDING }));

  it('include lines that are posted at the place', () => {
    const balances = new BalancesAt(now, () => [behind(posted('x', 20n, 'eva'))]);
    const line = { account: 'chips:players', subLedger: 'eva', currency: 'EUR', debit: 0n, credit: 4n };
    expect(balances.after([line as never]).of('chips:players', 'EUR')).toBe(63n);
    expect(balances.after([])).toBe(balances);
  });
});
