"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.casinoWar = exports.CASINO_WAR = void 0;
const rational_1 = require("../../kernel/rational");
const casino_war_register_1 = require("./casino-war.register");
const war_rules_1 = require("./war-rules");
/** Casino war as the Order of 4 February 2010 has it (heading 1.1.12), as data. */
exports.CASINO_WAR = {
    code: 'casino-war',
    rules: casino_war_register_1.CASINO_WAR_RULES,
    register: casino_war_register_1.CASINO_WAR_REGISTER,
    bets: {
        initial: {
            spanish: 'apuesta inicial',
            rule: casino_war_register_1.CASINO_WAR_RULES.comparison,
            covers: 'a card higher than that of the bank',
            pays: rational_1.ONE,
        },
        tie: { spanish: 'empate o tie', rule: casino_war_register_1.CASINO_WAR_RULES.tie, covers: 'two equal cards', pays: (0, rational_1.rational)(10n) },
        revancha: {
            spanish: 'revancha',
            rule: casino_war_register_1.CASINO_WAR_RULES.secondCards,
            covers: 'after equal cards: a second card higher than that of the bank',
            pays: rational_1.ONE,
        },
    },
    secondTiePays: (0, rational_1.rational)(2n),
    surrenderCosts: (0, rational_1.rational)(1n, 2n),
    maximum: { atLeast: 10n, atMost: 50n },
    seats: 9,
    playersOfBox: 4,
    decks: 6,
    setAside: 5,
    cutCard: { cards: 52, orMore: true },
    burntBeforeRevancha: { atLeast: 1, atMost: 3 },
    tablesOfChief: 2,
    staff: {
        chief: [{ role: 'table-chief', atLeast: 1 }],
        croupier: [{ role: 'croupier', atLeast: 1 }],
    },
};
exports.casinoWar = (0, war_rules_1.warRules)(exports.CASINO_WAR);
//# sourceMappingURL=casino-war.rules.js.map