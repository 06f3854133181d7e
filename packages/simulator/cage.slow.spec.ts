import { simulate } from './simulate';

const CASINO = { casino: 'simulated', currency: 'EUR' };

describe('a small casino whose guests win for a season', () => {
  it('orders cash before the balance of its cage is negative', () => {
    const season = [...simulate({ ...CASINO, seed: 'bench', firstDay: '2025-01-01', tables: 1, days: 60 })];
    const counts = season.filter(({ type }) => type === 'cagnotte.cage.counted.v1');
    const cash = counts.map(({ data }) => (data as { cash: number }).cash);
    expect(season.some(({ type }) => type === 'cagnotte.cage.transferred.v1')).toBe(true);
    expect(cash).toHaveLength(60);
    expect(Math.min(...cash)).toBeGreaterThanOrEqual(0);
  });
});
