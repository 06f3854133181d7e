import { join } from 'node:path';
import { readNightTable } from '../support/book/night-table';
import { Client, codesOf } from '../support/service/client';
import { countStatements } from '../support/service/counted-statements';
import { type NightsService, startNights } from '../support/service/nights-service';

const NIGHTS = readNightTable(join(__dirname, '..', '..'));

let nights: NightsService;
let client: Client;
beforeAll(async () => {
  nights = await startNights();
  client = nights.client;
});
afterAll(() => nights.stop());

const PARTS = `table gamingDay sessionNo firstRecord
  opening { recordNumber game holder slip float { amount } locked { amount } minimum { amount } captures { rounds buyIns } staff }
  fills { recordNumber slip amount { amount } } credits { recordNumber slip amount { amount } }
  drop { box amount { amount } } counts { occasion inventory { amount } certifiedBy } limitsChanges { recordNumber }
  close { recordNumber toCage { holder chips { amount } cash { amount } slip } leftLocked { holder } declaredResult { amount } }
  books { win { amount } commission { amount } tableVariance { amount } dropVariance { amount } }
  result { inventory { amount } drop { amount } credits { amount } prizes { amount } toSlot { amount }
    openingFloat { amount } fills { amount } stakesSwept { amount }
    fromCounts { minorUnits } fromBooks { minorUnits } ties }`;

