import { simulate } from './simulate';
import { injectFaults } from './inject-faults';

const clean = () =>
  simulate({ casino: 'simulated', currency: 'EUR', seed: '1', firstDay: '2026-01-01', days: 1, tables: 5 });

const faulty = (times: number) => injectFaults(clean(), { seed: '1', times });

it('leaves no trace of the injection in the reports', () => {
  const keys = new Set([...clean()].flatMap((event) => Object.keys(event)));
  const others = faulty(2).deliveries.flatMap((event) => Object.keys(event).filter((key) => !keys.has(key)));
  expect(others).toEqual([]);
});

it('is reproducible by its seed, and injects nothing if nothing is requested', () => {
  expect(JSON.stringify(faulty(1))).toBe(JSON.stringify(faulty(1)));
  const { deliveries, faults } = faulty(0);
  expect([faults, JSON.stringify(deliveries)]).toEqual([[], JSON.stringify([...clean()])]);
});

it('never injects two faults into one round, bank or pool', () => {
  const spoilt = faulty(3).faults.flatMap(({ eventIds }) => eventIds);
  expect(new Set(spoilt).size).toBe(spoilt.length);
});
