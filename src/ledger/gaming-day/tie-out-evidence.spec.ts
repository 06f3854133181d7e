import type { DayFigures, DaySession } from './day-figures';
import {
  bankerRows,
  cageRows,
  cagnotteRows,
  countedCagnotteRows,
  custodyRows,
  meterAndImprestRows,
  slipRows,
  varianceRows,
} from './holder.tie-outs';
import { boxRows, sessionRows } from './session.tie-outs';
import { dutyRows, identityRows, tieOutDay } from './tie-out-day';
import type { TieOutRow } from './tie-out';

/*
 * Each amount of a tie-out names the figures and the journal lines from which a reader can calculate it again. `parts` are
 * written here as an auditor would ask for them: which account, of which days, and with which sign.
 */

const DAY = '2026-01-02';
const NO_FIGURES: DayFigures = {
  day: DAY,
  currency: 'EUR',
  balances: [],
  subLedgers: [],
  moves: [],
  ownMoves: [],
  custody: [],
  meters: [],
  untiedHands: [],
  misrounded: [],
  gaps: [],
  quarantined: [],
  parked: [],
  sessions: [],
  bankers: [],
  cagnottes: [],
  slipFindings: [],
  slipsUsedAgain: [],
  meterFindings: [],
  cage: [],
  deposits: [],
  chips: { stock: 0n, flow: 0n, variances: 0n },
  pairs: [],
  holders: [],
  cleared: [],
  tolerances: {},
};
const of = (changes: Partial<DayFigures>): DayFigures => ({ ...NO_FIGURES, ...changes });

const compared = (rows: readonly TieOutRow[]): unknown[] =>
  rows.map(({ at, ties, sides }) => [
    at,
    ties,
    [sides!.expected.amount, sides!.expected.parts],
    [sides!.found.amount, sides!.found.parts],
    sides!.currency,
  ]);
const stated = (rows: readonly TieOutRow[]): unknown[] =>
  rows.map(({ at, expected, found, ties, counted }) => [at, expected, found, ties, counted]);

const held = (account: string, balance: bigint, currency = 'EUR') => ({ account, balance, currency });
const finding = {
  id: 'f-1',
  eventIds: ['e'],
  code: 'slip-differs',
  expected: 'slip S-1 of 5.00 EUR',
  expectedEs: 'vale S-1 de 5.00 EUR',
  found: '4.00 EUR',
  foundEs: '4.00 EUR',
};
const MUST_BE_NOTHING = [0n, []];
const uncounted: DaySession = {
  name: 'RF1 session 2',
  table: 'RF1',
  sessionNo: 2,
  closed: true,
  signed: true,
  isHouseBanked: true,
  records: [1n, 3n],
  boxes: [],
};
const session: DaySession = {
  ...uncounted,
  result: { fromCounts: 500n, fromBooks: 480n, currency: 'EUR' },
};

