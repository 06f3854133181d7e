import type { IncomingMessage, Server } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Context, ServerOptions } from 'graphql-ws';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { CredentialCarrier } from '../access/credentials';
import { originNotAllowed } from '../access/access-refusal';
import { Doorkeeper, noteRefusal, whoIn } from '../access/doorkeeper';
import { readSubscription } from '../api/read-subscription';
import { tooManyOperations } from '../api/snapshot/operation-context';
import { tidied } from '../security-log/security-entry';
import { AllowedOrigins } from './allowed-origins';
import { GraphqlFaultLog } from './graphql-fault-log';
import { REFUSED_AFTER_MS } from './http-protection';
import {
  BackpressureSocket,
  GOING_AWAY,
  answerOverHttp,
  asksForWebSocket,
  refuseUpgrade,
  type Upgrade,
} from './backpressure-socket';
import { codedError } from '../api/coded-error';
import { TrustedProxies } from './trusted-proxies';

const PATH = '/graphql';

/** Maximum size of a query, in bytes. */
const MOST_BYTES = 64 * 1024;

const MOST_CONNECTIONS = 1_000;

/** Connections of one address that have not shown a key yet; each is closed after three seconds. */
const MOST_STRANGERS = 50;

/** Connections of one credential: a page has one, and a program needs few. */
export const MOST_OF_CREDENTIAL = 100;

const MOST_SUBSCRIPTIONS = 32;

/**
 * Interval of pings, and of checks whether the credential is still valid. A client that reads nothing is disconnected
 * long before.
 */
const PULSE_MS = 15_000;

class ClientSocket extends BackpressureSocket {
  address = '';
  /** Empty until `connection_init` has shown one. */
  credential = '';
  /** Ends counting the connection among those without a credential. */
  known = (): void => undefined;
}

type Connection = Context<Record<string, unknown>, Extra & { readonly socket: ClientSocket }>;

const tooMany = (running: number): GraphQLError =>
  codedError(
    'TOO_MANY_SUBSCRIPTIONS',
    {
      en: `This connection carries ${running} subscriptions, and at most ${MOST_SUBSCRIPTIONS}: end one of them, or open another connection.`,
      es: `Esta conexión lleva ${running} suscripciones, y como máximo ${MOST_SUBSCRIPTIONS}: termine una de ellas o abra otra conexión.`,
    },
    { most: MOST_SUBSCRIPTIONS, running },
  );

/** The headers of an upgrade that a browser sets itself and no page can change. */
const OF_BROWSERS = ['cookie', 'origin', 'sec-fetch-site'] as const;

/**
 * The payload of `connection_init` or the cookie of a session authenticates; other headers and the address do not. A page of
 * any site can open a WebSocket, so the origin is checked as that of a request that changes something.
 */
const carrierOf = ({ connectionParams, extra: { socket, request } }: Connection): CredentialCarrier => ({
  connectionParams: connectionParams ?? {},
  ip: socket.address,
  req: {
    method: 'CONNECT',
    headers: Object.fromEntries(OF_BROWSERS.map((name) => [name, request.headers[name]])),
  },
});

/** Serves subscriptions over WebSocket at `/graphql` in the protocol of graphql-ws, after authentication. */
@Injectable()
export class SubscriptionServer implements OnApplicationBootstrap {
  @Inject(AllowedOrigins) private readonly origins!: AllowedOrigins;

