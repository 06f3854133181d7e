import { createHash } from 'node:crypto';
import { Client, codesOf } from '../support/service/client';
import { type NightsService, startNights } from '../support/service/nights-service';
import { pdfPages } from '../support/pdf/pdf-text';

const AT = 'casino: "noche-a", day: "2026-01-01"';
let nights: NightsService;

beforeAll(async () => {
  nights = await startNights('a');
});
afterAll(() => nights.stop());

interface Amount {
  readonly amount: string;
}
interface Section {
  readonly en: string;
  readonly rows: readonly (readonly string[])[];
  readonly totals: readonly string[];
}

interface Page {
  readonly rowCount: number;
  readonly sections: readonly (Section & {
    readonly figures: readonly (readonly string[])[];
    readonly rowCount: number;
    readonly rowsBefore: number;
  })[];
}

/** Seven rows of a book after this number of rows. */
async function page(name: string, after: number): Promise<Page> {
  const { book: found } = await nights.client.ask<{ book: Page }>(
    `{ book(${AT}, book: ${name}, first: 7, after: ${after}) { ... on Book {
         rowCount sections { en rows figures totals rowCount rowsBefore } } } }`,
  );
  return found;
}

async function book(name: string, span = ''): Promise<readonly Section[]> {
  const { book: found } = await nights.client.ask<{ book: { sections: readonly Section[] } }>(
    `{ book(${AT}${span}, book: ${name}) { ... on Book { sections { en rows totals } } } }`,
  );
  return found.sections;
}

/** Closes the day with explanations of failed checks. */
async function close(): Promise<void> {
  const key = await nights.running.makePersonKey('Nuria Campos', ['accountant']);
  const explained = ['K9', 'K12']
    .map((check) => `{check: "${check}", explanation: "looked into"}`)
    .join(', ');
  const { closeGamingDay } = await new Client(nights.running.url, key).ask<{
    closeGamingDay: { receipt: string };
  }>(
    `mutation { closeGamingDay(${AT}, explanations: [${explained}]) { ... on GamingDayDecided { receipt } } }`,
  );
  await nights.client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', {
    r: closeGamingDay.receipt,
  });
}

let isMapped = false;
let closedAt = 0;

/** Authorises a code for the opening account after the day was closed. */
async function mapOpening(): Promise<void> {
  const { running } = nights;
  const director = new Client(running.url, await running.makePersonKey('Carmen Ortega', ['manager']));
  const { casinos } = await nights.client.ask<{ casinos: { id: string; position: number }[] }>(
    '{ casinos { id position } }',
  );
  closedAt = casinos.find(({ id }) => id === 'noche-a')!.position;
  const authorisation = {
    validFrom: '2026-01-01',
    currency: 'EUR',
    rulebook: 'ES-AN-2010',
    document: 'RES-1',
    games: ['roulette-french'],
    tables: [],
    accounting: { chart: { codes: { opening: '12900000' }, digits: 8 } },
  };
  const { authorise } = await director.ask<{ authorise: { receipt: string } }>(
    `mutation ($a: String!) { authorise(casino: "noche-a", authorisation: $a) { ... on AuthorisationRecorded { receipt } } }`,
    { a: JSON.stringify(authorisation) },
  );
  await nights.client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: authorise.receipt });
  isMapped = true;
}

