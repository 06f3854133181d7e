import { valuedLines } from './book-fec';
import type { BookFormat } from './book-formats';
import { type ChartedBook, isForJournalOnly } from './charted-book';
import { entriesOfExport, journalLinesOf, numberedLinesOf } from './journal-lines';

/** The lines and entries of a journal that a file for an accounting program does not contain. */
export interface LeftOut {
  /** Lines that no close has numbered. */
  readonly linesWithoutNumber: number;
  /** The numbers of the entries with lines in a currency that the file cannot state. */
  readonly entriesInOtherCurrencies: readonly string[];
}

/** Undefined for a format that contains the whole journal. @throws FileRefused as the writer of the format does */
export function leftOutOf(book: ChartedBook, format: BookFormat): LeftOut | undefined {
  if (!isForJournalOnly(format)) return undefined;
  const numbered = numberedLinesOf(book);
  const entries = entriesOfExport(numbered).filter((entry) => {
    const held =
      format === 'fec'
        ? valuedLines(entry, book.currency)
        : entry.filter(({ currency }) => currency === 'EUR');
    return held.length < entry.length;
  });
  return {
    linesWithoutNumber: journalLinesOf(book).length - numbered.length,
    entriesInOtherCurrencies: entries.map(([line]) => line!.entry),
  };
}
