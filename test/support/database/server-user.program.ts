/* A program that uses the embedded server and does nothing else, to be killed by tests. One JSON object per line:
   out  {"event":"started","url":...,"adopted":...}, then one answer per line that comes in: {"event":"done"} or
        {"event":"failed","message":...}
   in   "release" | "finish" (ends without a release, as a short program does) */
import { createInterface } from 'node:readline';
import { startEmbeddedPostgres } from '../../../src/app/database/embedded-postgres';

const say = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

const sayFailure = (error: unknown): void => {
  say({ event: 'failed', message: (error as Error).message });
};

async function main(): Promise<void> {
  const [dataDirectory = '', preferredPort] = process.argv.slice(2);
  const server = await startEmbeddedPostgres({
    dataDirectory,
    preferredPort: Number(preferredPort),
    log: (line) => void process.stderr.write(`${line}\n`),
  });
  const { url, port, adopted } = server;
  const commands = createInterface({ input: process.stdin });
  commands.on('line', (command) => {
    if (command === 'finish') {
      commands.close();
      process.stdin.destroy();
      return;
    }
    server.release().then(() => say({ event: 'done' }), sayFailure);
  });
  say({ event: 'started', url, port, adopted });
}

main().catch((error: unknown) => {
  sayFailure(error);
  process.exitCode = 1;
});
