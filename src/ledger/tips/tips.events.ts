import { Type } from 'typebox';
import { defineEvent } from '../../kernel/event-definition';
import { Amount, Currency, DocumentId, StaffList } from '../../kernel/fields.schema';

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
