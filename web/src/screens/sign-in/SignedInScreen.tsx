import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { answers } from '../../api/answers';
import { returnFromProvider } from '../../api/session';
import { TroubleBox } from '../../parts/TroubleBox';
import { useWords } from '../../words/words';
import { SignInFrame } from './SignInFrame';
import { ownAddress } from './SignInScreen';

/** The redirect target of the OpenID provider: completes the sign-in or enrolment, or shows why it failed. */
export function SignedInScreen(): ReactNode {
  const { words } = useWords();
  const router = useRouter();
  // The authorisation code is valid once; a query sends it once, however often the screen is rendered.
  const back = useQuery({
    queryKey: ['back', window.location.search],
    queryFn: returnFromProvider,
    ...{ retry: false, staleTime: Infinity, refetchOnWindowFocus: false },
  });
  useEffect(() => {
    if (back.data === undefined) return;
    // Cached answers may be of another person.
    answers.clear();
    router.history.replace(back.data === '/sign-in' ? '/sign-in' : ownAddress(back.data));
  }, [back.data, router]);
  return (
    <SignInFrame title={words.signIn.title} lead={back.error ? undefined : words.signIn.working}>
      {back.error ? (
        <>
          <TroubleBox error={back.error} />
          <Link to="/sign-in">{words.signIn.title}</Link>
        </>
      ) : null}
    </SignInFrame>
  );
}
