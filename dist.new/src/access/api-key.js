"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.isKeyId = exports.hashOfKey = void 0;
exports.mintKey = mintKey;
exports.readBearer = readBearer;
exports.sameHash = sameHash;
const node_crypto_1 = require("node:crypto");
const identity_1 = require("../kernel/identity");
const PUBLIC_ID_BYTES = 8;
/** 256 bits from a cryptographic generator: nobody guesses it, with or without the hash. */
const SECRET_BYTES = 32;
const KEY = /^cgn_([0-9a-f]{16})_[0-9a-f]{64}$/;
const KEY_ID = /^[0-9a-f]{16}$/;
const BEARER = /^Bearer +(\S+) *$/i;
/** A new key. */
function mintKey(randomBytes) {
    const id = randomBytes(PUBLIC_ID_BYTES).toString('hex');
    const clear = `cgn_${id}_${randomBytes(SECRET_BYTES).toString('hex')}`;
    return { id, clear, hash: (0, exports.hashOfKey)(clear) };
}
/**
 * SHA-256 of the whole key, lower-case hexadecimal. One round is enough: slow hashes protect passwords, which people
 * choose from few; a secret of 256 random bits cannot be found by trying, however fast the hash. And every request
 * pays for it.
 */
const hashOfKey = (clear) => (0, identity_1.sha256)(clear);
exports.hashOfKey = hashOfKey;
/** The key of an `Authorization: Bearer cgn_…` header, or undefined when the header is anything else. */
function readBearer(authorization) {
    const clear = BEARER.exec(authorization)?.[1];
    const id = clear === undefined ? undefined : KEY.exec(clear)?.[1];
    return clear === undefined || id === undefined ? undefined : { id, hash: (0, exports.hashOfKey)(clear) };
}
/** Whether a text can be the public part of a key at all. */
const isKeyId = (text) => KEY_ID.test(text);
exports.isKeyId = isKeyId;
/** Compares two hashes in constant time, so that the time of an answer tells nothing about a nearly right key. */
function sameHash(hash, other) {
    const bytes = Buffer.from(hash, 'hex');
    const otherBytes = Buffer.from(other, 'hex');
    return bytes.length > 0 && bytes.length === otherBytes.length && (0, node_crypto_1.timingSafeEqual)(bytes, otherBytes);
}
//# sourceMappingURL=api-key.js.map