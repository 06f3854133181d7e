"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.threeCardPoker = exports.THREE_CARD_POKER = void 0;
const three_card_poker_rules_1 = require("./three-card-poker-rules");
const three_card_poker_register_1 = require("./three-card-poker.register");
/** Three card poker as the Order of 4 February 2010 has it (heading 1.1.9.C), as data. */
exports.THREE_CARD_POKER = {
    code: 'three-card-poker',
    register: three_card_poker_register_1.THREE_CARD_POKER_REGISTER,
    rules: { ...three_card_poker_register_1.THREE_CARD_POKER_RULES, authorisedMinimum: three_card_poker_register_1.THREE_CARD_POKER_RULES.maximum },
    fortune: [
        { category: 'straight-flush', spanish: 'escalera de color', pays: 40n },
        { category: 'three-of-a-kind', spanish: 'trío', pays: 30n },
        { category: 'straight', spanish: 'escalera', pays: 5n },
        { category: 'flush', spanish: 'color', pays: 4n },
        { category: 'pair', spanish: 'pareja o par', pays: 1n },
    ],
    extraAnte: [
        { category: 'straight-flush', spanish: 'escalera de color', pays: 4n },
        { category: 'three-of-a-kind', spanish: 'trío', pays: 3n },
        { category: 'straight', spanish: 'escalera', pays: 1n },
    ],
    orders: {
        'as-fortuna': ['high-card', 'pair', 'flush', 'straight', 'three-of-a-kind', 'straight-flush'],
        'as-five-cards': ['high-card', 'pair', 'straight', 'flush', 'three-of-a-kind', 'straight-flush'],
    },
    qualifiesFromRank: 'Q',
    limited: ['fortune', 'ante', 'bet'],
    maximum: { atLeast: 10n, atMost: 50n },
    seats: 9,
    decks: 2,
    tablesOfChief: 2,
    staff: {
        chief: [{ role: 'table-chief', atLeast: 1 }],
        croupier: [{ role: 'croupier', atLeast: 1 }],
    },
};
exports.threeCardPoker = (0, three_card_poker_rules_1.threeCardPokerRules)(exports.THREE_CARD_POKER);
//# sourceMappingURL=three-card-poker.rules.js.map