"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.rebuild = rebuild;
const describe_divergence_1 = require("../../projections/generations/describe-divergence");
const rebuild_1 = require("../../projections/generations/rebuild");
const log_damaged_1 = require("../../projections/register/log-damaged");
const config_1 = require("../config");
const open_books_1 = require("../open-books");
const progress_bar_1 = require("./progress-bar");
const restatement_decision_1 = require("./restatement-decision");
/**
 * `cagnotte rebuild`: makes every read model anew from the log, beside the live ones, and compares. Equal tables take
 * over silently; different ones only when asked to, and where entries of closed days change only for a named person
 * with a reason, which is recorded. Answers the exit code: 0 when they were equal or replaced.
 * From a damaged log nothing is built.
 */
async function rebuild(options) {
    const { replace = false } = options;
    const { database, store, ...books } = await (0, open_books_1.openBooks)((0, config_1.readConfig)());
    const bar = (0, progress_bar_1.progressBar)('records');
    try {
        const report = await (0, rebuild_1.rebuild)(database.dataSource, store, {
            onProgress: (records) => bar.show(records),
            afterwards: async ({ divergence, restatedDays }) => divergence === undefined || (replace && (await (0, restatement_decision_1.isAgreed)(store, restatedDays, options)))
                ? 'switch'
                : 'drop',
        });
        bar.end();
        const isReplaced = replace && (0, restatement_decision_1.isDecided)(report.restatedDays, options);
        process.stdout.write(`${reportText(report, { replace, isReplaced })}\n`);
        return report.divergence && !isReplaced ? 1 : 0;
    }
    catch (failure) {
        if (!(failure instanceof log_damaged_1.LogDamaged))
            throw failure;
        bar.end();
        process.stdout.write(`Nothing was rebuilt, the log is damaged: ${failure.message}\n`);
        return 1;
    }
    finally {
        bar.end();
        await books.close();
    }
}
function reportText({ records, divergence, restatedDays }, { replace, isReplaced }) {
    const rebuilt = `${records} records rebuilt.`;
    if (!divergence)
        return `${rebuilt}\nLive and rebuilt tables are the same; the rebuilt ones are in use.`;
    const outcome = isReplaced
        ? 'The rebuilt tables are in use.'
        : replace
            ? (0, restatement_decision_1.undecidedText)(restatedDays)
            : 'The live tables stay in use; --replace puts the rebuilt ones there.';
    return `${rebuilt}\nLive and rebuilt tables differ, first here: ${(0, describe_divergence_1.describeDivergence)(divergence)}\n${outcome}`;
}
//# sourceMappingURL=rebuild.js.map