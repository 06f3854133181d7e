"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.garageMovementOf = exports.coupsOf = exports.memberOf = void 0;
exports.totalsOf = totalsOf;
exports.endOf = endOf;
const money_1 = require("../../../kernel/money");
const money_type_1 = require("../scalars/money.type");
/** The facts of one type, each with its cause and its data. */
const ofType = (facts, type) => facts
    .filter(({ eventType }) => eventType === type)
    .map((fact) => ({
    fact,
    cause: { recordNumber: fact.recordNumber, happenedAt: fact.happenedAt },
    data: fact.data,
}));
const memberOf = (part) => {
    const { member, currency, inPlay, voluntary, improper, putUp, takenOut } = part;
    return {
        member,
        putUp: (0, money_type_1.moneyOf)(putUp, currency),
        won: (0, money_type_1.moneyOf)(inPlay + voluntary + improper + takenOut - putUp, currency),
        takenOut: (0, money_type_1.moneyOf)(takenOut, currency),
        inPlay: (0, money_type_1.moneyOf)(inPlay, currency),
        voluntaryGarage: (0, money_type_1.moneyOf)(voluntary, currency),
        improperGarage: (0, money_type_1.moneyOf)(improper, currency),
    };
};
exports.memberOf = memberOf;
const coupsOf = (facts) => ofType(facts, 'cagnotte.coup.played.v1').map(({ fact, cause, data }) => ({
    ...cause,
    shoeNo: data.shoeNo,
    coupNo: data.coupNo,
    results: [...data.results],
    gain: (0, money_type_1.moneyOf)(fact.gain ?? 0n, data.currency),
    gainBasis: fact.gainBasis ?? 'derived',
    commission: (0, money_type_1.moneyOf)(fact.commission ?? 0n, data.currency),
    allIn: data.allIn === true,
    voidedBy: fact.voidedBy,
}));
exports.coupsOf = coupsOf;
const garageMovementOf = ({ recordNumber, happenedAt, kind, amount, currency, }) => ({
    ...{ recordNumber, happenedAt, kind },
    setAside: amount > 0n,
    amount: (0, money_type_1.moneyOf)(amount > 0n ? amount : -amount, currency),
});
exports.garageMovementOf = garageMovementOf;
/** Null for a bank without a coup that stands. */
function totalsOf(facts) {
    const standing = ofType(facts, 'cagnotte.coup.played.v1').filter(({ fact }) => fact.voidedBy === null);
    const [first] = standing;
    if (first === undefined)
        return null;
    const { currency } = first.data;
    return {
        coups: standing.length,
        gain: (0, money_type_1.moneyOf)((0, money_1.sumMinor)(standing.map(({ fact }) => fact.gain ?? 0n)), currency),
        commission: (0, money_type_1.moneyOf)((0, money_1.sumMinor)(standing.map(({ fact }) => fact.commission ?? 0n)), currency),
    };
}
function endOf(facts) {
    const ended = ofType(facts, 'cagnotte.bank.ended.v1').at(-1);
    if (ended === undefined)
        return null;
    const { cause, paidOut = 'chips', returned, currency } = ended.data;
    return {
        ...ended.cause,
        cause,
        paidOut,
        returned: returned.map(({ member, amount }) => ({
            member,
            amount: (0, money_type_1.moneyOf)((0, money_1.minorFromWire)(amount), currency),
        })),
    };
}
//# sourceMappingURL=bank-parts.js.map