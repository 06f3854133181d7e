"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.onePageOfFacts = void 0;
exports.onePage = onePage;
/**
 * Narrows a query over rows with a record number and a gaming day to one page: rows known at the page's position, of
 * days up to its last one, in the order of the records, after the cursor, one more than asked for.
 */
function onePage(query, column, { position, asOf, after, first }) {
    query
        .andWhere(`${column} <= :position`, { position: position.toString() })
        .orderBy(column)
        .limit(first + 1);
    if (asOf !== undefined)
        query.andWhere(`${query.alias}.gamingDay <= :asOf`, { asOf });
    if (after)
        query.andWhere(`${column} > :afterRecord`, { afterRecord: after[0] });
    return query;
}
/**
 * As `onePage`, over rows of facts that a later record may have replaced: each as it was known at the page's position.
 */
const onePageOfFacts = (query, page) => {
    const { alias } = query;
    const known = `${alias}.knownFrom <= :position AND (${alias}.supersededBy IS NULL OR ${alias}.supersededBy > :position)`;
    return onePage(query, `${alias}.recordNumber`, page).andWhere(`(${known})`);
};
exports.onePageOfFacts = onePageOfFacts;
//# sourceMappingURL=read-by-record.js.map