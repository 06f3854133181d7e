"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.awardRules = awardRules;
const five_card_hand_1 = require("../_mechanics/poker-hands/five-card-hand");
const showdown_1 = require("./showdown");
/**
 * The rule that led to an award: being left alone, the better cards, or an even split. Where the regulation has a rule
 * for each kind of hand, it is that of the hand that won, or that by which it beat another one of its kind.
 */
function awardRules({ rules, regulated }, showdown) {
    return (contenders, seat) => {
        if (contenders.length === 1)
            return rules.lastOneLeft;
        const pot = showdown(contenders);
        if (pot === undefined)
            return rules.ranking;
        if (regulated?.splitBy !== undefined)
            return regulated.splitBy;
        for (const claims of pot.boards) {
            const winners = (0, showdown_1.bestClaims)(claims, ({ high }) => high);
            if (!winners.includes(seat))
                continue;
            if (winners.length > 1)
                return rules.split;
            return regulated === undefined
                ? rules.ranking
                : (categoryRule(regulated, pot, claims) ?? rules.ranking);
        }
        return regulated?.lowWinsBy ?? rules.split;
    };
}
function categoryRule({ winsBy, tiesBy }, { ranking }, claims) {
    const [best, second] = claims.map(({ high }) => high).sort((one, other) => other - one);
    const category = (0, five_card_hand_1.categoryOf)(best, ranking);
    const isTie = second !== undefined && (0, five_card_hand_1.categoryOf)(second, ranking) === category;
    return (isTie ? tiesBy[category] : undefined) ?? winsBy[category];
}
//# sourceMappingURL=award-rules.js.map