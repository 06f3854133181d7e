"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.settleBall = settleBall;
const banked_bets_1 = require("../_mechanics/banked-bets");
const bets_in_play_1 = require("../_mechanics/bets-in-play");
const late_bets_1 = require("../_mechanics/late-bets");
const rounding_step_1 = require("../_mechanics/rounding-step");
const unjudged_1 = require("../_mechanics/unjudged");
const wording_1 = require("../wording");
const reported_ball_1 = require("./reported-ball");
/** What the rules make of a throw. Total: what cannot be read is marked as not judged. */
function settleBall(facts, round, { answers }) {
    const number = (0, reported_ball_1.ballOf)(facts, round.outcome);
    if (number === undefined) {
        return (0, unjudged_1.unjudgedRound)(round, facts.rules.result, `a number from 1 to ${facts.highest}`);
    }
    const ball = { facts, number, rounding: (0, rounding_step_1.roundingStep)(answers) };
    const { bets, after } = (0, bets_in_play_1.settleEach)(round, (bet) => settleBet(bet, ball));
    const complete = !bets.some(({ fate }) => fate === 'not-judged');
    return { bets, commissions: [], pools: [], awards: [], after, complete };
}
function settleBet(placed, { facts, number, rounding }) {
    const bet = facts.bets.find(({ type }) => type === placed.type);
    if (bet === undefined)
        return (0, banked_bets_1.notJudged)(placed, notOffered(placed, facts));
    const numbers = (0, reported_ball_1.numbersOf)(facts, bet, placed.selection);
    const late = (0, late_bets_1.isLate)(placed.options);
    if (numbers === undefined || late === undefined)
        return (0, banked_bets_1.notJudged)(placed, notReadable(placed, bet));
    if (late)
        return (0, banked_bets_1.givenBack)(placed, 'not-accepted', [facts.rules.lateBet]);
    return numbers.includes(number)
        ? (0, banked_bets_1.wins)(placed, (0, banked_bets_1.shareOf)(placed.stake, bet.pays, rounding), [bet.rule])
        : (0, banked_bets_1.loses)(placed, [bet.rule]);
}
const notOffered = ({ type }, { bets, rules }) => ({
    code: 'bet-not-offered',
    rule: rules.result,
    expected: `one of ${bets.map((bet) => bet.type).join(', ')}`,
    found: type,
});
const notReadable = ({ type, selection, options }, { rule, covers }) => ({
    code: 'bet-not-readable',
    rule,
    expected: `${type} on ${covers}`,
    found: `selection ${(0, wording_1.reported)(selection)}, options ${(0, wording_1.reported)(options)}`,
});
//# sourceMappingURL=ball.js.map