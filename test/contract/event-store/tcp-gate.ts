import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A way to the database that a test can cut: everything passes through it, byte for byte. */
export class TcpGate {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private port = 0;
  private loseAnswerTo: string | undefined;
  private answersLost = 0;
  private holdAfter: string | undefined;
  private held: readonly Socket[] = [];

  /** `url`: the database that the gate leads to. */
  constructor(private readonly url: string) {}

  /** The address of the same database through the gate. */
  async open(): Promise<string> {
    this.server = createServer((client) => this.pass(client)).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
    const through = new URL(this.url);
    through.host = `127.0.0.1:${this.port}`;
    return through.href;
  }

  /** Breaks every connection and refuses new ones until it is opened again. */
  async shut(): Promise<void> {
    const closed = this.server && once(this.server, 'close');
    this.server?.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** Lets the next message with this text reach the server, and breaks the connection instead of giving the answer. */
  loseNextAnswerTo(text: string): void {
    this.loseAnswerTo = text;
  }

  get lost(): number {
    return this.answersLost;
  }

  /** Lets the next message with this text reach the server, and nothing after it in either direction until `goOn`. */
  holdNextAfter(text: string): void {
    this.holdAfter = text;
  }

  get isHolding(): boolean {
    return this.held.length > 0;
  }

  /** Lets pass what was held, in its order. */
  goOn(): void {
    for (const socket of this.held) socket.resume();
    this.held = [];
  }

  private pass(client: Socket): void {
    const { hostname, port } = new URL(this.url);
    const server = connect(Number(port), hostname);
    let losesAnswer = false;
    const breakBoth = (): void => {
      client.destroy();
      server.destroy();
    };
    client.on('data', (data) => {
      if (this.loseAnswerTo !== undefined && data.includes(this.loseAnswerTo)) {
        losesAnswer = true;
        this.loseAnswerTo = undefined;
      }
      server.write(data);
      if (this.holdAfter !== undefined && data.includes(this.holdAfter)) this.hold(client, server);
    });
    server.on('data', (data) => {
      if (!losesAnswer) return void client.write(data);
      this.answersLost += 1;
      breakBoth();
    });
    for (const socket of [client, server]) {
      this.sockets.add(socket);
      socket.on('error', breakBoth).on('close', () => {
        this.sockets.delete(socket);
        breakBoth();
      });
    }
  }

  private hold(...sockets: readonly Socket[]): void {
    this.holdAfter = undefined;
    this.held = sockets;
    for (const socket of sockets) socket.pause();
  }
}
