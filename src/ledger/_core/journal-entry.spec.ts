import { assertBalanced, type EntryLine, imbalanceOf, move, signedLine } from './journal-entry';

const movement = { debit: 'cash:cage', credit: 'chips:cage', currency: 'EUR' };
const sidesOf = (lines: readonly EntryLine[]): unknown[] =>
  lines.map(({ account, debit, credit }) => [account, debit, credit]);

describe('a movement', () => {
  it('is two lines, the debit first', () => {
    expect(move({ ...movement, amount: 5n })).toEqual([
      { account: 'cash:cage', debit: 5n, credit: 0n, currency: 'EUR', basis: 'declared' },
      { account: 'chips:cage', debit: 0n, credit: 5n, currency: 'EUR', basis: 'declared' },
    ]);
  });

  it('of a negative amount goes the other way, and no side is ever below zero', () => {
    expect(sidesOf(move({ ...movement, amount: -5n }))).toEqual([
      ['chips:cage', 5n, 0n],
      ['cash:cage', 0n, 5n],
    ]);
  });

  it('of nothing posts nothing', () => {
    expect(move({ ...movement, amount: 0n })).toEqual([]);
  });

  it('says on both lines what it says at all', () => {
    const detail = { subLedger: 'b1', basis: 'derived', ruleId: 'r', slip: 's' } as const;
    for (const line of move({ ...movement, amount: 1n, ...detail })) expect(line).toMatchObject(detail);
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
