"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.lastDayOf = void 0;
exports.readReturn = readReturn;
const duty_return_1 = require("../../accounting/duty/duty-return");
const duty_rules_1 = require("../../accounting/duty/duty-rules");
const authorisation_1 = require("../../domain/casino-books/authorisation");
const duty_lines_1 = require("./duty-lines");
const gaming_day_1 = require("../gaming-days/gaming-day");
const casino_heads_1 = require("../register/casino-heads");
const LAST_DAYS = { 1: '03-31', 2: '06-30', 3: '09-30', 4: '12-31' };
const lastDayOf = (year, quarter) => `${`${year}`.padStart(4, '0')}-${LAST_DAYS[quarter]}`;
exports.lastDayOf = lastDayOf;
/** The return of a quarter of a casino, or of its company; undefined where no tariff was read for the quarter. */
async function readReturn(db, wanted) {
    const { casino, position, quarter } = wanted;
    const until = (0, exports.lastDayOf)(wanted.year, quarter);
    const year = until.slice(0, 4);
    const rulesOf = async (each, at) => {
        const books = await (0, gaming_day_1.readCasinoBooks)(db, { casino: each, position: at });
        return (0, duty_rules_1.dutyRulesOn)(until, (0, authorisation_1.inForce)(books.authorisations ?? [], until));
    };
    const rules = await rulesOf(casino, position);
    const { tariff, options, per, company } = rules;
    if (tariff === undefined)
        return undefined;
    const others = [];
    for (const other of per === 'company' && company !== undefined ? await (0, casino_heads_1.casinosUntil)(db) : []) {
        if (other.casino === casino)
            continue;
        const theirs = await rulesOf(other.casino, other.position);
        if (theirs.per === 'company' && theirs.company === company)
            others.push(other);
    }
    const own = { casino, position };
    const lines = [];
    const paid = [];
    const period = { currency: tariff.currency, from: `${year}-01-01`, until };
    for (const each of [own, ...others]) {
        const found = await (0, duty_lines_1.readDutyLines)(db, { ...each, ...period });
        lines.push(...found.map((line) => ({ ...line, casino: each.casino })));
        paid.push(...(await (0, duty_lines_1.readDutyPaid)(db, { ...each, year: wanted.year })));
    }
    const accrued = per === 'company' ? undefined : await (0, duty_lines_1.readAccrued)(db, { ...own, ...period });
    const casinos = [own, ...others].map((each) => each.casino).sort();
    return {
        ...wanted,
        rules,
        casinos,
        accrued,
        figures: (0, duty_return_1.dutyReturn)({ tariff, options, quarter, lines, paid }),
    };
}
//# sourceMappingURL=read-return.js.map