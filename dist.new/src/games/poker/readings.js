"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.rankingUnder = rankingUnder;
exports.answeredOtherwise = answeredOtherwise;
const open_points_1 = require("../open-points");
/** The ranking as the open points on ties are answered; without a regulation there are none. */
function rankingUnder({ ranking, regulated, openPoints }, answers) {
    if (regulated === undefined)
        return ranking;
    const { decidedBy, ...rest } = ranking;
    const byHighestCard = openPoints.includes('OP2-45') && answers['OP2-45'] === 'highest-card';
    return {
        ...rest,
        ...(byHighestCard ? { fullHouseBy: 'highest-card' } : {}),
        ...(decidedBy === undefined || answers['OP2-09'] === 'every-card' ? {} : { decidedBy }),
        lowStraightTop: answers['OP2-10'] === 'ace' ? 'ace' : 'other-card',
    };
}
/** The answers with the other one of the two that a point has. */
function answeredOtherwise(point, answers) {
    const other = Object.keys(open_points_1.OPEN_POINTS[point].answers).find((answer) => answer !== answers[point]);
    return { ...answers, [point]: other };
}
//# sourceMappingURL=readings.js.map