import { Type } from 'typebox';
import { type DataOf, defineEvent } from '../../kernel/event-definition';
import { Amount, Currency, DocumentId, StaffList } from '../../kernel/fields.schema';

export const dutyPaid = defineEvent({
  type: 'cagnotte.duty.paid.v1',
  category: 'cage',
  toldBy: ['office'],
  description: 'The gaming duty of a period is paid from the bank.',
  data: Type.Object({
    currency: Currency,
    amount: Amount,
    period: Type.Object({
      year: Type.Integer({ minimum: 1977, maximum: 9999 }),
      quarter: Type.Integer({ minimum: 1, maximum: 4 }),
    }),
    approvedBy: Type.Optional(StaffList),
    document: DocumentId,
  }),
});
export type DutyPaid = DataOf<typeof dutyPaid>;
