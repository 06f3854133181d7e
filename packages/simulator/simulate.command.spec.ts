import { faultOf } from './simulate.command';

const options = {
  days: '1',
  tables: '12',
  seed: '1',
  casino: 'simulated',
  from: '2026-01-01',
  rulebook: 'ES-AN-2010' as const,
};

it('accepts whole numbers of days and tables, a casino and a date', () => {
  expect(faultOf(options)).toBeUndefined();
});

it.each([
  [{ days: '0' }, /--days/],
  [{ days: '1.5' }, /--days/],
  [{ days: '99999' }, /--days/],
  [{ tables: 'many' }, /--tables/],
  [{ tables: '201' }, /--tables/],
  [{ casino: 'Granada' }, /--casino/],
  [{ from: '2026-02-30' }, /--from/],
])('names the wrong option: %j', (wrong, said) => {
  expect(faultOf({ ...options, ...wrong })).toMatch(said);
});
