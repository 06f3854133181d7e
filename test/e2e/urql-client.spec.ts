import { type ClientOptions, Client as Urql, fetchExchange } from '@urql/core';
import { Client } from '../support/service/client';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';

let running: ServiceUnderTest;
let key: string;

beforeAll(async () => {
  running = await startServiceUnderTest();
  key = await running.makeWorldKey();
});
afterAll(() => running.stop());

const asking = (more: Partial<ClientOptions>, headers: Readonly<Record<string, string>> = {}) =>
  new Urql({
    url: `${running.url}/graphql`,
    exchanges: [fetchExchange],
    fetchOptions: { headers: { authorization: `Bearer ${key}`, ...headers } },
    ...more,
  })
    .query('{ casinos { id } }', {})
    .toPromise();

describe('a client of urql', () => {
  it('as it comes sends a short query by GET without a header of its own, and is refused with the remedy', async () => {
    const { error, data } = await asking({});
    expect(data).toBeUndefined();
    expect(error?.response).toMatchObject({ status: 400 });
    const { text } = await new Client(running.url, key).send('/graphql?query=%7B__typename%7D');
    expect(text).toMatch(/apollo-require-preflight/);
  });

  it.each<[string, Partial<ClientOptions>, Readonly<Record<string, string>>]>([
    ['that sends every query by POST', { preferGetMethod: false }, {}],
    ['with a header that only a program can set', {}, { 'apollo-require-preflight': 'true' }],
  ])('%s is answered', async (_how, more, headers) => {
    const { error, data } = await asking(more, headers);
    expect(error).toBeUndefined();
    expect(data).toEqual({ casinos: [] });
  });
});