describe('K1, the identities', () => {
  const rows = (check: keyof ReturnType<typeof identityRows>, changes: Partial<DayFigures>) =>
    identityRows(of(changes))[check];

  it('A1: each currency of the trial balance by itself, in the order of its code, from the balance of every account', () =>
    expect(
      compared(
        rows('K1-A1', {
          balances: [held('cash:cage', 5n, 'USD'), held('cash:cage', 500n), held('opening', -499n)],
        }),
      ),
    ).toEqual([
      [
        ...['EUR', false, MUST_BE_NOTHING],
        [
          1n,
          [
            { from: 'figure', figure: `balance/cash:cage/${DAY}/EUR`, sign: 1 },
            { from: 'figure', figure: `balance/opening/${DAY}/EUR`, sign: 1 },
          ],
        ],
        'EUR',
      ],
      [
        ...['USD', false, MUST_BE_NOTHING],
        [5n, [{ from: 'figure', figure: `balance/cash:cage/${DAY}/USD`, sign: 1 }]],
        'USD',
      ],
    ]));

  it('A2: chips in hands are what all holders lack together; a holder below zero is read from his own account', () => {
    const balances = [
      ...[held('chips:issued', -100n), held('chips:cage', 110n), held('chips:table:RF1', -3n)],
      ...[held('cash:cage', 100n), held('chips:cage', 7n, 'USD')],
    ];
    const chips = (account: string, sign: 1 | -1) => ({
      from: 'figure',
      figure: `balance/${account}/${DAY}/EUR`,
      sign,
    });
    expect(compared(rows('K1-A2', { balances }))).toEqual([
      [
        ...['chips in hands', false, MUST_BE_NOTHING],
        [-7n, [chips('chips:issued', -1), chips('chips:cage', -1), chips('chips:table:RF1', -1)]],
        'EUR',
      ],
      ['chips:table:RF1', false, MUST_BE_NOTHING, [-3n, [chips('chips:table:RF1', 1)]], 'EUR'],
    ]);
    expect(rows('K1-A2', { balances }).map(({ expected, found }) => [expected, found])).toEqual([
      ['at least 0.00 EUR', '-0.07 EUR'],
      ['at least 0.00 EUR', '-0.03 EUR'],
    ]);
  });

  it('A3: custody of a table against banks, garages, pots and what custody could not cover, without clearings', () => {
    const lines = {
      table: 'CF1',
      currency: 'EUR',
      bookedOn: [DAY, DAY],
      otherTypes: ['cagnotte.variance.cleared.v1'],
    };
    const under = [...['variance:custody:CF1', 'player-bank', 'garage:voluntary', 'garage:improper', 'pot']];
    expect(
      compared(rows('K1-A3', { custody: [{ at: 'CF1', currency: 'EUR', kept: 20n, owed: 30n }] })),
    ).toEqual([
      [
        ...['CF1', false],
        [30n, [{ from: 'lines', lines: { ...lines, under }, sign: -1 }]],
        [20n, [{ from: 'lines', lines: { ...lines, account: 'chips:custody:CF1' }, sign: 1 }]],
        'EUR',
      ],
    ]);
  });

  it('A4: a meter is its amount of the day before, plus contributions, funding and adjustments, less prizes', () => {
    const moved = 54n;
    const [row] = compared(
      rows('K1-A4', { meters: [{ pool: 'carrusel', before: 1_000n, after: 1_060n, moved }] }),
    );
    expect(row).toEqual([
      ...['carrusel', false],
      [
        1_054n,
        [
          { from: 'figure', figure: 'balance/jackpot:carrusel/2026-01-01/EUR', sign: -1 },
          {
            from: 'lines',
            lines: {
              account: 'jackpot:carrusel',
              currency: 'EUR',
              bookedOn: [DAY, DAY],
              types: [
                ...['cagnotte.ledger.opened.v1', 'cagnotte.round.settled.v1', 'cagnotte.round.voided.v1'],
                ...['cagnotte.jackpot.opened.v1', 'cagnotte.jackpot.contributed.v1'],
                ...[
                  'cagnotte.jackpot.won.v1',
                  'cagnotte.jackpot.reseeded.v1',
                  'cagnotte.jackpot.adjusted.v1',
                ],
                'cagnotte.jackpot.closed.v1',
              ],
            },
            sign: -1,
          },
        ],
      ],
      [1_060n, [{ from: 'figure', figure: `balance/jackpot:carrusel/${DAY}/EUR`, sign: -1 }]],
      'EUR',
    ]);
    const tied = { pool: 'carrusel', before: 1_000n, after: 1_054n, moved };
    expect(rows('K1-A4', { meters: [tied] })[0]).toMatchObject({ ties: true, expected: '10.54 EUR' });
  });

  it('A5 and A6: the hands and records that break them', () => {
    expect(stated(rows('K1-A5', { untiedHands: [{ hand: 'PK1 7', record: 8n }] }))).toEqual([
      ['hand PK1 7', 'pots that add up', 'pots that do not', false, [{ record: 8n }]],
    ]);
    expect(stated(rows('K1-A6', { misrounded: [12n] }))).toEqual([
      [
        'record 12',
        'less than one minor unit away from the exact amount',
        'one or more',
        false,
        [{ record: 12n }],
      ],
    ]);
  });
});

