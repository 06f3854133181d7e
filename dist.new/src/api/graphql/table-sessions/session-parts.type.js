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
exports.SessionClose = exports.HandedOver = exports.LimitsChange = exports.FloatCount = exports.BoxCount = exports.SlipMovement = exports.SessionOpening = exports.SessionCaptures = exports.DeclaredFact = exports.TableHolderName = void 0;
const graphql_1 = require("@nestjs/graphql");
const money_type_1 = require("../scalars/money.type");
const position_scalar_1 = require("../scalars/position.scalar");
exports.TableHolderName = {
    TABLE: 'table',
    CAMBISTA: 'cambista',
    CAGNOTTE: 'cagnotte',
    JACKPOT: 'jackpot',
    TIPS: 'tips',
};
(0, graphql_1.registerEnumType)(exports.TableHolderName, {
    name: 'TableHolder',
    description: 'Who holds chips at a table.',
    valuesMap: {
        TABLE: { description: 'The float (anticipo).' },
        CAMBISTA: { description: "The cambista's imprest at a circle table." },
        CAGNOTTE: { description: 'The slot for commissions and rakes (pozo).' },
        JACKPOT: { description: 'The slot for stakes of a pool.' },
        TIPS: { description: 'The tip box (tronco).' },
    },
});
/** What every declared part of a session says of its cause. */
let DeclaredFact = class DeclaredFact {
    recordNumber;
    happenedAt;
};
exports.DeclaredFact = DeclaredFact;
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position, { description: 'The record that declared it.' }),
    __metadata("design:type", BigInt)
], DeclaredFact.prototype, "recordNumber", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'When it happened, as reported.' }),
    __metadata("design:type", String)
], DeclaredFact.prototype, "happenedAt", void 0);
exports.DeclaredFact = DeclaredFact = __decorate([
    (0, graphql_1.ObjectType)({ isAbstract: true })
], DeclaredFact);
let SessionCaptures = class SessionCaptures {
    rounds;
    buyIns;
};
exports.SessionCaptures = SessionCaptures;
__decorate([
    (0, graphql_1.Field)({ description: 'Every round, hand or coup is reported.' }),
    __metadata("design:type", Boolean)
], SessionCaptures.prototype, "rounds", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Every exchange of cash for chips is reported.' }),
    __metadata("design:type", Boolean)
], SessionCaptures.prototype, "buyIns", void 0);
exports.SessionCaptures = SessionCaptures = __decorate([
    (0, graphql_1.ObjectType)({ description: 'What a session says of its reporting: what is not captured is not zero.' })
], SessionCaptures);
let SessionOpening = class SessionOpening extends DeclaredFact {
    game;
    minimum;
    holder;
    float;
    slip;
    locked;
    captures;
    staff;
};
exports.SessionOpening = SessionOpening;
__decorate([
    (0, graphql_1.Field)({ description: 'Game code.' }),
    __metadata("design:type", String)
], SessionOpening.prototype, "game", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Minimum bet.' }),
    __metadata("design:type", money_type_1.Money)
], SessionOpening.prototype, "minimum", void 0);
__decorate([
    (0, graphql_1.Field)(() => exports.TableHolderName, { description: 'Who received the chips: the float, or the cambista.' }),
    __metadata("design:type", String)
], SessionOpening.prototype, "holder", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Chips brought by the cage (anticipo inicial).' }),
    __metadata("design:type", money_type_1.Money)
], SessionOpening.prototype, "float", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'The slip they came under.' }),
    __metadata("design:type", Object)
], SessionOpening.prototype, "slip", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Chips found on the table, left locked by the session before.' }),
    __metadata("design:type", money_type_1.Money)
], SessionOpening.prototype, "locked", void 0);
__decorate([
    (0, graphql_1.Field)(() => SessionCaptures),
    __metadata("design:type", SessionCaptures)
], SessionOpening.prototype, "captures", void 0);
__decorate([
    (0, graphql_1.Field)(() => [String], { description: "The casino's numbers of the staff at the table." }),
    __metadata("design:type", Array)
], SessionOpening.prototype, "staff", void 0);
exports.SessionOpening = SessionOpening = __decorate([
    (0, graphql_1.ObjectType)({ description: 'The opening of a session (apertura), as the table declared it.' })
], SessionOpening);
let SlipMovement = class SlipMovement extends DeclaredFact {
    slip;
    holder;
    amount;
};
exports.SlipMovement = SlipMovement;
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], SlipMovement.prototype, "slip", void 0);
__decorate([
    (0, graphql_1.Field)(() => exports.TableHolderName),
    __metadata("design:type", String)
], SlipMovement.prototype, "holder", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money),
    __metadata("design:type", money_type_1.Money)
], SlipMovement.prototype, "amount", void 0);
exports.SlipMovement = SlipMovement = __decorate([
    (0, graphql_1.ObjectType)({ description: "Chips between cage and table during a session, under a slip: the table's half." })
], SlipMovement);
let BoxCount = class BoxCount extends DeclaredFact {
    box;
    amount;
};
exports.BoxCount = BoxCount;
__decorate([
    (0, graphql_1.Field)({ description: 'Number of the box.' }),
    __metadata("design:type", String)
], BoxCount.prototype, "box", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Cash counted, in the currency of the books.' }),
    __metadata("design:type", money_type_1.Money)
], BoxCount.prototype, "amount", void 0);
exports.BoxCount = BoxCount = __decorate([
    (0, graphql_1.ObjectType)({ description: 'A box of notes that was opened and counted.' })
], BoxCount);
let FloatCount = class FloatCount extends DeclaredFact {
    occasion;
    inventory;
    certifiedBy;
};
exports.FloatCount = FloatCount;
__decorate([
    (0, graphql_1.Field)({ description: 'opening, interim or closing.' }),
    __metadata("design:type", String)
], FloatCount.prototype, "occasion", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money),
    __metadata("design:type", money_type_1.Money)
], FloatCount.prototype, "inventory", void 0);
__decorate([
    (0, graphql_1.Field)(() => [String], { description: "The casino's numbers of those who certify it." }),
    __metadata("design:type", Array)
], FloatCount.prototype, "certifiedBy", void 0);
exports.FloatCount = FloatCount = __decorate([
    (0, graphql_1.ObjectType)({ description: 'A count of the float (recuento), cloth empty.' })
], FloatCount);
let LimitsChange = class LimitsChange extends DeclaredFact {
    oldMinimum;
    newMinimum;
    announcedAtRound;
};
exports.LimitsChange = LimitsChange;
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money),
    __metadata("design:type", money_type_1.Money)
], LimitsChange.prototype, "oldMinimum", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money),
    __metadata("design:type", money_type_1.Money)
], LimitsChange.prototype, "newMinimum", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int, { description: 'Last round before the announcement; 0 before the first.' }),
    __metadata("design:type", Number)
], LimitsChange.prototype, "announcedAtRound", void 0);
exports.LimitsChange = LimitsChange = __decorate([
    (0, graphql_1.ObjectType)({ description: 'The limits of an open table changed.' })
], LimitsChange);
let HandedOver = class HandedOver {
    holder;
    chips;
    cash;
    slip;
};
exports.HandedOver = HandedOver;
__decorate([
    (0, graphql_1.Field)(() => exports.TableHolderName),
    __metadata("design:type", String)
], HandedOver.prototype, "holder", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { nullable: true, description: 'Chips at face value; null where none were declared.' }),
    __metadata("design:type", Object)
], HandedOver.prototype, "chips", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { nullable: true, description: 'Cash; null where none was declared.' }),
    __metadata("design:type", Object)
], HandedOver.prototype, "cash", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true }),
    __metadata("design:type", Object)
], HandedOver.prototype, "slip", void 0);
exports.HandedOver = HandedOver = __decorate([
    (0, graphql_1.ObjectType)({ description: 'What one holder hands over at the close, or keeps under lock.' })
], HandedOver);
let SessionClose = class SessionClose extends DeclaredFact {
    toCage;
    leftLocked;
    declaredResult;
    certifiedBy;
};
exports.SessionClose = SessionClose;
__decorate([
    (0, graphql_1.Field)(() => [HandedOver], { description: 'What goes to the cage.' }),
    __metadata("design:type", Array)
], SessionClose.prototype, "toCage", void 0);
__decorate([
    (0, graphql_1.Field)(() => [HandedOver], { description: 'What stays locked on the table.' }),
    __metadata("design:type", Array)
], SessionClose.prototype, "leftLocked", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { nullable: true, description: 'The result the table itself declared; null: none.' }),
    __metadata("design:type", Object)
], SessionClose.prototype, "declaredResult", void 0);
__decorate([
    (0, graphql_1.Field)(() => [String], { description: "The casino's numbers of those who certify it." }),
    __metadata("design:type", Array)
], SessionClose.prototype, "certifiedBy", void 0);
exports.SessionClose = SessionClose = __decorate([
    (0, graphql_1.ObjectType)({ description: 'The close of a session (cierre), as the table declared it.' })
], SessionClose);
//# sourceMappingURL=session-parts.type.js.map