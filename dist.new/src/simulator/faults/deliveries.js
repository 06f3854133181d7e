"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.Deliveries = void 0;
/** The reports of a house in the order in which they are delivered, while faults are put into them. */
class Deliveries {
    events;
    spoilt = new Set();
    constructor(events) {
        this.events = events;
    }
    get all() {
        return this.events;
    }
    /** One of the reports of a type for which it holds; none at a place where another fault is already. */
    pick(type, chance, holds) {
        const found = this.events.filter((event) => event.type === type && this.isSound(event) && holds(event));
        return found.length === 0 ? undefined : chance.oneOf(found);
    }
    /** Whether no fault is at its place. */
    isSound(event) {
        return !this.spoilt.has(placeOf(event));
    }
    /** The next report of the same source, if there is one. */
    nextOfSource(event) {
        return this.events.slice(this.events.indexOf(event) + 1).find(({ source }) => source === event.source);
    }
    /** Another report takes its place. */
    replace(event, other) {
        this.events[this.events.indexOf(event)] = other;
        this.spoil(other);
    }
    /** It is never delivered, which another one shows. */
    drop(event, shownBy) {
        this.events.splice(this.events.indexOf(event), 1);
        this.spoil(event);
        this.spoil(shownBy);
    }
    /** Something more is delivered, so many reports after one. */
    addAfter(event, more, reports = 1) {
        this.events.splice(this.events.indexOf(event) + reports, 0, more);
        this.spoil(event);
    }
    /** Something is delivered when all else has come. */
    addAtEnd(event) {
        this.events.push(event);
    }
    /** One is delivered right after another one that came later. */
    moveAfter(event, later) {
        this.events.splice(this.events.indexOf(event), 1);
        this.events.splice(this.events.indexOf(later) + 1, 0, event);
        this.spoil(event);
        this.spoil(later);
    }
    spoil(event) {
        this.spoilt.add(placeOf(event));
    }
}
exports.Deliveries = Deliveries;
/** Faults of one round, bank or pool would change what is found of each other; every other report stands by itself. */
function placeOf({ source, id, data }) {
    const { bank, pool } = data;
    return `${source} ${bank ?? pool ?? id}`;
}
//# sourceMappingURL=deliveries.js.map