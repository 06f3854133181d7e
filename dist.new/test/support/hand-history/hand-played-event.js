"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.handPlayedData = handPlayedData;
exports.grossPotsOf = grossPotsOf;
const money_1 = require("../../../src/kernel/money");
const reference_casinos_1 = require("./reference-casinos");
const side_pots_1 = require("./side-pots");
const wire_amount_1 = require("./wire-amount");
/** The data of `cagnotte.hand.played.v1` for a hand: what was declared, also where it does not tie. */
function handPlayedData(hand, replay) {
    const { header, table, summary } = hand;
    return {
        currency: header.money.currency,
        handNo: header.id,
        game: header.game.code,
        limitType: header.limitType,
        stakes: { small: (0, wire_amount_1.wireAmount)(header.stakes.small), big: (0, wire_amount_1.wireAmount)(header.stakes.big) },
        ...(table.button !== undefined && { button: table.button }),
        seats: seatsOf(hand, replay),
        actions: replay.steps.map(actionOf),
        ...(hand.boards.length > 0 && { boards: hand.boards.slice(0, 2).map((board) => [...board]) }),
        ...(hand.cards.length > 0 && {
            cards: hand.cards.map((known) => ({ ...known, cards: [...known.cards] })),
        }),
        pots: grossPotsOf(hand, replay).map((amount) => ({ amount: (0, wire_amount_1.wireAmount)(amount) })),
        awards: hand.collections.map(({ seat, pot, amount }) => ({ seat, pot, amount: (0, wire_amount_1.wireAmount)(amount) })),
        rake: { dropped: (0, wire_amount_1.wireAmount)(summary.rake), ...rakeByPot(hand, replay) },
    };
}
/** What was taken from which pot, where the text states the pots: what is missing of each when it is collected. */
function rakeByPot({ summary, collections }, replay) {
    const gross = (0, side_pots_1.sidePotsOf)(replay.purses.values()).map(({ amount }) => amount);
    if (summary.pots.length !== gross.length || summary.rake === 0n)
        return {};
    const statedNet = (0, money_1.sumMinor)(summary.pots) === summary.totalPot - summary.rake;
    const collectedFrom = (index) => (0, money_1.sumMinor)(collections.filter(({ pot }) => pot === index).map(({ amount }) => amount));
    const taken = gross.map((amount, index) => amount - (statedNet ? summary.pots[index] : collectedFrom(index)));
    const fits = (0, money_1.sumMinor)(taken) === summary.rake && taken.every((rake) => rake >= 0n);
    return fits ? { byPot: taken.map(wire_amount_1.wireAmount) } : {};
}
/** Who sits out and does nothing is at the table, but not in the hand. */
const seatsOf = (hand, replay) => hand.seats
    .filter(({ seat, sittingOut }) => !sittingOut || replay.purses.get(seat).inHand)
    .map(({ seat, name, stack }) => ({ seat, player: (0, reference_casinos_1.playerIdOf)(hand, name), stack: (0, wire_amount_1.wireAmount)(stack) }));
const actionOf = ({ street, seat, kind, amount, allIn, discarded, }) => ({
    street,
    seat,
    action: kind,
    ...(amount !== undefined && { amount: (0, wire_amount_1.wireAmount)(amount) }),
    ...(allIn && { allIn }),
    ...(discarded !== undefined && { cards: discarded }),
});
/**
 * The declared pots before the rake, main pot first. Where the text states them with the rake already taken, what
 * was put into each stands for them; should that not make the total pot, the main pot bears the rake.
 */
function grossPotsOf({ summary }, replay) {
    const { pots, totalPot } = summary;
    if (pots.length === 0)
        return [totalPot];
    const missing = totalPot - (0, money_1.sumMinor)(pots);
    if (missing === 0n)
        return pots;
    const put = (0, side_pots_1.sidePotsOf)(replay.purses.values()).map(({ amount }) => amount);
    if (put.length === pots.length && (0, money_1.sumMinor)(put) === totalPot)
        return put;
    return pots.map((amount, index) => (index === 0 ? amount + missing : amount));
}
//# sourceMappingURL=hand-played-event.js.map