"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.runHandsCommand = runHandsCommand;
exports.printable = printable;
const hand_fault_1 = require("./hand-fault");
const history_text_1 = require("./history-text");
const parse_hand_history_1 = require("./parse-hand-history");
const tie_hand_1 = require("./tie-hand");
/**
 * Prints one JSON line per hand, `{id, pot, collected, rake, derived?, ties, reasons?}`, amounts as strings of minor
 * units. A hand that cannot be read has a line too, with nothing but its number and the reason. Answers the exit
 * code: 0 when every file holds hands and all of them tie, 1 otherwise, 2 without files.
 */
function runHandsCommand(files, io) {
    if (files.length === 0) {
        io.err('usage: hands FILE...   (hand-history files; prints one JSON line per hand)');
        return 2;
    }
    // Every file is looked at, also after one that does not tie.
    return files.map((file) => judgeFile(file, io)).every(Boolean) ? 0 : 1;
}
function judgeFile(file, io) {
    const bytes = readOrReport(file, io);
    if (!bytes)
        return false;
    const hands = (0, parse_hand_history_1.parseHandHistory)((0, history_text_1.decodeHistory)(bytes));
    if (hands.length === 0) {
        io.err(`${file}: contains no hand`);
        return false;
    }
    return hands
        .map((read) => {
        if (read.ok)
            return judgeHand(file, read.value, io);
        const fault = (0, hand_fault_1.describeFault)(read.refusal);
        io.err(`${file}: ${fault}`);
        io.out(JSON.stringify({ id: read.refusal.id ?? null, ties: false, reasons: [fault] }));
        return false;
    })
        .every(Boolean);
}
function readOrReport(file, io) {
    try {
        return io.readFile(file);
    }
    catch (error) {
        io.err(`${file}: cannot be read (${error instanceof Error ? error.message : String(error)})`);
        return undefined;
    }
}
function judgeHand(file, hand, io) {
    for (const { line, text } of hand.notes)
        io.err(`${file}: line ${line} is not understood: ${text}`);
    const judgement = (0, tie_hand_1.tieHand)(hand);
    io.out(JSON.stringify(printable(judgement)));
    return judgement.ties;
}
/** A judgement as it is printed: amounts as strings of minor units, reasons only where there are any. */
function printable({ id, pot, collected, rake, derived, ties, reasons }) {
    return {
        id,
        pot: pot.toString(),
        collected: collected.toString(),
        rake: rake.toString(),
        ...(derived !== undefined && { derived: derived.toString() }),
        ties,
        ...(reasons.length > 0 && { reasons }),
    };
}
//# sourceMappingURL=hands-command.js.map