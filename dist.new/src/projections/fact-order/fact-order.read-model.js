"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.factOrderReadModel = void 0;
const fold_key_1 = require("../../domain/fold-order/fold-key");
const fold_place_1 = require("../../domain/fold-order/fold-place");
const read_model_1 = require("../read-model");
const place_row_1 = require("../refold/place-row");
/** What every fact is folded with, and where it stands in the fold order. */
exports.factOrderReadModel = (0, read_model_1.appendOnly)('fact_order', (fact) => {
    const { casino, number, event } = fact;
    const key = (0, fold_key_1.foldKeyOf)(event);
    if (!(0, read_model_1.isReport)(fact) || (key === undefined && event.sequence === undefined))
        return [];
    const place = fact.place ?? (0, fold_place_1.inRecordOrder)(number);
    return [
        {
            casino,
            record_number: number.toString(),
            gaming_day: event.gamingday,
            fold_key: key ?? null,
            source: event.source,
            sequence: event.sequence ?? null,
            anchor: place.anchor.toString(),
            side: (0, place_row_1.sideOf)(place),
        },
    ];
});
//# sourceMappingURL=fact-order.read-model.js.map