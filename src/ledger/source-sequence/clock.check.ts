import type { CasinoEvent } from '../_core/events/envelope';
import { type Place, timeOf, turnOf } from '../fact-order/place.state';
import { about, type Finding } from '../_core/finding';

/** A numbered fact that tells an earlier time than a lower number of its source stands behind that one all the same. */
export function checkClock(event: CasinoEvent, place: Place): Finding[] {
  if (event.sequence === undefined || turnOf(place) <= timeOf(event)) return [];
  const finding = {
    code: 'clock-went-back',
    severity: 'information',
    ruleId: 'G3-sequence',
    citation: 'within a source the numbers say the order; a clock that was set back does not',
    expected: 'a time that is not before that of a lower number of the source',
    found: event.time,
  } as const;
  return about([finding], event.id);
}
