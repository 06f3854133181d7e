import { join } from 'node:path';
import fc from 'fast-check';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { simulate } from '../../../packages/simulator/simulate';
import { anyNight } from '../fact-order/any-night';
import { readNightEvents } from '../book/night-events';
import { playPokerNight } from '../poker-night/poker-night';
import { anyHappening as anyPokerHappening } from '../poker-night/happenings';
import { openingOfNights } from '../poker-night/opening-of-nights';
import { anyHappening, anyReporting, playNight } from '../house-night/house-night';

const ROOT = join(__dirname, '..', '..', '..');
const BEGINS = Date.parse('2026-01-01T20:00:00Z');

/** Sets the times of facts a number of seconds apart, in this order; 0 gives all the same instant. */
const atMoments = (events: readonly CasinoEvent[], seconds: number): CasinoEvent[] =>
  events.map((event, n) => ({
    ...event,
    time: new Date(BEGINS + 1_000 * n * seconds).toISOString().replace('.000', ''),
  }));

/** Adds sequence numbers by source. */
function numbered(events: readonly CasinoEvent[]): CasinoEvent[] {
  const counts = new Map<string, number>();
  return events.map((event) => {
    const sequence = (counts.get(event.source) ?? 0) + 1;
    counts.set(event.source, sequence);
    return { ...event, sequence: `${sequence}` };
  });
}

/** A house-banked table with the cage, and a table with players' banks, on one night. */
const mixedNight = fc
  .record({
    happenings: fc.array(anyHappening, { maxLength: 10 }),
    reporting: anyReporting,
    nonBanked: fc.array(anyPokerHappening, { maxLength: 10 }),
    seconds: fc.constantFrom(60, 60, 0),
    isNumbered: fc.boolean(),
  })
  .map(({ happenings, reporting, nonBanked, seconds, isNumbered }) => {
    const house = playNight(happenings, reporting).events;
    const bank = playPokerNight(nonBanked, 'CF1').map(({ event }) => event);
    const events = atMoments([...house, ...bank], seconds);
    return [openingOfNights(), ...(isNumbered ? numbered(events) : events)];
  });

const writtenNight = fc
  .constantFrom('a', 'b', 'c', 'd', 'e', 'f')
  .map((letter) => readNightEvents(ROOT, letter));

/** A short evening of a whole house with its decisions. */
const simulatedNight = fc.record({ seed: fc.nat(), tables: fc.integer({ min: 1, max: 2 }) }).map((of) => [
  ...simulate({
    casino: 'granada',
    currency: 'EUR',
    firstDay: '2026-03-06',
    days: 1,
    hours: 1,
    seed: `${of.seed}`,
    tables: of.tables,
  }),
]);

/** Arbitrary, inconsistent facts of any type on two days of one or two casinos. */
const anyFacts = anyNight.map((facts) => [...facts]);

/** Nights of every kind. */
export const NIGHTS: readonly (readonly [string, fc.Arbitrary<CasinoEvent[]>])[] = [
  ['a table of the house and one of the players', mixedNight],
  ['a written night', writtenNight],
  ['a simulated evening', simulatedNight],
  ['facts of any type', anyFacts],
];
