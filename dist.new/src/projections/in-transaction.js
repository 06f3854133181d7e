"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.inTransaction = void 0;
/**
 * Does the work in one transaction, whatever the database's default isolation is: each statement sees what was
 * committed before it, so that what is read after a lock was got is what the lock protects.
 */
const inTransaction = (dataSource, work) => dataSource.transaction('READ COMMITTED', (manager) => work(manager.queryRunner));
exports.inTransaction = inTransaction;
//# sourceMappingURL=in-transaction.js.map