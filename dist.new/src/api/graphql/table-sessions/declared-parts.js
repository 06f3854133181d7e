"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.limitsChangesOf = exports.floatCountsOf = exports.boxCountsOf = exports.slipMovementsOf = void 0;
exports.openingOf = openingOf;
exports.closeOf = closeOf;
const money_1 = require("../../../kernel/money");
const money_type_1 = require("../scalars/money.type");
/** The facts of one type, each with its cause and its data. */
const ofType = (facts, type) => facts
    .filter(({ eventType }) => eventType === type)
    .map(({ recordNumber, happenedAt, data }) => ({
    cause: { recordNumber, happenedAt },
    data: data,
}));
const staffOf = (staff) => staff.map(({ id }) => id);
/** The first opening that was declared; a second one changes nothing of it. */
function openingOf(facts) {
    const [opened] = ofType(facts, 'cagnotte.table.opened.v1');
    if (opened === undefined)
        return null;
    const { currency, game, minimum, float, captures, staff } = opened.data;
    return {
        ...opened.cause,
        game,
        minimum: (0, money_type_1.moneyOf)((0, money_1.minorFromWire)(minimum), currency),
        holder: float.holder ?? 'table',
        float: (0, money_type_1.moneyOf)((0, money_1.minorFromWire)(float.amount), currency),
        slip: float.slip ?? null,
        locked: (0, money_type_1.moneyOf)((0, money_1.minorFromWire)(float.locked ?? 0), currency),
        captures,
        staff: staffOf(staff),
    };
}
/** Fills, or credits. */
const slipMovementsOf = (facts, type) => ofType(facts, type).map(({ cause, data }) => ({
    ...cause,
    slip: data.slip,
    holder: data.holder ?? 'table',
    amount: (0, money_type_1.moneyOf)((0, money_1.minorFromWire)(data.amount), data.currency),
}));
exports.slipMovementsOf = slipMovementsOf;
const boxCountsOf = (facts) => ofType(facts, 'cagnotte.drop.counted.v1').map(({ cause, data: { box, amount, currency } }) => ({
    ...cause,
    box,
    amount: (0, money_type_1.moneyOf)((0, money_1.minorFromWire)(amount), currency),
}));
exports.boxCountsOf = boxCountsOf;
const floatCountsOf = (facts) => ofType(facts, 'cagnotte.table.counted.v1').map(({ cause, data }) => ({
    ...cause,
    occasion: data.occasion ?? 'closing',
    inventory: (0, money_type_1.moneyOf)((0, money_1.minorFromWire)(data.inventory), data.currency),
    certifiedBy: staffOf(data.certifiedBy),
}));
exports.floatCountsOf = floatCountsOf;
const limitsChangesOf = (facts) => ofType(facts, 'cagnotte.table.limits-changed.v1').map(({ cause, data }) => ({
    ...cause,
    oldMinimum: (0, money_type_1.moneyOf)((0, money_1.minorFromWire)(data.oldMinimum), data.currency),
    newMinimum: (0, money_type_1.moneyOf)((0, money_1.minorFromWire)(data.newMinimum), data.currency),
    announcedAtRound: data.announcedAtRound,
}));
exports.limitsChangesOf = limitsChangesOf;
function closeOf(facts) {
    const [closed] = ofType(facts, 'cagnotte.table.closed.v1');
    if (closed === undefined)
        return null;
    const { currency, toCage, leftLocked = [], result, certifiedBy } = closed.data;
    return {
        ...closed.cause,
        toCage: toCage.map((part) => handedOverOf(part, currency)),
        leftLocked: leftLocked.map((part) => handedOverOf(part, currency)),
        declaredResult: moneyIfSaid(result, currency),
        certifiedBy: staffOf(certifiedBy),
    };
}
const handedOverOf = ({ holder, chips, cash, slip }, currency) => ({
    holder,
    chips: moneyIfSaid(chips, currency),
    cash: moneyIfSaid(cash, currency),
    slip: slip ?? null,
});
const moneyIfSaid = (amount, currency) => amount === undefined ? null : (0, money_type_1.moneyOf)((0, money_1.minorFromWire)(amount), currency);
//# sourceMappingURL=declared-parts.js.map