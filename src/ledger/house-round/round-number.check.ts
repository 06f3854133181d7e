import { roundReferenceOf } from '../table-session/round-reference.state';
import type { CasinoEvent } from '../_core/events/envelope';
import type { Finding } from '../_core/finding';

/** A round is named by its session and its number. One whose number was used before is posted all the same. */
export function checkRoundNumber(event: CasinoEvent, firstReport: string | undefined): Finding[] {
  const reference = roundReferenceOf(event);
  if (firstReport === undefined || reference === undefined) return [];
  return [
    {
      code: 'round-number-repeated',
      severity: 'violation',
      ruleId: 'G8',
      citation: 'a round is named by its session and number; a number used twice is posted and found',
      expected: `${reference} once in its session`,
      found: `reported by ${firstReport} and again by ${event.id} of ${event.source}`,
      eventIds: [...new Set([event.id, firstReport])],
    },
  ];
}
