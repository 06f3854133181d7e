"use strict";
var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.PositionScalar = exports.Position = void 0;
const graphql_1 = require("@nestjs/graphql");
const graphql_2 = require("graphql");
/** A record number, in and out. */
class Position {
}
exports.Position = Position;
/** Record numbers: dense from 1 per casino. JSON integers. */
let PositionScalar = class PositionScalar {
    description = 'Record number of a casino: dense 1, 2, 3, … in the order of the log. A JSON integer.';
    serialize(value) {
        return Number(value);
    }
    parseValue(value) {
        if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0)
            return BigInt(value);
        throw new graphql_2.GraphQLError('A Position is a whole number, 0 or more.', {
            extensions: { code: 'BAD_USER_INPUT' },
        });
    }
    parseLiteral(node) {
        return this.parseValue(node.kind === graphql_2.Kind.INT ? Number(node.value) : undefined);
    }
};
exports.PositionScalar = PositionScalar;
exports.PositionScalar = PositionScalar = __decorate([
    (0, graphql_1.Scalar)('Position', () => Position)
], PositionScalar);
//# sourceMappingURL=position.scalar.js.map