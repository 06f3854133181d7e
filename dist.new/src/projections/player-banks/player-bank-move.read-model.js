"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.playerBankMoveReadModel = void 0;
const bank_lines_1 = require("../../accounting/bank-lines");
const fact_columns_1 = require("../fact-columns");
const read_model_1 = require("../read-model");
/** What each entry did to the parts of the members of banks. */
exports.playerBankMoveReadModel = (0, read_model_1.appendOnly)('player_bank_move', (fact) => {
    const session = (0, fact_columns_1.sessionColumns)(fact);
    if (session === undefined)
        return [];
    const { casino, number, ofRecord, entry, event, posts } = fact;
    return posts
        .flatMap((line) => (0, bank_lines_1.movesOf)([line]).map((move) => ({ ...move, currency: line.currency })))
        .map(({ bank, member, place, amount, currency }, index) => ({
        casino,
        record_number: number.toString(),
        of_record: ofRecord.toString(),
        entry,
        move_no: index + 1,
        gaming_day: event.gamingday,
        event_type: event.type,
        ...session,
        bank,
        member,
        place,
        amount: amount.toString(),
        currency,
    }));
});
//# sourceMappingURL=player-bank-move.read-model.js.map