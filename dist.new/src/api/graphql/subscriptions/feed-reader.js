"use strict";
var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.FeedReader = void 0;
const common_1 = require("@nestjs/common");
const typeorm_1 = require("typeorm");
const api_key_register_1 = require("../../../access/api-key-register");
const refusal_errors_1 = require("../../../access/refusal-errors");
const books_watch_1 = require("../../../projections/books-watch/books-watch");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_snapshot_1 = require("../snapshot/operation-snapshot");
/** So often is looked after a subscription that nothing happens for: whether its key is still good, above all. */
const LOOK_AGAIN_MS = 5_000;
/** Subscriptions never take more connections from those who ask than this. */
const READINGS_AT_ONCE = 2;
/**
 * Reads feeds for subscribers. Nothing is pushed: a page is read when the subscriber has taken the one before, so that
 * a slow one holds one page and nobody else. Those who stand at the same place share a reading.
 */
let FeedReader = class FeedReader {
    dataSource;
    watch;
    keys;
    underWay = new Map();
    lanes = Array.from({ length: READINGS_AT_ONCE }, () => Promise.resolve());
    nextLane = 0;
    constructor(dataSource, watch, keys) {
        this.dataSource = dataSource;
        this.watch = watch;
        this.keys = keys;
    }
    /**
     * Everything that a feed delivers after a record, that which is to come included; without a record, from now on.
     * @throws GraphQLError FORBIDDEN outside the key's casinos, UNKNOWN_CASINO, BAD_USER_INPUT for a record that is not
     * there yet; later, from the iteration, UNAUTHENTICATED once the key is good no more
     */
    async subscribe(feed, { principal, authorization }, after) {
        const from = await this.beginning(principal, feed.casino, after);
        const ended = new AbortController();
        const items = this.itemsOf(feed, from, { authorization, signal: ended.signal });
        // Whoever leaves while nothing happens is not kept waiting.
        const end = items.return.bind(items);
        items.return = (value) => {
            ended.abort();
            return end(value);
        };
        return items;
    }
    async beginning(principal, casino, after) {
        const snapshot = new operation_snapshot_1.OperationSnapshot(this.dataSource);
        try {
            const last = await (0, casino_scope_1.positionFor)(principal, { casino }, snapshot);
            return after === undefined
                ? last
                : await (0, casino_scope_1.recordOfKnownAt)({ position: after }, { casino, last }, snapshot);
        }
        finally {
            await snapshot.close();
        }
    }
    async *itemsOf(feed, from, { authorization, signal }) {
        let after = from;
        while (!signal.aborted) {
            await this.watch.wait({ casino: feed.casino, after }, { signal, timeoutMs: LOOK_AGAIN_MS });
            const shown = await this.keys.authenticate(authorization);
            if (!shown.ok)
                throw (0, refusal_errors_1.asGraphQLError)(shown.refusal);
            const { items, reached } = await this.pageOf(feed, after);
            for (const item of items) {
                if (signal.aborted)
                    return;
                yield item;
            }
            after = reached;
        }
    }
    pageOf(feed, after) {
        const asked = `${feed.name} ${feed.casino} ${after}`;
        const known = this.underWay.get(asked);
        if (known)
            return known;
        const lane = this.nextLane++ % this.lanes.length;
        const page = this.lanes[lane].then(() => this.read(feed, after)).finally(() => this.underWay.delete(asked));
        this.lanes[lane] = page.catch(() => undefined);
        this.underWay.set(asked, page);
        return page;
    }
    async read(feed, after) {
        const snapshot = new operation_snapshot_1.OperationSnapshot(this.dataSource);
        try {
            const upTo = (await snapshot.positionOf(feed.casino)) ?? after;
            return upTo <= after ? { items: [], reached: after } : await feed.read(snapshot, { after, upTo });
        }
        finally {
            await snapshot.close();
        }
    }
};
exports.FeedReader = FeedReader;
exports.FeedReader = FeedReader = __decorate([
    (0, common_1.Injectable)(),
    __metadata("design:paramtypes", [typeorm_1.DataSource, books_watch_1.BooksWatch, api_key_register_1.ApiKeyRegister])
], FeedReader);
//# sourceMappingURL=feed-reader.js.map