"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.spanishMoment = spanishMoment;
/** 2026-01-01T20:15:00+01:00 as 01/01/2026 20:15; whatever is no moment as it is. */
function spanishMoment(at) {
    const parts = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?/.exec(at);
    if (parts === null)
        return at;
    const [, year, month, day, time] = parts;
    return `${day}/${month}/${year}${time === undefined ? '' : ` ${time}`}`;
}
//# sourceMappingURL=spanish-moment.js.map