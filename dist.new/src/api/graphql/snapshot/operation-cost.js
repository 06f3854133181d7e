"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.MOST_COST = void 0;
exports.checkCost = checkCost;
const graphql_1 = require("graphql");
const graphql_query_complexity_1 = require("graphql-query-complexity");
const connection_type_1 = require("../connection/connection.type");
/** About so many values may be in one answer. A page of 500 rounds with their bets has some 50,000. */
exports.MOST_COST = 250_000;
/** A question that is asked of the database costs as much as this many values. */
const ONE_QUESTION = 50;
/** So many things are taken to be in a list that nobody asked to be cut into pages: bets, members, counts. */
const IN_A_LIST = 10;
/**
 * About how many values the answer may hold: those of a row times the rows of a page.
 * @throws GraphQLError TOO_COSTLY when that is more than anybody reads
 */
function checkCost(operation) {
    const cost = costOfAnswer(operation);
    if (cost <= exports.MOST_COST)
        return;
    throw new graphql_1.GraphQLError(`The answer would hold more than ${exports.MOST_COST} values. Ask for smaller pages or fewer fields.`, { extensions: { code: 'TOO_COSTLY', most: exports.MOST_COST, http: { status: 400 } } });
}
/** Beyond all measure where fragments are spread so often that nobody counts. */
function costOfAnswer({ schema, document, operationName, variables = {} }) {
    try {
        return (0, graphql_query_complexity_1.getComplexity)({
            schema,
            query: document,
            variables: { ...variables },
            ...(operationName ? { operationName } : {}),
            estimators: [costOf],
        });
    }
    catch (failure) {
        // What is wrong with an argument points at it, and is told by whoever reads the argument.
        return failure instanceof graphql_1.GraphQLError && failure.nodes ? 0 : Infinity;
    }
}
const costOf = ({ type, field, args, childComplexity }) => {
    // What can be asked is known without asking the database, and how deep one may go there is limited elsewhere.
    if (type.name.startsWith('__'))
        return 1;
    const ownCost = type.name === 'Query' || type.name === 'Subscription' ? ONE_QUESTION : 1;
    return ownCost + rowsOf(field, args) * childComplexity;
};
function rowsOf(field, { first }) {
    // A page of more rows is refused by the list itself.
    if (typeof first === 'number' && first > 0)
        return Math.min(first, connection_type_1.MOST_PER_PAGE);
    // How many edges there are says the page that they are of.
    return (0, graphql_1.isListType)((0, graphql_1.getNullableType)(field.type)) && field.name !== 'edges' ? IN_A_LIST : 1;
}
//# sourceMappingURL=operation-cost.js.map