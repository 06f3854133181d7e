import { Client } from '../support/service/client';
import {
  QUESTIONS,
  questionFor,
  STATED_SIZES,
  tellGoldenEvents,
  wholeQuestion,
} from '../support/service/every-question';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';

let running: ServiceUnderTest;
let client: Client;
let last: number;

beforeAll(async () => {
  running = await startServiceUnderTest();
  client = new Client(running.url, await running.makeWorldKey());
  last = await tellGoldenEvents(running, client);
});
afterAll(() => running.stop());

const ask = (field: string, knownAt: number) =>
  client.graphql<Record<string, { position?: number; code?: string }>>(wholeQuestion(field, knownAt));

it('the examples are of many types', () => {
  expect(last).toBeGreaterThan(60);
  expect(QUESTIONS.length).toBeGreaterThan(15);
});

it.each(QUESTIONS)('%s returns all its fields for every type of event, at any record', async (field) => {
  for (const position of [0, 1, Math.floor(last / 3), Math.floor((2 * last) / 3), last]) {
    const { errors, data } = await ask(field, position);
    expect(errors).toBeUndefined();
    const answer = data![field]!;
    if (answer.code === undefined) expect(answer.position).toBe(position);
    // A repeated query is answered by its compiled form.
    if (position === last) expect((await ask(field, position)).data).toEqual(data);
  }
});

it.each(STATED_SIZES)('$field accepts lists of up to the stated size, $most', async ({ field, most }) => {
  expect((await client.graphql(questionFor(field, most))).errors).toBeUndefined();
  const { errors } = await client.graphql(questionFor(field, most + 1));
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});
