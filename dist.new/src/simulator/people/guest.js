"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.Guest = void 0;
const chance_1 = require("../chance");
/** A customer with a purse. Amounts in minor units, none negative. */
class Guest {
    id;
    cash;
    taste;
    chips = 0n;
    /** Of the chips, what lies bound on a cloth. */
    bound = 0n;
    /** Rounds lost in a row. */
    losses = 0;
    /** Chooses for him. */
    chance;
    constructor(id, 
    /** Notes he will still change into chips. */
    cash, 
    /** How many times the minimum he likes to stake, and how he likes to play: the game makes of it what it can. */
    taste, seed) {
        this.id = id;
        this.cash = cash;
        this.taste = taste;
        this.chance = new chance_1.Chance(seed, id);
    }
    /** Chips he can stake. */
    get free() {
        return this.chips - this.bound;
    }
    /** The stake he likes, in whole minima, or the most that he could put down so many times; 0 where not the minimum. */
    stakeFor(minimum, times) {
        const affordable = this.free / (minimum * times);
        const liked = BigInt(this.taste.units);
        return minimum * (liked < affordable ? liked : affordable);
    }
    /** Gives up to so many chips away. */
    give(amount) {
        const given = amount < this.free ? amount : this.free;
        this.chips -= given;
        return given;
    }
    /** Takes up to so much cash out of his pocket. */
    pay(amount) {
        const paid = amount < this.cash ? amount : this.cash;
        this.cash -= paid;
        return paid;
    }
}
exports.Guest = Guest;
//# sourceMappingURL=guest.js.map