"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.halvesOf = halvesOf;
const money_1 = require("../../kernel/money");
const transit_posting_1 = require("../posting-rules/transit.posting");
const declared_fact_1 = require("./declared-fact");
/** What a fact says of chips between cage and table; a close hands over what each holder had. */
function halvesOf(fact, facts) {
    const { sessionNo, happenedAt: at } = fact;
    const about = { sessionNo, at, table: fact.table ?? '', currency: fact.data.currency };
    switch (fact.type) {
        case 'cagnotte.table.opened.v1': {
            const { float, staff } = fact.data;
            if (float.amount === 0)
                return [];
            const sent = { ...about, slip: float.slip, kind: 'anticipo', holder: float.holder ?? 'table' };
            const amount = (0, money_1.minorFromWire)(float.amount);
            return [{ ...sent, side: 'table', direction: 'to-table', amount, signers: (0, declared_fact_1.namesOf)(staff) }];
        }
        case 'cagnotte.table.closed.v1': {
            const signers = (0, declared_fact_1.namesOf)(fact.data.certifiedBy);
            const given = fact.data.toCage.filter(({ chips = 0 }) => chips > 0);
            return given.map(({ slip, holder, chips = 0 }) => ({
                ...{ ...about, slip, holder, kind: 'cierre', side: 'table', direction: 'to-cage', signers },
                amount: (0, money_1.minorFromWire)(chips),
            }));
        }
        case 'cagnotte.table.filled.v1':
        case 'cagnotte.table.credited.v1':
        case 'cagnotte.cage.credit-received.v1':
        case 'cagnotte.cage.float-issued.v1':
            return [moved(fact, about, facts)];
    }
}
/** A float, fill or credit, as the cage or the table reports it. */
function moved({ type, data, table, sessionNo }, about, facts) {
    const amount = (0, money_1.minorFromWire)(data.amount);
    const half = {
        ...about,
        amount,
        holder: data.holder ?? 'table',
        signers: (0, declared_fact_1.namesOf)(data.by),
        slip: data.slip,
    };
    switch (type) {
        case 'cagnotte.table.filled.v1':
            return { ...half, side: 'table', direction: 'to-table', kind: 'reposición' };
        case 'cagnotte.table.credited.v1':
            return { ...half, side: 'table', direction: 'to-cage', kind: 'devolución' };
        case 'cagnotte.cage.credit-received.v1':
            return { ...half, side: 'cage', direction: 'to-cage', kind: 'devolución' };
        case 'cagnotte.cage.float-issued.v1': {
            const purpose = 'purpose' in data ? data.purpose : undefined;
            const opened = (0, declared_fact_1.factsOf)(facts, 'cagnotte.table.opened.v1').find((fact) => fact.table === table && fact.sessionNo === sessionNo);
            const slip = (0, transit_posting_1.slipOfCageHalf)({ slip: data.slip, amount, purpose }, opened && openingOf(opened));
            const kind = purpose === 'fill' ? 'reposición' : 'anticipo';
            return { ...half, slip, side: 'cage', direction: 'to-table', kind };
        }
    }
}
function openingOf({ data: { float }, }) {
    return { float: (0, money_1.minorFromWire)(float.amount), ...(float.slip === undefined ? {} : { slip: float.slip }) };
}
//# sourceMappingURL=slip-halves.js.map