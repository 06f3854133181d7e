"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.trijokerDeal = exports.trijokerShapes = exports.TRIJOKER_OPTIONS = void 0;
exports.settleTrijoker = settleTrijoker;
const typebox_1 = require("typebox");
const banked_bets_1 = require("../_mechanics/banked-bets");
const bets_in_play_1 = require("../_mechanics/bets-in-play");
const late_bets_1 = require("../_mechanics/late-bets");
const carrusel_1 = require("../_mechanics/jackpots/carrusel");
const unjudged_1 = require("../_mechanics/unjudged");
const wording_1 = require("../wording");
const dealt_hands_1 = require("./dealt-hands");
const interconnected_poker_1 = require("./interconnected-poker");
const bet_options_1 = require("./bet-options");
const trijoker_hand_1 = require("./trijoker-hand");
const OUTCOME = (0, dealt_hands_1.outcomeShape)({
    own: 3,
    common: { cards: 2, isOptional: false },
    more: {
        exposed: typebox_1.Type.Optional(typebox_1.Type.Enum(['left', 'right'], { description: 'which common card was seen before its time' })),
    },
});
/** What is said of a bet. */
exports.TRIJOKER_OPTIONS = typebox_1.Type.Object({
    ...late_bets_1.LATE_OPTION,
    withdrawn: typebox_1.Type.Optional(typebox_1.Type.Boolean({ description: 'taken back by the player at his turn' })),
});
/** The shapes of a round in an event. */
const trijokerShapes = ({ bets }) => ({
    outcome: OUTCOME,
    bets: Object.fromEntries(bets.map(({ type }) => [type, { options: exports.TRIJOKER_OPTIONS }])),
});
exports.trijokerShapes = trijokerShapes;
const trijokerDeal = (outcome) => (0, dealt_hands_1.dealtRound)(OUTCOME, outcome);
exports.trijokerDeal = trijokerDeal;
/** What the rules make of a hand of trijoker. Total: what cannot be read is marked as not judged. */
function settleTrijoker(facts, round, setting) {
    const { answers } = setting;
    const dealt = (0, exports.trijokerDeal)(round.outcome);
    if (dealt === undefined) {
        return (0, unjudged_1.unjudgedRound)(round, facts.rules.deal, 'three cards of each hand and two for all');
    }
    const prizeOf = (0, trijoker_hand_1.prizeTeller)(facts, answers['OP2-11']);
    const { bets, after } = (0, bets_in_play_1.settleEach)(round, (bet) => settleBet(bet, { facts, dealt, prizeOf }));
    const complete = !bets.some(({ fate }) => fate === 'not-judged');
    const pools = (0, carrusel_1.settleCarrusel)(interconnected_poker_1.INTERCONNECTED_CARRUSEL, round, {
        setting,
        handOf: (stake) => (0, dealt_hands_1.handWithCommon)(stake, dealt, round.bets),
    });
    return { bets, commissions: [], pools, awards: [], after, complete };
}
function settleBet(placed, { facts, dealt, prizeOf }) {
    const { rules, bets } = facts;
    const bet = bets.find(({ type }) => type === placed.type);
    if (bet === undefined) {
        const expected = `one of ${bets.map(({ type }) => type).join(', ')}`;
        return (0, banked_bets_1.notJudged)(placed, {
            code: 'bet-not-offered',
            rule: rules.threeBets,
            expected,
            found: placed.type,
        });
    }
    const options = (0, bet_options_1.optionsOf)(exports.TRIJOKER_OPTIONS, placed.options);
    const hand = (0, dealt_hands_1.handAt)(dealt, placed);
    const five = hand === undefined ? undefined : (0, trijoker_hand_1.fiveCards)([...hand.cards, ...dealt.common]);
    if (options === undefined || five === undefined) {
        const found = `seat ${placed.seat ?? 'none'}, options ${(0, wording_1.reported)(placed.options)}`;
        const expected = `${placed.type} on five different cards`;
        return (0, banked_bets_1.notJudged)(placed, { code: 'bet-not-readable', rule: rules.deal, expected, found });
    }
    if (options.late === true)
        return (0, banked_bets_1.givenBack)(placed, 'not-accepted', [rules.lateBet]);
    if (options.withdrawn === true && bet.withdrawn !== undefined) {
        return (0, banked_bets_1.givenBack)(placed, 'null', [bet.withdrawn]);
    }
    const prize = prizeOf(five);
    return prize === undefined
        ? (0, banked_bets_1.loses)(placed, [rules.belowMinimum])
        : (0, banked_bets_1.wins)(placed, { amount: placed.stake * prize.pays }, [prize.rule]);
}
//# sourceMappingURL=trijoker-settlement.js.map