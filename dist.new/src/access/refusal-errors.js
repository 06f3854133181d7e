"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.asGraphQLError = exports.asHttpException = void 0;
const common_1 = require("@nestjs/common");
const graphql_1 = require("graphql");
const access_refusal_1 = require("./access-refusal");
const GRAPHQL_CODES = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 503: 'UNAVAILABLE' };
/** The refusal as an HTTP answer: status 401, 403 or 503, the refusal itself as the body. */
const asHttpException = (refusal) => new common_1.HttpException({ ...refusal }, access_refusal_1.HTTP_STATUS[refusal.code]);
exports.asHttpException = asHttpException;
/** The refusal as a GraphQL error: `extensions.code` says which kind, `extensions.refusal` all of it. */
const asGraphQLError = (refusal) => new graphql_1.GraphQLError(refusal.message, {
    extensions: { code: GRAPHQL_CODES[access_refusal_1.HTTP_STATUS[refusal.code]], refusal: { ...refusal } },
});
exports.asGraphQLError = asGraphQLError;
//# sourceMappingURL=refusal-errors.js.map