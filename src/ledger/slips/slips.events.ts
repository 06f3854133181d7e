import { Type } from 'typebox';
import { type DataOf, defineEvent } from '../_core/event-definition';
import {
  Amount,
  Currency,
  FloatHolder,
  Pieces,
  Slip,
  StaffList,
  TableId,
  DocumentId,
  Notes,
  OtherCurrencies,
  Reason,
} from '../_core/fields.schema';

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
export type FloatIssued = DataOf<typeof floatIssued>;

export const creditReceived = defineEvent({
  type: 'cagnotte.cage.credit-received.v1',
  category: 'cage',
  toldBy: ['cage'],
  foreignCurrency: true,
  description: "Chips of a table arrive at the cage during the session: the cage's half of a credit.",
  data: Type.Object(chipsMoved),
});
export type CreditReceived = DataOf<typeof creditReceived>;

export const cageSlipEvents = [floatIssued, creditReceived] as const;

const Box = Type.String({ minLength: 1, maxLength: 80, description: 'number of the locked box' });

export const boxIssued = defineEvent({
  type: 'cagnotte.box.issued.v1',
  category: 'table',
  toldBy: ['count-room', 'table'],
  description: 'An empty locked box for notes is put on a table.',
  data: Type.Object({ box: Box, by: StaffList }),
});
export type BoxIssued = DataOf<typeof boxIssued>;

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
export type BoxSwapped = DataOf<typeof boxSwapped>;

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
