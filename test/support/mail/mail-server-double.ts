import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { MailSettings } from '../../../src/outgoing/monthly-pack/mail-server';

/** What the server does with the next mail; without one it takes it. */
export type MailAnswer =
  | { readonly at: 'recipient' | 'content'; readonly code: number; readonly says: string }
  /** Takes the content, keeps it, and hangs up without an answer. */
  | 'hangs up after the content'
  | 'hangs up at the recipient'
  | 'never answers the content';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** As it arrived. */
  readonly text: string;
  readonly isEncrypted: boolean;
  readonly user: string | undefined;
}

interface DoubleOptions {
  readonly protection: MailSettings['protection'];
  readonly certificate?: { readonly certFile: string; readonly keyFile: string };
  readonly password?: string;
  /** Milliseconds that the server waits before it takes the content. */
  readonly slowMs?: number;
}

/** A mail server on this machine that refuses, delays and hangs up as a test wants. */
export class MailServerDouble {
  readonly received: ReceivedMail[] = [];
  /** What is done with the next mails, in this order. */
  readonly answers: MailAnswer[] = [];
  /** Called with a mail that arrived whole, before it is answered. */
  beforeAnswer: (mail: ReceivedMail) => void | Promise<void> = () => undefined;

  private constructor(
    private readonly server: SMTPServer,
    private readonly options: DoubleOptions,
  ) {}

  static async start(options: DoubleOptions): Promise<MailServerDouble> {
    const { protection, certificate, password } = options;
    let double: MailServerDouble | undefined;
    const server = new SMTPServer({
      secure: protection === 'tls',
      ...(certificate && {
        cert: readFileSync(certificate.certFile),
        key: readFileSync(certificate.keyFile),
      }),
      ...{ logger: false, closeTimeout: 50, authOptional: password === undefined },
      disabledCommands: [
        ...(protection === 'starttls' ? [] : ['STARTTLS']),
        ...(password === undefined ? ['AUTH'] : []),
      ],
      allowInsecureAuth: protection === 'none',
      onAuth: ({ username, password: given }, _session, done) =>
        given === password ? done(null, { user: username }) : done(new Error('535 no such user or password')),
      onRcptTo: (_address, _session, done) => double!.takeRecipient(done),
      onData: (stream, session, done) => void double!.takeContent(stream, session, done),
    });
    double = new MailServerDouble(server, options);
    // A connection that fails is what tests are about.
    server.on('error', () => undefined);
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    return double;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.server.close(() => resolve());
    });
  }

  private takeRecipient(done: (failure?: Error) => void): void {
    const [answer] = this.answers;
    if (answer === 'hangs up at the recipient') this.hangUp();
    else if (typeof answer === 'object' && answer.at === 'recipient') done(coded(answer));
    else return done();
    this.answers.shift();
  }

  private async takeContent(
    stream: AsyncIterable<Buffer>,
    { envelope, secure, user }: SMTPServerSession,
    done: (failure?: Error) => void,
  ): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of stream) pieces.push(piece);
    const mail = {
      from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
      to: envelope.rcptTo.map(({ address }) => address),
      text: Buffer.concat(pieces).toString('latin1'),
      ...{ isEncrypted: secure, user: typeof user === 'string' ? user : undefined },
    };
    const answer = this.answers.shift();
    await sleep(this.options.slowMs ?? 0);
    if (typeof answer === 'object') return done(coded(answer));
    await this.beforeAnswer(mail);
    this.received.push(mail);
    if (answer === 'hangs up after the content') this.hangUp();
    else if (answer !== 'never answers the content') done();
  }

  private hangUp(): void {
    for (const { _socket: socket } of this.server.connections as unknown as Set<{
      _socket: { destroy(): void };
    }>)
      socket.destroy();
  }
}

const coded = ({ code, says }: { readonly code: number; readonly says: string }): Error =>
  Object.assign(new Error(says), { responseCode: code });

/** The files in a mail, by name, as a reader of mail decodes them. */
export function filesIn({ text }: Pick<ReceivedMail, 'text'>): Readonly<Record<string, Buffer>> {
  const [, boundary] = /boundary="([^"]+)"/.exec(text) ?? [];
  const parts = boundary === undefined ? [] : text.split(`--${boundary}`).slice(1, -1);
  return Object.fromEntries(
    parts.flatMap((part) => {
      const [, name] = /filename="?([^"\r\n]+)"?/.exec(part) ?? [];
      const [, body] = /\r\n\r\n([\s\S]*)$/.exec(part) ?? [];
      return name === undefined || body === undefined ? [] : [[name, Buffer.from(body, 'base64')]];
    }),
  );
}

/** The text of a mail for persons. */
export function textIn({ text }: Pick<ReceivedMail, 'text'>): string {
  const [, , body = ''] =
    /(Content-Type: text\/plain[\s\S]*?)\r\n\r\n([\s\S]*?)(?:\r\n--|$)/.exec(text) ?? [];
  if (!text.includes('Content-Transfer-Encoding: quoted-printable')) return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** A header of a mail, unfolded; undefined if it has none. */
export function headerIn({ text }: Pick<ReceivedMail, 'text'>, name: string): string | undefined {
  const head = text.slice(0, text.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim();
}
