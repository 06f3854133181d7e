"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.settleCaribbean = settleCaribbean;
const banked_bets_1 = require("../_mechanics/banked-bets");
const bets_in_play_1 = require("../_mechanics/bets-in-play");
const carrusel_1 = require("../_mechanics/jackpots/carrusel");
const unjudged_1 = require("../_mechanics/unjudged");
const wording_1 = require("../wording");
const bet_options_1 = require("./bet-options");
const caribbean_stud_hand_1 = require("./caribbean-stud-hand");
const caribbean_stud_round_1 = require("./caribbean-stud-round");
const dealt_hands_1 = require("./dealt-hands");
/** What the rules make of a round of caribbean stud. Total: what cannot be read is marked as not judged. */
function settleCaribbean(facts, round, setting) {
    const { answers } = setting;
    const dealt = (0, caribbean_stud_round_1.caribbeanDeal)(round.outcome);
    const ofHouse = dealt === undefined ? undefined : (0, caribbean_stud_hand_1.fiveOf)(facts, dealt.dealer);
    if (dealt === undefined || ofHouse === undefined) {
        return (0, unjudged_1.unjudgedRound)(round, facts.rules.lateBet, 'five cards of each hand and five different ones of the house');
    }
    const hands = (0, caribbean_stud_hand_1.handReader)(facts, answers);
    const play = { facts, dealt, answers, hands, house: hands.strengthOf(ofHouse), bets: round.bets };
    const { bets, after } = (0, bets_in_play_1.settleEach)(round, (bet) => settleBet(bet, play));
    const complete = !bets.some(({ fate }) => fate === 'not-judged');
    const pools = (0, carrusel_1.settleCarrusel)(facts.carrusel, round, {
        setting,
        handOf: (stake) => handInCarrusel(stake, play),
    });
    return { bets, commissions: [], pools, awards: [], after, complete };
}
/** The cards of a stake of the carrusel: those of its box, if there is a bet of the game on it. */
function handInCarrusel(stake, { dealt, bets, answers }) {
    const hand = (0, dealt_hands_1.handAt)(dealt, stake);
    if (hand === undefined || !(0, caribbean_stud_round_1.hasInitialBet)(stake, bets))
        return undefined;
    const passed = (0, caribbean_stud_round_1.goingOn)(stake, bets) !== 'goes-on';
    if (passed && answers['OP2-46'] === 'lost-with-it')
        return undefined;
    return answers['OP2-16a'] === 'as-dealt' ? (0, caribbean_stud_round_1.dealtCards)(hand) : hand.cards;
}
function settleBet(bet, play) {
    const { facts, dealt } = play;
    const { rules } = facts;
    const type = (0, caribbean_stud_round_1.betsOffered)(facts).find((offered) => offered === bet.type);
    if (type === undefined) {
        const expected = `one of ${(0, caribbean_stud_round_1.betsOffered)(facts).join(', ')}`;
        return (0, banked_bets_1.notJudged)(bet, { code: 'bet-not-offered', rule: rules.initialBet, expected, found: bet.type });
    }
    const options = (0, bet_options_1.optionsOf)(caribbean_stud_round_1.CARIBBEAN_OPTIONS, bet.options);
    const hand = (0, dealt_hands_1.handAt)(dealt, bet);
    const five = hand === undefined ? undefined : (0, caribbean_stud_hand_1.fiveOf)(facts, hand.cards);
    if (options === undefined || hand === undefined || five === undefined) {
        const found = `seat ${bet.seat ?? 'none'}, options ${(0, wording_1.reported)(bet.options)}`;
        const expected = `${type} on five different cards`;
        return (0, banked_bets_1.notJudged)(bet, { code: 'bet-not-readable', rule: rules.initialBet, expected, found });
    }
    if (options.late === true)
        return (0, banked_bets_1.givenBack)(bet, 'not-accepted', [rules.lateBet]);
    if (options.forfeited !== undefined)
        return (0, banked_bets_1.loses)(bet, [rules.forfeited]);
    return settleOffered(bet, { type, hand, own: play.hands.strengthOf(five) }, play);
}
function settleOffered(bet, { type, hand, own }, play) {
    if (type === 'insurance')
        return settleInsurance(bet, hand, own, play);
    if (type === 'card-purchase')
        return settlePurchase(bet, play);
    if (type === 'second-bet')
        return againstHouse(bet, own, play);
    const { rules, backers } = play.facts;
    const decision = (0, caribbean_stud_round_1.goingOn)(bet, play.bets);
    if (decision === 'goes-on')
        return againstHouse(bet, own, play);
    if (decision === 'passes' || backers === undefined)
        return (0, banked_bets_1.loses)(bet, [rules.decision]);
    return play.answers['OP2-20'] === 'withdrawn'
        ? (0, banked_bets_1.givenBack)(bet, 'null', [backers])
        : (0, banked_bets_1.loses)(bet, [rules.decision, backers]);
}
function againstHouse(bet, own, play) {
    const { house, hands, facts } = play;
    const { rules, prizes } = facts;
    const isSecond = bet.type === 'second-bet';
    if (house < hands.qualifiesFrom) {
        if (!isSecond)
            return parWin(bet, [rules.qualifies, rules.notQualified]);
        const open = [rules.qualifies, rules.secondBetUnqualified];
        return play.answers['OP2-19'] === 'paid-at-par' ? parWin(bet, open) : (0, banked_bets_1.givenBack)(bet, 'null', open);
    }
    const category = hands.categoryOf(own);
    const prize = prizes.find((each) => each.category === category);
    const tieBreak = category === hands.categoryOf(house) ? prize?.tieBreak : undefined;
    const compared = [rules.qualifies, ...(tieBreak === undefined ? [] : [tieBreak])];
    if (own === house)
        return (0, banked_bets_1.givenBack)(bet, 'null', [...compared, rules.tie]);
    if (own < house)
        return (0, banked_bets_1.loses)(bet, [...compared, rules.houseWins]);
    if (!isSecond || prize === undefined)
        return parWin(bet, [...compared, rules.playerWins]);
    return (0, banked_bets_1.wins)(bet, { amount: bet.stake * prize.pays }, [...compared, rules.playerWins, prize.rule]);
}
const parWin = (bet, rules) => (0, banked_bets_1.wins)(bet, { amount: bet.stake }, rules);
/** The own cards decide: those at the end, or those dealt (OP2-16a); the stake is back with a win, or not (OP2-16b). */
function settleInsurance(bet, hand, own, play) {
    const { facts, answers, hands } = play;
    const { insurance, rules } = facts;
    if (insurance === undefined)
        return (0, banked_bets_1.loses)(bet, [rules.initialBet]);
    const passed = (0, caribbean_stud_round_1.goingOn)(bet, play.bets) !== 'goes-on';
    const ruled = passed ? [insurance.rule, insurance.afterPassing] : [insurance.rule];
    if (passed && answers['OP2-46'] === 'lost-with-it')
        return (0, banked_bets_1.loses)(bet, ruled);
    const first = (0, caribbean_stud_hand_1.fiveOf)(facts, (0, caribbean_stud_round_1.dealtCards)(hand));
    const judged = answers['OP2-16a'] === 'as-dealt' && first !== undefined ? hands.strengthOf(first) : own;
    const prize = insurance.prizes.find(({ category }) => category === hands.categoryOf(judged));
    if (prize === undefined)
        return (0, banked_bets_1.loses)(bet, ruled);
    const paid = bet.stake * prize.pays;
    return (0, banked_bets_1.decide)(bet, 'wins', { paid, taken: answers['OP2-16b'] === 'consumed' ? bet.stake : 0n }, ruled);
}
/** A price, never won; given back, where a casino reads it so, if the card was of no use (OP2-18). */
function settlePurchase(bet, play) {
    const { rules, purchase } = play.facts;
    const ruled = [purchase?.rule ?? rules.initialBet];
    const wasOfNoUse = play.house < play.hands.qualifiesFrom || (0, caribbean_stud_round_1.goingOn)(bet, play.bets) !== 'goes-on';
    return play.answers['OP2-18'] === 'returned' && wasOfNoUse
        ? (0, banked_bets_1.givenBack)(bet, 'null', ruled)
        : (0, banked_bets_1.loses)(bet, ruled);
}
//# sourceMappingURL=caribbean-stud-settlement.js.map