"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.SESSION_POSTINGS = exports.SESSION_FACTS = void 0;
const session_facts_1 = require("../../../projections/table-sessions/session-facts");
const session_postings_1 = require("../../../projections/table-sessions/session-postings");
exports.SESSION_FACTS = {
    name: 'session-facts',
    read: session_facts_1.readSessionFacts,
};
exports.SESSION_POSTINGS = {
    name: 'session-postings',
    read: session_postings_1.readSessionPostings,
};
//# sourceMappingURL=session-questions.js.map