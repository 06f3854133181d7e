import { type Book, type Cell, moneyCell, type Section, text, totalsRow } from '../_core/books/book';
import { inOneCurrency } from './one-currency';

const COLUMNS = [
  { id: 'what', en: 'What', es: 'Qué' },
  { id: 'amount', en: 'Amount', es: 'Importe' },
];
const row = (what: string, amount: bigint, currency = 'EUR'): Cell[] => [
  text(what),
  moneyCell(amount, currency, []),
];
const section = (rows: Cell[][], more: Partial<Section> = {}): Section => ({
  en: 'Found',
  es: 'Hallado',
  columns: COLUMNS,
  rows,
  totals: totalsRow(rows, 'EUR'),
  ...more,
});
const EUROS = [row('a', -50n), row('b', -70n)];
const said = ({ sections }: Book): unknown[] =>
  sections.map(({ es, rows, totals }) => {
    const amounts = (cells: readonly Cell[]) =>
      cells.flatMap((cell) => (cell !== null && 'amount' in cell ? [`${cell.amount} ${cell.currency}`] : []));
    return [es, rows.flatMap(amounts), totals === undefined ? undefined : amounts(totals)];
  });

describe('a book in several currencies', () => {
  it('has a section with a total for each currency, the currency of the books first', () => {
    const book = { sections: [section([...EUROS, row('c', 5n, 'USD'), row('d', -20n)])] };
    expect(said(inOneCurrency(book, 'EUR'))).toEqual([
      ['Hallado (EUR)', ['-50 EUR', '-70 EUR', '-20 EUR'], ['-140 EUR']],
      ['Hallado (USD)', ['5 USD'], ['5 USD']],
    ]);
  });

  it('names the currency in the heading if all rows are in another currency than the books', () =>
    expect(said(inOneCurrency({ sections: [section([row('c', 5n, 'USD')])] }, 'EUR'))).toEqual([
      ['Hallado (USD)', ['5 USD'], ['5 USD']],
    ]));

  it('is not divided where a section has one currency, a total in its own currency or a column that names the currency', () => {
    const named = { columns: [{ id: 'currency', en: 'Currency', es: 'Moneda' }, COLUMNS[1]!] };
    const list: Section = { en: 'L', es: 'L', ...named, rows: [row('USD', 5n, 'USD'), ...EUROS] };
    const own = section([row('c', 5n, 'USD')], { totals: [text('Total'), moneyCell(5n, 'USD')] });
    const sections = [section(EUROS), section([]), list, own];
    expect(inOneCurrency({ sections }, 'EUR').sections).toEqual(sections);
  });

  it('keeps the addresses of cells in sums right after rows have moved to another section', () => {
    const rows = [row('c', 5n, 'USD'), ...EUROS];
    const sum: Cell[] = [
      text('sum'),
      moneyCell(-70n, 'EUR', [{ from: 'cell', column: 'amount', of: { section: 0, row: 2 }, sign: 1 }]),
    ];
    const { sections } = inOneCurrency({ sections: [section(rows), section([sum])] }, 'EUR');
    expect(sections[2]!.rows[0]![1]).toMatchObject({ parts: [{ of: { section: 0, row: 1 } }] });
  });
});
