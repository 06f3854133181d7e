"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.carruselOf1996 = void 0;
const rational_1 = require("../../kernel/rational");
const hand_ranking_1 = require("../_mechanics/poker-hands/hand-ranking");
/** The carrusel of the Decree of 1996: every coin goes to the pool, and only the highest straight flush has a share. */
const carruselOf1996 = ({ carruselCoins: coins, carruselRoyal: royal, carruselStraightFlush: straightFlush, }) => ({
    ranking: hand_ranking_1.CARIBBEAN_1996_RANKING,
    prizes: [
        {
            category: 'royal-flush',
            spanish: 'escalera real de color',
            rule: royal,
            sharing: royal,
            takes: 'meter',
        },
        {
            category: 'straight-flush',
            spanish: 'escalera de color',
            rule: straightFlush,
            sharing: straightFlush,
            takes: 'share',
            share: (0, rational_1.rational)(1n, 10n),
            onlyHighest: true,
            chained: straightFlush,
        },
    ],
    rules: { contribution: coins, needsBet: coins, unit: coins, fromMeter: royal },
    fixedRate: rational_1.ONE,
});
exports.carruselOf1996 = carruselOf1996;
//# sourceMappingURL=carrusel-1996.js.map