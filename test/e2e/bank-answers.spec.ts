import { Client, codesOf } from '../support/service/client';
import { countStatements } from '../support/service/counted-statements';
import { type NightsService, startNights } from '../support/service/nights-service';

let nights: NightsService;
let client: Client;
beforeAll(async () => {
  nights = await startNights('de');
  client = nights.client;
});
afterAll(() => nights.stop());

interface Banks<Node = Record<string, unknown>> {
  readonly position: number;
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}

const banks = async (casino: string, parts: string, more = ''): Promise<Banks> =>
  (
    await client.ask<{ playerBanks: Banks }>(
      `{ playerBanks(casino: "${casino}"${more}) { position pageInfo { hasNextPage endCursor } edges { node { ${parts} } } } }`,
    )
  ).playerBanks;

const bank = async (casino: string, parts: string, more = ''): Promise<Record<string, unknown>> =>
  (await banks(casino, parts, more)).edges[0]!.node;

const amounts = (parts: Record<string, string>): object =>
  Object.fromEntries(Object.entries(parts).map(([name, amount]) => [name, { amount }]));

const MEMBERS = `members { member putUp { amount } won { amount } takenOut { amount } inPlay { amount }
  voluntaryGarage { amount } improperGarage { amount } }`;

describe('the bank of night d', () => {
  it('is shared by banker and partner in proportion, play and garages, to the cent', async () => {
    expect(await bank('noche-d', MEMBERS, ', knownAt: { position: 11 }')).toEqual({
      members: [
        {
          member: 'cli-0302',
          ...amounts({ putUp: '300.00', won: '318.00', takenOut: '0.00', inPlay: '120.00' }),
          ...amounts({ voluntaryGarage: '378.00', improperGarage: '120.00' }),
        },
        {
          member: 'cli-0309',
          ...amounts({ putUp: '200.00', won: '212.00', takenOut: '0.00', inPlay: '80.00' }),
          ...amounts({ voluntaryGarage: '252.00', improperGarage: '80.00' }),
        },
      ],
    });
  });

  it('gives B 618 and Q 412 back when it ends', async () => {
    expect(
      await bank(
        'noche-d',
        `bank banker mode ${MEMBERS} end { cause paidOut returned { member amount { amount } } }`,
      ),
    ).toMatchObject({
      bank: 'CF1-1',
      banker: 'cli-0302',
      mode: 'limited',
      members: [
        { member: 'cli-0302', ...amounts({ takenOut: '618.00', inPlay: '0.00', voluntaryGarage: '0.00' }) },
        { member: 'cli-0309', ...amounts({ takenOut: '412.00', inPlay: '0.00', improperGarage: '0.00' }) },
      ],
      end: {
        cause: 'lost',
        paidOut: 'chips',
        returned: [
          { member: 'cli-0302', amount: { amount: '618.00' } },
          { member: 'cli-0309', amount: { amount: '412.00' } },
        ],
      },
    });
  });

  it('has its coups with the win of the bank and the commission', async () => {
    const { coups, totals } = await bank(
      'noche-d',
      `coups { recordNumber shoeNo coupNo results { tableau winner } gain { amount } gainBasis commission { amount } allIn voidedBy }
       totals { coups gain { amount } commission { amount } }`,
    );
    expect(coups).toHaveLength(5);
    expect((coups as unknown[])[1]).toEqual({
      recordNumber: 8,
      shoeNo: 1,
      coupNo: 2,
      results: [{ tableau: 1, winner: 'bank' }],
      allIn: false,
      voidedBy: null,
      gain: { amount: '900.00' },
      gainBasis: 'declared',
      commission: { amount: '45.00' },
    });
    expect(totals).toEqual({ coups: 5, ...amounts({ gain: '600.00', commission: '70.00' }) });
  });

  it('has its garage movements, by kind', async () => {
    const movements = 'recordNumber kind setAside amount { amount }';
    expect(
      await bank(
        'noche-d',
        `all: garageMovements { ${movements} } improper: garageMovements(kind: IMPROPER) { kind }`,
      ),
    ).toEqual({
      all: [
        { recordNumber: 9, kind: 'VOLUNTARY', setAside: true, amount: { amount: '630.00' } },
        { recordNumber: 10, kind: 'IMPROPER', setAside: true, amount: { amount: '200.00' } },
      ],
      improper: [{ kind: 'IMPROPER' }],
    });
  });

  it('is unknown before it was put up, and named by a refusal', async () => {
    expect((await banks('noche-d', 'bank', ', knownAt: { position: 5 }')).edges).toEqual([]);
    const ask = (more: string) =>
      client.ask<{ playerBank: object }>(
        `{ playerBank(casino: "noche-d", table: "CF1", gamingDay: "2026-01-01", bank: "CF1-1"${more}) { __typename
             ... on PlayerBankFound { position bank { totals { coups } } } ... on NotFound { code messageEs } } }`,
      );
    expect((await ask('')).playerBank).toMatchObject({
      __typename: 'PlayerBankFound',
      bank: { totals: { coups: 5 } },
    });
    expect((await ask(', knownAt: { position: 5 }')).playerBank).toMatchObject({
      code: 'PLAYER_BANK.UNKNOWN',
    });
  });
});

