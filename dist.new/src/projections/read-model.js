"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.isReport = exports.appendOnly = void 0;
const insert_rows_1 = require("./insert-rows");
/** A read model whose rows are only ever added: one per entry or several. */
const appendOnly = (table, rowsOf) => ({
    table,
    rowsOf,
    write: (page, rows) => (0, insert_rows_1.insertRows)(page, table, rows),
});
exports.appendOnly = appendOnly;
/** A fact as its own record reports it, and counts. */
const isReport = ({ entry, standing }) => entry === 'own' && standing === 'counted';
exports.isReport = isReport;
//# sourceMappingURL=read-model.js.map