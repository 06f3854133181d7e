"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.HandReading = void 0;
const hand_fault_1 = require("./hand-fault");
const play_lines_1 = require("./play-lines");
const summary_lines_1 = require("./summary-lines");
/** What has been read of one hand so far. */
class HandReading {
    context;
    street = 0;
    actions = [];
    doubleBetStreets = new Set();
    collections = [];
    cards = new Map();
    boards = [];
    notes = [];
    won = new Map();
    totals;
    cancelled = false;
    constructor(context) {
        this.context = context;
    }
    takePlay(cursor) {
        for (;;) {
            const { line, text } = cursor.take('*** SUMMARY ***');
            const read = (0, play_lines_1.readPlayLine)(text, this.context);
            if (read.kind === 'summary')
                return;
            if (read.kind === 'unknown')
                this.note({ line, text });
            else
                this.addPlay(line, read);
        }
    }
    takeSummary(cursor) {
        while (cursor.peek()) {
            const { line, text } = cursor.take('the summary');
            const read = (0, summary_lines_1.readSummaryLine)(text, this.context);
            if (read.kind === 'unknown')
                this.note({ line, text });
            else
                this.addSummary(read);
        }
    }
    outcome() {
        if (!this.totals && !this.cancelled)
            throw new hand_fault_1.UnexpectedText('Total pot in the summary');
        return {
            actions: this.actions,
            doubleBetStreets: this.doubleBetStreets,
            collections: this.collections,
            cards: [...this.cards.values()].sort((one, other) => one.seat - other.seat),
            boards: this.boards,
            summary: { ...(this.totals ?? { totalPot: 0n, pots: [], rake: 0n }), won: this.won },
            cancelled: this.cancelled,
            notes: this.notes,
        };
    }
    addPlay(line, read) {
        if (read.kind === 'act')
            this.addAct(line, read.seat, read.act);
        else if (read.kind === 'returned')
            this.addReturn(line, read);
        else if (read.kind === 'collected')
            this.addCollection(line, read);
        else if (read.kind === 'dealt')
            this.know({ seat: read.seat, cards: read.cards, shown: false });
        else if (read.kind === 'street')
            this.street = read.street;
        else if (read.kind === 'double-bet')
            this.doubleBetStreets.add(this.street);
        else if (read.kind === 'cancelled')
            this.cancelled = true;
    }
    addReturn(line, { seat, amount }) {
        this.actions.push({ line, street: Math.max(1, this.street), seat, kind: 'uncalled-returned', amount });
    }
    addCollection(line, { seat, amount, pot }) {
        this.collections.push({ line, seat, amount, pot });
    }
    addAct(line, seat, act) {
        const { kind, cards, shown, ...moved } = act;
        if (cards)
            this.know({ seat, cards, shown: shown === true });
        if (kind)
            this.actions.push({ line, seat, kind, street: this.streetOf(kind), ...moved });
    }
    addSummary(read) {
        if (read.kind === 'board')
            this.boards.push(read.cards);
        if (read.kind === 'total') {
            if (this.totals)
                throw new hand_fault_1.UnexpectedText('one Total pot only');
            this.totals = { totalPot: read.totalPot, pots: read.pots, rake: read.rake };
        }
        if (read.kind === 'seat') {
            this.won.set(read.seat, (this.won.get(read.seat) ?? 0n) + read.won);
            if (read.known)
                this.know({ seat: read.seat, ...read.known });
        }
    }
    /** Forced bets belong to no betting round; a game with one draw marks its second round only by the first discard. */
    streetOf(kind) {
        if (FORCED.has(kind))
            return 0;
        if (kind === 'discard' && this.street < 2)
            this.street = 2;
        return Math.max(1, this.street);
    }
    /** Cards shown to the table count more than cards known otherwise; of those the last count. */
    know(known) {
        if (known.shown || !this.cards.get(known.seat)?.shown)
            this.cards.set(known.seat, known);
    }
    note({ line, text }) {
        this.notes.push({ line, text, mentionsMoney: /\p{Sc}\s?\d|\d\p{Sc}|\d\.\d/u.test(text) });
    }
}
exports.HandReading = HandReading;
const FORCED = new Set([
    'ante',
    'small-blind',
    'big-blind',
    'both-blinds',
    'bring-in',
]);
//# sourceMappingURL=hand-reading.js.map