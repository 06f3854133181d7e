/**
 * `npm run check`: everything that needs no database and no build, side by side. Says how long each took, and shows
 * the output of those that fail.
 */
import { spawn } from 'node:child_process';

const CHECKS = ['format:check', 'check:dependencies', 'lint', 'types', 'check:web', 'test:quick'];

/** Runs one script of package.json; answers whether it succeeded. */
function run(script) {
  const began = performance.now();
  const child = spawn(`npm run --silent ${script}`, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${script}, ${seconds} s`);
      if (code !== 0) console.log(output);
      resolve(code === 0);
    });
  });
}

const succeeded = await Promise.all(CHECKS.map(run));
process.exitCode = succeeded.every(Boolean) ? 0 : 1;
