"use strict";
var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var SealKeysModule_1;
Object.defineProperty(exports, "__esModule", { value: true });
exports.SealKeysModule = void 0;
const common_1 = require("@nestjs/common");
const typeorm_1 = require("typeorm");
const seal_keys_1 = require("./seal-keys");
/** Gives every module the key by which this house seals its days: that of a file where one is named. */
let SealKeysModule = SealKeysModule_1 = class SealKeysModule {
    static of(file) {
        return {
            module: SealKeysModule_1,
            global: true,
            providers: [
                {
                    provide: seal_keys_1.SealKeys,
                    inject: [typeorm_1.DataSource],
                    useFactory: (dataSource) => new seal_keys_1.SealKeys(dataSource, file),
                },
            ],
            exports: [seal_keys_1.SealKeys],
        };
    }
};
exports.SealKeysModule = SealKeysModule;
exports.SealKeysModule = SealKeysModule = SealKeysModule_1 = __decorate([
    (0, common_1.Module)({})
], SealKeysModule);
//# sourceMappingURL=seal-keys.module.js.map