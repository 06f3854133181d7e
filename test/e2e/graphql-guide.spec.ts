import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '../support/service/client';
import { type NightsService, startNights } from '../support/service/nights-service';

const GUIDE = join(__dirname, '..', '..', 'docs', 'graphql', 'README.md');

/** The queries of the page with their headings and documented answers. */
const EXAMPLES = readFileSync(GUIDE, 'utf8')
  .split(/^## /m)
  .flatMap((section) => {
    const [, query] = /```graphql\n(.*?)```/s.exec(section) ?? [];
    const [, answer] = /```json\n(.*?)```/s.exec(section) ?? [];
    const heading = section.slice(0, section.indexOf('\n'));
    return query === undefined ? [] : [[heading, query, answer ?? ''] as const];
  });

let nights: NightsService;
let auditor: Client;
beforeAll(async () => {
  nights = await startNights();
  auditor = new Client(nights.client.url, await nights.running.makeKey(['auditor']));
});
afterAll(() => nights.stop());

it('the page has at least ten questions', () => {
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(10);
});

it.each(EXAMPLES)('%s', async (_heading, query, answer) => {
  expect(await auditor.ask(query)).toEqual(JSON.parse(answer));
});
