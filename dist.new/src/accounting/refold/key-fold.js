"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.KeyFold = void 0;
const open_room_1 = require("../../domain/casino-books/open-room");
const fold_place_1 = require("../../domain/fold-order/fold-place");
const round_reference_1 = require("../../domain/table-session/round-reference");
const table_session_1 = require("../../domain/table-session/table-session");
const judge_event_1 = require("../judge-event");
const judgement_1 = require("../judgement");
const pool_fold_1 = require("./pool-fold");
/**
 * The facts of one key, judged one after the other in their fold order. What lies outside of the key is as it was
 * known at the place of each fact; what lies inside is as the facts before it leave it.
 */
class KeyFold {
    around;
    asked;
    poolsAtTurn;
    session = table_session_1.unopenedSession;
    room = open_room_1.emptyRoom;
    balances;
    reports;
    othersTaken = 0;
    constructor(around, asked, poolsAtTurn, from) {
        this.around = around;
        this.asked = asked;
        this.poolsAtTurn = poolsAtTurn;
        this.balances = (from?.balances ?? around.opening).copy();
        this.reports = new Map(from?.reports);
        if (from === undefined)
            return;
        this.session = from.session;
        this.room = from.room;
        this.othersTaken = from.othersTaken;
    }
    /** The same fold so far, to go on in another way. */
    fork(poolsAtTurn) {
        return new KeyFold(this.around, this.asked, poolsAtTurn, this);
    }
    /** What is known after the facts so far. */
    get state() {
        return { session: this.session, room: this.room, reports: this.reports };
    }
    judge(fact) {
        this.takeOthers((0, fold_place_1.lastKnownAt)(fact.place));
        const { event, place } = fact;
        const reference = (0, round_reference_1.reportedOnce)(event);
        const judgement = (0, judge_event_1.judgeFact)(event, this.before(fact, reference));
        this.session = judgement.session;
        this.room = judgement.room;
        this.balances.enter(judgement.lines);
        if (reference !== undefined && !this.reports.has(reference)) {
            const entry = { record: place.record, lines: judgement.lines };
            this.reports.set(reference, { eventId: event.id, entry });
        }
        return { ...judgement, findings: judgement.findings.filter(({ standing }) => standing === undefined) };
    }
    before({ event, place }, reference) {
        const known = {
            ...judgement_1.nothingKnown,
            books: this.around.booksBefore(place.record),
            balances: new AskedBalances(this.balances, this.asked),
            session: this.session,
            room: this.room,
            firstReport: reference === undefined ? undefined : this.reports.get(reference)?.eventId,
            entryOf: (of) => this.reports.get(of)?.entry,
        };
        return (0, pool_fold_1.knownAtTurn)(event, known, this.poolsAtTurn(place.record));
    }
    takeOthers(until) {
        const { others } = this.around;
        for (let next = others[this.othersTaken]; next !== undefined && next.record <= until;) {
            this.balances.add(next);
            next = others[++this.othersTaken];
        }
    }
}
exports.KeyFold = KeyFold;
/** Balances that remember of which accounts they were asked, so that only those need to be known. */
class AskedBalances {
    balances;
    asked;
    constructor(balances, asked) {
        this.balances = balances;
        this.asked = asked;
    }
    of(account, currency) {
        this.asked.add(account);
        return this.balances.of(account, currency);
    }
    subLedgersOf(account, currency) {
        this.asked.add(account);
        return this.balances.subLedgersOf(account, currency);
    }
    after(lines) {
        return new AskedBalances(this.balances.after(lines), this.asked);
    }
}
//# sourceMappingURL=key-fold.js.map