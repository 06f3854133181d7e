"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.settlePaiGow = settlePaiGow;
const rational_1 = require("../../kernel/rational");
const banked_bets_1 = require("../_mechanics/banked-bets");
const bets_in_play_1 = require("../_mechanics/bets-in-play");
const late_bets_1 = require("../_mechanics/late-bets");
const rounding_step_1 = require("../_mechanics/rounding-step");
const unjudged_1 = require("../_mechanics/unjudged");
const wording_1 = require("../wording");
const comparison_1 = require("./comparison");
const reported_pai_gow_1 = require("./reported-pai-gow");
/** What the rules make of a round. Total: what cannot be read is marked as not judged. */
function settlePaiGow(facts, round, { answers }) {
    const dealt = (0, reported_pai_gow_1.paiGowOf)(round.outcome);
    if (dealt === undefined) {
        return (0, unjudged_1.unjudgedRound)(round, facts.rules.sevenCards, 'the bank, and the hands as they were set');
    }
    const deal = { ...dealt, facts, answers, bets: round.bets, rate: rateOf(facts, dealt) };
    const { bets, after } = (0, bets_in_play_1.settleEach)(round, (bet) => settleBet(bet, deal));
    const isBankKnown = dealt.bank === 'croupier' || bets.some((bet) => bet.type === 'bank' && counts(bet));
    return {
        bets,
        commissions: commissionsOf(bets, facts),
        pools: [],
        awards: [],
        after: remember(after, dealt),
        complete: isBankKnown && bets.every(({ fate }) => fate !== 'not-judged'),
    };
}
const counts = ({ fate }) => fate !== 'not-judged' && fate !== 'not-accepted';
/** Who held the bank, so that the next round can tell whose turn it is. */
const remember = (after, { bank }) => ({ ...after, memory: { bank } });
/** What was announced, and never more than the rule allows. */
function rateOf({ commission }, { commission: announced }) {
    if (announced === undefined)
        return commission.atMost;
    const rate = (0, rational_1.rational)(BigInt(announced.numerator), BigInt(announced.denominator));
    return (0, rational_1.compare)(rate, commission.atMost) > 0 ? commission.atMost : rate;
}
function settleBet(bet, deal) {
    const { rules } = deal.facts;
    const { type } = bet;
    if (type !== 'player-bet' && type !== 'bank') {
        const expected = 'one of player-bet, bank';
        return (0, banked_bets_1.notJudged)(bet, { code: 'bet-not-offered', rule: rules.pays, expected, found: type });
    }
    const late = (0, late_bets_1.isLate)(bet.options);
    if (late === undefined)
        return notReadable(bet, 'late: true or false', deal);
    if (type === 'bank')
        return late ? tooLate(bet, deal) : settleBank(bet, deal);
    const compared = againstBank(bet, deal);
    if (compared === undefined)
        return notReadable(bet, 'two hands of seven different cards', deal);
    if (late)
        return tooLate(bet, deal);
    if (bet.seat === deal.bank)
        return (0, banked_bets_1.givenBack)(bet, 'not-accepted', [rules.bank]);
    return settleHand(bet, compared, deal);
}
const tooLate = (bet, { facts }) => (0, banked_bets_1.givenBack)(bet, 'not-accepted', [facts.rules.lateBet]);
/** How the hand of a bet stands against that of the bank. */
function againstBank({ seat }, deal) {
    const [hand, bank] = [(0, reported_pai_gow_1.handOf)(seat, deal), (0, reported_pai_gow_1.handOf)(deal.bank, deal)];
    return hand === undefined || bank === undefined
        ? undefined
        : (0, comparison_1.compareHands)(deal.facts, { hand, bank }, deal.answers);
}
function settleHand(bet, { fate, isByFoul }, deal) {
    const { rules, pays } = deal.facts;
    const applied = isByFoul ? [rules.setHand, rules.fouledHand] : [rules.ranking, rules.comparison];
    if (fate === 'null')
        return (0, banked_bets_1.givenBack)(bet, 'null', [...applied, rules.bothHands]);
    if (fate === 'loses')
        return (0, banked_bets_1.loses)(bet, [...applied, rules.pays]);
    const { amount: prize } = (0, banked_bets_1.shareOf)(bet.stake, pays, (0, rounding_step_1.houseShareStep)(deal.answers));
    return paid(bet, prize, [...applied, rules.pays], deal);
}
/** A prize, less the commission that is taken of it. */
function paid(bet, prize, rules, deal) {
    const { amount: deducted, rounded } = (0, banked_bets_1.shareOf)(prize, deal.rate, (0, rounding_step_1.houseShareStep)(deal.answers));
    return (0, banked_bets_1.decide)(bet, 'wins', { paid: prize - deducted, deducted, rounded }, [
        ...rules,
        deal.facts.rules.commission,
    ]);
}
/**
 * What a player puts up as the bank: he has what the others lose and pays what they win, before the commission. A
 * loss beyond what he put up is a finding of the checks; nobody can lose more than he staked.
 */
function settleBank(bet, deal) {
    const { bank, bets, facts, answers } = deal;
    const { rules } = facts;
    if (bank === 'croupier' || bet.seat !== bank)
        return (0, banked_bets_1.givenBack)(bet, 'not-accepted', [rules.bank]);
    if (bets.filter(({ type }) => type === 'bank').length > 1)
        return notReadable(bet, 'one stake of the bank', deal);
    const gain = bets.reduce((sum, other) => sum + gainOf(other, deal), gainOnCroupier(deal));
    if (gain === 0n)
        return (0, banked_bets_1.givenBack)(bet, 'null', [rules.bank]);
    if (gain < 0n)
        return (0, banked_bets_1.decide)(bet, 'loses', { taken: -gain > bet.stake ? bet.stake : -gain }, [rules.bank]);
    return answers['OP2-23'] === 'net-gain-too'
        ? paid(bet, gain, [rules.bank], deal)
        : (0, banked_bets_1.decide)(bet, 'wins', { paid: gain }, [rules.bank]);
}
/** What the bank gains on the bet of another player. */
function gainOf(other, deal) {
    if (other.type !== 'player-bet')
        return 0n;
    const { fate, taken, paid: won, deducted } = settleBet(other, deal);
    return fate === 'not-judged' ? 0n : taken - won - deducted;
}
/** The house plays against a player's bank with what it says, which is nothing where it says nothing. */
function gainOnCroupier(deal) {
    const stake = deal.croupierStake;
    const bank = (0, reported_pai_gow_1.handOf)(deal.bank, deal);
    const fate = bank === undefined
        ? undefined
        : (0, comparison_1.compareHands)(deal.facts, { hand: deal.croupier, bank }, deal.answers)?.fate;
    if (fate === 'loses')
        return stake;
    return fate === 'wins' ? -stake : 0n;
}
function commissionsOf(bets, { commission, rules }) {
    let amount = 0n;
    for (const { deducted } of bets)
        amount += deducted;
    return amount === 0n ? [] : [{ name: commission.name, amount, rule: rules.commission }];
}
const notReadable = (bet, expected, { facts }) => (0, banked_bets_1.notJudged)(bet, {
    code: 'bet-not-readable',
    rule: facts.rules.handForEach,
    expected: `${bet.type}: ${expected}`,
    found: `seat ${bet.seat ?? 'none'}, options ${(0, wording_1.reported)(bet.options)}`,
});
//# sourceMappingURL=pai-gow.js.map