"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.unopenedSession = void 0;
const table_play_1 = require("./table-play");
exports.unopenedSession = {
    limitsChanged: false,
    seen: { rounds: false, buyIns: false },
    slips: [],
    declared: { openingFloat: 0n, fills: 0n, credits: 0n, boxes: 0n },
    posted: {
        win: 0n,
        commission: 0n,
        varianceTable: 0n,
        varianceDrop: 0n,
        prizesFromFloat: 0n,
        deductionsToSlot: 0n,
        stakesSwept: 0n,
    },
    banks: [],
    play: table_play_1.unknownPlay,
};
//# sourceMappingURL=table-session.js.map