import { money } from '../../games/wording';
import { accountOfHand } from './hand-account.state';
import type { HandPlayed } from './hand.events';
import type { Finding } from '../_core/finding';

const CAP = { numerator: 5n, denominator: 100n };

/**
 * The rake of a circle hand is at most 5 % of the money contributed to it (epígrafe 1.1.10, II.4.a; the reference
 * rooms of INT-POKER are held to the same cap). Less is house policy and no finding.
 */
export function checkRakeCap(hand: HandPlayed): Omit<Finding, 'eventIds'>[] {
  const { pot, carriedIn, rake } = accountOfHand(hand);
  const contributed = pot > carriedIn ? pot - carriedIn : 0n;
  if (rake * CAP.denominator <= contributed * CAP.numerator) return [];
  return [
    {
      code: 'rake-above-cap',
      severity: 'violation',
      ruleId: '1.1.10-II.4-01',
      citation: 'epígrafe 1.1.10, II.4.a: at most 5 % of the money contributed in each hand',
      expected: `at most ${money((contributed * CAP.numerator) / CAP.denominator, hand.currency)}`,
      found: money(rake, hand.currency),
    },
  ];
}
