"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.trijoker = exports.TRIJOKER = void 0;
const trijoker_rules_1 = require("./trijoker-rules");
const trijoker_register_1 = require("./trijoker.register");
/** Trijoker as the Order of 4 February 2010 has it (heading 1.1.9.B), as data. */
exports.TRIJOKER = {
    code: 'trijoker',
    register: trijoker_register_1.TRIJOKER_REGISTER,
    rules: trijoker_register_1.TRIJOKER_RULES,
    bets: [
        { type: 'bet-1', spanish: 'apuesta número 1', withdrawn: trijoker_register_1.TRIJOKER_RULES.firstWithdrawn },
        { type: 'bet-2', spanish: 'apuesta número 2', withdrawn: trijoker_register_1.TRIJOKER_RULES.secondWithdrawn },
        { type: 'bet-3', spanish: 'tercera apuesta' },
    ],
    prizes: [
        { category: 'royal-flush', spanish: 'escalera real de color', rule: trijoker_register_1.TRIJOKER_RULES.royalFlush, pays: 500n },
        { category: 'straight-flush', spanish: 'escalera de color', rule: trijoker_register_1.TRIJOKER_RULES.straightFlush, pays: 200n },
        { category: 'four-of-a-kind', spanish: 'póquer', rule: trijoker_register_1.TRIJOKER_RULES.fourOfAKind, pays: 50n },
        { category: 'full-house', spanish: 'full', rule: trijoker_register_1.TRIJOKER_RULES.fullHouse, pays: 11n },
        { category: 'flush', spanish: 'color', rule: trijoker_register_1.TRIJOKER_RULES.flush, pays: 8n },
        { category: 'straight', spanish: 'escalera simple', rule: trijoker_register_1.TRIJOKER_RULES.straight, pays: 5n },
        { category: 'three-of-a-kind', spanish: 'trío', rule: trijoker_register_1.TRIJOKER_RULES.threeOfAKind, pays: 3n },
        { category: 'two-pair', spanish: 'doble pareja', rule: trijoker_register_1.TRIJOKER_RULES.twoPair, pays: 2n },
        { category: 'pair', spanish: 'pareja de J o superior', rule: trijoker_register_1.TRIJOKER_RULES.pairOfJacks, pays: 1n, fromRank: 'J' },
    ],
    nullFromRank: 'J',
    limited: ['bet-1', 'bet-2', 'bet-3'],
    maximum: { oneOf: [10n, 20n, 30n] },
    seats: 7,
    decks: 1,
    tablesOfChief: 2,
    staff: {
        chief: [{ role: 'table-chief', atLeast: 1 }],
        croupier: [{ role: 'croupier', atLeast: 1 }],
    },
};
exports.trijoker = (0, trijoker_rules_1.trijokerRules)(exports.TRIJOKER);
//# sourceMappingURL=trijoker.rules.js.map