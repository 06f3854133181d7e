import { Type } from 'typebox';
import type { DataOf } from '../../kernel/event-definition';
import { defineFact } from '../_core/fact-definition';
import {
  Amount,
  Currency,
  FloatHolderField,
  Pieces,
  Slip,
  Staff,
  StaffList,
  Reason,
  TwoPersons,
} from '../../kernel/fields.schema';

/** The prefix of a slip's number: `A-`; it does not end with a digit. */
export const SLIP_PAD = '^[A-Za-z0-9./-]{0,15}[A-Za-z./-]$';
const MOST_SLIP_NUMBER = 999_999_999;

const SlipDirection = Type.Enum(['fill', 'credit'], {
  description: 'a fill comes from the cage, a credit goes there',
});

export const slipRequested = defineFact({
  type: 'cagnotte.slip.requested.v1',
  title: { en: 'Slip requested', es: 'Petición de vale' },
  movesNothing: 'chips move when the slip is used',
  slips: ({ slip, kind, amount }, at) => [{ ...at, slip, kind, amount, step: 'requested' }],
  category: 'table',
  reportedBy: ['table'],
  description: 'A table asks the cage for a fill, or announces a credit, under a slip. Nothing moves yet.',
  data: Type.Object({
    currency: Currency,
    slip: Slip,
    kind: SlipDirection,
    amount: Amount,
    holder: Type.Optional(FloatHolderField),
    pieces: Type.Optional(Pieces),
    by: StaffList,
  }),
});

export const slipRejected = defineFact({
  type: 'cagnotte.slip.rejected.v1',
  title: { en: 'Slip void', es: 'Vale anulado' },
  slips: ({ slip, kind }, at) => [{ ...at, slip, kind, step: 'rejected' }],
  category: 'table',
  reportedBy: ['cage', 'table'],
  description: 'Two persons void a slip under which nothing moves: its number is used up.',
  data: Type.Object({ slip: Slip, kind: SlipDirection, reason: Reason, by: TwoPersons }),
});

export const slipNumbersLeased = defineFact({
  type: 'cagnotte.slip-numbers.leased.v1',
  title: { en: 'Slip numbers leased', es: 'Números de vale reservados' },
  category: 'pad',
  reportedBy: 'person',
  decidedBy: 'leaseSlipNumbers',
  permission: 'events:record',
  begunHere: true,
  appendedWith: 'exact-version',
  description: 'A tablet takes numbers of a pad, which no other tablet uses.',
  data: Type.Object({
    pad: Type.String({ pattern: SLIP_PAD, description: 'what stands before the number' }),
    first: Type.Integer({ minimum: 1, maximum: MOST_SLIP_NUMBER }),
    last: Type.Integer({ minimum: 1, maximum: MOST_SLIP_NUMBER }),
    tablet: Type.String({ minLength: 1, maxLength: 40, description: 'the tablet that uses them' }),
    request: Type.String({
      minLength: 1,
      maxLength: 80,
      description: 'a repeated request with this name gets the same numbers',
    }),
    by: Staff,
  }),
});
export type SlipNumbersLeased = DataOf<typeof slipNumbersLeased>;

export const slipEvents = [slipRequested, slipRejected, slipNumbersLeased] as const;
