import { type Balances, balanceOf, RunningBalances } from './balances';
import type { AccountPath } from './chart-of-accounts';
import { type EntryLine, signedLine } from './journal-entry';

const line = (account: AccountPath, amount: bigint, subLedger?: string, currency = 'EUR'): EntryLine[] =>
  signedLine(account, amount, currency, { subLedger });

const kept = (): RunningBalances =>
  new RunningBalances().enter([
    ...line('bank-deposit', -600n, 'B'),
    ...line('bank-deposit', -100n, 'A'),
    ...line('bank-deposit', -5n),
    ...line('cash:cage', 700n),
    ...line('cash:cage', 9n, undefined, 'USD'),
  ]);

const ways: [string, (lines: EntryLine[]) => Balances][] = [
  ['entered', (lines) => kept().enter(lines)],
  ['foreseen', (lines) => kept().after(lines)],
  ['foreseen twice', (lines) => kept().after(lines.slice(0, 1)).after(lines.slice(1))],
];

describe.each(ways)('balances of lines that are %s', (_how, after) => {
  const balances = after([...line('bank-deposit', 600n, 'B'), ...line('bank-deposit', -3n, 'C')]);

  it('add up all sub-ledgers of an account, currency by currency', () => {
    expect(balances.of('bank-deposit', 'EUR')).toBe(-108n);
    expect([balances.of('cash:cage', 'EUR'), balances.of('cash:cage', 'USD')]).toEqual([700n, 9n]);
    expect(balances.of('bank-deposit', 'USD')).toBe(0n);
  });

  it('name the sub-ledgers that hold anything, in order, the one without name first', () => {
    expect(balances.subLedgersOf('bank-deposit', 'EUR')).toEqual([
      { subLedger: undefined, balance: -5n },
      { subLedger: 'A', balance: -100n },
      { subLedger: 'C', balance: -3n },
    ]);
  });

  it('distinguish a sub-ledger from amounts without one', () => {
    const of = (subLedger: string | undefined): bigint =>
      balanceOf(balances, { account: 'bank-deposit', subLedger, currency: 'EUR' });
    expect([of('A'), of('B'), of(undefined)]).toEqual([-100n, 0n, -5n]);
  });

  it('give the whole account, the amount without a sub-ledger, or one sub-ledger', () => {
    const deposit = { account: 'bank-deposit', currency: 'EUR' };
    const parts = [deposit, { ...deposit, subLedger: null }, { ...deposit, subLedger: 'A' }];
    expect(parts.map((part) => balances.held(part))).toEqual([-108n, -5n, -100n]);
    expect(balances.held({ ...deposit, currency: 'USD', subLedger: 'A' })).toBe(0n);
    expect([balances.isAtMost(deposit, -108n), balances.isAtMost(deposit, -109n)]).toEqual([true, false]);
  });
});

it('balances after a line are computed without a change of the balances before it', () => {
  const before = kept();
  before.after(line('cash:cage', -700n));
  expect(before.of('cash:cage', 'EUR')).toBe(700n);
});
