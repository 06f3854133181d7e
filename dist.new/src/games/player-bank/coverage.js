"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.halvingAt = halvingAt;
exports.coverBets = coverBets;
/** The units of halving on a table: its step, else for bets astride its minimum, which is its betting unit. */
function halvingAt(terms, answers) {
    if (terms === undefined || answers['OP1-24'] === 'cent')
        return { astride: 1n, line: 1n };
    const step = terms.step !== undefined && terms.step > 0n ? terms.step : undefined;
    return { astride: step ?? (terms.minimum > 0n ? terms.minimum : 1n), line: step ?? 1n };
}
/** The half that is not the larger one, in whole units where the stake has any. */
function smallerHalf(stake, unit) {
    const whole = stake % unit === 0n ? unit : 1n;
    return (stake / whole / 2n) * whole;
}
/** What of a bet plays on each cloth: all of it, the smaller half on the line, or two halves, the larger first. */
function playingParts({ on, onTheLine }, stake, { astride, line }) {
    const playing = onTheLine === true ? smallerHalf(stake, line) : stake;
    const [first = 1, second] = on;
    if (second === undefined)
        return [[first, playing]];
    const onSecond = smallerHalf(playing, astride);
    return [
        [first, playing - onSecond],
        [second, onSecond],
    ];
}
/**
 * What the bank covers of each bet. In order of priority (calls, then seated players from the right of the banker,
 * then those standing behind the seats), the cloths in turn, the last bet in part; what is not covered does not play.
 */
function coverBets({ bets: offered, cloths }, bets, { available, bankerSeat, proRata, halving }) {
    const parts = bets.flatMap((bet, index) => {
        const facts = Object.hasOwn(offered, bet.type) ? offered[bet.type] : undefined;
        if (facts === undefined)
            return [];
        return playingParts(facts, bet.stake, halving).map(([tableau, amount]) => ({
            bet: index,
            tableau,
            amount,
            rank: [facts.precedence, ...seatRank(bet, bankerSeat)],
        }));
    });
    const inOrder = interleaved(cloths.map((cloth) => parts.filter(({ tableau }) => tableau === cloth).sort(byRank)));
    if (available === undefined)
        return inOrder.map((part) => ({ ...part, covered: part.amount }));
    return proRata ? coverInProportion(inOrder, available) : coverInOrder(inOrder, available);
}
/** Seated before standing; by seat from the right of the banker, whose own seat is the last. */
function seatRank({ seat, standing }, bankerSeat = 0) {
    const place = seat === undefined ? Infinity : seat > bankerSeat ? seat : seat + SEATS_AT_MOST;
    return [standing === true ? 1 : 0, place];
}
const SEATS_AT_MOST = 40;
function byRank(a, b) {
    const differs = a.rank.findIndex((key, index) => key !== b.rank[index]);
    return differs < 0 ? 0 : a.rank[differs] < b.rank[differs] ? -1 : 1;
}
/** The first of each cloth, then the second of each, and so on. */
function interleaved(byCloth) {
    const longest = Math.max(0, ...byCloth.map(({ length }) => length));
    return Array.from({ length: longest }, (_, place) => byCloth.flatMap((parts) => parts[place] ?? [])).flat();
}
function coverInOrder(parts, available) {
    let left = available;
    return parts.map((part) => {
        const covered = part.amount < left ? part.amount : left;
        left -= covered;
        return { ...part, covered };
    });
}
/** Each in proportion, in whole units; the odd ones in order of priority. */
function coverInProportion(parts, available) {
    const staked = parts.reduce((sum, { amount }) => sum + amount, 0n);
    if (staked <= available)
        return parts.map((part) => ({ ...part, covered: part.amount }));
    const shares = parts.map((part) => ({ ...part, covered: (part.amount * available) / staked }));
    let odd = available - shares.reduce((sum, { covered }) => sum + covered, 0n);
    return shares.map((part) => {
        if (odd === 0n || part.covered === part.amount)
            return part;
        odd -= 1n;
        return { ...part, covered: part.covered + 1n };
    });
}
//# sourceMappingURL=coverage.js.map