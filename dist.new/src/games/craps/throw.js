"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.paidOn = void 0;
exports.settleThrow = settleThrow;
const rational_1 = require("../../kernel/rational");
const banked_bets_1 = require("../_mechanics/banked-bets");
const bets_in_play_1 = require("../_mechanics/bets-in-play");
const rounding_step_1 = require("../_mechanics/rounding-step");
const unjudged_1 = require("../_mechanics/unjudged");
const wording_1 = require("../wording");
const bet_numbers_1 = require("./bet-numbers");
const decision_1 = require("./decision");
const reported_throw_1 = require("./reported-throw");
const series_1 = require("./series");
/** What the rules make of a throw. Total: what cannot be read is marked as not judged. */
function settleThrow({ facts, bets }, round, { answers }) {
    const thrown = (0, reported_throw_1.throwOf)(round.outcome);
    if (thrown === undefined)
        return (0, unjudged_1.unjudgedRound)(round, facts.rules.result, 'two dice from 1 to 6');
    const point = (0, series_1.pointBefore)(round, thrown);
    const roll = { facts, bets, round, point, thrown, answers, rounding: (0, rounding_step_1.roundingStep)(answers) };
    const decided = (0, bets_in_play_1.settleEach)(round, (bet, times) => settleBet(bet, times, roll), (bet, times) => onItsNumber(bet, (0, bet_numbers_1.numberOfBet)(bet, times, roll), roll));
    return {
        bets: decided.bets,
        commissions: [],
        pools: [],
        awards: [],
        after: (0, series_1.remember)(decided.after, point, thrown),
        complete: !decided.bets.some(({ fate }) => fate === 'not-judged'),
    };
}
function settleBet(placed, times, roll) {
    const { facts, bets, thrown } = roll;
    const bet = bets.get(placed.type);
    if (bet === undefined)
        return (0, banked_bets_1.notJudged)(placed, notOffered(placed, facts));
    const number = (0, bet_numbers_1.numberOfBet)(placed, times, roll);
    const options = (0, reported_throw_1.optionsOf)(placed.options);
    if (number === 'unknown' || options === undefined)
        return (0, banked_bets_1.notJudged)(placed, notReadable(placed, bet));
    if (options.isLate && times === 0)
        return (0, banked_bets_1.givenBack)(placed, 'not-accepted', [facts.rules.closed]);
    if (options.isWithdrawn && mayBeWithdrawn(bet, number, roll))
        return (0, banked_bets_1.givenBack)(placed, 'freed', [bet.rule]);
    const decision = (0, decision_1.decisionOf)(bet.play, number, thrown);
    switch (decision.fate) {
        case 'wins':
            return (0, banked_bets_1.wins)(placed, (0, banked_bets_1.shareOf)(placed.stake, (0, exports.paidOn)(bet, decision.pays, roll), roll.rounding), [bet.rule]);
        case 'loses':
            return (0, banked_bets_1.loses)(placed, [bet.rule]);
        case 'null':
            return (0, banked_bets_1.givenBack)(placed, 'null', [bet.rule]);
        case 'stays':
            return (0, banked_bets_1.decide)(placed, 'held', { held: placed.stake }, [bet.rule]);
    }
}
/** Whether its owner may take a bet away before the throw. */
function mayBeWithdrawn({ play }, number, { answers }) {
    if (play.kind !== 'line')
        return true;
    if (play.locked === 'always')
        return false;
    const staysLocked = play.locked === 'on-number' || answers['OP1-13'] === 'none';
    return !(staysLocked && number !== undefined);
}
/** What a bet pays; of a multiple one the stake may be among it (OP1-13c). */
const paidOn = (bet, pays, { answers }) => (isMultiple(bet) && answers['OP1-13c'] === 'consumed' ? (0, rational_1.subtract)(pays, rational_1.ONE) : pays);
exports.paidOn = paidOn;
/** Hard ways and the bets on one throw that pay more: their maximum follows from what they win. */
const isMultiple = ({ maximum }) => maximum.by === 'winnings';
/** A bet that stays lies on its number from now on: the one it had, or the one just thrown. */
function onItsNumber(placed, number, { bets, thrown }) {
    const play = bets.get(placed.type)?.play;
    if (play?.kind === 'line')
        return { ...placed, selection: number ?? thrown.total };
    return play?.kind === 'number' ? { ...placed, selection: number } : placed;
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
    expected: `${type} on ${covers}, and its number`,
    found: `selection ${(0, wording_1.reported)(selection)}, options ${(0, wording_1.reported)(options)}`,
});
//# sourceMappingURL=throw.js.map