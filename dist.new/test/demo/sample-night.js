"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readSampleNight = readSampleNight;
const node_fs_1 = require("node:fs");
const node_path_1 = require("node:path");
const streams_1 = require("../../src/domain/event-registry/streams");
const money_1 = require("../../src/kernel/money");
const history_text_1 = require("../support/hand-history/history-text");
const hand_fault_1 = require("../support/hand-history/hand-fault");
const parse_hand_history_1 = require("../support/hand-history/parse-hand-history");
const reference_casinos_1 = require("../support/hand-history/reference-casinos");
const tie_hand_1 = require("../support/hand-history/tie-hand");
const to_events_1 = require("../support/hand-history/to-events");
/** Reads every .txt file of a directory, in the order of their names. */
function readSampleNight(directory) {
    const files = (0, node_fs_1.readdirSync)(directory)
        .filter((name) => name.endsWith('.txt'))
        .sort();
    const hands = [];
    const faults = [];
    for (const file of files) {
        for (const read of (0, parse_hand_history_1.parseHandHistory)((0, history_text_1.decodeHistory)((0, node_fs_1.readFileSync)((0, node_path_1.join)(directory, file))))) {
            if (read.ok)
                hands.push(read.value);
            else
                faults.push(`${file}: ${(0, hand_fault_1.describeFault)(read.refusal)}`);
        }
    }
    if (hands.length === 0)
        faults.push(`${directory}: contains no hand`);
    const events = (0, to_events_1.toEvents)(hands);
    return { events, faults, expectations: expectationsOf(hands, events) };
}
function expectationsOf(hands, events) {
    return [...new Set(hands.map(reference_casinos_1.casinoOf))].sort().map((casino) => {
        const judged = hands.filter((hand) => (0, reference_casinos_1.casinoOf)(hand) === casino).map((hand) => (0, tie_hand_1.tieHand)(hand));
        const rake = (0, money_1.sumMinor)(judged.map((hand) => hand.rake));
        return {
            casino,
            hands: judged,
            commission: rake,
            chipsOfCustomers: chipsSold(casino, events) - rake,
            results: new Map(),
            banks: new Map(),
        };
    });
}
function chipsSold(casino, events) {
    const sales = events.filter(({ type, source }) => type === 'cagnotte.cage.chips-sold.v1' && (0, streams_1.casinoOf)(source) === casino);
    return (0, money_1.sumMinor)(sales.map(({ data }) => BigInt(data.amount)));
}
//# sourceMappingURL=sample-night.js.map