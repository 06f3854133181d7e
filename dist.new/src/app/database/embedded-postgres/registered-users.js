"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.register = register;
exports.deregister = deregister;
exports.livingUsers = livingUsers;
exports.forgetDeadUsers = forgetDeadUsers;
/* The processes that use the server: one empty file each, named after the process, so that a file left behind by a
   killed process, or a pid used again, counts for nothing. */
const node_fs_1 = require("node:fs");
const node_path_1 = require("node:path");
const process_inspection_1 = require("./process-inspection");
let registrations = 0;
/** Registers this process once more; answers the name of the registration. */
function register(users) {
    const name = `${(0, process_inspection_1.nameOfThisProcess)()}.${++registrations}`;
    (0, node_fs_1.writeFileSync)((0, node_path_1.join)(users, name), '', { flag: 'wx' });
    return name;
}
function deregister(users, name) {
    (0, node_fs_1.rmSync)((0, node_path_1.join)(users, name), { force: true });
}
/** The registrations of living processes. */
function livingUsers(users) {
    return (0, node_fs_1.readdirSync)(users).filter(process_inspection_1.isProcessRunning);
}
/** Removes what dead processes left behind. Call it under the directory's lock. */
function forgetDeadUsers(users) {
    const living = new Set(livingUsers(users));
    for (const name of (0, node_fs_1.readdirSync)(users))
        if (!living.has(name))
            deregister(users, name);
}
//# sourceMappingURL=registered-users.js.map