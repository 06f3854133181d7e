"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkPoolUnit = checkPoolUnit;
exports.checkPoolOpening = checkPoolOpening;
exports.checkPoolPrizes = checkPoolPrizes;
const money_1 = require("../../../kernel/money");
const rational_1 = require("../../../kernel/rational");
const rule_1 = require("../../rule");
const wording_1 = require("../../wording");
const pool_stakes_1 = require("./pool-stakes");
/** The one amount is the minimum that the table has under that name, else that of the first stake of the round. */
function checkPoolUnit({ poolStakes = [] }, { terms, currency }, { minimum, rule }) {
    const [first] = poolStakes;
    if (first === undefined)
        return [];
    const unit = terms?.minima?.[minimum] ?? (0, pool_stakes_1.unitOf)(first);
    return poolStakes
        .filter((stake) => stake.amount !== unit * BigInt(stake.stakes ?? 1))
        .map((stake) => (0, rule_1.breach)(rule, {
        code: 'pool-stake-differs',
        severity: 'violation',
        expected: `${(0, wording_1.money)(unit, currency)} for each stake`,
        found: (0, wording_1.money)(stake.amount, currency),
    }));
}
/** Looked at when the first stakes come: while the meter still shows what the pool was opened with. */
function checkPoolOpening({ poolStakes = [] }, { pools, currency }, demands) {
    const firstStakes = new Map([...poolStakes].reverse().map((stake) => [stake.pool, stake]));
    return [...firstStakes].flatMap(([pool, stake]) => {
        const { opening, meter, rate } = pools?.[pool] ?? {};
        if (opening === undefined || meter !== opening)
            return [];
        return [
            ...checkOpening(demands.opening, { pool, opening, unit: (0, pool_stakes_1.unitOf)(stake) }, currency),
            ...(rate === undefined ? [] : checkRate(demands, { pool, rate })),
        ];
    });
}
function checkOpening(due, { pool, opening, unit }, currency) {
    if (due === undefined || opening >= due.times * unit)
        return [];
    return [
        (0, rule_1.breach)(due.rule, {
            code: 'pool-opening-too-low',
            severity: 'violation',
            expected: `at least ${(0, wording_1.money)(due.times * unit, currency)} in ${pool}`,
            found: (0, wording_1.money)(opening, currency),
        }),
    ];
}
function checkRate({ opening, leastRate, sustainingRate }, { pool, rate }) {
    const sinks = opening === undefined || sustainingRate === undefined
        ? []
        : checkSustained(opening.rule, { pool, rate, least: sustainingRate });
    if (leastRate === undefined || (0, rational_1.compare)(rate, leastRate.rate) >= 0)
        return sinks;
    return [
        (0, rule_1.breach)(leastRate.rule, {
            code: 'pool-rate-too-low',
            severity: 'violation',
            expected: `at least ${(0, wording_1.percentage)(leastRate.rate)} of each stake for ${pool}`,
            found: (0, wording_1.percentage)(rate),
        }),
        ...sinks,
    ];
}
/** A rate that nothing forbids, and that no meter lives on. */
function checkSustained(rule, { pool, rate, least }) {
    if ((0, rational_1.compare)(rate, least) >= 0)
        return [];
    return [
        (0, rule_1.breach)(rule, {
            code: 'pool-rate-sinks',
            severity: 'advisory',
            expected: `${(0, wording_1.percentage)(least)} of each stake for ${pool}, what its prizes cost at its opening`,
            found: (0, wording_1.percentage)(rate),
        }),
    ];
}
/** By box, where the round tells the prizes that were paid and the boxes they went to; `notDue` is for what is too much. */
function checkPoolPrizes({ round, settlement }, { currency, pools }, notDue) {
    const { declared, poolStakes = [] } = round;
    const paid = declared?.poolPrizes;
    if (paid === undefined || [...poolStakes, ...paid].some(({ seat }) => seat === undefined))
        return [];
    const prizes = settlement.pools.filter(({ kind }) => kind === 'prize');
    const unknown = paid.some(({ pool, meter }) => meter === undefined && pools?.[pool]?.meter === undefined);
    const boxes = new Set([...paid, ...prizes].map(({ pool, seat }) => `${pool} ${seat}`));
    return [...boxes].flatMap((box) => {
        const of = (list) => (0, money_1.sumMinor)(list.filter(({ pool, seat }) => `${pool} ${seat}` === box).map(({ amount }) => amount));
        const [due, found] = [of(prizes), of(paid)];
        // A pool that nobody has read wins what nobody can say.
        if (due === found || (unknown && due === 0n))
            return [];
        const rule = prizes.find(({ pool, seat }) => `${pool} ${seat}` === box)?.rule;
        return [
            (0, rule_1.breach)(found > due || rule === undefined ? notDue : rule, {
                code: 'prize-differs',
                severity: 'violation',
                expected: `${(0, wording_1.money)(due, currency)} at ${box}`,
                found: (0, wording_1.money)(found, currency),
            }),
        ];
    });
}
//# sourceMappingURL=pool-checks.js.map