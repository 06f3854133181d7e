import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { parse } from 'graphql';
import { type NightsService, startNights } from '../support/service/nights-service';
import { checkCost } from '../../src/api/snapshot/operation-cost';
import { SCHEMA } from '../support/service/every-question';
import { handPlayed } from '../support/sample-events/sample-events';

let nights: NightsService;
beforeAll(async () => (nights = await startNights('ac')));
afterAll(() => nights.stop());

const ask = <Data>(query: string): Promise<Data> => nights.client.ask<Data>(query);

interface EventNode {
  readonly recordNumber: number;
  readonly eventId: string;
  readonly eventType: string;
  readonly standing: string;
  readonly contentHash: string;
  readonly bytes: string;
}
interface Events {
  readonly events: {
    readonly edges: readonly { readonly node: EventNode }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  };
}

const FIELDS =
  'edges { node { recordNumber eventId eventType source standing receipt contentHash chainHash recordedAt bytes } } pageInfo { hasNextPage endCursor }';

async function wholeLog(casino: string, first: number): Promise<EventNode[]> {
  const found: EventNode[] = [];
  for (let after = ''; ;) {
    const { events } = await ask<Events>(
      `{ events(casino: "${casino}", first: ${first}${after}) { ${FIELDS} } }`,
    );
    found.push(...events.edges.map(({ node }) => node));
    if (!events.pageInfo.hasNextPage) return found;
    after = `, after: "${events.pageInfo.endCursor}"`;
  }
}

describe('events', () => {
  it('are the log record by record, with the bytes that were reported', async () => {
    const reported = readFileSync(join(__dirname, '..', 'nights', 'a.ndjson'), 'utf8')
      .trim()
      .split('\n');
    const log = await wholeLog('noche-a', 5);
    expect(log.map(({ recordNumber }) => recordNumber)).toEqual(reported.map((_, index) => index + 1));
    expect(log.map(({ bytes }) => JSON.parse(bytes) as unknown)).toEqual(
      reported.map((line) => JSON.parse(line) as unknown),
    );
    for (const { bytes, contentHash } of log)
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(contentHash);
  });

  it('are those of one type, or of one source', async () => {
    const log = await wholeLog('noche-c', 100);
    const ofType = await ask<Events>(
      `{ events(casino: "noche-c", eventType: "cagnotte.round.settled.v1") { ${FIELDS} } }`,
    );
    expect(ofType.events.edges.map(({ node }) => node.eventId)).toEqual(
      log.filter(({ eventType }) => eventType === 'cagnotte.round.settled.v1').map(({ eventId }) => eventId),
    );
    const ofSource = await ask<Events>(
      `{ events(casino: "noche-c", source: "/casinos/noche-c/office") { ${FIELDS} } }`,
    );
    expect(ofSource.events.edges.length).toBeGreaterThan(0);
    expect(ofSource.events.edges.length).toBeLessThan(log.length);
  });

  it('are read in a few runs of their streams and not one by one', async () => {
    const reading = jest.spyOn(nights.running.store, 'readStream');
    const log = await wholeLog('noche-c', 100);
    const asked = reading.mock.calls.length;
    reading.mockRestore();
    expect(asked).toBeLessThanOrEqual(log.length / 2);
  });

  it('are at most a thousand at once', async () => {
    expect(await wholeLog('noche-c', 1_000)).toEqual(await wholeLog('noche-c', 7));
    expect(
      await nights.client.graphql('{ events(casino: "noche-a", first: 1001) { position } }'),
    ).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });

  it('cost what a page of a thousand holds', () => {
    const cost = (first: number): number =>
      checkCost({
        schema: SCHEMA,
        document: parse(`{ events(casino: "x", first: ${first}) { ${FIELDS} } }`),
      });
    expect(cost(1_000) - cost(750)).toBe(cost(500) - cost(250));
    expect(cost(2_000)).toBe(cost(1_000));
  });
});

