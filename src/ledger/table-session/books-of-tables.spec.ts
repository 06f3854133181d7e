import { beneficiosBook } from './beneficios.book';
import { anticiposBook } from './anticipos.book';
import { readAs } from '../../../test/support/books/book-facts';
import type { Cell } from '../_core/books/book';
import { controlBook } from './control-de-ingresos.book';
import type { BankInBooks, SessionInBooks } from './session-figures';

const session = (more: Partial<SessionInBooks>): SessionInBooks => ({
  table: 'CF1',
  day: '2026-01-01',
  sessionNo: 1,
  game: 'chemin-de-fer',
  isHouseBanked: false,
  staff: ['Eva'],
  duty: [{ id: 'E-1', name: 'Eva', role: 'croupier' }],
  signers: ['Ana'],
  openedAt: '2026-01-01T20:00:00Z',
  closedAt: undefined,
  pauses: [],
  minimum: 1_000n,
  parts: undefined,
  result: undefined,
  unequalSlips: 0,
  unequalToLocked: 0,
  commission: 0n,
  inCagnotteBefore: 0n,
  dropped: 0n,
  counted: undefined,
  cagnotteDifference: 0n,
  onlyCounted: 0n,
  banks: [],
  ...more,
});
const bank = (name: string, expected: bigint, counted?: bigint): BankInBooks => ({
  bank: name,
  banker: `B-${name}`,
  from: undefined,
  until: undefined,
  expected,
  counted,
});
const counted = (amount: bigint) => ({ amount, parts: [] });
const figures = (...sessions: readonly SessionInBooks[]) => ({
  currency: 'EUR',
  sessions,
  pools: [{ pool: 'p', day: '2026-01-01', currency: 'EUR', income: -500n }],
});
const said = (cell: Cell): unknown =>
  cell === null ? null : 'amount' in cell ? cell.amount : Object.values(cell)[0];

describe('the register of profits', () => {
  const rowsOf = (more: Partial<SessionInBooks>) => {
    const [section] = beneficiosBook(figures(session(more))).sections;
    return {
      rows: section!.rows.map((row) => row.slice(3).map(said)),
      totals: section!.totals!.slice(3).map(said),
    };
  };

  it('has a row for each successive banker, and a common row if the slot was counted once', () =>
    expect(
      rowsOf({
        commission: 120n,
        dropped: 100n,
        counted: counted(96n),
        cagnotteDifference: -4n,
        banks: [bank('1', 60n), bank('2', 40n)],
      }),
    ).toEqual({
      rows: [
        [60n, null, null, null],
        [40n, null, null, null],
        [0n, 96n, -4n, 20n],
      ],
      totals: [100n, 96n, -4n, 20n],
    }));

  it('shows no expected amount of a cagnotte that is known from its count only, and keeps the count apart from fees', () =>
    expect(rowsOf({ commission: 90n, counted: counted(85n), onlyCounted: 85n })).toEqual({
      rows: [[null, 85n, null, 5n]],
      totals: [null, 85n, null, 5n],
    }));

  it('includes no amount of a cagnotte that was not counted', () =>
    expect(rowsOf({ commission: 100n, dropped: 100n })).toEqual({
      rows: [[100n, null, null, 0n]],
      totals: [100n, null, null, 0n],
    }));

  it('shows what was counted as it was declared, with what an earlier session had left there', () =>
    expect(
      rowsOf({ commission: 100n, inCagnotteBefore: 50n, dropped: 100n, counted: counted(150n) }),
    ).toEqual({
      rows: [[150n, 150n, 0n, 0n]],
      totals: [150n, 150n, 0n, 0n],
    }));

  it('shows the difference of each banker whose time the slot was counted for', () =>
    expect(
      rowsOf({
        commission: 100n,
        dropped: 100n,
        counted: counted(103n),
        cagnotteDifference: 3n,
        banks: [bank('1', 60n, 58n), bank('2', 40n)],
      }),
    ).toEqual({
      rows: [
        [60n, 58n, -2n, null],
        [40n, null, null, null],
        [0n, 45n, 5n, 0n],
      ],
      totals: [100n, 103n, 3n, 0n],
    }));
});

