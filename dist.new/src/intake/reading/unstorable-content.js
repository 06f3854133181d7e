"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.storable = void 0;
exports.findUnstorable = findUnstorable;
exports.searchText = searchText;
const json_text_1 = require("./json-text");
/**
 * Finds a key or text that must not be stored. The stored form is asked first: only one that writes an escape or
 * names the forbidden key can hold any, so ordinary events cost two searches of a short text.
 */
function findUnstorable(value, storedBytes) {
    if (!storedBytes.includes('\\u') && !storedBytes.includes('"__proto__"'))
        return undefined;
    return search(value, '');
}
function search(value, path) {
    if (typeof value === 'string')
        return searchText(value, path);
    if (value === null || typeof value !== 'object')
        return undefined;
    for (const [key, member] of Object.entries(value)) {
        const memberPath = `${path}/${(0, json_text_1.pointerToken)(key)}`;
        if (key === '__proto__')
            return { reason: 'forbidden-key', path: memberPath, found: key };
        const surprise = searchText(key, path) ?? search(member, memberPath);
        if (surprise)
            return surprise;
    }
    return undefined;
}
/** Half of a surrogate pair: with the `u` flag, whole pairs are one character and do not match. */
const LONE_SURROGATE = /\p{Surrogate}/u;
/** Finds U+0000 or half of a surrogate pair in a text. */
function searchText(text, path) {
    if (text.includes('\0'))
        return { reason: 'forbidden-character', path, found: 'U+0000' };
    const surrogate = LONE_SURROGATE.exec(text)?.[0];
    if (surrogate === undefined)
        return undefined;
    const codePoint = surrogate.charCodeAt(0).toString(16).toUpperCase();
    return { reason: 'forbidden-character', path, found: `U+${codePoint}` };
}
/** A text with U+FFFD in place of what must not be stored, so that a complaint about it can be stored. */
const storable = (text) => text.replace(/[\0\p{Surrogate}]/gu, '\uFFFD');
exports.storable = storable;
//# sourceMappingURL=unstorable-content.js.map