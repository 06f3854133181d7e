import type { CasinoEvent } from '../../../src/kernel/envelope';

/** Opening balances with enough chips in the cage and with customers for every night. */
export const openingOfNights = (): CasinoEvent => ({
  specversion: '1.0',
  id: 'opening',
  source: '/casinos/granada/accounts',
  type: 'cagnotte.ledger.opened.v1',
  time: '2026-01-01T18:00:00Z',
  gamingday: '2026-01-01',
  data: {
    currency: 'EUR',
    balances: [
      { account: 'chips:cage', amount: 1_000_000_000 },
      { account: 'cash:cage', amount: 1_000_000_000 },
      { account: 'chips:issued', amount: -2_000_000_000 },
    ],
  },
});
