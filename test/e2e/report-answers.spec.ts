import { chipsSold } from '../support/sample-events/sample-events';
import { Client, codesOf } from '../support/service/client';
import { countStatements } from '../support/service/counted-statements';
import { type NightsService, startNights } from '../support/service/nights-service';

let nights: NightsService;
let client: Client;
beforeAll(async () => {
  nights = await startNights('abdf');
  client = nights.client;
});
afterAll(() => nights.stop());

interface Page {
  readonly position: number;
  readonly edges: readonly { readonly node: Record<string, unknown> }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}

const ask = async (field: string, args: string, parts: string): Promise<Page> =>
  (
    await client.ask<Record<string, Page>>(
      `{ ${field}(${args}) { position asOf complete pageInfo { hasNextPage endCursor } edges { node { ${parts} } } } }`,
    )
  )[field]!;

const nodes = async (field: string, args: string, parts: string): Promise<Record<string, unknown>[]> =>
  (await ask(field, args, parts)).edges.map(({ node }) => node);

const event = (id: string, source: string, type: string, data: object): object => ({
  specversion: '1.0',
  id,
  source: `/casinos/${source}`,
  type: `cagnotte.${type}.v1`,
  time: '2026-01-02T20:00:00Z',
  gamingday: '2026-01-02',
  data: { currency: 'EUR', ...data },
});
const BY = [{ id: 'E-1' }, { id: 'E-2' }];

