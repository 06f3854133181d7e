import { Client, codesOf } from '../support/service/client';
import { countStatements } from '../support/service/counted-statements';
import { type NightsService, startNights } from '../support/service/nights-service';

let nights: NightsService;
let client: Client;
beforeAll(async () => {
  nights = await startNights('c');
  client = nights.client;
});
afterAll(() => nights.stop());

interface Jackpots {
  readonly position: number;
  readonly edges: readonly { readonly node: Record<string, unknown> }[];
}

const jackpots = async (parts: string, more = '', casino = 'noche-c'): Promise<Jackpots> =>
  (
    await client.ask<{ jackpots: Jackpots }>(
      `{ jackpots(casino: "${casino}"${more}) { position asOf complete edges { node { ${parts} } } } }`,
    )
  ).jackpots;

const pool = async (parts: string, more = ''): Promise<Record<string, unknown>> =>
  (await jackpots(parts, more)).edges[0]!.node;

interface PoolTerms {
  readonly figure: string;
  readonly houseShareFigure: string;
  readonly terms: readonly {
    readonly part: string;
    readonly figure: string;
    readonly amount: { readonly minorUnits: string };
  }[];
}

interface PoolInPeriod {
  readonly opening: { readonly amount: string };
  readonly moves: readonly object[];
  readonly months: readonly object[];
}

const SUMS =
  'pool meter { amount } contributed { amount } houseShare { amount } funded { amount } prizes { amount }';
const amounts = (parts: Record<string, string>): object =>
  Object.fromEntries(Object.entries(parts).map(([name, amount]) => [name, { amount }]));

