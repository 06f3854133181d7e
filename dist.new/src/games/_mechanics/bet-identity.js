"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkBetIdentity = checkBetIdentity;
const rule_1 = require("../rule");
const wording_1 = require("../wording");
/** How bets are named and reported again; a convention of the events, not of a regulation. */
const BETS_ARE_NAMED = {
    id: 'G8',
    citation: 'a bet has one id in its session; one that stays is reported again with it and with what remains of it',
    says: 'A bet is known by its id for as long as it lies on the cloth.',
};
/** Ids used twice in a round, and bets reported again that are not what the round before left on the table. */
function checkBetIdentity({ bets, before }, currency) {
    const repeated = repeatedIds(bets);
    const findings = repeated.length === 0 ? [] : [foundTwice(repeated)];
    if (before === undefined)
        return findings;
    const held = before.held.length === 0 ? NOTHING_HELD : new Map(before.held.map((bet) => [bet.betId, bet]));
    for (const bet of bets) {
        const was = held.get(bet.betId);
        if (was !== undefined) {
            const isSame = was.type === bet.type && was.stake === bet.stake;
            if (!isSame)
                findings.push(heldChanged(bet, was, currency));
        }
        else if (bet.carried === true && !before.released.includes(bet.betId)) {
            findings.push(unknownBefore(bet));
        }
    }
    return findings;
}
const NOTHING_HELD = new Map();
function repeatedIds(bets) {
    const seen = new Set();
    for (const { betId } of bets)
        seen.add(betId);
    if (seen.size === bets.length)
        return [];
    const ids = bets.map(({ betId }) => betId);
    return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}
const foundTwice = (betIds) => (0, rule_1.breach)(BETS_ARE_NAMED, {
    code: 'bet-id-repeated',
    severity: 'violation',
    expected: 'an id of its own for each bet',
    found: `${betIds.join(', ')} more than once`,
    betIds,
});
const heldChanged = (bet, was, currency) => (0, rule_1.breach)(BETS_ARE_NAMED, {
    code: 'held-bet-changed',
    severity: 'violation',
    expected: `${was.type} with ${(0, wording_1.money)(was.stake, currency)}, as it was held`,
    found: `${bet.type} with ${(0, wording_1.money)(bet.stake, currency)}`,
    betIds: [bet.betId],
});
const unknownBefore = ({ betId }) => (0, rule_1.breach)(BETS_ARE_NAMED, {
    code: 'carried-bet-unknown',
    severity: 'advisory',
    expected: 'a bet that the round before left on the table',
    found: `${betId}, which it did not`,
    betIds: [betId],
});
//# sourceMappingURL=bet-identity.js.map