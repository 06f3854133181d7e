import { Type } from 'typebox';
import type { DataOf } from '../../kernel/event-definition';
import { defineFact } from '../_core/fact-definition';
import {
  Amount,
  Currency,
  Day,
  DocumentId,
  Reason,
  SignedAmount,
  Staff,
  StaffList,
} from '../../kernel/fields.schema';

const Quarter = Type.Object({
  year: Type.Integer({ minimum: 1977, maximum: 9999 }),
  quarter: Type.Integer({ minimum: 1, maximum: 4 }),
});

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
    period: Quarter,
    approvedBy: Type.Optional(StaffList),
    document: DocumentId,
  }),
});
export type DutyPaid = DataOf<typeof dutyPaid>;

const ReturnReference = Type.String({
  minLength: 1,
  maxLength: 80,
  description: 'what the authority gave the return: number of the form, of its entry or of its receipt',
});

export const dutyPresented = defineFact({
  type: 'cagnotte.duty.presented.v1',
  title: { en: 'Duty return presented', es: 'Presentación de la tasa' },
  movesNothing: 'Closes post the duty as it accrues, and its payment is reported when it is paid.',
  inBooks: true,
  category: 'duty',
  reportedBy: 'person',
  decidedBy: 'presentDutyReturn',
  permission: 'days:close',
  appendedWith: 'exact-version',
  // Not signed by the person, because records of other days arrive meanwhile.
  addedAfterSigning: ['through'],
  description:
    'A person states that the return of a quarter was presented to the authority, also where nothing is to be paid, with the base and the duty of the quarter and what is to be paid; a negative amount is to be set off or refunded.',
  data: Type.Object({
    currency: Currency,
    period: Quarter,
    presentedOn: Day,
    reference: ReturnReference,
    document: Type.Optional(DocumentId),
    complements: Type.Optional({ ...ReturnReference, description: 'of the return that this one completes' }),
    base: SignedAmount,
    due: SignedAmount,
    toPay: SignedAmount,
    through: Type.Optional(
      Type.Array(
        Type.Object({
          casino: Type.String({ minLength: 1, maxLength: 63 }),
          record: Type.Integer({ minimum: 0, maximum: 9007199254740991 }),
        }),
        {
          minItems: 1,
          maxItems: 60,
          description: 'the last record of each casino that the return has; a higher one corrects it',
        },
      ),
    ),
    by: Staff,
    note: Type.Optional(Reason),
  }),
});
export type DutyPresented = DataOf<typeof dutyPresented>;
