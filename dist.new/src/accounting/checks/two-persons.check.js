"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkTwoPersons = checkTwoPersons;
/** What needs two persons was decided by two different ones. */
function checkTwoPersons(persons) {
    const different = new Set(persons.map(({ id }) => id));
    if (different.size >= 2)
        return [];
    return [
        {
            code: 'two-persons-required',
            severity: 'violation',
            ruleId: 'G8-four-eyes',
            citation: 'what needs four eyes is approved by two different persons',
            expected: 'two different persons',
            found: [...different].join(', '),
        },
    ];
}
//# sourceMappingURL=two-persons.check.js.map