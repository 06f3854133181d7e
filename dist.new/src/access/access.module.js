"use strict";
var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.AccessModule = void 0;
const common_1 = require("@nestjs/common");
const core_1 = require("@nestjs/core");
const access_sources_1 = require("./access-sources");
const api_key_register_1 = require("./api-key-register");
const door_guard_1 = require("./door.guard");
/** Closes the doors: whoever imports this has the guard before every handler. Needs a global `DataSource`. */
let AccessModule = class AccessModule {
};
exports.AccessModule = AccessModule;
exports.AccessModule = AccessModule = __decorate([
    (0, common_1.Module)({
        providers: [
            { provide: access_sources_1.ACCESS_SOURCES, useValue: access_sources_1.SYSTEM_SOURCES },
            api_key_register_1.ApiKeyRegister,
            { provide: core_1.APP_GUARD, useClass: door_guard_1.DoorGuard },
        ],
        exports: [api_key_register_1.ApiKeyRegister],
    })
], AccessModule);
//# sourceMappingURL=access.module.js.map