describe('the pool of night c', () => {
  it('holds what was staked and funded less what was won (A4)', async () => {
    expect(await pool(SUMS)).toEqual({
      pool: 'carrusel-poker',
      ...amounts({ meter: '5000.00', contributed: '480.00', houseShare: '120.00' }),
      ...amounts({ funded: '10000.00', prizes: '5480.00' }),
    });
  });

  it('is shown as at an earlier record', async () => {
    expect(await pool(SUMS, ', knownAt: { position: 10 }')).toMatchObject(
      amounts({ meter: '4858.00', contributed: '480.00', funded: '5000.00', prizes: '622.00' }),
    );
    expect((await jackpots(SUMS, ', knownAt: { position: 1 }')).edges).toEqual([]);
    expect((await jackpots(SUMS, ', asOf: "2025-12-31"')).edges).toEqual([]);
  });

  it('has the meter after every movement, with its readings', async () => {
    const { history } = await pool(
      'history { recordNumber what table toMeter { amount } fromMeter { amount } meter { amount } shownAfter { amount } }',
    );
    const moved = history as { recordNumber: number; what: string; meter: { amount: string } }[];
    expect(moved.map(({ recordNumber, what, meter }) => [recordNumber, what, meter.amount])).toEqual([
      [2, 'jackpot.opened', '5000.00'],
      [6, 'round.settled', '5320.00'],
      [8, 'round.settled', '5220.00'],
      [9, 'round.settled', '4698.00'],
      [10, 'round.settled', '4858.00'],
      [11, 'round.settled', '0.00'],
      [12, 'jackpot.reseeded', '5000.00'],
    ]);
    expect(moved[0]).toMatchObject({ shownAfter: { amount: '5000.00' }, table: null });
    expect(moved[1]).toMatchObject({ shownAfter: null, table: 'CS1', toMeter: { amount: '320.00' } });
  });

  it('says what moved it as programs name it, and in the words of the books', async () => {
    const { history } = await pool('history { what eventType concept conceptEn }');
    expect((history as object[]).slice(-2)).toEqual([
      {
        what: 'round.settled',
        eventType: 'cagnotte.round.settled.v1',
        concept: 'Jugada',
        conceptEn: 'Round',
      },
      {
        what: 'jackpot.reseeded',
        eventType: 'cagnotte.jackpot.reseeded.v1',
        concept: 'Dotación de bolsa',
        conceptEn: 'Jackpot reseeded',
      },
    ]);
  });

  it('has with each prize who won it, where and with what', async () => {
    const { history } = await pool(
      'history { recordNumber prizes { recordNumber amount { amount } table roundNo seat player combination } }',
    );
    const prizes = (history as { prizes: object[] }[]).flatMap((moved) => moved.prizes);
    const at = (recordNumber: number, roundNo: number, amount: string) => ({
      ...{ recordNumber, roundNo, table: 'CS1' },
      amount: { amount },
    });
    expect(prizes).toEqual([
      { ...at(8, 3, '100.00'), seat: 2, player: 'cli-5120', combination: 'full-house' },
      { ...at(9, 4, '522.00'), seat: 3, player: 'cli-5121', combination: 'straight-flush' },
      { ...at(11, 6, '4858.00'), seat: 2, player: 'cli-5120', combination: 'royal-flush' },
    ]);
  });

  it('has its history in parts, from any record backwards', async () => {
    const part = async (args: string): Promise<unknown> =>
      (await pool(`history(${args}) { recordNumber meter { amount } }`))['history'];
    expect(await part('last: 2')).toEqual([
      { recordNumber: 11, meter: { amount: '0.00' } },
      { recordNumber: 12, meter: { amount: '5000.00' } },
    ]);
    expect(await part('last: 2, before: 11')).toEqual([
      { recordNumber: 9, meter: { amount: '4698.00' } },
      { recordNumber: 10, meter: { amount: '4858.00' } },
    ]);
    expect(await part('last: 2, before: 0')).toEqual([]);
    const { errors } = await client.graphql(
      '{ jackpots(casino: "noche-c") { edges { node { history(last: 0) { recordNumber } } } } }',
    );
    expect(codesOf(errors)).toEqual(['BAD_USER_INPUT']);
  });

  it('has its meter at any record and moment', async () => {
    const at = (then: string) => `meterAt(at: { ${then} }) { amount }`;
    expect(
      await pool(
        `a: ${at('position: 7')} b: ${at('position: 1')} c: ${at('instant: "2001-01-01T00:00:00Z"')} d: ${at('instant: "2999-01-01T00:00:00Z"')}`,
      ),
    ).toEqual(amounts({ a: '5320.00', b: '0.00', c: '0.00', d: '5000.00' }));
    const { errors } = await client.graphql(
      `{ jackpots(casino: "noche-c", knownAt: { position: 5 }) { edges { node { ${at('position: 6')} } } } }`,
    );
    expect(codesOf(errors)).toEqual(['BAD_USER_INPUT']);
  });

  it('is the sum of its terms, each with an address under which the same amount is explained', async () => {
    const { terms, figure, houseShareFigure } = (await pool(
      'figure houseShareFigure terms { part figure amount { minorUnits } }',
    )) as unknown as PoolTerms;
    const explained = async (address: string): Promise<string> =>
      (
        await client.ask<{ explain: { amount: { minorUnits: string } } }>(
          `{ explain(casino: "noche-c", figure: "${address}") { ... on Explanation { amount { minorUnits } } } }`,
        )
      ).explain.amount.minorUnits;
    expect(terms.map(({ part, amount }) => [part, amount.minorUnits])).toEqual([
      ['CONTRIBUTED', '48000'],
      ['FUNDED', '1000000'],
      ['PRIZES', '-548000'],
      ['OTHER', '0'],
    ]);
    expect(await explained(figure)).toBe('500000');
    expect(await explained(houseShareFigure)).toBe('12000');
    for (const term of terms)
      expect(await explained(term.figure)).toBe(term.amount.minorUnits.replace('-', ''));
  });

  it('has a period as in the book of jackpots, and knows its game and that it is open', async () => {
    const { period, game, closedBy } = (await pool(
      `game closedBy period(from: "2026-01-01", until: "2026-01-31") {
        opening { amount } moves { eventType facts toMeter { amount } fromMeter { amount } meter { amount } read { amount } difference { amount } prizes { amount { amount } } }
        months { month staked { amount } prizes { amount } } }`,
    )) as unknown as { period: PoolInPeriod; game: string; closedBy: null };
    expect({ game, closedBy }).toEqual({ game: 'caribbean-stud', closedBy: null });
    expect(period.opening.amount).toBe('0.00');
    expect(period.moves.at(-1)).toMatchObject({
      eventType: 'cagnotte.jackpot.reseeded.v1',
      meter: { amount: '5000.00' },
    });
    expect(period.months).toMatchObject([{ month: '2026-01', staked: { amount: '600.00' } }]);
    const { errors } = await client.graphql(
      '{ jackpots(casino: "noche-c") { edges { node { period(from: "2026-01-02", until: "2026-01-01") { opening { amount } } } } } }',
    );
    expect(codesOf(errors)).toEqual(['BAD_USER_INPUT']);
  });

  it('is found by name, or refused', async () => {
    const ask = (name: string) =>
      client.ask<{ jackpot: object }>(
        `{ jackpot(casino: "noche-c", pool: "${name}") { __typename ... on JackpotFound { jackpot { meter { amount } } } ... on NotFound { code } } }`,
      );
    expect((await ask('carrusel-poker')).jackpot).toMatchObject({
      jackpot: { meter: { amount: '5000.00' } },
    });
    expect((await ask('nothing')).jackpot).toEqual({ __typename: 'NotFound', code: 'JACKPOT.UNKNOWN' });
  });
});

