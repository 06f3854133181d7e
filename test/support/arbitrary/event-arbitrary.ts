import fc from 'fast-check';
import {
  definitionOf,
  EVENT_DEFINITIONS,
  type EventType,
} from '../../../src/ledger/event-contract/catalogue';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import type { EventDefinition } from '../../../src/kernel/event-definition';
import { arbitraryOf, type ByName } from './schema-arbitrary';

const TABLES = ['T1', 'T2'] as const;
const some = (...values: readonly unknown[]): fc.Arbitrary<unknown> => fc.constantFrom(...values);

/** Few names, so that events are often about the same things. */
const FEW: ByName = {
  table: some(...TABLES),
  currency: fc.oneof({ arbitrary: some('EUR'), weight: 12 }, { arbitrary: some('USD', 'ESP'), weight: 1 }),
  game: some(
    'roulette-french',
    'caribbean-stud',
    'chemin-de-fer',
    'baccarat-two-tableaux',
    'texas-holdem',
    'a:b',
  ),
  slip: some('S1', 'S2', 'a:b'),
  box: some('B1', 'B2'),
  bank: some('K1', 'a:b'),
  banker: some('p1', 'p2', 'c:d'),
  player: some('p1', 'p2', 'p3', 'c:d'),
  member: some('p1', 'p2', 'p3', 'c:d'),
  partner: some('p2', 'p3'),
  pool: some('carrusel', 'constructor', 'other'),
  toPool: some('carrusel', 'constructor'),
  document: some('D1', 'D2'),
  entry: some('L1', 'L2'),
  roundNo: some(1, 2, 3),
  coupNo: some(1, 2),
  shoeNo: some(1, 2),
  handNo: some('1', '2'),
  account: some(
    'chips:cage',
    'cash:cage',
    'chips:issued',
    'opening',
    'nonsense',
    'jackpot:carrusel',
    'chips:table:T1',
  ),
};

/** One name each, for events of one table. */
const FEWER: ByName = { table: some('T1'), bank: some('K1'), pool: some('carrusel'), currency: some('EUR') };

const definitions: readonly EventDefinition[] = EVENT_DEFINITIONS;

interface Scene {
  readonly tables: readonly string[];
  readonly days: readonly string[];
}

/** Any event of any type of the catalogue, valid by its schemas, at one of two tables on one of two days. */
export const anyEvent: fc.Arbitrary<CasinoEvent> = fc.oneof(
  ...definitions.map((each) => eventOf(each, { tables: TABLES, days: ['2026-01-01', '2026-01-02'] })),
);

/** Events of one type, at one table on one day. */
export const eventsOfType = (type: EventType): fc.Arbitrary<CasinoEvent> =>
  eventOf(definitionOf(type)!, { tables: ['T1'], days: ['2026-01-01'] });

/** Events of these subjects, at one table on one day, so that they are about the same banks, rounds and pools. */
export const eventsAbout = (...subjects: readonly string[]): fc.Arbitrary<CasinoEvent> =>
  fc.oneof(
    ...definitions
      .filter(({ type }) => subjects.includes(type.split('.')[1]!))
      .map((each) => eventOf(each, { tables: ['T1'], days: ['2026-01-01'] })),
  );

function eventOf(
  { type, category, withoutTable, data }: EventDefinition,
  { tables, days }: Scene,
): fc.Arbitrary<CasinoEvent> {
  const places = tables.map((table) => `/casinos/granada/tables/${table}`);
  const elsewhere = category !== 'table' || withoutTable !== undefined ? ['/casinos/granada/cage'] : [];
  return fc.record({
    specversion: fc.constant('1.0' as const),
    id: fc.uuid(),
    source: fc.constantFrom(...places, ...elsewhere),
    type: fc.constant(type),
    time: fc.constant('2026-01-01T21:30:00Z'),
    gamingday: fc.constantFrom(...days),
    data: arbitraryOf(data, { byName: tables.length > 1 ? FEW : { ...FEW, ...FEWER } }),
  });
}