it('the register of profits says from what each amount is read', () => {
  const heading = {
    sessionNo: 2,
    closedAt: '2026-01-02T03:00:00Z',
    duty: [
      { id: 'E-1', name: 'Eva', role: 'croupier' },
      { id: 'E-4' },
      { id: 'E-3', role: 'cambista' },
      { id: 'E-2', name: 'Luis', role: 'croupier' },
    ],
  };
  const [section] = beneficiosBook(
    figures(
      session({
        ...heading,
        commission: 120n,
        dropped: 100n,
        inCagnotteBefore: 7n,
        cagnotteDifference: 3n,
        counted: { amount: 110n, parts: [{ from: 'stated', record: 9n, at: 'chips', sign: 1 }] },
        banks: [
          { ...bank('1', 60n, 58n), bankerName: 'Rosa', countedIn: [{ record: 8n, at: 'sections.0.chips' }] },
          { ...bank('2', 40n), from: '2026-01-01T21:00:00Z', until: '2026-01-01T22:00:00Z' },
        ],
      }),
    ),
  ).sections;
  expect([section!.en, section!.es]).toEqual([
    'Table CF1, session 2: Chemin de fer, 1 Jan 2026 20:00 – 2 Jan 2026 03:00; croupier: Eva, Luis; cambista: E-3; E-4',
    'Mesa CF1, sesión 2: Bacará, ferrocarril o chemin de fer, de 01/01/2026 20:00 a 02/01/2026 03:00; croupier: Eva, Luis; cambista: E-3; E-4',
  ]);
  expect(readAs(section!)).toEqual([
    'banker | from | until | expected | counted | difference | fees',
    'Rosa (B-1) (1) | - | - | 60 EUR +coups[bank=2026-01-01/CF1/2/1 measure=commission] | 58 EUR +8:sections.0.chips | -2 EUR +{counted} -{expected} | -',
    'B-2 (2) | 2026-01-01T21:00:00Z | 2026-01-01T22:00:00Z | 40 EUR +coups[bank=2026-01-01/CF1/2/2 measure=commission] | - | - | -',
    'Conjunto | - | - | 7 EUR +lines[account=chips:cagnotte:CF1 ofDays=,2025-12-31] +lines[account=chips:cagnotte:CF1 table=CF1 sessionNo=1 ofDays=2026-01-01,2026-01-01] +lines[table=CF1 sessionNo=2 ofDays=2026-01-01,2026-01-01 under=chips:cagnotte otherTypes=cagnotte.slot.counted.v1,cagnotte.table.closed.v1] -{expected -2} -{expected -1} | 52 EUR +9:chips -{counted -2} -{counted -1} | 5 EUR -lines[table=CF1 sessionNo=2 ofDays=2026-01-01,2026-01-01 under=variance:cagnotte otherTypes=cagnotte.variance.cleared.v1] -{difference -2} -{difference -1} | 20 EUR -lines[table=CF1 sessionNo=2 ofDays=2026-01-01,2026-01-01 under=commission] -lines[table=CF1 sessionNo=2 ofDays=2026-01-01,2026-01-01 under=chips:cagnotte otherTypes=cagnotte.slot.counted.v1,cagnotte.table.closed.v1] +lines[table=CF1 sessionNo=2 ofDays=2026-01-01,2026-01-01 under=commission types=cagnotte.slot.counted.v1,cagnotte.table.closed.v1]',
    'Total | - | - | 107 EUR | 110 EUR | 3 EUR | 20 EUR',
  ]);
});

it.each([
  [
    'neither opened nor closed, and of no game that anybody reported',
    { game: undefined, openedAt: undefined, duty: [] },
    'juego no comunicado, sin comunicar apertura ni cierre',
    'game not reported, neither opening nor closing reported',
  ],
  [
    'of which only the closing was reported',
    { openedAt: undefined, closedAt: '2026-01-02T03:00:00Z' },
    'Bacará, ferrocarril o chemin de fer, hasta 02/01/2026 03:00, sin comunicar apertura; croupier: Eva',
    'Chemin de fer, until 2 Jan 2026 03:00, opening not reported; croupier: Eva',
  ],
  [
    'that is not closed',
    {},
    'Bacará, ferrocarril o chemin de fer, desde 01/01/2026 20:00, sin cierre; croupier: Eva',
    'Chemin de fer, from 1 Jan 2026 20:00, not closed; croupier: Eva',
  ],
])('the register of profits says of a session %s what it does not know', (_which, more, es, en) => {
  const [section] = beneficiosBook(figures(session(more))).sections;
  expect(section).toMatchObject({
    es: `Mesa CF1, sesión 1: ${es}`,
    en: `Table CF1, session 1: ${en}`,
  });
});

