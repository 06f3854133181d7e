"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.codeOf = codeOf;
exports.isMemo = isMemo;
const chart_of_accounts_1 = require("./chart-of-accounts");
/**
 * The code of an account in a casino's chart on a day: as the mapping in force says, else as the chart of accounts
 * proposes. Empty for an account of no chart, and for one that has no code (fx, cut-over).
 */
function codeOf(account, day, mappings = []) {
    const codes = inForce(mappings, day)?.codes ?? {};
    const beginnings = beginningsOf(account).filter((path) => Object.hasOwn(codes, path));
    return codes[beginnings[0] ?? ''] ?? (0, chart_of_accounts_1.chartAccountOf)(account)?.code ?? '';
}
/** Whether an entry moves nothing in a casino's chart, all its lines having one code: there it is memo. */
function isMemo(lines, day, mappings = []) {
    return new Set(lines.map(({ account }) => codeOf(account, day, mappings))).size <= 1;
}
/** The mapping valid from the latest day; of two from one day the later in the list. */
const inForce = (mappings, day) => mappings
    .filter(({ validFrom }) => validFrom <= day)
    .reduce((latest, each) => (latest === undefined || each.validFrom >= latest.validFrom ? each : latest), undefined);
/** `a:b:c`, `a:b`, `a`. */
function beginningsOf(account) {
    const segments = account.split(':');
    return segments.map((_segment, index) => segments.slice(0, segments.length - index).join(':'));
}
//# sourceMappingURL=chart-mapping.js.map