"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.contendersOf = exports.contributionOf = exports.freshPurse = void 0;
const freshPurse = (seat, stack) => ({
    seat,
    stack,
    bet: 0n,
    put: 0n,
    dead: 0n,
    inHand: false,
    folded: false,
    done: false,
});
exports.freshPurse = freshPurse;
/** Everything a seat has put in and not got back. */
const contributionOf = (purse) => purse.put + purse.dead;
exports.contributionOf = contributionOf;
/** The seats that can still win something. */
const contendersOf = (purses) => [...purses].filter((purse) => purse.inHand && !purse.folded);
exports.contendersOf = contendersOf;
//# sourceMappingURL=purse.js.map