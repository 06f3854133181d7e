"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.isThreeCardBet = exports.threeCardDeal = exports.THREE_CARD_SHAPES = exports.THREE_CARD_OPTIONS = void 0;
exports.settleThreeCards = settleThreeCards;
const typebox_1 = require("typebox");
const banked_bets_1 = require("../_mechanics/banked-bets");
const bets_in_play_1 = require("../_mechanics/bets-in-play");
const late_bets_1 = require("../_mechanics/late-bets");
const deck_1 = require("../_mechanics/poker-hands/deck");
const three_card_hand_1 = require("../_mechanics/poker-hands/three-card-hand");
const carrusel_1 = require("../_mechanics/jackpots/carrusel");
const unjudged_1 = require("../_mechanics/unjudged");
const wording_1 = require("../wording");
const bet_options_1 = require("./bet-options");
const dealt_hands_1 = require("./dealt-hands");
const interconnected_poker_1 = require("./interconnected-poker");
const forfeited_bets_1 = require("./forfeited-bets");
const three_card_poker_facts_1 = require("./three-card-poker-facts");
const OUTCOME = (0, dealt_hands_1.outcomeShape)({ own: 3, dealer: 3, common: { cards: 2, isOptional: true } });
/** What is said of a bet. */
exports.THREE_CARD_OPTIONS = typebox_1.Type.Object({
    ...late_bets_1.LATE_OPTION,
    ...forfeited_bets_1.FORFEIT_OPTION,
    surrendered: typebox_1.Type.Optional(typebox_1.Type.Boolean({ description: 'given up; said by itself where no bet follows the ante' })),
});
/** The shapes of a round in an event. */
exports.THREE_CARD_SHAPES = {
    outcome: OUTCOME,
    bets: Object.fromEntries(three_card_poker_facts_1.THREE_CARD_BETS.map((type) => [type, { options: exports.THREE_CARD_OPTIONS }])),
};
const threeCardDeal = (outcome) => (0, dealt_hands_1.dealtRound)(OUTCOME, outcome);
exports.threeCardDeal = threeCardDeal;
/** What the rules make of a round of three card poker. Total: what cannot be read is marked as not judged. */
function settleThreeCards(facts, round, setting) {
    const { answers } = setting;
    const dealt = (0, exports.threeCardDeal)(round.outcome);
    if (dealt === undefined) {
        return (0, unjudged_1.unjudgedRound)(round, facts.rules.lateBet, 'three cards of each hand and of the house');
    }
    const reading = answers['OP2-21'];
    const evaluate = (0, three_card_hand_1.threeCardEvaluator)(facts.orders[reading]);
    const strengthOf = (cards) => evaluate((0, deck_1.cardNumbers)(deck_1.DECK_OF_52, cards) ?? []);
    const playing = seatsThatGoOn(round.bets);
    const play = { facts, dealt, reading, strengthOf, playing };
    const { bets, after } = (0, bets_in_play_1.settleEach)(round, (bet) => settleBet(bet, play));
    const complete = !bets.some(({ fate }) => fate === 'not-judged');
    const pools = (0, carrusel_1.settleCarrusel)(interconnected_poker_1.INTERCONNECTED_CARRUSEL, round, {
        setting,
        handOf: (stake) => (0, dealt_hands_1.handWithCommon)(stake, dealt, round.bets),
    });
    return { bets, commissions: [], pools, awards: [], after, complete };
}
/** A seat goes on with a bet, unless an ante of it says that it was surrendered. */
function seatsThatGoOn(bets) {
    const isSurrendered = ({ options }) => (0, bet_options_1.optionsOf)(exports.THREE_CARD_OPTIONS, options)?.surrendered === true;
    const givenUp = new Set(bets.filter(isSurrendered).map(({ seat }) => seat));
    const goOn = bets.filter(({ type, seat }) => type === 'bet' && !givenUp.has(seat));
    return new Set(goOn.map(({ seat }) => seat));
}
const isThreeCardBet = (type) => three_card_poker_facts_1.THREE_CARD_BETS.some((bet) => bet === type);
exports.isThreeCardBet = isThreeCardBet;
function settleBet(bet, play) {
    const { rules } = play.facts;
    const { type } = bet;
    if (!(0, exports.isThreeCardBet)(type)) {
        const expected = `one of ${three_card_poker_facts_1.THREE_CARD_BETS.join(', ')}`;
        return (0, banked_bets_1.notJudged)(bet, { code: 'bet-not-offered', rule: rules.initialBets, expected, found: type });
    }
    const options = (0, bet_options_1.optionsOf)(exports.THREE_CARD_OPTIONS, bet.options);
    const hand = (0, dealt_hands_1.handAt)(play.dealt, bet);
    if (options === undefined || hand === undefined) {
        const found = `seat ${bet.seat ?? 'none'}, options ${(0, wording_1.reported)(bet.options)}`;
        const expected = `${type} on a hand that was dealt`;
        return (0, banked_bets_1.notJudged)(bet, { code: 'bet-not-readable', rule: rules.initialBets, expected, found });
    }
    if (options.late === true)
        return (0, banked_bets_1.givenBack)(bet, 'not-accepted', [rules.lateBet]);
    if (options.forfeited !== undefined)
        return (0, banked_bets_1.loses)(bet, [rules.forfeited]);
    const own = play.strengthOf(hand.cards);
    if (type === 'fortune')
        return settleFortune(bet, own, play);
    return type === 'ante' ? settleAnte(bet, own, play) : settleAgainstHouse(bet, own, play);
}
/** The own hand alone decides; it stays in play when the ante is surrendered, or is lost with it (OP2-21). */
function settleFortune(bet, own, play) {
    const { rules, fortune } = play.facts;
    const isGivenUp = play.reading === 'as-five-cards' && !play.playing.has(bet.seat);
    const prize = isGivenUp ? undefined : prizeOf(fortune, own, play);
    if (prize === undefined)
        return (0, banked_bets_1.loses)(bet, [rules.fortune]);
    return (0, banked_bets_1.wins)(bet, { amount: bet.stake * prize.pays }, [rules.fortune]);
}
const prizeOf = (prizes, own, { facts, reading }) => {
    const category = (0, three_card_hand_1.threeCardCategoryOf)(own, facts.orders[reading]);
    return prizes.find((prize) => prize.category === category);
};
/** An ante that went on has the extra ante beside what it wins or loses. */
function settleAnte(bet, own, play) {
    const { rules, extraAnte } = play.facts;
    if (!play.playing.has(bet.seat))
        return (0, banked_bets_1.loses)(bet, [rules.surrendered]);
    const settled = settleAgainstHouse(bet, own, play);
    const extra = prizeOf(extraAnte, own, play);
    if (extra === undefined)
        return settled;
    const paid = settled.paid + bet.stake * extra.pays;
    return (0, banked_bets_1.decide)(bet, settled.fate, { paid, taken: settled.taken }, [...settled.rules, rules.extraAnte]);
}
function settleAgainstHouse(bet, own, play) {
    const { rules, orders, qualifiesFromRank } = play.facts;
    const house = play.strengthOf(play.dealt.dealer);
    const order = orders[play.reading];
    if (house < (0, three_card_hand_1.lowestHighCard)(deck_1.DECK_OF_52.ranks.indexOf(qualifiesFromRank), order)) {
        const ofHouse = [rules.qualifies, rules.notQualified];
        return bet.type === 'ante' ? parWin(bet, ofHouse) : (0, banked_bets_1.givenBack)(bet, 'null', ofHouse);
    }
    if (own === house)
        return (0, banked_bets_1.givenBack)(bet, 'null', [rules.qualifies, rules.ranking, rules.tie]);
    return own > house
        ? parWin(bet, [rules.qualifies, rules.ranking, rules.playerWins])
        : (0, banked_bets_1.loses)(bet, [rules.qualifies, rules.ranking, rules.houseWins]);
}
const parWin = (bet, rules) => (0, banked_bets_1.wins)(bet, { amount: bet.stake }, rules);
//# sourceMappingURL=three-card-poker-settlement.js.map