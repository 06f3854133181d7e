import { money } from '../../ledger/_core/books/book';
import { MACHINE, PRINTED, SPANISH } from '../book-csv';

describe('a value of a book', () => {
  it.each([
    [123_456_789n, '1234567.89', '1234567,89', '1.234.567,89'],
    [-66_000n, '-660.00', '-660,00', '-660,00'],
    [-100_000n, '-1000.00', '-1000,00', '-1.000,00'],
  ])(
    '%s cents: for programs, for a spreadsheet in Spain, and in print',
    (cents, machine, spanish, printed) => {
      const cell = money(cents, 'EUR');
      expect([MACHINE, SPANISH, PRINTED].map((dialect) => dialect.cell(cell))).toEqual([
        machine,
        spanish,
        printed,
      ]);
    },
  );

  it('names games by their codes for programs and in Spanish for people; one that is none as it was named', () => {
    const cell = { games: ['roulette-french', 'tute'] };
    expect(MACHINE.cell(cell)).toBe('roulette-french, tute');
    expect(SPANISH.cell(cell)).toBe('Ruleta francesa, tute');
  });

  it('is no formula, whatever a game was called', () =>
    expect(SPANISH.cell({ games: ['=1+1'] })).toBe("'=1+1"));
});
