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
exports.CurrentSubscriber = exports.Delivered = exports.SubscriptionArguments = void 0;
const common_1 = require("@nestjs/common");
const graphql_1 = require("@nestjs/graphql");
const credentials_1 = require("../../../access/credentials");
const position_scalar_1 = require("../scalars/position.scalar");
/** Arguments of every subscription. */
let SubscriptionArguments = class SubscriptionArguments {
    casino;
    after;
};
exports.SubscriptionArguments = SubscriptionArguments;
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID, { description: 'The casino.' }),
    __metadata("design:type", String)
], SubscriptionArguments.prototype, "casino", void 0);
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position, {
        nullable: true,
        description: 'What was recorded after this record comes first, then what is new: give the position of the last answer, and nothing is missed. Default: what is new.',
    }),
    __metadata("design:type", BigInt)
], SubscriptionArguments.prototype, "after", void 0);
exports.SubscriptionArguments = SubscriptionArguments = __decorate([
    (0, graphql_1.ArgsType)()
], SubscriptionArguments);
/** What everything that is delivered says of itself. */
let Delivered = class Delivered {
    position;
};
exports.Delivered = Delivered;
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position, {
        description: 'The record it comes from: as `after` of a later subscription it goes on from here.',
    }),
    __metadata("design:type", BigInt)
], Delivered.prototype, "position", void 0);
exports.Delivered = Delivered = __decorate([
    (0, graphql_1.ObjectType)({ isAbstract: true })
], Delivered);
/** Gives a subscription whoever was let in, and what was shown. */
exports.CurrentSubscriber = (0, common_1.createParamDecorator)((_data, context) => {
    const carrier = (0, credentials_1.carrierOf)(context);
    return { principal: (0, credentials_1.principalOf)(carrier), authorization: (0, credentials_1.authorizationOf)(carrier) };
});
//# sourceMappingURL=subscription-arguments.js.map