"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.INT_POKER = void 0;
const five_card_draw_rules_1 = require("../poker/five-card-draw.rules");
const seven_card_stud_rules_1 = require("../poker/seven-card-stud.rules");
const texas_holdem_rules_1 = require("../poker/texas-holdem.rules");
const IN_FORCE = {
    id: 'INT-POKER-00',
    citation: 'INT-POKER, the games and their time',
    says: "From 2000 on: hold'em, five-card draw and seven-card stud.",
};
/** Poker as card rooms play it the world over; no regulation, but what rooms without one are held to. */
exports.INT_POKER = {
    code: 'INT-POKER',
    english: 'International poker rules',
    spanish: 'Reglas internacionales de póquer',
    from: '2000-01-01',
    catalogueRule: IN_FORCE,
    register: { applied: [IN_FORCE], notCheckable: [] },
    games: ['texas-holdem', 'five-card-draw', 'seven-card-stud'],
    rules: {
        'texas-holdem': texas_holdem_rules_1.texasHoldemInternational,
        'five-card-draw': five_card_draw_rules_1.fiveCardDrawInternational,
        'seven-card-stud': seven_card_stud_rules_1.sevenCardStudInternational,
    },
};
//# sourceMappingURL=int-poker.js.map