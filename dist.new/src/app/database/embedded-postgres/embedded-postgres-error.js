"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.EmbeddedPostgresError = void 0;
/** What went wrong with the embedded server; the message says what the operator can do about it. */
class EmbeddedPostgresError extends Error {
    code;
    name = 'EmbeddedPostgresError';
    constructor(code, message, options) {
        super(message, options);
        this.code = code;
    }
}
exports.EmbeddedPostgresError = EmbeddedPostgresError;
//# sourceMappingURL=embedded-postgres-error.js.map