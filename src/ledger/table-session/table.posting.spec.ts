import { BY, CAGE, postedLast, tableOpened, tell } from '../../../test/support/book/told';
import { present } from '../../kernel/present';

const issued = (amount: number, slip = 'A-1', purpose: 'float' | 'fill' | 'imprest' = 'float') =>
  tell('cage.float-issued', { table: 'T1', amount, slip, purpose }, CAGE);
const opened = (float: { amount: number; slip?: string; holder?: 'table' | 'cambista'; locked?: number }) =>
  tell('table.opened', {
    game: 'boule',
    minimum: 100,
    float,
    captures: { rounds: true, buyIns: true },
    staff: [
      { id: 'E-1', role: 'table-chief' },
      { id: 'E-2', role: 'croupier' },
    ],
    box: 'B-1',
  });
const filled = (amount: number, slip = 'A-2') => tell('table.filled', { amount, slip });
const bought = (amount: number) => tell('chips.exchanged', { kind: 'cash-for-chips', amount });
const counted = (inventory: number, more = {}) =>
  tell('table.counted', { inventory, certifiedBy: BY, ...more });
const box = (amount: number, which = 'B-1') =>
  tell('drop.counted', { box: which, amount, by: BY }, { at: 'tables/T1/count-room' });
const closed = (
  toCage: {
    holder: 'table' | 'cambista' | 'cagnotte' | 'jackpot' | 'tips';
    chips?: number;
    cash?: number;
    slip?: string;
  }[],
  more = {},
) => tell('table.closed', { toCage, certifiedBy: BY, ...more });
const credited = (amount: number, slip: string) =>
  tell('cage.credit-received', { table: 'T1', amount, slip }, CAGE);

describe('chips between cage and table go through transit, by slip', () => {
  it('the cage posts its half, the table its own', () => {
    expect(postedLast(issued(1_500)).lines).toEqual(['chips:transit[A-1] +1500', 'chips:cage -1500']);
    expect(postedLast(issued(1_500), opened({ amount: 1_500, slip: 'A-1' }))).toEqual({
      lines: ['chips:table:T1 +1500', 'chips:transit[A-1] -1500'],
      findings: [],
    });
  });

  it('a credit goes back the same way', () => {
    const given = tell('table.credited', { amount: 500, slip: 'D-1' });
    const before = [issued(1_500), opened({ amount: 1_500, slip: 'A-1' })];
    expect(postedLast(...before, given).lines).toEqual(['chips:transit[D-1] +500', 'chips:table:T1 -500']);
    expect(postedLast(...before, given, credited(500, 'D-1')).lines).toEqual([
      'chips:cage +500',
      'chips:transit[D-1] -500',
    ]);
  });

  it('an imprest is the cambista’s', () => {
    expect(postedLast(opened({ amount: 900, slip: 'A-5', holder: 'cambista' })).lines).toEqual([
      'chips:cambista:T1 +900',
      'chips:transit[A-5] -900',
    ]);
  });

  it('an opening without a slip meets the cage’s half at none', () => {
    expect(postedLast(opened({ amount: 900 }), issued(900, 'A-9')).lines).toEqual([
      'chips:transit +900',
      'chips:cage -900',
    ]);
  });

  it('halves that differ leave the difference in transit, and are found', () => {
    expect(postedLast(issued(1_500), opened({ amount: 1_400, slip: 'A-1' })).findings).toEqual([
      'slip-halves-differ',
    ]);
    expect(postedLast(opened({ amount: 1_400, slip: 'A-1' }), issued(1_500)).findings).toEqual([
      'slip-halves-differ',
    ]);
  });

  it('halves of one amount in two currencies differ, too', () => {
    const { data, ...inEuros } = issued(1_500);
    const inDollars = { ...inEuros, data: { ...(data as object), currency: 'USD' } };
    expect(postedLast(inDollars, opened({ amount: 1_500, slip: 'A-1' })).findings).toContain(
      'slip-halves-differ',
    );
  });

  it('a slip that is used twice is posted twice, and found', () => {
    expect(postedLast(issued(5), issued(5))).toEqual({
      lines: ['chips:transit[A-1] +5', 'chips:cage -5'],
      findings: ['slip-used-twice'],
    });
  });

  it('a fill need not equal what a float was that lay locked on the table', () =>
    expect(postedLast(opened({ amount: 0, locked: 900 }), filled(1_500)).findings).toEqual([]));

  it('a fill with another amount than the float gives a finding, unless the limits were changed', () => {
    const before = [opened({ amount: 1_500, slip: 'A-1' })];
    expect(postedLast(...before, filled(1_000)).findings).toEqual(['fill-not-float']);
    expect(postedLast(...before, filled(1_500)).findings).toEqual([]);
    const change = tell('table.limits-changed', { oldMinimum: 1, newMinimum: 2, announcedAtRound: 0 });
    expect(postedLast(...before, change, filled(3_000)).findings).toEqual([]);
  });
});

