import { isLate } from '../_mechanics/late-bets';
import type { PlacedBet, Round } from '../round';
import type { BetSettlement } from '../settlement';

export function betsOnTheCloth({ bets, before }: Round): readonly PlacedBet[] {
  const reported = new Set(bets.map(({ betId }) => betId));
  return [...bets, ...(before?.held ?? []).filter(({ betId }) => !reported.has(betId))];
}

/** The bets that were made before the call: what comes later is given back, and decides nothing of the others. */
export const betsInTime = (bets: readonly PlacedBet[]): readonly PlacedBet[] =>
  bets.filter(({ options }) => isLate(options) !== true);

export const betsThatCount = (
  placed: readonly PlacedBet[],
  settled: readonly BetSettlement[],
): readonly PlacedBet[] =>
  placed.filter((_bet, index) => {
    const fate = settled[index]?.fate;
    return fate !== 'not-judged' && fate !== 'not-accepted';
  });
