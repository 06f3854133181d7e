import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { isDay } from '../days/days';
import { useWords } from '../words/words';
import styles from './GoTo.module.css';

/** Reads what was typed: 20/03/2026 and 2026-03-20 are days; a text with `/` is the address of a figure. */
export function readTarget(
  typed: string,
): { readonly day: string } | { readonly figure: string } | undefined {
  const text = typed.trim();
  const spanish = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const day = spanish
    ? `${spanish[3]}-${spanish[2]!.padStart(2, '0')}-${spanish[1]!.padStart(2, '0')}`
    : text;
  if (isDay(day)) return { day };
  return text.includes('/') ? { figure: text } : undefined;
}

/** One box that leads to a gaming day or the explanation of a figure. */
export function GoTo({ casino, close }: { readonly casino: string; readonly close: () => void }): ReactNode {
  const { words } = useWords();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  const go = (event: FormEvent): void => {
    event.preventDefault();
    const target = readTarget(typed);
    if (!target) return;
    close();
    if ('day' in target) void navigate({ to: '/$casino/day/$day', params: { casino, day: target.day } });
    else void navigate({ to: '.', search: (search) => ({ ...search, figure: target.figure }) });
  };
  return (
    <dialog ref={dialog} className={styles['goTo']} onClose={close} aria-label={words.nav.goTo}>
      <form onSubmit={go}>
        <label htmlFor="go-to">{words.nav.goTo}</label>
        <input
          id="go-to"
          autoComplete="off"
          spellCheck={false}
          placeholder="20/03/2026 · result/RF1/2026-03-20/1"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </dialog>
  );
}
