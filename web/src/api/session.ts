import { queryOptions } from '@tanstack/react-query';
import { ask, type Operation, request, Refused, Unreachable } from './ask';
import { readOrCached } from './cached-answer';

interface Grant {
  readonly role: string;
  readonly casinos: 'all' | readonly string[];
}

/** The signed-in person: the answer of `GET /v1/session`. */
export interface Session {
  readonly person: string;
  readonly name: string;
  readonly grants: readonly Grant[];
  readonly rolesByPermission: Readonly<Record<string, readonly string[]>>;
  /** The tablet on which the person entered a PIN; null if they signed in otherwise. */
  readonly tablet: { readonly name: string; readonly casino: string } | null;
}

/** A running session of a person. Times are ISO 8601. */
export interface RunningSession {
  readonly id: string;
  readonly signedInWith: 'passkey' | 'oidc' | 'pin' | 'demo';
  /** The browser as it names itself. */
  readonly browser: string;
  readonly isThisOne: boolean;
  readonly beganAt: string;
  readonly lastUsedAt: string;
}

/** A browser that is enrolled as a tablet of the house. */
export interface ThisTablet {
  readonly tablet: string;
  readonly casino: string;
}

export interface DemoPerson {
  readonly person: string;
  readonly name: string;
  readonly roles: readonly string[];
}

/** The holder of a link; `person` is null for the link of the first administrator, who states it himself. */
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
 * Reads the session. If the service is not reached, the last session of this browser is returned, so that a tablet can go on
 * capturing; the service authenticates again before it accepts a capture.
 */
async function readSession(): Promise<Session> {
  try {
    return await readOrCached(KEPT, () => send<Session>('GET', '/v1/session'));
  } catch (error) {
    if (error instanceof Refused && error.needsSignIn) localStorage.removeItem(KEPT);
    throw error;
  }
}

const TABLET = 'cagnotte.tablet';

/** Whether this browser is enrolled as a tablet: it then asks for a PIN instead of a passkey. */
export const isTablet = (): boolean => localStorage.getItem(TABLET) !== null;

export const tabletQuery = queryOptions({
  queryKey: ['this-tablet'],
  queryFn: () => send<ThisTablet>('GET', '/v1/tablet'),
  retry: false,
});

/** Enrols this browser as a tablet of the house by the code of a link. */
export async function enrolTablet(code: string): Promise<void> {
  const { tablet } = await send<ThisTablet>('POST', '/v1/tablet/enrol', { code });
  localStorage.setItem(TABLET, tablet);
}

/** Signs a person in on this tablet. */
export const identify = (person: string, pin: string): Promise<unknown> =>
  send('POST', '/v1/tablet/session', { person, pin });

/**
 * Ends the session. If the service is not reached the session stays: without the service nobody could sign in again, and
 * the tablet could not go on capturing.
 * @returns whether the session has ended
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

/** The running sessions of a person, for an administrator. */
export const sessionsOf = (person: string): Promise<readonly RunningSession[]> =>
  send('GET', `/v1/sessions/of/${encodeURIComponent(person)}`);

/** Ends a session of a person at once. */
export const endSessionOf = (person: string, session: string): Promise<unknown> =>
  send('DELETE', `/v1/sessions/of/${encodeURIComponent(person)}/${session}`);

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
 * What a person wanted before they were sent to the provider: a page of this application, or to enrol the account as a
 * credential by the code of a link. A page address comes from an untrusted link, so it is never read as a code.
 */
export type ProviderPurpose = { readonly to: string | undefined } | { readonly code: string };

const WANTED = 'cagnotte.wanted';

/**
 * Sends the person to the OpenID provider of the house, which redirects them to `/signed-in`.
 */
export async function goToProvider(wanted: ProviderPurpose, { fresh = false } = {}): Promise<void> {
  const { url } = await send<{ readonly url: string }>('POST', '/v1/session/oidc/options', { fresh });
  sessionStorage.setItem(WANTED, JSON.stringify(wanted));
  window.location.assign(url);
}

