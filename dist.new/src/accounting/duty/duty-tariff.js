"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.dutyAccrual = exports.bracketShares = exports.tariffOn = exports.DUTY_TARIFFS = void 0;
exports.dutyQuota = dutyQuota;
const rate_1 = require("../../kernel/rate");
const percent = (numerator) => ({ numerator, denominator: 100n });
/** The tariffs whose text and days were read; a day before them has none, rather than a guessed one. */
exports.DUTY_TARIFFS = [
    {
        jurisdiction: 'ES-AN',
        // The first whole year of the text; the day on which it began was not read.
        validFrom: '2019-01-01',
        validTo: '2021-12-31',
        currency: 'EUR',
        citation: 'Decreto Legislativo 1/2018, article 43 (repealed)',
        readUntil: '2021-12-31',
        brackets: [
            { from: 0n, rate: percent(15n) },
            { from: 200000000n, rate: percent(35n) },
            { from: 350000000n, rate: percent(48n) },
            { from: 500000000n, rate: percent(58n) },
        ],
    },
    {
        jurisdiction: 'ES-AN',
        validFrom: '2023-01-01',
        currency: 'EUR',
        citation: 'Ley 5/2021, article 52.1.b, as worded by Ley 1/2022',
        readUntil: '2025-12-31',
        brackets: [
            { from: 0n, rate: percent(15n) },
            { from: 200000000n, rate: percent(30n) },
            { from: 350000000n, rate: percent(40n) },
            { from: 500000000n, rate: percent(45n) },
        ],
    },
];
/** The tariff of a jurisdiction on a day; undefined where none is known. */
const tariffOn = (jurisdiction, day) => exports.DUTY_TARIFFS.find((tariff) => tariff.jurisdiction === jurisdiction &&
    tariff.validFrom <= day &&
    (tariff.validTo === undefined || day <= tariff.validTo));
exports.tariffOn = tariffOn;
/**
 * The duty on the base of a year so far, in minor units. This is the one rounding step of the duty: half up, over all
 * brackets together. A base of nothing or less owes nothing.
 */
function dutyQuota(tariff, base) {
    const denominator = tariff.brackets.reduce((product, { rate }) => product * rate.denominator, 1n);
    const numerator = (0, exports.bracketShares)(tariff, base).reduce((sum, { exact }) => sum + (exact.numerator * denominator) / exact.denominator, 0n);
    return (0, rate_1.roundedHalfUp)({ numerator, denominator }).amount;
}
/** A base cut into the brackets of a tariff. */
const bracketShares = ({ brackets }, base) => brackets.map(({ from, rate }, index) => {
    const to = brackets[index + 1]?.from;
    const top = to === undefined || base < to ? base : to;
    const inBracket = top > from ? top - from : 0n;
    const exact = { numerator: inBracket * rate.numerator, denominator: rate.denominator };
    return { from, rate, to, base: inBracket, exact };
});
exports.bracketShares = bracketShares;
/**
 * What the close of a day adds to the duty: the quota of the year so far less what was accrued before, negative when
 * the base fell. Each quota is rounded once, so that the days of a year sum to the quota of the year; what a late fact
 * changed of an earlier day is in the accrual of the day that is closed next.
 */
const dutyAccrual = (tariff, year) => dutyQuota(tariff, year.base) - year.accrued;
exports.dutyAccrual = dutyAccrual;
//# sourceMappingURL=duty-tariff.js.map