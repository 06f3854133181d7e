"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.countMonths = countMonths;
exports.checkReseeded = checkReseeded;
const authorisation_1 = require("../../domain/casino-books/authorisation");
const pool_1 = require("../../domain/jackpot/pool");
const money_1 = require("../../kernel/money");
const account_paths_1 = require("../account-paths");
const finding_1 = require("../finding");
const pool_turn_1 = require("../pool-turn");
const rules_at_table_1 = require("./rules-at-table");
/**
 * Counts what pools take and give by the month. The first fact of a later month, or the close of a pool, ends a month;
 * what was returned in it is held against the rules of the pool's game.
 */
function countMonths(event, before, fact) {
    const currency = event.data?.currency ?? '';
    const month = event.gamingday.slice(0, 'YYYY-MM'.length);
    const findings = [];
    let { pools } = fact;
    for (const name of (0, pool_turn_1.poolsOf)(event, fact.lines)) {
        const pool = (0, pool_1.findPool)(pools, name);
        if (pool === undefined)
            continue;
        const owned = ownedOf(pool, -before.balances.of((0, account_paths_1.jackpotOf)(name), currency));
        const isOver = pool.month !== undefined && pool.month.month < month;
        const ends = isOver || event.type === 'cagnotte.jackpot.closed.v1';
        if (pool.month !== undefined && ends) {
            findings.push(...checkMonth(event, before, { pool, month: pool.month, ownedAfter: owned }));
        }
        const begun = isOver || pool.month === undefined ? begin(month, owned) : pool.month;
        const counted = { ...pool, month: count(begun, name, { event, lines: fact.lines }) };
        pools = pools.map((each) => (each === pool ? counted : each));
    }
    return { pools, findings: (0, finding_1.about)(findings, event.id) };
}
/** What of a meter is the players': its opening is what the house put there. */
const ownedOf = ({ opening = 0n }, meter) => (meter > opening ? meter - opening : 0n);
const begin = (month, owned) => ({ month, owned, staked: 0n, prizes: 0n });
/** Facts that stake in a pool or win of it; what the house puts in, or takes out, is neither. */
const PLAYED = new Set([
    'cagnotte.round.settled.v1',
    'cagnotte.round.voided.v1',
    'cagnotte.jackpot.contributed.v1',
    'cagnotte.jackpot.won.v1',
]);
/** Stakes are credited to meter and house share, prizes debited there; the reversal of a void is the other way round. */
function count(month, pool, { event, lines }) {
    if (!PLAYED.has(event.type))
        return month;
    const share = (0, account_paths_1.jackpotShareOf)(pool, undefined);
    const own = lines.filter(({ account }) => account === (0, account_paths_1.jackpotOf)(pool) || account === share || account.startsWith(`${share}:`));
    const credits = (0, money_1.sumMinor)(own.map(({ credit }) => credit));
    const debits = (0, money_1.sumMinor)(own.map(({ debit }) => debit));
    const isUndone = event.type === 'cagnotte.round.voided.v1';
    return {
        ...month,
        staked: month.staked + (isUndone ? -debits : credits),
        prizes: month.prizes + (isUndone ? -credits : debits),
    };
}
function checkMonth(event, before, { pool, month, ownedAfter, }) {
    const found = rulesOfPool(event, before, pool);
    if (found === undefined)
        return [];
    const of = { ...month, ownedBefore: month.owned, ownedAfter };
    return found.rules.checks.pool?.returned(`${pool.pool} in ${month.month}`, of, found.setting) ?? [];
}
/** What the house puts into a pool as its new beginning, against what is missing of its opening. */
function checkReseeded(event, before) {
    const { pool: name, amount, cause, currency } = event.data;
    const pool = (0, pool_1.findPool)(before.pools, name);
    if (cause !== 'seed' || pool?.opening === undefined)
        return [];
    const found = rulesOfPool(event, before, pool);
    if (found === undefined)
        return [];
    const meter = -before.balances.of((0, account_paths_1.jackpotOf)(name), currency);
    const reseed = { pool: name, amount: (0, money_1.minorFromWire)(amount), meter, opening: pool.opening };
    return found.rules.checks.pool?.reseeded(reseed, found.setting) ?? [];
}
/** The rules of the game that a pool is of: as its authorisation says, else its opening. */
function rulesOfPool({ gamingday }, before, { pool, game }) {
    const authorised = (0, authorisation_1.inForce)(before.books.authorisations ?? [], gamingday)?.pools.find((each) => each.pool === pool);
    const of = authorised?.game ?? game;
    if (of === undefined)
        return undefined;
    const found = (0, rules_at_table_1.rulesOn)(gamingday, of, before);
    return found.ok ? found.value : undefined;
}
//# sourceMappingURL=pool-life.js.map