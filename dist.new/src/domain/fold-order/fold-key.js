"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.foldKeyOf = foldKeyOf;
const streams_1 = require("../event-registry/streams");
const session_key_1 = require("../table-session/session-key");
/** Decisions of people and of the service: they take effect when they are recorded, and are never folded again. */
const NOT_FOLDED = /^cagnotte\.(casino\.authorised|gaming-day\.|correction\.|finding\.|intake\.|books\.)/;
/**
 * What a fact is folded with: its table session (`table/RF1/2026-01-01/1`), whoever reports it, else the stream it is
 * kept in (`cage/2026-01-01`, `jackpot/carrusel`, `casino`). Undefined for what is never folded again.
 */
function foldKeyOf(event) {
    if (NOT_FOLDED.test(event.type))
        return undefined;
    const stream = (0, streams_1.findStream)(event);
    return stream === undefined ? undefined : ((0, session_key_1.sessionKeyOf)(event) ?? (0, streams_1.shortName)(stream));
}
//# sourceMappingURL=fold-key.js.map