describe('tables', () => {
  it('include those that have reported anything, with the game of their last session', async () => {
    const { tables } = await ask<{ tables: { edges: { node: object }[] } }>(
      '{ tables(casino: "noche-c") { edges { node { table game firstRecord firstGamingDay lastGamingDay sessions } } } }',
    );
    expect(tables.edges.map(({ node }) => node)).toEqual([
      {
        table: 'CS1',
        game: 'caribbean-stud',
        firstRecord: 3,
        firstGamingDay: '2026-01-01',
        lastGamingDay: '2026-01-01',
        sessions: 1,
      },
    ]);
  });

  it('are paged by name, as known at the position of the first page', async () => {
    await nights.take(
      ...['B9', 'A1', 'Z3'].map((table) => handPlayed({}, { id: `of-${table}`, casino: 'noche-c', table })),
    );
    const names: string[] = [];
    for (let after = ''; ;) {
      const { tables } = await ask<{
        tables: { edges: { node: { table: string; game: null } }[]; pageInfo: Events['events']['pageInfo'] };
      }>(
        `{ tables(casino: "noche-c", first: 2${after}) { edges { node { table game } } pageInfo { hasNextPage endCursor } } }`,
      );
      names.push(...tables.edges.map(({ node }) => node.table));
      if (!tables.pageInfo.hasNextPage) break;
      after = `, after: "${tables.pageInfo.endCursor}"`;
    }
    expect(names).toEqual(['A1', 'B9', 'CS1', 'Z3']);
    const before = await ask<{ tables: { edges: object[] } }>(
      '{ tables(casino: "noche-c", knownAt: { position: 2 }) { edges { cursor } } }',
    );
    expect(before.tables.edges).toEqual([]);
  });
});

describe('the areas of a casino', () => {
  const ASK = '{ areas(casino: "noche-z"AT) { asOf areas { area en es tables } tablesWithoutArea } }';
  const asked = async (at = ''): Promise<object> =>
    (await ask<{ areas: object }>(ASK.replace('AT', at))).areas;

  beforeAll(async () => {
    const table = (name: string): object => ({ table: name, game: 'punto-y-banca', minimum: { from: 500 } });
    const authorised = (id: string, validFrom: string, areas: readonly object[]): object => ({
      ...{ specversion: '1.0', id, source: '/casinos/noche-z/office', type: 'cagnotte.casino.authorised.v1' },
      ...{ time: `${validFrom}T12:00:00+01:00`, gamingday: validFrom },
      data: {
        ...{ validFrom, currency: 'EUR', rulebook: 'ES-AN-2010', games: ['punto-y-banca'] },
        ...{ tables: [table('PB1'), table('PB2')], areas },
      },
    });
    const sala = { area: 'sala', name: { es: 'Sala grande', en: 'Main room' }, tables: ['PB1', 'PB2'] };
    const opened = {
      ...{ specversion: '1.0', id: 'pb1-opened', source: '/casinos/noche-z/tables/PB1' },
      ...{ type: 'cagnotte.table.opened.v1', time: '2026-01-01T21:00:00+01:00', gamingday: '2026-01-01' },
      data: {
        ...{ currency: 'EUR', game: 'punto-y-banca', minimum: 500, tier: 1, staff: [{ id: 'E-1' }] },
        float: { amount: 1_000, slip: 'A-1', holder: 'table', locked: 0 },
        captures: { rounds: false, buyIns: false },
      },
    };
    await nights.tellHistory(
      authorised('a-1', '2026-01-01', [sala]),
      authorised('a-2', '2026-02-01', [{ area: 'pit-2', tables: ['PB2'] }]),
    );
    await nights.take(opened, handPlayed({}, { id: 'of-PB2', casino: 'noche-z', table: 'PB2' }));
  });

  it('have the names of the authorisation in force, the latest where no day is asked', async () => {
    expect(await asked()).toEqual({
      asOf: null,
      areas: [{ area: 'pit-2', en: 'pit-2', es: 'pit-2', tables: ['PB2'] }],
      tablesWithoutArea: ['PB1'],
    });
    expect(await asked(', day: "2026-01-31"')).toEqual({
      asOf: '2026-01-31',
      areas: [{ area: 'sala', en: 'Main room', es: 'Sala grande', tables: ['PB1', 'PB2'] }],
      tablesWithoutArea: [],
    });
    expect(await asked(', day: "2025-12-31"')).toMatchObject({ areas: [], tablesWithoutArea: [] });
  });

  it('stand with each table, and the names of its game', async () => {
    const { tables } = await ask<{ tables: { edges: { node: object }[] } }>(
      '{ tables(casino: "noche-z") { edges { node { table ofGame { en es } area { es } } } } }',
    );
    expect(tables.edges.map(({ node }) => node)).toEqual([
      { table: 'PB1', ofGame: { en: 'Punto banco', es: 'Punto y banca' }, area: { es: 'Sala grande' } },
      { table: 'PB2', ofGame: null, area: { es: 'Sala grande' } },
    ]);
  });
});

it('an unknown table session is refused with a citation, in both languages', async () => {
  const { tableSession } = await ask<{ tableSession: Record<string, string> }>(
    '{ tableSession(casino: "noche-a", table: "XX", gamingDay: "2026-01-01") { ... on NotFound { code message messageEs citation citationEs } } }',
  );
  expect(tableSession).toMatchObject({
    code: 'TABLE_SESSION.UNKNOWN',
    citation: expect.stringContaining('article 48.2') as string,
    citationEs: expect.stringContaining('artículo 48.2') as string,
  });
});
