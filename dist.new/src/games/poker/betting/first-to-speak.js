"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkFirstToSpeak = checkFirstToSpeak;
const rule_1 = require("../../rule");
const open_cards_1 = require("../stud/open-cards");
/**
 * Who speaks first, from the second round on, as far as it can be told: not the seats themselves, which say nothing of
 * the way round the table, but who bet before, or what lies open.
 */
function checkFirstToSpeak({ regulated, hand }, moments) {
    const rounds = [...new Set(moments.map(({ round }) => round))].filter((round) => round > 1);
    return rounds.flatMap((round) => {
        const at = moments.findIndex((moment) => moment.round === round);
        const before = moments.slice(0, at);
        const able = OPENS[regulated.speaksFirst](hand, before, round).filter((seat) => canAct(before, seat));
        const { seat } = moments[at].action;
        if (able.length === 0 || able.includes(seat))
            return [];
        return [
            (0, rule_1.breach)(regulated.rules.speaksFirst, {
                code: 'first-to-speak',
                severity: 'advisory',
                expected: `seat ${able.join(' or ')} speaks first in round ${round}`,
                found: `seat ${seat}`,
            }),
        ];
    });
}
const OPENS = {
    mano: ({ actions }) => actions.flatMap(({ action, seat }) => (action === 'small-blind' ? [seat] : [])).slice(-1),
    opener: (_hand, before) => before.filter(isBet).slice(0, 1).map(seatOf),
    'highest-open': (hand, before, round) => (0, open_cards_1.highestOpen)(hand, round, standing(hand, before)) ?? [],
    'highest-bettor': (_hand, before, round) => before
        .filter((moment) => moment.round === round - 1 && isBet(moment))
        .slice(-1)
        .map(seatOf),
};
const isBet = ({ action: { action } }) => action === 'bet' || action === 'raise';
const seatOf = ({ action: { seat } }) => seat;
const canAct = (before, seat) => !before.some(({ action }) => action.seat === seat && (action.allIn || action.action === 'fold'));
const standing = ({ actions }, before) => [...new Set(actions.map(({ seat }) => seat))].filter((seat) => !before.some(({ action }) => action.seat === seat && action.action === 'fold'));
//# sourceMappingURL=first-to-speak.js.map