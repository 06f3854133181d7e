import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { SetPinDocument } from '../../api/generated/operations';
import { sessionQuery } from '../../api/session';
import { Button } from '../../parts/Button';
import { ScreenHead } from '../../parts/ScreenHead';
import { TroubleBox } from '../../parts/TroubleBox';
import { useWords } from '../../words/words';
import { decideOrThrow } from '../../api/decide-or-throw';
import styles from './Tablets.module.css';
import { fill } from '../../words/fill';

const PIN = /^[0-9]{6}$/;

/** A person sets their own PIN for tablets and signs the decision with their passkey. */
export function PinScreen(): ReactNode {
  const { words } = useWords();
  const { data: session } = useQuery(sessionQuery);
  const [typed, setTyped] = useState({ pin: '', again: '' });
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => decideOrThrow(SetPinDocument, { pin: typed.pin }),
    onSuccess: () => setTyped({ pin: '', again: '' }),
  });
  const differ = typed.again.length === 6 && typed.again !== typed.pin;
  const set = (event: FormEvent): void => {
    event.preventDefault();
    mutate();
  };
  return (
    <>
      <ScreenHead title={words.pin.title} />
      <p className={styles['soft']}>{fill(words.pin.lead, { person: session?.person ?? '' })}</p>
      <form className={styles['form']} onSubmit={set}>
        {(['pin', 'again'] as const).map((name) => (
          <div key={name} className={styles['field']}>
            <label htmlFor={name}>{words.pin[name]}</label>
            <input
              id={name}
              type="password"
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={typed[name]}
              {...(name === 'again' && differ ? { 'aria-invalid': true, 'aria-describedby': 'differ' } : {})}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value.replaceAll(/\D/g, '') })}
            />
          </div>
        ))}
        {differ ? (
          <p id="differ" role="alert">
            {words.pin.differ}
          </p>
        ) : null}
        <Button
          kind="main"
          type="submit"
          disabled={isPending || !PIN.test(typed.pin) || typed.pin !== typed.again}
        >
          {words.pin.set}
        </Button>
        {error ? <TroubleBox error={error} /> : null}
        {isSuccess ? <p role="status">{words.pin.done}</p> : null}
      </form>
    </>
  );
}
