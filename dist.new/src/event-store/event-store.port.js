"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.EVENT_STORE = exports.MAX_EVENT_BYTES = void 0;
/** The largest event, as UTF-8 bytes of its stored form. Exactly this much is kept, one byte more is refused. */
exports.MAX_EVENT_BYTES = 256 * 1024;
/** Injection token of the one event store of the service. */
exports.EVENT_STORE = Symbol('EVENT_STORE');
//# sourceMappingURL=event-store.port.js.map