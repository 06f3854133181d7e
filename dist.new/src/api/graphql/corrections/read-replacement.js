"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readReplacement = readReplacement;
const graphql_1 = require("graphql");
const json_text_1 = require("../../../intake/reading/json-text");
const unstorable_content_1 = require("../../../intake/reading/unstorable-content");
const stored_form_1 = require("../../../kernel/stored-form");
/** A proposal holds its replacement, a reason and names, and must fit into one event. */
const LONGEST = 60_000;
/**
 * The data that are to count, from JSON text: a JSON of GraphQL's own would have lost what no number of JavaScript
 * holds before anybody could look.
 * @throws GraphQLError BAD_USER_INPUT where it is no object, or holds what the log could not keep unchanged
 */
function readReplacement(text) {
    if (text.length > LONGEST)
        throw unreadable(`is longer than ${LONGEST} characters`);
    const value = parsed(text);
    if (value === null || typeof value !== 'object' || Array.isArray(value)) {
        throw unreadable('is no object');
    }
    const loss = (0, json_text_1.isTooDeep)(text) ? { reason: 'too-deep', path: '' } : lossIn(text, value);
    if (loss !== undefined)
        throw unreadable(`cannot be kept as it is: ${loss.reason} at ${loss.path || '/'}`);
    return value;
}
const lossIn = (text, value) => (0, json_text_1.findHiddenLoss)(text) ?? (0, unstorable_content_1.findUnstorable)(value, (0, stored_form_1.storedForm)(value).bytes);
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        throw unreadable('is no JSON');
    }
}
const unreadable = (what) => new graphql_1.GraphQLError(`The replacement ${what}: give the data of the event as JSON text.`, {
    extensions: { code: 'BAD_USER_INPUT' },
});
//# sourceMappingURL=read-replacement.js.map