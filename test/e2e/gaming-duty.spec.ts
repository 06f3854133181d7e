import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pdfPages } from '../support/pdf/pdf-text';
import { readXlsx } from '../support/xlsx/read-xlsx';
import { Client } from '../support/service/client';
import { type NightsService, startNights } from '../support/service/nights-service';

const CASINO = 'noche-a';
const DAY = '2026-01-01';

let nights: NightsService;
let accountant: Client;
let manager: Client;

const office = (id: string, type: string, data: object): object => ({
  specversion: '1.0',
  id,
  source: `/casinos/${CASINO}/office`,
  type: `cagnotte.${type}.v1`,
  time: '2026-01-02T20:00:00Z',
  gamingday: DAY,
  data,
});

async function decide(client: Client, decision: string, args = ''): Promise<void> {
  const answer = await client.ask<Record<string, { receipt?: string; code?: string }>>(
    `mutation { ${decision}(casino: "${CASINO}", day: "${DAY}"${args}) {
       ... on GamingDayDecided { receipt } ... on GamingDayRefused { code tieOuts { check rows { at expected found } } } } }`,
  );
  const { receipt } = answer[decision]!;
  if (receipt === undefined) throw new Error(JSON.stringify(answer));
  await nights.client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
}
const close = (): Promise<void> =>
  decide(
    accountant,
    'closeGamingDay',
    ', explanations: [{check: "K9", explanation: "not counted"}, {check: "K12", explanation: "looked into"}]',
  );

/** Debit balances of the two accounts of the duty in the official books of the day. */
async function accrued(): Promise<string[]> {
  const { trialBalance } = await accountant.ask<{
    trialBalance: { lines: { account: string; debit: { amount: string }; credit: { amount: string } }[] };
  }>(
    `{ trialBalance(casino: "${CASINO}", asOf: "${DAY}") { lines { account debit { amount } credit { amount } } } }`,
  );
  return trialBalance.lines
    .filter(({ account }) => account.startsWith('gaming-duty'))
    .map(({ account, debit, credit }) => `${account} ${debit.amount} ${credit.amount}`);
}

interface Return {
  readonly parts: { readonly kind: string; readonly account: string; readonly amount: { amount: string } }[];
  readonly baseToDate: { amount: string };
  readonly toPay: { amount: string };
  readonly accrued: { amount: string };
  readonly provenance: { readonly what: string; readonly source: string }[];
}

async function quarter(number: number): Promise<Return & { code?: string }> {
  const { gamingDutyReturn } = await accountant.ask<{ gamingDutyReturn: Return & { code?: string } }>(
    `{ gamingDutyReturn(casino: "${CASINO}", year: 2026, quarter: ${number}) { ... on NotFound { code }
         ... on GamingDutyReturn { casinos jurisdiction dueFrom dueUntil
           parts { kind account amount { amount } } baseToDate { amount } quotaToDate { amount } toPay { amount }
           accrued { amount } brackets { base { amount } exact } provenance { what source } } } }`,
  );
  return gamingDutyReturn;
}

async function quarters(): Promise<object[]> {
  const { dutyQuarters } = await accountant.ask<{ dutyQuarters: { quarters: object[] } }>(
    `{ dutyQuarters(casino: "${CASINO}", year: 2026) { ... on DutyQuarters { quarters {
         quarter state toPay { amount } paid { amount } outstanding { amount } over toCertify readUntil figure
         presentations { presentedOn reference document base { amount } due { amount } toPay { amount } by
           signature { signed } }
         payments { amount { amount } document gamingDay }
         correction { amount } corrections { what gamingDay base { amount } } correctionsLeftOut } } } }`,
  );
  return dutyQuarters.quarters;
}

/** What the amount to pay of the second quarter deducts for the first, in both languages. */
async function deductedOfFirst(): Promise<object> {
  const { explain } = await accountant.ask<{ explain: { terms: object[] } }>(
    `{ explain(casino: "${CASINO}", figure: "duty/2026/2/to-pay") { ... on Explanation {
         terms { says saysEs rounding roundingEs amount { amount } } } } }`,
  );
  return explain.terms[1]!;
}

