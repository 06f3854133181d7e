"use strict";
var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.AbsentArgumentsPipe = void 0;
const common_1 = require("@nestjs/common");
/** An optional argument given as null means the same as one not given: resolvers meet only the latter. */
let AbsentArgumentsPipe = class AbsentArgumentsPipe {
    transform(value, { type }) {
        if (type !== 'body')
            return value;
        if (value === null)
            return undefined;
        if (typeof value !== 'object' || Array.isArray(value))
            return value;
        return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null));
    }
};
exports.AbsentArgumentsPipe = AbsentArgumentsPipe;
exports.AbsentArgumentsPipe = AbsentArgumentsPipe = __decorate([
    (0, common_1.Injectable)()
], AbsentArgumentsPipe);
//# sourceMappingURL=absent-arguments.pipe.js.map