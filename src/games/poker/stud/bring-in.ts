import { breach, type RuleFinding } from '../../rule';
import { money } from '../../wording';
import type { Betting } from '../betting/betting';
import { lowestOpen } from './open-cards';

/** The bring-in of stud: of the lowest open card, and of the minimum of the table at least. */
export function checkBringIn({ regulated, hand, minimum, currency }: Betting): readonly RuleFinding[] {
  const rule = regulated.rules.bringIn;
  const bringIn = hand.actions.find(({ action }) => action === 'bring-in');
  if (rule === undefined || bringIn === undefined) return [];
  const { seat, amount, allIn } = bringIn;
  const findings: RuleFinding[] = [];
  if (minimum !== undefined && amount < minimum && !allIn) {
    findings.push(
      breach(rule, {
        ...{ code: 'bring-in-below-minimum', severity: 'violation' },
        ...{ expected: `at least ${money(minimum, currency)}`, found: money(amount, currency) },
      }),
    );
  }
  const lowest = lowestOpen(hand, [...new Set(hand.actions.map((action) => action.seat))]);
  if (lowest === undefined || lowest === seat) return findings;
  return [
    ...findings,
    breach(rule, {
      ...{ code: 'bring-in-not-of-lowest', severity: 'advisory' },
      ...{ expected: `seat ${lowest}, which has the lowest open card`, found: `seat ${seat}` },
    }),
  ];
}
