"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.park = park;
const judge_event_1 = require("../../accounting/judge-event");
const judged_by_itself_1 = require("../runner/judged-by-itself");
/**
 * Sets a record aside: nothing of it is judged or shown. That its number has arrived is known, so that nobody looks for
 * it. The fault is given for the record that had it; those after it in its key only wait.
 */
function park(numbered, knowledge, parked) {
    const before = knowledge.before(numbered);
    const judgement = (0, judge_event_1.setAside)(numbered.event, before);
    knowledge.learn(numbered, judgement);
    knowledge.parked.add(numbered.casino, parked.key);
    return { ...(0, judged_by_itself_1.byItself)(numbered, judgement, before), standing: 'parked', parked };
}
//# sourceMappingURL=park.js.map