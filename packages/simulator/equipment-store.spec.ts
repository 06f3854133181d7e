import { MemoryBook } from '../../test/support/book/memory-book';
import type { CasinoEvent } from '../../src/kernel/envelope';
import { Chance } from './chance';
import { Deliveries } from './deliveries';
import { simulate } from './simulate';
import { WRONG_EQUIPMENT } from './wrong-equipment';

/** Ten short nights: shoes are handed out by lot from the register of the house. */
const NIGHTS = [
  ...simulate({
    casino: 'simulated',
    currency: 'EUR',
    seed: '7',
    firstDay: '2026-01-01',
    days: 10,
    tables: 2,
    hours: 1,
  }),
];

const OF_EQUIPMENT = /^(equipment|homologation|backs|shoe-always)/;

const CONCERNS_EQUIPMENT = /^cagnotte\.(table\.(opened|closed)|equipment\..*)\.v1$/;

/** The findings about equipment, the facts being evaluated in the order of their times. */
const foundIn = (events: readonly CasinoEvent[]): readonly string[] =>
  new MemoryBook()
    .postAll(
      events
        .filter(({ type }) => CONCERNS_EQUIPMENT.test(type))
        .sort((a, b) => (`${a.gamingday}${a.time}` < `${b.gamingday}${b.time}` ? -1 : 1)),
    )
    .findings.filter(({ code }) => OF_EQUIPMENT.test(code))
    .map(({ code, eventIds }) => `${code} ${eventIds.join()}`);

const shoesOf = (events: readonly CasinoEvent[]): readonly string[] =>
  events
    .filter(({ type, source }) => type === 'cagnotte.table.opened.v1' && source.endsWith('PB1'))
    .map(({ data }) => (data as { equipment: { serials: string[] } }).equipment.serials.join());

it('a table gets another shoe on most nights, and nothing is found', () => {
  expect(new Set(shoesOf(NIGHTS)).size).toBeGreaterThan(4);
  expect(foundIn(NIGHTS)).toEqual([]);
});

it('the register is one event, and a plain house has none', () => {
  const entered = NIGHTS.filter(({ type }) => type === 'cagnotte.equipment.entered.v1');
  expect(entered).toHaveLength(1);
  const plain = simulate({
    casino: 's',
    currency: 'EUR',
    seed: '7',
    firstDay: '2026-01-01',
    days: 1,
    tables: 2,
    hours: 1,
    isPlain: true,
  });
  expect([...plain].filter(({ type }) => type.includes('equipment'))).toEqual([]);
});

/** What is found after one fault alone, and what the fault says must be found. */
function foundAfter(fault: string, events: readonly CasinoEvent[]) {
  const deliveries = new Deliveries([...events]);
  const injected = WRONG_EQUIPMENT[fault]!(deliveries, new Chance('1', fault))!;
  const expected = injected.expect.map(({ code, eventIds }) => `${code} ${eventIds.join()}`);
  return { found: foundIn(deliveries.all), expected };
}

it.each(['shoe-always-at-one-table', 'wheel-not-registered', 'lost-shoe'])(
  'the fault %s gives its finding and no other',
  (fault) => {
    const { found, expected } = foundAfter(fault, NIGHTS);
    expect([found.length, found]).toEqual([1, expected]);
  },
);

it('a shoe cannot always go to one table in fewer than six nights', () => {
  const few = new Deliveries(NIGHTS.filter(({ gamingday }) => gamingday < '2026-01-06'));
  expect(WRONG_EQUIPMENT['shoe-always-at-one-table']!(few, new Chance('1'))).toBeUndefined();
});
