"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.standing = void 0;
exports.compareHands = compareHands;
const pai_gow_hands_1 = require("./pai-gow-hands");
function counted({ big, small }, answers) {
    const seven = (0, pai_gow_hands_1.paiGowNumbers)([...big, ...small]);
    const [five, two] = [(0, pai_gow_hands_1.paiGowNumbers)(big), (0, pai_gow_hands_1.paiGowNumbers)(small)];
    if (seven === undefined || five === undefined || two === undefined)
        return undefined;
    const [ofBig, ofSmall] = [(0, pai_gow_hands_1.bigStrength)(five, answers), (0, pai_gow_hands_1.smallStrength)(two)];
    return { big: ofBig, small: ofSmall, isFouled: !(0, pai_gow_hands_1.outranks)(ofBig, ofSmall) };
}
/**
 * A hand against that of the bank; undefined where a card comes twice. A hand that is set wrongly loses: of two such
 * hands that of the player, as the bank wins what is equal.
 */
function compareHands(facts, { hand, bank }, answers) {
    const [own, other] = [counted(hand, answers), counted(bank, answers)];
    if (own === undefined || other === undefined)
        return undefined;
    if (own.isFouled)
        return { fate: 'loses', isByFoul: true };
    if (other.isFouled)
        return { fate: 'wins', isByFoul: true };
    const fate = facts.comparison[(0, exports.standing)(own.big, other.big)][(0, exports.standing)(own.small, other.small)];
    return { fate, isByFoul: false };
}
const standing = (own, other) => {
    if (own === other)
        return 'equal';
    return own > other ? 'superior' : 'inferior';
};
exports.standing = standing;
//# sourceMappingURL=comparison.js.map