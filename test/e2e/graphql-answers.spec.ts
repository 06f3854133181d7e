import { ReceiptWatch } from '../../src/projector/runner/receipt-watch';
import { runOn } from '../support/database/test-server';
import { CASINO, chipsSold, handPlayed, ledgerOpened } from '../support/sample-events/sample-events';
import { Client, codesOf } from '../support/service/client';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';
import { untilDone } from '../support/service/until-done';

let running: ServiceUnderTest;
let client: Client;

beforeAll(async () => {
  running = await startServiceUnderTest();
  client = new Client(running.url, await running.makeWorldKey());
  await take(...NIGHT);
});
afterAll(() => running.stop());
afterEach(() => jest.restoreAllMocks());

/**
 * A small night: opening of the ledger, a sale of 100.00, a hand with a correct rake of 0.10, a hand with a rake of 0.11 instead
 * of 0.10, and a repeated sale with another amount.
 */
const NIGHT = [
  ledgerOpened(),
  chipsSold(),
  handPlayed(),
  handPlayed({ handNo: '2', rake: { due: 10, dropped: 11 } }, { id: 'hand-2' }),
  chipsSold({ amount: 5 }),
];

/** Sends events and waits until the read models contain them. */
async function take(...events: object[]): Promise<string> {
  const summary = (await client.stream(events)).at(-1)!['summary'] as { receipt: string };
  await client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: summary.receipt });
  return summary.receipt;
}

