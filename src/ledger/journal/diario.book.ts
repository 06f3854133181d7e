import { type Book, type Cell, type Column, money, type Section, text, totalsOf } from '../_core/books/book';
import { ofLines } from '../_core/books/cell-part';
import { currenciesOf, inChart, type JournalFigures, type JournalLineInBooks } from './journal-figures';

const COLUMNS: readonly Column[] = [
  { id: 'entry', en: 'Entry', es: 'Asiento' },
  { id: 'day', en: 'Day', es: 'Fecha' },
  { id: 'dayOfFact', en: 'Day of the fact', es: 'Jornada del hecho' },
  { id: 'concept', en: 'Concept', es: 'Concepto' },
  { id: 'kind', en: 'Kind', es: 'Clase', leftOutEmpty: true },
  { id: 'code', en: 'Account', es: 'Cuenta' },
  { id: 'name', en: 'Name', es: 'Nombre' },
  { id: 'account', en: 'Our account', es: 'Clave interna' },
  { id: 'subLedger', en: 'Sub-ledger', es: 'Auxiliar' },
  { id: 'slip', en: 'Slip', es: 'Vale' },
  { id: 'debit', en: 'Debit', es: 'Debe' },
  { id: 'credit', en: 'Credit', es: 'Haber' },
];

/**
 * Libro diario: every line of every entry by days and records, with the numbers that the closes of the days gave; accounts
 * by the codes of the casino's chart, our own key beside them.
 */
export const diarioBook = (figures: JournalFigures): Book => ({
  sections: currenciesOf(figures).map((currency) => journalIn(currency, figures)),
});

function journalIn(currency: string, { lines, charts }: JournalFigures): Section {
  const rows = lines.filter((line) => line.currency === currency).map((line) => rowOf(line, charts));
  const empty = [text('Total'), ...Array<Cell>(9).fill(null), money(0n, currency), money(0n, currency)];
  return {
    ...{ en: `Journal in ${currency}`, es: `Diario en ${currency}`, columns: COLUMNS, rows },
    totals: rows.length === 0 ? empty : totalsOf(rows, currency),
  };
}

function rowOf(line: JournalLineInBooks, charts: JournalFigures['charts']): Cell[] {
  const { entry, bookingDay, gamingDay, entryKind, account } = line;
  const { code, name } = inChart(account, bookingDay, charts);
  return [
    text(entry === undefined ? 'sin número' : `${entry}`),
    { moment: bookingDay },
    { moment: gamingDay },
    { concept: line.eventType },
    text(KINDS[entryKind]),
    ...[text(code), text(name), text(account)],
    text(line.subLedger ?? ''),
    text(line.slip ?? ''),
    money(line.debit, line.currency, [ofLines({ line, side: 'debit' })]),
    money(line.credit, line.currency, [ofLines({ line, side: 'credit' }, -1)]),
  ];
}

const KINDS: Readonly<Record<JournalLineInBooks['entryKind'], string>> = {
  original: '',
  reversal: 'anulación',
  replacement: 'sustitución',
};
