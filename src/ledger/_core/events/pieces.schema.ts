import { Type } from 'typebox';
import { Amount, Currency } from './money.schema';

/** Chips or plaques by denomination. Optional everywhere: tied only where every holder was counted so. */
export const Pieces = Type.Array(
  Type.Object({
    denomination: Amount,
    pieces: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
    set: Type.Optional(Type.String({ maxLength: 63, description: 'chip set, where there are several' })),
  }),
  { maxItems: 200, description: 'chips and plaques by denomination' },
);

export const Notes = Type.Array(
  Type.Object({ denomination: Amount, pieces: Type.Integer({ minimum: 0, maximum: 10_000_000 }) }),
  { maxItems: 60, description: 'notes and coins by denomination' },
);

export const OtherCurrencies = Type.Array(
  Type.Object({ currency: Currency, amount: Amount, notes: Type.Optional(Notes) }),
  { maxItems: 60, description: 'money in other currencies, each in its own minor units' },
);
