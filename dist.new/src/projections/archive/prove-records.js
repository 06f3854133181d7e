"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.recordedEvent = void 0;
exports.proveRecords = proveRecords;
exports.booksOfArchive = booksOfArchive;
const log_damaged_1 = require("../register/log-damaged");
const number_records_1 = require("../register/number-records");
const read_record_1 = require("../register/read-record");
const merkle_root_1 = require("../seals/merkle-root");
const sealed_books_1 = require("../seals/sealed-books");
/** Numbers and chains the records anew, from their stored bytes alone, and holds each against its row of the register. */
function proveRecords(records) {
    try {
        const { numbered } = (0, number_records_1.numberRecords)(records.map(exports.recordedEvent), { heads: new Map(), contents: new Map() });
        for (const { record, number } of numbered)
            (0, read_record_1.parseRecord)(record, number);
        return { numbered, problems: firstDifference(records, numbered) };
    }
    catch (failure) {
        if (!(failure instanceof log_damaged_1.LogDamaged))
            throw failure;
        return { numbered: [], problems: [{ check: 'chain', detail: failure.message }] };
    }
}
/** A record as a log gives it. */
const recordedEvent = ({ kind: _kind, register: _register, ...record }) => record;
exports.recordedEvent = recordedEvent;
function firstDifference(records, numbered) {
    const given = new Map(numbered.map((each) => [each.record.place, each]));
    for (const { place, register, ...record } of records) {
        const found = given.get(place);
        const says = register === null
            ? undefined
            : `${register.number} ${register.chainHash} ${register.standing} ${register.recordedAt}`;
        const gives = found && `${found.number} ${found.chainHash} ${found.standing} ${found.recordedAt}`;
        if (says === gives)
            continue;
        const damaged = { ...record, place, ...(found === undefined ? {} : { number: found.number }) };
        const detail = `number, link, standing or moment is ${says ?? 'not'} in the register, the log gives ${gives ?? 'a repeat'}`;
        return [{ check: 'chain', detail: new log_damaged_1.LogDamaged(damaged, detail).message }];
    }
    return [];
}
/** The books of a casino as the archive has them, for its seals to be held against; all in memory. */
function booksOfArchive(casino, { numbered, journal, }) {
    const own = numbered.filter((each) => each.casino === casino);
    const lines = journal.filter(({ row }) => row['casino'] === casino).map(({ row }) => row);
    return {
        casino,
        closes: own.flatMap(sealedCloseIn),
        restatements: own.flatMap(({ record, number, standing }) => {
            if (record.type !== 'cagnotte.books.restated.v1' || standing !== 'counted')
                return [];
            return [
                { recordNumber: number, restated: JSON.parse(record.bytes).data },
            ];
        }),
        rootOf: ({ first, last }) => {
            const under = own.slice(Math.max(0, first - 1), last).map(({ record }) => record.contentHash);
            return Promise.resolve({ merkleRoot: (0, merkle_root_1.merkleRoot)(under), records: under.length });
        },
        digestOf: ({ day, position }) => Promise.resolve(digestOfLines(lines, { day, position })),
    };
}
function sealedCloseIn({ record, number, standing }) {
    if (record.type !== 'cagnotte.gaming-day.closed.v1' || standing !== 'counted')
        return [];
    const { gamingday, data } = JSON.parse(record.bytes);
    const { seal, through } = data;
    return seal === undefined ? [] : [{ recordNumber: number, gamingDay: gamingday, through, seal }];
}
function digestOfLines(lines, { day, position }) {
    const balances = new Map();
    for (const { account, currency, debit, credit, booking_day: bookingDay, record_number: record } of lines) {
        if (bookingDay > day || BigInt(record) > position)
            continue;
        const key = `${currency} ${account}`;
        const known = balances.get(key) ?? { account: account, currency: currency, balance: 0n };
        balances.set(key, { ...known, balance: known.balance + BigInt(debit) - BigInt(credit) });
    }
    return (0, sealed_books_1.trialBalanceDigest)([...balances.values()]);
}
//# sourceMappingURL=prove-records.js.map