describe('a coup that is reversed', () => {
  it('counts until its void is known, and not afterwards', async () => {
    await nights.take({
      specversion: '1.0',
      id: 'void-6',
      source: '/casinos/noche-e/tables/BD1',
      gamingday: '2026-01-01',
      type: 'cagnotte.coup.voided.v1',
      time: '2026-01-01T20:00:00+01:00',
      data: {
        bank: 'BD1-1',
        shoeNo: 1,
        coupNo: 3,
        currency: 'EUR',
        settled: true,
        reasonCode: 'cards-stuck',
        refunds: [],
        by: [{ id: 'E-1' }],
      },
    });
    const parts = 'totals { coups gain { amount } } coups { coupNo voidedBy }';
    const gain = (coups: number, amount: string): object => ({ coups, gain: { amount } });
    expect(await bank('noche-e', parts, ', knownAt: { position: 14 }')).toMatchObject({
      totals: gain(4, '-85.00'),
    });
    expect(await bank('noche-e', parts)).toMatchObject({
      totals: gain(3, '-585.00'),
      coups: [{ voidedBy: null }, { voidedBy: null }, { coupNo: 3, voidedBy: 15 }, { voidedBy: null }],
    });
  });
});

describe('"todo va"', () => {
  it('brings the garages back into play', async () => {
    const event = (id: string, type: string, data: object): object => ({
      specversion: '1.0',
      id,
      source: '/casinos/todo-va/tables/CF1',
      gamingday: '2026-01-01',
      type: `cagnotte.${type}.v1`,
      time: '2026-01-01T20:00:00Z',
      data: { currency: 'EUR', bank: 'B1', ...data },
    });
    const coup = {
      shoeNo: 1,
      bets: [],
      results: [{ tableau: 1, winner: 'tie' }],
      totals: { collected: 0, paid: 0 },
    };
    const garages = [{ kind: 'voluntary', amount: 4000, move: 'set-aside' }];
    await nights.take(
      event('1', 'bank.adjudicated', {
        banker: 'cli-1',
        amount: 10000,
        paidFrom: 'chips',
        how: 'offer',
        mode: 'unlimited',
      }),
      event('2', 'coup.played', { ...coup, coupNo: 1, garages }),
      event('3', 'coup.played', { ...coup, coupNo: 2, allIn: true }),
    );
    const amount = { amount: '40.00' };
    expect(await bank('todo-va', `garageMovements { recordNumber setAside amount { amount } }`)).toEqual({
      garageMovements: [
        { recordNumber: 2, setAside: true, amount },
        { recordNumber: 3, setAside: false, amount },
      ],
    });
  });
});

describe('the deposits of night e', () => {
  const deposits = async (more = ''): Promise<Banks> =>
    (
      await client.ask<{ bankDeposits: Banks }>(
        `{ bankDeposits(casino: "noche-e"${more}) { position pageInfo { hasNextPage endCursor } edges { node {
             recordNumber what banker bank means document amount { amount } balance { amount } guaranteed { amount } } } } }`,
      )
    ).bankDeposits;

  it('are movements of the debt to the banker, each with the balance after it', async () => {
    const { edges } = await deposits();
    expect(
      edges.map(({ node }) => [
        node['what'],
        (node['amount'] as { amount: string }).amount,
        (node['balance'] as { amount: string }).amount,
      ]),
    ).toEqual([
      ['bank.deposited', '600.00', '600.00'],
      ['bank.put-in-play', '-600.00', '0.00'],
      ['bank.deposited', '600.00', '600.00'],
      ['bank.put-in-play', '-600.00', '0.00'],
      ['bank.withdrawn', '1100.00', '1100.00'],
      ['bank.deposit-returned', '-1100.00', '0.00'],
    ]);
    expect(edges[0]!.node).toMatchObject({
      banker: 'cli-0500',
      bank: 'BD1-1',
      means: 'cheque',
      document: 'CH-BK-77120',
    });
  });

  it('come in pages that hold each once', async () => {
    const whole = (await deposits()).edges;
    const seen: unknown[] = [];
    let after = '';
    for (;;) {
      const page = await deposits(`, first: 2${after}`);
      seen.push(...page.edges);
      if (!page.pageInfo.hasNextPage) break;
      after = `, after: "${page.pageInfo.endCursor}"`;
    }
    expect(seen).toEqual(whole);
  });

  it('know of a guarantee that posts nothing, until it is released', async () => {
    const event = (id: string, type: string, data: object): object => ({
      specversion: '1.0',
      id,
      source: '/casinos/noche-e/tables/BD1/cage',
      gamingday: '2026-01-02',
      type: `cagnotte.bank.${type}.v1`,
      time: '2026-01-02T20:00:00+01:00',
      data: { currency: 'EUR', banker: 'cli-0700', amount: 5000, ...data },
    });
    await nights.take(
      event('g-1', 'deposited', { means: 'guarantee', mode: 'free' }),
      event('g-2', 'deposit-returned', { guaranteeReleased: 'G-1' }),
    );
    const { edges } = await deposits(', banker: "cli-0700"');
    expect(edges.map(({ node }) => [node['balance'], node['guaranteed']])).toEqual([
      [{ amount: '0.00' }, { amount: '50.00' }],
      [{ amount: '0.00' }, { amount: '0.00' }],
    ]);
    expect((await deposits(', asOf: "2026-01-01"')).edges).toHaveLength(6);
  });
});