describe('the boxes of a table', () => {
  const swap = (which: string, replacement: string) =>
    tell('box.swapped', { box: which, replacement, by: BY });
  const put = (which: string) => tell('box.issued', { box: which, by: BY });
  const atTable = [opened({ amount: 1_500, slip: 'A-1' })];

  it('a count of one that was never put on the table is posted, and found', () => {
    const { lines, findings } = postedLast(...atTable, box(700, 'B-2'));
    expect(lines).toContain('cash:cage +700');
    expect(findings).toEqual(['box-not-on-table']);
  });

  it('takes a box that the opening, an issue or a swap put there', () => {
    expect(postedLast(...atTable, box(700)).findings).toEqual([]);
    expect(postedLast(...atTable, put('B-2'), box(700, 'B-2')).findings).toEqual([]);
    expect(postedLast(...atTable, swap('B-1', 'B-2'), box(700, 'B-2')).findings).toEqual([]);
    expect(postedLast(...atTable, swap('B-1', 'B-2'), box(700, 'B-1')).findings).toEqual([]);
  });

  it('finds a box that leaves a table on which it never lay, once', () => {
    expect(postedLast(...atTable, swap('B-9', 'B-2')).findings).toEqual(['box-not-on-table']);
    expect(postedLast(...atTable, swap('B-9', 'B-2'), box(700, 'B-9')).findings).toEqual([]);
  });

  it('a table that names none of its boxes has one unnamed box', () => {
    const nameless = tell('table.opened', {
      game: 'boule',
      minimum: 100,
      float: { amount: 0 },
      staff: BY,
      captures: { rounds: true, buyIns: true },
    });
    expect(postedLast(nameless, box(700, 'B-7')).findings).toEqual([]);
    expect(postedLast(nameless, swap('B-7', 'B-8'), box(700, 'B-7')).findings).toEqual([]);
    expect(postedLast(nameless, swap('B-7', 'B-8'), box(700, 'B-9')).findings).toEqual(['box-not-on-table']);
  });
});

describe('an opening', () => {
  const left = [
    opened({ amount: 100, slip: 'A-1' }),
    closed([{ holder: 'table', chips: 0 }], { leftLocked: [{ holder: 'table', chips: 100 }] }),
  ];
  const next = (locked?: number, holder: 'table' | 'cambista' = 'table') =>
    tell(
      'table.opened',
      {
        game: 'boule',
        minimum: 100,
        float: { amount: 0, holder, ...present({ locked }) },
        captures: { rounds: true, buyIns: true },
        staff: BY,
      },
      { sessionno: 2 },
    );

  it('posts nothing if it finds the float that was left locked', () =>
    expect(postedLast(...left, next(100)).lines).toEqual([]));

  it('posts the difference from what was left locked', () =>
    expect(postedLast(...left, next(90)).lines).toEqual(['variance:table:T1 +10', 'chips:table:T1 -10']));

  it('finds as the float of the cambista what was left locked as that of the table, and the other way round', () => {
    expect(postedLast(...left, next(90, 'cambista')).lines).toEqual([
      ...['chips:cambista:T1 +100', 'variance:cambista:T1 +10'],
      ...['chips:table:T1 -100', 'chips:cambista:T1 -10'],
    ]);
    const imprest = [
      opened({ amount: 100, slip: 'A-1', holder: 'cambista' }),
      closed([], { leftLocked: [{ holder: 'cambista', chips: 100 }] }),
    ];
    expect(postedLast(...imprest, next(100)).lines).toEqual([
      ...['chips:table:T1 +100', 'chips:cambista:T1 -100'],
    ]);
  });

  it('leaves the float of the other holder if both were left locked or nothing was found', () => {
    const both = [
      opened({ amount: 100, slip: 'A-1' }),
      tell('table.filled', { amount: 40, slip: 'A-2', holder: 'cambista' }),
      closed([], {
        leftLocked: [
          { holder: 'table', chips: 100 },
          { holder: 'cambista', chips: 40 },
        ],
      }),
    ];
    expect(postedLast(...both, next(100)).lines).toEqual([]);
    expect(postedLast(...left, next(0, 'cambista')).lines).toEqual([]);
  });

  it('posts nothing about a locked float that it does not state', () =>
    expect(postedLast(...left, next()).lines).toEqual([]));

  it('of a session that is open is posted, and found', () =>
    expect(postedLast(opened({ amount: 5, slip: 'A-1' }), opened({ amount: 6, slip: 'A-2' }))).toEqual({
      lines: ['chips:table:T1 +6', 'chips:transit[A-2] -6'],
      findings: ['session-opened-twice'],
    }));
});

