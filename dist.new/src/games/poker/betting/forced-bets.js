"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkForcedBets = checkForcedBets;
const rule_1 = require("../../rule");
const wording_1 = require("../../wording");
/** Ante and blinds against what the minimum of the table allows. */
function checkForcedBets(betting) {
    return [...checkAntes(betting), ...checkBlinds(betting), ...checkWhoPays(betting)];
}
const madeBy = ({ hand }, ...did) => hand.actions.filter(({ action }) => did.includes(action));
/** At most half of the minimum; or the minimum itself, where the game is begun with that. */
function checkAntes(betting) {
    const { minimum, regulated, currency } = betting;
    if (minimum === undefined || regulated.ante === 'the-minimum')
        return [];
    const above = madeBy(betting, 'ante').filter(({ amount }) => amount * 2n > minimum);
    if (above.length === 0)
        return [];
    return [
        (0, rule_1.breach)(regulated.rules.ante, {
            code: 'ante-above-half',
            severity: 'violation',
            expected: `an ante of at most ${(0, wording_1.money)(minimum / 2n, currency)}`,
            found: (0, wording_1.money)(above[0].amount, currency),
        }),
    ];
}
/** Half the minimum and the minimum; less only with the last chips. */
function checkBlinds(betting) {
    const { minimum, regulated, currency } = betting;
    if (minimum === undefined)
        return [];
    const wrong = (blind, due) => blind.amount === due || (blind.allIn && blind.amount < due)
        ? []
        : [
            (0, rule_1.breach)(regulated.rules.blinds, {
                code: 'blind-not-by-minimum',
                severity: 'violation',
                expected: `${(0, wording_1.money)(due, currency)} of seat ${blind.seat}`,
                found: (0, wording_1.money)(blind.amount, currency),
            }),
        ];
    return [
        ...madeBy(betting, 'small-blind').flatMap((blind) => wrong(blind, minimum / 2n)),
        ...madeBy(betting, 'big-blind').flatMap((blind) => wrong(blind, minimum)),
    ];
}
/** Blinds where the game has none; and who takes part without the ante that the others have put in. */
function checkWhoPays(betting) {
    const { regulated, hand } = betting;
    const blinds = madeBy(betting, 'small-blind', 'big-blind');
    const findings = [];
    if (blinds.length > 0 && !regulated.forced.includes('blinds')) {
        const found = [...new Set(blinds.map(({ action }) => action))].join(', ');
        findings.push((0, rule_1.breach)(regulated.rules.ante, {
            ...{ code: 'forced-bet-not-of-game', severity: 'violation' },
            ...{ expected: 'an ante of everybody who wants cards', found },
        }));
    }
    const antes = madeBy(betting, 'ante').filter(({ amount }) => amount > 0n);
    const paid = new Set(antes.map(({ seat }) => seat));
    const without = [...new Set(hand.actions.map(({ seat }) => seat))].filter((seat) => !paid.has(seat));
    if (paid.size < 2 || without.length === 0)
        return findings;
    return [
        ...findings,
        (0, rule_1.breach)(regulated.rules.anteMissing, {
            ...{ code: 'ante-missing', severity: 'advisory' },
            ...{ expected: 'the ante of everybody who takes part', found: `none of seat ${without.join(', ')}` },
        }),
    ];
}
//# sourceMappingURL=forced-bets.js.map