import { Type } from 'typebox';
import { type DataOf, defineEvent } from './event-definition';
import { Amount, Currency } from './money.schema';

/** The cage sells chips to a customer. */
export const chipsSold = defineEvent({
  type: 'cagnotte.cage.chips-sold.v1',
  category: 'cage',
  foreignCurrency: true,
  description: 'The cage sells chips to a customer for cash, a cheque or a bank transfer.',
  data: Type.Object({
    currency: Currency,
    amount: Amount,
    meansOfPayment: Type.Enum(['cash', 'cheque', 'bank']),
    player: Type.Optional(Type.String({ maxLength: 80, description: 'opaque id, never a name' })),
    slip: Type.Optional(Type.String({ maxLength: 80 })),
  }),
});
export type ChipsSold = DataOf<typeof chipsSold>;

export const cageEvents = [chipsSold] as const;
