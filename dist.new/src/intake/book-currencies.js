"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.BookCurrencies = void 0;
const ledger_events_1 = require("../domain/event-registry/ledger.events");
const ASK_AGAIN_AFTER_MS = 1_000;
/**
 * The currency of each casino's books, as the log says: that of its first `ledger.opened`. Known for ever once
 * known; a casino that has not opened its ledger is asked about again, since another process may have taken it in.
 */
class BookCurrencies {
    store;
    known = new Map();
    /** Of openings on their way into the log: they count for what follows them, and for no longer than that. */
    coming = new Map();
    askedAt = new Map();
    constructor(store) {
        this.store = store;
    }
    get(casino) {
        return this.known.get(casino) ?? this.coming.get(casino);
    }
    /** Whether `load` would look into the log for this casino now. */
    mustAsk(casino) {
        const asked = this.askedAt.get(casino);
        return (this.get(casino) === undefined &&
            (asked === undefined || performance.now() - asked > ASK_AGAIN_AFTER_MS));
    }
    async load(casino) {
        this.askedAt.set(casino, performance.now());
        for await (const record of this.store.readStream(`cagnotte_casino-${casino}`)) {
            if (record.type !== ledger_events_1.ledgerOpened.type)
                continue;
            this.known.set(casino, currencyOf(JSON.parse(record.bytes)));
            return;
        }
    }
    /**
     * Follows an event on its way into the log. Of an opening the currency counts at once for what comes after it in
     * the same call; once the log has answered, the currency is that of the opening which the log holds first.
     */
    async follow(event, casino, append) {
        if (event.type !== ledger_events_1.ledgerOpened.type || this.get(casino) !== undefined)
            return append();
        this.coming.set(casino, currencyOf(event));
        try {
            const answer = await append();
            await this.load(casino);
            return answer;
        }
        finally {
            this.coming.delete(casino);
            if (!this.known.has(casino))
                this.askedAt.delete(casino);
        }
    }
}
exports.BookCurrencies = BookCurrencies;
const currencyOf = (opening) => opening.data.currency;
//# sourceMappingURL=book-currencies.js.map