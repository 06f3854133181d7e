import { OFFICE, postedLast, tell } from '../../../test/support/book/told';

it('the payment of the gaming duty debits the duty owed and credits the bank, in its currency', () => {
  const period = { year: 2026, quarter: 1 };
  const paid = tell('duty.paid', { amount: 900, currency: 'USD', period, document: 'D' }, OFFICE);
  expect(postedLast(paid).lines).toEqual(['gaming-duty-payable +900 USD', 'bank -900 USD']);
});
