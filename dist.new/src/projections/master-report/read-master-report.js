"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readMasterReport = readMasterReport;
exports.startsOf = startsOf;
const expected_win_1 = require("../../accounting/master-report/expected-win");
const master_report_1 = require("../../accounting/master-report/master-report");
const rules_at_table_1 = require("../../accounting/regulation/rules-at-table");
const authorisation_1 = require("../../domain/casino-books/authorisation");
const open_points_1 = require("../../games/open-points");
const rules_in_force_1 = require("../../games/rulebooks/rules-in-force");
const gaming_day_1 = require("../../kernel/gaming-day");
const gaming_day_2 = require("../gaming-days/gaming-day");
const known_edges_1 = require("./known-edges");
const play_sums_1 = require("./play-sums");
const session_sums_1 = require("./session-sums");
/** Reads the play of the year, the month, the last thirty days and the day, and what was to be expected of it. */
async function readMasterReport(db, { casino, day, position }, byTable) {
    const books = await (0, gaming_day_2.readCasinoBooks)(db, { casino, position });
    const starts = startsOf(day);
    const parts = partsOf(starts, books, day);
    const period = { casino, position, until: day, starts: parts };
    const sessions = await (0, session_sums_1.readSessionSums)(db, period);
    const played = await (0, play_sums_1.readPlaySums)(db, period);
    const days = parts.map((from, index) => {
        const edges = edgesOfDay(from, books);
        const isOfPart = ({ part }) => part === index + 1;
        return { from, play: playOf(sessions.filter(isOfPart), played.filter(isOfPart), edges) };
    });
    const bands = (0, authorisation_1.inForce)(books.authorisations ?? [], day)?.accounting?.alerts ?? [];
    return { currency: books.currency ?? 'EUR', starts, ...(0, master_report_1.masterReport)(days, { starts, byTable, bands }) };
}
const THIRTY = 30;
const FIRST_DAY = '0001-01-01';
/** The first days of the columns that end with a day. */
function startsOf(day) {
    let thirtyDays = day;
    for (let back = 1; back < THIRTY && thirtyDays > FIRST_DAY; back += 1) {
        thirtyDays = (0, gaming_day_1.previousGamingDay)(thirtyDays);
    }
    return {
        ...{ day, monthToDate: `${day.slice(0, 7)}-01` },
        ...{ yearToDate: `${day.slice(0, 4)}-01-01`, thirtyDays },
    };
}
/** The days are cut where a column begins, and where other rules may come into force. */
function partsOf(starts, { authorisations = [] }, until) {
    const columns = Object.values(starts);
    const first = columns.reduce((earliest, each) => (each < earliest ? each : earliest));
    const changes = [...authorisations.map(({ validFrom }) => validFrom), ...rules_in_force_1.RULEBOOKS.map(({ from }) => from)];
    return [...new Set([...columns, ...changes.filter((each) => each > first && each <= until)])].sort();
}
/** The edges of games by the rules in force on a day. */
function edgesOfDay(day, { authorisations = [] }) {
    const authorisation = (0, authorisation_1.inForce)(authorisations, day);
    const answers = authorisation?.answers === undefined
        ? []
        : [{ from: authorisation.validFrom, answers: (0, open_points_1.readAnswers)(authorisation.answers).answers }];
    const rulebook = authorisation?.rulebook ?? rules_at_table_1.RULEBOOK_WITHOUT_AUTHORISATION;
    return (game) => {
        const found = (0, rules_in_force_1.rulesInForce)({ rulebook, game, day, answers });
        return found.ok ? (0, known_edges_1.knownEdges)(found.value) : undefined;
    };
}
/** What each table did: sessions and play of the same table and game together. */
function playOf(sessions, played, edgesOf) {
    return sessions.map(({ part: _part, ...session }) => {
        const own = played.find(({ table, game }) => table === session.table && game === session.game);
        return {
            ...session,
            rounds: own?.rounds ?? 0n,
            captured: own?.captured ?? 0n,
            expected: own === undefined ? expected_win_1.NOTHING_EXPECTED : ofBets(own, edgesOf),
        };
    });
}
const ofBets = ({ game, bets }, edgesOf) => (bets.length === 0 ? expected_win_1.NOTHING_EXPECTED : (0, expected_win_1.expectedWin)(bets, edgesOf(game)));
//# sourceMappingURL=read-master-report.js.map