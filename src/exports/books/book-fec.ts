import { accountInSpanish } from '../../accounting/account-names';
import type { Cell, Section } from '../../accounting/books/book';
import { conceptOf } from '../../accounting/books/entry-concepts';
import { formatMinor } from '../../kernel/money';
import type { KeptBook } from '../../projections/books/read-book';

/** The columns that article A. 47 A-1 of the French Livre des procédures fiscales names, in its order. */
const COLUMNS = [
  ...['JournalCode', 'JournalLib', 'EcritureNum', 'EcritureDate', 'CompteNum', 'CompteLib', 'CompAuxNum'],
  ...['CompAuxLib', 'PieceRef', 'PieceDate', 'EcritureLib', 'Debit', 'Credit', 'EcritureLet', 'DateLet'],
  ...['ValidDate', 'Montantdevise', 'Idevise'],
];

/**
 * The journal as a fichier des écritures comptables, which many auditing programs read: text with tabs, a line of the
 * journal a line, days as yyyymmdd, decimal commas. Accounts are those of our own chart. Debit and credit are in the
 * currency of the books; a line in another one says its amount (debits positive) in the last two columns. What no close
 * has numbered has neither number nor day of validation. The same book gives the same bytes.
 */
export function bookFec({ sections, currency }: KeptBook): string {
  const lines = sections.flatMap((section) => section.rows.map((row) => lineOf(section, row, currency)));
  return [COLUMNS, ...lines].map((fields) => `${fields.map(plain).join('\t')}\r\n`).join('');
}

function lineOf({ columns }: Section, row: readonly Cell[], currency: string): string[] {
  const cell = (id: string): Cell => row[columns.findIndex((column) => column.id === id)] ?? null;
  const [debit, credit] = [amountIn(cell('debit')), amountIn(cell('credit'))];
  const entry = wordsIn(cell('entry'));
  const isNumbered = /^\d+$/.test(entry);
  const [day, account, subLedger] = [
    dayIn(cell('day')),
    wordsIn(cell('account')),
    wordsIn(cell('subLedger')),
  ];
  const isOther = debit.currency !== currency;
  const [inBooks, inOther] = isOther ? [0n, debit.amount - credit.amount] : [1n, 0n];
  return [
    ...['DI', 'Libro diario', isNumbered ? entry : '', day],
    ...[account, accountInSpanish(account), subLedger, subLedger],
    ...[wordsIn(cell('slip')) || entry, dayIn(cell('dayOfFact'))],
    [wordsIn(cell('concept')), wordsIn(cell('kind'))].filter((words) => words !== '').join(', '),
    ...[debit.amount * inBooks, credit.amount * inBooks].map((amount) => comma(amount, currency)),
    ...['', '', isNumbered ? day : ''],
    ...(isOther ? [comma(inOther, debit.currency), debit.currency] : ['', '']),
  ];
}

function wordsIn(cell: Cell): string {
  if (cell === null) return '';
  if ('concept' in cell) return conceptOf(cell.concept);
  return 'text' in cell ? cell.text : '';
}

const dayIn = (cell: Cell): string =>
  cell !== null && 'moment' in cell ? cell.moment.replaceAll('-', '') : '';

const amountIn = (cell: Cell): { amount: bigint; currency: string } =>
  cell !== null && 'amount' in cell ? cell : { amount: 0n, currency: '' };

const comma = (amount: bigint, currency: string): string => formatMinor(amount, currency).replace('.', ',');

/** Nothing that would end a field or a line. */
const plain = (field: string): string => field.replace(/[\t\r\n]/g, ' ');
