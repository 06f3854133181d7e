import { entryOf } from '../kernel/same-value';
import type { Said } from '../finding-catalogue/finding';
import NAMES from './spanish-bet-names.json';

/** The Spanish names of bets by their type, as the regulation has them or, where it names none, as tables call them. */
const SPANISH_NAMES: Readonly<Record<string, string>> = NAMES;

/**
 * A bet as a finding names it: in English by its type, which is the word of the report, in Spanish by its name. Of a
 * limit the phase may follow after a slash (`camo/segundas`). A game that calls a bet otherwise than others is named.
 */
export function betNamed(type: string, game?: string): Said {
  const ofGame = game === undefined ? undefined : entryOf(SPANISH_NAMES, `${game}/${type}`);
  const [bet = type, phase] = type.split('/');
  const name = ofGame ?? entryOf(SPANISH_NAMES, type) ?? entryOf(SPANISH_NAMES, bet);
  return { en: type, es: name === undefined ? type : phase === undefined ? name : `${name} en ${phase}` };
}
