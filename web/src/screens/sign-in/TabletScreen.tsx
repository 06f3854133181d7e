import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { answers } from '../../api/answers';
import { enrolTablet, identify, tabletQuery } from '../../api/session';
import { Button } from '../../parts/Button';
import { TroubleBox } from '../../parts/TroubleBox';
import { useWords } from '../../words/words';
import { linkCodeOf } from './link-code';
import { SignInFrame } from './SignInFrame';
import styles from './TabletScreen.module.css';

/** The lock screen of a shared tablet, which is enrolled once and then asks for staff number and PIN. */
export function TabletScreen(): ReactNode {
  const { words } = useWords();
  const [code, setCode] = useState(() => linkCodeOf(window.location.hash));
  const { mutate, isPending, error } = useMutation({
    mutationFn: (link: string) => enrolTablet(link),
    onSuccess: async () => {
      // The code works once; it is removed from the address.
      window.history.replaceState(null, '', '/tablet');
      setCode(undefined);
      await answers.invalidateQueries({ queryKey: tabletQuery.queryKey });
    },
  });
  if (code === undefined) return <Lock />;
  return (
    <SignInFrame title={words.tablets.thisOne} lead={words.tablets.thisOneLead}>
      <Button kind="main" disabled={isPending} onClick={() => mutate(code)}>
        {words.tablets.enrolThis}
      </Button>
      {error ? <TroubleBox error={error} /> : null}
    </SignInFrame>
  );
}

const DIGITS = ['7', '8', '9', '4', '5', '6', '1', '2', '3'];
const LENGTH = 6;

function Lock(): ReactNode {
  const { words } = useWords();
  const tablet = useQuery(tabletQuery);
  if (tablet.error)
    return (
      <SignInFrame title={words.tablets.locked}>
        <TroubleBox error={tablet.error} again={() => void tablet.refetch()} />
        <a href="/sign-in">{words.signIn.passkey}</a>
      </SignInFrame>
    );
  if (!tablet.data) return <SignInFrame title={words.tablets.locked}>{null}</SignInFrame>;
  return (
    <SignInFrame title={words.tablets.locked} lead={`${tablet.data.tablet} · ${tablet.data.casino}`}>
      <PinForm casino={tablet.data.casino} />
      <a href="/sign-in">{words.signIn.passkey}</a>
      <small>{words.tablets.noPin}</small>
    </SignInFrame>
  );
}

/** Fields for staff number and PIN, with keys for a touch screen. */
function PinForm({ casino }: { readonly casino: string }): ReactNode {
  const { words } = useWords();
  const [person, setPerson] = useState('');
  const [pin, setPin] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => identify(person.trim(), pin),
    onError: () => setPin(''),
    onSuccess: () => window.location.assign(`/${encodeURIComponent(casino)}/capture`),
  });
  const isWhole = pin.length === LENGTH && person.trim() !== '';
  useEffect(() => {
    if (isWhole) mutate();
  }, [isWhole, mutate]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isWhole) mutate();
  };
  const press = (digit: string): void => setPin((text) => `${text}${digit}`.slice(0, LENGTH));
  return (
    <form className={styles['form']} onSubmit={submit}>
      <label htmlFor="person">{words.enrol.number}</label>
      <input
        id="person"
        value={person}
        autoComplete="off"
        autoCapitalize="none"
        onChange={({ target }) => setPerson(target.value)}
      />
      <label htmlFor="pin">{words.pin.pin}</label>
      <input
        id="pin"
        type="password"
        inputMode="none"
        autoComplete="off"
        maxLength={LENGTH}
        value={pin}
        onChange={({ target }) => setPin(target.value.replaceAll(/\D/g, ''))}
      />
      <div className={styles['pad']} role="group" aria-label={words.capture.pad}>
        {DIGITS.map((digit) => (
          <button key={digit} type="button" onClick={() => press(digit)}>
            {digit}
          </button>
        ))}
        <button
          type="button"
          aria-label={words.capture.erase}
          onClick={() => setPin((text) => text.slice(0, -1))}
        >
          ⌫
        </button>
        <button type="button" onClick={() => press('0')}>
          0
        </button>
        <button type="submit" aria-label={words.tablets.open} disabled={!isWhole || isPending}>
          ↵
        </button>
      </div>
      {isPending ? <p role="status">{words.signIn.working}</p> : null}
      {error ? <TroubleBox error={error} /> : null}
    </form>
  );
}
