import { createServer } from 'node:net';

/** Why nothing can listen there, as the code of the system (`EADDRINUSE`, `EACCES`), or undefined where it can. */
export function failureToListen(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'unknown'));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}

/** The wanted port where it is free, else 0: any free one. */
export async function freePortFrom(wanted: number, host: string): Promise<number> {
  return (await failureToListen(host, wanted)) === undefined ? wanted : 0;
}
