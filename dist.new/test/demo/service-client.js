"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ServiceClient = void 0;
/** A service on a slow machine may not have caught up with a receipt yet: it is asked again so often. */
const MOST_ASKS = 30;
/** Speaks to the service as any client does: HTTP and GraphQL with a key. */
class ServiceClient {
    url;
    key;
    constructor(url, key) {
        this.url = url;
        this.key = key;
    }
    /** Sends events as newline-delimited JSON; answers what was kept of them and what was not. */
    async send(events) {
        const answer = await fetch(`${this.url}/v1/events`, {
            method: 'POST',
            headers: { ...this.authorization, 'content-type': 'application/x-ndjson' },
            body: events.map((event) => `${JSON.stringify(event)}\n`).join(''),
        });
        const lines = (await answer.text()).trim().split('\n');
        const last = JSON.parse(lines.pop());
        if (!last.summary)
            throw new Error(`the service did not take the events: ${JSON.stringify(last)}`);
        return { summary: last.summary, notKept: lines.map((line) => JSON.parse(line)) };
    }
    /** Asks a question, again where the service has to catch up first; a GraphQL error is thrown. */
    async ask(query, variables) {
        for (let asks = 1;; asks++) {
            const { data, errors } = await this.askOnce(query, variables);
            if (!errors)
                return data;
            const isBehind = errors[0]?.extensions?.code === 'WAIT_TIMED_OUT';
            if (!isBehind || asks === MOST_ASKS)
                throw new Error(errors.map(({ message }) => message).join('; '));
        }
    }
    async askOnce(query, variables) {
        const answer = await fetch(`${this.url}/graphql`, {
            method: 'POST',
            headers: { ...this.authorization, 'content-type': 'application/json' },
            body: JSON.stringify({ query, variables }),
        });
        return (await answer.json());
    }
    get authorization() {
        return { authorization: `Bearer ${this.key}` };
    }
}
exports.ServiceClient = ServiceClient;
//# sourceMappingURL=service-client.js.map