"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.Roster = void 0;
/** Hands out the numbers of the employees who work in a night: nobody has two places. */
class Roster {
    hired = 0;
    /** The next one who is free. */
    call(role) {
        this.hired += 1;
        return { id: `E-${`${this.hired}`.padStart(3, '0')}`, role };
    }
    /** So many of each role, in order. */
    team(needs) {
        return Object.entries(needs).flatMap(([role, count]) => Array.from({ length: count }, () => this.call(role)));
    }
}
exports.Roster = Roster;
//# sourceMappingURL=roster.js.map