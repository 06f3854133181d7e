"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.receiptsIn = receiptsIn;
const graphql_1 = require("graphql");
/** The receipts that a document names in its `waitFor` arguments, as text, a variable, or a variable's default. */
function receiptsIn(document, variables) {
    const defaults = new Map();
    const receipts = new Set();
    (0, graphql_1.visit)(document, {
        VariableDefinition: ({ variable, defaultValue }) => {
            if (defaultValue)
                defaults.set(variable.name.value, defaultValue);
        },
    });
    const textOf = (value) => {
        if (value?.kind === graphql_1.Kind.STRING)
            return value.value;
        if (value?.kind !== graphql_1.Kind.VARIABLE)
            return undefined;
        const { [value.name.value]: given } = variables;
        return given === undefined ? textOf(defaults.get(value.name.value)) : given;
    };
    (0, graphql_1.visit)(document, {
        Argument: ({ name, value }) => {
            const receipt = name.value === 'waitFor' ? textOf(value) : undefined;
            if (typeof receipt === 'string')
                receipts.add(receipt);
        },
    });
    return [...receipts];
}
//# sourceMappingURL=receipts-in-operation.js.map