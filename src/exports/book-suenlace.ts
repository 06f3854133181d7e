import { formatMinor } from '../kernel/money';
import type { ChartedBook } from './charted-book';
import { latestOn } from '../ledger/casino/authorisation.state';
import { fitted, lastCharacters, wordsOfEntry } from './fitted-texts';
import { type CodedLine, entriesOfExport, plainDay, subaccountLinesOf } from './journal-lines';
import { windows1252 } from '../kernel/windows-1252';

const MOST = 999_999_999_999n;

/**
 * The journal as a SUENLACE.DAT, the import file of a3: one record of 512 bytes (type 0, without VAT) for each line of the
 * journal, in Windows-1252. It holds the lines in euros that a close has numbered; the manifest counts the rest
 * (`leftOutOf`). The same book gives the same bytes.
 * @throws RangeError for an amount with more digits than its field
 */
export function bookSuenlace(book: ChartedBook): Buffer {
  const company = latestOn(book.charts ?? [], book.until)?.a3Company ?? '00000';
  const records = entriesOfExport(subaccountLinesOf(book)).flatMap((entry) => {
    const words = wordsOfEntry(entry, 30);
    return entry.map((line, index) =>
      suenlaceRecord(line, { company, words: words[index]!, place: placeOf(index, entry.length) }),
    );
  });
  return windows1252(records.join(''));
}

interface InFile {
  readonly company: string;
  readonly words: string;
  readonly place: 'I' | 'M' | 'U';
}

function suenlaceRecord(line: CodedLine, { company, words, place }: InFile): string {
  const { day, code, name, entry, slip, debit, credit } = line;
  const isDebit = debit > 0n;
  return [
    ...['5', company, plainDay(day), '0', wide(code, 12)],
    ...[wide(name, 30), isDebit ? 'D' : 'H', wide(lastCharacters(slip || entry, 10), 10), place],
    ...[wide(words, 30), amountOf(isDebit ? debit : credit), ' '.repeat(395), 'EN\r\n'],
  ].join('');
}

function placeOf(index: number, lines: number): InFile['place'] {
  if (index === 0) return 'I';
  return index + 1 < lines ? 'M' : 'U';
}

function amountOf(amount: bigint): string {
  if (amount > MOST) throw new RangeError(`a SUENLACE.DAT has no room for ${formatMinor(amount, 'EUR')}`);
  return `+${formatMinor(amount, 'EUR').padStart(13, '0')}`;
}

function wide(text: string, width: number): string {
  const words = fitted(text, width);
  return `${words}${' '.repeat(width - Array.from(words).length)}`;
}
