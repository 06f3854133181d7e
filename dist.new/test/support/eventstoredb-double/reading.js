"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.answerRead = answerRead;
const node_crypto_1 = require("node:crypto");
const wire_messages_1 = require("./wire-messages");
const isBackwards = (options) => options.getReadDirection() === 1;
/** Answers a read of a stream or of $all, which ends, or a subscription to $all, which does not. */
async function answerRead(log, call) {
    const options = call.request.getOptions();
    if (options.hasSubscription())
        return subscribe(log, call, options);
    const stream = options.hasStream() ? (0, wire_messages_1.streamNameOf)(options.getStream().getStreamIdentifier()) : undefined;
    if (stream !== undefined && !log.streams.has(stream))
        call.write((0, wire_messages_1.noSuchStream)(stream));
    const found = stream === undefined ? ofLog(log, options) : ofStream(log.streams.get(stream) ?? [], options);
    for (const event of found.slice(0, Number(options.getCount())))
        await send(log, call, event);
    call.end();
}
/** Forwards from a position on, which is included; backwards from before it. */
function ofLog({ all }, options) {
    const from = options.getAll();
    const position = from.hasPosition() ? Number(from.getPosition().getCommitPosition()) : undefined;
    if (isBackwards(options))
        return all
            .slice(0, position === undefined ? (from.hasEnd() ? all.length : 0) : indexOf(all, position))
            .reverse();
    if (from.hasEnd())
        return [];
    return position === undefined ? all : all.slice(indexOf(all, position));
}
function ofStream(events, options) {
    const from = options.getStream();
    const revision = from.hasRevision() ? Number(from.getRevision()) : undefined;
    if (isBackwards(options))
        return events
            .slice(0, revision === undefined ? (from.hasEnd() ? events.length : 1) : revision + 1)
            .reverse();
    return from.hasEnd() ? [] : events.slice(revision ?? 0);
}
/** Everything behind a position, what is still to come included, as far as its stream has one of the prefixes. */
async function subscribe(log, call, options) {
    const from = options.getAll();
    const prefixes = options.getFilter()?.getStreamIdentifier()?.getPrefixList() ?? [''];
    let next = from.hasPosition()
        ? indexOf(log.all, Number(from.getPosition().getCommitPosition()) + 1)
        : from.hasEnd()
            ? log.all.length
            : 0;
    call.write((0, wire_messages_1.subscriptionConfirmed)((0, node_crypto_1.randomUUID)()));
    while (!call.cancelled) {
        while (next < log.all.length && !call.cancelled) {
            const event = log.all[next++];
            if (prefixes.some((prefix) => event.stream.startsWith(prefix)))
                await send(log, call, event);
        }
        if (next === log.all.length)
            await grownOrGone(log, call);
    }
}
/** The first event at or behind the position. */
function indexOf(all, position) {
    let [low, high] = [0, all.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if (all[middle].position < position)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function grownOrGone({ growth }, call) {
    return new Promise((resolve) => {
        const go = () => {
            growth.off('grown', go);
            call.off('cancelled', go);
            resolve();
        };
        growth.on('grown', go);
        call.on('cancelled', go);
    });
}
/** Waits where the client does not keep up. */
async function send(log, call, event) {
    log.eventsSent += 1;
    if (call.cancelled || call.write((0, wire_messages_1.eventAnswer)(event)))
        return;
    await new Promise((resolve) => {
        const go = () => {
            call.off('drain', go).off('cancelled', go);
            resolve();
        };
        call.on('drain', go).on('cancelled', go);
    });
}
//# sourceMappingURL=reading.js.map