import { type Book, type Cell, type Column, money, type Section, text, totalsOf } from './book';
import { ofLines } from './cell-part';
import { currenciesOf, type JournalFigures, type JournalLineInBooks } from './journal-figures';

const COLUMNS: readonly Column[] = [
  { id: 'entry', en: 'Entry', es: 'Asiento' },
  { id: 'day', en: 'Day', es: 'Fecha' },
  { id: 'dayOfFact', en: 'Day of the fact', es: 'Jornada del hecho' },
  { id: 'concept', en: 'Concept', es: 'Concepto' },
  { id: 'kind', en: 'Kind', es: 'Clase' },
  { id: 'account', en: 'Account', es: 'Cuenta' },
  { id: 'subLedger', en: 'Sub-ledger', es: 'Auxiliar' },
  { id: 'slip', en: 'Slip', es: 'Volante' },
  { id: 'debit', en: 'Debit', es: 'Debe' },
  { id: 'credit', en: 'Credit', es: 'Haber' },
];

/** Libro diario: every line of every entry by days and records, with the numbers that the closes of the days gave. */
export const diarioBook = (figures: JournalFigures): Book => ({
  sections: currenciesOf(figures).map((currency) => journalIn(currency, figures.lines)),
});

function journalIn(currency: string, lines: readonly JournalLineInBooks[]): Section {
  const rows = lines.filter((line) => line.currency === currency).map(rowOf);
  const empty = [text('Total'), ...Array<Cell>(7).fill(null), money(0n, currency), money(0n, currency)];
  return {
    ...{ en: `Journal in ${currency}`, es: `Diario en ${currency}`, columns: COLUMNS, rows },
    totals: rows.length === 0 ? empty : totalsOf(rows, currency),
  };
}

const rowOf = ({ entry, bookingDay, gamingDay, entryKind, account, ...line }: JournalLineInBooks): Cell[] => [
  text(entry === undefined ? 'sin número' : `${entry}`),
  { moment: bookingDay },
  { moment: gamingDay },
  { concept: line.eventType },
  text(KINDS[entryKind]),
  text(account),
  text(line.subLedger ?? ''),
  text(line.slip ?? ''),
  money(line.debit, line.currency, [ofLines({ line, side: 'debit' })]),
  money(line.credit, line.currency, [ofLines({ line, side: 'credit' }, -1)]),
];

/** What is said of an entry that takes back another, or stands in its place. */
const KINDS: Readonly<Record<JournalLineInBooks['entryKind'], string>> = {
  original: '',
  reversal: 'anulación',
  replacement: 'sustitución',
};
