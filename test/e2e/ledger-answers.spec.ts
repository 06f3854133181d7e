import { join } from 'node:path';
import { readNightTable } from '../support/book/night-table';
import { chipsSold } from '../support/sample-events/sample-events';
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

interface Amount {
  readonly amount: string;
}
interface Chips {
  readonly currency: string;
  readonly issued: Amount;
  readonly inHands: { readonly minorUnits: string };
  readonly owed: Amount;
  readonly holders: readonly { holder: string; table: string | null; amount: Amount }[];
  readonly openSlips: readonly { subLedger: string; balance: Amount }[];
}

const chipsOf = async (casino: string, more = ''): Promise<Chips> => {
  const { chipPosition } = await client.ask<{ chipPosition: { currencies: Chips[] } }>(
    `{ chipPosition(casino: "${casino}"${more}) { position complete asOf currencies { currency
         issued { amount } inHands { minorUnits } owed { amount } holders { holder table amount { amount } }
         openSlips { subLedger balance { amount } } } } }`,
  );
  return chipPosition.currencies[0]!;
};

describe('the position of chips', () => {
  it.each(NIGHTS.map((night) => [night.letter, night.figures.get('H')!] as const))(
    'of night %s leaves H in the hands of customers',
    async (letter, inHands) => {
      expect((await chipsOf(`noche-${letter}`)).inHands.minorUnits).toBe(inHands.toString());
    },
  );

  it('names every holder and the chips in transit, as known at a record', async () => {
    // In night a, record 3 is the issue of the float by the cage and record 4 its receipt by the table.
    expect(await chipsOf('noche-a', ', knownAt: { position: 3 }')).toEqual({
      currency: 'EUR',
      issued: { amount: '400000.00' },
      inHands: { minorUnits: '600000' },
      owed: { amount: '6000.00' },
      holders: [
        { holder: 'CAGE', table: null, amount: { amount: '379000.00' } },
        { holder: 'TRANSIT', table: null, amount: { amount: '15000.00' } },
      ],
      openSlips: [{ subLedger: 'A-0001', balance: { amount: '15000.00' } }],
    });
    expect(await chipsOf('noche-d', ', knownAt: { position: 7 }')).toMatchObject({
      holders: expect.arrayContaining([
        { holder: 'CUSTODY', table: 'CF1', amount: { amount: '975.00' } },
      ]) as unknown,
      openSlips: [],
    });
  });
});

interface Page<Node> {
  readonly position: number;
  readonly asOf: string | null;
  readonly complete: boolean;
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}
interface AccountNode {
  readonly account: string;
  readonly chart: { kind: string; code: string; table: string | null };
  readonly balance: { amount: string; currency: string };
}

const accounts = async (casino: string, more: string): Promise<Page<AccountNode>> =>
  (
    await client.ask<{ accounts: Page<AccountNode> }>(
      `{ accounts(casino: "${casino}"${more}) { position asOf complete pageInfo { hasNextPage endCursor }
           edges { node { account chart { kind code table } balance { amount currency } } } } }`,
    )
  ).accounts;

describe('accounts', () => {
  it('are those of the chart that were posted to, with kind, code and table', async () => {
    const { edges, ...answer } = await accounts('noche-d', ', under: "commission"');
    expect(answer).toMatchObject({ position: 14, asOf: null, complete: true });
    expect(edges.map(({ node }) => node)).toEqual([
      {
        account: 'commission:bank:CF1',
        chart: { kind: 'REVENUE', code: '701', table: 'CF1' },
        balance: { amount: '-70.00', currency: 'EUR' },
      },
    ]);
  });

  it('come in pages that hold each once, at one position', async () => {
    const whole = (await accounts('noche-c', '')).edges.map(({ node }) => node);
    const seen: AccountNode[] = [];
    let after = '';
    for (;;) {
      const page = await accounts('noche-c', `, first: 4${after}`);
      seen.push(...page.edges.map(({ node }) => node));
      if (!page.pageInfo.hasNextPage) break;
      after = `, after: "${page.pageInfo.endCursor}"`;
    }
    expect(seen).toEqual(whole);
    expect(whole.length).toBeGreaterThan(8);
  });

  it('are shown as known at a record, and as at the end of a day', async () => {
    const jackpot = async (more: string) =>
      (await accounts('noche-c', `, under: "jackpot"${more}`)).edges.map(({ node }) => node.balance.amount);
    expect(await jackpot('')).toEqual(['-5000.00']);
    expect(await jackpot(', knownAt: { position: 6 }')).toEqual(['-5320.00']);
    expect(await jackpot(', knownAt: { position: 1 }')).toEqual([]);
    expect(await jackpot(', asOf: "2025-12-31"')).toEqual([]);
  });
});

