import { simulate, type Simulation } from './simulate';

const EVENING: Simulation = {
  casino: 'simulated',
  currency: 'EUR',
  seed: '1',
  firstDay: '2026-01-01',
  days: 1,
  tables: 2,
};

const text = (simulation: Simulation): string =>
  [...simulate(simulation)].map((event) => JSON.stringify(event)).join('\n');

describe('a simulated evening', () => {
  const evening = text(EVENING);

  it('is the same byte for byte for the same seed', () => {
    expect(text(EVENING)).toBe(evening);
  });

  it('differs for another seed', () => {
    expect(text({ ...EVENING, seed: '2' })).not.toBe(evening);
  });

  it('does not depend on later days', () => {
    expect(text({ ...EVENING, days: 2 }).startsWith(`${evening}\n`)).toBe(true);
  });
});

it.each(['8', '26'])('no coup of a simulated day is dealt without a bet: seed %s', (seed) => {
  const coups = [...simulate({ ...EVENING, seed, tables: 12 })].filter(
    ({ type }) => type === 'cagnotte.coup.played.v1',
  );
  expect(coups.length).toBeGreaterThan(50);
  expect(coups.filter(({ data }) => (data as { bets: readonly unknown[] }).bets.length === 0)).toEqual([]);
});
