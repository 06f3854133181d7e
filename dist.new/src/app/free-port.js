"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.freePortFrom = freePortFrom;
const node_net_1 = require("node:net");
/** The wanted port where it is free, else 0: any free one. */
function freePortFrom(wanted, host) {
    return new Promise((resolve) => {
        const probe = (0, node_net_1.createServer)()
            .once('error', () => resolve(0))
            .listen(wanted, host, () => probe.close(() => resolve(wanted)));
    });
}
//# sourceMappingURL=free-port.js.map