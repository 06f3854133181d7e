import { Type } from 'typebox';
import { type DataOf, defineEvent } from './event-definition';
import { Amount, Currency } from './money.schema';

/** The cage sells chips to a customer. */
export const chipsSold = defineEvent({
  type: 'cagnotte.cage.chips-sold.v1',
  category: 'cage',
  description: 'The cage sells chips to a customer for cash, a cheque or a bank transfer.',
  data: Type.Object({
    currency: Currency,
    amount: Amount,
    meansOfPayment: Type.Union([Type.Literal('cash'), Type.Literal('cheque'), Type.Literal('bank')]),
    player: Type.Optional(Type.String({ maxLength: 80, description: 'opaque id, never a name' })),
    slip: Type.Optional(Type.String({ maxLength: 80 })),
  }),
});
export type ChipsSold = DataOf<typeof chipsSold>;
