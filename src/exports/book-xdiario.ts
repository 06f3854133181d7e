import { formatMinor } from '../kernel/money';
import type { ChartedBook } from './charted-book';
import { lastCharacters, wordsOfEntry } from './fitted-texts';
import { type CodedLine, entriesOfExport, plainDay, subaccountLinesOf } from './journal-lines';
import { windows1252 } from '../kernel/windows-1252';

const FIELDS = 116;

/** How many characters the program keeps of the texts of a line. */
const WIDTH = { concepto: 25, documento: 10 } as const;

/**
 * The journal as an XDIARIO file, the text import of Sage 50 and ContaPlus: one line for each line of the journal, with 116
 * fields separated by semicolons, most of them empty, in Windows-1252. It holds the lines in
 * euros that a close has numbered; the manifest counts the rest (`leftOutOf`). The same book gives the same bytes.
 * @throws FileRefused where an account has no code, or the codes do not all have one length of 6 to 12 digits
 */
export function bookXdiario(book: ChartedBook): Buffer {
  const records = entriesOfExport(subaccountLinesOf(book).map(withoutSeparators)).flatMap((entry) => {
    const words = wordsOfEntry(entry, WIDTH.concepto);
    return entry.map((line, index) =>
      xdiarioRecord(xdiarioFields(line, { words: words[index]!, contra: contraOf(line, entry) })),
    );
  });
  return windows1252(records.map((record) => `${record}\r\n`).join(''));
}

const contraOf = (line: CodedLine, entry: readonly CodedLine[]): string =>
  entry.length === 2 ? entry.find((other) => other !== line)!.code : '';

const xdiarioFields = (
  line: CodedLine,
  { words, contra }: { readonly words: string; readonly contra: string },
): Readonly<Record<number, string>> => ({
  /* Asien */ 1: line.entry,
  /* Fecha */ 2: plainDay(line.day),
  /* SubCta */ 3: line.code,
  /* Contra */ 4: contra,
  /* Concepto */ 6: words,
  /* Documento */ 12: lastCharacters(line.slip || line.entry, WIDTH.documento),
  /* MonedaUso: euros */ 27: '2',
  /* EuroDebe */ 28: formatMinor(line.debit, 'EUR'),
  /* EuroHaber */ 29: formatMinor(line.credit, 'EUR'),
});

const xdiarioRecord = (fields: Readonly<Record<number, string>>): string =>
  Array.from({ length: FIELDS }, (_empty, index) => fields[index + 1] ?? '').join(';');

/** The format has no quotes: a semicolon or a quotation mark within a text becomes a blank. */
const withoutSeparators = (line: CodedLine): CodedLine => ({
  ...line,
  about: blanked(line.about),
  subLedger: blanked(line.subLedger),
  slip: blanked(line.slip),
});

const blanked = (text: string): string => text.replace(/[;"]/g, ' ');
