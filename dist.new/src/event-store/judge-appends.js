"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.identityOf = void 0;
exports.judgeAppends = judgeAppends;
const stored_form_1 = require("../kernel/stored-form");
const event_store_port_1 = require("./event-store.port");
/**
 * Judges requests that are to be stored together, in their order, as if each had come alone after the one before:
 * what one stores the next one knows, and what is refused leaves no trace in its neighbours.
 *
 * Of several things wrong with one request it names the first of: too large, conflict, wrong expected version.
 */
function judgeAppends(requests, knowledge) {
    const gathering = new Gathering(knowledge);
    const verdicts = requests.map((request) => gathering.judge(request));
    return {
        toStore: gathering.toStore,
        outcomes: (placeOf, comparePlaces) => verdicts.map((verdict) => verdict.kind === 'accepted' ? appended(verdict, placeOf, comparePlaces) : verdict),
    };
}
/** One string per (casino, source, id); none of the three holds U+0000. */
const identityOf = ({ casino, source, id }) => `${casino}\0${source}\0${id}`;
exports.identityOf = identityOf;
class Gathering {
    knowledge;
    toStore = [];
    broughtByIdentity = new Map();
    addedByStream = new Map();
    constructor(knowledge) {
        this.knowledge = knowledge;
    }
    judge(request) {
        const tooLarge = findTooLarge(request);
        if (tooLarge)
            return tooLarge;
        const fresh = new Map();
        const conflicts = [];
        const events = [];
        request.events.forEach((event, index) => {
            const accepted = this.identify(event, fresh);
            if (accepted)
                events.push(accepted);
            else
                conflicts.push(index);
        });
        if (conflicts.length > 0)
            return { kind: 'conflict', indices: conflicts };
        const wrongVersion = fresh.size > 0 ? this.findWrongVersion(request) : undefined;
        if (wrongVersion)
            return wrongVersion;
        this.accept(request.stream, fresh);
        return { kind: 'accepted', events };
    }
    /** Undefined when the identity is taken by other content. */
    identify(event, fresh) {
        const known = this.knowledge.knownEvent(event);
        if (known) {
            const same = known.contentHash === event.contentHash || (0, stored_form_1.saysTheSame)(known.bytes(), event.bytes);
            return same ? { kind: 'duplicate', at: known.place } : undefined;
        }
        const identity = (0, exports.identityOf)(event);
        const brought = fresh.get(identity) ?? this.broughtByIdentity.get(identity);
        if (brought) {
            const same = brought.event.contentHash === event.contentHash || (0, stored_form_1.saysTheSame)(brought.event.bytes, event.bytes);
            return same ? { kind: 'duplicate', at: brought.index } : undefined;
        }
        const index = this.toStore.length + fresh.size;
        fresh.set(identity, { event, index });
        return { kind: 'stored', at: index };
    }
    findWrongVersion({ stream, expected }) {
        if (expected === 'any')
            return undefined;
        const before = this.knowledge.lastVersion(stream);
        const next = (before === 'none' ? 0 : before + 1) + (this.addedByStream.get(stream) ?? 0);
        const actual = next === 0 ? 'none' : next - 1;
        return actual === expected ? undefined : { kind: 'wrong-expected-version', expected, actual };
    }
    accept(stream, fresh) {
        for (const [identity, brought] of fresh) {
            this.broughtByIdentity.set(identity, brought);
            this.toStore.push({ stream, event: brought.event });
        }
        this.addedByStream.set(stream, (this.addedByStream.get(stream) ?? 0) + fresh.size);
    }
}
function findTooLarge({ events }) {
    for (const [index, event] of events.entries()) {
        const bytes = Buffer.byteLength(event.bytes, 'utf8');
        if (bytes > event_store_port_1.MAX_EVENT_BYTES)
            return { kind: 'too-large', index, bytes };
    }
    return undefined;
}
function appended({ events }, placeOf, comparePlaces) {
    const answers = events.map(({ kind, at }) => ({
        kind,
        place: typeof at === 'number' ? placeOf(at) : at,
    }));
    const receipt = answers
        .map(({ place }) => place)
        .reduce((furthest, place) => (comparePlaces(place, furthest) > 0 ? place : furthest));
    return { kind: 'appended', events: answers, receipt };
}
//# sourceMappingURL=judge-appends.js.map