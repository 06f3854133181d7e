import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';

export interface ReceivedNotice {
  readonly id: string;
  readonly contentType: string | undefined;
  readonly signatures: number;
  readonly event: {
    readonly id: string;
    readonly source: string;
    readonly type: string;
    readonly time: string;
    readonly data: Readonly<Record<string, unknown>>;
  };
}

type Answers = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

const accepts: Answers = (_request, response) => void response.writeHead(204).end();

/** A receiver of webhooks on loopback that checks what it gets with the library of the specification. */
export class TestReceiver {
  /** What was accepted, in the order of arrival, repetitions too. */
  readonly received: ReceivedNotice[] = [];
  /** Requests, whatever was answered. */
  asked = 0;
  /** Signatures that were not good. */
  readonly forged: string[] = [];
  secret: string | undefined;
  answers: Answers = accepts;
  private server: Server | undefined;
  private port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.port}/hook`;
  }

  async start(): Promise<this> {
    this.server = createServer((request, response) => void this.take(request, response));
    await new Promise<void>((listening) => this.server!.listen(this.port, '127.0.0.1', listening));
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  /** Ends it as a crash does; `start` opens the same port again. */
  async stop(): Promise<void> {
    const { server } = this;
    if (server === undefined) return;
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    this.server = undefined;
  }

  acceptAgain(): void {
    this.answers = accepts;
  }

  /** The ids in the order of their first arrival. */
  get ids(): readonly string[] {
    return [...new Set(this.received.map(({ id }) => id))];
  }

  /** Waits until something holds of what was received. */
  async until(holds: (received: readonly ReceivedNotice[]) => boolean, milliseconds = 8_000): Promise<void> {
    const deadline = Date.now() + milliseconds;
    while (!holds(this.received)) {
      if (Date.now() > deadline) throw new Error(`received in time: ${JSON.stringify(this.ids)}`);
      await sleep(20);
    }
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.asked += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    response.once('finish', () => {
      if (response.statusCode < 300) this.note(request, body);
    });
    await this.answers(request, response);
  }

  private note({ headers }: IncomingMessage, body: string): void {
    const text = (name: string): string => String(headers[name]);
    try {
      if (this.secret !== undefined) new Webhook(this.secret).verify(body, headers as Record<string, string>);
    } catch (failure) {
      this.forged.push(`${text('webhook-id')}: ${String(failure)}`);
    }
    this.received.push({
      id: text('webhook-id'),
      contentType: headers['content-type'],
      signatures: text('webhook-signature').split(' ').length,
      event: JSON.parse(body) as ReceivedNotice['event'],
    });
  }
}
