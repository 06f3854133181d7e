"use strict";
var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.SubscriptionServer = void 0;
const common_1 = require("@nestjs/common");
const core_1 = require("@nestjs/core");
const graphql_1 = require("@nestjs/graphql");
const graphql_2 = require("graphql");
const graphql_ws_1 = require("graphql-ws");
const ws_1 = require("ws");
const api_key_register_1 = require("../../access/api-key-register");
const credentials_1 = require("../../access/credentials");
const read_subscription_1 = require("../../api/graphql/subscriptions/read-subscription");
const graphql_fault_log_1 = require("../faults/graphql-fault-log");
const patient_socket_1 = require("./patient-socket");
const upgrade_1 = require("./upgrade");
const PATH = '/graphql';
/** A question is no longer than this, in bytes. */
const MOST_BYTES = 64 * 1024;
/** Of one process. */
const MOST_CONNECTIONS = 1_000;
/** Of one connection. */
const MOST_SUBSCRIPTIONS = 32;
/** So often a client is asked whether it is still there; one that reads nothing has long been sent away by then. */
const PULSE_MS = 15_000;
/** Answers subscriptions over WebSocket at `/graphql`, in the protocol of graphql-ws, for whoever shows a key first. */
let SubscriptionServer = class SubscriptionServer {
    http;
    schema;
    keys;
    webSockets = new ws_1.WebSocketServer({
        noServer: true,
        maxPayload: MOST_BYTES,
        handleProtocols: graphql_ws_1.handleProtocols,
    });
    faults = new graphql_fault_log_1.GraphqlFaultLog();
    isClosing = false;
    constructor(http, schema, keys) {
        this.http = http;
        this.schema = schema;
        this.keys = keys;
    }
    onApplicationBootstrap() {
        const server = this.http.httpAdapter.getHttpServer();
        const protocol = (0, graphql_ws_1.makeServer)(this.protocol());
        server.on('upgrade', (request, socket, head) => {
            const upgrade = { request, socket, head };
            if ((0, upgrade_1.asksForWebSocket)(request, PATH))
                this.take(upgrade, protocol);
            else
                (0, upgrade_1.answerOverHttp)(server, upgrade);
        });
    }
    /** Says good-bye to everybody and takes nobody more. To be called before HTTP is closed, which waits for everybody. */
    async close() {
        this.isClosing = true;
        const clients = [...this.webSockets.clients];
        const gone = clients.map((client) => new Promise((resolve) => client.once('close', resolve)));
        for (const client of clients)
            new patient_socket_1.PatientSocket(client).close(patient_socket_1.GOING_AWAY.code, patient_socket_1.GOING_AWAY.reason);
        await Promise.all(gone);
    }
    take(upgrade, protocol) {
        if (this.isClosing || this.webSockets.clients.size >= MOST_CONNECTIONS) {
            (0, upgrade_1.refuseUpgrade)(upgrade, '503 Service Unavailable');
            return;
        }
        const { request, socket, head } = upgrade;
        this.webSockets.handleUpgrade(request, socket, head, (client) => open(client, protocol));
    }
    protocol() {
        return {
            onConnect: (connection) => this.letIn(connection),
            onSubscribe: (connection, _id, asked) => this.begin(connection, asked),
            onNext: (...[, , , , { data, errors }]) => errors && { data: data ?? null, errors: errors.map((error) => this.faults.told(error)) },
            onError: (_connection, _id, _asked, errors) => errors.map((error) => this.faults.told(error)),
        };
    }
    /** The key is shown once for the connection; whether it opens what is asked, each subscription finds out. */
    async letIn({ connectionParams, extra }) {
        const shown = await this.keys.authenticate((0, credentials_1.authorizationOf)(paramsOnly(connectionParams)));
        if (!shown.ok)
            extra.socket.close(4401, `${shown.refusal.code}: ${shown.refusal.message}`);
        return shown.ok;
    }
    begin({ subscriptions, connectionParams }, asked) {
        if (Object.keys(subscriptions).length > MOST_SUBSCRIPTIONS)
            return [TOO_MANY];
        const { schema } = this.schema;
        try {
            const read = (0, read_subscription_1.readSubscription)(schema, asked);
            // Each subscription has a context of its own: the guard keeps in it whom it let in.
            return 'document' in read ? { ...read, schema, contextValue: paramsOnly(connectionParams) } : [...read];
        }
        catch (failure) {
            if (failure instanceof graphql_2.GraphQLError)
                return [failure];
            throw failure;
        }
    }
};
exports.SubscriptionServer = SubscriptionServer;
exports.SubscriptionServer = SubscriptionServer = __decorate([
    (0, common_1.Injectable)(),
    __metadata("design:paramtypes", [core_1.HttpAdapterHost, graphql_1.GraphQLSchemaHost, api_key_register_1.ApiKeyRegister])
], SubscriptionServer);
const TOO_MANY = new graphql_2.GraphQLError(`One connection carries at most ${MOST_SUBSCRIPTIONS} subscriptions.`, {
    extensions: { code: 'TOO_MANY_SUBSCRIPTIONS', most: MOST_SUBSCRIPTIONS },
});
/** Nothing but what was sent with `connection_init` lets anybody in: no header, and nothing of the address. */
const paramsOnly = (connectionParams) => ({ connectionParams: connectionParams ?? {} });
function open(client, protocol) {
    const socket = new patient_socket_1.PatientSocket(client);
    const closed = protocol.opened({
        protocol: client.protocol,
        send: (data) => socket.send(data),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (take) => client.on('message', (message) => {
            take(message.toString()).catch(() => socket.close(1011, 'The service could not answer this.'));
        }),
    }, { socket });
    feelPulse(client);
    client.once('close', (code, reason) => void closed(code, reason.toString()));
}
/** A client whose machine is gone never says so: one that is silent from one pulse to the next is cut off. */
function feelPulse(client) {
    let isThere = true;
    const pulse = setInterval(() => {
        if (!isThere)
            client.terminate();
        isThere = false;
        if (client.readyState === client.OPEN)
            client.ping();
    }, PULSE_MS);
    client.on('pong', () => (isThere = true)).once('close', () => clearInterval(pulse));
}
//# sourceMappingURL=subscription-server.js.map