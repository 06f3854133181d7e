import { parse } from 'graphql';
import { checkCost, ONE_QUESTION } from '../../src/api/graphql/snapshot/operation-cost';
import { Client } from '../support/service/client';
import { countStatements } from '../support/service/counted-statements';
import { QUESTIONS, tellGoldenEvents, wholeQuestion } from '../support/service/every-question';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';
import type { GraphQLSchema } from 'graphql';
import { GraphQLSchemaHost } from '@nestjs/graphql';

/** Those that begin and end the snapshot, and ask how far the casino has come: every operation sends them once. */
const OF_EVERY_OPERATION = 3;

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

describe('the cost of a question', () => {
  it.each(QUESTIONS)('counts the statements that it sends to the database: %s', async (field) => {
    const query = wholeQuestion(field, last);
    const sent = await countStatements(() => client.graphql(query));
    expect(sent).toBeGreaterThan(OF_EVERY_OPERATION - 1);
    const cost = checkCost({ schema, document: parse(query) });
    expect(cost).toBeGreaterThanOrEqual((sent - OF_EVERY_OPERATION) * ONE_QUESTION);
  });
});