it('the register of profits says when somebody of the staff came and left (Order of 1979, art. 53.2)', () => {
  const duty = [
    { id: 'E-1', name: 'Eva', role: 'croupier', until: '2026-01-01T22:00:00Z' },
    {
      id: 'E-2',
      name: 'Luis',
      role: 'croupier',
      from: '2026-01-01T22:00:00Z',
      until: '2026-01-01T22:20:00Z',
    },
    { id: 'E-1', name: 'Eva', role: 'croupier', from: '2026-01-01T22:20:00Z' },
  ];
  const [section] = beneficiosBook(figures(session({ duty }))).sections;
  expect([section!.en, section!.es].map((heading) => heading.split('; ')[1])).toEqual([
    'croupier: Eva (until 1 Jan 2026 22:00, from 1 Jan 2026 22:20), Luis (from 1 Jan 2026 22:00, until 1 Jan 2026 22:20)',
    'croupier: Eva (hasta 01/01/2026 22:00, desde 01/01/2026 22:20), Luis (desde 01/01/2026 22:00, hasta 01/01/2026 22:20)',
  ]);
});

it('the register of profits ends a bank with its reported end, or with the withdrawal of the whole', () => {
  const withdrawnAt = '2026-01-01T22:30:00Z';
  const banks = [
    { ...bank('1', 0n), withdrawnAt },
    { ...bank('2', 0n), withdrawnAt, until: '2026-01-01T22:00:00Z' },
    bank('3', 0n),
  ];
  const [section] = beneficiosBook(figures(session({ banks }))).sections;
  expect(section!.rows.map((row) => row[2])).toEqual([
    { moment: withdrawnAt },
    { moment: '2026-01-01T22:00:00Z' },
    null,
    null,
  ]);
});

it('the heading of a section has the hours of the casino, and the offset of an hour that clocks show twice', () => {
  const [section] = beneficiosBook(figures(session({ closedAt: '2026-01-02T01:30:00Z' }))).sections;
  const clock = (at: string) => ({
    at: at === '2026-01-01T20:00:00Z' ? '2026-01-01T21:00:00+01:00' : '2026-01-02T02:30:00+01:00',
    isRepeated: at !== '2026-01-01T20:00:00Z',
  });
  expect(section!.headingIn!(clock)).toEqual({
    en: 'Table CF1, session 1: Chemin de fer, 1 Jan 2026 21:00 – 2 Jan 2026 02:30 (+01:00); croupier: Eva',
    es: 'Mesa CF1, sesión 1: Bacará, ferrocarril o chemin de fer, de 01/01/2026 21:00 a 02/01/2026 02:30 (+01:00); croupier: Eva',
  });
});

it('the register of profits says when its table was interrupted and resumed, and why (Order of 1979, art. 53.2)', () => {
  const pauses = [
    { from: '2026-01-01T21:00:00Z', until: '2026-01-01T21:12:00Z', reason: 'players-missing' },
    { from: '2026-01-01T23:00:00Z', reason: 'incident' },
  ] as const;
  const [section] = beneficiosBook(figures(session({ pauses, closedAt: '2026-01-01T23:30:00Z' }))).sections;
  const inMadrid = (at: string) => ({
    at: new Date(Date.parse(at) + 3_600_000).toISOString().replace('.000Z', '+01:00'),
    isRepeated: false,
  });
  expect(section!.headingIn!(inMadrid)).toEqual({
    en: 'Table CF1, session 1: Chemin de fer, 1 Jan 2026 21:00 – 2 Jan 2026 00:30, interrupted 1 Jan 2026 22:00 – 1 Jan 2026 22:12 (players missing), from 2 Jan 2026 00:00, not resumed (incident); croupier: Eva',
    es: 'Mesa CF1, sesión 1: Bacará, ferrocarril o chemin de fer, de 01/01/2026 21:00 a 02/01/2026 00:30, interrumpida de 01/01/2026 22:00 a 01/01/2026 22:12 (faltan jugadores), desde 02/01/2026 00:00, sin reanudación (incidente); croupier: Eva',
  });
});

