"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.restatedKeys = restatedKeys;
const holder_checks_1 = require("../../accounting/checks/holder.checks");
const finding_1 = require("../../accounting/finding");
const room_checks_1 = require("../../accounting/regulation/room-checks");
const same_value_1 = require("../../kernel/same-value");
const closed_days_1 = require("../../domain/casino-books/closed-days");
const judged_by_itself_1 = require("../runner/judged-by-itself");
const restated_entries_1 = require("./restated-entries");
const standing_entries_1 = require("./standing-entries");
/**
 * Everything that a record means by which keys were folded again: its own meaning first, then the facts that mean something
 * else now. What stands (who is open, who is below zero) is looked at once, with everything it posts.
 */
async function restatedKeys(page, record) {
    const { cause, own, known, keys } = record;
    const restated = keys.flatMap(({ refolded }) => refolded.restated);
    const others = restated.filter((fact) => fact.record !== cause.number);
    const standing = await (0, standing_entries_1.readStandingEntries)(page, cause.casino, others.map((fact) => fact.record));
    const closed = known.books.closedDays ?? [];
    const restating = { ...cause, bookingDay: (gamingDay) => (0, closed_days_1.bookingDayOf)(closed, gamingDay) };
    const entries = others.flatMap((fact) => (0, restated_entries_1.restatedEntries)(fact, restating, standing.get(fact.record)));
    const room = roomAfter(record);
    const posts = [own, ...entries.map(({ posts: lines }) => ({ lines }))].flatMap(({ lines }) => lines);
    const holders = (0, holder_checks_1.checkHolders)(posts, known.balances);
    const standingFindings = (0, finding_1.about)([...room.findings, ...holders.findings], cause.event.id);
    const judgement = {
        ...own,
        room: room.room,
        findings: [...own.findings, ...standingFindings],
        settles: [...(own.settles ?? []), ...room.settles, ...holders.settles],
    };
    return (0, restated_entries_1.inOneRecord)([{ ...(0, judged_by_itself_1.byItself)(cause, judgement, known), ...referencesOf(keys) }, ...entries]);
}
/** What the room has come to: tables that are open or on other terms, or are so no longer. */
function roomAfter({ cause, own, known, keys }) {
    const changed = keys.filter(({ refolded }) => !(0, same_value_1.isSameValue)(refolded.before.room, refolded.after.room));
    return changed.reduce(({ findings, settles, room }, { key, refolded }) => {
        const change = { session: key, table: refolded.after.room };
        const next = (0, room_checks_1.restateTable)(cause.event, { ...known, room }, change);
        return {
            room: next.room,
            findings: [...findings, ...next.findings],
            settles: [...settles, ...next.settles],
        };
    }, { room: keys.length === 0 ? own.room : known.room, findings: [], settles: [] });
}
/** Which events report rounds first now; the references of a key are those of its session, and so of its day. */
function referencesOf(keys) {
    const changes = keys.map(({ key, refolded }) => referenceChanges(key, refolded));
    const [ended, begun] = [changes.flatMap((each) => each.ended), changes.flatMap((each) => each.begun)];
    return ended.length === 0 && begun.length === 0 ? {} : { references: { ended, begun } };
}
function referenceChanges(key, { before, after }) {
    const gamingDay = /\d{4}-\d{2}-\d{2}/.exec(key)?.[0] ?? '';
    const differs = (reference) => before.reports.get(reference)?.entry.record !== after.reports.get(reference)?.entry.record;
    return {
        ended: [...before.reports.keys()].filter(differs),
        begun: [...after.reports]
            .filter(([reference]) => differs(reference))
            .map(([reference, { eventId, entry }]) => ({ reference, record: entry.record, eventId, gamingDay })),
    };
}
//# sourceMappingURL=restated-keys.js.map