import { type TSchema, Type } from 'typebox';
import { type AddressDescription, json } from '../access/described-address';

/** Contents as an OpenAPI document has them. */
export const addressContent = (content: Readonly<Record<string, TSchema>>): object =>
  Object.fromEntries(Object.entries(content).map(([type, schema]) => [type, { schema }]));

/** What every address may answer, by the name of the component. */
const STANDARD = {
  Malformed: [400, 'A parameter or the body is not what it must be.'],
  ForeignPage: [403, 'The page that asks is of an origin that is not listed.'],
  TooMuch: [429, 'Too much at once, or too many requests without a valid credential; see `Retry-After`.'],
  Fault: [500, 'A fault of the service.'],
  Unavailable: [503, 'A part of the service cannot answer now; ask again.'],
} as const;

/** What an address that needs a credential may answer besides. */
const OF_CREDENTIALS = {
  Unauthenticated: [401, 'The credential is missing, unknown or over.'],
  Forbidden: [
    403,
    'The permission or the casino is missing, or the page is of an origin that is not listed.',
  ],
} as const;

const refusal = (description: string): object => ({ description, content: addressContent(json(REFUSAL)) });

const standardAnswers = (answers: typeof STANDARD | typeof OF_CREDENTIALS): Record<string, object> =>
  Object.fromEntries(
    Object.entries(answers).map(([name, [status]]) => [
      `${status}`,
      { $ref: `#/components/responses/${name}` },
    ]),
  );

/** The refusals of an address. Its own words where an address has them; statuses of its answers stay. */
export function refusalsOfAddress(
  needsCredential: boolean,
  own: Readonly<Record<number, string>>,
  answers: AddressDescription['answers'],
): readonly (readonly [string, object])[] {
  const all = {
    ...standardAnswers(STANDARD),
    ...(needsCredential && standardAnswers(OF_CREDENTIALS)),
    ...Object.fromEntries(Object.entries(own).map(([status, about]) => [status, refusal(about)])),
  };
  return Object.entries(all).filter(([status]) => !(status in answers));
}

const REFUSAL = Type.Unsafe<object>({ $ref: '#/components/schemas/Refusal' });

const both = (description: string): TSchema => Type.Optional(Type.String({ description }));

/** What the addresses share: the form of a refusal, the answers of every address, and the credentials. */
export const OPEN_API_COMPONENTS = {
  schemas: {
    Refusal: Type.Object(
      {
        code: both('Stable; docs/errors.md lists all. A single delivery has `outcome` instead.'),
        message: both('In English.'),
        messageEs: both('In Spanish.'),
        remedy: both('What to do, in English.'),
        remedyEs: both('What to do, in Spanish.'),
        permission: both('The permission that is missing.'),
        casino: both('The casino that is closed to the sender.'),
        origin: both('The origin that is not listed.'),
        outcome: both('Of a single delivery: `too-large` or `forbidden`.'),
        reason: both('Of a single delivery: why it is forbidden.'),
        source: both('Of a single delivery.'),
        id: both('Of a single delivery.'),
        errors: Type.Optional(
          Type.Array(Type.Object({}, { additionalProperties: true }), {
            description: 'At /graphql, as GraphQL has them.',
          }),
        ),
      },
      { additionalProperties: true },
    ),
  },
  responses: Object.fromEntries(
    Object.entries({ ...STANDARD, ...OF_CREDENTIALS }).map(([name, [, about]]) => [name, refusal(about)]),
  ),
  securitySchemes: {
    key: { type: 'http', scheme: 'bearer', description: 'An API key: `cgn_<16 digits>_<64 digits>`.' },
    session: cookie('cagnotte', 'The session of a person, for pages of the service.'),
    tablet: cookie('cagnotte-tablet', 'A browser that is enrolled as a tablet, for pages of the service.'),
    departure: cookie('cagnotte-departure', 'What a browser keeps while its person is at the provider.'),
  },
};

/** With TLS the name begins with `__Host-`. */
function cookie(name: string, description: string): object {
  return {
    type: 'apiKey',
    in: 'cookie',
    name,
    description: `${description} With TLS its name begins with __Host-.`,
  };
}