it('the register of profits has no house-banked table, counted or not', () =>
  expect(
    beneficiosBook(figures(session({ isHouseBanked: true }), session({ parts: { ...parts, fills: 0n } })))
      .sections,
  ).toHaveLength(0));

const parts = {
  inventory: 700n,
  boxes: 900n,
  credits: 0n,
  prizes: 0n,
  toSlot: 0n,
  openingFloat: 1_000n,
  fills: 500n,
  stakesSwept: 0n,
};
const roulette = (more: Partial<SessionInBooks> = {}): SessionInBooks =>
  session({ table: 'RF1', game: 'roulette-french', isHouseBanked: true, parts, result: 100n, ...more });

describe('the register of floats', () => {
  it('is closed per session and totalled per day, with remarks on fills and counts', () => {
    const book = anticiposBook(
      figures(
        roulette({ unequalSlips: 1 }),
        roulette({ sessionNo: 2, parts: undefined, result: undefined }),
        session({}),
      ),
    );
    expect(book.sections.map(({ es }) => es)).toEqual(['Mesa RF1']);
    const [section] = book.sections;
    expect(section!.rows.map((row) => said(row[13]!))).toEqual([
      '1 reposiciones distintas del anticipo',
      'sin recuento',
    ]);
    expect(section!.totals!.map(said)).toEqual([
      ...['Total', null, null, null, 1_000n, 500n, 0n, 700n, 900n, 0n, 0n, 0n, 100n, null, null],
    ]);
  });
});

it('the register of floats says under which address each part of a result is explained', () => {
  const sections = anticiposBook(
    figures(
      roulette({
        openedRecord: 5n,
        closedAt: '2026-01-02T03:00:00Z',
        signers: ['Ana', 'Eva'],
        parts: {
          inventory: 700n,
          boxes: 900n,
          credits: 30n,
          prizes: 20n,
          toSlot: 10n,
          openingFloat: 1_000n,
          fills: 500n,
          stakesSwept: 40n,
        },
      }),
      roulette({ table: 'RF2', minimum: undefined, unequalSlips: 2, parts: undefined, result: undefined }),
      session({ table: 'RF3', parts }),
    ),
  ).sections;
  expect(sections.map(({ en }) => en)).toEqual(['Table RF1', 'Table RF2', 'Table RF3']);
  expect(readAs(sections[0]!)).toEqual([
    'session | opened | closed | minimum | float | fills | credits | inventory | drop | prizes | toSlot | stakes | result | remarks | signers',
    '1 | 2026-01-01T20:00:00Z | 2026-01-02T03:00:00Z | 1000 EUR +5:minimum | 1000 EUR =result/RF1/2026-01-01/1/opening-float | 500 EUR =result/RF1/2026-01-01/1/fills | 30 EUR =result/RF1/2026-01-01/1/credits | 700 EUR =result/RF1/2026-01-01/1/inventory | 900 EUR =result/RF1/2026-01-01/1/boxes | 20 EUR =result/RF1/2026-01-01/1/prizes | 10 EUR =result/RF1/2026-01-01/1/to-slot | 40 EUR =result/RF1/2026-01-01/1/stakes-swept | 100 EUR =result/RF1/2026-01-01/1 |  | Ana, Eva',
    'Total | - | - | - | 1000 EUR | 500 EUR | 30 EUR | 700 EUR | 900 EUR | 20 EUR | 10 EUR | 40 EUR | 100 EUR | - | -',
  ]);
  expect(readAs(sections[1]!).slice(1)).toEqual([
    '1 | 2026-01-01T20:00:00Z | - | - | - | - | - | - | - | - | - | - | - | sin recuento; 2 reposiciones distintas del anticipo | Ana',
    'Total | - | - | - | - | - | - | - | - | - | - | - | - | - | -',
  ]);
});

