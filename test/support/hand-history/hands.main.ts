import { readFileSync } from 'node:fs';
import { runHandsCommand } from './hands-command';

// A reader that has seen enough (`| head`) closes the pipe; that is no fault of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = runHandsCommand(process.argv.slice(2), {
  readFile: (path) => readFileSync(path),
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
});
