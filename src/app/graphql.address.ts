import { Type } from 'typebox';

const { Object: object, String: string } = Type;

const Answer = object({
  data: Type.Optional(Type.Union([object({}, { additionalProperties: true }), Type.Null()])),
  errors: Type.Optional(
    Type.Array(object({ message: string() }, { additionalProperties: true }), {
      description: '`extensions.code` says of which kind, `extensions.messageEs` in Spanish.',
    }),
  ),
  extensions: Type.Optional(object({}, { additionalProperties: true })),
});

const content = { 'application/json': { schema: Answer } };

/** Statuses of a refusal of the whole request. */
const REFUSED = [
  [400, 'The request or its document is faulty.'],
  [401, 'No credential, or one that is not valid any more.'],
  [403, 'The credential may not.'],
  [413, 'The body is too large.'],
  [429, 'Too much at once: try again later.'],
  [503, 'It cannot be answered now: try again later.'],
] as const;

const operation = (operationId: string, summary: string, more: object): object => ({
  operationId,
  summary,
  description:
    'schema.graphql describes queries and mutations, docs/graphql how to ask. The permission is that of each field.',
  tags: ['GraphQL'],
  security: [{ key: [] }, { session: [] }],
  ...more,
  responses: {
    200: { description: 'The answer.', content },
    // Each by its number: some makers of clients cannot read 4XX.
    ...Object.fromEntries(REFUSED.map(([status, description]) => [status, { description, content }])),
  },
});

const Asked = object({
  query: Type.Optional(string()),
  variables: Type.Optional(object({}, { additionalProperties: true })),
  operationName: Type.Optional(string()),
  extensions: Type.Optional(
    object(
      {},
      {
        additionalProperties: true,
        description: '`persistedQuery` with the SHA-256 of an operation (docs/clients).',
      },
    ),
  ),
});

const parameter = (name: string, description: string): object => ({
  name,
  in: 'query',
  required: false,
  description,
  schema: { type: 'string' },
});

/** GraphQL is no controller of Nest: Apollo makes its route. */
export const graphqlOperations = (): Readonly<Record<string, Readonly<Record<string, object>>>> => ({
  '/graphql': {
    get: operation('GraphQL_query', 'Ask a query', {
      parameters: [
        parameter('query', 'The document.'),
        parameter('variables', 'JSON.'),
        parameter('operationName', 'Which operation of the document.'),
        parameter('extensions', 'JSON: `persistedQuery`.'),
        {
          name: 'apollo-require-preflight',
          in: 'header',
          required: false,
          description: 'Any text: a GET without it and without a content type is refused (CSRF).',
          schema: { type: 'string' },
        },
      ],
    }),
    post: operation('GraphQL_operation', 'Ask a query or decide', {
      requestBody: { required: true, content: { 'application/json': { schema: Asked } } },
    }),
  },
});
