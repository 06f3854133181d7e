import { createHash } from 'node:crypto';
import { readCsv } from '../support/csv/read-csv';
import { pdfPages } from '../support/pdf/pdf-text';
import { Client } from '../support/service/client';
import { type NightsService, startNights } from '../support/service/nights-service';
import { readXlsx } from '../support/xlsx/read-xlsx';

let nights: NightsService;

beforeAll(async () => {
  nights = await startNights('abcd');
  await nights.take(ROUND_WITH_PRIZE_OWED, ...INCIDENT, EQUIPMENT);
  await authorised('noche-a', { games: ['roulette-french'] });
  const pool = { pool: 'carrusel-poker', tables: [], postedBy: 'round.settled', expiresAfterDays: 90 };
  await authorised('noche-c', { games: ['caribbean-stud'], jackpots: [pool] });
});
afterAll(() => nights.stop());

const authorised = (casino: string, stated: object): Promise<unknown> =>
  nights.tellHistory({
    ...{ specversion: '1.0', id: `authorised-${casino}`, source: `/casinos/${casino}/office` },
    ...{ type: 'cagnotte.casino.authorised.v1', time: '2026-01-02T20:00:00Z', gamingday: '2026-01-01' },
    data: { validFrom: '2026-01-01', currency: 'EUR', rulebook: 'ES-AN-2010', tables: [], ...stated },
  });

/** A prize of the pool of night c that nobody has paid yet. */
const ROUND_WITH_PRIZE_OWED = {
  ...{ specversion: '1.0', id: 'owed', source: '/casinos/noche-c/tables/CS1', sequence: '11' },
  ...{ type: 'cagnotte.round.settled.v1', time: '2026-01-01T19:20:00+01:00', gamingday: '2026-01-01' },
  data: {
    ...{ currency: 'EUR', roundNo: 40, bets: [], outcome: { qualifies: true }, result: 0 },
    poolPrizes: [
      {
        ...{ pool: 'carrusel-poker', amount: 10_000, paidFrom: 'later', borneBy: 'pool' },
        ...{ combination: 'full-house', seat: 2, player: 'cli-5120' },
      },
    ],
  },
};

/** A dispute at a table of night a, and what was decided. */
const INCIDENT = [
  {
    ...{ id: 'incident', type: 'cagnotte.incident.recorded.v1', time: '2026-01-01T22:00:00+01:00' },
    data: { incident: 'I-1', kind: 'dispute', players: ['cli-1', 'cli-2'], by: { id: 'E-7' } },
  },
  {
    ...{ id: 'decision', type: 'cagnotte.incident.decided.v1', time: '2026-01-01T22:10:00+01:00' },
    data: { incident: 'I-1', decision: 'play-stands', document: 'IN-1', by: { id: 'E-7', name: 'Ana' } },
  },
].map((event) => ({
  ...{ specversion: '1.0', source: '/casinos/noche-a/tables/RF9', gamingday: '2026-01-01', ...event },
}));

/** A shoe and a set of cards of night a. */
const EQUIPMENT = {
  ...{ specversion: '1.0', id: 'equipment', source: '/casinos/noche-a/office', gamingday: '2026-01-01' },
  ...{ type: 'cagnotte.equipment.entered.v1', time: '2026-01-01T18:00:00+01:00' },
  data: {
    pieces: [
      { serial: 'S-1', kind: 'shoe', homologation: { number: 'H-9', validUntil: '2026-05-31' } },
      { serial: 'N-1', kind: 'cards', backs: [{ colour: 'red', decks: 3 }] },
    ],
    ...{ document: 'D-4', by: [{ id: 'E-7', name: 'Ana' }] },
  },
};

const PERIOD = { from: '2026-01-01', to: '2026-12-31' };

const addressOf = (list: string, asked: Readonly<Record<string, string>>): string =>
  `/v1/lists/${list}?${new URLSearchParams(asked).toString()}`;

