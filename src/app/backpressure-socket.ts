import type { WebSocket } from 'ws';
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

/** A WebSocket with back pressure and a time-out: a send resolves when the client has taken the message. */
export class BackpressureSocket {
  constructor(
    private readonly socket: WebSocket,
    private readonly limits: SocketLimits = SOCKET_LIMITS,
  ) {
    // What is wrong with a frame closes the socket, which is all there is to do about it.
    socket.on('error', () => undefined);
  }

  send(data: string): Promise<void> {
    const { socket, limits } = this;
    if (socket.readyState !== socket.OPEN) return Promise.resolve();
    if (socket.bufferedAmount > limits.waitingBytes) this.close(TOO_SLOW.code, TOO_SLOW.reason);
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => this.close(TOO_SLOW.code, TOO_SLOW.reason), limits.sendMs);
      socket.send(data, (failure) => {
        clearTimeout(late);
        if (failure) reject(failure);
        else resolve();
      });
    });
  }

  close(code?: number, reason = ''): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.socket.close(code, shortened(reason));
    const cut = setTimeout(() => this.socket.terminate(), this.limits.closeTimeoutMs);
    this.socket.once('close', () => clearTimeout(cut));
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
 * Answers a request as if it had not asked: a server may stay with HTTP/1.1, and some clients (that of Java among them)
 * ask for HTTP/2 with every request. The request is read a second time, without its wish.
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
  // Over TLS, what arrives is decrypted already.
  server.emit(socket instanceof TLSSocket ? 'secureConnection' : 'connection', socket);
}

export function refuseUpgrade({ socket }: Upgrade, status: string, afterMs = 0): void {
  socket.on('error', () => undefined);
  const answer = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
  setTimeout(() => socket.end(answer), afterMs).unref();
}
