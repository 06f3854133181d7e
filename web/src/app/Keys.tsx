import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from '../parts/Button';
import { areSingleKeysOn, keepSingleKeys, useSingleKeys } from '../parts/single-key';
import { useWords } from '../words/words';
import { useDayInView } from './day-in-view';
import { Search } from './Search';
import styles from './Keys.module.css';

interface KeysProps {
  readonly casino: string;
  readonly isSearching: boolean;
  readonly setSearching: (is: boolean) => void;
}

/** Single-letter keys, which a person can switch off (WCAG 2.1.4), and the dialog that lists them. */
export function Keys({ casino, isSearching, setSearching }: KeysProps): ReactNode {
  const { words } = useWords();
  const navigate = useNavigate();
  const day = useDayInView(casino);
  const [areOn, setOn] = useState(areSingleKeysOn);
  const help = useRef<HTMLDialogElement>(null);

  const isAfterG = useRef(false);
  const go: Record<string, () => void> = {
    j: () =>
      void (day === undefined
        ? navigate({ to: '/$casino', params: { casino } })
        : navigate({ to: '/$casino/day/$day', params: { casino, day } })),
    l: () => void (day !== undefined && navigate({ to: '/$casino/books/$day', params: { casino, day } })),
    i: () => void navigate({ to: '/$casino/findings', params: { casino } }),
    s: () => void navigate({ to: '/$casino/integrity', params: { casino } }),
  };
  useSingleKeys((event) => {
    const { key } = event;
    if (isAfterG.current) {
      isAfterG.current = false;
      go[key]?.();
      return;
    }
    isAfterG.current = key === 'g';
    if (key === '?') help.current?.showModal();
    if (key === 'p') print();
    if (key === '/') {
      event.preventDefault();
      setSearching(true);
    }
  });

  return (
    <>
      {isSearching ? <Search casino={casino} close={() => setSearching(false)} /> : null}
      <KeysHelp window={help} areOn={areOn} turn={setOn} />
      <button
        type="button"
        className={styles['open']}
        aria-label={words.keys.title}
        onClick={() => help.current?.showModal()}
      >
        ?
      </button>
    </>
  );
}

interface KeysHelpProps {
  readonly window: RefObject<HTMLDialogElement | null>;
  readonly areOn: boolean;
  readonly turn: (on: boolean) => void;
}

function KeysHelp({ window, areOn, turn }: KeysHelpProps): ReactNode {
  const { words } = useWords();
  const choose = (on: boolean): void => {
    keepSingleKeys(on);
    turn(on);
  };
  const rows: readonly (readonly [string, string])[] = [
    ['?', words.keys.help],
    ['/', words.keys.search],
    ['g j', words.keys.day],
    ['g l', words.keys.books],
    ['g i', words.keys.findings],
    ['g s', words.keys.integrity],
    ['p', words.keys.print],
    ['t', words.time.title],
    ['[ ]', `${words.keys.previous} / ${words.keys.next}`],
    ['j k', `${words.keys.up} / ${words.keys.down}`],
    ['Esc', words.keys.escape],
  ];
  return (
    <dialog ref={window} className={styles['help']} aria-labelledby="keys-title">
      <h2 id="keys-title">{words.keys.title}</h2>
      <dl>
        {rows.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <label>
        <input type="checkbox" checked={areOn} onChange={({ target }) => choose(target.checked)} />{' '}
        {words.keys.off}
      </label>
      <Button onClick={() => window.current?.close()}>{words.keys.close}</Button>
    </dialog>
  );
}
