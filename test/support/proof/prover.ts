import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const FOLDER = join(__dirname, '..', '..', '..', 'packages', 'prover');

/** Whether this machine has the Python that the prover needs. */
export const hasPython =
  spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 11))']).status === 0;

/** Runs the prover of `packages/prover` on a file. */
export function prove(
  file: string,
  ...options: readonly string[]
): { readonly status: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync('python3', ['-m', 'cagnotte_prover', ...options, file], {
    cwd: FOLDER,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return { status, said: `${stdout}${stderr}` };
}
