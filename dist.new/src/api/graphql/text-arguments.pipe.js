"use strict";
var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.TextArgumentsPipe = void 0;
const common_1 = require("@nestjs/common");
const graphql_1 = require("graphql");
/**
 * A database cannot even be asked for a text that holds U+0000. Looks at the arguments by which something is sought;
 * what is delivered to be kept has readers of its own.
 */
let TextArgumentsPipe = class TextArgumentsPipe {
    transform(value, { type, data }) {
        const areAllArguments = type === 'body' && data === undefined;
        if (!areAllArguments || value === null || typeof value !== 'object')
            return value;
        for (const [name, argument] of Object.entries(value)) {
            if (typeof argument === 'string' && argument.includes('\0'))
                throw unaskable(name);
        }
        return value;
    }
};
exports.TextArgumentsPipe = TextArgumentsPipe;
exports.TextArgumentsPipe = TextArgumentsPipe = __decorate([
    (0, common_1.Injectable)()
], TextArgumentsPipe);
const unaskable = (name) => new graphql_1.GraphQLError(`${name} holds the character U+0000, which no recorded text can hold.`, {
    extensions: { code: 'BAD_USER_INPUT' },
});
//# sourceMappingURL=text-arguments.pipe.js.map