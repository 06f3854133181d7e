import words from '../../words/performance.json';
import type { BothLanguages } from '../../kernel/words';
import { GAMES, isGameCode } from '../../games/game-codes';
import { type Authorisation, nameInLetterhead } from '../casino/authorisation.state';
import { statedAreas, statedShifts } from '../casino/shifts-and-areas.state';
import type { Dimension } from './dimensions';

/** The names of casinos, areas and shifts, as their authorisations state them. */
export interface StatedNames {
  readonly casino: string;
  readonly authorisations: readonly Authorisation[];
}

/** What people read for the value of a group; the value itself where it has no other name. */
export const nameOfGroup = (
  dimension: Dimension,
  value: string,
  casinos: readonly StatedNames[],
): BothLanguages => NAMES[dimension]?.(value, casinos) ?? { en: value, es: value };

type Namer = (value: string, casinos: readonly StatedNames[]) => BothLanguages | undefined;

/** The other dimensions have no other name than their value. */
const NAMES: Readonly<Partial<Record<Dimension, Namer>>> = {
  game: (value) => nameOfGame(value),
  family: (value) => words.families[value as keyof typeof words.families],
  weekday: (value) => words.weekdays[value as keyof typeof words.weekdays],
  hour: (value) => (value.endsWith('*') ? secondHour(value.slice(0, -1)) : undefined),
  casino: (value, casinos) => nameOfCasino(casinos.find(({ casino }) => casino === value)),
  area: (value, casinos) =>
    statedLast(casinos, ({ areas }) => statedAreas(areas).find(({ area }) => area === value)),
  shift: (value, casinos) =>
    statedLast(casinos, ({ shifts }) => statedShifts(shifts).find(({ shift }) => shift === value)),
};

export function nameOfGame(game: string): BothLanguages {
  if (!isGameCode(game)) return game === '' ? words.families[''] : { en: game, es: game };
  const { english: en, spanish: es } = GAMES[game];
  return { en, es };
}

const secondHour = (hour: string): BothLanguages => ({
  en: words.second.en.replace('{hour}', hour),
  es: words.second.es.replace('{hour}', hour),
});

export function nameOfCasino(stated: StatedNames | undefined): BothLanguages | undefined {
  const name = stated && nameInLetterhead(stated.authorisations);
  return name === undefined ? undefined : { en: name, es: name };
}

/** Names that the latest authorisation which has them states. */
function statedLast(
  casinos: readonly StatedNames[],
  find: (authorisation: Authorisation) => BothLanguages | undefined,
): BothLanguages | undefined {
  for (const { authorisations } of casinos) {
    for (const authorisation of [...authorisations].reverse()) {
      const found = find(authorisation);
      if (found !== undefined) return { en: found.en, es: found.es };
    }
  }
  return undefined;
}
