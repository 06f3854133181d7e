"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.alertsOf = void 0;
const rational_1 = require("../../kernel/rational");
const SHARE = 10000n;
/** What of a day is outside the bands that hold for a game, its mean being that of the thirty days. */
const alertsOf = ({ game, day, mean }, bands) => bands
    .filter(({ games }) => games === undefined || games.includes(game))
    .flatMap((band) => [...fixed(band, day), ...aroundMean(band, day, mean), ...byChance(band, day)]);
exports.alertsOf = alertsOf;
const fixed = ({ hold }, day) => hold === undefined || day.hold === undefined
    ? []
    : outside('hold', day.hold, [(0, rational_1.rational)(BigInt(hold.from), SHARE), (0, rational_1.rational)(BigInt(hold.to), SHARE)]);
function aroundMean({ shareOfMean }, day, mean) {
    if (shareOfMean === undefined || day.hold === undefined || mean.hold === undefined)
        return [];
    const { hold } = mean;
    const magnitude = hold.numerator < 0n ? (0, rational_1.rational)(-hold.numerator, hold.denominator) : hold;
    const room = (0, rational_1.multiply)(magnitude, (0, rational_1.rational)(BigInt(shareOfMean), SHARE));
    return outside('share-of-mean', day.hold, [(0, rational_1.subtract)(hold, room), (0, rational_1.add)(hold, room)]);
}
function byChance({ deviations }, { zHundredths }) {
    if (deviations === undefined || zHundredths === undefined)
        return [];
    const limit = (0, rational_1.rational)(BigInt(deviations), 100n);
    return outside('deviations', (0, rational_1.rational)(zHundredths, 100n), [(0, rational_1.subtract)((0, rational_1.rational)(0n), limit), limit]);
}
const outside = (measure, figure, [from, to]) => (0, rational_1.compare)(figure, from) < 0 || (0, rational_1.compare)(figure, to) > 0 ? [{ measure, figure, from, to }] : [];
//# sourceMappingURL=alert-bands.js.map