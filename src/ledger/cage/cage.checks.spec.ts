import type { CasinoEvent } from '../../kernel/envelope';
import { BY, CAGE, openedBook, postedLast, tableOpened, tell } from '../../../test/support/book/told';
import { present } from '../../kernel/present';

const sold = (more: object) => tell('cage.chips-sold', { amount: 600, ...more } as never, CAGE);

describe('a cheque that is taken', () => {
  it('gives a finding if chips are sold for it without its number', () => {
    const { evaluation } = openedBook(sold({ meansOfPayment: 'cheque' })).entries.at(-1)!;
    expect(evaluation.findings).toMatchObject([
      {
        code: 'cheque-without-number',
        expected: 'the number of the cheque',
        found: 'a cheque of 6.00 EUR without a number',
        foundEs: 'un cheque de 6,00 EUR sin número',
      },
    ]);
  });

  it.each([
    { meansOfPayment: 'cheque', document: 'CH-1' },
    { meansOfPayment: 'cash' },
    { meansOfPayment: 'bank' },
  ])('needs no number where it has one or is none: %j', (more) =>
    expect(postedLast(sold(more)).findings).toEqual([]),
  );

  it('gives a finding without its number as the deposit of a banker, too', () => {
    const deposited = (more: object) =>
      postedLast(
        tableOpened('chemin-de-fer'),
        tell('bank.deposited', { banker: 'B', amount: 600, ...more } as never),
      ).findings;
    expect(deposited({ means: 'cheque' })).toContain('cheque-without-number');
    expect(deposited({ means: 'cheque', document: 'CH-1' })).not.toContain('cheque-without-number');
    expect(deposited({ means: 'cash' })).not.toContain('cheque-without-number');
  });
});

describe('money that is moved', () => {
  const transferred = (from: 'cash' | 'bank', to: 'cash' | 'bank') =>
    postedLast(tell('cage.transferred', { amount: 50, from, to, by: BY }, CAGE)).findings;
  const changed = (currency: string) =>
    postedLast(
      tell(
        'cage.currency-changed',
        { amount: 92, direction: 'bought', other: { currency, amount: 100 } },
        CAGE,
      ),
    ).findings;

  it('gives a finding if it is moved from an account to itself', () => {
    expect(transferred('cash', 'cash')).toEqual(['moved-to-itself']);
    expect(transferred('bank', 'bank')).toEqual(['moved-to-itself']);
    expect(transferred('cash', 'bank')).toEqual([]);
    expect(transferred('bank', 'cash')).toEqual([]);
  });

  it('gives a finding if a currency is changed for itself', () => {
    expect(changed('EUR')).toContain('moved-to-itself');
    expect(changed('USD')).toEqual([]);
  });
});

