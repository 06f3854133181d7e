"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.SessionShoe = void 0;
const shoe_1 = require("./shoe");
/** The shoes of a session, one after the other, each reported as it begins and ends. */
class SessionShoe {
    sizes;
    cloth;
    shoe;
    shoeNo = 0;
    constructor(sizes, cloth) {
        this.sizes = sizes;
        this.cloth = cloth;
    }
    /** A new shoe before a round, where there is none or the one there is comes to its end. */
    prepare(roundNo) {
        const { decks, behindCutCard, spare, burnt } = this.sizes;
        if (this.shoe !== undefined && this.shoe.left > behindCutCard + spare)
            return;
        this.finish('cut-card', roundNo - 1);
        this.shoe = new shoe_1.Shoe(decks, behindCutCard, this.cloth.chance, burnt);
        this.shoeNo += 1;
        const { turned } = this.shoe;
        this.cloth.report({
            type: 'cagnotte.shoe.started.v1',
            data: {
                ...{ shoeNo: this.shoeNo, decks, burnt: this.shoe.burnt, behindCutCard },
                ...(turned === undefined ? {} : { burntCards: [turned] }),
            },
        });
    }
    deal() {
        return this.shoe.deal();
    }
    end(lastRound) {
        this.finish('session-ended', lastRound);
    }
    finish(cause, lastCoup) {
        if (this.shoe === undefined)
            return;
        const last = lastCoup > 0 ? { lastCoup } : {};
        this.cloth.report({ type: 'cagnotte.shoe.ended.v1', data: { shoeNo: this.shoeNo, ...last, cause } });
    }
}
exports.SessionShoe = SessionShoe;
//# sourceMappingURL=session-shoe.js.map