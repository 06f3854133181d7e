import { CAGE, tell } from '../../../../test/support/book/told';
import { evaluated } from '../../../../test/support/sample-events/evaluated';
import { typesWith } from '../../event-contract/catalogue';
import { bookFactReadModel } from './book-facts.queries';

const redeemed = (certificate?: string) =>
  tell(
    'cage.chips-redeemed',
    {
      amount: 100,
      paid: [{ amount: 100, means: 'cash' }],
      ...(certificate === undefined ? {} : { certificate }),
    },
    CAGE,
  );

describe('the facts that are kept for the books', () => {
  it('have the data of events whose type declares that books read it', () => {
    const [issued, sold] = evaluated(
      tell('cage.float-issued', { table: 'T1', amount: 100, slip: 'A-1' }, CAGE),
      tell('cage.chips-sold', { amount: 100, meansOfPayment: 'cash' }, CAGE),
    );
    expect(bookFactReadModel.rowsOf(issued!)).toEqual([
      expect.objectContaining({ tableId: 'T1', data: expect.stringContaining('"slip":"A-1"') as string }),
    ]);
    expect(bookFactReadModel.rowsOf(sold!)).toEqual([]);
  });

  it('include a redemption of chips only if it has a certificate of winnings', () => {
    const [plain, certified] = evaluated(redeemed(), redeemed('C-1'));
    expect(bookFactReadModel.rowsOf(plain!)).toEqual([]);
    expect(bookFactReadModel.rowsOf(certified!)).toHaveLength(1);
  });

  it('include decisions of persons: a presented return, a cleared difference and a correction', () =>
    expect(typesWith(({ inBooks, reportedBy }) => inBooks && reportedBy === 'person')).toEqual([
      'cagnotte.duty.presented.v1',
      'cagnotte.variance.cleared.v1',
      'cagnotte.correction.recorded.v1',
    ]));
});
