import en from '../../words/application/en.json';
import lists from '../../words/lists.json';
import words from '../../words/performance.json';
import { type BothLanguages, dayInWords } from '../../kernel/words';
import type { Cell } from '../../ledger/_core/books/book';
import { PERFORMANCE_FIGURES, type PerformanceFigure, UNIT_OF } from '../../ledger/performance/figures';
import { fieldOf } from '../../ledger/performance/performance.type';
import { filled, listed } from '../../words/message';
import { PRINTED, PRINTED_IN_ENGLISH } from '../book-csv';
import {
  amountCell,
  CASINOS_KNOWN,
  type CasinosKnown,
  countCell,
  declaredList,
  decimalCell,
  factOfCasinos,
  type ListAsked,
  type ListColumn,
  listColumn,
  momentCell,
  type MoneyAnswer,
  type Pages,
  screenWords,
  textCell,
  MONEY,
} from './declared-list';
import { type Bars, MOST_BARS } from './printed-bars';

type Dimension = keyof typeof en.performance.dimensions;
type Value = MoneyAnswer | string | number | null;
type Figures = Readonly<Record<string, Value>>;

interface Row {
  readonly key: readonly (BothLanguages & { readonly dimension: Dimension; readonly value: string | null })[];
  readonly currency: string;
  readonly family: string | null;
  readonly figures: Figures & {
    readonly unknown: readonly (BothLanguages & {
      readonly figure: string;
      readonly knownSessions: number;
    })[];
  };
  readonly compared: Figures | null;
  readonly change: Figures | null;
  readonly sessions: number | null;
  readonly exists: string | null;
  readonly notes: readonly BothLanguages[];
}

interface Answer extends CasinosKnown {
  readonly comparedFrom: string | null;
  readonly comparedTo: string | null;
  readonly rows: readonly Row[];
  readonly totals: readonly Row[];
  readonly rowCount: number;
}

/** What the table of the screen does not show either. */
const OFF_PAPER: readonly PerformanceFigure[] = [
  ...(['bets', 'deviation', 'rounds-per-hour', 'average-bet', 'occupancy', 'fills', 'credits'] as const),
  ...(['expected-low', 'expected-high'] as const),
];

const FIGURES = PERFORMANCE_FIGURES.map((figure) =>
  UNIT_OF[figure] === 'money' ? `${fieldOf(figure)} ${MONEY}` : fieldOf(figure),
).join(' ');

const ROW = `key { dimension value en es } currency family sessions exists notes { en es }
  figures { ${FIGURES} unknown { figure en es knownSessions } } compared { ${FIGURES} } change { ${FIGURES} }`;

const both = (of: (words: typeof en.performance) => string): BothLanguages =>
  screenWords(({ performance }) => of(performance));

const valueCell = (value: Value | undefined): Cell =>
  typeof value === 'number'
    ? countCell(value)
    : typeof value === 'string'
      ? decimalCell(value)
      : amountCell(value);

const keyColumn = (dimension: Dimension): ListColumn<Row> =>
  listColumn(
    dimension.toLowerCase(),
    both(({ dimensions }) => dimensions[dimension]),
    ({ key }, language) => {
      const { value, ...name } = key.find((each) => each.dimension === dimension) ?? {
        value: null,
        en: '',
        es: '',
      };
      return dimension === 'DAY' ? momentCell(value) : textCell(name[language]);
    },
  );

/** A figure; beside a compared period also that of the other one, and the difference. */
function figureColumns(figure: PerformanceFigure, isCompared: boolean): ListColumn<Row>[] {
  const field = fieldOf(figure);
  const name = words.figures[figure];
  const isOff = OFF_PAPER.includes(figure) ? ({ isOffPaper: true } as const) : {};
  const now = listColumn<Row>(figure, name, ({ figures }) => valueCell(figures[field]), isOff);
  if (!isCompared) return [now];
  const isOffBeside = figure === 'win' ? {} : ({ isOffPaper: true } as const);
  const before = filled(
    both((said) => said.before),
    { figure: name },
  );
  const change = filled(lists.changeOf, { figure: name });
  return [
    now,
    listColumn(`${figure}-before`, before, ({ compared }) => valueCell(compared?.[field]), isOffBeside),
    listColumn(`${figure}-change`, change, (row) => valueCell(row.change?.[field]), isOffBeside),
  ];
}

