"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.statedWords = statedWords;
const graphql_1 = require("graphql");
const unstorable_content_1 = require("../../intake/reading/unstorable-content");
const LONGEST_WORDS = 1_000;
/**
 * Words of a person as an event keeps them.
 * @throws GraphQLError BAD_USER_INPUT where there are none, or too many
 */
function statedWords(text) {
    const trimmed = (0, unstorable_content_1.storable)(text.trim());
    if (trimmed.length > 0 && trimmed.length <= LONGEST_WORDS)
        return trimmed;
    throw new graphql_1.GraphQLError(`Give a reason of 1 to ${LONGEST_WORDS} characters.`, {
        extensions: { code: 'BAD_USER_INPUT' },
    });
}
//# sourceMappingURL=stated-words.js.map