import type { ReactNode } from 'react';
import { GAME_FORMS } from '../../api/generated/event-forms';
import type { Language } from '../../words/language';
import { useWords } from '../../words/words';
import styles from './Capture.module.css';
import { useFact, WordField } from './FactInputs';
import { gameFormOf } from './read-fact';

/** The name of a bet in its game; without a game, in the first game that has it; an unknown bet is returned as it is. */
export function betWord(game: string | undefined, bet: string, language: Language): string {
  const form =
    gameFormOf(game)?.bets[bet] ??
    Object.values(GAME_FORMS).find(({ bets }) => Object.hasOwn(bets, bet))?.bets[bet];
  if (form === undefined) return bet;
  return language === 'es' ? (form.spanish ?? bet) : bet.replaceAll('-', ' ');
}

interface BetNameProps {
  readonly path: string;
  /** The code of the game whose bets are offered; without one the field is a text. */
  readonly game: string | undefined;
}

/** A field for the bet of an amount. */
export function BetName({ path, game }: BetNameProps): ReactNode {
  const { words, language } = useWords();
  const { typed, type } = useFact();
  const bets = Object.keys(gameFormOf(game)?.bets ?? {});
  const label = words.capture.ofBet;
  if (bets.length === 0) return <WordField shape={{ is: 'text', most: 80 }} {...{ path, label }} />;
  const chosen = typed[path] ?? '';
  return (
    <label className={styles['line']}>
      <span>{label}</span>
      <select data-field={path} value={chosen} onChange={({ target }) => type(path, target.value)}>
        {[...new Set(['', ...bets, '*', chosen])].map((bet) => (
          <option key={bet} value={bet}>
            {bet === '*' ? words.authorisation.anyBet : betWord(game, bet, language)}
          </option>
        ))}
      </select>
    </label>
  );
}
