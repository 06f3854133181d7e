import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { type Server, WebSocket, WebSocketServer } from 'ws';
import { GOING_AWAY, BackpressureSocket, type SocketLimits, TOO_SLOW } from './backpressure-socket';

const LIMITS = { sendMs: 200, waitingBytes: 4 * 1024 * 1024, closeTimeoutMs: 200 };
const A_LOT = 'x'.repeat(1024 * 1024);

let server: Server<typeof BackpressureSocket>;
let client: WebSocket;
let served: BackpressureSocket;
beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', WebSocket: BackpressureSocket });
  await once(server, 'listening');
  const connected = once(server, 'connection') as Promise<[BackpressureSocket]>;
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  [served] = await connected;
  await once(client, 'open');
});
afterEach(async () => {
  client.terminate();
  served.terminate();
  await new Promise((resolve) => server.close(resolve));
});

const limit = (limits: Partial<SocketLimits> = {}): void =>
  void Object.assign(served, { limits: { ...LIMITS, ...limits } });

/** Sends as the adapter of graphql-ws does. */
const send = (data: string): Promise<void> =>
  new Promise((resolve, reject) => {
    if (served.readyState === served.OPEN)
      served.send(data, (failure) => (failure ? reject(failure) : resolve()));
    else resolve();
  });

const closing = async (): Promise<[number, string]> => {
  const [code, reason] = (await once(client, 'close')) as [number, Buffer];
  return [code, reason.toString()];
};

describe('a socket with a time limit', () => {
  it('answers the sender when the client has taken what was sent, and no sooner', async () => {
    client.pause();
    limit({ sendMs: 60_000, waitingBytes: Infinity });
    let taken = 0;
    const sent = Array.from({ length: 32 }, () => send(A_LOT).then(() => taken++));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(taken).toBeLessThan(32);
    client.resume();
    await Promise.all(sent);
    expect(taken).toBe(32);
  });

  it('sends a client away that takes nothing for too long, and says why', async () => {
    client.pause();
    limit({ closeTimeoutMs: 60_000, waitingBytes: Infinity });
    const sent = Array.from({ length: 32 }, () => send(A_LOT).catch(() => undefined));
    await new Promise((resolve) => setTimeout(resolve, 400));
    const told = closing();
    client.resume();
    expect(await told).toEqual([TOO_SLOW.code, TOO_SLOW.reason]);
    await Promise.all(sent);
  });

  it('cuts a client off that does not go', async () => {
    client.pause();
    limit({ waitingBytes: Infinity });
    const gone = once(served, 'close');
    await Promise.all(Array.from({ length: 32 }, () => send(A_LOT).catch(() => undefined)));
    await gone;
  });

  it('holds no more for a client than its limit and the message in hand', async () => {
    client.pause();
    limit({ sendMs: 60_000 });
    const gone = once(served, 'close');
    await Promise.all(Array.from({ length: 64 }, () => send(A_LOT).catch(() => undefined)));
    expect(served.bufferedAmount).toBeLessThan(LIMITS.waitingBytes + 2 * A_LOT.length);
    await gone;
  });

  it('gives the reason in as many bytes as the protocol has, and never half a character', async () => {
    const told = closing();
    served.close(4401, 'ñ'.repeat(100));
    expect(await told).toEqual([4401, 'ñ'.repeat(61)]);
  });

  it('closes a client that breaks the protocol, without an error that somebody would have to hear', async () => {
    const told = closing();
    const heard: unknown[] = [];
    served.on('error', (failure) => heard.push(failure));
    (client as unknown as { _socket: Socket })._socket.write(Buffer.from([0xff, 0x80, 0, 0, 0, 0]));
    expect((await told)[0]).toBe(1002);
    expect(heard).toEqual([]);
  });

  it('sends nothing to a client that is gone', async () => {
    let messages = 0;
    const told = closing();
    client.once('message', () => void messages++);
    served.close(GOING_AWAY.code, GOING_AWAY.reason);
    served.close(4401, 'twice');
    await send('late');
    expect(await told).toEqual([1001, GOING_AWAY.reason]);
    expect(messages).toBe(0);
  });
});
