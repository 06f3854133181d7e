import fc from 'fast-check';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { casinoOf } from '../../../src/kernel/source';
import { anyNight } from '../fact-order/any-night';
import { anyHappening, anyReporting, playNight } from '../house-night/house-night';
import { openingOfNights } from '../poker-night/opening-of-nights';

/** Three gaming days across the end of a fiscal year. */
export const THREE_DAYS = ['2025-12-30', '2025-12-31', '2026-01-01'] as const;

const DAY_MS = 86_400_000;

/** The event on another gaming day at the same hour, with an id of its own. */
function onDay(event: CasinoEvent, gamingday: string): CasinoEvent {
  const days = (Date.parse(gamingday) - Date.parse(event.gamingday)) / DAY_MS;
  const time = new Date(Date.parse(event.time) + days * DAY_MS).toISOString().replace('.000', '');
  return { ...event, id: `${event.id}-${gamingday}`, gamingday, time };
}

/** A house-banked table and the cage on each of the days. */
const housesNights = fc
  .array(fc.record({ happenings: fc.array(anyHappening, { maxLength: 5 }), reporting: anyReporting }), {
    minLength: THREE_DAYS.length,
    maxLength: THREE_DAYS.length,
  })
  .map((nights) =>
    nights.flatMap(({ happenings, reporting }, day) =>
      playNight(happenings, reporting).events.map((event) => onDay(event, THREE_DAYS[day]!)),
    ),
  );

/** Arbitrary, inconsistent facts of any type, including voids. */
const anyFacts = anyNight.map((facts) =>
  facts
    .filter(
      ({ source, type }) =>
        casinoOf(source) === casinoOf(facts[0]!.source) && !type.includes('ledger.opened'),
    )
    .map((fact, n) => onDay(fact, THREE_DAYS[n % THREE_DAYS.length]!)),
);

/** Facts of three gaming days of one casino, in any order, after the opening of its ledger. */
export const anyThreeDays: fc.Arbitrary<CasinoEvent[]> = fc
  .oneof(housesNights, anyFacts)
  .filter((facts) => facts.length > 0)
  .map((facts) => {
    const source = `/casinos/${casinoOf(facts[0]!.source)}/office`;
    return [{ ...onDay(openingOfNights(), THREE_DAYS[0]), source }, ...facts];
  });
