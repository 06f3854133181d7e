import { openedBook, tell, written } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';

const STAFF = [
  { id: 'E-1', role: 'table-chief' },
  { id: 'E-2', role: 'croupier' },
];

const opening = tell('table.opened', {
  game: 'blackjack',
  minimum: 500,
  float: { amount: 1_000_000 },
  captures: { rounds: true, buyIns: true },
  staff: STAFF,
});
const pool = tell(
  'jackpot.opened',
  {
    pool: 'bolsa-1',
    seed: 350_000,
    rate: { numerator: 2, denominator: 5 },
    tables: ['T1'],
    approvedBy: STAFF,
  },
  { at: 'office' },
);

const SEATS = [1, 2, 3, 4, 5, 6];

/** Six bets, five of them null, with six stakes of Bolsa; box 1 has three sevens of a suit and is paid this much of the pool. */
const round = (amount: number): CasinoEvent =>
  tell('round.settled', {
    roundNo: 1,
    bets: SEATS.map((seat) => ({ betId: `M${seat}`, type: 'main', stake: 500, seat })),
    outcome: {
      dealer: ['Th', '7d'],
      hands: SEATS.map((seat) => ({ seat, cards: seat === 1 ? ['7h', '7h', '7h'] : ['Ts', '7c'] })),
    },
    result: -500,
    poolStakes: SEATS.map((seat) => ({ pool: 'bolsa-1', amount: 100, how: 'swept' as const, seat })),
    poolPrizes: [{ pool: 'bolsa-1', amount, paidFrom: 'table', seat: 1 }],
  });

const lastOf = (amount: number) => openedBook(pool, opening, round(amount)).entries.at(-1)!.evaluation;

it('a pool is won as the books hold it, with what the round puts into it', () => {
  const { byRules, findings } = lastOf(350_240);
  expect(byRules?.settlement.pools).toMatchObject([
    { kind: 'contribution', amount: 240n },
    { kind: 'house-share', amount: 360n },
    { kind: 'prize', amount: 350_240n, seat: 1 },
    { kind: 'reseed', amount: 300_000n },
  ]);
  expect(findings.map(({ code }) => code)).toEqual([]);
});

it('a prize of another amount gives a finding', () =>
  expect(lastOf(350_000).findings).toMatchObject([
    { code: 'prize-differs', expected: '3502.40 EUR at bolsa-1, seat 1', found: '3500.00 EUR' },
  ]));

it('the ledger and the rules divide the stakes of a round alike: together, rounded once (A4)', () => {
  const half = tell(
    'jackpot.opened',
    { ...(pool.data as object), pool: 'bolsa-2', rate: { numerator: 85, denominator: 100 } } as never,
    { at: 'office' },
  );
  const fiveOfHalf = tell('round.settled', {
    roundNo: 1,
    bets: [],
    outcome: { dealer: ['Th', '7d'], hands: [] },
    result: 0,
    poolStakes: ['slot', 'swept', 'slot', 'slot', 'swept'].map((how, index) => ({
      pool: 'bolsa-2',
      amount: 50,
      how: how as 'slot' | 'swept',
      seat: index + 1,
    })),
  });
  const { lines, byRules } = openedBook(half, opening, fiveOfHalf).entries.at(-1)!.evaluation;
  expect(written(lines)).toEqual([
    'chips:jackpot:T1[bolsa-2] +150',
    'chips:table:T1 +100',
    'jackpot:bolsa-2 -213',
    'jackpot-share:bolsa-2:T1 -37',
  ]);
  expect(lines[2]!.exact).toEqual({ numerator: 425n, denominator: 2n });
  expect(byRules?.settlement.pools).toMatchObject([
    { kind: 'contribution', amount: 213n },
    { kind: 'house-share', amount: 37n },
  ]);
});
