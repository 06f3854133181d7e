import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { answers } from '../../api/answers';
import { demoQuery, signIn, signInToDemo, passkeyObstacle } from '../../api/session';
import { Button } from '../../parts/Button';
import { TroubleBox } from '../../parts/TroubleBox';
import { useWords } from '../../words/words';
import { SignInFrame } from './SignInFrame';
import { ProviderButton } from './ProviderButton';
import styles from './SignInScreen.module.css';

/** The address if it is a path of this application; any other, such as `//elsewhere`, becomes `/` (no open redirect). */
export const ownAddress = (to: string | undefined): string =>
  to !== undefined && /^\/(?![/\\])/.test(to) && !to.startsWith('/sign-in') ? to : '/';

/** Signs a person in and opens the page they wanted. */
export function SignInScreen(): ReactNode {
  const { words } = useWords();
  const { to, fresh = false, made } = useSearch({ from: '/sign-in' });
  const router = useRouter();
  const { data: persons = [] } = useQuery(demoQuery);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (enter: () => Promise<unknown>) => enter(),
    onSuccess: () => {
      // Cached answers may be of another person.
      answers.clear();
      router.history.push(ownAddress(to));
    },
  });
  const why = passkeyObstacle();
  return (
    <SignInFrame title={words.signIn.title} lead={to === undefined ? words.signIn.lead : undefined}>
      {made === true && <p role="status">{words.signIn.made}</p>}
      {persons.length > 0 ? (
        <section aria-labelledby="demo">
          <h2 id="demo">{words.signIn.demo}</h2>
          <p>{words.signIn.demoLead}</p>
          {persons.map(({ person, name, roles }) => (
            <Button
              key={person}
              className={styles['person']}
              disabled={isPending}
              onClick={() => mutate(() => signInToDemo(person))}
            >
              <strong>{name}</strong>
              <span>{roles.map((role) => words.roles[role] ?? role).join(', ')}</span>
            </Button>
          ))}
        </section>
      ) : null}
      {why === undefined ? (
        <Button
          kind={persons.length > 0 ? 'plain' : 'main'}
          disabled={isPending}
          onClick={() => mutate(signIn)}
        >
          {isPending ? words.signIn.working : words.signIn.passkey}
        </Button>
      ) : (
        <p role="status">{words.signIn[why]}</p>
      )}
      <ProviderButton label={words.signIn.oidc} wanted={{ to }} fresh={fresh} />
      {error ? <TroubleBox error={error} /> : null}
      <Help isNew={[persons.length, made, to].every((each) => !each)} />
    </SignInFrame>
  );
}

/** Instructions for a person without a passkey. */
function Help({ isNew }: { readonly isNew: boolean }): ReactNode {
  const { words } = useWords();
  return (
    <>
      <small>{words.signIn.help}</small>
      {isNew ? <small>{words.signIn.first}</small> : null}
    </>
  );
}
