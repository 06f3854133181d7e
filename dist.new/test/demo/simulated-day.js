"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.simulatedDay = simulatedDay;
const streams_1 = require("../../src/domain/event-registry/streams");
const money_1 = require("../../src/kernel/money");
const simulate_1 = require("../../src/simulator/simulate");
/** The casino of the simulated day; its last letters are its currency, as of the others. */
const CASINO = 'simulated-eur';
const DAY = '2026-01-01';
/** One day of so many tables; the same for the same seed. */
function simulatedDay(seed, tables) {
    const events = [...(0, simulate_1.simulate)({ casino: CASINO, currency: 'EUR', seed, firstDay: DAY, days: 1, tables })];
    return { events, expectation: expectationOf(events) };
}
/** The demo's auditor: it counts what was counted and knows neither accounts nor entries. */
function expectationOf(events) {
    return {
        casino: CASINO,
        hands: ofType(events, 'cagnotte.hand.played.v1').map(handOf),
        commission: (0, money_1.sumMinor)([
            ...ofType(events, 'cagnotte.round.settled.v1').map(deductionOf),
            ...ofType(events, 'cagnotte.slot.counted.v1').map(({ data }) => BigInt(cagnotteOf(data))),
        ]),
        chipsOfCustomers: chipsOfCustomers(events),
        results: resultsOf(events),
        banks: banksOf(events),
    };
}
/** What was issued and neither lies in the cage nor is locked on a table when all are closed. */
function chipsOfCustomers(events) {
    const balances = ofType(events, 'cagnotte.ledger.opened.v1').flatMap(({ data }) => data.balances);
    const issued = sumOf(balances.filter(({ account }) => account === 'chips:issued').map(({ amount }) => -amount));
    const inCage = ofType(events, 'cagnotte.cage.counted.v1').at(-1)?.data.chips ?? 0;
    const locked = ofType(events, 'cagnotte.table.closed.v1').flatMap(({ data }) => data.leftLocked ?? []);
    return issued - BigInt(inCage) - sumOf(locked.map(({ chips = 0 }) => chips));
}
/** Closing count, box and credits, less float and fills: what a house-banked table won; of a circle table its slot. */
function resultsOf(events) {
    const results = new Map();
    for (const event of events) {
        const table = (0, streams_1.tableOf)(event.source);
        const part = PARTS[event.type];
        if (table === undefined || part === undefined)
            continue;
        results.set(table, (results.get(table) ?? 0n) + BigInt(part(event)));
    }
    return new Map([...results].sort(([one], [other]) => (one < other ? -1 : 1)));
}
/** What a slot held of commissions and rakes; the slot of a pool holds stakes of players. */
const cagnotteOf = ({ slot, chips }) => slot === 'cagnotte' ? chips : 0;
const PARTS = {
    'cagnotte.table.opened.v1': ({ data: { float } }) => float.holder === 'cambista' ? 0 : -float.amount - (float.locked ?? 0),
    'cagnotte.table.filled.v1': ({ data }) => (data.holder === 'cambista' ? 0 : -data.amount),
    'cagnotte.table.credited.v1': ({ data }) => (data.holder === 'cambista' ? 0 : data.amount),
    'cagnotte.table.counted.v1': ({ data }) => data.inventory,
    'cagnotte.drop.counted.v1': ({ data }) => data.amount,
    'cagnotte.slot.counted.v1': ({ data }) => cagnotteOf(data),
};
/** Collected less paid and less commission, bank by bank; a bank that never dealt won nothing. */
function banksOf(events) {
    const banks = new Map();
    for (const { data } of ofType(events, 'cagnotte.bank.adjudicated.v1'))
        banks.set(data.bank, 0n);
    for (const { data } of ofType(events, 'cagnotte.coup.played.v1')) {
        const { collected = 0, paid = 0 } = data.totals ?? {};
        const won = collected - paid - (data.commission?.amount ?? 0);
        banks.set(data.bank, (banks.get(data.bank) ?? 0n) + BigInt(won));
    }
    return banks;
}
/** A hand as its own figures have it: what went in and did not come back is what was collected and kept. */
function handOf({ data }) {
    const pot = data.actions.reduce((sum, { action, amount = 0 }) => sum + BigInt(action === 'uncalled-returned' ? -amount : amount), 0n);
    const collected = sumOf(data.awards.map(({ amount }) => amount));
    const rake = BigInt(data.rake.dropped);
    const ties = pot === collected + rake;
    const reasons = ties ? [] : ['its money does not add up'];
    // On a clean day the rules give to each what the table gave.
    return { id: data.handNo, pot, collected, rake, derived: collected, ties, reasons };
}
const deductionOf = ({ data }) => BigInt(data.deduction?.amount ?? 0);
const sumOf = (amounts) => (0, money_1.sumMinor)(amounts.map((amount) => BigInt(amount)));
const ofType = (events, type) => events.filter((event) => event.type === type);
//# sourceMappingURL=simulated-day.js.map