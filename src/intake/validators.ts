import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import { definitionOf } from '../ledger/event-contract/catalogue';
import { type TSchema, Type } from 'typebox';
import { type CasinoEvent, EnvelopeSchema } from '../kernel/envelope';
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

/** Like `ajv`, but names every breach and not the first: for texts of one row, which are short. */
const thorough = new Ajv({
  strict: true,
  allErrors: true,
  formats: { instant: isInstant, 'gaming-day': isGamingDay },
  keywords: [{ keyword: 'personal', type: 'string', validate: isSeenOf }],
});

const everyBreach = new Map<string, ValidateFunction>();

/**
 * Everything in which an event departs from the schemas of its envelope and of its type, with paths into the event. Of a
 * member with several forms only that it has none of them.
 */
export function breachesOfEvent(event: CasinoEvent): readonly Breach[] {
  const known = everyBreach.get(event.type);
  const validate =
    known ??
    thorough.compile(Type.Object({ ...EnvelopeSchema.properties, data: definitionOf(event.type)!.data }));
  if (known === undefined) everyBreach.set(event.type, validate);
  if (validate(event)) return [];
  return validate.errors!.filter(({ schemaPath }) => !schemaPath.includes('/anyOf/'));
}

/** What says of a value from outside that it obeys a schema that is no event's, such as the mapping of a sheet. */
export const breachFinder = (schema: TSchema): ((value: unknown) => Breach | undefined) => {
  const validate = ajv.compile(schema);
  return (value) => breachOf(validate, value);
};

function breachOf(validate: ValidateFunction, value: unknown): Breach | undefined {
  return validate(value) ? undefined : validate.errors!.at(-1)!;
}
