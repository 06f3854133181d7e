import { parseAccount } from '../../../../src/ledger/_core/account';
import { choiceWord } from '../../words/fact-words';
import { gameName } from '../../words/game-name';
import type { Language } from '../../words/language';

/** The name of an account with the game, rule, pool or table of its path; undefined if the chart has no such account. */
export function accountWord(path: string, language: Language): string | undefined {
  const account = parseAccount(path);
  if (account === undefined) return undefined;
  const { holds, es, of, table } = account;
  const name = language === 'es' ? es : holds.charAt(0).toUpperCase() + holds.slice(1);
  const game = of === undefined ? undefined : gameName(of, language);
  return [name, game === of && of !== undefined ? choiceWord(of, language) : game, table]
    .filter(Boolean)
    .join(' · ');
}
