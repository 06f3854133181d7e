import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Addresses,
  breaksInAddresses,
  breaksInEvents,
  breaksInGraphql,
  breaksInNotices,
  type EventSchemas,
} from './breaking-changes';
import { ROOT } from './project-files';

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The stored releases, oldest first. They are files, since a clone may have no tags. */
const RELEASES = readdirSync(join(ROOT, 'docs/releases'))
  .filter((name) => /^\d/.test(name))
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

interface Contract {
  readonly schema: string;
  readonly events: EventSchemas;
  /** Undefined for releases that had no OpenAPI document. */
  readonly addresses: Addresses | undefined;
  /** Undefined for releases that sent no webhooks. */
  readonly notices: EventSchemas | undefined;
}

const releasedContract = (version: string): Contract => ({
  schema: textOf(`docs/releases/${version}/schema.graphql`),
  events: JSON.parse(textOf(`docs/releases/${version}/event-schemas.json`)) as EventSchemas,
  addresses: addressesIn(`docs/releases/${version}/openapi.json`),
  notices: noticesIn(`docs/releases/${version}/notice-schemas.json`),
});

const contractToday = (): Contract => ({
  schema: textOf('schema.graphql'),
  events: schemasIn('docs/events'),
  addresses: addressesIn('docs/openapi.json'),
  notices: schemasIn('docs/clients/notices'),
});

const noticesIn = (path: string): EventSchemas | undefined =>
  existsSync(join(ROOT, path)) ? (JSON.parse(textOf(path)) as EventSchemas) : undefined;

const addressesIn = (path: string): Addresses | undefined =>
  existsSync(join(ROOT, path)) ? (JSON.parse(textOf(path)) as Addresses) : undefined;

const schemasIn = (folder: string): EventSchemas =>
  Object.fromEntries(
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.schema.json'))
      .map((name) => [
        name.replace('.schema.json', ''),
        JSON.parse(textOf(`${folder}/${name}`)) as EventSchemas[string],
      ]),
  );

