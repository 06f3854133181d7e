import { type InputHTMLAttributes, type ReactNode, useId, useRef, useState } from 'react';
import { formatTyped, readDay, readMoment } from '../days/days';
import { useWords } from '../words/words';
import styles from './DayField.module.css';

interface DayFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'aria-label' | 'required'
> {
  /** 2026-03-20, or with `withTime` 2026-03-20T23:10 with or without seconds; empty if there is none. */
  readonly value: string;
  /** Receives a value in the form of `value`; empty while the text is incomplete. */
  readonly write: (value: string) => void;
  readonly withTime?: boolean;
  /** The first day that can be chosen. */
  readonly min?: string;
  /** The path of the field in a capture. */
  readonly field?: string;
}

interface Written {
  readonly text: string;
  /** The values before and after typing. Any other value was set from outside and replaces the text. */
  readonly of: readonly [was: string, told: string];
}

/** The text of the field, and whether it can be parsed. */
function useTyped({ value, write, withTime }: DayFieldProps) {
  const [written, setWritten] = useState<Written>();
  const read = withTime ? readMoment : readDay;
  const text = written?.of.includes(value) ? written.text : formatTyped(value);
  const type = (next: string): void => {
    const told = read(next) ?? '';
    setWritten({ text: next, of: [value, told] });
    if (told !== value) write(told);
  };
  const isRead = text.trim() === '' || read(text) !== undefined;
  return { text, type, isRead, forget: () => setWritten(undefined) };
}

/**
 * A field for a day or a moment in the form of all screens. The native field of a browser follows the browser's language
 * instead of the chosen one, so it only provides the calendar. A form is not submitted while the text cannot be parsed.
 */
export function DayField(props: DayFieldProps): ReactNode {
  const { value, write, withTime = false, min, field, ...named } = props;
  const { words } = useWords();
  const { text, type, isRead, forget } = useTyped(props);
  const [isLeft, setLeft] = useState(false);
  const calendar = useRef<HTMLInputElement>(null);
  const hint = useId();
  const said = words.dates[withTime ? 'moment' : 'day'];
  const fault = isRead ? '' : said.fault;
  const leave = (): void => {
    setLeft(true);
    if (isRead) forget();
  };
  return (
    <span>
      <span className={styles['field']}>
        <input
          {...named}
          {...(field === undefined ? {} : { 'data-field': field })}
          ref={(input) => input?.setCustomValidity(fault)}
          autoComplete="off"
          size={withTime ? 19 : 11}
          placeholder={said.form}
          value={text}
          aria-invalid={isLeft && !isRead}
          aria-describedby={hint}
          onChange={({ target }) => {
            setLeft(false);
            type(target.value);
          }}
          onBlur={leave}
        />
        <button
          type="button"
          className={styles['open']}
          aria-label={words.dates.calendar}
          title={words.dates.calendar}
          onClick={() => calendar.current?.showPicker()}
        >
          ▾
        </button>
        <input
          ref={calendar}
          className={styles['calendar']}
          type={withTime ? 'datetime-local' : 'date'}
          tabIndex={-1}
          aria-hidden
          min={min}
          value={value}
          onChange={({ target }) => {
            forget();
            write(target.value);
          }}
        />
      </span>
      <small id={hint} role="status" className={styles['fault']}>
        {isLeft ? fault : ''}
      </small>
    </span>
  );
}