describe('the control book', () => {
  it('says of each table how many sessions and which games it had, and from which lines the income of a pool is', () => {
    const { sections } = controlBook(
      figures(
        ...[roulette({ table: 'RF2' }), roulette(), roulette({ sessionNo: 2, game: 'boule' })],
        ...[
          roulette({ sessionNo: 3, parts: undefined, result: 7n }),
          session({ commission: 9n, game: undefined }),
        ],
      ),
    );
    expect(readAs(sections[0]!)).toEqual([
      'table | game | sessions | income | remarks',
      'RF1 | roulette-french, boule | 3 | 200 EUR =control-book/2026-01-01/RF1 | sin recuento: sesión 3',
      'RF2 | roulette-french | 1 | 100 EUR =control-book/2026-01-01/RF2 | ',
      'Total | - | - | 300 EUR | -',
    ]);
    expect(readAs(sections[1]!)).toEqual([
      'table | game | sessions | income | remarks',
      'CF1 | no game | 1 | 9 EUR =control-book/2026-01-01/CF1 | ',
      'Total | - | - | 9 EUR | -',
    ]);
    expect(readAs(sections[2]!)).toEqual([
      'pool | income',
      'p | -500 EUR -lines[under=jackpot:p,jackpot-share:p,jackpot-funding:p ofDays=2026-01-01,2026-01-01]',
      'Total | -500 EUR',
    ]);
  });

  it('has what was explained at the close below the tables, where anything was', () => {
    const explained = {
      day: '2026-01-01',
      record: 12n,
      check: 'K9',
      at: 'cash EUR',
      explanation: 'counted later',
      by: { id: 'E-1', name: 'Eva' },
    };
    const explanations = [
      explained,
      { ...explained, check: 'K-none', by: { id: 'E-2' }, imported: { through: 6 } },
    ];
    const { sections } = controlBook({ ...figures(), explanations: explanations as never });
    expect(readAs(sections[0]!)).toEqual(['table | game | sessions | income', 'Total | - | - | 0 EUR']);
    expect(readAs(sections[3]!)).toEqual([
      'day | record | check | what | at | explanation | by',
      '2026-01-01 | 12 | K9 | El arqueo de la caja central se hizo tras su último movimiento y coincide con los libros. | cash EUR | counted later | Eva',
      '2026-01-01 | 12 | K-none | - | cash EUR | counted later | E-2 (importado)',
    ]);
  });

  it('totals house-banked tables, non-banked tables and pools apart, and never sets them off', () => {
    const book = controlBook(
      figures(
        roulette(),
        roulette({ sessionNo: 2, result: -30n }),
        session({ commission: 55n, cagnotteDifference: -5n }),
      ),
    );
    expect(book.sections.map(({ totals }) => said(totals!.at(-1)!))).toEqual([70n, 50n, -500n]);
    expect(book.total).toEqual({
      amount: 120n,
      currency: 'EUR',
      words: 'un euro con veinte céntimos',
      figure: 'control-book/2026-01-01',
    });
  });

  it('says under which address the income of each table is explained', () => {
    const [housed] = controlBook(figures(roulette({ table: 'RF1' }), roulette({ table: 'RF2' }))).sections;
    expect(housed!.rows.map((row) => row[3])).toMatchObject([
      { figure: 'control-book/2026-01-01/RF1' },
      { figure: 'control-book/2026-01-01/RF2' },
    ]);
  });

  it('has a house-banked table that was not counted, without an income, and says so', () => {
    const uncounted = { parts: undefined, result: undefined, commission: 9n };
    const book = controlBook(
      figures(roulette({ table: 'RF2' }), roulette(uncounted), roulette({ ...uncounted, sessionNo: 2 })),
    );
    expect(readAs(book.sections[0]!)).toEqual([
      'table | game | sessions | income | remarks',
      'RF1 | roulette-french | 2 | - | sin recuento: sesiones 1, 2',
      'RF2 | roulette-french | 1 | 100 EUR =control-book/2026-01-01/RF2 | ',
      'Total | - | - | 100 EUR | -',
    ]);
    expect(book.total).toMatchObject({ amount: 100n, figure: 'control-book/2026-01-01' });
  });

  it('of a day without tables comes to nothing', () =>
    expect(controlBook(figures()).total!.words).toBe('cero euros'));
});
