import { BY, CAGE, OFFICE, postedLast, tableOpened, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';
import { present } from '../../kernel/present';

const APPROVED = { approvedBy: BY, document: 'D' };
const opened = (pool = 'p', seed = 5_000) =>
  tell(
    'jackpot.opened',
    { pool, seed, rate: { numerator: 4, denominator: 5 }, tables: ['T1'], approvedBy: BY },
    OFFICE,
  );
const won = (amount: number, more: object = {}) =>
  tell('jackpot.won', { pool: 'p', table: 'T1', amount, paidFrom: 'cage-chips', ...more }, CAGE);
const adjusted = (amount: number, more: object = {}) =>
  tell('jackpot.adjusted', { pool: 'p', amount, ...APPROVED, ...more } as never, OFFICE);
const closed = (amount: number, more: object = {}) =>
  tell('jackpot.closed', { pool: 'p', amount, ...APPROVED, ...more }, OFFICE);
const lines = (...events: readonly CasinoEvent[]) => postedLast(...events).lines;
const fell = (...events: readonly CasinoEvent[]) => postedLast(...events).findings.includes('meter-fell');
const read = (meterBefore: number, meterAfter: number) => ({ meterBefore, meterAfter });

describe('a prize', () => {
  it('is out of the meter, as far as it goes, and paid where it says', () => {
    expect(lines(opened(), won(3_000))).toEqual(['jackpot:p +3000', 'chips:cage -3000']);
    expect(lines(opened(), won(6_000))).toEqual([
      ...['jackpot:p +5000', 'variance:jackpot:T1 +1000', 'chips:cage -6000'],
    ]);
    expect(lines(opened(), won(3_000, { paidFrom: 'table' }))[1]).toBe('chips:table:T1 -3000');
    expect(lines(opened(), won(3_000, { paidFrom: 'later' }))[1]).toBe('prizes-payable[p] -3000');
  });

  it('that the house bears is its loss, and leaves the meter', () =>
    expect(lines(opened(), won(3_000, { borneBy: 'house' }))).toEqual([
      ...['jackpot-share:p:T1 +3000', 'chips:cage -3000'],
    ]));

  it('of an unknown pool is a difference, but not one of a meter', () => {
    expect(lines(won(3_000))).toEqual(['variance:jackpot:T1 +3000', 'chips:cage -3000']);
    expect(postedLast(won(3_000)).findings).not.toContain('movement-not-covered');
    expect(postedLast(opened(), won(6_000)).findings).toContain('movement-not-covered');
  });

  it('takes its amount from the meter, and nothing where the house bears it', () => {
    expect(fell(opened(), won(3_000, read(5_000, 2_000)))).toBe(false);
    expect(fell(opened(), won(3_000, read(5_000, 1_999)))).toBe(true);
    expect(fell(opened(), won(3_000, { borneBy: 'house', ...read(5_000, 5_000) }))).toBe(false);
    expect(fell(opened(), won(3_000, { borneBy: 'house', ...read(5_000, 4_999) }))).toBe(true);
  });
});

describe('a prize of a pool whose prizes the rounds post', () => {
  const authorised = tell('casino.authorised', {
    validFrom: '2026-01-01',
    rulebook: 'ES-AN-2010',
    games: ['boule'],
    tables: [],
    jackpots: [
      { pool: 'p', tables: ['T1'], postedBy: 'round.settled', rate: { numerator: 4, denominator: 5 } },
    ],
  });
  const round = tell('round.settled', {
    roundNo: 1,
    bets: [],
    outcome: {},
    result: 0,
    poolPrizes: [{ pool: 'p', amount: 3_000, paidFrom: 'table' }],
  });
  const unreported = (...events: readonly CasinoEvent[]) =>
    postedLast(authorised, opened(), tableOpened('boule'), ...events).findings.filter(
      (code) => code === 'pool-prize-unreported',
    );

  it('is found if no round has reported it, unless it is nothing', () => {
    expect(unreported(won(3_000))).toEqual(['pool-prize-unreported']);
    expect(unreported(round, won(3_000))).toEqual([]);
    expect(unreported(round, won(2_999))).toEqual(['pool-prize-unreported']);
    expect(unreported(won(0))).toEqual([]);
  });
});

describe('a prize that is paid later', () => {
  const later = (amount: number, player?: string) =>
    won(amount, { paidFrom: 'later', ...present({ player }) });
  const paid = (amount: number, player?: string) =>
    tell('jackpot.paid', { pool: 'p', amount, paidFrom: 'bank', ...present({ player }) }, OFFICE);
  const found = (...events: readonly CasinoEvent[]) =>
    postedLast(opened(), ...events).findings.includes('prize-paid-to-another');

  it('is paid to who won it', () => {
    expect(found(later(3_000, 'P1'), paid(3_000, 'P1'))).toBe(false);
    expect(found(later(3_000, 'P1'), paid(3_000, 'P2'))).toBe(true);
    expect(found(later(2_000, 'P1'), later(1_000, 'P2'), paid(1_000, 'P2'), paid(2_000, 'P2'))).toBe(true);
    expect(found(later(3_000, 'P1'), paid(1_000, 'P1'), paid(2_000, 'P1'))).toBe(false);
    expect(found(later(3_000, 'P1'), paid(1_000, 'P1'), paid(2_000, 'P2'))).toBe(true);
  });

  it('is no longer owed to a player who was paid too much', () => {
    const events = [later(3_000, 'P1'), later(500), paid(3_500, 'P1'), later(1_000, 'P2')];
    expect(found(...events, paid(1_000, 'P3'))).toBe(true);
    expect(found(...events, paid(1_000, 'P2'))).toBe(false);
  });

  it('may be paid to any player where a winner or the payee is not named', () => {
    expect(found(later(3_000), paid(3_000, 'P2'))).toBe(false);
    expect(found(later(3_000, 'P1'), later(1_000), paid(1_000, 'P2'))).toBe(false);
    expect(found(later(3_000, 'P1'), paid(3_000))).toBe(false);
  });

  it('and was also reported by its round is owed once', () => {
    const round = tell('round.settled', {
      roundNo: 1,
      bets: [],
      outcome: {},
      result: 0,
      poolPrizes: [{ pool: 'p', amount: 3_000, paidFrom: 'later', player: 'P1' }],
    });
    const again = later(3_000, 'P1');
    expect(found(tableOpened('boule'), round, again, paid(3_000, 'P2'))).toBe(true);
    expect(found(tableOpened('boule'), round, again, paid(3_000, 'P1'))).toBe(false);
    expect(found(tableOpened('boule'), round, again, paid(3_000, 'P1'), paid(1, 'P1'))).toBe(false);
  });
});

describe('a payment that names its win', () => {
  const roundWon = (id: string, ...prizes: readonly object[]) =>
    tell(
      'round.settled',
      {
        roundNo: prizes.length,
        bets: [],
        outcome: {},
        result: 0,
        poolPrizes: prizes.map((prize) => ({
          pool: 'p',
          amount: 1_000,
          paidFrom: 'later',
          ...prize,
        })) as never,
      },
      { id },
    );
  const paid = (amount: number, id: string, more: object = {}, player?: string) =>
    tell(
      'jackpot.paid',
      {
        pool: 'p',
        amount,
        paidFrom: 'bank',
        pays: { source: roundWon('').source, id, ...more },
        ...present({ player }),
      },
      OFFICE,
    );
  const found = (...events: readonly CasinoEvent[]) =>
    postedLast(opened(), tableOpened('boule'), ...events).findings;
  const one = roundWon('one', { seat: 1, betId: 'a', player: 'P1' });
  const two = roundWon('two', { seat: 1, betId: 'a' }, { seat: 2, betId: 'b', player: 'P2' });

  it('pays its rest, in parts that are said, and no more', () => {
    expect(found(one, paid(1_000, 'one'))).toEqual([]);
    expect(found(one, paid(400, 'one'))).toEqual(['prize-paid-in-part']);
    expect(found(one, paid(400, 'one'), paid(600, 'one'))).toEqual([]);
    expect(found(one, paid(400, 'one'), paid(601, 'one'))).toEqual(['prize-payment-differs']);
    expect(found(one, two, paid(1_001, 'one'))).toEqual(['prize-payment-differs']);
  });

  it('pays it once, also while the pool owes others', () => {
    expect(found(one, paid(1_000, 'one'), paid(1_000, 'one'))).toEqual(['prize-paid-twice']);
    expect(found(one, two, paid(1_000, 'one'), paid(1_000, 'one'))).toEqual(['prize-paid-twice']);
  });

  it('names one prize of its own pool, by bet or seat where a round has several', () => {
    expect(found(two, paid(1_000, 'two'))).toEqual(['prize-win-unknown']);
    expect(found(two, paid(1_000, 'two', { seat: 2 }))).toEqual([]);
    expect(found(two, paid(1_000, 'two', { seat: 2 }), paid(1_000, 'two', { betId: 'b' }))).toEqual([
      'prize-paid-twice',
    ]);
    expect(found(two, paid(1_000, 'two', { seat: 2 }), paid(1_000, 'two', { betId: 'a' }))).toEqual([]);
    expect(found(two, paid(1_000, 'two', { seat: 1, betId: 'b' }))).toEqual(['prize-win-unknown']);
    expect(found(one, paid(1_000, 'another'))).toEqual(['prize-win-unknown']);
    expect(found(one, opened('q'), paid(1_000, 'one', {}, 'P1'))).toEqual([]);
    const ofAnother = tell(
      'jackpot.paid',
      { pool: 'q', amount: 1_000, paidFrom: 'bank', pays: { source: one.source, id: 'one' } },
      OFFICE,
    );
    expect(found(one, opened('q'), ofAnother)).toEqual(['prize-win-unknown']);
  });

  it('goes to the winner of this prize, not of another one of the pool', () => {
    expect(found(one, two, paid(1_000, 'one', {}, 'P2'))).toEqual(['prize-paid-to-another']);
    expect(found(one, two, paid(1_000, 'one', {}, 'P1'))).toEqual([]);
    expect(found(two, paid(1_000, 'two', { seat: 1 }, 'P9'))).toEqual([]);
  });

  it('of the pool itself names its report, once only', () => {
    const report = tell('jackpot.won', { pool: 'p', amount: 700, paidFrom: 'later', seat: 3 }, CAGE);
    const pays = { source: report.source, id: report.id };
    const payment = (amount: number) =>
      tell('jackpot.paid', { pool: 'p', amount, paidFrom: 'bank', pays }, OFFICE);
    expect(found(report, payment(700))).toEqual([]);
    expect(found(report, payment(700), payment(700))).toEqual(['prize-paid-twice']);
  });

  it('has no win once its round is void', () =>
    expect(
      found(
        one,
        tell('round.voided', { roundNo: 1, settled: true, reasonCode: 'cards-stuck', refunds: [], by: BY }),
        paid(1_000, 'one'),
      ),
    ).toEqual(['prize-win-unknown']));
});

describe('a round that is void', () => {
  const later = (roundNo: number, amount: number, player: string) =>
    tell('round.settled', {
      roundNo,
      bets: [],
      outcome: {},
      result: 0,
      poolStakes: [{ pool: 'p', amount: 100, how: 'slot' }],
      poolPrizes: [{ pool: 'p', amount, paidFrom: 'later', player }],
    });
  const voided = (roundNo: number) =>
    tell('round.voided', { roundNo, settled: true, reasonCode: 'cards-stuck', refunds: [], by: BY });
  const paid = (amount: number, player: string) =>
    tell('jackpot.paid', { pool: 'p', amount, paidFrom: 'bank', player }, OFFICE);
  const confirmed = tell('jackpot.contributed', { pool: 'p', table: 'T1', amount: 100, how: 'slot' }, CAGE);
  const found = (...events: readonly CasinoEvent[]) =>
    postedLast(opened(), tableOpened('boule'), ...events).findings;

  it('owes its winner nothing any more', () => {
    const wins = [later(1, 3_000, 'P1'), later(2, 1_000, 'P2')];
    expect(found(...wins, paid(1_000, 'P1'))).not.toContain('prize-paid-to-another');
    expect(found(...wins, voided(1), paid(1_000, 'P1'))).toContain('prize-paid-to-another');
    expect(found(...wins, voided(1), paid(1_000, 'P2'))).toEqual([]);
  });

  it('whose prize was paid before is no prize of later winners', () =>
    expect(
      found(later(1, 3_000, 'P1'), paid(3_000, 'P1'), voided(1), later(2, 1_000, 'P2'), paid(1_000, 'P3')),
    ).not.toContain('prize-paid-to-another'));

  it('has staked nothing that the pool might confirm', () => {
    expect(found(later(1, 1_000, 'P1'), confirmed)).not.toContain('pool-stakes-differ');
    expect(found(later(1, 1_000, 'P1'), voided(1), confirmed)).toContain('pool-stakes-differ');
  });
});

describe('an adjustment by two persons', () => {
  it('downwards goes back to what the house funds, as far as the meter goes', () => {
    expect(lines(opened(), adjusted(-100))).toEqual(['jackpot:p +100', 'jackpot-funding:p -100']);
    expect(lines(opened(), adjusted(-5_100))).toEqual([
      ...['jackpot:p +5000', 'variance:jackpot +100', 'jackpot-funding:p -5100'],
    ]);
  });

  it('upwards is borne by the house, and one of nothing posts nothing', () => {
    expect(lines(opened(), adjusted(100))).toEqual(['jackpot-funding:p +100', 'jackpot:p -100']);
    expect(lines(opened(), adjusted(0))).toEqual([]);
  });

  it('takes the stated amount from the meter, and nothing where it adds', () => {
    expect(fell(opened(), adjusted(-100, read(5_000, 4_900)))).toBe(false);
    expect(fell(opened(), adjusted(-100, read(5_000, 4_899)))).toBe(true);
    expect(fell(opened(), adjusted(100, read(5_000, 5_000)))).toBe(false);
    expect(fell(opened(), adjusted(100, read(5_000, 4_999)))).toBe(true);
  });

  it('by one person gives a finding', () => {
    const alone = { approvedBy: [{ id: 'E-1' }] };
    expect(postedLast(opened(), adjusted(-100, alone)).findings).toContain('two-persons-required');
    expect(postedLast(opened(), closed(5_000, alone)).findings).toContain('two-persons-required');
    expect(postedLast(opened(), closed(5_000)).findings).not.toContain('two-persons-required');
  });
});

describe('the opening of a pool', () => {
  const found = (...events: readonly CasinoEvent[]) => postedLast(...events).findings;

  it('comes once, until the pool is closed', () => {
    expect(found(opened())).toEqual([]);
    expect(found(opened(), opened())).toEqual(['pool-opened-twice']);
    expect(found(opened(), opened('q'))).toEqual([]);
    expect(found(opened(), closed(5_000), opened())).toEqual([]);
  });

  it('comes before another pool is closed into it', () => {
    const moved = closed(5_000, { toPool: 'q' });
    expect(found(opened(), moved)).toEqual(['pool-unknown']);
    expect(found(opened(), opened('q'), moved)).toEqual([]);
  });
});

describe('the end of a pool', () => {
  it('moves its amount to the house or to another pool, and posts nothing if that is itself', () => {
    expect(lines(opened(), closed(5_000))).toEqual(['jackpot:p +5000', 'jackpot-funding:p -5000']);
    expect(lines(opened(), closed(5_000, { toPool: 'q' }))).toEqual(['jackpot:p +5000', 'jackpot:q -5000']);
    expect(lines(opened(), closed(5_000, { toPool: 'p' }))).toEqual([]);
  });

  it('gives a finding if the meter falls by more than its amount', () => {
    expect(fell(opened(), closed(5_000, read(5_000, 0)))).toBe(false);
    expect(fell(opened(), closed(4_000, read(5_000, 0)))).toBe(true);
  });
});

describe('stakes', () => {
  const staked = (more: object = {}) =>
    tell('jackpot.contributed', { pool: 'p', table: 'T1', amount: 100, how: 'slot', ...more } as never, CAGE);

  it('are divided between meter and house by the rate of the pool, or as reported', () => {
    expect(lines(opened(), staked())).toEqual([
      ...['chips:jackpot:T1[p] +100', 'jackpot:p -80', 'jackpot-share:p:T1 -20'],
    ]);
    expect(lines(opened(), staked({ toMeter: 79, how: 'swept' }))).toEqual([
      ...['chips:table:T1 +100', 'jackpot:p -79', 'jackpot-share:p:T1 -21'],
    ]);
  });

  it('of a pool without a rate are a difference until their division is reported', () =>
    expect(lines(staked())).toEqual(['chips:jackpot:T1[p] +100', 'variance:jackpot:T1 -100']));

  it('of several pools in one round are divided pool by pool', () => {
    const round = tell('round.settled', {
      roundNo: 1,
      bets: [],
      outcome: {},
      result: 0,
      poolStakes: [
        { pool: 'p', amount: 100, how: 'swept' },
        { pool: 'q', amount: 50, how: 'swept' },
        { pool: 'p', amount: 10, how: 'swept' },
      ],
    });
    expect(lines(opened(), opened('q'), tableOpened('boule'), round)).toEqual([
      'chips:table:T1 +160',
      'jackpot:p -88',
      'jackpot-share:p:T1 -22',
      'jackpot:q -40',
      'jackpot-share:q:T1 -10',
    ]);
  });
});
