import { cageEvents } from './cage.events';
import type { CasinoEvent } from './envelope';
import type { DataOf, EventDefinition } from './event-definition';
import { handEvents } from './hand.events';
import { intakeEvents } from './intake.events';
import { ledgerEvents } from './ledger.events';

/** Every type of event this service understands, in the order of the published catalogue. Closed: add here only. */
export const EVENT_DEFINITIONS = [...ledgerEvents, ...handEvents, ...cageEvents, ...intakeEvents] as const;

type Definition = (typeof EVENT_DEFINITIONS)[number];

/** `cagnotte.<subject>.<past-tense>.v<n>`, one of the catalogue. */
export type EventType = Definition['type'];

/** The definition of each type. */
export type EventCatalogue = { readonly [Entry in Definition as Entry['type']]: Entry };
export const EVENT_CATALOGUE = Object.fromEntries(
  EVENT_DEFINITIONS.map((definition) => [definition.type, definition]),
) as unknown as EventCatalogue;

/** An event of one type of the catalogue, with the data of that type. */
export type EventOf<Type extends EventType> = CasinoEvent<DataOf<EventCatalogue[Type]>> & {
  readonly type: Type;
};

/** Any event of the catalogue; `switch (event.type)` narrows its data. */
export type CatalogueEvent = { [Type in EventType]: EventOf<Type> }[EventType];

const BY_TYPE: ReadonlyMap<string, EventDefinition> = new Map(
  EVENT_DEFINITIONS.map((definition) => [definition.type, definition]),
);

/** What the catalogue says of a type; undefined for a type it does not know. */
export const definitionOf = (type: string): EventDefinition | undefined => BY_TYPE.get(type);

/** Whether a type stands in the catalogue. */
export const isEventType = (type: string): type is EventType => BY_TYPE.has(type);
