import {
  BY,
  CAGE,
  OFFICE,
  openedBook,
  postedLast,
  tableOpened,
  tell,
  written,
} from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';
import type { RoundSettled } from './round.events';
import { present } from '../../kernel/present';

const round = (data: Partial<RoundSettled>, roundNo = 1) =>
  tell('round.settled', { roundNo, bets: [], outcome: {}, ...data });
const table = tableOpened('caribbean-stud');
/** A float to pay from, so that no shortage is found. */
const fill = tell('table.filled', { amount: 500_000, slip: 'F-1' });
const last = (...events: CasinoEvent[]) => postedLast(table, fill, ...events);

describe('a round: debit the float with result and deduction, credit win and commission, any signs', () => {
  test.each<[string, Partial<RoundSettled>, string[]]>([
    ['won', { result: 1_400 }, ['chips:table:T1 +1400', 'win:caribbean-stud:T1 -1400']],
    ['lost', { result: -370 }, ['win:caribbean-stud:T1 +370', 'chips:table:T1 -370']],
    ['even', { result: 0 }, []],
    [
      'lost, with a deduction kept in the float',
      { result: -2_500, deduction: { amount: 1_500, dropped: false, rule: 'banker-6' } },
      ['win:caribbean-stud:T1 +2500', 'chips:table:T1 -1000', 'commission:banker-6:T1 -1500'],
    ],
    [
      'lost by less than the deduction',
      { result: -5, deduction: { amount: 8, dropped: false } },
      ['chips:table:T1 +3', 'win:caribbean-stud:T1 +5', 'commission:deduction:T1 -8'],
    ],
    [
      'won, with a deduction dropped in the slot',
      { result: 100, deduction: { amount: 5, dropped: true, rule: 'pai-gow' } },
      [
        'chips:table:T1 +100',
        'chips:cagnotte:T1 +5',
        'win:caribbean-stud:T1 -100',
        'commission:pai-gow:T1 -5',
      ],
    ],
    [
      'with a forgotten bet and the winnings left on it',
      { result: 0, forgottenBets: [{ stake: 5, winnings: 15 }] },
      ['chips:cage +5', 'chips:table:T1 +15', 'lost-money -5', 'win:caribbean-stud:T1 -15'],
    ],
  ])('%s', (_what, data, lines) => expect(last(round(data))).toEqual({ lines, findings: [] }));

  it('is posted as derived where its result is not declared', () => {
    const derived = round({ bets: [{ betId: '1', type: 'red', stake: 40, paid: 0, taken: 40 }] });
    const { lines } = openedBook(table, derived).entries.at(-1)!.evaluation;
    expect(lines.map(({ basis }) => basis)).toEqual(['derived', 'derived']);
  });

  it('is posted as declared if its bets add up to another amount, and gives a finding', () => {
    const odd = round({ result: 50, bets: [{ betId: '1', type: 'red', stake: 40, taken: 40 }] });
    expect(last(odd)).toEqual({
      lines: ['chips:table:T1 +50', 'win:caribbean-stud:T1 -50'],
      findings: ['outcome-not-readable', 'round-result-differs'],
    });
  });

  it('whose bets state no outcome is posted as far as outcomes are stated, and gives a finding', () => {
    const silent = round({ bets: [{ betId: '1', type: 'red', stake: 40 }] });
    expect(last(silent)).toEqual({ lines: [], findings: ['outcome-not-readable', 'round-result-unknown'] });
  });

  it('in a session that was not opened is of no known game, and gives one finding', () => {
    expect(postedLast(round({ result: 5 }))).toEqual({
      lines: ['chips:table:T1 +5', 'win:unstated:T1 -5'],
      findings: ['session-not-opened'],
    });
    expect(postedLast(round({ result: 5 }), round({ result: 5 }, 2)).findings).toEqual([]);
  });

  it('is of the game its table is authorised for, where the session was not opened', () => {
    const authorised = tell(
      'casino.authorised',
      {
        validFrom: '2026-01-01',
        rulebook: 'ES-AN-2010',
        games: ['boule'],
        tables: [{ table: 'T1', game: 'boule', minimum: { from: 100 } }],
      },
      OFFICE,
    );
    expect(postedLast(authorised, round({ result: 5 })).lines).toEqual([
      'chips:table:T1 +5',
      'win:boule:T1 -5',
    ]);
  });

  it('out of a float that holds less is posted in full, and gives a finding', () => {
    expect(postedLast(table, round({ result: -5 }))).toEqual({
      lines: ['win:caribbean-stud:T1 +5', 'chips:table:T1 -5'],
      findings: ['chips-below-zero'],
    });
  });

  it('whose number was used before is posted, and gives a finding', () => {
    expect(last(round({ result: 5 }), round({ result: 7 }))).toEqual({
      lines: ['chips:table:T1 +7', 'win:caribbean-stud:T1 -7'],
      findings: ['round-number-repeated'],
    });
  });
});

