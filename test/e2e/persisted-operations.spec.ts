import { createHash } from 'node:crypto';
import { Client, type GraphqlAnswer } from '../support/service/client';
import { type NightsService, startNights } from '../support/service/nights-service';

let nights: NightsService;
beforeAll(async () => (nights = await startNights('a')));
afterAll(() => nights.stop());

const QUERY = 'query ($c: ID!) { trialBalance(casino: $c) { position } }';
const hashOf = (query: string): string => createHash('sha256').update(query).digest('hex');

const ask = async (
  client: Client,
  { hash, query, casino = 'noche-a' }: { hash: string; query?: string; casino?: string },
): Promise<GraphqlAnswer<Record<string, unknown>>> => {
  const { status, body } = await client.send<Omit<GraphqlAnswer<Record<string, unknown>>, 'status'>>(
    '/graphql',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query,
        variables: { c: casino },
        extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
      }),
    },
  );
  return { status, ...body };
};

describe('an operation that is asked by its hash', () => {
  it('is answered once somebody has sent its text', async () => {
    const hash = hashOf(QUERY);
    expect(await ask(nights.client, { hash })).toMatchObject({
      errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    });
    const first = await ask(nights.client, { hash, query: QUERY });
    expect(first.errors).toBeUndefined();
    expect(await ask(nights.client, { hash })).toEqual(first);
  });

  it('is guarded as any other: by key, by door and by casino', async () => {
    const hash = hashOf(QUERY);
    await ask(nights.client, { hash, query: QUERY });
    expect((await ask(new Client(nights.client.url), { hash })).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    const device = new Client(nights.client.url, await nights.running.makeKey(['ingest']));
    expect((await ask(device, { hash })).errors).toMatchObject([
      { extensions: { refusal: { code: 'ACCESS.DOOR_CLOSED' } } },
    ]);
    const other = new Client(nights.client.url, await nights.running.makeKey(['auditor'], ['noche-b']));
    expect((await ask(other, { hash })).errors).toMatchObject([
      { extensions: { refusal: { code: 'ACCESS.CASINO_CLOSED' } } },
    ]);
  });

  it('cannot replace another operation', async () => {
    const hash = hashOf(QUERY);
    const answer = await ask(nights.client, { hash, query: '{ casinos { id } }' });
    expect(answer.status).toBe(400);
    expect(answer.errors).toHaveLength(1);
    expect((await ask(nights.client, { hash })).data).toMatchObject({ trialBalance: {} });
  });
});

it('no operation is deeper than any answer', async () => {
  const deep = `{ journal(casino: "noche-a") { edges ${'{ node '.repeat(14)} { account } ${'} '.repeat(14)} } }`;
  const { status, errors } = await nights.client.graphql(deep);
  expect(status).toBe(400);
  expect(errors!.map(({ message }) => message)).toContainEqual(expect.stringContaining('more than 12 deep'));
});

it('no operation has fragments in fragments without an end', async () => {
  const chain = Array.from({ length: 1_600 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} }`).join(' ');
  const { status } = await nights.client.graphql(
    `{ ...F0 } ${chain} fragment F1600 on Query { casinos { id } }`,
  );
  expect(status).toBe(400);
});
