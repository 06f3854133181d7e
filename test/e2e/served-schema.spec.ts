import { join } from 'node:path';
import {
  buildClientSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { keptText } from '../support/generate/generated-files';
import { startServiceUnderTest, type ServiceUnderTest } from '../support/service/service-under-test';

let running: ServiceUnderTest;
beforeAll(async () => {
  running = await startServiceUnderTest();
});
afterAll(() => running.stop());

it('schema.graphql equals the schema of the running service', async () => {
  const answer = await fetch(`${running.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await running.makeKey(['auditor'])}`,
    },
    body: JSON.stringify({ query: getIntrospectionQuery() }),
  });
  const { data } = (await answer.json()) as { data: IntrospectionQuery };
  const served = printSchema(lexicographicSortSchema(buildClientSchema(data)));
  expect(keptText('schema.graphql', join(__dirname, '..', '..'))).toContain(served);
});
