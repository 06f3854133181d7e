/**
 * `npm run check`: everything that needs no database and no build, side by side. Prints the time of each check, and the
 * output of those that fail; at the end the processor time of all.
 */
import { spawn } from 'node:child_process';

const CHECKS = ['format:check', 'check:dependencies', 'lint', 'types', 'check:web', 'test:quick'];

/**
 * The type checkers are programs in Go that run for seconds: collecting garbage takes a third of their processor time and
 * hardly lowers their memory. Above this much memory they collect it after all. Each of their threads works out again the
 * types that all files share, and other checks run beside them: one thread each takes a quarter less.
 */
const ENVIRONMENT = { GOGC: 'off', GOMEMLIMIT: '3GiB', GOMAXPROCS: '1', ...process.env };

/** `times` of POSIX prints, in its second line, the user and system time of all processes that the shell has started. */
const CHILDREN_TIMES = /(\d+)m([\d.]+)s\s+(\d+)m([\d.]+)s\s*$/;

const secondsIn = (times) => {
  const [, ...parts] = CHILDREN_TIMES.exec(times) ?? [];
  const [userMinutes = NaN, user, systemMinutes, system] = parts.map(Number);
  return 60 * (userMinutes + systemMinutes) + user + system;
};

/** Runs one script of package.json. @returns whether it succeeded, and its processor time in seconds */
function run(script) {
  const began = performance.now();
  const child = spawn('sh', ['-c', `npm run --silent ${script}; code=$?; times >&3; exit $code`], {
    env: ENVIRONMENT,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const [output, times] = [[], []];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => output.push(text));
  child.stdio[3].on('data', (text) => times.push(text));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = secondsIn(times.join(''));
      const taken = ((performance.now() - began) / 1000).toFixed(1);
      console.log(
        `${code === 0 ? 'ok    ' : 'FAILED'} ${script}, ${taken} s, ${seconds.toFixed(1)} s of processors`,
      );
      if (code !== 0) console.log(output.join(''));
      resolve({ hasSucceeded: code === 0, seconds });
    });
  });
}

const results = await Promise.all(CHECKS.map(run));
const total = results.reduce((sum, { seconds }) => sum + seconds, 0);
console.log(`${total.toFixed(0)} s of processors in all`);
process.exitCode = results.every(({ hasSucceeded }) => hasSucceeded) ? 0 : 1;
