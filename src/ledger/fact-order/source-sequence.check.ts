import { about, type EventFinding, type Finding, raise, said } from '../../finding-catalogue/finding';
import type { CasinoEvent } from '../../kernel/envelope';
import { arrive, type Gap, numberedReportOf } from './source-sequence.state';
import type { Evaluation, LedgerState } from '../_core/evaluation.state';
import { utcText } from '../../kernel/instant';
import { isLater, lastSigned, type Place, timeOf, turnOf } from './place.state';
import { reportersOf } from '../../kernel/event-definition';
import { definitionOf } from '../event-contract/catalogue';
import { previousGamingDay } from '../../kernel/gaming-day';
import { keepingLast } from '../../kernel/keeping-last';

/**
 * Checks the sequence numbers of a source: missing numbers are a gap, which narrows and closes as they arrive; a late
 * number and a repeated one are findings.
 */
export function checkSequence(
  event: CasinoEvent,
  { sequence: known }: Pick<LedgerState, 'sequence'>,
): Required<Pick<Evaluation, 'settles'>> &
  Pick<Evaluation, 'sequence'> & { readonly findings: readonly Finding[] } {
  const report = numberedReportOf(event);
  if (report === undefined) return { sequence: known, findings: [], settles: [] };
  const { source, number } = report;
  const { sequence, opened, closed, late, repeated } = arrive(known, number);
  const isSetAside = event.type === 'cagnotte.intake.quarantined.v1';
  return {
    sequence,
    settles: closed.map((gap) => standingOf(source, gap)),
    findings: [
      ...opened.map((gap) => sequenceGap(source, gap)),
      ...(late ? [lateArrival(source, number)] : []),
      ...(repeated && !isSetAside ? [sequenceRepeated(source, number)] : []),
    ],
  };
}

const standingOf = (source: string, { from, to }: Gap): string => `sequence-gap ${source} ${from}-${to}`;

const sequenceGap = (source: string, gap: Gap): Finding =>
  raise({
    code: 'sequence-gap',
    expected:
      gap.from === gap.to
        ? said('number-of', { number: gap.from, source })
        : said('numbers-to-of', { from: gap.from, to: gap.to, source }),
    found: said('not-reported-so-far'),
    standing: standingOf(source, gap),
  });

const lateArrival = (source: string, number: bigint): Finding =>
  raise({
    code: 'late-arrival',
    expected: said('number-of-before-any-higher-one', { number, source }),
    found: said('arrived-after-higher-one'),
  });

const sequenceRepeated = (source: string, number: bigint): Finding =>
  raise({
    code: 'sequence-repeated',
    expected: said('number-of-once-device-that-lost-its-counter', { number, source }),
    found: said('another-report-with-number-that-was-used'),
  });

export function checkClock(event: CasinoEvent, place: Place): EventFinding[] {
  if (event.sequence === undefined || !isLater(turnOf(place), timeOf(event))) return [];
  const finding = raise({
    code: 'clock-went-back',
    expected: said('time-that-is-not-before-that-of-lower-number'),
    found: event.time,
  });
  return about([finding], event.id);
}

/** The tolerated difference between the clock of a device and that of this service, as an offset. */
const TWO_MINUTES_LATER = '-00:02';

export function checkClockAhead({ id, time, source }: CasinoEvent, recordedAt: string): EventFinding[] {
  if (utcText(time) <= utcText(recordedAt.replace('Z', TWO_MINUTES_LATER))) return [];
  const finding = raise({
    code: 'clock-differs',
    expected: said('time-of-that-is-not-later-than-its-record', { source, recordedAt }),
    found: time,
  });
  return about([finding], id);
}

/**
 * Reports a gaming day that does not fit the time of the fact, because the fact would count in the books of a wrong
 * day. A session crosses midnight, a signature may come two days later (`turnAfter`), and in UTC a session may begin
 * the day before. Facts that only the office reports may be about another day.
 */
export function checkDayOfTime(event: CasinoEvent): EventFinding[] {
  const { id, type, gamingday: day, time } = event;
  const date = timeOf(event).slice(0, day.length);
  if (date >= dayBefore(day) && date <= lastSigned(day)) return [];
  const definition = definitionOf(type);
  if (definition === undefined || !reportersOf(definition).some((of) => of !== 'office')) return [];
  const finding = raise({
    code: 'day-not-of-its-time',
    expected: said('time-of-gaming-day-or-of-two-days-after-it', { day }),
    found: time,
  });
  return about([finding], id);
}

const dayBefore = keepingLast(previousGamingDay);
