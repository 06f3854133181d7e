"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.parseHandHistory = void 0;
exports.readAllHands = readAllHands;
const result_1 = require("../../../src/kernel/result");
const hand_blocks_1 = require("./hand-blocks");
const hand_fault_1 = require("./hand-fault");
const hand_header_1 = require("./hand-header");
const history_text_1 = require("./history-text");
const line_cursor_1 = require("./line-cursor");
const parse_hand_1 = require("./parse-hand");
/**
 * Reads a hand-history file: one answer per hand, in the order of the file. A hand that cannot be read is refused
 * with the line at fault and what was expected there; the others are read all the same.
 */
const parseHandHistory = (text) => (0, hand_blocks_1.cutIntoBlocks)((0, history_text_1.linesOf)(text)).map(readBlock);
exports.parseHandHistory = parseHandHistory;
function readBlock(block) {
    const cursor = new line_cursor_1.LineCursor(block);
    try {
        return (0, result_1.accepted)((0, parse_hand_1.parseHand)(cursor));
    }
    catch (error) {
        if (!(error instanceof hand_fault_1.UnexpectedText))
            throw error;
        const { line, text } = cursor.current;
        const id = hand_header_1.HAND_START.exec(block[0].text)?.[1];
        return (0, result_1.refused)({ ...(id !== undefined && { id }), line, expected: error.expected, found: text });
    }
}
/** The hands of a file of which every hand must be readable. Throws with the first fault otherwise. */
function readAllHands(text) {
    return (0, exports.parseHandHistory)(text).map((read) => {
        if (!read.ok)
            throw new Error((0, hand_fault_1.describeFault)(read.refusal));
        return read.value;
    });
}
//# sourceMappingURL=parse-hand-history.js.map