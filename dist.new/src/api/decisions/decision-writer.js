"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.DecisionWriter = void 0;
const streams_1 = require("../../domain/event-registry/streams");
const identity_1 = require("../../kernel/identity");
const stored_form_1 = require("../../kernel/stored-form");
/**
 * Records decisions of people as events of the office of accounts, each knowing the exact version of its stream: of
 * two people who decide at once, one is told that the other has decided.
 */
class DecisionWriter {
    store;
    now;
    constructor(store, now = () => new Date()) {
        this.store = store;
        this.now = now;
    }
    /** @returns undefined when something else was decided meanwhile */
    async record(decision) {
        const { casino, gamingDay, type, data, about = gamingDay } = decision;
        const draft = {
            specversion: '1.0',
            source: `/casinos/${casino}/accounting`,
            type,
            time: this.now().toISOString(),
            gamingday: gamingDay,
        };
        const stream = (0, streams_1.streamOf)({ ...draft, id: '', data });
        const last = await this.lastOf(stream);
        if (last?.id !== decision.after)
            return undefined;
        const id = (0, identity_1.derivedId)('decision', casino, type, about, `${last === undefined ? 0 : last.version + 1}`);
        const event = { ...draft, id, datacontenttype: 'application/json', data };
        const answer = await this.store.append({
            stream,
            events: [{ casino, source: event.source, id, type, ...(0, stored_form_1.storedForm)(event) }],
            expected: last?.version ?? 'none',
        });
        return answer.kind === 'appended'
            ? { eventId: id, time: event.time, receipt: answer.receipt }
            : undefined;
    }
    async lastOf(stream) {
        for await (const { id, version } of this.store.readStream(stream, { direction: 'backwards', limit: 1 })) {
            return { id, version };
        }
        return undefined;
    }
}
exports.DecisionWriter = DecisionWriter;
//# sourceMappingURL=decision-writer.js.map