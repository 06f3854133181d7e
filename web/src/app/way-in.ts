import { answers } from '../api/answers';
import { Refused } from '../api/ask';
import { isTablet, mayAt, sessionQuery } from '../api/session';
import { signInAddress } from '../api/sign-in-address';

/** What the router knows of a page that is about to be shown. */
interface Entered {
  readonly location: { readonly href: string };
  /** Whether the page is only prepared, because the person points at a link to it. */
  readonly preload: boolean;
}

/**
 * Leads a person who is not signed in to the sign-in page, which leads back to the wanted page. It is another document, so
 * the promise stays open until the browser has left this one.
 * @throws Unreachable; Refused while a page is only prepared
 */
export async function signedIn({ location: { href }, preload }: Entered): Promise<void> {
  try {
    await answers.ensureQueryData(sessionQuery);
  } catch (error) {
    if (preload || !(error instanceof Refused) || !error.needsSignIn) throw error;
    window.location.replace(isTablet() ? '/tablet' : signInAddress({ to: href }));
    await new Promise(() => undefined);
  }
}

/** The start page of a person: how the house stands, or the capture screen for roles that work on tablets. */
export async function firstScreen(casino: string): Promise<'/$casino/home' | '/$casino/capture'> {
  const session = await answers.ensureQueryData(sessionQuery);
  return mayAt(session, 'days:read', casino) || !mayAt(session, 'capture:read', casino)
    ? '/$casino/home'
    : '/$casino/capture';
}
