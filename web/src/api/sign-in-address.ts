/** The search parameters of the sign-in page. */
export interface SignInSearch {
  /** The page that the person wanted. */
  readonly to?: string | undefined;
  /** Whether the OpenID provider must authenticate the person again, before a decision. */
  readonly fresh?: boolean | undefined;
  /** Whether the person has just made a passkey. */
  readonly made?: boolean | undefined;
}

/** The address of the sign-in page, which is a document of its own: a link to it loads another page. */
export function signInAddress({ to, fresh, made }: SignInSearch = {}): string {
  const search = new URLSearchParams({
    ...(to === undefined || to === '/' ? {} : { to }),
    ...(fresh ? { fresh: 'true' } : {}),
    ...(made ? { made: 'true' } : {}),
  });
  return search.size === 0 ? '/sign-in' : `/sign-in?${search.toString()}`;
}

export function readSignInSearch(search: string): SignInSearch {
  const stated = new URLSearchParams(search);
  return {
    to: stated.get('to') ?? undefined,
    fresh: stated.get('fresh') === 'true',
    made: stated.get('made') === 'true',
  };
}

/** The page that is open, to which the person comes back after the sign-in. */
export const pageHere = (): string => `${window.location.pathname}${window.location.search}`;

/** The address if it is a path of this application; any other, such as `//elsewhere`, becomes `/` (no open redirect). */
export const ownAddress = (to: string | undefined): string =>
  to !== undefined && /^\/(?![/\\])/.test(to) && !to.startsWith('/sign-in') ? to : '/';