describe('a buy-in', () => {
  it('puts cash in the box on the table', () =>
    expect(postedLast(tableOpened('boule'), bought(50)).lines).toEqual([
      'cash:drop:T1[B-1] +50',
      'chips:table:T1 -50',
    ]));

  it('puts cash in the box that took its place', () => {
    const swap = tell('box.swapped', { box: 'B-1', replacement: 'B-2', by: BY });
    expect(postedLast(tableOpened('boule'), swap, bought(50)).lines[0]).toBe('cash:drop:T1[B-2] +50');
  });

  it('at the cambista’s changes his imprest', () => {
    const bought = tell('chips.exchanged', { kind: 'cash-for-chips', amount: 50, at: 'cambista' });
    expect(postedLast(bought).lines).toEqual(['cash:cambista:T1 +50', 'chips:cambista:T1 -50']);
  });

  it('reversed, chips for cash, is posted with the sides exchanged; chips for plaques post nothing', () => {
    const back = tell('chips.exchanged', { kind: 'chips-for-cash', amount: 50 });
    expect(postedLast(tableOpened('boule'), back).lines).toEqual([
      'chips:table:T1 +50',
      'cash:drop:T1[B-1] -50',
    ]);
    expect(postedLast(tell('chips.exchanged', { kind: 'chips-for-chips', amount: 50 })).lines).toEqual([]);
  });
});

describe('a box', () => {
  it('below its slips is a variance', () =>
    expect(postedLast(tableOpened('boule'), bought(80), box(75)).lines).toEqual([
      'cash:cage +75',
      'variance:drop:T1 +5',
      'cash:drop:T1[B-1] -80',
    ]));

  it('above its slips is a variance the other way, where buy-ins are captured', () =>
    expect(postedLast(tableOpened('boule'), bought(80), box(90)).lines).toEqual([
      'cash:cage +90',
      'variance:drop:T1 -10',
      'cash:drop:T1[B-1] -80',
    ]));

  it('posts its amount as buy-ins, if these are not captured', () => {
    const uncaptured = tableOpened('boule', { rounds: true, buyIns: false });
    expect(postedLast(uncaptured, box(90)).lines).toEqual([
      'cash:drop:T1[B-1] +90',
      'cash:cage +90',
      'chips:table:T1 -90',
      'cash:drop:T1[B-1] -90',
    ]);
  });

  it('posts the excess over the reported buy-ins as a buy-in, if these are not captured', () => {
    const uncaptured = tableOpened('boule', { rounds: true, buyIns: false });
    expect(postedLast(uncaptured, bought(50), box(90)).lines).toEqual([
      'cash:drop:T1[B-1] +40',
      'cash:cage +90',
      'chips:table:T1 -40',
      'cash:drop:T1[B-1] -90',
    ]);
  });

  it('includes the cash of a session that named no box', () =>
    expect(postedLast(bought(80), box(80)).lines).toEqual(['cash:cage +80', 'cash:drop:T1 -80']));

  it('with other currencies in it brings them to the cage, against a variance of their own', () => {
    const dollars = tell('drop.counted', {
      box: 'B-1',
      amount: 0,
      otherCurrencies: [{ currency: 'USD', amount: 10 }],
      by: BY,
    });
    expect(postedLast(tableOpened('boule'), dollars).lines).toEqual([
      'cash:cage +10 USD',
      'variance:drop:T1 -10 USD',
    ]);
  });
});

