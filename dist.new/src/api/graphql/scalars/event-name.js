"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.eventName = void 0;
/** A type of event as people read it, without prefix and version: `bank.deposited` of `cagnotte.bank.deposited.v1`. */
const eventName = (type) => type.replace(/^cagnotte\.(.+)\.v\d+$/, '$1');
exports.eventName = eventName;
//# sourceMappingURL=event-name.js.map