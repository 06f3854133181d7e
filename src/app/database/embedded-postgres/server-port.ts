import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { DataDirectory } from './data-directory';

export const LOOPBACK = '127.0.0.1';
/** Below the range from which systems take ports for outgoing connections, one of which could hold ours at a restart. */
const DEFAULT_PORT = 15432;
const PORTS_TRIED = 200;

/** The port of the last start; undefined before the first. */
export function rememberedPort(directory: DataDirectory): number | undefined {
  if (!existsSync(directory.portFile)) return undefined;
  const port = Number(readFileSync(directory.portFile, 'utf8'));
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined;
}

/** Later starts use the same port while it is free, so that known addresses stay valid. */
export function rememberPort(directory: DataDirectory, port: number): void {
  writeFileSync(directory.portFile, `${port}\n`, { mode: 0o644 });
}

export async function findFreePort(preferred = DEFAULT_PORT): Promise<number> {
  const last = Math.min(preferred + PORTS_TRIED, 65_535);
  for (let port = preferred; port < last; port++) if (await isFree(port)) return port;
  throw new Error(`no free port from ${preferred} to ${last}`);
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen({ port, host: LOOPBACK, exclusive: true }, () => probe.close(() => answer(true)));
  });
}
