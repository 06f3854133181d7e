import type { PlacedBet } from '../../../src/games/round';

let bets = 0;

/** A bet with an id of its own, in minor units. */
export const placedBet = (type: string, stake: bigint, more: Partial<PlacedBet> = {}): PlacedBet => ({
  betId: `b${(bets += 1)}`,
  type,
  stake,
  ...more,
});
