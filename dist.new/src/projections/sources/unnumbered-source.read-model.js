"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.unnumberedSourceReadModel = void 0;
const fold_key_1 = require("../../domain/fold-order/fold-key");
const insert_rows_1 = require("../insert-rows");
const read_model_1 = require("../read-model");
/** Sources that report facts without numbers: of them no gap is found. Decisions of people need none. */
exports.unnumberedSourceReadModel = {
    table: 'unnumbered_source',
    rowsOf: (fact) => {
        const { casino, number, event } = fact;
        if (!(0, read_model_1.isReport)(fact) || event.sequence !== undefined || (0, fold_key_1.foldKeyOf)(event) === undefined)
            return [];
        return [{ casino, source: event.source, first_record: number.toString() }];
    },
    write: (page, rows) => (0, insert_rows_1.insertRows)(page, 'unnumbered_source', rows, 'ON CONFLICT DO NOTHING'),
};
//# sourceMappingURL=unnumbered-source.read-model.js.map