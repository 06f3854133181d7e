"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.canAct = exports.leftOf = void 0;
const leftOf = ({ stack, put }) => stack - put;
exports.leftOf = leftOf;
/** Can still fold, call and raise. */
const canAct = (player) => !player.folded && (0, exports.leftOf)(player) > 0n;
exports.canAct = canAct;
//# sourceMappingURL=poker-hand.js.map