/** The text under "Breaking" of a version in the changelog; without a version, of the newest one. */
function breakingInChangelog(version = ''): string {
  const sections = textOf('CHANGELOG.md').split(/^## /m).slice(1);
  const section = sections.find((each) => each.startsWith(`[${version}`)) ?? '';
  const [, breaking = ''] = section.split(/^### Breaking$/m);
  return breaking.split(/^### /m)[0]!.replace(/\s+/g, ' ');
}

/** Each release with the next one, and the last one with the current sources. */
const STEPS = RELEASES.map((from, index) => {
  const to = RELEASES[index + 1];
  return { from, to, until: to ?? 'today' };
});

describe.each(STEPS)(
  'what breaks from $from to $until stands in CHANGELOG.md under "Breaking"',
  ({ from, to }) => {
    const released = releasedContract(from);
    const next = to === undefined ? contractToday() : releasedContract(to);
    const unnamed = (changes: readonly string[]): string[] =>
      changes.filter((change) => !breakingInChangelog(to).includes(change));

    it('of GraphQL', () => expect(unnamed(breaksInGraphql(released.schema, next.schema))).toEqual([]));

    it('of addresses of HTTP', () => {
      const { addresses: before } = released;
      if (before !== undefined) expect(unnamed(breaksInAddresses(before, next.addresses!))).toEqual([]);
      else expect(from.localeCompare('0.4.0', 'en', { numeric: true })).toBe(-1);
    });

    it('of notices to webhooks', () => {
      const { notices: before } = released;
      if (before !== undefined) expect(unnamed(breaksInNotices(before, next.notices!))).toEqual([]);
      else expect(from.localeCompare('0.4.0', 'en', { numeric: true })).toBe(-1);
    });

    it('of events', () => {
      expect(Object.keys(released.events).length).toBeGreaterThan(50);
      expect(unnamed(breaksInEvents(released.events, next.events))).toEqual([]);
    });
  },
);

describe('a change of GraphQL that breaks questions', () => {
  const schema = 'type Query { day(casino: ID!): Int old: Int @deprecated }';
  it.each([
    ['a field that is gone', 'type Query { day(casino: ID!): Int }', ['Query.old was removed.']],
    [
      'an argument that is required',
      'type Query { day(casino: ID!, at: ID!): Int old: Int }',
      ['A required arg at on Query.day was added.'],
    ],
    [
      'an answer of another type',
      'type Query { day(casino: ID!): String old: Int }',
      ['Query.day changed type from Int to String.'],
    ],
    ['nothing where a field comes', 'type Query { day(casino: ID!): Int old: Int new: Int }', []],
  ])('%s', (_what, today, said) => expect(breaksInGraphql(schema, today)).toEqual(said));
});

describe('a change of an address that breaks requests', () => {
  const parameters = [
    { name: 'casino', in: 'query', required: true },
    { name: 'day', in: 'query', required: false },
  ];
  const get = { parameters, responses: { 200: {}, 404: {} } };
  const changed = (operation: object): string[] =>
    breaksInAddresses(
      { paths: { '/v1/a': { get } } },
      { paths: { '/v1/a': { get: { ...get, ...operation } } } },
    );

  it.each<[string, string[], string[]]>([
    [
      'an address that is gone',
      breaksInAddresses({ paths: { '/v1/a': { get } } }, { paths: { '/v1/a': { post: get } } }),
      ['GET /v1/a was removed.'],
    ],
    [
      'a parameter that is gone',
      changed({ parameters: parameters.slice(0, 1) }),
      ['GET /v1/a: the parameter day was removed.'],
    ],
    [
      'a parameter that is required',
      changed({ parameters: [...parameters, { name: 'until', in: 'query', required: true }] }),
      ['GET /v1/a: the parameter until is required.'],
    ],
    [
      'an answer that is gone',
      changed({ responses: { 404: {} } }),
      ['GET /v1/a: it does not answer 200 any more.'],
    ],
    ['nothing where a refusal or a parameter comes', changed({ responses: { 200: {}, 410: {} } }), []],
  ])('%s', (_what, told, said) => expect(told).toEqual(said));
});

describe('a change of an event that refuses what was right', () => {
  const sold = {
    type: 'object',
    required: ['amount'],
    properties: {
      amount: { type: 'integer', minimum: 1, maximum: 100 },
      paid: { enum: ['cash', 'cheque'] },
      slip: { type: 'string', pattern: '^V', maxLength: 80, description: 'voucher' },
      pieces: { type: 'array', items: { type: 'object', properties: { value: { type: 'integer' } } } },
      version: { const: '1.0' },
      of: { anyOf: [{ const: 'player' }, { type: 'integer' }] },
    },
  };
  const { properties } = sold;
  const changed = (change: object): string[] => breaksInEvents({ sold }, { sold: { ...sold, ...change } });
  const field = (name: keyof typeof properties, change: object): string[] =>
    changed({ properties: { ...properties, [name]: { ...properties[name], ...change } } });

  it('is that the event is gone', () => expect(breaksInEvents({ sold }, {})).toEqual(['sold was removed.']));

  it('is that a field is gone, or is required', () => {
    expect(changed({ properties: { ...properties, slip: undefined }, required: ['amount', 'paid'] })).toEqual(
      [...['sold: paid is required.', 'sold: slip was removed.']],
    );
  });

  it.each<[string, keyof typeof properties, object, string]>([
    ['a higher minimum', 'amount', { minimum: 2 }, 'amount is narrower (minimum: 1 → 2)'],
    ['a lower maximum', 'amount', { maximum: 99 }, 'amount is narrower (maximum: 100 → 99)'],
    ['a bound that was not there', 'slip', { minLength: 1 }, 'slip is narrower (minLength: undefined → 1)'],
    ['another pattern', 'slip', { pattern: '^W' }, 'slip is narrower (pattern: "^V" → "^W")'],
    ['another type', 'amount', { type: 'string' }, 'amount is narrower (type: "integer" → "string")'],
    ['a value less', 'paid', { enum: ['cash'] }, 'paid may not be "cheque" any more'],
    ['another constant', 'version', { const: '1.1' }, 'version is narrower (const: "1.0" → "1.1")'],
    [
      'a list of values where any was right',
      'slip',
      { enum: ['V-1'] },
      'slip may not be "any other value" any more',
    ],
    [
      'a bound inside a list',
      'pieces',
      { items: { type: 'object', required: ['value'], properties: { value: { type: 'integer' } } } },
      'pieces.[].value is required',
    ],
    ['a form less', 'of', { anyOf: [{ type: 'integer' }] }, 'of has one form less (anyOf)'],
    [
      'a keyword that the comparison does not know',
      'slip',
      { not: {} },
      'slip is narrower (not: undefined → {})',
    ],
  ])('is %s', (_what, name, change, said) => expect(field(name, change)).toEqual([`sold: ${said}.`]));

  it.each<[string, string[]]>([
    ['other words', field('slip', { description: 'number of the voucher' })],
    ['wider bounds', field('amount', { minimum: 0, maximum: 101 })],
    ['a value more', field('paid', { enum: ['cash', 'cheque', 'card'] })],
    ['a form more', field('of', { anyOf: [...properties.of.anyOf, { const: 'house' }] })],
    [
      'a field more, and one that need not be given',
      changed({ required: [], properties: { ...properties, box: {} } }),
    ],
    ['an event more', breaksInEvents({ sold }, { sold, bought: sold })],
  ])('is not %s', (_what, said) => expect(said).toEqual([]));
});