async function bytesOf(list: string, asked: Readonly<Record<string, string>>): Promise<Buffer> {
  const { url, key } = nights.client;
  const answer = await fetch(`${url}${addressOf(list, asked)}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([answer.status, answer.status === 200 ? '' : bytes.toString()]).toEqual([200, '']);
  const hash = createHash('sha256').update(bytes).digest('base64');
  expect(answer.headers.get('repr-digest')).toBe(`sha-256=:${hash}:`);
  return bytes;
}

interface Amount {
  readonly amount: string;
  readonly currency: string;
}

interface Row {
  readonly key: readonly { readonly value: string; readonly en: string }[];
  readonly currency: string;
  readonly family: string;
  readonly sessions: number;
  readonly figures: Readonly<Record<string, Amount | string | number | null>>;
  readonly compared: Readonly<Record<string, Amount | string | number | null>> | null;
}

const FIGURES = {
  'table-hours': 'tableHours',
  drop: 'drop { amount currency }',
  win: 'win { amount currency }',
  hold: 'hold',
  handle: 'handle { amount currency }',
  rounds: 'rounds',
  tips: 'tips { amount currency }',
} as const;

const figureIn = (row: Row['figures'] | null, field: string): string => {
  const value = row?.[field.split(' ')[0]!] ?? null;
  return value === null ? '' : typeof value === 'object' ? value.amount : String(value);
};

describe('figures of tables as a file', () => {
  const asked = {
    casinos: 'noche-a,noche-b,noche-c',
    ...PERIOD,
    by: 'DAY,CASINO,GAME',
    compare: 'PREVIOUS_PERIOD',
  };
  const columns = ['day', 'casino', 'game', 'currency', 'sessions', ...Object.keys(FIGURES), 'win-before'];

  async function answered(): Promise<string[][]> {
    const selected = Object.values(FIGURES).join(' ');
    const row = `key { value en } currency sessions figures { ${selected} } compared { win { amount } }`;
    const { performance } = await nights.client.ask<{ performance: { rows: Row[]; totals: Row[] } }>(
      `{ performance(casinos: ["noche-a", "noche-b", "noche-c"], from: "${PERIOD.from}", to: "${PERIOD.to}", by: [DAY, CASINO, GAME],
         compare: PREVIOUS_PERIOD, first: 500) { rows { ${row} } totals { ${row} } } }`,
    );
    const cellsOf = ({ key, currency, sessions, figures, compared }: Row): string[] => [
      ...(key.length === 0 ? ['', '', ''] : [key[0]!.value, key[1]!.en, key[2]!.en]),
      currency,
      `${sessions}`,
      ...Object.values(FIGURES).map((field) => figureIn(figures, field)),
      figureIn(compared, 'win'),
    ];
    expect(performance.rows.length).toBeGreaterThan(1);
    return [...performance.rows, ...performance.totals].map(cellsOf);
  }

  it('are those of GraphQL cell by cell, as CSV and as a workbook', async () => {
    const expected = await answered();
    const wanted = { ...asked, columns: columns.join(','), language: 'en' };
    const csv = readCsv((await bytesOf('performance', { ...wanted, format: 'csv' })).toString(), ',');
    expect(csv[0]).toEqual(['section', ...columns]);
    const [, ...written] = csv;
    const about = written.findIndex(([section]) => section === 'section');
    expect(written.slice(0, about).map(([, ...cells]) => cells)).toEqual(expected);

    const sheets = readXlsx(await bytesOf('performance', { ...wanted, format: 'xlsx' }));
    const inSheets = sheets.flatMap(({ cells }) => tableOf(cells, columns.length));
    expect(inSheets).toEqual(expected.map((cells) => cells.map(asCellOfSheet)));
  });

  it('state what they are about, and until which record it is known', async () => {
    const text = (await bytesOf('performance', { ...asked, format: 'csv-es' })).toString();
    const about = readCsv(text, ';').filter(([section]) => section === 'Datos de este fichero');
    const said = Object.fromEntries(about.map(([, label, value]) => [label, value]));
    const { performance } = await nights.client.ask<{ performance: { positions: { position: number }[] } }>(
      `{ performance(casinos: ["noche-c"], from: "2026-01-01", to: "2026-12-31", by: []) { positions { position } } }`,
    );
    expect(said).toMatchObject({
      Casino: 'noche-a, noche-b, noche-c',
      Desde: '01/01/2026',
      Hasta: '31/12/2026',
      Por: 'Jornada, Casino, Juego',
      'Al lado de': 'El período anterior',
      'Período comparado': '01/01/2025 – 31/12/2025',
      'Según consta en': expect.stringContaining(
        `el registro ${performance.positions[0]!.position} de noche-c`,
      ),
    });
  });

  it('are printed with a picture and with totals, and the same answer gives the same bytes', async () => {
    const wanted = { ...asked, format: 'pdf', language: 'en' };
    const bytes = await bytesOf('performance', wanted);
    const text = pdfPages(bytes).join('\n');
    expect(text).toContain('Performance');
    expect(text).toContain('Totals');
    expect(await bytesOf('performance', wanted)).toEqual(bytes);
  });
});

interface ListOfScreen {
  readonly asked: Readonly<Record<string, string>>;
  readonly columns: readonly string[];
  /** The query with the cells of its rows, as the file has them. */
  readonly query: string;
  readonly rowsOf: (answer: never) => (string | number | null)[][];
}

interface Nodes<Node> {
  readonly edges: readonly { readonly node: Node }[];
}

interface AccountWithSums {
  readonly account: string;
  readonly opening: Amount;
  readonly debits: Amount;
  readonly credits: Amount;
  readonly closing: Amount;
}

const SUMS = ['opening', 'debits', 'credits', 'closing'] as const;
const SELECTED_SUMS = SUMS.map((name) => `${name} { amount }`).join(' ');
const sumsOf = (line: AccountWithSums): string[] => SUMS.map((name) => line[name].amount);

interface Line {
  readonly recordNumber: number;
  readonly title: string;
  readonly account: string;
  readonly debit: Amount;
  readonly credit: Amount;
}

const LINE = 'recordNumber title account debit { amount } credit { amount }';
const sidesOf = ({ debit, credit }: Line): string[] =>
  [debit, credit].map(({ amount }) => (amount === '0.00' ? '' : amount));

interface BankWithSums {
  readonly bank: string;
  readonly gamingDay: string;
  readonly members: readonly Readonly<Record<string, { readonly minorUnits: string }>>[];
  readonly totals: { readonly coups: number; readonly gain: Amount; readonly commission: Amount } | null;
}

/** Cents as a decimal: 1250n is 12.50. */
const decimalOf = (cents: bigint): string => `${cents / 100n}.${`${cents % 100n}`.padStart(2, '0')}`;

const LISTS_OF_SCREENS: Readonly<Record<string, ListOfScreen>> = {
  days: {
    asked: { ...PERIOD },
    columns: ['day', 'win', 'drop', 'commission', 'violations', 'explanations-missing'],
    query: `dayBoard(casino: "noche-a", from: "2026-01-01", to: "2026-12-31") { edges { node {
      day win { amount } drop { amount } commission { amount } openFindings { violations } explanationsMissing } } }`,
    rowsOf: ({
      edges,
    }: Nodes<
      Record<'win' | 'drop' | 'commission', Amount> & {
        day: string;
        openFindings: { violations: number };
        explanationsMissing: number | null;
      }
    >) =>
      edges.map(({ node: { day, win, drop, commission, openFindings, explanationsMissing } }) => [
        day,
        win.amount,
        drop.amount,
        commission.amount,
        openFindings.violations,
        explanationsMissing ?? '',
      ]),
  },
  'trial-balance': {
    asked: {},
    columns: ['key', ...SUMS],
    query: `trialBalance(casino: "noche-a") { lines { account ${SELECTED_SUMS} } totals { ${SELECTED_SUMS} } }`,
    rowsOf: ({ lines, totals }: Record<'lines' | 'totals', AccountWithSums[]>) => [
      ...lines.map((line) => [line.account, ...sumsOf(line)]),
      ...totals.map((total) => ['', ...sumsOf(total)]),
    ],
  },
  journal: {
    asked: { ...{ from: PERIOD.from, asOf: PERIOD.to } },
    columns: ['record', 'what', 'key', 'debit', 'credit'],
    query: `journal(casino: "noche-a", first: 500) { edges { node { ${LINE} } } }`,
    rowsOf: ({ edges }: Nodes<Line>) =>
      edges.map(({ node }) => [node.recordNumber, node.title, node.account, ...sidesOf(node)]),
  },
  'account-lines': {
    asked: { account: 'cash:cage' },
    columns: ['record', 'debit', 'credit', 'balance'],
    query: `generalLedger(casino: "noche-a", account: "cash:cage", first: 500) {
      edges { node { before { amount } balance { amount } line { ${LINE} } } } }`,
    rowsOf: ({ edges }: Nodes<{ before: Amount; balance: Amount; line: Line }>) => [
      ['', '', '', edges[0]!.node.before.amount],
      ...edges.map(({ node: { line, balance } }) => [line.recordNumber, ...sidesOf(line), balance.amount]),
    ],
  },
  'duty-quarters': {
    asked: { year: '2026' },
    columns: ['quarter', 'due-until', 'base', 'toPay'],
    query: `dutyQuarters(casino: "noche-a", year: 2026) { ... on DutyQuarters {
      quarters { quarter dueUntil base { amount } toPay { amount } } } }`,
    rowsOf: ({
      quarters,
    }: {
      quarters: { quarter: number; dueUntil: string; base: Amount | null; toPay: Amount | null }[];
    }) =>
      quarters.map(({ quarter, dueUntil, base, toPay }) => [
        quarter,
        dueUntil,
        base?.amount ?? '',
        toPay?.amount ?? '',
      ]),
  },
  commissions: {
    asked: { by: 'DAY,TABLE' },
    columns: ['day', 'table', 'amount'],
    query:
      'commissions(casino: "noche-a", by: [DAY, TABLE]) { edges { node { day table amount { amount } } } }',
    rowsOf: ({ edges }: Nodes<{ day: string; table: string; amount: Amount }>) =>
      edges.map(({ node: { day, table, amount } }) => [day, table, amount.amount]),
  },
  'unpaid-prizes': {
    asked: { withPaid: 'true' },
    columns: ['pool', 'seat', 'won', 'rest', 'expires-on', 'expired'],
    query: `unpaidPrizes(casino: "noche-a", withPaid: true) { edges { node {
      pool seat amount { amount } rest { amount } expiresOn } } }`,
    rowsOf: ({
      edges,
    }: Nodes<{
      pool: string;
      seat: number | null;
      amount: Amount;
      rest: Amount;
      expiresOn: string | null;
    }>) =>
      edges.map(({ node: { pool, seat, amount, rest, expiresOn } }) => [
        ...[pool, seat ?? '', amount.amount, rest.amount, expiresOn ?? '', ''],
      ]),
  },
  'player-banks': {
    asked: { from: PERIOD.from, asOf: PERIOD.to },
    columns: ['day', 'bank', 'coups', 'won', 'commission', 'held'],
    query: `playerBanks(casino: "noche-a", from: "2026-01-01", asOf: "2026-12-31") { edges { node { bank gamingDay
      members { inPlay { minorUnits } improperGarage { minorUnits } voluntaryGarage { minorUnits } }
      totals { coups gain { amount } commission { amount } } } } }`,
    rowsOf: ({ edges }: Nodes<BankWithSums>) =>
      edges.map(({ node: { gamingDay, bank, totals, members } }) => [
        ...[gamingDay, bank, totals?.coups ?? 0, totals?.gain.amount ?? '', totals?.commission.amount ?? ''],
        decimalOf(
          members.reduce(
            (sum, member) =>
              Object.values(member).reduce((part, { minorUnits }) => part + BigInt(minorUnits), sum),
            0n,
          ),
        ),
      ]),
  },
  'day-customers': {
    asked: { day: '2026-01-01', onlyAtLimit: 'true' },
    columns: ['customer', 'cash-brought', 'cash-taken', 'chips-redeemed', 'at-limit', 'operations'],
    query: `dayCustomers(casino: "noche-a", day: "2026-01-01", onlyAtLimit: true) { edges { node {
      player cashBrought { amount } cashTaken { amount } chipsRedeemed { amount } atLimit operationCount } } }`,
    rowsOf: ({
      edges,
    }: Nodes<{
      player: string | null;
      cashBrought: Amount;
      cashTaken: Amount;
      chipsRedeemed: Amount;
      atLimit: boolean | null;
      operationCount: number;
    }>) =>
      edges.map(({ node: { player, cashBrought, cashTaken, chipsRedeemed, atLimit, operationCount } }) => [
        player ?? 'nobody named',
        ...[cashBrought.amount, cashTaken.amount, chipsRedeemed.amount],
        ...[atLimit === true ? 'yes' : 'no', operationCount],
      ]),
  },
  incidents: {
    asked: { day: '2026-01-01', isDecided: 'true' },
    columns: ['incident', 'gaming-day', 'table', 'players', 'decision', 'document', 'decided-by'],
    query: `incidents(casino: "noche-a", day: "2026-01-01") { edges { node {
      incident gamingDay table players decision { document by } } } }`,
    rowsOf: ({
      edges,
    }: Nodes<{
      incident: string;
      gamingDay: string;
      table: string;
      players: readonly string[];
      decision: { document: string; by: string };
    }>) =>
      edges.map(({ node: { incident, gamingDay, table, players, decision } }) => [
        ...[
          incident,
          gamingDay,
          table,
          players.join(', '),
          'The play stands',
          decision.document,
          decision.by,
        ],
      ]),
  },
  equipment: {
    asked: { search: 'D-4' },
    columns: ['serial', 'kind', 'backs', 'valid-until', 'document', 'state'],
    query: `equipment(casino: "noche-a", search: "d-4") { edges { node {
      serial kind backs { colour decks } homologation { validUntil } document state } } }`,
    rowsOf: ({
      edges,
    }: Nodes<{
      serial: string;
      kind: 'SHOE' | 'CARDS';
      backs: readonly { colour: string; decks: number }[];
      homologation: { validUntil: string } | null;
      document: string;
    }>) =>
      edges.map(({ node: { serial, kind, backs, homologation, document } }) => [
        ...[serial, { SHOE: 'Shoe', CARDS: 'Set of cards' }[kind]],
        backs.map(({ colour, decks }) => `${decks} × ${colour}`).join(', '),
        ...[homologation?.validUntil ?? '', document, 'in store'],
      ]),
  },
  'equipment-movements': {
    asked: { serial: 'S-1', from: '2026-01-01' },
    columns: ['gaming-day', 'serial', 'movement', 'homologation', 'document', 'by', 'record'],
    query: `equipmentMovements(casino: "noche-a", serial: "S-1", movement: ENTERED) { edges { node {
      gamingDay serial homologation document by recordNumber } } }`,
    rowsOf: ({
      edges,
    }: Nodes<{
      gamingDay: string;
      serial: string;
      homologation: string;
      document: string;
      by: string;
      recordNumber: number;
    }>) =>
      edges.map(({ node: { gamingDay, serial, homologation, document, by, recordNumber } }) => [
        ...[gamingDay, serial, 'entered', homologation, document, by, recordNumber],
      ]),
  },
};

/** Which night has rows of a list. */
const NIGHT_OF: Readonly<Record<string, string>> = {
  ...{ 'unpaid-prizes': 'noche-c', commissions: 'noche-d', 'player-banks': 'noche-d' },
};

it('the file of unpaid prizes says until when each can be collected', async () => {
  const asked = { casino: 'noche-c', columns: 'pool,expires-on' };
  const rows = readCsv((await bytesOf('unpaid-prizes', asked)).toString(), ',');
  expect(rows.find(([, pool]) => pool === 'carrusel-poker')!.slice(1)).toEqual([
    'carrusel-poker',
    '2026-04-01',
  ]);
});

describe.each(Object.entries(LISTS_OF_SCREENS))(
  'the list %s as a file',
  (list, { asked, columns, query, rowsOf }) => {
    it('has the cells of its query in GraphQL', async () => {
      const casino = NIGHT_OF[list] ?? 'noche-a';
      const { answer } = await nights.client.ask<{ answer: never }>(
        `{ answer: ${query.replaceAll('noche-a', casino)} }`,
      );
      const expected = rowsOf(answer).map((row) => row.map(String));
      expect(expected.length).toBeGreaterThan(0);
      const bytes = await bytesOf(list, { casino, ...asked, columns: columns.join(',') });
      const rows = readCsv(bytes.toString(), ',').filter(
        ([section]) => section !== 'section' && section !== 'About this file',
      );
      expect(rows.map(([, ...cells]) => cells)).toEqual(expected);
    });

    it.each(['xlsx', 'pdf'])('is had as %s in both languages', async (format) => {
      for (const language of ['es', 'en'])
        expect(
          (await bytesOf(list, { casino: 'noche-a', ...asked, format, language })).length,
        ).toBeGreaterThan(500);
    });
  },
);

it('lists the days of several casinos with the name of each, and the record of each', async () => {
  const casinos = ['noche-b', 'noche-a'];
  const { dayBoard } = await nights.client.ask<{
    dayBoard: Nodes<{
      day: string;
      casino: string;
      casinoName: string | null;
      win: Amount;
      explanationsMissing: number | null;
    }> & { positions: { casino: string; position: number }[] };
  }>(
    `query ($casinos: [ID!]!) { dayBoard(casinos: $casinos, from: "2026-01-01", to: "2026-12-31") {
       positions { casino position } edges { node { day casino casinoName win { amount } explanationsMissing } } } }`,
    { casinos },
  );
  const asked = { casinos: casinos.join(','), ...PERIOD };
  const bytes = await bytesOf('days', { ...asked, columns: 'day,casino,win,explanations-missing' });
  const rows = readCsv(bytes.toString(), ',');
  expect(rows.filter(([section]) => section === 'Gaming days').map(([, ...cells]) => cells)).toEqual(
    dayBoard.edges.map(({ node }) => [
      node.day,
      node.casinoName ?? node.casino,
      node.win.amount,
      `${node.explanationsMissing ?? ''}`,
    ]),
  );
  expect(dayBoard.edges.some(({ node }) => (node.explanationsMissing ?? 0) > 0)).toBe(true);
  const known = rows.find(([section, label]) => section === 'About this file' && label === 'Known at');
  expect(known![2]).toBe(
    dayBoard.positions.map(({ casino, position }) => `record ${position} of ${casino}`).join(', '),
  );
});

it('tells the statement of a bank as GraphQL does', async () => {
  const { playerBanks } = await nights.client.ask<{ playerBanks: Nodes<Record<string, string>> }>(
    '{ playerBanks(casino: "noche-d") { edges { node { bank table gamingDay sessionNo } } } }',
  );
  const of = playerBanks.edges[0]!.node;
  const { bankStatement } = await nights.client.ask<{
    bankStatement: Nodes<Record<'before' | 'after', Amount> & { recordNumber: number }>;
  }>(
    `query ($bank: String!, $table: String!, $gamingDay: GamingDay!, $sessionNo: Int!) {
       bankStatement(casino: "noche-d", bank: $bank, table: $table, gamingDay: $gamingDay, sessionNo: $sessionNo, first: 500) {
         edges { node { recordNumber before { amount } after { amount } } } } }`,
    of,
  );
  const asked = {
    casino: 'noche-d',
    bank: of['bank']!,
    table: of['table']!,
    gamingDay: of['gamingDay']!,
    sessionNo: `${of['sessionNo']}`,
  };
  const bytes = await bytesOf('bank-statement', { ...asked, columns: 'record,before,after' });
  const rows = readCsv(bytes.toString(), ',').filter(([section]) => section === 'Statement of a bank');
  expect(rows.map(([, ...cells]) => cells)).toEqual(
    bankStatement.edges.map(({ node }) => [`${node.recordNumber}`, node.before.amount, node.after.amount]),
  );
  expect(rows.length).toBeGreaterThan(0);
});

describe('a list that cannot be had', () => {
  const asked = { casinos: 'noche-a', ...PERIOD, by: 'DAY' };

  it.each([
    ['a list that there is not', 'figures', asked, 'list is figures: it must be one of performance'],
    [
      'a day as people in Spain write it',
      'performance',
      { ...asked, from: '01/02/2026' },
      'from is 01/02/2026: it must be a gaming day as 2026-01-31.',
    ],
    [
      'a group that there is not',
      'performance',
      { ...asked, by: 'MOON' },
      'by is MOON: it must be a list separated by commas, each one of AREA, BET, ',
    ],
    [
      'a parameter that there is not',
      'performance',
      { ...asked, until: '2026-01-01' },
      'parameter is until: it must be one of by, casinos, compare, ',
    ],
    [
      'a column that there is not',
      'performance',
      { ...asked, columns: 'day,gain' },
      'columns is gain: it must be one of day, family, ',
    ],
    [
      'a format that lists do not have',
      'performance',
      { ...asked, format: 'fec' },
      'format is fec: it must be one of xlsx, csv, csv-es, jsonl, pdf.',
    ],
    [
      'a number in words',
      'duty-quarters',
      { casino: 'noche-a', year: 'this' },
      'year is this: it must be a whole number.',
    ],
    ['what the query refuses', 'performance', { ...asked, to: '2025-01-01' }, 'to must not be before from'],
  ] as const)('names the parameter and what to do: %s', async (_, list, parameters, message) => {
    const { status, body } = await nights.client.send(addressOf(list, parameters));
    expect([status, body['message']]).toEqual([400, expect.stringContaining(message)]);
    expect(body['messageEs']).toEqual(expect.any(String));
  });

  it('is not told to a key of another casino', async () => {
    const key = await nights.running.makeKey(['manager'], ['noche-c']);
    const { status, body } = await new Client(nights.client.url, key).send(addressOf('performance', asked));
    expect([status, body['code']]).toEqual([403, 'ACCESS.CASINO_CLOSED']);
  });
});

/** The cells of the rows below the heading of a sheet, by columns. */
function tableOf(cells: Readonly<Record<string, { readonly text: string }>>, width: number): string[][] {
  const rows = [...new Set(Object.keys(cells).map((at) => Number(/\d+/.exec(at)![0])))];
  const heading = rows.find((row) => cells[`${letterOf(width - 1)}${row}`] !== undefined)!;
  return rows
    .filter((row) => row > heading)
    .map((row) => Array.from({ length: width }, (_, at) => cells[`${letterOf(at)}${row}`]?.text ?? ''));
}

const letterOf = (at: number): string => String.fromCodePoint(65 + at);

/** A day is a number in a workbook: days since 30 December 1899. */
const asCellOfSheet = (cell: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(cell) ? `${(Date.parse(cell) - Date.UTC(1899, 11, 30)) / 86_400_000}` : cell;
