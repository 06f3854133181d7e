"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.chiefsOf = void 0;
exports.checkStaff = checkStaff;
const rule_1 = require("../rule");
/**
 * Staff missing from a table, or beyond what the rule gives it. Who is listed without a role may be the one that is
 * missing: then somebody should look. More than the rule gives may be reliefs on the same list: likewise.
 */
function checkStaff(staff, needs, rule) {
    const withoutRole = staff.filter(({ role }) => role === undefined).length;
    return needs.flatMap(({ role, atLeast, atMost }) => {
        const present = staff.filter((member) => member.role === role).length;
        const found = `${present} in the role ${role}`;
        if (present < atLeast) {
            const severity = present + withoutRole < atLeast ? 'violation' : 'advisory';
            const expected = `at least ${atLeast} in the role ${role}`;
            return [(0, rule_1.breach)(rule, { code: 'staff-below-minimum', severity, expected, found })];
        }
        if (atMost !== undefined && present > atMost) {
            const expected = `at most ${atMost} in the role ${role}`;
            return [(0, rule_1.breach)(rule, { code: 'staff-above-maximum', severity: 'advisory', expected, found })];
        }
        return [];
    });
}
/** The chiefs of a table, by their numbers. */
const chiefsOf = (staff) => staff.filter(({ role }) => role === 'table-chief').map(({ id }) => id);
exports.chiefsOf = chiefsOf;
//# sourceMappingURL=table-staff.js.map