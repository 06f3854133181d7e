import { Type } from 'typebox';
import { minorFromWire, sumMinor } from '../../kernel/money';
import { owedToStaff } from '../_core/chips-of-customers';
import { defineFact } from '../_core/fact-definition';
import {
  Amount,
  Currency,
  DocumentId,
  StaffList,
  CHIPS_AND_CASH,
  OtherCurrencies,
  TakenToCage,
} from '../../kernel/fields.schema';

export const tipsShared = defineFact({
  type: 'cagnotte.tips.shared.v1',
  title: { en: 'Tips shared out', es: 'Reparto de propinas' },
  byRules: true,
  inBooks: true,
  category: 'cage',
  reportedBy: ['office'],
  foreignCurrency: true,
  description:
    'Tips are shared out: what the staff has is paid from the bank of the house, what the house has is its income.',
  data: Type.Object({
    currency: Currency,
    toStaff: Amount,
    toHouse: Type.Optional(Amount),
    approvedBy: StaffList,
    document: DocumentId,
  }),
});

export const tipsCounted = defineFact({
  type: 'cagnotte.tips.counted.v1',
  title: { en: 'Tips counted', es: 'Recuento de propinas' },
  byRules: true,
  // All that this count owes to the staff was paid in customers' chips, except for the cash.
  toCustomers: ({ currency, cash, otherCurrencies = [] }, lines) =>
    sumMinor(
      [{ currency, amount: cash }, ...otherCurrencies]
        .filter((each) => each.currency === currency)
        .map(({ amount }) => minorFromWire(amount)),
    ) - owedToStaff(lines, currency),
  inBooks: true,
  unread: ['slips', 'banks'],
  asideOfPlay: true,
  category: 'table',
  reportedBy: ['count-room', 'table', 'cage'],
  withoutTable: 'cage',
  foreignCurrency: true,
  description:
    'A tip box (of a table, the cage, the reception) is counted; its cash goes to the cage in any case.',
  data: Type.Object({
    currency: Currency,
    ...CHIPS_AND_CASH,
    otherCurrencies: Type.Optional(OtherCurrencies),
    takenToCage: TakenToCage,
    by: StaffList,
  }),
});
