/* The processes that use the server: one empty file each, named after the process, so that a file left behind by a
   killed process, or a pid used again, counts for nothing. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProcessRunning, nameOfThisProcess } from './process-inspection';

let registrations = 0;

export function register(users: string): string {
  const name = `${nameOfThisProcess()}.${++registrations}`;
  writeFileSync(join(users, name), '', { flag: 'wx' });
  return name;
}

export function deregister(users: string, name: string): void {
  rmSync(join(users, name), { force: true });
}

export function livingUsers(users: string): string[] {
  return readdirSync(users).filter(isProcessRunning);
}

/** Removes what dead processes left behind. Call it under the directory's lock. */
export function forgetDeadUsers(users: string): void {
  const living = new Set(livingUsers(users));
  for (const name of readdirSync(users)) if (!living.has(name)) deregister(users, name);
}
