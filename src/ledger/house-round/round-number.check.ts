import { raise } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { roundReferenceOf } from '../table-session/round-reference.state';
import type { CasinoEvent } from '../_core/events/envelope';
import { about, type EventFinding } from '../_core/finding';

export function checkRoundNumber(event: CasinoEvent, firstReport: string | undefined): EventFinding[] {
  const reference = roundReferenceOf(event);
  if (firstReport === undefined || reference === undefined) return [];
  return about(
    [
      raise({
        code: 'round-number-repeated',
        expected: said`${reference} once in its session`,
        found: said`reported by ${firstReport} and again by ${event.id} of ${event.source}`,
      }),
    ],
    ...new Set([event.id, firstReport]),
  );
}
