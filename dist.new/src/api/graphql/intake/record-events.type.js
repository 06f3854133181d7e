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
exports.RecordEventsAnswer = exports.RecordedDelivery = void 0;
const graphql_1 = require("@nestjs/graphql");
let RecordedDelivery = class RecordedDelivery {
    outcome;
    source;
    id;
    receipt;
    reason;
    path;
    message;
    messageEs;
    delivery;
};
exports.RecordedDelivery = RecordedDelivery;
__decorate([
    (0, graphql_1.Field)({ description: 'stored, duplicate, conflict, quarantined, too-large or forbidden.' }),
    __metadata("design:type", String)
], RecordedDelivery.prototype, "outcome", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true }),
    __metadata("design:type", String)
], RecordedDelivery.prototype, "source", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true }),
    __metadata("design:type", String)
], RecordedDelivery.prototype, "id", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'Give it as waitFor to see the event in a query.' }),
    __metadata("design:type", String)
], RecordedDelivery.prototype, "receipt", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, {
        nullable: true,
        description: 'Why it was set aside: one of a closed list of codes.',
    }),
    __metadata("design:type", String)
], RecordedDelivery.prototype, "reason", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'JSON pointer to the cause.' }),
    __metadata("design:type", String)
], RecordedDelivery.prototype, "path", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true }),
    __metadata("design:type", String)
], RecordedDelivery.prototype, "message", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'The message in Spanish.' }),
    __metadata("design:type", String)
], RecordedDelivery.prototype, "messageEs", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'Name of the delivery in quarantine.' }),
    __metadata("design:type", String)
], RecordedDelivery.prototype, "delivery", void 0);
exports.RecordedDelivery = RecordedDelivery = __decorate([
    (0, graphql_1.ObjectType)({
        description: 'What became of one delivered event; everything but too-large and forbidden is kept.',
    })
], RecordedDelivery);
let RecordEventsAnswer = class RecordEventsAnswer {
    kept;
    notKept;
    receipt;
    outcomes;
};
exports.RecordEventsAnswer = RecordEventsAnswer;
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int, { description: 'Stored now or before with the same content.' }),
    __metadata("design:type", Number)
], RecordEventsAnswer.prototype, "kept", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int, { description: 'Set aside in quarantine, or turned away.' }),
    __metadata("design:type", Number)
], RecordEventsAnswer.prototype, "notKept", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true }),
    __metadata("design:type", String)
], RecordEventsAnswer.prototype, "receipt", void 0);
__decorate([
    (0, graphql_1.Field)(() => [RecordedDelivery], { description: 'One per event, in their order.' }),
    __metadata("design:type", Array)
], RecordEventsAnswer.prototype, "outcomes", void 0);
exports.RecordEventsAnswer = RecordEventsAnswer = __decorate([
    (0, graphql_1.ObjectType)()
], RecordEventsAnswer);
//# sourceMappingURL=record-events.type.js.map