"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readSessionLines = void 0;
exports.explainResult = explainResult;
const figure_1 = require("../../accounting/explain/figure");
const posted_parts_1 = require("../../accounting/table-result/posted-parts");
const table_result_1 = require("../../accounting/table-result/table-result");
const table_session_1 = require("../../domain/table-session/table-session");
const session_facts_1 = require("../table-sessions/session-facts");
const session_postings_1 = require("../table-sessions/session-postings");
const journal_terms_1 = require("./journal-terms");
/** The parts that were declared, by the names of figures. */
const DECLARED = {
    inventory: 'inventory',
    boxes: 'boxes',
    credits: 'credits',
    'opening-float': 'openingFloat',
    fills: 'fills',
};
/** The parts that entries posted, likewise. */
const POSTED = {
    prizes: 'prizesFromFloat',
    'to-slot': 'deductionsToSlot',
    'stakes-swept': 'stakesSwept',
    win: 'win',
    commission: 'commission',
    'variance-table': 'varianceTable',
    'variance-drop': 'varianceDrop',
};
/** R from its parts, with the sign of each. */
const OF_RESULT = [
    ['inventory', 'inventory', 1],
    ['boxes', 'boxes', 1],
    ['credits', 'credits', 1],
    ['prizes', 'prizes', 1],
    ['to-slot', 'toSlot', 1],
    ['opening-float', 'openingFloat', -1],
    ['fills', 'fills', -1],
    ['stakes-swept', 'stakesSwept', -1],
];
const OF_BOOKED = ['win', 'commission', 'variance-table', 'variance-drop'];
/** What the result of a session, or a part of it, is made of; undefined where it is not known. */
async function explainResult(db, at, { table, day, sessionNo, part }) {
    const session = { ...at, table, gamingDay: day, sessionNo };
    const [facts = []] = await (0, session_facts_1.readSessionFacts)(db, [session]);
    const [{ posted, currency } = { posted: table_session_1.unopenedSession.posted, currency: undefined }] = await (0, session_postings_1.readSessionPostings)(db, [session]);
    const declared = facts.at(-1)?.declared ?? table_session_1.unopenedSession.declared;
    const known = { ...table_session_1.unopenedSession, declared, posted };
    const address = (of) => (0, figure_1.addressOf)({ kind: 'result', table, day, sessionNo, part: of });
    const signed = (of, sign, amount) => ({
        ...{ kind: 'figure', figure: address(of), sign, amount: BigInt(sign) * amount },
    });
    if (currency === undefined)
        return undefined;
    const parts = (0, table_result_1.resultPartsOf)(known);
    if (part === undefined) {
        const terms = OF_RESULT.map(([name, key, sign]) => signed(name, sign, parts?.[key] ?? 0n));
        return parts && { amount: (0, table_result_1.resultFromCounts)(parts), currency, terms };
    }
    if (part === 'booked') {
        const terms = OF_BOOKED.map((name) => signed(name, 1, posted[POSTED[name]]));
        return { amount: (0, table_result_1.resultFromBooks)(known), currency, terms };
    }
    const asDeclared = DECLARED[part];
    if (asDeclared !== undefined) {
        return { amount: declared[asDeclared] ?? 0n, currency, terms: factTerms(facts, asDeclared) };
    }
    const asPosted = POSTED[part];
    const lines = await (0, exports.readSessionLines)(db, at, { table, day, sessionNo });
    return { amount: posted[asPosted], currency, terms: (0, journal_terms_1.lineTerms)(lines, addedTo(asPosted, table)) };
}
/** Lines of the entries of a session. */
const readSessionLines = (db, at, { table, day, sessionNo }) => (0, journal_terms_1.readLines)(db, at, {
    where: 'gaming_day = $3::date AND table_id = $4 AND session_no = $5',
    parameters: [day, table, sessionNo],
});
exports.readSessionLines = readSessionLines;
/** The parts are sums over lines, so that each line adds what it would be alone. */
const addedTo = (part, table) => ({ eventType: type, undoes: reversal, ...line }) => {
    const { account, debit, credit, currency, basis } = line;
    const lines = [{ account, debit, credit, currency, basis }];
    return (0, posted_parts_1.enterPosted)(table_session_1.unopenedSession, { type, table, reversal, lines }).posted[part];
};
/** What each report changed of what was declared. */
function factTerms(facts, part) {
    let before = 0n;
    return facts.flatMap(({ recordNumber, eventId, eventType, data, declared }) => {
        const amount = (declared[part] ?? 0n) - before;
        before += amount;
        if (amount === 0n)
            return [];
        return [
            {
                kind: 'fact',
                amount,
                fact: { recordNumber, eventId, eventType, document: documentOf(data) },
            },
        ];
    });
}
/** The slip or the box that a report names. */
function documentOf(data) {
    const { slip, box, float } = (data ?? {});
    const named = slip ?? box ?? float?.slip;
    return typeof named === 'string' ? named : null;
}
//# sourceMappingURL=explain-result.js.map