interface Page<Node> {
  readonly position: number;
  readonly edges: readonly { readonly node: Node; readonly cursor: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** The transactions of the service that wait for its next statement. */
const openTransactions = (): Promise<readonly object[]> =>
  runOn(
    running.database.url,
    `SELECT pid, xact_start::text AS begun FROM pg_stat_activity
      WHERE datname = current_database() AND state LIKE 'idle in%'`,
  );

describe('the books of a small night', () => {
  it('balance to the cent, account by account', async () => {
    interface Line {
      account: string;
      debit: { amount: string };
      credit: { amount: string };
    }
    const { trialBalance } = await client.ask<{ trialBalance: { lines: Line[] } }>(
      `{ trialBalance(casino: "${CASINO}") { position asOf complete
           lines { account debit { amount } credit { amount } }
           totals { balanced debits { amount minorUnits currency } credits { minorUnits } } } }`,
    );
    expect(trialBalance).toMatchObject({
      position: 5,
      asOf: null,
      complete: true,
      totals: [
        {
          balanced: true,
          debits: { amount: '1300.21', minorUnits: '130021', currency: 'EUR' },
          credits: { minorUnits: '130021' },
        },
      ],
    });
    expect(
      trialBalance.lines.map(({ account, debit, credit }) => [account, debit.amount, credit.amount]),
    ).toEqual([
      ['chips:cage', '900.00', '0.00'],
      ['chips:cagnotte:PK1', '0.21', '0.00'],
      ['chips:issued', '0.00', '1000.00'],
      ['cash:cage', '300.00', '0.00'],
      ['commission:rake:PK1', '0.00', '0.21'],
      ['opening', '0.00', '200.00'],
    ]);
  });

  it('are those up to a gaming day, if one is named', async () => {
    const ask = async (asOf: string) =>
      client.ask(`{ trialBalance(casino: "${CASINO}", asOf: "${asOf}") { asOf lines { account } } }`);
    expect(await ask('2025-12-31')).toEqual({ trialBalance: { asOf: '2025-12-31', lines: [] } });
    expect(await ask('2026-01-01')).toMatchObject({ trialBalance: { lines: { length: 6 } } });
  });

  it('are made of journal lines that name their cause', async () => {
    const { journal } = await client.ask<{ journal: Page<object> }>(
      `{ journal(casino: "${CASINO}", account: "commission:rake:PK1") { position edges { node {
          recordNumber line entryKind ofRecord eventId source eventType gamingDay bookingDay table basis
          debit { minorUnits } credit { minorUnits } } } } }`,
    );
    expect(journal.position).toBe(5);
    expect(journal.edges.map(({ node }) => node)).toMatchObject([
      { recordNumber: 3, ofRecord: 3, eventId: 'hand-1', table: 'PK1', credit: { minorUnits: '10' } },
      {
        recordNumber: 4,
        entryKind: 'original',
        eventId: 'hand-2',
        source: `/casinos/${CASINO}/tables/PK1`,
        eventType: 'cagnotte.hand.played.v1',
        gamingDay: '2026-01-01',
        bookingDay: '2026-01-01',
        basis: 'declared',
        debit: { minorUnits: '0' },
        credit: { minorUnits: '11' },
      },
    ]);
  });

  it('come with the hands, one of which is unbalanced', async () => {
    const ask = (filter: string) =>
      client.ask<{ hands: Page<object> }>(
        `{ hands(casino: "${CASINO}"${filter}) { edges { node { recordNumber eventId handNo players pot { amount } collected { amount } rake { amount } ties } } } }`,
      );
    const { hands } = await ask('');
    expect(hands.edges.map(({ node }) => node)).toEqual([
      {
        recordNumber: 3,
        eventId: 'hand-1',
        handNo: '1',
        players: 2,
        pot: { amount: '2.00' },
        collected: { amount: '1.90' },
        rake: { amount: '0.10' },
        ties: true,
      },
      expect.objectContaining({ recordNumber: 4, rake: { amount: '0.11' }, ties: false }),
    ]);
    expect((await ask(', ties: false')).hands.edges).toHaveLength(1);
    expect((await ask(', table: "PK2"')).hands.edges).toHaveLength(0);
    expect((await ask(', gamingDay: "2026-01-01", table: "PK1", ties: true')).hands.edges).toHaveLength(1);
  });

  it('come with findings and quarantined deliveries', async () => {
    const { findings, quarantine } = await client.ask<Record<string, Page<Record<string, unknown>>>>(
      `{ findings(casino: "${CASINO}") { edges { node { code severity found expected eventIds openedBy closedBy } } }
         quarantine(casino: "${CASINO}") { edges { node { recordNumber reason path deliveredId deliveryId } } } }`,
    );
    expect(findings!.edges.map(({ node }) => node)).toContainEqual({
      code: 'rake-above-cap',
      severity: 'violation',
      found: '0.11 EUR',
      expected: 'at most 0.10 EUR, 5.0000 % of 2.00 EUR',
      eventIds: ['hand-2'],
      openedBy: 4,
      closedBy: null,
    });
    expect(quarantine!.edges.map(({ node }) => node)).toEqual([
      {
        recordNumber: 5,
        reason: 'conflict',
        path: '/id',
        deliveredId: 'sale-1',
        deliveryId: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      },
    ]);
  });

  it('are counted by the record: the casino says how far it goes and proves it', async () => {
    const { casinos } = await client.ask<{ casinos: unknown[] }>('{ casinos { id position chainHash } }');
    expect(casinos).toContainEqual({
      id: CASINO,
      position: 5,
      chainHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
  });
});

describe('paging', () => {
  const casino = 'paged';
  const hand = (n: number) =>
    handPlayed({ handNo: `${n}`, rake: { due: 9, dropped: 10 } }, { id: `h${n}`, casino });
  const LISTS: Record<string, string> = {
    journal: 'recordNumber line',
    hands: 'recordNumber',
    findings: 'id',
    quarantine: 'recordNumber',
  };
  const page = async (
    field: string,
    first: number,
    after: string | null,
  ): Promise<Page<Record<string, unknown>>> => {
    const { list } = await client.ask<{ list: Page<Record<string, unknown>> }>(
      `query ($n: Int!, $after: String) { list: ${field}(casino: "${casino}", first: $n, after: $after) {
         position edges { cursor node { ${LISTS[field]} } } pageInfo { hasNextPage endCursor } } }`,
      { n: first, after },
    );
    return list;
  };
  let next = 7;

  beforeAll(async () => {
    await take(ledgerOpened({}, { casino }));
    for (let n = 0; n < 7; n++) await take(hand(n), { ...hand(n), time: '2026-01-02T00:00:00Z' });
  });

  it.each(Object.keys(LISTS))(
    'gives each of %s once, in order, at one position, while new ones arrive',
    async (field) => {
      const whole = await page(field, 500, null);
      expect(whole.pageInfo.hasNextPage).toBe(false);
      const seen: unknown[] = [];
      let [after, more] = [null as string | null, true];
      while (more) {
        const { position, edges, pageInfo } = await page(field, 3, after);
        expect(position).toBe(whole.position);
        expect(edges.length).toBeLessThanOrEqual(3);
        seen.push(...edges.map(({ node }) => node));
        [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
        await take(hand(next), { ...hand(next), time: '2026-01-02T00:00:00Z' });
        next++;
      }
      expect(seen).toEqual(whole.edges.map(({ node }) => node));
      expect((await page(field, 500, null)).edges.length).toBeGreaterThan(seen.length);
    },
  );

  it('shows at an earlier position findings that ended later', async () => {
    for (const [field, table, column] of [
      ['findings', 'finding', 'closed_by'],
      ['quarantine', 'quarantined_delivery', 'ended_by'],
    ] as const) {
      const before = await page(field, 1, null);
      const rest = await page(field, 500, before.pageInfo.endCursor);
      await take(hand(next++));
      const now = (await page(field, 1, null)).position;
      await runOn(
        running.database.url,
        `UPDATE generation_1.${table} SET ${column} = ${now} WHERE casino = '${casino}'`,
      );
      expect(await page(field, 500, before.pageInfo.endCursor)).toEqual(rest);
      expect((await page(field, 500, null)).edges).toEqual([]);
    }
  });

  it.each([0, -1, 501, 2_147_483_647])('refuses first: %d', async (first) => {
    const answer = await client.graphql(`{ journal(casino: "${casino}", first: ${first}) { position } }`);
    expect([answer.status, codesOf(answer.errors)]).toEqual([200, ['BAD_USER_INPUT']]);
  });

  it.each(['2147483648', '1.5', '"3"', 'null', '[3]'])('cannot be asked for first: %s', async (first) => {
    const answer = await client.graphql(`{ journal(casino: "${casino}", first: ${first}) { position } }`);
    expect([answer.status, codesOf(answer.errors)]).toEqual([400, ['GRAPHQL_VALIDATION_FAILED']]);
  });

  it('refuses a number of rows that a variable gives as null', async () => {
    const query = `query ($n: Int) { journal(casino: "${casino}", first: $n) { position } }`;
    expect(codesOf((await client.graphql(query, { n: null })).errors)).toEqual(['BAD_USER_INPUT']);
    expect((await client.graphql(query)).errors).toBeUndefined();
  });

  const made = (...parts: string[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url');

  it.each([
    ['nothing', made()],
    ['a wish', 'after this one, please'],
    ['another casino', made('journal', CASINO, '1', '1', '1')],
    ['the future', made('journal', casino, '999999', '1', '1')],
    ['a line beyond any', made('journal', casino, '1', '1', '4294967296')],
    ['an id for a line', made('journal', casino, '1', '1', '00000000-0000-0000-0000-000000000000')],
    ['another list', made('ledger', casino, '1', '1', '1')],
  ])('refuses a cursor of %s', async (_what, after) => {
    for (const field of Object.keys(LISTS)) {
      const query = `query ($a: String) { ${field}(casino: "${casino}", after: $a) { position } }`;
      expect(codesOf((await client.graphql(query, { a: after })).errors)).toEqual(['BAD_USER_INPUT']);
    }
  });
});

describe('one operation', () => {
  it('answers all its fields at one position while events arrive', async () => {
    const casino = 'busy';
    await take(ledgerOpened({}, { casino }));
    let writing = true;
    const writer = (async () => {
      for (let n = 0; writing; n++)
        await client.stream([handPlayed({ handNo: `${n}` }, { id: `h${n}`, casino })]);
    })();
    const fields = `casinos { id position } a: hands(casino: "${casino}", first: 500) { position edges { node { recordNumber } } }
      b: trialBalance(casino: "${casino}") { position lines { account credits { minorUnits } } }
      c: journal(casino: "${casino}", account: "commission:rake:PK1", first: 500) { position edges { cursor } }
      d: findings(casino: "${casino}") { position } e: quarantine(casino: "${casino}") { position }`;
    interface Answer {
      casinos: { id: string; position: number }[];
      b: { lines: { account: string; credits: { minorUnits: string } }[] };
      [list: string]: unknown;
    }
    const positions = new Set<number>();
    for (let round = 0; round < 15; round++) {
      const answer = await client.ask<Answer>(`{ ${fields} }`);
      const { position } = answer.casinos.find(({ id }) => id === casino)!;
      for (const list of ['a', 'b', 'c', 'd', 'e']) expect(answer[list]).toMatchObject({ position });
      // Every record but the opening is a hand with a rake of 10, so all fields must agree to the cent.
      expect(answer['a']).toMatchObject({ edges: { length: position - 1 } });
      expect(answer['c']).toMatchObject({ edges: { length: position - 1 } });
      const rake = answer.b.lines.find(({ account }) => account === 'commission:rake:PK1')?.credits
        .minorUnits;
      expect(Number(rake ?? 0)).toBe(10 * (position - 1));
      positions.add(position);
    }
    writing = false;
    await writer;
    expect(positions.size).toBeGreaterThan(1);
  });

  it('may ask fifty questions', async () => {
    const fields = Array.from(
      { length: 50 },
      (_, n) =>
        `q${n}: ${['trialBalance', 'journal', 'hands', 'findings', 'quarantine'][n % 5]}(casino: "${CASINO}") { position }`,
    );
    const answers = Object.values(
      await client.ask<Record<string, { position: number }>>(`{ ${fields.join(' ')} }`),
    );
    expect(answers.map(({ position }) => position)).toEqual(Array(50).fill(5));
  });

  it('releases its connection when one of its fields fails', async () => {
    const fields = Array.from(
      { length: 8 },
      (_, n) => `q${n}: journal(casino: "${CASINO}") { position }`,
    ).join(' ');
    for (let round = 0; round < 30; round++) {
      const { errors } = await client.graphql(`{ journal(casino: "nowhere") { position } ${fields} }`);
      expect(codesOf(errors)).toEqual(['UNKNOWN_CASINO']);
    }
    // The service's background work is briefly in transactions of its own; only a leaked one stays.
    const openAtTheEnd = await openTransactions();
    for (const left of openAtTheEnd)
      await untilDone(async () => expect(await openTransactions()).not.toContainEqual(left), 5_000);
    expect((await client.graphql('{ casinos { id } }')).errors).toBeUndefined();
  });

  it('treats null arguments as absent', async () => {
    const nothing = 'account: null, bookingDay: null, after: null, waitFor: null';
    const { with: one, without } = await client.ask<Record<string, unknown>>(
      `{ with: journal(casino: "${CASINO}", ${nothing}) { edges { cursor } }
         without: journal(casino: "${CASINO}") { edges { cursor } } }`,
    );
    expect(one).toEqual(without);
  });
});

describe('waiting for a receipt', () => {
  it('shows the event in the very next question', async () => {
    const casino = 'fresh';
    for (let n = 1; n <= 10; n++) {
      const { body } = await client.deliver('single', JSON.stringify(chipsSold({}, { id: `s${n}`, casino })));
      const answer = await client.ask<{ journal: { position: number } }>(
        `query ($r: String) { journal(casino: "${casino}", waitFor: $r) { position } }`,
        { r: body['receipt'] },
      );
      expect(answer.journal.position).toBe(n);
    }
  });

  it.each(['', 'm1', '-1', '0', '1.5', '1e3', "1' OR 1=1", '\0', '9'.repeat(40)])(
    'refuses %j',
    async (receipt) => {
      const query = 'query ($r: String) { casinos(waitFor: $r) { id } }';
      const answer = await client.graphql(query, { r: receipt });
      expect([answer.status, codesOf(answer.errors)]).toEqual([400, ['BAD_USER_INPUT']]);
    },
  );

  it('ends with a code of its own if the read models do not reach it', async () => {
    jest.spyOn(running.service.app.get(ReceiptWatch), 'passed').mockResolvedValue(false);
    const { status, errors } = await client.graphql('{ casinos(waitFor: "987654321") { id } }');
    expect(status).toBe(200);
    expect(errors).toMatchObject([{ extensions: { code: 'WAIT_TIMED_OUT', receipt: '987654321' } }]);
  });

  it('is refused without a key', async () => {
    const began = performance.now();
    const { errors } = await new Client(running.url).graphql('{ casinos(waitFor: "987654321") { id } }');
    expect(codesOf(errors)).toEqual(['UNAUTHENTICATED']);
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
