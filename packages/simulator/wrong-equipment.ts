import type { EventOf } from '../../src/ledger/event-contract/catalogue';
import type { CasinoEvent } from '../../src/kernel/envelope';
import { type Fault, unnumbered, withData } from './deliveries';

type Opened = EventOf<'cagnotte.table.opened.v1'>;

const isOpening = (event: CasinoEvent): event is Opened => event.type === 'cagnotte.table.opened.v1';

const serialsOf = ({ data }: Opened): readonly string[] => data.equipment?.serials ?? [];

const isShoe = (serial: string | undefined): serial is string => serial?.startsWith('shoe-') === true;

const using = (event: Opened, serials: readonly string[]): CasinoEvent =>
  withData(event, { equipment: { ...event.data.equipment, serials: [...serials] } });

/** After so many nights a shoe that is always at one table is found: it is one of ten or more of its game. */
const NIGHTS_UNTIL_FOUND = 6;

/** Hands one shoe out to the same table on its first nights; where another table got it, that one gets the other shoe. */
const shoeAlwaysAtOneTable: Fault = (deliveries) => {
  const openings = deliveries.all.filter(isOpening);
  const nights = [...new Set(openings.map(({ source }) => source))]
    .map((source) => openings.filter((opening) => opening.source === source).slice(0, NIGHTS_UNTIL_FOUND))
    .find(
      (each) =>
        each.length === NIGHTS_UNTIL_FOUND &&
        each.every((night) => isShoe(serialsOf(night)[0]) && deliveries.isSound(night)),
    );
  if (nights === undefined) return undefined;
  const shoe = serialsOf(nights[0]!)[0]!;
  for (const night of nights) {
    const ofNight = openings.filter(({ gamingday }) => gamingday === night.gamingday);
    const other = ofNight.find((opening) => opening !== night && serialsOf(opening).includes(shoe));
    if (other !== undefined) deliveries.replace(other, using(other, serialsOf(night)));
    deliveries.replace(night, using(night, [shoe]));
  }
  const found = nights.at(-1)!;
  return { eventIds: [found.id], expect: [{ code: 'shoe-always-at-same-table', eventIds: [found.id] }] };
};

const ofEquipment =
  (code: string, serialsIn: (opening: Opened) => readonly string[] | undefined): Fault =>
  (deliveries, chance) => {
    const opening = deliveries.pick(
      'cagnotte.table.opened.v1',
      chance,
      (event) => serialsIn(event) !== undefined,
    );
    if (opening === undefined) return undefined;
    deliveries.replace(opening, using(opening, serialsIn(opening)!));
    return { eventIds: [opening.id], expect: [{ code, eventIds: [opening.id] }] };
  };

/** A wheel that no delivery has entered. */
const wheelNotRegistered = ofEquipment('equipment-not-registered', (opening) =>
  serialsOf(opening)[0]?.startsWith('wheel-') === true ? ['wheel-unknown'] : undefined,
);

/** A shoe that is reported lost just before its table opens, on the last night on which a table has it. */
const lostShoe: Fault = (deliveries, chance) => {
  const openings = deliveries.all.filter(isOpening);
  const isLast = (event: Opened): boolean =>
    !openings.some(
      (other) => other.gamingday > event.gamingday && serialsOf(other)[0] === serialsOf(event)[0],
    );
  const opening = deliveries.pick(
    'cagnotte.table.opened.v1',
    chance,
    (event) => isShoe(serialsOf(event)[0]) && isLast(event),
  );
  if (opening === undefined) return undefined;
  const entered = deliveries.all.find(({ type }) => type === 'cagnotte.equipment.entered.v1');
  if (entered === undefined) return undefined;
  const id = `${opening.id}-lost`;
  const data = { serials: [serialsOf(opening)[0]!], by: [{ id: 'E-900' }] };
  const { gamingday, time } = opening;
  const lost = {
    ...unnumbered(entered),
    type: 'cagnotte.equipment.lost.v1',
    id,
    gamingday,
    time: beforeOpening(time),
    data,
  };
  deliveries.addAfter(opening, lost);
  return { eventIds: [id, opening.id], expect: [{ code: 'equipment-gone', eventIds: [opening.id] }] };
};

/** The instant at 19:00 of the evening on which a table opens, and before the casino does. */
const beforeOpening = (time: string): string => `${time.slice(0, 11)}19:00:00${time.slice(-6)}`;

export const WRONG_EQUIPMENT: Readonly<Record<string, Fault>> = {
  'shoe-always-at-one-table': shoeAlwaysAtOneTable,
  'wheel-not-registered': wheelNotRegistered,
  'lost-shoe': lostShoe,
};