describe('a count of the float', () => {
  const float = [issued(1_500), opened({ amount: 1_500, slip: 'A-1' })];

  it('above or below the book is a variance', () => {
    expect(postedLast(...float, counted(1_510)).lines).toEqual([
      'chips:table:T1 +10',
      'variance:table:T1 -10',
    ]);
    expect(postedLast(...float, counted(1_490)).lines).toEqual([
      'variance:table:T1 +10',
      'chips:table:T1 -10',
    ]);
  });

  it('by two persons who do not agree is found', () => {
    const counts = [
      { by: { id: 'E-1' }, amount: 1_500 },
      { by: { id: 'E-2' }, amount: 1_400 },
    ];
    expect(postedLast(...float, counted(1_500, { counts })).findings).toEqual(['blind-counts-differ']);
  });

  it('posts nothing where rounds are not captured: the result is posted once, at the close', () => {
    const uncaptured = tableOpened('boule', { rounds: false, buyIns: true });
    expect(postedLast(uncaptured, filled(1_500), counted(1_700)).lines).toEqual([]);
    expect(
      postedLast(uncaptured, filled(1_500), counted(1_700), closed([{ holder: 'table', chips: 1_700 }]))
        .lines,
    ).toEqual(['chips:table:T1 +200', 'chips:cage +1700', 'win:boule:T1 -200', 'chips:table:T1 -1700']);
  });
});

describe('a close', () => {
  const float = [issued(1_500), opened({ amount: 1_500, slip: 'A-1' })];

  it('moves each holder to the cage, in the order of the report', () => {
    const fee = tell('poker-session.charged', {
      player: 'p',
      option: 'session-fee',
      amount: 20,
      paidWith: 'chips',
    });
    const sold = tell('chips.exchanged', { kind: 'cash-for-chips', amount: 50, at: 'cambista' });
    const imprest = opened({ amount: 900, slip: 'A-5', holder: 'cambista' });
    const sent = issued(900, 'A-5', 'imprest');
    const all = closed([
      { holder: 'cagnotte', chips: 20 },
      { holder: 'cambista', chips: 850, cash: 50 },
    ]);
    expect(postedLast(sent, imprest, fee, sold, all)).toEqual({
      lines: [
        'chips:cage +870',
        'cash:cage +50',
        'chips:cagnotte:T1 -20',
        'chips:cambista:T1 -850',
        'cash:cambista:T1 -50',
      ],
      findings: [],
    });
  });

  it('that hands over less than the book has posts a variance, not a credit', () =>
    expect(postedLast(...float, closed([{ holder: 'table', chips: 1_490 }])).lines).toEqual([
      'variance:table:T1 +10',
      'chips:cage +1490',
      'chips:table:T1 -10',
      'chips:table:T1 -1490',
    ]));

  it('leaves on the table the chips that are declared as left locked', () =>
    expect(
      postedLast(
        ...float,
        closed([{ holder: 'table', chips: 1_000 }], { leftLocked: [{ holder: 'table', chips: 500 }] }),
      ).lines,
    ).toEqual(['chips:cage +1000', 'chips:table:T1 -1000']));

  it('that does not state the float leaves it on the table and gives a finding', () =>
    expect(postedLast(...float, closed([]))).toEqual({ lines: [], findings: ['float-not-spoken-for'] }));

  it('is the only one to post the closing float: the cage’s receipt reconciles', () => {
    const close = closed([{ holder: 'table', chips: 1_500, slip: 'C-1' }]);
    expect(postedLast(...float, close, credited(1_500, 'C-1'))).toEqual({ lines: [], findings: [] });
  });

  it('clears in transit a receipt that came before it', () => {
    const close = closed([{ holder: 'table', chips: 1_500, slip: 'C-1' }]);
    expect(postedLast(...float, credited(1_500, 'C-1'), close)).toEqual({
      lines: ['chips:transit[C-1] +1500', 'chips:table:T1 -1500'],
      findings: [],
    });
  });

  it('of a closed session gives a finding', () => {
    const close = closed([{ holder: 'table', chips: 1_500 }]);
    expect(postedLast(...float, close, closed([])).findings).toEqual(['session-closed-twice']);
  });
});

