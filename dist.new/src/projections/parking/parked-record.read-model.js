"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.parkedRecordReadModel = void 0;
const read_model_1 = require("../read-model");
/** Records that are set aside: the first of a key with the fault that stopped it, those after it without one. */
exports.parkedRecordReadModel = (0, read_model_1.appendOnly)('parked_record', ({ casino, number, event, parked }) => parked === undefined
    ? []
    : [
        {
            casino,
            record_number: number.toString(),
            gaming_day: event.gamingday,
            fold_key: parked.key,
            fault: parked.fault ?? null,
        },
    ]);
//# sourceMappingURL=parked-record.read-model.js.map