describe('the statement of a bank', () => {
  const STATEMENT = `position pageInfo { hasNextPage endCursor } edges { node {
    recordNumber what before { amount } putIn { amount } takenOut { amount } after { amount }
    voluntaryGarage { amount } improperGarage { amount } deposit { amount }
    coup { coupNo allIn inPlay { amount } staked { amount } covered { amount } mandatoryGarage { amount } gain { amount }
      commission { amount { amount } due { amount } exact rule } cloths { tableau covered { amount } gain { amount } }
      stakes { player call staked { amount } covered { amount } returned { amount } } }
    shares { member share change { amount } } addresses { amount member figure } } }`;
  interface Line {
    readonly recordNumber: number;
    readonly what: string;
    readonly before: { readonly amount: string };
    readonly after: { readonly amount: string };
    readonly coup: Record<string, unknown> | null;
    readonly shares: readonly { readonly member: string; readonly share: string | null }[];
    readonly addresses: readonly { readonly amount: string; readonly figure: string }[];
  }
  const statement = async (night: string, table: string, bankNo: string, more = ''): Promise<Banks<Line>> =>
    (
      await client.ask<{ bankStatement: Banks<Line> }>(
        `{ bankStatement(casino: "noche-${night}", gamingDay: "2026-01-01", table: "${table}", bank: "${bankNo}"${more}) { ${STATEMENT} } }`,
      )
    ).bankStatement;
  const lines = async (...of: Parameters<typeof statement>): Promise<readonly Line[]> =>
    (await statement(...of)).edges.map(({ node }) => node);

  it('has the mandatory garage of each coup, the cover, the commission and the shares: night d', async () => {
    const told = await lines('d', 'CF1', 'CF1-1');
    const coups = told.filter(({ coup }) => coup !== null);
    expect(
      coups.map(({ before, coup, after }) => [before, coup!['inPlay'], coup!['covered'], after]),
    ).toEqual(
      [
        ['500.00', '500.00', '500.00', '975.00'],
        ['975.00', '975.00', '900.00', '1830.00'],
        ['1830.00', '1200.00', null, '1830.00'],
        ['1830.00', '1000.00', null, '1830.00'],
        ['1830.00', '1000.00', '800.00', '1030.00'],
      ].map((row) => row.map((amount) => amount && { amount })),
    );
    expect(coups.map(({ coup }) => coup!['mandatoryGarage'])).toEqual(
      ['0.00', '75.00', null, null, '200.00'].map((amount) => amount && { amount }),
    );
    expect(coups[0]!.coup!['commission']).toEqual({
      amount: { amount: '25.00' },
      due: { amount: '25.00' },
      exact: '2500/1',
      rule: '1.1.8.A-V.17-01',
    });
    expect(coups[0]!.shares.map(({ member, share }) => [member, share])).toEqual([
      ['cli-0302', '3/5'],
      ['cli-0309', '2/5'],
    ]);
  });

  it('has both cloths, the deposit and no garage over two cloths: night e', async () => {
    const told = await lines('e', 'BD1', 'BD1-1');
    expect(told.map(({ what }) => what)).toContain('coup.voided');
    const coups = told.flatMap(({ coup }) => (coup === null ? [] : [coup]));
    expect(coups.every(({ mandatoryGarage }) => mandatoryGarage === null)).toBe(true);
    expect(coups.map(({ cloths }) => (cloths as readonly unknown[]).length)).toEqual(coups.map(() => 2));
  });

  it('is given page by page at one position, and as it was known then', async () => {
    const all = await lines('d', 'CF1', 'CF1-1');
    const first = await statement('d', 'CF1', 'CF1-1', ', first: 2');
    const rest = await lines('d', 'CF1', 'CF1-1', `, first: 50, after: "${first.pageInfo.endCursor}"`);
    expect([...first.edges.map(({ node }) => node), ...rest]).toEqual(all);
    const { recordNumber } = all[2]!;
    const then = await lines('d', 'CF1', 'CF1-1', `, knownAt: { position: ${recordNumber} }`);
    expect(then).toEqual(all.slice(0, 3));
    expect(await lines('d', 'CF1', 'another')).toEqual([]);
  });

  it('gives an address of each amount, under which it is explained and ties', async () => {
    const [, first] = await lines('d', 'CF1', 'CF1-1');
    const named = first!.addresses.map(({ amount }) => amount);
    expect(named).toEqual(
      expect.arrayContaining(['before', 'mandatory-garage', 'gain', 'commission', 'after']),
    );
    for (const { figure } of first!.addresses) {
      const { explain } = await client.ask<{ explain: { ties: boolean; es: string } }>(
        `{ explain(casino: "noche-d", figure: "${figure}") { ... on Explanation { ties es } } }`,
      );
      expect(explain).toMatchObject({ ties: true });
    }
  });
});

