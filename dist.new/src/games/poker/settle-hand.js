"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.settleHand = settleHand;
exports.divide = divide;
const money_1 = require("../../kernel/money");
const pro_rata_split_1 = require("../_mechanics/pots/pro-rata-split");
const settle_pots_1 = require("../_mechanics/pots/settle-pots");
const unjudged_1 = require("../_mechanics/unjudged");
const round_1 = require("../round");
const award_rules_1 = require("./award-rules");
const opened_hand_1 = require("./draw/opened-hand");
const hand_errors_1 = require("./hand-errors");
const read_hand_1 = require("./read-hand");
const showdown_1 = require("./showdown");
/** What the rules make of a hand: what goes back, the pots, the rake, and who takes what by his cards. */
function settleHand(facts, round, setting) {
    const hand = (0, read_hand_1.handOf)(round.outcome);
    if (hand === undefined) {
        return (0, unjudged_1.unjudgedRound)(round, facts.rules.handReported, 'a hand of poker with its seats, actions and rake');
    }
    const played = { hand, before: round.before, answers: setting.answers };
    const dealt = (0, opened_hand_1.asDealt)(facts, played);
    const settlement = asSettlement(dealt.facts, divide(dealt.facts, { hand: dealt.hand, setting }));
    return { ...settlement, after: (0, opened_hand_1.remembered)(facts, played) };
}
/** Divides the pots of a hand; the rake is spread over them as stated, or else by rule. */
function divide(facts, { hand, setting }, statedRakes = hand.rakeByPot) {
    const { answers } = setting;
    const { stakes, returned } = (0, hand_errors_1.stakesAfterErrors)(facts, hand, answers);
    const unit = unitOf(facts, setting);
    const showdown = (0, showdown_1.showdownOf)(facts, hand, answers);
    const settled = (0, settle_pots_1.settlePots)({
        stakes,
        carriedIn: hand.carriedIn,
        carriedOut: carriedOutOf(facts, hand, stakes),
        rake: hand.rake,
        ...(statedRakes === undefined ? {} : { statedRakes }),
        winnersOf: (0, showdown_1.winnersAt)(showdown, answers),
        unit,
    });
    const isProRata = facts.regulated !== undefined && answers['OP2-07'] === 'pro-rata' && hasOneWinner(facts, hand);
    const pots = isProRata ? (0, pro_rata_split_1.proRataSplit)(settled.pots, stakes, unit) : settled.pots;
    return { ...settled, pots, returned, showdown };
}
/** What stays for the next hand: as the table says, or as a regulation has it: all of the pot or nothing. */
function carriedOutOf(facts, hand, stakes) {
    if (facts.regulated === undefined)
        return hand.carriedOut;
    if (!(0, opened_hand_1.staysInPot)(facts, hand))
        return 0n;
    return hand.carriedIn + (0, money_1.sumMinor)(stakes.map(({ live, dead }) => live + dead));
}
/** Whether only one hand can win a pot: there is neither a low hand nor a second board. */
const hasOneWinner = ({ lowUpTo }, { boards }) => lowUpTo === undefined && boards.length < 2;
/** The smallest unit money is divided in: the chip that every stake is a multiple of, where there is one. */
const unitOf = ({ regulated }, { answers, terms }) => regulated === undefined || answers['OP2-08'] === 'minor-unit' ? 1n : (terms?.step ?? 1n);
function asSettlement(facts, { uncalled, pots, returned, showdown }) {
    const complete = pots.every(({ awards }) => awards !== undefined);
    const rake = (0, money_1.sumMinor)(pots.map((pot) => pot.rake));
    return {
        bets: [],
        commissions: rake === 0n ? [] : [{ name: 'rake', amount: rake, rule: facts.rules.rake }],
        pools: [],
        awards: complete ? awardsOf((0, award_rules_1.awardRules)(facts, showdown), pots) : [],
        pots: pots.map(({ amount, contenders, rake: taken, carriedOut }) => ({
            amount,
            contenders,
            rake: taken,
            carriedOut,
        })),
        uncalled: [...returned, ...(uncalled === undefined ? [] : [uncalled])],
        after: round_1.EMPTY_TABLE,
        complete,
    };
}
/** Each award with the rule that led to it. */
const awardsOf = (ruleOf, pots) => pots.flatMap(({ awards = [], contenders }, potNo) => awards.map(({ seat, amount }) => ({ seat, potNo, amount, rule: ruleOf(contenders, seat) })));
//# sourceMappingURL=settle-hand.js.map