import type { Finding } from '../../../finding-catalogue/finding';
import { said } from '../../../finding-catalogue/said';
import { breach } from '../../rule';
import { money } from '../../wording';
import type { Betting } from '../betting/betting';
import { lowestOpen } from './open-cards';

export function checkBringIn({ regulated, hand, minimum, currency }: Betting): readonly Finding[] {
  const rule = regulated.rules.bringIn;
  const bringIn = hand.actions.find(({ action }) => action === 'bring-in');
  if (rule === undefined || bringIn === undefined) return [];
  const { seat, amount, allIn } = bringIn;
  const findings: Finding[] = [];
  if (minimum !== undefined && amount < minimum && !allIn) {
    findings.push(
      breach(rule, {
        ...{ code: 'bring-in-below-minimum' },
        ...{ expected: said`at least ${money(minimum, currency)}`, found: money(amount, currency) },
      }),
    );
  }
  const lowest = lowestOpen(hand, [...new Set(hand.actions.map((action) => action.seat))]);
  if (lowest === undefined || lowest === seat) return findings;
  return [
    ...findings,
    breach(rule, {
      ...{ code: 'bring-in-not-of-lowest' },
      ...{ expected: said`seat ${lowest}, which has the lowest open card`, found: said`seat ${seat}` },
    }),
  ];
}
