"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.wheelShapes = void 0;
exports.playOf = playOf;
exports.settlePlay = settlePlay;
const typebox_1 = require("typebox");
const banked_bets_1 = require("../_mechanics/banked-bets");
const bets_in_play_1 = require("../_mechanics/bets-in-play");
const late_bets_1 = require("../_mechanics/late-bets");
const unjudged_1 = require("../_mechanics/unjudged");
const wording_1 = require("../wording");
/** The shapes of a play in an event. */
const wheelShapes = ({ bets }) => ({
    outcome: typebox_1.Type.Object({
        square: typebox_1.Type.Enum(bets.map(({ type }) => type), { description: 'the kind of square the pointer shows' }),
        turns: typebox_1.Type.Optional(typebox_1.Type.Integer({ minimum: 0, description: 'full turns after the second push' })),
    }),
    bets: Object.fromEntries(bets.map(({ type }) => [type, { options: typebox_1.Type.Object(late_bets_1.LATE_OPTION) }])),
});
exports.wheelShapes = wheelShapes;
/** The play of an outcome, or undefined where it states none. */
function playOf({ bets }, outcome) {
    if (typeof outcome !== 'object' || outcome === null)
        return undefined;
    const { square: named, turns } = outcome;
    const square = bets.find(({ type }) => type === named);
    const isCount = turns === undefined || (typeof turns === 'number' && turns % 1 === 0 && turns >= 0);
    if (square === undefined || !isCount)
        return undefined;
    return { square, ...(turns === undefined ? {} : { turns }) };
}
/** What the rules make of a play. Total: what cannot be read is marked as not judged. */
function settlePlay(facts, round) {
    const play = playOf(facts, round.outcome);
    if (play === undefined)
        return (0, unjudged_1.unjudgedRound)(round, facts.rules.result, 'the kind of square that won');
    const { bets, after } = (0, bets_in_play_1.settleEach)(round, (bet) => settleBet(bet, play, facts));
    const complete = !bets.some(({ fate }) => fate === 'not-judged');
    return { bets, commissions: [], pools: [], awards: [], after, complete };
}
function settleBet(placed, { square }, { bets, rules }) {
    const bet = bets.find(({ type }) => type === placed.type);
    if (bet === undefined) {
        const expected = `one of ${bets.map(({ type }) => type).join(', ')}`;
        return (0, banked_bets_1.notJudged)(placed, { code: 'bet-not-offered', rule: rules.result, expected, found: placed.type });
    }
    const late = (0, late_bets_1.isLate)(placed.options);
    if (late === undefined) {
        const found = `options ${(0, wording_1.reported)(placed.options)}`;
        return (0, banked_bets_1.notJudged)(placed, {
            code: 'bet-not-readable',
            rule: bet.rule,
            expected: 'late: true or false',
            found,
        });
    }
    if (late)
        return (0, banked_bets_1.givenBack)(placed, 'not-accepted', [rules.lateBet]);
    return bet === square
        ? (0, banked_bets_1.wins)(placed, { amount: placed.stake * bet.pays }, [bet.rule, rules.stakeKept])
        : (0, banked_bets_1.loses)(placed, [bet.rule]);
}
//# sourceMappingURL=wheel-spin.js.map