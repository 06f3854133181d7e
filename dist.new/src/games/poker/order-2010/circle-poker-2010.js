"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.circlePoker2010 = circlePoker2010;
const rational_1 = require("../../../kernel/rational");
const hand_ranking_1 = require("../../_mechanics/poker-hands/hand-ranking");
const all_games_register_1 = require("./all-games.register");
const error_register_1 = require("./error.register");
const all_games_not_checkable_register_1 = require("./all-games-not-checkable.register");
const OTHER_READINGS = [
    {
        point: 'OP2-09',
        code: 'tiebreak-readings-differ',
        advised: 'always',
        rule: (0, all_games_register_1.reading)('OP2-09', 'VI.2 names one card where several could decide', 'Only the cards that the rule names break a tie; where every card would give another winner, either is accepted.'),
    },
    {
        point: 'OP2-07',
        code: 'split-readings-differ',
        advised: 'where-paid',
        rule: (0, all_games_register_1.reading)('OP2-07', 'IX.24 divides "in proportion to their stacks"', 'Equal hands divide each pot evenly; where the whole pot in proportion to what they put in would give other amounts, either is accepted.'),
    },
];
const OPEN_POINTS = [
    'OP2-01',
    'OP2-02',
    'OP2-03',
    'OP2-04',
    'OP2-05',
    'OP2-06',
    'OP2-07',
    'OP2-08',
    'OP2-09',
    'OP2-10',
    'OP2-27',
    'OP2-28',
    'OP2-29',
    'OP2-41',
];
const WINS_BY = {
    'royal-flush': all_games_register_1.HAND_RULES.royalFlush,
    'straight-flush': all_games_register_1.HAND_RULES.straightFlush,
    'four-of-a-kind': all_games_register_1.HAND_RULES.fourOfAKind,
    'full-house': all_games_register_1.HAND_RULES.fullHouse,
    flush: all_games_register_1.HAND_RULES.flush,
    straight: all_games_register_1.HAND_RULES.straight,
    'three-of-a-kind': all_games_register_1.HAND_RULES.threeOfAKind,
    figures: all_games_register_1.FIGURES_RULES.figures,
    'two-pair': all_games_register_1.HAND_RULES.twoPair,
    pair: all_games_register_1.HAND_RULES.pair,
    'high-card': all_games_register_1.HAND_RULES.highCard,
};
const TIES_BY = {
    'four-of-a-kind': all_games_register_1.HAND_RULES.tiedFours,
    'full-house': all_games_register_1.HAND_RULES.tiedFulls,
    'straight-flush': all_games_register_1.HAND_RULES.tiedStraights,
    straight: all_games_register_1.HAND_RULES.tiedStraights,
    flush: all_games_register_1.HAND_RULES.tiedFlushes,
    'three-of-a-kind': all_games_register_1.HAND_RULES.tiedThrees,
    figures: all_games_register_1.FIGURES_RULES.tiedFigures,
    'two-pair': all_games_register_1.HAND_RULES.tiedTwoPairs,
    pair: all_games_register_1.HAND_RULES.tiedPairs,
};
const SESSION = {
    minimum: { rule: all_games_register_1.SESSION_RULES.minimum, most: (0, rational_1.rational)(1n, 10n) },
    topUp: { rule: all_games_register_1.SESSION_RULES.topUp, least: rational_1.ZERO, most: rational_1.ONE },
    oneShare: all_games_register_1.SESSION_RULES.oneShare,
    percentage: { rule: all_games_register_1.SESSION_RULES.percentage, least: (0, rational_1.rational)(10n, 100n), most: (0, rational_1.rational)(20n, 100n) },
    fee: all_games_register_1.SESSION_RULES.fee,
    length: all_games_register_1.SESSION_RULES.length,
    unannounced: all_games_register_1.SESSION_RULES.unannounced,
    withoutAnte: { rule: all_games_register_1.SESSION_RULES.withoutAnte, atMost: 2 },
};
/** What circle poker of the Order of 2010 has in common, with the rules of one game of it. */
function circlePoker2010(own) {
    const rules = {
        ...all_games_register_1.POT_RULES,
        limits: own.limits ?? all_games_register_1.PLAY_RULES.fixedLimit,
        cardsUsed: own.cardsUsed,
        ...given({ deck: own.deck }),
    };
    const errors = { ...error_register_1.COMMON_ERRORS, ...own.errors };
    const voids = { ...error_register_1.COMMON_VOIDS, ...own.voids };
    const play = {
        ...all_games_register_1.PLAY_RULES,
        chiefOfOneTable: all_games_register_1.PLAY_RULES.staff,
        raiseNotReopened: all_games_register_1.PLAY_RULES.doubling,
        speaksFirst: own.speaksFirst,
        ...given({ seats: own.seats, bringIn: own.bringIn, fixedLimit: own.fixedLimit, ante: own.ante }),
        error: error_register_1.COMMON_ERRORS['1.1.10-X.3-13'].rule,
    };
    const regulated = {
        rules: play,
        winsBy: { ...WINS_BY, ...given({ flush: own.flush }) },
        tiesBy: TIES_BY,
        ...given({ lowWinsBy: own.lowWinsBy, splitBy: own.splitBy }),
        otherReadings: OTHER_READINGS,
        players: { atMost: 10 },
        session: { ...SESSION, ...(own.topUp === undefined ? {} : { topUp: own.topUp }) },
        staff: [
            { role: 'table-chief', atLeast: 1 },
            { role: 'croupier', atLeast: 1 },
        ],
        forced: ['ante', 'blinds'],
        raise: 'doubles',
        raisesOf: 'round',
        speaksFirst: 'mano',
        errors,
        voids,
        ...(own.opening === undefined ? {} : { opening: own.opening }),
    };
    return {
        rules,
        register: registerOf(own, [
            ...Object.values(all_games_register_1.HAND_RULES),
            ...Object.values(rules),
            ...Object.values(play),
            ...Object.values({ ...all_games_register_1.SESSION_RULES, ...given({ topUp: own.topUp?.rule }) }),
            ...OTHER_READINGS.map(({ rule }) => rule),
            ...[own.flush, own.lowWinsBy, own.splitBy].filter((rule) => rule !== undefined),
            ...Object.values(own.opening ?? {}),
            ...(own.applied ?? []),
            ...(0, error_register_1.appliedErrors)(errors, voids),
        ]),
        openPoints: OPEN_POINTS,
        ranking: hand_ranking_1.CIRCLE_RANKING,
        limits: ['fixed', 'pot-limit', 'no-limit'],
        oddUnit: 'last-bettor',
        rakeCap: (0, rational_1.rational)(5n, 100n),
        regulated,
    };
}
/** The rules that are given, by their names. */
const given = (rules) => Object.fromEntries(Object.entries(rules).filter(([, rule]) => rule !== undefined));
/** Every rule once. */
const registerOf = ({ notCheckable }, applied) => ({
    applied: [...new Map(applied.map((rule) => [rule.id, rule])).values()],
    notCheckable: [...notCheckable, ...all_games_not_checkable_register_1.COMMON_NOT_CHECKABLE],
});
//# sourceMappingURL=circle-poker-2010.js.map