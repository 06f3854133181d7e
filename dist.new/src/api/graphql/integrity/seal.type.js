"use strict";
var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.sealTypeOf = exports.Integrity = exports.SealConnection = exports.SealType = void 0;
const graphql_1 = require("@nestjs/graphql");
const seal_1 = require("../../../projections/seals/seal");
const sealed_books_1 = require("../../../projections/seals/sealed-books");
const connection_type_1 = require("../connection/connection.type");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const position_scalar_1 = require("../scalars/position.scalar");
const answer_type_1 = require("../snapshot/answer.type");
let SealType = class SealType {
    gamingDay;
    recordNumber;
    firstRecord;
    lastRecord;
    records;
    merkleRoot;
    trialBalance;
    previous;
    hash;
    publicKey;
    keyId;
    signature;
};
exports.SealType = SealType;
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType),
    __metadata("design:type", String)
], SealType.prototype, "gamingDay", void 0);
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position, { description: 'Of the close that carries it.' }),
    __metadata("design:type", BigInt)
], SealType.prototype, "recordNumber", void 0);
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position, { description: 'The first record under it.' }),
    __metadata("design:type", BigInt)
], SealType.prototype, "firstRecord", void 0);
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position, { description: 'The last record under it.' }),
    __metadata("design:type", BigInt)
], SealType.prototype, "lastRecord", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int),
    __metadata("design:type", Number)
], SealType.prototype, "records", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Of the stored bytes of those records.' }),
    __metadata("design:type", String)
], SealType.prototype, "merkleRoot", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Digest of the trial balance through the day.' }),
    __metadata("design:type", String)
], SealType.prototype, "trialBalance", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Hash of the seal before; 64 zeros under the first.' }),
    __metadata("design:type", String)
], SealType.prototype, "previous", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Hash of this seal: keep it elsewhere, and nothing before it can change unseen.' }),
    __metadata("design:type", String)
], SealType.prototype, "hash", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Ed25519, SPKI in base64.' }),
    __metadata("design:type", String)
], SealType.prototype, "publicKey", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID, { description: 'A short name of the key.' }),
    __metadata("design:type", String)
], SealType.prototype, "keyId", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Ed25519, base64.' }),
    __metadata("design:type", String)
], SealType.prototype, "signature", void 0);
exports.SealType = SealType = __decorate([
    (0, graphql_1.ObjectType)('Seal', {
        description: 'The seal (precinto electrónico) under a closed day; what is signed: docs/books/seals.md.',
    })
], SealType);
exports.SealConnection = (0, connection_type_1.connectionOf)(SealType, 'Seal');
let Integrity = class Integrity extends answer_type_1.Answer {
    chainHash;
    repeatsSkipped;
    sealedThrough;
    lastSeal;
    sealKeys;
};
exports.Integrity = Integrity;
__decorate([
    (0, graphql_1.Field)({ description: 'Link of the hash chain at the record of the position.' }),
    __metadata("design:type", String)
], Integrity.prototype, "chainHash", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int, { description: 'Repeats in the log that count once, of all that is in it by now.' }),
    __metadata("design:type", Number)
], Integrity.prototype, "repeatsSkipped", void 0);
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position, { description: 'The last record under a seal; 0 before the first.' }),
    __metadata("design:type", BigInt)
], Integrity.prototype, "sealedThrough", void 0);
__decorate([
    (0, graphql_1.Field)(() => SealType, { nullable: true }),
    __metadata("design:type", Object)
], Integrity.prototype, "lastSeal", void 0);
__decorate([
    (0, graphql_1.Field)(() => [graphql_1.ID], {
        description: 'The keys by which this house seals or has sealed, by their short names.',
    }),
    __metadata("design:type", Array)
], Integrity.prototype, "sealKeys", void 0);
exports.Integrity = Integrity = __decorate([
    (0, graphql_1.ObjectType)({ description: 'How far the books of a casino go, and up to where they are sealed.' })
], Integrity);
const sealTypeOf = (casino, close) => {
    const { gamingDay, recordNumber, seal } = close;
    return {
        ...seal,
        ...{ gamingDay, recordNumber },
        firstRecord: BigInt(seal.firstRecord),
        lastRecord: BigInt(seal.lastRecord),
        hash: (0, seal_1.sealHash)((0, sealed_books_1.sealedOf)(casino, close), seal.signature),
        keyId: (0, seal_1.keyIdOf)(seal.publicKey),
    };
};
exports.sealTypeOf = sealTypeOf;
//# sourceMappingURL=seal.type.js.map