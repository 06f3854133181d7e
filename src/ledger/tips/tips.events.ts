import { Type } from 'typebox';
import { defineEvent } from '../../kernel/event-definition';
import {
  Amount,
  Currency,
  DocumentId,
  StaffList,
  CHIPS_AND_CASH,
  OtherCurrencies,
  TakenToCage,
} from '../../kernel/fields.schema';

export const tipsShared = defineEvent({
  type: 'cagnotte.tips.shared.v1',
  category: 'cage',
  toldBy: ['office'],
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

export const tipsCounted = defineEvent({
  type: 'cagnotte.tips.counted.v1',
  category: 'table',
  toldBy: ['count-room', 'table', 'cage'],
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
