import { bankDepositEvents, bankEvents, coupEvents } from '../player-bank/player-bank.events';
import { gamingDayEvents } from '../gaming-day/gaming-day.events';
import { booksRestated } from '../books/books.events';
import { chainUpgraded } from '../register/register.events';
import { sealKeyIntroduced } from '../gaming-day/seal-key.events';
import { slipEvents } from '../slips/slips.events';
import { boxEvents } from '../table-session/box.events';
import { cageEvents, cageSlipEvents, chequeEvents } from '../cage/cage.events';
import { casinoEvents, ledgerEvents } from '../casino/casino.events';
import { readingEvents } from '../table-readings/readings.events';
import { chipEvents } from '../chips/chips.events';
import { captureEvents } from '../cage/counts.events';
import { tableCountEvents } from '../table-session/table-counts.events';
import { clearingEvents, correctionEvents } from '../corrections/corrections.events';
import type { CasinoEvent } from '../../kernel/envelope';
import type { DataOf } from '../../kernel/event-definition';
import type { FactDefinition } from '../_core/fact-definition';
import { customerEvents } from '../customers/customers.events';
import { diceEvents } from '../equipment/dice.events';
import { equipmentEvents } from '../equipment/equipment.events';
import { dutyPaid, dutyPresented } from '../duty/duty.events';
import { documentEvents } from '../documents/document.events';
import { findingEvents } from '../findings/finding.events';
import { floorAlertEvents } from '../floor-alerts/floor-alert.events';
import { handEvents, pokerSessionEvents } from '../poker-hand/hand.events';
import { incidentEvents } from '../incidents/incidents.events';
import { intakeEvents } from '../quarantine/intake.events';
import { jackpotEvents } from '../jackpot/jackpot.events';
import { personalDataEvents } from '../personal-data/erasure.events';
import { monthlyPackEvents } from '../monthly-pack/monthly-pack.events';
import { peopleEvents } from '../../people/people.events';
import { unclaimedPropertyEvents } from '../unclaimed-property/unclaimed-property.events';
import { roundEvents } from '../house-round/round.events';
import { shoeEvents, tableEvents } from '../table-session/table.events';
import { lastHandsAnnounced } from '../table-session/last-hands.events';
import { seatingEvents } from '../seating/seating.events';
import { interruptionEvents } from '../table-session/interruption.events';
import { staffEvents } from '../staff/staff.events';
import { tipsCounted, tipsShared } from '../tips/tips.events';
import { Check } from 'typebox/value';

/** Every type of event this service understands, in the order of the published catalogue. Closed: add here only. */
export const EVENT_DEFINITIONS = [
  ...casinoEvents,
  ...ledgerEvents,
  ...gamingDayEvents,
  ...tableEvents,
  ...interruptionEvents,
  lastHandsAnnounced,
  ...seatingEvents,
  ...boxEvents,
  tipsCounted,
  ...staffEvents,
  ...tableCountEvents,
  ...readingEvents,
  ...incidentEvents,
  ...chipEvents,
  ...roundEvents,
  ...bankEvents,
  ...bankDepositEvents,
  ...coupEvents,
  ...shoeEvents,
  ...handEvents,
  ...pokerSessionEvents,
  ...jackpotEvents,
  ...cageEvents,
  ...cageSlipEvents,
  ...slipEvents,
  ...chequeEvents,
  ...unclaimedPropertyEvents,
  tipsShared,
  dutyPaid,
  dutyPresented,
  ...customerEvents,
  ...equipmentEvents,
  ...diceEvents,
  ...clearingEvents,
  ...captureEvents,
  ...correctionEvents,
  ...findingEvents,
  ...floorAlertEvents,
  ...documentEvents,
  ...intakeEvents,
  booksRestated,
  chainUpgraded,
  sealKeyIntroduced,
  ...personalDataEvents,
  ...monthlyPackEvents,
  ...peopleEvents,
] as const;

type Definition = (typeof EVENT_DEFINITIONS)[number];

/** `cagnotte.<subject>.<past-tense>.v<n>`, one of the catalogue. */
export type EventType = Definition['type'];

/** The types with `byRules`: their entries depend on rules, balances or counts, so each needs an evaluator. */
export type PostedByRules = Extract<Definition, { readonly byRules: true }>['type'];

/** The data of each type. A table, so that the compiler infers them from their schemas once and not at every use. */
export type EventData = { readonly [Entry in Definition as Entry['type']]: DataOf<Entry> };

export type EventOf<Type extends EventType> = CasinoEvent<EventData[Type]> & {
  readonly type: Type;
};

/** Any event of the catalogue; `switch (event.type)` narrows its data. */
export type CatalogueEvent = { [Type in EventType]: EventOf<Type> }[EventType];

const BY_TYPE: ReadonlyMap<string, FactDefinition> = new Map(
  EVENT_DEFINITIONS.map((definition) => [definition.type, definition]),
);

export const definitionOf = (type: string): FactDefinition | undefined => BY_TYPE.get(type);

/** The types whose definition has a trait, in the order of the catalogue. */
export const typesWith = (has: (definition: FactDefinition) => boolean | undefined): readonly EventType[] =>
  EVENT_DEFINITIONS.filter((definition) => has(definition as FactDefinition)).map(({ type }) => type);

/** The concept of an entry in the Spanish journal; of an unknown type, the type itself. */
export const conceptOf = (type: string): string => {
  const definition = definitionOf(type);
  return definition?.concept ?? definition?.title.es ?? type;
};

/** The concept of an entry in English: the title of its type. */
export const englishConceptOf = (type: string): string => definitionOf(type)?.title.en ?? type;

export function dataFits(type: string, data: unknown): boolean {
  const definition = definitionOf(type);
  return definition !== undefined && Check(definition.data, data);
}
