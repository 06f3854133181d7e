import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../../src/games/game-codes';
import {
  asShortName,
  authorisationOf,
  isTaxNumber,
  TEMPLATES,
  type TypedCasino,
  wrongMinimums,
} from './authorisation';

const typed: TypedCasino = {
  casino: 'granada',
  document: ' AUT-1 ',
  validFrom: '2026-03-20',
  letterhead: { company: ' Juegos del Sur, S. A. ', taxNumber: 'A18000018', name: '', address: ' ' },
  tables: [
    { table: 'RF1', game: 'roulette-french', minimum: '1.250,50' },
    { table: 'RF2', game: 'roulette-french', minimum: '5' },
  ],
};

describe('the short name of a casino', () => {
  it.each([
    ['Casino Sur', 'casino-sur'],
    ['Peñíscola', 'peniscola'],
    ['a/b', 'ab'],
  ])('"%s" becomes %s, which is valid in an address', (typed, name) => expect(asShortName(typed)).toBe(name));
});

describe('the first authorisation', () => {
  it('has each game once, and amounts in minor units', () =>
    expect(JSON.parse(authorisationOf(typed, 'es'))).toMatchObject({
      ...{ validFrom: '2026-03-20', document: 'AUT-1', games: ['roulette-french'] },
      tables: [
        { table: 'RF1', game: 'roulette-french', minimum: { from: 125_050 } },
        { table: 'RF2', minimum: { from: 500 } },
      ],
    }));

  it('has the typed letterhead, or none if nothing was typed', () => {
    const letterheadIn = (casino: TypedCasino): unknown =>
      (JSON.parse(authorisationOf(casino, 'es')) as { accounting: { letterhead?: unknown } }).accounting
        .letterhead;
    expect(letterheadIn(typed)).toEqual({ company: 'Juegos del Sur, S. A.', taxNumber: 'A18000018' });
    const letterhead = { company: '', taxNumber: '', name: '', address: '' };
    expect(letterheadIn({ ...typed, letterhead })).toBeUndefined();
  });

  it('has the typed time zone, or none if nothing was typed', () => {
    const zoneIn = (casino: TypedCasino): unknown =>
      (JSON.parse(authorisationOf(casino, 'es')) as { timeZone?: unknown }).timeZone;
    expect(zoneIn({ ...typed, timeZone: ' Atlantic/Canary ' })).toBe('Atlantic/Canary');
    expect([typed, { ...typed, timeZone: ' ' }].map(zoneIn)).toEqual([undefined, undefined]);
  });

  it('is not sent with an invalid tax number', () =>
    expect(['A18000018', ' b1234567J ', '', '18000018', 'A1800001'].map(isTaxNumber)).toEqual([
      ...[true, false, true, false, false],
    ]));

  it('is not sent with an invalid minimum', () => {
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
