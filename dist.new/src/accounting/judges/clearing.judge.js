"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.judgeVarianceCleared = void 0;
const two_persons_check_1 = require("../checks/two-persons.check");
const finding_1 = require("../finding");
const clearing_posting_1 = require("../posting-rules/clearing.posting");
/** Two persons decide what a pending difference was. */
const judgeVarianceCleared = (event, before) => ({
    lines: (0, clearing_posting_1.postVarianceCleared)(event, before),
    findings: (0, finding_1.about)((0, two_persons_check_1.checkTwoPersons)(event.data.approvedBy), event.id),
});
exports.judgeVarianceCleared = judgeVarianceCleared;
//# sourceMappingURL=clearing.judge.js.map