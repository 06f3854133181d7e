"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.OperationPlugin = void 0;
const graphql_1 = require("graphql");
const receipts_in_operation_1 = require("./receipts-in-operation");
/**
 * Before an operation reads: waits until the read models have passed every receipt that it names in a `waitFor`
 * argument. After it: closes its snapshot.
 */
class OperationPlugin {
    asked;
    constructor(asked) {
        this.asked = asked;
    }
    requestDidStart() {
        return Promise.resolve({
            didResolveOperation: (operation) => this.waitForReceipts(operation),
            willSendResponse: ({ contextValue }) => contextValue.snapshot.close(),
        });
    }
    async waitForReceipts({ document, request, }) {
        const named = (0, receipts_in_operation_1.receiptsIn)(document, request.variables ?? {});
        if (named.length === 0)
            return;
        // Whoever has passed the last one has passed them all.
        const receipt = named
            .map((text) => this.placeOf(text))
            .reduce((one, other) => (this.asked.log.comparePlaces(one, other) >= 0 ? one : other));
        if (!(await this.asked.receipts.passed(receipt)))
            throw timedOut(receipt);
    }
    placeOf(text) {
        const place = text;
        try {
            this.asked.log.comparePlaces(place, place);
            return place;
        }
        catch {
            throw notAReceipt(text);
        }
    }
}
exports.OperationPlugin = OperationPlugin;
const notAReceipt = (text) => new graphql_1.GraphQLError(`"${text.slice(0, 60)}" is no receipt: give what an ingest answer calls receipt.`, {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
});
const timedOut = (receipt) => new graphql_1.GraphQLError(`The read models have not reached receipt ${receipt} in time. Ask again.`, {
    extensions: { code: 'WAIT_TIMED_OUT', receipt, http: { status: 200 } },
});
//# sourceMappingURL=operation.plugin.js.map