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
exports.moneyOf = exports.Money = void 0;
const graphql_1 = require("@nestjs/graphql");
const money_1 = require("../../../kernel/money");
/** An amount with its currency. No floating point: both forms are text. */
let Money = class Money {
    amount;
    minorUnits;
    currency;
};
exports.Money = Money;
__decorate([
    (0, graphql_1.Field)({ description: 'Decimal number with the places of the currency, e.g. "1250.00".' }),
    __metadata("design:type", String)
], Money.prototype, "amount", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Integer minor units (cents), e.g. "125000".' }),
    __metadata("design:type", String)
], Money.prototype, "minorUnits", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'ISO 4217 code.' }),
    __metadata("design:type", String)
], Money.prototype, "currency", void 0);
exports.Money = Money = __decorate([
    (0, graphql_1.ObjectType)({ description: 'An amount of money. Never a Float: compute with minorUnits, show amount.' })
], Money);
/** Minor units as the API shows them. */
const moneyOf = (minor, currency) => ({
    amount: (0, money_1.formatMinor)(minor, currency),
    minorUnits: minor.toString(),
    currency,
});
exports.moneyOf = moneyOf;
//# sourceMappingURL=money.type.js.map