import type { ReactNode } from 'react';
import type { Language } from '../words/language';
import { useWords } from '../words/words';
import styles from './TakeAway.module.css';

const FORMATS = ['xlsx', 'csv', 'csv-es', 'pdf'] as const;

/** CSV-ES is for spreadsheets in Spain, whatever language the screen speaks. */
const formOf = (format: string, language: Language): string[][] => [
  ['format', format],
  ['language', format === 'csv-es' ? 'es' : language],
];

interface TakeAwayProps {
  /** Its name at `/v1/lists`. */
  readonly list: string;
  /** What the screen has asked its query for, without pages; what it has not asked for is undefined or null. */
  readonly asked: Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>;
  /** The record until which the screen knows its figures. */
  readonly known: number | undefined;
  /** The columns that the screen shows, by id; without them those of the format. */
  readonly columns?: readonly string[];
}

/** What the screen shows as a file, in each format: the same filters, order, period and record. */
export function TakeAway({ list, asked, known, columns }: TakeAwayProps): ReactNode {
  const { words, language } = useWords();
  const given = Object.entries({ ...asked, knownAt: known, columns }).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  return (
    <nav className={styles['files']} aria-label={words.books.download}>
      <span aria-hidden="true">{words.books.download}</span>
      {FORMATS.map((format) => (
        <a
          key={format}
          href={`/v1/lists/${list}?${new URLSearchParams([...given, ...formOf(format, language)]).toString()}`}
          download
        >
          {format.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}
