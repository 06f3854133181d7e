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
exports.isNotFound = exports.notFound = exports.NotFound = void 0;
const graphql_1 = require("@nestjs/graphql");
const not_found_1 = require("./not-found");
let NotFound = class NotFound {
    code;
    message;
    messageEs;
    citation;
    citationEs;
};
exports.NotFound = NotFound;
__decorate([
    (0, graphql_1.Field)(() => String, { description: 'Stable, e.g. `ACCOUNT.UNKNOWN`.' }),
    __metadata("design:type", String)
], NotFound.prototype, "code", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], NotFound.prototype, "message", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'In Spanish.' }),
    __metadata("design:type", String)
], NotFound.prototype, "messageEs", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Where it stands what should have been there.' }),
    __metadata("design:type", String)
], NotFound.prototype, "citation", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'In Spanish.' }),
    __metadata("design:type", String)
], NotFound.prototype, "citationEs", void 0);
exports.NotFound = NotFound = __decorate([
    (0, graphql_1.ObjectType)({ description: 'What was asked for was not there, as it was known at the position asked for.' })
], NotFound);
const notFound = (code) => ({ code, ...not_found_1.NOT_FOUND[code] });
exports.notFound = notFound;
const isNotFound = (answer) => 'messageEs' in answer;
exports.isNotFound = isNotFound;
//# sourceMappingURL=not-found.type.js.map