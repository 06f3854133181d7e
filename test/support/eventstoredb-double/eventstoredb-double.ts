import { type sendUnaryData, Server, ServerCredentials, type ServerUnaryCall } from '@grpc/grpc-js';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import shared from '@eventstore/db-client/generated/shared_pb';
import gossip from '@eventstore/db-client/generated/gossip_pb';
import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb';
import features from '@eventstore/db-client/generated/serverfeatures_pb';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb';
import type streams from '@eventstore/db-client/generated/streams_pb';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb';
import { UsersService } from '@eventstore/db-client/generated/users_grpc_pb';
import { Accounts } from './accounts';
import { AppendFaults } from './append-faults';
import type { Pace } from './append-times';
import { type AppendAnswer, type AppendCall, Appending, type BatchCall } from './appending';
import { DoubleLog } from './double-log';
import { answerRead, type ReadCall } from './reading';
import {
  accessDenied,
  deleteAnswer,
  notLeader,
  permissionDenied,
  type rpcFault,
  streamNameOf,
  tombstoneAnswer,
} from './wire-messages';

type DeleteCall = ServerUnaryCall<InstanceType<typeof streams.DeleteReq>, unknown>;

export interface DoubleOptions {
  readonly log?: DoubleLog;
  /** With a user the node uses TLS and authentication; without, neither. */
  readonly user?: { readonly name: string; readonly password: string };
  /** Whether that user is not in `$admins` and may not read `$all`. */
  readonly mayNotReadAll?: boolean;
  /** What appends cost; nothing if it is missing. */
  readonly pace?: Pace;
}

const HOST = '127.0.0.1';
const CERTIFICATES = join(__dirname, 'certificates');
const { LEADER, FOLLOWER } = gossip.MemberInfo.VNodeState;

/**
 * An EventStoreDB in memory that speaks its wire protocol on loopback: appends, reads, subscriptions to $all, gossip; a
 * single node or one of several. It behaves like an observed server of release 24.6
 * (`eventstoredb-like-a-server.spec.ts`); where `EVENTSTORE_URL` names one, the same questions and the contract of the event store
 * run on that as well.
 */
export class EventStoreDbDouble {
  readonly faults = new AppendFaults();
  readonly log: DoubleLog;
  private readonly instance = randomUUID();
  readonly appending: Appending;
  readonly accounts: Accounts;
  /** All nodes of the cluster, including this one. */
  private members: readonly EventStoreDbDouble[] = [this];
  private leader: EventStoreDbDouble = this;
  private server: Server | undefined;
  private port = 0;

  constructor(private readonly options: DoubleOptions = {}) {
    this.log = options.log ?? new DoubleLog();
    const { log, faults } = this;
    const refusalOf = (call: Pick<BatchCall, 'metadata'>) => this.refusalOf(call);
    this.accounts = new Accounts(refusalOf);
    this.appending = new Appending({ log, faults, refusalOf, pace: options.pace });
  }

  /** Starts several nodes with one log; the first is the leader. */
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

  /** Listens on its former port, if it had one. */
  async start(): Promise<this> {
    const server = new Server({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 });
    server.addService(StreamsService, {
      append: (call: AppendCall, answer: sendUnaryData<AppendAnswer>) => this.appending.alone(call, answer),
      batchAppend: (call: BatchCall) => this.appending.shared(call),
      read: (call: ReadCall) => this.read(call),
      delete: (call: DeleteCall, answer: sendUnaryData<InstanceType<typeof streams.DeleteResp>>) =>
        this.delete(call, answer),
      tombstone: (
        call: ServerUnaryCall<InstanceType<typeof streams.TombstoneReq>, unknown>,
        answer: sendUnaryData<InstanceType<typeof streams.TombstoneResp>>,
      ) => this.tombstone(call, answer),
    });
    const { accounts } = this;
    server.addService(UsersService, {
      create: accounts.create.bind(accounts),
      resetPassword: accounts.resetPassword.bind(accounts),
    });
    server.addService(GossipService, {
      read: (_call: unknown, answer: sendUnaryData<InstanceType<typeof gossip.ClusterInfo>>) =>
        answer(null, this.clusterInfo()),
    });
    server.addService(ServerFeaturesService, {
      getSupportedMethods: (
        _call: unknown,
        answer: sendUnaryData<InstanceType<typeof features.SupportedMethods>>,
      ) => answer(null, supportedMethods()),
    });
    this.port = await new Promise<number>((resolve, reject) => {
      const address = `${HOST}:${this.port}`;
      server.bindAsync(address, this.credentials(), (error, port) => (error ? reject(error) : resolve(port)));
    });
    this.server = server;
    return this;
  }

  /** Breaks every connection; the log stays. */
  stop(): void {
    this.server?.forceShutdown();
    this.server = undefined;
  }

  /** Makes this node the leader of its cluster. */
  lead(): void {
    for (const member of this.members) member.leader = this;
  }

  /** The connection string of this node. */
  get url(): string {
    return `esdb://${this.authority}${HOST}:${this.port}${this.settings}`;
  }

  /** The connection string of the cluster. */
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

  private delete(call: DeleteCall, answer: sendUnaryData<InstanceType<typeof streams.DeleteResp>>): void {
    const refusal = this.refusalOf(call);
    if (refusal) return answer(refusal);
    const stream = streamNameOf(call.request.getOptions()!.getStreamIdentifier());
    return answer(null, deleteAnswer(this.log.deleteStream(stream)));
  }

  private tombstone(
    call: ServerUnaryCall<InstanceType<typeof streams.TombstoneReq>, unknown>,
    answer: sendUnaryData<InstanceType<typeof streams.TombstoneResp>>,
  ): void {
    const refusal = this.refusalOf(call);
    if (refusal) return answer(refusal);
    const stream = streamNameOf(call.request.getOptions()!.getStreamIdentifier());
    return answer(null, tombstoneAnswer(this.log.tombstone(stream)));
  }

  private read(call: ReadCall): void {
    call.on('error', () => undefined);
    const refusal = this.refusalOf(call);
    if (refusal) call.emit('error', refusal);
    else if (this.options.mayNotReadAll && call.request.getOptions()!.hasAll())
      call.emit('error', permissionDenied());
    else void answerRead(this.log, call);
  }

  /** The error if this node cannot serve the call. */
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

/** The additional methods of the release, by which a client knows that appends may share a call. */
const supportedMethods = (): InstanceType<typeof features.SupportedMethods> =>
  new features.SupportedMethods()
    .setEventStoreServerVersion('24.6.0')
    .setMethodsList([
      new features.SupportedMethod()
        .setServiceName('event_store.client.streams.streams')
        .setMethodName('batchappend'),
    ]);