describe('the list of banks', () => {
  it('has those of a period', async () => {
    const between = async (from: string, asOf: string): Promise<number> =>
      (await banks('noche-d', 'bank', `, from: "${from}", asOf: "${asOf}"`)).edges.length;
    expect(await between('2026-01-01', '2026-01-01')).toBeGreaterThan(0);
    expect(await between('2026-01-02', '2026-12-31')).toBe(0);
    expect(await between('2025-12-01', '2025-12-31')).toBe(0);
  });

  const put = (n: number): object => ({
    specversion: '1.0',
    id: `bank-${n}`,
    source: '/casinos/many/tables/CF1',
    gamingday: '2026-01-01',
    type: 'cagnotte.bank.adjudicated.v1',
    time: '2026-01-01T20:00:00Z',
    data: {
      currency: 'EUR',
      bank: `B${n}`,
      banker: `cli-${n}`,
      amount: 100,
      paidFrom: 'chips',
      how: 'offer',
    },
  });
  beforeAll(() => nights.take(...Array.from({ length: 50 }, (_, n) => put(n))));

  it('costs as many statements for fifty banks as for one', async () => {
    const parts = `bank banker ${MEMBERS} coups { coupNo } garageMovements { kind } totals { coups } end { cause }`;
    const statements = (first: number): Promise<number> =>
      countStatements(async () =>
        expect((await banks('many', parts, `, first: ${first}`)).edges).toHaveLength(first),
      );
    expect(await statements(50)).toBe(await statements(1));
  });

  it('gives each bank once, in order, at one position', async () => {
    const seen: unknown[] = [];
    let after = '';
    for (let later = 50; ; later++) {
      const page = await banks('many', 'bank', `, first: 20${after}`);
      expect(page.position).toBe(50);
      seen.push(...page.edges.map(({ node }) => node['bank']));
      if (!page.pageInfo.hasNextPage) break;
      after = `, after: "${page.pageInfo.endCursor}"`;
      await nights.take(put(later));
    }
    expect(seen).toEqual(Array.from({ length: 50 }, (_, n) => `B${n}`));
  });

  it('begins with the newest where that is asked for, on every page, and takes no cursor of the other order', async () => {
    const known = ', newestFirst: true, knownAt: { position: 50 }';
    const first = await banks('many', 'bank', `${known}, first: 20`);
    const next = await banks('many', 'bank', `${known}, first: 40, after: "${first.pageInfo.endCursor}"`);
    const seen = [...first.edges, ...next.edges].map(({ node }) => node['bank']);
    expect(seen).toEqual(Array.from({ length: 50 }, (_, n) => `B${49 - n}`));
    const other = `{ playerBanks(casino: "many", after: "${first.pageInfo.endCursor}") { position } }`;
    expect(codesOf((await client.graphql(other)).errors)).toEqual(['BAD_USER_INPUT']);
  });
});

it.each(['playerBanks', 'bankDeposits'])(
  '%s are for everybody of the house who may see its casino',
  async (field) => {
    const query = `{ ${field}(casino: "noche-d") { position } }`;
    for (const role of ['accountant', 'manager', 'auditor'] as const) {
      const holder = new Client(client.url, await nights.running.makeKey([role], ['noche-d']));
      expect((await holder.graphql(query)).errors).toBeUndefined();
    }
    const stranger = new Client(client.url, await nights.running.makeKey(['manager'], ['noche-e']));
    expect(codesOf((await stranger.graphql(query)).errors)).toEqual(['FORBIDDEN']);
  },
);
