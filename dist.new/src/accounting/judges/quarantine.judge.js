"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.judgeDiscarded = exports.judgeQuarantined = void 0;
const quarantine_check_1 = require("../checks/quarantine.check");
/** A delivery is set aside: that is found, and stands until it is sent again or discarded. */
const judgeQuarantined = (event) => ({
    findings: (0, quarantine_check_1.checkQuarantined)(event),
});
exports.judgeQuarantined = judgeQuarantined;
/** A person gives a delivery up. */
const judgeDiscarded = ({ data }) => ({
    settles: [(0, quarantine_check_1.endedByDiscarding)(data.delivery)],
});
exports.judgeDiscarded = judgeDiscarded;
//# sourceMappingURL=quarantine.judge.js.map