/** Completes the sign-in or enrolment that began at the provider. @returns the page the person wanted */
export async function returnFromProvider(): Promise<string> {
  const wanted = JSON.parse(sessionStorage.getItem(WANTED) ?? '{"to":"/"}') as ProviderPurpose;
  sessionStorage.removeItem(WANTED);
  const code = 'code' in wanted ? { code: wanted.code } : {};
  await send('POST', '/v1/session/oidc', { answer: window.location.search, ...code });
  return 'code' in wanted ? '/sign-in' : (wanted.to ?? '/');
}

/** Whether a role of the person at this casino has the permission. */
export const mayAt = ({ grants, rolesByPermission }: Session, permission: string, casino: string): boolean =>
  grants.some(
    ({ role, casinos }) =>
      rolesByPermission[permission]?.includes(role) === true &&
      (casinos === 'all' || casinos.includes(casino)),
  );

export const signInToDemo = (person: string): Promise<unknown> =>
  send('POST', '/v1/session/demo', { person });

export const readLink = (code: string): Promise<LinkHolder> => send('POST', '/v1/enrol/link', { code });

/** Why no passkey can be used here: `insecure` without HTTPS, `none` without support by the browser; undefined if one can. */
export const passkeyObstacle = (): 'insecure' | 'none' | undefined => {
  if (!window.isSecureContext) return 'insecure';
  return 'PublicKeyCredential' in window ? undefined : 'none';
};

/** Signs the person in with a passkey of this site. */
export const signIn = (): Promise<unknown> => show('/v1/session/passkey');

/** The challenge that the service asks a person to sign, and its nonce. */
interface ToSign {
  readonly nonce: string;
  readonly options: PublicKeyCredentialRequestOptionsJSON;
}

/** If the figures change while a person signs, they are asked to sign once more. */
const MOST_SIGNATURES = 2;

/**
 * Sends a decision. If the person has a passkey, the service answers with a challenge, and the same request is sent again
 * with the signature.
 * @throws Refused, Unreachable as `ask`; Refused PASSKEY.CANCELLED if the person cancels
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

/** Creates a passkey on a device of the person, who is known by the code of their link. */
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

/** Browsers report cancellation, timeout and a missing credential by the same error, so all become PASSKEY.CANCELLED. */
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
 * Uploads a file, which the service stores for this casino.
 * @returns the SHA-256 of its bytes, by which it can be attached
 */
export async function sendDocument(casino: string, file: Blob): Promise<string> {
  const response = await request(`/v1/documents?${new URLSearchParams({ casino }).toString()}`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/octet-stream' },
    body: file,
  });
  return (await answerIn<{ readonly document: string }>(response)).document;
}

/**
 * Sends a request to an address of the service and reads its answer.
 * @param read how the text of an answer is read; one with amounts is read by `readExact`
 * @throws Refused, Unreachable as `ask`
 */
export async function send<Answer>(
  method: 'GET' | 'POST' | 'DELETE',
  path: `/${string}`,
  body?: object,
  read: (text: string) => unknown = JSON.parse,
): Promise<Answer> {
  const response = await request(path, {
    method,
    headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return response.status === 204 ? (undefined as Answer) : answerIn<Answer>(response, read);
}

async function answerIn<Answer>(
  response: Response,
  read: (text: string) => unknown = JSON.parse,
): Promise<Answer> {
  const answer = (await response
    .text()
    .then(read)
    .catch((cause: unknown) => {
      throw new Unreachable(cause);
    })) as { readonly code?: string; readonly message?: string; readonly messageEs?: string };
  if (response.ok) return answer as Answer;
  const { code = 'UNKNOWN', message = response.statusText, messageEs = message } = answer;
  throw new Refused(code, message, messageEs, { status: response.status });
}
