import { redirect } from '@tanstack/react-router';
import { answers } from '../api/answers';
import { Refused } from '../api/ask';
import { isTablet, mayAt, sessionQuery } from '../api/session';

/** Redirects a person who is not signed in to the sign-in page, which leads back to the wanted page. */
export async function signedIn(to: string): Promise<void> {
  try {
    await answers.ensureQueryData(sessionQuery);
  } catch (error) {
    if (!(error instanceof Refused) || !error.needsSignIn) throw error;
    if (isTablet()) redirect({ to: '/tablet', throw: true });
    redirect({ to: '/sign-in', search: to === '/' ? {} : { to }, throw: true });
  }
}

/** The start page of a person: the list of days, or the capture screen for roles that work on tablets. */
export async function firstScreen(casino: string): Promise<'/$casino' | '/$casino/capture'> {
  const session = await answers.ensureQueryData(sessionQuery);
  return mayAt(session, 'days:read', casino) || !mayAt(session, 'capture:read', casino)
    ? '/$casino'
    : '/$casino/capture';
}
