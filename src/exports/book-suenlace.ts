import { formatMinor } from '../kernel/money';
import type { ChartedBook } from './charted-book';
import { accountInSpanish } from '../ledger/_core/chart-of-accounts';
import { latestOn } from '../ledger/casino/authorisation.state';
import { type JournalLine, numberedLinesOf, withoutTabs } from './journal-lines';
import { windows1252 } from './windows-1252';

const MOST = 999_999_999_999n;

/**
 * The journal as a SUENLACE.DAT, which a3 takes in: a line of the journal a record of 512 bytes (type 0, without VAT),
 * Windows-1252. Only what a close has numbered, in euros. The same book gives the same bytes. Throws a RangeError for an
 * amount that the record has no room for.
 */
export function bookSuenlace(book: ChartedBook): Buffer {
  const lines = numberedLinesOf(book);
  const company = latestOn(book.charts ?? [], book.until)?.a3Company ?? '00000';
  return windows1252(
    lines.map((line, index) => suenlaceRecord(line, company, placeOf(lines, index))).join(''),
  );
}

function suenlaceRecord(line: JournalLine, company: string, place: string): string {
  const { day, code, debit, credit } = line;
  const isDebit = debit > 0n;
  return [
    ...['5', company, day, '0', wide(code === '' ? '' : code.padEnd(6, '0'), 12)],
    ...[
      wide(accountInSpanish(line.account), 30),
      isDebit ? 'D' : 'H',
      wide(line.paper.slice(-10), 10),
      place,
    ],
    ...[wide(line.words, 30), amountOf(isDebit ? debit : credit), wide('', 395), 'EN\r\n'],
  ].join('');
}

function placeOf(lines: readonly JournalLine[], index: number): 'I' | 'M' | 'U' {
  const { entry } = lines[index]!;
  if (lines[index - 1]?.entry !== entry) return 'I';
  return lines[index + 1]?.entry === entry ? 'M' : 'U';
}

function amountOf(amount: bigint): string {
  if (amount > MOST) throw new RangeError(`a SUENLACE.DAT has no room for ${formatMinor(amount, 'EUR')}`);
  return `+${formatMinor(amount, 'EUR').padStart(13, '0')}`;
}

function wide(text: string, width: number): string {
  const characters = Array.from(withoutTabs(text)).slice(0, width);
  return `${characters.join('')}${' '.repeat(width - characters.length)}`;
}
