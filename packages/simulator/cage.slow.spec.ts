import { simulate } from './simulate';

const CASINO = { casino: 'simulated', currency: 'EUR' };

describe('a small casino in a season of luck for its guests', () => {
  it('orders cash before its cage counts less than none', () => {
    const season = [...simulate({ ...CASINO, seed: 'bench', firstDay: '2025-01-01', tables: 1, days: 60 })];
    const counts = season.filter(({ type }) => type === 'cagnotte.cage.counted.v1');
    const cash = counts.map(({ data }) => (data as { cash: number }).cash);
    expect(season.some(({ type }) => type === 'cagnotte.cage.transferred.v1')).toBe(true);
    expect(cash).toHaveLength(60);
    expect(Math.min(...cash)).toBeGreaterThanOrEqual(0);
  });
});
