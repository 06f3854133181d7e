"use strict";
var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.InstantScalar = exports.InstantType = void 0;
const graphql_1 = require("@nestjs/graphql");
const graphql_2 = require("graphql");
const instant_1 = require("../../../kernel/instant");
/** A moment, in and out. */
class InstantType {
}
exports.InstantType = InstantType;
/** Moments are text all the way, so that none of their digits is lost. */
let InstantScalar = class InstantScalar {
    description = 'A moment as RFC 3339 writes it, with its offset: 2026-01-02T06:00:00+01:00.';
    serialize(value) {
        return value;
    }
    parseValue(value) {
        if (typeof value === 'string' && (0, instant_1.isInstant)(value))
            return value;
        throw new graphql_2.GraphQLError('An Instant is a moment that exists, with its offset: 2026-01-02T06:00:00Z.', {
            extensions: { code: 'BAD_USER_INPUT' },
        });
    }
    parseLiteral(node) {
        return this.parseValue(node.kind === graphql_2.Kind.STRING ? node.value : undefined);
    }
};
exports.InstantScalar = InstantScalar;
exports.InstantScalar = InstantScalar = __decorate([
    (0, graphql_1.Scalar)('Instant', () => InstantType)
], InstantScalar);
//# sourceMappingURL=instant.scalar.js.map