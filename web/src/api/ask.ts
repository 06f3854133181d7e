import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

/** An operation with the types of its answer and variables, as `npm run generate -w web` writes them. */
export type Operation<Answer, Variables> = DocumentTypeDecoration<Answer, Variables> & { toString(): string };

interface GraphqlError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: {
    readonly code?: string;
    readonly messageEs?: string;
    readonly [key: string]: unknown;
  };
}

/** The service refused the request. `code` is stable; the messages are for the person, in both languages. */
export class Refused extends Error {
  readonly status: number;
  /** Other extensions of the error, such as the challenge to be signed. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    readonly code: string,
    readonly en: string,
    readonly es: string,
    { status = 200, details = {} }: Partial<Pick<Refused, 'status' | 'details'>> = {},
  ) {
    super(en);
    this.name = 'Refused';
    this.status = status;
    this.details = details;
  }

  /** Nobody is signed in, or the session has ended. */
  get needsSignIn(): boolean {
    // An expired link and a passkey that failed verification are 401 too, but signing in again is no remedy for them.
    return /^(UNAUTHENTICATED$|ACCESS\.(SESSION|KEY)_)/.test(this.code);
  }
}

/** The service was not reached, or its answer could not be read. The request may succeed when it is sent again. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('the service could not be reached', { cause });
    this.name = 'Unreachable';
  }
}

/**
 * Sends one GraphQL operation; all figures of its answer share one position.
 * @throws Refused if the service refuses it, Unreachable if the service is not reached
 */
export async function ask<Answer, Variables>(
  operation: Operation<Answer, Variables>,
  variables: Variables,
  signal?: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const response = await request('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...headers,
    },
    body: JSON.stringify({ query: operation.toString(), variables }),
    ...(signal ? { signal } : {}),
  });
  const body = (await response.json().catch((cause: unknown) => {
    throw new Unreachable(cause);
  })) as { readonly data?: Answer | null; readonly errors?: readonly GraphqlError[] };
  const first = body.errors?.[0];
  if (first) throw refusalOf(first, response.status);
  if (body.data === undefined || body.data === null) throw new Unreachable(body);
  return body.data;
}

/** Sends a request with the session's cookie to this service, never to another origin. */
export async function request(path: `/${string}`, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { ...init, credentials: 'same-origin', cache: 'no-store' });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    dispatchEvent(new Event(UNREACHABLE));
    throw new Unreachable(cause);
  }
}

/** An event of the window: a request did not reach the service. */
export const UNREACHABLE = 'cagnotte-unreachable';

function refusalOf({ message, extensions }: GraphqlError, status: number): Refused {
  return new Refused(extensions?.code ?? 'UNKNOWN', message, extensions?.messageEs ?? message, {
    status,
    ...(extensions && { details: extensions }),
  });
}
