"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
const node_fs_1 = require("node:fs");
const hands_command_1 = require("./hands-command");
// A reader that has seen enough (`| head`) closes the pipe; that is no fault of ours.
process.stdout.on('error', (error) => {
    if (error.code !== 'EPIPE')
        throw error;
});
process.exitCode = (0, hands_command_1.runHandsCommand)(process.argv.slice(2), {
    readFile: (path) => (0, node_fs_1.readFileSync)(path),
    out: (line) => process.stdout.write(`${line}\n`),
    err: (line) => process.stderr.write(`${line}\n`),
});
//# sourceMappingURL=hands.main.js.map