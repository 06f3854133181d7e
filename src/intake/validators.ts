import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import { definitionOf } from '../ledger/event-contract/catalogue';
import { EnvelopeSchema } from '../kernel/envelope';
import type { PersonalMark } from '../kernel/fields.schema';
import { isSeen } from '../kernel/person-name';
import { isGamingDay } from '../kernel/gaming-day';
import { isInstant } from '../kernel/instant';

export type Breach = ErrorObject;

/** Names of customers must consist of visible characters; the bytes of a quarantined delivery may be anything. */
const isSeenOf = (of: PersonalMark, text: string): boolean =>
  of === 'delivery' || of === 'delivery-bytes' || isSeen(text);

/** Each schema is compiled once. With `verbose`, an error carries the value and the schema of the rule. */
const ajv = new Ajv({
  strict: true,
  verbose: true,
  formats: { instant: isInstant, 'gaming-day': isGamingDay },
  keywords: [{ keyword: 'personal', type: 'string', validate: isSeenOf }],
});

const validateEnvelope = ajv.compile(EnvelopeSchema);

/** Compiled on first use: a service sees few of the types, and compiling all would slow every start. */
const validateData = new Map<string, ValidateFunction>();

function dataValidatorOf(type: string): ValidateFunction {
  const known = validateData.get(type);
  if (known) return known;
  const compiled = ajv.compile(definitionOf(type)!.data);
  validateData.set(type, compiled);
  return compiled;
}

const READABLE = ['source', 'id', 'type', 'sequence', 'gamingday', 'time'] as const;
export type ReadableName = (typeof READABLE)[number];

export const readableRules: ReadonlyArray<readonly [ReadableName, (value: unknown) => boolean]> =
  READABLE.map((name) => [name, ajv.compile<unknown>(EnvelopeSchema.properties[name])]);

export const envelopeBreach = (event: unknown): Breach | undefined => breachOf(validateEnvelope, event);

export const dataBreach = (type: string, data: unknown): Breach | undefined =>
  breachOf(dataValidatorOf(type), data);

function breachOf(validate: ValidateFunction, value: unknown): Breach | undefined {
  return validate(value) ? undefined : validate.errors!.at(-1)!;
}
