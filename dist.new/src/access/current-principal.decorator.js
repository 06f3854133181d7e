"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.CurrentPrincipal = void 0;
const common_1 = require("@nestjs/common");
const credentials_1 = require("./credentials");
/** Gives a handler behind `@Opens(door)` the `Principal` that was let in, over HTTP and GraphQL alike. */
exports.CurrentPrincipal = (0, common_1.createParamDecorator)((_data, context) => (0, credentials_1.principalOf)((0, credentials_1.carrierOf)(context)));
//# sourceMappingURL=current-principal.decorator.js.map