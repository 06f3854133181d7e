"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.progressBar = progressBar;
const cli_progress_1 = require("cli-progress");
/** A bar of `total`, or, where the end is not known, a running count. */
function progressBar(unit, total) {
    if (!process.stderr.isTTY)
        return { show: () => undefined, end: () => undefined };
    const format = total === undefined ? `{value} ${unit}` : `{bar} {percentage} % · {value}/{total} ${unit}`;
    const bar = new cli_progress_1.SingleBar({ format, hideCursor: true, stream: process.stderr, clearOnComplete: true });
    bar.start(total ?? 0, 0);
    return {
        show: (value) => bar.update(value),
        end: () => bar.isActive && bar.stop(),
    };
}
//# sourceMappingURL=progress-bar.js.map