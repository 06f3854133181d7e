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
exports.Casino = void 0;
const graphql_1 = require("@nestjs/graphql");
const position_scalar_1 = require("../scalars/position.scalar");
let Casino = class Casino {
    id;
    position;
    chainHash;
    sourcesWithoutSequence;
};
exports.Casino = Casino;
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID),
    __metadata("design:type", String)
], Casino.prototype, "id", void 0);
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position, { description: 'Record number of its last event.' }),
    __metadata("design:type", BigInt)
], Casino.prototype, "position", void 0);
__decorate([
    (0, graphql_1.Field)({
        description: 'Link of the hash chain at that record: whoever keeps it can prove later that nothing changed.',
    }),
    __metadata("design:type", String)
], Casino.prototype, "chainHash", void 0);
__decorate([
    (0, graphql_1.Field)(() => [String], {
        description: 'Sources that report facts without a sequence: of these nobody can know whether one is missing.',
    }),
    __metadata("design:type", Array)
], Casino.prototype, "sourcesWithoutSequence", void 0);
exports.Casino = Casino = __decorate([
    (0, graphql_1.ObjectType)({ description: 'A casino and how far its books go.' })
], Casino);
//# sourceMappingURL=casino.type.js.map