import { formatMinor } from '../kernel/money';
import type { ChartedBook } from './charted-book';
import { type JournalLine, numberedLinesOf } from './journal-lines';
import { windows1252 } from './windows-1252';

const FIELDS = 116;

/**
 * The journal as an XDIARIO, which Sage 50 and ContaPlus take in: a line of the journal a line, 116 fields of which all
 * but a few are empty, Windows-1252. Only what a close has numbered, in euros. The same book gives the same bytes.
 */
export function bookXdiario(book: ChartedBook): Buffer {
  const lines = numberedLinesOf(book);
  const entries = linesByEntry(lines);
  return windows1252(
    lines
      .map((line) => `${xdiarioRecord(xdiarioFields(line, contraOf(line, entries.get(entryOf(line))!)))}\r\n`)
      .join(''),
  );
}

function linesByEntry(lines: readonly JournalLine[]): ReadonlyMap<string, readonly JournalLine[]> {
  const entries = new Map<string, JournalLine[]>();
  for (const line of lines) {
    const known = entries.get(entryOf(line));
    if (known === undefined) entries.set(entryOf(line), [line]);
    else known.push(line);
  }
  return entries;
}

const entryOf = ({ entry, day }: JournalLine): string => `${day} ${entry}`;

const contraOf = (line: JournalLine, entry: readonly JournalLine[]): string =>
  entry.length === 2 ? entry.find((other) => other !== line)!.code : '';

const xdiarioFields = (line: JournalLine, contra: string): Readonly<Record<number, string>> => ({
  /* Asien */ 1: line.entry,
  /* Fecha */ 2: line.day,
  /* SubCta */ 3: line.code,
  /* Contra */ 4: contra,
  /* Concepto */ 6: `${line.words} (${[line.account, line.subLedger].filter((each) => each !== '').join(' ')})`,
  /* Documento */ 12: line.paper,
  /* MonedaUso: euros */ 27: '2',
  /* EuroDebe */ 28: formatMinor(line.debit, 'EUR'),
  /* EuroHaber */ 29: formatMinor(line.credit, 'EUR'),
});

const xdiarioRecord = (fields: Readonly<Record<number, string>>): string =>
  Array.from({ length: FIELDS }, (_empty, index) => withoutSemicolons(fields[index + 1] ?? '')).join(';');

const withoutSemicolons = (field: string): string => field.replace(/[;"\p{Cc}\u2028\u2029]/gu, ' ');
