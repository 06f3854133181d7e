"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.postTableClosed = postTableClosed;
const session_key_1 = require("../../domain/table-session/session-key");
const slips_1 = require("../../domain/table-session/slips");
const money_1 = require("../../kernel/money");
const account_paths_1 = require("../account-paths");
const counts_1 = require("../counts");
const in_succession_1 = require("../in-succession");
const journal_entry_1 = require("../journal-entry");
const reporting_1 = require("../reporting");
const slot_posting_1 = require("./slot.posting");
const transit_posting_1 = require("./transit.posting");
/** The holders of a table, in the order in which those that are not handed over are looked at. */
const HOLDERS = ['table', 'cambista', 'cagnotte', 'jackpot', 'tips'];
/**
 * A session ends. First the result, where rounds are not captured; then each holder that is handed over or left
 * locked is brought to what it was said to hold; then what goes to the cage leaves it. A holder that nobody mentions
 * keeps its balance.
 */
function postTableClosed(event, before) {
    const steps = [
        postResultOfCount,
        ...HOLDERS.map((holder) => (closed, known) => tieHolder(holder, closed, known)),
        ...event.data.toCage.map((part) => (closed, known) => handOver(part, closed, known)),
    ];
    return (0, in_succession_1.inSuccession)(steps, before, (step, known) => step(event, known));
}
/** Where rounds are not captured: what the closing count leaves unexplained was won or lost in play. */
function postResultOfCount(event, before) {
    const counted = before.session.closingCount;
    if (counted === undefined || (0, reporting_1.capturesAt)(event, before).rounds)
        return [];
    const { currency } = event.data;
    const table = (0, session_key_1.tableConcerned)(event);
    const holder = (0, account_paths_1.chipsOf)('table', table);
    const difference = (0, account_paths_1.winOf)((0, reporting_1.gameAt)(event, before), table);
    return (0, counts_1.tieToCount)({ holder, counted, currency, difference }, before.balances.of(holder, currency));
}
/** Chips and cash that a holder was said to hold at the close, against its book. */
function tieHolder(kind, event, before) {
    const { currency, toCage, leftLocked = [] } = event.data;
    const said = [...toCage, ...leftLocked].filter(({ holder }) => holder === kind);
    const chips = sumOf(said.map((each) => each.chips));
    const cash = sumOf(said.map((each) => each.cash));
    const table = (0, session_key_1.tableConcerned)(event);
    const holder = (0, account_paths_1.chipsOf)(kind, table);
    const difference = differenceAt(kind, event, before);
    const till = (0, account_paths_1.cambistaCashOf)(table);
    return [
        ...(chips === undefined
            ? []
            : (0, counts_1.tieToCount)({ holder, counted: chips, currency, difference }, before.balances.of(holder, currency))),
        ...(cash === undefined || kind !== 'cambista'
            ? []
            : (0, counts_1.tieToCount)({ holder: till, counted: cash, currency, difference }, before.balances.of(till, currency))),
    ];
}
/** What a difference at the close is: a variance, or, where nothing was captured or counted before, the result. */
function differenceAt(kind, event, before) {
    const table = (0, session_key_1.tableConcerned)(event);
    if (kind === 'cagnotte')
        return (0, slot_posting_1.uncountedDifference)(event, before);
    const isResult = kind === 'table' && before.session.closingCount === undefined && !(0, reporting_1.capturesAt)(event, before).rounds;
    return isResult ? (0, account_paths_1.winOf)((0, reporting_1.gameAt)(event, before), table) : (0, account_paths_1.varianceOf)(kind, table);
}
/** What a holder gives goes into the chips and the cash of the cage. */
function handOver(part, event, before) {
    const { currency } = event.data;
    const table = (0, session_key_1.tableConcerned)(event);
    const chips = (0, money_1.minorFromWire)(part.chips ?? 0);
    const cash = (0, money_1.minorFromWire)(part.cash ?? 0);
    return [
        ...chipsToCage(part, { chips, currency, table }, before),
        ...(0, journal_entry_1.signedLine)('cash:cage', cash, currency),
        ...(0, journal_entry_1.signedLine)(part.holder === 'cambista' ? (0, account_paths_1.cambistaCashOf)(table) : (0, account_paths_1.varianceOf)(part.holder, table), -cash, currency),
    ];
}
/** Where the cage's receipt under the slip came first, it stands in transit already. */
function chipsToCage(part, { chips, currency, table }, before) {
    const { slip, holder } = part;
    const out = chipsOut({ holder: (0, account_paths_1.chipsOf)(holder, table), amount: chips, currency }, before.balances);
    const use = slip === undefined ? undefined : (0, slips_1.findSlip)(before.session.slips, { slip, direction: 'to-cage' });
    if (use?.cage === undefined || use.table !== undefined) {
        return [...(0, journal_entry_1.signedLine)('chips:cage', chips, currency), ...out];
    }
    return [...(0, journal_entry_1.signedLine)(transit_posting_1.TRANSIT, chips, currency, { subLedger: slip, slip }), ...out];
}
const chipsOut = (taking, balances) => (taking.amount === 0n ? [] : (0, counts_1.takeOut)(taking, balances));
/** Undefined where nobody said anything. */
function sumOf(amounts) {
    const said = amounts.filter((amount) => amount !== undefined);
    return said.length === 0 ? undefined : said.reduce((sum, amount) => sum + (0, money_1.minorFromWire)(amount), 0n);
}
//# sourceMappingURL=table-close.posting.js.map