"use strict";
var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.GamingDayScalar = exports.GamingDayType = void 0;
const graphql_1 = require("@nestjs/graphql");
const graphql_2 = require("graphql");
const gaming_day_1 = require("../../../kernel/gaming-day");
/** A gaming day (jornada), in and out. */
class GamingDayType {
}
exports.GamingDayType = GamingDayType;
/** Gaming days are text all the way: a day in whose books something counts has no time zone. */
let GamingDayScalar = class GamingDayScalar {
    description = 'Gaming day (jornada), YYYY-MM-DD: stated by the casino, crosses midnight, has no time zone.';
    serialize(value) {
        return value;
    }
    parseValue(value) {
        if (typeof value === 'string' && (0, gaming_day_1.isGamingDay)(value))
            return value;
        throw new graphql_2.GraphQLError('A GamingDay is a date that exists, written YYYY-MM-DD.', {
            extensions: { code: 'BAD_USER_INPUT' },
        });
    }
    parseLiteral(node) {
        return this.parseValue(node.kind === graphql_2.Kind.STRING ? node.value : undefined);
    }
};
exports.GamingDayScalar = GamingDayScalar;
exports.GamingDayScalar = GamingDayScalar = __decorate([
    (0, graphql_1.Scalar)('GamingDay', () => GamingDayType)
], GamingDayScalar);
//# sourceMappingURL=gaming-day.scalar.js.map