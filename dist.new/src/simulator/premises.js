"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.Premises = void 0;
const agenda_1 = require("./agenda");
const chance_1 = require("./chance");
const guest_1 = require("./people/guest");
const roster_1 = require("./people/roster");
const reporter_1 = require("./reporter");
/** What everybody in the house shares: the time, the guests on the floor, and where reports go. */
class Premises {
    name;
    day;
    agenda = new agenda_1.Agenda();
    roster = new roster_1.Roster();
    reporter;
    chance;
    /** Guests with chips who sit at no table. */
    floor = [];
    /** Chips that were left locked on tables, by table. */
    locked = new Map();
    guests = 0;
    constructor(name, day) {
        this.name = name;
        this.day = day;
        this.chance = new chance_1.Chance(name.seed, 'house');
        this.reporter = new reporter_1.Reporter(name.casino, () => ({ day: this.day, seconds: this.agenda.now }));
    }
    report(report) {
        this.reporter.report(report);
    }
    /** A guest nobody has seen before, with so many notes. */
    welcome(cash) {
        this.guests += 1;
        const id = `cli-${`${this.guests}`.padStart(5, '0')}`;
        const taste = { units: this.chance.between(1, 6), style: this.chance.below(100) };
        return new guest_1.Guest(id, cash, taste, this.name.seed);
    }
    /** Somebody from the floor with at least so many chips, if the dice find one. */
    fromFloor(atLeast) {
        const at = this.floor.findIndex(({ chips }) => chips >= atLeast);
        return at === -1 ? undefined : this.floor.splice(at, 1)[0];
    }
    /** Who gets up from a table goes to the floor with what he has. */
    leave(guest) {
        guest.losses = 0;
        if (guest.chips > 0n)
            this.floor.push(guest);
    }
}
exports.Premises = Premises;
//# sourceMappingURL=premises.js.map