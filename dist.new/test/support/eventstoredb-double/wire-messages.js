"use strict";
var __importDefault = (this && this.__importDefault) || function (mod) {
    return (mod && mod.__esModule) ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.accessDenied = exports.appendTooLarge = exports.notLeader = exports.subscriptionConfirmed = exports.noSuchStream = exports.streamNameOf = void 0;
exports.expectedRevisionOf = expectedRevisionOf;
exports.proposedEventOf = proposedEventOf;
exports.appendAnswer = appendAnswer;
exports.eventAnswer = eventAnswer;
exports.rpcFault = rpcFault;
const grpc_js_1 = require("@grpc/grpc-js");
const shared_pb_1 = __importDefault(require("@eventstore/db-client/generated/shared_pb"));
const streams_pb_1 = __importDefault(require("@eventstore/db-client/generated/streams_pb"));
const TICKS_PER_MILLISECOND = 10000n;
/** What an append answers as its position is not the one that its event has in $all: no client may rely on it. */
const BEHIND_THE_EVENT = 7;
const streamNameOf = (identifier) => Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');
exports.streamNameOf = streamNameOf;
function expectedRevisionOf(options) {
    if (options.hasNoStream())
        return 'no-stream';
    if (options.hasStreamExists())
        return 'stream-exists';
    return options.hasRevision() ? Number(options.getRevision()) : 'any';
}
function proposedEventOf(message) {
    const names = message.getMetadataMap();
    return {
        id: uuidText(message.getId()),
        type: names.get('type') ?? '',
        contentType: names.get('content-type') ?? '',
        data: message.getData_asU8(),
        metadata: message.getCustomMetadata_asU8(),
    };
}
/** Clients send ids as text or as two numbers. */
function uuidText(id) {
    const numbers = id.getStructured();
    if (!numbers)
        return id.getString();
    const halves = [numbers.getMostSignificantBits(), numbers.getLeastSignificantBits()];
    const hex = halves.map((half) => BigInt.asUintN(64, BigInt(half)).toString(16).padStart(16, '0')).join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
/** The answer to an append that was not too large. */
function appendAnswer(verdict, expected) {
    const answer = new streams_pb_1.default.AppendResp();
    if (verdict.kind === 'wrong-version')
        return answer.setWrongExpectedVersion(wrongVersion(verdict.current, expected));
    const position = String(verdict.last.position + BEHIND_THE_EVENT);
    return answer.setSuccess(new streams_pb_1.default.AppendResp.Success()
        .setCurrentRevision(String(verdict.last.revision))
        .setPosition(new streams_pb_1.default.AppendResp.Position().setCommitPosition(position).setPreparePosition(position)));
}
function wrongVersion(current, expected) {
    const wrong = new streams_pb_1.default.AppendResp.WrongExpectedVersion();
    if (current >= 0)
        wrong.setCurrentRevision(String(current));
    else
        wrong.setCurrentNoStream(new shared_pb_1.default.Empty());
    if (expected === 'any')
        wrong.setExpectedAny(new shared_pb_1.default.Empty());
    else if (expected === 'no-stream')
        wrong.setExpectedNoStream(new shared_pb_1.default.Empty());
    else if (expected === 'stream-exists')
        wrong.setExpectedStreamExists(new shared_pb_1.default.Empty());
    else
        wrong.setExpectedRevision(String(expected));
    return wrong;
}
function eventAnswer(event) {
    const position = String(event.position);
    const record = new streams_pb_1.default.ReadResp.ReadEvent.RecordedEvent()
        .setId(new shared_pb_1.default.UUID().setString(event.id))
        .setStreamIdentifier(new shared_pb_1.default.StreamIdentifier().setStreamName(Buffer.from(event.stream)))
        .setStreamRevision(String(event.revision))
        .setPreparePosition(position)
        .setCommitPosition(position)
        .setCustomMetadata(event.metadata)
        .setData(event.data);
    record
        .getMetadataMap()
        .set('type', event.type)
        .set('content-type', event.contentType)
        .set('created', String(BigInt(event.created) * TICKS_PER_MILLISECOND));
    return new streams_pb_1.default.ReadResp().setEvent(new streams_pb_1.default.ReadResp.ReadEvent().setEvent(record).setCommitPosition(position));
}
const noSuchStream = (stream) => new streams_pb_1.default.ReadResp().setStreamNotFound(new streams_pb_1.default.ReadResp.StreamNotFound().setStreamIdentifier(new shared_pb_1.default.StreamIdentifier().setStreamName(Buffer.from(stream))));
exports.noSuchStream = noSuchStream;
const subscriptionConfirmed = (id) => new streams_pb_1.default.ReadResp().setConfirmation(new streams_pb_1.default.ReadResp.SubscriptionConfirmation().setSubscriptionId(id));
exports.subscriptionConfirmed = subscriptionConfirmed;
/** A fault as the server words it: the client goes by the trailer `exception`. */
function rpcFault(code, details, trailers = {}) {
    const metadata = new grpc_js_1.Metadata();
    for (const [name, value] of Object.entries(trailers))
        metadata.set(name, value);
    return Object.assign(new Error(details), { name: 'ServiceError', code, details, metadata });
}
const notLeader = (leader) => rpcFault(grpc_js_1.status.NOT_FOUND, `Leader info available`, {
    exception: 'not-leader',
    'leader-endpoint-host': leader.host,
    'leader-endpoint-port': String(leader.port),
});
exports.notLeader = notLeader;
const appendTooLarge = (limit) => rpcFault(grpc_js_1.status.INVALID_ARGUMENT, `Maximum Append Size of ${limit} bytes exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(limit),
});
exports.appendTooLarge = appendTooLarge;
const accessDenied = () => rpcFault(grpc_js_1.status.UNAUTHENTICATED, 'Unauthenticated', {});
exports.accessDenied = accessDenied;
//# sourceMappingURL=wire-messages.js.map