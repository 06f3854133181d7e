import { Type } from 'typebox';
import { type DataOf, defineEvent } from '../../kernel/event-definition';
import {
  Amount,
  Currency,
  FloatHolder,
  Pieces,
  Slip,
  Staff,
  StaffList,
  TableId,
  DocumentId,
  Notes,
  OtherCurrencies,
  Reason,
  TwoPersons,
} from '../../kernel/fields.schema';

/** What stands before the number of a slip: `A-`; it does not end with a digit. */
export const SLIP_PAD = '^[A-Za-z0-9./-]{0,15}[A-Za-z./-]$';
const MOST_SLIP_NUMBER = 999_999_999;

/** Chips between cage and table: the cage's half; the session of the table is that of the envelope. */
const chipsMoved = {
  currency: Currency,
  table: TableId,
  amount: Amount,
  slip: Slip,
  holder: Type.Optional(FloatHolder),
  pieces: Type.Optional(Pieces),
  by: Type.Optional(StaffList),
};

export const floatIssued = defineEvent({
  type: 'cagnotte.cage.float-issued.v1',
  category: 'cage',
  toldBy: ['cage'],
  foreignCurrency: true,
  description:
    "The cage sends chips to a table as float, fill or imprest: the cage's half, under the table's slip.",
  data: Type.Object({
    ...chipsMoved,
    purpose: Type.Optional(Type.Enum(['float', 'fill', 'imprest'])),
  }),
});

export const creditReceived = defineEvent({
  type: 'cagnotte.cage.credit-received.v1',
  category: 'cage',
  toldBy: ['cage'],
  foreignCurrency: true,
  description: "Chips of a table arrive at the cage during the session: the cage's half of a credit.",
  data: Type.Object(chipsMoved),
});

export const cageSlipEvents = [floatIssued, creditReceived] as const;

const SlipDirection = Type.Enum(['fill', 'credit'], {
  description: 'a fill comes from the cage, a credit goes there',
});

export const slipRequested = defineEvent({
  type: 'cagnotte.slip.requested.v1',
  category: 'table',
  toldBy: ['table'],
  description: 'A table asks the cage for a fill, or announces a credit, under a slip. Nothing moves yet.',
  data: Type.Object({
    currency: Currency,
    slip: Slip,
    kind: SlipDirection,
    amount: Amount,
    holder: Type.Optional(FloatHolder),
    pieces: Type.Optional(Pieces),
    by: StaffList,
  }),
});

export const slipRejected = defineEvent({
  type: 'cagnotte.slip.rejected.v1',
  category: 'table',
  toldBy: ['cage', 'table'],
  description: 'Two persons void a slip under which nothing moves: its number is used up.',
  data: Type.Object({ slip: Slip, kind: SlipDirection, reason: Reason, by: TwoPersons }),
});

export const slipNumbersLeased = defineEvent({
  type: 'cagnotte.slip-numbers.leased.v1',
  category: 'pad',
  toldBy: 'person',
  decidedBy: 'leaseSlipNumbers',
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

const Box = Type.String({ minLength: 1, maxLength: 80, description: 'number of the locked box' });

export const boxIssued = defineEvent({
  type: 'cagnotte.box.issued.v1',
  category: 'table',
  toldBy: ['count-room', 'table'],
  description: 'An empty locked box for notes is put on a table.',
  data: Type.Object({ box: Box, by: StaffList }),
});

export const boxSwapped = defineEvent({
  type: 'cagnotte.box.swapped.v1',
  category: 'table',
  toldBy: ['table'],
  description: 'A full box leaves the table and an empty one takes its place.',
  data: Type.Object({
    box: Type.String({ minLength: 1, maxLength: 80, description: 'the box that leaves' }),
    replacement: Type.String({ minLength: 1, maxLength: 80, description: 'the box that takes its place' }),
    by: StaffList,
    document: Type.Optional(DocumentId),
    reason: Type.Optional(Reason),
  }),
});

export const dropCounted = defineEvent({
  type: 'cagnotte.drop.counted.v1',
  category: 'table',
  toldBy: ['count-room'],
  foreignCurrency: true,
  description: 'A box is opened and the cash in it counted; the cash goes to the cage.',
  data: Type.Object({
    currency: Currency,
    box: Box,
    amount: Amount,
    notes: Type.Optional(Notes),
    otherCurrencies: Type.Optional(OtherCurrencies),
    by: StaffList,
  }),
});
export type DropCounted = DataOf<typeof dropCounted>;

export const boxEvents = [boxIssued, boxSwapped, dropCounted] as const;
