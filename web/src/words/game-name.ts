import { type GameCode, GAMES } from '../../../src/games/game-codes';
import type { Language } from './words';

/** The name of a game in the language of the screen; a code that this application does not know stays as it is. */
export function gameName(code: string, language: Language): string {
  if (!Object.hasOwn(GAMES, code)) return code;
  const { spanish, english } = GAMES[code as GameCode];
  return language === 'es' ? spanish : english;
}
