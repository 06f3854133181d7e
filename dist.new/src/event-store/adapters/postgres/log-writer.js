"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.LogWriter = void 0;
const judge_appends_1 = require("../../judge-appends");
const append_statement_1 = require("./append-statement");
const log_knowledge_1 = require("./log-knowledge");
const postgres_place_1 = require("./postgres-place");
const NOTHING_IS_KNOWN = { knownEvent: () => undefined, lastVersion: () => 'none' };
/** Appends gatherings of requests, each in one transaction, each request with an answer of its own. */
class LogWriter {
    statement = new append_statement_1.AppendStatement();
    /**
     * Nearly always there is nothing to find out: no version is expected and no identity is known. So that is assumed
     * first, and a single statement stores everything provided that it is true. Otherwise the log is locked, what it
     * knows is read, and the requests are judged by that.
     */
    async append(client, requests) {
        if (requests.every(({ expected }) => expected === 'any')) {
            const assumed = (0, judge_appends_1.judgeAppends)(requests, NOTHING_IS_KNOWN);
            const first = await this.store(client, assumed);
            if (first !== 'refused')
                return appended(assumed, first);
        }
        return this.appendJudged(client, requests);
    }
    async appendJudged(client, requests) {
        await client.query('BEGIN');
        await client.query('SELECT FROM event_log.head WHERE single FOR UPDATE');
        const judgement = (0, judge_appends_1.judgeAppends)(requests, await (0, log_knowledge_1.readKnowledge)(client, requests));
        const first = await this.store(client, judgement);
        if (first === 'refused')
            throw new Error('the log changed although it was locked');
        await client.query('COMMIT');
        return appended(judgement, first);
    }
    async store(client, { toStore }) {
        return toStore.length === 0 ? 0n : this.statement.store(client, toStore);
    }
}
exports.LogWriter = LogWriter;
function appended(judgement, first) {
    const place = (index) => (0, postgres_place_1.placeOf)(first + BigInt(index));
    const { length } = judgement.toStore;
    return {
        outcomes: judgement.outcomes(place, postgres_place_1.comparePlaces),
        head: length === 0 ? undefined : place(length - 1),
    };
}
//# sourceMappingURL=log-writer.js.map