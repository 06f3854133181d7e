"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.defineEvent = exports.STREAM_CATEGORIES = void 0;
/** The categories of streams; the server derives a stream from an event's category and key. */
exports.STREAM_CATEGORIES = [
    'casino',
    'gamingday',
    'table',
    'jackpot',
    'cage',
    'correction',
    'proposal',
    'finding',
    'quarantine',
];
/** Declares a type of event; keeps the exact name and schema, so that `EventType` and `DataOf` can be inferred. */
const defineEvent = (definition) => definition;
exports.defineEvent = defineEvent;
//# sourceMappingURL=event-definition.js.map