"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.keyIdOf = exports.sealHash = exports.sealText = exports.NO_SEAL = void 0;
exports.isSignedBy = isSignedBy;
const node_crypto_1 = require("node:crypto");
const identity_1 = require("../../kernel/identity");
/** What the first seal of a casino names as the one before. */
exports.NO_SEAL = '0'.repeat(64);
/** What is signed: one line for each part, in this order, ending with a line feed. */
const sealText = (sealed) => [
    'cagnotte seal v1',
    sealed.casino,
    sealed.gamingDay,
    sealed.firstRecord,
    sealed.lastRecord,
    sealed.records,
    sealed.merkleRoot,
    sealed.trialBalance,
    sealed.previous,
]
    .map((part) => `${part}\n`)
    .join('');
exports.sealText = sealText;
/** By which the next seal names this one. */
const sealHash = (sealed, signature) => (0, identity_1.sha256)(`${(0, exports.sealText)(sealed)}${signature}\n`);
exports.sealHash = sealHash;
/** Whether a signature (base64) is that of a key (SPKI in base64) over what is sealed. Ed25519. */
function isSignedBy(sealed, { publicKey, signature }) {
    const key = keyOf(publicKey);
    return (key !== undefined && (0, node_crypto_1.verify)(null, Buffer.from((0, exports.sealText)(sealed)), key, Buffer.from(signature, 'base64')));
}
function keyOf(publicKey) {
    try {
        return (0, node_crypto_1.createPublicKey)({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    }
    catch {
        return undefined;
    }
}
/** A short name of a key, for people: the first 16 digits of its hash. */
const keyIdOf = (publicKey) => (0, identity_1.sha256)(publicKey).slice(0, 16);
exports.keyIdOf = keyIdOf;
//# sourceMappingURL=seal.js.map