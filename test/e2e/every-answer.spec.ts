import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType } from 'graphql';
import { definitionOf } from '../../src/ledger/event-contract/catalogue';
import { readGoldenEvents } from '../support/golden/golden-events';
import { Client } from '../support/service/client';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';
import { wholeSelectionOf } from '../support/service/whole-selection';

const ROOT = join(__dirname, '..', '..');
const CASINO = 'granada';

const queries = Object.values(
  buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'))
    .getQueryType()!
    .getFields(),
).filter(({ args }) => args.some(({ name }) => name === 'casino'));

/** What is asked for by name: things of the golden events. */
const NAMED: Readonly<Record<string, string>> = {
  account: 'account: "cash:cage"',
  generalLedger: 'account: "cash:cage"',
  tableSession: 'table: "RF1", gamingDay: "2026-01-01"',
  playerBank: 'table: "CF1", gamingDay: "2026-01-01", bank: "CF1-1"',
  round: 'table: "RF1", gamingDay: "2026-01-01", roundNo: 1',
  jackpot: 'pool: "carrusel-poker"',
  gamingDay: 'day: "2026-01-01"',
  books: 'day: "2026-01-01"',
  book: 'day: "2026-01-01", book: CONTROL_DE_INGRESOS',
  gamingDutyReturn: 'year: 2026, quarter: 1',
  explain: 'figure: "balance/cash:cage"',
  masterGameReport: 'day: "2026-01-01", byTable: true',
  slipControl: 'from: "2026-01-01"',
};

let running: ServiceUnderTest;
let client: Client;
let last: number;

/** One example of every type of event, in an order that no casino would report them in. */
beforeAll(async () => {
  running = await startServiceUnderTest();
  client = new Client(running.url, await running.makeKey(['administrator']));
  const events = readGoldenEvents(ROOT)
    .map(({ event }) => event)
    .filter(({ type }) => definitionOf(type)!.toldBy !== 'service' && !definitionOf(type)!.begunHere);
  const { summary } = (await running.tellHistory(events)).at(-1)! as { summary: { receipt: string } };
  const { casinos } = await client.ask<{ casinos: { id: string; position: number }[] }>(
    'query ($r: String) { casinos(waitFor: $r) { id position } }',
    { r: summary.receipt },
  );
  last = casinos.find(({ id }) => id === CASINO)!.position;
});
afterAll(() => running.stop());

const ask = (field: string, knownAt: number) => {
  const query = queries.find(({ name }) => name === field)!;
  const moment = `{ position: ${knownAt} }`;
  const known = query.args.some(({ name }) => name === 'between')
    ? `between: [{ position: 0 }, ${moment}]`
    : `knownAt: ${moment}`;
  const args = [`casino: "${CASINO}"`, known, NAMED[field]].filter(Boolean);
  return client.graphql<Record<string, { position?: number; code?: string }>>(
    `{ ${field}(${args.join(', ')}) ${wholeSelectionOf(getNamedType(query.type))} }`,
  );
};

it('the examples are of many types', () => {
  expect(last).toBeGreaterThan(60);
  expect(queries.length).toBeGreaterThan(15);
});

it.each(queries.map(({ name }) => name))(
  '%s answers with all its fields, whatever was reported, at any record',
  async (field) => {
    for (const position of [0, 1, Math.floor(last / 3), Math.floor((2 * last) / 3), last]) {
      const { errors, data } = await ask(field, position);
      expect(errors).toBeUndefined();
      const answer = data![field]!;
      if (answer.code === undefined) expect(answer.position).toBe(position);
      // What is asked again is answered by the compiled query.
      if (position === last) expect((await ask(field, position)).data).toEqual(data);
    }
  },
);
