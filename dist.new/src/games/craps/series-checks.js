"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkSeries = void 0;
const rule_1 = require("../rule");
const stake_limits_1 = require("../_mechanics/stake-limits");
const reported_throw_1 = require("./reported-throw");
/** The order of a series: who throws, over which point, and which line bets may be made when. */
const checkSeries = (facts, judged) => [
    ...checkPoint(facts, judged),
    ...checkTurns(judged),
    ...checkWithdrawals(judged),
    ...checkShooterBets(facts, judged),
    ...checkDicePassed(facts, judged),
];
exports.checkSeries = checkSeries;
/** The point that is stated and the one that the throws before have made. */
function checkPoint({ rules }, { cloth: { point }, thrown }) {
    if (thrown.point === undefined || point === undefined || thrown.point === point)
        return [];
    const named = (which) => (which === null ? 'no point' : `${which}`);
    return [
        (0, rule_1.breach)(rules.result, {
            code: 'point-differs',
            severity: 'violation',
            expected: named(point),
            found: named(thrown.point),
        }),
    ];
}
/** Win and Don't Win are made before a first throw, Come and Don't Come after it. */
function checkTurns({ cloth, settlement }) {
    const { point, round, bets } = cloth;
    if (point === undefined)
        return [];
    const wasHeld = (0, stake_limits_1.heldFromBefore)(round);
    return settlement.bets.flatMap((settled, index) => {
        const bet = bets.get(settled.type);
        if (bet?.play.kind !== 'line' || wasHeld(settled, index) || !isPlayed(settled))
            return [];
        if (bet.play.isOnPoint === (point === null))
            return [];
        return [
            (0, rule_1.breach)(bet.rule, {
                code: 'bet-out-of-turn',
                severity: 'violation',
                expected: `${bet.type} made ${bet.play.isOnPoint ? 'before' : 'after'} the first throw`,
                found: point === null ? 'no point yet' : `made over the point ${point}`,
                betIds: [settled.betId],
            }),
        ];
    });
}
const isPlayed = ({ fate }) => fate !== 'not-judged' && fate !== 'not-accepted' && fate !== 'freed';
/** Bets said to be withdrawn that have to play on. */
const checkWithdrawals = ({ cloth: { round, bets }, settlement }) => round.bets.flatMap((placed, index) => {
    const settled = settlement.bets[index];
    const bet = bets.get(settled?.type ?? '');
    const wanted = (0, reported_throw_1.optionsOf)(placed.options)?.isWithdrawn === true;
    if (!wanted || settled === undefined || bet === undefined || !isPlayed(settled))
        return [];
    return [
        (0, rule_1.breach)(bet.rule, {
            code: 'withdrawal-not-available',
            severity: 'violation',
            expected: `${settled.type} plays until it is won or lost`,
            found: 'withdrawn',
            betIds: [placed.betId],
        }),
    ];
});
const LINE = ['win', 'dont-win'];
/** Whether who throws first has bet on the line; nothing is said where a line bet does not tell whose it is. */
function checkShooterBets({ rules }, { cloth: { point, round }, thrown: { shooter } }) {
    if (shooter === undefined || point !== null)
        return [];
    const onLine = lineBets(round);
    const owner = ({ seat, player }) => typeof shooter === 'number' ? seat : player;
    if (onLine.some((bet) => owner(bet) === undefined || owner(bet) === shooter))
        return [];
    return [
        (0, rule_1.breach)(rules.shooterBets, {
            code: 'shooter-without-bet',
            severity: 'violation',
            expected: `a bet of ${named(shooter)} on win or dont-win`,
            found: 'none',
        }),
    ];
}
const lineBets = ({ bets, before }) => [...bets, ...(before?.held ?? [])].filter(({ type }) => LINE.includes(type));
const named = (shooter) => typeof shooter === 'number' ? `seat ${shooter}` : `player ${shooter}`;
/** Who lost with a seven may not throw again at once. */
function checkDicePassed({ rules }, { cloth: { round }, thrown: { shooter } }) {
    const last = round.before?.memory;
    const isAgain = shooter !== undefined && last?.['sevenOut'] === true && last['shooter'] === shooter;
    if (!isAgain)
        return [];
    return [
        (0, rule_1.breach)(rules.diceLost, {
            code: 'dice-not-passed',
            severity: 'advisory',
            expected: 'another shooter after the 7 that lost',
            found: `${named(shooter)} again`,
        }),
    ];
}
//# sourceMappingURL=series-checks.js.map