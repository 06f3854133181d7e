import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ServerUser } from './server-user';

const execFileAsync = promisify(execFile);

/** The only environment variables of the server's programs: a foreign LANG or PGPORT must not reach them. */
const PASSED_ON = ['PATH', 'TMPDIR', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH'];

export function serverEnvironment(): NodeJS.ProcessEnv {
  const kept = PASSED_ON.flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  );
  return { ...(Object.fromEntries(kept) as NodeJS.ProcessEnv), LC_ALL: 'C', TZ: 'UTC' };
}

export function serverProcessOptions(user: ServerUser | undefined) {
  return { cwd: '/', env: serverEnvironment(), ...(user && { uid: user.uid, gid: user.gid }) };
}

/** Runs a program and returns its output. Rejects with an Error that carries `stderr`. */
export async function runProgram(file: string, args: readonly string[], user?: ServerUser): Promise<string> {
  return (await execFileAsync(file, args, { ...serverProcessOptions(user), encoding: 'utf8' })).stdout;
}

export function complaintOf(error: unknown): string {
  const stderr = (error as { stderr?: unknown }).stderr;
  return typeof stderr === 'string' && stderr.trim() !== '' ? stderr.trim() : String(error);
}
