"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.settle = settle;
exports.settledText = settledText;
const consumers_1 = require("node:stream/consumers");
const settle_round_1 = require("../../games/settle-round");
const json_text_1 = require("../../intake/reading/json-text");
const exact_json_1 = require("../../kernel/exact-json");
const result_1 = require("../../kernel/result");
const saying_1 = require("./saying");
/**
 * `cagnotte settle GAME`: what the rules make of the round on standard input, as JSON with amounts in minor units.
 * Answers the exit code: 0 when the round could be read, whatever is found about it.
 */
async function settle(game) {
    return (0, saying_1.say)(settledText(game, await (0, consumers_1.text)(process.stdin)));
}
/** The settlement of a round that is given as JSON text, or one line for each fault of it. */
function settledText(game, round) {
    const read = readJson(round);
    const settled = read.ok ? (0, settle_round_1.settleRound)(game, read.value) : read;
    if (settled.ok)
        return { code: 0, out: `${(0, exact_json_1.exactJson)(settled.value)}\n`, err: '' };
    return { code: 1, out: '', err: settled.refusal.map((fault) => `settle: ${fault}\n`).join('') };
}
/** The value of a JSON text that parsing does not change: an amount that is too large to be exact is refused. */
function readJson(round) {
    let value;
    try {
        value = JSON.parse(round);
    }
    catch (failure) {
        return (0, result_1.refused)([`standard input is no JSON: ${failure.message}`]);
    }
    const loss = (0, json_text_1.findHiddenLoss)(round);
    return loss === undefined ? (0, result_1.accepted)(value) : (0, result_1.refused)([`${loss.path} ${loss.reason}: ${loss.found}`]);
}
//# sourceMappingURL=settle.js.map