import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useOutbox } from '../../outbox/outbox';
import { Button } from '../../parts/Button';
import { isWithoutBank } from '../../words/game-name';
import { useWords } from '../../words/words';
import styles from './Capture.module.css';
import type { CaptureDesk, OpenSession } from './desk';
import { FactFields } from './FactFields';
import { pathInWords } from '../../words/fact-words';
import { useClock } from '../../days/clock';
import { gameOf, usualDay } from './fact';
import { SlipNumber } from './SlipNumber';
import { isPlaced, Place, EventTime } from './Place';
import type { Ask, Kind } from './kinds';
import { gameFormOf, type Me, readFact } from './read-fact';
import { NumberPad } from './NumberPad';
import { PieceGrid } from './PieceGrid';
import { mayBeEmpty, missingOf, type Typed, valuesOf } from './read-form';
import { fill } from '../../words/fill';

interface CaptureFormProps {
  readonly casino: string;
  readonly tablet: string;
  readonly kind: Kind;
  readonly desk: CaptureDesk;
  readonly sessions: readonly OpenSession[];
  readonly typed: Typed;
  readonly type: (field: string, text: string) => void;
  /** Replaces all values. */
  readonly write: (typed: Typed) => void;
  readonly me: Me;
  /** Stores the capture; the promise is fulfilled once it is stored. */
  readonly keep: () => Promise<void>;
  readonly done: string;
}

/** The form of one capture. Nothing is prefilled, so that each value is a statement of the person. */
export function CaptureForm(props: CaptureFormProps): ReactNode {
  const { casino, tablet, desk, kind, typed, type, keep, done } = props;
  const { words } = useWords();
  const [field, setField] = useState<string>();
  const [isKeeping, setKeeping] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { missing, named } = useMissing(props);

  const next = (): void => {
    const fields = [
      ...(form.current?.querySelectorAll<HTMLInputElement>('input:not(:disabled)') ?? []),
    ].filter((each) => each.tabIndex >= 0 && each.checkVisibility());
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
        <Place {...props} />
        {hasSlip(kind) ? (
          <SlipNumber
            {...{ casino, tablet }}
            gamingDay={usualDay(desk.openDays)}
            use={(slip) => type('slip', slip)}
          />
        ) : null}
        {isWithoutBank(gameOf(kind, typed, props.sessions, desk)) && WITH_FLOAT.has(kind.id) ? (
          <p className={styles['soft']}>{words.capture.withoutBank}</p>
        ) : null}
        <Asked {...props} missing={missing} focus={setField} />
        <EventTime {...{ typed, type }} />
        {'form' in kind || kind.blind !== undefined ? null : (
          <OtherPersons {...{ typed, type }} focus={() => setField('with')} />
        )}
      </div>
      <div className={styles['beside']}>
        <NumberPad field={field} next={next} press={(change) => type(field!, change(typed[field!] ?? ''))} />
        <p className={styles['soft']}>
          {missing.length === 0
            ? words.capture.ready
            : fill(words.capture.missing, { fields: named.join(', ') })}
        </p>
        <Button
          kind="main"
          type="submit"
          className={styles['keep']}
          disabled={missing.length > 0 || isKeeping}
        >
          {done}
        </Button>
        {'form' in kind || kind.blind === undefined ? <Latest casino={casino} /> : null}
      </div>
    </form>
  );
}

/** The last capture and its state, because on a small tablet the list is below the form. */
function Latest({ casino }: Pick<CaptureFormProps, 'casino'>): ReactNode {
  const { words } = useWords();
  const clock = useClock();
  const { captures, line, since } = useOutbox();
  const latest = captures.filter((each) => each.casino === casino).at(-1);
  return (
    <p role="status" className={styles['soft']}>
      {latest === undefined
        ? null
        : fill(words.capture.latest, { what: latest.what, state: words.capture.state[latest.state] })}{' '}
      {line === 'unreachable'
        ? fill(words.capture.line[line], { since: clock.timeOfDay(new Date(since).toISOString()) })
        : null}
    </p>
  );
}

/** Whether the kind has a field for a slip number. */
const hasSlip = (kind: Kind): boolean =>
  ('form' in kind ? kind.form.fields : kind.asks).some(({ name }) => name === 'slip');

/** Kinds of captures that count the float of a table. */
const WITH_FLOAT: ReadonlySet<string> = new Set(['open', 'closingCount', 'close']);

/** Limit of missing fields that are named at once. */
const MOST_NAMED = 6;

/** The fields that are missing or invalid: all by their paths, the first ones in words. */
function useMissing({ kind, desk, sessions, typed, me }: CaptureFormProps): {
  readonly missing: readonly string[];
  readonly named: readonly string[];
} {
  const { words, language } = useWords();
  const read = { language, decimals: desk.decimals };
  const game = gameOf(kind, typed, sessions, desk);
  const ofFields =
    'form' in kind
      ? readFact(kind.form.fields, typed, { desk, read, me, game, gameForm: gameFormOf(game) }).missing
      : missingOf(kind, typed, desk, read).filter((name) => !mayBeEmpty(kind, name, game));
  const missing = [...(isPlaced(kind, typed) ? [] : ['session']), ...ofFields];
  const named = missing.map((name) =>
    'form' in kind && name !== 'session' ? pathInWords(name, language) : (words.capture.field[name] ?? name),
  );
  return { missing, named: [...new Set(named)].slice(0, MOST_NAMED) };
}

interface AskedProps extends CaptureFormProps {
  readonly missing: readonly string[];
  readonly focus: (field: string) => void;
}

function Asked({ kind, desk, sessions, typed, type, write, me, missing, focus }: AskedProps): ReactNode {
  const { language } = useWords();
  const read = { language, decimals: desk.decimals };
  if (!('form' in kind))
    return kind.asks.map((ask) => <Field key={ask.name} {...{ ask, desk, typed, type, read, focus }} />);
  const game = gameFormOf(gameOf(kind, typed, sessions, desk));
  return (
    <FactFields
      fields={kind.form.fields}
      me={me.id}
      {...{ desk, read, typed, type, write, missing, game, focus }}
    />
  );
}

interface WithProps extends Pick<CaptureFormProps, 'typed' | 'type'> {
  readonly focus: () => void;
}

/** A field for the other persons who take part. */
function OtherPersons({ typed, type, focus }: WithProps): ReactNode {
  const { words } = useWords();
  return (
    <label className={styles['line']}>
      <span>{words.capture.with}</span>
      <input
        data-field="with"
        value={typed['with'] ?? ''}
        onFocus={focus}
        onChange={({ target }) => type('with', target.value)}
      />
    </label>
  );
}

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
    return <PieceGrid grid={name} name={label} {...{ values, typed, read, currency, type, focus }} />;
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
