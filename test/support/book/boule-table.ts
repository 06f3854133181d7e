import type { CasinoEvent } from '../../../src/kernel/envelope';
import { BY, tell } from './told';

/** Opening balances with nothing but chips in the cage. */
export const opening = tell('ledger.opened', {
  balances: [
    { account: 'chips:cage', amount: 100_000 },
    { account: 'chips:issued', amount: -100_000 },
  ],
});

/** A boule table, with 900 in its float, that reports every round. */
export const table = tell('table.opened', {
  game: 'boule',
  minimum: 100,
  float: { amount: 900 },
  captures: { rounds: true, buyIns: true },
  staff: BY,
});

/** Adds the sequence number of its source to an event. */
export const numbered = (sequence: number, event: CasinoEvent): CasinoEvent => ({
  ...event,
  sequence: `${sequence}`,
});

export const roundData = (roundNo: number, result: number) => ({
  currency: 'EUR',
  roundNo,
  bets: [],
  outcome: {},
  result,
});

export const round = (roundNo: number, result: number): CasinoEvent =>
  tell('round.settled', roundData(roundNo, result), { id: `round-${roundNo}` });

/** The count at the end of the night: 40 more than the opening float. */
export const counted = {
  ...tell('table.counted', { inventory: 940, certifiedBy: BY }, { id: 'count' }),
  time: '2026-01-02T04:00:00Z',
};

/** Voids the first round, which was settled. */
export const voided = tell(
  'round.voided',
  { roundNo: 1, settled: true, reasonCode: 'r', refunds: [], by: BY },
  { id: 'void' },
);
