import type { BothLanguages } from '../../kernel/words';
import { nameOfGame } from '../../ledger/performance/group-names';
import commissions from '../../words/commissions.json';
import lists from '../../words/lists.json';
import {
  amountCell,
  listColumn,
  listOfNodes,
  type MoneyAnswer,
  momentCell,
  screenWords,
  textCell,
  MONEY,
} from './declared-list';

interface Commission {
  readonly day: string | null;
  readonly table: string | null;
  readonly game: string | null;
  readonly rule: string | null;
  readonly amount: MoneyAnswer;
}

const ruleName = (rule: string): BothLanguages =>
  (commissions as Readonly<Record<string, BothLanguages>>)[rule] ?? { en: rule, es: rule };

const GROUPS = {
  DAY: listColumn<Commission>(
    'day',
    screenWords(({ days }) => days.day),
    ({ day }) => momentCell(day),
  ),
  TABLE: listColumn<Commission>(
    'table',
    screenWords(({ accounts }) => accounts.table),
    ({ table }) => textCell(table),
  ),
  GAME: listColumn<Commission>(
    'game',
    screenWords(({ accounts }) => accounts.game),
    ({ game }, language) => textCell(game === null ? null : nameOfGame(game)[language]),
  ),
  RULE: listColumn<Commission>('rule', lists.rule, ({ rule }, language) =>
    textCell(rule === null ? null : ruleName(rule)[language]),
  ),
};

/** What the house earned as commission, by day, table, game or kind of commission. */
export const commissionsList = listOfNodes<Commission>({
  name: 'commissions',
  title: lists.commissions,
  field: 'commissions',
  node: `day table game rule amount ${MONEY}`,
  columns: ({ by = ['RULE'] }) => [
    ...(by as readonly (keyof typeof GROUPS)[]).map((group) => GROUPS[group]),
    listColumn(
      'currency',
      screenWords(({ accounts }) => accounts.currency),
      ({ amount }) => textCell(amount.currency),
    ),
    listColumn('amount', lists.amount, ({ amount }) => amountCell(amount)),
  ],
});
