import fc from 'fast-check';
import type { TSchema } from 'typebox';

/** What a schema of the event registry may say; every word of it that is used there. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
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
}

/** Values for a property by its name, where any value of its schema would hardly ever meet another event. */
export type ByName = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** Any value that satisfies a schema of the event registry; lists are short. */
export function arbitraryOf(schema: TSchema, byName: ByName = {}): fc.Arbitrary<unknown> {
  return valueOf(schema, byName);
}

function valueOf(schema: Schema, byName: ByName): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, byName);
    case 'array':
      return listOf(schema, byName);
    case 'integer':
      return integerOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return textOf(schema);
    case undefined:
    default:
      return fc.constantFrom<unknown>(null, 0, 'any', [], {});
  }
}

function objectOf({ properties = {}, required = [] }: Schema, byName: ByName): fc.Arbitrary<object> {
  const members = Object.entries(properties).map(([name, schema]): [string, fc.Arbitrary<unknown>] => [
    name,
    isName(name, schema) ? (byName[name] ?? valueOf(schema, byName)) : valueOf(schema, byName),
  ]);
  return fc.record(Object.fromEntries(members), { requiredKeys: [...required] });
}

/** A word that may be any, or the number of something; an amount may be called like the thing it is of. */
const isName = (name: string, { type, enum: choice }: Schema): boolean =>
  choice === undefined && (type === 'string' || (type === 'integer' && name.endsWith('No')));

const listOf = (
  { items = {}, minItems = 0, maxItems = 3 }: Schema,
  byName: ByName,
): fc.Arbitrary<unknown[]> =>
  fc.array(valueOf(items, byName), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 3)),
  });

/** Small ones mostly, so that amounts meet; the largest ones, too. */
function integerOf({ minimum = -100, maximum = 100 }: Schema): fc.Arbitrary<number> {
  const least = Math.max(minimum, -1_000);
  const small = fc.integer({ min: least, max: Math.min(maximum, Math.max(least, 1_000)) });
  return fc.oneof(
    { arbitrary: small, weight: 8 },
    { arbitrary: fc.constantFrom(minimum, maximum), weight: 1 },
    { arbitrary: fc.integer({ min: minimum, max: maximum }), weight: 1 },
  );
}

function textOf({ pattern, format, minLength = 0, maxLength = 10 }: Schema): fc.Arbitrary<string> {
  if (format === 'gaming-day') return fc.constantFrom('2026-01-01', '2026-01-02');
  if (format === 'instant') return fc.constant('2026-01-01T21:30:00Z');
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const any = fc.string({ minLength, maxLength: Math.min(maxLength, 10) });
  return fc.oneof(
    any,
    fc.constantFrom('a:b', '%3A', '__proto__', 'constructor').filter((text) => text.length <= maxLength),
  );
}
