"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.decidedAlready = exports.conflicting = void 0;
exports.readDelivery = readDelivery;
const node_buffer_1 = require("node:buffer");
const catalogue_1 = require("../../domain/event-registry/catalogue");
const streams_1 = require("../../domain/event-registry/streams");
const event_store_port_1 = require("../../event-store/event-store.port");
const stored_form_1 = require("../../kernel/stored-form");
const explanations_1 = require("./explanations");
const json_text_1 = require("./json-text");
const readable_parts_1 = require("./readable-parts");
const schema_complaint_1 = require("./schema-complaint");
const unstorable_content_1 = require("./unstorable-content");
const validators_1 = require("./validators");
/**
 * Reads one delivered event: the bytes of one CloudEvent in structured JSON. Pure and total: any bytes give exactly
 * one verdict, and nothing is thrown. Text and numbers are examined first, since what they would lose could not be
 * found again; then the envelope, the data, and what the catalogue says of the type.
 */
function readDelivery(raw, context) {
    const parsed = parse(raw);
    if (parsed === undefined)
        return unreadable(raw);
    const { text, value } = parsed;
    if ((0, json_text_1.isTooDeep)(text))
        return tooLargeAsDelivered(raw) ?? quarantine(raw, value, (0, json_text_1.findHiddenLoss)(text));
    const form = (0, stored_form_1.storedForm)(value);
    const tooLarge = tooLargeAsStored(raw, form.bytes);
    if (tooLarge)
        return tooLarge;
    const objection = objectionToText(text, value, form) ?? objectionToEvent(value, context);
    return objection ? quarantine(raw, value, objection) : accepted(value, form);
}
/** The verdict on an event whose identity turned out to be recorded with other content. */
const conflicting = (raw, { event }) => quarantine(raw, event, { reason: 'conflict', path: '/id', found: event.id });
exports.conflicting = conflicting;
/** The verdict on a decision that may be taken once only and has been taken, by an event of another identity. */
const decidedAlready = (raw, { event, stream }) => quarantine(raw, event, { reason: 'decided-already', path: '/data', found: (0, streams_1.shortName)(stream) });
exports.decidedAlready = decidedAlready;
function accepted(event, { bytes, contentHash }) {
    const { source, id, type } = event;
    const toAppend = { casino: (0, streams_1.casinoOf)(source), source, id, type, bytes, contentHash };
    return { kind: 'event', event, toAppend, stream: (0, streams_1.findStream)(event) };
}
const objectionToText = (text, value, { bytes }) => (bytes === text ? undefined : (0, json_text_1.findHiddenLoss)(text)) ?? (0, unstorable_content_1.findUnstorable)(value, bytes);
function objectionToEvent(value, context) {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) {
        return { reason: 'not-an-object', path: '', found: shown(value) };
    }
    const breach = (0, validators_1.envelopeBreach)(value);
    if (breach)
        return objectionTo(breach, '');
    const event = value;
    return objectionToType(event) ?? objectionToPlace(event) ?? objectionToCurrency(event, context);
}
function objectionToType({ type, data }) {
    const definition = (0, catalogue_1.definitionOf)(type);
    if (!definition)
        return { reason: 'unknown-type', path: '/type', found: type };
    if (definition.internal)
        return { reason: 'internal-type', path: '/type', found: type };
    const breach = (0, validators_1.dataBreach)(type, data);
    return breach && objectionTo(breach, '/data');
}
function objectionToPlace(event) {
    const stream = (0, streams_1.findStream)(event);
    if (stream === undefined)
        return { reason: 'source-without-table', path: '/source', found: event.source };
    if (event.subject === undefined || (0, streams_1.subjectMeans)(event.subject, stream))
        return undefined;
    const expected = { en: stream, es: stream };
    return { reason: 'subject-disagrees', path: '/subject', found: event.subject, expected };
}
function objectionToCurrency(event, context) {
    const { currency } = event.data;
    if (currency === undefined || (0, catalogue_1.definitionOf)(event.type).foreignCurrency)
        return undefined;
    const book = context.bookCurrencyOf((0, streams_1.casinoOf)(event.source));
    if (book === undefined || book === currency)
        return undefined;
    return {
        reason: 'other-currency',
        path: '/data/currency',
        found: currency,
        expected: { en: book, es: book },
    };
}
function objectionTo(breach, root) {
    const found = breach.keyword === 'required' ? '' : shown(breach.data);
    return { reason: 'schema', path: root + (0, schema_complaint_1.breachPath)(breach), found, expected: (0, schema_complaint_1.demandOf)(breach) };
}
/** A value as a sender recognises it; what has members is named by its kind only. */
function shown(value) {
    if (Array.isArray(value))
        return '[…]';
    return value !== null && typeof value === 'object' ? '{…}' : JSON.stringify(value);
}
function parse(raw) {
    if (typeof raw !== 'string' && !(0, node_buffer_1.isUtf8)(raw))
        return undefined;
    const text = raw.toString();
    try {
        return { text, value: JSON.parse(text) };
    }
    catch {
        return undefined;
    }
}
function unreadable(raw) {
    return (tooLargeAsDelivered(raw) ??
        quarantine(raw, undefined, { reason: 'unparsable', path: '', found: start(raw) }));
}
const start = (raw) => JSON.stringify(raw.slice(0, 40).toString());
function quarantine(raw, value, objection) {
    const { reason } = objection;
    const path = (0, unstorable_content_1.storable)(objection.path.slice(0, MAX_PATH_LENGTH));
    const { message, messageEs } = (0, explanations_1.explain)(reason, { ...objection, path });
    return {
        kind: 'quarantine',
        reason,
        path,
        message: (0, unstorable_content_1.storable)(message),
        messageEs: (0, unstorable_content_1.storable)(messageEs),
        readable: (0, readable_parts_1.readableParts)(value),
        bytes: asBuffer(raw),
    };
}
/** Keys may be as long as the delivery; the way to the cause is cut, so that the complaint stays readable. */
const MAX_PATH_LENGTH = 400;
/** A delivery without stored form is measured as it came. */
function tooLargeAsDelivered(raw) {
    const bytes = asBuffer(raw);
    return bytes.length > event_store_port_1.MAX_EVENT_BYTES ? { kind: 'too-large', size: bytes.length, bytes } : undefined;
}
function tooLargeAsStored(raw, stored) {
    // No UTF-16 unit takes more than three bytes, so that most events need not be measured.
    if (stored.length * 3 <= event_store_port_1.MAX_EVENT_BYTES)
        return undefined;
    const size = Buffer.byteLength(stored, 'utf8');
    return size > event_store_port_1.MAX_EVENT_BYTES ? { kind: 'too-large', size, bytes: asBuffer(raw) } : undefined;
}
const asBuffer = (raw) => (typeof raw === 'string' ? Buffer.from(raw, 'utf8') : raw);
//# sourceMappingURL=read-delivery.js.map