describe('a cheque that leaves the cage', () => {
  const taken = sold({ meansOfPayment: 'cheque', document: 'CH-1' });
  const cleared = (amount = 600, document = 'CH-1') =>
    tell('cage.cheque-cleared', { amount, document }, CAGE);
  const returned = (more: object = {}) =>
    tell('cage.cheque-returned', { amount: 600, document: 'CH-1', ...more }, CAGE);
  const found = (...events: readonly CasinoEvent[]) => postedLast(...events).findings;

  it('is cleared or comes back, in parts, too', () => {
    expect(found(taken, cleared())).toEqual([]);
    expect(found(taken, returned())).toEqual([]);
    expect(found(taken, cleared(400), returned({ amount: 200 }))).toEqual([]);
    expect(found(taken, cleared(), returned({ afterClearing: true }))).toEqual([]);
  });

  it('gives a finding if it was never taken', () => {
    const { evaluation } = openedBook(taken, cleared(500, 'CH-9')).entries.at(-1)!;
    expect(evaluation.findings).toMatchObject([
      {
        code: 'cheque-not-held',
        expected: '5.00 EUR of cheque CH-9 in the cage',
        found: '0.00 EUR of it by the books',
        foundEs: 'por libros hay de él 0,00 EUR',
      },
    ]);
    expect(found(returned())).toEqual(['cheque-not-held']);
  });

  it('gives a finding if it leaves twice, or for more than it was taken for', () => {
    expect(found(taken, cleared(), cleared())).toEqual(['cheque-not-held']);
    expect(found(taken, returned(), returned())).toEqual(['cheque-not-held']);
    expect(found(taken, cleared(), returned())).toEqual(['cheque-not-held']);
    expect(found(taken, cleared(601))).toEqual(['cheque-not-held']);
  });

  it('gives a finding if the bank returns it twice, or for more than it had credited', () => {
    const back = (amount = 600) => returned({ afterClearing: true, amount });
    expect(found(taken, cleared(), back(), back())).toEqual(['cheque-returned-twice']);
    expect(found(taken, cleared(), back(601))).toEqual(['cheque-not-credited']);
    expect(found(back())).toEqual(['cheque-not-credited']);
  });

  it('may come back from the bank in parts', () => {
    const back = (amount: number) => returned({ afterClearing: true, amount });
    expect(found(taken, cleared(), back(200), back(400))).toEqual([]);
    expect(found(taken, cleared(), back(200), back(400), back(1))).toEqual(['cheque-returned-twice']);
    expect(found(taken, cleared(400), back(200), cleared(200), back(400))).toEqual([]);
  });

  it('may clear one cheque that the books hold without a number, and no second one', () => {
    const unnumbered = sold({ meansOfPayment: 'cheque' });
    expect(found(unnumbered, cleared())).toEqual([]);
    expect(found(unnumbered, cleared(), cleared())).toEqual(['cheque-not-held']);
    expect(found(unnumbered, cleared(), cleared(600, 'CH-2'))).toEqual(['cheque-not-held']);
  });
});

describe('a cheque of the house', () => {
  const issued = (amount: number, document = 'H-1') =>
    tell('cage.cheque-issued', { amount, document, pays: 'chips', by: BY }, CAGE);
  const paid = (amount: number, document?: string) => [
    { means: 'cheque', amount, ...present({ document }) } as const,
  ];
  const redeemed = (amount: number, document?: string) =>
    tell('cage.chips-redeemed', { amount, paid: paid(amount, document) }, CAGE);
  const returned = (amount: number, document: string) =>
    tell('bank.deposit-returned', { banker: 'B', amount, paid: paid(amount, document) });
  const found = (...events: readonly CasinoEvent[]) =>
    postedLast(...events).findings.filter((code) => code.startsWith('cheque-'));

  it('is issued under its number once', () => {
    expect(found(issued(500), issued(500, 'H-2'))).toEqual([]);
    const { evaluation } = openedBook(issued(500), issued(300)).entries.at(-1)!;
    expect(evaluation.findings).toMatchObject([
      {
        code: 'cheque-number-used-twice',
        severity: 'violation',
        expected: 'cheque H-1 issued once',
        found: '3.00 EUR, and 5.00 EUR before',
      },
    ]);
  });

  it('pays once, unless it was issued for the sum of the payments', () => {
    expect(found(redeemed(500, 'H-1'), redeemed(500, 'H-2'))).toEqual([]);
    expect(found(redeemed(500), redeemed(500))).toEqual([]);
    expect(found(redeemed(500, 'H-1'), redeemed(500, 'H-1'))).toEqual(['cheque-number-used-twice']);
    expect(found(redeemed(500, 'H-1'), tableOpened('chemin-de-fer'), returned(300, 'H-1'))).toEqual([
      'cheque-number-used-twice',
    ]);
    // One cheque for chips and for a deposit.
    expect(
      found(issued(800), redeemed(500, 'H-1'), tableOpened('chemin-de-fer'), returned(300, 'H-1')),
    ).toEqual([]);
  });

  it('pays no more than it was issued for, whether the issue or the payment is reported first', () => {
    expect(found(issued(500), redeemed(500, 'H-1'))).toEqual([]);
    expect(found(redeemed(500, 'H-1'), issued(500))).toEqual([]);
    expect(found(issued(500), redeemed(501, 'H-1'))).toEqual(['cheque-amount-differs']);
    expect(found(redeemed(501, 'H-1'), issued(500))).toEqual(['cheque-amount-differs']);
  });
});
