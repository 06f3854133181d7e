import { type NightsService, startNights } from '../support/service/nights-service';

let nights: NightsService;
beforeAll(async () => {
  nights = await startNights('a');
  await nights.take(...FACTS);
});
afterAll(() => nights.stop());

const by = [{ id: 'E-7', name: 'Ana' }];
const reported = (id: string, type: string, time: string, data: object, at = 'office'): object => ({
  ...{ specversion: '1.0', id, source: `/casinos/noche-a/${at}`, type: `cagnotte.${type}.v1` },
  ...{ time: `2026-01-01T${time}+01:00`, gamingday: '2026-01-01', data: { ...data, by } },
});

const FACTS = [
  reported('entered', 'equipment.entered', '18:00:00', {
    pieces: [
      { serial: 'S-1', kind: 'shoe', model: 'Angel Eye', homologation: { number: 'H-9' } },
      { serial: 'N-1', kind: 'cards', backs: [{ colour: 'red', decks: 3 }] },
    ],
    document: 'D-4',
  }),
  reported('shoe', 'shoe.started', '21:00:00', { shoeNo: 1, decks: 6, shoeSerial: 'S-1' }, 'tables/BJ9'),
  reported('renewed', 'equipment.homologation-renewed', '19:00:00', {
    ...{ serials: ['S-1'], number: 'H-10', validUntil: '2026-12-31', document: 'BOJA 12' },
  }),
];

it('a piece is answered with its entry, its homologation and the session that uses it', async () => {
  const { equipment } = await nights.client.ask<{ equipment: { edges: { node: object }[] } }>(
    `{ equipment(casino: "noche-a") { edges { node {
         serial kind model isAutomatic games backs { colour decks } homologation { number validUntil isEnded }
         document enteredOn enteredBy state isDefective table gamingDay sessionNo } } } }`,
  );
  const entry = { document: 'D-4', enteredOn: '2026-01-01', enteredBy: 'E-7' };
  expect(equipment.edges.map(({ node }) => node)).toEqual([
    {
      ...{ serial: 'N-1', kind: 'CARDS', model: null, isAutomatic: false, games: null, ...entry },
      ...{ backs: [{ colour: 'red', decks: 3 }], homologation: null, state: 'IN_STORE' },
      ...{ isDefective: false, table: null, gamingDay: null, sessionNo: null },
    },
    {
      ...{ serial: 'S-1', kind: 'SHOE', model: 'Angel Eye', isAutomatic: false, games: null, ...entry },
      ...{ backs: [], homologation: { number: 'H-10', validUntil: '2026-12-31', isEnded: false } },
      ...{ state: 'AT_TABLE', isDefective: false, table: 'BJ9', gamingDay: '2026-01-01', sessionNo: 1 },
    },
  ]);
});

const serials = async (more: string): Promise<string[]> => {
  const { equipment } = await nights.client.ask<{
    equipment: { edges: { node: { serial: string } }[] };
  }>(`{ equipment(casino: "noche-a", ${more}) { edges { node { serial } } } }`);
  return equipment.edges.map(({ node }) => node.serial);
};

it('pieces are found by each filter', async () => {
  expect(await serials('kind: SHOE, state: AT_TABLE, table: "BJ9", isDefective: false')).toEqual(['S-1']);
  expect(await serials('endsBefore: "2027-01-01"')).toEqual(['S-1']);
  expect(await serials('endsBefore: "2026-12-31"')).toEqual([]);
  expect(await serials('search: "d-4", first: 1')).toEqual(['N-1']);
  expect(await serials('serial: "N-1"')).toEqual(['N-1']);
});

it('the history of a piece goes on behind the cursor of a page', async () => {
  const page = async (after: string) =>
    (
      await nights.client.ask<{
        equipmentMovements: {
          edges: { node: object }[];
          pageInfo: { endCursor: string; hasNextPage: boolean };
        };
      }>(`{ equipmentMovements(casino: "noche-a", serial: "S-1", first: 2${after}) {
            edges { node { movement at table sessionNo homologation validUntil document note by } }
            pageInfo { endCursor hasNextPage } } }`)
    ).equipmentMovements;
  const first = await page('');
  const next = await page(`, after: "${first.pageInfo.endCursor}"`);
  const nothing = { table: null, sessionNo: null, validUntil: null, document: null, note: null, by: 'E-7' };
  expect([...first.edges, ...next.edges].map(({ node }) => node)).toEqual([
    {
      ...nothing,
      movement: 'ENTERED',
      at: '2026-01-01T18:00:00+01:00',
      homologation: 'H-9',
      document: 'D-4',
    },
    {
      ...{ ...nothing, movement: 'HOMOLOGATION_RENEWED', at: '2026-01-01T19:00:00+01:00' },
      ...{ homologation: 'H-10', validUntil: '2026-12-31', document: 'BOJA 12' },
    },
    {
      ...{ ...nothing, movement: 'USED', at: '2026-01-01T21:00:00+01:00', homologation: null },
      ...{ table: 'BJ9', sessionNo: 1 },
    },
  ]);
  expect([first.pageInfo.hasNextPage, next.pageInfo.hasNextPage]).toEqual([true, false]);
});
