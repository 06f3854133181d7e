import { EnvelopeSchema } from '../../kernel/envelope';
import type { EventDefinition } from '../../kernel/event-definition';

/** JSON Schema (draft 7) of a whole event of one type: the envelope with this type, and its data. */
export function publishedSchema(definition: EventDefinition): Record<string, unknown> {
  const { properties, ...envelope } = EnvelopeSchema;
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `urn:cagnotte:event:${definition.type}`,
    title: definition.type,
    description: definition.description,
    ...envelope,
    properties: { ...properties, type: { type: 'string', const: definition.type }, data: definition.data },
  };
  return withStandardFormats(schema);
}

const STANDARD_FORMATS: Readonly<Record<string, string>> = { instant: 'date-time', 'gaming-day': 'date' };

const withStandardFormats = (schema: object): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === 'format' ? (STANDARD_FORMATS[value as string] ?? value) : withStandardMark(value),
    ),
  ) as Record<string, unknown>;

/** Our mark as a comment: validators in strict mode refuse unknown keywords. */
function withStandardMark(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null || !('personal' in schema)) return schema;
  const { personal, ...rest } = schema;
  return typeof personal === 'string' ? { $comment: `personal: ${personal}`, ...rest } : schema;
}
