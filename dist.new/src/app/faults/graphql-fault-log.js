"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.GraphqlFaultLog = void 0;
exports.withoutInternals = withoutInternals;
const common_1 = require("@nestjs/common");
const graphql_1 = require("graphql");
const describe_fault_1 = require("./describe-fault");
/** What a field threw that was no answer to its question. */
const faultIn = (error) => error instanceof graphql_1.GraphQLError && !(error.originalError instanceof graphql_1.GraphQLError)
    ? error.originalError
    : undefined;
/** Logs the faults that the fields of an operation met; refusals are for who asked, and nobody else. */
class GraphqlFaultLog {
    logger = new common_1.Logger('graphql');
    requestDidStart() {
        return Promise.resolve({
            didEncounterErrors: ({ errors }) => {
                for (const error of errors)
                    this.log(error);
                return Promise.resolve();
            },
        });
    }
    /** What a client outside of Apollo is told of an error, after its fault is logged. */
    told(error) {
        this.log(error);
        const formatted = error.toJSON();
        return withoutInternals({ ...formatted, extensions: { code: INTERNAL, ...formatted.extensions } }, error);
    }
    log(error) {
        const fault = faultIn(error);
        if (fault)
            this.logger.error(`field ${error.path?.join('.') ?? '(none)'} ${(0, describe_fault_1.describeFault)(fault)}`);
    }
}
exports.GraphqlFaultLog = GraphqlFaultLog;
const INTERNAL = 'INTERNAL_SERVER_ERROR';
/**
 * What GraphQL clients are told. A fault of ours is told as such and nothing more: what it says inside is for the
 * log. What GraphQL itself says of an operation while it executes it, without giving it a code, is the asker's doing.
 */
function withoutInternals(formatted, error) {
    if (formatted.extensions?.['code'] !== INTERNAL)
        return formatted;
    return faultIn(error) || !(error instanceof graphql_1.GraphQLError)
        ? {
            ...formatted,
            message: 'The service could not answer this. The fault is in its log.',
            extensions: { code: INTERNAL },
        }
        : { ...formatted, extensions: { ...formatted.extensions, code: 'BAD_USER_INPUT' } };
}
//# sourceMappingURL=graphql-fault-log.js.map