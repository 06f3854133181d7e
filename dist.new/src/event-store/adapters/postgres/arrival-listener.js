"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ArrivalListener = void 0;
const arrival_bell_1 = require("../../arrival-bell");
const channel_listener_1 = require("./channel-listener");
/** The channel on which the database names the last place of each gathering that was stored. */
const CHANNEL = 'event_log';
/** Knows how far the log reaches; when its connection is lost and taken again, all who wait look for themselves. */
class ArrivalListener {
    bell = new arrival_bell_1.ArrivalBell();
    listener;
    head = 0n;
    constructor(dataSource, patience) {
        this.listener = new channel_listener_1.ChannelListener(dataSource, patience, {
            channel: CHANNEL,
            onNotified: (place) => this.advance(BigInt(place)),
            onListening: (db) => this.lookUpHead(db),
        });
    }
    /** Answers when the log reaches beyond `after`, or as its options say; now and then for no reason. */
    async wait(after, options) {
        this.listener.start();
        if (this.head <= after)
            await this.bell.wait(options);
    }
    /** The log is known to reach this far. */
    advance(head) {
        if (head > this.head)
            this.head = head;
        this.bell.ring();
    }
    async close() {
        const closed = this.listener.close();
        this.bell.ring();
        await closed;
    }
    async lookUpHead(db) {
        const { rows } = await db.query('SELECT coalesce(max(place), 0)::text AS head FROM event_log.event');
        this.head = BigInt(rows[0].head);
        this.bell.ring();
    }
}
exports.ArrivalListener = ArrivalListener;
//# sourceMappingURL=arrival-listener.js.map