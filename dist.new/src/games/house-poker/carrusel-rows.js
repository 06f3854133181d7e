"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.carruselRows = void 0;
const rational_1 = require("../../kernel/rational");
const wording_1 = require("../wording");
/** The prizes of a carrusel as rows of a table of payments; what is a share of the meter, by its least amount. */
const carruselRows = ({ prizes, opening }) => prizes.map((prize) => ({
    bet: 'jackpot-bet',
    spanish: `carrusel: ${prize.spanish}`,
    ruleId: prize.rule.id,
    covers: `${prize.category.replaceAll('-', ' ')}: ${inWords(prize)}`,
    pays: leastOf(prize, opening?.times ?? 0n),
    maximum: 'one amount, part of no bet',
}));
exports.carruselRows = carruselRows;
function inWords(prize) {
    if (prize.takes === 'stakes')
        return 'so many stakes, off the meter';
    if (prize.takes === 'meter')
        return 'the whole meter, shared by several';
    return `${(0, wording_1.percentage)(prize.share)} of what remains on the meter`;
}
function leastOf(prize, opening) {
    if (prize.takes === 'stakes')
        return (0, rational_1.rational)(prize.times);
    if (prize.takes === 'meter')
        return (0, rational_1.rational)(opening);
    return (0, rational_1.rational)(opening * prize.share.numerator, prize.share.denominator);
}
//# sourceMappingURL=carrusel-rows.js.map