import { formatMinor } from '../kernel/money';
import type { ChartedBook } from './charted-book';
import { codesTooShort, FileRefused } from './book-refusals';
import { harmless } from './formulas';
import {
  closeOfLine,
  type CodedLine,
  codedLines,
  entriesOfExport,
  type ExportedLine,
  numberedLinesOf,
  plainDay,
  withoutControls,
} from './journal-lines';

/** The columns that article A. 47 A-1 of the French Livre des procédures fiscales names, in its order. */
const COLUMNS = [
  ...['JournalCode', 'JournalLib', 'EcritureNum', 'EcritureDate', 'CompteNum', 'CompteLib', 'CompAuxNum'],
  ...['CompAuxLib', 'PieceRef', 'PieceDate', 'EcritureLib', 'Debit', 'Credit', 'EcritureLet', 'DateLet'],
  ...['ValidDate', 'Montantdevise', 'Idevise'],
];

const DIGITS_AT_LEAST = 3;

/**
 * The journal as a fichier des écritures comptables, which many auditing programs read: text with tabs, one line for each
 * line of the journal, days as yyyymmdd, decimal commas. It holds the entries that a close has numbered, in the order of their
 * validation. Debit and credit are in the currency of the books; a line in another currency has its amount (debits positive)
 * in the last two columns. The same book gives the same bytes.
 * @throws FileRefused where an account has no code, or one with fewer than three digits
 */
export function bookFec(book: ChartedBook): string {
  const lines = codedLines(valuedLines(numberedLinesOf(book), book.currency), book);
  const short = new Set(lines.map(({ code }) => code).filter((code) => code.length < DIGITS_AT_LEAST));
  if (short.size > 0) throw new FileRefused(codesTooShort([...short].sort()));
  const rows = lines.map((line) => fecFields(line, book));
  return [COLUMNS, ...rows].map((fields) => `${fields.join('\t')}\r\n`).join('');
}

function fecFields(line: CodedLine, book: ChartedBook): string[] {
  const { entry, day, dayOfFact, code, debit, credit, stated } = line;
  const words = `${[line.concept, line.kind].filter((each) => each !== '').join(', ')}: ${line.about}`;
  return [
    ...['DI', 'Libro diario', entry, plainDay(day)],
    ...[code, said(line.name), said(line.subLedger), said(line.subLedger)],
    ...[said(line.slip || entry), plainDay(dayOfFact), said(words)],
    ...[debit, credit].map((amount) => comma(amount, book.currency)),
    ...['', '', plainDay(closeOfLine(line, book).at.slice(0, 'yyyy-mm-dd'.length))],
    ...(stated === undefined ? ['', ''] : [comma(stated.amount, stated.currency), stated.currency]),
  ];
}

const said = (words: string): string => harmless(withoutControls(words));

const comma = (amount: bigint, currency: string): string => formatMinor(amount, currency).replace('.', ',');

/**
 * Lines with their amounts in the currency of the books. The ledger converts nothing: an amount in another currency has a
 * value only where its entry exchanged it, because the account of exchange then holds both sides. Other lines in that currency
 * are left out, and the rest of the entry balances without them; lines of zero are left out, too.
 */
export const valuedLines = (lines: readonly ExportedLine[], currency: string): ExportedLine[] =>
  entriesOfExport(lines.filter(({ debit, credit }) => debit !== credit)).flatMap((entry) =>
    entry.flatMap((line) => (line.currency === currency ? line : (valued(line, entry, currency) ?? []))),
  );

const EXCHANGE = 'fx';

function valued(
  line: ExportedLine,
  entry: readonly ExportedLine[],
  currency: string,
): ExportedLine | undefined {
  const own = entry.filter((each) => each.currency === line.currency);
  const exchanged = entry.filter(({ account }) => account === EXCHANGE);
  const [given] = exchanged.filter((each) => each.currency === line.currency);
  const [taken] = exchanged.filter((each) => each.currency === currency);
  if (given === undefined || taken === undefined || exchanged.length !== 2) return undefined;
  if (own.some((each) => sizeOf(each) !== sizeOf(given))) return undefined;
  const isDebit = line.debit > 0n;
  const worth = sizeOf(taken);
  const amount = line.debit - line.credit;
  return {
    ...line,
    debit: isDebit ? worth : 0n,
    credit: isDebit ? 0n : worth,
    stated: { amount, currency: line.currency },
  };
}

const sizeOf = ({ debit, credit }: ExportedLine): bigint => debit + credit;
