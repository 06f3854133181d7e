import { GraphQLSchemaHost } from '@nestjs/graphql';
import { getNamedType, type GraphQLSchema, parse } from 'graphql';
import { checkCost, ONE_QUESTION, weightOf } from '../../src/api/snapshot/operation-cost';
import { Client } from '../support/service/client';
import { countStatements } from '../support/service/counted-statements';
import {
  GOLDEN_CASINO,
  QUESTIONS,
  SCHEMA,
  tellGoldenEvents,
  wholeQuestion,
} from '../support/service/every-question';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';
import { wholeSelectionOf } from '../support/service/whole-selection';

/** Statements of every operation: begin and end of the snapshot, and the position of the casino. */
const OF_EVERY_OPERATION = 3;

/** Milliseconds for the share of a credential over the few records of the examples, on a slow machine. */
const MS_OF_ONE_SHARE = 500;

/** Queries that are not about the books of one casino at a moment. A new query must be listed or have `knownAt`. */
const ABOUT_NOW = [
  ...[
    'apiKeys',
    'authorisationPreview',
    'captureDesk',
    'casinos',
    'consoleSettings',
    'correctionPreview',
    'credentials',
    'floorAlerts',
    'games',
    'me',
    'people',
    'peopleProposals',
    'person',
    'secondPersons',
    'sourceState',
  ],
  ...[
    'packPreview',
    'packRecipients',
    'personalTexts',
    'sealKeyProposals',
    'securityLog',
    'timeline',
    'webhooks',
  ],
];

/** Valid from before the first day of the examples, so that all of them are evaluated. */
const AUTHORISATION = JSON.stringify({
  validFrom: '2020-01-01',
  currency: 'EUR',
  rulebook: 'ES-AN-2010',
  document: 'RES-1',
  games: ['roulette-french'],
  tables: [],
});

/** Required arguments. */
const NAMED: Readonly<Record<string, string>> = {
  authorisationPreview: `(casino: "${GOLDEN_CASINO}", authorisation: ${JSON.stringify(AUTHORISATION)})`,
  captureDesk: `(casino: "${GOLDEN_CASINO}", tablet: "pit-1")`,
  correctionPreview: `(casino: "${GOLDEN_CASINO}", source: "/casinos/${GOLDEN_CASINO}/tables/RF1", event: "rf1-000015")`,
  floorAlerts: `(casino: "${GOLDEN_CASINO}")`,
  packPreview: `(casino: "${GOLDEN_CASINO}", month: "2026-01")`,
  packRecipients: `(casino: "${GOLDEN_CASINO}")`,
  person: '(id: "E-1")',
  personalTexts: `(casino: "${GOLDEN_CASINO}", record: 1)`,
  secondPersons: `(casino: "${GOLDEN_CASINO}", permission: CASINOS_AUTHORISE, proposedBy: "E-1")`,
  credentials: '',
  sourceState: `(casino: "${GOLDEN_CASINO}", source: "/casinos/${GOLDEN_CASINO}/tables/RF1")`,
  timeline: `(casino: "${GOLDEN_CASINO}")`,
};

const query = SCHEMA.getQueryType()!.getFields();
const EVERY = [...QUESTIONS, ...ABOUT_NOW];

let running: ServiceUnderTest;
let client: Client;
let last: number;
let schema: GraphQLSchema;

beforeAll(async () => {
  running = await startServiceUnderTest();
  client = new Client(running.url, await running.makeWorldKey());
  last = await tellGoldenEvents(running, client);
  schema = running.service.app.get(GraphQLSchemaHost).schema;
});
afterAll(() => running.stop());

const questionOf = (field: string): string =>
  ABOUT_NOW.includes(field)
    ? `{ ${field}${NAMED[field] ?? ''} ${wholeSelectionOf(getNamedType(query[field]!.type))} }`
    : wholeQuestion(field, last);

it('the measured queries are all queries of the schema', () => {
  expect([...EVERY].sort()).toEqual(Object.keys(query).sort());
});

describe.each(EVERY)('the cost of %s', (field) => {
  it('covers the statements that it sends to the database', async () => {
    const asked = questionOf(field);
    const sent = await countStatements(() => client.graphql(asked));
    if (!ABOUT_NOW.includes(field)) expect(sent).toBeGreaterThan(OF_EVERY_OPERATION - 1);
    const cost = checkCost({ schema, document: parse(asked) });
    expect(cost).toBeGreaterThanOrEqual((sent - OF_EVERY_OPERATION) * ONE_QUESTION);
  });

  it('covers the time that it takes', async () => {
    const asked = questionOf(field);
    const taken: number[] = [];
    for (let tries = 0; tries < 3; tries++) {
      const begun = performance.now();
      const { errors } = await client.graphql(asked);
      taken.push(performance.now() - begun);
      expect(errors).toBeUndefined();
    }
    const weight = weightOf(checkCost({ schema, document: parse(asked) }));
    expect(Math.min(...taken)).toBeLessThan(weight * MS_OF_ONE_SHARE);
  });
});
