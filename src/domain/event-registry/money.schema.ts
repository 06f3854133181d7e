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
