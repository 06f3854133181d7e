import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { demoQuery, signIn, signInToDemo, passkeyObstacle } from '../../api/session';
import { ownAddress, readSignInSearch } from '../../api/sign-in-address';
import { Button } from '../../parts/Button';
import { TroubleBox } from '../../parts/TroubleBox';
import { useWords } from '../../words/words';
import { SignInFrame } from './SignInFrame';
import { ProviderButton } from './ProviderButton';
import styles from './SignInScreen.module.css';

/** Signs a person in and opens the page they wanted. */
export function SignInScreen(): ReactNode {
  const { words } = useWords();
  const { to, fresh = false, made } = readSignInSearch(window.location.search);
  const { data: persons = [] } = useQuery(demoQuery);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (enter: () => Promise<unknown>) => enter(),
    onSuccess: () => window.location.assign(ownAddress(to)),
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
