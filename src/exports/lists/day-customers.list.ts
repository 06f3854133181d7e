import type { BothLanguages } from '../../kernel/words';
import en from '../../words/application/en.json';
import lists from '../../words/lists.json';
import {
  amountCell,
  countCell,
  listColumn,
  listOfNodes,
  type MoneyAnswer,
  momentCell,
  screenWords,
  textCell,
  MONEY,
} from './declared-list';

const SUMS = ['cashBrought', 'cashTaken', 'chipsBought', 'chipsRedeemed'] as const;

type DayCustomer = Readonly<Record<(typeof SUMS)[number], MoneyAnswer>> & {
  readonly player: string | null;
  readonly atLimit: boolean | null;
  readonly operationCount: number;
  readonly operations: readonly { readonly recordNumber: number }[];
  readonly identification: {
    readonly document: keyof typeof en.customers.documents;
    readonly by: string;
    readonly at: string;
    readonly recordNumber: number;
  } | null;
};

const words = (of: (customers: typeof en.customers) => string): BothLanguages =>
  screenWords(({ customers }) => of(customers));

const COLUMNS_OF_SUMS = {
  cashBrought: 'cash-brought',
  cashTaken: 'cash-taken',
  chipsBought: 'chips-bought',
  chipsRedeemed: 'chips-redeemed',
} as const;

const { atLimit, yes, no } = lists.customers;

/** What customers brought and took in a gaming day, and who was identified. */
export const dayCustomersList = listOfNodes<DayCustomer>({
  name: 'day-customers',
  title: words(({ caption }) => caption),
  field: 'dayCustomers',
  node: `player atLimit operationCount operations { recordNumber } identification { document by at recordNumber }
    ${SUMS.map((each) => `${each} ${MONEY}`).join(' ')}`,
  columns: () => [
    listColumn(
      'customer',
      words(({ customer }) => customer),
      ({ player }, language) => textCell(player ?? words(({ nobody }) => nobody)[language]),
    ),
    ...SUMS.map((sum) =>
      listColumn<DayCustomer>(
        COLUMNS_OF_SUMS[sum],
        words(({ sums }) => sums[sum]),
        (customer) => amountCell(customer[sum]),
      ),
    ),
    listColumn('at-limit', atLimit, ({ atLimit: reached }, language) =>
      textCell(reached === null ? '' : (reached ? yes : no)[language]),
    ),
    listColumn(
      'document',
      words(({ document }) => document),
      ({ identification }, language) =>
        textCell(
          identification === null
            ? ''
            : words(({ documents }) => documents[identification.document])[language],
        ),
    ),
    listColumn('identified-by', lists.customers.by, ({ identification }) =>
      textCell(identification?.by ?? ''),
    ),
    listColumn('identified-at', lists.customers.at, ({ identification }) =>
      momentCell(identification?.at ?? null),
    ),
    listColumn(
      'operations',
      words(({ operations }) => operations),
      ({ operationCount }) => countCell(operationCount),
    ),
    listColumn('first-record', lists.customers.firstRecord, ({ operations }) =>
      countCell(operations[0]?.recordNumber ?? null),
    ),
  ],
});