describe('a deduction that the report of a round leaves out', () => {
  const banca = (
    money: { paid?: number; taken?: number },
    result?: number,
    ...more: RoundSettled['bets']
  ) => {
    const open = tableOpened('punto-y-banca');
    const bets = [{ betId: 'b', type: 'banca', stake: 10_000, seat: 1, ...money }, ...more];
    const outcome = { punto: ['2h', '3d', 'Th'], banca: ['4s', '2h'] };
    const told = round({ bets, outcome, ...present({ result }) });
    const { lines, findings } = postedLast(open, fill, told);
    return { lines, findings: findings.filter((code) => code !== 'staff-below-minimum') };
  };
  const kept = ['win:punto-y-banca:T1 +10000', 'chips:table:T1 -5000', 'commission:banker-6:T1 -5000'];
  const notKept = ['win:punto-y-banca:T1 +10000', 'chips:table:T1 -10000'];

  test.each<[string, { paid?: number; taken?: number }, number | undefined, string[], string[]]>([
    ['is derived where nothing is told of the bet', {}, undefined, kept, []],
    ['is derived beside a declared result', {}, -10_000, kept, []],
    ['is what was not paid of the winnings', { paid: 5_000, taken: 0 }, -10_000, kept, []],
    ['and the same without a result', { paid: 5_000, taken: 0 }, undefined, kept, []],
    [
      'is nothing where the whole winnings were paid',
      { paid: 10_000, taken: 0 },
      -10_000,
      notKept,
      ['paid-differs', 'deduction-differs'],
    ],
    [
      'and the same without a result',
      { paid: 10_000, taken: 0 },
      undefined,
      notKept,
      ['paid-differs', 'deduction-differs'],
    ],
    [
      'is nothing where the result is no more than what was paid',
      { paid: 5_000, taken: 0 },
      -5_000,
      ['win:punto-y-banca:T1 +5000', 'chips:table:T1 -5000'],
      ['deduction-differs'],
    ],
    [
      'and where that was neither the whole winnings nor what is left of them',
      { paid: 8_000, taken: 0 },
      -8_000,
      ['win:punto-y-banca:T1 +8000', 'chips:table:T1 -8000'],
      ['paid-differs', 'deduction-differs'],
    ],
    [
      'is nothing where a winning bet was taken',
      { paid: 0, taken: 10_000 },
      undefined,
      ['chips:table:T1 +10000', 'win:punto-y-banca:T1 -10000'],
      ['paid-differs', 'taken-differs', 'deduction-differs'],
    ],
  ])('%s', (_what, money, result, lines, findings) =>
    expect(banca(money, result)).toEqual({ lines, findings }),
  );

  it('is known of its bet, where another bet of the round cannot be evaluated', () => {
    const dragon = { betId: 'd', type: 'dragon', stake: 100, seat: 1, paid: 0, taken: 0 };
    const { lines } = banca({ paid: 5_000, taken: 0 }, undefined, dragon);
    expect(lines).toEqual(kept);
  });
});

const pool = 'carrusel';
const opened = (rate = { numerator: 80, denominator: 100 }) =>
  tell('jackpot.opened', { pool, seed: 5_000, rate, tables: ['T1'], approvedBy: BY }, OFFICE);
const staked = (amount: number, how: 'slot' | 'swept' = 'slot') =>
  round({ result: 0, poolStakes: [{ pool, amount, how }] }, 8);