describe('K2, the completeness of the log', () => {
  const rows = (check: string, changes: Partial<DayFigures>) =>
    stated(tieOutDay(of(changes)).find((tieOut) => tieOut.check === check)!.rows);

  it('names the finding of a gap, the record of a delivery in quarantine, and the records that wait', () => {
    expect(rows('K2-sequence', { gaps: [finding] })).toEqual([
      ['slip S-1 of 5.00 EUR', 'slip S-1 of 5.00 EUR', '4.00 EUR', false, [{ finding: 'f-1' }]],
    ]);
    expect(
      rows('K2-quarantine', { quarantined: [{ delivery: 'd-1', reason: 'unknown-type', record: 5n }] }),
    ).toEqual([
      ['delivery d-1', 'sent again or discarded', 'in quarantine: unknown-type', false, [{ record: 5n }]],
    ]);
    expect(rows('K2-parked', { parked: [{ key: 'table/RF1', fault: 'a bug', records: [6n, 7n] }] })).toEqual([
      ['table/RF1', 'evaluated', 'parked: a bug', false, [{ record: 6n }, { record: 7n }]],
    ]);
  });
});

describe('K3 and K5, sessions and boxes', () => {
  it('compare the result of the counts with that of the ledger', () =>
    expect(compared(sessionRows(of({ sessions: [session] })))).toEqual([
      [
        ...['RF1 session 2', false],
        [500n, [{ from: 'figure', figure: `result/RF1/${DAY}/2`, sign: 1 }]],
        [480n, [{ from: 'figure', figure: `result/RF1/${DAY}/2/booked`, sign: 1 }]],
        'EUR',
      ],
    ]));

  it.each<[string, DaySession, unknown[]]>([
    ['still open', { ...session, closed: false }, ['closed', 'still open']],
    ['not signed', { ...session, signed: false }, ['signed', 'not signed']],
    ['not counted', uncounted, ['counted', 'not counted']],
  ])('name the reports of a session that is %s', (_what, each, words) =>
    expect(stated(sessionRows(of({ sessions: [each] })))).toEqual([
      ['RF1 session 2', ...words, false, [{ record: 1n }, { record: 3n }]],
    ]),
  );

  it('ask for no result of a game that the house does not bank', () =>
    expect(sessionRows(of({ sessions: [{ ...uncounted, isHouseBanked: false }] }))).toEqual([]));

  it('tell apart the times that one box was put on a table, and name its reports', () => {
    const box = { box: 'B-1', isPlaced: true, isForeign: false, counts: 1, records: [4n] };
    const boxes = [
      ...[box, { ...box, box: 'B-2', counts: 0, records: [5n] }],
      ...[
        { ...box, counts: 3, records: [6n, 7n] },
        { ...box, box: 'B-9', isPlaced: false, isForeign: true },
      ],
    ];
    expect(stated(boxRows(of({ sessions: [{ ...session, boxes }] })))).toEqual([
      ['box B-1 of RF1 session 2', 'counted', 'counted', true, [{ record: 4n }]],
      ['box B-2 of RF1 session 2', 'counted', 'not counted', false, [{ record: 5n }]],
      [
        ...['box B-1 of RF1 session 2, placing 2', 'counted', 'counted', true],
        [{ record: 6n }, { record: 7n }],
      ],
      [
        ...['box B-1 of RF1 session 2, placing 2, again', 'counted once', 'counted 3 times', false],
        [{ record: 6n }, { record: 7n }],
      ],
      ['box B-9 of RF1 session 2', 'put on the table', 'never put on it', false, [{ record: 4n }]],
    ]);
  });

  it('leave no cash in boxes, whether they name their table or not', () =>
    expect(
      compared(
        boxRows(
          of({ balances: [held('cash:drop', 0n), held('cash:drop:RF1', 9n), held('cash:dropped', 7n)] }),
        ),
      ),
    ).toEqual([
      [
        ...['cash:drop', true, MUST_BE_NOTHING],
        [0n, [{ from: 'figure', figure: `balance/cash:drop/${DAY}/EUR`, sign: 1 }]],
        'EUR',
      ],
      [
        ...['cash:drop:RF1', false, MUST_BE_NOTHING],
        [9n, [{ from: 'figure', figure: `balance/cash:drop:RF1/${DAY}/EUR`, sign: 1 }]],
        'EUR',
      ],
    ]));
});

