import { openedBook, postedLast, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';

const deposited = (means: 'cash' | 'guarantee', amount: number) =>
  tell('bank.deposited', {
    banker: 'B',
    amount,
    means,
    mode: 'limited',
    bank: 'K',
    document: 'G-1',
  } as never);
const returned = (data: object) => tell('bank.deposit-returned', { banker: 'B', ...data } as never);
const guarantees = (...events: readonly CasinoEvent[]) => openedBook(...events).books.guarantees;

describe('the guarantee of a banker', () => {
  it('is recorded as given; a deposit of cash is no guarantee', () => {
    expect(guarantees(deposited('guarantee', 400))).toEqual([{ banker: 'B', amount: 400n, document: 'G-1' }]);
    expect(guarantees(deposited('cash', 400))).toBeUndefined();
  });

  it('is released as far as it says, and not by paying a deposit back', () => {
    const given = deposited('guarantee', 400);
    expect(guarantees(given, returned({ amount: 150, guaranteeReleased: 'G-1' }))).toEqual([
      { banker: 'B', amount: 250n, document: 'G-1' },
    ]);
    const paid = [{ means: 'cash', amount: 150 }];
    expect(guarantees(given, returned({ amount: 150, paid }))).toEqual([
      { banker: 'B', amount: 400n, document: 'G-1' },
    ]);
  });

  it('is released beside a deposit that is paid back, and alone posts nothing', () => {
    const paid = [{ means: 'cash', amount: 150 }];
    const both = returned({ amount: 150, paid, guaranteeReleased: 'G-1' });
    expect(postedLast(deposited('cash', 150), both).lines).toEqual([
      'bank-deposit[B] +150',
      'cash:cage -150',
    ]);
    expect(
      postedLast(deposited('cash', 150), returned({ amount: 150, guaranteeReleased: 'G-1' })).lines,
    ).toEqual([]);
  });
});
