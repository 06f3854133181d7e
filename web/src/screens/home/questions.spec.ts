import { expect, it } from 'vitest';
import { searchOf } from './questions';

it.each([
  ['2026-11-27', '2026-11-21', '2026-11-14'],
  ['2026-11-28', '2026-11-28', '2026-11-21'],
  ['2026-11-29', '2026-11-28', '2026-11-21'],
])('compares on %s the last Saturday, %s, with the one before, %s', (day, from, compareFrom) =>
  expect(searchOf('byHour', day)).toEqual({ by: 'HOUR', from, to: from, compareFrom }),
);

it('asks for the hold of roulette from the first day of the quarter on', () => {
  expect(searchOf('hold', '2026-11-27')).toMatchObject({ from: '2026-10-01', to: '2026-11-27' });
  expect(searchOf('hold', '2026-03-31')).toMatchObject({ from: '2026-01-01' });
});
