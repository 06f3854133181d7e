"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readPoolFigures = readPoolFigures;
const game_codes_1 = require("../../games/game-codes");
const pools_1 = require("../jackpots/pools");
const pool_span_1 = require("../jackpots/pool-span");
const declared_facts_1 = require("./declared-facts");
/** The decisions about pools that a book tells with who authorised them. */
const DECIDED = [
    'cagnotte.jackpot.opened.v1',
    'cagnotte.jackpot.won.v1',
    'cagnotte.jackpot.paid.v1',
    'cagnotte.jackpot.reseeded.v1',
    'cagnotte.jackpot.adjusted.v1',
    'cagnotte.jackpot.closed.v1',
];
/** Every pool of a casino with what moved it on some days, and what it returned in their months. */
async function readPoolFigures(db, span) {
    const { casino, position, until } = span;
    const pools = await (0, pools_1.readPools)(db, { casino, position, asOf: until });
    const moves = await (0, pool_span_1.readPoolMoves)(db, span);
    const months = await (0, pool_span_1.readPoolMonths)(db, span);
    const facts = await (0, declared_facts_1.readDeclaredFacts)(db, span, DECIDED);
    const openings = await (0, declared_facts_1.readDeclaredFacts)(db, { ...span, day: undefined }, ['cagnotte.jackpot.opened.v1']);
    return {
        pools: pools.map(({ pool, currency, meter }) => {
            const own = moves.filter((move) => move.pool === pool);
            const moved = own.reduce((sum, { toMeter, fromMeter }) => sum + toMeter - fromMeter, 0n);
            return {
                ...{ pool, currency, game: gameOf(openings, pool), opening: meter - moved },
                moves: movesInBook(own, { opening: meter - moved, facts }),
                months: months.filter((month) => month.pool === pool).map(monthInBook),
            };
        }),
    };
}
const monthInBook = ({ month, staked, prizes, growth }) => ({
    ...{ month, staked, prizes, growth },
});
function movesInBook(moves, { opening, facts }) {
    let meter = opening;
    return moves.map(({ ofRecord, shown, table, at, pool: _pool, ...move }) => {
        meter += move.toMeter - move.fromMeter;
        const decided = facts.find(({ recordNumber }) => recordNumber === ofRecord)?.data;
        const approvedBy = decided !== undefined && 'approvedBy' in decided ? (decided.approvedBy ?? []) : [];
        return {
            ...{ ...move, meter, at: at ?? undefined, table: table ?? undefined, shown: shown ?? undefined },
            approvedBy: approvedBy.map(({ id, name }) => name ?? id),
            document: decided?.document,
        };
    });
}
/** The game that the last opening of a pool names. */
function gameOf(openings, pool) {
    const game = openings.findLast(({ data }) => data.pool === pool)?.data.game;
    return game !== undefined && (0, game_codes_1.isGameCode)(game) ? game : undefined;
}
//# sourceMappingURL=pool-figures.js.map