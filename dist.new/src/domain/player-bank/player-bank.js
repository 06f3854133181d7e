"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.sharesOf = exports.applyMoves = exports.findBank = void 0;
exports.nameBanker = nameBanker;
const PART = {
    'in-play': 'inPlay',
    voluntary: 'voluntary',
    improper: 'improper',
};
const findBank = (banks, bank) => banks.find((each) => each.bank === bank);
exports.findBank = findBank;
/** Names the banker of a bank, new or known; its money stays as it is. */
function nameBanker(banks, { bank, banker, mode }) {
    const known = (0, exports.findBank)(banks, bank);
    const named = { bank, banker, ...((mode ?? known?.mode) ? { mode: mode ?? known.mode } : {}) };
    return replace(banks, { ...named, members: known?.members ?? [] });
}
/** The banks after these moves. A move of a bank nobody adjudicated begins one, with that member as its banker. */
const applyMoves = (banks, moves) => moves.reduce(applyMove, banks);
exports.applyMoves = applyMoves;
function applyMove(banks, move) {
    const known = (0, exports.findBank)(banks, move.bank) ?? { bank: move.bank, banker: move.member, members: [] };
    const before = known.members.find(({ member }) => member === move.member) ?? emptyMember(move.member);
    const part = PART[move.place];
    const after = { ...before, [part]: before[part] + move.amount };
    const joined = known.members.includes(before);
    const members = joined
        ? known.members.map((each) => (each === before ? after : each))
        : [...known.members, after];
    return replace(banks, { ...known, members });
}
function replace(banks, bank) {
    return banks.some((each) => each.bank === bank.bank)
        ? banks.map((each) => (each.bank === bank.bank ? bank : each))
        : [...banks, bank];
}
const emptyMember = (member) => ({ member, inPlay: 0n, voluntary: 0n, improper: 0n });
/** What each member of a bank has at a place; members that have nothing there are left out. */
const sharesOf = (bank, place) => (bank?.members ?? [])
    .map((each) => ({ member: each.member, share: each[PART[place]] }))
    .filter(({ share }) => share > 0n);
exports.sharesOf = sharesOf;
//# sourceMappingURL=player-bank.js.map