describe('commissions', () => {
  const ALL = 'rule game table day amount { amount }';

  it.each([
    ['noche-b', 'banker-6', '1512.50'],
    ['noche-d', 'bank', '70.00'],
  ])('of %s are those of the rule %s', async (casino, rule, amount) => {
    expect(await nodes('commissions', `casino: "${casino}"`, ALL)).toEqual([
      { rule, game: null, table: null, day: null, amount: { amount } },
    ]);
  });

  it('are grouped by any of day, table, game and rule', async () => {
    const groups = (by: string) => nodes('commissions', `casino: "noche-f", by: [${by}]`, ALL);
    expect(await groups('RULE')).toMatchObject([
      { rule: 'rake', amount: { amount: '200.00' } },
      { rule: 'session-fee', amount: { amount: '100.00' } },
    ]);
    expect(await groups('TABLE, GAME, DAY')).toEqual([
      { rule: null, game: 'texas-holdem', table: 'HE1', day: '2026-01-01', amount: { amount: '200.00' } },
      expect.objectContaining({ table: 'HE2', amount: { amount: '100.00' } }),
    ]);
    expect(await groups('')).toMatchObject([{ rule: null, amount: { amount: '300.00' } }]);
  });

  it('have of a period the address of each amount, under which the same is explained', async () => {
    const period = 'casino: "noche-f", from: "2026-01-01", asOf: "2026-12-31"';
    for (const by of ['RULE', 'TABLE, RULE', 'DAY, GAME', '']) {
      const found = await nodes('commissions', `${period}, by: [${by}]`, 'figure amount { amount }');
      for (const { figure, amount } of found) {
        const { explain } = await client.ask<{ explain: object }>(
          `{ explain(casino: "noche-f", figure: "${figure as string}") { ... on Explanation { amount { amount } ties } } }`,
        );
        expect(explain).toEqual({ amount, ties: true });
      }
      expect(found.length).toBeGreaterThan(0);
    }
    const ofOwnDay = await nodes('commissions', `${period}, basis: OWN_DAY`, 'figure');
    expect(ofOwnDay[0]).toEqual({ figure: null });
  });

  it('are those of a period, as they were known at a record', async () => {
    const total = async (more: string) =>
      (await nodes('commissions', `casino: "noche-f"${more}`, 'amount { amount }')).map(
        (node) => node['amount'],
      );
    expect(await total(', from: "2026-01-02"')).toEqual([]);
    expect(await total(', asOf: "2026-01-01", basis: OWN_DAY')).toHaveLength(2);
    expect(await total(', knownAt: { position: 5 }')).toEqual([{ amount: '11.50' }]);
  });

  it('come in pages that hold each group once', async () => {
    const args = (more: string) => `casino: "noche-f", by: [RULE, TABLE, DAY], first: 1${more}`;
    const first = await ask('commissions', args(''), 'rule');
    const second = await ask('commissions', args(`, after: "${first.pageInfo.endCursor}"`), 'rule');
    expect([...first.edges, ...second.edges].map(({ node }) => node['rule'])).toEqual([
      'rake',
      'session-fee',
    ]);
    expect([first, second].map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([true, false]);
  });
});

describe('rounds', () => {
  const BETS = `bets { betId type stake { amount } seat player paid { amount } taken { amount }
    derived { fate paid { amount } deducted { amount } taken { amount } rules } }`;

  it('have what the table declared of each bet beside what the rules make of it', async () => {
    const rounds = await nodes(
      'rounds',
      'casino: "noche-b"',
      `recordNumber roundNo game table outcome staked { amount } result { amount } resultBasis deduction { amount }
       derivedResult { amount } voidedBy ${BETS}`,
    );
    expect(rounds[1]).toMatchObject({
      roundNo: 2,
      game: 'punto-y-banca',
      table: 'PB1',
      resultBasis: 'declared',
      voidedBy: null,
      staked: { amount: '3500.00' },
      result: { amount: '-2500.00' },
      deduction: { amount: '1500.00' },
      derivedResult: { amount: '-2500.00' },
      outcome: '{"punto":["2c","3d","Th"],"banca":["4s","2h"]}',
      bets: [
        {
          betId: '2-1',
          type: 'banca',
          stake: { amount: '3000.00' },
          seat: 2,
          player: 'cli-1033',
          paid: { amount: '1500.00' },
          taken: { amount: '0.00' },
          derived: { fate: 'wins', paid: { amount: '1500.00' }, deducted: { amount: '1500.00' } },
        },
        { betId: '2-2', paid: { amount: '0.00' }, derived: { fate: 'loses', taken: { amount: '500.00' } } },
      ],
    });
    // Without bets nothing can be derived: the result is the declared one.
    expect(rounds[3]).toMatchObject({ bets: [], derivedResult: null, resultBasis: 'declared' });
  });

  it('stand until their void is known', async () => {
    await nights.take(
      event('void-1', 'noche-b/tables/PB1', 'round.voided', {
        roundNo: 2,
        settled: true,
        reasonCode: 'cards-stuck',
        refunds: [],
        by: BY,
      }),
    );
    const voided = (more: string) =>
      nodes('rounds', `casino: "noche-b", gamingDay: "2026-01-01"${more}`, 'roundNo voidedBy');
    expect((await voided('')).map((round) => round['voidedBy'])).toEqual([null, null, null, null]);
    await nights.take({
      ...event('void-2', 'noche-b/tables/PB1', 'round.voided', {
        roundNo: 2,
        settled: true,
        reasonCode: 'cards-stuck',
        refunds: [],
        by: BY,
      }),
      gamingday: '2026-01-01',
    });
    const [, now] = await voided('');
    expect(now!['voidedBy']).toBe((await ask('rounds', 'casino: "noche-b"', 'roundNo')).position);
    expect((await voided(', knownAt: { position: 11 }'))[1]!['voidedBy']).toBeNull();
  });

  it('cost as many statements for fifty as for one, and can be narrowed', async () => {
    await nights.take(
      ...Array.from({ length: 50 }, (_, n) => ({
        ...event(`r${n}`, 'many/tables/T1', 'round.settled', {
          roundNo: n + 1,
          bets: [],
          outcome: {},
          result: n,
        }),
        sessionno: n < 10 ? 2 : 1,
      })),
    );
    const rounds = (more: string) => nodes('rounds', `casino: "many"${more}`, `roundNo voidedBy ${BETS}`);
    const statements = (first: number): Promise<number> =>
      countStatements(async () => expect(await rounds(`, first: ${first}`)).toHaveLength(first));
    expect(await statements(50)).toBe(await statements(1));
    expect(await rounds(', table: "T1", gamingDay: "2026-01-02", sessionNo: 2')).toHaveLength(10);
    expect(await rounds(', table: "T2"')).toEqual([]);
  });
});

describe('tips', () => {
  const PARTS =
    'what table gamingDay amount { amount } chips { amount } cash { amount } paid { amount } houseShare { amount }';

  it('are counted in chips and cash, and shared out with the part of the house', async () => {
    await nights.take(
      event('shared', 'noche-f/cage', 'tips.shared', {
        toStaff: 5000,
        toHouse: 500,
        approvedBy: BY,
        document: 'D-9',
      }),
    );
    const zero = { amount: '0.00' };
    expect(await nodes('tips', 'casino: "noche-f"', PARTS)).toEqual([
      {
        what: 'tips.counted',
        table: 'HE1',
        gamingDay: '2026-01-01',
        paid: zero,
        houseShare: zero,
        amount: { amount: '55.00' },
        chips: { amount: '45.00' },
        cash: { amount: '10.00' },
      },
      {
        what: 'tips.shared',
        table: null,
        gamingDay: '2026-01-02',
        chips: zero,
        cash: zero,
        amount: { amount: '-55.00' },
        paid: { amount: '50.00' },
        houseShare: { amount: '5.00' },
      },
    ]);
    expect(await nodes('tips', 'casino: "noche-f", asOf: "2026-01-01"', 'what')).toHaveLength(1);
    expect(await nodes('tips', 'casino: "noche-f", table: "HE1"', 'what')).toHaveLength(1);
  });

  it('are added up by table, game, day and month, to what the account of tips says', async () => {
    const SUMS =
      'day month table game counted { amount } paid { amount } houseShare { amount } amount { amount }';
    const totals = (args: string): Promise<object[]> => nodes('tipTotals', `casino: "noche-f"${args}`, SUMS);
    const none = { day: null, month: null, table: null, game: null };
    const sums = (counted: string, paid: string, houseShare: string, amount: string): object => ({
      ...{ counted: { amount: counted }, paid: { amount: paid } },
      ...{ houseShare: { amount: houseShare }, amount: { amount } },
    });
    const counted = sums('55.00', '0.00', '0.00', '55.00');
    const shared = sums('0.00', '50.00', '5.00', '-55.00');
    // What was counted and given out again nets to nothing owed, and is a group nevertheless.
    expect(await totals('')).toEqual([
      { ...none, month: '2026-01', ...sums('55.00', '50.00', '5.00', '0.00') },
    ]);
    expect(await totals(', by: [DAY, TABLE, GAME]')).toEqual([
      { ...none, day: '2026-01-01', table: 'HE1', game: 'texas-holdem', ...counted },
      { ...none, day: '2026-01-02', ...shared },
    ]);
    expect(await totals(', by: [TABLE]')).toEqual([
      { ...none, ...shared },
      { ...none, table: 'HE1', ...counted },
    ]);
    expect(await totals(', by: [], asOf: "2026-01-01"')).toEqual([{ ...none, ...counted }]);
    // Another way to the same figure: the balance of the account, a liability.
    const { trialBalance } = await client.ask<{
      trialBalance: { lines: { account: string; credits: object; debits: object }[] };
    }>('{ trialBalance(casino: "noche-f") { lines { account debits { amount } credits { amount } } } }');
    expect(trialBalance.lines).toContainEqual({
      ...{ account: 'tips', debits: { amount: '55.00' }, credits: { amount: '55.00' } },
    });
  });
});

describe('unclaimed property', () => {
  const PARTS =
    'entry foundOn table found { amount } returned { amount } paidOver { amount } owed { amount }';

  it('is a register of what is found, given back and paid over', async () => {
    const [before] = await nodes('lostMoney', 'casino: "noche-a"', PARTS);
    expect(before).toMatchObject({
      entry: null,
      found: { amount: '5.00' },
      owed: { amount: '5.00' },
      table: 'RF1',
    });
    await nights.take(
      event('f-1', 'noche-a/cage', 'money.found', { entry: 'H-1', kind: 'cash', amount: 2000, by: BY }),
      event('f-2', 'noche-a/cage', 'money.found', {
        entry: 'H-2',
        kind: 'chips',
        amount: 700,
        table: 'RF1',
        by: BY,
      }),
      event('f-3', 'noche-a/cage', 'money.returned', {
        entry: 'H-1',
        amount: 2000,
        paidFrom: 'cash',
        document: 'D-1',
        by: BY,
      }),
    );
    expect(await nodes('lostMoney', 'casino: "noche-a"', PARTS)).toMatchObject([
      before!,
      { entry: 'H-1', foundOn: '2026-01-02', returned: { amount: '20.00' }, owed: { amount: '0.00' } },
      { entry: 'H-2', table: 'RF1', found: { amount: '7.00' }, owed: { amount: '7.00' } },
    ]);
    const open = await nodes('lostMoney', 'casino: "noche-a", openOnly: true', 'entry');
    expect(open).toEqual([{ entry: null }, { entry: 'H-2' }]);
    expect(await nodes('lostMoney', 'casino: "noche-a", knownAt: { position: 4 }', 'entry')).toEqual([]);
    const first = await ask('lostMoney', 'casino: "noche-a", first: 2', 'entry');
    const rest = await nodes('lostMoney', `casino: "noche-a", after: "${first.pageInfo.endCursor}"`, 'entry');
    expect(rest).toEqual([{ entry: 'H-2' }]);
  });
});

describe('hands', () => {
  it('stand until their void is known', async () => {
    const { position } = await ask('hands', 'casino: "noche-f"', 'handNo');
    await nights.take({
      ...event('void-hand', 'noche-f/tables/HE1', 'hand.voided', {
        handNo: '2',
        settled: true,
        reasonCode: 'misdeal',
        refunds: [],
        by: BY,
      }),
      gamingday: '2026-01-01',
    });
    const voids = async (more: string) =>
      (await nodes('hands', `casino: "noche-f"${more}`, 'handNo voidedBy')).map((hand) => hand['voidedBy']);
    expect(await voids('')).toEqual([null, position + 1, null]);
    expect(await voids(`, knownAt: { position: ${position} }`)).toEqual([null, null, null]);
  });
});

describe('counts of the cage', () => {
  it('say what was counted and where it differs from the book', async () => {
    await nights.take(
      event('count', 'noche-d/cage', 'cage.counted', {
        chips: 39_456_800,
        cash: 20_549_900,
        by: BY,
        otherCurrencies: [{ currency: 'USD', amount: 300 }],
      }),
    );
    const parts = `occasion chips { amount } cash { amount } otherCurrencies { amount currency } cheques { document } by
      variances { account amount { amount currency } }`;
    expect(await nodes('cageCounts', 'casino: "noche-d"', parts)).toEqual([
      {
        occasion: 'closing',
        chips: { amount: '394568.00' },
        cash: { amount: '205499.00' },
        cheques: null,
        otherCurrencies: [{ amount: '3.00', currency: 'USD' }],
        by: ['E-1', 'E-2'],
        variances: [
          { account: 'cash:cage', amount: { amount: '-1.00', currency: 'EUR' } },
          { account: 'cash:cage', amount: { amount: '3.00', currency: 'USD' } },
        ],
      },
    ]);
    expect(await nodes('cageCounts', 'casino: "noche-d", knownAt: { position: 14 }', 'occasion')).toEqual([]);
  });
});

describe('the lists of a casino', () => {
  const LISTS = ['commissions', 'rounds', 'hands', 'tips', 'tipTotals', 'lostMoney', 'cageCounts'];
  const keyed = async (
    role: 'accountant' | 'manager' | 'auditor' | 'ingest',
    casino: string,
  ): Promise<Client> => new Client(client.url, await nights.running.makeKey([role], [casino]));

  it.each(LISTS)('are readable for the roles that need them: %s', async (field) => {
    const query = `{ ${field}(casino: "noche-a") { position } }`;
    const refusals = async (role: Parameters<typeof keyed>[0], casino = 'noche-a') =>
      codesOf((await (await keyed(role, casino)).graphql(query)).errors);
    expect(await refusals('accountant')).toEqual([]);
    expect(await refusals('auditor')).toEqual([]);
    expect(await refusals('manager')).toEqual([]);
    expect(await refusals('ingest')).toEqual(['FORBIDDEN']);
    expect(await refusals('auditor', 'noche-b')).toEqual(['FORBIDDEN']);
  });

  it.each(LISTS)('cost as many statements for one row as for fifty: %s', async (field) => {
    await nights.take(chipsSold({}, { id: `sale-${field}`, casino: 'noche-f' }));
    const statements = (first: number): Promise<number> =>
      countStatements(() => ask(field, `casino: "noche-f", first: ${first}`, '__typename'));
    expect(await statements(50)).toBe(await statements(1));
  });
});
