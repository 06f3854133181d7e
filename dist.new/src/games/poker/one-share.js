"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkOneShare = checkOneShare;
const rule_1 = require("../rule");
/**
 * The house takes its share in one way at a table and session; by another answer to OP2-06 in one way at all tables
 * that are open. Said once, by the game of the first table.
 */
function checkOneShare({ code, rule }, tables, answers) {
    if (rule === undefined || answers['OP2-06'] === 'one-of-the-table')
        return [];
    const announced = tables.flatMap(({ table, game, terms }) => terms.poker?.share === undefined ? [] : [{ table, game, option: terms.poker.share.option }]);
    const [first] = announced;
    if (first?.game !== code || announced.every(({ option }) => option === first.option))
        return [];
    return [
        (0, rule_1.breach)(rule, {
            code: 'two-revenue-options',
            severity: 'violation',
            expected: `${first.option} at every table, as at ${first.table}`,
            found: announced.map(({ table, option }) => `${option} at ${table}`).join(', '),
        }),
    ];
}
//# sourceMappingURL=one-share.js.map