import { Type } from 'typebox';
import { type DataOf, defineEvent } from '../_core/event-definition';
import { Amount, Currency, FloatHolder, Pieces, Slip, StaffList, TableId } from '../_core/fields.schema';

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
