"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.explainDuty = explainDuty;
const dutiable_income_1 = require("../../accounting/duty/dutiable-income");
const figure_1 = require("../../accounting/explain/figure");
const rational_1 = require("../../kernel/rational");
const read_return_1 = require("../duty/read-return");
const journal_terms_1 = require("./journal-terms");
/** What is to be paid for a quarter, as figures name it. */
const TO_PAY = 'to-pay';
/**
 * The base of a quarter from the accounts in it, an account's part from its lines, or what is to be paid from the
 * tariff. Undefined where no tariff was read, and of an account that is not in the base.
 */
async function explainDuty(db, at, { year, quarter, part }) {
    const found = await (0, read_return_1.readReturn)(db, { ...at, year, quarter: quarter });
    if (found === undefined)
        return undefined;
    const { currency } = found.rules.tariff;
    if (part === undefined)
        return ofBase(found, currency);
    return part === TO_PAY ? ofPayment(found, currency) : ofAccount(db, at, { found, account: part, currency });
}
/** Of a company the parts of its casinos: each is a figure of its own casino's books. */
const ofBase = ({ figures, year, quarter }, currency) => ({
    ...{ amount: figures.baseOfQuarter, currency },
    terms: figures.parts.map(({ account, amount }) => ({
        ...{ kind: 'figure', sign: 1, amount },
        figure: (0, figure_1.addressOf)({ kind: 'duty', year, quarter, part: account }),
    })),
});
const ofPayment = ({ figures }, currency) => ({
    ...{ amount: figures.toPay, currency },
    terms: [
        {
            ...{ kind: 'computed', amount: figures.quotaToDate },
            says: 'the tariff on the base of the year so far, bracket by bracket',
            exact: (0, rational_1.sumRational)(figures.brackets.map(({ exact }) => exact)),
            rounding: 'once, half up, to minor units',
        },
        ...figures.earlier.map(({ quarter, deducted }) => ({
            ...{ kind: 'computed', amount: -deducted, says: `deducted for quarter ${quarter}` },
            exact: { numerator: -deducted, denominator: 1n },
            rounding: 'none',
        })),
    ],
});
async function ofAccount(db, at, { found, account, currency }) {
    const { figures, rules, year, quarter } = found;
    const part = figures.parts.find((each) => each.account === account && each.casino === at.casino);
    if (part === undefined)
        return undefined;
    const lines = await (0, journal_terms_1.readLines)(db, at, {
        where: 'account = $3 AND currency = $4 AND gaming_day BETWEEN $5::date AND $6::date',
        parameters: [account, currency, firstDayOf(year, quarter), (0, read_return_1.lastDayOf)(year, quarter)],
    });
    const counted = lines.filter((line) => (0, dutiable_income_1.isInBase)({ ...line, reversal: line.undoes }, rules.options));
    return { amount: part.amount, currency, terms: (0, journal_terms_1.lineTerms)(counted, journal_terms_1.creditBalance) };
}
const FIRST_DAYS = { 1: '01-01', 2: '04-01', 3: '07-01', 4: '10-01' };
const firstDayOf = (year, quarter) => `${`${year}`.padStart(4, '0')}-${FIRST_DAYS[quarter]}`;
//# sourceMappingURL=explain-duty.js.map