import { accountOfHand } from '../../poker-hand/hand-account.state';
import type { HandPlayed } from '../../poker-hand/hand.events';
import { sumMinor } from '../../../kernel/money';
import type { Breach } from './identity';

/** A5, soft: what was put into the pots of a hand and not returned came out of them again. */
export function checkPots(hand: HandPlayed): Breach[] {
  const { contributed, carriedIn, collected, rake, carriedOut } = accountOfHand(hand);
  const putIn = sumMinor(contributed.values()) + carriedIn;
  const out = collected + rake + carriedOut;
  if (putIn === out) return [];
  return [{ identity: 'A5', at: hand.handNo, expected: `${putIn} put in`, found: `${out} came out` }];
}
