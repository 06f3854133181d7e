import { definitionOf } from '../../../src/ledger/event-contract/catalogue';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { isReported } from '../../../src/kernel/event-definition';
import {
  enterNumbered,
  type Place,
  placeOf,
  type SourceDay,
} from '../../../src/ledger/fact-order/place.state';

/** The place of each fact among all of these, numbers of sources included. */
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

/** What keeps its place in a delivery: what books begin with, and what persons decide or correct. */
const BEGINNINGS = ['cagnotte.ledger.opened.v1', 'cagnotte.casino.authorised.v1'];
const isBeginning = ({ type }: CasinoEvent): boolean => BEGINNINGS.includes(type);
const isDecision = ({ type }: CasinoEvent): boolean => !isReported(definitionOf(type)!);

/** The facts between two decisions are delivered in another order; the decisions stay behind what they name. */
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

/** As if nothing had come late. */
export function inPlaceOrder(events: readonly CasinoEvent[]): CasinoEvent[] {
  const places = placesOf(events);
  return betweenDecisions(events, (facts) =>
    [...facts].sort((a, b) => (places.get(a)! < places.get(b)! ? -1 : 1)),
  );
}

/**
 * Moves each fact back by the next of these numbers, over all sources: of 0 it stays where it was. Every so many facts
 * one is delivered a second time, at the end.
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
