import type { BothLanguages } from '../../kernel/words';
import type { Cell } from '../../ledger/_core/books/book';
import en from '../../words/application/en.json';
import lists from '../../words/lists.json';
import {
  amountCell,
  countCell,
  declaredList,
  type ListColumn,
  listColumn,
  listOfNodes,
  type MoneyAnswer,
  momentCell,
  nodesOf,
  screenWords,
  textCell,
  MONEY,
} from './declared-list';

interface AccountInChart {
  readonly code: string;
  readonly name: string;
  readonly nameEs: string;
}

interface Balance {
  readonly account?: string;
  readonly inChart?: AccountInChart;
  readonly opening: MoneyAnswer;
  readonly debits: MoneyAnswer;
  readonly credits: MoneyAnswer;
  readonly closing: MoneyAnswer;
}

interface TrialBalance {
  readonly lines: readonly Balance[];
  readonly totals: readonly Balance[];
}

const IN_CHART = 'inChart { code name nameEs }';
const SIDES = ['opening', 'debits', 'credits', 'closing'] as const;
const AMOUNTS = SIDES.map((side) => `${side} ${MONEY}`).join(' ');

const words = (of: (accounts: typeof en.accounts) => string): BothLanguages =>
  screenWords(({ accounts }) => of(accounts));

/** The name of an account as the screen has it: in the chart of the casino, else its own key. */
const nameCell = (
  { account, inChart }: { readonly account?: string; readonly inChart?: AccountInChart },
  language: keyof BothLanguages,
): Cell => textCell((language === 'es' ? inChart?.nameEs : inChart?.name) || inChart?.code || account);

/** The sums and balances of a period: the screen Accounts. */
export const trialBalanceList = declaredList<TrialBalance, Balance>({
  name: 'trial-balance',
  title: words(({ balance }) => balance),
  field: 'trialBalance',
  selection: `lines { account ${IN_CHART} ${AMOUNTS} } totals { ${AMOUNTS} }`,
  rowsOfPage: ({ lines }) => lines,
  columns: () => [
    listColumn(
      'code',
      words(({ code }) => code),
      ({ inChart }) => textCell(inChart?.code),
    ),
    listColumn(
      'account',
      words(({ account }) => account),
      nameCell,
    ),
    listColumn('key', lists.key, ({ account }) => textCell(account), { isOffPaper: true }),
    listColumn(
      'currency',
      words(({ currency }) => currency),
      ({ closing }) => textCell(closing.currency),
    ),
    ...SIDES.map((side) =>
      listColumn<Balance>(
        side,
        words((said) => said[side]),
        (row) => amountCell(row[side]),
      ),
    ),
  ],
  sections: ([{ lines, totals }]) => [
    { ...words(({ balance }) => balance), rows: lines },
    { ...words(({ total }) => total), rows: totals },
  ],
});

interface Line {
  readonly recordNumber: number;
  readonly bookingDay: string;
  readonly gamingDay: string;
  readonly entryKind: keyof typeof en.record.kinds;
  readonly title: string;
  readonly titleEs: string;
  readonly account: string;
  readonly inChart: AccountInChart;
  readonly subLedger: string | null;
  readonly table: string | null;
  readonly slip: string | null;
  readonly debit: MoneyAnswer;
  readonly credit: MoneyAnswer;
}

const LINE = `recordNumber bookingDay gamingDay entryKind title titleEs account ${IN_CHART} subLedger table slip
  debit ${MONEY} credit ${MONEY}`;

/** A line stands on one side; the other one is empty, as on the screen. */
const sideCell = (money: MoneyAnswer): Cell => (money.minorUnits === '0' ? null : amountCell(money));

