"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.depthLimit = depthLimit;
const graphql_1 = require("graphql");
const operation_limits_1 = require("./operation-limits");
/**
 * Refuses an operation with fields inside fields beyond what any answer has. What can be asked of the schema itself is
 * not counted: GraphQL has a limit of its own for that.
 */
function depthLimit(context) {
    /** Whether a fragment has too many levels, by its name and how many there may be. */
    const looked = new Map();
    /** In how many fragments the one is that is looked into. */
    let nested = 0;
    const exceeds = ({ selections }, levels) => selections.some((selection) => selectionExceeds(selection, levels));
    function selectionExceeds(selection, levels) {
        if (selection.kind === graphql_1.Kind.FRAGMENT_SPREAD)
            return fragmentExceeds(selection.name.value, levels);
        if (selection.kind === graphql_1.Kind.INLINE_FRAGMENT)
            return exceeds(selection.selectionSet, levels);
        if (selection.name.value.startsWith('__'))
            return false;
        return (levels === 0 || (selection.selectionSet !== undefined && exceeds(selection.selectionSet, levels - 1)));
    }
    /** However often a fragment is spread, it is looked into once for each number of levels. */
    function fragmentExceeds(name, levels) {
        const place = `${name} ${levels}`;
        const known = looked.get(place);
        if (known !== undefined)
            return known;
        // A fragment that spreads itself is refused by another rule, and must not be followed for ever.
        looked.set(place, false);
        const fragment = context.getFragment(name);
        nested++;
        const found = nested > operation_limits_1.MOST_FRAGMENTS || (fragment ? exceeds(fragment.selectionSet, levels) : false);
        nested--;
        looked.set(place, found);
        return found;
    }
    return {
        OperationDefinition: (operation) => {
            if (!exceeds(operation.selectionSet, operation_limits_1.MOST_DEPTH))
                return;
            context.reportError(new graphql_1.GraphQLError(`No field may stand more than ${operation_limits_1.MOST_DEPTH} deep, and no fragment in more than ${operation_limits_1.MOST_FRAGMENTS} others.`, { nodes: operation }));
        },
    };
}
//# sourceMappingURL=depth-limit.js.map