import { definitionOf } from '../../../src/ledger/event-contract/catalogue';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { isReported } from '../../../src/kernel/event-definition';
import {
  enterNumbered,
  type Place,
  placeOf,
  type SourceDay,
} from '../../../src/ledger/fact-order/place.state';

/** The place of each fact among all of these, by time and sequence numbers. */
function placesOf(events: readonly CasinoEvent[]): ReadonlyMap<CasinoEvent, Place> {
  const days = new Map<string, SourceDay>();
  const places = new Map<CasinoEvent, Place>();
  events.forEach((event, n) => {
    if (event.sequence === undefined) return places.set(event, placeOf(event));
    const day = `${event.source} ${event.gamingday}`;
    return days.set(day, enterNumbered(days.get(day) ?? [], BigInt(n), event).facts);
  });
  for (const day of days.values())
    for (const { record, place } of day) places.set(events[Number(record)]!, place);
  return places;
}

/** Events that keep their position in a delivery, besides decisions and corrections. */
const BEGINNINGS = ['cagnotte.ledger.opened.v1', 'cagnotte.casino.authorised.v1'];
const isBeginning = ({ type }: CasinoEvent): boolean => BEGINNINGS.includes(type);
const isDecision = ({ type }: CasinoEvent): boolean => !isReported(definitionOf(type)!);

/** Reorders the facts between two decisions, so that a decision stays after the facts that it names. */
function betweenDecisions(
  events: readonly CasinoEvent[],
  ordered: (facts: readonly CasinoEvent[]) => readonly CasinoEvent[],
): CasinoEvent[] {
  const delivered = events.filter(isBeginning);
  let facts: CasinoEvent[] = [];
  for (const event of events.filter((each) => !isBeginning(each))) {
    if (!isDecision(event)) {
      facts.push(event);
      continue;
    }
    delivered.push(...ordered(facts), event);
    facts = [];
  }
  return [...delivered, ...ordered(facts)];
}

/** The order of delivery without late facts. */
export function inPlaceOrder(events: readonly CasinoEvent[]): CasinoEvent[] {
  const places = placesOf(events);
  return betweenDecisions(events, (facts) =>
    [...facts].sort((a, b) => (places.get(a)! < places.get(b)! ? -1 : 1)),
  );
}

/**
 * Delays each fact by the next of these numbers of positions; 0 leaves it in place. Every n-th fact is delivered again at the
 * end.
 */
export function delayed(
  events: readonly CasinoEvent[],
  { delays, repeatsEvery }: { readonly delays: readonly number[]; readonly repeatsEvery: number },
): CasinoEvent[] {
  const late = betweenDecisions(events, (facts) =>
    facts
      .map((fact, n) => ({ fact, at: n + delays[n % delays.length]! }))
      .sort((a, b) => a.at - b.at)
      .map(({ fact }) => fact),
  );
  return [...late, ...late.filter((_, n) => repeatsEvery > 0 && n % repeatsEvery === 0)];
}
