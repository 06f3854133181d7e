import { BY, CAGE, OFFICE, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';
import { IDENTIFIED_FROM, NO_SUMS, reachesLimit } from '../_core/customer-operation';
import { checkCustomers } from './customers.checks';
import {
  concernsCustomers,
  customerOperationOf,
  type CustomersOfDay,
  NO_CUSTOMERS,
  withDecision,
  withOperation,
} from './customers-of-day.state';

const DAY = '2026-01-01';

const sold = (amount: number, player = 'cli-1', meansOfPayment: 'cash' | 'bank' | 'cheque' = 'cash') =>
  tell('cage.chips-sold', { amount, meansOfPayment, player }, CAGE);
const identified = (player: string) =>
  tell('customer.identified', { player, document: 'dni', documentNumber: '00000000T', by: BY[0]! }, OFFICE);
const withdrawn = (player: string) =>
  tell('customer.identification-withdrawn', { player, reason: 'another one', by: BY[0]! }, OFFICE);

const after = (...events: readonly CasinoEvent[]): CustomersOfDay =>
  events.reduce((known, event) => {
    const operation = customerOperationOf(event);
    return operation === undefined ? withDecision(known, event) : withOperation(known, operation, 1n);
  }, NO_CUSTOMERS);

const standing = (...events: readonly CasinoEvent[]): readonly (string | undefined)[] =>
  checkCustomers(DAY, after(...events)).map((finding) => finding.standing);

describe('the operation of a customer', () => {
  const sumsOf = (event: CasinoEvent): object | undefined => {
    const sums = customerOperationOf(event)?.sums;
    return sums && Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0n));
  };

  it.each([
    ['chips sold for cash', sold(500), { cashBrought: 500n, chipsBought: 500n }],
    ['chips sold by transfer', sold(500, 'cli-1', 'bank'), { chipsBought: 500n }],
    [
      'chips redeemed in two ways',
      tell(
        'cage.chips-redeemed',
        {
          amount: 900,
          player: 'cli-1',
          paid: [
            { means: 'cash', amount: 300 },
            { means: 'cheque', amount: 600, document: 'CH-1' },
          ],
        },
        CAGE,
      ),
      { chipsRedeemed: 900n, cashTaken: 300n },
    ],
    [
      'cash for chips at a table',
      tell('chips.exchanged', { kind: 'cash-for-chips', amount: 70, player: 'cli-1' }),
      { cashBrought: 70n, chipsBought: 70n },
    ],
    [
      'chips for cash at a table',
      tell('chips.exchanged', { kind: 'chips-for-cash', amount: 70, player: 'cli-1' }),
      { cashTaken: 70n, chipsRedeemed: 70n },
    ],
    ['chips for plaques', tell('chips.exchanged', { kind: 'chips-for-chips', amount: 70 }), undefined],
    [
      'a deposit in cash',
      tell('bank.deposited', { banker: 'cli-1', amount: 90, means: 'cash', mode: 'limited' }, CAGE),
      { cashBrought: 90n },
    ],
    [
      'a deposit by cheque',
      tell('bank.deposited', { banker: 'cli-1', amount: 90, means: 'cheque', mode: 'limited' }, CAGE),
      undefined,
    ],
    [
      'a deposit paid back in cash',
      tell(
        'bank.deposit-returned',
        { banker: 'cli-1', amount: 90, paid: [{ means: 'cash', amount: 90 }] },
        CAGE,
      ),
      { cashTaken: 90n },
    ],
    [
      'a prize paid in cash',
      tell('jackpot.paid', { pool: 'p', amount: 40, paidFrom: 'cage-cash', player: 'cli-1' }, CAGE),
      { cashTaken: 40n },
    ],
    [
      'a prize paid in chips',
      tell('jackpot.paid', { pool: 'p', amount: 40, paidFrom: 'cage-chips', player: 'cli-1' }, CAGE),
      undefined,
    ],
  ])('is that of its fact: %s', (_what, event, sums) => expect(sumsOf(event)).toEqual(sums));

  it('concerns the customers of its day where it names one', () => {
    expect(concernsCustomers(sold(500))).toBe(true);
    expect(concernsCustomers(tell('cage.chips-sold', { amount: 5, meansOfPayment: 'cash' }, CAGE))).toBe(
      false,
    );
    expect(concernsCustomers(identified('cli-1'))).toBe(true);
  });
});

describe('the amount from which a customer is identified', () => {
  it('is reached by any of the four sums, and stated for euros only', () => {
    const { amount } = IDENTIFIED_FROM;
    const reached = (currency: string, sums: object) =>
      reachesLimit({ currency, sums: { ...NO_SUMS, ...sums } });
    expect(reached('EUR', { cashTaken: amount })).toBe(true);
    expect(reached('EUR', { cashTaken: amount - 1n, cashBrought: amount - 1n })).toBe(false);
    expect(reached('USD', { cashTaken: amount })).toBeUndefined();
  });
});

describe('the customers of a day', () => {
  it('are linked by their opaque id over all operations of the day, and nobody is linked without one', () => {
    expect(standing(sold(199_999))).toEqual([]);
    expect(standing(sold(199_999), sold(1, 'cli-2'))).toEqual([]);
    expect(standing(sold(199_999), sold(1))).toEqual([`customer-not-identified ${DAY} cli-1`]);
    expect(standing(sold(100_000), sold(100_000, 'cli-1', 'bank'))).toEqual([
      `customer-not-identified ${DAY} cli-1`,
    ]);
    const ofNobody = tell('cage.chips-sold', { amount: 300_000, meansOfPayment: 'cash' }, CAGE);
    expect(standing(ofNobody)).toEqual([]);
  });

  it('are no finding once identified, and one again if that is withdrawn', () => {
    expect(standing(sold(200_000), identified('cli-1'))).toEqual([]);
    expect(standing(sold(200_000), identified('cli-2'))).toHaveLength(1);
    expect(standing(sold(200_000), identified('cli-1'), withdrawn('cli-1'))).toHaveLength(1);
  });

  it('are the same whatever the order, and as if nothing had been after what was taken back', () => {
    const [one, other] = [sold(7, 'cli-2'), sold(9)];
    expect(after(one, other)).toEqual(after(other, one));
    const taken = withOperation(after(one, other), customerOperationOf(one)!, -1n);
    expect(taken).toEqual(after(other));
    expect(withOperation(taken, customerOperationOf(other)!, -1n)).toEqual(NO_CUSTOMERS);
  });

  it('give a finding with its citation in both languages, and without the sum of the customer', () => {
    const [finding] = checkCustomers(DAY, after(sold(345_678)));
    expect(finding).toMatchObject({
      code: 'customer-not-identified',
      severity: 'violation',
      ruleId: 'L10/2010-7.5',
      expected: 'customer cli-1 identified, who reached 2000.00 EUR in the gaming day',
      expectedEs: 'cliente cli-1 identificado, que alcanzó 2.000,00 EUR en la jornada',
      found: 'no identification at the close of the day',
      foundEs: 'sin identificación al cierre de la jornada',
      of: { gamingDay: DAY },
    });
    expect(JSON.stringify(finding)).not.toContain('345');
  });
});
