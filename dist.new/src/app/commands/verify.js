"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.verify = verify;
const verify_books_1 = require("../../projections/verification/verify-books");
const config_1 = require("../config");
const open_books_1 = require("../open-books");
const archive_1 = require("./archive");
const progress_bar_1 = require("./progress-bar");
/** `cagnotte verify`: proves the stored books from the log. Answers the exit code: 0 only when everything holds. */
async function verify({ json = false, archive, sealKey }) {
    if (archive !== undefined) {
        const verdict = await (0, archive_1.proveArchive)(archive, sealKey);
        const keys = `Seal keys: ${verdict.sealKeys.join(', ') || 'none'}`;
        process.stdout.write(json ? `${JSON.stringify(verdict)}\n` : `${verdictText(verdict)}\n${keys}\n`);
        return verdict.ok ? 0 : 1;
    }
    const { database, store, ...books } = await (0, open_books_1.openBooks)((0, config_1.readConfig)());
    const bar = (0, progress_bar_1.progressBar)('records');
    try {
        const onProgress = (records) => bar.show(records);
        const verdict = await (0, verify_books_1.verifyBooks)(database.dataSource, store, { onProgress });
        bar.end();
        process.stdout.write(json ? `${JSON.stringify(verdict)}\n` : `${verdictText(verdict)}\n`);
        return verdict.ok ? 0 : 1;
    }
    finally {
        bar.end();
        await books.close();
    }
}
function verdictText({ ok, casinos, pending, problems, superseded }) {
    const proven = casinos.map(({ id, position, chainHash }) => `  ${id}: ${position} records, chain ${chainHash}`);
    const found = problems.map(({ check, detail }) => `  ${check}: ${detail}`);
    return [
        ...(ok
            ? ['Everything holds.', ...proven]
            : ['The books do not hold. The first divergence of each check:', ...found]),
        ...superseded.map((seal) => `Restated: ${seal}`),
        ...(pending > 0 ? [`Not projected yet: ${pending} records.`] : []),
    ].join('\n');
}
//# sourceMappingURL=verify.js.map