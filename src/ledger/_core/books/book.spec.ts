import { type Cell, moneyCell, moment, text, kindsOfColumns } from './book';

const kindOf = (...cells: Cell[]): object =>
  kindsOfColumns({ columns: [{ id: 'a', en: 'A', es: 'A' }], rows: cells.map((cell) => [cell]) })[0]!;

describe('what a column holds', () => {
  it.each([
    ['amounts in one currency', [moneyCell(1n, 'EUR'), null], 'MONEY', 'EUR'],
    ['amounts in several', [moneyCell(1n, 'EUR'), moneyCell(1n, 'USD')], 'MONEY', undefined],
    ['numbers and ratios', [{ number: 3 }, { decimal: '0.25' }], 'COUNT', undefined],
    ['days', [moment('2026-01-31'), null], 'DATE', undefined],
    ['moments', [moment('2026-01-31T22:00:00Z')], 'TIME', undefined],
    ['words that look like an amount', [text('12.50')], 'TEXT', undefined],
    ['empty words beside amounts', [text(''), moneyCell(1n, 'EUR')], 'MONEY', 'EUR'],
    ['cells of several kinds', [moneyCell(1n, 'EUR'), { number: 3 }], 'TEXT', undefined],
    ['nothing', [null], 'TEXT', undefined],
  ] satisfies [string, Cell[], string, string | undefined][])('%s', (_of, cells, kind, currency) =>
    expect(kindOf(...cells)).toEqual({ kind, currency }),
  );

  it('is read from its total if it has no rows', () => {
    const columns = [{ id: 'a', en: 'A', es: 'A' }];
    const of = (totals: readonly Cell[]) => kindsOfColumns({ columns, rows: [], totals })[0];
    expect(of([moneyCell(0n, 'EUR')])).toEqual({ kind: 'MONEY', currency: 'EUR' });
    expect(of([text('Total')])).toEqual({ kind: 'TEXT', currency: undefined });
  });
});
