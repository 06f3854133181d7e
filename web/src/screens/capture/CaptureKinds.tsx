import type { ReactNode } from 'react';
import type { Language } from '../../words/language';
import { useWords } from '../../words/words';
import type { Words } from '../../words/catalogue';
import styles from './Capture.module.css';
import { SUBJECTS, typeWord } from '../../words/fact-words';
import type { FactKind, Kind } from './kinds';

/** The type of an id: `table.opened` of `pit:table.opened`. */
const typeOf = ({ id }: Pick<Kind, 'id'>): string => id.slice(id.indexOf(':') + 1);

export const kindInWords = (kind: Kind, words: Words, language: Language): string =>
  'form' in kind ? typeWord(typeOf(kind), language) : (words.capture.kind[kind.id] ?? kind.id);

interface CaptureKindsProps {
  readonly offered: readonly Kind[];
  readonly chosen: string;
  readonly open: (kind: string) => void;
}

/** The kinds of captures: first the frequent ones, then every other fact under its subject. */
export function CaptureKinds({ offered, chosen, open }: CaptureKindsProps): ReactNode {
  const { words, language } = useWords();
  const short = offered.filter((kind) => !('form' in kind));
  const facts = offered.filter((kind): kind is FactKind => 'form' in kind);
  const button = (kind: Kind) => (
    <button
      key={kind.id}
      type="button"
      data-kind={kind.id}
      aria-pressed={kind.id === chosen}
      onClick={() => open(kind.id)}
    >
      {kindInWords(kind, words, language)}
    </button>
  );
  return (
    <nav className={styles['kinds']} aria-label={words.capture.what}>
      {short.map(button)}
      {SUBJECTS.map(({ subject, types }) => {
        const own = facts.filter((kind) => types.includes(typeOf(kind).split('.')[0]!));
        return own.length === 0 ? null : (
          <details key={subject} open={own.some(({ id }) => id === chosen)}>
            <summary>{words.facts.subjects[subject]}</summary>
            {own.map(button)}
          </details>
        );
      })}
    </nav>
  );
}
