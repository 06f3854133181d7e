"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.EventStoreUnavailable = void 0;
/**
 * The store could not be reached, and went on not being reachable for as long as the adapter was told to try. An
 * append that ends so may or may not have been stored: repeat it, identity makes the repetition harmless.
 */
class EventStoreUnavailable extends Error {
    name = 'EventStoreUnavailable';
}
exports.EventStoreUnavailable = EventStoreUnavailable;
//# sourceMappingURL=event-store-unavailable.js.map