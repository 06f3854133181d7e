import type { CasinoEvent } from '../../src/domain/event-registry/envelope';
import { readDelivery } from '../../src/intake/reading/read-delivery';
import type { ExpectedFinding } from '../../src/simulator/faults/fault';
import { injectFaults } from '../../src/simulator/faults/inject-faults';
import { simulate } from '../../src/simulator/simulate';
import { DeliveredBook } from '../support/faults/delivered-book';
import { spoilt } from '../support/faults/spoilt-lines';

const DAY = {
  casino: 'simulated',
  currency: 'EUR',
  firstDay: '2026-02-28',
  days: 1,
  tables: 12,
} as const;

const faultyDay = (seed: string, times: number) => injectFaults(simulate({ ...DAY, seed }), { seed, times });

const written = (findings: readonly ExpectedFinding[]): string[] =>
  findings.map(({ code, eventIds }) => `${code}: ${eventIds.join(', ')}`).sort();

const openAfterLines = (lines: readonly string[]): readonly ExpectedFinding[] => {
  const book = new DeliveredBook();
  for (const line of lines) book.deliver(line);
  return book.openFindings;
};

const openAfter = (deliveries: readonly CasinoEvent[]): readonly ExpectedFinding[] =>
  openAfterLines(deliveries.map((delivery) => JSON.stringify(delivery)));

describe('faults that are put into a clean day', () => {
  it.each(['1', 'two', 'faults'])('are found, and nothing else: seed %s', (seed) => {
    const { deliveries, faults } = faultyDay(seed, 2);
    expect(new Set(faults.map(({ fault }) => fault)).size).toBeGreaterThan(8);
    expect(written(openAfter(deliveries))).toEqual(written(faults.flatMap((fault) => fault.expect)));
  });

  it('leave no mark in the reports: each is one that intake takes, or cannot read at all', () => {
    const { deliveries, faults } = faultyDay('1', 1);
    const clean = [...simulate({ ...DAY, seed: '1' })];
    const keys = new Set(clean.flatMap((event) => Object.keys(event)));
    expect(deliveries.flatMap((event) => Object.keys(event)).filter((key) => !keys.has(key))).toEqual([]);
    const unread = deliveries.filter(
      (event) => readDelivery(JSON.stringify(event), { bookCurrencyOf: () => 'EUR' }).kind !== 'event',
    );
    const unreadable = faults.filter(({ fault }) => fault === 'unreadable-report');
    expect(unread.map(({ id }) => id)).toEqual(unreadable.flatMap(({ eventIds }) => eventIds));
  });

  it('are found as completely when somebody else spoils the lines on their way', () => {
    const clean = [...simulate({ ...DAY, seed: '1' })].map((event) => JSON.stringify(event));
    const { lines, expect: expected } = spoilt(clean);
    expect(written(openAfterLines(lines))).toEqual(written(expected));
    expect(expected.length).toBeGreaterThan(4);
  });

  it('are the same for the same seed, and none where none is asked for', () => {
    expect(JSON.stringify(faultyDay('1', 1))).toBe(JSON.stringify(faultyDay('1', 1)));
    expect(faultyDay('1', 0).faults).toEqual([]);
  });
});
