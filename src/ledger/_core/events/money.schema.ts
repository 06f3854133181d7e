import { Type } from 'typebox';

const SAFE_INTEGER = 9007199254740991;

/** An amount that cannot be negative: integer minor units of the event's currency. */
export const Amount = Type.Integer({
  minimum: 0,
  maximum: SAFE_INTEGER,
  description: 'integer minor units (cents) of the currency of the event',
});

/** An amount that may be negative: integer minor units of the event's currency. */
export const SignedAmount = Type.Integer({
  minimum: -SAFE_INTEGER,
  maximum: SAFE_INTEGER,
  description: 'integer minor units (cents) of the currency of the event, may be negative',
});

export const Currency = Type.String({
  pattern: '^[A-Z]{3}$',
  description: 'ISO 4217 code; ESP (peseta, no decimals) for facts before the euro',
});

/** An exact share or percentage: 5 % is 5 / 100, or 1 / 20. Never a decimal fraction. */
export const Rate = Type.Object(
  {
    numerator: Type.Integer({ minimum: 0, maximum: SAFE_INTEGER }),
    denominator: Type.Integer({ minimum: 1, maximum: SAFE_INTEGER }),
  },
  { description: 'exact fraction: 5 % is 5 over 100' },
);

export const MeansOfPayment = Type.Enum(['cash', 'cheque', 'bank']);

export const Payments = Type.Array(
  Type.Object({
    means: MeansOfPayment,
    amount: Amount,
    document: Type.Optional(Type.String({ maxLength: 120, description: 'number of the cheque or order' })),
  }),
  { minItems: 1, maxItems: 20, description: 'the parts add up to the amount paid' },
);
