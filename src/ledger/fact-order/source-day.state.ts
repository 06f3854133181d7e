import type { CasinoEvent } from '../_core/events/envelope';
import { atTurn, type Place, placeOf, timeOf, turnAfter, turnOf } from './place.state';

export interface NumberedFact {
  readonly record: bigint;
  readonly number: bigint;
  readonly id: string;
  /** `timeOf` the fact. */
  readonly time: string;
  readonly place: Place;
}

/** A fact that stands at another place, because a lower number of its source came with a later time. */
export interface Move {
  readonly record: bigint;
  readonly from: Place;
  readonly to: Place;
}

export type SourceDay = readonly NumberedFact[];

export function enterNumbered(
  known: SourceDay,
  record: bigint,
  event: CasinoEvent,
): { readonly place: Place; readonly moved: readonly Move[]; readonly facts: SourceDay } {
  const number = BigInt(event.sequence!);
  const at = placeAmong(known, { number, id: event.id });
  const [day, time] = [event.gamingday, timeOf(event)];
  const place = placeOf(event, turnAfter(known[at - 1] && turnOf(known[at - 1]!.place), { day, time }));
  const moved: Move[] = [];
  const facts = [...known.slice(0, at), { record, number, id: event.id, time, place }];
  for (const fact of known.slice(at)) {
    const to = atTurn(fact.place, turnAfter(turnOf(facts.at(-1)!.place), { day, time: fact.time }));
    if (to !== fact.place) moved.push({ record: fact.record, from: fact.place, to });
    facts.push({ ...fact, place: to });
  }
  return { place, moved, facts };
}

/** Before how many it stands; looked for from the end, where nearly all stand. */
function placeAmong(known: SourceDay, fact: Pick<NumberedFact, 'number' | 'id'>): number {
  let at = known.length;
  while (at > 0 && isBefore(fact, known[at - 1]!)) at -= 1;
  return at;
}

/** In the order of the numbers; of a number that was used twice, in the order of the ids. */
export const isBefore = (
  a: Pick<NumberedFact, 'number' | 'id'>,
  b: Pick<NumberedFact, 'number' | 'id'>,
): boolean => (a.number === b.number ? a.id < b.id : a.number < b.number);
