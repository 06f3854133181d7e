"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.explainBalance = explainBalance;
exports.explainMovement = explainMovement;
exports.explainMeter = explainMeter;
exports.explainCommission = explainCommission;
const figure_1 = require("../../accounting/explain/figure");
const account_paths_1 = require("../../accounting/account-paths");
const gaming_day_1 = require("../gaming-days/gaming-day");
const meters_1 = require("../jackpots/meters");
const account_sums_1 = require("../journal/account-sums");
const journal_terms_1 = require("./journal-terms");
/** What an account holds at the end of a booking day: the movements of the days, debits above credits. */
async function explainBalance(db, at, { account, day }) {
    const held = await balanceOf(db, at, { account, asOf: day });
    if (held === undefined)
        return undefined;
    return { ...held, terms: await movementTerms(db, at, { account, day, currency: held.currency, sign: 1 }) };
}
/** The movements of an account day by day, with the sign with which they count. */
async function movementTerms(db, { casino, position }, { account, day, currency, sign, }) {
    const days = await db.query(`SELECT booking_day AS day, sum(debit - credit) AS amount FROM journal_line
      WHERE casino = $1 AND record_number <= $2 AND account = $3 AND currency = $4
        AND ($5::date IS NULL OR booking_day <= $5::date)
      GROUP BY 1 ORDER BY 1`, [casino, position.toString(), account, currency, day ?? null]);
    return days.map(({ day: of, amount }) => ({
        ...{ kind: 'figure', sign, amount: BigInt(sign) * amount },
        figure: (0, figure_1.addressOf)({ kind: 'movement', account, day: of }),
    }));
}
/** What the entries of a booking day moved on an account, debits above credits. */
async function explainMovement(db, at, { account, day }) {
    const amounts = await balanceOf(db, at, { account, from: day, asOf: day });
    if (amounts === undefined)
        return undefined;
    const lines = await (0, journal_terms_1.readLines)(db, at, {
        where: 'account = $3 AND booking_day = $4::date AND currency = $5',
        parameters: [account, day, amounts.currency],
    });
    return { ...amounts, terms: (0, journal_terms_1.lineTerms)(lines, journal_terms_1.debitBalance) };
}
/** What the meter of a pool stands at, credits above debits; up to the end of a booking day where one is named. */
async function explainMeter(db, at, { pool, day }) {
    const account = (0, account_paths_1.jackpotOf)(pool);
    const held = await balanceOf(db, at, { account, asOf: day });
    if (held === undefined)
        return undefined;
    const [meter = 0n] = await (0, meters_1.readMeters)(db, [{ ...at, pool }]);
    const { currency } = held;
    const amount = day === undefined ? meter : -held.amount;
    return { amount, currency, terms: await movementTerms(db, at, { account, day, currency, sign: -1 }) };
}
/** The commissions of a gaming day, of one table where one is named. */
async function explainCommission(db, at, { day, table }) {
    const lines = await (0, journal_terms_1.readLines)(db, at, {
        where: `starts_with(account, 'commission:') AND gaming_day = $3::date AND ($4::text IS NULL OR table_id = $4)`,
        parameters: [day, table ?? null],
    });
    const [first] = lines;
    if (first === undefined)
        return undefined;
    const rows = await db.query(`SELECT coalesce(sum(credit - debit), 0) AS amount
       FROM (SELECT debit, credit FROM session_total
              WHERE casino = $1 AND gaming_day = $3::date AND starts_with(account, 'commission:') AND currency = $5
                AND ($4::text IS NULL OR table_id = $4)
             UNION ALL
             SELECT -debit, -credit FROM journal_line
              WHERE casino = $1 AND gaming_day = $3::date AND starts_with(account, 'commission:') AND currency = $5
                AND ($4::text IS NULL OR table_id = $4) AND record_number > $2) known`, [at.casino, at.position.toString(), day, table ?? null, first.currency]);
    const own = lines.filter(({ currency }) => currency === first.currency);
    return { amount: rows[0].amount, currency: first.currency, terms: (0, journal_terms_1.lineTerms)(own, journal_terms_1.creditBalance) };
}
/** The balance of an account as reports show it, in the currency of the books where it has several. */
async function balanceOf(db, at, { account, ...days }) {
    const sums = await (0, account_sums_1.accountSums)(db, { ...at, ...days, day: 'booking_day' }, { under: account });
    const { currency } = await (0, gaming_day_1.readCasinoBooks)(db, at);
    const ofAccount = sums.filter((sum) => sum.account === account);
    const own = ofAccount.find((sum) => sum.currency === currency) ?? ofAccount[0];
    return own && { amount: own.debits - own.credits, currency: own.currency };
}
//# sourceMappingURL=explain-account.js.map