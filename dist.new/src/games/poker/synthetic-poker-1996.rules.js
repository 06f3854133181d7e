"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.syntheticPoker1996 = void 0;
const rational_1 = require("../../kernel/rational");
const hand_ranking_1 = require("../_mechanics/poker-hands/hand-ranking");
const circle_poker_rules_1 = require("./circle-poker-rules");
const synthetic_1996_register_1 = require("./decree-1996/synthetic-1996.register");
const APPLIED = [
    ...Object.values(synthetic_1996_register_1.SYNTHETIC_1996_POT),
    ...Object.values(synthetic_1996_register_1.SYNTHETIC_1996_PLAY),
    ...Object.values(synthetic_1996_register_1.SYNTHETIC_1996_VOIDS).map(({ rule }) => rule),
    synthetic_1996_register_1.SYNTHETIC_1996_SESSION.topUp.rule,
    synthetic_1996_register_1.SYNTHETIC_1996_SESSION.unannounced,
    synthetic_1996_register_1.SYNTHETIC_1996_SESSION.mustOpen.rule,
];
/** Synthetic poker of the Decree of 1996, as data: a full house above a flush, and a rake of 3 % at most. */
const SYNTHETIC_POKER_1996 = {
    code: 'synthetic-poker',
    rules: synthetic_1996_register_1.SYNTHETIC_1996_POT,
    register: {
        applied: [...new Map(APPLIED.map((rule) => [rule.id, rule])).values()],
        notCheckable: synthetic_1996_register_1.SYNTHETIC_1996_NOT_CHECKABLE,
    },
    openPoints: [
        'OP2-01',
        'OP2-02',
        'OP2-03',
        'OP2-07',
        'OP2-08',
        'OP2-09',
        'OP2-10',
        'OP2-27',
        'OP2-28',
        'OP2-45',
    ],
    ranking: hand_ranking_1.SYNTHETIC_1996_RANKING,
    cardsToUse: 'two-own-three-common',
    own: 2,
    common: 5,
    limits: ['no-limit'],
    oddUnit: 'last-bettor',
    rakeCap: (0, rational_1.rational)(3n, 100n),
    regulated: {
        rules: synthetic_1996_register_1.SYNTHETIC_1996_PLAY,
        winsBy: {},
        tiesBy: {},
        otherReadings: [],
        players: { atMost: 10 },
        session: synthetic_1996_register_1.SYNTHETIC_1996_SESSION,
        staff: [
            { role: 'croupier', atLeast: 1 },
            { role: 'cambista', atLeast: 1 },
        ],
        forced: ['ante'],
        ante: 'the-minimum',
        raise: 'any',
        raisesOf: 'round',
        speaksFirst: 'highest-bettor',
        errors: {},
        voids: synthetic_1996_register_1.SYNTHETIC_1996_VOIDS,
    },
};
exports.syntheticPoker1996 = (0, circle_poker_rules_1.circlePokerRules)(SYNTHETIC_POKER_1996);
//# sourceMappingURL=synthetic-poker-1996.rules.js.map