describe('K4 and K6 to K9, what holders have at the end of the day', () => {
  it('K4: a slip under way is a row under its number', () =>
    expect(
      compared(
        slipRows(
          of({
            subLedgers: [
              { ...held('chips:transit', 500n), subLedger: 'S-1' },
              ...[held('chips:transit', 7n), { ...held('bank-deposit', -9n), subLedger: 'P-1' }],
            ],
          }),
        ),
      ),
    ).toEqual([
      [
        ...['slip S-1', false, MUST_BE_NOTHING],
        [
          500n,
          [
            {
              from: 'lines',
              lines: {
                account: 'chips:transit',
                subLedger: 'S-1',
                currency: 'EUR',
                bookedOn: [undefined, DAY],
              },
              sign: 1,
            },
          ],
        ],
        'EUR',
      ],
      [
        ...['slip without number', false, MUST_BE_NOTHING],
        [
          7n,
          [
            {
              from: 'lines',
              lines: { account: 'chips:transit', subLedger: '', currency: 'EUR', bookedOn: [undefined, DAY] },
              sign: 1,
            },
          ],
        ],
        'EUR',
      ],
    ]));

  it('K4: a slip with different halves, or used twice, is a row with its finding or its records', () => {
    const use = (table: string | undefined, recordNumber: bigint) => ({ table, recordNumber });
    const slipsUsedAgain = [
      { slip: 'S-2', end: 'table', uses: [use('RF1', 4n), use(undefined, 9n)] },
    ] as unknown as DayFigures['slipsUsedAgain'];
    expect(stated(slipRows(of({ slipFindings: [finding], slipsUsedAgain })))).toEqual([
      ['slip S-1 of 5.00 EUR', 'slip S-1 of 5.00 EUR', '4.00 EUR', false, [{ finding: 'f-1' }]],
      [
        ...['slip S-2, again', 'reported once by the table', 'reported 2 times: RF1, cage', false],
        [{ record: 4n }, { record: 9n }],
      ],
    ]);
  });

  it.each<[string, string, string, (figures: DayFigures) => TieOutRow[]]>([
    ['K6', 'chips:custody:CF1', 'chips:custody-lent', custodyRows],
    ['K6', 'pot', 'pots', custodyRows],
    ['K7', 'chips:cagnotte:CF1', 'chips:cagnotte-lent', cagnotteRows],
    ['K8', 'chips:tips:RF1', 'chips:tips-lent', meterAndImprestRows],
  ])('%s: %s must be empty, and %s is another account', (_check, account, alike, rowsOf) =>
    expect(compared(rowsOf(of({ balances: [held(account, 7n), held(alike, 8n)] })))).toEqual([
      [
        ...[account, false, MUST_BE_NOTHING],
        [7n, [{ from: 'figure', figure: `balance/${account}/${DAY}/EUR`, sign: 1 }]],
        'EUR',
      ],
    ]),
  );

  it('K8: a meter with another reading is a row with its finding', () =>
    expect(stated(meterAndImprestRows(of({ meterFindings: [finding] })))).toEqual([
      ['slip S-1 of 5.00 EUR', 'slip S-1 of 5.00 EUR', '4.00 EUR', false, [{ finding: 'f-1' }]],
    ]));

  it('K9: what was counted of a holder of the cage, and of a cheque, against the account or the sub-ledger', () => {
    const countedIn = [{ from: 'stated', record: 8n, at: 'chips', sign: 1 }] as const;
    const cage = [
      {
        holder: 'chips EUR',
        currency: 'EUR',
        counted: 90n,
        countedIn,
        booked: 100n,
        bookedOn: { account: 'chips:cage' },
      },
      {
        holder: 'cheque CH-1 EUR',
        currency: 'EUR',
        counted: 60n,
        countedIn,
        booked: 60n,
        bookedOn: { account: 'cheques:cage', subLedger: 'CH-1' },
      },
    ];
    expect(compared(cageRows(of({ cage })))).toEqual([
      [
        ...['chips EUR', false, [90n, countedIn]],
        [100n, [{ from: 'figure', figure: `balance/chips:cage/${DAY}/EUR`, sign: 1 }]],
        'EUR',
      ],
      [
        ...['cheque CH-1 EUR', true, [60n, countedIn]],
        [
          60n,
          [
            {
              from: 'lines',
              lines: {
                account: 'cheques:cage',
                subLedger: 'CH-1',
                currency: 'EUR',
                bookedOn: [undefined, DAY],
              },
              sign: 1,
            },
          ],
        ],
        'EUR',
      ],
    ]);
  });

  it('K9: the deposit of a banker by the list and by the ledger, where what is owed stands on the credit side', () => {
    const deposits = [
      { banker: 'P-1', currency: 'EUR', listed: 600n, booked: 590n },
      { banker: '', currency: 'USD', listed: 5n, booked: 5n },
    ];
    expect(compared(cageRows(of({ deposits })))).toEqual([
      [
        ...['bank deposit P-1 EUR', false],
        [
          600n,
          [
            {
              from: 'deposits',
              banker: 'P-1',
              currency: 'EUR',
              measure: 'amount',
              sign: 1,
              isBalance: true,
              until: DAY,
            },
          ],
        ],
        [
          590n,
          [
            {
              from: 'lines',
              lines: {
                account: 'bank-deposit',
                subLedger: 'P-1',
                currency: 'EUR',
                bookedOn: [undefined, DAY],
              },
              sign: -1,
            },
          ],
        ],
        'EUR',
      ],
      [
        ...['bank deposit of nobody USD', true],
        [5n, [expect.objectContaining({ banker: '', currency: 'USD' })]],
        [5n, [expect.objectContaining({ sign: -1 })]],
        'USD',
      ],
    ]);
  });
});

