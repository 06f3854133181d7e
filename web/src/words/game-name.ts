import { type GameCode, GAMES } from '../../../src/games/game-codes';
import type { Language } from './language';

/** The name of a game in a language; an unknown code is returned as it is. */
export function gameName(code: string, language: Language): string {
  if (!Object.hasOwn(GAMES, code)) return code;
  const { spanish, english } = GAMES[code as GameCode];
  return language === 'es' ? spanish : english;
}

/** Whether players play against each other: most of these tables have no float, so the fields for it are optional. */
export const isWithoutBank = (game: string | undefined): boolean =>
  game !== undefined && Object.hasOwn(GAMES, game) && GAMES[game as GameCode].family !== 'house';
