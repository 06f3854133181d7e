"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.paiGowPoker = exports.PAI_GOW_POKER = void 0;
const rational_1 = require("../../kernel/rational");
const pai_gow_poker_register_1 = require("./pai-gow-poker.register");
const pai_gow_rules_1 = require("./pai-gow-rules");
/** Pai gow poker as the Order of 4 February 2010 has it (heading 1.1.9.D), as data. */
exports.PAI_GOW_POKER = {
    code: 'pai-gow-poker',
    rules: { ...pai_gow_poker_register_1.PAI_GOW_RULES, chief: pai_gow_poker_register_1.PAI_GOW_RULES.staff, croupier: pai_gow_poker_register_1.PAI_GOW_RULES.staff },
    register: pai_gow_poker_register_1.PAI_GOW_REGISTER,
    comparison: {
        superior: { superior: 'wins', equal: 'null', inferior: 'null' },
        equal: { superior: 'null', equal: 'loses', inferior: 'loses' },
        inferior: { superior: 'null', equal: 'loses', inferior: 'loses' },
    },
    pays: rational_1.ONE,
    commission: { name: 'pai-gow', atMost: (0, rational_1.rational)(1n, 20n) },
    limited: ['player-bet'],
    maximum: { atLeast: 1n, atMost: 25n },
    multiple: 25n,
    seats: 6,
    decks: 1,
    tablesOfChief: 2,
    staff: {
        chief: [{ role: 'table-chief', atLeast: 1 }],
        croupier: [{ role: 'croupier', atLeast: 1 }],
    },
};
exports.paiGowPoker = (0, pai_gow_rules_1.paiGowRules)(exports.PAI_GOW_POKER);
//# sourceMappingURL=pai-gow-poker.rules.js.map