"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.caribbeanStud1996 = exports.CARIBBEAN_STUD_1996 = void 0;
const hand_ranking_1 = require("../_mechanics/poker-hands/hand-ranking");
const caribbean_stud_1996_register_1 = require("./caribbean-stud-1996.register");
const carrusel_1996_1 = require("./carrusel-1996");
const caribbean_stud_rules_1 = require("./caribbean-stud-rules");
/**
 * Caribbean stud as the Decree 385/1996 has it: no insurance, no card to be bought, nobody in the box of another, and
 * a flush above a full house.
 */
exports.CARIBBEAN_STUD_1996 = {
    code: 'caribbean-stud',
    register: caribbean_stud_1996_register_1.CARIBBEAN_1996_REGISTER,
    rules: {
        ...caribbean_stud_1996_register_1.CARIBBEAN_1996_RULES,
        lateBet: caribbean_stud_1996_register_1.CARIBBEAN_1996_RULES.initialBet,
        decision: caribbean_stud_1996_register_1.CARIBBEAN_1996_RULES.secondBet,
        notQualified: caribbean_stud_1996_register_1.CARIBBEAN_1996_RULES.qualifies,
        playerWins: caribbean_stud_1996_register_1.CARIBBEAN_1996_RULES.comparison,
        houseWins: caribbean_stud_1996_register_1.CARIBBEAN_1996_RULES.comparison,
        seats: caribbean_stud_1996_register_1.CARIBBEAN_1996_RULES.players,
        perBox: caribbean_stud_1996_register_1.CARIBBEAN_1996_RULES.limits,
        authorisedMinimum: caribbean_stud_1996_register_1.CARIBBEAN_1996_RULES.limits,
    },
    ranking: hand_ranking_1.CARIBBEAN_1996_RANKING,
    fullHouseIsOpen: true,
    prizes: [
        { category: 'royal-flush', spanish: 'escalera real de color', rule: caribbean_stud_1996_register_1.CARIBBEAN_1996_RULES.royalFlush, pays: 100n },
        {
            category: 'straight-flush',
            spanish: 'escalera de color',
            rule: caribbean_stud_1996_register_1.CARIBBEAN_1996_RULES.straightFlush,
            pays: 25n,
            tieBreak: caribbean_stud_1996_register_1.CARIBBEAN_1996_RULES.equalStraights,
        },
        {
            category: 'four-of-a-kind',
            spanish: 'póquer',
            rule: caribbean_stud_1996_register_1.CARIBBEAN_1996_RULES.fourOfAKind,
            pays: 20n,
            tieBreak: caribbean_stud_1996_register_1.CARIBBEAN_1996_RULES.equalFours,
        },
        { category: 'flush', spanish: 'color', rule: caribbean_stud_1996_register_1.CARIBBEAN_1996_RULES.flush, pays: 7n, tieBreak: caribbean_stud_1996_register_1.CARIBBEAN_1996_RULES.equalFlushes },
        {
            category: 'full-house',
            spanish: 'full',
            rule: caribbean_stud_1996_register_1.CARIBBEAN_1996_RULES.fullHouse,
            pays: 5n,
            tieBreak: caribbean_stud_1996_register_1.CARIBBEAN_1996_RULES.equalFullHouses,
        },
        {
            category: 'straight',
            spanish: 'escalera',
            rule: caribbean_stud_1996_register_1.CARIBBEAN_1996_RULES.straight,
            pays: 4n,
            tieBreak: caribbean_stud_1996_register_1.CARIBBEAN_1996_RULES.equalStraights,
        },
        {
            category: 'three-of-a-kind',
            spanish: 'trío',
            rule: caribbean_stud_1996_register_1.CARIBBEAN_1996_RULES.threeOfAKind,
            pays: 3n,
            tieBreak: caribbean_stud_1996_register_1.CARIBBEAN_1996_RULES.equalThrees,
        },
        {
            category: 'two-pair',
            spanish: 'doble pareja',
            rule: caribbean_stud_1996_register_1.CARIBBEAN_1996_RULES.twoPair,
            pays: 2n,
            tieBreak: caribbean_stud_1996_register_1.CARIBBEAN_1996_RULES.equalTwoPairs,
        },
        { category: 'pair', spanish: 'pareja', rule: caribbean_stud_1996_register_1.CARIBBEAN_1996_RULES.pair, pays: 1n, tieBreak: caribbean_stud_1996_register_1.CARIBBEAN_1996_RULES.equalPairs },
        { category: 'high-card', spanish: 'cartas mayores', rule: caribbean_stud_1996_register_1.CARIBBEAN_1996_RULES.highCard, pays: 1n },
    ],
    secondBetTimes: 2n,
    playersOfBox: 1,
    carrusel: (0, carrusel_1996_1.carruselOf1996)(caribbean_stud_1996_register_1.CARIBBEAN_1996_RULES),
    limited: ['initial-bet'],
    maximum: { atLeast: 1n, atMost: 25n },
    seats: 7,
    decks: 1,
    tablesOfChief: 2,
    staff: {
        chief: [{ role: 'table-chief', atLeast: 1 }],
        croupier: [{ role: 'croupier', atLeast: 1 }],
    },
};
/** Under ES-AN-1996. */
exports.caribbeanStud1996 = (0, caribbean_stud_rules_1.caribbeanRules)(exports.CARIBBEAN_STUD_1996);
//# sourceMappingURL=caribbean-stud-1996.rules.js.map