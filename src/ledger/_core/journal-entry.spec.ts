import type { EntryLine } from './journal-entry';
import {
  assertBalanced,
  assertInChart,
  imbalanceOf,
  inJournalOrder,
  move,
  reversalOf,
  signedLine,
} from './journal-entry';

const movement = { debit: 'cash:cage', credit: 'chips:cage', currency: 'EUR' } as const;
const sidesOf = (lines: readonly EntryLine[]): unknown[] =>
  lines.map(({ account, debit, credit }) => [account, debit, credit]);

describe('a movement', () => {
  it('is two lines, the debit first', () => {
    expect(move({ ...movement, amount: 5n })).toEqual([
      { account: 'cash:cage', debit: 5n, credit: 0n, currency: 'EUR', basis: 'declared' },
      { account: 'chips:cage', debit: 0n, credit: 5n, currency: 'EUR', basis: 'declared' },
    ]);
  });

  it('of a negative amount has debit and credit exchanged, so that no side is below zero', () => {
    expect(sidesOf(move({ ...movement, amount: -5n }))).toEqual([
      ['chips:cage', 5n, 0n],
      ['cash:cage', 0n, 5n],
    ]);
  });

  it('of zero has no lines', () => {
    expect(move({ ...movement, amount: 0n })).toEqual([]);
  });

  it('states sub-ledger, basis, rule, slip and exact amount on both lines, in either direction', () => {
    const exact = { numerator: 3n, denominator: 2n };
    const detail = {
      currency: 'EUR',
      subLedger: 'b1',
      basis: 'derived',
      ruleId: 'r',
      slip: 's',
      exact,
    } as const;
    for (const amount of [1n, -1n])
      for (const line of move({ ...movement, amount, ...detail })) expect(line).toMatchObject(detail);
  });
});

describe('a signed line', () => {
  test.each([
    [7n, [['opening', 7n, 0n]]],
    [-7n, [['opening', 0n, 7n]]],
    [0n, []],
  ])('of %s stands on the side of its sign', (amount, sides) => {
    expect(sidesOf(signedLine('opening', amount, 'EUR'))).toEqual(sides);
  });
});

describe('the lines of an entry in the journal', () => {
  const line = (debit: bigint, credit: bigint, more: Partial<EntryLine> = {}): EntryLine => ({
    account: 'opening',
    debit,
    credit,
    currency: 'EUR',
    basis: 'declared',
    ...more,
  });

  it('are debits before credits, each in the order in which it arose', () => {
    const lines = (['bank', 'fx', 'loss', 'tips'] as const).map((account, at) =>
      line(at % 2 ? 1n : 0n, at % 2 ? 0n : 1n, { account }),
    );
    expect(inJournalOrder(lines).map(({ account }) => account)).toEqual(['fx', 'tips', 'bank', 'loss']);
  });

  it('are one where they differ in nothing but their amount, in the place of the first', () => {
    const other = line(9n, 0n, { account: 'cash:cage' });
    expect(inJournalOrder([line(1n, 0n), other, line(2n, 0n), line(0n, 4n), line(0n, 8n)])).toEqual([
      ...[line(3n, 0n), other, line(0n, 12n)],
    ]);
  });

  it.each<[string, Partial<EntryLine>]>([
    ['account', { account: 'cash:cage' }],
    ['sub-ledger', { subLedger: 'b1' }],
    ['currency', { currency: 'USD' }],
    ['basis', { basis: 'count' }],
    ['rule', { ruleId: 'r' }],
    ['slip', { slip: 's' }],
    ['side', { debit: 0n, credit: 1n }],
    ['exact amount', { exact: { numerator: 3n, denominator: 2n } }],
  ])('stay apart where they differ in their %s', (_what, more) => {
    const [one, other] = [line(1n, 0n), line(1n, 0n, more)];
    expect(inJournalOrder([one, other])).toEqual([one, other]);
    expect(inJournalOrder([other, one])).toHaveLength(2);
  });

  it('stay apart where both were rounded, each with its amount before rounding', () => {
    const rounded = line(1n, 0n, { exact: { numerator: 3n, denominator: 2n } });
    expect(inJournalOrder([rounded, rounded])).toEqual([rounded, rounded]);
  });

  it('are reversed by lines with debit and credit exchanged and everything else unchanged', () =>
    expect(reversalOf([line(5n, 0n, { slip: 's' }), line(0n, 5n)])).toEqual([
      ...[line(0n, 5n, { slip: 's' }), line(5n, 0n)],
    ]));
});

describe('the account of a line', () => {
  it('is one of the chart: any other does not compile, and is refused', () => {
    // @ts-expect-error the chart has no such account
    const lines = signedLine('cash:carrier', 5n, 'EUR');
    expect(() => assertInChart(lines)).toThrow('the chart of accounts has no account cash:carrier');
    expect(assertInChart(signedLine('cash:cage', 5n, 'EUR'))).toHaveLength(1);
  });

  it.each(['win', 'win:', 'chips:table:T1:2', 'chips:purse:T1', 'cash', 'tally:a'])(
    'is none of the chart: %s',
    (account) =>
      expect(() => assertInChart(signedLine<string>(account, 1n, 'EUR') as EntryLine[])).toThrow(account),
  );
});

describe('an entry', () => {
  const balanced = move({ ...movement, amount: 3n });

  it('is balanced when debits and credits are equal in each currency', () => {
    const lines = [...balanced, ...move({ ...movement, amount: 9n, currency: 'USD' })];
    expect(imbalanceOf(lines)).toEqual(
      new Map([
        ['EUR', 0n],
        ['USD', 0n],
      ]),
    );
    expect(assertBalanced(lines)).toBe(lines);
    expect(assertBalanced([])).toEqual([]);
  });

  it('is refused when it does not sum to zero, with currency and excess', () => {
    const lines = [...balanced, ...signedLine('opening', -2n, 'EUR')];
    expect(() => assertBalanced(lines)).toThrow(
      'the entry does not balance: EUR -2 too much on the debit side',
    );
  });

  it('is refused when two currencies only balance together', () => {
    const lines = [...signedLine('fx', 5n, 'EUR'), ...signedLine('fx', -5n, 'USD')];
    expect(() => assertBalanced(lines)).toThrow('EUR 5');
  });
});