type Prize = NonNullable<RoundSettled['poolPrizes']>[number];
const prize = (amount: number, more: Partial<Prize> = {}, roundNo = 9) =>
  round({ result: 0, poolPrizes: [{ pool, amount, paidFrom: 'table', ...more }] }, roundNo);

const contributed = (amount: number, more = {}) =>
  tell('jackpot.contributed', { pool, table: 'T1', amount, how: 'slot', ...more }, OFFICE);
const won = (amount: number, more = {}) =>
  tell('jackpot.won', { pool, table: 'T1', amount, paidFrom: 'bank', ...more }, OFFICE);
const authorised = (postedBy: 'round.settled' | 'jackpot') =>
  tell(
    'casino.authorised',
    {
      validFrom: '2026-01-01',
      rulebook: 'ES-AN-2010',
      games: ['caribbean-stud'],
      tables: [],
      jackpots: [{ pool, tables: ['T1'], postedBy, rate: { numerator: 80, denominator: 100 } }],
    },
    OFFICE,
  );

describe('a pool that the rounds of its tables post', () => {
  it('begins with a seed borne by the house', () =>
    expect(last(opened()).lines).toEqual(['jackpot-funding:carrusel +5000', 'jackpot:carrusel -5000']));

  it('gets its rate of a stake, the house the rest', () => {
    expect(last(opened(), staked(400)).lines).toEqual([
      'chips:jackpot:T1[carrusel] +400',
      'jackpot:carrusel -320',
      'jackpot-share:carrusel:T1 -80',
    ]);
    expect(last(opened(), staked(50, 'swept')).lines[0]).toBe('chips:table:T1 +50');
  });

  it('rounds its part of a stake half up, and keeps the exact value on the line', () => {
    const book = openedBook(table, opened({ numerator: 1, denominator: 3 }), staked(50));
    const line = book.entries.at(-1)!.evaluation.lines.find(({ account }) => account === 'jackpot:carrusel')!;
    expect(line).toMatchObject({ credit: 17n, exact: { numerator: 50n, denominator: 3n }, basis: 'derived' });
  });

  test.each<[string, Partial<Prize>, string]>([
    ['at the table', {}, 'chips:table:T1 -100'],
    ['at the cage in chips', { paidFrom: 'cage-chips' }, 'chips:cage -100'],
    ['at the cage in cash', { paidFrom: 'cage-cash' }, 'cash:cage -100'],
    ['by the bank', { paidFrom: 'bank' }, 'bank -100'],
    ['later', { paidFrom: 'later' }, 'prizes-payable[carrusel] -100'],
  ])('pays a prize %s', (_where, how, credit) =>
    expect(last(opened(), prize(100, how)).lines).toEqual(['jackpot:carrusel +100', credit]),
  );

  it('does not pay the fixed prize that the house bears', () =>
    expect(last(opened(), prize(100, { borneBy: 'house' })).lines[0]).toBe('jackpot-share:carrusel:T1 +100'));

  it('never falls below nothing: what a prize needs beyond it is a variance, and found', () =>
    expect(last(opened(), prize(5_500))).toEqual({
      lines: ['jackpot:carrusel +5000', 'variance:jackpot:T1 +500', 'chips:table:T1 -5500'],
      findings: ['movement-not-covered'],
    }));

  it('counts the first of two prizes of one round before it pays the second', () => {
    const two = round({
      result: 0,
      poolPrizes: [
        { pool, amount: 4_000, paidFrom: 'bank' },
        { pool, amount: 4_000, paidFrom: 'bank' },
      ],
    });
    expect(last(opened(), two).lines).toEqual([
      'jackpot:carrusel +5000',
      'variance:jackpot:T1 +3000',
      'bank -8000',
    ]);
  });

  it('that was neither opened nor authorised is posted against a variance, with a finding', () => {
    expect(last(staked(50))).toEqual({
      lines: ['chips:jackpot:T1[carrusel] +50', 'variance:jackpot:T1 -50'],
      findings: ['pool-unknown'],
    });
    expect(last(prize(50))).toEqual({
      lines: ['variance:jackpot:T1 +50', 'chips:table:T1 -50'],
      findings: ['pool-unknown'],
    });
  });

  it('owes a prize until jackpot.paid pays it', () => {
    const paid = tell('jackpot.paid', { pool, amount: 100, paidFrom: 'cage-cash' }, CAGE);
    expect(last(opened(), prize(100, { paidFrom: 'later' }), paid)).toEqual({
      lines: ['prizes-payable[carrusel] +100', 'cash:cage -100'],
      findings: [],
    });
    expect(last(opened(), paid)).toEqual({
      lines: ['variance:jackpot +100', 'cash:cage -100'],
      findings: ['movement-not-covered'],
    });
  });

  it('is adjusted and closed against its funding, or into another pool', () => {
    const adjusted = (amount: number) =>
      tell('jackpot.adjusted', { pool, amount, reason: 'r', approvedBy: BY }, OFFICE);
    expect(last(opened(), adjusted(-80)).lines).toEqual([
      'jackpot:carrusel +80',
      'jackpot-funding:carrusel -80',
    ]);
    expect(last(opened(), adjusted(80)).lines).toEqual([
      'jackpot-funding:carrusel +80',
      'jackpot:carrusel -80',
    ]);
    const closed = (toPool?: string) =>
      tell('jackpot.closed', { pool, amount: 5_000, approvedBy: BY, ...present({ toPool }) }, OFFICE);
    expect(last(opened(), closed('other')).lines).toEqual(['jackpot:carrusel +5000', 'jackpot:other -5000']);
    expect(last(opened(), closed()).lines).toEqual([
      'jackpot:carrusel +5000',
      'jackpot-funding:carrusel -5000',
    ]);
    expect(last(opened(), closed('carrusel')).lines).toEqual([]);
  });

  it('whose meter differs from the ledger gives a finding', () => {
    const reseeded = tell(
      'jackpot.reseeded',
      { pool, amount: 10, cause: 'seed', meterBefore: 4_999, meterAfter: 5_010 },
      OFFICE,
    );
    expect(last(opened(), reseeded).findings).toEqual(['meter-differs']);
  });

  test.each([
    ['the share that the pool was opened with', { toMeter: 8 }, false],
    ['less', { toMeter: 7 }, true],
    ['more', { toMeter: 9 }, true],
    ['less by what each of several stakes may be rounded', { toMeter: 7, stakes: 3 }, false],
    ['less than that', { toMeter: 5, stakes: 3 }, true],
  ])('whose meter gets of its stakes %s', (_what, more, found) => {
    const { findings } = last(opened(), contributed(10, more));
    expect(findings.includes('meter-share-differs')).toBe(found);
  });

  describe('whose meter goes down', () => {
    const read = (meterBefore: number, meterAfter: number) =>
      contributed(10, { toMeter: meterAfter - meterBefore, meterBefore, meterAfter });
    const won = (amount: number, more = {}) =>
      tell('jackpot.won', { pool, amount, paidFrom: 'cage-cash', ...more }, OFFICE);

    test.each([
      ['between two readings', [read(5_000, 5_008), read(5_007, 5_015)], true],
      ['while stakes come in', [contributed(10, { meterBefore: 5_000, meterAfter: 4_990 })], true],
      ['by more than the prize', [won(1_000, { meterBefore: 5_000, meterAfter: 3_999 })], true],
      ['by a prize', [won(1_000, { meterBefore: 5_000, meterAfter: 4_000 }), read(4_000, 4_008)], false],
      ['not at all', [read(5_000, 5_008), read(5_008, 5_016)], false],
    ])('%s', (_how, events, found) => {
      const { findings } = last(opened(), ...events);
      expect(findings.includes('meter-fell')).toBe(found);
    });

    it('by a prize that a round reported is right', () => {
      const prize = round({ poolPrizes: [{ pool, amount: 1_000, paidFrom: 'table' }] });
      expect(last(opened(), read(5_000, 5_008), prize, read(4_008, 4_016)).findings).not.toContain(
        'meter-fell',
      );
    });
  });
});

