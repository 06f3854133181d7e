import { isLate } from '../_mechanics/late-bets';
import type { PlacedBet, Round } from '../round';
import type { BetSettlement } from '../settlement';

/** The bets of a round, and those that stayed from the round before and are not reported again. */
export function betsOnTheCloth({ bets, before }: Round): readonly PlacedBet[] {
  const reported = new Set(bets.map(({ betId }) => betId));
  return [...bets, ...(before?.held ?? []).filter(({ betId }) => !reported.has(betId))];
}

/** The bets that were made before the call: what comes later is given back, and decides nothing of the others. */
export const betsInTime = (bets: readonly PlacedBet[]): readonly PlacedBet[] =>
  bets.filter(({ options }) => isLate(options) !== true);

/** The bets that lay on the cloth when the cards were dealt, by what became of them. */
export const betsThatCount = (
  placed: readonly PlacedBet[],
  settled: readonly BetSettlement[],
): readonly PlacedBet[] =>
  placed.filter((_bet, index) => {
    const fate = settled[index]?.fate;
    return fate !== 'not-judged' && fate !== 'not-accepted';
  });
