import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from '../../parts/decision.module.css';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';

const LANGUAGES = ['es', 'en', 'both'] as const;

interface TableCardsProps {
  readonly casino: string;
  /** A gaming day on which the authorisation is in force. */
  readonly day: string;
  readonly tables: readonly { readonly table: string }[];
}

const addressOf = (wanted: Readonly<Record<string, string>>): string =>
  `/v1/table-cards?${new URLSearchParams(wanted).toString()}`;

/** The cards that stand at the tables, as files to print: all of them in each language, and each one. */
export function TableCards({ casino, day, tables }: TableCardsProps): ReactNode {
  const { words } = useWords();
  const { authorisation: said } = words;
  if (tables.length === 0) return null;
  return (
    <section aria-label={said.cards}>
      <h2>{said.cards}</h2>
      <ul className={styles['list']}>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a href={addressOf({ casino, day, language })}>
              {fill(said.cardsIn, { language: said.cardLanguages[language] })}
            </a>
          </li>
        ))}
        {tables.map(({ table }) => (
          <li key={table}>
            <a href={addressOf({ casino, day, table })}>{fill(said.cardOf, { table })}</a>
            {' · '}
            <Link to="/display/$casino/$table" params={{ casino, table }} target="_blank">
              {fill(words.display.openOf, { table })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