describe('journal and general ledger of a night', () => {
  it('have no numbers before the day is closed', async () => {
    const [journal] = await book('DIARIO');
    expect(new Set(journal!.rows.map(([entry]) => entry))).toEqual(new Set(['sin número']));
    expect(journal!.totals.at(-1)).toBe(journal!.totals.at(-2));
  });

  it('come in pages that, put together, are the whole book', async () => {
    const [journal] = await book('DIARIO');
    const pages: Page[] = [];
    for (let after = 0; after < (pages[0]?.rowCount ?? 1); after += 7)
      pages.push(await page('DIARIO', after));
    expect(pages.flatMap(({ sections }) => sections.flatMap(({ rows }) => rows))).toEqual(journal!.rows);
    expect(pages[0]!.rowCount).toBe(journal!.rows.length);
    expect(pages.map(({ sections: [part] }) => part!.rowsBefore)).toEqual(pages.map((_, n) => 7 * n));
    for (const { sections } of pages) {
      expect(sections).toHaveLength(1);
      expect(sections[0]).toMatchObject({ rowCount: journal!.rows.length, totals: journal!.totals });
      expect(sections[0]!.figures).toHaveLength(sections[0]!.rows.length);
    }
  });

  it('a page over several sections has the heading of each with rows on it, and of each empty one once', async () => {
    for (const name of ['MAYOR', 'DIFERENCIAS_Y_CORRECCIONES']) {
      const whole = await book(name);
      const pages: Page[] = [];
      for (let after = 0; after < (pages[0]?.rowCount ?? 1); after += 7) pages.push(await page(name, after));
      expect(await page(name, pages[0]!.rowCount)).toMatchObject({ sections: [] });
      const parts = pages.flatMap(({ sections }) => sections);
      const begun = parts.filter(({ rowsBefore }) => rowsBefore === 0);
      expect(begun.map(({ en, totals }) => ({ en, totals }))).toEqual(
        whole.map(({ en, totals }) => ({ en, totals })),
      );
      expect(parts.flatMap(({ rows }) => rows)).toEqual(whole.flatMap(({ rows }) => rows));
    }
  });

  it.each(['first: 0', 'first: 501', 'first: 7, after: -1'])(
    'a page with a wrong cursor or size is refused: %s',
    async (part) => {
      const { errors } = await nights.client.graphql(
        `{ book(${AT}, book: DIARIO, ${part}) { ... on Book { rowCount } } }`,
      );
      expect(codesOf(errors)).toEqual(['BAD_USER_INPUT']);
    },
  );

  it('a page of as many rows as may be asked for is not too costly', async () => {
    const { errors } = await nights.client.graphql(
      `{ book(${AT}, book: DIARIO, first: 500) { ... on Book { rowCount sections {
           en es columns { id en es } rows figures totals totalFigures } } } }`,
    );
    expect(errors).toBeUndefined();
  });

  it('the ledger ends with the trial balance, account by account', async () => {
    const balances = (await book('MAYOR')).find(({ en }) => en === 'Sums and balances in EUR')!;
    const { trialBalance } = await nights.client.ask<{
      trialBalance: { lines: { account: string; debit: Amount; credit: Amount }[] };
    }>(`{ trialBalance(casino: "noche-a") { lines { account debit { amount } credit { amount } } } }`);
    // The ledger is in the order of the accounts, the trial balance in that of their codes.
    const byAccount = trialBalance.lines.toSorted((one, other) => (one.account < other.account ? -1 : 1));
    expect(balances.rows.map((row) => [row[2], row.at(-1)])).toEqual(
      byAccount.map(({ account, debit, credit }) => [
        account,
        credit.amount === '0.00' ? debit.amount : `-${credit.amount}`,
      ]),
    );
  });

  it('once the day is closed, entries are numbered from 1 without a gap', async () => {
    await close();
    const [journal] = await book('DIARIO');
    const numbers = journal!.rows.map(([entry]) => Number(entry));
    expect([...new Set(numbers)]).toEqual(Array.from({ length: numbers.at(-1)! }, (_, index) => index + 1));
    const [ledger] = await book('MAYOR');
    expect(numbers).toContain(Number(ledger!.rows[1]![0]));
  });

  it('of a period begin with what accounts held before it', async () => {
    const sections = await book('MAYOR', ', until: "2026-01-31"');
    expect(sections.at(-1)!.totals).toEqual((await book('MAYOR')).at(-1)!.totals);
    const { book: later } = await nights.client.ask<{ book: { code: string } }>(
      `{ book(casino: "noche-a", day: "2026-01-02", until: "2026-01-31", book: MAYOR) { ... on NotFound { code } } }`,
    );
    expect(later.code).toBe('GAMING_DAY.UNKNOWN');
  });

  it.each(['fec', 'xdiario', 'suenlace'])(
    'is refused as %s while an account has no code, by name, and given once it has one',
    async (format) => {
      const address = `/v1/books/diario?casino=noche-a&day=2026-01-01&format=${format}`;
      const refused = await nights.client.send(address);
      if (!isMapped) {
        expect([refused.status, refused.body]).toMatchObject([409, { code: 'BOOK.ACCOUNT_WITHOUT_CODE' }]);
        expect(refused.body['message']).toContain('without one: opening.');
        await mapOpening();
      }
      expect((await nights.client.send(address)).status).toBe(200);
      expect((await nights.client.send(`${address}&knownAt=${closedAt}`)).status).toBe(409);
    },
  );

  it.each([
    ['fec', 1, '\t52100000\t'],
    ['xdiario', 0, ';52100000;'],
    ['suenlace', 0, '52100000'],
  ])('the journal goes to accounting programs as %s, line by line', async (format, headings, chips) => {
    const { running } = nights;
    const answer = await fetch(
      `${running.url}/v1/books/diario?casino=noche-a&day=2026-01-01&format=${format}`,
      { headers: { authorization: `Bearer ${await running.makeKey(['accountant'])}` } },
    );
    const lines = Buffer.from(await answer.arrayBuffer())
      .toString('latin1')
      .trimEnd()
      .split(/\r?\n/);
    const [journal] = await book('DIARIO');
    expect(lines).toHaveLength(journal!.rows.length + headings);
    expect(lines[headings]).toContain(chips);
  });

  it('are printed in Spanish', async () => {
    const { running } = nights;
    const answer = await fetch(`${running.url}/v1/books/mayor?casino=noche-a&day=2026-01-01&format=pdf`, {
      headers: { authorization: `Bearer ${await running.makeKey(['accountant'])}` },
    });
    const text = pdfPages(Buffer.from(await answer.arrayBuffer())).join(' ');
    expect(text).toContain('570 · Efectivo en caja central (EUR)');
    expect(text).toContain('701 · Resultado del juego · Ruleta francesa · RF1 (EUR)');
    expect(text).not.toMatch(/[a-z]:(?:cage|RF1)/);
    expect(text).toContain('Asiento Fecha Concepto Auxiliar Vale Debe Haber Saldo');
    expect(text).toContain('Venta de fichas en caja');
  });
});