async function presentReturn(reference: string): Promise<object> {
  const { presentDutyReturn } = await accountant.ask<{ presentDutyReturn: { receipt?: string } }>(
    `mutation { presentDutyReturn(casino: "${CASINO}", year: 2026, quarter: 1, presentedOn: "2026-04-10",
       reference: "${reference}", document: "T-0") { ... on DutyReturnPresented { receipt }
       ... on DutyReturnRefused { code about } } }`,
  );
  const { receipt } = presentDutyReturn;
  if (receipt !== undefined)
    await nights.client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
  return presentDutyReturn;
}

beforeAll(async () => {
  nights = await startNights('a');
  const { running } = nights;
  accountant = new Client(running.url, await running.makePersonKey('Nuria Campos', ['accountant']));
  manager = new Client(running.url, await running.makePersonKey('Carmen Ortega', ['manager']));
});
afterAll(() => nights.stop());

/** Writes the first page as a picture for the docs, if pictures are requested. */
function takePicture(pdf: Buffer, folder: string): void {
  const first = ['-png', '-gray', '-r', '80', '-f', '1', '-l', '1', '-singlefile'];
  const { status } = spawnSync('pdftoppm', [...first, '-', join(folder, 'duty-return')], { input: pdf });
  expect(status).toBe(0);
}

/** An own code for roulette, and the proposed codes for variances. */
const codes: Readonly<Record<string, string>> = {
  'win:roulette-french:RF1': '70000002',
  'variance:drop:RF1': '555',
  'variance:table:RF1': '555',
};

