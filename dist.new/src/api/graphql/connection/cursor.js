"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.notACursor = exports.encodeCursor = void 0;
exports.decodeCursor = decodeCursor;
const graphql_1 = require("graphql");
const FORMS = {
    record: /^\d{1,18}$/,
    line: /^\d{1,9}$/,
    id: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    // A database cannot be asked for U+0000; names are far shorter.
    text: /^[^\0]{0,1000}$/,
};
const encodeCursor = (list, { casino, position, key }) => Buffer.from(JSON.stringify([list.name, casino, position.toString(), ...key]), 'utf8').toString('base64url');
exports.encodeCursor = encodeCursor;
/** @throws GraphQLError BAD_USER_INPUT for a text that is no cursor of this list */
function decodeCursor(list, text) {
    const [name, casino, position, ...key] = partsOf(text);
    const isOfList = name === list.name &&
        casino !== undefined &&
        FORMS.record.test(position ?? '') &&
        key.length === list.key.length &&
        list.key.every((part, index) => FORMS[part].test(key[index]));
    if (!isOfList)
        throw (0, exports.notACursor)();
    return { casino, position: BigInt(position), key };
}
/** The refusal of a cursor that this list, of this casino, has never given. */
const notACursor = () => new graphql_1.GraphQLError('This is no cursor of this list: give an endCursor of an earlier page.', {
    extensions: { code: 'BAD_USER_INPUT' },
});
exports.notACursor = notACursor;
function partsOf(text) {
    try {
        const parts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
        return Array.isArray(parts) && parts.every((part) => typeof part === 'string') ? parts : [];
    }
    catch {
        return [];
    }
}
//# sourceMappingURL=cursor.js.map