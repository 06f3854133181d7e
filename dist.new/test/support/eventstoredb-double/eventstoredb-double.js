"use strict";
var __importDefault = (this && this.__importDefault) || function (mod) {
    return (mod && mod.__esModule) ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.EventStoreDbDouble = void 0;
const grpc_js_1 = require("@grpc/grpc-js");
const node_crypto_1 = require("node:crypto");
const node_fs_1 = require("node:fs");
const node_path_1 = require("node:path");
const shared_pb_1 = __importDefault(require("@eventstore/db-client/generated/shared_pb"));
const gossip_pb_1 = __importDefault(require("@eventstore/db-client/generated/gossip_pb"));
const gossip_grpc_pb_1 = require("@eventstore/db-client/generated/gossip_grpc_pb");
const streams_grpc_pb_1 = require("@eventstore/db-client/generated/streams_grpc_pb");
const append_faults_1 = require("./append-faults");
const double_log_1 = require("./double-log");
const reading_1 = require("./reading");
const wire_messages_1 = require("./wire-messages");
const HOST = '127.0.0.1';
const CERTIFICATES = (0, node_path_1.join)(__dirname, 'certificates');
const { LEADER, FOLLOWER } = gossip_pb_1.default.MemberInfo.VNodeState;
/**
 * Speaks the wire protocol of EventStoreDB on loopback, in memory: appends, reads, subscriptions to $all, gossip; as
 * a single node or as one of several. It was written from the protocol and the documents, and never held against a
 * server; where `EVENTSTORE_URL` names one, the contract of the event store runs on that as well.
 */
class EventStoreDbDouble {
    options;
    faults = new append_faults_1.AppendFaults();
    log;
    instance = (0, node_crypto_1.randomUUID)();
    /** The nodes of the cluster, this one among them. */
    members = [this];
    leader = this;
    server;
    port = 0;
    constructor(options = {}) {
        this.options = options;
        this.log = options.log ?? new double_log_1.DoubleLog();
    }
    /** Several nodes with one log; the first leads. */
    static async cluster(size, options = {}) {
        const log = options.log ?? new double_log_1.DoubleLog();
        const nodes = Array.from({ length: size }, () => new EventStoreDbDouble({ ...options, log }));
        for (const node of nodes) {
            node.members = nodes;
            node.leader = nodes[0];
            await node.start();
        }
        return nodes;
    }
    /** Listens, on the port it had before if it had one. */
    async start() {
        const server = new grpc_js_1.Server({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 });
        server.addService(streams_grpc_pb_1.StreamsService, {
            append: (call, answer) => this.append(call, answer),
            read: (call) => this.read(call),
        });
        server.addService(gossip_grpc_pb_1.GossipService, {
            read: (_call, answer) => answer(null, this.clusterInfo()),
        });
        this.port = await new Promise((resolve, reject) => {
            const address = `${HOST}:${this.port}`;
            server.bindAsync(address, this.credentials(), (error, port) => (error ? reject(error) : resolve(port)));
        });
        this.server = server;
        return this;
    }
    /** Breaks every connection; what is stored stays. */
    stop() {
        this.server?.forceShutdown();
        this.server = undefined;
    }
    /** Makes this node the leader of its cluster. */
    lead() {
        for (const member of this.members)
            member.leader = this;
    }
    /** How a client finds this node. */
    get url() {
        return `esdb://${this.authority}${HOST}:${this.port}${this.settings}`;
    }
    /** How a client finds the cluster. */
    get clusterUrl() {
        const hosts = this.members.map(({ port }) => `${HOST}:${port}`).join(',');
        return `esdb://${this.authority}${hosts}${this.settings}`;
    }
    get authority() {
        const { user } = this.options;
        return user ? `${encodeURIComponent(user.name)}:${encodeURIComponent(user.password)}@` : '';
    }
    get settings() {
        if (!this.options.user)
            return '?tls=false';
        return `?tls=true&tlsCAFile=${encodeURIComponent((0, node_path_1.join)(CERTIFICATES, 'authority.pem'))}`;
    }
    credentials() {
        if (!this.options.user)
            return grpc_js_1.ServerCredentials.createInsecure();
        const [private_key, cert_chain] = ['node-key.pem', 'node.pem'].map((name) => (0, node_fs_1.readFileSync)((0, node_path_1.join)(CERTIFICATES, name)));
        return grpc_js_1.ServerCredentials.createSsl(null, [{ private_key, cert_chain }]);
    }
    append(call, answer) {
        let stream = '';
        let expected = 'any';
        const events = [];
        call.on('data', (request) => {
            if (request.hasOptions()) {
                stream = (0, wire_messages_1.streamNameOf)(request.getOptions().getStreamIdentifier());
                expected = (0, wire_messages_1.expectedRevisionOf)(request.getOptions());
            }
            else
                events.push((0, wire_messages_1.proposedEventOf)(request.getProposedMessage()));
        });
        call.on('error', () => undefined);
        call.on('end', () => {
            const refusal = this.refusalOf(call);
            if (refusal)
                return answer(refusal);
            if (this.faults.take('refused'))
                return answer((0, wire_messages_1.rpcFault)(grpc_js_1.status.UNAVAILABLE, 'Server Is Not Ready'));
            if (this.faults.take('swallowed') || this.faults.dropsRepeat(events))
                return;
            const carryOut = () => this.carryOut(stream, expected, events, answer);
            if (this.faults.take('held'))
                this.faults.hold(events, carryOut);
            else
                carryOut();
        });
    }
    carryOut(stream, expected, events, answer) {
        const verdict = this.log.append(stream, expected, events);
        if (verdict.kind === 'too-large')
            answer((0, wire_messages_1.appendTooLarge)(double_log_1.MAX_APPEND_BYTES));
        else if (this.faults.take('answersLost'))
            answer((0, wire_messages_1.rpcFault)(grpc_js_1.status.UNAVAILABLE, 'Connection dropped'));
        else
            answer(null, (0, wire_messages_1.appendAnswer)(verdict, expected));
    }
    read(call) {
        call.on('error', () => undefined);
        const refusal = this.refusalOf(call);
        if (refusal)
            call.emit('error', refusal);
        else
            void (0, reading_1.answerRead)(this.log, call);
    }
    /** Why a call is not for this node. */
    refusalOf(call) {
        const { user } = this.options;
        if (user) {
            const known = `Basic ${Buffer.from(`${user.name}:${user.password}`).toString('base64')}`;
            if (call.metadata.get('authorization')[0] !== known)
                return (0, wire_messages_1.accessDenied)();
        }
        const needsLeader = call.metadata.get('requires-leader')[0] === 'true';
        return needsLeader && this.leader !== this
            ? (0, wire_messages_1.notLeader)({ host: HOST, port: this.leader.port })
            : undefined;
    }
    clusterInfo() {
        const members = this.members.map((member) => new gossip_pb_1.default.MemberInfo()
            .setInstanceId(new shared_pb_1.default.UUID().setString(member.instance))
            .setState(member === this.leader ? LEADER : FOLLOWER)
            .setIsAlive(member.server !== undefined)
            .setHttpEndPoint(new gossip_pb_1.default.EndPoint().setAddress(HOST).setPort(member.port)));
        return new gossip_pb_1.default.ClusterInfo().setMembersList(members);
    }
}
exports.EventStoreDbDouble = EventStoreDbDouble;
//# sourceMappingURL=eventstoredb-double.js.map