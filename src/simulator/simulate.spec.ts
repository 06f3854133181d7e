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

  it('is the same to the last byte for the same seed', () => {
    expect(text(EVENING)).toBe(evening);
  });

  it('is another one for another seed', () => {
    expect(text({ ...EVENING, seed: '2' })).not.toBe(evening);
  });

  it('is the first of several days, whatever comes after it', () => {
    expect(text({ ...EVENING, days: 2 }).startsWith(`${evening}\n`)).toBe(true);
  });
});
