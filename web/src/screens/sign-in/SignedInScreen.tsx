import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { returnFromProvider } from '../../api/session';
import { ownAddress } from '../../api/sign-in-address';
import { TroubleBox } from '../../parts/TroubleBox';
import { useWords } from '../../words/words';
import { SignInFrame } from './SignInFrame';

/** The redirect target of the OpenID provider: completes the sign-in or enrolment, or shows why it failed. */
export function SignedInScreen(): ReactNode {
  const { words } = useWords();
  // The authorisation code is valid once; a query sends it once, however often the screen is rendered.
  const back = useQuery({
    queryKey: ['back', window.location.search],
    queryFn: returnFromProvider,
    ...{ retry: false, staleTime: Infinity, refetchOnWindowFocus: false },
  });
  useEffect(() => {
    if (back.data === undefined) return;
    window.location.replace(back.data === '/sign-in' ? '/sign-in' : ownAddress(back.data));
  }, [back.data]);
  return (
    <SignInFrame title={words.signIn.title} lead={back.error ? undefined : words.signIn.working}>
      {back.error ? (
        <>
          <TroubleBox error={back.error} />
          <a href="/sign-in">{words.signIn.title}</a>
        </>
      ) : null}
    </SignInFrame>
  );
}
