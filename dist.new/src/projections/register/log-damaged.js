"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.LogDamaged = void 0;
/** The log is not what it was: a record changed, is missing or stands elsewhere. Names the first such record. */
class LogDamaged extends Error {
    detail;
    code = 'LOG_DAMAGED';
    record;
    constructor(record, detail) {
        super(record ? `${describe(record)}: ${detail}` : detail);
        this.detail = detail;
        this.name = 'LogDamaged';
        this.record = record && nameOf(record);
    }
}
exports.LogDamaged = LogDamaged;
/** What names a record, without its content. */
const nameOf = ({ casino, number, source, id, place }) => ({
    ...{ casino, source, id, place },
    ...(number === undefined ? {} : { number }),
});
function describe({ casino, number, source, id, place }) {
    const event = `event ${id} of ${source} at log place ${place}`;
    return number === undefined
        ? `casino ${casino}, ${event}`
        : `casino ${casino}, record ${number} (${event})`;
}
//# sourceMappingURL=log-damaged.js.map