describe('slots, tips and the cambista', () => {
  const fee = tell('poker-session.charged', {
    player: 'p',
    option: 'session-fee',
    amount: 20,
    paidWith: 'chips',
  });
  const slot = (chips: number, more = {}) =>
    tell('slot.counted', { slot: 'cagnotte', chips, takenToCage: false, by: BY, ...more });

  it('a cagnotte below what was dropped is a variance; taken to the cage it is emptied', () => {
    expect(postedLast(fee, slot(18)).lines).toEqual(['variance:cagnotte:T1 +2', 'chips:cagnotte:T1 -2']);
    expect(postedLast(fee, slot(20, { takenToCage: true })).lines).toEqual([
      'chips:cage +20',
      'chips:cagnotte:T1 -20',
    ]);
  });

  it('cash in a cagnotte goes to the cage, as a surplus', () =>
    expect(postedLast(fee, slot(20, { cash: 5 })).lines).toEqual([
      'cash:cage +5',
      'variance:cagnotte:T1 -5',
    ]));

  it('a cagnotte is the commission itself where rounds are not captured', () => {
    const uncaptured = tableOpened('chemin-de-fer', { rounds: false, buyIns: false });
    expect(postedLast(uncaptured, slot(68)).lines).toEqual([
      'chips:cagnotte:T1 +68',
      'commission:bank:T1 -68',
    ]);
    const poker = tableOpened('texas-holdem', { rounds: false, buyIns: false });
    expect(postedLast(poker, slot(68)).lines).toEqual(['chips:cagnotte:T1 +68', 'commission:rake:T1 -68']);
  });

  const tips = (chips: number, cash: number, takenToCage: boolean, at = 'tables/T1') =>
    tell('tips.counted', { chips, cash, takenToCage, by: BY }, { at });

  it('tips are owed from their count on; cash goes to the cage in any case', () => {
    expect(postedLast(tips(45, 10, false)).lines).toEqual(['chips:tips:T1 +45', 'cash:cage +10', 'tips -55']);
    expect(postedLast(tips(45, 10, true)).lines).toEqual(['chips:cage +45', 'cash:cage +10', 'tips -55']);
    expect(postedLast(tips(45, 0, false, 'cage')).lines).toEqual(['chips:tips +45', 'tips -45']);
  });

  it('a later count takes what an earlier one found, and owes only what is new', () => {
    expect(postedLast(tips(45, 0, false), tips(50, 0, true)).lines).toEqual([
      'chips:cage +50',
      'chips:tips:T1 -45',
      'tips -5',
    ]);
    expect(postedLast(tips(45, 0, false), tips(40, 0, true)).lines).toEqual([
      'chips:cage +40',
      'variance:tips:T1 +5',
      'chips:tips:T1 -40',
      'chips:tips:T1 -5',
    ]);
  });

  it('a cambista’s chips and cash are tied each to its own', () => {
    const imprest = opened({ amount: 900, slip: 'A-5', holder: 'cambista' });
    const sold = tell('chips.exchanged', { kind: 'cash-for-chips', amount: 50, at: 'cambista' });
    const count = tell('cambista.counted', { chips: 845, cash: 52, takenToCage: true, by: BY });
    expect(postedLast(imprest, sold, count).lines).toEqual([
      'variance:cambista:T1 +5',
      'cash:cambista:T1 +2',
      'chips:cage +845',
      'cash:cage +52',
      'chips:cambista:T1 -5',
      'variance:cambista:T1 -2',
      'chips:cambista:T1 -845',
      'cash:cambista:T1 -52',
    ]);
  });
});
