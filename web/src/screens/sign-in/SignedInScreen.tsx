import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { answers } from '../../api/answers';
import { backFromProvider } from '../../api/session';
import { TroubleBox } from '../../parts/Trouble';
import { useWords } from '../../words/words';
import { Door } from './Door';
import { ownAddress } from './SignInScreen';

/** Where the provider of accounts sends the person back: ends what was begun there, or says why not. */
export function SignedInScreen(): ReactNode {
  const { words } = useWords();
  const router = useRouter();
  // The answer is good once: it is sent once, however often the screen is drawn.
  const back = useQuery({
    queryKey: ['back', window.location.search],
    queryFn: backFromProvider,
    ...{ retry: false, staleTime: Infinity, refetchOnWindowFocus: false },
  });
  useEffect(() => {
    if (back.data === undefined) return;
    // Nothing that was read before belongs to this person.
    answers.clear();
    router.history.replace(back.data === '/sign-in' ? '/sign-in' : ownAddress(back.data));
  }, [back.data, router]);
  return (
    <Door title={words.signIn.title} lead={back.error ? undefined : words.signIn.working}>
      {back.error ? (
        <>
          <TroubleBox error={back.error} />
          <Link to="/sign-in">{words.signIn.title}</Link>
        </>
      ) : null}
    </Door>
  );
}
