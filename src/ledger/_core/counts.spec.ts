import { written } from '../../../test/support/book/told';
import { RunningBalances } from './balances';
import { creditAcrossSubLedgers, adjustToCount } from './counts';

const held = (...subLedgers: readonly (readonly [string | undefined, bigint])[]): RunningBalances => {
  const balances = new RunningBalances();
  for (const [subLedger, amount] of subLedgers)
    balances.add({ account: 'chips:cage', subLedger, currency: 'EUR', amount });
  return balances;
};

const taken = (amount: bigint, ...subLedgers: readonly (readonly [string | undefined, bigint])[]): string[] =>
  written(creditAcrossSubLedgers({ holder: 'chips:cage', amount, currency: 'EUR' }, held(...subLedgers)));

describe('an amount taken out of a holder at several sub-ledgers', () => {
  it('is credited to them in the order of their names, until it is reached', () => {
    expect(taken(80n, ['b', 100n], ['a', 50n])).toEqual(['chips:cage[a] -50', 'chips:cage[b] -30']);
    expect(taken(50n, ['b', 100n], ['a', 50n])).toEqual(['chips:cage[a] -50']);
  });

  it('is not credited to a sub-ledger with a balance of zero or below', () =>
    expect(taken(80n, ['a', -50n], ['b', 100n])).toEqual(['chips:cage[b] -80']));

  it('is credited without a sub-ledger as far as it exceeds what they hold', () =>
    expect(taken(80n, ['a', 50n])).toEqual(['chips:cage[a] -50', 'chips:cage -30']));

  it('is credited to the holder without a sub-ledger if no sub-ledger holds anything', () =>
    expect(taken(80n)).toEqual(['chips:cage -80']));
});

describe('a holder that was counted', () => {
  const tied = (counted: bigint, book: bigint, subLedger?: string): string[] =>
    written(
      adjustToCount(
        { holder: 'cash:cage', counted, currency: 'EUR', difference: 'variance:cage', subLedger },
        book,
      ),
    );

  it('below the book debits the difference', () =>
    expect(tied(90n, 100n)).toEqual(['variance:cage +10', 'cash:cage -10']));

  it('above the book credits the difference', () =>
    expect(tied(110n, 100n)).toEqual(['cash:cage +10', 'variance:cage -10']));

  it('at the balance of the book posts nothing', () => expect(tied(100n, 100n)).toEqual([]));

  it('at a sub-ledger is adjusted there, and the difference is posted without a sub-ledger', () =>
    expect(tied(90n, 100n, 'ana')).toEqual(['variance:cage +10', 'cash:cage[ana] -10']));

  it('marks its lines as found by a count', () => {
    const count = { holder: 'cash:cage', counted: 1n, currency: 'EUR', difference: 'variance:cage' } as const;
    expect(adjustToCount(count, 3n).map(({ basis }) => basis)).toEqual(['count', 'count']);
  });
});