describe('K7, the commission of bankers and of a cagnotte', () => {
  const banker = (who: string, expected: bigint, counted: bigint, more: object = {}) => ({
    bank: `CF1-${who}`,
    banker: who,
    table: 'CF1',
    sessionNo: 1,
    expected,
    counted,
    countedIn: [{ record: 7n, at: `sections.${who}.chips` }],
    ...more,
  });
  const names = (...bankers: ReturnType<typeof banker>[]) =>
    bankerRows(of({ bankers })).map(({ at, ties }) => [at, ties]);

  it('of a banker is that of his coups, against the section of the slot that was counted for him', () =>
    expect(
      compared(bankerRows(of({ bankers: [banker('P1', 1_000n, 800n), banker('P2', 500n, 501n)] }))),
    ).toEqual([
      [
        ...['P1 (CF1-P1) at CF1', false],
        [
          1_000n,
          [
            {
              from: 'coups',
              measure: 'commission',
              sign: 1,
              bank: { day: DAY, table: 'CF1', sessionNo: 1, bank: 'CF1-P1' },
            },
          ],
        ],
        [800n, [{ from: 'stated', record: 7n, at: 'sections.P1.chips', sign: 1 }]],
        'EUR',
      ],
      [
        ...['P2 (CF1-P2) at CF1', false],
        [500n, [expect.objectContaining({ from: 'coups' })]],
        [501n, [expect.objectContaining({ at: 'sections.P2.chips' })]],
        'EUR',
      ],
    ]));

  it('has a row of its own only if another banker of the same table and session has an opposite difference', () => {
    expect(names(banker('P1', 1_000n, 800n), banker('P2', 500n, 700n, { table: 'CF2' }))).toEqual([]);
    expect(names(banker('P1', 1_000n, 800n), banker('P2', 500n, 700n, { sessionNo: 2 }))).toEqual([]);
    expect(names(banker('P1', 1_000n, 800n), banker('P2', 500n, 500n))).toEqual([]);
    expect(names(banker('P1', 1_000n, 800n), banker('P2', 500n, 700n), banker('P3', 100n, 100n))).toEqual([
      ['P1 (CF1-P1) at CF1', false],
      ['P2 (CF1-P2) at CF1', false],
    ]);
  });

  it('of a cagnotte adds up its earlier content, drops and lines of its counts, without clearings', () => {
    const counted = { amount: 800n, parts: [] };
    const cagnotte = {
      table: 'CF1',
      sessionNo: 2,
      counted,
      before: 300n,
      dropped: 500n,
      difference: -20n,
      onlyCounted: 10n,
    };
    const removed = ['cagnotte.slot.counted.v1', 'cagnotte.table.closed.v1'];
    const account = 'chips:cagnotte:CF1';
    const own = { table: 'CF1', sessionNo: 2, ofDays: [DAY, DAY] };
    expect(compared(countedCagnotteRows(of({ cagnottes: [cagnotte] })))).toEqual([
      [
        ...['cagnotte of CF1 session 2', false],
        [
          790n,
          [
            { from: 'lines', lines: { account, ofDays: [undefined, '2026-01-01'] }, sign: 1 },
            { from: 'lines', lines: { account, table: 'CF1', sessionNo: 1, ofDays: [DAY, DAY] }, sign: 1 },
            { from: 'lines', lines: { ...own, under: ['chips:cagnotte'], otherTypes: removed }, sign: 1 },
            {
              from: 'lines',
              lines: { ...own, under: ['variance:cagnotte'], otherTypes: ['cagnotte.variance.cleared.v1'] },
              sign: -1,
            },
            { from: 'lines', lines: { ...own, under: ['commission'], types: removed }, sign: -1 },
          ],
        ],
        [800n, []],
        'EUR',
      ],
    ]);
  });
});

