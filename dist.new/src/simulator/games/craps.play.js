"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.crapsGame = void 0;
const craps_rules_1 = require("../../games/craps/craps.rules");
const craps_facts_1 = require("../../games/craps/craps-facts");
const series_1 = require("../../games/craps/series");
const reported_throw_1 = require("../../games/craps/reported-throw");
const MINIMUM = 500n;
/** Bets on one throw, whenever they are made. */
const ONE_THROW = craps_rules_1.CRAPS.bets.filter(({ play }) => play.kind === 'one-throw').map(({ type }) => type);
/** Craps: line bets before the point, come and placed bets over it, and now and then one on a single throw. */
exports.crapsGame = {
    rules: craps_rules_1.craps,
    letters: 'CR',
    kinds: [
        {
            minimum: MINIMUM,
            maxima: { '*': MINIMUM * 100n },
            seats: 14,
            float: 500000n,
            staff: { 'table-chief': 1, croupier: 2, stickman: 1 },
        },
    ],
    secondsPerRound: [30, 55],
    playsOut: true,
    begin: (cloth) => new Session(cloth),
};
class Session {
    cloth;
    point = null;
    constructor(cloth) {
        this.cloth = cloth;
    }
    prepare = () => undefined;
    wagers = (guest) => {
        const stake = this.cloth.minimum() * BigInt(guest.taste.units);
        if (this.point === null)
            return [{ type: guest.taste.style < 75 ? 'win' : 'dont-win', stake }];
        if (guest.chance.percent(15))
            return [{ type: guest.chance.oneOf(ONE_THROW), stake: this.cloth.minimum() }];
        if (!guest.chance.percent(25))
            return [];
        return guest.taste.style < 50 ? [{ type: 'come', stake }] : [placed(guest, this.cloth.minimum())];
    };
    outcome = () => {
        const { chance } = this.cloth;
        const outcome = { dice: [1 + chance.below(6), 1 + chance.below(6)] };
        const point = this.point;
        this.point = (0, series_1.pointAfter)(point, (0, reported_throw_1.throwOf)(outcome));
        return point === undefined ? outcome : { ...outcome, point };
    };
    end = () => undefined;
}
/** On a number, so much that it can be paid exactly: by fives, and by sixes on 6 and 8. */
function placed({ chance, taste }, minimum) {
    const number = chance.oneOf(craps_facts_1.POINTS);
    const unit = number === 6 || number === 8 ? (minimum * 6n) / 5n : minimum;
    return { type: 'right-bet', stake: unit * BigInt(taste.units), selection: number };
}
//# sourceMappingURL=craps.play.js.map