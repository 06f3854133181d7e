"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.Reporter = void 0;
const gaming_day_1 = require("../kernel/gaming-day");
const wire_amount_1 = require("./wire-amount");
/** Writes events: who reports numbers his events for ever, over all days. */
class Reporter {
    casino;
    time;
    sequences = new Map();
    written = [];
    /** The second of the last report, and how many more there were in it: no two bear the same instant. */
    last = { day: '', seconds: -1, more: 0 };
    constructor(casino, time) {
        this.casino = casino;
        this.time = time;
    }
    report({ type, from, sessionNo, data }) {
        const sequence = (this.sequences.get(from) ?? 0) + 1;
        this.sequences.set(from, sequence);
        const { day, seconds } = this.time();
        const more = day === this.last.day && seconds === this.last.seconds ? this.last.more + 1 : 0;
        this.last = { day, seconds, more };
        this.written.push({
            specversion: '1.0',
            id: `${from.split('/').slice(1).join('-') || from}-${`${sequence}`.padStart(6, '0')}`,
            source: `/casinos/${this.casino}/${from}`,
            type,
            time: instantOf(day, seconds, more),
            datacontenttype: 'application/json',
            gamingday: day,
            ...(sessionNo === undefined ? {} : { sessionno: sessionNo }),
            sequence: `${sequence}`,
            data: overTheWire(data),
        });
    }
    /** What was written since it was last asked. */
    takeWritten() {
        const written = this.written;
        this.written = [];
        return written;
    }
}
exports.Reporter = Reporter;
const DAY = 86_400;
/** The instant so many seconds and thousandths after midnight of a day; a night goes on after the next midnight. */
function instantOf(day, seconds, thousandths) {
    const date = seconds < DAY ? day : (0, gaming_day_1.nextGamingDay)(day);
    const two = (figure) => `${figure}`.padStart(2, '0');
    const inDay = seconds % DAY;
    const [hour, minute] = [Math.floor(inDay / 3600), Math.floor(inDay / 60) % 60];
    const fraction = thousandths === 0 ? '' : `.${`${thousandths}`.padStart(3, '0')}`;
    return `${date}T${two(hour)}:${two(minute)}:${two(inDay % 60)}${fraction}+01:00`;
}
/** Amounts as JSON integers; what is not there is left out. */
function overTheWire(value) {
    if (typeof value === 'bigint')
        return (0, wire_amount_1.toWire)(value);
    if (Array.isArray(value))
        return value.map(overTheWire);
    if (typeof value !== 'object' || value === null)
        return value;
    const entries = Object.entries(value).filter(([, member]) => member !== undefined);
    return Object.fromEntries(entries.map(([key, member]) => [key, overTheWire(member)]));
}
//# sourceMappingURL=reporter.js.map