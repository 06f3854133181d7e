"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readSessionsOfDay = void 0;
exports.readDaySessions = readDaySessions;
const table_result_1 = require("../../accounting/table-result/table-result");
const table_session_1 = require("../../domain/table-session/table-session");
const game_codes_1 = require("../../games/game-codes");
const session_facts_1 = require("../table-sessions/session-facts");
const session_postings_1 = require("../table-sessions/session-postings");
const book_facts_1 = require("../book-facts/book-facts");
const booked_moves_1 = require("./booked-moves");
/** The sessions of a day, in the order in which they were first heard of, with what was declared and posted of each. */
async function readDaySessions(db, day) {
    const sessions = await (0, exports.readSessionsOfDay)(db, day);
    if (sessions.length === 0)
        return [];
    const facts = await (0, session_facts_1.readSessionFacts)(db, sessions);
    const postings = await (0, session_postings_1.readSessionPostings)(db, sessions);
    const boxes = await (0, book_facts_1.readBookFacts)(db, {
        ...day,
        types: ['cagnotte.box.issued.v1', 'cagnotte.box.swapped.v1'],
    });
    return sessions.map((session, index) => sessionOf(session, {
        facts: facts[index],
        postings: postings[index],
        boxes: boxes.filter(({ table, sessionNo }) => table === session.table && sessionNo === session.sessionNo),
    }));
}
/** The sessions of a day, in the order in which they were first heard of. */
const readSessionsOfDay = async (db, day) => {
    const rows = await db.query(`SELECT table_id AS "table", session_no AS "sessionNo" FROM table_session
      WHERE casino = $1 AND gaming_day = $3::date AND first_record <= $2 ORDER BY first_record, table_id, session_no`, (0, booked_moves_1.dayParameters)(day));
    return rows.map((row) => ({ ...row, casino: day.casino, gamingDay: day.day, position: day.position }));
};
exports.readSessionsOfDay = readSessionsOfDay;
function sessionOf({ table, sessionNo }, reported) {
    const { facts } = reported;
    const opened = ofType(facts, 'cagnotte.table.opened.v1')[0];
    const signed = [
        ...ofType(facts, 'cagnotte.table.counted.v1'),
        ...ofType(facts, 'cagnotte.table.closed.v1'),
    ].some(({ certifiedBy }) => certifiedBy.length > 0);
    const result = resultOf(reported);
    return {
        name: sessionNo === 1 ? table : `${table} session ${sessionNo}`,
        table,
        // A session of which only its table's neighbours tell was never opened, and need not be closed.
        closed: ofType(facts, 'cagnotte.table.closed.v1').length > 0 || opened === undefined,
        signed: signed || opened === undefined,
        isHouseBanked: opened !== undefined && (0, game_codes_1.isGameCode)(opened.game) && game_codes_1.GAMES[opened.game].family === 'house',
        ...boxesOf(reported),
        ...(result === undefined ? {} : { result }),
    };
}
function resultOf({ facts, postings: { posted, currency } }) {
    const declared = facts.at(-1)?.declared;
    if (declared === undefined || currency === undefined)
        return undefined;
    const session = { ...table_session_1.unopenedSession, declared, posted };
    const parts = (0, table_result_1.resultPartsOf)(session);
    if (parts === undefined)
        return undefined;
    return { fromCounts: (0, table_result_1.resultFromCounts)(parts), fromBooks: (0, table_result_1.resultFromBooks)(session), currency };
}
function boxesOf({ facts, boxes }) {
    const issued = [
        ...ofType(facts, 'cagnotte.table.opened.v1').flatMap(({ box }) => box ?? []),
        ...boxes.map(({ type, data }) => type === 'cagnotte.box.issued.v1'
            ? data.box
            : data.replacement),
    ];
    return {
        boxesIssued: [...new Set(issued)],
        boxesCounted: ofType(facts, 'cagnotte.drop.counted.v1').map(({ box }) => box),
    };
}
const ofType = (facts, type) => facts.filter(({ eventType }) => eventType === type).map(({ data }) => data);
//# sourceMappingURL=day-sessions.js.map