describe('the list of pools', () => {
  beforeAll(() =>
    nights.take(
      ...Array.from({ length: 50 }, (_, n) => ({
        specversion: '1.0',
        id: `pool-${n}`,
        source: '/casinos/many/office',
        gamingday: '2026-01-01',
        type: 'cagnotte.jackpot.opened.v1',
        time: '2026-01-01T20:00:00Z',
        data: {
          pool: `p${n}`,
          currency: 'EUR',
          seed: 100 + n,
          rate: { numerator: 1, denominator: 2 },
          tables: ['T1'],
          approvedBy: [{ id: 'E-1' }],
        },
      })),
    ),
  );

  it('costs as many statements for fifty pools as for one', async () => {
    const parts = `${SUMS} meterAt(at: { instant: "2999-01-01T00:00:00Z" }) { amount } history(last: 3) { meter { amount } } closedBy period(from: "2026-01-01", until: "2026-01-31") { opening { amount } moves { facts } }`;
    const statements = (first: number): Promise<number> =>
      countStatements(async () => {
        const { edges } = await jackpots(parts, `, first: ${first}`, 'many');
        expect(edges).toHaveLength(first);
        expect(edges.at(-1)!.node['history']).toEqual(
          [edges.at(-1)!.node['meterAt']].map((meter) => ({ meter })),
        );
      });
    expect(await statements(50)).toBe(await statements(1));
  });
});

it('a pool that was opened again is open, and one that ended says by which record', async () => {
  const of = (id: string, type: string, data: object, hour = 20): object => ({
    ...{ specversion: '1.0', id, source: '/casinos/ended/office', gamingday: '2026-01-01' },
    ...{ type: `cagnotte.jackpot.${type}.v1`, time: `2026-01-01T${hour}:00:00Z` },
    data: { pool: 'p', currency: 'EUR', approvedBy: [{ id: 'E-1' }, { id: 'E-2' }], ...data },
  });
  const opened = { seed: 100, rate: { numerator: 1, denominator: 2 }, tables: ['T1'] };
  await nights.take(of('o-1', 'opened', opened), of('c-1', 'closed', { amount: 100 }, 21));
  const ended = async (): Promise<unknown> =>
    (await jackpots('closedBy meter { amount }', '', 'ended')).edges[0]!.node;
  expect(await ended()).toEqual({ closedBy: 2, meter: { amount: '0.00' } });
  await nights.take(of('o-2', 'opened', opened, 22));
  expect(await ended()).toMatchObject({ closedBy: null });
});

it('pools are readable for every person of the house who may see the casino', async () => {
  const query = '{ jackpots(casino: "noche-c") { position } }';
  for (const role of ['accountant', 'manager', 'auditor'] as const) {
    const holder = new Client(client.url, await nights.running.makeKey([role], ['noche-c']));
    expect((await holder.graphql(query)).errors).toBeUndefined();
  }
  const stranger = new Client(client.url, await nights.running.makeKey(['manager'], ['many']));
  expect(codesOf((await stranger.graphql(query)).errors)).toEqual(['FORBIDDEN']);
});
