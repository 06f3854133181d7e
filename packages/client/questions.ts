import type { Transport } from './events.js';
import { CagnotteUnreachable, type GraphqlError, refusalIn } from './refusal.js';
import { withRetry } from './retry.js';

/** The text of an operation; generators of types give it the types of its answer and variables. */
export interface Operation<Answer, Variables> {
  toString(): string;
  /** For the compiler only, as `DocumentTypeDecoration` of GraphQL Code Generator has it. */
  readonly __apiType?: ((variables: Variables) => Answer) | undefined;
}

interface Body<Answer> {
  readonly data?: Answer | null;
  readonly errors?: readonly GraphqlError[];
}

/** Hashes by text: an operation is hashed once. */
const HASHES = new Map<string, Promise<string | undefined>>();

const isMutation = (text: string): boolean => /^\s*mutation\b/.test(text.replaceAll(/^\s*#.*$/gm, ''));

/**
 * Asks by the SHA-256 of the operation, and sends its text only where the service does not know it yet. A query is
 * repeated after a failure that may pass. A mutation is sent once, because one that was not answered may have been recorded.
 * @throws CagnotteRefusal for the first error of the answer; CagnotteUnreachable
 */
export async function ask<Answer, Variables>(
  transport: Transport,
  operation: Operation<Answer, Variables> | string,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Answer> {
  const query = operation.toString();
  const hash = await (HASHES.get(query) ?? remembered(query));
  const named = hash === undefined ? undefined : { persistedQuery: { version: 1, sha256Hash: hash } };
  const asked = { transport, isMutation: isMutation(query), signal };
  let answer = await send<Answer>(asked, named ? { variables, extensions: named } : { query, variables });
  if (named && isUnknown(answer.body))
    answer = await send<Answer>(asked, { query, variables, extensions: named });
  const { status, body } = answer;
  if ((body.errors ?? []).length > 0 || body.data === undefined || body.data === null)
    throw refusalIn(status, body);
  return body.data;
}

const isUnknown = ({ errors }: Body<unknown>): boolean =>
  errors?.some(({ extensions }) => extensions?.code === 'PERSISTED_QUERY_NOT_FOUND') ?? false;

interface Asked {
  readonly transport: Transport;
  readonly isMutation: boolean;
  readonly signal: AbortSignal | undefined;
}

async function send<Answer>(
  { transport, isMutation: isDecision, signal }: Asked,
  body: object,
): Promise<{ readonly status: number; readonly body: Body<Answer> }> {
  const answer = await withRetry(
    () =>
      (transport.fetch ?? fetch)(`${transport.url}/graphql`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${transport.key}`,
          'content-type': 'application/json',
          accept: 'application/graphql-response+json, application/json',
          // Shows that no page of another site made the request (CSRF).
          'apollo-require-preflight': 'true',
        },
        body: JSON.stringify(body),
        ...(signal && { signal }),
      }),
    isDecision ? { ...transport.retry, attempts: 1 } : transport.retry,
    signal,
  );
  try {
    return { status: answer.status, body: (await answer.json()) as Body<Answer> };
  } catch (cause) {
    throw new CagnotteUnreachable(`the answer ${answer.status} is no JSON`, { cause });
  }
}

function remembered(query: string): Promise<string | undefined> {
  const hash = sha256(query);
  HASHES.set(query, hash);
  return hash;
}

interface WebCrypto {
  readonly subtle?: { digest(algorithm: string, data: Uint8Array): Promise<ArrayBuffer> };
}

/** Undefined where there is no Web Crypto: browsers have it over HTTPS and on this machine only. The text is sent then. */
async function sha256(text: string): Promise<string | undefined> {
  const { subtle } = (globalThis as { crypto?: WebCrypto }).crypto ?? {};
  if (subtle === undefined) return undefined;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
