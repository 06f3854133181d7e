"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readSubscription = readSubscription;
const graphql_1 = require("graphql");
const depth_limit_1 = require("../depth-limit");
const operation_limits_1 = require("../operation-limits");
const operation_cost_1 = require("../snapshot/operation-cost");
/**
 * Reads and checks what is asked over the WebSocket.
 * @throws GraphQLError as over HTTP, and BAD_USER_INPUT for an operation that is no subscription
 */
function readSubscription(schema, { query, operationName, variables }) {
    const document = parsed(query);
    const wrong = (0, graphql_1.validate)(schema, document, [...graphql_1.specifiedRules, depth_limit_1.depthLimit]);
    if (wrong.length > 0)
        return wrong.map((error) => coded(error, 'GRAPHQL_VALIDATION_FAILED'));
    if ((0, graphql_1.getOperationAST)(document, operationName)?.operation !== graphql_1.OperationTypeNode.SUBSCRIPTION) {
        return [
            coded(new graphql_1.GraphQLError('Only subscriptions are answered here: ask over HTTP.'), 'BAD_USER_INPUT'),
        ];
    }
    const read = { document, operationName: operationName ?? undefined, variableValues: variables ?? {} };
    (0, operation_cost_1.checkCost)({ schema, document, operationName, variables: read.variableValues });
    return read;
}
function parsed(query) {
    try {
        return (0, graphql_1.parse)(query, { maxTokens: operation_limits_1.MOST_TOKENS });
    }
    catch (failure) {
        // What is nested beyond the stack of the parser is no question either.
        const told = failure instanceof graphql_1.GraphQLError ? failure : new graphql_1.GraphQLError('It is nested too deep to be read.');
        throw coded(told, 'GRAPHQL_PARSE_FAILED');
    }
}
const coded = ({ message, nodes, source, positions }, code) => new graphql_1.GraphQLError(message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    extensions: { code },
});
//# sourceMappingURL=read-subscription.js.map