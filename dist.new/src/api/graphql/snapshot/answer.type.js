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
exports.Answer = void 0;
const graphql_1 = require("@nestjs/graphql");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const position_scalar_1 = require("../scalars/position.scalar");
/** Of the position of an answer, in its operation; an answer says by itself that it is complete. */
const completeness = ({ source, context }) => Promise.resolve(context.snapshot.isComplete(source));
/** What every answer about the books says of itself. */
let Answer = class Answer {
    position;
    asOf;
    complete;
    /** The part of the books it is about, where not about all of them; no field. */
    about;
};
exports.Answer = Answer;
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position, {
        description: 'The record number up to which every event is in this answer; later pages keep it.',
    }),
    __metadata("design:type", BigInt)
], Answer.prototype, "position", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType, { nullable: true, description: 'The last gaming day taken in; null: all.' }),
    __metadata("design:type", Object)
], Answer.prototype, "asOf", void 0);
__decorate([
    (0, graphql_1.Field)({
        middleware: [completeness],
        description: 'False when an event that belongs here is set aside because of a fault of the software.',
    }),
    __metadata("design:type", Boolean)
], Answer.prototype, "complete", void 0);
exports.Answer = Answer = __decorate([
    (0, graphql_1.ObjectType)({ isAbstract: true })
], Answer);
//# sourceMappingURL=answer.type.js.map