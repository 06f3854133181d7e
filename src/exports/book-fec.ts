import { formatMinor } from '../kernel/money';
import type { ChartedBook } from './charted-book';
import { accountInSpanish } from '../ledger/_core/chart-of-accounts';
import { type JournalLine, journalLinesOf, withoutTabs } from './journal-lines';

/** The columns that article A. 47 A-1 of the French Livre des procédures fiscales names, in its order. */
const COLUMNS = [
  ...['JournalCode', 'JournalLib', 'EcritureNum', 'EcritureDate', 'CompteNum', 'CompteLib', 'CompAuxNum'],
  ...['CompAuxLib', 'PieceRef', 'PieceDate', 'EcritureLib', 'Debit', 'Credit', 'EcritureLet', 'DateLet'],
  ...['ValidDate', 'Montantdevise', 'Idevise'],
];

/**
 * The journal as a fichier des écritures comptables, which many auditing programs read: text with tabs, a line of the
 * journal a line, days as yyyymmdd, decimal commas. Accounts are those of the casino's chart; one that has no code there
 * is named as in ours. Debit and credit are in the currency of the books; a line in another one says its amount (debits
 * positive) in the last two columns. What no close has numbered has neither number nor day of validation. The same book
 * gives the same bytes.
 */
export function bookFec(book: ChartedBook): string {
  const lines = journalLinesOf(book).map((line) => fecFields(line, book.currency));
  return [COLUMNS, ...lines].map((fields) => `${fields.map(withoutTabs).join('\t')}\r\n`).join('');
}

function fecFields(line: JournalLine, currency: string): string[] {
  const { entry, day, account, subLedger, debit, credit } = line;
  const isOther = line.currency !== currency;
  const inBooks = isOther ? [0n, 0n] : [debit, credit];
  return [
    ...['DI', 'Libro diario', entry, day],
    ...[line.code || account, accountInSpanish(account), subLedger, subLedger],
    ...[line.paper, line.dayOfFact, line.words],
    ...inBooks.map((amount) => comma(amount, currency)),
    ...['', '', entry === '' ? '' : day],
    ...(isOther ? [comma(debit - credit, line.currency), line.currency] : ['', '']),
  ];
}

const comma = (amount: bigint, currency: string): string => formatMinor(amount, currency).replace('.', ',');
