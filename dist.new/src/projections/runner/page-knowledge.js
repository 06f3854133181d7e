"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.PageKnowledge = void 0;
const casino_books_1 = require("../../domain/casino-books/casino-books");
const open_room_1 = require("../../domain/casino-books/open-room");
const pool_1 = require("../../domain/jackpot/pool");
const session_key_1 = require("../../domain/table-session/session-key");
const numbered_report_1 = require("../../domain/source-sequence/numbered-report");
const table_session_1 = require("../../domain/table-session/table-session");
const casino_balances_1 = require("../balances/casino-balances");
const fold_states_1 = require("../folds/fold-states");
const parked_keys_1 = require("../parking/parked-keys");
const round_reports_1 = require("../rounds/round-reports");
/** Everything that the judges of a page need to know: loaded before it, kept up event by event, written after it. */
class PageKnowledge {
    loaded;
    constructor(loaded) {
        this.loaded = loaded;
    }
    static async load(page, events) {
        const casinos = [...new Set(events.map(({ casino }) => casino))];
        const keys = casinos.map((casino) => ({ casino, key: casino }));
        const load = (fold, initial, of) => fold_states_1.FoldStates.load(page, { fold, initial, keys: of });
        const reported = keysOf(events, ({ event }) => (0, numbered_report_1.numberedReportOf)(event)?.source);
        const played = keysOf(events, ({ event }) => (0, session_key_1.sessionKeyOf)(event));
        return new PageKnowledge({
            books: await fold_states_1.FoldStates.load(page, {
                ...{ fold: 'casino-books', initial: casino_books_1.unopenedBooks, keys, keepsVersions: true },
            }),
            pools: await load('jackpot-pools', pool_1.noPools, keys),
            rooms: await load('open-room', open_room_1.emptyRoom, keys),
            sequences: await load('source-sequence', undefined, reported),
            sessions: await load('table-session', table_session_1.unopenedSession, played),
            balances: await (0, casino_balances_1.loadBalances)(page, casinos),
            rounds: await round_reports_1.RoundReports.load(page, events),
            parked: await parked_keys_1.ParkedKeys.load(page, casinos),
        });
    }
    get parked() {
        return this.loaded.parked;
    }
    /** What is known before an event. */
    before(numbered) {
        const { casino, event } = numbered;
        const session = (0, session_key_1.sessionKeyOf)(event);
        const source = (0, numbered_report_1.numberedReportOf)(event)?.source;
        return {
            books: this.loaded.books.get(casino, casino),
            pools: this.loaded.pools.get(casino, casino),
            room: this.loaded.rooms.get(casino, casino),
            sequence: source === undefined ? undefined : this.loaded.sequences.get(casino, source),
            session: session === undefined ? table_session_1.unopenedSession : this.loaded.sessions.get(casino, session),
            balances: this.loaded.balances.get(casino),
            firstReport: this.loaded.rounds.firstReport(numbered),
            entryOf: (reference) => this.loaded.rounds.entryOf(casino, reference),
        };
    }
    /** Takes in what an event meant. */
    learn(numbered, { lines, books, pools, room, session, sequence }) {
        const { casino, number: record, event } = numbered;
        const key = (0, session_key_1.sessionKeyOf)(event);
        this.loaded.books.set(casino, casino, { state: books, record });
        this.loaded.pools.set(casino, casino, { state: pools, record });
        this.loaded.rooms.set(casino, casino, { state: room, record });
        const source = (0, numbered_report_1.numberedReportOf)(event)?.source;
        if (source !== undefined)
            this.loaded.sequences.set(casino, source, { state: sequence, record });
        if (key !== undefined)
            this.loaded.sessions.set(casino, key, { state: session, record });
        this.loaded.balances.get(casino).enter(lines);
        this.loaded.rounds.enter(numbered, lines);
    }
    /** Takes in what sessions have come to whose facts were folded again by a record. */
    learnSessions({ casino, number: record }, keys) {
        for (const { key, refolded } of keys) {
            this.loaded.sessions.set(casino, key, { state: refolded.after.session, record });
        }
    }
    /** Writes the states that changed; balances and rounds are read models, and written as such. */
    async write(page) {
        await this.loaded.books.write(page);
        await this.loaded.pools.write(page);
        await this.loaded.rooms.write(page);
        await this.loaded.sequences.write(page);
        await this.loaded.sessions.write(page);
    }
}
exports.PageKnowledge = PageKnowledge;
/** The keys of a fold that the events of a page are about, each once. */
function keysOf(events, keyOf) {
    const keys = new Map();
    for (const numbered of events) {
        const { casino } = numbered;
        const key = keyOf(numbered);
        if (key !== undefined)
            keys.set(`${casino}\0${key}`, { casino, key });
    }
    return [...keys.values()];
}
//# sourceMappingURL=page-knowledge.js.map