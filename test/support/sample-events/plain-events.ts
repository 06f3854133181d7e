import type { CasinoEvent } from '../../../src/kernel/envelope';

/** The cage sells chips. */
export const chipsSold: CasinoEvent = {
  specversion: '1.0',
  id: 'sale-1',
  source: '/casinos/granada/cage',
  type: 'cagnotte.cage.chips-sold.v1',
  time: '2026-01-01T21:30:00+01:00',
  gamingday: '2026-01-01',
  data: { currency: 'EUR', amount: 600000, meansOfPayment: 'cash' },
};

/** The opening balances of a casino. */
export const ledgerOpened = {
  ...chipsSold,
  id: 'opening',
  source: '/casinos/granada/accounts',
  type: 'cagnotte.ledger.opened.v1',
  data: { currency: 'EUR', balances: [{ account: 'chips:cage', amount: -100 }] },
};

/** A hand at a table, with nothing in it that its type does not require. */
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

/** A round that is stored in exactly so many bytes, 1,000 at least, all of them in fields that its type declares. */
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
  // What no whole bet fills is in the name of the device.
  const rest = bytes - JSON.stringify(withBets(bets)).length;
  return withBets(
    bets,
    [...Array(rest).keys()].map((at) => (at % 80 === 0 && at < rest - 1 ? '/' : 'x')).join(''),
  );
}
