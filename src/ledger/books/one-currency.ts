import { type Book, type Cell, isAmount, type Section, totalsRow } from '../_core/books/book';
import type { CellPart } from '../_core/books/cell-part';

type Row = readonly Cell[];

type Moved = ReadonlyMap<string, { readonly section: number; readonly row: number }>;

/**
 * Splits a section whose totals would mix currencies into one section per currency, the currency of the books first,
 * each with its own totals. A list that names the currency of each row and has no totals stays whole.
 */
export function inOneCurrency(book: Book, ofBooks: string): Book {
  const parts = book.sections.map((section) => inCurrencies(section, ofBooks));
  if (parts.every((each) => each.length === 1)) return { ...book, sections: parts.flat().map(withoutPlaces) };
  const moved = new Map<string, { section: number; row: number }>();
  for (const [section, place] of parts
    .flatMap((each, of) => each.map((part) => [part, of] as const))
    .entries()) {
    for (const [row, was] of place[0].rowsWere.entries()) moved.set(`${place[1]} ${was}`, { section, row });
  }
  return { ...book, sections: parts.flat().map((part) => pointingTo(moved, withoutPlaces(part))) };
}

interface PartOfSection extends Section {
  readonly rowsWere: readonly number[];
}

const withoutPlaces = ({ rowsWere: _rowsWere, ...section }: PartOfSection): Section => section;

function inCurrencies(section: Section, ofBooks: string): PartOfSection[] {
  const all = section.rows.map((_row, index) => index);
  const currencies = [...new Set(section.rows.flatMap((row) => currencyOf(row) ?? []))].sort();
  const isNamed = section.columns.some(({ id }) => id === 'currency') && section.totals === undefined;
  const isInOne = currencies.every((currency) => currency === (totalledIn(section) ?? ofBooks));
  if (isNamed || isInOne) return [{ ...section, rowsWere: all }];
  const inOrder = [...new Set([ofBooks, ...currencies])].filter((currency) => currencies.includes(currency));
  return inOrder.map((currency) => {
    // A row without an amount appears once, in the first of these sections.
    const rowsWere = all.filter((row) => (currencyOf(section.rows[row]!) ?? inOrder[0]) === currency);
    const rows = rowsWere.map((row) => section.rows[row]!);
    return {
      ...section,
      en: `${section.en} (${currency})`,
      es: `${section.es} (${currency})`,
      rows,
      rowsWere,
      ...(section.totals === undefined
        ? {}
        : {
            totals:
              currency === totalledIn(section) ? section.totals : totalsIn(currency, rows, section.totals),
          }),
    };
  });
}

const totalledIn = ({ totals = [] }: Section): string | undefined => currencyOf(totals);

const currencyOf = (row: Row): string | undefined => row.find(isAmount)?.currency;

const totalsIn = (currency: string, rows: readonly Row[], whole: readonly Cell[]): Cell[] =>
  totalsRow(rows, currency).map((total, column) => (whole[column] === null ? null : total));

const pointingTo = (moved: Moved, section: Section): Section => ({
  ...section,
  rows: section.rows.map((row) => row.map((cell) => cellPointingTo(moved, cell))),
});

function cellPointingTo(moved: Moved, cell: Cell): Cell {
  if (!isAmount(cell) || cell.parts === undefined) return cell;
  return { ...cell, parts: cell.parts.map((part) => partPointingTo(moved, part)) };
}

function partPointingTo(moved: Moved, part: CellPart): CellPart {
  if (part.from !== 'cell' || part.of === undefined) return part;
  const now = moved.get(`${part.of.section} ${part.of.row}`);
  return now === undefined ? part : { ...part, of: now };
}
