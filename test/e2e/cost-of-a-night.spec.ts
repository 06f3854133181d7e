import { GraphQLSchemaHost } from '@nestjs/graphql';
import { type GraphQLSchema, parse } from 'graphql';
import { checkCost } from '../../src/api/snapshot/operation-cost';
import { simulate } from '../../packages/simulator/simulate';
import { Client } from '../support/service/client';
import { GOLDEN_CASINO, leastQuestion, QUESTIONS } from '../support/service/every-question';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';
import { extent } from '../support/service/test-extent';

/** The reference: the cost limit admits about three seconds of trial balances on an idle machine; the deadline is ten. */
const MEASURE = 'trialBalance';
/** A missing weight makes a field at least twenty times as slow per unit of cost. */
const MOST_TIMES_AS_LONG = 6;

/** Queries at different moments, so that no cache helps. */
const MOMENTS = extent(3, 8);

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

/** Milliseconds per unit of cost: the fastest of several tries after a warm-up. */
async function ofOneUnit(field: string): Promise<number> {
  const asked = questionAbout(field, MOMENTS);
  const cost = checkCost({ schema, document: parse(asked) });
  await client.graphql(asked);
  const taken: number[] = [];
  for (let tries = 0; tries < extent(2, 3); tries++) {
    const begun = performance.now();
    const { errors } = await client.graphql(asked);
    taken.push(performance.now() - begun);
    expect(errors).toBeUndefined();
  }
  return Math.min(...taken) / cost;
}

it.each(QUESTIONS)(
  'a query for %s over a night, as known at several moments, takes no longer for its cost than trial balances do',
  async (field) => {
    expect((await ofOneUnit(field)) / (await ofOneUnit(MEASURE))).toBeLessThan(MOST_TIMES_AS_LONG);
  },
);
