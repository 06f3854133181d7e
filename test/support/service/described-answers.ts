import Ajv, { type ErrorObject } from 'ajv/dist/2020';

type Json = Readonly<Record<string, unknown>>;

/** An OpenAPI document as it is served. */
export interface ServedDocument {
  readonly openapi: string;
  readonly servers: readonly Json[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Json }>>>>;
  readonly components: Json;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

const AJV = new Ajv({ strict: false, formats: { 'date-time': MOMENT, date: /^\d{4}-\d\d-\d\d$/ } });

/**
 * What an answer has that the document does not describe, or lacks; empty where both agree. Objects may have no member that is not
 * described unless the document says so, since otherwise a schema without members would agree with everything.
 */
export async function differencesFrom(
  document: ServedDocument,
  [method, path]: readonly [string, string],
  answer: Response,
): Promise<readonly string[]> {
  const responses = document.paths[path]?.[method.toLowerCase()]?.responses;
  if (responses === undefined) return [`${method} ${path} is not in the document`];
  const told = responses[`${answer.status}`];
  if (told === undefined) return [`${method} ${path} does not say ${answer.status}`];
  const { content } = followed(document, told as Json) as { content?: Record<string, { schema: Json }> };
  const type = (answer.headers.get('content-type') ?? '').split(';', 1)[0]!;
  const text = await answer.text();
  if (content === undefined) return text === '' ? [] : [`${answer.status} of ${path} has a body`];
  const described = content[type];
  if (described === undefined) return [`${answer.status} of ${path} does not say ${type}`];
  if (!type.includes('json')) return [];
  const validate = AJV.compile({
    ...(closed(described.schema) as Json),
    components: closed(document.components),
  });
  const values = type === 'application/json' ? [text] : text.trimEnd().split('\n');
  return values.flatMap((value) => (validate(JSON.parse(value)) ? [] : saidBy(validate.errors)));
}

const saidBy = (errors: readonly ErrorObject[] | null | undefined): string[] =>
  (errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );

function followed(document: ServedDocument, value: Json): Json {
  const reference = value['$ref'];
  if (typeof reference !== 'string') return value;
  return reference
    .split('/')
    .slice(1)
    .reduce<Json>((at, name) => at[name] as Json, document as unknown as Json);
}

/** The same schema with objects that allow no further members, where it does not say otherwise. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (schema === null || typeof schema !== 'object') return schema;
  const all = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]));
  return 'properties' in all && !('additionalProperties' in all)
    ? { ...all, additionalProperties: false }
    : all;
}
