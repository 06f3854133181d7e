"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.caribbeanStud = exports.CARIBBEAN_STUD_2010 = void 0;
const hand_ranking_1 = require("../_mechanics/poker-hands/hand-ranking");
const caribbean_stud_2010_register_1 = require("./caribbean-stud-2010.register");
const caribbean_stud_rules_1 = require("./caribbean-stud-rules");
const carrusel_2010_1 = require("./carrusel-2010");
/** Caribbean stud as the Order of 4 February 2010 has it (heading 1.1.9.A), as data. */
exports.CARIBBEAN_STUD_2010 = {
    code: 'caribbean-stud',
    register: caribbean_stud_2010_register_1.CARIBBEAN_2010_REGISTER,
    rules: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES,
    ranking: hand_ranking_1.CARIBBEAN_2010_RANKING,
    fullHouseIsOpen: false,
    prizes: [
        { category: 'royal-flush', spanish: 'escalera real de color', rule: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.royalFlush, pays: 100n },
        {
            category: 'straight-flush',
            spanish: 'escalera de color',
            rule: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.straightFlush,
            pays: 25n,
            tieBreak: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.equalStraights,
        },
        {
            category: 'four-of-a-kind',
            spanish: 'póquer',
            rule: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.fourOfAKind,
            pays: 20n,
            tieBreak: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.equalFours,
        },
        {
            category: 'full-house',
            spanish: 'full',
            rule: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.fullHouse,
            pays: 7n,
            tieBreak: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.equalFullHouses,
        },
        { category: 'flush', spanish: 'color', rule: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.flush, pays: 5n, tieBreak: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.equalFlushes },
        {
            category: 'straight',
            spanish: 'escalera',
            rule: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.straight,
            pays: 4n,
            tieBreak: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.equalStraights,
        },
        {
            category: 'three-of-a-kind',
            spanish: 'trío',
            rule: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.threeOfAKind,
            pays: 3n,
            tieBreak: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.equalThrees,
        },
        {
            category: 'two-pair',
            spanish: 'doble pareja',
            rule: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.twoPair,
            pays: 2n,
            tieBreak: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.equalTwoPairs,
        },
        { category: 'pair', spanish: 'pareja', rule: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.pair, pays: 1n, tieBreak: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.equalPairs },
        { category: 'high-card', spanish: 'cartas mayores', rule: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.highCard, pays: 1n },
    ],
    secondBetTimes: 2n,
    playersOfBox: 3,
    backers: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.backers,
    insurance: {
        rule: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.insurance,
        fixed: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.insuranceAmount,
        mostOfMinimum: 2n,
        afterPassing: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.insuranceAfterPassing,
        prizes: [
            { category: 'royal-flush', pays: 2000n },
            { category: 'straight-flush', pays: 1000n },
            { category: 'four-of-a-kind', pays: 300n },
            { category: 'full-house', pays: 100n },
        ],
    },
    purchase: { rule: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.purchase, price: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.purchasePrice, notBlind: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.notBlind },
    carrusel: (0, carrusel_2010_1.carruselOf2010)({
        needsBet: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.carruselBet,
        opening: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.carruselOpening,
        contribution: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.carruselRises,
        fromMeter: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.carruselMeter,
        prizes: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.carruselPrizes,
        royalsShare: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.carruselRoyals,
        chained: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.carruselChain,
        equalsShare: caribbean_stud_2010_register_1.CARIBBEAN_2010_RULES.carruselEquals,
    }),
    limited: ['initial-bet'],
    maximum: { atLeast: 10n, atMost: 30n },
    seats: 7,
    decks: 2,
    tablesOfChief: 2,
    staff: {
        chief: [{ role: 'table-chief', atLeast: 1 }],
        croupier: [{ role: 'croupier', atLeast: 1 }],
    },
};
exports.caribbeanStud = (0, caribbean_stud_rules_1.caribbeanRules)(exports.CARIBBEAN_STUD_2010);
//# sourceMappingURL=caribbean-stud.rules.js.map