import type { WebSocket } from 'ws';

/** How long and how much is waited for a client. */
export interface SocketLimits {
  /** A client that takes nothing for so long is sent away. */
  readonly sendMs: number;
  /** So many bytes may wait for a client: the answers to what it keeps asking while it takes nothing. */
  readonly waitingBytes: number;
  /** A client that was told to go is cut off after so long. */
  readonly farewellMs: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  sendMs: 10_000,
  waitingBytes: 1024 * 1024,
  farewellMs: 2_000,
};

/** Close codes from 4000 on are the application's; HTTP calls it "too many requests" and "request time-out". */
export const TOO_SLOW = {
  code: 4408,
  reason: 'SUBSCRIPTION.TOO_SLOW: subscribe again after the last position',
} as const;
export const GOING_AWAY = {
  code: 1001,
  reason: 'Going away: subscribe again after the last position',
} as const;

/** A WebSocket that waits for its client, and not for ever: whoever sends is answered when the client has taken it. */
export class PatientSocket {
  constructor(
    private readonly socket: WebSocket,
    private readonly limits: SocketLimits = SOCKET_LIMITS,
  ) {
    // What is wrong with a frame closes the socket, which is all there is to do about it.
    socket.on('error', () => undefined);
  }

  send(data: string): Promise<void> {
    const { socket, limits } = this;
    if (socket.readyState !== socket.OPEN) return Promise.resolve();
    if (socket.bufferedAmount > limits.waitingBytes) this.close(TOO_SLOW.code, TOO_SLOW.reason);
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => this.close(TOO_SLOW.code, TOO_SLOW.reason), limits.sendMs);
      socket.send(data, (failure) => {
        clearTimeout(late);
        if (failure) reject(failure);
        else resolve();
      });
    });
  }

  /** Tells the client why, in as many bytes as the protocol has for it, and cuts it off if it does not go. */
  close(code?: number, reason = ''): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.socket.close(code, shortened(reason));
    const cut = setTimeout(() => this.socket.terminate(), this.limits.farewellMs);
    this.socket.once('close', () => clearTimeout(cut));
  }
}

const MOST_BYTES = 123;

/** Characters are left out at the end until the rest is short enough. */
function shortened(reason: string): string {
  let text = reason;
  while (Buffer.byteLength(text) > MOST_BYTES) text = text.slice(0, -1);
  return text.toWellFormed();
}
