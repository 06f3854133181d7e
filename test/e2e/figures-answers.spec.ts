import { Client } from '../support/service/client';
import { type NightsService, startNights } from '../support/service/nights-service';

let nights: NightsService;
let client: Client;
beforeAll(async () => {
  nights = await startNights();
  client = nights.client;
});
afterAll(() => nights.stop());

interface Amount {
  readonly amount: string;
}
interface Row {
  readonly key: readonly { readonly dimension: string; readonly value: string; readonly es: string }[];
  readonly family: string | null;
  readonly figures: { readonly win: Amount | null; readonly drop: Amount | null };
  readonly sessions: number | null;
}
interface Page {
  readonly rows: readonly Row[];
  readonly totals: readonly Row[];
  readonly rowCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

const ROWS = '{ key { dimension value es } family figures { win { amount } drop { amount } } sessions }';
const NIGHT_A = 'casinos: ["noche-a"], from: "2026-01-01", to: "2026-01-31"';

const performance = async (more: string): Promise<Page> =>
  (
    await client.ask<{ performance: Page }>(
      `{ performance(${more}) { rows ${ROWS} totals ${ROWS} rowCount pageInfo { hasNextPage endCursor } } }`,
    )
  ).performance;

const messageOf = async (query: string): Promise<string> => (await client.graphql(query)).errors![0]!.message;

describe('the performance of a night', () => {
  it('has the win and the drop of the master game report, and names the game in Spanish', async () => {
    const { rows, totals } = await performance(`${NIGHT_A}, by: [GAME]`);
    const { masterGameReport } = await client.ask<{
      masterGameReport: { rows: { day: { win: Amount | null; drop: Amount | null } }[] };
    }>(
      `{ masterGameReport(casino: "noche-a", day: "2026-01-01", byTable: false) { ... on MasterGameReport { rows { day { win { amount } drop { amount } } } } } }`,
    );
    expect(rows.map(({ figures }) => figures)).toEqual(masterGameReport.rows.map(({ day }) => day));
    expect(rows[0]!.key[0]!.es).toBe('Ruleta francesa');
    expect(totals.map(({ figures }) => figures)).toEqual(rows.map(({ figures }) => figures));
  });

  it('says which figures a group of hours cannot know, and leaves them null', async () => {
    const { rows } = await performance(`${NIGHT_A}, by: [HOUR]`);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.every(({ figures }) => figures.win === null && figures.drop === null)).toBe(true);
  });

  it('goes on after the row of a cursor', async () => {
    const casinos =
      'casinos: ["noche-a", "noche-b", "noche-c"], from: "2026-01-01", to: "2026-12-31", by: [CASINO, TABLE]';
    const all = await performance(casinos);
    const first = await performance(`${casinos}, first: 1`);
    const rest = await performance(`${casinos}, after: "${first.pageInfo.endCursor}"`);
    expect(all.rowCount).toBeGreaterThan(2);
    expect(first.pageInfo.hasNextPage).toBe(true);
    expect([...first.rows, ...rest.rows]).toEqual(all.rows);
  });

  it.each([
    [
      'a period that ends before it begins',
      'casinos: ["noche-a"], from: "2026-01-02", to: "2026-01-01", by: [DAY]',
      /before/,
    ],
    [
      'a casino that one may not see',
      'casinos: ["ronda"], from: "2026-01-01", to: "2026-01-02", by: [DAY]',
      /ronda/,
    ],
    ['four groups', `${NIGHT_A}, by: [DAY, GAME, TABLE, WEEK]`, /up to 3/],
    ['more rows than the limit', `${NIGHT_A}, by: [DAY], first: 501`, /500/],
  ])('refuses %s, and says what to do', async (_, more, says) => {
    expect(await messageOf(`{ performance(${more}) { position } }`)).toMatch(says);
  });

  it('refuses a group that does not exist by its schema', async () => {
    expect(await messageOf(`{ performance(${NIGHT_A}, by: [MOON]) { position } }`)).toMatch(/MOON/);
  });
});

interface Explained {
  readonly amount: Amount;
  readonly explained: Amount;
  readonly ties: boolean;
  readonly terms: readonly { readonly figure: string | null; readonly casino: string | null }[];
}

