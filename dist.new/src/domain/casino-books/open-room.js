"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.closeInRoom = exports.changeInRoom = exports.openInRoom = exports.emptyRoom = void 0;
exports.emptyRoom = [];
/** The room after a table opened; one that was open already is open once more, on its new terms. */
const openInRoom = (room, table) => [
    ...room.filter(({ session }) => session !== table.session),
    table,
];
exports.openInRoom = openInRoom;
/** The room after the terms of a table changed. */
const changeInRoom = (room, { session, terms }) => room.map((table) => (table.session === session ? { ...table, terms } : table));
exports.changeInRoom = changeInRoom;
/** The room after a table closed. */
const closeInRoom = (room, session) => room.some((table) => table.session === session) ? room.filter((table) => table.session !== session) : room;
exports.closeInRoom = closeInRoom;
//# sourceMappingURL=open-room.js.map