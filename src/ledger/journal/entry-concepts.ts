import type { EventType } from '../event-contract/catalogue';
import concepts from '../../words/concepts.es.json';

const CONCEPTS: Readonly<Record<EventType, string>> = concepts;

/** What the journal calls an entry of this type of event: the books are in Spanish. */
export const conceptOf = (eventType: string): string =>
  Object.hasOwn(CONCEPTS, eventType) ? CONCEPTS[eventType as EventType] : eventType;
