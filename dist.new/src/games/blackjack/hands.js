"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.mayHaveEvenMoney = exports.isSplit = exports.isBlackjack = exports.showsAce = exports.isBet = void 0;
exports.settleHands = settleHands;
exports.handOfBet = handOfBet;
const banked_bets_1 = require("../_mechanics/banked-bets");
const bets_in_play_1 = require("../_mechanics/bets-in-play");
const rounding_step_1 = require("../_mechanics/rounding-step");
const unjudged_1 = require("../_mechanics/unjudged");
const wording_1 = require("../wording");
const blackjack_facts_1 = require("./blackjack-facts");
const bolsa_1 = require("./bolsa");
const hand_points_1 = require("./hand-points");
const reported_hands_1 = require("./reported-hands");
/** What the rules make of a round. The cards on the table decide, whether or not they should have been drawn. */
function settleHands(facts, round, setting) {
    const { answers } = setting;
    const dealt = (0, reported_hands_1.handsOf)(round.outcome);
    if (dealt === undefined) {
        return (0, unjudged_1.unjudgedRound)(round, facts.rules.main, 'the cards of the dealer and of every hand');
    }
    const deal = { ...dealt, facts, answers, rounding: (0, rounding_step_1.roundingStep)(answers) };
    const { bets, after } = (0, bets_in_play_1.settleEach)(round, (bet) => settleBet(bet, deal));
    const complete = !bets.some(({ fate }) => fate === 'not-judged');
    const pools = (0, bolsa_1.settleBolsa)(facts, round, { dealt, setting });
    return { bets, commissions: [], pools, awards: [], after, complete };
}
function settleBet(bet, deal) {
    const { rules } = deal.facts;
    if (!(0, exports.isBet)(bet.type)) {
        const expected = `one of ${blackjack_facts_1.BLACKJACK_BETS.join(', ')}`;
        return (0, banked_bets_1.notJudged)(bet, { code: 'bet-not-offered', rule: rules.main, expected, found: bet.type });
    }
    const options = (0, reported_hands_1.optionsOf)(bet.options);
    const hand = options === undefined ? undefined : handOfBet(bet, options.hand, deal);
    if (options === undefined || hand === undefined) {
        const found = `seat ${bet.seat ?? 'none'}, options ${(0, wording_1.reported)(bet.options)}`;
        const expected = `${bet.type} on a hand that was dealt`;
        return (0, banked_bets_1.notJudged)(bet, { code: 'bet-not-readable', rule: rules.main, expected, found });
    }
    if (options.isLate)
        return (0, banked_bets_1.givenBack)(bet, 'not-accepted', [rules.beforeTheDeal]);
    if (bet.type === 'insurance')
        return settleInsurance(bet, deal);
    if (bet.type === 'main' && options.wantsEvenMoney && (0, exports.mayHaveEvenMoney)(hand, deal)) {
        return pay(bet, deal.facts.pays.evenMoney, [rules.evenMoney], deal);
    }
    return settleHand(bet, bet.type, hand, deal);
}
const isBet = (type) => blackjack_facts_1.BLACKJACK_BETS.some((bet) => bet === type);
exports.isBet = isBet;
/** The hand that a bet lies on: main bets and insurance on the first of their box. */
function handOfBet({ type, seat }, named, { hands }) {
    const number = type === 'split' || type === 'double' ? named : 1;
    return hands.find((hand) => hand.seat === seat && hand.hand === number);
}
const pay = (bet, pays, rules, { rounding }) => (0, banked_bets_1.wins)(bet, (0, banked_bets_1.shareOf)(bet.stake, pays, rounding), rules);
/** Insurance is only there against an ace; it needs the second card of the dealer and nothing else. */
function settleInsurance(bet, deal) {
    const { rules, pays } = deal.facts;
    if (!(0, exports.showsAce)(deal))
        return (0, banked_bets_1.givenBack)(bet, 'not-accepted', [rules.insurance]);
    return (0, hand_points_1.isTwoCard21)(deal.dealer)
        ? pay(bet, pays.insurance, [rules.insurance], deal)
        : (0, banked_bets_1.loses)(bet, [rules.insurance]);
}
const showsAce = ({ dealer }) => dealer[0]?.startsWith('A') === true;
exports.showsAce = showsAce;
/** 21 with two cards, of a hand that was not split. */
const isBlackjack = (hand, { hands }) => (0, hand_points_1.isTwoCard21)(hand.cards) && !(0, exports.isSplit)(hand, hands);
exports.isBlackjack = isBlackjack;
/** Whether a hand was split from another one, or another one from it. */
const isSplit = (hand, hands) => hand.of !== undefined || hands.some((other) => other.seat === hand.seat && other.of === hand.hand);
exports.isSplit = isSplit;
const mayHaveEvenMoney = (hand, deal) => (0, exports.showsAce)(deal) && (0, exports.isBlackjack)(hand, deal);
exports.mayHaveEvenMoney = mayHaveEvenMoney;
function settleHand(bet, type, hand, deal) {
    const { rules, pays } = deal.facts;
    const [points, dealer] = [(0, hand_points_1.pointsOf)(hand.cards), (0, hand_points_1.pointsOf)(deal.dealer)];
    const ofBet = ruleOf(type, hand, deal);
    if (points > 21)
        return (0, banked_bets_1.loses)(bet, ofBet);
    const [hasBlackjack, dealerHas] = [(0, exports.isBlackjack)(hand, deal), (0, hand_points_1.isTwoCard21)(deal.dealer)];
    if (hasBlackjack) {
        if (dealerHas)
            return (0, banked_bets_1.givenBack)(bet, 'null', [...ofBet, rules.comparison]);
        return pay(bet, pays.blackjack, [...ofBet, rules.blackjack], deal);
    }
    if (dealerHas)
        return againstBlackjack(bet, type, ofBet, deal);
    if (dealer > 21 || points > dealer)
        return pay(bet, pays.hand, [...ofBet, rules.comparison], deal);
    return points === dealer
        ? (0, banked_bets_1.givenBack)(bet, 'null', [...ofBet, rules.comparison])
        : (0, banked_bets_1.loses)(bet, [...ofBet, rules.comparison]);
}
/** All that lies on a hand is lost, or what was put there after the first bet goes back (OP1-09). */
function againstBlackjack(bet, type, ofBet, deal) {
    const { rules } = deal.facts;
    if (type === 'main')
        return (0, banked_bets_1.loses)(bet, [...ofBet, rules.blackjack]);
    return deal.answers['OP1-09'] === 'first-stake-only'
        ? (0, banked_bets_1.givenBack)(bet, 'null', [...ofBet, rules.whenDealerHasBlackjack])
        : (0, banked_bets_1.loses)(bet, [...ofBet, rules.whenDealerHasBlackjack]);
}
function ruleOf(type, hand, { facts: { rules }, hands }) {
    if (type === 'double')
        return [rules.double];
    if ((0, hand_points_1.isTwoCard21)(hand.cards) && (0, exports.isSplit)(hand, hands))
        return [rules.splitTwentyOne];
    return [type === 'split' ? rules.split : rules.main];
}
//# sourceMappingURL=hands.js.map