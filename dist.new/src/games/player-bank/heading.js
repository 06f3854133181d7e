"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.underHeading = underHeading;
exports.registerOf = registerOf;
function underHeading(heading) {
    const rule = (id, lines, says) => ({
        id: `${heading}-${id}`,
        citation: `${heading}, ${lines}`,
        says,
    });
    return { rule, unchecked: (id, lines, says, reason) => ({ ...rule(id, lines, says), reason }) };
}
/** The register of a game: each rule once, though it may be about several things. */
function registerOf({ rules, errors, notCheckable }) {
    const applied = [...rules, ...errors.map(([, rule]) => rule)];
    return { applied: [...new Map(applied.map((rule) => [rule.id, rule])).values()], notCheckable };
}
//# sourceMappingURL=heading.js.map