"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.isKept = exports.noOutcomes = exports.OUTCOMES = void 0;
exports.OUTCOMES = ['stored', 'duplicate', 'conflict', 'quarantined', 'too-large', 'forbidden'];
const noOutcomes = () => ({
    stored: 0,
    duplicate: 0,
    conflict: 0,
    quarantined: 0,
    'too-large': 0,
    forbidden: 0,
});
exports.noOutcomes = noOutcomes;
/** Whether the event is in the log as an event, now or from before. */
const isKept = (outcome) => outcome.outcome === 'stored' || outcome.outcome === 'duplicate';
exports.isKept = isKept;
//# sourceMappingURL=delivery-outcome.js.map