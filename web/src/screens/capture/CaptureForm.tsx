import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../parts/Button';
import { formatDay } from '../../days/days';
import { useWords } from '../../words/words';
import styles from './Capture.module.css';
import type { CaptureDesk, OpenSession } from './desk';
import { type Ask, type Kind, valuesOf } from './kinds';
import { NumberPad } from './NumberPad';
import { PieceGrid } from './PieceGrid';
import { missingOf, type Typed } from './read-form';

interface CaptureFormProps {
  readonly kind: Pick<Kind, 'id' | 'about' | 'asks' | 'blind'>;
  readonly desk: CaptureDesk;
  readonly sessions: readonly OpenSession[];
  readonly typed: Typed;
  readonly type: (field: string, text: string) => void;
  /** Stores what was typed; answers once it is stored. */
  readonly keep: () => Promise<void>;
  readonly done: string;
}

/** One capture: where, under which slip, how many pieces. Nothing is filled in beforehand. */
export function CaptureForm(props: CaptureFormProps): ReactNode {
  const { kind, desk, sessions, typed, type, keep, done } = props;
  const { words, language } = useWords();
  const [field, setField] = useState<string>();
  const [isKeeping, setKeeping] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const read = { language, decimals: desk.decimals };
  const missing = [...(isPlaced(kind, typed) ? [] : ['session']), ...missingOf(kind, typed, desk, read)];

  const next = (): void => {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('input:not(:disabled)') ?? [])];
    const at = fields.findIndex(({ dataset }) => dataset['field'] === field);
    fields[at + 1]?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (missing.length > 0 || isKeeping) return;
    setKeeping(true);
    void keep().finally(() => setKeeping(false));
  };
  const onEnter = (event: React.KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    next();
  };
  return (
    <form ref={form} className={styles['form']} onSubmit={submit} onKeyDown={onEnter}>
      <div className={styles['fields']}>
        <Place {...{ kind, desk, sessions, typed, type }} />
        {kind.asks.map((ask) => (
          <Field key={ask.name} {...{ ask, desk, typed, type, read, focus: setField }} />
        ))}
        {kind.blind === undefined ? (
          <label className={styles['line']}>
            <span>{words.capture.with}</span>
            <input
              data-field="with"
              value={typed['with'] ?? ''}
              onFocus={() => setField('with')}
              onChange={({ target }) => type('with', target.value)}
            />
          </label>
        ) : null}
      </div>
      <div className={styles['beside']}>
        <NumberPad field={field} next={next} press={(change) => type(field!, change(typed[field!] ?? ''))} />
        <p className={styles['soft']}>
          {missing.length === 0
            ? words.capture.ready
            : words.capture.missing(missing.map((name) => words.capture.field[name] ?? name).join(', '))}
        </p>
        <Button
          kind="main"
          type="submit"
          className={styles['keep']}
          disabled={missing.length > 0 || isKeeping}
        >
          {done}
        </Button>
      </div>
    </form>
  );
}

const isPlaced = ({ about }: Pick<Kind, 'about'>, typed: Typed): boolean =>
  about === 'cage'
    ? Boolean(typed['day'])
    : about === 'new'
      ? Boolean(typed['table'] && typed['day'])
      : Boolean(typed['session']);

type PlaceProps = Pick<CaptureFormProps, 'kind' | 'desk' | 'sessions' | 'typed' | 'type'>;

/** The session of a table, a table to be opened, or the cage; and the gaming day. */
function Place({ kind, desk, sessions, typed, type }: PlaceProps): ReactNode {
  const { words } = useWords();
  if (kind.about === 'session')
    return (
      <div role="group" aria-label={words.capture.field['session']} className={styles['choices']}>
        {sessions.length === 0 ? <p>{words.capture.noSession}</p> : null}
        {sessions.map((session) => {
          const key = sessionKey(session);
          return (
            <button
              key={key}
              type="button"
              aria-pressed={typed['session'] === key}
              onClick={() => type('session', key)}
            >
              <strong>{session.table}</strong>
              <small>
                {formatDay(session.gamingDay).slice(0, 5)}
                {session.sessionNo > 1 ? ` · ${session.sessionNo}` : ''}
                {session.isClosed ? ` · ${words.capture.closed}` : ''}
              </small>
            </button>
          );
        })}
      </div>
    );
  return (
    <>
      {kind.about === 'new' ? (
        <div role="group" aria-label={words.capture.field['table']} className={styles['choices']}>
          {desk.tables.map(({ table, game }) => (
            <button
              key={table}
              type="button"
              aria-pressed={typed['table'] === table}
              onClick={() => type('table', table)}
            >
              <strong>{table}</strong>
              <small>{game}</small>
            </button>
          ))}
        </div>
      ) : null}
      <label className={styles['line']}>
        <span>{words.capture.field['day']}</span>
        <input
          type="date"
          required
          value={typed['day'] ?? ''}
          onChange={({ target }) => type('day', target.value)}
        />
      </label>
    </>
  );
}

export const sessionKey = ({ table, gamingDay, sessionNo }: OpenSession): string =>
  `${gamingDay} ${table} ${sessionNo}`;

interface FieldProps extends Pick<CaptureFormProps, 'desk' | 'typed' | 'type'> {
  readonly ask: Ask;
  readonly read: { readonly language: 'es' | 'en'; readonly decimals: number };
  readonly focus: (field: string) => void;
}

function Field({ ask, desk, typed, type, read, focus }: FieldProps): ReactNode {
  const { words } = useWords();
  const { name } = ask;
  const label = words.capture.field[name] ?? name;
  const currency = desk.currency ?? 'EUR';
  if (ask.as === 'chips' || ask.as === 'cash') {
    const values = valuesOf(ask.as, currency, desk.chipValues);
    return <PieceGrid grid={name} {...{ values, typed, read, currency, type, focus }} />;
  }
  if (ask.as === 'choice')
    return (
      <div role="group" aria-label={label} className={styles['choices']}>
        {ask.of.map((each, at) => (
          <button
            key={each}
            type="button"
            aria-pressed={(typed[name] ?? '') === each || (at === 0 && !typed[name])}
            onClick={() => type(name, each)}
          >
            {words.capture.choice[each] ?? each}
          </button>
        ))}
      </div>
    );
  return (
    <label className={styles['line']}>
      <span>
        {label}
        {ask.isOptional ? <small> {words.capture.optional}</small> : null}
      </span>
      <input
        data-field={name}
        inputMode={ask.as === 'amount' ? 'decimal' : 'text'}
        autoComplete="off"
        maxLength={80}
        value={typed[name] ?? ''}
        onFocus={() => focus(name)}
        onChange={({ target }) => type(name, target.value)}
      />
    </label>
  );
}
