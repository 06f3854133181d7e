"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkRoundNumber = checkRoundNumber;
const round_reference_1 = require("../../domain/table-session/round-reference");
/** A round is named by its session and its number. One whose number was used before is posted all the same. */
function checkRoundNumber(event, firstReport) {
    const reference = (0, round_reference_1.roundReferenceOf)(event);
    if (firstReport === undefined || reference === undefined)
        return [];
    return [
        {
            code: 'round-number-repeated',
            severity: 'violation',
            ruleId: 'G8',
            citation: 'a round is named by its session and number; a number used twice is posted and found',
            expected: `${reference} once in its session`,
            found: `reported by ${firstReport} and again by ${event.id}`,
            eventIds: [event.id, firstReport],
        },
    ];
}
//# sourceMappingURL=round-number.check.js.map