const dimensionsOf = ({ by }: ListAsked): readonly Dimension[] => by as readonly Dimension[];

function columnsOf(args: ListAsked, [{ comparedFrom }]: Pages<Answer>): ListColumn<Row>[] {
  const isCompared = comparedFrom !== null;
  const family = (row: Row): BothLanguages =>
    words.families[(row.family ?? '') as keyof typeof words.families] ?? words.families[''];
  return [
    ...dimensionsOf(args).map(keyColumn),
    listColumn(
      'family',
      both((said) => said.family),
      (row, language) => textCell(family(row)[language]),
    ),
    listColumn(
      'currency',
      both((said) => said.currency),
      ({ currency }) => textCell(currency),
    ),
    ...(isCompared ? [existsColumn] : []),
    listColumn('sessions', lists.sessions, ({ sessions }) => countCell(sessions), { isOffPaper: true }),
    ...PERFORMANCE_FIGURES.flatMap((figure) => figureColumns(figure, isCompared)),
    unknownColumn,
    listColumn(
      'notes',
      lists.notes,
      ({ notes }, language) => textCell(notes.map((note) => note[language]).join(' ')),
      { isOffPaper: true },
    ),
  ];
}

const existsColumn = listColumn<Row>('exists', lists.exists, ({ exists }, language) =>
  exists === 'ONLY_NOW' || exists === 'ONLY_COMPARED'
    ? textCell(both(({ only }) => only[exists])[language])
    : null,
);

/** An unknown figure is empty in its own column, never zero; here stands why. */
const unknownColumn = listColumn<Row>(
  'unknown',
  lists.unknown,
  ({ figures: { unknown } }, language) =>
    textCell(
      unknown.map((each) => `${words.figures[codeOf(each.figure)][language]}: ${each[language]}`).join(' '),
    ),
  { isOffPaper: true },
);

const codeOf = (name: string): PerformanceFigure =>
  PERFORMANCE_FIGURES.find((figure) => figure.toUpperCase().replaceAll('-', '_') === name)!;

/**
 * Bars of the win by the groups of the rows; of captured rounds where no count reaches. One currency and one family only; the
 * cage has neither.
 */
function barsOf(args: ListAsked, pages: Pages<Answer>, language: 'en' | 'es'): Bars | undefined {
  const rows = pages.flatMap((page) => page.rows).filter(({ family }) => family !== 'cage');
  if (dimensionsOf(args).length === 0 || rows.length < 2 || rows.length > MOST_BARS) return undefined;
  if (new Set(rows.map(({ currency, family }) => `${currency} ${family}`)).size > 1) return undefined;
  const figure = (['win', 'captured'] as const).find((each) =>
    rows.some(({ figures }) => figures[each] !== null),
  );
  if (figure === undefined) return undefined;
  const print = language === 'es' ? PRINTED : PRINTED_IN_ENGLISH;
  const bars = rows.flatMap(({ key, figures }) => {
    const cell = valueCell(figures[figure]);
    if (cell === null || !('amount' in cell)) return [];
    const label = key
      .map((each) => (each.dimension === 'DAY' ? print.cell(momentCell(each.value)) : each[language]))
      .join(' · ');
    return [{ label, amount: cell.amount, said: print.cell(cell) }];
  });
  return { title: `${words.figures[figure][language]} (${rows[0]!.currency})`, bars };
}

/** Figures of tables by groups: the screen Performance and the query of that name. */
export const performanceList = declaredList<Answer, Row>({
  name: 'performance',
  title: both(({ title }) => title),
  field: 'performance',
  selection: `${CASINOS_KNOWN} comparedFrom comparedTo rowCount
    pageInfo { endCursor hasNextPage } rows { ${ROW} } totals { ${ROW} }`,
  rowCount: ({ rowCount }) => rowCount,
  rowsOfPage: ({ rows }) => rows,
  columns: columnsOf,
  sections: (pages) => [
    { ...both(({ title }) => title), rows: pages.flatMap((page) => page.rows) },
    { ...lists.totals, rows: pages[0].totals },
  ],
  facts: ([{ comparedFrom, comparedTo, ...known }]) => [
    ...(comparedFrom === null || comparedTo === null
      ? []
      : [
          {
            label: lists.about.compared,
            value: listed([dayInWords(comparedFrom), dayInWords(comparedTo)], ' – '),
          },
        ]),
    factOfCasinos(known),
  ],
  bars: barsOf,
});
