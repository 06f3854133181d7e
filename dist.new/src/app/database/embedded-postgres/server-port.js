"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.LOOPBACK = void 0;
exports.rememberedPort = rememberedPort;
exports.rememberPort = rememberPort;
exports.findFreePort = findFreePort;
exports.isFree = isFree;
const node_fs_1 = require("node:fs");
const node_net_1 = require("node:net");
exports.LOOPBACK = '127.0.0.1';
/** Below the range from which systems take ports for outgoing connections, one of which could hold ours at a restart. */
const DEFAULT_PORT = 15432;
const PORTS_TRIED = 200;
/** The port of the first start; undefined before it. */
function rememberedPort(directory) {
    if (!(0, node_fs_1.existsSync)(directory.portFile))
        return undefined;
    const port = Number((0, node_fs_1.readFileSync)(directory.portFile, 'utf8'));
    return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined;
}
/** Later starts use the same port, so that the addresses people and pools have noted stay valid. */
function rememberPort(directory, port) {
    (0, node_fs_1.writeFileSync)(directory.portFile, `${port}\n`, { mode: 0o644 });
}
/** The first free port from the preferred one upwards. */
async function findFreePort(preferred = DEFAULT_PORT) {
    const last = Math.min(preferred + PORTS_TRIED, 65_535);
    for (let port = preferred; port < last; port++)
        if (await isFree(port))
            return port;
    throw new Error(`no free port from ${preferred} to ${last}`);
}
/** Whether nothing on this machine listens there. */
function isFree(port) {
    return new Promise((answer) => {
        const probe = (0, node_net_1.createServer)();
        probe.once('error', () => answer(false));
        probe.listen({ port, host: exports.LOOPBACK, exclusive: true }, () => probe.close(() => answer(true)));
    });
}
//# sourceMappingURL=server-port.js.map