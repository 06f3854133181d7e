import type { CasinoEvent } from '../../../src/kernel/envelope';

export const chipsSold: CasinoEvent = {
  specversion: '1.0',
  id: 'sale-1',
  source: '/casinos/granada/cage',
  type: 'cagnotte.cage.chips-sold.v1',
  time: '2026-01-01T21:30:00+01:00',
  gamingday: '2026-01-01',
  data: { currency: 'EUR', amount: 600000, meansOfPayment: 'cash' },
};

export const ledgerOpened = {
  ...chipsSold,
  id: 'opening',
  source: '/casinos/granada/accounts',
  type: 'cagnotte.ledger.opened.v1',
  data: { currency: 'EUR', balances: [{ account: 'chips:cage', amount: -100 }] },
};

/** A hand with required fields only. */
export const handPlayed = {
  ...chipsSold,
  id: 'hand-1',
  source: '/casinos/granada/tables/HE1',
  type: 'cagnotte.hand.played.v1',
  data: {
    currency: 'EUR',
    handNo: '1',
    game: 'texas-holdem',
    limitType: 'no-limit',
    seats: [{ seat: 1, player: 'p1' }],
    actions: [],
    pots: [],
    awards: [],
    rake: { dropped: 0 },
  },
};

/** A round of exactly this number of stored bytes (at least 1,000), all in fields of its type. */
export function roundOfBytes(bytes: number, id = 'round-1'): CasinoEvent {
  const bet = { betId: 'b'.repeat(80), type: 't'.repeat(60), stake: 1, player: 'p'.repeat(80) };
  const withBets = (bets: readonly object[], device = ''): CasinoEvent => ({
    ...chipsSold,
    id,
    source: `/casinos/granada/tables/RF1${device}`,
    type: 'cagnotte.round.settled.v1',
    data: { currency: 'EUR', roundNo: 1, bets, outcome: { number: 23 }, result: 0 },
  });
  const room = bytes - JSON.stringify(withBets([])).length;
  const bets = Array<object>(Math.floor(room / (JSON.stringify(bet).length + 1))).fill(bet);
  // The name of the device fills the rest that is shorter than a bet.
  const rest = bytes - JSON.stringify(withBets(bets)).length;
  return withBets(
    bets,
    [...Array(rest).keys()].map((at) => (at % 80 === 0 && at < rest - 1 ? '/' : 'x')).join(''),
  );
}
