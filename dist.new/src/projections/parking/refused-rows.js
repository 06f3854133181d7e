"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.unlessRefused = unlessRefused;
/**
 * What a database says of rows that it cannot hold, whoever sends them and however often: data that do not fit, broken
 * constraints, values beyond its limits. Everything else may be otherwise later.
 */
const REFUSING = /^(21|22|23|54)/;
/** Does a work inside the transaction; where the database refuses rows, it is as if the work had not begun. */
async function unlessRefused(page, work) {
    await page.query('SAVEPOINT rows');
    try {
        const done = await work();
        await page.query('RELEASE SAVEPOINT rows');
        return { done };
    }
    catch (failure) {
        const { code, table } = failure;
        if (typeof code !== 'string' || !REFUSING.test(code))
            throw failure;
        await page.query('ROLLBACK TO SAVEPOINT rows');
        await page.query('RELEASE SAVEPOINT rows');
        // In words that are the same in every generation.
        const where = table === undefined ? '' : ` of ${table}`;
        return { refused: new Error(`the database refuses rows${where}: SQLSTATE ${code}`, { cause: failure }) };
    }
}
//# sourceMappingURL=refused-rows.js.map