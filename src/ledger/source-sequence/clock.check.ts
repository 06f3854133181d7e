import { raise } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import type { CasinoEvent } from '../_core/events/envelope';
import { utcText } from '../../kernel/instant';
import { type Place, timeOf, turnOf } from '../fact-order/place.state';
import { about, type EventFinding } from '../_core/finding';

export function checkClock(event: CasinoEvent, place: Place): EventFinding[] {
  if (event.sequence === undefined || turnOf(place) <= timeOf(event)) return [];
  const finding = raise({
    code: 'clock-went-back',
    expected: said`a time that is not before that of a lower number of the source`,
    found: event.time,
  });
  return about([finding], event.id);
}

/** So far the clocks of a device and of this service may be apart: at this offset a clock shows what it showed in UTC before. */
const TWO_MINUTES_LATER = '-00:02';

/** About its arrival: a report tells a time that had not come when it was recorded, so the clock of its source is fast. */
export function checkClockAhead({ id, time, source }: CasinoEvent, recordedAt: string): EventFinding[] {
  if (utcText(time) <= utcText(recordedAt.replace('Z', TWO_MINUTES_LATER))) return [];
  const finding = raise({
    code: 'clock-differs',
    expected: said`a time of ${source} that is not later than its record, ${recordedAt}, by more than two minutes`,
    found: time,
  });
  return about([finding], id);
}
