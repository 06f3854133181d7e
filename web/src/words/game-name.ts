import { type GameCode, GAMES } from '../../../src/games/game-codes';
import type { Language } from './language';

/** The name of a game in the language of the screen; a code that this application does not know stays as it is. */
export function gameName(code: string, language: Language): string {
  if (!Object.hasOwn(GAMES, code)) return code;
  const { spanish, english } = GAMES[code as GameCode];
  return language === 'es' ? spanish : english;
}

/** At these tables players play against each other: most have no float, so nothing of it is handed over or counted. */
export const isWithoutBank = (game: string | undefined): boolean =>
  game !== undefined && Object.hasOwn(GAMES, game) && GAMES[game as GameCode].family !== 'house';
