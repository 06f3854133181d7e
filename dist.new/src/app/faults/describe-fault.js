"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.describeFault = describeFault;
/**
 * A fault as it may stand in a log: what kind it is, where it happened, and what it says, unless a database says it:
 * PostgreSQL quotes the values it does not like, and names and amounts are for the books alone.
 */
function describeFault(fault) {
    if (!(fault instanceof Error))
        return `something other than an Error was thrown: ${typeof fault}`;
    const { name, message, stack = '' } = fault;
    const sqlState = sqlStateOf(fault);
    const said = sqlState === undefined ? message : `SQLSTATE ${sqlState}`;
    const where = stack.split('\n').filter((line) => /^\s+at /.test(line));
    return [`${name}: ${said}`, ...where].join('\n');
}
/** TypeORM wraps what the driver throws; only the server itself states a severity. */
function sqlStateOf(fault) {
    const { driverError = fault } = fault;
    const { code, severity } = driverError;
    return typeof severity === 'string' ? String(code) : undefined;
}
//# sourceMappingURL=describe-fault.js.map