import { GAME_CODES } from '../../src/games/game-codes';
import { tablePlans } from './table-plan';

const gamesOf = (tables: number): string[] => tablePlans(tables).map(({ game }) => game.rules.code);

it('a house with as many tables as there are games plays each of them once', () => {
  expect(gamesOf(GAME_CODES.length).sort()).toEqual([...GAME_CODES].sort());
});

it('further tables begin again with the first game, and all names are different', () => {
  const plans = tablePlans(2 * GAME_CODES.length + 1);
  expect(gamesOf(GAME_CODES.length + 1).at(-1)).toBe(gamesOf(1)[0]);
  expect(new Set(plans.map(({ table }) => table)).size).toBe(plans.length);
});
