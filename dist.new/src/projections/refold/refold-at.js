"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.refoldAt = refoldAt;
const judge_close_1 = require("./judge-close");
const judge_correction_1 = require("./judge-correction");
const judge_late_fact_1 = require("./judge-late-fact");
const needs_refold_1 = require("./needs-refold");
/** Judges a record that reaches back: a late fact, a correction, or the close of a day. */
function refoldAt(numbered, refolding) {
    if ((0, needs_refold_1.isCorrection)(numbered))
        return (0, judge_correction_1.judgeCorrection)(numbered, refolding);
    return (0, needs_refold_1.isClose)(numbered) ? (0, judge_close_1.judgeClose)(numbered, refolding) : (0, judge_late_fact_1.judgeLateFact)(numbered, refolding);
}
//# sourceMappingURL=refold-at.js.map