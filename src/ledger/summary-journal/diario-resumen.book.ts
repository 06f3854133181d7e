import { rational } from '../../kernel/rational';
import {
  type Book,
  bookColumn,
  bothTexts,
  type Cell,
  type ColumnOf,
  moment,
  moneyCell,
  sectionOf,
  text,
} from '../_core/books/book';
import { type CellPart, ofLines, roundingNamed, saysOfTerm } from '../_core/books/cell-part';
import {
  accountColumns,
  type ChartedAccount,
  currenciesOf,
  inChart,
  KINDS,
  WITHOUT_NUMBER,
} from '../journal/journal-figures';
import { summedEntries, type SummaryFigures, type SummaryLine } from './summary-journal';

/**
 * Libro diario resumido: for each day, type of event and kind of entry one entry with a debit and a credit for each
 * account, and the numbers of the entries of the journal that it sums.
 */
export const diarioResumenBook = (figures: SummaryFigures): Book => {
  const lines = summedEntries(figures);
  return {
    sections: currenciesOf(figures).map((currency) => {
      const shown = lines
        .filter((line) => line.currency === currency)
        .map((line) => ({ ...line, chart: inChart(line.account, line.bookingDay, figures.charts) }));
      const section = sectionOf(
        { en: `Summary journal in ${currency}`, es: `Diario resumido en ${currency}` },
        COLUMNS,
        shown,
        currency,
      );
      const empty: Cell[] = [
        text('Total'),
        ...Array<Cell>(COLUMNS.length - 3).fill(null),
        ...[moneyCell(0n, currency), moneyCell(0n, currency)],
      ];
      return { ...section, totals: section.totals ?? empty };
    }),
  };
};

type ShownLine = SummaryLine & { readonly chart: ChartedAccount };

const amountOn = (line: SummaryLine, side: SummaryLine['side']): Cell =>
  line.side === side
    ? moneyCell(line.amount, line.currency, partsOf(line))
    : moneyCell(0n, line.currency, []);

function partsOf({ lines, paid, side, amount }: SummaryLine): CellPart[] {
  if (paid !== undefined)
    return [
      {
        from: 'computed',
        says: saysOfTerm('winnings-of-players'),
        amount,
        exact: rational(amount),
        rounding: roundingNamed('none'),
        sign: 1,
      },
    ];
  const records = [...new Set(lines.map(({ record }) => record))];
  const summed = lines.map(({ record, line }) => ({ record, line }));
  return [ofLines({ records, lines: summed, side }, side === 'debit' ? 1 : -1)];
}

const COLUMNS: readonly ColumnOf<ShownLine>[] = [
  bookColumn('entry', ['Entry', 'Asiento'], ({ entry }) =>
    entry === undefined ? bothTexts(WITHOUT_NUMBER) : text(`${entry}`),
  ),
  bookColumn('day', ['Day', 'Fecha'], ({ bookingDay }) => moment(bookingDay)),
  bookColumn('concept', ['Concept', 'Concepto'], ({ eventType }) => ({ concept: eventType })),
  bookColumn('kind', ['Kind', 'Clase'], ({ entryKind }) => bothTexts(KINDS[entryKind]), {
    leftOutEmpty: true,
  }),
  bookColumn('entries', ['Entries summed', 'Asientos que resume'], ({ numbers }) => text(numbers)),
  ...accountColumns<ShownLine>(),
  bookColumn('debit', ['Debit', 'Debe'], (line) => amountOn(line, 'debit')),
  bookColumn('credit', ['Credit', 'Haber'], (line) => amountOn(line, 'credit')),
];
