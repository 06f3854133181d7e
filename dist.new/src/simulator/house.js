"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.House = void 0;
const cage_1 = require("./cage");
const jackpot_1 = require("./jackpot");
const premises_1 = require("./premises");
/** The house with its cage and its pool. */
class House extends premises_1.Premises {
    cage = new cage_1.Cage(this);
    jackpot = new jackpot_1.Jackpot(this);
}
exports.House = House;
//# sourceMappingURL=house.js.map