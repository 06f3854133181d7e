import { stakedIn, wonIn } from './pool-life';
import { BY, CAGE, openedBook, OFFICE, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';

/** A carrusel over months: the part of its stakes that it returned, and payments into it by the house. */

const opened = (game: string, rate: readonly [number, number]) =>
  tell(
    'jackpot.opened',
    {
      pool: 'carrusel',
      seed: 500_000,
      tables: ['T1'],
      game,
      approvedBy: BY,
      rate: { numerator: rate[0], denominator: rate[1] },
    },
    OFFICE,
  );
const on = (gamingday: string, event: CasinoEvent): CasinoEvent => ({
  ...event,
  gamingday,
  time: `${gamingday}T21:30:00Z`,
});
const staked = (amount: number, toMeter: number) =>
  tell('jackpot.contributed', { pool: 'carrusel', table: 'T1', amount, toMeter, how: 'swept' }, CAGE);
const won = (amount: number) =>
  tell('jackpot.won', { pool: 'carrusel', table: 'T1', amount, paidFrom: 'cage-chips' }, CAGE);
const reseeded = (amount: number) =>
  tell('jackpot.reseeded', { pool: 'carrusel', amount, cause: 'seed' }, CAGE);

const authorised = (answers: Readonly<Record<string, string>>) =>
  tell(
    'casino.authorised',
    { validFrom: '2026-01-01', rulebook: 'ES-AN-2010', games: ['three-card-poker'], tables: [], answers },
    OFFICE,
  );

/** The findings about the last of these events, without the meter share, which meter.check.spec.ts covers. */
const lastFindings = (...events: readonly CasinoEvent[]) =>
  openedBook(...events)
    .entries.at(-1)!
    .evaluation.findings.filter(({ code }) => code !== 'meter-share-differs');

const found = (...events: readonly CasinoEvent[]) =>
  lastFindings(...events).map(({ code, ruleId }) => `${code} ${ruleId}`);

const BELOW = 'jackpot-return-below-minimum 1.1.9.C-IX.2-01';

describe('the return of a carrusel in a month', () => {
  const C_8 = [opened('three-card-poker', [6_850, 10_000]), staked(1_000_000, 685_000), won(685_000)];
  const next = on('2026-02-01', staked(100, 100));

  it('C-8: 6,850.00 of 10,000.00 are 150.00 less than 70 % (1.1.9.C-IX.2-01)', () => {
    expect(lastFindings(...C_8, next)).toMatchObject([
      {
        code: 'jackpot-return-below-minimum',
        expected: '70.0000 % of 10000.00 EUR: 7000.00 EUR in carrusel in 2026-01',
        found: '6850.00 EUR, 150.00 EUR missing',
      },
    ]);
  });

  it('is at least its share, to the cent above it (1.1.9.C-IX.2-01)', () => {
    const odd = (toMeter: number) => [
      opened('three-card-poker', [7, 10]),
      staked(1_000_001, toMeter),
      won(toMeter),
    ];
    expect(found(...odd(700_001), next)).toEqual([]);
    expect(lastFindings(...odd(700_000), next)).toMatchObject([
      {
        expected: '70.0000 % of 10000.01 EUR: 7000.01 EUR in carrusel in 2026-01',
        found: '7000.00 EUR, 0.01 EUR missing',
      },
    ]);
  });

  it('is checked when the month is over, and not before', () => {
    expect(found(...C_8, on('2026-01-31', staked(100, 0)))).toEqual([]);
    expect(found(...C_8, next, on('2026-02-02', staked(100, 100)))).toEqual([]);
  });

  it('counts what the meter grew by, which the players win later', () => {
    const kept = [opened('three-card-poker', [7, 10]), staked(1_000_000, 700_000), won(100_000)];
    expect(found(...kept, next)).toEqual([]);
    const less = [opened('three-card-poker', [7, 10]), staked(1_000_000, 699_999), won(100_000)];
    expect(found(...less, next)).toEqual([BELOW]);
  });

  it('does not count the opening, which is of the house', () => {
    const kept = [opened('three-card-poker', [7, 10]), staked(1_000_000, 600_000)];
    expect(found(...kept, next)).toEqual([BELOW]);
    // A royal flush wins the opening with the rest: 11,000.00 against 10,000.00 staked. The house puts a new opening
    // in.
    expect(found(...kept, won(1_100_000), reseeded(500_000), next)).toEqual([]);
  });

  it('omits what a closed pool returns to the house, and includes what it passes to another pool', () => {
    const kept = [opened('three-card-poker', [7, 10]), staked(1_000_000, 700_000), won(100_000)];
    const closed = (more: object) =>
      tell('jackpot.closed', { pool: 'carrusel', amount: 1_100_000, approvedBy: BY, ...more }, OFFICE);
    expect(found(...kept, closed({}))).toEqual([BELOW]);
    const heir = tell(
      'jackpot.opened',
      {
        pool: 'nuevo',
        seed: 500_000,
        tables: ['T1'],
        game: 'three-card-poker',
        approvedBy: BY,
        rate: { numerator: 7, denominator: 10 },
      },
      OFFICE,
    );
    expect(found(...kept, heir, closed({ toPool: 'nuevo' }))).toEqual([]);
    expect(found(...kept.slice(0, 2), won(1_200_000), closed({ amount: 0 }))).toEqual([]);
  });

  it('is demanded of three card poker and trijoker, and not of caribbean stud', () => {
    const of = (game: string) =>
      found(opened(game, [1, 2]), staked(1_000_000, 500_000), next).filter((each) => each.startsWith('jack'));
    expect(of('trijoker')).toEqual([BELOW]);
    expect(of('caribbean-stud')).toEqual([]);
  });

  it('may be left to its rate (OP2-44)', () => {
    expect(found(authorised({ 'OP2-44': 'by-its-rate' }), ...C_8, next)).toEqual([]);
    expect(found(authorised({}), ...C_8, next)).toEqual([BELOW]);
  });
});

describe('the new beginning of a carrusel', () => {
  const emptied = [opened('caribbean-stud', [8, 10]), won(500_000)];

  it('restores the meter to its opening amount (1.1.9.A-VII.6-04)', () => {
    expect(found(...emptied, reseeded(500_000))).toEqual([]);
    expect(found(...emptied, reseeded(400_000))).toEqual(['reseed-differs 1.1.9.A-VII.6-04']);
    expect(found(...emptied, reseeded(500_001))).toEqual(['reseed-differs 1.1.9.A-VII.6-04']);
    expect(lastFindings(...emptied, reseeded(400_000))).toMatchObject([
      { expected: '5000.00 EUR up to 5000.00 EUR in carrusel', found: '4000.00 EUR' },
    ]);
  });

  const differsEach = (...events: readonly CasinoEvent[]): number[] =>
    openedBook(opened('caribbean-stud', [8, 10]), ...events)
      .entries.filter(({ event }) => event.type === 'cagnotte.jackpot.reseeded.v1')
      .map(({ evaluation }) => evaluation.findings.filter(({ code }) => code === 'reseed-differs').length);

  /** The prize leaves 10.00 in the meter, and the house puts a whole opening in. */
  const kept = [won(499_000), reseeded(500_000)];

  it('gives a finding when it differs, and none later while the same difference stays in the meter', () => {
    const next = [won(500_000), reseeded(500_000)];
    expect(differsEach(...kept, ...next, ...next)).toEqual([1, 0, 0]);
  });

  it('is compared with the ledger on each gaming day', () => {
    const next = [won(500_000), on('2026-01-02', reseeded(500_000))];
    expect(differsEach(...kept, ...next)).toEqual([1, 1]);
  });

  it('is no second difference where it is right again', () =>
    expect(differsEach(...kept, won(100_000), reseeded(99_000))).toEqual([1, 0]));

  it('counts a whole opening that was put in early as part of the meter, for the rest of the day', () => {
    // The meter is whole, another opening comes for a future prize: 10,000.00. A prize of 6,000.00 leaves 4,000.00.
    const early = [won(500_000), reseeded(500_000), reseeded(500_000), won(600_000)];
    expect(differsEach(...early, reseeded(100_000))).toEqual([0, 0, 0]);
    expect(differsEach(...early, reseeded(500_000))).toEqual([0, 0, 1]);
  });

  test.each([['too little', 499_000] as const, ['too much', 501_000] as const])(
    'gives a finding each time that %s is put into an empty meter: %#',
    (_what, amount) =>
      expect(differsEach(won(500_000), reseeded(amount), won(amount), reseeded(amount))).toEqual([1, 1]),
  );

  it('may be from nothing (OP2-13)', () => {
    const answers = authorised({ 'OP2-13': 'from-nothing' });
    expect(found(answers, ...emptied, reseeded(400_000))).toEqual([]);
  });
});

describe('the new beginning of the pool of Bolsa', () => {
  const emptied = [opened('blackjack', [8, 10]), won(500_000)];

  it('is an advisory where it is less than the opening amount of the pool, its floor (1.1.3-V.1.e-03)', () => {
    expect(found(...emptied, reseeded(500_000))).toEqual([]);
    expect(lastFindings(...emptied, reseeded(499_900))).toMatchObject([
      { code: 'reseed-differs', severity: 'advisory', ruleId: '1.1.3-V.1.e-03' },
    ]);
    // A pool that was opened below its floor may begin again with more.
    expect(found(...emptied, reseeded(500_100))).toEqual([]);
  });

  it('may be from nothing (OP1-10f)', () => {
    expect(found(authorised({ 'OP1-10f': 'empty' }), ...emptied, reseeded(400_000))).toEqual([]);
  });
});

describe('a void round of a game with a carrusel', () => {
  const STAFF = ['table-chief', 'croupier'].map((role) => ({ id: role, role }));
  const table = tell('table.opened', {
    game: 'caribbean-stud',
    minimum: 500,
    maxima: { '*': 10_000 },
    minima: { insurance: 250 },
    float: { amount: 1_000_000 },
    captures: { rounds: true, buyIns: true },
    staff: STAFF,
  });
  /** 10.00, insurance of 2.50, and 1.00 in the carrusel; a card bought for 10.00. */
  const round = tell('round.settled', {
    roundNo: 1,
    bets: [
      { betId: 'i', type: 'initial-bet', stake: 1_000, seat: 1 },
      { betId: 's', type: 'insurance', stake: 250, seat: 1 },
      { betId: 'p', type: 'card-purchase', stake: 1_000, seat: 1 },
    ],
    outcome: {
      dealer: ['As', 'Kd', '9h', '6c', '3s'],
      hands: [{ seat: 1, cards: ['Qs', 'Qh', 'Qd', '4c', '2h'] }],
    },
    result: 2_250,
    poolStakes: [{ pool: 'carrusel', amount: 100, how: 'swept', seat: 1 }],
  });
  const voided = (...amounts: readonly number[]) =>
    tell('round.voided', {
      roundNo: 1,
      settled: true,
      reasonCode: 'misdeal',
      refunds: amounts.map((amount) => ({ amount, seat: 1 })),
      by: BY,
    });
  const pool = opened('caribbean-stud', [8, 10]);

  it('A-11: gives back all 23.50, the stake of the carrusel among them, and the meter what it got (OP2-17)', () => {
    const book = openedBook(pool, table, round, voided(1_000, 250, 1_000, 100));
    expect(book.entries.at(-1)!.evaluation.findings.map(({ code }) => code)).toEqual([]);
    expect(book.balances.of('jackpot:carrusel', 'EUR')).toBe(-500_000n);
    expect(book.balances.of(stakedIn('2026-01', 'carrusel'), 'EUR')).toBe(0n);
    expect(book.balances.of(wonIn('2026-01', 'carrusel'), 'EUR')).toBe(0n);
    expect(found(pool, table, round, voided(2_250))).toEqual([
      expect.stringContaining('refund-not-the-stake'),
    ]);
  });
});
