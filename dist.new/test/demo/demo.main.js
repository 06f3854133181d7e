"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
const node_fs_1 = require("node:fs");
const node_path_1 = require("node:path");
const common_1 = require("@nestjs/common");
const commander_1 = require("commander");
const api_key_register_1 = require("../../src/access/api-key-register");
const progress_bar_1 = require("../../src/app/commands/progress-bar");
const stop_signal_1 = require("../../src/app/commands/stop-signal");
const config_1 = require("../../src/app/config");
const free_port_1 = require("../../src/app/free-port");
const service_1 = require("../../src/app/service");
const event_store_port_1 = require("../../src/event-store/event-store.port");
const verify_books_1 = require("../../src/projections/verification/verify-books");
const temporary_directory_1 = require("../support/database/temporary-directory");
const eventstoredb_double_1 = require("../support/eventstoredb-double/eventstoredb-double");
const casino_answers_1 = require("./casino-answers");
const demo_report_1 = require("./demo-report");
const print_day_1 = require("./print-day");
const sample_night_1 = require("./sample-night");
const service_client_1 = require("./service-client");
const simulated_day_1 = require("./simulated-day");
const PROJECT = (0, node_path_1.join)(__dirname, '..', '..', '..');
const PORTION = 250;
const options = new commander_1.Command('demo')
    .description('real hands and a simulated day over HTTP into the service, and what they come to')
    .option('--once', 'end after printing')
    .option('--json', 'print JSON')
    .option('--hands <directory>', 'other hand histories', readDirectory, (0, node_path_1.join)(PROJECT, 'test', 'data', 'poker-hands'))
    .option('--seed <text>', 'what the simulated day is drawn from', '1')
    .option('--tables <number>', 'tables of the simulated day', readTables, 20)
    .addOption(new commander_1.Option('--store <store>', 'keep the log elsewhere: in a stand-in for EventStoreDB, in memory, for this run only').choices(['eventstoredb-double']))
    .parse()
    .opts();
function readDirectory(path) {
    if (!(0, node_fs_1.statSync)(path, { throwIfNoEntry: false })?.isDirectory()) {
        throw new commander_1.InvalidArgumentError('there is no such directory');
    }
    return path;
}
function readTables(text) {
    if (!/^[1-9]\d{0,2}$/.test(text))
        throw new commander_1.InvalidArgumentError('a number of tables, from 1 to 999');
    return Number(text);
}
run(options).catch((failure) => {
    console.error(failure);
    process.exitCode = 1;
});
async function run(options) {
    const config = await demoConfig();
    if (options.store === undefined)
        return demonstrate(options, config);
    // The log of the double ends with it, so the books made from it are of no use afterwards.
    const double = await new eventstoredb_double_1.EventStoreDbDouble().start();
    const ownDirectory = process.env['CAGNOTTE_DATA_DIR'] ? undefined : await (0, temporary_directory_1.makeTemporaryDirectory)();
    try {
        const eventStore = { kind: 'eventstoredb', url: double.url };
        const dataDirectory = ownDirectory ?? config.dataDirectory;
        await demonstrate(options, { ...config, eventStore, dataDirectory });
    }
    finally {
        double.stop();
        if (ownDirectory !== undefined)
            await (0, temporary_directory_1.removeTemporaryDirectory)(ownDirectory);
    }
}
async function demonstrate({ once, json, ...day }, config) {
    const night = withSimulatedDay((0, sample_night_1.readSampleNight)(day.hands), day);
    const service = await (0, service_1.startService)(config, quietLogger());
    try {
        const key = await demoKey(service);
        const { report, against } = await playNight(night, service, {
            client: new service_client_1.ServiceClient(service.url, key),
            seed: day.seed,
        });
        process.stdout.write(json ? `${JSON.stringify(report)}\n` : `${(0, print_day_1.dayAsText)(report, against)}\n`);
        for (const contradiction of json ? against : [])
            process.stderr.write(`${contradiction}\n`);
        process.exitCode = report.ties ? 0 : 1;
        if (once)
            return;
        process.stderr.write(whereToLook(service, key));
        await (0, stop_signal_1.stopSignal)();
    }
    finally {
        await service.close();
    }
}
/** The hands, and after them the simulated day of a casino of its own. */
function withSimulatedDay(night, { seed, tables }) {
    const { events, expectation } = (0, simulated_day_1.simulatedDay)(seed, tables);
    return {
        ...night,
        events: [...night.events, ...events],
        expectations: [...night.expectations, expectation],
    };
}
/** The demo has a database of its own beside the service's, unless it is told which one to use. */
async function demoConfig() {
    const config = (0, config_1.readConfig)();
    const dataDirectory = process.env['CAGNOTTE_DATA_DIR']
        ? config.dataDirectory
        : `${config.dataDirectory}-demo`;
    return { ...config, dataDirectory, port: await (0, free_port_1.freePortFrom)(config.port, config.host) };
}
async function demoKey({ app }) {
    const made = await app
        .get(api_key_register_1.ApiKeyRegister)
        .create({ holder: 'demo', holderKind: 'system', roles: ['administrator'], casinos: 'all' }, 'the-service');
    if (!made.ok)
        throw new Error(`no key could be made: ${made.refusal}`);
    return made.value.key;
}
/** Sends the night, waits until the read models contain it, and holds every figure against the hands. */
async function playNight(night, service, { client, seed }) {
    const sent = await sendAll(night, client);
    const against = [...night.faults, ...sent.notKept.map((answer) => `not kept: ${JSON.stringify(answer)}`)];
    const casinos = [];
    for (const expected of night.expectations) {
        const answers = await (0, casino_answers_1.askCasino)(client, expected.casino, sent.receipt);
        const report = (0, demo_report_1.casinoReport)(answers);
        casinos.push(report);
        against.push(...(0, demo_report_1.contradictions)(report, answers.balanced, expected));
    }
    const verdict = await (0, verify_books_1.verifyBooks)(service.database.dataSource, service.app.get(event_store_port_1.EVENT_STORE));
    against.push(...verdict.problems.map(({ check, detail }) => `${check}: ${detail}`));
    return { report: (0, demo_report_1.demoReport)(seed, casinos, against.length === 0), against };
}
async function sendAll({ events }, client) {
    const bar = (0, progress_bar_1.progressBar)('events', events.length);
    const notKept = [];
    let receipt;
    for (let start = 0; start < events.length; start += PORTION) {
        const answer = await client.send(events.slice(start, start + PORTION));
        notKept.push(...answer.notKept);
        receipt = answer.summary.receipt ?? receipt;
        bar.show(Math.min(start + PORTION, events.length));
    }
    bar.end();
    return { receipt, notKept };
}
const whereToLook = ({ url }, key) => `
GraphiQL  ${url}/graphiql
GraphQL   ${url}/graphql
Events    POST ${url}/v1/events
Key       ${key}

Ctrl-C ends the demo.
`;
function quietLogger() {
    const logger = new common_1.ConsoleLogger({ prefix: 'cagnotte', logLevels: ['warn', 'error', 'fatal'] });
    // Standard output carries the demo's answer and nothing else.
    logger.warn = logger.error = (message) => void process.stderr.write(`${String(message)}\n`);
    return logger;
}
//# sourceMappingURL=demo.main.js.map