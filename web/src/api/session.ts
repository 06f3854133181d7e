import { queryOptions } from '@tanstack/react-query';
import { ask, type Operation, reach, Refused, Unreachable } from './ask';
import { orKept } from './kept';

interface Grant {
  readonly role: string;
  readonly casinos: 'all' | readonly string[];
}

/** Who is signed in, as `GET /v1/session` tells it. */
export interface Session {
  readonly person: string;
  readonly name: string;
  readonly grants: readonly Grant[];
  readonly rolesByPermission: Readonly<Record<string, readonly string[]>>;
  /** Of who typed a PIN: the tablet where they did. */
  readonly tablet: { readonly name: string; readonly casino: string } | null;
}

/** A browser that was enrolled as a tablet of the house. */
export interface ThisTablet {
  readonly tablet: string;
  readonly casino: string;
}

export interface DemoPerson {
  readonly person: string;
  readonly name: string;
  readonly roles: readonly string[];
}

/** Whose link it is; null for the first administrator, who says so. */
export interface LinkHolder {
  readonly person: string | null;
  readonly name: string | null;
}

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: readSession,
  staleTime: 60_000,
});

const KEPT = 'cagnotte.session';

/**
 * Who is signed in. Where the service is not reached it is who was signed in last in this browser, so that a tablet goes on
 * capturing; the service asks again before it takes anything in.
 */
async function readSession(): Promise<Session> {
  try {
    return await orKept(KEPT, () => send<Session>('GET', '/v1/session'));
  } catch (error) {
    if (error instanceof Refused && error.needsSignIn) localStorage.removeItem(KEPT);
    throw error;
  }
}

const TABLET = 'cagnotte.tablet';

/** Whether this browser was enrolled as a tablet: who is not signed in is asked for a PIN, and not for a passkey. */
export const isTablet = (): boolean => localStorage.getItem(TABLET) !== null;

export const tabletQuery = queryOptions({
  queryKey: ['this-tablet'],
  queryFn: () => send<ThisTablet>('GET', '/v1/tablet'),
  retry: false,
});

/** Makes this browser a tablet of the house, with the code of a link. */
export async function enrolTablet(code: string): Promise<void> {
  const { tablet } = await send<ThisTablet>('POST', '/v1/tablet/enrol', { code });
  localStorage.setItem(TABLET, tablet);
}

/** Begins the session of a person on this tablet. */
export const identify = (person: string, pin: string): Promise<unknown> =>
  send('POST', '/v1/tablet/session', { person, pin });

/**
 * Ends the session of who is signed in. Where the service is not reached nothing ends: nobody could sign in again, and a
 * tablet goes on capturing.
 * @returns whether it has ended
 */
export async function endSession(): Promise<boolean> {
  try {
    await send('DELETE', '/v1/session');
  } catch (error) {
    if (error instanceof Unreachable) return false;
  }
  localStorage.removeItem(KEPT);
  return true;
}

export const demoQuery = queryOptions({
  queryKey: ['demo-persons'],
  queryFn: () => send<readonly DemoPerson[]>('GET', '/v1/session/demo'),
  staleTime: Infinity,
});

/** Whether the person has the role at this casino. */
export const hasRoleAt = ({ grants }: Pick<Session, 'grants'>, role: string, casino: string): boolean =>
  grants.some((grant) => grant.role === role && (grant.casinos === 'all' || grant.casinos.includes(casino)));

export const providerQuery = queryOptions({
  queryKey: ['provider'],
  queryFn: () => send<{ readonly provider: string | null }>('GET', '/v1/session/oidc'),
  staleTime: Infinity,
});

/**
 * What a person wanted before they were sent to the provider: an address of this application, or to make the account a
 * credential with the code of a link. An address comes from whoever made the page's own, and is never taken for a code.
 */
export type Wanted = { readonly to: string | undefined } | { readonly code: string };

const WANTED = 'cagnotte.wanted';

/**
 * Sends the person to the provider of accounts of the house; they come back to `/signed-in`.
 */
export async function goToProvider(wanted: Wanted, { fresh = false } = {}): Promise<void> {
  const { url } = await send<{ readonly url: string }>('POST', '/v1/session/oidc/options', { fresh });
  sessionStorage.setItem(WANTED, JSON.stringify(wanted));
  window.location.assign(url);
}

/** Ends what was begun there. @returns where the person wanted to go */
export async function backFromProvider(): Promise<string> {
  const wanted = JSON.parse(sessionStorage.getItem(WANTED) ?? '{"to":"/"}') as Wanted;
  sessionStorage.removeItem(WANTED);
  const code = 'code' in wanted ? { code: wanted.code } : {};
  await send('POST', '/v1/session/oidc', { answer: window.location.search, ...code });
  return 'code' in wanted ? '/sign-in' : (wanted.to ?? '/');
}

