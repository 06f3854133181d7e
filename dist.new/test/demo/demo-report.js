"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.demoReport = void 0;
exports.casinoReport = casinoReport;
exports.contradictions = contradictions;
const release_1 = require("../../src/kernel/release");
const money_1 = require("../../src/kernel/money");
const bank_report_1 = require("./bank-report");
function casinoReport(answers) {
    const balances = new Map(answers.trialBalance.map(({ account, debit, credit }) => [
        account,
        BigInt(debit.minorUnits) - BigInt(credit.minorUnits),
    ]));
    return {
        id: answers.id,
        position: answers.position,
        chainHash: answers.chainHash,
        trialBalance: answers.trialBalance.map(({ account, debit, credit }) => ({
            account,
            debit: debit.minorUnits,
            credit: credit.minorUnits,
        })),
        chips: chipPosition(balances),
        tables: tableResults(balances),
        banks: answers.banks.map(bank_report_1.bankReport),
        jackpots: answers.jackpots.map(bank_report_1.jackpotReport),
        commissions: commissions(balances),
        findings: answers.findings,
        hands: answers.hands.map(({ handNo, pot, collected, rake, derived, ties }) => ({
            id: handNo,
            pot: pot.minorUnits,
            collected: collected.minorUnits,
            rake: rake.minorUnits,
            ...(derived === null ? {} : { derived: derived.minorUnits }),
            ties,
        })),
    };
}
/** Everything about this casino that the demo's own sums contradict; empty when all of it ties. */
function contradictions(report, balanced, expected) {
    const of = `casino ${report.id}`;
    const commission = (0, money_1.sumMinor)(report.commissions.map(({ amount }) => BigInt(amount)));
    return [
        ...(balanced ? [] : [`${of}: the trial balance does not balance`]),
        ...expected.hands.flatMap(({ id, reasons }) => reasons.map((reason) => `hand ${id}: ${reason}`)),
        ...report.hands
            .filter(({ ties }) => !ties)
            .map(({ id }) => `hand ${id}: the service says it does not tie`),
        ...differences(`${of}: hands`, handFigures(report.hands), handFigures(expected.hands)),
        ...differences(`${of}: commission`, [commission.toString()], [expected.commission.toString()]),
        ...differences(`${of}: results of tables`, expected.results.size === 0 ? [] : report.tables.map(({ id, result }) => `${id} ${result}`), [...expected.results].map(([id, result]) => `${id} ${result}`)),
        ...(0, bank_report_1.checkBanks)(report.banks, expected.banks).map((fault) => `${of}: ${fault}`),
        ...report.tables
            .filter(({ variance }) => variance !== '0')
            .map(({ id, variance }) => `${of}: table ${id} is ${variance} off its counts`),
        ...report.findings
            .filter(({ severity }) => severity === 'VIOLATION')
            .map(({ code, eventIds }) => `${of}: ${code} at ${eventIds.join(', ')}`),
        ...differences(`${of}: chips of customers`, [report.chips.customers], [expected.chipsOfCustomers.toString()]),
    ];
}
const demoReport = (seed, casinos, ties) => ({
    seed,
    release: release_1.RELEASE,
    casinos,
    ties,
});
exports.demoReport = demoReport;
const handFigures = (hands) => hands
    .map(({ id, pot, collected, rake, derived = 'not told' }) => `${id} pot ${pot} collected ${collected} rake ${rake} derived ${derived}`)
    .sort();
function differences(what, service, expected) {
    const missing = expected.filter((figure) => !service.includes(figure));
    const surplus = service.filter((figure) => !expected.includes(figure));
    return [
        ...missing.map((figure) => `${what}: the service does not have ${figure}`),
        ...surplus.map((figure) => `${what}: the service has ${figure}, the day does not give it`),
    ];
}
function chipPosition(balances) {
    const issued = -(balances.get('chips:issued') ?? 0n);
    const onHand = sumWhere(balances, (account) => account.startsWith('chips:') && account !== 'chips:issued');
    return { issued: issued.toString(), onHand: onHand.toString(), customers: (issued - onHand).toString() };
}
/** A table's result is what its revenue accounts hold; its variance what is pending of its counts. */
function tableResults(balances) {
    const perTable = [...balances.keys()].filter((account) => /^(win|commission|variance):[^:]+:[^:]+$/.test(account));
    const tables = [...new Set(perTable.map((account) => account.split(':')[2]))].sort();
    return tables.map((id) => ({
        id,
        result: (-sumWhere(balances, (a) => /^(win|commission):/.test(a) && a.endsWith(`:${id}`))).toString(),
        variance: sumWhere(balances, (a) => a.startsWith('variance:') && a.endsWith(`:${id}`)).toString(),
    }));
}
function commissions(balances) {
    const rules = [...balances.keys()].filter((a) => a.startsWith('commission:')).map((a) => a.split(':')[1]);
    return [...new Set(rules)].sort().map((rule) => ({
        rule,
        amount: (-sumWhere(balances, (a) => a.startsWith(`commission:${rule}:`))).toString(),
    }));
}
const sumWhere = (balances, chosen) => (0, money_1.sumMinor)([...balances].filter(([account]) => chosen(account)).map(([, balance]) => balance));
//# sourceMappingURL=demo-report.js.map