"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.choiceOf = exports.handOfBet = exports.isWarBet = void 0;
exports.settleWar = settleWar;
exports.compareCards = compareCards;
const banked_bets_1 = require("../_mechanics/banked-bets");
const bets_in_play_1 = require("../_mechanics/bets-in-play");
const cards_1 = require("../_mechanics/cards");
const rounding_step_1 = require("../_mechanics/rounding-step");
const unjudged_1 = require("../_mechanics/unjudged");
const wording_1 = require("../wording");
const reported_war_1 = require("./reported-war");
const war_facts_1 = require("./war-facts");
/** What the rules make of a round. Total: what cannot be read is marked as not judged. */
function settleWar(facts, round, { answers }) {
    const dealt = (0, reported_war_1.warOf)(round.outcome);
    if (dealt === undefined) {
        return (0, unjudged_1.unjudgedRound)(round, facts.rules.deal, 'the cards of the bank and of every hand');
    }
    const { bets, after } = (0, bets_in_play_1.settleEach)(round, (bet) => settleBet(bet, { ...dealt, facts, answers }));
    const complete = !bets.some(({ fate }) => fate === 'not-judged');
    return { bets, commissions: [], pools: [], awards: [], after, complete };
}
const isWarBet = (type) => war_facts_1.WAR_BETS.some((bet) => bet === type);
exports.isWarBet = isWarBet;
function settleBet(bet, war) {
    const { bets, rules } = war.facts;
    const { type } = bet;
    if (!(0, exports.isWarBet)(type)) {
        const expected = `one of ${war_facts_1.WAR_BETS.join(', ')}`;
        return (0, banked_bets_1.notJudged)(bet, { code: 'bet-not-offered', rule: rules.initial, expected, found: type });
    }
    const options = (0, reported_war_1.optionsOf)(type, bet.options);
    const hand = (0, exports.handOfBet)(bet, war);
    if (options === undefined || hand === undefined)
        return notReadable(bet, war, 'on a hand that was dealt');
    if (options.isLate)
        return (0, banked_bets_1.givenBack)(bet, 'not-accepted', [rules.initial]);
    const isTied = compareCards(hand, war, 0) === 0;
    switch (type) {
        case 'initial':
            return isTied ? afterTie(bet, { hand, options }, war) : compared(bet, compareCards(hand, war, 0), war);
        case 'tie':
            return isTied ? pay(bet, bets.tie.pays, [rules.tie], war) : (0, banked_bets_1.loses)(bet, [rules.tie]);
        case 'revancha':
            return isTied ? settleRevancha(bet, hand, war) : (0, banked_bets_1.givenBack)(bet, 'not-accepted', [rules.revancha]);
    }
}
/** The hand that a bet lies on. */
const handOfBet = ({ seat }, { hands }) => hands.find((hand) => hand.seat === seat);
exports.handOfBet = handOfBet;
/** Positive where the card of the hand is the higher one; undefined where one of the two was not dealt. */
function compareCards({ cards }, { dealer }, which) {
    const [own, bank] = [cards[which], dealer[which]];
    return own === undefined || bank === undefined ? undefined : (0, cards_1.heightOf)(own) - (0, cards_1.heightOf)(bank);
}
/** Where nobody says it, the second card of the hand tells who went to the revancha. */
const choiceOf = ({ onTie }, { cards }) => onTie ?? (cards.length > 1 ? 'revancha' : 'surrender');
exports.choiceOf = choiceOf;
const pay = (bet, pays, rules, { answers }) => (0, banked_bets_1.wins)(bet, (0, banked_bets_1.shareOf)(bet.stake, pays, (0, rounding_step_1.houseShareStep)(answers)), rules);
const compared = (bet, difference, war) => {
    const { rules, bets } = war.facts;
    const applied = [rules.initial, rules.comparison];
    return (difference ?? 0) > 0 ? pay(bet, bets.initial.pays, applied, war) : (0, banked_bets_1.loses)(bet, applied);
};
/** The initial bet on equal cards: half of it, or what the second cards make of it. */
function afterTie(bet, { hand, options }, war) {
    const { rules, surrenderCosts, secondTiePays } = war.facts;
    if ((0, exports.choiceOf)(options, hand) === 'surrender') {
        const { amount, rounded } = (0, banked_bets_1.shareOf)(bet.stake, surrenderCosts, (0, rounding_step_1.houseShareStep)(war.answers));
        return (0, banked_bets_1.decide)(bet, 'part-back', { taken: amount, rounded }, [rules.surrender]);
    }
    const difference = compareCards(hand, war, 1);
    if (difference === undefined)
        return notReadable(bet, war, 'that went to the revancha, and its second cards');
    if (difference === 0)
        return pay(bet, secondTiePays, [rules.revancha, rules.secondTie], war);
    const isLost = difference < 0 && war.answers['OP2-34'] === 'both-lost';
    return isLost
        ? (0, banked_bets_1.loses)(bet, [rules.revancha, rules.secondCards])
        : (0, banked_bets_1.givenBack)(bet, 'null', [rules.revancha, rules.secondCards]);
}
function settleRevancha(bet, hand, war) {
    const { rules, bets } = war.facts;
    const difference = compareCards(hand, war, 1);
    if (difference === undefined)
        return notReadable(bet, war, 'of which the second cards are known');
    if (difference === 0)
        return (0, banked_bets_1.givenBack)(bet, 'null', [rules.secondTie]);
    return difference > 0
        ? pay(bet, bets.revancha.pays, [rules.secondCards], war)
        : (0, banked_bets_1.loses)(bet, [rules.secondCards]);
}
const notReadable = (bet, { facts }, what) => (0, banked_bets_1.notJudged)(bet, {
    code: 'bet-not-readable',
    rule: facts.rules.deal,
    expected: `${bet.type} ${what}`,
    found: `seat ${bet.seat ?? 'none'}, options ${(0, wording_1.reported)(bet.options)}`,
});
//# sourceMappingURL=war.js.map