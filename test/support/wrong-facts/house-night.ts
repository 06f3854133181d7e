import type { CasinoEvent } from '../../../src/kernel/envelope';
import { BY, CAGE, OFFICE, tell } from '../book/told';

const ROULETTE_STAFF = [
  { id: 'E-1', role: 'table-chief' },
  { id: 'E-2', role: 'croupier' },
  { id: 'E-3', role: 'croupier' },
];

const COUNT_ROOM = { at: 'tables/T1/count-room' } as const;

/**
 * A night without findings: a French roulette with float, fill, credit and two boxes, and a cage with cheques, dollars and
 * found money. Rows name facts by their ids.
 */
export const HOUSE_NIGHT: readonly CasinoEvent[] = [
  tell(
    'casino.authorised',
    {
      validFrom: '2026-01-01',
      rulebook: 'ES-AN-2010',
      games: ['roulette-french'],
      tables: ['T1', 'T2'].map((table) => ({
        table,
        game: 'roulette-french',
        minimum: { from: 200, to: 1_000 },
        maxima: { '*': 100_000 },
      })),
      accounting: {
        floats: [{ game: 'roulette-french', multiplier: 5_000 }],
        cageGuarantee: { games: ['roulette-french'], multiplier: 10_000 },
        largeAmounts: { slip: 2_000_000, box: 500_000 },
      },
    },
    { ...OFFICE, id: 'authorised' },
  ),
  tell(
    'ledger.opened',
    {
      balances: [
        { account: 'chips:cage', amount: 40_000_000 },
        { account: 'cash:cage', amount: 20_000_000 },
        { account: 'bank', amount: 50_000_000 },
        { account: 'chips:issued', amount: -40_000_000 },
        { account: 'opening', amount: -70_000_000 },
      ],
    },
    { ...OFFICE, id: 'ledger' },
  ),
  tell('cage.opened', { chips: 40_000_000, cash: 20_000_000, by: BY }, { ...CAGE, id: 'cage-opened' }),
  tell(
    'cage.float-issued',
    { table: 'T1', amount: 1_500_000, slip: 'A-1', purpose: 'float', by: BY },
    { ...CAGE, id: 'float-of-cage' },
  ),
  tell(
    'table.opened',
    {
      game: 'roulette-french',
      minimum: 200,
      maxima: { '*': 100_000 },
      tier: 1,
      float: { amount: 1_500_000, slip: 'A-1' },
      captures: { rounds: true, buyIns: true },
      staff: ROULETTE_STAFF,
      box: 'B-1',
    },
    { id: 'opened' },
  ),
  tell('cage.chips-sold', { amount: 600_000, meansOfPayment: 'cash' }, { ...CAGE, id: 'sold' }),
  tell(
    'cage.chips-sold',
    { amount: 300_000, meansOfPayment: 'cheque', document: 'CH-1' },
    { ...CAGE, id: 'sold-for-cheque' },
  ),
  tell(
    'cage.chips-sold',
    { amount: 100_000, meansOfPayment: 'cheque', document: 'CH-2' },
    { ...CAGE, id: 'sold-for-another' },
  ),
  tell(
    'chips.exchanged',
    { kind: 'cash-for-chips', at: 'table', amount: 100_000, pieces: [{ denomination: 10_000, pieces: 10 }] },
    { id: 'buy-in' },
  ),
  tell(
    'round.settled',
    {
      roundNo: 1,
      bets: [
        { betId: 's', type: 'straight-up', stake: 1_000, selection: 17, paid: 35_000, taken: 0 },
        { betId: 'r', type: 'red', stake: 10_000, paid: 0, taken: 10_000 },
      ],
      outcome: { number: 17 },
      result: -25_000,
    },
    { id: 'round' },
  ),
  tell(
    'table.interrupted',
    { reason: 'equipment', explanation: 'The wheel is levelled again', by: { id: 'E-1' } },
    { id: 'interrupted' },
  ),
  tell('table.resumed', { by: { id: 'E-1' } }, { id: 'resumed' }),
  tell(
    'round.settled',
    {
      roundNo: 2,
      bets: [{ betId: 'r', type: 'red', stake: 1_000, paid: 1_000, taken: 0 }],
      outcome: { number: 5 },
      result: -1_000,
    },
    { id: 'round-2' },
  ),
  tell(
    'round.voided',
    {
      roundNo: 2,
      settled: true,
      reasonCode: 'wrong-number-called',
      refunds: [{ betId: 'r', amount: 1_000 }],
      by: BY,
    },
    { id: 'void' },
  ),
  tell('box.swapped', { box: 'B-1', replacement: 'B-2', by: BY }, { id: 'swapped' }),
  tell(
    'cage.float-issued',
    { table: 'T1', amount: 1_500_000, slip: 'A-2', purpose: 'fill', by: BY },
    { ...CAGE, id: 'fill-of-cage' },
  ),
  tell('table.filled', { slip: 'A-2', amount: 1_500_000, by: BY }, { id: 'filled' }),
  tell('table.credited', { slip: 'A-3', amount: 400_000, by: BY }, { id: 'credited' }),
  tell(
    'cage.credit-received',
    { table: 'T1', amount: 400_000, slip: 'A-3', by: BY },
    { ...CAGE, id: 'credit-of-cage' },
  ),
  tell(
    'table.counted',
    {
      inventory: 2_475_000,
      counts: BY.map((by) => ({ by, amount: 2_475_000 })),
      certifiedBy: BY,
    },
    { id: 'counted' },
  ),
  tell(
    'table.closed',
    { toCage: [{ holder: 'table', chips: 2_475_000, slip: 'A-4' }], wheel: 'locked', certifiedBy: BY },
    { id: 'closed' },
  ),
  tell('drop.counted', { box: 'B-1', amount: 100_000, by: BY }, { ...COUNT_ROOM, id: 'drop' }),
  tell('drop.counted', { box: 'B-2', amount: 0, by: BY }, { ...COUNT_ROOM, id: 'drop-2' }),
  tell(
    'cage.cheque-issued',
    { amount: 100_000, document: 'HC-1', pays: 'chips', by: BY },
    { ...CAGE, id: 'cheque-issued' },
  ),
  tell(
    'cage.chips-redeemed',
    {
      amount: 150_000,
      paid: [
        { means: 'cash', amount: 50_000 },
        { means: 'cheque', amount: 100_000, document: 'HC-1' },
      ],
    },
    { ...CAGE, id: 'redeemed' },
  ),
  tell(
    'cage.currency-changed',
    { amount: 10_000, direction: 'bought', other: { currency: 'USD', amount: 11_000 } },
    { ...CAGE, id: 'dollars' },
  ),
  tell(
    'cage.transferred',
    { amount: 1_000_000, from: 'cash', to: 'bank', by: BY },
    { ...CAGE, id: 'transferred' },
  ),
  tell('cage.cheque-cleared', { amount: 300_000, document: 'CH-1' }, { ...CAGE, id: 'cleared' }),
  tell(
    'cage.cheque-returned',
    { amount: 300_000, document: 'CH-1', afterClearing: true },
    { ...CAGE, id: 'returned-by-bank' },
  ),
  tell('cage.cheque-returned', { amount: 100_000, document: 'CH-2' }, { ...CAGE, id: 'returned' }),
  tell('money.found', { entry: 'L-1', kind: 'cash', amount: 5_000, by: BY }, { ...CAGE, id: 'found' }),
  tell(
    'money.returned',
    { entry: 'L-1', amount: 5_000, paidFrom: 'cash', document: 'R-1', by: BY },
    { ...CAGE, id: 'given-back' },
  ),
];
