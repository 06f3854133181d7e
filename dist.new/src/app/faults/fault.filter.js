"use strict";
var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.FaultFilter = void 0;
const common_1 = require("@nestjs/common");
const answer_to_1 = require("./answer-to");
const describe_fault_1 = require("./describe-fault");
/**
 * Gives every refusal and every fault over HTTP one form, and logs the faults. What GraphQL resolvers throw is
 * answered by GraphQL.
 */
let FaultFilter = class FaultFilter {
    logger = new common_1.Logger('http');
    catch(thrown, host) {
        if (host.getType() !== 'http')
            throw thrown;
        const request = host.switchToHttp().getRequest();
        const reply = host.switchToHttp().getResponse();
        const { status, body } = (0, answer_to_1.answerTo)(thrown);
        if (status >= 500)
            this.log(request, thrown, { status, code: body.code });
        if (!reply.sent)
            void reply.status(status).send(body);
        else if (!reply.raw.writableEnded)
            reply.raw.destroy();
    }
    /** The address without its query: a query may name anybody. */
    log({ method, url }, thrown, { status, code }) {
        const what = `${method} ${url.split('?', 1)[0]} ${status} ${code}`;
        if (status === 500)
            this.logger.error(`${what} ${(0, describe_fault_1.describeFault)(thrown)}`);
        else
            this.logger.warn(what);
    }
};
exports.FaultFilter = FaultFilter;
exports.FaultFilter = FaultFilter = __decorate([
    (0, common_1.Catch)()
], FaultFilter);
//# sourceMappingURL=fault.filter.js.map