import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../../src/games/game-codes';
import { authorisationOf, TEMPLATES, type TypedCasino, wrongMinimums } from './authorisation';

const typed: TypedCasino = {
  casino: 'granada',
  document: ' AUT-1 ',
  validFrom: '2026-03-20',
  tables: [
    { table: 'RF1', game: 'roulette-french', minimum: '1.250,50' },
    { table: 'RF2', game: 'roulette-french', minimum: '5' },
  ],
};

describe('the first authorisation', () => {
  it('names each game once, and amounts in minor units', () =>
    expect(JSON.parse(authorisationOf(typed, 'es'))).toMatchObject({
      ...{ validFrom: '2026-03-20', document: 'AUT-1', games: ['roulette-french'] },
      tables: [
        { table: 'RF1', game: 'roulette-french', minimum: { from: 125_050 } },
        { table: 'RF2', minimum: { from: 500 } },
      ],
    }));

  it('is not sent with a minimum that is no amount', () => {
    expect(wrongMinimums(typed.tables, 'es')).toEqual([]);
    expect(wrongMinimums(typed.tables, 'en')).toEqual(['RF1']);
    expect(wrongMinimums([{ table: 'X1', game: 'craps', minimum: '0' }], 'es')).toEqual(['X1']);
  });

  it.each(Object.entries(TEMPLATES))(
    'starts from %s, each table with a game and a name of its own',
    (_, tables) => {
      expect(new Set(tables.map(({ table }) => table)).size).toBe(tables.length);
      for (const { game } of tables) expect(GAMES).toHaveProperty([game]);
      expect(wrongMinimums(tables, 'es')).toEqual([]);
    },
  );
});
