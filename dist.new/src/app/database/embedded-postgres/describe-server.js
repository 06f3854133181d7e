"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.describeServer = describeServer;
const node_fs_1 = require("node:fs");
const node_path_1 = require("node:path");
const cluster_1 = require("./cluster");
const data_directory_1 = require("./data-directory");
const postmaster_1 = require("./postmaster");
const registered_users_1 = require("./registered-users");
const server_port_1 = require("./server-port");
/** Describes the embedded server of a data directory, for `cagnotte doctor`. */
function describeServer(dataDirectory) {
    const path = (0, node_path_1.resolve)(dataDirectory);
    const directory = (0, data_directory_1.dataDirectoryAt)((0, node_fs_1.existsSync)(path) ? (0, node_fs_1.realpathSync)(path) : path);
    const majorVersion = (0, cluster_1.majorVersionOf)(directory.cluster);
    const running = (0, postmaster_1.findPostmaster)(directory.cluster);
    const users = (0, node_fs_1.existsSync)(directory.users) ? (0, registered_users_1.livingUsers)(directory.users) : [];
    return {
        dataDirectory: directory.root,
        state: running?.status ?? (majorVersion === undefined ? 'absent' : 'stopped'),
        majorVersion,
        port: running?.port ?? (0, server_port_1.rememberedPort)(directory),
        pid: running?.pid,
        usedBy: [...new Set(users.map((name) => Number.parseInt(name, 10)))],
        logFile: directory.logFile,
    };
}
//# sourceMappingURL=describe-server.js.map