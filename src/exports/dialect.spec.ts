import { type Cell, moneyCell, text } from '../ledger/_core/books/book';
import { MACHINE, PRINTED, PRINTED_IN_ENGLISH, SPANISH, SPREADSHEET } from './book-csv';

describe('a value of a book', () => {
  it.each([
    [123_456_789n, '1234567.89', '1234567,89', '1.234.567,89'],
    [-66_000n, '-660.00', '-660,00', '\u2212660,00'],
    [-100_000n, '-1000.00', '-1000,00', '\u22121.000,00'],
  ])(
    '%s cents: for programs, for a spreadsheet in Spain, and in print',
    (cents, machine, spanish, printed) => {
      const cell = moneyCell(cents, 'EUR');
      expect([MACHINE, SPANISH, PRINTED].map((dialect) => dialect.cell(cell))).toEqual([
        machine,
        spanish,
        printed,
      ]);
    },
  );

  it('has no points between decimals, and English ones the other way round', () => {
    expect(PRINTED.cell({ decimal: '-1234.5678' })).toBe('\u22121.234,5678');
    expect(PRINTED_IN_ENGLISH.cell({ decimal: '-1234.5678' })).toBe('\u22121,234.5678');
    expect(PRINTED_IN_ENGLISH.cell({ moment: '2026-03-14T20:15:00+01:00' })).toBe('14 Mar 2026 20:15');
  });

  it('names games by code for programs and in words for people, and an unknown game as reported', () => {
    const cell = { games: ['roulette-french', 'tute'] };
    expect(MACHINE.cell(cell)).toBe('roulette-french, tute');
    expect(SPANISH.cell(cell)).toBe('Ruleta francesa, tute');
    expect(PRINTED_IN_ENGLISH.cell(cell)).toBe('French roulette, tute');
  });

  it('is no formula, whatever the name of a game', () =>
    expect(SPANISH.cell({ games: ['=1+1'] })).toBe("'=1+1"));

  it.each<[string, Cell]>([
    ['-2, escalera', text('-2, escalera')],
    ['=1+1', { games: ['=1+1'] }],
    ['@house.painted', { concept: '@house.painted' }],
    ['+34, otra vez', { point: '+34, again' }],
  ])('is unchanged on paper, on a screen and in a workbook: %s', (said, cell) => {
    for (const { cell: written } of [PRINTED, SPREADSHEET]) expect(written(cell)).toBe(said);
    expect(PRINTED_IN_ENGLISH.cell(cell)).not.toContain("'");
    expect(SPANISH.cell(cell)).toBe(`'${said}`);
  });
});
