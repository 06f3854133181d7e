"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.blackjack = exports.BLACKJACK = void 0;
const rational_1 = require("../../kernel/rational");
const blackjack_rules_1 = require("./blackjack-rules");
const blackjack_register_1 = require("./blackjack.register");
const BOLSA = [
    {
        name: 'three-suited-sevens',
        spanish: 'tres 7 del mismo palo',
        rule: blackjack_register_1.BLACKJACK_RULES.threeSuitedSevens,
        sevens: 3,
        isSuited: true,
    },
    {
        name: 'three-sevens',
        spanish: 'tres 7 de distinto palo',
        rule: blackjack_register_1.BLACKJACK_RULES.threeSevens,
        sevens: 3,
        isSuited: false,
        pays: (0, rational_1.rational)(200n),
    },
    {
        name: 'two-suited-sevens',
        spanish: 'dos 7 del mismo palo',
        rule: blackjack_register_1.BLACKJACK_RULES.twoSuitedSevens,
        sevens: 2,
        isSuited: true,
        pays: (0, rational_1.rational)(100n),
    },
    {
        name: 'two-sevens',
        spanish: 'dos 7 de distinto palo',
        rule: blackjack_register_1.BLACKJACK_RULES.twoSevens,
        sevens: 2,
        isSuited: false,
        pays: (0, rational_1.rational)(10n),
    },
    {
        name: 'first-seven',
        spanish: 'primer naipe un 7',
        rule: blackjack_register_1.BLACKJACK_RULES.firstSeven,
        sevens: 1,
        isSuited: false,
        pays: (0, rational_1.rational)(2n),
    },
];
/** Blackjack as the Order of 4 February 2010 has it (heading 1.1.3), as data. */
exports.BLACKJACK = {
    code: 'blackjack',
    rules: blackjack_register_1.BLACKJACK_RULES,
    register: blackjack_register_1.BLACKJACK_REGISTER,
    pays: { hand: rational_1.ONE, blackjack: (0, rational_1.rational)(3n, 2n), insurance: (0, rational_1.rational)(2n), evenMoney: rational_1.ONE },
    maximum: { atLeast: 10n, atMost: 200n },
    insuranceShare: (0, rational_1.rational)(1n, 2n),
    bolsa: BOLSA,
    bolsaFloor: 3000n,
    playersOfBox: 3,
    seats: 7,
    decks: 6,
    burnt: 5,
    cutCard: { cards: 52, orMore: true },
    roundsOfNotice: 3,
    tablesOfChief: 2,
    staff: {
        chief: [{ role: 'table-chief', atLeast: 1 }],
        croupier: [{ role: 'croupier', atLeast: 1 }],
    },
};
exports.blackjack = (0, blackjack_rules_1.blackjackRules)(exports.BLACKJACK);
//# sourceMappingURL=blackjack.rules.js.map