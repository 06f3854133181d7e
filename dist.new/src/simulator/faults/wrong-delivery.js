"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.lateOfEarlierDay = exports.lateRound = exports.unreadableReport = exports.outOfOrder = exports.conflictingReport = exports.repeatedDelivery = exports.lostReport = void 0;
const fault_1 = require("./fault");
const IN_BETWEEN = 5;
/** A report is lost on its way: its number is missing, which the next one of its source shows. */
const lostReport = (deliveries, chance) => {
    const lost = deliveries.pick('cagnotte.cage.currency-changed.v1', chance, (event) => {
        const next = deliveries.nextOfSource(event);
        return event.sequence !== '1' && follows(next, event) && deliveries.isSound(next);
    });
    const next = lost === undefined ? undefined : deliveries.nextOfSource(lost);
    if (lost === undefined || next === undefined)
        return undefined;
    deliveries.drop(lost, next);
    return { eventIds: [lost.id], expect: [{ code: 'sequence-gap', eventIds: [next.id] }] };
};
exports.lostReport = lostReport;
/** The same report is delivered again, byte for byte: it is known already. */
const repeatedDelivery = (deliveries, chance) => {
    const sale = deliveries.pick('cagnotte.cage.chips-sold.v1', chance, () => true);
    if (sale === undefined)
        return undefined;
    deliveries.addAfter(sale, sale, IN_BETWEEN);
    return { eventIds: [sale.id], expect: [] };
};
exports.repeatedDelivery = repeatedDelivery;
/** Under an id that was used before something else is reported: it is answered as a conflict, and set aside. */
const conflictingReport = (deliveries, chance) => {
    const sale = deliveries.pick('cagnotte.cage.chips-sold.v1', chance, () => true);
    if (sale === undefined)
        return undefined;
    deliveries.addAfter(sale, (0, fault_1.withData)(sale, { amount: sale.data.amount + 100 }), IN_BETWEEN);
    return { eventIds: [sale.id], expect: [{ code: 'delivery-in-conflict', eventIds: [sale.id] }] };
};
exports.conflictingReport = conflictingReport;
/** Two sales of the cage come in the wrong order: the first of them is late. */
const outOfOrder = (deliveries, chance) => {
    const first = deliveries.pick('cagnotte.cage.chips-sold.v1', chance, (event) => {
        const next = deliveries.nextOfSource(event);
        const isSale = next?.type === event.type && deliveries.isSound(next);
        return isSale && event.sequence !== '1' && follows(next, event);
    });
    const second = first === undefined ? undefined : deliveries.nextOfSource(first);
    if (first === undefined || second === undefined)
        return undefined;
    deliveries.moveAfter(first, second);
    return { eventIds: [first.id, second.id], expect: [{ code: 'late-arrival', eventIds: [first.id] }] };
};
exports.outOfOrder = outOfOrder;
/** A report whose data nobody can read: it is set aside, and nothing but that follows from it. */
const unreadableReport = (deliveries, chance) => {
    const sale = deliveries.pick('cagnotte.cage.chips-sold.v1', chance, () => true);
    if (sale === undefined)
        return undefined;
    const id = `${sale.id}-b`;
    deliveries.addAfter(sale, { ...(0, fault_1.unnumbered)((0, fault_1.withData)(sale, { amount: 'a hundred' })), id });
    return { eventIds: [id], expect: [{ code: 'delivery-unreadable', eventIds: [id] }] };
};
exports.unreadableReport = unreadableReport;
const follows = (next, event) => next?.sequence !== undefined && BigInt(next.sequence) === BigInt(event.sequence ?? 0) + 1n;
/** Reports of a source that pass before a late one of it comes. */
const LATE_BY = 4;
/** A round arrives after later ones of its table: the table is folded again, and nothing is as if it had been missing. */
const lateRound = (deliveries, chance) => {
    const round = deliveries.pick('cagnotte.round.settled.v1', chance, (event) => event.sequence !== '1' && laterOf(deliveries, event) !== undefined);
    const later = round === undefined ? undefined : laterOf(deliveries, round);
    if (round === undefined || later === undefined)
        return undefined;
    deliveries.moveAfter(round, later);
    return { eventIds: [round.id], expect: [{ code: 'late-arrival', eventIds: [round.id] }] };
};
exports.lateRound = lateRound;
/** A round arrives the day after, once its table has begun to play again: it counts in its own session. */
const lateOfEarlierDay = (deliveries, chance) => {
    const round = deliveries.pick('cagnotte.round.settled.v1', chance, (event) => event.sequence !== '1' && nextDayOf(deliveries, event) !== undefined);
    const later = round === undefined ? undefined : nextDayOf(deliveries, round);
    if (round === undefined || later === undefined)
        return undefined;
    deliveries.moveAfter(round, later);
    return { eventIds: [round.id], expect: [{ code: 'late-arrival', eventIds: [round.id] }] };
};
exports.lateOfEarlierDay = lateOfEarlierDay;
/** The opening of the table of an event on a later day. */
function nextDayOf(deliveries, { source, gamingday }) {
    return deliveries.all.find((event) => event.source === source && event.gamingday > gamingday && event.type === 'cagnotte.table.opened.v1');
}
function laterOf(deliveries, event) {
    let later = event;
    for (let passed = 0; passed < LATE_BY && later !== undefined; passed += 1) {
        const next = deliveries.nextOfSource(later);
        later = follows(next, later) ? next : undefined;
    }
    return later !== undefined && deliveries.isSound(later) ? later : undefined;
}
//# sourceMappingURL=wrong-delivery.js.map