describe('K10 and K13, chips in hands and pairs of books', () => {
  const rows = (check: string, changes: Partial<DayFigures>) =>
    compared(tieOutDay(of(changes)).find((tieOut) => tieOut.check === check)!.rows);

  it('K10: the chips that events say were handed out, less what counts found, against the stock', () =>
    expect(rows('K10', { chips: { stock: 31n, flow: 40n, variances: 10n } })).toEqual([
      [
        ...['chips in hands', false],
        [
          30n,
          [
            { from: 'chips', measure: 'flow', day: DAY, sign: 1 },
            { from: 'chips', measure: 'variance', day: DAY, sign: -1 },
          ],
        ],
        [31n, [{ from: 'chips', measure: 'stock', day: DAY, sign: 1 }]],
        'EUR',
      ],
    ]));

  it('K13: one account in two books, both from the same lines', () => {
    const pair = {
      books: 'journal-and-trial-balance' as const,
      account: 'bank',
      currency: 'EUR',
      one: 1n,
      other: 2n,
      lines: { table: 'RF1' },
    };
    const parts = [{ from: 'lines', lines: { table: 'RF1', account: 'bank', currency: 'EUR' }, sign: 1 }];
    expect(rows('K13', { pairs: [pair] })).toEqual([
      ['journal and trial balance: bank', false, [1n, parts], [2n, parts], 'EUR'],
    ]);
  });
});

