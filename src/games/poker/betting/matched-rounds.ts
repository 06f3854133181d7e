import type { Finding } from '../../../finding-catalogue/finding';
import { listed, said } from '../../../finding-catalogue/said';
import { breach } from '../../rule';
import { money } from '../../wording';
import type { Betting } from './betting';
import type { ClosedRound } from './betting-replay';

/**
 * At the end of a round all who are still in have put in the same, but for who has no more. The one whose bet nobody
 * called stands alone above the others.
 */
export function checkMatched(
  { regulated, hand, currency }: Betting,
  rounds: readonly ClosedRound[],
): readonly Finding[] {
  const excused = new Set(hand.errors.map(({ seat }) => seat));
  return rounds.flatMap(({ round, highest, standing }) => {
    const short = standing.filter(({ seat, put, allIn }) => put < highest && !allIn && !excused.has(seat));
    if (short.length === 0 || standing.length < 2) return [];
    return [
      breach(regulated.rules.matched, {
        code: 'bets-not-equal',
        expected: said`${money(highest, currency)} of each who is still in after round ${round}`,
        found: listed(short.map(({ seat, put }) => said`${money(put, currency)} of seat ${seat}`)),
      }),
    ];
  });
}
