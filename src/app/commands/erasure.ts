import { readConfig } from '../config';
import { failure, say } from './terminal';

export interface ErasureOptions {
  readonly casino: string;
  /** Of the service; undefined: where it listens on this machine. */
  readonly url?: string;
}

interface Decided {
  readonly eventId?: string;
  readonly code?: string;
  readonly message?: string;
  readonly detail?: string | null;
}

const RESULT = '{ ... on ErasureDecided { eventId } ... on ErasureRefused { code message detail } }';

/**
 * `cagnotte erasure propose SUBJECT...`: one person proposes to erase, as `proposeErasure` does. The service must run: it knows
 * the person by the credential in CAGNOTTE_CREDENTIAL, and nobody decides at the console in the name of another.
 * @returns the exit code: 1 when nothing was proposed
 */
export const proposeErasure = (
  subjects: readonly string[],
  { casino, reason, url }: ErasureOptions & { readonly reason: string },
): Promise<number> =>
  decide(
    `mutation ($casino: ID!, $subjects: [ID!]!, $reason: String!) {
       decided: proposeErasure(casino: $casino, subjects: $subjects, reason: $reason) ${RESULT} }`,
    { casino, subjects, reason },
    {
      url,
      said: (proposal) =>
        `Proposed. Another person approves it: cagnotte erasure approve ${proposal} --casino ${casino}`,
    },
  );

/** `cagnotte erasure approve PROPOSAL`: another person approves. @returns the exit code: 1 when nothing was erased */
export const approveErasure = (proposal: string, { casino, url }: ErasureOptions): Promise<number> =>
  decide(
    `mutation ($casino: ID!, $proposal: ID!) {
       decided: recordErasure(casino: $casino, proposal: $proposal) ${RESULT} }`,
    { casino, proposal },
    { url, said: () => 'Erased: nobody can read it any more. No figure has changed.' },
  );

async function decide(
  query: string,
  variables: object,
  { url, said }: { readonly url: string | undefined; readonly said: (eventId: string) => string },
): Promise<number> {
  const credential = process.env['CAGNOTTE_CREDENTIAL'];
  if (!credential)
    return say(failure('erasure', 'set CAGNOTTE_CREDENTIAL to the credential of the person who decides it'));
  const { host, port, tls } = readConfig();
  const service = url ?? `${tls === undefined ? 'http' : 'https'}://${host}:${port}`;
  const answer = await ask(service, credential, { query, variables });
  if (typeof answer === 'string') return say(failure('erasure', answer));
  const { eventId, message, detail } = answer;
  if (eventId === undefined) return say(failure('erasure', [message, detail].filter(Boolean).join(' ')));
  return say({ code: 0, out: `${eventId}\n`, err: `${said(eventId)}\n` });
}

async function ask(service: string, credential: string, question: object): Promise<Decided | string> {
  let answer: Response;
  try {
    answer = await fetch(`${service}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${credential}` },
      body: JSON.stringify(question),
    });
  } catch (fault) {
    const { cause } = fault as { readonly cause?: { readonly code?: string } };
    return `no service answers at ${service} (${cause?.code ?? 'no answer'}): start it, or name it with --url`;
  }
  const { data, errors } = (await answer.json()) as {
    readonly data?: { readonly decided?: Decided } | null;
    readonly errors?: readonly { readonly message: string }[];
  };
  return data?.decided ?? errors?.[0]?.message ?? `the service answers ${answer.status}`;
}
