"use strict";
var __importDefault = (this && this.__importDefault) || function (mod) {
    return (mod && mod.__esModule) ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.dataBreach = exports.envelopeBreach = exports.readableRules = void 0;
const ajv_1 = __importDefault(require("ajv"));
const catalogue_1 = require("../../domain/event-registry/catalogue");
const envelope_1 = require("../../domain/event-registry/envelope");
const gaming_day_1 = require("../../kernel/gaming-day");
const instant_1 = require("../../kernel/instant");
/** Each schema is compiled once. `verbose` makes a breach carry the value and the rule's own words. */
const ajv = new ajv_1.default({
    strict: true,
    verbose: true,
    formats: { instant: instant_1.isInstant, 'gaming-day': gaming_day_1.isGamingDay },
});
const validateEnvelope = ajv.compile(envelope_1.EnvelopeSchema);
/** Compiled when its type is first met: a service meets few of the types, and compiling all would slow every start. */
const validateData = new Map();
function dataValidatorOf(type) {
    const known = validateData.get(type);
    if (known)
        return known;
    const compiled = ajv.compile((0, catalogue_1.definitionOf)(type).data);
    validateData.set(type, compiled);
    return compiled;
}
/** The parts of the envelope that are worth reading even when the rest is broken. */
const READABLE = ['source', 'id', 'type', 'sequence', 'gamingday', 'time'];
/** For each readable part of the envelope, whether a value obeys the envelope's own rule for it. */
exports.readableRules = READABLE.map((name) => [name, ajv.compile(envelope_1.EnvelopeSchema.properties[name])]);
/** The first breach of the envelope's schema; its path starts at the event. */
const envelopeBreach = (event) => breachOf(validateEnvelope, event);
exports.envelopeBreach = envelopeBreach;
/** The first breach of the schema of a known type; its path starts at the data. */
const dataBreach = (type, data) => breachOf(dataValidatorOf(type), data);
exports.dataBreach = dataBreach;
function breachOf(validate, value) {
    return validate(value) ? undefined : validate.errors.at(-1);
}
//# sourceMappingURL=validators.js.map