"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.findingChanges = findingChanges;
/** The difference between what was found about a fact and what is found now. One that is found as often stays. */
function findingChanges(before, after) {
    const [was, is] = [bySaying(before), bySaying(after)];
    const differing = [...new Set([...was.keys(), ...is.keys()])].filter((saying) => was.get(saying)?.length !== is.get(saying)?.length);
    return {
        closes: differing.flatMap((saying) => was.get(saying)?.slice(0, 1) ?? []),
        opens: differing.flatMap((saying) => is.get(saying) ?? []),
    };
}
function bySaying(findings) {
    const sayings = new Map();
    for (const finding of findings) {
        const { code, ruleId, expected, found, eventIds, betIds = [] } = finding;
        const saying = JSON.stringify([code, ruleId, expected, found, eventIds, betIds]);
        sayings.set(saying, [...(sayings.get(saying) ?? []), finding]);
    }
    return sayings;
}
//# sourceMappingURL=finding-changes.js.map