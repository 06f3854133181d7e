"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.SealKeys = void 0;
exports.knownSealKeys = knownSealKeys;
const node_crypto_1 = require("node:crypto");
const promises_1 = require("node:fs/promises");
/**
 * The Ed25519 key by which this house seals its days: that of a configured file, else one made at the first close and
 * kept in the database. Every public key that was ever used is written down, so that older seals can still be proven
 * after the key was changed.
 */
class SealKeys {
    database;
    file;
    signer;
    constructor(database, 
    /** A PEM file with a private Ed25519 key. */
    file) {
        this.database = database;
        this.file = file;
    }
    /** @throws Error when the configured file holds no such key */
    current() {
        this.signer ??= this.open().catch((failure) => {
            this.signer = undefined;
            throw failure;
        });
        return this.signer;
    }
    async open() {
        const key = this.file === undefined ? await this.ofDatabase() : await ofFile(this.file);
        const publicKey = publicTextOf(key);
        await this.database.query(`INSERT INTO access.seal_key (public_key, made_at) VALUES ($1, now()) ON CONFLICT DO NOTHING`, [publicKey]);
        return { publicKey, sign: (text) => (0, node_crypto_1.sign)(null, Buffer.from(text), key).toString('base64') };
    }
    /** Of several processes that make one at once, the first counts for all. */
    async ofDatabase() {
        const { privateKey } = (0, node_crypto_1.generateKeyPairSync)('ed25519');
        await this.database.query(`INSERT INTO access.seal_key (public_key, private_key, made_at)
       SELECT $1, $2, now() WHERE NOT EXISTS (SELECT FROM access.seal_key WHERE private_key IS NOT NULL)
       ON CONFLICT DO NOTHING`, [publicTextOf(privateKey), privateKey.export({ format: 'pem', type: 'pkcs8' })]);
        const rows = await this.database.query(`SELECT private_key FROM access.seal_key WHERE private_key IS NOT NULL`);
        return (0, node_crypto_1.createPrivateKey)(rows[0].private_key);
    }
}
exports.SealKeys = SealKeys;
/** The public keys by which this house has sealed. */
async function knownSealKeys(database) {
    const rows = await database.query(`SELECT public_key FROM access.seal_key`);
    return new Set(rows.map(({ public_key }) => public_key));
}
async function ofFile(file) {
    const key = (0, node_crypto_1.createPrivateKey)(await (0, promises_1.readFile)(file));
    if (key.asymmetricKeyType === 'ed25519')
        return key;
    throw new Error(`CAGNOTTE_SEAL_KEY must name a private Ed25519 key in PEM; ${file} holds ${key.asymmetricKeyType}.`);
}
const publicTextOf = (key) => (0, node_crypto_1.createPublicKey)(key).export({ format: 'der', type: 'spki' }).toString('base64');
//# sourceMappingURL=seal-keys.js.map