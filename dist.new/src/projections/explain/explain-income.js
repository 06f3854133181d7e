"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.explainControlBook = explainControlBook;
exports.explainIncome = explainIncome;
const figure_1 = require("../../accounting/explain/figure");
const control_de_ingresos_book_1 = require("../../accounting/books/control-de-ingresos.book");
const money_1 = require("../../kernel/money");
const session_figures_1 = require("../books/session-figures");
const gaming_day_1 = require("../gaming-days/gaming-day");
const explain_result_1 = require("./explain-result");
const journal_terms_1 = require("./journal-terms");
/** The income of a day as the control book totals it, of one table where one is named: that of each session. */
async function explainControlBook(db, at, { day, table }) {
    const { sessions, currency } = await readDay(db, at, day);
    const own = sessions.filter((session) => (0, control_de_ingresos_book_1.isInControlBook)(session) && (table === undefined || session.table === table));
    if (own.length === 0)
        return undefined;
    const terms = own.map((session) => ({
        ...{ kind: 'figure', sign: 1, amount: (0, control_de_ingresos_book_1.incomeOf)(session) },
        figure: (0, figure_1.addressOf)({ kind: 'income', table: session.table, day, sessionNo: session.sessionNo }),
    }));
    return { amount: (0, money_1.sumMinor)(own.map(control_de_ingresos_book_1.incomeOf)), currency, terms };
}
/** The income of a session: R where its float was counted, else commissions and what the cagnotte differed by. */
async function explainIncome(db, at, session) {
    const { sessions, currency } = await readDay(db, at, session.day);
    const own = sessions.find(({ table, sessionNo }) => table === session.table && sessionNo === session.sessionNo);
    if (own === undefined)
        return undefined;
    const amount = (0, control_de_ingresos_book_1.incomeOf)(own);
    if (own.parts === undefined) {
        const kept = (await (0, explain_result_1.readSessionLines)(db, at, session)).filter(isKeptOfCircle);
        return { amount, currency, terms: (0, journal_terms_1.lineTerms)(kept, journal_terms_1.creditBalance) };
    }
    const result = await (0, explain_result_1.explainResult)(db, at, session);
    const figure = (0, figure_1.addressOf)({ kind: 'result', ...session });
    return { amount, currency, terms: [{ kind: 'figure', sign: 1, figure, amount: result?.amount ?? 0n }] };
}
const readDay = async (db, at, day) => {
    const { currency = 'EUR' } = await (0, gaming_day_1.readCasinoBooks)(db, at);
    return (0, session_figures_1.readSessionFigures)(db, { ...at, day, until: day, knownAt: at.position, currency });
};
/** What the house kept at a circle table, and what the count of its cagnotte found besides. */
const isKeptOfCircle = ({ account, eventType, }) => account.startsWith('commission:') ||
    (account.startsWith('variance:cagnotte') && eventType !== 'cagnotte.variance.cleared.v1');
//# sourceMappingURL=explain-income.js.map