/** Whether one of the roles of the person, at this casino, has the permission. */
export const mayAt = ({ grants, rolesByPermission }: Session, permission: string, casino: string): boolean =>
  grants.some(
    ({ role, casinos }) =>
      rolesByPermission[permission]?.includes(role) === true &&
      (casinos === 'all' || casinos.includes(casino)),
  );

export const signInToDemo = (person: string): Promise<unknown> =>
  send('POST', '/v1/session/demo', { person });

export const readLink = (code: string): Promise<LinkHolder> => send('POST', '/v1/enrol/link', { code });

/** Why no passkey can be used here; undefined where it can. */
export const whyNoPasskeys = (): 'insecure' | 'none' | undefined => {
  if (!window.isSecureContext) return 'insecure';
  return 'PublicKeyCredential' in window ? undefined : 'none';
};

/** Asks the person for a passkey of this site and begins a session with it. */
export const signIn = (): Promise<unknown> => show('/v1/session/passkey');

/** What the service asks a person to sign, and the nonce that belongs to it. */
interface ToSign {
  readonly nonce: string;
  readonly options: PublicKeyCredentialRequestOptionsJSON;
}

/** Where the figures change while a person signs, they are asked once more. */
const MOST_SIGNATURES = 2;

/**
 * Takes a decision, signed with the passkey of the person where they have one: the service answers with what is to be signed,
 * and the same request is sent again with the signature.
 * @throws Refused, Unreachable as `ask`; Refused PASSKEY.CANCELLED where the person did not go on
 */
export async function decide<Answer, Variables>(
  operation: Operation<Answer, Variables>,
  variables: Variables,
): Promise<Answer> {
  let headers: Readonly<Record<string, string>> = {};
  for (let signatures = 0; ; signatures++) {
    try {
      return await ask(operation, variables, undefined, headers);
    } catch (refusal) {
      const sign =
        refusal instanceof Refused && refusal.code === 'SIGNATURE_REQUIRED' && refusal.details['sign'];
      if (!sign || signatures === MOST_SIGNATURES) throw refusal;
      headers = { 'cagnotte-signature': await signed(sign as ToSign) };
    }
  }
}

async function signed({ nonce, options }: ToSign): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const { id, response } = (await unlessCancelled(() =>
    navigator.credentials.get({ publicKey }),
  )) as AuthenticationResponseJSON;
  return [nonce, id, response.authenticatorData, response.clientDataJSON, response.signature].join('.');
}

/** Makes a passkey on a device of the person, with the code of their link. */
export async function makePasskey(
  code: string,
  person?: { readonly id: string; readonly name: string },
): Promise<void> {
  const options = await send<PublicKeyCredentialCreationOptionsJSON>('POST', '/v1/enrol/passkey/options', {
    ...{ code, person },
  });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const passkey = await unlessCancelled(() => navigator.credentials.create({ publicKey }));
  await send('POST', '/v1/enrol/passkey', { code, person, passkey });
}

async function show(path: `/${string}`): Promise<unknown> {
  const options = await send<PublicKeyCredentialRequestOptionsJSON>('POST', `${path}/options`);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return send('POST', path, await unlessCancelled(() => navigator.credentials.get({ publicKey })));
}

/** Browsers tell with one error that the person went away, took too long, or that nothing fits. */
async function unlessCancelled(asked: () => Promise<Credential | null>): Promise<object> {
  const credential = await asked().catch(() => null);
  if (credential instanceof PublicKeyCredential) return credential.toJSON();
  throw new Refused(
    'PASSKEY.CANCELLED',
    'Not completed. Please try again.',
    'No se ha completado. Inténtelo otra vez.',
  );
}

/**
 * Sends the bytes of a file, which the service keeps for this casino.
 * @returns their SHA-256, by which they can be attached
 */
export async function sendDocument(casino: string, file: Blob): Promise<string> {
  const response = await reach(`/v1/documents?${new URLSearchParams({ casino }).toString()}`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/octet-stream' },
    body: file,
  });
  return (await answerIn<{ readonly document: string }>(response)).document;
}

async function send<Answer>(
  method: 'GET' | 'POST' | 'DELETE',
  path: `/${string}`,
  body?: object,
): Promise<Answer> {
  const response = await reach(path, {
    method,
    headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return response.status === 204 ? (undefined as Answer) : answerIn<Answer>(response);
}

async function answerIn<Answer>(response: Response): Promise<Answer> {
  const answer = (await response.json().catch((cause: unknown) => {
    throw new Unreachable(cause);
  })) as { readonly code?: string; readonly message?: string; readonly messageEs?: string };
  if (response.ok) return answer as Answer;
  const { code = 'UNKNOWN', message = response.statusText, messageEs = message } = answer;
  throw new Refused(code, message, messageEs, { status: response.status });
}
