import { stringify } from 'csv-stringify/sync';
import { money } from '../../ledger/_core/books/book';
import type { KeptBook } from '../../ledger/books/books.queries';
import { type Dialect, harmless } from './dialect';

/**
 * A book as CSV: in each row first the section it belongs to; a row with the names of the columns before each section
 * whose columns are others. The same book gives the same bytes.
 */
export function bookCsv({ sections, total }: KeptBook, dialect: Dialect): string {
  const { language, delimiter, bom } = dialect;
  const rows: string[][] = [];
  let names = '';
  for (const { en, es, columns, rows: own, totals } of sections) {
    const heading = harmless(language === 'es' ? es : en);
    const header = columns.map((column) => (language === 'es' ? column.es : column.id));
    if (header.join('\0') !== names) rows.push([language === 'es' ? 'Sección' : 'section', ...header]);
    names = header.join('\0');
    const all = totals === undefined ? own : [...own, totals];
    rows.push(...all.map((row) => [heading, ...row.map((cell) => dialect.cell(cell))]));
  }
  if (total !== undefined) {
    const figures = dialect.cell(money(total.amount, total.currency));
    rows.push([language === 'es' ? 'Total de la jornada' : 'total', figures, total.currency, total.words]);
  }
  return stringify(rows, { delimiter, bom, record_delimiter: '\r\n' });
}
