"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.gameOf = gameOf;
/** The game an event states, else that of the session it belongs to; null where nobody named one. */
function gameOf({ event, session }) {
    const game = event.data?.game;
    return typeof game === 'string' ? game : (session.opening?.game ?? null);
}
//# sourceMappingURL=game-of.js.map