describe('the file of a book', () => {
  const AT_DAY = 'casino=noche-a&day=2026-01-01';
  const get = async (path: string): Promise<{ bytes: Buffer; headers: Headers; status: number }> => {
    const { running } = nights;
    const answer = await fetch(`${running.url}${path}`, {
      headers: { authorization: `Bearer ${await running.makeKey(['accountant'])}` },
    });
    return { bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers, status: answer.status };
  };

  it.each(['csv', 'csv-es', 'jsonl', 'pdf', 'fec', 'xdiario', 'suenlace'])(
    '%s has its hash in a header, and a manifest',
    async (format) => {
      const { bytes, headers } = await get(`/v1/books/diario?${AT_DAY}&format=${format}`);
      const digest = createHash('sha256').update(bytes);
      expect(headers.get('repr-digest')).toBe(`sha-256=:${digest.copy().digest('base64')}:`);
      const [, manifestPath] = /<([^>]+)>; rel="describedby"/.exec(headers.get('link')!)!;
      const manifest = JSON.parse((await get(manifestPath!)).bytes.toString()) as Record<string, unknown>;
      expect(manifest).toMatchObject({
        query: { casino: 'noche-a', book: 'diario', day: '2026-01-01', until: '2026-01-01', format },
        asOf: '2026-01-01',
        bytes: bytes.length,
        sha256: digest.digest('hex'),
      });
    },
  );

  it('is the same to the byte at the same position, whatever came later', async () => {
    const before = await get(`/v1/books/mayor/manifest?${AT_DAY}`);
    const { knownAt, sha256 } = JSON.parse(before.bytes.toString()) as { knownAt: number; sha256: string };
    await nights.take({
      specversion: '1.0',
      id: 'later',
      source: '/casinos/noche-a/cage',
      sequence: '900',
      type: 'cagnotte.cage.chips-sold.v1',
      time: '2026-01-01T23:59:00+01:00',
      gamingday: '2026-01-01',
      data: { currency: 'EUR', amount: 100, meansOfPayment: 'cash' },
    });
    const again = await get(`/v1/books/mayor?${AT_DAY}&knownAt=${knownAt}`);
    expect(createHash('sha256').update(again.bytes).digest('hex')).toBe(sha256);
  });

  test.each(['knownAt=0', 'knownAt=999999', 'knownAt=x', 'format=docx', 'until=2025-12-31'])(
    'is refused with %s',
    async (more) => {
      expect((await get(`/v1/books/mayor/manifest?${AT_DAY}&${more}`)).status).toBe(400);
    },
  );
});