describe('K11, the base of the duty', () => {
  const move = (account: string, amount: bigint, eventType = 'cagnotte.round.settled.v1') => ({
    account,
    eventType,
    reversal: false,
    currency: 'EUR',
    debit: amount < 0n ? -amount : 0n,
    credit: amount > 0n ? amount : 0n,
  });
  const line = (
    account: string,
    side: 'credit' | 'debit',
    sign: 1 | -1,
    type = 'cagnotte.round.settled.v1',
  ) => ({
    from: 'lines',
    lines: {
      account,
      currency: 'EUR',
      types: [type],
      undoes: false,
      side,
      bookedOn: [DAY, DAY],
      ofDays: [DAY, DAY],
    },
    sign,
  });
  const compare = (changes: Partial<DayFigures>) => compared(dutyRows(of(changes)))[0];

  it('is the results of the counts, without what the ledger posts at those tables, in the currency of the books', () =>
    expect(
      compare({
        sessions: [session],
        ownMoves: [
          { ...move('win:boule:RF1', 0n), debit: 30n, credit: 530n },
          ...[{ ...move('win:boule:RF1', 9n), currency: 'USD' }, move('tips', 8n)],
        ],
      }),
    ).toEqual([
      ...['base of the duty', true],
      [500n, [{ from: 'figure', figure: `result/RF1/${DAY}/2`, sign: 1 }]],
      [500n, [line('win:boule:RF1', 'debit', -1), line('win:boule:RF1', 'credit', -1)]],
      'EUR',
    ]));

  it('has, of a non-banked table, what the ledger posted, and what openings found at any table', () => {
    const opening = 'cagnotte.table.opened.v1';
    expect(
      compare({
        sessions: [session, { ...uncounted, table: 'PK1', isHouseBanked: false }],
        ownMoves: [
          ...[move('win:boule:RF1', 500n), move('commission:rake:PK1', 40n)],
          ...[move('variance:table:RF1', -6n, opening), move('jackpot:p', 7n)],
        ],
      }),
    ).toEqual([
      ...['base of the duty', true],
      [
        541n,
        [
          { from: 'figure', figure: `result/RF1/${DAY}/2`, sign: 1 },
          ...[line('commission:rake:PK1', 'credit', -1), line('variance:table:RF1', 'debit', -1, opening)],
          line('jackpot:p', 'credit', -1),
        ],
      ],
      [
        541n,
        [
          ...[line('win:boule:RF1', 'credit', -1), line('commission:rake:PK1', 'credit', -1)],
          ...[line('variance:table:RF1', 'debit', -1, opening), line('jackpot:p', 'credit', -1)],
        ],
      ],
      'EUR',
    ]);
  });

  it('has nothing of a house-banked table without a count: its rounds are in the base alone', () => {
    const [, ties, [expected], [found]] = compare({
      sessions: [session, { ...uncounted, table: 'RF2' }],
      ownMoves: [move('win:boule:RF1', 500n), move('win:boule:RF2', 40n)],
    }) as [string, boolean, [bigint], [bigint]];
    expect([ties, expected, found]).toEqual([false, 500n, 540n]);
  });

  it('of a table that was moved to a non-banked game has its ledger once, less the booked result of its session', () => {
    const result = { fromCounts: 500n, fromBooks: 500n, currency: 'EUR' };
    const sessions = [
      { ...session, result },
      { ...uncounted, sessionNo: 3, isHouseBanked: false },
    ];
    expect(
      compare({ sessions, ownMoves: [move('win:boule:RF1', 500n), move('commission:rake:RF1', 40n)] }),
    ).toEqual([
      ...['base of the duty', true],
      [
        540n,
        [
          { from: 'figure', figure: `result/RF1/${DAY}/2`, sign: 1 },
          ...[line('win:boule:RF1', 'credit', -1), line('commission:rake:RF1', 'credit', -1)],
          { from: 'figure', figure: `result/RF1/${DAY}/2/booked`, sign: -1 },
        ],
      ],
      [540n, [line('win:boule:RF1', 'credit', -1), line('commission:rake:RF1', 'credit', -1)]],
      'EUR',
    ]);
  });

  it('leaves out the shortage of a cagnotte, which is in the control book and is deducted again', () =>
    expect(
      compare({ ownMoves: [move('variance:cagnotte:CF1', -2n), move('variance:cagnotte:CF1', 5n)] }),
    ).toEqual([
      ...['base of the duty', true],
      [
        5n,
        [
          ...[line('variance:cagnotte:CF1', 'debit', -1), line('variance:cagnotte:CF1', 'credit', -1)],
          line('variance:cagnotte:CF1', 'credit', -1),
          ...[line('variance:cagnotte:CF1', 'debit', 1), line('variance:cagnotte:CF1', 'credit', 1)],
        ],
      ],
      [5n, [line('variance:cagnotte:CF1', 'credit', -1)]],
      'EUR',
    ]));
});

