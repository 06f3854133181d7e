"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.asksForWebSocket = void 0;
exports.answerOverHttp = answerOverHttp;
exports.refuseUpgrade = refuseUpgrade;
/** Whether it asks for a WebSocket at this path. */
const asksForWebSocket = ({ headers, url = '' }, path) => headers.upgrade?.toLowerCase() === 'websocket' && url.split('?', 1)[0] === path;
exports.asksForWebSocket = asksForWebSocket;
/** Of the connection alone, not of what is asked. */
const OF_THE_UPGRADE = new Set(['upgrade', 'http2-settings', 'connection']);
/**
 * Answers a request as if it had not asked: a server may stay with HTTP/1.1, and some clients (that of Java among them)
 * ask for HTTP/2 with every request. The request is read a second time, without its wish.
 */
function answerOverHttp(server, { request, socket, head }) {
    const { method, url, httpVersion, rawHeaders } = request;
    const headers = [];
    for (let index = 0; index < rawHeaders.length; index += 2) {
        const [name, value] = [rawHeaders[index], rawHeaders[index + 1]];
        if (!OF_THE_UPGRADE.has(name.toLowerCase()))
            headers.push(`${name}: ${value}\r\n`);
    }
    const again = Buffer.from(`${method} ${url} HTTP/${httpVersion}\r\n${headers.join('')}\r\n`, 'latin1');
    socket.unshift(Buffer.concat([again, head]));
    server.emit('connection', socket);
}
/** Refuses a WebSocket, as HTTP does. */
function refuseUpgrade({ socket }, status) {
    socket.on('error', () => undefined);
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
//# sourceMappingURL=upgrade.js.map