import {
  type sendUnaryData,
  Server,
  ServerCredentials,
  type ServerReadableStream,
  type ServerUnaryCall,
  status,
} from '@grpc/grpc-js';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import shared from '@eventstore/db-client/generated/shared_pb';
import gossip from '@eventstore/db-client/generated/gossip_pb';
import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb';
import type streams from '@eventstore/db-client/generated/streams_pb';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb';
import { AppendFaults } from './append-faults';
import { AppendTimes } from './append-times';
import { DoubleLog, type ExpectedRevision, MAX_APPEND_BYTES, type ProposedEvent } from './double-log';
import { answerRead, type ReadCall } from './reading';
import {
  accessDenied,
  appendAnswer,
  appendTooLarge,
  commitTimeout,
  deleteAnswer,
  expectedRevisionOf,
  handlerFault,
  notLeader,
  permissionDenied,
  proposedEventOf,
  rpcFault,
  streamNameOf,
} from './wire-messages';

type AppendRequest = InstanceType<typeof streams.AppendReq>;
type AppendAnswer = InstanceType<typeof streams.AppendResp>;
type DeleteCall = ServerUnaryCall<InstanceType<typeof streams.DeleteReq>, unknown>;
type AppendCall = ServerReadableStream<AppendRequest, AppendAnswer>;

export interface DoubleOptions {
  readonly log?: DoubleLog;
  /** With them the node speaks TLS and knows one user, as servers do; without, neither. */
  readonly user?: { readonly name: string; readonly password: string };
  /** Whether that user is none of `$admins`, and `$all` is not opened to them. */
  readonly mayNotReadAll?: boolean;
  /** Whether appends take as long as those of a server. */
  readonly takesItsTime?: boolean;
}

/** A repeat of an append that is not written everywhere yet is met with silence, and then refused. */
const SILENCE_MS = 2_000;

const HOST = '127.0.0.1';
const CERTIFICATES = join(__dirname, 'certificates');
const { LEADER, FOLLOWER } = gossip.MemberInfo.VNodeState;

/**
 * Speaks the wire protocol of EventStoreDB on loopback, in memory: appends, reads, subscriptions to $all, gossip; as
 * a single node or as one of several. It behaves as a server of release 24.6 did when it was asked
 * (`like-a-server.spec.ts`); where `EVENTSTORE_URL` names one, the same questions and the contract of the event store
 * run on that as well.
 */
export class EventStoreDbDouble {
  readonly faults = new AppendFaults();
  readonly log: DoubleLog;
  private readonly instance = randomUUID();
  private readonly times = new AppendTimes();
  /** First ids of the appends under way. */
  private readonly underWay = new Set<string>();
  /** The nodes of the cluster, this one among them. */
  private members: readonly EventStoreDbDouble[] = [this];
  private leader: EventStoreDbDouble = this;
  private server: Server | undefined;
  private port = 0;

  constructor(private readonly options: DoubleOptions = {}) {
    this.log = options.log ?? new DoubleLog();
  }

  /** Several nodes with one log; the first leads. */
  static async cluster(size: number, options: DoubleOptions = {}): Promise<EventStoreDbDouble[]> {
    const log = options.log ?? new DoubleLog();
    const nodes = Array.from({ length: size }, () => new EventStoreDbDouble({ ...options, log }));
    for (const node of nodes) {
      node.members = nodes;
      node.leader = nodes[0]!;
      await node.start();
    }
    return nodes;
  }

  /** Listens, on the port it had before if it had one. */
  async start(): Promise<this> {
    const server = new Server({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 });
    server.addService(StreamsService, {
      append: (call: AppendCall, answer: sendUnaryData<AppendAnswer>) => this.append(call, answer),
      read: (call: ReadCall) => this.read(call),
      delete: (call: DeleteCall, answer: sendUnaryData<InstanceType<typeof streams.DeleteResp>>) =>
        this.delete(call, answer),
    });
    server.addService(GossipService, {
      read: (_call: unknown, answer: sendUnaryData<InstanceType<typeof gossip.ClusterInfo>>) =>
        answer(null, this.clusterInfo()),
    });
    this.port = await new Promise<number>((resolve, reject) => {
      const address = `${HOST}:${this.port}`;
      server.bindAsync(address, this.credentials(), (error, port) => (error ? reject(error) : resolve(port)));
    });
    this.server = server;
    return this;
  }

  /** Breaks every connection; what is stored stays. */
  stop(): void {
    this.server?.forceShutdown();
    this.server = undefined;
  }

  /** Makes this node the leader of its cluster. */
  lead(): void {
    for (const member of this.members) member.leader = this;
  }

  /** How a client finds this node. */
  get url(): string {
    return `esdb://${this.authority}${HOST}:${this.port}${this.settings}`;
  }

  /** How a client finds the cluster. */
  get clusterUrl(): string {
    const hosts = this.members.map(({ port }) => `${HOST}:${port}`).join(',');
    return `esdb://${this.authority}${hosts}${this.settings}`;
  }

