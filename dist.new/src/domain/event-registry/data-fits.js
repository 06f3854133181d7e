"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.dataFits = dataFits;
const value_1 = require("typebox/value");
const catalogue_1 = require("./catalogue");
/** Whether data are data of a type of the catalogue. */
function dataFits(type, data) {
    const definition = (0, catalogue_1.definitionOf)(type);
    return definition !== undefined && (0, value_1.Check)(definition.data, data);
}
//# sourceMappingURL=data-fits.js.map