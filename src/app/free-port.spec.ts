import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { freePortFrom } from './free-port';

const HOST = '127.0.0.1';

async function listeningServer(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

const closed = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

describe('the port to listen on', () => {
  it('is the wanted one where it is free, and is left free', async () => {
    const { server, port } = await listeningServer();
    await closed(server);
    expect(await freePortFrom(port, HOST)).toBe(port);
    const again = createServer().listen(port, HOST);
    await once(again, 'listening');
    await closed(again);
  });

  it('is any free one where the wanted one is taken, or the address is not ours', async () => {
    const { server, port } = await listeningServer();
    expect(await freePortFrom(port, HOST)).toBe(0);
    await closed(server);
    expect(await freePortFrom(port, '192.0.2.1')).toBe(0);
  });
});
