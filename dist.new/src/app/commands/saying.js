"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.say = say;
/** Says it, and answers the exit code. */
function say({ code, out, err }) {
    process.stdout.write(out);
    process.stderr.write(err);
    return code;
}
//# sourceMappingURL=saying.js.map