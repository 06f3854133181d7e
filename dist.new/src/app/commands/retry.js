"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.retry = retry;
const rebuild_1 = require("../../projections/generations/rebuild");
const log_damaged_1 = require("../../projections/register/log-damaged");
const config_1 = require("../config");
const open_books_1 = require("../open-books");
const progress_bar_1 = require("./progress-bar");
const restatement_decision_1 = require("./restatement-decision");
/**
 * `cagnotte retry`: judges what a fault of an earlier release has parked, once more and with the original record
 * numbers. The read models are made anew beside the live ones, since everything that was recorded meanwhile is judged
 * with it as if it had never stood still, and are put into use when less is parked in them; where entries of closed days
 * change, only for a named person with a reason, which is recorded. Answers the exit code: 0
 * when nothing is parked any more.
 */
async function retry(decision = {}) {
    const { database, store, ...books } = await (0, open_books_1.openBooks)((0, config_1.readConfig)());
    const bar = (0, progress_bar_1.progressBar)('records');
    try {
        const report = await (0, rebuild_1.rebuild)(database.dataSource, store, {
            onProgress: (records) => bar.show(records),
            afterwards: async ({ parked, restatedDays }) => parked.rebuilt < parked.live && (await (0, restatement_decision_1.isAgreed)(store, restatedDays, decision)) ? 'switch' : 'drop',
        });
        bar.end();
        if (report.parked.rebuilt < report.parked.live && !(0, restatement_decision_1.isDecided)(report.restatedDays, decision)) {
            process.stdout.write(`${(0, restatement_decision_1.undecidedText)(report.restatedDays)}\n`);
            return 1;
        }
        process.stdout.write(`${reportText(report)}\n`);
        return report.parked.rebuilt === 0 ? 0 : 1;
    }
    catch (failure) {
        if (!(failure instanceof log_damaged_1.LogDamaged))
            throw failure;
        bar.end();
        process.stdout.write(`Nothing was judged again, the log is damaged: ${failure.message}\n`);
        return 1;
    }
    finally {
        bar.end();
        await books.close();
    }
}
function reportText({ parked: { live, rebuilt } }) {
    if (live === 0)
        return 'Nothing is parked.';
    if (rebuilt === 0)
        return `${live} parked records are judged; nothing is parked any more.`;
    return rebuilt < live
        ? `${live - rebuilt} parked records are judged; ${rebuilt} are still parked by the same or another fault.`
        : `${live} records stay parked: this release has the same fault.`;
}
//# sourceMappingURL=retry.js.map