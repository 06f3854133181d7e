"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.undecidedText = exports.isDecided = void 0;
exports.isAgreed = isAgreed;
const node_crypto_1 = require("node:crypto");
const books_events_1 = require("../../domain/event-registry/books.events");
const streams_1 = require("../../domain/event-registry/streams");
const release_1 = require("../../kernel/release");
const stored_form_1 = require("../../kernel/stored-form");
/** So many days one event may name. */
const DAYS_OF_AN_EVENT = 1_000;
/** Whether closed days may be restated: where none are, or where a person decides it and says why. */
const isDecided = (days, { by, reason }) => days.length === 0 || (isSaid(by) && isSaid(reason));
exports.isDecided = isDecided;
/** Why nothing was put into use. */
const undecidedText = (days) => `Entries of closed days change: ${days
    .slice(0, 5)
    .map(({ casino, gamingDay }) => `${casino} ${gamingDay}`)
    .join(', ')}${days.length > 5 ? ` and ${days.length - 5} more` : ''}.
The live tables stay in use; --by and --reason name who wants these days restated, and why.`;
exports.undecidedText = undecidedText;
/** Whether rebuilt tables may be put into use as far as closed days go; that they are restated is recorded. */
async function isAgreed(store, days, decision) {
    if (!(0, exports.isDecided)(days, decision))
        return false;
    await recordRestatement(store, days, { by: decision.by ?? '', reason: decision.reason ?? '' });
    return true;
}
/**
 * Records which closed days are restated, by whom and why. It is done before the rebuilt tables take over: where they do
 * not after all, the log says what was wanted, and the next rebuild says so again.
 */
async function recordRestatement(store, days, { by, reason }) {
    for (const casino of new Set(days.map((day) => day.casino))) {
        const ofCasino = days.filter((day) => day.casino === casino);
        for (let from = 0; from < ofCasino.length; from += DAYS_OF_AN_EVENT) {
            const named = ofCasino.slice(from, from + DAYS_OF_AN_EVENT);
            await append(store, restatement(casino, named, { by: { id: by }, reason }));
        }
    }
}
function restatement(casino, days, decision) {
    return {
        specversion: '1.0',
        id: (0, node_crypto_1.randomUUID)(),
        source: `/casinos/${casino}/books`,
        type: books_events_1.booksRestated.type,
        time: new Date().toISOString(),
        gamingday: days.at(-1).gamingDay,
        data: {
            days: days.map(({ gamingDay, before, after }) => ({ gamingDay, before, after })),
            release: release_1.RELEASE,
            ...decision,
        },
    };
}
async function append(store, event) {
    const { source, id, type } = event;
    const outcome = await store.append({
        stream: (0, streams_1.streamOf)(event),
        events: [{ casino: (0, streams_1.casinoOf)(source), source, id, type, ...(0, stored_form_1.storedForm)(event) }],
        expected: 'any',
    });
    if (outcome.kind !== 'appended')
        throw new Error(`the restatement was not recorded: ${outcome.kind}`);
}
const isSaid = (words) => words !== undefined && words.trim() !== '';
//# sourceMappingURL=restatement-decision.js.map