import fc from 'fast-check';
import type { TSchema } from 'typebox';
import { isSeen } from '../../../src/kernel/person-name';

/** The keywords of JSON Schema that the event registry uses. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  /** A keyword of this project: a text with personal data, of printable characters. */
  readonly personal?: unknown;
}

/** Values by the name of a property. Random values of its schema would hardly ever match those of another event. */
export type ByName = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** Restrictions of the values of a schema. */
export interface Choices {
  readonly byName?: ByName;
  /** Amounts of money without their sign; absent: any number. */
  readonly amounts?: fc.Arbitrary<number>;
  /** Optional properties that are always left out. */
  readonly without?: ReadonlySet<string>;
}

/** Any value that satisfies a schema of the event registry; lists are short. */
export function arbitraryOf(schema: TSchema, choices: Choices = {}): fc.Arbitrary<unknown> {
  return valueOf(schema, choices);
}

function valueOf(schema: Schema, choices: Choices): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((form) => valueOf(form, choices)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, choices);
    case 'array':
      return listOf(schema, choices);
    case 'integer':
      return integerOf(schema, choices);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return textOf(schema);
    case undefined:
    default:
      return fc.constantFrom<unknown>(null, 0, 'any', [], {});
  }
}

function objectOf({ properties = {}, required = [] }: Schema, choices: Choices): fc.Arbitrary<object> {
  const { byName = {}, without = NOTHING } = choices;
  const stated = Object.entries(properties).filter(([name]) => required.includes(name) || !without.has(name));
  const members = stated.map(([name, schema]): [string, fc.Arbitrary<unknown>] => [
    name,
    isName(name, schema) ? (byName[name] ?? valueOf(schema, choices)) : valueOf(schema, choices),
  ]);
  return fc.record(Object.fromEntries(members), { requiredKeys: [...required] });
}

const NOTHING: ReadonlySet<string> = new Set();

/** Whether a property is a name or a number of a thing, rather than an amount or a digest under the same name. */
const isName = (name: string, { type, enum: choice, pattern = '' }: Schema): boolean =>
  choice === undefined &&
  !pattern.startsWith('^[0-9a-f]{') &&
  (type === 'string' || (type === 'integer' && name.endsWith('No')));

const listOf = (
  { items = {}, minItems = 0, maxItems = 3 }: Schema,
  choices: Choices,
): fc.Arbitrary<unknown[]> =>
  fc.array(valueOf(items, choices), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 3)),
  });

/** Mostly small integers, so that amounts coincide, and the largest ones. */
function integerOf({ minimum = -100, maximum = 100 }: Schema, { amounts }: Choices): fc.Arbitrary<number> {
  if (amounts !== undefined && maximum === Number.MAX_SAFE_INTEGER) return signed(amounts, minimum);
  const least = Math.max(minimum, -1_000);
  const small = fc.integer({ min: least, max: Math.min(maximum, Math.max(least, 1_000)) });
  return fc.oneof(
    { arbitrary: small, weight: 8 },
    { arbitrary: fc.constantFrom(minimum, maximum), weight: 1 },
    { arbitrary: fc.integer({ min: minimum, max: maximum }), weight: 1 },
  );
}

const signed = (amounts: fc.Arbitrary<number>, minimum: number): fc.Arbitrary<number> =>
  minimum < 0
    ? fc.tuple(amounts, fc.boolean()).map(([amount, isNegative]) => (isNegative ? -amount : amount))
    : amounts.map((amount) => Math.max(amount, minimum));

const byPattern = new Map<string, fc.Arbitrary<string>>();

/** Cached, since parsing a pattern takes far longer than drawing from the arbitrary. */
function matching(pattern: string): fc.Arbitrary<string> {
  const known = byPattern.get(pattern) ?? fc.stringMatching(new RegExp(pattern));
  byPattern.set(pattern, known);
  return known;
}

function textOf({ pattern, format, personal, minLength = 0, maxLength = 10 }: Schema): fc.Arbitrary<string> {
  if (format === 'gaming-day') return fc.constantFrom('2026-01-01', '2026-01-02');
  if (format === 'instant') return fc.constant('2026-01-01T21:30:00Z');
  if (pattern !== undefined && personal !== undefined) return matching(pattern).filter(isSeen);
  if (pattern !== undefined) return matching(pattern);
  const any = fc.string({ minLength, maxLength: Math.min(maxLength, 10) });
  return fc.oneof(
    any,
    fc.constantFrom('a:b', '%3A', '__proto__', 'constructor').filter((text) => text.length <= maxLength),
  );
}
