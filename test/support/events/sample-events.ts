import type { CasinoEvent } from '../../../src/ledger/_core/envelope';

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