describe('an account', () => {
  const account = (path: string, more = '') =>
    client.ask<{ account: Record<string, unknown> }>(
      `{ account(casino: "noche-d", account: "${path}"${more}) { __typename
           ... on AccountStatement { position account chart { kind holds } currencies { currency opening { amount }
             debits { amount } credits { amount } closing { amount } subLedgers { subLedger balance { amount } } } }
           ... on NotFound { code message messageEs } } }`,
    );

  it('of a bank is made of what each member has in it', async () => {
    const { account: bank } = await account('player-bank', ', knownAt: { position: 7 }');
    expect(bank).toMatchObject({
      __typename: 'AccountStatement',
      position: 7,
      currencies: [
        {
          currency: 'EUR',
          opening: { amount: '0.00' },
          debits: { amount: '0.00' },
          credits: { amount: '975.00' },
          closing: { amount: '-975.00' },
          subLedgers: [
            { subLedger: 'CF1-1:cli-0302', balance: { amount: '-585.00' } },
            { subLedger: 'CF1-1:cli-0309', balance: { amount: '-390.00' } },
          ],
        },
      ],
    });
  });

  it('of a later period begins with what the earlier days left', async () => {
    const { account: cage } = await account('cash:cage', ', from: "2026-01-02"');
    expect(cage['currencies']).toEqual([
      {
        currency: 'EUR',
        opening: { amount: '205500.00' },
        debits: { amount: '0.00' },
        credits: { amount: '0.00' },
        closing: { amount: '205500.00' },
        subLedgers: [{ subLedger: null, balance: { amount: '205500.00' } }],
      },
    ]);
  });

  it('that nothing was posted to is refused in two languages', async () => {
    const { account: refusal } = await account('cash:cellar');
    expect(refusal).toMatchObject({ __typename: 'NotFound', code: 'ACCOUNT.UNKNOWN' });
    expect(refusal['messageEs']).toContain('cuenta');
  });
});

describe('the general ledger', () => {
  interface Line {
    readonly line: { recordNumber: number; debit: Amount; credit: Amount };
    readonly balance: Amount;
  }
  const ledger = async (more: string): Promise<Page<Line>> =>
    (
      await client.ask<{ generalLedger: Page<Line> }>(
        `{ generalLedger(casino: "noche-a", account: "chips:table:RF1"${more}) { position pageInfo { hasNextPage endCursor }
             edges { node { balance { amount } line { recordNumber debit { amount } credit { amount } } } } } }`,
      )
    ).generalLedger;

  it('has the balance after each line, the same whatever the pages are', async () => {
    const whole = (await ledger('')).edges.map(({ node }) => node);
    expect(whole.map(({ balance }) => balance.amount)).toEqual([
      '15000.00',
      '7000.00',
      '1100.00',
      '16100.00',
      '25750.00',
      '20750.00',
      '20765.00',
      '20775.00',
      '0.00',
    ]);
    const paged: Line[] = [];
    let after = '';
    for (;;) {
      const page = await ledger(`, first: 2${after}`);
      paged.push(...page.edges.map(({ node }) => node));
      if (!page.pageInfo.hasNextPage) break;
      after = `, after: "${page.pageInfo.endCursor}"`;
    }
    expect(paged).toEqual(whole);
  });

  it('of a later period begins with the balance of the days before', async () => {
    await nights.take({
      ...chipsSold({ amount: 100 }, { id: 'later', casino: 'noche-b' }),
      gamingday: '2026-01-02',
      time: '2026-01-02T21:00:00Z',
    });
    const { generalLedger } = await client.ask<{ generalLedger: Page<Line> }>(
      `{ generalLedger(casino: "noche-b", account: "cash:cage", from: "2026-01-02") { edges { node { balance { amount } } } } }`,
    );
    expect(generalLedger.edges.map(({ node }) => node.balance.amount)).toEqual(['212001.00']);
  });
});

