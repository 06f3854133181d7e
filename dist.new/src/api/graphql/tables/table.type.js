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
exports.tableOf = exports.TableConnection = exports.TableType = void 0;
const graphql_1 = require("@nestjs/graphql");
const connection_type_1 = require("../connection/connection.type");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const position_scalar_1 = require("../scalars/position.scalar");
let TableType = class TableType {
    table;
    game;
    firstRecord;
    firstGamingDay;
    lastGamingDay;
    sessions;
};
exports.TableType = TableType;
__decorate([
    (0, graphql_1.Field)({ description: 'Its name, as in the source of its events.' }),
    __metadata("design:type", String)
], TableType.prototype, "table", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, {
        nullable: true,
        description: 'Code of the game for which it was opened last; null: nobody said so.',
    }),
    __metadata("design:type", Object)
], TableType.prototype, "game", void 0);
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position, { description: 'The record in which it was first heard of.' }),
    __metadata("design:type", BigInt)
], TableType.prototype, "firstRecord", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType),
    __metadata("design:type", String)
], TableType.prototype, "firstGamingDay", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType),
    __metadata("design:type", String)
], TableType.prototype, "lastGamingDay", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int, { description: 'How many sessions it has had.' }),
    __metadata("design:type", Number)
], TableType.prototype, "sessions", void 0);
exports.TableType = TableType = __decorate([
    (0, graphql_1.ObjectType)('Table', { description: 'A table that has reported something.' })
], TableType);
exports.TableConnection = (0, connection_type_1.connectionOf)(TableType, 'Table');
const tableOf = ({ sessions, ...table }) => ({
    ...table,
    sessions: Number(sessions),
});
exports.tableOf = tableOf;
//# sourceMappingURL=table.type.js.map