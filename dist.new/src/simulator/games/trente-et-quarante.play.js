"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.trenteEtQuaranteGame = void 0;
const reported_rows_1 = require("../../games/trente-et-quarante/reported-rows");
const row_points_1 = require("../../games/trente-et-quarante/row-points");
const trente_et_quarante_rules_1 = require("../../games/trente-et-quarante/trente-et-quarante.rules");
const session_shoe_1 = require("./session-shoe");
const { bets, decks, cutCard, premium } = trente_et_quarante_rules_1.TRENTE_ET_QUARANTE;
/** More cards no two rows have: a hand that the red card would fall into is not begun. */
const LONGEST_HAND = 40;
/** In how many of a hundred cases a bet is insured; the premium is a whole chip only of such stakes. */
const INSURED = 30;
/** Trente et quarante: two rows of cards, and bets on the one that comes nearer to 31. */
exports.trenteEtQuaranteGame = {
    rules: trente_et_quarante_rules_1.trenteEtQuarante,
    letters: 'TQ',
    kinds: [
        {
            minimum: 1000n,
            seats: 10,
            float: 600000n,
            staff: { 'table-chief': 1, croupier: 2 },
            equipment: { decks, serials: ['shoe-31'] },
        },
    ],
    secondsPerRound: [60, 100],
    begin: (cloth) => new Session(cloth),
};
class Session {
    cloth;
    shoe;
    constructor(cloth) {
        this.cloth = cloth;
        const sizes = { decks, behindCutCard: cutCard.cards, spare: LONGEST_HAND, burnt: 0 };
        this.shoe = new session_shoe_1.SessionShoe(sizes, cloth);
    }
    prepare = (roundNo) => this.shoe.prepare(roundNo);
    wagers = ({ chance, taste }) => [
        { type: chance.oneOf(bets).type, stake: this.cloth.minimum() * BigInt(taste.units) },
    ];
    outcome = () => ({
        black: this.row(),
        red: this.row(),
    });
    /** What is held already is left lying: it may be below the minimum. */
    options = ({ type, held }, outcome) => {
        const isRefait = (0, row_points_1.resultOfRows)(outcome) === 'refait';
        if (!isRefait || type === reported_rows_1.INSURANCE)
            return undefined;
        return { onRefait: held || this.cloth.chance.percent(60) ? 'leave' : 'withdraw' };
    };
    further = (on) => on
        .filter(({ held, left, stake }) => !held && left >= stake && this.cloth.chance.percent(INSURED))
        .map(({ betId, stake }) => ({
        of: betId,
        wager: {
            type: reported_rows_1.INSURANCE,
            stake: (stake * premium.share.numerator) / premium.share.denominator,
            options: { on: betId },
        },
    }));
    end = (lastRound) => this.shoe.end(lastRound);
    row() {
        const row = [];
        while ((0, row_points_1.pointsOf)(row) < row_points_1.TARGET)
            row.push(this.shoe.deal());
        return row;
    }
}
//# sourceMappingURL=trente-et-quarante.play.js.map