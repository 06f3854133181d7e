import { GraphQLSchemaHost } from '@nestjs/graphql';
import { type GraphQLSchema, parse } from 'graphql';
import { checkCost, MOST_COST } from '../../src/api/snapshot/operation-cost';
import { simulate } from '../../src/simulator/simulate';
import { Client } from '../support/service/client';
import { GOLDEN_CASINO, leastQuestion, QUESTIONS } from '../support/service/every-question';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';

/** What the limit of the cost lets through is answered within the deadline of ten seconds on a quiet machine, and tests run on busy ones. */
const MOST_MS = 4 * 10_000;

/** Each about another moment: nothing that was read for one serves the others. */
const MOMENTS = 8;

let running: ServiceUnderTest;
let client: Client;
let last: number;
let schema: GraphQLSchema;

beforeAll(async () => {
  running = await startServiceUnderTest();
  client = new Client(running.url, await running.makeWorldKey());
  schema = running.service.app.get(GraphQLSchemaHost).schema;
  const night = { casino: GOLDEN_CASINO, currency: 'EUR', seed: 'cost', firstDay: '2026-01-01' } as const;
  const { summary } = (await running.tellHistory([...simulate({ ...night, days: 1, tables: 6 })])).at(
    -1,
  )! as {
    summary: { receipt: string };
  };
  const { casinos } = await client.ask<{ casinos: { position: number }[] }>(
    'query ($r: String) { casinos(waitFor: $r) { position } }',
    { r: summary.receipt },
  );
  last = casinos[0]!.position;
});
afterAll(() => running.stop());

const questionAbout = (field: string, moments: number): string => {
  const asked = Array.from(
    { length: moments },
    (_, n) => `a${n}: ${leastQuestion(field, last - n).slice(2, -2)}`,
  );
  return `{ ${asked.join(' ')} }`;
};

it.each(QUESTIONS)(
  'whoever asks for %s over a night as often as the limit lets them, each time as known at another moment, is answered in time',
  async (field) => {
    const asked = questionAbout(field, MOMENTS);
    const cost = checkCost({ schema, document: parse(asked) });
    await client.graphql(asked);
    const taken: number[] = [];
    for (let tries = 0; tries < 3; tries++) {
      const begun = performance.now();
      const { errors } = await client.graphql(asked);
      taken.push(performance.now() - begun);
      expect(errors).toBeUndefined();
    }
    expect((Math.min(...taken) * MOST_COST) / cost).toBeLessThan(MOST_MS);
  },
);
