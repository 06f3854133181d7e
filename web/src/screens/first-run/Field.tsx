import type { ReactNode } from 'react';
import { DayField } from '../../parts/DayField';
import styles from './FirstRun.module.css';

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly write: (value: string) => void;
  readonly hint?: string;
  readonly type?: 'text' | 'date';
}

export function Field({ name, label, value, write, hint, type = 'text' }: FieldProps): ReactNode {
  return (
    <div className={styles['field']}>
      <label htmlFor={name}>{label}</label>
      {type === 'date' ? (
        <DayField id={name} value={value} write={write} />
      ) : (
        <input
          id={name}
          autoComplete="off"
          spellCheck={false}
          value={value}
          {...(hint === undefined ? {} : { 'aria-describedby': `${name}-hint` })}
          onChange={({ target }) => write(target.value)}
        />
      )}
      {hint === undefined ? null : <small id={`${name}-hint`}>{hint}</small>}
    </div>
  );
}

interface ChoiceProps extends Pick<FieldProps, 'name' | 'label'> {
  readonly value: string;
  readonly write: (value: string) => void;
  readonly options: readonly (readonly [value: string, words: string])[];
}

export function Choice({ name, label, value, write, options }: ChoiceProps): ReactNode {
  return (
    <div className={styles['field']}>
      <label htmlFor={name}>{label}</label>
      <select id={name} value={value} onChange={({ target }) => write(target.value)}>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
