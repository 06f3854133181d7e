"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.unnumbered = exports.withData = void 0;
/** An event with other data. */
const withData = (event, data) => ({
    ...event,
    data: { ...event.data, ...data },
});
exports.withData = withData;
/** An event without a number of its source, which nobody misses. */
const unnumbered = ({ sequence: _sequence, ...event }) => event;
exports.unnumbered = unnumbered;
//# sourceMappingURL=fault.js.map