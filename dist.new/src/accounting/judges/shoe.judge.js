"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.judgeShoeEnded = exports.judgeShoeStarted = void 0;
const finding_1 = require("../finding");
const session_checks_1 = require("../regulation/session-checks");
/** A shoe begins. */
const judgeShoeStarted = (event, before) => ({ findings: (0, finding_1.about)((0, session_checks_1.checkShoeStart)(event, before), event.id) });
exports.judgeShoeStarted = judgeShoeStarted;
/** A shoe is over. */
const judgeShoeEnded = (event, before) => ({ findings: (0, finding_1.about)((0, session_checks_1.checkShoeEnd)(event, before), event.id) });
exports.judgeShoeEnded = judgeShoeEnded;
//# sourceMappingURL=shoe.judge.js.map