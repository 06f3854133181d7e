"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.gameAt = exports.capturesAt = exports.authorisedTableOf = exports.UNNAMED_GAME = void 0;
const authorisation_1 = require("../domain/casino-books/authorisation");
const captures_1 = require("../domain/table-session/captures");
const session_key_1 = require("../domain/table-session/session-key");
/** The game of a session, as accounts name it, where nobody said which it is. */
exports.UNNAMED_GAME = 'unstated';
/** The table of an event as it is authorised on its gaming day. */
const authorisedTableOf = (event, { books }) => (0, authorisation_1.inForce)(books.authorisations ?? [], event.gamingday)?.tables.find(({ table }) => table === (0, session_key_1.tableConcerned)(event));
exports.authorisedTableOf = authorisedTableOf;
/** What the session of an event captures; what is not captured is posted from the counts. */
const capturesAt = (event, before) => (0, captures_1.capturesOf)(before.session, (0, exports.authorisedTableOf)(event, before)?.captures);
exports.capturesAt = capturesAt;
/** The game played in the session of an event, as its opening says, else as its table is authorised for. */
const gameAt = (event, before) => before.session.opening?.game ?? (0, exports.authorisedTableOf)(event, before)?.game ?? exports.UNNAMED_GAME;
exports.gameAt = gameAt;
//# sourceMappingURL=reporting.js.map