import type { CasinoEvent } from '../../../src/kernel/envelope';
import { BY, tell } from '../book/told';
import { opening, STAFF } from './player-nights';

const captures = { rounds: true, buyIns: true };

const opened = (game: string, bank: 'limited' | 'free') =>
  tell(
    'table.opened',
    { game, minimum: 1_000, bank, float: { amount: 0 }, captures, staff: STAFF, seats: 9 },
    { id: 'opened' },
  );

const played = (
  id: string,
  [bank, coupNo]: readonly [string, number],
  stake: number,
  data: object,
): CasinoEvent =>
  tell(
    'coup.played',
    {
      bank,
      shoeNo: 1,
      coupNo,
      results: [{ tableau: 1, winner: 'bank' }],
      bets: stake === 0 ? [] : [{ betId: `${coupNo}-P`, stake, player: 'P', seat: 9 }],
      ...data,
    },
    { id },
  );

/**
 * Chemin de fer: the banker wins a coup and passes the bank; no player takes it over, it is auctioned, and the buyer loses it.
 */
export const CHEMIN_NIGHT: readonly CasinoEvent[] = [
  ...opening('chemin-de-fer', 1_000),
  opened('chemin-de-fer', 'limited'),
  tell('shoe.started', { shoeNo: 1, decks: 6, behindCutCard: 7 }, { id: 'shoe' }),
  tell('bank.offered', { seat: 1, floor: 1_000 }, { id: 'offered' }),
  tell(
    'bank.adjudicated',
    { bank: 'K', banker: 'B', seat: 1, amount: 20_000, paidFrom: 'chips', how: 'offer' },
    { id: 'taken' },
  ),
  played('won', ['K', 1], 20_000, { bankBefore: 20_000, commission: { amount: 1_000 } }),
  tell('bank.passed', { bank: 'K', amount: 39_000 }, { id: 'passed' }),
  tell(
    'bank.ended',
    { bank: 'K', cause: 'passed', returned: [{ member: 'B', amount: 39_000 }] },
    { id: 'passed-on' },
  ),
  ...[2, 3, 4, 5, 6, 7, 8, 9].flatMap((seat) => [
    tell('bank.offered', { seat, floor: 39_000 }, { id: `offered-${seat}` }),
    tell('bank.refused', { seat }, { id: `refused-${seat}` }),
  ]),
  tell('bank.offered', { standing: true, floor: 39_000 }, { id: 'offered-to-standing' }),
  tell('bank.offered', { player: 'B', seat: 1, floor: 39_000 }, { id: 'offered-back' }),
  tell(
    'bank.auctioned',
    {
      bids: [
        { player: 'S', standing: true, amount: 15_000 },
        { player: 'Q', seat: 7, amount: 15_000 },
      ],
      winner: 'Q',
    },
    { id: 'auctioned' },
  ),
  tell(
    'bank.adjudicated',
    { bank: 'L', banker: 'Q', seat: 7, amount: 15_000, paidFrom: 'chips', how: 'auction' },
    { id: 'bought' },
  ),
  played('lost', ['L', 2], 10_000, { bankBefore: 15_000, results: [{ tableau: 1, winner: 'punto' }] }),
  tell(
    'bank.ended',
    { bank: 'L', cause: 'lost', returned: [{ member: 'Q', amount: 5_000 }] },
    { id: 'ended' },
  ),
];

const overTwo = (id: string, coupNo: number, winners: readonly [string, string], data: object): CasinoEvent =>
  played(id, ['K', coupNo], 0, {
    results: winners.map((winner, index) => ({ tableau: index + 1, winner })),
    bets: [1, 2].map((tableau) => ({
      betId: `${coupNo}-${tableau}`,
      stake: 30_000,
      tableau,
      covered: 30_000,
    })),
    ...data,
  });

/** Baccarat with two tableaux: a bank is broken, put up again, wins a coup and is withdrawn completely. */
export const CLOTHS_NIGHT: readonly CasinoEvent[] = [
  ...opening('baccarat-two-tableaux', 1_000),
  opened('baccarat-two-tableaux', 'limited'),
  tell(
    'bank.deposited',
    { banker: 'B', amount: 60_000, means: 'cash', mode: 'limited', bank: 'K', by: BY },
    { id: 'deposited' },
  ),
  tell('bank.put-in-play', { bank: 'K', banker: 'B', amount: 60_000 }, { id: 'put' }),
  overTwo('lost', 1, ['punto', 'punto'], { bankBefore: 60_000 }),
  tell('bank.broken', { bank: 'K', banker: 'B' }, { id: 'broken' }),
  tell(
    'bank.deposited',
    { banker: 'B', amount: 60_000, means: 'cash', mode: 'limited', bank: 'K', by: BY, again: true },
    { id: 'deposited-again' },
  ),
  tell('bank.put-in-play', { bank: 'K', banker: 'B', amount: 60_000 }, { id: 'put-again' }),
  overTwo('won', 2, ['bank', 'tie'], { commission: { amount: 600 }, bankBefore: 60_000 }),
  tell('bank.withdrawn', { bank: 'K', banker: 'B', amount: 89_400, paidOut: 'chips' }, { id: 'withdrawn' }),
];
