import { readFileSync } from 'node:fs';
import { runHandsCommand } from './hands-command';

/** `cagnotte hands FILE...`: whether the money of recorded poker hands ties; returns the exit code. */
export function hands(files: readonly string[]): Promise<number> {
  // A reader that has seen enough (`| head`) closes the pipe; that is no fault of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const code = runHandsCommand(files, {
    readFile: (path) => readFileSync(path),
    out: (line) => process.stdout.write(`${line}\n`),
    err: (line) => process.stderr.write(`${line}\n`),
  });
  return Promise.resolve(code);
}
