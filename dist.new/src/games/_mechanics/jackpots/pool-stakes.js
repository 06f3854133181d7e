"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.winnerOf = exports.unitOf = void 0;
exports.poolsInPlay = poolsInPlay;
const money_1 = require("../../../kernel/money");
const banked_bets_1 = require("../banked-bets");
/** What one stake is. */
const unitOf = ({ amount, stakes = 1 }) => amount / BigInt(stakes);
exports.unitOf = unitOf;
/**
 * The pools that a round is staked in, each with its stakes divided: the meter has its rate of them, rounded once, the
 * house the rest. The meter is what the table says that it showed, else what is known of it before, with these stakes.
 */
function poolsInPlay({ poolStakes = [], declared }, { pools }, feeding) {
    const names = [...new Set(poolStakes.map(({ pool }) => pool))];
    return names.map((pool) => {
        const stakes = poolStakes.filter((stake) => stake.pool === pool);
        const fed = divided(pool, stakes, pools?.[pool]?.rate, feeding);
        const stated = declared?.poolPrizes?.find((prize) => prize.pool === pool && prize.meter !== undefined);
        const before = pools?.[pool]?.meter;
        const intoPool = (0, money_1.sumMinor)(fed.flatMap(({ kind, amount }) => (kind === 'contribution' ? [amount] : [])));
        const meter = stated?.meter ?? (before === undefined ? undefined : before + intoPool);
        return { pool, stakes, fed, meter };
    });
}
/** Nothing is known where no rate is. */
function divided(pool, stakes, rate, { rule, rounding }) {
    const staked = (0, money_1.sumMinor)(stakes.map(({ amount }) => amount));
    if (rate === undefined || staked === 0n)
        return [];
    const { amount, rounded } = (0, banked_bets_1.shareOf)(staked, rate, rounding);
    return [
        { pool, kind: 'contribution', amount, rule, ...(rounded === undefined ? {} : { rounded }) },
        { pool, kind: 'house-share', amount: staked - amount, rule },
    ];
}
/** Who a movement of a pool is for. */
const winnerOf = ({ seat, player }) => ({
    ...(seat === undefined ? {} : { seat }),
    ...(player === undefined ? {} : { player }),
});
exports.winnerOf = winnerOf;
//# sourceMappingURL=pool-stakes.js.map