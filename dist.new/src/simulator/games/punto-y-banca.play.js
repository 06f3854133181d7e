"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.puntoYBancaGame = void 0;
const drawing_1 = require("../../games/baccarat/drawing");
const hand_totals_1 = require("../../games/baccarat/hand-totals");
const punto_y_banca_rules_1 = require("../../games/baccarat/punto-y-banca.rules");
const shoe_1 = require("./shoe");
const { decks, cutCard: { cards: behindCutCard }, } = punto_y_banca_rules_1.PUNTO_Y_BANCA;
/** Punto y banca: most follow what came last, few bet against it, and the tie is for the daring. */
exports.puntoYBancaGame = {
    rules: punto_y_banca_rules_1.puntoYBanca,
    letters: 'PB',
    kinds: [
        {
            minimum: 1000n,
            maxima: { '*': 200000n },
            seats: 7,
            float: 400000n,
            staff: { 'table-chief': 1, croupier: 1 },
            equipment: { decks, serials: ['shoe-1'] },
        },
        {
            minimum: 5000n,
            maxima: { '*': 500000n },
            seats: 14,
            float: 2000000n,
            staff: { 'table-chief': 1, croupier: 3 },
            equipment: { decks, serials: ['shoe-2'] },
        },
        {
            minimum: 2000n,
            maxima: { '*': 200000n },
            seats: 9,
            float: 800000n,
            staff: { 'table-chief': 1, croupier: 2 },
            equipment: { decks, serials: ['shoe-3'] },
        },
    ],
    secondsPerRound: [40, 75],
    begin: (cloth) => new Session(cloth),
};
class Session {
    cloth;
    shoe;
    shoeNo = 0;
    lastWinner = 'banca';
    constructor(cloth) {
        this.cloth = cloth;
    }
    prepare = (roundNo) => {
        if (this.shoe?.isOver === false)
            return;
        this.endShoe('cut-card', roundNo - 1);
        this.shoe = new shoe_1.Shoe(decks, behindCutCard, this.cloth.chance);
        this.shoeNo += 1;
        const { turned, burnt } = this.shoe;
        const data = { shoeNo: this.shoeNo, decks, burnt, burntCards: [turned], behindCutCard };
        this.cloth.report({ type: 'cagnotte.shoe.started.v1', data });
    };
    wagers = (guest) => {
        const { taste, chance } = guest;
        const minimum = this.cloth.minimum();
        const follows = chance.percent(taste.style < 70 ? 85 : 20);
        const type = follows ? this.lastWinner : this.lastWinner === 'banca' ? 'punto' : 'banca';
        const hand = { type, stake: minimum * BigInt(taste.units + Math.min(guest.losses, 3)) };
        return chance.percent(8) ? [hand, { type: 'tie', stake: minimum }] : [hand];
    };
    outcome = () => {
        const shoe = this.shoe;
        const [first, second, third, fourth] = [shoe.deal(), shoe.deal(), shoe.deal(), shoe.deal()];
        const [punto, banca] = [
            [first, third],
            [second, fourth],
        ];
        const totals = { punto: (0, hand_totals_1.totalOf)(punto), banca: (0, hand_totals_1.totalOf)(banca) };
        const drawn = (0, drawing_1.puntoDraws)(punto_y_banca_rules_1.PUNTO_Y_BANCA, totals.punto, totals.banca) ? shoe.deal() : undefined;
        if (drawn !== undefined)
            punto.push(drawn);
        const column = drawn === undefined ? {} : { third: (0, hand_totals_1.pointsOf)(drawn) };
        if ((0, drawing_1.bancaDraws)(punto_y_banca_rules_1.PUNTO_Y_BANCA, { ...totals, ...column }))
            banca.push(shoe.deal());
        this.remember((0, hand_totals_1.totalOf)(punto), (0, hand_totals_1.totalOf)(banca));
        return { punto, banca };
    };
    end = (lastRound) => this.endShoe('session-ended', lastRound);
    remember(punto, banca) {
        if (punto !== banca)
            this.lastWinner = banca > punto ? 'banca' : 'punto';
    }
    endShoe(cause, lastCoup) {
        if (this.shoe === undefined)
            return;
        const last = lastCoup > 0 ? { lastCoup } : {};
        this.cloth.report({
            type: 'cagnotte.shoe.ended.v1',
            data: { shoeNo: this.shoeNo, ...last, cause },
        });
    }
}
//# sourceMappingURL=punto-y-banca.play.js.map