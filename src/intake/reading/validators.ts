import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import { definitionOf } from '../../ledger/event-contract/catalogue';
import { EnvelopeSchema } from '../../ledger/_core/events/envelope';
import { isGamingDay } from '../../kernel/gaming-day';
import { isInstant } from '../../kernel/instant';

/** The first rule of a schema that a value breaks, as Ajv tells it. */
export type Breach = ErrorObject;

/** Each schema is compiled once. `verbose` makes a breach carry the value and the rule's own words. */
const ajv = new Ajv({
  strict: true,
  verbose: true,
  formats: { instant: isInstant, 'gaming-day': isGamingDay },
});

const validateEnvelope = ajv.compile(EnvelopeSchema);

/** Compiled when its type is first met: a service meets few of the types, and compiling all would slow every start. */
const validateData = new Map<string, ValidateFunction>();

function dataValidatorOf(type: string): ValidateFunction {
  const known = validateData.get(type);
  if (known) return known;
  const compiled = ajv.compile(definitionOf(type)!.data);
  validateData.set(type, compiled);
  return compiled;
}

/** The parts of the envelope that are worth reading even when the rest is broken. */
const READABLE = ['source', 'id', 'type', 'sequence', 'gamingday', 'time'] as const;
export type ReadableName = (typeof READABLE)[number];

/** For each readable part of the envelope, whether a value obeys the envelope's own rule for it. */
export const readableRules: ReadonlyArray<readonly [ReadableName, (value: unknown) => boolean]> =
  READABLE.map((name) => [name, ajv.compile<unknown>(EnvelopeSchema.properties[name])]);

/** The first breach of the envelope's schema; its path starts at the event. */
export const envelopeBreach = (event: unknown): Breach | undefined => breachOf(validateEnvelope, event);

/** The first breach of the schema of a known type; its path starts at the data. */
export const dataBreach = (type: string, data: unknown): Breach | undefined =>
  breachOf(dataValidatorOf(type), data);

function breachOf(validate: ValidateFunction, value: unknown): Breach | undefined {
  return validate(value) ? undefined : validate.errors!.at(-1)!;
}