  private get authority(): string {
    const { user } = this.options;
    return user ? `${encodeURIComponent(user.name)}:${encodeURIComponent(user.password)}@` : '';
  }

  private get settings(): string {
    if (!this.options.user) return '?tls=false';
    return `?tls=true&tlsCAFile=${encodeURIComponent(join(CERTIFICATES, 'authority.pem'))}`;
  }

  private credentials(): ServerCredentials {
    if (!this.options.user) return ServerCredentials.createInsecure();
    const [private_key, cert_chain] = ['node-key.pem', 'node.pem'].map((name) =>
      readFileSync(join(CERTIFICATES, name)),
    ) as [Buffer, Buffer];
    return ServerCredentials.createSsl(null, [{ private_key, cert_chain }]);
  }

  private append(call: AppendCall, answer: sendUnaryData<AppendAnswer>): void {
    let stream = '';
    let expected: ExpectedRevision = 'any';
    const events: ProposedEvent[] = [];
    call.on('data', (request: AppendRequest) => {
      if (request.hasOptions()) {
        stream = streamNameOf(request.getOptions()!.getStreamIdentifier());
        expected = expectedRevisionOf(request.getOptions()!);
      } else events.push(proposedEventOf(request.getProposedMessage()!));
    });
    call.on('error', () => undefined);
    call.on('end', async () => {
      // What a client said before its connection broke ends, too; that it broke is known a turn later.
      await nextTurn();
      if (call.cancelled) return;
      const refusal = this.refusalOf(call);
      if (refusal) return answer(refusal);
      if (this.faults.take('refused')) return answer(rpcFault(status.UNAVAILABLE, 'Server Is Not Ready'));
      if (stream === '' || events.some(({ type }) => type === '')) return answer(handlerFault());
      if (this.faults.take('swallowed')) return undefined;
      const id = events[0]?.id ?? '';
      if (this.underWay.has(id)) return this.meetWithSilence(answer);
      this.underWay.add(id);
      const carryOut = (): void => {
        this.underWay.delete(id);
        this.carryOut(stream, expected, events, answer);
      };
      if (this.faults.take('held')) return this.faults.hold(events, carryOut);
      if (this.options.takesItsTime) await this.times.answerOf(events.length);
      return carryOut();
    });
  }

  private meetWithSilence(answer: sendUnaryData<AppendAnswer>): void {
    this.faults.repeats += 1;
    setTimeout(() => answer(commitTimeout()), SILENCE_MS).unref();
  }

  private carryOut(
    stream: string,
    expected: ExpectedRevision,
    events: readonly ProposedEvent[],
    answer: sendUnaryData<AppendAnswer>,
  ): void {
    const verdict = this.log.append(stream, expected, events);
    if (verdict.kind === 'too-large') answer(appendTooLarge(MAX_APPEND_BYTES));
    else if (this.faults.take('answersLost')) answer(rpcFault(status.UNAVAILABLE, 'Connection dropped'));
    else answer(null, appendAnswer(verdict, expected));
  }

  private delete(call: DeleteCall, answer: sendUnaryData<InstanceType<typeof streams.DeleteResp>>): void {
    const refusal = this.refusalOf(call);
    if (refusal) return answer(refusal);
    const stream = streamNameOf(call.request.getOptions()!.getStreamIdentifier());
    return answer(null, deleteAnswer(this.log.deleteStream(stream)));
  }

  private read(call: ReadCall): void {
    call.on('error', () => undefined);
    const refusal = this.refusalOf(call);
    if (refusal) call.emit('error', refusal);
    else if (this.options.mayNotReadAll && call.request.getOptions()!.hasAll())
      call.emit('error', permissionDenied());
    else void answerRead(this.log, call);
  }

  /** Why a call is not for this node. */
  private refusalOf(
    call: Pick<ServerUnaryCall<unknown, unknown>, 'metadata'>,
  ): ReturnType<typeof rpcFault> | undefined {
    const { user } = this.options;
    if (user) {
      const known = `Basic ${Buffer.from(`${user.name}:${user.password}`).toString('base64')}`;
      if (call.metadata.get('authorization')[0] !== known) return accessDenied();
    }
    const needsLeader = call.metadata.get('requires-leader')[0] === 'true';
    return needsLeader && this.leader !== this
      ? notLeader({ host: HOST, port: this.leader.port })
      : undefined;
  }

  private clusterInfo(): InstanceType<typeof gossip.ClusterInfo> {
    const members = this.members.map((member) =>
      new gossip.MemberInfo()
        .setInstanceId(new shared.UUID().setString(member.instance))
        .setState(member === this.leader ? LEADER : FOLLOWER)
        .setIsAlive(member.server !== undefined)
        .setHttpEndPoint(new gossip.EndPoint().setAddress(HOST).setPort(member.port)),
    );
    return new gossip.ClusterInfo().setMembersList(members);
  }
}
