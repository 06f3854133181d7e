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
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.QuarantineResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const quarantined_delivery_entity_1 = require("../../../projections/quarantine/quarantined-delivery.entity");
const connection_type_1 = require("../connection/connection.type");
const read_by_record_1 = require("../connection/read-by-record");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const quarantine_type_1 = require("./quarantine.type");
const QUARANTINE = { name: 'quarantine', key: ['record'] };
let QuarantineArguments = class QuarantineArguments extends connection_type_1.PageArguments {
};
QuarantineArguments = __decorate([
    (0, graphql_1.ArgsType)()
], QuarantineArguments);
let QuarantineResolver = class QuarantineResolver {
    async quarantine(args, principal, snapshot) {
        const { casino } = args;
        const position = await (0, casino_scope_1.positionFor)(principal, args, snapshot);
        const page = (0, connection_type_1.pageRequest)(QUARANTINE, args, position);
        const deliveries = await snapshot.read((manager) => {
            const query = manager
                .createQueryBuilder(quarantined_delivery_entity_1.QuarantinedDeliveryEntity, 'delivery')
                .where('delivery.casino = :casino', { casino })
                .andWhere('(delivery.endedBy IS NULL OR delivery.endedBy > :position)');
            return (0, read_by_record_1.onePage)(query, 'delivery.recordNumber', page).getMany();
        });
        return (0, connection_type_1.pageOf)(deliveries, page, {
            node: quarantine_type_1.quarantinedDeliveryOf,
            key: ({ recordNumber }) => [recordNumber.toString()],
        });
    }
};
exports.QuarantineResolver = QuarantineResolver;
__decorate([
    (0, graphql_1.Query)(() => quarantine_type_1.QuarantinedDeliveryConnection, {
        description: 'Deliveries in quarantine, in the order of the records.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [QuarantineArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], QuarantineResolver.prototype, "quarantine", null);
exports.QuarantineResolver = QuarantineResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('quarantine:read')
], QuarantineResolver);
//# sourceMappingURL=quarantine.resolver.js.map