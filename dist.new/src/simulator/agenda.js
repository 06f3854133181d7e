"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.Agenda = void 0;
/** Lets courses take turns: the one whose time comes first goes on, and of two the one that began first. */
class Agenda {
    waiting = [];
    /** Seconds since midnight of the gaming day. */
    now = 0;
    begin(at, course) {
        this.waiting.push({ at, course });
    }
    /** One step of whoever is next; false when everybody is done. */
    step() {
        const next = this.waiting.reduce((first, each) => (first === undefined || each.at < first.at ? each : first), undefined);
        if (next === undefined)
            return false;
        this.now = next.at;
        const { done, value } = next.course.next();
        if (done === true)
            this.waiting.splice(this.waiting.indexOf(next), 1);
        else
            next.at = this.now + value;
        return true;
    }
}
exports.Agenda = Agenda;
//# sourceMappingURL=agenda.js.map