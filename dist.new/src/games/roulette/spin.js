"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readyTable = void 0;
exports.settleSpin = settleSpin;
const banked_bets_1 = require("../_mechanics/banked-bets");
const bets_in_play_1 = require("../_mechanics/bets-in-play");
const rounding_step_1 = require("../_mechanics/rounding-step");
const unjudged_1 = require("../_mechanics/unjudged");
const wording_1 = require("../wording");
const reported_spin_1 = require("./reported-spin");
const selections_1 = require("./selections");
const prison_1 = require("../_mechanics/prison");
/** Prepares the bets of a roulette once, so that a spin only looks up. */
const readyTable = (facts) => ({
    facts,
    bets: new Map(facts.bets.map((bet) => [bet.type, { bet, coverageOf: (0, selections_1.readerOf)(bet.sets), rules: [bet.rule] }])),
});
exports.readyTable = readyTable;
/** What the rules make of a spin. Total: what cannot be read is marked as not judged. */
function settleSpin(table, round, { terms, answers }) {
    const { facts } = table;
    const number = (0, reported_spin_1.numberOf)(round.outcome);
    if (number === undefined)
        return (0, unjudged_1.unjudgedRound)(round, facts.rules.result, 'a number from 0 to 36');
    const spin = {
        facts,
        number,
        isLast: round.lastOfSession === true,
        minimum: terms?.minimum,
        answers,
        rounding: (0, rounding_step_1.roundingStep)(answers),
    };
    const { bets, after } = (0, bets_in_play_1.settleEach)(round, (bet, times) => settleBet(table, { bet, times }, spin));
    const complete = !bets.some(({ fate }) => fate === 'not-judged');
    return { bets, commissions: [], pools: [], awards: [], after, complete };
}
function settleBet(table, { bet, times }, spin) {
    const ready = table.bets.get(bet.type);
    if (ready === undefined)
        return (0, banked_bets_1.notJudged)(bet, notOffered(bet, spin.facts));
    const coverage = ready.coverageOf(bet.selection);
    const options = (0, reported_spin_1.optionsOf)(bet.options, spin.facts);
    if (coverage === undefined || options === undefined)
        return (0, banked_bets_1.notJudged)(bet, notReadable(bet, ready));
    if (options.isLate)
        return (0, banked_bets_1.givenBack)(bet, 'not-accepted', [spin.facts.rules.lateBet]);
    const isCovered = coverage[spin.number];
    if (ready.bet.isSimple) {
        if (spin.number === 0) {
            return times === 0 ? (0, prison_1.onFirstZero)(bet, options.onZero, spin) : (0, prison_1.onFurtherZero)(bet, options.onZero, spin);
        }
        if (times > 0)
            return (0, prison_1.onRelease)(bet, { isCovered, round: spin });
    }
    return isCovered
        ? (0, banked_bets_1.wins)(bet, (0, banked_bets_1.shareOf)(bet.stake, ready.bet.pays, spin.rounding), ready.rules)
        : (0, banked_bets_1.loses)(bet, ready.rules);
}
const notOffered = ({ type }, { bets, rules }) => ({
    code: 'bet-not-offered',
    rule: rules.betsOffered,
    expected: `one of ${bets.map((bet) => bet.type).join(', ')}`,
    found: type,
});
const notReadable = ({ type, selection, options }, { bet }) => ({
    code: 'bet-not-readable',
    rule: bet.rule,
    expected: `${type} on ${bet.covers}`,
    found: `selection ${(0, wording_1.reported)(selection)}, options ${(0, wording_1.reported)(options)}`,
});
//# sourceMappingURL=spin.js.map