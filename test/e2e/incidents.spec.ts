import { type NightsService, startNights } from '../support/service/nights-service';

let nights: NightsService;
beforeAll(async () => {
  nights = await startNights('a');
});
afterAll(() => nights.stop());

const by = { id: 'E-7', role: 'table-chief' };
const atTable = (id: string, type: string, time: string, data: object): object => ({
  ...{ specversion: '1.0', id, source: '/casinos/noche-a/tables/RF9', type: `cagnotte.${type}.v1` },
  ...{ time: `2026-01-01T${time}+01:00`, gamingday: '2026-01-01', data: { ...data, by } },
});

const INCIDENTS = [
  atTable('i-1', 'incident.recorded', '22:00:00', {
    incident: 'I-1',
    kind: 'dispute',
    play: '7',
    players: ['cli-1', 'cli-2'],
    employees: ['E-9'],
  }),
  atTable('i-2', 'incident.recorded', '22:05:00', { incident: 'I-2', kind: 'conduct', players: ['cli-3'] }),
  atTable('d-1-late', 'incident.decided', '22:30:00', {
    incident: 'I-1',
    decision: 'claim-paid',
    rule: '1.1.1.A-IV.3',
    document: 'IN-1',
    sentAway: ['cli-2'],
  }),
  // Told behind the decision that replaces it.
  atTable('d-1', 'incident.decided', '22:10:00', { incident: 'I-1', decision: 'claim-refused' }),
];

interface Incident {
  readonly incident: string;
  readonly id: string;
  readonly decision: { readonly decision: string } | null;
}

const asked = async (more: string): Promise<string[]> => {
  const { incidents } = await nights.client.ask<{ incidents: { edges: { node: Incident }[] } }>(
    `{ incidents(casino: "noche-a"${more}) { edges { node { id incident decision { decision } } } } }`,
  );
  return incidents.edges.map(({ node }) => `${node.incident} ${node.decision?.decision ?? '-'}`);
};

it('incidents are listed with the last decision by time, whatever the order of arrival, and found by each filter', async () => {
  await nights.take(...INCIDENTS);
  const all = ['I-1 CLAIM_PAID', 'I-2 -'];
  expect(await asked('')).toEqual(all);
  expect(await asked(', day: "2026-01-01", table: "RF9", sessionNo: 1')).toEqual(all);
  expect(await asked(', table: "RF1"')).toEqual([]);
  expect(await asked(', from: "2026-01-02"')).toEqual([]);
  expect(await asked(', kind: CONDUCT')).toEqual([all[1]]);
  expect(await asked(', isDecided: true')).toEqual([all[0]]);
  expect(await asked(', isDecided: false')).toEqual([all[1]]);
  for (const party of ['cli-1', 'cli-2', 'E-9']) expect(await asked(`, party: "${party}"`)).toEqual([all[0]]);
  expect(await asked(', party: "E-7"')).toEqual(all);
  expect(await asked(', party: "cli"')).toEqual([]);
});

it('pages go on behind the last incident', async () => {
  const page = (after: string) =>
    nights.client.ask<{
      incidents: { edges: { node: Incident }[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
    }>(`{ incidents(casino: "noche-a", first: 1${after}) {
      edges { node { incident } } pageInfo { endCursor hasNextPage } } }`);
  const first = (await page('')).incidents;
  const next = (await page(`, after: "${first.pageInfo.endCursor}"`)).incidents;
  expect([...first.edges, ...next.edges].map(({ node }) => node.incident)).toEqual(['I-1', 'I-2']);
  expect([first.pageInfo.hasNextPage, next.pageInfo.hasNextPage]).toEqual([true, false]);
});

it('the search finds an incident by its number', async () => {
  const { search } = await nights.client.ask<{ search: { hits: object[] } }>(
    '{ search(casino: "noche-a", text: "I-2") { hits { kind id table gamingDay sessionNo } } }',
  );
  expect(search.hits).toContainEqual({
    kind: 'INCIDENT',
    id: 'RF9/2026-01-01/1/I-2',
    table: 'RF9',
    gamingDay: '2026-01-01',
    sessionNo: 1,
  });
});

it('readings are listed in their order, with the places of the opening where they state none', async () => {
  await nights.take(
    atTable('opening', 'table.opened', '21:00:00', {
      ...{ currency: 'EUR', game: 'roulette-french', minimum: 200, float: { amount: 0 }, seats: 12 },
      ...{ captures: { rounds: false, buyIns: false }, staff: [by] },
    }),
    atTable('read-2', 'reading.taken', '23:00:00', {
      ...{ currency: 'EUR', heads: 9, floatEstimate: 1_400_000, boxEstimate: 20_050, minimum: 200 },
    }),
    atTable('read-1', 'reading.taken', '22:00:00', { currency: 'EUR', heads: 4, places: 10 }),
  );
  const read = async (more: string): Promise<readonly object[]> => {
    const { tableReadings } = await nights.client.ask<{ tableReadings: { edges: { node: object }[] } }>(
      `{ tableReadings(casino: "noche-a", table: "RF9"${more}) { edges { node {
         heads places floatEstimate { amount } boxEstimate { amount } minimum { amount } by } } } }`,
    );
    return tableReadings.edges.map(({ node }) => node);
  };
  const last = {
    ...{ heads: 9, places: 12, floatEstimate: { amount: '14000.00' }, boxEstimate: { amount: '200.50' } },
    ...{ minimum: { amount: '2.00' }, by: 'E-7' },
  };
  expect(await read('')).toEqual([
    { heads: 4, places: 10, floatEstimate: null, boxEstimate: null, minimum: null, by: 'E-7' },
    last,
  ]);
  expect(await read(', onlyLast: true')).toEqual([last]);
});
