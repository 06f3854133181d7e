"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.judgeTableCounted = exports.judgeCreditReceived = exports.judgeFloatIssued = exports.judgeTableCredited = exports.judgeTableFilled = void 0;
exports.judgeTableOpened = judgeTableOpened;
exports.judgeLimitsChanged = judgeLimitsChanged;
exports.judgeTableClosed = judgeTableClosed;
const free_banks_1 = require("../../domain/casino-books/free-banks");
const session_key_1 = require("../../domain/table-session/session-key");
const money_1 = require("../../kernel/money");
const account_paths_1 = require("../account-paths");
const cage_guarantee_check_1 = require("../checks/cage-guarantee.check");
const float_checks_1 = require("../checks/float.checks");
const slip_checks_1 = require("../checks/slip.checks");
const table_checks_1 = require("../checks/table.checks");
const finding_1 = require("../finding");
const poker_session_1 = require("../regulation/poker-session");
const room_checks_1 = require("../regulation/room-checks");
const session_checks_1 = require("../regulation/session-checks");
const cage_slips_posting_1 = require("../posting-rules/cage-slips.posting");
const table_close_posting_1 = require("../posting-rules/table-close.posting");
const table_posting_1 = require("../posting-rules/table.posting");
/** A session begins. */
function judgeTableOpened(event, before) {
    const { float, bank, game, minimum } = event.data;
    const { slip, amount } = float;
    const { room, settles, findings } = (0, room_checks_1.enterRoom)(event, before);
    const slips = slip === undefined ? [] : checkHalf(before, { slip, amount }, { direction: 'to-table', half: 'table' });
    return {
        lines: (0, table_posting_1.postTableOpened)(event, before),
        room,
        settles,
        ...(bank === 'free' ? { books: (0, free_banks_1.noteFreeBank)(before.books, whereAndWhen(event)) } : {}),
        findings: (0, finding_1.about)([
            ...(0, table_checks_1.checkOpenedOnce)(before.session),
            ...slips,
            ...(0, float_checks_1.checkOpeningFloat)(event, before),
            ...(0, cage_guarantee_check_1.checkGuaranteeOfTable)({ game, minimum: (0, money_1.minorFromWire)(minimum) }, whenAndIn(event), before),
            ...(0, session_checks_1.checkOpening)(event, before),
            ...findings,
        ], event.id),
    };
}
const whereAndWhen = (event) => ({
    day: event.gamingday,
    table: (0, session_key_1.tableConcerned)(event),
});
const whenAndIn = ({ gamingday, data, }) => ({
    gamingday,
    currency: data.currency,
});
/** A fill, at the table. */
const judgeTableFilled = (event, before) => ({
    lines: (0, table_posting_1.postTableFilled)(event),
    findings: (0, finding_1.about)([
        ...(0, table_checks_1.checkFillEqualsFloat)(before.session, event.data),
        ...checkHalf(before, event.data, { direction: 'to-table', half: 'table' }),
    ], event.id),
});
exports.judgeTableFilled = judgeTableFilled;
/** A credit, at the table. */
const judgeTableCredited = (event, before) => ({
    lines: (0, table_posting_1.postTableCredited)(event),
    findings: (0, finding_1.about)(checkHalf(before, event.data, { direction: 'to-cage', half: 'table' }), event.id),
});
exports.judgeTableCredited = judgeTableCredited;
/** Float, fill or imprest, at the cage. */
const judgeFloatIssued = (event, before) => ({
    lines: (0, cage_slips_posting_1.postFloatIssued)(event, before),
    findings: (0, finding_1.about)(checkHalf(before, event.data, { direction: 'to-table', half: 'cage' }), event.id),
});
exports.judgeFloatIssued = judgeFloatIssued;
/** A credit, or the receipt of a closing float, at the cage. */
const judgeCreditReceived = (event, before) => ({
    lines: (0, cage_slips_posting_1.postCreditReceived)(event, before),
    findings: (0, finding_1.about)(checkHalf(before, event.data, { direction: 'to-cage', half: 'cage' }), event.id),
});
exports.judgeCreditReceived = judgeCreditReceived;
/** The limits of an open table change. */
function judgeLimitsChanged(event, before) {
    const { room, settles, findings } = (0, room_checks_1.changeTermsInRoom)(event, before);
    const terms = {
        game: before.session.opening?.game,
        minimum: (0, money_1.minorFromWire)(event.data.newMinimum),
    };
    const own = [
        ...(0, float_checks_1.checkFloatAfterChange)(event, before),
        ...(0, cage_guarantee_check_1.checkGuaranteeOfTable)(terms, whenAndIn(event), before),
        ...(0, session_checks_1.checkLimitChange)(event, before),
    ];
    return { room, settles, findings: (0, finding_1.about)([...own, ...findings], event.id) };
}
/** The float is counted. */
const judgeTableCounted = (event, before) => ({
    lines: (0, table_posting_1.postTableCounted)(event, before),
    findings: (0, finding_1.about)((0, table_checks_1.checkBlindCounts)(event.data), event.id),
});
exports.judgeTableCounted = judgeTableCounted;
/** A session ends. */
function judgeTableClosed(event, before) {
    const lines = (0, table_close_posting_1.postTableClosed)(event, before);
    const slips = event.data.toCage.flatMap(({ slip, chips = 0 }) => slip === undefined
        ? []
        : checkHalf(before, { slip, amount: chips }, { direction: 'to-cage', half: 'table' }));
    const { room, settles, findings } = (0, room_checks_1.leaveRoom)(event, before);
    return {
        lines,
        room,
        settles,
        findings: (0, finding_1.about)([
            ...(0, table_checks_1.checkClosedOnce)(before.session),
            ...slips,
            ...checkFloatSpokenFor(event, lines, before),
            ...(0, session_checks_1.checkClosing)(event, before),
            ...(0, poker_session_1.checkSessionEnd)(event, before),
            ...findings,
        ], event.id),
    };
}
const checkHalf = ({ session }, { slip, amount }, half) => (0, slip_checks_1.checkSlip)(session.slips, { slip, amount: (0, money_1.minorFromWire)(amount), ...half });
/** At the close the chips of a float go to the cage or are said to stay locked on the table. */
function checkFloatSpokenFor(event, lines, before) {
    const { toCage, leftLocked = [], currency } = event.data;
    const spokenFor = [...toCage, ...leftLocked].some(({ holder, chips }) => holder === 'table' && chips !== undefined);
    const account = (0, account_paths_1.chipsOf)('table', (0, session_key_1.tableConcerned)(event));
    const left = before.balances.after(lines).of(account, currency);
    if (spokenFor || left === 0n)
        return [];
    return [
        {
            code: 'float-not-spoken-for',
            severity: 'violation',
            ruleId: 'K3',
            citation: 'each session is counted and signed, its result tied',
            expected: 'the float handed to the cage or left locked on the table',
            found: `${left} at ${account} by the books`,
        },
    ];
}
//# sourceMappingURL=table.judge.js.map