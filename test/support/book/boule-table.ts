import type { CasinoEvent } from '../../../src/kernel/envelope';
import { BY, tell } from './told';

/** What a ledger opens with that only has chips in the cage. */
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

/** An event with its number in what its source reports. */
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

/** 40 more than it was opened with, at the end of the night. */
export const counted = {
  ...tell('table.counted', { inventory: 940, certifiedBy: BY }, { id: 'count' }),
  time: '2026-01-02T04:00:00Z',
};

/** The first round is void, which was settled. */
export const voided = tell(
  'round.voided',
  { roundNo: 1, settled: true, reasonCode: 'r', refunds: [], by: BY },
  { id: 'void' },
);
