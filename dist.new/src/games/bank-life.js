"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.nameOf = exports.depositOf = exports.NO_BANK = exports.EMPTY_TENURE = void 0;
/** A bank nobody has put anything into yet. */
exports.EMPTY_TENURE = {
    partners: [],
    standing: false,
    how: 'offer',
    initial: 0n,
    putUp: 0n,
    inPlay: 0n,
    voluntary: 0n,
    improper: 0n,
    uncovered: 0n,
    wonNet: 0n,
    wonGross: 0n,
    coups: 0,
};
/** Before anything was reported. */
exports.NO_BANK = {
    turn: { from: 0, after: 'shoe', excluded: [], asked: [], standingAsked: false, passerAsked: false },
    shoes: 0,
    refused: [],
    deposits: [],
    barred: [],
};
/** The deposit of a banker; nothing where he made none. */
const depositOf = ({ deposits }, banker) => deposits.find((each) => each.banker === banker) ?? {
    banker,
    available: 0n,
    guaranteed: 0n,
    first: 0n,
    last: 0n,
};
exports.depositOf = depositOf;
/** Who it is about, for people. */
const nameOf = ({ player, seat, standing }) => [player, seat === undefined ? undefined : `seat ${seat}`, standing === true ? 'standing' : undefined]
    .filter((word) => word !== undefined)
    .join(', ') || 'nobody named';
exports.nameOf = nameOf;
//# sourceMappingURL=bank-life.js.map