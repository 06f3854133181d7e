"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.collectedOf = exports.replayed = void 0;
exports.checkHand = checkHand;
const money_1 = require("../../../src/kernel/money");
const betting_replay_1 = require("./betting-replay");
const side_pots_1 = require("./side-pots");
const replayed = (hand, replay) => ({
    hand,
    replay,
    pots: (0, side_pots_1.sidePotsOf)(replay.purses.values()),
});
exports.replayed = replayed;
const write = ({ hand }, amount) => (0, money_1.formatMinor)(amount, hand.header.money.currency);
/** Everything in the text of a hand that contradicts its stakes, its stacks or another line, in words. */
function checkHand(checked) {
    const checks = checked.hand.cancelled ? CANCELLED_CHECKS : PLAYED_CHECKS;
    return [...checked.replay.reasons, ...checks.flatMap((check) => check(checked))];
}
const stakesFit = (checked) => {
    const { limitType, stakes } = checked.hand.header;
    const fit = limitType === 'fixed' ? stakes.big === 2n * stakes.small : stakes.small <= stakes.big;
    return fit
        ? []
        : [`stakes of ${write(checked, stakes.small)} and ${write(checked, stakes.big)} do not go together`];
};
const contributionsMakeThePot = (checked) => {
    const put = (0, betting_replay_1.potOf)(checked.replay);
    const { totalPot } = checked.hand.summary;
    return put === totalPot
        ? []
        : [`${write(checked, put)} was put in, the total pot is ${write(checked, totalPot)}`];
};
const potIsPaidOut = (checked) => {
    const { summary } = checked.hand;
    const collected = (0, exports.collectedOf)(checked.hand);
    if (collected + summary.rake === summary.totalPot)
        return [];
    const parts = `${write(checked, collected)} collected and ${write(checked, summary.rake)} rake`;
    return [`${parts} do not make the total pot of ${write(checked, summary.totalPot)}`];
};
/** A hand with side pots states each of them, and one without states none. */
const potsAreStated = ({ hand, pots }) => {
    const stated = Math.max(1, hand.summary.pots.length);
    return stated === pots.length
        ? []
        : [`the betting makes ${pots.length} pots, the summary states ${stated}`];
};
/**
 * Rooms state main and side pots with the rake already taken, others before. After it, a pot is exactly what was
 * collected from it and no more than was put into it; before it, it is exactly what was put in.
 */
const statedPotsAgree = (checked) => {
    const { summary } = checked.hand;
    if (summary.pots.length === 0)
        return [];
    const sum = (0, money_1.sumMinor)(summary.pots);
    if (sum === summary.totalPot - summary.rake) {
        return checkEachPot(checked, (stated, collected, put) => collected === stated && stated <= put);
    }
    if (sum === summary.totalPot) {
        return checkEachPot(checked, (stated, collected, put) => stated === put && collected <= stated);
    }
    return [`main and side pots make ${write(checked, sum)}, with or without the rake not the total pot`];
};
function checkEachPot(checked, agrees) {
    return checked.hand.summary.pots.flatMap((stated, index) => {
        const collected = (0, money_1.sumMinor)(checked.hand.collections.filter(({ pot }) => pot === index).map(({ amount }) => amount));
        const put = checked.pots[index]?.amount ?? 0n;
        if (agrees(stated, collected, put))
            return [];
        const facts = `${write(checked, put)} put in, ${write(checked, collected)} collected`;
        return [`pot ${index} is stated as ${write(checked, stated)} with ${facts}`];
    });
}
/** Only who did not fold collects, and only from pots he was in. */
const collectorsAreEntitled = ({ hand, pots }) => hand.collections
    .filter(({ seat, pot }) => !pots[pot]?.contenders.includes(seat))
    .map(({ line, seat, pot }) => `line ${line}: seat ${seat} collects from pot ${pot} without a claim to it`);
/** The summary repeats per seat what was collected. */
const summaryRepeatsCollections = (checked) => {
    const { collections, summary, seats } = checked.hand;
    return seats.flatMap(({ seat }) => {
        const collected = (0, money_1.sumMinor)(collections.filter((each) => each.seat === seat).map(({ amount }) => amount));
        const won = summary.won.get(seat) ?? 0n;
        if (collected === won)
            return [];
        return [`seat ${seat} collected ${write(checked, collected)}, the summary says ${write(checked, won)}`];
    });
};
/** A line that nobody understood may hold the cent that is missing. */
const moneyIsUnderstood = ({ hand }) => hand.notes
    .filter(({ mentionsMoney }) => mentionsMoney)
    .map(({ line, text }) => `line ${line} speaks of money and is not understood: ${text}`);
/** Of a hand that was called off everybody got his chips back: there is nothing to collect. */
const nothingIsCollected = ({ hand }) => (0, exports.collectedOf)(hand) === 0n && hand.summary.rake === 0n ? [] : ['chips are collected in a cancelled hand'];
const CANCELLED_CHECKS = [
    stakesFit,
    nothingIsCollected,
    summaryRepeatsCollections,
    moneyIsUnderstood,
];
const PLAYED_CHECKS = [
    stakesFit,
    contributionsMakeThePot,
    potIsPaidOut,
    potsAreStated,
    statedPotsAgree,
    collectorsAreEntitled,
    summaryRepeatsCollections,
    moneyIsUnderstood,
];
/** What the players took out of the pots, in minor units. */
const collectedOf = (hand) => (0, money_1.sumMinor)(hand.collections.map(({ amount }) => amount));
exports.collectedOf = collectedOf;
//# sourceMappingURL=hand-checks.js.map