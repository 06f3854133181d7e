import type { Round } from '../../games/round';
import { roundFromWire } from '../../games/wire';
import type { HandPlayed } from './hand.events';

/**
 * A hand as the rules of its game read it: the outcome holds what was played, the declared totals hold pots and
 * awards, which the rules derive for themselves.
 */
export const roundOfHand = ({ pots, awards, ...played }: HandPlayed): Round =>
  roundFromWire({ bets: [], outcome: played, pots, awards });
