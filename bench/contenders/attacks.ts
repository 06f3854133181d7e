import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** No code of the product is loaded here, because its compilation would be measured as part of the attack. */
export interface Target {
  readonly casino: string;
  readonly port: number;
  /** A key of a manager, who only reads. */
  readonly readerKey: string;
  /** A day of the casino with entries. */
  readonly day: string;
  /** The last record of the casino. */
  readonly last: number;
}

/** Endless attacks: refused requests and closed connections are repeated. */
export const ATTACKS = {
  'a reader asks for 49 days with all their tie-outs, 12 times at once': heavyQuestions,
  'a reader asks for 100 things that there are not, 12 times at once': faultyQuestions,
  'a reader prints the general ledger of a day as PDF, again and again, 4 at once': printedBooks,
  'strangers send 60 bodies without an end, 20 unfinished headers, 1,100 WebSockets': unfinishedRequests,
} as const satisfies Record<string, (target: Target) => void>;

export type AttackName = keyof typeof ATTACKS;

const RETRY_MS = 50;

/** Each query is just below the limit of the cost of an operation, and reads books at a past record. */
function heavyQuestions(target: Target): void {
  askAtOnce(
    target,
    49,
    (n) => `(casino: "${target.casino}", day: "${target.day}", knownAt: { position: ${target.last - n} }) {
      ... on GamingDayFound { tieOuts { check holds } } }`,
  );
}

/** Every field is invalid, so that no operation starts that would count against the share of the key. */
function faultyQuestions(target: Target): void {
  askAtOnce(
    target,
    100,
    () => `(casino: "${target.casino}", day: "${target.day}") { ... on GamingDay { tieOuts } }`,
  );
}

function askAtOnce({ port, readerKey }: Target, times: number, asked: (n: number) => string): void {
  const days = Array.from({ length: times }, (_, n) => `a${n}: gamingDay${asked(n)}`);
  const body = JSON.stringify({ query: `{ ${days.join(' ')} }` });
  const headers = { authorization: `Bearer ${readerKey}`, 'content-type': 'application/json' };
  repeatedly(12, async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', headers, body });
    await answer.arrayBuffer();
  });
}

/** Four requests at once: the service makes one file of a casino at a time, and queues the other three. */
function printedBooks({ port, readerKey, casino, day }: Target): void {
  const headers = { authorization: `Bearer ${readerKey}` };
  const query = new URLSearchParams({ casino, day, format: 'pdf' }).toString();
  repeatedly(4, async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/books/mayor?${query}`, { headers });
    await answer.arrayBuffer();
  });
}

const BODY_BYTES = 15_000_000;

/** Unauthenticated clients use another address, since connections are limited per address. */
const STRANGERS = { host: '127.0.0.1', localAddress: '127.0.0.2' };

function unfinishedRequests({ port }: Target): void {
  const body = Buffer.alloc(BODY_BYTES, ' ');
  repeatedly(60, async () => {
    const sending = request({
      ...STRANGERS,
      port,
      path: '/v1/events',
      method: 'POST',
      headers: { 'content-type': 'application/cloudevents-batch+json', 'content-length': BODY_BYTES + 1 },
    });
    sending.on('response', (answer) => answer.resume()).on('error', () => undefined);
    sending.write(body);
    await once(sending, 'close');
  });
  repeatedly(20, async () => {
    const socket = connect({ ...STRANGERS, port });
    socket.write('GET /health/live HTTP/1.1\r\nhost: attack\r\nx-unfinished: ');
    await once(socket, 'close');
  });
  repeatedly(1_100, async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
      localAddress: STRANGERS.localAddress,
    });
    socket.on('error', () => undefined);
    await once(socket, 'close');
    // A refused connection is tried again after a while, as by a thousand machines.
    await sleep(1_000);
  });
}

function repeatedly(times: number, piece: () => Promise<void>): void {
  const one = async (): Promise<never> => {
    for (;;) {
      await piece().catch(() => undefined);
      await sleep(RETRY_MS);
    }
  };
  for (let count = 0; count < times; count += 1) void one();
}
