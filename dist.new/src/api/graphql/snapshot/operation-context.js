"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.Snapshot = void 0;
exports.contextOf = contextOf;
const common_1 = require("@nestjs/common");
const graphql_1 = require("@nestjs/graphql");
const graphql_2 = require("graphql");
const access_refusal_1 = require("../../../access/access-refusal");
const credentials_1 = require("../../../access/credentials");
const refusal_errors_1 = require("../../../access/refusal-errors");
const operation_snapshot_1 = require("./operation-snapshot");
/**
 * The context of an operation, for whoever shows a good key of whatever role. A stranger is sent away before the
 * operation is read: introspection has no resolver before which the guard of the doors could stand, and what is wrong
 * with a question would tell what can be asked.
 */
async function contextOf(req, dataSource, keys) {
    const shown = await keys.authenticate((0, credentials_1.authorizationOf)(req));
    if (shown.ok)
        return { req, snapshot: new operation_snapshot_1.OperationSnapshot(dataSource) };
    const { message, extensions } = (0, refusal_errors_1.asGraphQLError)(shown.refusal);
    throw new graphql_2.GraphQLError(message, {
        extensions: { ...extensions, http: { status: access_refusal_1.HTTP_STATUS[shown.refusal.code] } },
    });
}
/** Gives a resolver the snapshot its operation reads in. */
exports.Snapshot = (0, common_1.createParamDecorator)((_data, context) => graphql_1.GqlExecutionContext.create(context).getContext().snapshot);
//# sourceMappingURL=operation-context.js.map