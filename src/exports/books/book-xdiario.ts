import { formatMinor } from '../../kernel/money';
import { type JournalLine, numberedLinesOf } from './journal-lines';
import type { ChartedBook } from './read-kept-book';
import { windows1252 } from './windows-1252';

const FIELDS = 116;

/**
 * The journal as an XDIARIO, which Sage 50 and ContaPlus take in: a line of the journal a line, 116 fields of which all
 * but a few are empty, Windows-1252. Only what a close has numbered, in euros. The same book gives the same bytes.
 */
export const bookXdiario = (book: ChartedBook): Buffer =>
  windows1252(
    numberedLinesOf(book)
      .map((line) => `${recordOf(fieldsOf(line))}\r\n`)
      .join(''),
  );

/** The fields that say something, by their places counted from one. */
const fieldsOf = (line: JournalLine): Readonly<Record<number, string>> => ({
  /* Asien */ 1: line.entry,
  /* Fecha */ 2: line.day,
  /* SubCta */ 3: line.code,
  /* Concepto */ 6: `${line.words} (${[line.account, line.subLedger].filter((each) => each !== '').join(' ')})`,
  /* Documento */ 12: line.paper,
  /* MonedaUso: euros */ 27: '2',
  /* EuroDebe */ 28: formatMinor(line.debit, 'EUR'),
  /* EuroHaber */ 29: formatMinor(line.credit, 'EUR'),
});

const recordOf = (fields: Readonly<Record<number, string>>): string =>
  Array.from({ length: FIELDS }, (_empty, index) => plain(fields[index + 1] ?? '')).join(';');

/** Nothing that would end a field or a line. */
const plain = (field: string): string => field.replace(/[;"\r\n]/g, ' ');