const explain = async (asking: Client, casino: string, figure: string, more = '') =>
  asking.graphql<{ explain: Explained }>(
    `query ($figure: ID!) { explain(casino: "${casino}", figure: $figure${more}) { ... on Explanation {
       amount { amount } explained { amount } ties terms { figure casino } } } }`,
    { figure },
  );

describe('the addresses of the rows of performance', () => {
  const of = 'casinos: ["noche-a", "noche-b"], from: "2026-01-01", to: "2026-01-31", by: [GAME]';
  const addressOf = async (): Promise<{ win: string; amount: string }> => {
    const { performance: found } = await client.ask<{
      performance: {
        rows: { figures: { win: Amount | null }; addresses: { figure: string; address: string }[] }[];
      };
    }>(`{ performance(${of}) { rows { figures { win { amount } } addresses { figure address } } } }`);
    const row = found.rows.find(({ figures }) => figures.win !== null)!;
    return {
      win: row.addresses.find(({ figure }) => figure === 'WIN')!.address,
      amount: row.figures.win!.amount,
    };
  };

  it('open a row into its casinos, and each of them into its sessions', async () => {
    const { win, amount } = await addressOf();
    const { data } = await explain(client, 'noche-a', win);
    expect(data!.explain).toMatchObject({ ties: true, amount: { amount }, explained: { amount } });
    const [one] = data!.explain.terms;
    const inCasino = await explain(client, one!.casino ?? 'noche-a', one!.figure!);
    expect(inCasino.data!.explain.ties).toBe(true);
    expect(inCasino.data!.explain.terms[0]!.figure).toMatch(/^income\//);
  });

  it('tell nothing of a casino that the caller may not see', async () => {
    const { win } = await addressOf();
    const ofNightA = new Client(nights.running.url, await nights.running.makeKey(['auditor'], ['noche-a']));
    const { errors } = await explain(ofNightA, 'noche-a', win);
    expect(errors![0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  });

  it('refuse what performance could not be asked for, with what to do', async () => {
    const { errors } = await explain(
      client,
      'noche-a',
      'performance/win/noche-a/2020-01-01..2026-01-01/day=2026-01-01/of/house/EUR',
    );
    expect(errors![0]!.message).toMatch(/1100 days/);
    const unknown = await explain(
      client,
      'noche-a',
      'performance/win/noche-a/2026-01-01..2026-01-01/moon=full/of/house/EUR',
    );
    expect(unknown.errors![0]!.message).toMatch(/moon/);
  });
});

describe('the board of days', () => {
  it('says what a day waits for and what it has won', async () => {
    const { dayBoard } = await client.ask<{
      dayBoard: { edges: { node: { day: string; status: string; waitsFor: string[]; win: Amount } }[] };
    }>(
      `{ dayBoard(casino: "noche-a", from: "2026-01-01", to: "2026-01-31") { edges { node { day status waitsFor win { amount } } } } }`,
    );
    const { book } = await client.ask<{ book: { total: { amount: Amount } } }>(
      `{ book(casino: "noche-a", day: "2026-01-01", book: CONTROL_DE_INGRESOS) { ... on Book { total { amount { amount } } } } }`,
    );
    const [{ node }] = dayBoard.edges as [(typeof dayBoard.edges)[number]];
    expect(node.day).toBe('2026-01-01');
    expect(node.win).toEqual(book.total.amount);
    expect(node.waitsFor.length).toBeGreaterThan(0);
  });

  it('refuses a period that ends before it begins', async () => {
    expect(
      await messageOf(`{ dayBoard(casino: "noche-a", from: "2026-01-02", to: "2026-01-01") { position } }`),
    ).toMatch(/before from/);
  });
});

describe('the names of what is played', () => {
  it('are those of the regulation, in both languages', async () => {
    const { games } = await client.ask<{ games: { game: string; es: string; heading: string }[] }>(
      '{ games { game es heading } }',
    );
    expect(games).toHaveLength(26);
    expect(games[0]).toEqual({ game: 'roulette-french', es: 'Ruleta francesa', heading: '1.1.1.A' });
  });
});
