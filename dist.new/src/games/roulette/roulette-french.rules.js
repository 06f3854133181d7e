"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.rouletteFrench = exports.ROULETTE_FRENCH = void 0;
const rational_1 = require("../../kernel/rational");
const layout_1 = require("./layout");
const roulette_french_register_1 = require("./roulette-french.register");
const roulette_rules_1 = require("./roulette-rules");
/** The maxima of the second and third tier are twice and three times those of the first. */
const tiers = (first) => [first, 2n * first, 3n * first];
const multiple = (bet, pays, firstTier) => ({
    ...bet,
    pays: (0, rational_1.rational)(pays),
    multiples: tiers(firstTier),
    isSimple: false,
});
/** Two columns or two dozens: they pay half the stake. */
const halfPaying = (bet) => ({ ...multiple(bet, 1n, 240n), pays: (0, rational_1.rational)(1n, 2n) });
const simple = ([type, spanish], rule, [covers, numbers]) => ({
    type,
    spanish,
    rule,
    covers,
    sets: (0, layout_1.always)(numbers),
    pays: rational_1.ONE,
    multiples: tiers(180n),
    isSimple: true,
});
const bet = ([type, spanish], rule, [covers, sets]) => ({ type, spanish, rule, covers, sets });
const MULTIPLE_BETS = [
    multiple(bet(['straight-up', 'pleno'], roulette_french_register_1.ROULETTE_FRENCH_RULES.straightUp, ['one number, 0 included', layout_1.STRAIGHT_UPS]), 35n, 10n),
    multiple(bet(['split', 'caballo'], roulette_french_register_1.ROULETTE_FRENCH_RULES.split, ['two numbers on both sides of a line', layout_1.SPLITS]), 17n, 20n),
    multiple(bet(['street', 'transversal'], roulette_french_register_1.ROULETTE_FRENCH_RULES.street, ['the three numbers of a row', layout_1.STREETS]), 11n, 30n),
    multiple(bet(['street-zero', 'transversal con el cero'], roulette_french_register_1.ROULETTE_FRENCH_RULES.streetWithZero, [
        '0-1-2 or 0-2-3',
        layout_1.STREETS_WITH_ZERO,
    ]), 11n, 30n),
    multiple(bet(['corner', 'cuadro'], roulette_french_register_1.ROULETTE_FRENCH_RULES.corner, ['four numbers of a square', layout_1.CORNERS]), 8n, 40n),
    multiple(bet(['first-four', 'jugar a los cuatro'], roulette_french_register_1.ROULETTE_FRENCH_RULES.firstFour, ['0-1-2-3', layout_1.FIRST_FOUR]), 8n, 40n),
    multiple(bet(['six-line', 'seisena'], roulette_french_register_1.ROULETTE_FRENCH_RULES.sixLine, ['two neighbouring rows', layout_1.SIX_LINES]), 5n, 60n),
    multiple(bet(['column', 'columna'], roulette_french_register_1.ROULETTE_FRENCH_RULES.column, ['the twelve numbers of a column', layout_1.COLUMNS]), 2n, 120n),
    multiple(bet(['dozen', 'docena'], roulette_french_register_1.ROULETTE_FRENCH_RULES.dozen, ['1-12, 13-24 or 25-36', layout_1.DOZENS]), 2n, 120n),
    halfPaying(bet(['two-columns', 'dos columnas'], roulette_french_register_1.ROULETTE_FRENCH_RULES.twoColumns, ['two neighbouring columns', layout_1.TWO_COLUMNS])),
    halfPaying(bet(['two-dozens', 'dos docenas'], roulette_french_register_1.ROULETTE_FRENCH_RULES.twoDozens, ['two neighbouring dozens', layout_1.TWO_DOZENS])),
];
const SIMPLE_BETS = [
    simple(['even', 'par'], roulette_french_register_1.ROULETTE_FRENCH_RULES.evenOdd, ['the even numbers but 0', layout_1.EVEN]),
    simple(['odd', 'impar'], roulette_french_register_1.ROULETTE_FRENCH_RULES.evenOdd, ['the odd numbers', layout_1.ODD]),
    simple(['red', 'rojo'], roulette_french_register_1.ROULETTE_FRENCH_RULES.redBlack, ['the eighteen red numbers', layout_1.RED]),
    simple(['black', 'negro'], roulette_french_register_1.ROULETTE_FRENCH_RULES.redBlack, ['the eighteen black numbers', layout_1.BLACK]),
    simple(['low', 'falta'], roulette_french_register_1.ROULETTE_FRENCH_RULES.low, ['1 to 18', layout_1.LOW]),
    simple(['high', 'pasa'], roulette_french_register_1.ROULETTE_FRENCH_RULES.high, ['19 to 36', layout_1.HIGH]),
];
/** French roulette as the Order of 4 February 2010 has it (heading 1.1.1.A), as data. */
exports.ROULETTE_FRENCH = {
    code: 'roulette-french',
    rules: { ...roulette_french_register_1.ROULETTE_FRENCH_RULES, betsOffered: roulette_french_register_1.ROULETTE_FRENCH_RULES.result },
    register: roulette_french_register_1.ROULETTE_FRENCH_REGISTER,
    openPoints: ['OP1-01', 'OP1-02', 'OP1-03', 'OP1-04', 'OP1-05', 'OP1-06'],
    bets: [...MULTIPLE_BETS, ...SIMPLE_BETS],
    onZero: 'prison',
    roundsOfNotice: 3,
    simpleMinimumAtMost: 5n,
    staff: {
        oneCloth: [
            { role: 'table-chief', atLeast: 1 },
            { role: 'croupier', atLeast: 2 },
        ],
        twoCloths: [
            { role: 'table-chief', atLeast: 1 },
            { role: 'sub-chief', atLeast: 1 },
            { role: 'croupier', atLeast: 4 },
        ],
    },
};
exports.rouletteFrench = (0, roulette_rules_1.rouletteRules)(exports.ROULETTE_FRENCH);
//# sourceMappingURL=roulette-french.rules.js.map