import type { ReactNode } from 'react';
import { useWords } from '../../words/words';
import styles from './Capture.module.css';

const KEYS = ['7', '8', '9', '4', '5', '6', '1', '2', '3'];

interface NumberPadProps {
  /** The path of the field with the focus; undefined if none has it. */
  readonly field: string | undefined;
  readonly press: (change: (text: string) => string) => void;
  readonly next: () => void;
}

/** Keys for a touch screen. A keyboard or a scanner can type into the same fields. */
export function NumberPad({ field, press, next }: NumberPadProps): ReactNode {
  const { words } = useWords();
  const digit = (key: string) => (
    <button
      key={key}
      type="button"
      disabled={field === undefined}
      onClick={() => press((text) => text + key)}
    >
      {key}
    </button>
  );
  return (
    <div className={styles['pad']} role="group" aria-label={words.capture.pad}>
      {KEYS.map(digit)}
      <button
        type="button"
        aria-label={words.capture.erase}
        disabled={field === undefined}
        onClick={() => press((text) => text.slice(0, -1))}
      >
        ⌫
      </button>
      {digit('0')}
      <button type="button" className={styles['enter']} aria-label={words.capture.next} onClick={next}>
        ↵
      </button>
    </div>
  );
}