const LINE_COLUMNS: readonly ListColumn<Line>[] = [
  listColumn(
    'day',
    words(({ day }) => day),
    ({ bookingDay }) => momentCell(bookingDay),
  ),
  listColumn(
    'gaming-day',
    screenWords(({ days }) => days.day),
    ({ gamingDay }) => momentCell(gamingDay),
    {
      isOffPaper: true,
    },
  ),
  listColumn(
    'record',
    words(({ record }) => record),
    ({ recordNumber }) => countCell(recordNumber),
  ),
  listColumn(
    'what',
    words(({ what }) => what),
    ({ title, titleEs, entryKind }, language) => {
      const kind = screenWords(({ record }) => record.kinds[entryKind])[language];
      const said = language === 'es' ? titleEs : title;
      return textCell(kind === '' ? said : `${said} · ${kind}`);
    },
  ),
  listColumn(
    'table',
    words(({ table }) => table),
    ({ table }) => textCell(table),
  ),
  listColumn(
    'document',
    words(({ document }) => document),
    ({ slip, subLedger }) => textCell(slip ?? subLedger),
  ),
  listColumn(
    'code',
    words(({ code }) => code),
    ({ inChart }) => textCell(inChart.code),
  ),
  listColumn(
    'account',
    words(({ account }) => account),
    nameCell,
  ),
  listColumn('key', lists.key, ({ account }) => textCell(account), { isOffPaper: true }),
  listColumn(
    'currency',
    words(({ currency }) => currency),
    ({ debit }) => textCell(debit.currency),
  ),
  listColumn(
    'debit',
    words(({ debits }) => debits),
    ({ debit }) => sideCell(debit),
  ),
  listColumn(
    'credit',
    words(({ credits }) => credits),
    ({ credit }) => sideCell(credit),
  ),
];

/** The lines of the journal in a period. */
export const journalList = listOfNodes<Line>({
  name: 'journal',
  title: words(({ journal }) => journal),
  field: 'journal',
  node: LINE,
  columns: () => LINE_COLUMNS,
});

interface LineOfAccount {
  readonly before: MoneyAnswer;
  readonly balance: MoneyAnswer;
  readonly line: Line;
}

/** A row of a statement: what was carried, or a line with the balance after it. */
interface StatementRow {
  readonly line?: Line;
  readonly day: string;
  readonly balance: MoneyAnswer;
}

const ofLine = ({ of, ...column }: ListColumn<Line>): ListColumn<StatementRow> => ({
  ...column,
  of: ({ line, day, balance }, language) => {
    if (line !== undefined) return of(line, language);
    if (column.id === 'day') return momentCell(day);
    if (column.id === 'currency') return textCell(balance.currency);
    return column.id === 'what' ? textCell(words(({ carried }) => carried)[language]) : null;
  },
});

/** The lines of an account with the balance after each; what was carried stands first, by currency. */
export const accountLinesList = declaredList<
  { readonly edges: readonly { readonly node: LineOfAccount }[] },
  StatementRow
>({
  name: 'account-lines',
  title: words(({ account }) => account),
  field: 'generalLedger',
  selection: `pageInfo { endCursor hasNextPage }
    edges { node { before ${MONEY} balance ${MONEY} line { ${LINE} } } }`,
  rowsOfPage: ({ edges }) => edges,
  columns: () => [
    ...LINE_COLUMNS.map(ofLine),
    listColumn(
      'balance',
      words(({ runningBalance }) => runningBalance),
      ({ balance }) => amountCell(balance),
    ),
  ],
  sections: (pages) => {
    const lines = nodesOf(pages);
    const currencies = [...new Set(lines.map(({ balance }) => balance.currency))];
    return currencies.map((currency) => {
      const own = lines.filter(({ balance }) => balance.currency === currency);
      const [{ before, line: first }] = own as [LineOfAccount];
      const carried: StatementRow = { day: first.bookingDay, balance: before };
      const rows = own.map(({ line, balance }) => ({ line, day: line.bookingDay, balance }));
      return { en: currency, es: currency, rows: [carried, ...rows] };
    });
  },
});
