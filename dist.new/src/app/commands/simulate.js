"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.simulate = simulate;
exports.faultOf = faultOf;
const node_events_1 = require("node:events");
const node_fs_1 = require("node:fs");
const gaming_day_1 = require("../../kernel/gaming-day");
const inject_faults_1 = require("../../simulator/faults/inject-faults");
const simulate_1 = require("../../simulator/simulate");
const MOST_DAYS = 3_660;
const MOST_TABLES = 200;
/**
 * `cagnotte simulate`: made-up gaming days on standard output, one CloudEvent a line; the same options give the same
 * bytes. With `--faults FILE` reports among them are wrong, and the file has a line for each fault: what it is, which
 * reports it is about, and which findings must be open in the end. Answers the exit code.
 */
async function simulate(options) {
    const fault = faultOf(options);
    if (fault !== undefined) {
        process.stderr.write(`simulate: ${fault}\n`);
        return 1;
    }
    const { casino, seed, from } = options;
    const [days, tables] = [Number(options.days), Number(options.tables)];
    const clean = (0, simulate_1.simulate)({ casino, currency: 'EUR', seed, firstDay: from, days, tables });
    const events = options.faults === undefined ? clean : withFaults(clean, options.faults, { seed, days });
    process.stdout.on('error', endWhenNobodyReads);
    for (const event of events) {
        if (!process.stdout.write(`${JSON.stringify(event)}\n`))
            await (0, node_events_1.once)(process.stdout, 'drain');
    }
    return 0;
}
/** Each fault once for every day, and the file that says so. */
function withFaults(clean, file, { seed, days }) {
    const { deliveries, faults } = (0, inject_faults_1.injectFaults)(clean, { seed, times: days });
    (0, node_fs_1.writeFileSync)(file, faults.map((fault) => `${JSON.stringify(fault)}\n`).join(''));
    return deliveries;
}
/** Why nothing can be simulated from the options; undefined where it can. */
function faultOf({ days, tables, casino, from }) {
    if (!isCount(days, MOST_DAYS))
        return `--days must be a whole number from 1 to ${MOST_DAYS}`;
    if (!isCount(tables, MOST_TABLES))
        return `--tables must be a whole number from 1 to ${MOST_TABLES}`;
    if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(casino))
        return '--casino must be small letters, digits and hyphens';
    return (0, gaming_day_1.isGamingDay)(from) ? undefined : '--from must be a date, YYYY-MM-DD';
}
const isCount = (text, most) => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= most;
/** `| head` closes the pipe: that is no fault. */
function endWhenNobodyReads(failure) {
    if (failure.code === 'EPIPE')
        process.exit(0);
    throw failure;
}
//# sourceMappingURL=simulate.js.map