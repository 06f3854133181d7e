import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { TLSSocket } from 'node:tls';

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