  private readonly webSockets = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    WebSocket: ClientSocket,
  });
  private readonly faults: GraphqlFaultLog;
  private readonly strangers = new Counts();
  private readonly ofCredential = new Counts();
  private isClosing = false;

  constructor(
    private readonly http: HttpAdapterHost,
    private readonly schema: GraphQLSchemaHost,
    private readonly doorkeeper: Doorkeeper,
    private readonly proxies: TrustedProxies,
  ) {
    this.faults = new GraphqlFaultLog(doorkeeper.log);
  }

  onApplicationBootstrap(): void {
    const server = this.http.httpAdapter.getHttpServer() as Server;
    useServer<Record<string, unknown>, { socket: ClientSocket }>(
      { ...this.protocol(), isProd: true },
      this.webSockets,
      PULSE_MS,
    );
    server.on('upgrade', (request, socket, head) => {
      const upgrade = { request, socket, head };
      if (asksForWebSocket(request, PATH)) this.take(upgrade);
      else answerOverHttp(server, upgrade);
    });
  }

  async close(): Promise<void> {
    this.isClosing = true;
    const clients = [...this.webSockets.clients];
    const gone = clients.map((client) => new Promise((resolve) => client.once('close', resolve)));
    for (const client of clients) client.close(GOING_AWAY.code, GOING_AWAY.reason);
    await Promise.all(gone);
  }

  private take(upgrade: Upgrade): void {
    if (this.isClosing || this.webSockets.clients.size >= MOST_CONNECTIONS) {
      refuseUpgrade(upgrade, '503 Service Unavailable');
      return;
    }
    const { request, socket, head } = upgrade;
    const address = this.proxies.clientOf(request);
    if (this.strangers.of(address) >= MOST_STRANGERS) {
      refuseUpgrade(upgrade, '429 Too Many Requests', REFUSED_AFTER_MS);
      return;
    }
    if (this.isForeign(request, address)) {
      refuseUpgrade(upgrade, '403 Forbidden');
      return;
    }
    this.webSockets.handleUpgrade(request, socket, head, (client) => {
      Object.assign(client, { address, known: this.strangers.add(address, client) });
      this.webSockets.emit('connection', client, request);
    });
  }

  /**
   * A page of any site can open a WebSocket without a preflight, so its origin is looked at here. One that brings a cookie is told
   * by the check of sessions that it is foreign.
   */
  private isForeign({ headers }: IncomingMessage, ip: string): boolean {
    const origin = this.origins.foreignIn(headers);
    if (origin === undefined || headers.cookie !== undefined) return false;
    noteRefusal(this.doorkeeper.log, originNotAllowed(tidied(origin)), { ip });
    return true;
  }

  private protocol(): ServerOptions<Record<string, unknown>, Connection['extra']> {
    return {
      onConnect: (connection) => this.letIn(connection),
      onSubscribe: (connection, _id, asked) => this.begin(connection, asked),
      onNext: (...[connection, , , , { data, errors }]) =>
        errors && { data: data ?? null, errors: this.told(connection, errors) },
      onError: (connection, _id, _asked, errors) => this.told(connection, errors),
    };
  }

  /** The key or the session authenticates the connection once; each subscription checks its permission. */
  private async letIn(connection: Connection): Promise<boolean> {
    const carrier = carrierOf(connection);
    const shown = await this.doorkeeper.authenticate(carrier);
    const { socket } = connection.extra;
    if (!shown.ok) {
      socket.close(4401, `${shown.refusal.code}: ${shown.refusal.message}`);
      return false;
    }
    // The client has left meanwhile: no event of its connection would end its count.
    if (socket.readyState !== socket.OPEN) return false;
    const { credentialId } = shown.value;
    if (this.ofCredential.of(credentialId) >= MOST_OF_CREDENTIAL) {
      socket.close(4429, `This credential has ${MOST_OF_CREDENTIAL} connections: end one of them.`);
      return false;
    }
    socket.known();
    socket.credential = credentialId;
    this.ofCredential.add(credentialId, socket);
    const checks = setInterval(() => void this.endUnlessGood(carrier, socket), PULSE_MS);
    socket.once('close', () => clearInterval(checks));
    this.doorkeeper.log.note({ kind: 'sign-in.succeeded', ...whoIn(carrier) });
    return true;
  }

  private async endUnlessGood(carrier: CredentialCarrier, socket: WebSocket): Promise<void> {
    const shown = await this.doorkeeper.again(carrier);
    // An unreachable database does not make the credential invalid.
    if (!shown.ok && shown.refusal.code !== 'ACCESS.UNAVAILABLE')
      socket.close(4401, `${shown.refusal.code}: ${shown.refusal.message}`);
  }

  private told(connection: Connection, errors: readonly GraphQLError[]): GraphQLFormattedError[] {
    return this.faults.told(errors, carrierOf(connection));
  }

  private async begin(
    connection: Connection,
    asked: Parameters<typeof readSubscription>[1],
  ): Promise<Awaited<ReturnType<NonNullable<ServerOptions['onSubscribe']>>>> {
    const open = Object.keys(connection.subscriptions).length;
    if (open > MOST_SUBSCRIPTIONS) return [tooMany(open - 1)];
    const { schema } = this.schema;
    const credential = connection.extra.socket.credential;
    const { reading } = this.doorkeeper;
    if (reading.isFull(credential)) return [tooManyOperations()];
    const endReading = await reading.begin(credential);
    try {
      const read = readSubscription(schema, asked);
      // Each subscription has a context of its own: the guard keeps in it whom it let in.
      return 'document' in read ? { ...read, schema, contextValue: carrierOf(connection) } : [...read];
    } catch (failure) {
      if (failure instanceof GraphQLError) return [failure];
      throw failure;
    } finally {
      endReading();
    }
  }
}

class Counts {
  private readonly counts = new Map<string, number>();

  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  /** Counts a connection until it is closed, or until what this returns is called. */
  add(name: string, connection: WebSocket): () => void {
    this.counts.set(name, this.of(name) + 1);
    let isCounted = true;
    const end = (): void => {
      if (!isCounted) return;
      isCounted = false;
      if (this.of(name) === 1) this.counts.delete(name);
      else this.counts.set(name, this.of(name) - 1);
    };
    connection.once('close', end);
    return end;
  }
}
