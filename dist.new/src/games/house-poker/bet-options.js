"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.optionsOf = optionsOf;
const value_1 = require("typebox/value");
/** The options of a bet, or undefined where they have another shape than the game declares. */
function optionsOf(shape, options) {
    if (options === undefined)
        return {};
    return (0, value_1.Check)(shape, options) ? options : undefined;
}
//# sourceMappingURL=bet-options.js.map