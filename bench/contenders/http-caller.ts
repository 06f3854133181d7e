import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface HttpRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * One keep-alive connection that sends a request and waits for its answer. It uses the bare socket, so that the client takes
 * as little as possible of the shared processors.
 */
export class HttpCaller {
  private answer = '';
  private answered: { resolve: (answer: string) => void; reject: (failure: Error) => void } | undefined;

  private constructor(private readonly socket: Socket) {
    socket.setNoDelay(true).setEncoding('latin1');
    socket.on('data', (data: string) => this.take(data));
    socket.on('error', (failure) => this.answered?.reject(failure));
    socket.on('close', () => this.answered?.reject(new Error('the service closed the connection')));
  }

  static async connect(port: number): Promise<HttpCaller> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new HttpCaller(socket);
  }

  /** Sends a request. @returns status and body; the body must be Latin-1 */
  async post({ path, headers, body }: HttpRequest): Promise<{ status: number; body: string }> {
    const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const answer = await new Promise<string>((resolve, reject) => {
      if (this.socket.destroyed) throw new Error('the service closed the connection while nothing was asked');
      this.answered = { resolve, reject };
      const length = Buffer.byteLength(body);
      this.socket.write(
        `POST ${path} HTTP/1.1\r\nhost: bench\r\ncontent-length: ${length}\r\n${fields.join('')}\r\n${body}`,
      );
    });
    return { status: Number(answer.slice(9, 12)), body: answer.slice(answer.indexOf('\r\n\r\n') + 4) };
  }

  close(): void {
    this.socket.destroy();
  }

  private take(data: string): void {
    this.answer += data;
    if (!isWhole(this.answer)) return;
    const answer = this.answer;
    this.answer = '';
    this.answered?.resolve(answer);
    this.answered = undefined;
  }
}

function isWhole(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n');
  if (end === -1) return false;
  const length = /^content-length: *(\d+)/im.exec(answer.slice(0, end));
  return length ? answer.length >= end + 4 + Number(length[1]) : answer.endsWith('\r\n0\r\n\r\n');
}
