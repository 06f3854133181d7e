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
exports.quarantinedDeliveryOf = exports.QuarantinedDeliveryConnection = exports.QuarantinedDelivery = void 0;
const graphql_1 = require("@nestjs/graphql");
const connection_type_1 = require("../connection/connection.type");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const position_scalar_1 = require("../scalars/position.scalar");
let QuarantinedDelivery = class QuarantinedDelivery {
    recordNumber;
    deliveryId;
    gamingDay;
    reason;
    path;
    message;
    deliveredSource;
    deliveredId;
};
exports.QuarantinedDelivery = QuarantinedDelivery;
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position),
    __metadata("design:type", BigInt)
], QuarantinedDelivery.prototype, "recordNumber", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID, {
        description: 'SHA-256 of the delivered bytes; a corrected event names it in `resubmits`.',
    }),
    __metadata("design:type", String)
], QuarantinedDelivery.prototype, "deliveryId", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType),
    __metadata("design:type", String)
], QuarantinedDelivery.prototype, "gamingDay", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Why: one of a closed list of codes.' }),
    __metadata("design:type", String)
], QuarantinedDelivery.prototype, "reason", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'JSON pointer to the cause; empty for the whole delivery.' }),
    __metadata("design:type", String)
], QuarantinedDelivery.prototype, "path", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], QuarantinedDelivery.prototype, "message", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'The source it names, where it could be read.' }),
    __metadata("design:type", Object)
], QuarantinedDelivery.prototype, "deliveredSource", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'The id it names, where it could be read.' }),
    __metadata("design:type", Object)
], QuarantinedDelivery.prototype, "deliveredId", void 0);
exports.QuarantinedDelivery = QuarantinedDelivery = __decorate([
    (0, graphql_1.ObjectType)({
        description: 'A delivery that could not be kept as the event it meant to be; its bytes are in the log.',
    })
], QuarantinedDelivery);
exports.QuarantinedDeliveryConnection = (0, connection_type_1.connectionOf)(QuarantinedDelivery, 'QuarantinedDelivery');
const quarantinedDeliveryOf = (delivery) => delivery;
exports.quarantinedDeliveryOf = quarantinedDeliveryOf;
//# sourceMappingURL=quarantine.type.js.map