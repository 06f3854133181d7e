import type { CasinoEvent } from '../../../src/kernel/envelope';
import { EVENING_OPENED } from '../book/house-evening';
import { BY, OFFICE, tell } from '../book/told';

export const STAFF = ['table-chief', 'inspector', 'croupier', 'cambista', 'auxiliary'].map((role) => ({
  id: role,
  role,
}));

export const opening = (game: string, minimum: number): CasinoEvent[] => [
  tell(
    'casino.authorised',
    {
      validFrom: '2026-01-01',
      rulebook: 'ES-AN-2010',
      games: [game],
      tables: ['T1', 'T2', 'T3'].map((table) => ({ table, game, minimum: { from: minimum } })),
    },
    { ...OFFICE, id: 'authorised' },
  ),
  { ...EVENING_OPENED, id: 'ledger' },
];

const captures = { rounds: true, buyIns: true };

/** A bank of chemin de fer that loses a coup. */
export const BANK_NIGHT: readonly CasinoEvent[] = [
  ...opening('chemin-de-fer', 1_000),
  tell(
    'table.opened',
    {
      game: 'chemin-de-fer',
      minimum: 1_000,
      bank: 'limited',
      float: { amount: 0 },
      captures,
      staff: STAFF,
      seats: 9,
    },
    { id: 'opened' },
  ),
  tell('shoe.started', { shoeNo: 1, decks: 6 }, { id: 'shoe' }),
  tell(
    'bank.adjudicated',
    { bank: 'K', banker: 'B', seat: 1, amount: 10_000, paidFrom: 'chips', how: 'offer' },
    { id: 'taken' },
  ),
  tell(
    'coup.played',
    {
      bank: 'K',
      shoeNo: 1,
      coupNo: 1,
      bankBefore: 10_000,
      bets: [{ betId: '1-1', stake: 4_000, player: 'P' }],
      results: [{ tableau: 1, winner: 'punto' }],
      totals: { collected: 0, paid: 4_000 },
      commission: { amount: 0 },
    },
    { id: 'coup' },
  ),
];

/** A free bank of baccarat with two tableaux on a guarantee, which is released after the end of the bank. */
export const GUARANTEE_NIGHT: readonly CasinoEvent[] = [
  ...opening('baccarat-two-tableaux', 1_000),
  tell(
    'bank.deposited',
    {
      banker: 'B',
      amount: 500_000,
      means: 'guarantee',
      mode: 'free',
      document: 'AV-1',
      institution: 'a bank',
    },
    { id: 'given' },
  ),
  tell(
    'bank.deposit-returned',
    { banker: 'B', amount: 500_000, guaranteeReleased: 'AV-1' },
    { id: 'released' },
  ),
];

/** A poker table without players: its float is change and comes back complete. */
export const CIRCLE_NIGHT: readonly CasinoEvent[] = [
  ...opening('texas-holdem', 100),
  tell(
    'table.opened',
    { game: 'texas-holdem', minimum: 100, float: { amount: 10_000 }, captures, staff: STAFF, box: 'B-1' },
    { id: 'opened' },
  ),
  tell('chips.exchanged', { kind: 'cash-for-chips', amount: 400 }, { id: 'buy-in' }),
  tell('table.counted', { inventory: 9_600, certifiedBy: BY }, { id: 'counted' }),
  tell('table.closed', { toCage: [{ holder: 'table', chips: 9_600 }], certifiedBy: BY }, { id: 'closed' }),
  tell('drop.counted', { box: 'B-1', amount: 400, by: BY }, { at: 'tables/T1/count-room', id: 'drop' }),
];
