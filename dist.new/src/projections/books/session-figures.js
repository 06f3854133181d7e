"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readSessionFigures = readSessionFigures;
const table_result_1 = require("../../accounting/table-result/table-result");
const table_session_1 = require("../../domain/table-session/table-session");
const game_codes_1 = require("../../games/game-codes");
const money_1 = require("../../kernel/money");
const book_facts_1 = require("../book-facts/book-facts");
const day_sessions_1 = require("../gaming-days/day-sessions");
const session_facts_1 = require("../table-sessions/session-facts");
const session_postings_1 = require("../table-sessions/session-postings");
const cagnotte_sums_1 = require("./cagnotte-sums");
const day_banks_1 = require("./day-banks");
/** The sessions of a day as books show them, as they were known at a position. */
async function readSessionFigures(db, day) {
    const sessions = await (0, day_sessions_1.readSessionsOfDay)(db, day);
    const facts = sessions.length === 0 ? [] : await (0, session_facts_1.readSessionFacts)(db, sessions);
    const postings = sessions.length === 0 ? [] : await (0, session_postings_1.readSessionPostings)(db, sessions);
    const cagnottes = await (0, cagnotte_sums_1.readCagnottes)(db, day);
    const banks = await (0, day_banks_1.readDayBanks)(db, day);
    const slots = (await (0, book_facts_1.readBookFacts)(db, { ...day, types: ['cagnotte.slot.counted.v1'] })).filter(({ data }) => data.slot === 'cagnotte');
    const isOf = (session) => ({ table, sessionNo }) => table === session.table && sessionNo === session.sessionNo;
    return {
        currency: day.currency,
        sessions: sessions.map((session, index) => ({
            ...sessionInBooks(session, facts[index], postings[index]),
            ...cagnotteOf(cagnottes.find(isOf(session))),
            banks: banks.filter(isOf(session)).map((bank) => (0, day_banks_1.bankInBooks)(bank, slots.filter(isOf(session)))),
        })),
    };
}
const cagnotteOf = (sum) => ({
    dropped: sum?.dropped ?? 0n,
    onlyCounted: sum?.onlyCounted ?? 0n,
    cagnotteDifference: sum?.difference ?? 0n,
});
const ofType = (facts, type) => facts
    .filter(({ eventType }) => eventType === type)
    .map(({ happenedAt, data }) => ({ happenedAt, data: data }));
function sessionInBooks({ table, gamingDay: day, sessionNo }, facts, { posted }) {
    const [opened] = ofType(facts, 'cagnotte.table.opened.v1');
    const closed = ofType(facts, 'cagnotte.table.closed.v1').at(-1);
    const game = opened?.data.game;
    const declared = facts.at(-1)?.declared;
    const parts = declared && (0, table_result_1.resultPartsOf)({ ...table_session_1.unopenedSession, declared, posted });
    return {
        ...{ table, day, sessionNo, game, parts },
        isHouseBanked: isHouseBanked(game),
        openedAt: opened?.happenedAt,
        closedAt: closed?.happenedAt,
        minimum: opened && (0, money_1.minorFromWire)(opened.data.minimum),
        staff: namesOf(opened?.data.staff ?? []),
        signers: signersOf(facts),
        result: parts && (0, table_result_1.resultFromCounts)(parts),
        unequalSlips: unequalSlips(facts),
        commission: posted.commission,
    };
}
const isHouseBanked = (game) => game !== undefined && (0, game_codes_1.isGameCode)(game) && game_codes_1.GAMES[game].family === 'house';
/** Who signed the counts and the close, each once. */
const signersOf = (facts) => [
    ...new Set([
        ...ofType(facts, 'cagnotte.table.counted.v1'),
        ...ofType(facts, 'cagnotte.table.closed.v1').slice(-1),
    ].flatMap(({ data }) => namesOf(data.certifiedBy))),
];
const namesOf = (staff) => staff.map(({ id, name }) => name ?? id);
/** Each fill equals the float, unless the limits were changed (article 47.1). */
function unequalSlips(facts) {
    const float = ofType(facts, 'cagnotte.table.opened.v1')[0]?.data.float.amount;
    const changed = facts.findIndex(({ eventType }) => eventType === 'cagnotte.table.limits-changed.v1');
    const before = changed === -1 ? facts : facts.slice(0, changed);
    return ofType(before, 'cagnotte.table.filled.v1').filter(({ data }) => (data.holder ?? 'table') === 'table' && float !== undefined && data.amount !== float).length;
}
//# sourceMappingURL=session-figures.js.map