describe('filters of journal and general ledger', () => {
  interface Shown {
    readonly line: {
      recordNumber: number;
      eventType: string;
      titleEs: string;
      table: string;
      figure: string;
    };
    readonly before: Amount;
    readonly balance: Amount;
  }
  const ledger = async (more: string): Promise<Page<Shown>> =>
    (
      await client.ask<{ generalLedger: Page<Shown> }>(
        `{ generalLedger(casino: "noche-a", ${more}) { pageInfo { hasNextPage endCursor }
             edges { node { before { amount } balance { amount }
               line { recordNumber eventType titleEs table figure } } } } }`,
      )
    ).generalLedger;
  const everyLine = async (more: string): Promise<Page<Shown>['edges'][number]['node'][]> => {
    const found: Shown[] = [];
    for (let after = ''; ;) {
      const page = await ledger(`${more}, first: 3${after}`);
      found.push(...page.edges.map(({ node }) => node));
      if (!page.pageInfo.hasNextPage) return found;
      after = `, after: "${page.pageInfo.endCursor}"`;
    }
  };

  it('leave lines out and change no balance, on whatever page a line is', async () => {
    const whole = (await ledger('account: "chips:table:RF1"')).edges.map(({ node }) => node);
    for (const filter of [
      'amountFrom: "1000", amountTo: "9000.00"',
      'text: "anticipo"',
      'table: "RF1", entryKinds: [ORIGINAL]',
      'game: "roulette-french"',
      `eventTypes: ["${whole.at(-1)!.line.titleEs}"]`,
    ]) {
      const narrowed = await everyLine(`account: "chips:table:RF1", ${filter}`);
      expect(whole).toEqual(expect.arrayContaining(narrowed));
      expect(narrowed.length).toBeGreaterThan(0);
    }
    const moved = ({ before, balance }: Shown) => Math.abs(Number(balance.amount) - Number(before.amount));
    const big = await everyLine('account: "chips:table:RF1", amountFrom: "1000", amountTo: "9000.00"');
    expect(big).toEqual(whole.filter((each) => moved(each) >= 1_000 && moved(each) <= 9_000));
    expect(big.length).toBeLessThan(whole.length);
  });

  it('begin each page with the sum carried forward', async () => {
    const lines = await everyLine('account: "chips:table:RF1"');
    lines.slice(1).forEach(({ before }, index) => expect(before).toEqual(lines[index]!.balance));
  });

  it('of a branch have the lines of all its accounts and the balance of all together', async () => {
    const lines = await everyLine('account: "chips", subtree: true');
    const { trialBalance } = await client.ask<{ trialBalance: { lines: { closing: Amount }[] } }>(
      '{ trialBalance(casino: "noche-a", under: "chips", level: FAMILY) { lines { closing { amount } } } }',
    );
    expect([lines.at(-1)!.balance]).toEqual(trialBalance.lines.map(({ closing }) => closing));
    expect(new Set(lines.map(({ line }) => line.figure.split('/')[1])).size).toBeGreaterThan(2);
  });

  it('lead from a line to the movement that explains it', async () => {
    const [{ node }] = (await ledger('account: "chips:table:RF1", first: 1')).edges as [{ node: Shown }];
    const { explain } = await client.ask<{ explain: { terms: { line: { recordNumber: number } | null }[] } }>(
      `{ explain(casino: "noche-a", figure: "${node.line.figure}") { ... on Explanation { terms { line { recordNumber } } } } }`,
    );
    expect(explain.terms.map(({ line }) => line?.recordNumber)).toContain(node.line.recordNumber);
  });

  it('of the journal find a line by its document', async () => {
    const { journal } = await client.ask<{ journal: Page<{ slip: string }> }>(
      '{ journal(casino: "noche-a", first: 500) { edges { node { slip } } } }',
    );
    const slip = journal.edges.find(({ node }) => node.slip !== null)!.node.slip;
    const found = await client.ask<{ journal: Page<{ slip: string | null; subLedger: string | null }> }>(
      `{ journal(casino: "noche-a", document: "${slip}") { edges { node { slip subLedger } } } }`,
    );
    expect(found.journal.edges.length).toBeGreaterThan(0);
    for (const { node } of found.journal.edges) expect([node.slip, node.subLedger]).toContain(slip);
  });

  it.each([
    ['from: "2026-02-01", asOf: "2026-01-01"', 'The period ends before it begins'],
    ['first: 501', 'first must be from 1 to 500'],
    ['amountFrom: "1,00"', 'amountFrom'],
    ['game: "ruleta"', 'there is no game ruleta'],
  ])('are refused with the remedy: %s', async (wrong, words) => {
    for (const field of [
      'journal(casino: "noche-a", ',
      'generalLedger(casino: "noche-a", account: "bank", ',
    ]) {
      const { errors } = await client.graphql(`{ ${field}${wrong}) { position } }`);
      expect(errors).toMatchObject([
        { message: expect.stringContaining(words) as string, extensions: { code: 'BAD_USER_INPUT' } },
      ]);
    }
  });

  it('are refused for an account that the chart does not have', async () => {
    const { errors } = await client.graphql(
      '{ generalLedger(casino: "noche-a", account: "cash:cellar") { position } }',
    );
    expect(errors).toMatchObject([{ message: expect.stringContaining('cash:cage') as string }]);
  });
});

