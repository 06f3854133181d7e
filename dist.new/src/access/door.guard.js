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
exports.DoorGuard = void 0;
const common_1 = require("@nestjs/common");
const core_1 = require("@nestjs/core");
const access_refusal_1 = require("./access-refusal");
const api_key_register_1 = require("./api-key-register");
const credentials_1 = require("./credentials");
const door_decorator_1 = require("./door.decorator");
const principal_1 = require("./principal");
const refusal_errors_1 = require("./refusal-errors");
const EXTRA_HEADERS = {
    401: ['www-authenticate', 'Bearer realm="cagnotte"'],
    403: undefined,
    503: ['retry-after', '1'],
};
/** Stands before every handler: nobody passes a door without a key that opens it, and a handler without a door lets nobody in. */
let DoorGuard = class DoorGuard {
    reflector;
    register;
    constructor(reflector, register) {
        this.reflector = reflector;
        this.register = register;
    }
    async canActivate(context) {
        const door = this.reflector.getAllAndOverride(door_decorator_1.DOOR_OF_HANDLER, [
            context.getHandler(),
            context.getClass(),
        ]);
        if (door === 'public')
            return true;
        const refusal = door ? await this.whyRefused(context, door) : access_refusal_1.DOOR_UNNAMED;
        if (refusal)
            throw errorOf(context, refusal);
        return true;
    }
    async whyRefused(context, door) {
        const carrier = (0, credentials_1.carrierOf)(context);
        const shown = await this.register.authenticate((0, credentials_1.authorizationOf)(carrier));
        if (!shown.ok)
            return shown.refusal;
        if (!(0, principal_1.may)(shown.value, door))
            return (0, access_refusal_1.doorClosed)(door);
        (0, credentials_1.letIn)(carrier, shown.value);
        return undefined;
    }
};
exports.DoorGuard = DoorGuard;
exports.DoorGuard = DoorGuard = __decorate([
    (0, common_1.Injectable)(),
    __metadata("design:paramtypes", [core_1.Reflector, api_key_register_1.ApiKeyRegister])
], DoorGuard);
function errorOf(context, refusal) {
    if (context.getType() === 'graphql')
        return (0, refusal_errors_1.asGraphQLError)(refusal);
    const extra = EXTRA_HEADERS[access_refusal_1.HTTP_STATUS[refusal.code]];
    if (extra)
        context.switchToHttp().getResponse().header(extra[0], extra[1]);
    return (0, refusal_errors_1.asHttpException)(refusal);
}
//# sourceMappingURL=door.guard.js.map