describe('the duty of a roulette night', () => {
  it('is not calculated without a rulebook with a known tariff', async () => {
    expect(await quarter(1)).toMatchObject({ code: 'GAMING_DUTY.NO_TARIFF' });
    await nights.tellHistory(
      office('authorised', 'casino.authorised', {
        validFrom: '2026-01-01',
        currency: 'EUR',
        rulebook: 'ES-AN-2010',
        games: ['roulette-french'],
        tables: [],
        accounting: {
          chart: { codes: { win: '70000001', 'win:roulette-french': '70000002' } },
          letterhead: { company: 'Juegos del Sur, S. A.', taxNumber: 'A18000018', name: 'Casino de Granada' },
        },
      }),
    );
  });

  it('has the base of the six nights, explained down to the table, and marks what is law as read', async () => {
    const { parts, provenance, ...figures } = await quarter(1);
    expect(parts.map(({ kind, account, amount }) => [kind, account, amount.amount])).toEqual([
      ['DROP_VARIANCE', 'variance:drop:RF1', '-50.00'],
      ['TABLE_VARIANCE', 'variance:table:RF1', '10.00'],
      ['WIN', 'win:roulette-french:RF1', '3765.00'],
    ]);
    expect(figures).toMatchObject({
      casinos: [CASINO],
      jurisdiction: 'ES-AN',
      dueFrom: '2026-04-01',
      dueUntil: '2026-04-20',
      baseToDate: { amount: '3725.00' },
      toPay: { amount: '558.75' },
      accrued: { amount: '0.00' },
    });
    expect(provenance.map(({ source }) => source)).toEqual([
      ...Array.from({ length: 4 }, () => 'LAW_AS_READ'),
      ...Array.from({ length: 6 }, () => 'CONFIGURATION'),
    ]);
  });

  it('says until when the text of the schedule was read, and warns of a quarter that ends later', async () => {
    const { gamingDutyReturn } = await accountant.ask<{ gamingDutyReturn: object }>(
      `{ gamingDutyReturn(casino: "${CASINO}", year: 2026, quarter: 1) { ... on GamingDutyReturn {
           readUntil warning warningEs provenance { whatEs saysEs readUntil beyondText } } } }`,
    );
    const warningEs =
      'El texto de la tarifa se leyó hasta el 31/12/2025; este periodo termina el 31/03/2026. Compruebe antes de presentar que ninguna ley posterior la modifica.';
    expect(gamingDutyReturn).toMatchObject({
      readUntil: '2025-12-31',
      warning: expect.stringContaining('was read until 2025-12-31; this period ends on 2026-03-31'),
      warningEs,
      provenance: expect.arrayContaining([
        {
          whatEs: 'tarifa',
          saysEs: 'leída como vigente hasta el 31/12/2025',
          readUntil: '2025-12-31',
          beyondText: true,
        },
        expect.objectContaining({ whatEs: 'base imponible', readUntil: null, beyondText: false }),
      ]),
    });
    const address = `/v1/books/tasa-de-juego?casino=${CASINO}&day=2026-03-31`;
    const file = async (format: string) => (await accountant.send(`${address}&format=${format}`)).text;
    expect(await file('csv')).toContain(warningEs);
    expect(await file('csv-es')).toMatch(/tarifa;texto legal leído;[^\n]*;31\/12\/2025/);
    expect(await file('csv-es')).toMatch(/plazo;texto legal leído;[^\n]*;sin anotar/);
    const pdf = await fetch(`${accountant.url}${address}&format=pdf`, {
      headers: { authorization: `Bearer ${accountant.key}` },
    });
    const pages = pdfPages(Buffer.from(await pdf.arrayBuffer())).join(' ');
    expect(pages).toContain('(leído hasta 31/12/2025, el periodo es posterior)');
    expect(pages).toContain('A comprobar antes de presentar');
    const xlsx = await fetch(`${accountant.url}${address}&format=xlsx`, {
      headers: { authorization: `Bearer ${accountant.key}` },
    });
    const sheets = readXlsx(Buffer.from(await xlsx.arrayBuffer()));
    expect(JSON.stringify(sheets)).toContain(warningEs);
  });

  it('has in its printed return the amounts of the answer, cell by cell, and its own accounts', async () => {
    const { parts, baseToDate, toPay } = await quarter(1);
    const address = `/v1/books/tasa-de-juego?casino=${CASINO}&day=2026-03-31`;
    const lines = (await accountant.send(`${address}&format=jsonl`)).text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const ofSection = (section: string) => lines.filter((line) => line['section'] === section);
    expect(
      ofSection('Base of the quarter').map(({ code, account, amount }) => [code, account, amount]),
    ).toEqual([
      ...parts.map(({ account, amount }) => [codes[account], account, { ...amount, currency: 'EUR' }]),
      [null, null, { ...baseToDate, currency: 'EUR' }],
    ]);
    const [lowest, ...higher] = ofSection('Duty on the income of the year to date');
    expect(lowest).toMatchObject({ rate: '15.00', exact: '558.7500', base: { ...baseToDate } });
    expect(higher.at(-1)).toMatchObject({ total: true, exact: { ...toPay } });
    expect(ofSection('Settlement').at(-1)).toMatchObject({ line: 'A ingresar', amount: { ...toPay } });
    expect(lines.at(-1)).toMatchObject({
      amount: { ...toPay },
      words: 'quinientos cincuenta y ocho euros con setenta y cinco céntimos',
    });
    const printed = await fetch(`${accountant.url}${address}&format=pdf`, {
      headers: { authorization: `Bearer ${accountant.key}` },
    });
    const bytes = Buffer.from(await printed.arrayBuffer());
    if (process.env['CAGNOTTE_PICTURES'] !== undefined) takePicture(bytes, process.env['CAGNOTTE_PICTURES']);
    const pages = pdfPages(bytes).join(' ');
    // The Spanish return has no English citations.
    expect(pages).toContain('Real Decreto 2221/1984, artículo 8.1');
    expect(pages).not.toMatch(/\barticle\b|as worded|June|excerpt/);
    expect(pages).toContain('Juegos del Sur, S. A. NIF A18000018 Folio 1 de 2');
    expect(pages).toContain(
      'Son quinientos cincuenta y ocho euros con setenta y cinco céntimos. A ingresar 558,75 EUR',
    );
    expect(pages).toContain('plazo de ingreso: 01/04/2026 a 20/04/2026');
  });

  it('is refused in the forms of the journal, and for a year without a tariff', async () => {
    const refusalOf = async (query: string) => {
      const { status, body } = await accountant.send(`/v1/books/tasa-de-juego?casino=${CASINO}&${query}`);
      return [status, body['code']];
    };
    expect(await refusalOf('day=2026-01-01&format=fec')).toEqual([400, 'BOOK.UNKNOWN_VALUE']);
    expect(await refusalOf('day=1960-01-01')).toEqual([404, 'GAMING_DUTY.NO_TARIFF']);
  });

  it('is accrued by the close, reversed by the reopening, and accrued again by the next close', async () => {
    await close();
    // In the order of the codes: 475, then 631.
    const posted = ['gaming-duty-payable 0.00 558.75', 'gaming-duty 558.75 0.00'];
    expect(await accrued()).toEqual(posted);
    expect((await quarter(1)).accrued).toEqual({ amount: '558.75' });
    await decide(accountant, 'proposeReopening', ', reason: "a round was forgotten"');
    await decide(manager, 'approveReopening');
    expect(await accrued()).toEqual(['gaming-duty-payable 0.00 0.00', 'gaming-duty 0.00 0.00']);
    await close();
    expect(await accrued()).toEqual(posted);
  });

  it('lists the quarters of a year, and refuses a return before the quarter is ready, naming the days', async () => {
    expect(await deductedOfFirst()).toEqual({
      says: 'deducted for quarter 1: what is due for it, neither presented nor paid',
      saysEs: 'se deduce por el trimestre 1: su cuota, ni presentada ni pagada',
      rounding: 'none',
      roundingEs: 'ninguno',
      amount: { amount: '-558.75' },
    });
    const [first, second] = await quarters();
    expect(first).toMatchObject({
      state: 'OPEN',
      toPay: { amount: '558.75' },
      toCertify: [DAY],
      over: false,
    });
    expect(second).toMatchObject({ state: 'OPEN', presentations: [], paid: null, correction: null });
    const refused = await presentReturn('R-1');
    expect(refused).toMatchObject({ code: 'DUTY.NOT_READY', about: [DAY] });
  });

  it.each([
    ['quarter: 5, presentedOn: "2026-04-10", reference: "R"', 'Give a year from 1 to 9999 and a quarter'],
    [
      'quarter: 1, presentedOn: "2026-03-31", reference: "R"',
      'presentedOn is 2026-03-31, and the quarter ends',
    ],
    ['quarter: 1, presentedOn: "2999-01-01", reference: "R"', 'which has not come yet'],
    ['quarter: 1, presentedOn: "2026-04-10", reference: "  "', 'reference: give 1 to 80 characters'],
  ])('refuses bad input with the rule: %s', async (args, rule) => {
    const answer = await accountant.send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: `mutation { presentDutyReturn(casino: "${CASINO}", year: 2026, ${args}) { __typename } }`,
      }),
    });
    expect(answer.text).toContain(rule);
  });

  it('records by an accountant that a return was presented, with what it came to', async () => {
    await decide(manager, 'certifyGamingDay');
    await nights.take({
      ...office('later', 'cage.counted', { currency: 'EUR', chips: 0, cash: 0, by: [{ id: 'E-1' }] }),
      source: `/casinos/${CASINO}/cage`,
      gamingday: '2026-04-01',
      time: '2026-04-02T04:00:00+02:00',
    });
    expect((await quarters())[0]).toMatchObject({ state: 'READY', toCertify: [], over: true });
    expect(await presentReturn('R-1')).toMatchObject({ receipt: expect.any(String) as string });
    expect((await quarters())[0]).toMatchObject({
      state: 'PRESENTED',
      outstanding: { amount: '558.75' },
      presentations: [
        {
          presentedOn: '2026-04-10',
          reference: 'R-1',
          document: 'T-0',
          toPay: { amount: '558.75' },
          due: { amount: '558.75' },
          base: { amount: '3725.00' },
          by: 'Nuria Campos',
          signature: { signed: false },
        },
      ],
      correction: { amount: '0.00' },
      corrections: [],
    });
    expect(await deductedOfFirst()).toMatchObject({
      saysEs:
        'se deduce por el trimestre 1: lo que arrojó su última autoliquidación, de la que no consta pago',
    });
    expect(await presentReturn('R-2')).toMatchObject({ code: 'DUTY.ALREADY_PRESENTED', about: ['R-1'] });
  });

  it('lists what is recorded later against the presented return', async () => {
    await nights.take({
      ...office('late-drop', 'drop.counted', {
        currency: 'EUR',
        box: 'BOX-LATE',
        amount: 10_000,
        by: [{ id: 'E-1' }, { id: 'E-2' }],
      }),
      source: `/casinos/${CASINO}/tables/RF1/count-room`,
    });
    const [first] = await quarters();
    expect(first).toMatchObject({
      state: 'PRESENTED',
      toPay: { amount: '573.75' },
      correction: { amount: '15.00' },
      corrections: [{ what: 'drop.counted', gamingDay: DAY, base: { amount: '100.00' } }],
      correctionsLeftOut: 0,
    });
  });

  it('deducts paid duty in later quarters', async () => {
    await nights.take({
      ...office('paid', 'duty.paid', {
        currency: 'EUR',
        amount: 55_875,
        period: { year: 2026, quarter: 1 },
        document: 'T-1',
      }),
      source: `/casinos/${CASINO}/cage`,
      gamingday: '2026-04-10',
    });
    expect((await quarter(2)).toPay).toEqual({ amount: '15.00' });
    expect(await deductedOfFirst()).toMatchObject({
      says: 'deducted for quarter 1: what was paid for it',
      saysEs: 'se deduce por el trimestre 1: lo pagado por él',
      amount: { amount: '-558.75' },
    });
    expect((await quarters())[0]).toMatchObject({
      state: 'PAID',
      paid: { amount: '558.75' },
      outstanding: { amount: '0.00' },
      payments: [{ amount: { amount: '558.75' }, document: 'T-1', gamingDay: '2026-04-10' }],
    });
    const file = await accountant.send(
      `/v1/books/tasa-de-juego?casino=${CASINO}&day=2026-03-31&format=csv-es`,
    );
    expect(file.text).toContain('10/04/2026;R-1;T-0;;558,75;');
    expect(file.text).toContain('10/04/2026;T-1;558,75');
  });

  it('is listed over several casinos, and the return of their company is added once', async () => {
    const ofCompany = (casino: string, validFrom: string) => ({
      ...office(`company-${casino}`, 'casino.authorised', {
        ...{ validFrom, currency: 'EUR', rulebook: 'ES-AN-2010', games: ['roulette-french'], tables: [] },
        accounting: { duty: { per: 'company', company: 'Juegos del Sur' } },
      }),
      source: `/casinos/${casino}/office`,
      gamingday: validFrom,
    });
    await nights.tellHistory(ofCompany(CASINO, '2026-04-01'));
    await nights.tellHistory(ofCompany('noche-b', '2026-01-01'));
    const { dutyOfCasinos } = await accountant.ask<{
      dutyOfCasinos: { casinos: { quarters: object[] }[]; totals: object[] };
    }>(
      `{ dutyOfCasinos(casinos: ["${CASINO}", "noche-b"], year: 2026) { withoutSchedule
           casinos { casino currency covers quarters { quarter state toPay { amount } } }
           totals { quarter currency returns toPay { amount } paid { amount } outstanding { amount } } } }`,
    );
    expect(dutyOfCasinos).toMatchObject({
      withoutSchedule: [],
      casinos: [
        { casino: CASINO, currency: 'EUR', covers: [CASINO, 'noche-b'] },
        { casino: 'noche-b', covers: [CASINO, 'noche-b'] },
      ],
    });
    const [first, second] = dutyOfCasinos.casinos.map(({ quarters: [, ofTwo] }) => ofTwo);
    expect(first).toEqual(second);
    expect(dutyOfCasinos.totals.slice(0, 2)).toEqual([
      {
        ...{ quarter: 1, currency: 'EUR', returns: 2, toPay: { amount: '573.75' } },
        ...{ paid: { amount: '558.75' }, outstanding: { amount: '0.00' } },
      },
      {
        ...{ quarter: 2, currency: 'EUR', returns: 1, toPay: { amount: '15.00' } },
        ...{ paid: null, outstanding: { amount: '15.00' } },
      },
    ]);
    const answer = await accountant.send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ dutyOfCasinos(casinos: [], year: 2026) { position } }' }),
    });
    expect(answer.text).toContain('casinos must name 1 to 50 casinos, each once');
  });
});