describe('one fact, one poster: rounds and the pool’s own events report the same stakes and prizes', () => {
  it('its own events post if the authorisation says so, and rounds only confirm', () => {
    const before = [authorised('jackpot'), opened()];
    expect(last(...before, staked(400)).lines).toEqual([]);
    expect(last(...before, contributed(400)).lines).toEqual([
      'chips:jackpot:T1[carrusel] +400',
      'jackpot:carrusel -320',
      'jackpot-share:carrusel:T1 -80',
    ]);
    expect(last(...before, prize(100)).lines).toEqual([]);
    expect(last(...before, won(100)).lines).toEqual(['jackpot:carrusel +100', 'bank -100']);
  });

  it('rounds post if the authorisation says so; an event of the pool without a round gives a finding', () => {
    const before = [authorised('round.settled'), opened()];
    expect(last(...before, contributed(400))).toEqual({ lines: [], findings: ['pool-stakes-differ'] });
    expect(last(...before, staked(400), contributed(400))).toEqual({ lines: [], findings: [] });
    expect(last(...before, won(100))).toEqual({ lines: [], findings: ['pool-prize-unreported'] });
    expect(last(...before, prize(100), won(100, { roundNo: 9 }))).toEqual({ lines: [], findings: [] });
  });

  it('the first source that reports a stake posts the stakes, if the authorisation does not choose', () => {
    expect(last(opened(), staked(400), contributed(400)).lines).toEqual([]);
    expect(last(opened(), contributed(400), staked(400)).lines).toEqual([]);
    expect(last(opened(), contributed(400), contributed(100)).lines).not.toEqual([]);
  });

  it('a prize is posted once, by the first report of it, where the authorisation does not choose', () => {
    expect(last(opened(), prize(100), won(100, { roundNo: 9 })).lines).toEqual([]);
    expect(last(opened(), won(100, { roundNo: 9 }), prize(100)).lines).toEqual([]);
    expect(last(opened(), staked(400), won(100)).lines).toEqual(['jackpot:carrusel +100', 'bank -100']);
    expect(last(opened(), prize(100), won(100, { roundNo: 7 })).lines).not.toEqual([]);
  });

  it('the part of a stake that the meter received is posted as declared', () =>
    expect(last(opened(), contributed(100, { toMeter: 79 })).lines.slice(1)).toEqual([
      'jackpot:carrusel -79',
      'jackpot-share:carrusel:T1 -21',
    ]));
});

