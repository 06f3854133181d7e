import {
  type Book,
  type Cell,
  type ColumnOf,
  moment,
  money,
  type Section,
  sectionOf,
  text,
} from '../_core/books/book';
import {
  currenciesOf,
  inChart,
  type JournalFigures,
  type JournalLineInBooks,
  MARKS_AND_SIDES,
  NUMBER,
} from './journal-figures';

/**
 * Libro diario: every line of every entry by days and records, with the numbers that the closes of the days gave; accounts
 * by the codes of the casino's chart, our own key beside them.
 */
export const diarioBook = (figures: JournalFigures): Book => ({
  sections: currenciesOf(figures).map((currency) => journalIn(currency, figures)),
});

function journalIn(currency: string, { lines, charts }: JournalFigures): Section {
  const posted = lines
    .filter((line) => line.currency === currency)
    .map((line) => ({ ...line, chart: inChart(line.account, line.bookingDay, charts) }));
  const journal = sectionOf(
    { en: `Journal in ${currency}`, es: `Diario en ${currency}` },
    COLUMNS,
    posted,
    currency,
  );
  const empty = [text('Total'), ...Array<Cell>(9).fill(null), money(0n, currency), money(0n, currency)];
  return { ...journal, totals: journal.totals ?? empty };
}

type Posted = JournalLineInBooks & { readonly chart: ReturnType<typeof inChart> };

const COLUMNS: readonly ColumnOf<Posted>[] = [
  NUMBER,
  { id: 'day', en: 'Day', es: 'Fecha', of: ({ bookingDay }) => moment(bookingDay) },
  {
    id: 'dayOfFact',
    en: 'Day of the fact',
    es: 'Jornada del hecho',
    of: ({ gamingDay }) => moment(gamingDay),
  },
  { id: 'concept', en: 'Concept', es: 'Concepto', of: ({ eventType }) => ({ concept: eventType }) },
  {
    ...{ id: 'kind', en: 'Kind', es: 'Clase', leftOutEmpty: true },
    of: ({ entryKind }) => text(KINDS[entryKind]),
  },
  { id: 'code', en: 'Account', es: 'Cuenta', of: ({ chart }) => text(chart.code) },
  { id: 'name', en: 'Name', es: 'Nombre', of: ({ chart }) => text(chart.name) },
  { id: 'account', en: 'Our account', es: 'Clave interna', of: ({ account }) => text(account) },
  ...MARKS_AND_SIDES,
];

const KINDS: Readonly<Record<JournalLineInBooks['entryKind'], string>> = {
  original: '',
  reversal: 'anulación',
  replacement: 'sustitución',
};
