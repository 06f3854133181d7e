import type { Round } from '../../games/round';
import { minorFromWire } from '../../kernel/money';
import type { HandPlayed } from '../event-registry/hand.events';

/**
 * A hand as the rules of its game read it: the outcome holds what was played, the declared totals hold pots and
 * awards, which the rules derive for themselves.
 */
export function roundOfHand({ pots, awards, ...played }: HandPlayed): Round {
  return {
    bets: [],
    outcome: played,
    declared: {
      pots: pots.map(({ amount }) => minorFromWire(amount)),
      awards: awards.map(({ seat, pot, amount }) => ({
        seat,
        amount: minorFromWire(amount),
        ...(pot === undefined ? {} : { potNo: pot }),
      })),
    },
  };
}
