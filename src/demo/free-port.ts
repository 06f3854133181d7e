import { createServer } from 'node:net';

export function freePortFrom(wanted: number, host: string): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(0))
      .listen(wanted, host, () => probe.close(() => resolve(wanted)));
  });
}
