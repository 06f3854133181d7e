import { WebSocket } from 'ws';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { TLSSocket } from 'node:tls';

export interface SocketLimits {
  readonly sendMs: number;
  /** Bytes that may wait for a client that sends requests without reading. */
  readonly waitingBytes: number;
  readonly closeTimeoutMs: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  sendMs: 10_000,
  waitingBytes: 1024 * 1024,
  closeTimeoutMs: 2_000,
};

/** Close codes from 4000 on are the application's; HTTP calls it "too many requests" and "request time-out". */
export const TOO_SLOW = {
  code: 4408,
  reason: 'SUBSCRIPTION.TOO_SLOW: subscribe again after the last position',
} as const;
export const GOING_AWAY = {
  code: 1001,
  reason: 'Going away: subscribe again after the last position',
} as const;

type Sent = Parameters<WebSocket['send']>[0];
type Done = (failure?: Error) => void;

/** A WebSocket with back pressure and a time-out: a send completes when the client has taken the message. */
export class BackpressureSocket extends WebSocket {
  readonly limits: SocketLimits = SOCKET_LIMITS;

  override send(data: Sent, ...rest: (object | Done | undefined)[]): void {
    const done = rest.find((each): each is Done => typeof each === 'function');
    if (this.bufferedAmount > this.limits.waitingBytes) this.close(TOO_SLOW.code, TOO_SLOW.reason);
    const late = setTimeout(() => this.close(TOO_SLOW.code, TOO_SLOW.reason), this.limits.sendMs);
    super.send(data, (failure) => {
      clearTimeout(late);
      done?.(failure);
    });
  }

  override close(code?: number, reason: string | Buffer = ''): void {
    if (this.readyState === this.OPEN) {
      const cut = setTimeout(() => this.terminate(), this.limits.closeTimeoutMs);
      this.once('close', () => clearTimeout(cut));
    }
    super.close(code, shortened(String(reason)));
  }

  /**
   * Drops protocol errors, because the socket has been closed and the adapter would write the error to the console,
   * even for strangers.
   */
  override emit(event: string | symbol, ...values: unknown[]): boolean {
    return event !== 'error' && super.emit(event, ...values);
  }
}

const MOST_BYTES = 123;

function shortened(reason: string): string {
  let text = reason;
  while (Buffer.byteLength(text) > MOST_BYTES) text = text.slice(0, -1);
  return text.toWellFormed();
}

export const asksForWebSocket = ({ headers, url = '' }: IncomingMessage, path: string): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && url.split('?', 1)[0] === path;

const OF_THE_UPGRADE = new Set(['upgrade', 'http2-settings', 'connection']);

export interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
}

/**
 * Answers over HTTP/1.1 a request that asks for HTTP/2, which a server may do. Some clients, that of Java among them,
 * ask with every request. The request is parsed a second time without the upgrade header.
 */
export function answerOverHttp(server: Server, { request, socket, head }: Upgrade): void {
  const { method, url, httpVersion, rawHeaders } = request;
  const headers: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name, value] = [rawHeaders[index]!, rawHeaders[index + 1]!];
    if (!OF_THE_UPGRADE.has(name.toLowerCase())) headers.push(`${name}: ${value}\r\n`);
  }
  const again = Buffer.from(`${method} ${url} HTTP/${httpVersion}\r\n${headers.join('')}\r\n`, 'latin1');
  socket.unshift(Buffer.concat([again, head]));
  // Over TLS the bytes that arrive are already decrypted.
  server.emit(socket instanceof TLSSocket ? 'secureConnection' : 'connection', socket);
}

export function refuseUpgrade({ socket }: Upgrade, status: string, afterMs = 0): void {
  socket.on('error', () => undefined);
  const answer = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
  setTimeout(() => socket.end(answer), afterMs).unref();
}