describe('K12, what counts found', () => {
  const count = (account: string, amount: bigint, eventType = 'cagnotte.table.counted.v1') => ({
    account,
    eventType,
    reversal: false,
    currency: 'EUR',
    debit: amount < 0n ? -amount : 0n,
    credit: amount > 0n ? amount : 0n,
  });
  const severalAt = ['cagnotte.cage.opened.v1', 'cagnotte.cage.counted.v1'];

  it('at a point, by currency, without clearings and without counts of several holders', () => {
    const moves = [
      ...[count('variance:drop:RF1', -50n), count('variance:drop:RF1', 20n)],
      ...[{ ...count('variance:drop:RF1', 7n), currency: 'USD' }, count('win:boule:RF1', 500n)],
      ...[count('variance:cage', 9n, severalAt[0]), count('variance:cage', 9n, severalAt[1])],
    ];
    const lines = {
      account: 'variance:drop:RF1',
      bookedOn: [DAY, DAY],
      otherTypes: ['cagnotte.variance.cleared.v1', ...severalAt],
    };
    expect(compared(varianceRows(of({ moves })))).toEqual([
      [
        ...['variance:drop:RF1', false, MUST_BE_NOTHING],
        [-30n, [{ from: 'lines', lines: { ...lines, currency: 'EUR' }, sign: -1 }]],
        'EUR',
      ],
      [
        ...['variance:drop:RF1', false, MUST_BE_NOTHING],
        [7n, [{ from: 'lines', lines: { ...lines, currency: 'USD' }, sign: -1 }]],
        'USD',
      ],
    ]);
  });

  it('is nothing where it was posted and taken back again', () =>
    expect(
      varianceRows(of({ moves: [count('variance:drop:RF1', -50n), count('variance:drop:RF1', 50n)] })),
    ).toEqual([]));

  it('at a holder of the cage, from what the counts brought him to', () =>
    expect(
      compared(varianceRows(of({ holders: [{ holder: 'cash:cage', currency: 'EUR', found: -9n }] }))),
    ).toEqual([
      [
        ...['variance:cage cash:cage', false, MUST_BE_NOTHING],
        [
          -9n,
          [
            {
              from: 'lines',
              lines: {
                account: 'cash:cage',
                currency: 'EUR',
                bookedOn: [DAY, DAY],
                types: severalAt,
                basis: 'count',
              },
              sign: 1,
            },
          ],
        ],
        'EUR',
      ],
    ]));

  it('ties if the rest after clearings by two persons is within the tolerance of the casino', () => {
    const clearing = (amount: bigint, document: string, currency = 'EUR') => ({
      account: 'variance:drop:RF1',
      currency,
      amount,
      document,
    });
    const shown = (cleared: readonly ReturnType<typeof clearing>[], found = -50n) =>
      varianceRows(
        of({ moves: [count('variance:drop:RF1', found)], cleared, tolerances: { drop: 10n } }),
      ).map(({ expected, found: said, ties }) => [expected, said, ties]);
    expect(shown([])).toEqual([['within 0.10 EUR', '-0.50 EUR', false]]);
    expect(shown([clearing(25n, 'D-1'), clearing(15n, 'D-2')])).toEqual([
      ['within 0.10 EUR; -0.40 EUR cleared by two persons (D-1, D-2)', '-0.50 EUR', true],
    ]);
    expect(shown([clearing(39n, 'D-1')])).toEqual([
      ['within 0.10 EUR; -0.39 EUR cleared by two persons (D-1)', '-0.50 EUR', false],
    ]);
    expect(shown([clearing(50n, 'D-1', 'USD')])).toEqual([['within 0.10 EUR', '-0.50 EUR', false]]);
    expect(shown([clearing(-50n, 'D-1')], 50n)).toEqual([
      ['within 0.10 EUR; 0.50 EUR cleared by two persons (D-1)', '0.50 EUR', true],
    ]);
    expect(shown([clearing(-51n, 'D-1')], 50n)).toEqual([['within 0.10 EUR', '0.50 EUR', false]]);
    expect(shown([clearing(0n, 'D-1')], 50n)).toEqual([['within 0.10 EUR', '0.50 EUR', false]]);
  });

  it('is cleared once: a clearing that explains one holder explains no other of the same account', () => {
    const holders = [
      { holder: 'chips:cage', currency: 'EUR', found: -50n },
      { holder: 'cash:cage', currency: 'EUR', found: -50n },
    ];
    const cleared = [{ account: 'variance:cage', currency: 'EUR', amount: 50n, document: 'D-1' }];
    expect(varianceRows(of({ holders, cleared })).map(({ at, ties }) => [at, ties])).toEqual([
      ['variance:cage chips:cage', true],
      ['variance:cage cash:cage', false],
    ]);
  });
});

describe('what keeps a day from being closed', () => {
  it('distinguishes rows of one place by their currency', () => {
    const balances = [held('chips:custody:CF1', 5n), held('chips:custody:CF1', 7n, 'USD')];
    const { rows } = tieOutDay(of({ balances })).find(({ check }) => check === 'K6')!;
    expect(rows.map(({ at }) => at)).toEqual(['chips:custody:CF1', 'chips:custody:CF1 USD']);
  });
});
