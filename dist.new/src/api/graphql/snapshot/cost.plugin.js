"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.CostPlugin = void 0;
const operation_cost_1 = require("./operation-cost");
/** Refuses an operation whose answer would be larger than anybody reads, before anything is asked. */
class CostPlugin {
    requestDidStart() {
        return Promise.resolve({
            didResolveOperation: ({ schema, document, operationName, request: { variables } }) => Promise.resolve().then(() => (0, operation_cost_1.checkCost)({ schema, document, operationName, variables })),
        });
    }
}
exports.CostPlugin = CostPlugin;
//# sourceMappingURL=cost.plugin.js.map