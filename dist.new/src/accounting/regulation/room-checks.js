"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.leaveRoom = exports.enterRoom = void 0;
exports.changeTermsInRoom = changeTermsInRoom;
exports.restateTable = restateTable;
const open_room_1 = require("../../domain/casino-books/open-room");
const fold_table_play_1 = require("../../domain/table-session/fold-table-play");
const session_key_1 = require("../../domain/table-session/session-key");
const game_codes_1 = require("../../games/game-codes");
const rules_at_table_1 = require("./rules-at-table");
/** A table joins the room. */
const enterRoom = (event, before) => compared(event, before, (0, open_room_1.openInRoom)(before.room, {
    session: (0, session_key_1.sessionKeyOf)(event),
    table: (0, session_key_1.tableConcerned)(event),
    game: event.data.game,
    terms: (0, rules_at_table_1.withAuthorised)((0, fold_table_play_1.openingTerms)(event.data), event, before),
    staff: event.data.staff,
}));
exports.enterRoom = enterRoom;
/** A table of the room goes on on other terms. */
function changeTermsInRoom(event, before) {
    const session = (0, session_key_1.sessionKeyOf)(event);
    const known = before.room.find((table) => table.session === session);
    if (known === undefined)
        return { room: before.room, findings: [], settles: [] };
    const terms = (0, rules_at_table_1.withAuthorised)((0, fold_table_play_1.changedTerms)(known.terms, event.data), event, before);
    return compared(event, before, (0, open_room_1.changeInRoom)(before.room, { session, terms }));
}
/** A table leaves the room. */
const leaveRoom = (event, before) => compared(event, before, (0, open_room_1.closeInRoom)(before.room, (0, session_key_1.sessionKeyOf)(event)));
exports.leaveRoom = leaveRoom;
/** The table of a session is as its facts, folded again, leave it: open on these terms, or not at all. */
function restateTable(event, before, { session, table }) {
    const isOpen = before.room.some((each) => each.session === session);
    const room = isOpen
        ? before.room.flatMap((each) => (each.session === session ? table : [each]))
        : [...before.room, ...table];
    return compared(event, before, room);
}
/** What is wrong with the room after an event but was not before it, and the other way round. */
function compared(event, before, room) {
    const [was, is] = [before.room, room].map((each) => wrongWith(each, event.gamingday, before));
    return {
        room,
        findings: [...is]
            .filter(([standing]) => !was.has(standing))
            .map(([standing, finding]) => ({ ...finding, standing })),
        settles: [...was.keys()].filter((standing) => !is.has(standing)),
    };
}
/** What the rules of the games find about the open tables together, by what names it as long as it stands. */
function wrongWith(room, day, before) {
    const tables = room.filter((table) => (0, game_codes_1.isGameCode)(table.game));
    const games = [...new Set(tables.map(({ game }) => game))];
    const findings = games.flatMap((game) => {
        const found = (0, rules_at_table_1.rulesOn)(day, game, before);
        return found.ok ? found.value.rules.checks.room(tables, found.value.setting) : [];
    });
    return new Map(findings.map((finding) => [`room ${finding.code} ${finding.ruleId} ${finding.found}`, finding]));
}
//# sourceMappingURL=room-checks.js.map