import { BY, CAGE, openedBook, postedLast, tableOpened, tell } from '../../../test/support/book/told';

const sold = (more: object) => tell('cage.chips-sold', { amount: 600, ...more } as never, CAGE);

describe('a cheque that is taken', () => {
  it('is found where chips are sold for it without its number', () => {
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

  it('is found without its number as the deposit of a banker, too', () => {
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

  it('is found where it is moved from an account to itself', () => {
    expect(transferred('cash', 'cash')).toEqual(['moved-to-itself']);
    expect(transferred('bank', 'bank')).toEqual(['moved-to-itself']);
    expect(transferred('cash', 'bank')).toEqual([]);
    expect(transferred('bank', 'cash')).toEqual([]);
  });

  it('is found where a currency is changed for itself', () => {
    expect(changed('EUR')).toContain('moved-to-itself');
    expect(changed('USD')).toEqual([]);
  });
});
