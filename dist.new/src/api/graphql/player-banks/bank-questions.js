"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.GARAGE_MOVES = exports.BANK_MEMBERS = exports.BANK_FACTS = void 0;
const bank_facts_1 = require("../../../projections/player-banks/bank-facts");
const bank_members_1 = require("../../../projections/player-banks/bank-members");
const garage_moves_1 = require("../../../projections/player-banks/garage-moves");
exports.BANK_FACTS = { name: 'bank-facts', read: bank_facts_1.readBankFacts };
exports.BANK_MEMBERS = {
    name: 'bank-members',
    read: bank_members_1.readBankMembers,
};
exports.GARAGE_MOVES = {
    name: 'garage-moves',
    read: garage_moves_1.readGarageMoves,
};
//# sourceMappingURL=bank-questions.js.map