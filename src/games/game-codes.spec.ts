import { GAME_CODES, GAMES, isGameCode } from './game-codes';

describe('the games', () => {
  it('are the 26 of the regulation, each with a heading and names of its own', () => {
    expect(GAME_CODES).toHaveLength(26);
    for (const key of ['epigrafe', 'spanish', 'english'] as const) {
      expect(new Set(GAME_CODES.map((code) => GAMES[code][key])).size).toBe(26);
    }
  });

  it('are eight, two, four, nine and three: house, player bank, house, pot, house', () => {
    const families = GAME_CODES.map((code) => GAMES[code].family);
    expect(families.join(' ')).toMatch(/^(house ){8}(player-bank ){2}(house ){4}(pot ){9}(house ?){3}$/);
  });

  it('are known by their codes and by nothing that every object has', () => {
    expect(isGameCode('punto-y-banca')).toBe(true);
    expect(isGameCode('constructor')).toBe(false);
    expect(isGameCode('Roulette')).toBe(false);
  });
});
