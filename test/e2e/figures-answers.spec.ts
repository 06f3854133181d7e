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

describe('the board of days of several casinos', () => {
  interface Place {
    readonly day: string;
    readonly casino: string;
    readonly win: Amount;
  }
  interface Board {
    readonly positions: readonly { casino: string; position: number }[];
    readonly edges: readonly { node: Place }[];
    readonly pageInfo: { hasNextPage: boolean; endCursor: string | null };
  }
  const PERIOD = 'from: "2026-01-01", to: "2026-12-31"';
  const boardOf = async (asked: string, by = client): Promise<Board> =>
    (
      await by.ask<{ dayBoard: Board }>(
        `{ dayBoard(${asked}, ${PERIOD}) { positions { casino position } edges { node { day casino win { amount } } }
             pageInfo { hasNextPage endCursor } } }`,
      )
    ).dayBoard;
  const CASINOS = ['noche-c', 'noche-a', 'noche-b'];
  const ASKED = `casinos: ["${CASINOS.join('", "')}"]`;

  it('has a row for each casino and day, the latest first, with the figures of each and its own record', async () => {
    const board = await boardOf(ASKED);
    const rows = board.edges.map(({ node }) => node);
    const apart: Place[] = [];
    const positions: { casino: string; position: number }[] = [];
    for (const casino of CASINOS) {
      const own = await boardOf(`casino: "${casino}"`);
      apart.push(...own.edges.map(({ node }) => node));
      positions.push(...own.positions);
    }
    const placeOf = ({ day, casino }: Place): string =>
      `${day.replaceAll(/\d/g, (n) => `${9 - Number(n)}`)} ${casino}`;
    expect(rows).toEqual(apart.sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1)));
    expect(new Set(rows.map(({ casino }) => casino))).toEqual(new Set(CASINOS));
    expect(board.positions).toEqual(positions);
  });

  it('goes on with the next casino of a day that a page has begun', async () => {
    const all = (await boardOf(ASKED)).edges.map(({ node }) => node);
    const walked: Place[] = [];
    for (let after: string | null = ''; after !== null;) {
      const page = await boardOf(`${ASKED}, first: 1${after === '' ? '' : `, after: "${after}"`}`);
      walked.push(...page.edges.map(({ node }) => node));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    }
    expect(walked).toEqual(all);
  });

  it('is told to nobody who may not read the days of each casino', async () => {
    const key = await nights.running.makeKey(['auditor'], ['noche-a', 'noche-c']);
    const own = new Client(nights.running.url, key);
    expect((await boardOf('casinos: ["noche-a", "noche-c"]', own)).edges.length).toBeGreaterThan(1);
    const { errors } = await own.graphql(`{ dayBoard(${ASKED}, ${PERIOD}) { position } }`);
    expect(errors![0]).toMatchObject({ extensions: { code: 'FORBIDDEN', refusal: { casino: 'noche-b' } } });
  });

  it.each([
    ['neither one nor several', '', /^Give casino, for the days of one casino, or casinos/],
    ['both', `casino: "noche-a", ${ASKED},`, /^Give casino, for the days of one casino, or casinos/],
    ['a casino twice', 'casinos: ["noche-a", "noche-a"],', /^casinos must name 1 to 50 casinos, each once/],
    ['none in the list', 'casinos: [],', /^casinos must name 1 to 50 casinos/],
    [
      'the cursor of another list of casinos',
      `casinos: ["noche-a"], after: "${Buffer.from('["day-board","noche-b","1","2026-01-01","noche-b"]').toString('base64url')}",`,
      /^after: this is no cursor of this list/,
    ],
  ])('refuses %s, with what to do', async (_what, asked, message) => {
    expect(await messageOf(`{ dayBoard(${asked} ${PERIOD}) { position } }`)).toMatch(message);
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
