"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.bankNamed = bankNamed;
const ABOUT_BANKS = /^cagnotte\.(bank|coup)\./;
/** The bank an event is about; undefined for an event about none, and for one that is not counted. */
function bankNamed({ event, standing }) {
    if (standing !== 'counted' || !ABOUT_BANKS.test(event.type))
        return undefined;
    const { bank } = event.data;
    return typeof bank === 'string' ? bank : undefined;
}
//# sourceMappingURL=bank-named.js.map