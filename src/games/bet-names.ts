import { entryOf } from '../kernel/same-value';
import type { Said } from '../finding-catalogue/finding';
import NAMES from './spanish-bet-names.json';

/** Spanish names of bets by type: those of the regulation, or those in use at tables where it has none. */
const SPANISH_NAMES: Readonly<Record<string, string>> = NAMES;

/**
 * The name of a bet in findings: in English its type, as reports write it, in Spanish its name.
 * @param type may be the name of a limit, with a phase after a slash: `camo/segundas`
 * @param game needed where games share a type (`split` of roulette and of blackjack)
 */
export function betNamed(type: string, game?: string): Said {
  const ofGame = game === undefined ? undefined : entryOf(SPANISH_NAMES, `${game}/${type}`);
  const [bet = type, phase] = type.split('/');
  const name = ofGame ?? entryOf(SPANISH_NAMES, type) ?? entryOf(SPANISH_NAMES, bet);
  return { en: type, es: name === undefined ? type : phase === undefined ? name : `${name} en ${phase}` };
}