describe('the trial balance of a period', () => {
  it('has the opening balance, movements and closing balance of each account, also of one without movement', async () => {
    const { trialBalance } = await client.ask<{
      trialBalance: { lines: Record<'opening' | 'debits' | 'credits' | 'closing', { minorUnits: string }>[] };
    }>(
      `{ trialBalance(casino: "noche-b", from: "2026-01-02") { lines { account opening { minorUnits }
           debits { minorUnits } credits { minorUnits } closing { minorUnits } } totals { opening { amount } closing { amount } balanced } } }`,
    );
    const minor = (each: { minorUnits: string }) => BigInt(each.minorUnits);
    for (const { opening, debits, credits, closing } of trialBalance.lines) {
      expect(minor(closing)).toBe(minor(opening) + minor(debits) - minor(credits));
    }
    expect(trialBalance).toMatchObject({
      totals: [{ opening: { amount: '0.00' }, closing: { amount: '0.00' }, balanced: true }],
    });
    expect(trialBalance.lines.length).toBeGreaterThan(3);
  });

  it('by code adds the accounts of a code, and adds up to the same totals', async () => {
    const read = async (level: string) =>
      (
        await client.ask<{ trialBalance: { lines: { account: string }[]; totals: object[] } }>(
          `{ trialBalance(casino: "noche-a", level: ${level}) { lines { account inChart { code name nameEs } } totals { debits { amount } credits { amount } } } }`,
        )
      ).trialBalance;
    const [accounts, codes] = [await read('ACCOUNT'), await read('CODE')];
    expect(codes.totals).toEqual(accounts.totals);
    expect(codes.lines.length).toBeLessThan(accounts.lines.length);
    expect(codes.lines).toContainEqual({
      account: '521',
      inChart: { code: '521', name: 'Chips and funds of players', nameEs: 'Fichas y fondos de jugadores' },
    });
  });
});

