"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.correctionReadModel = void 0;
const fact_columns_1 = require("../fact-columns");
const read_model_1 = require("../read-model");
/** Corrections as they were proposed and recorded, in the order of the records. */
exports.correctionReadModel = (0, read_model_1.appendOnly)('correction', (fact) => {
    if (!(0, read_model_1.isReport)(fact) || !fact.event.type.startsWith('cagnotte.correction.'))
        return [];
    const { corrects, proposal } = fact.event.data;
    return [
        {
            ...(0, fact_columns_1.factColumns)(fact),
            corrects_source: corrects.source,
            corrects_id: corrects.id,
            proposal: proposal ?? null,
            data: JSON.stringify(fact.event.data),
        },
    ];
});
//# sourceMappingURL=correction.read-model.js.map