import type { BothLanguages } from '../../kernel/words';
import en from '../../words/application/en.json';
import lists from '../../words/lists.json';
import {
  amountCell,
  countCell,
  declaredList,
  listColumn,
  type MoneyAnswer,
  momentCell,
  screenWords,
  textCell,
  MONEY,
} from './declared-list';

const AMOUNTS = ['base', 'due', 'toPay', 'paid', 'outstanding'] as const;

type Quarter = Readonly<Record<(typeof AMOUNTS)[number], MoneyAnswer | null>> & {
  readonly quarter: number;
  readonly state: keyof typeof en.duty.states;
  readonly dueFrom: string;
  readonly dueUntil: string;
  readonly readUntil: string | null;
};

const words = (of: (duty: typeof en.duty) => string): BothLanguages => screenWords(({ duty }) => of(duty));

/** The quarters of a year of the gaming duty. */
export const dutyQuartersList = declaredList<{ readonly quarters: readonly Quarter[] }, Quarter>({
  name: 'duty-quarters',
  title: words(({ title }) => title),
  field: 'dutyQuarters',
  ofType: 'DutyQuarters',
  selection: `quarters { quarter state dueFrom dueUntil readUntil
    ${AMOUNTS.map((each) => `${each} ${MONEY}`).join(' ')} }`,
  rowsOfPage: ({ quarters }) => quarters,
  columns: () => [
    listColumn(
      'quarter',
      words(({ quarter }) => quarter),
      ({ quarter }) => countCell(quarter),
    ),
    listColumn(
      'state',
      words(({ state }) => state),
      ({ state }, language) => textCell(words(({ states }) => states[state])[language]),
    ),
    listColumn('due-from', lists.termFrom, ({ dueFrom }) => momentCell(dueFrom)),
    listColumn('due-until', lists.termUntil, ({ dueUntil }) => momentCell(dueUntil)),
    ...AMOUNTS.map((each) =>
      listColumn<Quarter>(
        each,
        words((said) => said[each]),
        (quarter) => amountCell(quarter[each]),
      ),
    ),
    listColumn(
      'read-until',
      words(({ readUntil }) => readUntil),
      ({ readUntil }) => momentCell(readUntil),
    ),
  ],
  sections: ([{ quarters }]) => [{ ...words((said) => said.quarters), rows: quarters }],
});
