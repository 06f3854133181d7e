"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.TRANSIT = void 0;
exports.postHalf = postHalf;
exports.slipOfCageHalf = slipOfCageHalf;
const journal_entry_1 = require("../journal-entry");
/** Chips on their way between cage and table, by slip: each half of the fact posts its own side. */
exports.TRANSIT = 'chips:transit';
/** One half: what the holder receives leaves the transit, what it gives enters it. Debit first. */
function postHalf({ holder, amount, currency, slip }) {
    const received = (0, journal_entry_1.signedLine)(holder, amount, currency, { slip });
    const underway = (0, journal_entry_1.signedLine)(exports.TRANSIT, -amount, currency, { subLedger: slip, slip });
    return amount > 0n ? [...received, ...underway] : [...underway, ...received];
}
/**
 * The slip under which the cage's half travels: its own, unless it is the opening float, which the table reported
 * without a slip; then both halves stand at none.
 */
function slipOfCageHalf({ slip, amount, purpose }, opening) {
    const isOpening = opening !== undefined && opening.slip === undefined && opening.float === amount;
    return isOpening && purpose !== 'fill' ? undefined : slip;
}
//# sourceMappingURL=transit.posting.js.map