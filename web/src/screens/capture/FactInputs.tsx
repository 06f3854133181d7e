import { createContext, type ReactNode, useContext, useId } from 'react';
import type { GameForm, KnownShape, WordShape } from '../../api/event-form';
import { useWords } from '../../words/words';
import { DayField } from '../../parts/DayField';
import styles from './Capture.module.css';
import type { CaptureDesk } from './desk';
import { choiceWord, isOfField } from '../../words/fact-words';
import { gameName } from '../../words/game-name';

import { PieceGrid } from './PieceGrid';
import { type Reading, type Typed, valuesOf } from './read-form';

/** The form of the fields: its values, the fields with errors, and the game of the table. */
export interface FactFormContext {
  readonly desk: CaptureDesk;
  readonly read: Reading;
  readonly typed: Typed;
  readonly game: GameForm | undefined;
  readonly me: string;
  readonly missing: readonly string[];
  readonly type: (field: string, text: string) => void;
  readonly write: (typed: Typed) => void;
  readonly focus: (field: string) => void;
  /** Whether counts are shown apart from the other fields. */
  readonly areCountsApart?: boolean;
}

export const FactForm = createContext<FactFormContext | undefined>(undefined);

export const useFact = (): FactFormContext => useContext(FactForm)!;

export interface ShownProps<Of extends KnownShape = KnownShape> {
  readonly shape: Of;
  readonly path: string;
  readonly label: string;
  readonly isOptional?: boolean;
}

export function Counted({
  shape,
  path,
  label,
}: ShownProps<KnownShape & { readonly is: 'counted' }>): ReactNode {
  const { desk, read, typed, type, focus, areCountsApart = false } = useFact();
  if (areCountsApart) return null;
  const currency = typed['currency'] || (desk.currency ?? 'EUR');
  const values = valuesOf(shape.as, currency, desk.chipValues);
  return <PieceGrid grid={path} name={label} {...{ values, typed, read, currency, type, focus }} />;
}

const KEYBOARDS: Partial<Record<WordShape['is'], 'numeric' | 'decimal'>> = {
  number: 'numeric',
  money: 'decimal',
};

const mostOf = (shape: WordShape): number =>
  shape.is === 'line' ? 2_000 : shape.is === 'text' ? (shape.most ?? 200) : 200;

/** One field: buttons for a choice, a line of text for all else. */
export function WordField({ shape, ...shown }: ShownProps<WordShape>): ReactNode {
  if (shape.is === 'choice') return <Choice {...shown} of={shape.of} />;
  if (shape.is === 'day') return <DayLine {...shown} />;
  if (shape.is === 'yes-no') return <Choice {...shown} of={['yes', 'no']} />;
  return <Line {...shown} shape={shape} />;
}

function Heading({ label, isOptional }: Pick<ShownProps, 'label' | 'isOptional'>): ReactNode {
  const { words } = useWords();
  return (
    <span>
      {label}
      {isOptional ? <small> {words.capture.optional}</small> : null}
    </span>
  );
}

function DayLine({ path, label, isOptional }: Omit<ShownProps, 'shape'>): ReactNode {
  const { typed, type } = useFact();
  const id = useId();
  return (
    <div className={styles['line']}>
      <label htmlFor={id}>
        <Heading {...{ label }} isOptional={isOptional === true} />
      </label>
      <DayField id={id} field={path} value={typed[path] ?? ''} write={(day) => type(path, day)} />
    </div>
  );
}

function Line({ shape, path, label, isOptional }: ShownProps<WordShape>): ReactNode {
  const { desk, typed, type, focus, missing } = useFact();
  const tables = useId();
  const isTable = /(^|\.)table$/.test(path);
  const text = typed[path] ?? '';
  return (
    <label className={styles['line']}>
      <Heading {...{ label }} isOptional={isOptional === true} />
      <input
        data-field={path}
        inputMode={KEYBOARDS[shape.is] ?? 'text'}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={mostOf(shape)}
        placeholder={shape.is === 'currency' ? (desk.currency ?? '') : undefined}
        aria-invalid={text !== '' && missing.includes(path) ? true : undefined}
        list={isTable ? tables : undefined}
        value={text}
        onFocus={() => focus(path)}
        onChange={({ target }) => type(path, target.value)}
      />
      {isTable ? (
        <datalist id={tables}>
          {desk.tables.map(({ table }) => (
            <option key={table} value={table} />
          ))}
        </datalist>
      ) : null}
    </label>
  );
}

/** A choice of more values is a list instead of buttons. */
const MOST_BUTTONS = 6;

function Choice({
  path,
  label,
  isOptional = false,
  of,
}: Omit<ShownProps, 'shape'> & { readonly of: readonly string[] }): ReactNode {
  const { words, language } = useWords();
  const { typed, type, game } = useFact();
  const name = path.slice(path.lastIndexOf('.') + 1);
  const chosen = typed[path] ?? (of.length === 1 && !isOptional ? of[0]! : '');
  const bet = (value: string): string | undefined => {
    const form = path.endsWith('.type') ? game?.bets[value] : undefined;
    return form === undefined ? undefined : language === 'es' ? form.spanish : value.replaceAll('-', ' ');
  };
  const said = (value: string): string =>
    bet(value) ??
    (name === 'game' ? gameName(value, language) : undefined) ??
    (isOfField(value, name, language) ? undefined : words.capture.choice[value]) ??
    choiceWord(value, language, name);
  if (of.length > MOST_BUTTONS)
    return (
      <label className={styles['line']}>
        <Heading {...{ label, isOptional }} />
        <select data-field={path} value={chosen} onChange={({ target }) => type(path, target.value)}>
          <option value="">—</option>
          {of.map((value) => (
            <option key={value} value={value}>
              {said(value)}
            </option>
          ))}
        </select>
      </label>
    );
  return (
    <div className={styles['line']} role="group" aria-label={label} data-field={path}>
      <Heading {...{ label, isOptional }} />
      <div className={styles['choices']}>
        {of.map((value) => (
          <button
            key={value}
            type="button"
            data-value={value}
            aria-pressed={chosen === value}
            onClick={() => type(path, chosen === value && isOptional ? '' : value)}
          >
            {said(value)}
          </button>
        ))}
      </div>
    </div>
  );
}
