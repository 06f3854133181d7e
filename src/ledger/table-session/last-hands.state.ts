import { type CatalogueEvent, definitionOf } from '../event-contract/catalogue';

/** What was announced as the last hands of a session, and how many of them were played. */
export interface LastHands {
  readonly eventId: string;
  readonly hands: number;
  readonly played: number;
}

/** The last hands after a fact: the last announcement counts, and a void gives its hand back. */
export function foldLastHands(known: LastHands | undefined, event: CatalogueEvent): LastHands | undefined {
  if (event.type === 'cagnotte.last-hands.announced.v1')
    return { eventId: event.id, hands: event.data.hands, played: 0 };
  if (known === undefined) return undefined;
  const definition = definitionOf(event.type);
  if (definition?.plays !== undefined) return { ...known, played: known.played + 1 };
  if (definition?.voids !== undefined && known.played > 0) return { ...known, played: known.played - 1 };
  return known;
}
