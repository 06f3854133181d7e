import { Type } from 'typebox';
import type { DataOf } from '../../kernel/event-definition';
import { defineFact } from '../_core/fact-definition';
import { Amount, Currency, DocumentId, StaffList } from '../../kernel/fields.schema';

export const dutyPaid = defineFact({
  type: 'cagnotte.duty.paid.v1',
  title: { en: 'Duty paid', es: 'Ingreso de la tasa' },
  moves: ({ amount }) => [{ from: 'bank', to: 'gaming-duty-payable', amount }],
  inBooks: true,
  category: 'cage',
  reportedBy: ['office'],
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
