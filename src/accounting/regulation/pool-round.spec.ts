import { openedBook, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../domain/event-registry/envelope';

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

/** Six stakes of Bolsa; box 1 has three sevens of a suit and is paid this much of the pool. */
const round = (amount: number): CasinoEvent =>
  tell('round.settled', {
    roundNo: 1,
    bets: [],
    outcome: { dealer: ['Th', '7d'], hands: [{ seat: 1, cards: ['7h', '7h', '7h'] }] },
    result: 0,
    poolStakes: Array.from({ length: 6 }, (_, index) => ({
      ...{ pool: 'bolsa-1', amount: 100, how: 'swept' as const, seat: index + 1 },
    })),
    poolPrizes: [{ pool: 'bolsa-1', amount, paidFrom: 'table', seat: 1 }],
  });

const lastOf = (amount: number) => openedBook(pool, opening, round(amount)).entries.at(-1)!.judgement;

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

it('a prize of another amount is found', () =>
  expect(lastOf(350_000).findings).toMatchObject([
    { code: 'prize-differs', expected: '3502.40 EUR at bolsa-1 1', found: '3500.00 EUR' },
  ]));