describe('the trial balance', () => {
  const totals = async (more: string): Promise<unknown> =>
    (
      await client.ask<{ trialBalance: unknown }>(
        `{ trialBalance(casino: "noche-e"${more}) { position asOf complete totals { balanced debits { amount } } } }`,
      )
    ).trialBalance;

  it('is that of any record, whatever was recorded later', async () => {
    expect(await totals(', knownAt: { position: 1 }')).toEqual({
      position: 1,
      asOf: null,
      complete: true,
      totals: [{ balanced: true, debits: { amount: '600000.00' } }],
    });
    expect(await totals(', knownAt: { position: 0 }')).toMatchObject({ position: 0, totals: [] });
  });

  it('is that of any moment', async () => {
    expect(await totals(', knownAt: { instant: "2001-01-01T00:00:00Z" }')).toMatchObject({ position: 0 });
    expect(await totals(', knownAt: { instant: "2999-01-01T00:00:00.5+01:00" }')).toMatchObject({
      position: 14,
    });
  });

  it.each([
    ['nothing', '{}'],
    ['nulls', '{ position: null, instant: null }'],
    ['two things', '{ position: 1, instant: "2026-01-01T00:00:00Z" }'],
    ['a record that is not there yet', '{ position: 15 }'],
  ])('refuses a knownAt of %s', async (_what, knownAt) => {
    const { errors } = await client.graphql(
      `{ trialBalance(casino: "noche-e", knownAt: ${knownAt}) { position } }`,
    );
    expect(codesOf(errors)).toEqual(['BAD_USER_INPUT']);
  });

  it.each(['"yesterday"', '"2026-01-01"', '"2026-02-30T00:00:00Z"', '5'])(
    'cannot be asked for at the instant %s',
    async (instant) => {
      const { errors } = await client.graphql(
        `{ trialBalance(casino: "noche-e", knownAt: { instant: ${instant} }) { position } }`,
      );
      expect(codesOf(errors)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    },
  );
});

describe('the accounts of a casino', () => {
  const QUESTIONS: Record<string, string> = {
    accounts: 'position',
    generalLedger: 'position',
    chipPosition: 'position',
    account: '__typename',
  };
  const ask = (field: string) =>
    `{ ${field}(casino: "noche-a"${/^(account|generalLedger)$/.test(field) ? ', account: "bank"' : ''}) { ${QUESTIONS[field]} } }`;

  it.each(Object.keys(QUESTIONS))('are for those who keep, certify or audit the books: %s', async (field) => {
    for (const role of ['accountant', 'manager', 'auditor'] as const) {
      const holder = new Client(client.url, await nights.running.makeKey([role], ['noche-a']));
      expect((await holder.graphql(ask(field))).errors).toBeUndefined();
    }
    const device = new Client(client.url, await nights.running.makeKey(['ingest'], ['noche-a']));
    expect(codesOf((await device.graphql(ask(field))).errors)).toEqual(['FORBIDDEN']);
    const elsewhere = new Client(client.url, await nights.running.makeKey(['accountant'], ['noche-b']));
    expect(codesOf((await elsewhere.graphql(ask(field))).errors)).toEqual(['FORBIDDEN']);
  });

  it('cost as many statements for one row as for fifty', async () => {
    for (const field of ['accounts', 'generalLedger', 'journal']) {
      const account = field === 'generalLedger' ? ', account: "chips:table:RF1"' : '';
      const statements = async (first: number): Promise<number> =>
        countStatements(() =>
          client.ask(`{ ${field}(casino: "noche-a", first: ${first}${account}) { edges { cursor } } }`),
        );
      expect(await statements(50)).toBe(await statements(1));
      expect(await statements(1)).toBeGreaterThan(2);
    }
  });
});
