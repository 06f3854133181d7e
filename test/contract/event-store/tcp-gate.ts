import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { throughPort } from '../../support/database/test-server';

/** A TCP proxy to the database that a test can interrupt. */
export class TcpGate {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private port = 0;
  private loseAnswerTo: string | undefined;
  private answersLost = 0;
  private holdAfter: string | undefined;
  private held: readonly Socket[] = [];

  /** @param url the address of the database */
  constructor(private readonly url: string) {}

  /** Starts the proxy. @returns the address of the database through it */
  async open(): Promise<string> {
    this.server = createServer((client) => this.pass(client)).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
    return throughPort(this.url, this.port);
  }

  /** Breaks every connection and refuses new ones until it is opened again. */
  async shut(): Promise<void> {
    const closed = this.server && once(this.server, 'close');
    this.server?.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** Forwards the next message with this text, and breaks the connection before its answer. */
  loseNextAnswerTo(text: string): void {
    this.loseAnswerTo = text;
  }

  get lost(): number {
    return this.answersLost;
  }

  /** Forwards the next message with this text, and holds everything after it in both directions until `goOn`. */
  holdNextAfter(text: string): void {
    this.holdAfter = text;
  }

  get isHolding(): boolean {
    return this.held.length > 0;
  }

  /** Forwards what was held, in order. */
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
