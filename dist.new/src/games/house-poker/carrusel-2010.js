"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.carruselOf2010 = void 0;
const rational_1 = require("../../kernel/rational");
const hand_ranking_1 = require("../_mechanics/poker-hands/hand-ranking");
/** The carrusel of the Order of 2010 (1.1.9.A, VII.6), which its other games of poker follow. */
const carruselOf2010 = (rules) => {
    const fixed = { takes: 'stakes', rule: rules.prizes, sharing: rules.prizes };
    return {
        ranking: hand_ranking_1.STANDARD_RANKING,
        prizes: [
            {
                category: 'royal-flush',
                spanish: 'escalera real de color',
                rule: rules.prizes,
                sharing: rules.royalsShare,
                takes: 'meter',
            },
            {
                category: 'straight-flush',
                spanish: 'escalera de color',
                rule: rules.prizes,
                sharing: rules.equalsShare,
                takes: 'share',
                share: (0, rational_1.rational)(1n, 10n),
                onlyHighest: false,
                chained: rules.chained,
            },
            { category: 'four-of-a-kind', spanish: 'póquer', times: 300n, ...fixed },
            { category: 'full-house', spanish: 'full', times: 100n, ...fixed },
            { category: 'flush', spanish: 'color', times: 50n, ...fixed },
            { category: 'straight', spanish: 'escalera', times: 30n, ...fixed },
        ],
        rules: {
            contribution: rules.contribution,
            needsBet: rules.needsBet,
            unit: rules.opening,
            fromMeter: rules.fromMeter,
        },
        opening: { times: 5000n, rule: rules.opening },
        // Of all hands of five cards, at a meter of 5,000 stakes: 44.67 %.
        sustainingRate: (0, rational_1.rational)(1161000n, 2598960n),
    };
};
exports.carruselOf2010 = carruselOf2010;
//# sourceMappingURL=carrusel-2010.js.map