"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.BestPlay = void 0;
const dealer_endings_1 = require("./dealer-endings");
const byEnding = (amount) => dealer_endings_1.ENDINGS.map(amount);
/** The best that can be done with a hand as it is dealt: of standing, drawing, doubling and splitting the best. */
class BestPlay {
    against;
    known = new Map();
    constructor(against) {
        this.against = against;
    }
    /** Of the first two cards of a hand that was not split. */
    ofPair(one, other) {
        const whole = this.ofHand((0, dealer_endings_1.withCard)((0, dealer_endings_1.withCard)(dealer_endings_1.NO_CARDS, one), other), { isDealt: true, isExtra: false });
        return one === other ? this.better(whole, this.ofSplit(one)) : whole;
    }
    /** The expected amount over all endings of the dealer. */
    expected({ mean }) {
        return mean.reduce((sum, amount, index) => sum + amount * (this.against.endings[index] ?? 0n), 0n);
    }
    better(one, other) {
        return this.expected(other) > this.expected(one) ? other : one;
    }
    ofHand(held, now) {
        const key = `${held.hard} ${held.hasAce} ${now.isDealt} ${now.isExtra}`;
        const known = this.known.get(key);
        if (known !== undefined)
            return known;
        const best = this.playOn(held, now);
        this.known.set(key, best);
        return best;
    }
    playOn(held, now) {
        const { isDealt, isExtra } = now;
        const standing = this.stand((0, dealer_endings_1.bestOf)(held), isExtra);
        if ((0, dealer_endings_1.bestOf)(held) >= 21)
            return standing;
        const drawing = mixed((value) => this.ofHand((0, dealer_endings_1.withCard)(held, value), { isDealt: false, isExtra }));
        const best = this.better(standing, drawing);
        return isDealt ? this.better(best, this.double(held, isExtra)) : best;
    }
    double(held, isExtra) {
        return mixed((value) => {
            const best = (0, dealer_endings_1.bestOf)((0, dealer_endings_1.withCard)(held, value));
            return prospectOf(byEnding((ending) => this.net(best, ending, isExtra) + this.net(best, ending, true)));
        });
    }
    stand(best, isExtra) {
        return prospectOf(byEnding((ending) => this.net(best, ending, isExtra)));
    }
    /** What one unit brings at the end. */
    net(best, ending, isExtra) {
        if (best > 21)
            return -dealer_endings_1.SCALE;
        if (ending === 'blackjack')
            return isExtra && !this.against.losesAll ? 0n : -dealer_endings_1.SCALE;
        if (ending === 'bust' || best > ending)
            return dealer_endings_1.SCALE;
        return best === ending ? 0n : -dealer_endings_1.SCALE;
    }
    /**
     * A pair split, and split again whenever the same value comes. Given the ending of the dealer the hands do not depend
     * on each other: h = Σ other cards + p·(h + x), where x is such a hand on a further stake.
     */
    ofSplit(value) {
        const further = this.ofSplitHand(value, undefined);
        return together(this.ofSplitHand(value, further), further);
    }
    ofSplitHand(value, further) {
        const isExtra = further === undefined;
        const others = mixed((card) => (card === value ? NOTHING : this.afterSplit(value, card, isExtra)));
        const same = dealer_endings_1.VALUES.find(([one]) => one === value)?.[1] ?? 0n;
        if (further === undefined) {
            const mean = others.mean.map((amount) => (amount * dealer_endings_1.RANKS) / (dealer_endings_1.RANKS - 2n * same));
            const square = others.square.map((amount, index) => {
                const product = (mean[index] ?? 0n) ** 2n / dealer_endings_1.SCALE;
                return (amount * dealer_endings_1.RANKS + 2n * same * product) / (dealer_endings_1.RANKS - 2n * same);
            });
            return { mean, square };
        }
        const mean = others.mean.map((amount, index) => (amount * dealer_endings_1.RANKS + same * (further.mean[index] ?? 0n)) / (dealer_endings_1.RANKS - same));
        const square = others.square.map((amount, index) => {
            const product = (2n * (mean[index] ?? 0n) * (further.mean[index] ?? 0n)) / dealer_endings_1.SCALE;
            return (amount * dealer_endings_1.RANKS + same * ((further.square[index] ?? 0n) + product)) / (dealer_endings_1.RANKS - same);
        });
        return { mean, square };
    }
    /** A split ace has one card; any other card is played as a hand that was dealt so. */
    afterSplit(value, card, isExtra) {
        const held = (0, dealer_endings_1.withCard)((0, dealer_endings_1.withCard)(dealer_endings_1.NO_CARDS, value), card);
        return value === 1 ? this.stand((0, dealer_endings_1.bestOf)(held), isExtra) : this.ofHand(held, { isDealt: true, isExtra });
    }
}
exports.BestPlay = BestPlay;
const NOTHING = { mean: byEnding(() => 0n), square: byEnding(() => 0n) };
const prospectOf = (net) => ({
    mean: net,
    square: net.map((amount) => (amount * amount) / dealer_endings_1.SCALE),
});
/** The mixture over the next card. */
function mixed(ofCard) {
    const cases = dealer_endings_1.VALUES.map(([value, ranks]) => ({ ranks, ...ofCard(value) }));
    const part = (which) => byEnding((_ending, index) => cases.reduce((sum, one) => sum + one.ranks * (one[which][index] ?? 0n), 0n) / dealer_endings_1.RANKS);
    return { mean: part('mean'), square: part('square') };
}
/** Two hands that do not depend on each other, given the ending of the dealer. */
const together = (one, other) => ({
    mean: byEnding((_ending, index) => (one.mean[index] ?? 0n) + (other.mean[index] ?? 0n)),
    square: byEnding((_ending, index) => {
        const product = (2n * (one.mean[index] ?? 0n) * (other.mean[index] ?? 0n)) / dealer_endings_1.SCALE;
        return (one.square[index] ?? 0n) + (other.square[index] ?? 0n) + product;
    }),
});
//# sourceMappingURL=best-play.js.map