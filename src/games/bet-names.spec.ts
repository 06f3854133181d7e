import { betNamed } from './bet-names';
import { CATALOGUE } from './catalogue';
import type { GameRules } from './game-rules';

const BETS = Object.values<GameRules>(CATALOGUE).flatMap(({ code, shapes }) =>
  Object.keys(shapes.bets).map((type) => [code, type] as const),
);

describe('a bet in a finding', () => {
  it.each(BETS)('of %s is called by its name in Spanish: %s', (game, type) => {
    const { en, es } = betNamed(type, game);
    expect(en).toBe(type);
    expect(es).toMatch(/^[\p{L}' \d]+$/u);
  });

  it('has the name of its game where two games call different bets alike', () => {
    expect(betNamed('split', 'roulette-french').es).toBe('caballo');
    expect(betNamed('split', 'blackjack').es).toBe('pares');
  });

  it('is called by the bet, not by a combination that it may win with', () => {
    expect(betNamed('bet-1', 'trijoker').es).toBe('apuesta 1');
    expect(betNamed('second-bet', 'caribbean-stud').es).toBe('segunda apuesta');
  });

  it('keeps the phase of a limit, and an unknown name as it is', () => {
    expect(betNamed('camo/segundas').es).toBe('Camo en segundas');
    expect(betNamed('hoja').es).toBe('hoja');
  });

  it('has no two bets of a game with one name', () => {
    const named = BETS.map(([game, type]) => `${game}: ${betNamed(type, game).es}`);
    expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
  });
});
