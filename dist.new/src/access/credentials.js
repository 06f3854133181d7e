"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.letIn = exports.carrierOf = void 0;
exports.authorizationOf = authorizationOf;
exports.principalOf = principalOf;
const graphql_1 = require("@nestjs/graphql");
const PRINCIPALS = new WeakMap();
/** The request of an HTTP handler, the context of a GraphQL one. */
const carrierOf = (context) => context.getType() === 'graphql'
    ? graphql_1.GqlExecutionContext.create(context).getContext()
    : context.switchToHttp().getRequest();
exports.carrierOf = carrierOf;
/** The `Authorization` that came with it: a header, or a connection parameter of that name. */
function authorizationOf({ headers, connectionParams, req }) {
    const found = headers?.['authorization'] ?? connectionParams?.['authorization'] ?? connectionParams?.['Authorization'];
    if (typeof found === 'string')
        return found;
    return req && authorizationOf(req);
}
/** Remembers who was let in with this request or GraphQL context. */
const letIn = (carrier, principal) => {
    PRINCIPALS.set(carrier, principal);
};
exports.letIn = letIn;
/** Who was let in with this request or GraphQL context. Throws behind a public door, where nobody is known. */
function principalOf(carrier) {
    const principal = PRINCIPALS.get(carrier);
    if (!principal)
        throw new Error('nobody was authenticated: is this handler behind @Opens(door)?');
    return principal;
}
//# sourceMappingURL=credentials.js.map