"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.BATCH_LIMIT = exports.CONTENT_TYPES = void 0;
exports.takeRawBodies = takeRawBodies;
/** The three forms in which events are taken over HTTP. */
exports.CONTENT_TYPES = {
    single: 'application/cloudevents+json',
    batch: 'application/cloudevents-batch+json',
    ndjson: 'application/x-ndjson',
};
/** White space may make a delivery longer than the stored form of its event. */
const SINGLE_LIMIT = 1024 * 1024;
exports.BATCH_LIMIT = 16 * 1024 * 1024;
/**
 * Hands the bodies of the three forms on as they came: bytes for one event and for a batch, the stream itself for
 * newline-delimited events. What they mean is for the reading of a delivery to say, not for a parser.
 */
function takeRawBodies(server) {
    const asBuffer = { parseAs: 'buffer' };
    server.addContentTypeParser(exports.CONTENT_TYPES.single, { ...asBuffer, bodyLimit: SINGLE_LIMIT }, (_request, body, done) => done(null, body));
    server.addContentTypeParser(exports.CONTENT_TYPES.batch, { ...asBuffer, bodyLimit: exports.BATCH_LIMIT }, (_request, body, done) => done(null, body));
    server.addContentTypeParser(exports.CONTENT_TYPES.ndjson, (_request, payload, done) => done(null, payload));
}
//# sourceMappingURL=content-types.js.map