describe('a void', () => {
  const voided = (settled: boolean, roundNo = 1) =>
    tell('round.voided', { roundNo, settled, reasonCode: 'r', refunds: [], by: BY });
  const settled = round({ result: 40, poolStakes: [{ pool, amount: 100, how: 'slot' }] });

  it('of a settled round reverses its entry, pool stakes too, and is linked to it', () => {
    const book = openedBook(table, opened(), settled, voided(true));
    const { evaluation } = book.entries.at(-1)!;
    expect(written(evaluation.lines)).toEqual([
      'win:caribbean-stud:T1 +40',
      'jackpot:carrusel +80',
      'jackpot-share:carrusel:T1 +20',
      'chips:table:T1 -40',
      'chips:jackpot:T1[carrusel] -100',
    ]);
    expect([evaluation.reverses, evaluation.findings]).toEqual([4n, []]);
  });

  it('of a round that was not settled posts nothing: the bets never left the players’ hands', () =>
    expect(last(voided(false))).toEqual({ lines: [], findings: [] }));

  it('of a round that was not settled, declared as settled, reverses nothing and gives a finding', () =>
    expect(last(voided(true, 5))).toEqual({ lines: [], findings: ['void-of-unknown-round'] }));

  it('is never twice', () =>
    expect(last(round({ result: 5 }), voided(true), voided(true))).toEqual({
      lines: [],
      findings: ['round-voided-twice'],
    }));

  it('takes from a meter what it still holds; the rest is a variance with a finding', () => {
    const emptied = [opened(), settled, prize(5_080, { paidFrom: 'bank' })];
    expect(last(...emptied, voided(true))).toEqual({
      lines: [
        'win:caribbean-stud:T1 +40',
        'variance:jackpot:T1 +80',
        'jackpot-share:carrusel:T1 +20',
        'chips:table:T1 -40',
        'chips:jackpot:T1[carrusel] -100',
      ],
      findings: ['movement-not-covered'],
    });
  });
});
