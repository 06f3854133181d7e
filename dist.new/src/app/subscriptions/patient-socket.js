"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.PatientSocket = exports.GOING_AWAY = exports.TOO_SLOW = exports.SOCKET_LIMITS = void 0;
exports.SOCKET_LIMITS = {
    sendMs: 10_000,
    waitingBytes: 1024 * 1024,
    farewellMs: 2_000,
};
/** Close codes from 4000 on are the application's; HTTP calls it "too many requests" and "request time-out". */
exports.TOO_SLOW = {
    code: 4408,
    reason: 'SUBSCRIPTION.TOO_SLOW: subscribe again after the last position',
};
exports.GOING_AWAY = {
    code: 1001,
    reason: 'Going away: subscribe again after the last position',
};
/** A WebSocket that waits for its client, and not for ever: whoever sends is answered when the client has taken it. */
class PatientSocket {
    socket;
    limits;
    constructor(socket, limits = exports.SOCKET_LIMITS) {
        this.socket = socket;
        this.limits = limits;
        // What is wrong with a frame closes the socket, which is all there is to do about it.
        socket.on('error', () => undefined);
    }
    send(data) {
        const { socket, limits } = this;
        if (socket.readyState !== socket.OPEN)
            return Promise.resolve();
        if (socket.bufferedAmount > limits.waitingBytes)
            this.close(exports.TOO_SLOW.code, exports.TOO_SLOW.reason);
        return new Promise((resolve, reject) => {
            const late = setTimeout(() => this.close(exports.TOO_SLOW.code, exports.TOO_SLOW.reason), limits.sendMs);
            socket.send(data, (failure) => {
                clearTimeout(late);
                if (failure)
                    reject(failure);
                else
                    resolve();
            });
        });
    }
    /** Tells the client why, in as many bytes as the protocol has for it, and cuts it off if it does not go. */
    close(code, reason = '') {
        if (this.socket.readyState !== this.socket.OPEN)
            return;
        this.socket.close(code, shortened(reason));
        const cut = setTimeout(() => this.socket.terminate(), this.limits.farewellMs);
        this.socket.once('close', () => clearTimeout(cut));
    }
}
exports.PatientSocket = PatientSocket;
const MOST_BYTES = 123;
/** Characters are left out at the end until the rest is short enough. */
function shortened(reason) {
    let text = reason;
    while (Buffer.byteLength(text) > MOST_BYTES)
        text = text.slice(0, -1);
    return text.toWellFormed();
}
//# sourceMappingURL=patient-socket.js.map