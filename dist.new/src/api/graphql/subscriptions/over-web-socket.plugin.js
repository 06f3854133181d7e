"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.OverWebSocketPlugin = void 0;
const graphql_1 = require("graphql");
/** An HTTP request has one answer: who subscribes over HTTP is told where subscriptions are answered. */
class OverWebSocketPlugin {
    requestDidStart() {
        return Promise.resolve({
            didResolveOperation: ({ operation }) => operation?.operation === graphql_1.OperationTypeNode.SUBSCRIPTION
                ? Promise.reject(elsewhere())
                : Promise.resolve(),
        });
    }
}
exports.OverWebSocketPlugin = OverWebSocketPlugin;
const elsewhere = () => new graphql_1.GraphQLError('Subscriptions are answered over WebSocket at this address, in the protocol graphql-transport-ws.', { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
//# sourceMappingURL=over-web-socket.plugin.js.map