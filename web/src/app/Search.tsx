import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { GAMES, isGameCode } from '../../../src/games/game-codes';
import { ask } from '../api/ask';
import {
  FoundInBooksDocument,
  SearchableDocument,
  SearchablePeopleDocument,
} from '../api/generated/operations';
import { mayAt, sessionQuery } from '../api/session';
import { loadWords, wordsIn } from '../words/catalogue';
import { LANGUAGES } from '../words/language';
import { useServiceText, useWords } from '../words/words';
import { atCasino, openScreens } from './casino-screens';
import { useDayInView } from './day-in-view';
import { type Findable, type Hit, hitsInBooks, search, mergeHits } from './find-hits';
import styles from './Search.module.css';
import { fill } from '../words/fill';

/** The screens that the person may open, with their names in both languages, of which a page has loaded one. */
function useFindableScreens(casino: string): Findable['screens'] {
  const { words } = useWords();
  const day = useDayInView(casino);
  const { data: session } = useQuery(sessionQuery);
  const { data: both = [words] } = useQuery({
    queryKey: ['words-of-both-languages'],
    queryFn: async () => {
      await Promise.all(LANGUAGES.map(loadWords));
      return LANGUAGES.map(wordsIn);
    },
    staleTime: Infinity,
  });
  return openScreens(atCasino(session, casino), day).map(({ to, name }) => ({
    ...{ to, name: name(words), names: both.map(name) },
  }));
}

/** Reads what can be found by name, as far as the person may read it. */
function useFindable(casino: string): Findable {
  const said = useServiceText();
  const day = useDayInView(casino);
  const { data: session } = useQuery(sessionQuery);
  const may = (permission: string): boolean => session !== undefined && mayAt(session, permission, casino);
  const readsTables = may('tables:read');
  const { data } = useQuery({
    queryKey: ['searchable', casino, day, readsTables],
    queryFn: ({ signal }) =>
      ask(
        SearchableDocument,
        { casino, day: day ?? '', isDay: day !== undefined && may('ledger:read'), readsTables },
        signal,
      ),
    enabled: may('days:read') && day !== undefined,
  });
  const { data: house } = useQuery({
    queryKey: ['searchable-people'],
    queryFn: ({ signal }) => ask(SearchablePeopleDocument, {}, signal),
    enabled: may('people:read'),
  });
  const screens = useFindableScreens(casino);
  return {
    screens,
    days: data?.gamingDays.edges.map(({ node }) => node.day) ?? [],
    books: (data?.books?.books ?? []).map(({ name, en, es }) => ({
      book: name.toLowerCase().replaceAll('_', '-'),
      name: said(en, es),
    })),
    tables: (data?.tables?.edges ?? []).map(({ node: { table, game, lastGamingDay } }) => ({
      table,
      lastDay: lastGamingDay,
      game: game && isGameCode(game) ? said(GAMES[game].english, GAMES[game].spanish) : '',
    })),
    people: house?.people.filter(({ isActive }) => isActive) ?? [],
  };
}

const TYPING_MS = 250;

/** Searches the books for a text after the person has stopped typing. */
function useFoundInBooks(casino: string, typed: string): readonly Hit[] {
  const said = useServiceText();
  const { data: session } = useQuery(sessionQuery);
  const [text, setText] = useState('');
  useEffect(() => {
    const waiting = setTimeout(() => setText(typed.trim()), TYPING_MS);
    return () => clearTimeout(waiting);
  }, [typed]);
  const { data } = useQuery({
    queryKey: ['found-in-books', casino, text],
    queryFn: ({ signal }) => ask(FoundInBooksDocument, { casino, text }, signal),
    enabled: text !== '' && session !== undefined && mayAt(session, 'ledger:read', casino),
  });
  return text !== '' && text === typed.trim() ? hitsInBooks(data?.search.hits ?? [], said) : [];
}

interface SearchProps {
  readonly casino: string;
  readonly close: () => void;
}

/** One box that finds screens, days, books, tables, slips, events, figures, record numbers and persons. */
export function Search({ casino, close }: SearchProps): ReactNode {
  const { words } = useWords();
  const navigate = useNavigate();
  const day = useDayInView(casino);
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const hits = mergeHits(search(typed, useFindable(casino)), useFoundInBooks(casino, typed));
  useEffect(() => dialog.current?.showModal(), []);
  const go = ({ target }: Hit): void => {
    close();
    if ('screen' in target) void navigate({ to: target.screen, params: { casino, day: day ?? '' } });
    else if ('day' in target) void navigate({ to: '/$casino/day/$day', params: { casino, day: target.day } });
    else if ('book' in target && day !== undefined)
      void navigate({ to: '/$casino/books/$day/$book', params: { casino, day, book: target.book } });
    else if ('record' in target)
      void navigate({ to: '/$casino/records/$record', params: { casino, record: target.record } });
    else if ('slip' in target)
      void navigate({ to: '/$casino/slips/$slip', params: { casino, slip: target.slip } });
    else if ('bank' in target)
      void navigate({
        to: '/$casino/table/$table/$day/$session/bank/$bank',
        params: { casino, ...target, day: target.ofDay },
      });
    else if ('person' in target)
      void navigate({ to: '/$casino/people/$person', params: { casino, person: target.person } });
    else void navigate({ to: '.', search: (view) => ({ ...view, ...target }) });
  };
  const goToFirst = (event: FormEvent): void => {
    event.preventDefault();
    if (hits[0]) go(hits[0]);
  };
  return (
    <dialog
      ref={dialog}
      className={styles['search']}
      onClose={close}
      aria-label={words.search.title}
      onKeyDown={moveBetweenHits}
    >
      <form onSubmit={goToFirst}>
        <label htmlFor="search">{words.search.title}</label>
        <input
          id="search"
          type="search"
          autoComplete="off"
          maxLength={120}
          spellCheck={false}
          placeholder="20/03/2026 · RF1 · diario · result/RF1/2026-03-20/1"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p role="status">
          {typed.trim() === '' ? words.search.hint : fill(words.search.count, { count: hits.length })}
        </p>
        <ul>
          {hits.map((hit) => (
            <li key={`${hit.kind} ${JSON.stringify(hit.target)}`}>
              <button type="button" onClick={() => go(hit)}>
                <span>{words.search.kinds[hit.kind]}</span> {hit.title}
              </button>
            </li>
          ))}
        </ul>
      </form>
    </dialog>
  );
}

/** The arrow keys go from the box down the list and back. */
function moveBetweenHits(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li button')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
