"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.HAS_TWO_ENDS = exports.SLIP_KINDS = void 0;
exports.slipsIn = slipsIn;
const streams_1 = require("../../domain/event-registry/streams");
/** What a slip accompanies; each kind has series of numbers of its own. */
exports.SLIP_KINDS = [
    'float',
    'fill',
    'credit',
    'closing',
    'cambista-order',
    'bank-order',
    'buy-in',
    'sale',
    'box',
];
/** Whether both ends report slips of a kind: the rest is known from one side alone. */
exports.HAS_TWO_ENDS = {
    float: true,
    fill: true,
    credit: true,
    closing: false,
    'cambista-order': true,
    'bank-order': false,
    'buy-in': false,
    sale: false,
    box: true,
};
/** Which slips and boxes each type of event names; what is not here names none. */
const NAMED = {
    'cagnotte.table.opened.v1': ({ float, box }, atTable) => [
        ...named(float.slip, {
            ...atTable,
            kind: float.holder === 'cambista' ? 'cambista-order' : 'float',
            amount: float.amount,
        }),
        ...named(box, { ...atTable, kind: 'box' }),
    ],
    'cagnotte.table.filled.v1': ({ slip, amount, holder }, atTable) => named(slip, { ...atTable, kind: holder === 'cambista' ? 'cambista-order' : 'fill', amount }),
    'cagnotte.table.credited.v1': ({ slip, amount, holder }, atTable) => named(slip, { ...atTable, kind: holder === 'cambista' ? 'cambista-order' : 'credit', amount }),
    'cagnotte.table.closed.v1': ({ toCage }, atTable) => toCage.flatMap(({ slip, chips = 0, cash = 0 }) => named(slip, { ...atTable, kind: 'closing', amount: chips + cash })),
    'cagnotte.cage.float-issued.v1': ({ slip, amount, holder, table, purpose = 'fill' }) => named(slip, {
        ...{ end: 'cage', table, amount },
        kind: holder === 'cambista' || purpose === 'imprest' ? 'cambista-order' : purpose,
    }),
    'cagnotte.cage.credit-received.v1': ({ slip, amount, holder, table }) => named(slip, { end: 'cage', table, amount, kind: holder === 'cambista' ? 'cambista-order' : 'credit' }),
    'cagnotte.bank.put-in-play.v1': ({ slip, amount }, atTable) => named(slip, { ...atTable, kind: 'bank-order', amount }),
    'cagnotte.bank.withdrawn.v1': ({ slip, amount }, atTable) => named(slip, { ...atTable, kind: 'bank-order', amount }),
    'cagnotte.chips.exchanged.v1': ({ slip, amount }, atTable) => named(slip, { ...atTable, kind: 'buy-in', amount }),
    'cagnotte.cage.chips-sold.v1': ({ slip, amount }) => named(slip, { end: 'cage', table: null, kind: 'sale', amount }),
    'cagnotte.box.issued.v1': ({ box }, atTable) => named(box, { ...atTable, kind: 'box' }),
    'cagnotte.box.swapped.v1': ({ replacement }, atTable) => named(replacement, { ...atTable, kind: 'box' }),
    'cagnotte.drop.counted.v1': ({ box, amount }, { table }) => named(box, { end: 'cage', table, kind: 'box', amount }),
};
const named = (slip, rest) => slip === undefined || slip === '' ? [] : [{ slip, ...rest }];
/** The slips and boxes that an event names, none for most. */
function slipsIn({ type, source, data }) {
    if (!Object.hasOwn(NAMED, type))
        return [];
    const naming = NAMED[type];
    return naming(data, { end: 'table', table: (0, streams_1.tableOf)(source) ?? null });
}
//# sourceMappingURL=slip-report.js.map