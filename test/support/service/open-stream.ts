import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';

/** A stream of events that is sent in pieces while its answer is read. */
export interface OpenStream {
  readonly request: ClientRequest;
  readonly response: Promise<IncomingMessage>;
  /** Sends a piece; fulfilled when the connection accepts more. */
  send(piece: string | Buffer): Promise<void>;
  end(): void;
  /** The next line of the answer as JSON; undefined at its end. */
  nextLine(): Promise<Record<string, unknown> | undefined>;
}

export function openStream(url: string, key: string, query = ''): OpenStream {
  const sending = request(`${url}/v1/events${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' },
  });
  const response = once(sending, 'response').then(([answer]) => answer as IncomingMessage);
  response.catch(() => undefined);
  const lines = response.then((input) => createInterface({ input })[Symbol.asyncIterator]());
  lines.catch(() => undefined);
  return {
    request: sending,
    response,
    send: async (piece) => {
      if (!sending.write(piece)) await once(sending, 'drain');
    },
    end: () => void sending.end(),
    nextLine: async () => {
      const { done, value } = await (await lines).next();
      return done ? undefined : (JSON.parse(value) as Record<string, unknown>);
    },
  };
}
