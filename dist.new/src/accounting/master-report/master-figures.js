"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.masterFigures = masterFigures;
const rational_1 = require("../../kernel/rational");
const square_root_1 = require("../../kernel/square-root");
const expected_win_1 = require("./expected-win");
const NO_PLAY = {
    sessions: 0n,
    counted: 0n,
    drop: 0n,
    win: 0n,
    rounds: 0n,
    captured: 0n,
    expected: expected_win_1.NOTHING_EXPECTED,
};
/** The figures of all play that is given, added up. */
function masterFigures(play) {
    const sum = play.reduce((all, each) => ({
        sessions: all.sessions + each.sessions,
        counted: all.counted + each.counted,
        drop: all.drop + each.drop,
        win: all.win + each.win,
        rounds: all.rounds + each.rounds,
        captured: all.captured + each.captured,
        expected: (0, expected_win_1.together)(all.expected, each.expected),
    }), NO_PLAY);
    const { expected, captured, drop, win } = sum;
    const hasEdges = expected.handle > 0n && expected.withoutEdge.length === 0;
    return {
        ...sum,
        hold: drop === 0n ? undefined : (0, rational_1.rational)(win, drop),
        deviation: hasEdges ? (0, square_root_1.nearestRoot)(expected.variance) : undefined,
        zHundredths: hasEdges ? zOf(captured, expected) : undefined,
    };
}
/** (won - expected) / deviation in hundredths: one root, rounded once. */
function zOf(captured, { theoretical, variance }) {
    if (variance.numerator === 0n)
        return undefined;
    const above = (0, rational_1.subtract)((0, rational_1.rational)(captured), theoretical);
    const square = (0, rational_1.multiply)((0, rational_1.multiply)(above, above), (0, rational_1.rational)(10000n * variance.denominator, variance.numerator));
    const magnitude = (0, square_root_1.nearestRoot)(square);
    return above.numerator < 0n ? -magnitude : magnitude;
}
//# sourceMappingURL=master-figures.js.map