"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.poolMovementReadModel = void 0;
const account_paths_1 = require("../../accounting/account-paths");
const streams_1 = require("../../domain/event-registry/streams");
const session_key_1 = require("../../domain/table-session/session-key");
const fact_columns_1 = require("../fact-columns");
const undoes_earlier_1 = require("../journal/undoes-earlier");
const read_model_1 = require("../read-model");
/** What every entry did to the meter of a pool, and what its meter showed; an event of a pool that posts nothing, too. */
exports.poolMovementReadModel = (0, read_model_1.appendOnly)('pool_movement', (fact) => poolsIn(fact).map((pool) => {
    const ofMeter = fact.posts.filter(({ account }) => account === (0, account_paths_1.jackpotOf)(pool));
    return {
        of_record: fact.ofRecord.toString(),
        entry: fact.entry,
        table_id: (0, session_key_1.tableConcerned)(fact.event) ?? null,
        session_no: (0, streams_1.sessionOf)(fact.event),
        pool,
        reversal: (0, undoes_earlier_1.undoesEarlier)(fact),
        to_meter: sum(ofMeter, 'credit').toString(),
        from_meter: sum(ofMeter, 'debit').toString(),
        house_share: houseShare(fact.posts, pool).toString(),
        funded: funded(fact.posts, pool).toString(),
        currency: ofMeter[0]?.currency ?? currencyOf(fact),
        ...shownBy(fact, pool),
        ...(0, fact_columns_1.factColumns)(fact),
    };
}));
/** The pool an event is about, and all whose meter its entry moves. */
function poolsIn({ event, posts, standing, entry }) {
    const { pool } = (event.data ?? {});
    const isOfPool = standing === 'counted' && entry === 'own' && event.type.startsWith('cagnotte.jackpot.');
    const named = isOfPool && typeof pool === 'string' ? [pool] : [];
    const moved = posts.flatMap(({ account }) => account.startsWith(METER) ? [account.slice(METER.length)] : []);
    return [...new Set([...named, ...moved])];
}
const METER = 'jackpot:';
const sum = (lines, side) => lines.reduce((total, line) => total + line[side], 0n);
/** What the house got of stakes, less the prizes it bore itself. */
function houseShare(lines, pool) {
    const path = (0, account_paths_1.jackpotShareOf)(pool, undefined);
    const own = lines.filter(({ account }) => account === path || account.startsWith(`${path}:`));
    return sum(own, 'credit') - sum(own, 'debit');
}
/** What the house put into the meter: seeds, reseeds, shortfalls, adjustments. */
function funded(lines, pool) {
    const own = lines.filter(({ account }) => account === (0, account_paths_1.jackpotFundingOf)(pool));
    return sum(own, 'debit') - sum(own, 'credit');
}
const currencyOf = ({ event }) => event.data?.currency ?? '';
/** What the meter showed before and after, where the event is of this pool and says so. */
function shownBy({ event }, pool) {
    const { pool: of, meterBefore, meterAfter } = (event.data ?? {});
    if (of !== pool)
        return { shown_before: null, shown_after: null };
    return { shown_before: textOf(meterBefore), shown_after: textOf(meterAfter) };
}
const textOf = (amount) => (typeof amount === 'number' ? amount.toString() : null);
//# sourceMappingURL=pool-movement.read-model.js.map