interface Session {
  readonly table: string;
  readonly [part: string]: unknown;
}
interface Sessions {
  readonly position: number;
  readonly edges: readonly { readonly node: Session; readonly cursor: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}

const sessions = async (casino: string, more = '', parts = PARTS): Promise<Sessions> =>
  (
    await client.ask<{ tableSessions: Sessions }>(
      `{ tableSessions(casino: "${casino}"${more}) { position complete asOf pageInfo { hasNextPage endCursor }
           edges { cursor node { ${parts} } } } }`,
    )
  ).tableSessions;

const amounts = (parts: Record<string, string>): object =>
  Object.fromEntries(Object.entries(parts).map(([name, amount]) => [name, { amount }]));

describe('the session of the roulette of night a', () => {
  it('has its float, fill, credit, drop, count and close, and the result they come to', async () => {
    const { edges } = await sessions('noche-a');
    expect(edges.map(({ node }) => node)).toEqual([
      {
        table: 'RF1',
        gamingDay: '2026-01-01',
        sessionNo: 1,
        firstRecord: 3,
        opening: {
          recordNumber: 4,
          game: 'roulette-french',
          holder: 'TABLE',
          slip: 'A-0001',
          staff: ['E-020', 'E-031'],
          ...amounts({ float: '15000.00', locked: '0.00', minimum: '1.00' }),
          captures: { rounds: true, buyIns: true },
        },
        fills: [{ recordNumber: 8, slip: 'A-0002', amount: { amount: '15000.00' } }],
        credits: [expect.objectContaining({ amount: { amount: '5000.00' } })],
        drop: [{ box: 'BOX-11', amount: { amount: '7950.00' } }],
        counts: [expect.objectContaining({ occasion: 'closing', inventory: { amount: '20775.00' } })],
        limitsChanges: [],
        close: expect.objectContaining({
          toCage: [expect.objectContaining({ holder: 'TABLE', chips: { amount: '20775.00' }, cash: null })],
          leftLocked: [],
        }) as unknown,
        books: amounts({
          win: '3765.00',
          commission: '0.00',
          tableVariance: '10.00',
          dropVariance: '-50.00',
        }),
        result: {
          ...amounts({
            inventory: '20775.00',
            drop: '7950.00',
            credits: '5000.00',
            prizes: '0.00',
            toSlot: '0.00',
          }),
          ...amounts({ openingFloat: '15000.00', fills: '15000.00', stakesSwept: '0.00' }),
          fromCounts: { minorUnits: '372500' },
          fromBooks: { minorUnits: '372500' },
          ties: true,
        },
      },
    ]);
  });

  it('is shown as known at an earlier record', async () => {
    const [early] = (await sessions('noche-a', ', knownAt: { position: 7 }')).edges;
    expect(early!.node).toMatchObject({
      fills: [],
      credits: [],
      drop: [],
      counts: [],
      close: null,
      result: null,
      books: { win: { amount: '-5900.00' }, tableVariance: { amount: '0.00' } },
    });
    const [issued] = (await sessions('noche-a', ', knownAt: { position: 3 }')).edges;
    expect(issued!.node).toMatchObject({ opening: null, result: null });
    expect((await sessions('noche-a', ', knownAt: { position: 2 }')).edges).toEqual([]);
  });
});

describe('the result of a table', () => {
  it.each(
    NIGHTS.filter(({ figures }) => figures.has('R')).map(
      (night) => [night.letter, night.figures.get('R')!.toString()] as const,
    ),
  )('of night %s is R, from the counts and from the books', async (letter, R) => {
    const { edges } = await sessions(`noche-${letter}`);
    expect(edges.map(({ node }) => node['result'])).toEqual([
      expect.objectContaining({ fromCounts: { minorUnits: R }, fromBooks: { minorUnits: R }, ties: true }),
    ]);
  });

  it('has the prizes paid from the float and the stakes swept into it', async () => {
    const [session] = (await sessions('noche-c')).edges;
    expect(session!.node['result']).toMatchObject(amounts({ prizes: '622.00', stakesSwept: '50.00' }));
  });

  it('is absent for a non-banked table, which has only its cagnotte', async () => {
    const { edges } = await sessions('noche-d');
    expect(edges.map(({ node }) => [node.table, node['result']])).toEqual([['CF1', null]]);
    expect(edges[0]!.node['books']).toMatchObject({
      win: { amount: '0.00' },
      commission: { amount: '70.00' },
    });
    expect(edges[0]!.node['opening']).toMatchObject({ holder: 'CAMBISTA' });
  });
});

describe('the list of sessions', () => {
  const table = (n: number, gamingday: string): object => ({
    specversion: '1.0',
    id: `open-${n}`,
    source: `/casinos/many/tables/T${n}`,
    gamingday,
    type: 'cagnotte.table.opened.v1',
    time: '2026-01-01T20:00:00Z',
    data: {
      currency: 'EUR',
      game: 'boule',
      minimum: 100,
      float: { amount: 900 },
      captures: { rounds: true, buyIns: true },
      staff: [{ id: 'E-1' }],
    },
  });
  beforeAll(async () => {
    await nights.take(
      ...Array.from({ length: 50 }, (_, n) => table(n, n < 25 ? '2026-01-01' : '2026-01-02')),
    );
  });
  const tables = ({ edges }: Sessions): string[] => edges.map(({ node }) => node.table);

  it('costs as many statements for fifty sessions as for one', async () => {
    const statements = (first: number): Promise<number> =>
      countStatements(async () =>
        expect(tables(await sessions('many', `, first: ${first}`))).toHaveLength(first),
      );
    expect(await statements(50)).toBe(await statements(1));
    expect(await statements(1)).toBeGreaterThan(4);
  });

  it('gives each session once, in order, at one position, while others are opened', async () => {
    const seen: string[] = [];
    let after = '';
    for (let later = 50; ; later++) {
      const page = await sessions('many', `, first: 20${after}`, 'table');
      expect(page.position).toBe(50);
      seen.push(...tables(page));
      if (!page.pageInfo.hasNextPage) break;
      after = `, after: "${page.pageInfo.endCursor}"`;
      await nights.take(table(later, '2026-01-02'));
    }
    expect(seen).toEqual(Array.from({ length: 50 }, (_, n) => `T${n}`));
    expect(tables(await sessions('many', ', first: 100', 'table')).length).toBeGreaterThan(50);
  });

  it('can be narrowed to a table, a day, and the days up to one', async () => {
    expect(tables(await sessions('many', ', table: "T7"'))).toEqual(['T7']);
    expect(tables(await sessions('many', ', gamingDay: "2026-01-01"', 'table'))).toHaveLength(25);
    expect(await sessions('many', ', asOf: "2026-01-01"', 'table')).toMatchObject({
      asOf: '2026-01-01',
      complete: true,
      edges: { length: 25 },
    });
  });
});

describe('a person who opens, counts or closes', () => {
  const CASINO = 'named';
  const STAFF = [{ id: 'uxia-pena' }, { id: 'noe-vila' }, { id: '7', name: 'Iria Costa' }];
  const SHOWN = ['Uxía Pena (uxia-pena)', 'noe-vila', 'Iria Costa (7)'];
  const tell = (type: string, place: string, data: object): object => ({
    specversion: '1.0',
    id: type,
    source: `/casinos/${CASINO}/${place}`,
    gamingday: '2026-01-01',
    type: `cagnotte.${type}.v1`,
    time: '2026-01-01T20:00:00Z',
    data: { currency: 'EUR', ...data },
  });
  const counted = { chips: 900, cash: 0, occasion: 'closing', by: STAFF };

  it('is shown with number and name, if the register knows the number at this casino', async () => {
    await nights.running.makePersonKey('Uxía Pena', ['pit'], [CASINO]);
    await nights.running.makePersonKey('Noé Vila', ['pit'], ['otro']);
    await nights.take(
      tell('table.opened', 'tables/T1', {
        game: 'boule',
        minimum: 100,
        float: { amount: 900 },
        staff: STAFF,
        captures: { rounds: true, buyIns: true },
      }),
      tell('table.counted', 'tables/T1', { inventory: 900, certifiedBy: STAFF }),
      tell('table.closed', 'tables/T1', { toCage: [{ holder: 'table', chips: 900 }], certifiedBy: STAFF }),
      tell('cage.counted', 'cage', counted),
    );
    const parts = 'table opening { staff } counts { certifiedBy } close { certifiedBy }';
    expect((await sessions(CASINO, '', parts)).edges[0]!.node).toEqual({
      table: 'T1',
      opening: { staff: SHOWN },
      counts: [{ certifiedBy: SHOWN }],
      close: { certifiedBy: SHOWN },
    });
    const { cageCounts } = await client.ask<{ cageCounts: { edges: object[] } }>(
      `{ cageCounts(casino: "${CASINO}") { edges { node { by } } } }`,
    );
    expect(cageCounts.edges).toEqual([{ node: { by: SHOWN } }]);
  });
});

describe('one session', () => {
  const ask = (more: string) =>
    client.ask<{ tableSession: Record<string, unknown> }>(
      `{ tableSession(casino: "noche-a", table: "RF1", gamingDay: "2026-01-01"${more}) { __typename
           ... on TableSessionFound { position session { table result { fromCounts { amount } } } }
           ... on NotFound { code messageEs } } }`,
    );

  it('is found by table, day and number', async () => {
    expect((await ask('')).tableSession).toMatchObject({
      __typename: 'TableSessionFound',
      session: { result: { fromCounts: { amount: '3725.00' } } },
    });
  });

  it.each(['sessionNo: 2', 'knownAt: { position: 2 }'])(
    'is refused with a code where there is none: %s',
    async (more) => {
      expect((await ask(`, ${more}`)).tableSession).toMatchObject({
        __typename: 'NotFound',
        code: 'TABLE_SESSION.UNKNOWN',
      });
    },
  );
});

it('sessions are readable for every person of the house who may see the casino', async () => {
  const query = '{ tableSessions(casino: "noche-a") { edges { node { result { ties } } } } }';
  for (const role of ['accountant', 'manager', 'auditor'] as const) {
    const holder = new Client(client.url, await nights.running.makeKey([role], ['noche-a']));
    expect((await holder.graphql(query)).errors).toBeUndefined();
  }
  for (const [role, casino] of [
    ['ingest', 'noche-a'],
    ['manager', 'noche-b'],
  ] as const) {
    const stranger = new Client(client.url, await nights.running.makeKey([role], [casino]));
    expect(codesOf((await stranger.graphql(query)).errors)).toEqual(['FORBIDDEN']);
  }
});
