"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.SYNTHETIC_1996_RANKING = exports.SYNTHETIC_RANKING = exports.COVERED_RANKING_32 = exports.COVERED_RANKING = exports.CIRCLE_RANKING = exports.CARIBBEAN_1996_RANKING = exports.CARIBBEAN_2010_RANKING = exports.STANDARD_RANKING = void 0;
const deck_1 = require("./deck");
const BELOW_FLUSH = ['high-card', 'pair', 'two-pair', 'three-of-a-kind', 'straight'];
const ABOVE_FULL = ['four-of-a-kind', 'straight-flush', 'royal-flush'];
/** The order with 52 cards: a full house is rarer than a flush. */
const FULL_OVER_FLUSH = [...BELOW_FLUSH, 'flush', 'full-house', ...ABOVE_FULL];
/** The order with fewer cards: a flush is rarer than a full house. */
const FLUSH_OVER_FULL = [...BELOW_FLUSH, 'full-house', 'flush', ...ABOVE_FULL];
/** Five figures stand right below three of a kind. */
const withFigures = (order) => order.flatMap((category) => (category === 'three-of-a-kind' ? ['figures', category] : [category]));
/** The order the whole world plays: 52 cards, every card counts. */
exports.STANDARD_RANKING = {
    deck: deck_1.DECK_OF_52,
    order: FULL_OVER_FLUSH,
    aceLow: true,
    lowStraightTop: 'other-card',
};
/** Caribbean stud of the Order of 2010: of flushes the highest card is named, of pairs one card beside them. */
exports.CARIBBEAN_2010_RANKING = {
    ...exports.STANDARD_RANKING,
    decidedBy: { flush: 1, pair: 2 },
};
/** That of the Decree of 1996: a flush above a full house although it is commoner, and no low ace. */
exports.CARIBBEAN_1996_RANKING = {
    ...exports.CARIBBEAN_2010_RANKING,
    order: FLUSH_OVER_FULL,
    aceLow: false,
};
/** Circle poker of the Order of 2010, VI.1 and VI.2, where OP2-09 is answered literally: only named cards decide. */
exports.CIRCLE_RANKING = {
    ...exports.STANDARD_RANKING,
    decidedBy: { flush: 1, 'three-of-a-kind': 2, pair: 2 },
};
/** Covered five-card poker, which alone knows figures: of them the higher pair is named, and the highest card. */
exports.COVERED_RANKING = {
    ...exports.CIRCLE_RANKING,
    order: withFigures(FULL_OVER_FLUSH),
    decidedBy: { ...exports.CIRCLE_RANKING.decidedBy, figures: 2 },
};
exports.COVERED_RANKING_32 = {
    ...exports.COVERED_RANKING,
    deck: deck_1.DECK_OF_32,
    order: withFigures(FLUSH_OVER_FULL),
};
/** Synthetic poker, from the eight up. */
exports.SYNTHETIC_RANKING = {
    ...exports.CIRCLE_RANKING,
    deck: deck_1.DECK_OF_28,
    order: FLUSH_OVER_FULL,
};
/** That of the Decree of 1996: a full house above a flush although it is commoner, and fewer cards named. */
exports.SYNTHETIC_1996_RANKING = {
    ...exports.SYNTHETIC_RANKING,
    order: FULL_OVER_FLUSH,
    decidedBy: { 'four-of-a-kind': 1, 'full-house': 1, flush: 1, 'three-of-a-kind': 1, pair: 2 },
};
//# sourceMappingURL=hand-ranking.js.map