"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.divideGain = divideGain;
exports.divideLoss = divideLoss;
const money_1 = require("../../kernel/money");
/**
 * Divides a gain among the members in proportion to their shares: partners get whole cents, rounded down, and the
 * banker the rest. Where nobody has a share the banker gets all. The parts add up to the amount.
 */
function divideGain(amount, shares, banker) {
    const parts = roundedDown(amount, shares);
    return withRest(parts, banker, amount - total(parts));
}
/**
 * Divides a loss among the members in proportion to their shares, at most what they have: partners bear whole cents,
 * rounded down, the banker the rest as far as his share goes, then the partners in their order. The parts add up to
 * the loss, or to all shares where it is above them.
 */
function divideLoss(amount, shares, banker) {
    const held = total(shares);
    const borne = amount < held ? amount : held;
    let parts = roundedDown(borne, shares);
    const bankerFirst = [...shares].sort((a, b) => Number(b.member === banker) - Number(a.member === banker));
    for (const { member, share } of bankerFirst) {
        const missing = borne - total(parts);
        const room = share - (parts.find((part) => part.member === member)?.share ?? 0n);
        parts = withRest(parts, member, missing < room ? missing : room);
    }
    return parts;
}
const total = (shares) => (0, money_1.sumMinor)(shares.map(({ share }) => share));
function roundedDown(amount, shares) {
    const held = total(shares);
    if (held <= 0n)
        return shares.map(({ member }) => ({ member, share: 0n }));
    return shares.map(({ member, share }) => ({ member, share: (amount * share) / held }));
}
function withRest(parts, member, rest) {
    if (rest === 0n)
        return [...parts];
    if (!parts.some((part) => part.member === member))
        return [...parts, { member, share: rest }];
    return parts.map((part) => (part.member === member ? { member, share: part.share + rest } : part));
}
//# sourceMappingURL=pro-rata.js.map