import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface RunningProgram {
  readonly pid: number;
  readonly port: number;
  /** The output of the program until it was ready. */
  readonly printed: string;
  stop(): Promise<void>;
}

/** The Node options of `npm start`, for both sides. */
const NODE_OPTIONS = (
  JSON.parse(readFileSync(join(__dirname, '..', '..', 'package.json'), 'utf8')) as Record<
    'scripts',
    { start: string }
  >
).scripts.start
  .split(' ')
  .filter((word) => word.startsWith('--'));

/** Starts a Node program of its own process and waits until it prints `ready`, which names the port. */
export async function startProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  ready: RegExp,
): Promise<RunningProgram> {
  const child = spawn(process.execPath, [...NODE_OPTIONS, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  // A failing bench must not leave the process behind.
  const end = (): void => void child.kill();
  process.once('exit', end);
  void exited.then(() => process.off('exit', end));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
  };
  let printed = '';
  for await (const line of createInterface(child.stdout)) {
    printed += `${line}\n`;
    const port = ready.exec(line)?.[1];
    if (port === undefined) continue;
    child.stdout.resume();
    return { pid: child.pid!, port: Number(port), printed, stop };
  }
  throw new Error(`the program ended before it was ready:\n${printed}`);
}
