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
exports.PlayerBankAnswer = exports.PlayerBankFound = exports.PlayerBankConnection = exports.PlayerBank = exports.BankTotals = exports.BankEnd = exports.BankReturn = exports.BankCoup = exports.CoupResult = exports.GarageMovement = exports.BankMember = exports.GarageKindName = void 0;
const graphql_1 = require("@nestjs/graphql");
const connection_type_1 = require("../connection/connection.type");
const not_found_type_1 = require("../refusals/not-found.type");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const money_type_1 = require("../scalars/money.type");
const position_scalar_1 = require("../scalars/position.scalar");
const answer_type_1 = require("../snapshot/answer.type");
const session_parts_type_1 = require("../table-sessions/session-parts.type");
exports.GarageKindName = {
    VOLUNTARY: 'voluntary',
    IMPROPER: 'improper',
};
(0, graphql_1.registerEnumType)(exports.GarageKindName, {
    name: 'GarageKind',
    description: 'A part of a bank that is not in play. The mandatory garage lasts one coup and is no part of the books.',
    valuesMap: {
        VOLUNTARY: { description: 'Set aside by the banker at will (garaje voluntario).' },
        IMPROPER: { description: 'What the bank need not expose (garaje impropio).' },
    },
});
let BankMember = class BankMember {
    member;
    putUp;
    won;
    takenOut;
    inPlay;
    voluntaryGarage;
    improperGarage;
};
exports.BankMember = BankMember;
__decorate([
    (0, graphql_1.Field)({ description: 'The player, by his opaque id.' }),
    __metadata("design:type", String)
], BankMember.prototype, "member", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Put into the bank so far.' }),
    __metadata("design:type", money_type_1.Money)
], BankMember.prototype, "putUp", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Won (+) or lost (-) in coups so far, commission taken off.' }),
    __metadata("design:type", money_type_1.Money)
], BankMember.prototype, "won", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Taken out or given back so far.' }),
    __metadata("design:type", money_type_1.Money)
], BankMember.prototype, "takenOut", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'His part of what is in play.' }),
    __metadata("design:type", money_type_1.Money)
], BankMember.prototype, "inPlay", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'His part of the voluntary garage.' }),
    __metadata("design:type", money_type_1.Money)
], BankMember.prototype, "voluntaryGarage", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'His part of the improper garage.' }),
    __metadata("design:type", money_type_1.Money)
], BankMember.prototype, "improperGarage", void 0);
exports.BankMember = BankMember = __decorate([
    (0, graphql_1.ObjectType)({
        description: 'A member of a bank and his part; banker and partners win and lose in proportion.',
    })
], BankMember);
let GarageMovement = class GarageMovement extends session_parts_type_1.DeclaredFact {
    kind;
    setAside;
    amount;
};
exports.GarageMovement = GarageMovement;
__decorate([
    (0, graphql_1.Field)(() => exports.GarageKindName),
    __metadata("design:type", String)
], GarageMovement.prototype, "kind", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'True: out of play; false: back into it.' }),
    __metadata("design:type", Boolean)
], GarageMovement.prototype, "setAside", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money),
    __metadata("design:type", money_type_1.Money)
], GarageMovement.prototype, "amount", void 0);
exports.GarageMovement = GarageMovement = __decorate([
    (0, graphql_1.ObjectType)({ description: 'What a coup moved between a bank and one of its garages, over all members.' })
], GarageMovement);
let CoupResult = class CoupResult {
    tableau;
    winner;
};
exports.CoupResult = CoupResult;
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int, { description: 'The cloth; 1 where the game has one.' }),
    __metadata("design:type", Number)
], CoupResult.prototype, "tableau", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'bank, punto, tie or annulled.' }),
    __metadata("design:type", String)
], CoupResult.prototype, "winner", void 0);
exports.CoupResult = CoupResult = __decorate([
    (0, graphql_1.ObjectType)({ description: 'What a coup came to on one cloth.' })
], CoupResult);
let BankCoup = class BankCoup extends session_parts_type_1.DeclaredFact {
    shoeNo;
    coupNo;
    results;
    gain;
    gainBasis;
    commission;
    allIn;
    voidedBy;
};
exports.BankCoup = BankCoup;
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int),
    __metadata("design:type", Number)
], BankCoup.prototype, "shoeNo", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int, { description: 'Counted within its shoe.' }),
    __metadata("design:type", Number)
], BankCoup.prototype, "coupNo", void 0);
__decorate([
    (0, graphql_1.Field)(() => [CoupResult]),
    __metadata("design:type", Array)
], BankCoup.prototype, "results", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, {
        description: 'What the bank won (+) or lost (-) over all cloths, before the commission.',
    }),
    __metadata("design:type", money_type_1.Money)
], BankCoup.prototype, "gain", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'declared: what was really collected and paid; derived: from bets and results.' }),
    __metadata("design:type", String)
], BankCoup.prototype, "gainBasis", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: "The house's part of the gain, dropped in the slot. Epígrafe 1.1.8." }),
    __metadata("design:type", money_type_1.Money)
], BankCoup.prototype, "commission", void 0);
__decorate([
    (0, graphql_1.Field)({ description: '"Todo va": the banker of an unlimited bank renounces his garage.' }),
    __metadata("design:type", Boolean)
], BankCoup.prototype, "allIn", void 0);
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position, { nullable: true, description: 'The record that reversed it; null: none.' }),
    __metadata("design:type", Object)
], BankCoup.prototype, "voidedBy", void 0);
exports.BankCoup = BankCoup = __decorate([
    (0, graphql_1.ObjectType)({ description: 'A coup against a bank.' })
], BankCoup);
let BankReturn = class BankReturn {
    member;
    amount;
};
exports.BankReturn = BankReturn;
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], BankReturn.prototype, "member", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money),
    __metadata("design:type", money_type_1.Money)
], BankReturn.prototype, "amount", void 0);
exports.BankReturn = BankReturn = __decorate([
    (0, graphql_1.ObjectType)({ description: 'What went back to a member when the bank ended.' })
], BankReturn);
let BankEnd = class BankEnd extends session_parts_type_1.DeclaredFact {
    cause;
    paidOut;
    returned;
};
exports.BankEnd = BankEnd;
__decorate([
    (0, graphql_1.Field)({ description: 'lost, passed, withdrawn, broken, shoe-ended, session-ended or forfeited.' }),
    __metadata("design:type", String)
], BankEnd.prototype, "cause", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'chips at the table, or deposit at the cage.' }),
    __metadata("design:type", String)
], BankEnd.prototype, "paidOut", void 0);
__decorate([
    (0, graphql_1.Field)(() => [BankReturn], { description: 'To each member, garages included.' }),
    __metadata("design:type", Array)
], BankEnd.prototype, "returned", void 0);
exports.BankEnd = BankEnd = __decorate([
    (0, graphql_1.ObjectType)({ description: 'The end of a bank.' })
], BankEnd);
let BankTotals = class BankTotals {
    coups;
    gain;
    commission;
};
exports.BankTotals = BankTotals;
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int, { description: 'Coups that stand.' }),
    __metadata("design:type", Number)
], BankTotals.prototype, "coups", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Sum of the gains less the losses, before commission.' }),
    __metadata("design:type", money_type_1.Money)
], BankTotals.prototype, "gain", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money),
    __metadata("design:type", money_type_1.Money)
], BankTotals.prototype, "commission", void 0);
exports.BankTotals = BankTotals = __decorate([
    (0, graphql_1.ObjectType)({ description: 'What a bank has won and what the house took of it, voided coups left out.' })
], BankTotals);
let PlayerBank = class PlayerBank {
    bank;
    table;
    gamingDay;
    sessionNo;
    firstRecord;
    /** The bank as its fields are asked for. */
    at;
};
exports.PlayerBank = PlayerBank;
__decorate([
    (0, graphql_1.Field)({ description: 'Unique in its session.' }),
    __metadata("design:type", String)
], PlayerBank.prototype, "bank", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], PlayerBank.prototype, "table", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType),
    __metadata("design:type", String)
], PlayerBank.prototype, "gamingDay", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int),
    __metadata("design:type", Number)
], PlayerBank.prototype, "sessionNo", void 0);
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position, { description: 'The record in which it was first heard of.' }),
    __metadata("design:type", BigInt)
], PlayerBank.prototype, "firstRecord", void 0);
exports.PlayerBank = PlayerBank = __decorate([
    (0, graphql_1.ObjectType)({
        description: "A bank held by players (banca): chemin de fer, or baccarat with two tableaux. It is never the house's.",
    })
], PlayerBank);
exports.PlayerBankConnection = (0, connection_type_1.connectionOf)(PlayerBank, 'PlayerBank');
let PlayerBankFound = class PlayerBankFound extends answer_type_1.Answer {
    bank;
};
exports.PlayerBankFound = PlayerBankFound;
__decorate([
    (0, graphql_1.Field)(() => PlayerBank),
    __metadata("design:type", PlayerBank)
], PlayerBankFound.prototype, "bank", void 0);
exports.PlayerBankFound = PlayerBankFound = __decorate([
    (0, graphql_1.ObjectType)()
], PlayerBankFound);
exports.PlayerBankAnswer = (0, graphql_1.createUnionType)({
    name: 'PlayerBankAnswer',
    types: () => [PlayerBankFound, not_found_type_1.NotFound],
    resolveType: (answer) => ((0, not_found_type_1.isNotFound)(answer) ? not_found_type_1.NotFound : PlayerBankFound),
});
//# sourceMappingURL=player-bank.type.js.map